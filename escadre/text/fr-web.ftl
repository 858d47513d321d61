### Les mots du navigateur.

## Le cadre de toutes les pages

web-home = Escadre, vers le salon
web-skip = Aller au contenu
web-nav = Pages
web-nav-lobby = Salon
web-nav-archive = Archives
web-nav-verify = Vérifier les dés
web-nav-account = Compte
web-foot-nav = Pages, une seconde fois
web-foot-line = Escadre, une même table pour les jeux navals. Les jeux appartiennent à leurs auteurs et éditeurs.
web-language = Langue
web-language-en = Anglais
web-language-fr = Français
web-theme-auto = Couleurs : comme le système
web-theme-light = Couleurs : jour
web-theme-dark = Couleurs : nuit
web-sound = Son
web-sound-on = Le son est activé
web-sound-off = Le son est coupé
web-nowhere-title = Eaux inconnues
web-nowhere-line = Il n’y a pas de page à cette adresse.
web-nowhere-home = Retour au salon
web-just-now = à l’instant
web-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-loading = Un instant…
web-copy = Copier
web-copied = Copié
web-cancel = Annuler
web-again = Réessayer

## Ce qui n’a pas marché

web-trouble-crowd = Tant de monde regarde cette table qu’il n’y a plus de place. Réessayez plus tard ; qui joue ici entre toujours.
web-trouble-offline = Le serveur est injoignable. Est-il lancé, et avez-vous du réseau ?
web-trouble-fault = Quelque chose a échoué de notre côté. Rien n’est perdu ; veuillez réessayer.
web-trouble-nothing = Cela n’existe pas ici, ou vous n’y avez pas accès.
web-trouble-limit = C’était un peu rapide. Patientez un instant.
web-trouble-unsure = La liaison a été coupée avant la réponse. Regardez si c’est fait, sinon recommencez.

## Qui est assis à une table

web-seat-you = Vous
web-seat-open = Place libre
web-level-ensign = Enseigne
web-level-captain = Capitaine
web-level-admiral = Amiral
web-level-ensign-hint = facile : navigue au jugé
web-level-captain-hint = solide : saisit ce qui s’offre
web-level-admiral-hint = fort : voit loin

## Le salon

web-lobby-title = Choisissez votre mer et larguez les amarres
web-lobby-line = Des règles appliquées et expliquées, des dés que chacun peut vérifier, un adversaire digne de vous à toute heure.
web-lobby-games = Jeux
web-lobby-play = Jouer
web-lobby-play-against = Jouer : { $game }, contre { $count ->
    [one] un robot
   *[other] { $count } robots
}
web-lobby-play-alone = Jouer : { $game }, en solitaire
web-lobby-play-together = Jouer : { $game }, avec { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
} au même écran
web-lobby-against = contre { $count ->
    [one] un capitaine
   *[other] { $count } capitaines
}, tout de suite
web-lobby-alone = en solitaire, tout de suite
web-lobby-together = avec { $count ->
    [one] une autre personne
   *[other] { $count } autres personnes
} au même écran, tout de suite
web-lobby-set-up = Préparer une table
web-lobby-set-up-named = Préparer une table de { $game }
web-lobby-rules = Règles
web-lobby-rules-named = Règles de { $game }
web-lobby-fleets = Flottes
web-lobby-fleets-named = Composer des flottes pour { $game }
web-lobby-players = { $first ->
    [one] { $last ->
        [one] { $last } joueur
       *[other] de 1 à { $last } joueurs
    }
   *[other] de { $first } à { $last } joueurs
}
web-lobby-players-exact = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-lobby-minutes = de { $least } à { $most } minutes
web-lobby-starting = On largue les amarres…
web-lobby-turns = { $count ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $count } tables
}
web-lobby-mine = Mes tables
web-lobby-mine-none = Pas encore de table. Un clic ci-dessus, et vous voilà en mer.
web-lobby-open = Tables ouvertes
web-lobby-open-none = Personne ne cherche de compagnie pour l’instant. Préparez une table publique et soyez le premier.
web-lobby-more = Dans la chambre des cartes
web-lobby-archive = Les archives
web-lobby-archive-line = Toutes les parties terminées, à chercher, à revoir, à télécharger.
web-lobby-archive-go = Parcourir
web-lobby-verify-go = Choisir une partie
web-lobby-verify = Vérifier les dés
web-lobby-verify-line = Prouver chaque jet d’une partie terminée.
web-lobby-upload = Ouvrir une partie enregistrée
web-lobby-upload-line = Reprendre une partie depuis un fichier, ou la revoir.
web-lobby-no-games = Aucun jeu n’est installé.
web-upload-choose = Choisir un fichier
web-upload-busy = Lecture…

## Une table dans une liste

web-table-your-turn = À vous de jouer
web-table-their-turn = À { $name } de jouer
web-table-others-turn = { $count } joueurs doivent décider
web-table-waiting = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-table-over = Terminée
web-table-won = Victoire : { $names }
web-table-shared = Victoire partagée : { $names }
web-table-you-won = Vous avez gagné
web-table-go = Aller à la table
web-table-play = Jouer
web-table-join = Prendre une place
web-table-back = Reprendre ma place
web-table-leave = Quitter
web-table-watch = Regarder
web-table-invite = Inviter
web-table-remove = Supprimer
web-table-remove-sure = Vraiment supprimer ?
web-table-acts = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}
web-table-live = { $minutes } min chacun
web-table-slow = { $hours } h par coup
web-table-seats = À la table : { $names }

## Inviter

web-invite-title = Liens vers les places libres
web-invite-line = Chaque lien est une place ; le premier qui l’ouvre s’y assied. Ne donnez chaque lien qu’à une seule personne.
web-invite-seat = Place { $seat }
web-invite-copy = Copier le lien vers la place { $seat }
web-invite-none = Toutes les places sont prises.

## Préparer une table

web-new-title = Préparer une table
web-new-of = Une table de { $game }
web-new-seats = Places
web-new-seats-count = Nombre de joueurs
web-new-fewer = Une place de moins
web-new-more = Une place de plus
web-new-seat-who = Qui occupe la place { $seat }
web-new-me = Moi
web-new-open = Libre, pour quelqu’un d’autre
web-new-bot = Robot : { $level }
web-new-hot = À cet écran, à côté de moi
web-new-hot-name = Nom du joueur à la place { $seat }
web-new-hot-placeholder = Nom
web-new-alone = Vous jouez en solitaire.
web-new-hot-hint = À un même écran, un rideau tombe entre les tours.
web-new-scenario = Scénario
web-new-scenario-none = Sans scénario
web-new-scenario-none-hint = Chacun choisit sa flotte ; toutes les options restent ouvertes.
web-new-scenario-line = { $line } ({ $sides })
web-new-scenario-seats = { $count ->
    [one] Le scénario est pour une seule personne.
   *[other] Le scénario fixe les { $count } places et leurs camps.
}
web-new-scenario-options = Le scénario règle lui-même les flottes et la victoire ; il reste ces options.
web-scenario-gone = Scénario { $name }
web-new-options = Options
web-new-option-span = De { $least } à { $most }, ou { $usual }.
web-new-options-none = Ce jeu n’a pas d’options.
web-new-options-reset = Règles imprimées
web-new-who = Qui peut venir
web-new-link = Par lien seulement
web-new-link-hint = Seules les personnes à qui vous donnez un lien peuvent prendre place ou regarder.
web-new-public = Publique
web-new-public-hint = La table est annoncée dans le salon ; chacun peut prendre une place libre ou regarder.
web-new-name = Nom de la table
web-new-name-hint = Si vous voulez. Il aide à la retrouver.
web-new-pace = Rythme
web-new-pace-none = Sans pendule
web-new-pace-none-hint = Prenez le temps qu’il vous faut.
web-new-pace-live = En direct
web-new-pace-live-hint = Chacun a une pendule pour toute la partie.
web-new-pace-live-minutes = Minutes par joueur
web-new-pace-slow = Un coup de temps en temps
web-new-pace-slow-hint = Des jours, des semaines : on vous prévient quand c’est à vous.
web-new-pace-slow-hours = Heures par coup
web-new-pace-alone = Vous jouez en solitaire : personne ne vous attend, et aucune horloge ne tourne.
web-new-absent = Quand le temps de quelqu’un est écoulé
web-new-absent-bot = Un robot prend sa place
web-new-absent-wait = On attend
web-new-create = Préparer la table
web-new-ready = La table est prête
web-new-ready-line = La partie commence dès que toutes les places sont prises.
web-new-unknown = Ce jeu n’existe pas ici.

## Rejoindre

web-join-title = Vous êtes invité
web-join-line = On vous garde une place. Dites qui vous êtes et asseyez-vous.
web-join-name = Votre nom
web-join-sit = Prendre la place
web-join-missing = Ce lien n’est pas complet. Redemandez-le et copiez-le en entier.

## Les archives

web-archive-title = Archives
web-archive-line = Les parties terminées. Revoyez-les de n’importe quelle place, ou emportez le fichier.
web-archive-search = Chercher par nom ou titre
web-archive-game = Jeu
web-archive-all-games = Tous les jeux
web-archive-whose = Quelles parties
web-archive-mine = Les miennes
web-archive-public = Publiques
web-archive-none = Pas encore de partie terminée.
web-archive-none-found = Rien trouvé.
web-archive-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-archive-replay = Revoir
web-archive-save = Télécharger
web-archive-earlier = Plus anciennes
web-archive-later = Plus récentes
web-archive-page = Page { $page } sur { $pages }

## Le compte

web-account-title = Compte
web-account-visitor = Vous êtes en visite : vos tables sont liées à ce navigateur. Avec un compte, vous les retrouvez partout.
web-account-hello = Vous êtes connecté : { $name }.
web-account-name = Nom à la table
web-account-name-keep = Enregistrer le nom
web-account-name-kept = Désormais vous êtes { $name }.
web-account-login = Se connecter
web-account-register = Créer un compte
web-account-logout = Se déconnecter
web-account-user = Nom
web-account-password = Mot de passe
web-account-password-hint = Au moins 8 caractères.
web-account-email = Adresse électronique
web-account-email-hint = Si vous voulez ; elle ne sert qu’en cas d’oubli du mot de passe.
web-account-have = J’ai un compte
web-account-new = Pas encore de compte
web-account-forgot = Mot de passe oublié ?
web-account-recover-line = Si cette adresse est celle d’un compte, un message avec un lien vient de partir.
web-account-recover-send = Envoyez-moi un lien
web-account-token = Pour les programmes
web-account-token-line = Avec un jeton, un programme peut jouer vos places par HTTP. Qui le possède joue à votre nom.
web-account-token-make = Créer un jeton
web-account-token-once = Il ne s’affiche qu’une fois. Le jeton précédent ne vaut plus rien.
web-account-token-label = Votre jeton

## Les avis

web-notices-title = Quand c’est à vous
web-notices-line = Soyez prévenu quand une table vous attend.
web-notices-none = Aucun avis pour l’instant.
web-notices-email = Par courriel
web-notices-push = Par ce navigateur
web-notices-apprise = Par une adresse Apprise
web-notices-add-email = Courriel
web-notices-add-push = Ce navigateur
web-notices-add-apprise = Adresse Apprise
web-notices-address = Adresse
web-notices-apprise-hint = Par exemple ntfy://sujet, tgram://jeton/salon, matrix://…
web-notices-push-on = Ce navigateur sera prévenu, même la page fermée.
web-notices-push-denied = Le navigateur n’accepte pas d’avis de cette page. Ses réglages pour ce site peuvent y remédier.
web-notices-push-missing = Ce navigateur, ou ce serveur, ne peut pas envoyer d’avis.
web-notices-quiet = Silence de
web-notices-quiet-to = à
web-notices-quiet-hint = Deux fois la même heure : pas de silence. Heures de { $zone }.
web-notices-every = Intervalle minimal
web-notices-every-minutes = { $count ->
    [0] aucun
    [one] { $count } minute
   *[other] { $count } minutes
}
web-notices-away = Seulement quand je ne suis pas à la table
web-notices-remove = Supprimer cet avis
web-notices-keep = Enregistrer les avis
web-notices-kept = C’est enregistré.

## Un nouveau mot de passe

web-recover-title = Un nouveau mot de passe
web-recover-new = Nouveau mot de passe
web-recover-keep = L’enregistrer et se connecter
web-recover-missing = Ce lien n’est pas complet. Demandez-en un autre sur la page du compte.

## Flottes

web-fleets-title = Flottes pour { $game }
web-fleets-line = Composez à loisir ce que vous emmèneriez en mer et enregistrez-le. À la table, un clic suffit pour l’aligner.
web-fleets-group = Choisir parmi
web-fleets-budget = Budget
web-fleets-kind-surface = Bâtiments de surface
web-fleets-kind-sub = Sous-marins
web-fleets-kind-air = Avec aéronefs
web-fleets-kind-other = Autres
web-fleets-unit = { $name }, { $cost } { $points }
web-fleets-one-less = Retirer un exemplaire de { $name }
web-fleets-fleet = La flotte
web-fleets-sum = { $cost } sur { $budget } { $points }
web-fleets-units = { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}
web-fleets-left = reste { $count }
web-fleets-over = { $count } au-dessus du budget
web-fleets-over-line = Retirez une unité ou relevez le budget avant d’enregistrer.
web-fleets-short = encore { $count }
web-fleets-span = de { $least } à { $budget } { $points }
web-fleets-start = Partir de
web-fleets-order = Le premier mène. Cliquez sur un navire pour le déplacer dans la ligne ou lui donner la marque.
web-fleets-line-of = La ligne
web-fleets-divisions = Divisions
web-fleets-division = Division { $number }
web-fleets-beside = Hors de la ligne
web-fleets-smaller = Division { $number } : un de moins
web-fleets-larger = Division { $number } : un de plus
web-fleets-flagship = Navire amiral
web-fleets-commander = Chef de division
web-fleets-ahead = Avancer
web-fleets-astern = Reculer
web-fleets-advice = Composition usuelle
web-fleets-share = { $own } %, d’ordinaire { $wanted } %
web-fleets-empty = Rien de choisi pour l’instant. Cliquez sur une carte pour l’ajouter, une seconde fois pour la retirer.
web-fleets-empty-several = Rien de choisi pour l’instant. Cliquez sur une carte pour en ajouter un exemplaire, encore pour un de plus.
web-fleets-off = Retirer { $name }
web-fleets-see = Voir la flotte
web-fleets-name = Nom de la flotte
web-fleets-keep = Enregistrer la flotte
web-fleets-change = Enregistrer les changements
web-fleets-copy = Enregistrer comme nouvelle flotte
web-fleets-anew = Recommencer
web-fleets-saved = « { $name } » est enregistrée.
web-fleets-mine = Mes flottes
web-fleets-mine-none = Aucune flotte enregistrée.
web-fleets-open = Ouvrir
web-fleets-export-named = Télécharger { $name } dans un fichier
web-fleets-delete-named = Supprimer { $name }
web-fleets-delete-sure = Supprimer pour de bon
web-fleets-import = Lire une flotte dans un fichier
web-fleets-import-bad = Ce fichier ne contient pas de flotte pour ce jeu.
web-fleets-use = Prendre une flotte enregistrée
web-fleets-use-plan = Se former comme dans la flotte enregistrée
web-fleets-use-none = Aucune de vos flottes enregistrées ne convient ici.
web-fleets-use-build = Composer des flottes

## Les règles

web-rules-title = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] { $count } paragraphe
   *[other] { $count } paragraphes
}
web-rules-contents = Sommaire
web-rules-link = Lien vers la règle { $rule }

## La table

web-at-board = Le plateau
web-at-side = Que faire, journal et discussion
web-at-you = vous
web-at-winner = vainqueur
web-at-thinking = réfléchit
web-at-away = absent
web-at-clock = temps restant
web-at-switch = Passer l’écran à { $name }
web-at-hidden = face cachée
web-at-open-zone = Parcourir : { $zone }
web-at-percent = { $percent } %
web-at-odds = Chances ({ $count })
web-at-your-turn = À vous de jouer
web-at-may = Ce n’est pas votre tour, mais vous pouvez
web-at-over = La partie est finie
web-at-watching = Vous êtes spectateur
web-at-waiting = Patientez
web-at-waiting-for = À { $names } de jouer
web-at-lost = La connexion est perdue. Nouvel essai…
web-at-choices = Ce que vous pouvez faire
web-at-confirm = Vraiment ? { $choice }
web-at-auto-stop = Laissez-moi décider
web-at-auto = Jouer d’office un choix unique
web-at-react = Quand seule une de mes cartes pourrait répondre
web-at-react-ask = Me demander
web-at-react-ask-hint = On vous demande à chaque fois, même si vous n’avez rien pour répondre : personne n’apprend ce que vous tenez.
web-at-react-idle = Passer si je ne peux rien faire d’autre
web-at-react-idle-hint = La partie continue sans vous quand vous ne pourriez que passer, et vous attend sinon. À votre lenteur, la table peut deviner que vous tenez une réponse.
web-at-react-idle-now = Réactions : passe d’office quand vous ne pouvez rien faire d’autre.
web-at-react-always = Toujours passer
web-at-react-always-hint = Toutes ces questions passent, quoi que vous teniez, jusqu’à nouvel ordre : à elles seules, vos cartes ne défendent alors plus rien. La table n’en apprend rien.
web-at-react-always-now = Réactions : passe toujours d’office.
web-at-speed = Les mouvements sont
web-at-speed-calm = lents
web-at-speed-normal = vifs
web-at-speed-quick = rapides
web-at-speed-instant = immédiats
web-at-why-not = Pourquoi pas ?
web-at-why-list = Pourquoi pas ? ({ $count })
web-at-see-rule = Lire la règle { $rule }
web-at-tools = Autres ordres
web-at-undo = Reprendre le coup
web-at-undo-ask = Demander à reprendre
web-at-hint = Conseil
web-at-more = Plus
web-at-keys = Clavier
web-at-key = Touche : { $key }
web-at-draw = Proposer la nulle
web-at-concede = Abandonner…
web-at-concede-sure = Amener le pavillon ? La partie sera perdue pour vous.
web-at-concede-yes = Abandonner
web-at-cancel = Annuler
web-at-close = Fermer
web-at-yes = Accepter
web-at-no = Refuser
web-at-asks-undo = { $name } demande à reprendre son dernier coup.
web-at-asks-draw = { $name } propose la nulle.
web-at-asked-undo = { $name } a demandé à reprendre. On attend { $names }.
web-at-asked-draw = { $name } a proposé la nulle. On attend { $names }.
web-at-order = Taper un ordre
web-at-order-hint = / ou tapez : { $example }
web-at-order-unknown = Rien de ce que vous pouvez faire ne s’appelle « { $order } ». Essayez « { $example } ».
web-at-tabs = Journal, discussion et règles
web-at-log = Journal
web-at-log-earlier = { $count ->
    [one] Un moment précédent
   *[other] { $count } moments précédents
}
web-at-position = Voir cette position
web-at-chat = Discussion
web-at-chat-earlier = Lignes précédentes
web-at-chat-empty = Personne n’a encore rien dit.
web-at-chat-say = Dire quelque chose à la table
web-at-chat-send = Envoyer
web-at-rules = Règles
web-at-hand-over = Passez l’écran à { $name }
web-at-look-away = Les autres détournent les yeux.
web-at-i-am = Je suis { $name }
web-at-you-win = La victoire est à vous !
web-at-you-share = Vous partagez la victoire
web-at-wins = { $name } l’emporte
web-at-share = { $names } partagent la victoire
web-at-verdict = { $name } : { $verdict }
web-at-nobody-wins = Personne n’a gagné
web-at-see-table = Voir la table
web-at-see-result = Voir le résultat
web-at-rematch = Rejouer
web-at-replay = Revoir la partie
web-at-report = Chance et score
web-at-save = Fichier de la partie
web-at-open = On attend des joueurs
web-at-take-seat = S’asseoir ici
web-at-to-lobby = Vers le salon
web-at-key-choice = le choix de ce numéro
web-at-key-move = aller de carte en carte, de choix en choix
web-at-key-act = faire ce qui est désigné
web-at-key-inspect = regarder la carte de près
web-at-key-why = pourquoi pas ?
web-at-key-order = taper un ordre
web-at-key-undo = reprendre le coup
web-at-key-hint = conseil
web-at-key-log = journal
web-at-key-chat = discussion
web-at-key-rules = règles
web-at-key-close = fermer
web-at-key-help = cette liste

## La haute mer

web-sea-tools = Regarder la mer
web-sea-closer = Rapprocher (+)
web-sea-farther = Éloigner (−)
web-sea-fit = Tous les navires (0)
web-sea-follow = Vers le navire dont c’est le tour (.)
web-sea-measure = Mesurer : tirer d’un point à un autre
web-sea-keys = Les flèches déplacent la vue, plus et moins zooment, 0 montre tous les navires, le point mène au navire dont c’est le tour. Maj et glisser pour mesurer.
web-sea-range = { $distance } { $unit } · { $bearing }°
web-sea-about = ≈ { $number }
web-sea-wind = Le vent souffle du { $degrees }°
web-sea-order = Les navires dans l’ordre où ils agissent
web-sea-has-acted = { $number }. { $ship }, a agi
web-sea-acts-now = { $number }. { $ship }, agit maintenant
web-sea-will-act = { $number }. { $ship }, doit encore agir
web-sea-record = Fiche de { $ship }
web-sea-carry-out = Exécuter : { $order }
web-sea-less = Un peu moins
web-sea-more = Un peu plus

web-hex-scale = { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
}
web-hex-fit = Toute la carte (0)
web-hex-keys = Les flèches mènent d’un hexagone à l’autre, Entrée prend ce qui s’y trouve ou y va, Échap relâche. Plus et moins zooment, 0 montre toute la carte, le point mène à vos pièces.
web-hex-away = à { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
} de { $piece }
web-hex-which = { $count ->
    [one] une pièce pourrait venir ici : laquelle ?
   *[other] { $count } pourraient venir ici : laquelle ?
}
web-hex-stack = { $hex } : { $count } pièces
web-hex-boards = Tableaux à côté de la carte
web-hex-ways = { $count ->
    [one] Un hexagone possible, éclairé sur la carte.
   *[other] { $count } hexagones possibles, éclairés sur la carte.
}
web-time-now = maintenant
web-time-last = dernier tour
web-light-day = jour
web-light-dusk = crépuscule
web-light-night = nuit

## Revoir une partie

web-replay-title = Revoir la partie
web-replay-of = Revoir : { $title }
web-replay-pages = Partie et bilan
web-replay-tab-moves = Partie
web-replay-tab-report = Bilan
web-replay-dock = Commandes de lecture
web-replay-first = Au début
web-replay-back = Un moment en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un moment en avant
web-replay-last = À la fin
web-replay-scrub = Moment de la partie
web-replay-moment = Moment { $moment } sur { $moments }
web-replay-at = Moment { $moment } / { $moments }
web-replay-speed = Vitesse
web-replay-speed-of = { $speed } ×
web-replay-seat = Vu par
web-replay-spectator = Un spectateur
web-replay-seat-mine = { $name } (vous)
web-replay-still = La partie continue. Tant qu’elle n’est pas finie, vous ne revoyez le passé que par vos propres yeux.
web-replay-scored = points pour { $names }
web-replay-log = Ce qui s’est passé jusqu’ici
web-replay-log-none = Il ne s’est encore rien passé.
web-replay-log-gap = Les moments précédents arrivent…
web-replay-quiet = Un choix que le journal ne raconte pas.
web-replay-keys = Espace : lecture et pause. Flèches : pas à pas. Début et Fin : aux extrémités. Page précédente et Page suivante : à la marque voisine.
web-replay-share = Partager cette position
web-replay-shared = Le lien est copié
web-replay-share-link = Lien vers cette position
web-replay-on = Reprendre d’ici
web-replay-on-line = Vous prenez une place à ce moment précis, des robots prennent les autres. Ce que vous ne pouviez pas savoir est redistribué.
web-replay-on-alone = Vous reprenez la partie à cet instant précis. Ce que vous ne pouviez pas savoir est redistribué.
web-replay-on-seat = Votre place
web-replay-on-level = Les robots
web-replay-on-go = Reprendre la partie
web-replay-on-busy = On prépare la table…
web-replay-on-over = La partie finit ici. Reculez pour la reprendre.
web-replay-save = Télécharger la partie
web-replay-verify = Vérifier les dés
web-replay-table = À la table
web-replay-more = Avec cette partie

web-report-title = Bilan
web-report-ranking = Classement final
web-report-result = Résultat
web-report-rank = Rang
web-report-who = Joueur
web-report-score = Points
web-report-winner = Vainqueur
web-report-you = vous
web-report-curve = Le score, décision par décision
web-report-curve-line = Les points visibles de tous. Ce qui était caché compte à la fin.
web-report-curve-at = Décision { $act }
web-report-curve-value = { $name } : { $score }
web-report-curve-label = Score de chaque joueur après chaque décision. Les flèches parcourent la partie.
web-report-curve-acts = Décisions
web-report-curve-table = Les mêmes chiffres en tableau
web-report-luck = La chance
web-report-luck-line = Ce que les dés ont donné à chacun, face à ce qu’ils promettent en moyenne. Les cartes piochées ne comptent pas.
web-report-luck-none-at-all = Aucun dé n’a été jeté dans cette partie.
web-report-luck-none = n’a jeté aucun dé
web-report-luck-dice = { $dice ->
    [one] 1 dé
   *[other] { $dice } dés
} : { $gave } points au lieu de { $promised }
web-report-luck-better = { $pips ->
    [one] { $by } point de plus que la moyenne
   *[other] { $by } points de plus que la moyenne
}
web-report-luck-worse = { $pips ->
    [one] { $by } point de moins que la moyenne
   *[other] { $by } points de moins que la moyenne
}
web-report-luck-even = exactement la moyenne
web-report-luck-usual = Rien que de très ordinaire.
web-report-luck-some = Plus que le hasard n’en fait d’habitude.
web-report-luck-rare = Le hasard fait cela une partie sur vingt environ.
web-report-luck-unlucky = malchance
web-report-luck-lucky = chance
web-report-not-over = Le bilan s’écrit quand la partie est finie.

## Les dés

web-verify-title = Vérifier les dés
web-verify-line = Dès le premier jet, personne, pas même le serveur, ne peut changer les dés d’une partie. En voici la preuve, pour toute partie enregistrée.
web-verify-drop = Déposez ici une partie enregistrée
web-verify-or = ou
web-verify-choose = Choisir un fichier
web-verify-another = Vérifier une autre partie
web-verify-hint = Le fichier que donne « Télécharger » pour une partie finie. Il est lu, pas conservé.
web-verify-busy = La partie est rejouée…
web-verify-bad = Ce fichier ne prouve rien
web-verify-bad-line = Téléchargez la partie encore une fois. Si le fichier a été modifié, fût-ce d’une lettre, il ne peut plus rien prouver.
web-verify-large = Le fichier est trop volumineux pour être une partie enregistrée.
web-verify-fetch = La partie enregistrée n’a pas pu être chargée.
web-verify-good = Chaque jet est prouvé
web-verify-good-line = { $game } : { $acts ->
    [one] { $acts } décision rejouée
   *[other] { $acts } décisions rejouées
} ; { $rolls ->
    [one] { $rolls } jet ou tirage découle
   *[other] les { $rolls } jets et tirages découlent
} de la clé.
web-verify-unproven = La clé ne correspond pas
web-verify-unproven-line = Votre navigateur a trouvé que cette clé n’est pas celle qui avait été promise. Ne vous fiez pas à ces dés.
web-verify-checks = Ce qui a été vérifié
web-verify-check-replay = Rejoué par le serveur
web-verify-check-replay-line = Chaque décision est permise, et chaque jet, chaque carte piochée est ce que la clé donne à cet endroit.
web-verify-check-browser = Recalculé par votre navigateur
web-verify-check-browser-line = Le SHA-256 de la clé du fichier, calculé ici et non sur le serveur, est bien l’engagement.
web-verify-check-browser-bad = Le SHA-256 de la clé du fichier n’est pas l’engagement.
web-verify-check-table = Comme la table l’avait promis
web-verify-check-table-line = L’engagement du fichier est celui que la table montre depuis avant le premier jet.
web-verify-check-table-bad = La table montrait un autre engagement que celui du fichier.
web-verify-yes = exact
web-verify-no = faux
web-verify-open = La partie n’est pas finie
web-verify-open-line = Qui possède ce fichier connaît la clé, et avec elle tous les jets à venir.
web-verify-numbers = Les nombres de la preuve
web-verify-key = Clé
web-verify-commitment = Engagement
web-verify-reckoned = SHA-256 de la clé
web-verify-entropy = Ajouté par { $name }
web-verify-entropy-none = rien
web-verify-self = De vos propres mains
web-verify-self-line = Tout autre programme donne le même engagement :
web-verify-self-all = Et avec Escadre sur votre machine, vous prouvez chaque jet :
web-verify-rolls = Tous les jets et tirages
web-verify-rolls-line = Un dé montre ce qu’il a donné ; une carte piochée, son numéro dans le jeu.
web-verify-roll-act = Coup
web-verify-roll-who = Qui
web-verify-roll-order = Ordre
web-verify-roll-dice = Résultat
web-verify-setup = Mise en place
web-verify-rolls-none = Rien n’a été laissé au hasard dans cette partie.
web-verify-how = Comment marche la preuve
web-verify-how-promise = Une promesse avant le premier jet
web-verify-how-promise-line = Le serveur tire une clé secrète et montre aussitôt à tous son empreinte, l’engagement. Dès lors il ne peut plus en prendre une autre : aucune autre n’a cette empreinte.
web-verify-how-seats = Une pincée de chaque place
web-verify-how-seats-line = Chaque navigateur qui s’assied ajoute un peu de son propre hasard. Qui prend une place libre a d’abord la promesse sous les yeux : le serveur, en choisissant la clé, ne pouvait donc savoir comment tomberaient les dés. Seul contre les robots, on l’en croit sur parole.
web-verify-how-rolls = Des jets que chacun peut refaire
web-verify-how-rolls-line = Le premier dé vient de la clé, de ce que les places ont ajouté et du nombre 0 ; le deuxième du nombre 1 ; et ainsi de suite. Rien ne peut être glissé ni omis.
web-verify-how-open = La clé est révélée à la fin
web-verify-how-open-line = La partie finie, la clé figure dans le fichier. Qui l’a peut recalculer chaque jet et voir que la clé correspond à la promesse.
