## Les Deux Limoges: names

limoges-red = Consul van het Château (rood)
limoges-blue = Consul van de Cité (blauw)
limoges-yellow = Man van de burggraaf (geel)
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
limoges-lieux = Plaatsen
limoges-personnage = Personage
limoges-lieu = Plaats
limoges-saint = Heilige
limoges-relic = Relikwie
limoges-coins = Barbarijns
limoges-reserve = Voorraad
limoges-prison = Gevangenis
limoges-treasury = Schat
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
limoges-ev15-a = Uitgifte van barbarijns
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
limoges-corruption = Omkoping
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

## Les Deux Limoges: events

event-limoges-activates = Plaats { $seat } zet een meeple op { $place } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-buys = Plaats { $seat } koopt { $tile } ({ $side }).
event-limoges-comforted = Plaats { $seat }, van een meeple beroofd, gaat een stap ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-compensated = Voor een ontbrekende meeple gaat plaats { $seat } een stap ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-completes = Plaats { $seat } voltooit het gebouw ({ $building ->
         [abbey] abdij
        *[cathedral] kathedraal
    }).
event-limoges-converts-influence = Plaats { $seat } geeft invloed op ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-converts-points = Plaats { $seat } zet overwinningspunten om ({ $points }).
event-limoges-deals = Plaats { $seat } krijgt zijn doelen.
event-limoges-deals-own = Plaats { $seat } krijgt de doelen { $cards }.
event-limoges-destroyed = { $place } wordt verwoest.
event-limoges-draws = { $count ->
    [one] Plaats { $seat } trekt een steen.
   *[other] Plaats { $seat } trekt { $count } stenen.
}
event-limoges-draws-own = Plaats { $seat } trekt { $dominoes }.
event-limoges-drops = Plaats { $seat } gooit { $event } zonder effect weg.
event-limoges-earns-commerce = De handel brengt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } op.
event-limoges-earns-fair = De jaarmarkt brengt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } op bij zijn poorten.
event-limoges-earns-mint = De munt brengt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } op.
event-limoges-earns-recycling = Ingeruilde stenen brengen plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } op.
event-limoges-earns-tax = Plaats { $seat } int { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } belasting bij zijn poorten.
event-limoges-earns-tax-bonus = Een tegel voegt { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } toe aan de belasting van plaats { $seat }.
event-limoges-earns-theft = Plaats { $seat } rooft { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } uit de schat ({ $source ->
         [abbey] abdij
        *[cathedral] kathedraal
    }).
event-limoges-earns-tile = Plaats { $seat } krijgt { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    }.
event-limoges-event-enters = De gebeurtenis { $event } ({ $side }) komt in de rij { $row }.
event-limoges-favour = Plaats { $seat } wint invloed ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-first = Plaats { $seat } is eerste speler.
event-limoges-frees = Plaats { $seat } bevrijdt { $prisoner } uit de gevangenis.
event-limoges-gains = Plaats { $seat } krijgt { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-gives-up = Plaats { $seat } doet { $tile } weg.
event-limoges-guards = De wacht van { $place } dekt nu de { $covers ->
         [high] hoge
        *[low] lage
    } helft.
event-limoges-happens = De gebeurtenis { $event } ({ $side }) treedt in werking.
event-limoges-jails-hand = Plaats { $seat } zet een meeple van plaats { $other } gevangen ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-jails-on = Plaats { $seat } brengt de meeple van plaats { $other } van { $place } naar de gevangenis ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-jails-tile = Plaats { $seat } zet { $tile } van plaats { $other } gevangen.
event-limoges-keeps-objective = Plaats { $seat } houdt een doel.
event-limoges-keeps-objective-own = Plaats { $seat } houdt het doel { $card }.
event-limoges-keeps-ostension = Plaats { $seat } houdt { $tile } ({ $side }).
event-limoges-leader-falls = Plaats { $seat } staat voor, verliest invloed ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-loses = Plaats { $seat } verliest { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-loses-all = Plaats { $seat } verliest al zijn meeples van één kleur ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-nothing-after-theft = Na de diefstal brengt bouwen daar plaats { $seat } geen meeple op ({ $building ->
         [abbey] abdij
        *[cathedral] kathedraal
    }).
event-limoges-objective = { $rank ->
    [0] Doel { $objective }: plaats { $seat } heeft niets te tonen.
   *[other] Doel { $objective }: plaats { $seat } heeft { $measure }, rang { $rank }, punten: { $points }.
}
event-limoges-opens-guards = Plaats { $seat } mag zijn wachten verplaatsen ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = De steen op { $place } gaat weg.
event-limoges-over = { $reason ->
    [abbey] De abdij is voltooid: het spel is uit.
    [cathedral] De kathedraal is voltooid: het spel is uit.
    [influence] Een invloedsspoor is ten einde: het spel is uit.
   *[bag] Een zak heeft te weinig stenen voor een nieuwe hand: het spel is uit.
}
event-limoges-pays-conversion = Plaats { $seat } betaalt { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } voor zijn tegel.
event-limoges-pays-destruction = Voor de motte betaalt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } aan de bank.
event-limoges-pays-event = De gebeurtenis kost plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    }.
event-limoges-pays-influence = Plaats { $seat } betaalt met invloed ({ $track ->
         [fr] Frans
        *[en] Engels
    }) en staat op { $now }.
event-limoges-pays-jail = Justitie kost plaats { $seat } { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-pays-justice = Voor een gevangene betaalt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] plaats { $to }
    }.
event-limoges-pays-keys = Voor de sleutels betaalt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] plaats { $to }
    }.
event-limoges-pays-mercenary = Een tegel neemt { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } van plaats { $seat } voor { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] plaats { $to }
    }.
event-limoges-pays-ostensions = Voor de ostensies betaalt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } aan de bank.
event-limoges-pays-placement = Voor de steen betaalt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] plaats { $to }
    }.
event-limoges-pays-tax = Plaats { $seat } betaalt { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } poortbelasting aan { $to ->
         [bank] de bank
         [abbey] de schat van de abdij
         [cathedral] de schat van de kathedraal
        *[other] plaats { $to }
    }.
event-limoges-pays-tile = Voor de tegel betaalt plaats { $seat } { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } aan de bank.
event-limoges-places = Plaats { $seat } legt { $domino } op { $place }.
event-limoges-points-reward = { $points ->
    [one] De beloning geeft plaats { $seat } een punt voor een steen in abdij of kathedraal.
   *[other] De beloning geeft plaats { $seat } { $points } punten voor zijn stenen in abdij en kathedraal.
}
event-limoges-points-reward-tile = { $points ->
    [one] Een tegel geeft plaats { $seat } nog een punt.
   *[other] Een tegel geeft plaats { $seat } nog { $points } punten.
}
event-limoges-points-tile = { $points ->
    [one] Plaats { $seat } krijgt een punt.
   *[other] Plaats { $seat } krijgt { $points } punten.
}
event-limoges-pushed-off = { $tile } wordt van het einde van de rij { $row } geduwd.
event-limoges-recall = Alle meeples van één kleur worden teruggeroepen ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-recruits = Plaats { $seat } werft { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-round = Ronde { $round }: plaats { $first } begint.
event-limoges-score = Plaats { $seat } heeft { $total }: { $points } uit punten, { $french } Frans, { $english } Engels, { $objectives } uit doelen.
event-limoges-sees = { $count ->
    [one] Plaats { $seat } ziet één ostensie.
   *[other] Plaats { $seat } ziet { $count } ostensies.
}
event-limoges-sees-own = Plaats { $seat } ziet { $tiles }.
event-limoges-shared-win = De plaatsen { $seats } delen de overwinning.
event-limoges-steals = Plaats { $seat } neemt { $count ->
         [one] één meeple
        *[other] { $count } meeples
    } uit de hand van plaats { $other } ({ $colour ->
         [red] rood
         [blue] blauw
         [yellow] geel
         [grey] grijs
        *[purple] paars
    }).
event-limoges-swaps = Plaats { $seat } ruilt een meeple uit de hand ({ $give ->
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
event-limoges-throws-away = Plaats { $seat } doet { $domino } weg.
event-limoges-tile-enters = { $tile } komt in de rij { $row }.
event-limoges-treasury-emptied = De schat ({ $building ->
         [abbey] abdij
        *[cathedral] kathedraal
    }) wordt geplunderd: { $coins ->
         [one] één barbarijn
        *[other] { $coins } barbarijns
    } voor de bank.
event-limoges-uses = Plaats { $seat } gebruikt { $tile }.
event-limoges-votes = { $votes ->
    [none] Plaats { $seat } stemt niet.
   *[other] Plaats { $seat } stemt { $votes }.
}
event-limoges-wins = Plaats { $seat } wint.

## Les Deux Limoges: refusals

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
refused-limoges-data-id = "{ $id }" is geen naam of staat er twee keer
refused-limoges-data-key-missing = { $missing } ontbreekt
refused-limoges-data-key-unknown = { $unknown } betekent hier niets
refused-limoges-data-kind = dit moet van het soort { $wanted } zijn, niet { $found }
refused-limoges-data-measure = op de maat { $measure } volgen niet de juiste woorden
refused-limoges-data-number = { $found } ligt niet tussen { $least } en { $most }
refused-limoges-data-one-action = een actie heeft één effect, deze heeft er { $found }
refused-limoges-data-power-missing = de macht { $power } ontbreekt
refused-limoges-data-toml = dit is geen TOML: { $reason }
refused-limoges-data-too-few = er zijn { $found } doelen, er zijn er minstens { $least } nodig
refused-limoges-data-word = "{ $found }" is niets van: { $known }
refused-limoges-domino-not-in-hand = je hebt { $domino } niet in de hand
refused-limoges-domino-too-small = de afgestane steen moet samen minstens { $least } tonen
refused-limoges-domino-twice = een steen kan maar één keer gebruikt worden
refused-limoges-double-covers-high = op een dubbele steen dekt de wacht altijd de hoge helft
refused-limoges-event-not-held = je houdt { $event } niet vast
refused-limoges-events-need-tiles = gebeurtenissen hebben tegels nodig: no-tiles en events sluiten elkaar uit
refused-limoges-french-only = voor mannen van de burggraaf is er alleen Franse invloed
refused-limoges-guard-unchanged = de wacht van { $place } zou blijven zoals hij is
refused-limoges-guarded-already = de wacht van { $place } is deze beurt al verplaatst
refused-limoges-half-missing = { $place } neemt alleen een steen met een { $half }
refused-limoges-half-unsaid = zeg welke helft de wacht van { $place } dekt: high of low
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
refused-limoges-no-guard-to-move = geen van je wachten in deze stad ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) zou kunnen veranderen
refused-limoges-no-justice = niemand wordt bevrijd voordat er een steen op Justitie ligt
refused-limoges-no-match = { $place } vraagt een steen die een helft met een buur deelt
refused-limoges-no-meeple-there = op { $place } staat geen meeple van een tegenstander
refused-limoges-no-ostension-left = er is geen ostensie meer in de stapel
refused-limoges-no-room = je hebt { $limit } tegels, allemaal in de gevangenis: geen plaats voor nog een
refused-limoges-no-shared-half = de steen moet een helft delen met { $there } op { $place }
refused-limoges-no-such-space = daarvoor is er geen vak { $place }
refused-limoges-no-support = { $place } heeft zijn steunen nodig; het ontbreekt aan: { $missing }
refused-limoges-no-treasury = "{ $word }" heeft geen schat; abbey en cathedral hebben er een
refused-limoges-not-a-colour = "{ $word }" is geen kleur; de kleuren zijn { $known }
refused-limoges-not-a-domino = "{ $word }" is geen dominosteen; die zien eruit als 6-3
refused-limoges-not-a-pair = "{ $word }" is geen paar met een dubbele punt, zoals blue:5-4
refused-limoges-not-a-person = { $tile } is geen personage of heilige van een tegenstander buiten de gevangenis
refused-limoges-not-a-seat = "{ $word }" is geen plaats; plaatsen zijn getallen vanaf 0
refused-limoges-not-a-target = { $place } kan niet verwoest worden: alleen stenen buiten de machten en plaatsen voor spelers
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
refused-limoges-not-one-of = "{ $word }" is niets van: { $known }
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
refused-limoges-peace = het is vrede tot het einde van de ronde: er wordt niets verwoest
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
refused-limoges-too-few-coins = dit kost { $needs } barbarijns, je hebt er { $has }
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
refused-limoges-town-closed = betaal eerst voor het verplaatsen van wachten in deze stad ({ $town ->
         [chateau] Château
        *[cite] Cité
    })
refused-limoges-town-open = de wachten van deze stad ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) zijn deze beurt al betaald
refused-limoges-unknown-word = met "{ $word }" begint geen zet; zetten beginnen met: { $known }
refused-limoges-word-too-many = bij { $place } wordt alleen de steen genoemd
refused-limoges-wrong-colour = { $place } neemt een van: { $known }
refused-limoges-wrong-length = na "{ $word }" kunnen geen { $words } woorden staan
