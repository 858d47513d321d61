# Modern Naval Battles : tous les mots que le jeu affiche en dehors des cartes.

game-title = Modern Naval Battles
game-line = Porte-avions, missiles et sous-marins depuis la guerre froide : deux à six amiraux composent une flotte, gardent la bonne carte pour le bon moment et coulent les autres.

## Choix

do-navy = Commander la { $navy }
do-share = { $points ->
    [one] Prendre { $points } point
   *[other] Prendre { $points } points
}
do-buy = Acheter { $design }
do-ship = Prendre { $ship }
do-row1 = { $ship } en rangée 1
do-row2 = { $ship } en rangée 2
do-row3 = { $ship } en rangée 3
do-passive = { $ship } en mode passif
do-active = { $ship } en mode actif
do-done = Terminer
do-keep = Laisser la formation telle quelle
do-card = Jouer { $card }
do-from = Tirer depuis { $ship }
do-target = Sur { $ship }
do-bonus = De meilleurs dés pour vous
do-hinder = De moins bons dés pour { $seat }
do-mend = Réparer les dégâts de { $card }
do-tactics = Copier avec { $card }
do-copy = Copier { $card }
do-strike = Frappes aériennes depuis { $ship }
do-hunt = { $ship } chasse un sous-marin
do-pay = Payer { $card }
do-rearrange = Réorganiser la flotte
do-final = Clore les attaques
do-pass = Laisser passer
do-silent = Tout laisser passer ce tour
do-guard = Défendre avec { $ship }
do-attack = { $declared }
do-screen = { $ship } fait écran
do-discard = Défausser { $card }

## Ce qu’il faut faire

prompt-over = La bataille est finie.
prompt-next = La bataille continue.
prompt-wait = On attend { $seat }.
prompt-wait-all = On attend les autres amiraux.
prompt-navy = Choisissez la marine que vous commandez.
prompt-share = Votre équipe a { $count } points pour ses flottes : combien pour vous ?
prompt-buy = Achetez une carte Action avec vos points, ou arrêtez d’acheter.
prompt-fleet = Choisissez votre flotte de départ en secret : { $count ->
    [one] il reste { $count } point.
   *[other] il reste { $count } points.
}
prompt-lay-out = Déployez votre flotte : la rangée 1 est la plus proche de l’ennemi.
prompt-act = Attaquez avec une carte ou un navire, payez des renforts avec des cartes, ou réorganisez. Puis annoncez vos attaques closes.
prompt-act-on = { $count ->
    [one] Une attaque est déclarée.
   *[other] { $count } attaques sont déclarées.
} Attaquez encore, ou annoncez vos attaques closes.
prompt-rearrange = Déplacez chaque bâtiment une fois au plus, puis terminez la formation.
prompt-reinforce = Renforts : { $count ->
    [one] { $count } point à dépenser.
   *[other] { $count } points à dépenser.
}
prompt-from = Quel bâtiment tire { $card } ? { $count ->
    [one] Il faut encore une plateforme.
   *[other] Il faut encore { $count } plateformes.
}
prompt-target = Choisissez la cible de { $card }.
prompt-bomb = { $card }, frappe { $number } sur { $of } : sur quel navire ?
prompt-plan = Plan de bataille : de meilleurs dés pour vous, ou de moins bons pour un adversaire ?
prompt-repair = Choisissez les cartes de dégâts à retirer ; ces navires n’agiront pas pendant ce tour.
prompt-cost = { $card } coûte { $count ->
    [one] encore une carte
   *[other] encore { $count } cartes
} : choisissez ce que vous défaussez.
prompt-copy = Tactique supérieure : copier aussi { $card } ?
prompt-copy-which = Laquelle de vos cartes de défense la Tactique supérieure copie-t-elle ?
prompt-strike = Frappe aérienne { $number } sur { $of } depuis { $ship } : sur quel navire ?
prompt-hunt = Choisissez le sous-marin qu’attaque { $ship }.
prompt-answer = { $seat } joue { $card }. Répondre par un Renseignement ?
prompt-defend = Votre flotte est attaquée. Choisissez le navire ou la carte qui défend, puis l’attaque à arrêter ; terminez quand vos défenses sont engagées.
prompt-defend-on = { $count ->
    [one] Une défense est engagée.
   *[other] { $count } défenses sont engagées.
} Continuez, ou déclarez le tout.
prompt-aim = Quelle attaque arrêter avec { $what } ?
prompt-screen = Quel navire fait écran ?
prompt-discard = Défaussez les cartes dont vous ne voulez pas.

## Où en est la bataille

phase-setup = Avant la bataille : { $part }
phase-turn = Ronde { $round } · { $seat } joue · { $part }
part-navies = marines
part-points = points des équipes
part-cards = cartes à acheter
part-fleets = flottes
part-actions = actions
part-answers = réponses à { $card }
part-defence = défense : { $seat }
part-discards = défausse

## Ce qui s’est passé

event-roll = { $seat } obtient { $die }.
event-first = { $seat } est premier joueur.
event-navy = { $seat } commande la { $navy }.
event-budget = Des flottes de { $count } points ; il en faut { $goal } pour gagner.
event-share = { $seat } reçoit { $count ->
    [one] { $count } point
   *[other] { $count } points
} de l’équipe.
event-bought = { $seat } achète une carte pour { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
event-bought-card = Vous achetez { $card }.
event-bought-enough = { $seat } n’achète plus de cartes.
event-sealed = { $seat } a choisi sa flotte.
event-laid = { $seat } déploie { $ship }.
    .minor = -
event-reshuffle = Les { $count } cartes défaussées forment une nouvelle pioche.
event-drew = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
    .minor = -
event-drew-card = Vous piochez { $card }.
event-round = Ronde { $round }.
event-turn = C’est à { $seat } de jouer.
event-rearranged = { $seat } réorganise sa flotte.
event-moved = { $ship } passe en rangée { $row }.
    .minor = -
event-surfaced = { $ship } passe en mode actif.
event-dived = { $ship } passe en mode passif.
event-paid = { $seat } paie { $card }.
event-reinforced = { $ship } arrive en renfort pour { $seat }.
event-aimed = { $seat } joue { $card } contre { $target }.
event-copied = { $seat } copie { $original } avec { $card }.
event-planned = { $seat } joue { $card } pour de meilleurs dés.
event-hindered = { $seat } joue { $card } pour gêner { $other }.
event-repairs = { $seat } joue { $card }.
event-repaired = { $ship } est débarrassé des dégâts de { $card }.
event-strikes = { $ship } lance une frappe aérienne sur { $target } : { $number } ou plus le coule.
event-hunts = { $ship } attaque { $target } : { $number } ou plus le coule.
event-answered = { $seat } répond à { $victim } par { $card }.
event-cancelled = { $seat } : la carte { $card } est annulée.
event-final = { $seat } clôt ses attaques.
event-undefended = { $seat } laisse venir les attaques.
event-guards = { $ship } défend { $target } contre { $attack } : { $number } ou plus.
event-defends = { $seat } joue { $card } contre { $attack } sur { $target } : { $number } ou plus.
event-screens = { $seat } joue { $card } : { $ship } fera écran devant { $target } contre { $attack }.
event-screened = { $ship } fait écran et devient la cible de { $attack }.
event-stopped = { $target } : { $attack } est arrêtée.
event-evaded = { $target } esquive { $attack }.
event-missed = { $target } : { $attack } manque son but.
event-hit = { $count ->
    [0] { $target } : { $attack } touche.
    [one] { $target } : { $attack } touche, { $count } dégât.
   *[other] { $target } : { $attack } touche, { $count } dégâts.
}
event-sunk = { $seat } coule { $ship } ({ $other }) : { $count } PV.
event-eliminated = { $seat } n’a plus de bâtiment et quitte la bataille.
event-discarded = { $seat } défausse { $card }.
event-won = { $seat } gagne la bataille.

## Le résultat

won-points = Victoire avec { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
won-last = La dernière flotte à flot l’emporte.
won-sank = Le navire dont tout dépendait est coulé.
won-kept = Le navire dont tout dépendait est sauvé.
won-rounds = Les rondes sont écoulées ; victoire avec { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
won-quiet = Rien n’a été coulé depuis longtemps ; victoire avec { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
won-shared = La victoire est partagée à { $count ->
    [one] { $count } point de victoire.
   *[other] { $count } points de victoire.
}

## Noms

navy-american = marine des États-Unis
navy-soviet = marine soviétique
navy-british = marine royale britannique
navy-chinese = marine chinoise
navy-french = marine française
navy-japanese = marine japonaise
navy-taiwanese = marine taïwanaise
navy-norwegian = marine norvégienne
navy-argentine = marine argentine

kind-gun = combat au canon
kind-missile = combat au missile
kind-torpedo = combat à la torpille
kind-air = soutien aérien
kind-bombing = bombardement
kind-plan = plan de bataille
kind-intelligence = renseignement
kind-near-miss = raté de peu
kind-tactics = tactique supérieure
kind-repair = réparation
kind-screen = navire écran

attack-number = l’attaque { $number }
attack-declared = Attaque { $number } : { $by } sur { $target }
design-priced = { $card } ({ $count })
large-gun = coule tout navire
effect-sinks = coule
arrow-attack = { $number } · { $chance }
arrow-attacks = { $count }× { $chance }

fact-vp = PV
fact-hull = coque
fact-weapons = armes
    .column = armes
fact-air = frappe aérienne
    .column = air
fact-asw = lutte anti-sous-marine
    .column = ASM
fact-stops = arrête
fact-evasion = esquive
    .column = esquive
fact-modes = esquive, passif/actif
    .column = esquive
fact-command = commandement
    .column = cmdt
fact-years = années
fact-class = classe
fact-navy = marine
fact-value = points de renfort
    .column = pts
fact-kind = genre
fact-symbols = tirée par
    .column = par
fact-range = portée
    .column = portée
fact-damage = dégâts
    .column = dég.
fact-hts = difficile à arrêter
    .column = diff.
fact-large-gun = gros calibre
fact-cost = coûte des cartes
fact-plan = dés
fact-wounds = dégâts
    .column = dég.
fact-target = cible
fact-attack = attaque
fact-chance = chances
fact-effect = effet
fact-aimed = défenses engagées
fact-needs = il faut
fact-sunk = coulés
fact-afloat = à flot
fact-hand = main
fact-bought = cartes achetées
fact-budget = points
fact-left = points restants

zone-attacks = Attaques
zone-row = Rangée { $row } de { $seat }
    .short = rangée { $row }
zone-subs = Sous-marins de { $seat }
    .short = s.-marins
zone-hand = Main de { $seat }
zone-bought = Cartes achetées de { $seat }
zone-reserve = Réserve de { $seat }
zone-sunk = Coulés par { $seat }
zone-deck = Pioche
zone-discard = Défausse
zone-removed = Hors de la bataille
zone-kind-discard = Réserve
zone-kind-tricks = Coulés
zone-your-row = Votre flotte
zone-your-tricks = Coulés par vous

badge-active = actif
badge-passive = passif
badge-new = nouveau
badge-acted = a agi
badge-repaired = en réparation
badge-used = défense engagée : { $count } sur { $of }
badge-cancelled = annulée
badge-stopped = déjouée
badge-hit = au but
badge-missed = manquée
badge-asked = on peut y répondre
badge-answers = a la parole
badge-may-answer = peut encore répondre
badge-passed = laisse passer
badge-chosen = choisi
badge-team = équipe { $number }
badge-out = éliminé
badge-first = premier joueur
badge-turn = c’est son tour
badge-defends = se défend
badge-defends-next = défendra ensuite
badge-bonus = dés { $count }
badge-silent = laisse tout passer
badge-sealed = flotte choisie

odds-sinks = le coule, sans défense
odds-sinks-guarded = le coule, si tous défendent
odds-hits = touche, sans défense
odds-hits-guarded = touche, si tous défendent
odds-attempt = cette tentative l’arrête
odds-stops = elle est arrêtée, au total
odds-screen-sinks = le navire écran est coulé
odds-attack-stopped = { $target } : attaque { $number } arrêtée
odds-attack-sinks = l’attaque { $number } coule { $target }, sans défense
odds-attack-hits = l’attaque { $number } touche { $target }, sans défense

## Le laboratoire

stat-rounds = Rondes
stat-turns = Tours de joueur
stat-card-attacks = Attaques avec carte
stat-ship-attacks = Attaques de navires sans carte
stat-stopped = Attaques arrêtées ou esquivées
stat-cancelled = Cartes annulées
stat-sunk = Bâtiments coulés
stat-reinforcements = Renforts
stat-eliminated = Joueurs éliminés
stat-navies = Marines
    .kind = navy
    .c1 = jouée
    .c2 = victoires
    .c3 = PV coulés
stat-designs = Cartes Action
    .kind = design
    .c1 = jouée
    .c2 = payée
stat-ships = Bâtiments
    .kind = ship
    .c1 = alignés
    .c2 = coulés

## Options

option-budget = Points de flotte
    .hint = Les points de chaque flotte, ou de toute une équipe, et ceux qui font gagner ; 0 pour ce que les marines permettent.
option-budget-0 = Ce que les marines permettent
option-row-air-defence = Défense aérienne par rangée
    .hint = Une frappe aérienne demande un de plus contre la rangée 2, deux de plus contre la rangée 3.
option-teams = Équipes
    .hint = 2 ou 3 équipes qui partagent points et victoire ; 0 pour chacun pour soi.
option-teams-0 = Aucune
option-team-target = Points qu’une équipe doit couler
    .hint = 0 pour autant qu’elle en reçoit pour ses flottes.
option-card-reserve = Réserve de cartes
    .hint = Les points de flotte peuvent aussi acheter des cartes Action avant la bataille.
option-card-limit = Limite des cartes achetées
    .hint = Un cinquième des points au plus peut aller aux cartes.
