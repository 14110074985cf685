## Les Deux Limoges: names

limoges-red = Consul of the Château (red)
limoges-blue = Consul of the Cité (blue)
limoges-yellow = Viscount’s man (yellow)
limoges-grey = Abbot (grey)
limoges-purple = Bishop (purple)
limoges-chateau = The Château
limoges-cite = The Cité
limoges-hors = Outside the walls
limoges-fr = French influence
limoges-en = English influence
limoges-abbey = The Abbey
limoges-cathedral = The Cathedral
limoges-personnages = Personnages
limoges-lieux = Places
limoges-personnage = Person
limoges-lieu = Place
limoges-saint = Saint
limoges-relic = Relic
limoges-coins = Barbarins
limoges-reserve = Reserve
limoges-prison = Prison
limoges-treasury = Treasury
limoges-bank = Bank
limoges-bag = Bag
limoges-motte = The Viscount’s Motte
limoges-consulat-chateau = Consulat of the Château
limoges-consulat-cite = Consulat of the Cité
limoges-port-naveix = Port of Naveix
limoges-t01-lieu = Church of Saint-Michel-des-Lions
limoges-t01-personnage = Richard the Lionheart
limoges-t02-lieu = Church of Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleanor of Aquitaine
limoges-t03-lieu = Abbey of La Règle
limoges-t03-personnage = Marie of Comborn, abbess of La Règle
limoges-t04-lieu = Abbey of Saint-Martin
limoges-t04-personnage = Adémar of Chabannes, monk
limoges-t05-lieu = Abbey of Saint-Augustin
limoges-t05-personnage = Bernard Itier, librarian
limoges-t06-lieu = Hospital of Saint-Gérald
limoges-t06-personnage = Geoffrey of Vigeois, chronicler
limoges-t07-lieu = Fountain of Aigoulène
limoges-t07-personnage = Raimond de Gau, abbot
limoges-t08-lieu = Butchers’ street
limoges-t08-personnage = Bernard Gui, Dominican
limoges-t09-lieu = Market of the Bancs
limoges-t09-personnage = Eustorge, bishop
limoges-t10-lieu = Town house, Consulat street
limoges-t10-personnage = Jean de Cros, bishop
limoges-t11-lieu = The Mint
limoges-t11-personnage = Guy V, viscount
limoges-t12-lieu = Tomb of Saint Martial
limoges-t12-personnage = Henry the Young King
limoges-t13-lieu = Basilica of the Saviour
limoges-t13-personnage = Henry II Plantagenet
limoges-t14-lieu = Library of Saint-Martial
limoges-t14-personnage = Bernart of Ventadour, troubadour
limoges-t15-lieu = Enamellers’ workshops
limoges-t15-personnage = Mercadier, mercenary captain
limoges-t16-lieu = Bishop’s palace
limoges-t16-personnage = Gérard-Hector du Cher, bishop
limoges-t17-lieu = Baptistery of Saint-Jean
limoges-t17-personnage = Ebles, bishop
limoges-t18-lieu = The Abbessaille quarter
limoges-t18-personnage = Hélie, cantor of the cathedral
limoges-t19-lieu = Clos Sainte-Marie
limoges-t19-personnage = Adémar V, viscount
limoges-t20-lieu = Mills on the Vienne
limoges-t20-personnage = Guy VI, viscount
limoges-t21-lieu = Manigne suburb
limoges-t21-personnage = Margaret of Burgundy, regent
limoges-t22-lieu = Boucherie suburb
limoges-t22-personnage = Marie of Limoges, viscountess
limoges-t23-lieu = Tanneries of Enjoumart
limoges-t23-personnage = Joan of Penthièvre, viscountess
limoges-t24-lieu = The Arena
limoges-t24-personnage = The Black Prince
limoges-t25-lieu = Castle of Aixe
limoges-t25-personnage = John, duke of Berry
limoges-t26-lieu = Castle of Châlus-Chabrol
limoges-t26-personnage = Bertrand du Guesclin
limoges-t27-lieu = Mont Jovis
limoges-t27-personnage = Pierre Basile, crossbowman
limoges-os1-saint = Saint Martial
limoges-os1-relic = Head of Saint Martial
limoges-os2-saint = Saint Valerie
limoges-os2-relic = Ring of Saint Valerie
limoges-os3-saint = Saint Aurelian
limoges-os3-relic = Bust reliquary of Saint Aurelian
limoges-os4-saint = Saint Lupus
limoges-os4-relic = Shrine of Saint Lupus
limoges-os5-saint = Saint Leonard of Noblat
limoges-os5-relic = Bolt of Saint Leonard
limoges-os6-saint = Saint Stephen of Muret
limoges-os6-relic = True Cross of Grandmont
limoges-ev01-a = Fire in the Château
limoges-ev01-b = Fire in the Cité
limoges-ev02-a = Saint Anthony’s fire
limoges-ev02-b = Black Death
limoges-ev03-a = Henry II besieges the Château
limoges-ev03-b = Sack of the Cité by the Black Prince
limoges-ev04-a = Richard invested as duke
limoges-ev04-b = Louis the Younger visits
limoges-ev05-a = Pont St-Martial dismantled
limoges-ev05-b = Pont St-Étienne completed
limoges-ev06-a = New wall of the Château
limoges-ev06-b = Four gates walled up
limoges-ev07-a = Cluniac reform
limoges-ev07-b = The Gothic cathedral begins
limoges-ev08-a = War of the Viscounty
limoges-ev08-b = Royal arbitration
limoges-ev09-a = Treaty of Brétigny
limoges-ev09-b = Confiscation of Guyenne
limoges-ev10-a = Richard dies at Châlus
limoges-ev10-b = Eleanor remarries
limoges-ev11-a = Saint Martial’s fair
limoges-ev11-b = Saint Lupus’ fair
limoges-ev12-a = Saint-Martial’s treasury looted
limoges-ev12-b = Cathedral treasury looted
limoges-ev13-a = Great ostensions of the Château
limoges-ev13-b = Great ostensions of the Cité
limoges-ev14-a = Election of the Château consuls
limoges-ev14-b = Election of the Cité consuls
limoges-ev15-a = Minting of barbarins
limoges-ev15-b = Debasement
limoges-ev16-a = The Vienne floods
limoges-ev16-b = Log drive at the Naveix
limoges-ev17-a = Urban II visits
limoges-ev17-b = Interdict on the town
limoges-ev18-a = Peace of God
limoges-ev18-b = The Imbert prison opened
limoges-ob01 = The Great Abbot
limoges-ob02 = The Master Builder
limoges-ob03 = Gatekeeper of the Château
limoges-ob04 = Gatekeeper of the Cité
limoges-ob05 = The Bridge-builder
limoges-ob06 = The French party
limoges-ob07 = The English party
limoges-ob08 = The Money-changer
limoges-ob09 = Advocate of the mighty
limoges-ob10 = The Patron
limoges-ob11 = Friend of the Consuls
limoges-ob12 = Prince of the Church
limoges-keys-chateau = Keys of the Château gates
limoges-keys-cite = Keys of the Cité gates
limoges-bridge-martial = Control of Pont St-Martial
limoges-bridge-etienne = Control of Pont St-Étienne
limoges-justice = Justice
limoges-theft-abbey = Rob the Abbey treasury
limoges-theft-cathedral = Rob the Cathedral treasury
limoges-corruption = Corruption
limoges-ostensions = Ostensions
limoges-gi-imbert = Gate Imbert
limoges-gi-orgolet = Gate Orgolet
limoges-gi-pristin = Gate Pristin
limoges-gi-fustinie = Gate Fustinie
limoges-go-montmailler = Gate Montmailler
limoges-go-arenes = Gate Arènes
limoges-go-saint-esprit = Gate Saint-Esprit (Lansecot)
limoges-go-pissevache = Gate Pissevache
limoges-go-manigne = Gate Manigne
limoges-go-vieille-monnaie = Gate Vieille-Monnaie
limoges-go-boucherie = Gate Boucherie
limoges-go-mireboeuf = Gate Mirebœuf
limoges-gc-panet = Gate Panet
limoges-gc-chene = Gate Chêne (Rouveix)
limoges-gc-saint-maurice = Gate Saint-Maurice
limoges-gc-escudiere = Gate Escudière
limoges-gc-traboreu = Gate Traboreu
limoges-ab-01 = Abbey, space 1
limoges-ab-02 = Abbey, space 2
limoges-ab-03 = Abbey, space 3
limoges-ab-04 = Abbey, space 4
limoges-ab-05 = Abbey, space 5
limoges-ab-06 = Abbey, space 6
limoges-ab-07 = Abbey, space 7
limoges-ab-08 = Abbey, space 8
limoges-ab-09 = Abbey, space 9
limoges-ab-10 = Abbey, space 10
limoges-ab-11 = Abbey, space 11
limoges-ab-12 = Abbey, space 12
limoges-ab-13 = Abbey, space 13
limoges-ab-14 = Abbey, space 14
limoges-ca-0 = Cathedral, ground floor 0
limoges-ca-1 = Cathedral, ground floor 1
limoges-ca-2 = Cathedral, ground floor 2
limoges-ca-3 = Cathedral, ground floor 3
limoges-ca-4 = Cathedral, ground floor 4
limoges-ca-5 = Cathedral, ground floor 5
limoges-ca-6 = Cathedral, ground floor 6
limoges-cb-0 = Cathedral, first floor 1
limoges-cb-1 = Cathedral, first floor 2
limoges-cb-2 = Cathedral, first floor 3
limoges-cb-3 = Cathedral, first floor 4
limoges-cb-4 = Cathedral, first floor 5
limoges-cb-5 = Cathedral, first floor 6
limoges-cc-0 = Cathedral, belfry
limoges-pm-1 = Pont Saint-Martial, arch 1
limoges-pm-2 = Pont Saint-Martial, arch 2
limoges-pm-3 = Pont Saint-Martial, arch 3
limoges-pm-4 = Pont Saint-Martial, arch 4
limoges-pe-1 = Pont Saint-Étienne, arch 1
limoges-pe-2 = Pont Saint-Étienne, arch 2
limoges-pe-3 = Pont Saint-Étienne, arch 3
limoges-pe-4 = Pont Saint-Étienne, arch 4

## Les Deux Limoges: events

event-limoges-activates = Seat { $seat } puts a meeple on { $place } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-buys = Seat { $seat } buys { $tile } ({ $side }).
event-limoges-comforted = Seat { $seat }, robbed of a meeple, takes a step ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-compensated = For a missing meeple seat { $seat } takes a step ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-completes = Seat { $seat } completes the building ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }).
event-limoges-converts-influence = Seat { $seat } gives up influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-converts-points = Seat { $seat } converts victory points ({ $points }).
event-limoges-deals = Seat { $seat } gets its objectives.
event-limoges-deals-own = Seat { $seat } gets the objectives { $cards }.
event-limoges-destroyed = { $place } is destroyed.
event-limoges-draws = { $count ->
    [one] Seat { $seat } draws a domino.
   *[other] Seat { $seat } draws { $count } dominoes.
}
event-limoges-draws-own = Seat { $seat } draws { $dominoes }.
event-limoges-drops = Seat { $seat } drops { $event } without effect.
event-limoges-earns-commerce = Commerce brings seat { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-fair = The fair brings seat { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } at its gates.
event-limoges-earns-mint = The mint brings seat { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-recycling = Recycled dominoes bring seat { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-tax = Seat { $seat } collects { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } of tax at its gates.
event-limoges-earns-tax-bonus = A tile adds { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to the tax of seat { $seat }.
event-limoges-earns-theft = Seat { $seat } robs the treasury ({ $source ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }) of { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-earns-tile = Seat { $seat } gets { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-event-enters = The event { $event } ({ $side }) enters the row { $row }.
event-limoges-favour = Seat { $seat } gains influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-first = Seat { $seat } is first player.
event-limoges-frees = Seat { $seat } frees { $prisoner } from prison.
event-limoges-gains = Seat { $seat } gains { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-gives-up = Seat { $seat } gives up { $tile }.
event-limoges-guards = The guard of { $place } now covers the { $covers ->
         [high] high
        *[low] low
    } half.
event-limoges-happens = The event { $event } ({ $side }) takes effect.
event-limoges-jails-hand = Seat { $seat } puts a meeple of seat { $other } in prison ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-jails-on = Seat { $seat } takes the meeple of seat { $other } from { $place } to prison ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-jails-tile = Seat { $seat } puts { $tile } of seat { $other } in prison.
event-limoges-keeps-objective = Seat { $seat } keeps an objective.
event-limoges-keeps-objective-own = Seat { $seat } keeps the objective { $card }.
event-limoges-keeps-ostension = Seat { $seat } keeps { $tile } ({ $side }).
event-limoges-leader-falls = Seat { $seat }, the leader, loses influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-loses = Seat { $seat } loses { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-loses-all = Seat { $seat } loses all its meeples of one colour ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-nothing-after-theft = After its theft, building there brings seat { $seat } no meeple ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }).
event-limoges-objective = { $rank ->
    [0] Objective { $objective }: seat { $seat } has nothing to show.
   *[other] Objective { $objective }: seat { $seat } has { $measure }, rank { $rank }, points: { $points }.
}
event-limoges-opens-guards = Seat { $seat } may move its guards ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = The domino on { $place } is removed.
event-limoges-over = { $reason ->
    [abbey] The Abbey is complete: the game is over.
    [cathedral] The Cathedral is complete: the game is over.
    [influence] A track of influence is at its end: the game is over.
   *[bag] A bag has too few dominoes for a new hand: the game is over.
}
event-limoges-pays-conversion = Seat { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } for its tile.
event-limoges-pays-destruction = For the Motte seat { $seat } pays the bank { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-pays-event = The event costs seat { $seat } { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-pays-influence = Seat { $seat } pays with influence ({ $track ->
         [fr] French
        *[en] English
    }) and is at { $now }.
event-limoges-pays-jail = Justice costs seat { $seat } { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-pays-justice = For a prisoner seat { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] seat { $to }
    }.
event-limoges-pays-keys = For the Keys seat { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] seat { $to }
    }.
event-limoges-pays-mercenary = A tile takes { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } from seat { $seat } for { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] seat { $to }
    }.
event-limoges-pays-ostensions = For the Ostensions seat { $seat } pays the bank { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-pays-placement = For the domino seat { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] seat { $to }
    }.
event-limoges-pays-tax = Seat { $seat } pays { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } of gate tax to { $to ->
         [bank] the bank
         [abbey] the treasury of the Abbey
         [cathedral] the treasury of the Cathedral
        *[other] seat { $to }
    }.
event-limoges-pays-tile = For the tile seat { $seat } pays the bank { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-places = Seat { $seat } places { $domino } on { $place }.
event-limoges-points-reward = { $points ->
    [one] The reward brings seat { $seat } one point for a domino in Abbey or Cathedral.
   *[other] The reward brings seat { $seat } { $points } points for its dominoes in Abbey and Cathedral.
}
event-limoges-points-reward-tile = { $points ->
    [one] A tile brings seat { $seat } one more point.
   *[other] A tile brings seat { $seat } { $points } more points.
}
event-limoges-points-tile = { $points ->
    [one] Seat { $seat } gains one point.
   *[other] Seat { $seat } gains { $points } points.
}
event-limoges-pushed-off = { $tile } is pushed off the end of the row { $row }.
event-limoges-recall = All meeples of one colour are called back ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-recruits = Seat { $seat } recruits { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-round = Round { $round }: seat { $first } is first.
event-limoges-score = Seat { $seat } has { $total }: { $points } from points, { $french } French, { $english } English, { $objectives } from objectives.
event-limoges-sees = { $count ->
    [one] Seat { $seat } sees one Ostension.
   *[other] Seat { $seat } sees { $count } Ostensions.
}
event-limoges-sees-own = Seat { $seat } sees { $tiles }.
event-limoges-shared-win = Seats { $seats } share the victory.
event-limoges-steals = Seat { $seat } takes { $count ->
         [one] one meeple
        *[other] { $count } meeples
    } from the hand of seat { $other } ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-swaps = Seat { $seat } swaps a meeple of its hand ({ $give ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }) for one of the reserve ({ $take ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }).
event-limoges-throws-away = Seat { $seat } throws { $domino } away.
event-limoges-tile-enters = { $tile } enters the row { $row }.
event-limoges-treasury-emptied = The treasury ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    }) is looted: { $coins ->
         [one] one barbarin
        *[other] { $coins } barbarins
    } go to the bank.
event-limoges-uses = Seat { $seat } uses { $tile }.
event-limoges-votes = { $votes ->
    [none] Seat { $seat } does not vote.
   *[other] Seat { $seat } votes { $votes }.
}
event-limoges-wins = Seat { $seat } wins.

## Les Deux Limoges: refusals

refused-limoges-abbey-empty = there is no domino in the Abbey yet
refused-limoges-arch-order = arches are built in order: { $wanted } comes before { $place }
refused-limoges-bad-choice = { $tile } offers: { $known }
refused-limoges-bad-deal = every seat gets two different objectives of the box
refused-limoges-bad-draw = these dominoes cannot be drawn now
refused-limoges-bad-event = { $event } is not in the stack of events, or has no such side
refused-limoges-bad-lots = a domino is drawn for each seat that may still be first, and for no other
refused-limoges-bad-ostensions = these Ostensions cannot be seen now
refused-limoges-bad-tiles = these tiles cannot enter the rows now
refused-limoges-bag-empty = the bag is empty, there is nothing to draw
refused-limoges-bears-another = { $place } bears another domino
refused-limoges-cannot-give-up = { $tile } cannot be given up: only an older tile of yours that is not in prison
refused-limoges-colour-only-for-events = a colour is named for events only, and always for them ({ $tile })
refused-limoges-data-domino = a domino has two halves, this has { $found }
refused-limoges-data-effect-length = the effect needs { $wanted } words after the first, there are { $found }
refused-limoges-data-file-missing = the file is missing
refused-limoges-data-flag = this is true or false, not { $found }
refused-limoges-data-id = "{ $id }" is no id, or stands twice
refused-limoges-data-key-missing = { $missing } is missing
refused-limoges-data-key-unknown = { $unknown } means nothing here
refused-limoges-data-kind = this has to be of kind { $wanted }, not { $found }
refused-limoges-data-measure = the measure { $measure } is not followed by the right words
refused-limoges-data-number = { $found } is not from { $least } to { $most }
refused-limoges-data-one-action = an action has one effect, this has { $found }
refused-limoges-data-power-missing = the power { $power } is missing
refused-limoges-data-toml = this is not TOML: { $reason }
refused-limoges-data-too-few = there are { $found } objectives, at least { $least } are needed
refused-limoges-data-word = "{ $found }" is none of: { $known }
refused-limoges-domino-not-in-hand = you do not have { $domino } in your hand
refused-limoges-domino-too-small = the domino given up must have a total of at least { $least }
refused-limoges-domino-twice = a domino can be used only once
refused-limoges-double-covers-high = on a double the guard always covers the high half
refused-limoges-event-not-held = you do not hold { $event }
refused-limoges-events-need-tiles = events need tiles: no-tiles and events exclude each other
refused-limoges-french-only = men of the Viscount are made up for by French influence only
refused-limoges-guard-unchanged = the guard of { $place } would stay as it is
refused-limoges-guarded-already = the guard of { $place } was moved in this turn already
refused-limoges-half-missing = { $place } takes only a domino with a { $half }
refused-limoges-half-unsaid = say which half the guard of { $place } covers: high or low
refused-limoges-hand-lacks = seat { $seat } has no such meeple ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }) in hand
refused-limoges-inner-gates-first = first all inner gates must stand; missing: { $missing }
refused-limoges-must-shed = your hand has not become smaller: name a domino to throw away
refused-limoges-named-twice = something is named twice: { $words }
refused-limoges-need-not-shed = your hand has become smaller: no domino is thrown away
refused-limoges-needs-a-six = the Ostensions need a domino with a six and at least a one beside it
refused-limoges-no-action = { $tile } is no active tile of yours with an action
refused-limoges-no-consulat = there is no Consulat with a domino for this colour ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    })
refused-limoges-no-entry = you have no active gate in the wall around { $place } ({ $zone })
refused-limoges-no-guard-to-move = no guard of yours in this town ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) could change
refused-limoges-no-justice = nobody is freed before a domino lies on Justice
refused-limoges-no-match = { $place } needs a domino that shares a half with a neighbour
refused-limoges-no-meeple-there = no meeple of an opponent is on { $place }
refused-limoges-no-ostension-left = no Ostension is left in the stack
refused-limoges-no-room = you have { $limit } tiles, all of them in prison: no room for another
refused-limoges-no-shared-half = the domino must share a half with { $there } on { $place }
refused-limoges-no-such-space = there is no space { $place } for this
refused-limoges-no-support = { $place } needs its supports; missing: { $missing }
refused-limoges-no-treasury = "{ $word }" has no treasury; abbey and cathedral have one
refused-limoges-not-a-colour = "{ $word }" is no colour; the colours are { $known }
refused-limoges-not-a-domino = "{ $word }" is no domino; dominoes look like 6-3
refused-limoges-not-a-pair = "{ $word }" is no pair with a colon, as in blue:5-4
refused-limoges-not-a-person = { $tile } is no Personnage or Saint of an opponent outside the prison
refused-limoges-not-a-seat = "{ $word }" is no seat; seats are numbers from 0
refused-limoges-not-a-target = { $place } cannot be destroyed: only dominoes off the powers, and Lieu tiles before players
refused-limoges-not-an-opponent = seat { $seat } is no opponent of yours
refused-limoges-not-dealt = you were not dealt { $card }
refused-limoges-not-idle = { $place } needs no meeple now, or is in prison
refused-limoges-not-in-a-row = { $tile } is in neither row
refused-limoges-not-in-prison = { $prisoner } is not in prison, or not yours to free
refused-limoges-not-most = you have more meeples of another colour than of this one ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    })
refused-limoges-not-now = this is not the decision that is due
refused-limoges-not-of-the-abbey = { $place } belongs neither to the Abbey nor to an abbey
refused-limoges-not-one-of = "{ $word }" is none of: { $known }
refused-limoges-not-recruited = only blue, yellow and red can be recruited, not { $words }
refused-limoges-not-seen = { $tile } is not among the Ostensions you saw
refused-limoges-not-your-turn = seat { $seat } has nothing to decide now
refused-limoges-not-yours = { $place } is not yours, or takes no meeple this way
refused-limoges-nothing-there = nothing lies on { $place }
refused-limoges-nothing-to-rob = there is not one coin for you in this treasury ({ $building ->
         [abbey] Abbey
        *[cathedral] Cathedral
    })
refused-limoges-occupied = a domino lies on { $place } already
refused-limoges-once-a-turn = { $action } can be done only once in a turn
refused-limoges-peace = there is peace until the end of the round: nothing is destroyed
refused-limoges-placed-enough = at most { $most } dominoes are placed in a turn
refused-limoges-power-closed = the power { $power } is not in play
refused-limoges-power-inactive = the power { $power } is not active: it needs a domino with a meeple
refused-limoges-protected = { $place } is protected by a tile of its owner
refused-limoges-recycles-two = one or two dominoes are recycled, not { $found }
refused-limoges-reserve-lacks = the reserve has no meeple of this colour ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    })
refused-limoges-robbed-already = you have robbed a treasury in this round already
refused-limoges-seats-missing = the seats are not named one after the other: { $words }
refused-limoges-setting-twice = { $setting } has two values
refused-limoges-swap-same = a swap is for another colour than { $colour }
refused-limoges-too-few-coins = this costs { $needs } barbarins, you have { $has }
refused-limoges-too-few-goods = this takes { $needs } ({ $good }), you have { $has }
refused-limoges-too-few-meeples = this takes { $needs } meeples from your hand ({ $colour ->
         [red] red
         [blue] blue
         [yellow] yellow
         [grey] grey
        *[purple] purple
    }), you have { $has }
refused-limoges-too-little-influence = this takes { $needs } steps of influence ({ $track ->
         [fr] French
        *[en] English
    }), you have { $has }
refused-limoges-too-low = { $place } is taken only with a total of at least { $least }
refused-limoges-town-closed = first pay for moving guards in this town ({ $town ->
         [chateau] Château
        *[cite] Cité
    })
refused-limoges-town-open = guards of this town ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) were paid for in this turn already
refused-limoges-unknown-word = "{ $word }" begins no move; moves begin with: { $known }
refused-limoges-word-too-many = on { $place } only the domino is named
refused-limoges-wrong-colour = { $place } takes one of: { $known }
refused-limoges-wrong-length = after "{ $word }" there cannot be { $words } words
