## Command line

command-limestone =
    Eén tafel voor drie spellen: Limes, Limits en Les Deux Limoges.
    Zonder opdracht start Limestone op deze computer en gaat het open in je browser. Met --help lees je meer over elke opdracht.
command-play =
    Speel een partij in deze terminal.
    Typ een zet in notatie, ? voor wat er kan volgen, help voor uitleg.
command-options =
    De opties van een spel in woorden: varianten en lezingen van de spelregels.
    Geef het woord van elke optie die je wilt met --variant.
command-simulate =
    Speelt partijen en schrijft van elk een verslag: met de bots van --bots, of met willekeurige toegestane zetten.
    Dezelfde startwaarde geeft dezelfde bestanden. Een reeks die is gestopt, gaat verder waar hij gebleven was.
command-replay =
    Controleer een verslag en speel de partij stap voor stap na.
    Eindigt met afsluitcode 1 als een stap niet mag of de uitslag niet klopt.
command-legal = Geef de mogelijke zetten na de laatste stap van een verslag, één per regel.
command-show = Teken de stelling na de laatste stap van een verslag.
command-decks = Beheer bestanden met je eigen kaarten.
command-completion =
    Laat de Tab-toets opdrachten, opties en bestandsnamen aanvullen.
    --install schrijft het waar de shell het vindt; anders wordt het script getoond. SHELL is bash, zsh of fish.
option-install = Schrijf het waar de shell het vindt.
command-decks-check =
    Controleer een bestand met kaarten of een map met gegevens.
    Zegt in welke regel wat fout is, of dat alles klopt.

option-lang = De taal: en, de, fr, nl of it; anders die van de omgeving.
option-version = Toon de versie.
option-help = Toon deze hulp.
option-seats = Het aantal spelers.
option-variant = Een variant of lezing van de regels; mag meer dan één keer. Alle: limestone options GAME.
option-seed = Woorden of cijfers die alle trekkingen bepalen.
option-resume = Ga verder met de partij in dit verslag.
option-deck = Limes: een bestand met andere landschapskaarten.
option-cards = Limits: een bestand met andere limietkaarten.
option-data = Les Deux Limoges: een map met andere gegevens.
option-games = Hoeveel partijen.
option-out = De map voor de verslagen.
option-game = Het spel waar het bestand bij hoort.

heading-usage = Gebruik:
heading-options = Opties
heading-commands = Opdrachten
heading-colon = { $heading }:
word-options = [OPTIES]
word-command = OPDRACHT [ARGUMENTEN]
word-file = BESTAND
word-folder = MAP
word-path = PAD
word-number = GETAL
word-text = TEKST
word-address = ADRES
word-code = CODE
word-id = ID
word-date = JJJJ-MM-DD
option-usual = [anders { $value }]
option-needed = [verplicht]

usage-no-such-option = er is geen optie { $option }
usage-missing = { $parameter } ontbreekt
usage-no-such-command = er is geen opdracht “{ $command }”
usage-expects-number = { $parameter } verwacht een geheel getal
usage-expects-at-least = { $parameter } verwacht een geheel getal vanaf { $least }
usage-expects-number-between = { $parameter } verwacht een getal van { $least } tot en met { $most }
usage-expects-between = { $parameter } verwacht een geheel getal van { $least } tot en met { $most }
usage-expects-choice = { $parameter } verwacht een van: { $choices }
usage-expects-file = { $parameter } verwacht een bestaand bestand
usage-expects-folder = { $parameter } verwacht een map
usage-expects-path = { $parameter } verwacht een bestaand bestand of een bestaande map
usage-needs-value = { $option } heeft een waarde nodig
usage-too-many = hier wordt niets meer verwacht: { $words }
usage-wrong = { $reason }
usage-try = meer uitleg: { $command } --help

stopped = afgebroken
completion-written = { $file } is geschreven; in een nieuwe shell vult Tab limestone aan.
completion-zsh = In ~/.zshrc moet vóór compinit staan: fpath=({ $folder } $fpath)
simulated = { $games ->
    [one] Er staat één verslag in { $folder }.
   *[other] Er staan { $games } verslagen in { $folder }.
}
replay-unfinished = { $steps ->
    [one] De partij is nog niet afgelopen; het verslag stopt na één stap.
   *[other] De partij is nog niet afgelopen; het verslag stopt na { $steps } stappen.
}
deck-good = { $file } is compleet: { $digest }

## At the table

prompt = { $seat }>
seat-name = Plaats { $seat }
listed = { $most } en { $last }
curtain = { $seat } is aan de beurt. Geef het toetsenbord door en druk op Enter.
left = Tot de volgende keer. De partij staat in { $file }; met “resume” ga je verder.
left-unplayed = Tot de volgende keer.
undone = Teruggenomen.
saved = Bewaard in { $file }.
resumed = Verder met { $file }.
show-parts = Meer van de tafel: show { $parts }.
show-more = Enter toont meer.
hint-busy = Goede zetten worden gezocht …
complete-begun = “{ $typed }” is het begin van een zet; zo kan die verdergaan:
complete-none = Geen enkele zet begint met “{ $typed }”.
complete-more = … en nog { $count }; typ een stukje verder en dan weer ?.
help-commands =
    ? toont wat er kan volgen, ook midden in een zet (d5?). Tab vult aan wat je typt.
    hint noemt tot drie goede zetten met hun waarde en reden.
    undo neemt de laatste zet terug.
    save BESTAND en resume BESTAND bewaren een partij en gaan ermee verder.
    show tekent alle plaatsen met hun punten, quit verlaat de tafel.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = plaats { $seat }, { $move }: { $sentence }
refusal-line = regel { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = er is geen spel “{ $name }”; de spellen zijn { $known }
refused-unknown-variant = { $near ->
    [none] er is geen variant “{ $word }”; de varianten zijn { $known }
   *[other] er is geen variant “{ $word }”; bedoel je “{ $near }”? De varianten zijn { $known }
}
refused-options-exclude = “{ $option }” en “{ $against }” kunnen niet samen gespeeld worden
refused-seats-out-of-range = { $seats ->
    [one] met één speler
   *[other] met { $seats } spelers
} kun je dit niet spelen; wel met { $least } tot en met { $most }
refused-too-many-bots = te veel bots: { $bots }; plaatsen voor hen: { $seats }
refused-wrong-material = { $game } kent geen --{ $word }; de kaarten of gegevens geef je op met --{ $right }
refused-not-text = dit is geen tekstbestand
refused-unreadable = kan niet worden gelezen: { $reason }
refused-unwritable = kan niet worden geschreven: { $reason }
refused-not-due = je bent niet aan de beurt
refused-unknown-part = er is geen deel “{ $name }”; er zijn { $known }
refused-no-outlook = in dit spel valt vooraf niets te tellen
refused-undo-horizon = dit kun je niet meer terugnemen: iemand anders heeft al gekozen, of er is iets getrokken
refused-undo-nothing = er is niets om terug te nemen
refused-undo-seen = een beschuldiging kun je niet terugnemen: iedereen heeft de omgedraaide kaarten gezien

refused-record-not-a-record = een verslag begint met een regel “limestone 1”
refused-record-format = dit verslag heeft formaat { $found }; dit programma leest formaat { $known }
refused-record-rules = deze partij is gespeeld volgens regelversie { $rules }; dit programma kent regelversie { $known }
refused-record-material = deze partij is gespeeld volgens regelversie { $rules } met het materiaal { $wanted }; hier is { $given } voor regelversie { $known }: geef het materiaal van de partij op met --{ $word }
refused-record-key-missing = in de kop ontbreekt de regel “{ $key }”
refused-record-key-twice = in de kop staat de regel “{ $key }” twee keer
refused-record-key-unknown = in de kop staat een onbekende regel “{ $key }”
refused-record-number = “{ $found }” is geen getal voor “{ $key }”
refused-record-no-blank-line = de lege regel na de kop ontbreekt
refused-record-comment-before-step = er staat commentaar vóór de eerste stap
refused-record-step = “{ $found }” is geen plaats met een zet
refused-record-seat-twice = plaats { $seat } beslist twee keer in één stap
refused-record-wrong-seats = moeten beslissen: { $due }; gevonden: { $found }
refused-record-after-the-end = de partij was vóór deze stap al afgelopen
refused-record-hidden = dit verslag verbergt zetten (“?”): je kunt het tonen, niet naspelen
refused-record-result-early = het verslag heeft een uitslag, maar de partij is niet afgelopen
refused-record-result-missing = de partij is afgelopen, maar het verslag heeft geen uitslag
refused-record-result-wrong = de uitslag luidt { $found }, geteld is { $counted }

## Limes

limes-status = { $workers ->
    [0] Punten tot nu toe: { $points }. Er is geen arbeider meer in de voorraad.
    [one] Punten tot nu toe: { $points }. Er is nog één arbeider in de voorraad.
   *[other] Punten tot nu toe: { $points }. Er zijn nog { $workers } arbeiders in de voorraad.
}
limes-help =
    Iedereen legt dezelfde kaart aan in een landschap van hoogstens vier bij vier kaarten. Daarna plaats je
    er een arbeider op, of je beweegt een arbeider naar een aangrenzend gebied, of geen van beide.
    d4n legt de kaart op vak d4, met de gedrukte bovenkant naar het noorden (n e s w).
    d4n +se plaatst ook een arbeider op het veld rechtsonder, het zuidoosten (nw ne sw se).
    d5s d4se>e4nw beweegt ook de arbeider van veld d4se naar veld e4nw.
    Tekens: . akker, ~ water, ^ bos, # toren, * vissershut, @ arbeider.
    Aan het eind telt een boer de velden van zijn akker, een visser de hutten aan de oever van zijn water,
    een houthakker de gebieden rond zijn bos, een wachter de bosvelden die hij ziet.
limes-count-head = { $points ->
    [one] { $seat }: één punt
   *[other] { $seat }: { $points } punten
}
limes-count-worker = { $profession ->
    [farmer] { "  " }boer op { $zone }: { $why }
    [fisherman] { "  " }visser op { $zone }: { $why }
    [woodcutter] { "  " }houthakker op { $zone }: { $why }
   *[watchman] { "  " }wachter op { $zone }: { $why }
}
limes-points-zone = { $points ->
    [one] één veld ({ $places })
   *[other] { $points } velden ({ $places })
}
limes-points-hut = { $points ->
    [one] één hut ({ $places })
   *[other] { $points } hutten ({ $places })
}
limes-points-territory = { $points ->
    [one] één gebied ({ $places })
   *[other] { $points } gebieden ({ $places })
}
limes-points-sight = { $points ->
    [one] ziet één bosveld ({ $places })
   *[other] ziet { $points } bosvelden ({ $places })
}
limes-ladder = { $step ->
    [0] Dat kan beter
    [1] In orde
    [2] Goed
    [3] Heel goed
   *[4] Geweldig, wat een score!
}
limes-a-worker = { $profession ->
    [farmer] een boer
    [fisherman] een visser
    [woodcutter] een houthakker
   *[watchman] een wachter
}

event-limes-drawn = Ronde { $round }: kaart { $card }
event-limes-laid = { $seat } legt de kaart op { $square }
event-limes-placed = { $seat } plaatst { limes-a-worker } op { $zone }
event-limes-moved = { $seat } beweegt een arbeider naar { $to }, nu { limes-a-worker }
event-limes-counted = { $points ->
    [one] { $seat }: één punt
   *[other] { $seat }: { $points } punten
}
event-limes-solo = { $points ->
    [one] Het landschap is klaar: één punt
   *[other] Het landschap is klaar: { $points } punten
}
event-limes-won = { $points ->
    [one] { $seats } wint met één punt
   *[other] { $seats } wint met { $points } punten
}
event-limes-shared = { $points ->
    [one] { $seats } delen de overwinning met één punt
   *[other] { $seats } delen de overwinning met { $points } punten
}
event-limes-tie = { points-each }, ook arbeider voor arbeider gelijk
event-limes-tie-break = { points-each }; { limes-nth-worker }: { $winners } ({ $most }), { $seats } ({ $less })
limes-nth-worker = { $number ->
    [1] beste arbeider
    [2] op één na beste arbeider
    [3] op twee na beste arbeider
    [4] op drie na beste arbeider
    [5] op vier na beste arbeider
    [6] op vijf na beste arbeider
   *[7] op zes na beste arbeider
}
points-each = { $points ->
    [one] Elk { $points } punt
   *[other] Elk { $points } punten
}

refused-limes-notation = “{ $found }” is geen zet; zetten zien eruit als d4n +se of d5s d4se>e4nw
refused-limes-square = “{ $found }” is geen vak; de vakken lopen van a1 tot en met g7
refused-limes-turn = “{ $found }” is geen draaiing; kies n, e, s of w
refused-limes-quarter = “{ $found }” is geen kwart van een kaart; kies nw, ne, sw of se
refused-limes-zone = “{ $found }” is geen veld; velden zien eruit als d4nw
refused-limes-posting = “{ $found }” is niets wat een arbeider kan doen; +se plaatst er een, d4se>e4nw beweegt er een
refused-limes-wrong-move = dit is niet de beslissing die nu aan de orde is
refused-limes-first-square = de eerste kaart komt op d4
refused-limes-square-taken = daar ligt al een kaart
refused-limes-apart = de kaart zou met geen enkele zijde aan een andere kaart grenzen
refused-limes-apart-diagonal = de kaart zou geen andere kaart raken, zelfs niet met een hoek
refused-limes-too-wide = het landschap zou { $width } kaarten breed worden; het is nooit groter dan 4 × 4 kaarten
refused-limes-too-tall = het landschap zou { $height } kaarten hoog worden; het is nooit groter dan 4 × 4 kaarten
refused-limes-supply-empty = er is geen arbeider meer in de voorraad
refused-limes-no-worker = daar staat geen arbeider
refused-limes-no-card = waar de arbeider heen zou gaan, ligt geen kaart
refused-limes-own-territory = een arbeider beweegt niet binnen zijn eigen gebied
refused-limes-out-of-reach = dat gebied grenst niet aan het gebied waarin de arbeider staat
refused-limes-out-of-reach-ferryman = dat gebied grenst er niet aan, en ook een veerman brengt de arbeider er niet
refused-limes-draw-unknown = er is geen kaart { $card }; de kaarten zijn genummerd van 1 tot en met 24
refused-limes-draw-twice = kaart { $card } is al eerder getrokken

refused-deck-incomplete = { $cards ->
    [one] een kaartenset telt 24 kaarten, deze heeft er één; ontbrekend: { $missing }
   *[other] een kaartenset telt 24 kaarten, deze heeft er { $cards }; ontbrekend: { $missing }
}
refused-deck-number = er is geen kaart { $number }; de kaarten zijn genummerd van 1 tot en met 24
refused-deck-number-twice = kaart { $number } staat hier voor de tweede keer
refused-deck-number-expected = hier hoort het nummer van een kaart, niet “{ $found }”
refused-deck-rows = kaart { $card } heeft geen twee rijen
refused-deck-row = “{ $found }” is geen rij van twee velden
refused-deck-zone = “{ $found }” is geen veld; velden zijn . ~ ^ # met * voor een hut
refused-deck-hut = kaart { $card }, “{ $found }”: een hut op water of op een toren is ongewoon; controleer of het zo bedoeld is

## Limits

limits-help =
    De limietkaart zegt hoeveel kaarten van elke kleur op de speelstapel mogen liggen; X is geen limiet. Eerst legt
    iedereen een kaart gedekt voor zich: die verhoogt de limiet van zijn kleur met één. Daarna om de beurt: een
    kaart op de speelstapel spelen, vier kaarten van één kleur ruilen voor een punt, of iemand beschuldigen.
    hide g verbergt een groene kaart (met twee spelers twee kaarten: hide rg). play r speelt een rode kaart.
    exchange v ruilt vier paarse kaarten. accuse 2 beschuldigt plaats 2 om de laatste kaart.
    Wie zich vergist of betrapt wordt, neemt de limietkaart (twee punten minder); de ander krijgt een punt.
    Kleuren: r rood, y geel, g groen, b blauw, v paars. Onthoud wat er ligt: je mag de speelstapel niet bekijken.
limits-picture-limit = { $left ->
    [0] De laatste limietkaart:
    [one] Limietkaart, daarna nog één:
   *[other] Limietkaart, daarna nog { $left }:
}
limits-picture-pile = { $count ->
    [0] De speelstapel is leeg.
    [one] Op de speelstapel ligt één kaart.
   *[other] Op de speelstapel liggen { $count } kaarten.
}
limits-picture-draw = { $count ->
    [0] De trekstapel is leeg.
    [one] De trekstapel heeft één kaart.
   *[other] De trekstapel heeft { $count } kaarten.
}
limits-picture-hand = In je hand:
limits-picture-hidden = Gedekt voor je:
limits-picture-seat = { $seat }: totaal { $total } (punten { $points }, limietkaarten { $taken }), kaarten in de hand: { $cards }


limits-colour-r = rood
limits-colour-y = geel
limits-colour-g = groen
limits-colour-b = blauw
limits-colour-v = paars
limits-a-card = { $card ->
    [r] een rode kaart
    [y] een gele kaart
    [g] een groene kaart
    [b] een blauwe kaart
    [v] een paarse kaart
   *[unseen] een kaart
}
limits-cards-of = { $card ->
    [r] rode kaarten
    [y] gele kaarten
    [g] groene kaarten
    [b] blauwe kaarten
    [v] paarse kaarten
   *[unseen] kaarten
}


refused-limits-cards-files =
    { $found ->
        [0] er is geen bestand met limietkaarten; er moet er één zijn
       *[other] de limietkaarten moeten in één bestand staan, niet in { $found }
    }
limits-counted = { $card ->
    [unseen] { "" }
   *[other] { " " }({ limits-cards-of }: { $lying }, toegestaan: { $allowed })
}
limits-face = { $r ->
    [unseen] { "" }
   *[other] { "" }: rood { $r }, geel { $y }, groen { $g }, blauw { $b }, paars { $v }
}
refused-limits-cards-count =
    { $found ->
        [one] er is maar één limietkaart; het moeten er { $wanted } zijn
       *[other] er zijn { $found } limietkaarten; het moeten er { $wanted } zijn
    }
refused-limits-cards-values =
    { $found ->
        [one] deze regel heeft één waarde; een limietkaart heeft er vijf, voor rood, geel, groen, blauw en paars
       *[other] deze regel heeft { $found } waarden; een limietkaart heeft er vijf, voor rood, geel, groen, blauw en paars
    }
refused-limits-cards-value = “{ $found }” is geen getal van 0 tot en met 9 en ook geen X
refused-limits-not-due = je bent niet aan de beurt
refused-limits-shuffle-due = eerst moeten de kaarten worden geschud
refused-limits-shuffle-cards =
    { $found ->
        [one] bij de geschudde kaarten zit { limits-a-card }; het moeten er twaalf zijn
       *[other] bij de geschudde kaarten zitten { $found } { limits-cards-of }; het moeten er twaalf zijn
    }
refused-limits-no-such-seat = deze plaats is er niet aan deze tafel
refused-limits-starter = { $seat } begint deze partij: van partij tot partij begint iedereen om de beurt
refused-limits-shuffle-limits =
    { $found ->
        [one] er is één limietkaart geschud; aan deze tafel speel je met { $wanted }
       *[other] er zijn { $found } limietkaarten geschud; aan deze tafel speel je met { $wanted }
    }
refused-limits-shuffle-unknown-limit = er is geen limietkaart { $limit }; de limietkaarten zijn genummerd van 1 tot en met 24
refused-limits-shuffle-limit-twice = limietkaart { $limit } komt meer dan één keer voor
refused-limits-hide-first =
    { $wanted ->
        [one] verberg eerst een kaart
       *[other] verberg eerst { $wanted } kaarten
    }
refused-limits-hide-count =
    { $wanted ->
        [one] verberg één kaart, niet { $found }
       *[other] verberg { $wanted } kaarten, niet { $found }
    }
refused-limits-not-in-hand = { limits-a-card } heb je niet in je hand
refused-limits-must-accuse = je hand is leeg: je moet iemand beschuldigen
refused-limits-not-four =
    { $found ->
        [0] om te ruilen heb je vier { limits-cards-of } nodig en je hebt er geen
       *[other] om te ruilen heb je vier { limits-cards-of } nodig en je hebt er maar { $found }
    }
refused-limits-turn-due = je bent aan de beurt: speel een kaart, ruil er vier of beschuldig iemand
refused-limits-accuse-oneself = je kunt jezelf niet beschuldigen
refused-limits-nothing-laid = { $seat } heeft in deze ronde nog geen kaart gespeeld en kan niet beschuldigd worden
refused-limits-unreadable = “{ $found }” is geen zet van Limits
refused-limits-unknown-colour = “{ $found }” is geen kleur; de kleuren zijn r, y, g, b en v
refused-limits-one-colour = hier hoort één kleur te staan, niet “{ $found }”
refused-limits-not-a-number = “{ $found }” is geen getal


event-limits-drew = { $seat } trekt { $cards }
event-limits-drew-unseen = { $count ->
    [one] { $seat } trekt een kaart
   *[other] { $seat } trekt { $count } kaarten
}
event-limits-drew-nothing = { $seat } trekt niets: de trekstapel is leeg
event-limits-round = { $you ->
    [seat] Ronde { $round } van { $rounds }{ limits-face }; jij begint
   *[no] Ronde { $round } van { $rounds }{ limits-face }; { $seat } begint
}
event-limits-hid = { $seat } verbergt { $cards }
event-limits-hid-unseen = { $count ->
    [one] { $seat } verbergt een kaart
   *[other] { $seat } verbergt { $count } kaarten
}
event-limits-laid = { $seat } speelt { limits-a-card }
event-limits-exchanged = { $seat } ruilt vier { limits-cards-of } voor een punt
event-limits-accused = { $you ->
    [accused] { $seat } beschuldigt jou
   *[no] { $seat } beschuldigt { $accused }
}
event-limits-revealed = { $seat } verborg { $cards }
event-limits-guilty = { $you ->
    [earner] { $seat } ging over de limiet{ limits-counted } en neemt de limietkaart (−{ $penalty }); jij krijgt een punt
   *[no] { $seat } ging over de limiet{ limits-counted } en neemt de limietkaart (−{ $penalty }); { $earner } krijgt een punt
}
event-limits-innocent = { $you ->
    [loser] { $seat } bleef binnen de limiet{ limits-counted } en krijgt een punt; jij neemt de limietkaart (−{ $penalty })
   *[no] { $seat } bleef binnen de limiet{ limits-counted } en krijgt een punt; { $loser } neemt de limietkaart (−{ $penalty })
}
event-limits-scores = Na ronde { $round }: { $totals }
limits-total-of = { $you ->
    [seat] jij
   *[no] { $seat }
} ({ $points })
event-limits-tie = { points-each }; een gelijke stand wordt niet verder beslist
event-limits-over = { $winners }: de meeste punten, de laatste limietkaart is genomen

## Limoges

limoges-help =
    Eerst stemt iedereen in het geheim: een dominosteen voor elke gewenste kleur, de lage helft is de sterkte.
    vote blue:5-4 red:3-1 · vote none. Daarna om de beurt: leg hoogstens twee dominostenen en doe acties zolang je kunt betalen.
    place 6-3 keys_cite yellow neemt een voorrecht, place 4-3 gi_imbert high bouwt een poort (de helft die de wachter bedekt),
    place 6-3 ab_04 bouwt in de abdij. end beëindigt de beurt (end 6-3 verwijdert een dominosteen, als het moet).
    Andere zetten: activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop; antwoorden: gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    Meeples: red consuls van het Château, blue consuls van de Cité, yellow vazallen, grey abten, purple bisschoppen.
    Met ? zie je wat je nu mag. Op het bord is @0 de dominosteen van plaats 0; daarna komt de meeple.
limoges-picture-last = { $certain ->
    [yes] de laatste ronde
   *[no] misschien de laatste ronde
}
limoges-picture-round = Ronde { $round }, startspeler: { $seat }
limoges-picture-powers = Voorrechten
limoges-picture-chateau-inner = Binnenmuur van het Château
limoges-picture-chateau-outer = Buitenmuur van het Château
limoges-picture-cite = Muur van de Cité
limoges-picture-abbey = Abdij
limoges-picture-cathedral = Kathedraal
limoges-picture-production = Productie
limoges-picture-bridges = Bruggen
limoges-picture-treasuries = Schatkisten: abdij { $abbey }, kathedraal { $cathedral }
limoges-picture-seat = { $seat } (@{ $number }): munten { $coins }, punten { $points }, Frans { $french }, Engels { $english }, dominostenen { $hand }, zak { $bag };
limoges-picture-hand = Je dominostenen: { $dominoes }
limoges-picture-objectives = Je doelen: { $cards }
limoges-picture-on = { $meeple } op { $half }
limoges-picture-key = In zetten: { $words }
limoges-count-objective = { $card }:
limoges-count-standing = { "  " }{ $seat }: { $measure } (rang { $rank }, punten { $points })
limoges-meeple = { $colour ->
    [red] consul van het Château
    [blue] consul van de Cité
    [yellow] vazal
    [grey] abt
   *[purple] bisschop
}
limoges-a-meeple = { $colour ->
    [red] een consul van het Château
    [blue] een consul van de Cité
    [yellow] een vazal
    [grey] een abt
   *[purple] een bisschop
}
limoges-meeples-of = { $colour ->
    [red] consuls van het Château
    [blue] consuls van de Cité
    [yellow] vazallen
    [grey] abten
   *[purple] bisschoppen
}
limoges-some-meeples = { $count ->
    [0] geen { limoges-meeples-of }
    [one] één { limoges-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-meeples = { $count ->
    [one] 1 { limoges-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-coins = { $coins ->
    [one] één munt
   *[other] { $coins } munten
}
limoges-goods = { $good ->
    [coins] { $count ->
        [one] 1 munt
       *[other] { $count } munten
    }
    [vp] { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
    [influence_fr] { $count } Franse invloed
    [influence_en] { $count } Engelse invloed
   *[other] { limoges-n-meeples }
}
limoges-influence = { $track ->
    [fr] Franse invloed
   *[en] Engelse invloed
}
limoges-on-track = { $track ->
    [fr] op het Franse spoor
   *[en] op het Engelse spoor
}
limoges-to = { $to ->
    [bank] aan de bank
    [abbey] aan de schatkist van de abdij
    [cathedral] aan de schatkist van de kathedraal
   *[other] { $you ->
        [to] aan jou
       *[no] aan { $to }
    }
}
limoges-toll-to = { limoges-n-coins } { limoges-to }
limoges-held-by = { $place } ({ $seat })
limoges-vote-for = { $domino } voor de { limoges-meeples-of }
limoges-space-ab = Abdij, vak { $number }
limoges-space-ca = Kathedraal, begane grond, vak { $number }
limoges-space-cb = Kathedraal, verdieping, vak { $number }
limoges-space-cc = Kathedraal, klokkentoren
limoges-space-pm = Pont Saint-Martial, boog { $number }
limoges-space-pe = Pont Saint-Étienne, boog { $number }

limoges-chateau = Château
limoges-cite = Cité
limoges-fr = Franse invloed
limoges-en = Engelse invloed
limoges-abbey = Abdij
limoges-cathedral = Kathedraal
limoges-personnages = Personages
limoges-lieux = Locaties
limoges-saint = Heilige
limoges-relic = Relikwie
limoges-reserve = Voorraad
limoges-prison = Gevangenis
limoges-motte = Motte
limoges-consulat-chateau = Consulaat van het Château
limoges-consulat-cite = Consulaat van de Cité
limoges-port-naveix = Haven van Naveix
limoges-t01-lieu = Kerk Saint-Michel-des-Lions
limoges-t01-personnage = Richard Leeuwenhart
limoges-t02-lieu = Kerk Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleonora van Aquitanië
limoges-t03-lieu = Abdij van La Règle
limoges-t03-personnage = Maria van Comborn, abdis
limoges-t04-lieu = Abdij van Saint-Martin
limoges-t04-personnage = Adémar van Chabannes, monnik
limoges-t05-lieu = Abdij van Saint-Augustin
limoges-t05-personnage = Bernard Itier, bibliothecaris
limoges-t06-lieu = Gasthuis Saint-Gérald
limoges-t06-personnage = Godfried van Vigeois, kroniekschrijver
limoges-t07-lieu = Fontein van Aigoulène
limoges-t07-personnage = Raimond de Gau, abt
limoges-t08-lieu = Slagersstraat
limoges-t08-personnage = Bernard Gui, dominicaan
limoges-t09-lieu = Place des Bancs
limoges-t09-personnage = Eustorge, bisschop
limoges-t10-lieu = Raadhuis, Rue du Consulat
limoges-t10-personnage = Jean de Cros, bisschop
limoges-t11-lieu = Munthuis
limoges-t11-personnage = Gwijde V, burggraaf
limoges-t12-lieu = Graf van Sint-Martialis
limoges-t12-personnage = Hendrik de Jonge
limoges-t13-lieu = Basiliek van de Verlosser
limoges-t13-personnage = Hendrik II Plantagenet
limoges-t14-lieu = Bibliotheek van Saint-Martial
limoges-t14-personnage = Bernart de Ventadorn, troubadour
limoges-t15-lieu = Emailwerkplaatsen
limoges-t15-personnage = Mercadier, huurlingenleider
limoges-t16-lieu = Bisschoppelijk paleis
limoges-t16-personnage = Gérard-Hector du Cher, bisschop
limoges-t17-lieu = Doopkapel Saint-Jean
limoges-t17-personnage = Ebles, bisschop
limoges-t18-lieu = Wijk Abbessaille
limoges-t18-personnage = Hélie, cantor van de kathedraal
limoges-t19-lieu = Clos Sainte-Marie
limoges-t19-personnage = Adémar V, burggraaf
limoges-t20-lieu = Molens aan de Vienne
limoges-t20-personnage = Gwijde VI, burggraaf
limoges-t21-lieu = Voorstad Manigne
limoges-t21-personnage = Margaretha van Bourgondië, regentes
limoges-t22-lieu = Voorstad Boucherie
limoges-t22-personnage = Maria van Limoges, burggravin
limoges-t23-lieu = Looierijen aan de Enjoumart
limoges-t23-personnage = Johanna van Penthièvre, burggravin
limoges-t24-lieu = De arena
limoges-t24-personnage = De Zwarte Prins
limoges-t25-lieu = Kasteel van Aixe
limoges-t25-personnage = Jan, hertog van Berry
limoges-t26-lieu = Kasteel van Châlus-Chabrol
limoges-t26-personnage = Bertrand du Guesclin
limoges-t27-lieu = Mont Jovis
limoges-t27-personnage = Pierre Basile, kruisboogschutter
limoges-os1-saint = Sint-Martialis
limoges-os1-relic = Hoofd van Sint-Martialis
limoges-os2-saint = Sint-Valeria
limoges-os2-relic = Ring van Sint-Valeria
limoges-os3-saint = Sint-Aurelianus
limoges-os3-relic = Reliekbuste van Sint-Aurelianus
limoges-os4-saint = Sint-Lupus
limoges-os4-relic = Schrijn van Sint-Lupus
limoges-os5-saint = Sint-Leonardus van Noblat
limoges-os5-relic = Grendel van Sint-Leonardus
limoges-os6-saint = Sint-Stefanus van Muret
limoges-os6-relic = Het Ware Kruis van Grandmont
limoges-ev01-a = Brand in het Château
limoges-ev01-b = Brand in de Cité
limoges-ev02-a = Sint-Antoniusvuur
limoges-ev02-b = Zwarte Dood
limoges-ev03-a = Hendrik II belegert het Château
limoges-ev03-b = De Zwarte Prins plundert de Cité
limoges-ev04-a = Richard wordt hertog
limoges-ev04-b = Bezoek van Lodewijk de Jonge
limoges-ev05-a = Pont Saint-Martial afgebroken
limoges-ev05-b = Pont Saint-Étienne voltooid
limoges-ev06-a = Nieuwe muur van het Château
limoges-ev06-b = Vier poorten dichtgemetseld
limoges-ev07-a = Hervorming van Cluny
limoges-ev07-b = De gotische kathedraal
limoges-ev08-a = Oorlog om het burggraafschap
limoges-ev08-b = Koninklijke arbitrage
limoges-ev09-a = Verdrag van Brétigny
limoges-ev09-b = Verbeurdverklaring van Guyenne
limoges-ev10-a = Dood van Richard bij Châlus
limoges-ev10-b = Eleonora hertrouwt
limoges-ev11-a = Sint-Martialismarkt
limoges-ev11-b = Sint-Lupusmarkt
limoges-ev12-a = Schat van Saint-Martial geplunderd
limoges-ev12-b = Schat van de kathedraal geplunderd
limoges-ev13-a = Grote Ostensies van het Château
limoges-ev13-b = Grote Ostensies van de Cité
limoges-ev14-a = Verkiezing van de consuls van het Château
limoges-ev14-b = Verkiezing van de consuls van de Cité
limoges-ev15-a = Uitgifte van barbarins
limoges-ev15-b = Muntontwaarding
limoges-ev16-a = Hoogwater in de Vienne
limoges-ev16-b = Houtvlotten bij Naveix
limoges-ev17-a = Bezoek van Urbanus II
limoges-ev17-b = Interdict over de stad
limoges-ev18-a = Godsvrede
limoges-ev18-b = De gevangenis van Imbert gaat open
limoges-ob01 = De grote abt
limoges-ob02 = De bouwmeester
limoges-ob03 = De poortwachter van het Château
limoges-ob04 = De poortwachter van de Cité
limoges-ob05 = De bruggenbouwer
limoges-ob06 = De Franse partij
limoges-ob07 = De Engelse partij
limoges-ob08 = De geldwisselaar
limoges-ob09 = De advocaat van de machtigen
limoges-ob10 = De mecenas
limoges-ob11 = De vriend van de consuls
limoges-ob12 = De kerkvorst
limoges-keys-chateau = Sleutels van het Château
limoges-keys-cite = Sleutels van de Cité
limoges-bridge-martial = Pont Saint-Martial
limoges-bridge-etienne = Pont Saint-Étienne
limoges-justice = Justitie
limoges-theft-abbey = Roof in de abdij
limoges-theft-cathedral = Roof in de kathedraal
limoges-corruption = Corruptie
limoges-ostensions = Ostensies
limoges-gi-imbert = Poort Imbert
limoges-gi-orgolet = Poort Orgolet
limoges-gi-pristin = Poort Pristin
limoges-gi-fustinie = Poort Fustinie
limoges-go-montmailler = Poort Montmailler
limoges-go-arenes = Poort Arènes
limoges-go-saint-esprit = Poort Saint-Esprit
limoges-go-pissevache = Poort Pissevache
limoges-go-manigne = Poort Manigne
limoges-go-vieille-monnaie = Poort Vieille-Monnaie
limoges-go-boucherie = Poort Boucherie
limoges-go-mireboeuf = Poort Mirebœuf
limoges-gc-panet = Poort Panet
limoges-gc-chene = Poort Chêne
limoges-gc-saint-maurice = Poort Saint-Maurice
limoges-gc-escudiere = Poort Escudière
limoges-gc-traboreu = Poort Traboreu


event-limoges-activates = { $seat } activeert met { limoges-a-meeple }: { $place }
event-limoges-buys = { $seat } koopt { $tile } met { $domino } en { limoges-a-meeple }
event-limoges-comforted = { $seat } krijgt voor de gestolen meeple een stap { limoges-on-track } (nu { $now })
event-limoges-compensated = { $seat } krijgt voor een ontbrekende meeple een stap { limoges-on-track } (nu { $now })
event-limoges-completes = { $seat } voltooit de { $building ->
    [abbey] abdij
   *[cathedral] kathedraal
}
event-limoges-converts-influence = { $seat } levert { limoges-influence } in (nu { $now })
event-limoges-converts-points = { $points ->
    [one] { $seat } levert één punt in
   *[other] { $seat } levert { $points } punten in
}
event-limoges-deals = { $seat } krijgt geheime doelen
event-limoges-deals-own = { $seat } krijgt deze doelen: { $cards }
event-limoges-destroyed = { $you ->
    [other] Bij jou vernietigd: { $place }
   *[no] Vernietigd: { $place }
}
event-limoges-destroys = { $you ->
    [other] { $seat } vernietigt bij jou: { $place }
   *[no] { $seat } vernietigt: { $place }
}
event-limoges-draws = { $count ->
    [one] { $seat } trekt een dominosteen
   *[other] { $seat } trekt { $count } dominostenen
}
event-limoges-draws-again = { $seats } trekken even laag en trekken opnieuw om de eerste beurt
event-limoges-draws-own = { $seat } trekt { $dominoes }
event-limoges-drops = { $seat } legt een gebeurtenis zonder effect af: { $event }
event-limoges-earns-commerce = { $seat } verdient met handel { limoges-n-coins }
event-limoges-earns-fair = { $seat } int op de jaarmarkt { limoges-n-coins } tol
event-limoges-earns-mint = { $seat } slaat { limoges-n-coins }
event-limoges-earns-recycling = { $seat } krijgt door Corruptie { limoges-n-coins }
event-limoges-earns-tax = { $seat } int { limoges-n-coins } tol
event-limoges-earns-tax-bonus = { $seat } int door een tegel nog { limoges-n-coins } tol
event-limoges-earns-theft = { $seat } rooft { limoges-n-coins } uit de schatkist van de { $source ->
    [abbey] abdij
   *[cathedral] kathedraal
}
event-limoges-earns-tile = { $seat } krijgt { limoges-n-coins }
event-limoges-ends-turn = { $seat } beëindigt de beurt
event-limoges-event-enters = Nieuw in de rij { $row }: gebeurtenis { $event }
event-limoges-favour = { $seat } wint { limoges-influence } (nu { $now })
event-limoges-first = { $you ->
    [seat] { $seat } bent startspeler
   *[no] { $seat } is startspeler
}
event-limoges-frees = { $seat } bevrijdt een gevangene: { $prisoner }
event-limoges-gains = { $seat } krijgt { limoges-some-meeples }
event-limoges-gives-up = { $seat } staat een tegel af: { $tile }
event-limoges-guards = { $seat } zet { limoges-a-meeple } als wachter op de { $covers ->
    [high] hoge
   *[low] lage
} helft: { $place }
event-limoges-happens = Gebeurtenis: { $event }
event-limoges-jails-hand = { $you ->
    [other] { $seat } zet { limoges-a-meeple } uit jouw hand gevangen
   *[no] { $seat } zet { limoges-a-meeple } uit de hand van { $other } gevangen
}
event-limoges-jails-on = { $you ->
    [other] { $seat } zet { limoges-a-meeple } van jou gevangen: { $place }
   *[no] { $seat } zet { limoges-a-meeple } van { $other } gevangen: { $place }
}
event-limoges-jails-tile = { $you ->
    [other] { $seat } zet jouw tegel gevangen: { $tile }
   *[no] { $seat } zet een tegel van { $other } gevangen: { $tile }
}
event-limoges-keeps-objective = { $seat } houdt een doel
event-limoges-keeps-objective-own = { $seat } houdt het doel “{ $card }”
event-limoges-keeps-ostension = { $seat } houdt { $tile }
event-limoges-leader-falls = { $seat } staat alleen aan kop en verliest { limoges-influence } (nu { $now })
event-limoges-loses = { $seat } verliest { limoges-some-meeples }
event-limoges-loses-all = { $seat } verliest alle { limoges-meeples-of }
event-limoges-nothing-after-theft = { $seat } krijgt na de roof geen meeple voor het bouwen in de { $building ->
    [abbey] abdij
   *[cathedral] kathedraal
}
event-limoges-objective = { $rank ->
    [0] { $seat } krijgt geen punten voor het doel “{ $objective }”
   *[other] { $seat } eindigt met { $measure } op rang { $rank } voor het doel “{ $objective }”; punten: { $points }
}
event-limoges-opens-guards = { $seat } mag de wachters van { $town ->
    [chateau] het Château
   *[cite] de Cité
} plaatsen of verplaatsen
event-limoges-ousted = { $you ->
    [other] { $place }: jouw dominosteen wordt verwijderd
   *[no] { $place }: de oude dominosteen wordt verwijderd
}
event-limoges-last-round = De laatste ronde: te weinig dominostenen in de zak voor een nieuwe hand ({ $seats })
event-limoges-over = { $reason ->
    [abbey] De abdij is voltooid: einde van de partij
    [cathedral] De kathedraal is voltooid: einde van de partij
    [influence] { $you ->
        [seats] Je hebt het einde van een invloedsspoor bereikt: einde van de partij
       *[no] Einde van een invloedsspoor bereikt ({ $seats }): einde van de partij
    }
   *[bag] Te weinig dominostenen in de zak voor een nieuwe hand ({ $seats }): einde van de partij
}
event-limoges-pays-conversion = { $seat } betaalt voor een tegelactie { limoges-n-coins }
event-limoges-pays-destruction = { $seat } betaalt vanwege de motte { limoges-n-coins } aan de bank
event-limoges-pays-event = { $seat } betaalt door de gebeurtenis { limoges-n-coins }
event-limoges-pays-influence = { $seat } betaalt met { limoges-influence } (nu { $now })
event-limoges-pays-jail = { $seat } betaalt voor Justitie { limoges-some-meeples }
event-limoges-pays-justice = { $seat } betaalt voor een gevangene { limoges-n-coins } { limoges-to }
event-limoges-pays-keys = { $seat } betaalt voor de Sleutels { limoges-n-coins } { limoges-to }
event-limoges-pays-mercenary = { $seat } betaalt door een tegel { limoges-n-coins } { limoges-to }
event-limoges-pays-meeples = { $seat } betaalt { limoges-some-meeples } voor { $deed ->
    [theft_abbey] de roof in de abdij
    [theft_cathedral] de roof in de kathedraal
    [corruption] Corruptie
    [ostensions] de Ostensies
    [commerce] de handel
    [tile] een tegelactie
   *[mint] het muntslaan
}
event-limoges-pays-ostensions = { $seat } betaalt voor de Ostensies { limoges-n-coins } aan de bank
event-limoges-pays-placement = { $seat } betaalt voor de dominosteen { limoges-n-coins } { limoges-to }
event-limoges-pays-ruin = { $seat } betaalt voor de vernietiging { limoges-some-meeples }
event-limoges-pays-tax = { $seat } betaalt { limoges-n-coins } tol { limoges-to }
event-limoges-pays-tile = { $seat } betaalt voor de tegel { limoges-n-coins } aan de bank
event-limoges-places = { $seat } legt { $domino }{ $colour ->
    [red] {""} met een consul van het Château
    [blue] {""} met een consul van de Cité
    [yellow] {""} met een vazal
    [grey] {""} met een abt
    [purple] {""} met een bisschop
   *[none] {""}
}: { $place }
event-limoges-points-reward = { $points ->
    [one] { $seat } krijgt als beloning een punt voor een dominosteen in abdij of kathedraal
   *[other] { $seat } krijgt als beloning { $points } punten voor dominostenen in abdij en kathedraal
}
event-limoges-points-reward-tile = { $points ->
    [one] { $seat } krijgt door een tegel nog een punt
   *[other] { $seat } krijgt door een tegel nog { $points } punten
}
event-limoges-points-tile = { $points ->
    [one] { $seat } krijgt een punt
   *[other] { $seat } krijgt { $points } punten
}
event-limoges-pushed-off = Weg uit de rij { $row }: { $tile }
event-limoges-recall = Alle { limoges-meeples-of } gaan terug naar de voorraad{ $idle ->
    [none] { "" }
   *[other] ; niet meer actief: { $idle }
}
event-limoges-recruits = { $seat } werft { limoges-some-meeples }
event-limoges-round = { $you ->
    [first] Ronde { $round }: jij begint
   *[no] Ronde { $round }: { $first } begint
}
event-limoges-score = { $seat }: totaal { $total } (punten { $points }, Franse invloed { $french }, Engelse invloed { $english }, doelen { $objectives })
event-limoges-sees = { $count ->
    [one] { $seat } bekijkt één Ostensie
   *[other] { $seat } bekijkt { $count } Ostensies
}
event-limoges-sees-own = { $seat } bekijkt { $tiles }
event-limoges-shared-win = { $seats } delen de overwinning
event-limoges-steals = { $you ->
    [other] { $seat } steelt { limoges-some-meeples } uit jouw hand
   *[no] { $seat } steelt { limoges-some-meeples } uit de hand van { $other }
}
event-limoges-swaps = { $seat } ruilt { $give ->
    [red] een consul van het Château
    [blue] een consul van de Cité
    [yellow] een vazal
    [grey] een abt
   *[purple] een bisschop
} voor { $take ->
    [red] een consul van het Château
    [blue] een consul van de Cité
    [yellow] een vazal
    [grey] een abt
   *[purple] een bisschop
} uit de voorraad
event-limoges-swaps-no-more = { $seat } ruilt geen meeples meer
event-limoges-tie = { points-each }, ook gelijk in dominostenen en munten
event-limoges-tie-break = { points-each }; { $number ->
    [1] dominostenen in zowel abdij als kathedraal: alleen { $winners }
    [2] dominostenen in abdij en kathedraal: { $winners } ({ $most }), { $seats } ({ $less })
   *[3] munten: { $winners } ({ $most }), { $seats } ({ $less })
}
event-limoges-throws-away = { $seat } verwijdert { $domino }
event-limoges-tile-enters = Nieuw in de rij { $row }: { $tile }
event-limoges-treasury-emptied = De schatkist van de { $building ->
    [abbey] abdij
   *[cathedral] kathedraal
} wordt geplunderd: { limoges-n-coins } naar de bank
event-limoges-uses = { $seat } gebruikt { $tile }
event-limoges-votes = { $votes ->
    [none] { $seat } stemt niet
   *[other] { $seat } stemt: { $votes }
}
event-limoges-wins = { $seat } wint


consequence-who = { $you ->
    [seat] {""}
   *[no] { $seat }:{" "}
}
consequence-tax = { $why ->
    [tax] {" "}(tol)
    [tax-bonus] {" "}(tol)
    [fair] {" "}(tol)
    [keys] {" "}(voor de Sleutels)
   *[other] {""}
}
consequence-from = { $source ->
    [abbey] uit de schatkist van de abdij
    [cathedral] uit de schatkist van de kathedraal
   *[bank] van de bank
}
consequence-placed = { $placed ->
    [0] {""}
   *[other] {" "}(waarvan geplaatst: { $placed })
}
consequence-wall = { $wall ->
    [chateau_inner] de binnenmuur van het Château
    [chateau_outer] de buitenmuur van het Château
   *[cite] de muur van de Cité
}
consequence-pays = { consequence-who }{ limoges-n-coins } { limoges-to }{ consequence-tax }
consequence-earns = { consequence-who }{ limoges-n-coins } { consequence-from }{ consequence-tax }
consequence-empties = schatkist van de { $building ->
    [abbey] abdij
   *[cathedral] kathedraal
}: { limoges-n-coins } naar de bank
consequence-loses = { consequence-who }{ $share ->
    [all] { $count ->
        [one] de enige { limoges-meeple }
       *[other] alle { $count } { limoges-meeples-of }
    }
   *[some] { limoges-n-meeples }
} terug naar de voorraad{ consequence-placed }
consequence-sets = { consequence-who }{ limoges-a-meeple } op: { $place }
consequence-regains = { consequence-who }{ limoges-n-meeples } terug naar de hand
consequence-gains = { consequence-who }+{ limoges-n-meeples }
consequence-steals = { consequence-who }+{ limoges-n-meeples } van { $you ->
    [other] jou
   *[no] { $other }
}
consequence-jails = { consequence-who }{ limoges-a-meeple } naar de gevangenis
consequence-frees = { consequence-who }+1 { limoges-meeple } uit de gevangenis
consequence-releases = { limoges-n-meeples } van de gevangenis naar de voorraad
consequence-advances = { consequence-who }{ limoges-influence } van { $was } naar { $now }
consequence-scores = { consequence-who }punten van { $was } naar { $now }
consequence-removes = { $place }: { $domino } wordt verwijderd
consequence-throws = { consequence-who }{ $domino } wordt verwijderd
consequence-shows = { $place }: tol { $pips }
consequence-takes = { consequence-who }nieuwe tegel: { $tile }
consequence-leaves = { consequence-who }{ $goes ->
    [game] { $tile } wordt verwijderd
   *[pile] { $tile } gaat terug
}
consequence-locks = { consequence-who }{ $tile } naar de gevangenis
consequence-unlocks = { consequence-who }{ $tile } uit de gevangenis
consequence-enters = nieuw in de rij { $row }: { $tile }
consequence-pushes-off = weg uit de rij { $row }: { $tile }
consequence-wakes = wordt actief: { $place }
consequence-sleeps = wordt inactief: { $place }
consequence-opens = { $seats }: toegang door { consequence-wall }
consequence-closes = { $seats }: geen toegang meer door { consequence-wall }
consequence-completes = de binnenmuur is compleet: er kunnen buitenpoorten gebouwd worden
consequence-breaches = in de binnenmuur ontbreekt een poort: er kunnen geen buitenpoorten gebouwd worden
consequence-doubles = { consequence-who }dubbele tol in { $town ->
    [chateau] het Château
   *[cite] de Cité
}
consequence-halves = geen dubbele tol meer in { $town ->
    [chateau] het Château
   *[cite] de Cité
}
consequence-bans = tot het einde van de ronde wordt er niets vernietigd
consequence-robs = { consequence-who }deze ronde geen roof meer, en geen meeples voor het bouwen in de { $building ->
    [abbey] abdij
   *[cathedral] kathedraal
}
consequence-grants = { $tile } geldt tot het einde van de beurt
consequence-guarding = { $town ->
    [chateau] Château
   *[cite] Cité
}: wachters kunnen geplaatst of verplaatst worden; elke nieuwe kost { limoges-a-meeple } uit de hand
consequence-no-more = { $action ->
    [jail] gevangenzetten: maar één keer per beurt
    [corrupt] Corruptie: maar één keer per beurt
    [ostend] Ostensies: maar één keer per beurt
   *[other] { $action }: maar één keer per beurt
}
consequence-placed-enough = geen dominosteen meer deze beurt
consequence-recruits = { $domino }: hoogstens { limoges-n-meeples }, dan terug in de zak
consequence-recalls = { limoges-meeples-of }: { $certain ->
    [yes] eerst komen ze allemaal terug
    [others] bij meer dan { $reserve } stemmen van de anderen komen ze eerst allemaal terug
   *[no] bij meer dan { $reserve } stemmen samen komen ze eerst allemaal terug
}, ook van het bord ({ $count } in het spel, van jou { $own }){ $idle ->
    [none] { "" }
   *[other] ; van jou wordt inactief: { $idle }
}
consequence-keeps = doel gehouden: { $card }
consequence-gives-back = doel teruggegeven: { $card }
consequence-fills = rij { $row }: { $count ->
    [one] er wordt één tegel getrokken
   *[other] er worden { $count } tegels getrokken
}
consequence-draws = { consequence-who }{ $count ->
    [one] er wordt één dominosteen uit de zak getrokken
   *[other] er worden { $count } dominostenen uit de zak getrokken
}
consequence-deals = iedereen trekt { $count } dominostenen
consequence-sees = { consequence-who }{ $count ->
    [one] er wordt één Ostensie getrokken
   *[other] er worden { $count } Ostensies getrokken, één om te houden
}
consequence-happens = rij { $row }: er wordt een gebeurtenis getrokken
consequence-asks = { consequence-who }{ $question ->
    [Missing] te weinig in de voorraad: { limoges-n-meeples }; daarvoor invloed of een diefstal
    [Comfort] daarvoor een stap op een spoor naar keuze
    [Favour] { $count ->
        [one] een stap op een spoor naar keuze
       *[other] { $count } stappen op sporen naar keuze
    }
    [Swapping] daarna { $count ->
        [one] hoogstens één meeple
       *[other] hoogstens { $count } meeples
    } met de voorraad ruilen
    [GiveUp] daarna moet er een tegel terug
    [LoseMeeples] { $count ->
        [one] één meeple naar keuze gaat verloren
       *[other] { $count } meeples naar keuze gaan verloren
    }
   *[LoseHalf] de helft van de talrijkste kleur gaat verloren
}
consequence-follows = { $place ->
    [none] daarna de rest van de gebeurtenis
   *[other] daarna de opbrengst: { $place }
}
consequence-ends-turn = { $you ->
    [seat] je beurt eindigt
   *[no] { $seat }: einde van de beurt
}
consequence-turns = { $you ->
    [seat] dan ben jij aan de beurt
   *[no] dan is { $seat } aan de beurt
}
consequence-round = { event-limoges-round }
consequence-over = { event-limoges-over }
consequence-final = kan niet teruggenomen worden
web-offer-meeple = { $colour ->
    [red] een consul van het Château
    [blue] een consul van de Cité
    [yellow] een vazal
    [grey] een abt
    [purple] een bisschop
   *[none] een meeple van de beheersende kleur
}
web-offer-power = { $there ->
    [none] { $half ->
        [-1] elke dominosteen
       *[other] een dominosteen met een { $half }
    }
   *[other] { $half ->
        [-1] een dominosteen die een helft deelt met { $there }
       *[other] een dominosteen met een { $half } die een helft deelt met { $there }
    }
}, het totaal aan de bank, en een meeple van een toegestane kleur
web-offer-gate = elke dominosteen, het totaal aan de bank, en { $colour ->
    [none] een meeple in de kleur van de Sleutels
   *[other] { web-offer-meeple }
} als wachter{ $coins ->
    [0] { "" }
   *[other] ; voor een wachter op de lage helft nog { limoges-n-coins } { limoges-to }
}
web-offer-abbey = elke dominosteen, het totaal in de schatkist; { $count ->
    [0] levert niemand op, want je hebt deze ronde geroofd
   *[other] levert { limoges-n-meeples } op
}
web-offer-cathedral = { $half ->
    [-1] elke dominosteen
   *[other] een dominosteen met een { $half }
}, het totaal in de schatkist; { $count ->
    [0] levert niemand op, want je hebt deze ronde geroofd
   *[other] levert { limoges-n-meeples } op
}
web-offer-production = { $least ->
    [0] elke dominosteen
   *[other] een dominosteen met een totaal van minstens { $least }
}, het totaal aan de bank, en { limoges-a-meeple }; levert aan het eind van elk van je beurten { limoges-n-meeples } op
web-offer-bridge = elke dominosteen, het totaal aan de bank, en { $colour ->
    [none] een meeple in de kleur van zijn voorrecht
   *[other] { web-offer-meeple }
}, die naar de voorraad gaat
web-offer-activate = een meeple uit je hand, gratis
web-offer-guards = { $colour ->
    [none] het sleutelgeld
   *[other] { $coins ->
        [0] nu gratis
       *[other] { limoges-n-coins } { limoges-to }
    }
}, om wachters te plaatsen of te verplaatsen, elke poort één keer{ $colour ->
    [none] { "" }
   *[other] ; een nieuwe wachter kost { limoges-a-meeple } uit je hand
}
web-offer-rob = { web-offer-meeple }, voor { limoges-n-coins } uit de schatkist (daarin: { $treasury }); daarna verlies je alle { $lost ->
    [grey] abten
   *[purple] bisschoppen
} ({ $count })
web-offer-jail = { $count ->
    [0] zoveel meeples van de beheersende kleur als de hoge helft toont, minstens één
   *[other] { $colour ->
        [red] { limoges-n-meeples }
        [blue] { limoges-n-meeples }
        [yellow] { limoges-n-meeples }
        [grey] { limoges-n-meeples }
        [purple] { limoges-n-meeples }
       *[none] meeples van de beheersende kleur: { $count }
    }
}, voor een meeple, personage of heilige van een tegenstander in de gevangenis
web-offer-free = { $coins ->
    [0] het totaal van de dominosteen op Justitie
   *[other] { limoges-n-coins } { limoges-to }
}, voor één gevangene
web-offer-corrupt = { web-offer-meeple } en één of twee dominostenen uit je hand, voor hun totaal in munten; je mag er één nieuwe voor trekken{ $count ->
    [0] { "" }
    [one] ; daarna hoogstens één ruil van meeples
   *[other] ; daarna hoogstens { $count } keer meeples ruilen
}
web-offer-ostend = { web-offer-meeple }, een dominosteen 6|X en { $owner ->
    [yes] het totaal ervan in munten
   *[no] { limoges-n-coins }
}, om X Ostensies te zien en er één te houden
web-offer-commerce = { limoges-n-meeples }, voor { $coins ->
    [0] het totaal van de dominosteen op hun consulaat
   *[other] { limoges-n-coins }
}
web-offer-mint = { limoges-n-meeples }, voor { $coins ->
    [0] het hoogste totaal in de abdij
   *[other] { limoges-n-coins }
}
web-offer-jealousy = { limoges-n-meeples } en al je abten ({ $lost }), om een dominosteen van de abdij te verwijderen, of een locatie die een abdij is
web-offer-destroy = { limoges-n-meeples }{ $coins ->
    [0] { "" }
   *[other] { " " }en { limoges-n-coins }
}, of { $steps } stappen terug op een spoor; daarna verlies je alle meeples van één kleur
web-offer-buy = { limoges-n-coins } aan de bank, een dominosteen met een totaal van minstens { $least } en { $colour ->
    [any] een meeple van een willekeurige kleur
   *[other] { limoges-a-meeple }
}
web-offer-use = één keer per beurt
web-offer-play = de gebeurtenis vindt plaats
web-offer-drop = de gebeurtenis heeft geen effect
web-offer-end = { $shed ->
    [yes] een dominosteen uit je hand moet weg; daarna leveren gebouwen en tegels hun opbrengst
   *[no] gebouwen en tegels leveren hun opbrengst
}
web-look-fee = Het sleutelgeld is dan { $low } voor de anderen, aan jou, en { $high } voor jou, aan de bank.
web-look-keys_chateau = Bepaalt welke kleur de poorten van het Château bewaakt. De eigenaar krijgt het sleutelgeld.
web-look-keys_cite = Bepaalt welke kleur de poorten van de Cité bewaakt. De eigenaar krijgt het sleutelgeld.
web-look-bridge_martial = Bepaalt met welke kleur je deze brug bouwt. De eigenaar wint daar een gelijkstand om de meerderheid.
web-look-bridge_etienne = Bepaalt met welke kleur je deze brug bouwt. De eigenaar wint daar een gelijkstand om de meerderheid.
web-look-justice = Zet gevangen, met meeples van de beheersende kleur. De eigenaar krijgt het geld voor het bevrijden.
web-look-theft_abbey = Haalt munten uit de schatkist van de abdij, één keer per ronde: zoveel als je eigen dominostenen daar tonen; heeft de eigenaar van dit voorrecht daar het meeste, dan zoveel als alle dominostenen daar tonen.
web-look-theft_cathedral = Haalt munten uit de schatkist van de kathedraal, één keer per ronde: zoveel als je eigen dominostenen daar tonen; heeft de eigenaar van dit voorrecht daar het meeste, dan zoveel als alle dominostenen daar tonen.
web-look-corruption = Maakt van dominostenen munten en ruilt meeples, één keer per beurt.
web-look-ostensions = Levert een heilige of een relikwie op, één keer per beurt. De eigenaar betaalt minder.
web-look-gate = Zolang hij actief is, mag iedereen hier naar binnen, en krijgt de eigenaar de zichtbare helft als tol.
web-look-abbey = Elke ronde 1 punt voor de eigenaar. Het laatste vak beëindigt de partij.
web-look-cathedral = Elke ronde 1 punt voor de eigenaar. Het laatste vak beëindigt de partij.
web-look-motte = Levert elke beurt { limoges-n-meeples } op; het totaal is ook de prijs van vernietiging.
web-look-consulat_chateau = Levert elke beurt { limoges-n-meeples } op; het totaal is ook wat handel met rood oplevert.
web-look-consulat_cite = Levert elke beurt { limoges-n-meeples } op; het totaal is ook wat handel met blauw oplevert.
web-look-port_naveix = Levert elke beurt { limoges-n-meeples } op. Open voor iedereen, zonder tol.
web-look-bridge = Wie de meeste bogen van een voltooide brug heeft, krijgt dubbele tol in zijn stad.
web-look-treasury = De munten die voor de stenen hier zijn betaald. Ze kunnen worden geroofd.
web-look-prison = Gevangenen blijven als hun kleur wordt teruggeroepen. Iedereen mag een meeple bevrijden, naar de eigen hand.
web-look-track = Elke stap is aan het eind een punt. Wie { $most } bereikt, beëindigt de partij.
web-look-reserve = De meeples die niemand heeft. Vragen de stemmen er meer, dan komen eerst alle van die kleur terug.
web-look-colour = In de voorraad: { $reserve }. In de gevangenis: { $jailed }.
web-look-colour-powers = Voorrechten: { $powers }
web-look-row = Tegels in het aanbod, hoogstens twee per speler. Voor een gekochte tegel komt een nieuwe.
web-look-tile = Hoogstens twee tegels voor iedereen. Hij werkt zolang zijn meeple erop staat.
web-look-objective = Elk doel dat iemand heeft, telt voor iedereen: rang 1, 2, 3.
web-look-seat = Wat iedereen van deze speler weet. Dominostenen in hand en zak en doelen zijn geheim.
web-look-domino = Leggen kost het totaal; de lage helft is de sterkte bij een stemming.
web-look-yours = { $you ->
    [seat] Van jou: { $domino }
   *[no] { $seat }: { $domino }
}
web-look-neutral = Neutraal, van niemand: { $domino }
web-look-empty = Leeg
web-look-manned = { $active ->
    [yes] { limoges-meeple }
   *[no] { limoges-meeple }, niet actief: de Sleutels hebben een andere kleur
}
web-look-anew = De actie “{ $deed }” zet hier weer een wachter neer, tegen betaling voor de Sleutels.
web-look-vp = { $total } punten: { $points } tijdens het spel, { $french } Franse en { $english } Engelse invloed; { $goals ->
    [secret] doelen komen er aan het eind bij
   *[other] { $goals } voor doelen
}.
web-look-unmanned = geen meeple: niet actief
web-look-visible = tol { $coins }
web-look-allowed = Toegestaan
web-look-paid = het sleutelgeld is betaald, één keer deze beurt
web-look-can = nu mogelijk
web-look-tax = { $payer ->
    [bank] Tol van de bank: { $tolls }
   *[builder] Tol die je zou betalen: { $tolls }
}
web-look-tax-none = Hier is nu geen tol verschuldigd
web-look-removed = Verwijderd: { $dominoes }
web-look-objectives = Doelen, geheim tot het eind: { $count }
web-look-robbed = Heeft deze ronde geroofd: { $place }
web-look-jailed = In de gevangenis: zonder effect
web-aid = Spelhulp
web-aid-places = Een dominosteen leggen
web-aid-actions = Acties
web-aid-colours = Kleuren
web-aid-round = De ronde
web-aid-coins = Waar munten vandaan komen
web-aid-end = Het einde
web-aid-if = Alsof het nu jouw beurt is.
web-aid-power = Op een voorrecht
web-aid-gate = Op een poort
web-aid-abbey = In de abdij
web-aid-cathedral = In de kathedraal
web-aid-production = Motte, consulaten, haven
web-aid-bridge = Op een brug
web-aid-needs-power = Totaal aan de bank; een meeple van een toegestane kleur blijft staan. Op een bezet voorrecht een gedeelde helft. De kleur beheerst het voorrecht.
web-aid-needs-gate = Totaal aan de bank; een wachter in de kleur van de Sleutels. Buitenpoorten na de vier binnenpoorten.
web-aid-needs-abbey = Totaal in de schatkist, plus tol; een actieve binnenpoort. 1 abt, en 1 extra per buur.
web-aid-needs-cathedral = Totaal in de schatkist, plus tol; een actieve poort van de Cité. 1 bisschop, boven de begane grond 2.
web-aid-needs-production = Totaal aan de bank, binnen een muur plus tol; een meeple van de kleur blijft staan. Levert elke beurt meeples op.
web-aid-needs-bridge = Totaal aan de bank; een meeple in de kleur van het voorrecht gaat naar de voorraad. De eerstvolgende vrije boog.
web-aid-buy = De kosten in munten, een dominosteen met minstens dat totaal en een meeple van de kleur
web-aid-possible = { $count ->
    [one] op één plek mogelijk
   *[other] op { $count } plekken mogelijk
}
web-aid-red = Uit de werving en het consulaat van het Château; 4 leveren munten op (handel)
web-aid-blue = Uit de werving, het consulaat van de Cité en de haven; 4 leveren munten op (handel)
web-aid-yellow = Uit de werving en de motte; elk voorrecht behalve Ostensies; met 4 vernietig je
web-aid-grey = Door te bouwen in de abdij; 4 leveren munten op (munt slaan)
web-aid-purple = Door te bouwen in de kathedraal; met 4 verwijder je een dominosteen uit de abdij
web-aid-round-is = Trek zeven dominostenen, stem in het geheim, dan beurten tot alle handen leeg zijn. Daarna 1 punt voor elke eigen dominosteen in de abdij en de kathedraal.
web-aid-coins-are = Van de tol aan je poorten, van handel, munt slaan, Corruptie, roof uit een schatkist en van tegels. Wat je niet uitgeeft, houd je.
web-aid-end-is = Meteen als de abdij of de kathedraal vol is of een spoor { $most } bereikt, of als een zak minder dan zeven dominostenen heeft. Punten, stappen op beide sporen, doelen.
web-drawer-tiles = Tegels
web-drawer-objectives = Doelen
web-drawer-log = Verloop
web-limoges-course = Ronde, beurtronde en volgorde
web-limoges-round-lap = { $round ->
    [0] Doelen kiezen
   *[other] { $lap ->
        [0] Ronde { $round } · stemming
       *[other] Ronde { $round } · beurtronde { $lap }
    }
}
web-limoges-last-perhaps = { $you ->
    [seat] Misschien de laatste ronde: je zak bevat nog maar { $bag } dominostenen, en voor een nieuwe ronde zijn er 7 nodig. Die kan er komen als je met { $lacking ->
        [1] een dominosteen
       *[other] minstens { $lacking } dominostenen
    } stemt: die gaan terug in de zak
   *[no] Misschien de laatste ronde: de zak van { $seat } bevat nog maar { $bag } dominostenen, en voor een nieuwe ronde zijn er 7 nodig. De stemmen gaan nog terug in de zak
}
web-limoges-order = Volgorde: { $names }
web-limoges-impossible = Nu niet mogelijk
web-limoges-more-below = nog { $count }
web-limoges-piles = Stapel { $deck } · afgelegd { $discard } · Ostensies { $ostensions }{ $events ->
    [0] { "" }
   *[other] { " " }· gebeurtenissen { $events }
}
web-limoges-first = start
web-limoges-in-reserve = Voorraad
web-limoges-stock = hand { $hand } · zak { $bag } · verwijderd { $removed }

refused-limoges-abbey-empty = er ligt nog geen dominosteen in de abdij
refused-limoges-arch-order = de bogen worden op volgorde gebouwd: { $wanted } komt voor { $place }
refused-limoges-bad-choice = { $known ->
    [none] { $tile }: hier valt niets te kiezen
   *[other] { $tile }: kies uit { $known }
}
refused-limoges-bad-deal = elke plaats krijgt twee verschillende doelen uit de doos
refused-limoges-bad-draw = deze dominostenen kunnen nu niet getrokken worden
refused-limoges-bad-event = { $event } ligt niet in de stapel gebeurtenissen of heeft die kant niet
refused-limoges-bad-lots = voor elke plaats die nog kan beginnen, wordt een dominosteen getrokken, voor geen andere
refused-limoges-bad-ostensions = deze Ostensies kunnen nu niet getoond worden
refused-limoges-bad-tiles = deze tegels kunnen nu niet in de rijen komen
refused-limoges-bag-empty = de zak is leeg, er valt niets te trekken
refused-limoges-bears-another = { $place }: hierop rust een andere dominosteen
refused-limoges-cannot-give-up = { $tile }: deze tegel kun je niet afstaan, alleen een van je oudere die niet gevangenzit
refused-limoges-colour-only-for-events = een kleur wordt alleen bij gebeurtenissen genoemd, en daar altijd ({ $tile })
refused-limoges-data-domino = een dominosteen heeft twee helften, hier zijn het er { $found }
refused-limoges-data-effect-length = het effect heeft { $wanted } woorden na het eerste nodig, er zijn er { $found }
refused-limoges-data-file-missing = het bestand ontbreekt
refused-limoges-data-flag = hier staat true of false, niet { $found }
refused-limoges-data-id = “{ $id }” is geen id of staat er twee keer
refused-limoges-data-key-missing = { $missing } ontbreekt
refused-limoges-data-key-unknown = { $unknown } betekent hier niets
refused-limoges-data-kind = dit moet van de soort { $wanted } zijn, niet { $found }
refused-limoges-data-measure = op de maat { $measure } volgen niet de juiste woorden
refused-limoges-data-number = hier hoort een getal van { $least } tot en met { $most }, niet { $found }
refused-limoges-data-one-action = een actie heeft één effect, deze heeft er { $found }
refused-limoges-data-power-missing = het voorrecht { $power } ontbreekt
refused-limoges-data-spare-sets = { $spare ->
    [0] met vier spelers zijn er geen neutrale dominostenen: er blijft geen set over
    [one] { $domino } ligt er twee keer, maar er blijft maar één set over
   *[other] { $domino } ligt er vaker dan in de { $spare } sets die overblijven
}
refused-limoges-data-toml = dit is geen TOML: { $reason }
refused-limoges-data-too-few = er zijn { $found } doelen, er zijn er minstens { $least } nodig
refused-limoges-data-word = “{ $found }” is geen van deze woorden: { $known }
refused-limoges-domino-not-in-hand = je hebt { $domino } niet in de hand
refused-limoges-domino-too-small = de dominosteen die je inlevert, moet een totaal van minstens { $least } hebben
refused-limoges-domino-twice = een dominosteen kan maar één keer gebruikt worden
refused-limoges-double-covers-high = op een dubbele dominosteen bedekt de wachter altijd de hoge helft
refused-limoges-event-not-held = deze gebeurtenis heb je niet: { $event }
refused-limoges-french-only = voor een ontbrekende vazal krijg je alleen Franse invloed
refused-limoges-guard-unchanged = { $place }: de wachter zou blijven zoals hij is
refused-limoges-guarded-already = { $place }: de wachter is deze beurt al verzet
refused-limoges-half-missing = { $place }: hier past alleen een dominosteen met een { $half }
refused-limoges-half-unsaid = { $place }: zeg welke helft de wachter bedekt, high of low
refused-limoges-hand-lacks = { $seat } heeft geen { limoges-meeple } in de hand
refused-limoges-hand-empty = je hebt geen dominosteen meer in de hand
refused-limoges-inner-gates-first = eerst moeten alle binnenpoorten er staan; er ontbreken nog: { $missing }
refused-limoges-must-shed = je hand is niet kleiner geworden: noem een dominosteen om te verwijderen
refused-limoges-named-twice = er is iets twee keer genoemd: { $words }
refused-limoges-need-not-shed = je hand is kleiner geworden: je verwijdert geen dominosteen
refused-limoges-nobody-to-jail = geen tegenstander heeft iemand voor de gevangenis
refused-limoges-needs-a-six = voor de Ostensies heb je een dominosteen met een 6 nodig en op de andere helft minstens een 1
refused-limoges-no-action = { $tile }: dit is geen actieve tegel van jou met een actie
refused-limoges-no-colour = geen van deze heb je in de hand: { $known }
refused-limoges-no-consulat = er is geen consulaat met een dominosteen voor { limoges-meeples-of }
refused-limoges-no-entry = { $place }: { $entry ->
    [any] er is een actieve poort nodig
   *[own_active_gate] je hebt een eigen actieve poort nodig
} in de { $zone ->
    [inner] binnenmuur van het Château
    [outer] buitenmuur van het Château
    [chateau] muur van het Château
   *[cite] muur van de Cité
}
refused-limoges-no-guard-to-move = geen van je wachters in { $town ->
    [chateau] het Château
   *[cite] de Cité
} kan worden verzet
refused-limoges-no-justice = niemand wordt bevrijd voordat er een dominosteen op Justitie ligt
refused-limoges-no-match = { $place }: hier past alleen een dominosteen die een helft deelt met een buur
refused-limoges-no-meeple-there = { $place }: hier staat geen meeple van een tegenstander
refused-limoges-no-ostension-left = er is geen Ostensie meer in de stapel
refused-limoges-no-room = je hebt { $limit } tegels, allemaal in de gevangenis: geen ruimte voor nog een
refused-limoges-no-shared-half = { $place }: de dominosteen moet een helft delen met de { $there } die er ligt
refused-limoges-no-such-space = hiervoor is er geen vak { $place }
refused-limoges-no-support = { $place }: dit vak steunt op de vakken eronder; er ontbreken nog: { $missing }
refused-limoges-no-treasury = “{ $word }” heeft geen schatkist; abbey en cathedral hebben er een
refused-limoges-not-a-colour = “{ $word }” is geen kleur; de kleuren zijn { $known }
refused-limoges-not-a-domino = “{ $word }” is geen dominosteen; die zien eruit als 6-3
refused-limoges-not-a-pair = “{ $word }” is geen paar met een dubbele punt, zoals blue:5-4
refused-limoges-not-a-person = { $tile }: gevangenzetten kan alleen met een vrij personage of een vrije heilige van een tegenstander
refused-limoges-not-a-seat = “{ $word }” is geen plaats; plaatsen zijn getallen vanaf 0
refused-limoges-not-a-target = { $place }: vernietigen kan alleen bij dominostenen die niet op een voorrecht liggen en bij locaties van spelers
refused-limoges-not-an-opponent = kies een tegenstander
refused-limoges-not-dealt = dit doel heb je niet gekregen: { $card }
refused-limoges-not-idle = { $place }: hier is nu geen meeple nodig, of de tegel zit gevangen
refused-limoges-not-in-a-row = { $tile }: deze tegel ligt in geen van de rijen
refused-limoges-not-in-prison = { $prisoner }: zit niet gevangen, of jij mag deze gevangene niet bevrijden
refused-limoges-not-most = je hebt meer meeples van een andere kleur dan { limoges-meeples-of }
refused-limoges-not-now = deze beslissing is nu niet aan de orde
refused-limoges-not-of-the-abbey = { $place }: dit hoort niet bij de abdij en is ook geen abdijlocatie
refused-limoges-not-one-of = “{ $word }” is geen van deze woorden: { $known }
refused-limoges-not-recruited = alleen blauw, geel en rood kunnen worden geworven, niet { $words }
refused-limoges-not-seen = { $tile }: dit is geen van de Ostensies die je hebt bekeken
refused-limoges-not-your-turn = je bent niet aan de beurt
refused-limoges-not-yours = { $place }: dit is niet van jou of kan zo geen meeple krijgen
refused-limoges-nothing-idle = bij jou ontbreekt nergens een meeple
refused-limoges-only-gates-idle = alleen bij je poorten ontbreekt een meeple: die krijgen ze met “Wachters plaatsen of verplaatsen”
refused-limoges-nothing-to-destroy = er valt nog niets te vernietigen
refused-limoges-nothing-there = { $place }: hier ligt niets
refused-limoges-nothing-to-rob = niets te roven: { $treasury ->
    [0] de schatkist van de { $building ->
        [abbey] abdij
       *[cathedral] kathedraal
    } is leeg
   *[other] in de { $building ->
        [abbey] abdij
       *[cathedral] kathedraal
    } toont geen dominosteen van jou een oog
}
refused-limoges-occupied = { $place }: hier ligt al een dominosteen
refused-limoges-once-a-turn = { $action ->
    [jail] gevangenzetten kan maar één keer per beurt
    [corrupt] Corruptie kan maar één keer per beurt
    [ostend] Ostensies houden kan maar één keer per beurt
   *[other] { $action } kun je maar één keer per beurt gebruiken
}
refused-limoges-peace = het is vrede tot het einde van de ronde: er wordt niets vernietigd
refused-limoges-placed-enough = je mag per beurt hoogstens { $most } dominostenen leggen
refused-limoges-power-closed = het voorrecht { $power } doet in deze partij niet mee
refused-limoges-power-inactive = het voorrecht { $power } is niet actief: er moet een dominosteen met een meeple op liggen
refused-limoges-prison-empty = er zit niemand in de gevangenis die jij kunt bevrijden
refused-limoges-protected = { $place }: een tegel van de eigenaar beschermt dit
refused-limoges-recycles-two = je ruilt één of twee dominostenen in, niet { $found }
refused-limoges-reserve-lacks = er is geen { limoges-meeple } in de voorraad
refused-limoges-robbed-already = je hebt deze ronde al een schatkist beroofd
refused-limoges-seats-missing = de plaatsen zijn niet op volgorde genoemd: { $words }
refused-limoges-swap-same = je ruilt alleen tegen een andere kleur
refused-limoges-toll-too-high = met de tol ({ $tolls }) kost dit { limoges-n-coins }, je hebt er { $has ->
    [0] geen
   *[other] { $has }
}
refused-limoges-too-few-coins = dit kost { $needs ->
    [one] één munt
   *[other] { $needs } munten
}, je hebt er { $has ->
    [0] geen
   *[other] { $has }
}
refused-limoges-too-few-goods = je hebt { limoges-goods } nodig; nu heb je { $has }
refused-limoges-too-few-meeples = je hebt { limoges-some-meeples } in de hand nodig, je hebt er { $has ->
    [0] geen
   *[other] { $has }
}
refused-limoges-too-little-influence = je hebt { $needs } { limoges-influence } nodig; nu heb je { $has }
refused-limoges-too-low = { $place }: verdringen kan alleen met een totaal van minstens { $least }
refused-limoges-town-closed = betaal eerst voor het verplaatsen van wachters in { $town ->
    [chateau] het Château
   *[cite] de Cité
}
refused-limoges-town-open = voor de wachters in { $town ->
    [chateau] het Château
   *[cite] de Cité
} heb je deze beurt al betaald
refused-limoges-unknown-word = met “{ $word }” begint geen zet; zetten beginnen met: { $known }
refused-limoges-word-too-many = { $place }: hier wordt alleen de dominosteen genoemd
refused-limoges-wrong-colour = { $known ->
    [none] { $place }: hier past geen meeple
   *[other] { $place }, alleen mogelijk: { $known }
}
refused-limoges-wrong-length = na “{ $word }” is dit aantal woorden niet mogelijk: { $words }

## Bots

option-bots = Een bot op elke andere plaats: een niveau, of een van jezelf zoals ./robby.py:Robby; mag meer dan één keer.
command-arena =
    Laat bots tegen elkaar spelen: FIRST op één plaats, SECOND op alle andere.
    Een bot is een niveau of een van jezelf: ./robby.py:Robby, een naam met punten (robby.bots:Robby) of de naam waaronder een geïnstalleerd pakket hem aanbiedt. Hij draait in een eigen proces en ziet alleen wat zijn plaats ziet; wat een fout kost, staat in docs/bots.md.
    Elke trekking wordt vanaf elke plaats gespeeld. Resultaten blijven bewaard: dezelfde opdracht gaat verder waar hij gebleven was.
option-results = Het bestand met de resultaten; anders een naar de wedstrijd genoemd.
option-jobs = Hoeveel processen; anders één per kern.
option-dask = Het adres van een Dask-cluster, zoals tcp://host:8786.
bot-thinks = { $seat } ({ $level }) denkt na …
bot-compiling-kernel = De bots van Limes worden voorbereid; dat gebeurt één keer en duurt hoogstens een minuut …
arena-standing = { $games } partijen: { $share } van de overwinningen (95%-interval { $least } tot { $most }), { $ratio } keer het gemiddelde aandeel{ $known ->
    [both] ; Elo { $elo } ({ $low } tot { $high }).
    [least] ; Elo minstens { $low }.
    [most] ; Elo hoogstens { $high }.
   *[none] .
}
arena-so-far = { $games } partijen, ± { $error }
arena-kept = { $games ->
    [one] 1 partij is
   *[other] { $games } partijen zijn
} bewaard in { $file }; hetzelfde commando gaat verder.
refused-arena-other-match = dit bestand bevat iets anders dan de resultaten van deze wedstrijd
refused-dask-missing = een Dask-cluster heeft het pakket limestone-games[dask] nodig
refused-dask-away = op { $address } antwoordt niemand
refused-bot-illegal = de bot koos “{ $move }”, en dat is geen toegestane zet
refused-recall-missed = wat eerder is verteld ontbreekt, dus er is geen volledig geheugen van deze partij
refused-server-away = de server antwoordt niet ({ $reason })
option-players = De bots, plaats voor plaats, met komma’s ertussen: niveaus zoals master,club, of die van jezelf zoals ./robby.py:Robby.
bot-fault = { $seat } verloor de zet { $kind ->
    [late] doordat hij te lang nadacht
    [raised] door een exception
    [illegal] door een zet die niet mag
   *[died] doordat zijn proces eindigde
}: { $reason }
option-until = Speelt door tot het aandeel van de overwinningen zo nauwkeurig bekend is, bijvoorbeeld op 0.02; --games is dan het hoogste aantal.
option-decided = Speelt door tot bekend is wie sterker is; --games is dan het hoogste aantal.
option-records = Een map voor het verslag van elke partij.
option-seconds = Hoeveel seconden een eigen bot voor een beslissing heeft.
option-memory = Hoeveel megabytes een eigen bot mag gebruiken.
refused-bot-broken = de bot { $bot } kan niet worden geladen: { $reason }
option-step = Alleen tot en met deze stap.
refused-no-such-step = stap { $step } is er niet; het verslag heeft er { $steps }
option-only = Alleen dit spel; mag meer dan één keer.
refused-check-own = { $bot } is een niveau; alleen eigen bots worden gekeurd, zoals ./robby.py:Robby
check-head = Certificaat van { $bot }, limestone { $version }
check-legal = alleen toegestane zetten, en allemaal op tijd
check-same = met dezelfde startwaarde dezelfde partij
check-pickle = een pickle-kopie speelt net zo verder
check-view = hangt alleen af van wat hij ziet en wat hem is verteld
check-random = laat de gedeelde toevalsgenerator met rust
check-passed = { $bot } slaagt.
check-failed = { $bot } slaagt niet.
check-game = { $game }: { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, { $decisions } beslissingen; milliseconden per beslissing: gemiddeld { $mean }, 95% onder { $most95 }, de langste { $longest }
command-check-bot =
    Keurt een eigen bot en geeft een certificaat; de afsluitcode is 0 als hij slaagt, anders 1.
    Hij speelt elk spel met elk aantal plaatsen (tot zes) en elke variant, tegen spelers die willekeurig zetten. De eerste partij van elk spel wordt nog eens gespeeld: met dezelfde startwaarde, als pickle-kopie, en opnieuw verteld in een nieuw proces; alle moeten gelijk zijn. Ctrl+C stopt.
arena-faults = { $bot } verloor { $moves ->
    [one] 1 zet
   *[other] { $moves } zetten
} { $kind ->
    [late] doordat hij te lang nadacht
    [raised] door exceptions
    [illegal] door zetten die niet mogen
   *[died] doordat zijn proces eindigde
} en daardoor { $lost ->
    [0] geen partij
    [one] 1 partij
   *[other] { $lost } partijen
}. De eerste keer: { $reason }
## Playing on

refused-onward-no-seed = deze partij noemt haar startwaarde niet, dus de trekking kan niet verdergaan zoals ze was; opnieuw trekken kan wel
refused-onward-secret = anderen spelen deze trekking misschien nog; vanaf hier kan alleen opnieuw worden getrokken
refused-onward-over = daar is de partij afgelopen; kies een eerder moment
refused-onward-older = deze partij is met oudere regels of ander materiaal gespeeld; alleen partijen met de huidige regels kunnen verder
web-onward = Vanaf hier verder spelen
web-onward-text = Een nieuwe tafel gaat vanaf dit moment verder. Zonder rating.
web-onward-deal = De trekking
web-onward-same = zoals ze was
web-onward-new = opnieuw getrokken
web-onward-me = ik
web-onward-friend = iemand met de link
web-onward-start = Tafel openen
web-onward-link = Link naar dit moment kopiëren
web-onward-mark = verder gespeeld uit een andere partij
web-onward-from = Verder gespeeld vanaf stap { $step } van een andere partij; zonder rating

## Puzzles

command-puzzles =
    Puzzels: stellingen uit partijen tussen bots, met één beste zet.
command-puzzles-make =
    Maak puzzels uit partijen tussen sterke bots, met dezelfde startwaarde altijd dezelfde.
    Elke puzzel blijft bewaard zodra hij gevonden is: na een onderbreking gaat dezelfde opdracht verder waar hij gebleven was.
option-count = Hoeveel puzzels het bestand moet hebben.
option-file = Het bestand met de puzzels; anders GAME.puzzles in deze map.
option-name = De naam van een puzzel; anders die van vandaag.
puzzles-made = { $count } puzzels uit { $games } partijen staan in { $file }.
puzzles-kept = Wat gevonden is, blijft bewaard: dezelfde opdracht gaat hier verder.
refused-puzzles-other = dit bestand bevat puzzels van een ander spel of een andere startwaarde
refused-unknown-puzzle = er is geen puzzel “{ $name }”
refused-no-puzzles = er zijn geen puzzels voor dit spel
command-puzzle =
    Los een puzzel op: die van vandaag, of een met zijn naam.
    Typ een zet in notatie; show geeft de oplossing, quit stopt.
puzzle-question-limes = Leg deze kaart: de beste van { $ways } manieren
puzzle-question-limits = Beschuldigen of spelen?
puzzle-question-limoges = Vind de zet
puzzle-asked-limes = Van de { $ways } manieren om hem te leggen levert er één aan het einde het meest op.
puzzle-asked-limits = De speelstapel ligt open, de verborgen kaarten van de anderen niet. Wat is het beste?
puzzle-asked-limoges = Eén domino, één plek: welke geeft de beste kans om te winnen?
puzzle-facts = { $name }, rating { $rating }
puzzle-you = Jij bent { $seat }.
puzzle-moves = Mogelijk: { $moves }
puzzle-type = Typ een zet, bijvoorbeeld { $move }.
puzzle-prompt = Je zet (show, quit):
puzzle-solved = Opgelost: “{ $move }” is het beste.
puzzle-not-yet = “{ $move }” levert { $value } op. Er is iets beters.
puzzle-not-listed = “{ $move }” hoort niet bij de zetten die het beste kunnen zijn. Er is iets beters.
puzzle-answer = Het beste: { $move }
puzzle-answer-alike = Het beste, de een zo goed als de ander: { $moves }
puzzle-worth = { $move }: { $value }
puzzle-another = Enter voor een andere puzzel, quit om te stoppen:
web-nav-puzzles = Puzzels
web-puzzles-today = Puzzels van de dag
web-puzzles-solved = { $solved } van { $count } opgelost
web-puzzle-games = Spel
web-puzzle-rated = puzzelrating { $rating }
web-puzzle-rated-short = rating { $rating }
web-puzzle-change = je rating { $change }
web-puzzle-solve-it = { $share } lost hem op
web-puzzle-no-clock = geen klok
web-puzzle-show = Toon het
web-puzzle-show-costs = De oplossing telt als niet opgelost en verlaagt je puzzelrating.
web-puzzle-show-sure = Toch tonen
web-puzzle-next = Volgende puzzel
web-puzzle-another = Nog een
web-puzzle-solve = Oplossen
web-puzzle-solved = Bij de eerste poging opgelost.
web-puzzle-solved-later = Gevonden, maar niet bij de eerste poging.
web-puzzle-not-solved = Niet opgelost. Dit is het beste:
web-puzzle-is-solved = opgelost
web-puzzle-is-missed = gemist
web-puzzle-best = beste
web-puzzle-alike = Even goed: { $moves }
web-puzzle-best-of = De beste van { $ways }
web-puzzle-chose = Wat mensen kozen
web-puzzle-people = { $count ->
    [one] { $said } persoon
   *[other] { $said } personen
}
web-puzzle-move = Zet
web-puzzle-share = Gekozen door
web-puzzle-last = Je laatste tien
web-puzzle-last-of = { $solved } van de laatste { $tries } opgelost
web-puzzle-rating-of = Puzzelrating, { $game }

## Reviews

command-review =
    Analyseer een afgelopen partij: wat de zetten waard waren, geluk en kunde, en wat beter was geweest.
    Wat gevonden is, blijft bewaard: na een onderbreking gaat dezelfde opdracht verder waar hij gebleven was.
option-seat = Alleen de beslissingen van deze plaats; geteld vanaf 0, zoals in zetten.
option-effort = Hoe precies: 2 duurt twee keer zo lang.
option-json = Toon het resultaat als JSON.
## The daily game in the terminal

command-daily =
    Speel de partij van de dag: dezelfde zestien kaarten van Limes voor iedereen ter wereld.
    Aan het einde staat er een tekst voor anderen, die geen kaart verraadt. Een dag begint om middernacht UTC.
    Met --json geeft het de kaarten, par en wat er achteraf van te maken is, of je nu gespeeld hebt of niet.
option-date = Een andere dag, zoals 2026-12-24.
usage-expects-date = { $parameter } verwacht een datum, zoals 2026-12-24.
daily-result = { $score } punten: { $step }. Par { $par }, achteraf { $hindsight }.
daily-shared = Limestone { $date }: { $score }, par { $par } { $wall }
daily-slow = De par van deze dag moet nog worden berekend; dat duurt ongeveer een halfuur, met het pakket limestone-games[fast] enkele seconden.
daily-reckons = De par van deze dag moet nog worden berekend; dat duurt enkele seconden …
refused-no-such-day = voor die datum is er geen partij van de dag; er is er een voor elke dag van { $first } tot en met { $today }
refused-counted = deze poging telt: er wordt niets teruggenomen en niemand helpt
refused-daily-sealed = wat anderen hebben gehaald, zie je zodra je hebt gespeeld
refused-nobody-else = er heeft nog niemand anders gespeeld
refused-not-reckoned = deze dag wordt nog berekend; probeer het later nog eens
daily-left = De partij is opgeslagen: dezelfde opdracht gaat hier verder.
refused-study-unfinished = deze partij is nog niet afgelopen; alleen een afgelopen partij kan worden geanalyseerd
refused-study-too-long = dit verslag heeft { $steps } stappen; hoogstens { $most } worden geanalyseerd
refused-no-hints = aan deze tafel zijn er geen hints
refused-round-not-over = ronde { $round } is nog niet voorbij
refused-nothing-to-remember = aan deze tafel valt niets te onthouden
refused-no-such-review = deze analyse bestaat niet; open de partij opnieuw
refused-review-no-decision = in stap { $step } had deze plaats niets te beslissen
refused-review-broken = deze partij kon niet tot het einde worden bekeken; wat is gevonden blijft bewaard, probeer het opnieuw
review-kept = Wat gevonden is, blijft bewaard: dezelfde opdracht gaat hier verder.
review-seat = { $seat }: { $result }
review-split = { $game ->
    [limes] Par { $par }, de zetten { $skill }, de kaarten { $luck }.
   *[other] Par { $par }, de zetten { $skill }, de kaarten en de anderen { $luck }.
}
review-hindsight = Achteraf gezien: { $value }.
review-unit-limes = Verwachte punten aan het einde, beslissing voor beslissing
review-unit-limits = Verwachte punten van de ronde, beslissing voor beslissing
review-unit-limoges = Verwacht aandeel in de overwinning, het gemiddelde van elke beurt
review-lost = { $where } (stap { $step }): “{ $move }” kostte { $loss }. “{ $best }” was beter: { $better } in plaats van { $value }.
review-fine = { $where } (stap { $step }): “{ $move }” was { $lead } beter dan elke andere zet.
review-won-back = er was nog niets verloren: de kans bleef
review-for-good = daarvan { $value } voorgoed, de rest was nog te winnen
review-clean = Geen slordigheid en geen fout gevonden.
review-also = { $count ->
    [one] Ook een slordigheid of een fout: stap { $steps }.
   *[other] Ook slordigheden of fouten: stappen { $steps }.
}
review-doubt = Verschillen kleiner dan twee keer hun onzekerheid worden niet genoemd. Bots speelden verder, geen mensen.
hint-candidate = { $number }. { $move }: { $value } – { $reason }
limes-quarter = { $quarter ->
    [nw] linksboven
    [ne] rechtsboven
    [sw] linksonder
   *[se] rechtsonder
}
limes-zone-at = { $square } { limes-quarter }
move-limes-turned = { $turn ->
    [n] zoals gedrukt
    [e] naar rechts gedraaid
    [s] ondersteboven
   *[w] naar links gedraaid
}
move-limes-place = { $profession ->
    [farmer] boer
    [fisherman] visser
    [woodcutter] houthakker
    [watchman] wachter
   *[worker] arbeider
} { limes-quarter }
move-limes-go = arbeider van { $source } naar { $target }
move-limes-none = geen arbeider
move-limits-play = { $what } spelen
move-limits-exchange = Vier { $what } ruilen
move-limits-accuse = { $what } beschuldigen
move-limits-hide = { $what } verstoppen
move-limoges = { $verb }: { $what }
move-limoges-place = { $place }, met { $domino }
move-limoges-vote = { $votes ->
    [none] Geen stem
   *[other] Stemmen: { $votes }
}
move-limoges-swap = Ruilen: { $give } tegen { $take }
move-limoges-covers = { $covers ->
    [high] wachter op de hoge helft
   *[low] wachter op de lage helft
}
move-and-notation = { $move } ({ $notation })
study-points = { $count ->
    [one] { $said } punt
   *[other] { $said } punten
}
study-n-points = { $count ->
    [one] { $more } punt
   *[other] { $more } punten
}
study-n-coins = { $count ->
    [one] { $more } munt
   *[other] { $more } munten
}
study-n-meeples = { $count ->
    [one] { $more } meeple
   *[other] { $more } meeples
}
study-n-dominoes = { $count ->
    [one] { $more } dominosteen
   *[other] { $more } dominostenen
}
study-unit-limes = Verwachte punten aan het einde
study-unit-limits = Verwachte punten van de ronde
study-unit-limoges = Kans op de zege
reason-thinking = denkt nog na
reason-only-move = de enige zet
reason-as-good = te dicht bij elkaar
reason-equal = precies even goed
reason-no-simple-reason = geen eenvoudige reden
reason-limes-territory = gemiddeld levert { $kind ->
    [farmer] de akker
    [fisherman] het water
    [woodcutter] het bos
   *[watchman] een wachter
} bij { $zone } aan het einde { study-n-points } op in plaats van { $less }
reason-limes-worker = gemiddeld levert de arbeider op { $zone } aan het einde { study-n-points } op, op { $instead } { $less }
reason-limes-to-come = gemiddeld leveren nieuwe gebieden aan het einde { study-n-points } op in plaats van { $less }
reason-limits-accuse = de kans dat { $seat } over de limiet ging, is { $odds } procent; boven 67 procent loont een beschuldiging
reason-limits-spare = de kans dat { $seat } over de limiet ging, is maar { $odds } procent; onder 67 procent kost een beschuldiging punten
reason-limits-likelier = de kans dat { $seat } over de limiet ging, is { $odds } procent, bij { $other } maar { $less } procent
reason-limits-accuse-first = de kans dat { $seat } over de limiet ging, is { $odds } procent; wie wacht, wordt in { $less } procent van zulke rondes zelf terecht beschuldigd
reason-limits-exchange = vier kaarten van een kleur zijn meteen een punt waard
reason-limits-exchanged = een ruil, voor een punt, in { $more } procent van zulke rondes in plaats van { $less }
reason-limits-convicted = zelf terecht beschuldigd in { $more } procent van zulke rondes in plaats van { $less }
reason-limits-acquitted = zelf onterecht beschuldigd, voor een punt, in { $more } procent van zulke rondes in plaats van { $less }
reason-limits-right = een juiste beschuldiging in { $more } procent van zulke rondes in plaats van { $less }
reason-limits-wrong = een onjuiste beschuldiging in { $more } procent van zulke rondes in plaats van { $less }
reason-limits-over = { limits-a-card } gaat met { $odds } procent kans over de limiet, de betere kaart met { $less } procent
reason-limits-accused = beschuldigd worden levert gemiddeld { study-n-points } op in plaats van { $less }
reason-limits-accusing = later beschuldigen levert gemiddeld { study-n-points } op in plaats van { $less }
reason-limoges-points = enkele beslissingen later { study-n-points } in plaats van { $less }
reason-limoges-churches = enkele beslissingen later { study-n-dominoes } in de abdij en de kathedraal in plaats van { $less }
reason-limoges-coins = enkele beslissingen later { study-n-coins } in plaats van { $less }
reason-limoges-meeples = enkele beslissingen later { study-n-meeples } in plaats van { $less }
reason-limoges-production = de productie levert tot het einde { study-n-meeples } op in plaats van { $less }
reason-limoges-others = de sterkste tegenspeler heeft enkele beslissingen later { study-n-points } in plaats van { $less }
reason-limoges-ahead = { $way ->
    [ahead] enkele beslissingen later { $more } punten voorsprong in plaats van { $less }
    [behind] enkele beslissingen later { $more } punten achterstand in plaats van { $less }
   *[turned] enkele beslissingen later { $more } punten voorsprong in plaats van { $less } achterstand
}
reason-limes-why-lay = { $gain ->
    [0] levert niet meteen iets op; verwachte eindscore: { $expected }
    [one] levert meteen één punt op; verwachte eindscore: { $expected }
   *[other] levert meteen { $gain } punten op; verwachte eindscore: { $expected }
}
reason-limes-why-place = deze arbeider is nu { $gain ->
    [one] één punt
   *[other] { $gain } punten
} waard; verwachte eindscore: { $expected }
reason-limes-why-go = hier is deze arbeider { $gain ->
    [one] één punt
   *[other] { $gain } punten
} meer waard; verwachte eindscore: { $expected }
reason-limits-why-hide = deze kleur heb je straks nodig op de speelstapel
reason-limits-why-play = de kans dat een { $colour ->
    [r] rode
    [y] gele
    [g] groene
    [b] blauwe
   *[v] paarse
} kaart over de limiet gaat, is { $odds } procent
reason-limits-why-exchange = vier { $colour ->
    [r] rode
    [y] gele
    [g] groene
    [b] blauwe
   *[v] paarse
} kaarten zijn een punt waard; de kans dat ze over de limiet gaan, is { $odds } procent
reason-limits-why-accuse = de kans dat { $seat } over de limiet is gegaan, is { $odds } procent
reason-limoges-why = { $kind ->
    [Vote] deze stemmen leveren de meeples op die je nodig hebt
    [Place] dit is het beste vak voor deze prijs
    [Activate] een meeple in de hand levert niets op
    [Guards] de wachters staan elders beter
    [Guard] deze helft levert meer tol op
    [Rob] de schatkist is de roof waard
    [Corrupt] je hebt te weinig geld en deze dominostenen zijn duur
    [Commerce] de meeples zijn nu meer waard als geld
    [Mint] de abten zijn nu meer waard als geld
    [Buy] de tegel levert meer op dan hij kost
    [Use] de tegel werkt één keer per beurt
    [Destroy] een gebouw van een ander staat in de weg
    [End] iets beters kun je niet betalen
    [Gain] dit spoor levert meer op
    [Steal] een meeple is nu meer waard dan een punt
   *[other] in de doorgerekende partijen was dit het beste
}

## Server

command-serve =
    Start de tafelserver: speel met iedereen die zijn pagina kan openen.
    In zijn eentje bewaart hij alles in één bestand; met PostgreSQL en Redis verdelen meerdere processen het werk.
command-verify =
    Bewijs dat elke trekking in een verslag volgt uit de seed en de salts, en lees wat daarmee bewezen is.
    Met --commitment en --salt ook dat het die zijn die je voor de partij hebt genoteerd.
    Eindigt met afsluitcode 1 als een trekking niet klopt.
command-backup = Schrijf alles wat de server bewaart naar één bestand, ook terwijl hij draait.
command-restore = Zet terug wat er vergeleken met een back-up ontbreekt, ook terwijl de server draait.
command-admin = Beheer de tafels en mensen van een server, ook terwijl hij draait.
command-admin-list = Geef een lijst van de tafels.
command-admin-people = Geef een lijst van de mensen.
command-admin-close = Beëindig een partij zonder uitslag.
command-admin-forget = Wis de gegevens van iemand, aangeduid met gebruikersnaam of id.
command-admin-export = Schrijf het verslag van elke partij naar een map.
command-admin-ratings = De ratings tonen, opnieuw berekenen of er een partij uit halen.
command-admin-hide = Haal een tafel uit de openbare lijst; de link blijft werken.
command-admin-show = Zet een tafel terug in de openbare lijst.
command-admin-end = Beëindig een speelavond; een lopende ronde telt niet.
command-admin-ban = Sluit iemand uit, aangeduid met gebruikersnaam of id: sessies eindigen, bots nemen de plaatsen over.
command-admin-unban = Laat iemand die is uitgesloten weer toe.
command-admin-rename = Geef iemand een andere naam, ook aan lopende tafels.
command-admin-grant = Laat iemand met een account de server beheren op de pagina /admin.
command-admin-revoke = Neem dat recht terug.
command-admin-events = Geef een lijst van de speelavonden.
command-admin-reports = Geef een lijst van meldingen; handel er een af.
command-admin-log = Toon wie wat met wie heeft gedaan, en wanneer.
command-admin-load = Toon hoeveel tafels en mensen er zijn.
command-admin-settings = Toon de instellingen van de server; NAAM toont er een, NAAM WAARDE wijzigt die, rate.SLEUTEL een limiet (TEGELIJK,PER-SECONDE).
command-admin-retention = Wis afgelopen partijen van gasten die ouder zijn dan een aantal dagen.

option-host = Het adres waarop de server luistert.
option-port = De poort waarop de server luistert.
option-workers = Hoeveel serverprocessen.
option-thinkers = Hoeveel processen per serverproces voor de bots denken.
option-database = Waar de partijen worden bewaard; anders in één bestand in je gegevensmap.
option-redis = Waarlangs de processen elkaar het nieuws doorgeven.
option-origins = Een andere pagina die de API mag gebruiken; mag meer dan één keer.
option-secure = Verstuur cookies alleen via HTTPS.
option-proxied = Vertrouw op het adres dat een proxy meldt.
option-unlimited = Verzoeken niet begrenzen: voor tests en belastingproeven.
option-browser = Open de pagina in een browser.
option-phase = Alleen tafels die wachten (waiting), spelen (playing) of klaar zijn (over).
option-running = Ook partijen die niet zijn afgelopen, met hun geheimen.
option-rebuild = Elke partij voor de rating opnieuw uit haar logboek lezen en alles opnieuw berekenen.
option-take-out = De partij van deze tafel eruit halen; alles daarna wordt opnieuw berekend.
option-put-back = De partij van deze tafel weer laten meetellen.
option-settle = De id van een melding die is afgehandeld.
option-page = Welke bladzijde, vanaf 0.
option-days = Hoeveel dagen partijen van gasten worden bewaard.
option-force = Een bestand vervangen dat al bestaat.
option-dry-run = Zeg alleen hoeveel partijen het zouden zijn.
option-material = De kaarten of gegevens waarmee de partijen zijn gespeeld.
option-commitment = Het zegel van de seed dat je voor de partij hebt genoteerd.
option-salt = De salt die jouw programma heeft toegevoegd.

serving = De tafel staat op { $page } – Ctrl+C sluit hem.
serving-without-redis = Redis antwoordt niet. Er kan gespeeld worden, maar tot dan telt en meldt elk proces voor zichzelf.
serving-with = Limestone { $version } met { $workers ->
    [one] één serverproces
   *[other] { $workers } serverprocessen
 }; de partijen staan in { $database }
admin-nothing = niets om op te sommen
admin-closed = Tafel { $table } is gesloten.
admin-hidden = Tafel { $table } staat niet meer in de lijst.
admin-shown = Tafel { $table } staat weer in de lijst.
admin-ended = Speelavond { $night } is afgelopen.
admin-banned = { $person } is uitgesloten.
admin-unbanned = { $person } mag weer binnen.
admin-renamed = { $person } heet nu { $name }.
admin-granted = { $person } mag de server nu beheren: op de pagina /admin.
admin-revoked = { $person } beheert de server niet meer.
admin-due = { $games ->
    [one] Er zou één partij worden gewist.
   *[other] Er zouden { $games } partijen worden gewist.
 }
admin-deleted = { $games ->
    [one] Er is één partij gewist.
   *[other] Er zijn { $games } partijen gewist.
 }
admin-ruled = { $counts ->
    [yes] De partij aan tafel { $table } telt weer mee.
   *[no] De partij aan tafel { $table } telt niet meer mee.
}
admin-rebuilt = { $games } partijen voor de rating, waarvan er { $counted } meetellen; { $mended } waren anders bewaard dan hun logboek zegt. Alle ratings zijn opnieuw berekend.
admin-forgotten = Gewist: { $person }.
backed-up = { $rows ->
    [one] Er staat één rij in { $file }.
   *[other] Er staan { $rows } rijen in { $file }.
}
restored = { $rows ->
    [one] Eén rij is teruggezet; tafels die intussen anders zijn verdergegaan: { $skipped }.
   *[other] { $rows } rijen zijn teruggezet; tafels die intussen anders zijn verdergegaan: { $skipped }.
}
verified = { $deals ->
    [one] { $file }: één trekking bewezen.
   *[other] { $file }: { $deals } trekkingen bewezen.
}
verified-old = Werkwijze 1: na het begin van de partij is geen trekking veranderd. Wie de seed kende en de laatste salt gaf, kon de trekkingen toch kiezen.
verified-unsalted = Werkwijze 2, zonder salts: er was niemand om er een toe te voegen, dus de server alleen heeft de trekkingen bepaald.
verified-salted = { $count ->
    [one] Werkwijze 2, met de salt van { $names }: als dat programma eerlijk is en zijn salt en het genoteerde zegel in het verslag terugvindt, heeft niemand de trekkingen gekozen.
   *[other] Werkwijze 2, met de salts van { $names }: als een van die programma’s eerlijk is en zijn salt en het genoteerde zegel in het verslag terugvindt, heeft niemand de trekkingen gekozen.
}
verified-withheld = { $count ->
    [one] Eén keer heeft iemand een salt achtergehouden die al vastlag: de salts zijn opnieuw uitgewisseld.
   *[other] { $count } keer heeft iemand een salt achtergehouden die al vastlag: de salts zijn opnieuw uitgewisseld.
}
verified-ended = { $steps ->
    [one] De partij is na één stap afgebroken: of er meer is gespeeld, laat het verslag niet zien.
   *[other] De partij is na { $steps } stappen afgebroken: of er meer is gespeeld, laat het verslag niet zien.
}
verified-noted = Wat je hebt genoteerd, staat in het verslag.

refused-account-already = deze persoon heeft al een account
refused-csrf = het verzoek kwam niet van onze eigen pagina; laad de pagina opnieuw
refused-frozen = deze versie van Limestone kan deze partij niet voortzetten; je kunt haar lezen en beëindigen, niet spelen
refused-internal = er ging iets mis op de server; het is daar genoteerd
refused-link-over = deze link is al gebruikt of te oud: maak op het eerste apparaat een nieuwe
refused-login-taken = de gebruikersnaam “{ $login }” is al bezet
refused-malformed = dit is niet te begrijpen: { $reason }
refused-unfit-handle = een adres heeft 2 tot 24 kleine letters a–z en cijfers, met ook streepjes ertussen
refused-unfit-login = een gebruikersnaam heeft 2 tot 64 letters a–z, cijfers en de tekens . _ @ + -
refused-unfit-name = een naam is niet leeg, niet te lang en bestaat alleen uit zichtbare tekens
refused-closed-already = tafel { $table } is al gesloten
refused-method = dit adres neemt zo’n verzoek niet aan
refused-no-question = niemand heeft { $seat } iets gevraagd
refused-no-such-page = deze pagina bestaat niet
refused-no-such-person = er is niemand met de naam “{ $name }”
refused-banned = dit account is hier uitgesloten
refused-closed-house = deze server laat niemand nieuw toe
refused-invited-only = deze server is voor genodigden; open eerst de link van de beheerder
refused-is-admin = { $name } beheert deze server; neem dat recht eerst terug (limestone admin revoke)
refused-no-such-report = zo’n openstaande melding is er niet
refused-no-such-setting = er is geen instelling “{ $name }”
refused-setting-value = “{ $value }” is geen waarde voor de instelling { $name }; mogelijk is { $kind ->
    [word] een van { $known }
    [number] een geheel getal van { $least } tot { $most }
    [text] tekst van hoogstens { $most } tekens, bij namen op één regel
    [colour] een kleur zoals #336699, of niets
   *[rate] INEENS,PER-SECONDE, zoals 60,0.5, of niets voor het gewone tempo
}
refused-report-nobody = op deze plaats is er niemand om te melden
refused-no-such-seat = deze plaats is er niet aan deze tafel
refused-begins = alle plaatsen zijn bezet; de partij begint zo
refused-no-such-material = er is geen materiaal met de controlesom { $digest }
refused-account-first = hiervoor heb je een account nodig; dat maak je onder je naam
refused-entered-already = je doet al mee
refused-night-begun = de clubavond is begonnen
refused-night-enough = voor deze clubavond is zo veel vastgelegd dat er niets meer bij kan
refused-night-full = alle { $places } plaatsen zijn bezet
refused-night-over = de clubavond is voorbij
refused-night-paused = de clubavond is gepauzeerd
refused-night-rounds-or-time = geef het aantal ronden op of tot hoe laat
refused-night-same-deal = dezelfde kaarten voor alle tafels kan alleen bij Limes
refused-night-size = dit spel heeft hoogstens { $most } plaatsen per tafel
refused-night-undo = op een clubavond wordt geen zet teruggenomen
refused-night-when = een clubavond begint uiterlijk over een jaar en eindigt na het begin
refused-no-round = er wordt nu geen ronde gespeeld
refused-no-such-board = in deze ronde is er geen tafel { $board }
refused-no-such-night = er is geen clubavond { $night }
refused-no-such-player = onder dit nummer doet niemand mee
refused-board-over = deze tafel is al beslist; daar blijft het bij
refused-board-own = wie aan een tafel meespeelt beslist er niet over: dat doet de organisator
refused-no-round-left = er komt geen ronde meer; je kunt wel kijken
refused-not-at-a-board = deze speler zit niet aan een tafel waar nog wordt gespeeld
refused-not-entered = je doet niet mee
refused-not-helping = dit mogen alleen de organisator en wie helpt
refused-not-organiser = dit mag alleen de organisator
refused-nothing-changes = dat is al zo
refused-paused = de clubavond is gepauzeerd: niemand zet tot het verdergaat
refused-round-running = aan sommige tafels van deze ronde wordt nog gespeeld
refused-round-stale = ronde { $round } is aan de beurt
refused-sealed = anderen spelen nog met dezelfde kaarten; deze tafel gaat open als de ronde voorbij is
refused-too-few = er zijn twee spelers nodig
refused-too-late = na het begin kan er niemand meer bij
refused-too-many-at-one = aan één tafel spelen er hoogstens { $most }
refused-unreadable-night = de gegevens van clubavond { $night } zijn niet te lezen
refused-wrong-places = geef alle { $players } spelers een plaats, en iemand de eerste
refused-no-such-table = er is geen tafel { $table }
refused-no-such-token = dit token bestaat niet
refused-not-away = er speelt geen bot voor { $seat }
refused-not-host = dit mag alleen de host
refused-not-over = de partij is niet afgelopen
refused-private = de partij is begonnen, en alleen wie meespeelt mag haar zien
refused-not-playing = aan deze tafel is geen partij bezig
refused-not-seated = je zit niet aan deze tafel
refused-not-waiting = de partij is al begonnen
refused-not-your-seat = dit is niet jouw plaats
refused-origin = de pagina { $origin } mag deze server niet gebruiken
refused-port-taken = op { $host }:{ $port } luistert al iemand; kies een andere --port
refused-unknown-address = { $host } is geen adres van deze computer
refused-port-forbidden = op poort { $port } mag alleen de beheerder luisteren; kies er een vanaf 1024, met een proxy ervoor
refused-push-address = deze server stuurt geen meldingen naar dat adres
refused-unknown-zone = er is geen tijdzone { $zone }
refused-rate-limited = dat ging te snel; wacht { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
}
refused-too-many-lines = er staan te veel tafels tegelijk open; sluit er één
refused-salt-again = je hebt al een salt toegevoegd
refused-salt-other = op deze salt heb je je niet vastgelegd: { $found } in plaats van { $wanted }
refused-salt-uncommitted = je hebt je op geen salt vastgelegd
refused-salts-closed = hier worden nu geen salts uitgewisseld
refused-salts-open = nog niet iedereen heeft zich op een salt vastgelegd
refused-salts-sealed = het is te laat om je op een salt vast te leggen
refused-seat-open = er is nog een plaats vrij
refused-seat-taken = deze plaats is bezet
refused-programs-here = daar speelt iemand met een eigen programma, dus niemand anders kan meedoen
refused-seat-twice = je hebt al een plaats aan deze tafel
refused-sent-away = je bent van deze tafel weggestuurd
refused-sign-in-first = meld je eerst aan of kies een naam
refused-stale = de partij is intussen verder; kies opnieuw
refused-too-large = dit is te groot; hoogstens { $bytes } bytes
refused-material-costly = dit lezen duurt te lang of kost te veel geheugen
refused-material-files = { $files } bestanden is te veel; hoogstens { $most }
refused-material-large = een bestand heeft hoogstens { $bytes } bytes
refused-material-deep = een sleutel heeft hoogstens { $most } woorden met punten ertussen
refused-too-slow = de verbinding was te traag om bij te blijven
refused-unavailable = de server reageert niet; je zet is bewaard, probeer het zo opnieuw
refused-blocked = dat kan niet: een van jullie heeft de ander geblokkeerd
refused-block-nobody = je kunt alleen andere mensen aan de tafel blokkeren
refused-no-such-acquaintance = je kent deze persoon niet
refused-profile-account = maak eerst een account: dan heb je een pagina en houd je je partijen
refused-handle-taken = het adres { $handle } is bezet
refused-public-seats = aan een openbare tafel heeft ieder maar één plaats: neem er zelf één of deel de link
refused-rated-account = een tafel met rating is voor mensen met een account; je kunt er een maken van je gastnaam en houdt je partijen
refused-rated-people = een partij voor de rating heeft minstens twee mensen nodig, ieder op een eigen plaats
refused-rated-bots = bots van geïnstalleerde pakketten zijn niet gemeten: ze spelen niet aan een tafel met rating
refused-rated-material = een partij voor de rating wordt met de kaarten en gegevens uit de doos gespeeld
refused-rated-hand = in een partij voor de rating speelt niemand voor je; je kunt opgeven
refused-rated-pace = aan een tafel met rating speelt geen bot voor wie te laat is: laat het als opgeven gelden, of kies een herinnering
refused-not-rated = tafel { $table } heeft geen afgelopen partij voor de rating
refused-mute-nobody = je kunt alleen andere mensen aan de tafel dempen
refused-nudge-not-due = de partij wacht niet op { $seat }
refused-nudge-has-time = { $seat } heeft nog tijd: je kunt een seintje geven als er nog een kwart over is
refused-nudge-once = in deze beurt is er al een seintje gegeven
refused-nudge-too-soon = { $hours ->
    [one] er is al een seintje gegeven; over een uur kan het weer
   *[other] er is al een seintje gegeven; over { $hours } uur kan het weer
}
refused-react-again = je hebt al op deze zet gereageerd
refused-react-nothing = er is nog geen zet om op te reageren
refused-talk-enough = tussen twee ronden zegt iedereen hooguit twee dingen
refused-talk-quiet = zolang er kaarten verborgen liggen kun je alleen zeggen dat je even weg bent en dat je er weer bent, elk één keer per ronde
refused-unknown-phrase = “{ $word }” kun je hier niet zeggen
refused-unknown-level = er is geen niveau “{ $level }”; de niveaus zijn { $known }
refused-unknown-bot = er is geen bot “{ $bot }”; er zijn { $known }, en je eigen als BESTAND.py:Klasse, zoals ./robby.py:Robby
refused-unknown-token = dit token is niet bekend
refused-unreadable-answer = het antwoord van de server is niet te lezen (status { $status })
refused-unreadable-table = de gegevens van tafel { $table } zijn niet te lezen
refused-unknown-entry = het logboek van deze tafel bevat een regel die deze versie van Limestone niet kent ({ $kind })
refused-verify-commitment = de seed past niet bij het zegel (commitment): { $counted } in plaats van { $found }
refused-verify-deal = in stap { $step } is “{ $found }” getrokken; seed en salts geven “{ $dealt }”
refused-verify-given = deze trekkingen waren gegeven en niet voor deze tafel gedaan; er valt niets te bewijzen
refused-verify-no-seed = het verslag heeft geen seed, dus de trekkingen zijn niet te bewijzen
refused-verify-other-commitment = je hebt het zegel { $wanted } genoteerd; in het verslag staat { $found }
refused-verify-other-salts = de salts in het verslag zijn niet die welke vastlagen voordat de jouwe werd getoond
refused-verify-incomplete = { $steps ->
    [one] het verslag is onvolledig: het stopt na één stap, en de partij was niet afgelopen
   *[other] het verslag is onvolledig: het stopt na { $steps } stappen, en de partij was niet afgelopen
}
refused-verify-rounds = de salts zijn vaker uitgewisseld dan het verslag zegt, of vaker dan { $most } keer
refused-verify-salt-form = de salt van plaats { $seat } is er geen: “{ $found }”
refused-verify-salt-missing = jouw salt { $salt } staat niet in het verslag
refused-verify-salt-seat = de salt van plaats { $seat } hoort niet in het verslag
refused-verify-salts = salts in het verslag: { $found }; plaatsen: { $seats }
refused-verify-scheme = deze versie kent werkwijze { $scheme } voor eerlijk schudden niet
refused-verify-seed-form = “{ $found }” is geen seed
refused-database-unknown = --database verwacht sqlite:///BESTAND of postgresql+asyncpg://GEBRUIKER@HOST/NAAM
refused-redis-unknown = --redis verwacht redis://HOST:POORT
refused-database-damaged = de database is beschadigd of geen database van Limestone; zet een back-up terug in een nieuwe (limestone restore)
refused-database-away = de database is niet bereikbaar of kan niet worden geopend
refused-database-full = op de schijf van de database is geen ruimte meer
refused-served-already = een andere limestone serve gebruikt deze database al (proces { $process }); sluit die eerst af. Voor meer tegelijk zijn PostgreSQL en Redis nodig
refused-database-nowhere = de computer van de database is onder deze naam onbekend; controleer --database of LIMESTONE_DATABASE
refused-database-refuses = op het adres van de database luistert niets; draait PostgreSQL, en klopt de poort?
refused-database-unwelcome = PostgreSQL antwoordt, maar heeft deze database niet of laat deze gebruiker niet toe
refused-unfit-origin = --origin verwacht een pagina zonder pad, zoals https://spel.example.org; niet { $origin }
refused-file-exists = dit bestand bestaat al; kies een andere naam, of vervang het met --force
refused-no-database = op dit adres staat geen database van Limestone; er is niets aangemaakt. Controleer --database of LIMESTONE_DATABASE
refused-database-newer = deze database is van een nieuwere Limestone (schema { $found }, deze kent { $known }); installeer die versie of zet een back-up terug in een nieuwe database
refused-backup-damaged = dit is geen volledige back-up van Limestone; er is niets teruggezet
refused-workers-alone = meerdere serverprocessen (--workers) hebben een PostgreSQL-database (--database) en Redis (--redis) nodig
refused-wrong-password = gebruikersnaam of wachtwoord klopt niet

## Club nights

night-after = { $round ->
    [0] voor de eerste ronde
   *[other] na ronde { $round }
}
night-score = score
night-opponents = tegenst.
night-points = punten
night-ties = Gelijke score: eerst de scores van de tegenstanders, dan de punten van alle partijen. Een tafel waarover is beslist brengt geen punten.

## The log of a table

# Told as events are: $seat is a name, or several ($count of them); $you is the role of the reader.

entry-joined = { $seat } komt aan tafel
entry-left = { $how ->
    [declined] { $seat } speelt niet opnieuw
    [removed] De plaats van { $seat } komt vrij
   *[other] { $seat } verlaat de tafel
}
entry-bot = { $seat } komt aan tafel
entry-renewed = De uitnodiging is vernieuwd
entry-started = De partij begint
entry-withheld = { $you ->
    [seat] Jouw apparaat houdt zijn toevalsgetal achter: er wordt opnieuw geschud
   *[no] { $seat } houdt een toevalsgetal achter: er wordt opnieuw geschud
}
entry-undone = { $steps ->
    [0] { $seat } kiest opnieuw
   *[other] { $seat } neemt een zet terug
}
entry-asked = { $what ->
    [abandon] { $seat } vraagt om de partij zonder uitslag te beëindigen
   *[undo] { $seat } vraagt om een zet terug te nemen
}
entry-hinted = { $you ->
    [seat] Je vroeg om een hint
   *[no] { $seat } vroeg om een hint
}
entry-agreed = { $seat } gaat akkoord
entry-declined = { $how ->
    [withdrawn] { $seat } trekt de vraag in
   *[other] { $seat } gaat niet akkoord
}
entry-resigned = { $how ->
    [time] { $you ->
        [seat] Je tijd is om: dat geldt als opgeven
       *[no] De tijd van { $seat } is om: dat geldt als opgeven
    }
   *[other] { $seat } geeft op
}
entry-handed = { $how ->
    [time] { $you ->
        [seat] De tijd is om: een bot ({ $level }) speelt voor jou
       *[no] De tijd is om: een bot ({ $level }) speelt voor { $seat }
    }
   *[other] { $you ->
        [seat] Een bot ({ $level }) speelt voor jou
       *[no] Een bot ({ $level }) speelt voor { $seat }
    }
}
entry-returned = { $seat } speelt weer zelf
entry-reminded = { $overdue ->
    [yes] { $count ->
        [one] { $you ->
            [seat] Je tijd is om: de partij wacht op je
           *[no] De tijd van { $seat } is om: de partij wacht
        }
       *[other] De tijd van { $seat } is om: de partij wacht
    }
   *[no] { $count ->
        [one] { $seat } krijgt een herinnering
       *[other] { $seat } krijgen een herinnering
    }
}
entry-extended = De bedenktijd wordt verlengd
entry-rematched = Er wordt een nieuwe partij geopend
entry-unknown = Een nieuwere versie van Limestone schreef iets dat deze versie niet kent
entry-paused = De clubavond werd gepauzeerd
entry-resumed = De clubavond ging verder
entry-settled = De organisator heeft de tafel beslist
entry-closed = De beheerder beëindigt de partij
entry-renamed = Een speler heet nu { $name }
entry-forgotten = De gegevens van een speler worden gewist

## Hints at a table

web-hint = Hint
web-hint-best = { $count ->
    [1] De beste zet
    [2] De twee beste zetten
   *[3] De drie beste zetten
}
web-hint-first-better = 1 is beter: { $words }
web-hint-share = Je kans om daarna te winnen
web-hint-equal = { $count ->
    [2] Welke van de twee beter is, ligt te dicht bij elkaar om te zeggen.
   *[other] Welke van de drie het best is, ligt te dicht bij elkaar om te zeggen.
}
web-hint-better-than = Beter dan { $move }: { $words }
web-hint-thinking = Aan het denken
web-hint-off = Geen hints aan deze tafel
web-hint-on = Hints zijn aan deze tafel toegestaan
web-hint-seen = De anderen zien dat je het vroeg.
web-hint-do = Dit doen
web-hint-square = Alleen het vak
web-hint-where = Alleen tonen waar
web-hint-marked = Wat het beste is, is op tafel gemarkeerd.
web-hint-all = Zetten tonen
web-hint-allow = Hints toestaan
web-key-hint = Hint

## Reviews on the page

web-review = Analyse
web-review-seat = Wiens zetten
web-review-round = Ronde { $round }
web-review-turn = Ronde { $round }, beurt { $turn }
web-review-round-of = Ronde { $round } van { $rounds }
web-review-jump = Naar een ronde
web-review-at = { $where }, { $move }
web-review-of-seat = { $name }, { $where }
web-review-cost = { $game ->
    [limes] { $where }: { $move } kostte { $loss }
   *[other] { $where }: “{ $move }” kostte { $loss }
}
web-review-little = { $game ->
    [limes] { $where }: { $move } kostte { $loss }, minder dan een slordigheid
   *[other] { $where }: “{ $move }” kostte { $loss }, minder dan een slordigheid
}
web-review-as-good = { $game ->
    [limes] { $where }: { $move }, geen zet was beter
   *[other] { $where }: “{ $move }”, geen zet was beter
}
web-review-close = { $game ->
    [limes] { $where }: { $move } en de beste zet liggen te dicht bij elkaar
   *[other] { $where }: “{ $move }” en de beste zet liggen te dicht bij elkaar
}
web-review-fine = { $game ->
    [limes] { $where }: { $move } was duidelijk de beste zet
   *[other] { $where }: “{ $move }” was duidelijk de beste zet
}
web-review-error = Bekend tot op { $error }.
web-review-lead = Beter dan elke andere zet.
web-review-with = Met “{ $move }”: { $words }
web-review-against = Vergeleken met “{ $move }”: { $words }
web-review-good = geen zet was beter
web-review-slip = slordigheid
web-review-mistake = fout
web-review-from = { $mark } vanaf { $from }
web-review-best = beste
web-review-better = beter
web-review-moments = Sleutelmomenten
web-review-turning = Keerpunten
web-review-count = { $count } van { $all } beslissingen
web-review-luck = Geluk en kunde
web-review-luck-later = bekend als alle zetten bekeken zijn
web-review-no-result = Iemand gaf op: er is geen uitslag om te verklaren.
web-review-par-is-limes = par: wat onze meester met deze kaarten gemiddeld haalt
web-review-par-is-limits = par: wat onze meester, gehaast en op alle plaatsen, met deze kaarten gemiddeld haalt
web-review-par-is-limoges = par: een gelijk deel van de overwinning
web-review-par = par { $value }
web-review-hindsight = achteraf { $value }
web-review-moves = { $you ->
    [yes] jouw zetten { $value }
   *[no] zetten van { $name } { $value }
}
web-review-moves-are = zetten: wat ze voorgoed kostten
web-review-cards = kaarten { $value }
web-review-chance = kaarten en anderen { $value }
web-review-luck-words = Vanaf par { $par }: { $moves }, { $chance }; uitslag { $result }.
web-review-curve-limes = Verwachte punten aan het eind
web-review-curve-below = eronder: wat elke zet kostte
web-review-curve-words = Verwachte punten aan het eind na elke ronde; uitslag { $result }, par { $par }
web-review-spoken = { $where }, { $value }, verloren { $loss }
web-review-board = { $best ->
    [none] Het landschap na ronde { $round }, met { $move }
   *[other] Het landschap na ronde { $round }, met { $move }; { $best } was beter
}
web-review-looking = nog niet bekeken
web-review-working = De partij wordt bekeken
web-review-waiting = De partij wordt bekeken. Het begint zo.
web-review-progress = { $done } klaar. Wat gevonden is, staat er al; twijfelgevallen worden twee keer bekeken.
web-review-failed = De rest kon niet worden bekeken. Wat gevonden is, blijft.
web-review-retry = Dit moment opnieuw
web-review-find = { $where }. Vind de betere zet.
web-review-trying = Je zet wordt bekeken
web-review-found = “{ $move }”: niets is beter. { $value } verwacht.
web-review-near = “{ $move }”: { $value } verwacht, te dicht bij de beste zet.
web-review-improved = “{ $move }” is beter dan eerst: { $value } in plaats van { $before }. Er is nog meer.
web-review-about = “{ $move }” is ongeveer even goed als eerst: { $value }, eerst { $before }. Er is nog meer.
web-review-no-better = “{ $move }” is niet beter dan eerst: { $value }, eerst { $before }.
web-review-again = Nog eens
web-review-back = Terug naar de analyse
web-mistakes = Je eigen fouten
web-mistakes-count = { $count ->
    [0] Alle momenten van je geanalyseerde partijen zijn al opnieuw geprobeerd; ze komen terug.
    [one] Eén moment uit partijen die je op dit apparaat hebt geanalyseerd, om opnieuw te proberen.
   *[other] { $count } momenten uit partijen die je op dit apparaat hebt geanalyseerd, om opnieuw te proberen.
}
web-mistakes-try = Probeer er een
web-mistakes-next = Volgende eigen fout
web-review-next-mistake = Volgende fout
web-review-pays = boven 67% loont een beschuldiging
web-review-over = echt erover
web-review-within = erbinnen
web-review-odds = { $you ->
    [yes] De kans in procenten dat een kaart over de limiet was, voor zover jij kon weten
   *[no] De kans in procenten dat een kaart over de limiet was, voor zover { $name } kon weten
}
web-review-lane = { $odds ->
    [none] Beurt { $turn }, { $name }: { $move }
   *[other] Beurt { $turn }, { $name }: { $move }, erover met { $odds }
}
web-review-lanes-words = Ronde { $round }, beurt voor beurt: wie welke kaart legde, en de kans dat die erover was
web-review-lanes-hidden = verstopt
web-review-options = Vanaf hier verwachte punten van de ronde
web-review-hidden = Wat niemand kon zien
web-memory = Je geheugen
web-memory-question = Hoeveel kaarten van elke kleur lagen er op de speelstapel?
web-memory-private = Alleen jij ziet het. De analyse van het spel vergelijkt.
web-memory-less = Eén minder
web-memory-more = Eén meer
web-memory-answer = Antwoorden
web-memory-skip = Deze keer niet
web-memory-asked = gevraagd bij beurt { $turn }
web-memory-said = jouw antwoord
web-memory-lay = op de stapel
web-memory-right = goed
web-memory-missed = { $count ->
    [one] 1 vergeten
   *[other] { $count } vergeten
}
web-memory-many = { $count ->
    [one] 1 te veel
   *[other] { $count } te veel
}
web-memory-none = Over deze ronde is je niets gevraagd. De vraag komt als een ronde voorbij is, nooit tijdens het spel.
web-memory-switch = Met de geheugenvraag spelen (Limits)
web-review-winning = Wie voorlag
web-review-shares = aandeel overwinningen als onze bots vanaf hier verder spelen; het gemiddelde van elke beurt
web-review-hand = { $you ->
    [yes] Jouw hand
   *[no] Hand van { $name }
}
web-review-shares-words = Aandelen in de overwinning na elke beslissing, met { $count } keerpunten
web-review-share = { $where }: { $shares }
web-review-col-where = Wanneer
web-review-col-who = Wie
web-review-col-move = Zet
web-review-col-expected = Verwacht
web-review-col-best = Beste
web-review-col-lost = Verloren
web-review-col-why = Waarom
web-review-col-odds = Kans op erover
web-review-col-shares = Aandelen in de overwinning
web-review-steps = Zetten
web-key-begin = Naar het begin
web-key-finish = Naar het eind
web-key-mistake = Volgende slordigheid of fout
web-key-earlierMistake = De vorige
web-key-again = Dit moment opnieuw
web-key-better = Tonen of verbergen wat beter was

## Web

web-home = Startpagina
web-home-title = Limestone: drie spellen
web-nav = Pagina’s
web-nav-play = Spelen
web-nav-learn = Leren
web-nav-replay = Naspelen
web-close = Sluiten
web-back = Terug
web-save = Opslaan
web-menu = Menu
web-settings = Instellingen
web-language = Taal
web-theme = Thema
web-theme-system = Volgens apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-sounds = Geluid
web-motion = Animaties
web-your-name = Je naam
web-name-shown = Zo noemen de anderen je.
web-name-or-login = Laat je dit leeg, dan heet je zoals je gebruikersnaam.
web-guest = Gast
web-gone = Iemand (gewist)
web-you = Jij
web-player = Speler { $seat }
web-rated = { $name } ({ level-word })
level-word = { $level ->
    [novice] beginner
    [casual] hobbyist
    [club] clubspeler
    [expert] kenner
    [master] meester
    [random] gokker
   *[other] { $level }
}
web-seat-open = vrije plaats
web-rules = Regels
web-intro = Al spelend leren
web-no-page = Deze pagina bestaat niet.
web-banned = Je bent hier uitgesloten.
web-banned-why = Wie deze server beheert, heeft je sessie beëindigd. Een bot speelt voor je verder.
web-signed-out = Je bent afgemeld.
web-signed-out-why = Je sessie is beëindigd, op dit of een ander apparaat. Op de startpagina kun je je weer aanmelden.
web-no-table = Deze tafel bestaat niet, of je bent niet uitgenodigd.
web-no-table-why = Controleer de code, of vraag de link opnieuw aan wie je uitnodigde.
web-table-code = Code van de tafel
web-frozen = Deze versie van Limestone kan deze partij niet voortzetten. Je kunt de partij nog bekijken en downloaden, niet verder spelen.
web-unreachable = De server reageert niet.
web-retry = Opnieuw proberen
web-offline = De tafel is niet bereikbaar. We proberen het opnieuw; je laatste zet is bewaard.
web-no-line = Geen verbinding. Je keuze blijft bewaard.

web-line-connecting = Verbinden
web-line-live = Verbonden
web-line-reconnecting = Opnieuw verbinden
web-line-offline = Offline
web-line-gone = Gesloten
# What a device is told while nobody looks at the table; above it stands the name of the game.
push-turn = Jij bent aan de beurt.
push-reminded = Je tijd is bijna om.
push-overdue = Je tijd is om. De partij wacht op je.
push-rematch = De anderen willen nog een keer met je spelen.
push-nudge = De anderen wachten op je.
push-round = De ronde begint: je tafel staat klaar.
push-challenge = Iemand heeft jouw uitdaging gespeeld.

## Club nights in the browser

web-night = Clubavond
web-nights = Clubavonden
web-nights-about = Een avond met ronden: iedereen treft mensen met een vergelijkbare score, en de stand laat zien wie waar staat.
web-nights-none = Er is geen clubavond gepland. Maak er een en stuur de link.
web-nights-none-guest = Er is geen clubavond gepland.
web-nights-coming = Nu en binnenkort
web-nights-past = Voorbij
web-night-new = Nieuwe clubavond
web-night-account = Wie een clubavond maakt heeft een account nodig, om hem vanaf elk apparaat te leiden. Meedoen kan zonder.
web-night-name = Naam
web-night-starts = Begin
web-night-size = Per tafel
web-night-size-all = allen aan één
web-night-length = Ronden
web-night-until = of tot
web-night-minutes = Minuten per ronde
web-night-same = Dezelfde kaarten aan alle tafels
web-night-late = Later instromen mag
web-night-auto = De ronden beginnen vanzelf
web-night-public = Zichtbaar voor iedereen
web-night-make = Aanmaken
web-night-about = { $game }, { $size ->
    [0] allen aan één tafel
   *[other] tafels van { $size }
}{ $rounds ->
    [0] { "" }
    [one] { ", één ronde" }
   *[other] { ", " }{ $rounds } ronden
}{ $same ->
    [yes] { ", dezelfde kaarten voor allen" }
   *[no] { "" }
}
web-night-by = geleid door { $name }
web-night-phase-lobby = nog niet begonnen
web-night-phase-round = ronde { $round }
web-night-phase-break = na ronde { $round }
web-night-phase-over = voorbij
web-night-players = { $count ->
    [one] één speler
   *[other] { $count } spelers
}
web-night-here = Aangemeld
web-night-of-places = { $count } van { $places } plaatsen
web-night-nobody = Er heeft zich nog niemand aangemeld.
web-night-until-first = tot de eerste ronde, om { $time }
web-night-first-on = eerste ronde: { $when }
web-night-soon = De organisator begint zo.
web-night-soon-you = Jij kunt de eerste ronde beginnen.
web-night-soon-auto = De eerste ronde begint zodra er twee spelers zijn.
web-night-enter = Meedoen
web-night-ready = Ik ben er klaar voor
web-night-is-ready = klaar
web-night-resting = slaat over
web-night-out = is weg
web-night-came-late = { $count ->
    [one] kwam na ronde 1
   *[other] kwam na ronde { $count }
}
web-night-helper = helpt
web-night-rest = Overslaan
web-night-back = Weer meespelen
web-night-leave = Weggaan
web-night-how = Hoe het gaat
web-night-how-same = Iedereen legt dezelfde kaart, aan elke tafel.
web-night-how-own = Elke tafel heeft eigen kaarten.
web-night-how-two = Winst telt 1, gedeelde winst een half; bij gelijke punten beslissen de spelregels wie wint. Je treft mensen met een vergelijkbare score.
web-night-how-more = Het deel van de anderen aan je tafel dat je achter je laat, telt. Je treft mensen met een vergelijkbare score.
web-night-how-sealed = Niemand ziet andere tafels van een ronde voordat de eigen klaar is.
web-night-how-bye = Wie overblijft heeft een bye: een half punt.
web-night-how-time = { $minutes ->
    [one] Een ronde heeft { $minutes } minuut. Vijf minuten later spelen bots de open partijen uit.
   *[other] Een ronde heeft { $minutes } minuten. Vijf minuten later spelen bots de open partijen uit.
}
web-night-bring = Neem iemand mee
web-night-warm = Opwarmen
web-night-warm-about = Een partij die niet telt, tot de avond begint.
web-night-warm-play = Even spelen
web-night-copy = Kopiëren
web-night-copied = Gekopieerd
web-night-standings = Stand
web-night-place = plaats
web-night-place-is = Plaats { $place }
web-night-table = Tafel { $table }
web-night-mine = Jouw partij
web-night-done = klaar
web-night-settled = beslist door { $name }
web-night-progress = { $round } van { $rounds }
web-night-watch = Meekijken
web-night-back-table = Naar mijn tafel
web-night-back-night = Terug naar de clubavond
web-night-round-ready = Ronde { $round }: je tafel staat klaar
web-night-away = afwezig
web-night-replace-about = Zolang iemand weg is, telt wat de bot haalt niet als winst, en wordt die speler niet opnieuw ingedeeld.
web-night-absent-lost = { $wins }; { $you ->
    [yes] jij was er niet
   *[no] { $count ->
        [one] { $names } was er niet
       *[other] { $names } waren er niet
    }
}, een bot speelde.
web-night-round-boards = De tafels van ronde { $round }
web-night-round-now = Naar de laatste ronde
web-night-how-absent = Wie afwezig is en een bot laat spelen, wint daar niet mee.
web-night-to-night = Naar de clubavond
web-night-sealed = Andere tafels leggen dezelfde kaarten. Ze gaan open, met landschap en punten, als jouw partij voorbij is.
web-night-late-boards = Je ziet de landschappen zoals ze twee kaarten vóór de langzaamste tafel lagen.
web-night-sealed-board = { $name }, gesloten, { $round } van { $rounds }
web-night-board = { $name }, { $round } van { $rounds }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-night-stand-in = een bot speelt
web-night-stood-in = een bot speelde
web-night-bye = Bye in deze ronde: { $names }
web-night-bye-you = In ronde { $round } heb je een bye: die levert je een half punt op.
web-night-deals = Jouw ronden
web-night-deal-bye = bye
web-night-organiser = Organisatie
web-night-only-you = dit zien alleen de organisator en wie helpt
web-night-busy = Even geduld…
web-night-too-few = Er zijn twee spelers nodig.
web-night-from = Je speelt mee vanaf ronde { $round }.
web-night-is-paused = pauze
web-night-pair = Ronde { $round } indelen
web-night-last = Dit is de laatste ronde. De avond eindigt met de laatste tafel.
web-night-pair-sure = Ronde { $round } beginnen met { $count } spelers? Dat kan niet ongedaan worden gemaakt.
web-night-pair-away = Nu niet hier: { $names }. Ook zij krijgen een tafel; voor wie niet komt kan een bot spelen.
web-night-pair-early = De eerste ronde zou om { $time } beginnen.
web-night-pair-odd = Eén van hen heeft een bye en krijgt een half punt, tenzij er een bot meedoet.
web-night-pair-when = { $count ->
    [one] als nog één tafel klaar is
   *[other] als nog { $count } tafels klaar zijn
}
web-night-pause = Alles pauzeren
web-night-resume = Verder
web-night-extend = 2 minuten erbij
web-night-announce = Omroepen
web-night-announce-what = Wat iedereen moet lezen
web-night-replace = Bot voor een afwezige
web-night-settle = Tafel beslissen
web-night-settle-sure = De partij aan tafel { $table } eindigt en telt zoals jij zegt. Dat kan niet ongedaan worden gemaakt.
web-night-wins = { $name } wint
web-night-you-win = Jij wint
web-night-tie-break = Gelijke punten: { $wins } volgens de spelregels.
web-night-all-equal = allen gelijk
web-night-fill = Een bot laten meedoen
web-night-people = Mensen
web-night-help = Om hulp vragen
web-night-no-help = Helpt niet meer
web-night-remove = Wegsturen
web-night-end = Avond beëindigen
web-night-end-sure = De avond nu beëindigen? Een lopende ronde telt dan niet.
web-night-paused = De organisator heeft de avond gepauzeerd. Niemand zet, geen klok loopt.
web-night-result-text = Uitslag als tekst
web-night-result-csv = Uitslag als CSV
web-night-won = Winnaar van de avond: { $names }.
web-night-your-place = Jij: plaats { $place } van { $people }
web-night-won-you = Jij wint de avond.
web-night-again = Nog een avond zoals deze
web-night-again-why = Zelfde spel en instellingen, op dezelfde tijd van de week. Wie hier was vindt hem bij de clubavonden.
web-night-now = nu
web-night-min-left = { $minutes } min
web-night-time-over = tijd is om
web-night-overtime = De tijd van de ronde is om. Over { $time } spelen bots de open partijen uit, tenzij de organisator tijd bijgeeft of beslist.
web-night-still = { $count ->
    [one] Tafel { $tables } speelt nog: geef tijd bij of beslis.
   *[other] De tafels { $tables } spelen nog: geef tijd bij of beslis.
}
web-night-waiting = De volgende ronde begint zodra zij is ingedeeld.
web-night-next = De volgende ronde begint over { $time }.
web-night-standing-said = { $name }: plaats { $place }, score { $score }
web-night-game = Spel

web-here = aanwezig
web-away = afwezig
web-away-since = afwezig sinds { $time }
web-watching = { $count ->
    [one] { $names } kijkt mee
   *[other] { $count } kijken mee: { $names }
}
web-watching-guests = { $count ->
    [one] een gast
   *[other] { $count } gasten
}
web-turn-elsewhere = Jij bent aan de beurt: { $game }
web-account = Jij op deze server
web-account-guest = Je speelt als gast: alleen dit apparaat kent je partijen.
web-account-is = Je account: { $login }
web-device = Verder op een ander apparaat
web-device-hint = Open hem daar binnen tien minuten. Hij werkt één keer en is alleen voor jou: geef hem niet door.
web-device-link = Link voor het andere apparaat
web-device-title = Verder op dit apparaat?
web-device-text = Vanaf nu speelt hier wie de link heeft gemaakt, met alle partijen.
web-device-other = Tot nu toe speelde { $name } hier als gast. Bij die partijen kan daarna niemand meer.
web-device-go = Hier verder
web-device-none = Deze link is niet compleet. Open hem helemaal of scan de code opnieuw.
web-account-keep = Account maken
web-account-keep-hint = Met een gebruikersnaam en wachtwoord vind je je partijen op elk apparaat terug.
web-login = Gebruikersnaam
web-password = Wachtwoord
web-password-hint = minstens 8 tekens
web-login-hint = letters a–z, cijfers en . _ @ + -
web-sign-in = Inloggen
web-sign-out = Uitloggen
web-password-change = Wachtwoord wijzigen
web-password-old = Oud wachtwoord
web-password-new = Nieuw wachtwoord
web-password-changed = Gewijzigd. Al je andere apparaten zijn uitgelogd.
web-forget-me = Verwijder mij
web-forget-sure = Je naam en alles wat erbij hoort verwijderen?
web-forget-games = Een bot speelt je lopende partijen uit.
web-forget-results = Je uitdagingen, ratings en dagresultaten verdwijnen, ook voor wie ertegen speelde.
web-forget-finished = Afgelopen partijen blijven voor de anderen, zonder je naam.
web-forget-final = Dat kan niet ongedaan worden gemaakt.
web-forget-go = Ja, verwijder
web-forgotten = Je bent verwijderd: niets draagt hier nog je naam.
web-cancel = Annuleren
web-alerts = Meld het als ik aan de beurt ben
web-alerts-here = Op dit apparaat, als ik niet aan tafel zit
web-alerts-denied = Deze browser staat geen meldingen van deze site toe. Je kunt dat wijzigen in de site-instellingen van de browser.
web-alerts-impossible = Deze browser kan hier geen meldingen tonen. Zet Limestone op een telefoon of tablet eerst op het beginscherm.
web-alerts-failed = Dat is niet gelukt. De browser kon zijn meldingendienst niet bereiken; probeer het later opnieuw.
web-alerts-others = { $count ->
    [one] Eén ander apparaat van je krijgt ook meldingen.
   *[other] { $count } andere apparaten van je krijgen ook meldingen.
}
web-quiet = Stille uren
web-quiet-from = Van
web-quiet-until = Tot
web-no-connection = Geen verbinding.
web-offline-not = Voor nieuwe partijen, zetten en “{ web-intro }” is die nodig.
web-offline-works = Op dit apparaat kun je nog openen:
web-offline-seen = { $game }, stand van { $time }
web-offline-unread = Deze pagina is op dit apparaat nog nooit geopend en heeft daarom een verbinding nodig.
web-offline-as-of = De tafel is niet bereikbaar. Dit is de tafel van { $time }.
web-sending = Je zet wordt verstuurd

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-limoges-short = Limoges
web-about-limes = Leg zestien kaarten, zet zeven arbeiders in.
web-about-limits = Blijf binnen de limiet, of betrap wie eroverheen gaat.
web-about-limoges = Twee steden, negen voorrechten, vijf kleuren om voor je te winnen.
web-meta-limes = Solo of met zoveel spelers als je wilt
web-meta-limits = 2 tot 6 spelers vanaf 8 jaar, ongeveer 45 minuten
web-meta-limoges = 2 tot 4 spelers vanaf 12 jaar, 60 tot 90 minuten
web-play-now = Nu spelen
web-first-title = Je eerste partij { $game }?
web-first-text = { $which ->
    [limes] De inleiding duurt ongeveer drie minuten: je legt de kaarten en hoort elke regel wanneer je hem nodig hebt.
    [limits] De inleiding duurt ongeveer drie minuten: een korte partij waarin je elke regel hoort wanneer je hem nodig hebt.
   *[limoges] De inleiding duurt ongeveer vijf minuten: het begin van een partij, zet voor zet uitgelegd.
}
web-first-learn = Eerst al spelend leren
web-first-play = Meteen spelen
web-bots = Bots
web-hot-seat = Eén scherm
web-invite-short = Vrienden
web-invite-person = Uitnodigen voor een partij
web-invite-whom = { $name } uitnodigen
web-invite-which = Voor welk spel?
web-game-with = { $game } met { $names }
web-game-alone = { $game }, solo
web-phase-waiting = wacht op spelers
web-phase-playing = bezig
web-phase-over = afgelopen
web-phase-frozen = kan niet verder
web-your-move = Jouw beurt
web-open = Openen
web-look = Bekijken
web-watch-one = Kijken
web-join = Meedoen

web-nav-games = Mijn partijen
web-my-games = Mijn partijen
web-show-running = Lopend
web-show-finished = Afgelopen
web-show-archived = Gearchiveerd
web-filter-game = Spel
web-every-game = Alle spellen
web-filter-name = Naam van een speler
web-filter-off = Alles tonen
web-none-found = Geen enkele partij past hierbij.
web-none-running = Er loopt geen partij.
web-none-finished = Nog geen afgelopen partijen.
web-none-archived = Er is niets gearchiveerd.
web-show-more = Meer tonen
web-archive = Archiveren
web-bring-back = Terugzetten
web-is-archived = { $game }: gearchiveerd.
web-is-back = { $game }: terug in je lijst.
web-undo-archive = Ongedaan maken
web-your-turn-title = Jouw beurt
web-waiting-title = Anderen aan de beurt
web-waiting-names = Wachten op { $names }
web-move = Spelen
web-solo = Solo
web-more-games = { $count ->
    [one] Nog één partij
   *[other] Nog { $count } partijen
}
web-all-games = Al mijn partijen
web-all-count = alle { $count }
## The daily game

web-nav-today = Vandaag
web-daily-today = Partij van de dag
web-daily-of = Partij van de dag van { $date }
web-daily-of-uncounted = Partij van de dag van { $date }, telt niet mee
web-daily-about = Limes alleen: dezelfde 16 kaarten voor iedereen ter wereld. Eén poging telt.
web-daily-about-old = Dezelfde 16 kaarten die iedereen die dag had. De poging telt niet meer.
web-daily-played = { $people ->
    [0] Hier heeft nog niemand gespeeld.
    [one] Hier heeft één iemand gespeeld.
   *[other] Hier hebben { $people } mensen gespeeld.
}
web-daily-known-played = { $count ->
    [one] { $names } hoort daarbij.
   *[other] { $names } horen daarbij.
}
web-daily-all-known = { $count ->
    [one] { $names } heeft hier gespeeld.
   *[other] { $names } hebben hier gespeeld.
}
web-daily-opens = De uitslagen gaan open zodra jij ook hebt gespeeld.
web-daily-streak = { $days ->
    [one] dag op rij
   *[other] dagen op rij
}
web-daily-closes = sluit over { $left }
web-daily-next = volgende partij over { $left }
web-daily-play = Spelen
web-daily-go-on = Verder spelen
web-daily-again = Nog eens, telt niet mee
web-daily-review = Mijn zetten bekijken
web-daily-see = Uitslagen bekijken
web-daily-now = vandaag
web-daily-to-today = Naar de partij van vandaag
web-daily-place = plaats { $place } van { $people }
web-daily-would-place = zou plaats { $place } zijn van { $people }
web-daily-from-par = { $how ->
    [under] { $points } onder par
    [over] { $points } boven par
   *[at] precies par
}
web-daily-hindsight-told = Achteraf gezien zat er { $hindsight } in deze kaarten.
web-daily-reckoning = De par van deze dag wordt berekend.
web-daily-given-up = Opgegeven
web-daily-told = Jij { $score }, beter dan { $better } % van de anderen; par { $par }; { $people } hebben gespeeld. Er volgt een tabel.
web-daily-told-alone = Jij { $score }, par { $par }. Hier heeft nog niemand anders gespeeld.
web-daily-par = par { $par }
web-daily-bots = Bots: { $bots }
web-daily-standings = Stand
web-daily-everyone = Iedereen
web-daily-known = Bekenden
web-daily-somebody = iemand
web-daily-nobody-yet = Hier heeft nog niemand anders gespeeld.
web-daily-names = { $usual ->
    [all] Hier spelen alleen genodigden, dus je leest elke naam die niemand verbergt.
   *[known] Je leest de namen van mensen die je kent, en van wie zijn naam aan iedereen laat zien.
}
web-daily-named = Wie je naam in de stand leest
web-daily-named-then = Je naam wordt in de stand gelezen door
web-daily-not-played = { $date }: niet gespeeld
web-daily-day = { $date }: { $score } punten
web-daily-day-tried = { $date }: { $score } punten, telt niet mee
web-daily-again-made = Je laatste poging, telt niet mee: { $score }
web-daily-from-date = De kaarten volgen uit de datum en iedereen kan ze uitrekenen: een score bewijst niets.
web-daily-month = { $days ->
    [one] 1 partij, { $mean } punten
   *[other] { $days } partijen, gemiddeld { $mean }
}
web-daily-month-before = De maand ervoor
web-daily-month-after = De maand erna
web-daily-and-more = { $least } en meer
web-daily-below = minder dan { $least }
web-daily-beside = Naast de besten
web-daily-beside-whom = Naast wie
web-daily-beside-best = De beste hier
web-daily-beside-shown = De beste die je mag zien
web-daily-beside-par = Onze meester
web-daily-beside-hindsight = Achteraf
web-daily-land = { $name }, ronde { $round }, { $score } punten
web-daily-wall = Een muur van zestien stenen: { $whole } heel, { $cracked } gebarsten, { $fallen } gevallen
web-daily-stones = Een steen per ronde: heel, gebarsten (slordigheid), gevallen (fout).
web-daily-card = Limes, partij van { $date }
web-daily-card-better = beter dan { $better } % van { $people }
web-daily-card-par = { $days ->
    [0] par { $par }
    [one] par { $par }
   *[other] par { $par }, { $days } dagen op rij
}
web-daily-stones-short = een steen per ronde: heel, gebarsten, gevallen
web-daily-share = Delen
web-daily-sent = { $named ->
    [yes] { $name } stuurt je deze muur: { $score } punten, par { $par }.
   *[no] Deze muur is je gestuurd: { $score } punten, par { $par }.
}
web-daily-picture = Afbeelding opslaan
web-daily-copy = Als tekst kopiëren
web-daily-spoils-nothing = Er wordt geen kaart getoond: niemands partij wordt bedorven.
web-daily-judging = Je zetten worden bekeken…
web-daily-loading = Een ogenblik…
web-daily-points = Punten
web-daily-people = Mensen
web-daily-at-table = Partij van de dag
web-daily-counts = jouw ene poging telt
web-daily-uncounted = Partij van de dag, telt niet mee
## Challenges

refused-no-such-challenge = deze uitdaging bestaat niet
refused-challenge-own = dit is je eigen uitdaging: stuur de link naar iemand anders
refused-challenge-played = je hebt deze kaarten al gespeeld
refused-challenge-alone = in dit spel speel je een uitdaging alleen, tegen dezelfde bots
refused-challenge-people = alleen een partij van één mens tegen bots kan door anderen worden nagespeeld
refused-challenge-given = anderen spelen deze kaarten nog, dus doorgeven kan nog niet
web-challenge = Dezelfde kaarten voor een vriend
web-challenge-bots = Zelfde start voor een vriend, zelfde bots
web-challenge-link = Stuur deze link: wie hem opent, speelt dezelfde kaarten, met jou als geest. Wat jij deed, verschijnt ronde na ronde, zodra zij hebben besloten.
web-challenge-link-bots = Stuur deze link: wie hem opent, speelt met dezelfde kaarten tegen dezelfde bots. Daarna staan de uitslagen naast elkaar.
web-challenge-title = { $name } daagt je uit voor { $game }
web-challenge-own = Jouw uitdaging: { $game }
web-challenge-about = Dezelfde kaarten in dezelfde volgorde. { $name } speelt mee als geest: je ziet elke zet zodra jij hebt besloten.
web-challenge-about-bots = Dezelfde kaarten en dezelfde bots als bij { $name }. Eén poging telt.
web-challenge-results = Uitslagen
web-challenge-played = { $people ->
    [0] Nog niemand heeft hem aangenomen.
    [one] Eén iemand heeft hem gespeeld.
   *[other] { $people } mensen hebben hem gespeeld.
}
web-challenge-see = Uitslagen bekijken
web-challenges = Uitdagingen
web-challenge-one = Uitdaging
web-challenge-along = Aan tafel
web-challenge-others = { $count ->
    [0] Jij en de geest
    [one] Jij, de geest en nog iemand
   *[other] Jij, de geest en nog { $count } anderen
}
web-challenge-wait = De partij begint zodra alle plaatsen bezet zijn. De link voor de anderen vind je aan tafel.
web-challenge-verdict = { $how ->
    [won] Niemand heeft meer dan jij: { $own }.
    [even] Jij en { $name } hebben het meest: { $own }.
    [gave-up] Je hebt opgegeven; { $name } heeft het meest: { $best }.
   *[lost] { $name } heeft het meest: { $best }. Jij hebt { $own }.
}
web-challenge-tie = { $how ->
    [won] Jij en { $name } hebben allebei { $own }: bij gelijkstand beslist de beste arbeider, in jouw voordeel.
   *[lost] Jij en { $name } hebben allebei { $own }: bij gelijkstand beslist de beste arbeider, in het voordeel van { $name }.
}
web-challenge-knows = Je hebt deze kaarten al eens gespeeld: dat komt bij de uitslag te staan.
web-challenge-knew = kaarten al bekend uit een andere partij
web-challenge-told = Je hoort het zodra iemand heeft gespeeld: hier en, als je wilt, op je apparaten.
web-challenge-news = { $people ->
    [one] { $names } heeft je uitdaging voor { $game } gespeeld.
   *[other] { $names } hebben je uitdaging voor { $game } gespeeld.
}
web-challenge-first = daagt uit
web-challenge-was = { $ghosts ->
    [0] Een uitdaging: dezelfde start, dezelfde bots.
    [one] Een uitdaging: dezelfde kaarten, met { $names } als geest.
   *[other] Een uitdaging: dezelfde kaarten, met { $names } als geesten.
}
web-ghost = geest
# Ratings, pages of people, people you know
web-rated-game = met rating
web-rated-not = { $why ->
    [undo] met rating, telt niet: zet teruggenomen
    [stand-in] met rating, telt niet: een bot viel in
    [alone] met rating, telt niet: minder dan twee mensen
   *[abandoned] met rating, telt niet: niet uitgespeeld
}
web-rated-choose = Partij voor de rating
web-rated-table = Met rating: de partij telt voor iedereen die meespeelt, met account en zonder hints. Wie opgeeft, wordt laatste. Ze telt niet als er samen een zet wordt teruggenomen, een bot voor iemand invalt of ze niet wordt uitgespeeld.
web-rated-account = Voor mensen met een account: in de instellingen kun je er een maken en houd je je partijen.
web-rated-join = Een partij voor de rating vraagt een account. Maak er hier een en doe mee.
web-rated-counts = Deze partij telt voor de rating.
web-rated-would-not = Dan telt deze partij niet meer voor de rating.
web-rating-change = { $name }: { $before } → { $after } ± { $error }
web-rating-first = { $name }: { $after } ± { $error }, de eerste partij met rating
web-uncounted = { $why ->
    [undo] Deze partij telt niet voor de rating: er is samen een zet teruggenomen.
    [stand-in] Deze partij telt niet voor de rating: een bot heeft voor iemand beslist.
    [alone] Deze partij telt niet voor de rating: er speelden minder dan twee mensen.
   *[abandoned] Deze partij telt niet voor de rating: ze is niet uitgespeeld.
}
web-pace-live = In één keer
web-pace-days = Per correspondentie
web-invite-known = Mensen uitnodigen die je kent
web-known-title = Mensen die je kent
web-known-none = Wie met je speelt of op je uitnodiging komt, staat hier.
web-known-at = laatste partij { $day }
web-known-blocked = geblokkeerd
web-person-mine = Mijn pagina
web-person-is = Mijn pagina, ingelogd als { $name }
web-person-why = Met een account toont deze pagina je ratings, statistieken en partijen, op elk apparaat; jij bepaalt wie wat ziet. Om te spelen heb je er geen nodig.
web-person-since = hier sinds { $day }
web-person-share = Adres kopiëren
web-person-share-known = Vreemden vinden niets op dit adres: je toont je pagina hoogstens aan mensen die je kent.
web-person-lost = Hier is niets te zien
web-person-allowed = { $name } bepaalt wie wat van deze pagina ziet.
web-together = Jullie partijen samen
web-together-why = Hoe vaak wie voor eindigde. Gelijke plaatsen tellen voor niemand.
web-admin = Beheer
web-admin-version = Limestone { $version } op { $database }
web-admin-failing = Storing op de achtergrond: { $names }
web-admin-count-playing = bezig
web-admin-count-waiting = wachtend
web-admin-count-over = afgelopen
web-admin-count-account = accounts
web-admin-count-guest = gasten
web-admin-count-lines = verbonden
web-admin-phase-playing = bezig
web-admin-phase-waiting = wacht
web-admin-phase-over = afgelopen
web-admin-phase-frozen = stilgezet
web-admin-kind-account = account
web-admin-kind-guest = gast
web-admin-kind-program = programma
web-admin-reports = Meldingen
web-admin-tables = Tafels
web-admin-people = Mensen
web-admin-events = Speelavonden
web-admin-settings = Instellingen
web-admin-log = Logboek
web-admin-all = alle
web-admin-none = Hier is niets.
web-admin-newer = Nieuwere
web-admin-older = Oudere
web-admin-find = Naam of gebruikersnaam
web-admin-reported = { $by } meldt { $name }
web-admin-gone = iemand die is gewist
web-admin-called-now = heet nu { $name }
web-admin-hidden = niet in de lijst
web-admin-runs = beheert de server
web-admin-banned = uitgesloten
web-admin-command = op de opdrachtregel
web-admin-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
 }
web-admin-close = Sluiten
web-admin-hide = Verbergen
web-admin-show = Weer tonen
web-admin-end = Beëindigen
web-admin-ban = Uitsluiten
web-admin-unban = Weer toelaten
web-admin-rename = Hernoemen
web-admin-new-name = Nieuwe naam voor { $name }
web-admin-delete = Wissen
web-admin-settle = Afgehandeld
web-admin-sure = { $what }: zeker?
web-admin-did-close = Tafel { $whom } gesloten
web-admin-did-hide = Tafel { $whom } verborgen
web-admin-did-show = Tafel { $whom } weer in de lijst
web-admin-did-end = Speelavond { $whom } beëindigd
web-admin-did-ban = Uitgesloten: { $whom }
web-admin-did-unban = Weer toegelaten: { $whom }
web-admin-did-rename = Hernoemd: { $whom }
web-admin-did-delete = Gewist: { $whom }
web-admin-did-settle = Melding afgehandeld: { $whom }
web-admin-did-set = Instelling gewijzigd: { $whom }
web-admin-did-grant = Mag de server beheren: { $whom }
web-admin-did-revoke = Beheert de server niet meer: { $whom }
web-admin-did-retention = Afgelopen partijen van gasten gewist, ouder dan { $whom } dagen: { $value }
web-admin-did-takeout = Partij { $whom } telt niet meer mee voor de rating
web-admin-did-putback = Partij { $whom } telt weer mee voor de rating
web-admin-did-recount = Alle ratings opnieuw berekend
web-admin-name = Naam van deze server
web-admin-colour = Kleur
web-admin-no-colour = Geen kleur
web-admin-welcome = Welkomsttekst
web-admin-contact = Contact
web-admin-legal = Juridische gegevens
web-admin-registration = Wie erbij mag komen
web-admin-registration-open = Iedereen die de pagina opent
web-admin-registration-invited = Alleen met de uitnodiging
web-admin-registration-closed = Niemand nieuw
web-admin-invitation = Geef deze link door:
web-admin-guest-games = Dagen dat afgelopen partijen van gasten blijven
web-admin-guest-hint = 0 bewaart ze voor altijd.
web-admin-dry-run = Proef
web-admin-due = { $games ->
    [one] Nu zou één partij worden gewist.
   *[other] Nu zouden { $games } partijen worden gewist.
 }
web-admin-rates = Limieten voor verzoeken
web-admin-rates-hint = Zoveel tegelijk, daarna zoveel per minuut, per persoon tenzij er iets anders staat.
web-admin-burst = { $key }: tegelijk
web-admin-since = sinds { $when }
web-admin-at-table = aan tafel { $code }
web-admin-renew = Nieuwe uitnodiging
web-admin-renew-hint = De code alleen volstaat: { $code }. Met een nieuwe uitnodiging laat deze niemand meer binnen.
web-admin-at-once = tegelijk
web-admin-a-minute = dan per minuut
web-admin-minute = { $key }: per minuut
web-admin-shipped = standaard { $burst }, dan { $minute } per minuut
web-admin-as-shipped = Standaard
web-admin-rate-people = Nieuwe gasten, per adres
web-admin-rate-accounts = Nieuwe accounts, per adres
web-admin-rate-password = Inlogpogingen, per adres
web-admin-rate-guesses = Inlogpogingen, per account
web-admin-rate-tables = Nieuwe tafels
web-admin-rate-listed = Nieuwe openbare tafels
web-admin-rate-nights = Nieuwe speelavonden
web-admin-rate-announcements = Mededelingen op een speelavond
web-admin-rate-bots = Tafels waar alleen bots spelen
web-admin-rate-materials = Geüpload materiaal
web-admin-rate-orders = Zetten en andere opdrachten aan een tafel
web-admin-rate-consequences = Waar een zet toe leidt
web-admin-rate-replay = Stappen bij het naspelen, per adres
web-admin-rate-reviews = Analyses van partijen
web-admin-rate-judging = Tips, en zetten geprobeerd in een analyse
web-admin-rate-puzzles = Bij puzzels geprobeerde zetten
web-admin-rate-talk = Wat aan een tafel gezegd wordt
web-admin-rate-reports = Meldingen van spelers
web-admin-rate-measures = Maatregelen van een beheerder
web-admin-rate-data = Eigen gegevens als bestand
web-admin-rate-large = Verzoeken van meer dan 50 kB, per adres
web-admin-rate-malformed = Onleesbare verzoeken, per adres
web-admin-rate-reading = Al het andere dat gelezen wordt, per adres
web-admin-saved = Opgeslagen.
web-house-contact = Contact: { $contact }
web-house-legal = Juridische gegevens
web-house-more = Meer hierover
web-gate-invited = Deze server is voor genodigden.
web-gate-closed = Hier wordt niemand nieuw toegelaten.
web-gate-how = Open de link die je hebt gekregen, of vul de code van je uitnodiging in.
web-gate-code = Uitnodigingscode
web-gate-enter = Binnenkomen
web-gate-wrong = Die uitnodiging geldt hier niet, of niet meer.
web-gate-account = Heb je hier een account?
web-report = { $name } melden
web-report-name = Aanstootgevende naam
web-report-conduct = Slecht gedrag
web-report-play = Oneerlijk spel
web-report-told = { $name } is gemeld bij wie deze server beheert.
web-person-ratings = Ratings
web-person-band = in de band ligt het ware getal, 19 van de 20 keer
web-person-plot = { $game }: { $rating }, ± { $error }
web-person-better = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, beter dan { $better } %
web-person-unsure = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}, nog onzeker
web-person-no-ratings = Nog geen partijen voor de rating.
web-person-no-ratings-own = Nog geen partijen voor de rating. Kies “Partij voor de rating” als je anderen uitnodigt.
web-person-statistics = { $game } in cijfers
web-person-later = { $games ->
    [one] Na nog 1 partij is hier iets te zien.
   *[other] Na nog { $games } partijen is hier iets te zien.
}
web-person-line = { $games ->
    [one] Gemiddelde van 1 partij, tenzij er iets anders staat.
   *[other] Gemiddelde van { $games } partijen, tenzij er iets anders staat.
}
web-person-line-others = De streep is het gemiddelde van alle anderen.
web-person-of-times = van { $count }
web-person-differs = { $more ->
    [yes] Meer dan anderen: { $fact }, { $mean } tegen { $others }.
   *[no] Minder dan anderen: { $fact }, { $mean } tegen { $others }.
}
web-person-recent = Laatste partijen
web-person-no-games = Nog geen afgelopen partijen.
web-person-won = Gewonnen door opgave
web-person-resigned = Opgegeven
web-person-seats = { $game }, { $seats } spelers
web-person-ladder = De ladder van Limes
web-person-best = beste { $points }
web-shows-title = Wie deze pagina ziet
web-shows-note = Gesprekken en handen staan hier nooit, en ook geen partijen die anderen misschien nog spelen.
web-shows-ratings = Ratings
web-shows-games = Partijen
web-shows-statistics = Cijfers
web-shows-address = Adres
web-handle-hint = 2 tot 24 kleine letters a–z en cijfers, met ook streepjes ertussen
web-shows-change = Wijzigen
web-shows-data = Al mijn gegevens als bestand
web-who-nobody = niemand
web-who-known = mensen die ik ken
web-who-all = iedereen
web-twin-day = Dag
web-twin-rating = Rating
web-leaders = Ranglijsten
web-leaders-all = Iedereen die ermee instemt
web-leaders-least = Minstens { $least } partijen voor de rating, waarvan één in de laatste { $days } dagen.
web-leaders-own = Jouw rating: { $rating } ± { $error }
web-leaders-until = { $games } van { $least } partijen voor de rating: na { $least } sta je hier.
web-leaders-none = Nog niemand.
web-leaders-none-known = Jij en mensen die je kent staan hier na { $least } partijen voor de rating.
web-leaders-bots = De bots
web-leaders-anchors = Gemeten in partijen tussen bots; deze getallen veranderen niet.
web-leaders-agree = Je staat niet op de openbare lijst. Wie je ratings ziet, bepaal jij:
web-leaders-place = Plaats
web-leaders-games = Partijen
web-leaders-played = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
}
web-fact-won = gewonnen partijen
web-fact-farmer = punten van boeren
web-fact-fisherman = punten van vissers
web-fact-woodcutter = punten van houthakkers
web-fact-watchman = punten van wachters
web-fact-accused = terechte beschuldigingen
web-fact-within = binnen de limiet bij beschuldiging
web-fact-end-abbey = gewonnen als de Abdij vol is
web-fact-end-cathedral = gewonnen als de Kathedraal vol is
web-fact-end-influence = gewonnen als een invloedsspoor ten einde is
web-fact-end-bag = gewonnen als de zak leeg is
web-fact-beat-novice = gewonnen van bots: beginner
web-fact-beat-casual = gewonnen van bots: hobbyist
web-fact-beat-club = gewonnen van bots: clubspeler
web-fact-beat-expert = gewonnen van bots: kenner
web-fact-beat-master = gewonnen van bots: meester

web-lately = Pas afgelopen
web-open-tables = Open tafels
web-table-seats = { $game }, { $taken } van { $seats } plaatsen bezet
web-table-players = { $seats ->
    [one] { $game }, solo
   *[other] { $game }, { $seats } spelers
}
web-new-here = Nieuw hier?
web-step-learn = Leer Limes al spelend
web-step-learn-why = Een paar minuten, kaart voor kaart.
web-step-daily = Speel de partij van de dag
web-step-daily-why = Limes solo: dezelfde 16 kaarten voor iedereen. De meeste beginners halen 25 tot 35 punten.
web-step-invite = Speel met een vriend
web-step-invite-why = Stuur een link. Niemand heeft een account nodig.
web-begin = Beginnen
web-as-of = Stand van { $time }.
web-time-up = tijd is om
web-hours = { $hours } u { $minutes }
web-minutes = { $minutes } min
web-not-begun = { $open ->
    [0] Nog niet begonnen: iedereen is er
    [one] Nog niet begonnen: 1 van de { $seats } plaatsen is vrij
   *[other] Nog niet begonnen: { $open } van de { $seats } plaatsen zijn vrij
}
web-result-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-result-place = { $points ->
    [one] Plaats { $place } van { $seats }, 1 punt
   *[other] Plaats { $place } van { $seats }, { $points } punten
}
web-result-won = { $count ->
    [one] { $points ->
        [one] Gewonnen, { $points } punt
       *[other] Gewonnen, { $points } punten
    }
   *[other] { $points ->
        [one] Gedeelde winst, { $points } punt
       *[other] Gedeelde winst, { $points } punten
    }
}
web-result-ended = Voortijdig gestopt
web-result-settled = { $how ->
    [won] Gewonnen, beslist door de organisatie
    [even] Gelijk, beslist door de organisatie
   *[lost] Verloren, beslist door de organisatie
}
web-result-given-up = { $you ->
    [yes] Je hebt opgegeven
   *[no] { $won ->
        [yes] Gewonnen: { $count ->
            [one] { $names } heeft opgegeven
           *[other] { $names } hebben opgegeven
        }
       *[no] { $count ->
            [one] { $names } heeft opgegeven
           *[other] { $names } hebben opgegeven
        }
    }
}

web-new-bots = { $game } tegen bots
web-new-hot = { $game } op één scherm
web-new-invite = { $game } met vrienden
web-how-many = Aantal spelers
web-up-to = tot { $most }
web-names-listed = Namen, één per regel
web-level = Niveau
web-level-novice = Beginner
web-level-casual = Hobbyist
web-level-club = Clubspeler
web-level-expert = Kenner
web-level-master = Meester
web-level-random = Gokker
web-level-mixed = Gemengd
web-level-of = Bot { $number }
web-level-in-turn = De bots krijgen de niveaus om de beurt, van het makkelijkste tot het sterkste.
web-variants = Varianten
web-variant-diagonal = Diagonaal aanleggen: kaarten mogen ook punt aan punt liggen
web-variant-ferryman = De visser als veerman: vissers zetten andere arbeiders over het water
web-variant-open-pile = Open speelstapel: alle gespeelde kaarten blijven zichtbaar
web-variant-no-tiles = Zonder tegels
web-variant-no-ostensions = Zonder Ostensies
web-variant-events = Met gebeurtenissen
web-readings = Lezingen van de spelregels
web-readings-hint = Waar de gedrukte regels op meer manieren te lezen zijn, kiest de tafel.
web-readings-changed = { $count ->
    [0] alle zoals gewoonlijk
   *[other] { $count } gewijzigd
}
web-rulebook-says = De spelregels: “{ $quotation }”
web-usual = Gewoonlijk: { $choice }
web-option-is = { $setting }: { $choice }
web-implied = al inbegrepen in “{ $option }”
web-excluded = niet samen met “{ $option }”
web-options = Opties
web-changes-events = Gebeurtenissen komen in de rijen en zijn te koop. Voor wie het spel kent.
web-changes-no-ostensions = Het voorrecht van de Ostensies doet niet mee.
web-changes-no-tiles = Geen personages, geen locaties, geen Ostensies: makkelijker te leren.
web-setting-compensation-mode = Ontbrekende meeples
web-variant-compensation-mode-per-meeple = één beslissing per ontbrekende meeple
web-variant-compensation-mode-per-event = één beslissing voor alle meeples die bij één opbrengst ontbreken
web-setting-domino-cost-mode = Prijs van een dominosteen
web-variant-domino-cost-mode-total-pips = zijn totaal
web-variant-domino-cost-mode-high-half = zijn hoge helft
web-setting-tax-payer = Tol aan de poorten
web-variant-tax-payer-bank = na bouwen binnen een muur betaalt de bank de eigenaars van alle actieve poorten eromheen
web-variant-tax-payer-own = alleen wie bouwt, int tol van de bank, voor de eigen actieve poorten
web-variant-tax-payer-builder = wie bouwt, betaalt de andere eigenaars van actieve poorten eromheen
web-setting-entry-mode = Binnen de muren komen
web-variant-entry-mode-own-active-gate = alleen door een eigen actieve poort
web-variant-entry-mode-any = door een actieve poort, van wie die ook is
web-setting-abbey-match = Buren in de abdij
web-variant-abbey-match-none = elke dominosteen ernaast levert een extra abt op
web-variant-abbey-match-bonus = alleen buren die een helft delen, leveren een extra abt op
web-variant-abbey-match-strict = naast andere moet een dominosteen met één daarvan een helft delen
web-setting-cathedral-upper-match = Kathedraal boven de begane grond
web-variant-cathedral-upper-match-none = elke dominosteen past en levert twee bisschoppen op
web-variant-cathedral-upper-match-bonus = de tweede bisschop komt alleen als de dominosteen een helft deelt met een steun
web-variant-cathedral-upper-match-strict = een dominosteen moet een helft delen met een steun
web-setting-corruption-swap-limit = Meeples ruilen bij Corruptie
web-variant-corruption-swap-limit-le-low = hoogstens zoveel als de lage helft van die dominosteen
web-variant-corruption-swap-limit-lt-low = minder dan de lage helft van die dominosteen
web-setting-prison-exempt-from-recall = Gevangenen bij een terugroeping
web-variant-prison-exempt-from-recall-true = ze blijven in de gevangenis
web-variant-prison-exempt-from-recall-false = ook zij komen terug in de voorraad
web-setting-theft-majority = Meerderheid bij het beroven van een schatkist
web-variant-theft-majority-pips = meer ogen in het gebouw dan elke andere speler
web-variant-theft-majority-dominoes = meer dominostenen in het gebouw dan elke andere speler
web-visibility = Wie mag meedoen
web-visibility-link = Iedereen met de link
web-visibility-public = Iedereen
web-visibility-private = Alleen op uitnodiging
web-pace = Bedenktijd per zet
web-pace-is = { $kind ->
    [none] onbeperkt
    [seconds] { $count ->
        [one] één seconde
       *[other] { $count } seconden
    }
    [minutes] { $count ->
        [one] één minuut
       *[other] { $count } minuten
    }
    [hours] { $count ->
        [one] één uur
       *[other] { $count } uur
    }
   *[days] { $count ->
        [one] één dag
       *[other] { $count } dagen
    }
}
web-pace-told = { $policy ->
    [bot] Bedenktijd per zet: { web-pace-is }, daarna speelt een bot ({ level-word })
    [resign] Bedenktijd per zet: { web-pace-is }, daarna geldt het als opgeven
    [skip] Bedenktijd per zet: { web-pace-is }, daarna vervalt de zet
   *[wait] Bedenktijd per zet: { web-pace-is }, daarna een herinnering
}
web-pace-over = Als de tijd om is
web-pace-over-wait = een herinnering
web-pace-over-resign = het geldt als opgeven
web-pace-over-bot = een bot speelt ({ level-word })
web-start = Beginnen
web-open-table = Tafel openen

web-lobby = Aan tafel
web-lobby-hint = { $open ->
    [0] Iedereen is er.
    [one] Eén plaats is vrij.
   *[other] { $open } plaatsen zijn vrij.
}
web-lobby-held = Wachten op { $names }
web-invited = { $known ->
    [yes] { $name } nodigt je uit voor { $game }
   *[no] Je bent uitgenodigd voor { $game }
}
web-invited-hint = Kies een naam en speel mee. Een account is niet nodig.
web-lobby-full = Alle plaatsen zijn bezet. Je kunt toekijken.
web-lobby-wait = De partij begint zodra alle plaatsen bezet zijn.
web-lobby-starts = { $who ->
    [open] Deze keer begint wie de vrije plaats neemt.
    [you] Deze keer begin jij.
   *[other] Deze keer begint { $name }.
}
web-lobby-starter = { $you ->
    [name] Deze keer begin jij: de vorige keer begon { $before }.
    [before] Deze keer begint { $name }: de vorige keer begon jij.
   *[no] Deze keer begint { $name }: de vorige keer begon { $before }.
}
web-mixing = Er wordt geschud…
web-seat-kept = Er is een plaats voor je vrijgehouden
web-not-here = nog niet hier
web-sit = Ga zitten
web-leave = Plaats vrijmaken
web-remove = Verwijderen
web-add-bot = Bot toevoegen
web-fill-bots = Bots op alle vrije plaatsen
web-sit-too = Nog een plaats nemen
web-invite = Uitnodigen
web-invite-link = Link naar deze tafel
web-invite-qr = De link als QR-code
web-invite-send = Uitnodiging versturen
web-invite-hint = Wie de link opent, kan meespelen of toekijken. Een account is niet nodig.
web-invite-rated = Wie hem opent kan toekijken, en met een account meespelen.
web-invite-held = Stuur hem naar { $names }: de plaats is vrijgehouden. Anderen kunnen toekijken.
web-invite-watch = Wie de link opent, kan toekijken. Een account is niet nodig.
web-watch-link = Link voor toeschouwers
web-copy = Kopiëren
web-copied = Gekopieerd

web-with = met { $names }
web-round-of-limes = Ronde { $round } van { $rounds }
web-round-of-limits = Ronde { $round } van { $rounds }
web-round = Ronde { $round }
web-time-left = Resterende tijd: { $time }
web-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
}
web-title-yours = Jouw beurt · { $game }
web-your-turn = Jij bent aan de beurt.
web-turn-of = { $name } is aan de beurt
web-prompt-named = { $name }: { $text }
web-choosing = kiest
web-sealed = heeft gekozen
web-sealed-you = { $you ->
    [yes] Je hebt gekozen;
   *[no] { $name } heeft gekozen;
} { $others ->
    [one] { $other } denkt nog na.
   *[other] de anderen denken nog na.
}
web-plate-away = bot speelt ({ level-word })
web-plate-reminded = herinnerd
web-overdue = { $policy ->
    [bot] De tijd is voor iedereen om: de partij wacht. Zodra iemand een zet heeft gedaan, speelt een bot voor de anderen.
    [resign] De tijd is voor iedereen om: de partij wacht. Zodra iemand een zet heeft gedaan, hebben de anderen opgegeven.
   *[wait] { $you ->
        [yes] Je tijd is om. De partij wacht op je.
       *[no] De tijd is om. De partij wacht op { $names }.
    }
}
web-plate-resigned = opgegeven
web-change-mind = Keuze wijzigen
web-log = Verloop
web-log-empty = Er is nog niets gebeurd.
web-log-lost = Het verloop komt terug met de verbinding.
web-taken-back = Teruggenomen:
web-known-draw = Iedereen heeft hem gezien: in ronde { $round } komt kaart { $card } weer
web-meanwhile = Sinds je laatste beurt
web-colon = :
web-twin = Het bord in tekst
web-legal = Mogelijke zetten
web-provisional = Tussenstand
web-final-score = Eindstand
web-turn-left = Linksom draaien
web-turn-right = Rechtsom draaien
web-undo = Zet terugnemen
web-undo-sure = Ja, voor iedereen terugnemen
web-ask-back = Vragen om zet terug te nemen
web-hand = Bot voor mij laten spelen
web-hand-level = Niveau van de bot
web-hand-go = Laat de bot spelen
web-hand-back = Je kunt altijd weer zelf spelen.
web-return = Weer zelf spelen
web-bot-for = De bot (voor { $name })
web-bot-for-you = De bot (voor jou)
web-stand-in = { $you ->
    [yes] Een bot ({ $level }) speelt voor jou
   *[no] Een bot ({ $level }) speelt voor { $name }
}
web-stand-in-resigned = { $you ->
    [yes] Je hebt opgegeven. Een bot ({ $level }) speelt voor je verder.
   *[no] { $name } heeft opgegeven. Een bot ({ $level }) speelt verder.
}
web-since-limes = sinds ronde { $round }
web-since-limits = sinds ronde { $round }
web-since-limoges = sinds ronde { $round }
web-since-late = { $since }: de tijd was om
web-resign = Opgeven
web-resign-sure = Ja, opgeven
web-resign-means = { $on ->
    [yes] Daarna speelt een bot voor je verder tot het einde. Terugkomen kan niet.
   *[no] De partij is dan afgelopen.
}
web-resigned-on = { $you ->
    [yes] Je hebt opgegeven. Een bot speelt voor je verder.
   *[no] { $name } heeft opgegeven. Een bot speelt verder.
}
web-ask-undo = { $you ->
    [yes] Jij wilt een zet terugnemen.
   *[no] { $name } wil een zet terugnemen.
}
web-ask-abandon = { $you ->
    [yes] Jij wilt de partij zonder uitslag beëindigen.
   *[no] { $name } wil de partij zonder uitslag beëindigen.
}
web-agree = Akkoord
web-decline = Afwijzen
web-ask-waiting = Wachten op het antwoord van de anderen.
web-ask-goes = Dit zou worden teruggenomen:
web-replay-waits = De partij wordt opgehaald …
web-replay-more = en nog { $count }
web-ask-more = en nog { $count }
web-ask-withdraw = Intrekken
web-ask-lapsed = Het spel ging verder voordat iedereen had geantwoord: er wordt niets teruggenomen.
web-curtain = { $name } is aan de beurt
web-curtain-hint = Geef het apparaat door. De anderen kijken even niet mee.
web-curtain-open = Ik ben { $name }
web-limits-passed = Intussen open gespeeld
web-won = { $you ->
    [yes] { $count ->
        [one] Je hebt gewonnen
       *[other] Je deelt de overwinning
    }
   *[no] { $count ->
        [one] { $names } wint
       *[other] { $names } delen de overwinning
    }
}
web-given-up = De partij is opgegeven.
web-resigned = { $you ->
    [yes] Je geeft op
   *[no] { $count ->
        [one] { $names } geeft op
       *[other] { $names } geven op
    }
}
web-stood-in = { $you ->
    [yes] { $count ->
        [one] Een bot heeft enkele van je zetten gedaan.
       *[other] Een bot heeft enkele zetten van jou en van { $others } gedaan.
    }
   *[no] Een bot heeft enkele zetten van { $names } gedaan.
}
web-own-result = { $points ->
    [one] Jij: { $points } punt, plaats { $place } van { $seats }
   *[other] Jij: { $points } punten, plaats { $place } van { $seats }
}
web-fair = { $deals ->
    [one] Eerlijk geschud: deze pagina heeft de trekking nagerekend. Er zit een toevalsgetal van dit apparaat in, dus niemand heeft haar gekozen.
   *[other] Eerlijk geschud: deze pagina heeft alle { $deals } trekkingen nagerekend. Er zit een toevalsgetal van dit apparaat in, dus niemand heeft ze gekozen.
}
web-fair-withheld = { $count ->
    [one] Eén keer hield iemand een getal achter en is er opnieuw geschud.
   *[other] { $count } keer hield iemand een getal achter en is er opnieuw geschud.
}
web-fair-others = Alle trekkingen volgen uit de getallen van de server en van { $names } ({ $deals } nagerekend). Dit apparaat heeft er geen toegevoegd en kan dus niet zeggen dat niemand ze heeft gekozen.
web-fair-unsalted = Alle trekkingen volgen uit het getal van de server ({ $deals } nagerekend). Geen apparaat heeft er een toegevoegd, dus is niet bewezen dat de server ze niet heeft gekozen.
web-fair-given = De trekkingen waren gegeven en niet voor deze tafel gedaan; er valt niets na te rekenen.
web-fair-old = Na het begin is geen trekking veranderd ({ $deals } nagerekend). Deze tafel is van een oudere versie, die niet meer kan bewijzen.
web-fair-checking = Trekkingen narekenen…
web-fair-noted = Wat dit apparaat heeft genoteerd, om het elders na te rekenen
web-unfair-record = Niet nagerekend: het verslag is niet te lezen.
web-unfair-material = Niet bewezen: met dit materiaal is de partij niet gespeeld.
web-unfair-seed = Niet bewezen: het getal van de server past niet bij het zegel.
web-unfair-noted = Niet eerlijk: voor de partij toonde de server het zegel van een ander getal.
web-unfair-missing = Niet bewezen: het toevalsgetal van dit apparaat zit niet in de trekkingen. Het kwam te laat of is weggelaten.
web-unfair-late = Niet bewezen: in de trekkingen zitten andere getallen dan die welke vastlagen voordat dit apparaat het zijne toonde.
web-unfair-salts = Niet bewezen: in de trekkingen zit een getal dat er niet in hoort.
web-unfair-rounds = Niet bewezen: de getallen zijn vaker uitgewisseld dan het verslag zegt, of dan is toegestaan.
web-unfair-deal = Niet bewezen: trekking { $deal } volgt niet uit de getallen.
web-unfair-seen = Niet bewezen: het verslag is niet de partij die deze pagina heeft gezien.
web-unfair-short = Niet bewezen: het verslag is onvolledig. Aan het einde ontbreken regels.
web-replay = Partij naspelen
web-again = Opnieuw spelen
web-rematch = Revanche
web-rematch-wanted = { $count ->
    [one] { $names } wil opnieuw spelen
   *[other] { $names } willen opnieuw spelen
}
web-rematch-on = Er is een nieuwe partij
web-rematch-open = Erheen
web-new-game = Nieuwe partij
web-download = Verslag downloaden

web-say-hello = Hallo
web-say-good-luck = Succes en veel plezier
web-say-you-too = Dank je, jij ook
web-say-first-game = Dit is mijn eerste partij
web-say-your-turn = Jij bent aan de beurt
web-say-take-your-time = Rustig aan
web-say-thinking = Even nadenken
web-say-one-moment = Een momentje
web-say-back = Ik ben er weer
web-say-sorry = Sorry voor het wachten
web-say-oops = Oeps, vergissing
web-say-thanks = Dank je
web-say-no-problem = Geen probleem
web-say-nice-move = Mooie zet
web-say-ouch = Au
web-say-bad-luck = Wat een pech
web-say-close = Dat wordt spannend
web-say-well-played = Goed gespeeld
web-say-good-game = Dat was leuk
web-say-again = Nog een potje?
web-say-gladly = Graag
web-say-not-now = Een andere keer
web-say-must-go = Ik moet ervandoor
web-say-bye = Tot de volgende keer
web-say-limes-lake = Wat een water!
web-say-limes-forest = Wat een bos!
web-say-limes-field = Wat een akker!
web-say-limes-view = Wat een uitzicht daarboven!
web-say-limes-right-card = Precies de kaart die ik nodig had
web-say-limes-nowhere = Waar moet ik die nu laten?
web-say-limes-no-workers = Ik kom een arbeider tekort
web-say-limes-last-card = Alles hangt af van de laatste kaart
web-say-limits-knew = Ik wist het
web-say-limits-lost-count = Ik was de tel kwijt
web-say-limits-memory = Wat een geheugen!
web-say-limits-within = Net binnen de limiet
web-say-limits-one-over = Eentje te veel
web-say-limits-fooled = Daar trapte ik in
web-say-limits-brave = Dat was gedurfd
web-say-limits-eye = Ik houd je in de gaten
web-say-limoges-toll = Alweer tol!
web-say-limoges-thief = Houd de dief!
web-say-limoges-prison = De gevangenis in!
web-say-limoges-bribe = Iedereen heeft zijn prijs
web-say-limoges-bridge = Maken we de brug af?
web-say-limoges-abbey = Laat iets voor mij over in de abdij
web-say-limoges-crown = Frankrijk of Engeland?
web-say-limoges-rich = Jij wordt rijk

web-talk = { $count ->
    [0] Gesprek
    [one] Gesprek, één nieuwe regel
   *[other] Gesprek, { $count } nieuwe regels
}
web-talk-title = Aan tafel
web-talk-empty = Er is nog niets gezegd.
web-talk-phrases = Zinnen
web-talk-more = Meer
web-talk-fewer = Minder
web-talk-note = Iedereen leest dit in de eigen taal.
web-talk-watching = Je kijkt toe. Alleen wie meespeelt kan praten.
web-talk-in = { $language ->
    [de] in het Duits gezegd
    [fr] in het Frans gezegd
    [nl] in het Nederlands gezegd
    [it] in het Italiaans gezegd
   *[en] in het Engels gezegd
}
web-talk-show = tonen
web-talk-hide = verbergen
web-talk-line = { $name }: { $text }
web-talk-round-limes = Ronde { $round }
web-talk-round-limits = Ronde { $round }
web-talk-round-limoges = Ronde { $round }
web-talk-mute = { $name } dempen
web-talk-unmute = { $name } weer horen
web-talk-muted = gedempt
web-block = { $name } blokkeren
web-unblock = { $name } niet meer blokkeren
web-blocked = { $name } kan niet meer bij je aanschuiven, je niet uitnodigen of een seintje geven, en ziet niets nieuws van je.
web-react = Reageren op de laatste zet
web-react-admire = Bewonderen
web-react-smile = Glimlachen
web-react-salute = Groeten
web-react-wince = Au
web-reacted-admire = { $seat } bewondert dit
web-reacted-smile = { $seat } glimlacht
web-reacted-salute = { $seat } groet
web-reacted-wince = { $seat } krimpt ineen
web-nudge = { $name } een seintje geven
web-nudge-once = { $each ->
    [turn] één keer per beurt
   *[day] één keer in 12 uur
}
web-nudge-short = Seintje
web-nudge-done = Seintje gegeven
web-nudged-line = { $you ->
    [other] { $seat } gaf jou een seintje
   *[no] { $seat } gaf { $other } een seintje
}
web-nudged = { $name } wacht op jouw zet
web-nudged-named = { $name } wacht op de zet van { $other }
web-nudged-seen = Oké
web-notices = { $count } berichten: het volgende tonen
web-speed = Zetten van anderen
web-speed-instant = Meteen
web-speed-quick = Vlot
web-speed-calm = Rustig
web-speed-steps = Stap voor stap
web-ahead = { $count ->
    [one] Nog één zet te tonen
   *[other] Nog { $count } zetten te tonen
}
web-ahead-next = Verder ({ $count })
web-ahead-all = Alles tonen
web-ahead-back = Een stap terug
web-ahead-now = Naar nu
web-ahead-behind = { $count ->
    [one] 1 stap geleden
   *[other] { $count } stappen geleden
}
web-ahead-again = Nog eens bekijken
web-since = Sinds je laatst keek
web-since-log = Verloop openen
web-wall = Alle landschappen
web-wall-all = Alle { $count }
web-wall-find = Speler zoeken
web-wall-nobody = Niemand heet zo.
web-limes-leads = aan kop
web-limes-before = { $you ->
    [yes] net voor jou
   *[no] net ervoor
}
web-did-limes-laid = { $square }
web-did-limes-placed = { web-profession }
web-did-limes-moved = { web-profession } → { $to }
web-did-limits-laid = speelt een kaart
web-limits-did-lay = { $colour ->
    [r] speelt rood
    [y] speelt geel
    [g] speelt groen
    [b] speelt blauw
   *[v] speelt paars
}
web-did-limits-hid-unseen = verbergt kaarten
web-did-limits-exchanged = ruilt vier kaarten
web-limits-did-exchange = { $colour ->
    [r] ruilt vier rode
    [y] ruilt vier gele
    [g] ruilt vier groene
    [b] ruilt vier blauwe
   *[v] ruilt vier paarse
}
web-did-limits-accused = { $you ->
    [accused] beschuldigt jou
   *[no] beschuldigt { $accused }
}
web-keys = Toetsen
web-key-space = Spatie
web-key-tab = Met Tab bereik je alles op de pagina.
web-key-number = Op nummer kiezen
web-key-number-limes = Kiezen: vak, kwart van de kaart (1–4), arbeider om te bewegen (vanaf 5)
web-key-number-limits = Kaart uit je hand of antwoord kiezen
web-key-number-limoges = Dominosteen, kleur of actie kiezen
web-key-none = Geen arbeider; daarvóór de tiende plek
web-key-do = Keuze bevestigen
web-key-back = Een stap terug
web-key-back-replay = De lijst met zetten sluiten
web-key-end = Beurt beëindigen
web-key-end-replay = Vanaf hier verder spelen
web-key-end-review = Vanaf hier verder spelen
web-key-left = Kaart linksom draaien
web-key-right = Kaart rechtsom draaien
web-key-accuse = Beschuldigen; nog eens: de volgende speler
web-key-swap = Vier kaarten ruilen
web-key-aid = Spelhulp
web-key-walk = Over het bord gaan
web-key-take = Op het bord kiezen
web-key-lens = Loep: wat elke arbeider oplevert
web-key-board = Landschappen van de anderen
web-key-next = Volgende zet van de anderen tonen
web-key-now = Alle zetten tegelijk tonen
web-key-earlier = Een stap van de anderen terug
web-key-pause = Zetten van de anderen stoppen en hervatten
web-key-log = Verloop
web-key-talk = Praten
web-key-twin = Het bord in tekst
web-key-menu = Menu
web-key-before = Een stap terug
web-key-after = Een stap verder
web-key-find = Op deze pagina zoeken
web-key-keys = Deze lijst

web-refused = Dat kan niet ({ $code }).
web-rule-at = Regel { $section }

web-profession = { $profession ->
    [farmer] Boer
    [fisherman] Visser
    [woodcutter] Houthakker
   *[watchman] Wachter
}
web-professions = { $profession ->
    [farmer] Boeren
    [fisherman] Vissers
    [woodcutter] Houthakkers
   *[watchman] Wachters
}
web-terrain-field = akker
web-terrain-water = water
web-terrain-forest = bos
web-terrain-tower = toren
web-aim-limes = { $solo ->
    [yes] Plaats tot 7 arbeiders waar ze het meeste opleveren. Na 16 kaarten is { $least } punten in orde en { $best } geweldig.
   *[no] Plaats tot 7 arbeiders waar ze het meeste opleveren. Na 16 kaarten wint het hoogste totaal.
}
web-aim-limits = Terecht beschuldigen of vier van één kleur ruilen: +1 punt. Limietkaart: −2. Het hoogste totaal wint.
web-aim-limoges = { $brief ->
    [yes] Elke dominosteen in abdij en kathedraal levert 1 punt per ronde op. De meeste punten winnen.
   *[no] Breng dominostenen in de abdij en de kathedraal: elk levert 1 punt per ronde op. Ook invloed en doelen tellen. De meeste punten winnen.
}
web-limes-total = Totaal
web-limes-land-of = { $you ->
    [yes] Jouw landschap
   *[no] Het landschap van { $name }
}
web-limes-back-home = { $you ->
    [yes] Terug naar je landschap
   *[no] Terug naar het landschap van { $name }
}
web-limes-card = Kaart { $number }
web-limes-card-shows = Kaart { $number }: { $zones }
web-limes-held = { $turn ->
    [n] Op { $square }, zoals gedrukt
    [e] Op { $square }, naar rechts gedraaid
    [s] Op { $square }, ondersteboven
   *[w] Op { $square }, naar links gedraaid
}
web-limes-turned = { $turn ->
    [n] Zoals gedrukt
    [e] Naar rechts gedraaid
    [s] Ondersteboven
   *[w] Naar links gedraaid
}
web-limes-pick-square = Kies een vak dat oplicht
web-limes-rotate-first = Draai eerst de kaart
web-limes-turn-hint = { $touch ->
    [yes] Tik op de kaart om hem te draaien
   *[no] Draaien: klik op de kaart, scrol of druk op q of e
}
web-limes-worker-none = { $may ->
    [place] Plaats een arbeider
    [move] Beweeg een arbeider
    [none] Leg de kaart
    [place-none] Plaats eventueel een arbeider
    [move-none] Beweeg eventueel een arbeider
    [place-move] Plaats of beweeg een arbeider
   *[place-move-none] Plaats of beweeg eventueel een arbeider
}
web-limes-worker-place = Eén arbeider wordt geplaatst
web-limes-worker-move = Eén arbeider wordt bewogen
web-limes-worker-half = Kies waar hij heen gaat
web-limes-lay = Leggen
web-limes-lay-none = Zonder arbeider leggen
web-limes-lay-place = Met arbeider leggen
web-limes-lay-move = Leggen en bewegen
web-limes-lay-half = Leggen
web-limes-lay-on = Op { $square } leggen
web-limes-place-on = { $profession ->
    [farmer] Boer op { $zone } plaatsen
    [fisherman] Visser op { $zone } plaatsen
    [woodcutter] Houthakker op { $zone } plaatsen
    [watchman] Wachter op { $zone } plaatsen
   *[any] Arbeider op { $zone } plaatsen
}
web-limes-move-from = { $profession ->
    [farmer] Boer op { $zone } bewegen
    [fisherman] Visser op { $zone } bewegen
    [woodcutter] Houthakker op { $zone } bewegen
    [watchman] Wachter op { $zone } bewegen
   *[any] Arbeider op { $zone } bewegen
}
web-limes-move-to = { $profession ->
    [farmer] Naar { $zone }, als boer
    [fisherman] Naar { $zone }, als visser
    [woodcutter] Naar { $zone }, als houthakker
    [watchman] Naar { $zone }, als wachter
   *[any] Naar { $zone }
}
web-limes-supply = { $count ->
    [0] Geen arbeider meer in de voorraad
    [one] Nog één arbeider
   *[other] Nog { $count } arbeiders
}
web-limes-now = Als de partij nu zou eindigen
web-limes-no-workers = Nog geen arbeider levert punten op.
web-limes-why-zone = { $points ->
    [one] akker van één veld
   *[other] akker van { $points } velden
}
web-limes-why-hut = { $points ->
    [0] water zonder hutten
    [one] water met één hut
   *[other] water met { $points } hutten
}
web-limes-why-territory = { $points ->
    [0] geen gebied ernaast
    [one] één gebied ernaast
   *[other] { $points } aangrenzende gebieden
}
web-limes-why-sight = { $points ->
    [0] geen bos in zicht
    [one] één bosveld in zicht
   *[other] { $points } bosvelden in zicht
}
web-limes-lens-zone = { $points ->
    [one] Deze akker heeft één veld: één punt voor de boer.
   *[other] Deze akker heeft { $points } velden: { $points } punten voor de boer.
}
web-limes-lens-hut = { $points ->
    [0] Er staat nog geen hut aan dit water: 0 punten.
    [one] Aan dit water staat één hut: één punt.
   *[other] Aan dit water staan { $points } hutten: { $points } punten. Elke hut telt één keer.
}
web-limes-lens-territory = { $points ->
    [0] Aan dit bos grenst nog niets: 0 punten.
    [one] Aan dit bos grenst één gebied: één punt.
   *[other] Aan dit bos grenzen { $points } gebieden: { $points } punten.
}
web-limes-lens-sight = { $points ->
    [0] De wachter ziet geen bosveld: 0 punten.
    [one] De wachter ziet één bosveld: één punt.
   *[other] De wachter ziet { $points } bosvelden: { $points } punten. Andere torens blokkeren het zicht.
}
web-limes-nobody = { $profession ->
    [farmer] Hier staat niemand. Een boer zou hier { $points ->
        [one] één punt
       *[other] { $points } punten
    } opleveren.
    [fisherman] Hier staat niemand. Een visser zou hier { $points ->
        [one] één punt
       *[other] { $points } punten
    } opleveren.
    [woodcutter] Hier staat niemand. Een houthakker zou hier { $points ->
        [one] één punt
       *[other] { $points } punten
    } opleveren.
   *[watchman] Hier staat niemand. Een wachter zou hier { $points ->
        [one] één punt
       *[other] { $points } punten
    } opleveren.
}
web-limes-idle = hier telt een andere arbeider
web-limes-one-of = { $number } van { $count }: { $text }
web-limes-ahead = { $way ->
    [taken] { $worker } { $gain }: hier telt maar één arbeider, en er staat er al een
    [move] { $worker } { $points }: { $why }. Jouw totaal: { $gain }
   *[place] { $worker } { $gain }: { $why }
}
web-limes-only-one = In elk gebied telt maar één arbeider, en hier is dat een andere: 0 punten.
web-limes-full = { $side ->
    [columns] Geen kolom meer: het landschap is 4 × 4
   *[rows] Geen rij meer: het landschap is 4 × 4
}
web-limes-for-zone = velden van hun akker
web-limes-for-hut = hutten aan hun water
web-limes-for-territory = gebieden rond hun bos
web-limes-for-sight = bosvelden in zicht
web-limes-ladder-name = Sololadder
web-limes-next-step = { $step ->
    [4] Hoger kan niet.
   *[other] { $missing ->
        [one] Nog één punt tot de volgende trede.
       *[other] Nog { $missing } punten tot de volgende trede.
    }
}
web-limes-unplaced = { $count ->
    [one] Eén arbeider is nooit geplaatst.
   *[other] { $count } arbeiders zijn nooit geplaatst.
}
web-limes-range = { $step ->
    [0] minder dan { $below }
    [4] { $from } of meer
   *[other] { $from } tot en met { $to }
}
web-limes-twin = { $you ->
    [yes] Jouw landschap, ronde { $round } van { $rounds }, gelegde kaarten: { $cards }
   *[no] Het landschap van { $name }, ronde { $round } van { $rounds }, gelegde kaarten: { $cards }
}
web-limes-twin-square = Kies waar de kaart komt.
web-limes-twin-score = { $you ->
    [yes] Jij: { $points }
   *[no] { $name }: { $points }
}
web-limes-watch = Je kijkt mee. Kies een naam om dat landschap te zien.
web-limes-gap = leeg
web-limes-zone = { $quarter ->
    [nw] linksboven
    [ne] rechtsboven
    [sw] linksonder
   *[se] rechtsonder
} { $terrain }{ $hut ->
    [yes] , hut
   *[no] { "" }
}{ $workers ->
    [0] { "" }
    [one] , één arbeider
   *[other] , { $workers } arbeiders
}
web-limes-scored = { $profession ->
    [farmer] Boer op { $zone }, { $points }: { $why } ({ $places })
    [fisherman] Visser op { $zone }, { $points }: { $why } ({ $places })
    [woodcutter] Houthakker op { $zone }, { $points }: { $why } ({ $places })
   *[watchman] Wachter op { $zone }, { $points }: { $why } ({ $places })
}

web-skip = Meteen naar de uitslag
web-limits-unseen = een gedekte kaart
web-limits-limit = { $colour ->
    [r] rood { $limit }
    [y] geel { $limit }
    [g] groen { $limit }
    [b] blauw { $limit }
   *[v] paars { $limit }
}
web-limits-limit-card = Limietkaart: { $limits }. X: geen limiet.
web-limits-limit-title = Limietkaart
web-limits-hidden-raise = { $count ->
    [one] De verborgen kaart verhoogt de limiet van zijn kleur met één.
   *[other] Elke verborgen kaart verhoogt de limiet van zijn kleur met één.
}
web-limits-hidden-cards = Verborgen kaarten
web-limits-lying = Eronder: op de speelstapel
web-limits-lying-of = Op de speelstapel: { $colours }
web-limits-hint = Elke verborgen kaart verhoogt de limiet van zijn kleur met één. X: geen limiet.
web-limits-in-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-limits-hidden = { $count ->
    [one] verborgen
   *[other] verborgen
}
web-limits-starts = { $you ->
    [yes] jij begint
   *[no] begint
}
web-limits-has-hidden = klaar
web-limits-taken = { $count ->
    [0] geen limietkaart
    [one] één limietkaart, −{ $penalty }
   *[other] { $count } limietkaarten, −{ $penalty }
}
web-limits-accuse = Beschuldigen
web-limits-pile-open = { $count ->
    [0] Nog niets gespeeld
    [one] Eén kaart gespeeld
   *[other] { $count } kaarten gespeeld
}
web-limits-pile = { $count ->
    [0] Speelstapel: nog leeg
    [one] { $you ->
        [yes] Speelstapel: één kaart, van jou
        [bot] Speelstapel: één kaart, van de bot (voor jou)
       *[no] Speelstapel: één kaart, van { $name }
    }
   *[other] { $you ->
        [yes] Speelstapel: { $count } kaarten, bovenop die van jou
        [bot] Speelstapel: { $count } kaarten, bovenop die van de bot (voor jou)
       *[no] Speelstapel: { $count } kaarten, bovenop die van { $name }
    }
}
web-limits-draw = { $count ->
    [0] Trekstapel leeg
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $count }
}
web-limits-tell-limit = Zoveel kaarten van elke kleur mogen er in de speelstapel liggen. Elke verborgen kaart verhoogt de limiet van zijn kleur met één; X: geen limiet.
web-limits-tell-pile = De speelstapel blijft dicht: tot iemand beschuldigt zie je alleen de bovenste kaart.
web-limits-tell-pile-name = Speelstapel
web-limits-tell-draw = Na elke gespeelde kaart trek je vanzelf een kaart bij, zolang er kaarten zijn.
web-limits-your-hidden = { $count ->
    [one] { $colour ->
        [r] Je verborgen kaart is rood: één rode kaart extra mag. Alleen jij weet dat.
        [y] Je verborgen kaart is geel: één gele kaart extra mag. Alleen jij weet dat.
        [g] Je verborgen kaart is groen: één groene kaart extra mag. Alleen jij weet dat.
        [b] Je verborgen kaart is blauw: één blauwe kaart extra mag. Alleen jij weet dat.
       *[v] Je verborgen kaart is paars: één paarse kaart extra mag. Alleen jij weet dat.
    }
   *[other] Elk van je verborgen kaarten staat één kaart extra van die kleur toe. Alleen jij weet dat.
}
web-limits-turn-of = Aan de beurt: { $name }
web-limits-your-turn = { $accuse ->
    [no] { $exchange ->
        [yes] Speel een kaart of ruil er vier
       *[no] Speel een kaart
    }
   *[yes] { $exchange ->
        [yes] Speel een kaart, ruil er vier of beschuldig iemand
       *[no] Speel een kaart of beschuldig iemand
    }
}
web-limits-must-accuse = De hand is leeg: er moet iemand beschuldigd worden
web-limits-hide = { $count ->
    [one] Kies een kaart om te verbergen
   *[other] Kies { $count } kaarten om te verbergen
}
web-limits-hide-these = { $count ->
    [one] Deze kaart verbergen
   *[other] Deze kaarten verbergen
}
web-limits-choose = Kies een kaart
web-limits-exchange = { $colour ->
    [r] Vier rode ruilen voor een punt
    [y] Vier gele ruilen voor een punt
    [g] Vier groene ruilen voor een punt
    [b] Vier blauwe ruilen voor een punt
   *[v] Vier paarse ruilen voor een punt
}
web-limits-accuse-who = { $name } beschuldigen?
web-limits-accuse-name = { $name } beschuldigen
web-limits-claim = { $you ->
    [yes] Je beweert dat de laatste kaart van { $name } over de limiet ging.
   *[no] { $accuser } beweert dat de laatste kaart van { $name } over de limiet van haar kleur ging.
}
web-limits-if-so = { $you ->
    [yes] Terecht
   *[no] Als { $accuser } gelijk heeft
}
web-limits-if-so-text = { $you ->
    [yes] { $name } neemt de limietkaart (−2), jij krijgt een punt
   *[no] { $name } neemt de limietkaart (−2); { $accuser } krijgt één punt
}
web-limits-if-not = { $you ->
    [yes] Onterecht
   *[no] Als { $accuser } ongelijk heeft
}
web-limits-if-not-text = { $you ->
    [yes] jij neemt de limietkaart (−2), { $name } krijgt een punt
   *[no] { $accuser } neemt de limietkaart (−2); { $name } krijgt één punt
}
web-limits-keep-playing = Toch niet
web-limits-counting = De kaarten worden geteld …
web-limits-over = { $over ->
    [one] Eén kaart over de limiet
   *[other] { $over } kaarten over de limiet
}
web-limits-within = Binnen de limiet
web-limits-charge = { $you ->
    [accuser] Je hebt { $accused } beschuldigd.
    [accused] { $accuser } heeft je beschuldigd.
   *[no] { $accuser } heeft { $accused } beschuldigd.
}
web-limits-last-card = { $colour ->
    [r] Het ging om een rode kaart.
    [y] Het ging om een gele kaart.
    [g] Het ging om een groene kaart.
    [b] Het ging om een blauwe kaart.
   *[v] Het ging om een paarse kaart.
}
web-limits-count = { $lying ->
    [one] Tot en met die kaart lag er één van deze kleur; toegestaan: { $allowed }.
   *[other] Tot en met die kaart lagen er { $lying } van deze kleur; toegestaan: { $allowed }.
}
web-limits-no-limit = X: deze kleur had geen limiet.
web-limits-by-card = limietkaart: { $count }
web-limits-by-hidden = verborgen kaarten: { $count }
web-limits-pile-order = De speelstapel, eerste kaart links, met wie wat speelde
web-limits-outcome = Uitkomst
web-limits-takes-card = { $last ->
    [yes] neemt de limietkaart
   *[no] neemt de limietkaart en begint de volgende ronde
}
web-limits-takes-point = krijgt een punt
web-limits-next = Volgende ronde
web-limits-under-way = Ronde { $round } is al bezig.
web-limits-to-end = Eindstand
web-limits-last-verdict = De laatste beschuldiging
web-limits-end-points = Gewonnen punten
web-limits-end-limit-cards = Limietkaarten
web-limits-end-right = Terecht beschuldigd
web-limits-end-wrong = Ten onrechte beschuldigd
web-limits-end-legend = Beschuldigd: ✓ terecht, ✗ ten onrechte
web-limits-end-other = Door onterechte beschuldigingen van anderen en ruilen
web-limits-end-why = De laatste limietkaart is genomen: daarmee eindigt de partij.
web-limits-watching = Je kijkt mee.
web-limits-exchange-means = Dit is je hele beurt: twee van de vier gaan als je laatste kaart op de speelstapel, twee terug op de trekstapel.
web-limits-end-total = Totaal
web-limits-do-hide = { $count ->
    [one] { $colour ->
        [r] Rood verbergen
        [y] Geel verbergen
        [g] Groen verbergen
        [b] Blauw verbergen
       *[v] Paars verbergen
    }
   *[other] Verbergen: { $colour ->
        [r] rood
        [y] geel
        [g] groen
        [b] blauw
       *[v] paars
    } en { $second ->
        [r] rood
        [y] geel
        [g] groen
        [b] blauw
       *[v] paars
    }
}
web-limits-do-play = { $colour ->
    [r] Rood spelen
    [y] Geel spelen
    [g] Groen spelen
    [b] Blauw spelen
   *[v] Paars spelen
}
web-limits-do-exchange = { $colour ->
    [r] Vier rode ruilen
    [y] Vier gele ruilen
    [g] Vier groene ruilen
    [b] Vier blauwe ruilen
   *[v] Vier paarse ruilen
}
web-limits-do-accuse = { $name } beschuldigen
web-limits-twin-top = { $colour ->
    [none] De speelstapel is leeg.
    [r] Kaarten op de speelstapel: { $count }; bovenop rood, van { $name }.
    [y] Kaarten op de speelstapel: { $count }; bovenop geel, van { $name }.
    [g] Kaarten op de speelstapel: { $count }; bovenop groen, van { $name }.
    [b] Kaarten op de speelstapel: { $count }; bovenop blauw, van { $name }.
   *[v] Kaarten op de speelstapel: { $count }; bovenop paars, van { $name }.
}
web-limits-twin-player = { $name }: punten { $points }, handkaarten { $hand }, verborgen { $hidden }, limietkaarten { $taken }
web-limits-twin-hand = Hand: { $cards }
web-limits-twin-hidden = Eigen verborgen kaarten: { $cards }

web-building-abbey = Abdij Saint-Martial
web-building-cathedral = Kathedraal
web-plaque-keys-chateau = Sleutels Ch.
web-plaque-keys-cite = Sleutels Cité
web-plaque-bridge-martial = Pont Martial
web-plaque-bridge-etienne = Pont Étienne
web-plaque-justice = Justitie
web-plaque-theft-abbey = Roof abdij
web-plaque-theft-cathedral = Roof kath.
web-plaque-corruption = Corruptie
web-plaque-ostensions = Ostensies
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
web-plaque-consulat-chateau = Consulaat Château
web-plaque-consulat-cite = Consulaat Cité
web-plaque-port-naveix = Haven van Naveix
web-nobody = neutraal
web-track-fr = Frans
web-track-en = Engels
web-tab-powers = Voorrechten
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = Rivier
web-tab-tiles = Tegels

web-verb-remove = Verwijderd
web-verb-place = Leggen
web-verb-buy = Tegel kopen
web-verb-end = Beurt beëindigen
web-verb-activate = Activeren
web-verb-guards = Wachters plaatsen of verplaatsen
web-verb-guard = Wachter plaatsen of verzetten
web-verb-commerce = Handel
web-verb-mint = Munt slaan
web-verb-corrupt = Corruptie
web-verb-ostend = Ostensies
web-verb-rob = Schatkist beroven
web-verb-jail = Gevangenzetten
web-verb-free = Gevangene bevrijden
web-verb-use = Tegel gebruiken
web-verb-jealousy = Bisschoppelijke afgunst
web-verb-destroy = Vernietigen
web-verb-play = Gebeurtenis spelen
web-verb-drop = Gebeurtenis afleggen
web-verb-vote = Stemmen
web-verb-keep = Houden
web-verb-gain = Invloed
web-verb-steal = Stelen van
web-verb-swap = Ruilen
web-verb-done = Klaar
web-verb-return = Afstaan
web-verb-lose = Verliezen
web-word-draw = en één trekken
web-word-hand = uit een hand
web-word-on = van het bord
web-word-tile = een personage
web-word-none = geen
web-due-KeepObjectives = Houd één doel. Aan het eind tellen alle doelen voor iedereen.
web-due-Missing = { $colour ->
    [yellow] Er zijn geen vazallen meer in de voorraad. Invloed nemen, voor hen alleen op het Franse spoor, of een meeple stelen?
   *[other] Er zijn geen { limoges-meeples-of } meer in de voorraad. Invloed nemen of een meeple stelen?
}
web-due-Comfort = Iemand heeft { limoges-a-meeple } gestolen. Op welk spoor een stap zetten?
web-due-Favour = Op welk spoor een stap zetten?
web-due-Swapping = Meeples ruilen met de voorraad: nog { $left }
web-due-KeepOstension = Houd een van de Ostensies
web-due-GiveUp = Een tegel te veel. Welke gaat weg?
web-due-LoseMeeples = Welke meeple gaat verloren?
web-due-LoseHalf = Van welke kleur gaat de helft verloren?
web-due-Voting = Werving

web-limoges-map = Het Château, de Cité en de Vienne
web-limoges-parts = Delen van het bord
web-limoges-tab-alive = hier licht iets op
web-limoges-treasury = schatkist
web-limoges-treasuries = Schatkist van de abdij { $abbey }, van de kathedraal { $cathedral }
web-limoges-arches = { $done ->
    [0] niet begonnen
    [4] voltooid
   *[other] { $done } van 4 bogen
}
web-limoges-prison = { $count ->
    [0] Gevangenis, leeg
    [one] Gevangenis, één meeple
   *[other] Gevangenis, { $count } meeples
}
web-limoges-idle = geen meeple
web-limoges-to-move = aan zet
web-limoges-coins-word = Munten
web-limoges-cost = kost { limoges-n-coins }
web-limoges-sale = kost { limoges-n-coins }, { $colour ->
    [any] een meeple van een willekeurige kleur
   *[other] { limoges-a-meeple }
} en een dominosteen met een totaal van minstens { $coins }
web-limoges-at-once = { $usable ->
    [yes] deze beurt al bruikbaar
   *[no] nog niet bruikbaar
}
web-limoges-free = gratis
web-limoges-used = deze beurt gebruikt
web-limoges-vp = { $points ->
   *[other] pt
}
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = geen
# Where long words of the titles of tiles may break.
web-hyphens = Antonius-vuur Bisschop-pelijk Email-werk-plaatsen Martialis-markt Munt-ontwaarding Slagers-straat Verbeurd-verklaring biblio-thecaris burg-graafschap dicht-gemetseld huurlingen-leider kroniek-schrijver kruisboog-schutter
web-limoges-secret = { $you ->
    [yes] Je geheime doelen
   *[no] Geheime doelen
}
web-limoges-others-secret = Alle andere blijven geheim tot het eind. Elk doel telt voor iedereen.
web-limoges-dominoes = { $you ->
    [yes] Je dominostenen (hoogstens twee per beurt)
   *[no] De dominostenen van { $name }
}
web-limoges-people = { $you ->
    [yes] Je meeples
   *[no] Meeples in de hand
}
web-limoges-domino = Dominosteen { $domino }, totaal { $total }
web-limoges-turn = Jouw beurt
web-limoges-your-turn = { $placed ->
    [0] Pak een dominosteen of kies een actie. { $left ->
        [one] Eén dominosteen mag gelegd worden.
       *[other] Twee dominostenen per beurt mogen gelegd worden.
    }
   *[other] Eén dominosteen gelegd. Er mag er nog een bij.
}
web-limoges-no-domino = { $why ->
    [placed] Twee dominostenen gelegd.
    [empty] Je hand is leeg; de ronde duurt tot alle handen leeg zijn.
   *[none] Geen van deze dominostenen kan nu gelegd worden.
} { $deeds ->
    [0] Meer kan niet.
   *[other] Andere acties kunnen nog.
}
web-limoges-coins-from = Munten komen van de tol aan je poorten, van handel, munt slaan, Corruptie, roof uit een schatkist en van tegels.
web-limoges-pick-place = Kies een vak dat oplicht.
web-limoges-pick-place-or-tile = Kies een vak dat oplicht, of een tegel om ermee te kopen.
web-limoges-lifted = Leggen kost { $least ->
    [same] { limoges-n-coins }
   *[other] { $least } tot { $coins } munten: meer waar tol verschuldigd is of de wachter op de lage helft staat
}.
web-limoges-nowhere = Deze dominosteen past nu nergens.
web-limoges-too-dear = Hij kost { $price } munten, je hebt er { $coins }.
web-limoges-ask-space = Tik op een vak om te zien waarom.
web-limoges-pick-tile = Kies een tegel om ermee te kopen.
web-limoges-only-tile = Deze dominosteen kan alleen een tegel betalen:
web-limoges-paid-in-all = samen { limoges-n-coins }
web-limoges-covers = op de { $covered }, { $shown } blijft zichtbaar
web-limoges-brings = Wat het kost en oplevert
web-limoges-deed-for = { $deed }: { limoges-n-coins } { $payees }
web-limoges-payee = { $coins ->
    [0] { $to ->
        [bank] aan de bank
        [abbey] aan de schatkist
        [cathedral] aan de schatkist
       *[other] aan { $to }
    }
   *[other] { $to ->
        [bank] bank
        [abbey] schatkist
        [cathedral] schatkist
       *[other] { $to }
    } { $coins }
}
web-limoges-deed-earns = { $deed }: +{ $coins }
web-limoges-do = Uitvoeren
web-limoges-end = Beurt beëindigen
web-limoges-end-shed = Steen weg, einde beurt
web-limoges-end-with = { $domino } weg, einde beurt
web-limoges-shed = De hand is niet kleiner geworden: kies een dominosteen om te verwijderen.
web-limoges-pick-domino = Kies een dominosteen uit je hand die oplicht.
web-limoges-which-meeple = Welke meeple?
web-limoges-which-colour = Welke meeple? De kleur beheerst het voorrecht.
web-limoges-which-half = Op welke helft staat de wachter? De andere is de tol.
web-limoges-which-player = Welke speler?
web-limoges-which-jail = Wie moet de gevangenis in: een meeple van het bord, een uit een hand, of een personage of heilige?
web-limoges-which-pay = Waarmee betaal je?
web-limoges-pick-recycled = Kies een of twee dominostenen uit je hand, in welke volgorde ook.
web-limoges-pay-domino = Kies de dominosteen waarmee je { $tile } betaalt.
web-limoges-recruit = Werving
web-limoges-recruit-hint = Kies voor elke kleur een dominosteen, of geen: de lage helft is de stem. Daarna gaat hij terug in de zak. Geheim tot iedereen gekozen heeft.
web-limoges-vote = { $meeple }: dominosteen { $domino }
web-limoges-no-vote = { $meeple }: geen stem
web-limoges-reserve = voorraad: { $count }
web-limoges-by-building = alleen door bouwen
web-limoges-seal = Stemmen
web-limoges-seal-none = Niet stemmen
web-limoges-recruited = Wat de stemmen opleverden
web-limoges-close-picture = Sluit het beeld om verder te gaan
web-limoges-called-back = Meer stemmen dan meeples, dus eerst komen ze allemaal terug:
web-limoges-now-idle = Niet meer actief: { $idle }
web-limoges-to-share = { $count ->
    [one] 1 te verdelen
   *[other] { $count } te verdelen
}
web-limoges-first-share = naar rang
web-limoges-one-each = dan om de beurt één
web-limoges-shares-explained = Op volgorde van rang neemt ieder eerst één meeple voor elke stem die lager staat. Dan om de beurt één zolang er zijn, nooit meer dan de lage helft (≤).
web-limoges-at-most = hoogstens { $count }
web-limoges-most-of = hoogstens { $count } van { $reserve }
web-limoges-vote-nothing = lage helft 0: levert niemand op
web-limoges-nobody-voted = Niemand stemde.
web-limoges-n-votes = { $reserve ->
    [one] 1 stem
   *[other] { $reserve } stemmen
}
web-limoges-recall = { $certain ->
    [yes] Eerst komen alle { $count } terug ({ $own } van jou)
    [others] Lage helften van de anderen samen meer dan { $reserve }: alle { $count } komen terug ({ $own } van jou)
   *[no] Alle lage helften samen meer dan { $reserve }: eerst komen alle { $count } terug ({ $own } van jou)
}{ $idle ->
    [none] { "" }
   *[other] ; inactief: { $idle }
}
web-limoges-recalls = { $certain ->
    [yes] Eerst komen alle van een kleur terug:
    [others] Als de lage helften van de anderen samen zoveel zijn, komen alle van een kleur terug:
   *[no] Als alle lage helften samen zoveel zijn, komen eerst alle van een kleur terug:
}
web-limoges-recall-one = { $certain ->
    [yes] alle { $count } ({ $own } van jou)
   *[no] meer dan { $reserve }: alle { $count } ({ $own } van jou)
}{ $idle ->
    [none] { "" }
   *[other] ; inactief: { $idle }
}
web-limoges-tied-votes = Rang: de hoogste lage helft, dan het hoogste totaal, dan de meeste invloed, dan de beurtvolgorde van de ronde.
web-limoges-see-recruited = Werving tonen
web-limoges-empty-place = { $place }: leeg
web-limoges-taken-place = { $place }: { $domino } van { $owner }, { $meeple }
web-limoges-points-explained = Alle punten
web-limoges-row-points = Punten tijdens de partij
web-limoges-row-reward = dominostenen in abdij en kathedraal, per ronde
web-limoges-row-reward-tile = tegels bij de beloning
web-limoges-row-tile = tegels tijdens de partij
web-limoges-row-influence = Invloed
web-limoges-ranked = { $rank ->
    [0] { $measure }
   *[other] { $measure }, { $rank }e
}
web-limoges-total = Totaal
web-limoges-twin = De steden, ronde { $round }
web-limoges-twin-course = { $round ->
    [0] Iedereen houdt één doel
   *[other] { $lap ->
        [0] Ronde { $round }: iedereen stemt
       *[other] Ronde { $round }, beurtronde { $lap }
    }
}. Volgorde: { $names }
web-limoges-twin-player = { $name }: munten { $coins }, punten { $total }, waarvan { $points } tijdens het spel, Franse invloed { $french }, Engelse invloed { $english }; dominostenen in de hand { $hand }, in de zak { $bag }, verwijderd { $removed }; doelen { $objectives }
web-limoges-twin-meeples = { $where }: { $meeples }
web-limoges-twin-empty = Leeg: { $places }
web-limoges-twin-fits = { $domino } past op { $places }. { $price }
web-limoges-twin-tiles = { $name } heeft { $tile }: { $state }
web-limoges-twin-tile = Tegel { $tile }, kost { $cost } en { $meeple }: { $effects }
web-limoges-twin-goal = Doel { $goal }: { $measure } { $points }; nu { $standings }
web-limoges-twin-hand = Dominostenen in de hand: { $dominoes }
web-goal = { $measure ->
    [count_dominoes_abbey] de meeste dominostenen in de abdij
    [count_dominoes_cathedral] de meeste dominostenen in de kathedraal
    [count_dominoes_bridges] de meeste dominostenen op de bruggen
    [count_gates_chateau] de meeste poorten van het Château
    [count_gates_cite] de meeste poorten van de Cité
    [influence_fr] de meeste Franse invloed
    [influence_en] de meeste Engelse invloed
    [coins] de meeste munten
    [count_powers] de meeste dominostenen op voorrechten
    [count_tiles] de meeste actieve tegels
    [meeples_grey_purple] de meeste abten en bisschoppen
   *[other] de meeste consuls en vazallen
}
web-goal-points = ({ $points } punten)
web-when-end_turn = einde beurt:
web-when-action = actie, één keer per beurt:
web-when-passive = altijd:
web-when-reward = beloning:
web-when-event = gebeurtenis:
web-what-bridges = bruggen
web-what-gates = poorten
web-what-powers = voorrechten
web-what-production = productie
web-what-any = overal
web-what-all = alle dominostenen
web-what-destruction = vernietigen
web-what-commerce = handel
web-what-mint = munt slaan
web-what-jealousy = afgunst
web-what-choice = naar keuze
web-what-bank = de bank
web-fx-gain_coins = { $n ->
    [one] +1 munt
   *[other] +{ $n } munten
}
web-fx-lose_coins = { $n ->
    [one] −1 munt
   *[other] −{ $n } munten
}
web-fx-gain_meeple = +{ limoges-n-meeples }
web-fx-gain_vp = { $n ->
    [one] +1 punt
   *[other] +{ $n } punten
}
web-fx-gain_influence = { $word ->
    [fr] +{ $n } Franse invloed
    [en] +{ $n } Engelse invloed
   *[choice] +{ $n } invloed naar keuze
}
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = gratis een gevangene bevrijden
web-fx-replace_guards = { $word ->
    [any] gratis wachters van één van de twee steden verplaatsen
   *[other] gratis wachters verplaatsen: { $what }
}
web-fx-take_coins = { $n ->
    [one] één munt van een tegenstander nemen
   *[other] { $n } munten van een tegenstander nemen
}
web-fx-take_meeple = { $n ->
    [one] een meeple uit de hand van een tegenstander stelen
   *[other] { $n } meeples uit de hand van een tegenstander stelen
}
web-fx-recruit = { $n ->
    [one] { $from } → één meeple naar keuze uit de voorraad
   *[other] { $from } → { $n } meeples van één kleur uit de voorraad
}
web-fx-exchange_domino = een dominosteen uit je hand verwijderen en een andere trekken
web-fx-this_turn = { $from } → voor de rest van de beurt: { $gain }
web-fx-discount_domino = { $n ->
    [one] { $what }: één munt goedkoper
   *[other] { $what }: { $n } munten goedkoper
}
web-fx-discount_tile = tegels kosten { $n } minder
web-fx-tax_bonus = +{ $n } tol: { $what }
web-fx-extra_vote = stemmen voor { limoges-meeples-of }: +{ $n }
web-fx-bonus_meeple = { $what }: +{ limoges-n-meeples }
web-fx-action_discount = { $n ->
    [one] { $what }: één meeple minder
   *[other] { $what }: { $n } meeples minder
}
web-fx-mint_bonus = munt slaan levert { $n } meer op
web-fx-theft_bonus = roof levert { $n } meer op
web-fx-protect = { $word ->
    [gates] anderen en gebeurtenissen kunnen je poorten niet vernietigen
    [production] anderen kunnen je productie niet vernietigen of verdringen
   *[all] anderen en gebeurtenissen kunnen je dominostenen niet vernietigen of verdringen; een voorrecht kan wel worden overgenomen
}
web-fx-entry = je komt door elke muur en betaalt geen tol
web-fx-reward_vp = { $n ->
    [one] +1 punt als je daar een dominosteen hebt: { $what }
   *[other] +{ $n } punten als je daar een dominosteen hebt: { $what }
}
web-fx-each = iedereen: { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] iedereen, per eigen dominosteen in de abdij: { $gain } (hoogstens { $most })
    [dominoes_cathedral] iedereen, per eigen dominosteen in de kathedraal: { $gain } (hoogstens { $most })
    [dominoes_bridge_etienne] iedereen, per eigen boog van de Pont Saint-Étienne: { $gain } (hoogstens { $most })
   *[gates_chateau] iedereen, per eigen poort van het Château: { $gain } (hoogstens { $most })
}
web-fx-each_lose_meeple = { $n ->
    [one] iedereen verliest een meeple naar keuze
   *[other] iedereen verliest { $n } meeples naar keuze
}
web-fx-each_lose_half_meeples = iedereen verliest de helft van zijn talrijkste kleur
web-fx-each_lose_coins_fraction = iedereen verliest één op de { $n } munten
web-fx-recall = alle { limoges-meeples-of } gaan terug naar de voorraad
web-fx-clear_guards = { $word ->
    [chateau] alle wachters van het Château gaan terug naar hun speler
   *[cite] alle wachters van de Cité gaan terug naar hun speler
}
web-fx-clear_meeple = { $what }: de meeple gaat naar de voorraad
web-fx-destroy_lowest = { $word ->
    [abbey] de laagste dominosteen in de abdij wordt vernietigd
    [cathedral] de laagste dominosteen in de kathedraal die geen andere draagt, wordt vernietigd
    [gates_chateau] de laagste poort van het Château wordt vernietigd
   *[gates_cite] de laagste poort van de Cité wordt vernietigd
}
web-fx-remove_last = { $word ->
    [bridge_martial] de laatste boog van de Pont Saint-Martial wordt verwijderd
   *[bridge_etienne] de laatste boog van de Pont Saint-Étienne wordt verwijderd
}
web-fx-bank_tax = { $word ->
    [chateau] de bank betaalt de tol van elke actieve poort van het Château, dubbel bij een meerderheid op de Pont Saint-Martial
   *[cite] de bank betaalt de tol van elke actieve poort van de Cité, dubbel bij een meerderheid op de Pont Saint-Étienne
}
web-fx-treasury = { $word ->
    [abbey] de schatkist van de abdij gaat naar de bank
   *[cathedral] de schatkist van de kathedraal gaat naar de bank
}
web-fx-leader_loses_influence = { $word ->
    [fr] wie alleen aan kop staat op het Franse spoor: −{ $n }
   *[en] wie alleen aan kop staat op het Engelse spoor: −{ $n }
}
web-fx-empty_prison = alle gevangenen komen vrij
web-fx-ban_until_round_end = tot het eind van de ronde geen vernietiging en geen bisschoppelijke afgunst


web-rules-of = Regels van { $game }
web-rules-not-yet = Deze regels zijn er nog niet in het Nederlands; hier staan ze in het Engels.
web-notation = Notatie
web-rules-contents = Inhoud
web-rules-search = Zoeken in de regels
web-rules-found = { $count ->
    [0] niet gevonden
   *[other] { $at } van { $count }
}
web-rules-found-previous = Vorige vindplaats
web-rules-found-next = Volgende vindplaats
web-figure-hut = hut
web-figure-places = Vrije vakken: { $places }
web-figure-reach = Bereikbaar: { $zones }
web-figure-play = Spelen
web-figure-exchange = Ruilen
web-figure-on-pile = op de speelstapel
web-figure-on-draw = op de trekstapel
web-figure-draw = { $count ->
    [one] trek 1 kaart
   *[other] trek { $count } kaarten
}
web-figure-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
web-figure-ends = De ronde eindigt en er wordt geteld.
web-figure-back = Achterkant van een limietkaart
web-figure-limit = Limiet
web-figure-not-counted = kwam later: telt niet
web-figure-high = hoge helft
web-figure-low = lage helft
web-figure-total = totaal
web-figure-zone = { $zone ->
    [inner] Binnenste zone van het Château. De muur heeft { $gates } poorten.
    [outer] Buitenste zone van het Château. De muur heeft { $gates } poorten.
    [cite] De Cité. De muur heeft { $gates } poorten.
    [outside] Buiten de muren: twee bruggen en de haven.
   *[powers] De negen voorrechten, met de kleuren die ze toelaten.
}
web-figure-outside = buiten de muren
web-figure-player = { $seat ->
    [2] Wit
   *[3] Zwart
}
web-figure-pays = { $who ->
    [owner] De eigenaar betaalt { limoges-n-coins } aan de bank.
   *[others] { $to ->
        [owner] Anderen betalen { limoges-n-coins } aan de eigenaar.
       *[bank] Anderen betalen { limoges-n-coins } aan de bank.
    }
}
web-figure-jail = Gevangenzetten: { limoges-n-meeples }
web-figure-free = Bevrijden:
web-figure-given = Verwijderde dominosteen: { $domino }. Je ziet { $count } Ostensies en houdt er één.
web-figure-price = { $fee ->
    [0] Prijs { $price }
   *[other] Prijs { $price }, plus { $fee } aan de eigenaar van de Sleutels
}
web-figure-brings = Levert { limoges-n-coins } op
web-figure-vote = Stem
web-figure-first = Eerst
web-figure-end = Uiteindelijk
web-figure-loot = { $name } mag { limoges-n-coins } nemen.
web-figure-pips = { $name }: { $sum } ogen
web-figure-next = Hierna komt { $domino }. Wat die op elk vak oplevert:
web-figure-before = Voor de beurt
web-figure-step = Stap { $step }
web-figure-ends-turn = { $name } beëindigt de beurt
web-open-record = Verslag openen
web-open-record-hint = Een verslag is een tekstbestand dat eindigt op .game. Je kunt het na elke partij downloaden, bewaren en aan vrienden sturen. Hier geopend kun je het terugkijken en laten analyseren.
web-choose-file = Bestand kiezen
web-or-paste = Of plak de tekst hier
web-step-of = Stap { $step } van { $steps }
web-first = Naar het begin
web-previous = Een stap terug
web-next = Verder
web-last = Naar het einde
web-run = Afspelen
web-pause = Pauze
web-share = Dit moment delen
web-steps = Zetten
web-replay-onward = Spelen
web-replay-share = Delen
web-replay-save = Opslaan
web-steps-start = Opstelling
web-replay-cut = Het verslag stopt hier, maar de partij was niet afgelopen. Je kunt die naspelen, niet analyseren.
web-eyes = Door wiens ogen
web-eyes-of = Zoals { $name } het zag
web-eyes-watch = Als toeschouwer
web-eyes-all = Alles
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Nu even niet: kies wat oplicht.
web-intro-wrong-limes = Nu even niet. Leg de kaart op { $square }, { $turn ->
    [n] zoals gedrukt
    [e] naar rechts gedraaid
    [s] ondersteboven
   *[w] naar links gedraaid
}{ $what ->
    [place] , en plaats een arbeider op { $zone }
    [move] , en beweeg de arbeider van { $from } naar { $zone }
   *[none] , zonder arbeider
}.
web-intro-step = Stap { $step } van { $steps }
web-intro-back = Terug
web-intro-again = Opnieuw vanaf het begin
web-intro-name-limoges = Eerste stappen
web-intro-name-limoges-2 = Tegels en de kathedraal
web-intro-name-limoges-3 = Brug, roof, gevangenis
web-intro-following = Verder: { $name }
web-intro-show = Laat zien
web-intro-done = { $count ->
    [one] Speel nu tegen een beginner
   *[other] Speel nu tegen { $count } beginners
}
web-intro-limes-1 = Elke ronde wordt één kaart getrokken, en iedereen legt hem tegelijk in een eigen landschap. Na zestien kaarten leveren je arbeiders punten op. Het hoogste totaal wint.
web-intro-limes-2 = Een kaart heeft vier velden. Leg hem op het vak dat oplicht. Plaats dan een arbeider op het water: daar is hij visser. Een visser levert een punt op voor elke hut aan de oever van zijn water: +2.
web-intro-limes-3 = De volgende kaart moet met een hele zijde grenzen aan een kaart die er al ligt. Gelijke velden die elkaar raken, zijn één gebied. Leg deze op d5, zoals gedrukt: het water groeit en er staat een derde hut aan. Deze keer geen arbeider.
web-intro-limes-4 = Een kaart mag je draaien. Draai deze naar links en leg hem op e4: de twee akkers worden één gebied. Plaats een arbeider op het veld linksboven: een boer levert een punt op voor elk veld van zijn akker.
web-intro-limes-5 = Op een toren staat een wachter: hij telt elk bosveld dat hij in de vier rechte lijnen ziet. Elke toren is een gebied op zich. Leg de kaart ondersteboven op f4 en plaats een arbeider op de toren.
web-intro-limes-6 = In plaats van een arbeider te plaatsen mag je er een bewegen naar een aangrenzend gebied. Leg deze kaart naar links gedraaid op e5. Beweeg dan de wachter naar het bos op e4: een houthakker telt elk gebied dat aan zijn bos grenst.
web-intro-limes-7 = De getallen zeggen vooraf wat een arbeider zou opleveren. In elk gebied telt er maar één: de gestippelde 0 staat op de akker waar je boer al staat. Leg deze kaart op g4, zoals gedrukt, en plaats een arbeider op de toren.
web-intro-limes-8 = Je landschap is nu vier kaarten breed. Groter dan 4 × 4 wordt het nooit, dat laten de muren zien: vanaf nu kan het alleen nog hoger worden.
web-intro-limes-9 = Je hebt zeven arbeiders en hoeft er geen te plaatsen. Wie in het landschap staat, blijft daar en kan alleen bewegen. Wijs een arbeider of zijn getal aan en je ziet wat er telt; een klik houdt het vast. Bij een gelijkstand beslist de beste arbeider.
web-intro-limes-10 = Alleen speel je voor de sololadder: 28 punten is in orde, 35 goed, 42 heel goed, 49 geweldig.
web-intro-limes-11 = Een nieuwe partij kan varianten hebben: bij diagonaal aanleggen mag een kaart ook punt aan punt liggen; met de visser als veerman komen andere arbeiders over zijn water. Dat is heel Limes.
web-intro-limits-1 = Je verzamelt punten. Iedereen speelt kaarten op één speelstapel, en de limietkaart zegt hoeveel er van elke kleur mogen liggen. Wie over de limiet gaat, kan worden beschuldigd.
web-intro-limits-2 = Op de limietkaart betekent X geen limiet, 0 helemaal geen. Eerst verbergt iedereen één kaart: die verhoogt de limiet van zijn kleur met één, en alleen jij kent de jouwe. Blauw mag hier helemaal niet, dus verberg je blauwe kaart.
web-intro-limits-3 = In je beurt speel je een kaart op de speelstapel en trek je een nieuwe, ruil je er vier van één kleur voor een punt, of beschuldig je iemand. Alleen de bovenste kaart is te zien: onthoud wat eronder ligt. Speel rood.
web-intro-limits-4 = Ines speelde groen, Tomas paars. Jij trok je vierde paarse kaart: ruil ze voor een punt. Twee gaan op de speelstapel en tellen daar mee, je trekt er vier, en de andere twee gaan boven op de trekstapel.
web-intro-limits-5 = Ines speelde een tweede groene kaart, en de limiet voor groen is 1. Als niemand groen heeft verborgen, is dat er een te veel. Beschuldig Ines.
web-intro-limits-6 = De verborgen kaarten worden omgedraaid. Wat telt is de kleur van de laatste kaart van Ines, vanaf de eerste kaart van de speelstapel tot en met die kaart: twee groene. Niemand verborg groen, dus de limiet was 1.
web-intro-limits-7 = Ines ging over de limiet: dat kost Ines twee punten en levert jou er een op. Had je je vergist, dan was de limietkaart voor jou geweest en het punt voor Ines.
web-intro-limits-8 = Iedereen neemt de eigen verborgen kaarten terug, de speelstapel gaat onder de trekstapel en de handen worden aangevuld. Wie de limietkaart nam, begint de volgende ronde.
web-intro-limits-9 = Een partij heeft één ronde per limietkaart, 18 met drie spelers. Je totaal is je punten min twee voor elke limietkaart die je nam. Het hoogste totaal wint.
web-intro-limits-10 = Niemand mag de speelstapel doorkijken, en je scherm onthoudt hem niet voor je. Met de variant Open speelstapel blijven alle kaarten zichtbaar. Dat is heel Limits.
web-intro-limoges-1 = Een ronde begint met de werving. Stem met de 5|4 op de vazallen en met de 3|3 op de consuls van het Château. De lage helft is je stem. Je stemmen blijven geheim tot iedereen gekozen heeft.
web-intro-limoges-2 = Je hebt nu vier vazallen en drie consuls. Neem een voorrecht: leg de 1|0 met een vazal op de Sleutels van het Château. Een dominosteen kost evenveel munten als hij ogen heeft. Vanaf nu kunnen alleen vazallen de poorten van het Château bewaken.
web-intro-limoges-3 = Bouw een poort: leg de 4|2 op Orgolet, met de wachter op de 4. De 2 blijft zichtbaar: zoveel tol betalen anderen je als ze binnen bouwen.
web-intro-limoges-4 = Meer dan twee dominostenen per beurt mag niet. Beëindig je beurt.
web-intro-limoges-5 = Ines nam de Sleutels van de Cité. Door een actieve poort komt iedereen binnen; deze is van jou, dus je betaalt geen tol. Leg de 6|1 in de abdij op vak 4, naast een andere dominosteen.
web-intro-limoges-6 = Dat kostte zeven munten en geen tol. Bouwt Ines binnen, dan betaalt ze jou twee munten. De abdij gaf je twee abten: een voor het bouwen en een voor de buur. Beëindig je beurt.
web-intro-limoges-7 = Aan het eind van elke ronde levert elke dominosteen in de abdij en de kathedraal een punt op. Ook je invloed telt, en de geheime doelen van alle spelers.
web-intro-limoges-2-1 = Er is gestemd: je hebt vier consuls van de Cité en drie vazallen. Neem de Sleutels van de Cité: leg daar de 1|0 met een consul van de Cité. Vanaf nu bewaken alleen consuls van de Cité haar poorten.
web-intro-limoges-2-2 = Bouw daar een poort: de 2|1 op Panet, met de wachter op de 2. Nu staat de Cité voor iedereen open, en anderen betalen je 1 munt als ze binnen bouwen.
web-intro-limoges-2-3 = Er liggen twee dominostenen. Beëindig je beurt; je hand is kleiner geworden, dus je hoeft niets te verwijderen.
web-intro-limoges-2-4 = Op de begane grond van de kathedraal vraagt elk vak zijn getal: leg de 4|0 op vak 4. De 4 munten gaan naar de schatkist, en je krijgt een bisschop.
web-intro-limoges-2-5 = Boven twee buren past elke dominosteen, en die levert twee bisschoppen op. Leg de 0|0, die niets kost, boven de 3 en de 4.
web-intro-limoges-2-6 = Een tegel koop je met drie dingen: munten, een dominosteen van minstens dat totaal en een meeple van de juiste kleur. Koop de Kerk Saint-Pierre-du-Queyroix: 4 munten, de 6|2 en een bisschop die erop blijft.
web-intro-limoges-2-7 = Een tegel met zijn meeple is actief en werkt nog deze beurt. Gebruik hem: een bisschop wordt 5 munten. Zo’n actie mag één keer in elk van je beurten.
web-intro-limoges-2-8 = Je hebt nog 8 munten en een bisschop, en twee dominostenen in de kathedraal. Beëindig je beurt.
web-intro-limoges-2-9 = Beide dominostenen leveren aan het eind van elke ronde een punt op, zolang ze er liggen. Je mag twee tegels hebben; bij een derde gaat een van de oudere terug.
web-intro-limoges-3-1 = Ines heeft de Sleutels en een poort; door die poort heb jij in de abdij gebouwd. Nu de brug van het Château: haar voorrecht bepaalt welke kleur eraan bouwt. Leg de 1|0 op Pont Saint-Martial met een consul van het Château.
web-intro-limoges-3-2 = Bouw de eerste boog: de 2|0, en een consul die teruggaat naar de voorraad. Wie van de voltooide brug de meeste bogen heeft, krijgt dubbele tol in het Château.
web-intro-limoges-3-3 = Met het voorrecht van Ines mag iedereen met een consul van het Château de abdij beroven. Je mag zoveel nemen als je eigen dominostenen daar tonen: 7 munten. Het kost de consul en al je abten. Beroof de abdij.
web-intro-limoges-3-4 = Zeven munten, en beide abten zijn weg. Tot het eind van de ronde leveren je dominostenen in de abdij geen abten op. Beëindig je beurt.
web-intro-limoges-3-5 = Ines nam Justitie met een vazal, dus vazallen zetten gevangen. Het kost er zoveel als de hoge helft toont: één. Zet de wachter van Orgolet gevangen: zonder wachter is de poort dicht, voor iedereen.
web-intro-limoges-3-6 = De Haven van Naveix heeft geen poort nodig. Leg daar de 3|0 met een consul van de Cité: aan het eind van elk van je beurten komt er een bij.
web-intro-limoges-3-7 = Beëindig je beurt. De haven zou een consul van de Cité opleveren, maar in de voorraad is er geen meer.
web-intro-limoges-3-8 = Voor elke ontbrekende meeple kies je: een stap invloed, of een meeple uit de hand van een tegenstander. Neem er een van Ines; zij krijgt daarvoor een stap invloed.
web-intro-limoges-3-9 = Ines ging vooruit op het Engelse spoor: elke stap is aan het eind een punt, en de twintigste beëindigt het spel meteen. Ook de ronde is voorbij: je dominosteen in de abdij leverde een punt op.
