### One sentence for an event (event-*) and for a refusal (refused-*), said by the terminal, the log of the
### web and the replay alike, and for a consequence of a move before it is made (consequence-*), which has no
### verb where its reader is the player. What they are told:
### - $seat, $other, $accused, $earner, $loser, $accuser, $first, $to are names of players, ready to print;
###   $seats, $winners several of them, joined as the language joins a list.
### - $you is the role that the reader has in it (seat, other, … , seats), or no. Then the name is “You”,
###   and the verb has to agree; in another place than the first, write the pronoun out.
### - $colour, $give, $take, $building, $town, $track, $zone, $covers, $source, $deed, $profession, $good and a $to
###   that is no player are codes: choose by them, do not print them. $card is r, y, g, b, v. In the log of
###   the web $card and $r are unseen: what players of Limits have to remember is not written down (§7).
### - $place, $tile, $event, $objective, $power, $prisoner, $row, $domino … are names, ready to print.
### - Messages without a prefix of their own (limits-a-card, limoges-some-meeples …) are parts of others and
###   are told what those are told.
### No full stop at the end of a log line or a refusal.

## Command line

command-limestone =
    One table for three games: Limes, Limits and Les Deux Limoges.
    Without a command it starts on this machine and opens in your browser. Every command says more with --help.
command-play =
    Play a game in this terminal.
    Type a move in notation, ? for what may come next, help for an explanation.
command-options =
    List the options of a game in words: variants, and readings of the rulebook.
    Give the word of each that you want with --variant.
command-simulate =
    Play games and write a record of each: by the bots of --bots, or by random legal moves.
    The same seed gives the same files. A run that was stopped picks up where it left off.
command-replay =
    Check a record and tell the game step by step.
    Ends with exit code 1 if a step is illegal or the result is wrong.
command-legal = List the legal moves after the last step of a record, one per line.
command-show = Draw the position after the last step of a record.
command-decks = Manage files with your own cards.
command-completion =
    Let the Tab key complete commands, options and names of files.
    --install writes it where the shell finds it; without, the script is printed. SHELL is bash, zsh or fish.
option-install = Write it where the shell finds it.
command-decks-check =
    Check a file of cards or a folder of data.
    Says what is wrong and on which line, or that all is well.

option-lang = The language: en, de, fr, nl or it; otherwise that of the environment.
option-version = Show the version.
option-help = Show this help.
option-seats = The number of players.
option-variant = A variant or a reading of the rules; may be given several times. All of them: limestone options GAME.
option-seed = Words or digits that decide every deal.
option-resume = Continue the game in this record.
option-deck = Limes: a file with other landscape cards.
option-cards = Limits: a file with other limit cards.
option-data = Les Deux Limoges: a folder with other data.
option-games = The number of games.
option-out = The folder for the records.
option-game = The game that the file belongs to.

heading-usage = Usage:
heading-options = Options
heading-commands = Commands
heading-colon = { $heading }:
word-options = [OPTIONS]
word-command = COMMAND [ARGUMENTS]
word-file = FILE
word-folder = FOLDER
word-path = PATH
word-number = NUMBER
word-text = TEXT
word-address = ADDRESS
word-code = CODE
word-id = ID
word-date = YYYY-MM-DD
option-usual = [usually { $value }]
option-needed = [needed]

usage-no-such-option = there is no option { $option }
usage-missing = { $parameter } is missing
usage-no-such-command = there is no command “{ $command }”
usage-expects-number = { $parameter } expects a whole number
usage-expects-at-least = { $parameter } expects a whole number from { $least } up
usage-expects-number-between = { $parameter } expects a number from { $least } to { $most }
usage-expects-between = { $parameter } expects a whole number from { $least } to { $most }
usage-expects-choice = { $parameter } expects one of: { $choices }
usage-expects-file = { $parameter } expects a file that exists
usage-expects-folder = { $parameter } expects a folder
usage-expects-path = { $parameter } expects a file or folder that exists
usage-needs-value = { $option } needs a value
usage-too-many = nothing more is expected here: { $words }
usage-wrong = { $reason }
usage-try = { $command } --help says more

stopped = stopped
completion-written = { $file } is written; in a new shell Tab completes limestone.
completion-zsh = In ~/.zshrc there must be, before compinit: fpath=({ $folder } $fpath)
simulated = { $games ->
    [one] 1 record is in { $folder }.
   *[other] { $games } records are in { $folder }.
}
replay-unfinished = { $steps ->
    [one] The game is not over; the record ends after 1 step.
   *[other] The game is not over; the record ends after { $steps } steps.
}
deck-good = { $file } is complete: { $digest }

## At the table

prompt = { $seat }>
seat-name = Seat { $seat }
listed = { $most } and { $last }
curtain = { $seat } is next. Pass the keyboard, then press Enter.
left = See you next time. The game is saved in { $file }; continue it with “resume”.
left-unplayed = See you next time.
undone = Taken back.
saved = Saved in { $file }.
resumed = Continuing { $file }.
show-parts = More of the table: show { $parts }.
show-more = Enter shows more.
hint-busy = Looking for good moves…
complete-begun = “{ $typed }” begins a move; it goes on like this:
complete-none = No move begins with “{ $typed }”.
complete-more = … and { $count } more; type a little further, then ? again.
help-commands =
    ? lists what may come next, even in the middle of a move (d5?). Tab completes what you type.
    hint names up to three good moves with their value and reason.
    undo takes back the last move.
    save FILE and resume FILE keep a game and continue it.
    show draws all seats with their points, quit leaves the table.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = seat { $seat }, { $move }: { $sentence }
refusal-line = line { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = there is no game “{ $name }”; there are { $known }
refused-unknown-variant = { $near ->
    [none] there is no variant “{ $word }”; there are { $known }
   *[other] there is no variant “{ $word }”; did you mean “{ $near }”? There are { $known }
}
refused-options-exclude = “{ $option }” and “{ $against }” cannot be played together
refused-seats-out-of-range = { $seats } players are not possible; choose { $least } to { $most }
refused-too-many-bots = too many bots: { $bots }; seats for them: { $seats }
refused-wrong-material = { $game } has no --{ $word }; its cards or data are given by --{ $right }
refused-not-text = this is not a text file
refused-unreadable = cannot be read: { $reason }
refused-unwritable = cannot be written: { $reason }
refused-not-due = it is not your turn
refused-unknown-part = there is no part “{ $name }” to show; there are { $known }
refused-no-outlook = nothing can be counted beforehand in this game
refused-undo-horizon = it is too late to take this back: another player has moved, or something has been drawn
refused-undo-nothing = there is nothing to take back
refused-undo-seen = an accusation cannot be taken back: everyone has seen the cards that it turned up

refused-record-not-a-record = a record begins with a line “limestone 1”
refused-record-format = this record has format { $found }; we read format { $known }
refused-record-rules = this game was played under rules { $rules }; we know rules { $known }
refused-record-material = this game was played under rules { $rules } with the material { $wanted }; here is { $given } for rules { $known }: give the game’s own with --{ $word }
refused-record-key-missing = the header has no line “{ $key }”
refused-record-key-twice = the header has two lines “{ $key }”
refused-record-key-unknown = the header has an unknown line “{ $key }”
refused-record-number = “{ $found }” is not a number for “{ $key }”
refused-record-no-blank-line = the blank line after the header is missing
refused-record-comment-before-step = there is a comment before the first step
refused-record-step = “{ $found }” is not a seat and its move
refused-record-seat-twice = seat { $seat } decides twice in one step
refused-record-wrong-seats = to decide: { $due }; found: { $found }
refused-record-after-the-end = the game was over before this step
refused-record-hidden = this record hides moves (“?”): it can be shown, not replayed
refused-record-result-early = the record has a result, but the game is not over
refused-record-result-missing = the game is over, but the record has no result
refused-record-result-wrong = the result says { $found }, the count is { $counted }

## Limes

limes-status = { $workers ->
    [0] Points so far: { $points }. No worker is left in the supply.
    [one] Points so far: { $points }. 1 worker is left in the supply.
   *[other] Points so far: { $points }. { $workers } workers are left in the supply.
}
limes-help =
    Everyone lays the same card into a landscape of at most four by four cards, then places a worker
    on it, or moves a worker into a bordering territory, or does neither.
    d4n lays the card on square d4, its printed top to the north (n e s w).
    d4n +se also places a worker on its south-eastern zone (nw ne sw se).
    d5s d4se>e4nw also moves the worker from zone d4se to zone e4nw.
    On the map . is field, ~ water, ^ forest, # a tower, * a hut, @ a worker.
    At the end a farmer scores the zones of its field, a fisherman the huts on the shore of its lake,
    a woodcutter the territories around its forest, a watchman the forest zones it sees.
limes-count-head = { $points ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $points } points
}
limes-count-worker = { $profession ->
    [farmer] { "  " }farmer on { $zone }: { $why }
    [fisherman] { "  " }fisherman on { $zone }: { $why }
    [woodcutter] { "  " }woodcutter on { $zone }: { $why }
   *[watchman] { "  " }watchman on { $zone }: { $why }
}
limes-points-zone = { $points ->
    [one] 1 zone ({ $places })
   *[other] { $points } zones ({ $places })
}
limes-points-hut = { $points ->
    [one] 1 hut ({ $places })
   *[other] { $points } huts ({ $places })
}
limes-points-territory = { $points ->
    [one] 1 territory ({ $places })
   *[other] { $points } territories ({ $places })
}
limes-points-sight = { $points ->
    [one] sees 1 forest zone ({ $places })
   *[other] sees { $points } forest zones ({ $places })
}
limes-ladder = { $step ->
    [0] Room for improvement
    [1] OK
    [2] Good
    [3] Very good
   *[4] Excellent
}
limes-a-worker = { $profession ->
    [farmer] a farmer
    [fisherman] a fisherman
    [woodcutter] a woodcutter
   *[watchman] a watchman
}

event-limes-drawn = Round { $round }: card { $card }
event-limes-laid = { $seat } laid the card on { $square }
event-limes-placed = { $seat } placed { limes-a-worker } on { $zone }
event-limes-moved = { $seat } moved a worker to { $to }; it is now { limes-a-worker }
event-limes-counted = { $points ->
    [one] { $seat } scored 1 point
   *[other] { $seat } scored { $points } points
}
event-limes-solo = { $points ->
    [one] The landscape is complete: 1 point
   *[other] The landscape is complete: { $points } points
}
event-limes-won = { $points ->
    [one] { $seats } won with 1 point
   *[other] { $seats } won with { $points } points
}
event-limes-shared = { $points ->
    [one] { $seats } shared the win with 1 point
   *[other] { $seats } shared the win with { $points } points
}
event-limes-tie = { points-each }, and level worker by worker
event-limes-tie-break = { points-each }; { limes-nth-worker }: { $winners } ({ $most }), { $seats } ({ $less })
limes-nth-worker = { $number ->
    [1] best worker
    [2] second-best worker
    [3] third-best worker
    [4] fourth-best worker
    [5] fifth-best worker
    [6] sixth-best worker
   *[7] seventh-best worker
}
points-each = { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}

refused-limes-notation = “{ $found }” is not a move; moves look like d4n +se or d5s d4se>e4nw
refused-limes-square = “{ $found }” is not a square; they go from a1 to g7
refused-limes-turn = “{ $found }” is not an orientation; use n, e, s or w
refused-limes-quarter = “{ $found }” is not a quarter; the quarters are nw, ne, sw and se
refused-limes-zone = “{ $found }” is not a zone; zones look like d4nw
refused-limes-posting = “{ $found }” is not a worker action; +se places one, d4se>e4nw moves one
refused-limes-wrong-move = a different decision is needed now
refused-limes-first-square = the first card lies on d4
refused-limes-square-taken = a card lies there already
refused-limes-apart = the card would touch no other card by a side
refused-limes-apart-diagonal = the card would touch no other card, not even by a corner
refused-limes-too-wide = the landscape would be { $width } cards wide; no more than 4 × 4 cards lie in it
refused-limes-too-tall = the landscape would be { $height } cards tall; no more than 4 × 4 cards lie in it
refused-limes-supply-empty = no worker is left in the supply
refused-limes-no-worker = no worker stands there
refused-limes-no-card = no card lies where the worker would go
refused-limes-own-territory = a worker does not move within its own territory
refused-limes-out-of-reach = that territory does not touch the one the worker stands in
refused-limes-out-of-reach-ferryman = no border and no ferryman leads to that territory
refused-limes-draw-unknown = there is no card { $card }; they go from 1 to 24
refused-limes-draw-twice = card { $card } was drawn before

refused-deck-incomplete = { $cards ->
    [one] a deck is 24 cards, this has 1; missing: { $missing }
   *[other] a deck is 24 cards, this has { $cards }; missing: { $missing }
}
refused-deck-number = there is no card { $number }; they go from 1 to 24
refused-deck-number-twice = card { $number } appears twice
refused-deck-number-expected = expected a card number, found “{ $found }”
refused-deck-rows = card { $card } does not have two rows
refused-deck-row = “{ $found }” is not a row of two zones
refused-deck-zone = “{ $found }” is not a zone; zones are . ~ ^ # with * for a hut
refused-deck-hut = card { $card }, “{ $found }”: a hut on water or on a tower is unusual; check that it is meant

## Limits

limits-help =
    The limit card says how many cards of each colour may lie on the pile; X is no limit. Everyone first
    hides a card, which raises the limit of its colour by one. Then, in turn, play a card on the pile,
    exchange four of a colour for a point, or accuse a player of having gone over the limit.
    hide g hides a green card (with two players two cards: hide rg). play r plays a red card.
    exchange v exchanges four violet cards. accuse 2 accuses seat 2 over their last card.
    Whoever is wrong, or caught, takes the limit card (−2 points); the other player gets a point.
    Colours: r red, y yellow, g green, b blue, v violet. Remember what was played: nobody may look
    through the pile.
limits-picture-limit = { $left ->
    [0] The last limit card:
    [one] Limit card, 1 more to come:
   *[other] Limit card, { $left } more to come:
}
limits-picture-pile = { $count ->
    [0] The pile is empty.
    [one] The pile has 1 card.
   *[other] The pile has { $count } cards.
}
limits-picture-draw = { $count ->
    [0] The draw pile is empty.
    [one] The draw pile has 1 card.
   *[other] The draw pile has { $count } cards.
}
limits-picture-hand = In your hand:
limits-picture-hidden = Your hidden cards:
limits-picture-seat = { $seat }: total { $total } (points { $points }, limit cards { $taken }), cards in hand: { $cards }

limits-colour-r = red
limits-colour-y = yellow
limits-colour-g = green
limits-colour-b = blue
limits-colour-v = violet
limits-a-card = { $card ->
    [r] a red card
    [y] a yellow card
    [g] a green card
    [b] a blue card
    [v] a violet card
   *[unseen] a card
}
limits-cards-of = { $card ->
    [r] red cards
    [y] yellow cards
    [g] green cards
    [b] blue cards
    [v] violet cards
   *[unseen] cards
}


refused-limits-cards-files =
    { $found ->
        [0] there is no file with limit cards; there must be one
       *[other] the limit cards must be in one file, not in { $found }
    }
limits-counted = { $card ->
    [unseen] { "" }
   *[other] { " " }({ limits-cards-of }: { $lying }, allowed: { $allowed })
}
limits-face = { $r ->
    [unseen] { "" }
   *[other] { "" }: red { $r }, yellow { $y }, green { $g }, blue { $b }, violet { $v }
}
refused-limits-cards-count = { $found ->
    [one] there is 1 limit card; there must be { $wanted }
   *[other] there are { $found } limit cards; there must be { $wanted }
}
refused-limits-cards-values = { $found ->
    [one] this line has 1 value; a limit card has five, for red, yellow, green, blue and violet
   *[other] this line has { $found } values; a limit card has five, for red, yellow, green, blue and violet
}
refused-limits-cards-value = “{ $found }” is neither a number from 0 to 9 nor X
refused-limits-not-due = it is not your turn
refused-limits-shuffle-due = the cards have to be shuffled first
refused-limits-shuffle-cards = { $found ->
    [one] the shuffle has only 1 of the 12 { limits-cards-of }
   *[other] the shuffle has { $found } { limits-cards-of }; there must be 12
}
refused-limits-no-such-seat = there is no such seat at this table
refused-limits-starter = { $seat } starts this game: the start goes round the table from game to game
refused-limits-shuffle-limits = { $found ->
    [one] the shuffle has 1 limit card; this table plays with { $wanted }
   *[other] the shuffle has { $found } limit cards; this table plays with { $wanted }
}
refused-limits-shuffle-unknown-limit = there is no limit card number { $limit }; they are numbered from 1 to 24
refused-limits-shuffle-limit-twice = limit card number { $limit } comes more than once
refused-limits-hide-first = { $wanted ->
    [one] first hide 1 card
   *[other] first hide { $wanted } cards
}
refused-limits-hide-count = { $wanted ->
    [one] hide 1 card, not { $found }
   *[other] hide { $wanted } cards, not { $found }
}
refused-limits-not-in-hand = { limits-a-card } is not in your hand
refused-limits-must-accuse = your hand is empty: you must accuse someone
refused-limits-not-four = { $found ->
    [0] you need 4 { limits-cards-of } for an exchange and have none
   *[other] you need 4 { limits-cards-of } for an exchange and have only { $found }
}
refused-limits-turn-due = it is your turn: play a card, exchange four or accuse someone
refused-limits-accuse-oneself = you cannot accuse yourself
refused-limits-nothing-laid = { $seat } has not played a card this round, so they cannot be accused
refused-limits-unreadable = “{ $found }” is not a move of Limits
refused-limits-unknown-colour = “{ $found }” is not a colour; the colours are r, y, g, b and v
refused-limits-one-colour = one colour is wanted here, not “{ $found }”
refused-limits-not-a-number = “{ $found }” is not a number


event-limits-drew = { $seat } drew { $cards }
event-limits-drew-unseen = { $count ->
    [one] { $seat } drew 1 card
   *[other] { $seat } drew { $count } cards
}
event-limits-drew-nothing = { $seat } drew nothing: the draw pile is empty
event-limits-round = { $you ->
    [seat] Round { $round } of { $rounds }{ limits-face }; you start
   *[no] Round { $round } of { $rounds }{ limits-face }; { $seat } starts
}
event-limits-hid = { $seat } hid { $cards }
event-limits-hid-unseen = { $count ->
    [one] { $seat } hid 1 card
   *[other] { $seat } hid { $count } cards
}
event-limits-laid = { $seat } played { limits-a-card }
event-limits-exchanged = { $seat } exchanged 4 { limits-cards-of } for 1 point
event-limits-accused = { $you ->
    [accused] { $seat } accused you
   *[no] { $seat } accused { $accused }
}
event-limits-revealed = { $seat } had hidden { $cards }
event-limits-guilty = { $you ->
    [earner] { $seat } broke the limit{ limits-counted } and took the limit card (−{ $penalty }); you got 1 point
   *[no] { $seat } broke the limit{ limits-counted } and took the limit card (−{ $penalty }); { $earner } got 1 point
}
event-limits-innocent = { $you ->
    [seat] { $seat } were within the limit{ limits-counted } and got 1 point; { $loser } took the limit card (−{ $penalty })
    [loser] { $seat } was within the limit{ limits-counted } and got 1 point; you took the limit card (−{ $penalty })
   *[no] { $seat } was within the limit{ limits-counted } and got 1 point; { $loser } took the limit card (−{ $penalty })
}
event-limits-scores = After round { $round }: { $totals }
limits-total-of = { $you ->
    [seat] you
   *[no] { $seat }
} ({ $points })
event-limits-tie = { points-each }; nothing breaks a tie
event-limits-over = { $winners } won: the last limit card has been taken

## Limoges

limoges-help =
    First everyone votes in secret: a domino for each colour they want; its low half is its strength.
    vote blue:5-4 red:3-1 · vote none. Then, in turn, place up to two dominoes and act as often as you can pay.
    place 6-3 keys_cite yellow takes a power, place 4-3 gi_imbert high builds a gate (the half its guard covers),
    place 6-3 ab_04 builds in the Abbey. end ends the turn (end 6-3 removes a domino, when you must).
    Other moves: activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop; answers: gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    Meeples: red Château consuls, blue Cité consuls, yellow Viscount’s men, grey abbots, purple bishops.
    ? lists what you may do now. On the board @0 is the domino of seat 0; then comes the meeple.
limoges-picture-last = { $certain ->
    [yes] the last round
   *[no] perhaps the last round
}
limoges-picture-round = Round { $round }, first player: { $seat }
limoges-picture-powers = Powers
limoges-picture-chateau-inner = Inner wall of the Château
limoges-picture-chateau-outer = Outer wall of the Château
limoges-picture-cite = Wall of the Cité
limoges-picture-abbey = Abbey
limoges-picture-cathedral = Cathedral
limoges-picture-production = Production
limoges-picture-bridges = Bridges
limoges-picture-treasuries = Treasuries: Abbey { $abbey }, Cathedral { $cathedral }
limoges-picture-seat = { $seat } (@{ $number }): coins { $coins }, points { $points }, French { $french }, English { $english }, dominoes { $hand }, bag { $bag };
limoges-picture-hand = Your dominoes: { $dominoes }
limoges-picture-objectives = Your objectives: { $cards }
limoges-picture-on = { $meeple } on { $half }
limoges-picture-key = In moves: { $words }
limoges-count-objective = { $card }:
limoges-count-standing = { "  " }{ $seat }: { $measure } (rank { $rank }, points { $points })
limoges-meeple = { $colour ->
    [red] Château consul
    [blue] Cité consul
    [yellow] Viscount’s man
    [grey] abbot
   *[purple] bishop
}
limoges-a-meeple = { $colour ->
    [red] a Château consul
    [blue] a Cité consul
    [yellow] a Viscount’s man
    [grey] an abbot
   *[purple] a bishop
}
limoges-meeples-of = { $colour ->
    [red] Château consuls
    [blue] Cité consuls
    [yellow] Viscount’s men
    [grey] abbots
   *[purple] bishops
}
limoges-some-meeples = { $count ->
    [one] 1 { limoges-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-meeples = { $count ->
    [one] 1 { limoges-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
limoges-goods = { $good ->
    [coins] { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
    [vp] { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    [influence_fr] { $count } French influence
    [influence_en] { $count } English influence
   *[other] { limoges-n-meeples }
}
limoges-influence = { $track ->
    [fr] French influence
   *[en] English influence
}
limoges-on-track = { $track ->
    [fr] on the French track
   *[en] on the English track
}
limoges-to = { $to ->
    [bank] to the bank
    [abbey] to the treasury of the Abbey
    [cathedral] to the treasury of the Cathedral
   *[other] { $you ->
        [to] to you
       *[no] to { $to }
    }
}
limoges-toll-to = { limoges-n-coins } { limoges-to }
limoges-held-by = { $place } ({ $seat })
limoges-vote-for = { $domino } for the { limoges-meeples-of }
limoges-space-ab = Abbey, space { $number }
limoges-space-ca = Cathedral, ground floor, space { $number }
limoges-space-cb = Cathedral, upper floor, space { $number }
limoges-space-cc = Cathedral, belfry
limoges-space-pm = Pont Saint-Martial, arch { $number }
limoges-space-pe = Pont Saint-Étienne, arch { $number }

limoges-chateau = Château
limoges-cite = Cité
limoges-fr = French influence
limoges-en = English influence
limoges-abbey = Abbey
limoges-cathedral = Cathedral
limoges-personnages = Characters
limoges-lieux = Locations
limoges-saint = Saint
limoges-relic = Relic
limoges-reserve = Reserve
limoges-prison = Prison
limoges-motte = Motte
limoges-consulat-chateau = Château Consulate
limoges-consulat-cite = Cité Consulate
limoges-port-naveix = Port of Naveix
limoges-t01-lieu = Church of Saint-Michel-des-Lions
limoges-t01-personnage = Richard the Lionheart
limoges-t02-lieu = Church of Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleanor of Aquitaine
limoges-t03-lieu = Abbey of La Règle
limoges-t03-personnage = Marie of Comborn, abbess of La Règle
limoges-t04-lieu = Abbey of Saint-Martin
limoges-t04-personnage = Adémar of Chabannes, monk
limoges-t05-lieu = Abbey of Saint-Augustin
limoges-t05-personnage = Bernard Itier, librarian
limoges-t06-lieu = Hospital of Saint-Gérald
limoges-t06-personnage = Geoffrey of Vigeois, chronicler
limoges-t07-lieu = Fountain of Aigoulène
limoges-t07-personnage = Raimond de Gau, abbot
limoges-t08-lieu = Butchers’ Street
limoges-t08-personnage = Bernard Gui, Dominican
limoges-t09-lieu = Market of the Bancs
limoges-t09-personnage = Eustorge, bishop
limoges-t10-lieu = Town House, Rue du Consulat
limoges-t10-personnage = Jean de Cros, bishop
limoges-t11-lieu = The Mint
limoges-t11-personnage = Guy V, viscount
limoges-t12-lieu = Tomb of Saint Martial
limoges-t12-personnage = Henry the Young King
limoges-t13-lieu = Basilica of the Saviour
limoges-t13-personnage = Henry II Plantagenet
limoges-t14-lieu = Library of Saint-Martial
limoges-t14-personnage = Bernart de Ventadorn, troubadour
limoges-t15-lieu = Enamellers’ Workshops
limoges-t15-personnage = Mercadier, mercenary captain
limoges-t16-lieu = Bishop’s Palace
limoges-t16-personnage = Gérard-Hector du Cher, bishop
limoges-t17-lieu = Baptistery of Saint-Jean
limoges-t17-personnage = Ebles, bishop
limoges-t18-lieu = The Abbessaille Quarter
limoges-t18-personnage = Hélie, cantor of the cathedral
limoges-t19-lieu = Clos Sainte-Marie
limoges-t19-personnage = Adémar V, viscount
limoges-t20-lieu = Mills on the Vienne
limoges-t20-personnage = Guy VI, viscount
limoges-t21-lieu = Faubourg Manigne
limoges-t21-personnage = Margaret of Burgundy, regent
limoges-t22-lieu = Faubourg Boucherie
limoges-t22-personnage = Marie of Limoges, viscountess
limoges-t23-lieu = Tanneries of Enjoumart
limoges-t23-personnage = Joan of Penthièvre, viscountess
limoges-t24-lieu = The Arena
limoges-t24-personnage = The Black Prince
limoges-t25-lieu = Castle of Aixe
limoges-t25-personnage = John, duke of Berry
limoges-t26-lieu = Castle of Châlus-Chabrol
limoges-t26-personnage = Bertrand du Guesclin
limoges-t27-lieu = Mont Jovis
limoges-t27-personnage = Pierre Basile, crossbowman
limoges-os1-saint = Saint Martial
limoges-os1-relic = Head of Saint Martial
limoges-os2-saint = Saint Valerie
limoges-os2-relic = Ring of Saint Valerie
limoges-os3-saint = Saint Aurelian
limoges-os3-relic = Bust Reliquary of Saint Aurelian
limoges-os4-saint = Saint Lupus
limoges-os4-relic = Shrine of Saint Lupus
limoges-os5-saint = Saint Leonard of Noblat
limoges-os5-relic = Bolt of Saint Leonard
limoges-os6-saint = Saint Stephen of Muret
limoges-os6-relic = True Cross of Grandmont
limoges-ev01-a = Fire in the Château
limoges-ev01-b = Fire in the Cité
limoges-ev02-a = Saint Anthony’s Fire
limoges-ev02-b = Black Death
limoges-ev03-a = Henry II Besieges the Château
limoges-ev03-b = Sack of the Cité by the Black Prince
limoges-ev04-a = Richard Invested as Duke
limoges-ev04-b = Louis the Younger Visits
limoges-ev05-a = Pont Saint-Martial Dismantled
limoges-ev05-b = Pont Saint-Étienne Completed
limoges-ev06-a = New Wall of the Château
limoges-ev06-b = Four Gates Walled Up
limoges-ev07-a = Cluniac Reform
limoges-ev07-b = The Gothic Cathedral Begins
limoges-ev08-a = War of the Viscounty
limoges-ev08-b = Royal Arbitration
limoges-ev09-a = Treaty of Brétigny
limoges-ev09-b = Confiscation of Guyenne
limoges-ev10-a = Richard Dies at Châlus
limoges-ev10-b = Eleanor Remarries
limoges-ev11-a = Saint Martial’s Fair
limoges-ev11-b = Saint Lupus’s Fair
limoges-ev12-a = Saint-Martial’s Treasury Looted
limoges-ev12-b = Cathedral Treasury Looted
limoges-ev13-a = Great Ostensions of the Château
limoges-ev13-b = Great Ostensions of the Cité
limoges-ev14-a = Election of the Château Consuls
limoges-ev14-b = Election of the Cité Consuls
limoges-ev15-a = Minting of Barbarins
limoges-ev15-b = Debasement
limoges-ev16-a = The Vienne Floods
limoges-ev16-b = Log Drive at the Naveix
limoges-ev17-a = Urban II Visits
limoges-ev17-b = Interdict on the Town
limoges-ev18-a = Peace of God
limoges-ev18-b = The Imbert Prison Opened
limoges-ob01 = The Great Abbot
limoges-ob02 = The Master Builder
limoges-ob03 = Gatekeeper of the Château
limoges-ob04 = Gatekeeper of the Cité
limoges-ob05 = The Bridge Builder
limoges-ob06 = The French Party
limoges-ob07 = The English Party
limoges-ob08 = The Money Changer
limoges-ob09 = Advocate of the Mighty
limoges-ob10 = The Patron
limoges-ob11 = Friend of the Consuls
limoges-ob12 = Prince of the Church
limoges-keys-chateau = Château Keys
limoges-keys-cite = Cité Keys
limoges-bridge-martial = Pont Saint-Martial
limoges-bridge-etienne = Pont Saint-Étienne
limoges-justice = Justice
limoges-theft-abbey = Rob the Abbey
limoges-theft-cathedral = Rob the Cathedral
limoges-corruption = Corruption
limoges-ostensions = Ostensions
limoges-gi-imbert = Imbert Gate
limoges-gi-orgolet = Orgolet Gate
limoges-gi-pristin = Pristin Gate
limoges-gi-fustinie = Fustinie Gate
limoges-go-montmailler = Montmailler Gate
limoges-go-arenes = Arènes Gate
limoges-go-saint-esprit = Saint-Esprit Gate
limoges-go-pissevache = Pissevache Gate
limoges-go-manigne = Manigne Gate
limoges-go-vieille-monnaie = Vieille-Monnaie Gate
limoges-go-boucherie = Boucherie Gate
limoges-go-mireboeuf = Mirebœuf Gate
limoges-gc-panet = Panet Gate
limoges-gc-chene = Chêne Gate
limoges-gc-saint-maurice = Saint-Maurice Gate
limoges-gc-escudiere = Escudière Gate
limoges-gc-traboreu = Traboreu Gate


event-limoges-activates = { $seat } activated { $place } with { limoges-a-meeple }
event-limoges-buys = { $seat } bought { $tile } with { $domino } and { limoges-a-meeple }
event-limoges-comforted = { $seat } advanced to { $now } { limoges-on-track } for the stolen meeple
event-limoges-compensated = { $seat } advanced to { $now } { limoges-on-track } for the missing meeple
event-limoges-completes = { $seat } completed the { $building ->
    [abbey] Abbey
   *[cathedral] Cathedral
}
event-limoges-converts-influence = { $seat } exchanged { limoges-influence } (now { $now })
event-limoges-converts-points = { $points ->
    [one] { $seat } exchanged 1 point
   *[other] { $seat } exchanged { $points } points
}
event-limoges-deals = { $seat } received secret objectives
event-limoges-deals-own = { $seat } received the objectives: { $cards }
event-limoges-destroyed = { $you ->
    [other] Your { $place } was destroyed
   *[no] { $place } was destroyed
}
event-limoges-destroys = { $you ->
    [other] { $seat } destroyed your { $place }
   *[no] { $seat } destroyed { $place }
}
event-limoges-draws = { $count ->
    [one] { $seat } drew 1 domino
   *[other] { $seat } drew { $count } dominoes
}
event-limoges-draws-again = { $seats } drew equally low and draw again for the first turn
event-limoges-draws-own = { $seat } drew { $dominoes }
event-limoges-drops = { $seat } discarded { $event }
event-limoges-earns-commerce = { $seat } earned { limoges-n-coins } by trade
event-limoges-earns-fair = { $seat } collected { limoges-n-coins } in tax at the fair
event-limoges-earns-mint = { $seat } minted { limoges-n-coins }
event-limoges-earns-recycling = { $seat } earned { limoges-n-coins } by Corruption
event-limoges-earns-tax = { $seat } collected { limoges-n-coins } in tax
event-limoges-earns-tax-bonus = { $seat } collected { limoges-n-coins } more in tax
event-limoges-earns-theft = { $seat } robbed the { $source ->
    [abbey] Abbey
   *[cathedral] Cathedral
} of { limoges-n-coins }
event-limoges-earns-tile = { $seat } gained { limoges-n-coins }
event-limoges-ends-turn = { $seat } ended the turn
event-limoges-event-enters = New in the row of { $row }: the event { $event }
event-limoges-favour = { $seat } advanced to { $now } { limoges-on-track }
event-limoges-first = { $you ->
    [seat] You are the first player
   *[no] { $seat } is the first player
}
event-limoges-frees = { $seat } freed a prisoner: { $prisoner }
event-limoges-gains = { $seat } gained { limoges-some-meeples }
event-limoges-gives-up = { $seat } returned { $tile }
event-limoges-guards = { $seat } put { limoges-a-meeple } as guard on the { $covers ->
    [high] high
   *[low] low
} half of { $place }
event-limoges-happens = Event: { $event }
event-limoges-jails-hand = { $you ->
    [other] { $seat } imprisoned { limoges-a-meeple } from your hand
   *[no] { $seat } imprisoned { limoges-a-meeple } from { $other }’s hand
}
event-limoges-jails-on = { $you ->
    [other] { $seat } imprisoned your { limoges-meeple } on { $place }
   *[no] { $seat } imprisoned { $other }’s { limoges-meeple } on { $place }
}
event-limoges-jails-tile = { $you ->
    [other] { $seat } imprisoned your { $tile }
   *[no] { $seat } imprisoned { $other }’s { $tile }
}
event-limoges-keeps-objective = { $seat } kept an objective
event-limoges-keeps-objective-own = { $seat } kept the objective { $card }
event-limoges-keeps-ostension = { $seat } kept { $tile }
event-limoges-leader-falls = { $seat }, the sole leader, lost { limoges-influence } (now { $now })
event-limoges-loses = { $seat } lost { limoges-some-meeples }
event-limoges-loses-all = { $you ->
    [seat] { $seat } lost all your { limoges-meeples-of }
   *[no] { $seat } lost all their { limoges-meeples-of }
}
event-limoges-nothing-after-theft = { $seat } gained no meeple in the { $building ->
    [abbey] Abbey
   *[cathedral] Cathedral
}, having robbed it this round
event-limoges-objective = { $rank ->
    [0] { $seat } scored nothing for the objective { $objective }
   *[other] { $seat } reached { $measure } for the objective { $objective }: rank { $rank }, points: { $points }
}
event-limoges-opens-guards = { $seat } may place or move guards: { $town ->
    [chateau] Château
   *[cite] Cité
}
event-limoges-ousted = { $you ->
    [other] Your domino on { $place } was removed
   *[no] The old domino on { $place } was removed
}
event-limoges-last-round = The last round: fewer than 7 dominoes left in the bag ({ $seats })
event-limoges-over = { $reason ->
    [abbey] The game is over: the Abbey is complete
    [cathedral] The game is over: the Cathedral is complete
    [influence] { $you ->
        [seats] The game is over: you reached the end of an influence track
       *[no] The game is over: { $seats } reached the end of an influence track
    }
   *[bag] The game is over: fewer than 7 dominoes left in the bag ({ $seats })
}
event-limoges-pays-conversion = { $seat } paid { limoges-n-coins } for using a tile
event-limoges-pays-destruction = { $seat } paid { limoges-n-coins } to the bank for the destruction (Motte)
event-limoges-pays-event = { $seat } lost { limoges-n-coins } to the event
event-limoges-pays-influence = { $seat } paid with { limoges-influence } (now { $now })
event-limoges-pays-jail = { $seat } paid { limoges-some-meeples } for Justice
event-limoges-pays-justice = { $seat } paid { limoges-n-coins } { limoges-to } to free a prisoner
event-limoges-pays-keys = { $seat } paid { limoges-n-coins } { limoges-to } for the Keys
event-limoges-pays-mercenary = { $seat } lost { limoges-n-coins } { limoges-to } because of a tile
event-limoges-pays-meeples = { $seat } paid { limoges-some-meeples } for { $deed ->
    [theft_abbey] robbing the Abbey
    [theft_cathedral] robbing the Cathedral
    [corruption] Corruption
    [ostensions] the Ostensions
    [commerce] trade
    [tile] using a tile
   *[mint] the mint
}
event-limoges-pays-ostensions = { $seat } paid { limoges-n-coins } to the bank for the Ostensions
event-limoges-pays-placement = { $seat } paid { limoges-n-coins } { limoges-to } for the domino
event-limoges-pays-ruin = { $seat } paid { limoges-some-meeples } for the destruction
event-limoges-pays-tax = { $seat } paid { limoges-n-coins } { limoges-to } in tax
event-limoges-pays-tile = { $seat } paid { limoges-n-coins } to the bank for the tile
event-limoges-places = { $seat } placed { $domino } on { $place }{ $colour ->
    [red] {""} with a Château consul
    [blue] {""} with a Cité consul
    [yellow] {""} with a Viscount’s man
    [grey] {""} with an abbot
    [purple] {""} with a bishop
   *[none] {""}
}
event-limoges-points-reward = { $points ->
    [one] { $seat } scored 1 point for a domino in the Abbey or the Cathedral
   *[other] { $seat } scored { $points } points for dominoes in the Abbey and the Cathedral
}
event-limoges-points-reward-tile = { $points ->
    [one] { $seat } scored 1 more point for a tile
   *[other] { $seat } scored { $points } more points for a tile
}
event-limoges-points-tile = { $points ->
    [one] { $seat } scored 1 point
   *[other] { $seat } scored { $points } points
}
event-limoges-pushed-off = Pushed off the row of { $row }: { $tile }
event-limoges-recall = All { limoges-meeples-of } returned to the reserve{ $idle ->
    [none] { "" }
   *[other] ; no longer active: { $idle }
}
event-limoges-recruits = { $seat } recruited { limoges-some-meeples }
event-limoges-round = { $you ->
    [first] Round { $round }: you are the first player
   *[no] Round { $round }: { $first } is the first player
}
event-limoges-score = { $seat }: { $total } points ({ $points } during the game, { $french } French influence, { $english } English influence, { $objectives } for objectives)
event-limoges-sees = { $count ->
    [one] { $seat } looked at 1 Ostension
   *[other] { $seat } looked at { $count } Ostensions
}
event-limoges-sees-own = { $seat } looked at { $tiles }
event-limoges-shared-win = { $seats } shared the win
event-limoges-steals = { $you ->
    [other] { $seat } took { limoges-some-meeples } from you
   *[no] { $seat } took { limoges-some-meeples } from { $other }
}
event-limoges-swaps = { $seat } swapped { $give ->
    [red] a Château consul
    [blue] a Cité consul
    [yellow] a Viscount’s man
    [grey] an abbot
   *[purple] a bishop
} for { $take ->
    [red] a Château consul
    [blue] a Cité consul
    [yellow] a Viscount’s man
    [grey] an abbot
   *[purple] a bishop
} from the reserve
event-limoges-swaps-no-more = { $seat } swapped no more meeples
event-limoges-tie = { points-each }, and level in dominoes and coins too
event-limoges-tie-break = { points-each }; { $number ->
    [1] dominoes in both Abbey and Cathedral: only { $winners }
    [2] dominoes in Abbey and Cathedral: { $winners } ({ $most }), { $seats } ({ $less })
   *[3] coins: { $winners } ({ $most }), { $seats } ({ $less })
}
event-limoges-throws-away = { $seat } removed { $domino } from the game
event-limoges-tile-enters = New in the row of { $row }: { $tile }
event-limoges-treasury-emptied = The treasury of the { $building ->
    [abbey] Abbey
   *[cathedral] Cathedral
} was looted: { limoges-n-coins } went to the bank
event-limoges-uses = { $seat } used { $tile }
event-limoges-votes = { $votes ->
    [none] { $seat } did not vote
   *[other] { $seat } voted: { $votes }
}
event-limoges-wins = { $seat } won


consequence-who = { $you ->
    [seat] {""}
   *[no] { $seat }:{" "}
}
consequence-tax = { $why ->
    [tax] {" "}(tax)
    [tax-bonus] {" "}(tax)
    [fair] {" "}(tax)
    [keys] {" "}(fee of the Keys)
   *[other] {""}
}
consequence-from = { $source ->
    [abbey] from the treasury of the Abbey
    [cathedral] from the treasury of the Cathedral
   *[bank] from the bank
}
consequence-placed = { $placed ->
    [0] {""}
   *[other] {" "}(placed: { $placed })
}
consequence-wall = { $wall ->
    [chateau_inner] the inner wall of the Château
    [chateau_outer] the outer wall of the Château
   *[cite] the wall of the Cité
}
consequence-pays = { consequence-who }{ limoges-n-coins } { limoges-to }{ consequence-tax }
consequence-earns = { consequence-who }{ limoges-n-coins } { consequence-from }{ consequence-tax }
consequence-empties = treasury of the { $building ->
    [abbey] Abbey
   *[cathedral] Cathedral
}: { limoges-n-coins } to the bank
consequence-loses = { consequence-who }{ $share ->
    [all] { $count ->
        [one] the only { limoges-meeple }
       *[other] all { $count } { limoges-meeples-of }
    }
   *[some] { limoges-n-meeples }
} back to the reserve{ consequence-placed }
consequence-sets = { consequence-who }{ limoges-a-meeple } on { $place }
consequence-regains = { consequence-who }{ limoges-n-meeples } back to the hand
consequence-gains = { consequence-who }+{ limoges-n-meeples }
consequence-steals = { consequence-who }+{ limoges-n-meeples } from { $you ->
    [other] you
   *[no] { $other }
}
consequence-jails = { consequence-who }{ limoges-a-meeple } to prison
consequence-frees = { consequence-who }+1 { limoges-meeple } from prison
consequence-releases = { limoges-n-meeples } from prison to the reserve
consequence-advances = { consequence-who }{ limoges-influence } from { $was } to { $now }
consequence-scores = { consequence-who }points from { $was } to { $now }
consequence-removes = { $place }: { $domino } leaves the game
consequence-throws = { consequence-who }{ $domino } leaves the game
consequence-shows = { $place }: tax { $pips }
consequence-takes = { consequence-who }new tile: { $tile }
consequence-leaves = { consequence-who }{ $goes ->
    [game] { $tile } leaves the game
   *[pile] { $tile } goes back
}
consequence-locks = { consequence-who }{ $tile } to prison
consequence-unlocks = { consequence-who }{ $tile } out of prison
consequence-enters = new in the row of { $row }: { $tile }
consequence-pushes-off = pushed off the row of { $row }: { $tile }
consequence-wakes = { $place } becomes active
consequence-sleeps = { $place } becomes inactive
consequence-opens = { $seats }: entry through { consequence-wall }
consequence-closes = { $seats }: no more entry through { consequence-wall }
consequence-completes = the inner wall is complete: outer gates can be built
consequence-breaches = the inner wall has a gap: outer gates cannot be built
consequence-doubles = { consequence-who }double tax in the { $town ->
    [chateau] Château
   *[cite] Cité
}
consequence-halves = no more double tax in the { $town ->
    [chateau] Château
   *[cite] Cité
}
consequence-bans = nothing can be destroyed until the end of the round
consequence-robs = { consequence-who }no other theft this round, and no meeples for building in the { $building ->
    [abbey] Abbey
   *[cathedral] Cathedral
}
consequence-grants = { $tile } counts until the end of the turn
consequence-guarding = { $town ->
    [chateau] Château
   *[cite] Cité
}: guards can be put back or moved; each new one is { limoges-a-meeple } from the hand
consequence-no-more = { $action ->
    [jail] imprisoning: only once per turn
    [corrupt] Corruption: only once per turn
    [ostend] Ostensions: only once per turn
   *[other] { $action }: only once per turn
}
consequence-placed-enough = no more dominoes this turn
consequence-recruits = { $domino }: at most { limoges-n-meeples }, then back to the bag
consequence-recalls = { limoges-meeples-of }: { $certain ->
    [yes] all in play
    [others] with more than { $reserve } votes of the others, all in play
   *[no] with more than { $reserve } votes in all, all in play
} come back first, from the board too ({ $count }, yours { $own }){ $idle ->
    [none] { "" }
   *[other] ; yours that would become inactive: { $idle }
}
consequence-keeps = objective kept: { $card }
consequence-gives-back = objective returned: { $card }
consequence-fills = row of { $row }: { $count ->
    [one] 1 tile is drawn
   *[other] { $count } tiles are drawn
}
consequence-draws = { consequence-who }{ $count ->
    [one] 1 domino is drawn from the bag
   *[other] { $count } dominoes are drawn from the bag
}
consequence-deals = everyone draws { $count } dominoes
consequence-sees = { consequence-who }{ $count ->
    [one] 1 Ostension is drawn
   *[other] { $count } Ostensions are drawn, one to keep
}
consequence-happens = row of { $row }: an event is drawn
consequence-asks = { consequence-who }{ $question ->
    [Missing] { limoges-n-meeples } missing in the reserve: take influence, or one from a player
    [Comfort] a step on a track of choice for it
    [Favour] { $count ->
        [one] a step on a track of choice
       *[other] { $count } steps on tracks of choice
    }
    [Swapping] then at most { $count ->
        [one] 1 swap
       *[other] { $count } swaps
    } with the reserve
    [GiveUp] then a tile has to go back
    [LoseMeeples] { $count ->
        [one] 1 meeple of choice to lose
       *[other] { $count } meeples of choice to lose
    }
   *[LoseHalf] half of the most numerous colour to lose
}
consequence-follows = { $place ->
    [none] then the rest of the event
   *[other] then the gain from { $place }
}
consequence-ends-turn = { $you ->
    [seat] your turn ends
   *[no] { $seat }: the turn ends
}
consequence-turns = { $you ->
    [seat] then it is your turn
   *[no] then it is { $seat }’s turn
}
consequence-round = { event-limoges-round }
consequence-over = { event-limoges-over }
consequence-final = cannot be taken back
web-offer-meeple = { $colour ->
    [red] a Château consul
    [blue] a Cité consul
    [yellow] a Viscount’s man
    [grey] an abbot
    [purple] a bishop
   *[none] a meeple of its colour
}
web-offer-power = { $there ->
    [none] { $half ->
        [-1] any domino
       *[other] a domino with a { $half }
    }
   *[other] { $half ->
        [-1] a domino that shares a half with { $there }
       *[other] a domino with a { $half } that shares a half with { $there }
    }
}, its total to the bank, and a meeple of an allowed colour
web-offer-gate = any domino, its total to the bank, and { $colour ->
    [none] a meeple of the colour of the Keys
   *[other] { web-offer-meeple }
} as guard{ $coins ->
    [0] { "" }
   *[other] ; for a guard on the low half { limoges-n-coins } more { limoges-to }
}
web-offer-abbey = any domino, its total into the treasury; brings { $count ->
    [0] nobody, as you robbed this round
   *[other] { limoges-n-meeples }
}
web-offer-cathedral = { $half ->
    [-1] any domino
   *[other] a domino with a { $half }
}, its total into the treasury; brings { $count ->
    [0] nobody, as you robbed this round
   *[other] { limoges-n-meeples }
}
web-offer-production = { $least ->
    [0] any domino
   *[other] a domino with a total of at least { $least }
}, its total to the bank, and { limoges-a-meeple }; brings { limoges-n-meeples } at the end of each of your turns
web-offer-bridge = any domino, its total to the bank, and { $colour ->
    [none] a meeple of the colour of its power
   *[other] { web-offer-meeple }
}, spent
web-offer-activate = a meeple from your hand, free of charge
web-offer-guards = { $colour ->
    [none] the fee of the Keys
   *[other] { $coins ->
        [0] free now
       *[other] { limoges-n-coins } { limoges-to }
    }
}, to put guards back or move them, each gate once{ $colour ->
    [none] { "" }
   *[other] ; a new guard is { limoges-a-meeple } from your hand
}
web-offer-rob = { web-offer-meeple }, for { limoges-n-coins } of the { $treasury } in the treasury; then you lose all { $lost ->
    [grey] abbots
   *[purple] bishops
} ({ $count })
web-offer-jail = { $count ->
    [0] as many meeples of its colour as its high half shows, at least one
   *[other] { $colour ->
        [red] { limoges-n-meeples }
        [blue] { limoges-n-meeples }
        [yellow] { limoges-n-meeples }
        [grey] { limoges-n-meeples }
        [purple] { limoges-n-meeples }
       *[none] meeples of its colour: { $count }
    }
}, to imprison a meeple, Character or Saint of an opponent
web-offer-free = { $coins ->
    [0] the total of the Justice domino
   *[other] { limoges-n-coins } { limoges-to }
}, for one prisoner
web-offer-corrupt = { web-offer-meeple } and one or two dominoes of your hand, for their totals in coins; you may draw a new one for them{ $count ->
    [0] { "" }
    [one] ; then at most 1 swap of meeples
   *[other] ; then at most { $count } swaps of meeples
}
web-offer-ostend = { web-offer-meeple }, a domino 6|X and { $owner ->
    [yes] its total in coins
   *[no] { limoges-n-coins }
}, to see X Ostensions and keep one
web-offer-commerce = { limoges-n-meeples }, for { $coins ->
    [0] the total of the domino on their Consulate
   *[other] { limoges-n-coins }
}
web-offer-mint = { limoges-n-meeples }, for { $coins ->
    [0] the highest total in the Abbey
   *[other] { limoges-n-coins }
}
web-offer-jealousy = { limoges-n-meeples } and all your abbots ({ $lost }), to remove a domino of the Abbey, or a Location that is an abbey
web-offer-destroy = { limoges-n-meeples }{ $coins ->
    [0] { "" }
   *[other] { " " }and { limoges-n-coins }
}, or { $steps } steps back on a track; then you lose all meeples of one colour
web-offer-buy = { limoges-n-coins } to the bank, a domino with a total of at least { $least }, and { $colour ->
    [any] a meeple of any colour
   *[other] { limoges-a-meeple }
}
web-offer-use = once a turn
web-offer-play = the event takes effect
web-offer-drop = the event has no effect
web-offer-end = { $shed ->
    [yes] a domino of your hand has to go; then buildings and tiles bring their gains
   *[no] buildings and tiles bring their gains
}
web-look-fee = The fee of the Keys will be { $low } for the others, paid to you, and { $high } for you, paid to the bank.
web-look-keys_chateau = Says which colour guards the gates of the Château. Its owner gets the fee of the Keys.
web-look-keys_cite = Says which colour guards the gates of the Cité. Its owner gets the fee of the Keys.
web-look-bridge_martial = Says which colour builds this bridge. Its owner wins a tie for the majority there.
web-look-bridge_etienne = Says which colour builds this bridge. Its owner wins a tie for the majority there.
web-look-justice = Puts into prison, with meeples of its colour. Its owner gets the fee for freeing.
web-look-theft_abbey = Takes coins from the treasury of the Abbey, once a round: as many as your own dominoes there show; for the owner of this power, if most is theirs, as many as all dominoes there show.
web-look-theft_cathedral = Takes coins from the treasury of the Cathedral, once a round: as many as your own dominoes there show; for the owner of this power, if most is theirs, as many as all dominoes there show.
web-look-corruption = Turns dominoes into coins and swaps meeples, once a turn.
web-look-ostensions = Brings a Saint or a Relic, once a turn. Its owner pays less.
web-look-gate = While it is active, everyone may enter here, and its owner gets the visible half as tax.
web-look-abbey = 1 point for its owner every round. The last space ends the game.
web-look-cathedral = 1 point for its owner every round. The last space ends the game.
web-look-motte = Brings { limoges-n-meeples } every turn; its total is also the price of destruction.
web-look-consulat_chateau = Brings { limoges-n-meeples } every turn; its total is also what trade with red pays.
web-look-consulat_cite = Brings { limoges-n-meeples } every turn; its total is also what trade with blue pays.
web-look-port_naveix = Brings { limoges-n-meeples } every turn. Open to all, without tax.
web-look-bridge = Whoever has most arches of a finished bridge gets double tax in its town.
web-look-treasury = The coins paid for the dominoes here. They can be robbed.
web-look-prison = Prisoners stay when their colour is called back. Anyone may free a meeple, into their own hand.
web-look-track = Each step is a point at the end. Whoever reaches { $most } ends the game.
web-look-reserve = The meeples that nobody has. If votes ask for more than there are, all of the colour come back first.
web-look-colour = In the reserve: { $reserve }. In prison: { $jailed }.
web-look-colour-powers = Powers: { $powers }
web-look-row = Tiles on offer, at most two for each player. What you buy leaves a gap, which a new tile fills.
web-look-tile = At most two tiles each. It works while its meeple stands on it.
web-look-objective = Everyone scores every objective that anyone holds: rank 1, 2, 3.
web-look-seat = What everyone knows of this player. Dominoes in hand and bag, and objectives, are secret.
web-look-domino = Placing it costs its total; its low half is its strength in a vote.
web-look-yours = { $you ->
    [seat] Yours: { $domino }
   *[no] { $seat }: { $domino }
}
web-look-neutral = Neutral, it belongs to nobody: { $domino }
web-look-empty = Empty
web-look-manned = { $active ->
    [yes] { limoges-meeple }
   *[no] { limoges-meeple }, not active: the Keys have another colour
}
web-look-anew = The action “{ $deed }” puts a guard here again, for the fee of the Keys.
web-look-vp = { $total } points: { $points } in the game, { $french } French and { $english } English influence; { $goals ->
    [secret] objectives are added at the end
   *[other] { $goals } for objectives
}.
web-look-unmanned = no meeple: not active
web-look-visible = tax { $coins }
web-look-allowed = Allowed here
web-look-paid = the fee is paid, once this turn
web-look-can = possible now
web-look-tax = { $payer ->
    [bank] Tax from the bank: { $tolls }
   *[builder] Tax you would pay: { $tolls }
}
web-look-tax-none = No tax here now
web-look-removed = Removed: { $dominoes }
web-look-objectives = Objectives, secret until the end: { $count }
web-look-robbed = Has robbed this round: { $place }
web-look-jailed = In prison: does nothing
web-aid = Player aid
web-aid-places = Place a domino
web-aid-actions = Actions
web-aid-colours = Colours
web-aid-round = The round
web-aid-coins = Where coins come from
web-aid-end = The end
web-aid-if = As if it were your turn now.
web-aid-power = On a power
web-aid-gate = On a gate
web-aid-abbey = In the Abbey
web-aid-cathedral = In the Cathedral
web-aid-production = Motte, Consulates, Port
web-aid-bridge = On a bridge
web-aid-needs-power = Total to the bank; a meeple of an allowed colour stays. On a taken power a shared half. Its colour controls the power.
web-aid-needs-gate = Total to the bank; a guard of the colour of the Keys. Outer gates after the four inner ones.
web-aid-needs-abbey = Total into the treasury, and tax; an active inner gate. 1 abbot, and 1 more for each neighbour.
web-aid-needs-cathedral = Total into the treasury, and tax; an active gate of the Cité. 1 bishop, above the ground floor 2.
web-aid-needs-production = Total to the bank, and tax inside a wall; a meeple of its colour stays. Brings meeples every turn.
web-aid-needs-bridge = Total to the bank; a meeple of the colour of its power is spent. The next free arch.
web-aid-buy = Its cost in coins, a domino of at least that total, and a meeple of its colour
web-aid-possible = { $count ->
    [one] possible in 1 place
   *[other] possible in { $count } places
}
web-aid-red = From recruitment and the Château Consulate; 4 bring coins by trade
web-aid-blue = From recruitment, the Cité Consulate and the Port; 4 bring coins by trade
web-aid-yellow = From recruitment and the Motte; every power but Ostensions; 4 destroy
web-aid-grey = From building in the Abbey; 4 bring coins by the mint
web-aid-purple = From building in the Cathedral; 4 remove a domino of the Abbey
web-aid-round-is = Draw seven dominoes, vote in secret, then turns until all hands are empty. Then 1 point for each own domino in the Abbey and the Cathedral.
web-aid-coins-are = From the tax at your gates, trade, the mint, Corruption, robbing a treasury, and tiles. What you do not spend stays yours.
web-aid-end-is = At once when the Abbey or the Cathedral is full or a track reaches { $most }, or when a bag has fewer than seven dominoes. Points, steps on both tracks, objectives.
web-drawer-tiles = Tiles
web-drawer-objectives = Objectives
web-drawer-log = Log
web-limoges-course = Round, lap and order of turns
web-limoges-round-lap = { $round ->
    [0] Choosing objectives
   *[other] { $lap ->
        [0] Round { $round } · votes
       *[other] Round { $round } · lap { $lap }
    }
}
web-limoges-last-perhaps = { $you ->
    [seat] Perhaps the last round: your bag holds only { $bag }, and another round needs 7. There can be one if you vote with { $lacking ->
        [1] a domino
       *[other] { $lacking } dominoes or more
    }: votes go back to the bag
   *[no] Perhaps the last round: the bag of { $seat } holds only { $bag }, and another round needs 7. Votes still go back to it
}
web-limoges-order = Order of turns: { $names }
web-limoges-impossible = Not possible now
web-limoges-more-below = { $count } more
web-limoges-piles = Deck { $deck } · discarded { $discard } · Ostensions { $ostensions }{ $events ->
    [0] { "" }
   *[other] { " " }· events { $events }
}
web-limoges-first = first
web-limoges-in-reserve = Reserve
web-limoges-stock = hand { $hand } · bag { $bag } · removed { $removed }

refused-limoges-abbey-empty = there is no domino in the Abbey yet
refused-limoges-arch-order = arches are built in order: { $wanted } comes before { $place }
refused-limoges-bad-choice = { $known ->
    [none] { $tile } offers no choice now
   *[other] { $tile } offers: { $known }
}
refused-limoges-bad-deal = every seat gets two different objectives of the box
refused-limoges-bad-draw = these dominoes cannot be drawn now
refused-limoges-bad-event = { $event } is not in the stack of events, or has no such side
refused-limoges-bad-lots = a domino is drawn for each seat that may still be first, and for no other
refused-limoges-bad-ostensions = these Ostensions cannot be seen now
refused-limoges-bad-tiles = these tiles cannot enter the rows now
refused-limoges-bag-empty = the bag is empty, there is nothing to draw
refused-limoges-bears-another = another domino rests on { $place }
refused-limoges-cannot-give-up = { $tile } cannot be returned: only an older tile of yours that is not in prison
refused-limoges-colour-only-for-events = a colour is named for events only, and always for them ({ $tile })
refused-limoges-data-domino = a domino has two halves, this has { $found }
refused-limoges-data-effect-length = the effect needs { $wanted } words after the first, there are { $found }
refused-limoges-data-file-missing = the file is missing
refused-limoges-data-flag = this is true or false, not { $found }
refused-limoges-data-id = “{ $id }” is not an id, or appears twice
refused-limoges-data-key-missing = { $missing } is missing
refused-limoges-data-key-unknown = { $unknown } means nothing here
refused-limoges-data-kind = this has to be of kind { $wanted }, not { $found }
refused-limoges-data-measure = the measure { $measure } is not followed by the right words
refused-limoges-data-number = { $found } is not from { $least } to { $most }
refused-limoges-data-one-action = an action has one effect, this has { $found }
refused-limoges-data-power-missing = the power { $power } is missing
refused-limoges-data-spare-sets = { $spare ->
    [0] with four players there are no neutral dominoes: no set is left over
    [one] { $domino } lies twice, but only one set is left over
   *[other] { $domino } lies more often than in the { $spare } sets that are left over
}
refused-limoges-data-toml = this is not TOML: { $reason }
refused-limoges-data-too-few = there are { $found } objectives, at least { $least } are needed
refused-limoges-data-word = “{ $found }” is none of: { $known }
refused-limoges-domino-not-in-hand = you do not have { $domino } in your hand
refused-limoges-domino-too-small = the domino you remove must have a total of at least { $least }
refused-limoges-domino-twice = a domino can be used only once
refused-limoges-double-covers-high = on a double the guard always covers the high half
refused-limoges-event-not-held = you do not hold { $event }
refused-limoges-french-only = for a missing Viscount’s man you can take French influence only
refused-limoges-guard-unchanged = the guard of { $place } would stay as it is
refused-limoges-guarded-already = the guard of { $place } was already moved this turn
refused-limoges-half-missing = { $place } takes only a domino with a { $half }
refused-limoges-half-unsaid = say which half the guard of { $place } covers: high or low
refused-limoges-hand-lacks = { $seat } has no { limoges-meeple } in hand
refused-limoges-hand-empty = you have no domino left in hand
refused-limoges-inner-gates-first = all inner gates must stand first; missing: { $missing }
refused-limoges-must-shed = your hand did not get smaller: name a domino to remove
refused-limoges-named-twice = something is named twice: { $words }
refused-limoges-need-not-shed = your hand got smaller: you may not remove a domino
refused-limoges-nobody-to-jail = no opponent has anyone to imprison
refused-limoges-needs-a-six = Ostensions need a domino with a 6 and at least a 1 beside it
refused-limoges-no-action = { $tile } is not an active tile of yours with an action
refused-limoges-no-colour = you have none of these in hand: { $known }
refused-limoges-no-consulat = there is no Consulate with a domino for { limoges-meeples-of }
refused-limoges-no-entry = to reach { $place }, { $entry ->
    [any] there must be an active gate
   *[own_active_gate] you need an active gate of your own
} in the { $zone ->
    [inner] inner wall of the Château
    [outer] outer wall of the Château
    [chateau] wall of the Château
   *[cite] wall of the Cité
}
refused-limoges-no-guard-to-move = no guard of yours in the { $town ->
    [chateau] Château
   *[cite] Cité
} could change
refused-limoges-no-justice = prisoners can be freed only once Justice holds a domino
refused-limoges-no-match = { $place } needs a domino that shares a half with a neighbour
refused-limoges-no-meeple-there = there is no opponent’s meeple on { $place }
refused-limoges-no-ostension-left = no Ostension is left in the stack
refused-limoges-no-room = you have { $limit } tiles, all of them in prison: no room for another
refused-limoges-no-shared-half = the domino must share a half with { $there } on { $place }
refused-limoges-no-such-space = there is no space { $place } for this
refused-limoges-no-support = { $place } needs its supports; missing: { $missing }
refused-limoges-no-treasury = “{ $word }” has no treasury; abbey and cathedral have one
refused-limoges-not-a-colour = “{ $word }” is not a colour; the colours are { $known }
refused-limoges-not-a-domino = “{ $word }” is not a domino; dominoes look like 6-3
refused-limoges-not-a-pair = “{ $word }” is not a pair with a colon, as in blue:5-4
refused-limoges-not-a-person = { $tile }: only an opponent’s Character or Saint outside prison can be imprisoned
refused-limoges-not-a-seat = “{ $word }” is not a seat; seats are numbers from 0
refused-limoges-not-a-target = { $place }: only dominoes outside the powers and Locations in front of a player can be destroyed
refused-limoges-not-an-opponent = choose an opponent
refused-limoges-not-dealt = you were not dealt { $card }
refused-limoges-not-idle = { $place } does not need a meeple, or is in prison
refused-limoges-not-in-a-row = { $tile } is in neither row
refused-limoges-not-in-prison = { $prisoner } is not in prison, or not yours to free
refused-limoges-not-most = you have more meeples of another kind than { limoges-meeples-of }
refused-limoges-not-now = a different decision is needed now
refused-limoges-not-of-the-abbey = { $place } is neither in the Abbey nor an abbey
refused-limoges-not-one-of = “{ $word }” is none of: { $known }
refused-limoges-not-recruited = only blue, yellow and red can be recruited, not { $words }
refused-limoges-not-seen = { $tile } is not among the Ostensions you saw
refused-limoges-not-your-turn = it is not your turn
refused-limoges-not-yours = { $place } is not yours, or takes no meeple this way
refused-limoges-nothing-idle = nothing of yours lacks a meeple
refused-limoges-only-gates-idle = only gates of yours lack a meeple: “Place or move guards” gives them one
refused-limoges-nothing-to-destroy = there is nothing to destroy yet
refused-limoges-nothing-there = nothing lies on { $place }
refused-limoges-nothing-to-rob = nothing to rob: { $treasury ->
    [0] the treasury of the { $building ->
        [abbey] Abbey
       *[cathedral] Cathedral
    } is empty
   *[other] no domino of yours in the { $building ->
        [abbey] Abbey
       *[cathedral] Cathedral
    } shows a pip
}
refused-limoges-occupied = a domino lies on { $place } already
refused-limoges-once-a-turn = { $action ->
    [jail] you can imprison only once per turn
    [corrupt] you can use Corruption only once per turn
    [ostend] you can hold Ostensions only once per turn
   *[other] you can use { $action } only once per turn
}
refused-limoges-peace = peace until the end of the round: nothing can be destroyed
refused-limoges-placed-enough = you may place at most { $most } dominoes per turn
refused-limoges-power-closed = { $power } is not used in this game
refused-limoges-power-inactive = { $power } is not active: it needs a domino with a meeple
refused-limoges-prison-empty = nobody you could free is in prison
refused-limoges-protected = { $place } is protected by a tile of its owner
refused-limoges-recycles-two = you may recycle 1 or 2 dominoes, not { $found }
refused-limoges-reserve-lacks = there is no { limoges-meeple } in the reserve
refused-limoges-robbed-already = you have already robbed a treasury this round
refused-limoges-seats-missing = the seats are not named one after the other: { $words }
refused-limoges-swap-same = a swap must be for another colour
refused-limoges-toll-too-high = with the tax ({ $tolls }) this costs { limoges-n-coins }; you have { $has }
refused-limoges-too-few-coins = { $needs ->
    [one] this costs 1 coin; you have { $has }
   *[other] this costs { $needs } coins; you have { $has }
}
refused-limoges-too-few-goods = you need { limoges-goods } and have { $has }
refused-limoges-too-few-meeples = you need { limoges-some-meeples } in hand and have { $has }
refused-limoges-too-little-influence = you need { $needs } { limoges-influence } and have { $has }
refused-limoges-too-low = to displace the domino on { $place } you need a total of at least { $least }
refused-limoges-town-closed = first pay to move guards in the { $town ->
    [chateau] Château
   *[cite] Cité
}
refused-limoges-town-open = you have already paid to move guards in the { $town ->
    [chateau] Château
   *[cite] Cité
} this turn
refused-limoges-unknown-word = no move begins with “{ $word }”; moves begin with: { $known }
refused-limoges-word-too-many = on { $place } only the domino is named
refused-limoges-wrong-colour = { $known ->
    [none] { $place } takes no meeple
   *[other] { $place } takes only: { $known }
}
refused-limoges-wrong-length = after “{ $word }” there cannot be { $words } words

## Bots

option-bots = A bot on every other seat: a level, or one of your own such as ./robby.py:Robby; may be given several times.
command-arena =
    Let bots play against each other: FIRST on one seat, SECOND on all others.
    A bot is a level, or one of your own: ./robby.py:Robby, a dotted name (robby.bots:Robby), or the name under which an installed package offers it. It runs in a process of its own and sees only its view; docs/bots.md says what a fault costs.
    Every deal is played from every seat. Results are kept as they come: the same command continues where it was stopped.
option-results = The file that keeps the results; otherwise one named after the match.
option-jobs = The number of processes; otherwise one for each core.
option-dask = The address of a Dask cluster, such as tcp://host:8786.
bot-thinks = { $seat } ({ $level }) is thinking…
bot-compiling-kernel = Preparing the bots of Limes; this happens once and takes up to a minute…
arena-standing = { $games } games: { $share } of the wins (95 % interval { $least } to { $most }), { $ratio } times a fair share{ $known ->
    [both] ; Elo { $elo } ({ $low } to { $high }).
    [least] ; Elo at least { $low }.
    [most] ; Elo at most { $high }.
   *[none] .
}
arena-so-far = { $games } games, ± { $error }
arena-kept = { $games ->
    [one] 1 game is kept
   *[other] { $games } games are kept
} in { $file }; the same command goes on.
refused-arena-other-match = this file holds something other than the results of this match
refused-dask-missing = a Dask cluster needs the package limestone-games[dask]
refused-dask-away = nobody answers at { $address }
refused-bot-illegal = the bot chose “{ $move }”, which is no legal move
refused-recall-missed = what was told before is missing, so there is no perfect memory of this game
refused-server-away = the server does not answer ({ $reason })
option-players = The bots, seat by seat, with commas between them: levels such as master,club, or your own such as ./robby.py:Robby.
bot-fault = { $seat } lost the move { $kind ->
    [late] because it took too long
    [raised] by an exception
    [illegal] by a move that is not legal
   *[died] because its process ended
}: { $reason }
option-until = Play on until the share of the wins is known to within this, such as 0.02; --games is then the most.
option-decided = Play on until it is known who is stronger; --games is then the most.
option-records = A folder for the record of every game.
option-seconds = The seconds that a bot of your own has for a decision.
option-memory = The megabytes that a bot of your own may use.
refused-bot-broken = the bot { $bot } cannot be loaded: { $reason }
option-step = Only up to this step.
refused-no-such-step = there is no step { $step }; the record has { $steps }
option-only = Only this game; may be given several times.
refused-check-own = { $bot } is a level; only bots of your own are checked, such as ./robby.py:Robby
check-head = Certificate of { $bot }, limestone { $version }
check-legal = legal moves only, and all of them in time
check-same = with the same seed the same game
check-pickle = a pickled copy plays on just the same
check-view = depends on nothing but its view and what it was told
check-random = leaves the global generator of random numbers alone
check-passed = { $bot } passes.
check-failed = { $bot } does not pass.
check-game = { $game }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $decisions } decisions; milliseconds a decision: { $mean } on average, 95 % below { $most95 }, the longest { $longest }
command-check-bot =
    Try a bot of your own and print a certificate; the exit code is 0 if it passes, otherwise 1.
    It plays every game with every number of seats (up to six) and every variant, against players who move at random. The first game of each is played again: with the same seed, as a pickled copy, and told anew in a new process; all must be the same. Ctrl+C stops it.
arena-faults = { $bot } lost { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} { $kind ->
    [late] because it took too long
    [raised] by exceptions
    [illegal] by moves that are not legal
   *[died] because its process ended
} and { $lost ->
    [0] no game
    [one] 1 game
   *[other] { $lost } games
} by it. The first: { $reason }
## Playing on

refused-onward-no-seed = this record does not tell its seed, so the deal cannot go on as it was; it can be dealt anew
refused-onward-secret = others may still be playing this deal; from here it can only be dealt anew
refused-onward-over = the game is over there; choose an earlier moment
refused-onward-older = this game was played by older rules or with other material; only games by the rules of today can go on
web-onward = Play on from here
web-onward-text = A new table goes on from this moment. It is not rated.
web-onward-deal = The deal
web-onward-same = as it was
web-onward-new = dealt anew
web-onward-me = me
web-onward-friend = a friend, by link
web-onward-start = Open the table
web-onward-link = Copy the link to this moment
web-onward-mark = played on from another game
web-onward-from = Played on from step { $step } of another game; not rated

## Puzzles

command-puzzles =
    Puzzles: positions of games between bots, with one best move.
command-puzzles-make =
    Make puzzles from games between strong bots, of the same seed always the same ones.
    Every puzzle is kept as soon as it is found: stopped, the same command goes on where it was.
option-count = The number of puzzles that the file shall have.
option-file = The file with the puzzles; otherwise GAME.puzzles in this folder.
option-name = The name of a puzzle; otherwise the one of today.
puzzles-made = { $count } puzzles from { $games } games are in { $file }.
puzzles-kept = What was found is kept: the same command goes on from here.
refused-puzzles-other = this file holds puzzles of another game or seed
refused-unknown-puzzle = there is no puzzle called “{ $name }”
refused-no-puzzles = there are no puzzles for this game
command-puzzle =
    Solve a puzzle: the one of today, or one by its name.
    Type a move in notation; show tells the answer, quit leaves.
puzzle-question-limes = Lay this card: best of { $ways }
puzzle-question-limits = Accuse or play?
puzzle-question-limoges = Find the move
puzzle-asked-limes = Of the { $ways } ways to lay it, one brings the most at the end.
puzzle-asked-limits = The pile lies open, the hidden cards of the others do not. What is best?
puzzle-asked-limoges = One domino, one place: which gives the best chance to win?
puzzle-facts = { $name }, rated { $rating }
puzzle-you = You are { $seat }.
puzzle-moves = Possible: { $moves }
puzzle-type = Type a move, for example { $move }.
puzzle-prompt = Your move (show, quit):
puzzle-solved = Solved: “{ $move }” is best.
puzzle-not-yet = “{ $move }” brings { $value }. There is something better.
puzzle-not-listed = “{ $move }” is not among the moves that may be best. There is something better.
puzzle-answer = Best: { $move }
puzzle-answer-alike = Best, each as good as the other: { $moves }
puzzle-worth = { $move }: { $value }
puzzle-another = Enter for another puzzle, quit to leave:
web-nav-puzzles = Puzzles
web-puzzles-today = Puzzles of the day
web-puzzles-solved = { $solved } of { $count } solved
web-puzzle-games = Game
web-puzzle-rated = puzzle rated { $rating }
web-puzzle-rated-short = rating { $rating }
web-puzzle-change = your rating { $change }
web-puzzle-solve-it = { $share } solve it
web-puzzle-no-clock = no clock
web-puzzle-show = Show me
web-puzzle-show-costs = The answer counts as not solved and lowers your puzzle rating.
web-puzzle-show-sure = Show it anyway
web-puzzle-next = Next puzzle
web-puzzle-another = Another
web-puzzle-solve = Solve
web-puzzle-solved = Solved at the first try.
web-puzzle-solved-later = Found, but not at the first try.
web-puzzle-not-solved = Not solved. This is best:
web-puzzle-is-solved = solved
web-puzzle-is-missed = missed
web-puzzle-best = best
web-puzzle-alike = As good: { $moves }
web-puzzle-best-of = The best of { $ways }
web-puzzle-chose = What people chose
web-puzzle-people = { $count ->
    [one] { $said } person
   *[other] { $said } people
}
web-puzzle-move = Move
web-puzzle-share = Chosen by
web-puzzle-last = Your last ten
web-puzzle-last-of = { $solved } of the last { $tries } solved
web-puzzle-rating-of = Puzzle rating, { $game }

## Reviews

command-review =
    Review a finished game: what the moves were worth, luck and skill, and what would have been better.
    What is found is kept: stopped, the same command goes on where it was.
option-seat = Only the decisions of this seat; seats count from 0, as in moves.
option-effort = How closely to look: 2 takes twice as long.
option-json = Print the result as JSON.
## The daily game in the terminal

command-daily =
    Play today’s game: the same sixteen cards of Limes for everyone in the world.
    At the end it prints a text for others, which gives no card away. A day begins at midnight UTC.
    With --json it tells its cards, par and what hindsight makes of them, whether you have played or not.
option-date = Another day, such as 2026-12-24.
usage-expects-date = { $parameter } expects a date, such as 2026-12-24.
daily-result = { $score } points: { $step }. Par { $par }, with hindsight { $hindsight }.
daily-shared = Limestone { $date }: { $score }, par { $par } { $wall }
daily-slow = Par of this day has to be worked out, which takes about half an hour; with the package limestone-games[fast] it takes seconds.
daily-reckons = Par of this day has to be worked out; that takes some seconds…
refused-no-such-day = no daily game of that date can be played; there is one for every day from { $first } to { $today }
refused-counted = this try counts, so nothing is taken back and nobody helps
refused-daily-sealed = what others have made is shown when you have played
refused-nobody-else = nobody else has played yet
refused-not-reckoned = this day is still being worked out; try again in a while
daily-left = The game is saved: the same command goes on from here.
refused-study-unfinished = this game is not over; only a finished game can be reviewed
refused-study-too-long = this record has { $steps } steps; no more than { $most } can be reviewed
refused-no-hints = this table gives no hints
refused-round-not-over = round { $round } is not over
refused-nothing-to-remember = there is nothing to remember at this table
refused-no-such-review = there is no such review; open the game again
refused-review-no-decision = in step { $step } this seat had nothing to decide
refused-review-broken = this game could not be looked at to the end; what was found is kept, try again
review-kept = What was found is kept: the same command goes on from here.
review-seat = { $seat }: { $result }
review-split = { $game ->
    [limes] Par { $par }, the moves { $skill }, the cards { $luck }.
   *[other] Par { $par }, the moves { $skill }, the cards and the others { $luck }.
}
review-hindsight = With hindsight: { $value }.
review-unit-limes = Expected points at the end, decision by decision
review-unit-limits = Expected points of the round, decision by decision
review-unit-limoges = Expected share of victory, the mean of each turn
review-lost = { $where } (step { $step }): “{ $move }” cost { $loss }. “{ $best }” was better: { $better } instead of { $value }.
review-fine = { $where } (step { $step }): “{ $move }” was { $lead } better than any other move.
review-won-back = nothing was lost yet: the chance stayed open
review-for-good = { $value } of it was final, the rest could still be won
review-clean = No slip and no mistake was found.
review-also = { $count ->
    [one] Also a slip or mistake: step { $steps }.
   *[other] Also slips or mistakes: steps { $steps }.
}
review-doubt = Differences below twice their error are not named. Bots played on, not people.
hint-candidate = { $number }. { $move }: { $value } – { $reason }
limes-quarter = { $quarter ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
}
limes-zone-at = { $square } { limes-quarter }
move-limes-turned = { $turn ->
    [n] not rotated
    [e] rotated right
    [s] upside down
   *[w] rotated left
}
move-limes-place = { $profession ->
    [farmer] farmer
    [fisherman] fisherman
    [woodcutter] woodcutter
    [watchman] watchman
   *[worker] worker
} in the { limes-quarter }
move-limes-go = worker from { $source } to { $target }
move-limes-none = no worker
move-limits-play = Play { $what }
move-limits-exchange = Exchange four { $what }
move-limits-accuse = Accuse { $what }
move-limits-hide = Hide { $what }
move-limoges = { $verb }: { $what }
move-limoges-place = { $domino } on { $place }
move-limoges-vote = { $votes ->
    [none] No vote
   *[other] Votes: { $votes }
}
move-limoges-swap = Swap { $give } for { $take }
move-limoges-covers = { $covers ->
    [high] guard on the high half
   *[low] guard on the low half
}
move-and-notation = { $move } ({ $notation })
study-points = { $count ->
    [one] { $said } point
   *[other] { $said } points
}
study-n-points = { $count ->
    [one] { $more } point
   *[other] { $more } points
}
study-n-coins = { $count ->
    [one] { $more } coin
   *[other] { $more } coins
}
study-n-meeples = { $count ->
    [one] { $more } meeple
   *[other] { $more } meeples
}
study-n-dominoes = { $count ->
    [one] { $more } domino
   *[other] { $more } dominoes
}
study-unit-limes = Expected points at the end
study-unit-limits = Expected points of the round
study-unit-limoges = Share of victory
reason-thinking = still thinking
reason-only-move = the only move
reason-as-good = too close to call
reason-equal = exactly as good
reason-no-simple-reason = no simple reason
reason-limes-territory = on average { $kind ->
    [farmer] the field
    [fisherman] the lake
    [woodcutter] the forest
   *[watchman] a watchman
} at { $zone } brings { study-n-points } in the end instead of { $less }
reason-limes-worker = on average the worker on { $zone } brings { study-n-points } in the end, on { $instead } { $less }
reason-limes-to-come = on average new territories bring { study-n-points } in the end instead of { $less }
reason-limits-accuse = { $odds }% chance that { $seat } broke the limit; above 67% an accusation pays
reason-limits-spare = only { $odds }% chance that { $seat } broke the limit; below 67% an accusation loses points
reason-limits-likelier = { $odds }% chance that { $seat } broke the limit, { $less }% that { $other } did
reason-limits-accuse-first = { $odds }% chance that { $seat } broke the limit; who waits is rightly accused oneself in { $less }% of such rounds
reason-limits-exchange = four cards of one colour are 1 point at once
reason-limits-exchanged = an exchange, for 1 point, in { $more }% of such rounds instead of { $less }%
reason-limits-convicted = being rightly accused oneself in { $more }% of such rounds instead of { $less }%
reason-limits-acquitted = being wrongly accused oneself, for 1 point, in { $more }% of such rounds instead of { $less }%
reason-limits-right = a right accusation in { $more }% of such rounds instead of { $less }%
reason-limits-wrong = a wrong accusation in { $more }% of such rounds instead of { $less }%
reason-limits-over = { limits-a-card } breaks the limit with { $odds }%, the better one with { $less }%
reason-limits-accused = being accused brings { study-n-points } on average instead of { $less }
reason-limits-accusing = accusing later brings { study-n-points } on average instead of { $less }
reason-limoges-points = { study-n-points } some decisions later instead of { $less }
reason-limoges-churches = { study-n-dominoes } in the Abbey and the Cathedral some decisions later instead of { $less }
reason-limoges-coins = { study-n-coins } some decisions later instead of { $less }
reason-limoges-meeples = { study-n-meeples } some decisions later instead of { $less }
reason-limoges-production = production brings { study-n-meeples } until the end instead of { $less }
reason-limoges-others = the best of the others has { study-n-points } some decisions later instead of { $less }
reason-limoges-ahead = { $way ->
    [ahead] { $more } points ahead of the best of the others some decisions later instead of { $less }
    [behind] { $more } points behind the best of the others some decisions later instead of { $less }
   *[turned] { $more } points ahead of the best of the others some decisions later instead of { $less } behind
}
reason-limes-why-lay = { $gain ->
    [0] no points yet, about { $expected } expected at the end
   *[other] { $gain } at once, about { $expected } expected at the end
}
reason-limes-why-place = the worker scores { $gain } at once, about { $expected } expected at the end
reason-limes-why-go = the worker gains { $gain } by moving, about { $expected } expected at the end
reason-limits-why-hide = you will want to play this colour
reason-limits-why-play = { $odds }% risk that a { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
} card breaks the limit
reason-limits-why-exchange = 4 { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
} cards are 1 point; { $odds }% risk that they break the limit
reason-limits-why-accuse = { $odds }% chance that { $seat } broke the limit
reason-limoges-why = { $kind ->
    [Vote] these votes bring the meeples you need
    [Place] this is the best space for what it costs
    [Activate] an idle meeple brings nothing
    [Guards] the guards should stand elsewhere
    [Guard] this half earns more tax
    [Rob] the treasury is worth robbing
    [Corrupt] coins are short and these dominoes are expensive
    [Commerce] meeples are worth more as coins now
    [Mint] abbots are worth more as coins now
    [Buy] the tile will earn more than it costs
    [Use] the tile works once per turn
    [Destroy] another player’s building is in the way
    [End] you cannot afford anything better
    [Gain] this track brings more
    [Steal] a meeple now is worth more than a point
   *[other] this did best in trial games
}

## Server

command-serve =
    Run the table server: play with anyone who can open its page.
    Alone it keeps everything in one file; with PostgreSQL and Redis several processes share the work.
command-verify =
    Prove that every deal of a record followed from its seed and salts, and say what that proves.
    With --commitment and --salt: also that they are the ones you noted before the game.
    Ends with exit code 1 if a deal of any of the files did not.
command-backup = Write everything the server keeps to one file, even while it is running.
command-restore = Restore from a backup whatever is missing, even while the server is running.
command-admin = Manage the tables and people of a server, even while it is running.
command-admin-list = List the tables.
command-admin-people = List the people.
command-admin-close = End a game without a result.
command-admin-forget = Delete the data of a person, named by login or id.
command-admin-export = Write the record of every game to a folder.
command-admin-ratings = Show the ratings; count them anew, or take a game out of them.
command-admin-hide = Take a table out of the public list; its link still works.
command-admin-show = Put a table back into the public list.
command-admin-end = End a club night; a round in play does not count.
command-admin-ban = Ban a person, named by login or id: sessions end, bots take the seats.
command-admin-unban = Let a banned person in again.
command-admin-rename = Give a person another name, at running tables too.
command-admin-grant = Let a person with an account run the server on its page /admin.
command-admin-revoke = Take that right back.
command-admin-events = List the club nights.
command-admin-reports = List what players have reported; settle a report.
command-admin-log = Show who did what to whom, and when.
command-admin-load = Show how many tables and people there are.
command-admin-settings = Show the settings of the server; NAME shows one, NAME VALUE changes it, rate.KEY a rate (AT-ONCE,A-SECOND).
command-admin-retention = Delete finished games of guests that are older than a number of days.

option-host = The address to listen on.
option-port = The port to listen on.
option-workers = The number of server processes.
option-thinkers = Bot processes per server process.
option-database = Where games are kept; otherwise one file in your data folder.
option-redis = Redis address, for messages between processes.
option-origins = Another page that may use the API; may be given several times.
option-secure = Send cookies over HTTPS only.
option-proxied = Trust the address that a proxy reports.
option-unlimited = No rate limits: for tests and load.
option-browser = Open the page in a browser.
option-phase = Only tables that are waiting, playing or over.
option-running = Also games that are not over, with their secrets.
option-rebuild = Read every rated game from its log again and count all of them anew.
option-take-out = Take the game of this table out; everything after it is counted anew.
option-put-back = Put the game of this table back.
option-settle = The id of a report that is dealt with.
option-page = Which page, from 0.
option-days = How many days games of guests are kept.
option-force = Replace a file that is there already.
option-dry-run = Only say how many games it would be.
option-material = The deck, cards or data the games were played with.
option-commitment = The commitment to the seed that you noted before the game.
option-salt = The salt that your client added.

serving = The table is at { $page } – Ctrl+C ends it.
serving-without-redis = Redis does not answer. Play goes on, but every process counts and tells for itself until it does.
serving-with = Limestone { $version } with { $workers ->
    [one] one server process
   *[other] { $workers } server processes
 }; games are kept in { $database }
admin-nothing = nothing to list
admin-closed = Table { $table } is closed.
admin-hidden = Table { $table } is no longer listed.
admin-shown = Table { $table } is listed again.
admin-ended = Club night { $night } is over.
admin-banned = { $person } is banned.
admin-unbanned = { $person } is let in again.
admin-renamed = { $person } is now called { $name }.
admin-granted = { $person } may run the server now: on its page, under /admin.
admin-revoked = { $person } no longer runs the server.
admin-due = { $games ->
    [one] 1 game would be deleted.
   *[other] { $games } games would be deleted.
 }
admin-deleted = { $games ->
    [one] 1 game is deleted.
   *[other] { $games } games are deleted.
 }
admin-ruled = { $counts ->
    [yes] The game of table { $table } counts again.
   *[no] The game of table { $table } no longer counts.
}
admin-rebuilt = { $games } rated games, { $counted } of them count; { $mended } were stored otherwise than their logs say. All ratings are counted anew.
admin-forgotten = Forgotten: { $person }.
backed-up = { $rows ->
    [one] 1 row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
restored = { $rows ->
    [one] 1 row was restored; tables skipped because they had changed: { $skipped }.
   *[other] { $rows } rows were restored; tables skipped because they had changed: { $skipped }.
}
verified = { $deals ->
    [one] { $file }: 1 deal proved.
   *[other] { $file }: { $deals } deals proved.
}
verified-old = Scheme 1: no deal was changed after the game had begun. Whoever knew the seed and brought the last salt could still have chosen them.
verified-unsalted = Scheme 2, without salts: no client was there to add one, so the server alone made the deals.
verified-salted = { $count ->
    [one] Scheme 2, with the salt of { $names }: if that client is honest and finds its own salt and the commitment it noted in this record, nobody chose the deals.
   *[other] Scheme 2, with the salts of { $names }: if one of these clients is honest and finds its own salt and the commitment it noted in this record, nobody chose the deals.
}
verified-withheld = { $count ->
    [one] Once someone committed to a salt and did not reveal it: the salts were exchanged anew.
   *[other] { $count } times someone committed to a salt and did not reveal it: the salts were exchanged anew.
}
verified-ended = { $steps ->
    [one] The game was broken off after 1 step: the record cannot show whether more was played.
   *[other] The game was broken off after { $steps } steps: the record cannot show whether more was played.
}
verified-noted = What you noted is in the record.

refused-account-already = this person already has an account
refused-csrf = the request did not come from our own page; load it again
refused-frozen = this version of Limestone cannot continue this game; it can be read and ended, not played
refused-internal = something went wrong on the server; it has been noted there
refused-link-over = this link has been used, or is too old: make a new one on the first device
refused-login-taken = the login “{ $login }” is taken
refused-malformed = this cannot be understood: { $reason }
refused-unfit-handle = an address is 2 to 24 small letters a–z and digits, with hyphens between them
refused-unfit-login = a login is 2 to 64 letters a–z, digits and the signs . _ @ + -
refused-unfit-name = a name is not empty and not too long, and holds only characters that can be seen
refused-closed-already = table { $table } is closed already
refused-method = this address does not take such a request
refused-no-question = nobody has asked { $seat } anything
refused-no-such-page = there is no such page
refused-no-such-person = there is nobody called “{ $name }”
refused-banned = this account is banned here
refused-closed-house = this server lets nobody new in
refused-invited-only = this server is for invited people; open the link of its host first
refused-is-admin = { $name } runs this server; revoke that first (limestone admin revoke)
refused-no-such-report = there is no such open report
refused-no-such-setting = there is no setting called “{ $name }”
refused-setting-value = “{ $value }” is no value for the setting { $name }; it takes { $kind ->
    [word] one of { $known }
    [number] a whole number from { $least } to { $most }
    [text] at most { $most } characters, in one line where it is a name
    [colour] a colour such as #336699, or nothing
   *[rate] AT-ONCE,A-SECOND, such as 60,0.5, or nothing for the usual rate
}
refused-report-nobody = there is nobody to report on this seat
refused-no-such-seat = there is no such seat at this table
refused-begins = the seats are fixed; the game begins in a moment
refused-no-such-material = there is no material with the digest { $digest }
refused-account-first = an account is needed for this; you can make one under your name
refused-entered-already = you have already entered
refused-night-begun = the club night has begun
refused-night-enough = so much has been written down for this club night that nothing more can be added
refused-night-full = all { $places } places are taken
refused-night-over = the club night is over
refused-night-paused = the club night is paused
refused-night-rounds-or-time = say either how many rounds, or until when
refused-night-same-deal = the same cards for all tables are only possible in Limes
refused-night-size = this game has at most { $most } seats at a table
refused-night-undo = at a club night no move is taken back
refused-night-when = a club night begins at most a year from now, and ends after it has begun
refused-no-round = no round is being played
refused-no-such-board = there is no table { $board } in this round
refused-no-such-night = there is no club night { $night }
refused-no-such-player = nobody of that number takes part
refused-board-over = this table is over: its result stands
refused-board-own = whoever plays at a table does not settle it: the organiser does
refused-no-round-left = no further round comes; you can watch
refused-not-at-a-board = this player is not at a table where play goes on
refused-not-entered = you are not taking part
refused-not-helping = only the organiser and who helps may do this
refused-not-organiser = only the organiser may do this
refused-nothing-changes = it is so already
refused-paused = the club night is paused: nobody moves until it goes on
refused-round-running = some tables of this round are still playing
refused-round-stale = round { $round } is next
refused-sealed = others are still playing with the same cards; this table opens when the round is over
refused-too-few = two players are needed
refused-too-late = nobody can come in once the club night has begun
refused-too-many-at-one = at most { $most } play at one table
refused-unreadable-night = the data of club night { $night } cannot be read
refused-wrong-places = give a place to each of the { $players } players, and the first to one of them
refused-no-such-table = there is no table { $table }
refused-no-such-token = there is no such token
refused-not-away = no bot is playing for { $seat }
refused-not-host = only the host may do this
refused-not-over = the game is not over
refused-private = the game has begun, and only its players may see it
refused-not-playing = there is no game in progress at this table
refused-not-seated = you do not sit at this table
refused-not-waiting = the game has already begun
refused-not-your-seat = this is not your seat
refused-origin = the page { $origin } may not use this server
refused-port-taken = port { $port } on { $host } is in use; choose another --port
refused-unknown-address = { $host } is not an address of this machine
refused-port-forbidden = only the administrator may listen on port { $port }; choose one from 1024 on, with a proxy before it
refused-push-address = this server sends no notifications to that address
refused-unknown-zone = there is no time zone called { $zone }
refused-rate-limited = { $seconds ->
    [one] too fast; try again in 1 second
   *[other] too fast; try again in { $seconds } seconds
}
refused-too-many-lines = too many tables are open at once; close one of them
refused-salt-again = you have already added a salt
refused-salt-other = this is not the salt you committed to: { $found } instead of { $wanted }
refused-salt-uncommitted = you have not committed to a salt
refused-salts-closed = no salts are being exchanged here
refused-salts-open = not everyone has committed to a salt yet
refused-salts-sealed = it is too late to commit to a salt
refused-seat-open = a seat is still open
refused-seat-taken = that seat is taken
refused-programs-here = someone plays there with a program of their own, so nobody else can join
refused-seat-twice = you already have a seat at this table
refused-sent-away = the host has sent you away from this table
refused-sign-in-first = choose a name first
refused-stale = the game has moved on; please choose again
refused-too-large = this is too large; at most { $bytes } bytes
refused-material-costly = reading this takes too long or too much memory
refused-material-files = { $files } files are too many; at most { $most }
refused-material-large = a file has at most { $bytes } bytes
refused-material-deep = a key has at most { $most } words with dots between them
refused-too-slow = the connection was too slow to keep up
refused-unavailable = the server does not answer; your move is safe, please try again in a moment
refused-blocked = that is not possible: one of you has blocked the other
refused-block-nobody = only another person at the table can be blocked
refused-no-such-acquaintance = you do not know this person
refused-profile-account = make an account first: then you have a page, and keep your games
refused-handle-taken = the address { $handle } is taken
refused-public-seats = at a public table everyone has just one seat: take one yourself, or share the link
refused-rated-account = a rated table is for people with an account; you can make one from your guest name, and keep your games
refused-rated-people = a rated game needs at least two people, each on a seat of their own
refused-rated-bots = bots of installed packages have not been measured: they do not play at a rated table
refused-rated-material = a rated game is played with the cards and data of the box
refused-rated-hand = nobody plays for you in a rated game; you can resign
refused-rated-pace = at a rated table no bot plays for whoever is late: let it count as resigning, or choose a reminder
refused-not-rated = table { $table } has no finished rated game
refused-mute-nobody = only another person at the table can be muted
refused-nudge-not-due = the game is not waiting for { $seat }
refused-nudge-has-time = { $seat } still has time: you can nudge when a quarter of it is left
refused-nudge-once = already nudged in this turn
refused-nudge-too-soon = { $hours ->
    [one] already nudged; you can again in an hour
   *[other] already nudged; you can again in { $hours } hours
}
refused-react-again = you have already reacted to this move
refused-react-nothing = there is no move to react to yet
refused-talk-enough = between two rounds everyone says at most two things
refused-talk-quiet = while cards are hidden you can only say that you are away for a moment and back, each once a round
refused-unknown-phrase = nobody can say “{ $word }” here
refused-unknown-level = there is no level “{ $level }”; there are { $known }
refused-unknown-bot = there is no bot “{ $bot }”; there are { $known }, and your own as FILE.py:Class, such as ./robby.py:Robby
refused-unknown-token = this token is not known
refused-unreadable-answer = the server gave an answer that cannot be read (status { $status })
refused-unreadable-table = the data of table { $table } cannot be read
refused-unknown-entry = this table’s log contains an entry that this version of Limestone does not know ({ $kind })
refused-verify-commitment = the seed does not fit the commitment: { $counted } instead of { $found }
refused-verify-deal = step { $step } was dealt “{ $found }”; seed and salts give “{ $dealt }”
refused-verify-given = these draws were given, not made for this table, so there is nothing to prove
refused-verify-no-seed = the record has no seed, so its deals cannot be proved
refused-verify-other-commitment = you noted the commitment { $wanted }; the record has { $found }
refused-verify-other-salts = the salts of the record are not those that were committed to before yours was revealed
refused-verify-incomplete = { $steps ->
    [one] the record is incomplete: it ends after 1 step, and the game was not over
   *[other] the record is incomplete: it ends after { $steps } steps, and the game was not over
}
refused-verify-rounds = the salts were exchanged more often than the record says, or than { $most } times
refused-verify-salt-form = the salt of seat { $seat } is no salt: “{ $found }”
refused-verify-salt-missing = your salt { $salt } is not in the record
refused-verify-salt-seat = the salt of seat { $seat } should not be there
refused-verify-salts = the record has { $found } salts for { $seats } seats
refused-verify-scheme = this version does not know scheme { $scheme } of fair deals
refused-verify-seed-form = “{ $found }” is not a seed
refused-database-unknown = --database takes sqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
refused-redis-unknown = --redis takes redis://HOST:PORT
refused-database-damaged = the database is damaged or none of Limestone; restore a backup into a new one (limestone restore)
refused-database-away = the database cannot be reached or opened
refused-database-full = there is no room left on the disk of the database
refused-served-already = another limestone serve uses this database already (process { $process }); end it first. Several at once need PostgreSQL and Redis
refused-database-nowhere = the machine of the database is not known by this name; look at --database or LIMESTONE_DATABASE
refused-database-refuses = nothing listens at the address of the database; is PostgreSQL running, and is the port right?
refused-database-unwelcome = PostgreSQL answers, but has no such database or does not let this user in
refused-unfit-origin = --origin takes a page without its path, such as https://games.example.org; not { $origin }
refused-file-exists = this file is there already; choose another name, or say --force to replace it
refused-no-database = there is no database of Limestone at this address; nothing was made. Look at --database or LIMESTONE_DATABASE
refused-database-newer = this database was made by a newer Limestone (schema { $found }, this one knows { $known }); install that version, or restore a backup into a new database
refused-backup-damaged = this is no whole backup of Limestone; nothing was restored
refused-workers-alone = several workers need a PostgreSQL database (--database) and Redis (--redis)
refused-wrong-password = login or password is wrong

## Club nights

night-after = { $round ->
    [0] before the first round
   *[other] after round { $round }
}
night-score = score
night-opponents = opp.
night-points = points
night-ties = Equal scores: first the opponents’ scores, then the points of all games. A table that was settled brings no points.

## The log of a table

# Told as events are: $seat is a name, or several ($count of them); $you is the role of the reader.

entry-joined = { $seat } joined
entry-left = { $how ->
    [declined] { $seat } does not want to play again
    [removed] The seat of { $seat } was freed
   *[other] { $seat } left
}
entry-bot = { $seat } joined
entry-renewed = The invitation was renewed
entry-started = The game began
entry-withheld = { $you ->
    [seat] Your device held its random number back: the deal is mixed again
   *[no] { $seat } held a random number back: the deal is mixed again
}
entry-undone = { $steps ->
    [0] { $seat } took a choice back
   *[other] { $seat } took a move back
}
entry-asked = { $what ->
    [abandon] { $seat } asked to abandon the game
   *[undo] { $seat } asked for a takeback
}
entry-hinted = { $seat } asked for a hint
entry-agreed = { $seat } agreed
entry-declined = { $how ->
    [withdrawn] { $seat } withdrew the question
   *[other] { $seat } declined
}
entry-resigned = { $how ->
    [time] { $you ->
        [seat] Your time was up: that counts as resigning
       *[no] Time was up for { $seat }: that counts as resigning
    }
   *[other] { $seat } resigned
}
entry-handed = { $how ->
    [time] { $you ->
        [seat] Time was up: a bot ({ $level }) took over for you
       *[no] Time was up: a bot ({ $level }) took over for { $seat }
    }
   *[other] { $you ->
        [seat] A bot ({ $level }) took over for you
       *[no] A bot ({ $level }) took over for { $seat }
    }
}
entry-returned = { $seat } came back
entry-reminded = { $overdue ->
    [yes] { $count ->
        [one] { $you ->
            [seat] Your time is up: the game waits for you
           *[no] Time is up for { $seat }: the game waits
        }
       *[other] Time is up for { $seat }: the game waits
    }
   *[no] { $count ->
        [one] { $you ->
            [seat] You were reminded
           *[no] { $seat } was reminded
        }
       *[other] { $seat } were reminded
    }
}
entry-extended = The time was extended
entry-rematched = A new game was opened
entry-unknown = A newer version of Limestone wrote an entry that this one does not know
entry-paused = The club night was paused
entry-resumed = The club night went on
entry-settled = The organiser settled the table
entry-closed = The operator ended the game
entry-renamed = A player is now called { $name }
entry-forgotten = A player’s data was deleted

## Hints at a table

web-hint = Hint
web-hint-best = { $count ->
    [1] The best move
    [2] The two best moves
   *[3] The three best moves
}
web-hint-first-better = 1 is better: { $words }
web-hint-share = How likely you are to win after it
web-hint-equal = { $count ->
    [2] Which of the two is better is too close to call.
   *[other] Which of the three is best is too close to call.
}
web-hint-better-than = Better than { $move }: { $words }
web-hint-thinking = Thinking
web-hint-off = No hints at this table
web-hint-on = Hints are allowed at this table
web-hint-seen = The others see that you asked.
web-hint-do = Do this
web-hint-square = Just the square
web-hint-where = Just show where
web-hint-marked = What is best is marked on the table.
web-hint-all = Show the moves
web-hint-allow = Allow hints
web-key-hint = Hint

## Reviews on the page

web-review = Review
web-review-seat = Whose moves
web-review-round = Round { $round }
web-review-turn = Round { $round }, turn { $turn }
web-review-round-of = Round { $round } of { $rounds }
web-review-jump = Go to a round
web-review-at = { $where }, { $move }
web-review-of-seat = { $name }, { $where }
web-review-cost = { $game ->
    [limes] { $where }: { $move } cost { $loss }
   *[other] { $where }: “{ $move }” cost { $loss }
}
web-review-little = { $game ->
    [limes] { $where }: { $move } cost { $loss }, less than a slip
   *[other] { $where }: “{ $move }” cost { $loss }, less than a slip
}
web-review-as-good = { $game ->
    [limes] { $where }: { $move }, no move was better
   *[other] { $where }: “{ $move }”, no move was better
}
web-review-close = { $game ->
    [limes] { $where }: { $move } and the best are too close to call
   *[other] { $where }: “{ $move }” and the best are too close to call
}
web-review-fine = { $game ->
    [limes] { $where }: { $move } was clearly the best
   *[other] { $where }: “{ $move }” was clearly the best
}
web-review-error = Known to within { $error }.
web-review-lead = Better than any other move.
web-review-with = With “{ $move }”: { $words }
web-review-against = Compared with “{ $move }”: { $words }
web-review-good = no move was better
web-review-slip = slip
web-review-mistake = mistake
web-review-from = { $mark }, from { $from }
web-review-best = best
web-review-better = better
web-review-moments = Key moments
web-review-turning = Turning points
web-review-count = { $count } of { $all } decisions
web-review-luck = Luck and skill
web-review-luck-later = known when all moves are
web-review-no-result = Someone resigned: there is no result to explain.
web-review-par-is-limes = par: what our master scores with these cards on average
web-review-par-is-limits = par: what our master, thinking briefly in every seat, scores with this deal on average
web-review-par-is-limoges = par: a fair share of the victory
web-review-par = par { $value }
web-review-hindsight = hindsight { $value }
web-review-moves = { $you ->
    [yes] your moves { $value }
   *[no] moves of { $name } { $value }
}
web-review-moves-are = moves: what they lost for good
web-review-cards = cards { $value }
web-review-chance = cards and others { $value }
web-review-luck-words = From par { $par }: { $moves }, { $chance }; result { $result }.
web-review-curve-limes = Points expected at the end
web-review-curve-below = below: what each move lost
web-review-curve-words = Points expected at the end after each round; result { $result }, par { $par }
web-review-spoken = { $where }, { $value }, lost { $loss }
web-review-board = { $best ->
    [none] The landscape after round { $round }, with { $move }
   *[other] The landscape after round { $round }, with { $move }; { $best } was better
}
web-review-looking = still looking
web-review-working = Looking through the game
web-review-waiting = Looking through the game. It begins in a moment.
web-review-progress = { $done } done. What is found already is here; close calls are looked at twice.
web-review-failed = The rest could not be looked at. What was found stays.
web-review-retry = Retry this moment
web-review-find = { $where }. Find the better move.
web-review-trying = Looking at your move
web-review-found = “{ $move }”: nothing is better. { $value } expected.
web-review-near = “{ $move }”: { $value } expected, too close to the best to call.
web-review-improved = “{ $move }” is better than before: { $value } instead of { $before }. There is more.
web-review-about = “{ $move }” is about as good as before: { $value }, before { $before }. There is more.
web-review-no-better = “{ $move }” is not better than before: { $value }, before { $before }.
web-review-again = Try again
web-review-back = Back to the review
web-mistakes = Your own mistakes
web-mistakes-count = { $count ->
    [0] All moments of your reviewed games have been tried again; they come again.
    [one] One moment of the games you reviewed on this device, to try again.
   *[other] { $count } moments of the games you reviewed on this device, to try again.
}
web-mistakes-try = Try one
web-mistakes-next = Next of your mistakes
web-review-next-mistake = Next mistake
web-review-pays = above 67% an accusation pays
web-review-over = really over
web-review-within = within
web-review-odds = { $you ->
    [yes] Odds in per cent that a card was over its limit, as you could know
   *[no] Odds in per cent that a card was over its limit, as { $name } could know
}
web-review-lane = { $odds ->
    [none] Turn { $turn }, { $name }: { $move }
   *[other] Turn { $turn }, { $name }: { $move }, over with { $odds }
}
web-review-lanes-words = Round { $round }, turn by turn: who laid which card, and the odds that it was over
web-review-lanes-hidden = hidden
web-review-options = Points of the round expected from here
web-review-hidden = What nobody could see
web-memory = Your memory
web-memory-question = How many cards of each colour lay in the pile?
web-memory-private = Only you will see it. The review of the game compares.
web-memory-less = One fewer
web-memory-more = One more
web-memory-answer = Answer
web-memory-skip = Not this time
web-memory-asked = asked at turn { $turn }
web-memory-said = you said
web-memory-lay = in the pile
web-memory-right = right
web-memory-missed = { $count ->
    [one] 1 missed
   *[other] { $count } missed
}
web-memory-many = { $count ->
    [one] 1 too many
   *[other] { $count } too many
}
web-memory-none = You were not asked about this round. The question comes when a round is over, never during play.
web-memory-switch = Play with the memory question (Limits)
web-review-winning = Who was winning
web-review-shares = share of victories when our bots play on from here; the mean of each turn
web-review-hand = { $you ->
    [yes] Your hand
   *[no] Hand of { $name }
}
web-review-shares-words = Shares of victory after each decision, with { $count } turning points
web-review-share = { $where }: { $shares }
web-review-col-where = When
web-review-col-who = Who
web-review-col-move = Move
web-review-col-expected = Expected
web-review-col-best = Best
web-review-col-lost = Lost
web-review-col-why = Why
web-review-col-odds = Odds that it was over
web-review-col-shares = Shares of victory
web-review-steps = Moves
web-key-begin = To the beginning
web-key-finish = To the end
web-key-mistake = Next slip or mistake
web-key-earlierMistake = The one before
web-key-again = Retry this moment
web-key-better = Show or hide what was better

## Web

web-home = Home
web-home-title = Limestone: three games
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-replay = Replay
web-close = Close
web-back = Back
web-save = Save
web-menu = Menu
web-settings = Settings
web-language = Language
web-theme = Theme
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-sounds = Sounds
web-motion = Animations
web-your-name = Your name
web-name-shown = This is what the others call you.
web-name-or-login = Left empty, you are called by your login.
web-guest = Guest
web-gone = Someone who left
web-you = You
web-player = Player { $seat }
web-rated = { $name } ({ level-word })
level-word = { $level ->
    [novice] novice
    [casual] casual
    [club] club
    [expert] expert
    [master] master
    [random] random
   *[other] { $level }
}
web-seat-open = open seat
web-rules = Rules
web-intro = Learn by playing
web-no-page = This page does not exist.
web-banned = You are banned here.
web-banned-why = Whoever runs this server has ended your session. A bot plays on for you.
web-signed-out = You are signed out.
web-signed-out-why = Your session has ended, on this device or on another. Sign in again on the first page.
web-no-table = There is no such table, or you are not invited.
web-no-table-why = Check the code, or ask whoever invited you for the link again.
web-table-code = Code of the table
web-frozen = This version of Limestone cannot continue this game. You can read and download it, but not play on.
web-unreachable = Cannot reach the server.
web-retry = Try again
web-offline = The table cannot be reached. Trying again; your last move is safe.
web-no-line = No connection. What you chose is kept.

web-line-connecting = Connecting
web-line-live = Live
web-line-reconnecting = Reconnecting
web-line-offline = Offline
web-line-gone = Closed
# What a device is told while nobody looks at the table; above it stands the name of the game.
push-turn = It is your turn.
push-reminded = Your time is nearly over.
push-overdue = Your time is up. The game waits for you.
push-rematch = They want to play again with you.
push-nudge = You are being waited for.
push-round = The round begins: your table is ready.
push-challenge = Someone has played your challenge.

## Club nights in the browser

web-night = Club night
web-nights = Club nights
web-nights-about = An evening of rounds: everyone meets people with a score like theirs, and the standings say who stands where.
web-nights-none = No club night is planned. Make one and send the link.
web-nights-none-guest = No club night is planned.
web-nights-coming = Now and soon
web-nights-past = Past
web-night-new = New club night
web-night-account = Who makes a club night needs an account, so that it can be led from any device. Taking part needs none.
web-night-name = Name
web-night-starts = Begins
web-night-size = At a table
web-night-size-all = all at one
web-night-length = Rounds
web-night-until = or until
web-night-minutes = Minutes a round
web-night-same = Same cards at all tables
web-night-late = People may come later
web-night-auto = Rounds begin by themselves
web-night-public = Listed for everyone
web-night-make = Make it
web-night-about = { $game }, { $size ->
    [0] all at one table
   *[other] tables of { $size }
}{ $rounds ->
    [0] { "" }
    [one] { ", one round" }
   *[other] { ", " }{ $rounds } rounds
}{ $same ->
    [yes] { ", the same cards for all" }
   *[no] { "" }
}
web-night-by = led by { $name }
web-night-phase-lobby = has not begun
web-night-phase-round = round { $round }
web-night-phase-break = after round { $round }
web-night-phase-over = over
web-night-players = { $count ->
    [one] one player
   *[other] { $count } players
}
web-night-here = Entered
web-night-of-places = { $count } of { $places } places
web-night-nobody = Nobody has entered yet.
web-night-until-first = until the first round, at { $time }
web-night-first-on = first round: { $when }
web-night-soon = The organiser begins in a moment.
web-night-soon-you = You can begin the first round.
web-night-soon-auto = The first round begins as soon as two players are here.
web-night-enter = Take part
web-night-ready = I am ready
web-night-is-ready = ready
web-night-resting = sits out
web-night-out = has left
web-night-came-late = { $count ->
    [one] came after round 1
   *[other] came after round { $count }
}
web-night-helper = helps
web-night-rest = Sit out
web-night-back = Play again
web-night-leave = Leave
web-night-how = How it goes
web-night-how-same = Everyone lays the same card, at every table.
web-night-how-own = Every table has its own cards.
web-night-how-two = A win counts 1, a shared win a half; at equal points the tie-break of the rules decides who wins. You meet people with a score like yours.
web-night-how-more = You score the share of the others at your table whom you leave behind. You meet people with a score like yours.
web-night-how-sealed = Nobody sees other tables of a round before the own one is done.
web-night-how-bye = Who is left over scores a half.
web-night-how-time = { $minutes ->
    [one] A round has { $minutes } minute. Five minutes later bots finish the games that are still open.
   *[other] A round has { $minutes } minutes. Five minutes later bots finish the games that are still open.
}
web-night-bring = Bring someone
web-night-warm = Warm up
web-night-warm-about = A game that does not count, until the night begins.
web-night-warm-play = Play a little
web-night-copy = Copy
web-night-copied = Copied
web-night-standings = Standings
web-night-place = place
web-night-place-is = Place { $place }
web-night-table = Table { $table }
web-night-mine = Your game
web-night-done = done
web-night-settled = settled by { $name }
web-night-progress = { $round } of { $rounds }
web-night-watch = Watch
web-night-back-table = To my table
web-night-back-night = Back to the club night
web-night-round-ready = Round { $round }: your table is ready
web-night-away = away
web-night-replace-about = Until they return, what the bot makes is no win of theirs, and they are not paired again.
web-night-absent-lost = { $wins }; { $you ->
    [yes] you were absent
   *[no] { $count ->
        [one] { $names } was absent
       *[other] { $names } were absent
    }
}, a bot played.
web-night-round-boards = The tables of round { $round }
web-night-round-now = To the last round
web-night-how-absent = Who is absent and has a bot play scores no win with it.
web-night-to-night = To the club night
web-night-sealed = Other tables lay the same cards. They open, with their boards and points, when your game is over.
web-night-late-boards = You see the boards as they were two cards before the slowest table.
web-night-sealed-board = { $name }, sealed, { $round } of { $rounds }
web-night-board = { $name }, { $round } of { $rounds }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-night-stand-in = a bot plays
web-night-stood-in = a bot played
web-night-bye = Left over this round: { $names }
web-night-bye-you = You are left over in round { $round }: it brings you half a point.
web-night-deals = Your rounds
web-night-deal-bye = left over
web-night-organiser = Organiser
web-night-only-you = only the organiser and who helps see this
web-night-busy = Working…
web-night-too-few = Two players are needed.
web-night-from = You play from round { $round } on.
web-night-is-paused = paused
web-night-pair = Pair round { $round }
web-night-last = This is the last round. The night ends with its last table.
web-night-pair-sure = Begin round { $round } with { $count } players? This cannot be undone.
web-night-pair-away = Not here now: { $names }. They get a table too; whoever does not come can have a bot play.
web-night-pair-early = The first round was to begin at { $time }.
web-night-pair-odd = One of them is left over and scores a half, unless a bot joins.
web-night-pair-when = { $count ->
    [one] when one more table is done
   *[other] when { $count } more tables are done
}
web-night-pause = Pause all
web-night-resume = Go on
web-night-extend = Add 2 minutes
web-night-announce = Announce
web-night-announce-what = What everyone is to read
web-night-replace = Bot for an absent player
web-night-settle = Settle a table
web-night-settle-sure = The game at table { $table } ends and counts as you say. This cannot be undone.
web-night-wins = { $name } wins
web-night-you-win = You win
web-night-tie-break = Equal points: { $wins } by the tie-break of the rules.
web-night-all-equal = all equal
web-night-fill = Fill with a bot
web-night-people = People
web-night-help = Ask to help
web-night-no-help = No longer helps
web-night-remove = Send away
web-night-end = End the night
web-night-end-sure = End the night now? A round that is being played does not count.
web-night-paused = The organiser has paused the night. Nobody moves, no clock runs.
web-night-result-text = Result as text
web-night-result-csv = Result as CSV
web-night-won = { $names } won the night.
web-night-your-place = You: place { $place } of { $people }
web-night-won-you = You won the night.
web-night-again = Another night like this
web-night-again-why = Same game and settings, at the same time of the week. Whoever was here finds it in their club nights.
web-night-now = now
web-night-min-left = { $minutes } min
web-night-time-over = time is over
web-night-overtime = The time of the round is over. Bots finish the open games in { $time }, unless the organiser gives more time or settles them.
web-night-still = { $count ->
    [one] Table { $tables } is still playing: add time, or settle it.
   *[other] Tables { $tables } are still playing: add time, or settle them.
}
web-night-waiting = The next round begins when the organiser has paired it.
web-night-next = The next round begins in { $time }.
web-night-standing-said = { $name }: place { $place }, score { $score }
web-night-game = Game

web-here = here
web-away = away
web-away-since = away since { $time }
web-watching = { $count ->
    [one] { $names } is watching
   *[other] { $count } are watching: { $names }
}
web-watching-guests = { $count ->
    [one] a guest
   *[other] { $count } guests
}
web-turn-elsewhere = Your turn: { $game }
web-account = You on this server
web-account-guest = You play as a guest: only this device knows your games.
web-account-is = Your account: { $login }
web-device = Go on on another device
web-device-hint = Open it there within ten minutes. It works once, and only for you: do not pass it on.
web-device-link = Link for the other device
web-device-title = Go on on this device?
web-device-text = From now on this device plays as the person who made the link, with all their games.
web-device-other = So far { $name } has played here as a guest. Nobody gets back to those games.
web-device-go = Go on here
web-device-none = This link is not complete. Open it whole, or scan the code again.
web-account-keep = Make an account
web-account-keep-hint = With a login and a password you find your games again on every device.
web-login = Login
web-password = Password
web-password-hint = at least 8 characters
web-login-hint = letters a–z, digits and . _ @ + -
web-sign-in = Sign in
web-sign-out = Sign out
web-password-change = Change password
web-password-old = Old password
web-password-new = New password
web-password-changed = Changed. All your other devices are signed out.
web-forget-me = Delete me
web-forget-sure = Delete your name and all that belongs to it?
web-forget-games = A bot plays your running games to their end.
web-forget-results = Your challenges, ratings and daily results go, also for those who played against them.
web-forget-finished = Finished games stay with the others, without your name.
web-forget-final = This cannot be undone.
web-forget-go = Yes, delete
web-forgotten = You are deleted: nothing here has your name any more.
web-cancel = Cancel
web-alerts = Tell me when it is my turn
web-alerts-here = On this device, when I am not at the table
web-alerts-denied = This browser does not allow notifications from this site. You can change that in its site settings.
web-alerts-impossible = This browser cannot show notifications here. On a phone or tablet, add Limestone to the home screen first.
web-alerts-failed = That did not work. The browser could not reach its notification service; try again later.
web-alerts-others = { $count ->
    [one] One other device of yours is told too.
   *[other] { $count } other devices of yours are told too.
}
web-quiet = Quiet hours
web-quiet-from = From
web-quiet-until = Until
web-no-connection = No connection.
web-offline-not = New games, moves and “{ web-intro }” need one.
web-offline-works = On this device you can still open:
web-offline-seen = { $game }, as of { $time }
web-offline-unread = This page has not been opened on this device yet, so it needs a connection.
web-offline-as-of = The table cannot be reached. This is how it was at { $time }.
web-sending = Sending your move

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-limoges-short = Limoges
web-about-limes = Lay sixteen cards and place seven workers.
web-about-limits = Stay within the limit, or catch whoever did not.
web-about-limoges = Two rival towns, nine powers, five colours to win over.
web-meta-limes = Solo, or any number of players
web-meta-limits = 2–6 players, ages 8+, 45 minutes
web-meta-limoges = 2–4 players, ages 12+, 60–90 minutes
web-play-now = Play now
web-first-title = Your first game of { $game }?
web-first-text = { $which ->
    [limes] The introduction takes about three minutes: you lay the cards, and every rule is told when you need it.
    [limits] The introduction takes about three minutes: a short game in which every rule is told when you need it.
   *[limoges] The introduction takes about five minutes: the opening of a game, told move by move.
}
web-first-learn = Learn by playing first
web-first-play = Play right away
web-bots = Bots
web-hot-seat = Hot-seat
web-invite-short = Invite
web-invite-person = Invite to a game
web-invite-whom = Invite { $name }
web-invite-which = To which game?
web-game-with = { $game } with { $names }
web-game-alone = { $game }, solo
web-phase-waiting = waiting for players
web-phase-playing = in progress
web-phase-over = finished
web-phase-frozen = frozen
web-your-move = Your move
web-open = Open
web-look = View
web-watch-one = Watch
web-join = Join

web-nav-games = My games
web-my-games = My games
web-show-running = Running
web-show-finished = Finished
web-show-archived = Archived
web-filter-game = Game
web-every-game = All games
web-filter-name = Name of a player
web-filter-off = Show all
web-none-found = No game matches.
web-none-running = No game is running.
web-none-finished = No finished games yet.
web-none-archived = Nothing is archived.
web-show-more = Show more
web-archive = Archive
web-bring-back = Bring back
web-is-archived = { $game }: archived.
web-is-back = { $game }: back in your list.
web-undo-archive = Undo
web-your-turn-title = Your turn
web-waiting-title = Waiting for others
web-waiting-names = Waiting for { $names }
web-move = Move
web-solo = Solo
web-more-games = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
web-all-games = All my games
web-all-count = all { $count }
## The daily game

web-nav-today = Today
web-daily-today = Today’s game
web-daily-of = Daily game of { $date }
web-daily-of-uncounted = Daily game of { $date }, not counted
web-daily-about = Limes for one: the same 16 cards for everyone in the world. One try counts.
web-daily-about-old = The same 16 cards that everyone had that day. It does not count any more.
web-daily-played = { $people ->
    [0] Nobody here has played yet.
    [one] One person here has played.
   *[other] { $people } people here have played.
}
web-daily-known-played = { $count ->
    [one] { $names } is one of them.
   *[other] { $names } are among them.
}
web-daily-all-known = { $count ->
    [one] { $names } has played here.
   *[other] { $names } have played here.
}
web-daily-opens = Scores open when you have played, too.
web-daily-streak = { $days ->
    [one] day in a row
   *[other] days in a row
}
web-daily-closes = closes in { $left }
web-daily-next = next game in { $left }
web-daily-play = Play
web-daily-go-on = Go on
web-daily-again = Play again, uncounted
web-daily-review = Look at my moves
web-daily-see = See the results
web-daily-now = today
web-daily-to-today = To today’s game
web-daily-place = place { $place } of { $people }
web-daily-would-place = would be place { $place } among { $people }
web-daily-from-par = { $how ->
    [under] { $points } under par
    [over] { $points } over par
   *[at] at par
}
web-daily-hindsight-told = With hindsight { $hindsight } could be made of these cards.
web-daily-reckoning = Par of this day is being worked out.
web-daily-given-up = Given up
web-daily-told = You { $score }, better than { $better } % of the others; par { $par }; { $people } have played. A table follows.
web-daily-told-alone = You { $score }, par { $par }. Nobody else here has played yet.
web-daily-par = par { $par }
web-daily-bots = Bots: { $bots }
web-daily-standings = Standings
web-daily-everyone = Everyone
web-daily-known = People I know
web-daily-somebody = someone
web-daily-nobody-yet = Nobody else here has played yet.
web-daily-names = { $usual ->
    [all] Only invited people play here, so you read every name that nobody hides.
   *[known] You read the names of people you know, and of all who let everyone read theirs.
}
web-daily-named = Who reads your name in the standings
web-daily-named-then = Your name will be read in the standings by
web-daily-not-played = { $date }: not played
web-daily-day = { $date }: { $score } points
web-daily-day-tried = { $date }: { $score } points, not counted
web-daily-again-made = Your last try, not counted: { $score }
web-daily-from-date = The cards follow from the date, and anyone can work them out: a score proves nothing.
web-daily-month = { $days ->
    [one] 1 game, { $mean } points
   *[other] { $days } games, mean { $mean }
}
web-daily-month-before = The month before
web-daily-month-after = The month after
web-daily-and-more = { $least } and more
web-daily-below = below { $least }
web-daily-beside = Beside the best
web-daily-beside-whom = Beside whom
web-daily-beside-best = The best here
web-daily-beside-shown = The best you may see
web-daily-beside-par = Our master
web-daily-beside-hindsight = With hindsight
web-daily-land = { $name }, round { $round }, { $score } points
web-daily-wall = A wall of sixteen stones: { $whole } whole, { $cracked } cracked, { $fallen } fallen
web-daily-stones = A stone a round: whole, cracked (a slip), fallen (a mistake).
web-daily-card = Limes, daily game of { $date }
web-daily-card-better = better than { $better } % of { $people }
web-daily-card-par = { $days ->
    [0] par { $par }
    [one] par { $par }
   *[other] par { $par }, { $days } days in a row
}
web-daily-stones-short = a stone a round: whole, cracked, fallen
web-daily-share = Share
web-daily-sent = { $named ->
    [yes] { $name } sends you this wall: { $score } points, par { $par }.
   *[no] This wall was sent to you: { $score } points, par { $par }.
}
web-daily-picture = Save the picture
web-daily-copy = Copy as text
web-daily-spoils-nothing = No cards are shown: nobody’s game is spoilt.
web-daily-judging = Your moves are being looked at…
web-daily-loading = One moment…
web-daily-points = Points
web-daily-people = People
web-daily-at-table = Daily game
web-daily-counts = your one try counts
web-daily-uncounted = Daily game, not counted
## Challenges

refused-no-such-challenge = there is no such challenge
refused-challenge-own = this is your own challenge: send the link to someone else
refused-challenge-played = you have already played these cards
refused-challenge-alone = in this game a challenge is played alone, against the same bots
refused-challenge-people = only a game of one person against bots can be played again by others
refused-challenge-given = others are still playing these cards, so they cannot be passed on yet
web-challenge = Same cards for a friend
web-challenge-bots = Same deal for a friend, same bots
web-challenge-link = Send this link: whoever opens it plays the same cards, with you as a ghost. What you did is shown round by round, after they have decided.
web-challenge-link-bots = Send this link: whoever opens it plays the same deal against the same bots. Afterwards you see the results side by side.
web-challenge-title = { $name } challenges you to { $game }
web-challenge-own = Your challenge: { $game }
web-challenge-about = The same cards, in the same order. { $name } plays along as a ghost: what they did is shown when you have decided.
web-challenge-about-bots = The same deal against the same bots as { $name } had. One try counts.
web-challenge-results = Results
web-challenge-played = { $people ->
    [0] Nobody has taken it up yet.
    [one] One person has played it.
   *[other] { $people } people have played it.
}
web-challenge-see = See the results
web-challenges = Challenges
web-challenge-one = Challenge
web-challenge-along = At the table
web-challenge-others = { $count ->
    [0] You and the ghost
    [one] You, the ghost and one more
   *[other] You, the ghost and { $count } more
}
web-challenge-wait = The game begins when every seat is taken. You find the link for the others at the table.
web-challenge-verdict = { $how ->
    [won] Nobody has made more than you: { $own }.
    [even] You and { $name } have made the most: { $own }.
    [gave-up] You gave up; { $name } has made the most: { $best }.
   *[lost] { $name } has made the most: { $best }. You made { $own }.
}
web-challenge-tie = { $how ->
    [won] You and { $name } both made { $own }: in a tie the best worker decides, for you.
   *[lost] You and { $name } both made { $own }: in a tie the best worker decides, for { $name }.
}
web-challenge-knows = You have played these cards before: the results will say so.
web-challenge-knew = the cards were known from another game
web-challenge-told = You are told when someone has played it: here, and on your devices if you allow it.
web-challenge-news = { $people ->
    [one] { $names } has played your challenge in { $game }.
   *[other] { $names } have played your challenge in { $game }.
}
web-challenge-first = made the challenge
web-challenge-was = { $ghosts ->
    [0] A challenge: the same deal against the same bots.
    [one] A challenge: the same cards, with { $names } as a ghost.
   *[other] A challenge: the same cards, with { $names } as ghosts.
}
web-ghost = ghost
# Ratings, pages of people, people you know
web-rated-game = rated
web-rated-not = { $why ->
    [undo] rated, does not count: an undo
    [stand-in] rated, does not count: a bot stood in
    [alone] rated, does not count: fewer than two people
   *[abandoned] rated, does not count: not finished
}
web-rated-choose = Rated game
web-rated-table = Rated: the game counts for all who play, with accounts and without hints. Whoever resigns comes last. It does not count if an undo is agreed to, a bot stands in for someone, or it is not finished.
web-rated-account = For people with an account: you can make one in the settings and keep your games.
web-rated-join = A rated game is for people with an account. Make one here, then join.
web-rated-counts = This game counts for the ratings.
web-rated-would-not = Then this game no longer counts for the ratings.
web-rating-change = { $name }: { $before } → { $after } ± { $error }
web-rating-first = { $name }: { $after } ± { $error }, the first rated game
web-uncounted = { $why ->
    [undo] This game does not count for the ratings: an undo was agreed to.
    [stand-in] This game does not count for the ratings: a bot decided for someone.
    [alone] This game does not count for the ratings: fewer than two people played.
   *[abandoned] This game does not count for the ratings: it was not finished.
}
web-pace-live = At one go
web-pace-days = By correspondence
web-invite-known = Invite people you know
web-known-title = People you know
web-known-none = Whoever plays a game with you, or comes by your invitation, is listed here.
web-known-at = last game { $day }
web-known-blocked = blocked
web-person-mine = My page
web-person-is = My page, signed in as { $name }
web-person-why = With an account this page shows your ratings, your statistics and your games, on every device; you decide who sees what. Playing needs none.
web-person-since = here since { $day }
web-person-share = Copy the address
web-person-share-known = Strangers find nothing at this address: you show your page to people you know at most.
web-person-lost = There is nothing to see here
web-person-allowed = { $name } decides who sees what of this page.
web-together = Your games together
web-together-why = How often who finished ahead. Equal places count for neither.
web-admin = Administration
web-admin-version = Limestone { $version } on { $database }
web-admin-failing = Failing in the background: { $names }
web-admin-count-playing = in play
web-admin-count-waiting = waiting
web-admin-count-over = finished
web-admin-count-account = accounts
web-admin-count-guest = guests
web-admin-count-lines = connected
web-admin-phase-playing = in play
web-admin-phase-waiting = waiting
web-admin-phase-over = finished
web-admin-phase-frozen = stopped
web-admin-kind-account = account
web-admin-kind-guest = guest
web-admin-kind-program = program
web-admin-reports = Reports
web-admin-tables = Tables
web-admin-people = People
web-admin-events = Club nights
web-admin-settings = Settings
web-admin-log = Log
web-admin-all = all
web-admin-none = Nothing here.
web-admin-newer = Newer
web-admin-older = Older
web-admin-find = Name or login
web-admin-reported = { $by } reports { $name }
web-admin-gone = someone deleted
web-admin-called-now = now { $name }
web-admin-hidden = not listed
web-admin-runs = runs the server
web-admin-banned = banned
web-admin-command = on the command line
web-admin-players = { $count ->
    [one] 1 player
   *[other] { $count } players
 }
web-admin-close = Close
web-admin-hide = Hide
web-admin-show = List again
web-admin-end = End
web-admin-ban = Ban
web-admin-unban = Let in again
web-admin-rename = Rename
web-admin-new-name = New name for { $name }
web-admin-delete = Delete
web-admin-settle = Done
web-admin-sure = { $what }: sure?
web-admin-did-close = Table { $whom } closed
web-admin-did-hide = Table { $whom } hidden
web-admin-did-show = Table { $whom } listed again
web-admin-did-end = Club night { $whom } ended
web-admin-did-ban = Banned: { $whom }
web-admin-did-unban = Let in again: { $whom }
web-admin-did-rename = Renamed: { $whom }
web-admin-did-delete = Deleted: { $whom }
web-admin-did-settle = Report dealt with: { $whom }
web-admin-did-set = Setting changed: { $whom }
web-admin-did-grant = May run the server: { $whom }
web-admin-did-revoke = No longer runs the server: { $whom }
web-admin-did-retention = Finished games of guests deleted that were older than { $whom } days: { $value }
web-admin-did-takeout = Game { $whom } taken out of the ratings
web-admin-did-putback = Game { $whom } put back into the ratings
web-admin-did-recount = All ratings counted anew
web-admin-name = Name of this server
web-admin-colour = Colour
web-admin-no-colour = No colour
web-admin-welcome = Welcome text
web-admin-contact = Contact
web-admin-legal = Legal notice
web-admin-registration = Who may join
web-admin-registration-open = Anyone who opens the page
web-admin-registration-invited = Only with the invitation
web-admin-registration-closed = No one new
web-admin-invitation = Pass this link on:
web-admin-guest-games = Days to keep finished games of guests
web-admin-guest-hint = 0 keeps them for ever.
web-admin-dry-run = Try it
web-admin-due = { $games ->
    [one] 1 game would be deleted now.
   *[other] { $games } games would be deleted now.
 }
web-admin-rates = Rate limits
web-admin-rates-hint = So many at once, then so many a minute, of one person unless it says otherwise.
web-admin-burst = { $key }: at once
web-admin-since = since { $when }
web-admin-at-table = at table { $code }
web-admin-renew = New invitation
web-admin-renew-hint = The code alone will do: { $code }. With a new invitation this one lets nobody in any more.
web-admin-at-once = at once
web-admin-a-minute = then a minute
web-admin-minute = { $key }: a minute
web-admin-shipped = as shipped { $burst }, then { $minute } a minute
web-admin-as-shipped = As shipped
web-admin-rate-people = New guests, of an address
web-admin-rate-accounts = New accounts, of an address
web-admin-rate-password = Attempts to sign in, of an address
web-admin-rate-guesses = Attempts to sign in, at one account
web-admin-rate-tables = New tables
web-admin-rate-listed = New public tables
web-admin-rate-nights = New club nights
web-admin-rate-announcements = Announcements at a club night
web-admin-rate-bots = Tables at which only bots play
web-admin-rate-materials = Uploads of material
web-admin-rate-orders = Moves and other orders at a table
web-admin-rate-consequences = What a move leads to
web-admin-rate-replay = Steps of a replay, of an address
web-admin-rate-reviews = Reviews of games
web-admin-rate-judging = Hints, and moves tried in a review
web-admin-rate-puzzles = Moves tried at puzzles
web-admin-rate-talk = What is said at a table
web-admin-rate-reports = Reports of players
web-admin-rate-measures = Measures of an admin
web-admin-rate-data = Own data as a file
web-admin-rate-large = Requests above 50 kB, of an address
web-admin-rate-malformed = Requests that cannot be read, of an address
web-admin-rate-reading = Everything else that is read, of an address
web-admin-saved = Saved.
web-house-contact = Contact: { $contact }
web-house-legal = Legal notice
web-house-more = More about it
web-gate-invited = This server is for invited people.
web-gate-closed = Nobody new is let in here.
web-gate-how = Open the link you were sent, or enter the code of your invitation.
web-gate-code = Invitation code
web-gate-enter = Come in
web-gate-wrong = That invitation is not valid here, or no longer.
web-gate-account = You have an account here?
web-report = Report { $name }
web-report-name = Offensive name
web-report-conduct = Bad conduct
web-report-play = Unfair play
web-report-told = { $name } is reported to those who run this server.
web-person-ratings = Ratings
web-person-band = the band is where the true number lies, 19 times in 20
web-person-plot = { $game }: { $rating }, ± { $error }
web-person-better = { $games ->
    [one] 1 game
   *[other] { $games } games
}, better than { $better } %
web-person-unsure = { $games ->
    [one] 1 game
   *[other] { $games } games
}, still unsure
web-person-no-ratings = No rated games yet.
web-person-no-ratings-own = No rated games yet. Choose “Rated game” when you invite others.
web-person-statistics = { $game } in numbers
web-person-later = { $games ->
    [one] After 1 more game there is something to see here.
   *[other] After { $games } more games there is something to see here.
}
web-person-line = { $games ->
    [one] The mean of 1 game unless it says otherwise.
   *[other] The mean of { $games } games unless it says otherwise.
}
web-person-line-others = The line is the mean of all others.
web-person-of-times = of { $count }
web-person-differs = { $more ->
    [yes] More than others: { $fact }, { $mean } against { $others }.
   *[no] Less than others: { $fact }, { $mean } against { $others }.
}
web-person-recent = Recent games
web-person-no-games = No finished games yet.
web-person-won = Won by resignation
web-person-resigned = Resigned
web-person-seats = { $game }, { $seats } players
web-person-ladder = The ladder of Limes
web-person-best = best { $points }
web-shows-title = Who sees this page
web-shows-note = Talk and hands are never shown here, nor games that others may still be playing.
web-shows-ratings = Ratings
web-shows-games = Games
web-shows-statistics = Numbers
web-shows-address = Address
web-handle-hint = 2 to 24 small letters a–z and digits, with hyphens between them
web-shows-change = Change
web-shows-data = All my data as a file
web-who-nobody = nobody
web-who-known = people I know
web-who-all = everyone
web-twin-day = Day
web-twin-rating = Rating
web-leaders = Leaderboards
web-leaders-all = All who agreed to be listed
web-leaders-least = At least { $least } rated games, one of them in the last { $days } days.
web-leaders-own = Your rating: { $rating } ± { $error }
web-leaders-until = { $games } of { $least } rated games: after { $least } you are listed here.
web-leaders-none = Nobody yet.
web-leaders-none-known = You and people you know are listed here after { $least } rated games.
web-leaders-bots = The bots
web-leaders-anchors = Measured in games between bots; these numbers do not change.
web-leaders-agree = You are not on the public list. Who sees your ratings is up to you:
web-leaders-place = Place
web-leaders-games = Games
web-leaders-played = { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-fact-won = games won
web-fact-farmer = points of farmers
web-fact-fisherman = points of fishermen
web-fact-woodcutter = points of woodcutters
web-fact-watchman = points of watchmen
web-fact-accused = accusations that were right
web-fact-within = within the limit when accused
web-fact-end-abbey = won when the Abbey is full
web-fact-end-cathedral = won when the Cathedral is full
web-fact-end-influence = won when an influence track ends
web-fact-end-bag = won when the bag runs out
web-fact-beat-novice = won against bots: novice
web-fact-beat-casual = won against bots: casual
web-fact-beat-club = won against bots: club
web-fact-beat-expert = won against bots: expert
web-fact-beat-master = won against bots: master

web-lately = Finished lately
web-open-tables = Open tables
web-table-seats = { $game }, { $taken } of { $seats } seats taken
web-table-players = { $seats ->
    [one] { $game }, solo
   *[other] { $game }, { $seats } players
}
web-new-here = New here?
web-step-learn = Learn Limes by playing
web-step-learn-why = A few minutes, card by card.
web-step-daily = Play today’s game
web-step-daily-why = Limes solo: the same 16 cards for everyone. Most newcomers score 25 to 35.
web-step-invite = Play with a friend
web-step-invite-why = Send a link. Nobody needs an account.
web-begin = Begin
web-as-of = As of { $time }.
web-time-up = time is up
web-hours = { $hours } h { $minutes }
web-minutes = { $minutes } min
web-not-begun = { $open ->
    [0] Not begun: everyone is here
    [one] Not begun: 1 of { $seats } seats is open
   *[other] Not begun: { $open } of { $seats } seats are open
}
web-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result-place = { $points ->
    [one] Place { $place } of { $seats }, 1 point
   *[other] Place { $place } of { $seats }, { $points } points
}
web-result-won = { $count ->
    [one] { $points ->
        [one] Won, { $points } point
       *[other] Won, { $points } points
    }
   *[other] { $points ->
        [one] Shared win, { $points } point
       *[other] Shared win, { $points } points
    }
}
web-result-ended = Ended early
web-result-settled = { $how ->
    [won] Won, settled by the organiser
    [even] Equal, settled by the organiser
   *[lost] Lost, settled by the organiser
}
web-result-given-up = { $you ->
    [yes] You resigned
   *[no] { $won ->
        [yes] Won: { $count ->
            [one] { $names } resigned
           *[other] { $names } resigned
        }
       *[no] { $count ->
            [one] { $names } resigned
           *[other] { $names } resigned
        }
    }
}

web-new-bots = { $game } against bots
web-new-hot = { $game } on one device
web-new-invite = { $game } with friends
web-how-many = Players
web-up-to = up to { $most }
web-names-listed = Names, one per line
web-level = Bot level
web-level-novice = Novice
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-level-master = Master
web-level-random = Random
web-level-mixed = Mixed
web-level-of = Bot { $number }
web-level-in-turn = The bots take the levels in turn, from the easiest to the strongest.
web-variants = Variants
web-variant-diagonal = Diagonal: cards may touch by a corner
web-variant-ferryman = Ferryman: a fisherman carries others across the lake
web-variant-open-pile = Open pile: all played cards stay visible
web-variant-no-tiles = Without tiles
web-variant-no-ostensions = Without Ostensions
web-variant-events = With events
web-readings = Readings of the rulebook
web-readings-hint = Where the printed rules can be read in several ways, the table chooses.
web-readings-changed = { $count ->
    [0] all as usual
   *[other] { $count } changed
}
web-rulebook-says = The rulebook: “{ $quotation }”
web-usual = As usual: { $choice }
web-option-is = { $setting }: { $choice }
web-implied = already part of “{ $option }”
web-excluded = not together with “{ $option }”
web-options = Options
web-changes-events = Event tiles come into the rows and can be bought. For players who know the game.
web-changes-no-ostensions = The power of the Ostensions is closed.
web-changes-no-tiles = No Characters, no Locations, no Ostensions: easier to learn.
web-setting-compensation-mode = Missing meeples
web-variant-compensation-mode-per-meeple = one decision for each missing meeple
web-variant-compensation-mode-per-event = one decision for all that are missing in one gain
web-setting-domino-cost-mode = Price of a domino
web-variant-domino-cost-mode-total-pips = its total
web-variant-domino-cost-mode-high-half = its high half
web-setting-tax-payer = Tax at the gates
web-variant-tax-payer-bank = after a construction inside a wall, the bank pays the owners of all active gates around it
web-variant-tax-payer-own = only the builder collects from the bank, for active gates of their own
web-variant-tax-payer-builder = the builder pays the other owners of active gates around the place
web-setting-entry-mode = Entering the walls
web-variant-entry-mode-own-active-gate = only through an active gate of your own
web-variant-entry-mode-any = through an active gate, whoever owns it
web-setting-abbey-match = Neighbours in the Abbey
web-variant-abbey-match-none = each neighbouring domino brings one more abbot
web-variant-abbey-match-bonus = only neighbours that share a half bring one more abbot
web-variant-abbey-match-strict = a domino beside others must share a half with one of them
web-setting-cathedral-upper-match = Upper floors of the Cathedral
web-variant-cathedral-upper-match-none = any domino fits and brings two bishops
web-variant-cathedral-upper-match-bonus = the second bishop comes only for a half shared with a support
web-variant-cathedral-upper-match-strict = a domino must share a half with a support
web-setting-corruption-swap-limit = Meeples swapped by Corruption
web-variant-corruption-swap-limit-le-low = at most as many as the low half of its domino
web-variant-corruption-swap-limit-lt-low = fewer than the low half of its domino
web-setting-prison-exempt-from-recall = Prisoners in a recall
web-variant-prison-exempt-from-recall-true = they stay in prison
web-variant-prison-exempt-from-recall-false = they come back to the reserve too
web-setting-theft-majority = Majority for robbing a treasury
web-variant-theft-majority-pips = strictly the most pips in the building
web-variant-theft-majority-dominoes = strictly the most dominoes in the building
web-visibility = Who can join
web-visibility-link = Anyone with the link
web-visibility-public = Anyone
web-visibility-private = Invited players only
web-pace = Time per move
web-pace-is = { $kind ->
    [none] no limit
    [seconds] { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
    [minutes] { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
   *[days] { $count ->
        [one] 1 day
       *[other] { $count } days
    }
}
web-pace-told = { $policy ->
    [bot] Time per move: { web-pace-is }, then a bot plays ({ level-word })
    [resign] Time per move: { web-pace-is }, then it counts as resigning
    [skip] Time per move: { web-pace-is }, then the move is skipped
   *[wait] Time per move: { web-pace-is }, then a reminder
}
web-pace-over = When time is up
web-pace-over-wait = a reminder
web-pace-over-resign = it counts as resigning
web-pace-over-bot = a bot plays ({ level-word })
web-start = Start
web-open-table = Create table

web-lobby = At the table
web-lobby-hint = { $open ->
    [0] Everyone is here.
    [one] 1 seat is open.
   *[other] { $open } seats are open.
}
web-lobby-held = Waiting for { $names }
web-invited = { $known ->
    [yes] { $name } invites you to { $game }
   *[no] You are invited to { $game }
}
web-invited-hint = Choose a name and join. No account needed.
web-lobby-full = All seats are taken. You can watch.
web-lobby-wait = The game starts as soon as all seats are taken.
web-lobby-starts = { $who ->
    [open] Whoever takes the open seat starts this game.
    [you] You start this game.
   *[other] { $name } starts this game.
}
web-lobby-starter = { $you ->
    [name] You start this game: { $before } started the last one.
    [before] { $name } starts this game: you started the last one.
   *[no] { $name } starts this game: { $before } started the last one.
}
web-mixing = Mixing the deal…
web-seat-kept = A seat is kept for you
web-not-here = not here yet
web-sit = Sit here
web-leave = Leave seat
web-remove = Remove
web-add-bot = Add a bot
web-fill-bots = Bots on all open seats
web-sit-too = Take one more seat
web-invite = Invite
web-invite-link = Link to this table
web-invite-qr = The link as a QR code
web-invite-send = Send the invitation
web-invite-hint = Anyone who opens it can join or watch. No account needed.
web-invite-rated = Anyone who opens it can watch, and join with an account.
web-invite-held = Send it to { $names }: the seat is kept. Anyone else can watch.
web-invite-watch = Anyone who opens it can watch. No account needed.
web-watch-link = Invite spectators
web-copy = Copy
web-copied = Copied

web-with = with { $names }
web-round-of-limes = Round { $round } of { $rounds }
web-round-of-limits = Round { $round } of { $rounds }
web-round = Round { $round }
web-time-left = Time left: { $time }
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-title-yours = Your move · { $game }
web-your-turn = It is your turn.
web-turn-of = { $name }’s turn
web-prompt-named = { $name }: { $text }
web-choosing = choosing
web-plate-away = bot is playing ({ level-word })
web-plate-reminded = reminded
web-overdue = { $policy ->
    [bot] Time is up for everyone, so the game waits. Once someone has moved, a bot plays for the others.
    [resign] Time is up for everyone, so the game waits. Once someone has moved, the others have resigned.
   *[wait] { $you ->
        [yes] Your time is up. The game waits for you.
       *[no] Time is up. The game waits for { $names }.
    }
}
web-plate-resigned = resigned
web-sealed = ready
web-sealed-you = { $you ->
    [yes] You are ready.
   *[no] { $name } is ready.
} { $others ->
    [one] Waiting for { $other }.
   *[other] Waiting for the others.
}
web-change-mind = Change my choice
web-log = Log
web-log-empty = Nothing yet.
web-log-lost = The log comes with the connection.
web-taken-back = Taken back:
web-known-draw = Everyone has seen it: round { $round } brings card { $card } again
web-meanwhile = Since your last turn
web-colon = :
web-twin = Board as text
web-legal = Possible moves
web-provisional = Score so far
web-final-score = Final score
web-turn-left = Rotate left
web-turn-right = Rotate right
web-undo = Take back
web-undo-sure = Yes, take it back for everyone
web-ask-back = Ask for a takeback
web-hand = Let a bot play for me
web-hand-level = Level of the bot
web-hand-go = Let it play
web-hand-back = You can take over again at any time.
web-return = Play myself
web-bot-for = The bot (for { $name })
web-bot-for-you = The bot (for you)
web-stand-in = { $you ->
    [yes] The { $level } bot is playing for you
   *[no] The { $level } bot is playing for { $name }
}
web-stand-in-resigned = { $you ->
    [yes] You resigned. The { $level } bot plays on in your place.
   *[no] { $name } resigned. The { $level } bot plays on.
}
web-since-limes = since round { $round }
web-since-limits = since round { $round }
web-since-limoges = since round { $round }
web-since-late = { $since }: time was up
web-resign = Resign
web-resign-sure = Yes, resign
web-resign-means = { $on ->
    [yes] A bot then plays on in your place to the end. You cannot come back.
   *[no] The game is over then.
}
web-resigned-on = { $you ->
    [yes] You resigned. A bot plays on in your place.
   *[no] { $name } resigned. A bot plays on.
}
web-ask-undo = { $you ->
    [yes] You would like to take back a move.
   *[no] { $name } would like to take back a move.
}
web-ask-abandon = { $you ->
    [yes] You would like to abandon the game.
   *[no] { $name } would like to abandon the game.
}
web-agree = Agree
web-decline = Decline
web-ask-waiting = Waiting for the others to answer.
web-ask-goes = This would be taken back:
web-replay-waits = Fetching the game …
web-replay-more = and { $count } more
web-ask-more = and { $count } more
web-ask-withdraw = Withdraw
web-ask-lapsed = The game went on before everyone had answered: nothing is taken back.
web-curtain = { $name } is next
web-curtain-hint = Pass the device on. Nobody else should look.
web-curtain-open = I am { $name }
web-limits-passed = Played meanwhile, for all to see
web-won = { $you ->
    [yes] { $count ->
        [one] You win
       *[other] You share the win
    }
   *[no] { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
}
web-given-up = The game ended early.
web-resigned = { $you ->
    [yes] You resigned
   *[no] { $count ->
        [one] { $names } resigned
       *[other] { $names } resigned
    }
}
web-stood-in = { $you ->
    [yes] { $count ->
        [one] A bot made some of your moves.
       *[other] A bot made some of your moves and some of { $others }’s.
    }
   *[no] A bot made some of the moves of { $names }.
}
web-own-result = { $points ->
    [one] You: { $points } point, place { $place } of { $seats }
   *[other] You: { $points } points, place { $place } of { $seats }
}
web-fair = { $deals ->
    [one] Fair deal: this page has checked the draw. A random number of this device is in it, so nobody chose it.
   *[other] Fair deal: this page has checked all { $deals } draws. A random number of this device is in them, so nobody chose them.
}
web-fair-withheld = { $count ->
    [one] Once someone held a number back, and the deal was mixed again.
   *[other] { $count } times someone held a number back, and the deal was mixed again.
}
web-fair-others = All draws follow from the numbers of the server and of { $names } ({ $deals } checked). This device added none, so it cannot say that nobody chose them.
web-fair-unsalted = All draws follow from the server’s number ({ $deals } checked). No device added one, so nobody can say that the server did not choose them.
web-fair-given = The draws were given, not made for this table, so there is nothing to check.
web-fair-old = No draw was changed after the start ({ $deals } checked). This table is of an older version, which cannot prove more.
web-fair-checking = Checking the draws…
web-fair-noted = What this device noted, to check it elsewhere
web-unfair-record = Not checked: the record cannot be read.
web-unfair-material = Not proved: this is not the material that the game was played with.
web-unfair-seed = Not proved: the server’s number does not fit its fingerprint.
web-unfair-noted = Not fair: before the game the server had shown the fingerprint of another number.
web-unfair-missing = Not proved: the random number of this device is not in the deal. It came too late, or was left out.
web-unfair-late = Not proved: other numbers are in the deal than those that were locked in before this device showed its own.
web-unfair-salts = Not proved: a number is in the deal that should not be there.
web-unfair-rounds = Not proved: the numbers were exchanged more often than the record says, or than is allowed.
web-unfair-deal = Not proved: draw { $deal } does not follow from the numbers.
web-unfair-seen = Not proved: the record is not the game that this page has seen.
web-unfair-short = Not proved: the record is incomplete. Lines are missing at its end.
web-replay = Watch the replay
web-again = Play again
web-rematch = Rematch
web-rematch-wanted = { $count ->
    [one] { $names } wants to play again
   *[other] { $names } want to play again
}
web-rematch-on = There is a rematch
web-rematch-open = Go there
web-new-game = New game
web-download = Download game record

web-say-hello = Hello
web-say-good-luck = Good luck, have fun
web-say-you-too = Thanks, you too
web-say-first-game = This is my first game
web-say-your-turn = Your turn
web-say-take-your-time = No hurry
web-say-thinking = Let me think
web-say-one-moment = One moment, please
web-say-back = I’m back
web-say-sorry = Sorry to keep you waiting
web-say-oops = Oops, that was a mistake
web-say-thanks = Thanks
web-say-no-problem = No problem
web-say-nice-move = Nice move
web-say-ouch = Ouch
web-say-bad-luck = Bad luck
web-say-close = This will be close
web-say-well-played = Well played
web-say-good-game = That was fun
web-say-again = Another game?
web-say-gladly = Gladly
web-say-not-now = Another time
web-say-must-go = I have to go
web-say-bye = See you soon
web-say-limes-lake = What a lake!
web-say-limes-forest = What a forest!
web-say-limes-field = What a field!
web-say-limes-view = What a view from up there!
web-say-limes-right-card = Just the card I needed
web-say-limes-nowhere = Where am I to put that?
web-say-limes-no-workers = I could use one more worker
web-say-limes-last-card = It all hangs on the last card
web-say-limits-knew = I knew it
web-say-limits-lost-count = I’d lost count
web-say-limits-memory = What a memory!
web-say-limits-within = Just within the limit
web-say-limits-one-over = One too many
web-say-limits-fooled = You fooled me
web-say-limits-brave = That was brave
web-say-limits-eye = I’ve got my eye on you
web-say-limoges-toll = That toll again!
web-say-limoges-thief = Stop, thief!
web-say-limoges-prison = Off to prison!
web-say-limoges-bribe = Everyone has a price
web-say-limoges-bridge = Shall we finish the bridge?
web-say-limoges-abbey = Leave me a space in the Abbey
web-say-limoges-crown = France or England?
web-say-limoges-rich = You’re getting rich

web-talk = { $count ->
    [0] Talk
    [one] Talk, one new line
   *[other] Talk, { $count } new lines
}
web-talk-title = At the table
web-talk-empty = Nobody has said anything yet.
web-talk-phrases = Phrases
web-talk-more = More
web-talk-fewer = Fewer
web-talk-note = Everyone reads this in their own language.
web-talk-watching = You are watching. Only those who play can talk.
web-talk-in = { $language ->
    [de] said in German
    [fr] said in French
    [nl] said in Dutch
    [it] said in Italian
   *[en] said in English
}
web-talk-show = show
web-talk-hide = hide
web-talk-line = { $name }: { $text }
web-talk-round-limes = Round { $round }
web-talk-round-limits = Round { $round }
web-talk-round-limoges = Round { $round }
web-talk-mute = Mute { $name }
web-talk-unmute = Hear { $name } again
web-talk-muted = muted
web-block = Block { $name }
web-unblock = Unblock { $name }
web-blocked = { $name } cannot sit down with you, invite or nudge you, and sees nothing new of you.
web-react = React to the last move
web-react-admire = Admire
web-react-smile = Smile
web-react-salute = Salute
web-react-wince = Ouch
web-reacted-admire = { $you ->
    [seat] { $seat } admire it
   *[no] { $seat } admires it
}
web-reacted-smile = { $you ->
    [seat] { $seat } smile
   *[no] { $seat } smiles
}
web-reacted-salute = { $you ->
    [seat] { $seat } salute
   *[no] { $seat } salutes
}
web-reacted-wince = { $you ->
    [seat] { $seat } wince
   *[no] { $seat } winces
}
web-nudge = Nudge { $name }
web-nudge-once = { $each ->
    [turn] once a turn
   *[day] once in 12 hours
}
web-nudge-short = Nudge
web-nudge-done = Nudged
web-nudged-line = { $you ->
    [other] { $seat } nudged you
   *[no] { $seat } nudged { $other }
}
web-nudged = { $name } is waiting for your move
web-nudged-named = { $name } is waiting for { $other }’s move
web-nudged-seen = All right
web-notices = { $count } messages: show the next one
web-speed = Moves of others
web-speed-instant = Instant
web-speed-quick = Quick
web-speed-calm = Calm
web-speed-steps = Step by step
web-ahead = { $count ->
    [one] 1 move still to be shown
   *[other] { $count } moves still to be shown
}
web-ahead-next = Next ({ $count })
web-ahead-all = Show all
web-ahead-back = One step back
web-ahead-now = To now
web-ahead-behind = { $count ->
    [one] 1 step ago
   *[other] { $count } steps ago
}
web-ahead-again = Watch again
web-since = Since you looked
web-since-log = Open the log
web-wall = All landscapes
web-wall-all = All { $count }
web-wall-find = Find a player
web-wall-nobody = Nobody by that name.
web-limes-leads = in the lead
web-limes-before = { $you ->
    [yes] just ahead of you
   *[no] just ahead
}
web-did-limes-laid = { $square }
web-did-limes-placed = { web-profession }
web-did-limes-moved = { web-profession } → { $to }
web-did-limits-laid = played a card
web-limits-did-lay = { $colour ->
    [r] played red
    [y] played yellow
    [g] played green
    [b] played blue
   *[v] played violet
}
web-did-limits-hid-unseen = hid cards
web-did-limits-exchanged = exchanged 4 cards
web-limits-did-exchange = { $colour ->
    [r] exchanged four red cards
    [y] exchanged four yellow cards
    [g] exchanged four green cards
    [b] exchanged four blue cards
   *[v] exchanged four violet cards
}
web-did-limits-accused = { $you ->
    [accused] accused you
   *[no] accused { $accused }
}
web-keys = Keys
web-key-space = Space
web-key-tab = Tab reaches everything on the page.
web-key-number = Choose by number
web-key-number-limes = Choose: square, quarter of the card (1–4), worker to move (from 5)
web-key-number-limits = Choose a card of your hand or an answer
web-key-number-limoges = Choose a domino, a colour or an action
web-key-none = No worker; before that, the tenth square
web-key-do = Confirm what you chose
web-key-back = One step back
web-key-back-replay = Close the list of moves
web-key-end = End the turn
web-key-end-replay = Play on from here
web-key-end-review = Play on from here
web-key-left = Rotate the card left
web-key-right = Rotate the card right
web-key-accuse = Accuse; press again for the next player
web-key-swap = Exchange four cards
web-key-aid = Player aid
web-key-walk = Move on the board
web-key-take = Choose on the board
web-key-lens = Lens: what each worker scores
web-key-board = The landscapes of the others
web-key-next = Show the next move of the others
web-key-now = Show all moves at once
web-key-earlier = One step back in what the others did
web-key-pause = Stop the moves of the others, and go on
web-key-log = Log
web-key-talk = Talk
web-key-twin = Board as text
web-key-menu = Menu
web-key-before = One step back
web-key-after = One step on
web-key-find = Search this page
web-key-keys = This list

web-refused = That is not possible ({ $code }).
web-rule-at = Rule { $section }

web-profession = { $profession ->
    [farmer] Farmer
    [fisherman] Fisherman
    [woodcutter] Woodcutter
   *[watchman] Watchman
}
web-professions = { $profession ->
    [farmer] Farmers
    [fisherman] Fishermen
    [woodcutter] Woodcutters
   *[watchman] Watchmen
}
web-terrain-field = field
web-terrain-water = water
web-terrain-forest = forest
web-terrain-tower = tower
web-aim-limes = { $solo ->
    [yes] Place up to 7 workers where they score most. After 16 cards, { $least } points are OK and { $best } excellent.
   *[no] Place up to 7 workers where they score most. After 16 cards the highest total wins.
}
web-aim-limits = Accuse rightly or exchange four of a colour: +1 point. A limit card: −2. The highest total wins.
web-aim-limoges = { $brief ->
    [yes] Each domino in the Abbey and the Cathedral brings 1 point a round. Most points win.
   *[no] Get dominoes into the Abbey and the Cathedral: each brings 1 point a round. Influence and objectives count too. Most points win.
}
web-limes-total = Total
web-limes-land-of = { $you ->
    [yes] Your landscape
   *[no] { $name }’s landscape
}
web-limes-back-home = { $you ->
    [yes] Back to your landscape
   *[no] Back to { $name }’s landscape
}
web-limes-card = Card { $number }
web-limes-card-shows = Card { $number }: { $zones }
web-limes-held = On { $square }, { $turn ->
    [n] as drawn
    [e] rotated right
    [s] upside down
   *[w] rotated left
}
web-limes-turned = { $turn ->
    [n] Not rotated
    [e] Rotated right
    [s] Upside down
   *[w] Rotated left
}
web-limes-pick-square = Choose a highlighted square
web-limes-rotate-first = Rotate the card first
web-limes-turn-hint = { $touch ->
    [yes] Tap the card to rotate it
   *[no] Rotate: click the card, scroll, or press Q or E
}
web-limes-worker-none = { $may ->
    [place] Place a worker
    [move] Move a worker
    [none] Lay the card
    [place-none] Place a worker, or none
    [move-none] Move a worker, or none
    [place-move] Place or move a worker
   *[place-move-none] Place or move a worker, or neither
}
web-limes-worker-place = Placing a worker
web-limes-worker-move = Moving a worker
web-limes-worker-half = Choose where the worker goes
web-limes-lay = Lay card
web-limes-lay-none = Lay card only
web-limes-lay-place = Lay card and worker
web-limes-lay-move = Lay card and move
web-limes-lay-half = Lay card
web-limes-lay-on = Lay on { $square }
web-limes-place-on = { $profession ->
    [farmer] Place a farmer on { $zone }
    [fisherman] Place a fisherman on { $zone }
    [woodcutter] Place a woodcutter on { $zone }
    [watchman] Place a watchman on { $zone }
   *[any] Place a worker on { $zone }
}
web-limes-move-from = { $profession ->
    [farmer] Move the farmer on { $zone }
    [fisherman] Move the fisherman on { $zone }
    [woodcutter] Move the woodcutter on { $zone }
    [watchman] Move the watchman on { $zone }
   *[any] Move the worker on { $zone }
}
web-limes-move-to = { $profession ->
    [farmer] Move it to { $zone }, as a farmer
    [fisherman] Move it to { $zone }, as a fisherman
    [woodcutter] Move it to { $zone }, as a woodcutter
    [watchman] Move it to { $zone }, as a watchman
   *[any] Move it to { $zone }
}
web-limes-supply = { $count ->
    [0] No workers left
    [one] 1 worker left
   *[other] { $count } workers left
}
web-limes-now = Scoring so far
web-limes-no-workers = No worker scores yet.
web-limes-why-zone = { $points ->
    [one] field of 1 zone
   *[other] field of { $points } zones
}
web-limes-why-hut = { $points ->
    [0] lake without huts
    [one] lake, 1 hut
   *[other] lake, { $points } huts
}
web-limes-why-territory = { $points ->
    [0] no bordering territory
    [one] 1 bordering territory
   *[other] { $points } bordering territories
}
web-limes-why-sight = { $points ->
    [0] no forest in sight
    [one] 1 forest zone in sight
   *[other] { $points } forest zones in sight
}
web-limes-lens-zone = This field has { $points ->
    [one] 1 zone: 1 point
   *[other] { $points } zones: { $points } points
} for the farmer.
web-limes-lens-hut = { $points ->
    [0] No hut stands on the shore of this lake yet: 0 points.
    [one] 1 hut stands on the shore of this lake: 1 point.
   *[other] { $points } huts stand on the shore of this lake: { $points } points. Each counts once.
}
web-limes-lens-territory = { $points ->
    [0] Nothing borders this forest yet: 0 points.
    [one] 1 territory borders this forest: 1 point.
   *[other] { $points } territories border this forest: { $points } points.
}
web-limes-lens-sight = { $points ->
    [0] The watchman sees no forest zone: 0 points.
    [one] The watchman sees 1 forest zone: 1 point.
   *[other] The watchman sees { $points } forest zones: { $points } points. Other towers block the view.
}
web-limes-nobody = { $profession ->
    [farmer] No worker here. A farmer would score { $points }.
    [fisherman] No worker here. A fisherman would score { $points }.
    [woodcutter] No worker here. A woodcutter would score { $points }.
   *[watchman] No worker here. A watchman would score { $points }.
}
web-limes-idle = another worker scores here
web-limes-one-of = { $number } of { $count }: { $text }
web-limes-ahead = { $way ->
    [taken] { $worker } { $gain }: only one worker scores here, and one stands here already
    [move] { $worker } { $points }: { $why }. Your total: { $gain }
   *[place] { $worker } { $gain }: { $why }
}
web-limes-only-one = Only one worker scores in each territory, and here another one does: 0 points.
web-limes-full = { $side ->
    [columns] No more columns: the landscape is 4 × 4
   *[rows] No more rows: the landscape is 4 × 4
}
web-limes-for-zone = zones of their field
web-limes-for-hut = huts on the shore of their lake
web-limes-for-territory = territories around their forest
web-limes-for-sight = forest zones they see
web-limes-ladder-name = The solo ladder
web-limes-next-step = { $step ->
    [4] This is the highest step.
   *[other] { $missing ->
        [one] 1 point short of the next step.
       *[other] { $missing } points short of the next step.
    }
}
web-limes-unplaced = { $count ->
    [one] 1 worker was never placed.
   *[other] { $count } workers were never placed.
}
web-limes-range = { $step ->
    [0] under { $below }
    [4] { $from } or more
   *[other] { $from } to { $to }
}
web-limes-twin = { $you ->
    [yes] Your landscape, round { $round } of { $rounds }, cards laid: { $cards }
   *[no] { $name }’s landscape, round { $round } of { $rounds }, cards laid: { $cards }
}
web-limes-twin-square = Choose where the card goes.
web-limes-twin-score = { $you ->
    [yes] You: { $points }
   *[no] { $name }: { $points }
}
web-limes-watch = You are watching. Choose a player to see their landscape.
web-limes-gap = empty
web-limes-zone = { $quarter ->
    [nw] north-west
    [ne] north-east
    [sw] south-west
   *[se] south-east
} { $terrain }{ $hut ->
    [yes] , hut
   *[no] { "" }
}{ $workers ->
    [0] { "" }
    [one] , 1 worker
   *[other] , { $workers } workers
}
web-limes-scored = { $profession ->
    [farmer] Farmer on { $zone }, { $points }: { $why } ({ $places })
    [fisherman] Fisherman on { $zone }, { $points }: { $why } ({ $places })
    [woodcutter] Woodcutter on { $zone }, { $points }: { $why } ({ $places })
   *[watchman] Watchman on { $zone }, { $points }: { $why } ({ $places })
}

web-skip = Show the result
web-limits-unseen = a hidden card
web-limits-limit = { $colour ->
    [r] red { $limit }
    [y] yellow { $limit }
    [g] green { $limit }
    [b] blue { $limit }
   *[v] violet { $limit }
}
web-limits-limit-card = Limit card: { $limits }. X means no limit.
web-limits-limit-title = Limit card
web-limits-hidden-raise = { $count ->
    [one] The hidden card raises the limit of its colour by 1.
   *[other] Each hidden card raises the limit of its colour by 1.
}
web-limits-hidden-cards = Hidden cards
web-limits-lying = Below: lying in the pile
web-limits-lying-of = In the pile: { $colours }
web-limits-hint = Each hidden card raises the limit of its colour by 1. X means no limit.
web-limits-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-limits-hidden = { $count ->
    [one] hidden
   *[other] hidden
}
web-limits-starts = { $you ->
    [yes] you start
   *[no] starts
}
web-limits-has-hidden = ready
web-limits-taken = { $count ->
    [0] no limit card
    [one] 1 limit card, −{ $penalty }
   *[other] { $count } limit cards, −{ $penalty }
}
web-limits-accuse = Accuse
web-limits-pile-open = { $count ->
    [0] Pile empty
    [one] 1 card played
   *[other] { $count } cards played
}
web-limits-pile = { $count ->
    [0] Pile empty
    [one] { $you ->
        [yes] 1 card, by you
        [bot] 1 card, by the bot (for you)
       *[no] 1 card, by { $name }
    }
   *[other] { $you ->
        [yes] { $count } cards, your card on top
        [bot] { $count } cards, top card by the bot (for you)
       *[no] { $count } cards, top card by { $name }
    }
}
web-limits-draw = Draw pile: { $count }
web-limits-tell-limit = How many cards of each colour may lie in the pile. Each hidden card raises the limit of its colour by 1; X means no limit.
web-limits-tell-pile = The pile stays closed: only its top card is seen until someone accuses.
web-limits-tell-pile-name = Pile
web-limits-tell-draw = A card is drawn for you after each one you play, while there are any.
web-limits-your-hidden = { $count ->
    [one] { $colour ->
        [r] Your hidden red card allows one more red. Only you can see it.
        [y] Your hidden yellow card allows one more yellow. Only you can see it.
        [g] Your hidden green card allows one more green. Only you can see it.
        [b] Your hidden blue card allows one more blue. Only you can see it.
       *[v] Your hidden violet card allows one more violet. Only you can see it.
    }
   *[other] Each of your hidden cards allows one more of its colour. Only you can see them.
}
web-limits-turn-of = Waiting for { $name }
web-limits-your-turn = { $accuse ->
    [no] { $exchange ->
        [yes] Play a card or exchange four
       *[no] Play a card
    }
   *[yes] { $exchange ->
        [yes] Play a card, exchange four or accuse someone
       *[no] Play a card or accuse someone
    }
}
web-limits-must-accuse = The hand is empty: accuse someone
web-limits-hide = { $count ->
    [one] Choose a card to hide
   *[other] Choose { $count } cards to hide
}
web-limits-hide-these = { $count ->
    [one] Hide this card
   *[other] Hide these cards
}
web-limits-choose = Choose a card
web-limits-exchange = { $colour ->
    [r] Exchange 4 red for 1 point
    [y] Exchange 4 yellow for 1 point
    [g] Exchange 4 green for 1 point
    [b] Exchange 4 blue for 1 point
   *[v] Exchange 4 violet for 1 point
}
web-limits-accuse-who = Accuse { $name }?
web-limits-accuse-name = Accuse { $name }
web-limits-claim = { $you ->
    [yes] You claim that { $name }’s last card broke the limit of its colour.
   *[no] { $accuser } claims that { $name }’s last card broke the limit of its colour.
}
web-limits-if-so = { $you ->
    [yes] If you are right
   *[no] If { $accuser } is right
}
web-limits-if-so-text = { $you ->
    [yes] { $name } takes the limit card (−2); you get 1 point
   *[no] { $name } takes the limit card (−2); { $accuser } gets 1 point
}
web-limits-if-not = { $you ->
    [yes] If you are wrong
   *[no] If { $accuser } is wrong
}
web-limits-if-not-text = { $you ->
    [yes] you take the limit card (−2); { $name } gets 1 point
   *[no] { $accuser } takes the limit card (−2); { $name } gets 1 point
}
web-limits-keep-playing = Cancel
web-limits-counting = Counting the cards…
web-limits-over = Over the limit by { $over }
web-limits-within = Within the limit
web-limits-charge = { $you ->
    [accuser] You accused { $accused }.
    [accused] { $accuser } accused you.
   *[no] { $accuser } accused { $accused }.
}
web-limits-last-card = { $colour ->
    [r] The card in question was red.
    [y] The card in question was yellow.
    [g] The card in question was green.
    [b] The card in question was blue.
   *[v] The card in question was violet.
}
web-limits-count = { $lying ->
    [one] 1 card of this colour up to that point; { $allowed } allowed.
   *[other] { $lying } cards of this colour up to that point; { $allowed } allowed.
}
web-limits-no-limit = X: this colour had no limit.
web-limits-by-card = limit card: { $count }
web-limits-by-hidden = hidden cards: { $count }
web-limits-pile-order = The pile in order, first card on the left
web-limits-outcome = Outcome
web-limits-takes-card = { $last ->
    [yes] { $you ->
        [yes] take the limit card
       *[no] takes the limit card
    }
   *[no] { $you ->
        [yes] take the limit card and start the next round
       *[no] takes the limit card and starts the next round
    }
}
web-limits-takes-point = { $you ->
    [yes] get 1 point
   *[no] gets 1 point
}
web-limits-next = Next round
web-limits-under-way = Round { $round } is under way.
web-limits-to-end = Final scores
web-limits-last-verdict = The last accusation
web-limits-end-points = Points won
web-limits-end-limit-cards = Limit cards
web-limits-end-right = Right accusations
web-limits-end-wrong = Wrong accusations
web-limits-end-legend = Accusations: ✓ right, ✗ wrong
web-limits-end-other = By wrong accusations of others and exchanges
web-limits-end-why = The last limit card is taken: that ends the game.
web-limits-watching = You are watching.
web-limits-exchange-means = It is your whole turn: two of the four go on the pile as your last card, two go back on the draw pile.
web-limits-end-total = Total
web-limits-do-hide = { $count ->
    [one] Hide { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[v] violet
    }
   *[other] Hide { $colour ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[v] violet
    } and { $second ->
        [r] red
        [y] yellow
        [g] green
        [b] blue
       *[v] violet
    }
}
web-limits-do-play = { $colour ->
    [r] Play red
    [y] Play yellow
    [g] Play green
    [b] Play blue
   *[v] Play violet
}
web-limits-do-exchange = { $colour ->
    [r] Exchange 4 red
    [y] Exchange 4 yellow
    [g] Exchange 4 green
    [b] Exchange 4 blue
   *[v] Exchange 4 violet
}
web-limits-do-accuse = Accuse { $name }
web-limits-twin-top = { $colour ->
    [none] The pile is empty.
    [r] Cards in the pile: { $count }; on top red, by { $name }.
    [y] Cards in the pile: { $count }; on top yellow, by { $name }.
    [g] Cards in the pile: { $count }; on top green, by { $name }.
    [b] Cards in the pile: { $count }; on top blue, by { $name }.
   *[v] Cards in the pile: { $count }; on top violet, by { $name }.
}
web-limits-twin-player = { $name }: points { $points }, cards in hand { $hand }, hidden { $hidden }, limit cards { $taken }
web-limits-twin-hand = Hand: { $cards }
web-limits-twin-hidden = Own hidden cards: { $cards }

web-building-abbey = Abbey of Saint-Martial
web-building-cathedral = Cathedral
web-plaque-keys-chateau = Château Keys
web-plaque-keys-cite = Cité Keys
web-plaque-bridge-martial = St-Martial
web-plaque-bridge-etienne = St-Étienne
web-plaque-justice = Justice
web-plaque-theft-abbey = Rob Abbey
web-plaque-theft-cathedral = Rob Cathedral
web-plaque-corruption = Corruption
web-plaque-ostensions = Ostensions
web-plaque-gi-imbert = Imbert
web-plaque-gi-orgolet = Orgolet
web-plaque-gi-pristin = Pristin
web-plaque-gi-fustinie = Fustinie
web-plaque-go-montmailler = Montmailler
web-plaque-go-arenes = Arènes
web-plaque-go-saint-esprit = Saint-Esprit
web-plaque-go-pissevache = Pissevache
web-plaque-go-manigne = Manigne
web-plaque-go-vieille-monnaie = Vieille-Monnaie
web-plaque-go-boucherie = Boucherie
web-plaque-go-mireboeuf = Mirebœuf
web-plaque-gc-panet = Panet
web-plaque-gc-chene = Chêne
web-plaque-gc-saint-maurice = Saint-Maurice
web-plaque-gc-escudiere = Escudière
web-plaque-gc-traboreu = Traboreu
web-plaque-motte = Motte
web-plaque-consulat-chateau = Château Consulate
web-plaque-consulat-cite = Cité Consulate
web-plaque-port-naveix = Port of Naveix
web-nobody = nobody
web-track-fr = French
web-track-en = English
web-tab-powers = Powers
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = River
web-tab-tiles = Tiles

web-verb-remove = Removed
web-verb-place = Place
web-verb-buy = Buy a tile
web-verb-end = End turn
web-verb-activate = Activate
web-verb-guards = Place or move guards
web-verb-guard = Place or move a guard
web-verb-commerce = Trade
web-verb-mint = Mint coins
web-verb-corrupt = Corruption
web-verb-ostend = Ostensions
web-verb-rob = Rob a treasury
web-verb-jail = Imprison
web-verb-free = Free a prisoner
web-verb-use = Use a tile
web-verb-jealousy = Bishop’s jealousy
web-verb-destroy = Destroy
web-verb-play = Play an event
web-verb-drop = Discard an event
web-verb-vote = Vote
web-verb-keep = Keep
web-verb-gain = Take influence
web-verb-steal = Take one from
web-verb-swap = Swap
web-verb-done = Done
web-verb-return = Return a tile
web-verb-lose = Lose
web-word-draw = and draw one
web-word-hand = from a hand
web-word-on = on the board
web-word-tile = a Character
web-word-none = none
web-due-KeepObjectives = Keep one objective. Every objective in play scores for everyone.
web-due-Missing = { $colour ->
    [yellow] No Viscount’s men left in the reserve. Take influence, for them on the French track only, or take one from a player?
   *[other] No { limoges-meeples-of } left in the reserve. Take influence, or take one from a player?
}
web-due-Comfort = Someone took a { limoges-meeple }. Advance on which track?
web-due-Favour = Advance on which track?
web-due-Swapping = Swap meeples with the reserve: { $left } left
web-due-KeepOstension = Keep one of the Ostensions
web-due-GiveUp = One tile too many. Which one goes back?
web-due-LoseMeeples = Lose which meeple?
web-due-LoseHalf = Lose half of which colour?
web-due-Voting = Recruitment

web-limoges-map = The Château, the Cité and the Vienne
web-limoges-parts = Parts of the map
web-limoges-tab-alive = has highlighted spaces
web-limoges-treasury = treasury
web-limoges-treasuries = Treasury of the Abbey { $abbey }, of the Cathedral { $cathedral }
web-limoges-arches = { $done ->
    [0] not begun
    [4] finished
   *[other] { $done } of 4 arches
}
web-limoges-prison = { $count ->
    [0] Prison, empty
    [one] Prison, 1 meeple
   *[other] Prison, { $count } meeples
}
web-limoges-idle = no meeple
web-limoges-to-move = to move
web-limoges-coins-word = Coins
web-limoges-cost = costs { limoges-n-coins }
web-limoges-sale = costs { limoges-n-coins }, { $colour ->
    [any] a meeple of any colour
   *[other] { limoges-a-meeple }
} and a domino with a total of at least { $coins }
web-limoges-at-once = { $usable ->
    [yes] can be used this turn
   *[no] cannot be used yet
}
web-limoges-free = free
web-limoges-used = used this turn
web-limoges-vp = { $points ->
    [one] pt
   *[other] pts
}
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = none
# Where long words of the titles of tiles may break.
web-hyphens = Confis-cation
web-limoges-secret = { $you ->
    [yes] Your secret objectives
   *[no] Secret objectives
}
web-limoges-others-secret = All others stay secret until the end. Every objective counts for everyone.
web-limoges-dominoes = { $you ->
    [yes] Your dominoes, up to 2 per turn
   *[no] { $name }’s dominoes
}
web-limoges-people = { $you ->
    [yes] Your meeples
   *[no] Meeples in hand
}
web-limoges-domino = Domino { $domino }, total { $total }
web-limoges-turn = Your turn
web-limoges-your-turn = { $placed ->
    [0] Choose a domino or an action. { $left ->
        [one] One domino can be placed.
       *[other] Up to 2 dominoes can be placed.
    }
   *[other] 1 domino placed; one more can be placed.
}
web-limoges-no-domino = { $why ->
    [placed] 2 dominoes placed.
    [empty] Your hand is empty; the round lasts until all are.
   *[none] None of these dominoes can be placed now.
} { $deeds ->
    [0] Nothing else is possible.
   *[other] Actions are still possible.
}
web-limoges-coins-from = Coins come from the tax at your gates, trade, the mint, Corruption, robbing a treasury, and tiles.
web-limoges-pick-place = Choose a highlighted space.
web-limoges-pick-place-or-tile = Choose a highlighted space, or a tile to buy with it.
web-limoges-lifted = Placing it costs { $least ->
    [same] { limoges-n-coins }
   *[other] { $least } to { $coins } coins: more where tax is due or the guard stands on the low half
}.
web-limoges-nowhere = fits nowhere now.
web-limoges-too-dear = It costs { $price } coins, you have { $coins }.
web-limoges-ask-space = Tap a space to see why.
web-limoges-pick-tile = Choose a tile to buy with it.
web-limoges-only-tile = This domino can only pay for a tile:
web-limoges-paid-in-all = { limoges-n-coins } in all
web-limoges-covers = guard on { $covered }, tax { $shown }
web-limoges-brings = What it costs and brings
web-limoges-deed-for = { $deed } and pay { limoges-n-coins } { $payees }
web-limoges-payee = { $coins ->
    [0] { $to ->
        [bank] to the bank
        [abbey] to the treasury
        [cathedral] to the treasury
       *[other] to { $to }
    }
   *[other] { $to ->
        [bank] bank
        [abbey] treasury
        [cathedral] treasury
       *[other] { $to }
    } { $coins }
}
web-limoges-deed-earns = { $deed } for +{ $coins }
web-limoges-do = Confirm
web-limoges-end = End turn
web-limoges-end-shed = End turn, remove a domino
web-limoges-end-with = End turn, remove { $domino }
web-limoges-shed = The hand did not get smaller this turn: choose a domino to remove.
web-limoges-pick-domino = Choose a highlighted domino of your hand.
web-limoges-which-meeple = Which meeple?
web-limoges-which-colour = Which meeple? Its colour controls the power.
web-limoges-which-half = On which half does the guard stand? The other half is the tax.
web-limoges-which-player = Which player?
web-limoges-which-jail = Imprison whom: a meeple on the board, one in a player’s hand, or a Character or Saint?
web-limoges-which-pay = Pay with what?
web-limoges-pick-recycled = Choose one or two dominoes of your hand, in any order.
web-limoges-pay-domino = Choose the domino that pays for { $tile }.
web-limoges-recruit = Recruitment
web-limoges-recruit-hint = Choose a domino for each colour, or none: its low half is the vote. Afterwards it goes back into the bag. Votes stay secret until everyone is ready.
web-limoges-vote = { $meeple }: domino { $domino }
web-limoges-no-vote = { $meeple }: no vote
web-limoges-reserve = in reserve: { $count }
web-limoges-by-building = only from building
web-limoges-seal = Confirm votes
web-limoges-seal-none = Cast no vote
web-limoges-recruited = What the votes brought
web-limoges-close-picture = Close the picture to go on
web-limoges-called-back = More votes than meeples, so all come back first:
web-limoges-now-idle = No longer active: { $idle }
web-limoges-to-share = { $count ->
    [one] 1 to share
   *[other] { $count } to share
}
web-limoges-first-share = by rank
web-limoges-one-each = then one at a time
web-limoges-shares-explained = By rank, each first takes one meeple for every vote ranked below. Then one each in turn while there are any, never more than the low half (≤).
web-limoges-at-most = at most { $count }
web-limoges-most-of = at most { $count } of { $reserve }
web-limoges-vote-nothing = low half 0: brings nobody
web-limoges-nobody-voted = Nobody voted.
web-limoges-n-votes = { $reserve ->
    [one] 1 vote
   *[other] { $reserve } votes
}
web-limoges-recall = { $certain ->
    [yes] All { $count } come back first ({ $own } yours)
    [others] If the others’ low halves total over { $reserve }: all { $count } come back ({ $own } yours)
   *[no] If all low halves total over { $reserve }: all { $count } come back first ({ $own } yours)
}{ $idle ->
    [none] { "" }
   *[other] ; inactive: { $idle }
}
web-limoges-recalls = { $certain ->
    [yes] All of a colour come back first:
    [others] If the others’ low halves total this, all of a colour come back:
   *[no] If all low halves total this, all of a colour come back first:
}
web-limoges-recall-one = { $certain ->
    [yes] all { $count } ({ $own } yours)
   *[no] over { $reserve }: all { $count } ({ $own } yours)
}{ $idle ->
    [none] { "" }
   *[other] ; inactive: { $idle }
}
web-limoges-tied-votes = Rank: the higher low half, then the higher total, then more influence, then the turn order of the round.
web-limoges-see-recruited = Show the recruitment
web-limoges-empty-place = { $place }: empty
web-limoges-taken-place = { $place }: { $owner }’s { $domino }, { $meeple }
web-limoges-points-explained = Final scoring
web-limoges-row-points = Points during the game
web-limoges-row-reward = dominoes in the Abbey and the Cathedral, round by round
web-limoges-row-reward-tile = reward tiles
web-limoges-row-tile = tiles during the game
web-limoges-row-influence = Influence
web-limoges-ranked = { $rank ->
    [0] { $measure }
    [1] { $measure }, 1st
    [2] { $measure }, 2nd
    [3] { $measure }, 3rd
   *[other] { $measure }, { $rank }th
}
web-limoges-total = Total
web-limoges-twin = The towns, round { $round }
web-limoges-twin-course = { $round ->
    [0] Everyone keeps an objective
   *[other] { $lap ->
        [0] Round { $round }: everyone votes
       *[other] Round { $round }, lap { $lap }
    }
}. Order of turns: { $names }
web-limoges-twin-player = { $name }: coins { $coins }, points { $total }, of which { $points } in the game, French influence { $french }, English influence { $english }; dominoes in hand { $hand }, in the bag { $bag }, removed { $removed }; objectives { $objectives }
web-limoges-twin-meeples = { $where }: { $meeples }
web-limoges-twin-empty = Empty: { $places }
web-limoges-twin-fits = { $domino } can be placed on { $places }. { $price }
web-limoges-twin-tiles = { $name } holds { $tile }: { $state }
web-limoges-twin-tile = Tile { $tile }, costs { $cost } and { $meeple }: { $effects }
web-limoges-twin-goal = Objective { $goal }: { $measure } { $points }; now { $standings }
web-limoges-twin-hand = Dominoes in hand: { $dominoes }
web-goal = { $measure ->
    [count_dominoes_abbey] most dominoes in the Abbey
    [count_dominoes_cathedral] most dominoes in the Cathedral
    [count_dominoes_bridges] most dominoes on the bridges
    [count_gates_chateau] most gates of the Château
    [count_gates_cite] most gates of the Cité
    [influence_fr] most French influence
    [influence_en] most English influence
    [coins] most coins
    [count_powers] most dominoes on powers
    [count_tiles] most active tiles
    [meeples_grey_purple] most abbots and bishops
   *[other] most consuls and Viscount’s men
}
web-goal-points = ({ $points } points)
web-when-end_turn = end of turn:
web-when-action = action, once a turn:
web-when-passive = always:
web-when-reward = reward:
web-when-event = event:
web-what-bridges = bridges
web-what-gates = gates
web-what-powers = powers
web-what-production = production
web-what-any = all walls
web-what-all = all dominoes
web-what-destruction = destruction
web-what-commerce = trade
web-what-mint = the mint
web-what-jealousy = jealousy
web-what-choice = a track of your choice
web-what-bank = the bank
web-fx-gain_coins = { $n ->
    [one] +1 coin
   *[other] +{ $n } coins
}
web-fx-lose_coins = { $n ->
    [one] −1 coin
   *[other] −{ $n } coins
}
web-fx-gain_meeple = +{ limoges-n-meeples }
web-fx-gain_vp = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
web-fx-gain_influence = { $word ->
    [fr] +{ $n } French influence
    [en] +{ $n } English influence
   *[choice] +{ $n } influence on a track of your choice
}
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = free a prisoner, free of charge
web-fx-replace_guards = { $word ->
    [any] move your guards in one of the two towns free of charge
   *[other] move your guards free of charge: { $what }
}
web-fx-take_coins = { $n ->
    [one] take 1 coin from an opponent
   *[other] take { $n } coins from an opponent
}
web-fx-take_meeple = { $n ->
    [one] take 1 meeple from an opponent
   *[other] take { $n } meeples from an opponent
}
web-fx-recruit = { $n ->
    [one] { $from } → 1 meeple of your choice from the reserve
   *[other] { $from } → { $n } meeples of one colour from the reserve
}
web-fx-exchange_domino = remove a domino of your hand and draw another
web-fx-this_turn = { $from } → for the rest of the turn: { $gain }
web-fx-discount_domino = { $n ->
    [one] { $what }: 1 coin less
   *[other] { $what }: { $n } coins less
}
web-fx-discount_tile = tiles cost { $n } less
web-fx-tax_bonus = +{ $n } tax: { $what }
web-fx-extra_vote = votes for { limoges-meeples-of }: +{ $n }
web-fx-bonus_meeple = { $what }: +{ limoges-n-meeples }
web-fx-action_discount = { $n ->
    [one] { $what }: 1 meeple fewer
   *[other] { $what }: { $n } meeples fewer
}
web-fx-mint_bonus = the mint gives { $n } more
web-fx-theft_bonus = robbing brings { $n } more
web-fx-protect = { $word ->
    [gates] your gates cannot be destroyed by others or by events
    [production] your production cannot be destroyed or displaced by others
   *[all] your dominoes cannot be destroyed or displaced by others or by events; a power can still be taken over
}
web-fx-entry = you may pass every wall and pay no tax
web-fx-reward_vp = { $n ->
    [one] +1 point if you have a domino in the { $what }
   *[other] +{ $n } points if you have a domino in the { $what }
}
web-fx-each = everyone: { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] everyone, per own domino in the Abbey: { $gain } (max. { $most })
    [dominoes_cathedral] everyone, per own domino in the Cathedral: { $gain } (max. { $most })
    [dominoes_bridge_etienne] everyone, per own arch of Pont Saint-Étienne: { $gain } (max. { $most })
   *[gates_chateau] everyone, per own gate of the Château: { $gain } (max. { $most })
}
web-fx-each_lose_meeple = { $n ->
    [one] everyone loses 1 meeple of their choice
   *[other] everyone loses { $n } meeples of their choice
}
web-fx-each_lose_half_meeples = everyone loses half of their largest colour
web-fx-each_lose_coins_fraction = everyone loses 1 of every { $n } coins
web-fx-recall = all { limoges-meeples-of } return to the reserve
web-fx-clear_guards = { $word ->
    [chateau] all guards of the Château return to their owners’ hands
   *[cite] all guards of the Cité return to their owners’ hands
}
web-fx-clear_meeple = { $what }: its meeple goes to the reserve
web-fx-destroy_lowest = { $word ->
    [abbey] the lowest domino of the Abbey is destroyed
    [cathedral] the lowest domino of the Cathedral that bears no other is destroyed
    [gates_chateau] the lowest gate of the Château is destroyed
   *[gates_cite] the lowest gate of the Cité is destroyed
}
web-fx-remove_last = { $word ->
    [bridge_martial] the last arch of Pont Saint-Martial is removed
   *[bridge_etienne] the last arch of Pont Saint-Étienne is removed
}
web-fx-bank_tax = { $word ->
    [chateau] the bank pays every active gate of the Château its tax, double to whoever has the majority on Pont Saint-Martial
   *[cite] the bank pays every active gate of the Cité its tax, double to whoever has the majority on Pont Saint-Étienne
}
web-fx-treasury = { $word ->
    [abbey] the treasury of the Abbey goes to the bank
   *[cathedral] the treasury of the Cathedral goes to the bank
}
web-fx-leader_loses_influence = { $word ->
    [fr] sole leader on the French track: −{ $n }
   *[en] sole leader on the English track: −{ $n }
}
web-fx-empty_prison = the prison is emptied
web-fx-ban_until_round_end = no destruction and no jealousy until the end of the round


web-rules-of = Rules of { $game }
web-rules-not-yet = These rules are not in your language yet; here they are in English.
web-notation = Notation
web-rules-contents = Contents
web-rules-search = Search the rules
web-rules-found = { $count ->
    [0] not found
   *[other] { $at } of { $count }
}
web-rules-found-previous = Previous match
web-rules-found-next = Next match
web-figure-hut = hut
web-figure-places = Free squares: { $places }
web-figure-reach = Within reach: { $zones }
web-figure-play = Play
web-figure-exchange = Exchange
web-figure-on-pile = on the pile
web-figure-on-draw = on the draw pile
web-figure-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
web-figure-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-figure-ends = The round ends and is counted.
web-figure-back = Back of a limit card
web-figure-limit = Limit
web-figure-not-counted = came later: not counted
web-figure-high = high half
web-figure-low = low half
web-figure-total = total
web-figure-zone = { $zone ->
    [inner] Inner zone of the Château. Its wall has { $gates } gates.
    [outer] Outer zone of the Château. Its wall has { $gates } gates.
    [cite] The Cité. Its wall has { $gates } gates.
    [outside] Outside the walls: two bridges and the port.
   *[powers] The nine powers, with the colours that they take.
}
web-figure-outside = outside the walls
web-figure-player = { $seat ->
    [2] White
   *[3] Black
}
web-figure-pays = { $who ->
    [owner] The owner pays { limoges-n-coins } to the bank.
   *[others] { $to ->
        [owner] Others pay { limoges-n-coins } to the owner.
       *[bank] Others pay { limoges-n-coins } to the bank.
    }
}
web-figure-jail = To imprison: { limoges-n-meeples }
web-figure-free = To free:
web-figure-given = Domino given: { $domino }. You see { $count } Ostensions and keep one.
web-figure-price = { $fee ->
    [0] Price { $price }
   *[other] Price { $price }, and { $fee } to the owner of the Keys
}
web-figure-brings = Brings { limoges-n-coins }
web-figure-vote = Vote
web-figure-first = First
web-figure-end = In the end
web-figure-loot = { $name } may take { limoges-n-coins }.
web-figure-pips = { $name }: { $sum } pips
web-figure-next = Next comes { $domino }. What it brings on each space:
web-figure-before = Before the turn
web-figure-step = Step { $step }
web-figure-ends-turn = { $name } ends the turn
web-open-record = Open a game record
web-open-record-hint = A record is a text file that ends in .game: download one after any game, keep it, send it to a friend. Opened here, it can be replayed and reviewed.
web-choose-file = Choose a file
web-or-paste = Or paste its text here
web-step-of = Step { $step } of { $steps }
web-first = First step
web-previous = Previous step
web-next = Next
web-last = Last step
web-run = Play
web-pause = Pause
web-share = Share this position
web-steps = Moves
web-replay-onward = Play on
web-replay-share = Share
web-replay-save = Save
web-steps-start = Setup
web-replay-cut = The record ends here, but the game was not over. It can be watched, not reviewed.
web-eyes = Point of view
web-eyes-of = { $name }’s view
web-eyes-watch = Spectator’s view
web-eyes-all = All hands open
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Not that one: choose a highlighted move.
web-intro-wrong-limes = Not that one. Lay the card on { $square }, { $turn ->
    [n] as drawn
    [e] rotated right
    [s] upside down
   *[w] rotated left
}{ $what ->
    [place] , and place a worker on { $zone }
    [move] , and move the worker on { $from } to { $zone }
   *[none] , without a worker
}.
web-intro-step = Step { $step } of { $steps }
web-intro-back = Back
web-intro-again = From the beginning
web-intro-name-limoges = First steps
web-intro-name-limoges-2 = Tiles and the Cathedral
web-intro-name-limoges-3 = Bridge, robbery, prison
web-intro-following = Next: { $name }
web-intro-show = Show me
web-intro-done = { $count ->
    [one] Now play against a novice
   *[other] Now play against { $count } novices
}
web-intro-limes-1 = Each round one card is drawn, and everyone lays it into a landscape of their own, all at the same time. After sixteen cards your workers score. The highest total wins.
web-intro-limes-2 = A card has four zones. Lay it on the highlighted square, then place a worker on the water: there it is a fisherman. It scores 1 point for each hut on the shore of its lake: +2.
web-intro-limes-3 = Each new card must share a side with a card you have laid. Zones of one kind that touch are one territory. Lay this card on d5, as drawn: the lake grows, and a third hut is on its shore. No worker this time.
web-intro-limes-4 = You may rotate a card. Rotate this one to the left and lay it on e4: two fields become one. Place a worker on its north-western zone: a farmer scores 1 point for every zone of its field.
web-intro-limes-5 = A worker on a tower is a watchman: it scores every forest zone it sees in the four straight lines. Each tower is a territory of its own. Turn the card upside down, lay it on f4 and place a worker on the tower.
web-intro-limes-6 = Instead of placing a worker you may move one into a bordering territory. Lay this card on e5, rotated to the left. Then move the watchman to the forest on e4: a woodcutter scores every territory around its forest.
web-intro-limes-7 = The numbers say beforehand what a worker would add. Only one worker scores in each territory: the dashed 0 marks the field where your farmer stands. Lay this card on g4, as drawn, and place a worker on the tower.
web-intro-limes-8 = Your landscape is four cards wide now. It never grows beyond 4 × 4, and the walls show it: from here on it can only become taller.
web-intro-limes-9 = You have seven workers and never have to place one. A worker in the landscape stays there and can only move. Point at a worker or its number to see what it scores; a click keeps it in sight. In a tie the best single worker decides.
web-intro-limes-10 = Alone you play for the ladder: 28 points are OK, 35 good, 42 very good, 49 excellent.
web-intro-limes-11 = A new game can have variants: with Diagonal a card may touch at a corner only, with Ferryman your fishermen take other workers across their lake. That is all of Limes.
web-intro-limits-1 = You collect points. Everyone plays cards on one pile, and a limit card says how many of each colour the pile may hold. Whoever goes over the limit can be accused.
web-intro-limits-2 = On the limit card X means no limit, 0 none at all. First everyone hides a card: it raises the limit of its own colour by one, and only its owner knows. The limit for blue is 0: hide your blue card.
web-intro-limits-3 = On your turn you play a card on the pile and draw another, exchange four of one colour for a point, or accuse someone. Only the top card is visible: remember the rest. Play red.
web-intro-limits-4 = Ines played green, Tomas violet. You drew your fourth violet card: exchange them for a point. Two go on the pile and count there, you draw four, and the other two go on top of the draw pile.
web-intro-limits-5 = Ines played a second green card, and the limit for green is 1. Unless someone hid a green card, that is one too many. Accuse Ines.
web-intro-limits-6 = The hidden cards are turned up. What counts is the colour of Ines’s last card, from the first card of the pile up to that one: two green cards. Nobody hid green, so the limit was 1.
web-intro-limits-7 = Ines broke the limit: the limit card costs her two points and you get one. Had you been wrong, you would have taken the limit card, and the point would have been hers.
web-intro-limits-8 = Everyone takes their hidden cards back, the pile goes under the draw pile, and hands are filled up. Whoever took the limit card starts the next round.
web-intro-limits-9 = A game has one round for each limit card, 18 with three players. Your total is your points minus two for each limit card you took. The highest total wins.
web-intro-limits-10 = Nobody may look through the pile, and your screen does not remember it for you. With the variant Open pile all cards stay visible. That is all of Limits.
web-intro-limoges-1 = A round begins with recruitment. Vote with the 5|4 for the Viscount’s men and with the 3|3 for the Château consuls. The low half of a domino is your vote. Votes stay secret until everyone is ready.
web-intro-limoges-2 = You have four Viscount’s men and three consuls. Take a power: place the 1|0 on the Château Keys with a Viscount’s man. A domino costs its pips. Now only Viscount’s men guard the gates of the Château.
web-intro-limoges-3 = Build a gate: the 4|2 as Orgolet, the guard on the 4. The 2 stays visible: that is the tax others pay you when they build inside.
web-intro-limoges-4 = You have placed two dominoes, the most in a turn. End your turn.
web-intro-limoges-5 = Ines took the Cité Keys. An active gate lets everyone into the inner town; this one is yours, so you pay no tax. Place the 6|1 in the Abbey, on space 4, beside another domino.
web-intro-limoges-6 = It cost 7 and no tax. If Ines builds inside, she pays you 2. The Abbey gave you two abbots: one for building, one for the neighbouring domino. End your turn.
web-intro-limoges-7 = At the end of each round every domino in the Abbey and the Cathedral is worth a point. Influence counts too, and so do the secret objectives of all players.
web-intro-limoges-2-1 = You have voted: four Cité consuls and three Viscount’s men are yours. Take the Keys of the Cité: place the 1|0 there with a Cité consul. From now on only Cité consuls guard its gates.
web-intro-limoges-2-2 = Build a gate there: the 2|1 as Panet, the guard on the 2. Now the Cité is open to everyone, and others pay you 1 coin when they build inside.
web-intro-limoges-2-3 = Two dominoes are placed. End your turn; your hand became smaller, so you remove nothing.
web-intro-limoges-2-4 = On the ground floor of the Cathedral every space asks for its number: place the 4|0 on space 4. Its 4 coins go to the treasury, and it brings a bishop.
web-intro-limoges-2-5 = Above two neighbours any domino will do, and it brings two bishops. Place the 0|0, which costs nothing, on the 3 and the 4.
web-intro-limoges-2-6 = Tiles are bought with three things: coins, a domino of at least that total, and a meeple of their colour. Buy the Church of Saint-Pierre-du-Queyroix: 4 coins, the 6|2, and a bishop who stays on it.
web-intro-limoges-2-7 = A tile with its meeple is active, and works in this very turn. Use it: a bishop becomes 5 coins. Such an action can be taken once in each of your turns.
web-intro-limoges-2-8 = You have 8 coins and a bishop left, and two dominoes in the Cathedral. End your turn.
web-intro-limoges-2-9 = Both dominoes bring a point at the end of every round, as long as they lie there. You may hold two tiles; with a third, one of the older ones goes back.
web-intro-limoges-3-1 = Ines has the Keys and a gate; you have built in the Abbey through it. Now the bridge of the Château: its power says which colour builds it. Place the 1|0 on Pont Saint-Martial with a Château consul.
web-intro-limoges-3-2 = Build the first arch: the 2|0, and a consul who goes back to the reserve. Whoever has most arches of the finished bridge gets double tax in the Château.
web-intro-limoges-3-3 = Ines’s power lets anyone with a Château consul rob the Abbey. You may take as much as your own dominoes there show: 7 coins. The price is the consul and all your abbots. Rob the Abbey.
web-intro-limoges-3-4 = Seven coins, and both abbots are gone. Until the end of the round your dominoes in the Abbey bring no abbots. End your turn.
web-intro-limoges-3-5 = Ines took Justice with a Viscount’s man, so Viscount’s men imprison. It costs as many as the high half shows: one. Imprison the guard of Orgolet: without a guard the gate is shut, for everyone.
web-intro-limoges-3-6 = The Port of Naveix needs no gate. Place the 3|0 there with a Cité consul: at the end of each of your turns it brings another one.
web-intro-limoges-3-7 = End your turn. The Port should bring a Cité consul, but the reserve has none left.
web-intro-limoges-3-8 = For each missing meeple you choose: a step of influence, or one out of an opponent’s hand. Take one from Ines; she takes a step of influence for it.
web-intro-limoges-3-9 = Ines advanced on the English track: each step is a point at the end, and the twentieth ends the game at once. The round is over, too: your domino in the Abbey has brought a point.
