## Limits: die Wörter des Spiels
# $seat, $accused, $accuser, $loser, $earner, $winners sind Namen von Spielern; $card ist r, y, g, b oder v;
# $cards sind Farbnamen, als Aufzählung verbunden.

limits-colour-r = Rot
limits-colour-y = Gelb
limits-colour-g = Grün
limits-colour-b = Blau
limits-colour-v = Violett
limits-limit-card = Limitkarte
limits-colour-card = Farbkarte
limits-pile = Spielstapel
limits-draw-pile = Nachziehstapel
limits-hand = Hand
limits-hidden-card = verdeckte Karte
limits-points = Punkte
limits-no-limit = kein Limit
limits-round = Runde
limits-variant-open-pile = offener Stapel: alle gelegten Karten bleiben sichtbar
limits-move-hide = verdeckt auslegen
limits-move-play = legen
limits-move-exchange = vier tauschen
limits-move-accuse = anklagen
limits-a-card =
    { $card ->
        [r] eine rote Karte
        [y] eine gelbe Karte
        [g] eine grüne Karte
        [b] eine blaue Karte
       *[v] eine violette Karte
    }
limits-cards-of =
    { $card ->
        [r] rote Karten
        [y] gelbe Karten
        [g] grüne Karten
        [b] blaue Karten
       *[v] violette Karten
    }

## Limits: Ablehnungen

refused-limits-cards-files =
    { $found ->
        [0] Es gibt keine Datei mit Limitkarten; es muss eine sein.
       *[other] Die Limitkarten müssen in einer Datei stehen, nicht in { $found }.
    }
refused-limits-cards-count =
    { $found ->
        [one] Es ist nur eine Limitkarte; es müssen { $wanted } sein.
       *[other] Es sind { $found } Limitkarten; es müssen { $wanted } sein.
    }
refused-limits-cards-values =
    { $found ->
        [one] Diese Zeile hat einen Wert; eine Limitkarte hat fünf, für Rot, Gelb, Grün, Blau und Violett.
       *[other] Diese Zeile hat { $found } Werte; eine Limitkarte hat fünf, für Rot, Gelb, Grün, Blau und Violett.
    }
refused-limits-cards-value = „{ $found }“ ist weder eine Zahl von 0 bis 9 noch X.
refused-limits-not-due = Dieser Spieler ist jetzt nicht an der Reihe.
refused-limits-shuffle-due = Zuerst müssen die Karten gemischt werden.
refused-limits-shuffle-cards =
    { $found ->
        [one] In den gemischten Karten ist { limits-a-card }; es müssen zwölf sein.
       *[other] In den gemischten Karten sind { $found } { limits-cards-of }; es müssen zwölf sein.
    }
refused-limits-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
refused-limits-shuffle-limits =
    { $found ->
        [one] Gemischt ist eine Limitkarte; an diesem Tisch wird mit { $wanted } gespielt.
       *[other] Gemischt sind { $found } Limitkarten; an diesem Tisch wird mit { $wanted } gespielt.
    }
refused-limits-shuffle-unknown-limit = Eine Limitkarte Nummer { $limit } gibt es nicht; sie sind von 1 bis 24 nummeriert.
refused-limits-shuffle-limit-twice = Limitkarte Nummer { $limit } kommt mehrmals vor.
refused-limits-hide-first =
    { $wanted ->
        [one] Lege zuerst eine Karte verdeckt aus.
       *[other] Lege zuerst { $wanted } Karten verdeckt aus.
    }
refused-limits-hide-count =
    { $wanted ->
        [one] Lege eine Karte verdeckt aus, nicht { $found }.
       *[other] Lege { $wanted } Karten verdeckt aus, nicht { $found }.
    }
refused-limits-not-in-hand = Dafür hast du { limits-a-card } zu wenig auf der Hand.
refused-limits-must-accuse = Deine Hand ist leer: Du musst jemanden anklagen.
refused-limits-not-four =
    { $found ->
        [0] Zum Tauschen brauchst du vier { limits-cards-of } und hast keine.
       *[other] Zum Tauschen brauchst du vier { limits-cards-of } und hast nur { $found }.
    }
refused-limits-turn-due = Du bist am Zug: Lege eine Karte, tausche vier oder klage jemanden an.
refused-limits-accuse-oneself = Du kannst dich nicht selbst anklagen.
refused-limits-nothing-laid = Platz { $seat } hat in dieser Runde noch keine Karte gelegt und kann nicht angeklagt werden.
refused-limits-unreadable = „{ $found }“ ist kein Zug von Limits.
refused-limits-unknown-colour = „{ $found }“ ist keine Farbe; die Farben sind r, y, g, b und v.
refused-limits-one-colour = Hier gehört eine Farbe hin, nicht „{ $found }“.
refused-limits-not-a-number = „{ $found }“ ist keine Zahl.

## Limits: Ereignisse

event-limits-drew = { $seat } zieht: { $cards }.
event-limits-drew-unseen =
    { $count ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
event-limits-drew-nothing = Der Nachziehstapel ist leer: { $seat } zieht nichts.
event-limits-round = Runde { $round } von { $rounds }. Limitkarte: Rot { $r }, Gelb { $y }, Grün { $g }, Blau { $b }, Violett { $v }. { $seat } beginnt.
event-limits-hid = { $seat } legt verdeckt aus: { $cards }.
event-limits-hid-unseen =
    { $count ->
        [one] { $seat } legt eine Karte verdeckt aus.
       *[other] { $seat } legt { $count } Karten verdeckt aus.
    }
event-limits-laid = { $seat } legt { limits-a-card }.
event-limits-exchanged = { $seat } zeigt vier { limits-cards-of } und tauscht sie für einen Punkt: Zwei kommen auf den Spielstapel, zwei oben auf den Nachziehstapel.
event-limits-accused = { $seat } klagt { $accused } an.
event-limits-revealed = { $seat } hatte verdeckt: { $cards }.
event-limits-guilty =
    { $lying ->
        [one] Im Spielstapel liegt { limits-a-card }, erlaubt: { $allowed } (Limitkarte { $printed }, verdeckte Karten { $raised }). { $accuser } hat recht: { $loser } nimmt die Limitkarte (−{ $penalty }), { $earner } bekommt einen Punkt.
       *[other] Im Spielstapel liegen { $lying } { limits-cards-of }, erlaubt: { $allowed } (Limitkarte { $printed }, verdeckte Karten { $raised }). { $accuser } hat recht: { $loser } nimmt die Limitkarte (−{ $penalty }), { $earner } bekommt einen Punkt.
    }
event-limits-innocent =
    { $allowed ->
        [X] Für { limits-cards-of } gibt es kein Limit. { $accuser } hat unrecht: { $loser } nimmt die Limitkarte (−{ $penalty }), { $earner } bekommt einen Punkt.
       *[other] Das Limit für { limits-cards-of } ist nicht überschritten: gezählt { $lying }, erlaubt { $allowed } (Limitkarte { $printed }, verdeckte Karten { $raised }). { $accuser } hat unrecht: { $loser } nimmt die Limitkarte (−{ $penalty }), { $earner } bekommt einen Punkt.
    }
event-limits-over = Die letzte Limitkarte ist vergeben, das Spiel ist zu Ende. Die meisten Punkte: { $winners }.
