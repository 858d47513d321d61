### Task Force : ce qui ne va pas dans les données, les cartes et les scénarios.

## Fichiers de données

error-data-halves = { $key } vaut { $value } ; on attend un nombre de { $low } à { $high }, en unités et demi-unités
error-data-pair = { $key } vaut { $value } ; on attend deux nombres entiers entre crochets
error-data-word = { $key } vaut { $value } ; on attend un texte de { $most } lettres au plus
error-data-names = { $key } vaut { $value } ; on attend une liste de mots
error-data-no-table = { $key } vaut { $value } ; on attend un tableau
error-data-key = key vaut { $value } ; on attend des minuscules, des chiffres et des traits d’union comme "de-ruyter"
error-data-book = a une liste « book » ; on ne l’attend qu’avec source = "both"
error-data-length = { $key } n’a pas la bonne longueur ; on en attend { $length }
error-data-rising = { $key } n’est pas croissant ; chaque nombre doit dépasser le précédent
error-data-none = n’a pas de [[{ $table }]]
error-data-order = a d’autres blocs ou un autre ordre ; on attend [[{ $table }]] pour { $keys }
error-data-capacity = a une capacité sans être porte-avions, ou l’inverse
error-data-air-surface = est un chasseur avec air_surface, ou un bombardier sans
error-data-hour = starts vaut { $value } ; on attend une heure comme "16:30"
error-data-first-night = est un premier tour de nuit en plein jour
error-data-cells = a des cases qui ne remplissent pas la table ; on attend { $rows } lignes de { $columns }
error-data-cell = a une case { $value } ; on en attend une comme "{ $example }"

## Cartes

error-data-hex = { $key } vaut { $value } ; on attend un hexagone de la carte, de "0101" à "{ $last }"
error-data-area = a la zone { $value } ; on attend d’abord son hexagone du nord-ouest, comme "1802-2106"
error-data-hexes-twice = { $key } a deux fois le même hexagone
error-map-none = il n’y a pas de carte { $name } ; il y a { $names }
error-map-name = le nom d’un fichier de carte se compose de minuscules, de chiffres et de traits d’union simples, comme coral-sea.toml
error-map-rows = terrain a { $count } lignes ; on en attend { $rows }, une par rangée
error-map-columns = la rangée { $row } a { $count } lettres ; on en attend { $columns }, une par colonne
error-map-letter = la rangée { $row } contient { $letters } ; on n’attend que { $allowed }
error-map-side = a le côté d’hexagone { $value } ; on attend deux hexagones voisins comme "0902/1003"
error-map-side-twice = a deux fois le côté d’hexagone { $value }
error-map-base = il n’y a pas de base { $base } ; il y a { $bases }
error-map-base-sea = { $base } se trouve en { $hex }, qui est en pleine mer ; on attend un hexagone avec de la terre
error-map-base-two = a deux bases en { $hex }
error-map-outline = a le contour { $value } ; on attend trois points [x, y] ou plus, en millièmes d’hexagone entiers

## Scénarios : les camps

error-scenario-sides = a d’autres camps ; on attend d’abord side = "ijn", puis side = "allies"
error-scenario-map = map vaut { $value } ; on attend l’une de { $maps }
error-scenario-no-map = a { $key } mais pas de carte ; on attend map = "nom"
error-scenario-turns = finit au tour { $last } et commence au tour { $first }
error-scenario-ship = il n’y a pas de navire { $ship } dans ships.toml
error-scenario-enemy = { $name } n’est pas du camp { $side }
error-scenario-generic = { $ship } représente plusieurs pions ; on l’attend dans counters, avec le nombre d’unités
error-scenario-named = { $ship } est un seul navire ; on l’attend dans la liste ships
error-scenario-member = { $ship } n’est pas un navire de ce camp
error-scenario-model = il n’y a pas d’avion { $model } dans aircraft.toml
error-scenario-base = { $base } n’est pas une base de cette carte ; il y a { $bases }
error-scenario-both-hold = une base est tenue par les deux camps
error-scenario-home = { $base } n’est ni un porte-avions ni une base de ce camp
error-scenario-ashore = { $model } ne peut pas être basé sur le porte-avions { $ship }
error-scenario-room = { $base } a { $units } unités aériennes ; sa capacité est de { $capacity }

## Scénarios : les positions de départ

error-scenario-ring = n’est pas un anneau ; on attend d’abord un porte-avions, et au plus { $most } navires autour
error-scenario-no-ring = { $ship } ne peut pas faire partie d’un anneau
error-scenario-column = n’est pas une colonne ; on attend au plus { $most } pions sans porte-avions, et au moins { $least } unités
error-scenario-formations = les formations du camp { $side } n’ont pas exactement les navires de ses listes
error-scenario-markers = a plus de formations que ses { $markers } marqueurs
error-scenario-land = { $key } a { $hex }, qui est terrestre
error-scenario-no-hexes = n’a pas d’hexagones
error-scenario-no-edge = n’a ni bord de carte ni refuge pour les navires en repli
error-scenario-fixed = est fixe ; on attend une formation avec son hexagone pour chaque marqueur
error-scenario-dealt = est tiré au sort ; on attend des formations, et autant d’hexagones de départ ({ $hexes }) que de marqueurs ({ $markers })
error-scenario-too-many = ses navires ne tiennent pas dans { $task_forces } Task Forces
error-scenario-nowhere = aucune ligne de départ n’accepte { $ship }
error-scenario-same-hex = les deux camps commencent dans un même hexagone
error-scenario-arrival = fait arriver des navires ou des pions que le camp n’a pas
error-scenario-late = fait arriver des navires après le dernier tour, { $last }

## Scénarios : leurs règles propres

error-scenario-solo = est pour un joueur sans procédure ni port, ou pour deux avec l’un d’eux
error-scenario-berths = les postes d’amarrage n’ont pas exactement les navires des Alliés
error-scenario-torpedoes = met des torpilles sous des avions qui n’en portent pas
error-scenario-bombs = met des bombes sous des chasseurs
error-scenario-campaign = a une campagne sans seconde bataille, ou l’inverse
error-scenario-capital = a une liste ships pour un autre type que "capital-ships", ou aucune pour celui-ci
error-scenario-levels = a des niveaux de victoire qui ne croissent pas ; on attend marginal, victory, decisive, et victory au-dessus de 0
error-scenario-steps = at_least vaut { $value } ; on attend des paires de navires et de points comme [[3, 5], [6, 10]]
error-scenario-seats = le scénario « { $name } » se joue à { $sides }, pas à { $seats }
error-scenario-options = le scénario « { $name } » fixe lui-même l’option « { $option } » ; ne la donnez pas
