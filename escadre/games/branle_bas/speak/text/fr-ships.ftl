### Nations, types de navires, ouvrages. Les navires ont leur nom dans data/ships.toml, le même dans toutes les langues.

nation-ANG = Angleterre
    .short = angl.
nation-FRA = France
    .short = fr.
nation-ESP = Espagne
    .short = esp.
nation-HOL = Hollande
    .short = holl.
nation-RUS = Russie
    .short = rus.
nation-SUE = Suède
    .short = suéd.
nation-DAN = Danemark
    .short = dan.
nation-POR = Portugal
    .short = port.
nation-VEN = Venise
    .short = vén.
nation-NAP = Naples
    .short = nap.
nation-TUR = Turquie
    .short = turc
nation-EU = États-Unis
    .short = amér.
side-allies = Alliés

style-first-rate = vaisseau de 1er rang de { $guns }
style-four-decker = quatre-ponts de { $guns }
style-three-decker = trois-ponts de { $guns }
style-two-decker = deux-ponts de { $guns }
style-ship = vaisseau de { $guns }
style-heavy-frigate = frégate lourde de { $guns }
style-frigate = frégate de { $guns }{ $pounder ->
    [0] {""}
   *[other] {" "}(pièces de { $pounder })
}
style-caravelle = caravelle de { $guns }
style-transport = transport
style-indiaman = vaisseau des Indes de { $guns }
style-hulk = ponton de { $guns }
style-blockship = vaisseau rasé de { $guns }
style-floating-battery = batterie flottante de { $guns }

style-redoubt = { $guns ->
    [0] redoute
   *[other] redoute de { $guns }
}
style-tower = { $guns ->
    [0] tour
   *[other] tour de { $guns }
}
style-fort = { $guns ->
    [0] fort
   *[other] fort de { $guns }
}
style-citadel = { $guns ->
    [0] citadelle
   *[other] citadelle de { $guns }
}

scenario-own = { $name }
    .line = Un scénario de la maison.
    .story = { $story }

## Flottes composées loin de la table

shelf-rank-1 = Premier rang
shelf-rank-2 = Deuxième rang
shelf-rank-3 = Troisième rang
shelf-rank-4 = Quatrième rang
shelf-rank-5 = Frégates
preset-ready = Flotte toute prête
note-frigates = { $count } frégates, c’est trop : une telle flotte en compte { $most } au plus.
note-divisions = Ainsi divisée, la flotte admet { $most } frégates et elle en a { $count } : formez plus de divisions ou laissez des frégates au port.
note-frigates-alone = Rien que des frégates : une telle flotte n’est admise qu’aux tables jouées avec l’option « Combat de frégates ».
note-history = Certains rangs sont plus nombreux que la nation n’en avait : cette flotte ne convient pas à l’option « Flottes historiques ».
