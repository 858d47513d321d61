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
shelf-works = Batteries côtières
preset-ready = Flotte toute prête
note-works = { $count } batteries, c’est trop : un camp en a { $most } au plus.
note-too-large = Plus de navires que n’en tiennent deux escadres de trois divisions, ou que n’en contient la mer.
note-two-squadrons = Plus qu’une escadre de trois divisions : cette flotte ne convient qu’à un camp qui arrive en deux escadres.
note-frigates = { $count } frégates : aux tables jouées avec l’option « Peu de frégates », une telle flotte n’en a que { $most }.
note-frigates-alone = Rien que des frégates : cette flotte ne convient pas à l’option « Peu de frégates ».
note-morale = Une nation au moral fragile : la bataille est perdue au premier test si les navires ennemis valent plus de { $points } ; un mauvais marcheur en ligne en retire 1, un lent 2.
note-history = Certains rangs sont plus nombreux que la nation n’en avait : cette flotte ne convient pas à l’option « Flottes historiques ».
