## Limits: the words of the game
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

## Limits: refusals

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

## Limits: events

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
