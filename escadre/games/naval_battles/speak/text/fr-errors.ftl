### Ce qui ne va pas dans les options, les scénarios, les positions et les paquets modifiés.

noun-ship = navire
    .a = un navire
    .no = aucun navire
noun-card = carte
    .a = une carte
    .no = aucune carte
noun-navy = marine
    .a = une marine
    .no = aucune marine
noun-design = modèle
    .a = un modèle de carte
    .no = aucun modèle de carte
noun-declared = attaque
    .a = une attaque
    .no = aucune attaque
noun-points = nombre de points
    .a = un nombre de points
    .no = aucun nombre de points

error-option-teams = Équipes : { $teams } est impossible à { $seats } joueurs. Choisissez 2 ou 3, moins qu’il n’y a de joueurs, ou 0 pour chacun pour soi.
error-option-budget = Points de flotte : { $budget } est impossible. Choisissez { $budgets }, ou 0 pour ce que les marines permettent.
error-option-team-budget = Points de flotte : { $budget } est impossible pour une équipe. Choisissez de { $least } à { $most }, ou 0 pour le nombre habituel.
error-option-target = Points qu’une équipe doit couler : { $target } est impossible. Choisissez de 1 à { $most } s’il y a des équipes, sinon 0.

error-scenario-seats = le scénario « { $name } » est pour { $sides } places, pas { $seats }
error-scenario-options = le scénario « { $name } » fixe lui-même flottes et victoire : ne touchez pas à budget, teams et card_reserve
error-scenario-text = { $key } vaut { $value } ; il faut un texte de { $most } caractères au plus
error-scenario-sides = a { $sides } camps ; il en faut 2 à 6
error-scenario-years = years vaut { $value } ; il faut une première et une dernière année comme [1975, 1991]
error-scenario-nations = a deux camps d’une même marine : { $nations }
error-scenario-copies = nomme plus de cartes { $design } que les { $copies } qui existent
error-scenario-aim = { $key } vaut { $ship } ; il faut un bâtiment de la flotte dont il s’agit

error-position-seats = il y a { $seats } places ; il en faut { $first } à { $last }
error-position-navy = { $navy } n’est pas une marine ; il faut l’une de celles-ci : { $navies }
error-position-navies = deux places ont la même marine
error-position-card = { $code } n’est ni une carte Action ni un modèle
error-position-copies = plus de cartes { $design } sont nommées qu’il n’en existe
error-position-ship = { $code } n’est pas un navire
error-position-foreign = { $ship } n’est pas de la marine { $navy }
error-position-twice = { $card } serait à deux endroits
error-position-rows = une flotte a au plus trois rangées, et aucune n’est vide
error-position-row = { $ship } est un sous-marin et n’est dans aucune rangée
error-position-sub = { $ship } n’est pas un sous-marin
error-position-damage = { $ship } ne peut pas porter ces dégâts

error-data-ship = le numéro du navire est { $number } ; il faut un numéro comme US01
error-data-design = design vaut { $design } ; il faut quelque chose comme "GUN-A"
error-data-prefix = est du genre { $kind } ; il faut un modèle qui commence par { $prefix }
error-data-together = n’a que l’un de { $first } et { $second } ; il faut les deux ou aucun
error-data-hull = a une coque et est un sous-marin, ou ni l’un ni l’autre ; il faut hull, ou passive et active
error-data-submarine = est un sous-marin ; il ne faut ni evasion ni air
error-data-service = a servi de { $since } à { $until }
error-data-missing = il manque la carte { $card } ; il en faut { $count } en tout
error-data-count = il y a { $found } cartes Action ; il en faut { $count }
error-data-kind = il n’y a pas de carte du genre { $kind }
