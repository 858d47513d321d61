# Med Sirocco : tous les mots que le jeu affiche en dehors des cartes.

game-title = Med Sirocco
game-line = Convois et batailles navales en Méditerranée, de 1940 à 1943 : un jeu de plis pour deux à six joueurs qui changent de camp à leur gré.

## Choix

do-operation = Mettre en jeu { $card }
do-type = Déclarer : { $type }
do-card = Jouer { $card }
do-combine = { $card } : l’Engagement devient combiné
do-double = { $card } : poser une deuxième carte Force
do-host = Sur { $card }
do-alone = Seule
do-target = Sur { $card }
do-end = Finir le tour
do-storms = Poser, puis des cartes Tempête
do-discard = Défausser { $card }
do-discard-all = Défausser toute la main
do-decline = Renoncer au tour supplémentaire
do-sirocco = Lancer le dé du Sirocco
do-drop = Défausser le Sirocco
do-annul = Annuler le tour de { $seat }
do-pass = Se taire
do-fog = Poser Fog
do-give = Donner { $card }
do-to = À { $seat }
do-take = Reprendre { $card }
do-leave = Ne rien reprendre
do-deal = Distribuer la partie suivante

## Ce qu’il faut faire

prompt-over = La partie est finie.
prompt-next = La partie continue.
prompt-wait = On attend { $seat }.
prompt-deal = Distribuez la partie suivante de la série.
prompt-operation = Vous menez : choisissez laquelle des deux Opérations se joue.
prompt-type = Vous menez ce Convoi : déclarez les valeurs qui comptent.
prompt-convoy = À vous dans ce Convoi : jouez une carte, défaussez-en une, ou défaussez votre main.
prompt-battle-first = Première ronde de la Bataille : vous devez jouer une carte face visible si vous le pouvez.
prompt-battle-second = Seconde ronde de la Bataille : choisissez une carte à poser face cachée. Ce peut être un bluff.
prompt-extra-turn = Votre Renseignement paie : rejouez pour le même camp, ou renoncez.
prompt-add = Ajoutez des cartes qui l’accompagnent, ou finissez le tour.
prompt-place = Où va { $card } ?
prompt-end-of-turn = Cartes Tempête : posez-en une, ou finissez votre tour.
prompt-sirocco = Le Sirocco est arrivé chez vous : lancez le dé ou défaussez-le.
prompt-annul = Le Sirocco souffle : quel tour est annulé ?
prompt-aim = Choisissez la cible de votre carte révélée.
prompt-window = Dernière occasion avant la fin de la ronde : posez une carte Tempête ou taisez-vous.
prompt-share = Partage du butin : à qui revient { $card } ?
prompt-take = Votre Ravitaillement peut ramener un navire dans votre main.
prompt-fog = Fog : choisissez une carte à donner, et à qui.

## Ce qui s’est passé

event-dealt = { $seat } distribue.
event-roll = { $seat } obtient { $die }.
event-reshuffle = Les { $count } cartes défaussées forment une nouvelle pile Force.
event-drew = { $count ->
    [one] { $seat } pioche une carte.
   *[other] { $seat } pioche { $count } cartes.
}
    .minor = -
event-drew-card = Vous piochez { $card }.
event-convoy = Convoi : { $operation }. { $seat } mène.
event-battle = Bataille : { $operation }. { $seat } mène.
event-rejected = { $seat } écarte { $operation }.
event-declared = { $seat } déclare : { $type }.
event-round = Ronde { $round }.
event-laid = { $seat } pose { $card }.
event-laid-on = { $seat } pose { $card } sur { $target }.
event-laid-down = { $count ->
    [one] { $seat } pose une carte face cachée.
   *[other] { $seat } pose { $count } cartes face cachée.
}
event-combined = L’Engagement devient combiné.
event-shown = { $seat } retourne { $card }.
event-bluff = { $card } était un bluff de { $seat } ; la carte est défaussée.
event-discarded = { $seat } défausse { $card }.
event-out = { $seat } n’a rien à jouer et sort de cette tentative.
event-passed = { $seat } n’a plus de carte et passe.
event-declined = { $seat } ne joue pas de tour supplémentaire.
event-fate = { $card } est le Destin de { $victim }.
event-destroyed = { $card } : carte détruite par { $by }, au profit de { $seat }.
event-explosion-misses = L’explosion ne trouve aucune carte Force de { $seat }.
event-explosion-own = L’explosion emporte { $card }, de la main de { $seat }.
event-sirocco-passes = Le Sirocco passe à { $seat }.
event-sirocco-ends = Le Sirocco retombe.
event-sirocco-used = { $seat } laisse souffler le Sirocco.
event-sirocco-dropped = { $seat } défausse le Sirocco.
event-annulled = Le tour de { $seat } est annulé.
event-fog-exchange = Dans le brouillard, { $seat } échange une carte avec { $other }.
event-fog-cards = { $seat } donne { $given } à { $other } contre { $card }.
event-totals = Alliés { $allied }, Axe { $axis }.
event-trick = { $camp } : Engagement gagné, { $operation }. Le pli va à { $seat } grâce à { $card }.
event-took-operation = { $seat } remporte { $operation }.
event-captured = { $seat } capture { $card }.
event-captured-one = { $seat } reçoit une carte capturée.
event-unclaimed = Personne dans le camp vainqueur ne peut recevoir de carte : { $operation } est défaussée, et les cartes capturées quittent la partie.
event-took-ship = { $seat } reprend { $card } en main.
event-tied = Égalité : { $operation } se joue de nouveau.
event-no-combat = Pas de combat : { $operation } est défaussée.
event-points = { $seat } totalise { $count ->
    [one] { $count } point de victoire.
   *[other] { $count } points de victoire.
}

## Le résultat

won-by-points = { $count } points de victoire l’emportent.
won-by-operations = Égalité à { $count } points de victoire ; le nombre d’Opérations gagnées décide.
won-shared = Victoire partagée à { $count } points de victoire.

## Noms

type-air = aérien
type-surface = surface
type-sub = sous-marin
type-air-surface = aérien et surface
type-air-sub = aérien et sous-marin
type-surface-sub = surface et sous-marin
type-combined = combiné
camp-none = sans camp
camp-allied = Alliés
camp-axis = Axe
kind-convoy = Convoi
kind-battle = Bataille
cargo-empty = vide
cargo-half = à moitié
cargo-full = plein
frame-binocular = surface
frame-periscope = s.-marin
frame-pyramid = air
frame-rectangle = tous
nation-british = Royaume-Uni
nation-american = États-Unis
nation-australian = Australie
nation-polish = Pologne
nation-greek = Grèce
nation-dutch = Pays-Bas
nation-german = Allemagne
nation-italian = Italie
nation-romanian = Roumanie

card-coded = { $code } { $card }

fact-air = aérien
    .short = A
fact-surface = surface
    .short = S
fact-sub = sous-marin
    .short = SM
fact-allied = force alliée
fact-axis = force de l’Axe
fact-years = années
fact-kind = genre
fact-types = histoire
fact-cargo = cargo
fact-frame = cadre
fact-nation = nation
fact-vp = PV
fact-fate = Destin de
fact-victim = victime de
fact-air-bonus = air
fact-hand = main
fact-won = gagnées
fact-open-points = PV visibles
fact-points = PV
fact-series = série

zone-operation = Opération
zone-row = Cartes de { $seat }
zone-hand = Main de { $seat }
zone-tricks = Plis de { $seat }
zone-pile = Pile Force
zone-discard = Défausse
zone-removed = Hors du jeu
zone-operations = Opérations à venir
zone-spent = Opérations passées

badge-counts = compte : { $type }
badge-attempt = tentative { $count }
badge-face-down = face cachée
badge-combined = combiné
badge-two = deux cartes Force
badge-chosen = choisie
badge-leader = mène
badge-turn = à son tour
badge-out = sorti
badge-annulled = annulé
badge-extra-turn = tour supplémentaire à venir
badge-allied-only = cartes alliées seulement
badge-axis-only = cartes de l’Axe seulement

odds-annul = un tour est annulé
odds-pass-on = il passe à gauche
odds-right = touche le voisin de droite, { $seat }
odds-left = touche le voisin de gauche, { $seat }
odds-own = vous coûte une carte de la main

## Le labo

stat-operations = Opérations jouées
stat-convoys = Convois
stat-battles = Batailles
stat-ties = Égalités
stat-no-combats = Sans combat
stat-destroyed = Cartes détruites
stat-bluffs = Bluffs
stat-annulled = Tours annulés par le Sirocco
stat-camps = Opérations gagnées, par camp
    .row1 = Alliés
    .row2 = Axe
    .c1 = gagnées
stat-cards = Cartes
    .kind = card
    .c1 = posée
    .c2 = gagne le pli
    .c3 = PV d’Opération gagnés
    .c4 = perdue
    .note = Une carte posée face cachée compte quand elle est retournée. Perdue : capturée par le vainqueur, ou détruite.

## Options

option-advanced = Jeu avancé
    .hint = Le chef choisit entre deux Opérations, et le butin se partage.
option-both-camps = Les deux camps
    .hint = Dans une Bataille, on peut servir un camp au premier tour et l’autre au second.
option-length = Opérations
    .hint = Le nombre d’Opérations disputées.
option-fast = Partie rapide
    .hint = Chaque Bataille se joue comme un Convoi.
option-historical = Batailles historiques
    .hint = Dans une Bataille, seules comptent les valeurs imprimées.
option-series = Série jusqu’à tant de points
    .hint = 0 pour une seule partie ; la règle joue jusqu’à 75.
option-series-games = Série de tant de parties
    .hint = 0 pour une seule partie.
option-dealer = Premier donneur
    .hint = Qui donne le premier, et mène donc le premier engagement.
option-dealer-minus1 = Par tirage au sort
option-dealer-0 = Place 1
option-dealer-1 = Place 2
option-dealer-2 = Place 3
option-dealer-3 = Place 4
option-dealer-4 = Place 5
option-dealer-5 = Place 6
