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

prompt = { $seat }>
seat-name = Seat { $seat }
curtain = { $seat } is next. Pass the keyboard, then press Enter.
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
    [one] { $seat }: one point
   *[other] { $seat }: { $points } points
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
event-limes-laid = { $seat } lays card { $card } on { $square }, top to the { $turn ->
    [n] north
    [e] east
    [s] south
   *[w] west
}.
event-limes-placed = { $seat } places a { $profession ->
    [farmer] farmer
    [fisherman] fisherman
    [woodcutter] woodcutter
   *[watchman] watchman
} on { $zone }.
event-limes-moved = { $seat } moves a worker from { $from } to { $to }: now a { $profession ->
    [farmer] farmer
    [fisherman] fisherman
    [woodcutter] woodcutter
   *[watchman] watchman
}.
event-limes-counted = { $points ->
    [one] { $seat } has one point.
   *[other] { $seat } has { $points } points.
}
event-limes-solo = { $points ->
    [one] The landscape is complete: one point.
   *[other] The landscape is complete: { $points } points.
}
event-limes-won = { $seats } wins with { $points } points.
event-limes-shared = { $seats } share the victory with { $points } points.

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

limits-help =
    The limit card says how many cards of each colour may lie on the pile; X is no limit. Everyone first
    hides a card, which raises the limit of its colour by one. Then, in turn, play a card on the pile,
    exchange four of a colour for a point, or accuse a player of having gone over the limit.
    hide g hides a green card (with two players two cards: hide rg). play r plays a red card.
    exchange v exchanges four violet cards. accuse 2 accuses seat 2 of their last card.
    Whoever is wrong, or caught, takes the limit card (two points less); the other gets a point.
    Colours: r red, y yellow, g green, b blue, v violet. Remember what was laid: the pile stays shut.
limits-picture-limit = { $left ->
    [0] The last limit card:
    [one] Limit card, one more to come:
   *[other] Limit card, { $left } more to come:
}
limits-picture-pile = { $count ->
    [0] The pile is empty.
    [one] The pile has one card.
   *[other] The pile has { $count } cards.
}
limits-picture-draw = { $count ->
    [0] The draw pile is empty.
    [one] The draw pile has one card.
   *[other] The draw pile has { $count } cards.
}
limits-picture-hand = In your hand:
limits-picture-hidden = Face down before you:
limits-picture-seat = { $seat }: total { $total } (points { $points }, limit cards { $taken }), cards in hand: { $cards }

# $seat, $accused, $accuser, $loser, $earner, $winners are names of players; $card is r, y, g, b or v;
# $cards are names of colours, joined as the language joins a list.

limits-colour-r = red
limits-colour-y = yellow
limits-colour-g = green
limits-colour-b = blue
limits-colour-v = violet
limits-limit-card = limit card
limits-colour-card = colour card
limits-pile = pile
limits-draw-pile = draw pile
limits-hand = hand
limits-hidden-card = hidden card
limits-points = points
limits-no-limit = no limit
limits-round = round
limits-variant-open-pile = open pile: all laid cards stay visible
limits-move-hide = hide
limits-move-play = play
limits-move-exchange = exchange four
limits-move-accuse = accuse
limits-a-card =
    { $card ->
        [r] a red card
        [y] a yellow card
        [g] a green card
        [b] a blue card
       *[v] a violet card
    }
limits-cards-of =
    { $card ->
        [r] red cards
        [y] yellow cards
        [g] green cards
        [b] blue cards
       *[v] violet cards
    }


refused-limits-cards-files =
    { $found ->
        [0] There is no file with limit cards; there must be one.
       *[other] The limit cards must be in one file, not in { $found }.
    }
refused-limits-cards-count =
    { $found ->
        [one] There is one limit card; there must be { $wanted }.
       *[other] There are { $found } limit cards; there must be { $wanted }.
    }
refused-limits-cards-values =
    { $found ->
        [one] This line has one value; a limit card has five, for red, yellow, green, blue and violet.
       *[other] This line has { $found } values; a limit card has five, for red, yellow, green, blue and violet.
    }
refused-limits-cards-value = “{ $found }” is neither a number from 0 to 9 nor X.
refused-limits-not-due = It is not this player’s turn to decide.
refused-limits-shuffle-due = The cards have to be shuffled first.
refused-limits-shuffle-cards =
    { $found ->
        [one] The shuffle has only one of the twelve { limits-cards-of }.
       *[other] The shuffle has { $found } { limits-cards-of }; there must be twelve.
    }
refused-limits-no-such-seat = There is no seat { $seat } at this table.
refused-limits-shuffle-limits =
    { $found ->
        [one] The shuffle has one limit card; this table plays with { $wanted }.
       *[other] The shuffle has { $found } limit cards; this table plays with { $wanted }.
    }
refused-limits-shuffle-unknown-limit = There is no limit card number { $limit }; they are numbered from 1 to 24.
refused-limits-shuffle-limit-twice = Limit card number { $limit } comes more than once.
refused-limits-hide-first =
    { $wanted ->
        [one] First hide a card.
       *[other] First hide { $wanted } cards.
    }
refused-limits-hide-count =
    { $wanted ->
        [one] Hide one card, not { $found }.
       *[other] Hide { $wanted } cards, not { $found }.
    }
refused-limits-not-in-hand = You have not got { limits-a-card } for that in your hand.
refused-limits-must-accuse = Your hand is empty: you must accuse someone.
refused-limits-not-four =
    { $found ->
        [0] You need four { limits-cards-of } for an exchange and have none.
       *[other] You need four { limits-cards-of } for an exchange and have only { $found }.
    }
refused-limits-turn-due = It is your turn: play a card, exchange four or accuse someone.
refused-limits-accuse-oneself = You cannot accuse yourself.
refused-limits-nothing-laid = Seat { $seat } has not laid a card in this round and cannot be accused.
refused-limits-unreadable = “{ $found }” is not a move of Limits.
refused-limits-unknown-colour = “{ $found }” is no colour; the colours are r, y, g, b and v.
refused-limits-one-colour = One colour is wanted here, not “{ $found }”.
refused-limits-not-a-number = “{ $found }” is not a number.


event-limits-drew = { $seat } draws: { $cards }.
event-limits-drew-unseen =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-limits-drew-nothing = The draw pile is empty: { $seat } draws nothing.
event-limits-round = Round { $round } of { $rounds }. Limit card: red { $r }, yellow { $y }, green { $g }, blue { $b }, violet { $v }. { $seat } starts.
event-limits-hid = { $seat } hides: { $cards }.
event-limits-hid-unseen =
    { $count ->
        [one] { $seat } hides a card.
       *[other] { $seat } hides { $count } cards.
    }
event-limits-laid = { $seat } plays { limits-a-card }.
event-limits-exchanged = { $seat } shows four { limits-cards-of } and exchanges them for a point: two go on the pile, two on top of the draw pile.
event-limits-accused = { $seat } accuses { $accused }.
event-limits-revealed = { $seat } had hidden: { $cards }.
event-limits-guilty =
    { $lying ->
        [one] One of the { limits-cards-of } lies in the pile, { $allowed } allowed (limit card { $printed }, hidden cards { $raised }). { $accuser } was right: { $loser } takes the limit card (−{ $penalty }), { $earner } gets a point.
       *[other] { $lying } { limits-cards-of } lie in the pile, { $allowed } allowed (limit card { $printed }, hidden cards { $raised }). { $accuser } was right: { $loser } takes the limit card (−{ $penalty }), { $earner } gets a point.
    }
event-limits-innocent =
    { $allowed ->
        [X] There is no limit for { limits-cards-of }. { $accuser } was wrong: { $loser } takes the limit card (−{ $penalty }), { $earner } gets a point.
       *[other] Of the { limits-cards-of }, { $lying } lie in the pile and { $allowed } are allowed (limit card { $printed }, hidden cards { $raised }). { $accuser } was wrong: { $loser } takes the limit card (−{ $penalty }), { $earner } gets a point.
    }
event-limits-over = The last limit card is taken and the game is over. The highest total: { $winners }.

## Limoges

## Web
