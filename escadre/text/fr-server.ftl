### Ce que le serveur refuse, en une phrase claire.

## La base de données

server-store-address = la base de données s’indique par sqlite:///FICHIER ou postgresql://UTILISATEUR@MACHINE/NOM
server-store-file = le fichier de base de données { $file } est inutilisable : { $detail }
server-store-open = impossible d’ouvrir la base de données { $url } : { $detail }
server-store-away = la base de données ne répond pas : { $detail }
server-store-damaged = ce n’est pas une base de données d’Escadre, ou elle est endommagée : { $detail }
server-store-full = le disque de la base de données est plein : { $detail }
server-store-read-only = la base de données n’est accessible qu’en lecture : { $detail }
server-store-failing = le disque de la base de données est défaillant : { $detail }
server-store-held = un autre serveur utilise le fichier { $file } de la base de données
server-store-foreign = la base de données contient les tables d’un autre programme ; donnez à Escadre la sienne
server-store-newer = la base de données vient d’un Escadre plus récent (schéma { $schema } ; ce programme connaît { $ours })
server-backup-file = le fichier { $file } est inutilisable : { $detail }
server-backup-none = { $file } n’est pas une sauvegarde d’Escadre
server-backup-newer = la sauvegarde { $file } vient d’un Escadre plus récent
server-backup-damaged = la sauvegarde { $file } est endommagée : { $detail }
server-backup-into = la base de données n’est pas vide ; une sauvegarde se restaure dans une base neuve

## Toute demande

server-visitor = Visiteur { $number }
server-unreadable = Cette demande est incompréhensible : { $detail }.
server-forbidden = Ceci ne vous est pas permis.
server-foreign = La demande vient de la page d’un autre site.
server-nothing-here = Il n’y a rien ici.
server-method = Cela ne se demande pas ainsi.
server-too-large = C’est trop volumineux.
server-slow-down = Trop de demandes ; réessayez dans { $seconds } s.
server-slow-down-a-while = Trop de demandes ; réessayez dans un moment.
server-busy = Le serveur y travaille déjà pour vous ; réessayez dans un instant.
server-too-much = Cela demande plus que les { $seconds } s accordées ici.
server-too-slow = La requête n’est pas arrivée à temps.
server-away = Le serveur ne peut pas le faire pour l’instant ; réessayez dans un moment.
server-stuck = Le serveur ne peut rien enregistrer pour l’instant : son disque est plein ou défaillant. Ce que vous voyez reste en l’état ; réessayez plus tard.
server-damaged = La base de données du serveur est abîmée. Plus rien n’est écrit tant que l’exploitant du serveur ne l’a pas restaurée.
server-broken = Le serveur a rencontré une erreur ; elle est consignée.

## Personnes

server-token = Ce jeton n’est pas valable, ou ne l’est plus.
server-name-length = Un nom compte de 1 à 40 caractères.
server-name-letters = Ce nom contient des caractères invisibles.
server-name-address = Un nom ne contient pas de @ : ce n’est pas une adresse.
server-name-taken = Le nom { $name } est déjà pris.
server-email = { $email } n’est pas une adresse électronique.
server-password-length = Un mot de passe compte de 8 à 200 caractères.
server-login-wrong = Nom ou mot de passe incorrect.
server-account-already = Vous avez déjà un compte ; déconnectez-vous pour en créer un autre.
server-link-wrong = Ce lien n’est pas valable, ou ne l’est plus ; demandez-en un nouveau.
server-smtp = Le serveur de courrier s’indique par smtp://UTILISATEUR:MOT-DE-PASSE@MACHINE:PORT?from=ADRESSE
server-mail-recover-subject = Escadre : un nouveau mot de passe
server-mail-recover =
    Bonjour { $name },

    quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Escadre. Ce lien vous permet de le choisir. Il sert une seule fois, pendant une heure :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.

server-mail-again-subject = Escadre : vous avez déjà un compte
server-mail-again =
    Bonjour { $name },

    quelqu’un, vous peut-être, a créé un autre compte sur Escadre en donnant cette adresse. Elle reste celle de votre compte { $name }, le seul que l’on retrouve par elle.

    Si c’était vous, connectez-vous sous le nom { $name } : { $link }

    Sinon, ne faites rien.

## Avis

server-turn-subject = { $game } : c’est à vous de jouer
server-turn = C’est à vous de jouer à la table « { $table } ».
server-turn-plain = C’est à vous de jouer.
server-turn-mail =
    Bonjour { $name },

    { $turn }

    { $link }

    Vous recevez cet avis parce que vous l’avez demandé. À vous de choisir quand et où : { $account }
server-notice-account = Les avis à ce genre d’adresse demandent un compte.
server-notice-mail = Ce serveur n’envoie pas de courriels.
server-notice-zone = { $zone } n’est pas un fuseau horaire.
server-notice-unreadable = Apprise ne comprend pas l’adresse { $address }.
server-notice-local = Les adresses du genre { $scheme } agissent sur le serveur lui-même et ne sont pas possibles ici.
server-notice-private = L’adresse mène dans le réseau du serveur, ce qui n’est pas permis ici.
server-notice-push = Ce n’est pas un abonnement push d’un navigateur.
server-notice-busy = L’adresse n’a pas pu être vérifiée à temps ; réessayez dans un moment.

## Tables

server-no-table = Cette table n’existe pas.
server-no-seat = La table n’a pas cette place.
server-not-begun = La partie n’a pas commencé : une place est encore libre.
server-not-your-seat = Vous ne jouez pas cette place.
server-not-your-table = Seul celui qui a préparé la table peut le faire.
server-not-your-turn = Ce n’est pas votre tour.
server-seat-taken = Cette place n’est pas libre.
server-seat-late = Votre temps était écoulé : le bot prend d’abord la décision attendue, puis la place est de nouveau à vous.
server-one-seat = Vous avez déjà une place à cette table. Pour une autre, demandez un lien à son propriétaire.
server-no-such-link = Ce lien n’ouvre aucune place : il a déjà servi, ou un autre l’a remplacé.
server-no-owner-seat = Il faut quelqu’un à la table : prenez vous-même une place.
server-has-begun = La partie a commencé.
server-too-many-acts = Cette partie dure depuis trop longtemps : on ne peut plus qu’abandonner ou proposer la nulle.
server-not-over = Cela se dit une fois la partie finie.
server-no-moment = Ce moment n’existe pas dans la partie.
server-asked-already = Une demande attend déjà la réponse de la table.
server-not-asked = Personne ne vous a rien demandé.
server-no-reactions = Dans ce jeu, personne n’est jamais seulement invité à réagir.
server-bot-declines = Un robot qui mène refuse la partie nulle.
server-who-speaks = Dites-nous d’abord votre nom.

## Flottes

server-no-roster = Il n’y a pas de flotte à composer pour { $game }.
server-no-fleet = Vous n’avez pas enregistré cette flotte.
server-fleets-most = Vous avez déjà { $most } flottes enregistrées ; supprimez-en une d’abord.
server-fleet-group = Le jeu n’a pas de liste { $group } où choisir.
server-fleet-budget = { $budget } n’est pas un budget de ce jeu ; il connaît { $budgets }.
server-fleet-unit = { $unit } ne figure pas dans cette liste.
server-fleet-units = Une flotte compte de 1 à 200 unités.
server-fleet-too-many = Une flotte peut avoir { $most } { $unit } au plus.
server-fleet-cost = La flotte coûte { $cost }, le budget est de { $budget }.
server-fleet-least = La flotte coûte { $cost } ; d’un budget de { $budget }, il faut dépenser au moins { $least }.
server-fleet-plan = Les divisions, le navire amiral ou les chefs de division ne conviennent pas à cette flotte.
