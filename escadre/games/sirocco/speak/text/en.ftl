# Med Sirocco: every word the game shows besides the cards.

game-title = Med Sirocco
game-line = Convoys and fleet battles in the Mediterranean, 1940 to 1943: tricks for two to six players who change sides at will.

## Choices

do-operation = Put { $card } in play
do-type = Declare { $type }
do-card = Play { $card }
do-combine = { $card }: the Engagement becomes combined
do-double = { $card }: lay a second Force card
do-host = On { $card }
do-alone = Standing alone
do-target = On { $card }
do-end = End the turn
do-storms = Lay these, then Storm cards
do-discard = Discard { $card }
do-discard-all = Discard the whole hand
do-decline = Decline the extra turn
do-sirocco = Roll for Sirocco
do-drop = Discard Sirocco
do-annul = Annul the turn of { $seat }
do-pass = Stay silent
do-fog = Lay Fog
do-give = Give { $card }
do-to = To { $seat }
do-take = Take back { $card }
do-leave = Take nothing
do-deal = Deal the next game

## What to do now

prompt-over = The game is over.
prompt-next = The game goes on.
prompt-wait = Waiting for { $seat }.
prompt-deal = Deal the next game of the series.
prompt-operation = You lead: choose which of the two Operations is fought.
prompt-type = You lead this Convoy: declare which values count.
prompt-convoy = Your turn in this Convoy: play a card, discard one, or discard your hand.
prompt-battle-first = First round of the Battle: you must play a card face up if you can.
prompt-battle-second = Second round of the Battle: choose a card to lay face down. It may be a bluff.
prompt-extra-turn = Your Intelligence pays off: play once more for the same camp, or decline.
prompt-add = Add cards that go with it, or end the turn.
prompt-place = Where does { $card } go?
prompt-end-of-turn = Storm cards: lay one, or end your turn.
prompt-sirocco = Sirocco has reached you: roll for it or discard it.
prompt-annul = Sirocco blows: whose turn is annulled?
prompt-aim = Choose the target of your revealed card.
prompt-window = Last chance before the round is settled: lay a Storm card or stay silent.
prompt-share = Share the spoils: who gets { $card }?
prompt-take = Your Supply card may fetch a ship back into your hand.
prompt-fog = Fog: choose a card to give away, and to whom.

## What happened

event-dealt = { $seat } deals.
event-roll = { $seat } rolls { $die }.
event-reshuffle = The { $count } discards are shuffled into a new Force pile.
event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
    .minor = -
event-drew-card = You draw { $card }.
event-convoy = Convoy: { $operation }. { $seat } leads.
event-battle = Battle: { $operation }. { $seat } leads.
event-rejected = { $seat } sets { $operation } aside.
event-declared = { $seat } declares: { $type }.
event-round = Round { $round }.
event-laid = { $seat } lays { $card }.
event-laid-on = { $seat } lays { $card } on { $target }.
event-laid-down = { $count ->
    [one] { $seat } lays a card face down.
   *[other] { $seat } lays { $count } cards face down.
}
event-combined = The Engagement becomes combined.
event-shown = { $seat } turns up { $card }.
event-bluff = { $card } was a bluff of { $seat } and is discarded.
event-discarded = { $seat } discards { $card }.
event-out = { $seat } has nothing to play and is out of this attempt.
event-passed = { $seat } has an empty hand and passes.
event-declined = { $seat } takes no extra turn.
event-fate = { $card } is the Fate of { $victim }.
event-destroyed = { $card } is destroyed by { $by }, to the credit of { $seat }.
event-explosion-misses = The explosion finds no Force card of { $seat }.
event-explosion-own = The explosion takes { $card } from the hand of { $seat }.
event-sirocco-passes = Sirocco passes to { $seat }.
event-sirocco-ends = Sirocco dies down.
event-sirocco-used = { $seat } lets Sirocco blow.
event-sirocco-dropped = { $seat } discards Sirocco.
event-annulled = The turn of { $seat } is annulled.
event-fog-exchange = In the fog { $seat } exchanges a card with { $other }.
event-fog-cards = { $seat } gives { $given } to { $other } for { $card }.
event-totals = Allies { $allied }, Axis { $axis }.
event-trick = The { $camp } win { $operation }; the trick goes to { $seat } with { $card }.
event-took-operation = { $seat } takes { $operation }.
event-captured = { $seat } captures { $card }.
event-captured-one = { $seat } receives a captured card.
event-unclaimed = Nobody of the winning camp may receive a card: { $operation } is discarded, and what was captured leaves the game.
event-took-ship = { $seat } takes { $card } back into hand.
event-tied = A tie: { $operation } is fought again.
event-no-combat = No combat: { $operation } is discarded.
event-points = { $seat } has { $count ->
    [one] { $count } victory point.
   *[other] { $count } victory points.
}

## The result

won-by-points = { $count } victory points win.
won-by-operations = Level at { $count } victory points; the most Operations won decide.
won-shared = The win is shared at { $count } victory points.

## Names

type-air = air
type-surface = surface
type-sub = submarine
type-air-surface = air and surface
type-air-sub = air and submarine
type-surface-sub = surface and submarine
type-combined = combined
camp-none = no camp
camp-allied = Allies
camp-axis = Axis
kind-convoy = Convoy
kind-battle = Battle
cargo-empty = empty
cargo-half = half
cargo-full = full
frame-binocular = surface
frame-periscope = sub
frame-pyramid = air
frame-rectangle = all
nation-british = British
nation-american = American
nation-australian = Australian
nation-polish = Polish
nation-greek = Greek
nation-dutch = Dutch
nation-german = German
nation-italian = Italian
nation-romanian = Romanian

card-coded = { $code } { $card }

fact-air = air
    .short = A
fact-surface = surface
    .short = S
fact-sub = submarine
    .short = Sub
fact-allied = Allied strength
fact-axis = Axis strength
fact-years = years
fact-kind = kind
fact-types = history
fact-cargo = cargo
fact-frame = frame
fact-nation = nation
fact-vp = VP
fact-fate = Fate of
fact-victim = victim of
fact-air-bonus = air
fact-hand = hand
fact-won = won
fact-open-points = open VP
fact-points = VP
fact-series = series

zone-operation = Operation
zone-row = Cards of { $seat }
zone-hand = Hand of { $seat }
zone-tricks = Tricks of { $seat }
zone-pile = Force pile
zone-discard = Discards
zone-removed = Out of the game
zone-operations = Operations to come
zone-spent = Operations gone

badge-counts = counts: { $type }
badge-attempt = attempt { $count }
badge-face-down = face down
badge-combined = combined
badge-two = two Force cards
badge-chosen = chosen
badge-leader = leads
badge-turn = on turn
badge-out = out
badge-annulled = annulled
badge-extra-turn = extra turn to come
badge-allied-only = Allied cards only
badge-axis-only = Axis cards only

odds-annul = a turn is annulled
odds-pass-on = it passes to the left
odds-right = hits the right neighbour, { $seat }
odds-left = hits the left neighbour, { $seat }
odds-own = costs you a card of your hand

## The lab

stat-operations = Operations fought
stat-convoys = Convoys
stat-battles = Battles
stat-ties = Ties
stat-no-combats = No combats
stat-destroyed = Cards destroyed
stat-bluffs = Bluffs
stat-annulled = Turns annulled by Sirocco
stat-camps = Operations won, by camp
    .row1 = Allies
    .row2 = Axis
    .c1 = won
stat-cards = Cards
    .kind = card
    .c1 = laid
    .c2 = won the trick
    .c3 = Operation VP won
    .c4 = lost
    .note = A card laid face down is counted when it is turned up. Lost: captured by the winner, or destroyed.

## Options

option-advanced = Advanced game
    .hint = The leader chooses between two Operations, and the spoils are shared.
option-both-camps = Both camps
    .hint = In a Battle one may fight for one camp first and for the other in the second round.
option-length = Operations
    .hint = How many Operations are fought.
option-fast = Fast game
    .hint = Every Battle is fought as a Convoy.
option-historical = Historical battles
    .hint = In a Battle only the values printed on it count.
option-series = Series to so many points
    .hint = 0 for a single game; the book plays to 75.
option-series-games = Series of so many games
    .hint = 0 for a single game.
option-dealer = First dealer
    .hint = Who deals first, and so leads the first engagement.
option-dealer-minus1 = By lot
option-dealer-0 = Seat 1
option-dealer-1 = Seat 2
option-dealer-2 = Seat 3
option-dealer-3 = Seat 4
option-dealer-4 = Seat 5
option-dealer-5 = Seat 6
