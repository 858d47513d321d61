# Modern Naval Battles: every word the game shows besides the cards.

game-title = Modern Naval Battles
game-line = Carriers, missiles and submarines since the Cold War: two to six admirals build a fleet, keep the right card for the right moment, and sink the others.

## Choices

do-navy = Command the { $navy }
do-share = { $points ->
    [one] Take { $points } point
   *[other] Take { $points } points
}
do-buy = Buy { $design }
do-ship = Take { $ship }
do-row1 = { $ship } to row 1
do-row2 = { $ship } to row 2
do-row3 = { $ship } to row 3
do-passive = { $ship } passive
do-active = { $ship } active
do-done = Done
do-keep = Leave the formation as it was
do-card = Play { $card }
do-from = Fire from { $ship }
do-target = At { $ship }
do-bonus = Better dice for yourself
do-hinder = Worse dice for { $seat }
do-mend = Repair what { $card } did
do-tactics = Copy it with { $card }
do-copy = Copy { $card }
do-strike = Air strikes from { $ship }
do-hunt = { $ship } hunts a submarine
do-pay = Pay { $card }
do-rearrange = Rearrange the fleet
do-final = End your attacks
do-pass = Let it pass
do-silent = Let everything pass this turn
do-guard = Defend with { $ship }
do-attack = { $declared }
do-screen = { $ship } takes it
do-discard = Discard { $card }

## What to do now

prompt-over = The battle is over.
prompt-next = The battle goes on.
prompt-wait = Waiting for { $seat }.
prompt-wait-all = Waiting for the other admirals.
prompt-navy = Choose the navy that you command.
prompt-share = Your team has { $count } points for its fleets: how many are yours?
prompt-buy = Buy an Action card out of your points, or stop buying.
prompt-fleet = Choose your starting fleet in secret: { $count ->
    [one] { $count } point left.
   *[other] { $count } points left.
}
prompt-lay-out = Lay your fleet out: row 1 is nearest the enemy.
prompt-act = Attack with a card or a ship, pay cards for reinforcements, or rearrange. Then end your attacks.
prompt-act-on = { $count ->
    [one] One attack is declared.
   *[other] { $count } attacks are declared.
} Attack with more, or end your attacks.
prompt-rearrange = Move each vessel at most once, then finish the formation.
prompt-reinforce = Reinforcements: { $count ->
    [one] { $count } point to spend.
   *[other] { $count } points to spend.
}
prompt-from = Which vessel fires { $card }? { $count ->
    [one] One platform is needed.
   *[other] { $count } platforms are needed.
}
prompt-target = Choose the target of { $card }.
prompt-bomb = { $card }, bomb run { $number } of { $of }: at which ship?
prompt-plan = Battle plan: better dice for you, or worse dice for one opponent?
prompt-repair = Choose the damage cards to take off; those ships will not act this turn.
prompt-cost = { $card } costs { $count ->
    [one] another card
   *[other] { $count } more cards
}: choose what to give up.
prompt-copy = Superior Tactics: copy { $card } as well?
prompt-copy-which = Which of your defence cards does Superior Tactics copy?
prompt-strike = Air strike { $number } of { $of } from { $ship }: at which ship?
prompt-hunt = Choose the submarine that { $ship } attacks.
prompt-answer = { $seat } plays { $card }. Answer with Intelligence?
prompt-defend = Your fleet is attacked. Choose a ship or card to defend with, then the attack to stop; finish when all is aimed.
prompt-defend-on = { $count ->
    [one] One defence is aimed.
   *[other] { $count } defences are aimed.
} Aim more, or declare it all.
prompt-aim = Which attack is { $what } to stop?
prompt-screen = Which ship takes the attack?
prompt-discard = Discard the cards that you do not want.

## Where the battle stands

phase-setup = Before the battle: { $part }
phase-turn = Round { $round } · Turn of { $seat } · { $part }
part-navies = navies
part-points = points of the teams
part-cards = cards to buy
part-fleets = fleets
part-actions = actions
part-answers = answers to { $card }
part-defence = defence of { $seat }
part-discards = discards

## What happened

event-roll = { $seat } rolls { $die }.
event-first = { $seat } is the first player.
event-navy = { $seat } commands the { $navy }.
event-budget = Fleets of { $count } points; { $goal } points win.
event-share = { $seat } gets { $count ->
    [one] { $count } point
   *[other] { $count } points
} from the team.
event-bought = { $seat } buys a card for { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
event-bought-card = You buy { $card }.
event-bought-enough = { $seat } buys no more cards.
event-sealed = { $seat } has chosen a fleet.
event-laid = { $seat } brings { $ship }.
    .minor = -
event-reshuffle = The { $count } discards are shuffled into a new deck.
event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
    .minor = -
event-drew-card = You draw { $card }.
event-round = Round { $round }.
event-turn = It is the turn of { $seat }.
event-rearranged = { $seat } rearranges the fleet.
event-moved = { $ship } moves to row { $row }.
    .minor = -
event-surfaced = { $ship } goes active.
event-dived = { $ship } goes passive.
event-paid = { $seat } pays { $card }.
event-reinforced = { $ship } joins the fleet of { $seat }.
event-aimed = { $seat } plays { $card } against { $target }.
event-copied = { $seat } copies { $original } with { $card }.
event-planned = { $seat } plays { $card } for better dice.
event-hindered = { $seat } plays { $card } against the dice of { $other }.
event-repairs = { $seat } plays { $card }.
event-repaired = { $ship } is rid of the damage of { $card }.
event-strikes = { $ship } flies an air strike on { $target }: { $number } or more sinks it.
event-hunts = { $ship } attacks { $target }: { $number } or more sinks it.
event-answered = { $seat } answers { $victim } with { $card }.
event-cancelled = { $card } of { $seat } is cancelled.
event-final = { $seat } declares the attacks final.
event-undefended = { $seat } lets the attacks come.
event-guards = { $ship } defends { $target } against { $attack }: { $number } or more.
event-defends = { $seat } plays { $card } against { $attack } on { $target }: { $number } or more.
event-screens = { $seat } plays { $card }: { $ship } shall take { $attack } for { $target }.
event-screened = { $ship } now takes { $attack }.
event-stopped = { $target }: { $attack } is stopped.
event-evaded = { $target } evades { $attack }.
event-missed = { $target }: { $attack } misses.
event-hit = { $count ->
    [0] { $target }: { $attack } hits.
   *[other] { $target }: { $attack } hits for { $count }.
}
event-sunk = { $seat } sinks { $ship } of { $other }: { $count } VP.
event-eliminated = { $seat } has no vessel left and is out.
event-discarded = { $seat } discards { $card }.
event-won = { $seat } wins the battle.

## The result

won-points = Won with { $count ->
    [one] { $count } victory point.
   *[other] { $count } victory points.
}
won-last = The last fleet afloat wins.
won-sank = The ship that everything hung on is sunk.
won-kept = The ship that everything hung on is saved.
won-rounds = The rounds are over; won with { $count ->
    [one] { $count } victory point.
   *[other] { $count } victory points.
}
won-quiet = Nothing has been sunk for a long time; won with { $count ->
    [one] { $count } victory point.
   *[other] { $count } victory points.
}
won-shared = The win is shared at { $count ->
    [one] { $count } victory point.
   *[other] { $count } victory points.
}

## Names

navy-american = United States Navy
navy-soviet = Soviet Navy
navy-british = Royal Navy
navy-chinese = Chinese navy
navy-french = French navy
navy-japanese = Japanese navy
navy-taiwanese = Taiwanese navy
navy-norwegian = Norwegian navy
navy-argentine = Argentine navy

kind-gun = gun combat
kind-missile = missile combat
kind-torpedo = torpedo combat
kind-air = air support
kind-bombing = bombing
kind-plan = battle plan
kind-intelligence = intelligence
kind-near-miss = near miss
kind-tactics = superior tactics
kind-repair = repair
kind-screen = screening ship

attack-number = attack { $number }
attack-declared = Attack { $number }: { $by } on { $target }
design-priced = { $card } ({ $count })
large-gun = sinks any ship
effect-sinks = sinks
arrow-attack = { $number } · { $chance }
arrow-attacks = { $count }× { $chance }

fact-vp = VP
fact-hull = hull
fact-weapons = weapons
    .column = arms
fact-air = air strike
    .column = air
fact-asw = anti-submarine
    .column = ASW
fact-stops = stops
fact-evasion = evasion
    .column = evades
fact-modes = evasion, passive/active
    .column = evades
fact-command = command
    .column = cmd
fact-years = years
fact-class = class
fact-navy = navy
fact-value = reinforcement points
    .column = pts
fact-kind = kind
fact-symbols = fired by
    .column = by
fact-range = range
    .column = rng
fact-damage = damage
    .column = dmg
fact-hts = hard to stop
    .column = HTS
fact-large-gun = large gun
fact-cost = costs cards
fact-plan = dice
fact-wounds = damage
    .column = dmg
fact-target = target
fact-attack = attack
fact-chance = chance
fact-effect = effect
fact-aimed = defences aimed at it
fact-needs = needs
fact-sunk = sunk
fact-afloat = afloat
fact-hand = hand
fact-bought = bought cards
fact-budget = points
fact-left = points left

zone-attacks = Attacks
zone-row = Row { $row } of { $seat }
    .short = row { $row }
zone-subs = Submarines of { $seat }
    .short = subs
zone-hand = Hand of { $seat }
zone-bought = Bought cards of { $seat }
zone-reserve = Reserve of { $seat }
zone-sunk = Sunk by { $seat }
zone-deck = Action deck
zone-discard = Discards
zone-removed = Out of the battle
zone-kind-discard = Reserve
zone-kind-tricks = Sunk
zone-your-row = Your fleet
zone-your-tricks = Sunk by you

badge-active = active
badge-passive = passive
badge-new = new
badge-acted = has acted
badge-repaired = under repair
badge-used = defence { $count } of { $of } used
badge-cancelled = cancelled
badge-stopped = foiled
badge-hit = hit
badge-missed = missed
badge-asked = may be answered
badge-answers = is asked
badge-may-answer = may still answer
badge-passed = lets it pass
badge-chosen = chosen
badge-team = team { $number }
badge-out = out
badge-first = first player
badge-turn = on turn
badge-defends = defends
badge-defends-next = defends next
badge-bonus = dice { $count }
badge-silent = lets everything pass
badge-sealed = fleet chosen

odds-sinks = sinks it, if undefended
odds-sinks-guarded = sinks it, if all defend
odds-hits = hits, if undefended
odds-hits-guarded = hits, if all defend
odds-attempt = this attempt stops it
odds-stops = it is stopped, all in all
odds-screen-sinks = the screening ship sinks
odds-attack-stopped = { $target }: attack { $number } stopped
odds-attack-sinks = attack { $number } sinks { $target }, if undefended
odds-attack-hits = attack { $number } hits { $target }, if undefended

## The lab

stat-rounds = Rounds
stat-turns = Player turns
stat-card-attacks = Attacks with cards
stat-ship-attacks = Attacks of ships without cards
stat-stopped = Attacks stopped or evaded
stat-cancelled = Cards cancelled
stat-sunk = Vessels sunk
stat-reinforcements = Reinforcements
stat-eliminated = Players eliminated
stat-navies = Navies
    .kind = navy
    .c1 = played
    .c2 = won
    .c3 = VP sunk
stat-designs = Action cards
    .kind = design
    .c1 = played
    .c2 = paid
stat-ships = Vessels
    .kind = ship
    .c1 = fielded
    .c2 = sunk

## Options

option-budget = Fleet points
    .hint = Points for each fleet, or for a whole team, and the points that win; 0 for what the navies allow.
option-budget-0 = What the navies allow
option-row-air-defence = Row air defence
    .hint = Air strikes need one more against row 2 and two more against row 3.
option-teams = Teams
    .hint = 2 or 3 teams that share points and victory; 0 for everybody alone.
option-teams-0 = None
option-team-target = Points that a team must sink
    .hint = 0 for as many as it gets for its fleets.
option-card-reserve = Card reserve
    .hint = Fleet points may also buy Action cards before the battle.
option-card-limit = Limit for bought cards
    .hint = At most a fifth of the points may go into cards.
