### Nations, types of ships, works. Ships have their own names in data/ships.toml, the same in every language.

nation-ANG = England
    .short = Eng.
nation-FRA = France
    .short = Fr.
nation-ESP = Spain
    .short = Sp.
nation-HOL = Holland
    .short = Dutch
nation-RUS = Russia
    .short = Rus.
nation-SUE = Sweden
    .short = Swed.
nation-DAN = Denmark
    .short = Dan.
nation-POR = Portugal
    .short = Port.
nation-VEN = Venice
    .short = Ven.
nation-NAP = Naples
    .short = Neap.
nation-TUR = Turkey
    .short = Turk.
nation-EU = United States
    .short = US
side-allies = Allies

style-first-rate = { $guns }-gun first rate
style-four-decker = { $guns }-gun four-decker
style-three-decker = { $guns }-gun three-decker
style-two-decker = { $guns }-gun two-decker
style-ship = { $guns }-gun ship
style-heavy-frigate = { $guns }-gun heavy frigate
style-frigate = { $guns }-gun frigate{ $pounder ->
    [0] {""}
   *[other] {" "}({ $pounder }-pounders)
}
style-caravelle = { $guns }-gun caravelle
style-transport = transport
style-indiaman = { $guns }-gun Indiaman
style-hulk = { $guns }-gun hulk
style-blockship = { $guns }-gun blockship
style-floating-battery = { $guns }-gun floating battery

style-redoubt = { $guns ->
    [0] redoubt
   *[other] { $guns }-gun redoubt
}
style-tower = { $guns ->
    [0] tower
   *[other] { $guns }-gun tower
}
style-fort = { $guns ->
    [0] fort
   *[other] { $guns }-gun fort
}
style-citadel = { $guns ->
    [0] citadel
   *[other] { $guns }-gun citadel
}

scenario-own = { $name }
    .line = A scenario of this house.
    .story = { $story }

## Fleets away from the table

shelf-rank-1 = First rates
shelf-rank-2 = Second rates
shelf-rank-3 = Third rates
shelf-rank-4 = Fourth rates
shelf-rank-5 = Frigates
preset-ready = Ready fleet
note-frigates = { $count } frigates are too many: a fleet like this has { $most } at most.
note-divisions = Divided like this the fleet has room for { $most } frigates, and it has { $count }: form more divisions, or leave frigates behind.
note-frigates-alone = Frigates alone: such a fleet is only for tables with the option “Frigate action”.
note-history = More ships of some rank than the nation had: this fleet does not go with the option “Historical fleets”.
