## Les Deux Limoges: names

limoges-red = Console dello Château (rosso)
limoges-blue = Console della Cité (blu)
limoges-yellow = Uomo del Visconte (giallo)
limoges-grey = Abate (grigio)
limoges-purple = Vescovo (viola)
limoges-chateau = Lo Château
limoges-cite = La Cité
limoges-hors = Fuori le mura
limoges-fr = Influenza francese
limoges-en = Influenza inglese
limoges-abbey = L’Abbazia
limoges-cathedral = La Cattedrale
limoges-personnages = Personaggi
limoges-lieux = Luoghi
limoges-personnage = Personaggio
limoges-lieu = Luogo
limoges-saint = Santo
limoges-relic = Reliquia
limoges-coins = Barbarini
limoges-reserve = Riserva
limoges-prison = Prigione
limoges-treasury = Tesoro
limoges-bank = Banca
limoges-bag = Sacchetto
limoges-motte = Motta del Visconte
limoges-consulat-chateau = Consolato dello Château
limoges-consulat-cite = Consolato della Cité
limoges-port-naveix = Porto del Naveix
limoges-t01-lieu = Chiesa di Saint-Michel-des-Lions
limoges-t01-personnage = Riccardo Cuor di Leone
limoges-t02-lieu = Chiesa di Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleonora d’Aquitania
limoges-t03-lieu = Abbazia della Règle
limoges-t03-personnage = Maria di Comborn, badessa della Règle
limoges-t04-lieu = Abbazia di Saint-Martin
limoges-t04-personnage = Ademaro di Chabannes, monaco
limoges-t05-lieu = Abbazia di Saint-Augustin
limoges-t05-personnage = Bernard Itier, bibliotecario
limoges-t06-lieu = Ospedale di Saint-Gérald
limoges-t06-personnage = Goffredo di Vigeois, cronista
limoges-t07-lieu = Fontana di Aigoulène
limoges-t07-personnage = Raimond de Gau, abate di Saint-Martial
limoges-t08-lieu = Via dei Macellai
limoges-t08-personnage = Bernardo Gui, domenicano
limoges-t09-lieu = Piazza dei Banchi
limoges-t09-personnage = Eustorgio, vescovo
limoges-t10-lieu = Casa comunale in via del Consolato
limoges-t10-personnage = Jean de Cros, vescovo
limoges-t11-lieu = Zecca
limoges-t11-personnage = Guido V, visconte
limoges-t12-lieu = Tomba di san Marziale
limoges-t12-personnage = Enrico il Giovane
limoges-t13-lieu = Basilica del Salvatore
limoges-t13-personnage = Enrico II Plantageneto
limoges-t14-lieu = Biblioteca di Saint-Martial
limoges-t14-personnage = Bernart de Ventadorn, trovatore
limoges-t15-lieu = Botteghe degli smaltatori
limoges-t15-personnage = Mercadier, capitano di ventura
limoges-t16-lieu = Palazzo vescovile
limoges-t16-personnage = Gérard-Hector du Cher, vescovo
limoges-t17-lieu = Battistero di Saint-Jean
limoges-t17-personnage = Ebles, vescovo
limoges-t18-lieu = Quartiere dell’Abbessaille
limoges-t18-personnage = Hélie, cantore della cattedrale
limoges-t19-lieu = Recinto di Sainte-Marie
limoges-t19-personnage = Ademaro V, visconte
limoges-t20-lieu = Mulini sulla Vienne
limoges-t20-personnage = Guido VI, visconte
limoges-t21-lieu = Sobborgo Manigne
limoges-t21-personnage = Margherita di Borgogna, reggente
limoges-t22-lieu = Sobborgo Boucherie
limoges-t22-personnage = Maria di Limoges, viscontessa
limoges-t23-lieu = Concerie di Enjoumart
limoges-t23-personnage = Giovanna di Penthièvre, viscontessa
limoges-t24-lieu = L’Arena
limoges-t24-personnage = Il Principe Nero
limoges-t25-lieu = Castello di Aixe
limoges-t25-personnage = Giovanni, duca di Berry
limoges-t26-lieu = Castello di Châlus-Chabrol
limoges-t26-personnage = Bertrand du Guesclin
limoges-t27-lieu = Mont Jovis
limoges-t27-personnage = Pierre Basile, balestriere
limoges-os1-saint = San Marziale
limoges-os1-relic = Capo di san Marziale
limoges-os2-saint = Santa Valeria
limoges-os2-relic = Anello di santa Valeria
limoges-os3-saint = Sant’Aureliano
limoges-os3-relic = Busto reliquiario di sant’Aureliano
limoges-os4-saint = San Lupo
limoges-os4-relic = Urna di san Lupo
limoges-os5-saint = San Leonardo di Noblat
limoges-os5-relic = Chiavistello di san Leonardo
limoges-os6-saint = Santo Stefano di Muret
limoges-os6-relic = Vera Croce di Grandmont
limoges-ev01-a = Incendio nello Château (1147)
limoges-ev01-b = Incendio nella Cité (1105)
limoges-ev02-a = Fuoco di sant’Antonio (994)
limoges-ev02-b = Peste nera (1348)
limoges-ev03-a = Enrico II assedia lo Château (1183)
limoges-ev03-b = Il Principe Nero saccheggia la Cité (1370)
limoges-ev04-a = Riccardo diventa duca d’Aquitania (1172)
limoges-ev04-b = Visita di Luigi il Giovane (1137)
limoges-ev05-a = Smantellamento del Pont Saint-Martial (1183)
limoges-ev05-b = Completamento del Pont Saint-Étienne (1203)
limoges-ev06-a = Nuove mura dello Château (1212)
limoges-ev06-b = Quattro porte murate (1373)
limoges-ev07-a = Riforma di Cluny (1062)
limoges-ev07-b = Cattedrale gotica (1273)
limoges-ev08-a = Guerra della Viscontea
limoges-ev08-b = Arbitrato del re
limoges-ev09-a = Trattato di Brétigny (1360)
limoges-ev09-b = Confisca della Guienna (1370)
limoges-ev10-a = Morte di Riccardo a Châlus (1199)
limoges-ev10-b = Eleonora si risposa (1152)
limoges-ev11-a = Fiera di san Marziale
limoges-ev11-b = Fiera di san Lupo
limoges-ev12-a = Tesoro di Saint-Martial saccheggiato (1183)
limoges-ev12-b = Tesoro della cattedrale saccheggiato (1370)
limoges-ev13-a = Grandi ostensioni dello Château
limoges-ev13-b = Grandi ostensioni della Cité
limoges-ev14-a = Elezione dei consoli dello Château
limoges-ev14-b = Elezione dei consoli della Cité
limoges-ev15-a = Emissione di barbarini
limoges-ev15-b = Svilimento della moneta
limoges-ev16-a = Piena della Vienne
limoges-ev16-b = Grande fluitazione al Naveix
limoges-ev17-a = Visita di Urbano II (1095)
limoges-ev17-b = Interdetto sulla città
limoges-ev18-a = Pace di Dio (994)
limoges-ev18-b = Aperte le prigioni di Imbert
limoges-ob01 = Il Grande Abate
limoges-ob02 = Il Mastro Costruttore
limoges-ob03 = Il Portinaio dello Château
limoges-ob04 = Il Portinaio della Cité
limoges-ob05 = Il Costruttore di ponti
limoges-ob06 = Il Partito di Francia
limoges-ob07 = Il Partito d’Inghilterra
limoges-ob08 = Il Cambiavalute
limoges-ob09 = L’Avvocato dei potenti
limoges-ob10 = Il Mecenate
limoges-ob11 = L’Amico dei Consoli
limoges-ob12 = Il Principe della Chiesa
limoges-keys-chateau = Chiavi delle porte dello Château
limoges-keys-cite = Chiavi delle porte della Cité
limoges-bridge-martial = Controllo del Pont Saint-Martial
limoges-bridge-etienne = Controllo del Pont Saint-Étienne
limoges-justice = Giustizia
limoges-theft-abbey = Derubare il tesoro dell’Abbazia
limoges-theft-cathedral = Derubare il tesoro della Cattedrale
limoges-corruption = Corruzione
limoges-ostensions = Ostensioni
limoges-gi-imbert = Porta Imbert
limoges-gi-orgolet = Porta Orgolet
limoges-gi-pristin = Porta Pristin
limoges-gi-fustinie = Porta Fustinie
limoges-go-montmailler = Porta Montmailler
limoges-go-arenes = Porta Arènes
limoges-go-saint-esprit = Porta Saint-Esprit (Lansecot)
limoges-go-pissevache = Porta Pissevache
limoges-go-manigne = Porta Manigne
limoges-go-vieille-monnaie = Porta Vieille-Monnaie
limoges-go-boucherie = Porta Boucherie
limoges-go-mireboeuf = Porta Mirebœuf
limoges-gc-panet = Porta Panet
limoges-gc-chene = Porta Chêne (Rouveix)
limoges-gc-saint-maurice = Porta Saint-Maurice
limoges-gc-escudiere = Porta Escudière
limoges-gc-traboreu = Porta Traboreu
limoges-ab-01 = Abbazia, spazio 1
limoges-ab-02 = Abbazia, spazio 2
limoges-ab-03 = Abbazia, spazio 3
limoges-ab-04 = Abbazia, spazio 4
limoges-ab-05 = Abbazia, spazio 5
limoges-ab-06 = Abbazia, spazio 6
limoges-ab-07 = Abbazia, spazio 7
limoges-ab-08 = Abbazia, spazio 8
limoges-ab-09 = Abbazia, spazio 9
limoges-ab-10 = Abbazia, spazio 10
limoges-ab-11 = Abbazia, spazio 11
limoges-ab-12 = Abbazia, spazio 12
limoges-ab-13 = Abbazia, spazio 13
limoges-ab-14 = Abbazia, spazio 14
limoges-ca-0 = Cattedrale, pianterreno 0
limoges-ca-1 = Cattedrale, pianterreno 1
limoges-ca-2 = Cattedrale, pianterreno 2
limoges-ca-3 = Cattedrale, pianterreno 3
limoges-ca-4 = Cattedrale, pianterreno 4
limoges-ca-5 = Cattedrale, pianterreno 5
limoges-ca-6 = Cattedrale, pianterreno 6
limoges-cb-0 = Cattedrale, primo piano 1
limoges-cb-1 = Cattedrale, primo piano 2
limoges-cb-2 = Cattedrale, primo piano 3
limoges-cb-3 = Cattedrale, primo piano 4
limoges-cb-4 = Cattedrale, primo piano 5
limoges-cb-5 = Cattedrale, primo piano 6
limoges-cc-0 = Cattedrale, campanile
limoges-pm-1 = Pont Saint-Martial, arcata 1
limoges-pm-2 = Pont Saint-Martial, arcata 2
limoges-pm-3 = Pont Saint-Martial, arcata 3
limoges-pm-4 = Pont Saint-Martial, arcata 4
limoges-pe-1 = Pont Saint-Étienne, arcata 1
limoges-pe-2 = Pont Saint-Étienne, arcata 2
limoges-pe-3 = Pont Saint-Étienne, arcata 3
limoges-pe-4 = Pont Saint-Étienne, arcata 4

## Les Deux Limoges: events

event-limoges-activates = Il posto { $seat } mette un meeple su { $place } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-buys = Il posto { $seat } compra { $tile } ({ $side }).
event-limoges-comforted = Il posto { $seat }, derubato di un meeple, avanza di un passo ({ $track ->
         [fr] francese
        *[en] inglese
    }) ed è a { $now }.
event-limoges-compensated = Per un meeple mancante il posto { $seat } avanza di un passo ({ $track ->
         [fr] francese
        *[en] inglese
    }) ed è a { $now }.
event-limoges-completes = Il posto { $seat } completa l’edificio ({ $building ->
         [abbey] Abbazia
        *[cathedral] Cattedrale
    }).
event-limoges-converts-influence = Il posto { $seat } cede influenza ({ $track ->
         [fr] francese
        *[en] inglese
    }) ed è a { $now }.
event-limoges-converts-points = Il posto { $seat } converte punti vittoria ({ $points }).
event-limoges-deals = Il posto { $seat } riceve i suoi obiettivi.
event-limoges-deals-own = Il posto { $seat } riceve gli obiettivi { $cards }.
event-limoges-destroyed = { $place } viene distrutto.
event-limoges-draws = { $count ->
    [one] Il posto { $seat } pesca un domino.
   *[other] Il posto { $seat } pesca { $count } domino.
}
event-limoges-draws-own = Il posto { $seat } pesca { $dominoes }.
event-limoges-drops = Il posto { $seat } scarta { $event } senza effetto.
event-limoges-earns-commerce = Il commercio frutta { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } al posto { $seat }.
event-limoges-earns-fair = La fiera frutta { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } al posto { $seat } alle sue porte.
event-limoges-earns-mint = La zecca frutta { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } al posto { $seat }.
event-limoges-earns-recycling = I domino riciclati fruttano { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } al posto { $seat }.
event-limoges-earns-tax = Il posto { $seat } riscuote { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } di tassa alle sue porte.
event-limoges-earns-tax-bonus = Una tessera aggiunge { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } alla tassa del posto { $seat }.
event-limoges-earns-theft = Il posto { $seat } ruba { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } dal tesoro ({ $source ->
         [abbey] Abbazia
        *[cathedral] Cattedrale
    }).
event-limoges-earns-tile = Il posto { $seat } riceve { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    }.
event-limoges-event-enters = L’evento { $event } ({ $side }) entra nella fila { $row }.
event-limoges-favour = Il posto { $seat } guadagna influenza ({ $track ->
         [fr] francese
        *[en] inglese
    }) ed è a { $now }.
event-limoges-first = Il posto { $seat } è il primo giocatore.
event-limoges-frees = Il posto { $seat } libera { $prisoner } dalla prigione.
event-limoges-gains = Il posto { $seat } guadagna { $count ->
         [one] un meeple
        *[other] { $count } meeple
    } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-gives-up = Il posto { $seat } cede { $tile }.
event-limoges-guards = La guardia di { $place } copre adesso la metà { $covers ->
         [high] alta
        *[low] bassa
    }.
event-limoges-happens = L’evento { $event } ({ $side }) ha effetto.
event-limoges-jails-hand = Il posto { $seat } mette in prigione un meeple del posto { $other } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-jails-on = Il posto { $seat } porta in prigione il meeple del posto { $other } da { $place } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-jails-tile = Il posto { $seat } mette in prigione { $tile } del posto { $other }.
event-limoges-keeps-objective = Il posto { $seat } tiene un obiettivo.
event-limoges-keeps-objective-own = Il posto { $seat } tiene l’obiettivo { $card }.
event-limoges-keeps-ostension = Il posto { $seat } tiene { $tile } ({ $side }).
event-limoges-leader-falls = Il posto { $seat }, in testa, perde influenza ({ $track ->
         [fr] francese
        *[en] inglese
    }) ed è a { $now }.
event-limoges-loses = Il posto { $seat } perde { $count ->
         [one] un meeple
        *[other] { $count } meeple
    } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-loses-all = Il posto { $seat } perde tutti i suoi meeple di un colore ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-nothing-after-theft = Dopo il furto, costruire lì non frutta meeple al posto { $seat } ({ $building ->
         [abbey] Abbazia
        *[cathedral] Cattedrale
    }).
event-limoges-objective = { $rank ->
    [0] Obiettivo { $objective }: il posto { $seat } non ha niente.
   *[other] Obiettivo { $objective }: il posto { $seat } ha { $measure }, rango { $rank }, punti: { $points }.
}
event-limoges-opens-guards = Il posto { $seat } può spostare le sue guardie ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = Il domino su { $place } viene rimosso.
event-limoges-over = { $reason ->
    [abbey] L’Abbazia è completa: la partita è finita.
    [cathedral] La Cattedrale è completa: la partita è finita.
    [influence] Un tracciato d’influenza è alla fine: la partita è finita.
   *[bag] Un sacchetto ha troppo pochi domino per una nuova mano: la partita è finita.
}
event-limoges-pays-conversion = Il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } per la sua tessera.
event-limoges-pays-destruction = Per la Motta il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } alla banca.
event-limoges-pays-event = L’evento costa { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } al posto { $seat }.
event-limoges-pays-influence = Il posto { $seat } paga con influenza ({ $track ->
         [fr] francese
        *[en] inglese
    }) ed è a { $now }.
event-limoges-pays-jail = La Giustizia costa { $count ->
         [one] un meeple
        *[other] { $count } meeple
    } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }) al posto { $seat }.
event-limoges-pays-justice = Per un prigioniero il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } { $to ->
         [bank] alla banca
         [abbey] al tesoro dell’Abbazia
         [cathedral] al tesoro della Cattedrale
        *[other] al posto { $to }
    }.
event-limoges-pays-keys = Per le Chiavi il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } { $to ->
         [bank] alla banca
         [abbey] al tesoro dell’Abbazia
         [cathedral] al tesoro della Cattedrale
        *[other] al posto { $to }
    }.
event-limoges-pays-mercenary = Una tessera prende { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } al posto { $seat } per { $to ->
         [bank] la banca
         [abbey] il tesoro dell’Abbazia
         [cathedral] il tesoro della Cattedrale
        *[other] il posto { $to }
    }.
event-limoges-pays-ostensions = Per le Ostensioni il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } alla banca.
event-limoges-pays-placement = Per il domino il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } { $to ->
         [bank] alla banca
         [abbey] al tesoro dell’Abbazia
         [cathedral] al tesoro della Cattedrale
        *[other] al posto { $to }
    }.
event-limoges-pays-tax = Il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } di tassa delle porte { $to ->
         [bank] alla banca
         [abbey] al tesoro dell’Abbazia
         [cathedral] al tesoro della Cattedrale
        *[other] al posto { $to }
    }.
event-limoges-pays-tile = Per la tessera il posto { $seat } paga { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } alla banca.
event-limoges-places = Il posto { $seat } mette { $domino } su { $place }.
event-limoges-points-reward = { $points ->
    [one] La ricompensa dà al posto { $seat } un punto per un domino nell’Abbazia o nella Cattedrale.
   *[other] La ricompensa dà al posto { $seat } { $points } punti per i suoi domino nell’Abbazia e nella Cattedrale.
}
event-limoges-points-reward-tile = { $points ->
    [one] Una tessera dà al posto { $seat } un altro punto.
   *[other] Una tessera dà al posto { $seat } altri { $points } punti.
}
event-limoges-points-tile = { $points ->
    [one] Il posto { $seat } guadagna un punto.
   *[other] Il posto { $seat } guadagna { $points } punti.
}
event-limoges-pushed-off = { $tile } viene spinta fuori dalla fila { $row }.
event-limoges-recall = Tutti i meeple di un colore sono richiamati ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-recruits = Il posto { $seat } recluta { $count ->
         [one] un meeple
        *[other] { $count } meeple
    } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-round = Round { $round }: comincia il posto { $first }.
event-limoges-score = Il posto { $seat } ha { $total }: { $points } dai punti, { $french } francesi, { $english } inglesi, { $objectives } dagli obiettivi.
event-limoges-sees = { $count ->
    [one] Il posto { $seat } vede un’Ostensione.
   *[other] Il posto { $seat } vede { $count } Ostensioni.
}
event-limoges-sees-own = Il posto { $seat } vede { $tiles }.
event-limoges-shared-win = I posti { $seats } condividono la vittoria.
event-limoges-steals = Il posto { $seat } prende { $count ->
         [one] un meeple
        *[other] { $count } meeple
    } dalla mano del posto { $other } ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-swaps = Il posto { $seat } scambia un meeple della mano ({ $give ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }) con uno della riserva ({ $take ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }).
event-limoges-throws-away = Il posto { $seat } scarta { $domino }.
event-limoges-tile-enters = { $tile } entra nella fila { $row }.
event-limoges-treasury-emptied = Il tesoro ({ $building ->
         [abbey] Abbazia
        *[cathedral] Cattedrale
    }) viene saccheggiato: { $coins ->
         [one] un barbarino
        *[other] { $coins } barbarini
    } per la banca.
event-limoges-uses = Il posto { $seat } usa { $tile }.
event-limoges-votes = { $votes ->
    [none] Il posto { $seat } non vota.
   *[other] Il posto { $seat } vota { $votes }.
}
event-limoges-wins = Il posto { $seat } vince.

## Les Deux Limoges: refusals

refused-limoges-abbey-empty = nell’Abbazia non c’è ancora nessun domino
refused-limoges-arch-order = le arcate si costruiscono in ordine: { $wanted } viene prima di { $place }
refused-limoges-bad-choice = { $tile } offre: { $known }
refused-limoges-bad-deal = ogni posto riceve due obiettivi diversi della scatola
refused-limoges-bad-draw = questi domino non possono essere pescati adesso
refused-limoges-bad-event = { $event } non è nella pila degli eventi, o non ha quel lato
refused-limoges-bad-lots = si pesca un domino per ogni posto che può ancora essere primo, e per nessun altro
refused-limoges-bad-ostensions = queste Ostensioni non possono essere viste adesso
refused-limoges-bad-tiles = queste tessere non possono entrare nelle file adesso
refused-limoges-bag-empty = il sacchetto è vuoto, non c’è niente da pescare
refused-limoges-bears-another = { $place } sorregge un altro domino
refused-limoges-cannot-give-up = { $tile } non si può cedere: solo una vostra tessera più vecchia che non sia in prigione
refused-limoges-colour-only-for-events = si nomina un colore solo per gli eventi, e sempre per quelli ({ $tile })
refused-limoges-data-domino = un domino ha due metà, qui sono { $found }
refused-limoges-data-effect-length = l’effetto richiede { $wanted } parole dopo la prima, ce ne sono { $found }
refused-limoges-data-file-missing = il file manca
refused-limoges-data-flag = qui ci vuole true o false, non { $found }
refused-limoges-data-id = «{ $id }» non è un identificatore, o compare due volte
refused-limoges-data-key-missing = manca { $missing }
refused-limoges-data-key-unknown = { $unknown } qui non significa niente
refused-limoges-data-kind = questo deve essere di tipo { $wanted }, non { $found }
refused-limoges-data-measure = la misura { $measure } non è seguita dalle parole giuste
refused-limoges-data-number = { $found } non è tra { $least } e { $most }
refused-limoges-data-one-action = un’azione ha un effetto, questa ne ha { $found }
refused-limoges-data-power-missing = manca il potere { $power }
refused-limoges-data-toml = questo non è TOML: { $reason }
refused-limoges-data-too-few = ci sono { $found } obiettivi, ne servono almeno { $least }
refused-limoges-data-word = «{ $found }» non è nessuno di: { $known }
refused-limoges-domino-not-in-hand = non avete { $domino } in mano
refused-limoges-domino-too-small = il domino dato deve avere un totale di almeno { $least }
refused-limoges-domino-twice = un domino si usa una volta sola
refused-limoges-double-covers-high = su un doppio la guardia copre sempre la metà alta
refused-limoges-event-not-held = non possedete { $event }
refused-limoges-events-need-tiles = gli eventi richiedono le tessere: no-tiles ed events si escludono
refused-limoges-french-only = gli uomini del Visconte si compensano solo con influenza francese
refused-limoges-guard-unchanged = la guardia di { $place } resterebbe com’è
refused-limoges-guarded-already = la guardia di { $place } è già stata spostata in questo turno
refused-limoges-half-missing = { $place } accetta solo un domino con un { $half }
refused-limoges-half-unsaid = dite quale metà copre la guardia di { $place }: high o low
refused-limoges-hand-lacks = il posto { $seat } non ha questo meeple ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }) in mano
refused-limoges-inner-gates-first = prima devono esserci tutte le porte interne; mancano: { $missing }
refused-limoges-must-shed = la vostra mano non è diminuita: nominate un domino da scartare
refused-limoges-named-twice = qualcosa è nominato due volte: { $words }
refused-limoges-need-not-shed = la vostra mano è diminuita: nessun domino si scarta
refused-limoges-needs-a-six = le Ostensioni richiedono un domino con un sei e accanto almeno un uno
refused-limoges-no-action = { $tile } non è una vostra tessera attiva con un’azione
refused-limoges-no-consulat = non c’è un Consolato con un domino per questo colore ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    })
refused-limoges-no-entry = non avete una porta attiva nelle mura intorno a { $place } ({ $zone })
refused-limoges-no-guard-to-move = nessuna vostra guardia in questa città ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) potrebbe cambiare
refused-limoges-no-justice = nessuno viene liberato prima che ci sia un domino sulla Giustizia
refused-limoges-no-match = { $place } richiede un domino che condivida una metà con un vicino
refused-limoges-no-meeple-there = su { $place } non c’è un meeple di un avversario
refused-limoges-no-ostension-left = nella pila non resta nessuna Ostensione
refused-limoges-no-room = avete { $limit } tessere, tutte in prigione: non c’è posto per un’altra
refused-limoges-no-shared-half = il domino deve condividere una metà con { $there } su { $place }
refused-limoges-no-such-space = per questo non c’è uno spazio { $place }
refused-limoges-no-support = { $place } richiede i suoi sostegni; mancano: { $missing }
refused-limoges-no-treasury = «{ $word }» non ha un tesoro; abbey e cathedral ne hanno uno
refused-limoges-not-a-colour = «{ $word }» non è un colore; i colori sono { $known }
refused-limoges-not-a-domino = «{ $word }» non è un domino; i domino si scrivono 6-3
refused-limoges-not-a-pair = «{ $word }» non è una coppia con i due punti, come blue:5-4
refused-limoges-not-a-person = { $tile } non è un Personaggio o Santo di un avversario fuori di prigione
refused-limoges-not-a-seat = «{ $word }» non è un posto; i posti sono numeri da 0
refused-limoges-not-a-target = { $place } non si può distruggere: solo domino fuori dai poteri e Luoghi davanti ai giocatori
refused-limoges-not-an-opponent = il posto { $seat } non è un vostro avversario
refused-limoges-not-dealt = non avete ricevuto { $card }
refused-limoges-not-idle = { $place } adesso non ha bisogno di un meeple, o è in prigione
refused-limoges-not-in-a-row = { $tile } non è in nessuna fila
refused-limoges-not-in-prison = { $prisoner } non è in prigione, o non spetta a voi liberarlo
refused-limoges-not-most = di un altro colore avete più meeple che di questo ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    })
refused-limoges-not-now = non è questa la decisione attesa
refused-limoges-not-of-the-abbey = { $place } non appartiene all’Abbazia né a un’abbazia
refused-limoges-not-one-of = «{ $word }» non è nessuno di: { $known }
refused-limoges-not-recruited = si reclutano solo blu, giallo e rosso, non { $words }
refused-limoges-not-seen = { $tile } non è tra le Ostensioni che avete visto
refused-limoges-not-your-turn = il posto { $seat } adesso non ha niente da decidere
refused-limoges-not-yours = { $place } non è vostro, o non prende un meeple così
refused-limoges-nothing-there = su { $place } non c’è niente
refused-limoges-nothing-to-rob = in questo tesoro ({ $building ->
         [abbey] Abbazia
        *[cathedral] Cattedrale
    }) non c’è nemmeno una moneta per voi
refused-limoges-occupied = su { $place } c’è già un domino
refused-limoges-once-a-turn = { $action } si fa una volta sola per turno
refused-limoges-peace = c’è pace fino alla fine del round: niente viene distrutto
refused-limoges-placed-enough = in un turno si mettono al massimo { $most } domino
refused-limoges-power-closed = il potere { $power } non è in gioco
refused-limoges-power-inactive = il potere { $power } non è attivo: serve un domino con un meeple
refused-limoges-protected = { $place } è protetto da una tessera del suo proprietario
refused-limoges-recycles-two = si riciclano uno o due domino, non { $found }
refused-limoges-reserve-lacks = la riserva non ha meeple di questo colore ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    })
refused-limoges-robbed-already = in questo round avete già derubato un tesoro
refused-limoges-seats-missing = i posti non sono nominati in ordine: { $words }
refused-limoges-setting-twice = { $setting } ha due valori
refused-limoges-swap-same = si scambia con un colore diverso da { $colour }
refused-limoges-too-few-coins = questo costa { $needs } barbarini, ne avete { $has }
refused-limoges-too-few-goods = ne servono { $needs } ({ $good }), ne avete { $has }
refused-limoges-too-few-meeples = servono { $needs } meeple dalla mano ({ $colour ->
         [red] rosso
         [blue] blu
         [yellow] giallo
         [grey] grigio
        *[purple] viola
    }), ne avete { $has }
refused-limoges-too-little-influence = servono { $needs } passi d’influenza ({ $track ->
         [fr] francese
        *[en] inglese
    }), ne avete { $has }
refused-limoges-too-low = { $place } si prende solo con un totale di almeno { $least }
refused-limoges-town-closed = prima pagate per spostare le guardie in questa città ({ $town ->
         [chateau] Château
        *[cite] Cité
    })
refused-limoges-town-open = le guardie di questa città ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) sono già pagate per questo turno
refused-limoges-unknown-word = nessuna mossa comincia con «{ $word }»; le mosse cominciano con: { $known }
refused-limoges-word-too-many = per { $place } si nomina solo il domino
refused-limoges-wrong-colour = { $place } accetta uno di: { $known }
refused-limoges-wrong-length = dopo «{ $word }» non ci possono essere { $words } parole
