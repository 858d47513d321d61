lab-run = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} à partir de la graine { $seed } ({ $options })
lab-defaults = options par défaut
lab-seat = Place
lab-seat-number = Place { $number }
lab-bot = Bot
lab-wins = Victoires (95 %)
lab-score = Score (95 %)
lab-score-of = Score de la place { $number }
lab-range = Min · ¼ · ½ · ¾ · max
lab-distribution = Scores de toutes les places
lab-seats-part = Places
lab-points = Score
lab-most-least = { $title } : les { $shown } premières et dernières sur { $all } selon « { $column } » (toutes dans --report)
lab-per-first = Entre parenthèses : par unité de la première colonne.
lab-per-match = Par partie
lab-what = Quoi
lab-mean = Moyenne (95 %)
lab-count = Nombre
lab-decisions = Décisions
lab-margin = Avance du premier sur le deuxième
lab-shared = Première place partagée
lab-results = Résultats
lab-findings = { $count ->
    [0] Aucune panne
    [one] Une partie en panne
   *[other] { $count } parties en panne
}
lab-arena = { $game }, { $seats } places : chaque donne est jouée deux fois, places échangées
lab-side-a = A
lab-side-b = B
lab-pairs = Paires
lab-share = A gagne (95 %)
lab-drawn = Indécises
lab-games = Parties A : B
lab-share-note = A gagne : sa part des paires décidées
lab-early = * arrêt anticipé : la réponse était claire
lab-report-title = Labo Escadre : { $game }
lab-report-fact = { $finished } parties terminées sur { $matches } · { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} · graines { $first } à { $last } · { $options }
lab-chart-wins = Qui gagne, selon la place
lab-note-wins = Part des parties où la place finit première, seule ou à égalité, avec son intervalle à 95 % (Wilson). Le trait en tirets est la part égale.
lab-chart-scores = Scores, selon la place
lab-note-scores = Nombre de parties finies sur chaque score. Le trait marque la médiane.
lab-chart-length = Durée d’une partie
lab-note-length = Décisions par partie. Le trait marque la médiane.
lab-note-tally = Totaux sur toutes les parties terminées.
lab-note-each = Le petit nombre est rapporté à « { $column } ».
lab-note-share = Totaux sur toutes les parties terminées, en parts avec leur intervalle à 95 % (Wilson).
lab-part = Part (95 %)
lab-broken = Ce qui est tombé en panne
lab-honest = Des bots ont joué ces parties ; des personnes joueraient peut-être autrement. Un intervalle qui couvre le trait en tirets ne prouve rien.
lab-axis-matches = parties
