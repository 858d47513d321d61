# Branle-bas de Combat : tous les mots que le jeu affiche en dehors des noms des navires, des types, des ouvrages et des scénarios.

game-title = Branle-bas de Combat
game-line = Vaisseaux de ligne et frégates, de 1740 à 1815 : gagnez l’avantage du vent, tenez la ligne, enfilez une poupe, abordez, et restez maître des lieux à la nuit tombée.
## Choix

do-nation = Choisir : { $nation }
do-ready = Prendre la flotte toute faite
do-buy = Acheter : { $model }
do-done = Terminer
do-split = Une division de { $size } navires
do-flag = { $ship } porte l’Amiral
do-commander = { $ship } commande sa division
do-wind = Vent de { $rose }
do-station = La ligne suivante à { $side }
do-straight = Combattre le feu, tout droit
do-free = Garder sa liberté d’action
do-plug = Aveugler une voie d’eau
do-rudder = Réparer le gouvernail
do-overboard = { $points ->
    [0] Tenter le renflouage
   *[other] Jeter { $points } Bordée par-dessus bord et tenter le renflouage
}
do-wait = Attendre
do-succession = Virer en succession : { $signal }
do-together = Virer tous à la fois : { $signal }
do-line = Une ligne : { $division }
do-lines = Deux lignes : { $lines }
do-pass = Laisser
do-reread = Faire répéter le signal
do-accept = S’en tenir là
do-release = Laisser les mains libres à { $ship }
do-disperse = Laisser les mains libres à tous
do-leave = { $ship } quitte la ligne
do-heave = Mettre en panne
do-steady = Comme ça
do-lead = Gouverner la ligne
do-way = Tous ensemble, { $run }
do-ahead = Droit devant, { $length }
do-port = À bâbord, { $angle }
do-starboard = À tribord, { $angle }
do-end = Finir le mouvement
do-tack = Virer vent devant, par { $side }
do-anchor = Jeter l’ancre, cap { $angle }
do-weigh = Lever l’ancre
do-cut = Couper le câble
do-tow = Prendre { $ship } en remorque
do-castoff = Larguer la remorque
do-scuttle = Saborder { $ship }
do-part = Se dégager par { $side }
do-fight = Rester et se battre
do-rejoin = Reprendre son poste
do-board = Aborder { $ship }
do-avoid = Éviter par { $side }
do-land = { $points ->
    [0] Ne pas débarquer
   *[other] Débarquer { $points } Abordage
}
do-fire = Tirer sur { $shot }
do-close = Caronades et mousquets sur { $ship }
do-hold = Retenir le feu
do-again = Relancer
do-keep = Le garder
do-giver = Prendre des hommes à bord de { $ship }
do-give = Passer { $gift }
do-grapple = Aborder { $ship }
do-possess = Amariner { $ship }
do-assault = Les troupes de { $ship } continuent l’assaut
do-reembark = Les troupes de { $ship } rembarquent
do-morale = Demander un test de moral

length-cm = { $length } cm
angle-degrees = { $angle }°
division-number = division { $number }
signal-side = division { $division }, à { $side }
signal-course = division { $division }, à { $side }, cap { $course }
shot-hull = la coque de { $ship }
shot-masts = la mâture de { $ship }
gift-points = { $points } Abordage à { $ship }

## Ce qu’il faut faire

prompt-over = La bataille est finie.
prompt-waits = On attend { $seat }.
prompt-nation = Choisissez la nation que vous commandez.
prompt-fleet = Choisissez vos navires dans la limite du budget, puis arrêtez la flotte.
prompt-organise = Formez les divisions, désignez le vaisseau amiral, les chefs et les frégates répétitrices.
prompt-wind = Convenez d’où souffle le vent.
prompt-station = De quel côté de la première ligne se place la division suivante ?
prompt-repair = { $ship } : à quoi s’emploie l’équipage ?
prompt-refloat = { $ship } est échoué : jetez des canons par-dessus bord, tentez le renflouage, ou attendez.
prompt-signal = { $ship } : hisser un signal, ou laisser les divisions continuer ?
prompt-reread = { $ship } n’a pas bien lu le signal. Faire répéter la frégate ?
prompt-formation = C’est le tour de la formation de { $ship } : comment manœuvre-t-elle ?
prompt-separate = { $ship } est retenu : chercher à se séparer, ou rester ?
prompt-steer = { $ship }, { $attitude }. Déplacements restants : { $slots } ; parcouru : { $run } cm.
prompt-collide = { $ship } va heurter { $second } : éviter ou aborder ?
prompt-land = { $ship } est près d’une batterie : débarquer des troupes ?
prompt-fire = { $ship } tire : choisissez une cible, ou retenez le feu.
prompt-risk = { $ship } : garder ce dé de risque, ou le relancer ?
prompt-transfer = Passez des hommes à un ami bord à bord, ou commencez les combats.
prompt-tangled = { $ship } est emmêlé avec un ennemi : l’aborder ?
prompt-possess = { $ship } a amené : l’amariner, ou le saborder ?
prompt-assault = Les troupes de { $ship } sont à terre : continuer l’assaut, ou rembarquer ?

## Où en est la bataille

phase-setup = Avant la bataille
phase-turn = { $clock } · Tour { $turn } sur { $turns } · { $part }
phase-tests = tests
phase-movement = mouvements
phase-gunfire = tirs
phase-boarding = abordages
phase-night = nuit tombée

## Le vent

force-calm = calme
force-light = petite brise
force-good = bonne brise
force-fresh = vent frais
force-gale = coup de vent
wind-now = { $force } de { $wind }
wind-fog = brume, petite brise de { $wind }

attitude-irons = vent debout
attitude-close = au près
attitude-reach = largue
attitude-reaching = largue
attitude-run = vent arrière
attitude-running = vent arrière

## Portées, bords, zones

range-point-blank = bout portant
range-short = portée courte
range-medium = portée moyenne
range-long = portée longue
cone-bow = d’ici on l’enfile par la proue
cone-stern = d’ici on l’enfile par la poupe

side-port = bâbord
side-starboard = tribord

area-land = terre
area-reef = récif
area-zone-1 = petits fonds (zone 1)
area-zone-2 = hauts-fonds (zone 2)
unit-centimetre = cm
board-sea = La mer

## Valeurs d’un navire

fact-budget = points
fact-guns = canons
fact-broadside = Bordée
    .column = B
fact-quality = Force
    .column = F
fact-crew = Abordage
    .column = A
fact-rank = rang
fact-sail = marche
fact-hull = coque
fact-hull-upper = coque, ligne du haut
    .column = haut
fact-hull-lower = coque, ligne du bas
    .column = bas
fact-mast = { $mast ->
    [1] mât de misaine
    [2] grand mât
   *[3] mât d’artimon
}
fact-fires = incendies
fact-leaks = voie d’eau
fact-rudder = gouvernail endommagé
    .column = barre
fact-captains = capitaines tués
    .column = capitaines
sinks-in-turn = sombre au tour { $turn }

sail-good = bon marcheur
sail-poor = mauvais marcheur
sail-slow = lent

## Ce qu’est et ce que subit un navire

badge-flagship = vaisseau amiral
badge-commander = chef de division
badge-repeater = frégate répétitrice
badge-prize = prise
badge-retreat = en retraite
badge-disorder = { $turns ->
    [one] désordre, { $turns } tour
   *[other] désordre, { $turns } tours
}
badge-grappled = accroché
badge-entangled = emmêlé
badge-anchored = au mouillage
badge-aground = échoué
badge-wrecked = naufragé
badge-masked-port = { $turns ->
    [one] bâbord masqué, { $turns } tour
   *[other] bâbord masqué, { $turns } tours
}
badge-masked-starboard = { $turns ->
    [one] tribord masqué, { $turns } tour
   *[other] tribord masqué, { $turns } tours
}
badge-misread = a mal lu le signal
badge-unseen = n’a pas vu le signal
badge-first-fire = premier tir à venir
badge-straight = combat le feu
badge-tows = remorque
badge-admiral-dead = Amiral tué
badge-sealed = flotte choisie
badge-choosing = choisit sa flotte

## Les camps

fact-spent = points dépensés
    .column = dépensé
fact-good-order = en bon état
    .column = en état
fact-prizes = prises
fact-lost = perdus
fact-morale = moral
zone-fleet = Flotte de { $seat }
zone-market = Navires à choisir
## Le laboratoire

stat-turns = Tours
stat-broadsides = Bordées tirées
stat-masts = Mâts abattus
stat-fires = Incendies
stat-leaks = Voies d’eau
stat-collisions = Collisions
stat-boardings = Abordages
stat-taken = Navires pris
stat-retreats = Navires mis en retraite
stat-explosions = Navires explosés
stat-nations = Nations
    .kind = nation
    .c1 = navires
    .c2 = gagnés
    .c3 = en bon état
    .c4 = pris
    .c5 = coulés ou partis

## Options

option-budget = Budget
    .hint = Les points de la flotte de chaque camp.
option-length = Tours jusqu’à la nuit
    .hint = 16 tours commencent à 15 h, 24 à 13 h, 32 à 11 h.
option-period = Période
    .hint = Avant 1783, pas de caronades, et les Anglais ne valent pas mieux que les autres ; après 1793, ils sont maîtres des mers.
option-iberian = Espagne et Hollande, 1770 à 1790
    .hint = Les Espagnols manœuvrent et virent mieux, les Hollandais moins bien ; pour les périodes d’avant 1793.
option-wind-by-choice = Vent au choix
    .hint = Vous convenez d’où souffle le vent ; sinon il est tiré au sort.
option-strategic-morale = Moral stratégique
    .hint = Un camp dont le moral cède ne perd pas aussitôt ; il doit s’échapper avant la nuit.
option-frigate-courtesy = Courtoisie envers les frégates
    .hint = Les vaisseaux de ligne épargnent une frégate qui n’a pas tiré, tant qu’ils ont une autre cible.
option-deri-of-eight = Dé de risque à huit faces
    .hint = Un dé de risque à huit faces, sur lequel rien n’est à confirmer.
option-historical-fleets = Flottes historiques
    .hint = Une flotte n’a guère plus de navires de chaque rang que sa nation n’en avait.
option-frigate-action = Combat de frégates
    .hint = Les flottes peuvent n’avoir que des frégates.

## Les dés

signed-de = { $de ->
    [-2] −2
    [-1] −1
    [0] 0
    [1] +1
   *[2] +2
}
signed-sum = { $sum ->
    [-4] −4
    [-3] −3
    [-2] −2
    [-1] −1
    [0] 0
    [1] +1
    [2] +2
    [3] +3
   *[4] +4
}
wind-face = { $die ->
    [1] force +
    [2] force −
    [3] un secteur dans le sens horaire
    [4] un secteur dans le sens antihoraire
    [5] calme ou coup de vent
   *[6] brume
}
close-face = { $die ->
    [1] rien
    [2] rien, sauf pour les caronades anglaises ou américaines
    [3] 2 points de mâts
    [4] capitaine tué
   *[other] 1 Abordage perdu
}
risk-face = { $die ->
    [1] incendie
    [2] 2 points de coque de plus
    [3] gouvernail
    [4] voie d’eau
    [5] 2 points de mâts de plus
   *[6] 1 Abordage perdu
}
risk-face-of-eight = { $die ->
    [1] incendie
    [2] gouvernail
    [3] voie d’eau
    [4] 1 Abordage perdu
    [5] 2 points de mâts de plus
    [6] 2 points de mâts de plus
   *[other] 2 points de coque de plus
}
collision-face = { $die ->
    [1] collision violente
    [2] collision légère
    [3] collision légère, que les Anglais évitent
   *[other] éviter ou aborder
}

event-die-wind = Le dé de vent donne : { wind-face }.
event-dice-wind = Deux dés pour le nouveau vent : { $die } et { $second }.
    .minor = -
event-die-gale = { $ship } dans le coup de vent : { signed-de }.
    .minor = -
event-die-fire = { $ship } combat le feu : { signed-de }.
event-die-fire-leaps = Le feu gagne-t-il { $ship } ? { signed-de }.
event-die-major-fire = { $ship } : le feu approche de la soute aux poudres : { signed-de }.
event-die-leak = { $ship } est aux pompes : { signed-de }.
event-die-rudder = { $ship } travaille à son gouvernail : { signed-de }.
event-die-leak-box = { $ship } est touché à la flottaison : { signed-de }.
    .minor = -
event-die-sinking-turn = À quelle vitesse { $ship } s’emplit-il ? { signed-de }.
    .minor = -
event-die-admiral = { $ship } : l’Amiral est-il atteint ? { signed-de }.
event-die-explosion = { $ship } est près de l’explosion : { signed-de }.
event-die-close = { $ship } tire caronades, mousquets et grenades : { close-face }.
event-die-luck = { $ship }, aléa du tir : { signed-de }.
    .minor = -
event-die-accident = { $ship } : incident de tir : { signed-de }.
event-die-accident-fire = { $ship } : le canon éclaté met-il le feu ? { signed-de }.
event-die-red-hot = Boulets rouges dans { $ship } : { signed-de }.
event-die-risk = Dé de risque contre { $ship } : { risk-face }.
event-die-risk-of-eight = Dé de risque contre { $ship } : { risk-face-of-eight }.
event-die-confirmation = { $die ->
    [2] Le risque contre { $ship } n’est pas confirmé.
    [4] Le risque contre { $ship } n’est pas confirmé.
   *[other] Le risque contre { $ship } est confirmé.
}
    .minor = -
event-dice-tack = { $ship } tente de virer : { signed-sum }.
event-dice-powder = La poudrière de { $ship } est touchée : { signed-sum }.
event-dice-depth = { $ship } sonde : { signed-sum }.
event-dice-refloat = { $ship } tente de se renflouer : { signed-sum }.
event-die-arrival = { $ship }, d’où vient sa flotte : { signed-de }.
    .minor = -

## Ce qui s’est passé : avant la bataille

event-nation-chosen = Votre nation : { $nation }.
event-sealed = { $seat } a choisi sa flotte.
event-fleet-shown = { $count ->
    [one] { $seat }, { $nation } : { $count } navire pour { $points } points.
   *[other] { $seat }, { $nation } : { $count } navires pour { $points } points.
}
event-uneven = Les forces sont inégales : { $first } bâtiments contre { $second }.
event-flagship = { $ship } porte l’Amiral.
event-commander = { $ship } commande la { $division }.
event-wind-at-first = Le vent souffle de { $course }.
event-arrives = { $turn ->
    [0] La flotte de { $seat } arrive de { $course }.
   *[other] Une escadre de { $seat } arrivera de { $course } au tour { $turn }.
}
event-squadron-comes = Une escadre de { $seat } paraît, venant de { $course }.
event-die-signal = { $ship } guette le signal : { signed-de }.
    .minor = -
event-die-collision = { $ship } va entrer en collision : { collision-face }.
event-die-parting = { $ship } cherche à se dégager : { signed-de }.
event-die-loss = Dé d’abordage de { $ship } : { $die ->
    [1] une perte pour le plus faible.
   *[other] rien.
}
    .minor = -

## Ce qui s’est passé : le vent

event-wind-force = { $force ->
    [0] Le vent tombe : calme.
    [1] Il souffle une petite brise.
    [2] Il souffle une bonne brise.
    [3] Le vent est frais.
   *[4] Un coup de vent se lève.
}
event-wind-shifts = Le vent souffle maintenant de { $course }.
event-fog-falls = La brume tombe.
event-fog-lifts = La brume se lève.

## Ce qui s’est passé : feu, voies d’eau, gouvernail

event-sails-straight = { $ship } ne fait plus que combattre le feu et continuer tout droit.
event-fire = { $fires ->
    [1] { $ship } prend feu.
   *[other] { $ship } brûle en { $fires } endroits.
}
event-fire-out = { $fires ->
    [0] Le feu de { $ship } est éteint.
    [1] Un incendie de { $ship } est éteint ; il en reste un.
   *[other] Un incendie de { $ship } est éteint ; il en reste { $fires }.
}
event-fire-burns = Le feu coûte à { $ship } { $points } points de coque et de mâts.
event-leak = { $ship } fait eau et sombrera au tour { $turn }.
event-leak-plugged = { $leaks ->
    [0] { $ship } a aveuglé sa voie d’eau.
   *[other] { $ship } a aveuglé une voie d’eau ; il en reste { $leaks }.
}
event-leak-worse = La voie d’eau de { $ship } s’aggrave : il sombrera au tour { $turn }.
event-rudder-damaged = Le gouvernail de { $ship } est emporté.
event-rudder-mended = { $ship } gouverne de nouveau.

## Ce qui s’est passé : le mouvement

event-helm-ahead = { $ship } court { $length } droit devant.
    .minor = -
event-helm-turns = { $ship } vient de { $angle } sur { $side }.
    .minor = -
event-helm-steady = { $ship } poursuit sa route.
    .minor = -
event-helm-end = { $ship } achève son mouvement.
    .minor = -
event-stays-fighting = { $ship } reste au combat.
    .minor = -
event-holds-fire = { $ship } retient son feu.
    .minor = -
event-takes-aim = { $ship } pointe sur { $second_ship }.
    .minor = -
event-risk-kept = { $ship } garde ce dé de risque.
    .minor = -
event-no-signal = { $ship } ne signale rien.
    .minor = -
event-shows-giver = { $ship } a des hommes à envoyer.
    .minor = -
event-no-gift = { $seat } n’envoie personne.
    .minor = -
event-boards-nobody = { $ship } n’aborde personne.
    .minor = -
event-lands-nobody = { $ship } ne débarque personne.
    .minor = -
event-stays-ashore = Les troupes de { $ship } restent à terre.
    .minor = -
event-splits-off = { $seat } forme une division de { $size } navires.
    .minor = -
event-tacks = { $ship } vire vent devant.
event-misses-stays = { $ship } manque à virer.
event-drifts = { $ship } dérive sous le vent.
    .minor = -
event-leaves-the-sea = { $ship } quitte les lieux.
event-aground = { $ship } s’échoue.
event-wrecked = { $ship } fait naufrage.
event-waits-aground = { $ship } reste échoué et attend.
event-guns-overboard = { $ship } jette des canons par-dessus bord : { $guns } Bordée.
event-refloated = { $ship } est renfloué.
event-harder-aground = { $ship } s’échoue plus gravement.
event-anchors = { $ship } jette l’ancre.
event-weighs = { $ship } lève l’ancre.
event-cuts-cable = { $ship } coupe son câble.
event-springs = { $ship } évite sur ses embossures.
event-takes-in-tow = { $ship } prend { $second_ship } en remorque.
event-goes-ahead-of-tow = { $ship } passe devant { $second_ship } avec la remorque.
event-casts-off = { $ship } largue la remorque.

## Ce qui s’est passé : formations et signaux

event-formation-steady = La ligne de { $ship } continue comme ça.
event-formation-way = La ligne de { $ship } continue tout droit.
event-formation-heave = La ligne de { $ship } met en panne.
event-formation-lead = { $ship } conduit sa ligne.
    .minor = -
event-leaves-formation = { $ship } quitte la ligne.
event-rejoins = { $ship } reprend son poste derrière { $second_ship }.
event-signal = { $ship } signale à la { $division } : { $order ->
    [1] virer en succession
    [2] virer tous à la fois
    [3] une ligne
   *[4] deux lignes
}{ $side ->
    [-1] {""}
   *[other] , à { $side }
}{ $course ->
    [0] {""}
   *[other] , cap { $course }
}.
event-signal-seen = { $ship } a lu le signal.
    .minor = -
event-signal-not-seen = { $ship } n’a pas vu le signal.
event-signal-misread = { $ship } a mal lu le signal.

## Ce qui s’est passé : collisions et abordages

event-collision = { $violent ->
    [1] { $ship } heurte violemment { $second_ship } : ils sont emmêlés.
   *[0] { $ship } effleure { $second_ship }.
}
event-avoids = { $ship } vient sur { $side } pour éviter { $second_ship }.
event-grapples = { $ship } jette les grappins sur { $second_ship } et l’aborde.
event-crew-given = { $ship } passe { $points } Abordage à { $second_ship }.
event-boarding-fight = Corps à corps : { $ship }, { $points } points, perd { $lost } Abordage ; { $second_ship }, { $second_points } points, en perd { $second_lost }.
event-both-beaten = { $ship } et { $second_ship } se sont épuisés l’un contre l’autre et se séparent.
event-retaken = { $second_ship } reprend { $ship }.
event-parts = { $ship } se dégage.
event-parting-fails = { $ship } ne parvient pas à se dégager.
event-lands = { $ship } débarque { $points } Abordage contre { $second_ship }.
event-assault-fought = Assaut : les troupes de { $ship }, { $points } points, perdent { $lost } ; la garnison de { $second_ship }, { $second_points } points, perd { $second_lost }.
event-reembarks = { $points } Abordage remontent à bord de { $ship }.

## Ce qui s’est passé : tirs et avaries

event-fires = { $ship } tire à { $side } sur { $second_ship }{ $rake ->
    [1] , en enfilade par la proue
    [2] , en enfilade par la poupe
   *[0] {""}
} : total { $total }, { $hits ->
    [0] aucun coup au but.
    [one] { $hits } coup { $aim ->
        [0] dans la coque
       *[1] dans la mâture
    }.
   *[other] { $hits } coups { $aim ->
        [0] dans la coque
       *[1] dans la mâture
    }.
}
event-stray-hits = { $hits ->
    [one] { $ship } est sur la ligne de tir : { $hits } coup.
   *[other] { $ship } est sur la ligne de tir : { $hits } coups.
}
event-gun-bursts = Un canon éclate à bord de { $ship }.
event-mast-falls = { $ship } perd un mât ; il s’abat à { $side }.
event-captain-killed = Le capitaine de { $ship } est tué.
event-admiral-killed = L’Amiral est tué à bord de { $ship }.
event-retreats = { $ship } est en retraite.
event-taken = { $ship } amène devant { $second_ship }.
event-possessed = { $second_ship } amarine { $ship }.
event-scuttled = { $ship } est sabordé.
event-sunk = { $ship } sombre.
event-blown-up = { $ship } explose.
event-away = { $ship } s’est éloigné.
event-silenced = { $ship } est réduit au silence.
event-magazine-explodes = La poudrière de { $ship } saute.
## Ce qui s’est passé : le moral et la fin

event-turn = Tour { $turn }.
event-boats = Des canots amènent { $points } Abordage à { $ship }.
event-calls-morale = { $seat } demande un test de moral.
event-morale = Moral : { $seat } a { $first }, { $other } a { $second }.
event-nightfall = La nuit tombe.
event-nightfall-count = Navires maîtres des lieux : { $seat } en a { $first }, { $other } en a { $second }.
event-won = { $seat } gagne la bataille.
event-nobody-wins = La bataille est nulle.

why-field = Plus de navires maîtres des lieux à la nuit tombée.
why-fewer-lost = Moins de navires coulés ou pris.
why-morale = Le moral de l’autre camp a cédé.
why-flagship-taken = Le vaisseau amiral ennemi est pris.
why-both-flagships = Les deux vaisseaux amiraux sont pris : personne ne gagne.
why-convoy = Le convoi a décidé.
why-chase = La chasse a décidé.
why-duel = L’avantage du duel.
why-toll = Les pertes que demande le scénario.
why-draw-counts = La nullité vaut ici une victoire.
why-draw = Aucun camp n’a eu l’avantage.

## Avant l’ordre : les chances et ce qui les fait

odds-hits = { $hits ->
    [0] aucun coup au but
    [one] { $hits } coup au but
   *[other] { $hits } coups au but
}
odds-risk = dés de risque en plus
odds-accident = un canon éclate
odds-tacks = il vire
odds-parts = il se dégage
odds-plugged = la voie d’eau est aveuglée
odds-worse = la voie d’eau s’aggrave
odds-steers = le gouvernail est réparé
odds-fire-out = un incendie est éteint
odds-fire-grows = le feu s’étend
odds-refloats = il est renfloué
odds-harder-aground = il s’échoue plus gravement
odds-violent = collision violente
odds-light = collision légère
odds-choice = éviter ou aborder
odds-foe-loses = l’ennemi perd { $points } Abordage
odds-we-lose = nous perdons { $points } Abordage
odds-red-hot = le feu prend à bord
odds-signal-seen = le signal est lu
odds-signal-misread = le signal est mal lu
odds-close-masts = 2 coups dans la mâture
odds-close-captain = le capitaine est tué
odds-close-crew = 1 Abordage perdu
odds-risk-crew = 1 Abordage perdu
odds-risk-hull = 2 coups dans la coque
odds-risk-masts = 2 coups dans la mâture
odds-risk-rudder = le gouvernail est endommagé
odds-risk-leak = une voie d’eau
odds-risk-fire = un incendie
odds-aground = il s’échoue
odds-wrecked = il se jette à la côte et se perd
odds-takes = nous enlevons l’ennemi
odds-taken = nous sommes enlevés

modifier-guns = Bordée
modifier-quality = Force
modifier-first-fire = premier tir
modifier-point-blank = bout portant
modifier-carronades = caronades
modifier-short-range = portée courte
modifier-long-range = portée longue
modifier-rakes-bow = enfilade par la proue
modifier-rakes-stern = enfilade par la poupe
modifier-aims-at-masts = sur la mâture
modifier-stable = tireur stable
modifier-both-sides = tir des deux bords
modifier-boarding = en plein abordage
modifier-fire-on-board = feu à bord
modifier-disorder = désordre
modifier-masked = bord masqué par un mât
modifier-fresh-wind = trois ponts par vent frais
modifier-not-cleared = bâbord non dégagé

boarding-rank = rang
boarding-decks = ponts
boarding-losses = pertes jusqu’ici
boarding-flagship = vaisseau amiral
boarding-support = soutien
boarding-morale = moral
boarding-fires = incendies
boarding-leaks = voies d’eau
boarding-masts = mâts perdus
boarding-rudder = gouvernail
boarding-captains = capitaines tués
boarding-admiral = Amiral tué
boarding-marines = infanterie de marine
boarding-troops = troupes à terre
boarding-garrison = garnison

foresight-attitude = allure
foresight-bears = bat { $ship }
foresight-threat = sous le feu de { $ship }
foresight-hits = { $range } cm, { $least } à { $most } coups au but
foresight-rakes-bow = { $range } cm, { $least } à { $most } coups au but, enfilade par la proue
foresight-rakes-stern = { $range } cm, { $least } à { $most } coups au but, enfilade par la poupe
foresight-halved = divisé par deux
foresight-strength = force de { $ship }

## Noms

ship-name = { $name }
ship-name-of = { $name } ({ $nation })
work-name = { $name } ({ $work })
