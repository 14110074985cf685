## Limits: de woorden van het spel
# $seat, $accused, $accuser, $loser, $earner, $winners zijn namen van spelers; $card is r, y, g, b of v;
# $cards zijn namen van kleuren, als opsomming.

limits-colour-r = rood
limits-colour-y = geel
limits-colour-g = groen
limits-colour-b = blauw
limits-colour-v = paars
limits-limit-card = limietkaart
limits-colour-card = kleurkaart
limits-pile = aflegstapel
limits-draw-pile = trekstapel
limits-hand = hand
limits-hidden-card = verborgen kaart
limits-points = punten
limits-no-limit = geen limiet
limits-round = ronde
limits-variant-open-pile = open stapel: alle gespeelde kaarten blijven zichtbaar
limits-move-hide = verbergen
limits-move-play = spelen
limits-move-exchange = vier ruilen
limits-move-accuse = beschuldigen
limits-a-card =
    { $card ->
        [r] een rode kaart
        [y] een gele kaart
        [g] een groene kaart
        [b] een blauwe kaart
       *[v] een paarse kaart
    }
limits-cards-of =
    { $card ->
        [r] rode kaarten
        [y] gele kaarten
        [g] groene kaarten
        [b] blauwe kaarten
       *[v] paarse kaarten
    }

## Limits: weigeringen

refused-limits-cards-files =
    { $found ->
        [0] Er is geen bestand met limietkaarten; er moet er één zijn.
       *[other] De limietkaarten moeten in één bestand staan, niet in { $found }.
    }
refused-limits-cards-count =
    { $found ->
        [one] Er is maar één limietkaart; het moeten er { $wanted } zijn.
       *[other] Er zijn { $found } limietkaarten; het moeten er { $wanted } zijn.
    }
refused-limits-cards-values =
    { $found ->
        [one] Deze regel heeft één waarde; een limietkaart heeft er vijf, voor rood, geel, groen, blauw en paars.
       *[other] Deze regel heeft { $found } waarden; een limietkaart heeft er vijf, voor rood, geel, groen, blauw en paars.
    }
refused-limits-cards-value = ‘{ $found }’ is geen getal van 0 tot 9 en ook geen X.
refused-limits-not-due = Deze speler is nu niet aan de beurt.
refused-limits-shuffle-due = Eerst moeten de kaarten worden geschud.
refused-limits-shuffle-cards =
    { $found ->
        [one] Bij de geschudde kaarten zit { limits-a-card }; het moeten er twaalf zijn.
       *[other] Bij de geschudde kaarten zitten { $found } { limits-cards-of }; het moeten er twaalf zijn.
    }
refused-limits-no-such-seat = Plaats { $seat } bestaat niet aan deze tafel.
refused-limits-shuffle-limits =
    { $found ->
        [one] Er is één limietkaart geschud; aan deze tafel speelt men met { $wanted }.
       *[other] Er zijn { $found } limietkaarten geschud; aan deze tafel speelt men met { $wanted }.
    }
refused-limits-shuffle-unknown-limit = Limietkaart nummer { $limit } bestaat niet; ze zijn genummerd van 1 tot 24.
refused-limits-shuffle-limit-twice = Limietkaart nummer { $limit } komt meer dan eens voor.
refused-limits-hide-first =
    { $wanted ->
        [one] Verberg eerst een kaart.
       *[other] Verberg eerst { $wanted } kaarten.
    }
refused-limits-hide-count =
    { $wanted ->
        [one] Verberg één kaart, niet { $found }.
       *[other] Verberg { $wanted } kaarten, niet { $found }.
    }
refused-limits-not-in-hand = Daarvoor mis je { limits-a-card } in je hand.
refused-limits-must-accuse = Je hand is leeg: je moet iemand beschuldigen.
refused-limits-not-four =
    { $found ->
        [0] Om te ruilen heb je vier { limits-cards-of } nodig en je hebt er geen.
       *[other] Om te ruilen heb je vier { limits-cards-of } nodig en je hebt er maar { $found }.
    }
refused-limits-turn-due = Je bent aan de beurt: speel een kaart, ruil er vier of beschuldig iemand.
refused-limits-accuse-oneself = Je kunt jezelf niet beschuldigen.
refused-limits-nothing-laid = Plaats { $seat } heeft in deze ronde nog geen kaart gespeeld en kan niet worden beschuldigd.
refused-limits-unreadable = ‘{ $found }’ is geen zet van Limits.
refused-limits-unknown-colour = ‘{ $found }’ is geen kleur; de kleuren zijn r, y, g, b en v.
refused-limits-one-colour = Hier hoort één kleur te staan, niet ‘{ $found }’.
refused-limits-not-a-number = ‘{ $found }’ is geen getal.

## Limits: gebeurtenissen

event-limits-drew = { $seat } trekt: { $cards }.
event-limits-drew-unseen =
    { $count ->
        [one] { $seat } trekt een kaart.
       *[other] { $seat } trekt { $count } kaarten.
    }
event-limits-drew-nothing = De trekstapel is leeg: { $seat } trekt niets.
event-limits-round = Ronde { $round } van { $rounds }. Limietkaart: rood { $r }, geel { $y }, groen { $g }, blauw { $b }, paars { $v }. { $seat } begint.
event-limits-hid = { $seat } verbergt: { $cards }.
event-limits-hid-unseen =
    { $count ->
        [one] { $seat } verbergt een kaart.
       *[other] { $seat } verbergt { $count } kaarten.
    }
event-limits-laid = { $seat } speelt { limits-a-card }.
event-limits-exchanged = { $seat } toont vier { limits-cards-of } en ruilt ze voor een punt: twee gaan naar de aflegstapel, twee boven op de trekstapel.
event-limits-accused = { $seat } beschuldigt { $accused }.
event-limits-revealed = { $seat } had verborgen: { $cards }.
event-limits-guilty =
    { $lying ->
        [one] Op de aflegstapel ligt { limits-a-card }, toegestaan: { $allowed } (limietkaart { $printed }, verborgen kaarten { $raised }). { $accuser } heeft gelijk: { $loser } neemt de limietkaart (−{ $penalty }), { $earner } krijgt een punt.
       *[other] Op de aflegstapel liggen { $lying } { limits-cards-of }, toegestaan: { $allowed } (limietkaart { $printed }, verborgen kaarten { $raised }). { $accuser } heeft gelijk: { $loser } neemt de limietkaart (−{ $penalty }), { $earner } krijgt een punt.
    }
event-limits-innocent =
    { $allowed ->
        [X] Voor { limits-cards-of } is er geen limiet. { $accuser } heeft ongelijk: { $loser } neemt de limietkaart (−{ $penalty }), { $earner } krijgt een punt.
       *[other] De limiet voor { limits-cards-of } is niet overschreden: geteld { $lying }, toegestaan { $allowed } (limietkaart { $printed }, verborgen kaarten { $raised }). { $accuser } heeft ongelijk: { $loser } neemt de limietkaart (−{ $penalty }), { $earner } krijgt een punt.
    }
event-limits-over = De laatste limietkaart is genomen en het spel is afgelopen. De meeste punten: { $winners }.
