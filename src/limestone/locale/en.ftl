### One sentence for an event (event-*) and for a refusal (refused-*), said by the terminal, the log of the
### web and the replay alike. What they are told:
### - $seat, $other, $accused, $earner, $loser, $accuser, $first, $to are names of players, ready to print;
###   $seats, $winners several of them, joined as the language joins a list.
### - $you is the role that the reader has in it (seat, other, … , seats), or no. Then the name is “You”,
###   and the verb has to agree; in another place than the first, write the pronoun out.
### - $colour, $give, $take, $building, $town, $track, $zone, $covers, $source, $profession, $good and a $to
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
    Play random legal games and write a record of each.
    The same seed gives the same files. A run that was stopped picks up where it left off.
command-replay =
    Check a record and tell the game step by step.
    Ends with exit code 1 if a step is illegal or the result is wrong.
command-legal = List the legal moves after the last step of a record, one per line.
command-show = Draw the position after the last step of a record.
command-decks = Manage files with your own cards.
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

usage-no-such-option = there is no option { $option }
usage-missing = { $parameter } is missing
usage-no-such-command = there is no command “{ $command }”
usage-expects-number = { $parameter } expects a whole number
usage-expects-at-least = { $parameter } expects a whole number from { $least } up
usage-expects-between = { $parameter } expects a whole number from { $least } to { $most }
usage-expects-choice = { $parameter } expects one of: { $choices }
usage-expects-file = { $parameter } expects a file that exists
usage-expects-folder = { $parameter } expects a folder
usage-expects-path = { $parameter } expects a file or folder that exists
usage-wrong = { $reason }
usage-try = { $command } --help says more

stopped = stopped
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
left = See you next time. If a move was made, the game is saved in { $file }; continue it with “resume”.
undone = Taken back.
saved = Saved in { $file }.
resumed = Continuing { $file }.
complete-none = No move begins with “{ $typed }”.
complete-more = … and { $count } more; type a little further, then ? again.
help-commands =
    ? lists what may come next, even in the middle of a move (d5?).
    undo takes back the last move, save FILE and resume FILE keep a game and continue it,
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
refused-wrong-material = { $game } has no --{ $word }; its cards or data are given by --{ $right }
refused-not-text = this is not a text file
refused-unreadable = cannot be read: { $reason }
refused-unwritable = cannot be written: { $reason }
refused-not-due = it is not your turn
refused-undo-horizon = it is too late to take this back: another player has moved, or something has been drawn
refused-undo-nothing = there is nothing to take back

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
    [one] 1 point each
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
refused-limes-too-wide = the landscape would be { $width } cards wide
refused-limes-too-tall = the landscape would be { $height } cards tall
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
event-limits-over = The last limit card has been taken: { $winners } won

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
limoges-count-seat = { $seat }: points { $points }, French influence { $french }, English influence { $english }
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
event-limoges-buys = { $seat } bought { $tile }
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
event-limoges-destroyed = { $place } was destroyed
event-limoges-draws = { $count ->
    [one] { $seat } drew 1 domino
   *[other] { $seat } drew { $count } dominoes
}
event-limoges-draws-own = { $seat } drew { $dominoes }
event-limoges-drops = { $seat } discarded { $event }
event-limoges-earns-commerce = { $seat } earned { limoges-n-coins } by trade
event-limoges-earns-fair = { $seat } collected { limoges-n-coins } in tax at the fair
event-limoges-earns-mint = { $seat } minted { limoges-n-coins }
event-limoges-earns-recycling = { $seat } recycled dominoes for { limoges-n-coins }
event-limoges-earns-tax = { $seat } collected { limoges-n-coins } in tax
event-limoges-earns-tax-bonus = { $seat } collected { limoges-n-coins } more in tax
event-limoges-earns-theft = { $seat } robbed the { $source ->
    [abbey] Abbey
   *[cathedral] Cathedral
} of { limoges-n-coins }
event-limoges-earns-tile = { $seat } gained { limoges-n-coins }
event-limoges-event-enters = New in the row of { $row }: the event { $event }
event-limoges-favour = { $seat } advanced to { $now } { limoges-on-track }
event-limoges-first = { $you ->
    [seat] You are the first player
   *[no] { $seat } is the first player
}
event-limoges-frees = { $seat } freed a prisoner: { $prisoner }
event-limoges-gains = { $seat } gained { limoges-some-meeples }
event-limoges-gives-up = { $seat } returned { $tile }
event-limoges-guards = { $seat } moved the guard of { $place } to the { $covers ->
    [high] high
   *[low] low
} half
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
    [0] Objective { $objective }: { $seat } scored nothing
   *[other] Objective { $objective }: { $seat } reached { $measure }, rank { $rank }, points: { $points }
}
event-limoges-opens-guards = { $seat } paid to move guards: { $town ->
    [chateau] Château
   *[cite] Cité
}
event-limoges-ousted = The old domino on { $place } was removed
event-limoges-over = { $reason ->
    [abbey] The game is over: the Abbey is complete
    [cathedral] The game is over: the Cathedral is complete
    [influence] The game is over: an influence track has reached its end
   *[bag] The game is over: a bag has fewer than 7 dominoes
}
event-limoges-pays-conversion = { $seat } paid { limoges-n-coins } for using a tile
event-limoges-pays-destruction = { $seat } paid { limoges-n-coins } to the bank for the destruction (Motte)
event-limoges-pays-event = { $seat } lost { limoges-n-coins } to the event
event-limoges-pays-influence = { $seat } paid with { limoges-influence } (now { $now })
event-limoges-pays-jail = { $seat } paid { limoges-some-meeples } for Justice
event-limoges-pays-justice = { $seat } paid { limoges-n-coins } { limoges-to } to free a prisoner
event-limoges-pays-keys = { $seat } paid { limoges-n-coins } { limoges-to } for the Keys
event-limoges-pays-mercenary = { $seat } lost { limoges-n-coins } { limoges-to } because of a tile
event-limoges-pays-ostensions = { $seat } paid { limoges-n-coins } to the bank for the Ostensions
event-limoges-pays-placement = { $seat } paid { limoges-n-coins } { limoges-to } for the domino
event-limoges-pays-tax = { $seat } paid { limoges-n-coins } { limoges-to } in tax
event-limoges-pays-tile = { $seat } paid { limoges-n-coins } to the bank for the tile
event-limoges-places = { $seat } placed { $domino } on { $place }
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
event-limoges-recall = All { limoges-meeples-of } returned to the reserve
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
refused-limoges-inner-gates-first = all inner gates must stand first; missing: { $missing }
refused-limoges-must-shed = your hand did not get smaller: name a domino to remove
refused-limoges-named-twice = something is named twice: { $words }
refused-limoges-need-not-shed = your hand got smaller: you may not remove a domino
refused-limoges-needs-a-six = Ostensions need a domino with a 6 and at least a 1 beside it
refused-limoges-no-action = { $tile } is not an active tile of yours with an action
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
refused-limoges-nothing-there = nothing lies on { $place }
refused-limoges-nothing-to-rob = you would get no coins from the treasury of the { $building ->
    [abbey] Abbey
   *[cathedral] Cathedral
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

option-bots = A bot of this level on every other seat; may be given several times.
command-arena =
    Let bots play against each other: FIRST on one seat, SECOND on all others.
    Every deal is played from every seat. Results are kept as they come: the same command continues where it was stopped.
option-results = The file that keeps the results; otherwise one named after the match.
option-jobs = The number of processes; otherwise one for each core.
option-dask = The address of a Dask cluster, such as tcp://host:8786.
bot-thinks = { $seat } ({ $level }) is thinking…
bot-compiling-kernel = Preparing the bots of Limes; this happens once and takes up to a minute…
hint = { $move } – { $reason }
arena-standing = { $games } games: { $share } ± { $error } of the wins, { $ratio } times a fair share; Elo { $elo } ({ $low } to { $high }).
refused-arena-other-match = this file holds the results of another match
refused-dask-missing = a Dask cluster needs the package limestone[dask]
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
    Prove that every deal of a record followed from its seed and salts.
    Ends with exit code 1 if a deal of any of the files did not.
command-backup = Write everything the server keeps to one file, even while it is running.
command-restore = Restore from a backup whatever is missing, even while the server is running.
command-admin = Manage the tables and people of a server, even while it is running.
command-admin-list = List the tables.
command-admin-people = List the people.
command-admin-close = End a game without a result.
command-admin-forget = Delete the data of a person, named by login or id.
command-admin-export = Write the record of every game to a folder.

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
option-material = The deck, cards or data the games were played with.

serving = The table is at { $page } – Ctrl+C ends it.
admin-closed = Table { $table } is closed.
admin-forgotten = { $count ->
    [0] Forgotten; the person sat at no table.
    [one] Forgotten, at 1 table.
   *[other] Forgotten, at { $count } tables.
}
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

refused-account-already = this person already has an account
refused-csrf = the request did not come from our own page; load it again
refused-frozen = this version of Limestone cannot continue this game; it can be read and ended, not played
refused-internal = something went wrong on the server; it has been noted there
refused-login-taken = the login “{ $login }” is taken
refused-malformed = this cannot be understood: { $reason }
refused-method = this address does not take such a request
refused-no-question = nobody has asked { $seat } anything
refused-no-such-page = there is no such page
refused-no-such-person = there is nobody called “{ $name }”
refused-no-such-seat = there is no such seat at this table
refused-no-such-table = there is no table { $table }
refused-no-such-token = there is no such token
refused-not-away = no bot is playing for { $seat }
refused-not-host = only the host may do this
refused-not-over = the game is not over
refused-not-playing = there is no game in progress at this table
refused-not-seated = you do not sit at this table
refused-not-waiting = the game has already begun
refused-not-your-seat = this is not your seat
refused-origin = the page { $origin } may not use this server
refused-port-taken = port { $port } on { $host } is in use; choose another --port
refused-unknown-address = { $host } is not an address of this machine
refused-rate-limited = { $seconds ->
    [one] too fast; try again in 1 second
   *[other] too fast; try again in { $seconds } seconds
}
refused-seat-open = a seat is still open
refused-seat-taken = that seat is taken
refused-sign-in-first = choose a name first
refused-stale = the game has moved on; please choose again
refused-too-large = this is too large; at most { $bytes } bytes
refused-too-slow = the connection was too slow to keep up
refused-unavailable = the server does not answer; your move is safe, please try again in a moment
refused-unknown-level = there is no level “{ $level }”; there are { $known }
refused-unknown-token = this token is not known
refused-unreadable-answer = the server gave an answer that cannot be read (status { $status })
refused-unreadable-table = the data of table { $table } cannot be read
refused-unknown-entry = this table’s log contains an entry that this version of Limestone does not know ({ $kind })
refused-verify-commitment = the seed does not fit the commitment: { $counted } instead of { $found }
refused-verify-deal = step { $step } was dealt “{ $found }”; seed and salts give “{ $dealt }”
refused-verify-no-seed = the record has no seed, so its deals cannot be proved
refused-verify-salts = the record has { $found } salts for { $seats } seats
refused-verify-seed-form = “{ $found }” is not a seed
refused-database-unknown = --database takes sqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME
refused-workers-alone = several workers need a PostgreSQL database (--database) and Redis (--redis)
refused-wrong-password = login or password is wrong

## The log of a table

# Told as events are: $seat is a name, or several ($count of them); $you is the role of the reader.

entry-joined = { $seat } joined
entry-left = { $how ->
    [declined] { $seat } does not want to play again
    [removed] The seat of { $seat } was freed
   *[other] { $seat } left
}
entry-bot = { $seat } joined
entry-started = The game began
entry-undone = { $steps ->
    [0] { $seat } took a choice back
   *[other] { $seat } took a move back
}
entry-asked = { $what ->
    [abandon] { $seat } asked to abandon the game
   *[undo] { $seat } asked for a takeback
}
entry-agreed = { $seat } agreed
entry-declined = { $seat } declined
entry-resigned = { $seat } resigned
entry-handed = { $you ->
    [seat] A bot ({ $level }) took over for you
   *[no] A bot ({ $level }) took over for { $seat }
}
entry-returned = { $seat } came back
entry-reminded = { $count ->
    [one] { $you ->
        [seat] You were reminded
       *[no] { $seat } was reminded
    }
   *[other] { $seat } were reminded
}
entry-extended = The time was extended
entry-rematched = A new game was opened
entry-unknown = A newer version of Limestone wrote an entry that this one does not know
entry-closed = The operator ended the game
entry-forgotten = A player’s data was deleted

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
web-guest = Guest
web-you = You
web-player = Player { $seat }
web-bot-name = Bot { $seat } ({ $level })
web-seat-open = open seat
web-rules = Rules
web-intro = Learn by playing
web-no-page = This page does not exist.
web-no-table = There is no such table, or you are not invited.
web-no-table-why = Check the code, or ask whoever invited you for the link again.
web-table-code = Code of the table
web-frozen = This version of Limestone cannot continue this game. You can read and download it, but not play on.
web-unreachable = Cannot reach the server.
web-retry = Try again
web-offline = You are offline. Your last move is safe.
web-no-line = No connection. What you chose is kept.

web-line-connecting = Connecting
web-line-live = Live
web-line-reconnecting = Reconnecting
web-line-offline = Offline
web-line-gone = Closed
web-sending = Sending your move

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-about-limes = Lay sixteen cards and place seven workers.
web-about-limits = Stay within the limit, or catch whoever did not.
web-about-limoges = Two rival towns, nine powers, five colours to win over.
web-meta-limes = Solo, or any number of players
web-meta-limits = 2–6 players, ages 8+, 45 minutes
web-meta-limoges = 2–4 players, ages 12+, 60–90 minutes
web-play-now = Play now
web-bots = Bots
web-hot-seat = Hot-seat
web-invite-short = Invite
web-continue = Continue
web-nothing-yet = No games yet. Start your first one.
web-game-with = { $game } with { $names }
web-game-alone = { $game }, solo
web-phase-waiting = waiting for players
web-phase-playing = in progress
web-phase-over = finished
web-phase-frozen = frozen
web-your-move = Your move
web-open = Open
web-look = View
web-watch = Watch or join
web-watch-one = Watch
web-join = Join
web-nothing-to-watch = No public table is open.

web-new-bots = { $game } against bots
web-new-hot = { $game } on one device
web-new-invite = { $game } with friends
web-how-many = Players
web-level = Bot level
web-level-novice = Novice
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-level-master = Master
web-level-random = Random
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
    [minutes] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
   *[days] { $days ->
        [one] 1 day
       *[other] { $days } days
    }
}
web-start = Start
web-open-table = Create table

web-lobby = At the table
web-lobby-hint = { $open ->
    [0] Everyone is here.
    [one] 1 seat is open.
   *[other] { $open } seats are open.
}
web-lobby-held = Waiting for { $names }
web-seat-kept = A seat is kept for you
web-not-here = not here yet
web-sit = Sit here
web-leave = Leave seat
web-remove = Remove
web-add-bot = Add a bot
web-invite = Invite
web-invite-link = Link to this table
web-invite-qr = The link as a QR code
web-invite-hint = Anyone who opens it can join or watch. No account needed.
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
web-plate-away = a bot is playing
web-plate-reminded = reminded
web-plate-resigned = resigned
web-sealed = ready
web-sealed-you = { $you ->
    [yes] You are ready. Waiting for the others.
   *[no] { $name } is ready. Waiting for the others.
}
web-change-mind = Change my choice
web-log = Log
web-log-empty = Nothing yet.
web-taken-back = Taken back:
web-known-draw = Everyone has seen it: round { $round } brings card { $card } again
web-meanwhile = Meanwhile
web-twin = Board as text
web-legal = Possible moves
web-provisional = Score so far
web-turn-left = Rotate left
web-turn-right = Rotate right
web-undo = Take back
web-ask-back = Ask for a takeback
web-hand = Let a bot play for me
web-return = Play myself
web-stand-in = { $you ->
    [yes] The { $level } bot is playing for you
   *[no] The { $level } bot is playing for { $name }
}
web-since-limes = since round { $round }
web-since-limits = since round { $round }
web-since-limoges = since round { $round }
web-resign = Resign
web-resign-sure = Yes, resign
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
web-curtain = { $name } is next
web-curtain-hint = Pass the device on. Nobody else should look.
web-curtain-open = I am { $name }
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
web-own-result = { $points ->
    [one] You: 1 point, place { $place } of { $seats }
   *[other] You: { $points } points, place { $place } of { $seats }
}
web-fair = Fair deal: every draw was locked in before the first move. Anyone can check it.
web-replay = Watch the replay
web-again = Play again
web-rematch = Rematch
web-rematch-wanted = { $count ->
    [one] { $names } wants to play again
   *[other] { $names } want to play again
}
web-rematch-ask = Rematch?
web-rematch-on = There is a rematch
web-rematch-open = Go there
web-new-game = New game
web-download = Download game record

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
web-limes-land-of = { $you ->
    [yes] Your landscape
   *[no] { $name }’s landscape
}
web-limes-back-home = { $you ->
    [yes] Back to your landscape
   *[no] Back to { $name }’s landscape
}
web-limes-card = Card { $number }
web-limes-held = On { $square }, { $turn ->
    [n] as drawn
    [e] rotated right
    [s] upside down
   *[w] rotated left
}
web-limes-pick-square = Choose a highlighted square
web-limes-turn-hint = { $touch ->
    [yes] Tap the card to rotate it
   *[no] Rotate: click the card, scroll, or press Q or E
}
web-limes-worker-none = Place or move a worker, or neither
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
    [0] No hut stands on the shore of this lake yet.
    [one] 1 hut stands on the shore of this lake: 1 point.
   *[other] { $points } huts stand on the shore of this lake: { $points } points. Each counts once.
}
web-limes-lens-territory = { $points ->
    [0] Nothing borders this forest yet.
    [one] 1 territory borders this forest: 1 point.
   *[other] { $points } territories border this forest: { $points } points.
}
web-limes-lens-sight = { $points ->
    [0] The watchman sees no forest zone.
    [one] The watchman sees 1 forest zone: 1 point.
   *[other] The watchman sees { $points } forest zones: { $points } points. Other towers block the view.
}
web-limes-nobody = { $profession ->
    [farmer] No worker here. A farmer would score { $points }.
    [fisherman] No worker here. A fisherman would score { $points }.
    [woodcutter] No worker here. A woodcutter would score { $points }.
   *[watchman] No worker here. A watchman would score { $points }.
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
web-limits-hidden-cards = Hidden cards
web-limits-hint = Each hidden card raises the limit of its colour by 1. X means no limit.
web-limits-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-limits-hidden = hidden
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
    [one] 1 card, by { $name }
   *[other] { $count } cards, top card by { $name }
}
web-limits-draw = Draw pile: { $count }
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
web-limits-your-turn = { $exchange ->
    [yes] Play a card, exchange four or accuse someone
   *[no] Play a card or accuse someone
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
web-limits-to-end = Final scores
web-limits-last-verdict = The last accusation
web-limits-end-points = Points won
web-limits-end-limit-cards = Limit cards
web-limits-end-right = Right accusations
web-limits-end-wrong = Wrong accusations
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

web-building-abbey = Abbey of Saint-Martial
web-building-cathedral = Cathedral
web-plaque-keys-chateau = Château Keys
web-plaque-keys-cite = Cité Keys
web-plaque-bridge-martial = St-Martial
web-plaque-bridge-etienne = St-Étienne
web-plaque-justice = Justice
web-plaque-theft-abbey = Rob Abbey
web-plaque-theft-cathedral = Rob Cath.
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
web-plaque-consulat-chateau = Consulate
web-plaque-consulat-cite = Consulate
web-plaque-port-naveix = Port of Naveix
web-nobody = nobody
web-track-fr = French
web-track-en = English
web-tab-powers = Powers
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = River
web-tab-tiles = Tiles

web-verb-place = Place
web-verb-buy = Buy a tile
web-verb-end = End turn
web-verb-activate = Activate
web-verb-guards = Move guards
web-verb-guard = Move a guard
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
web-due-Missing = No { limoges-meeples-of } left in the reserve. Take influence, or take one from a player?
web-due-Comfort = Someone took your { limoges-meeple }. Which track do you advance on?
web-due-Favour = Which track do you advance on?
web-due-Swapping = Swap meeples with the reserve: { $left } left
web-due-KeepOstension = Keep one of the Ostensions
web-due-GiveUp = One tile too many. Which one do you return?
web-due-LoseMeeples = Which meeple do you lose?
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
web-limoges-coins-change = { $coins ->
    [one] { $change } coin
   *[other] { $change } coins
}
web-limoges-cost = costs { limoges-n-coins }
web-limoges-vp = VP
web-limoges-hand-bag = hand { $hand } · bag { $bag }
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = none
web-limoges-secret = { $you ->
    [yes] Your secret objectives
   *[no] Secret objectives
}
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
    [0] Choose a domino or an action. Up to 2 dominoes can be placed.
    [one] 1 domino placed; one more can be placed.
   *[other] 2 dominoes placed; actions are still possible.
}
web-limoges-pick-place = Choose a highlighted space.
web-limoges-nowhere = fits nowhere now. Tap a space to see why.
web-limoges-covers = guard on { $covered }, tax { $shown }
web-limoges-build-for = Place for { $coins }
web-limoges-do = Confirm
web-limoges-end = End turn
web-limoges-end-shed = End turn, remove a domino
web-limoges-shed = You must remove a domino: your hand did not get smaller this turn.
web-limoges-pay-domino = Choose the domino that pays for { $tile }.
web-limoges-recruit = Recruitment
web-limoges-recruit-hint = Choose a domino, then a colour. The low half is your vote. Votes stay secret until everyone is ready.
web-limoges-vote = { $meeple }: domino { $domino }
web-limoges-no-vote = { $meeple }: no vote
web-limoges-reserve = in reserve: { $count }
web-limoges-seal = Confirm votes
web-limoges-seal-none = Cast no vote
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
web-limoges-twin-player = { $name }: coins { $coins }, points { $points }, French influence { $french }, English influence { $english }, dominoes { $hand }
web-limoges-twin-tile = Tile { $tile }, costs { $cost }: { $effects }
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
web-when-action = action:
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
    [one] 1 point
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
web-open-record-hint = A record is a text file that ends in .game: download one after any game, keep it, send it to a friend.
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
web-eyes = Point of view
web-eyes-of = { $name }’s view
web-eyes-watch = Spectator’s view
web-eyes-all = All hands open
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Not that one: choose a highlighted move.
web-intro-done = Play a real game
web-intro-limes-start = Five cards, five small lessons.
web-intro-limes-1 = This is the card for the round. Lay it on the highlighted square, then place a worker on the water: there it is a fisherman. It scores 1 point for each hut on the shore of its lake, two so far.
web-intro-limes-2 = Each new card must share a side with a card you have laid. Lay this one below, on d5, as drawn: the lake grows, and a third hut is on its shore. No worker this time.
web-intro-limes-3 = Rotate this card to the left and lay it on e4. Two fields become one. Place a worker on the card’s north-western zone: a farmer scores 1 point for every zone of its field.
web-intro-limes-4 = A worker on a tower is a watchman: it scores every forest zone it sees in the four straight lines. Turn the card upside down, lay it on f4 and place a worker on the tower.
web-intro-limes-5 = Instead of placing a worker you may move one into a bordering territory. Lay this card on e5, rotated to the left. Then move the watchman to the forest on e4: a woodcutter scores every territory around its forest.
web-intro-limes-6 = Point at any worker or number to see exactly what it scores. After sixteen cards the landscape is complete and the best one wins.
web-intro-limits-start = One round with three players.
web-intro-limits-1 = The limit card says how many cards of each colour the pile may hold. First everyone hides one card: it raises the limit of its own colour by one. The limit for blue is 0, so hide your blue card.
web-intro-limits-2 = On your turn you play a card on the pile and draw another, exchange four of one colour for a point, or accuse someone. Only the top card is visible: remember the rest. Play red.
web-intro-limits-3 = Ines played green, Tomas violet. The limit for green is 1. Play red again and watch.
web-intro-limits-4 = Ines played a second green. Unless someone hid a green card, that is one too many. Accuse Ines.
web-intro-limits-5 = The hidden cards are turned up and the green cards counted. Ines broke the limit: the limit card costs her two points and you get one. Had you been wrong, you would have taken the card.
web-intro-limoges-start = The opening of a two-player game.
web-intro-limoges-1 = A round begins with recruitment. Vote with the 5|4 for the Viscount’s men and with the 3|3 for the Château consuls. The low half of a domino is your vote. Votes stay secret until everyone is ready.
web-intro-limoges-2 = You have four Viscount’s men and three consuls. Take a power: place the 1|0 on the Château Keys with a Viscount’s man. A domino costs its pips. Now only Viscount’s men guard the gates of the Château.
web-intro-limoges-3 = Build a gate: the 4|2 as Orgolet, the guard on the 4. The 2 stays visible: that is the tax others pay you when they build inside.
web-intro-limoges-4 = You have placed two dominoes, the most in a turn. End your turn.
web-intro-limoges-5 = Ines took the Cité Keys. An active gate lets everyone into the inner town; this one is yours, so you pay no tax. Place the 6|1 in the Abbey, on space 4, beside another domino.
web-intro-limoges-6 = It cost 7 and no tax. If Ines builds inside, she pays you 2. The Abbey gave you two abbots: one for building, one for the neighbouring domino. End your turn.
web-intro-limoges-7 = At the end of each round every domino in the Abbey and the Cathedral is worth a point. Influence counts too, and so do the secret objectives of all players.
