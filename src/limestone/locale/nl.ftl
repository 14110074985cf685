## Command line

command-limestone =
    Eén tafel voor drie spellen: Limes, Limits en Les Deux Limoges.
    Een verslag is een tekstbestand dat eindigt op .game; elke opdracht vertelt meer met --help.
command-play =
    Speel een partij in deze terminal.
    Typ een zet in notatie, ? voor wat er kan volgen, help voor uitleg.
command-simulate =
    Speel willekeurige partijen volgens de regels en schrijf van elke een verslag.
    Dezelfde --seed geeft dezelfde bestanden. Een afgebroken reeks gaat verder waar ze was.
command-replay =
    Controleer een verslag en vertel de partij stap voor stap.
    Eindigt met afsluitcode 1 als een stap niet mag of de uitslag niet klopt.
command-legal = Geef de toegestane zetten na de laatste stap van een verslag, één per regel.
command-show = Teken de stelling na de laatste stap van een verslag.
command-decks = Beheer bestanden met je eigen kaarten.
command-decks-check =
    Controleer een bestand met kaarten of een map met gegevens.
    Zegt in welke regel wat fout is, of dat alles klopt.

option-lang = De taal: en, de, fr, nl of it; anders die van de omgeving.
option-version = Toon de versie.
option-help = Toon deze hulp.
option-seats = Met hoeveel je speelt.
option-variant = Een variant op de regels; mag je meermaals opgeven.
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

usage-no-such-option = er is geen optie { $option }
usage-missing = { $parameter } ontbreekt
usage-no-such-command = er is geen opdracht “{ $command }”
usage-expects-number = { $parameter } verwacht een geheel getal
usage-expects-at-least = { $parameter } verwacht een geheel getal vanaf { $least }
usage-expects-choice = { $parameter } verwacht een van: { $choices }
usage-expects-file = { $parameter } verwacht een bestaand bestand
usage-expects-folder = { $parameter } verwacht een map
usage-expects-path = { $parameter } verwacht een bestaand bestand of een bestaande map
usage-wrong = { $reason }
usage-try = { $command } --help vertelt meer

stopped = afgebroken
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
curtain = { $seat } is aan de beurt. Geef het toetsenbord door en druk op Enter.
left = Tot de volgende keer. De partij tot nu toe staat in { $file } zodra er een stap is gespeeld; met “resume” ga je verder.
undone = Teruggenomen.
saved = Bewaard in { $file }.
resumed = We gaan verder met { $file }.
complete-none = Geen enkele zet begint met “{ $typed }”.
complete-more = … en nog { $count } meer; typ een stukje verder en dan weer ?.
help-commands =
    ? toont wat er kan volgen, ook midden in een zet (d5?).
    undo neemt de laatste zet terug, save BESTAND en resume BESTAND bewaren een partij en gaan ermee verder,
    show tekent alle plaatsen met hun punten, quit verlaat de tafel.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = plaats { $seat }, { $move }: { $sentence }
refusal-line = regel { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = er is geen spel “{ $name }”; er zijn { $known }
refused-unknown-variant = er is geen variant “{ $word }”; er zijn { $known }
refused-seats-out-of-range = met { $seats } kun je dit niet spelen; wel met { $least } tot { $most }
refused-wrong-material = { $game } kent geen --{ $word }; de kaarten of gegevens geef je op met --{ $right }
refused-not-text = dit is geen tekstbestand
refused-unreadable = kan niet worden gelezen: { $reason }
refused-unwritable = kan niet worden geschreven: { $reason }
refused-not-due = plaats { $seat } heeft nu niets te beslissen
refused-undo-horizon = dit is niet meer terug te nemen: sindsdien heeft iemand anders beslist of is er een kaart getrokken
refused-undo-nothing = er is niets om terug te nemen

refused-record-not-a-record = een verslag begint met een regel “limestone 1”
refused-record-format = dit verslag heeft formaat { $found }; wij lezen formaat { $known }
refused-record-rules = deze partij is gespeeld volgens regelversie { $rules }; wij kennen regelversie { $known }
refused-record-material = deze partij is met ander materiaal gespeeld ({ $wanted }, hier { $given }); geef het op met --{ $word }
refused-record-key-missing = in de kop ontbreekt de regel “{ $key }”
refused-record-key-twice = in de kop staat de regel “{ $key }” twee keer
refused-record-key-unknown = in de kop staat een onbekende regel “{ $key }”
refused-record-number = “{ $found }” is geen getal voor “{ $key }”
refused-record-no-blank-line = de lege regel na de kop ontbreekt
refused-record-comment-before-step = er staat commentaar vóór de eerste stap
refused-record-step = “{ $found }” is geen plaats met een zet
refused-record-seat-twice = plaats { $seat } beslist twee keer in één stap
refused-record-wrong-seats = te beslissen hebben: { $due }; gevonden: { $found }
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
    Iedereen legt dezelfde kaart aan in een landschap van hoogstens vier bij vier kaarten. Daarna zet je
    er een arbeider op, of je beweegt een arbeider naar een aangrenzend gebied, of geen van beide.
    d4n legt de kaart op vak d4, met de gedrukte bovenkant naar het noorden (n e s w).
    d4n +se zet ook een arbeider op het veld rechtsonder, het zuidoosten (nw ne sw se).
    d5s d4se>e4nw beweegt ook de arbeider van veld d4se naar veld e4nw.
    Tekens: . akker, ~ water, ^ bos, # toren, * vissershut, @ arbeider.
    Aan het eind telt een boer de velden van zijn akker, een visser de hutten aan de oever van zijn meer,
    een houthakker de gebieden rond zijn bos, een wachter de bosvelden die hij ziet.
limes-count-head = { $points ->
    [one] { $seat }: één punt
   *[other] { $seat }: { $points } punten
}
limes-count-farmer = { $points ->
    [one] { "  " }boer op { $zone }: één veld ({ $reasons })
   *[other] { "  " }boer op { $zone }: { $points } velden ({ $reasons })
}
limes-count-fisherman = { $points ->
    [one] { "  " }visser op { $zone }: één hut ({ $reasons })
   *[other] { "  " }visser op { $zone }: { $points } hutten ({ $reasons })
}
limes-count-woodcutter = { $points ->
    [one] { "  " }houthakker op { $zone }: één gebied ({ $reasons })
   *[other] { "  " }houthakker op { $zone }: { $points } gebieden ({ $reasons })
}
limes-count-watchman = { $points ->
    [one] { "  " }wachter op { $zone }: ziet één bosveld ({ $reasons })
   *[other] { "  " }wachter op { $zone }: ziet { $points } bosvelden ({ $reasons })
}
limes-ladder = { $step ->
    [0] Er is nog ruimte om te groeien.
    [1] Een behoorlijk landschap.
    [2] Een goed landschap.
    [3] Een heel goed landschap.
   *[4] Uitmuntend.
}

event-limes-drawn = Ronde { $round }: kaart { $card }.
event-limes-laid = { $seat } legt kaart { $card } op { $square }, bovenkant naar het { $turn ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}.
event-limes-placed = { $seat } zet een { $profession ->
    [farmer] boer
    [fisherman] visser
    [woodcutter] houthakker
   *[watchman] wachter
} op { $zone }.
event-limes-moved = { $seat } beweegt een arbeider van { $from } naar { $to }: nu een { $profession ->
    [farmer] boer
    [fisherman] visser
    [woodcutter] houthakker
   *[watchman] wachter
}.
event-limes-counted = { $points ->
    [one] { $seat } heeft één punt.
   *[other] { $seat } heeft { $points } punten.
}
event-limes-solo = { $points ->
    [one] Het landschap is compleet: één punt.
   *[other] Het landschap is compleet: { $points } punten.
}
event-limes-won = { $seats } wint met { $points } punten.
event-limes-shared = { $seats } delen de overwinning met { $points } punten.

refused-limes-notation = “{ $found }” is geen zet; zetten zien eruit als d4n +se of d5s d4se>e4nw
refused-limes-square = “{ $found }” is geen vak; ze lopen van a1 tot g7
refused-limes-turn = “{ $found }” is geen draaiing; er zijn n, e, s en w
refused-limes-quarter = “{ $found }” is geen kwart; er zijn nw, ne, sw en se
refused-limes-zone = “{ $found }” is geen veld; velden zien eruit als d4nw
refused-limes-posting = “{ $found }” kan een arbeider niet; +se zet er een neer, d4se>e4nw beweegt er een
refused-limes-wrong-move = dit is niet de beslissing die nu aan de orde is
refused-limes-first-square = de eerste kaart ligt op d4
refused-limes-square-taken = daar ligt al een kaart
refused-limes-apart = de kaart zou met geen enkele zijde aan een andere kaart grenzen
refused-limes-apart-diagonal = de kaart zou geen andere kaart raken, zelfs niet met een hoek
refused-limes-too-wide = het landschap zou { $width ->
    [5] vijf
    [6] zes
   *[7] zeven
} kaarten breed worden
refused-limes-too-tall = het landschap zou { $height ->
    [5] vijf
    [6] zes
   *[7] zeven
} kaarten hoog worden
refused-limes-supply-empty = er is geen arbeider meer in de voorraad
refused-limes-no-worker = daar staat geen arbeider
refused-limes-no-card = waar de arbeider heen zou gaan, ligt geen kaart
refused-limes-own-territory = een arbeider beweegt niet binnen zijn eigen gebied
refused-limes-out-of-reach = dat gebied grenst niet aan het gebied waarin de arbeider staat
refused-limes-out-of-reach-ferryman = geen grens en geen veerman leidt naar dat gebied
refused-limes-draw-unknown = er is geen kaart { $card }; ze lopen van 1 tot 24
refused-limes-draw-twice = kaart { $card } is al eerder getrokken

refused-deck-incomplete = { $cards ->
    [one] een kaartenset telt 24 kaarten, deze heeft er één; ontbrekend: { $missing }
   *[other] een kaartenset telt 24 kaarten, deze heeft er { $cards }; ontbrekend: { $missing }
}
refused-deck-number = er is geen kaart { $number }; ze lopen van 1 tot 24
refused-deck-number-twice = kaart { $number } staat hier voor de tweede keer
refused-deck-number-expected = hier hoort het nummer van een kaart, niet “{ $found }”
refused-deck-rows = kaart { $card } heeft geen twee rijen
refused-deck-row = “{ $found }” is geen rij van twee velden
refused-deck-zone = “{ $found }” is geen veld; velden zijn . ~ ^ # met * voor een hut
refused-deck-hut = “{ $found }”: een hut staat alleen op akker of bos

## Limits

limits-help =
    De limietkaart zegt hoeveel kaarten van elke kleur op de aflegstapel mogen liggen; X is geen limiet. Eerst legt
    iedereen een kaart gedekt voor zich: die verhoogt de limiet van die kleur met één. Daarna om de beurt: een
    kaart op de aflegstapel spelen, vier kaarten van één kleur ruilen voor een punt, of iemand beschuldigen.
    Met hide g leg je een groene kaart gedekt (met twee spelers twee kaarten: hide rg). play r speelt een rode kaart.
    Met exchange v ruil je vier paarse kaarten. accuse 2 beschuldigt plaats 2 om de laatste kaart.
    Wie zich vergist of betrapt wordt, neemt de limietkaart (twee punten minder); de ander krijgt een punt.
    Kleuren: r rood, y geel, g groen, b blauw, v paars. Onthoud wat er ligt: de aflegstapel blijft dicht.
limits-picture-limit = { $left ->
    [0] De laatste limietkaart:
    [one] Limietkaart, daarna nog één:
   *[other] Limietkaart, daarna nog { $left }:
}
limits-picture-pile = { $count ->
    [0] De aflegstapel is leeg.
    [one] Op de aflegstapel ligt één kaart.
   *[other] Op de aflegstapel liggen { $count } kaarten.
}
limits-picture-draw = { $count ->
    [0] De trekstapel is leeg.
    [one] De trekstapel heeft één kaart.
   *[other] De trekstapel heeft { $count } kaarten.
}
limits-picture-hand = In je hand:
limits-picture-hidden = Gedekt voor je:
limits-picture-seat = { $seat }: totaal { $total } (punten { $points }, limietkaarten { $taken }), kaarten in de hand: { $cards }

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


refused-limits-cards-files =
    { $found ->
        [0] er is geen bestand met limietkaarten; er moet er één zijn
       *[other] de limietkaarten moeten in één bestand staan, niet in { $found }
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
refused-limits-cards-value = “{ $found }” is geen getal van 0 tot 9 en ook geen X
refused-limits-not-due = deze speler is nu niet aan de beurt
refused-limits-shuffle-due = eerst moeten de kaarten worden geschud
refused-limits-shuffle-cards =
    { $found ->
        [one] bij de geschudde kaarten zit { limits-a-card }; het moeten er twaalf zijn
       *[other] bij de geschudde kaarten zitten { $found } { limits-cards-of }; het moeten er twaalf zijn
    }
refused-limits-no-such-seat = plaats { $seat } bestaat niet aan deze tafel
refused-limits-shuffle-limits =
    { $found ->
        [one] er is één limietkaart geschud; aan deze tafel speel je met { $wanted }
       *[other] er zijn { $found } limietkaarten geschud; aan deze tafel speel je met { $wanted }
    }
refused-limits-shuffle-unknown-limit = limietkaart nummer { $limit } bestaat niet; ze zijn genummerd van 1 tot 24
refused-limits-shuffle-limit-twice = limietkaart nummer { $limit } komt meer dan eens voor
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
refused-limits-not-in-hand = daarvoor mis je { limits-a-card } in je hand
refused-limits-must-accuse = je hand is leeg: je moet iemand beschuldigen
refused-limits-not-four =
    { $found ->
        [0] om te ruilen heb je vier { limits-cards-of } nodig en je hebt er geen
       *[other] om te ruilen heb je vier { limits-cards-of } nodig en je hebt er maar { $found }
    }
refused-limits-turn-due = je bent aan de beurt: speel een kaart, ruil er vier of beschuldig iemand
refused-limits-accuse-oneself = je kunt jezelf niet beschuldigen
refused-limits-nothing-laid = plaats { $seat } heeft in deze ronde nog geen kaart gespeeld en kan niet worden beschuldigd
refused-limits-unreadable = “{ $found }” is geen zet van Limits
refused-limits-unknown-colour = “{ $found }” is geen kleur; de kleuren zijn r, y, g, b en v
refused-limits-one-colour = hier hoort één kleur te staan, niet “{ $found }”
refused-limits-not-a-number = “{ $found }” is geen getal


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
event-limits-over = De laatste limietkaart is genomen en de partij is afgelopen. De meeste punten: { $winners }.

## Limoges

## Web
