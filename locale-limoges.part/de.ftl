## Les Deux Limoges: names

limoges-red = Konsul des Château (rot)
limoges-blue = Konsul der Cité (blau)
limoges-yellow = Mann des Vizegrafen (gelb)
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
limoges-coins = Barbarins
limoges-reserve = Vorrat
limoges-prison = Gefängnis
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
limoges-corruption = Bestechung
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

## Les Deux Limoges: events

event-limoges-activates = Platz { $seat } setzt eine Figur auf { $place } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-buys = Platz { $seat } kauft { $tile } ({ $side }).
event-limoges-comforted = Platz { $seat }, um eine Figur bestohlen, geht einen Schritt ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-compensated = Für eine fehlende Figur geht Platz { $seat } einen Schritt ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-completes = Platz { $seat } vollendet das Bauwerk ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }).
event-limoges-converts-influence = Platz { $seat } gibt Einfluss ab ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-converts-points = Platz { $seat } tauscht Siegpunkte ein ({ $points }).
event-limoges-deals = Platz { $seat } bekommt seine Ziele.
event-limoges-deals-own = Platz { $seat } bekommt die Ziele { $cards }.
event-limoges-destroyed = { $place } wird zerstört.
event-limoges-draws = { $count ->
    [one] Platz { $seat } zieht einen Domino.
   *[other] Platz { $seat } zieht { $count } Dominosteine.
}
event-limoges-draws-own = Platz { $seat } zieht { $dominoes }.
event-limoges-drops = Platz { $seat } wirft { $event } ohne Wirkung ab.
event-limoges-earns-commerce = Der Handel bringt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-earns-fair = Der Markt bringt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an seinen Toren.
event-limoges-earns-mint = Die Münze bringt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-earns-recycling = Eingetauschte Dominosteine bringen Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-earns-tax = Platz { $seat } nimmt an seinen Toren { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } Steuer ein.
event-limoges-earns-tax-bonus = Ein Plättchen legt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } auf die Steuer von Platz { $seat }.
event-limoges-earns-theft = Platz { $seat } stiehlt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } aus dem Schatz ({ $source ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }).
event-limoges-earns-tile = Platz { $seat } bekommt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-event-enters = Das Ereignis { $event } ({ $side }) kommt in die Reihe { $row }.
event-limoges-favour = Platz { $seat } gewinnt Einfluss ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-first = Platz { $seat } beginnt.
event-limoges-frees = Platz { $seat } befreit { $prisoner } aus dem Gefängnis.
event-limoges-gains = Platz { $seat } bekommt { $count ->
         [one] eine Figur
        *[other] { $count } Figuren
    } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-gives-up = Platz { $seat } gibt { $tile } ab.
event-limoges-guards = Die Wache von { $place } deckt jetzt die { $covers ->
         [high] hohe
        *[low] niedrige
    } Hälfte.
event-limoges-happens = Das Ereignis { $event } ({ $side }) tritt ein.
event-limoges-jails-hand = Platz { $seat } bringt eine Figur von Platz { $other } ins Gefängnis ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-jails-on = Platz { $seat } bringt die Figur von Platz { $other } von { $place } ins Gefängnis ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-jails-tile = Platz { $seat } bringt { $tile } von Platz { $other } ins Gefängnis.
event-limoges-keeps-objective = Platz { $seat } behält ein Ziel.
event-limoges-keeps-objective-own = Platz { $seat } behält das Ziel { $card }.
event-limoges-keeps-ostension = Platz { $seat } behält { $tile } ({ $side }).
event-limoges-leader-falls = Platz { $seat } führt, verliert Einfluss ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-loses = Platz { $seat } verliert { $count ->
         [one] eine Figur
        *[other] { $count } Figuren
    } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-loses-all = Platz { $seat } verliert alle Figuren einer Farbe ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-nothing-after-theft = Nach dem Diebstahl bringt das Bauen dort Platz { $seat } keine Figur ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }).
event-limoges-objective = { $rank ->
    [0] Ziel { $objective }: Platz { $seat } hat nichts vorzuweisen.
   *[other] Ziel { $objective }: Platz { $seat } hat { $measure }, Rang { $rank }, Punkte: { $points }.
}
event-limoges-opens-guards = Platz { $seat } darf seine Wachen versetzen ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = Der Domino auf { $place } kommt weg.
event-limoges-over = { $reason ->
    [abbey] Die Abtei ist vollendet: Das Spiel ist aus.
    [cathedral] Die Kathedrale ist vollendet: Das Spiel ist aus.
    [influence] Eine Einflussleiste ist am Ende: Das Spiel ist aus.
   *[bag] In einem Beutel sind zu wenige Dominosteine für eine neue Hand: Das Spiel ist aus.
}
event-limoges-pays-conversion = Platz { $seat } zahlt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } für sein Plättchen.
event-limoges-pays-destruction = Für die Motte zahlt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an die Bank.
event-limoges-pays-event = Das Ereignis kostet Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    }.
event-limoges-pays-influence = Platz { $seat } zahlt mit Einfluss ({ $track ->
         [fr] französisch
        *[en] englisch
    }) und steht auf { $now }.
event-limoges-pays-jail = Die Justiz kostet Platz { $seat } { $count ->
         [one] eine Figur
        *[other] { $count } Figuren
    } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-pays-justice = Für einen Gefangenen zahlt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] Platz { $to }
    }.
event-limoges-pays-keys = Für die Schlüssel zahlt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] Platz { $to }
    }.
event-limoges-pays-mercenary = Ein Plättchen nimmt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } für { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] Platz { $to }
    }.
event-limoges-pays-ostensions = Für die Ostensionen zahlt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an die Bank.
event-limoges-pays-placement = Für den Domino zahlt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] Platz { $to }
    }.
event-limoges-pays-tax = Platz { $seat } zahlt { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } Torsteuer an { $to ->
         [bank] die Bank
         [abbey] den Schatz der Abtei
         [cathedral] den Schatz der Kathedrale
        *[other] Platz { $to }
    }.
event-limoges-pays-tile = Für das Plättchen zahlt Platz { $seat } { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } an die Bank.
event-limoges-places = Platz { $seat } legt { $domino } auf { $place }.
event-limoges-points-reward = { $points ->
    [one] Die Belohnung bringt Platz { $seat } einen Punkt für einen Domino in Abtei oder Kathedrale.
   *[other] Die Belohnung bringt Platz { $seat } { $points } Punkte für seine Dominosteine in Abtei und Kathedrale.
}
event-limoges-points-reward-tile = { $points ->
    [one] Ein Plättchen bringt Platz { $seat } einen weiteren Punkt.
   *[other] Ein Plättchen bringt Platz { $seat } { $points } weitere Punkte.
}
event-limoges-points-tile = { $points ->
    [one] Platz { $seat } bekommt einen Punkt.
   *[other] Platz { $seat } bekommt { $points } Punkte.
}
event-limoges-pushed-off = { $tile } wird vom Ende der Reihe { $row } geschoben.
event-limoges-recall = Alle Figuren einer Farbe werden zurückgerufen ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-recruits = Platz { $seat } wirbt { $count ->
         [one] eine Figur
        *[other] { $count } Figuren
    } an ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-round = Runde { $round }: Platz { $first } beginnt.
event-limoges-score = Platz { $seat } hat { $total }: { $points } aus Punkten, { $french } französisch, { $english } englisch, { $objectives } aus Zielen.
event-limoges-sees = { $count ->
    [one] Platz { $seat } sieht eine Ostension.
   *[other] Platz { $seat } sieht { $count } Ostensionen.
}
event-limoges-sees-own = Platz { $seat } sieht { $tiles }.
event-limoges-shared-win = Die Plätze { $seats } teilen sich den Sieg.
event-limoges-steals = Platz { $seat } nimmt { $count ->
         [one] eine Figur
        *[other] { $count } Figuren
    } aus der Hand von Platz { $other } ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }).
event-limoges-swaps = Platz { $seat } tauscht eine Figur der Hand ({ $give ->
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
event-limoges-throws-away = Platz { $seat } wirft { $domino } weg.
event-limoges-tile-enters = { $tile } kommt in die Reihe { $row }.
event-limoges-treasury-emptied = Der Schatz ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }) wird geplündert: { $coins ->
         [one] einen Barbarin
        *[other] { $coins } Barbarins
    } für die Bank.
event-limoges-uses = Platz { $seat } nutzt { $tile }.
event-limoges-votes = { $votes ->
    [none] Platz { $seat } stimmt nicht ab.
   *[other] Platz { $seat } stimmt: { $votes }.
}
event-limoges-wins = Platz { $seat } gewinnt.

## Les Deux Limoges: refusals

refused-limoges-abbey-empty = in der Abtei liegt noch kein Domino
refused-limoges-arch-order = Brücken werden Bogen für Bogen gebaut: { $wanted } kommt vor { $place }
refused-limoges-bad-choice = { $tile } bietet: { $known }
refused-limoges-bad-deal = jeder Platz bekommt zwei verschiedene Ziele aus der Schachtel
refused-limoges-bad-draw = diese Dominosteine können jetzt nicht gezogen werden
refused-limoges-bad-event = { $event } liegt nicht im Stapel der Ereignisse oder hat keine solche Seite
refused-limoges-bad-lots = für jeden Platz, der noch beginnen kann, wird ein Domino gezogen, für keinen anderen
refused-limoges-bad-ostensions = diese Ostensionen können jetzt nicht gezeigt werden
refused-limoges-bad-tiles = diese Plättchen können jetzt nicht in die Reihen kommen
refused-limoges-bag-empty = der Beutel ist leer, es gibt nichts zu ziehen
refused-limoges-bears-another = { $place } trägt einen anderen Domino
refused-limoges-cannot-give-up = { $tile } kann nicht abgegeben werden: nur ein älteres eigenes Plättchen, das nicht im Gefängnis ist
refused-limoges-colour-only-for-events = eine Farbe wird nur bei Ereignissen genannt, dort immer ({ $tile })
refused-limoges-data-domino = ein Domino hat zwei Hälften, hier sind es { $found }
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
refused-limoges-domino-too-small = der abgegebene Domino muss zusammen mindestens { $least } zeigen
refused-limoges-domino-twice = ein Domino kann nur einmal verwendet werden
refused-limoges-double-covers-high = auf einem Pasch deckt die Wache immer die hohe Hälfte
refused-limoges-event-not-held = du hältst { $event } nicht
refused-limoges-events-need-tiles = Ereignisse brauchen Plättchen: no-tiles und events schließen sich aus
refused-limoges-french-only = für Männer des Vizegrafen gibt es nur französischen Einfluss
refused-limoges-guard-unchanged = die Wache von { $place } bliebe, wie sie ist
refused-limoges-guarded-already = die Wache von { $place } wurde in diesem Zug schon versetzt
refused-limoges-half-missing = { $place } nimmt nur einen Domino mit einer { $half }
refused-limoges-half-unsaid = sag, welche Hälfte die Wache von { $place } deckt: high oder low
refused-limoges-hand-lacks = Platz { $seat } hat keine solche Figur ({ $colour ->
         [red] rot
         [blue] blau
         [yellow] gelb
         [grey] grau
        *[purple] violett
    }) auf der Hand
refused-limoges-inner-gates-first = zuerst müssen alle inneren Tore stehen; es fehlen: { $missing }
refused-limoges-must-shed = deine Hand ist nicht kleiner geworden: nenne einen Domino, der wegkommt
refused-limoges-named-twice = etwas ist zweimal genannt: { $words }
refused-limoges-need-not-shed = deine Hand ist kleiner geworden: kein Domino kommt weg
refused-limoges-needs-a-six = die Ostensionen brauchen einen Domino mit einer Sechs und daneben mindestens einer Eins
refused-limoges-no-action = { $tile } ist kein aktives eigenes Plättchen mit einer Aktion
refused-limoges-no-consulat = es gibt kein Konsulat mit einem Domino für diese Farbe ({ $colour ->
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
refused-limoges-no-justice = niemand wird befreit, bevor ein Domino auf der Justiz liegt
refused-limoges-no-match = { $place } braucht einen Domino, der eine Hälfte mit einem Nachbarn teilt
refused-limoges-no-meeple-there = auf { $place } steht keine Figur eines Gegners
refused-limoges-no-ostension-left = im Stapel ist keine Ostension mehr
refused-limoges-no-room = du hast { $limit } Plättchen, alle im Gefängnis: kein Platz für ein weiteres
refused-limoges-no-shared-half = der Domino muss eine Hälfte mit { $there } auf { $place } teilen
refused-limoges-no-such-space = dafür gibt es kein Feld { $place }
refused-limoges-no-support = { $place } braucht seine Stützen; es fehlen: { $missing }
refused-limoges-no-treasury = „{ $word }“ hat keinen Schatz; abbey und cathedral haben einen
refused-limoges-not-a-colour = „{ $word }“ ist keine Farbe; die Farben sind { $known }
refused-limoges-not-a-domino = „{ $word }“ ist kein Domino; Dominosteine sehen aus wie 6-3
refused-limoges-not-a-pair = „{ $word }“ ist kein Paar mit Doppelpunkt wie blue:5-4
refused-limoges-not-a-person = { $tile } ist keine Person und kein Heiliger eines Gegners außerhalb des Gefängnisses
refused-limoges-not-a-seat = „{ $word }“ ist kein Platz; Plätze sind Zahlen ab 0
refused-limoges-not-a-target = { $place } kann nicht zerstört werden: nur Dominosteine außerhalb der Mächte und ausliegende Orte
refused-limoges-not-an-opponent = Platz { $seat } ist kein Gegner von dir
refused-limoges-not-dealt = du hast { $card } nicht bekommen
refused-limoges-not-idle = { $place } braucht jetzt keine Figur oder ist im Gefängnis
refused-limoges-not-in-a-row = { $tile } liegt in keiner Reihe
refused-limoges-not-in-prison = { $prisoner } ist nicht im Gefängnis oder nicht von dir zu befreien
refused-limoges-not-most = du hast von einer anderen Farbe mehr Figuren als von dieser ({ $colour ->
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
refused-limoges-not-yours = { $place } gehört dir nicht oder nimmt so keine Figur
refused-limoges-nothing-there = auf { $place } liegt nichts
refused-limoges-nothing-to-rob = in diesem Schatz ({ $building ->
         [abbey] Abtei
        *[cathedral] Kathedrale
    }) ist keine einzige Münze für dich
refused-limoges-occupied = auf { $place } liegt schon ein Domino
refused-limoges-once-a-turn = { $action } geht nur einmal im Zug
refused-limoges-peace = bis zum Ende der Runde ist Frieden: nichts wird zerstört
refused-limoges-placed-enough = in einem Zug werden höchstens { $most } Dominosteine gelegt
refused-limoges-power-closed = die Macht { $power } ist nicht im Spiel
refused-limoges-power-inactive = die Macht { $power } ist nicht aktiv: sie braucht einen Domino mit einer Figur
refused-limoges-protected = { $place } ist durch ein Plättchen seines Besitzers geschützt
refused-limoges-recycles-two = ein oder zwei Dominosteine werden eingetauscht, nicht { $found }
refused-limoges-reserve-lacks = der Vorrat hat keine Figur dieser Farbe ({ $colour ->
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
refused-limoges-too-few-meeples = dafür braucht es { $needs } Figuren von der Hand ({ $colour ->
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
refused-limoges-word-too-many = bei { $place } wird nur der Domino genannt
refused-limoges-wrong-colour = { $place } nimmt eine von: { $known }
refused-limoges-wrong-length = nach „{ $word }“ können nicht { $words } Wörter stehen
