game-title = Vigie
game-line = Convois, croiseurs et leurres autour d’une île : un petit jeu sur hexagones.
board-chart = La carte
board-track = Tours
board-base = { $base }
board-formation = { $letter } : { $group }
boards-bases = Bases aériennes
boards-formations = Formations
box-hangar = Hangar
box-ready = Prêts
box-aloft = En vol
box-place = Place { $number }
cell = { $turn }
phase = Tour { $turn } sur { $last }
ground-land = terre
ground-coast = côte
ground-closed = fermé par la terre
ground-reef = récif
ground-goal = But du siège { $number }
place-island = Île Longue
place-sound = Détroit du Nord
place-bank = Banc des Brisants
base-0 = Aérodrome ouest
base-1 = Aérodrome est
group-unknown = Groupe inconnu
group-ships = Navires
group-dummy = leurre
group-cruisers = croiseurs
group-convoy = convoi
patrol-face = Patrouille
cruiser = Croiseur
transport = Transports
escort = Escorteur
speed = Vitesse
    .column = vit.
steps = Pas
    .column = pas
points = Points
points-left = Mouvement restant
    .column = mvt
cost = Coût
arrives = Points pour le convoi
battle = Combat
battle-dice = un dé chacun, touché à partir de 4
searching = Recherche
allowed = permise
range = { $hexes } hexagones
last-seen = vu au tour { $turn }
badge-fast = trop rapide pour un convoi
badge-shown = découvert au tour { $turn }
badge-ships = navires, signalés au tour { $turn }
badge-arming = prêt au prochain tour
odds-shown = découvert
odds-ships = navires ou leurre
odds-nothing = rien trouvé
marker = { $letter }
hex = { $hex }
leg = { $marker } vers { $hex }
patrol = patrouille P{ $number }
do-move = Déplacer { $leg }
do-search = Chercher en { $hex }
do-ready = Préparer { $patrol }
do-done = Finir son tour
prompt-yours = Tour { $turn }, { $night ->
    [0] jour
   *[other] nuit : pas de recherche
}. Déplacez vos pions, préparez vos patrouilles, cherchez.
prompt-theirs = Tour { $turn }, { $night ->
    [0] jour
   *[other] nuit
}. L’autre camp se déplace.
prompt-over = La partie est finie.
event-turn = Tour { $turn }, { $night ->
    [0] jour
   *[other] nuit
}
event-roll = { $seat } obtient { $die }
event-moved = { $marker } va en { $hex }
event-readied = { $seat } prépare { $patrol }
event-searched = { $seat } cherche en { $hex }
event-ships = { $marker } : il y a des navires
event-shown = { $marker } est découvert : { $group }
event-hit = { $marker } est touché
event-sunk = { $marker } est coulé
event-arrived = Le convoi { $marker } de { $seat } arrive
won-by-points = Gagné avec { $points ->
    [one] un point
   *[other] { $points } points
}
noun-leg = étape
    .a = un pion et un hexagone
    .no = pas de pion ni d’hexagone
noun-hex = hexagone
    .a = un hexagone
    .no = pas d’hexagone
noun-patrol = patrouille
    .a = une patrouille
    .no = pas de patrouille
