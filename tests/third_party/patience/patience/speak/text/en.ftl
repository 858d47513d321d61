game-title = Patience at Sea
game-line = Bring your merchantmen home, alone against raiders that follow a procedure.
option-stretches = Stretches
    .hint = How many merchantmen sail.
scenario-narrows = The narrows
    .line = The weak raiders stay in port. Five merchantmen, one commodore.
side-commodore = Commodore
escort = escort { $number }
raider = raider { $number }
strength = Strength
home = Home
lost = Lost
do-escort = Send { $escort }
do-scout = Scout the raider that lies in wait
do-sail = Sail
zone-past = Raiders met
zone-lurking = Lying in wait for seat { $number }
zone-sent = Sent by seat { $number }
zone-home = Brought home by seat { $number }
zone-lost = Lost by seat { $number }
zone-hand = Escorts of seat { $number }
phase = Stretch { $stretch } of { $stretches }
prompt-escort = Choose an escort for the merchantman.
prompt-sail = The merchantman is ready to sail.
prompt-over = The match is over.
event-stretch = Stretch { $stretch }: a raider lies in wait
event-sent = { $seat } sends { $escort }
event-roll = { $seat } rolls { $die }
event-met = { $seat } meets { $raider }: { $strength ->
    [0] it misses the convoy
   *[other] it attacks with { $strength }
}
event-home = { $escort } brings a merchantman of { $seat } home
event-lost = { $escort } loses a merchantman of { $seat }
event-scouted = { $seat } scouts
event-spotted = You find { $raider }
degree-decisive = Decisive victory
degree-victory = Victory
degree-draw = Draw
degree-defeat = Defeat
over-alone = Merchantmen home: { $home }, lost: { $lost }
over-two = Won with { $home ->
    [one] one merchantman home
   *[other] { $home } merchantmen home
}
noun-escort = escort
    .a = an escort
    .no = no escort
error-narrows = in the narrows one commodore sails five stretches
