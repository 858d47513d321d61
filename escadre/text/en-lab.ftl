lab-run = { $game }: { $matches ->
    [one] one match
   *[other] { $matches } matches
} from seed { $seed } ({ $options })
lab-defaults = default options
lab-seat = Seat
lab-seat-number = Seat { $number }
lab-bot = Bot
lab-wins = Wins (95 %)
lab-score = Score (95 %)
lab-score-of = Score of seat { $number }
lab-range = Min · ¼ · ½ · ¾ · max
lab-distribution = Scores of all seats
lab-seats-part = Seats
lab-points = Score
lab-most-least = { $title }: the { $shown } highest and lowest of { $all } by “{ $column }” (all of them in --report)
lab-per-first = In brackets: for each time in the first column.
lab-per-match = Per match
lab-what = What
lab-mean = Mean (95 %)
lab-count = Count
lab-decisions = Decisions
lab-margin = Lead of the first over the second
lab-shared = First place shared
lab-results = How it ended
lab-findings = { $count ->
    [0] Nothing broke
    [one] One match broke
   *[other] { $count } matches broke
}
lab-arena = { $game }, { $seats } seats: every deal twice, with the seats exchanged
lab-side-a = A
lab-side-b = B
lab-pairs = Pairs
lab-share = A wins (95 %)
lab-drawn = Undecided
lab-games = Games A : B
lab-share-note = A wins: its share of the decided pairs
lab-early = * stopped early: the answer was clear
lab-report-title = Escadre lab: { $game }
lab-report-fact = { $finished } of { $matches } matches finished · { $seats ->
    [one] one seat
   *[other] { $seats } seats
} · seeds { $first } to { $last } · { $options }
lab-chart-wins = Who wins, by seat
lab-note-wins = Share of matches in which the seat was first, alone or shared, with its 95 % interval (Wilson). The dashed line is an equal share.
lab-chart-scores = Scores, by seat
lab-note-scores = How many matches ended with each score. The line marks the median.
lab-chart-length = How long a match takes
lab-note-length = Decisions per match. The line marks the median.
lab-note-tally = Totals over all finished matches.
lab-note-each = The small number is for each time “{ $column }”.
lab-note-share = Totals over all finished matches, as shares with their 95 % intervals (Wilson).
lab-part = Share (95 %)
lab-broken = What broke
lab-honest = Bots played these matches; people may play otherwise. An interval that spans the dashed line proves nothing.
lab-axis-matches = matches
