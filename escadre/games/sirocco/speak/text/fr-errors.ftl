### Ce qui ne va pas dans des options, des fichiers de position et des cartes modifiées.

noun-card = carte
    .a = une carte
    .no = aucune carte
noun-type = type
    .a = un type
    .no = aucun type

error-option-length = Opérations : { $length } est impossible. Choisissez parmi { $lengths }.
error-option-negative = Les points et les parties d’une série ne peuvent pas être négatifs. Choisissez 0 pour une seule partie.
error-option-series = Une série s’arrête à tant de points ou après tant de parties, pas les deux. Mettez l’un des deux à 0.
error-option-dealer = Premier donneur : cette table n’a pas une telle place ({ $dealer }). Choisissez de la place 1 (écrite 0) à la place { $seats } (écrite { $last }), ou le tirage au sort (-1).

error-position-hands = il y a { $hands } mains ; il en faut { $first } à { $last }
error-position-card = { $code } n’est pas une carte du paquet de Forces
error-position-operation = { $code } n’est pas une Opération
error-position-totals = il y a { $totals } totaux pour { $seats } places
error-position-left = left vaut { $left } ; il y a { $operations } Opérations qui peuvent encore venir
error-position-twice = { $cards } : à deux endroits à la fois
error-position-type = type vaut { $type } ; un Convoi a l’un de { $types }, une Bataille aucun
error-position-untyped = des cartes sont posées devant un Convoi sans type
error-position-round = round vaut { $round } ; nombre de rondes de cette Opération : { $rounds }
error-position-laid = { $card } est posée à la ronde { $round } avec le mode { $mode }
error-position-on = { $card } est posée sur { $on }, qui n’est pas sur la table

error-data-form = a « { $table } » sous une autre forme ; il faut [[{ $table }]] pour chaque carte
error-data-number = number vaut { $number } ; il faut un numéro comme A01, X01, S01 ou O01
error-data-letter = est dans [[{ $table }]] ; il faut un numéro qui commence par l’une de ces lettres : { $letters }
error-data-years = years vaut { $value } ; il faut une liste d’années différentes comme [1940, 1941]
error-data-fate = fate vaut { $value } ; il faut une liste de numéros de cartes
error-data-value = { $key } vaut { $value } ; il faut de 0 à 6, "?" ou "??"
error-data-target = target vaut { $value } ; il faut "enemy" ou rien
error-data-storm = group vaut { $value } ; les numéros en S sont les cartes Tempête, et elles seules
error-data-battle = il manque types ; une bataille dit ce qu’elle est parmi air, surface, sub
error-data-types = types vaut { $value } ; il faut une liste prise dans air, surface, sub
error-data-list = { $key } vaut { $value } ; il faut une liste comme [22, 15, 10]
error-data-missing = la carte { $card } manque ; il faut les { $count } cartes
error-data-count = il y a { $found } cartes « { $group } » ; il en faut { $count }
error-data-victim-year = sa victime { $victim } n’a aucune année en commun avec elle
error-data-victim-group = sa victime { $victim } est une carte « { $group } », que rien ne détruit
error-data-victim-camp = sa victime { $victim } est de son propre camp
error-data-effect = deux cartes du camp « { $camp } » ont l’effet « { $effect } » ; il n’en faut qu’une
