## Command line

command-limestone =
    Une table pour trois jeux : Limes, Limits et Les Deux Limoges.
    Sans commande, elle démarre sur cette machine et s’ouvre dans votre navigateur. Chaque commande en dit plus avec --help.
command-play =
    Joue une partie dans ce terminal.
    Tapez un coup en notation, ? pour voir ce qui peut suivre, help pour une explication.
command-options =
    Les options d’un jeu en toutes lettres : variantes et lectures de la règle.
    Donnez le mot de chacune que vous voulez avec --variant.
command-simulate =
    Joue des parties et écrit une feuille pour chacune : par des robots, ou par des coups permis au hasard.
    La même graine donne les mêmes fichiers. Une série arrêtée reprend où elle en était.
command-replay =
    Vérifie une feuille de partie et raconte la partie étape par étape.
    Finit avec le code de sortie 1 si une étape est interdite ou si le résultat est faux.
command-legal = Liste les coups permis après la dernière étape d’une feuille de partie, un par ligne.
command-show = Dessine la position après la dernière étape d’une feuille de partie.
command-decks = Gère les fichiers de vos propres cartes.
command-completion =
    Laisse la touche Tab compléter commandes, options et noms de fichiers.
    --install l’écrit là où le shell le trouve ; sinon le script est affiché. SHELL est bash, zsh ou fish.
option-install = L’écrit là où le shell le trouve.
command-decks-check =
    Vérifie un fichier de cartes ou un dossier de données.
    Dit à quelle ligne se trouve une erreur et laquelle, ou que tout va bien.

option-lang = La langue : en, de, fr, nl ou it ; sinon celle de l’environnement.
option-version = Affiche la version.
option-help = Affiche cette aide.
option-seats = À combien on joue.
option-variant = Une variante ou une lecture des règles ; peut être donnée plusieurs fois. Toutes : limestone options GAME.
option-seed = Mots ou chiffres qui décident de tous les tirages.
option-resume = Reprend la partie de cette feuille.
option-deck = Limes : un fichier avec d’autres cartes paysage.
option-cards = Limits : un fichier avec d’autres cartes Limite.
option-data = Les Deux Limoges : un dossier avec d’autres données.
option-games = Combien de parties.
option-out = Le dossier où vont les feuilles de partie.
option-game = Le jeu auquel appartient le fichier.

heading-usage = Usage :
heading-options = Options
heading-commands = Commandes
heading-colon = { $heading } :
word-options = [OPTIONS]
word-command = COMMANDE [ARGUMENTS]
word-file = FICHIER
word-folder = DOSSIER
word-path = CHEMIN
word-number = NOMBRE
word-text = TEXTE
word-address = ADRESSE
word-code = CODE
word-id = IDENTIFIANT
word-date = AAAA-MM-JJ
option-usual = [sinon { $value }]
option-needed = [obligatoire]

usage-no-such-option = il n’y a pas d’option { $option }
usage-missing = il manque { $parameter }
usage-no-such-command = il n’y a pas de commande « { $command } »
usage-expects-number = { $parameter } attend un nombre entier
usage-expects-at-least = { $parameter } attend un nombre entier à partir de { $least }
usage-expects-number-between = { $parameter } attend un nombre de { $least } à { $most }
usage-expects-between = { $parameter } attend un nombre entier de { $least } à { $most }
usage-expects-choice = { $parameter } attend l’un de ces mots : { $choices }
usage-expects-file = { $parameter } attend un fichier qui existe
usage-expects-folder = { $parameter } attend un dossier
usage-expects-path = { $parameter } attend un fichier ou un dossier qui existe
usage-needs-value = { $option } demande une valeur
usage-too-many = rien d’autre n’est attendu ici : { $words }
usage-wrong = { $reason }
usage-try = { $command } --help en dit plus

stopped = interrompu
completion-written = { $file } est écrit ; dans un nouveau shell, Tab complète limestone.
completion-zsh = Dans ~/.zshrc, avant compinit, il faut : fpath=({ $folder } $fpath)
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
listed = { $most } et { $last }
curtain = À { $seat } de jouer. Passez le clavier, puis appuyez sur Entrée.
left = À la prochaine fois. La partie est gardée dans { $file } ; « resume » la reprend.
left-unplayed = À la prochaine fois.
undone = Coup annulé.
saved = Partie enregistrée dans { $file }.
resumed = On reprend { $file }.
show-parts = Le reste de la table : show { $parts }.
show-more = Entrée pour la suite.
hint-busy = Recherche de bons coups…
complete-begun = « { $typed } » commence un coup ; voici la suite possible :
complete-none = Aucun coup ne commence par « { $typed } ».
complete-more = { $count ->
    [one] … et { $count } autre ; tapez encore un peu, puis de nouveau ?.
   *[other] … et { $count } autres ; tapez encore un peu, puis de nouveau ?.
}
help-commands =
    ? liste ce qui peut suivre, même au milieu d’un coup (d5?). Tab complète ce que vous tapez.
    hint propose jusqu’à trois bons coups, avec leur valeur et leur raison.
    undo annule le dernier coup.
    save FICHIER et resume FICHIER gardent une partie et la reprennent.
    show dessine tous les sièges avec leurs points, quit quitte la table.

## Refusals

refusal-section = { $section } : { $sentence }
refusal-move = siège { $seat }, { $move } : { $sentence }
refusal-line = ligne { $line } : { $sentence }
refusal-key = { $key } : { $sentence }
refusal-file = { $file } : { $sentence }

refused-unknown-game = il n’y a pas de jeu « { $name } » ; il y a { $known }
refused-unknown-variant = { $near ->
    [none] il n’y a pas de variante « { $word } » ; il y a { $known }
   *[other] il n’y a pas de variante « { $word } » ; voulez-vous dire « { $near } » ? Il y a { $known }
}
refused-options-exclude = « { $option } » et « { $against } » ne peuvent pas se jouer ensemble
refused-seats-out-of-range = on ne peut pas jouer à { $seats } ; on joue de { $least } à { $most }
refused-too-many-bots = trop de robots : { $bots } ; places pour eux : { $seats }
refused-wrong-material = { $game } ne connaît pas --{ $word } ; ses cartes ou ses données se donnent avec --{ $right }
refused-not-text = ce n’est pas un fichier texte
refused-unreadable = impossible à lire : { $reason }
refused-unwritable = impossible à écrire : { $reason }
refused-not-due = ce n’est pas à vous de jouer
refused-unknown-part = il n’y a pas de partie « { $name } » à montrer ; il y a { $known }
refused-no-outlook = dans ce jeu, rien ne se compte d’avance
refused-undo-horizon = ce coup ne peut plus être annulé : quelqu’un d’autre a joué depuis, ou le hasard est intervenu
refused-undo-nothing = il n’y a rien à annuler
refused-undo-seen = une accusation ne s’annule pas : tous ont vu les cartes qu’elle a retournées

refused-record-not-a-record = une feuille de partie commence par une ligne « limestone 1 »
refused-record-format = cette feuille de partie est au format { $found } ; nous lisons le format { $known }
refused-record-rules = cette partie a été jouée avec la version { $rules } des règles ; nous connaissons la version { $known }
refused-record-material = cette partie a été jouée avec la version { $rules } des règles et le matériel { $wanted } ; ici se trouve { $given }, pour la version { $known } : donnez celui de la partie avec --{ $word }
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
    Tout le monde pose la même carte dans un paysage de quatre cartes sur quatre au plus ; ensuite vous placez
    un ouvrier dessus, ou vous déplacez un ouvrier vers un territoire adjacent, ou vous ne faites ni l’un ni l’autre.
    d4n pose la carte sur la case d4, son haut imprimé vers le nord (n e s w).
    d4n +se place aussi un ouvrier sur sa zone du sud-est (nw ne sw se).
    d5s d4se>e4nw déplace aussi l’ouvrier de la zone d4se à la zone e4nw.
    Les signes : . champ, ~ eau, ^ forêt, # tour, * cabane, @ ouvrier.
    À la fin, un fermier compte les zones de son champ, un pêcheur les cabanes au bord de son eau,
    un bûcheron les territoires adjacents à sa forêt, un gardien les zones de forêt qu’il voit.
limes-count-head = { $points ->
    [0] { $seat } : aucun point
    [one] { $seat } : un point
   *[other] { $seat } : { $points } points
}
limes-count-worker = { $profession ->
    [farmer] { "  " }fermier en { $zone } : { $why }
    [fisherman] { "  " }pêcheur en { $zone } : { $why }
    [woodcutter] { "  " }bûcheron en { $zone } : { $why }
   *[watchman] { "  " }gardien en { $zone } : { $why }
}
limes-points-zone = { $points ->
    [0] aucune zone ({ $places })
    [one] une zone ({ $places })
   *[other] { $points } zones ({ $places })
}
limes-points-hut = { $points ->
    [0] aucune cabane ({ $places })
    [one] une cabane ({ $places })
   *[other] { $points } cabanes ({ $places })
}
limes-points-territory = { $points ->
    [0] aucun territoire ({ $places })
    [one] un territoire ({ $places })
   *[other] { $points } territoires ({ $places })
}
limes-points-sight = { $points ->
    [0] ne voit aucune zone de forêt ({ $places })
    [one] voit une zone de forêt ({ $places })
   *[other] voit { $points } zones de forêt ({ $places })
}
limes-ladder = { $step ->
    [0] Peut progresser
    [1] Satisfaisant
    [2] Bon
    [3] Très bon
   *[4] Excellent
}
limes-a-worker = { $profession ->
    [farmer] un fermier
    [fisherman] un pêcheur
    [woodcutter] un bûcheron
   *[watchman] un gardien
}

event-limes-drawn = Tour { $round } : carte { $card }
event-limes-laid = { $you ->
    [seat] { $seat } posez en { $square }
   *[no] { $seat } pose en { $square }
}
event-limes-placed = { $you ->
    [seat] { $seat } placez { limes-a-worker } en { $zone }
   *[no] { $seat } place { limes-a-worker } en { $zone }
}
event-limes-moved = { $seat } { $you ->
    [seat] déplacez
   *[no] déplace
} un ouvrier en { $to } : il devient { $profession ->
    [farmer] fermier
    [fisherman] pêcheur
    [woodcutter] bûcheron
   *[watchman] gardien
}
event-limes-counted = { $points ->
    [0] { $seat } : aucun point
    [one] { $seat } : un point
   *[other] { $seat } : { $points } points
}
event-limes-solo = { $points ->
    [0] Le paysage est complet : aucun point
    [one] Le paysage est complet : un point
   *[other] Le paysage est complet : { $points } points
}
event-limes-won = { $seats } { $you ->
    [seats] gagnez
   *[no] gagne
} avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
event-limes-shared = { $seats } { $you ->
    [seats] partagez
   *[no] se partagent
} la victoire avec { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
event-limes-tie = { points-each }, et égalité ouvrier par ouvrier
event-limes-tie-break = { points-each } ; { limes-nth-worker } : { $winners } ({ $most }), { $seats } ({ $less })
limes-nth-worker = { $number ->
    [1] meilleur ouvrier
    [2] deuxième meilleur ouvrier
    [3] troisième meilleur ouvrier
    [4] quatrième meilleur ouvrier
    [5] cinquième meilleur ouvrier
    [6] sixième meilleur ouvrier
   *[7] septième meilleur ouvrier
}
points-each = { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}

refused-limes-notation = « { $found } » n’est pas un coup ; un coup s’écrit comme d4n +se ou d5s d4se>e4nw
refused-limes-square = « { $found } » n’est pas une case ; elles vont de a1 à g7
refused-limes-turn = « { $found } » n’est pas une orientation ; il y a n, e, s et w
refused-limes-quarter = « { $found } » n’est pas un quart ; il y a nw, ne, sw et se
refused-limes-zone = « { $found } » n’est pas une zone ; une zone s’écrit comme d4nw
refused-limes-posting = « { $found } » n’est pas une action d’ouvrier ; +se en place un, d4se>e4nw en déplace un
refused-limes-wrong-move = ce n’est pas la décision attendue
refused-limes-first-square = la première carte se pose en d4
refused-limes-square-taken = il y a déjà une carte à cet endroit
refused-limes-apart = la carte ne toucherait aucune autre carte par un côté
refused-limes-apart-diagonal = la carte ne toucherait aucune autre carte, pas même par un coin
refused-limes-too-wide = le paysage aurait { $width } cartes de large ; il n’a jamais plus de 4 × 4 cartes
refused-limes-too-tall = le paysage aurait { $height } cartes de haut ; il n’a jamais plus de 4 × 4 cartes
refused-limes-supply-empty = il ne reste aucun ouvrier dans la réserve
refused-limes-no-worker = il n’y a pas d’ouvrier à cet endroit
refused-limes-no-card = il n’y a pas de carte là où irait l’ouvrier
refused-limes-own-territory = un ouvrier ne se déplace pas à l’intérieur de son propre territoire
refused-limes-out-of-reach = ce territoire n’est pas adjacent à celui où se trouve l’ouvrier
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
refused-deck-hut = carte { $card }, « { $found } » : une cabane sur l’eau ou sur une tour est inhabituelle ; vérifiez qu’elle est voulue

## Limits

limits-help =
    La carte Limite dit combien de cartes de chaque couleur peuvent se trouver dans la pile de jeu ; X : sans limite.
    Chacun pose d’abord une carte face cachée, qui augmente de un la limite de sa couleur. Puis, à tour de rôle :
    poser une carte sur la pile de jeu, échanger quatre cartes de même couleur contre un point, ou accuser quelqu’un.
    hide g cache une carte verte (à deux joueurs, deux cartes : hide rg). play r pose une carte rouge.
    exchange v échange quatre cartes violettes. accuse 2 accuse le siège 2 pour sa dernière carte.
    Qui se trompe, ou se fait prendre, reçoit la carte Limite (deux points de malus) ; l’autre gagne un point.
    Couleurs : r rouge, y jaune, g vert, b bleu, v violet. Souvenez-vous de ce qui est posé : la pile reste fermée.
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
limits-picture-hand = Dans votre main :
limits-picture-hidden = Vos cartes cachées :
limits-picture-seat = { $seat } : total { $total } (points { $points }, cartes Limite { $taken }), cartes en main : { $cards }


limits-colour-r = rouge
limits-colour-y = jaune
limits-colour-g = vert
limits-colour-b = bleu
limits-colour-v = violet
limits-a-card = { $card ->
    [r] une carte rouge
    [y] une carte jaune
    [g] une carte verte
    [b] une carte bleue
    [v] une carte violette
   *[unseen] une carte
}
limits-cards-of = { $card ->
    [r] cartes rouges
    [y] cartes jaunes
    [g] cartes vertes
    [b] cartes bleues
    [v] cartes violettes
   *[unseen] cartes
}


refused-limits-cards-files =
    { $found ->
        [0] il n’y a aucun fichier de cartes Limite ; il en faut un
       *[other] les cartes Limite doivent être dans un seul fichier, et non dans { $found }
    }
limits-counted = { $card ->
    [unseen] { "" }
   *[other] { " " }({ limits-cards-of } : { $lying }, maximum : { $allowed })
}
limits-face = { $r ->
    [unseen] { "" }
   *[other] { "" } : rouge { $r }, jaune { $y }, vert { $g }, bleu { $b }, violet { $v }
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
refused-limits-not-due = ce n’est pas à vous de jouer
refused-limits-shuffle-due = il faut d’abord mélanger les cartes
refused-limits-shuffle-cards =
    { $found ->
        [0] le mélange ne contient pas de { limits-cards-of } ; il en faut douze
        [1] le mélange ne contient qu’{ limits-a-card } ; il en faut douze
       *[other] le mélange contient { $found } { limits-cards-of } ; il en faut douze
    }
refused-limits-no-such-seat = cette place n’existe pas à cette table
refused-limits-starter = c’est { $seat } qui commence cette partie : de partie en partie, chacun commence à son tour
refused-limits-shuffle-limits =
    { $found ->
        [one] le mélange contient { $found } carte Limite ; cette table joue avec { $wanted }
       *[other] le mélange contient { $found } cartes Limite ; cette table joue avec { $wanted }
    }
refused-limits-shuffle-unknown-limit = il n’y a pas de carte Limite numéro { $limit } ; elles sont numérotées de 1 à 24
refused-limits-shuffle-limit-twice = la carte Limite numéro { $limit } apparaît plusieurs fois
refused-limits-hide-first =
    { $wanted ->
        [one] cachez d’abord une carte
       *[other] cachez d’abord { $wanted } cartes
    }
refused-limits-hide-count =
    { $wanted ->
        [one] il faut cacher une carte, et non { $found }
       *[other] il faut cacher { $wanted } cartes, et non { $found }
    }
refused-limits-not-in-hand = il vous manque { limits-a-card } en main
refused-limits-must-accuse = votre main est vide : vous devez accuser quelqu’un
refused-limits-not-four =
    { $found ->
        [0] il faut quatre { limits-cards-of } pour un échange ; vous n’en avez aucune
       *[other] il faut quatre { limits-cards-of } pour un échange ; vous n’en avez que { $found }
    }
refused-limits-turn-due = c’est votre tour : posez une carte, échangez-en quatre ou accusez quelqu’un
refused-limits-accuse-oneself = vous ne pouvez pas vous accuser vous-même
refused-limits-nothing-laid = { $seat } n’a posé aucune carte dans cette manche : accusation impossible
refused-limits-unreadable = « { $found } » n’est pas un coup de Limits
refused-limits-unknown-colour = « { $found } » n’est pas une couleur ; les couleurs sont r, y, g, b et v
refused-limits-one-colour = il faut ici une seule couleur, et non « { $found } »
refused-limits-not-a-number = « { $found } » n’est pas un nombre


event-limits-drew = { $you ->
    [seat] { $seat } piochez : { $cards }
   *[no] { $seat } pioche : { $cards }
}
event-limits-drew-unseen = { $seat } { $you ->
    [seat] piochez
   *[no] pioche
} { $count ->
    [0] 0 carte
    [one] une carte
   *[other] { $count } cartes
}
event-limits-drew-nothing = La pioche est vide : { $you ->
    [seat] vous ne piochez rien
   *[no] { $seat } ne pioche rien
}
event-limits-round = { $you ->
    [seat] Manche { $round } sur { $rounds }{ limits-face } ; vous commencez
   *[no] Manche { $round } sur { $rounds }{ limits-face } ; { $seat } commence
}
event-limits-hid = { $you ->
    [seat] { $seat } cachez : { $cards }
   *[no] { $seat } cache : { $cards }
}
event-limits-hid-unseen = { $seat } { $you ->
    [seat] cachez
   *[no] cache
} { $count ->
    [0] 0 carte
    [one] une carte
   *[other] { $count } cartes
}
event-limits-laid = { $you ->
    [seat] { $seat } posez { limits-a-card }
   *[no] { $seat } pose { limits-a-card }
}
event-limits-exchanged = { $you ->
    [seat] { $seat } échangez quatre { limits-cards-of } contre un point
   *[no] { $seat } échange quatre { limits-cards-of } contre un point
}
event-limits-accused = { $you ->
    [seat] { $seat } accusez { $accused }
    [accused] { $seat } vous accuse
   *[no] { $seat } accuse { $accused }
}
event-limits-revealed = { $you ->
    [seat] { $seat } révélez : { $cards }
   *[no] { $seat } révèle : { $cards }
}
event-limits-guilty = { $you ->
    [seat] Vous avez dépassé la limite{ limits-counted } et recevez la carte Limite (−{ $penalty }) ; { $earner } gagne un point
    [earner] { $seat } a dépassé la limite{ limits-counted } et reçoit la carte Limite (−{ $penalty }) ; vous gagnez un point
   *[no] { $seat } a dépassé la limite{ limits-counted } et reçoit la carte Limite (−{ $penalty }) ; { $earner } gagne un point
}
event-limits-innocent = { $you ->
    [seat] Vous n’avez pas dépassé la limite{ limits-counted } et gagnez un point ; { $loser } reçoit la carte Limite (−{ $penalty })
    [loser] { $seat } n’a pas dépassé la limite{ limits-counted } et gagne un point ; vous recevez la carte Limite (−{ $penalty })
   *[no] { $seat } n’a pas dépassé la limite{ limits-counted } et gagne un point ; { $loser } reçoit la carte Limite (−{ $penalty })
}
event-limits-scores = Après la manche { $round } : { $totals }
limits-total-of = { $you ->
    [seat] vous
   *[no] { $seat }
} ({ $points })
event-limits-tie = { points-each } ; rien ne départage une égalité
event-limits-over = { $winners } : victoire, la dernière carte Limite est prise

## Limoges

limoges-help =
    D’abord, chacun vote en secret : un domino pour chaque couleur voulue, sa valeur basse fait sa force.
    vote blue:5-4 red:3-1 · vote none. Puis, à tour de rôle, placez jusqu’à deux dominos et agissez tant que vous pouvez payer.
    place 6-3 keys_cite yellow prend un pouvoir, place 4-3 gi_imbert high construit une porte (le côté que couvre le garde),
    place 6-3 ab_04 construit dans l’Abbaye. end finit le tour (end 6-3 écarte un domino, quand il le faut).
    Autres coups : activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop ; réponses : gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    Meeples : red consuls du Château, blue consuls de la Cité, yellow hommes du Vicomte, grey abbés, purple évêques.
    Avec ? vous voyez ce que vous pouvez faire. Sur le plateau, @0 est le domino du siège 0 ; le meeple suit.
limoges-picture-last = { $certain ->
    [yes] dernier round
   *[no] peut-être le dernier round
}
limoges-picture-round = Round { $round }, premier joueur : { $seat }
limoges-picture-powers = Pouvoirs
limoges-picture-chateau-inner = Murs intérieurs du Château
limoges-picture-chateau-outer = Murs extérieurs du Château
limoges-picture-cite = Murs de la Cité
limoges-picture-abbey = Abbaye
limoges-picture-cathedral = Cathédrale
limoges-picture-production = Production
limoges-picture-bridges = Ponts
limoges-picture-treasuries = Trésors : Abbaye { $abbey }, Cathédrale { $cathedral }
limoges-picture-seat = { $seat } (@{ $number }) : barbarins { $coins }, points { $points }, influence française { $french }, anglaise { $english }, dominos { $hand }, sac { $bag } ;
limoges-picture-hand = Vos dominos : { $dominoes }
limoges-picture-objectives = Vos objectifs : { $cards }
limoges-picture-on = { $meeple } sur { $half }
limoges-picture-key = Dans les coups : { $words }
limoges-count-objective = { $card } :
limoges-count-standing = { "  " }{ $seat } : { $measure } (rang { $rank }, points { $points })
limoges-meeple = { $colour ->
    [red] consul du Château
    [blue] consul de la Cité
    [yellow] homme du Vicomte
    [grey] abbé
   *[purple] évêque
}
limoges-a-meeple = { $colour ->
    [red] un consul du Château
    [blue] un consul de la Cité
    [yellow] un homme du Vicomte
    [grey] un abbé
   *[purple] un évêque
}
limoges-meeples-of = { $colour ->
    [red] consuls du Château
    [blue] consuls de la Cité
    [yellow] hommes du Vicomte
    [grey] abbés
   *[purple] évêques
}
limoges-some-meeples = { $count ->
    [0] aucun { limoges-meeple }
    [one] { limoges-a-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-meeples = { $count ->
    [one] { $count } { limoges-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-coins = { $coins ->
    [0] 0 barbarin
    [one] un barbarin
   *[other] { $coins } barbarins
}
limoges-goods = { $good ->
    [coins] { $count ->
        [one] { $count } barbarin
       *[other] { $count } barbarins
    }
    [vp] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
    [influence_fr] { $count } d’influence française
    [influence_en] { $count } d’influence anglaise
   *[other] { limoges-n-meeples }
}
limoges-influence = { $track ->
    [fr] influence française
   *[en] influence anglaise
}
limoges-on-track = { $track ->
    [fr] sur la piste Français
   *[en] sur la piste Anglais
}
limoges-to = { $to ->
    [bank] à la banque
    [abbey] au Trésor de l’Abbaye
    [cathedral] au Trésor de la Cathédrale
   *[other] à { $to }
}
limoges-toll-to = { limoges-n-coins } { limoges-to }
limoges-held-by = { $place } ({ $seat })
limoges-vote-for = { $domino } pour les { limoges-meeples-of }
limoges-space-ab = Abbaye, emplacement { $number }
limoges-space-ca = Cathédrale, rez-de-chaussée, emplacement { $number }
limoges-space-cb = Cathédrale, 1er étage, emplacement { $number }
limoges-space-cc = Cathédrale, clocher
limoges-space-pm = Pont Saint-Martial, arche { $number }
limoges-space-pe = Pont Saint-Étienne, arche { $number }

limoges-chateau = Château
limoges-cite = Cité
limoges-fr = Influence française
limoges-en = Influence anglaise
limoges-abbey = Abbaye
limoges-cathedral = Cathédrale
limoges-personnages = Personnages
limoges-lieux = Lieux
limoges-saint = Saint
limoges-relic = Relique
limoges-reserve = Réserve
limoges-prison = Prison
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
limoges-go-saint-esprit = Porte Saint-Esprit
limoges-go-pissevache = Porte Pissevache
limoges-go-manigne = Porte Manigne
limoges-go-vieille-monnaie = Porte Vieille-Monnaie
limoges-go-boucherie = Porte Boucherie
limoges-go-mireboeuf = Porte Mirebœuf
limoges-gc-panet = Porte Panet
limoges-gc-chene = Porte du Chêne
limoges-gc-saint-maurice = Porte Saint-Maurice
limoges-gc-escudiere = Porte Escudière
limoges-gc-traboreu = Porte Traboreu


event-limoges-activates = { $you ->
    [seat] { $seat } activez avec { limoges-a-meeple } : { $place }
   *[no] { $seat } active avec { limoges-a-meeple } : { $place }
}
event-limoges-buys = { $you ->
    [seat] { $seat } achetez la tuile { $tile } avec { $domino } et { limoges-a-meeple }
   *[no] { $seat } achète la tuile { $tile } avec { $domino } et { limoges-a-meeple }
}
event-limoges-comforted = { $you ->
    [seat] { $seat } avancez { limoges-on-track } en compensation du meeple volé (désormais { $now })
   *[no] { $seat } avance { limoges-on-track } en compensation du meeple volé (désormais { $now })
}
event-limoges-compensated = { $you ->
    [seat] { $seat } avancez { limoges-on-track } en compensation (désormais { $now })
   *[no] { $seat } avance { limoges-on-track } en compensation (désormais { $now })
}
event-limoges-completes = { $seat } { $you ->
    [seat] achevez
   *[no] achève
} { $building ->
    [abbey] l’Abbaye
   *[cathedral] la Cathédrale
}
event-limoges-converts-influence = { $you ->
    [seat] { $seat } échangez de l’{ limoges-influence } (désormais { $now })
   *[no] { $seat } échange de l’{ limoges-influence } (désormais { $now })
}
event-limoges-converts-points = { $seat } { $you ->
    [seat] échangez
   *[no] échange
} { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
} de victoire
event-limoges-deals = { $you ->
    [seat] { $seat } recevez des objectifs secrets
   *[no] { $seat } reçoit des objectifs secrets
}
event-limoges-deals-own = { $you ->
    [seat] { $seat } recevez les objectifs { $cards }
   *[no] { $seat } reçoit les objectifs { $cards }
}
event-limoges-destroyed = { $you ->
    [other] Destruction chez vous : { $place }
   *[no] Destruction : { $place }
}
event-limoges-destroys = { $you ->
    [seat] { $seat } détruisez : { $place }
    [other] { $seat } détruit chez vous : { $place }
   *[no] { $seat } détruit : { $place }
}
event-limoges-draws = { $seat } { $you ->
    [seat] piochez
   *[no] pioche
} { $count ->
    [0] 0 domino
    [one] un domino
   *[other] { $count } dominos
}
event-limoges-draws-again = { $seats } : égalité, nouveau tirage pour le premier joueur
event-limoges-draws-own = { $you ->
    [seat] { $seat } piochez { $dominoes }
   *[no] { $seat } pioche { $dominoes }
}
event-limoges-drops = { $you ->
    [seat] { $seat } défaussez l’évènement { $event }
   *[no] { $seat } défausse l’évènement { $event }
}
event-limoges-earns-commerce = Le commerce { $you ->
    [seat] vous rapporte { limoges-n-coins }
   *[no] rapporte { limoges-n-coins } à { $seat }
}
event-limoges-earns-fair = La foire { $you ->
    [seat] vous rapporte { limoges-n-coins } de taxe
   *[no] rapporte { limoges-n-coins } de taxe à { $seat }
}
event-limoges-earns-mint = { $you ->
    [seat] { $seat } frappez { limoges-n-coins }
   *[no] { $seat } frappe { limoges-n-coins }
}
event-limoges-earns-recycling = La Corruption { $you ->
    [seat] vous rapporte { limoges-n-coins }
   *[no] rapporte { limoges-n-coins } à { $seat }
}
event-limoges-earns-tax = { $you ->
    [seat] { $seat } percevez { limoges-n-coins } de taxe
   *[no] { $seat } perçoit { limoges-n-coins } de taxe
}
event-limoges-earns-tax-bonus = { $you ->
    [seat] Votre tuile ajoute { limoges-n-coins } à la taxe
   *[no] { $seat } perçoit { limoges-n-coins } de taxe en plus
}
event-limoges-earns-theft = { $seat } { $you ->
    [seat] volez
   *[no] vole
} { limoges-n-coins } dans le Trésor { $source ->
    [abbey] de l’Abbaye
   *[cathedral] de la Cathédrale
}
event-limoges-earns-tile = { $you ->
    [seat] { $seat } gagnez { limoges-n-coins }
   *[no] { $seat } gagne { limoges-n-coins }
}
event-limoges-ends-turn = { $you ->
    [seat] { $seat } terminez le tour
   *[no] { $seat } termine son tour
}
event-limoges-event-enters = Nouvel évènement dans la file des { $row } : { $event }
event-limoges-favour = { $you ->
    [seat] { $seat } gagnez de l’{ limoges-influence } (désormais { $now })
   *[no] { $seat } gagne de l’{ limoges-influence } (désormais { $now })
}
event-limoges-first = { $you ->
    [seat] { $seat } commencez
   *[no] { $seat } commence
}
event-limoges-frees = { $you ->
    [seat] { $seat } libérez un prisonnier : { $prisoner }
   *[no] { $seat } libère un prisonnier : { $prisoner }
}
event-limoges-gains = { $you ->
    [seat] { $seat } gagnez { limoges-some-meeples }
   *[no] { $seat } gagne { limoges-some-meeples }
}
event-limoges-gives-up = { $you ->
    [seat] { $seat } rendez la tuile { $tile }
   *[no] { $seat } rend la tuile { $tile }
}
event-limoges-guards = { $seat } { $you ->
    [seat] placez
   *[no] place
} { limoges-a-meeple } en garde sur le côté { $covers ->
    [high] supérieur
   *[low] inférieur
} : { $place }
event-limoges-happens = Évènement : { $event }
event-limoges-jails-hand = { $you ->
    [seat] { $seat } mettez en prison { limoges-a-meeple } ({ $other })
    [other] { $seat } vous prend { limoges-a-meeple } et le met en prison
   *[no] { $seat } met en prison { limoges-a-meeple } ({ $other })
}
event-limoges-jails-on = { $you ->
    [seat] { $seat } mettez en prison { limoges-a-meeple } ({ $other }, { $place })
    [other] { $seat } vous prend { limoges-a-meeple } ({ $place }) et le met en prison
   *[no] { $seat } met en prison { limoges-a-meeple } ({ $other }, { $place })
}
event-limoges-jails-tile = { $you ->
    [seat] { $seat } mettez en prison { $tile } ({ $other })
    [other] { $seat } met en prison votre tuile { $tile }
   *[no] { $seat } met en prison { $tile } ({ $other })
}
event-limoges-keeps-objective = { $you ->
    [seat] { $seat } gardez un objectif
   *[no] { $seat } garde un objectif
}
event-limoges-keeps-objective-own = { $you ->
    [seat] { $seat } gardez l’objectif { $card }
   *[no] { $seat } garde l’objectif { $card }
}
event-limoges-keeps-ostension = { $you ->
    [seat] { $seat } gardez la tuile Ostension { $tile }
   *[no] { $seat } garde la tuile Ostension { $tile }
}
event-limoges-leader-falls = En tête sans partage, { $you ->
    [seat] vous perdez
   *[no] { $seat } perd
} de l’{ limoges-influence } (désormais { $now })
event-limoges-loses = { $you ->
    [seat] { $seat } perdez { limoges-some-meeples }
   *[no] { $seat } perd { limoges-some-meeples }
}
event-limoges-loses-all = { $you ->
    [seat] { $seat } perdez tous vos { limoges-meeples-of }
   *[no] { $seat } perd tous ses { limoges-meeples-of }
}
event-limoges-nothing-after-theft = Après { $you ->
    [seat] votre
   *[no] son
} vol dans { $building ->
    [abbey] l’Abbaye
   *[cathedral] la Cathédrale
}, { $you ->
    [seat] vous n’y gagnez
   *[no] { $seat } n’y gagne
} aucun meeple
event-limoges-objective = { $rank ->
    [0] Objectif { $objective } : { $you ->
        [seat] vous n’avez rien
       *[no] { $seat } n’a rien
    }
   *[other] Objectif { $objective } : { $you ->
        [seat] vous avez
       *[no] { $seat } a
    } { $measure } (rang { $rank }, points : { $points })
}
event-limoges-opens-guards = { $you ->
    [seat] { $seat } pouvez placer ou replacer vos gardes
   *[no] { $seat } peut placer ou replacer ses gardes
} { $town ->
    [chateau] du Château
   *[cite] de la Cité
}
event-limoges-ousted = { $you ->
    [other] { $place } : votre domino est écarté
   *[no] { $place } : l’ancien domino est écarté
}
event-limoges-last-round = Dernier round : moins de sept dominos dans le sac ({ $seats })
event-limoges-over = { $reason ->
    [abbey] Fin de partie : l’Abbaye est achevée
    [cathedral] Fin de partie : la Cathédrale est achevée
    [influence] { $you ->
        [seats] Fin de partie : vous avez atteint le maximum d’influence
       *[no] Fin de partie : le maximum d’influence est atteint ({ $seats })
    }
   *[bag] Fin de partie : moins de sept dominos dans le sac ({ $seats })
}
event-limoges-pays-conversion = { $you ->
    [seat] { $seat } payez { limoges-n-coins } pour utiliser une tuile
   *[no] { $seat } paie { limoges-n-coins } pour utiliser une tuile
}
event-limoges-pays-destruction = { $you ->
    [seat] { $seat } payez { limoges-n-coins } à la banque pour la destruction (Motte)
   *[no] { $seat } paie { limoges-n-coins } à la banque pour la destruction (Motte)
}
event-limoges-pays-event = { $you ->
    [seat] { $seat } perdez { limoges-n-coins } à cause de l’évènement
   *[no] { $seat } perd { limoges-n-coins } à cause de l’évènement
}
event-limoges-pays-influence = { $you ->
    [seat] { $seat } payez en { limoges-influence } (désormais { $now })
   *[no] { $seat } paie en { limoges-influence } (désormais { $now })
}
event-limoges-pays-jail = La Justice { $you ->
    [seat] vous coûte { limoges-some-meeples }
   *[no] coûte { limoges-some-meeples } à { $seat }
}
event-limoges-pays-justice = { $you ->
    [seat] { $seat } payez { limoges-n-coins } { limoges-to } pour un prisonnier
    [to] { $seat } vous paie { limoges-n-coins } pour un prisonnier
   *[no] { $seat } paie { limoges-n-coins } { limoges-to } pour un prisonnier
}
event-limoges-pays-keys = { $you ->
    [seat] { $seat } payez { limoges-n-coins } { limoges-to } pour les Clés
    [to] { $seat } vous paie { limoges-n-coins } pour les Clés
   *[no] { $seat } paie { limoges-n-coins } { limoges-to } pour les Clés
}
event-limoges-pays-mercenary = { $you ->
    [seat] { $seat } cédez { limoges-n-coins } { limoges-to } à cause d’une tuile
    [to] { $seat } vous cède { limoges-n-coins } à cause d’une tuile
   *[no] { $seat } cède { limoges-n-coins } { limoges-to } à cause d’une tuile
}
event-limoges-pays-meeples = { $you ->
    [seat] { $seat } payez { limoges-some-meeples }
   *[no] { $seat } paie { limoges-some-meeples }
} pour { $deed ->
    [theft_abbey] le vol à l’Abbaye
    [theft_cathedral] le vol à la Cathédrale
    [corruption] la Corruption
    [ostensions] les Ostensions
    [commerce] le commerce
    [tile] utiliser une tuile
   *[mint] la frappe
}
event-limoges-pays-ostensions = { $you ->
    [seat] { $seat } payez { limoges-n-coins } à la banque pour les Ostensions
   *[no] { $seat } paie { limoges-n-coins } à la banque pour les Ostensions
}
event-limoges-pays-placement = { $you ->
    [seat] { $seat } payez { limoges-n-coins } { limoges-to } pour le domino
    [to] { $seat } vous paie { limoges-n-coins } pour le domino
   *[no] { $seat } paie { limoges-n-coins } { limoges-to } pour le domino
}
event-limoges-pays-ruin = La destruction { $you ->
    [seat] vous coûte { limoges-some-meeples }
   *[no] coûte { limoges-some-meeples } à { $seat }
}
event-limoges-pays-tax = { $you ->
    [seat] { $seat } payez { limoges-n-coins } de taxe { limoges-to }
    [to] { $seat } vous paie { limoges-n-coins } de taxe
   *[no] { $seat } paie { limoges-n-coins } de taxe { limoges-to }
}
event-limoges-pays-tile = { $you ->
    [seat] { $seat } payez { limoges-n-coins } à la banque pour la tuile
   *[no] { $seat } paie { limoges-n-coins } à la banque pour la tuile
}
event-limoges-places = { $you ->
    [seat] { $seat } placez
   *[no] { $seat } place
} { $domino }{ $colour ->
    [red] {""} avec un consul du Château
    [blue] {""} avec un consul de la Cité
    [yellow] {""} avec un homme du Vicomte
    [grey] {""} avec un abbé
    [purple] {""} avec un évêque
   *[none] {""}
} : { $place }
event-limoges-points-reward = { $seat } { $you ->
    [seat] gagnez
   *[no] gagne
} { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
} de récompense (Abbaye et Cathédrale)
event-limoges-points-reward-tile = { $seat } { $you ->
    [seat] gagnez
   *[no] gagne
} { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
} de plus grâce à une tuile
event-limoges-points-tile = { $seat } { $you ->
    [seat] gagnez
   *[no] gagne
} { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
}
event-limoges-pushed-off = Tuile éjectée de la file des { $row } : { $tile }
event-limoges-recall = Tous les { limoges-meeples-of } retournent à la réserve{ $idle ->
    [none] { "" }
   *[other] { " " }; désormais inactifs : { $idle }
}
event-limoges-recruits = { $count ->
    [0] { $you ->
        [seat] { $seat } ne recrutez { limoges-some-meeples }
       *[no] { $seat } ne recrute { limoges-some-meeples }
    }
   *[other] { $you ->
        [seat] { $seat } recrutez { limoges-some-meeples }
       *[no] { $seat } recrute { limoges-some-meeples }
    }
}
event-limoges-round = { $you ->
    [first] Round { $round } : vous commencez
   *[no] Round { $round } : { $first } commence
}
event-limoges-score = { $seat } : { $total ->
    [one] { $total } point
   *[other] { $total } points
} ({ $points } pendant la partie, { $french } d’influence française, { $english } d’influence anglaise, { $objectives } d’objectifs)
event-limoges-sees = { $seat } { $you ->
    [seat] piochez
   *[no] pioche
} { $count ->
    [0] 0 tuile Ostension
    [one] une tuile Ostension
   *[other] { $count } tuiles Ostensions
}
event-limoges-sees-own = { $you ->
    [seat] { $seat } piochez : { $tiles }
   *[no] { $seat } pioche : { $tiles }
}
event-limoges-shared-win = { $you ->
    [seats] { $seats } partagez la victoire
   *[no] { $seats } se partagent la victoire
}
event-limoges-steals = { $you ->
    [seat] { $seat } volez { limoges-some-meeples } à { $other }
    [other] { $seat } vous vole { limoges-some-meeples }
   *[no] { $seat } vole { limoges-some-meeples } à { $other }
}
event-limoges-swaps = { $seat } { $you ->
    [seat] échangez
   *[no] échange
} { $give ->
    [red] un consul du Château
    [blue] un consul de la Cité
    [yellow] un homme du Vicomte
    [grey] un abbé
   *[purple] un évêque
} contre { $take ->
    [red] un consul du Château
    [blue] un consul de la Cité
    [yellow] un homme du Vicomte
    [grey] un abbé
   *[purple] un évêque
} de la réserve
event-limoges-swaps-no-more = { $you ->
    [seat] { $seat } n’échangez plus de meeples
   *[no] { $seat } n’échange plus de meeples
}
event-limoges-tie = { points-each }, et égalité en dominos et en barbarins
event-limoges-tie-break = { points-each } ; { $number ->
    [1] des dominos à la fois dans l’Abbaye et la Cathédrale : seulement { $winners }
    [2] dominos dans l’Abbaye et la Cathédrale : { $winners } ({ $most }), { $seats } ({ $less })
   *[3] barbarins : { $winners } ({ $most }), { $seats } ({ $less })
}
event-limoges-throws-away = { $you ->
    [seat] { $seat } écartez { $domino }
   *[no] { $seat } écarte { $domino }
}
event-limoges-tile-enters = Nouvelle tuile dans la file des { $row } : { $tile }
event-limoges-treasury-emptied = Le Trésor { $building ->
    [abbey] de l’Abbaye
   *[cathedral] de la Cathédrale
} est pillé : { limoges-n-coins } pour la banque
event-limoges-uses = { $you ->
    [seat] { $seat } utilisez la tuile { $tile }
   *[no] { $seat } utilise la tuile { $tile }
}
event-limoges-votes = { $votes ->
    [none] { $you ->
        [seat] { $seat } ne votez pas
       *[no] { $seat } ne vote pas
    }
   *[other] { $you ->
        [seat] { $seat } votez : { $votes }
       *[no] { $seat } vote : { $votes }
    }
}
event-limoges-wins = { $you ->
    [seat] { $seat } gagnez
   *[no] { $seat } gagne
}


consequence-who = { $you ->
    [seat] {""}
   *[no] { $seat } :{" "}
}
consequence-tax = { $why ->
    [tax] {" "}(taxe)
    [tax-bonus] {" "}(taxe)
    [fair] {" "}(taxe)
    [keys] {" "}(pour les Clés)
   *[other] {""}
}
consequence-from = { $source ->
    [abbey] du Trésor de l’Abbaye
    [cathedral] du Trésor de la Cathédrale
   *[bank] de la banque
}
consequence-placed = { $placed ->
    [0] {""}
   *[other] {" "}(dont placés : { $placed })
}
consequence-wall = { $wall ->
    [chateau_inner] les murs intérieurs du Château
    [chateau_outer] les murs extérieurs du Château
   *[cite] les murs de la Cité
}
consequence-pays = { consequence-who }{ limoges-n-coins } { limoges-to }{ consequence-tax }
consequence-earns = { consequence-who }{ limoges-n-coins } { consequence-from }{ consequence-tax }
consequence-empties = Trésor { $building ->
    [abbey] de l’Abbaye
   *[cathedral] de la Cathédrale
} : { limoges-n-coins } à la banque
consequence-loses = { consequence-who }{ $share ->
    [all] { $count ->
        [one] le seul { limoges-meeple } retourne
       *[other] les { $count } { limoges-meeples-of } retournent tous
    }
   *[some] { $count ->
        [one] { limoges-n-meeples } retourne
       *[other] { limoges-n-meeples } retournent
    }
} à la réserve{ consequence-placed }
consequence-sets = { consequence-who }{ limoges-a-meeple } sur : { $place }
consequence-regains = { consequence-who }{ limoges-n-meeples } de retour en main
consequence-gains = { consequence-who }+{ limoges-n-meeples }
consequence-steals = { consequence-who }+{ limoges-n-meeples } de { $you ->
    [other] vous
   *[no] { $other }
}
consequence-jails = { consequence-who }{ limoges-a-meeple } en prison
consequence-frees = { consequence-who }+1 { limoges-meeple } sorti de prison
consequence-releases = { limoges-n-meeples } de la prison à la réserve
consequence-advances = { consequence-who }{ limoges-influence } de { $was } à { $now }
consequence-scores = { consequence-who }points de { $was } à { $now }
consequence-removes = { $place } : { $domino } est écarté
consequence-throws = { consequence-who }{ $domino } est écarté
consequence-shows = { $place } : taxe { $pips }
consequence-takes = { consequence-who }nouvelle tuile : { $tile }
consequence-leaves = { consequence-who }{ $goes ->
    [game] tuile écartée : { $tile }
   *[pile] tuile rendue : { $tile }
}
consequence-locks = { consequence-who }en prison : { $tile }
consequence-unlocks = { consequence-who }hors de prison : { $tile }
consequence-enters = nouvelle tuile dans la file des { $row } : { $tile }
consequence-pushes-off = tuile éjectée de la file des { $row } : { $tile }
consequence-wakes = s’active : { $place }
consequence-sleeps = se désactive : { $place }
consequence-opens = { $seats } : entrée par { consequence-wall }
consequence-closes = { $seats } : plus d’entrée par { consequence-wall }
consequence-completes = les murs intérieurs sont achevés : on peut construire les portes extérieures
consequence-breaches = il manque une porte aux murs intérieurs : on ne peut plus construire de porte extérieure
consequence-doubles = { consequence-who }taxe doublée { $town ->
    [chateau] au Château
   *[cite] à la Cité
}
consequence-halves = plus de taxe doublée { $town ->
    [chateau] au Château
   *[cite] à la Cité
}
consequence-bans = aucune destruction jusqu’à la fin du round
consequence-robs = { consequence-who }plus de vol pendant ce round, et aucun meeple gagné en construisant dans { $building ->
    [abbey] l’Abbaye
   *[cathedral] la Cathédrale
}
consequence-grants = { $tile } : effet jusqu’à la fin du tour
consequence-guarding = { $town ->
    [chateau] Château
   *[cite] Cité
} : gardes à placer ou à replacer ; chaque nouveau coûte { limoges-a-meeple } de la main
consequence-no-more = { $action ->
    [jail] la Justice : une fois par tour seulement
    [corrupt] la Corruption : une fois par tour seulement
    [ostend] les Ostensions : une fois par tour seulement
   *[other] { $action } : une fois par tour seulement
}
consequence-placed-enough = plus aucun domino à placer pendant ce tour
consequence-recruits = { $domino } : au plus { limoges-n-meeples }, puis retour dans le sac
consequence-recalls = { limoges-meeples-of } : { $certain ->
    [yes] tous ceux en jeu reviennent
    [others] si les autres donnent plus de { $reserve } votes, tous ceux en jeu reviennent
   *[no] s’il y a plus de { $reserve } votes en tout, tous ceux en jeu reviennent
} d’abord, ceux du plateau aussi ({ $count }, dont les vôtres : { $own }){ $idle ->
    [none] { "" }
   *[other] { " " }; deviendraient inactifs : { $idle }
}
consequence-keeps = objectif gardé : { $card }
consequence-gives-back = objectif rendu : { $card }
consequence-fills = file des { $row } : { $count ->
    [one] une tuile est piochée
   *[other] { $count } tuiles sont piochées
}
consequence-draws = { consequence-who }{ $count ->
    [one] un domino est pioché dans le sac
   *[other] { $count } dominos sont piochés dans le sac
}
consequence-deals = chacun pioche { $count } dominos
consequence-sees = { consequence-who }{ $count ->
    [one] une tuile Ostension est piochée
   *[other] { $count } tuiles Ostensions sont piochées, une à garder
}
consequence-happens = file des { $row } : un évènement est pioché
consequence-asks = { consequence-who }{ $question ->
    [Missing] manque à la réserve : { limoges-n-meeples } ; en compensation, influence ou vol
    [Comfort] en compensation, une avancée sur une piste au choix
    [Favour] { $count ->
        [one] une avancée sur une piste au choix
       *[other] { $count } avancées sur les pistes au choix
    }
    [Swapping] puis { $count ->
        [one] au plus un échange
       *[other] au plus { $count } échanges
    } avec la réserve
    [GiveUp] puis une tuile à rendre
    [LoseMeeples] { $count ->
        [one] un meeple au choix à perdre
       *[other] { $count } meeples au choix à perdre
    }
   *[LoseHalf] la moitié de la couleur la plus nombreuse à perdre
}
consequence-follows = { $place ->
    [none] puis la suite de l’évènement
   *[other] puis le gain : { $place }
}
consequence-ends-turn = { $you ->
    [seat] votre tour se termine
   *[no] { $seat } : fin du tour
}
consequence-turns = { $you ->
    [seat] puis c’est à vous de jouer
   *[no] puis c’est à { $seat } de jouer
}
consequence-round = { event-limoges-round }
consequence-over = { event-limoges-over }
consequence-final = ne pourra pas être annulé
web-offer-meeple = { $colour ->
    [red] un consul du Château
    [blue] un consul de la Cité
    [yellow] un homme du Vicomte
    [grey] un abbé
    [purple] un évêque
   *[none] un meeple de sa couleur
}
web-offer-power = { $there ->
    [none] { $half ->
        [-1] n’importe quel domino
       *[other] un domino avec un { $half }
    }
   *[other] { $half ->
        [-1] un domino ayant un côté en commun avec { $there }
       *[other] un domino avec un { $half }, ayant un côté en commun avec { $there }
    }
}, son total à la banque, et un meeple d’une couleur admise
web-offer-gate = n’importe quel domino, son total à la banque, et { $colour ->
    [none] un meeple de la couleur des Clés
   *[other] { web-offer-meeple }
} comme garde{ $coins ->
    [0] { "" }
   *[other] { "\u00A0" }; pour un garde sur le côté inférieur, { limoges-n-coins } de plus { limoges-to }
}
web-offer-abbey = n’importe quel domino, son total au Trésor ; { $count ->
    [0] ne rapporte personne, car vous avez volé pendant ce round
   *[other] rapporte { limoges-n-meeples }
}
web-offer-cathedral = { $half ->
    [-1] n’importe quel domino
   *[other] un domino avec un { $half }
}, son total au Trésor ; { $count ->
    [0] ne rapporte personne, car vous avez volé pendant ce round
   *[other] rapporte { limoges-n-meeples }
}
web-offer-production = { $least ->
    [0] n’importe quel domino
   *[other] un domino d’un total d’au moins { $least }
}, son total à la banque, et { limoges-a-meeple } ; rapporte { limoges-n-meeples } à la fin de chacun de vos tours
web-offer-bridge = n’importe quel domino, son total à la banque, et { $colour ->
    [none] un meeple de la couleur de son pouvoir
   *[other] { web-offer-meeple }
}, qui va à la réserve
web-offer-activate = un meeple de votre main, sans frais
web-offer-guards = { $colour ->
    [none] le droit des Clés
   *[other] { $coins ->
        [0] gratuit maintenant
       *[other] { limoges-n-coins } { limoges-to }
    }
}, pour placer ou replacer vos gardes, une fois par porte{ $colour ->
    [none] { "" }
   *[other] { " " }; un nouveau garde coûte { limoges-a-meeple } de votre main
}
web-offer-rob = { web-offer-meeple }, pour { limoges-n-coins } du Trésor (il en contient { $treasury }) ; puis vous perdez tous vos { $lost ->
    [grey] abbés
   *[purple] évêques
} ({ $count })
web-offer-jail = { $count ->
    [0] autant de meeples de sa couleur que sa valeur haute, au moins un
   *[other] { $colour ->
        [red] { limoges-n-meeples }
        [blue] { limoges-n-meeples }
        [yellow] { limoges-n-meeples }
        [grey] { limoges-n-meeples }
        [purple] { limoges-n-meeples }
       *[none] meeples de sa couleur : { $count }
    }
}, pour mettre en prison un meeple, un Personnage ou un Saint adverse
web-offer-free = { $coins ->
    [0] le total du domino de la Justice
   *[other] { limoges-n-coins } { limoges-to }
}, pour un prisonnier
web-offer-corrupt = { web-offer-meeple } et un ou deux dominos de votre main, pour leur total en barbarins{ "\u00A0" }; vous pouvez en piocher un nouveau{ $count ->
    [0] { "" }
    [one] { "\u00A0" }; puis un échange de meeples au plus
   *[other] { "\u00A0" }; puis { $count } échanges de meeples au plus
}
web-offer-ostend = { web-offer-meeple }, un domino 6|X et { $owner ->
    [yes] son total en barbarins
   *[no] { limoges-n-coins }
}, pour voir X Ostensions et en garder une
web-offer-commerce = { limoges-n-meeples }, pour { $coins ->
    [0] le total du domino de leur Consulat
   *[other] { limoges-n-coins }
}
web-offer-mint = { limoges-n-meeples }, pour { $coins ->
    [0] le plus haut total de l’Abbaye
   *[other] { limoges-n-coins }
}
web-offer-jealousy = { limoges-n-meeples } et tous vos abbés ({ $lost }), pour écarter un domino de l’Abbaye, ou un Lieu qui est une abbaye
web-offer-destroy = { limoges-n-meeples }{ $coins ->
    [0] { "" }
   *[other] { " " }et { limoges-n-coins }
}, ou { $steps } cases de recul sur une piste ; puis vous perdez tous vos meeples d’une couleur
web-offer-buy = { limoges-n-coins } à la banque, un domino d’un total d’au moins { $least } et { $colour ->
    [any] un meeple de n’importe quelle couleur
   *[other] { limoges-a-meeple }
}
web-offer-use = une fois par tour
web-offer-play = l’évènement a lieu
web-offer-drop = l’évènement reste sans effet
web-offer-end = { $shed ->
    [yes] un domino de votre main doit partir ; puis bâtiments et tuiles rapportent
   *[no] bâtiments et tuiles rapportent
}
web-look-fee = Le droit des Clés sera alors de { $low } pour les autres, payé à vous, et de { $high } pour vous, payé à la banque.
web-look-keys_chateau = Fixe la couleur des gardes aux portes du Château. Le propriétaire perçoit le droit des Clés.
web-look-keys_cite = Fixe la couleur des gardes aux portes de la Cité. Le propriétaire perçoit le droit des Clés.
web-look-bridge_martial = Fixe la couleur qui construit ce pont. Le propriétaire l’emporte en cas d’égalité.
web-look-bridge_etienne = Fixe la couleur qui construit ce pont. Le propriétaire l’emporte en cas d’égalité.
web-look-justice = Met en prison, avec des meeples de sa couleur. Le propriétaire reçoit le prix d’une libération.
web-look-theft_abbey = Prend des barbarins dans le Trésor de l’Abbaye, une fois par round : autant que le montrent vos propres dominos ; pour le propriétaire de ce pouvoir, s’il y est majoritaire, autant que tous les dominos.
web-look-theft_cathedral = Prend des barbarins dans le Trésor de la Cathédrale, une fois par round : autant que le montrent vos propres dominos ; pour le propriétaire de ce pouvoir, s’il y est majoritaire, autant que tous les dominos.
web-look-corruption = Change des dominos en barbarins et échange des meeples, une fois par tour.
web-look-ostensions = Rapporte un Saint ou une Relique, une fois par tour. Le propriétaire paie moins.
web-look-gate = Tant qu’elle est active, tous peuvent entrer ici, et son propriétaire perçoit le côté visible comme taxe.
web-look-abbey = 1 point par round pour le propriétaire. Le dernier emplacement arrête la partie.
web-look-cathedral = 1 point par round pour le propriétaire. Le dernier emplacement arrête la partie.
web-look-motte = Rapporte { limoges-n-meeples } à chaque tour ; son total est aussi le prix d’une destruction.
web-look-consulat_chateau = Rapporte { limoges-n-meeples } à chaque tour ; son total est aussi ce que paie le commerce des rouges.
web-look-consulat_cite = Rapporte { limoges-n-meeples } à chaque tour ; son total est aussi ce que paie le commerce des bleus.
web-look-port_naveix = Rapporte { limoges-n-meeples } à chaque tour. Ouvert à tous, sans taxe.
web-look-bridge = Qui a le plus d’arches d’un pont terminé perçoit une taxe double dans sa ville.
web-look-treasury = Les barbarins payés pour les dominos d’ici. On peut les voler.
web-look-prison = Un prisonnier reste quand sa couleur est rappelée. Chacun peut libérer un meeple, pour sa propre main.
web-look-track = Chaque case vaut un point à la fin. Qui atteint { $most } arrête la partie.
web-look-reserve = Les meeples que personne n’a. Si les votes en demandent plus, tous ceux de la couleur reviennent d’abord.
web-look-colour = Dans la réserve : { $reserve }. En prison : { $jailed }.
web-look-colour-powers = Pouvoirs : { $powers }
web-look-row = Tuiles proposées, deux au plus par joueur. Une nouvelle remplace celle qu’on achète.
web-look-tile = Deux tuiles au plus par joueur. Elle agit tant que son meeple est dessus.
web-look-objective = Chaque objectif détenu par un joueur compte pour tous : rang 1, 2, 3.
web-look-seat = Ce que tous savent de ce joueur. Ses dominos en main et en sac et ses objectifs sont secrets.
web-look-domino = Le placer coûte son total ; sa valeur basse est sa force dans un vote.
web-look-yours = { $you ->
    [seat] À vous : { $domino }
   *[no] { $seat } : { $domino }
}
web-look-neutral = Neutre, à personne : { $domino }
web-look-empty = Vide
web-look-manned = { $active ->
    [yes] { limoges-meeple }
   *[no] { limoges-meeple }, inactive : les Clés ont une autre couleur
}
web-look-anew = L’action « { $deed } » remet un garde ici, au prix des Clés.
web-look-vp = { $total } points : { $points } en cours de partie, { $french } d’influence française et { $english } d’influence anglaise ; { $goals ->
    [secret] les objectifs s’ajoutent à la fin
   *[other] { $goals } pour les objectifs
}.
web-look-unmanned = pas de meeple : inactif
web-look-visible = taxe { $coins }
web-look-allowed = Admis ici
web-look-paid = le droit est payé, une fois pendant ce tour
web-look-can = possible maintenant
web-look-tax = { $payer ->
    [bank] Taxe versée par la banque : { $tolls }
   *[builder] Taxe que vous paieriez : { $tolls }
}
web-look-tax-none = Pas de taxe ici pour le moment
web-look-removed = Écartés : { $dominoes }
web-look-objectives = Objectifs, secrets jusqu’à la fin : { $count }
web-look-robbed = A volé durant ce round : { $place }
web-look-jailed = En prison : sans effet
web-aid = Aide de jeu
web-aid-places = Placer un domino
web-aid-actions = Actions
web-aid-colours = Couleurs
web-aid-round = Le round
web-aid-coins = D’où viennent les barbarins
web-aid-end = La fin
web-aid-if = Comme si c’était à vous de jouer.
web-aid-power = Sur un pouvoir
web-aid-gate = Sur une porte
web-aid-abbey = Dans l’Abbaye
web-aid-cathedral = Dans la Cathédrale
web-aid-production = Motte, Consulats, Port
web-aid-bridge = Sur un pont
web-aid-needs-power = Total à la banque ; un meeple d’une couleur admise y reste. Sur un pouvoir occupé, un côté en commun. Sa couleur contrôle le pouvoir.
web-aid-needs-gate = Total à la banque ; un garde de la couleur des Clés. Les portes extérieures après les quatre intérieures.
web-aid-needs-abbey = Total au Trésor, plus la taxe ; une porte intérieure active. 1 abbé, et 1 de plus par voisin.
web-aid-needs-cathedral = Total au Trésor, plus la taxe ; une porte active de la Cité. 1 évêque, 2 au-dessus du rez-de-chaussée.
web-aid-needs-production = Total à la banque, plus la taxe derrière un mur ; un meeple de sa couleur y reste. Rapporte des meeples à chaque tour.
web-aid-needs-bridge = Total à la banque ; un meeple de la couleur de son pouvoir est dépensé. La première arche libre.
web-aid-buy = Son coût en barbarins, un domino d’au moins ce total et un meeple de sa couleur
web-aid-possible = { $count ->
    [one] possible à { $count } endroit
   *[other] possible à { $count } endroits
}
web-aid-red = Du recrutement et du Consulat du Château ; 4 rapportent des barbarins (commerce)
web-aid-blue = Du recrutement, du Consulat de la Cité et du Port ; 4 rapportent des barbarins (commerce)
web-aid-yellow = Du recrutement et de la Motte ; tous les pouvoirs sauf les Ostensions ; 4 détruisent
web-aid-grey = De la construction de l’Abbaye ; 4 rapportent des barbarins (frappe de la monnaie)
web-aid-purple = De la construction de la Cathédrale ; 4 écartent un domino de l’Abbaye
web-aid-round-is = Piochez sept dominos, votez en secret, puis jouez jusqu’à ce que les mains soient vides. Ensuite, 1 point par domino à vous dans l’Abbaye et la Cathédrale.
web-aid-coins-are = De la taxe à vos portes, du commerce, de la frappe de la monnaie, de la Corruption, du vol d’un Trésor et des tuiles. Ce que vous ne dépensez pas vous reste.
web-aid-end-is = Aussitôt que l’Abbaye ou la Cathédrale est pleine ou qu’une piste atteint { $most }, ou qu’un sac contient moins de sept dominos. Points, cases des deux pistes, objectifs.
web-drawer-tiles = Tuiles
web-drawer-objectives = Objectifs
web-drawer-log = Journal
web-limoges-course = Round, tour de table et ordre du jeu
web-limoges-round-lap = { $round ->
    [0] Choix des objectifs
   *[other] { $lap ->
        [0] Round { $round } · votes
       *[other] Round { $round } · tour de table { $lap }
    }
}
web-limoges-last-perhaps = { $you ->
    [seat] Peut-être le dernier round : il ne reste que { $bag } dominos dans votre sac, et un nouveau round en demande 7. Il peut y en avoir un si vous votez avec { $lacking ->
        [1] un domino
       *[other] au moins { $lacking } dominos
    } : ils retournent dans le sac
   *[no] Peut-être le dernier round : il ne reste que { $bag } dominos dans le sac de { $seat }, et un nouveau round en demande 7. Les votes y retournent encore
}
web-limoges-order = Ordre du jeu : { $names }
web-limoges-impossible = Impossible pour le moment
web-limoges-more-below = { $count } de plus
web-limoges-piles = Pioche { $deck } · défausse { $discard } · Ostensions { $ostensions }{ $events ->
    [0] { "" }
   *[other] { " " }· évènements { $events }
}
web-limoges-first = premier
web-limoges-in-reserve = Réserve
web-limoges-stock = main { $hand } · sac { $bag } · écartés { $removed }

refused-limoges-abbey-empty = il n’y a pas encore de domino dans l’Abbaye
refused-limoges-arch-order = les arches se construisent dans l’ordre : { $wanted } avant { $place }
refused-limoges-bad-choice = { $known ->
    [none] aucun choix possible ({ $tile })
   *[other] choix possibles ({ $tile }) : { $known }
}
refused-limoges-bad-deal = chaque siège reçoit deux objectifs différents de la boîte
refused-limoges-bad-draw = ces dominos ne peuvent pas être piochés maintenant
refused-limoges-bad-event = { $event } n’est pas dans la pile des évènements, ou n’a pas cette face
refused-limoges-bad-lots = on tire un domino pour chaque siège qui peut encore commencer, et pour aucun autre
refused-limoges-bad-ostensions = ces tuiles Ostensions ne peuvent pas être piochées maintenant
refused-limoges-bad-tiles = ces tuiles ne peuvent pas entrer dans les files maintenant
refused-limoges-bag-empty = le sac est vide, il n’y a rien à piocher
refused-limoges-bears-another = { $place } supporte un autre domino
refused-limoges-cannot-give-up = impossible de rendre { $tile } : seulement une de vos tuiles plus anciennes, hors prison
refused-limoges-colour-only-for-events = une couleur se nomme pour un évènement, et pour lui seul ({ $tile })
refused-limoges-data-domino = un domino a deux côtés, ici il y en a { $found }
refused-limoges-data-effect-length = l’effet demande { $wanted } mots après le premier, il y en a { $found }
refused-limoges-data-file-missing = le fichier manque
refused-limoges-data-flag = ici on met true ou false, pas { $found }
refused-limoges-data-id = « { $id } » n’est pas un identifiant, ou apparaît deux fois
refused-limoges-data-key-missing = il manque { $missing }
refused-limoges-data-key-unknown = { $unknown } ne veut rien dire ici
refused-limoges-data-kind = ceci doit être de type { $wanted }, pas { $found }
refused-limoges-data-measure = la mesure { $measure } n’est pas suivie des bons mots
refused-limoges-data-number = { $found } n’est pas entre { $least } et { $most }
refused-limoges-data-one-action = une action a un effet, celle-ci en a { $found }
refused-limoges-data-power-missing = il manque le pouvoir { $power }
refused-limoges-data-spare-sets = { $spare ->
    [0] à quatre joueurs il n’y a pas de dominos neutres : il ne reste aucun jeu de dominos
    [one] { $domino } est posé deux fois, mais il ne reste qu’un jeu de dominos
   *[other] { $domino } est posé plus souvent que dans les { $spare } jeux de dominos qui restent
}
refused-limoges-data-toml = ce n’est pas du TOML : { $reason }
refused-limoges-data-too-few = il y a { $found } objectifs, il en faut au moins { $least }
refused-limoges-data-word = « { $found } » ne convient pas ; possibles : { $known }
refused-limoges-domino-not-in-hand = vous n’avez pas { $domino } en main
refused-limoges-domino-too-small = le domino à écarter doit avoir un total d’au moins { $least }
refused-limoges-domino-twice = un domino ne sert qu’une fois
refused-limoges-double-covers-high = sur un double, le garde couvre toujours le côté supérieur
refused-limoges-event-not-held = vous ne détenez pas l’évènement { $event }
refused-limoges-french-only = les hommes du Vicomte ne se compensent qu’en influence française
refused-limoges-guard-unchanged = { $place } : le garde est déjà ainsi placé
refused-limoges-guarded-already = { $place } : le garde a déjà été replacé pendant ce tour
refused-limoges-half-missing = { $place } : il faut un domino ayant un côté { $half }
refused-limoges-half-unsaid = { $place } : dites quel côté couvre le garde, high (supérieur) ou low (inférieur)
refused-limoges-hand-lacks = { $seat } n’a en main aucun { limoges-meeple }
refused-limoges-hand-empty = vous n’avez plus de domino en main
refused-limoges-inner-gates-first = il faut d’abord toutes les portes des murs intérieurs ; il manque : { $missing }
refused-limoges-must-shed = votre main n’a pas diminué : nommez un domino à écarter
refused-limoges-named-twice = quelque chose est nommé deux fois : { $words }
refused-limoges-need-not-shed = votre main a diminué : vous ne pouvez pas écarter de domino
refused-limoges-nobody-to-jail = aucun adversaire n’a quelqu’un à mettre en prison
refused-limoges-needs-a-six = il faut un domino avec un 6 d’un côté et au moins 1 de l’autre
refused-limoges-no-action = { $tile } n’est pas une de vos tuiles actives avec une action
refused-limoges-no-colour = vous n’en avez aucun en main : { $known }
refused-limoges-no-consulat = aucun Consulat n’a de domino pour les { limoges-meeples-of }
refused-limoges-no-entry = { $place } : { $entry ->
    [any] il faut
   *[own_active_gate] il vous faut
} une porte active { $zone ->
    [inner] des murs intérieurs du Château
    [outer] des murs extérieurs du Château
    [chateau] du Château
   *[cite] de la Cité
}
refused-limoges-no-guard-to-move = aucun de vos gardes { $town ->
    [chateau] du Château
   *[cite] de la Cité
} ne pourrait changer
refused-limoges-no-justice = on ne libère personne tant qu’il n’y a pas de domino sur la Justice
refused-limoges-no-match = { $place } : il faut un domino ayant un côté en commun avec un domino voisin
refused-limoges-no-meeple-there = { $place } : aucun meeple adverse
refused-limoges-no-ostension-left = il ne reste pas de tuile Ostension dans la pile
refused-limoges-no-room = vous avez { $limit } tuiles, toutes en prison : pas de place pour une autre
refused-limoges-no-shared-half = { $place } : le domino doit avoir un côté en commun avec { $there }
refused-limoges-no-such-space = il n’y a pas d’emplacement { $place } pour cela
refused-limoges-no-support = { $place } : il manque des appuis ({ $missing })
refused-limoges-no-treasury = « { $word } » n’a pas de Trésor ; abbey et cathedral en ont un
refused-limoges-not-a-colour = « { $word } » n’est pas une couleur ; les couleurs sont { $known }
refused-limoges-not-a-domino = « { $word } » n’est pas un domino ; un domino s’écrit 6-3
refused-limoges-not-a-pair = « { $word } » n’est pas une paire avec deux-points, comme blue:5-4
refused-limoges-not-a-person = { $tile } n’est ni un Personnage ni un Saint d’un adversaire hors de prison
refused-limoges-not-a-seat = « { $word } » n’est pas un siège ; les sièges sont des nombres à partir de 0
refused-limoges-not-a-target = destruction impossible ({ $place }) : seulement un domino hors des pouvoirs ou un Lieu d’un joueur
refused-limoges-not-an-opponent = choisissez un adversaire
refused-limoges-not-dealt = vous n’avez pas reçu l’objectif { $card }
refused-limoges-not-idle = { $place } : aucun meeple ne manque, ou la tuile est en prison
refused-limoges-not-in-a-row = aucune file ne contient la tuile { $tile }
refused-limoges-not-in-prison = libération impossible ({ $prisoner }) : pas en prison, ou pas à vous de libérer
refused-limoges-not-most = ce n’est pas votre couleur la plus nombreuse ({ limoges-meeples-of })
refused-limoges-not-now = ce n’est pas la décision attendue
refused-limoges-not-of-the-abbey = { $place } : ni un domino de l’Abbaye, ni un Lieu qui est une abbaye
refused-limoges-not-one-of = « { $word } » ne convient pas ; possibles : { $known }
refused-limoges-not-recruited = seuls le bleu, le jaune et le rouge se recrutent : { $words }
refused-limoges-not-seen = { $tile } n’est pas parmi les tuiles Ostensions que vous avez piochées
refused-limoges-not-your-turn = ce n’est pas à vous de jouer
refused-limoges-not-yours = { $place } : ce n’est pas à vous, ou aucun meeple ne s’y place ainsi
refused-limoges-nothing-idle = rien chez vous ne manque d’un meeple
refused-limoges-only-gates-idle = seules vos portes manquent d’un meeple : « Placer ou replacer les gardes » leur en donne un
refused-limoges-nothing-to-destroy = il n’y a encore rien à détruire
refused-limoges-nothing-there = { $place } : il n’y a rien
refused-limoges-nothing-to-rob = rien à voler : { $treasury ->
    [0] le Trésor { $building ->
        [abbey] de l’Abbaye
       *[cathedral] de la Cathédrale
    } est vide
   *[other] aucun de vos dominos { $building ->
        [abbey] de l’Abbaye
       *[cathedral] de la Cathédrale
    } ne montre un point
}
refused-limoges-occupied = { $place } : il y a déjà un domino
refused-limoges-once-a-turn = { $action ->
    [corrupt] la Corruption : une fois par tour seulement
    [jail] la Justice : une fois par tour seulement
    [ostend] les Ostensions : une fois par tour seulement
   *[other] { $action } : une fois par tour seulement
}
refused-limoges-peace = Paix de Dieu : aucune destruction jusqu’à la fin du round
refused-limoges-placed-enough = on place au plus { $most } dominos par tour
refused-limoges-power-closed = le pouvoir { $power } n’est pas en jeu
refused-limoges-power-inactive = { $power } : ce pouvoir n’est pas actif, il faut un domino et un meeple
refused-limoges-prison-empty = vous n’avez personne à libérer de prison
refused-limoges-protected = { $place } : une tuile du propriétaire protège ce domino
refused-limoges-recycles-two = on recycle un ou deux dominos, pas { $found }
refused-limoges-reserve-lacks = il n’y a plus un seul { limoges-meeple } dans la réserve
refused-limoges-robbed-already = vous avez déjà volé un Trésor pendant ce round
refused-limoges-seats-missing = les sièges ne sont pas nommés dans l’ordre : { $words }
refused-limoges-swap-same = un échange se fait contre une autre couleur
refused-limoges-toll-too-high = avec la taxe ({ $tolls }), cela coûte { limoges-n-coins }, vous { $has ->
    [0] n’en avez pas
   *[other] n’en avez que { $has }
}
refused-limoges-too-few-coins = cela coûte { $needs ->
    [one] { $needs } barbarin
   *[other] { $needs } barbarins
}, vous { $has ->
    [0] n’en avez pas
   *[other] n’en avez que { $has }
}
refused-limoges-too-few-goods = il vous faut { limoges-goods }, vous { $has ->
    [0] n’en avez pas
   *[other] n’en avez que { $has }
}
refused-limoges-too-few-meeples = il vous faut { limoges-some-meeples } en main, vous { $has ->
    [0] n’en avez pas
   *[other] n’en avez que { $has }
}
refused-limoges-too-little-influence = il vous faut { $needs } d’{ limoges-influence }, vous { $has ->
    [0] n’en avez pas
   *[other] n’en avez que { $has }
}
refused-limoges-too-low = { $place } : pour chasser le domino, il faut un total d’au moins { $least }
refused-limoges-town-closed = payez d’abord pour replacer les gardes { $town ->
    [chateau] du Château
   *[cite] de la Cité
}
refused-limoges-town-open = vous avez déjà payé pour les gardes { $town ->
    [chateau] du Château
   *[cite] de la Cité
} pendant ce tour
refused-limoges-unknown-word = aucun coup ne commence par « { $word } » ; ils commencent par : { $known }
refused-limoges-word-too-many = { $place } : on ne nomme que le domino
refused-limoges-wrong-colour = { $known ->
    [none] { $place } : aucun meeple ne s’y place
   *[other] ce meeple ne convient pas ({ $place }) ; possibles : { $known }
}
refused-limoges-wrong-length = après « { $word } » il ne peut pas y avoir { $words } mots

## Bots

option-bots = Un robot sur chaque autre siège : un niveau, ou l’un des vôtres comme ./robby.py:Robby ; peut être donné plusieurs fois.
command-arena =
    Fait jouer des robots entre eux : FIRST sur un siège, SECOND sur tous les autres.
    Un robot est un niveau, ou l’un des vôtres : ./robby.py:Robby, un nom pointé (robby.jeu:Robby) ou le nom sous lequel un paquet installé le propose. Il tourne dans son propre processus et ne voit que sa vue ; la documentation dit ce que coûte une faute.
    Chaque tirage est joué depuis chaque siège. Les résultats sont gardés au fur et à mesure : la même commande reprend où elle s’est arrêtée.
option-results = Le fichier des résultats ; sinon un fichier au nom du match.
option-jobs = Combien de processus ; sinon un par cœur.
option-dask = L’adresse d’une grappe Dask, par exemple tcp://host:8786.
bot-thinks = { $seat } ({ $level }) réfléchit…
bot-compiling-kernel = Préparation des robots de Limes ; cela n’arrive qu’une fois et dure jusqu’à une minute…
arena-standing = { $games } parties : { $share } des victoires (intervalle à 95 % de { $least } à { $most }), { $ratio } fois une part équitable{ $known ->
    [both]  ; Elo { $elo } ({ $low } à { $high }).
    [least]  ; Elo d’au moins { $low }.
    [most]  ; Elo d’au plus { $high }.
   *[none] .
}
arena-so-far = { $games } parties, ± { $error }
arena-kept = { $games ->
    [one] { $games } partie gardée
   *[other] { $games } parties gardées
} dans { $file } ; la même commande continue.
refused-arena-other-match = ce fichier contient autre chose que les résultats de ce match
refused-dask-missing = une grappe Dask demande le paquet limestone-games[dask]
refused-dask-away = personne ne répond à { $address }
refused-bot-illegal = le robot a choisi « { $move } », qui n’est pas un coup permis
refused-recall-missed = il manque ce qui a été dit avant : pas de mémoire parfaite de cette partie
refused-server-away = le serveur ne répond pas ({ $reason })
option-players = Les robots, siège par siège, séparés par des virgules : des niveaux comme master,club ou les vôtres comme ./robby.py:Robby.
bot-fault = { $seat } a perdu le coup { $kind ->
    [late] pour avoir réfléchi trop longtemps
    [raised] par une exception
    [illegal] par un coup qui n’est pas permis
   *[died] parce que son processus s’est arrêté
} : { $reason }
option-until = Joue jusqu’à ce que la part des victoires soit connue à ceci près, par exemple 0.02 ; --games est alors le maximum.
option-decided = Joue jusqu’à ce qu’on sache qui est le plus fort ; --games est alors le maximum.
option-records = Un dossier pour la feuille de chaque partie.
option-seconds = Les secondes dont dispose un robot à vous pour une décision.
option-memory = Les mégaoctets qu’un robot à vous peut utiliser.
refused-bot-broken = impossible de charger le robot { $bot } : { $reason }
option-step = Seulement jusqu’à cette étape.
refused-no-such-step = il n’y a pas d’étape { $step } ; la feuille en a { $steps }
option-only = Ce jeu seulement ; peut être donné plusieurs fois.
refused-check-own = { $bot } est un niveau ; seuls vos propres robots sont éprouvés, comme ./robby.py:Robby
check-head = Certificat de { $bot }, limestone { $version }
check-legal = rien que des coups permis, et tous à temps
check-same = avec la même graine, la même partie
check-pickle = une copie pickle continue tout pareil
check-view = ne dépend que de sa vue et de ce qui lui a été dit
check-random = ne touche pas au générateur aléatoire commun
check-passed = { $bot } réussit.
check-failed = { $bot } ne réussit pas.
check-game = { $game } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $decisions } décisions ; millisecondes par décision : { $mean } en moyenne, 95 % sous { $most95 }, la plus longue { $longest }
command-check-bot =
    Éprouve un robot à vous et imprime un certificat ; le code de sortie est 0 s’il réussit, sinon 1.
    Il joue chaque jeu avec chaque nombre de sièges (jusqu’à six) et chaque variante, contre des joueurs qui jouent au hasard. La première partie de chaque jeu est rejouée : avec la même graine, comme copie pickle, et racontée à neuf dans un nouveau processus ; toutes doivent être pareilles. Ctrl+C arrête.
arena-faults = { $bot } a perdu { $moves ->
    [one] 1 coup
   *[other] { $moves } coups
} { $kind ->
    [late] pour avoir réfléchi trop longtemps
    [raised] par des exceptions
    [illegal] par des coups qui ne sont pas permis
   *[died] parce que son processus s’est arrêté
}, et ainsi { $lost ->
    [0] aucune partie
    [one] 1 partie
   *[other] { $lost } parties
}. La première fois : { $reason }
## Playing on

refused-onward-no-seed = cette partie enregistrée ne dit pas sa graine : le tirage ne peut pas continuer tel quel, mais il peut être refait
refused-onward-secret = d’autres jouent peut-être encore ce tirage : d’ici, on ne peut que tirer à nouveau
refused-onward-over = la partie y est finie ; choisissez un moment plus tôt
refused-onward-older = cette partie suit des règles plus anciennes ou un autre matériel ; seules les parties aux règles actuelles peuvent continuer
web-onward = Continuer d’ici
web-onward-text = Une nouvelle table continue à partir de ce moment. Elle ne compte pas pour la cote.
web-onward-deal = Le tirage
web-onward-same = tel quel
web-onward-new = nouveau tirage
web-onward-me = moi
web-onward-friend = quelqu’un avec le lien
web-onward-start = Ouvrir la table
web-onward-link = Copier le lien vers ce moment
web-onward-mark = continuée d’une autre partie
web-onward-from = Continuée à partir de l’étape { $step } d’une autre partie ; sans cote

## Puzzles

command-puzzles =
    Problèmes : des positions de parties entre robots, avec un meilleur coup.
command-puzzles-make =
    Fait des problèmes à partir de parties entre robots forts ; la même graine donne toujours les mêmes.
    Chaque problème est gardé dès qu’il est trouvé : après une interruption, la même commande reprend où elle en était.
option-count = Le nombre de problèmes que le fichier doit avoir.
option-file = Le fichier des problèmes ; sinon GAME.puzzles dans ce dossier.
option-name = Le nom d’un problème ; sinon celui du jour.
puzzles-made = { $count } problèmes tirés de { $games } parties sont dans { $file }.
puzzles-kept = Ce qui a été trouvé est gardé : la même commande reprend ici.
refused-puzzles-other = ce fichier contient les problèmes d’un autre jeu ou d’une autre graine
refused-unknown-puzzle = il n’y a pas de problème « { $name } »
refused-no-puzzles = il n’y a pas de problèmes pour ce jeu
command-puzzle =
    Résout un problème : celui du jour, ou un autre par son nom.
    Tapez un coup en notation ; show donne la solution, quit pour partir.
puzzle-question-limes = Posez cette carte : la meilleure de { $ways } façons
puzzle-question-limits = Accuser ou jouer ?
puzzle-question-limoges = Trouvez le coup
puzzle-asked-limes = Des { $ways } façons de la poser, une rapporte le plus à la fin.
puzzle-asked-limits = La pile de jeu est ouverte, pas les cartes cachées des autres. Quel est le meilleur choix ?
puzzle-asked-limoges = Un domino, un lieu : lequel donne la meilleure chance de gagner ?
puzzle-facts = { $name }, coté { $rating }
puzzle-you = Vous êtes { $seat }.
puzzle-moves = Possible : { $moves }
puzzle-type = Tapez un coup, par exemple { $move }.
puzzle-prompt = Votre coup (show, quit) :
puzzle-solved = Résolu : « { $move } » est le meilleur.
puzzle-not-yet = « { $move } » rapporte { $value }. Il y a mieux.
puzzle-not-listed = « { $move } » n’est pas parmi les coups qui peuvent être les meilleurs. Il y a mieux.
puzzle-answer = Le meilleur : { $move }
puzzle-answer-alike = Les meilleurs, l’un vaut l’autre : { $moves }
puzzle-worth = { $move } : { $value }
puzzle-another = Entrée pour un autre problème, quit pour partir :
web-nav-puzzles = Problèmes
web-puzzles-today = Problèmes du jour
web-puzzles-solved = { $solved } sur { $count } résolus
web-puzzle-games = Jeu
web-puzzle-rated = cote du problème { $rating }
web-puzzle-rated-short = cote { $rating }
web-puzzle-change = votre cote { $change }
web-puzzle-solve-it = { $share } le résolvent
web-puzzle-no-clock = sans pendule
web-puzzle-show = Voir la solution
web-puzzle-show-costs = La solution compte comme un échec et fait baisser votre cote aux problèmes.
web-puzzle-show-sure = Voir quand même
web-puzzle-next = Problème suivant
web-puzzle-another = Un autre
web-puzzle-solve = Résoudre
web-puzzle-solved = Résolu au premier essai.
web-puzzle-solved-later = Trouvé, mais pas au premier essai.
web-puzzle-not-solved = Pas résolu. Voici le meilleur coup :
web-puzzle-is-solved = résolu
web-puzzle-is-missed = manqué
web-puzzle-best = le meilleur
web-puzzle-alike = Aussi bon : { $moves }
web-puzzle-best-of = Le meilleur de { $ways }
web-puzzle-chose = Ce que les gens ont choisi
web-puzzle-people = { $count ->
    [one] { $said } personne
   *[other] { $said } personnes
}
web-puzzle-move = Coup
web-puzzle-share = Choisi par
web-puzzle-last = Vos dix derniers
web-puzzle-last-of = { $solved } des { $tries } derniers résolus
web-puzzle-rating-of = Cote aux problèmes, { $game }

## Reviews

command-review =
    Analyse une partie finie : ce que valaient les coups, la chance et l’adresse, et ce qui aurait été meilleur.
    Ce qui est trouvé est gardé : après une interruption, la même commande reprend où elle en était.
option-seat = Seulement les décisions de ce siège ; les sièges se comptent à partir de 0, comme dans les coups.
option-effort = Avec quelle précision : 2 prend deux fois plus de temps.
option-json = Donne le résultat en JSON.
## The daily game in the terminal

command-daily =
    Joue la donne du jour : les mêmes seize cartes de Limes pour le monde entier.
    À la fin, un texte à partager, qui ne révèle aucune carte. La journée commence à minuit UTC.
    Avec --json, elle donne ses cartes, le par et ce qu’on en tire après coup, que vous l’ayez jouée ou non.
option-date = Un autre jour, par exemple 2026-12-24.
usage-expects-date = { $parameter } attend une date, par exemple 2026-12-24.
daily-result = { $score } points : { $step }. Par { $par }, après coup { $hindsight }.
daily-shared = Limestone { $date } : { $score }, par { $par } { $wall }
daily-slow = Le par de ce jour reste à calculer, ce qui prend environ une demi-heure ; avec le paquet limestone-games[fast], quelques secondes.
daily-reckons = Le par de ce jour reste à calculer ; cela prend quelques secondes…
refused-no-such-day = il n’y a pas de donne du jour à cette date ; il y en a une pour chaque jour du { $first } au { $today }
refused-counted = cet essai compte : rien n’est annulé et personne n’aide
refused-daily-sealed = les résultats des autres se montrent une fois que vous avez joué
refused-nobody-else = personne d’autre n’a encore joué
refused-not-reckoned = ce jour est encore en cours de calcul ; réessayez dans un moment
daily-left = La partie est enregistrée : la même commande la reprend ici.
refused-study-unfinished = cette partie n’est pas finie ; seule une partie finie peut être analysée
refused-study-too-long = cette feuille de partie a { $steps } étapes ; on en analyse { $most } au plus
refused-no-hints = cette table ne donne pas de conseils
refused-round-not-over = la manche { $round } n’est pas finie
refused-nothing-to-remember = il n’y a rien à retenir à cette table
refused-no-such-review = cette analyse n’existe pas ; rouvrez la partie
refused-review-no-decision = à l’étape { $step }, ce siège n’avait rien à décider
refused-review-broken = cette partie n’a pas pu être examinée jusqu’au bout ; ce qui a été trouvé est gardé, réessayez
review-kept = Ce qui a été trouvé est gardé : la même commande reprend ici.
review-seat = { $seat } : { $result }
review-split = { $game ->
    [limes] Par { $par }, les coups { $skill }, les cartes { $luck }.
   *[other] Par { $par }, les coups { $skill }, les cartes et les autres { $luck }.
}
review-hindsight = Après coup : { $value }.
review-unit-limes = Points attendus à la fin, décision par décision
review-unit-limits = Points attendus dans la manche, décision par décision
review-unit-limoges = Part de victoire attendue, la moyenne de chaque tour
review-lost = { $where } (étape { $step }) : « { $move } » a coûté { $loss }. « { $best } » était meilleur : { $better } au lieu de { $value }.
review-fine = { $where } (étape { $step }) : « { $move } » valait { $lead } de plus que tout autre coup.
review-won-back = rien n’était encore perdu : l’occasion restait
review-for-good = dont { $value } pour de bon, le reste pouvait encore se rattraper
review-clean = Aucune imprécision, aucune erreur trouvée.
review-also = { $count ->
    [one] Aussi une imprécision ou une erreur : étape { $steps }.
   *[other] Aussi des imprécisions ou des erreurs : étapes { $steps }.
}
review-doubt = Les écarts inférieurs au double de leur incertitude ne sont pas nommés. Ce sont des robots qui ont joué la suite.
hint-candidate = { $number }. { $move } : { $value } – { $reason }
limes-quarter = { $quarter ->
    [nw] nord-ouest
    [ne] nord-est
    [sw] sud-ouest
   *[se] sud-est
}
limes-zone-at = { $square } { limes-quarter }
move-limes-turned = { $turn ->
    [n] dans le sens imprimé
    [e] tournée à droite
    [s] à l’envers
   *[w] tournée à gauche
}
move-limes-place = { $profession ->
    [farmer] fermier
    [fisherman] pêcheur
    [woodcutter] bûcheron
    [watchman] gardien
   *[worker] ouvrier
} au { limes-quarter }
move-limes-go = ouvrier de { $source } à { $target }
move-limes-none = sans ouvrier
move-limits-play = Jouer { $what }
move-limits-exchange = Échanger quatre { $what }
move-limits-accuse = Accuser { $what }
move-limits-hide = Cacher { $what }
move-limoges = { $verb } : { $what }
move-limoges-place = { $place }, avec { $domino }
move-limoges-vote = { $votes ->
    [none] Aucun vote
   *[other] Votes : { $votes }
}
move-limoges-swap = Échanger : { $give } contre { $take }
move-limoges-covers = { $covers ->
    [high] garde sur la moitié haute
   *[low] garde sur la moitié basse
}
move-and-notation = { $move } ({ $notation })
study-points = { $count ->
    [one] { $said } point
   *[other] { $said } points
}
study-n-points = { $count ->
    [one] { $more } point
   *[other] { $more } points
}
study-n-coins = { $count ->
    [one] { $more } barbarin
   *[other] { $more } barbarins
}
study-n-meeples = { $count ->
    [one] { $more } meeple
   *[other] { $more } meeples
}
study-n-dominoes = { $count ->
    [one] { $more } domino
   *[other] { $more } dominos
}
study-unit-limes = Points attendus à la fin
study-unit-limits = Points attendus de la manche
study-unit-limoges = Part de victoire
reason-thinking = réflexion en cours
reason-only-move = le seul coup
reason-as-good = trop serré pour trancher
reason-equal = exactement aussi bon
reason-no-simple-reason = pas de raison simple
reason-limes-territory = en moyenne, { $kind ->
    [farmer] le champ
    [fisherman] l’eau
    [woodcutter] la forêt
   *[watchman] un gardien
} en { $zone } rapporte { study-n-points } à la fin au lieu de { $less }
reason-limes-worker = en moyenne, l’ouvrier rapporte à la fin { study-n-points } en { $zone }, { $less } en { $instead }
reason-limes-to-come = en moyenne, de nouveaux territoires rapportent { study-n-points } à la fin au lieu de { $less }
reason-limits-accuse = { $seat } a dépassé la limite avec une probabilité de { $odds } % ; au-dessus de 67 %, accuser rapporte
reason-limits-spare = { $seat } n’a dépassé la limite qu’avec une probabilité de { $odds } % ; au-dessous de 67 %, accuser coûte des points
reason-limits-likelier = { $seat } a dépassé la limite avec une probabilité de { $odds } %, { $other } avec { $less } % seulement
reason-limits-accuse-first = { $seat } a dépassé la limite avec une probabilité de { $odds } % ; qui attend est lui-même accusé à raison dans { $less } % de ces manches
reason-limits-exchange = quatre cartes d’une couleur valent un point tout de suite
reason-limits-exchanged = un échange, pour un point, dans { $more } % de ces manches au lieu de { $less } %
reason-limits-convicted = être soi-même accusé à raison dans { $more } % de ces manches au lieu de { $less } %
reason-limits-acquitted = être soi-même accusé à tort, pour un point, dans { $more } % de ces manches au lieu de { $less } %
reason-limits-right = une accusation juste dans { $more } % de ces manches au lieu de { $less } %
reason-limits-wrong = une accusation fausse dans { $more } % de ces manches au lieu de { $less } %
reason-limits-over = { limits-a-card } dépasse la limite avec une probabilité de { $odds } %, la meilleure carte de { $less } %
reason-limits-accused = être accusé rapporte { study-n-points } en moyenne au lieu de { $less }
reason-limits-accusing = accuser plus tard rapporte { study-n-points } en moyenne au lieu de { $less }
reason-limoges-points = { study-n-points } quelques décisions plus tard au lieu de { $less }
reason-limoges-churches = { study-n-dominoes } dans l’Abbaye et la Cathédrale quelques décisions plus tard au lieu de { $less }
reason-limoges-coins = { study-n-coins } quelques décisions plus tard au lieu de { $less }
reason-limoges-meeples = { study-n-meeples } quelques décisions plus tard au lieu de { $less }
reason-limoges-production = la production rapporte { study-n-meeples } jusqu’à la fin au lieu de { $less }
reason-limoges-others = l’adversaire le mieux placé a { study-n-points } quelques décisions plus tard au lieu de { $less }
reason-limoges-ahead = { $way ->
    [ahead] { $more } points d’avance quelques décisions plus tard au lieu de { $less }
    [behind] { $more } points de retard quelques décisions plus tard au lieu de { $less }
   *[turned] { $more } points d’avance quelques décisions plus tard au lieu de { $less } de retard
}
reason-limes-why-lay = { $gain ->
    [0] ne rapporte rien tout de suite ; total attendu : { $expected } points
   *[other] rapporte { $gain } tout de suite ; total attendu : { $expected } points
}
reason-limes-why-place = l’ouvrier rapporte { $gain } tout de suite ; total attendu : { $expected } points
reason-limes-why-go = l’ouvrier gagne { $gain } en se déplaçant ; total attendu : { $expected } points
reason-limits-why-hide = vous voudrez poser cette couleur
reason-limits-why-play = une carte { $colour ->
    [r] rouge
    [y] jaune
    [g] verte
    [b] bleue
   *[v] violette
} risque à { $odds } % de dépasser la limite
reason-limits-why-exchange = quatre cartes de cette couleur ({ $colour ->
    [r] rouge
    [y] jaune
    [g] verte
    [b] bleue
   *[v] violette
}) valent un point ; risque de dépasser la limite : { $odds } %
reason-limits-why-accuse = { $seat } a dépassé la limite avec une probabilité de { $odds } %
reason-limoges-why = { $kind ->
    [Vote] ces votes apportent les meeples voulus
    [Place] c’est le meilleur emplacement pour ce prix
    [Activate] un meeple en main ne rapporte rien
    [Guards] les gardes seraient mieux placés autrement
    [Guard] ce côté rapporte plus de taxe
    [Rob] le Trésor vaut bien un vol
    [Corrupt] l’argent manque et ces dominos sont chers
    [Commerce] les meeples valent plus en barbarins
    [Mint] les abbés valent plus en barbarins
    [Buy] la tuile rapportera plus qu’elle ne coûte
    [Use] la tuile sert une fois par tour
    [Destroy] une construction adverse gêne
    [End] rien de mieux n’est à votre portée
    [Gain] cette piste rapporte plus
    [Steal] un meeple vaut plus qu’un point
   *[other] dans les parties simulées, c’est ce qui a le mieux réussi
}

## Server

command-serve =
    Lance le serveur de tables : jouez avec tous ceux qui peuvent ouvrir sa page.
    Seul, il garde tout dans un fichier ; avec PostgreSQL et Redis, plusieurs processus se partagent le travail.
command-verify =
    Prouve que chaque tirage d’une feuille de partie découle de sa graine (seed) et de ses sels, et dit ce que cela prouve.
    Avec --commitment et --salt : aussi que ce sont ceux que vous aviez notés avant la partie.
    Finit avec le code de sortie 1 si ce n’est pas le cas d’un tirage dans l’un des fichiers.
command-backup = Écrit dans un fichier tout ce que le serveur garde, même pendant qu’il tourne.
command-restore = Remet ce qui manque à partir d’une sauvegarde, même pendant que le serveur tourne.
command-admin = Gère les tables et les personnes d’un serveur, même pendant qu’il tourne.
command-admin-list = Liste les tables.
command-admin-people = Liste les personnes.
command-admin-close = Termine une partie sans résultat.
command-admin-forget = Supprime les données d’une personne, désignée par son nom d’utilisateur ou son id.
command-admin-export = Écrit la feuille de chaque partie dans un dossier.
command-admin-ratings = Afficher les classements, les recalculer ou en retirer une partie.
command-admin-hide = Retire une table de la liste publique ; son lien reste valable.
command-admin-show = Remet une table dans la liste publique.
command-admin-end = Termine une soirée ; une ronde en cours ne compte pas.
command-admin-ban = Exclut une personne, désignée par son nom d’utilisateur ou son id : ses sessions se terminent, des robots prennent ses places.
command-admin-unban = Laisse revenir une personne exclue.
command-admin-rename = Donne un autre nom à une personne, aux tables en cours aussi.
command-admin-grant = Laisse une personne ayant un compte administrer le serveur sur sa page /admin.
command-admin-revoke = Retire ce droit.
command-admin-events = Liste les soirées.
command-admin-reports = Liste les signalements des joueurs ; en règle un.
command-admin-log = Montre qui a fait quoi, à qui et quand.
command-admin-load = Montre combien il y a de tables et de personnes.
command-admin-settings = Montre les réglages du serveur ; NOM en montre un, NOM VALEUR le change, rate.CLÉ une limite (D’UN-COUP,PAR-SECONDE).
command-admin-retention = Supprime les parties terminées d’invités plus anciennes qu’un nombre de jours.

option-host = L’adresse où le serveur écoute.
option-port = Le port où le serveur écoute.
option-workers = Combien de processus serveur.
option-thinkers = Combien de processus de robots par processus serveur.
option-database = Où les parties sont gardées ; sinon dans un fichier de votre dossier de données.
option-redis = L’adresse de Redis, par où passent les messages entre processus.
option-origins = Une autre page qui peut utiliser l’API ; peut être donnée plusieurs fois.
option-secure = N’envoie les cookies que par HTTPS.
option-proxied = Se fie à l’adresse qu’indique un proxy.
option-unlimited = Aucune limite de requêtes : pour les tests et les essais de charge.
option-browser = Ouvre la page dans un navigateur.
option-phase = Seulement les tables en attente (waiting), en jeu (playing) ou finies (over).
option-running = Aussi les parties qui ne sont pas finies, avec leurs secrets.
option-rebuild = Relire chaque partie classée dans son journal et tout recalculer.
option-take-out = Retirer la partie de cette table ; tout ce qui suit est recalculé.
option-put-back = Remettre la partie de cette table.
option-settle = L’id d’un signalement réglé.
option-page = Quelle page, à partir de 0.
option-days = Combien de jours garder les parties d’invités.
option-force = Remplacer un fichier qui existe déjà.
option-dry-run = Dit seulement combien de parties ce serait.
option-material = Les cartes ou les données avec lesquelles les parties ont été jouées.
option-commitment = L’empreinte de la graine (seed) que vous aviez notée avant la partie.
option-salt = Le sel que votre programme a ajouté.

serving = La table est sur { $page } – Ctrl+C la ferme.
serving-without-redis = Redis ne répond pas. On joue quand même, mais d’ici là chaque processus compte et annonce pour lui seul.
serving-with = Limestone { $version } avec { $workers ->
    [one] un processus serveur
   *[other] { $workers } processus serveur
 } ; les parties sont gardées dans { $database }
admin-nothing = rien à afficher
admin-closed = La table { $table } est fermée.
admin-hidden = La table { $table } n’est plus dans la liste.
admin-shown = La table { $table } est de nouveau dans la liste.
admin-ended = La soirée { $night } est terminée.
admin-banned = Compte exclu : { $person }.
admin-unbanned = Peut revenir : { $person }.
admin-renamed = { $person } s’appelle maintenant { $name }.
admin-granted = { $person } peut administrer le serveur : sur sa page, sous /admin.
admin-revoked = { $person } n’administre plus le serveur.
admin-due = { $games ->
    [one] Une partie serait supprimée.
   *[other] { $games } parties seraient supprimées.
 }
admin-deleted = { $games ->
    [one] Une partie est supprimée.
   *[other] { $games } parties sont supprimées.
 }
admin-ruled = { $counts ->
    [yes] La partie de la table { $table } compte de nouveau.
   *[no] La partie de la table { $table } ne compte plus.
}
admin-rebuilt = { $games } parties classées, dont { $counted } comptent ; { $mended } étaient conservées autrement que leur journal ne le dit. Tous les classements sont recalculés.
admin-forgotten = Données supprimées : { $person }.
backed-up = { $rows ->
    [0] Aucune entrée n’est dans { $file }.
    [one] Une entrée est dans { $file }.
   *[other] { $rows } entrées sont dans { $file }.
}
restored = { $rows ->
    [0] Aucune entrée n’a été remise ; tables laissées de côté, car modifiées entre-temps : { $skipped }.
    [one] Une entrée a été remise ; tables laissées de côté, car modifiées entre-temps : { $skipped }.
   *[other] { $rows } entrées ont été remises ; tables laissées de côté, car modifiées entre-temps : { $skipped }.
}
verified = { $deals ->
    [0] { $file } : aucun tirage à prouver.
    [one] { $file } : un tirage prouvé.
   *[other] { $file } : { $deals } tirages prouvés.
}
verified-old = Méthode 1 : aucun tirage n’a été changé après le début de la partie. Qui connaissait la graine et donnait le dernier sel pouvait tout de même choisir les tirages.
verified-unsalted = Méthode 2, sans sels : personne n’était là pour en ajouter un, le serveur seul a fait les tirages.
verified-salted = { $count ->
    [one] Méthode 2, avec le sel de { $names } : si ce programme est honnête et retrouve dans la feuille son sel et l’empreinte qu’il avait notée, personne n’a choisi les tirages.
   *[other] Méthode 2, avec les sels de { $names } : si l’un de ces programmes est honnête et retrouve dans la feuille son sel et l’empreinte qu’il avait notée, personne n’a choisi les tirages.
}
verified-withheld = { $count ->
    [one] Une fois, quelqu’un n’a pas révélé le sel sur lequel il s’était engagé : les sels ont été échangés à nouveau.
   *[other] { $count } fois, quelqu’un n’a pas révélé le sel sur lequel il s’était engagé : les sels ont été échangés à nouveau.
}
verified-ended = { $steps ->
    [0] La partie a été interrompue avant la première étape : la feuille ne peut pas montrer si l’on a joué davantage.
    [one] La partie a été interrompue après une étape : la feuille ne peut pas montrer si l’on a joué davantage.
   *[other] La partie a été interrompue après { $steps } étapes : la feuille ne peut pas montrer si l’on a joué davantage.
}
verified-noted = Ce que vous aviez noté est bien dans la feuille.

refused-account-already = cette personne a déjà un compte
refused-csrf = la requête ne vient pas de notre propre page ; rechargez la page
refused-frozen = cette version de Limestone ne peut pas continuer cette partie ; on peut la lire et la terminer, pas la jouer
refused-internal = une erreur s’est produite sur le serveur ; elle y a été notée
refused-link-over = ce lien a déjà servi ou a expiré : créez-en un autre sur le premier appareil
refused-login-taken = le nom d’utilisateur « { $login } » est déjà pris
refused-malformed = impossible à comprendre : { $reason }
refused-unfit-handle = une adresse compte 2 à 24 minuscules a–z sans accent et chiffres, avec des traits d’union entre eux
refused-unfit-login = un nom d’utilisateur compte 2 à 64 lettres a–z sans accent, chiffres et signes . _ @ + -
refused-unfit-name = un nom n’est ni vide ni trop long, et ne contient que des caractères visibles
refused-closed-already = la table { $table } est déjà fermée
refused-method = cette adresse n’accepte pas ce genre de requête
refused-no-question = personne n’a rien demandé à { $seat }
refused-no-such-page = cette page n’existe pas
refused-no-such-person = il n’y a personne du nom de « { $name } »
refused-banned = ce compte est exclu ici
refused-closed-house = ce serveur n’accueille plus personne
refused-invited-only = ce serveur est réservé aux personnes invitées ; ouvrez d’abord le lien de son hébergeur
refused-is-admin = { $name } administre ce serveur ; retirez d’abord ce droit (limestone admin revoke)
refused-no-such-report = ce signalement n’existe pas ou est déjà réglé
refused-no-such-setting = il n’y a pas de réglage « { $name } »
refused-setting-value = « { $value } » n’est pas une valeur du réglage { $name } ; il attend { $kind ->
    [word] un de ces mots : { $known }
    [number] un nombre entier de { $least } à { $most }
    [text] { $most } caractères au plus, sur une ligne si c’est un nom
    [colour] une couleur comme #336699, ou rien
   *[rate] D’UN-COUP,PAR-SECONDE, par exemple 60,0.5, ou rien pour le rythme habituel
}
refused-report-nobody = il n’y a personne à signaler à cette place
refused-no-such-seat = cette place n’existe pas à cette table
refused-begins = les places sont attribuées ; la partie va commencer
refused-no-such-material = aucun matériel n’a l’empreinte { $digest }
refused-account-first = il faut un compte pour cela ; vous pouvez en créer un sous votre nom
refused-entered-already = vous êtes déjà inscrit
refused-night-begun = la soirée a commencé
refused-night-enough = il y a déjà tant d’écritures pour cette soirée que rien ne peut s’y ajouter
refused-night-full = les { $places } places sont prises
refused-night-over = la soirée est terminée
refused-night-paused = la soirée est en pause
refused-night-rounds-or-time = indiquez soit le nombre de rondes, soit l’heure de fin
refused-night-same-deal = les mêmes cartes à toutes les tables ne sont possibles qu’à Limes
refused-night-size = à ce jeu, une table a { $most } places au plus
refused-night-undo = lors d’une soirée club, aucun coup ne se reprend
refused-night-when = une soirée commence dans un an au plus, et finit après son début
refused-no-round = aucune ronde n’est en cours
refused-no-such-board = il n’y a pas de table { $board } dans cette ronde
refused-no-such-night = il n’y a pas de soirée { $night }
refused-no-such-player = personne ne participe sous ce numéro
refused-board-over = cette table est déjà terminée ; son résultat reste
refused-board-own = qui joue à une table ne décide pas de son résultat : c’est à l’organisateur de le faire
refused-no-round-left = il n’y a plus de ronde à jouer ; vous pouvez regarder
refused-not-at-a-board = cette personne n’est pas à une table où l’on joue encore
refused-not-entered = vous ne participez pas
refused-not-helping = seules les personnes qui organisent la soirée peuvent faire cela
refused-not-organiser = seul l’organisateur peut faire cela
refused-nothing-changes = c’est déjà le cas
refused-paused = la soirée est en pause : personne ne joue jusqu’à la reprise
refused-round-running = des tables de cette ronde jouent encore
refused-round-stale = la prochaine ronde est la { $round }
refused-sealed = d’autres jouent encore les mêmes cartes ; cette table s’ouvrira à la fin de la ronde
refused-too-few = il faut deux joueurs
refused-too-late = plus personne ne peut s’inscrire une fois la soirée commencée
refused-too-many-at-one = { $most } joueurs au plus à une table
refused-unreadable-night = les données de la soirée { $night } sont illisibles
refused-wrong-places = donnez une place à chacun des { $players } joueurs, et la première à quelqu’un
refused-no-such-table = il n’y a pas de table { $table }
refused-no-such-token = ce jeton n’existe pas
refused-not-away = aucun robot ne joue pour { $seat }
refused-not-host = seul l’hôte de la table peut faire cela
refused-not-over = la partie n’est pas finie
refused-private = la partie a commencé, et seules les personnes qui jouent peuvent la voir
refused-not-playing = il n’y a pas de partie en cours à cette table
refused-not-seated = vous n’avez pas de place à cette table
refused-not-waiting = la partie a déjà commencé
refused-not-your-seat = ce n’est pas votre place
refused-origin = la page { $origin } n’a pas le droit d’utiliser ce serveur
refused-port-taken = { $host }:{ $port } est déjà pris ; choisissez un autre --port
refused-unknown-address = { $host } n’est pas une adresse de cette machine
refused-port-forbidden = seul l’administrateur peut écouter sur le port { $port } ; choisissez-en un à partir de 1024, derrière un proxy
refused-push-address = ce serveur n’envoie pas de notifications à cette adresse
refused-unknown-zone = le fuseau horaire { $zone } n’existe pas
refused-rate-limited = { $seconds ->
    [0] trop vite ; réessayez tout de suite
    [one] trop vite ; réessayez dans une seconde
   *[other] trop vite ; réessayez dans { $seconds } secondes
}
refused-too-many-lines = trop de tables sont ouvertes à la fois ; fermez-en une
refused-salt-again = vous avez déjà ajouté un sel
refused-salt-other = vous ne vous êtes pas engagé sur ce sel : { $found } au lieu de { $wanted }
refused-salt-uncommitted = vous ne vous êtes engagé sur aucun sel
refused-salts-closed = aucun échange de sels n’est en cours ici
refused-salts-open = tous ne se sont pas encore engagés sur un sel
refused-salts-sealed = il est trop tard pour s’engager sur un sel
refused-seat-open = une place est encore libre
refused-seat-taken = cette place est prise
refused-programs-here = quelqu’un y joue avec un programme à soi, personne d’autre ne peut donc se joindre à la table
refused-seat-twice = vous avez déjà une place à cette table
refused-sent-away = on vous a demandé de quitter cette table
refused-sign-in-first = choisissez d’abord un nom
refused-stale = la partie a avancé entre-temps : regardez à nouveau
refused-too-large = c’est trop grand ; au plus { $bytes } octets
refused-material-costly = la lecture prend trop de temps ou de mémoire
refused-material-files = { $files } fichiers, c’est trop ; au plus { $most }
refused-material-large = un fichier fait au plus { $bytes } octets
refused-material-deep = une clé a au plus { $most } mots séparés par des points
refused-too-slow = la connexion était trop lente pour suivre
refused-unavailable = le serveur ne répond pas ; votre coup est conservé, réessayez dans un instant
refused-blocked = ce n’est pas possible : l’un de vous a bloqué l’autre
refused-block-nobody = on ne peut bloquer qu’une autre personne de la table
refused-no-such-acquaintance = vous ne connaissez pas cette personne
refused-profile-account = créez d’abord un compte : vous aurez une page et garderez vos parties
refused-handle-taken = l’adresse { $handle } est déjà prise
refused-public-seats = à une table publique, chacun n’a qu’une place : n’en prenez qu’une, ou partagez le lien
refused-rated-account = une table classée demande un compte ; vous pouvez en créer un à partir de votre nom d’invité et garder vos parties
refused-rated-people = une partie classée demande au moins deux personnes, chacune à sa place
refused-rated-bots = les robots des paquets installés n’ont pas été mesurés : ils ne jouent pas à une table classée
refused-rated-material = une partie classée se joue avec les cartes et les données de la boîte
refused-rated-hand = personne ne joue à votre place dans une partie classée ; vous pouvez abandonner
refused-rated-pace = à une table classée, aucun robot ne joue pour qui dépasse son temps : choisissez l’abandon ou un rappel
refused-not-rated = la table { $table } n’a pas de partie classée terminée
refused-mute-nobody = on ne peut ignorer qu’une autre personne de la table
refused-nudge-not-due = la partie n’attend pas { $seat }
refused-nudge-has-time = { $seat } a encore du temps : vous pourrez relancer quand il en restera un quart
refused-nudge-once = relance déjà envoyée pendant ce tour
refused-nudge-too-soon = { $hours ->
    [one] relance déjà envoyée ; réessayez dans une heure
   *[other] relance déjà envoyée ; réessayez dans { $hours } heures
}
refused-react-again = vous avez déjà réagi à ce coup
refused-react-nothing = il n’y a pas encore de coup auquel réagir
refused-talk-enough = entre deux manches, chacun dit au plus deux choses
refused-talk-quiet = tant que des cartes sont cachées, on peut seulement dire qu’on s’absente et qu’on revient, une fois par manche
refused-unknown-phrase = on ne peut pas dire « { $word } » ici
refused-unknown-level = il n’y a pas de niveau « { $level } » ; il y a { $known }
refused-unknown-bot = il n’y a pas de robot « { $bot } » ; il y a { $known }, et les vôtres sous la forme FICHIER.py:Classe, comme ./robby.py:Robby
refused-unknown-token = ce jeton n’est pas connu
refused-unreadable-answer = la réponse du serveur est impossible à lire (statut { $status })
refused-unreadable-table = les données de la table { $table } sont illisibles
refused-unknown-entry = le journal de cette table contient une entrée que cette version de Limestone ne connaît pas ({ $kind })
refused-verify-commitment = la graine (seed) ne correspond pas à l’empreinte (commitment) : { $counted } au lieu de { $found }
refused-verify-deal = à l’étape { $step }, le tirage est « { $found } » ; la graine et les sels donnent « { $dealt } »
refused-verify-given = ces tirages étaient donnés d’avance et non faits pour cette table : il n’y a rien à prouver
refused-verify-no-seed = la feuille n’a pas de graine (seed), ses tirages ne peuvent donc pas être prouvés
refused-verify-other-commitment = vous avez noté l’empreinte { $wanted } ; la feuille donne { $found }
refused-verify-other-salts = les sels de la feuille ne sont pas ceux qui étaient fixés avant que le vôtre soit révélé
refused-verify-incomplete = { $steps ->
    [0] la feuille est incomplète : elle n’a aucune étape, et la partie n’était pas finie
    [one] la feuille est incomplète : elle s’arrête après une étape, et la partie n’était pas finie
   *[other] la feuille est incomplète : elle s’arrête après { $steps } étapes, et la partie n’était pas finie
}
refused-verify-rounds = les sels ont été échangés plus souvent que la feuille ne le dit, ou plus de { $most } fois
refused-verify-salt-form = le sel du siège { $seat } n’en est pas un : « { $found } »
refused-verify-salt-missing = votre sel { $salt } n’est pas dans la feuille
refused-verify-salt-seat = le sel du siège { $seat } ne devrait pas être là
refused-verify-salts = sels dans la feuille : { $found } ; sièges : { $seats }
refused-verify-scheme = cette version ne connaît pas la méthode de tirage { $scheme }
refused-verify-seed-form = « { $found } » n’est pas une graine (seed)
refused-database-unknown = --database attend sqlite:///FICHIER ou postgresql+asyncpg://UTILISATEUR@HÔTE/NOM
refused-redis-unknown = --redis attend redis://HÔTE:PORT
refused-database-damaged = la base de données est endommagée ou n’est pas une base de Limestone ; remettez une sauvegarde dans une nouvelle (limestone restore)
refused-database-away = la base de données est inaccessible ou ne s’ouvre pas
refused-database-full = il n’y a plus de place sur le disque de la base de données
refused-served-already = un autre limestone serve utilise déjà cette base (processus { $process }) ; arrêtez-le d’abord. Plusieurs à la fois demandent PostgreSQL et Redis
refused-database-nowhere = la machine de la base est inconnue sous ce nom ; vérifiez --database ou LIMESTONE_DATABASE
refused-database-refuses = rien n’écoute à l’adresse de la base ; PostgreSQL tourne-t-il, et le port est-il le bon ?
refused-database-unwelcome = PostgreSQL répond, mais n’a pas cette base ou refuse cet utilisateur
refused-unfit-origin = --origin attend une page sans chemin, comme https://jeux.example.org ; pas { $origin }
refused-file-exists = ce fichier existe déjà ; choisissez un autre nom, ou remplacez-le avec --force
refused-no-database = il n’y a pas de base de Limestone à cette adresse ; rien n’a été créé. Vérifiez --database ou LIMESTONE_DATABASE
refused-database-newer = cette base vient d’un Limestone plus récent (schéma { $found }, celui-ci connaît { $known }) ; installez cette version ou remettez une sauvegarde dans une nouvelle base
refused-backup-damaged = ce n’est pas une sauvegarde complète de Limestone ; rien n’a été remis
refused-workers-alone = plusieurs processus serveur (--workers) demandent une base PostgreSQL (--database) et Redis (--redis)
refused-wrong-password = le nom d’utilisateur ou le mot de passe est faux

## Club nights

night-after = { $round ->
    [0] avant la première ronde
   *[other] après la ronde { $round }
}
night-score = score
night-opponents = adv.
night-points = points
night-ties = À score égal : d’abord les scores des adversaires, puis les points de toutes les parties. Une table décidée sans être jouée ne rapporte pas de points.

## The log of a table

# Told as events are: $seat is a name, or several ($count of them); $you is the role of the reader.

entry-joined = { $you ->
    [seat] Vous rejoignez la table
   *[no] { $seat } rejoint la table
}
entry-left = { $how ->
    [declined] { $seat } ne veut pas de revanche
    [removed] La place de { $seat } est libérée
   *[other] { $you ->
        [seat] Vous quittez la table
       *[no] { $seat } quitte la table
    }
}
entry-bot = { $seat } rejoint la table
entry-renewed = L’invitation a été renouvelée
entry-started = La partie commence
entry-withheld = { $you ->
    [seat] Votre appareil ne révèle pas son nombre : on mélange à nouveau
   *[no] { $seat } ne révèle pas son nombre : on mélange à nouveau
}
entry-undone = { $steps ->
    [0] { $you ->
        [seat] Vous changez d’avis
       *[no] { $seat } change d’avis
    }
   *[other] { $you ->
        [seat] Vous annulez un coup
       *[no] { $seat } annule un coup
    }
}
entry-asked = { $what ->
    [abandon] { $you ->
        [seat] Vous proposez d’arrêter la partie sans résultat
       *[no] { $seat } propose d’arrêter la partie sans résultat
    }
   *[undo] { $you ->
        [seat] Vous demandez à annuler un coup
       *[no] { $seat } demande à annuler un coup
    }
}
entry-hinted = { $you ->
    [seat] Vous avez demandé un conseil
   *[no] { $seat } a demandé un conseil
}
entry-agreed = { $you ->
    [seat] Vous acceptez
   *[no] { $seat } accepte
}
entry-declined = { $how ->
    [withdrawn] { $you ->
        [seat] Vous retirez la demande
       *[no] { $seat } retire la demande
    }
   *[other] { $you ->
        [seat] Vous refusez
       *[no] { $seat } refuse
    }
}
entry-resigned = { $how ->
    [time] { $you ->
        [seat] Votre temps est écoulé : c’est un abandon
       *[no] Le temps de { $seat } est écoulé : c’est un abandon
    }
   *[other] { $you ->
        [seat] Vous abandonnez
       *[no] { $seat } abandonne
    }
}
entry-handed = { $how ->
    [time] { $you ->
        [seat] Temps écoulé : un robot ({ $level }) joue à votre place
       *[no] Temps écoulé : un robot ({ $level }) joue pour { $seat }
    }
   *[other] { $you ->
        [seat] Un robot ({ $level }) joue à votre place
       *[no] Un robot ({ $level }) joue pour { $seat }
    }
}
entry-returned = { $you ->
    [seat] Vous reprenez votre place
   *[no] { $seat } reprend sa place
}
entry-reminded = { $overdue ->
    [yes] { $count ->
        [one] { $you ->
            [seat] Votre temps est écoulé : la partie vous attend
           *[no] Le temps de { $seat } est écoulé : la partie attend
        }
       *[other] Le temps de { $seat } est écoulé : la partie attend
    }
   *[no] { $count ->
        [one] { $you ->
            [seat] Vous recevez un rappel
           *[no] { $seat } reçoit un rappel
        }
       *[other] { $seat } reçoivent un rappel
    }
}
entry-extended = Le temps de réflexion est prolongé
entry-rematched = Une nouvelle partie est ouverte
entry-unknown = Une version plus récente de Limestone a écrit une entrée que celle-ci ne connaît pas
entry-paused = La soirée est mise en pause
entry-resumed = La soirée reprend
entry-settled = L’organisateur a tranché la table
entry-closed = L’administrateur met fin à la partie
entry-renamed = Quelqu’un s’appelle maintenant { $name }
entry-forgotten = Les données d’une personne sont effacées

## Hints at a table

web-hint = Conseil
web-hint-best = { $count ->
    [1] Le meilleur coup
    [2] Les deux meilleurs coups
   *[3] Les trois meilleurs coups
}
web-hint-first-better = 1 est meilleur : { $words }
web-hint-share = Vos chances de gagner après ce coup
web-hint-equal = { $count ->
    [2] Entre les deux, c’est trop serré pour trancher.
   *[other] Entre les trois, c’est trop serré pour trancher.
}
web-hint-better-than = Meilleur que { $move } : { $words }
web-hint-thinking = Réflexion
web-hint-off = Pas de conseils à cette table
web-hint-on = Les conseils sont permis à cette table
web-hint-seen = Les autres voient que vous avez demandé.
web-hint-do = Jouer ce coup
web-hint-square = Juste la case
web-hint-where = Montrer seulement où
web-hint-marked = Le meilleur est marqué sur la table.
web-hint-all = Montrer les coups
web-hint-allow = Permettre les conseils
web-key-hint = Conseil

## Reviews on the page

web-review = Analyse
web-review-seat = Les coups de
web-review-round = Manche { $round }
web-review-turn = Manche { $round }, tour { $turn }
web-review-round-of = Manche { $round } sur { $rounds }
web-review-jump = Aller à une manche
web-review-at = { $where }, { $move }
web-review-of-seat = { $name }, { $where }
web-review-cost = { $game ->
    [limes] { $where } : { $move } a coûté { $loss }
   *[other] { $where } : « { $move } » a coûté { $loss }
}
web-review-little = { $game ->
    [limes] { $where } : { $move } a coûté { $loss }, moins qu’une imprécision
   *[other] { $where } : « { $move } » a coûté { $loss }, moins qu’une imprécision
}
web-review-as-good = { $game ->
    [limes] { $where } : { $move }, aucun coup n’était meilleur
   *[other] { $where } : « { $move } », aucun coup n’était meilleur
}
web-review-close = { $game ->
    [limes] { $where } : { $move } et le meilleur coup, trop serré pour trancher
   *[other] { $where } : « { $move } » et le meilleur coup, trop serré pour trancher
}
web-review-fine = { $game ->
    [limes] { $where } : { $move } était nettement le meilleur coup
   *[other] { $where } : « { $move } » était nettement le meilleur coup
}
web-review-error = Connu à { $error } près.
web-review-lead = Meilleur que tout autre coup.
web-review-with = Avec « { $move } » : { $words }
web-review-against = Comparé à « { $move } » : { $words }
web-review-good = aucun coup n’était meilleur
web-review-slip = imprécision
web-review-mistake = erreur
web-review-from = { $mark } à partir de { $from }
web-review-best = meilleur coup
web-review-better = mieux
web-review-moments = Moments clés
web-review-turning = Tournants
web-review-count = { $count } décisions sur { $all }
web-review-luck = Chance et talent
web-review-luck-later = connu quand tous les coups le sont
web-review-no-result = Quelqu’un a abandonné : il n’y a pas de résultat à expliquer.
web-review-par-is-limes = par : ce que notre maître marque en moyenne avec ces cartes
web-review-par-is-limits = par : ce que notre maître, pressé et à toutes les places, marque en moyenne avec cette donne
web-review-par-is-limoges = par : une part égale de la victoire
web-review-par = par { $value }
web-review-hindsight = après coup { $value }
web-review-moves = { $you ->
    [yes] vos coups { $value }
   *[no] coups de { $name } { $value }
}
web-review-moves-are = coups : ce qu’ils ont coûté pour de bon
web-review-cards = cartes { $value }
web-review-chance = cartes et autres { $value }
web-review-luck-words = Depuis le par { $par } : { $moves }, { $chance } ; résultat { $result }.
web-review-curve-limes = Points attendus à la fin
web-review-curve-below = dessous : ce que chaque coup a coûté
web-review-curve-words = Points attendus à la fin après chaque manche ; résultat { $result }, par { $par }
web-review-spoken = { $where }, { $value }, perdu { $loss }
web-review-board = { $best ->
    [none] Le paysage après la manche { $round }, avec { $move }
   *[other] Le paysage après la manche { $round }, avec { $move } ; { $best } était mieux
}
web-review-looking = encore en cours
web-review-working = Examen de la partie
web-review-waiting = Examen de la partie. Cela commence dans un instant.
web-review-progress = { $done } fait. Ce qui est trouvé est déjà là ; ce qui est serré est examiné deux fois.
web-review-failed = Le reste n’a pas pu être examiné. Ce qui est trouvé reste.
web-review-retry = Rejouer ce moment
web-review-find = { $where }. Trouvez le meilleur coup.
web-review-trying = Examen de votre coup
web-review-found = « { $move } » : rien de mieux. { $value } attendus.
web-review-near = « { $move } » : { $value } attendus, trop près du meilleur coup pour trancher.
web-review-improved = « { $move } » est mieux qu’avant : { $value } au lieu de { $before }. Il y a encore mieux.
web-review-about = « { $move } » vaut à peu près autant qu’avant : { $value }, avant { $before }. Il y a mieux.
web-review-no-better = « { $move } » n’est pas mieux qu’avant : { $value }, avant { $before }.
web-review-again = Réessayer
web-review-back = Retour à l’analyse
web-mistakes = Vos propres erreurs
web-mistakes-count = { $count ->
    [0] Tous les moments de vos parties analysées ont été réessayés ; ils reviennent.
    [one] Un moment des parties analysées sur cet appareil, à réessayer.
   *[other] { $count } moments des parties analysées sur cet appareil, à réessayer.
}
web-mistakes-try = En essayer un
web-mistakes-next = Prochaine de vos erreurs
web-review-next-mistake = Erreur suivante
web-review-pays = au-delà de 67 %, accuser paie
web-review-over = vraiment dépassé
web-review-within = dans la limite
web-review-odds = { $you ->
    [yes] Probabilité, en pour cent, qu’une carte dépasse la limite, d’après ce que vous pouviez savoir
   *[no] Probabilité, en pour cent, qu’une carte dépasse la limite, d’après ce que { $name } pouvait savoir
}
web-review-lane = { $odds ->
    [none] Coup { $turn }, { $name } : { $move }
   *[other] Coup { $turn }, { $name } : { $move }, dépassé à { $odds }
}
web-review-lanes-words = Manche { $round }, coup par coup : qui a posé quelle carte, et la probabilité qu’elle dépasse
web-review-lanes-hidden = cachées
web-review-options = Points de la manche attendus à partir d’ici
web-review-hidden = Ce que personne ne pouvait voir
web-memory = Votre mémoire
web-memory-question = Combien de cartes de chaque couleur y avait-il dans la pile de jeu ?
web-memory-private = Vous seul le verrez. L’analyse de la partie compare.
web-memory-less = Une de moins
web-memory-more = Une de plus
web-memory-answer = Répondre
web-memory-skip = Pas cette fois
web-memory-asked = question au tour { $turn }
web-memory-said = votre réponse
web-memory-lay = dans la pile
web-memory-right = juste
web-memory-missed = { $count ->
    [one] 1 oubliée
   *[other] { $count } oubliées
}
web-memory-many = { $count ->
    [one] 1 de trop
   *[other] { $count } de trop
}
web-memory-none = La question ne vous a pas été posée pour cette manche. Elle vient à la fin d’une manche, jamais pendant le jeu.
web-memory-switch = Jouer avec la question de mémoire (Limits)
web-review-winning = Qui menait
web-review-shares = part des victoires quand nos robots continuent d’ici ; la moyenne de chaque tour
web-review-hand = { $you ->
    [yes] Votre main
   *[no] Main de { $name }
}
web-review-shares-words = Parts de la victoire après chaque décision, avec { $count } tournants
web-review-share = { $where } : { $shares }
web-review-col-where = Quand
web-review-col-who = Qui
web-review-col-move = Coup
web-review-col-expected = Attendu
web-review-col-best = Meilleur
web-review-col-lost = Perdu
web-review-col-why = Pourquoi
web-review-col-odds = Probabilité de dépassement
web-review-col-shares = Parts de la victoire
web-review-steps = Coups
web-key-begin = Au début
web-key-finish = À la fin
web-key-mistake = Imprécision ou erreur suivante
web-key-earlierMistake = La précédente
web-key-again = Rejouer ce moment
web-key-better = Montrer ou cacher ce qui était mieux

## Web

web-home = Accueil
web-home-title = Limestone : trois jeux
web-nav = Pages
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-replay = Revoir
web-close = Fermer
web-back = Retour
web-save = Enregistrer
web-menu = Menu
web-settings = Réglages
web-language = Langue
web-theme = Thème
web-theme-system = Celui de l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-sounds = Sons
web-motion = Animations
web-your-name = Votre nom
web-name-shown = C’est ainsi que les autres vous appellent.
web-name-or-login = Sans nom, votre nom d’utilisateur en tient lieu.
web-guest = Invité
web-gone = Quelqu’un (supprimé)
web-you = Vous
web-player = Joueur { $seat }
web-rated = { $name } ({ level-word })
level-word = { $level ->
    [novice] novice
    [casual] amateur
    [club] confirmé
    [expert] expert
    [master] maître
    [random] au hasard
   *[other] { $level }
}
web-seat-open = place libre
web-rules = Règles
web-intro = Apprendre en jouant
web-no-page = Cette page n’existe pas.
web-banned = Vous êtes exclu d’ici.
web-banned-why = La personne qui gère ce serveur a mis fin à votre session. Un robot joue à votre place.
web-signed-out = Vous êtes déconnecté.
web-signed-out-why = Votre session a pris fin, sur cet appareil ou sur un autre. Reconnectez-vous depuis la page d’accueil.
web-no-table = Cette table n’existe pas, ou n’est ouverte que sur invitation.
web-no-table-why = Vérifiez le code, ou redemandez le lien à la personne qui vous a invité.
web-table-code = Code de la table
web-frozen = Cette version de Limestone ne peut pas continuer cette partie : on peut la consulter et la télécharger, mais plus la jouer.
web-unreachable = Le serveur ne répond pas.
web-retry = Réessayer
web-offline = La table est injoignable. Nouvel essai en cours ; votre dernier coup est conservé.
web-no-line = Pas de connexion. Votre choix est conservé.

web-line-connecting = Connexion
web-line-live = En ligne
web-line-reconnecting = Reconnexion
web-line-offline = Hors ligne
web-line-gone = Fermé
# What a device is told while nobody looks at the table; above it stands the name of the game.
push-turn = C’est à vous de jouer.
push-reminded = Votre temps est bientôt écoulé.
push-overdue = Votre temps est écoulé. La partie vous attend.
push-rematch = On veut rejouer avec vous.
push-nudge = On vous attend.
push-round = La ronde commence : votre table est prête.
push-challenge = Quelqu’un a joué votre défi.

## Club nights in the browser

web-night = Soirée club
web-nights = Soirées club
web-nights-about = Une soirée en plusieurs rondes : chacun rencontre des personnes de score semblable, et le classement dit où l’on en est.
web-nights-none = Aucune soirée n’est prévue. Organisez-en une et envoyez le lien.
web-nights-none-guest = Aucune soirée n’est prévue.
web-nights-coming = Maintenant et bientôt
web-nights-past = Passées
web-night-new = Nouvelle soirée
web-night-account = Pour organiser une soirée, il faut un compte, afin de la mener de n’importe quel appareil. Pour participer, aucun.
web-night-name = Nom
web-night-starts = Début
web-night-size = Par table
web-night-size-all = toutes ensemble
web-night-length = Rondes
web-night-until = ou jusqu’à
web-night-minutes = Minutes par ronde
web-night-same = Mêmes cartes à toutes les tables
web-night-late = On peut arriver en cours de soirée
web-night-auto = Les rondes commencent d’elles-mêmes
web-night-public = Visible pour tous
web-night-make = Créer
web-night-about = { $game }, { $size ->
    [0] une seule table
   *[other] tables de { $size }
}{ $rounds ->
    [0] { "" }
    [one] { ", une ronde" }
   *[other] { ", " }{ $rounds } rondes
}{ $same ->
    [yes] { ", mêmes cartes pour tous" }
   *[no] { "" }
}
web-night-by = menée par { $name }
web-night-phase-lobby = pas encore commencée
web-night-phase-round = ronde { $round }
web-night-phase-break = après la ronde { $round }
web-night-phase-over = terminée
web-night-players = { $count ->
    [0] aucun joueur
    [one] un joueur
   *[other] { $count } joueurs
}
web-night-here = Inscrits
web-night-of-places = { $count } places sur { $places }
web-night-nobody = Personne ne s’est encore inscrit.
web-night-until-first = jusqu’à la première ronde, à { $time }
web-night-first-on = première ronde : { $when }
web-night-soon = L’organisateur va commencer.
web-night-soon-you = Vous pouvez lancer la première ronde.
web-night-soon-auto = La première ronde commence dès que deux joueurs sont là.
web-night-enter = Participer
web-night-ready = Je suis prêt
web-night-is-ready = prêt
web-night-resting = fait une pause
web-night-out = est parti
web-night-came-late = { $count ->
    [one] arrivé après la ronde 1
   *[other] arrivé après la ronde { $count }
}
web-night-helper = aide
web-night-rest = Faire une pause
web-night-back = Rejouer
web-night-leave = Partir
web-night-how = Comment ça se passe
web-night-how-same = Tous posent la même carte, à chaque table.
web-night-how-own = Chaque table a ses propres cartes.
web-night-how-two = Une victoire compte 1, une victoire partagée un demi ; à égalité de points, la règle de départage désigne le vainqueur. Vous rencontrez des personnes de score semblable.
web-night-how-more = Compte la part des autres à votre table que vous devancez. Vous rencontrez des personnes de score semblable.
web-night-how-sealed = Personne ne voit les autres tables d’une ronde avant d’avoir fini la sienne.
web-night-how-bye = Qui reste seul est exempt : un demi-point.
web-night-how-time = { $minutes ->
    [one] Une ronde dure { $minutes } minute. Cinq minutes plus tard, des robots terminent les parties en cours.
   *[other] Une ronde dure { $minutes } minutes. Cinq minutes plus tard, des robots terminent les parties en cours.
}
web-night-bring = Amenez quelqu’un
web-night-warm = S’échauffer
web-night-warm-about = Une partie qui ne compte pas, en attendant la soirée.
web-night-warm-play = Jouer un peu
web-night-copy = Copier
web-night-copied = Copié
web-night-standings = Classement
web-night-place = place
web-night-place-is = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
web-night-table = Table { $table }
web-night-mine = Votre partie
web-night-done = fini
web-night-settled = tranchée par { $name }
web-night-progress = { $round } sur { $rounds }
web-night-watch = Regarder
web-night-back-table = À ma table
web-night-back-night = Retour à la soirée
web-night-round-ready = Ronde { $round } : votre table est prête
web-night-away = absent
web-night-replace-about = Tant que la personne n’est pas revenue, ce que fait le robot n’est pas une victoire pour elle, et elle n’est plus appariée.
web-night-absent-lost = { $wins } ; { $you ->
    [yes] vous n’étiez pas là
   *[no] { $count ->
        [one] { $names } n’était pas là
       *[other] { $names } n’étaient pas là
    }
}, un robot a joué.
web-night-round-boards = Les tables de la ronde { $round }
web-night-round-now = À la dernière ronde
web-night-how-absent = Un robot qui remplace un absent ne lui rapporte pas de victoire.
web-night-to-night = Vers la soirée
web-night-sealed = Les autres tables posent les mêmes cartes. Elles s’ouvrent, avec paysages et points, quand votre partie est finie.
web-night-late-boards = Vous voyez les paysages tels qu’ils étaient deux cartes avant la table la plus lente.
web-night-sealed-board = { $name }, fermée, { $round } sur { $rounds }
web-night-board = { $name }, { $round } sur { $rounds }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-night-stand-in = un robot joue
web-night-stood-in = un robot a joué
web-night-bye = Exempt de cette ronde : { $names }
web-night-bye-you = Vous êtes exempt de la ronde { $round } : elle vous rapporte un demi-point.
web-night-deals = Vos rondes
web-night-deal-bye = exempt
web-night-organiser = Organisation
web-night-only-you = visible seulement pour qui organise ou aide
web-night-busy = Un instant…
web-night-too-few = Il faut deux joueurs.
web-night-from = Vous jouez à partir de la ronde { $round }.
web-night-is-paused = en pause
web-night-pair = Apparier la ronde { $round }
web-night-last = C’est la dernière ronde. La soirée finit avec sa dernière table.
web-night-pair-sure = Commencer la ronde { $round } avec { $count } joueurs ? C’est irréversible.
web-night-pair-away = Absents pour l’instant : { $names }. Ils reçoivent aussi une table ; un robot peut jouer pour qui ne vient pas.
web-night-pair-early = La première ronde devait commencer à { $time }.
web-night-pair-odd = Une personne sera exempte, pour un demi-point, à moins qu’un robot ne joue.
web-night-pair-when = { $count ->
    [one] quand une table de plus aura fini
   *[other] quand { $count } tables de plus auront fini
}
web-night-pause = Tout mettre en pause
web-night-resume = Reprendre
web-night-extend = 2 minutes de plus
web-night-announce = Annoncer
web-night-announce-what = Ce que tous doivent lire
web-night-replace = Robot pour un absent
web-night-settle = Trancher une table
web-night-settle-sure = La partie de la table { $table } s’arrête et compte comme vous le dites. C’est irréversible.
web-night-wins = { $name } gagne
web-night-you-win = Vous gagnez
web-night-tie-break = Points égaux : { $wins } au départage des règles.
web-night-all-equal = tous à égalité
web-night-fill = Ajouter un robot
web-night-people = Participants
web-night-help = Demander de l’aide
web-night-no-help = N’aide plus
web-night-remove = Renvoyer
web-night-end = Terminer la soirée
web-night-end-sure = Terminer la soirée maintenant ? Une ronde en cours ne compte pas.
web-night-paused = L’organisateur a mis la soirée en pause. Personne ne joue, aucune horloge ne tourne.
web-night-result-text = Résultat en texte
web-night-result-csv = Résultat en CSV
web-night-won = Vainqueur de la soirée : { $names }.
web-night-your-place = Vous : place { $place } sur { $people }
web-night-won-you = Vous remportez la soirée.
web-night-again = Une autre soirée comme celle-ci
web-night-again-why = Même jeu, mêmes réglages, au même moment de la semaine. Ceux qui étaient là la trouvent dans leurs soirées club.
web-night-now = maintenant
web-night-min-left = { $minutes } min
web-night-time-over = temps écoulé
web-night-overtime = Le temps de la ronde est écoulé. Des robots terminent les parties en cours dans { $time }, sauf si l’organisateur ajoute du temps ou tranche.
web-night-still = { $count ->
    [one] La table { $tables } joue encore : ajoutez du temps ou tranchez.
   *[other] Les tables { $tables } jouent encore : ajoutez du temps ou tranchez.
}
web-night-waiting = La prochaine ronde commence dès qu’elle est appariée.
web-night-next = La ronde suivante commence dans { $time }.
web-night-standing-said = { $name } : place { $place }, score { $score }
web-night-game = Jeu

web-here = présent
web-away = absent
web-away-since = absent depuis { $time }
web-watching = { $count ->
    [one] { $names } regarde
   *[other] { $count } personnes regardent : { $names }
}
web-watching-guests = { $count ->
    [one] une personne sans nom
   *[other] { $count } personnes sans nom
}
web-turn-elsewhere = À vous de jouer : { $game }
web-account = Vous sur ce serveur
web-account-guest = Vous jouez en invité : seul cet appareil connaît vos parties.
web-account-is = Votre compte : { $login }
web-device = Continuer sur un autre appareil
web-device-hint = Ouvrez-le là-bas dans les dix minutes. Il sert une seule fois et pour vous seul : ne le transmettez pas.
web-device-link = Lien pour l’autre appareil
web-device-title = Continuer sur cet appareil ?
web-device-text = Dès lors, cet appareil joue au nom de la personne qui a créé le lien, avec toutes ses parties.
web-device-other = Jusqu’ici, { $name } jouait ici en invité. Plus personne ne retrouvera ces parties.
web-device-go = Continuer ici
web-device-none = Ce lien est incomplet. Ouvrez-le en entier ou scannez de nouveau le code.
web-account-keep = Créer un compte
web-account-keep-hint = Avec un nom d’utilisateur et un mot de passe, vous retrouvez vos parties sur tout appareil.
web-login = Nom d’utilisateur
web-password = Mot de passe
web-password-hint = au moins 8 caractères
web-login-hint = lettres a–z sans accent, chiffres et . _ @ + -
web-sign-in = Se connecter
web-sign-out = Se déconnecter
web-password-change = Changer de mot de passe
web-password-old = Ancien mot de passe
web-password-new = Nouveau mot de passe
web-password-changed = C’est fait. Vos autres appareils sont déconnectés.
web-forget-me = Supprimer mes données
web-forget-sure = Supprimer votre nom et tout ce qui s’y rattache ?
web-forget-games = Un robot termine vos parties en cours.
web-forget-results = Vos défis, vos classements et vos résultats du jour disparaissent, aussi pour ceux qui les ont joués.
web-forget-finished = Les parties finies restent aux autres, sans votre nom.
web-forget-final = C’est irréversible.
web-forget-go = Oui, supprimer
web-forgotten = C’est fait : plus rien ici ne porte votre nom.
web-cancel = Annuler
web-alerts = M’avertir quand c’est à moi
web-alerts-here = Sur cet appareil, quand je ne suis pas à la table
web-alerts-denied = Ce navigateur n’autorise pas les notifications de ce site. Vous pouvez le changer dans ses réglages du site.
web-alerts-impossible = Ce navigateur ne peut pas afficher de notifications ici. Sur un téléphone ou une tablette, ajoutez d’abord Limestone à l’écran d’accueil.
web-alerts-failed = Cela n’a pas fonctionné. Le navigateur n’a pas pu joindre son service de notifications ; réessayez plus tard.
web-alerts-others = { $count ->
    [one] Un autre de vos appareils est averti aussi.
   *[other] { $count } autres de vos appareils sont avertis aussi.
}
web-quiet = Heures calmes
web-quiet-from = De
web-quiet-until = À
web-no-connection = Pas de connexion.
web-offline-not = Il en faut une pour jouer, pour commencer une partie et pour « { web-intro } ».
web-offline-works = Sur cet appareil, vous pouvez encore ouvrir :
web-offline-seen = { $game }, état de { $time }
web-offline-unread = Cette page n’a encore jamais été ouverte sur cet appareil : il lui faut une connexion.
web-offline-as-of = La table est injoignable. La voici telle qu’elle était ({ $time }).
web-sending = Envoi de votre coup

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-limoges-short = Limoges
web-about-limes = Posez seize cartes, placez sept ouvriers.
web-about-limits = Ne dépassez pas la limite, démasquez qui la dépasse.
web-about-limoges = Deux villes rivales, neuf pouvoirs, cinq couleurs à gagner à votre cause.
web-meta-limes = 1 joueur ou plus, sans limite
web-meta-limits = 2 à 6 joueurs dès 8 ans, environ 45 minutes
web-meta-limoges = 2 à 4 joueurs dès 12 ans, 60 à 90 minutes
web-play-now = Jouer tout de suite
web-first-title = Votre première partie de { $game } ?
web-first-text = { $which ->
    [limes] L’introduction dure environ trois minutes : vous posez les cartes, et chaque règle vient quand il la faut.
    [limits] L’introduction dure environ trois minutes : une courte partie où chaque règle vient quand il la faut.
   *[limoges] L’introduction dure environ cinq minutes : le début d’une partie, expliqué coup par coup.
}
web-first-learn = D’abord apprendre en jouant
web-first-play = Jouer sans attendre
web-bots = Robots
web-hot-seat = Local
web-invite-short = Inviter
web-invite-person = Inviter à une partie
web-invite-whom = Inviter { $name }
web-invite-which = À quel jeu ?
web-game-with = { $game } avec { $names }
web-game-alone = { $game }, en solitaire
web-phase-waiting = en attente de joueurs
web-phase-playing = en cours
web-phase-over = terminée
web-phase-frozen = bloquée
web-your-move = À vous
web-open = Ouvrir
web-look = Voir
web-watch-one = Regarder
web-join = Rejoindre

web-nav-games = Mes parties
web-my-games = Mes parties
web-show-running = En cours
web-show-finished = Terminées
web-show-archived = Archivées
web-filter-game = Jeu
web-every-game = Tous les jeux
web-filter-name = Nom d’un joueur
web-filter-off = Tout afficher
web-none-found = Aucune partie ne correspond.
web-none-running = Aucune partie en cours.
web-none-finished = Pas encore de partie terminée.
web-none-archived = Rien n’est archivé.
web-show-more = En voir plus
web-archive = Archiver
web-bring-back = Remettre
web-is-archived = { $game } : archivée.
web-is-back = { $game } : de retour dans votre liste.
web-undo-archive = Annuler
web-your-turn-title = À vous de jouer
web-waiting-title = Aux autres de jouer
web-waiting-names = On attend { $names }
web-move = Jouer
web-solo = En solitaire
web-more-games = { $count ->
    [one] Encore une partie
   *[other] Encore { $count } parties
}
web-all-games = Toutes mes parties
web-all-count = voir tout ({ $count })
## The daily game

web-nav-today = Aujourd’hui
web-daily-today = Donne du jour
web-daily-of = Donne du jour du { $date }
web-daily-of-uncounted = Donne du jour du { $date }, hors classement
web-daily-about = Limes en solo : les mêmes 16 cartes pour le monde entier. Un seul essai compte.
web-daily-about-old = Les mêmes 16 cartes que tout le monde ce jour-là. L’essai ne compte plus.
web-daily-played = { $people ->
    [0] Personne n’a encore joué ici.
    [one] Une personne a joué ici.
   *[other] { $people } personnes ont joué ici.
}
web-daily-known-played = { $count ->
    [one] { $names } en fait partie.
   *[other] { $names } en font partie.
}
web-daily-all-known = { $count ->
    [one] { $names } a joué ici.
   *[other] { $names } ont joué ici.
}
web-daily-opens = Les résultats s’ouvrent dès que vous avez joué aussi.
web-daily-streak = { $days ->
    [one] jour de suite
   *[other] jours de suite
}
web-daily-closes = se termine dans { $left }
web-daily-next = prochaine donne dans { $left }
web-daily-play = Jouer
web-daily-go-on = Continuer
web-daily-again = Rejouer hors classement
web-daily-review = Revoir mes coups
web-daily-see = Voir les résultats
web-daily-now = ce jour
web-daily-to-today = Vers la donne d’aujourd’hui
web-daily-place = place { $place } sur { $people }
web-daily-would-place = serait à la place { $place } parmi { $people }
web-daily-from-par = { $how ->
    [under] { $points } sous le par
    [over] { $points } au-dessus du par
   *[at] au par
}
web-daily-hindsight-told = Après coup, ces cartes permettaient { $hindsight }.
web-daily-reckoning = Le par de ce jour est en cours de calcul.
web-daily-given-up = Abandon
web-daily-told = Vous { $score }, mieux que { $better } % des autres ; par { $par } ; { $people } ont joué. Un tableau suit.
web-daily-told-alone = Vous { $score }, par { $par }. Personne d’autre n’a encore joué ici.
web-daily-par = par { $par }
web-daily-bots = Robots : { $bots }
web-daily-standings = Classement
web-daily-everyone = Tous
web-daily-known = Mes connaissances
web-daily-somebody = quelqu’un
web-daily-nobody-yet = Personne d’autre n’a encore joué ici.
web-daily-names = { $usual ->
    [all] Seules des personnes invitées jouent ici : vous lisez donc tous les noms que personne ne cache.
   *[known] Vous lisez les noms des personnes que vous connaissez, et de celles qui montrent le leur à tout le monde.
}
web-daily-named = Qui lit votre nom dans le classement
web-daily-named-then = Votre nom sera lu dans le classement par
web-daily-not-played = { $date } : pas jouée
web-daily-day = { $date } : { $score } points
web-daily-day-tried = { $date } : { $score } points, hors classement
web-daily-again-made = Votre dernier essai, hors classement : { $score }
web-daily-from-date = Les cartes découlent de la date et chacun peut les calculer : un score ne prouve rien.
web-daily-month = { $days ->
    [one] 1 partie, { $mean } points
   *[other] { $days } parties, moyenne { $mean }
}
web-daily-month-before = Le mois précédent
web-daily-month-after = Le mois suivant
web-daily-and-more = { $least } et plus
web-daily-below = moins de { $least }
web-daily-beside = À côté des meilleurs
web-daily-beside-whom = À côté de qui
web-daily-beside-best = Meilleur ici
web-daily-beside-shown = Le meilleur que vous pouvez voir
web-daily-beside-par = Notre maître
web-daily-beside-hindsight = Après coup
web-daily-land = { $name }, tour { $round }, { $score } points
web-daily-wall = Un mur de seize pierres : { $whole } entières, { $cracked } fendues, { $fallen } tombées
web-daily-stones = Une pierre par tour : entière, fendue (imprécision), tombée (erreur).
web-daily-card = Limes, donne du jour du { $date }
web-daily-card-better = mieux que { $better } % de { $people }
web-daily-card-par = { $days ->
    [0] par { $par }
    [one] par { $par }
   *[other] par { $par }, { $days } jours de suite
}
web-daily-stones-short = une pierre par tour : entière, fendue, tombée
web-daily-share = Partager
web-daily-sent = { $named ->
    [yes] { $name } vous envoie ce mur : { $score } points, par { $par }.
   *[no] On vous envoie ce mur : { $score } points, par { $par }.
}
web-daily-picture = Enregistrer l’image
web-daily-copy = Copier en texte
web-daily-spoils-nothing = Aucune carte n’est montrée : la donne de personne n’est gâchée.
web-daily-judging = Vos coups sont examinés…
web-daily-loading = Un instant…
web-daily-points = Points
web-daily-people = Personnes
web-daily-at-table = Donne du jour
web-daily-counts = votre unique essai compte
web-daily-uncounted = Donne du jour, hors classement
## Challenges

refused-no-such-challenge = ce défi n’existe pas
refused-challenge-own = c’est votre propre défi : envoyez le lien à quelqu’un d’autre
refused-challenge-played = vous avez déjà joué ces cartes
refused-challenge-alone = dans ce jeu, un défi se joue seul, contre les mêmes robots
refused-challenge-people = seule une partie d’une personne contre des robots peut être rejouée par d’autres
refused-challenge-given = d’autres jouent encore ces cartes : elles ne peuvent pas encore être transmises
web-challenge = Mêmes cartes pour un ami
web-challenge-bots = Même donne pour un ami, mêmes robots
web-challenge-link = Envoyez ce lien : qui l’ouvre joue les mêmes cartes, avec vous comme fantôme. Vos coups se montrent tour après tour, une fois le choix fait.
web-challenge-link-bots = Envoyez ce lien : qui l’ouvre joue la même donne contre les mêmes robots. Ensuite, les résultats sont côte à côte.
web-challenge-title = { $name } vous lance un défi : { $game }
web-challenge-own = Votre défi : { $game }
web-challenge-about = Les mêmes cartes, dans le même ordre. { $name } joue avec vous comme fantôme : ses coups se montrent une fois votre choix fait.
web-challenge-about-bots = La même donne contre les mêmes robots que { $name }. Un seul essai compte.
web-challenge-results = Résultats
web-challenge-played = { $people ->
    [0] Personne ne l’a encore relevé.
    [one] Une personne l’a joué.
   *[other] { $people } personnes l’ont joué.
}
web-challenge-see = Voir les résultats
web-challenges = Défis
web-challenge-one = Défi
web-challenge-along = À la table
web-challenge-others = { $count ->
    [0] Vous et le fantôme
    [one] Vous, le fantôme et une autre personne
   *[other] Vous, le fantôme et { $count } autres personnes
}
web-challenge-wait = La partie commence quand toutes les places sont prises. Le lien pour les autres se trouve à la table.
web-challenge-verdict = { $how ->
    [won] Personne n’a fait mieux que vous : { $own }.
    [even] Vous et { $name } avez le meilleur score : { $own }.
    [gave-up] Vous avez abandonné ; { $name } a le meilleur score : { $best }.
   *[lost] { $name } a le meilleur score : { $best }. Vous avez { $own }.
}
web-challenge-tie = { $how ->
    [won] Vous et { $name } avez tous deux { $own } : en cas d’égalité, le meilleur ouvrier décide, en votre faveur.
   *[lost] Vous et { $name } avez tous deux { $own } : en cas d’égalité, le meilleur ouvrier décide, en faveur de { $name }.
}
web-challenge-knows = Vous avez déjà joué ces cartes : les résultats le diront.
web-challenge-knew = cartes déjà connues d’une autre partie
web-challenge-told = Vous êtes averti quand quelqu’un l’a joué : ici et, si vous le permettez, sur vos appareils.
web-challenge-news = { $people ->
    [one] { $names } a joué votre défi à { $game }.
   *[other] { $names } ont joué votre défi à { $game }.
}
web-challenge-first = lance le défi
web-challenge-was = { $ghosts ->
    [0] Un défi : la même donne contre les mêmes robots.
    [one] Un défi : les mêmes cartes, avec { $names } comme fantôme.
   *[other] Un défi : les mêmes cartes, avec { $names } comme fantômes.
}
web-ghost = fantôme
# Ratings, pages of people, people you know
web-rated-game = classée
web-rated-not = { $why ->
    [undo] classée, ne compte pas : reprise
    [stand-in] classée, ne compte pas : un robot a joué
    [alone] classée, ne compte pas : moins de deux personnes
   *[abandoned] classée, ne compte pas : pas terminée
}
web-rated-choose = Partie classée
web-rated-table = Classée : la partie compte pour tous ceux qui jouent, avec un compte et sans conseils. Qui abandonne prend la dernière place. Elle ne compte pas si une reprise est acceptée, si un robot remplace quelqu’un ou si elle n’est pas terminée.
web-rated-account = Il faut un compte : vous pouvez en créer un dans les réglages et garder vos parties.
web-rated-join = Une partie classée demande un compte. Créez-en un ici, puis rejoignez la table.
web-rated-counts = Cette partie compte pour le classement.
web-rated-would-not = Cette partie ne comptera alors plus pour le classement.
web-rating-change = { $name } : { $before } → { $after } ± { $error }
web-rating-first = { $name } : { $after } ± { $error }, première partie classée
web-uncounted = { $why ->
    [undo] Cette partie ne compte pas pour le classement : une reprise a été acceptée.
    [stand-in] Cette partie ne compte pas pour le classement : un robot a décidé pour quelqu’un.
    [alone] Cette partie ne compte pas pour le classement : moins de deux personnes ont joué.
   *[abandoned] Cette partie ne compte pas pour le classement : elle n’a pas été terminée.
}
web-pace-live = En une fois
web-pace-days = Par correspondance
web-invite-known = Inviter des personnes que vous connaissez
web-known-title = Personnes que vous connaissez
web-known-none = Qui joue avec vous ou répond à votre invitation apparaît ici.
web-known-at = dernière partie : { $day }
web-known-blocked = personne bloquée
web-person-mine = Ma page
web-person-is = Ma page, compte : { $name }
web-person-why = Avec un compte, cette page montre votre classement, vos statistiques et vos parties, sur tout appareil ; vous décidez qui voit quoi. Pour jouer, il n’en faut pas.
web-person-since = ici depuis : { $day }
web-person-share = Copier l’adresse
web-person-share-known = Les inconnus ne trouvent rien à cette adresse : vous ne montrez votre page qu’à vos connaissances, tout au plus.
web-person-lost = Rien à voir ici
web-person-allowed = { $name } décide qui voit quoi de cette page.
web-together = Vos parties ensemble
web-together-why = Combien de fois chacun a fini devant. Les places égales ne comptent pour personne.
web-admin = Administration
web-admin-version = Limestone { $version } sur { $database }
web-admin-failing = En panne en arrière-plan : { $names }
web-admin-count-playing = en cours
web-admin-count-waiting = en attente
web-admin-count-over = terminées
web-admin-count-account = comptes
web-admin-count-guest = invités
web-admin-count-lines = connexions
web-admin-phase-playing = en cours
web-admin-phase-waiting = en attente
web-admin-phase-over = terminée
web-admin-phase-frozen = arrêtée
web-admin-kind-account = compte
web-admin-kind-guest = invité
web-admin-kind-program = programme
web-admin-reports = Signalements
web-admin-tables = Tables
web-admin-people = Personnes
web-admin-events = Soirées
web-admin-settings = Réglages
web-admin-log = Registre
web-admin-all = toutes
web-admin-none = Rien ici.
web-admin-newer = Plus récents
web-admin-older = Plus anciens
web-admin-find = Nom ou nom d’utilisateur
web-admin-reported = { $by } signale { $name }
web-admin-gone = une personne supprimée
web-admin-called-now = s’appelle maintenant { $name }
web-admin-hidden = hors de la liste
web-admin-runs = administre le serveur
web-admin-banned = compte exclu
web-admin-command = en ligne de commande
web-admin-players = { $count ->
    [0] aucun joueur
    [one] 1 joueur
   *[other] { $count } joueurs
 }
web-admin-close = Fermer
web-admin-hide = Masquer
web-admin-show = Remettre
web-admin-end = Terminer
web-admin-ban = Exclure
web-admin-unban = Réadmettre
web-admin-rename = Renommer
web-admin-new-name = Nouveau nom de { $name }
web-admin-delete = Supprimer
web-admin-settle = Réglé
web-admin-sure = { $what } : vraiment ?
web-admin-did-close = Table { $whom } fermée
web-admin-did-hide = Table { $whom } masquée
web-admin-did-show = Table { $whom } remise dans la liste
web-admin-did-end = Soirée { $whom } terminée
web-admin-did-ban = Exclusion : { $whom }
web-admin-did-unban = Réadmission : { $whom }
web-admin-did-rename = Nouveau nom : { $whom }
web-admin-did-delete = Suppression : { $whom }
web-admin-did-settle = Signalement réglé : { $whom }
web-admin-did-set = Réglage modifié : { $whom }
web-admin-did-grant = Peut administrer le serveur : { $whom }
web-admin-did-revoke = N’administre plus le serveur : { $whom }
web-admin-did-retention = Parties d’invités terminées depuis plus de { $whom } jours supprimées : { $value }
web-admin-did-takeout = Partie { $whom } retirée du classement
web-admin-did-putback = Partie { $whom } remise au classement
web-admin-did-recount = Tous les classements recalculés
web-admin-name = Nom de ce serveur
web-admin-colour = Couleur
web-admin-no-colour = Sans couleur
web-admin-welcome = Mot de bienvenue
web-admin-contact = Contact
web-admin-legal = Mentions légales
web-admin-registration = Qui peut venir
web-admin-registration-open = Quiconque ouvre la page
web-admin-registration-invited = Seulement avec l’invitation
web-admin-registration-closed = Personne de nouveau
web-admin-invitation = Transmettez ce lien :
web-admin-guest-games = Jours pendant lesquels garder les parties terminées d’invités
web-admin-guest-hint = 0 les garde toujours.
web-admin-dry-run = À blanc
web-admin-due = { $games ->
    [0] Aucune partie ne serait supprimée maintenant.
    [one] Une partie serait supprimée maintenant.
   *[other] { $games } parties seraient supprimées maintenant.
 }
web-admin-rates = Limites de requêtes
web-admin-rates-hint = Tant d’un coup, puis tant par minute, par personne sauf mention contraire.
web-admin-burst = { $key } : d’un coup
web-admin-since = depuis le { $when }
web-admin-at-table = à la table { $code }
web-admin-renew = Nouvelle invitation
web-admin-renew-hint = Le code seul suffit : { $code }. Avec une nouvelle invitation, celle-ci ne fait plus entrer personne.
web-admin-at-once = d’un coup
web-admin-a-minute = puis par minute
web-admin-minute = { $key } : par minute
web-admin-shipped = d’origine { $burst }, puis { $minute } par minute
web-admin-as-shipped = Comme d’origine
web-admin-rate-people = Nouveaux invités, par adresse
web-admin-rate-accounts = Nouveaux comptes, par adresse
web-admin-rate-password = Tentatives de connexion, par adresse
web-admin-rate-guesses = Tentatives de connexion, par compte
web-admin-rate-tables = Nouvelles tables
web-admin-rate-listed = Nouvelles tables publiques
web-admin-rate-nights = Nouvelles soirées
web-admin-rate-announcements = Annonces d’une soirée
web-admin-rate-bots = Tables où seuls des robots jouent
web-admin-rate-materials = Envois de matériel
web-admin-rate-orders = Coups et autres demandes à une table
web-admin-rate-consequences = Ce qu’un coup entraîne
web-admin-rate-replay = Étapes d’une partie revue, par adresse
web-admin-rate-reviews = Analyses de parties
web-admin-rate-judging = Conseils, et coups essayés dans une analyse
web-admin-rate-puzzles = Coups essayés aux problèmes
web-admin-rate-talk = Ce qui se dit à une table
web-admin-rate-reports = Signalements de joueurs
web-admin-rate-measures = Mesures d’un administrateur
web-admin-rate-data = Ses données en fichier
web-admin-rate-large = Requêtes de plus de 50 Ko, par adresse
web-admin-rate-malformed = Requêtes illisibles, par adresse
web-admin-rate-reading = Tout le reste, en lecture, par adresse
web-admin-saved = Enregistré.
web-house-contact = Contact : { $contact }
web-house-legal = Mentions légales
web-house-more = En savoir plus
web-gate-invited = Ce serveur est réservé aux personnes invitées.
web-gate-closed = Ce serveur n’accueille plus personne.
web-gate-how = Ouvrez le lien que vous avez reçu, ou saisissez le code de votre invitation.
web-gate-code = Code d’invitation
web-gate-enter = Entrer
web-gate-wrong = Cette invitation n’est pas valable ici, ou ne l’est plus.
web-gate-account = Vous avez un compte ici ?
web-report = Signaler { $name }
web-report-name = Nom offensant
web-report-conduct = Mauvaise conduite
web-report-play = Jeu déloyal
web-report-told = { $name } : signalement transmis à ceux qui administrent ce serveur.
web-person-ratings = Classement
web-person-band = la bande contient le vrai nombre, 19 fois sur 20
web-person-plot = { $game } : { $rating }, ± { $error }
web-person-better = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, mieux que { $better } %
web-person-unsure = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, encore incertain
web-person-no-ratings = Pas encore de partie classée.
web-person-no-ratings-own = Pas encore de partie classée. Choisissez « Partie classée » quand vous invitez.
web-person-statistics = { $game } en chiffres
web-person-later = { $games ->
    [one] Encore { $games } partie et il y aura quelque chose à voir ici.
   *[other] Encore { $games } parties et il y aura quelque chose à voir ici.
}
web-person-line = { $games ->
    [one] Moyenne de { $games } partie, sauf indication contraire.
   *[other] Moyenne de { $games } parties, sauf indication contraire.
}
web-person-line-others = Le trait est la moyenne de tous les autres.
web-person-of-times = sur { $count }
web-person-differs = { $more ->
    [yes] Plus que les autres : { $fact }, { $mean } contre { $others }.
   *[no] Moins que les autres : { $fact }, { $mean } contre { $others }.
}
web-person-recent = Parties récentes
web-person-no-games = Pas encore de partie terminée.
web-person-won = Gagné par abandon
web-person-resigned = Abandon
web-person-seats = { $game }, à { $seats }
web-person-ladder = L’échelle de Limes
web-person-best = record { $points }
web-shows-title = Qui voit cette page
web-shows-note = Les conversations et les mains n’apparaissent jamais ici, ni les parties que d’autres jouent peut-être encore.
web-shows-ratings = Classement
web-shows-games = Parties
web-shows-statistics = Chiffres
web-shows-address = Adresse
web-handle-hint = 2 à 24 minuscules a–z sans accent et chiffres, avec des traits d’union entre eux
web-shows-change = Changer
web-shows-data = Toutes mes données en un fichier
web-who-nobody = personne
web-who-known = les personnes que je connais
web-who-all = tout le monde
web-twin-day = Jour
web-twin-rating = Classement
web-leaders = Classements
web-leaders-all = Tous ceux qui l’acceptent
web-leaders-least = Au moins { $least } parties classées, dont une dans les { $days } derniers jours.
web-leaders-own = Votre classement : { $rating } ± { $error }
web-leaders-until = { $games } parties classées sur { $least } : après { $least }, vous figurez ici.
web-leaders-none = Personne pour l’instant.
web-leaders-none-known = Vous et les personnes que vous connaissez apparaissez ici après { $least } parties classées.
web-leaders-bots = Les robots
web-leaders-anchors = Mesurés dans des parties entre robots ; ces nombres ne changent pas.
web-leaders-agree = Vous n’êtes pas sur la liste publique. Qui voit votre classement dépend de vous :
web-leaders-place = Rang
web-leaders-games = Parties
web-leaders-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
web-fact-won = parties gagnées
web-fact-farmer = points des fermiers
web-fact-fisherman = points des pêcheurs
web-fact-woodcutter = points des bûcherons
web-fact-watchman = points des gardiens
web-fact-accused = accusations à raison
web-fact-within = limite respectée en cas d’accusation
web-fact-end-abbey = victoires quand l’Abbaye est pleine
web-fact-end-cathedral = victoires quand la Cathédrale est pleine
web-fact-end-influence = victoires au bout d’une piste d’influence
web-fact-end-bag = victoires quand le sac est vide
web-fact-beat-novice = victoires contre des robots : novice
web-fact-beat-casual = victoires contre des robots : amateur
web-fact-beat-club = victoires contre des robots : confirmé
web-fact-beat-expert = victoires contre des robots : expert
web-fact-beat-master = victoires contre des robots : maître

web-lately = Terminées récemment
web-open-tables = Tables ouvertes
web-table-seats = { $taken ->
    [one] { $game }, une place prise sur { $seats }
   *[other] { $game }, { $taken } places prises sur { $seats }
}
web-table-players = { $seats ->
    [one] { $game }, en solitaire
   *[other] { $game }, { $seats } joueurs
}
web-new-here = Vous débutez ?
web-step-learn = Apprendre Limes en jouant
web-step-learn-why = Quelques minutes, carte après carte.
web-step-daily = Jouer la donne du jour
web-step-daily-why = Limes en solitaire : les mêmes 16 cartes pour tous. La première fois, on fait souvent de 25 à 35 points.
web-step-invite = Jouer entre amis
web-step-invite-why = Envoyez un lien. Personne n’a besoin de compte.
web-begin = Commencer
web-as-of = État : { $time }.
web-time-up = temps écoulé
web-hours = { $hours } h { $minutes }
web-minutes = { $minutes } min
web-not-begun = { $open ->
    [0] Pas commencée : tout le monde est là
    [one] Pas commencée : 1 place libre sur { $seats }
   *[other] Pas commencée : { $open } places libres sur { $seats }
}
web-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-result-place = { $points ->
    [one] { $place }e place sur { $seats }, 1 point
   *[other] { $place }e place sur { $seats }, { $points } points
}
web-result-won = { $count ->
    [one] { $points ->
        [one] Gagné, { $points } point
       *[other] Gagné, { $points } points
    }
   *[other] { $points ->
        [one] Victoire partagée, { $points } point
       *[other] Victoire partagée, { $points } points
    }
}
web-result-ended = Arrêtée avant la fin
web-result-settled = { $how ->
    [won] Gagné, décidé par l’organisation
    [even] À égalité, décidé par l’organisation
   *[lost] Perdu, décidé par l’organisation
}
web-result-given-up = { $you ->
    [yes] Vous avez abandonné
   *[no] { $won ->
        [yes] Gagné : { $count ->
            [one] { $names } a abandonné
           *[other] { $names } ont abandonné
        }
       *[no] { $count ->
            [one] { $names } a abandonné
           *[other] { $names } ont abandonné
        }
    }
}

web-new-bots = { $game } contre des robots
web-new-hot = { $game } sur le même écran
web-new-invite = { $game } entre amis
web-how-many = Nombre de joueurs
web-up-to = jusqu’à { $most }
web-names-listed = Noms, un par ligne
web-level = Niveau
web-level-novice = Novice
web-level-casual = Amateur
web-level-club = Confirmé
web-level-expert = Expert
web-level-master = Maître
web-level-random = Au hasard
web-level-mixed = Mélangés
web-level-of = Robot { $number }
web-level-in-turn = Les robots prennent les niveaux à tour de rôle, du plus facile au plus fort.
web-variants = Variantes
web-variant-diagonal = Pose en diagonale : une carte peut ne toucher le paysage que par un coin
web-variant-ferryman = Le pêcheur devient passeur : il fait traverser l’eau à vos autres ouvriers
web-variant-open-pile = Pile ouverte : toutes les cartes posées restent visibles
web-variant-no-tiles = Sans les tuiles
web-variant-no-ostensions = Sans les tuiles Ostensions
web-variant-events = Avec les tuiles Évènements
web-readings = Lectures de la règle
web-readings-hint = Là où la règle imprimée se lit de plusieurs façons, la table choisit.
web-readings-changed = { $count ->
    [0] toutes comme d’habitude
    [one] 1 changée
   *[other] { $count } changées
}
web-rulebook-says = La règle imprimée : « { $quotation } »
web-usual = D’habitude : { $choice }
web-option-is = { $setting } : { $choice }
web-implied = déjà compris dans « { $option } »
web-excluded = pas avec « { $option } »
web-options = Options
web-changes-events = Des tuiles Évènements entrent dans les files et s’achètent. Pour qui connaît déjà le jeu.
web-changes-no-ostensions = Le pouvoir des Ostensions est fermé.
web-changes-no-tiles = Ni Personnages, ni Lieux, ni Ostensions : plus facile à apprendre.
web-setting-compensation-mode = Meeples manquants
web-variant-compensation-mode-per-meeple = une décision pour chaque meeple qui manque
web-variant-compensation-mode-per-event = une seule décision pour tous ceux qui manquent dans un même gain
web-setting-domino-cost-mode = Prix d’un domino
web-variant-domino-cost-mode-total-pips = son total
web-variant-domino-cost-mode-high-half = sa valeur haute
web-setting-tax-payer = Taxe des portes
web-variant-tax-payer-bank = après une construction à l’intérieur des murs, la banque paie les propriétaires de toutes les portes actives alentour
web-variant-tax-payer-own = seul celui qui construit reçoit la taxe, de la banque, pour ses propres portes actives
web-variant-tax-payer-builder = celui qui construit paie les autres propriétaires de portes actives alentour
web-setting-entry-mode = Pénétrer dans les murs
web-variant-entry-mode-own-active-gate = seulement par une porte active à vous
web-variant-entry-mode-any = par une porte active, quel que soit son propriétaire
web-setting-abbey-match = Voisins dans l’Abbaye
web-variant-abbey-match-none = chaque domino voisin rapporte un abbé de plus
web-variant-abbey-match-bonus = seuls les voisins qui ont un côté en commun rapportent un abbé de plus
web-variant-abbey-match-strict = à côté d’autres, un domino doit avoir un côté en commun avec l’un d’eux
web-setting-cathedral-upper-match = Étages de la Cathédrale
web-variant-cathedral-upper-match-none = tout domino convient et rapporte deux évêques
web-variant-cathedral-upper-match-bonus = le second évêque ne vient que si le domino a un côté en commun avec un appui
web-variant-cathedral-upper-match-strict = un domino doit avoir un côté en commun avec un appui
web-setting-corruption-swap-limit = Meeples échangés par la Corruption
web-variant-corruption-swap-limit-le-low = au plus la valeur basse de son domino
web-variant-corruption-swap-limit-lt-low = moins que la valeur basse de son domino
web-setting-prison-exempt-from-recall = Prisonniers lors d’un rappel
web-variant-prison-exempt-from-recall-true = ils restent en prison
web-variant-prison-exempt-from-recall-false = ils reviennent aussi dans la réserve
web-setting-theft-majority = Majorité pour voler un Trésor
web-variant-theft-majority-pips = strictement le plus de points dans le bâtiment
web-variant-theft-majority-dominoes = strictement le plus de dominos dans le bâtiment
web-visibility = Ouverte à
web-visibility-link = Toute personne ayant le lien
web-visibility-public = Tout le monde
web-visibility-private = Sur invitation seulement
web-pace = Temps par coup
web-pace-is = { $kind ->
    [none] sans limite
    [seconds] { $count ->
        [one] une seconde
       *[other] { $count } secondes
    }
    [minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
    [hours] { $count ->
        [one] une heure
       *[other] { $count } heures
    }
   *[days] { $count ->
        [one] un jour
       *[other] { $count } jours
    }
}
web-pace-told = { $policy ->
    [bot] Temps par coup : { web-pace-is }, ensuite un robot joue ({ level-word })
    [resign] Temps par coup : { web-pace-is }, ensuite c’est un abandon
    [skip] Temps par coup : { web-pace-is }, ensuite le coup est passé
   *[wait] Temps par coup : { web-pace-is }, ensuite un rappel
}
web-pace-over = Le temps écoulé
web-pace-over-wait = un rappel
web-pace-over-resign = c’est un abandon
web-pace-over-bot = un robot joue ({ level-word })
web-start = Commencer
web-open-table = Ouvrir la table

web-lobby = À la table
web-lobby-hint = { $open ->
    [0] Tout le monde est là.
    [one] Une place est libre.
   *[other] { $open } places sont libres.
}
web-lobby-held = On attend { $names }
web-invited = { $known ->
    [yes] { $name } vous invite à jouer à { $game }
   *[no] On vous invite à jouer à { $game }
}
web-invited-hint = Choisissez un nom et rejoignez la partie, sans compte.
web-lobby-full = Toutes les places sont prises. Vous pouvez regarder.
web-lobby-wait = La partie commence dès que toutes les places sont prises.
web-lobby-starts = { $who ->
    [open] Cette fois, qui prend la place libre commence.
    [you] Cette fois, vous commencez.
   *[other] Cette fois, { $name } commence.
}
web-lobby-starter = { $you ->
    [name] Cette fois, vous commencez : la dernière fois, c’était { $before }.
    [before] Cette fois, { $name } commence : la dernière fois, c’était vous.
   *[no] Cette fois, { $name } commence : la dernière fois, c’était { $before }.
}
web-mixing = On mélange…
web-seat-kept = Une place vous est réservée
web-not-here = pas encore là
web-sit = S’asseoir ici
web-leave = Libérer la place
web-remove = Retirer
web-add-bot = Ajouter un robot
web-fill-bots = Des robots à toutes les places libres
web-sit-too = Prendre une place de plus
web-invite = Inviter
web-invite-link = Lien vers cette table
web-invite-qr = Le lien en code QR
web-invite-send = Envoyer l’invitation
web-invite-hint = Toute personne qui ouvre ce lien peut s’asseoir ou regarder, sans compte.
web-invite-rated = Qui l’ouvre peut regarder et, avec un compte, jouer.
web-invite-held = Envoyez-le à { $names } : la place est réservée. Les autres pourront regarder.
web-invite-watch = Toute personne qui ouvre ce lien peut regarder, sans compte.
web-watch-link = Inviter des spectateurs
web-copy = Copier
web-copied = Copié

web-with = avec { $names }
web-round-of-limes = Tour { $round } sur { $rounds }
web-round-of-limits = Manche { $round } sur { $rounds }
web-round = Round { $round }
web-time-left = Temps restant : { $time }
web-days = { $days ->
    [one] un jour
   *[other] { $days } jours
}
web-title-yours = À vous · { $game }
web-your-turn = C’est à vous de jouer.
web-turn-of = À { $name } de jouer
web-prompt-named = { $name } : { $text }
web-choosing = choix en cours
web-sealed = choix fait, encore secret
web-sealed-you = { $you ->
    [yes] Vous avez choisi.
   *[no] { $name } a choisi.
} { $others ->
    [one] { $other } réfléchit encore.
   *[other] Les autres réfléchissent encore.
}
web-plate-away = un robot joue ({ level-word })
web-plate-reminded = rappel envoyé
web-overdue = { $policy ->
    [bot] Le temps est écoulé pour tout le monde : la partie attend. Dès que quelqu’un aura joué, un robot jouera pour les autres.
    [resign] Le temps est écoulé pour tout le monde : la partie attend. Dès que quelqu’un aura joué, les autres auront abandonné.
   *[wait] { $you ->
        [yes] Votre temps est écoulé. La partie vous attend.
       *[no] Le temps est écoulé. La partie attend { $names }.
    }
}
web-plate-resigned = abandon
web-change-mind = Changer d’avis
web-log = Journal
web-log-empty = Rien pour l’instant.
web-log-lost = Le journal reviendra avec la connexion.
web-taken-back = Annulé :
web-known-draw = Tout le monde l’a vue : la carte { $card } revient au tour { $round }
web-meanwhile = Depuis votre dernier tour
web-colon = { " " }:
web-twin = Le plateau en mots
web-legal = Coups possibles
web-provisional = Total provisoire
web-final-score = Score final
web-turn-left = Tourner à gauche
web-turn-right = Tourner à droite
web-undo = Annuler le coup
web-undo-sure = Oui, annuler pour tout le monde
web-ask-back = Demander à annuler le coup
web-hand = Laisser un robot jouer à ma place
web-hand-level = Niveau du robot
web-hand-go = Lui céder la main
web-hand-back = Vous pouvez reprendre votre place à tout moment.
web-return = Reprendre ma place
web-bot-for = Le robot (pour { $name })
web-bot-for-you = Le robot (pour vous)
web-stand-in = { $you ->
    [yes] Un robot ({ $level }) joue à votre place
   *[no] Un robot ({ $level }) joue pour { $name }
}
web-stand-in-resigned = { $you ->
    [yes] Vous avez abandonné. Un robot ({ $level }) continue à votre place.
   *[no] { $name } a abandonné. Un robot ({ $level }) continue.
}
web-since-limes = depuis le tour { $round }
web-since-limits = depuis la manche { $round }
web-since-limoges = depuis le round { $round }
web-since-late = { $since } : temps écoulé
web-resign = Abandonner
web-resign-sure = Oui, abandonner
web-resign-means = { $on ->
    [yes] Un robot finira la partie à votre place. Vous ne pourrez pas revenir.
   *[no] La partie sera alors terminée.
}
web-resigned-on = { $you ->
    [yes] Vous avez abandonné. Un robot continue à votre place.
   *[no] { $name } a abandonné. Un robot continue.
}
web-ask-undo = { $you ->
    [yes] Vous demandez à annuler un coup.
   *[no] { $name } demande à annuler un coup.
}
web-ask-abandon = { $you ->
    [yes] Vous proposez d’arrêter la partie sans résultat.
   *[no] { $name } propose d’arrêter la partie sans résultat.
}
web-agree = D’accord
web-decline = Refuser
web-ask-waiting = En attente de la réponse des autres.
web-ask-goes = Serait annulé :
web-replay-waits = La partie arrive…
web-replay-more = { $count ->
    [one] et une autre ligne
   *[other] et { $count } autres lignes
}
web-ask-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
web-ask-withdraw = Retirer
web-ask-lapsed = La partie a continué avant que tous aient répondu : rien n’est annulé.
web-curtain = À { $name } de jouer
web-curtain-hint = Passez l’appareil ; les autres ne regardent pas.
web-curtain-open = Je suis { $name }
web-limits-passed = Joué entre-temps, aux yeux de tous
web-won = { $you ->
    [yes] { $count ->
        [one] Vous gagnez
       *[other] Vous partagez la victoire
    }
   *[no] { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
}
web-given-up = La partie s’est arrêtée sans résultat.
web-resigned = { $you ->
    [yes] Vous abandonnez
   *[no] { $count ->
        [one] { $names } abandonne
       *[other] { $names } abandonnent
    }
}
web-stood-in = { $you ->
    [yes] { $count ->
        [one] Un robot a joué certains de vos coups.
       *[other] Un robot a joué certains de vos coups et certains de { $others }.
    }
   *[no] Un robot a joué certains coups de { $names }.
}
web-own-result = { $points ->
    [one] Vous : { $points } point, place { $place } sur { $seats }
   *[other] Vous : { $points } points, place { $place } sur { $seats }
}
web-fair = { $deals ->
    [one] Tirage honnête : cette page l’a vérifié. Un nombre aléatoire de cet appareil y entre, donc personne ne l’a choisi.
   *[other] Tirages honnêtes : cette page a vérifié les { $deals }. Un nombre aléatoire de cet appareil y entre, donc personne ne les a choisis.
}
web-fair-withheld = { $count ->
    [one] Une fois, quelqu’un n’a pas révélé son nombre, et on a mélangé à nouveau.
   *[other] { $count } fois, quelqu’un n’a pas révélé son nombre, et on a mélangé à nouveau.
}
web-fair-others = Tous les tirages découlent des nombres du serveur et de { $names } ({ $deals } vérifiés). Cet appareil n’en a pas ajouté : il ne peut pas dire que personne ne les a choisis.
web-fair-unsalted = Tous les tirages découlent du nombre du serveur ({ $deals } vérifiés). Aucun appareil n’en a ajouté : rien ne prouve que le serveur ne les a pas choisis.
web-fair-given = Les tirages étaient donnés d’avance et non faits pour cette table : il n’y a rien à vérifier.
web-fair-old = Aucun tirage n’a été changé après le début ({ $deals } vérifiés). Cette table vient d’une version plus ancienne, qui ne peut pas prouver davantage.
web-fair-checking = Vérification des tirages…
web-fair-noted = Ce que cet appareil a noté, pour vérifier ailleurs
web-unfair-record = Non vérifié : la feuille de partie est illisible.
web-unfair-material = Non prouvé : la partie n’a pas été jouée avec ce matériel.
web-unfair-seed = Non prouvé : le nombre du serveur ne correspond pas à son empreinte.
web-unfair-noted = Pas honnête : avant la partie, le serveur avait montré l’empreinte d’un autre nombre.
web-unfair-missing = Non prouvé : le nombre aléatoire de cet appareil n’entre pas dans les tirages. Il est arrivé trop tard, ou on l’a laissé de côté.
web-unfair-late = Non prouvé : les tirages contiennent d’autres nombres que ceux qui étaient fixés avant que cet appareil montre le sien.
web-unfair-salts = Non prouvé : un nombre entre dans les tirages qui ne devrait pas y être.
web-unfair-rounds = Non prouvé : les nombres ont été échangés plus souvent que la feuille ne le dit, ou qu’il n’est permis.
web-unfair-deal = Non prouvé : le tirage { $deal } ne découle pas des nombres.
web-unfair-seen = Non prouvé : la feuille n’est pas la partie que cette page a vue.
web-unfair-short = Non prouvé : la feuille de partie est incomplète. Des lignes manquent à la fin.
web-replay = Revoir la partie
web-again = Rejouer
web-rematch = Revanche
web-rematch-wanted = { $count ->
    [one] { $names } veut une revanche
   *[other] { $names } veulent une revanche
}
web-rematch-on = Il y a une revanche
web-rematch-open = Y aller
web-new-game = Nouvelle partie
web-download = Télécharger la partie

web-say-hello = Bonjour à tous
web-say-good-luck = Bonne chance et bon jeu
web-say-you-too = Merci, pareillement
web-say-first-game = C’est ma première partie
web-say-your-turn = À toi de jouer
web-say-take-your-time = Prends ton temps
web-say-thinking = Je réfléchis
web-say-one-moment = Un instant
web-say-back = Me revoilà
web-say-sorry = Pardon pour l’attente
web-say-oops = Oups, erreur de ma part
web-say-thanks = Merci
web-say-no-problem = Pas de souci
web-say-nice-move = Joli coup
web-say-ouch = Aïe
web-say-bad-luck = Pas de chance
web-say-close = Ça va être serré
web-say-well-played = Bien joué
web-say-good-game = C’était une belle partie
web-say-again = On en refait une ?
web-say-gladly = Avec plaisir
web-say-not-now = Une autre fois
web-say-must-go = Je dois y aller
web-say-bye = À bientôt
web-say-limes-lake = Que d’eau !
web-say-limes-forest = Quelle forêt !
web-say-limes-field = Quel champ !
web-say-limes-view = Quelle vue de là-haut !
web-say-limes-right-card = Pile la carte qu’il me fallait
web-say-limes-nowhere = Où vais-je mettre ça ?
web-say-limes-no-workers = Il me manque un ouvrier
web-say-limes-last-card = Tout se joue sur la dernière carte
web-say-limits-knew = Je le savais
web-say-limits-lost-count = J’avais perdu le compte
web-say-limits-memory = Quelle mémoire !
web-say-limits-within = Juste à la limite
web-say-limits-one-over = Une de trop
web-say-limits-fooled = Je me suis fait avoir
web-say-limits-brave = Fallait oser
web-say-limits-eye = Je t’ai à l’œil
web-say-limoges-toll = Encore la taxe !
web-say-limoges-thief = Au voleur !
web-say-limoges-prison = En prison !
web-say-limoges-bribe = Tout le monde a son prix
web-say-limoges-bridge = On termine le pont ?
web-say-limoges-abbey = Laisse-moi un emplacement à l’Abbaye
web-say-limoges-crown = France ou Angleterre ?
web-say-limoges-rich = Tu t’enrichis

web-talk = { $count ->
    [0] Discussion
    [one] Discussion, un nouveau message
   *[other] Discussion, { $count } nouveaux messages
}
web-talk-title = À la table
web-talk-empty = Personne n’a encore rien dit.
web-talk-phrases = Phrases
web-talk-more = Plus
web-talk-fewer = Moins
web-talk-note = Chacun lit dans sa propre langue.
web-talk-watching = Vous regardez la partie. Seuls les joueurs peuvent parler.
web-talk-in = { $language ->
    [de] dit en allemand
    [fr] dit en français
    [nl] dit en néerlandais
    [it] dit en italien
   *[en] dit en anglais
}
web-talk-show = voir
web-talk-hide = masquer
web-talk-line = { $name } : { $text }
web-talk-round-limes = Tour { $round }
web-talk-round-limits = Manche { $round }
web-talk-round-limoges = Round { $round }
web-talk-mute = Ignorer { $name }
web-talk-unmute = Ne plus ignorer { $name }
web-talk-muted = personne ignorée
web-block = Bloquer { $name }
web-unblock = Débloquer { $name }
web-blocked = { $name } ne peut plus s’asseoir avec vous, vous inviter ni vous relancer, et ne voit plus rien de nouveau de vous.
web-react = Réagir au dernier coup
web-react-admire = Admirer
web-react-smile = Sourire
web-react-salute = Saluer
web-react-wince = Aïe
web-reacted-admire = { $you ->
    [seat] { $seat } admirez
   *[no] { $seat } admire
}
web-reacted-smile = { $you ->
    [seat] { $seat } souriez
   *[no] { $seat } sourit
}
web-reacted-salute = { $you ->
    [seat] { $seat } saluez
   *[no] { $seat } salue
}
web-reacted-wince = { $you ->
    [seat] { $seat } grimacez
   *[no] { $seat } grimace
}
web-nudge = Relancer { $name }
web-nudge-once = { $each ->
    [turn] une fois par tour
   *[day] une fois en 12 heures
}
web-nudge-short = Relancer
web-nudge-done = Relance envoyée
web-nudged-line = { $you ->
    [seat] { $seat } relancez { $other }
    [other] { $seat } vous relance
   *[no] { $seat } relance { $other }
}
web-nudged = { $name } attend votre coup
web-nudged-named = { $name } attend le coup de { $other }
web-nudged-seen = D’accord
web-notices = { $count } messages : montrer le suivant
web-speed = Coups des autres
web-speed-instant = Immédiat
web-speed-quick = Rapide
web-speed-calm = Posé
web-speed-steps = Pas à pas
web-ahead = { $count ->
    [0] Aucun coup à montrer
    [one] Encore un coup à montrer
   *[other] Encore { $count } coups à montrer
}
web-ahead-next = Suivant ({ $count })
web-ahead-all = Tout montrer
web-ahead-back = Un pas en arrière
web-ahead-now = À maintenant
web-ahead-behind = { $count ->
    [one] il y a 1 pas
   *[other] il y a { $count } pas
}
web-ahead-again = Revoir
web-since = Depuis votre dernier passage
web-since-log = Ouvrir le journal
web-wall = Tous les paysages
web-wall-all = Tous ({ $count })
web-wall-find = Chercher un nom
web-wall-nobody = Personne ne porte ce nom.
web-limes-leads = en tête
web-limes-before = { $you ->
    [yes] juste devant vous
   *[no] juste devant
}
web-did-limes-laid = { $square }
web-did-limes-placed = { web-profession }
web-did-limes-moved = { web-profession } → { $to }
web-did-limits-laid = pose une carte
web-limits-did-lay = { $colour ->
    [r] pose une carte rouge
    [y] pose une carte jaune
    [g] pose une carte verte
    [b] pose une carte bleue
   *[v] pose une carte violette
}
web-did-limits-hid-unseen = cache des cartes
web-did-limits-exchanged = échange quatre cartes
web-limits-did-exchange = { $colour ->
    [r] échange quatre rouges
    [y] échange quatre jaunes
    [g] échange quatre vertes
    [b] échange quatre bleues
   *[v] échange quatre violettes
}
web-did-limits-accused = { $you ->
    [accused] vous accuse
   *[no] accuse { $accused }
}
web-keys = Touches
web-key-space = Espace
web-key-tab = Avec Tab, vous atteignez tout ce qui est sur la page.
web-key-number = Choisir par numéro
web-key-number-limes = Choisir : case, quart de la carte (1–4), ouvrier à déplacer (dès 5)
web-key-number-limits = Choisir une carte de votre main ou une réponse
web-key-number-limoges = Choisir un domino, une couleur ou une action
web-key-none = Aucun ouvrier ; avant cela, le dixième emplacement
web-key-do = Confirmer le choix
web-key-back = Un pas en arrière
web-key-back-replay = Fermer la liste des coups
web-key-end = Finir le tour
web-key-end-replay = Continuer d’ici
web-key-end-review = Continuer d’ici
web-key-left = Tourner la carte à gauche
web-key-right = Tourner la carte à droite
web-key-accuse = Accuser ; encore une fois : le joueur suivant
web-key-swap = Échanger quatre cartes
web-key-aid = Aide de jeu
web-key-walk = Se déplacer sur le plateau
web-key-take = Choisir sur le plateau
web-key-lens = Loupe : les points de chaque ouvrier
web-key-board = Paysages des autres
web-key-next = Montrer le coup suivant des autres
web-key-now = Montrer tous les coups
web-key-earlier = Revenir d’un pas dans ce que font les autres
web-key-pause = Arrêter les coups des autres, puis reprendre
web-key-log = Journal
web-key-talk = Discussion
web-key-twin = Le plateau en mots
web-key-menu = Menu
web-key-before = Un pas en arrière
web-key-after = Un pas en avant
web-key-find = Chercher dans la page
web-key-keys = Cette liste

web-refused = Ce n’est pas possible ({ $code }).
web-rule-at = Règle { $section }

web-profession = { $profession ->
    [farmer] Fermier
    [fisherman] Pêcheur
    [woodcutter] Bûcheron
   *[watchman] Gardien
}
web-professions = { $profession ->
    [farmer] Fermiers
    [fisherman] Pêcheurs
    [woodcutter] Bûcherons
   *[watchman] Gardiens
}
web-terrain-field = champ
web-terrain-water = eau
web-terrain-forest = forêt
web-terrain-tower = tour
web-aim-limes = { $solo ->
    [yes] Placez jusqu’à 7 ouvriers là où ils rapportent le plus. Après 16 cartes, { $least } points sont satisfaisants et { $best } excellents.
   *[no] Placez jusqu’à 7 ouvriers là où ils rapportent le plus. Après 16 cartes, le plus haut total gagne.
}
web-aim-limits = Accuser à raison ou échanger quatre cartes d’une couleur : +1 point. Carte Limite : −2. Le plus haut total gagne.
web-aim-limoges = { $brief ->
    [yes] Chaque domino dans l’Abbaye et la Cathédrale rapporte 1 point par round. Le plus de points gagne.
   *[no] Placez des dominos dans l’Abbaye et la Cathédrale : chacun rapporte 1 point par round. L’influence et les objectifs comptent aussi. Le plus de points gagne.
}
web-limes-total = Total
web-limes-land-of = { $you ->
    [yes] Votre paysage
   *[no] Paysage : { $name }
}
web-limes-back-home = { $you ->
    [yes] Retour à votre paysage
   *[no] Retour au paysage de { $name }
}
web-limes-card = Carte { $number }
web-limes-card-shows = Carte { $number } : { $zones }
web-limes-held = { $turn ->
    [n] En { $square }, sans la tourner
    [e] En { $square }, tournée à droite
    [s] En { $square }, à l’envers
   *[w] En { $square }, tournée à gauche
}
web-limes-turned = { $turn ->
    [n] Dans le sens imprimé
    [e] Tournée à droite
    [s] À l’envers
   *[w] Tournée à gauche
}
web-limes-pick-square = Choisissez une case éclairée
web-limes-rotate-first = Tournez d’abord la carte
web-limes-turn-hint = { $touch ->
    [yes] Touchez la carte pour la tourner
   *[no] Tourner : clic sur la carte, molette, q et e
}
web-limes-worker-none = { $may ->
    [place] Placez un ouvrier
    [move] Déplacez un ouvrier
    [none] Posez la carte
    [place-none] Placez un ouvrier, si vous voulez
    [move-none] Déplacez un ouvrier, si vous voulez
    [place-move] Placez ou déplacez un ouvrier
   *[place-move-none] Placez ou déplacez un ouvrier, si vous voulez
}
web-limes-worker-place = Un ouvrier est placé
web-limes-worker-move = Un ouvrier se déplace
web-limes-worker-half = Choisissez où il va
web-limes-lay = Poser
web-limes-lay-none = Poser sans ouvrier
web-limes-lay-place = Poser la carte et l’ouvrier
web-limes-lay-move = Poser et déplacer
web-limes-lay-half = Poser
web-limes-lay-on = Poser en { $square }
web-limes-place-on = { $profession ->
    [farmer] Placer un fermier en { $zone }
    [fisherman] Placer un pêcheur en { $zone }
    [woodcutter] Placer un bûcheron en { $zone }
    [watchman] Placer un gardien en { $zone }
   *[any] Placer un ouvrier en { $zone }
}
web-limes-move-from = { $profession ->
    [farmer] Déplacer le fermier de { $zone }
    [fisherman] Déplacer le pêcheur de { $zone }
    [woodcutter] Déplacer le bûcheron de { $zone }
    [watchman] Déplacer le gardien de { $zone }
   *[any] Déplacer l’ouvrier de { $zone }
}
web-limes-move-to = { $profession ->
    [farmer] Vers { $zone }, comme fermier
    [fisherman] Vers { $zone }, comme pêcheur
    [woodcutter] Vers { $zone }, comme bûcheron
    [watchman] Vers { $zone }, comme gardien
   *[any] Vers { $zone }
}
web-limes-supply = { $count ->
    [0] Aucun ouvrier en réserve
    [one] Un ouvrier en réserve
   *[other] { $count } ouvriers en réserve
}
web-limes-now = Décompte provisoire
web-limes-no-workers = Aucun ouvrier ne rapporte encore de points.
web-limes-why-zone = { $points ->
    [one] champ d’une zone
   *[other] champ de { $points } zones
}
web-limes-why-hut = { $points ->
    [0] aucune cabane au bord de l’eau
    [one] une cabane au bord de l’eau
   *[other] { $points } cabanes au bord de l’eau
}
web-limes-why-territory = { $points ->
    [0] aucun territoire adjacent
    [one] un territoire adjacent
   *[other] { $points } territoires adjacents
}
web-limes-why-sight = { $points ->
    [0] pas de forêt en vue
    [one] une zone de forêt en vue
   *[other] { $points } zones de forêt en vue
}
web-limes-lens-zone = { $points ->
    [one] Ce champ a une zone : un point pour le fermier.
   *[other] Ce champ a { $points } zones : { $points } points pour le fermier.
}
web-limes-lens-hut = { $points ->
    [0] Aucune cabane n’est encore adjacente à ce territoire d’eau : 0 point.
    [one] Une cabane est adjacente à ce territoire d’eau : un point.
   *[other] { $points } cabanes sont adjacentes à ce territoire d’eau : { $points } points. Chacune ne compte qu’une fois.
}
web-limes-lens-territory = { $points ->
    [0] Aucun territoire n’est encore adjacent à cette forêt : 0 point.
    [one] Un territoire est adjacent à cette forêt : un point.
   *[other] { $points } territoires sont adjacents à cette forêt : { $points } points.
}
web-limes-lens-sight = { $points ->
    [0] Le gardien ne voit aucune zone de forêt : 0 point.
    [one] Le gardien voit une zone de forêt : un point.
   *[other] Le gardien voit { $points } zones de forêt : { $points } points. Les autres tours bloquent sa vision.
}
web-limes-nobody = { $profession ->
    [farmer] { $points ->
        [0] Aucun ouvrier ici. Un fermier ne rapporterait rien.
        [one] Aucun ouvrier ici. Un fermier rapporterait un point.
       *[other] Aucun ouvrier ici. Un fermier rapporterait { $points } points.
    }
    [fisherman] { $points ->
        [0] Aucun ouvrier ici. Un pêcheur ne rapporterait rien.
        [one] Aucun ouvrier ici. Un pêcheur rapporterait un point.
       *[other] Aucun ouvrier ici. Un pêcheur rapporterait { $points } points.
    }
    [woodcutter] { $points ->
        [0] Aucun ouvrier ici. Un bûcheron ne rapporterait rien.
        [one] Aucun ouvrier ici. Un bûcheron rapporterait un point.
       *[other] Aucun ouvrier ici. Un bûcheron rapporterait { $points } points.
    }
   *[watchman] { $points ->
        [0] Aucun ouvrier ici. Un gardien ne rapporterait rien.
        [one] Aucun ouvrier ici. Un gardien rapporterait un point.
       *[other] Aucun ouvrier ici. Un gardien rapporterait { $points } points.
    }
}
web-limes-idle = un autre ouvrier compte ici
web-limes-one-of = { $number } sur { $count } : { $text }
web-limes-ahead = { $way ->
    [taken] { $worker } { $gain } : un seul ouvrier compte ici, et il y en a déjà un
    [move] { $worker } { $points } : { $why }. Votre total : { $gain }
   *[place] { $worker } { $gain } : { $why }
}
web-limes-only-one = Dans chaque territoire un seul ouvrier compte, et ici c’est un autre : 0 point.
web-limes-full = { $side ->
    [columns] Plus de colonne : le paysage fait 4 × 4
   *[rows] Plus de rangée : le paysage fait 4 × 4
}
web-limes-for-zone = zones de leur champ
web-limes-for-hut = cabanes adjacentes à leur eau
web-limes-for-territory = territoires adjacents à leur forêt
web-limes-for-sight = zones de forêt en vue
web-limes-ladder-name = L’échelle du jeu en solitaire
web-limes-next-step = { $step ->
    [4] Il n’y a pas d’échelon plus haut.
   *[other] { $missing ->
        [one] Un point de plus pour l’échelon suivant.
       *[other] { $missing } points de plus pour l’échelon suivant.
    }
}
web-limes-unplaced = { $count ->
    [one] Un ouvrier n’a jamais été placé.
   *[other] { $count } ouvriers n’ont jamais été placés.
}
web-limes-range = { $step ->
    [0] moins de { $below }
    [4] { $from } et plus
   *[other] { $from } à { $to }
}
web-limes-twin = { $you ->
    [yes] Votre paysage, tour { $round } sur { $rounds }, cartes posées : { $cards }
   *[no] Paysage : { $name }, tour { $round } sur { $rounds }, cartes posées : { $cards }
}
web-limes-twin-square = Choisissez où va la carte.
web-limes-twin-score = { $you ->
    [yes] Vous : { $points }
   *[no] { $name } : { $points }
}
web-limes-watch = Vous regardez la partie. Choisissez un nom pour voir son paysage.
web-limes-gap = vide
web-limes-zone = { $quarter ->
    [nw] nord-ouest
    [ne] nord-est
    [sw] sud-ouest
   *[se] sud-est
} : { $terrain }{ $hut ->
    [yes] , cabane
   *[no] { "" }
}{ $workers ->
    [0] { "" }
    [one] , un ouvrier
   *[other] , { $workers } ouvriers
}
web-limes-scored = { $profession ->
    [farmer] Fermier en { $zone }, { $points } : { $why } ({ $places })
    [fisherman] Pêcheur en { $zone }, { $points } : { $why } ({ $places })
    [woodcutter] Bûcheron en { $zone }, { $points } : { $why } ({ $places })
   *[watchman] Gardien en { $zone }, { $points } : { $why } ({ $places })
}

web-skip = Voir le résultat
web-limits-unseen = une carte face cachée
web-limits-limit = { $colour ->
    [r] rouge { $limit }
    [y] jaune { $limit }
    [g] vert { $limit }
    [b] bleu { $limit }
   *[v] violet { $limit }
}
web-limits-limit-card = Carte Limite : { $limits }. X : sans limite.
web-limits-limit-title = Carte Limite
web-limits-hidden-raise = { $count ->
    [one] La carte cachée augmente de un la limite de sa couleur.
   *[other] Chaque carte cachée augmente de un la limite de sa couleur.
}
web-limits-hidden-cards = Cartes cachées
web-limits-lying = Dessous : dans la pile de jeu
web-limits-lying-of = Dans la pile de jeu : { $colours }
web-limits-hint = Chaque carte cachée augmente de un la limite de sa couleur. X : sans limite.
web-limits-in-hand = { $count ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $count } cartes en main
}
web-limits-hidden = { $count ->
    [one] cachée
   *[other] cachées
}
web-limits-starts = { $you ->
    [yes] vous commencez
   *[no] commence
}
web-limits-has-hidden = prêt
web-limits-taken = { $count ->
    [0] aucune carte Limite
    [one] une carte Limite, −{ $penalty }
   *[other] { $count } cartes Limite, −{ $penalty }
}
web-limits-accuse = Accuser
web-limits-pile-open = { $count ->
    [0] Pile de jeu vide
    [one] Une carte posée
   *[other] { $count } cartes posées
}
web-limits-pile = { $count ->
    [0] Pile de jeu vide
    [one] { $you ->
        [yes] Pile de jeu : une carte, posée par vous
        [bot] Pile de jeu : une carte, posée par le robot (pour vous)
       *[no] Pile de jeu : une carte, posée par { $name }
    }
   *[other] { $you ->
        [yes] Pile de jeu : { $count } cartes, la dernière posée par vous
        [bot] Pile de jeu : { $count } cartes, la dernière posée par le robot (pour vous)
       *[no] Pile de jeu : { $count } cartes, la dernière posée par { $name }
    }
}
web-limits-draw = { $count ->
    [0] Pioche vide
    [one] Pioche : une carte
   *[other] Pioche : { $count } cartes
}
web-limits-tell-limit = Le nombre de cartes de chaque couleur que la pile de jeu peut contenir. Chaque carte cachée augmente de un la limite de sa couleur ; X : sans limite.
web-limits-tell-pile = La pile de jeu reste fermée : on n’en voit que la dernière carte tant que personne n’accuse.
web-limits-tell-pile-name = Pile de jeu
web-limits-tell-draw = On pioche automatiquement après chaque carte posée, tant qu’il en reste.
web-limits-your-hidden = { $count ->
    [one] { $colour ->
        [r] Votre carte cachée est rouge : elle permet une carte rouge de plus. Personne d’autre ne la voit.
        [y] Votre carte cachée est jaune : elle permet une carte jaune de plus. Personne d’autre ne la voit.
        [g] Votre carte cachée est verte : elle permet une carte verte de plus. Personne d’autre ne la voit.
        [b] Votre carte cachée est bleue : elle permet une carte bleue de plus. Personne d’autre ne la voit.
       *[v] Votre carte cachée est violette : elle permet une carte violette de plus. Personne d’autre ne la voit.
    }
   *[other] Chacune de vos cartes cachées permet une carte de plus de sa couleur. Personne d’autre ne les voit.
}
web-limits-turn-of = On attend { $name }
web-limits-your-turn = { $accuse ->
    [no] { $exchange ->
        [yes] Posez une carte ou échangez-en quatre
       *[no] Posez une carte
    }
   *[yes] { $exchange ->
        [yes] Posez une carte, échangez-en quatre ou accusez
       *[no] Posez une carte ou accusez
    }
}
web-limits-must-accuse = La main est vide : il faut accuser
web-limits-hide = { $count ->
    [one] Choisissez une carte à cacher
   *[other] Choisissez { $count } cartes à cacher
}
web-limits-hide-these = { $count ->
    [one] Cacher cette carte
   *[other] Cacher ces cartes
}
web-limits-choose = Choisissez une carte
web-limits-exchange = { $colour ->
    [r] Échanger quatre cartes rouges (+1 point)
    [y] Échanger quatre cartes jaunes (+1 point)
    [g] Échanger quatre cartes vertes (+1 point)
    [b] Échanger quatre cartes bleues (+1 point)
   *[v] Échanger quatre cartes violettes (+1 point)
}
web-limits-accuse-who = Accuser { $name } ?
web-limits-accuse-name = Accuser { $name }
web-limits-claim = { $you ->
    [yes] Vous pensez que la dernière carte posée par { $name } a dépassé la limite de sa couleur.
   *[no] { $accuser } affirme que la dernière carte de { $name } a dépassé la limite de sa couleur.
}
web-limits-if-so = { $you ->
    [yes] À raison
   *[no] Si { $accuser } a raison
}
web-limits-if-so-text = { $you ->
    [yes] { $name } reçoit la carte Limite (−2), vous gagnez un point
   *[no] { $name } reçoit la carte Limite (−2) ; { $accuser } gagne un point
}
web-limits-if-not = { $you ->
    [yes] À tort
   *[no] Si { $accuser } a tort
}
web-limits-if-not-text = { $you ->
    [yes] vous recevez la carte Limite (−2), { $name } gagne un point
   *[no] { $accuser } reçoit la carte Limite (−2) ; { $name } gagne un point
}
web-limits-keep-playing = Ne pas accuser
web-limits-counting = On compte les cartes…
web-limits-over = { $over ->
    [one] Une de trop
   *[other] { $over } de trop
}
web-limits-within = Limite respectée
web-limits-charge = { $you ->
    [accuser] Vous accusez { $accused }.
    [accused] { $accuser } vous accuse.
   *[no] { $accuser } accuse { $accused }.
}
web-limits-last-card = { $colour ->
    [r] La carte en cause était rouge.
    [y] La carte en cause était jaune.
    [g] La carte en cause était verte.
    [b] La carte en cause était bleue.
   *[v] La carte en cause était violette.
}
web-limits-count = { $lying ->
    [one] Jusque-là, une carte de cette couleur pour une limite de { $allowed }.
   *[other] Jusque-là, { $lying } cartes de cette couleur pour une limite de { $allowed }.
}
web-limits-no-limit = X : cette couleur n’avait pas de limite.
web-limits-by-card = carte Limite : { $count }
web-limits-by-hidden = cartes cachées : { $count }
web-limits-pile-order = La pile de jeu, de la première à la dernière carte, et qui les a posées
web-limits-outcome = Verdict
web-limits-takes-card = { $last ->
    [yes] { $you ->
        [yes] recevez la carte Limite
       *[no] reçoit la carte Limite
    }
   *[no] { $you ->
        [yes] recevez la carte Limite et commencez la manche suivante
       *[no] reçoit la carte Limite et commence la manche suivante
    }
}
web-limits-takes-point = { $you ->
    [yes] gagnez un point
   *[no] gagne un point
}
web-limits-next = Manche suivante
web-limits-under-way = La manche { $round } est en cours.
web-limits-to-end = Scores finaux
web-limits-last-verdict = La dernière accusation
web-limits-end-points = Points gagnés
web-limits-end-limit-cards = Cartes Limite
web-limits-end-right = Accusations justes
web-limits-end-wrong = Accusations fausses
web-limits-end-legend = Accusations : ✓ justes, ✗ fausses
web-limits-end-other = Par les accusations fausses des autres et les échanges
web-limits-end-why = La dernière carte Limite est prise : la partie est finie.
web-limits-watching = Vous regardez la partie.
web-limits-exchange-means = C’est tout votre tour : deux des quatre vont sur la pile de jeu et comptent comme votre dernière carte, deux retournent sur la pioche.
web-limits-end-total = Total
web-limits-do-hide = { $count ->
    [one] { $colour ->
        [r] Cacher la carte rouge
        [y] Cacher la carte jaune
        [g] Cacher la carte verte
        [b] Cacher la carte bleue
       *[v] Cacher la carte violette
    }
   *[other] Cacher une carte { $colour ->
        [r] rouge
        [y] jaune
        [g] verte
        [b] bleue
       *[v] violette
    } et une { $second ->
        [r] rouge
        [y] jaune
        [g] verte
        [b] bleue
       *[v] violette
    }
}
web-limits-do-play = { $colour ->
    [r] Poser la carte rouge
    [y] Poser la carte jaune
    [g] Poser la carte verte
    [b] Poser la carte bleue
   *[v] Poser la carte violette
}
web-limits-do-exchange = { $colour ->
    [r] Échanger quatre cartes rouges
    [y] Échanger quatre cartes jaunes
    [g] Échanger quatre cartes vertes
    [b] Échanger quatre cartes bleues
   *[v] Échanger quatre cartes violettes
}
web-limits-do-accuse = Accuser { $name }
web-limits-twin-top = { $colour ->
    [none] La pile de jeu est vide.
    [r] Pile de jeu ({ $count }) : sur le dessus, une carte rouge posée par { $name }.
    [y] Pile de jeu ({ $count }) : sur le dessus, une carte jaune posée par { $name }.
    [g] Pile de jeu ({ $count }) : sur le dessus, une carte verte posée par { $name }.
    [b] Pile de jeu ({ $count }) : sur le dessus, une carte bleue posée par { $name }.
   *[v] Pile de jeu ({ $count }) : sur le dessus, une carte violette posée par { $name }.
}
web-limits-twin-player = { $name } : points { $points }, cartes en main { $hand }, cachées { $hidden }, cartes Limite { $taken }
web-limits-twin-hand = Main : { $cards }
web-limits-twin-hidden = Vos cartes cachées : { $cards }

web-building-abbey = Abbaye Saint-Martial
web-building-cathedral = Cathédrale
web-plaque-keys-chateau = Clés Château
web-plaque-keys-cite = Clés Cité
web-plaque-bridge-martial = Pt St-Martial
web-plaque-bridge-etienne = Pt St-Étienne
web-plaque-justice = Justice
web-plaque-theft-abbey = Vol (Abbaye)
web-plaque-theft-cathedral = Vol (Cath.)
web-plaque-corruption = Corruption
web-plaque-ostensions = Ostensions
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
web-plaque-consulat-chateau = Consulat Château
web-plaque-consulat-cite = Consulat Cité
web-plaque-port-naveix = Port du Naveix
web-nobody = neutre
web-track-fr = Français
web-track-en = Anglais
web-tab-powers = Pouvoirs
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = Rivière
web-tab-tiles = Tuiles

web-verb-remove = Écarté
web-verb-place = Placer
web-verb-buy = Acheter une tuile
web-verb-end = Finir le tour
web-verb-activate = Activer
web-verb-guards = Placer ou replacer les gardes
web-verb-guard = Placer ou replacer un garde
web-verb-commerce = Commerce
web-verb-mint = Frappe de la monnaie
web-verb-corrupt = Corruption : recycler
web-verb-ostend = Déclencher les Ostensions
web-verb-rob = Voler un Trésor
web-verb-jail = Mettre en prison
web-verb-free = Libérer un prisonnier
web-verb-use = Utiliser une tuile
web-verb-jealousy = Jalousie épiscopale
web-verb-destroy = Destruction
web-verb-play = Activer un évènement
web-verb-drop = Défausser un évènement
web-verb-vote = Voter
web-verb-keep = Garder
web-verb-gain = Gagner de l’influence
web-verb-steal = Voler un meeple à
web-verb-swap = Échanger
web-verb-done = Terminer l’échange
web-verb-return = Rendre
web-verb-lose = Perdre
web-word-draw = et piocher un domino
web-word-hand = en main
web-word-on = sur le plateau
web-word-tile = une tuile Personnage
web-word-none = aucun
web-due-KeepObjectives = Gardez un objectif. À la fin, les objectifs de tous comptent pour tous.
web-due-Missing = { $colour ->
    [yellow] Il n’y a plus un seul homme du Vicomte dans la réserve. Gagner de l’influence en compensation, pour eux seulement sur la piste Français, ou voler un meeple ?
   *[other] Il n’y a plus un seul { limoges-meeple } dans la réserve. Gagner de l’influence en compensation, ou voler un meeple ?
}
web-due-Comfort = Quelqu’un a volé { limoges-a-meeple }. Sur quelle piste avancer en compensation ?
web-due-Favour = Sur quelle piste avancer ?
web-due-Swapping = Échangez avec la réserve : encore { $left } au plus
web-due-KeepOstension = Gardez une tuile Ostension
web-due-GiveUp = Une tuile de trop : laquelle rendre ?
web-due-LoseMeeples = Quel meeple perdre ?
web-due-LoseHalf = De quelle couleur perdre la moitié ?
web-due-Voting = Recrutement

web-limoges-map = Le Château, la Cité et la Vienne
web-limoges-parts = Secteurs du plateau
web-limoges-tab-alive = des emplacements possibles ici
web-limoges-treasury = Trésor
web-limoges-treasuries = Trésor de l’Abbaye : { $abbey }, de la Cathédrale : { $cathedral }
web-limoges-arches = { $done ->
    [0] pas commencé
    [one] une arche sur 4
    [4] terminé
   *[other] { $done } arches sur 4
}
web-limoges-prison = { $count ->
    [0] Prison, vide
    [one] Prison, un meeple
   *[other] Prison, { $count } meeples
}
web-limoges-idle = sans meeple
web-limoges-to-move = à jouer
web-limoges-coins-word = Barbarins
web-limoges-cost = coûte { limoges-n-coins }
web-limoges-sale = coûte { limoges-n-coins }, { $colour ->
    [any] un meeple de n’importe quelle couleur
   *[other] { limoges-a-meeple }
} et un domino d’un total d’au moins { $coins }
web-limoges-at-once = { $usable ->
    [yes] utilisable dès ce tour
   *[no] pas encore utilisable
}
web-limoges-free = sans frais
web-limoges-used = utilisée ce tour-ci
web-limoges-vp = { $points ->
    [one] pt
   *[other] pts
}
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = aucune
# Where long words of the titles of tiles may break.
web-hyphens = Biblio-thèque Confis-cation biblio-thécaire l’Abbes-saille
web-limoges-secret = { $you ->
    [yes] Vos objectifs secrets
   *[no] Objectifs secrets
}
web-limoges-others-secret = Les autres restent secrets jusqu’à la fin. Chaque objectif compte pour tous.
web-limoges-dominoes = { $you ->
    [yes] Vos dominos, deux par tour au plus
   *[no] Dominos : { $name }
}
web-limoges-people = { $you ->
    [yes] Vos meeples
   *[no] Meeples en main
}
web-limoges-domino = Domino { $domino }, total { $total }
web-limoges-turn = Votre tour
web-limoges-your-turn = { $placed ->
    [0] Choisissez un domino ou une action. { $left ->
        [one] Un domino peut être placé.
       *[other] Deux dominos au plus par tour.
    }
   *[other] Un domino placé. Un autre est encore possible.
}
web-limoges-no-domino = { $why ->
    [placed] Deux dominos placés.
    [empty] La main est vide ; le round dure jusqu’à ce que toutes le soient.
   *[none] Aucun de ces dominos ne peut être placé pour l’instant.
} { $deeds ->
    [0] Rien d’autre n’est possible.
   *[other] Les autres actions restent possibles.
}
web-limoges-coins-from = Les barbarins viennent de la taxe à vos portes, du commerce, de la frappe de la monnaie, de la Corruption, du vol d’un Trésor et des tuiles.
web-limoges-pick-place = Choisissez un emplacement éclairé.
web-limoges-pick-place-or-tile = Choisissez un emplacement éclairé, ou une tuile à acheter avec lui.
web-limoges-lifted = Le placer coûte { $least ->
    [same] { limoges-n-coins }
   *[other] de { $least } à { $coins } barbarins : davantage s’il y a une taxe ou si le garde est sur la petite moitié
}.
web-limoges-nowhere = n’a aucun emplacement possible pour l’instant.
web-limoges-too-dear = Il coûte { $price } barbarins, vous en avez { $coins }.
web-limoges-ask-space = Touchez un emplacement pour savoir pourquoi.
web-limoges-pick-tile = Choisissez une tuile à acheter avec lui.
web-limoges-only-tile = Ce domino ne peut payer qu’une tuile :
web-limoges-paid-in-all = { limoges-n-coins } en tout
web-limoges-covers = garde sur le { $covered }, { $shown } visible
web-limoges-brings = Ce que cela coûte et rapporte
web-limoges-deed-for = { $deed } et payer { limoges-n-coins } { $payees }
web-limoges-payee = { $coins ->
    [0] { $to ->
        [bank] à la banque
        [abbey] au Trésor
        [cathedral] au Trésor
       *[other] à { $to }
    }
   *[other] { $to ->
        [bank] banque
        [abbey] Trésor
        [cathedral] Trésor
       *[other] { $to }
    } { $coins }
}
web-limoges-deed-earns = { $deed } : +{ $coins }
web-limoges-do = Valider
web-limoges-end = Finir le tour
web-limoges-end-shed = Écarter et finir
web-limoges-end-with = Finir, écarter { $domino }
web-limoges-shed = La main n’a pas diminué : choisissez le domino à écarter.
web-limoges-pick-domino = Choisissez un domino éclairé de votre main.
web-limoges-which-meeple = Quel meeple ?
web-limoges-which-colour = Quel meeple ? Sa couleur contrôle le pouvoir.
web-limoges-which-half = Sur quel côté se tient le garde ? L’autre est la taxe.
web-limoges-which-player = Quel joueur ?
web-limoges-which-jail = Qui va en prison : un meeple du plateau, un meeple d’une main, ou un Personnage ou un Saint ?
web-limoges-which-pay = Payer avec quoi ?
web-limoges-pick-recycled = Choisissez un ou deux dominos de votre main, dans l’ordre que vous voulez.
web-limoges-pay-domino = Choisissez le domino à écarter pour acheter { $tile }.
web-limoges-recruit = Recrutement
web-limoges-recruit-hint = Choisissez un domino pour chaque couleur, ou aucun : sa valeur basse est le vote ; il retourne ensuite dans le sac. Secret jusqu’à ce que tous aient choisi.
web-limoges-vote = { $meeple } : domino { $domino }
web-limoges-no-vote = { $meeple } : pas de vote
web-limoges-reserve = réserve : { $count }
web-limoges-by-building = en construisant
web-limoges-seal = Valider les votes
web-limoges-seal-none = Ne pas voter
web-limoges-recruited = Ce que les votes ont rapporté
web-limoges-close-picture = Fermez l’image pour continuer
web-limoges-called-back = Plus de votes que de meeples, tous reviennent d’abord :
web-limoges-now-idle = Désormais inactifs : { $idle }
web-limoges-to-share = { $count ->
    [one] 1 à partager
   *[other] { $count } à partager
}
web-limoges-first-share = selon le rang
web-limoges-one-each = puis un par un
web-limoges-shares-explained = Par rang, chacun prend d’abord un meeple pour chaque vote classé après le sien. Puis un par un tant qu’il en reste, jamais plus que la valeur basse (≤).
web-limoges-at-most = au plus { $count }
web-limoges-most-of = au plus { $count } sur { $reserve }
web-limoges-vote-nothing = valeur basse 0 : n’apporte personne
web-limoges-nobody-voted = Personne n’a voté.
web-limoges-n-votes = { $reserve ->
    [one] { $reserve } vote
   *[other] { $reserve } votes
}
web-limoges-recall = { $certain ->
    [yes] Les { $count } en jeu reviennent d’abord ({ $own } à vous)
    [others] Si les valeurs basses des autres dépassent { $reserve } : les { $count } en jeu reviennent ({ $own } à vous)
   *[no] Si toutes les valeurs basses dépassent { $reserve } : les { $count } en jeu reviennent d’abord ({ $own } à vous)
}{ $idle ->
    [none] { "" }
   *[other] { " " }; inactifs : { $idle }
}
web-limoges-recalls = { $certain ->
    [yes] Tous ceux d’une couleur reviennent d’abord :
    [others] Si les valeurs basses des autres atteignent ce total, tous ceux d’une couleur reviennent :
   *[no] Si toutes les valeurs basses atteignent ce total, tous ceux d’une couleur reviennent d’abord :
}
web-limoges-recall-one = { $certain ->
    [yes] les { $count } en jeu ({ $own } à vous)
   *[no] plus de { $reserve } : les { $count } en jeu ({ $own } à vous)
}{ $idle ->
    [none] { "" }
   *[other] { " " }; inactifs : { $idle }
}
web-limoges-tied-votes = Rang : la plus haute valeur basse, puis le plus haut total, puis le plus d’influence, puis l’ordre de jeu du round.
web-limoges-see-recruited = Montrer le recrutement
web-limoges-empty-place = { $place } : vide
web-limoges-taken-place = { $place } : { $domino }, { $owner }, { $meeple }
web-limoges-points-explained = Détail des points
web-limoges-row-points = Points de victoire gagnés pendant la partie
web-limoges-row-reward = récompense : dominos dans l’Abbaye et la Cathédrale
web-limoges-row-reward-tile = récompense : tuiles
web-limoges-row-tile = tuiles, pendant la partie
web-limoges-row-influence = Influence
web-limoges-ranked = { $rank ->
    [0] { $measure }
    [1] { $measure } (1er)
   *[other] { $measure } ({ $rank }e)
}
web-limoges-total = Total
web-limoges-twin = Les villes, round { $round }
web-limoges-twin-course = { $round ->
    [0] Tout le monde garde un objectif
   *[other] { $lap ->
        [0] Round { $round } : tout le monde vote
       *[other] Round { $round }, tour de table { $lap }
    }
}. Ordre du jeu : { $names }
web-limoges-twin-player = { $name } : barbarins { $coins }, points { $total }, dont { $points } en cours de partie, influence française { $french }, anglaise { $english } ; dominos en main { $hand }, dans le sac { $bag }, écartés { $removed } ; objectifs { $objectives }
web-limoges-twin-meeples = { $where } : { $meeples }
web-limoges-twin-empty = Libres : { $places }
web-limoges-twin-fits = { $domino } peut être placé sur { $places }. { $price }
web-limoges-twin-tiles = { $name } possède { $tile } : { $state }
web-limoges-twin-tile = Tuile { $tile }, coûte { $cost } et { $meeple } : { $effects }
web-limoges-twin-goal = Objectif { $goal } : { $measure } { $points } ; à présent { $standings }
web-limoges-twin-hand = Dominos en main : { $dominoes }
web-goal = { $measure ->
    [count_dominoes_abbey] le plus de dominos dans l’Abbaye
    [count_dominoes_cathedral] le plus de dominos dans la Cathédrale
    [count_dominoes_bridges] le plus de dominos sur les ponts
    [count_gates_chateau] le plus de portes du Château
    [count_gates_cite] le plus de portes de la Cité
    [influence_fr] le plus d’influence française
    [influence_en] le plus d’influence anglaise
    [coins] le plus de barbarins
    [count_powers] le plus de dominos sur les pouvoirs
    [count_tiles] le plus de tuiles actives
    [meeples_grey_purple] le plus d’abbés et d’évêques
   *[other] le plus de consuls et d’hommes du Vicomte
}
web-goal-points = ({ $points } points selon le rang)
web-when-end_turn = fin de tour :
web-when-action = action, une fois par tour :
web-when-passive = toujours :
web-when-reward = récompense :
web-when-event = évènement :
web-what-bridges = ponts
web-what-gates = portes
web-what-powers = pouvoirs
web-what-production = Motte, Consulats, Port
web-what-any = Château ou Cité
web-what-all = tous les dominos
web-what-destruction = destruction
web-what-commerce = commerce
web-what-mint = frappe de la monnaie
web-what-jealousy = jalousie épiscopale
web-what-choice = piste au choix
web-what-bank = la banque
web-fx-gain_coins = { $n ->
    [one] +{ $n } barbarin
   *[other] +{ $n } barbarins
}
web-fx-lose_coins = { $n ->
    [one] −{ $n } barbarin
   *[other] −{ $n } barbarins
}
web-fx-gain_meeple = +{ limoges-n-meeples }
web-fx-gain_vp = { $n ->
    [one] +{ $n } point
   *[other] +{ $n } points
}
web-fx-gain_influence = { $word ->
    [fr] +{ $n } d’influence française
    [en] +{ $n } d’influence anglaise
   *[choice] +{ $n } d’influence (piste au choix)
}
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = libérer un prisonnier sans payer
web-fx-replace_guards = { $word ->
    [any] replacer les gardes d’une des deux villes sans payer
   *[other] replacer les gardes sans payer : { $what }
}
web-fx-take_coins = { $n ->
    [one] prendre { $n } barbarin à un adversaire
   *[other] prendre { $n } barbarins à un adversaire
}
web-fx-take_meeple = { $n ->
    [one] voler { $n } meeple à un adversaire
   *[other] voler { $n } meeples à un adversaire
}
web-fx-recruit = { $n ->
    [one] { $from } → { $n } meeple au choix de la réserve
   *[other] { $from } → { $n } meeples d’une même couleur de la réserve
}
web-fx-exchange_domino = écarter un domino de sa main et en piocher un autre
web-fx-this_turn = { $from } → jusqu’à la fin du tour : { $gain }
web-fx-discount_domino = { $n ->
    [one] { $what } : { $n } barbarin de moins
   *[other] { $what } : { $n } barbarins de moins
}
web-fx-discount_tile = les tuiles coûtent { $n } de moins
web-fx-tax_bonus = +{ $n } de taxe ({ $what })
web-fx-extra_vote = vote pour les { limoges-meeples-of } : +{ $n }
web-fx-bonus_meeple = { $what } : +{ limoges-n-meeples }
web-fx-action_discount = { $n ->
    [one] { $what } : { $n } meeple de moins
   *[other] { $what } : { $n } meeples de moins
}
web-fx-mint_bonus = la frappe de la monnaie rapporte { $n } de plus
web-fx-theft_bonus = le vol rapporte { $n } de plus
web-fx-protect = { $word ->
    [gates] ni les autres ni les évènements ne peuvent détruire vos portes
    [production] les autres ne peuvent ni détruire ni chasser votre Motte, vos Consulats et votre Port
   *[all] ni les autres ni les évènements ne peuvent détruire ou chasser vos dominos ; un pouvoir peut toujours être repris
}
web-fx-entry = vous pénétrez dans tous les murs sans payer de taxe
web-fx-reward_vp = { $n ->
    [one] +{ $n } point si vous y avez un domino : { $what }
   *[other] +{ $n } points si vous y avez un domino : { $what }
}
web-fx-each = chaque joueur : { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] chaque joueur, par domino dans l’Abbaye : { $gain } ({ $most } au plus)
    [dominoes_cathedral] chaque joueur, par domino dans la Cathédrale : { $gain } ({ $most } au plus)
    [dominoes_bridge_etienne] chaque joueur, par domino sur le Pont Saint-Étienne : { $gain } ({ $most } au plus)
   *[gates_chateau] chaque joueur, par porte du Château : { $gain } ({ $most } au plus)
}
web-fx-each_lose_meeple = { $n ->
    [one] chacun perd un meeple de son choix
   *[other] chacun perd { $n } meeples de son choix
}
web-fx-each_lose_half_meeples = chacun perd la moitié des meeples de sa couleur la plus nombreuse
web-fx-each_lose_coins_fraction = chacun perd un barbarin sur { $n }
web-fx-recall = tous les { limoges-meeples-of } retournent à la réserve
web-fx-clear_guards = { $word ->
    [chateau] tous les gardes du Château retournent en main
   *[cite] tous les gardes de la Cité retournent en main
}
web-fx-clear_meeple = { $what } : le meeple va à la réserve
web-fx-destroy_lowest = { $word ->
    [abbey] le domino de plus petit total de l’Abbaye est détruit
    [cathedral] le domino de plus petit total de la Cathédrale qui n’en porte pas d’autre est détruit
    [gates_chateau] la porte de plus petit total du Château est détruite
   *[gates_cite] la porte de plus petit total de la Cité est détruite
}
web-fx-remove_last = { $word ->
    [bridge_martial] la dernière arche du Pont Saint-Martial est retirée
   *[bridge_etienne] la dernière arche du Pont Saint-Étienne est retirée
}
web-fx-bank_tax = { $word ->
    [chateau] la banque paie aux propriétaires la taxe de leurs portes actives du Château, le double au joueur majoritaire du Pont Saint-Martial
   *[cite] la banque paie sa taxe à chaque porte active de la Cité, le double au joueur majoritaire du Pont Saint-Étienne
}
web-fx-treasury = { $word ->
    [abbey] le Trésor de l’Abbaye va à la banque
   *[cathedral] le Trésor de la Cathédrale va à la banque
}
web-fx-leader_loses_influence = { $word ->
    [fr] seul en tête (Français) : −{ $n } d’influence
   *[en] seul en tête (Anglais) : −{ $n } d’influence
}
web-fx-empty_prison = la prison est vidée
web-fx-ban_until_round_end = ni destruction ni jalousie épiscopale jusqu’à la fin du round


web-rules-of = Règles : { $game }
web-rules-not-yet = Ces règles n’existent pas encore dans votre langue ; les voici en anglais.
web-notation = Notation
web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found = { $count ->
    [0] introuvable
   *[other] { $at } sur { $count }
}
web-rules-found-previous = Résultat précédent
web-rules-found-next = Résultat suivant
web-figure-hut = cabane
web-figure-places = Cases libres : { $places }
web-figure-reach = Accessible : { $zones }
web-figure-play = Poser
web-figure-exchange = Échanger
web-figure-on-pile = sur la pile de jeu
web-figure-on-draw = sur la pioche
web-figure-draw = { $count ->
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
}
web-figure-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-figure-ends = La manche se termine et l’on compte.
web-figure-back = Verso d’une carte Limite
web-figure-limit = Limite
web-figure-not-counted = venue après : ne compte pas
web-figure-high = valeur haute
web-figure-low = valeur basse
web-figure-total = total
web-figure-zone = { $zone ->
    [inner] Zone intérieure du Château. Ses murs ont { $gates } portes.
    [outer] Zone extérieure du Château. Ses murs ont { $gates } portes.
    [cite] La Cité. Ses murs ont { $gates } portes.
    [outside] Hors les murs : deux ponts et le Port.
   *[powers] Les neuf pouvoirs, avec les couleurs qu’ils admettent.
}
web-figure-outside = hors les murs
web-figure-player = { $seat ->
    [2] Blanc
   *[3] Noir
}
web-figure-pays = { $who ->
    [owner] Le propriétaire paie { limoges-n-coins } à la banque.
   *[others] { $to ->
        [owner] Les autres paient { limoges-n-coins } au propriétaire.
       *[bank] Les autres paient { limoges-n-coins } à la banque.
    }
}
web-figure-jail = Mettre en prison : { limoges-n-meeples }
web-figure-free = Libérer :
web-figure-given = Domino écarté : { $domino }. Vous voyez { $count } Ostensions et en gardez une.
web-figure-price = { $fee ->
    [0] Prix { $price }
   *[other] Prix { $price }, plus { $fee } au propriétaire des Clés
}
web-figure-brings = Rapporte { limoges-n-coins }
web-figure-vote = Vote
web-figure-first = D’abord
web-figure-end = À la fin
web-figure-loot = { $name } peut prendre { limoges-n-coins }.
web-figure-pips = { $name } : { $sum } points
web-figure-next = Le prochain domino est { $domino }. Ce qu’il rapporte sur chaque emplacement :
web-figure-before = Avant le tour
web-figure-step = Étape { $step }
web-figure-ends-turn = { $name } finit son tour
web-open-record = Ouvrir une feuille de partie
web-open-record-hint = Une feuille de partie est un fichier texte (.game) : téléchargez-la à la fin, gardez-la, envoyez-la à un ami. Ouverte ici, elle se rejoue et s’analyse.
web-choose-file = Choisir un fichier
web-or-paste = Ou collez son texte ici
web-step-of = Étape { $step } sur { $steps }
web-first = Au début
web-previous = Précédent
web-next = Suivant
web-last = À la fin
web-run = Lecture
web-pause = Pause
web-share = Partager cette position
web-steps = Coups
web-replay-onward = Jouer
web-replay-share = Partager
web-replay-save = Garder
web-steps-start = Mise en place
web-replay-cut = La feuille de partie s’arrête ici, mais la partie n’était pas finie. On peut la revoir, pas l’analyser.
web-eyes = Point de vue
web-eyes-of = Comme l’a vue { $name }
web-eyes-watch = En spectateur
web-eyes-all = Toutes les mains
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Pas cette fois : suivez ce qui est éclairé.
web-intro-wrong-limes = Pas cette fois. Posez la carte en { $square }, { $turn ->
    [n] sans la tourner
    [e] tournée à droite
    [s] à l’envers
   *[w] tournée à gauche
}{ $what ->
    [place] , et placez un ouvrier en { $zone }
    [move] , et déplacez l’ouvrier de { $from } en { $zone }
   *[none] , sans ouvrier
}.
web-intro-step = Étape { $step } sur { $steps }
web-intro-back = Retour
web-intro-again = Depuis le début
web-intro-name-limoges = Premiers pas
web-intro-name-limoges-2 = Tuiles et Cathédrale
web-intro-name-limoges-3 = Pont, vol, prison
web-intro-following = Suite : { $name }
web-intro-show = Montrez-moi
web-intro-done = { $count ->
    [one] Jouer maintenant contre un novice
   *[other] Jouer maintenant contre { $count } novices
}
web-intro-limes-1 = À chaque tour, une carte est tirée, et tous la posent en même temps, chacun dans son paysage. Après seize cartes, vos ouvriers rapportent leurs points. Le plus haut total gagne.
web-intro-limes-2 = Une carte a quatre zones. Posez-la sur la case éclairée, puis placez un ouvrier sur l’eau : il devient pêcheur. Il rapporte un point par cabane au bord de son eau : +2.
web-intro-limes-3 = Chaque carte doit être adjacente par un côté à une carte déjà posée. Les zones de même type qui se touchent forment un territoire. Posez celle-ci en d5, sans la tourner : le territoire d’eau s’étend et une troisième cabane le borde. Pas d’ouvrier cette fois.
web-intro-limes-4 = Une carte peut être tournée. Tournez celle-ci à gauche et posez-la en e4 : les deux champs n’en font plus qu’un. Placez un ouvrier sur la zone nord-ouest : un fermier rapporte un point par zone de son champ.
web-intro-limes-5 = Sur une tour, un ouvrier est gardien : il rapporte un point par zone de forêt qu’il voit en ligne droite. Chaque tour est un territoire à elle seule. Mettez la carte à l’envers, posez-la en f4 et placez un ouvrier sur la tour.
web-intro-limes-6 = Au lieu de placer un ouvrier, vous pouvez en déplacer un vers un territoire adjacent. Posez cette carte en e5, tournée à gauche, puis déplacez le gardien dans la forêt en e4 : devenu bûcheron, il rapporte un point par territoire adjacent à sa forêt.
web-intro-limes-7 = Les nombres disent d’avance ce qu’un ouvrier ajouterait. Un seul ouvrier compte par territoire : le 0 en pointillé marque le champ où se tient déjà votre fermier. Posez cette carte en g4, sans la tourner, et placez un ouvrier sur la tour.
web-intro-limes-8 = Votre paysage a maintenant quatre cartes de large. Il ne dépasse jamais 4 × 4, et les murs le montrent : il ne peut plus que gagner en hauteur.
web-intro-limes-9 = Vous avez sept ouvriers, sans obligation d’en placer. Un ouvrier placé reste dans le paysage et ne peut que se déplacer. Pointez un ouvrier ou son nombre pour voir ce qui compte ; un clic le garde affiché. En cas d’égalité, le meilleur ouvrier décide.
web-intro-limes-10 = En solo, vous jouez pour l’échelle : 28 points, c’est satisfaisant, 35 bon, 42 très bon, 49 excellent.
web-intro-limes-11 = Une nouvelle partie peut avoir des variantes : avec la pose en diagonale, une carte peut ne toucher que par un coin ; avec le pêcheur passeur, vos autres ouvriers traversent son eau. Vous savez tout de Limes.
web-intro-limits-1 = Vous collectez des points. Tous posent des cartes sur une pile de jeu, et une carte Limite indique combien de chaque couleur elle peut en contenir. Qui dépasse la limite peut être accusé.
web-intro-limits-2 = Sur la carte Limite, X veut dire sans limite, 0 aucune. D’abord, chacun cache une carte, qui augmente de un la limite de sa couleur, sans que les autres le sachent. La limite bleue est de 0 : cachez votre carte bleue.
web-intro-limits-3 = À votre tour, vous posez une carte sur la pile de jeu et en piochez une, vous en échangez quatre de même couleur contre un point, ou vous accusez. Seule la carte du dessus reste visible : souvenez-vous des autres. Posez une carte rouge.
web-intro-limits-4 = Ines a posé une carte verte, Tomas une violette. Vous avez pioché votre quatrième violette : échangez-les contre un point. Deux vont sur la pile de jeu et y comptent, vous en piochez quatre, et les deux autres vont sur la pioche.
web-intro-limits-5 = Ines a posé une deuxième carte verte, et la limite verte est de 1. Si personne n’a caché de carte verte, c’est une de trop. Accusez Ines.
web-intro-limits-6 = On retourne les cartes cachées. On compte la couleur de la dernière carte d’Ines, depuis le début de la pile jusqu’à cette carte : deux vertes. Personne n’en a caché, la limite était donc de 1.
web-intro-limits-7 = Ines a dépassé la limite : elle reçoit la carte Limite (deux points de malus) et vous gagnez un point. Si vous l’aviez accusée à tort, la carte serait pour vous, et le point pour elle.
web-intro-limits-8 = Chacun reprend ses cartes cachées, la pile de jeu va sous la pioche, et les mains sont complétées. Qui a reçu la carte Limite commence la manche suivante.
web-intro-limits-9 = Une partie a une manche par carte Limite, 18 à trois. Votre total : vos points, moins deux par carte Limite reçue. Le plus haut total gagne.
web-intro-limits-10 = Personne ne peut fouiller la pile de jeu, et votre écran ne la retient pas pour vous. Avec la variante Pile ouverte, toutes les cartes restent visibles. Vous savez tout de Limits.
web-intro-limoges-1 = Un round commence par le recrutement. Votez avec le 5|4 pour les hommes du Vicomte et avec le 3|3 pour les consuls du Château. La valeur basse est votre vote, secret jusqu’à ce que tous aient choisi.
web-intro-limoges-2 = Vous avez quatre hommes du Vicomte et trois consuls du Château. Prenez un pouvoir : placez le 1|0 sur les Clés des Portes du Château avec un homme du Vicomte. Un domino coûte son total. Désormais, seuls des hommes du Vicomte peuvent garder les portes du Château.
web-intro-limoges-3 = Construisez une porte : placez le 4|2 à Orgolet, le garde sur le 4. Le 2 reste visible : c’est la taxe que les autres vous paieront pour construire à l’intérieur.
web-intro-limoges-4 = Vous avez placé vos deux dominos. Finissez votre tour.
web-intro-limoges-5 = Ines a pris les Clés des Portes de la Cité. Une porte active laisse entrer tout le monde ; celle-ci est à vous, vous ne payez donc pas de taxe. Placez le 6|1 dans l’Abbaye, emplacement 4, à côté d’un domino déjà placé.
web-intro-limoges-6 = Le domino a coûté 7 barbarins, sans taxe. Si Ines construit à l’intérieur, elle vous en paiera 2. L’Abbaye vous a donné deux abbés : un pour le domino, un pour son voisin. Finissez votre tour.
web-intro-limoges-7 = À la fin de chaque round, chaque domino dans l’Abbaye et la Cathédrale rapporte un point de victoire. À la fin de la partie s’ajoutent l’influence et les objectifs secrets de tous.
web-intro-limoges-2-1 = Vous avez voté : quatre consuls de la Cité et trois hommes du Vicomte sont à vous. Prenez les Clés des Portes de la Cité : placez-y le 1|0 avec un consul de la Cité. Désormais, seuls des consuls de la Cité gardent ses portes.
web-intro-limoges-2-2 = Construisez-y une porte : le 2|1 à Panet, le garde sur le 2. La Cité est maintenant ouverte à tous, et les autres vous paient 1 barbarin pour y construire.
web-intro-limoges-2-3 = Deux dominos sont placés. Finissez votre tour : votre main a diminué, vous n’écartez rien.
web-intro-limoges-2-4 = Au rez-de-chaussée de la Cathédrale, chaque emplacement demande son numéro : placez le 4|0 sur l’emplacement 4. Ses 4 barbarins vont au Trésor, et il rapporte un évêque.
web-intro-limoges-2-5 = Au-dessus de deux voisins, n’importe quel domino convient, et il rapporte deux évêques. Placez le 0|0, qui ne coûte rien, au-dessus du 3 et du 4.
web-intro-limoges-2-6 = Une tuile se paie de trois façons : des barbarins, un domino d’au moins ce total, et un meeple de sa couleur. Achetez l’Église Saint-Pierre-du-Queyroix : 4 barbarins, le 6|2, et un évêque qui reste dessus.
web-intro-limoges-2-7 = Une tuile avec son meeple est active, et agit dès ce tour. Utilisez-la : un évêque devient 5 barbarins. Une telle action se fait une fois à chacun de vos tours.
web-intro-limoges-2-8 = Il vous reste 8 barbarins et un évêque, et vous avez deux dominos dans la Cathédrale. Finissez votre tour.
web-intro-limoges-2-9 = Chacun des deux dominos rapporte un point à la fin de chaque round, tant qu’il reste là. Vous pouvez avoir deux tuiles ; avec une troisième, une des anciennes repart.
web-intro-limoges-3-1 = Ines a les Clés et une porte ; par cette porte, vous avez construit dans l’Abbaye. Voici le pont du Château : son pouvoir dit quelle couleur le construit. Placez le 1|0 sur le Contrôle du Pont Saint-Martial avec un consul du Château.
web-intro-limoges-3-2 = Construisez la première arche : le 2|0, et un consul qui retourne à la réserve. Qui possède le plus d’arches du pont achevé reçoit le double des taxes dans le Château.
web-intro-limoges-3-3 = Le pouvoir d’Ines permet à tous, avec un consul du Château, de voler l’Abbaye. Vous pouvez prendre autant que vos dominos y montrent : 7 barbarins. Cela coûte le consul et tous vos abbés. Volez le Trésor.
web-intro-limoges-3-4 = Sept barbarins, et vos deux abbés sont partis. Jusqu’à la fin du round, vos dominos dans l’Abbaye ne rapportent plus d’abbé. Finissez votre tour.
web-intro-limoges-3-5 = Ines a pris la Justice avec un homme du Vicomte : ce sont donc eux qui emprisonnent. Il en faut autant que la valeur haute : un. Mettez en prison le garde d’Orgolet : sans garde, la porte est fermée, pour tous.
web-intro-limoges-3-6 = Le Port du Naveix n’a pas besoin de porte. Placez-y le 3|0 avec un consul de la Cité : à la fin de chacun de vos tours, il en rapporte un autre.
web-intro-limoges-3-7 = Finissez votre tour. Le Port devrait rapporter un consul de la Cité, mais la réserve n’en a plus.
web-intro-limoges-3-8 = Pour chaque meeple qui manque, vous choisissez : un pas d’influence, ou un meeple de la main d’un adversaire. Prenez-en un à Ines ; elle gagne un pas d’influence en échange.
web-intro-limoges-3-9 = Ines a avancé sur la piste anglaise : chaque pas est un point à la fin, et le vingtième arrête aussitôt la partie. Le round est fini aussi : votre domino dans l’Abbaye a rapporté un point.
