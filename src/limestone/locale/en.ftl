## Command line

command-limestone =
    One table for three games: Limes, Limits and Les Deux Limoges.
    A record is a text file that ends in .game; every command says more with --help.
command-play =
    Play a game in this terminal.
    Type a move in notation, ? for what may come next, help for an explanation.
command-simulate =
    Play random legal games and write a record of each.
    The same seed gives the same files. A run that was stopped goes on where it was.
command-replay =
    Check a record and tell the game step by step.
    Ends with exit code 1 if a step is illegal or the result is wrong.
command-legal = List the legal moves after the last step of a record, a line each.
command-show = Draw the position after the last step of a record.
command-decks = Look after files with cards of your own.
command-decks-check =
    Check a file of cards or a folder of data.
    Says in which line what is wrong, or that all is well.

option-lang = The language: en, de, fr, nl or it; otherwise that of the environment.
option-version = Show the version.
option-help = Show this help.
option-seats = How many play.
option-variant = A variant of the rules; may be given several times.
option-seed = Words or digits that decide every deal.
option-resume = Go on with the game in this record.
option-deck = Limes: a file with other landscape cards.
option-cards = Limits: a file with other limit cards.
option-data = Les Deux Limoges: a folder with other data.
option-games = How many games.
option-out = The folder for the records.
option-game = The game that the file belongs to.

heading-usage = Usage:
heading-options = Options
heading-commands = Commands

usage-no-such-option = there is no option { $option }
usage-missing = { $parameter } is missing
usage-no-such-command = there is no command "{ $command }"
usage-expects-number = { $parameter } expects a whole number
usage-expects-at-least = { $parameter } expects a whole number from { $least } up
usage-expects-choice = { $parameter } expects one of: { $choices }
usage-expects-file = { $parameter } expects a file that exists
usage-expects-folder = { $parameter } expects a folder
usage-expects-path = { $parameter } expects a file or folder that exists
usage-wrong = { $reason }
usage-try = { $command } --help says more

stopped = stopped
simulated = { $games ->
    [one] One record is in { $folder }.
   *[other] { $games } records are in { $folder }.
}
replay-unfinished = { $steps ->
    [one] The game is not over; the record ends after one step.
   *[other] The game is not over; the record ends after { $steps } steps.
}
deck-good = { $file } is complete: { $digest }

## At the table

prompt = Seat { $seat }>
seat-heading = Seat { $seat }
curtain = Seat { $seat } is next. Pass the keyboard, then press Enter.
left = Until the next time. The game so far is in { $file } once a step was played; "resume" goes on with it.
undone = Taken back.
saved = Saved in { $file }.
resumed = Going on with { $file }.
complete-none = No move begins with "{ $typed }".
complete-more = … and { $count } more; type a little further, then ? again.
help-commands =
    ? lists what may come next, also in the middle of a move (d5?).
    undo takes back the last move, save FILE and resume FILE keep a game and go on with it,
    show draws all seats with their points, quit leaves the table.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = seat { $seat }, { $move }: { $sentence }
refusal-line = line { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = there is no game "{ $name }"; there are { $known }
refused-unknown-variant = there is no variant "{ $word }"; there are { $known }
refused-seats-out-of-range = { $seats } cannot play; { $least } to { $most } can
refused-wrong-material = { $game } has no --{ $word }; its cards or data are given by --{ $right }
refused-not-text = this is not a text file
refused-unreadable = cannot be read: { $reason }
refused-unwritable = cannot be written: { $reason }
refused-not-due = seat { $seat } is not to decide now
refused-undo-horizon = this cannot be taken back any more: somebody else has decided or a card has been drawn since
refused-undo-nothing = there is nothing to take back

refused-record-not-a-record = a record begins with a line "limestone 1"
refused-record-format = this record has format { $found }; we read format { $known }
refused-record-rules = this game was played under rules { $rules }; we know rules { $known }
refused-record-material = this game was played with another { $word } ({ $wanted }, here { $given }); give it with --{ $word }
refused-record-key-missing = the header has no line "{ $key }"
refused-record-key-twice = the header has two lines "{ $key }"
refused-record-key-unknown = the header has an unknown line "{ $key }"
refused-record-number = "{ $found }" is no number for "{ $key }"
refused-record-no-blank-line = the blank line after the header is missing
refused-record-comment-before-step = a comment stands before the first step
refused-record-step = "{ $found }" is not a seat and its move
refused-record-seat-twice = seat { $seat } decides twice in one step
refused-record-wrong-seats = to decide: { $due }; found: { $found }
refused-record-after-the-end = the game was over before this step
refused-record-hidden = this record hides moves ("?"): it can be shown, not replayed
refused-record-result-early = the record has a result, but the game is not over
refused-record-result-missing = the game is over, but the record has no result
refused-record-result-wrong = the result says { $found }, the count is { $counted }

## Limes

limes-status = { $workers ->
    [0] Points so far: { $points }. No worker is left in the supply.
    [one] Points so far: { $points }. One worker is left in the supply.
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
    [one] Seat { $seat }: one point
   *[other] Seat { $seat }: { $points } points
}
limes-count-farmer = { $points ->
    [one] { "  " }farmer on { $zone }: one zone ({ $reasons })
   *[other] { "  " }farmer on { $zone }: { $points } zones ({ $reasons })
}
limes-count-fisherman = { $points ->
    [one] { "  " }fisherman on { $zone }: one hut ({ $reasons })
   *[other] { "  " }fisherman on { $zone }: { $points } huts ({ $reasons })
}
limes-count-woodcutter = { $points ->
    [one] { "  " }woodcutter on { $zone }: one territory ({ $reasons })
   *[other] { "  " }woodcutter on { $zone }: { $points } territories ({ $reasons })
}
limes-count-watchman = { $points ->
    [one] { "  " }watchman on { $zone }: sees one forest zone ({ $reasons })
   *[other] { "  " }watchman on { $zone }: sees { $points } forest zones ({ $reasons })
}
limes-ladder = { $step ->
    [0] There is room to grow.
    [1] A fair landscape.
    [2] A good landscape.
    [3] A very good landscape.
   *[4] Outstanding.
}

event-limes-drawn = Round { $round }: card { $card }.
event-limes-laid = Seat { $seat } lays card { $card } on { $square }, top to the { $turn ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
event-limes-placed = Seat { $seat } places a { $profession ->
    [farmer] farmer
    [fisherman] fisherman
    [woodcutter] woodcutter
   *[watchman] watchman
} on { $zone }.
event-limes-moved = Seat { $seat } moves a worker from { $from } to { $to }: now a { $profession ->
    [farmer] farmer
    [fisherman] fisherman
    [woodcutter] woodcutter
   *[watchman] watchman
}.
event-limes-counted = { $points ->
    [one] Seat { $seat } has one point.
   *[other] Seat { $seat } has { $points } points.
}
event-limes-solo = { $points ->
    [one] The landscape is complete: one point.
   *[other] The landscape is complete: { $points } points.
}
event-limes-won = Seat { $seats } wins with { $points } points.
event-limes-shared = Seats { $seats } share the victory with { $points } points.

refused-limes-notation = "{ $found }" is no move; moves look like d4n +se or d5s d4se>e4nw
refused-limes-square = "{ $found }" is no square; they go from a1 to g7
refused-limes-turn = "{ $found }" is no turn; the turns are n, e, s and w
refused-limes-quarter = "{ $found }" is no quarter; the quarters are nw, ne, sw and se
refused-limes-zone = "{ $found }" is no zone; zones look like d4nw
refused-limes-posting = "{ $found }" is nothing a worker can do; +se places one, d4se>e4nw moves one
refused-limes-wrong-move = this is not the decision that is due
refused-limes-first-square = the first card lies on d4
refused-limes-square-taken = a card lies there already
refused-limes-apart = the card would touch no other card by a side
refused-limes-apart-diagonal = the card would touch no other card, not even by a corner
refused-limes-too-wide = the display would be { $width ->
    [5] five
    [6] six
   *[7] seven
} cards wide
refused-limes-too-tall = the display would be { $height ->
    [5] five
    [6] six
   *[7] seven
} cards tall
refused-limes-supply-empty = no worker is left in the supply
refused-limes-no-worker = no worker stands there
refused-limes-no-card = no card lies where the worker would go
refused-limes-own-territory = a worker does not move within its own territory
refused-limes-out-of-reach = that territory does not touch the one the worker stands in
refused-limes-out-of-reach-ferryman = no border and no ferryman leads to that territory
refused-limes-draw-unknown = there is no card { $card }; they go from 1 to 24
refused-limes-draw-twice = card { $card } was drawn before

refused-deck-incomplete = { $cards ->
    [one] a deck is 24 cards, this has one; missing: { $missing }
   *[other] a deck is 24 cards, this has { $cards }; missing: { $missing }
}
refused-deck-number = there is no card { $number }; they go from 1 to 24
refused-deck-number-twice = card { $number } stands here a second time
refused-deck-number-expected = here the number of a card is due, not "{ $found }"
refused-deck-rows = card { $card } does not have two rows
refused-deck-row = "{ $found }" is not a row of two zones
refused-deck-zone = "{ $found }" is no zone; zones are . ~ ^ # with * for a hut
refused-deck-hut = "{ $found }": a hut stands on field or forest only

## Limits

## Limoges

## Web
