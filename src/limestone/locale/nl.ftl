## Command line

command-limestone =
    Eén tafel voor drie spellen: Limes, Limits en Les Deux Limoges.
    Zonder opdracht start Limestone op deze computer en gaat het open in je browser. Met --help lees je meer over elke opdracht.
command-play =
    Speel een partij in deze terminal.
    Typ een zet in notatie, ? voor wat er kan volgen, help voor uitleg.
command-simulate =
    Speel willekeurige partijen volgens de regels en schrijf van elke partij een verslag.
    Dezelfde --seed geeft dezelfde bestanden. Een afgebroken reeks gaat verder waar hij gebleven was.
command-replay =
    Controleer een verslag en speel de partij stap voor stap na.
    Eindigt met afsluitcode 1 als een stap niet mag of de uitslag niet klopt.
command-legal = Geef de mogelijke zetten na de laatste stap van een verslag, één per regel.
command-show = Teken de stelling na de laatste stap van een verslag.
command-decks = Beheer bestanden met je eigen kaarten.
command-decks-check =
    Controleer een bestand met kaarten of een map met gegevens.
    Zegt in welke regel wat fout is, of dat alles klopt.

option-lang = De taal: en, de, fr, nl of it; anders die van de omgeving.
option-version = Toon de versie.
option-help = Toon deze hulp.
option-seats = Het aantal spelers.
option-variant = Een variant op de regels; mag meer dan één keer.
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
usage-expects-between = { $parameter } verwacht een geheel getal van { $least } tot en met { $most }
usage-expects-choice = { $parameter } verwacht een van: { $choices }
usage-expects-file = { $parameter } verwacht een bestaand bestand
usage-expects-folder = { $parameter } verwacht een map
usage-expects-path = { $parameter } verwacht een bestaand bestand of een bestaande map
usage-wrong = { $reason }
usage-try = meer uitleg: { $command } --help

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
left = Tot de volgende keer. Zodra er een zet is gedaan, staat de partij in { $file }; met “resume” ga je verder.
undone = Teruggenomen.
saved = Bewaard in { $file }.
resumed = Verder met { $file }.
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
    [0] Dat kan beter.
    [1] In orde.
    [2] Goed.
    [3] Heel goed.
   *[4] Geweldig, wat een score!
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

# $seat, $accused, $accuser, $loser, $earner, $winners zijn namen van spelers; $card is r, y, g, b of v;
# $cards zijn namen van kleuren, als opsomming.

limits-colour-r = rood
limits-colour-y = geel
limits-colour-g = groen
limits-colour-b = blauw
limits-colour-v = paars
limits-limit-card = limietkaart
limits-colour-card = kleurkaart
limits-pile = speelstapel
limits-draw-pile = trekstapel
limits-hand = hand
limits-hidden-card = verborgen kaart
limits-points = punten
limits-no-limit = geen limiet
limits-round = ronde
limits-variant-open-pile = open speelstapel: alle gespeelde kaarten blijven zichtbaar
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

limoges-help =
    Eerst stemt iedereen in het geheim: een dominosteen voor elke gewenste kleur, de lage helft is de sterkte.
    vote blue:5-4 red:3-1 · vote none. Daarna om de beurt: leg hoogstens twee dominostenen en doe acties zolang je kunt betalen.
    place 6-3 keys_cite yellow neemt een voorrecht, place 4-3 gi_imbert high bouwt een poort (de helft die de wachter bedekt),
    place 6-3 ab_04 bouwt in de abdij. end beëindigt de beurt (end 6-3 verwijdert een dominosteen, als het moet).
    Andere zetten: activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop; antwoorden: gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    Met ? zie je wat je nu mag. Op het bord is @0 de dominosteen van plaats 0; daarna komt de meeple.
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
limoges-count-seat = { $seat }: punten { $points }, Franse invloed { $french }, Engelse invloed { $english }
limoges-count-objective = { $card }:
limoges-count-standing = { "  " }{ $seat }: { $measure } (rang { $rank }, punten { $points })

limoges-red = Consul van het Château (rood)
limoges-blue = Consul van de Cité (blauw)
limoges-yellow = Vazal van de burggraaf (geel)
limoges-grey = Abt (grijs)
limoges-purple = Bisschop (paars)
limoges-chateau = Het Château
limoges-cite = De Cité
limoges-hors = Buiten de muren
limoges-fr = Franse invloed
limoges-en = Engelse invloed
limoges-abbey = De abdij
limoges-cathedral = De kathedraal
limoges-personnages = Personages
limoges-lieux = Locaties
limoges-personnage = Personage
limoges-lieu = Locatie
limoges-saint = Heilige
limoges-relic = Relikwie
limoges-coins = Munten
limoges-reserve = Voorraad
limoges-prison = Gevangenis
limoges-treasury = Schatkist
limoges-bank = Bank
limoges-bag = Zak
limoges-motte = Motte van de burggraaf
limoges-consulat-chateau = Consulaat van het Château
limoges-consulat-cite = Consulaat van de Cité
limoges-port-naveix = Haven van Naveix
limoges-t01-lieu = Kerk Saint-Michel-des-Lions
limoges-t01-personnage = Richard Leeuwenhart
limoges-t02-lieu = Kerk Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleonora van Aquitanië
limoges-t03-lieu = Abdij van La Règle
limoges-t03-personnage = Marie van Comborn, abdis van La Règle
limoges-t04-lieu = Abdij van Saint-Martin
limoges-t04-personnage = Adémar van Chabannes, monnik
limoges-t05-lieu = Abdij van Saint-Augustin
limoges-t05-personnage = Bernard Itier, bibliothecaris
limoges-t06-lieu = Gasthuis Saint-Gérald
limoges-t06-personnage = Godfried van Vigeois, kroniekschrijver
limoges-t07-lieu = Fontein van Aigoulène
limoges-t07-personnage = Raimond de Gau, abt van Saint-Martial
limoges-t08-lieu = Slagersstraat
limoges-t08-personnage = Bernard Gui, dominicaan
limoges-t09-lieu = Marktplein van de Banken
limoges-t09-personnage = Eustorge, bisschop
limoges-t10-lieu = Gemeentehuis in de Consulaatstraat
limoges-t10-personnage = Jean de Cros, bisschop
limoges-t11-lieu = Muntatelier
limoges-t11-personnage = Gwijde V, burggraaf
limoges-t12-lieu = Graf van de heilige Martialis
limoges-t12-personnage = Hendrik de Jonge
limoges-t13-lieu = Basiliek van de Verlosser
limoges-t13-personnage = Hendrik II Plantagenet
limoges-t14-lieu = Bibliotheek van Saint-Martial
limoges-t14-personnage = Bernart van Ventadorn, troubadour
limoges-t15-lieu = Werkplaatsen van de emailleurs
limoges-t15-personnage = Mercadier, huurlingenleider
limoges-t16-lieu = Bisschoppelijk paleis
limoges-t16-personnage = Gérard-Hector du Cher, bisschop
limoges-t17-lieu = Doopkapel Saint-Jean
limoges-t17-personnage = Ebles, bisschop
limoges-t18-lieu = Wijk van de Abbessaille
limoges-t18-personnage = Hélie, cantor van de kathedraal
limoges-t19-lieu = Hof van Sainte-Marie
limoges-t19-personnage = Adémar V, burggraaf
limoges-t20-lieu = Molens aan de Vienne
limoges-t20-personnage = Gwijde VI, burggraaf
limoges-t21-lieu = Voorstad Manigne
limoges-t21-personnage = Margaretha van Bourgondië, regentes
limoges-t22-lieu = Voorstad Boucherie
limoges-t22-personnage = Maria van Limoges, burggravin
limoges-t23-lieu = Leerlooierijen van Enjoumart
limoges-t23-personnage = Johanna van Penthièvre, burggravin
limoges-t24-lieu = De arena
limoges-t24-personnage = De Zwarte Prins
limoges-t25-lieu = Kasteel van Aixe
limoges-t25-personnage = Jan, hertog van Berry
limoges-t26-lieu = Kasteel van Châlus-Chabrol
limoges-t26-personnage = Bertrand du Guesclin
limoges-t27-lieu = Mont Jovis
limoges-t27-personnage = Pierre Basile, kruisboogschutter
limoges-os1-saint = De heilige Martialis
limoges-os1-relic = Hoofd van de heilige Martialis
limoges-os2-saint = De heilige Valeria
limoges-os2-relic = Ring van de heilige Valeria
limoges-os3-saint = De heilige Aurelianus
limoges-os3-relic = Borstbeeldreliekhouder van de heilige Aurelianus
limoges-os4-saint = De heilige Lupus
limoges-os4-relic = Schrijn van de heilige Lupus
limoges-os5-saint = De heilige Leonardus van Noblat
limoges-os5-relic = Grendel van de heilige Leonardus
limoges-os6-saint = De heilige Stefanus van Muret
limoges-os6-relic = Ware Kruis van Grandmont
limoges-ev01-a = Brand in het Château (1147)
limoges-ev01-b = Brand in de Cité (1105)
limoges-ev02-a = Sint-Antoniusvuur (994)
limoges-ev02-b = Zwarte Dood (1348)
limoges-ev03-a = Hendrik II belegert het Château (1183)
limoges-ev03-b = De Zwarte Prins plundert de Cité (1370)
limoges-ev04-a = Richard wordt hertog van Aquitanië (1172)
limoges-ev04-b = Bezoek van Lodewijk de Jonge (1137)
limoges-ev05-a = Afbraak van de Pont Saint-Martial (1183)
limoges-ev05-b = Voltooiing van de Pont Saint-Étienne (1203)
limoges-ev06-a = Nieuwe muur van het Château (1212)
limoges-ev06-b = Vier poorten dichtgemetseld (1373)
limoges-ev07-a = Hervorming van Cluny (1062)
limoges-ev07-b = Gotische kathedraal (1273)
limoges-ev08-a = Oorlog om het burggraafschap
limoges-ev08-b = Koninklijke arbitrage
limoges-ev09-a = Verdrag van Brétigny (1360)
limoges-ev09-b = Verbeurdverklaring van Guyenne (1370)
limoges-ev10-a = Dood van Richard in Châlus (1199)
limoges-ev10-b = Eleonora hertrouwt (1152)
limoges-ev11-a = Martialismarkt
limoges-ev11-b = Lupusmarkt
limoges-ev12-a = Schat van Saint-Martial geplunderd (1183)
limoges-ev12-b = Schat van de kathedraal geplunderd (1370)
limoges-ev13-a = Grote ostensies van het Château
limoges-ev13-b = Grote ostensies van de Cité
limoges-ev14-a = Verkiezing van de consuls van het Château
limoges-ev14-b = Verkiezing van de consuls van de Cité
limoges-ev15-a = Uitgifte van barbarins
limoges-ev15-b = Muntontwaarding
limoges-ev16-a = Hoogwater van de Vienne
limoges-ev16-b = Grote houtvlotterij aan de Naveix
limoges-ev17-a = Bezoek van Urbanus II (1095)
limoges-ev17-b = Interdict over de stad
limoges-ev18-a = Godsvrede (994)
limoges-ev18-b = De gevangenis van Imbert gaat open
limoges-ob01 = De grote abt
limoges-ob02 = De bouwmeester
limoges-ob03 = De poortwachter van het Château
limoges-ob04 = De poortwachter van de Cité
limoges-ob05 = De bruggenbouwer
limoges-ob06 = De partij van Frankrijk
limoges-ob07 = De partij van Engeland
limoges-ob08 = De geldwisselaar
limoges-ob09 = De advocaat van de machtigen
limoges-ob10 = De mecenas
limoges-ob11 = De vriend van de consuls
limoges-ob12 = De kerkvorst
limoges-keys-chateau = Sleutels van de poorten van het Château
limoges-keys-cite = Sleutels van de poorten van de Cité
limoges-bridge-martial = Beheer van de Pont Saint-Martial
limoges-bridge-etienne = Beheer van de Pont Saint-Étienne
limoges-justice = Justitie
limoges-theft-abbey = De schat van de abdij roven
limoges-theft-cathedral = De schat van de kathedraal roven
limoges-corruption = Corruptie
limoges-ostensions = Ostensies
limoges-gi-imbert = Poort Imbert
limoges-gi-orgolet = Poort Orgolet
limoges-gi-pristin = Poort Pristin
limoges-gi-fustinie = Poort Fustinie
limoges-go-montmailler = Poort Montmailler
limoges-go-arenes = Poort Arènes
limoges-go-saint-esprit = Poort Saint-Esprit (Lansecot)
limoges-go-pissevache = Poort Pissevache
limoges-go-manigne = Poort Manigne
limoges-go-vieille-monnaie = Poort Vieille-Monnaie
limoges-go-boucherie = Poort Boucherie
limoges-go-mireboeuf = Poort Mirebœuf
limoges-gc-panet = Poort Panet
limoges-gc-chene = Poort Chêne (Rouveix)
limoges-gc-saint-maurice = Poort Saint-Maurice
limoges-gc-escudiere = Poort Escudière
limoges-gc-traboreu = Poort Traboreu
limoges-ab-01 = Abdij, vak 1
limoges-ab-02 = Abdij, vak 2
limoges-ab-03 = Abdij, vak 3
limoges-ab-04 = Abdij, vak 4
limoges-ab-05 = Abdij, vak 5
limoges-ab-06 = Abdij, vak 6
limoges-ab-07 = Abdij, vak 7
limoges-ab-08 = Abdij, vak 8
limoges-ab-09 = Abdij, vak 9
limoges-ab-10 = Abdij, vak 10
limoges-ab-11 = Abdij, vak 11
limoges-ab-12 = Abdij, vak 12
limoges-ab-13 = Abdij, vak 13
limoges-ab-14 = Abdij, vak 14
limoges-ca-0 = Kathedraal, begane grond 0
limoges-ca-1 = Kathedraal, begane grond 1
limoges-ca-2 = Kathedraal, begane grond 2
limoges-ca-3 = Kathedraal, begane grond 3
limoges-ca-4 = Kathedraal, begane grond 4
limoges-ca-5 = Kathedraal, begane grond 5
limoges-ca-6 = Kathedraal, begane grond 6
limoges-cb-0 = Kathedraal, eerste verdieping 1
limoges-cb-1 = Kathedraal, eerste verdieping 2
limoges-cb-2 = Kathedraal, eerste verdieping 3
limoges-cb-3 = Kathedraal, eerste verdieping 4
limoges-cb-4 = Kathedraal, eerste verdieping 5
limoges-cb-5 = Kathedraal, eerste verdieping 6
limoges-cc-0 = Kathedraal, klokkentoren
limoges-pm-1 = Pont Saint-Martial, boog 1
limoges-pm-2 = Pont Saint-Martial, boog 2
limoges-pm-3 = Pont Saint-Martial, boog 3
limoges-pm-4 = Pont Saint-Martial, boog 4
limoges-pe-1 = Pont Saint-Étienne, boog 1
limoges-pe-2 = Pont Saint-Étienne, boog 2
limoges-pe-3 = Pont Saint-Étienne, boog 3
limoges-pe-4 = Pont Saint-Étienne, boog 4


event-limoges-activates = { $seat } zet een meeple op { $place } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-buys = { $seat } koopt { $tile } ({ $side }).
event-limoges-comforted = { $seat }, van een meeple beroofd, gaat een stap ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-compensated = Voor een ontbrekende meeple gaat { $seat } een stap ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-completes = { $seat } voltooit het gebouw ({ $building ->
         [abbey] abdij
        *[cathedral] kathedraal
    }).
event-limoges-converts-influence = { $seat } geeft invloed op ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-converts-points = { $seat } zet overwinningspunten om ({ $points }).
event-limoges-deals = { $seat } krijgt zijn doelen.
event-limoges-deals-own = { $seat } krijgt de doelen { $cards }.
event-limoges-destroyed = { $place } wordt vernietigd.
event-limoges-draws = { $count ->
    [one] { $seat } trekt een steen.
   *[other] { $seat } trekt { $count } stenen.
}
event-limoges-draws-own = { $seat } trekt { $dominoes }.
event-limoges-drops = { $seat } gooit { $event } zonder effect weg.
event-limoges-earns-commerce = De handel brengt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } op.
event-limoges-earns-fair = De jaarmarkt brengt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } op bij zijn poorten.
event-limoges-earns-mint = De munt brengt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } op.
event-limoges-earns-recycling = Ingeruilde stenen brengen { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } op.
event-limoges-earns-tax = { $seat } int { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } belasting bij zijn poorten.
event-limoges-earns-tax-bonus = Een tegel voegt { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } toe aan de belasting van { $seat }.
event-limoges-earns-theft = { $seat } rooft { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } uit de schat ({ $source ->
         [abbey] abdij
        *[cathedral] kathedraal
    }).
event-limoges-earns-tile = { $seat } krijgt { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-event-enters = De gebeurtenis { $event } ({ $side }) komt in de rij { $row }.
event-limoges-favour = { $seat } wint invloed ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-first = { $seat } is eerste speler.
event-limoges-frees = { $seat } bevrijdt { $prisoner } uit de gevangenis.
event-limoges-gains = { $seat } krijgt { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-gives-up = { $seat } doet { $tile } weg.
event-limoges-guards = De wachter van { $place } bedekt nu de { $covers ->
         [high] hoge
        *[low] lage
    } helft.
event-limoges-happens = De gebeurtenis { $event } ({ $side }) treedt in werking.
event-limoges-jails-hand = { $seat } zet een meeple van { $other } gevangen ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-jails-on = { $seat } brengt de meeple van { $other } van { $place } naar de gevangenis ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-jails-tile = { $seat } zet { $tile } van { $other } gevangen.
event-limoges-keeps-objective = { $seat } houdt een doel.
event-limoges-keeps-objective-own = { $seat } houdt het doel { $card }.
event-limoges-keeps-ostension = { $seat } houdt { $tile } ({ $side }).
event-limoges-leader-falls = { $seat } staat voor, verliest invloed ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-loses = { $seat } verliest { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-loses-all = { $seat } verliest al zijn meeples van één kleur ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-nothing-after-theft = Na de diefstal brengt bouwen daar { $seat } geen meeple op ({ $building ->
         [abbey] abdij
        *[cathedral] kathedraal
    }).
event-limoges-objective = { $rank ->
    [0] Doel { $objective }: { $seat } heeft niets te tonen.
   *[other] Doel { $objective }: { $seat } heeft { $measure }, rang { $rank }, punten: { $points }.
}
event-limoges-opens-guards = { $seat } mag zijn wachters verplaatsen ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = De steen op { $place } gaat weg.
event-limoges-over = { $reason ->
    [abbey] De abdij is voltooid: de partij is afgelopen.
    [cathedral] De kathedraal is voltooid: de partij is afgelopen.
    [influence] Een invloedsspoor is ten einde: de partij is afgelopen.
   *[bag] Een zak heeft te weinig stenen voor een nieuwe hand: de partij is afgelopen.
}
event-limoges-pays-conversion = { $seat } betaalt { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } voor zijn tegel.
event-limoges-pays-destruction = Voor de motte betaalt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } aan de bank.
event-limoges-pays-event = De gebeurtenis kost { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-pays-influence = { $seat } betaalt met invloed ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-pays-jail = Justitie kost { $seat } { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-pays-justice = Voor een gevangene betaalt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] { $to }
    }.
event-limoges-pays-keys = Voor de sleutels betaalt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] { $to }
    }.
event-limoges-pays-mercenary = Een tegel neemt { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } van { $seat } voor { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] { $to }
    }.
event-limoges-pays-ostensions = Voor de ostensies betaalt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } aan de bank.
event-limoges-pays-placement = Voor de steen betaalt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] { $to }
    }.
event-limoges-pays-tax = { $seat } betaalt { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } poortbelasting aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] { $to }
    }.
event-limoges-pays-tile = Voor de tegel betaalt { $seat } { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } aan de bank.
event-limoges-places = { $seat } legt { $domino } op { $place }.
event-limoges-points-reward = { $points ->
    [one] De beloning geeft { $seat } een punt voor een steen in abdij of kathedraal.
   *[other] De beloning geeft { $seat } { $points } punten voor zijn stenen in abdij en kathedraal.
}
event-limoges-points-reward-tile = { $points ->
    [one] Een tegel geeft { $seat } nog een punt.
   *[other] Een tegel geeft { $seat } nog { $points } punten.
}
event-limoges-points-tile = { $points ->
    [one] { $seat } krijgt een punt.
   *[other] { $seat } krijgt { $points } punten.
}
event-limoges-pushed-off = { $tile } wordt van het einde van de rij { $row } geduwd.
event-limoges-recall = Alle meeples van één kleur worden teruggeroepen ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-recruits = { $seat } werft { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-round = Ronde { $round }: { $first } begint.
event-limoges-score = { $seat } heeft { $total }: { $points } uit punten, { $french } Frans, { $english } Engels, { $objectives } uit doelen.
event-limoges-sees = { $count ->
    [one] { $seat } ziet één ostensie.
   *[other] { $seat } ziet { $count } ostensies.
}
event-limoges-sees-own = { $seat } ziet { $tiles }.
event-limoges-shared-win = { $seats } delen de overwinning.
event-limoges-steals = { $seat } neemt { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } uit de hand van { $other } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-swaps = { $seat } ruilt een meeple uit de hand ({ $give ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }) tegen een uit de voorraad ({ $take ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-throws-away = { $seat } doet { $domino } weg.
event-limoges-tile-enters = { $tile } komt in de rij { $row }.
event-limoges-treasury-emptied = De schat ({ $building ->
         [abbey] abdij
        *[cathedral] kathedraal
    }) wordt geplunderd: { $coins ->
         [one] één barbarin
        *[other] { $coins } barbarins
    } voor de bank.
event-limoges-uses = { $seat } gebruikt { $tile }.
event-limoges-votes = { $votes ->
    [none] { $seat } stemt niet.
   *[other] { $seat } stemt { $votes }.
}
event-limoges-wins = { $seat } wint.


refused-limoges-abbey-empty = er ligt nog geen dominosteen in de abdij
refused-limoges-arch-order = de bogen worden op volgorde gebouwd: { $wanted } komt voor { $place }
refused-limoges-bad-choice = { $tile } biedt: { $known }
refused-limoges-bad-deal = elke plaats krijgt twee verschillende doelen uit de doos
refused-limoges-bad-draw = deze dominostenen kunnen nu niet getrokken worden
refused-limoges-bad-event = { $event } ligt niet in de stapel gebeurtenissen of heeft die kant niet
refused-limoges-bad-lots = voor elke plaats die nog kan beginnen wordt een steen getrokken, voor geen andere
refused-limoges-bad-ostensions = deze ostensies kunnen nu niet getoond worden
refused-limoges-bad-tiles = deze tegels kunnen nu niet in de rijen komen
refused-limoges-bag-empty = de zak is leeg, er valt niets te trekken
refused-limoges-bears-another = { $place } draagt een andere steen
refused-limoges-cannot-give-up = { $tile } kan niet worden weggedaan: alleen een oudere eigen tegel die niet gevangen zit
refused-limoges-colour-only-for-events = een kleur wordt alleen bij gebeurtenissen genoemd, en daar altijd ({ $tile })
refused-limoges-data-domino = een dominosteen heeft twee helften, hier zijn het er { $found }
refused-limoges-data-effect-length = het effect heeft { $wanted } woorden na het eerste nodig, er zijn er { $found }
refused-limoges-data-file-missing = het bestand ontbreekt
refused-limoges-data-flag = hier staat true of false, niet { $found }
refused-limoges-data-id = “{ $id }” is geen id of staat er twee keer
refused-limoges-data-key-missing = { $missing } ontbreekt
refused-limoges-data-key-unknown = { $unknown } betekent hier niets
refused-limoges-data-kind = dit moet van het soort { $wanted } zijn, niet { $found }
refused-limoges-data-measure = op de maat { $measure } volgen niet de juiste woorden
refused-limoges-data-number = { $found } ligt niet tussen { $least } en { $most }
refused-limoges-data-one-action = een actie heeft één effect, deze heeft er { $found }
refused-limoges-data-power-missing = de macht { $power } ontbreekt
refused-limoges-data-toml = dit is geen TOML: { $reason }
refused-limoges-data-too-few = er zijn { $found } doelen, er zijn er minstens { $least } nodig
refused-limoges-data-word = “{ $found }” is niets van: { $known }
refused-limoges-domino-not-in-hand = je hebt { $domino } niet in de hand
refused-limoges-domino-too-small = de afgestane steen moet samen minstens { $least } tonen
refused-limoges-domino-twice = een steen kan maar één keer gebruikt worden
refused-limoges-double-covers-high = op een dubbele steen bedekt de wachter altijd de hoge helft
refused-limoges-event-not-held = je houdt { $event } niet vast
refused-limoges-events-need-tiles = gebeurtenissen hebben tegels nodig: no-tiles en events sluiten elkaar uit
refused-limoges-french-only = voor mannen van de burggraaf is er alleen Franse invloed
refused-limoges-guard-unchanged = de wachter van { $place } zou blijven zoals hij is
refused-limoges-guarded-already = de wachter van { $place } is deze beurt al verplaatst
refused-limoges-half-missing = { $place } neemt alleen een steen met een { $half }
refused-limoges-half-unsaid = zeg welke helft de wachter van { $place } dekt: high of low
refused-limoges-hand-lacks = plaats { $seat } heeft zo’n meeple ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }) niet in de hand
refused-limoges-inner-gates-first = eerst moeten alle binnenpoorten staan; het ontbreekt aan: { $missing }
refused-limoges-must-shed = je hand is niet kleiner geworden: noem een steen die weggaat
refused-limoges-named-twice = er is iets twee keer genoemd: { $words }
refused-limoges-need-not-shed = je hand is kleiner geworden: er gaat geen steen weg
refused-limoges-needs-a-six = de ostensies vragen een steen met een zes en daarnaast minstens een één
refused-limoges-no-action = { $tile } is geen actieve eigen tegel met een actie
refused-limoges-no-consulat = er is geen consulaat met een steen voor deze kleur ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    })
refused-limoges-no-entry = je hebt geen actieve poort in de muur om { $place } ({ $zone })
refused-limoges-no-guard-to-move = geen van je wachters in deze stad ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) zou kunnen veranderen
refused-limoges-no-justice = niemand wordt bevrijd voordat er een steen op Justitie ligt
refused-limoges-no-match = { $place } vraagt een steen die een helft met een buur deelt
refused-limoges-no-meeple-there = op { $place } staat geen meeple van een tegenstander
refused-limoges-no-ostension-left = er is geen ostensie meer in de stapel
refused-limoges-no-room = je hebt { $limit } tegels, allemaal in de gevangenis: geen ruimte voor nog een
refused-limoges-no-shared-half = de steen moet een helft delen met { $there } op { $place }
refused-limoges-no-such-space = daarvoor is er geen vak { $place }
refused-limoges-no-support = { $place } heeft zijn steunen nodig; het ontbreekt aan: { $missing }
refused-limoges-no-treasury = “{ $word }” heeft geen schat; abbey en cathedral hebben er een
refused-limoges-not-a-colour = “{ $word }” is geen kleur; de kleuren zijn { $known }
refused-limoges-not-a-domino = “{ $word }” is geen dominosteen; die zien eruit als 6-3
refused-limoges-not-a-pair = “{ $word }” is geen paar met een dubbele punt, zoals blue:5-4
refused-limoges-not-a-person = { $tile } is geen personage of heilige van een tegenstander buiten de gevangenis
refused-limoges-not-a-seat = “{ $word }” is geen plaats; plaatsen zijn getallen vanaf 0
refused-limoges-not-a-target = { $place } kan niet vernietigd worden: alleen stenen buiten de machten en locaties die voor spelers liggen
refused-limoges-not-an-opponent = plaats { $seat } is geen tegenstander van je
refused-limoges-not-dealt = je hebt { $card } niet gekregen
refused-limoges-not-idle = { $place } heeft nu geen meeple nodig of zit gevangen
refused-limoges-not-in-a-row = { $tile } ligt in geen van de rijen
refused-limoges-not-in-prison = { $prisoner } zit niet gevangen of is niet aan jou om te bevrijden
refused-limoges-not-most = je hebt van een andere kleur meer meeples dan van deze ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    })
refused-limoges-not-now = deze beslissing is nu niet aan de orde
refused-limoges-not-of-the-abbey = { $place } hoort niet bij de abdij en is ook geen abdij
refused-limoges-not-one-of = “{ $word }” is niets van: { $known }
refused-limoges-not-recruited = alleen blauw, geel en rood kunnen worden geworven, niet { $words }
refused-limoges-not-seen = { $tile } is niet bij de ostensies die je hebt gezien
refused-limoges-not-your-turn = plaats { $seat } heeft nu niets te beslissen
refused-limoges-not-yours = { $place } is niet van jou of neemt zo geen meeple
refused-limoges-nothing-there = op { $place } ligt niets
refused-limoges-nothing-to-rob = er is geen enkele munt voor je in deze schat ({ $building ->
         [abbey] abdij
        *[cathedral] kathedraal
    })
refused-limoges-occupied = op { $place } ligt al een steen
refused-limoges-once-a-turn = { $action } kan maar één keer per beurt
refused-limoges-peace = het is vrede tot het einde van de ronde: er wordt niets vernietigd
refused-limoges-placed-enough = per beurt worden hoogstens { $most } stenen gelegd
refused-limoges-power-closed = de macht { $power } doet niet mee
refused-limoges-power-inactive = de macht { $power } is niet actief: er is een steen met een meeple nodig
refused-limoges-protected = { $place } wordt beschermd door een tegel van de eigenaar
refused-limoges-recycles-two = er worden één of twee stenen ingeruild, niet { $found }
refused-limoges-reserve-lacks = de voorraad heeft geen meeple van deze kleur ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    })
refused-limoges-robbed-already = je hebt deze ronde al een schat beroofd
refused-limoges-seats-missing = de plaatsen zijn niet op volgorde genoemd: { $words }
refused-limoges-setting-twice = { $setting } heeft twee waarden
refused-limoges-swap-same = er wordt geruild voor een andere kleur dan { $colour }
refused-limoges-too-few-coins = dit kost { $needs } barbarins, je hebt er { $has }
refused-limoges-too-few-goods = hiervoor zijn er { $needs } ({ $good }) nodig, je hebt er { $has }
refused-limoges-too-few-meeples = hiervoor zijn { $needs } meeples uit je hand nodig ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }), je hebt er { $has }
refused-limoges-too-little-influence = hiervoor zijn { $needs } stappen invloed nodig ({ $track ->
         [fr] Frans
        *[en] Engels
    }), je hebt er { $has }
refused-limoges-too-low = { $place } wordt alleen genomen met samen minstens { $least }
refused-limoges-town-closed = betaal eerst voor het verplaatsen van wachters in deze stad ({ $town ->
         [chateau] Château
        *[cite] Cité
    })
refused-limoges-town-open = de wachters van deze stad ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) zijn deze beurt al betaald
refused-limoges-unknown-word = met “{ $word }” begint geen zet; zetten beginnen met: { $known }
refused-limoges-word-too-many = bij { $place } wordt alleen de steen genoemd
refused-limoges-wrong-colour = { $place } neemt een van: { $known }
refused-limoges-wrong-length = na “{ $word }” kunnen geen { $words } woorden staan

## Bots

option-bots = Een bot van dit niveau op elke andere plaats; mag meer dan één keer.
command-arena =
    Laat bots tegen elkaar spelen: FIRST op één plaats, SECOND op alle andere.
    Elke trekking wordt vanaf elke plaats gespeeld. Resultaten blijven bewaard: dezelfde opdracht gaat verder waar hij gebleven was.
option-results = Het bestand met de resultaten; anders een naar de wedstrijd genoemd.
option-jobs = Hoeveel processen; anders één per kern.
option-dask = Het adres van een Dask-cluster, zoals tcp://host:8786.
bot-thinks = { $seat } ({ $level }) denkt na …
bot-compiling-kernel = De bots van Limes worden voorbereid; dat gebeurt één keer en duurt hoogstens een minuut …
hint = { $move } – { $reason }
arena-standing = { $games } partijen: { $share } ± { $error } van de overwinningen, { $ratio } keer het gemiddelde aandeel; Elo { $elo } ({ $low } tot { $high }).
refused-arena-other-match = dit bestand bevat de resultaten van een andere wedstrijd
refused-dask-missing = een Dask-cluster heeft het pakket limestone[dask] nodig
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
    Bewijs dat elke trekking in een verslag volgt uit de seed en de salts.
    Eindigt met afsluitcode 1 als een trekking niet klopt.
command-backup = Schrijf alles wat de server bewaart naar één bestand, ook terwijl hij draait.
command-restore = Zet terug wat er vergeleken met een back-up ontbreekt, ook terwijl de server draait.
command-admin = Beheer de tafels en mensen van een server, ook terwijl hij draait.
command-admin-list = Geef een lijst van de tafels.
command-admin-people = Geef een lijst van de mensen.
command-admin-close = Beëindig een partij zonder uitslag.
command-admin-forget = Wis de gegevens van iemand, aangeduid met gebruikersnaam of id.
command-admin-export = Schrijf het verslag van elke partij naar een map.

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
option-material = De kaarten of gegevens waarmee de partijen zijn gespeeld.

serving = De tafel staat op { $page } – Ctrl+C sluit hem.
admin-closed = Tafel { $table } is gesloten.
admin-forgotten = { $count ->
    [0] Vergeten; deze persoon zat aan geen enkele tafel.
    [one] Vergeten, aan één tafel.
   *[other] Vergeten, aan { $count } tafels.
}
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

refused-account-already = deze persoon heeft al een account
refused-csrf = het verzoek kwam niet van onze eigen pagina; laad de pagina opnieuw
refused-frozen = deze versie van Limestone kan deze partij niet voortzetten; je kunt haar lezen en beëindigen, niet spelen
refused-internal = er ging iets mis op de server; het is daar genoteerd
refused-login-taken = de gebruikersnaam “{ $login }” is al bezet
refused-malformed = dit is niet te begrijpen: { $reason }
refused-method = dit adres neemt zo’n verzoek niet aan
refused-no-question = niemand heeft plaats { $seat } iets gevraagd
refused-no-such-page = deze pagina bestaat niet
refused-no-such-person = er is niemand met de naam “{ $name }”
refused-no-such-seat = plaats { $seat } bestaat niet aan deze tafel
refused-no-such-table = er is geen tafel { $table }
refused-no-such-token = dit token bestaat niet
refused-not-away = op dit moment speelt niemand anders voor plaats { $seat }
refused-not-host = dit mag alleen wie de tafel heeft geopend
refused-not-over = de partij is niet afgelopen
refused-not-playing = aan deze tafel is geen partij bezig
refused-not-seated = je zit niet aan deze tafel
refused-not-waiting = de partij is al begonnen
refused-not-your-seat = plaats { $seat } is niet van jou
refused-origin = de pagina { $origin } mag deze server niet gebruiken
refused-port-taken = op { $host }:{ $port } luistert al iemand; kies een andere --port
refused-unknown-address = { $host } is geen adres van deze computer
refused-rate-limited = { $seconds ->
    [one] te veel verzoeken ({ $key }); probeer het over één seconde opnieuw
   *[other] te veel verzoeken ({ $key }); probeer het over { $seconds } seconden opnieuw
}
refused-seat-open = plaats { $seat } is nog vrij
refused-seat-taken = deze plaats is bezet
refused-sign-in-first = zeg eerst wie je bent
refused-stale = de tafel is intussen bij stap { $ply }
refused-too-large = dit is te groot; hoogstens { $bytes } bytes
refused-too-slow = de verbinding was te traag om bij te blijven
refused-unavailable = de server kan nu niet antwoorden; stuur hetzelfde zo meteen nog eens
refused-unknown-level = er is geen niveau “{ $level }”; er zijn { $known }
refused-unknown-token = dit token is niet bekend
refused-unreadable-answer = het antwoord van de server is niet te lezen (status { $status })
refused-unreadable-table = de gegevens van tafel { $table } zijn niet te lezen
refused-unknown-entry = het logboek van deze tafel bevat een regel die deze versie van Limestone niet kent ({ $kind })
refused-verify-commitment = de seed past niet bij de vastlegging (commitment): { $counted } in plaats van { $found }
refused-verify-deal = in stap { $step } is “{ $found }” getrokken; seed en salts geven “{ $dealt }”
refused-verify-no-seed = het verslag heeft geen seed, dus de trekkingen zijn niet te bewijzen
refused-verify-salts = salts in het verslag: { $found }; plaatsen: { $seats }
refused-verify-seed-form = “{ $found }” is geen seed
refused-database-unknown = --database verwacht sqlite:///BESTAND of postgresql+asyncpg://GEBRUIKER@HOST/NAAM
refused-workers-alone = meerdere serverprocessen (--workers) hebben een PostgreSQL-database (--database) en Redis (--redis) nodig
refused-wrong-password = gebruikersnaam of wachtwoord klopt niet

## The log of a table

# $seat is a name, or several; $you is yes where it is the reader's own.

entry-joined = { $seat } komt aan tafel
entry-left = { $seat } verlaat de tafel
entry-bot = { $seat } komt aan tafel
entry-started = De partij begint
entry-undone = { $steps ->
    [0] { $seat } kiest opnieuw
   *[other] { $seat } neemt een zet terug
}
entry-asked = { $what ->
    [abandon] { $seat } vraagt om de partij zonder uitslag te beëindigen
   *[undo] { $seat } vraagt om een zet terug te nemen
}
entry-agreed = { $seat } gaat akkoord
entry-declined = { $seat } gaat niet akkoord
entry-resigned = { $seat } geeft op
entry-handed = { $you ->
    [yes] Een bot ({ $level }) speelt voor jou
   *[no] Een bot ({ $level }) speelt voor { $seat }
}
entry-returned = { $seat } speelt weer zelf
entry-reminded = { $count ->
    [one] { $seat } krijgt een herinnering
   *[other] { $seat } krijgen een herinnering
}
entry-extended = De bedenktijd wordt verlengd
entry-rematched = Er wordt een nieuwe partij geopend
entry-closed = De beheerder beëindigt de partij
entry-forgotten = De gegevens van een speler worden gewist

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
web-guest = Gast
web-you = Jij
web-player = Speler { $seat }
web-bot-name = Bot { $seat } ({ $level })
web-seat-open = vrije plaats
web-rules = Regels
web-intro = Al spelend leren
web-no-page = Deze pagina bestaat niet.
web-no-table = Deze tafel bestaat niet, of je bent niet uitgenodigd.
web-frozen = Deze versie van Limestone kan deze partij niet voortzetten. Je kunt de partij nog bekijken en downloaden, niet verder spelen.
web-unreachable = De server reageert niet.
web-retry = Opnieuw proberen
web-offline = Je bent offline. Je laatste zet is bewaard.

web-line-connecting = Verbinden
web-line-live = Verbonden
web-line-reconnecting = Opnieuw verbinden
web-line-offline = Offline
web-line-gone = Gesloten
web-sending = Je zet wordt verstuurd

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-about-limes = Leg zestien kaarten, zet zeven arbeiders in.
web-about-limits = Blijf binnen de limiet, of betrap wie eroverheen gaat.
web-about-limoges = Twee steden, één rivier, negen voorrechten om te veroveren.
web-meta-limes = Solo of met zoveel spelers als je wilt
web-meta-limits = 2 tot 6 spelers vanaf 8 jaar, ongeveer 45 minuten
web-meta-limoges = 2 tot 4 spelers vanaf 12 jaar, 60 tot 90 minuten
web-play-now = Nu spelen
web-bots = Bots
web-hot-seat = Eén scherm
web-invite-short = Vrienden
web-continue = Verder spelen
web-nothing-yet = Nog geen partijen. Begin je eerste.
web-game-with = { $game } met { $names }
web-game-alone = { $game }, solo
web-phase-waiting = wacht op spelers
web-phase-playing = bezig
web-phase-over = afgelopen
web-phase-frozen = kan niet verder
web-your-move = Jouw beurt
web-open = Openen
web-look = Bekijken
web-watch = Kijken of meedoen
web-watch-one = Kijken
web-join = Meedoen
web-nothing-to-watch = Er zijn nu geen openbare tafels.

web-new-bots = { $game } tegen bots
web-new-hot = { $game } op één scherm
web-new-invite = { $game } met vrienden
web-how-many = Aantal spelers
web-level = Niveau
web-level-novice = Beginner
web-level-casual = Hobbyist
web-level-club = Clubspeler
web-level-expert = Kenner
web-level-master = Meester
web-level-random = Gokker
web-variants = Varianten
web-variant-diagonal = Diagonaal aanleggen: kaarten mogen ook punt aan punt liggen
web-variant-ferryman = De visser als veerman: vissers zetten andere arbeiders over het water
web-variant-open-pile = Open speelstapel: alle gespeelde kaarten blijven zichtbaar
web-variant-no-tiles = Zonder tegels
web-variant-no-ostensions = Zonder Ostensies
web-variant-events = Met gebeurtenissen
web-visibility = Wie mag meedoen
web-visibility-link = Iedereen met de link
web-visibility-public = Iedereen
web-visibility-private = Alleen op uitnodiging
web-pace = Bedenktijd per zet
web-pace-is = { $kind ->
    [none] onbeperkt
    [minutes] { $minutes ->
        [one] één minuut
       *[other] { $minutes } minuten
    }
   *[days] { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
}
web-start = Beginnen
web-open-table = Tafel openen

web-lobby = Aan tafel
web-lobby-hint = { $open ->
    [0] Iedereen is er.
    [one] Eén plaats is vrij.
   *[other] { $open } plaatsen zijn vrij.
}
web-sit = Ga zitten
web-leave = Plaats vrijmaken
web-add-bot = Bot toevoegen
web-invite = Uitnodigen
web-invite-link = Link naar deze tafel
web-invite-qr = De link als QR-code
web-invite-hint = Wie de link opent, kan meespelen of toekijken. Een account is niet nodig.
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
web-choosing = kiest
web-sealed = heeft gekozen
web-sealed-you = Je hebt gekozen; de anderen denken nog na.
web-plate-away = bot speelt
web-plate-reminded = herinnerd
web-plate-resigned = opgegeven
web-change-mind = Keuze wijzigen
web-log = Verloop
web-log-empty = Nog niets.
web-meanwhile = Ondertussen
web-twin = Het bord in tekst
web-legal = Mogelijke zetten
web-provisional = Tussenstand
web-turn-left = Linksom draaien
web-turn-right = Rechtsom draaien
web-undo = Zet terugnemen
web-ask-back = Vragen om zet terug te nemen
web-hand = Bot voor mij laten spelen
web-return = Weer zelf spelen
web-resign = Opgeven
web-resign-sure = Ja, opgeven
web-ask-undo = { $name } wil een zet terugnemen.
web-ask-abandon = { $name } wil de partij zonder uitslag beëindigen.
web-agree = Akkoord
web-decline = Afwijzen
web-ask-waiting = Wachten op het antwoord van de anderen.
web-curtain = { $name } is aan de beurt
web-curtain-hint = Geef het apparaat door. De anderen kijken even niet mee.
web-curtain-open = Ik ben { $name }
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
web-fair = Eerlijk geschud: niemand kon bepalen wat er getrokken werd. Met het verslag kun je dat zelf narekenen.
web-replay = Partij naspelen
web-again = Opnieuw spelen
web-new-game = Nieuwe partij
web-download = Verslag downloaden

web-refused = Dat kan niet ({ $code }).
web-rule-at = Regel { $section }
web-no-because-stale = De tafel is al verder; kijk nog eens.
web-no-because-not-due = Jij bent niet aan de beurt.
web-no-because-rate-limited = Te snel. Wacht { $seconds } seconden.
web-no-because-unavailable = De server antwoordt niet. Je zet blijft bewaard; probeer het opnieuw.
web-no-because-seat-taken = Daar zit al iemand.
web-no-because-not-your-seat = Dat is niet jouw plaats.
web-no-because-not-host = Dat mag alleen wie de tafel opende.
web-no-because-undo-horizon = Dit kan niet meer terug: iemand anders of het toeval heeft sindsdien beslist.

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
web-limes-land-of = Het landschap van { $name }
web-limes-back-home = Terug naar je landschap
web-limes-card = Kaart { $number }
web-limes-held = { $turn ->
    [n] Op { $square }, zoals gedrukt
    [e] Op { $square }, naar rechts gedraaid
    [s] Op { $square }, ondersteboven
   *[w] Op { $square }, naar links gedraaid
}
web-limes-pick-square = Kies een vak dat oplicht
web-limes-turn-hint = { $touch ->
    [yes] Tik op de kaart om hem te draaien
   *[no] Draaien: klik op de kaart, scrol of druk op q of e
}
web-limes-worker-none = Eventueel een arbeider
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
web-limes-why = { $profession ->
    [farmer] { $zones ->
        [one] akker van één veld
       *[other] akker van { $zones } velden
    }
    [fisherman] { $points ->
        [0] water zonder hutten
        [one] water met één hut
       *[other] water met { $points } hutten
    }
    [woodcutter] { $points ->
        [0] geen gebied ernaast
        [one] één gebied ernaast
       *[other] { $points } gebieden ernaast
    }
   *[watchman] { $points ->
        [0] geen bos in zicht
        [one] één bosveld in zicht
       *[other] { $points } bosvelden in zicht
    }
}
web-limes-lens = { $worker ->
    [yes] { $profession ->
        [farmer] { $zones ->
            [one] Deze akker heeft één veld: één punt voor de boer.
           *[other] Deze akker heeft { $zones } velden: { $points } punten voor de boer.
        }
        [fisherman] { $points ->
            [0] Er staat nog geen hut aan dit water.
            [one] Aan dit water staat één hut: één punt.
           *[other] Aan dit water staan { $points } hutten: { $points } punten. Elke hut telt één keer.
        }
        [woodcutter] { $points ->
            [0] Aan dit bos grenst nog niets.
            [one] Aan dit bos grenst één gebied: één punt.
           *[other] Aan dit bos grenzen { $points } gebieden: { $points } punten.
        }
       *[watchman] { $points ->
            [0] De wachter ziet geen bosveld.
            [one] De wachter ziet één bosveld: één punt.
           *[other] De wachter ziet { $points } bosvelden: { $points } punten. Andere torens blokkeren het zicht.
        }
    }
   *[no] { $profession ->
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
}
web-limes-for = { $profession ->
    [farmer] velden van hun akker
    [fisherman] hutten aan hun water
    [woodcutter] gebieden rond hun bos
   *[watchman] bosvelden in zicht
}
web-limes-ladder-name = Sololadder
web-limes-ladder = { $step ->
    [0] Dat kan beter
    [1] In orde
    [2] Goed
    [3] Heel goed
   *[4] Geweldig
}
web-limes-next-step = { $step ->
    [4] Hoger kan niet.
   *[other] { $missing ->
        [one] Nog één punt tot de volgende trede.
       *[other] Nog { $missing } punten tot de volgende trede.
    }
}
web-limes-range = { $step ->
    [0] minder dan 28
    [4] 49 of meer
   *[other] { $from } tot en met { $to }
}
web-limes-twin = { $you ->
    [yes] Jouw landschap, ronde { $round } van { $rounds }, { $cards } kaarten gelegd
   *[no] Het landschap van { $name }, ronde { $round } van { $rounds }, { $cards } kaarten gelegd
}
web-limes-twin-square = Kies waar de kaart komt.
web-limes-gap = leeg
web-limes-zone = { $quarter } { $terrain }{ $hut ->
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
web-log-limes-drawn = Ronde { $round }: kaart { $card }
web-log-limes-laid = { $seat } legde op { $square }
web-log-limes-placed = { $profession ->
    [farmer] { $seat } zette een boer op { $zone }
    [fisherman] { $seat } zette een visser op { $zone }
    [woodcutter] { $seat } zette een houthakker op { $zone }
   *[watchman] { $seat } zette een wachter op { $zone }
}
web-log-limes-moved = { $profession ->
    [farmer] { $seat } verplaatste een arbeider naar { $to }: nu boer
    [fisherman] { $seat } verplaatste een arbeider naar { $to }: nu visser
    [woodcutter] { $seat } verplaatste een arbeider naar { $to }: nu houthakker
   *[watchman] { $seat } verplaatste een arbeider naar { $to }: nu wachter
}
web-log-limes-counted = { $points ->
    [one] { $seat } heeft één punt
   *[other] { $seat } heeft { $points } punten
}
web-log-limes-solo = { $points ->
    [one] Het landschap is klaar: één punt
   *[other] Het landschap is klaar: { $points } punten
}
web-log-limes-won = { $seats } wint met { $points } punten
web-log-limes-shared = { $seats } delen de overwinning met { $points } punten

web-skip = Meteen naar de uitslag
web-limits-colour = { $colour ->
    [r] rood
    [y] geel
    [g] groen
    [b] blauw
   *[v] paars
}
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
web-limits-hidden-cards = Verborgen kaarten
web-limits-hint = Elke verborgen kaart verhoogt de limiet van zijn kleur met één. X: geen limiet.
web-limits-in-hand = { $count ->
    [one] één kaart in de hand
   *[other] { $count } kaarten in de hand
}
web-limits-hidden = verborgen
web-limits-has-hidden = klaar
web-limits-taken = { $count ->
    [0] geen limietkaart
    [one] één limietkaart, −2
    [2] 2 limietkaarten, −4
    [3] 3 limietkaarten, −6
   *[other] { $count } limietkaarten
}
web-limits-accuse = Beschuldigen
web-limits-pile-open = { $count ->
    [0] Nog niets gespeeld
    [one] Eén kaart gespeeld
   *[other] { $count } kaarten gespeeld
}
web-limits-pile = { $count ->
    [0] Nog niets gespeeld
    [one] Eén kaart gespeeld, door { $name }
   *[other] { $count } kaarten gespeeld; bovenop die van { $name }
}
web-limits-draw = { $count ->
    [0] trekstapel leeg
    [one] trekstapel: één kaart
   *[other] trekstapel: { $count }
}
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
web-limits-your-turn = Jouw beurt: speel een kaart of beschuldig iemand
web-limits-must-accuse = Je hand is leeg: je moet iemand beschuldigen
web-limits-hide = { $count ->
    [one] Kies een kaart om te verbergen
   *[other] Kies { $count } kaarten om te verbergen
}
web-limits-hide-these = { $count ->
    [one] Deze kaart verbergen
   *[other] Deze kaarten verbergen
}
web-limits-choose = Kies een kaart
web-limits-play-colour = { $colour ->
    [r] Rood spelen
    [y] Geel spelen
    [g] Groen spelen
    [b] Blauw spelen
   *[v] Paars spelen
}
web-limits-exchange = { $colour ->
    [r] Vier rode ruilen voor een punt
    [y] Vier gele ruilen voor een punt
    [g] Vier groene ruilen voor een punt
    [b] Vier blauwe ruilen voor een punt
   *[v] Vier paarse ruilen voor een punt
}
web-limits-accuse-who = { $name } beschuldigen?
web-limits-accuse-name = { $name } beschuldigen
web-limits-claim = Je beweert dat de laatste kaart van deze speler over de limiet ging.
web-limits-if-so = Terecht
web-limits-if-so-text = { $name } neemt de limietkaart (−2), jij krijgt een punt
web-limits-if-not = Onterecht
web-limits-if-not-text = jij neemt de limietkaart (−2), { $name } krijgt een punt
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
web-limits-by-card = { $count ->
    [one] limietkaart: één
   *[other] limietkaart: { $count }
}
web-limits-by-hidden = verborgen kaarten: { $count }
web-limits-pile-order = De speelstapel van onder naar boven, met wie wat speelde
web-limits-outcome = Uitkomst
web-limits-takes-card = { $you ->
    [yes] neemt de limietkaart en begint de volgende ronde
   *[no] neemt de limietkaart en begint de volgende ronde
}
web-limits-takes-point = { $you ->
    [yes] krijgt een punt
   *[no] krijgt een punt
}
web-limits-next = Volgende ronde
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
web-log-limits-round = Ronde { $round } van { $rounds }
web-log-limits-hid-unseen = { $count ->
    [one] { $seat } verborg een kaart
   *[other] { $seat } verborg { $count } kaarten
}
web-log-limits-hid = { $count ->
    [one] { $seat } verborg een kaart
   *[other] { $seat } verborg { $count } kaarten
}
web-log-limits-laid = { $seat } legde een kaart
web-log-limits-exchanged = { $seat } ruilde vier kaarten voor een punt
web-log-limits-accused = { $seat } beschuldigde { $accused }
web-log-limits-guilty = { $seat } was over de limiet; { $earner } neemt een punt
web-log-limits-innocent = { $seat } was binnen de limiet en neemt een punt; { $loser } neemt de kaart
web-log-limits-over = De laatste limietkaart is genomen

web-meeple-red = consul van het Château
web-meeple-blue = consul van de Cité
web-meeple-yellow = burggraaf
web-meeple-grey = abt
web-meeple-purple = bisschop
web-town-chateau = Château
web-town-cite = Cité
web-building-abbey = Abdij Saint-Martial
web-building-cathedral = Kathedraal
web-bridge-bridge_martial = Pont Saint-Martial
web-bridge-bridge_etienne = Pont Saint-Étienne
web-power-keys_chateau = Sleutels Ch.
web-power-keys_cite = Sleutels Cité
web-power-bridge_martial = Pont Martial
web-power-bridge_etienne = Pont Étienne
web-power-justice = Justitie
web-power-theft_abbey = Roof, abdij
web-power-theft_cathedral = Roof, kath.
web-power-corruption = Corruptie
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
web-place-consulat_chateau = Consulaat
web-place-consulat_cite = Consulaat
web-place-port_naveix = Haven Naveix
web-space-gate = Poort { $gate }
web-space-abbey = Abdij, plaats { $number }
web-space-nave = Kathedraal, begane grond { $number }
web-space-upper = Kathedraal, verdieping { $number }
web-space-belfry = Kathedraal, klokkentoren
web-space-arch = { $bridge }, boog { $number }
web-at-ab = Abdij, plaats { $number }
web-at-ca = Kathedraal, begane grond { $number }
web-at-cb = Kathedraal, verdieping
web-at-cc = Kathedraal, klokkentoren
web-at-pm = Pont Saint-Martial, boog { $number }
web-at-pe = Pont Saint-Étienne, boog { $number }
web-prison = Gevangenis
web-nobody = niemand
web-track-fr = Frans
web-track-en = Engels
web-row-personnages = Personages
web-row-lieux = Locaties
web-tab-powers = Voorrechten
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = Rivier
web-tab-tiles = Tegels
web-vote-for = { $meeple } { $domino }

web-verb-place = Leggen
web-verb-buy = Tegel kopen
web-verb-end = Beurt beëindigen
web-verb-activate = Activeren
web-verb-guards = Wachters verplaatsen
web-verb-guard = Wachter verzetten
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
web-word-high = hoge helft
web-word-low = lage helft
web-word-draw = en één trekken
web-word-hand = uit een hand
web-word-on = van het bord
web-word-tile = een personage
web-word-fr = Frans
web-word-en = Engels
web-word-chateau = Château
web-word-cite = Cité
web-word-abbey = Abdij
web-word-cathedral = Kathedraal
web-word-none = geen
web-word-saint = de heilige
web-word-relic = de relikwie
web-due-KeepObjectives = Houd één doel. Aan het eind tellen alle doelen voor iedereen.
web-due-Missing = De voorraad is op ({ $colour }). Neem je invloed of steel je een meeple?
web-due-Comfort = Er is een meeple van je gestolen ({ $colour }). Op welk spoor zet je een stap?
web-due-Favour = Op welk spoor zet je een stap?
web-due-Swapping = Meeples ruilen met de voorraad: nog { $left }
web-due-KeepOstension = Houd een van de Ostensies
web-due-GiveUp = Je hebt een tegel te veel. Welke sta je af?
web-due-LoseMeeples = Welke meeple verlies je?
web-due-LoseHalf = Van welke kleur verlies je de helft?
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
web-limoges-coins = { $coins ->
    [one] één munt
   *[other] { $coins } munten
}
web-limoges-coins-word = Munten
web-limoges-coins-change = { $coins } munten
web-limoges-cost = { $coins ->
    [one] kost één munt
   *[other] kost { $coins } munten
}
web-limoges-vp = pt
web-limoges-hand-bag = hand { $hand } · zak { $bag }
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = geen
web-limoges-secret = { $you ->
    [yes] Je geheime doelen
   *[no] Geheime doelen
}
web-limoges-dominoes = { $you ->
    [yes] Je dominostenen (hoogstens twee per beurt)
   *[no] De dominostenen van { $name }
}
web-limoges-people = { $you ->
    [yes] Je meeples
   *[no] Meeples in de hand
}
web-limoges-domino = Dominosteen { $domino }, kost { $total }
web-limoges-turn = Jouw beurt
web-limoges-your-turn = { $placed ->
    [0] Pak een dominosteen of kies een actie. Je mag er twee leggen.
    [one] Eén dominosteen gelegd. Je mag er nog een leggen.
   *[other] Twee dominostenen gelegd. Andere acties kunnen nog.
}
web-limoges-pick-place = Kies een vak dat oplicht.
web-limoges-nowhere = Deze dominosteen past nu nergens. Tik op een vak om te zien waarom.
web-limoges-covers = op de { $covered }, { $shown } blijft zichtbaar
web-limoges-build-for = Bouwen voor { $coins }
web-limoges-do = Uitvoeren
web-limoges-end = Beurt beëindigen
web-limoges-end-shed = Steen weg, einde beurt
web-limoges-shed = Je hand is niet kleiner geworden: kies een dominosteen om te verwijderen.
web-limoges-pay-domino = Kies de dominosteen waarmee je { $tile } betaalt.
web-limoges-recruit = Werving
web-limoges-recruit-hint = Pak een dominosteen en kies een kleur. De lage helft is je stem. Geheim tot iedereen gekozen heeft.
web-limoges-vote = { $meeple }: dominosteen { $domino }
web-limoges-no-vote = { $meeple }: geen stem
web-limoges-reserve = voorraad: { $count }
web-limoges-seal = Stemmen
web-limoges-seal-none = Niet stemmen
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
web-limoges-tie = Gelijkstand: de regel bij gelijkstand beslist.
web-limoges-total = Totaal
web-limoges-twin = De steden, ronde { $round }
web-limoges-twin-player = { $name }: munten { $coins }, punten { $points }, Franse invloed { $french }, Engelse invloed { $english }, dominostenen { $hand }
web-limoges-twin-tile = Tegel { $tile }, kost { $cost }: { $effects }
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
web-goods = { $kind ->
    [coins] { $n ->
        [one] één munt
       *[other] { $n } munten
    }
    [vp] { $n ->
        [one] één punt
       *[other] { $n } punten
    }
    [influence_fr] { $n } Frankrijk
    [influence_en] { $n } Engeland
    [red] { $n } rood
    [blue] { $n } blauw
    [yellow] { $n } geel
    [grey] { $n } grijs
   *[purple] { $n } violet
}
web-when-end_turn = elke beurt:
web-when-action = actie:
web-when-passive = altijd:
web-when-reward = beloning:
web-when-event = gebeurtenis:
web-what-abbey = abdij
web-what-cathedral = kathedraal
web-what-bridges = bruggen
web-what-gates = poorten
web-what-powers = voorrechten
web-what-production = productie
web-what-chateau = Château
web-what-cite = Cité
web-what-any = overal
web-what-all = alle dominostenen
web-what-destruction = vernietigen
web-what-commerce = handel
web-what-mint = munt slaan
web-what-jealousy = afgunst
web-what-fr = Frans
web-what-en = Engels
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
web-fx-gain_meeple = +{ $n } { $colour }
web-fx-gain_vp = { $n ->
    [one] +1 punt
   *[other] +{ $n } punten
}
web-fx-gain_influence = +{ $n } invloed, { $what }
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = zonder kosten bevrijden
web-fx-replace_guards = wachten zonder kosten aflossen: { $what }
web-fx-take_coins = { $n ->
    [one] een munt van een speler nemen
   *[other] { $n } munten van een speler nemen
}
web-fx-take_meeple = { $n ->
    [one] een figuur uit een hand nemen
   *[other] { $n } figuren uit een hand nemen
}
web-fx-discount_domino = { $n ->
    [one] { $what }: een munt minder
   *[other] { $what }: { $n } munten minder
}
web-fx-discount_tile = tegels kosten { $n } minder
web-fx-tax_bonus = +{ $n } tol, { $what }
web-fx-extra_vote = +{ $n } stem: { $colour }
web-fx-bonus_meeple = { $what }: +{ $n } { $colour }
web-fx-action_discount = { $n ->
    [one] { $what }: een figuur minder
   *[other] { $what }: { $n } figuren minder
}
web-fx-mint_bonus = munten slaan geeft { $n } meer
web-fx-theft_bonus = roof geeft { $n } meer
web-fx-protect = beschermt: { $what }
web-fx-entry = je mag overal binnen
web-fx-reward_vp = { $n ->
    [one] +1 punt met een dominosteen: { $what }
   *[other] +{ $n } punten met een dominosteen: { $what }
}
web-fx-each = iedereen: { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] iedereen, per eigen steen in de Abdij: { $gain } (hoogstens { $most })
    [dominoes_cathedral] iedereen, per eigen steen in de Kathedraal: { $gain } (hoogstens { $most })
    [dominoes_bridge_etienne] iedereen, per eigen boog van de Pont Saint-Étienne: { $gain } (hoogstens { $most })
   *[gates_chateau] iedereen, per eigen poort van het Château: { $gain } (hoogstens { $most })
}
web-fx-each_lose_meeple = { $n ->
    [one] iedereen verliest een figuur naar keuze
   *[other] iedereen verliest { $n } figuren naar keuze
}
web-fx-each_lose_half_meeples = iedereen verliest de helft van de talrijkste kleur
web-fx-each_lose_coins_fraction = iedereen verliest één munt op de { $n }
web-fx-recall = van overal terug naar de voorraad: { $colour }
web-fx-clear_guards = { $word ->
    [chateau] alle wachten van het Château gaan terug naar de handen
   *[cite] alle wachten van de Cité gaan terug naar de handen
}
web-fx-clear_meeple = { $what }: de figuur gaat naar de voorraad
web-fx-destroy_lowest = { $word ->
    [abbey] de laagste steen van de Abdij wordt vernield
    [cathedral] de laagste steen van de Kathedraal wordt vernield
    [gates_chateau] de laagste poort van het Château wordt vernield
   *[gates_cite] de laagste poort van de Cité wordt vernield
}
web-fx-remove_last = { $word ->
    [bridge_martial] de laatste boog van de Pont Saint-Martial gaat weg
   *[bridge_etienne] de laatste boog van de Pont Saint-Étienne gaat weg
}
web-fx-bank_tax = { $word ->
    [chateau] de bank betaalt elke actieve poort van het Château haar tol
   *[cite] de bank betaalt elke actieve poort van de Cité haar tol
}
web-fx-treasury = { $word ->
    [abbey] de schat van de Abdij gaat naar de bank
   *[cathedral] de schat van de Kathedraal gaat naar de bank
}
web-fx-leader_loses_influence = wie alleen op kop ligt in { $what }: −{ $n } invloed
web-fx-empty_prison = de gevangenis loopt leeg
web-fx-ban_until_round_end = tot het eind van de ronde wordt niets vernield
web-log-limoges-round = Ronde { $round }: { $first } begint
web-log-limoges-first = { $seat } begint
web-log-limoges-votes = { $votes_count ->
    [0] { $seat } stemde niet
   *[other] { $seat } stemde: { $votes }
}
web-log-limoges-recall = Alle van deze kleur gaan terug naar de voorraad: { $colour }
web-log-limoges-recruits = { $seat } wierf: { $count } × { $colour }
web-log-limoges-places = { $seat } legde { $domino }: { $place }
web-log-limoges-pays-placement = { $seat } betaalde { $coins }
web-log-limoges-pays-keys = { $seat } betaalde { $coins } voor de sleutels
web-log-limoges-pays-tile = { $seat } betaalde { $coins }
web-log-limoges-pays-justice = { $seat } betaalde { $coins } aan Justitie
web-log-limoges-earns-tax = { $seat } inde { $coins } tol
web-log-limoges-earns-tax-bonus = { $seat } inde { $coins } extra tol
web-log-limoges-earns-recycling = { $seat } kreeg { $coins } voor dominostenen
web-log-limoges-earns-mint = { $seat } sloeg { $coins } munten
web-log-limoges-earns-commerce = { $seat } verdiende { $coins } met handel
web-log-limoges-earns-theft = { $seat } roofde { $coins } munten
web-log-limoges-earns-tile = { $seat } verdiende { $coins }
web-log-limoges-gains = { $seat } kreeg { $count } × { $colour }
web-log-limoges-compensated = { $track ->
    [fr] { $seat } ging in plaats daarvan vooruit in Frankrijk
   *[en] { $seat } ging in plaats daarvan vooruit in Engeland
}
web-log-limoges-comforted = { $track ->
    [fr] { $seat } ging vooruit in Frankrijk
   *[en] { $seat } ging vooruit in Engeland
}
web-log-limoges-favour = { $track ->
    [fr] { $seat } ging vooruit in Frankrijk
   *[en] { $seat } ging vooruit in Engeland
}
web-log-limoges-steals = { $seat } nam { $count } × { $colour } van { $other }
web-log-limoges-activates = { $seat } zette een figuur terug: { $place }
web-log-limoges-opens-guards = { $seat } lost wachten af: { $town }
web-log-limoges-guards = { $seat } bewaakt: { $place }
web-log-limoges-jails-hand = { $seat } sloot een figuur van { $other } op: { $colour }
web-log-limoges-jails-on = { $seat } sloot een figuur van { $other } op: { $colour }, { $place }
web-log-limoges-jails-tile = { $seat } sloot { $tile } van { $other } op
web-log-limoges-frees = { $seat } bevrijdde een gevangene
web-log-limoges-buys = { $seat } kocht { $tile }
web-log-limoges-uses = { $seat } gebruikte { $tile }
web-log-limoges-gives-up = { $seat } gaf { $tile } af
web-log-limoges-keeps-ostension = { $seat } hield een Ostension
web-log-limoges-destroyed = Vernield: { $place }
web-log-limoges-ousted = { $place }: de oude dominosteen gaat weg
web-log-limoges-loses-all = { $seat } verloor alle: { $colour }
web-log-limoges-loses = { $seat } verloor { $count } × { $colour }
web-log-limoges-swaps = { $seat } ruilde { $give } voor { $take }
web-log-limoges-throws-away = { $seat } deed { $domino } weg
web-log-limoges-happens = Gebeurtenis: { $event }
web-log-limoges-points-reward = { $points ->
    [one] { $seat } won één punt
   *[other] { $seat } won { $points } punten
}
web-log-limoges-points-tile = { $points ->
    [one] { $seat } won één punt
   *[other] { $seat } won { $points } punten
}
web-log-limoges-over = { $reason ->
    [abbey] Het spel is uit: de abdij is voltooid
    [cathedral] Het spel is uit: de kathedraal is voltooid
    [influence] Het spel is uit: een spoor is ten einde
   *[bag] Het spel is uit: een zak is bijna leeg
}
web-log-limoges-score = { $seat }: { $total } punten
web-log-limoges-wins = { $seat } wint
web-log-limoges-shared-win = { $seats } delen de overwinning

web-tile-t01-lieu = Kerk Saint-Michel-des-Lions
web-tile-t01-personnage = Richard Leeuwenhart
web-tile-t02-lieu = Kerk Saint-Pierre-du-Queyroix
web-tile-t02-personnage = Eleonora van Aquitanië
web-tile-t03-lieu = Abdij La Règle
web-tile-t03-personnage = Marie van Comborn, abdis
web-tile-t04-lieu = Abdij Saint-Martin
web-tile-t04-personnage = Ademar van Chabannes, monnik
web-tile-t05-lieu = Abdij Saint-Augustin
web-tile-t05-personnage = Bernard Itier, bibliothecaris
web-tile-t06-lieu = Gasthuis Saint-Gérald
web-tile-t06-personnage = Godfried van Vigeois, kroniekschrijver
web-tile-t07-lieu = Fontein van Aigoulène
web-tile-t07-personnage = Raimond de Gau, abt
web-tile-t08-lieu = Slagersstraat
web-tile-t08-personnage = Bernard Gui, dominicaan
web-tile-t09-lieu = Place des Bancs
web-tile-t09-personnage = Eustorge, bisschop
web-tile-t10-lieu = Gemeentehuis, Rue du Consulat
web-tile-t10-personnage = Jean de Cros, bisschop
web-tile-t11-lieu = Munthuis
web-tile-t11-personnage = Guy V, burggraaf
web-tile-t12-lieu = Graf van Sint Martialis
web-tile-t12-personnage = Hendrik de Jonge
web-tile-t13-lieu = Basiliek van de Verlosser
web-tile-t13-personnage = Hendrik II Plantagenet
web-tile-t14-lieu = Bibliotheek van Saint-Martial
web-tile-t14-personnage = Bernart de Ventadorn, troubadour
web-tile-t15-lieu = Ateliers van de emailleurs
web-tile-t15-personnage = Mercadier, huurlingenleider
web-tile-t16-lieu = Bisschoppelijk paleis
web-tile-t16-personnage = Gérard-Hector du Cher, bisschop
web-tile-t17-lieu = Doopkapel Saint-Jean
web-tile-t17-personnage = Ebles, bisschop
web-tile-t18-lieu = Wijk Abbessaille
web-tile-t18-personnage = Hélie, cantor van de kathedraal
web-tile-t19-lieu = Clos Sainte-Marie
web-tile-t19-personnage = Ademar V, burggraaf
web-tile-t20-lieu = Molens aan de Vienne
web-tile-t20-personnage = Guy VI, burggraaf
web-tile-t21-lieu = Voorstad Manigne
web-tile-t21-personnage = Margaretha van Bourgondië, regentes
web-tile-t22-lieu = Voorstad Boucherie
web-tile-t22-personnage = Marie van Limoges, burggravin
web-tile-t23-lieu = Looierijen aan de Enjoumart
web-tile-t23-personnage = Johanna van Penthièvre, burggravin
web-tile-t24-lieu = De arena
web-tile-t24-personnage = De Zwarte Prins
web-tile-t25-lieu = Kasteel van Aixe
web-tile-t25-personnage = Jan, hertog van Berry
web-tile-t26-lieu = Kasteel van Châlus-Chabrol
web-tile-t26-personnage = Bertrand du Guesclin
web-tile-t27-lieu = Mont Jovis
web-tile-t27-personnage = Pierre Basile, kruisboogschutter
web-tile-os1-saint = Sint Martialis
web-tile-os1-relic = Hoofd van Sint Martialis
web-tile-os2-saint = Sint Valeria
web-tile-os2-relic = Ring van Sint Valeria
web-tile-os3-saint = Sint Aurelianus
web-tile-os3-relic = Buste van Sint Aurelianus
web-tile-os4-saint = Sint Lupus
web-tile-os4-relic = Schrijn van Sint Lupus
web-tile-os5-saint = Sint Leonardus
web-tile-os5-relic = Grendel van Sint Leonardus
web-tile-os6-saint = Sint Stefanus van Muret
web-tile-os6-relic = Ware Kruis van Grandmont
web-tile-ev01-a = Brand in het Château
web-tile-ev01-b = Brand in de Cité
web-tile-ev02-a = Sint-Antoniusvuur
web-tile-ev02-b = Zwarte Dood
web-tile-ev03-a = Hendrik II belegert het Château
web-tile-ev03-b = De Zwarte Prins plundert de Cité
web-tile-ev04-a = Richard wordt hertog
web-tile-ev04-b = Bezoek van Lodewijk de Jonge
web-tile-ev05-a = Pont Saint-Martial afgebroken
web-tile-ev05-b = Pont Saint-Étienne voltooid
web-tile-ev06-a = Nieuwe muur van het Château
web-tile-ev06-b = Vier poorten dichtgemetseld
web-tile-ev07-a = Hervorming van Cluny
web-tile-ev07-b = De gotische kathedraal begint
web-tile-ev08-a = Oorlog om het burggraafschap
web-tile-ev08-b = Koninklijke uitspraak
web-tile-ev09-a = Verdrag van Brétigny
web-tile-ev09-b = Verbeurdverklaring van Guyenne
web-tile-ev10-a = Richard sterft bij Châlus
web-tile-ev10-b = Eleonora hertrouwt
web-tile-ev11-a = Sint-Martialismarkt
web-tile-ev11-b = Sint-Lupusmarkt
web-tile-ev12-a = Schat van Saint-Martial geplunderd
web-tile-ev12-b = Kathedraalschat geplunderd
web-tile-ev13-a = Grote Ostensions van het Château
web-tile-ev13-b = Grote Ostensions van de Cité
web-tile-ev14-a = Verkiezing van de consuls van het Château
web-tile-ev14-b = Verkiezing van de consuls van de Cité
web-tile-ev15-a = Uitgifte van barbarins
web-tile-ev15-b = Muntverzwakking
web-tile-ev16-a = De Vienne treedt buiten haar oevers
web-tile-ev16-b = Grote houtvlotterij aan de Naveix
web-tile-ev17-a = Bezoek van Urbanus II
web-tile-ev17-b = Interdict over de stad
web-tile-ev18-a = Godsvrede
web-tile-ev18-b = De kerkers van Imbert geopend
web-objective-ob01 = De grote abt
web-objective-ob02 = De bouwmeester
web-objective-ob03 = Poortwachter van het Château
web-objective-ob04 = Poortwachter van de Cité
web-objective-ob05 = De bruggenbouwer
web-objective-ob06 = De Franse partij
web-objective-ob07 = De Engelse partij
web-objective-ob08 = De geldwisselaar
web-objective-ob09 = Advocaat van de machtigen
web-objective-ob10 = De mecenas
web-objective-ob11 = Vriend van de consuls
web-objective-ob12 = Prins van de kerk

web-rules-of = Regels van { $game }
web-rules-not-yet = Deze regels zijn er nog niet in het Nederlands; hier staan ze in het Engels.
web-open-record = Verslag openen
web-open-record-hint = Een verslag is een tekstbestand dat eindigt op .game. Je kunt het na elke partij downloaden, bewaren en aan vrienden sturen.
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
web-eyes = Door wiens ogen
web-eyes-of = Zoals { $name } het zag
web-eyes-watch = Als toeschouwer
web-eyes-all = Alles
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Nu even niet: kies wat oplicht.
web-intro-done = Zelf een partij spelen
web-intro-limes-start = Vijf kaarten, vijf kleine lessen.
web-intro-limes-1 = Dit is de kaart van deze ronde. Leg hem op het vak dat oplicht. Plaats dan een arbeider op het water: daar is hij visser. Een visser telt de hutten aan de oever van zijn water, nu twee.
web-intro-limes-2 = De volgende kaart moet met een hele zijde grenzen aan een kaart die er al ligt. Leg hem eronder, op d5, zoals gedrukt: het water groeit en er staat een derde hut aan. Deze keer geen arbeider.
web-intro-limes-3 = Draai deze kaart naar links en leg hem op e4. De twee akkers worden één gebied. Plaats een boer op het veld linksboven: een boer telt elk veld van zijn akker.
web-intro-limes-4 = Op een toren staat een wachter: hij telt elk bosveld dat hij in de vier rechte lijnen ziet. Leg de kaart ondersteboven op f4 en plaats de arbeider op de toren.
web-intro-limes-5 = In plaats van een arbeider te plaatsen mag je er een bewegen naar een aangrenzend gebied. Leg deze kaart naar links gedraaid op e5. Beweeg dan de wachter naar het bos op e4: een houthakker telt elk gebied dat aan zijn bos grenst.
web-intro-limes-6 = Wijs een arbeider of een getal aan en je ziet precies wat er telt. Na zestien kaarten is het landschap klaar; wie de meeste punten heeft, wint.
web-intro-limits-start = Eén ronde met drie spelers.
web-intro-limits-1 = De limietkaart zegt hoeveel kaarten van elke kleur er op de speelstapel mogen liggen. Eerst verbergt iedereen één kaart: die verhoogt de limiet van zijn kleur met één. Blauw mag hier helemaal niet, dus verberg je blauwe kaart.
web-intro-limits-2 = In je beurt speel je een kaart op de speelstapel en trek je een nieuwe. Alleen de bovenste kaart is te zien: onthoud wat eronder ligt. Speel rood.
web-intro-limits-3 = Ines speelde groen, Tomas paars. Er mag maar één groene kaart liggen. Speel nog eens rood en let goed op.
web-intro-limits-4 = Ines speelde een tweede groene kaart. Als niemand groen heeft verborgen, is dat er een te veel. Beschuldig Ines.
web-intro-limits-5 = De verborgen kaarten worden omgedraaid en de groene kaarten geteld. Ines ging over de limiet: dat kost Ines twee punten en levert jou er een op. Had je je vergist, dan was de limietkaart voor jou geweest.
web-intro-limoges-start = De eerste beurten van een partij met twee spelers.
web-intro-limoges-1 = Een ronde begint met de werving. Stem met de 5|4 op de vazallen en met de 3|3 op de consuls van het Château. De lage helft is je stem. Je stemmen blijven geheim tot iedereen gekozen heeft.
web-intro-limoges-2 = Je hebt nu vier vazallen en drie consuls. Neem een voorrecht: leg de 1|0 met een vazal op de sleutels van het Château. Een dominosteen kost evenveel munten als hij ogen heeft. Vanaf nu kunnen alleen vazallen de poorten van het Château bewaken.
web-intro-limoges-3 = Bouw een poort: leg de 4|2 op Orgolet, met de wachter op de 4. De 2 blijft zichtbaar: zoveel tol levert de poort op.
web-intro-limoges-4 = Meer dan twee dominostenen per beurt mag niet. Beëindig je beurt.
web-intro-limoges-5 = Ines nam de sleutels van de Cité. Jij kunt nu door je eigen poort naar binnen. Leg de 6|1 in de abdij op vak 4, naast een andere dominosteen.
web-intro-limoges-6 = Dat kostte zeven munten, maar je poort leverde twee munten tol op en de abdij gaf je twee abten: een voor het bouwen en een voor de buur. Beëindig je beurt.
web-intro-limoges-7 = Aan het eind van elke ronde levert elke dominosteen in de abdij en de kathedraal een punt op. Ook je invloed telt, en de geheime doelen van alle spelers.
