## Command line

command-limestone =
    Ein Tisch für drei Spiele: Limes, Limits und Les Deux Limoges.
    Ohne Befehl startet Limestone auf diesem Rechner und öffnet den Browser. Mehr zu jedem Befehl mit --help.
command-play =
    Spielt eine Partie in diesem Terminal.
    Gib Züge in Notation ein; ? zeigt, was folgen darf, help erklärt mehr.
command-options =
    Die Optionen eines Spiels in Worten: Varianten und Lesarten der Spielregel.
    Gib das Wort jeder gewünschten mit --variant an.
command-simulate =
    Spielt Partien und schreibt von jeder eine Mitschrift: mit den Bots von --bots oder mit zufälligen, regelgerechten Zügen.
    Derselbe Startwert ergibt dieselben Dateien. Ein angehaltener Lauf macht dort weiter, wo er war.
command-replay =
    Prüft eine Mitschrift und erzählt die Partie Schritt für Schritt.
    Endet mit Exitcode 1, wenn ein Schritt nicht erlaubt oder das Ergebnis falsch ist.
command-legal = Listet die erlaubten Züge nach dem letzten Schritt einer Mitschrift auf, einen je Zeile.
command-show = Zeichnet die Stellung nach dem letzten Schritt einer Mitschrift.
command-decks = Verwaltet Dateien mit eigenen Karten.
command-completion =
    Lässt die Tabulatortaste Befehle, Optionen und Dateinamen vervollständigen.
    --install schreibt es dorthin, wo die Shell es findet; sonst wird das Skript ausgegeben. SHELL ist bash, zsh oder fish.
option-install = Schreibt es dorthin, wo die Shell es findet.
command-decks-check =
    Prüft eine Kartendatei oder einen Ordner mit Daten.
    Nennt die Zeile, in der etwas nicht stimmt, oder meldet, dass alles in Ordnung ist.

option-lang = Die Sprache: en, de, fr, nl oder it; sonst die der Umgebung.
option-version = Zeigt die Version.
option-help = Zeigt diese Hilfe.
option-seats = Wie viele mitspielen.
option-variant = Eine Variante oder Lesart der Regeln; darf mehrmals angegeben werden. Alle zeigt: limestone options GAME.
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
heading-colon = { $heading }:
word-options = [OPTIONEN]
word-command = BEFEHL [ANGABEN]
word-file = DATEI
word-folder = ORDNER
word-path = PFAD
word-number = ZAHL
word-text = TEXT
word-address = ADRESSE
word-code = CODE
word-id = KENNUNG
word-date = JJJJ-MM-TT
option-usual = [sonst { $value }]
option-needed = [nötig]

usage-no-such-option = es gibt keine Option { $option }
usage-missing = { $parameter } fehlt
usage-no-such-command = es gibt keinen Befehl „{ $command }“
usage-expects-number = { $parameter } erwartet eine ganze Zahl
usage-expects-at-least = { $parameter } erwartet eine ganze Zahl ab { $least }
usage-expects-number-between = { $parameter } erwartet eine Zahl von { $least } bis { $most }
usage-expects-between = { $parameter } erwartet eine ganze Zahl von { $least } bis { $most }
usage-expects-choice = { $parameter } erwartet eines von: { $choices }
usage-expects-file = { $parameter } erwartet eine vorhandene Datei
usage-expects-folder = { $parameter } erwartet einen Ordner
usage-expects-path = { $parameter } erwartet eine vorhandene Datei oder einen vorhandenen Ordner
usage-needs-value = { $option } braucht einen Wert
usage-too-many = hier wird nichts weiter erwartet: { $words }
usage-wrong = { $reason }
usage-try = { $command } --help verrät mehr

stopped = abgebrochen
completion-written = { $file } ist geschrieben; in einer neuen Shell vervollständigt Tab limestone.
completion-zsh = In ~/.zshrc muss vor compinit stehen: fpath=({ $folder } $fpath)
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
listed = { $most } und { $last }
curtain = { $seat } ist am Zug. Gib die Tastatur weiter und drücke die Eingabetaste.
left = Bis zum nächsten Mal. Die Partie ist in { $file } gespeichert; mit „resume“ geht es weiter.
left-unplayed = Bis zum nächsten Mal.
undone = Zurückgenommen.
saved = Gespeichert in { $file }.
resumed = Weiter geht es mit { $file }.
show-parts = Mehr vom Tisch: show { $parts }.
show-more = Weiter mit Enter.
hint-busy = Gute Züge werden gesucht …
complete-begun = „{ $typed }“ ist der Anfang eines Zuges; so geht er weiter:
complete-none = Kein Zug beginnt mit „{ $typed }“.
complete-more = … und { $count } weitere; tippe ein Stück weiter, dann noch einmal ?.
help-commands =
    ? zeigt, was folgen darf, auch mitten im Zug (d5?). Tab vervollständigt, was du tippst.
    hint nennt bis zu drei gute Züge mit Wert und Grund.
    undo nimmt den letzten Zug zurück.
    save DATEI und resume DATEI bewahren eine Partie auf und setzen sie fort.
    show zeichnet alle Plätze mit ihren Punkten, quit verlässt den Tisch.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = Platz { $seat }, { $move }: { $sentence }
refusal-line = Zeile { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = es gibt kein Spiel „{ $name }“; es gibt { $known }
refused-unknown-variant = { $near ->
    [none] es gibt keine Variante „{ $word }“; es gibt { $known }
   *[other] es gibt keine Variante „{ $word }“; meinst du „{ $near }“? Es gibt { $known }
}
refused-options-exclude = „{ $option }“ und „{ $against }“ lassen sich nicht zusammen spielen
refused-seats-out-of-range = für { $seats } Spieler geht es nicht; möglich sind { $least } bis { $most }
refused-too-many-bots = zu viele Bots: { $bots }; Plätze für sie: { $seats }
refused-wrong-material = { $game } kennt kein --{ $word }; seine Karten oder Daten gibst du mit --{ $right } an
refused-not-text = das ist keine Textdatei
refused-unreadable = lässt sich nicht lesen: { $reason }
refused-unwritable = lässt sich nicht schreiben: { $reason }
refused-not-due = du bist nicht am Zug
refused-unknown-part = einen Teil „{ $name }“ gibt es nicht; es gibt { $known }
refused-no-outlook = in diesem Spiel lässt sich nichts vorab zählen
refused-undo-horizon = das lässt sich nicht mehr zurücknehmen: Seither hat jemand anderes entschieden, oder es wurde gezogen
refused-undo-nothing = es gibt nichts zurückzunehmen
refused-undo-seen = eine Verdächtigung lässt sich nicht zurücknehmen: Alle haben die aufgedeckten Karten gesehen

refused-record-not-a-record = eine Mitschrift beginnt mit einer Zeile „limestone 1“
refused-record-format = diese Mitschrift hat Format { $found }; wir lesen Format { $known }
refused-record-rules = diese Partie wurde nach Regelfassung { $rules } gespielt; wir kennen Regelfassung { $known }
refused-record-material = diese Partie wurde nach Regelfassung { $rules } mit dem Material { $wanted } gespielt; hier ist { $given } für Regelfassung { $known }: gib das Material der Partie mit --{ $word } an
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
refused-record-hidden = diese Mitschrift verbirgt Züge („?“): Sie lässt sich zeigen, aber nicht nachspielen
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
limes-count-worker = { $profession ->
    [farmer] { "  " }Bauer auf { $zone }: { $why }
    [fisherman] { "  " }Fischer auf { $zone }: { $why }
    [woodcutter] { "  " }Holzfäller auf { $zone }: { $why }
   *[watchman] { "  " }Wächter auf { $zone }: { $why }
}
limes-points-zone = { $points ->
    [one] ein Feld ({ $places })
   *[other] { $points } Felder ({ $places })
}
limes-points-hut = { $points ->
    [one] eine Hütte ({ $places })
   *[other] { $points } Hütten ({ $places })
}
limes-points-territory = { $points ->
    [one] ein Gebiet ({ $places })
   *[other] { $points } Gebiete ({ $places })
}
limes-points-sight = { $points ->
    [one] sieht ein Waldfeld ({ $places })
   *[other] sieht { $points } Waldfelder ({ $places })
}
limes-ladder = { $step ->
    [0] Ausbaufähig
    [1] In Ordnung
    [2] Gut
    [3] Sehr gut
   *[4] Herausragend
}
limes-a-worker = { $profession ->
    [farmer] einen Bauern
    [fisherman] einen Fischer
    [woodcutter] einen Holzfäller
   *[watchman] einen Wächter
}

event-limes-drawn = Runde { $round }: Karte { $card }
event-limes-laid = { $you ->
    [seat] { $seat } legst die Karte auf { $square }
   *[no] { $seat } legt die Karte auf { $square }
}
event-limes-placed = { $seat } setzt { limes-a-worker } auf { $zone }
event-limes-moved = { $you ->
    [seat] { $seat } bewegst einen Arbeiter nach { $to }: jetzt { $profession ->
        [farmer] Bauer
        [fisherman] Fischer
        [woodcutter] Holzfäller
       *[watchman] Wächter
    }
   *[no] { $seat } bewegt einen Arbeiter nach { $to }: jetzt { $profession ->
        [farmer] Bauer
        [fisherman] Fischer
        [woodcutter] Holzfäller
       *[watchman] Wächter
    }
}
event-limes-counted = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
event-limes-solo = { $points ->
    [one] Die Landschaft ist fertig: ein Punkt
   *[other] Die Landschaft ist fertig: { $points } Punkte
}
event-limes-won = { $you ->
    [seats] { $seats } gewinnst mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
   *[no] { $seats } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
}
event-limes-shared = { $you ->
    [seats] { $seats } teilt euch den Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
   *[no] { $seats } teilen sich den Sieg mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
}
event-limes-tie = { points-each }, auch Arbeiter für Arbeiter gleich
event-limes-tie-break = { points-each }; { limes-nth-worker }: { $winners } ({ $most }), { $seats } ({ $less })
limes-nth-worker = { $number ->
    [1] bester Arbeiter
    [2] zweitbester Arbeiter
    [3] drittbester Arbeiter
    [4] viertbester Arbeiter
    [5] fünftbester Arbeiter
    [6] sechstbester Arbeiter
   *[7] siebtbester Arbeiter
}
points-each = { $points ->
    [one] Je { $points } Punkt
   *[other] Je { $points } Punkte
}

refused-limes-notation = „{ $found }“ ist kein Zug; Züge sehen so aus: d4n +se oder d5s d4se>e4nw
refused-limes-square = „{ $found }“ ist keine Stelle; es gibt a1 bis g7
refused-limes-turn = „{ $found }“ ist keine Ausrichtung; es gibt n, e, s und w
refused-limes-quarter = „{ $found }“ ist kein Viertel; es gibt nw, ne, sw und se
refused-limes-zone = „{ $found }“ ist kein Feld; Felder sehen so aus: d4nw
refused-limes-posting = „{ $found }“ ist nichts, was ein Arbeiter tun kann; +se setzt einen, d4se>e4nw bewegt einen
refused-limes-wrong-move = das ist nicht die Entscheidung, die jetzt ansteht
refused-limes-first-square = die erste Karte liegt auf d4
refused-limes-square-taken = dort liegt schon eine Karte
refused-limes-apart = die Karte würde an keiner Seite eine andere Karte berühren
refused-limes-apart-diagonal = die Karte würde keine andere Karte berühren, nicht einmal über Eck
refused-limes-too-wide = die Auslage wäre { $width ->
    [5] fünf
    [6] sechs
   *[7] sieben
} Karten breit; größer als 4 × 4 wird sie nie
refused-limes-too-tall = die Auslage wäre { $height ->
    [5] fünf
    [6] sechs
   *[7] sieben
} Karten hoch; größer als 4 × 4 wird sie nie
refused-limes-supply-empty = im Vorrat ist kein Arbeiter mehr
refused-limes-no-worker = dort steht kein Arbeiter
refused-limes-no-card = dort, wohin der Arbeiter soll, liegt keine Karte
refused-limes-own-territory = ein Arbeiter bewegt sich nicht innerhalb seines eigenen Gebiets
refused-limes-out-of-reach = dieses Gebiet grenzt nicht an das, in dem der Arbeiter steht
refused-limes-out-of-reach-ferryman = dieses Gebiet grenzt nicht an, und kein Fährmann führt dorthin
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
refused-deck-hut = Karte { $card }, „{ $found }“: Eine Hütte auf Wasser oder Turm ist ungewöhnlich; prüfe, ob sie gemeint ist

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


limits-colour-r = Rot
limits-colour-y = Gelb
limits-colour-g = Grün
limits-colour-b = Blau
limits-colour-v = Violett
limits-a-card = { $card ->
    [r] eine rote Karte
    [y] eine gelbe Karte
    [g] eine grüne Karte
    [b] eine blaue Karte
    [v] eine violette Karte
   *[unseen] eine Karte
}
limits-cards-of = { $card ->
    [r] rote Karten
    [y] gelbe Karten
    [g] grüne Karten
    [b] blaue Karten
    [v] violette Karten
   *[unseen] Karten
}


refused-limits-cards-files =
    { $found ->
        [0] es gibt keine Datei mit Limitkarten; es muss eine sein
       *[other] die Limitkarten müssen in einer Datei stehen, nicht in { $found }
    }
limits-counted = { $card ->
    [unseen] { "" }
   *[other] { " " }({ limits-cards-of }: { $lying }, erlaubt: { $allowed })
}
limits-face = { $r ->
    [unseen] { "" }
   *[other] { "" }: Rot { $r }, Gelb { $y }, Grün { $g }, Blau { $b }, Violett { $v }
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
refused-limits-not-due = du bist nicht am Zug
refused-limits-shuffle-due = zuerst müssen die Karten gemischt werden
refused-limits-shuffle-cards =
    { $found ->
        [one] in den gemischten Karten ist { limits-a-card }; es müssen zwölf sein
       *[other] in den gemischten Karten sind { $found } { limits-cards-of }; es müssen zwölf sein
    }
refused-limits-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
refused-limits-starter = in dieser Partie beginnt { $seat }: Von Partie zu Partie beginnt reihum jemand anderes
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
refused-limits-not-in-hand = dafür fehlt dir { limits-a-card } auf der Hand
refused-limits-must-accuse = deine Hand ist leer: Du musst jemanden verdächtigen
refused-limits-not-four =
    { $found ->
        [0] zum Tauschen brauchst du vier { limits-cards-of } und hast keine
       *[other] zum Tauschen brauchst du vier { limits-cards-of } und hast nur { $found }
    }
refused-limits-turn-due = du bist am Zug: Lege eine Karte, tausche vier oder verdächtige jemanden
refused-limits-accuse-oneself = dich selbst kannst du nicht verdächtigen
refused-limits-nothing-laid = { $seat } hat in dieser Runde noch keine Karte gelegt und kann nicht verdächtigt werden
refused-limits-unreadable = „{ $found }“ ist kein Zug von Limits
refused-limits-unknown-colour = „{ $found }“ ist keine Farbe; die Farben sind r, y, g, b und v
refused-limits-one-colour = hier gehört eine Farbe hin, nicht „{ $found }“
refused-limits-not-a-number = „{ $found }“ ist keine Zahl


event-limits-drew = { $you ->
    [seat] { $seat } ziehst { $cards }
   *[no] { $seat } zieht { $cards }
}
event-limits-drew-unseen = { $you ->
    [seat] { $seat } ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
   *[no] { $seat } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
}
event-limits-drew-nothing = { $you ->
    [seat] { $seat } ziehst nichts: Der Nachziehstapel ist leer
   *[no] { $seat } zieht nichts: Der Nachziehstapel ist leer
}
event-limits-round = { $you ->
    [seat] Runde { $round } von { $rounds }{ limits-face }; du beginnst
   *[no] Runde { $round } von { $rounds }{ limits-face }; { $seat } beginnt
}
event-limits-hid = { $you ->
    [seat] { $seat } legst verdeckt aus: { $cards }
   *[no] { $seat } legt verdeckt aus: { $cards }
}
event-limits-hid-unseen = { $you ->
    [seat] { $seat } legst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt aus
   *[no] { $seat } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt aus
}
event-limits-laid = { $you ->
    [seat] { $seat } legst { limits-a-card }
   *[no] { $seat } legt { limits-a-card }
}
event-limits-exchanged = { $you ->
    [seat] { $seat } tauschst vier { limits-cards-of } gegen einen Punkt
   *[no] { $seat } tauscht vier { limits-cards-of } gegen einen Punkt
}
event-limits-accused = { $you ->
    [seat] { $seat } verdächtigst { $accused }
    [accused] { $seat } verdächtigt dich
   *[no] { $seat } verdächtigt { $accused }
}
event-limits-revealed = Verdeckt lag bei { $you ->
    [seat] dir
   *[no] { $seat }
}: { $cards }
event-limits-guilty = { $you ->
    [seat] { $seat } warst über dem Limit{ limits-counted } und nimmst die Limitkarte (−{ $penalty }); { $earner } bekommt einen Punkt
    [earner] { $seat } war über dem Limit{ limits-counted } und nimmt die Limitkarte (−{ $penalty }); du bekommst einen Punkt
   *[no] { $seat } war über dem Limit{ limits-counted } und nimmt die Limitkarte (−{ $penalty }); { $earner } bekommt einen Punkt
}
event-limits-innocent = { $you ->
    [seat] { $seat } warst im Limit{ limits-counted } und bekommst einen Punkt; { $loser } nimmt die Limitkarte (−{ $penalty })
    [loser] { $seat } war im Limit{ limits-counted } und bekommt einen Punkt; du nimmst die Limitkarte (−{ $penalty })
   *[no] { $seat } war im Limit{ limits-counted } und bekommt einen Punkt; { $loser } nimmt die Limitkarte (−{ $penalty })
}
event-limits-scores = Nach Runde { $round }: { $totals }
limits-total-of = { $you ->
    [seat] du
   *[no] { $seat }
} ({ $points })
event-limits-tie = { points-each }; nichts entscheidet einen Gleichstand
event-limits-over = { $winners }: Sieg, die letzte Limitkarte ist vergeben

## Limoges

limoges-help =
    Zuerst stimmen alle geheim ab: ein Dominostein für jede gewünschte Farbe, seine niedrige Hälfte ist die Stärke.
    vote blue:5-4 red:3-1 · vote none. Dann reihum bis zu zwei Dominosteine legen und Aktionen ausführen, so oft du zahlen kannst.
    place 6-3 keys_cite yellow besetzt ein Machtfeld, place 4-3 gi_imbert high baut ein Tor (Wache auf der hohen Hälfte),
    place 6-3 ab_04 baut in der Abtei. end beendet den Zug (end 6-3 wirft einen Dominostein ab, wenn du musst).
    Weitere Züge: activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop; Antworten: gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    Meeples: red Konsuln des Château, blue Konsuln der Cité, yellow Vasallen, grey Äbte, purple Bischöfe.
    Mit ? siehst du, was du jetzt darfst. Auf dem Spielplan ist @0 der Dominostein von Platz 0; danach steht der Meeple.
limoges-picture-last = { $certain ->
    [yes] die letzte Runde
   *[no] vielleicht die letzte Runde
}
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
limoges-picture-on = { $meeple } auf { $half }
limoges-picture-key = In Zügen: { $words }
limoges-count-objective = { $card }:
limoges-count-standing = { "  " }{ $seat }: { $measure } (Rang { $rank }, Punkte { $points })
limoges-meeple = { $colour ->
    [red] Konsul des Château
    [blue] Konsul der Cité
    [yellow] Vasall
    [grey] Abt
   *[purple] Bischof
}
limoges-a-meeple = { $colour ->
    [red] einen Konsul des Château
    [blue] einen Konsul der Cité
    [yellow] einen Vasallen
    [grey] einen Abt
   *[purple] einen Bischof
}
limoges-meeples-of = { $colour ->
    [red] Konsuln des Château
    [blue] Konsuln der Cité
    [yellow] Vasallen
    [grey] Äbte
   *[purple] Bischöfe
}
limoges-some-meeples = { $count ->
    [0] keine { limoges-meeples-of }
    [one] { limoges-a-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-meeples = { $count ->
    [one] 1 { limoges-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-coins = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
limoges-goods = { $good ->
    [coins] { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
    }
    [vp] { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
    [influence_fr] { $count } Einfluss (Frankreich)
    [influence_en] { $count } Einfluss (England)
   *[other] { limoges-n-meeples }
}
limoges-influence = { $track ->
    [fr] französischen Einfluss
   *[en] englischen Einfluss
}
limoges-on-track = { $track ->
    [fr] auf der französischen Leiste
   *[en] auf der englischen Leiste
}
limoges-to = { $to ->
    [bank] an die Bank
    [abbey] an den Schatz der Abtei
    [cathedral] an den Schatz der Kathedrale
   *[other] { $you ->
        [to] an dich
       *[no] an { $to }
    }
}
limoges-toll-to = { limoges-n-coins } { limoges-to }
limoges-held-by = { $place } ({ $seat })
limoges-vote-for = { $domino } für die { limoges-meeples-of }
limoges-space-ab = Abtei, Feld { $number }
limoges-space-ca = Kathedrale, Erdgeschoss, Feld { $number }
limoges-space-cb = Kathedrale, Obergeschoss, Feld { $number }
limoges-space-cc = Kathedrale, Glockenturm
limoges-space-pm = Pont Saint-Martial, Bogen { $number }
limoges-space-pe = Pont Saint-Étienne, Bogen { $number }

limoges-chateau = Château
limoges-cite = Cité
limoges-fr = Französischer Einfluss
limoges-en = Englischer Einfluss
limoges-abbey = Abtei
limoges-cathedral = Kathedrale
limoges-personnages = Personen
limoges-lieux = Orte
limoges-saint = Heiligenseite
limoges-relic = Reliquienseite
limoges-reserve = Vorrat
limoges-prison = Kerker
limoges-motte = Motte
limoges-consulat-chateau = Konsulat des Château
limoges-consulat-cite = Konsulat der Cité
limoges-port-naveix = Hafen von Naveix
limoges-t01-lieu = Kirche Saint-Michel-des-Lions
limoges-t01-personnage = Richard Löwenherz
limoges-t02-lieu = Kirche Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleonore von Aquitanien
limoges-t03-lieu = Abtei La Règle
limoges-t03-personnage = Maria von Comborn, Äbtissin
limoges-t04-lieu = Abtei Saint-Martin
limoges-t04-personnage = Ademar von Chabannes, Mönch
limoges-t05-lieu = Abtei Saint-Augustin
limoges-t05-personnage = Bernard Itier, Bibliothekar
limoges-t06-lieu = Hospital Saint-Gérald
limoges-t06-personnage = Gottfried von Vigeois, Chronist
limoges-t07-lieu = Brunnen Aigoulène
limoges-t07-personnage = Raimond de Gau, Abt
limoges-t08-lieu = Metzgergasse
limoges-t08-personnage = Bernard Gui, Dominikaner
limoges-t09-lieu = Place des Bancs
limoges-t09-personnage = Eustorge, Bischof
limoges-t10-lieu = Rathaus, Rue du Consulat
limoges-t10-personnage = Jean de Cros, Bischof
limoges-t11-lieu = Münzstätte
limoges-t11-personnage = Guido V., Vizegraf
limoges-t12-lieu = Grab des heiligen Martial
limoges-t12-personnage = Heinrich der Jüngere
limoges-t13-lieu = Erlöserbasilika
limoges-t13-personnage = Heinrich II. Plantagenet
limoges-t14-lieu = Bibliothek von Saint-Martial
limoges-t14-personnage = Bernart de Ventadorn, Trobador
limoges-t15-lieu = Werkstätten der Emailleure
limoges-t15-personnage = Mercadier, Söldnerführer
limoges-t16-lieu = Bischofspalast
limoges-t16-personnage = Gérard-Hector du Cher, Bischof
limoges-t17-lieu = Taufkapelle Saint-Jean
limoges-t17-personnage = Ebles, Bischof
limoges-t18-lieu = Viertel Abbessaille
limoges-t18-personnage = Hélie, Kantor der Kathedrale
limoges-t19-lieu = Clos Sainte-Marie
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
limoges-os1-saint = Heiliger Martial
limoges-os1-relic = Haupt des heiligen Martial
limoges-os2-saint = Heilige Valeria
limoges-os2-relic = Ring der heiligen Valeria
limoges-os3-saint = Heiliger Aurelian
limoges-os3-relic = Büste des heiligen Aurelian
limoges-os4-saint = Heiliger Lupus
limoges-os4-relic = Schrein des heiligen Lupus
limoges-os5-saint = Heiliger Leonhard
limoges-os5-relic = Riegel des heiligen Leonhard
limoges-os6-saint = Heiliger Stephan von Muret
limoges-os6-relic = Wahres Kreuz von Grandmont
limoges-ev01-a = Brand im Château
limoges-ev01-b = Brand in der Cité
limoges-ev02-a = Antoniusfeuer
limoges-ev02-b = Schwarzer Tod
limoges-ev03-a = Heinrich II. belagert das Château
limoges-ev03-b = Der Schwarze Prinz plündert die Cité
limoges-ev04-a = Richard wird Herzog
limoges-ev04-b = Besuch Ludwigs des Jüngeren
limoges-ev05-a = Pont Saint-Martial abgetragen
limoges-ev05-b = Pont Saint-Étienne vollendet
limoges-ev06-a = Neue Mauer des Château
limoges-ev06-b = Vier Tore zugemauert
limoges-ev07-a = Reform von Cluny
limoges-ev07-b = Baubeginn der gotischen Kathedrale
limoges-ev08-a = Krieg um die Vizegrafschaft
limoges-ev08-b = Schiedsspruch des Königs
limoges-ev09-a = Vertrag von Brétigny
limoges-ev09-b = Einziehung der Guyenne
limoges-ev10-a = Richard stirbt vor Châlus
limoges-ev10-b = Eleonore heiratet wieder
limoges-ev11-a = Martialsmarkt
limoges-ev11-b = Lupusmarkt
limoges-ev12-a = Schatz von Saint-Martial geplündert
limoges-ev12-b = Schatz der Kathedrale geplündert
limoges-ev13-a = Große Ostensionen des Château
limoges-ev13-b = Große Ostensionen der Cité
limoges-ev14-a = Wahl der Konsuln des Château
limoges-ev14-b = Wahl der Konsuln der Cité
limoges-ev15-a = Prägung von Barbarins
limoges-ev15-b = Münzverschlechterung
limoges-ev16-a = Hochwasser der Vienne
limoges-ev16-b = Große Flößerei am Naveix
limoges-ev17-a = Besuch Urbans II.
limoges-ev17-b = Interdikt über die Stadt
limoges-ev18-a = Gottesfriede
limoges-ev18-b = Die Kerker von Imbert werden geöffnet
limoges-ob01 = Der große Abt
limoges-ob02 = Der Baumeister
limoges-ob03 = Der Pförtner des Château
limoges-ob04 = Der Pförtner der Cité
limoges-ob05 = Der Brückenbauer
limoges-ob06 = Die Partei Frankreichs
limoges-ob07 = Die Partei Englands
limoges-ob08 = Der Geldwechsler
limoges-ob09 = Der Anwalt der Mächtigen
limoges-ob10 = Der Mäzen
limoges-ob11 = Der Freund der Konsuln
limoges-ob12 = Der Kirchenfürst
limoges-keys-chateau = Schlüssel des Château
limoges-keys-cite = Schlüssel der Cité
limoges-bridge-martial = Pont Saint-Martial
limoges-bridge-etienne = Pont Saint-Étienne
limoges-justice = Justiz
limoges-theft-abbey = Schatzraub (Abtei)
limoges-theft-cathedral = Schatzraub (Kathedrale)
limoges-corruption = Korruption
limoges-ostensions = Ostensionen
limoges-gi-imbert = Tor Imbert
limoges-gi-orgolet = Tor Orgolet
limoges-gi-pristin = Tor Pristin
limoges-gi-fustinie = Tor Fustinie
limoges-go-montmailler = Tor Montmailler
limoges-go-arenes = Tor Arènes
limoges-go-saint-esprit = Tor Saint-Esprit
limoges-go-pissevache = Tor Pissevache
limoges-go-manigne = Tor Manigne
limoges-go-vieille-monnaie = Tor Vieille-Monnaie
limoges-go-boucherie = Tor Boucherie
limoges-go-mireboeuf = Tor Mirebœuf
limoges-gc-panet = Tor Panet
limoges-gc-chene = Tor Chêne
limoges-gc-saint-maurice = Tor Saint-Maurice
limoges-gc-escudiere = Tor Escudière
limoges-gc-traboreu = Tor Traboreu


event-limoges-activates = { $you ->
    [seat] { $seat } aktivierst mit { $colour ->
        [red] einem Konsul des Château
        [blue] einem Konsul der Cité
        [yellow] einem Vasallen
        [grey] einem Abt
       *[purple] einem Bischof
    }: { $place }
   *[no] { $seat } aktiviert mit { $colour ->
        [red] einem Konsul des Château
        [blue] einem Konsul der Cité
        [yellow] einem Vasallen
        [grey] einem Abt
       *[purple] einem Bischof
    }: { $place }
}
event-limoges-buys = { $you ->
    [seat] { $seat } kaufst für { $domino } und { limoges-a-meeple }: { $tile }
   *[no] { $seat } kauft für { $domino } und { limoges-a-meeple }: { $tile }
}
event-limoges-comforted = { $you ->
    [seat] { $seat } rückst für den gestohlenen Meeple { limoges-on-track } auf { $now } vor
   *[no] { $seat } rückt für den gestohlenen Meeple { limoges-on-track } auf { $now } vor
}
event-limoges-compensated = { $you ->
    [seat] { $seat } rückst für den fehlenden Meeple { limoges-on-track } auf { $now } vor
   *[no] { $seat } rückt für den fehlenden Meeple { limoges-on-track } auf { $now } vor
}
event-limoges-completes = { $you ->
    [seat] { $seat } vollendest die { $building ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    }
   *[no] { $seat } vollendet die { $building ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    }
}
event-limoges-converts-influence = { $you ->
    [seat] { $seat } gibst { limoges-influence } ab (jetzt { $now })
   *[no] { $seat } gibt { limoges-influence } ab (jetzt { $now })
}
event-limoges-converts-points = { $you ->
    [seat] { $seat } gibst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } ab
   *[no] { $seat } gibt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } ab
}
event-limoges-deals = { $you ->
    [seat] { $seat } bekommst Ziele
   *[no] { $seat } bekommt Ziele
}
event-limoges-deals-own = { $you ->
    [seat] { $seat } bekommst die Ziele: { $cards }
   *[no] { $seat } bekommt die Ziele: { $cards }
}
event-limoges-destroyed = { $you ->
    [other] Bei dir wird zerstört: { $place }
   *[no] Zerstört: { $place }
}
event-limoges-destroys = { $you ->
    [seat] { $seat } zerstörst: { $place }
    [other] { $seat } zerstört bei dir: { $place }
   *[no] { $seat } zerstört: { $place }
}
event-limoges-draws = { $you ->
    [seat] { $seat } ziehst { $count ->
        [one] einen Dominostein
       *[other] { $count } Dominosteine
    }
   *[no] { $seat } zieht { $count ->
        [one] einen Dominostein
       *[other] { $count } Dominosteine
    }
}
event-limoges-draws-again = { $seats } ziehen gleich niedrig und losen noch einmal um den Beginn
event-limoges-draws-own = { $you ->
    [seat] { $seat } ziehst { $dominoes }
   *[no] { $seat } zieht { $dominoes }
}
event-limoges-drops = { $you ->
    [seat] { $seat } wirfst ohne Wirkung ab: { $event }
   *[no] { $seat } wirft ohne Wirkung ab: { $event }
}
event-limoges-earns-commerce = { $you ->
    [seat] { $seat } bekommst { limoges-n-coins } aus dem Handel
   *[no] { $seat } bekommt { limoges-n-coins } aus dem Handel
}
event-limoges-earns-fair = { $you ->
    [seat] { $seat } nimmst durch den Jahrmarkt { limoges-n-coins } Zoll ein
   *[no] { $seat } nimmt durch den Jahrmarkt { limoges-n-coins } Zoll ein
}
event-limoges-earns-mint = { $you ->
    [seat] { $seat } prägst { limoges-n-coins }
   *[no] { $seat } prägt { limoges-n-coins }
}
event-limoges-earns-recycling = { $you ->
    [seat] { $seat } bekommst { limoges-n-coins } durch Korruption
   *[no] { $seat } bekommt { limoges-n-coins } durch Korruption
}
event-limoges-earns-tax = { $you ->
    [seat] { $seat } nimmst { limoges-n-coins } Zoll ein
   *[no] { $seat } nimmt { limoges-n-coins } Zoll ein
}
event-limoges-earns-tax-bonus = { $you ->
    [seat] { $seat } nimmst durch ein Plättchen { limoges-n-coins } Zoll zusätzlich ein
   *[no] { $seat } nimmt durch ein Plättchen { limoges-n-coins } Zoll zusätzlich ein
}
event-limoges-earns-theft = { $you ->
    [seat] { $seat } raubst { limoges-n-coins } aus dem Schatz der { $source ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    }
   *[no] { $seat } raubt { limoges-n-coins } aus dem Schatz der { $source ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    }
}
event-limoges-earns-tile = { $you ->
    [seat] { $seat } bekommst { limoges-n-coins }
   *[no] { $seat } bekommt { limoges-n-coins }
}
event-limoges-ends-turn = { $you ->
    [seat] { $seat } beendest den Zug
   *[no] { $seat } beendet den Zug
}
event-limoges-event-enters = Neu in der Reihe der { $row }: Ereignis „{ $event }“
event-limoges-favour = { $you ->
    [seat] { $seat } rückst { limoges-on-track } auf { $now } vor
   *[no] { $seat } rückt { limoges-on-track } auf { $now } vor
}
event-limoges-first = { $you ->
    [seat] { $seat } beginnst
   *[no] { $seat } beginnt
}
event-limoges-frees = { $you ->
    [seat] { $seat } befreist aus dem Kerker: { $prisoner }
   *[no] { $seat } befreit aus dem Kerker: { $prisoner }
}
event-limoges-gains = { $you ->
    [seat] { $seat } bekommst { limoges-some-meeples }
   *[no] { $seat } bekommt { limoges-some-meeples }
}
event-limoges-gives-up = { $you ->
    [seat] { $seat } gibst ab: { $tile }
   *[no] { $seat } gibt ab: { $tile }
}
event-limoges-guards = { $seat } { $you ->
    [seat] stellst
   *[no] stellt
} { limoges-a-meeple } als Wache auf die { $covers ->
    [high] hohe
   *[low] niedrige
} Hälfte: { $place }
event-limoges-happens = Ereignis: { $event }
event-limoges-jails-hand = { $you ->
    [seat] { $seat } wirfst { limoges-a-meeple } von der Hand von { $other } in den Kerker
    [other] { $seat } wirft { limoges-a-meeple } von deiner Hand in den Kerker
   *[no] { $seat } wirft { limoges-a-meeple } von der Hand von { $other } in den Kerker
}
event-limoges-jails-on = { $you ->
    [seat] { $seat } wirfst { limoges-a-meeple } von { $other } in den Kerker ({ $place })
    [other] { $seat } wirft { limoges-a-meeple } von dir in den Kerker ({ $place })
   *[no] { $seat } wirft { limoges-a-meeple } von { $other } in den Kerker ({ $place })
}
event-limoges-jails-tile = { $you ->
    [seat] { $seat } wirfst in den Kerker: { $tile } ({ $other })
    [other] { $seat } wirft dein Plättchen in den Kerker: { $tile }
   *[no] { $seat } wirft in den Kerker: { $tile } ({ $other })
}
event-limoges-keeps-objective = { $you ->
    [seat] { $seat } behältst ein Ziel
   *[no] { $seat } behält ein Ziel
}
event-limoges-keeps-objective-own = { $you ->
    [seat] { $seat } behältst das Ziel: { $card }
   *[no] { $seat } behält das Ziel: { $card }
}
event-limoges-keeps-ostension = { $you ->
    [seat] { $seat } behältst: { $tile }
   *[no] { $seat } behält: { $tile }
}
event-limoges-leader-falls = { $you ->
    [seat] { $seat } liegst allein vorn und verlierst { limoges-influence } (jetzt { $now })
   *[no] { $seat } liegt allein vorn und verliert { limoges-influence } (jetzt { $now })
}
event-limoges-loses = { $you ->
    [seat] { $seat } verlierst { limoges-some-meeples }
   *[no] { $seat } verliert { limoges-some-meeples }
}
event-limoges-loses-all = { $you ->
    [seat] { $seat } verlierst alle { limoges-meeples-of }
   *[no] { $seat } verliert alle { limoges-meeples-of }
}
event-limoges-nothing-after-theft = { $you ->
    [seat] { $seat } bekommst nach dem Schatzraub keinen Meeple in der { $building ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    }
   *[no] { $seat } bekommt nach dem Schatzraub keinen Meeple in der { $building ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    }
}
event-limoges-objective = Ziel „{ $objective }“: { $rank ->
    [0] { $you ->
        [seat] { $seat } hast nichts vorzuweisen
       *[no] { $seat } hat nichts vorzuweisen
    }
   *[other] { $you ->
        [seat] { $seat } hast { $measure }, Rang { $rank }, Punkte: { $points }
       *[no] { $seat } hat { $measure }, Rang { $rank }, Punkte: { $points }
    }
}
event-limoges-opens-guards = { $you ->
    [seat] { $seat } darfst Wachen stellen oder umstellen: { $town ->
        [chateau] Château
       *[cite] Cité
    }
   *[no] { $seat } darf Wachen stellen oder umstellen: { $town ->
        [chateau] Château
       *[cite] Cité
    }
}
event-limoges-ousted = { $you ->
    [other] Dein Dominostein wird verdrängt: { $place }
   *[no] Dominostein verdrängt: { $place }
}
event-limoges-last-round = Die letzte Runde: Der Beutel reicht nicht mehr für eine neue Hand ({ $seats })
event-limoges-over = { $reason ->
    [abbey] Die Abtei ist vollendet: Die Partie ist zu Ende
    [cathedral] Die Kathedrale ist vollendet: Die Partie ist zu Ende
    [influence] { $you ->
        [seats] Du hast das Ende einer Einflussleiste erreicht: Die Partie ist zu Ende
       *[no] Ende einer Einflussleiste erreicht ({ $seats }): Die Partie ist zu Ende
    }
   *[bag] Der Beutel reicht nicht mehr für eine neue Hand ({ $seats }): Die Partie ist zu Ende
}
event-limoges-pays-conversion = { $you ->
    [seat] { $seat } zahlst { limoges-n-coins } für ein Plättchen
   *[no] { $seat } zahlt { limoges-n-coins } für ein Plättchen
}
event-limoges-pays-destruction = { $you ->
    [seat] { $seat } zahlst für die Zerstörung { limoges-n-coins } an die Bank (Motte)
   *[no] { $seat } zahlt für die Zerstörung { limoges-n-coins } an die Bank (Motte)
}
event-limoges-pays-event = { $you ->
    [seat] { $seat } verlierst durch das Ereignis { limoges-n-coins }
   *[no] { $seat } verliert durch das Ereignis { limoges-n-coins }
}
event-limoges-pays-influence = { $you ->
    [seat] { $seat } zahlst mit { $track ->
        [fr] französischem
       *[en] englischem
    } Einfluss (jetzt { $now })
   *[no] { $seat } zahlt mit { $track ->
        [fr] französischem
       *[en] englischem
    } Einfluss (jetzt { $now })
}
event-limoges-pays-jail = { $you ->
    [seat] { $seat } zahlst für die Justiz { limoges-some-meeples }
   *[no] { $seat } zahlt für die Justiz { limoges-some-meeples }
}
event-limoges-pays-justice = { $you ->
    [seat] { $seat } zahlst für die Befreiung { limoges-n-coins } { limoges-to }
   *[no] { $seat } zahlt für die Befreiung { limoges-n-coins } { limoges-to }
}
event-limoges-pays-keys = { $you ->
    [seat] { $seat } zahlst { limoges-n-coins } Schlüsselgebühr { limoges-to }
   *[no] { $seat } zahlt { limoges-n-coins } Schlüsselgebühr { limoges-to }
}
event-limoges-pays-mercenary = { $you ->
    [seat] { $seat } verlierst durch ein Plättchen { limoges-n-coins } { limoges-to }
   *[no] { $seat } verliert durch ein Plättchen { limoges-n-coins } { limoges-to }
}
event-limoges-pays-meeples = { $you ->
    [seat] { $seat } zahlst { limoges-some-meeples }
   *[no] { $seat } zahlt { limoges-some-meeples }
} für { $deed ->
    [theft_abbey] den Raub in der Abtei
    [theft_cathedral] den Raub in der Kathedrale
    [corruption] die Korruption
    [ostensions] die Ostensionen
    [commerce] den Handel
    [tile] ein Plättchen
   *[mint] die Münze
}
event-limoges-pays-ostensions = { $you ->
    [seat] { $seat } zahlst für die Ostensionen { limoges-n-coins } an die Bank
   *[no] { $seat } zahlt für die Ostensionen { limoges-n-coins } an die Bank
}
event-limoges-pays-placement = { $you ->
    [seat] { $seat } zahlst für den Dominostein { limoges-n-coins } { limoges-to }
   *[no] { $seat } zahlt für den Dominostein { limoges-n-coins } { limoges-to }
}
event-limoges-pays-ruin = { $you ->
    [seat] { $seat } zahlst für die Zerstörung { limoges-some-meeples }
   *[no] { $seat } zahlt für die Zerstörung { limoges-some-meeples }
}
event-limoges-pays-tax = { $you ->
    [seat] { $seat } zahlst { limoges-n-coins } Zoll { limoges-to }
   *[no] { $seat } zahlt { limoges-n-coins } Zoll { limoges-to }
}
event-limoges-pays-tile = { $you ->
    [seat] { $seat } zahlst für das Plättchen { limoges-n-coins } an die Bank
   *[no] { $seat } zahlt für das Plättchen { limoges-n-coins } an die Bank
}
event-limoges-places = { $you ->
    [seat] { $seat } legst
   *[no] { $seat } legt
} { $domino }{ $colour ->
    [red] {""} mit einem Konsul des Château
    [blue] {""} mit einem Konsul der Cité
    [yellow] {""} mit einem Vasallen
    [grey] {""} mit einem Abt
    [purple] {""} mit einem Bischof
   *[none] {""}
}: { $place }
event-limoges-points-reward = { $you ->
    [seat] { $seat } bekommst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } als Belohnung für Dominosteine in Abtei und Kathedrale
   *[no] { $seat } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } als Belohnung für Dominosteine in Abtei und Kathedrale
}
event-limoges-points-reward-tile = { $you ->
    [seat] { $seat } bekommst durch ein Plättchen { $points ->
        [one] einen weiteren Punkt
       *[other] { $points } weitere Punkte
    }
   *[no] { $seat } bekommt durch ein Plättchen { $points ->
        [one] einen weiteren Punkt
       *[other] { $points } weitere Punkte
    }
}
event-limoges-points-tile = { $you ->
    [seat] { $seat } bekommst { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
   *[no] { $seat } bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }
}
event-limoges-pushed-off = Aus der Reihe der { $row } fällt heraus: { $tile }
event-limoges-recall = Rückruf in den Vorrat: alle { limoges-meeples-of }{ $idle ->
    [none] { "" }
   *[other] ; nicht mehr aktiv: { $idle }
}
event-limoges-recruits = { $you ->
    [seat] { $seat } wirbst { limoges-some-meeples } an
   *[no] { $seat } wirbt { limoges-some-meeples } an
}
event-limoges-round = { $you ->
    [first] Runde { $round }: Du beginnst
   *[no] Runde { $round }: { $first } beginnt
}
event-limoges-score = { $seat }: zusammen { $total } (Siegpunkte { $points }, Einfluss Frankreich { $french }, England { $english }, Ziele { $objectives })
event-limoges-sees = { $you ->
    [seat] { $seat } siehst dir { $count ->
        [one] eine Ostension
       *[other] { $count } Ostensionen
    } an
   *[no] { $seat } sieht sich { $count ->
        [one] eine Ostension
       *[other] { $count } Ostensionen
    } an
}
event-limoges-sees-own = { $you ->
    [seat] { $seat } siehst dir Ostensionen an: { $tiles }
   *[no] { $seat } sieht sich Ostensionen an: { $tiles }
}
event-limoges-shared-win = { $you ->
    [seats] { $seats } teilt euch den Sieg
   *[no] { $seats } teilen sich den Sieg
}
event-limoges-steals = { $you ->
    [seat] { $seat } stiehlst { $other } { limoges-some-meeples }
    [other] { $seat } stiehlt dir { limoges-some-meeples }
   *[no] { $seat } stiehlt { $other } { limoges-some-meeples }
}
event-limoges-swaps = { $you ->
    [seat] { $seat } tauschst { $give ->
        [red] einen Konsul des Château
        [blue] einen Konsul der Cité
        [yellow] einen Vasallen
        [grey] einen Abt
       *[purple] einen Bischof
    } gegen { $take ->
        [red] einen Konsul des Château
        [blue] einen Konsul der Cité
        [yellow] einen Vasallen
        [grey] einen Abt
       *[purple] einen Bischof
    } aus dem Vorrat
   *[no] { $seat } tauscht { $give ->
        [red] einen Konsul des Château
        [blue] einen Konsul der Cité
        [yellow] einen Vasallen
        [grey] einen Abt
       *[purple] einen Bischof
    } gegen { $take ->
        [red] einen Konsul des Château
        [blue] einen Konsul der Cité
        [yellow] einen Vasallen
        [grey] einen Abt
       *[purple] einen Bischof
    } aus dem Vorrat
}
event-limoges-swaps-no-more = { $you ->
    [seat] { $seat } tauschst keine Meeples mehr
   *[no] { $seat } tauscht keine Meeples mehr
}
event-limoges-tie = { points-each }, auch bei Steinen und Münzen gleich
event-limoges-tie-break = { points-each }; { $number ->
    [1] Steine in Abtei und Kathedrale zugleich: nur { $winners }
    [2] Steine in Abtei und Kathedrale: { $winners } ({ $most }), { $seats } ({ $less })
   *[3] Münzen: { $winners } ({ $most }), { $seats } ({ $less })
}
event-limoges-throws-away = { $you ->
    [seat] { $seat } wirfst { $domino } ab
   *[no] { $seat } wirft { $domino } ab
}
event-limoges-tile-enters = Neu in der Reihe der { $row }: { $tile }
event-limoges-treasury-emptied = Der Schatz der { $building ->
    [abbey] Abtei
   *[cathedral] Kathedrale
} wird geplündert und geht an die Bank: { limoges-n-coins }
event-limoges-uses = { $seat } nutzt: { $tile }
event-limoges-votes = { $you ->
    [seat] { $votes ->
        [none] { $seat } stimmst nicht ab
       *[other] { $seat } stimmst mit { $votes }
    }
   *[no] { $votes ->
        [none] { $seat } stimmt nicht ab
       *[other] { $seat } stimmt mit { $votes }
    }
}
event-limoges-wins = { $you ->
    [seat] { $seat } gewinnst
   *[no] { $seat } gewinnt
}


consequence-who = { $you ->
    [seat] {""}
   *[no] { $seat }:{" "}
}
consequence-tax = { $why ->
    [tax] {" "}(Zoll)
    [tax-bonus] {" "}(Zoll)
    [fair] {" "}(Zoll)
    [keys] {" "}(Schlüsselgebühr)
   *[other] {""}
}
consequence-from = { $source ->
    [abbey] aus dem Schatz der Abtei
    [cathedral] aus dem Schatz der Kathedrale
   *[bank] von der Bank
}
consequence-placed = { $placed ->
    [0] {""}
   *[other] {" "}(davon gesetzt: { $placed })
}
consequence-wall = { $wall ->
    [chateau_inner] die innere Mauer des Château
    [chateau_outer] die äußere Mauer des Château
   *[cite] die Mauer der Cité
}
consequence-pays = { consequence-who }{ limoges-n-coins } { limoges-to }{ consequence-tax }
consequence-earns = { consequence-who }{ limoges-n-coins } { consequence-from }{ consequence-tax }
consequence-empties = Schatz der { $building ->
    [abbey] Abtei
   *[cathedral] Kathedrale
}: { limoges-n-coins } an die Bank
consequence-loses = { consequence-who }{ $share ->
    [all] { $count ->
        [one] der einzige { limoges-meeple }
       *[other] alle { $count } { limoges-meeples-of }
    }
   *[some] { limoges-n-meeples }
} zurück in den Vorrat{ consequence-placed }
consequence-sets = { consequence-who }{ limoges-meeple } auf: { $place }
consequence-regains = { consequence-who }{ limoges-n-meeples } zurück auf die Hand
consequence-gains = { consequence-who }+{ limoges-n-meeples }
consequence-steals = { consequence-who }+{ limoges-n-meeples } von { $you ->
    [other] dir
   *[no] { $other }
}
consequence-jails = { consequence-who }{ limoges-meeple } in den Kerker
consequence-frees = { consequence-who }+1 { limoges-meeple } aus dem Kerker
consequence-releases = { limoges-n-meeples } aus dem Kerker in den Vorrat
consequence-advances = { consequence-who }{ $track ->
    [fr] französischer Einfluss
   *[en] englischer Einfluss
}: von { $was } auf { $now }
consequence-scores = { consequence-who }Punkte: von { $was } auf { $now }
consequence-removes = { $place }: { $domino } wird entfernt
consequence-throws = { consequence-who }{ $domino } wird abgeworfen
consequence-shows = { $place }: Zoll { $pips }
consequence-takes = { consequence-who }neues Plättchen: { $tile }
consequence-leaves = { consequence-who }{ $goes ->
    [game] { $tile } wird entfernt
   *[pile] { $tile } geht zurück
}
consequence-locks = { consequence-who }{ $tile } in den Kerker
consequence-unlocks = { consequence-who }{ $tile } aus dem Kerker
consequence-enters = neu in der Reihe der { $row }: { $tile }
consequence-pushes-off = aus der Reihe der { $row } fällt heraus: { $tile }
consequence-wakes = wird aktiv: { $place }
consequence-sleeps = wird inaktiv: { $place }
consequence-opens = { $seats }: Zugang durch { consequence-wall }
consequence-closes = { $seats }: kein Zugang mehr durch { consequence-wall }
consequence-completes = die innere Mauer steht: Äußere Tore können gebaut werden
consequence-breaches = die innere Mauer hat eine Lücke: Äußere Tore können nicht gebaut werden
consequence-doubles = { consequence-who }doppelter Zoll { $town ->
    [chateau] im Château
   *[cite] in der Cité
}
consequence-halves = kein doppelter Zoll mehr { $town ->
    [chateau] im Château
   *[cite] in der Cité
}
consequence-bans = bis zum Ende der Runde wird nichts zerstört
consequence-robs = { consequence-who }in dieser Runde kein Schatzraub mehr und keine Meeples für Bauten in der { $building ->
    [abbey] Abtei
   *[cathedral] Kathedrale
}
consequence-grants = { $tile }: gilt bis zum Ende des Zuges
consequence-guarding = { $town ->
    [chateau] Château
   *[cite] Cité
}: Wachen können gestellt oder umgestellt werden; jede neue kostet { limoges-a-meeple } aus der Hand
consequence-no-more = { $action ->
    [jail] in den Kerker werfen: nur einmal je Zug
    [corrupt] Korruption: nur einmal je Zug
    [ostend] Ostensionen: nur einmal je Zug
   *[other] { $action }: nur einmal je Zug
}
consequence-placed-enough = kein weiterer Dominostein in diesem Zug
consequence-recruits = { $domino }: höchstens { limoges-n-meeples }, dann zurück in den Beutel
consequence-recalls = { limoges-meeples-of }: { $certain ->
    [yes] Zuerst kommen alle zurück, die im Spiel sind
    [others] Bei mehr als { $reserve } Stimmen der anderen kommen zuerst alle zurück, die im Spiel sind
   *[no] Bei mehr als { $reserve } Stimmen insgesamt kommen zuerst alle zurück, die im Spiel sind
}, auch vom Plan ({ $count }, deine: { $own }){ $idle ->
    [none] { "" }
   *[other] ; von dir wird inaktiv: { $idle }
}
consequence-keeps = Ziel behalten: { $card }
consequence-gives-back = Ziel zurückgegeben: { $card }
consequence-fills = Reihe der { $row }: { $count ->
    [one] ein Plättchen wird gezogen
   *[other] { $count } Plättchen werden gezogen
}
consequence-draws = { consequence-who }{ $count ->
    [one] ein Dominostein wird aus dem Beutel gezogen
   *[other] { $count } Dominosteine werden aus dem Beutel gezogen
}
consequence-deals = alle ziehen { $count } Dominosteine
consequence-sees = { consequence-who }{ $count ->
    [one] eine Ostension wird gezogen
   *[other] { $count } Ostensionen werden gezogen, eine davon wird behalten
}
consequence-happens = Reihe der { $row }: ein Ereignis wird gezogen
consequence-asks = { consequence-who }{ $question ->
    [Missing] im Vorrat zu wenig: { limoges-n-meeples }; dafür Einfluss oder ein Diebstahl
    [Comfort] dafür ein Schritt auf einer Leiste nach Wahl
    [Favour] { $count ->
        [one] ein Schritt auf einer Leiste nach Wahl
       *[other] { $count } Schritte auf Leisten nach Wahl
    }
    [Swapping] dann { $count ->
        [one] höchstens einen Meeple
       *[other] höchstens { $count } Meeples
    } mit dem Vorrat tauschen
    [GiveUp] dann muss ein Plättchen abgegeben werden
    [LoseMeeples] { $count ->
        [one] ein Meeple nach Wahl geht verloren
       *[other] { $count } Meeples nach Wahl gehen verloren
    }
   *[LoseHalf] die Hälfte der häufigsten Farbe geht verloren
}
consequence-follows = { $place ->
    [none] dann der Rest des Ereignisses
   *[other] dann der Ertrag: { $place }
}
consequence-ends-turn = { $you ->
    [seat] dein Zug endet
   *[no] { $seat }: Ende des Zuges
}
consequence-turns = { $you ->
    [seat] dann bist du am Zug
   *[no] dann ist { $seat } am Zug
}
consequence-round = { event-limoges-round }
consequence-over = { event-limoges-over }
consequence-final = lässt sich nicht zurücknehmen
web-offer-meeple = { $colour ->
    [red] ein Konsul des Château
    [blue] ein Konsul der Cité
    [yellow] ein Vasall
    [grey] ein Abt
    [purple] ein Bischof
   *[none] ein Meeple der herrschenden Farbe
}
web-offer-power = { $there ->
    [none] { $half ->
        [-1] jeder Dominostein
       *[other] ein Dominostein mit einer { $half }
    }
   *[other] { $half ->
        [-1] ein Dominostein, der mit { $there } eine Hälfte gemeinsam hat
       *[other] ein Dominostein mit einer { $half }, der mit { $there } eine Hälfte gemeinsam hat
    }
}, seine Summe an die Bank, und ein Meeple einer erlaubten Farbe
web-offer-gate = jeder Dominostein, seine Summe an die Bank, und { $colour ->
    [none] ein Meeple in der Farbe der Schlüssel
   *[other] { web-offer-meeple }
} als Wache{ $coins ->
    [0] { "" }
   *[other] ; für eine Wache auf der niedrigen Hälfte dazu { limoges-n-coins } { limoges-to }
}
web-offer-abbey = jeder Dominostein, seine Summe in den Schatz; bringt { $count ->
    [0] niemanden, denn du hast in dieser Runde geraubt
   *[other] { limoges-n-meeples }
}
web-offer-cathedral = { $half ->
    [-1] jeder Dominostein
   *[other] ein Dominostein mit einer { $half }
}, seine Summe in den Schatz; bringt { $count ->
    [0] niemanden, denn du hast in dieser Runde geraubt
   *[other] { limoges-n-meeples }
}
web-offer-production = { $least ->
    [0] jeder Dominostein
   *[other] ein Dominostein mit einer Summe von mindestens { $least }
}, seine Summe an die Bank, und ein { limoges-meeple }; bringt am Ende jedes deiner Züge { limoges-n-meeples }
web-offer-bridge = jeder Dominostein, seine Summe an die Bank, und { $colour ->
    [none] ein Meeple in der Farbe ihres Machtfelds
   *[other] { web-offer-meeple }
}, der in den Vorrat geht
web-offer-activate = ein Meeple von der Hand, kostenlos
web-offer-guards = { $colour ->
    [none] die Schlüsselgebühr
   *[other] { $coins ->
        [0] jetzt umsonst
       *[other] { limoges-n-coins } { limoges-to }
    }
}, um Wachen zu stellen oder umzustellen, je Tor einmal{ $colour ->
    [none] { "" }
   *[other] ; eine neue Wache kostet { limoges-a-meeple } aus der Hand
}
web-offer-rob = { web-offer-meeple }, für { limoges-n-coins } aus dem Schatz (darin: { $treasury }); danach verlierst du alle { $lost ->
    [grey] Äbte
   *[purple] Bischöfe
} ({ $count })
web-offer-jail = { $count ->
    [0] so viele Meeples der herrschenden Farbe, wie die hohe Hälfte zeigt, mindestens einer
   *[other] { $colour ->
        [red] { limoges-n-meeples }
        [blue] { limoges-n-meeples }
        [yellow] { limoges-n-meeples }
        [grey] { limoges-n-meeples }
        [purple] { limoges-n-meeples }
       *[none] Meeples der herrschenden Farbe: { $count }
    }
}, für einen Meeple, eine Person oder einen Heiligen eines Gegners im Kerker
web-offer-free = { $coins ->
    [0] die Summe des Steins auf der Justiz
   *[other] { limoges-n-coins } { limoges-to }
}, für einen Gefangenen
web-offer-corrupt = { web-offer-meeple } und ein oder zwei Dominosteine von der Hand, für ihre Summen in Münzen; dafür darfst du einen neuen ziehen{ $count ->
    [0] { "" }
    [one] ; danach höchstens ein Tausch von Meeples
   *[other] ; danach höchstens { $count } Meeples tauschen
}
web-offer-ostend = { web-offer-meeple }, ein Dominostein 6|X und { $owner ->
    [yes] seine Summe in Münzen
   *[no] { limoges-n-coins }
}, um X Ostensionen zu sehen und eine zu behalten
web-offer-commerce = { limoges-n-meeples }, für { $coins ->
    [0] die Summe des Steins auf ihrem Konsulat
   *[other] { limoges-n-coins }
}
web-offer-mint = { limoges-n-meeples }, für { $coins ->
    [0] die höchste Summe in der Abtei
   *[other] { limoges-n-coins }
}
web-offer-jealousy = { limoges-n-meeples } und alle deine Äbte ({ $lost }), um einen Stein der Abtei oder einen Ort, der Abtei ist, zu entfernen
web-offer-destroy = { limoges-n-meeples }{ $coins ->
    [0] { "" }
   *[other] { " " }und { limoges-n-coins }
} oder { $steps } Schritte zurück auf einer Leiste; danach verlierst du alle Meeples einer Farbe
web-offer-buy = { limoges-n-coins } an die Bank, ein Dominostein mit einer Summe von mindestens { $least } und { $colour ->
    [any] ein Meeple beliebiger Farbe
   *[other] ein { limoges-meeple }
}
web-offer-use = einmal je Zug
web-offer-play = das Ereignis tritt ein
web-offer-drop = das Ereignis bleibt ohne Wirkung
web-offer-end = { $shed ->
    [yes] ein Dominostein von der Hand muss weg; dann bringen Gebäude und Plättchen ihre Erträge
   *[no] Gebäude und Plättchen bringen ihre Erträge
}
web-look-fee = Die Schlüsselgebühr ist dann { $low } für die anderen, an dich, und { $high } für dich, an die Bank.
web-look-keys_chateau = Bestimmt, welche Farbe die Tore des Château bewacht. Der Besitzer bekommt die Schlüsselgebühr.
web-look-keys_cite = Bestimmt, welche Farbe die Tore der Cité bewacht. Der Besitzer bekommt die Schlüsselgebühr.
web-look-bridge_martial = Bestimmt, welche Farbe diese Brücke baut. Der Besitzer hat dort bei Gleichstand die Mehrheit.
web-look-bridge_etienne = Bestimmt, welche Farbe diese Brücke baut. Der Besitzer hat dort bei Gleichstand die Mehrheit.
web-look-justice = Wirft in den Kerker, mit Meeples der herrschenden Farbe. Der Besitzer bekommt die Gebühr für das Befreien.
web-look-theft_abbey = Nimmt Münzen aus dem Schatz der Abtei, einmal je Runde: so viele, wie deine eigenen Steine dort zeigen; hat der Besitzer dieses Machtfelds dort am meisten, so viele, wie alle Steine dort zeigen.
web-look-theft_cathedral = Nimmt Münzen aus dem Schatz der Kathedrale, einmal je Runde: so viele, wie deine eigenen Steine dort zeigen; hat der Besitzer dieses Machtfelds dort am meisten, so viele, wie alle Steine dort zeigen.
web-look-corruption = Macht Steine zu Münzen und tauscht Meeples, einmal je Zug.
web-look-ostensions = Bringt einen Heiligen oder eine Reliquie, einmal je Zug. Der Besitzer zahlt weniger.
web-look-gate = Solange es aktiv ist, kommen hier alle hinein, und sein Besitzer bekommt die sichtbare Hälfte als Zoll.
web-look-abbey = Jede Runde 1 Punkt für den Besitzer. Das letzte Feld beendet die Partie.
web-look-cathedral = Jede Runde 1 Punkt für den Besitzer. Das letzte Feld beendet die Partie.
web-look-motte = Bringt jeden Zug { limoges-n-meeples }; die Summe ist auch der Preis der Zerstörung.
web-look-consulat_chateau = Bringt jeden Zug { limoges-n-meeples }; die Summe bringt auch der Handel mit Rot.
web-look-consulat_cite = Bringt jeden Zug { limoges-n-meeples }; die Summe bringt auch der Handel mit Blau.
web-look-port_naveix = Bringt jeden Zug { limoges-n-meeples }. Offen für alle, ohne Zoll.
web-look-bridge = Wer auf einer fertigen Brücke die meisten Bögen hat, bekommt in ihrer Stadt doppelten Zoll.
web-look-treasury = Die Münzen, die für die Steine hier gezahlt wurden. Sie können geraubt werden.
web-look-prison = Gefangene bleiben beim Rückruf ihrer Farbe. Einen Meeple dürfen alle befreien, auf die eigene Hand.
web-look-track = Jeder Schritt ist am Ende ein Punkt. Wer { $most } erreicht, beendet die Partie.
web-look-reserve = Die Meeples, die niemand hat. Verlangen die Stimmen mehr davon, kommen erst alle dieser Farbe zurück.
web-look-colour = Im Vorrat: { $reserve }. Im Kerker: { $jailed }.
web-look-colour-powers = Machtfelder: { $powers }
web-look-row = Plättchen im Angebot, höchstens zwei für jeden. Für ein gekauftes rückt ein neues nach.
web-look-tile = Höchstens zwei Plättchen für jeden. Es wirkt, solange sein Meeple darauf steht.
web-look-objective = Jedes Ziel, das jemand hat, zählt für alle: Rang 1, 2, 3.
web-look-seat = Was alle von diesem Spieler wissen. Steine auf der Hand und im Beutel und die Ziele sind geheim.
web-look-domino = Ihn zu legen kostet seine Summe; die niedrige Hälfte ist seine Stärke als Stimme.
web-look-yours = { $you ->
    [seat] Gehört dir: { $domino }
   *[no] { $seat }: { $domino }
}
web-look-neutral = Neutral, gehört niemandem: { $domino }
web-look-empty = Leer
web-look-manned = { $active ->
    [yes] { limoges-meeple }
   *[no] { limoges-meeple }, nicht aktiv: Die Schlüssel haben eine andere Farbe
}
web-look-anew = Die Aktion „{ $deed }“ stellt hier wieder eine Wache auf, für die Gebühr der Schlüssel.
web-look-vp = { $total } Punkte: { $points } aus dem Spiel, { $french } französischer und { $english } englischer Einfluss; { $goals ->
    [secret] Ziele zählen am Ende dazu
   *[other] { $goals } für Ziele
}.
web-look-unmanned = kein Meeple: nicht aktiv
web-look-visible = Zoll { $coins }
web-look-allowed = Erlaubt
web-look-paid = die Gebühr ist bezahlt, einmal in diesem Zug
web-look-can = jetzt möglich
web-look-tax = { $payer ->
    [bank] Zoll von der Bank: { $tolls }
   *[builder] Zoll, den du zahlen würdest: { $tolls }
}
web-look-tax-none = Hier ist jetzt kein Zoll fällig
web-look-removed = Entfernt: { $dominoes }
web-look-objectives = Ziele, geheim bis zum Ende: { $count }
web-look-robbed = Hat in dieser Runde geraubt: { $place }
web-look-jailed = Im Kerker: ohne Wirkung
web-aid = Spielhilfe
web-aid-places = Einen Dominostein legen
web-aid-actions = Aktionen
web-aid-colours = Farben
web-aid-round = Die Runde
web-aid-coins = Woher Münzen kommen
web-aid-end = Das Ende
web-aid-if = Als wärst du jetzt am Zug.
web-aid-power = Auf ein Machtfeld
web-aid-gate = Auf ein Tor
web-aid-abbey = In die Abtei
web-aid-cathedral = In die Kathedrale
web-aid-production = Motte, Konsulate, Hafen
web-aid-bridge = Auf eine Brücke
web-aid-needs-power = Summe an die Bank; ein Meeple einer erlaubten Farbe bleibt stehen. Auf einem besetzten Machtfeld eine gemeinsame Hälfte. Seine Farbe beherrscht das Machtfeld.
web-aid-needs-gate = Summe an die Bank; eine Wache in der Farbe der Schlüssel. Äußere Tore erst nach den vier inneren.
web-aid-needs-abbey = Summe in den Schatz, dazu Zoll; ein aktives inneres Tor. 1 Abt und 1 weiterer je Nachbar.
web-aid-needs-cathedral = Summe in den Schatz, dazu Zoll; ein aktives Tor der Cité. 1 Bischof, über dem Erdgeschoss 2.
web-aid-needs-production = Summe an die Bank, hinter einer Mauer dazu Zoll; ein Meeple der Farbe bleibt stehen. Bringt jeden Zug Meeples.
web-aid-needs-bridge = Summe an die Bank; ein Meeple in der Farbe des Machtfelds geht in den Vorrat. Der nächste freie Bogen.
web-aid-buy = Die Kosten in Münzen, ein Dominostein mit mindestens dieser Summe und ein Meeple der Farbe
web-aid-possible = { $count ->
    [one] an einer Stelle möglich
   *[other] an { $count } Stellen möglich
}
web-aid-red = Aus der Anwerbung und dem Konsulat des Château; 4 bringen Münzen durch Handel
web-aid-blue = Aus der Anwerbung, dem Konsulat der Cité und dem Hafen; 4 bringen Münzen durch Handel
web-aid-yellow = Aus der Anwerbung und der Motte; alle Machtfelder außer den Ostensionen; 4 zerstören
web-aid-grey = Durch Bauen in der Abtei; 4 bringen Münzen durch die Münzprägung
web-aid-purple = Durch Bauen in der Kathedrale; 4 entfernen einen Stein der Abtei
web-aid-round-is = Sieben Steine ziehen, geheim abstimmen, dann Züge, bis alle Hände leer sind. Danach 1 Punkt für jeden eigenen Stein in Abtei und Kathedrale.
web-aid-coins-are = Vom Zoll an deinen Toren, vom Handel, von der Münzprägung, der Korruption, dem Schatzraub und von Plättchen. Was du nicht ausgibst, behältst du.
web-aid-end-is = Sofort, wenn Abtei oder Kathedrale voll ist oder jemand auf einer Leiste { $most } erreicht, oder wenn in einem Beutel weniger als sieben Steine sind. Punkte, Schritte auf beiden Leisten, Ziele.
web-drawer-tiles = Plättchen
web-drawer-objectives = Ziele
web-drawer-log = Verlauf
web-limoges-course = Runde, Umlauf und Reihenfolge
web-limoges-round-lap = { $round ->
    [0] Ziele wählen
   *[other] { $lap ->
        [0] Runde { $round } · Abstimmung
       *[other] Runde { $round } · Umlauf { $lap }
    }
}
web-limoges-last-perhaps = { $you ->
    [seat] Vielleicht die letzte Runde: In deinem Beutel sind nur { $bag } Dominosteine, eine neue Runde braucht 7. Es gibt noch eine, wenn du mit { $lacking ->
        [1] einem Dominostein
       *[other] mindestens { $lacking } Dominosteinen
    } abstimmst: Die kommen zurück in den Beutel
   *[no] Vielleicht die letzte Runde: Im Beutel von { $seat } sind nur { $bag } Dominosteine, eine neue Runde braucht 7. Die Stimmen kommen noch zurück in den Beutel
}
web-limoges-order = Reihenfolge: { $names }
web-limoges-impossible = Jetzt nicht möglich
web-limoges-more-below = { $count } weitere
web-limoges-piles = Stapel { $deck } · abgelegt { $discard } · Ostensionen { $ostensions }{ $events ->
    [0] { "" }
   *[other] { " " }· Ereignisse { $events }
}
web-limoges-first = Start
web-limoges-in-reserve = Vorrat
web-limoges-stock = Hand { $hand } · Beutel { $bag } · entfernt { $removed }

refused-limoges-abbey-empty = in der Abtei liegt noch kein Dominostein
refused-limoges-arch-order = Brücken werden Bogen für Bogen gebaut; zuerst: { $wanted }, dann: { $place }
refused-limoges-bad-choice = { $known ->
    [none] hier gibt es nichts zu wählen: { $tile }
   *[other] { $tile }, zur Wahl: { $known }
}
refused-limoges-bad-deal = jeder Platz bekommt zwei verschiedene Ziele aus der Schachtel
refused-limoges-bad-draw = diese Dominosteine können jetzt nicht gezogen werden
refused-limoges-bad-event = { $event } liegt nicht im Stapel der Ereignisse oder hat keine solche Seite
refused-limoges-bad-lots = für jeden Platz, der noch beginnen kann, wird ein Dominostein gezogen, für keinen anderen
refused-limoges-bad-ostensions = diese Ostensionen können jetzt nicht gezeigt werden
refused-limoges-bad-tiles = diese Plättchen können jetzt nicht in die Reihen kommen
refused-limoges-bag-empty = der Beutel ist leer, es gibt nichts zu ziehen
refused-limoges-bears-another = { $place }: Darauf ruht ein anderer Dominostein
refused-limoges-cannot-give-up = { $tile }: Abgeben kannst du nur ein älteres eigenes Plättchen, das nicht im Kerker ist
refused-limoges-colour-only-for-events = eine Farbe wird nur bei Ereignissen genannt, dort immer ({ $tile })
refused-limoges-data-domino = ein Dominostein hat zwei Hälften, hier sind es { $found }
refused-limoges-data-effect-length = die Wirkung braucht { $wanted } Wörter nach dem ersten, da sind { $found }
refused-limoges-data-file-missing = die Datei fehlt
refused-limoges-data-flag = hier steht true oder false, nicht { $found }
refused-limoges-data-id = „{ $id }“ ist keine Kennung oder steht zweimal da
refused-limoges-data-key-missing = es fehlt: { $missing }
refused-limoges-data-key-unknown = { $unknown } bedeutet hier nichts
refused-limoges-data-kind = das muss von der Art { $wanted } sein, nicht { $found }
refused-limoges-data-measure = auf das Maß { $measure } folgen nicht die richtigen Wörter
refused-limoges-data-number = { $found } liegt nicht zwischen { $least } und { $most }
refused-limoges-data-one-action = eine Aktion hat eine Wirkung, diese hat { $found }
refused-limoges-data-power-missing = das Machtfeld { $power } fehlt
refused-limoges-data-spare-sets = { $spare ->
    [0] zu viert gibt es keine neutralen Dominosteine: Kein Satz bleibt übrig
    [one] { $domino } liegt zweimal da, es bleibt aber nur ein Satz übrig
   *[other] { $domino } liegt öfter da als in den { $spare } Sätzen, die übrig bleiben
}
refused-limoges-data-toml = das ist kein TOML: { $reason }
refused-limoges-data-too-few = es gibt { $found } Ziele, nötig sind mindestens { $least }
refused-limoges-data-word = „{ $found }“ passt hier nicht; möglich: { $known }
refused-limoges-domino-not-in-hand = du hast { $domino } nicht auf der Hand
refused-limoges-domino-too-small = der Dominostein, den du dafür entfernst, muss die Summe { $least } oder mehr haben
refused-limoges-domino-twice = ein Dominostein kann nur einmal verwendet werden
refused-limoges-double-covers-high = auf einem Pasch steht die Wache immer auf der hohen Hälfte
refused-limoges-event-not-held = dieses Ereignis hast du nicht: { $event }
refused-limoges-french-only = für Vasallen des Vizegrafen gibt es nur französischen Einfluss
refused-limoges-guard-unchanged = an der Wache von { $place } würde sich nichts ändern
refused-limoges-guarded-already = die Wache von { $place } wurde in diesem Zug schon umgestellt
refused-limoges-half-missing = { $place }: Hier passt nur ein Dominostein mit einer { $half }
refused-limoges-half-unsaid = sag, auf welcher Hälfte die Wache von { $place } steht: high oder low
refused-limoges-hand-lacks = { $seat } hat keine { limoges-meeples-of } auf der Hand
refused-limoges-hand-empty = du hast keinen Dominostein mehr auf der Hand
refused-limoges-inner-gates-first = zuerst müssen alle inneren Tore stehen; es fehlen: { $missing }
refused-limoges-must-shed = deine Hand ist nicht kleiner geworden: Nenne einen Dominostein, den du abwirfst
refused-limoges-named-twice = etwas ist zweimal genannt: { $words }
refused-limoges-need-not-shed = deine Hand ist kleiner geworden: Du wirfst keinen Dominostein ab
refused-limoges-nobody-to-jail = kein Gegner hat jemanden, der in den Kerker könnte
refused-limoges-needs-a-six = die Ostensionen verlangen einen Dominostein mit einer Sechs, dessen andere Hälfte mindestens eins zeigt
refused-limoges-no-action = { $tile }: kein aktives Plättchen von dir mit einer Aktion
refused-limoges-no-colour = keinen davon hast du auf der Hand: { $known }
refused-limoges-no-consulat = es gibt kein Konsulat mit Dominostein für { limoges-meeples-of }
refused-limoges-no-entry = { $place }: { $entry ->
    [any] Es gibt kein aktives Tor
   *[own_active_gate] Du hast kein aktives Tor
} in der { $zone ->
    [inner] inneren Mauer des Château
    [outer] äußeren Mauer des Château
    [chateau] Mauer des Château
   *[cite] Mauer der Cité
}
refused-limoges-no-guard-to-move = keine deiner Wachen { $town ->
    [chateau] im Château
   *[cite] in der Cité
} ließe sich ändern
refused-limoges-no-justice = befreien lässt sich erst, wenn auf der Justiz ein Dominostein liegt
refused-limoges-no-match = { $place }: Der Dominostein muss mit einem Nachbarn eine Hälfte gemeinsam haben
refused-limoges-no-meeple-there = { $place }: Hier steht kein Meeple eines Gegners
refused-limoges-no-ostension-left = im Stapel ist keine Ostension mehr
refused-limoges-no-room = du hast { $limit } Plättchen, alle im Kerker: kein Platz für ein weiteres
refused-limoges-no-shared-half = { $place }: Der Dominostein muss mit { $there } eine Hälfte gemeinsam haben
refused-limoges-no-such-space = dafür gibt es kein Feld { $place }
refused-limoges-no-support = { $place }: Es fehlen noch Stützen: { $missing }
refused-limoges-no-treasury = „{ $word }“ hat keinen Schatz; abbey und cathedral haben einen
refused-limoges-not-a-colour = „{ $word }“ ist keine Farbe; die Farben sind { $known }
refused-limoges-not-a-domino = „{ $word }“ ist kein Dominostein; Dominosteine sehen aus wie 6-3
refused-limoges-not-a-pair = „{ $word }“ ist kein Paar mit Doppelpunkt wie blue:5-4
refused-limoges-not-a-person = { $tile }: In den Kerker kommen nur Personen und Heilige eines Gegners, die nicht schon dort sind
refused-limoges-not-a-seat = „{ $word }“ ist kein Platz; Plätze sind Zahlen ab 0
refused-limoges-not-a-target = { $place }: Zerstört werden können nur Dominosteine außerhalb der Machtfelder und ausliegende Orte
refused-limoges-not-an-opponent = wähle einen Gegner
refused-limoges-not-dealt = dieses Ziel hast du nicht bekommen: { $card }
refused-limoges-not-idle = { $place }: Hier wird kein Meeple gebraucht, oder das Plättchen ist im Kerker
refused-limoges-not-in-a-row = { $tile } liegt in keiner Reihe
refused-limoges-not-in-prison = { $prisoner } ist nicht im Kerker oder nicht von dir zu befreien
refused-limoges-not-most = von einer anderen Farbe hast du mehr Meeples als { limoges-meeples-of }
refused-limoges-not-now = diese Entscheidung steht jetzt nicht an
refused-limoges-not-of-the-abbey = { $place }: weder ein Feld der Abtei noch ein Ort, der eine Abtei ist
refused-limoges-not-one-of = „{ $word }“ passt hier nicht; möglich: { $known }
refused-limoges-not-recruited = angeworben werden nur Blau, Gelb und Rot, nicht: { $words }
refused-limoges-not-seen = { $tile } ist nicht unter den Ostensionen, die du gesehen hast
refused-limoges-not-your-turn = du bist nicht am Zug
refused-limoges-not-yours = { $place }: Das gehört dir nicht oder nimmt keinen Meeple auf
refused-limoges-nothing-idle = bei dir fehlt nirgends ein Meeple
refused-limoges-only-gates-idle = nur deinen Toren fehlt ein Meeple: Den bekommen sie mit „Wachen stellen oder umstellen“
refused-limoges-nothing-to-destroy = noch gibt es nichts zu zerstören
refused-limoges-nothing-there = { $place }: Hier liegt nichts
refused-limoges-nothing-to-rob = nichts zu rauben: { $treasury ->
    [0] der Schatz der { $building ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    } ist leer
   *[other] in der { $building ->
        [abbey] Abtei
       *[cathedral] Kathedrale
    } zeigt kein Stein von dir ein Auge
}
refused-limoges-occupied = { $place }: Hier liegt schon ein Dominostein
refused-limoges-once-a-turn = { $action ->
    [jail] in den Kerker werfen darfst du nur einmal je Zug
    [corrupt] die Korruption darfst du nur einmal je Zug nutzen
    [ostend] Ostensionen darfst du nur einmal je Zug abhalten
   *[other] { $action }: nur einmal je Zug
}
refused-limoges-peace = bis zum Ende der Runde gilt der Gottesfriede: Nichts wird zerstört
refused-limoges-placed-enough = in einem Zug werden höchstens { $most } Dominosteine gelegt
refused-limoges-power-closed = das Machtfeld { $power } ist nicht im Spiel
refused-limoges-power-inactive = das Machtfeld { $power } ist nicht aktiv: Es braucht einen Dominostein mit einem Meeple
refused-limoges-prison-empty = im Kerker ist niemand, den du befreien könntest
refused-limoges-protected = { $place }: durch ein Plättchen des Besitzers geschützt
refused-limoges-recycles-two = ein oder zwei Dominosteine werden eingetauscht, nicht { $found }
refused-limoges-reserve-lacks = im Vorrat sind keine { limoges-meeples-of } mehr
refused-limoges-robbed-already = du hast in dieser Runde schon einen Schatz geraubt
refused-limoges-seats-missing = die Plätze sind nicht der Reihe nach genannt: { $words }
refused-limoges-swap-same = getauscht wird gegen eine andere Farbe
refused-limoges-toll-too-high = mit dem Zoll ({ $tolls }) kostet das { limoges-n-coins }, du hast { $has }
refused-limoges-too-few-coins = { $needs ->
    [one] das kostet eine Münze, du hast { $has }
   *[other] das kostet { $needs } Münzen, du hast { $has }
}
refused-limoges-too-few-goods = nötig: { limoges-goods }; du hast { $has }
refused-limoges-too-few-meeples = du brauchst { limoges-some-meeples } auf der Hand und hast { $has ->
    [0] keinen
   *[other] nur { $has }
}
refused-limoges-too-little-influence = du brauchst { limoges-influence } in Höhe von { $needs } und hast { $has }
refused-limoges-too-low = { $place }: Verdrängen kann nur ein Dominostein mit der Summe { $least } oder mehr
refused-limoges-town-closed = zahle zuerst für das Umstellen der Wachen { $town ->
    [chateau] im Château
   *[cite] in der Cité
}
refused-limoges-town-open = für das Umstellen der Wachen { $town ->
    [chateau] im Château
   *[cite] in der Cité
} hast du in diesem Zug schon bezahlt
refused-limoges-unknown-word = mit „{ $word }“ beginnt kein Zug; Züge beginnen mit: { $known }
refused-limoges-word-too-many = bei { $place } nennst du nur den Dominostein
refused-limoges-wrong-colour = { $known ->
    [none] { $place }: Hier passt kein Meeple
   *[other] { $place }, mögliche Meeples: { $known }
}
refused-limoges-wrong-length = nach „{ $word }“ können nicht { $words } Wörter stehen

## Bots

option-bots = Ein Bot auf jedem anderen Platz: eine Stufe oder ein eigener wie ./robby.py:Robby; auch mehrmals.
command-arena =
    Lässt Bots gegeneinander spielen: FIRST auf einem Platz, SECOND auf allen anderen.
    Ein Bot ist eine Stufe oder ein eigener: ./robby.py:Robby, ein Name mit Punkten (robby.bots:Robby) oder der Name, unter dem ein installiertes Paket ihn anbietet. Er läuft in einem eigenen Prozess und sieht nur seine Sicht; was ein Fehler kostet, steht in docs/bots.md.
    Jede Ziehung wird von jedem Platz aus gespielt. Ergebnisse bleiben erhalten: Derselbe Befehl macht dort weiter, wo er angehalten wurde.
option-results = Die Datei mit den Ergebnissen; sonst eine, die nach dem Vergleich heißt.
option-jobs = Wie viele Prozesse; sonst einer je Kern.
option-dask = Die Adresse eines Dask-Clusters, etwa tcp://host:8786.
bot-thinks = { $seat } ({ $level }) überlegt …
bot-compiling-kernel = Die Bots für Limes werden vorbereitet; das geschieht einmal und dauert bis zu einer Minute …
arena-standing = { $games } Partien: { $share } der Siege (95-%-Intervall { $least } bis { $most }), das { $ratio }-Fache eines gerechten Anteils{ $known ->
    [both] ; Elo { $elo } ({ $low } bis { $high }).
    [least] ; Elo mindestens { $low }.
    [most] ; Elo höchstens { $high }.
   *[none] .
}
arena-so-far = { $games } Partien, ± { $error }
arena-kept = { $games ->
    [one] 1 Partie ist
   *[other] { $games } Partien sind
} in { $file } aufbewahrt; derselbe Befehl macht weiter.
refused-arena-other-match = diese Datei enthält etwas anderes als die Ergebnisse dieses Vergleichs
refused-dask-missing = ein Dask-Cluster braucht das Paket limestone-games[dask]
refused-dask-away = unter { $address } antwortet niemand
refused-bot-illegal = der Bot wählte „{ $move }“, das ist kein erlaubter Zug
refused-recall-missed = es fehlt, was vorher erzählt wurde, also gibt es kein vollständiges Gedächtnis dieser Partie
refused-server-away = der Server antwortet nicht ({ $reason })
option-players = Die Bots, Platz für Platz, mit Kommas dazwischen: Stufen wie master,club oder eigene wie ./robby.py:Robby.
bot-fault = { $seat } hat den Zug verloren, { $kind ->
    [late] weil er zu lange brauchte
    [raised] durch eine Ausnahme
    [illegal] durch einen Zug, der nicht erlaubt ist
   *[died] weil sein Prozess endete
}: { $reason }
option-until = Spielt, bis der Anteil der Siege so genau bekannt ist, etwa auf 0.02; --games ist dann das Höchste.
option-decided = Spielt, bis bekannt ist, wer stärker ist; --games ist dann das Höchste.
option-records = Ein Ordner für die Mitschrift jeder Partie.
option-seconds = Wie viele Sekunden ein eigener Bot für eine Entscheidung hat.
option-memory = Wie viele Megabyte ein eigener Bot verwenden darf.
refused-bot-broken = der Bot { $bot } lässt sich nicht laden: { $reason }
option-step = Nur bis zu diesem Schritt.
refused-no-such-step = Schritt { $step } gibt es nicht; die Mitschrift hat { $steps }
option-only = Nur dieses Spiel; auch mehrmals.
refused-check-own = { $bot } ist eine Stufe; geprüft werden nur eigene Bots wie ./robby.py:Robby
check-head = Zeugnis von { $bot }, limestone { $version }
check-legal = nur erlaubte Züge, und alle rechtzeitig
check-same = mit demselben Startwert dieselbe Partie
check-pickle = eine Pickle-Kopie spielt genauso weiter
check-view = hängt nur von der Sicht ab und von dem, was erzählt wurde
check-random = lässt den gemeinsamen Zufallsgenerator in Ruhe
check-passed = { $bot } besteht.
check-failed = { $bot } besteht nicht.
check-game = { $game }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $decisions } Entscheidungen; Millisekunden je Entscheidung: { $mean } im Mittel, 95 % unter { $most95 }, die längste { $longest }
command-check-bot =
    Prüft einen eigenen Bot und gibt ein Zeugnis aus; der Exit-Code ist 0, wenn er besteht, sonst 1.
    Er spielt jedes Spiel mit jeder Zahl von Plätzen (bis sechs) und jeder Variante gegen Mitspieler, die zufällig ziehen. Die erste Partie jedes Spiels wird noch einmal gespielt: mit demselben Startwert, als Pickle-Kopie und in einem neuen Prozess neu erzählt; alle müssen gleich sein. Strg+C hält an.
arena-faults = { $bot } verlor { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
} { $kind ->
    [late] , weil er zu lange brauchte,
    [raised] durch Ausnahmen
    [illegal] durch Züge, die nicht erlaubt sind,
   *[died] , weil sein Prozess endete,
} und dadurch { $lost ->
    [0] keine Partie
    [one] 1 Partie
   *[other] { $lost } Partien
}. Das erste Mal: { $reason }
## Playing on

refused-onward-no-seed = diese Mitschrift enthält keinen Startwert, also kann die Ziehung nicht weitergehen wie damals; neu ziehen geht
refused-onward-secret = andere spielen diese Ziehung vielleicht noch; von hier aus kann nur neu gezogen werden
refused-onward-over = dort ist die Partie zu Ende; wähle einen früheren Moment
refused-onward-older = diese Partie wurde nach älteren Regeln oder mit anderem Material gespielt; weiterspielen geht nur nach den Regeln von heute
web-onward = Von hier weiterspielen
web-onward-text = Ein neuer Tisch geht von diesem Moment aus weiter. Er wird nicht gewertet.
web-onward-deal = Die Ziehung
web-onward-same = wie damals
web-onward-new = neu gezogen
web-onward-me = ich
web-onward-friend = jemand mit dem Link
web-onward-start = Tisch eröffnen
web-onward-link = Link zu diesem Moment kopieren
web-onward-mark = aus einer anderen Partie weitergespielt
web-onward-from = Weitergespielt ab Schritt { $step } einer anderen Partie; nicht gewertet

## Puzzles

command-puzzles =
    Aufgaben: Stellungen aus Partien zwischen Bots, mit einem besten Zug.
command-puzzles-make =
    Macht Aufgaben aus Partien zwischen starken Bots, mit demselben Startwert immer dieselben.
    Jede Aufgabe bleibt erhalten, sobald sie gefunden ist: Nach einem Abbruch macht derselbe Befehl dort weiter.
option-count = Wie viele Aufgaben die Datei haben soll.
option-file = Die Datei mit den Aufgaben; sonst GAME.puzzles in diesem Ordner.
option-name = Der Name einer Aufgabe; sonst die von heute.
puzzles-made = { $count } Aufgaben aus { $games } Partien stehen in { $file }.
puzzles-kept = Was gefunden ist, bleibt erhalten: Derselbe Befehl macht hier weiter.
refused-puzzles-other = diese Datei enthält Aufgaben eines anderen Spiels oder Startwerts
refused-unknown-puzzle = es gibt keine Aufgabe „{ $name }“
refused-no-puzzles = zu diesem Spiel gibt es keine Aufgaben
command-puzzle =
    Löst eine Aufgabe: die von heute, oder eine mit ihrem Namen.
    Gib einen Zug in Notation ein; show zeigt die Lösung, quit geht.
puzzle-question-limes = Lege diese Karte: das Beste von { $ways }
puzzle-question-limits = Verdächtigen oder spielen?
puzzle-question-limoges = Finde den Zug
puzzle-asked-limes = Von den { $ways } Arten, sie zu legen, bringt eine am Ende am meisten.
puzzle-asked-limits = Der Spielstapel liegt offen, die verdeckten Karten der anderen nicht. Was ist am besten?
puzzle-asked-limoges = Ein Dominostein, ein Ort: Was gibt die beste Aussicht auf den Sieg?
puzzle-facts = { $name }, Wertungszahl { $rating }
puzzle-you = Du bist { $seat }.
puzzle-moves = Möglich: { $moves }
puzzle-type = Tippe einen Zug, zum Beispiel { $move }.
puzzle-prompt = Dein Zug (show, quit):
puzzle-solved = Gelöst: „{ $move }“ ist am besten.
puzzle-not-yet = „{ $move }“ bringt { $value }. Es gibt etwas Besseres.
puzzle-not-listed = „{ $move }“ gehört nicht zu den Zügen, die am besten sein können. Es gibt etwas Besseres.
puzzle-answer = Am besten: { $move }
puzzle-answer-alike = Am besten, eines so gut wie das andere: { $moves }
puzzle-worth = { $move }: { $value }
puzzle-another = Eingabetaste für eine andere Aufgabe, quit zum Gehen:
web-nav-puzzles = Aufgaben
web-puzzles-today = Aufgaben des Tages
web-puzzles-solved = { $solved } von { $count } gelöst
web-puzzle-games = Spiel
web-puzzle-rated = Wertungszahl der Aufgabe { $rating }
web-puzzle-rated-short = Wertung { $rating }
web-puzzle-change = deine Wertungszahl { $change }
web-puzzle-solve-it = { $share } lösen sie
web-puzzle-no-clock = ohne Uhr
web-puzzle-show = Lösung zeigen
web-puzzle-show-costs = Die Lösung zählt als nicht gelöst und senkt deine Wertungszahl der Aufgaben.
web-puzzle-show-sure = Trotzdem zeigen
web-puzzle-next = Nächste Aufgabe
web-puzzle-another = Eine andere
web-puzzle-solve = Lösen
web-puzzle-solved = Beim ersten Versuch gelöst.
web-puzzle-solved-later = Gefunden, aber nicht beim ersten Versuch.
web-puzzle-not-solved = Nicht gelöst. Das ist am besten:
web-puzzle-is-solved = gelöst
web-puzzle-is-missed = verfehlt
web-puzzle-best = am besten
web-puzzle-alike = Genauso gut: { $moves }
web-puzzle-best-of = Das Beste von { $ways }
web-puzzle-chose = Was andere gewählt haben
web-puzzle-people = { $count ->
    [one] { $said } Person
   *[other] { $said } Personen
}
web-puzzle-move = Zug
web-puzzle-share = Gewählt von
web-puzzle-last = Die letzten zehn
web-puzzle-last-of = { $solved } der letzten { $tries } gelöst
web-puzzle-rating-of = Wertungszahl der Aufgaben, { $game }

## Reviews

command-review =
    Analysiert eine beendete Partie: was die Züge wert waren, Glück und Können, und was besser gewesen wäre.
    Was gefunden ist, bleibt erhalten: Nach einem Abbruch macht derselbe Befehl dort weiter.
option-seat = Nur die Entscheidungen dieses Platzes; gezählt wird ab 0, wie in den Zügen.
option-effort = Wie genau: 2 dauert doppelt so lange.
option-json = Gibt das Ergebnis als JSON aus.
## The daily game in the terminal

command-daily =
    Spielt die Tagespartie: dieselben sechzehn Karten Limes für alle auf der Welt.
    Am Ende steht ein Text für andere, der keine Karte verrät. Ein Tag beginnt um Mitternacht UTC.
    Mit --json nennt es ihre Karten, Par und was sich im Nachhinein daraus machen lässt, ob gespielt oder nicht.
option-date = Ein anderer Tag, etwa 2026-12-24.
usage-expects-date = { $parameter } erwartet ein Datum, etwa 2026-12-24.
daily-result = { $score } Punkte: { $step }. Par { $par }, im Nachhinein { $hindsight }.
daily-shared = Limestone { $date }: { $score }, Par { $par } { $wall }
daily-slow = Das Par dieses Tages muss erst ausgerechnet werden, das dauert etwa eine halbe Stunde; mit dem Paket limestone-games[fast] nur Sekunden.
daily-reckons = Das Par dieses Tages muss erst ausgerechnet werden; das dauert einige Sekunden …
refused-no-such-day = für diesen Tag gibt es keine Tagespartie; es gibt eine für jeden Tag vom { $first } bis zum { $today }
refused-counted = dieser Versuch zählt: Nichts wird zurückgenommen, und niemand hilft
refused-daily-sealed = was andere erreicht haben, siehst du, sobald du gespielt hast
refused-nobody-else = sonst hat noch niemand gespielt
refused-not-reckoned = dieser Tag wird noch ausgerechnet; versuche es etwas später noch einmal
daily-left = Die Partie ist gespeichert: Derselbe Befehl macht hier weiter.
refused-study-unfinished = diese Partie ist noch nicht zu Ende; nur eine beendete lässt sich analysieren
refused-study-too-long = diese Mitschrift hat { $steps } Schritte; analysiert werden höchstens { $most }
refused-no-hints = an diesem Tisch gibt es keine Tipps
refused-round-not-over = Runde { $round } ist nicht vorbei
refused-nothing-to-remember = an diesem Tisch gibt es nichts zu merken
refused-no-such-review = diese Analyse gibt es nicht; öffne die Partie noch einmal
refused-review-no-decision = in Schritt { $step } hatte dieser Platz nichts zu entscheiden
refused-review-broken = diese Partie konnte nicht zu Ende angesehen werden; was gefunden wurde, bleibt, versuche es noch einmal
review-kept = Was gefunden ist, bleibt erhalten: Derselbe Befehl macht hier weiter.
review-seat = { $seat }: { $result }
review-split = { $game ->
    [limes] Par { $par }, die Züge { $skill }, die Karten { $luck }.
   *[other] Par { $par }, die Züge { $skill }, die Karten und die anderen { $luck }.
}
review-hindsight = Im Nachhinein: { $value }.
review-unit-limes = Erwartete Punkte am Ende, Entscheidung für Entscheidung
review-unit-limits = Erwartete Punkte der Runde, Entscheidung für Entscheidung
review-unit-limoges = Erwarteter Anteil am Sieg, das Mittel jedes Zuges
review-lost = { $where } (schritt { $step }): „{ $move }“ hat { $loss } gekostet. „{ $best }“ war besser: { $better } statt { $value }.
review-fine = { $where } (schritt { $step }): „{ $move }“ war um { $lead } besser als jeder andere Zug.
review-won-back = noch war nichts verloren: Die Chance blieb
review-for-good = davon { $value } endgültig, der Rest war noch zu holen
review-clean = Keine Ungenauigkeit und kein Fehler gefunden.
review-also = { $count ->
    [one] Auch eine Ungenauigkeit oder ein Fehler: Schritt { $steps }.
   *[other] Auch Ungenauigkeiten oder Fehler: die Schritte { $steps }.
}
review-doubt = Unterschiede unter dem Doppelten ihrer Unsicherheit werden nicht genannt. Weitergespielt haben Bots, keine Menschen.
hint-candidate = { $number }. { $move }: { $value } – { $reason }
limes-quarter = { $quarter ->
    [nw] Nordwest
    [ne] Nordost
    [sw] Südwest
   *[se] Südost
}
limes-zone-at = { $square } { limes-quarter }
move-limes-turned = { $turn ->
    [n] wie gedruckt
    [e] nach rechts gedreht
    [s] auf dem Kopf
   *[w] nach links gedreht
}
move-limes-place = { $profession ->
    [farmer] Bauer
    [fisherman] Fischer
    [woodcutter] Holzfäller
    [watchman] Wächter
   *[worker] Arbeiter
} { $quarter ->
    [nw] im Nordwesten
    [ne] im Nordosten
    [sw] im Südwesten
   *[se] im Südosten
}
move-limes-go = Arbeiter von { $source } nach { $target }
move-limes-none = kein Arbeiter
move-limits-play = { $what } spielen
move-limits-exchange = Vier { $what } tauschen
move-limits-accuse = { $what } verdächtigen
move-limits-hide = { $what } verdeckt ablegen
move-limoges = { $verb }: { $what }
move-limoges-place = { $place }, mit { $domino }
move-limoges-vote = { $votes ->
    [none] Keine Stimme
   *[other] Stimmen: { $votes }
}
move-limoges-swap = Tauschen: { $give } gegen { $take }
move-limoges-covers = { $covers ->
    [high] Wache auf der hohen Hälfte
   *[low] Wache auf der niedrigen Hälfte
}
move-and-notation = { $move } ({ $notation })
study-points = { $count ->
    [one] { $said } Punkt
   *[other] { $said } Punkte
}
study-n-points = { $count ->
    [one] { $more } Punkt
   *[other] { $more } Punkte
}
study-n-coins = { $count ->
    [one] { $more } Münze
   *[other] { $more } Münzen
}
study-n-meeples = { $count ->
    [one] { $more } Meeple
   *[other] { $more } Meeples
}
study-n-dominoes = { $count ->
    [one] { $more } Dominostein
   *[other] { $more } Dominosteine
}
study-unit-limes = Erwartete Punkte am Ende
study-unit-limits = Erwartete Punkte der Runde
study-unit-limoges = Anteil am Sieg
reason-thinking = noch am Überlegen
reason-only-move = der einzige Zug
reason-as-good = zu knapp, um es zu entscheiden
reason-equal = genau gleich gut
reason-no-simple-reason = kein einfacher Grund
reason-limes-territory = im Schnitt bringt { $kind ->
    [farmer] der Acker
    [fisherman] der See
    [woodcutter] der Wald
   *[watchman] ein Wächter
} bei { $zone } am Ende { study-n-points } statt { $less }
reason-limes-worker = im Schnitt bringt der Arbeiter auf { $zone } am Ende { study-n-points }, auf { $instead } { $less }
reason-limes-to-come = im Schnitt bringen neue Gebiete am Ende { study-n-points } statt { $less }
reason-limits-accuse = mit { $odds } Prozent Wahrscheinlichkeit hat { $seat } das Limit überschritten; ab 67 Prozent lohnt sich ein Verdacht
reason-limits-spare = nur mit { $odds } Prozent Wahrscheinlichkeit hat { $seat } das Limit überschritten; unter 67 Prozent kostet ein Verdacht Punkte
reason-limits-likelier = mit { $odds } Prozent Wahrscheinlichkeit hat { $seat } das Limit überschritten, { $other } nur mit { $less } Prozent
reason-limits-accuse-first = mit { $odds } Prozent Wahrscheinlichkeit hat { $seat } das Limit überschritten; wer wartet, wird selbst in { $less } Prozent solcher Runden zu Recht verdächtigt
reason-limits-exchange = vier Karten einer Farbe bringen gleich einen Punkt
reason-limits-exchanged = ein Tausch, für einen Punkt, in { $more } statt { $less } Prozent solcher Runden
reason-limits-convicted = selbst zu Recht verdächtigt in { $more } statt { $less } Prozent solcher Runden
reason-limits-acquitted = selbst zu Unrecht verdächtigt, für einen Punkt, in { $more } statt { $less } Prozent solcher Runden
reason-limits-right = ein richtiger Verdacht in { $more } statt { $less } Prozent solcher Runden
reason-limits-wrong = ein falscher Verdacht in { $more } statt { $less } Prozent solcher Runden
reason-limits-over = { limits-a-card } überschreitet das Limit mit { $odds } Prozent Wahrscheinlichkeit, die bessere mit { $less } Prozent
reason-limits-accused = verdächtigt zu werden bringt im Mittel { study-n-points } statt { $less }
reason-limits-accusing = ein späterer Verdacht bringt im Mittel { study-n-points } statt { $less }
reason-limoges-points = einige Entscheidungen später { study-n-points } statt { $less }
reason-limoges-churches = einige Entscheidungen später { study-n-dominoes } statt { $less } in Abtei und Kathedrale
reason-limoges-coins = einige Entscheidungen später { study-n-coins } statt { $less }
reason-limoges-meeples = einige Entscheidungen später { study-n-meeples } statt { $less }
reason-limoges-production = die Produktion bringt bis zum Ende { study-n-meeples } statt { $less }
reason-limoges-others = wer von den anderen am weitesten vorn liegt, hat einige Entscheidungen später { study-n-points } statt { $less }
reason-limoges-ahead = { $way ->
    [ahead] einige Entscheidungen später { $more } statt { $less } Punkte Vorsprung
    [behind] einige Entscheidungen später { $more } statt { $less } Punkte Rückstand
   *[turned] einige Entscheidungen später { $more } Punkte Vorsprung statt { $less } Rückstand
}
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
    Prüft, ob jede Ziehung einer Mitschrift aus Startwert und Salts folgt, und sagt, was damit bewiesen ist.
    Mit --commitment und --salt auch, ob es die sind, die du vor der Partie notiert hast.
    Endet mit Exitcode 1, wenn das in einer der Dateien für eine Ziehung nicht gilt.
command-backup = Sichert alles, was der Server aufbewahrt, in eine Datei, auch im laufenden Betrieb.
command-restore = Holt aus einer Sicherung zurück, was fehlt, auch im laufenden Betrieb.
command-admin = Verwaltet Tische und Personen eines Servers, auch im laufenden Betrieb.
command-admin-list = Listet die Tische auf.
command-admin-people = Listet die Personen auf.
command-admin-close = Beendet eine Partie ohne Ergebnis.
command-admin-forget = Löscht die Daten einer Person, genannt mit Anmeldename oder id.
command-admin-export = Schreibt die Mitschrift jeder Partie in einen Ordner.
command-admin-ratings = Die Wertungszahlen zeigen, neu berechnen oder eine Partie herausnehmen.
command-admin-hide = Nimmt einen Tisch aus der öffentlichen Liste; sein Link gilt weiter.
command-admin-show = Stellt einen Tisch zurück in die öffentliche Liste.
command-admin-end = Beendet einen Spieleabend; eine laufende Runde zählt nicht.
command-admin-ban = Sperrt eine Person, genannt mit Anmeldename oder id: Sitzungen enden, Bots übernehmen die Plätze.
command-admin-unban = Lässt eine gesperrte Person wieder herein.
command-admin-rename = Gibt einer Person einen anderen Namen, auch an laufenden Tischen.
command-admin-grant = Lässt eine Person mit Konto den Server auf seiner Seite /admin verwalten.
command-admin-revoke = Nimmt dieses Recht zurück.
command-admin-events = Listet die Spieleabende auf.
command-admin-reports = Listet auf, was gemeldet wurde; erledigt eine Meldung.
command-admin-log = Zeigt, wer wann was mit wem getan hat.
command-admin-load = Zeigt, wie viele Tische und Personen es gibt.
command-admin-settings = Zeigt die Einstellungen des Servers; NAME zeigt eine, NAME WERT ändert sie, rate.SCHLÜSSEL ein Limit (AUF-EINMAL,JE-SEKUNDE).
command-admin-retention = Löscht beendete Partien von Gästen, die älter sind als eine Anzahl Tage.

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
option-rebuild = Jede gewertete Partie neu aus ihrem Protokoll lesen und alle neu berechnen.
option-take-out = Die Partie dieses Tisches herausnehmen; alles danach wird neu berechnet.
option-put-back = Die Partie dieses Tisches wieder werten.
option-settle = Die id einer Meldung, die erledigt ist.
option-page = Welche Seite, ab 0.
option-days = Wie viele Tage Partien von Gästen aufbewahrt werden.
option-force = Eine Datei ersetzen, die es schon gibt.
option-dry-run = Sagt nur, wie viele Partien es wären.
option-material = Die Karten oder Daten, mit denen die Partien gespielt wurden.
option-commitment = Die Prüfsumme des Startwerts, die du vor der Partie notiert hast.
option-salt = Das Salt, das dein Programm beigetragen hat.

serving = Limestone läuft auf { $page } – Strg+C beendet es.
serving-without-redis = Redis antwortet nicht. Gespielt wird trotzdem, aber bis dahin zählt und meldet jeder Prozess für sich.
serving-with = Limestone { $version } mit { $workers ->
    [one] einem Serverprozess
   *[other] { $workers } Serverprozessen
 }; die Partien liegen in { $database }
admin-nothing = nichts aufzulisten
admin-closed = Tisch { $table } ist geschlossen.
admin-hidden = Tisch { $table } steht nicht mehr in der Liste.
admin-shown = Tisch { $table } steht wieder in der Liste.
admin-ended = Der Spieleabend { $night } ist beendet.
admin-banned = { $person } ist gesperrt.
admin-unbanned = { $person } darf wieder herein.
admin-renamed = { $person } heißt jetzt { $name }.
admin-granted = { $person } darf den Server jetzt verwalten: auf seiner Seite, unter /admin.
admin-revoked = { $person } verwaltet den Server nicht mehr.
admin-due = { $games ->
    [one] Eine Partie würde gelöscht.
   *[other] { $games } Partien würden gelöscht.
 }
admin-deleted = { $games ->
    [one] Eine Partie ist gelöscht.
   *[other] { $games } Partien sind gelöscht.
 }
admin-ruled = { $counts ->
    [yes] Die Partie an Tisch { $table } zählt wieder.
   *[no] Die Partie an Tisch { $table } zählt nicht mehr.
}
admin-rebuilt = { $games } gewertete Partien, davon zählen { $counted }; { $mended } waren anders gespeichert, als ihr Protokoll sagt. Alle Wertungszahlen sind neu berechnet.
admin-forgotten = Gelöscht: { $person }.
backed-up = { $rows ->
    [one] Ein Eintrag liegt in { $file }.
   *[other] { $rows } Einträge liegen in { $file }.
}
restored = { $rows ->
    [one] Ein Eintrag ist zurückgeholt; Tische, an denen es inzwischen anders weiterging: { $skipped }.
   *[other] { $rows } Einträge sind zurückgeholt; Tische, an denen es inzwischen anders weiterging: { $skipped }.
}
verified = { $deals ->
    [one] { $file }: eine Ziehung geprüft, sie stimmt.
   *[other] { $file }: { $deals } Ziehungen geprüft, alle stimmen.
}
verified-old = Verfahren 1: Nach dem Beginn der Partie wurde keine Ziehung geändert. Wer den Startwert kannte und das letzte Salt brachte, konnte die Ziehungen trotzdem bestimmen.
verified-unsalted = Verfahren 2, ohne Salts: Niemand war da, um eines beizutragen; der Server allein hat die Ziehungen bestimmt.
verified-salted = { $count ->
    [one] Verfahren 2, mit dem Salt von { $names }: Wenn dieses Programm ehrlich ist und sein Salt und die notierte Prüfsumme in der Mitschrift wiederfindet, hat niemand die Ziehungen bestimmt.
   *[other] Verfahren 2, mit den Salts von { $names }: Wenn eines dieser Programme ehrlich ist und sein Salt und die notierte Prüfsumme in der Mitschrift wiederfindet, hat niemand die Ziehungen bestimmt.
}
verified-withheld = { $count ->
    [one] Einmal hat jemand ein Salt zurückgehalten, auf das er sich festgelegt hatte: Die Salts wurden neu ausgetauscht.
   *[other] { $count }-mal hat jemand ein Salt zurückgehalten, auf das er sich festgelegt hatte: Die Salts wurden neu ausgetauscht.
}
verified-ended = { $steps ->
    [one] Die Partie wurde nach einem Schritt abgebrochen: Ob mehr gespielt wurde, zeigt die Mitschrift nicht.
   *[other] Die Partie wurde nach { $steps } Schritten abgebrochen: Ob mehr gespielt wurde, zeigt die Mitschrift nicht.
}
verified-noted = Was du notiert hast, steht in der Mitschrift.

refused-account-already = diese Person hat schon ein Konto
refused-csrf = die Anfrage kam nicht von unserer eigenen Seite; lade die Seite neu
refused-frozen = diese Version von Limestone kann die Partie nicht fortsetzen; du kannst sie ansehen und beenden, aber nicht weiterspielen
refused-internal = auf dem Server ist etwas schiefgegangen; dort ist es vermerkt
refused-link-over = dieser Link wurde schon benutzt oder ist zu alt: erzeuge auf dem ersten Gerät einen neuen
refused-login-taken = der Anmeldename „{ $login }“ ist vergeben
refused-malformed = das ist nicht zu verstehen: { $reason }
refused-unfit-handle = eine Adresse hat 2 bis 24 Kleinbuchstaben a–z und Ziffern, dazwischen auch Bindestriche
refused-unfit-login = ein Anmeldename hat 2 bis 64 Buchstaben a–z, Ziffern und die Zeichen . _ @ + -
refused-unfit-name = ein Name ist nicht leer, nicht zu lang und besteht nur aus sichtbaren Zeichen
refused-closed-already = Tisch { $table } ist schon geschlossen
refused-method = diese Adresse nimmt keine solche Anfrage an
refused-no-question = { $seat } hat gerade keine Frage zu beantworten
refused-no-such-page = diese Seite gibt es nicht
refused-no-such-person = es gibt niemanden namens „{ $name }“
refused-banned = dieses Konto ist hier gesperrt
refused-closed-house = dieser Server nimmt niemanden mehr auf
refused-invited-only = dieser Server ist für Eingeladene; öffne zuerst den Link, den du von seinem Betreiber hast
refused-is-admin = { $name } verwaltet diesen Server; nimm dieses Recht erst zurück (limestone admin revoke)
refused-no-such-report = eine solche offene Meldung gibt es nicht
refused-no-such-setting = eine Einstellung „{ $name }“ gibt es nicht
refused-setting-value = „{ $value }“ geht nicht als Wert von { $name }; erlaubt ist { $kind ->
    [word] eines von { $known }
    [number] eine ganze Zahl von { $least } bis { $most }
    [text] ein Text von höchstens { $most } Zeichen, bei Namen in einer Zeile
    [colour] eine Farbe wie #336699 oder nichts
   *[rate] AUF-EINMAL,JE-SEKUNDE, etwa 60,0.5, oder nichts für die übliche Rate
}
refused-report-nobody = auf diesem Platz gibt es niemanden zu melden
refused-no-such-seat = diesen Platz gibt es an diesem Tisch nicht
refused-begins = alle Plätze sind vergeben; die Partie beginnt gleich
refused-no-such-material = Material mit der Prüfsumme { $digest } gibt es hier nicht
refused-account-first = dafür brauchst du ein Konto; unter deinem Namen kannst du eins anlegen
refused-entered-already = du bist schon angemeldet
refused-night-begun = der Spieleabend hat schon begonnen
refused-night-enough = für diesen Spieleabend ist schon so viel eingetragen, dass nichts mehr dazukommt
refused-night-full = alle { $places } Plätze sind vergeben
refused-night-over = der Spieleabend ist vorbei
refused-night-paused = der Spieleabend macht gerade Pause
refused-night-rounds-or-time = gib entweder die Zahl der Runden an oder bis wann gespielt wird
refused-night-same-deal = gleiche Karten für alle Tische gibt es nur bei Limes
refused-night-size = bei diesem Spiel sitzen höchstens { $most } an einem Tisch
refused-night-undo = bei einem Spieleabend wird kein Zug zurückgenommen
refused-night-when = ein Spieleabend beginnt spätestens in einem Jahr und endet nach seinem Beginn
refused-no-round = es läuft gerade keine Runde
refused-no-such-board = in dieser Runde gibt es keinen Tisch { $board }
refused-no-such-night = es gibt keinen Spieleabend { $night }
refused-no-such-player = unter dieser Nummer macht niemand mit
refused-board-over = dieser Tisch ist schon entschieden; dabei bleibt es
refused-board-own = wer an einem Tisch mitspielt, wertet ihn nicht: das tut die Spielleitung
refused-no-round-left = es kommt keine Runde mehr; zuschauen kannst du
refused-not-at-a-board = diese Person sitzt an keinem Tisch, an dem noch gespielt wird
refused-not-entered = du machst nicht mit
refused-not-helping = das darf nur, wer den Abend leitet oder dabei hilft
refused-not-organiser = das darf nur die Spielleitung
refused-nothing-changes = das ist schon so
refused-paused = der Spieleabend macht Pause: niemand zieht, bis es weitergeht
refused-round-running = an manchen Tischen dieser Runde wird noch gespielt
refused-round-stale = als Nächstes kommt Runde { $round }
refused-sealed = andere spielen noch mit denselben Karten; dieser Tisch öffnet sich, wenn die Runde vorbei ist
refused-too-few = es braucht mindestens zwei, die mitspielen
refused-too-late = nach dem Beginn kann niemand mehr dazukommen
refused-too-many-at-one = an einem Tisch spielen höchstens { $most }
refused-unreadable-night = die Daten von Spieleabend { $night } lassen sich nicht lesen
refused-wrong-places = gib allen { $players } einen Platz und jemandem den ersten
refused-no-such-table = es gibt keinen Tisch { $table }
refused-no-such-token = dieses Token gibt es nicht
refused-not-away = für { $seat } spielt kein Bot
refused-not-host = das darf nur, wer den Tisch eröffnet hat
refused-not-over = die Partie ist nicht zu Ende
refused-private = die Partie hat begonnen, und nur wer mitspielt, darf sie sehen
refused-not-playing = an diesem Tisch läuft keine Partie
refused-not-seated = du sitzt nicht an diesem Tisch
refused-not-waiting = die Partie hat schon begonnen
refused-not-your-seat = das ist nicht dein Platz
refused-origin = die Seite { $origin } darf diesen Server nicht benutzen
refused-port-taken = { $host }:{ $port } ist schon belegt; wähle mit --port einen anderen Port
refused-unknown-address = { $host } ist keine Adresse dieses Rechners
refused-port-forbidden = auf Port { $port } darf nur die Systemverwaltung lauschen; nimm einen ab 1024, mit einem Proxy davor
refused-push-address = an diese Adresse schickt der Server keine Mitteilungen
refused-unknown-zone = eine Zeitzone { $zone } gibt es nicht
refused-rate-limited = { $seconds ->
    [one] zu schnell; warte eine Sekunde
   *[other] zu schnell; warte { $seconds } Sekunden
}
refused-too-many-lines = zu viele Tische sind gleichzeitig offen; schließe einen davon
refused-salt-again = du hast schon ein Salt beigetragen
refused-salt-other = auf dieses Salt hast du dich nicht festgelegt: { $found } statt { $wanted }
refused-salt-uncommitted = du hast dich auf kein Salt festgelegt
refused-salts-closed = hier werden gerade keine Salts ausgetauscht
refused-salts-open = noch haben sich nicht alle auf ein Salt festgelegt
refused-salts-sealed = es ist zu spät, sich auf ein Salt festzulegen
refused-seat-open = ein Platz ist noch frei
refused-seat-taken = dieser Platz ist besetzt
refused-programs-here = dort spielt jemand mit einem eigenen Programm, deshalb kann niemand sonst dazukommen
refused-seat-twice = du hast schon einen Platz an diesem Tisch
refused-sent-away = du wurdest von diesem Tisch weggeschickt
refused-sign-in-first = melde dich zuerst an
refused-stale = am Tisch ging es inzwischen weiter; sieh noch einmal hin
refused-too-large = das ist zu groß; höchstens { $bytes } Bytes
refused-material-costly = das zu lesen dauert zu lange oder braucht zu viel Speicher
refused-material-files = { $files } Dateien sind zu viele; höchstens { $most }
refused-material-large = eine Datei hat höchstens { $bytes } Bytes
refused-material-deep = ein Schlüssel hat höchstens { $most } Wörter mit Punkten dazwischen
refused-too-slow = die Verbindung war zu langsam, um mitzukommen
refused-unavailable = der Server antwortet nicht; dein Zug ist aufgehoben, versuche es gleich noch einmal
refused-blocked = das geht nicht: einer von euch hat den anderen blockiert
refused-block-nobody = blockieren kannst du nur andere Menschen am Tisch
refused-no-such-acquaintance = diesen Menschen kennst du nicht
refused-profile-account = mach zuerst ein Konto: dann hast du eine Seite und behältst deine Partien
refused-handle-taken = die Adresse { $handle } ist vergeben
refused-public-seats = an einem öffentlichen Tisch hat jeder nur einen Platz: nimm selbst nur einen oder teile den Link
refused-rated-account = ein gewerteter Tisch ist für Menschen mit Konto; du kannst aus deinem Gastnamen eines machen und behältst deine Partien
refused-rated-people = eine gewertete Partie braucht mindestens zwei Menschen, jeden auf einem eigenen Platz
refused-rated-bots = Bots aus installierten Paketen sind nicht gemessen: An einem gewerteten Tisch spielen sie nicht
refused-rated-material = eine gewertete Partie wird mit den Karten und Daten aus der Schachtel gespielt
refused-rated-hand = in einer gewerteten Partie spielt niemand für dich; du kannst aufgeben
refused-rated-pace = an einem gewerteten Tisch spielt kein Bot für jemanden, dessen Zeit um ist: Lass es als aufgegeben gelten, oder wähl eine Erinnerung
refused-not-rated = Tisch { $table } hat keine beendete gewertete Partie
refused-mute-nobody = stumm schalten kannst du nur andere Menschen am Tisch
refused-nudge-not-due = die Partie wartet nicht auf { $seat }
refused-nudge-has-time = { $seat } hat noch Zeit: Anstupsen geht, wenn noch ein Viertel davon übrig ist
refused-nudge-once = in diesem Zug schon angestupst
refused-nudge-too-soon = { $hours ->
    [one] schon angestupst; in einer Stunde geht es wieder
   *[other] schon angestupst; in { $hours } Stunden geht es wieder
}
refused-react-again = auf diesen Zug hast du schon reagiert
refused-react-nothing = es gibt noch keinen Zug, auf den man reagieren kann
refused-talk-enough = zwischen zwei Runden sagt jeder höchstens zweierlei
refused-talk-quiet = solange Karten verdeckt liegen, kannst du nur sagen, dass du kurz weg und wieder da bist, je einmal pro Runde
refused-unknown-phrase = „{ $word }“ kann man hier nicht sagen
refused-unknown-level = es gibt keine Stufe „{ $level }“; es gibt { $known }
refused-unknown-bot = es gibt keinen Bot „{ $bot }“; es gibt { $known }, und eigene als DATEI.py:Klasse, etwa ./robby.py:Robby
refused-unknown-token = dieses Token ist nicht bekannt
refused-unreadable-answer = die Antwort des Servers lässt sich nicht lesen (Status { $status })
refused-unreadable-table = die Daten von Tisch { $table } lassen sich nicht lesen
refused-unknown-entry = das Protokoll dieses Tisches enthält einen Eintrag, den diese Version von Limestone nicht kennt ({ $kind })
refused-verify-commitment = Startwert und veröffentlichte Prüfsumme passen nicht zusammen: { $counted } statt { $found }
refused-verify-deal = in Schritt { $step } wurde „{ $found }“ gezogen; Startwert und Salts ergeben „{ $dealt }“
refused-verify-given = diese Ziehungen waren vorgegeben und nicht für diesen Tisch gemacht; es gibt nichts zu beweisen
refused-verify-no-seed = in der Mitschrift fehlt der Startwert, also lassen sich ihre Ziehungen nicht prüfen
refused-verify-other-commitment = du hast die Prüfsumme { $wanted } notiert; in der Mitschrift steht { $found }
refused-verify-other-salts = die Salts der Mitschrift sind nicht die, die feststanden, bevor deines gezeigt wurde
refused-verify-incomplete = { $steps ->
    [one] die Mitschrift ist unvollständig: Sie endet nach einem Schritt, und die Partie war nicht zu Ende
   *[other] die Mitschrift ist unvollständig: Sie endet nach { $steps } Schritten, und die Partie war nicht zu Ende
}
refused-verify-rounds = die Salts wurden öfter ausgetauscht, als die Mitschrift sagt, oder öfter als { $most }-mal
refused-verify-salt-form = das Salt von Platz { $seat } ist keines: „{ $found }“
refused-verify-salt-missing = dein Salt { $salt } steht nicht in der Mitschrift
refused-verify-salt-seat = das Salt von Platz { $seat } gehört nicht in die Mitschrift
refused-verify-salts = Salts in der Mitschrift: { $found }; Plätze: { $seats }
refused-verify-scheme = Verfahren { $scheme } für ehrliches Mischen kennt diese Version nicht
refused-verify-seed-form = „{ $found }“ ist kein Startwert
refused-database-unknown = --database erwartet sqlite:///DATEI oder postgresql+asyncpg://BENUTZER@RECHNER/NAME
refused-redis-unknown = --redis erwartet redis://RECHNER:PORT
refused-database-damaged = die Datenbank ist beschädigt oder keine von Limestone; hol eine Sicherung in eine neue zurück (limestone restore)
refused-database-away = die Datenbank ist nicht erreichbar oder lässt sich nicht öffnen
refused-database-full = auf der Platte der Datenbank ist kein Platz mehr
refused-served-already = ein anderes limestone serve benutzt diese Datenbank schon (Prozess { $process }); beende es zuerst. Mehrere zugleich brauchen PostgreSQL und Redis
refused-database-nowhere = den Rechner der Datenbank kennt unter diesem Namen niemand; prüfe --database oder LIMESTONE_DATABASE
refused-database-refuses = unter der Adresse der Datenbank lauscht nichts; läuft PostgreSQL, und stimmt der Port?
refused-database-unwelcome = PostgreSQL antwortet, hat aber keine solche Datenbank oder lässt diesen Benutzer nicht ein
refused-unfit-origin = --origin erwartet eine Seite ohne Pfad, etwa https://spiele.example.org; nicht { $origin }
refused-file-exists = diese Datei gibt es schon; wähle einen anderen Namen, oder ersetze sie mit --force
refused-no-database = unter dieser Adresse gibt es keine Datenbank von Limestone; angelegt wurde nichts. Prüfe --database oder LIMESTONE_DATABASE
refused-database-newer = diese Datenbank stammt von einem neueren Limestone (Schema { $found }, dieses kennt { $known }); installiere jene Version oder hol eine Sicherung in eine neue Datenbank zurück
refused-backup-damaged = das ist keine vollständige Sicherung von Limestone; nichts wurde zurückgeholt
refused-workers-alone = mehrere Serverprozesse (--workers) brauchen eine PostgreSQL-Datenbank (--database) und Redis (--redis)
refused-wrong-password = Anmeldename oder Passwort ist falsch

## Club nights

night-after = { $round ->
    [0] vor der ersten Runde
   *[other] nach Runde { $round }
}
night-score = Wertung
night-opponents = Gegner
night-points = Punkte
night-ties = Bei gleicher Wertung zählen zuerst die Wertungen der Gegner, dann die Punkte aller Partien. Ein gewerteter Tisch bringt keine Punkte.

## The log of a table

# Told as events are: $seat is a name, or several ($count of them); $you is the role of the reader.

entry-joined = { $you ->
    [seat] Du setzt dich an den Tisch
   *[no] { $seat } setzt sich an den Tisch
}
entry-left = { $how ->
    [declined] { $seat } möchte keine Revanche
    [removed] Der Platz von { $seat } wird frei
   *[other] { $seat } verlässt den Tisch
}
entry-bot = { $seat } kommt an den Tisch
entry-renewed = Die Einladung wurde erneuert
entry-started = Die Partie beginnt
entry-withheld = { $you ->
    [seat] Dein Gerät hält seine Zufallszahl zurück: Es wird neu gemischt
   *[no] { $seat } hält eine Zufallszahl zurück: Es wird neu gemischt
}
entry-undone = { $steps ->
    [0] { $you ->
        [seat] Du wählst neu
       *[no] { $seat } wählt neu
    }
   *[other] { $you ->
        [seat] Du nimmst einen Zug zurück
       *[no] { $seat } nimmt einen Zug zurück
    }
}
entry-asked = { $what ->
    [abandon] { $you ->
        [seat] Du möchtest die Partie ohne Ergebnis beenden
       *[no] { $seat } möchte die Partie ohne Ergebnis beenden
    }
   *[undo] { $you ->
        [seat] Du möchtest einen Zug zurücknehmen
       *[no] { $seat } möchte einen Zug zurücknehmen
    }
}
entry-hinted = { $you ->
    [seat] Du hast dir einen Tipp geholt
   *[no] { $seat } hat sich einen Tipp geholt
}
entry-agreed = { $you ->
    [seat] Du bist einverstanden
   *[no] { $seat } ist einverstanden
}
entry-declined = { $how ->
    [withdrawn] { $you ->
        [seat] Du ziehst die Frage zurück
       *[no] { $seat } zieht die Frage zurück
    }
   *[other] { $you ->
        [seat] Du lehnst ab
       *[no] { $seat } lehnt ab
    }
}
entry-resigned = { $how ->
    [time] { $you ->
        [seat] Deine Zeit ist um: Das gilt als aufgegeben
       *[no] Die Zeit von { $seat } ist um: Das gilt als aufgegeben
    }
   *[other] { $you ->
        [seat] Du gibst auf
       *[no] { $seat } gibt auf
    }
}
entry-handed = { $how ->
    [time] { $you ->
        [seat] Die Zeit ist um: Ein Bot ({ $level }) spielt für dich
       *[no] Die Zeit ist um: Ein Bot ({ $level }) spielt für { $seat }
    }
   *[other] { $you ->
        [seat] Ein Bot ({ $level }) spielt für dich
       *[no] Ein Bot ({ $level }) spielt für { $seat }
    }
}
entry-returned = { $you ->
    [seat] Du spielst wieder selbst
   *[no] { $seat } spielt wieder selbst
}
entry-reminded = { $overdue ->
    [yes] { $count ->
        [one] { $you ->
            [seat] Deine Zeit ist um: Die Partie wartet auf dich
           *[no] Die Zeit von { $seat } ist um: Die Partie wartet
        }
       *[other] Die Zeit von { $seat } ist um: Die Partie wartet
    }
   *[no] { $count ->
        [one] { $you ->
            [seat] Du wirst an den Zug erinnert
           *[no] { $seat } wird an den Zug erinnert
        }
       *[other] { $seat } werden an den Zug erinnert
    }
}
entry-extended = Die Bedenkzeit wird verlängert
entry-rematched = Eine neue Partie wird eröffnet
entry-unknown = Eine neuere Version von Limestone hat einen Eintrag geschrieben, den diese nicht kennt
entry-paused = Der Spieleabend macht Pause
entry-resumed = Der Spieleabend geht weiter
entry-settled = Die Spielleitung hat den Tisch gewertet
entry-closed = Der Betreiber beendet die Partie
entry-renamed = Ein Spieler heißt jetzt { $name }
entry-forgotten = Die Daten eines Spielers werden gelöscht

## Hints at a table

web-hint = Tipp
web-hint-best = { $count ->
    [1] Der beste Zug
    [2] Die zwei besten Züge
   *[3] Die drei besten Züge
}
web-hint-first-better = 1 ist besser: { $words }
web-hint-share = Wie wahrscheinlich du danach gewinnst
web-hint-equal = { $count ->
    [2] Welcher von beiden besser ist, ist zu knapp, um es zu sagen.
   *[other] Welcher von den dreien der beste ist, ist zu knapp, um es zu sagen.
}
web-hint-better-than = Besser als { $move }: { $words }
web-hint-thinking = Am Überlegen
web-hint-off = Keine Tipps an diesem Tisch
web-hint-on = An diesem Tisch sind Tipps erlaubt
web-hint-seen = Die anderen sehen, dass du gefragt hast.
web-hint-do = Das machen
web-hint-square = Nur das Feld
web-hint-where = Nur die Stelle zeigen
web-hint-marked = Was am besten ist, ist auf dem Tisch markiert.
web-hint-all = Die Züge zeigen
web-hint-allow = Tipps erlauben
web-key-hint = Tipp

## Reviews on the page

web-review = Analyse
web-review-seat = Wessen Züge
web-review-round = Runde { $round }
web-review-turn = Runde { $round }, Zug { $turn }
web-review-round-of = Runde { $round } von { $rounds }
web-review-jump = Zu einer Runde
web-review-at = { $where }, { $move }
web-review-of-seat = { $name }, { $where }
web-review-cost = { $game ->
    [limes] { $where }: { $move } hat { $loss } gekostet
   *[other] { $where }: „{ $move }“ hat { $loss } gekostet
}
web-review-little = { $game ->
    [limes] { $where }: { $move } hat { $loss } gekostet, weniger als eine Ungenauigkeit
   *[other] { $where }: „{ $move }“ hat { $loss } gekostet, weniger als eine Ungenauigkeit
}
web-review-as-good = { $game ->
    [limes] { $where }: { $move }, kein Zug war besser
   *[other] { $where }: „{ $move }“, kein Zug war besser
}
web-review-close = { $game ->
    [limes] { $where }: { $move } und der beste Zug liegen zu nah beieinander
   *[other] { $where }: „{ $move }“ und der beste Zug liegen zu nah beieinander
}
web-review-fine = { $game ->
    [limes] { $where }: { $move } war klar der beste Zug
   *[other] { $where }: „{ $move }“ war klar der beste Zug
}
web-review-error = Genau bis auf { $error }.
web-review-lead = Besser als jeder andere Zug.
web-review-with = Mit „{ $move }“: { $words }
web-review-against = Im Vergleich zu „{ $move }“: { $words }
web-review-good = kein Zug war besser
web-review-slip = Ungenauigkeit
web-review-mistake = Fehler
web-review-from = { $mark } ab { $from }
web-review-best = bester Zug
web-review-better = besser
web-review-moments = Wendepunkte
web-review-turning = Wendepunkte
web-review-count = { $count } von { $all } Entscheidungen
web-review-luck = Glück und Können
web-review-luck-later = erst, wenn alle Züge angesehen sind
web-review-no-result = Jemand hat aufgegeben: Es gibt kein Ergebnis zu erklären.
web-review-par-is-limes = Par: was unser Meister mit diesen Karten im Schnitt erreicht
web-review-par-is-limits = Par: was unser Meister, an allen Plätzen und in Eile, mit diesen Karten im Schnitt erreicht
web-review-par-is-limoges = Par: ein gleicher Anteil am Sieg
web-review-par = Par { $value }
web-review-hindsight = im Nachhinein { $value }
web-review-moves = { $you ->
    [yes] deine Züge { $value }
   *[no] Züge von { $name } { $value }
}
web-review-moves-are = Züge: was sie endgültig gekostet haben
web-review-cards = Karten { $value }
web-review-chance = Karten und andere { $value }
web-review-luck-words = Von Par { $par }: { $moves }, { $chance }; Ergebnis { $result }.
web-review-curve-limes = Erwartete Punkte am Ende
web-review-curve-below = darunter: was jeder Zug gekostet hat
web-review-curve-words = Erwartete Punkte am Ende nach jeder Runde; Ergebnis { $result }, Par { $par }
web-review-spoken = { $where }, { $value }, verloren { $loss }
web-review-board = { $best ->
    [none] Die Landschaft nach Runde { $round }, mit { $move }
   *[other] Die Landschaft nach Runde { $round }, mit { $move }; besser war { $best }
}
web-review-looking = noch nicht angesehen
web-review-working = Die Partie wird angesehen
web-review-waiting = Die Partie wird angesehen. Gleich geht es los.
web-review-progress = { $done } fertig. Was gefunden ist, steht schon hier; Knappes wird zweimal angesehen.
web-review-failed = Der Rest konnte nicht angesehen werden. Was gefunden wurde, bleibt.
web-review-retry = Noch einmal versuchen
web-review-find = { $where }. Finde den besseren Zug.
web-review-trying = Dein Zug wird angesehen
web-review-found = „{ $move }“: Nichts ist besser. { $value } sind zu erwarten.
web-review-near = „{ $move }“: { $value } sind zu erwarten, zu nah am besten Zug, um es zu entscheiden.
web-review-improved = „{ $move }“ ist besser als vorher: { $value } statt { $before }. Es geht noch mehr.
web-review-about = „{ $move }“ ist etwa so gut wie vorher: { $value }, vorher { $before }. Es geht noch mehr.
web-review-no-better = „{ $move }“ ist nicht besser als vorher: { $value }, vorher { $before }.
web-review-again = Noch einmal
web-review-back = Zurück zur Analyse
web-mistakes = Deine eigenen Fehler
web-mistakes-count = { $count ->
    [0] Alle Stellen deiner analysierten Partien sind schon noch einmal versucht; sie kommen wieder.
    [one] Eine Stelle aus Partien, die du auf diesem Gerät analysiert hast, für einen neuen Versuch.
   *[other] { $count } Stellen aus Partien, die du auf diesem Gerät analysiert hast, für einen neuen Versuch.
}
web-mistakes-try = Eine versuchen
web-mistakes-next = Nächster eigener Fehler
web-review-next-mistake = Nächster Fehler
web-review-pays = ab 67 % lohnt ein Verdacht
web-review-over = wirklich darüber
web-review-within = nicht darüber
web-review-odds = { $you ->
    [yes] Wie wahrscheinlich, in Prozent, eine Karte über dem Limit lag, soweit du es wissen konntest
   *[no] Wie wahrscheinlich, in Prozent, eine Karte über dem Limit lag, soweit { $name } es wissen konnte
}
web-review-lane = { $odds ->
    [none] Zug { $turn }, { $name }: { $move }
   *[other] Zug { $turn }, { $name }: { $move }, mit { $odds } darüber
}
web-review-lanes-words = Runde { $round }, Zug für Zug: wer welche Karte legte und wie wahrscheinlich sie über dem Limit lag
web-review-lanes-hidden = verdeckt
web-review-options = Von hier an erwartete Punkte der Runde
web-review-hidden = Was niemand sehen konnte
web-memory = Dein Gedächtnis
web-memory-question = Wie viele Karten jeder Farbe lagen im Spielstapel?
web-memory-private = Das siehst nur du. Die Analyse der Partie vergleicht.
web-memory-less = Eine weniger
web-memory-more = Eine mehr
web-memory-answer = Antworten
web-memory-skip = Diesmal nicht
web-memory-asked = gefragt bei Zug { $turn }
web-memory-said = deine Antwort
web-memory-lay = im Stapel
web-memory-right = richtig
web-memory-missed = { $count ->
    [one] 1 vergessen
   *[other] { $count } vergessen
}
web-memory-many = { $count ->
    [one] 1 zu viel
   *[other] { $count } zu viel
}
web-memory-none = Zu dieser Runde wurdest du nicht gefragt. Die Frage kommt, wenn eine Runde vorbei ist, nie während des Spiels.
web-memory-switch = Mit der Gedächtnisfrage spielen (Limits)
web-review-winning = Wer vorn lag
web-review-shares = Anteil der Siege, wenn unsere Bots von hier weiterspielen; das Mittel jedes Zuges
web-review-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $name }
}
web-review-shares-words = Anteile am Sieg nach jeder Entscheidung, mit { $count } Wendepunkten
web-review-share = { $where }: { $shares }
web-review-col-where = Wann
web-review-col-who = Wer
web-review-col-move = Zug
web-review-col-expected = Erwartet
web-review-col-best = Bester Zug
web-review-col-lost = Verloren
web-review-col-why = Warum
web-review-col-odds = Wahrscheinlich darüber
web-review-col-shares = Anteile am Sieg
web-review-steps = Züge
web-key-begin = Zum Anfang
web-key-finish = Zum Ende
web-key-mistake = Nächste Ungenauigkeit oder nächster Fehler
web-key-earlierMistake = Der davor
web-key-again = Noch einmal versuchen
web-key-better = Zeigen oder verbergen, was besser war

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
web-name-shown = So nennen dich die anderen.
web-name-or-login = Bleibt das Feld leer, heißt du wie dein Anmeldename.
web-guest = Gast
web-gone = Jemand (gelöscht)
web-you = Du
web-player = Spieler { $seat }
web-rated = { $name } ({ level-word })
level-word = { $level ->
    [novice] Neuling
    [casual] Amateur
    [club] Kenner
    [expert] Experte
    [master] Meister
    [random] Zufall
   *[other] { $level }
}
web-seat-open = freier Platz
web-rules = Regeln
web-intro = Spielend lernen
web-no-page = Hier ist nichts.
web-banned = Du bist hier gesperrt.
web-banned-why = Wer diesen Server betreibt, hat deine Sitzung beendet. Für dich spielt ein Bot weiter.
web-signed-out = Du bist abgemeldet.
web-signed-out-why = Deine Sitzung ist beendet, auf diesem oder einem anderen Gerät. Auf der Startseite kannst du dich wieder anmelden.
web-no-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
web-no-table-why = Prüfe den Code, oder lass dir den Link noch einmal schicken.
web-table-code = Code des Tisches
web-frozen = Diese Version von Limestone kann die Partie nicht fortsetzen. Du kannst sie ansehen und herunterladen, aber nicht weiterspielen.
web-unreachable = Der Server antwortet nicht.
web-retry = Erneut versuchen
web-offline = Der Tisch ist nicht erreichbar. Wir versuchen es weiter; dein letzter Zug bleibt erhalten.
web-no-line = Keine Verbindung. Deine Wahl bleibt erhalten.

web-line-connecting = Verbinde …
web-line-live = Verbunden
web-line-reconnecting = Verbinde erneut …
web-line-offline = Offline
web-line-gone = Geschlossen
# What a device is told while nobody looks at the table; above it stands the name of the game.
push-turn = Du bist am Zug.
push-reminded = Deine Bedenkzeit ist bald um.
push-overdue = Deine Bedenkzeit ist um. Die Partie wartet auf dich.
push-rematch = Die anderen wollen noch eine Partie mit dir spielen.
push-nudge = Die anderen warten auf dich.
push-round = Die Runde beginnt: Dein Tisch steht bereit.
push-challenge = Jemand hat deine Herausforderung gespielt.

## Club nights in the browser

web-night = Spieleabend
web-nights = Spieleabende
web-nights-about = Ein Abend mit mehreren Runden: Alle treffen auf Leute mit ähnlichem Punktestand, und die Rangliste zeigt, wer wo steht.
web-nights-none = Es ist kein Spieleabend geplant. Lade zu einem ein und verschick den Link.
web-nights-none-guest = Es ist kein Spieleabend geplant.
web-nights-coming = Jetzt und demnächst
web-nights-past = Vorbei
web-night-new = Neuer Spieleabend
web-night-account = Wer zu einem Spieleabend einlädt, braucht ein Konto, um ihn von jedem Gerät aus leiten zu können. Mitspielen geht ohne.
web-night-name = Name
web-night-starts = Beginn
web-night-size = An einem Tisch
web-night-size-all = alle an einem
web-night-length = Runden
web-night-until = oder bis
web-night-minutes = Minuten je Runde
web-night-same = Gleiche Karten an allen Tischen
web-night-late = Man darf später dazukommen
web-night-auto = Die Runden beginnen von selbst
web-night-public = Für alle sichtbar
web-night-make = Einladen
web-night-about = { $game }, { $size ->
    [0] alle an einem Tisch
   *[other] { $size } an jedem Tisch
}{ $rounds ->
    [0] { "" }
    [one] { ", eine Runde" }
   *[other] { ", " }{ $rounds } Runden
}{ $same ->
    [yes] { ", gleiche Karten für alle" }
   *[no] { "" }
}
web-night-by = geleitet von { $name }
web-night-phase-lobby = noch nicht begonnen
web-night-phase-round = Runde { $round }
web-night-phase-break = nach Runde { $round }
web-night-phase-over = vorbei
web-night-players = { $count ->
    [one] eine Person
   *[other] { $count } Leute
}
web-night-here = Angemeldet
web-night-of-places = { $count } von { $places } Plätzen
web-night-nobody = Noch hat sich niemand angemeldet.
web-night-until-first = bis zur ersten Runde um { $time }
web-night-first-on = erste Runde: { $when }
web-night-soon = Die Spielleitung beginnt gleich.
web-night-soon-you = Du kannst die erste Runde beginnen.
web-night-soon-auto = Die erste Runde beginnt, sobald zwei da sind.
web-night-enter = Mitmachen
web-night-ready = Ich bin bereit
web-night-is-ready = bereit
web-night-resting = setzt aus
web-night-out = ist gegangen
web-night-came-late = { $count ->
    [one] kam nach Runde 1
   *[other] kam nach Runde { $count }
}
web-night-helper = hilft
web-night-rest = Aussetzen
web-night-back = Wieder mitspielen
web-night-leave = Gehen
web-night-how = So läuft es
web-night-how-same = Alle legen dieselbe Karte, an jedem Tisch.
web-night-how-own = Jeder Tisch hat seine eigenen Karten.
web-night-how-two = Ein Sieg zählt 1, ein geteilter einen halben; bei gleichen Punkten entscheidet der Stichentscheid der Regeln, wer gewinnt. Du triffst auf Leute mit ähnlichem Punktestand.
web-night-how-more = Es zählt, welchen Anteil der anderen am Tisch du hinter dir lässt. Du triffst auf Leute mit ähnlichem Punktestand.
web-night-how-sealed = Niemand sieht andere Tische einer Runde, bevor der eigene fertig ist.
web-night-how-bye = Wer übrig bleibt, hat ein Freilos: ein halber Punkt.
web-night-how-time = { $minutes ->
    [one] Eine Runde hat { $minutes } Minute. Fünf Minuten danach spielen Bots die noch offenen Partien zu Ende.
   *[other] Eine Runde hat { $minutes } Minuten. Fünf Minuten danach spielen Bots die noch offenen Partien zu Ende.
}
web-night-bring = Bring jemanden mit
web-night-warm = Aufwärmen
web-night-warm-about = Eine Partie, die nicht zählt, bis der Abend beginnt.
web-night-warm-play = Etwas spielen
web-night-copy = Kopieren
web-night-copied = Kopiert
web-night-standings = Rangliste
web-night-place = Platz
web-night-place-is = Platz { $place }
web-night-table = Tisch { $table }
web-night-mine = Deine Partie
web-night-done = fertig
web-night-settled = gewertet von { $name }
web-night-progress = { $round } von { $rounds }
web-night-watch = Zuschauen
web-night-back-table = An meinen Tisch
web-night-back-night = Zurück zum Spieleabend
web-night-round-ready = Runde { $round }: Dein Tisch ist bereit
web-night-away = nicht da
web-night-replace-about = Bis sie zurück sind, zählt nicht als ihr Sieg, was der Bot erreicht, und sie werden nicht neu gepaart.
web-night-absent-lost = { $wins }; { $you ->
    [yes] du warst nicht da
   *[no] { $count ->
        [one] { $names } war nicht da
       *[other] { $names } waren nicht da
    }
}, ein Bot hat gespielt.
web-night-round-boards = Die Tische der Runde { $round }
web-night-round-now = Zur letzten Runde
web-night-how-absent = Wer fehlt und einen Bot spielen lässt, gewinnt damit nicht.
web-night-to-night = Zum Spieleabend
web-night-sealed = Andere Tische legen dieselben Karten. Sie öffnen sich mit Plänen und Punkten, wenn deine Partie vorbei ist.
web-night-late-boards = Du siehst die Pläne so, wie sie zwei Karten vor dem langsamsten Tisch lagen.
web-night-sealed-board = { $name }, verdeckt, { $round } von { $rounds }
web-night-board = { $name }, { $round } von { $rounds }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-night-stand-in = ein Bot spielt
web-night-stood-in = ein Bot hat gespielt
web-night-bye = Freilos in dieser Runde: { $names }
web-night-bye-you = In Runde { $round } hast du ein Freilos: Es bringt dir einen halben Punkt.
web-night-deals = Deine Runden
web-night-deal-bye = Freilos
web-night-organiser = Spielleitung
web-night-only-you = das sieht nur, wer den Abend leitet oder hilft
web-night-busy = Einen Moment …
web-night-too-few = Es braucht mindestens zwei, die mitspielen.
web-night-from = Du spielst ab Runde { $round } mit.
web-night-is-paused = Pause
web-night-pair = Runde { $round } auslosen
web-night-last = Das ist die letzte Runde. Der Abend endet mit ihrem letzten Tisch.
web-night-pair-sure = Runde { $round } mit { $count } Leuten beginnen? Das lässt sich nicht zurücknehmen.
web-night-pair-away = Gerade nicht da: { $names }. Auch sie bekommen einen Tisch; für wen nicht kommt, kann ein Bot spielen.
web-night-pair-early = Die erste Runde sollte um { $time } beginnen.
web-night-pair-odd = Eine Person bleibt übrig und bekommt einen halben Punkt, wenn kein Bot mitspielt.
web-night-pair-when = { $count ->
    [one] wenn noch ein Tisch fertig ist
   *[other] wenn noch { $count } Tische fertig sind
}
web-night-pause = Alle anhalten
web-night-resume = Weiter
web-night-extend = 2 Minuten mehr
web-night-announce = Durchsage
web-night-announce-what = Was alle lesen sollen
web-night-replace = Bot für jemanden, der fehlt
web-night-settle = Tisch werten
web-night-settle-sure = Die Partie an Tisch { $table } endet und zählt, wie du sagst. Das lässt sich nicht zurücknehmen.
web-night-wins = { $name } gewinnt
web-night-you-win = Du gewinnst
web-night-tie-break = Gleiche Punkte: { $wins } nach dem Stichentscheid der Regeln.
web-night-all-equal = alle gleich
web-night-fill = Bot mitspielen lassen
web-night-people = Leute
web-night-help = Um Hilfe bitten
web-night-no-help = Hilft nicht mehr
web-night-remove = Wegschicken
web-night-end = Abend beenden
web-night-end-sure = Den Abend jetzt beenden? Eine laufende Runde zählt dann nicht.
web-night-paused = Die Spielleitung macht Pause. Niemand zieht, keine Uhr läuft.
web-night-result-text = Ergebnis als Text
web-night-result-csv = Ergebnis als CSV
web-night-won = Gewonnen: { $names }.
web-night-your-place = Du: Platz { $place } von { $people }
web-night-won-you = Du hast gewonnen.
web-night-again = Noch ein Abend wie dieser
web-night-again-why = Gleiches Spiel und gleiche Einstellungen, zur gleichen Zeit der Woche. Wer hier war, findet ihn unter Spieleabende.
web-night-now = jetzt
web-night-min-left = { $minutes } min
web-night-time-over = Zeit ist um
web-night-overtime = Die Zeit der Runde ist um. In { $time } spielen Bots die offenen Partien zu Ende, wenn die Spielleitung nicht Zeit zugibt oder sie wertet.
web-night-still = { $count ->
    [one] Tisch { $tables } spielt noch: Gib Zeit zu oder werte ihn.
   *[other] Die Tische { $tables } spielen noch: Gib Zeit zu oder werte sie.
}
web-night-waiting = Die nächste Runde beginnt, sobald sie ausgelost ist.
web-night-next = Die nächste Runde beginnt in { $time }.
web-night-standing-said = { $name }: Platz { $place }, Wertung { $score }
web-night-game = Spiel

web-here = da
web-away = nicht da
web-away-since = nicht da seit { $time }
web-watching = { $count ->
    [one] { $names } schaut zu
   *[other] { $count } schauen zu: { $names }
}
web-watching-guests = { $count ->
    [one] ein Gast
   *[other] { $count } Gäste
}
web-turn-elsewhere = Du bist am Zug: { $game }
web-account = Du auf diesem Server
web-account-guest = Du spielst als Gast: Nur dieses Gerät kennt deine Partien.
web-account-is = Dein Konto: { $login }
web-device = Auf einem anderen Gerät weiterspielen
web-device-hint = Öffne ihn dort innerhalb von zehn Minuten. Er gilt einmal und nur für dich: Gib ihn nicht weiter.
web-device-link = Link für das andere Gerät
web-device-title = Auf diesem Gerät weiterspielen?
web-device-text = Von jetzt an spielt hier, wer den Link erzeugt hat, mit allen Partien.
web-device-other = Bisher hat hier { $name } als Gast gespielt. An diese Partien kommt dann niemand mehr.
web-device-go = Hier weiterspielen
web-device-none = Dieser Link ist nicht vollständig. Öffne ihn ganz oder scanne den Code noch einmal.
web-account-keep = Konto anlegen
web-account-keep-hint = Mit Anmeldename und Passwort findest du deine Partien auf jedem Gerät wieder.
web-login = Anmeldename
web-password = Passwort
web-password-hint = mindestens 8 Zeichen
web-login-hint = Buchstaben a–z, Ziffern und . _ @ + -
web-sign-in = Anmelden
web-sign-out = Abmelden
web-password-change = Passwort ändern
web-password-old = Altes Passwort
web-password-new = Neues Passwort
web-password-changed = Geändert. Alle anderen Geräte sind abgemeldet.
web-forget-me = Mich löschen
web-forget-sure = Deinen Namen und alles, was zu ihm gehört, löschen?
web-forget-games = Laufende Partien spielt ein Bot für dich zu Ende.
web-forget-results = Deine Herausforderungen, Wertungszahlen und Tagesergebnisse verschwinden, auch für alle, die dagegen gespielt haben.
web-forget-finished = Beendete Partien bleiben den anderen, ohne deinen Namen.
web-forget-final = Das lässt sich nicht zurücknehmen.
web-forget-go = Ja, löschen
web-forgotten = Du bist gelöscht: Hier trägt nichts mehr deinen Namen.
web-cancel = Abbrechen
web-alerts = Melden, wenn ich am Zug bin
web-alerts-here = Auf diesem Gerät, wenn ich nicht am Tisch bin
web-alerts-denied = Dieser Browser erlaubt keine Mitteilungen von dieser Seite. Ändern kannst du das in seinen Einstellungen für die Seite.
web-alerts-impossible = Dieser Browser kann hier keine Mitteilungen zeigen. Auf Handy oder Tablet lege Limestone zuerst auf den Startbildschirm.
web-alerts-failed = Das hat nicht geklappt. Der Browser hat seinen Mitteilungsdienst nicht erreicht; versuche es später erneut.
web-alerts-others = { $count ->
    [one] Ein weiteres Gerät von dir bekommt ebenfalls Mitteilungen.
   *[other] { $count } weitere Geräte von dir bekommen ebenfalls Mitteilungen.
}
web-quiet = Ruhezeit
web-quiet-from = Von
web-quiet-until = Bis
web-no-connection = Keine Verbindung.
web-offline-not = Neue Partien, Züge und „{ web-intro }“ brauchen eine.
web-offline-works = Auf diesem Gerät kannst du noch öffnen:
web-offline-seen = { $game }, Stand { $time }
web-offline-unread = Diese Seite war auf diesem Gerät noch nie offen und braucht deshalb eine Verbindung.
web-offline-as-of = Der Tisch ist nicht erreichbar. So stand er { $time }.
web-sending = Dein Zug wird gesendet

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-limoges-short = Limoges
web-about-limes = Lege 16 Karten, setze 7 Arbeiter – und mach das Beste daraus.
web-about-limits = Bleib im Limit – oder ertappe alle, die es überschreiten.
web-about-limoges = Zwei Städte, neun Machtfelder, fünf Farben, deren Gunst du brauchst.
web-meta-limes = Allein oder zu mehreren, ohne Höchstzahl
web-meta-limits = 2–6 Spieler ab 8 Jahren, ca. 45 Min.
web-meta-limoges = 2–4 Spieler ab 12 Jahren, 60–90 Min.
web-play-now = Jetzt spielen
web-first-title = Deine erste Partie { $game }?
web-first-text = { $which ->
    [limes] Die Einführung dauert etwa drei Minuten: Du legst die Karten und erfährst jede Regel, wenn du sie brauchst.
    [limits] Die Einführung dauert etwa drei Minuten: eine kurze Partie, in der du jede Regel erfährst, wenn du sie brauchst.
   *[limoges] Die Einführung dauert etwa fünf Minuten: die Eröffnung einer Partie, Zug für Zug erklärt.
}
web-first-learn = Erst spielend lernen
web-first-play = Gleich losspielen
web-bots = Bots
web-hot-seat = Hotseat
web-invite-short = Einladen
web-invite-person = Zu einer Partie einladen
web-invite-whom = { $name } einladen
web-invite-which = Zu welchem Spiel?
web-game-with = { $game } mit { $names }
web-game-alone = { $game }, allein
web-phase-waiting = wartet auf Mitspieler
web-phase-playing = läuft
web-phase-over = beendet
web-phase-frozen = angehalten
web-your-move = Du bist am Zug
web-open = Öffnen
web-look = Ansehen
web-watch-one = Zuschauen
web-join = Mitspielen

web-nav-games = Meine Partien
web-my-games = Meine Partien
web-show-running = Laufend
web-show-finished = Beendet
web-show-archived = Archiviert
web-filter-game = Spiel
web-every-game = Alle Spiele
web-filter-name = Name eines Mitspielers
web-filter-off = Alle zeigen
web-none-found = Keine Partie passt dazu.
web-none-running = Zurzeit läuft keine Partie.
web-none-finished = Noch keine beendeten Partien.
web-none-archived = Nichts ist archiviert.
web-show-more = Mehr zeigen
web-archive = Archivieren
web-bring-back = Zurückholen
web-is-archived = { $game }: archiviert.
web-is-back = { $game }: wieder in deiner Liste.
web-undo-archive = Rückgängig
web-your-turn-title = Du bist am Zug
web-waiting-title = Andere sind am Zug
web-waiting-names = Am Zug: { $names }
web-move = Ziehen
web-solo = Allein
web-more-games = { $count ->
    [one] Eine weitere Partie
   *[other] { $count } weitere Partien
}
web-all-games = Alle meine Partien
web-all-count = alle { $count }
## The daily game

web-nav-today = Heute
web-daily-today = Tagespartie
web-daily-of = Tagespartie vom { $date }
web-daily-of-uncounted = Tagespartie vom { $date }, ohne Wertung
web-daily-about = Limes allein: dieselben 16 Karten für alle auf der Welt. Ein Versuch zählt.
web-daily-about-old = Dieselben 16 Karten, die an diesem Tag alle hatten. Gezählt wird nicht mehr.
web-daily-played = { $people ->
    [0] Hier hat noch niemand gespielt.
    [one] Hier hat eine Person gespielt.
   *[other] Hier haben { $people } gespielt.
}
web-daily-known-played = { $count ->
    [one] { $names } gehört dazu.
   *[other] { $names } gehören dazu.
}
web-daily-all-known = { $count ->
    [one] { $names } hat hier gespielt.
   *[other] { $names } haben hier gespielt.
}
web-daily-opens = Die Ergebnisse siehst du, sobald auch du gespielt hast.
web-daily-streak = { $days ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
web-daily-closes = schließt in { $left }
web-daily-next = nächste Partie in { $left }
web-daily-play = Spielen
web-daily-go-on = Weiterspielen
web-daily-again = Noch einmal, ohne Wertung
web-daily-review = Meine Züge ansehen
web-daily-see = Ergebnisse ansehen
web-daily-now = heute
web-daily-to-today = Zur Tagespartie von heute
web-daily-place = Platz { $place } von { $people }
web-daily-would-place = wäre Platz { $place } unter { $people }
web-daily-from-par = { $how ->
    [under] { $points } unter Par
    [over] { $points } über Par
   *[at] genau Par
}
web-daily-hindsight-told = Im Nachhinein waren mit diesen Karten { $hindsight } möglich.
web-daily-reckoning = Das Par dieses Tages wird gerade ausgerechnet.
web-daily-given-up = Aufgegeben
web-daily-told = Du { $score }, besser als { $better } % der anderen; Par { $par }; { $people } haben gespielt. Eine Tabelle folgt.
web-daily-told-alone = Du { $score }, Par { $par }. Sonst hat hier noch niemand gespielt.
web-daily-par = Par { $par }
web-daily-bots = Bots: { $bots }
web-daily-standings = Rangliste
web-daily-everyone = Alle
web-daily-known = Bekannte
web-daily-somebody = jemand
web-daily-nobody-yet = Sonst hat hier noch niemand gespielt.
web-daily-names = { $usual ->
    [all] Hier spielen nur Eingeladene, darum liest du alle Namen, die niemand verbirgt.
   *[known] Du liest die Namen von Menschen, die du kennst, und von allen, die ihren allen zeigen.
}
web-daily-named = Wer deinen Namen in der Rangliste liest
web-daily-named-then = Deinen Namen lesen in der Rangliste
web-daily-not-played = { $date }: nicht gespielt
web-daily-day = { $date }: { $score } Punkte
web-daily-day-tried = { $date }: { $score } Punkte, ohne Wertung
web-daily-again-made = Dein letzter Versuch, ohne Wertung: { $score }
web-daily-from-date = Die Karten ergeben sich aus dem Datum, und jeder kann sie ausrechnen: Ein Ergebnis beweist nichts.
web-daily-month = { $days ->
    [one] 1 Partie, { $mean } Punkte
   *[other] { $days } Partien, im Mittel { $mean }
}
web-daily-month-before = Der Monat davor
web-daily-month-after = Der Monat danach
web-daily-and-more = { $least } und mehr
web-daily-below = unter { $least }
web-daily-beside = Neben den Besten
web-daily-beside-whom = Neben wem
web-daily-beside-best = Die Besten hier
web-daily-beside-shown = Das Beste, das du sehen darfst
web-daily-beside-par = Unser Meister
web-daily-beside-hindsight = Im Nachhinein
web-daily-land = { $name }, Runde { $round }, { $score } Punkte
web-daily-wall = Eine Mauer aus sechzehn Steinen: { $whole } ganz, { $cracked } gesprungen, { $fallen } gefallen
web-daily-stones = Ein Stein je Runde: ganz, gesprungen (ungenau), gefallen (Fehler).
web-daily-card = Limes, Tagespartie vom { $date }
web-daily-card-better = besser als { $better } % von { $people }
web-daily-card-par = { $days ->
    [0] Par { $par }
    [one] Par { $par }
   *[other] Par { $par }, { $days } Tage in Folge
}
web-daily-stones-short = ein Stein je Runde: ganz, gesprungen, gefallen
web-daily-share = Teilen
web-daily-sent = { $named ->
    [yes] { $name } schickt dir diese Mauer: { $score } Punkte, Par { $par }.
   *[no] Diese Mauer wurde dir geschickt: { $score } Punkte, Par { $par }.
}
web-daily-picture = Bild speichern
web-daily-copy = Als Text kopieren
web-daily-spoils-nothing = Keine Karte wird verraten: Niemandem wird die Partie verdorben.
web-daily-judging = Deine Züge werden angesehen …
web-daily-loading = Einen Moment …
web-daily-points = Punkte
web-daily-people = Personen
web-daily-at-table = Tagespartie
web-daily-counts = dein Versuch zählt
web-daily-uncounted = Tagespartie, ohne Wertung
## Challenges

refused-no-such-challenge = diese Herausforderung gibt es nicht
refused-challenge-own = das ist deine eigene Herausforderung: Schicke den Link jemand anderem
refused-challenge-played = diese Karten hast du schon gespielt
refused-challenge-alone = in diesem Spiel nimmt man eine Herausforderung allein an, gegen dieselben Bots
refused-challenge-people = nur eine Partie von einer Person gegen Bots können andere nachspielen
refused-challenge-given = diese Karten spielen andere gerade noch; weitergeben kannst du sie später
web-challenge = Dieselben Karten für Freunde
web-challenge-bots = Gleicher Start für Freunde, gleiche Bots
web-challenge-link = Schicke diesen Link: Wer ihn öffnet, spielt dieselben Karten, mit dir als Geist. Was du getan hast, erscheint Runde für Runde, sobald sie entschieden haben.
web-challenge-link-bots = Schicke diesen Link: Wer ihn öffnet, spielt mit denselben Karten gegen dieselben Bots. Danach stehen die Ergebnisse nebeneinander.
web-challenge-title = { $name } fordert dich heraus: { $game }
web-challenge-own = Deine Herausforderung: { $game }
web-challenge-about = Dieselben Karten in derselben Reihenfolge. { $name } spielt als Geist mit: Du siehst jeden Zug, sobald du entschieden hast.
web-challenge-about-bots = Dieselben Karten und dieselben Bots wie bei { $name }. Ein Versuch zählt.
web-challenge-results = Ergebnisse
web-challenge-played = { $people ->
    [0] Noch hat sie niemand angenommen.
    [one] Eine Person hat sie gespielt.
   *[other] { $people } haben sie gespielt.
}
web-challenge-see = Ergebnisse ansehen
web-challenges = Herausforderungen
web-challenge-one = Herausforderung
web-challenge-along = Am Tisch
web-challenge-others = { $count ->
    [0] Du und der Geist
    [one] Du, der Geist und noch jemand
   *[other] Du, der Geist und { $count } weitere
}
web-challenge-wait = Die Partie beginnt, sobald alle Plätze besetzt sind. Den Link für die anderen findest du am Tisch.
web-challenge-verdict = { $how ->
    [won] Niemand hat mehr als du: { $own }.
    [even] Du und { $name } habt am meisten: { $own }.
    [gave-up] Du hast aufgegeben; am meisten hat { $name }: { $best }.
   *[lost] Am meisten hat { $name }: { $best }. Du hast { $own }.
}
web-challenge-tie = { $how ->
    [won] Du und { $name } habt beide { $own }: Bei Gleichstand entscheidet der beste Arbeiter, für dich.
   *[lost] Du und { $name } habt beide { $own }: Bei Gleichstand entscheidet der beste Arbeiter, für { $name }.
}
web-challenge-knows = Du hast diese Karten schon gespielt: Das steht dann bei den Ergebnissen.
web-challenge-knew = Karten schon aus einer anderen Partie bekannt
web-challenge-told = Du erfährst es, sobald jemand gespielt hat: hier und, wenn du magst, auf deinen Geräten.
web-challenge-news = { $people ->
    [one] { $names } hat deine Herausforderung in { $game } gespielt.
   *[other] { $names } haben deine Herausforderung in { $game } gespielt.
}
web-challenge-first = fordert heraus
web-challenge-was = { $ghosts ->
    [0] Eine Herausforderung: gleicher Start, dieselben Bots.
    [one] Eine Herausforderung: dieselben Karten, mit { $names } als Geist.
   *[other] Eine Herausforderung: dieselben Karten, mit { $names } als Geistern.
}
web-ghost = Geist
# Ratings, pages of people, people you know
web-rated-game = gewertet
web-rated-not = { $why ->
    [undo] gewertet, zählt nicht: Rücknahme
    [stand-in] gewertet, zählt nicht: Bot eingesprungen
    [alone] gewertet, zählt nicht: weniger als zwei Menschen
   *[abandoned] gewertet, zählt nicht: nicht zu Ende gespielt
}
web-rated-choose = Gewertete Partie
web-rated-table = Gewertet: Die Partie zählt für alle, die mitspielen, mit Konto und ohne Tipps. Wer aufgibt, kommt auf den letzten Platz. Sie zählt nicht, wenn eine Rücknahme vereinbart wird, ein Bot für jemanden einspringt oder sie nicht zu Ende gespielt wird.
web-rated-account = Für Menschen mit Konto: In den Einstellungen kannst du eines anlegen und behältst deine Partien.
web-rated-join = Eine gewertete Partie ist für Menschen mit Konto. Leg hier eines an und spiel mit.
web-rated-counts = Diese Partie zählt für die Wertungszahlen.
web-rated-would-not = Dann zählt diese Partie nicht mehr für die Wertungszahlen.
web-rating-change = { $name }: { $before } → { $after } ± { $error }
web-rating-first = { $name }: { $after } ± { $error }, die erste gewertete Partie
web-uncounted = { $why ->
    [undo] Diese Partie zählt nicht für die Wertungszahlen: Eine Rücknahme wurde vereinbart.
    [stand-in] Diese Partie zählt nicht für die Wertungszahlen: Ein Bot hat für jemanden entschieden.
    [alone] Diese Partie zählt nicht für die Wertungszahlen: Weniger als zwei Menschen haben gespielt.
   *[abandoned] Diese Partie zählt nicht für die Wertungszahlen: Sie wurde nicht zu Ende gespielt.
}
web-pace-live = In einem Zug
web-pace-days = Als Fernpartie
web-invite-known = Menschen einladen, die du kennst
web-known-title = Menschen, die du kennst
web-known-none = Wer mit dir spielt oder auf deine Einladung kommt, steht hier.
web-known-at = letzte Partie { $day }
web-known-blocked = blockiert
web-person-mine = Meine Seite
web-person-is = Meine Seite, angemeldet als { $name }
web-person-why = Mit einem Konto zeigt diese Seite deine Wertungszahlen, Statistiken und Partien, auf jedem Gerät; du bestimmst, wer was sieht. Zum Spielen brauchst du keines.
web-person-since = hier seit { $day }
web-person-share = Adresse kopieren
web-person-share-known = Fremde finden unter dieser Adresse nichts: Du zeigst deine Seite höchstens Menschen, die du kennst.
web-person-lost = Hier gibt es nichts zu sehen
web-person-allowed = { $name } entscheidet, wer was von dieser Seite sieht.
web-together = Eure gemeinsamen Partien
web-together-why = Wie oft wer vorn lag. Gleiche Plätze zählen für niemanden.
web-admin = Verwaltung
web-admin-version = Limestone { $version } mit { $database }
web-admin-failing = Im Hintergrund gestört: { $names }
web-admin-count-playing = laufend
web-admin-count-waiting = wartend
web-admin-count-over = beendet
web-admin-count-account = Konten
web-admin-count-guest = Gäste
web-admin-count-lines = verbunden
web-admin-phase-playing = läuft
web-admin-phase-waiting = wartet
web-admin-phase-over = beendet
web-admin-phase-frozen = angehalten
web-admin-kind-account = Konto
web-admin-kind-guest = Gast
web-admin-kind-program = Programm
web-admin-reports = Meldungen
web-admin-tables = Tische
web-admin-people = Personen
web-admin-events = Spieleabende
web-admin-settings = Einstellungen
web-admin-log = Protokoll
web-admin-all = alle
web-admin-none = Hier ist nichts.
web-admin-newer = Neuere
web-admin-older = Ältere
web-admin-find = Name oder Anmeldename
web-admin-reported = { $by } meldet { $name }
web-admin-gone = jemand Gelöschtes
web-admin-called-now = heißt jetzt { $name }
web-admin-hidden = nicht in der Liste
web-admin-runs = verwaltet den Server
web-admin-banned = gesperrt
web-admin-command = auf der Kommandozeile
web-admin-players = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
 }
web-admin-close = Schließen
web-admin-hide = Ausblenden
web-admin-show = Wieder zeigen
web-admin-end = Beenden
web-admin-ban = Sperren
web-admin-unban = Wieder zulassen
web-admin-rename = Umbenennen
web-admin-new-name = Neuer Name für { $name }
web-admin-delete = Löschen
web-admin-settle = Erledigt
web-admin-sure = { $what }: sicher?
web-admin-did-close = Tisch { $whom } geschlossen
web-admin-did-hide = Tisch { $whom } ausgeblendet
web-admin-did-show = Tisch { $whom } wieder in der Liste
web-admin-did-end = Spieleabend { $whom } beendet
web-admin-did-ban = Gesperrt: { $whom }
web-admin-did-unban = Wieder zugelassen: { $whom }
web-admin-did-rename = Umbenannt: { $whom }
web-admin-did-delete = Gelöscht: { $whom }
web-admin-did-settle = Meldung erledigt: { $whom }
web-admin-did-set = Einstellung geändert: { $whom }
web-admin-did-grant = Darf den Server verwalten: { $whom }
web-admin-did-revoke = Verwaltet den Server nicht mehr: { $whom }
web-admin-did-retention = Beendete Partien von Gästen gelöscht, älter als { $whom } Tage: { $value }
web-admin-did-takeout = Partie { $whom } aus der Wertung genommen
web-admin-did-putback = Partie { $whom } wieder gewertet
web-admin-did-recount = Alle Wertungszahlen neu berechnet
web-admin-name = Name dieses Servers
web-admin-colour = Farbe
web-admin-no-colour = Keine Farbe
web-admin-welcome = Begrüßung
web-admin-contact = Kontakt
web-admin-legal = Impressum
web-admin-registration = Wer dazukommen darf
web-admin-registration-open = Alle, die die Seite öffnen
web-admin-registration-invited = Nur mit der Einladung
web-admin-registration-closed = Niemand Neues
web-admin-invitation = Gib diesen Link weiter:
web-admin-guest-games = Tage, die beendete Partien von Gästen bleiben
web-admin-guest-hint = 0 bewahrt sie für immer auf.
web-admin-dry-run = Probelauf
web-admin-due = { $games ->
    [one] Jetzt würde eine Partie gelöscht.
   *[other] Jetzt würden { $games } Partien gelöscht.
 }
web-admin-rates = Begrenzung der Anfragen
web-admin-rates-hint = So viele auf einmal, danach so viele je Minute, je Person, wo nichts anderes steht.
web-admin-burst = { $key }: auf einmal
web-admin-since = seit { $when }
web-admin-at-table = am Tisch { $code }
web-admin-renew = Neue Einladung
web-admin-renew-hint = Der Code allein genügt: { $code }. Mit einer neuen Einladung lässt diese niemanden mehr ein.
web-admin-at-once = auf einmal
web-admin-a-minute = dann je Minute
web-admin-minute = { $key }: je Minute
web-admin-shipped = ab Werk { $burst }, dann { $minute } je Minute
web-admin-as-shipped = Wie ab Werk
web-admin-rate-people = Neue Gäste, je Adresse
web-admin-rate-accounts = Neue Konten, je Adresse
web-admin-rate-password = Anmeldeversuche, je Adresse
web-admin-rate-guesses = Anmeldeversuche, je Konto
web-admin-rate-tables = Neue Tische
web-admin-rate-listed = Neue öffentliche Tische
web-admin-rate-nights = Neue Spieleabende
web-admin-rate-announcements = Ansagen an einem Spieleabend
web-admin-rate-bots = Tische, an denen nur Bots spielen
web-admin-rate-materials = Hochgeladenes Material
web-admin-rate-orders = Züge und anderes an einem Tisch
web-admin-rate-consequences = Wohin ein Zug führt
web-admin-rate-replay = Schritte beim Nachspielen, je Adresse
web-admin-rate-reviews = Analysen von Partien
web-admin-rate-judging = Tipps und in Analysen versuchte Züge
web-admin-rate-puzzles = Bei Aufgaben versuchte Züge
web-admin-rate-talk = Was an einem Tisch gesagt wird
web-admin-rate-reports = Meldungen von Spielern
web-admin-rate-measures = Maßnahmen eines Admins
web-admin-rate-data = Eigene Daten als Datei
web-admin-rate-large = Anfragen über 50 kB, je Adresse
web-admin-rate-malformed = Unlesbare Anfragen, je Adresse
web-admin-rate-reading = Alles andere, was gelesen wird, je Adresse
web-admin-saved = Gespeichert.
web-house-contact = Kontakt: { $contact }
web-house-legal = Impressum
web-house-more = Mehr dazu
web-gate-invited = Dieser Server ist für Eingeladene.
web-gate-closed = Hier wird niemand mehr aufgenommen.
web-gate-how = Öffne den Link, den du bekommen hast, oder gib den Code deiner Einladung ein.
web-gate-code = Einladungscode
web-gate-enter = Eintreten
web-gate-wrong = Diese Einladung gilt hier nicht oder nicht mehr.
web-gate-account = Du hast hier ein Konto?
web-report = { $name } melden
web-report-name = Anstößiger Name
web-report-conduct = Schlechtes Benehmen
web-report-play = Unfaires Spiel
web-report-told = { $name } ist denen gemeldet, die diesen Server verwalten.
web-person-ratings = Wertungszahlen
web-person-band = im Band liegt die wahre Zahl, in 19 von 20 Fällen
web-person-plot = { $game }: { $rating }, ± { $error }
web-person-better = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, besser als { $better } %
web-person-unsure = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, noch unsicher
web-person-no-ratings = Noch keine gewerteten Partien.
web-person-no-ratings-own = Noch keine gewerteten Partien. Wähle „Gewertete Partie“, wenn du andere einlädst.
web-person-statistics = { $game } in Zahlen
web-person-later = { $games ->
    [one] Nach 1 weiteren Partie gibt es hier etwas zu sehen.
   *[other] Nach { $games } weiteren Partien gibt es hier etwas zu sehen.
}
web-person-line = { $games ->
    [one] Mittel aus 1 Partie, wo nichts anderes steht.
   *[other] Mittel aus { $games } Partien, wo nichts anderes steht.
}
web-person-line-others = Der Strich ist das Mittel aller anderen.
web-person-of-times = aus { $count }
web-person-differs = { $more ->
    [yes] Mehr als andere: { $fact }, { $mean } gegen { $others }.
   *[no] Weniger als andere: { $fact }, { $mean } gegen { $others }.
}
web-person-recent = Letzte Partien
web-person-no-games = Noch keine beendeten Partien.
web-person-won = Durch Aufgabe gewonnen
web-person-resigned = Aufgegeben
web-person-seats = { $game }, zu { $seats }
web-person-ladder = Die Leiter von Limes
web-person-best = am besten { $points }
web-shows-title = Wer diese Seite sieht
web-shows-note = Gespräche und Kartenhände stehen nie hier, auch keine Partien, die andere noch spielen könnten.
web-shows-ratings = Wertungszahlen
web-shows-games = Partien
web-shows-statistics = Zahlen
web-shows-address = Adresse
web-handle-hint = 2 bis 24 Kleinbuchstaben a–z und Ziffern, dazwischen auch Bindestriche
web-shows-change = Ändern
web-shows-data = Alle meine Daten als Datei
web-who-nobody = niemand
web-who-known = Menschen, die ich kenne
web-who-all = alle
web-twin-day = Tag
web-twin-rating = Wertungszahl
web-leaders = Bestenlisten
web-leaders-all = Alle, die einverstanden sind
web-leaders-least = Mindestens { $least } gewertete Partien, eine davon in den letzten { $days } Tagen.
web-leaders-own = Deine Wertungszahl: { $rating } ± { $error }
web-leaders-until = { $games } von { $least } gewerteten Partien: Nach { $least } stehst du hier.
web-leaders-none = Noch niemand.
web-leaders-none-known = Du und Menschen, die du kennst, stehen hier nach { $least } gewerteten Partien.
web-leaders-bots = Die Bots
web-leaders-anchors = In Partien zwischen Bots gemessen; diese Zahlen ändern sich nicht.
web-leaders-agree = Du stehst nicht auf der öffentlichen Liste. Wer deine Zahlen sieht, bestimmst du:
web-leaders-place = Platz
web-leaders-games = Partien
web-leaders-played = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
web-fact-won = gewonnene Partien
web-fact-farmer = Punkte der Bauern
web-fact-fisherman = Punkte der Fischer
web-fact-woodcutter = Punkte der Holzfäller
web-fact-watchman = Punkte der Wächter
web-fact-accused = berechtigte Beschuldigungen
web-fact-within = im Limit, wenn beschuldigt
web-fact-end-abbey = gewonnen, wenn die Abtei voll ist
web-fact-end-cathedral = gewonnen, wenn die Kathedrale voll ist
web-fact-end-influence = gewonnen, wenn eine Einflussleiste endet
web-fact-end-bag = gewonnen, wenn der Beutel leer ist
web-fact-beat-novice = gegen Bots gewonnen: Neuling
web-fact-beat-casual = gegen Bots gewonnen: Amateur
web-fact-beat-club = gegen Bots gewonnen: Kenner
web-fact-beat-expert = gegen Bots gewonnen: Experte
web-fact-beat-master = gegen Bots gewonnen: Meister

web-lately = Zuletzt beendet
web-open-tables = Offene Tische
web-table-seats = { $game }, { $taken } von { $seats } Plätzen besetzt
web-table-players = { $seats ->
    [one] { $game }, allein
   *[other] { $game }, { $seats } Spieler
}
web-new-here = Neu hier?
web-step-learn = Limes spielend lernen
web-step-learn-why = Ein paar Minuten, Karte für Karte.
web-step-daily = Die Tagespartie spielen
web-step-daily-why = Limes allein: dieselben 16 Karten für alle. Die meisten erreichen beim ersten Mal 25 bis 35 Punkte.
web-step-invite = Mit Freunden spielen
web-step-invite-why = Schick einen Link. Niemand braucht ein Konto.
web-begin = Los geht’s
web-as-of = Stand: { $time }.
web-time-up = Zeit abgelaufen
web-hours = { $hours } h { $minutes }
web-minutes = { $minutes } Min.
web-not-begun = { $open ->
    [0] Noch nicht begonnen: Alle sind da
    [one] Noch nicht begonnen: 1 von { $seats } Plätzen ist frei
   *[other] Noch nicht begonnen: { $open } von { $seats } Plätzen sind frei
}
web-result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-result-place = { $points ->
    [one] Platz { $place } von { $seats }, 1 Punkt
   *[other] Platz { $place } von { $seats }, { $points } Punkte
}
web-result-won = { $count ->
    [one] { $points ->
        [one] Gewonnen, { $points } Punkt
       *[other] Gewonnen, { $points } Punkte
    }
   *[other] { $points ->
        [one] Geteilter Sieg, { $points } Punkt
       *[other] Geteilter Sieg, { $points } Punkte
    }
}
web-result-ended = Vorzeitig beendet
web-result-settled = { $how ->
    [won] Gewonnen, von der Spielleitung entschieden
    [even] Unentschieden, von der Spielleitung entschieden
   *[lost] Verloren, von der Spielleitung entschieden
}
web-result-given-up = { $you ->
    [yes] Du hast aufgegeben
   *[no] { $won ->
        [yes] Gewonnen: { $count ->
            [one] { $names } hat aufgegeben
           *[other] { $names } haben aufgegeben
        }
       *[no] { $count ->
            [one] { $names } hat aufgegeben
           *[other] { $names } haben aufgegeben
        }
    }
}

web-new-bots = { $game } gegen Bots
web-new-hot = { $game } an einem Gerät
web-new-invite = { $game } mit Freunden
web-how-many = Anzahl Spieler
web-up-to = bis { $most }
web-names-listed = Namen, einer je Zeile
web-level = Spielstärke
web-level-novice = Neuling
web-level-casual = Amateur
web-level-club = Kenner
web-level-expert = Experte
web-level-master = Meister
web-level-random = Zufall
web-level-mixed = Gemischt
web-level-of = Bot { $number }
web-level-in-turn = Die Bots bekommen die Stufen reihum, von der leichtesten zur stärksten.
web-variants = Varianten
web-variant-diagonal = Diagonales Anlegen: Karten dürfen sich auch nur über Eck berühren
web-variant-ferryman = Der Fischer als Fährmann: Er bringt andere Arbeiter über den See
web-variant-open-pile = Offener Spielstapel: Alle gelegten Karten bleiben sichtbar
web-variant-no-tiles = Ohne Plättchen
web-variant-no-ostensions = Ohne Ostensionen
web-variant-events = Mit Ereignissen
web-readings = Lesarten der Anleitung
web-readings-hint = Wo sich die gedruckte Regel verschieden lesen lässt, wählt der Tisch.
web-readings-changed = { $count ->
    [0] alle wie üblich
   *[other] { $count } geändert
}
web-rulebook-says = Die Anleitung: „{ $quotation }“
web-usual = Wie üblich: { $choice }
web-option-is = { $setting }: { $choice }
web-implied = in „{ $option }“ schon enthalten
web-excluded = nicht zusammen mit „{ $option }“
web-options = Optionen
web-changes-events = Ereignisse kommen in die Reihen und können gekauft werden. Für alle, die das Spiel kennen.
web-changes-no-ostensions = Das Machtfeld der Ostensionen ist geschlossen.
web-changes-no-tiles = Keine Personen, keine Orte, keine Ostensionen: leichter zu lernen.
web-setting-compensation-mode = Fehlende Meeples
web-variant-compensation-mode-per-meeple = eine Entscheidung für jeden fehlenden Meeple
web-variant-compensation-mode-per-event = eine Entscheidung für alle, die bei einem Gewinn fehlen
web-setting-domino-cost-mode = Preis eines Dominosteins
web-variant-domino-cost-mode-total-pips = seine Summe
web-variant-domino-cost-mode-high-half = seine hohe Hälfte
web-setting-tax-payer = Zoll an den Toren
web-variant-tax-payer-bank = nach einem Bau innerhalb einer Mauer zahlt die Bank den Besitzern aller aktiven Tore ringsum
web-variant-tax-payer-own = nur wer baut, bekommt Zoll von der Bank, für die eigenen aktiven Tore
web-variant-tax-payer-builder = wer baut, zahlt den anderen Besitzern aktiver Tore ringsum
web-setting-entry-mode = In die Mauern hineinkommen
web-variant-entry-mode-own-active-gate = nur durch ein eigenes aktives Tor
web-variant-entry-mode-any = durch ein aktives Tor, gleich wem es gehört
web-setting-abbey-match = Nachbarn in der Abtei
web-variant-abbey-match-none = jeder benachbarte Stein bringt einen weiteren Abt
web-variant-abbey-match-bonus = nur Nachbarn mit einer gemeinsamen Hälfte bringen einen weiteren Abt
web-variant-abbey-match-strict = ein Stein neben anderen muss mit einem davon eine Hälfte gemeinsam haben
web-setting-cathedral-upper-match = Kathedrale über dem Erdgeschoss
web-variant-cathedral-upper-match-none = jeder Stein passt und bringt zwei Bischöfe
web-variant-cathedral-upper-match-bonus = den zweiten Bischof gibt es nur für eine gemeinsame Hälfte mit einer Stütze
web-variant-cathedral-upper-match-strict = ein Stein muss mit einer Stütze eine Hälfte gemeinsam haben
web-setting-corruption-swap-limit = Meeples tauschen bei Korruption
web-variant-corruption-swap-limit-le-low = höchstens so viele, wie die niedrige Hälfte ihres Steins zeigt
web-variant-corruption-swap-limit-lt-low = weniger, als die niedrige Hälfte ihres Steins zeigt
web-setting-prison-exempt-from-recall = Gefangene beim Rückruf
web-variant-prison-exempt-from-recall-true = sie bleiben im Kerker
web-variant-prison-exempt-from-recall-false = auch sie kommen in den Vorrat zurück
web-setting-theft-majority = Mehrheit beim Schatzraub
web-variant-theft-majority-pips = mehr Augen im Gebäude als jeder andere
web-variant-theft-majority-dominoes = mehr Steine im Gebäude als jeder andere
web-visibility = Wer mitspielen darf
web-visibility-link = Alle mit dem Link
web-visibility-public = Alle
web-visibility-private = Nur mit Einladung
web-pace = Bedenkzeit je Zug
web-pace-is = { $kind ->
    [none] unbegrenzt
    [seconds] { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
    [minutes] { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
    [hours] { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
   *[days] { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
}
web-pace-told = { $policy ->
    [bot] Bedenkzeit je Zug: { web-pace-is }, dann spielt ein Bot ({ level-word })
    [resign] Bedenkzeit je Zug: { web-pace-is }, dann gilt die Partie als aufgegeben
    [skip] Bedenkzeit je Zug: { web-pace-is }, dann entfällt der Zug
   *[wait] Bedenkzeit je Zug: { web-pace-is }, dann eine Erinnerung
}
web-pace-over = Wenn die Zeit um ist
web-pace-over-wait = eine Erinnerung
web-pace-over-resign = es gilt als aufgegeben
web-pace-over-bot = ein Bot spielt ({ level-word })
web-start = Beginnen
web-open-table = Tisch eröffnen

web-lobby = Am Tisch
web-lobby-hint = { $open ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
web-lobby-held = Es fehlt noch: { $names }
web-invited = { $known ->
    [yes] { $name } lädt dich zu { $game } ein
   *[no] Du bist zu { $game } eingeladen
}
web-invited-hint = Wähle einen Namen und spiel mit. Ein Konto ist nicht nötig.
web-lobby-full = Alle Plätze sind besetzt. Du kannst zuschauen.
web-lobby-wait = Die Partie beginnt, sobald alle Plätze besetzt sind.
web-lobby-starts = { $who ->
    [open] Diesmal beginnt, wer den freien Platz nimmt.
    [you] Diesmal beginnst du.
   *[other] Diesmal beginnt { $name }.
}
web-lobby-starter = { $you ->
    [name] Diesmal beginnst du: Letztes Mal hat { $before } begonnen.
    [before] Diesmal beginnt { $name }: Letztes Mal hast du begonnen.
   *[no] Diesmal beginnt { $name }: Letztes Mal hat { $before } begonnen.
}
web-mixing = Es wird gemischt …
web-seat-kept = Ein Platz ist für dich reserviert
web-not-here = noch nicht da
web-sit = Platz nehmen
web-leave = Platz freigeben
web-remove = Entfernen
web-add-bot = Bot hinzufügen
web-fill-bots = Bots auf alle freien Plätze
web-sit-too = Noch einen Platz nehmen
web-invite = Einladen
web-invite-link = Link zu diesem Tisch
web-invite-qr = Der Link als QR-Code
web-invite-send = Einladung verschicken
web-invite-hint = Wer ihn öffnet, kann sich setzen oder zuschauen. Ein Konto ist nicht nötig.
web-invite-rated = Wer ihn öffnet, kann zusehen und mit einem Konto mitspielen.
web-invite-held = Schick ihn an { $names }: Der Platz ist reserviert. Alle anderen können zuschauen.
web-invite-watch = Wer ihn öffnet, kann zuschauen. Ein Konto ist nicht nötig.
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
web-turn-of = { $name } ist am Zug
web-prompt-named = { $name }: { $text }
web-choosing = am Zug
web-sealed = hat verdeckt gewählt
web-sealed-you = { $you ->
    [yes] Du hast gewählt.
   *[no] { $name } hat gewählt.
} { $others ->
    [one] { $other } überlegt noch.
   *[other] Die anderen überlegen noch.
}
web-plate-away = Bot spielt ({ level-word })
web-plate-reminded = erinnert
web-overdue = { $policy ->
    [bot] Die Zeit ist für alle um: Die Partie wartet. Sobald jemand gezogen hat, spielt für die anderen ein Bot.
    [resign] Die Zeit ist für alle um: Die Partie wartet. Sobald jemand gezogen hat, gilt sie für die anderen als aufgegeben.
   *[wait] { $you ->
        [yes] Deine Zeit ist um. Die Partie wartet auf dich.
       *[no] Die Zeit ist um. Die Partie wartet auf { $names }.
    }
}
web-plate-resigned = aufgegeben
web-change-mind = Doch ändern
web-log = Spielverlauf
web-log-empty = Noch nichts.
web-log-lost = Der Spielverlauf kommt mit der Verbindung.
web-taken-back = Zurückgenommen:
web-known-draw = Alle haben sie gesehen: In Runde { $round } kommt wieder Karte { $card }
web-meanwhile = Seit deinem letzten Zug
web-colon = :
web-twin = Der Tisch in Worten
web-legal = Mögliche Züge
web-provisional = Summe bisher
web-final-score = Endstand
web-turn-left = Nach links drehen
web-turn-right = Nach rechts drehen
web-undo = Zurücknehmen
web-undo-sure = Ja, für alle zurücknehmen
web-ask-back = Rücknahme erbitten
web-hand = Bot spielen lassen
web-hand-level = Spielstärke des Bots
web-hand-go = Bot übernehmen lassen
web-hand-back = Du kannst jederzeit wieder selbst spielen.
web-return = Wieder selbst spielen
web-bot-for = Der Bot (für { $name })
web-bot-for-you = Der Bot (für dich)
web-stand-in = { $you ->
    [yes] Ein Bot ({ $level }) spielt für dich
   *[no] Ein Bot ({ $level }) spielt für { $name }
}
web-stand-in-resigned = { $you ->
    [yes] Du hast aufgegeben. Ein Bot ({ $level }) spielt für dich weiter.
   *[no] { $name } hat aufgegeben. Ein Bot ({ $level }) spielt weiter.
}
web-since-limes = seit Runde { $round }
web-since-limits = seit Runde { $round }
web-since-limoges = seit Runde { $round }
web-since-late = { $since }: Die Zeit war um
web-resign = Aufgeben
web-resign-sure = Ja, aufgeben
web-resign-means = { $on ->
    [yes] Dann spielt ein Bot für dich zu Ende. Du kannst nicht zurückkommen.
   *[no] Die Partie ist damit zu Ende.
}
web-resigned-on = { $you ->
    [yes] Du hast aufgegeben. Ein Bot spielt für dich weiter.
   *[no] { $name } hat aufgegeben. Ein Bot spielt weiter.
}
web-ask-undo = { $you ->
    [yes] Du möchtest einen Zug zurücknehmen.
   *[no] { $name } möchte einen Zug zurücknehmen.
}
web-ask-abandon = { $you ->
    [yes] Du möchtest die Partie ohne Ergebnis beenden.
   *[no] { $name } möchte die Partie ohne Ergebnis beenden.
}
web-agree = Einverstanden
web-decline = Ablehnen
web-ask-waiting = Die anderen werden gefragt.
web-ask-goes = Zurückgenommen würde:
web-replay-waits = Die Partie wird geholt …
web-replay-more = { $count ->
    [one] und noch eine Zeile
   *[other] und noch { $count } Zeilen
}
web-ask-more = und { $count } weitere
web-ask-withdraw = Zurückziehen
web-ask-lapsed = Das Spiel ging weiter, bevor alle geantwortet hatten: Es wird nichts zurückgenommen.
web-curtain = { $name } ist am Zug
web-curtain-hint = Gib das Gerät weiter. Die anderen schauen weg.
web-curtain-open = Ich bin { $name }
web-limits-passed = Inzwischen offen ausgespielt
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
web-resigned = { $you ->
    [yes] Du gibst auf
   *[no] { $count ->
        [one] { $names } gibt auf
       *[other] { $names } geben auf
    }
}
web-stood-in = { $you ->
    [yes] { $count ->
        [one] Einige deiner Züge hat ein Bot gemacht.
       *[other] Einige deiner Züge und einige von { $others } hat ein Bot gemacht.
    }
   *[no] Einige Züge von { $names } hat ein Bot gemacht.
}
web-own-result = { $points ->
    [one] Du: { $points } Punkt, Platz { $place } von { $seats }
   *[other] Du: { $points } Punkte, Platz { $place } von { $seats }
}
web-fair = { $deals ->
    [one] Ehrlich gemischt: Diese Seite hat die Ziehung geprüft. Eine Zufallszahl dieses Geräts steckt darin, also hat sie niemand bestimmt.
   *[other] Ehrlich gemischt: Diese Seite hat alle { $deals } Ziehungen geprüft. Eine Zufallszahl dieses Geräts steckt darin, also hat sie niemand bestimmt.
}
web-fair-withheld = { $count ->
    [one] Einmal hat jemand seine Zahl zurückgehalten, und es wurde neu gemischt.
   *[other] { $count }-mal hat jemand seine Zahl zurückgehalten, und es wurde neu gemischt.
}
web-fair-others = Alle Ziehungen folgen aus den Zahlen des Servers und von { $names } ({ $deals } geprüft). Dieses Gerät hat keine beigetragen und kann deshalb nicht sagen, dass niemand sie bestimmt hat.
web-fair-unsalted = Alle Ziehungen folgen aus der Zahl des Servers ({ $deals } geprüft). Kein Gerät hat eine beigetragen; dass der Server sie nicht ausgesucht hat, ist damit nicht bewiesen.
web-fair-given = Die Ziehungen waren vorgegeben und nicht für diesen Tisch gemacht; es gibt nichts zu prüfen.
web-fair-old = Seit dem Beginn wurde keine Ziehung geändert ({ $deals } geprüft). Der Tisch stammt von einer älteren Version, die nicht mehr beweisen kann.
web-fair-checking = Prüfe die Ziehungen …
web-fair-noted = Was dieses Gerät notiert hat, zum Nachprüfen anderswo
web-unfair-record = Nicht geprüft: Die Mitschrift ist nicht lesbar.
web-unfair-material = Nicht bewiesen: Mit diesem Material wurde die Partie nicht gespielt.
web-unfair-seed = Nicht bewiesen: Die Zahl des Servers passt nicht zu ihrer Prüfsumme.
web-unfair-noted = Nicht ehrlich: Vor der Partie hat der Server die Prüfsumme einer anderen Zahl gezeigt.
web-unfair-missing = Nicht bewiesen: Die Zufallszahl dieses Geräts steckt nicht in den Ziehungen. Sie kam zu spät oder wurde weggelassen.
web-unfair-late = Nicht bewiesen: In den Ziehungen stecken andere Zahlen als die, die feststanden, bevor dieses Gerät seine gezeigt hat.
web-unfair-salts = Nicht bewiesen: In den Ziehungen steckt eine Zahl, die nicht hineingehört.
web-unfair-rounds = Nicht bewiesen: Die Zahlen wurden öfter ausgetauscht, als die Mitschrift sagt, oder öfter als erlaubt.
web-unfair-deal = Nicht bewiesen: Ziehung { $deal } folgt nicht aus den Zahlen.
web-unfair-seen = Nicht bewiesen: Die Mitschrift ist nicht die Partie, die diese Seite gesehen hat.
web-unfair-short = Nicht bewiesen: Die Mitschrift ist unvollständig. An ihrem Ende fehlen Zeilen.
web-replay = Partie nachspielen
web-again = Noch einmal spielen
web-rematch = Revanche
web-rematch-wanted = { $count ->
    [one] { $names } möchte eine Revanche
   *[other] { $names } möchten eine Revanche
}
web-rematch-on = Es gibt eine Revanche
web-rematch-open = Zur Revanche
web-new-game = Anderes Spiel
web-download = Mitschrift herunterladen

web-say-hello = Hallo zusammen
web-say-good-luck = Viel Glück und viel Spaß
web-say-you-too = Danke, gleichfalls
web-say-first-game = Das ist meine erste Partie
web-say-your-turn = Du bist dran
web-say-take-your-time = Lass dir Zeit
web-say-thinking = Ich überlege noch
web-say-one-moment = Einen Moment bitte
web-say-back = Bin wieder da
web-say-sorry = Entschuldige, dass du warten musst
web-say-oops = Hoppla, das war ein Versehen
web-say-thanks = Danke
web-say-no-problem = Kein Problem
web-say-nice-move = Schöner Zug
web-say-ouch = Autsch
web-say-bad-luck = So ein Pech
web-say-close = Das wird knapp
web-say-well-played = Gut gespielt
web-say-good-game = Das hat Spaß gemacht
web-say-again = Noch eine Partie?
web-say-gladly = Sehr gern
web-say-not-now = Ein andermal
web-say-must-go = Ich muss los
web-say-bye = Bis bald
web-say-limes-lake = Was für ein See!
web-say-limes-forest = Was für ein Wald!
web-say-limes-field = Was für ein Acker!
web-say-limes-view = Was für eine Aussicht da oben!
web-say-limes-right-card = Genau die Karte habe ich gebraucht
web-say-limes-nowhere = Wo soll ich die bloß hinlegen?
web-say-limes-no-workers = Mir fehlt ein Arbeiter
web-say-limes-last-card = Alles hängt an der letzten Karte
web-say-limits-knew = Ich hab’s gewusst
web-say-limits-lost-count = Ich hatte mich verzählt
web-say-limits-memory = Was für ein Gedächtnis!
web-say-limits-within = Gerade noch im Limit
web-say-limits-one-over = Eine zu viel
web-say-limits-fooled = Da bin ich drauf reingefallen
web-say-limits-brave = Das war mutig
web-say-limits-eye = Dich behalte ich im Auge
web-say-limoges-toll = Schon wieder Zoll!
web-say-limoges-thief = Haltet den Dieb!
web-say-limoges-prison = Ab in den Kerker!
web-say-limoges-bribe = Jeder hat seinen Preis
web-say-limoges-bridge = Bauen wir die Brücke fertig?
web-say-limoges-abbey = Lass mir ein Feld in der Abtei
web-say-limoges-crown = Frankreich oder England?
web-say-limoges-rich = Du wirst langsam reich

web-talk = { $count ->
    [0] Gespräch
    [one] Gespräch, eine neue Zeile
   *[other] Gespräch, { $count } neue Zeilen
}
web-talk-title = Am Tisch
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-phrases = Sätze
web-talk-more = Mehr
web-talk-fewer = Weniger
web-talk-note = Alle lesen das in ihrer eigenen Sprache.
web-talk-watching = Du schaust zu. Sprechen kann nur, wer mitspielt.
web-talk-in = { $language ->
    [de] auf Deutsch gesagt
    [fr] auf Französisch gesagt
    [nl] auf Niederländisch gesagt
    [it] auf Italienisch gesagt
   *[en] auf Englisch gesagt
}
web-talk-show = zeigen
web-talk-hide = verbergen
web-talk-line = { $name }: { $text }
web-talk-round-limes = Runde { $round }
web-talk-round-limits = Runde { $round }
web-talk-round-limoges = Runde { $round }
web-talk-mute = { $name } stumm schalten
web-talk-unmute = { $name } wieder hören
web-talk-muted = stumm
web-block = { $name } blockieren
web-unblock = { $name } nicht mehr blockieren
web-blocked = { $name } kann sich nicht mehr zu dir setzen, dich nicht einladen oder anstupsen und sieht nichts Neues von dir.
web-react = Auf den letzten Zug reagieren
web-react-admire = Bewundern
web-react-smile = Lächeln
web-react-salute = Grüßen
web-react-wince = Autsch
web-reacted-admire = { $you ->
    [seat] { $seat } bewunderst das
   *[no] { $seat } bewundert das
}
web-reacted-smile = { $you ->
    [seat] { $seat } lächelst
   *[no] { $seat } lächelt
}
web-reacted-salute = { $you ->
    [seat] { $seat } ziehst den Hut
   *[no] { $seat } zieht den Hut
}
web-reacted-wince = { $you ->
    [seat] { $seat } zuckst zusammen
   *[no] { $seat } zuckt zusammen
}
web-nudge = { $name } anstupsen
web-nudge-once = { $each ->
    [turn] einmal pro Zug
   *[day] einmal in 12 Stunden
}
web-nudge-short = Anstupsen
web-nudge-done = Angestupst
web-nudged-line = { $you ->
    [seat] { $seat } hast { $other } angestupst
    [other] { $seat } hat dich angestupst
   *[no] { $seat } hat { $other } angestupst
}
web-nudged = { $name } wartet auf deinen Zug
web-nudged-named = { $name } wartet auf den Zug von { $other }
web-nudged-seen = Alles klar
web-notices = { $count } Hinweise: den nächsten zeigen
web-speed = Züge der anderen
web-speed-instant = Sofort
web-speed-quick = Zügig
web-speed-calm = Ruhig
web-speed-steps = Schritt für Schritt
web-ahead = { $count ->
    [one] Noch ein Zug zu zeigen
   *[other] Noch { $count } Züge zu zeigen
}
web-ahead-next = Weiter ({ $count })
web-ahead-all = Alle zeigen
web-ahead-back = Einen Schritt zurück
web-ahead-now = Zu jetzt
web-ahead-behind = { $count ->
    [one] vor 1 Schritt
   *[other] vor { $count } Schritten
}
web-ahead-again = Noch einmal ansehen
web-since = Seit du weg warst
web-since-log = Spielverlauf öffnen
web-wall = Alle Landschaften
web-wall-all = Alle { $count }
web-wall-find = Spieler suchen
web-wall-nobody = Niemand heißt so.
web-limes-leads = in Führung
web-limes-before = { $you ->
    [yes] knapp vor dir
   *[no] knapp davor
}
web-did-limes-laid = { $square }
web-did-limes-placed = { web-profession }
web-did-limes-moved = { web-profession } → { $to }
web-did-limits-laid = legt eine Karte
web-limits-did-lay = { $colour ->
    [r] legt Rot
    [y] legt Gelb
    [g] legt Grün
    [b] legt Blau
   *[v] legt Violett
}
web-did-limits-hid-unseen = legt verdeckt aus
web-did-limits-exchanged = tauscht vier Karten
web-limits-did-exchange = { $colour ->
    [r] tauscht vier rote Karten
    [y] tauscht vier gelbe Karten
    [g] tauscht vier grüne Karten
    [b] tauscht vier blaue Karten
   *[v] tauscht vier violette Karten
}
web-did-limits-accused = { $you ->
    [accused] verdächtigt dich
   *[no] verdächtigt { $accused }
}
web-keys = Tasten
web-key-space = Leertaste
web-key-tab = Mit Tab erreichst du alles auf der Seite.
web-key-number = Nach Nummer wählen
web-key-number-limes = Wählen: Stelle, Viertel der Karte (1–4), Arbeiter zum Bewegen (ab 5)
web-key-number-limits = Handkarte oder Antwort wählen
web-key-number-limoges = Stein, Farbe oder Aktion wählen
web-key-none = Kein Arbeiter; vorher die zehnte Stelle
web-key-do = Auswahl bestätigen
web-key-back = Einen Schritt zurück
web-key-back-replay = Die Liste der Züge schließen
web-key-end = Zug beenden
web-key-end-replay = Von hier weiterspielen
web-key-end-review = Von hier weiterspielen
web-key-left = Karte nach links drehen
web-key-right = Karte nach rechts drehen
web-key-accuse = Verdächtigen; noch einmal: der nächste Spieler
web-key-swap = Vier Karten tauschen
web-key-aid = Spielhilfe
web-key-walk = Auf dem Plan bewegen
web-key-take = Auf dem Plan wählen
web-key-lens = Lupe: was jeder Arbeiter bringt
web-key-board = Landschaften der anderen
web-key-next = Nächsten Zug der anderen zeigen
web-key-now = Alle Züge auf einmal zeigen
web-key-earlier = Einen Schritt der anderen zurück
web-key-pause = Züge der anderen anhalten und fortsetzen
web-key-log = Spielverlauf
web-key-talk = Gespräch
web-key-twin = Der Tisch in Worten
web-key-menu = Menü
web-key-before = Einen Schritt zurück
web-key-after = Einen Schritt weiter
web-key-find = Auf dieser Seite suchen
web-key-keys = Diese Liste

web-refused = Das geht nicht ({ $code }).
web-rule-at = Regel { $section }

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
web-aim-limes = { $solo ->
    [yes] Setze bis zu 7 Arbeiter dorthin, wo sie am meisten bringen. Nach 16 Karten sind { $least } Punkte in Ordnung und { $best } herausragend.
   *[no] Setze bis zu 7 Arbeiter dorthin, wo sie am meisten bringen. Nach 16 Karten gewinnt die höchste Summe.
}
web-aim-limits = Richtig verdächtigen oder vier einer Farbe tauschen: +1 Punkt. Limitkarte: −2. Die höchste Summe gewinnt.
web-aim-limoges = { $brief ->
    [yes] Jeder Stein in Abtei und Kathedrale bringt 1 Punkt je Runde. Die meisten Punkte gewinnen.
   *[no] Bringe Steine in die Abtei und die Kathedrale: Jeder bringt 1 Punkt je Runde. Auch Einfluss und Ziele zählen. Die meisten Punkte gewinnen.
}
web-limes-total = Summe
web-limes-land-of = { $you ->
    [yes] Deine Landschaft
   *[no] Landschaft von { $name }
}
web-limes-back-home = { $you ->
    [yes] Zurück zu deiner Landschaft
   *[no] Zurück zur Landschaft von { $name }
}
web-limes-card = Karte { $number }
web-limes-card-shows = Karte { $number }: { $zones }
web-limes-held = { $turn ->
    [n] Auf { $square }, wie gedruckt
    [e] Auf { $square }, nach rechts gedreht
    [s] Auf { $square }, auf dem Kopf
   *[w] Auf { $square }, nach links gedreht
}
web-limes-turned = { $turn ->
    [n] Wie gedruckt
    [e] Nach rechts gedreht
    [s] Auf dem Kopf
   *[w] Nach links gedreht
}
web-limes-pick-square = Wähle eine leuchtende Stelle
web-limes-rotate-first = Drehe zuerst die Karte
web-limes-turn-hint = { $touch ->
    [yes] Tippe auf die Karte, um sie zu drehen
   *[no] Drehen: Klick, Mausrad oder q und e
}
web-limes-worker-none = { $may ->
    [place] Setze einen Arbeiter
    [move] Bewege einen Arbeiter
    [none] Lege die Karte
    [place-none] Du darfst einen Arbeiter setzen
    [move-none] Du darfst einen Arbeiter bewegen
    [place-move] Setze oder bewege einen Arbeiter
   *[place-move-none] Du darfst einen Arbeiter setzen oder bewegen
}
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
    [0] Kein Arbeiter mehr im Vorrat
    [one] Ein Arbeiter im Vorrat
   *[other] { $count } Arbeiter im Vorrat
}
web-limes-now = Zwischenstand
web-limes-no-workers = Noch bringt kein Arbeiter Punkte.
web-limes-why-zone = { $points ->
    [one] Acker mit einem Feld
   *[other] Acker mit { $points } Feldern
}
web-limes-why-hut = { $points ->
    [0] See ohne Hütten
    [one] See mit einer Hütte
   *[other] See mit { $points } Hütten
}
web-limes-why-territory = { $points ->
    [0] kein Gebiet grenzt an
    [one] ein angrenzendes Gebiet
   *[other] { $points } angrenzende Gebiete
}
web-limes-why-sight = { $points ->
    [0] kein Wald in Sicht
    [one] ein Waldfeld in Sicht
   *[other] { $points } Waldfelder in Sicht
}
web-limes-lens-zone = { $points ->
    [one] Dieser Acker hat ein Feld: ein Punkt für den Bauern.
   *[other] Dieser Acker hat { $points } Felder: { $points } Punkte für den Bauern.
}
web-limes-lens-hut = { $points ->
    [0] Noch steht keine Hütte an diesem See: 0 Punkte.
    [one] Eine Hütte steht an diesem See: ein Punkt.
   *[other] { $points } Hütten stehen an diesem See: { $points } Punkte. Jede zählt einmal.
}
web-limes-lens-territory = { $points ->
    [0] Noch grenzt nichts an diesen Wald: 0 Punkte.
    [one] Ein Gebiet grenzt an diesen Wald: ein Punkt.
   *[other] { $points } Gebiete grenzen an diesen Wald: { $points } Punkte.
}
web-limes-lens-sight = { $points ->
    [0] Der Wächter sieht kein Waldfeld: 0 Punkte.
    [one] Der Wächter sieht ein Waldfeld: ein Punkt.
   *[other] Der Wächter sieht { $points } Waldfelder: { $points } Punkte. Andere Türme versperren die Sicht.
}
web-limes-nobody = { $profession ->
    [farmer] Hier arbeitet niemand. Ein Bauer brächte { $points }.
    [fisherman] Hier arbeitet niemand. Ein Fischer brächte { $points }.
    [woodcutter] Hier arbeitet niemand. Ein Holzfäller brächte { $points }.
   *[watchman] Hier arbeitet niemand. Ein Wächter brächte { $points }.
}
web-limes-idle = hier zählt ein anderer Arbeiter
web-limes-one-of = { $number } von { $count }: { $text }
web-limes-ahead = { $way ->
    [taken] { $worker } { $gain }: Hier zählt nur ein Arbeiter, und einer steht schon da
    [move] { $worker } { $points }: { $why }. Deine Summe: { $gain }
   *[place] { $worker } { $gain }: { $why }
}
web-limes-only-one = In jedem Gebiet zählt nur ein Arbeiter, und hier ist es ein anderer: 0 Punkte.
web-limes-full = { $side ->
    [columns] Keine Spalte mehr: Die Landschaft ist 4 × 4
   *[rows] Keine Reihe mehr: Die Landschaft ist 4 × 4
}
web-limes-for-zone = Felder ihres Ackers
web-limes-for-hut = Hütten an ihrem See
web-limes-for-territory = Gebiete um ihren Wald
web-limes-for-sight = Waldfelder in Sicht
web-limes-ladder-name = Die Solowertung
web-limes-next-step = { $step ->
    [4] Höher geht es nicht.
   *[other] { $missing ->
        [one] Noch ein Punkt bis zur nächsten Stufe.
       *[other] Noch { $missing } Punkte bis zur nächsten Stufe.
    }
}
web-limes-unplaced = { $count ->
    [one] Ein Arbeiter wurde nie gesetzt.
   *[other] { $count } Arbeiter wurden nie gesetzt.
}
web-limes-range = { $step ->
    [0] unter { $below }
    [4] ab { $from }
   *[other] { $from }–{ $to }
}
web-limes-twin = { $you ->
    [yes] Deine Landschaft, Runde { $round } von { $rounds }, Karten: { $cards }
   *[no] Landschaft von { $name }, Runde { $round } von { $rounds }, Karten: { $cards }
}
web-limes-twin-square = Wähle, wohin die Karte kommt.
web-limes-twin-score = { $you ->
    [yes] Du: { $points }
   *[no] { $name }: { $points }
}
web-limes-watch = Du schaust zu. Wähle einen Namen, um die Landschaft dazu zu sehen.
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

web-skip = Ergebnis zeigen
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
web-limits-hidden-raise = { $count ->
    [one] Die verdeckte Karte erhöht das Limit ihrer Farbe um eins.
   *[other] Jede verdeckte Karte erhöht das Limit ihrer Farbe um eins.
}
web-limits-hidden-cards = Verdeckte Karten
web-limits-lying = Darunter: auf dem Spielstapel
web-limits-lying-of = Auf dem Spielstapel: { $colours }
web-limits-hint = Jede verdeckte Karte erhöht das Limit ihrer Farbe um eins. X heißt: kein Limit.
web-limits-in-hand = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
web-limits-hidden = { $count ->
    [one] verdeckt
   *[other] verdeckt
}
web-limits-starts = { $you ->
    [yes] du beginnst
   *[no] beginnt
}
web-limits-has-hidden = fertig
web-limits-taken = { $count ->
    [0] keine Limitkarte
    [one] eine Limitkarte, −{ $penalty }
   *[other] { $count } Limitkarten, −{ $penalty }
}
web-limits-accuse = Verdacht
web-limits-pile-open = { $count ->
    [0] Spielstapel: noch keine Karte
    [one] Spielstapel: eine Karte
   *[other] Spielstapel: { $count } Karten
}
web-limits-pile = { $count ->
    [0] Spielstapel: noch keine Karte
    [one] { $you ->
        [yes] Spielstapel: eine Karte, von dir
        [bot] Spielstapel: eine Karte, vom Bot (für dich)
       *[no] Spielstapel: eine Karte, von { $name }
    }
   *[other] { $you ->
        [yes] Spielstapel: { $count } Karten, die oberste von dir
        [bot] Spielstapel: { $count } Karten, die oberste vom Bot (für dich)
       *[no] Spielstapel: { $count } Karten, die oberste von { $name }
    }
}
web-limits-draw = { $count ->
    [0] Nachziehstapel leer
    [one] Nachziehstapel: eine Karte
   *[other] Nachziehstapel: { $count } Karten
}
web-limits-tell-limit = So viele Karten jeder Farbe dürfen im Spielstapel liegen. Jede verdeckte Karte erhöht das Limit ihrer Farbe um eins; X heißt: kein Limit.
web-limits-tell-pile = Der Spielstapel bleibt zu: Bis jemand verdächtigt wird, ist nur die oberste Karte zu sehen.
web-limits-tell-pile-name = Spielstapel
web-limits-tell-draw = Nachgezogen wird von selbst: nach jeder gespielten Karte, solange es welche gibt.
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
web-limits-turn-of = Am Zug: { $name }
web-limits-your-turn = { $accuse ->
    [no] { $exchange ->
        [yes] Lege eine Karte oder tausche vier
       *[no] Lege eine Karte
    }
   *[yes] { $exchange ->
        [yes] Lege eine Karte, tausche vier oder verdächtige jemanden
       *[no] Lege eine Karte oder verdächtige jemanden
    }
}
web-limits-must-accuse = Die Hand ist leer: Jemand muss verdächtigt werden
web-limits-hide = { $count ->
    [one] Wähle eine Karte, die du verdeckt auslegst
   *[other] Wähle { $count } Karten, die du verdeckt auslegst
}
web-limits-hide-these = { $count ->
    [one] Verdeckt auslegen
   *[other] Beide verdeckt auslegen
}
web-limits-choose = Wähle eine Karte
web-limits-exchange = { $colour ->
    [r] Vier rote gegen einen Punkt tauschen
    [y] Vier gelbe gegen einen Punkt tauschen
    [g] Vier grüne gegen einen Punkt tauschen
    [b] Vier blaue gegen einen Punkt tauschen
   *[v] Vier violette gegen einen Punkt tauschen
}
web-limits-accuse-who = { $name } verdächtigen?
web-limits-accuse-name = { $name } verdächtigen
web-limits-claim = { $you ->
    [yes] Du behauptest: Die letzte Karte von { $name } hat das Limit ihrer Farbe überschritten.
   *[no] { $accuser } behauptet: Die letzte Karte von { $name } hat das Limit ihrer Farbe überschritten.
}
web-limits-if-so = { $you ->
    [yes] Stimmt es
   *[no] Wenn { $accuser } recht hat
}
web-limits-if-so-text = { $you ->
    [yes] { $name } nimmt die Limitkarte (−2), du bekommst einen Punkt
   *[no] { $name } nimmt die Limitkarte (−2); { $accuser } bekommt einen Punkt
}
web-limits-if-not = { $you ->
    [yes] Stimmt es nicht
   *[no] Wenn { $accuser } unrecht hat
}
web-limits-if-not-text = { $you ->
    [yes] du nimmst die Limitkarte (−2), { $name } bekommt einen Punkt
   *[no] { $accuser } nimmt die Limitkarte (−2); { $name } bekommt einen Punkt
}
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
   *[other] Bis dahin lagen { $lying } Karten dieser Farbe; erlaubt: { $allowed }.
}
web-limits-no-limit = X: Diese Farbe hatte kein Limit.
web-limits-by-card = Limitkarte: { $count }
web-limits-by-hidden = verdeckt: { $count }
web-limits-pile-order = Der Spielstapel, von der ersten Karte an
web-limits-outcome = Ergebnis
web-limits-takes-card = { $last ->
    [yes] { $you ->
        [yes] nimmst die Limitkarte
       *[no] nimmt die Limitkarte
    }
   *[no] { $you ->
        [yes] nimmst die Limitkarte und beginnst die nächste Runde
       *[no] nimmt die Limitkarte und beginnt die nächste Runde
    }
}
web-limits-takes-point = { $you ->
    [yes] bekommst einen Punkt
   *[no] bekommt einen Punkt
}
web-limits-next = Nächste Runde
web-limits-under-way = Runde { $round } läuft schon.
web-limits-to-end = Endstand
web-limits-last-verdict = Der letzte Verdacht
web-limits-end-points = Gewonnene Punkte
web-limits-end-limit-cards = Limitkarten
web-limits-end-right = Verdacht richtig
web-limits-end-wrong = Verdacht falsch
web-limits-end-legend = Verdacht: ✓ richtig, ✗ falsch
web-limits-end-other = Durch falschen Verdacht anderer und Tausch
web-limits-end-why = Die letzte Limitkarte ist genommen, damit endet die Partie.
web-limits-watching = Du schaust zu.
web-limits-exchange-means = Das ist dein ganzer Zug: Zwei der vier kommen als deine letzte Karte auf den Spielstapel, zwei zurück auf den Nachziehstapel.
web-limits-end-total = Summe
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
web-limits-twin-hand = Hand: { $cards }
web-limits-twin-hidden = Eigene verdeckte Karten: { $cards }

web-building-abbey = Abtei Saint-Martial
web-building-cathedral = Kathedrale
web-plaque-keys-chateau = Schlüssel Ch.
web-plaque-keys-cite = Schlüssel Cité
web-plaque-bridge-martial = Pont Martial
web-plaque-bridge-etienne = Pont Étienne
web-plaque-justice = Justiz
web-plaque-theft-abbey = Raub (Abtei)
web-plaque-theft-cathedral = Raub (Kath.)
web-plaque-corruption = Korruption
web-plaque-ostensions = Ostensionen
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
web-plaque-consulat-chateau = Konsulat Château
web-plaque-consulat-cite = Konsulat Cité
web-plaque-port-naveix = Hafen Naveix
web-nobody = neutral
web-track-fr = Frankreich
web-track-en = England
web-tab-powers = Machtfelder
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = Fluss
web-tab-tiles = Plättchen

web-verb-remove = Entfernt
web-verb-place = Legen
web-verb-buy = Plättchen kaufen
web-verb-end = Zug beenden
web-verb-activate = Aktivieren
web-verb-guards = Wachen stellen oder umstellen
web-verb-guard = Wache stellen oder umstellen
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
web-word-draw = und einen Stein ziehen
web-word-hand = von einer Hand
web-word-on = vom Spielplan
web-word-tile = eine Person
web-word-none = keine
web-due-KeepObjectives = Behalte ein Ziel. Alle Ziele im Spiel zählen für alle.
web-due-Missing = { $colour ->
    [yellow] Im Vorrat sind keine Vasallen mehr. Einfluss nehmen, für sie nur auf der französischen Leiste, oder einen Meeple stehlen?
   *[other] Im Vorrat sind keine { limoges-meeples-of } mehr. Einfluss nehmen oder einen Meeple stehlen?
}
web-due-Comfort = Jemand hat einen { limoges-meeple } gestohlen. Auf welcher Leiste vorrücken?
web-due-Favour = Auf welcher Leiste vorrücken?
web-due-Swapping = Meeples mit dem Vorrat tauschen: noch { $left }
web-due-KeepOstension = Behalte eine der Ostensionen
web-due-GiveUp = Ein Plättchen zu viel. Welches wird abgegeben?
web-due-LoseMeeples = Welcher Meeple geht verloren?
web-due-LoseHalf = Von welcher Farbe geht die Hälfte verloren?
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
web-limoges-coins-word = Münzen
web-limoges-cost = kostet { limoges-n-coins }
web-limoges-sale = kostet { limoges-n-coins }, { $colour ->
    [any] einen Meeple beliebiger Farbe
   *[other] { limoges-a-meeple }
} und einen Dominostein mit einer Summe von mindestens { $coins }
web-limoges-at-once = { $usable ->
    [yes] schon in diesem Zug nutzbar
   *[no] noch nicht nutzbar
}
web-limoges-free = kostenlos
web-limoges-used = in diesem Zug genutzt
web-limoges-vp = { $points ->
   *[other] Pkt.
}
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = keine
# Where long words of the titles of tiles may break.
web-hyphens = Antonius-feuer Armbrust-schütze Biblio-thekar Bischofs-palast Erlöser-basilika Gottes-friede Martials-markt Metzger-gasse Münz-verschlech-terung Schieds-spruch Söldner-führer Vize-grafschaft
web-limoges-secret = { $you ->
    [yes] Deine geheimen Ziele
   *[no] Geheime Ziele
}
web-limoges-others-secret = Alle anderen bleiben bis zum Ende geheim. Jedes Ziel zählt für alle.
web-limoges-dominoes = { $you ->
    [yes] Deine Dominosteine, zwei je Zug
   *[no] Dominosteine von { $name }
}
web-limoges-people = { $you ->
    [yes] Deine Meeples
   *[no] Auf der Hand
}
web-limoges-domino = Dominostein { $domino }, Summe { $total }
web-limoges-turn = Dein Zug
web-limoges-your-turn = { $placed ->
    [0] Nimm einen Stein oder wähle eine Aktion. { $left ->
        [one] Ein Stein darf gelegt werden.
       *[other] Zwei Steine dürfen gelegt werden.
    }
   *[other] Ein Stein ist gelegt. Einer darf noch gelegt werden.
}
web-limoges-no-domino = { $why ->
    [placed] Zwei Steine sind gelegt.
    [empty] Deine Hand ist leer; die Runde dauert, bis alle es sind.
   *[none] Keiner dieser Steine kann jetzt gelegt werden.
} { $deeds ->
    [0] Mehr ist nicht möglich.
   *[other] Aktionen sind weiter möglich.
}
web-limoges-coins-from = Münzen kommen vom Zoll an deinen Toren, vom Handel, von der Münzprägung, der Korruption, dem Schatzraub und von Plättchen.
web-limoges-pick-place = Wähle ein leuchtendes Feld.
web-limoges-pick-place-or-tile = Wähle ein leuchtendes Feld oder ein Plättchen, das damit gekauft wird.
web-limoges-lifted = Das Legen kostet { $least ->
    [same] { limoges-n-coins }
   *[other] { $least } bis { $coins } Münzen: mehr, wo Zoll fällig ist oder die Wache auf der niedrigen Hälfte steht
}.
web-limoges-nowhere = passt jetzt nirgends.
web-limoges-too-dear = Er kostet { $price } Münzen, du hast { $coins }.
web-limoges-ask-space = Tippe auf ein Feld, um zu sehen, warum.
web-limoges-pick-tile = Wähle ein Plättchen, das damit gekauft wird.
web-limoges-only-tile = Dieser Dominostein kann nur ein Plättchen bezahlen:
web-limoges-paid-in-all = zusammen { limoges-n-coins }
web-limoges-covers = Wache auf der { $covered }, die { $shown } bleibt sichtbar
web-limoges-brings = Was es kostet und bringt
web-limoges-deed-for = { $deed }: { limoges-n-coins } { $payees }
web-limoges-payee = { $coins ->
    [0] { $to ->
        [bank] an die Bank
        [abbey] an den Schatz
        [cathedral] an den Schatz
       *[other] an { $to }
    }
   *[other] { $to ->
        [bank] Bank
        [abbey] Schatz
        [cathedral] Schatz
       *[other] { $to }
    } { $coins }
}
web-limoges-deed-earns = { $deed }: +{ $coins }
web-limoges-do = Ausführen
web-limoges-end = Zug beenden
web-limoges-end-shed = Abwerfen und beenden
web-limoges-end-with = { $domino } abwerfen und beenden
web-limoges-shed = Die Hand ist nicht kleiner geworden: Wähle einen Stein zum Abwerfen.
web-limoges-pick-domino = Wähle einen leuchtenden Stein aus der Hand.
web-limoges-which-meeple = Welcher Meeple?
web-limoges-which-colour = Welcher Meeple? Seine Farbe beherrscht das Machtfeld.
web-limoges-which-half = Auf welcher Hälfte steht die Wache? Die andere ist der Zoll.
web-limoges-which-player = Bei wem?
web-limoges-which-jail = Wer soll in den Kerker: ein Meeple vom Spielplan, einer von einer Hand oder eine Person oder ein Heiliger?
web-limoges-which-pay = Womit wird bezahlt?
web-limoges-pick-recycled = Wähle einen oder zwei Steine aus der Hand, in beliebiger Folge.
web-limoges-pay-domino = Wähle einen Stein zum Bezahlen: { $tile }
web-limoges-recruit = Anwerbung
web-limoges-recruit-hint = Wähle für jede Farbe einen Stein oder keinen: Die niedrige Hälfte ist die Stärke der Stimme. Danach kommt er zurück in den Beutel. Verdeckt, bis alle gewählt haben.
web-limoges-vote = { $meeple }: Stein { $domino }
web-limoges-no-vote = { $meeple }: keine Stimme
web-limoges-reserve = Vorrat: { $count }
web-limoges-by-building = nur durch Bauen
web-limoges-seal = Stimmen abgeben
web-limoges-seal-none = Nicht abstimmen
web-limoges-recruited = Was die Stimmen brachten
web-limoges-close-picture = Schließ das Bild, dann geht es weiter
web-limoges-called-back = Mehr Stimmen als Meeples, darum kommen zuerst alle zurück:
web-limoges-now-idle = Nicht mehr aktiv: { $idle }
web-limoges-to-share = { $count ->
    [one] 1 zu verteilen
   *[other] { $count } zu verteilen
}
web-limoges-first-share = nach Rang
web-limoges-one-each = dann reihum je einer
web-limoges-shares-explained = Dem Rang nach nimmt jeder zuerst einen Meeple für jede Stimme, die hinter der eigenen liegt. Dann reihum je einer, solange es gibt, nie mehr als die niedrige Hälfte (≤).
web-limoges-at-most = höchstens { $count }
web-limoges-most-of = höchstens { $count } von { $reserve }
web-limoges-vote-nothing = niedrige Hälfte 0: bringt niemanden
web-limoges-nobody-voted = Niemand hat gestimmt.
web-limoges-n-votes = { $reserve ->
    [one] 1 Stimme
   *[other] { $reserve } Stimmen
}
web-limoges-recall = { $certain ->
    [yes] Zuerst kommen alle { $count } zurück ({ $own } von dir)
    [others] Niedrige Hälften der anderen zusammen über { $reserve }: alle { $count } kommen zurück ({ $own } von dir)
   *[no] Alle niedrigen Hälften zusammen über { $reserve }: zuerst kommen alle { $count } zurück ({ $own } von dir)
}{ $idle ->
    [none] { "" }
   *[other] ; inaktiv: { $idle }
}
web-limoges-recalls = { $certain ->
    [yes] Zuerst kommen alle einer Farbe zurück:
    [others] Kommen die niedrigen Hälften der anderen zusammen auf so viel, kommen alle einer Farbe zurück:
   *[no] Kommen alle niedrigen Hälften zusammen auf so viel, kommen zuerst alle einer Farbe zurück:
}
web-limoges-recall-one = { $certain ->
    [yes] alle { $count } ({ $own } von dir)
   *[no] über { $reserve }: alle { $count } ({ $own } von dir)
}{ $idle ->
    [none] { "" }
   *[other] ; inaktiv: { $idle }
}
web-limoges-tied-votes = Rang: die höhere niedrige Hälfte, dann die höhere Summe, dann mehr Einfluss, dann die Zugreihenfolge der Runde.
web-limoges-see-recruited = Anwerbung zeigen
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
web-limoges-total = Summe
web-limoges-twin = Die Städte, Runde { $round }
web-limoges-twin-course = { $round ->
    [0] Alle behalten ein Ziel
   *[other] { $lap ->
        [0] Runde { $round }: Alle stimmen ab
       *[other] Runde { $round }, Umlauf { $lap }
    }
}. Reihenfolge: { $names }
web-limoges-twin-player = { $name }: Münzen { $coins }, Siegpunkte { $total }, davon { $points } aus dem Spiel, Einfluss Frankreich { $french }, England { $english }; Dominosteine auf der Hand { $hand }, im Beutel { $bag }, entfernt { $removed }; Ziele { $objectives }
web-limoges-twin-meeples = { $where }: { $meeples }
web-limoges-twin-empty = Leer: { $places }
web-limoges-twin-fits = { $domino } passt auf { $places }. { $price }
web-limoges-twin-tiles = { $name } hat { $tile }: { $state }
web-limoges-twin-tile = Plättchen { $tile }, kostet { $cost } und { $meeple }: { $effects }
web-limoges-twin-goal = Ziel { $goal }: { $measure } { $points }; jetzt { $standings }
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
web-when-end_turn = Zugende:
web-when-action = Aktion, einmal je Zug:
web-when-passive = immer:
web-when-reward = Belohnung:
web-when-event = Ereignis:
web-what-bridges = Brücken
web-what-gates = Tore
web-what-powers = Machtfelder
web-what-production = Produktion
web-what-any = alle Mauern
web-what-all = alle Steine
web-what-destruction = Zerstörung
web-what-commerce = Handel
web-what-mint = Münzprägung
web-what-jealousy = Eifersucht
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
web-fx-gain_meeple = +{ limoges-n-meeples }
web-fx-gain_vp = { $n ->
    [one] +1 Punkt
   *[other] +{ $n } Punkte
}
web-fx-gain_influence = { $word ->
    [fr] +{ $n } Einfluss (Frankreich)
    [en] +{ $n } Einfluss (England)
   *[choice] +{ $n } Einfluss (Leiste nach Wahl)
}
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = einen Gefangenen kostenlos befreien
web-fx-replace_guards = { $word ->
    [any] Wachen einer der beiden Städte kostenlos umstellen
   *[other] Wachen kostenlos umstellen: { $what }
}
web-fx-take_coins = { $n ->
    [one] einem Gegner eine Münze nehmen
   *[other] einem Gegner { $n } Münzen nehmen
}
web-fx-take_meeple = { $n ->
    [one] einen Meeple von der Hand eines Gegners nehmen
   *[other] { $n } Meeples von der Hand eines Gegners nehmen
}
web-fx-recruit = { $n ->
    [one] { $from } → ein Meeple nach Wahl aus dem Vorrat
   *[other] { $from } → { $n } Meeples einer Farbe aus dem Vorrat
}
web-fx-exchange_domino = einen Stein der Hand entfernen und einen neuen ziehen
web-fx-this_turn = { $from } → für den Rest des Zuges: { $gain }
web-fx-discount_domino = { $n ->
    [one] { $what }: eine Münze billiger
   *[other] { $what }: { $n } Münzen billiger
}
web-fx-discount_tile = { $n ->
    [one] Plättchen: eine Münze billiger
   *[other] Plättchen: { $n } Münzen billiger
}
web-fx-tax_bonus = +{ $n } Zoll ({ $what })
web-fx-extra_vote = Stimmen für die { limoges-meeples-of }: +{ $n }
web-fx-bonus_meeple = { $what }: +{ limoges-n-meeples }
web-fx-action_discount = { $n ->
    [one] { $what }: ein Meeple weniger
   *[other] { $what }: { $n } Meeples weniger
}
web-fx-mint_bonus = Münzprägung bringt { $n } mehr
web-fx-theft_bonus = Schatzraub bringt { $n } mehr
web-fx-protect = { $word ->
    [gates] deine Tore können weder andere noch Ereignisse zerstören
    [production] deine Produktion können andere weder zerstören noch verdrängen
   *[all] deine Steine können weder andere noch Ereignisse zerstören oder verdrängen; ein Machtfeld kann trotzdem übernommen werden
}
web-fx-entry = du kommst durch jede Mauer und zahlst keinen Zoll
web-fx-reward_vp = { $n ->
    [one] { $what }: +1 Punkt, wenn dort ein Stein von dir liegt
   *[other] { $what }: +{ $n } Punkte, wenn dort ein Stein von dir liegt
}
web-fx-each = alle: { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] alle, für jeden eigenen Stein in der Abtei: { $gain } (höchstens { $most })
    [dominoes_cathedral] alle, für jeden eigenen Stein in der Kathedrale: { $gain } (höchstens { $most })
    [dominoes_bridge_etienne] alle, für jeden eigenen Bogen des Pont Saint-Étienne: { $gain } (höchstens { $most })
   *[gates_chateau] alle, für jedes eigene Tor des Château: { $gain } (höchstens { $most })
}
web-fx-each_lose_meeple = { $n ->
    [one] alle verlieren einen Meeple ihrer Wahl
   *[other] alle verlieren { $n } Meeples ihrer Wahl
}
web-fx-each_lose_half_meeples = alle verlieren die Hälfte ihrer häufigsten Farbe
web-fx-each_lose_coins_fraction = alle verlieren jede { $n }. Münze
web-fx-recall = alle { limoges-meeples-of } zurück in den Vorrat
web-fx-clear_guards = { $word ->
    [chateau] alle Wachen des Château kommen auf die Hand zurück
   *[cite] alle Wachen der Cité kommen auf die Hand zurück
}
web-fx-clear_meeple = { $what }: Der Meeple kommt in den Vorrat
web-fx-destroy_lowest = { $word ->
    [abbey] der niedrigste Stein der Abtei wird zerstört
    [cathedral] der niedrigste Stein der Kathedrale, der keinen anderen trägt, wird zerstört
    [gates_chateau] das niedrigste Tor des Château wird zerstört
   *[gates_cite] das niedrigste Tor der Cité wird zerstört
}
web-fx-remove_last = { $word ->
    [bridge_martial] der letzte Bogen des Pont Saint-Martial wird entfernt
   *[bridge_etienne] der letzte Bogen des Pont Saint-Étienne wird entfernt
}
web-fx-bank_tax = { $word ->
    [chateau] die Bank zahlt den Besitzern der aktiven Tore des Château deren Zoll, bei Mehrheit auf dem Pont Saint-Martial das Doppelte
   *[cite] die Bank zahlt jedem aktiven Tor der Cité seinen Zoll, bei Mehrheit auf dem Pont Saint-Étienne das Doppelte
}
web-fx-treasury = { $word ->
    [abbey] der Schatz der Abtei geht an die Bank
   *[cathedral] der Schatz der Kathedrale geht an die Bank
}
web-fx-leader_loses_influence = { $word ->
    [fr] wer auf der französischen Leiste allein vorn liegt: −{ $n } Einfluss
   *[en] wer auf der englischen Leiste allein vorn liegt: −{ $n } Einfluss
}
web-fx-empty_prison = der Kerker wird geleert
web-fx-ban_until_round_end = bis zum Ende der Runde keine Zerstörung und keine Eifersucht des Bischofs


web-rules-of = Regeln von { $game }
web-rules-not-yet = Diese Regeln gibt es noch nicht in deiner Sprache; hier stehen sie auf Englisch.
web-notation = Notation
web-rules-contents = Inhalt
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
    [0] nicht gefunden
   *[other] { $at } von { $count }
}
web-rules-found-previous = Vorige Fundstelle
web-rules-found-next = Nächste Fundstelle
web-figure-hut = Hütte
web-figure-places = Freie Stellen: { $places }
web-figure-reach = Erreichbar: { $zones }
web-figure-play = Legen
web-figure-exchange = Tauschen
web-figure-on-pile = auf den Spielstapel
web-figure-on-draw = auf den Nachziehstapel
web-figure-draw = { $count ->
    [one] 1 Karte ziehen
   *[other] { $count } Karten ziehen
}
web-figure-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-figure-ends = Die Runde endet und wird ausgezählt.
web-figure-back = Rückseite einer Limitkarte
web-figure-limit = Limit
web-figure-not-counted = kam später: zählt nicht
web-figure-high = hohe Hälfte
web-figure-low = niedrige Hälfte
web-figure-total = Summe
web-figure-zone = { $zone ->
    [inner] Innere Zone des Château. Ihre Mauer hat { $gates } Tore.
    [outer] Äußere Zone des Château. Ihre Mauer hat { $gates } Tore.
    [cite] Die Cité. Ihre Mauer hat { $gates } Tore.
    [outside] Außerhalb der Mauern: zwei Brücken und der Hafen.
   *[powers] Die neun Machtfelder mit den Farben, die sie zulassen.
}
web-figure-outside = außerhalb der Mauern
web-figure-player = { $seat ->
    [2] Weiß
   *[3] Schwarz
}
web-figure-pays = { $who ->
    [owner] Der Besitzer zahlt { limoges-n-coins } an die Bank.
   *[others] { $to ->
        [owner] Andere zahlen { limoges-n-coins } an den Besitzer.
       *[bank] Andere zahlen { limoges-n-coins } an die Bank.
    }
}
web-figure-jail = In den Kerker werfen: { limoges-n-meeples }
web-figure-free = Befreien:
web-figure-given = Entfernter Dominostein: { $domino }. Du siehst { $count } Ostensionen und behältst eine.
web-figure-price = { $fee ->
    [0] Preis { $price }
   *[other] Preis { $price }, dazu { $fee } an den Besitzer der Schlüssel
}
web-figure-brings = Bringt { limoges-n-coins }
web-figure-vote = Stimme
web-figure-first = Zuerst
web-figure-end = Am Ende
web-figure-loot = { $name } darf { limoges-n-coins } nehmen.
web-figure-pips = { $name }: { $sum } Augen
web-figure-next = Als Nächstes kommt { $domino }. Was er auf jedem Feld bringt:
web-figure-before = Vor dem Zug
web-figure-step = Schritt { $step }
web-figure-ends-turn = { $name } beendet den Zug
web-open-record = Mitschrift öffnen
web-open-record-hint = Eine Mitschrift ist eine Textdatei mit der Endung .game. Du kannst sie nach jeder Partie herunterladen, aufheben und verschicken. Hier geöffnet, kannst du sie ansehen und analysieren lassen.
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
web-steps = Züge
web-replay-onward = Spielen
web-replay-share = Teilen
web-replay-save = Sichern
web-steps-start = Aufbau
web-replay-cut = Hier endet die Mitschrift, aber die Partie war nicht zu Ende. Man kann sie nachspielen, aber nicht analysieren.
web-eyes = Blickwinkel
web-eyes-of = Sicht von { $name }
web-eyes-watch = Sicht der Zuschauer
web-eyes-all = Alles offen
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Noch nicht: Folge dem, was leuchtet.
web-intro-wrong-limes = Noch nicht. Lege die Karte auf { $square }, { $turn ->
    [n] wie gedruckt
    [e] nach rechts gedreht
    [s] auf dem Kopf
   *[w] nach links gedreht
}{ $what ->
    [place] , und setze einen Arbeiter auf { $zone }
    [move] , und bewege den Arbeiter von { $from } nach { $zone }
   *[none] , ohne Arbeiter
}.
web-intro-step = Schritt { $step } von { $steps }
web-intro-back = Zurück
web-intro-again = Von vorn
web-intro-name-limoges = Erste Schritte
web-intro-name-limoges-2 = Plättchen und Kathedrale
web-intro-name-limoges-3 = Brücke, Raub, Kerker
web-intro-following = Weiter: { $name }
web-intro-show = Zeig es mir
web-intro-done = { $count ->
    [one] Jetzt gegen einen Neuling spielen
   *[other] Jetzt gegen { $count } Neulinge spielen
}
web-intro-limes-1 = Jede Runde wird eine Karte gezogen, und alle legen sie gleichzeitig in ihre eigene Landschaft. Nach 16 Karten bringen deine Arbeiter Punkte. Die höchste Summe gewinnt.
web-intro-limes-2 = Eine Karte hat vier Felder. Lege sie auf die leuchtende Stelle. Setze dann einen Arbeiter auf das Wasser: Dort ist er Fischer und bringt einen Punkt für jede Hütte an seinem See: +2.
web-intro-limes-3 = Jede weitere Karte muss mit einer ganzen Seite an eine liegende grenzen. Gleiche Felder, die sich berühren, sind ein Gebiet. Lege diese wie gedruckt auf d5: Der See wächst, und eine dritte Hütte steht an seinem Ufer. Diesmal ohne Arbeiter.
web-intro-limes-4 = Karten darfst du drehen. Drehe diese nach links und lege sie auf e4: Aus zwei Äckern wird einer. Setze einen Arbeiter auf das nordwestliche Feld: Ein Bauer bringt einen Punkt für jedes Feld seines Ackers.
web-intro-limes-5 = Ein Wächter auf einem Turm bringt einen Punkt für jedes Waldfeld, das er waagerecht oder senkrecht sieht. Jeder Turm ist ein Gebiet für sich. Drehe die Karte auf den Kopf, lege sie auf f4 und setze einen Arbeiter auf den Turm.
web-intro-limes-6 = Statt einen Arbeiter zu setzen, darfst du einen in ein angrenzendes Gebiet bewegen. Lege diese Karte nach links gedreht auf e5 und bewege dann den Wächter in den Wald auf e4: Ein Holzfäller bringt einen Punkt für jedes Gebiet, das an seinen Wald grenzt.
web-intro-limes-7 = Die Zahlen sagen vorher, was ein Arbeiter dazubringt. In jedem Gebiet zählt nur einer: Die gestrichelte 0 steht auf dem Acker, auf dem schon dein Bauer ist. Lege diese Karte wie gedruckt auf g4 und setze einen Arbeiter auf den Turm.
web-intro-limes-8 = Deine Landschaft ist jetzt vier Karten breit. Größer als 4 × 4 wird sie nie, das zeigen die Mauern: Ab hier kann sie nur noch höher werden.
web-intro-limes-9 = Du hast sieben Arbeiter und musst keinen setzen. Wer in der Landschaft steht, bleibt dort und kann sich nur bewegen. Zeige auf einen Arbeiter oder seine Zahl, um zu sehen, was zählt; ein Klick hält es fest. Bei Gleichstand entscheidet der beste einzelne Arbeiter.
web-intro-limes-10 = Allein spielst du um die Stufen: 28 Punkte sind in Ordnung, 35 gut, 42 sehr gut, 49 herausragend.
web-intro-limes-11 = Eine neue Partie kann Varianten haben: Beim diagonalen Anlegen darf eine Karte auch nur über Eck liegen; mit dem Fischer als Fährmann kommen andere Arbeiter über den See. Das ist ganz Limes.
web-intro-limits-1 = Du sammelst Punkte. Alle legen Karten auf einen Spielstapel, und die Limitkarte sagt, wie viele jeder Farbe dort liegen dürfen. Wer das Limit überschreitet, kann verdächtigt werden.
web-intro-limits-2 = Auf der Limitkarte heißt X kein Limit, 0 gar keine. Zuerst legen alle eine Karte verdeckt vor sich aus: Sie erhöht das Limit ihrer Farbe um eins, und nur du kennst deine. Von Blau ist gar keine erlaubt – lege also deine blaue Karte verdeckt aus.
web-intro-limits-3 = In deinem Zug legst du eine Karte auf den Spielstapel und ziehst eine nach, tauschst vier einer Farbe gegen einen Punkt oder verdächtigst jemanden. Nur die oberste ist zu sehen: Merk dir, was liegt. Lege Rot.
web-intro-limits-4 = Ines hat Grün gelegt, Tomas Violett. Du hast die vierte violette Karte gezogen: Tausche sie gegen einen Punkt. Zwei kommen auf den Spielstapel und zählen dort, du ziehst vier, und die anderen zwei kommen auf den Nachziehstapel.
web-intro-limits-5 = Ines hat zum zweiten Mal Grün gelegt, und das Limit für Grün ist 1. Liegt nirgends eine grüne Karte verdeckt, ist das eine zu viel. Verdächtige Ines.
web-intro-limits-6 = Die verdeckten Karten werden aufgedeckt. Gezählt wird die Farbe der letzten Karte von Ines, von der ersten Karte des Spielstapels bis zu dieser: zwei grüne. Niemand hatte Grün verdeckt, also war das Limit 1.
web-intro-limits-7 = Ines ist über dem Limit: Die Limitkarte kostet sie zwei Punkte, und du bekommst einen. Hättest du dich geirrt, müsstest du die Limitkarte nehmen, und der Punkt ginge an Ines.
web-intro-limits-8 = Alle nehmen ihre verdeckten Karten zurück, der Spielstapel kommt unter den Nachziehstapel, und wer zu wenige Karten hat, zieht nach. Wer die Limitkarte genommen hat, beginnt die nächste Runde.
web-intro-limits-9 = Eine Partie hat eine Runde für jede Limitkarte, zu dritt 18. Deine Summe sind deine Punkte, minus zwei für jede Limitkarte, die du genommen hast. Die höchste Summe gewinnt.
web-intro-limits-10 = Niemand darf den Spielstapel durchsehen, und dein Bildschirm merkt ihn sich nicht für dich. Mit der Variante Offener Spielstapel bleiben alle Karten sichtbar. Das ist ganz Limits.
web-intro-limoges-1 = Jede Runde beginnt mit der Anwerbung. Stimme mit 5|4 für die Vasallen des Vizegrafen und mit 3|3 für die Konsuln des Château. Die niedrige Hälfte ist die Stärke deiner Stimme. Niemand sieht sie, bevor alle gewählt haben.
web-intro-limoges-2 = Du hast vier Vasallen und drei Konsuln. Besetze ein Machtfeld: Lege 1|0 mit einem Vasallen auf die Schlüssel des Château. Ein Stein kostet so viele Münzen, wie er Augen hat. Jetzt können nur Vasallen die Tore des Château bewachen.
web-intro-limoges-3 = Baue ein Tor: Lege 4|2 auf Orgolet, die Wache auf die 4. Die 2 bleibt sichtbar – so viel Zoll zahlen dir die anderen, wenn sie drinnen bauen.
web-intro-limoges-4 = Mehr als zwei Steine legst du in keinem Zug. Beende deinen Zug.
web-intro-limoges-5 = Ines hat die Schlüssel der Cité. Durch ein aktives Tor kommen alle in die innere Stadt; dieses gehört dir, also zahlst du keinen Zoll. Lege 6|1 in die Abtei, auf Feld 4 neben einen anderen Stein.
web-intro-limoges-6 = Das hat sieben Münzen gekostet und keinen Zoll. Baut Ines drinnen, zahlt sie dir zwei Münzen. Die Abtei brachte dir zwei Äbte: einen für den Stein, einen für den Nachbarn. Beende deinen Zug.
web-intro-limoges-7 = Am Ende jeder Runde bringt jeder eigene Stein in Abtei und Kathedrale einen Punkt. Am Schluss zählen auch dein Einfluss und die geheimen Ziele aller Spieler.
web-intro-limoges-2-1 = Die Stimmen sind gezählt: Du hast vier Konsuln der Cité und drei Vasallen. Nimm die Schlüssel der Cité: Lege 1|0 mit einem Konsul der Cité darauf. Ab jetzt bewachen nur Konsuln der Cité ihre Tore.
web-intro-limoges-2-2 = Baue dort ein Tor: Lege 2|1 auf Panet, die Wache auf die 2. Damit steht die Cité allen offen, und wer sonst drinnen baut, zahlt dir eine Münze Zoll.
web-intro-limoges-2-3 = Zwei Steine sind gelegt. Beende deinen Zug. Deine Hand ist kleiner geworden, also musst du nichts abwerfen.
web-intro-limoges-2-4 = Im Erdgeschoss der Kathedrale verlangt jedes Feld seine Zahl: Lege 4|0 auf Feld 4. Die vier Münzen kommen in den Schatz, und du bekommst einen Bischof.
web-intro-limoges-2-5 = Über zwei Nachbarn passt jeder Stein, und er bringt zwei Bischöfe. Lege 0|0 – das kostet nichts – über die 3 und die 4.
web-intro-limoges-2-6 = Ein Plättchen kostet dreierlei: Münzen, einen Stein mit mindestens dieser Summe und einen Meeple seiner Farbe. Kaufe die Kirche Saint-Pierre-du-Queyroix: vier Münzen, den 6|2 und einen Bischof, der darauf bleibt.
web-intro-limoges-2-7 = Ein Plättchen mit seinem Meeple ist aktiv und wirkt noch in diesem Zug. Nutze es: Ein Bischof wird zu fünf Münzen. Das geht einmal in jedem deiner Züge.
web-intro-limoges-2-8 = Dir bleiben acht Münzen und ein Bischof, und zwei deiner Steine liegen in der Kathedrale. Beende deinen Zug.
web-intro-limoges-2-9 = Beide Steine bringen am Ende jeder Runde einen Punkt, solange sie dort liegen. Du darfst zwei Plättchen haben; mit einem dritten geht eines der älteren zurück.
web-intro-limoges-3-1 = Ines hat die Schlüssel und ein Tor; durch dieses Tor hast du in der Abtei gebaut. Jetzt die Brücke des Château: Ihr Machtfeld bestimmt, welche Farbe sie baut. Lege 1|0 mit einem Konsul des Château auf Pont Saint-Martial.
web-intro-limoges-3-2 = Baue den ersten Bogen: 2|0 und ein Konsul, der in den Vorrat zurückgeht. Wer von der fertigen Brücke die meisten Bögen hat, bekommt im Château doppelten Zoll.
web-intro-limoges-3-3 = Das Machtfeld von Ines erlaubt allen, mit einem Konsul des Château die Abtei zu berauben. Du darfst nehmen, was deine Steine dort zeigen: sieben Münzen. Das kostet den Konsul und alle deine Äbte. Raube den Schatz.
web-intro-limoges-3-4 = Sieben Münzen, und beide Äbte sind weg. Bis zum Ende der Runde bringen dir Steine in der Abtei keine Äbte. Beende deinen Zug.
web-intro-limoges-3-5 = Ines hat die Justiz mit einem Vasallen besetzt, also werfen Vasallen in den Kerker. Das kostet so viele, wie die hohe Hälfte zeigt: einen. Wirf die Wache von Orgolet in den Kerker: Ohne Wache ist das Tor zu, für alle.
web-intro-limoges-3-6 = Der Hafen von Naveix braucht kein Tor. Lege 3|0 mit einem Konsul der Cité dorthin: Am Ende jedes deiner Züge bringt er einen weiteren.
web-intro-limoges-3-7 = Beende deinen Zug. Der Hafen sollte einen Konsul der Cité bringen, aber im Vorrat ist keiner mehr.
web-intro-limoges-3-8 = Für jeden fehlenden Meeple wählst du: einen Schritt Einfluss oder einen aus einer fremden Hand. Nimm einen von Ines; sie geht dafür auf einer Leiste einen Schritt vor.
web-intro-limoges-3-9 = Ines ist auf der englischen Leiste vorgerückt: Jeder Schritt ist am Ende ein Punkt, der zwanzigste beendet das Spiel sofort. Auch die Runde ist vorbei: Dein Stein in der Abtei hat einen Punkt gebracht.
