## Command line

command-limestone =
    Ein Tisch für drei Spiele: Limes, Limits und Les Deux Limoges.
    Eine Mitschrift ist eine Textdatei mit der Endung .game; jeder Befehl verrät mit --help mehr.
command-play =
    Spiele eine Partie in diesem Terminal.
    Tippe einen Zug in Notation, ? für das, was folgen darf, help für eine Erklärung.
command-simulate =
    Spiele zufällige regelgerechte Partien und schreibe von jeder eine Mitschrift.
    Dasselbe --seed ergibt dieselben Dateien. Ein abgebrochener Lauf geht dort weiter, wo er war.
command-replay =
    Prüfe eine Mitschrift und erzähle die Partie Schritt für Schritt.
    Endet mit Exitcode 1, wenn ein Schritt nicht erlaubt oder das Ergebnis falsch ist.
command-legal = Liste die erlaubten Züge nach dem letzten Schritt einer Mitschrift auf, je Zeile einen.
command-show = Zeichne die Stellung nach dem letzten Schritt einer Mitschrift.
command-decks = Kümmere dich um Dateien mit eigenen Karten.
command-decks-check =
    Prüfe eine Datei mit Karten oder einen Ordner mit Daten.
    Sagt, in welcher Zeile was nicht stimmt, oder dass alles in Ordnung ist.

option-lang = Die Sprache: en, de, fr, nl oder it; sonst die der Umgebung.
option-version = Zeige die Version.
option-help = Zeige diese Hilfe.
option-seats = Wie viele mitspielen.
option-variant = Eine Variante der Regeln; darf mehrmals angegeben werden.
option-seed = Wörter oder Ziffern, die alles Gezogene festlegen.
option-resume = Spiele die Partie in dieser Mitschrift weiter.
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
curtain = { $seat } ist an der Reihe. Gib die Tastatur weiter und drücke die Eingabetaste.
left = Bis zum nächsten Mal. Die Partie bis hierher steht in { $file }, sobald ein Schritt gespielt ist; mit „resume“ geht es weiter.
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
    Alle legen dieselbe Karte in ihre Auslage von höchstens vier mal vier Karten, dann setzt du einen
    Arbeiter darauf, oder du bewegst einen Arbeiter in ein angrenzendes Gebiet, oder keines von beiden.
    d4n legt die Karte auf die Stelle d4, ihre gedruckte Oberkante nach Norden (n e s w).
    d4n +se setzt zusätzlich einen Arbeiter auf ihr südöstliches Feld (nw ne sw se).
    d5s d4se>e4nw bewegt zusätzlich den Arbeiter vom Feld d4se auf das Feld e4nw.
    Es bedeuten: . Acker, ~ Wasser, ^ Wald, # Turm, * Fischerhütte, @ Arbeiter.
    Am Ende zählt ein Bauer die Felder seines Ackers, ein Fischer die Hütten am Ufer seines Sees,
    ein Holzfäller die Gebiete rund um seinen Wald, ein Wächter die Waldfelder, die er sieht.
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
    [0] Da ist noch Luft nach oben.
    [1] Eine ordentliche Landschaft.
    [2] Eine gute Landschaft.
    [3] Eine sehr gute Landschaft.
   *[4] Überragend.
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
    Die Limitkarte sagt, wie viele Karten jeder Farbe auf dem Spielstapel liegen dürfen; X heißt ohne Limit. Zuerst
    legen alle eine Karte verdeckt vor sich hin: Sie erhöht das Limit ihrer Farbe um eins. Dann reihum: eine Karte
    auf den Spielstapel legen, vier einer Farbe gegen einen Punkt tauschen oder jemanden anklagen.
    Mit hide g legst du eine grüne Karte verdeckt (zu zweit zwei Karten: hide rg). play r legt eine rote Karte.
    Mit exchange v tauschst du vier violette Karten. accuse 2 klagt Platz 2 wegen der letzten Karte an.
    Wer sich irrt oder ertappt wird, nimmt die Limitkarte (zwei Punkte weniger); der andere bekommt einen Punkt.
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

## Web
