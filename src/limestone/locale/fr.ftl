## Command line

command-limestone =
    Une table pour trois jeux : Limes, Limits et Les Deux Limoges.
    Une feuille de partie est un fichier texte qui finit en .game ; chaque commande en dit plus avec --help.
command-play =
    Joue une partie dans ce terminal.
    Tape un coup en notation, ? pour voir ce qui peut suivre, help pour une explication.
command-simulate =
    Joue des parties au hasard, selon les règles, et écris la feuille de chacune.
    Le même --seed donne les mêmes fichiers. Une série interrompue reprend où elle en était.
command-replay =
    Vérifie une feuille de partie et raconte la partie étape par étape.
    Finit avec le code de sortie 1 si une étape est interdite ou si le résultat est faux.
command-legal = Liste les coups permis après la dernière étape d’une feuille de partie, un par ligne.
command-show = Dessine la position après la dernière étape d’une feuille de partie.
command-decks = Occupe-toi des fichiers de tes propres cartes.
command-decks-check =
    Vérifie un fichier de cartes ou un dossier de données.
    Dit à quelle ligne se trouve une erreur et laquelle, ou que tout va bien.

option-lang = La langue : en, de, fr, nl ou it ; sinon celle de l’environnement.
option-version = Affiche la version.
option-help = Affiche cette aide.
option-seats = À combien on joue.
option-variant = Une variante des règles ; peut être donnée plusieurs fois.
option-seed = Mots ou chiffres qui décident de tous les tirages.
option-resume = Reprends la partie de cette feuille.
option-deck = Limes : un fichier avec d’autres cartes paysage.
option-cards = Limits : un fichier avec d’autres cartes Limite.
option-data = Les Deux Limoges : un dossier avec d’autres données.
option-games = Combien de parties.
option-out = Le dossier où vont les feuilles de partie.
option-game = Le jeu auquel appartient le fichier.

heading-usage = Usage :
heading-options = Options
heading-commands = Commandes

usage-no-such-option = il n’y a pas d’option { $option }
usage-missing = il manque { $parameter }
usage-no-such-command = il n’y a pas de commande « { $command } »
usage-expects-number = { $parameter } attend un nombre entier
usage-expects-at-least = { $parameter } attend un nombre entier à partir de { $least }
usage-expects-choice = { $parameter } attend l’un de ces mots : { $choices }
usage-expects-file = { $parameter } attend un fichier qui existe
usage-expects-folder = { $parameter } attend un dossier
usage-expects-path = { $parameter } attend un fichier ou un dossier qui existe
usage-wrong = { $reason }
usage-try = { $command } --help en dit plus

stopped = interrompu
simulated = { $games ->
    [0] Aucune feuille de partie n’est dans { $folder }.
    [one] Une feuille de partie est dans { $folder }.
   *[other] { $games } feuilles de partie sont dans { $folder }.
}
replay-unfinished = { $steps ->
    [0] La partie n’est pas finie ; la feuille n’a encore aucune étape.
    [one] La partie n’est pas finie ; la feuille s’arrête après une étape.
   *[other] La partie n’est pas finie ; la feuille s’arrête après { $steps } étapes.
}
deck-good = { $file } est complet : { $digest }

## At the table

prompt = { $seat }>
seat-name = Siège { $seat }
curtain = Au tour de { $seat }. Passe le clavier, puis appuie sur Entrée.
left = À la prochaine fois. La partie est gardée dans { $file } dès qu’une étape a été jouée ; « resume » la reprend.
undone = Coup annulé.
saved = Partie enregistrée dans { $file }.
resumed = On reprend { $file }.
complete-none = Aucun coup ne commence par « { $typed } ».
complete-more = … et { $count } autres ; tape encore un peu, puis de nouveau ?.
help-commands =
    ? liste ce qui peut suivre, même au milieu d’un coup (d5?).
    undo annule le dernier coup, save FICHIER et resume FICHIER gardent une partie et la reprennent,
    show dessine tous les sièges avec leurs points, quit quitte la table.

## Refusals

refusal-section = { $section } : { $sentence }
refusal-move = siège { $seat }, { $move } : { $sentence }
refusal-line = ligne { $line } : { $sentence }
refusal-key = { $key } : { $sentence }
refusal-file = { $file } : { $sentence }

refused-unknown-game = il n’y a pas de jeu « { $name } » ; il y a { $known }
refused-unknown-variant = il n’y a pas de variante « { $word } » ; il y a { $known }
refused-seats-out-of-range = on ne peut pas jouer à { $seats } ; on joue de { $least } à { $most }
refused-wrong-material = { $game } ne connaît pas --{ $word } ; ses cartes ou ses données se donnent avec --{ $right }
refused-not-text = ce n’est pas un fichier texte
refused-unreadable = impossible à lire : { $reason }
refused-unwritable = impossible à écrire : { $reason }
refused-not-due = le siège { $seat } n’a rien à décider maintenant
refused-undo-horizon = ce coup ne peut plus être annulé : depuis, quelqu’un d’autre a décidé ou une carte a été piochée
refused-undo-nothing = il n’y a rien à annuler

refused-record-not-a-record = une feuille de partie commence par une ligne « limestone 1 »
refused-record-format = cette feuille de partie est au format { $found } ; nous lisons le format { $known }
refused-record-rules = cette partie a été jouée avec la version { $rules } des règles ; nous connaissons la version { $known }
refused-record-material = cette partie a été jouée avec un autre matériel ({ $wanted }, ici { $given }) ; donne-le avec --{ $word }
refused-record-key-missing = il manque la ligne « { $key } » à l’en-tête
refused-record-key-twice = l’en-tête a deux lignes « { $key } »
refused-record-key-unknown = l’en-tête a une ligne inconnue « { $key } »
refused-record-number = « { $found } » n’est pas un nombre pour « { $key } »
refused-record-no-blank-line = il manque la ligne vide après l’en-tête
refused-record-comment-before-step = un commentaire précède la première étape
refused-record-step = « { $found } » n’est pas un siège et son coup
refused-record-seat-twice = le siège { $seat } décide deux fois dans une même étape
refused-record-wrong-seats = doivent décider : { $due } ; trouvé : { $found }
refused-record-after-the-end = la partie était finie avant cette étape
refused-record-hidden = cette feuille cache des coups (« ? ») : on peut la montrer, pas la rejouer
refused-record-result-early = la feuille donne un résultat, mais la partie n’est pas finie
refused-record-result-missing = la partie est finie, mais la feuille ne donne pas de résultat
refused-record-result-wrong = le résultat dit { $found }, le décompte donne { $counted }

## Limes

limes-status = { $workers ->
    [0] Points jusqu’ici : { $points }. Il ne reste aucun ouvrier dans la réserve.
    [one] Points jusqu’ici : { $points }. Il reste un ouvrier dans la réserve.
   *[other] Points jusqu’ici : { $points }. Il reste { $workers } ouvriers dans la réserve.
}
limes-help =
    Tout le monde pose la même carte dans un paysage de quatre cartes sur quatre au plus ; ensuite tu places
    un ouvrier dessus, ou tu déplaces un ouvrier vers un territoire voisin, ou tu ne fais ni l’un ni l’autre.
    d4n pose la carte sur la case d4, son haut imprimé vers le nord (n e s w).
    d4n +se place aussi un ouvrier sur sa zone du sud-est (nw ne sw se).
    d5s d4se>e4nw déplace aussi l’ouvrier de la zone d4se à la zone e4nw.
    Les signes : . champ, ~ eau, ^ forêt, # tour, * cabane, @ ouvrier.
    À la fin, un fermier compte les zones de son champ, un pêcheur les cabanes au bord de son lac,
    un bûcheron les territoires autour de sa forêt, un gardien les zones de forêt qu’il voit.
limes-count-head = { $points ->
    [0] { $seat } : aucun point
    [one] { $seat } : un point
   *[other] { $seat } : { $points } points
}
limes-count-farmer = { $points ->
    [0] { "  " }fermier en { $zone } : aucune zone ({ $reasons })
    [one] { "  " }fermier en { $zone } : une zone ({ $reasons })
   *[other] { "  " }fermier en { $zone } : { $points } zones ({ $reasons })
}
limes-count-fisherman = { $points ->
    [0] { "  " }pêcheur en { $zone } : aucune cabane ({ $reasons })
    [one] { "  " }pêcheur en { $zone } : une cabane ({ $reasons })
   *[other] { "  " }pêcheur en { $zone } : { $points } cabanes ({ $reasons })
}
limes-count-woodcutter = { $points ->
    [0] { "  " }bûcheron en { $zone } : aucun territoire ({ $reasons })
    [one] { "  " }bûcheron en { $zone } : un territoire ({ $reasons })
   *[other] { "  " }bûcheron en { $zone } : { $points } territoires ({ $reasons })
}
limes-count-watchman = { $points ->
    [0] { "  " }gardien en { $zone } : ne voit aucune zone de forêt ({ $reasons })
    [one] { "  " }gardien en { $zone } : voit une zone de forêt ({ $reasons })
   *[other] { "  " }gardien en { $zone } : voit { $points } zones de forêt ({ $reasons })
}
limes-ladder = { $step ->
    [0] Il y a encore de la marge.
    [1] Un paysage honnête.
    [2] Un bon paysage.
    [3] Un très bon paysage.
   *[4] Remarquable.
}

event-limes-drawn = Tour { $round } : carte { $card }.
event-limes-laid = { $seat } pose la carte { $card } en { $square }, le haut vers { $turn ->
    [n] le nord
    [e] l’est
    [s] le sud
   *[w] l’ouest
}.
event-limes-placed = { $seat } place un { $profession ->
    [farmer] fermier
    [fisherman] pêcheur
    [woodcutter] bûcheron
   *[watchman] gardien
} en { $zone }.
event-limes-moved = { $seat } déplace un ouvrier de { $from } à { $to } : c’est maintenant un { $profession ->
    [farmer] fermier
    [fisherman] pêcheur
    [woodcutter] bûcheron
   *[watchman] gardien
}.
event-limes-counted = { $points ->
    [0] { $seat } n’a aucun point.
    [one] { $seat } a un point.
   *[other] { $seat } a { $points } points.
}
event-limes-solo = { $points ->
    [0] Le paysage est complet : aucun point.
    [one] Le paysage est complet : un point.
   *[other] Le paysage est complet : { $points } points.
}
event-limes-won = { $seats } gagne avec { $points } points.
event-limes-shared = { $seats } se partagent la victoire avec { $points } points.

refused-limes-notation = « { $found } » n’est pas un coup ; un coup s’écrit comme d4n +se ou d5s d4se>e4nw
refused-limes-square = « { $found } » n’est pas une case ; elles vont de a1 à g7
refused-limes-turn = « { $found } » n’est pas une orientation ; il y a n, e, s et w
refused-limes-quarter = « { $found } » n’est pas un quart ; il y a nw, ne, sw et se
refused-limes-zone = « { $found } » n’est pas une zone ; une zone s’écrit comme d4nw
refused-limes-posting = « { $found } » n’est rien qu’un ouvrier puisse faire ; +se en place un, d4se>e4nw en déplace un
refused-limes-wrong-move = ce n’est pas la décision attendue
refused-limes-first-square = la première carte se pose en d4
refused-limes-square-taken = il y a déjà une carte à cet endroit
refused-limes-apart = la carte ne toucherait aucune autre carte par un côté
refused-limes-apart-diagonal = la carte ne toucherait aucune autre carte, pas même par un coin
refused-limes-too-wide = le paysage aurait { $width ->
    [5] cinq
    [6] six
   *[7] sept
} cartes de large
refused-limes-too-tall = le paysage aurait { $height ->
    [5] cinq
    [6] six
   *[7] sept
} cartes de haut
refused-limes-supply-empty = il ne reste aucun ouvrier dans la réserve
refused-limes-no-worker = il n’y a pas d’ouvrier à cet endroit
refused-limes-no-card = il n’y a pas de carte là où irait l’ouvrier
refused-limes-own-territory = un ouvrier ne se déplace pas à l’intérieur de son propre territoire
refused-limes-out-of-reach = ce territoire ne touche pas celui où se trouve l’ouvrier
refused-limes-out-of-reach-ferryman = ni frontière ni passeur ne mène à ce territoire
refused-limes-draw-unknown = il n’y a pas de carte { $card } ; elles vont de 1 à 24
refused-limes-draw-twice = la carte { $card } a déjà été piochée

refused-deck-incomplete = { $cards ->
    [0] un jeu compte 24 cartes, celui-ci n’en a aucune ; il manque : { $missing }
    [one] un jeu compte 24 cartes, celui-ci n’en a qu’une ; il manque : { $missing }
   *[other] un jeu compte 24 cartes, celui-ci en a { $cards } ; il manque : { $missing }
}
refused-deck-number = il n’y a pas de carte { $number } ; elles vont de 1 à 24
refused-deck-number-twice = la carte { $number } apparaît ici une seconde fois
refused-deck-number-expected = on attend ici le numéro d’une carte, pas « { $found } »
refused-deck-rows = la carte { $card } n’a pas deux rangées
refused-deck-row = « { $found } » n’est pas une rangée de deux zones
refused-deck-zone = « { $found } » n’est pas une zone ; les zones sont . ~ ^ # avec * pour une cabane
refused-deck-hut = « { $found } » : une cabane ne se trouve que sur un champ ou une forêt

## Limits

limits-help =
    La carte Limite dit combien de cartes de chaque couleur peuvent se trouver dans la pile de jeu ; X : sans limite.
    Chacun pose d’abord une carte face cachée, qui augmente de un la limite de sa couleur. Puis, à tour de rôle :
    poser une carte sur la pile, échanger quatre cartes d’une couleur contre un point, ou accuser quelqu’un.
    hide g cache une carte verte (à deux joueurs, deux cartes : hide rg). play r pose une carte rouge.
    exchange v échange quatre cartes violettes. accuse 2 accuse le siège 2 pour sa dernière carte.
    Qui se trompe, ou se fait prendre, reçoit la carte Limite (deux points de moins) ; l’autre gagne un point.
    Couleurs : r rouge, y jaune, g vert, b bleu, v violet. Souviens-toi de ce qui est posé : la pile reste fermée.
limits-picture-limit = { $left ->
    [0] La dernière carte Limite :
    [one] Carte Limite, encore { $left } à venir :
   *[other] Carte Limite, encore { $left } à venir :
}
limits-picture-pile = { $count ->
    [0] La pile de jeu est vide.
    [one] La pile de jeu compte { $count } carte.
   *[other] La pile de jeu compte { $count } cartes.
}
limits-picture-draw = { $count ->
    [0] La pioche est vide.
    [one] La pioche compte { $count } carte.
   *[other] La pioche compte { $count } cartes.
}
limits-picture-hand = Dans ta main :
limits-picture-hidden = Face cachée devant toi :
limits-picture-seat = { $seat } : total { $total } (points { $points }, cartes Limite { $taken }), cartes en main : { $cards }

# $seat, $accused, $accuser, $loser, $earner, $winners sont des noms de joueurs ; $card est r, y, g, b ou v ;
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
limits-variant-open-pile = pile ouverte : toutes les cartes posées restent visibles
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


refused-limits-cards-files =
    { $found ->
        [0] il n’y a aucun fichier de cartes Limite ; il en faut un
       *[other] les cartes Limite doivent être dans un seul fichier, et non dans { $found }
    }
refused-limits-cards-count =
    { $found ->
        [one] il y a { $found } carte Limite ; il en faut { $wanted }
       *[other] il y a { $found } cartes Limite ; il en faut { $wanted }
    }
refused-limits-cards-values =
    { $found ->
        [one] cette ligne a { $found } valeur ; une carte Limite en a cinq : rouge, jaune, vert, bleu et violet
       *[other] cette ligne a { $found } valeurs ; une carte Limite en a cinq : rouge, jaune, vert, bleu et violet
    }
refused-limits-cards-value = « { $found } » n’est ni un nombre de 0 à 9 ni X
refused-limits-not-due = ce n’est pas à ce siège de décider
refused-limits-shuffle-due = il faut d’abord mélanger les cartes
refused-limits-shuffle-cards =
    { $found ->
        [0] le mélange ne contient pas de { limits-cards-of } ; il en faut douze
        [1] le mélange ne contient qu’{ limits-a-card } ; il en faut douze
       *[other] le mélange contient { $found } { limits-cards-of } ; il en faut douze
    }
refused-limits-no-such-seat = il n’y a pas de siège { $seat } à cette table
refused-limits-shuffle-limits =
    { $found ->
        [one] le mélange contient { $found } carte Limite ; cette table joue avec { $wanted }
       *[other] le mélange contient { $found } cartes Limite ; cette table joue avec { $wanted }
    }
refused-limits-shuffle-unknown-limit = il n’y a pas de carte Limite numéro { $limit } ; elles sont numérotées de 1 à 24
refused-limits-shuffle-limit-twice = la carte Limite numéro { $limit } apparaît plusieurs fois
refused-limits-hide-first =
    { $wanted ->
        [one] pose d’abord une carte, face cachée
       *[other] pose d’abord { $wanted } cartes, face cachée
    }
refused-limits-hide-count =
    { $wanted ->
        [one] il faut cacher une carte, et non { $found }
       *[other] il faut cacher { $wanted } cartes, et non { $found }
    }
refused-limits-not-in-hand = il te manque { limits-a-card } en main pour cela
refused-limits-must-accuse = ta main est vide : tu dois accuser quelqu’un
refused-limits-not-four =
    { $found ->
        [0] il faut quatre { limits-cards-of } pour un échange ; tu n’en as aucune
       *[other] il faut quatre { limits-cards-of } pour un échange ; tu n’en as que { $found }
    }
refused-limits-turn-due = c’est ton tour : pose une carte, échanges-en quatre ou accuse quelqu’un
refused-limits-accuse-oneself = tu ne peux pas t’accuser toi-même
refused-limits-nothing-laid = le siège { $seat } n’a posé aucune carte dans cette manche et ne peut pas être accusé
refused-limits-unreadable = « { $found } » n’est pas un coup de Limits
refused-limits-unknown-colour = « { $found } » n’est pas une couleur ; les couleurs sont r, y, g, b et v
refused-limits-one-colour = il faut ici une seule couleur, et non « { $found } »
refused-limits-not-a-number = « { $found } » n’est pas un nombre


event-limits-drew = { $seat } pioche : { $cards }.
event-limits-drew-unseen =
    { $count ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $count } cartes.
    }
event-limits-drew-nothing = La pioche est vide : { $seat } ne pioche rien.
event-limits-round = Manche { $round } sur { $rounds }. Carte Limite : rouge { $r }, jaune { $y }, vert { $g }, bleu { $b }, violet { $v }. { $seat } commence.
event-limits-hid = { $seat } cache : { $cards }.
event-limits-hid-unseen =
    { $count ->
        [one] { $seat } cache une carte.
       *[other] { $seat } cache { $count } cartes.
    }
event-limits-laid = { $seat } pose { limits-a-card }.
event-limits-exchanged = { $seat } montre quatre { limits-cards-of } et les échange contre un point : deux vont sur la pile de jeu, deux sur la pioche.
event-limits-accused = { $seat } accuse { $accused }.
event-limits-revealed = { $seat } avait caché : { $cards }.
event-limits-guilty =
    { $lying ->
        [one] Il y a { limits-a-card } dans la pile de jeu, pour une limite de { $allowed } (carte Limite { $printed }, cartes cachées { $raised }). { $accuser } a raison : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
       *[other] Il y a { $lying } { limits-cards-of } dans la pile de jeu, pour une limite de { $allowed } (carte Limite { $printed }, cartes cachées { $raised }). { $accuser } a raison : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
    }
event-limits-innocent =
    { $allowed ->
        [X] Il n’y a pas de limite pour les { limits-cards-of }. { $accuser } a tort : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
       *[other] La limite des { limits-cards-of } n’est pas dépassée : { $lying } dans la pile de jeu, { $allowed } au maximum (carte Limite { $printed }, cartes cachées { $raised }). { $accuser } a tort : { $loser } prend la carte Limite (−{ $penalty }), { $earner } gagne un point.
    }
event-limits-over = La dernière carte Limite est prise, la partie est terminée. Le plus de points : { $winners }.

## Limoges

## Web
