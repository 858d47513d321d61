### Ce que le moteur refuse, en une phrase claire. Les verbes et les sortes d’un jeu ont leurs mots dans ses fichiers.

error-none = aucune
error-illegal = ce n’est pas permis maintenant : { $rule }
error-data = les fichiers de données sont incorrects

noun-seat = place
    .a = une place
    .no = aucune place

## Les jeux et leur mise en place

error-game-none = aucun jeu « { $key } » n’est installé ; il y a : { $keys }
error-game-broken = le jeu « { $key } » est installé mais ne se charge pas : { $detail }
error-game-not = ce n’est pas un jeu d’Escadre
error-game-old = il est écrit pour un Escadre plus ancien, où un jeu tenait en une seule fiche ; il en faut six, une par pièce (docs/adding_a_game.md)
error-game-no-bots = ce jeu n’a pas de robots : on le joue entre personnes
error-seats = { $game } demande de { $first } à { $last } places, pas { $seats }
error-options = options de { $game } : { $detail } (options possibles : { $known })
error-scenario = { $game } n’a pas de scénario « { $scenario } » (scénarios : { $known })
error-scenario-not-for = le scénario « { $scenario } » est pour { $sides } places, pas { $seats }
error-scenario-none = il n’y a pas de scénario « { $name } » ; il y a { $names }
error-scenario-name = le nom d’un fichier de scénario s’écrit en minuscules, chiffres et traits d’union simples, comme convoy-82.toml
error-entropies = { $count } entropies pour { $seats } places
error-entropy = l’entropie d’une place est un texte
error-no-positions = { $game } n’a pas de fichiers de position

## Les ordres

error-seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
error-verb = « { $verb } » n’est pas un verbe de { $game } ; les verbes sont { $verbs }
error-number = « { $verb } » veut un nombre entier, pas { $number }
error-nothing-after = « { $verb } » n’est suivi de rien
error-needs = il manque { $kind } après « { $verb } »
error-no-such = « { $word } » ne désigne { $kind } de { $game }
error-over = la partie est finie ({ $rule })
error-not-allowed = « { $order } » n’est pas permis maintenant ({ $rule })
error-stale = la partie en est au coup { $act }, pas { $seen }
error-undo-nothing = rien de ce que vous avez fait ne peut être repris : un dé ou un secret a été montré depuis ({ $rule })
error-undo-consent = d’autres ont vu ou décidé quelque chose depuis : il faut leur accord ({ $rule })

## Les parties enregistrées

error-save-cut = ce n’est pas une partie enregistrée, ou elle est incomplète (ligne { $line })
error-save-none = ce n’est pas une partie enregistrée par Escadre
error-save-format = cette sauvegarde est au format { $format } ; ce programme lit le format { $ours }
error-save-damaged = cette sauvegarde est abîmée : { $detail }
error-save-hollow = cette sauvegarde est abîmée : il y manque la mise en place, ou une entropie par place
error-save-seats = cette sauvegarde est abîmée : { $game } ne se joue pas à { $seats } places
error-save-game = cette sauvegarde ne peut pas être ouverte : { $detail }
error-save-newer = cette sauvegarde demande la version { $rules } des règles de { $game } ; la version installée est { $installed }
error-save-older = cette sauvegarde a été jouée avec la version { $rules } des règles ; la version { $installed } ne peut pas la rejouer
error-save-unproven = cette sauvegarde ne peut être prouvée que par la version { $rules } des règles de { $game }
error-save-data = cette sauvegarde de { $game } a été jouée avec d’autres fichiers de données que ceux qui sont installés
error-save-scenario = cette sauvegarde demande un scénario qui manque ici : { $detail }
error-save-commitment = cette sauvegarde a une clé qui ne correspond pas à l’engagement publié avant le premier jet
error-save-act = cette sauvegarde ne tient pas : son coup { $act } ne peut pas être joué : { $detail }
error-save-dice = cette sauvegarde ne tient pas : son coup { $act } note les dés { $recorded }, mais sa clé donne { $given }
error-save-leads = cette sauvegarde ne tient pas : ses coups ne mènent pas à l’état qu’elle note
error-save-state = cette sauvegarde contient un état abîmé : { $detail }
error-save-line = { $sequence } n’a pas de ligne { $line }
error-save-not-for = il n’est pas pour { $seats } places
error-save-seal = cette sauvegarde a été modifiée après coup : son sceau ne correspond pas

## Robots, laboratoire et environnement

error-bot = il n’y a pas de robot « { $bot } » ; il y a { $bots }, et admiral:400 ou admiral:1.5s
error-bot-number = « { $bot } » : après le deux-points, il faut un nombre entier de 1 à 1000000
error-bot-seconds = « { $bot } » : après le deux-points, il faut de 0.001 à 3600 secondes
error-arena = une arène a besoin d’au moins deux places
error-ladder = une échelle a besoin d’au moins deux nombres de simulations
error-engine = il n’y a pas de moteur « { $engine } » ; il y a { $engines }
error-workers = { $workers } processus ne peuvent rien faire ; sans cette indication, il y en a un par cœur
error-ray = le moteur « ray » a besoin de Ray, qui n’est pas installé : pip install 'escadre[ray]'
error-vocabulary = { $game } n’a pas encore de vocabulaire, il ne peut donc pas servir d’environnement
error-bot-seats = les robots occupent une partie des places 0 à { $last }, pas { $seats }
error-action = les actions vont de 0 à { $last }, pas { $action }

## Les fichiers de données des jeux

error-position = position : { $detail }
error-data-line = { $where } : { $what }
error-data-unreadable = illisible ; il faut un fichier de données de ce nom
error-data-not-text = n’est pas un texte UTF-8
error-data-not-toml = n’est pas du TOML : { $detail }
error-data-table = a une table « { $key } » ; il faut seulement [[{ $table }]]
error-data-form = a « { $table } » sous une autre forme ; il faut un bloc [[{ $table }]] pour chacun
error-data-duplicate = est en double avec { $other }
error-data-extra = a « { $key } » ; il faut seulement { $keys }
error-data-lacks = il manque { $keys }
error-data-one-of = { $key } vaut { $value } ; il faut l’une de ces valeurs : { $allowed }
error-data-some-of = { $key } vaut { $value } ; il faut une liste prise dans { $allowed }
error-data-twice = { $key } a quelque chose en double : { $value }
error-data-whole = { $key } vaut { $value } ; il faut un nombre entier de { $low } à { $high }
error-data-list = { $key } vaut { $value } ; il faut une liste de nombres entiers
error-data-bool = { $key } vaut { $value } ; il faut true ou false
error-data-motif = motif vaut { $value } ; il faut des minuscules sans accent et des traits d’union, comme "heavy-cruiser"
error-copying-file = impossible de lire { $file } : { $detail }
error-copying-state = { $file } doit déclarer une dataclass, une seule, qui soit un State
error-copying-type = { $file } : { $field } est de type { $type }, qui ne se copie pas ; écrivez Shared[…] s’il ne change jamais
