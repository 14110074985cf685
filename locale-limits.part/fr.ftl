## Limits : les mots du jeu
# $seat, $accused, $accuser, $loser, $earner, $winners sont des noms de joueurs ; $card est r, y, g, b ou v ;
# $cards sont des noms de couleurs, en énumération.

limits-colour-r = rouge
limits-colour-y = jaune
limits-colour-g = vert
limits-colour-b = bleu
limits-colour-v = violet
limits-limit-card = carte Limite
limits-colour-card = carte Couleur
limits-pile = pile de jeu
limits-draw-pile = pioche
limits-hand = main
limits-hidden-card = carte cachée
limits-points = points
limits-no-limit = sans limite
limits-round = manche
limits-variant-open-pile = pile ouverte : toutes les cartes posées restent visibles
limits-move-hide = cacher
limits-move-play = poser
limits-move-exchange = échanger quatre cartes
limits-move-accuse = accuser
limits-a-card =
    { $card ->
        [r] une carte rouge
        [y] une carte jaune
        [g] une carte verte
        [b] une carte bleue
       *[v] une carte violette
    }
limits-cards-of =
    { $card ->
        [r] cartes rouges
        [y] cartes jaunes
        [g] cartes vertes
        [b] cartes bleues
       *[v] cartes violettes
    }

## Limits : refus

refused-limits-cards-files =
    { $found ->
        [0] Il n’y a aucun fichier de cartes Limite ; il en faut un.
       *[other] Les cartes Limite doivent être dans un seul fichier, et non dans { $found }.
    }
refused-limits-cards-count =
    { $found ->
        [one] Il y a { $found } carte Limite ; il en faut { $wanted }.
       *[other] Il y a { $found } cartes Limite ; il en faut { $wanted }.
    }
refused-limits-cards-values =
    { $found ->
        [one] Cette ligne a { $found } valeur ; une carte Limite en a cinq : rouge, jaune, vert, bleu et violet.
       *[other] Cette ligne a { $found } valeurs ; une carte Limite en a cinq : rouge, jaune, vert, bleu et violet.
    }
refused-limits-cards-value = « { $found } » n’est ni un nombre de 0 à 9 ni X.
refused-limits-not-due = Ce n’est pas à ce joueur de jouer.
refused-limits-shuffle-due = Il faut d’abord mélanger les cartes.
refused-limits-shuffle-cards =
    { $found ->
        [0] Le mélange ne contient pas de { limits-cards-of } ; il en faut douze.
        [1] Le mélange ne contient qu’{ limits-a-card } ; il en faut douze.
       *[other] Le mélange contient { $found } { limits-cards-of } ; il en faut douze.
    }
refused-limits-no-such-seat = Il n’y a pas de place { $seat } à cette table.
refused-limits-shuffle-limits =
    { $found ->
        [one] Le mélange contient { $found } carte Limite ; cette table joue avec { $wanted }.
       *[other] Le mélange contient { $found } cartes Limite ; cette table joue avec { $wanted }.
    }
refused-limits-shuffle-unknown-limit = Il n’y a pas de carte Limite numéro { $limit } ; elles sont numérotées de 1 à 24.
refused-limits-shuffle-limit-twice = La carte Limite numéro { $limit } apparaît plusieurs fois.
refused-limits-hide-first =
    { $wanted ->
        [one] Posez d’abord une carte, recto caché.
       *[other] Posez d’abord { $wanted } cartes, recto caché.
    }
refused-limits-hide-count =
    { $wanted ->
        [one] Il faut cacher une carte, et non { $found }.
       *[other] Il faut cacher { $wanted } cartes, et non { $found }.
    }
refused-limits-not-in-hand = Il vous manque { limits-a-card } en main pour cela.
refused-limits-must-accuse = Votre main est vide : vous devez accuser quelqu’un.
refused-limits-not-four =
    { $found ->
        [0] Il faut quatre { limits-cards-of } pour un échange ; vous n’en avez aucune.
       *[other] Il faut quatre { limits-cards-of } pour un échange ; vous n’en avez que { $found }.
    }
refused-limits-turn-due = C’est votre tour : posez une carte, échangez-en quatre ou accusez un joueur.
refused-limits-accuse-oneself = Vous ne pouvez pas vous accuser vous-même.
refused-limits-nothing-laid = La place { $seat } n’a posé aucune carte dans cette manche et ne peut pas être accusée.
refused-limits-unreadable = « { $found } » n’est pas un coup de Limits.
refused-limits-unknown-colour = « { $found } » n’est pas une couleur ; les couleurs sont r, y, g, b et v.
refused-limits-one-colour = Il faut ici une seule couleur, et non « { $found } ».
refused-limits-not-a-number = « { $found } » n’est pas un nombre.

## Limits : événements

event-limits-drew = { $seat } pioche : { $cards }.
event-limits-drew-unseen =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
event-limits-drew-nothing = La pioche est vide : { $seat } ne pioche rien.
event-limits-round = Manche { $round } sur { $rounds }. Carte Limite : rouge { $r }, jaune { $y }, vert { $g }, bleu { $b }, violet { $v }. { $seat } commence.
event-limits-hid = { $seat } cache : { $cards }.
event-limits-hid-unseen =
    { $count ->
        [one] { $seat } cache une carte.
       *[other] { $seat } cache { $count } cartes.
    }
event-limits-laid = { $seat } pose { limits-a-card }.
event-limits-exchanged = { $seat } montre quatre { limits-cards-of } et les échange contre un point : deux vont sur la pile de jeu, deux sur la pioche.
event-limits-accused = { $seat } accuse { $accused }.
event-limits-revealed = { $seat } avait caché : { $cards }.
event-limits-guilty =
    { $lying ->
        [one] Il y a { limits-a-card } dans la pile de jeu, pour une limite de { $allowed } (carte Limite { $printed }, cartes cachées { $raised }). { $accuser } a raison : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
       *[other] Il y a { $lying } { limits-cards-of } dans la pile de jeu, pour une limite de { $allowed } (carte Limite { $printed }, cartes cachées { $raised }). { $accuser } a raison : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
    }
event-limits-innocent =
    { $allowed ->
        [X] Il n’y a pas de limite pour les { limits-cards-of }. { $accuser } a tort : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
       *[other] La limite des { limits-cards-of } n’est pas dépassée : { $lying } dans la pile de jeu, { $allowed } au maximum (carte Limite { $printed }, cartes cachées { $raised }). { $accuser } a tort : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
    }
event-limits-over = La dernière carte Limite est prise, la partie est terminée. Le plus de points : { $winners }.
