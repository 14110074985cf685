## Les Deux Limoges: names

limoges-red = Consul du Château (rouge)
limoges-blue = Consul de la Cité (bleu)
limoges-yellow = Homme du Vicomte (jaune)
limoges-grey = Abbé (gris)
limoges-purple = Évêque (violet)
limoges-chateau = Le Château
limoges-cite = La Cité
limoges-hors = Hors les murs
limoges-fr = Influence française
limoges-en = Influence anglaise
limoges-abbey = L’Abbaye
limoges-cathedral = La Cathédrale
limoges-personnages = Personnages
limoges-lieux = Lieux
limoges-personnage = Personnage
limoges-lieu = Lieu
limoges-saint = Saint
limoges-relic = Relique
limoges-coins = Barbarins
limoges-reserve = Réserve
limoges-prison = Prison
limoges-treasury = Trésor
limoges-bank = Banque
limoges-bag = Sac
limoges-motte = Motte vicomtale
limoges-consulat-chateau = Consulat du Château
limoges-consulat-cite = Consulat de la Cité
limoges-port-naveix = Port du Naveix
limoges-t01-lieu = Église Saint-Michel-des-Lions
limoges-t01-personnage = Richard Cœur de Lion
limoges-t02-lieu = Église Saint-Pierre-du-Queyroix
limoges-t02-personnage = Aliénor d’Aquitaine
limoges-t03-lieu = Abbaye de la Règle
limoges-t03-personnage = Marie de Comborn, abbesse de la Règle
limoges-t04-lieu = Abbaye Saint-Martin
limoges-t04-personnage = Adémar de Chabannes, moine
limoges-t05-lieu = Abbaye Saint-Augustin
limoges-t05-personnage = Bernard Itier, bibliothécaire
limoges-t06-lieu = Hôpital Saint-Gérald
limoges-t06-personnage = Geoffroy de Vigeois, chroniqueur
limoges-t07-lieu = Fontaine d’Aigoulène
limoges-t07-personnage = Raimond de Gau, abbé de Saint-Martial
limoges-t08-lieu = Rue de la Boucherie
limoges-t08-personnage = Bernard Gui, dominicain
limoges-t09-lieu = Place des Bancs
limoges-t09-personnage = Eustorge, évêque
limoges-t10-lieu = Maison commune (rue du Consulat)
limoges-t10-personnage = Jean de Cros, évêque
limoges-t11-lieu = Atelier monétaire
limoges-t11-personnage = Guy V, vicomte
limoges-t12-lieu = Tombeau de saint Martial
limoges-t12-personnage = Henri le Jeune
limoges-t13-lieu = Basilique du Sauveur
limoges-t13-personnage = Henri II Plantagenêt
limoges-t14-lieu = Bibliothèque de Saint-Martial
limoges-t14-personnage = Bernart de Ventadour, troubadour
limoges-t15-lieu = Ateliers des émailleurs
limoges-t15-personnage = Mercadier, routier
limoges-t16-lieu = Palais épiscopal
limoges-t16-personnage = Gérard-Hector du Cher, évêque
limoges-t17-lieu = Baptistère Saint-Jean
limoges-t17-personnage = Ebles, évêque
limoges-t18-lieu = Quartier de l’Abbessaille
limoges-t18-personnage = Hélie, chantre de la cathédrale
limoges-t19-lieu = Clos Sainte-Marie
limoges-t19-personnage = Adémar V, vicomte
limoges-t20-lieu = Moulins de la Vienne
limoges-t20-personnage = Guy VI, vicomte
limoges-t21-lieu = Faubourg Manigne
limoges-t21-personnage = Marguerite de Bourgogne, régente
limoges-t22-lieu = Faubourg Boucherie
limoges-t22-personnage = Marie de Limoges, vicomtesse
limoges-t23-lieu = Tanneries d’Enjoumart
limoges-t23-personnage = Jeanne de Penthièvre, vicomtesse
limoges-t24-lieu = Les Arènes
limoges-t24-personnage = Le Prince Noir
limoges-t25-lieu = Château d’Aixe
limoges-t25-personnage = Jean, duc de Berry
limoges-t26-lieu = Château de Châlus-Chabrol
limoges-t26-personnage = Bertrand du Guesclin
limoges-t27-lieu = Mont Jovis
limoges-t27-personnage = Pierre Basile, arbalétrier
limoges-os1-saint = Saint Martial
limoges-os1-relic = Chef de saint Martial
limoges-os2-saint = Sainte Valérie
limoges-os2-relic = Anneau de sainte Valérie
limoges-os3-saint = Saint Aurélien
limoges-os3-relic = Buste-reliquaire de saint Aurélien
limoges-os4-saint = Saint Loup
limoges-os4-relic = Châsse de saint Loup
limoges-os5-saint = Saint Léonard de Noblat
limoges-os5-relic = Verrou de saint Léonard
limoges-os6-saint = Saint Étienne de Muret
limoges-os6-relic = Vraie Croix de Grandmont
limoges-ev01-a = Incendie du Château (1147)
limoges-ev01-b = Incendie de la Cité (1105)
limoges-ev02-a = Mal des ardents (994)
limoges-ev02-b = Peste noire (1348)
limoges-ev03-a = Siège du Château par Henri II (1183)
limoges-ev03-b = Sac de la Cité par le Prince Noir (1370)
limoges-ev04-a = Sacre de Richard, duc d’Aquitaine (1172)
limoges-ev04-b = Passage de Louis le Jeune (1137)
limoges-ev05-a = Pont Saint-Martial démantelé (1183)
limoges-ev05-b = Pont Saint-Étienne achevé (1203)
limoges-ev06-a = Nouvelle enceinte du Château (1212)
limoges-ev06-b = Quatre portes murées (1373)
limoges-ev07-a = Réforme de Cluny (1062)
limoges-ev07-b = Cathédrale gothique (1273)
limoges-ev08-a = Guerre de la Vicomté
limoges-ev08-b = Arbitrage royal
limoges-ev09-a = Traité de Brétigny (1360)
limoges-ev09-b = Confiscation de la Guyenne (1370)
limoges-ev10-a = Mort de Richard à Châlus (1199)
limoges-ev10-b = Remariage d’Aliénor (1152)
limoges-ev11-a = Foire de la Saint-Martial
limoges-ev11-b = Foire de la Saint-Loup
limoges-ev12-a = Trésor de Saint-Martial pillé (1183)
limoges-ev12-b = Trésor de la cathédrale pillé (1370)
limoges-ev13-a = Grandes ostensions du Château
limoges-ev13-b = Grandes ostensions de la Cité
limoges-ev14-a = Élection des consuls du Château
limoges-ev14-b = Élection des consuls de la Cité
limoges-ev15-a = Émission de barbarins
limoges-ev15-b = Mutation de la monnaie
limoges-ev16-a = Crue de la Vienne
limoges-ev16-b = Grand flottage au Naveix
limoges-ev17-a = Visite d’Urbain II (1095)
limoges-ev17-b = Interdit sur la ville
limoges-ev18-a = Paix de Dieu (994)
limoges-ev18-b = Les prisons d’Imbert ouvertes
limoges-ob01 = Le Grand Abbé
limoges-ob02 = Le Maître d’œuvre
limoges-ob03 = Le Portier du Château
limoges-ob04 = Le Portier de la Cité
limoges-ob05 = Le Pontife
limoges-ob06 = Le Parti de France
limoges-ob07 = Le Parti d’Angleterre
limoges-ob08 = Le Changeur
limoges-ob09 = L’Avocat des puissants
limoges-ob10 = Le Mécène
limoges-ob11 = L’Ami des Consuls
limoges-ob12 = Le Prince de l’Église
limoges-keys-chateau = Clés des Portes du Château
limoges-keys-cite = Clés des Portes de la Cité
limoges-bridge-martial = Contrôle du Pont Saint-Martial
limoges-bridge-etienne = Contrôle du Pont Saint-Étienne
limoges-justice = Justice
limoges-theft-abbey = Voler le Trésor de l’Abbaye
limoges-theft-cathedral = Voler le Trésor de la Cathédrale
limoges-corruption = Corruption
limoges-ostensions = Ostensions
limoges-gi-imbert = Porte Imbert
limoges-gi-orgolet = Porte Orgolet
limoges-gi-pristin = Porte Pristin
limoges-gi-fustinie = Porte Fustinie
limoges-go-montmailler = Porte Montmailler
limoges-go-arenes = Porte des Arènes
limoges-go-saint-esprit = Porte Saint-Esprit (Lansecot)
limoges-go-pissevache = Porte Pissevache
limoges-go-manigne = Porte Manigne
limoges-go-vieille-monnaie = Porte Vieille-Monnaie
limoges-go-boucherie = Porte Boucherie
limoges-go-mireboeuf = Porte Mirebœuf
limoges-gc-panet = Porte Panet
limoges-gc-chene = Porte du Chêne (Rouveix)
limoges-gc-saint-maurice = Porte Saint-Maurice
limoges-gc-escudiere = Porte Escudière
limoges-gc-traboreu = Porte Traboreu
limoges-ab-01 = Abbaye Saint-Martial, emplacement 1
limoges-ab-02 = Abbaye Saint-Martial, emplacement 2
limoges-ab-03 = Abbaye Saint-Martial, emplacement 3
limoges-ab-04 = Abbaye Saint-Martial, emplacement 4
limoges-ab-05 = Abbaye Saint-Martial, emplacement 5
limoges-ab-06 = Abbaye Saint-Martial, emplacement 6
limoges-ab-07 = Abbaye Saint-Martial, emplacement 7
limoges-ab-08 = Abbaye Saint-Martial, emplacement 8
limoges-ab-09 = Abbaye Saint-Martial, emplacement 9
limoges-ab-10 = Abbaye Saint-Martial, emplacement 10
limoges-ab-11 = Abbaye Saint-Martial, emplacement 11
limoges-ab-12 = Abbaye Saint-Martial, emplacement 12
limoges-ab-13 = Abbaye Saint-Martial, emplacement 13
limoges-ab-14 = Abbaye Saint-Martial, emplacement 14
limoges-ca-0 = Cathédrale, rez-de-chaussée 0
limoges-ca-1 = Cathédrale, rez-de-chaussée 1
limoges-ca-2 = Cathédrale, rez-de-chaussée 2
limoges-ca-3 = Cathédrale, rez-de-chaussée 3
limoges-ca-4 = Cathédrale, rez-de-chaussée 4
limoges-ca-5 = Cathédrale, rez-de-chaussée 5
limoges-ca-6 = Cathédrale, rez-de-chaussée 6
limoges-cb-0 = Cathédrale, premier étage 1
limoges-cb-1 = Cathédrale, premier étage 2
limoges-cb-2 = Cathédrale, premier étage 3
limoges-cb-3 = Cathédrale, premier étage 4
limoges-cb-4 = Cathédrale, premier étage 5
limoges-cb-5 = Cathédrale, premier étage 6
limoges-cc-0 = Cathédrale, clocher
limoges-pm-1 = Pont Saint-Martial, arche 1
limoges-pm-2 = Pont Saint-Martial, arche 2
limoges-pm-3 = Pont Saint-Martial, arche 3
limoges-pm-4 = Pont Saint-Martial, arche 4
limoges-pe-1 = Pont Saint-Étienne, arche 1
limoges-pe-2 = Pont Saint-Étienne, arche 2
limoges-pe-3 = Pont Saint-Étienne, arche 3
limoges-pe-4 = Pont Saint-Étienne, arche 4

## Les Deux Limoges: events

event-limoges-activates = La place { $seat } met un meeple sur { $place } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-buys = La place { $seat } achète { $tile } ({ $side }).
event-limoges-comforted = La place { $seat }, volée d’un meeple, avance d’un pas ({ $track ->
         [fr] français
        *[en] anglais
    }) et est à { $now }.
event-limoges-compensated = Pour un meeple manquant, la place { $seat } avance d’un pas ({ $track ->
         [fr] français
        *[en] anglais
    }) et est à { $now }.
event-limoges-completes = La place { $seat } achève l’édifice ({ $building ->
         [abbey] Abbaye
        *[cathedral] Cathédrale
    }).
event-limoges-converts-influence = La place { $seat } cède de l’influence ({ $track ->
         [fr] français
        *[en] anglais
    }) et est à { $now }.
event-limoges-converts-points = La place { $seat } convertit des points de victoire ({ $points }).
event-limoges-deals = La place { $seat } reçoit ses objectifs.
event-limoges-deals-own = La place { $seat } reçoit les objectifs { $cards }.
event-limoges-destroyed = { $place } est détruit.
event-limoges-draws = { $count ->
    [one] La place { $seat } pioche un domino.
   *[other] La place { $seat } pioche { $count } dominos.
}
event-limoges-draws-own = La place { $seat } pioche { $dominoes }.
event-limoges-drops = La place { $seat } défausse { $event } sans effet.
event-limoges-earns-commerce = Le commerce rapporte { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la place { $seat }.
event-limoges-earns-fair = La foire rapporte { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la place { $seat } à ses portes.
event-limoges-earns-mint = La frappe de monnaie rapporte { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la place { $seat }.
event-limoges-earns-recycling = Les dominos recyclés rapportent { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la place { $seat }.
event-limoges-earns-tax = La place { $seat } perçoit { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } de taxe à ses portes.
event-limoges-earns-tax-bonus = Une tuile ajoute { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la taxe de la place { $seat }.
event-limoges-earns-theft = La place { $seat } vole { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } dans le trésor ({ $source ->
         [abbey] Abbaye
        *[cathedral] Cathédrale
    }).
event-limoges-earns-tile = La place { $seat } gagne { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    }.
event-limoges-event-enters = L’évènement { $event } ({ $side }) entre dans la file { $row }.
event-limoges-favour = La place { $seat } gagne de l’influence ({ $track ->
         [fr] français
        *[en] anglais
    }) et est à { $now }.
event-limoges-first = La place { $seat } est premier joueur.
event-limoges-frees = La place { $seat } libère { $prisoner } de prison.
event-limoges-gains = La place { $seat } gagne { $count ->
         [one] un meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-gives-up = La place { $seat } rend { $tile }.
event-limoges-guards = Le garde de { $place } couvre maintenant la moitié { $covers ->
         [high] haute
        *[low] basse
    }.
event-limoges-happens = L’évènement { $event } ({ $side }) prend effet.
event-limoges-jails-hand = La place { $seat } met en prison un meeple de la place { $other } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-jails-on = La place { $seat } emmène en prison le meeple de la place { $other } sur { $place } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-jails-tile = La place { $seat } met en prison { $tile } de la place { $other }.
event-limoges-keeps-objective = La place { $seat } garde un objectif.
event-limoges-keeps-objective-own = La place { $seat } garde l’objectif { $card }.
event-limoges-keeps-ostension = La place { $seat } garde { $tile } ({ $side }).
event-limoges-leader-falls = La place { $seat }, en tête, perd de l’influence ({ $track ->
         [fr] français
        *[en] anglais
    }) et est à { $now }.
event-limoges-loses = La place { $seat } perd { $count ->
         [one] un meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-loses-all = La place { $seat } perd tous ses meeples d’une couleur ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-nothing-after-theft = Après son vol, y bâtir ne rapporte aucun meeple à la place { $seat } ({ $building ->
         [abbey] Abbaye
        *[cathedral] Cathédrale
    }).
event-limoges-objective = { $rank ->
    [0] Objectif { $objective } : la place { $seat } n’a rien à montrer.
   *[other] Objectif { $objective } : la place { $seat } a { $measure }, rang { $rank }, points : { $points }.
}
event-limoges-opens-guards = La place { $seat } peut replacer ses gardes ({ $town ->
         [chateau] Château
        *[cite] Cité
    }).
event-limoges-ousted = Le domino sur { $place } est écarté.
event-limoges-over = { $reason ->
    [abbey] L’Abbaye est achevée : la partie est finie.
    [cathedral] La Cathédrale est achevée : la partie est finie.
    [influence] Une piste d’influence est au bout : la partie est finie.
   *[bag] Un sac n’a plus assez de dominos pour une main : la partie est finie.
}
event-limoges-pays-conversion = La place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } pour sa tuile.
event-limoges-pays-destruction = Pour la Motte, la place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la banque.
event-limoges-pays-event = L’évènement coûte { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la place { $seat }.
event-limoges-pays-influence = La place { $seat } paie en influence ({ $track ->
         [fr] français
        *[en] anglais
    }) et est à { $now }.
event-limoges-pays-jail = La Justice coûte { $count ->
         [one] un meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }) à la place { $seat }.
event-limoges-pays-justice = Pour un prisonnier, la place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } { $to ->
         [bank] à la banque
         [abbey] au trésor de l’Abbaye
         [cathedral] au trésor de la Cathédrale
        *[other] à la place { $to }
    }.
event-limoges-pays-keys = Pour les Clés, la place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } { $to ->
         [bank] à la banque
         [abbey] au trésor de l’Abbaye
         [cathedral] au trésor de la Cathédrale
        *[other] à la place { $to }
    }.
event-limoges-pays-mercenary = Une tuile prend { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la place { $seat } pour { $to ->
         [bank] la banque
         [abbey] au trésor de l’Abbaye
         [cathedral] au trésor de la Cathédrale
        *[other] la place { $to }
    }.
event-limoges-pays-ostensions = Pour les Ostensions, la place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la banque.
event-limoges-pays-placement = Pour le domino, la place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } { $to ->
         [bank] à la banque
         [abbey] au trésor de l’Abbaye
         [cathedral] au trésor de la Cathédrale
        *[other] à la place { $to }
    }.
event-limoges-pays-tax = La place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } de taxe des portes { $to ->
         [bank] à la banque
         [abbey] au trésor de l’Abbaye
         [cathedral] au trésor de la Cathédrale
        *[other] à la place { $to }
    }.
event-limoges-pays-tile = Pour la tuile, la place { $seat } paie { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } à la banque.
event-limoges-places = La place { $seat } place { $domino } sur { $place }.
event-limoges-points-reward = { $points ->
    [one] La récompense donne un point à la place { $seat } pour un domino à l’Abbaye ou à la Cathédrale.
   *[other] La récompense donne { $points } points à la place { $seat } pour ses dominos à l’Abbaye et à la Cathédrale.
}
event-limoges-points-reward-tile = { $points ->
    [one] Une tuile donne un point de plus à la place { $seat }.
   *[other] Une tuile donne { $points } points de plus à la place { $seat }.
}
event-limoges-points-tile = { $points ->
    [one] La place { $seat } gagne un point.
   *[other] La place { $seat } gagne { $points } points.
}
event-limoges-pushed-off = { $tile } est éjectée de la file { $row }.
event-limoges-recall = Tous les meeples d’une couleur sont rappelés ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-recruits = La place { $seat } recrute { $count ->
         [one] un meeple
        *[other] { $count } meeples
    } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-round = Round { $round } : la place { $first } commence.
event-limoges-score = La place { $seat } a { $total } : { $points } de points, { $french } français, { $english } anglais, { $objectives } d’objectifs.
event-limoges-sees = { $count ->
    [one] La place { $seat } voit une Ostension.
   *[other] La place { $seat } voit { $count } Ostensions.
}
event-limoges-sees-own = La place { $seat } voit { $tiles }.
event-limoges-shared-win = Les places { $seats } se partagent la victoire.
event-limoges-steals = La place { $seat } prend { $count ->
         [one] un meeple
        *[other] { $count } meeples
    } dans la main de la place { $other } ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-swaps = La place { $seat } échange un meeple de sa main ({ $give ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }) contre un de la réserve ({ $take ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }).
event-limoges-throws-away = La place { $seat } écarte { $domino }.
event-limoges-tile-enters = { $tile } entre dans la file { $row }.
event-limoges-treasury-emptied = Le trésor ({ $building ->
         [abbey] Abbaye
        *[cathedral] Cathédrale
    }) est pillé : { $coins ->
         [one] un barbarin
        *[other] { $coins } barbarins
    } pour la banque.
event-limoges-uses = La place { $seat } utilise { $tile }.
event-limoges-votes = { $votes ->
    [none] La place { $seat } ne vote pas.
   *[other] La place { $seat } vote { $votes }.
}
event-limoges-wins = La place { $seat } gagne.

## Les Deux Limoges: refusals

refused-limoges-abbey-empty = il n’y a pas encore de domino dans l’Abbaye
refused-limoges-arch-order = les arches se bâtissent dans l’ordre : { $wanted } vient avant { $place }
refused-limoges-bad-choice = { $tile } propose : { $known }
refused-limoges-bad-deal = chaque place reçoit deux objectifs différents de la boîte
refused-limoges-bad-draw = ces dominos ne peuvent pas être piochés maintenant
refused-limoges-bad-event = { $event } n’est pas dans la pile des évènements, ou n’a pas cette face
refused-limoges-bad-lots = on tire un domino pour chaque place qui peut encore commencer, et pour aucune autre
refused-limoges-bad-ostensions = ces Ostensions ne peuvent pas être vues maintenant
refused-limoges-bad-tiles = ces tuiles ne peuvent pas entrer dans les files maintenant
refused-limoges-bag-empty = le sac est vide, il n’y a rien à piocher
refused-limoges-bears-another = { $place } soutient un autre domino
refused-limoges-cannot-give-up = { $tile } ne peut pas être rendue : seulement une de vos tuiles plus anciennes, hors prison
refused-limoges-colour-only-for-events = on nomme une couleur seulement pour un évènement, et toujours pour lui ({ $tile })
refused-limoges-data-domino = un domino a deux moitiés, ici il y en a { $found }
refused-limoges-data-effect-length = l’effet demande { $wanted } mots après le premier, il y en a { $found }
refused-limoges-data-file-missing = le fichier manque
refused-limoges-data-flag = ici on met true ou false, pas { $found }
refused-limoges-data-id = « { $id } » n’est pas un identifiant, ou y est deux fois
refused-limoges-data-key-missing = { $missing } manque
refused-limoges-data-key-unknown = { $unknown } ne veut rien dire ici
refused-limoges-data-kind = ceci doit être de type { $wanted }, pas { $found }
refused-limoges-data-measure = la mesure { $measure } n’est pas suivie des bons mots
refused-limoges-data-number = { $found } n’est pas entre { $least } et { $most }
refused-limoges-data-one-action = une action a un effet, celle-ci en a { $found }
refused-limoges-data-power-missing = le pouvoir { $power } manque
refused-limoges-data-toml = ce n’est pas du TOML : { $reason }
refused-limoges-data-too-few = il y a { $found } objectifs, il en faut au moins { $least }
refused-limoges-data-word = « { $found } » n’est rien de : { $known }
refused-limoges-domino-not-in-hand = vous n’avez pas { $domino } en main
refused-limoges-domino-too-small = le domino donné doit totaliser au moins { $least }
refused-limoges-domino-twice = un domino ne sert qu’une fois
refused-limoges-double-covers-high = sur un double, le garde couvre toujours la moitié haute
refused-limoges-event-not-held = vous ne détenez pas { $event }
refused-limoges-events-need-tiles = les évènements demandent les tuiles : no-tiles et events s’excluent
refused-limoges-french-only = les hommes du Vicomte ne se compensent qu’en influence française
refused-limoges-guard-unchanged = le garde de { $place } resterait tel quel
refused-limoges-guarded-already = le garde de { $place } a déjà été déplacé pendant ce tour
refused-limoges-half-missing = { $place } n’accepte qu’un domino portant un { $half }
refused-limoges-half-unsaid = dites quelle moitié le garde de { $place } couvre : high ou low
refused-limoges-hand-lacks = la place { $seat } n’a pas ce meeple ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }) en main
refused-limoges-inner-gates-first = il faut d’abord toutes les portes intérieures ; il manque : { $missing }
refused-limoges-must-shed = votre main n’a pas diminué : nommez un domino à écarter
refused-limoges-named-twice = quelque chose est nommé deux fois : { $words }
refused-limoges-need-not-shed = votre main a diminué : aucun domino n’est écarté
refused-limoges-needs-a-six = les Ostensions demandent un domino avec un six et au moins un un à côté
refused-limoges-no-action = { $tile } n’est pas une de vos tuiles actives avec une action
refused-limoges-no-consulat = il n’y a pas de Consulat avec un domino pour cette couleur ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    })
refused-limoges-no-entry = vous n’avez pas de porte active dans le mur autour de { $place } ({ $zone })
refused-limoges-no-guard-to-move = aucun de vos gardes de cette ville ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) ne pourrait changer
refused-limoges-no-justice = personne n’est libéré avant qu’un domino soit posé sur la Justice
refused-limoges-no-match = { $place } demande un domino qui partage une moitié avec un voisin
refused-limoges-no-meeple-there = aucun meeple d’un adversaire n’est sur { $place }
refused-limoges-no-ostension-left = il ne reste pas d’Ostension dans la pile
refused-limoges-no-room = vous avez { $limit } tuiles, toutes en prison : pas de place pour une autre
refused-limoges-no-shared-half = le domino doit partager une moitié avec { $there } sur { $place }
refused-limoges-no-such-space = il n’y a pas d’emplacement { $place } pour cela
refused-limoges-no-support = { $place } demande ses appuis ; il manque : { $missing }
refused-limoges-no-treasury = « { $word } » n’a pas de trésor ; abbey et cathedral en ont un
refused-limoges-not-a-colour = « { $word } » n’est pas une couleur ; les couleurs sont { $known }
refused-limoges-not-a-domino = « { $word } » n’est pas un domino ; un domino s’écrit 6-3
refused-limoges-not-a-pair = « { $word } » n’est pas une paire avec deux-points, comme blue:5-4
refused-limoges-not-a-person = { $tile } n’est ni un Personnage ni un Saint d’un adversaire hors de prison
refused-limoges-not-a-seat = « { $word } » n’est pas une place ; les places sont des nombres à partir de 0
refused-limoges-not-a-target = { $place } ne peut pas être détruit : seulement les dominos hors des pouvoirs et les Lieux des joueurs
refused-limoges-not-an-opponent = la place { $seat } n’est pas votre adversaire
refused-limoges-not-dealt = vous n’avez pas reçu { $card }
refused-limoges-not-idle = { $place } n’a pas besoin de meeple maintenant, ou est en prison
refused-limoges-not-in-a-row = { $tile } n’est dans aucune file
refused-limoges-not-in-prison = { $prisoner } n’est pas en prison, ou n’est pas à vous
refused-limoges-not-most = vous avez plus de meeples d’une autre couleur que de celle-ci ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    })
refused-limoges-not-now = ce n’est pas la décision attendue
refused-limoges-not-of-the-abbey = { $place } n’est ni de l’Abbaye ni une abbaye
refused-limoges-not-one-of = « { $word } » n’est rien de : { $known }
refused-limoges-not-recruited = seuls le bleu, le jaune et le rouge se recrutent, pas { $words }
refused-limoges-not-seen = { $tile } n’est pas parmi les Ostensions que vous avez vues
refused-limoges-not-your-turn = la place { $seat } n’a rien à décider maintenant
refused-limoges-not-yours = { $place } n’est pas à vous, ou ne prend pas de meeple ainsi
refused-limoges-nothing-there = il n’y a rien sur { $place }
refused-limoges-nothing-to-rob = il n’y a pas une pièce pour vous dans ce trésor ({ $building ->
         [abbey] Abbaye
        *[cathedral] Cathédrale
    })
refused-limoges-occupied = un domino est déjà sur { $place }
refused-limoges-once-a-turn = { $action } ne se fait qu’une fois par tour
refused-limoges-peace = c’est la paix jusqu’à la fin du round : rien n’est détruit
refused-limoges-placed-enough = on place au plus { $most } dominos par tour
refused-limoges-power-closed = le pouvoir { $power } n’est pas en jeu
refused-limoges-power-inactive = le pouvoir { $power } n’est pas actif : il faut un domino avec un meeple
refused-limoges-protected = { $place } est protégé par une tuile de son propriétaire
refused-limoges-recycles-two = on recycle un ou deux dominos, pas { $found }
refused-limoges-reserve-lacks = la réserve n’a pas de meeple de cette couleur ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    })
refused-limoges-robbed-already = vous avez déjà volé un trésor pendant ce round
refused-limoges-seats-missing = les places ne sont pas nommées dans l’ordre : { $words }
refused-limoges-setting-twice = { $setting } a deux valeurs
refused-limoges-swap-same = on échange contre une autre couleur que { $colour }
refused-limoges-too-few-coins = cela coûte { $needs } barbarins, vous en avez { $has }
refused-limoges-too-few-goods = il en faut { $needs } ({ $good }), vous en avez { $has }
refused-limoges-too-few-meeples = il faut { $needs } meeples de votre main ({ $colour ->
         [red] rouge
         [blue] bleu
         [yellow] jaune
         [grey] gris
        *[purple] violet
    }), vous en avez { $has }
refused-limoges-too-little-influence = il faut { $needs } points d’influence ({ $track ->
         [fr] français
        *[en] anglais
    }), vous en avez { $has }
refused-limoges-too-low = { $place } ne se prend qu’avec un total d’au moins { $least }
refused-limoges-town-closed = payez d’abord pour replacer les gardes de cette ville ({ $town ->
         [chateau] Château
        *[cite] Cité
    })
refused-limoges-town-open = les gardes de cette ville ({ $town ->
         [chateau] Château
        *[cite] Cité
    }) sont déjà payés pour ce tour
refused-limoges-unknown-word = aucun coup ne commence par « { $word } » ; ils commencent par : { $known }
refused-limoges-word-too-many = pour { $place } on ne nomme que le domino
refused-limoges-wrong-colour = { $place } prend l’une de : { $known }
refused-limoges-wrong-length = après « { $word } » il ne peut pas y avoir { $words } mots
