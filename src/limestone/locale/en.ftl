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

web-home = Home
web-home-title = Limestone: three games
web-nav = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-replay = Replay
web-close = Close
web-back = Take back
web-save = Save
web-menu = Menu
web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-sounds = Sounds
web-motion = Animations
web-your-name = Your name
web-guest = Guest
web-you = You
web-player = Player { $seat }
web-bot-name = Bot { $seat }, { $level }
web-seat-open = open seat
web-rules = Rules
web-intro = Learn by playing
web-no-page = There is nothing here.
web-no-table = There is no such table, or you are not invited.
web-frozen = This game was begun under other rules. It can be read and downloaded, not played on.
web-unreachable = The server does not answer.
web-retry = Try again
web-offline = You are offline. Your last move is kept.

web-line-connecting = Connecting
web-line-live = Live
web-line-reconnecting = Reconnecting
web-line-offline = Offline
web-line-gone = Closed

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-about-limes = Lay sixteen cards, settle seven workers.
web-about-limits = Play under the limit, or catch the one who did not.
web-about-limoges = Two towns, one river, five powers to win over.
web-meta-limes = Any number, 15 minutes
web-meta-limits = 2 to 6 players, 30 minutes
web-meta-limoges = 2 to 4 players, 90 minutes
web-play-now = Play now
web-bots = Bots
web-hot-seat = Hot-seat
web-invite-short = Invite
web-continue = Continue
web-nothing-yet = No games yet. Play a first one.
web-game-with = { $game } with { $names }
web-game-alone = { $game }, solo
web-phase-waiting = waiting for players
web-phase-playing = being played
web-phase-over = finished
web-phase-frozen = cannot go on
web-your-move = Your move
web-open = Open
web-look = Look
web-watch = Watch or join
web-watch-one = Watch
web-join = Join
web-nothing-to-watch = No public table is open.

web-new-bots = { $game } against bots
web-new-hot = { $game } on one device
web-new-invite = { $game } with friends
web-how-many = How many play
web-level = How strong
web-level-novice = Novice
web-level-casual = Casual
web-level-club = Club
web-level-expert = Expert
web-level-master = Master
web-level-random = Random
web-variants = Variants
web-variant-diagonal = Diagonal: cards may touch by a corner
web-variant-ferryman = Ferryman: a fisherman carries others across the lake
web-variant-open-pile = Open pile: all laid cards stay visible
web-variant-no-tiles = Without tiles
web-variant-no-ostensions = Without Ostensions
web-variant-events = With events
web-visibility = Who may come
web-visibility-link = Who has the link
web-visibility-public = Everybody
web-visibility-private = Only with the invitation
web-pace = Time for a move
web-pace-is = { $kind ->
    [none] no limit
    [minutes] { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
   *[days] { $days ->
        [one] one day
       *[other] { $days } days
    }
}
web-start = Start
web-open-table = Open the table

web-lobby = At the table
web-lobby-hint = { $open ->
    [0] Everybody is here.
    [one] One seat is open.
   *[other] { $open } seats are open.
}
web-sit = Sit here
web-leave = Stand up
web-add-bot = Add a bot
web-invite = Invite
web-invite-link = Link to this table
web-invite-qr = The link as a QR code
web-invite-hint = Whoever opens it can sit down or watch. No account is needed.
web-watch-link = For those who want to watch
web-copy = Copy
web-copied = Copied

web-with = with { $names }
web-round-of = Round { $round } of { $rounds }
web-round = Round { $round }
web-time-left = Time left: { $time }
web-days = { $days ->
    [one] one day
   *[other] { $days } days
}
web-title-yours = Your move · { $game }
web-your-turn = It is your turn.
web-choosing = choosing
web-sealed = has chosen, sealed until all have
web-sealed-you = You have chosen. The others are still thinking.
web-change-mind = Change my mind
web-log = So far
web-log-empty = Nothing yet.
web-twin = The board in words
web-legal = What you may do
web-provisional = Provisional
web-turn-left = Turn left
web-turn-right = Turn right
web-undo = Take back
web-ask-back = Ask to take back
web-hand = Let a bot play for me
web-return = Play again myself
web-resign = Give up
web-resign-sure = Yes, give up
web-ask-undo = { $name } asks to take a move back.
web-ask-abandon = { $name } asks to end the game without a result.
web-agree = Agree
web-decline = Decline
web-ask-waiting = The others are being asked.
web-curtain = Now { $name }
web-curtain-hint = Pass the device. Nobody else should look.
web-curtain-open = I am { $name }
web-won = { $you ->
    [yes] { $count ->
        [one] You win
       *[other] You share the victory
    }
   *[no] { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
}
web-given-up = The game was given up.
web-fair = Fair deal: every chance followed from the seed whose seal was published before the game.
web-replay = Watch it again
web-again = Play again
web-new-game = New game
web-download = Download the record

web-refused = This is not possible ({ $code }).
web-rule-at = Rule { $section }
web-refused-stale = The table has moved on; look again.
web-refused-not-due = It is not your turn.
web-refused-rate-limited = Too fast. Wait { $seconds } seconds.
web-refused-unavailable = The server does not answer. Your move is kept; try again.
web-refused-seat-taken = Somebody sits there already.
web-refused-not-your-seat = This is not your seat.
web-refused-not-host = Only the host may do this.
web-refused-undo-horizon = This cannot be taken back any more: somebody else has decided, or chance has.

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
web-limes-land-of = The landscape of { $name }
web-limes-back-home = Back to your landscape
web-limes-card = Card { $number }
web-limes-held = On { $square }, { $turn ->
    [n] as drawn
    [e] turned right
    [s] upside down
   *[w] turned left
}
web-limes-pick-square = Choose a square that glows
web-limes-turn-hint = Turn: tap the card, the wheel, q and e
web-limes-worker-none = A worker, if you like
web-limes-worker-place = One worker is placed
web-limes-worker-move = One worker moves
web-limes-worker-half = Choose where it goes
web-limes-lay = Lay
web-limes-lay-none = Lay without a worker
web-limes-lay-place = Lay with the worker
web-limes-lay-move = Lay and move
web-limes-lay-half = Lay
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
    [one] One worker left
   *[other] { $count } workers left
}
web-limes-now = If the game ended now
web-limes-no-workers = No worker scores yet.
web-limes-why = { $profession ->
    [farmer] { $zones ->
        [one] field of one zone
       *[other] field of { $zones } zones
    }
    [fisherman] { $points ->
        [0] lake without huts
        [one] lake, one hut
       *[other] lake, { $points } huts
    }
    [woodcutter] { $points ->
        [0] no neighbours
        [one] one neighbour
       *[other] { $points } neighbours
    }
   *[watchman] { $points ->
        [0] no forest in sight
        [one] one forest zone in sight
       *[other] { $points } forest zones in sight
    }
}
web-limes-lens = { $worker ->
    [yes] { $profession ->
        [farmer] This field has { $zones ->
            [one] one zone: one point
           *[other] { $zones } zones: { $points } points
        } for the farmer.
        [fisherman] { $points ->
            [0] No hut stands beside this lake yet.
            [one] One hut stands beside this lake: one point.
           *[other] { $points } huts stand beside this lake: { $points } points. Each counts once.
        }
        [woodcutter] { $points ->
            [0] Nothing borders this forest yet.
            [one] One territory borders this forest: one point.
           *[other] { $points } territories border this forest: { $points } points.
        }
       *[watchman] { $points ->
            [0] The watchman sees no forest zone.
            [one] The watchman sees one forest zone: one point.
           *[other] The watchman sees { $points } forest zones: { $points } points. Other towers block the view.
        }
    }
   *[no] { $profession ->
        [farmer] Nobody works here. A farmer would score { $points }.
        [fisherman] Nobody works here. A fisherman would score { $points }.
        [woodcutter] Nobody works here. A woodcutter would score { $points }.
       *[watchman] Nobody works here. A watchman would score { $points }.
    }
}
web-limes-for = { $profession ->
    [farmer] zones of their field
    [fisherman] huts beside their lake
    [woodcutter] territories around their forest
   *[watchman] forest zones in sight
}
web-limes-ladder-name = The solo ladder
web-limes-ladder = { $step ->
    [0] Needs practice
    [1] Fair
    [2] Good
    [3] Very good
   *[4] Outstanding
}
web-limes-next-step = { $step ->
    [4] There is no higher step.
   *[other] { $missing ->
        [one] One more point for the next step.
       *[other] { $missing } more points for the next step.
    }
}
web-limes-range = { $step ->
    [0] below 28
    [4] 49 and more
   *[other] { $from } to { $to }
}
web-limes-twin = Your landscape, round { $round } of { $rounds }, { $cards } cards laid
web-limes-twin-square = Choose where the card goes.
web-limes-gap = empty
web-limes-zone = { $quarter } { $terrain }{ $hut ->
    [yes] , hut
   *[no] { "" }
}{ $workers ->
    [0] { "" }
    [one] , one worker
   *[other] , { $workers } workers
}
web-limes-scored = { $profession ->
    [farmer] Farmer on { $zone }, { $points }: { $why } ({ $places })
    [fisherman] Fisherman on { $zone }, { $points }: { $why } ({ $places })
    [woodcutter] Woodcutter on { $zone }, { $points }: { $why } ({ $places })
   *[watchman] Watchman on { $zone }, { $points }: { $why } ({ $places })
}
web-log-limes-drawn = Round { $round }: card { $card }
web-log-limes-laid = { $seat } laid on { $square }
web-log-limes-placed = { $profession ->
    [farmer] { $seat } placed a farmer on { $zone }
    [fisherman] { $seat } placed a fisherman on { $zone }
    [woodcutter] { $seat } placed a woodcutter on { $zone }
   *[watchman] { $seat } placed a watchman on { $zone }
}
web-log-limes-moved = { $profession ->
    [farmer] { $seat } moved a worker to { $to }: a farmer now
    [fisherman] { $seat } moved a worker to { $to }: a fisherman now
    [woodcutter] { $seat } moved a worker to { $to }: a woodcutter now
   *[watchman] { $seat } moved a worker to { $to }: a watchman now
}
web-log-limes-counted = { $points ->
    [one] { $seat } has one point
   *[other] { $seat } has { $points } points
}
web-log-limes-solo = { $points ->
    [one] The landscape is complete: one point
   *[other] The landscape is complete: { $points } points
}
web-log-limes-won = { $seats } wins with { $points } points
web-log-limes-shared = { $seats } share the victory with { $points } points

web-skip = Show the result
web-limits-colour = { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
}
web-limits-unseen = a card face down
web-limits-limit = { $colour ->
    [r] red { $limit }
    [y] yellow { $limit }
    [g] green { $limit }
    [b] blue { $limit }
   *[v] violet { $limit }
}
web-limits-limit-card = Limit card: { $limits }. X is no limit.
web-limits-limit-title = Limit card
web-limits-hidden-cards = Hidden cards
web-limits-hint = Each hidden card raises its own colour by one. X: no limit.
web-limits-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-limits-hidden = hidden
web-limits-has-hidden = has chosen
web-limits-taken = { $count ->
    [0] no limit card
    [one] one limit card, −2
    [2] 2 limit cards, −4
    [3] 3 limit cards, −6
   *[other] { $count } limit cards
}
web-limits-accuse = Accuse
web-limits-pile-open = { $count ->
    [0] Nothing laid yet
    [one] One card laid
   *[other] { $count } cards laid
}
web-limits-pile = { $count ->
    [0] Nothing laid yet
    [one] One card laid, by { $name }
   *[other] { $count } laid, the last by { $name }; only it can be seen
}
web-limits-draw = { $count ->
    [0] nothing to draw
    [one] one to draw
   *[other] { $count } to draw
}
web-limits-your-hidden = { $count ->
    [one] { $colour ->
        [r] Your hidden card is red: it allows one more red. Only you see it.
        [y] Your hidden card is yellow: it allows one more yellow. Only you see it.
        [g] Your hidden card is green: it allows one more green. Only you see it.
        [b] Your hidden card is blue: it allows one more blue. Only you see it.
       *[v] Your hidden card is violet: it allows one more violet. Only you see it.
    }
   *[other] Each of your hidden cards allows one more of its colour. Only you see them.
}
web-limits-turn-of = { $name } is thinking
web-limits-your-turn = Your turn: play a card or accuse
web-limits-must-accuse = Your hand is empty: you must accuse
web-limits-hide = { $count ->
    [one] Choose a card to hide
   *[other] Choose { $count } cards to hide
}
web-limits-hide-these = { $count ->
    [one] Hide this card
   *[other] Hide these cards
}
web-limits-choose = Choose a card
web-limits-play-colour = { $colour ->
    [r] Play red
    [y] Play yellow
    [g] Play green
    [b] Play blue
   *[v] Play violet
}
web-limits-exchange = { $colour ->
    [r] Exchange four red for a point
    [y] Exchange four yellow for a point
    [g] Exchange four green for a point
    [b] Exchange four blue for a point
   *[v] Exchange four violet for a point
}
web-limits-accuse-who = Accuse { $name }?
web-limits-accuse-name = Accuse { $name }
web-limits-claim = You say that the last card went over the limit of its colour.
web-limits-if-so = If so
web-limits-if-so-text = { $name } takes the limit card, −2; you take a point
web-limits-if-not = If not
web-limits-if-not-text = you take the limit card, −2; { $name } takes a point
web-limits-keep-playing = Keep playing
web-limits-counting = The cards are counted …
web-limits-over = { $over ->
    [one] Over the limit by one
   *[other] Over the limit by { $over }
}
web-limits-within = Within the limit
web-limits-charge = { $colour ->
    [r] { $accuser } accused { $accused }, whose last card was red.
    [y] { $accuser } accused { $accused }, whose last card was yellow.
    [g] { $accuser } accused { $accused }, whose last card was green.
    [b] { $accuser } accused { $accused }, whose last card was blue.
   *[v] { $accuser } accused { $accused }, whose last card was violet.
}
web-limits-count = { $lying ->
    [one] One card of this colour lay up to there; allowed: { $allowed }.
   *[other] { $lying } cards of this colour lay up to there; allowed: { $allowed }.
}
web-limits-no-limit = X: this colour had no limit.
web-limits-by-card = { $count ->
    [one] limit card: one
   *[other] limit card: { $count }
}
web-limits-by-hidden = hidden, { $names }: { $count }
web-limits-pile-order = The pile, first card on the left, and who laid it
web-limits-outcome = Outcome
web-limits-takes-card = takes the limit card, starts next
web-limits-takes-point = takes one point
web-limits-next = Next round
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
    [r] Exchange four red
    [y] Exchange four yellow
    [g] Exchange four green
    [b] Exchange four blue
   *[v] Exchange four violet
}
web-limits-do-accuse = Accuse { $name }
web-limits-twin-top = { $colour ->
    [none] The pile is empty.
    [r] The pile has { $count } cards; on top red, by { $name }.
    [y] The pile has { $count } cards; on top yellow, by { $name }.
    [g] The pile has { $count } cards; on top green, by { $name }.
    [b] The pile has { $count } cards; on top blue, by { $name }.
   *[v] The pile has { $count } cards; on top violet, by { $name }.
}
web-limits-twin-player = { $name }: points { $points }, cards in hand { $hand }, hidden { $hidden }, limit cards { $taken }
web-log-limits-round = Round { $round } of { $rounds }
web-log-limits-hid-unseen = { $count ->
    [one] { $seat } hid a card
   *[other] { $seat } hid { $count } cards
}
web-log-limits-hid = { $count ->
    [one] { $seat } hid a card
   *[other] { $seat } hid { $count } cards
}
web-log-limits-laid = { $seat } laid a card
web-log-limits-exchanged = { $seat } exchanged four cards for a point
web-log-limits-accused = { $seat } accused { $accused }
web-log-limits-guilty = { $seat } was over the limit; { $earner } takes a point
web-log-limits-innocent = { $seat } was within the limit and takes a point; { $loser } takes the card
web-log-limits-over = The last limit card is taken
