game-title = Flotilla
game-line = A few ships, a few rounds: the smallest game that Escadre plays.
option-rounds = Rounds
    .hint = How many rounds are played.
ship = ship { $number } ({ $guns ->
    [one] one gun
   *[other] { $guns } guns
})
guns = Guns
points = Points
chosen = chosen
do-ship = Send { $ship }
do-scout = Scout { $seat }
do-recall = Recall your ship
zone-hand = Hand of seat { $number }
zone-row = Sent by seat { $number }
prompt-flood = Round { $round }, flood: the most guns win { $points }. Choose a ship.
prompt-ebb = Round { $round }, ebb: the fewest guns win { $points }. Choose a ship.
prompt-over = The match is over.
ready = ready
event-round = Round { $round }, { $ebb ->
    [0] flood
   *[other] ebb
}
event-roll = { $seat } rolls { $die } for the prize
event-chosen = You choose { $ship }
event-sent = { $seat } sends { $ship }
event-prize = { $seat } wins { $points ->
    [one] one point
   *[other] { $points } points
}
event-tie = Sister ships: nobody wins the prize of { $points }
event-recalled = { $seat } recalls its ship
event-scouted = { $seat } scouts { $other }
event-seen = You learn that { $other } holds { $ship }
won-by-points = Won with { $points ->
    [one] one point
   *[other] { $points } points
}
noun-ship = ship
    .a = a ship
    .no = no ship
error-position = flotilla position: { $detail }
error-position-seats = flotilla position: 2 to 4 seats, with five ships each in hand or played, and a score
error-position-ships = flotilla position: ships are 1 to 30, and none is there twice
