## Command line

command-limestone =
    Ein Tisch für drei Spiele: Limes, Limits und Les Deux Limoges.
    Ohne Befehl startet Limestone auf diesem Rechner und öffnet den Browser. Mehr zu jedem Befehl mit --help.
command-play =
    Spielt eine Partie in diesem Terminal.
    Gib Züge in Notation ein; ? zeigt, was folgen darf, help erklärt mehr.
command-simulate =
    Spielt zufällige, regelgerechte Partien und schreibt von jeder eine Mitschrift.
    Derselbe Startwert (--seed) ergibt dieselben Dateien. Ein abgebrochener Lauf geht dort weiter, wo er war.
command-replay =
    Prüft eine Mitschrift und erzählt die Partie Schritt für Schritt.
    Endet mit Exitcode 1, wenn ein Schritt nicht erlaubt oder das Ergebnis falsch ist.
command-legal = Listet die erlaubten Züge nach dem letzten Schritt einer Mitschrift auf, einen je Zeile.
command-show = Zeichnet die Stellung nach dem letzten Schritt einer Mitschrift.
command-decks = Verwaltet Dateien mit eigenen Karten.
command-decks-check =
    Prüft eine Kartendatei oder einen Ordner mit Daten.
    Nennt die Zeile, in der etwas nicht stimmt, oder meldet, dass alles in Ordnung ist.

option-lang = Die Sprache: en, de, fr, nl oder it; sonst die der Umgebung.
option-version = Zeigt die Version.
option-help = Zeigt diese Hilfe.
option-seats = Wie viele mitspielen.
option-variant = Eine Variante der Regeln; darf mehrmals angegeben werden.
option-seed = Der Startwert (Wörter oder Ziffern): Er legt alle Ziehungen fest.
option-resume = Setzt die Partie aus dieser Mitschrift fort.
option-deck = Limes: eine Datei mit anderen Landschaftskarten.
option-cards = Limits: eine Datei mit anderen Limitkarten.
option-data = Les Deux Limoges: ein Ordner mit anderen Daten.
option-games = Wie viele Partien.
option-out = Der Ordner für die Mitschriften.
option-game = Das Spiel, zu dem die Datei gehört.

heading-usage = Aufruf:
heading-options = Optionen
heading-commands = Befehle

usage-no-such-option = es gibt keine Option { $option }
usage-missing = { $parameter } fehlt
usage-no-such-command = es gibt keinen Befehl „{ $command }“
usage-expects-number = { $parameter } erwartet eine ganze Zahl
usage-expects-at-least = { $parameter } erwartet eine ganze Zahl ab { $least }
usage-expects-between = { $parameter } erwartet eine ganze Zahl von { $least } bis { $most }
usage-expects-choice = { $parameter } erwartet eines von: { $choices }
usage-expects-file = { $parameter } erwartet eine vorhandene Datei
usage-expects-folder = { $parameter } erwartet einen Ordner
usage-expects-path = { $parameter } erwartet eine vorhandene Datei oder einen vorhandenen Ordner
usage-wrong = { $reason }
usage-try = { $command } --help verrät mehr

stopped = abgebrochen
simulated = { $games ->
    [one] Eine Mitschrift liegt in { $folder }.
   *[other] { $games } Mitschriften liegen in { $folder }.
}
replay-unfinished = { $steps ->
    [one] Die Partie ist noch nicht zu Ende; die Mitschrift bricht nach einem Schritt ab.
   *[other] Die Partie ist noch nicht zu Ende; die Mitschrift bricht nach { $steps } Schritten ab.
}
deck-good = { $file } ist vollständig: { $digest }

## At the table

prompt = { $seat }>
seat-name = Platz { $seat }
curtain = { $seat } ist am Zug. Gib die Tastatur weiter und drücke die Eingabetaste.
left = Bis zum nächsten Mal. Was gespielt ist, steht in { $file }; mit „resume“ geht es weiter.
undone = Zurückgenommen.
saved = Gespeichert in { $file }.
resumed = Weiter geht es mit { $file }.
complete-none = Kein Zug beginnt mit „{ $typed }“.
complete-more = … und { $count } weitere; tippe ein Stück weiter, dann noch einmal ?.
help-commands =
    ? zeigt, was folgen darf, auch mitten im Zug (d5?).
    undo nimmt den letzten Zug zurück, save DATEI und resume DATEI bewahren eine Partie auf und setzen sie fort,
    show zeichnet alle Plätze mit ihren Punkten, quit verlässt den Tisch.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = Platz { $seat }, { $move }: { $sentence }
refusal-line = Zeile { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = es gibt kein Spiel „{ $name }“; es gibt { $known }
refused-unknown-variant = es gibt keine Variante „{ $word }“; es gibt { $known }
refused-seats-out-of-range = zu { $seats } lässt es sich nicht spielen; möglich sind { $least } bis { $most }
refused-wrong-material = { $game } kennt kein --{ $word }; seine Karten oder Daten gibst du mit --{ $right } an
refused-not-text = das ist keine Textdatei
refused-unreadable = lässt sich nicht lesen: { $reason }
refused-unwritable = lässt sich nicht schreiben: { $reason }
refused-not-due = Platz { $seat } hat jetzt nichts zu entscheiden
refused-undo-horizon = das lässt sich nicht mehr zurücknehmen: seither hat jemand anderes entschieden oder es wurde eine Karte gezogen
refused-undo-nothing = es gibt nichts zurückzunehmen

refused-record-not-a-record = eine Mitschrift beginnt mit einer Zeile „limestone 1“
refused-record-format = diese Mitschrift hat Format { $found }; wir lesen Format { $known }
refused-record-rules = diese Partie wurde nach Regelfassung { $rules } gespielt; wir kennen Regelfassung { $known }
refused-record-material = diese Partie wurde mit anderem Material gespielt ({ $wanted }, hier { $given }); gib es mit --{ $word } an
refused-record-key-missing = im Kopf fehlt die Zeile „{ $key }“
refused-record-key-twice = im Kopf steht die Zeile „{ $key }“ zweimal
refused-record-key-unknown = im Kopf steht eine unbekannte Zeile „{ $key }“
refused-record-number = „{ $found }“ ist keine Zahl für „{ $key }“
refused-record-no-blank-line = nach dem Kopf fehlt die Leerzeile
refused-record-comment-before-step = vor dem ersten Schritt steht ein Kommentar
refused-record-step = „{ $found }“ ist kein Platz mit seinem Zug
refused-record-seat-twice = Platz { $seat } entscheidet in einem Schritt zweimal
refused-record-wrong-seats = zu entscheiden haben: { $due }; gefunden: { $found }
refused-record-after-the-end = die Partie war vor diesem Schritt zu Ende
refused-record-hidden = diese Mitschrift verbirgt Züge („?“): man kann sie zeigen, aber nicht nachspielen
refused-record-result-early = die Mitschrift hat ein Ergebnis, aber die Partie ist nicht zu Ende
refused-record-result-missing = die Partie ist zu Ende, aber die Mitschrift hat kein Ergebnis
refused-record-result-wrong = das Ergebnis lautet { $found }, gezählt sind { $counted }

## Limes

limes-status = { $workers ->
    [0] Punkte bisher: { $points }. Im Vorrat ist kein Arbeiter mehr.
    [one] Punkte bisher: { $points }. Im Vorrat ist noch ein Arbeiter.
   *[other] Punkte bisher: { $points }. Im Vorrat sind noch { $workers } Arbeiter.
}
limes-help =
    Alle legen dieselbe Karte in ihre Auslage (höchstens vier mal vier Karten). Danach darfst du einen Arbeiter
    darauf setzen oder einen Arbeiter in ein angrenzendes Gebiet bewegen.
    d4n legt die Karte auf die Stelle d4, ihre gedruckte Oberkante nach Norden (n e s w).
    d4n +se setzt zusätzlich einen Arbeiter auf ihr südöstliches Feld (nw ne sw se).
    d5s d4se>e4nw bewegt zusätzlich den Arbeiter vom Feld d4se auf das Feld e4nw.
    Es bedeuten: . Acker, ~ Wasser, ^ Wald, # Turm, * Fischerhütte, @ Arbeiter.
    Je einen Punkt bringt ein Bauer für jedes Feld seines Ackers, ein Fischer für jede Hütte am Ufer seines Sees,
    ein Holzfäller für jedes Gebiet, das an seinen Wald grenzt, ein Wächter für jedes Waldfeld, das er sieht.
limes-count-head = { $points ->
    [one] { $seat }: ein Punkt
   *[other] { $seat }: { $points } Punkte
}
limes-count-farmer = { $points ->
    [one] { "  " }Bauer auf { $zone }: ein Feld ({ $reasons })
   *[other] { "  " }Bauer auf { $zone }: { $points } Felder ({ $reasons })
}
limes-count-fisherman = { $points ->
    [one] { "  " }Fischer auf { $zone }: eine Hütte ({ $reasons })
   *[other] { "  " }Fischer auf { $zone }: { $points } Hütten ({ $reasons })
}
limes-count-woodcutter = { $points ->
    [one] { "  " }Holzfäller auf { $zone }: ein Gebiet ({ $reasons })
   *[other] { "  " }Holzfäller auf { $zone }: { $points } Gebiete ({ $reasons })
}
limes-count-watchman = { $points ->
    [one] { "  " }Wächter auf { $zone }: sieht ein Waldfeld ({ $reasons })
   *[other] { "  " }Wächter auf { $zone }: sieht { $points } Waldfelder ({ $reasons })
}
limes-ladder = { $step ->
    [0] Das ist ausbaufähig.
    [1] Das ist in Ordnung.
    [2] Das ist gut.
    [3] Das ist sehr gut.
   *[4] Das ist herausragend.
}

event-limes-drawn = Runde { $round }: Karte { $card }.
event-limes-laid = { $seat } legt Karte { $card } auf { $square }, Oberkante nach { $turn ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}.
event-limes-placed = { $seat } setzt einen { $profession ->
    [farmer] Bauern
    [fisherman] Fischer
    [woodcutter] Holzfäller
   *[watchman] Wächter
} auf { $zone }.
event-limes-moved = { $seat } bewegt einen Arbeiter von { $from } nach { $to }: Er ist jetzt { $profession ->
    [farmer] Bauer
    [fisherman] Fischer
    [woodcutter] Holzfäller
   *[watchman] Wächter
}.
event-limes-counted = { $points ->
    [one] { $seat } hat einen Punkt.
   *[other] { $seat } hat { $points } Punkte.
}
event-limes-solo = { $points ->
    [one] Die Landschaft ist vollständig: ein Punkt.
   *[other] Die Landschaft ist vollständig: { $points } Punkte.
}
event-limes-won = { $seats } gewinnt mit { $points } Punkten.
event-limes-shared = { $seats } teilen sich den Sieg mit { $points } Punkten.

refused-limes-notation = „{ $found }“ ist kein Zug; Züge sehen so aus: d4n +se oder d5s d4se>e4nw
refused-limes-square = „{ $found }“ ist keine Stelle; es gibt a1 bis g7
refused-limes-turn = „{ $found }“ ist keine Ausrichtung; es gibt n, e, s und w
refused-limes-quarter = „{ $found }“ ist kein Viertel; es gibt nw, ne, sw und se
refused-limes-zone = „{ $found }“ ist kein Feld; Felder sehen so aus: d4nw
refused-limes-posting = „{ $found }“ kann kein Arbeiter; +se setzt einen, d4se>e4nw bewegt einen
refused-limes-wrong-move = das ist nicht die Entscheidung, die jetzt ansteht
refused-limes-first-square = die erste Karte liegt auf d4
refused-limes-square-taken = dort liegt schon eine Karte
refused-limes-apart = die Karte würde an keiner Seite eine andere Karte berühren
refused-limes-apart-diagonal = die Karte würde keine andere Karte berühren, nicht einmal über Eck
refused-limes-too-wide = die Auslage wäre { $width ->
    [5] fünf
    [6] sechs
   *[7] sieben
} Karten breit
refused-limes-too-tall = die Auslage wäre { $height ->
    [5] fünf
    [6] sechs
   *[7] sieben
} Karten hoch
refused-limes-supply-empty = im Vorrat ist kein Arbeiter mehr
refused-limes-no-worker = dort steht kein Arbeiter
refused-limes-no-card = dort, wohin der Arbeiter soll, liegt keine Karte
refused-limes-own-territory = ein Arbeiter bewegt sich nicht innerhalb seines eigenen Gebiets
refused-limes-out-of-reach = dieses Gebiet grenzt nicht an das, in dem der Arbeiter steht
refused-limes-out-of-reach-ferryman = in dieses Gebiet führt weder eine Grenze noch ein Fährmann
refused-limes-draw-unknown = es gibt keine Karte { $card }; es gibt 1 bis 24
refused-limes-draw-twice = Karte { $card } wurde schon gezogen

refused-deck-incomplete = { $cards ->
    [one] ein Kartensatz hat 24 Karten, dieser hat eine; es fehlen: { $missing }
   *[other] ein Kartensatz hat 24 Karten, dieser hat { $cards }; es fehlen: { $missing }
}
refused-deck-number = es gibt keine Karte { $number }; es gibt 1 bis 24
refused-deck-number-twice = Karte { $number } steht hier zum zweiten Mal
refused-deck-number-expected = hier gehört die Nummer einer Karte hin, nicht „{ $found }“
refused-deck-rows = Karte { $card } hat nicht zwei Reihen
refused-deck-row = „{ $found }“ ist keine Reihe aus zwei Feldern
refused-deck-zone = „{ $found }“ ist kein Feld; Felder sind . ~ ^ #, dazu * für eine Hütte
refused-deck-hut = „{ $found }“: eine Hütte steht nur auf Acker oder Wald

## Limits

limits-help =
    Die Limitkarte sagt, wie viele Karten jeder Farbe auf dem Spielstapel liegen dürfen; X heißt: kein Limit. Zuerst
    legen alle eine Karte verdeckt vor sich aus: Sie erhöht das Limit ihrer Farbe um eins. Dann reihum: eine Karte
    auf den Spielstapel legen, vier einer Farbe gegen einen Punkt tauschen oder jemanden verdächtigen.
    Mit hide g legst du eine grüne Karte verdeckt aus (zu zweit zwei Karten: hide rg). play r legt eine rote Karte.
    Mit exchange v tauschst du vier violette Karten. accuse 2 verdächtigt Platz 2 wegen der letzten Karte.
    Wer sich irrt oder ertappt wird, nimmt die Limitkarte (zwei Minuspunkte), der andere bekommt einen Punkt.
    Farben: r rot, y gelb, g grün, b blau, v violett. Merk dir, was liegt: Der Spielstapel bleibt zu.
limits-picture-limit = { $left ->
    [0] Die letzte Limitkarte:
    [one] Limitkarte, danach noch eine:
   *[other] Limitkarte, danach noch { $left }:
}
limits-picture-pile = { $count ->
    [0] Der Spielstapel ist leer.
    [one] Auf dem Spielstapel liegt eine Karte.
   *[other] Auf dem Spielstapel liegen { $count } Karten.
}
limits-picture-draw = { $count ->
    [0] Der Nachziehstapel ist leer.
    [one] Der Nachziehstapel hat eine Karte.
   *[other] Der Nachziehstapel hat { $count } Karten.
}
limits-picture-hand = Auf deiner Hand:
limits-picture-hidden = Verdeckt vor dir:
limits-picture-seat = { $seat }: zusammen { $total } (Punkte { $points }, Limitkarten { $taken }), Karten auf der Hand: { $cards }

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
limits-variant-open-pile = offener Spielstapel: Alle gelegten Karten bleiben sichtbar
limits-move-hide = verdeckt auslegen
limits-move-play = legen
limits-move-exchange = vier tauschen
limits-move-accuse = verdächtigen
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


refused-limits-cards-files =
    { $found ->
        [0] es gibt keine Datei mit Limitkarten; es muss eine sein
       *[other] die Limitkarten müssen in einer Datei stehen, nicht in { $found }
    }
refused-limits-cards-count =
    { $found ->
        [one] es ist nur eine Limitkarte; es müssen { $wanted } sein
       *[other] es sind { $found } Limitkarten; es müssen { $wanted } sein
    }
refused-limits-cards-values =
    { $found ->
        [one] diese Zeile hat einen Wert; eine Limitkarte hat fünf, für Rot, Gelb, Grün, Blau und Violett
       *[other] diese Zeile hat { $found } Werte; eine Limitkarte hat fünf, für Rot, Gelb, Grün, Blau und Violett
    }
refused-limits-cards-value = „{ $found }“ ist weder eine Zahl von 0 bis 9 noch X
refused-limits-not-due = hier ist jetzt jemand anderes an der Reihe
refused-limits-shuffle-due = zuerst müssen die Karten gemischt werden
refused-limits-shuffle-cards =
    { $found ->
        [one] in den gemischten Karten ist { limits-a-card }; es müssen zwölf sein
       *[other] in den gemischten Karten sind { $found } { limits-cards-of }; es müssen zwölf sein
    }
refused-limits-no-such-seat = einen Platz { $seat } gibt es an diesem Tisch nicht
refused-limits-shuffle-limits =
    { $found ->
        [one] gemischt ist eine Limitkarte; an diesem Tisch wird mit { $wanted } gespielt
       *[other] gemischt sind { $found } Limitkarten; an diesem Tisch wird mit { $wanted } gespielt
    }
refused-limits-shuffle-unknown-limit = eine Limitkarte Nummer { $limit } gibt es nicht; sie sind von 1 bis 24 nummeriert
refused-limits-shuffle-limit-twice = Limitkarte Nummer { $limit } kommt mehrmals vor
refused-limits-hide-first =
    { $wanted ->
        [one] lege zuerst eine Karte verdeckt aus
       *[other] lege zuerst { $wanted } Karten verdeckt aus
    }
refused-limits-hide-count =
    { $wanted ->
        [one] lege eine Karte verdeckt aus, nicht { $found }
       *[other] lege { $wanted } Karten verdeckt aus, nicht { $found }
    }
refused-limits-not-in-hand = dafür hast du { limits-a-card } zu wenig auf der Hand
refused-limits-must-accuse = deine Hand ist leer: du musst jemanden anklagen
refused-limits-not-four =
    { $found ->
        [0] zum Tauschen brauchst du vier { limits-cards-of } und hast keine
       *[other] zum Tauschen brauchst du vier { limits-cards-of } und hast nur { $found }
    }
refused-limits-turn-due = du bist am Zug: lege eine Karte, tausche vier oder klage jemanden an
refused-limits-accuse-oneself = du kannst dich nicht selbst anklagen
refused-limits-nothing-laid = Platz { $seat } hat in dieser Runde noch keine Karte gelegt und kann nicht angeklagt werden
refused-limits-unreadable = „{ $found }“ ist kein Zug von Limits
refused-limits-unknown-colour = „{ $found }“ ist keine Farbe; die Farben sind r, y, g, b und v
refused-limits-one-colour = hier gehört eine Farbe hin, nicht „{ $found }“
refused-limits-not-a-number = „{ $found }“ ist keine Zahl


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
event-limits-over = Die letzte Limitkarte ist vergeben, die Partie ist zu Ende. Die meisten Punkte: { $winners }.

## Limoges

limoges-help =
    Zuerst stimmen alle geheim ab: ein Dominostein für jede gewünschte Farbe, seine niedrige Hälfte ist die Stärke.
    vote blue:5-4 red:3-1 · vote none. Dann reihum bis zu zwei Steine legen und Aktionen ausführen, so oft du zahlen kannst.
    place 6-3 keys_cite yellow besetzt ein Machtfeld, place 4-3 gi_imbert high baut ein Tor (Wache auf der hohen Hälfte),
    place 6-3 ab_04 baut in der Abtei. end beendet den Zug (end 6-3 wirft einen Dominostein ab, wenn du musst).
    Weitere Züge: activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop; Antworten: gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    Mit ? siehst du, was du jetzt darfst. Auf dem Spielplan ist @0 der Dominostein von Platz 0; danach steht der Meeple.
limoges-picture-round = Runde { $round }, es beginnt: { $seat }
limoges-picture-powers = Machtfelder
limoges-picture-chateau-inner = Innere Mauer des Château
limoges-picture-chateau-outer = Äußere Mauer des Château
limoges-picture-cite = Mauer der Cité
limoges-picture-abbey = Abtei
limoges-picture-cathedral = Kathedrale
limoges-picture-production = Produktion
limoges-picture-bridges = Brücken
limoges-picture-treasuries = Schätze: Abtei { $abbey }, Kathedrale { $cathedral }
limoges-picture-seat = { $seat } (@{ $number }): Münzen { $coins }, Siegpunkte { $points }, Frankreich { $french }, England { $english }, Dominosteine { $hand }, Beutel { $bag };
limoges-picture-hand = Deine Dominosteine: { $dominoes }
limoges-picture-objectives = Deine Ziele: { $cards }
limoges-count-seat = { $seat }: Punkte { $points }, französischer Einfluss { $french }, englischer Einfluss { $english }
limoges-count-objective = { $card }:
limoges-count-standing = { "  " }{ $seat }: { $measure } (Rang { $rank }, Punkte { $points })

limoges-red = Konsul des Château (rot)
limoges-blue = Konsul der Cité (blau)
limoges-yellow = Vasall des Vizegrafen (gelb)
limoges-grey = Abt (grau)
limoges-purple = Bischof (violett)
limoges-chateau = Das Château
limoges-cite = Die Cité
limoges-hors = Außerhalb der Mauern
limoges-fr = Französischer Einfluss
limoges-en = Englischer Einfluss
limoges-abbey = Die Abtei
limoges-cathedral = Die Kathedrale
limoges-personnages = Personen
limoges-lieux = Orte
limoges-personnage = Person
limoges-lieu = Ort
limoges-saint = Heiliger
limoges-relic = Reliquie
limoges-coins = Münzen
limoges-reserve = Vorrat
limoges-prison = Kerker
limoges-treasury = Schatz
limoges-bank = Bank
limoges-bag = Beutel
limoges-motte = Motte des Vizegrafen
limoges-consulat-chateau = Konsulat des Château
limoges-consulat-cite = Konsulat der Cité
limoges-port-naveix = Hafen von Naveix
limoges-t01-lieu = Kirche Saint-Michel-des-Lions
limoges-t01-personnage = Richard Löwenherz
limoges-t02-lieu = Kirche Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleonore von Aquitanien
limoges-t03-lieu = Abtei La Règle
limoges-t03-personnage = Marie von Comborn, Äbtissin von La Règle
limoges-t04-lieu = Abtei Saint-Martin
limoges-t04-personnage = Ademar von Chabannes, Mönch
limoges-t05-lieu = Abtei Saint-Augustin
limoges-t05-personnage = Bernard Itier, Bibliothekar
limoges-t06-lieu = Hospital Saint-Gérald
limoges-t06-personnage = Gottfried von Vigeois, Chronist
limoges-t07-lieu = Brunnen von Aigoulène
limoges-t07-personnage = Raimond de Gau, Abt von Saint-Martial
limoges-t08-lieu = Fleischergasse
limoges-t08-personnage = Bernard Gui, Dominikaner
limoges-t09-lieu = Marktplatz der Bänke
limoges-t09-personnage = Eustorge, Bischof
limoges-t10-lieu = Rathaus in der Konsulatsstraße
limoges-t10-personnage = Jean de Cros, Bischof
limoges-t11-lieu = Münzwerkstatt
limoges-t11-personnage = Guido V., Vizegraf
limoges-t12-lieu = Grab des heiligen Martial
limoges-t12-personnage = Heinrich der Jüngere
limoges-t13-lieu = Erlöserbasilika
limoges-t13-personnage = Heinrich II. Plantagenet
limoges-t14-lieu = Bibliothek von Saint-Martial
limoges-t14-personnage = Bernart von Ventadorn, Trobador
limoges-t15-lieu = Werkstätten der Emailleure
limoges-t15-personnage = Mercadier, Söldnerführer
limoges-t16-lieu = Bischofspalast
limoges-t16-personnage = Gérard-Hector du Cher, Bischof
limoges-t17-lieu = Taufkapelle Saint-Jean
limoges-t17-personnage = Ebles, Bischof
limoges-t18-lieu = Viertel der Abbessaille
limoges-t18-personnage = Hélie, Kantor der Kathedrale
limoges-t19-lieu = Gehöft Sainte-Marie
limoges-t19-personnage = Ademar V., Vizegraf
limoges-t20-lieu = Mühlen an der Vienne
limoges-t20-personnage = Guido VI., Vizegraf
limoges-t21-lieu = Vorstadt Manigne
limoges-t21-personnage = Margarete von Burgund, Regentin
limoges-t22-lieu = Vorstadt Boucherie
limoges-t22-personnage = Maria von Limoges, Vizegräfin
limoges-t23-lieu = Gerbereien von Enjoumart
limoges-t23-personnage = Johanna von Penthièvre, Vizegräfin
limoges-t24-lieu = Die Arena
limoges-t24-personnage = Der Schwarze Prinz
limoges-t25-lieu = Burg Aixe
limoges-t25-personnage = Johann, Herzog von Berry
limoges-t26-lieu = Burg Châlus-Chabrol
limoges-t26-personnage = Bertrand du Guesclin
limoges-t27-lieu = Mont Jovis
limoges-t27-personnage = Pierre Basile, Armbrustschütze
limoges-os1-saint = Der heilige Martial
limoges-os1-relic = Haupt des heiligen Martial
limoges-os2-saint = Die heilige Valeria
limoges-os2-relic = Ring der heiligen Valeria
limoges-os3-saint = Der heilige Aurelian
limoges-os3-relic = Büstenreliquiar des heiligen Aurelian
limoges-os4-saint = Der heilige Lupus
limoges-os4-relic = Schrein des heiligen Lupus
limoges-os5-saint = Der heilige Leonhard von Noblat
limoges-os5-relic = Riegel des heiligen Leonhard
limoges-os6-saint = Der heilige Stephan von Muret
limoges-os6-relic = Wahres Kreuz von Grandmont
limoges-ev01-a = Brand im Château (1147)
limoges-ev01-b = Brand in der Cité (1105)
limoges-ev02-a = Antoniusfeuer (994)
limoges-ev02-b = Schwarzer Tod (1348)
limoges-ev03-a = Heinrich II. belagert das Château (1183)
limoges-ev03-b = Der Schwarze Prinz plündert die Cité (1370)
limoges-ev04-a = Richard wird Herzog von Aquitanien (1172)
limoges-ev04-b = Besuch Ludwigs des Jüngeren (1137)
limoges-ev05-a = Abbruch des Pont Saint-Martial (1183)
limoges-ev05-b = Vollendung des Pont Saint-Étienne (1203)
limoges-ev06-a = Neue Mauer des Château (1212)
limoges-ev06-b = Vier Tore vermauert (1373)
limoges-ev07-a = Reform von Cluny (1062)
limoges-ev07-b = Gotische Kathedrale (1273)
limoges-ev08-a = Krieg um die Vizegrafschaft
limoges-ev08-b = Schiedsspruch des Königs
limoges-ev09-a = Vertrag von Brétigny (1360)
limoges-ev09-b = Einziehung der Guyenne (1370)
limoges-ev10-a = Richards Tod in Châlus (1199)
limoges-ev10-b = Eleonore heiratet wieder (1152)
limoges-ev11-a = Martialsmarkt
limoges-ev11-b = Lupusmarkt
limoges-ev12-a = Schatz von Saint-Martial geplündert (1183)
limoges-ev12-b = Domschatz geplündert (1370)
limoges-ev13-a = Große Ostensionen des Château
limoges-ev13-b = Große Ostensionen der Cité
limoges-ev14-a = Wahl der Konsuln des Château
limoges-ev14-b = Wahl der Konsuln der Cité
limoges-ev15-a = Ausgabe von Barbarins
limoges-ev15-b = Münzverschlechterung
limoges-ev16-a = Hochwasser der Vienne
limoges-ev16-b = Große Flößerei am Naveix
limoges-ev17-a = Besuch Urbans II. (1095)
limoges-ev17-b = Interdikt über die Stadt
limoges-ev18-a = Gottesfriede (994)
limoges-ev18-b = Das Gefängnis von Imbert wird geöffnet
limoges-ob01 = Der Großabt
limoges-ob02 = Der Baumeister
limoges-ob03 = Der Torwächter des Château
limoges-ob04 = Der Torwächter der Cité
limoges-ob05 = Der Brückenbauer
limoges-ob06 = Die Partei Frankreichs
limoges-ob07 = Die Partei Englands
limoges-ob08 = Der Geldwechsler
limoges-ob09 = Der Anwalt der Mächtigen
limoges-ob10 = Der Mäzen
limoges-ob11 = Der Freund der Konsuln
limoges-ob12 = Der Kirchenfürst
limoges-keys-chateau = Schlüssel der Tore des Château
limoges-keys-cite = Schlüssel der Tore der Cité
limoges-bridge-martial = Herrschaft über den Pont Saint-Martial
limoges-bridge-etienne = Herrschaft über den Pont Saint-Étienne
limoges-justice = Justiz
limoges-theft-abbey = Den Schatz der Abtei stehlen
limoges-theft-cathedral = Den Schatz der Kathedrale stehlen
limoges-corruption = Korruption
limoges-ostensions = Ostensionen
limoges-gi-imbert = Tor Imbert
limoges-gi-orgolet = Tor Orgolet
limoges-gi-pristin = Tor Pristin
limoges-gi-fustinie = Tor Fustinie
limoges-go-montmailler = Tor Montmailler
limoges-go-arenes = Tor Arènes
limoges-go-saint-esprit = Tor Saint-Esprit (Lansecot)
limoges-go-pissevache = Tor Pissevache
limoges-go-manigne = Tor Manigne
limoges-go-vieille-monnaie = Tor Vieille-Monnaie
limoges-go-boucherie = Tor Boucherie
limoges-go-mireboeuf = Tor Mirebœuf
limoges-gc-panet = Tor Panet
limoges-gc-chene = Tor Chêne (Rouveix)
limoges-gc-saint-maurice = Tor Saint-Maurice
limoges-gc-escudiere = Tor Escudière
limoges-gc-traboreu = Tor Traboreu
limoges-ab-01 = Abtei, Feld 1
limoges-ab-02 = Abtei, Feld 2
limoges-ab-03 = Abtei, Feld 3
limoges-ab-04 = Abtei, Feld 4
limoges-ab-05 = Abtei, Feld 5
limoges-ab-06 = Abtei, Feld 6
limoges-ab-07 = Abtei, Feld 7
limoges-ab-08 = Abtei, Feld 8
limoges-ab-09 = Abtei, Feld 9
limoges-ab-10 = Abtei, Feld 10
limoges-ab-11 = Abtei, Feld 11
limoges-ab-12 = Abtei, Feld 12
limoges-ab-13 = Abtei, Feld 13
limoges-ab-14 = Abtei, Feld 14
limoges-ca-0 = Kathedrale, Erdgeschoss 0
limoges-ca-1 = Kathedrale, Erdgeschoss 1
limoges-ca-2 = Kathedrale, Erdgeschoss 2
limoges-ca-3 = Kathedrale, Erdgeschoss 3
limoges-ca-4 = Kathedrale, Erdgeschoss 4
limoges-ca-5 = Kathedrale, Erdgeschoss 5
limoges-ca-6 = Kathedrale, Erdgeschoss 6
limoges-cb-0 = Kathedrale, erster Stock 1
limoges-cb-1 = Kathedrale, erster Stock 2
limoges-cb-2 = Kathedrale, erster Stock 3
limoges-cb-3 = Kathedrale, erster Stock 4
limoges-cb-4 = Kathedrale, erster Stock 5
limoges-cb-5 = Kathedrale, erster Stock 6
limoges-cc-0 = Kathedrale, Glockenturm
limoges-pm-1 = Pont Saint-Martial, Bogen 1
limoges-pm-2 = Pont Saint-Martial, Bogen 2
limoges-pm-3 = Pont Saint-Martial, Bogen 3
limoges-pm-4 = Pont Saint-Martial, Bogen 4
limoges-pe-1 = Pont Saint-Étienne, Bogen 1
limoges-pe-2 = Pont Saint-Étienne, Bogen 2
limoges-pe-3 = Pont Saint-Étienne, Bogen 3
limoges-pe-4 = Pont Saint-Étienne, Bogen 4


event-limoges-activates = { $seat } setzt einen Meeple auf { $place } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-buys = { $seat } kauft { $tile } ({ $side }).
event-limoges-comforted = { $seat }, um einen Meeple bestohlen, geht einen Schritt ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-compensated = Für einen fehlenden Meeple geht { $seat } einen Schritt ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-completes = { $seat } vollendet das Bauwerk ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }).
event-limoges-converts-influence = { $seat } gibt Einfluss ab ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-converts-points = { $seat } tauscht Siegpunkte ein ({ $points }).
event-limoges-deals = { $seat } bekommt seine Ziele.
event-limoges-deals-own = { $seat } bekommt die Ziele { $cards }.
event-limoges-destroyed = { $place } wird zerstört.
event-limoges-draws = { $count ->
    [one] { $seat } zieht einen Dominostein.
   *[other] { $seat } zieht { $count } Dominosteine.
}
event-limoges-draws-own = { $seat } zieht { $dominoes }.
event-limoges-drops = { $seat } wirft { $event } ohne Wirkung ab.
event-limoges-earns-commerce = Der Handel bringt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-earns-fair = Der Markt bringt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an seinen Toren.
event-limoges-earns-mint = Die Münze bringt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-earns-recycling = Eingetauschte Dominosteine bringen { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-earns-tax = { $seat } nimmt an seinen Toren { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } Steuer ein.
event-limoges-earns-tax-bonus = Ein Plättchen legt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } auf die Steuer von { $seat }.
event-limoges-earns-theft = { $seat } stiehlt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } aus dem Schatz ({ $source ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }).
event-limoges-earns-tile = { $seat } bekommt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-event-enters = Das Ereignis { $event } ({ $side }) kommt in die Reihe { $row }.
event-limoges-favour = { $seat } gewinnt Einfluss ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-first = { $seat } beginnt.
event-limoges-frees = { $seat } befreit { $prisoner } aus dem Gefängnis.
event-limoges-gains = { $seat } bekommt { $count ->
         [one] einen Meeple
        *[other] { $count } Meeples
    } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-gives-up = { $seat } gibt { $tile } ab.
event-limoges-guards = Die Wache von { $place } deckt jetzt die { $covers ->
         [high] hohe
        *[low] niedrige
    } Hälfte.
event-limoges-happens = Das Ereignis { $event } ({ $side }) tritt ein.
event-limoges-jails-hand = { $seat } bringt einen Meeple von { $other } ins Gefängnis ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-jails-on = { $seat } bringt den Meeple von { $other } von { $place } ins Gefängnis ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-jails-tile = { $seat } bringt { $tile } von { $other } ins Gefängnis.
event-limoges-keeps-objective = { $seat } behält ein Ziel.
event-limoges-keeps-objective-own = { $seat } behält das Ziel { $card }.
event-limoges-keeps-ostension = { $seat } behält { $tile } ({ $side }).
event-limoges-leader-falls = { $seat } führt, verliert Einfluss ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-loses = { $seat } verliert { $count ->
         [one] einen Meeple
        *[other] { $count } Meeples
    } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-loses-all = { $seat } verliert alle Meeples einer Farbe ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-nothing-after-theft = Nach dem Diebstahl bringt das Bauen dort { $seat } keinen Meeple ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }).
event-limoges-objective = { $rank ->
    [0] Ziel { $objective }: { $seat } hat nichts vorzuweisen.
   *[other] Ziel { $objective }: { $seat } hat { $measure }, Rang { $rank }, Punkte: { $points }.
}
event-limoges-opens-guards = { $seat } darf seine Wachen versetzen ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = Der Dominostein auf { $place } kommt weg.
event-limoges-over = { $reason ->
    [abbey] Die Abtei ist vollendet: Das Spiel ist aus.
    [cathedral] Die Kathedrale ist vollendet: Das Spiel ist aus.
    [influence] Eine Einflussleiste ist am Ende: Das Spiel ist aus.
   *[bag] In einem Beutel sind zu wenige Dominosteine für eine neue Hand: Das Spiel ist aus.
}
event-limoges-pays-conversion = { $seat } zahlt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } für sein Plättchen.
event-limoges-pays-destruction = Für die Motte zahlt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an die Bank.
event-limoges-pays-event = Das Ereignis kostet { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-pays-influence = { $seat } zahlt mit Einfluss ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-pays-jail = Die Justiz kostet { $seat } { $count ->
         [one] einen Meeple
        *[other] { $count } Meeples
    } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-pays-justice = Für einen Gefangenen zahlt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] { $to }
    }.
event-limoges-pays-keys = Für die Schlüssel zahlt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] { $to }
    }.
event-limoges-pays-mercenary = Ein Plättchen nimmt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } für { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] { $to }
    }.
event-limoges-pays-ostensions = Für die Ostensionen zahlt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an die Bank.
event-limoges-pays-placement = Für den Dominostein zahlt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] { $to }
    }.
event-limoges-pays-tax = { $seat } zahlt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } Torsteuer an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] { $to }
    }.
event-limoges-pays-tile = Für das Plättchen zahlt { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an die Bank.
event-limoges-places = { $seat } legt { $domino } auf { $place }.
event-limoges-points-reward = { $points ->
    [one] Die Belohnung bringt { $seat } einen Punkt für einen Dominostein in Abtei oder Kathedrale.
   *[other] Die Belohnung bringt { $seat } { $points } Punkte für seine Dominosteine in Abtei und Kathedrale.
}
event-limoges-points-reward-tile = { $points ->
    [one] Ein Plättchen bringt { $seat } einen weiteren Punkt.
   *[other] Ein Plättchen bringt { $seat } { $points } weitere Punkte.
}
event-limoges-points-tile = { $points ->
    [one] { $seat } bekommt einen Punkt.
   *[other] { $seat } bekommt { $points } Punkte.
}
event-limoges-pushed-off = { $tile } wird vom Ende der Reihe { $row } geschoben.
event-limoges-recall = Alle Meeples einer Farbe werden zurückgerufen ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-recruits = { $seat } wirbt { $count ->
         [one] einen Meeple
        *[other] { $count } Meeples
    } an ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-round = Runde { $round }: { $first } beginnt.
event-limoges-score = { $seat } hat { $total }: { $points } aus Punkten, { $french } französisch, { $english } englisch, { $objectives } aus Zielen.
event-limoges-sees = { $count ->
    [one] { $seat } sieht eine Ostension.
   *[other] { $seat } sieht { $count } Ostensionen.
}
event-limoges-sees-own = { $seat } sieht { $tiles }.
event-limoges-shared-win = { $seats } teilen sich den Sieg.
event-limoges-steals = { $seat } nimmt { $count ->
         [one] einen Meeple
        *[other] { $count } Meeples
    } aus der Hand von { $other } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-swaps = { $seat } tauscht einen Meeple der Hand ({ $give ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }) gegen eine des Vorrats ({ $take ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-throws-away = { $seat } wirft { $domino } weg.
event-limoges-tile-enters = { $tile } kommt in die Reihe { $row }.
event-limoges-treasury-emptied = Der Schatz ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }) wird geplündert: { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } für die Bank.
event-limoges-uses = { $seat } nutzt { $tile }.
event-limoges-votes = { $votes ->
    [none] { $seat } stimmt nicht ab.
   *[other] { $seat } stimmt: { $votes }.
}
event-limoges-wins = { $seat } gewinnt.


refused-limoges-abbey-empty = in der Abtei liegt noch kein Dominostein
refused-limoges-arch-order = Brücken werden Bogen für Bogen gebaut: { $wanted } kommt vor { $place }
refused-limoges-bad-choice = { $tile } bietet: { $known }
refused-limoges-bad-deal = jeder Platz bekommt zwei verschiedene Ziele aus der Schachtel
refused-limoges-bad-draw = diese Dominosteine können jetzt nicht gezogen werden
refused-limoges-bad-event = { $event } liegt nicht im Stapel der Ereignisse oder hat keine solche Seite
refused-limoges-bad-lots = für jeden Platz, der noch beginnen kann, wird ein Dominostein gezogen, für keinen anderen
refused-limoges-bad-ostensions = diese Ostensionen können jetzt nicht gezeigt werden
refused-limoges-bad-tiles = diese Plättchen können jetzt nicht in die Reihen kommen
refused-limoges-bag-empty = der Beutel ist leer, es gibt nichts zu ziehen
refused-limoges-bears-another = { $place } trägt einen anderen Dominostein
refused-limoges-cannot-give-up = { $tile } kann nicht abgegeben werden: nur ein älteres eigenes Plättchen, das nicht im Gefängnis ist
refused-limoges-colour-only-for-events = eine Farbe wird nur bei Ereignissen genannt, dort immer ({ $tile })
refused-limoges-data-domino = ein Dominostein hat zwei Hälften, hier sind es { $found }
refused-limoges-data-effect-length = die Wirkung braucht { $wanted } Wörter nach dem ersten, da sind { $found }
refused-limoges-data-file-missing = die Datei fehlt
refused-limoges-data-flag = hier steht true oder false, nicht { $found }
refused-limoges-data-id = „{ $id }“ ist keine Kennung oder steht zweimal da
refused-limoges-data-key-missing = { $missing } fehlt
refused-limoges-data-key-unknown = { $unknown } bedeutet hier nichts
refused-limoges-data-kind = das muss von der Art { $wanted } sein, nicht { $found }
refused-limoges-data-measure = auf das Maß { $measure } folgen nicht die richtigen Wörter
refused-limoges-data-number = { $found } liegt nicht zwischen { $least } und { $most }
refused-limoges-data-one-action = eine Aktion hat eine Wirkung, diese hat { $found }
refused-limoges-data-power-missing = die Macht { $power } fehlt
refused-limoges-data-toml = das ist kein TOML: { $reason }
refused-limoges-data-too-few = es gibt { $found } Ziele, nötig sind mindestens { $least }
refused-limoges-data-word = „{ $found }“ ist nichts von: { $known }
refused-limoges-domino-not-in-hand = du hast { $domino } nicht auf der Hand
refused-limoges-domino-too-small = der abgegebene Dominostein muss zusammen mindestens { $least } zeigen
refused-limoges-domino-twice = ein Dominostein kann nur einmal verwendet werden
refused-limoges-double-covers-high = auf einem Pasch deckt die Wache immer die hohe Hälfte
refused-limoges-event-not-held = du hältst { $event } nicht
refused-limoges-events-need-tiles = Ereignisse brauchen Plättchen: no-tiles und events schließen sich aus
refused-limoges-french-only = für Männer des Vizegrafen gibt es nur französischen Einfluss
refused-limoges-guard-unchanged = die Wache von { $place } bliebe, wie sie ist
refused-limoges-guarded-already = die Wache von { $place } wurde in diesem Zug schon versetzt
refused-limoges-half-missing = { $place } nimmt nur einen Dominostein mit einer { $half }
refused-limoges-half-unsaid = sag, welche Hälfte die Wache von { $place } deckt: high oder low
refused-limoges-hand-lacks = Platz { $seat } hat keinen solchen Meeple ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }) auf der Hand
refused-limoges-inner-gates-first = zuerst müssen alle inneren Tore stehen; es fehlen: { $missing }
refused-limoges-must-shed = deine Hand ist nicht kleiner geworden: nenne einen Dominostein, der wegkommt
refused-limoges-named-twice = etwas ist zweimal genannt: { $words }
refused-limoges-need-not-shed = deine Hand ist kleiner geworden: kein Dominostein kommt weg
refused-limoges-needs-a-six = die Ostensionen brauchen einen Dominostein mit einer Sechs und daneben mindestens einer Eins
refused-limoges-no-action = { $tile } ist kein aktives eigenes Plättchen mit einer Aktion
refused-limoges-no-consulat = es gibt kein Konsulat mit einem Dominostein für diese Farbe ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    })
refused-limoges-no-entry = du hast kein aktives Tor in der Mauer um { $place } ({ $zone })
refused-limoges-no-guard-to-move = keine deiner Wachen in dieser Stadt ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) könnte sich ändern
refused-limoges-no-justice = niemand wird befreit, bevor ein Dominostein auf der Justiz liegt
refused-limoges-no-match = { $place } braucht einen Dominostein, der eine Hälfte mit einem Nachbarn teilt
refused-limoges-no-meeple-there = auf { $place } steht kein Meeple eines Gegners
refused-limoges-no-ostension-left = im Stapel ist keine Ostension mehr
refused-limoges-no-room = du hast { $limit } Plättchen, alle im Gefängnis: kein Platz für ein weiteres
refused-limoges-no-shared-half = der Dominostein muss eine Hälfte mit { $there } auf { $place } teilen
refused-limoges-no-such-space = dafür gibt es kein Feld { $place }
refused-limoges-no-support = { $place } braucht seine Stützen; es fehlen: { $missing }
refused-limoges-no-treasury = „{ $word }“ hat keinen Schatz; abbey und cathedral haben einen
refused-limoges-not-a-colour = „{ $word }“ ist keine Farbe; die Farben sind { $known }
refused-limoges-not-a-domino = „{ $word }“ ist kein Dominostein; Dominosteine sehen aus wie 6-3
refused-limoges-not-a-pair = „{ $word }“ ist kein Paar mit Doppelpunkt wie blue:5-4
refused-limoges-not-a-person = { $tile } ist keine Person und kein Heiliger eines Gegners außerhalb des Gefängnisses
refused-limoges-not-a-seat = „{ $word }“ ist kein Platz; Plätze sind Zahlen ab 0
refused-limoges-not-a-target = { $place } kann nicht zerstört werden: nur Dominosteine außerhalb der Mächte und ausliegende Orte
refused-limoges-not-an-opponent = Platz { $seat } ist kein Gegner von dir
refused-limoges-not-dealt = du hast { $card } nicht bekommen
refused-limoges-not-idle = { $place } braucht jetzt keinen Meeple oder ist im Gefängnis
refused-limoges-not-in-a-row = { $tile } liegt in keiner Reihe
refused-limoges-not-in-prison = { $prisoner } ist nicht im Gefängnis oder nicht von dir zu befreien
refused-limoges-not-most = du hast von einer anderen Farbe mehr Meeples als von dieser ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    })
refused-limoges-not-now = diese Entscheidung ist jetzt nicht dran
refused-limoges-not-of-the-abbey = { $place } gehört weder zur Abtei noch zu einer anderen
refused-limoges-not-one-of = „{ $word }“ ist nichts von: { $known }
refused-limoges-not-recruited = nur blau, gelb und rot können angeworben werden, nicht { $words }
refused-limoges-not-seen = { $tile } ist nicht unter den Ostensionen, die du gesehen hast
refused-limoges-not-your-turn = Platz { $seat } hat jetzt nichts zu entscheiden
refused-limoges-not-yours = { $place } gehört dir nicht oder nimmt so keinen Meeple
refused-limoges-nothing-there = auf { $place } liegt nichts
refused-limoges-nothing-to-rob = in diesem Schatz ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }) ist kein einziger Barbarin für dich
refused-limoges-occupied = auf { $place } liegt schon ein Dominostein
refused-limoges-once-a-turn = { $action } geht nur einmal im Zug
refused-limoges-peace = bis zum Ende der Runde ist Frieden: nichts wird zerstört
refused-limoges-placed-enough = in einem Zug werden höchstens { $most } Dominosteine gelegt
refused-limoges-power-closed = die Macht { $power } ist nicht im Spiel
refused-limoges-power-inactive = die Macht { $power } ist nicht aktiv: sie braucht einen Dominostein mit einem Meeple
refused-limoges-protected = { $place } ist durch ein Plättchen seines Besitzers geschützt
refused-limoges-recycles-two = ein oder zwei Dominosteine werden eingetauscht, nicht { $found }
refused-limoges-reserve-lacks = der Vorrat hat keinen Meeple dieser Farbe ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    })
refused-limoges-robbed-already = du hast in dieser Runde schon einen Schatz bestohlen
refused-limoges-seats-missing = die Plätze sind nicht der Reihe nach genannt: { $words }
refused-limoges-setting-twice = { $setting } hat zwei Werte
refused-limoges-swap-same = getauscht wird gegen eine andere Farbe als { $colour }
refused-limoges-too-few-coins = das kostet { $needs } Barbarins, du hast { $has }
refused-limoges-too-few-goods = dafür braucht es { $needs } ({ $good }), du hast { $has }
refused-limoges-too-few-meeples = dafür braucht es { $needs } Meeples von der Hand ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }), du hast { $has }
refused-limoges-too-little-influence = dafür braucht es { $needs } Schritte Einfluss ({ $track ->
         [fr] französisch
        *[en] englisch
    }), du hast { $has }
refused-limoges-too-low = { $place } wird nur mit zusammen mindestens { $least } verdrängt
refused-limoges-town-closed = bezahle zuerst das Versetzen der Wachen in dieser Stadt ({ $town ->
         [chateau] Château
        *[cite] Cité
    })
refused-limoges-town-open = die Wachen dieser Stadt ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) sind in diesem Zug schon bezahlt
refused-limoges-unknown-word = mit „{ $word }“ beginnt kein Zug; Züge beginnen mit: { $known }
refused-limoges-word-too-many = bei { $place } wird nur der Dominostein genannt
refused-limoges-wrong-colour = { $place } nimmt eine von: { $known }
refused-limoges-wrong-length = nach „{ $word }“ können nicht { $words } Wörter stehen

## Bots

option-bots = Ein Bot dieser Stufe auf jedem anderen Platz; auch mehrmals.
command-arena =
    Lässt Bots gegeneinander spielen: FIRST auf einem Platz, SECOND auf allen anderen.
    Jede Ziehung wird von jedem Platz aus gespielt. Ergebnisse bleiben erhalten: Derselbe Befehl macht dort weiter, wo er angehalten wurde.
option-results = Die Datei mit den Ergebnissen; sonst eine, die nach dem Vergleich heißt.
option-jobs = Wie viele Prozesse; sonst einer je Kern.
option-dask = Die Adresse eines Dask-Clusters, etwa tcp://host:8786.
bot-thinks = { $seat } ({ $level }) überlegt …
bot-compiling-kernel = Die Bots für Limes werden vorbereitet; das geschieht einmal und dauert bis zu einer Minute …
hint = { $move } – { $reason }
arena-standing = { $games } Partien: { $share } ± { $error } der Siege, das { $ratio }-fache eines gerechten Anteils; Elo { $elo } ({ $low } bis { $high }).
refused-arena-other-match = diese Datei enthält die Ergebnisse eines anderen Vergleichs
refused-dask-missing = ein Dask-Cluster braucht das Paket limestone[dask]
reason-limes-why-lay = { $gain ->
    [0] bringt nicht gleich etwas; am Ende können es { $expected } Punkte werden
   *[other] bringt gleich { $gain }; am Ende können es { $expected } Punkte werden
}
reason-limes-why-place = der Arbeiter bringt gleich { $gain }; am Ende können es { $expected } Punkte werden
reason-limes-why-go = der Arbeiter bringt dort { $gain } mehr; am Ende können es { $expected } Punkte werden
reason-limits-why-hide = diese Farbe wird auf dem Spielstapel gebraucht
reason-limits-why-play = mit { $odds } Prozent Wahrscheinlichkeit überschreitet eine { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
    [b] blaue
   *[v] violette
} Karte das Limit
reason-limits-why-exchange = vier { $colour ->
    [r] rote
    [y] gelbe
    [g] grüne
    [b] blaue
   *[v] violette
} Karten bringen einen Punkt; mit { $odds } Prozent Wahrscheinlichkeit überschreiten sie das Limit
reason-limits-why-accuse = mit { $odds } Prozent Wahrscheinlichkeit hat { $seat } das Limit überschritten
reason-limoges-why = { $kind ->
    [Vote] diese Stimmen bringen die Meeples, die du brauchst
    [Place] das ist das beste Feld für diesen Preis
    [Activate] ein Meeple auf der Hand bringt nichts
    [Guards] anders stehen die Wachen besser
    [Guard] diese Hälfte bringt mehr Zoll
    [Rob] der Schatzraub lohnt sich
    [Corrupt] dir fehlen Münzen, und diese Dominosteine bringen viele
    [Commerce] die Meeples sind jetzt als Münzen mehr wert
    [Mint] die Äbte sind jetzt als Münzen mehr wert
    [Buy] das Plättchen bringt mehr, als es kostet
    [Use] das Plättchen wirkt einmal je Zug
    [Destroy] ein fremdes Bauwerk steht im Weg
    [End] Besseres kannst du nicht bezahlen
    [Gain] diese Leiste bringt mehr
    [Steal] ein Meeple ist jetzt mehr wert als ein Punkt
   *[other] in den durchgespielten Fällen war das am besten
}

## Server

command-serve =
    Startet den Server: Alle, die seine Seite öffnen können, spielen mit.
    Allein bewahrt er alles in einer Datei auf; mit PostgreSQL und Redis teilen sich mehrere Prozesse die Arbeit.
command-verify =
    Prüft, ob jede Ziehung einer Mitschrift aus Startwert und Salts folgt.
    Endet mit Exitcode 1, wenn das in einer der Dateien für eine Ziehung nicht gilt.
command-backup = Sichert alles, was der Server aufbewahrt, in eine Datei, auch im laufenden Betrieb.
command-restore = Holt aus einer Sicherung zurück, was fehlt, auch im laufenden Betrieb.
command-admin = Verwaltet Tische und Personen eines Servers, auch im laufenden Betrieb.
command-admin-list = Listet die Tische auf.
command-admin-people = Listet die Personen auf.
command-admin-close = Beendet eine Partie ohne Ergebnis.
command-admin-forget = Löscht die Daten einer Person, genannt mit Anmeldename oder id.
command-admin-export = Schreibt die Mitschrift jeder Partie in einen Ordner.

option-host = Die Adresse, auf der der Server lauscht.
option-port = Der Port, auf dem der Server lauscht.
option-workers = Wie viele Serverprozesse.
option-thinkers = Wie viele Prozesse je Serverprozess für die Bots denken.
option-database = Wo die Partien aufbewahrt werden; sonst in einer Datei in deinem Datenordner.
option-redis = Worüber die Prozesse einander Neues mitteilen.
option-origins = Eine andere Seite, die die API benutzen darf; darf mehrmals angegeben werden.
option-secure = Sendet Cookies nur über HTTPS.
option-proxied = Glaubt der Adresse, die ein Proxy meldet.
option-unlimited = Begrenzt Anfragen nicht: für Tests und Lastproben.
option-browser = Öffnet die Seite im Browser.
option-phase = Nur Tische, die warten (waiting), spielen (playing) oder fertig sind (over).
option-running = Auch Partien, die nicht zu Ende sind, samt ihren Geheimnissen.
option-material = Die Karten oder Daten, mit denen die Partien gespielt wurden.

serving = Limestone läuft auf { $page } – Strg+C beendet es.
admin-closed = Tisch { $table } ist geschlossen.
admin-forgotten = { $count ->
    [0] Gelöscht; die Person saß an keinem Tisch.
    [one] Gelöscht, an einem Tisch.
   *[other] Gelöscht, an { $count } Tischen.
}
backed-up = { $rows ->
    [one] Ein Eintrag liegt in { $file }.
   *[other] { $rows } Einträge liegen in { $file }.
}
restored = { $rows ->
    [one] Ein Eintrag ist zurückgeholt; Tische, an denen es inzwischen anders weiterging: { $skipped }.
   *[other] { $rows } Einträge sind zurückgeholt; Tische, an denen es inzwischen anders weiterging: { $skipped }.
}
verified = { $deals ->
    [one] { $file }: eine Ziehung nachgewiesen.
   *[other] { $file }: { $deals } Ziehungen nachgewiesen.
}

refused-account-already = diese Person hat schon ein Konto
refused-csrf = die Anfrage kam nicht von unserer eigenen Seite; lade die Seite neu
refused-frozen = diese Version von Limestone kann die Partie nicht fortsetzen; man kann sie lesen und beenden, aber nicht spielen
refused-internal = auf dem Server ist etwas schiefgegangen; dort ist es vermerkt
refused-login-taken = der Anmeldename „{ $login }“ ist vergeben
refused-malformed = das ist nicht zu verstehen: { $reason }
refused-method = diese Adresse nimmt keine solche Anfrage an
refused-no-question = niemand hat Platz { $seat } etwas gefragt
refused-no-such-page = diese Seite gibt es nicht
refused-no-such-person = es gibt niemanden namens „{ $name }“
refused-no-such-seat = einen Platz { $seat } gibt es an diesem Tisch nicht
refused-no-such-table = es gibt keinen Tisch { $table }
refused-no-such-token = dieses Token gibt es nicht
refused-not-away = für Platz { $seat } spielt gerade niemand anderes
refused-not-host = das darf nur, wer den Tisch eröffnet hat
refused-not-over = die Partie ist nicht zu Ende
refused-not-playing = an diesem Tisch läuft keine Partie
refused-not-seated = du sitzt nicht an diesem Tisch
refused-not-waiting = die Partie hat schon begonnen
refused-not-your-seat = Platz { $seat } ist nicht deiner
refused-origin = die Seite { $origin } darf diesen Server nicht benutzen
refused-port-taken = auf { $host }:{ $port } hört schon jemand; wähle mit --port einen anderen
refused-unknown-address = { $host } ist keine Adresse dieses Rechners
refused-rate-limited = { $seconds ->
    [one] zu viele Anfragen ({ $key }); versuche es in einer Sekunde noch einmal
   *[other] zu viele Anfragen ({ $key }); versuche es in { $seconds } Sekunden noch einmal
}
refused-seat-open = Platz { $seat } ist noch frei
refused-seat-taken = dieser Platz ist besetzt
refused-sign-in-first = sag zuerst, wer du bist
refused-stale = der Tisch ist inzwischen bei Schritt { $ply }
refused-too-large = das ist zu groß; höchstens { $bytes } Bytes
refused-too-slow = die Verbindung war zu langsam, um mitzukommen
refused-unavailable = der Server kann gerade nicht antworten; sende dasselbe gleich noch einmal
refused-unknown-level = es gibt keine Stufe „{ $level }“; es gibt { $known }
refused-unknown-token = dieses Token ist nicht bekannt
refused-unreadable-answer = die Antwort des Servers lässt sich nicht lesen (Status { $status })
refused-unreadable-table = die Daten von Tisch { $table } lassen sich nicht lesen
refused-unknown-entry = das Protokoll dieses Tisches enthält einen Eintrag, den diese Version von Limestone nicht kennt ({ $kind })
refused-verify-commitment = Seed und Festlegung (commitment) passen nicht zusammen: { $counted } statt { $found }
refused-verify-deal = in Schritt { $step } wurde „{ $found }“ gezogen; Seed und Salts ergeben „{ $dealt }“
refused-verify-no-seed = der Mitschrift fehlt ein Seed, also lassen sich ihre Ziehungen nicht nachweisen
refused-verify-salts = Salts in der Mitschrift: { $found }; Plätze: { $seats }
refused-verify-seed-form = „{ $found }“ ist kein Seed
refused-database-unknown = --database erwartet sqlite:///DATEI oder postgresql+asyncpg://BENUTZER@RECHNER/NAME
refused-workers-alone = mehrere Serverprozesse (--workers) brauchen eine PostgreSQL-Datenbank (--database) und Redis (--redis)
refused-wrong-password = Anmeldename oder Passwort ist falsch

## The log of a table

# $seat is a name, or several; $you is yes where it is the reader's own.

entry-joined = { $you ->
    [yes] Du setzt dich an den Tisch
   *[no] { $seat } setzt sich an den Tisch
}
entry-left = { $seat } verlässt den Tisch
entry-bot = { $seat } kommt an den Tisch
entry-started = Die Partie beginnt
entry-undone = { $steps ->
    [0] { $you ->
        [yes] Du wählst neu
       *[no] { $seat } wählt neu
    }
   *[other] { $you ->
        [yes] Du nimmst einen Zug zurück
       *[no] { $seat } nimmt einen Zug zurück
    }
}
entry-asked = { $what ->
    [abandon] { $you ->
        [yes] Du möchtest die Partie ohne Ergebnis beenden
       *[no] { $seat } möchte die Partie ohne Ergebnis beenden
    }
   *[undo] { $you ->
        [yes] Du möchtest einen Zug zurücknehmen
       *[no] { $seat } möchte einen Zug zurücknehmen
    }
}
entry-agreed = { $you ->
    [yes] Du bist einverstanden
   *[no] { $seat } ist einverstanden
}
entry-declined = { $you ->
    [yes] Du lehnst ab
   *[no] { $seat } lehnt ab
}
entry-resigned = { $you ->
    [yes] Du gibst auf
   *[no] { $seat } gibt auf
}
entry-handed = { $you ->
    [yes] Ein Bot ({ $level }) spielt für dich
   *[no] Ein Bot ({ $level }) spielt für { $seat }
}
entry-returned = { $you ->
    [yes] Du spielst wieder selbst
   *[no] { $seat } spielt wieder selbst
}
entry-reminded = { $count ->
    [one] { $you ->
        [yes] Du wirst an den Zug erinnert
       *[no] { $seat } wird an den Zug erinnert
    }
   *[other] { $seat } werden an den Zug erinnert
}
entry-extended = Die Bedenkzeit wird verlängert
entry-rematched = Eine neue Partie wird eröffnet
entry-closed = Der Betreiber beendet die Partie
entry-forgotten = Die Daten eines Spielers werden gelöscht

## Web

web-home = Startseite
web-home-title = Limestone: drei Spiele
web-nav = Seiten
web-nav-play = Spielen
web-nav-learn = Lernen
web-nav-replay = Nachspielen
web-close = Schließen
web-back = Zurück
web-save = Speichern
web-menu = Menü
web-settings = Einstellungen
web-language = Sprache
web-theme = Darstellung
web-theme-system = Wie das System
web-theme-light = Hell
web-theme-dark = Dunkel
web-sounds = Töne
web-motion = Animationen
web-your-name = Dein Name
web-guest = Gast
web-you = Du
web-player = Spieler { $seat }
web-bot-name = Bot { $seat } ({ $level })
web-seat-open = freier Platz
web-rules = Regeln
web-intro = Spielend lernen
web-no-page = Hier ist nichts.
web-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
web-frozen = Diese Version von Limestone kann die Partie nicht fortsetzen. Du kannst sie ansehen und herunterladen, aber nicht weiterspielen.
web-unreachable = Der Server antwortet nicht.
web-retry = Erneut versuchen
web-offline = Du bist offline. Dein letzter Zug bleibt erhalten.

web-line-connecting = Verbinde …
web-line-live = Verbunden
web-line-reconnecting = Verbinde erneut …
web-line-offline = Offline
web-line-gone = Geschlossen
web-sending = Dein Zug wird gesendet

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-about-limes = Lege 16 Karten, setze 7 Arbeiter – und mach das Beste daraus.
web-about-limits = Bleib im Limit – oder ertappe alle, die es überschreiten.
web-about-limoges = Zwei Städte, ein Fluss, fünf Parteien, deren Gunst du brauchst.
web-meta-limes = Allein oder zu mehreren, ohne Höchstzahl
web-meta-limits = 2–6 Spieler ab 8 Jahren, ca. 45 Min.
web-meta-limoges = 2–4 Spieler ab 12 Jahren, 60–90 Min.
web-play-now = Jetzt spielen
web-bots = Bots
web-hot-seat = Hotseat
web-invite-short = Einladen
web-continue = Deine Partien
web-nothing-yet = Noch keine Partien. Wähle oben ein Spiel.
web-game-with = { $game } mit { $names }
web-game-alone = { $game }, allein
web-phase-waiting = wartet auf Mitspieler
web-phase-playing = läuft
web-phase-over = beendet
web-phase-frozen = angehalten
web-your-move = Du bist am Zug
web-open = Öffnen
web-look = Ansehen
web-watch = Zuschauen oder mitspielen
web-watch-one = Zuschauen
web-join = Mitspielen
web-nothing-to-watch = Zurzeit ist kein öffentlicher Tisch offen.

web-new-bots = { $game } gegen Bots
web-new-hot = { $game } an einem Gerät
web-new-invite = { $game } mit Freunden
web-how-many = Anzahl Spieler
web-level = Spielstärke
web-level-novice = Neuling
web-level-casual = Amateur
web-level-club = Kenner
web-level-expert = Experte
web-level-master = Meister
web-level-random = Zufall
web-variants = Varianten
web-variant-diagonal = Diagonales Anlegen: Karten dürfen sich auch nur über Eck berühren
web-variant-ferryman = Der Fischer als Fährmann: Er bringt andere Arbeiter über den See
web-variant-open-pile = Offener Spielstapel: Alle gelegten Karten bleiben sichtbar
web-variant-no-tiles = Ohne Plättchen
web-variant-no-ostensions = Ohne Ostensionen
web-variant-events = Mit Ereignissen
web-visibility = Wer mitspielen darf
web-visibility-link = Alle mit dem Link
web-visibility-public = Alle
web-visibility-private = Nur mit Einladung
web-pace = Bedenkzeit je Zug
web-pace-is = { $kind ->
    [none] unbegrenzt
    [minutes] { $minutes ->
        [one] eine Minute
       *[other] { $minutes } Minuten
    }
   *[days] { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
}
web-start = Beginnen
web-open-table = Tisch eröffnen

web-lobby = Am Tisch
web-lobby-hint = { $open ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
web-sit = Platz nehmen
web-leave = Platz freigeben
web-add-bot = Bot hinzufügen
web-invite = Einladen
web-invite-link = Link zu diesem Tisch
web-invite-qr = Der Link als QR-Code
web-invite-hint = Wer ihn öffnet, kann sich setzen oder zuschauen. Ein Konto ist nicht nötig.
web-watch-link = Zuschauer einladen
web-copy = Kopieren
web-copied = Kopiert

web-with = mit { $names }
web-round-of-limes = Runde { $round } von { $rounds }
web-round-of-limits = Runde { $round } von { $rounds }
web-round = Runde { $round }
web-time-left = Verbleibende Zeit: { $time }
web-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
}
web-title-yours = Du bist am Zug · { $game }
web-your-turn = Du bist am Zug.
web-choosing = am Zug
web-sealed = hat verdeckt gewählt
web-sealed-you = Du hast gewählt. Die anderen überlegen noch.
web-plate-away = Bot spielt
web-plate-reminded = erinnert
web-plate-resigned = aufgegeben
web-change-mind = Doch ändern
web-log = Spielverlauf
web-log-empty = Noch nichts.
web-meanwhile = Inzwischen
web-twin = Der Tisch in Worten
web-legal = Was du tun kannst
web-provisional = Summe bisher
web-turn-left = Nach links drehen
web-turn-right = Nach rechts drehen
web-undo = Zurücknehmen
web-ask-back = Rücknahme erbitten
web-hand = Bot spielen lassen
web-return = Wieder selbst spielen
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-ask-undo = { $name } möchte einen Zug zurücknehmen.
web-ask-abandon = { $name } möchte die Partie ohne Ergebnis beenden.
web-agree = Einverstanden
web-decline = Ablehnen
web-ask-waiting = Die anderen werden gefragt.
web-curtain = { $name } ist am Zug
web-curtain-hint = Gib das Gerät weiter. Die anderen schauen weg.
web-curtain-open = Ich bin { $name }
web-won = { $you ->
    [yes] { $count ->
        [one] Du gewinnst
       *[other] Du teilst dir den Sieg
    }
   *[no] { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
}
web-given-up = Die Partie wurde aufgegeben.
web-fair = Ehrlich gemischt: Alle Ziehungen folgen aus einem Startwert, der vor der Partie feststand. Mit der Mitschrift lässt sich das nachprüfen.
web-replay = Partie nachspielen
web-again = Noch einmal spielen
web-new-game = Anderes Spiel
web-download = Mitschrift herunterladen

web-refused = Das geht nicht ({ $code }).
web-rule-at = Regel { $section }
web-no-because-stale = Am Tisch ging es schon weiter; schau noch einmal.
web-no-because-not-due = Du bist nicht an der Reihe.
web-no-because-rate-limited = Zu schnell. Warte { $seconds } Sekunden.
web-no-because-unavailable = Der Server antwortet nicht. Dein Zug bleibt erhalten; versuche es noch einmal.
web-no-because-seat-taken = Dort sitzt schon jemand.
web-no-because-not-your-seat = Das ist nicht dein Platz.
web-no-because-not-host = Das darf nur, wer den Tisch eröffnet hat.
web-no-because-undo-horizon = Das lässt sich nicht mehr zurücknehmen: jemand anderes oder der Zufall hat seither entschieden.

web-profession = { $profession ->
    [farmer] Bauer
    [fisherman] Fischer
    [woodcutter] Holzfäller
   *[watchman] Wächter
}
web-professions = { $profession ->
    [farmer] Bauern
    [fisherman] Fischer
    [woodcutter] Holzfäller
   *[watchman] Wächter
}
web-terrain-field = Acker
web-terrain-water = Wasser
web-terrain-forest = Wald
web-terrain-tower = Turm
web-limes-land-of = Landschaft von { $name }
web-limes-back-home = Zurück zu deiner Landschaft
web-limes-card = Karte { $number }
web-limes-held = { $turn ->
    [n] Auf { $square }, wie gedruckt
    [e] Auf { $square }, nach rechts gedreht
    [s] Auf { $square }, auf dem Kopf
   *[w] Auf { $square }, nach links gedreht
}
web-limes-pick-square = Wähle eine leuchtende Stelle
web-limes-turn-hint = { $touch ->
    [yes] Tippe auf die Karte, um sie zu drehen
   *[no] Drehen: Klick, Mausrad oder q und e
}
web-limes-worker-none = Du darfst einen Arbeiter setzen oder bewegen
web-limes-worker-place = Ein Arbeiter wird gesetzt
web-limes-worker-move = Ein Arbeiter wird bewegt
web-limes-worker-half = Wähle, wohin er geht
web-limes-lay = Legen
web-limes-lay-none = Ohne Arbeiter legen
web-limes-lay-place = Mit Arbeiter legen
web-limes-lay-move = Legen und bewegen
web-limes-lay-half = Legen
web-limes-lay-on = Auf { $square } legen
web-limes-place-on = { $profession ->
    [farmer] Bauern auf { $zone } setzen
    [fisherman] Fischer auf { $zone } setzen
    [woodcutter] Holzfäller auf { $zone } setzen
    [watchman] Wächter auf { $zone } setzen
   *[any] Arbeiter auf { $zone } setzen
}
web-limes-move-from = { $profession ->
    [farmer] Den Bauern von { $zone } bewegen
    [fisherman] Den Fischer von { $zone } bewegen
    [woodcutter] Den Holzfäller von { $zone } bewegen
    [watchman] Den Wächter von { $zone } bewegen
   *[any] Den Arbeiter von { $zone } bewegen
}
web-limes-move-to = { $profession ->
    [farmer] Nach { $zone }, als Bauer
    [fisherman] Nach { $zone }, als Fischer
    [woodcutter] Nach { $zone }, als Holzfäller
    [watchman] Nach { $zone }, als Wächter
   *[any] Nach { $zone }
}
web-limes-supply = { $count ->
    [0] Vorrat leer
   *[other] Vorrat: { $count }
}
web-limes-now = Zwischenstand
web-limes-no-workers = Noch bringt kein Arbeiter Punkte.
web-limes-why = { $profession ->
    [farmer] { $zones ->
        [one] Acker mit einem Feld
       *[other] Acker mit { $zones } Feldern
    }
    [fisherman] { $points ->
        [0] See ohne Hütten
        [one] See mit einer Hütte
       *[other] See mit { $points } Hütten
    }
    [woodcutter] { $points ->
        [0] kein Gebiet grenzt an
        [one] ein angrenzendes Gebiet
       *[other] { $points } angrenzende Gebiete
    }
   *[watchman] { $points ->
        [0] kein Wald in Sicht
        [one] ein Waldfeld in Sicht
       *[other] { $points } Waldfelder in Sicht
    }
}
web-limes-lens = { $worker ->
    [yes] { $profession ->
        [farmer] { $zones ->
            [one] Dieser Acker hat ein Feld: ein Punkt für den Bauern.
           *[other] Dieser Acker hat { $zones } Felder: { $points } Punkte für den Bauern.
        }
        [fisherman] { $points ->
            [0] Noch steht keine Hütte an diesem See.
            [one] Eine Hütte steht an diesem See: ein Punkt.
           *[other] { $points } Hütten stehen an diesem See: { $points } Punkte. Jede zählt einmal.
        }
        [woodcutter] { $points ->
            [0] Noch grenzt nichts an diesen Wald.
            [one] Ein Gebiet grenzt an diesen Wald: ein Punkt.
           *[other] { $points } Gebiete grenzen an diesen Wald: { $points } Punkte.
        }
       *[watchman] { $points ->
            [0] Der Wächter sieht kein Waldfeld.
            [one] Der Wächter sieht ein Waldfeld: ein Punkt.
           *[other] Der Wächter sieht { $points } Waldfelder: { $points } Punkte. Andere Türme versperren die Sicht.
        }
    }
   *[no] { $profession ->
        [farmer] Hier arbeitet niemand. Ein Bauer bekäme { $points }.
        [fisherman] Hier arbeitet niemand. Ein Fischer bekäme { $points }.
        [woodcutter] Hier arbeitet niemand. Ein Holzfäller bekäme { $points }.
       *[watchman] Hier arbeitet niemand. Ein Wächter bekäme { $points }.
    }
}
web-limes-for = { $profession ->
    [farmer] Felder ihres Ackers
    [fisherman] Hütten an ihrem See
    [woodcutter] Gebiete um ihren Wald
   *[watchman] Waldfelder in Sicht
}
web-limes-ladder-name = Die Solowertung
web-limes-ladder = { $step ->
    [0] Ausbaufähig
    [1] In Ordnung
    [2] Gut
    [3] Sehr gut
   *[4] Herausragend
}
web-limes-next-step = { $step ->
    [4] Höher geht es nicht.
   *[other] { $missing ->
        [one] Noch ein Punkt bis zur nächsten Stufe.
       *[other] Noch { $missing } Punkte bis zur nächsten Stufe.
    }
}
web-limes-range = { $step ->
    [0] unter 28
    [4] 49 oder mehr
   *[other] { $from }–{ $to }
}
web-limes-twin = { $you ->
    [yes] Deine Landschaft, Runde { $round } von { $rounds }, Karten: { $cards }
   *[no] Landschaft von { $name }, Runde { $round } von { $rounds }, Karten: { $cards }
}
web-limes-twin-square = Wähle, wohin die Karte kommt.
web-limes-gap = leer
web-limes-zone = { $quarter ->
    [nw] Nordwest
    [ne] Nordost
    [sw] Südwest
   *[se] Südost
} { $terrain }{ $hut ->
    [yes] , Hütte
   *[no] { "" }
}{ $workers ->
    [0] { "" }
    [one] , ein Arbeiter
   *[other] , { $workers } Arbeiter
}
web-limes-scored = { $profession ->
    [farmer] Bauer auf { $zone }, { $points }: { $why } ({ $places })
    [fisherman] Fischer auf { $zone }, { $points }: { $why } ({ $places })
    [woodcutter] Holzfäller auf { $zone }, { $points }: { $why } ({ $places })
   *[watchman] Wächter auf { $zone }, { $points }: { $why } ({ $places })
}
web-log-limes-drawn = Runde { $round }: Karte { $card }
web-log-limes-laid = { $seat } legte auf { $square }
web-log-limes-placed = { $profession ->
    [farmer] { $seat } setzte einen Bauern auf { $zone }
    [fisherman] { $seat } setzte einen Fischer auf { $zone }
    [woodcutter] { $seat } setzte einen Holzfäller auf { $zone }
   *[watchman] { $seat } setzte einen Wächter auf { $zone }
}
web-log-limes-moved = { $profession ->
    [farmer] { $seat } zog einen Arbeiter nach { $to }: nun Bauer
    [fisherman] { $seat } zog einen Arbeiter nach { $to }: nun Fischer
    [woodcutter] { $seat } zog einen Arbeiter nach { $to }: nun Holzfäller
   *[watchman] { $seat } zog einen Arbeiter nach { $to }: nun Wächter
}
web-log-limes-counted = { $points ->
    [one] { $seat } hat einen Punkt
   *[other] { $seat } hat { $points } Punkte
}
web-log-limes-solo = { $points ->
    [one] Die Landschaft ist fertig: ein Punkt
   *[other] Die Landschaft ist fertig: { $points } Punkte
}
web-log-limes-won = { $seats } gewinnt mit { $points } Punkten
web-log-limes-shared = { $seats } teilen sich den Sieg mit { $points } Punkten

web-skip = Ergebnis zeigen
web-limits-colour = { $colour ->
    [r] rot
    [y] gelb
    [g] grün
    [b] blau
   *[v] violett
}
web-limits-unseen = eine verdeckte Karte
web-limits-limit = { $colour ->
    [r] Rot { $limit }
    [y] Gelb { $limit }
    [g] Grün { $limit }
    [b] Blau { $limit }
   *[v] Violett { $limit }
}
web-limits-limit-card = Limitkarte: { $limits }. X heißt: kein Limit.
web-limits-limit-title = Limitkarte
web-limits-hidden-cards = Verdeckte Karten
web-limits-hint = Jede verdeckte Karte erhöht das Limit ihrer Farbe um eins. X heißt: kein Limit.
web-limits-in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-limits-hidden = verdeckt
web-limits-has-hidden = fertig
web-limits-taken = { $count ->
    [0] keine Limitkarte
    [one] eine Limitkarte, −2
    [2] 2 Limitkarten, −4
    [3] 3 Limitkarten, −6
   *[other] { $count } Limitkarten
}
web-limits-accuse = Verdacht
web-limits-pile-open = { $count ->
    [0] Spielstapel: noch keine Karte
    [one] Spielstapel: eine Karte
   *[other] Spielstapel: { $count } Karten
}
web-limits-pile = { $count ->
    [0] Spielstapel: noch keine Karte
    [one] Spielstapel: eine Karte, von { $name }
   *[other] Spielstapel: { $count } Karten, die oberste von { $name }
}
web-limits-draw = { $count ->
    [0] Nachziehstapel leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
web-limits-your-hidden = { $count ->
    [one] { $colour ->
        [r] Deine verdeckte Karte ist rot: Eine rote mehr ist erlaubt. Das weißt nur du.
        [y] Deine verdeckte Karte ist gelb: Eine gelbe mehr ist erlaubt. Das weißt nur du.
        [g] Deine verdeckte Karte ist grün: Eine grüne mehr ist erlaubt. Das weißt nur du.
        [b] Deine verdeckte Karte ist blau: Eine blaue mehr ist erlaubt. Das weißt nur du.
       *[v] Deine verdeckte Karte ist violett: Eine violette mehr ist erlaubt. Das weißt nur du.
    }
   *[other] Deine verdeckten Karten erlauben je eine mehr ihrer Farbe. Das weißt nur du.
}
web-limits-turn-of = { $name } überlegt
web-limits-your-turn = Du bist am Zug: Lege eine Karte oder verdächtige jemanden
web-limits-must-accuse = Deine Hand ist leer: Du musst jemanden verdächtigen
web-limits-hide = { $count ->
    [one] Wähle eine Karte, die du verdeckt auslegst
   *[other] Wähle { $count } Karten, die du verdeckt auslegst
}
web-limits-hide-these = { $count ->
    [one] Verdeckt auslegen
   *[other] Beide verdeckt auslegen
}
web-limits-choose = Wähle eine Karte
web-limits-play-colour = { $colour ->
    [r] Rot legen
    [y] Gelb legen
    [g] Grün legen
    [b] Blau legen
   *[v] Violett legen
}
web-limits-exchange = { $colour ->
    [r] Vier rote gegen einen Punkt tauschen
    [y] Vier gelbe gegen einen Punkt tauschen
    [g] Vier grüne gegen einen Punkt tauschen
    [b] Vier blaue gegen einen Punkt tauschen
   *[v] Vier violette gegen einen Punkt tauschen
}
web-limits-accuse-who = { $name } verdächtigen?
web-limits-accuse-name = { $name } verdächtigen
web-limits-claim = Du behauptest: Die letzte Karte hat das Limit ihrer Farbe überschritten.
web-limits-if-so = Wenn ja
web-limits-if-so-text = { $name } nimmt die Limitkarte (−2), du bekommst einen Punkt
web-limits-if-not = Wenn nein
web-limits-if-not-text = du nimmst die Limitkarte (−2), { $name } bekommt einen Punkt
web-limits-keep-playing = Weiterspielen
web-limits-counting = Die Karten werden gezählt …
web-limits-over = { $over ->
    [one] Eine Karte über dem Limit
   *[other] { $over } Karten über dem Limit
}
web-limits-within = Im Limit
web-limits-charge = { $you ->
    [accuser] Du hast { $accused } verdächtigt.
    [accused] { $accuser } hat dich verdächtigt.
   *[no] { $accuser } hat { $accused } verdächtigt.
}
web-limits-last-card = { $colour ->
    [r] Die fragliche Karte war rot.
    [y] Die fragliche Karte war gelb.
    [g] Die fragliche Karte war grün.
    [b] Die fragliche Karte war blau.
   *[v] Die fragliche Karte war violett.
}
web-limits-count = { $lying ->
    [one] Bis dahin lag eine Karte dieser Farbe, erlaubt: { $allowed }.
   *[other] Bis dahin lagen { $lying } Karten dieser Farbe, erlaubt: { $allowed }.
}
web-limits-no-limit = X: Diese Farbe hatte kein Limit.
web-limits-by-card = { $count ->
    [one] Limitkarte: eine
   *[other] Limitkarte: { $count }
}
web-limits-by-hidden = verdeckt: { $count }
web-limits-pile-order = Der Spielstapel, von der ersten Karte an
web-limits-outcome = Ergebnis
web-limits-takes-card = { $you ->
    [yes] nimmst die Limitkarte und beginnst die nächste Runde
   *[no] nimmt die Limitkarte und beginnt die nächste Runde
}
web-limits-takes-point = { $you ->
    [yes] bekommst einen Punkt
   *[no] bekommt einen Punkt
}
web-limits-next = Nächste Runde
web-limits-do-hide = { $count ->
    [one] { $colour ->
        [r] Rot verdeckt auslegen
        [y] Gelb verdeckt auslegen
        [g] Grün verdeckt auslegen
        [b] Blau verdeckt auslegen
       *[v] Violett verdeckt auslegen
    }
   *[other] Verdeckt auslegen: { $colour ->
        [r] Rot
        [y] Gelb
        [g] Grün
        [b] Blau
       *[v] Violett
    } und { $second ->
        [r] Rot
        [y] Gelb
        [g] Grün
        [b] Blau
       *[v] Violett
    }
}
web-limits-do-play = { $colour ->
    [r] Rot legen
    [y] Gelb legen
    [g] Grün legen
    [b] Blau legen
   *[v] Violett legen
}
web-limits-do-exchange = { $colour ->
    [r] Vier rote tauschen
    [y] Vier gelbe tauschen
    [g] Vier grüne tauschen
    [b] Vier blaue tauschen
   *[v] Vier violette tauschen
}
web-limits-do-accuse = { $name } verdächtigen
web-limits-twin-top = { $colour ->
    [none] Der Spielstapel ist leer.
    [r] Karten auf dem Spielstapel: { $count }; oben Rot, von { $name }.
    [y] Karten auf dem Spielstapel: { $count }; oben Gelb, von { $name }.
    [g] Karten auf dem Spielstapel: { $count }; oben Grün, von { $name }.
    [b] Karten auf dem Spielstapel: { $count }; oben Blau, von { $name }.
   *[v] Karten auf dem Spielstapel: { $count }; oben Violett, von { $name }.
}
web-limits-twin-player = { $name }: Punkte { $points }, Handkarten { $hand }, verdeckt { $hidden }, Limitkarten { $taken }
web-log-limits-round = Runde { $round } von { $rounds }
web-log-limits-hid-unseen = { $count ->
    [one] { $seat } verdeckte eine Karte
   *[other] { $seat } verdeckte { $count } Karten
}
web-log-limits-hid = { $count ->
    [one] { $seat } verdeckte eine Karte
   *[other] { $seat } verdeckte { $count } Karten
}
web-log-limits-laid = { $seat } legte eine Karte
web-log-limits-exchanged = { $seat } tauschte vier Karten für einen Punkt
web-log-limits-accused = { $seat } klagte an: { $accused }
web-log-limits-guilty = { $seat } war über dem Limit; { $earner } nimmt einen Punkt
web-log-limits-innocent = { $seat } war im Limit und nimmt einen Punkt; { $loser } nimmt die Karte
web-log-limits-over = Die letzte Limitkarte ist genommen

web-meeple-red = Konsul des Château
web-meeple-blue = Konsul der Cité
web-meeple-yellow = Vizegraf
web-meeple-grey = Abt
web-meeple-purple = Bischof
web-town-chateau = Château
web-town-cite = Cité
web-building-abbey = Abtei Saint-Martial
web-building-cathedral = Kathedrale
web-bridge-bridge_martial = Pont Saint-Martial
web-bridge-bridge_etienne = Pont Saint-Étienne
web-power-keys_chateau = Schlüssel Ch.
web-power-keys_cite = Schlüssel Cité
web-power-bridge_martial = Pont Martial
web-power-bridge_etienne = Pont Étienne
web-power-justice = Justiz
web-power-theft_abbey = Raub, Abtei
web-power-theft_cathedral = Raub, Kath.
web-power-corruption = Korruption
web-power-ostensions = Ostensionen
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
web-place-consulat_chateau = Konsulat
web-place-consulat_cite = Konsulat
web-place-port_naveix = Hafen Naveix
web-space-gate = Tor { $gate }
web-space-abbey = Abtei, Platz { $number }
web-space-nave = Kathedrale, Erdgeschoss { $number }
web-space-upper = Kathedrale, Obergeschoss { $number }
web-space-belfry = Kathedrale, Glockenturm
web-space-arch = { $bridge }, Bogen { $number }
web-at-ab = Abtei, Platz { $number }
web-at-ca = Kathedrale, Erdgeschoss { $number }
web-at-cb = Kathedrale, Obergeschoss
web-at-cc = Kathedrale, Glockenturm
web-at-pm = Pont Saint-Martial, Bogen { $number }
web-at-pe = Pont Saint-Étienne, Bogen { $number }
web-prison = Kerker
web-nobody = neutral
web-track-fr = Frankreich
web-track-en = England
web-row-personnages = Personen
web-row-lieux = Orte
web-tab-powers = Machtfelder
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = Fluss
web-tab-tiles = Plättchen
web-vote-for = { $domino } ({ $meeple })

web-verb-place = Legen
web-verb-buy = Plättchen kaufen
web-verb-end = Zug beenden
web-verb-activate = Aktivieren
web-verb-guards = Wachen umstellen
web-verb-guard = Wache umstellen
web-verb-commerce = Handel treiben
web-verb-mint = Münzen prägen
web-verb-corrupt = Korruption
web-verb-ostend = Ostensionen
web-verb-rob = Schatz rauben
web-verb-jail = In den Kerker werfen
web-verb-free = Aus dem Kerker befreien
web-verb-use = Plättchen nutzen
web-verb-jealousy = Eifersucht des Bischofs
web-verb-destroy = Zerstören
web-verb-play = Ereignis spielen
web-verb-drop = Ereignis abwerfen
web-verb-vote = Abstimmen
web-verb-keep = Behalten
web-verb-gain = Einfluss nehmen
web-verb-steal = Stehlen von
web-verb-swap = Tauschen
web-verb-done = Fertig
web-verb-return = Abgeben
web-verb-lose = Verlieren
web-word-high = hohe Hälfte
web-word-low = niedrige Hälfte
web-word-draw = und einen Stein ziehen
web-word-hand = von einer Hand
web-word-on = vom Spielplan
web-word-tile = eine Person
web-word-fr = Frankreich
web-word-en = England
web-word-chateau = Château
web-word-cite = Cité
web-word-abbey = Abtei
web-word-cathedral = Kathedrale
web-word-none = keine
web-word-saint = Heiligenseite
web-word-relic = Reliquienseite
web-due-KeepObjectives = Behalte ein Ziel. Alle Ziele im Spiel zählen für alle.
web-due-Missing = Im Vorrat fehlt: { $colour }. Nimmst du Einfluss, oder stiehlst du einen Meeple?
web-due-Comfort = Dir wurde ein Meeple gestohlen: { $colour }. Auf welcher Leiste rückst du vor?
web-due-Favour = Auf welcher Leiste rückst du vor?
web-due-Swapping = Meeples mit dem Vorrat tauschen: noch { $left }
web-due-KeepOstension = Behalte eine der Ostensionen
web-due-GiveUp = Du hast ein Plättchen zu viel. Welches gibst du ab?
web-due-LoseMeeples = Welchen Meeple verlierst du?
web-due-LoseHalf = Von welcher Farbe verlierst du die Hälfte?
web-due-Voting = Anwerbung

web-limoges-map = Das Château, die Cité und die Vienne
web-limoges-parts = Teile des Spielplans
web-limoges-tab-alive = hier leuchtet etwas
web-limoges-treasury = Schatz
web-limoges-treasuries = Schatz der Abtei { $abbey }, der Kathedrale { $cathedral }
web-limoges-arches = { $done ->
    [0] nicht begonnen
    [4] vollendet
   *[other] { $done } von 4 Bögen
}
web-limoges-prison = { $count ->
    [0] Kerker, leer
    [one] Kerker, ein Meeple
   *[other] Kerker, { $count } Meeples
}
web-limoges-idle = ohne Meeple
web-limoges-to-move = am Zug
web-limoges-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
web-limoges-coins-word = Münzen
web-limoges-coins-change = Münzen: { $coins }
web-limoges-cost = { $coins ->
    [one] kostet eine Münze
   *[other] kostet { $coins } Münzen
}
web-limoges-vp = SP
web-limoges-hand-bag = Hand { $hand } · Beutel { $bag }
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = keine
web-limoges-secret = { $you ->
    [yes] Deine geheimen Ziele
   *[no] Geheime Ziele
}
web-limoges-dominoes = { $you ->
    [yes] Deine Dominosteine, zwei je Zug
   *[no] Dominosteine von { $name }
}
web-limoges-people = { $you ->
    [yes] Deine Meeples
   *[no] Auf der Hand
}
web-limoges-domino = Dominostein { $domino }, kostet { $total }
web-limoges-turn = Dein Zug
web-limoges-your-turn = { $placed ->
    [0] Nimm einen Stein oder wähle eine Aktion. Du darfst zwei Steine legen.
    [one] Ein Stein ist gelegt. Einen darfst du noch legen.
   *[other] Zwei Steine sind gelegt. Aktionen sind weiter möglich.
}
web-limoges-pick-place = Wähle ein leuchtendes Feld.
web-limoges-nowhere = passt jetzt nirgends. Tippe auf ein Feld, um zu sehen, warum.
web-limoges-covers = Wache auf der { $covered }, die { $shown } bleibt sichtbar
web-limoges-build-for = Legen für { $coins }
web-limoges-do = Ausführen
web-limoges-end = Zug beenden
web-limoges-end-shed = Abwerfen und beenden
web-limoges-shed = Deine Hand ist nicht kleiner geworden: Wähle den Stein, den du abwirfst.
web-limoges-pay-domino = Wähle den Stein, mit dem du { $tile } bezahlst.
web-limoges-recruit = Anwerbung
web-limoges-recruit-hint = Nimm einen Stein, dann wähle eine Farbe. Die niedrige Hälfte ist die Stärke deiner Stimme. Verdeckt, bis alle gewählt haben.
web-limoges-vote = { $meeple }: Stein { $domino }
web-limoges-no-vote = { $meeple }: keine Stimme
web-limoges-reserve = Vorrat: { $count }
web-limoges-seal = Stimmen abgeben
web-limoges-seal-none = Nicht abstimmen
web-limoges-empty-place = { $place }: leer
web-limoges-taken-place = { $place }: { $domino } ({ $owner }), { $meeple }
web-limoges-points-explained = Punkte im Einzelnen
web-limoges-row-points = Siegpunkte während der Partie
web-limoges-row-reward = Steine in Abtei und Kathedrale, Runde für Runde
web-limoges-row-reward-tile = Plättchen bei der Belohnung
web-limoges-row-tile = Plättchen während der Partie
web-limoges-row-influence = Einfluss
web-limoges-ranked = { $rank ->
    [0] { $measure }
   *[other] { $measure } · Rang { $rank }
}
web-limoges-tie = Gleichstand nach Punkten. Es entscheidet:
web-limoges-total = Summe
web-limoges-twin = Die Städte, Runde { $round }
web-limoges-twin-player = { $name }: Münzen { $coins }, Siegpunkte { $points }, Einfluss Frankreich { $french }, England { $english }, Dominosteine { $hand }
web-limoges-twin-tile = Plättchen { $tile }, kostet { $cost }: { $effects }
web-limoges-twin-hand = Dominosteine auf der Hand: { $dominoes }
web-goal = { $measure ->
    [count_dominoes_abbey] die meisten Steine in der Abtei
    [count_dominoes_cathedral] die meisten Steine in der Kathedrale
    [count_dominoes_bridges] die meisten Steine auf den Brücken
    [count_gates_chateau] die meisten Tore des Château
    [count_gates_cite] die meisten Tore der Cité
    [influence_fr] der größte französische Einfluss
    [influence_en] der größte englische Einfluss
    [coins] die meisten Münzen
    [count_powers] die meisten Steine auf Machtfeldern
    [count_tiles] die meisten aktiven Plättchen
    [meeples_grey_purple] die meisten Äbte und Bischöfe
   *[other] die meisten Konsuln und Vasallen
}
web-goal-points = ({ $points } Punkte)
web-goods = { $kind ->
    [coins] { $n ->
        [one] eine Münze
       *[other] { $n } Münzen
    }
    [vp] { $n ->
        [one] ein Punkt
       *[other] { $n } Punkte
    }
    [influence_fr] { $n } Frankreich
    [influence_en] { $n } England
    [red] { $n } Rot
    [blue] { $n } Blau
    [yellow] { $n } Gelb
    [grey] { $n } Grau
   *[purple] { $n } Violett
}
web-when-end_turn = jeden Zug:
web-when-action = Aktion:
web-when-passive = immer:
web-when-reward = Belohnung:
web-when-event = Ereignis:
web-what-abbey = Abtei
web-what-cathedral = Kathedrale
web-what-bridges = Brücken
web-what-gates = Tore
web-what-powers = Machtfelder
web-what-production = Produktion
web-what-chateau = Château
web-what-cite = Cité
web-what-any = alle Mauern
web-what-all = alle Steine
web-what-destruction = Zerstörung
web-what-commerce = Handel
web-what-mint = Münzprägung
web-what-jealousy = Eifersucht
web-what-fr = Frankreich
web-what-en = England
web-what-choice = Leiste nach Wahl
web-what-bank = die Bank
web-fx-gain_coins = { $n ->
    [one] +1 Münze
   *[other] +{ $n } Münzen
}
web-fx-lose_coins = { $n ->
    [one] −1 Münze
   *[other] −{ $n } Münzen
}
web-fx-gain_meeple = +{ $n } { $colour }
web-fx-gain_vp = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}
web-fx-gain_influence = +{ $n } Einfluss, { $what }
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = ohne Gebühr befreien
web-fx-replace_guards = Wachen ohne Gebühr ablösen: { $what }
web-fx-take_coins = { $n ->
    [one] einem Spieler eine Münze nehmen
   *[other] einem Spieler { $n } Münzen nehmen
}
web-fx-take_meeple = { $n ->
    [one] eine Figur aus einer Hand nehmen
   *[other] { $n } Figuren aus einer Hand nehmen
}
web-fx-discount_domino = { $n ->
    [one] { $what }: eine Münze billiger
   *[other] { $what }: { $n } Münzen billiger
}
web-fx-discount_tile = Plättchen { $n } billiger
web-fx-tax_bonus = +{ $n } Zoll, { $what }
web-fx-extra_vote = +{ $n } Stimme: { $colour }
web-fx-bonus_meeple = { $what }: +{ $n } { $colour }
web-fx-action_discount = { $n ->
    [one] { $what }: eine Figur weniger
   *[other] { $what }: { $n } Figuren weniger
}
web-fx-mint_bonus = die Münze bringt { $n } mehr
web-fx-theft_bonus = Raub bringt { $n } mehr
web-fx-protect = schützt: { $what }
web-fx-entry = du darfst überall hinein
web-fx-reward_vp = { $n ->
    [one] +1 Punkt mit einem Domino: { $what }
   *[other] +{ $n } Punkte mit einem Domino: { $what }
}
web-fx-each = alle: { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] alle, je eigenem Domino in der Abtei: { $gain } (höchstens { $most })
    [dominoes_cathedral] alle, je eigenem Domino in der Kathedrale: { $gain } (höchstens { $most })
    [dominoes_bridge_etienne] alle, je eigenem Bogen des Pont Saint-Étienne: { $gain } (höchstens { $most })
   *[gates_chateau] alle, je eigenem Tor des Château: { $gain } (höchstens { $most })
}
web-fx-each_lose_meeple = { $n ->
    [one] alle verlieren eine Figur ihrer Wahl
   *[other] alle verlieren { $n } Figuren ihrer Wahl
}
web-fx-each_lose_half_meeples = alle verlieren die Hälfte ihrer häufigsten Farbe
web-fx-each_lose_coins_fraction = alle verlieren jede { $n }. Münze
web-fx-recall = von überall zurück in den Vorrat: { $colour }
web-fx-clear_guards = { $word ->
    [chateau] alle Wachen des Château kommen auf die Hände zurück
   *[cite] alle Wachen der Cité kommen auf die Hände zurück
}
web-fx-clear_meeple = { $what }: die Figur geht in den Vorrat
web-fx-destroy_lowest = { $word ->
    [abbey] der niedrigste Domino der Abtei wird zerstört
    [cathedral] der niedrigste Domino der Kathedrale wird zerstört
    [gates_chateau] das niedrigste Tor des Château wird zerstört
   *[gates_cite] das niedrigste Tor der Cité wird zerstört
}
web-fx-remove_last = { $word ->
    [bridge_martial] der letzte Bogen des Pont Saint-Martial wird entfernt
   *[bridge_etienne] der letzte Bogen des Pont Saint-Étienne wird entfernt
}
web-fx-bank_tax = { $word ->
    [chateau] die Bank zahlt jedem aktiven Tor des Château seinen Zoll
   *[cite] die Bank zahlt jedem aktiven Tor der Cité seinen Zoll
}
web-fx-treasury = { $word ->
    [abbey] der Schatz der Abtei geht an die Bank
   *[cathedral] der Schatz der Kathedrale geht an die Bank
}
web-fx-leader_loses_influence = wer allein führt in { $what }: −{ $n } Einfluss
web-fx-empty_prison = das Gefängnis wird geleert
web-fx-ban_until_round_end = bis zum Ende der Runde wird nichts zerstört
web-log-limoges-round = Runde { $round }: { $first } beginnt
web-log-limoges-first = { $seat } beginnt
web-log-limoges-votes = { $votes_count ->
    [0] { $seat } stimmte nicht ab
   *[other] { $seat } stimmte: { $votes }
}
web-log-limoges-recall = Alle dieser Farbe gehen in den Vorrat zurück: { $colour }
web-log-limoges-recruits = { $seat } warb an: { $count } × { $colour }
web-log-limoges-places = { $seat } legte { $domino }: { $place }
web-log-limoges-pays-placement = { $seat } zahlte { $coins }
web-log-limoges-pays-keys = { $seat } zahlte { $coins } für die Schlüssel
web-log-limoges-pays-tile = { $seat } zahlte { $coins }
web-log-limoges-pays-justice = { $seat } zahlte { $coins } an die Justiz
web-log-limoges-earns-tax = { $seat } nahm { $coins } Zoll ein
web-log-limoges-earns-tax-bonus = { $seat } nahm { $coins } mehr Zoll ein
web-log-limoges-earns-recycling = { $seat } bekam { $coins } für Dominos
web-log-limoges-earns-mint = { $seat } prägte { $coins } Münzen
web-log-limoges-earns-commerce = { $seat } verdiente { $coins } mit Handel
web-log-limoges-earns-theft = { $seat } raubte { $coins } Münzen
web-log-limoges-earns-tile = { $seat } verdiente { $coins }
web-log-limoges-gains = { $seat } bekam { $count } × { $colour }
web-log-limoges-compensated = { $track ->
    [fr] { $seat } rückte stattdessen in Frankreich vor
   *[en] { $seat } rückte stattdessen in England vor
}
web-log-limoges-comforted = { $track ->
    [fr] { $seat } rückte in Frankreich vor
   *[en] { $seat } rückte in England vor
}
web-log-limoges-favour = { $track ->
    [fr] { $seat } rückte in Frankreich vor
   *[en] { $seat } rückte in England vor
}
web-log-limoges-steals = { $seat } nahm { $count } × { $colour } von { $other }
web-log-limoges-activates = { $seat } setzte wieder ein: { $place }
web-log-limoges-opens-guards = { $seat } löst Wachen ab: { $town }
web-log-limoges-guards = { $seat } bewacht: { $place }
web-log-limoges-jails-hand = { $seat } kerkerte bei { $other } ein: { $colour }
web-log-limoges-jails-on = { $seat } kerkerte bei { $other } ein: { $colour }, { $place }
web-log-limoges-jails-tile = { $seat } kerkerte { $tile } von { $other } ein
web-log-limoges-frees = { $seat } befreite aus dem Kerker
web-log-limoges-buys = { $seat } kaufte { $tile }
web-log-limoges-uses = { $seat } nutzte { $tile }
web-log-limoges-gives-up = { $seat } gab { $tile } ab
web-log-limoges-keeps-ostension = { $seat } behielt eine Ostension
web-log-limoges-destroyed = Zerstört: { $place }
web-log-limoges-ousted = { $place }: der Domino dort ist weg
web-log-limoges-loses-all = { $seat } verlor alle: { $colour }
web-log-limoges-loses = { $seat } verlor { $count } × { $colour }
web-log-limoges-swaps = { $seat } tauschte { $give } gegen { $take }
web-log-limoges-throws-away = { $seat } warf { $domino } ab
web-log-limoges-happens = Ereignis: { $event }
web-log-limoges-points-reward = { $points ->
    [one] { $seat } gewann einen Punkt
   *[other] { $seat } gewann { $points } Punkte
}
web-log-limoges-points-tile = { $points ->
    [one] { $seat } gewann einen Punkt
   *[other] { $seat } gewann { $points } Punkte
}
web-log-limoges-over = { $reason ->
    [abbey] Das Spiel ist aus: die Abtei ist fertig
    [cathedral] Das Spiel ist aus: die Kathedrale ist fertig
    [influence] Das Spiel ist aus: eine Leiste ist am Ende
   *[bag] Das Spiel ist aus: ein Beutel ist fast leer
}
web-log-limoges-score = { $seat }: { $total } Punkte
web-log-limoges-wins = { $seat } gewinnt
web-log-limoges-shared-win = { $seats } teilen sich den Sieg

web-tile-t01-lieu = Kirche Saint-Michel-des-Lions
web-tile-t01-personnage = Richard Löwenherz
web-tile-t02-lieu = Kirche Saint-Pierre-du-Queyroix
web-tile-t02-personnage = Eleonore von Aquitanien
web-tile-t03-lieu = Abtei La Règle
web-tile-t03-personnage = Marie von Comborn, Äbtissin
web-tile-t04-lieu = Abtei Saint-Martin
web-tile-t04-personnage = Ademar von Chabannes, Mönch
web-tile-t05-lieu = Abtei Saint-Augustin
web-tile-t05-personnage = Bernard Itier, Bibliothekar
web-tile-t06-lieu = Spital Saint-Gérald
web-tile-t06-personnage = Gottfried von Vigeois, Chronist
web-tile-t07-lieu = Brunnen Aigoulène
web-tile-t07-personnage = Raimond de Gau, Abt
web-tile-t08-lieu = Metzgergasse
web-tile-t08-personnage = Bernard Gui, Dominikaner
web-tile-t09-lieu = Place des Bancs
web-tile-t09-personnage = Eustorge, Bischof
web-tile-t10-lieu = Gemeindehaus, Rue du Consulat
web-tile-t10-personnage = Jean de Cros, Bischof
web-tile-t11-lieu = Münzstätte
web-tile-t11-personnage = Guy V., Vizegraf
web-tile-t12-lieu = Grab des heiligen Martial
web-tile-t12-personnage = Heinrich der Jüngere
web-tile-t13-lieu = Erlöserbasilika
web-tile-t13-personnage = Heinrich II. Plantagenet
web-tile-t14-lieu = Bibliothek von Saint-Martial
web-tile-t14-personnage = Bernart de Ventadorn, Trobador
web-tile-t15-lieu = Werkstätten der Emailleure
web-tile-t15-personnage = Mercadier, Söldnerführer
web-tile-t16-lieu = Bischofspalast
web-tile-t16-personnage = Gérard-Hector du Cher, Bischof
web-tile-t17-lieu = Taufkapelle Saint-Jean
web-tile-t17-personnage = Ebles, Bischof
web-tile-t18-lieu = Viertel Abbessaille
web-tile-t18-personnage = Hélie, Kantor der Kathedrale
web-tile-t19-lieu = Clos Sainte-Marie
web-tile-t19-personnage = Ademar V., Vizegraf
web-tile-t20-lieu = Mühlen an der Vienne
web-tile-t20-personnage = Guy VI., Vizegraf
web-tile-t21-lieu = Vorstadt Manigne
web-tile-t21-personnage = Margarete von Burgund, Regentin
web-tile-t22-lieu = Vorstadt Boucherie
web-tile-t22-personnage = Marie von Limoges, Vizegräfin
web-tile-t23-lieu = Gerbereien am Enjoumart
web-tile-t23-personnage = Johanna von Penthièvre, Vizegräfin
web-tile-t24-lieu = Die Arena
web-tile-t24-personnage = Der Schwarze Prinz
web-tile-t25-lieu = Burg Aixe
web-tile-t25-personnage = Johann, Herzog von Berry
web-tile-t26-lieu = Burg Châlus-Chabrol
web-tile-t26-personnage = Bertrand du Guesclin
web-tile-t27-lieu = Mont Jovis
web-tile-t27-personnage = Pierre Basile, Armbrustschütze
web-tile-os1-saint = Heiliger Martial
web-tile-os1-relic = Haupt des heiligen Martial
web-tile-os2-saint = Heilige Valeria
web-tile-os2-relic = Ring der heiligen Valeria
web-tile-os3-saint = Heiliger Aurelian
web-tile-os3-relic = Büste des heiligen Aurelian
web-tile-os4-saint = Heiliger Lupus
web-tile-os4-relic = Schrein des heiligen Lupus
web-tile-os5-saint = Heiliger Leonhard
web-tile-os5-relic = Riegel des heiligen Leonhard
web-tile-os6-saint = Heiliger Stephan von Muret
web-tile-os6-relic = Wahres Kreuz von Grandmont
web-tile-ev01-a = Brand des Château
web-tile-ev01-b = Brand der Cité
web-tile-ev02-a = Antoniusfeuer
web-tile-ev02-b = Schwarzer Tod
web-tile-ev03-a = Heinrich II. belagert das Château
web-tile-ev03-b = Der Schwarze Prinz plündert die Cité
web-tile-ev04-a = Richard wird Herzog
web-tile-ev04-b = Besuch Ludwigs des Jüngeren
web-tile-ev05-a = Pont Saint-Martial abgetragen
web-tile-ev05-b = Pont Saint-Étienne vollendet
web-tile-ev06-a = Neue Mauer des Château
web-tile-ev06-b = Vier Tore zugemauert
web-tile-ev07-a = Reform von Cluny
web-tile-ev07-b = Die gotische Kathedrale beginnt
web-tile-ev08-a = Krieg um die Vizegrafschaft
web-tile-ev08-b = Königlicher Schiedsspruch
web-tile-ev09-a = Vertrag von Brétigny
web-tile-ev09-b = Einziehung der Guyenne
web-tile-ev10-a = Richard stirbt bei Châlus
web-tile-ev10-b = Eleonore heiratet wieder
web-tile-ev11-a = Martialsmarkt
web-tile-ev11-b = Lupusmarkt
web-tile-ev12-a = Schatz von Saint-Martial geplündert
web-tile-ev12-b = Kathedralschatz geplündert
web-tile-ev13-a = Große Ostensionen des Château
web-tile-ev13-b = Große Ostensionen der Cité
web-tile-ev14-a = Wahl der Konsuln des Château
web-tile-ev14-b = Wahl der Konsuln der Cité
web-tile-ev15-a = Prägung von Barbarins
web-tile-ev15-b = Münzverschlechterung
web-tile-ev16-a = Hochwasser der Vienne
web-tile-ev16-b = Große Flößerei am Naveix
web-tile-ev17-a = Besuch Urbans II.
web-tile-ev17-b = Interdikt über die Stadt
web-tile-ev18-a = Gottesfriede
web-tile-ev18-b = Die Kerker von Imbert geöffnet
web-objective-ob01 = Der große Abt
web-objective-ob02 = Der Baumeister
web-objective-ob03 = Pförtner des Château
web-objective-ob04 = Pförtner der Cité
web-objective-ob05 = Der Brückenbauer
web-objective-ob06 = Die Partei Frankreichs
web-objective-ob07 = Die Partei Englands
web-objective-ob08 = Der Geldwechsler
web-objective-ob09 = Anwalt der Mächtigen
web-objective-ob10 = Der Gönner
web-objective-ob11 = Freund der Konsuln
web-objective-ob12 = Fürst der Kirche

web-rules-of = Regeln von { $game }
web-rules-not-yet = Diese Regeln gibt es noch nicht in deiner Sprache; hier stehen sie auf Englisch.
web-open-record = Mitschrift öffnen
web-open-record-hint = Eine Mitschrift ist eine Textdatei mit der Endung .game. Du kannst sie nach jeder Partie herunterladen, aufheben und verschicken.
web-choose-file = Datei wählen
web-or-paste = Oder den Text hier einfügen
web-step-of = Schritt { $step } von { $steps }
web-first = Zum Anfang
web-previous = Einen Schritt zurück
web-next = Weiter
web-last = Zum Ende
web-run = Abspielen
web-pause = Pause
web-share = Diese Stellung teilen
web-eyes = Blickwinkel
web-eyes-of = Sicht von { $name }
web-eyes-watch = Sicht der Zuschauer
web-eyes-all = Alles offen
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Noch nicht: Folge dem, was leuchtet.
web-intro-done = Jetzt selbst spielen
web-intro-limes-start = Fünf Karten, fünf kleine Lektionen.
web-intro-limes-1 = Das ist die Karte der Runde. Lege sie auf die leuchtende Stelle. Setze dann einen Arbeiter auf das Wasser: Dort ist er Fischer und bringt einen Punkt für jede Hütte an seinem See – bis jetzt zwei.
web-intro-limes-2 = Jede weitere Karte muss mit einer ganzen Seite an eine liegende grenzen. Lege diese wie gedruckt auf d5: Der See wächst, und eine dritte Hütte steht an seinem Ufer. Diesmal ohne Arbeiter.
web-intro-limes-3 = Drehe diese Karte nach links und lege sie auf e4. Aus zwei Äckern wird einer. Setze einen Bauern auf das nordwestliche Feld: Er bringt einen Punkt für jedes Feld seines Ackers.
web-intro-limes-4 = Ein Wächter auf einem Turm bringt einen Punkt für jedes Waldfeld, das er waagerecht oder senkrecht sieht. Drehe die Karte auf den Kopf, lege sie auf f4 und setze den Arbeiter auf den Turm.
web-intro-limes-5 = Statt einen Arbeiter zu setzen, darfst du einen in ein angrenzendes Gebiet bewegen. Lege diese Karte nach links gedreht auf e5 und bewege dann den Wächter in den Wald auf e4: Ein Holzfäller bringt einen Punkt für jedes Gebiet, das an seinen Wald grenzt.
web-intro-limes-6 = Zeige auf einen Arbeiter oder eine Zahl, um genau zu sehen, was zählt. Nach 16 Karten ist die Landschaft fertig. Wer die meisten Punkte hat, gewinnt.
web-intro-limits-start = Eine Runde zu dritt.
web-intro-limits-1 = Die Limitkarte sagt, wie viele Karten jeder Farbe auf dem Spielstapel liegen dürfen. Zuerst legen alle eine Karte verdeckt vor sich aus: Sie erhöht das Limit ihrer Farbe um eins. Von Blau ist gar keine erlaubt – lege also deine blaue Karte verdeckt aus.
web-intro-limits-2 = In deinem Zug legst du eine Karte auf den Spielstapel und ziehst eine nach. Nur die oberste ist zu sehen: Merk dir, was liegt. Lege Rot.
web-intro-limits-3 = Ines hat Grün gelegt, Tomas Violett. Von Grün ist nur eine Karte erlaubt. Lege noch einmal Rot und pass auf.
web-intro-limits-4 = Ines hat zum zweiten Mal Grün gelegt. Liegt nirgends eine grüne Karte verdeckt, ist das eine zu viel. Verdächtige Ines.
web-intro-limits-5 = Die verdeckten Karten werden aufgedeckt und die grünen gezählt. Ines ist über dem Limit: Die Limitkarte kostet sie zwei Punkte, und du bekommst einen. Hättest du dich geirrt, müsstest du die Karte nehmen.
web-intro-limoges-start = Die ersten Züge einer Partie zu zweit.
web-intro-limoges-1 = Jede Runde beginnt mit der Anwerbung. Stimme mit 5|4 für die Vasallen des Vizegrafen und mit 3|3 für die Konsuln des Château. Die niedrige Hälfte ist die Stärke deiner Stimme. Niemand sieht sie, bevor alle gewählt haben.
web-intro-limoges-2 = Du hast vier Vasallen und drei Konsuln. Besetze ein Machtfeld: Lege 1|0 mit einem Vasallen auf die Schlüssel des Château. Ein Stein kostet so viele Münzen, wie er Augen hat. Jetzt können nur Vasallen die Tore des Château bewachen.
web-intro-limoges-3 = Baue ein Tor: Lege 4|2 auf Orgolet, die Wache auf die 4. Die 2 bleibt sichtbar – so viel Zoll bringt das Tor.
web-intro-limoges-4 = Mehr als zwei Steine legst du in keinem Zug. Beende deinen Zug.
web-intro-limoges-5 = Ines hat die Schlüssel der Cité. Durch dein eigenes Tor kommst du jetzt in die innere Stadt. Lege 6|1 in die Abtei, auf Feld 4 neben einen anderen Stein.
web-intro-limoges-6 = Das hat sieben Münzen gekostet; dafür brachte dein Tor zwei Münzen Zoll und die Abtei zwei Äbte: einen für den Stein, einen für den Nachbarn. Beende deinen Zug.
web-intro-limoges-7 = Am Ende jeder Runde bringt jeder eigene Stein in Abtei und Kathedrale einen Punkt. Am Schluss zählen auch dein Einfluss und die geheimen Ziele aller Spieler.
