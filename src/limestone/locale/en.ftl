## Command line

command-limestone =
    One table for three games: Limes, Limits and Les Deux Limoges.
    Without a command it starts on this machine and opens in your browser. Every command says more with --help.
command-play =
    Play a game in this terminal.
    Type a move in notation, ? for what may come next, help for an explanation.
command-simulate =
    Play random legal games and write a record of each.
    The same seed gives the same files. A run that was stopped picks up where it left off.
command-replay =
    Check a record and tell the game step by step.
    Ends with exit code 1 if a step is illegal or the result is wrong.
command-legal = List the legal moves after the last step of a record, a line each.
command-show = Draw the position after the last step of a record.
command-decks = Look after files with cards of your own.
command-decks-check =
    Check a file of cards or a folder of data.
    Says what is wrong and on which line, or that all is well.

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
left = See you next time. The game so far is in { $file } once a step was played; “resume” goes on with it.
undone = Taken back.
saved = Saved in { $file }.
resumed = Going on with { $file }.
complete-none = No move begins with “{ $typed }”.
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

refused-unknown-game = there is no game “{ $name }”; there are { $known }
refused-unknown-variant = there is no variant “{ $word }”; there are { $known }
refused-seats-out-of-range = { $seats } cannot play; { $least } to { $most } can
refused-wrong-material = { $game } has no --{ $word }; its cards or data are given by --{ $right }
refused-not-text = this is not a text file
refused-unreadable = cannot be read: { $reason }
refused-unwritable = cannot be written: { $reason }
refused-not-due = seat { $seat } is not to decide now
refused-undo-horizon = this cannot be taken back any more: somebody else has decided or a card has been drawn since
refused-undo-nothing = there is nothing to take back

refused-record-not-a-record = a record begins with a line “limestone 1”
refused-record-format = this record has format { $found }; we read format { $known }
refused-record-rules = this game was played under rules { $rules }; we know rules { $known }
refused-record-material = this game was played with different material ({ $wanted }, here { $given }); give it with --{ $word }
refused-record-key-missing = the header has no line “{ $key }”
refused-record-key-twice = the header has two lines “{ $key }”
refused-record-key-unknown = the header has an unknown line “{ $key }”
refused-record-number = “{ $found }” is not a number for “{ $key }”
refused-record-no-blank-line = the blank line after the header is missing
refused-record-comment-before-step = a comment stands before the first step
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
event-limes-won = { $points ->
    [one] { $seats } wins with one point.
   *[other] { $seats } wins with { $points } points.
}
event-limes-shared = { $seats } share the victory with { $points } points.

refused-limes-notation = “{ $found }” is not a move; moves look like d4n +se or d5s d4se>e4nw
refused-limes-square = “{ $found }” is not a square; they go from a1 to g7
refused-limes-turn = “{ $found }” is not a turn; the turns are n, e, s and w
refused-limes-quarter = “{ $found }” is not a quarter; the quarters are nw, ne, sw and se
refused-limes-zone = “{ $found }” is not a zone; zones look like d4nw
refused-limes-posting = “{ $found }” is nothing a worker can do; +se places one, d4se>e4nw moves one
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
refused-deck-number-expected = here the number of a card is due, not “{ $found }”
refused-deck-rows = card { $card } does not have two rows
refused-deck-row = “{ $found }” is not a row of two zones
refused-deck-zone = “{ $found }” is not a zone; zones are . ~ ^ # with * for a hut
refused-deck-hut = “{ $found }”: a hut stands on field or forest only

## Limits

limits-help =
    The limit card says how many cards of each colour may lie on the pile; X is no limit. Everyone first
    hides a card, which raises the limit of its colour by one. Then, in turn, play a card on the pile,
    exchange four of a colour for a point, or accuse a player of having gone over the limit.
    hide g hides a green card (with two players two cards: hide rg). play r plays a red card.
    exchange v exchanges four violet cards. accuse 2 accuses seat 2 over their last card.
    Whoever is wrong, or caught, takes the limit card (two points less); the other gets a point.
    Colours: r red, y yellow, g green, b blue, v violet. Remember what was laid: the pile stays closed.
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
        [0] there is no file with limit cards; there must be one
       *[other] the limit cards must be in one file, not in { $found }
    }
refused-limits-cards-count =
    { $found ->
        [one] there is one limit card; there must be { $wanted }
       *[other] there are { $found } limit cards; there must be { $wanted }
    }
refused-limits-cards-values =
    { $found ->
        [one] this line has one value; a limit card has five, for red, yellow, green, blue and violet
       *[other] this line has { $found } values; a limit card has five, for red, yellow, green, blue and violet
    }
refused-limits-cards-value = “{ $found }” is neither a number from 0 to 9 nor X
refused-limits-not-due = it is not this player’s turn to decide
refused-limits-shuffle-due = the cards have to be shuffled first
refused-limits-shuffle-cards =
    { $found ->
        [one] the shuffle has only one of the twelve { limits-cards-of }
       *[other] the shuffle has { $found } { limits-cards-of }; there must be twelve
    }
refused-limits-no-such-seat = there is no seat { $seat } at this table
refused-limits-shuffle-limits =
    { $found ->
        [one] the shuffle has one limit card; this table plays with { $wanted }
       *[other] the shuffle has { $found } limit cards; this table plays with { $wanted }
    }
refused-limits-shuffle-unknown-limit = there is no limit card number { $limit }; they are numbered from 1 to 24
refused-limits-shuffle-limit-twice = limit card number { $limit } comes more than once
refused-limits-hide-first =
    { $wanted ->
        [one] first hide a card
       *[other] first hide { $wanted } cards
    }
refused-limits-hide-count =
    { $wanted ->
        [one] hide one card, not { $found }
       *[other] hide { $wanted } cards, not { $found }
    }
refused-limits-not-in-hand = { limits-a-card } is not in your hand
refused-limits-must-accuse = your hand is empty: you must accuse someone
refused-limits-not-four =
    { $found ->
        [0] you need four { limits-cards-of } for an exchange and have none
       *[other] you need four { limits-cards-of } for an exchange and have only { $found }
    }
refused-limits-turn-due = it is your turn: play a card, exchange four or accuse someone
refused-limits-accuse-oneself = you cannot accuse yourself
refused-limits-nothing-laid = seat { $seat } has not laid a card in this round and cannot be accused
refused-limits-unreadable = “{ $found }” is not a move of Limits
refused-limits-unknown-colour = “{ $found }” is not a colour; the colours are r, y, g, b and v
refused-limits-one-colour = one colour is wanted here, not “{ $found }”
refused-limits-not-a-number = “{ $found }” is not a number


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

limoges-help =
    First everyone votes in secret: a domino for each colour they want; its low half is its strength.
    vote blue:5-4 red:3-1 · vote none. Then, in turn, place up to two dominoes and act as often as you can pay.
    place 6-3 keys_cite yellow takes a power, place 4-3 gi_imbert high builds a gate (the half its guard covers),
    place 6-3 ab_04 builds in the Abbey. end ends the turn (end 6-3 throws a domino away, when you must).
    Other moves: activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop; answers: gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    ? lists what you may do now. On the board @0 is the domino of seat 0; then comes the meeple.
limoges-picture-round = Round { $round }, first: { $seat }
limoges-picture-powers = Powers
limoges-picture-chateau-inner = Inner wall of the Château
limoges-picture-chateau-outer = Outer wall of the Château
limoges-picture-cite = Wall of the Cité
limoges-picture-abbey = Abbey
limoges-picture-cathedral = Cathedral
limoges-picture-production = Production
limoges-picture-bridges = Bridges
limoges-picture-treasuries = Treasuries: Abbey { $abbey }, Cathedral { $cathedral }
limoges-picture-seat = { $seat } (@{ $number }): barbarins { $coins }, points { $points }, French { $french }, English { $english }, dominoes { $hand }, bag { $bag };
limoges-picture-hand = Your dominoes: { $dominoes }
limoges-picture-objectives = Your objectives: { $cards }
limoges-count-seat = { $seat }: points { $points }, French influence { $french }, English influence { $english }
limoges-count-objective = { $card }:
limoges-count-standing = { "  " }{ $seat }: { $measure } (rank { $rank }, points { $points })

limoges-red = Consul of the Château (red)
limoges-blue = Consul of the Cité (blue)
limoges-yellow = Viscount’s man (yellow)
limoges-grey = Abbot (grey)
limoges-purple = Bishop (purple)
limoges-chateau = The Château
limoges-cite = The Cité
limoges-hors = Outside the walls
limoges-fr = French influence
limoges-en = English influence
limoges-abbey = The Abbey
limoges-cathedral = The Cathedral
limoges-personnages = Personnages
limoges-lieux = Places
limoges-personnage = Person
limoges-lieu = Place
limoges-saint = Saint
limoges-relic = Relic
limoges-coins = Barbarins
limoges-reserve = Reserve
limoges-prison = Prison
limoges-treasury = Treasury
limoges-bank = Bank
limoges-bag = Bag
limoges-motte = The Viscount’s Motte
limoges-consulat-chateau = Consulat of the Château
limoges-consulat-cite = Consulat of the Cité
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
limoges-t08-lieu = Butchers’ street
limoges-t08-personnage = Bernard Gui, Dominican
limoges-t09-lieu = Market of the Bancs
limoges-t09-personnage = Eustorge, bishop
limoges-t10-lieu = Town house, Consulat street
limoges-t10-personnage = Jean de Cros, bishop
limoges-t11-lieu = The Mint
limoges-t11-personnage = Guy V, viscount
limoges-t12-lieu = Tomb of Saint Martial
limoges-t12-personnage = Henry the Young King
limoges-t13-lieu = Basilica of the Saviour
limoges-t13-personnage = Henry II Plantagenet
limoges-t14-lieu = Library of Saint-Martial
limoges-t14-personnage = Bernart of Ventadour, troubadour
limoges-t15-lieu = Enamellers’ workshops
limoges-t15-personnage = Mercadier, mercenary captain
limoges-t16-lieu = Bishop’s palace
limoges-t16-personnage = Gérard-Hector du Cher, bishop
limoges-t17-lieu = Baptistery of Saint-Jean
limoges-t17-personnage = Ebles, bishop
limoges-t18-lieu = The Abbessaille quarter
limoges-t18-personnage = Hélie, cantor of the cathedral
limoges-t19-lieu = Clos Sainte-Marie
limoges-t19-personnage = Adémar V, viscount
limoges-t20-lieu = Mills on the Vienne
limoges-t20-personnage = Guy VI, viscount
limoges-t21-lieu = Manigne suburb
limoges-t21-personnage = Margaret of Burgundy, regent
limoges-t22-lieu = Boucherie suburb
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
limoges-os3-relic = Bust reliquary of Saint Aurelian
limoges-os4-saint = Saint Lupus
limoges-os4-relic = Shrine of Saint Lupus
limoges-os5-saint = Saint Leonard of Noblat
limoges-os5-relic = Bolt of Saint Leonard
limoges-os6-saint = Saint Stephen of Muret
limoges-os6-relic = True Cross of Grandmont
limoges-ev01-a = Fire in the Château
limoges-ev01-b = Fire in the Cité
limoges-ev02-a = Saint Anthony’s fire
limoges-ev02-b = Black Death
limoges-ev03-a = Henry II besieges the Château
limoges-ev03-b = Sack of the Cité by the Black Prince
limoges-ev04-a = Richard invested as duke
limoges-ev04-b = Louis the Younger visits
limoges-ev05-a = Pont St-Martial dismantled
limoges-ev05-b = Pont St-Étienne completed
limoges-ev06-a = New wall of the Château
limoges-ev06-b = Four gates walled up
limoges-ev07-a = Cluniac reform
limoges-ev07-b = The Gothic cathedral begins
limoges-ev08-a = War of the Viscounty
limoges-ev08-b = Royal arbitration
limoges-ev09-a = Treaty of Brétigny
limoges-ev09-b = Confiscation of Guyenne
limoges-ev10-a = Richard dies at Châlus
limoges-ev10-b = Eleanor remarries
limoges-ev11-a = Saint Martial’s fair
limoges-ev11-b = Saint Lupus’ fair
limoges-ev12-a = Saint-Martial’s treasury looted
limoges-ev12-b = Cathedral treasury looted
limoges-ev13-a = Great ostensions of the Château
limoges-ev13-b = Great ostensions of the Cité
limoges-ev14-a = Election of the Château consuls
limoges-ev14-b = Election of the Cité consuls
limoges-ev15-a = Minting of barbarins
limoges-ev15-b = Debasement
limoges-ev16-a = The Vienne floods
limoges-ev16-b = Log drive at the Naveix
limoges-ev17-a = Urban II visits
limoges-ev17-b = Interdict on the town
limoges-ev18-a = Peace of God
limoges-ev18-b = The Imbert prison opened
limoges-ob01 = The Great Abbot
limoges-ob02 = The Master Builder
limoges-ob03 = Gatekeeper of the Château
limoges-ob04 = Gatekeeper of the Cité
limoges-ob05 = The Bridge-builder
limoges-ob06 = The French party
limoges-ob07 = The English party
limoges-ob08 = The Money-changer
limoges-ob09 = Advocate of the mighty
limoges-ob10 = The Patron
limoges-ob11 = Friend of the Consuls
limoges-ob12 = Prince of the Church
limoges-keys-chateau = Keys of the Château gates
limoges-keys-cite = Keys of the Cité gates
limoges-bridge-martial = Control of Pont St-Martial
limoges-bridge-etienne = Control of Pont St-Étienne
limoges-justice = Justice
limoges-theft-abbey = Rob the Abbey treasury
limoges-theft-cathedral = Rob the Cathedral treasury
limoges-corruption = Corruption
limoges-ostensions = Ostensions
limoges-gi-imbert = Imbert Gate
limoges-gi-orgolet = Orgolet Gate
limoges-gi-pristin = Pristin Gate
limoges-gi-fustinie = Fustinie Gate
limoges-go-montmailler = Montmailler Gate
limoges-go-arenes = Arènes Gate
limoges-go-saint-esprit = Saint-Esprit Gate (Lansecot)
limoges-go-pissevache = Pissevache Gate
limoges-go-manigne = Manigne Gate
limoges-go-vieille-monnaie = Vieille-Monnaie Gate
limoges-go-boucherie = Boucherie Gate
limoges-go-mireboeuf = Mirebœuf Gate
limoges-gc-panet = Panet Gate
limoges-gc-chene = Chêne Gate (Rouveix)
limoges-gc-saint-maurice = Saint-Maurice Gate
limoges-gc-escudiere = Escudière Gate
limoges-gc-traboreu = Traboreu Gate
limoges-ab-01 = Abbey, space 1
limoges-ab-02 = Abbey, space 2
limoges-ab-03 = Abbey, space 3
limoges-ab-04 = Abbey, space 4
limoges-ab-05 = Abbey, space 5
limoges-ab-06 = Abbey, space 6
limoges-ab-07 = Abbey, space 7
limoges-ab-08 = Abbey, space 8
limoges-ab-09 = Abbey, space 9
limoges-ab-10 = Abbey, space 10
limoges-ab-11 = Abbey, space 11
limoges-ab-12 = Abbey, space 12
limoges-ab-13 = Abbey, space 13
limoges-ab-14 = Abbey, space 14
limoges-ca-0 = Cathedral, ground floor 0
limoges-ca-1 = Cathedral, ground floor 1
limoges-ca-2 = Cathedral, ground floor 2
limoges-ca-3 = Cathedral, ground floor 3
limoges-ca-4 = Cathedral, ground floor 4
limoges-ca-5 = Cathedral, ground floor 5
limoges-ca-6 = Cathedral, ground floor 6
limoges-cb-0 = Cathedral, first floor 1
limoges-cb-1 = Cathedral, first floor 2
limoges-cb-2 = Cathedral, first floor 3
limoges-cb-3 = Cathedral, first floor 4
limoges-cb-4 = Cathedral, first floor 5
limoges-cb-5 = Cathedral, first floor 6
limoges-cc-0 = Cathedral, belfry
limoges-pm-1 = Pont Saint-Martial, arch 1
limoges-pm-2 = Pont Saint-Martial, arch 2
limoges-pm-3 = Pont Saint-Martial, arch 3
limoges-pm-4 = Pont Saint-Martial, arch 4
limoges-pe-1 = Pont Saint-Étienne, arch 1
limoges-pe-2 = Pont Saint-Étienne, arch 2
limoges-pe-3 = Pont Saint-Étienne, arch 3
limoges-pe-4 = Pont Saint-Étienne, arch 4


event-limoges-activates = { $seat } puts a meeple on { $place } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-buys = { $seat } buys { $tile } ({ $side }).
event-limoges-comforted = { $seat }, robbed of a meeple, takes a step ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-compensated = For a missing meeple { $seat } takes a step ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-completes = { $seat } completes the building ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }).
event-limoges-converts-influence = { $seat } gives up influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-converts-points = { $seat } converts victory points ({ $points }).
event-limoges-deals = { $seat } gets their objectives.
event-limoges-deals-own = { $seat } gets the objectives { $cards }.
event-limoges-destroyed = { $place } is destroyed.
event-limoges-draws = { $count ->
    [one] { $seat } draws a domino.
   *[other] { $seat } draws { $count } dominoes.
}
event-limoges-draws-own = { $seat } draws { $dominoes }.
event-limoges-drops = { $seat } drops { $event } without effect.
event-limoges-earns-commerce = Commerce brings { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-fair = The fair brings { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } at their gates.
event-limoges-earns-mint = The mint brings { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-recycling = Recycled dominoes bring { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-tax = { $seat } collects { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } of tax at their gates.
event-limoges-earns-tax-bonus = A tile adds { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to the tax of { $seat }.
event-limoges-earns-theft = { $seat } robs the treasury ({ $source ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }) of { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-tile = { $seat } gets { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-event-enters = The event { $event } ({ $side }) enters the row { $row }.
event-limoges-favour = { $seat } gains influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-first = { $seat } is first player.
event-limoges-frees = { $seat } frees { $prisoner } from prison.
event-limoges-gains = { $seat } gains { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-gives-up = { $seat } gives up { $tile }.
event-limoges-guards = The guard of { $place } now covers the { $covers ->
         [high] high
        *[low] low
    } half.
event-limoges-happens = The event { $event } ({ $side }) takes effect.
event-limoges-jails-hand = { $seat } puts a meeple of { $other } in prison ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-jails-on = { $seat } takes the meeple of { $other } from { $place } to prison ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-jails-tile = { $seat } puts { $tile } of { $other } in prison.
event-limoges-keeps-objective = { $seat } keeps an objective.
event-limoges-keeps-objective-own = { $seat } keeps the objective { $card }.
event-limoges-keeps-ostension = { $seat } keeps { $tile } ({ $side }).
event-limoges-leader-falls = { $seat }, the leader, loses influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-loses = { $seat } loses { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-loses-all = { $seat } loses all their meeples of one colour ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-nothing-after-theft = After their theft, building there brings { $seat } no meeple ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }).
event-limoges-objective = { $rank ->
    [0] Objective { $objective }: { $seat } has nothing to show.
   *[other] Objective { $objective }: { $seat } has { $measure }, rank { $rank }, points: { $points }.
}
event-limoges-opens-guards = { $seat } may move their guards ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = The domino on { $place } is removed.
event-limoges-over = { $reason ->
    [abbey] The Abbey is complete: the game is over.
    [cathedral] The Cathedral is complete: the game is over.
    [influence] A track of influence is at their end: the game is over.
   *[bag] A bag has too few dominoes for a new hand: the game is over.
}
event-limoges-pays-conversion = { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } for their tile.
event-limoges-pays-destruction = For the Motte { $seat } pays the bank { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-pays-event = The event costs { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-pays-influence = { $seat } pays with influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-pays-jail = Justice costs { $seat } { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-pays-justice = For a prisoner { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] { $to }
    }.
event-limoges-pays-keys = For the Keys { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] { $to }
    }.
event-limoges-pays-mercenary = A tile takes { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } from { $seat } for { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] { $to }
    }.
event-limoges-pays-ostensions = For the Ostensions { $seat } pays the bank { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-pays-placement = For the domino { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] { $to }
    }.
event-limoges-pays-tax = { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } of gate tax to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] { $to }
    }.
event-limoges-pays-tile = For the tile { $seat } pays the bank { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-places = { $seat } places { $domino } on { $place }.
event-limoges-points-reward = { $points ->
    [one] The reward brings { $seat } one point for a domino in Abbey or Cathedral.
   *[other] The reward brings { $seat } { $points } points for their dominoes in Abbey and Cathedral.
}
event-limoges-points-reward-tile = { $points ->
    [one] A tile brings { $seat } one more point.
   *[other] A tile brings { $seat } { $points } more points.
}
event-limoges-points-tile = { $points ->
    [one] { $seat } gains one point.
   *[other] { $seat } gains { $points } points.
}
event-limoges-pushed-off = { $tile } is pushed off the end of the row { $row }.
event-limoges-recall = All meeples of one colour are called back ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-recruits = { $seat } recruits { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-round = Round { $round }: { $first } is first.
event-limoges-score = { $seat } has { $total }: { $points } from points, { $french } French, { $english } English, { $objectives } from objectives.
event-limoges-sees = { $count ->
    [one] { $seat } sees one Ostension.
   *[other] { $seat } sees { $count } Ostensions.
}
event-limoges-sees-own = { $seat } sees { $tiles }.
event-limoges-shared-win = { $seats } share the victory.
event-limoges-steals = { $seat } takes { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } from the hand of { $other } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-swaps = { $seat } swaps a meeple of their hand ({ $give ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }) for one of the reserve ({ $take ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-throws-away = { $seat } throws { $domino } away.
event-limoges-tile-enters = { $tile } enters the row { $row }.
event-limoges-treasury-emptied = The treasury ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }) is looted: { $coins ->
         [one] one barbarin goes
        *[other] { $coins } barbarins go
    } to the bank.
event-limoges-uses = { $seat } uses { $tile }.
event-limoges-votes = { $votes ->
    [none] { $seat } does not vote.
   *[other] { $seat } votes { $votes }.
}
event-limoges-wins = { $seat } wins.


refused-limoges-abbey-empty = there is no domino in the Abbey yet
refused-limoges-arch-order = arches are built in order: { $wanted } comes before { $place }
refused-limoges-bad-choice = { $tile } offers: { $known }
refused-limoges-bad-deal = every seat gets two different objectives of the box
refused-limoges-bad-draw = these dominoes cannot be drawn now
refused-limoges-bad-event = { $event } is not in the stack of events, or has no such side
refused-limoges-bad-lots = a domino is drawn for each seat that may still be first, and for no other
refused-limoges-bad-ostensions = these Ostensions cannot be seen now
refused-limoges-bad-tiles = these tiles cannot enter the rows now
refused-limoges-bag-empty = the bag is empty, there is nothing to draw
refused-limoges-bears-another = { $place } bears another domino
refused-limoges-cannot-give-up = { $tile } cannot be given up: only an older tile of yours that is not in prison
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
refused-limoges-data-toml = this is not TOML: { $reason }
refused-limoges-data-too-few = there are { $found } objectives, at least { $least } are needed
refused-limoges-data-word = “{ $found }” is none of: { $known }
refused-limoges-domino-not-in-hand = you do not have { $domino } in your hand
refused-limoges-domino-too-small = the domino given up must have a total of at least { $least }
refused-limoges-domino-twice = a domino can be used only once
refused-limoges-double-covers-high = on a double the guard always covers the high half
refused-limoges-event-not-held = you do not hold { $event }
refused-limoges-events-need-tiles = events need tiles: no-tiles and events exclude each other
refused-limoges-french-only = men of the Viscount are made up for by French influence only
refused-limoges-guard-unchanged = the guard of { $place } would stay as it is
refused-limoges-guarded-already = the guard of { $place } was moved in this turn already
refused-limoges-half-missing = { $place } takes only a domino with a { $half }
refused-limoges-half-unsaid = say which half the guard of { $place } covers: high or low
refused-limoges-hand-lacks = seat { $seat } has no such meeple ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }) in hand
refused-limoges-inner-gates-first = first all inner gates must stand; missing: { $missing }
refused-limoges-must-shed = your hand has not become smaller: name a domino to throw away
refused-limoges-named-twice = something is named twice: { $words }
refused-limoges-need-not-shed = your hand has become smaller: no domino is thrown away
refused-limoges-needs-a-six = the Ostensions need a domino with a six and at least a one beside it
refused-limoges-no-action = { $tile } is not an active tile of yours with an action
refused-limoges-no-consulat = there is no Consulat with a domino for this colour ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    })
refused-limoges-no-entry = you have no active gate in the wall around { $place } ({ $zone })
refused-limoges-no-guard-to-move = no guard of yours in this town ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) could change
refused-limoges-no-justice = nobody is freed before a domino lies on Justice
refused-limoges-no-match = { $place } needs a domino that shares a half with a neighbour
refused-limoges-no-meeple-there = no meeple of an opponent is on { $place }
refused-limoges-no-ostension-left = no Ostension is left in the stack
refused-limoges-no-room = you have { $limit } tiles, all of them in prison: no room for another
refused-limoges-no-shared-half = the domino must share a half with { $there } on { $place }
refused-limoges-no-such-space = there is no space { $place } for this
refused-limoges-no-support = { $place } needs its supports; missing: { $missing }
refused-limoges-no-treasury = “{ $word }” has no treasury; abbey and cathedral have one
refused-limoges-not-a-colour = “{ $word }” is not a colour; the colours are { $known }
refused-limoges-not-a-domino = “{ $word }” is not a domino; dominoes look like 6-3
refused-limoges-not-a-pair = “{ $word }” is not a pair with a colon, as in blue:5-4
refused-limoges-not-a-person = { $tile } is not a Personnage or Saint of an opponent outside the prison
refused-limoges-not-a-seat = “{ $word }” is not a seat; seats are numbers from 0
refused-limoges-not-a-target = { $place } cannot be destroyed: only dominoes off the powers, and Lieu tiles before players
refused-limoges-not-an-opponent = seat { $seat } is not an opponent of yours
refused-limoges-not-dealt = you were not dealt { $card }
refused-limoges-not-idle = { $place } needs no meeple now, or is in prison
refused-limoges-not-in-a-row = { $tile } is in neither row
refused-limoges-not-in-prison = { $prisoner } is not in prison, or not yours to free
refused-limoges-not-most = you have more meeples of another colour than of this one ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    })
refused-limoges-not-now = this is not the decision that is due
refused-limoges-not-of-the-abbey = { $place } belongs neither to the Abbey nor to an abbey
refused-limoges-not-one-of = “{ $word }” is none of: { $known }
refused-limoges-not-recruited = only blue, yellow and red can be recruited, not { $words }
refused-limoges-not-seen = { $tile } is not among the Ostensions you saw
refused-limoges-not-your-turn = seat { $seat } has nothing to decide now
refused-limoges-not-yours = { $place } is not yours, or takes no meeple this way
refused-limoges-nothing-there = nothing lies on { $place }
refused-limoges-nothing-to-rob = there is not one coin for you in this treasury ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    })
refused-limoges-occupied = a domino lies on { $place } already
refused-limoges-once-a-turn = { $action } can be done only once in a turn
refused-limoges-peace = there is peace until the end of the round: nothing is destroyed
refused-limoges-placed-enough = at most { $most } dominoes are placed in a turn
refused-limoges-power-closed = the power { $power } is not in play
refused-limoges-power-inactive = the power { $power } is not active: it needs a domino with a meeple
refused-limoges-protected = { $place } is protected by a tile of its owner
refused-limoges-recycles-two = one or two dominoes are recycled, not { $found }
refused-limoges-reserve-lacks = the reserve has no meeple of this colour ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    })
refused-limoges-robbed-already = you have robbed a treasury in this round already
refused-limoges-seats-missing = the seats are not named one after the other: { $words }
refused-limoges-setting-twice = { $setting } has two values
refused-limoges-swap-same = a swap is for another colour than { $colour }
refused-limoges-too-few-coins = this costs { $needs } barbarins, you have { $has }
refused-limoges-too-few-goods = this takes { $needs } ({ $good }), you have { $has }
refused-limoges-too-few-meeples = this takes { $needs } meeples from your hand ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }), you have { $has }
refused-limoges-too-little-influence = this takes { $needs } steps of influence ({ $track ->
         [fr] French
        *[en] English
    }), you have { $has }
refused-limoges-too-low = { $place } is taken only with a total of at least { $least }
refused-limoges-town-closed = first pay for moving guards in this town ({ $town ->
         [chateau] Château
        *[cite] Cité
    })
refused-limoges-town-open = guards of this town ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) were paid for in this turn already
refused-limoges-unknown-word = no move begins with “{ $word }”; moves begin with: { $known }
refused-limoges-word-too-many = on { $place } only the domino is named
refused-limoges-wrong-colour = { $place } takes one of: { $known }
refused-limoges-wrong-length = after “{ $word }” there cannot be { $words } words

## Bots

option-bots = A bot of this level on every other seat; may be given several times.
command-arena =
    Let bots play against each other: FIRST on one seat, SECOND on all others.
    Every deal is played from every seat. Results are kept as they come: the same command goes on where it was stopped.
option-results = The file that keeps the results; otherwise one named after the match.
option-jobs = How many processes; otherwise one for each core.
option-dask = The address of a Dask cluster, such as tcp://host:8786.
bot-thinks = { $seat } ({ $level }) is thinking …
bot-compiling-kernel = Preparing the bots of Limes; this happens once and takes up to a minute …
hint = { $move } – { $reason }
arena-standing = { $games } games: { $share } ± { $error } of the victories, { $ratio } times a fair share; Elo { $elo } ({ $low } to { $high }).
refused-arena-other-match = this file holds the results of another match
refused-dask-missing = a Dask cluster needs the package limestone[dask]
reason-limes-why-lay = { $gain ->
    [0] it scores nothing at once; the game may come to { $expected } points
   *[other] it scores { $gain } at once; the game may come to { $expected } points
}
reason-limes-why-place = the worker scores { $gain } at once; the game may come to { $expected } points
reason-limes-why-go = the worker gains { $gain } by moving; the game may come to { $expected } points
reason-limits-why-hide = this colour will be wanted on the pile
reason-limits-why-play = a { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
} card goes over the limit with { $odds } per cent
reason-limits-why-exchange = four { $colour ->
    [r] red
    [y] yellow
    [g] green
    [b] blue
   *[v] violet
} cards are a point; they go over the limit with { $odds } per cent
reason-limits-why-accuse = { $seat } has gone over the limit with { $odds } per cent
reason-limoges-why = { $kind ->
    [Vote] these votes bring the meeples it needs
    [Place] this is the best place for what it costs
    [Activate] an idle meeple brings nothing
    [Guards] the guards should stand elsewhere
    [Guard] this half earns more tax
    [Rob] the treasury is worth the theft
    [Corrupt] coins are short and these dominoes are dear
    [Commerce] meeples are worth more as coins now
    [Mint] abbots are worth more as coins now
    [Buy] the tile will earn more than it costs
    [Use] the tile works once a turn
    [Destroy] another’s building is in the way
    [End] nothing better can be paid for
    [Gain] this track brings more
    [Steal] a meeple now is worth more than a point
   *[other] of the tables it imagined, this did best
}

## Server

command-serve =
    Run the table server: play with anybody who can open its page.
    Alone it keeps everything in one file; with PostgreSQL and Redis several processes share the work.
command-verify =
    Prove that every deal of a record followed from its seed and salts.
    Ends with exit code 1 if a deal of any of the files did not.
command-backup = Write everything the server keeps to one file, also while it runs.
command-restore = Restore from a backup whatever is missing, even while the server runs.
command-admin = Look after the tables and people of a server, also while it runs.
command-admin-list = List the tables.
command-admin-people = List the people.
command-admin-close = End a game without a result.
command-admin-forget = Delete the data of a person, named by login or id.
command-admin-export = Write the record of every game to a folder.

option-host = The address to listen on.
option-port = The port to listen on.
option-workers = How many server processes.
option-thinkers = How many processes of each of them think for bots.
option-database = Where games are kept; otherwise one file in your data folder.
option-redis = Where processes tell each other the news.
option-origins = Another page that may use the API; may be given several times.
option-secure = Send cookies over HTTPS only.
option-proxied = Believe the address that a proxy reports.
option-unlimited = No rate limits: for tests and load.
option-browser = Open the page in a browser.
option-phase = Only tables that are waiting, playing or over.
option-running = Also games that are not over, with their secrets.
option-material = The deck, cards or data the games were played with.

serving = The table is at { $page } – Ctrl+C ends it.
admin-closed = Table { $table } is closed.
admin-forgotten = { $count ->
    [0] Forgotten; the person sat at no table.
    [one] Forgotten, at one table.
   *[other] Forgotten, at { $count } tables.
}
backed-up = { $rows ->
    [one] One row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
restored = { $rows ->
    [one] One row was put back; tables that had gone another way: { $skipped }.
   *[other] { $rows } rows were put back; tables that had gone another way: { $skipped }.
}
verified = { $deals ->
    [one] { $file }: one deal proved.
   *[other] { $file }: { $deals } deals proved.
}

refused-account-already = this person has an account already
refused-csrf = the request did not come from our own page; load it again
refused-frozen = this version of Limestone cannot continue this game; it can be read and ended, not played
refused-internal = something went wrong on the server; it has been noted there
refused-login-taken = the login “{ $login }” is taken
refused-malformed = this cannot be understood: { $reason }
refused-method = this address does not take such a request
refused-no-question = nobody has asked seat { $seat } anything
refused-no-such-page = there is no such page
refused-no-such-person = there is nobody called “{ $name }”
refused-no-such-seat = there is no seat { $seat } at this table
refused-no-such-table = there is no table { $table }
refused-no-such-token = there is no such token
refused-not-away = nobody plays for seat { $seat } at the moment
refused-not-host = only the host of the table may do this
refused-not-over = the game is not over
refused-not-playing = there is no game in progress at this table
refused-not-seated = you do not sit at this table
refused-not-waiting = the game has already begun
refused-not-your-seat = seat { $seat } is not yours
refused-origin = the page { $origin } may not use this server
refused-port-taken = somebody listens on { $host }:{ $port } already; choose another --port
refused-unknown-address = { $host } is not an address of this machine
refused-rate-limited = { $seconds ->
    [one] too many requests ({ $key }); try again in one second
   *[other] too many requests ({ $key }); try again in { $seconds } seconds
}
refused-seat-open = seat { $seat } is still free
refused-seat-taken = this seat is taken
refused-sign-in-first = say who you are first
refused-stale = the table has moved on to step { $ply }
refused-too-large = this is too large; at most { $bytes } bytes
refused-too-slow = the connection was too slow to keep up
refused-unavailable = the server cannot answer now; send the same again in a moment
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

# $seat is a name, or several; $you is yes where it is the reader's own.

entry-joined = { $seat } joined
entry-left = { $seat } left
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
    [yes] A bot ({ $level }) took over for you
   *[no] A bot ({ $level }) took over for { $seat }
}
entry-returned = { $seat } came back
entry-reminded = { $count ->
    [one] { $you ->
        [yes] You were reminded
       *[no] { $seat } was reminded
    }
   *[other] { $seat } were reminded
}
entry-extended = The time was extended
entry-rematched = A new game was opened
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
web-bot-name = Bot { $seat } ({ $level })
web-seat-open = open seat
web-rules = Rules
web-intro = Learn by playing
web-no-page = There is nothing here.
web-no-table = There is no such table, or you are not invited.
web-frozen = This version of Limestone cannot continue this game. You can read and download it, but not play on.
web-unreachable = The server does not answer.
web-retry = Try again
web-offline = You are offline. Your last move is kept.

web-line-connecting = Connecting
web-line-live = Live
web-line-reconnecting = Reconnecting
web-line-offline = Offline
web-line-gone = Closed
web-sending = Sending your move

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-about-limes = Lay sixteen cards, settle seven workers.
web-about-limits = Play under the limit, or catch the one who did not.
web-about-limoges = Two towns, one river, five powers to win over.
web-meta-limes = Alone or with any number of players
web-meta-limits = 2 to 6 players from age 8, about 45 minutes
web-meta-limoges = 2 to 4 players from age 12, 60 to 90 minutes
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
web-round-of-limes = Round { $round } of { $rounds }
web-round-of-limits = Round { $round } of { $rounds }
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
web-plate-away = a bot is playing
web-plate-reminded = reminded
web-plate-resigned = resigned
web-change-mind = Change my mind
web-log = So far
web-log-empty = Nothing yet.
web-meanwhile = Meanwhile
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
web-no-because-stale = The table has moved on; look again.
web-no-because-not-due = It is not your turn.
web-no-because-rate-limited = Too fast. Wait { $seconds } seconds.
web-no-because-unavailable = The server does not answer. Your move is kept; try again.
web-no-because-seat-taken = Somebody sits there already.
web-no-because-not-your-seat = This is not your seat.
web-no-because-not-host = Only the host may do this.
web-no-because-undo-horizon = This cannot be taken back any more: somebody else has decided, or chance has.

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
web-limes-turn-hint = { $touch ->
    [yes] Tap the card to turn it
   *[no] Turn: click the card, the wheel, q and e
}
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
web-limes-twin = { $you ->
    [yes] Your landscape, round { $round } of { $rounds }, { $cards } cards laid
   *[no] The landscape of { $name }, round { $round } of { $rounds }, { $cards } cards laid
}
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
    [one] One card of this colour lay up to there; allowed: { $allowed }.
   *[other] { $lying } cards of this colour lay up to there; allowed: { $allowed }.
}
web-limits-no-limit = X: this colour had no limit.
web-limits-by-card = { $count ->
    [one] limit card: one
   *[other] limit card: { $count }
}
web-limits-by-hidden = hidden cards: { $count }
web-limits-pile-order = The pile, first card on the left, and who laid it
web-limits-outcome = Outcome
web-limits-takes-card = { $you ->
    [yes] take the limit card and start the next round
   *[no] takes the limit card and starts the next round
}
web-limits-takes-point = { $you ->
    [yes] take one point
   *[no] takes one point
}
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

web-meeple-red = consul of the Château
web-meeple-blue = consul of the Cité
web-meeple-yellow = viscount
web-meeple-grey = abbot
web-meeple-purple = bishop
web-town-chateau = Château
web-town-cite = Cité
web-building-abbey = Abbey of Saint-Martial
web-building-cathedral = Cathedral
web-bridge-bridge_martial = Pont Saint-Martial
web-bridge-bridge_etienne = Pont Saint-Étienne
web-power-keys_chateau = Château keys
web-power-keys_cite = Cité keys
web-power-bridge_martial = Pont Martial
web-power-bridge_etienne = Pont Étienne
web-power-justice = Justice
web-power-theft_abbey = Abbey theft
web-power-theft_cathedral = Cath. theft
web-power-corruption = Corruption
web-power-ostensions = Ostensions
web-gate-gi_imbert = Imbert
web-gate-gi_orgolet = Orgolet
web-gate-gi_pristin = Pristin
web-gate-gi_fustinie = Fustinie
web-gate-go_montmailler = Montmailler
web-gate-go_arenes = Arènes
web-gate-go_saint_esprit = Saint-Esprit
web-gate-go_pissevache = Pissevache
web-gate-go_manigne = Manigne
web-gate-go_vieille_monnaie = Vieille-Monnaie
web-gate-go_boucherie = Boucherie
web-gate-go_mireboeuf = Mirebœuf
web-gate-gc_panet = Panet
web-gate-gc_chene = Chêne
web-gate-gc_saint_maurice = Saint-Maurice
web-gate-gc_escudiere = Escudière
web-gate-gc_traboreu = Traboreu
web-place-motte = Motte
web-place-consulat_chateau = Consulate
web-place-consulat_cite = Consulate
web-place-port_naveix = Port of Naveix
web-space-gate = { $gate } Gate
web-space-abbey = Abbey, space { $number }
web-space-nave = Cathedral, ground floor { $number }
web-space-upper = Cathedral, upper floor { $number }
web-space-belfry = Cathedral, belfry
web-space-arch = { $bridge }, arch { $number }
web-at-ab = Abbey, space { $number }
web-at-ca = Cathedral, ground floor { $number }
web-at-cb = Cathedral, upper floor
web-at-cc = Cathedral, belfry
web-at-pm = Pont Saint-Martial, arch { $number }
web-at-pe = Pont Saint-Étienne, arch { $number }
web-prison = Prison
web-nobody = nobody
web-track-fr = France
web-track-en = England
web-row-personnages = People
web-row-lieux = Places
web-tab-powers = Powers
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = River
web-tab-tiles = Tiles
web-vote-for = { $meeple } { $domino }

web-verb-place = Place
web-verb-buy = Buy a tile
web-verb-end = End the turn
web-verb-activate = Put a meeple back
web-verb-guards = Replace guards
web-verb-guard = Guard a gate
web-verb-commerce = Trade
web-verb-mint = Strike coins
web-verb-corrupt = Corrupt
web-verb-ostend = Ostensions
web-verb-rob = Rob a treasury
web-verb-jail = Imprison
web-verb-free = Free a prisoner
web-verb-use = Use a tile
web-verb-jealousy = Jealousy of the bishop
web-verb-destroy = Destroy
web-verb-play = Play an event
web-verb-drop = Drop an event
web-verb-vote = Vote
web-verb-keep = Keep
web-verb-gain = Influence
web-verb-steal = Take one from
web-verb-swap = Swap
web-verb-done = Enough
web-verb-return = Give up
web-verb-lose = Lose
web-word-high = high half
web-word-low = low half
web-word-draw = and draw one
web-word-hand = from a hand
web-word-on = on the board
web-word-tile = a person
web-word-fr = France
web-word-en = England
web-word-chateau = Château
web-word-cite = Cité
web-word-abbey = Abbey
web-word-cathedral = Cathedral
web-word-none = none
web-word-saint = the saint
web-word-relic = the relic
web-due-KeepObjectives = Keep one objective. All in play score for everybody.
web-due-Missing = The reserve has no { $colour } left. Take influence, or one from a hand?
web-due-Comfort = A { $colour } was taken from you. On which track do you step?
web-due-Favour = On which track do you step?
web-due-Swapping = Swap meeples with the reserve: { $left } more
web-due-KeepOstension = Keep one of the Ostensions
web-due-GiveUp = You hold one tile too many. Which one goes?
web-due-LoseMeeples = Which meeple do you lose?
web-due-LoseHalf = Which colour loses half?
web-due-Voting = Recruitment

web-limoges-map = The Château, the Cité and the Vienne
web-limoges-parts = Parts of the map
web-limoges-tab-alive = something glows here
web-limoges-treasury = treasury
web-limoges-treasuries = Treasury of the abbey { $abbey }, of the cathedral { $cathedral }
web-limoges-arches = { $done ->
    [0] not begun
    [4] finished
   *[other] { $done } of 4 arches
}
web-limoges-prison = { $count ->
    [0] Prison, empty
    [one] Prison, one meeple
   *[other] Prison, { $count } meeples
}
web-limoges-idle = no one
web-limoges-to-move = to move
web-limoges-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
web-limoges-coins-word = Coins
web-limoges-coins-change = { $coins } coins
web-limoges-cost = costs { $coins } coins
web-limoges-vp = VP
web-limoges-hand-bag = hand { $hand } · bag { $bag }
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = none
web-limoges-secret = { $you ->
    [yes] Yours, unseen by the others
   *[no] Secret objectives
}
web-limoges-dominoes = { $you ->
    [yes] Your dominoes, two a turn
   *[no] The dominoes of { $name }
}
web-limoges-people = { $you ->
    [yes] Your people
   *[no] In hand
}
web-limoges-domino = Domino { $domino }, costs { $total }
web-limoges-turn = Your turn
web-limoges-your-turn = { $placed ->
    [0] Lift a domino, or choose an action. You may place two dominoes.
    [one] One domino placed. You may place another one.
   *[other] Two dominoes placed. Other actions are still possible.
}
web-limoges-pick-place = Choose a place that glows.
web-limoges-nowhere = No place takes this domino now. Tap a place to see why.
web-limoges-covers = on the { $covered }, shows { $shown }
web-limoges-build-for = Build for { $coins }
web-limoges-do = Do it
web-limoges-end = End turn
web-limoges-end-shed = End turn, throw one away
web-limoges-shed = Your hand has not shrunk: choose the domino that leaves the game.
web-limoges-pay-domino = Choose the domino that pays for { $tile }.
web-limoges-recruit = Recruitment
web-limoges-recruit-hint = Lift a domino, then choose a colour. Its low half is your vote. Sealed until all have chosen.
web-limoges-vote = { $meeple }: domino { $domino }
web-limoges-no-vote = { $meeple }: no vote
web-limoges-reserve = in reserve: { $count }
web-limoges-seal = Seal the votes
web-limoges-seal-none = Seal without a vote
web-limoges-empty-place = { $place }: empty
web-limoges-taken-place = { $place }: { $domino } of { $owner }, { $meeple }
web-limoges-points-explained = Every point
web-limoges-row-points = Points won in the game
web-limoges-row-reward = dominoes in the Abbey and the Cathedral, round by round
web-limoges-row-reward-tile = tiles with the reward
web-limoges-row-tile = tiles during the game
web-limoges-row-influence = Influence
web-limoges-ranked = { $rank ->
    [0] { $measure }
    [1] { $measure }, 1st
    [2] { $measure }, 2nd
    [3] { $measure }, 3rd
   *[other] { $measure }, { $rank }th
}
web-limoges-tie = Level on points: the tie-break decides.
web-limoges-total = Total
web-limoges-twin = The towns, round { $round }
web-limoges-twin-player = { $name }: coins { $coins }, points { $points }, France { $french }, England { $english }, dominoes { $hand }
web-limoges-twin-tile = Tile { $tile }, costs { $cost }: { $effects }
web-limoges-twin-hand = Dominoes in hand: { $dominoes }
web-goal = { $measure ->
    [count_dominoes_abbey] most dominoes in the abbey
    [count_dominoes_cathedral] most dominoes in the cathedral
    [count_dominoes_bridges] most dominoes on the bridges
    [count_gates_chateau] most gates of the Château
    [count_gates_cite] most gates of the Cité
    [influence_fr] most influence in France
    [influence_en] most influence in England
    [coins] most coins
    [count_powers] most dominoes on powers
    [count_tiles] most active tiles
    [meeples_grey_purple] most abbots and bishops
   *[other] most consuls and viscounts
}
web-goal-points = ({ $points } points)
web-goods = { $kind ->
    [coins] { $n ->
        [one] one coin
       *[other] { $n } coins
    }
    [vp] { $n ->
        [one] one point
       *[other] { $n } points
    }
    [influence_fr] { $n } France
    [influence_en] { $n } England
    [red] { $n } red
    [blue] { $n } blue
    [yellow] { $n } yellow
    [grey] { $n } grey
   *[purple] { $n } violet
}
web-when-end_turn = each turn:
web-when-action = action:
web-when-passive = always:
web-when-reward = reward:
web-when-event = event:
web-what-abbey = Abbey
web-what-cathedral = Cathedral
web-what-bridges = bridges
web-what-gates = gates
web-what-powers = powers
web-what-production = production
web-what-chateau = Château
web-what-cite = Cité
web-what-any = all walls
web-what-all = all dominoes
web-what-destruction = destruction
web-what-commerce = trade
web-what-mint = the mint
web-what-jealousy = jealousy
web-what-fr = France
web-what-en = England
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
web-fx-gain_meeple = +{ $n } { $colour }
web-fx-gain_vp = { $n ->
    [one] +1 point
   *[other] +{ $n } points
}
web-fx-gain_influence = +{ $n } influence, { $what }
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = free a prisoner without a fee
web-fx-replace_guards = replace guards without a fee: { $what }
web-fx-take_coins = { $n ->
    [one] take one coin from a player
   *[other] take { $n } coins from a player
}
web-fx-take_meeple = { $n ->
    [one] take one meeple from a hand
   *[other] take { $n } meeples from a hand
}
web-fx-discount_domino = { $n ->
    [one] { $what }: one coin less
   *[other] { $what }: { $n } coins less
}
web-fx-discount_tile = tiles cost { $n } less
web-fx-tax_bonus = +{ $n } on tax, { $what }
web-fx-extra_vote = +{ $n } on the vote for the { $colour }
web-fx-bonus_meeple = { $what }: +{ $n } { $colour }
web-fx-action_discount = { $n ->
    [one] { $what }: one meeple fewer
   *[other] { $what }: { $n } meeples fewer
}
web-fx-mint_bonus = the mint gives { $n } more
web-fx-theft_bonus = thefts take { $n } more
web-fx-protect = protects: { $what }
web-fx-entry = you may enter anywhere
web-fx-reward_vp = { $n ->
    [one] +1 point if you have a domino there: { $what }
   *[other] +{ $n } points if you have a domino there: { $what }
}
web-fx-each = everybody: { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] everybody, for each own domino in the Abbey: { $gain } (at most { $most })
    [dominoes_cathedral] everybody, for each own domino in the Cathedral: { $gain } (at most { $most })
    [dominoes_bridge_etienne] everybody, for each own arch of Pont Saint-Étienne: { $gain } (at most { $most })
   *[gates_chateau] everybody, for each own gate of the Château: { $gain } (at most { $most })
}
web-fx-each_lose_meeple = { $n ->
    [one] everybody loses one meeple of their choice
   *[other] everybody loses { $n } meeples of their choice
}
web-fx-each_lose_half_meeples = everybody loses half of the colour they have most of
web-fx-each_lose_coins_fraction = everybody loses one coin in { $n }
web-fx-recall = back to the reserve, from everywhere: { $colour }
web-fx-clear_guards = { $word ->
    [chateau] all guards of the Château go back to the hands
   *[cite] all guards of the Cité go back to the hands
}
web-fx-clear_meeple = { $what }: its meeple goes to the reserve
web-fx-destroy_lowest = { $word ->
    [abbey] the lowest domino of the Abbey is destroyed
    [cathedral] the lowest domino of the Cathedral is destroyed
    [gates_chateau] the lowest gate of the Château is destroyed
   *[gates_cite] the lowest gate of the Cité is destroyed
}
web-fx-remove_last = { $word ->
    [bridge_martial] the last arch of Pont Saint-Martial is removed
   *[bridge_etienne] the last arch of Pont Saint-Étienne is removed
}
web-fx-bank_tax = { $word ->
    [chateau] the bank pays every active gate of the Château its tax
   *[cite] the bank pays every active gate of the Cité its tax
}
web-fx-treasury = { $word ->
    [abbey] the treasury of the Abbey goes to the bank
   *[cathedral] the treasury of the Cathedral goes to the bank
}
web-fx-leader_loses_influence = who alone leads in { $what }: −{ $n } influence
web-fx-empty_prison = the prison is emptied
web-fx-ban_until_round_end = nothing is destroyed until the end of the round
web-log-limoges-round = Round { $round }: { $first } begins
web-log-limoges-first = { $seat } begins
web-log-limoges-votes = { $votes_count ->
    [0] { $seat } did not vote
   *[other] { $seat } voted: { $votes }
}
web-log-limoges-recall = All of this colour go back to the reserve: { $colour }
web-log-limoges-recruits = { $seat } recruited: { $count } × { $colour }
web-log-limoges-places = { $seat } placed { $domino }: { $place }
web-log-limoges-pays-placement = { $seat } paid { $coins }
web-log-limoges-pays-keys = { $seat } paid { $coins } for the keys
web-log-limoges-pays-tile = { $seat } paid { $coins }
web-log-limoges-pays-justice = { $seat } paid { $coins } to Justice
web-log-limoges-earns-tax = { $seat } took { $coins } in tax
web-log-limoges-earns-tax-bonus = { $seat } took { $coins } more in tax
web-log-limoges-earns-recycling = { $seat } took { $coins } for dominoes
web-log-limoges-earns-mint = { $seat } struck { $coins } coins
web-log-limoges-earns-commerce = { $seat } earned { $coins } by trade
web-log-limoges-earns-theft = { $seat } stole { $coins } coins
web-log-limoges-earns-tile = { $seat } earned { $coins }
web-log-limoges-gains = { $seat } gained { $count } × { $colour }
web-log-limoges-compensated = { $seat } stepped on in { $track ->
    [fr] France
   *[en] England
} instead
web-log-limoges-comforted = { $seat } stepped on in { $track ->
    [fr] France
   *[en] England
}
web-log-limoges-favour = { $seat } stepped on in { $track ->
    [fr] France
   *[en] England
}
web-log-limoges-steals = { $seat } took { $count } × { $colour } from { $other }
web-log-limoges-activates = { $seat } put a meeple back: { $place }
web-log-limoges-opens-guards = { $seat } replaces guards: { $town }
web-log-limoges-guards = { $seat } guards: { $place }
web-log-limoges-jails-hand = { $seat } imprisoned one of { $other }: { $colour }
web-log-limoges-jails-on = { $seat } imprisoned one of { $other }: { $colour }, { $place }
web-log-limoges-jails-tile = { $seat } imprisoned { $tile } of { $other }
web-log-limoges-frees = { $seat } freed a prisoner
web-log-limoges-buys = { $seat } bought { $tile }
web-log-limoges-uses = { $seat } used { $tile }
web-log-limoges-gives-up = { $seat } gave up { $tile }
web-log-limoges-keeps-ostension = { $seat } kept an Ostension
web-log-limoges-destroyed = Destroyed: { $place }
web-log-limoges-ousted = { $place }: the domino that lay there is gone
web-log-limoges-loses-all = { $seat } lost all of a colour: { $colour }
web-log-limoges-loses = { $seat } lost { $count } × { $colour }
web-log-limoges-swaps = { $seat } swapped { $give } for { $take }
web-log-limoges-throws-away = { $seat } threw away { $domino }
web-log-limoges-happens = Event: { $event }
web-log-limoges-points-reward = { $points ->
    [one] { $seat } won one point
   *[other] { $seat } won { $points } points
}
web-log-limoges-points-tile = { $points ->
    [one] { $seat } won one point
   *[other] { $seat } won { $points } points
}
web-log-limoges-over = { $reason ->
    [abbey] The game is over: the abbey is complete
    [cathedral] The game is over: the cathedral is complete
    [influence] The game is over: a track is at its end
   *[bag] The game is over: a bag is nearly empty
}
web-log-limoges-score = { $seat }: { $total } points
web-log-limoges-wins = { $seat } wins
web-log-limoges-shared-win = { $seats } share the victory

web-tile-t01-lieu = Church of Saint-Michel-des-Lions
web-tile-t01-personnage = Richard the Lionheart
web-tile-t02-lieu = Church of Saint-Pierre-du-Queyroix
web-tile-t02-personnage = Eleanor of Aquitaine
web-tile-t03-lieu = Abbey of La Règle
web-tile-t03-personnage = Marie of Comborn, abbess of La Règle
web-tile-t04-lieu = Abbey of Saint-Martin
web-tile-t04-personnage = Adémar of Chabannes, monk
web-tile-t05-lieu = Abbey of Saint-Augustin
web-tile-t05-personnage = Bernard Itier, librarian
web-tile-t06-lieu = Hospital of Saint-Gérald
web-tile-t06-personnage = Geoffrey of Vigeois, chronicler
web-tile-t07-lieu = Fountain of Aigoulène
web-tile-t07-personnage = Raimond de Gau, abbot
web-tile-t08-lieu = Butchers’ street
web-tile-t08-personnage = Bernard Gui, Dominican
web-tile-t09-lieu = Market of the Bancs
web-tile-t09-personnage = Eustorge, bishop
web-tile-t10-lieu = Town house, Consulat street
web-tile-t10-personnage = Jean de Cros, bishop
web-tile-t11-lieu = The Mint
web-tile-t11-personnage = Guy V, viscount
web-tile-t12-lieu = Tomb of Saint Martial
web-tile-t12-personnage = Henry the Young King
web-tile-t13-lieu = Basilica of the Saviour
web-tile-t13-personnage = Henry II Plantagenet
web-tile-t14-lieu = Library of Saint-Martial
web-tile-t14-personnage = Bernart of Ventadour, troubadour
web-tile-t15-lieu = Enamellers’ workshops
web-tile-t15-personnage = Mercadier, mercenary captain
web-tile-t16-lieu = Bishop’s palace
web-tile-t16-personnage = Gérard-Hector du Cher, bishop
web-tile-t17-lieu = Baptistery of Saint-Jean
web-tile-t17-personnage = Ebles, bishop
web-tile-t18-lieu = The Abbessaille quarter
web-tile-t18-personnage = Hélie, cantor of the cathedral
web-tile-t19-lieu = Clos Sainte-Marie
web-tile-t19-personnage = Adémar V, viscount
web-tile-t20-lieu = Mills on the Vienne
web-tile-t20-personnage = Guy VI, viscount
web-tile-t21-lieu = Manigne suburb
web-tile-t21-personnage = Margaret of Burgundy, regent
web-tile-t22-lieu = Boucherie suburb
web-tile-t22-personnage = Marie of Limoges, viscountess
web-tile-t23-lieu = Tanneries of Enjoumart
web-tile-t23-personnage = Joan of Penthièvre, viscountess
web-tile-t24-lieu = The Arena
web-tile-t24-personnage = The Black Prince
web-tile-t25-lieu = Castle of Aixe
web-tile-t25-personnage = John, duke of Berry
web-tile-t26-lieu = Castle of Châlus-Chabrol
web-tile-t26-personnage = Bertrand du Guesclin
web-tile-t27-lieu = Mont Jovis
web-tile-t27-personnage = Pierre Basile, crossbowman
web-tile-os1-saint = Saint Martial
web-tile-os1-relic = Head of Saint Martial
web-tile-os2-saint = Saint Valerie
web-tile-os2-relic = Ring of Saint Valerie
web-tile-os3-saint = Saint Aurelian
web-tile-os3-relic = Bust reliquary of Saint Aurelian
web-tile-os4-saint = Saint Lupus
web-tile-os4-relic = Shrine of Saint Lupus
web-tile-os5-saint = Saint Leonard of Noblat
web-tile-os5-relic = Bolt of Saint Leonard
web-tile-os6-saint = Saint Stephen of Muret
web-tile-os6-relic = True Cross of Grandmont
web-tile-ev01-a = Fire in the Château
web-tile-ev01-b = Fire in the Cité
web-tile-ev02-a = Saint Anthony’s fire
web-tile-ev02-b = Black Death
web-tile-ev03-a = Henry II besieges the Château
web-tile-ev03-b = Sack of the Cité by the Black Prince
web-tile-ev04-a = Richard invested as duke
web-tile-ev04-b = Louis the Younger visits
web-tile-ev05-a = Pont St-Martial dismantled
web-tile-ev05-b = Pont St-Étienne completed
web-tile-ev06-a = New wall of the Château
web-tile-ev06-b = Four gates walled up
web-tile-ev07-a = Cluniac reform
web-tile-ev07-b = The Gothic cathedral begins
web-tile-ev08-a = War of the Viscounty
web-tile-ev08-b = Royal arbitration
web-tile-ev09-a = Treaty of Brétigny
web-tile-ev09-b = Confiscation of Guyenne
web-tile-ev10-a = Richard dies at Châlus
web-tile-ev10-b = Eleanor remarries
web-tile-ev11-a = Saint Martial’s fair
web-tile-ev11-b = Saint Lupus’ fair
web-tile-ev12-a = Saint-Martial’s treasury looted
web-tile-ev12-b = Cathedral treasury looted
web-tile-ev13-a = Great ostensions of the Château
web-tile-ev13-b = Great ostensions of the Cité
web-tile-ev14-a = Election of the Château consuls
web-tile-ev14-b = Election of the Cité consuls
web-tile-ev15-a = Minting of barbarins
web-tile-ev15-b = Debasement
web-tile-ev16-a = The Vienne floods
web-tile-ev16-b = Log drive at the Naveix
web-tile-ev17-a = Urban II visits
web-tile-ev17-b = Interdict on the town
web-tile-ev18-a = Peace of God
web-tile-ev18-b = The Imbert prison opened
web-objective-ob01 = The Great Abbot
web-objective-ob02 = The Master Builder
web-objective-ob03 = Gatekeeper of the Château
web-objective-ob04 = Gatekeeper of the Cité
web-objective-ob05 = The Bridge-builder
web-objective-ob06 = The French party
web-objective-ob07 = The English party
web-objective-ob08 = The Money-changer
web-objective-ob09 = Advocate of the mighty
web-objective-ob10 = The Patron
web-objective-ob11 = Friend of the Consuls
web-objective-ob12 = Prince of the Church

web-rules-of = Rules of { $game }
web-rules-not-yet = These rules are not in your language yet; here they are in English.
web-open-record = Open a record
web-open-record-hint = A record is a text file that ends in .game: download one after any game, keep it, send it to a friend.
web-choose-file = Choose a file
web-or-paste = Or paste its text here
web-step-of = Step { $step } of { $steps }
web-first = To the beginning
web-previous = One step back
web-next = Next
web-last = To the end
web-run = Play
web-pause = Pause
web-share = Share this moment
web-eyes = Through whose eyes
web-eyes-of = As { $name } saw it
web-eyes-watch = As a spectator
web-eyes-all = Everything
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Not this time: follow what glows.
web-intro-done = Now a game of your own
web-intro-limes-start = Five cards, five small lessons.
web-intro-limes-1 = This is the card of the round. Lay it on the square that glows. Then put a worker on the water: there it is a fisherman. It scores the huts beside its lake, two so far.
web-intro-limes-2 = The next card shares a side with a card already laid. Lay it below, on d5, as drawn: the lake grows, and a third hut stands beside it. No worker this time.
web-intro-limes-3 = Turn this card to the left and lay it on e4. The two fields become one. Put a farmer on its north-western zone: a farmer scores every zone of its field.
web-intro-limes-4 = A tower for a watchman: it scores every forest zone in the four straight lines. Turn the card upside down, lay it on f4 and put the worker on the tower.
web-intro-limes-5 = Instead of placing a worker you may move one into a territory next door. Lay this card on e5, turned to the left. Then take the watchman to the forest on e4: a woodcutter scores every territory around its forest.
web-intro-limes-6 = Point at any worker or number to see exactly what it scores. After sixteen cards the landscape is complete and the best one wins.
web-intro-limits-start = One round of three players.
web-intro-limits-1 = The limit card says how many cards of each colour the pile may hold. First everybody hides one card: it raises the limit of its own colour by one. Blue may not be laid at all, so hide your blue card.
web-intro-limits-2 = On your turn you lay one card on the pile and draw another. Only the top card can be seen: remember what was laid. Play red.
web-intro-limits-3 = Ines laid green, Tomas violet. Green allows just one card. Play red again and watch.
web-intro-limits-4 = Ines laid a second green. Unless somebody hid a green card, that is one too many. Accuse Ines!
web-intro-limits-5 = The hidden cards are turned and the green ones counted. Ines was over the limit: the card costs two points, and you win one. Had you been wrong, you would have taken the card.
web-intro-limoges-start = The first turns of a game of two.
web-intro-limoges-1 = A round begins with recruitment. Vote with the 5|4 for the viscounts and with the 3|3 for the consuls of the Château. The low half of a domino is your vote. Nobody sees it before all have chosen.
web-intro-limoges-2 = You have four viscounts and three consuls. Take a power: lay the 1|0 on the keys of the Château with a viscount. A domino costs its pips. Now only viscounts guard the gates of the Château.
web-intro-limoges-3 = Build a gate: the 4|2 as Orgolet, the guard on the 4. The 2 stays visible: that is the tax the gate will bring.
web-intro-limoges-4 = Two dominoes a turn are enough. End your turn.
web-intro-limoges-5 = Ines took the keys of the Cité. Now you can enter the inner town through your own gate. Lay the 6|1 in the abbey, on space 4, beside another domino.
web-intro-limoges-6 = It cost seven, but the gate brought two in tax, and the abbey gave you two abbots: one, and one for the neighbour. End your turn.
web-intro-limoges-7 = At the end of each round every domino in the abbey and the cathedral is worth a point. Influence counts too, and so do the secret objectives of all players.
