game-title = Flottille
game-line = Quelques navires, quelques manches : le plus petit jeu d’Escadre.
option-rounds = Manches
    .hint = Le nombre de manches.
ship = navire { $number } ({ $guns ->
    [one] { $guns } canon
   *[other] { $guns } canons
})
guns = Canons
points = Points
chosen = choisi
do-ship = Envoyer : { $ship }
do-scout = Éclairer : { $seat }
do-recall = Rappeler votre navire
zone-hand = Main de la place { $number }
zone-row = Envoyés par la place { $number }
prompt-flood = Manche { $round }, flot : le plus de canons gagne { $points }. Choisissez un navire.
prompt-ebb = Manche { $round }, jusant : le moins de canons gagne { $points }. Choisissez un navire.
prompt-over = La partie est finie.
ready = prêt
event-round = Manche { $round }, { $ebb ->
    [0] flot
   *[other] jusant
}
event-roll = { $seat } : { $die } au dé pour la prise
event-chosen = Vous choisissez : { $ship }
event-sent = { $seat } envoie : { $ship }
event-prize = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-tie = Navires jumeaux : personne ne gagne la prise de { $points }
event-recalled = { $seat } rappelle son navire
event-scouted = { $seat } éclaire { $other }
event-seen = Vous apprenez que { $other } a en main : { $ship }
won-by-points = Gagné avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
noun-ship = navire
    .a = un navire
    .no = aucun navire
error-position = position de flotilla : { $detail }
error-position-seats = position de flotilla : 2 à 4 places, chacune avec cinq navires en main ou joués, et un score
error-position-ships = position de flotilla : les navires vont de 1 à 30, et aucun n’y est deux fois
