### Les mots communs à tous les jeux, et ceux de la ligne de commande.

seat = Place { $number }
player = { $name }
event-undo = { $seat } reprend son dernier coup
event-conceded = { $seat } amène son pavillon.
event-drawn = La table convient d’une partie nulle.
count-seats = { $count ->
    [one] une seule place
   *[other] { $count } places
}
over-conceded = { $seat } a abandonné.
over-drawn = Les joueurs sont convenus d’une partie nulle.
verdict-won = Gagné
verdict-drawn = Nulle
verdict-lost = Perdu

## Joueurs

player-human = Joueur { $seat }
player-ensign = Enseigne { $seat }
player-captain = Capitaine { $seat }
player-admiral = Amiral { $seat }

## Le plateau

board-you = vous
board-titled = { $title } :
board-over = la partie est finie
chart-scale = une colonne vaut { $length } { $unit }
chart-order = ordre :
chart-course = Cap : { $course }
hexes-closed = côté fermé
hexes-side = { $what } vers { $hexes }
light-day = jour
light-dusk = crépuscule
light-night = nuit
zone-kind-hand = Main
zone-kind-tricks = Plis
zone-kind-pile = Pioche
zone-kind-discard = Défausse

zone-your-hand = Votre main
zone-your-tricks = Vos plis
zone-your-row = Vos cartes en jeu

## La table

table-prompt = { $player } >
table-foot = Numéro ou ordre · Tab complète · aide pourquoi conseil annuler règle quitter
table-thinks = { $player } réfléchit…
table-auto = Un seul choix possible : { $order } (« auto off » pour décider vous-même).
table-declined = D’office : { $order } (« réactions ask » pour décider vous-même).
table-auto-on = Désormais, un choix sans alternative se fait tout seul.
table-auto-off = Désormais, tous les choix sont à vous, même sans alternative.
table-reactions-ask = On vous demande chaque fois que vous pourriez réagir.
table-reactions-idle = Vous passez d’office quand vous ne pouvez que passer. À la vitesse, les autres peuvent deviner ce que vous tenez.
table-reactions-always = Vous passez toujours quand vous ne pourriez que réagir.
table-may-interrupt = Ce n’est pas votre tour, mais vous pouvez intervenir. Entrée pour vous taire.
table-anybody = Entrée pour continuer, ou le numéro d’une place qui veut intervenir d’abord :
table-nothing-to-say = Cette place ne peut rien faire hors de son tour en ce moment.
table-curtain = Passez le clavier à { $player } (place { $seat }). Les autres détournent les yeux.
table-enter = Appuyez sur Entrée une fois installé.
table-consent = Les autres ont vu ou décidé quelque chose depuis. Acceptent-ils que ce soit repris ? (o/n)
table-not-agreed = Alors le coup reste joué.
table-barred = Pas maintenant : { $orders }  (« pourquoi { $example } » cite la règle)
table-refused = « { $order } » n’est pas permis maintenant : règle { $rule }.
table-earlier = … { $count ->
    [one] encore une ligne : tapez « journal »
   *[other] encore { $count } lignes : tapez « journal »
}
table-saved = Enregistré dans { $file }.
table-saved-over =
    Enregistré dans { $file }.
    Prouver chaque jet : escadre verify { $file }
    Revoir la partie : escadre replay { $file }
table-left =
    Rien n’est perdu : la partie est enregistrée dans { $file }.
    Pour reprendre : escadre play --resume
table-fault =
    C’est une erreur du programme, pas la vôtre. La partie est à l’abri dans { $file }.
    Merci de la signaler avec ce fichier et ce qui suit.
table-resumed = Reprise de { $file }, au coup { $act }.
play-which = Choisissez : escadre play JEU. Pour reprendre la dernière partie : escadre play --resume

help-orders =
    Tapez le numéro d’un choix, son ordre (« { $example } ») ou une partie de son nom qui ne laisse aucun doute.
    Une barre oblique désigne à coup sûr une commande de la table : /aide.
command-help = aide
    .help = cette liste
command-why = pourquoi
    .help = pourquoi ORDRE : la règle qui l’interdit, citée du livret
command-odds = chances
    .help = chances [ORDRE] : les probabilités exactes de ce qu’un choix fait jeter
command-hint = conseil
    .help = ce que ferait un amiral qui sait ce que vous savez
command-undo = annuler
    .help = reprendre votre dernier coup, sauf si un dé a été jeté ou un secret montré depuis
command-rule = règle
    .help = règle NUMÉRO ou MOT : chercher dans le livret
command-board = plateau
    .help = redessiner le plateau
command-look = voir
    .help = voir [PIÈCE] : tout ce qui y est écrit ; sans nom, toutes les piles en entier
command-log = journal
    .help = journal [N] : tout ce qui s’est passé, ou les N dernières lignes
command-seat = place
    .help = place N : laisser intervenir un autre joueur assis à ce clavier
command-auto = auto
    .help = auto on ou off : faire tout seul un choix sans alternative
command-reactions = réactions
    .help = réactions idle : passer d’office quand vous ne pourriez que réagir et n’avez rien ; réactions always, réactions ask
command-save = sauver
    .help = sauver [FICHIER] : écrire une copie (la partie est de toute façon enregistrée à chaque coup)
command-quit = quitter
    .help = partir ; « escadre play --resume » reprend la partie

why-allowed = Rien n’interdit « { $order } » : à vous de voir.
why-what = Tapez « pourquoi » et l’un de ces ordres pour lire la règle.
why-nothing-barred = Rien de ce qui est à votre portée n’est interdit en ce moment.
odds-none = Aucun de vos choix ne fait jeter de dé.
odds-none-for = { $order } : aucun dé n’est jeté pour cela.
hint-choice = Un amiral ferait : { $label }  (tapez « { $order } »)
hint-silent = Un amiral se tairait.
rule-more = … et { $count ->
    [one] un autre paragraphe
   *[other] { $count } autres paragraphes
} ; un second mot précise la recherche.

## Le résultat

result-title = Résultat
result-rank = Rang
result-player = Joueur
result-score = Score
result-verdict = Résultat
result-dice = Dés
result-gave = Obtenu
result-promised = Attendu
result-luck = Chance
result-no-dice = Aucun dé n’a été jeté dans cette partie.

## Regarder

games-key = JEU
games-title = Titre
games-seats = Places
games-options = Options
games-scenarios = Scénarios
games-more = « escadre games JEU » explique les options d’un jeu et liste ses scénarios.
check-good = { $folder } : tous les fichiers de données de { $game } sont bons.
check-bad = { $folder } : { $count ->
    [one] un problème
   *[other] { $count } problèmes
}
verify-over = { $file } : authentique. { $game }, { $acts ->
    [one] { $acts } décision
   *[other] { $acts } décisions
}, { $rolls ->
    [one] { $rolls } jet ou tirage
   *[other] { $rolls } jets et tirages
}, tous prouvés par la clé révélée ; la partie est finie.
verify-unfinished = { $file } : authentique jusqu’ici. { $game }, { $acts ->
    [one] { $acts } décision
   *[other] { $acts } décisions
}, { $rolls ->
    [one] { $rolls } jet ou tirage
   *[other] { $rolls } jets et tirages
}, tous prouvés par la clé ; la partie n’est pas finie.
verify-commitment = Engagement { $commitment }
replay-setup = Mise en place
replay-hidden = décide en secret
replay-undone = repris
replay-next = Entrée pour le coup suivant :
bench-speed = { $game }, { $seats } places : { $speed } décisions au hasard par seconde ({ $seconds } s).
lab-report = Rapport écrit dans { $file }.
fuzz-finding = Graine { $seed }, coup { $act } : { $what } (escadre replay { $file })
fuzz-done = { $matches ->
    [one] { $matches } partie au hasard
   *[other] { $matches } parties au hasard
}, { $findings ->
    [0] rien trouvé.
    [one] { $findings } anomalie trouvée.
   *[other] { $findings } anomalies trouvées.
}

## `escadre` tout court


## Aide des commandes

cli-escadre = Une table pour les jeux navals : jouer dans le terminal, revoir des parties, faire jouer des robots par milliers.
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-group-table = Table
cli-group-server = Serveur
cli-group-lab = Laboratoire
cli-group-options = Options
cli-group-arguments = Arguments
cli-common = -
    .language = en ou fr (sinon ESCADRE_LANGUAGE, sinon la langue du système)
    .seed = un nombre qui rend les dés reproductibles
    .option = nom=valeur d’une option du jeu ; voir « escadre games »
    .scenario = le nom d’un scénario du jeu, qui fixe aussi les places ; voir « escadre games JEU »
    .workers = nombre de processus (tous les cœurs par défaut)
    .engine = local, ou ray pour une grappe de machines
cli-serve = Servir la table dans le navigateur, pour une personne ou pour beaucoup.
    .host = l’adresse d’écoute
    .port = le port d’écoute
    .data = le dossier de la base (sinon ESCADRE_DATA, sinon votre dossier de données)
    .database = postgresql://… pour beaucoup de monde, ou sqlite:///FICHIER
    .workers = combien de processus servent ; à plusieurs, il faut PostgreSQL
    .base-url = l’adresse du serveur vue des navigateurs, pour les liens des courriels
    .smtp = smtp://utilisateur:mot-de-passe@hôte:587?from=adresse (sinon ESCADRE_SMTP)
    .behind-proxy = croire les en-têtes X-Forwarded d’un mandataire placé devant
    .brains = dans combien de processus les robots réfléchissent
    .pace = secondes qu’un robot prend au moins pour un coup, afin qu’on puisse le suivre
    .limits = multiplie toutes les limites de débit ; 0 pour aucune
    .metrics = qui voit les mesures de /metrics : local (cette machine), all (tous) ou none (personne)
    .patience = secondes laissées à une requête pour arriver, à un navigateur pour lire ce qu’on lui envoie
    .open = ouvrir aussi le navigateur
cli-backup = Écrire dans un seul fichier tout ce que garde un serveur, même en marche.
    .file = le fichier à écrire
    .data = le dossier de la base
    .database = la base, si elle n’est pas dans ce dossier
cli-restore = Remplir une base vide à partir d’une sauvegarde, même de l’autre sorte de base.
    .file = la sauvegarde
    .data = le dossier de la base
    .database = la base, si elle n’est pas dans ce dossier
cli-export = Écrire les parties finies d’un serveur comme fichiers de partie.
    .folder = le dossier où écrire
    .data = le dossier de la base
    .database = la base, si elle n’est pas dans ce dossier
    .everything = aussi les parties en cours, avec leurs secrets
cli-play = Jouer dans le terminal, contre des robots ou à plusieurs au même clavier.
    .game = la clé du jeu ; sans elle, la liste des jeux
    .seats = nombre de places (3 par défaut, si le jeu le permet)
    .bots = ensign, captain ou admiral, aussi admiral:400 (simulations) ou admiral:1.5s ; plusieurs sont répartis dans l’ordre
    .you = vos places, à partir de 1 (la place 1 par défaut)
    .hot-seat = chaque place est une personne à ce clavier
    .resume = reprendre une partie enregistrée, la dernière si aucun fichier n’est nommé
cli-games = Lister les jeux installés, ou ce que l’on peut choisir pour l’un d’eux.
    .game = la clé d’un jeu : ses options et ses scénarios
cli-rules = Montrer le livret d’un jeu, ou ce qu’il dit d’un mot.
    .game = la clé du jeu
    .word = un numéro de règle ou un mot à chercher
cli-replay = Raconter une partie enregistrée, coup par coup, avec le plateau.
    .file = la partie enregistrée
    .upto = s’arrêter après ce coup
    .seat = telle que cette place l’a vue (un spectateur par défaut)
    .step = dessiner le plateau après chaque coup et attendre Entrée
cli-verify = Rejouer une partie enregistrée et prouver chacun de ses jets.
    .file = la partie enregistrée
cli-check = Vérifier des fichiers de données modifiés.
    .folder = le dossier des fichiers de données
    .game = le jeu auquel ils appartiennent
cli-simulate = Faire jouer beaucoup de parties à des robots et en faire le bilan.
    .game = la clé du jeu
    .seats = nombre de places
    .bots = un niveau pour toutes les places, ou un pour chacune
    .matches = nombre de parties (100)
    .report = écrire une page HTML autonome
cli-arena = Opposer deux robots par paires à places échangées : lequel est le meilleur ?
    .game = la clé du jeu
    .a = le premier robot
    .b = le second robot
    .pairs = nombre maximal de paires (100)
    .seats = nombre de places
    .target = s’arrêter dès que la part de A est nettement au-dessus ou au-dessous, par exemple 0.5
cli-ladder = Réfléchir plus longtemps fait-il gagner ? Chaque échelon de simulations affronte le précédent.
    .game = la clé du jeu
    .rungs = simulations par décision, en montant (50 100 200 400 800)
    .pairs = nombre de paires par échelon (100)
    .seats = nombre de places
cli-sweep = Simuler toutes les combinaisons de quelques options.
    .game = la clé du jeu
    .values = nom=valeur,valeur… pour chaque option à faire varier
    .seats = nombre de places
    .bots = un niveau pour toutes les places, ou un pour chacune
    .matches = nombre de parties par combinaison (100)
    .report = écrire une page HTML autonome
cli-fuzz = Jouer des parties au hasard pour débusquer plantages, impasses et promesses rompues.
    .game = la clé du jeu
    .matches = nombre de parties (100)
    .folder = où enregistrer ce qui est trouvé
    .seats = nombre de places (toutes celles que le jeu permet par défaut)
cli-bench-playouts = Mesurer le jeu au hasard du moteur seul, en décisions par seconde.
    .game = la clé du jeu
    .seats = nombre de places
    .seconds = durée (3)

## Erreurs

wrong-language = La langue « { $language } » n’existe pas ici ; il y a { $languages }.
wrong-game = Aucun jeu « { $game } » n’est installé ; il y a : { $games }.
wrong-seats = { $game } demande de { $first } à { $last } places, pas { $seats }.
wrong-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }.
wrong-bot = Il n’y a pas de robot « { $bot } » ; il y a { $bots }, et admiral:400 ou admiral:1.5s.
wrong-too-many-bots = { $bots } robots sont nommés pour { $seats } places.
wrong-you-and-hot-seat = --you et --hot-seat se contredisent : avec --hot-seat, toutes les places sont à vous.
wrong-option-form = « { $option } » n’est pas une option : écrivez nom=valeur.
wrong-option-name = { $game } n’a pas d’option « { $option } » ; il a : { $options }.
wrong-option-value = « { $value } » ne convient pas à l’option { $option } : { $detail }.
wrong-option-switch = « { $value } » ne convient pas à l’option { $option } : il faut on ou off.
wrong-option-number = « { $value } » ne convient pas à l’option { $option } : il faut un nombre entier.
wrong-values-form = « { $values } » n’est pas une liste de valeurs : écrivez nom=valeur,valeur.
wrong-count = { $option } doit valoir au moins 1, pas { $value }.
wrong-rungs = Une échelle a besoin d’au moins deux échelons.
wrong-target = --target doit être entre 0 et 1, pas { $target }.
wrong-seconds = --seconds doit être supérieur à 0 et d’au plus 3600, pas { $seconds }.
wrong-report = Impossible d’écrire un rapport dans { $file } : nommez un fichier dans un dossier qui existe.
wrong-folder = { $folder } n’est pas un dossier.
wrong-file = { $file } : { $reason }.
wrong-file-eacces = lecture ou écriture interdite
wrong-file-eisdir = c’est un dossier
wrong-file-enoent = il n’existe ni fichier ni dossier de ce nom
wrong-file-enospc = il n’y a plus de place
wrong-file-enotdir = une partie de ce chemin n’est pas un dossier
wrong-file-erofs = rien ne peut y être écrit
wrong-file-missing = Le fichier { $file } n’existe pas.
wrong-file-is-folder = { $file } est un dossier, pas un fichier.
wrong-nothing-to-check = { $game } n’a pas de fichiers de données à vérifier.
wrong-nothing-to-resume = Il n’y a pas de partie inachevée dans { $folder }.
wrong-resume-with-setup = --resume reprend une partie telle qu’elle a été préparée : sans --seats, --seed, --option ni --scenario.
wrong-resume-one-file = --resume prend un fichier au plus.
wrong-resume-other-game = { $file } est une partie de { $game }, pas de { $asked }.
wrong-upto = --upto doit être entre 0 et { $last }, pas { $upto }.
wrong-number = Il n’y a pas de choix { $number } : ils vont de 1 à { $last }.
wrong-ambiguous = « { $order } » peut être { $several } : précisez.
wrong-order = « { $order } » ne veut rien dire ici : tapez un numéro de la liste, ou l’un de ces verbes : { $verbs } (ou aide).
wrong-piece = Rien de ce que vous voyez ne s’appelle « { $piece } ».
wrong-command = { $command } n’est pas une commande ; il y a { $commands }.
wrong-undo = Rien de ce que vous avez fait ne peut être repris : un dé a été jeté, un secret montré, ou vous n’avez encore rien fait.
wrong-person = La place { $seat } ne joue pas à ce clavier ; il y a { $people }.
wrong-auto = Écrivez « auto on » ou « auto off », pas « { $word } ».
wrong-reactions = Écrivez « réactions ask », « réactions idle » ou « réactions always », pas « { $word } ».
wrong-reactions-none = Dans { $game }, personne n’est jamais seulement invité à réagir.
wrong-no-rulebook = { $game } n’a pas de livret dans cette langue.
wrong-rule-what = Quelle règle ? Écrivez son numéro (par exemple { $example }) ou un mot.
wrong-rule-none = Le livret n’a ni règle ni mot « { $word } ».
wrong-cli-command = Il n’y a pas de commande « { $command } » ; « escadre --help » en donne la liste.
wrong-cli-option = Il n’y a pas d’option { $option } ici ; ajoutez --help pour voir lesquelles existent.
wrong-cli-extra = « { $words } » est de trop ici ; ajoutez --help pour voir ce que prend la commande.
wrong-cli-missing = { $name } manque ; ajoutez --help pour voir ce que prend la commande.
wrong-cli-repeat = { $name } est donné deux fois.
wrong-cli-choice = « { $value } » ne convient pas à { $name } : il faut { $choices }.
wrong-cli-number = « { $value } » ne convient pas à { $name } : il faut un nombre.
wrong-cli-whole = « { $value } » ne convient pas à { $name } : il faut un nombre entier.
wrong-cli-value = « { $value } » ne convient pas à { $name }.

## Le serveur en ligne de commande

serve-ready = La table est ouverte sur { $url } (conservée dans { $file }). Ctrl-C l’arrête ; rien n’est perdu.
serve-open-already = La table est déjà ouverte sur { $url }.
archive-backed-up = { $rows } lignes sont dans { $file }.
archive-restored = { $rows } lignes ont été reprises de { $file }.
archive-exported = { $count ->
    [one] { $count } partie a été écrite
   *[other] { $count } parties ont été écrites
    } dans { $file }.
archive-not-exported = La table { $table } ne peut pas être écrite : { $reason }
wrong-workers = --workers doit être compris entre 1 et 256, pas { $workers }.
wrong-workers-sqlite = Plusieurs processus demandent PostgreSQL : indiquez --database postgresql://…
wrong-port = --port doit être compris entre 0 et 65535, pas { $port }.
wrong-port-taken = Un autre programme écoute déjà sur { $host }:{ $port } ; choisissez un autre --port.
wrong-no-client = Les pages de la table manquent : construisez-les avec « make client ».
