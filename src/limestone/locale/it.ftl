## Command line

command-limestone =
    Tre giochi da tavolo in un solo programma: Limes, Limits e Les Deux Limoges.
    Senza un comando si avvia su questo computer e si apre nel browser. Con --help ogni comando spiega le sue opzioni.
command-play =
    Gioca una partita in questo terminale.
    Scrivi una mossa, ? per vedere che cosa puoi scrivere, help per una spiegazione.
command-options =
    Le opzioni di un gioco a parole: varianti e letture del regolamento.
    Indica la parola di ognuna che vuoi con --variant.
command-simulate =
    Gioca partite e scrive la trascrizione di ognuna: con i bot di --bots, o con mosse permesse a caso.
    Lo stesso seme dà gli stessi file. Una serie interrotta riprende da dove era rimasta.
command-replay =
    Controlla una trascrizione e racconta la partita passo per passo.
    Termina con codice di uscita 1 se un passo non è permesso o il risultato è sbagliato.
command-legal = Elenca le mosse permesse dopo l’ultimo passo di una trascrizione, una per riga.
command-show = Disegna la posizione dopo l’ultimo passo di una trascrizione.
command-decks = Gestisci i file con le tue carte.
command-completion =
    Fa completare al tasto Tab comandi, opzioni e nomi di file.
    --install lo scrive dove la shell lo trova; altrimenti lo script viene mostrato. SHELL è bash, zsh o fish.
option-install = Lo scrive dove la shell lo trova.
command-decks-check =
    Controlla un file di carte o una cartella di dati.
    Dice in quale riga c’è un errore e quale, oppure che tutto va bene.

option-lang = La lingua: en, de, fr, nl o it; altrimenti quella dell’ambiente.
option-version = Mostra la versione.
option-help = Mostra questo aiuto.
option-seats = In quanti si gioca.
option-variant = Una variante o una lettura delle regole; si può indicare più volte. Tutte: limestone options GAME.
option-seed = Parole o cifre che decidono tutte le estrazioni.
option-resume = Riprendi la partita di questa trascrizione.
option-deck = Limes: un file con altre carte paesaggio.
option-cards = Limits: un file con altre carte Limite.
option-data = Les Deux Limoges: una cartella con altri dati.
option-games = Quante partite.
option-out = La cartella per le trascrizioni.
option-game = Il gioco a cui appartiene il file.

heading-usage = Uso:
heading-options = Opzioni
heading-commands = Comandi
heading-colon = { $heading }:
word-options = [OPZIONI]
word-command = COMANDO [ARGOMENTI]
word-file = FILE
word-folder = CARTELLA
word-path = PERCORSO
word-number = NUMERO
word-text = TESTO
word-address = INDIRIZZO
word-code = CODE
word-id = ID
word-date = AAAA-MM-GG
option-usual = [altrimenti { $value }]
option-needed = [obbligatoria]

usage-no-such-option = l’opzione { $option } non esiste
usage-missing = manca { $parameter }
usage-no-such-command = il comando «{ $command }» non esiste
usage-expects-number = { $parameter } richiede un numero intero
usage-expects-at-least = { $parameter } richiede un numero intero da { $least } in su
usage-expects-number-between = { $parameter } richiede un numero da { $least } a { $most }
usage-expects-between = { $parameter } richiede un numero intero da { $least } a { $most }
usage-expects-choice = { $parameter } richiede un valore tra: { $choices }
usage-expects-file = { $parameter } richiede un file esistente
usage-expects-folder = { $parameter } richiede una cartella
usage-expects-path = { $parameter } richiede un file o una cartella esistente
usage-needs-value = { $option } richiede un valore
usage-too-many = qui non serve altro: { $words }
usage-wrong = { $reason }
usage-try = per saperne di più: { $command } --help

stopped = interrotto
completion-written = { $file } è scritto; in una nuova shell Tab completa limestone.
completion-zsh = In ~/.zshrc, prima di compinit, deve esserci: fpath=({ $folder } $fpath)
simulated = { $games ->
    [one] Una trascrizione è in { $folder }.
   *[other] { $games } trascrizioni sono in { $folder }.
}
replay-unfinished = { $steps ->
    [one] La partita non è finita; la trascrizione si ferma dopo un passo.
   *[other] La partita non è finita; la trascrizione si ferma dopo { $steps } passi.
}
deck-good = { $file } è completo: { $digest }

## At the table

prompt = { $seat }>
seat-name = Posto { $seat }
listed = { $most } e { $last }
curtain = Ora tocca a { $seat }. Passa la tastiera, poi premi Invio.
left = Alla prossima! La partita è in { $file }; con «resume» si riprende.
left-unplayed = Alla prossima!
undone = Mossa annullata.
saved = Salvata in { $file }.
resumed = Riprende la partita di { $file }.
show-parts = Il resto del tavolo: show { $parts }.
show-more = Invio per continuare.
hint-busy = Si cercano buone mosse…
complete-begun = «{ $typed }» è l’inizio di una mossa; può continuare così:
complete-none = Nessuna mossa comincia con «{ $typed }».
complete-more = … e altre { $count }; scrivi ancora un po’, poi di nuovo ?.
help-commands =
    ? elenca che cosa puoi scrivere, anche a metà di una mossa (d5?). Tab completa ciò che scrivi.
    hint propone fino a tre buone mosse, con il valore e il motivo.
    undo annulla l’ultima mossa.
    save FILE e resume FILE salvano una partita e la riprendono.
    show disegna tutti i posti con i loro punti, quit lascia il tavolo.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = posto { $seat }, { $move }: { $sentence }
refusal-line = riga { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = il gioco «{ $name }» non esiste; ci sono { $known }
refused-unknown-variant = { $near ->
    [none] la variante «{ $word }» non esiste; ci sono { $known }
   *[other] la variante «{ $word }» non esiste; intendi «{ $near }»? Ci sono { $known }
}
refused-options-exclude = «{ $option }» e «{ $against }» non si possono giocare insieme
refused-seats-out-of-range = in { $seats } non si può giocare; si gioca da { $least } a { $most }
refused-too-many-bots = troppi bot: { $bots }; posti per loro: { $seats }
refused-wrong-material = { $game } non conosce --{ $word }; le sue carte o i suoi dati si indicano con --{ $right }
refused-not-text = questo non è un file di testo
refused-unreadable = impossibile leggere: { $reason }
refused-unwritable = impossibile scrivere: { $reason }
refused-not-due = non tocca a te
refused-unknown-part = non c’è una parte «{ $name }» da mostrare; ci sono { $known }
refused-no-outlook = in questo gioco non si può contare nulla in anticipo
refused-undo-horizon = la mossa non si può più annullare: nel frattempo ha deciso qualcun altro, o c’è stata un’estrazione
refused-undo-nothing = non c’è nulla da annullare
refused-undo-seen = un’accusa non si può annullare: tutti hanno visto le carte scoperte

refused-record-not-a-record = una trascrizione comincia con una riga «limestone 1»
refused-record-format = questa trascrizione ha il formato { $found }; noi leggiamo il formato { $known }
refused-record-rules = questa partita è stata giocata con la versione { $rules } delle regole; noi conosciamo la versione { $known }
refused-record-material = questa partita è stata giocata con la versione { $rules } delle regole e il materiale { $wanted }; qui c’è { $given } per la versione { $known }: indica quello della partita con --{ $word }
refused-record-key-missing = nell’intestazione manca la riga «{ $key }»
refused-record-key-twice = nell’intestazione ci sono due righe «{ $key }»
refused-record-key-unknown = nell’intestazione c’è una riga sconosciuta «{ $key }»
refused-record-number = «{ $found }» non è un numero per «{ $key }»
refused-record-no-blank-line = manca la riga vuota dopo l’intestazione
refused-record-comment-before-step = c’è un commento prima del primo passo
refused-record-step = «{ $found }» non è un posto con la sua mossa
refused-record-seat-twice = il posto { $seat } decide due volte nello stesso passo
refused-record-wrong-seats = devono decidere i posti: { $due }; qui decidono: { $found }
refused-record-after-the-end = la partita era già finita prima di questo passo
refused-record-hidden = questa trascrizione nasconde delle mosse («?»): si può mostrare, non rigiocare
refused-record-result-early = la trascrizione ha un risultato, ma la partita non è finita
refused-record-result-missing = la partita è finita, ma la trascrizione non ha un risultato
refused-record-result-wrong = il risultato dice { $found }, il conteggio è { $counted }

## Limes

limes-status = { $workers ->
    [0] Punti finora: { $points }. Nella riserva non ci sono più lavoratori.
    [one] Punti finora: { $points }. Nella riserva resta un lavoratore.
   *[other] Punti finora: { $points }. Nella riserva restano { $workers } lavoratori.
}
limes-help =
    Tutti posano la stessa carta in un paesaggio di al massimo quattro carte per quattro; poi piazzi un
    lavoratore su quella carta, o muovi un lavoratore in un territorio confinante, o nessuna delle due cose.
    d4n posa la carta sulla casella d4, con il lato superiore stampato verso nord (n e s w).
    d4n +se piazza anche un lavoratore sul suo settore a sud-est (nw ne sw se).
    d5s d4se>e4nw muove anche il lavoratore dal settore d4se al settore e4nw.
    Simboli: . campo, ~ acqua, ^ foresta, # torre, * capanno, @ lavoratore.
    Alla fine un contadino conta i settori del suo campo, un pescatore i capanni sulla riva del suo lago,
    un taglialegna i territori attorno alla sua foresta, un guardiano i settori di foresta che vede.
limes-count-head = { $points ->
    [one] { $seat }: un punto
   *[other] { $seat }: { $points } punti
}
limes-count-worker = { $profession ->
    [farmer] { "  " }contadino su { $zone }: { $why }
    [fisherman] { "  " }pescatore su { $zone }: { $why }
    [woodcutter] { "  " }taglialegna su { $zone }: { $why }
   *[watchman] { "  " }guardiano su { $zone }: { $why }
}
limes-points-zone = { $points ->
    [one] un settore ({ $places })
   *[other] { $points } settori ({ $places })
}
limes-points-hut = { $points ->
    [one] un capanno ({ $places })
   *[other] { $points } capanni ({ $places })
}
limes-points-territory = { $points ->
    [one] un territorio ({ $places })
   *[other] { $points } territori ({ $places })
}
limes-points-sight = { $points ->
    [one] vede un settore di foresta ({ $places })
   *[other] vede { $points } settori di foresta ({ $places })
}
limes-ladder = { $step ->
    [0] Migliorabile
    [1] Discreto
    [2] Buono
    [3] Ottimo
   *[4] Eccellente
}
limes-a-worker = { $profession ->
    [farmer] un contadino
    [fisherman] un pescatore
    [woodcutter] un taglialegna
   *[watchman] un guardiano
}

event-limes-drawn = Turno { $round }: carta { $card }
event-limes-laid = { $you ->
    [seat] Posi la carta su { $square }
   *[no] { $seat } posa la carta su { $square }
}
event-limes-placed = { $you ->
    [seat] Piazzi { limes-a-worker } su { $zone }
   *[no] { $seat } piazza { limes-a-worker } su { $zone }
}
event-limes-moved = { $you ->
    [seat] Muovi un lavoratore su { $to }: ora è { limes-a-worker }
   *[no] { $seat } muove un lavoratore su { $to }: ora è { limes-a-worker }
}
event-limes-counted = { $points ->
    [one] { $seat }: un punto
   *[other] { $seat }: { $points } punti
}
event-limes-solo = { $points ->
    [one] Il paesaggio è completo: un punto
   *[other] Il paesaggio è completo: { $points } punti
}
event-limes-won = { $you ->
    [seats] Vinci con { $points ->
        [one] un punto
       *[other] { $points } punti
    }
   *[no] { $seats } vince con { $points ->
        [one] un punto
       *[other] { $points } punti
    }
}
event-limes-shared = { $seats } { $you ->
    [seats] condividete
   *[no] condividono
} la vittoria con { $points ->
    [one] un punto
   *[other] { $points } punti
}
event-limes-tie = { points-each }, parità anche lavoratore per lavoratore
event-limes-tie-break = { points-each }; { limes-nth-worker }: { $winners } ({ $most }), { $seats } ({ $less })
limes-nth-worker = { $number ->
    [1] miglior lavoratore
    [2] secondo miglior lavoratore
    [3] terzo miglior lavoratore
    [4] quarto miglior lavoratore
    [5] quinto miglior lavoratore
    [6] sesto miglior lavoratore
   *[7] settimo miglior lavoratore
}
points-each = { $points ->
    [one] { $points } punto a testa
   *[other] { $points } punti a testa
}

refused-limes-notation = «{ $found }» non è una mossa; le mosse sono come d4n +se o d5s d4se>e4nw
refused-limes-square = «{ $found }» non è una casella; vanno da a1 a g7
refused-limes-turn = «{ $found }» non è un orientamento; gli orientamenti sono n, e, s e w
refused-limes-quarter = «{ $found }» non è un quarto; i quarti sono nw, ne, sw e se
refused-limes-zone = «{ $found }» non è un settore; i settori sono come d4nw
refused-limes-posting = «{ $found }» non è un ordine per un lavoratore; +se ne piazza uno, d4se>e4nw ne muove uno
refused-limes-wrong-move = non è questa la decisione da prendere ora
refused-limes-first-square = la prima carta va su d4
refused-limes-square-taken = lì c’è già una carta
refused-limes-apart = la carta deve toccare con un lato una carta già posata
refused-limes-apart-diagonal = la carta deve toccare una carta già posata, almeno con un angolo
refused-limes-too-wide = il paesaggio sarebbe largo { $width } carte; non supera mai 4 × 4 carte
refused-limes-too-tall = il paesaggio sarebbe alto { $height } carte; non supera mai 4 × 4 carte
refused-limes-supply-empty = nella riserva non ci sono più lavoratori
refused-limes-no-worker = lì non c’è nessun lavoratore
refused-limes-no-card = dove andrebbe il lavoratore non c’è nessuna carta
refused-limes-own-territory = un lavoratore non si muove dentro il proprio territorio
refused-limes-out-of-reach = quel territorio non tocca quello in cui si trova il lavoratore
refused-limes-out-of-reach-ferryman = quel territorio non tocca quello del lavoratore e nessun traghettatore ci arriva
refused-limes-draw-unknown = la carta { $card } non esiste; vanno da 1 a 24
refused-limes-draw-twice = la carta { $card } è già stata pescata

refused-deck-incomplete = { $cards ->
    [one] un mazzo ha 24 carte, questo ne ha una; mancano: { $missing }
   *[other] un mazzo ha 24 carte, questo ne ha { $cards }; mancano: { $missing }
}
refused-deck-number = la carta { $number } non esiste; vanno da 1 a 24
refused-deck-number-twice = la carta { $number } compare qui una seconda volta
refused-deck-number-expected = qui ci vuole il numero di una carta, non «{ $found }»
refused-deck-rows = la carta { $card } non ha due righe
refused-deck-row = «{ $found }» non è una riga di due settori
refused-deck-zone = «{ $found }» non è un settore; i settori sono . ~ ^ # con * per un capanno
refused-deck-hut = carta { $card }, «{ $found }»: un capanno sull’acqua o su una torre è insolito; controlla che sia voluto

## Limits

limits-help =
    La carta Limite dice quante carte di ogni colore possono stare nella pila di gioco; X vuol dire senza limite.
    Prima ciascuno mette una carta coperta davanti a sé: alza di uno il limite del suo colore. Poi, a turno: gioca
    una carta, scambia quattro carte di un colore per un punto, oppure accusa qualcuno di aver superato il limite.
    hide g mette coperta una carta verde (in due giocatori due carte: hide rg). play r gioca una carta rossa.
    exchange v scambia quattro carte viola. accuse 2 accusa il posto 2 per la sua ultima carta.
    Chi sbaglia, o viene colto in fallo, prende la carta Limite (due punti in meno); l’altro riceve un punto.
    Colori: r rosso, y giallo, g verde, b blu, v viola. Della pila di gioco si vede solo la carta in cima: ricorda le altre.
limits-picture-limit = { $left ->
    [0] L’ultima carta Limite:
    [one] Carta Limite, ne segue ancora una:
   *[other] Carta Limite, ne seguono ancora { $left }:
}
limits-picture-pile = { $count ->
    [0] La pila di gioco è vuota.
    [one] Nella pila di gioco c’è una carta.
   *[other] Nella pila di gioco ci sono { $count } carte.
}
limits-picture-draw = { $count ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo c’è una carta.
   *[other] Nel mazzo ci sono { $count } carte.
}
limits-picture-hand = Nella tua mano:
limits-picture-hidden = Coperte davanti a te:
limits-picture-seat = { $seat }: totale { $total } (punti { $points }, carte Limite { $taken }), carte in mano: { $cards }


limits-colour-r = rosso
limits-colour-y = giallo
limits-colour-g = verde
limits-colour-b = blu
limits-colour-v = viola
limits-a-card = { $card ->
    [r] una carta rossa
    [y] una carta gialla
    [g] una carta verde
    [b] una carta blu
    [v] una carta viola
   *[unseen] una carta
}
limits-cards-of = { $card ->
    [r] carte rosse
    [y] carte gialle
    [g] carte verdi
    [b] carte blu
    [v] carte viola
   *[unseen] carte
}


refused-limits-cards-files =
    { $found ->
        [0] non c’è alcun file di carte Limite; ne serve uno
       *[other] le carte Limite devono stare in un solo file, non in { $found }
    }
limits-counted = { $card ->
    [unseen] { "" }
   *[other] { " " }({ limits-cards-of }: { $lying }, ammesse: { $allowed ->
        [X] tutte
       *[other] { $allowed }
    })
}
limits-face = { $r ->
    [unseen] { "" }
   *[other] { "" }: rosso { $r }, giallo { $y }, verde { $g }, blu { $b }, viola { $v }
}
refused-limits-cards-count =
    { $found ->
        [one] c’è una sola carta Limite; devono essere { $wanted }
       *[other] ci sono { $found } carte Limite; devono essere { $wanted }
    }
refused-limits-cards-values =
    { $found ->
        [one] questa riga ha un valore; una carta Limite ne ha cinque: rosso, giallo, verde, blu e viola
       *[other] questa riga ha { $found } valori; una carta Limite ne ha cinque: rosso, giallo, verde, blu e viola
    }
refused-limits-cards-value = «{ $found }» non è né un numero da 0 a 9 né X
refused-limits-not-due = non tocca a te
refused-limits-shuffle-due = prima bisogna mescolare le carte
refused-limits-shuffle-cards =
    { $found ->
        [one] nel mazzo mescolato c’è { limits-a-card }; devono essere dodici
       *[other] nel mazzo mescolato ci sono { $found } { limits-cards-of }; devono essere dodici
    }
refused-limits-no-such-seat = questo posto non esiste a questo tavolo
refused-limits-starter = questa partita la comincia { $seat }: di partita in partita si comincia a turno
refused-limits-shuffle-limits =
    { $found ->
        [one] è mescolata una sola carta Limite; a questo tavolo si gioca con { $wanted }
       *[other] sono mescolate { $found } carte Limite; a questo tavolo si gioca con { $wanted }
    }
refused-limits-shuffle-unknown-limit = non esiste la carta Limite numero { $limit }; sono numerate da 1 a 24
refused-limits-shuffle-limit-twice = la carta Limite numero { $limit } compare più di una volta
refused-limits-hide-first =
    { $wanted ->
        [one] prima metti una carta coperta davanti a te
       *[other] prima metti { $wanted } carte coperte davanti a te
    }
refused-limits-hide-count =
    { $wanted ->
        [one] devi mettere coperta una carta, non { $found }
       *[other] devi mettere coperte { $wanted } carte, non { $found }
    }
refused-limits-not-in-hand = non hai { limits-a-card } in mano
refused-limits-must-accuse = la tua mano è vuota: devi accusare qualcuno
refused-limits-not-four =
    { $found ->
        [0] per lo scambio servono quattro { limits-cards-of } e non ne hai nessuna
       *[other] per lo scambio servono quattro { limits-cards-of } e ne hai solo { $found }
    }
refused-limits-turn-due = tocca a te: gioca una carta, scambiane quattro o accusa qualcuno
refused-limits-accuse-oneself = non ci si può accusare da sé
refused-limits-nothing-laid = { $seat } non ha ancora giocato carte in questa manche: non si può accusare
refused-limits-unreadable = «{ $found }» non è una mossa di Limits
refused-limits-unknown-colour = «{ $found }» non è un colore; i colori sono r, y, g, b e v
refused-limits-one-colour = qui ci vuole un solo colore, non «{ $found }»
refused-limits-not-a-number = «{ $found }» non è un numero


event-limits-drew = { $you ->
    [seat] Peschi: { $cards }
   *[no] { $seat } pesca: { $cards }
}
event-limits-drew-unseen = { $you ->
    [seat] Peschi { $count ->
        [one] una carta
       *[other] { $count } carte
    }
   *[no] { $seat } pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }
}
event-limits-drew-nothing = Il mazzo è vuoto: { $you ->
    [seat] non peschi nulla
   *[no] { $seat } non pesca nulla
}
event-limits-round = { $you ->
    [seat] Manche { $round } di { $rounds }{ limits-face }; cominci tu
   *[no] Manche { $round } di { $rounds }{ limits-face }; comincia { $seat }
}
event-limits-hid = { $you ->
    [seat] Metti coperto: { $cards }
   *[no] { $seat } mette coperto: { $cards }
}
event-limits-hid-unseen = { $you ->
    [seat] Metti
   *[no] { $seat } mette
} { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
event-limits-laid = { $you ->
    [seat] Giochi { limits-a-card }
   *[no] { $seat } gioca { limits-a-card }
}
event-limits-exchanged = { $you ->
    [seat] Scambi quattro { limits-cards-of } per un punto
   *[no] { $seat } scambia quattro { limits-cards-of } per un punto
}
event-limits-accused = { $you ->
    [seat] Accusi { $accused }
    [accused] { $seat } ti accusa
   *[no] { $seat } accusa { $accused }
}
event-limits-revealed = { $you ->
    [seat] Scopri: { $cards }
   *[no] { $seat } scopre: { $cards }
}
event-limits-guilty = { $you ->
    [seat] Hai superato il limite{ limits-counted } e prendi la carta Limite (−{ $penalty }); { $earner } riceve un punto
    [earner] { $seat } ha superato il limite{ limits-counted } e prende la carta Limite (−{ $penalty }); tu ricevi un punto
   *[no] { $seat } ha superato il limite{ limits-counted } e prende la carta Limite (−{ $penalty }); { $earner } riceve un punto
}
event-limits-innocent = { $you ->
    [seat] Hai rispettato il limite{ limits-counted } e ricevi un punto; { $loser } prende la carta Limite (−{ $penalty })
    [loser] { $seat } ha rispettato il limite{ limits-counted } e riceve un punto; tu prendi la carta Limite (−{ $penalty })
   *[no] { $seat } ha rispettato il limite{ limits-counted } e riceve un punto; { $loser } prende la carta Limite (−{ $penalty })
}
event-limits-scores = Dopo la manche { $round }: { $totals }
limits-total-of = { $you ->
    [seat] tu
   *[no] { $seat }
} ({ $points })
event-limits-tie = { points-each }; una parità non ha spareggio
event-limits-over = { $winners }: vittoria, l’ultima carta Limite è stata presa

## Limoges

limoges-help =
    Prima tutti votano in segreto: un domino per ogni colore desiderato, la metà bassa ne è la forza.
    vote blue:5-4 red:3-1 · vote none. Poi, a turno, posa fino a due domino e agisci finché puoi pagare.
    place 6-3 keys_cite yellow prende un potere, place 4-3 gi_imbert high costruisce una porta (la metà coperta dalla guardia),
    place 6-3 ab_04 costruisce nell’Abbazia. end chiude il turno (end 6-3 scarta un domino, quando devi).
    Altre mosse: activate, guards, guard, jail, free, rob, corrupt, ostend, commerce, mint, jealousy, destroy,
    buy, use, play, drop; risposte: gain fr, steal 2, swap red grey, done, keep os4 saint, return t03, lose red.
    Meeple: red consoli dello Château, blue consoli della Cité, yellow uomini del Visconte, grey abati, purple vescovi.
    Con ? vedi che cosa puoi fare. Sul tabellone @0 è il domino del posto 0; segue il meeple.
limoges-picture-last = { $certain ->
    [yes] l’ultimo round
   *[no] forse l’ultimo round
}
limoges-picture-round = Round { $round }, primo giocatore: { $seat }
limoges-picture-powers = Poteri
limoges-picture-chateau-inner = Mura interne dello Château
limoges-picture-chateau-outer = Mura esterne dello Château
limoges-picture-cite = Mura della Cité
limoges-picture-abbey = Abbazia
limoges-picture-cathedral = Cattedrale
limoges-picture-production = Produzione
limoges-picture-bridges = Ponti
limoges-picture-treasuries = Tesori: Abbazia { $abbey }, Cattedrale { $cathedral }
limoges-picture-seat = { $seat } (@{ $number }): monete { $coins }, punti { $points }, influenza francese { $french }, inglese { $english }, domino { $hand }, sacchetto { $bag };
limoges-picture-hand = I tuoi domino: { $dominoes }
limoges-picture-objectives = I tuoi obiettivi: { $cards }
limoges-picture-on = { $meeple } su { $half }
limoges-picture-key = Nelle mosse: { $words }
limoges-count-objective = { $card }:
limoges-count-standing = { "  " }{ $seat }: { $measure } (posizione { $rank }, punti { $points })
limoges-meeple = { $colour ->
    [red] console dello Château
    [blue] console della Cité
    [yellow] uomo del Visconte
    [grey] abate
   *[purple] vescovo
}
limoges-a-meeple = { $colour ->
    [red] un console dello Château
    [blue] un console della Cité
    [yellow] un uomo del Visconte
    [grey] un abate
   *[purple] un vescovo
}
limoges-meeples-of = { $colour ->
    [red] consoli dello Château
    [blue] consoli della Cité
    [yellow] uomini del Visconte
    [grey] abati
   *[purple] vescovi
}
limoges-some-meeples = { $count ->
    [one] { limoges-a-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-meeples = { $count ->
    [one] 1 { limoges-meeple }
   *[other] { $count } { limoges-meeples-of }
}
limoges-n-coins = { $coins ->
    [one] una moneta
   *[other] { $coins } monete
}
limoges-goods = { $good ->
    [coins] { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
    [vp] { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
    [influence_fr] { $count } di influenza francese
    [influence_en] { $count } di influenza inglese
   *[other] { limoges-n-meeples }
}
limoges-influence = { $track ->
    [fr] influenza francese
   *[en] influenza inglese
}
limoges-on-track = { $track ->
    [fr] sul tracciato francese
   *[en] sul tracciato inglese
}
limoges-to = { $to ->
    [bank] alla banca
    [abbey] al tesoro dell’Abbazia
    [cathedral] al tesoro della Cattedrale
   *[other] { $you ->
        [to] a te
       *[no] a { $to }
    }
}
limoges-toll-to = { limoges-n-coins } { limoges-to }
limoges-held-by = { $place } ({ $seat })
limoges-vote-for = { $domino } per { $colour ->
    [yellow] gli
   *[other] i
} { limoges-meeples-of }
limoges-space-ab = Abbazia, spazio { $number }
limoges-space-ca = Cattedrale, pianterreno, spazio { $number }
limoges-space-cb = Cattedrale, primo piano, spazio { $number }
limoges-space-cc = Cattedrale, campanile
limoges-space-pm = Ponte Saint-Martial, arcata { $number }
limoges-space-pe = Ponte Saint-Étienne, arcata { $number }

limoges-chateau = Château
limoges-cite = Cité
limoges-fr = Influenza francese
limoges-en = Influenza inglese
limoges-abbey = Abbazia
limoges-cathedral = Cattedrale
limoges-personnages = Personaggi
limoges-lieux = Luoghi
limoges-saint = Santo
limoges-relic = Reliquia
limoges-reserve = Riserva
limoges-prison = Prigione
limoges-motte = Motta
limoges-consulat-chateau = Consolato dello Château
limoges-consulat-cite = Consolato della Cité
limoges-port-naveix = Porto del Naveix
limoges-t01-lieu = Chiesa di Saint-Michel-des-Lions
limoges-t01-personnage = Riccardo Cuor di Leone
limoges-t02-lieu = Chiesa di Saint-Pierre-du-Queyroix
limoges-t02-personnage = Eleonora d’Aquitania
limoges-t03-lieu = Abbazia della Règle
limoges-t03-personnage = Maria di Comborn, badessa
limoges-t04-lieu = Abbazia di Saint-Martin
limoges-t04-personnage = Ademaro di Chabannes, monaco
limoges-t05-lieu = Abbazia di Saint-Augustin
limoges-t05-personnage = Bernard Itier, bibliotecario
limoges-t06-lieu = Ospedale di Saint-Gérald
limoges-t06-personnage = Goffredo di Vigeois, cronista
limoges-t07-lieu = Fontana di Aigoulène
limoges-t07-personnage = Raimond de Gau, abate
limoges-t08-lieu = Via dei Macellai
limoges-t08-personnage = Bernardo Gui, domenicano
limoges-t09-lieu = Piazza dei Banchi
limoges-t09-personnage = Eustorgio, vescovo
limoges-t10-lieu = Casa comunale
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
limoges-os3-relic = Busto di sant’Aureliano
limoges-os4-saint = San Lupo
limoges-os4-relic = Urna di san Lupo
limoges-os5-saint = San Leonardo
limoges-os5-relic = Chiavistello di san Leonardo
limoges-os6-saint = Santo Stefano di Muret
limoges-os6-relic = Vera Croce di Grandmont
limoges-ev01-a = Incendio nello Château
limoges-ev01-b = Incendio nella Cité
limoges-ev02-a = Fuoco di sant’Antonio
limoges-ev02-b = Peste nera
limoges-ev03-a = Enrico II assedia lo Château
limoges-ev03-b = Il Principe Nero saccheggia la Cité
limoges-ev04-a = Riccardo, duca d’Aquitania
limoges-ev04-b = Visita di Luigi il Giovane
limoges-ev05-a = Smantellato il Ponte Saint-Martial
limoges-ev05-b = Completato il Ponte Saint-Étienne
limoges-ev06-a = Nuove mura dello Château
limoges-ev06-b = Quattro porte murate
limoges-ev07-a = Riforma di Cluny
limoges-ev07-b = Cattedrale gotica
limoges-ev08-a = Guerra della Viscontea
limoges-ev08-b = Arbitrato del re
limoges-ev09-a = Trattato di Brétigny
limoges-ev09-b = Confisca della Guienna
limoges-ev10-a = Morte di Riccardo a Châlus
limoges-ev10-b = Eleonora si risposa
limoges-ev11-a = Fiera di san Marziale
limoges-ev11-b = Fiera di san Lupo
limoges-ev12-a = Saccheggiato il tesoro di Saint-Martial
limoges-ev12-b = Saccheggiato il tesoro della cattedrale
limoges-ev13-a = Grandi Ostensioni dello Château
limoges-ev13-b = Grandi Ostensioni della Cité
limoges-ev14-a = Elezione dei consoli dello Château
limoges-ev14-b = Elezione dei consoli della Cité
limoges-ev15-a = Emissione di barbarini
limoges-ev15-b = Svilimento della moneta
limoges-ev16-a = Piena della Vienne
limoges-ev16-b = Grande fluitazione al Naveix
limoges-ev17-a = Visita di Urbano II
limoges-ev17-b = Interdetto sulla città
limoges-ev18-a = Pace di Dio
limoges-ev18-b = Aperte le prigioni di Imbert
limoges-ob01 = Il grande abate
limoges-ob02 = Il capomastro
limoges-ob03 = Il custode delle porte dello Château
limoges-ob04 = Il custode delle porte della Cité
limoges-ob05 = Il costruttore di ponti
limoges-ob06 = Il partito di Francia
limoges-ob07 = Il partito d’Inghilterra
limoges-ob08 = Il cambiavalute
limoges-ob09 = L’avvocato dei potenti
limoges-ob10 = Il mecenate
limoges-ob11 = L’amico dei consoli
limoges-ob12 = Il principe della Chiesa
limoges-keys-chateau = Chiavi dello Château
limoges-keys-cite = Chiavi della Cité
limoges-bridge-martial = Ponte Saint-Martial
limoges-bridge-etienne = Ponte Saint-Étienne
limoges-justice = Giustizia
limoges-theft-abbey = Furto all’Abbazia
limoges-theft-cathedral = Furto alla Cattedrale
limoges-corruption = Corruzione
limoges-ostensions = Ostensioni
limoges-gi-imbert = Porta Imbert
limoges-gi-orgolet = Porta Orgolet
limoges-gi-pristin = Porta Pristin
limoges-gi-fustinie = Porta Fustinie
limoges-go-montmailler = Porta Montmailler
limoges-go-arenes = Porta Arènes
limoges-go-saint-esprit = Porta Saint-Esprit
limoges-go-pissevache = Porta Pissevache
limoges-go-manigne = Porta Manigne
limoges-go-vieille-monnaie = Porta Vieille-Monnaie
limoges-go-boucherie = Porta Boucherie
limoges-go-mireboeuf = Porta Mirebœuf
limoges-gc-panet = Porta Panet
limoges-gc-chene = Porta Chêne
limoges-gc-saint-maurice = Porta Saint-Maurice
limoges-gc-escudiere = Porta Escudière
limoges-gc-traboreu = Porta Traboreu


event-limoges-activates = { $you ->
    [seat] Attivi { $place } con { limoges-a-meeple }
   *[no] { $seat } attiva { $place } con { limoges-a-meeple }
}
event-limoges-buys = { $you ->
    [seat] Compri { $tile } con { $domino } e { limoges-a-meeple }
   *[no] { $seat } compra { $tile } con { $domino } e { limoges-a-meeple }
}
event-limoges-comforted = { $you ->
    [seat] Avanzi { limoges-on-track } per il meeple perso: ora sei a { $now }
   *[no] { $seat } avanza { limoges-on-track } per il meeple perso: ora è a { $now }
}
event-limoges-compensated = { $you ->
    [seat] Avanzi { limoges-on-track } per il meeple mancante: ora sei a { $now }
   *[no] { $seat } avanza { limoges-on-track } per il meeple mancante: ora è a { $now }
}
event-limoges-completes = { $you ->
    [seat] Completi
   *[no] { $seat } completa
} { $building ->
    [abbey] l’Abbazia
   *[cathedral] la Cattedrale
}
event-limoges-converts-influence = { $you ->
    [seat] Cedi { limoges-influence }: ora sei a { $now }
   *[no] { $seat } cede { limoges-influence }: ora è a { $now }
}
event-limoges-converts-points = { $you ->
    [seat] Cedi
   *[no] { $seat } cede
} { $points ->
    [one] un punto
   *[other] { $points } punti
}
event-limoges-deals = { $you ->
    [seat] Ricevi obiettivi segreti
   *[no] { $seat } riceve obiettivi segreti
}
event-limoges-deals-own = { $you ->
    [seat] Ricevi gli obiettivi: { $cards }
   *[no] { $seat } riceve gli obiettivi: { $cards }
}
event-limoges-destroyed = { $you ->
    [other] Ti viene distrutto: { $place }
   *[no] Distruzione: { $place }
}
event-limoges-destroys = { $you ->
    [seat] Distruggi: { $place }
    [other] { $seat } ti distrugge: { $place }
   *[no] { $seat } distrugge: { $place }
}
event-limoges-draws = { $you ->
    [seat] Peschi { $count ->
        [one] un domino
       *[other] { $count } domino
    }
   *[no] { $seat } pesca { $count ->
        [one] un domino
       *[other] { $count } domino
    }
}
event-limoges-draws-again = { $seats }: pareggio, si pesca di nuovo per il primo giocatore
event-limoges-draws-own = { $you ->
    [seat] Peschi { $dominoes }
   *[no] { $seat } pesca { $dominoes }
}
event-limoges-drops = { $you ->
    [seat] Scarti l’evento «{ $event }» senza effetto
   *[no] { $seat } scarta l’evento «{ $event }» senza effetto
}
event-limoges-earns-commerce = { $you ->
    [seat] Guadagni { limoges-n-coins } con il Commercio
   *[no] { $seat } guadagna { limoges-n-coins } con il Commercio
}
event-limoges-earns-fair = { $you ->
    [seat] Riscuoti { limoges-n-coins } di tassa per la fiera
   *[no] { $seat } riscuote { limoges-n-coins } di tassa per la fiera
}
event-limoges-earns-mint = { $you ->
    [seat] Batti { limoges-n-coins }
   *[no] { $seat } batte { limoges-n-coins }
}
event-limoges-earns-recycling = { $you ->
    [seat] Guadagni { limoges-n-coins } con la Corruzione
   *[no] { $seat } guadagna { limoges-n-coins } con la Corruzione
}
event-limoges-earns-tax = { $you ->
    [seat] Riscuoti { limoges-n-coins } di tassa
   *[no] { $seat } riscuote { limoges-n-coins } di tassa
}
event-limoges-earns-tax-bonus = { $you ->
    [seat] Riscuoti
   *[no] { $seat } riscuote
} { $coins ->
    [one] un’altra moneta
   *[other] altre { $coins } monete
} di tassa
event-limoges-earns-theft = { $you ->
    [seat] Rubi
   *[no] { $seat } ruba
} { limoges-n-coins } dal tesoro { $source ->
    [abbey] dell’Abbazia
   *[cathedral] della Cattedrale
}
event-limoges-earns-tile = { $you ->
    [seat] Guadagni { limoges-n-coins }
   *[no] { $seat } guadagna { limoges-n-coins }
}
event-limoges-ends-turn = { $you ->
    [seat] Finisci il turno
   *[no] { $seat } finisce il turno
}
event-limoges-event-enters = Entra nella fila dei { $row } l’evento «{ $event }»
event-limoges-favour = { $you ->
    [seat] Guadagni { limoges-influence }: ora sei a { $now }
   *[no] { $seat } guadagna { limoges-influence }: ora è a { $now }
}
event-limoges-first = Primo giocatore: { $you ->
    [seat] tu
   *[no] { $seat }
}
event-limoges-frees = { $you ->
    [seat] Liberi un prigioniero: { $prisoner }
   *[no] { $seat } libera un prigioniero: { $prisoner }
}
event-limoges-gains = { $you ->
    [seat] Ricevi { limoges-some-meeples }
   *[no] { $seat } riceve { limoges-some-meeples }
}
event-limoges-gives-up = { $you ->
    [seat] Cedi { $tile }
   *[no] { $seat } cede { $tile }
}
event-limoges-guards = { $you ->
    [seat] Metti
   *[no] { $seat } mette
} { limoges-a-meeple } di guardia sulla metà { $covers ->
    [high] alta
   *[low] bassa
}: { $place }
event-limoges-happens = Evento: { $event }
event-limoges-jails-hand = { $you ->
    [seat] Imprigioni { limoges-a-meeple } di { $other } (dalla mano)
    [other] { $seat } ti imprigiona { limoges-a-meeple } (dalla mano)
   *[no] { $seat } imprigiona { limoges-a-meeple } di { $other } (dalla mano)
}
event-limoges-jails-on = { $you ->
    [seat] Imprigioni { limoges-a-meeple } di { $other } ({ $place })
    [other] { $seat } ti imprigiona { limoges-a-meeple } ({ $place })
   *[no] { $seat } imprigiona { limoges-a-meeple } di { $other } ({ $place })
}
event-limoges-jails-tile = { $you ->
    [seat] Imprigioni { $tile } ({ $other })
    [other] { $seat } imprigiona la tua tessera { $tile }
   *[no] { $seat } imprigiona { $tile } ({ $other })
}
event-limoges-keeps-objective = { $you ->
    [seat] Tieni un obiettivo
   *[no] { $seat } tiene un obiettivo
}
event-limoges-keeps-objective-own = { $you ->
    [seat] Tieni l’obiettivo «{ $card }»
   *[no] { $seat } tiene l’obiettivo «{ $card }»
}
event-limoges-keeps-ostension = { $you ->
    [seat] Tieni { $tile }
   *[no] { $seat } tiene { $tile }
}
event-limoges-leader-falls = { $you ->
    [seat] In testa senza rivali, perdi { limoges-influence }: ora sei a { $now }
   *[no] { $seat }, in testa senza rivali, perde { limoges-influence }: ora è a { $now }
}
event-limoges-loses = { $you ->
    [seat] Perdi { limoges-some-meeples }
   *[no] { $seat } perde { limoges-some-meeples }
}
event-limoges-loses-all = { $you ->
    [seat] Perdi tutti i tuoi { limoges-meeples-of }
   *[no] { $seat } perde tutti i suoi { limoges-meeples-of }
}
event-limoges-nothing-after-theft = Dopo il furto, costruire { $building ->
    [abbey] nell’Abbazia
   *[cathedral] nella Cattedrale
} { $you ->
    [seat] non ti dà meeple
   *[no] non dà meeple a { $seat }
}
event-limoges-objective = Obiettivo «{ $objective }»: { $rank ->
    [0] nulla per { $you ->
        [seat] te
       *[no] { $seat }
    }
   *[other] { $you ->
        [seat] hai
       *[no] { $seat } ha
    } { $measure }, posizione { $rank }, punti: { $points }
}
event-limoges-opens-guards = { $you ->
    [seat] Puoi mettere o spostare le tue guardie
   *[no] { $seat } può mettere o spostare le sue guardie
} { $town ->
    [chateau] nello Château
   *[cite] nella Cité
}
event-limoges-ousted = { $you ->
    [other] { $place }: il tuo domino è rimosso
   *[no] { $place }: il vecchio domino è rimosso
}
event-limoges-last-round = L’ultimo round: meno di sette domino nel sacchetto ({ $seats })
event-limoges-over = { $reason ->
    [abbey] La partita è finita: l’Abbazia è completa
    [cathedral] La partita è finita: la Cattedrale è completa
    [influence] { $you ->
        [seats] La partita è finita: hai completato un tracciato
       *[no] La partita è finita: un tracciato è completo ({ $seats })
    }
   *[bag] La partita è finita: meno di sette domino nel sacchetto ({ $seats })
}
event-limoges-pays-conversion = { $you ->
    [seat] Paghi { limoges-n-coins } per usare una tessera
   *[no] { $seat } paga { limoges-n-coins } per usare una tessera
}
event-limoges-pays-destruction = { $you ->
    [seat] Paghi { limoges-n-coins } alla banca per la Distruzione (Motta)
   *[no] { $seat } paga { limoges-n-coins } alla banca per la Distruzione (Motta)
}
event-limoges-pays-event = { $you ->
    [seat] Perdi { limoges-n-coins } per l’evento
   *[no] { $seat } perde { limoges-n-coins } per l’evento
}
event-limoges-pays-influence = { $you ->
    [seat] Paghi con { limoges-influence }: ora sei a { $now }
   *[no] { $seat } paga con { limoges-influence }: ora è a { $now }
}
event-limoges-pays-jail = { $you ->
    [seat] Paghi { limoges-some-meeples } per la Giustizia
   *[no] { $seat } paga { limoges-some-meeples } per la Giustizia
}
event-limoges-pays-justice = { $you ->
    [seat] Paghi { limoges-n-coins } { limoges-to } per liberare un prigioniero
    [to] { $seat } ti paga { limoges-n-coins } per liberare un prigioniero
   *[no] { $seat } paga { limoges-n-coins } { limoges-to } per liberare un prigioniero
}
event-limoges-pays-keys = { $you ->
    [seat] Paghi { limoges-n-coins } { limoges-to } per le Chiavi
    [to] { $seat } ti paga { limoges-n-coins } per le Chiavi
   *[no] { $seat } paga { limoges-n-coins } { limoges-to } per le Chiavi
}
event-limoges-pays-mercenary = { $you ->
    [seat] Cedi { limoges-n-coins } { limoges-to } per effetto di una tessera
    [to] { $seat } ti cede { limoges-n-coins } per effetto di una tessera
   *[no] { $seat } cede { limoges-n-coins } { limoges-to } per effetto di una tessera
}
event-limoges-pays-meeples = { $you ->
    [seat] Paghi { limoges-some-meeples }
   *[no] { $seat } paga { limoges-some-meeples }
} per { $deed ->
    [theft_abbey] il furto nell’Abbazia
    [theft_cathedral] il furto nella Cattedrale
    [corruption] la Corruzione
    [ostensions] le Ostensioni
    [commerce] il Commercio
    [tile] usare una tessera
   *[mint] la zecca
}
event-limoges-pays-ostensions = { $you ->
    [seat] Paghi { limoges-n-coins } alla banca per le Ostensioni
   *[no] { $seat } paga { limoges-n-coins } alla banca per le Ostensioni
}
event-limoges-pays-placement = { $you ->
    [seat] Paghi { limoges-n-coins } { limoges-to } per il domino
   *[no] { $seat } paga { limoges-n-coins } { limoges-to } per il domino
}
event-limoges-pays-ruin = { $you ->
    [seat] Paghi { limoges-some-meeples } per la distruzione
   *[no] { $seat } paga { limoges-some-meeples } per la distruzione
}
event-limoges-pays-tax = { $you ->
    [seat] Paghi { limoges-n-coins } di tassa { limoges-to }
    [to] { $seat } ti paga { limoges-n-coins } di tassa
   *[no] { $seat } paga { limoges-n-coins } di tassa { limoges-to }
}
event-limoges-pays-tile = { $you ->
    [seat] Paghi { limoges-n-coins } alla banca per la tessera
   *[no] { $seat } paga { limoges-n-coins } alla banca per la tessera
}
event-limoges-places = { $you ->
    [seat] Posi
   *[no] { $seat } posa
} { $domino }{ $colour ->
    [red] {""} con un console dello Château
    [blue] {""} con un console della Cité
    [yellow] {""} con un uomo del Visconte
    [grey] {""} con un abate
    [purple] {""} con un vescovo
   *[none] {""}
}: { $place }
event-limoges-points-reward = { $you ->
    [seat] Ricevi
   *[no] { $seat } riceve
} { $points ->
    [one] un punto di ricompensa per un domino nell’Abbazia o nella Cattedrale
   *[other] { $points } punti di ricompensa per i domino nell’Abbazia e nella Cattedrale
}
event-limoges-points-reward-tile = { $you ->
    [seat] Ricevi
   *[no] { $seat } riceve
} { $points ->
    [one] un altro punto
   *[other] altri { $points } punti
} per una tessera
event-limoges-points-tile = { $you ->
    [seat] Guadagni
   *[no] { $seat } guadagna
} { $points ->
    [one] un punto
   *[other] { $points } punti
}
event-limoges-pushed-off = Esce dalla fila dei { $row }: { $tile }
event-limoges-recall = Tutti { $colour ->
    [yellow] gli
   *[other] i
} { limoges-meeples-of } tornano nella riserva{ $idle ->
    [none] { "" }
   *[other] ; non più attivi: { $idle }
}
event-limoges-recruits = { $count ->
    [0] { $you ->
        [seat] Non recluti { limoges-meeples-of }
       *[no] { $seat } non recluta { limoges-meeples-of }
    }
   *[other] { $you ->
        [seat] Recluti { limoges-some-meeples }
       *[no] { $seat } recluta { limoges-some-meeples }
    }
}
event-limoges-round = { $you ->
    [first] Round { $round }: cominci tu
   *[no] Round { $round }: comincia { $first }
}
event-limoges-score = { $seat }: in totale { $total } (punti vittoria { $points }, influenza francese { $french }, influenza inglese { $english }, obiettivi { $objectives })
event-limoges-sees = { $you ->
    [seat] Vedi
   *[no] { $seat } vede
} { $count ->
    [one] un’Ostensione
   *[other] { $count } Ostensioni
}
event-limoges-sees-own = { $you ->
    [seat] Vedi { $tiles }
   *[no] { $seat } vede { $tiles }
}
event-limoges-shared-win = { $seats } { $you ->
    [seats] condividete
   *[no] condividono
} la vittoria
event-limoges-steals = { $you ->
    [seat] Prendi { limoges-some-meeples } a { $other }
    [other] { $seat } ti prende { limoges-some-meeples }
   *[no] { $seat } prende { limoges-some-meeples } a { $other }
}
event-limoges-swaps = { $you ->
    [seat] Scambi
   *[no] { $seat } scambia
} { $give ->
    [red] un console dello Château
    [blue] un console della Cité
    [yellow] un uomo del Visconte
    [grey] un abate
   *[purple] un vescovo
} con { $take ->
    [red] un console dello Château
    [blue] un console della Cité
    [yellow] un uomo del Visconte
    [grey] un abate
   *[purple] un vescovo
} della riserva
event-limoges-swaps-no-more = { $you ->
    [seat] Non scambi altri meeple
   *[no] { $seat } non scambia altri meeple
}
event-limoges-tie = { points-each }, parità anche in domino e monete
event-limoges-tie-break = { points-each }; { $number ->
    [1] domino sia nell’Abbazia sia nella Cattedrale: solo { $winners }
    [2] domino nell’Abbazia e nella Cattedrale: { $winners } ({ $most }), { $seats } ({ $less })
   *[3] monete: { $winners } ({ $most }), { $seats } ({ $less })
}
event-limoges-throws-away = { $you ->
    [seat] Scarti { $domino }
   *[no] { $seat } scarta { $domino }
}
event-limoges-tile-enters = Entra nella fila dei { $row }: { $tile }
event-limoges-treasury-emptied = Il tesoro { $building ->
    [abbey] dell’Abbazia
   *[cathedral] della Cattedrale
} viene saccheggiato: { $coins ->
    [one] una moneta va
   *[other] { $coins } monete vanno
} alla banca
event-limoges-uses = { $you ->
    [seat] Usi { $tile }
   *[no] { $seat } usa { $tile }
}
event-limoges-votes = { $you ->
    [seat] { $votes ->
        [none] Non voti
       *[other] Voti: { $votes }
    }
   *[no] { $votes ->
        [none] { $seat } non vota
       *[other] { $seat } vota: { $votes }
    }
}
event-limoges-wins = { $you ->
    [seat] Vinci la partita
   *[no] { $seat } vince la partita
}


consequence-who = { $you ->
    [seat] {""}
   *[no] { $seat }:{" "}
}
consequence-tax = { $why ->
    [tax] {" "}(tassa)
    [tax-bonus] {" "}(tassa)
    [fair] {" "}(tassa)
    [keys] {" "}(per le Chiavi)
   *[other] {""}
}
consequence-from = { $source ->
    [abbey] dal tesoro dell’Abbazia
    [cathedral] dal tesoro della Cattedrale
   *[bank] dalla banca
}
consequence-placed = { $placed ->
    [0] {""}
   *[other] {" "}(di cui piazzati: { $placed })
}
consequence-wall = { $wall ->
    [chateau_inner] le mura interne dello Château
    [chateau_outer] le mura esterne dello Château
   *[cite] le mura della Cité
}
consequence-pays = { consequence-who }{ limoges-n-coins } { limoges-to }{ consequence-tax }
consequence-earns = { consequence-who }{ limoges-n-coins } { consequence-from }{ consequence-tax }
consequence-empties = tesoro { $building ->
    [abbey] dell’Abbazia
   *[cathedral] della Cattedrale
}: { limoges-n-coins } alla banca
consequence-loses = { consequence-who }{ $share ->
    [all] { $count ->
        [one] l’unico { limoges-meeple } torna
       *[other] tutti { $colour ->
            [yellow] gli
            [grey] gli
           *[other] i
        } { limoges-meeples-of } ({ $count }) tornano
    }
   *[some] { $count ->
        [one] { limoges-n-meeples } torna
       *[other] { limoges-n-meeples } tornano
    }
} nella riserva{ consequence-placed }
consequence-sets = { consequence-who }{ limoges-a-meeple } su: { $place }
consequence-regains = { consequence-who }{ limoges-n-meeples } di nuovo in mano
consequence-gains = { consequence-who }+{ limoges-n-meeples }
consequence-steals = { consequence-who }+{ limoges-n-meeples } da { $you ->
    [other] te
   *[no] { $other }
}
consequence-jails = { consequence-who }{ limoges-a-meeple } in prigione
consequence-frees = { consequence-who }+1 { limoges-meeple } dalla prigione
consequence-releases = { limoges-n-meeples } dalla prigione alla riserva
consequence-advances = { consequence-who }{ limoges-influence } da { $was } a { $now }
consequence-scores = { consequence-who }punti da { $was } a { $now }
consequence-removes = { $place }: { $domino } è rimosso
consequence-throws = { consequence-who }{ $domino } è scartato
consequence-shows = { $place }: tassa { $pips }
consequence-takes = { consequence-who }nuova tessera: { $tile }
consequence-leaves = { consequence-who }{ $goes ->
    [game] tessera rimossa: { $tile }
   *[pile] tessera ceduta: { $tile }
}
consequence-locks = { consequence-who }in prigione: { $tile }
consequence-unlocks = { consequence-who }fuori di prigione: { $tile }
consequence-enters = entra nella fila dei { $row }: { $tile }
consequence-pushes-off = esce dalla fila dei { $row }: { $tile }
consequence-wakes = si attiva: { $place }
consequence-sleeps = si disattiva: { $place }
consequence-opens = { $seats }: ingresso attraverso { consequence-wall }
consequence-closes = { $seats }: niente più ingresso attraverso { consequence-wall }
consequence-completes = le mura interne sono complete: si possono costruire le porte esterne
consequence-breaches = nelle mura interne manca una porta: non si possono costruire porte esterne
consequence-doubles = { consequence-who }tassa doppia { $town ->
    [chateau] nello Château
   *[cite] nella Cité
}
consequence-halves = niente più tassa doppia { $town ->
    [chateau] nello Château
   *[cite] nella Cité
}
consequence-bans = niente si può distruggere fino alla fine del round
consequence-robs = { consequence-who }in questo round nessun altro furto, e nessun meeple costruendo { $building ->
    [abbey] nell’Abbazia
   *[cathedral] nella Cattedrale
}
consequence-grants = { $tile }: vale fino alla fine del turno
consequence-guarding = { $town ->
    [chateau] Château
   *[cite] Cité
}: guardie da mettere o da spostare; ogni guardia nuova costa { limoges-a-meeple } dalla mano
consequence-no-more = { $action ->
    [jail] imprigionare: una volta sola per turno
    [corrupt] Corruzione: una volta sola per turno
    [ostend] Ostensioni: una volta sola per turno
   *[other] { $action }: una volta sola per turno
}
consequence-placed-enough = nessun altro domino in questo turno
consequence-recruits = { $domino }: al massimo { limoges-n-meeples }, poi di nuovo nel sacchetto
consequence-recalls = { limoges-meeples-of }: { $certain ->
    [yes] prima tornano
    [others] con più di { $reserve } voti degli altri, prima tornano
   *[no] con più di { $reserve } voti in tutto, prima tornano
} tutti quelli in gioco, anche dal tabellone ({ $count }, tuoi: { $own }){ $idle ->
    [none] { "" }
   *[other] ; dei tuoi si disattivano: { $idle }
}
consequence-keeps = obiettivo tenuto: { $card }
consequence-gives-back = obiettivo restituito: { $card }
consequence-fills = fila dei { $row }: { $count ->
    [one] si pesca una tessera
   *[other] si pescano { $count } tessere
}
consequence-draws = { consequence-who }{ $count ->
    [one] si pesca un domino dal sacchetto
   *[other] si pescano { $count } domino dal sacchetto
}
consequence-deals = tutti pescano { $count } domino
consequence-sees = { consequence-who }{ $count ->
    [one] si pesca un’Ostensione
   *[other] si pescano { $count } Ostensioni, una da tenere
}
consequence-happens = fila dei { $row }: si pesca un evento
consequence-asks = { consequence-who }{ $question ->
    [Missing] nella riserva mancano: { limoges-n-meeples }; in cambio influenza o un furto
    [Comfort] in cambio un passo su un tracciato a scelta
    [Favour] { $count ->
        [one] un passo su un tracciato a scelta
       *[other] { $count } passi su tracciati a scelta
    }
    [Swapping] poi { $count ->
        [one] al massimo uno scambio
       *[other] al massimo { $count } scambi
    } con la riserva
    [GiveUp] poi una tessera da cedere
    [LoseMeeples] { $count ->
        [one] un meeple a scelta da perdere
       *[other] { $count } meeple a scelta da perdere
    }
   *[LoseHalf] metà del colore più numeroso da perdere
}
consequence-follows = { $place ->
    [none] poi il resto dell’evento
   *[other] poi il guadagno: { $place }
}
consequence-ends-turn = { $you ->
    [seat] il tuo turno finisce
   *[no] { $seat }: fine del turno
}
consequence-turns = { $you ->
    [seat] poi tocca a te
   *[no] poi tocca a { $seat }
}
consequence-round = { event-limoges-round }
consequence-over = { event-limoges-over }
consequence-final = non si potrà annullare
web-offer-meeple = { $colour ->
    [red] un console dello Château
    [blue] un console della Cité
    [yellow] un uomo del Visconte
    [grey] un abate
    [purple] un vescovo
   *[none] un meeple del suo colore
}
web-offer-power = { $there ->
    [none] { $half ->
        [-1] un domino qualsiasi
       *[other] un domino con un { $half }
    }
   *[other] { $half ->
        [-1] un domino con una metà in comune con { $there }
       *[other] un domino con un { $half } e una metà in comune con { $there }
    }
}, il totale alla banca, e un meeple di un colore ammesso
web-offer-gate = un domino qualsiasi, il totale alla banca, e { $colour ->
    [none] un meeple del colore delle Chiavi
   *[other] { web-offer-meeple }
} come guardia{ $coins ->
    [0] { "" }
   *[other] ; per una guardia sulla metà bassa altri { limoges-n-coins } { limoges-to }
}
web-offer-abbey = un domino qualsiasi, il totale nel tesoro; { $count ->
    [0] non porta nessuno, perché in questo round hai rubato
   *[other] porta { limoges-n-meeples }
}
web-offer-cathedral = { $half ->
    [-1] un domino qualsiasi
   *[other] un domino con un { $half }
}, il totale nel tesoro; { $count ->
    [0] non porta nessuno, perché in questo round hai rubato
   *[other] porta { limoges-n-meeples }
}
web-offer-production = { $least ->
    [0] un domino qualsiasi
   *[other] un domino con un totale di almeno { $least }
}, il totale alla banca, e { limoges-a-meeple }; porta { limoges-n-meeples } alla fine di ogni tuo turno
web-offer-bridge = un domino qualsiasi, il totale alla banca, e { $colour ->
    [none] un meeple del colore del suo potere
   *[other] { web-offer-meeple }
}, che va nella riserva
web-offer-activate = un meeple della tua mano, gratis
web-offer-guards = { $colour ->
    [none] il diritto delle Chiavi
   *[other] { $coins ->
        [0] ora gratis
       *[other] { limoges-n-coins } { limoges-to }
    }
}, per mettere o spostare le guardie, ogni porta una volta{ $colour ->
    [none] { "" }
   *[other] ; una guardia nuova costa { limoges-a-meeple } dalla mano
}
web-offer-rob = { web-offer-meeple }, per { limoges-n-coins } del tesoro (ne contiene { $treasury }); poi perdi tutti { $lost ->
    [grey] i tuoi abati
   *[purple] i tuoi vescovi
} ({ $count })
web-offer-jail = { $count ->
    [0] tanti meeple del suo colore quanti ne indica la metà alta, almeno uno
   *[other] { $colour ->
        [red] { limoges-n-meeples }
        [blue] { limoges-n-meeples }
        [yellow] { limoges-n-meeples }
        [grey] { limoges-n-meeples }
        [purple] { limoges-n-meeples }
       *[none] meeple del suo colore: { $count }
    }
}, per imprigionare un meeple, un Personaggio o un Santo di un avversario
web-offer-free = { $coins ->
    [0] il totale del domino della Giustizia
   *[other] { limoges-n-coins } { limoges-to }
}, per un prigioniero
web-offer-corrupt = { web-offer-meeple } e uno o due domino della tua mano, per il loro totale in monete; puoi pescarne uno nuovo{ $count ->
    [0] { "" }
    [one] ; poi al massimo uno scambio di meeple
   *[other] ; poi al massimo { $count } scambi di meeple
}
web-offer-ostend = { web-offer-meeple }, un domino 6|X e { $owner ->
    [yes] il suo totale in monete
   *[no] { limoges-n-coins }
}, per vedere X Ostensioni e tenerne una
web-offer-commerce = { limoges-n-meeples }, per { $coins ->
    [0] il totale del domino sul loro Consolato
   *[other] { limoges-n-coins }
}
web-offer-mint = { limoges-n-meeples }, per { $coins ->
    [0] il totale più alto dell’Abbazia
   *[other] { limoges-n-coins }
}
web-offer-jealousy = { limoges-n-meeples } e tutti i tuoi abati ({ $lost }), per togliere un domino dell’Abbazia, o un Luogo che è un’abbazia
web-offer-destroy = { limoges-n-meeples }{ $coins ->
    [0] { "" }
   *[other] { " " }e { limoges-n-coins }
}, o { $steps } passi indietro su un tracciato; poi perdi tutti i meeple di un colore
web-offer-buy = { limoges-n-coins } alla banca, un domino con un totale di almeno { $least } e { $colour ->
    [any] un meeple di qualsiasi colore
   *[other] { limoges-a-meeple }
}
web-offer-use = una volta a turno
web-offer-play = l’evento ha effetto
web-offer-drop = l’evento non ha effetto
web-offer-end = { $shed ->
    [yes] un domino della tua mano deve andare; poi edifici e tessere danno i loro frutti
   *[no] edifici e tessere danno i loro frutti
}
web-look-fee = Il diritto delle Chiavi sarà { $low } per gli altri, pagato a te, e { $high } per te, pagato alla banca.
web-look-keys_chateau = Decide quale colore fa la guardia alle porte dello Château. Il proprietario riceve il diritto delle Chiavi.
web-look-keys_cite = Decide quale colore fa la guardia alle porte della Cité. Il proprietario riceve il diritto delle Chiavi.
web-look-bridge_martial = Decide quale colore costruisce questo ponte. In caso di parità il proprietario ha la maggioranza.
web-look-bridge_etienne = Decide quale colore costruisce questo ponte. In caso di parità il proprietario ha la maggioranza.
web-look-justice = Mette in prigione, con meeple del suo colore. Il proprietario riceve il prezzo delle liberazioni.
web-look-theft_abbey = Prende monete dal tesoro dell’Abbazia, una volta a round: quante ne mostrano i tuoi domino lì; per il proprietario di questo potere, se lì ha la maggioranza, quante ne mostrano tutti i domino.
web-look-theft_cathedral = Prende monete dal tesoro della Cattedrale, una volta a round: quante ne mostrano i tuoi domino lì; per il proprietario di questo potere, se lì ha la maggioranza, quante ne mostrano tutti i domino.
web-look-corruption = Trasforma domino in monete e scambia meeple, una volta a turno.
web-look-ostensions = Porta un Santo o una reliquia, una volta a turno. Il proprietario paga meno.
web-look-gate = Finché è attiva, tutti possono entrare qui e il proprietario riceve la metà visibile come tassa.
web-look-abbey = 1 punto a round per il proprietario. L’ultimo spazio chiude la partita.
web-look-cathedral = 1 punto a round per il proprietario. L’ultimo spazio chiude la partita.
web-look-motte = Porta { limoges-n-meeples } a ogni turno; il totale è anche il prezzo di una distruzione.
web-look-consulat_chateau = Porta { limoges-n-meeples } a ogni turno; il totale è anche quanto rende il Commercio con i rossi.
web-look-consulat_cite = Porta { limoges-n-meeples } a ogni turno; il totale è anche quanto rende il Commercio con i blu.
web-look-port_naveix = Porta { limoges-n-meeples } a ogni turno. Aperto a tutti, senza tassa.
web-look-bridge = Chi ha più arcate di un ponte completo riceve tassa doppia nella sua città.
web-look-treasury = Le monete pagate per i domino di qui. Si possono rubare.
web-look-prison = Un prigioniero resta quando il suo colore è richiamato. Chiunque può liberare un meeple, per la propria mano.
web-look-track = Ogni passo è un punto alla fine. Chi arriva a { $most } chiude la partita.
web-look-reserve = I meeple che nessuno ha. Se i voti ne chiedono di più, prima tornano tutti quelli del colore.
web-look-colour = Nella riserva: { $reserve }. In prigione: { $jailed }.
web-look-colour-powers = Poteri: { $powers }
web-look-row = Tessere in offerta, al massimo due per giocatore. Al posto di quella comprata ne entra una nuova.
web-look-tile = Al massimo due tessere a testa. Funziona finché ha sopra il suo meeple.
web-look-objective = Ogni obiettivo che qualcuno possiede conta per tutti: posizione 1, 2, 3.
web-look-seat = Ciò che tutti sanno di questo giocatore. I domino in mano e nel sacchetto e gli obiettivi sono segreti.
web-look-domino = Posarlo costa il suo totale; la metà bassa è la sua forza in un voto.
web-look-yours = { $you ->
    [seat] Tuo: { $domino }
   *[no] { $seat }: { $domino }
}
web-look-neutral = Neutrale, di nessuno: { $domino }
web-look-empty = Vuoto
web-look-manned = { $active ->
    [yes] { limoges-meeple }
   *[no] { limoges-meeple }, non attiva: le Chiavi hanno un altro colore
}
web-look-anew = L’azione «{ $deed }» rimette qui una guardia, al prezzo delle Chiavi.
web-look-vp = { $total } punti: { $points } durante la partita, { $french } di influenza francese e { $english } di influenza inglese; { $goals ->
    [secret] gli obiettivi si aggiungono alla fine
   *[other] { $goals } per gli obiettivi
}.
web-look-unmanned = nessun meeple: non attivo
web-look-visible = tassa { $coins }
web-look-allowed = Ammessi qui
web-look-paid = il diritto è pagato, una volta in questo turno
web-look-can = possibile ora
web-look-tax = { $payer ->
    [bank] Tassa dalla banca: { $tolls }
   *[builder] Tassa che pagheresti: { $tolls }
}
web-look-tax-none = Qui ora non c’è tassa
web-look-removed = Rimossi: { $dominoes }
web-look-objectives = Obiettivi, segreti fino alla fine: { $count }
web-look-robbed = Ha rubato in questo round: { $place }
web-look-jailed = In prigione: senza effetto
web-aid = Aiuto di gioco
web-aid-places = Posare un domino
web-aid-actions = Azioni
web-aid-colours = Colori
web-aid-round = Il round
web-aid-coins = Da dove vengono le monete
web-aid-end = La fine
web-aid-if = Come se fosse il tuo turno.
web-aid-power = Su un potere
web-aid-gate = Su una porta
web-aid-abbey = Nell’Abbazia
web-aid-cathedral = Nella Cattedrale
web-aid-production = Motta, Consolati, Porto
web-aid-bridge = Su un ponte
web-aid-needs-power = Totale alla banca; un meeple di un colore ammesso resta lì. Su un potere occupato, una metà in comune. Il suo colore controlla il potere.
web-aid-needs-gate = Totale alla banca; una guardia del colore delle Chiavi. Le porte esterne dopo le quattro interne.
web-aid-needs-abbey = Totale nel tesoro, più la tassa; una porta interna attiva. 1 abate, e 1 in più per ogni vicino.
web-aid-needs-cathedral = Totale nel tesoro, più la tassa; una porta attiva della Cité. 1 vescovo, 2 sopra il pianterreno.
web-aid-needs-production = Totale alla banca, dentro le mura più la tassa; un meeple del suo colore resta lì. Porta meeple a ogni turno.
web-aid-needs-bridge = Totale alla banca; un meeple del colore del suo potere va nella riserva. La prima arcata libera.
web-aid-buy = Il costo in monete, un domino con almeno quel totale e un meeple del suo colore
web-aid-possible = { $count ->
    [one] possibile in un posto
   *[other] possibile in { $count } posti
}
web-aid-red = Dal reclutamento e dal Consolato dello Château; 4 rendono monete (Commercio)
web-aid-blue = Dal reclutamento, dal Consolato della Cité e dal Porto; 4 rendono monete (Commercio)
web-aid-yellow = Dal reclutamento e dalla Motta; ogni potere tranne le Ostensioni; con 4 si distrugge
web-aid-grey = Costruendo nell’Abbazia; 4 rendono monete (battere moneta)
web-aid-purple = Costruendo nella Cattedrale; con 4 rimuovi un domino dell’Abbazia
web-aid-round-is = Pesca sette domino, vota in segreto, poi turni finché le mani sono vuote. Alla fine 1 punto per ogni tuo domino nell’Abbazia e nella Cattedrale.
web-aid-coins-are = Dalla tassa alle tue porte, dal commercio, battendo moneta, dalla Corruzione, derubando un tesoro e dalle tessere. Quello che non spendi resta tuo.
web-aid-end-is = Subito quando l’Abbazia o la Cattedrale è piena o un tracciato arriva a { $most }, o quando un sacchetto ha meno di sette domino. Punti, passi sui due tracciati, obiettivi.
web-drawer-tiles = Tessere
web-drawer-objectives = Obiettivi
web-drawer-log = Cronaca
web-limoges-course = Round, giro e ordine dei turni
web-limoges-round-lap = { $round ->
    [0] Scelta degli obiettivi
   *[other] { $lap ->
        [0] Round { $round } · voti
       *[other] Round { $round } · giro { $lap }
    }
}
web-limoges-last-perhaps = { $you ->
    [seat] Forse l’ultimo round: nel tuo sacchetto restano solo { $bag } domino e un altro round ne richiede 7. Può essercene uno se voti con { $lacking ->
        [1] un domino
       *[other] almeno { $lacking } domino
    }: tornano nel sacchetto
   *[no] Forse l’ultimo round: nel sacchetto di { $seat } restano solo { $bag } domino e un altro round ne richiede 7. I voti vi tornano ancora
}
web-limoges-order = Ordine dei turni: { $names }
web-limoges-impossible = Ora non è possibile
web-limoges-more-below = altre { $count }
web-limoges-piles = Mazzo { $deck } · scarti { $discard } · Ostensioni { $ostensions }{ $events ->
    [0] { "" }
   *[other] { " " }· eventi { $events }
}
web-limoges-first = primo
web-limoges-in-reserve = Riserva
web-limoges-stock = mano { $hand } · sacchetto { $bag } · rimossi { $removed }

refused-limoges-abbey-empty = nell’Abbazia non c’è ancora nessun domino
refused-limoges-arch-order = le arcate si costruiscono in ordine: { $wanted } viene prima di { $place }
refused-limoges-bad-choice = { $known ->
    [none] { $tile }: non c’è nulla da scegliere
   *[other] { $tile } offre: { $known }
}
refused-limoges-bad-deal = ogni posto riceve due obiettivi diversi della scatola
refused-limoges-bad-draw = questi domino non possono essere pescati adesso
refused-limoges-bad-event = l’evento «{ $event }» non è nella pila degli eventi, o non ha quel lato
refused-limoges-bad-lots = si pesca un domino per ogni posto che può ancora essere primo, e per nessun altro
refused-limoges-bad-ostensions = queste Ostensioni non possono essere viste adesso
refused-limoges-bad-tiles = queste tessere non possono entrare nelle file adesso
refused-limoges-bag-empty = il sacchetto è vuoto, non c’è niente da pescare
refused-limoges-bears-another = { $place } sorregge un altro domino
refused-limoges-cannot-give-up = { $tile }: puoi cedere solo una tua tessera più vecchia e fuori di prigione
refused-limoges-colour-only-for-events = un colore si indica solo per gli eventi, e sempre per quelli ({ $tile })
refused-limoges-data-domino = un domino ha due metà, qui sono { $found }
refused-limoges-data-effect-length = parole richieste dopo la prima: { $wanted }; trovate: { $found }
refused-limoges-data-file-missing = manca il file
refused-limoges-data-flag = qui ci vuole true o false, non { $found }
refused-limoges-data-id = «{ $id }» non è un identificatore, o compare due volte
refused-limoges-data-key-missing = manca: { $missing }
refused-limoges-data-key-unknown = { $unknown } qui non significa niente
refused-limoges-data-kind = questo deve essere di tipo { $wanted }, non { $found }
refused-limoges-data-measure = la misura { $measure } non è seguita dalle parole giuste
refused-limoges-data-number = { $found } non è tra { $least } e { $most }
refused-limoges-data-one-action = un’azione ha un effetto, questa ne ha { $found }
refused-limoges-data-power-missing = manca il potere { $power }
refused-limoges-data-spare-sets = { $spare ->
    [0] in quattro non ci sono domino neutrali: non avanza nessun set
    [one] { $domino } compare due volte, ma avanza un solo set
   *[other] { $domino } compare più spesso che nei { $spare } set che avanzano
}
refused-limoges-data-toml = questo non è TOML: { $reason }
refused-limoges-data-too-few = obiettivi trovati: { $found }; ne servono almeno { $least }
refused-limoges-data-word = «{ $found }» non è tra le parole ammesse: { $known }
refused-limoges-domino-not-in-hand = non hai { $domino } in mano
refused-limoges-domino-too-small = il domino con cui paghi deve avere un totale di almeno { $least }
refused-limoges-domino-twice = un domino si usa una volta sola
refused-limoges-double-covers-high = su un doppio la guardia copre sempre la metà alta
refused-limoges-event-not-held = non hai l’evento «{ $event }»
refused-limoges-french-only = gli uomini del Visconte si compensano solo con influenza francese
refused-limoges-guard-unchanged = la guardia di { $place } resterebbe com’è
refused-limoges-guarded-already = la guardia di { $place } è già stata spostata in questo turno
refused-limoges-half-missing = { $place }: serve un domino con la metà { $half }
refused-limoges-half-unsaid = indica quale metà copre la guardia di { $place }: high o low
refused-limoges-hand-lacks = { $seat } non ha in mano nessun { limoges-meeple }
refused-limoges-hand-empty = non hai più domino in mano
refused-limoges-inner-gates-first = prima devono esserci tutte le porte interne; mancano: { $missing }
refused-limoges-must-shed = la tua mano non si è ridotta: indica un domino da scartare
refused-limoges-named-twice = qualcosa è indicato due volte: { $words }
refused-limoges-need-not-shed = la tua mano si è già ridotta: non si scarta nessun domino
refused-limoges-nobody-to-jail = nessun avversario ha qualcuno da imprigionare
refused-limoges-needs-a-six = per le Ostensioni serve un domino da 6|1 a 6|6
refused-limoges-no-action = { $tile } non è una tua tessera attiva con un’azione
refused-limoges-no-colour = in mano non hai nessuno di questi: { $known }
refused-limoges-no-consulat = non c’è un Consolato con un domino per { $colour ->
    [yellow] gli
   *[other] i
} { limoges-meeples-of }
refused-limoges-no-entry = { $place }: { $entry ->
    [any] non c’è una porta attiva
   *[own_active_gate] non hai una porta attiva
} nelle { $zone ->
    [inner] mura interne dello Château
    [outer] mura esterne dello Château
    [chateau] mura dello Château
   *[cite] mura della Cité
}
refused-limoges-no-guard-to-move = { $town ->
    [chateau] nello Château
   *[cite] nella Cité
} non hai guardie da spostare
refused-limoges-no-justice = si libera un prigioniero solo quando c’è un domino sulla Giustizia
refused-limoges-no-match = { $place }: serve un domino con una metà in comune con un vicino
refused-limoges-no-meeple-there = { $place }: nessun meeple di un avversario
refused-limoges-no-ostension-left = nella pila non resta nessuna Ostensione
refused-limoges-no-room = hai { $limit } tessere, tutte in prigione: non puoi averne un’altra
refused-limoges-no-shared-half = { $place }: il domino deve avere una metà in comune con { $there }
refused-limoges-no-such-space = qui lo spazio { $place } non esiste
refused-limoges-no-support = { $place }: prima servono i sostegni; mancano: { $missing }
refused-limoges-no-treasury = «{ $word }» non ha un tesoro; abbey e cathedral ne hanno uno
refused-limoges-not-a-colour = «{ $word }» non è un colore; i colori sono { $known }
refused-limoges-not-a-domino = «{ $word }» non è un domino; i domino si scrivono 6-3
refused-limoges-not-a-pair = «{ $word }» non è una coppia con i due punti, come blue:5-4
refused-limoges-not-a-person = { $tile }: si può imprigionare solo un Personaggio o un Santo di un avversario, fuori di prigione
refused-limoges-not-a-seat = «{ $word }» non è un posto; i posti sono numeri da 0
refused-limoges-not-a-target = { $place }: si possono distruggere solo domino fuori dai poteri e Luoghi davanti ai giocatori
refused-limoges-not-an-opponent = scegli un avversario
refused-limoges-not-dealt = non hai ricevuto l’obiettivo «{ $card }»
refused-limoges-not-idle = { $place }: adesso non serve un meeple, o la tessera è in prigione
refused-limoges-not-in-a-row = { $tile } non è in nessuna fila
refused-limoges-not-in-prison = { $prisoner }: non è in prigione, o non spetta a te la liberazione
refused-limoges-not-most = { $colour ->
    [yellow] gli
   *[other] i
} { limoges-meeples-of } non sono i tuoi meeple più numerosi
refused-limoges-not-now = non è questa la decisione da prendere ora
refused-limoges-not-of-the-abbey = { $place }: non fa parte dell’Abbazia e non è un’abbazia
refused-limoges-not-one-of = «{ $word }» non è tra le parole ammesse: { $known }
refused-limoges-not-recruited = si reclutano solo meeple blu, gialli e rossi, non { $words }
refused-limoges-not-seen = { $tile } non è tra le Ostensioni che hai visto
refused-limoges-not-your-turn = non tocca a te
refused-limoges-not-yours = { $place }: non ti appartiene, o non vi si mette così un meeple
refused-limoges-nothing-idle = nulla di tuo è senza meeple
refused-limoges-only-gates-idle = solo alle tue porte manca un meeple: lo ricevono con «Metti o sposta le guardie»
refused-limoges-nothing-to-destroy = non c’è ancora nulla da distruggere
refused-limoges-nothing-there = { $place }: non c’è niente
refused-limoges-nothing-to-rob = niente da rubare: { $treasury ->
    [0] il tesoro { $building ->
        [abbey] dell’Abbazia
       *[cathedral] della Cattedrale
    } è vuoto
   *[other] nessun tuo domino { $building ->
        [abbey] nell’Abbazia
       *[cathedral] nella Cattedrale
    } mostra un punto
}
refused-limoges-occupied = { $place }: c’è già un domino
refused-limoges-once-a-turn = { $action ->
    [corrupt] la Corruzione si usa una volta sola per turno
    [jail] si imprigiona una volta sola per turno
    [ostend] le Ostensioni si usano una volta sola per turno
   *[other] { $action }: una volta sola per turno
}
refused-limoges-peace = pace fino alla fine del round: niente si può distruggere
refused-limoges-placed-enough = in un turno si posano al massimo { $most } domino
refused-limoges-power-closed = il potere { $power } non è in gioco
refused-limoges-power-inactive = il potere { $power } non è attivo: serve un domino con un meeple
refused-limoges-prison-empty = in prigione non c’è nessuno che tu possa liberare
refused-limoges-protected = { $place }: sotto la protezione di una tessera del proprietario
refused-limoges-recycles-two = si riciclano uno o due domino, non { $found }
refused-limoges-reserve-lacks = nella riserva non c’è nessun { limoges-meeple }
refused-limoges-robbed-already = in questo round hai già derubato un tesoro
refused-limoges-seats-missing = i posti non sono indicati in ordine: { $words }
refused-limoges-swap-same = si scambia solo con un altro colore
refused-limoges-toll-too-high = con la tassa ({ $tolls }) costa { limoges-n-coins }, ne hai { $has }
refused-limoges-too-few-coins = { $needs ->
    [one] costa una moneta, ne hai { $has }
   *[other] costa { $needs } monete, ne hai { $has }
}
refused-limoges-too-few-goods = { $count ->
    [one] serve
   *[other] servono
} { limoges-goods }, ne hai { $has }
refused-limoges-too-few-meeples = { $count ->
    [one] ti serve
   *[other] ti servono
} { limoges-some-meeples } in mano, ne hai { $has }
refused-limoges-too-little-influence = { $needs ->
    [one] serve
   *[other] servono
} { $needs } di { limoges-influence }, ne hai { $has }
refused-limoges-too-low = { $place }: per sostituire il domino serve un totale di almeno { $least }
refused-limoges-town-closed = paga prima per spostare le guardie { $town ->
    [chateau] nello Château
   *[cite] nella Cité
}
refused-limoges-town-open = per le guardie { $town ->
    [chateau] nello Château
   *[cite] nella Cité
} hai già pagato in questo turno
refused-limoges-unknown-word = nessuna mossa comincia con «{ $word }»; le mosse cominciano con: { $known }
refused-limoges-word-too-many = per { $place } si indica solo il domino
refused-limoges-wrong-colour = { $known ->
    [none] { $place }: qui non va nessun meeple
   *[other] { $place }, meeple ammessi: { $known }
}
refused-limoges-wrong-length = dopo «{ $word }» il numero di parole non può essere { $words }

## Bots

option-bots = Un bot su ogni altro posto: un livello, oppure uno tuo come ./robby.py:Robby; anche più volte.
command-arena =
    Fa giocare i bot fra loro: FIRST su un posto, SECOND su tutti gli altri.
    Un bot è un livello oppure uno tuo: ./robby.py:Robby, un nome con punti (robby.bots:Robby) o il nome con cui lo offre un pacchetto installato. Gira in un processo suo e vede solo ciò che vede il suo posto; docs/bots.md dice che cosa costa un errore.
    Ogni estrazione è giocata da ogni posto. I risultati restano: lo stesso comando riprende da dove si era fermato.
option-results = Il file dei risultati; altrimenti uno col nome della sfida.
option-jobs = Quanti processi; altrimenti uno per core.
option-dask = L’indirizzo di un cluster Dask, per esempio tcp://host:8786.
bot-thinks = { $seat } ({ $level }) sta pensando…
bot-compiling-kernel = Preparo i bot di Limes; succede una volta sola e dura al massimo un minuto…
arena-standing = { $games } partite: { $share } delle vittorie (intervallo al 95% da { $least } a { $most }), { $ratio } volte la quota equa{ $known ->
    [both] ; Elo { $elo } (da { $low } a { $high }).
    [least] ; Elo almeno { $low }.
    [most] ; Elo al massimo { $high }.
   *[none] .
}
arena-so-far = { $games } partite, ± { $error }
arena-kept = { $games ->
    [one] 1 partita conservata
   *[other] { $games } partite conservate
} in { $file }; lo stesso comando continua.
refused-arena-other-match = questo file contiene qualcosa di diverso dai risultati di questa sfida
refused-dask-missing = un cluster Dask richiede il pacchetto limestone-games[dask]
refused-dask-away = a { $address } non risponde nessuno
refused-bot-illegal = il bot ha scelto «{ $move }», che non è una mossa permessa
refused-recall-missed = manca quel che è stato detto prima: di questa partita non c’è una memoria perfetta
refused-server-away = il server non risponde ({ $reason })
option-players = I bot, posto per posto, separati da virgole: livelli come master,club oppure tuoi come ./robby.py:Robby.
bot-fault = { $seat } ha perso la mossa { $kind ->
    [late] per averci messo troppo
    [raised] per un’eccezione
    [illegal] per una mossa non permessa
   *[died] perché il suo processo è finito
}: { $reason }
option-until = Gioca finché la quota delle vittorie è nota con questa precisione, per esempio 0.02; --games è allora il massimo.
option-decided = Gioca finché si sa chi è più forte; --games è allora il massimo.
option-records = Una cartella per la trascrizione di ogni partita.
option-seconds = Quanti secondi ha un tuo bot per una decisione.
option-memory = Quanti megabyte può usare un tuo bot.
refused-bot-broken = il bot { $bot } non si può caricare: { $reason }
option-step = Solo fino a questo passo.
refused-no-such-step = il passo { $step } non esiste; la trascrizione ne ha { $steps }
option-only = Solo questo gioco; anche più volte.
refused-check-own = { $bot } è un livello; si provano solo i tuoi bot, come ./robby.py:Robby
check-head = Certificato di { $bot }, limestone { $version }
check-legal = solo mosse permesse, e tutte in tempo
check-same = con lo stesso seme la stessa partita
check-pickle = una copia pickle continua allo stesso modo
check-view = dipende solo da ciò che vede e da ciò che gli è stato detto
check-random = non tocca il generatore casuale comune
check-passed = { $bot } supera la prova.
check-failed = { $bot } non supera la prova.
check-game = { $game }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $decisions } decisioni; millisecondi per decisione: in media { $mean }, il 95% sotto { $most95 }, la più lunga { $longest }
command-check-bot =
    Mette alla prova un tuo bot e stampa un certificato; il codice di uscita è 0 se lo supera, altrimenti 1.
    Gioca ogni gioco con ogni numero di posti (fino a sei) e ogni variante, contro giocatori che muovono a caso. La prima partita di ogni gioco è rigiocata: con lo stesso seme, come copia pickle, e raccontata da capo in un processo nuovo; devono essere tutte uguali. Ctrl+C ferma.
arena-faults = { $bot } ha perso { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} { $kind ->
    [late] per averci messo troppo
    [raised] per eccezioni
    [illegal] per mosse non permesse
   *[died] perché il suo processo è finito
} e per questo { $lost ->
    [0] nessuna partita
    [one] 1 partita
   *[other] { $lost } partite
}. La prima volta: { $reason }
## Playing on

refused-onward-no-seed = questa partita non riporta il seme: l’estrazione non può proseguire com’era, ma si può rifare
refused-onward-secret = altri forse giocano ancora questa estrazione: da qui si può solo estrarre di nuovo
refused-onward-over = lì la partita è finita; scegli un momento precedente
refused-onward-older = questa partita segue regole più vecchie o altro materiale; possono proseguire solo le partite con le regole attuali
web-onward = Continua da qui
web-onward-text = Un nuovo tavolo continua da questo momento. Non conta per il rating.
web-onward-deal = L’estrazione
web-onward-same = com’era
web-onward-new = nuova estrazione
web-onward-me = io
web-onward-friend = qualcuno con il link
web-onward-start = Apri il tavolo
web-onward-link = Copia il link a questo momento
web-onward-mark = continuata da un’altra partita
web-onward-from = Continuata dal passo { $step } di un’altra partita; senza rating

## Puzzles

command-puzzles =
    Problemi: posizioni di partite fra bot, con una mossa migliore.
command-puzzles-make =
    Crea problemi da partite fra bot forti; con lo stesso seme sempre gli stessi.
    Ogni problema resta appena è trovato: dopo un’interruzione lo stesso comando riprende da dove era arrivato.
option-count = Quanti problemi deve avere il file.
option-file = Il file dei problemi; altrimenti GAME.puzzles in questa cartella.
option-name = Il nome di un problema; altrimenti quello di oggi.
puzzles-made = { $count } problemi da { $games } partite sono in { $file }.
puzzles-kept = Ciò che è stato trovato resta: lo stesso comando riprende da qui.
refused-puzzles-other = questo file contiene problemi di un altro gioco o di un altro seme
refused-unknown-puzzle = non c’è nessun problema «{ $name }»
refused-no-puzzles = non ci sono problemi per questo gioco
command-puzzle =
    Risolvi un problema: quello di oggi, o uno con il suo nome.
    Scrivi una mossa in notazione; show dà la soluzione, quit esce.
puzzle-question-limes = Posa questa carta: il migliore di { $ways } modi
puzzle-question-limits = Accusare o giocare?
puzzle-question-limoges = Trova la mossa
puzzle-asked-limes = Dei { $ways } modi di posarla, uno rende di più alla fine.
puzzle-asked-limits = La pila di gioco è scoperta, le carte coperte degli altri no. Che cosa conviene?
puzzle-asked-limoges = Una tessera, un luogo: quale dà le migliori possibilità di vincere?
puzzle-facts = { $name }, rating { $rating }
puzzle-you = Sei { $seat }.
puzzle-moves = Possibile: { $moves }
puzzle-type = Scrivi una mossa, per esempio { $move }.
puzzle-prompt = La tua mossa (show, quit):
puzzle-solved = Risolto: «{ $move }» è la migliore.
puzzle-not-yet = «{ $move }» rende { $value }. C’è di meglio.
puzzle-not-listed = «{ $move }» non è fra le mosse che possono essere le migliori. C’è di meglio.
puzzle-answer = La migliore: { $move }
puzzle-answer-alike = Le migliori, una vale l’altra: { $moves }
puzzle-worth = { $move }: { $value }
puzzle-another = Invio per un altro problema, quit per uscire:
web-nav-puzzles = Problemi
web-puzzles-today = Problemi del giorno
web-puzzles-solved = { $solved } su { $count } risolti
web-puzzle-games = Gioco
web-puzzle-rated = rating del problema { $rating }
web-puzzle-rated-short = rating { $rating }
web-puzzle-change = il tuo rating { $change }
web-puzzle-solve-it = lo risolve il { $share }
web-puzzle-no-clock = senza orologio
web-puzzle-show = Mostra
web-puzzle-show-costs = La soluzione vale come problema non risolto e abbassa il tuo rating dei problemi.
web-puzzle-show-sure = Mostra comunque
web-puzzle-next = Problema seguente
web-puzzle-another = Un altro
web-puzzle-solve = Risolvi
web-puzzle-solved = Risolto al primo tentativo.
web-puzzle-solved-later = Trovato, ma non al primo tentativo.
web-puzzle-not-solved = Non risolto. Ecco la mossa migliore:
web-puzzle-is-solved = risolto
web-puzzle-is-missed = mancato
web-puzzle-best = migliore
web-puzzle-alike = Altrettanto buona: { $moves }
web-puzzle-best-of = La migliore di { $ways }
web-puzzle-chose = Che cosa hanno scelto
web-puzzle-people = { $count ->
    [one] { $said } persona
   *[other] { $said } persone
}
web-puzzle-move = Mossa
web-puzzle-share = Scelta da
web-puzzle-last = I tuoi ultimi dieci
web-puzzle-last-of = { $solved } degli ultimi { $tries } risolti
web-puzzle-rating-of = Rating dei problemi, { $game }

## Reviews

command-review =
    Analizza una partita finita: quanto valevano le mosse, fortuna e bravura, e che cosa sarebbe stato meglio.
    Ciò che è trovato resta: dopo un’interruzione lo stesso comando riprende da dove era arrivato.
option-seat = Solo le decisioni di questo posto; i posti si contano da 0, come nelle mosse.
option-effort = Con quanta precisione: 2 richiede il doppio del tempo.
option-json = Mostra il risultato in JSON.
## The daily game in the terminal

command-daily =
    Gioca la partita del giorno: le stesse sedici carte di Limes per tutto il mondo.
    Alla fine c’è un testo per gli altri, che non rivela nessuna carta. Il giorno comincia a mezzanotte UTC.
    Con --json dà le carte, il par e ciò che se ne ricava col senno di poi, che tu abbia giocato o no.
option-date = Un altro giorno, per esempio 2026-12-24.
usage-expects-date = { $parameter } vuole una data, per esempio 2026-12-24.
daily-result = { $score } punti: { $step }. Par { $par }, col senno di poi { $hindsight }.
daily-shared = Limestone { $date }: { $score }, par { $par } { $wall }
daily-slow = Il par di questo giorno va ancora calcolato: serve circa mezz’ora; con il pacchetto limestone-games[fast] bastano pochi secondi.
daily-reckons = Il par di questo giorno va ancora calcolato: bastano pochi secondi…
refused-no-such-day = per quella data non c’è una partita del giorno; ce n’è una per ogni giorno dal { $first } al { $today }
refused-counted = questo tentativo conta: non si torna indietro e nessuno aiuta
refused-daily-sealed = quello che hanno fatto gli altri si vede dopo che hai giocato
refused-nobody-else = nessun altro ha ancora giocato
refused-not-reckoned = questo giorno è ancora in calcolo; riprova tra poco
daily-left = La partita è salvata: lo stesso comando riprende da qui.
refused-study-unfinished = questa partita non è finita; si può analizzare solo una partita finita
refused-study-too-long = questa trascrizione ha { $steps } passi; se ne analizzano al massimo { $most }
refused-no-hints = a questo tavolo non ci sono suggerimenti
refused-round-not-over = la manche { $round } non è finita
refused-nothing-to-remember = a questo tavolo non c’è niente da ricordare
refused-no-such-review = questa analisi non esiste; riapri la partita
refused-review-no-decision = al passo { $step } questo posto non aveva niente da decidere
refused-review-broken = non è stato possibile guardare questa partita fino in fondo; ciò che è stato trovato resta, riprova
review-kept = Ciò che è stato trovato resta: lo stesso comando riprende da qui.
review-seat = { $seat }: { $result }
review-split = { $game ->
    [limes] Par { $par }, le mosse { $skill }, le carte { $luck }.
   *[other] Par { $par }, le mosse { $skill }, le carte e gli altri { $luck }.
}
review-hindsight = Col senno di poi: { $value }.
review-unit-limes = Punti attesi alla fine, decisione per decisione
review-unit-limits = Punti attesi nella manche, decisione per decisione
review-unit-limoges = Quota di vittoria attesa, la media di ogni turno
review-lost = { $where } (passo { $step }): «{ $move }» è costata { $loss }. «{ $best }» era meglio: { $better } invece di { $value }.
review-fine = { $where } (passo { $step }): «{ $move }» valeva { $lead } più di ogni altra mossa.
review-won-back = nulla era ancora perso: l’occasione restava
review-for-good = di cui { $value } definitivamente, il resto si poteva ancora recuperare
review-clean = Nessuna imprecisione e nessun errore.
review-also = { $count ->
    [one] Anche un’imprecisione o un errore: passo { $steps }.
   *[other] Anche imprecisioni o errori: passi { $steps }.
}
review-doubt = Le differenze inferiori al doppio della loro incertezza non sono segnalate. A proseguire il gioco sono stati i bot, non persone.
hint-candidate = { $number }. { $move }: { $value } – { $reason }
limes-quarter = { $quarter ->
    [nw] nord-ovest
    [ne] nord-est
    [sw] sud-ovest
   *[se] sud-est
}
limes-zone-at = { $square } { limes-quarter }
move-limes-turned = { $turn ->
    [n] dritta
    [e] ruotata a destra
    [s] capovolta
   *[w] ruotata a sinistra
}
move-limes-place = { $profession ->
    [farmer] contadino
    [fisherman] pescatore
    [woodcutter] taglialegna
    [watchman] guardiano
   *[worker] lavoratore
} a { limes-quarter }
move-limes-go = lavoratore da { $source } a { $target }
move-limes-none = nessun lavoratore
move-limits-play = Gioca { $what }
move-limits-exchange = Cambia quattro { $what }
move-limits-accuse = Accusa { $what }
move-limits-hide = Nascondi { $what }
move-limoges = { $verb }: { $what }
move-limoges-place = { $place }, con { $domino }
move-limoges-vote = { $votes ->
    [none] Nessun voto
   *[other] Voti: { $votes }
}
move-limoges-swap = Scambia: { $give } con { $take }
move-limoges-covers = { $covers ->
    [high] guardia sulla metà alta
   *[low] guardia sulla metà bassa
}
move-and-notation = { $move } ({ $notation })
study-points = { $count ->
    [one] { $said } punto
   *[other] { $said } punti
}
study-n-points = { $count ->
    [one] { $more } punto
   *[other] { $more } punti
}
study-n-coins = { $count ->
    [one] { $more } moneta
   *[other] { $more } monete
}
study-n-meeples = { $count ->
    [one] { $more } meeple
   *[other] { $more } meeple
}
study-n-dominoes = { $count ->
    [one] { $more } domino
   *[other] { $more } domino
}
study-unit-limes = Punti attesi alla fine
study-unit-limits = Punti attesi della manche
study-unit-limoges = Quota di vittoria
reason-thinking = sto ancora pensando
reason-only-move = l’unica mossa
reason-as-good = troppo vicine per decidere
reason-equal = esattamente altrettanto buona
reason-no-simple-reason = nessuna ragione semplice
reason-limes-territory = in media { $kind ->
    [farmer] il campo
    [fisherman] l’acqua
    [woodcutter] la foresta
   *[watchman] un guardiano
} in { $zone } rende alla fine { study-n-points } invece di { $less }
reason-limes-worker = in media il lavoratore in { $zone } rende alla fine { study-n-points }, in { $instead } { $less }
reason-limes-to-come = in media nuovi territori rendono alla fine { study-n-points } invece di { $less }
reason-limits-accuse = probabilità che { $seat } abbia superato il limite: { $odds }%; oltre il 67% conviene accusare
reason-limits-spare = probabilità che { $seat } abbia superato il limite: solo { $odds }%; sotto il 67% accusare costa punti
reason-limits-likelier = probabilità che { $seat } abbia superato il limite: { $odds }%; { $other } solo { $less }%
reason-limits-accuse-first = probabilità che { $seat } abbia superato il limite: { $odds }%; chi aspetta è accusato a ragione nel { $less }% di queste manche
reason-limits-exchange = quattro carte di un colore valgono subito un punto
reason-limits-exchanged = uno scambio, per un punto, nel { $more }% di queste manche invece del { $less }%
reason-limits-convicted = trovarsi accusati a ragione nel { $more }% di queste manche invece del { $less }%
reason-limits-acquitted = trovarsi accusati a torto, per un punto, nel { $more }% di queste manche invece del { $less }%
reason-limits-right = un’accusa giusta nel { $more }% di queste manche invece del { $less }%
reason-limits-wrong = un’accusa sbagliata nel { $more }% di queste manche invece del { $less }%
reason-limits-over = { limits-a-card } supera il limite con il { $odds }% di probabilità, la migliore con il { $less }%
reason-limits-accused = essere accusati rende in media { study-n-points } invece di { $less }
reason-limits-accusing = accusare più tardi rende in media { study-n-points } invece di { $less }
reason-limoges-points = { study-n-points } alcune decisioni dopo invece di { $less }
reason-limoges-churches = { study-n-dominoes } nell’Abbazia e nella Cattedrale alcune decisioni dopo invece di { $less }
reason-limoges-coins = { study-n-coins } alcune decisioni dopo invece di { $less }
reason-limoges-meeples = { study-n-meeples } alcune decisioni dopo invece di { $less }
reason-limoges-production = la produzione rende { study-n-meeples } fino alla fine invece di { $less }
reason-limoges-others = il miglior avversario ha { study-n-points } alcune decisioni dopo invece di { $less }
reason-limoges-ahead = { $way ->
    [ahead] { $more } punti di vantaggio alcune decisioni dopo invece di { $less }
    [behind] { $more } punti di svantaggio alcune decisioni dopo invece di { $less }
   *[turned] { $more } punti di vantaggio alcune decisioni dopo invece di { $less } di svantaggio
}
reason-limes-why-lay = { $gain ->
    [0] non rende subito nulla; la partita può arrivare a { $expected } punti
   *[other] rende subito { $gain }; la partita può arrivare a { $expected } punti
}
reason-limes-why-place = il lavoratore rende subito { $gain }; la partita può arrivare a { $expected } punti
reason-limes-why-go = il lavoratore guadagna { $gain } muovendosi; la partita può arrivare a { $expected } punti
reason-limits-why-hide = questo colore tornerà utile nella pila di gioco
reason-limits-why-play = probabilità che una carta { $colour ->
    [r] rossa
    [y] gialla
    [g] verde
    [b] blu
   *[v] viola
} superi il limite: { $odds }%
reason-limits-why-exchange = quattro carte { $colour ->
    [r] rosse
    [y] gialle
    [g] verdi
    [b] blu
   *[v] viola
} valgono un punto; probabilità di superare il limite: { $odds }%
reason-limits-why-accuse = probabilità che { $seat } abbia superato il limite: { $odds }%
reason-limoges-why = { $kind ->
    [Vote] questi voti portano i meeple che servono
    [Place] è lo spazio migliore per questo prezzo
    [Activate] un meeple in mano non rende nulla
    [Guards] le guardie starebbero meglio altrove
    [Guard] questa metà rende più tassa
    [Rob] il tesoro vale il furto
    [Corrupt] mancano monete e questi domino sono cari
    [Commerce] questi meeple ora valgono di più in monete
    [Mint] gli abati ora valgono di più in monete
    [Buy] la tessera renderà più di quanto costa
    [Use] questa tessera si può usare una volta per turno
    [Destroy] una costruzione altrui è d’intralcio
    [End] non puoi pagare niente di meglio
    [Gain] questo tracciato rende di più
    [Steal] un meeple ora vale più di un punto
   *[other] nelle partite simulate è andata meglio così
}

## Server

command-serve =
    Avvia il server dei tavoli: gioca con chiunque possa aprire la sua pagina.
    Da solo conserva tutto in un file; con PostgreSQL e Redis più processi si dividono il lavoro.
command-verify =
    Verifica che ogni estrazione di una trascrizione derivi dal suo seed e dai suoi salt, e dice che cosa ciò dimostra.
    Con --commitment e --salt verifica anche che siano quelli che avevi annotato prima della partita.
    Termina con codice di uscita 1 se per un’estrazione di uno dei file non è così.
command-backup = Scrivi in un file tutto ciò che il server conserva, anche mentre è in funzione.
command-restore = Ripristina da una copia di sicurezza ciò che manca, anche mentre il server è in funzione.
command-admin = Gestisci i tavoli e le persone di un server, anche mentre è in funzione.
command-admin-list = Elenca i tavoli.
command-admin-people = Elenca le persone.
command-admin-close = Termina una partita senza risultato.
command-admin-forget = Cancella i dati di una persona, indicata con nome utente o id.
command-admin-export = Scrivi la trascrizione di ogni partita in una cartella.
command-admin-ratings = Mostra le valutazioni, le ricalcola o ne toglie una partita.
command-admin-hide = Togli un tavolo dall’elenco pubblico; il suo link resta valido.
command-admin-show = Rimetti un tavolo nell’elenco pubblico.
command-admin-end = Termina una serata; un turno in corso non conta.
command-admin-ban = Escludi una persona, indicata con nome utente o id: le sessioni finiscono, i bot prendono i suoi posti.
command-admin-unban = Lascia rientrare una persona esclusa.
command-admin-rename = Dai un altro nome a una persona, anche ai tavoli in corso.
command-admin-grant = Lascia che una persona con un account amministri il server dalla pagina /admin.
command-admin-revoke = Togli questo diritto.
command-admin-events = Elenca le serate.
command-admin-reports = Elenca le segnalazioni dei giocatori; chiudine una.
command-admin-log = Mostra chi ha fatto cosa, a chi e quando.
command-admin-load = Mostra quanti tavoli e persone ci sono.
command-admin-settings = Mostra le impostazioni del server; NOME ne mostra una, NOME VALORE la cambia, rate.CHIAVE un limite (INSIEME,AL-SECONDO).
command-admin-retention = Cancella le partite finite di ospiti più vecchie di un numero di giorni.

option-host = L’indirizzo su cui ascolta il server.
option-port = La porta su cui ascolta il server.
option-workers = Quanti processi del server.
option-thinkers = Quanti processi pensano per i bot in ognuno di essi.
option-database = Dove si conservano le partite; altrimenti in un file nella tua cartella dei dati.
option-redis = Dove i processi si scambiano le novità.
option-origins = Un’altra pagina che può usare l’API; si può indicare più volte.
option-secure = Invia i cookie solo tramite HTTPS.
option-proxied = Fidati dell’indirizzo che indica un proxy.
option-unlimited = Nessun limite alle richieste: per test e prove di carico.
option-browser = Apri la pagina in un browser.
option-phase = Solo i tavoli in attesa (waiting), in gioco (playing) o finiti (over).
option-running = Anche le partite non finite, con i loro segreti.
option-rebuild = Rilegge ogni partita valutata dal suo registro e ricalcola tutto.
option-take-out = Toglie la partita di questo tavolo; tutto ciò che segue è ricalcolato.
option-put-back = Rimette la partita di questo tavolo.
option-settle = L’id di una segnalazione risolta.
option-page = Quale pagina, da 0.
option-days = Per quanti giorni si conservano le partite degli ospiti.
option-force = Sostituisce un file che esiste già.
option-dry-run = Di’ soltanto quante partite sarebbero.
option-material = Le carte o i dati con cui sono state giocate le partite.
option-commitment = L’impronta del seed che avevi annotato prima della partita.
option-salt = Il salt aggiunto dal tuo programma.

serving = Il tavolo è su { $page } – Ctrl+C lo chiude.
serving-without-redis = Redis non risponde. Si gioca lo stesso, ma fino ad allora ogni processo conta e avvisa per conto suo.
serving-with = Limestone { $version } con { $workers ->
    [one] un processo del server
   *[other] { $workers } processi del server
 }; le partite sono conservate in { $database }
admin-nothing = niente da elencare
admin-closed = Il tavolo { $table } è chiuso.
admin-hidden = Il tavolo { $table } non è più nell’elenco.
admin-shown = Il tavolo { $table } è di nuovo nell’elenco.
admin-ended = La serata { $night } è terminata.
admin-banned = Account escluso: { $person }.
admin-unbanned = Può rientrare: { $person }.
admin-renamed = { $person } ora si chiama { $name }.
admin-granted = { $person } ora può amministrare il server: dalla pagina /admin.
admin-revoked = { $person } non amministra più il server.
admin-due = { $games ->
    [one] Una partita verrebbe cancellata.
   *[other] { $games } partite verrebbero cancellate.
 }
admin-deleted = { $games ->
    [one] Una partita è stata cancellata.
   *[other] { $games } partite sono state cancellate.
 }
admin-ruled = { $counts ->
    [yes] La partita del tavolo { $table } conta di nuovo.
   *[no] La partita del tavolo { $table } non conta più.
}
admin-rebuilt = { $games } partite valutate, di cui { $counted } contano; { $mended } erano conservate diversamente da quanto dice il registro. Tutte le valutazioni sono ricalcolate.
admin-forgotten = Dati cancellati: { $person }.
backed-up = { $rows ->
    [one] Una riga è in { $file }.
   *[other] { $rows } righe sono in { $file }.
}
restored = { $rows ->
    [one] Una riga è stata ripristinata; tavoli saltati perché nel frattempo cambiati: { $skipped }.
   *[other] { $rows } righe sono state ripristinate; tavoli saltati perché nel frattempo cambiati: { $skipped }.
}
verified = { $deals ->
    [one] { $file }: un’estrazione verificata.
   *[other] { $file }: { $deals } estrazioni verificate.
}
verified-old = Metodo 1: nessuna estrazione è stata cambiata dopo l’inizio della partita. Chi conosceva il seed e dava l’ultimo salt poteva comunque scegliere le estrazioni.
verified-unsalted = Metodo 2, senza salt: nessuno era presente per aggiungerne uno, quindi le estrazioni le ha fatte solo il server.
verified-salted = { $count ->
    [one] Metodo 2, con il salt di { $names }: se quel programma è onesto e ritrova nella trascrizione il suo salt e l’impronta che aveva annotato, nessuno ha scelto le estrazioni.
   *[other] Metodo 2, con i salt di { $names }: se uno di quei programmi è onesto e ritrova nella trascrizione il suo salt e l’impronta che aveva annotato, nessuno ha scelto le estrazioni.
}
verified-withheld = { $count ->
    [one] Una volta qualcuno non ha rivelato il salt a cui si era impegnato: i salt sono stati scambiati di nuovo.
   *[other] { $count } volte qualcuno non ha rivelato il salt a cui si era impegnato: i salt sono stati scambiati di nuovo.
}
verified-ended = { $steps ->
    [one] La partita è stata interrotta dopo un passo: la trascrizione non può mostrare se si è giocato altro.
   *[other] La partita è stata interrotta dopo { $steps } passi: la trascrizione non può mostrare se si è giocato altro.
}
verified-noted = Ciò che avevi annotato è nella trascrizione.

refused-account-already = questa persona ha già un account
refused-csrf = la richiesta non viene dalla nostra pagina; ricarica la pagina
refused-frozen = questa versione di Limestone non può continuare questa partita; si può leggere e terminare, non giocare
refused-internal = qualcosa è andato storto sul server; l’errore è stato registrato
refused-link-over = questo link è già stato usato o è scaduto: creane un altro sul primo dispositivo
refused-login-taken = il nome utente «{ $login }» è già preso
refused-malformed = richiesta non comprensibile: { $reason }
refused-unfit-handle = un indirizzo ha da 2 a 24 minuscole a–z senza accento e cifre, anche con trattini in mezzo
refused-unfit-login = un nome utente ha da 2 a 64 lettere a–z senza accento, cifre e segni . _ @ + -
refused-unfit-name = un nome non è vuoto né troppo lungo e contiene solo caratteri visibili
refused-closed-already = il tavolo { $table } è già chiuso
refused-method = questo indirizzo non accetta una richiesta simile
refused-no-question = nessuno ha chiesto nulla a { $seat }
refused-no-such-page = questa pagina non esiste
refused-no-such-person = non c’è nessuno di nome «{ $name }»
refused-banned = questo account è escluso da qui
refused-closed-house = questo server non accoglie più nessuno
refused-invited-only = questo server è per chi è invitato: apri prima il link di chi lo gestisce
refused-is-admin = { $name } amministra questo server: togli prima questo diritto (limestone admin revoke)
refused-no-such-report = questa segnalazione aperta non esiste
refused-no-such-setting = non c’è un’impostazione «{ $name }»
refused-setting-value = «{ $value }» non è un valore dell’impostazione { $name }, che accetta { $kind ->
    [word] uno di questi: { $known }
    [number] un numero intero da { $least } a { $most }
    [text] al massimo { $most } caratteri, su una riga se è un nome
    [colour] un colore come #336699, oppure niente
   *[rate] IN-UNA-VOLTA,AL-SECONDO, per esempio 60,0.5, oppure niente per il ritmo solito
}
refused-report-nobody = a questo posto non c’è nessuno da segnalare
refused-no-such-seat = questo posto non esiste a questo tavolo
refused-begins = i posti sono assegnati; la partita sta per cominciare
refused-no-such-material = nessun materiale ha l’impronta { $digest }
refused-account-first = per questo serve un account; puoi crearne uno sotto il tuo nome
refused-entered-already = partecipi già
refused-night-begun = la serata è cominciata
refused-night-enough = per questa serata è già stato scritto tanto che non si può aggiungere altro
refused-night-full = tutti i { $places } posti sono occupati
refused-night-over = la serata è finita
refused-night-paused = la serata è in pausa
refused-night-rounds-or-time = indica il numero di turni oppure fino a quando
refused-night-same-deal = le stesse carte per tutti i tavoli sono possibili solo in Limes
refused-night-size = in questo gioco un tavolo ha al massimo { $most } posti
refused-night-undo = in una serata di gioco non si annullano le mosse
refused-night-when = una serata comincia al più tardi tra un anno e finisce dopo l’inizio
refused-no-round = nessun turno è in corso
refused-no-such-board = in questo turno il tavolo { $board } non esiste
refused-no-such-night = la serata { $night } non esiste
refused-no-such-player = nessuno partecipa con questo numero
refused-board-over = questo tavolo è già concluso; il risultato resta
refused-board-own = chi gioca a un tavolo non ne decide il risultato: lo fa chi organizza
refused-no-round-left = non ci sono altri turni; puoi guardare
refused-not-at-a-board = questa persona non è a un tavolo dove si gioca ancora
refused-not-entered = non partecipi
refused-not-helping = può farlo solo chi organizza la serata o aiuta
refused-not-organiser = può farlo solo chi organizza la serata
refused-nothing-changes = è già così
refused-paused = la serata è in pausa: nessuno muove finché non si riprende
refused-round-running = ad alcuni tavoli di questo turno si gioca ancora
refused-round-stale = il prossimo turno è il { $round }
refused-sealed = altri stanno ancora giocando con le stesse carte; questo tavolo si aprirà alla fine del turno
refused-too-few = servono due giocatori
refused-too-late = dopo l’inizio non si può più entrare
refused-too-many-at-one = a un tavolo giocano al massimo in { $most }
refused-unreadable-night = i dati della serata { $night } non si possono leggere
refused-wrong-places = dai un posto a ciascuno dei { $players } giocatori, e a qualcuno il primo
refused-no-such-table = il tavolo { $table } non esiste
refused-no-such-token = questo token non esiste
refused-not-away = nessun bot gioca per { $seat }
refused-not-host = può farlo solo chi ha aperto il tavolo
refused-not-over = la partita non è finita
refused-private = la partita è cominciata, e può vederla solo chi gioca
refused-not-playing = a questo tavolo non c’è una partita in corso
refused-not-seated = non siedi a questo tavolo
refused-not-waiting = la partita è già cominciata
refused-not-your-seat = questo non è il tuo posto
refused-origin = la pagina { $origin } non può usare questo server
refused-port-taken = { $host }:{ $port } è già occupato; scegli un altro --port
refused-unknown-address = { $host } non è un indirizzo di questo computer
refused-port-forbidden = sulla porta { $port } può ascoltare solo l’amministratore: scegline una da 1024 in su, dietro un proxy
refused-push-address = questo server non invia notifiche a quell’indirizzo
refused-unknown-zone = il fuso orario { $zone } non esiste
refused-rate-limited = { $seconds ->
    [one] troppo in fretta: aspetta un secondo
   *[other] troppo in fretta: aspetta { $seconds } secondi
}
refused-too-many-lines = troppi tavoli aperti insieme: chiudine uno
refused-salt-again = hai già aggiunto un salt
refused-salt-other = non è il salt a cui ti sei impegnato: { $found } invece di { $wanted }
refused-salt-uncommitted = non ti sei impegnato ad alcun salt
refused-salts-closed = qui non è in corso uno scambio di salt
refused-salts-open = non tutti si sono ancora impegnati a un salt
refused-salts-sealed = è troppo tardi per impegnarsi a un salt
refused-seat-open = c’è ancora un posto libero
refused-seat-taken = questo posto è già occupato
refused-programs-here = lì qualcuno gioca con un proprio programma, quindi nessun altro può partecipare
refused-seat-twice = hai già un posto a questo tavolo
refused-sent-away = ti è stato chiesto di lasciare questo tavolo
refused-sign-in-first = prima devi dire chi sei: inserisci un nome
refused-stale = nel frattempo la partita è andata avanti: guarda la nuova situazione e scegli di nuovo
refused-too-large = questo è troppo grande; al massimo { $bytes } byte
refused-material-costly = leggerlo richiede troppo tempo o troppa memoria
refused-material-files = { $files } file sono troppi; al massimo { $most }
refused-material-large = un file ha al massimo { $bytes } byte
refused-material-deep = una chiave ha al massimo { $most } parole separate da punti
refused-too-slow = la connessione era troppo lenta
refused-unavailable = il server non risponde; la tua mossa è stata salvata: riprova tra poco
refused-blocked = non è possibile: uno di voi ha bloccato l’altro
refused-block-nobody = si può bloccare solo un’altra persona al tavolo
refused-no-such-acquaintance = non conosci questa persona
refused-profile-account = crea prima un account: avrai una pagina e terrai le tue partite
refused-handle-taken = l’indirizzo { $handle } è già preso
refused-public-seats = a un tavolo pubblico ciascuno ha un solo posto: prendine uno solo o condividi il link
refused-rated-account = un tavolo valutato è per chi ha un account; puoi crearne uno dal tuo nome da ospite e tenere le tue partite
refused-rated-people = una partita valutata richiede almeno due persone, ciascuna al proprio posto
refused-rated-bots = i bot dei pacchetti installati non sono stati misurati: non giocano a un tavolo valutato
refused-rated-material = una partita valutata si gioca con le carte e i dati della scatola
refused-rated-hand = in una partita valutata nessuno gioca al posto tuo; puoi abbandonare
refused-rated-pace = a un tavolo valutato nessun bot gioca per chi è in ritardo: scegli che valga come abbandono, oppure un promemoria
refused-not-rated = il tavolo { $table } non ha una partita valutata finita
refused-mute-nobody = si può silenziare solo un’altra persona al tavolo
refused-nudge-not-due = la partita non aspetta { $seat }
refused-nudge-has-time = { $seat } ha ancora tempo: potrai sollecitare quando ne resterà un quarto
refused-nudge-once = sollecito già inviato in questo turno
refused-nudge-too-soon = { $hours ->
    [one] sollecito già inviato: riprova tra un’ora
   *[other] sollecito già inviato: riprova tra { $hours } ore
}
refused-react-again = hai già reagito a questa mossa
refused-react-nothing = non c’è ancora una mossa a cui reagire
refused-talk-enough = tra una manche e l’altra ognuno dice al massimo due cose
refused-talk-quiet = finché ci sono carte coperte puoi dire solo che ti assenti un attimo e che sei di nuovo qui, una volta per manche
refused-unknown-phrase = qui non si può dire «{ $word }»
refused-unknown-level = il livello «{ $level }» non esiste; ci sono { $known }
refused-unknown-bot = non c’è un bot «{ $bot }»; ci sono { $known }, e i tuoi come FILE.py:Classe, ad esempio ./robby.py:Robby
refused-unknown-token = questo token non è noto
refused-unreadable-answer = la risposta del server non si può leggere (stato { $status })
refused-unreadable-table = i dati del tavolo { $table } non si possono leggere
refused-unknown-entry = il registro di questo tavolo contiene una voce che questa versione di Limestone non conosce ({ $kind })
refused-verify-commitment = il seed non corrisponde all’impronta pubblicata (commitment): { $counted } invece di { $found }
refused-verify-deal = al passo { $step } è stato estratto «{ $found }»; seed e salt danno «{ $dealt }»
refused-verify-given = queste estrazioni erano date e non fatte per questo tavolo: non c’è nulla da dimostrare
refused-verify-no-seed = la trascrizione non ha un seed: le sue estrazioni non si possono verificare
refused-verify-other-commitment = hai annotato l’impronta { $wanted }; nella trascrizione c’è { $found }
refused-verify-other-salts = i salt della trascrizione non sono quelli fissati prima che il tuo fosse rivelato
refused-verify-incomplete = { $steps ->
    [one] la trascrizione è incompleta: si ferma dopo un passo, e la partita non era finita
   *[other] la trascrizione è incompleta: si ferma dopo { $steps } passi, e la partita non era finita
}
refused-verify-rounds = i salt sono stati scambiati più volte di quanto dice la trascrizione, o più di { $most } volte
refused-verify-salt-form = il salt del posto { $seat } non è valido: «{ $found }»
refused-verify-salt-missing = il tuo salt { $salt } non è nella trascrizione
refused-verify-salt-seat = il salt del posto { $seat } non dovrebbe esserci
refused-verify-salts = salt nella trascrizione: { $found }; posti: { $seats }
refused-verify-scheme = questa versione non conosce il metodo di estrazione { $scheme }
refused-verify-seed-form = «{ $found }» non è un seed
refused-database-unknown = --database richiede sqlite:///FILE oppure postgresql+asyncpg://UTENTE@HOST/NOME
refused-redis-unknown = --redis richiede redis://HOST:PORTA
refused-database-damaged = il database è danneggiato o non è di Limestone: ripristina una copia di sicurezza in uno nuovo (limestone restore)
refused-database-away = il database non è raggiungibile o non si apre
refused-database-full = sul disco del database non c’è più spazio
refused-served-already = un altro limestone serve usa già questo database (processo { $process }): chiudilo prima. Per averne più di uno servono PostgreSQL e Redis
refused-database-nowhere = il computer del database non è noto con questo nome: controlla --database o LIMESTONE_DATABASE
refused-database-refuses = all’indirizzo del database nessuno ascolta: PostgreSQL è avviato, e la porta è giusta?
refused-database-unwelcome = PostgreSQL risponde, ma non ha questo database o non accetta questo utente
refused-unfit-origin = --origin richiede una pagina senza percorso, come https://giochi.example.org; non { $origin }
refused-file-exists = questo file esiste già: scegli un altro nome, oppure sostituiscilo con --force
refused-no-database = a questo indirizzo non c’è un database di Limestone; non è stato creato nulla. Controlla --database o LIMESTONE_DATABASE
refused-database-newer = questo database è di un Limestone più recente (schema { $found }, questo conosce { $known }): installa quella versione o ripristina una copia di sicurezza in un database nuovo
refused-backup-damaged = questa non è una copia di sicurezza completa di Limestone: non è stato ripristinato nulla
refused-workers-alone = più processi del server (--workers) richiedono un database PostgreSQL (--database) e Redis (--redis)
refused-wrong-password = nome utente o password sbagliati

## Club nights

night-after = { $round ->
    [0] prima del primo turno
   *[other] dopo il turno { $round }
}
night-score = punteggio
night-opponents = avv.
night-points = punti
night-ties = A parità di punteggio: prima i punteggi degli avversari, poi i punti di tutte le partite. Un tavolo deciso senza giocare non porta punti.

## The log of a table

# Told as events are: $seat is a name, or several ($count of them); $you is the role of the reader.

entry-joined = { $you ->
    [seat] Ti siedi al tavolo
   *[no] { $seat } si siede al tavolo
}
entry-left = { $how ->
    [declined] { $seat } non vuole la rivincita
    [removed] Il posto di { $seat } torna libero
   *[other] { $you ->
        [seat] Lasci il tavolo
       *[no] { $seat } lascia il tavolo
    }
}
entry-bot = { $seat } si siede al tavolo
entry-renewed = L’invito è stato rinnovato
entry-started = La partita comincia
entry-withheld = { $you ->
    [seat] Il tuo dispositivo non rivela il suo numero: si mescola di nuovo
   *[no] { $seat } non rivela il suo numero: si mescola di nuovo
}
entry-undone = { $steps ->
    [0] { $you ->
        [seat] Cambi scelta
       *[no] { $seat } cambia scelta
    }
   *[other] { $you ->
        [seat] Annulli una mossa
       *[no] { $seat } annulla una mossa
    }
}
entry-asked = { $what ->
    [abandon] { $you ->
        [seat] Proponi di chiudere la partita senza risultato
       *[no] { $seat } propone di chiudere la partita senza risultato
    }
   *[undo] { $you ->
        [seat] Chiedi di annullare una mossa
       *[no] { $seat } chiede di annullare una mossa
    }
}
entry-hinted = { $you ->
    [seat] Hai chiesto un suggerimento
   *[no] { $seat } ha chiesto un suggerimento
}
entry-agreed = { $you ->
    [seat] Accetti
   *[no] { $seat } accetta
}
entry-declined = { $how ->
    [withdrawn] { $you ->
        [seat] Ritiri la richiesta
       *[no] { $seat } ritira la richiesta
    }
   *[other] { $you ->
        [seat] Rifiuti
       *[no] { $seat } rifiuta
    }
}
entry-resigned = { $how ->
    [time] { $you ->
        [seat] Il tuo tempo è scaduto: vale come abbandono
       *[no] Il tempo di { $seat } è scaduto: vale come abbandono
    }
   *[other] { $you ->
        [seat] Abbandoni la partita
       *[no] { $seat } abbandona la partita
    }
}
entry-handed = { $how ->
    [time] { $you ->
        [seat] Tempo scaduto: un bot ({ $level }) gioca al posto tuo
       *[no] Tempo scaduto: un bot ({ $level }) sostituisce { $seat }
    }
   *[other] { $you ->
        [seat] Un bot ({ $level }) gioca al posto tuo
       *[no] Un bot ({ $level }) sostituisce { $seat }
    }
}
entry-returned = { $you ->
    [seat] Torni a giocare
   *[no] { $seat } torna a giocare
}
entry-reminded = { $overdue ->
    [yes] { $count ->
        [one] { $you ->
            [seat] Il tuo tempo è scaduto: la partita ti aspetta
           *[no] Il tempo di { $seat } è scaduto: la partita aspetta
        }
       *[other] Il tempo di { $seat } è scaduto: la partita aspetta
    }
   *[no] { $count ->
        [one] { $you ->
            [seat] Ricevi un promemoria
           *[no] { $seat } riceve un promemoria
        }
       *[other] { $seat } ricevono un promemoria
    }
}
entry-extended = Il tempo di riflessione viene prolungato
entry-rematched = Viene aperta una nuova partita
entry-unknown = Una versione più recente di Limestone ha scritto una voce che questa non conosce
entry-paused = La serata è in pausa
entry-resumed = La serata riprende
entry-settled = Chi organizza ha deciso il tavolo
entry-closed = Il gestore chiude la partita
entry-renamed = Una persona ora si chiama { $name }
entry-forgotten = I dati di una persona vengono cancellati

## Hints at a table

web-hint = Suggerimento
web-hint-best = { $count ->
    [1] La mossa migliore
    [2] Le due mosse migliori
   *[3] Le tre mosse migliori
}
web-hint-first-better = 1 è meglio: { $words }
web-hint-share = Quanto è probabile che tu vinca dopo
web-hint-equal = { $count ->
    [2] Tra le due la differenza è troppo piccola per decidere.
   *[other] Tra le tre la differenza è troppo piccola per decidere.
}
web-hint-better-than = Meglio di { $move }: { $words }
web-hint-thinking = Sto pensando
web-hint-off = Niente suggerimenti a questo tavolo
web-hint-on = A questo tavolo sono ammessi i suggerimenti
web-hint-seen = Gli altri vedono che hai chiesto.
web-hint-do = Fai questa
web-hint-square = Solo la casella
web-hint-where = Mostra solo dove
web-hint-marked = La mossa migliore è segnata sul tavolo.
web-hint-all = Mostra le mosse
web-hint-allow = Permetti i suggerimenti
web-key-hint = Suggerimento

## Reviews on the page

web-review = Analisi
web-review-seat = Le mosse di
web-review-round = Turno { $round }
web-review-turn = Turno { $round }, mossa { $turn }
web-review-round-of = Turno { $round } di { $rounds }
web-review-jump = Vai a un turno
web-review-at = { $where }, { $move }
web-review-of-seat = { $name }, { $where }
web-review-cost = { $game ->
    [limes] { $where }: { $move } è costata { $loss }
   *[other] { $where }: «{ $move }» è costata { $loss }
}
web-review-little = { $game ->
    [limes] { $where }: { $move } è costata { $loss }, meno di un’imprecisione
   *[other] { $where }: «{ $move }» è costata { $loss }, meno di un’imprecisione
}
web-review-as-good = { $game ->
    [limes] { $where }: { $move }, nessuna mossa era migliore
   *[other] { $where }: «{ $move }», nessuna mossa era migliore
}
web-review-close = { $game ->
    [limes] { $where }: { $move } e la mossa migliore sono troppo vicine per decidere
   *[other] { $where }: «{ $move }» e la mossa migliore sono troppo vicine per decidere
}
web-review-fine = { $game ->
    [limes] { $where }: { $move } era di gran lunga la migliore
   *[other] { $where }: «{ $move }» era di gran lunga la migliore
}
web-review-error = Noto con un errore di { $error }.
web-review-lead = Meglio di ogni altra mossa.
web-review-with = Con «{ $move }»: { $words }
web-review-against = Rispetto a «{ $move }»: { $words }
web-review-good = nessuna mossa era migliore
web-review-slip = imprecisione
web-review-mistake = errore
web-review-from = { $mark } da { $from }
web-review-best = migliore
web-review-better = meglio
web-review-moments = Momenti chiave
web-review-turning = Svolte
web-review-count = { $count } decisioni su { $all }
web-review-luck = Fortuna e abilità
web-review-luck-later = si sa quando tutte le mosse sono viste
web-review-no-result = Qualcuno ha abbandonato: non c’è un risultato da spiegare.
web-review-par-is-limes = par: quanto fa in media il nostro maestro con queste carte
web-review-par-is-limits = par: quanto fa in media il nostro maestro, di fretta e a tutti i posti, con queste carte
web-review-par-is-limoges = par: una parte uguale della vittoria
web-review-par = par { $value }
web-review-hindsight = col senno di poi { $value }
web-review-moves = { $you ->
    [yes] le tue mosse { $value }
   *[no] mosse di { $name } { $value }
}
web-review-moves-are = mosse: quanto sono costate definitivamente
web-review-cards = carte { $value }
web-review-chance = carte e altri { $value }
web-review-luck-words = Dal par { $par }: { $moves }, { $chance }; risultato { $result }.
web-review-curve-limes = Punti attesi alla fine
web-review-curve-below = sotto: quanto è costata ogni mossa
web-review-curve-words = Punti attesi alla fine dopo ogni turno; risultato { $result }, par { $par }
web-review-spoken = { $where }, { $value }, persi { $loss }
web-review-board = { $best ->
    [none] Il paesaggio dopo il turno { $round }, con { $move }
   *[other] Il paesaggio dopo il turno { $round }, con { $move }; { $best } era meglio
}
web-review-looking = ancora da guardare
web-review-working = Sto guardando la partita
web-review-waiting = Sto guardando la partita. Si comincia tra un momento.
web-review-progress = { $done } fatto. Ciò che è trovato è già qui; i casi incerti si guardano due volte.
web-review-failed = Il resto non si è potuto guardare. Ciò che è trovato resta.
web-review-retry = Riprova questo momento
web-review-find = { $where }. Trova la mossa migliore.
web-review-trying = Sto guardando la tua mossa
web-review-found = «{ $move }»: niente di meglio. { $value } attesi.
web-review-near = «{ $move }»: { $value } attesi, troppo vicina alla migliore per decidere.
web-review-improved = «{ $move }» è meglio di prima: { $value } invece di { $before }. C’è di più.
web-review-about = «{ $move }» vale circa come prima: { $value }, prima { $before }. C’è di più.
web-review-no-better = «{ $move }» non è meglio di prima: { $value }, prima { $before }.
web-review-again = Ancora
web-review-back = Torna all’analisi
web-mistakes = I tuoi errori
web-mistakes-count = { $count ->
    [0] Hai già riprovato tutti i momenti delle tue partite analizzate; tornano da capo.
    [one] Un momento delle partite analizzate su questo dispositivo, da riprovare.
   *[other] { $count } momenti delle partite analizzate su questo dispositivo, da riprovare.
}
web-mistakes-try = Provane uno
web-mistakes-next = Il tuo prossimo errore
web-review-next-mistake = Errore successivo
web-review-pays = oltre il 67% conviene accusare
web-review-over = davvero oltre
web-review-within = entro il limite
web-review-odds = { $you ->
    [yes] Probabilità, in percento, che una carta fosse oltre il limite, per quanto potevi sapere
   *[no] Probabilità, in percento, che una carta fosse oltre il limite, per quanto { $name } poteva sapere
}
web-review-lane = { $odds ->
    [none] Mossa { $turn }, { $name }: { $move }
   *[other] Mossa { $turn }, { $name }: { $move }, oltre al { $odds }
}
web-review-lanes-words = Turno { $round }, mossa per mossa: chi ha posato quale carta e la probabilità che fosse oltre
web-review-lanes-hidden = coperte
web-review-options = Punti del turno attesi da qui
web-review-hidden = Ciò che nessuno poteva vedere
web-memory = La tua memoria
web-memory-question = Quante carte di ogni colore c’erano nella pila di gioco?
web-memory-private = Lo vedi solo tu. L’analisi della partita confronta.
web-memory-less = Una in meno
web-memory-more = Una in più
web-memory-answer = Rispondi
web-memory-skip = Non stavolta
web-memory-asked = chiesto al turno { $turn }
web-memory-said = la tua risposta
web-memory-lay = nella pila
web-memory-right = giusto
web-memory-missed = { $count ->
    [one] 1 dimenticata
   *[other] { $count } dimenticate
}
web-memory-many = { $count ->
    [one] 1 di troppo
   *[other] { $count } di troppo
}
web-memory-none = Per questa manche la domanda non ti è stata fatta. Arriva a manche finita, mai durante il gioco.
web-memory-switch = Gioca con la domanda di memoria (Limits)
web-review-winning = Chi stava vincendo
web-review-shares = quota di vittorie se i nostri bot continuano da qui; la media di ogni turno
web-review-hand = { $you ->
    [yes] La tua mano
   *[no] Mano di { $name }
}
web-review-shares-words = Quote di vittoria dopo ogni decisione, con { $count } svolte
web-review-share = { $where }: { $shares }
web-review-col-where = Quando
web-review-col-who = Chi
web-review-col-move = Mossa
web-review-col-expected = Atteso
web-review-col-best = Migliore
web-review-col-lost = Perso
web-review-col-why = Perché
web-review-col-odds = Probabilità oltre
web-review-col-shares = Quote di vittoria
web-review-steps = Mosse
web-key-begin = All’inizio
web-key-finish = Alla fine
web-key-mistake = Imprecisione o errore successivo
web-key-earlierMistake = Il precedente
web-key-again = Riprova questo momento
web-key-better = Mostra o nascondi ciò che era meglio

## Web

web-home = Pagina iniziale
web-home-title = Limestone: tre giochi
web-nav = Pagine
web-nav-play = Gioca
web-nav-learn = Impara
web-nav-replay = Rivedi
web-close = Chiudi
web-back = Indietro
web-save = Salva
web-menu = Menu
web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = Come il sistema
web-theme-light = Chiaro
web-theme-dark = Scuro
web-sounds = Suoni
web-motion = Animazioni
web-your-name = Il tuo nome
web-name-shown = Così ti chiamano gli altri.
web-name-or-login = Se lo lasci vuoto, vale il tuo nome utente.
web-guest = Ospite
web-gone = Qualcuno (cancellato)
web-you = Tu
web-player = Giocatore { $seat }
web-rated = { $name } ({ level-word })
level-word = { $level ->
    [novice] principiante
    [casual] dilettante
    [club] intermedio
    [expert] esperto
    [master] maestro
    [random] a caso
   *[other] { $level }
}
web-seat-open = posto libero
web-rules = Regole
web-intro = Impara giocando
web-no-page = Qui non c’è niente.
web-banned = Qui hai ricevuto un’esclusione.
web-banned-why = Chi gestisce questo server ha chiuso la tua sessione. Un bot gioca al tuo posto.
web-signed-out = La sessione è finita.
web-signed-out-why = È stata chiusa su questo dispositivo o su un altro. Puoi accedere di nuovo dalla pagina iniziale.
web-no-table = Questo tavolo non esiste, oppure serve un invito.
web-no-table-why = Controlla il codice, oppure richiedi il link a chi ti ha invitato.
web-table-code = Codice del tavolo
web-frozen = Questa versione di Limestone non può continuare questa partita. Si può leggere e scaricare, ma non giocare.
web-unreachable = Il server non risponde.
web-retry = Riprova
web-offline = Il tavolo non è raggiungibile. Nuovo tentativo in corso; la tua ultima mossa è stata salvata.
web-no-line = Nessuna connessione. La tua scelta resta salvata.

web-line-connecting = Connessione
web-line-live = Online
web-line-reconnecting = Riconnessione
web-line-offline = Offline
web-line-gone = Chiuso
# What a device is told while nobody looks at the table; above it stands the name of the game.
push-turn = Tocca a te.
push-reminded = Il tuo tempo sta per scadere.
push-overdue = Il tuo tempo è scaduto. La partita ti aspetta.
push-rematch = Vogliono rigiocare con te.
push-nudge = Ti stanno aspettando.
push-round = Il turno comincia: il tuo tavolo è pronto.
push-challenge = Qualcuno ha giocato la tua sfida.

## Club nights in the browser

web-night = Serata di gioco
web-nights = Serate di gioco
web-nights-about = Una serata a turni: ognuno incontra persone con un punteggio simile, e la classifica dice chi sta dove.
web-nights-none = Non è prevista nessuna serata. Organizzane una e manda il link.
web-nights-none-guest = Non è prevista nessuna serata.
web-nights-coming = Ora e prossimamente
web-nights-past = Passate
web-night-new = Nuova serata
web-night-account = Chi organizza una serata ha bisogno di un account, per guidarla da ogni dispositivo. Per partecipare non serve.
web-night-name = Nome
web-night-starts = Inizio
web-night-size = A un tavolo
web-night-size-all = tutti insieme
web-night-length = Turni
web-night-until = o fino alle
web-night-minutes = Minuti per turno
web-night-same = Stesse carte a tutti i tavoli
web-night-late = Si può arrivare più tardi
web-night-auto = I turni cominciano da soli
web-night-public = Visibile a tutti
web-night-make = Crea
web-night-about = { $game }, { $size ->
    [0] tutti a un tavolo
   *[other] tavoli da { $size }
}{ $rounds ->
    [0] { "" }
    [one] { ", un turno" }
   *[other] { ", " }{ $rounds } turni
}{ $same ->
    [yes] { ", le stesse carte per tutti" }
   *[no] { "" }
}
web-night-by = guidata da { $name }
web-night-phase-lobby = non ancora cominciata
web-night-phase-round = turno { $round }
web-night-phase-break = dopo il turno { $round }
web-night-phase-over = finita
web-night-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
web-night-here = Iscritti
web-night-of-places = { $count } posti su { $places }
web-night-nobody = Nessuno si è ancora iscritto.
web-night-until-first = al primo turno, alle { $time }
web-night-first-on = primo turno: { $when }
web-night-soon = Tra poco si comincia.
web-night-soon-you = Puoi cominciare il primo turno.
web-night-soon-auto = Il primo turno comincia appena ci sono due giocatori.
web-night-enter = Partecipa
web-night-ready = Sono pronto
web-night-is-ready = pronto
web-night-resting = salta il turno
web-night-out = è andato via
web-night-came-late = { $count ->
    [one] arrivato dopo il turno 1
   *[other] arrivato dopo il turno { $count }
}
web-night-helper = aiuta
web-night-rest = Salta il turno
web-night-back = Torna a giocare
web-night-leave = Lascia la serata
web-night-how = Come funziona
web-night-how-same = Tutti posano la stessa carta, a ogni tavolo.
web-night-how-own = Ogni tavolo ha le sue carte.
web-night-how-two = Una vittoria vale 1, una condivisa mezzo; a pari punti decide lo spareggio delle regole. Incontri persone con un punteggio simile.
web-night-how-more = Conta la parte degli altri al tuo tavolo che superi. Incontri persone con un punteggio simile.
web-night-how-sealed = Nessuno vede gli altri tavoli di un turno prima di aver finito il proprio.
web-night-how-bye = Chi resta senza avversario riposa: mezzo punto.
web-night-how-time = { $minutes ->
    [one] Un turno ha { $minutes } minuto. Cinque minuti dopo i bot concludono le partite ancora aperte.
   *[other] Un turno ha { $minutes } minuti. Cinque minuti dopo i bot concludono le partite ancora aperte.
}
web-night-bring = Porta qualcuno
web-night-warm = Riscaldamento
web-night-warm-about = Una partita che non conta, finché la serata non comincia.
web-night-warm-play = Giocare un po’
web-night-copy = Copia
web-night-copied = Copiato
web-night-standings = Classifica
web-night-place = posto
web-night-place-is = { $place }º posto
web-night-table = Tavolo { $table }
web-night-mine = La tua partita
web-night-done = finito
web-night-settled = deciso da { $name }
web-night-progress = { $round } di { $rounds }
web-night-watch = Guarda
web-night-back-table = Al mio tavolo
web-night-back-night = Torna alla serata
web-night-round-ready = Turno { $round }: il tuo tavolo è pronto
web-night-away = assente
web-night-replace-about = Finché non torna, ciò che fa il bot non vale come vittoria, e non viene più abbinato.
web-night-absent-lost = { $wins }; { $you ->
    [yes] non c’eri
   *[no] { $count ->
        [one] non c’era { $names }
       *[other] non c’erano { $names }
    }
}, ha giocato un bot.
web-night-round-boards = I tavoli del turno { $round }
web-night-round-now = All’ultimo turno
web-night-how-absent = Chi è assente e fa giocare un bot non ottiene vittorie.
web-night-to-night = Alla serata
web-night-sealed = Gli altri tavoli posano le stesse carte. Si aprono, con paesaggi e punti, quando la tua partita è finita.
web-night-late-boards = Vedi i paesaggi com’erano due carte prima del tavolo più lento.
web-night-sealed-board = { $name }, chiuso, { $round } di { $rounds }
web-night-board = { $name }, { $round } di { $rounds }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-night-stand-in = gioca un bot
web-night-stood-in = ha giocato un bot
web-night-bye = Riposa in questo turno: { $names }
web-night-bye-you = Nel turno { $round } riposi: ti vale mezzo punto.
web-night-deals = I tuoi turni
web-night-deal-bye = riposo
web-night-organiser = Organizzazione
web-night-only-you = lo vede solo chi organizza o aiuta
web-night-busy = Un momento…
web-night-too-few = Servono due giocatori.
web-night-from = Giochi dal turno { $round } in poi.
web-night-is-paused = in pausa
web-night-pair = Abbina il turno { $round }
web-night-last = È l’ultimo turno. La serata finisce con il suo ultimo tavolo.
web-night-pair-sure = Cominciare il turno { $round } con { $count } giocatori? Non si può annullare.
web-night-pair-away = Ora assenti: { $names }. Anche loro ricevono un tavolo; per chi non arriva può giocare un bot.
web-night-pair-early = Il primo turno doveva cominciare alle { $time }.
web-night-pair-odd = Una persona riposa e ottiene mezzo punto, a meno che non giochi un bot.
web-night-pair-when = { $count ->
    [one] quando un altro tavolo ha finito
   *[other] quando altri { $count } tavoli hanno finito
}
web-night-pause = Metti in pausa
web-night-resume = Riprendi
web-night-extend = 2 minuti in più
web-night-announce = Annuncia
web-night-announce-what = Che cosa devono leggere tutti
web-night-replace = Bot per chi manca
web-night-settle = Decidi un tavolo
web-night-settle-sure = La partita al tavolo { $table } finisce e conta come dici tu. Non si può annullare.
web-night-wins = vince { $name }
web-night-you-win = vinci tu
web-night-tie-break = Pari punti: { $wins } allo spareggio delle regole.
web-night-all-equal = tutti pari
web-night-fill = Aggiungi un bot
web-night-people = Persone
web-night-help = Chiedi aiuto
web-night-no-help = Non aiuta più
web-night-remove = Manda via
web-night-end = Chiudi la serata
web-night-end-sure = Chiudere la serata adesso? Un turno in corso non conta.
web-night-paused = La serata è in pausa. Nessuno muove, nessun orologio corre.
web-night-result-text = Risultato come testo
web-night-result-csv = Risultato come CSV
web-night-won = Vince la serata: { $names }.
web-night-your-place = Tu: posto { $place } di { $people }
web-night-won-you = Vinci tu la serata.
web-night-again = Un’altra serata come questa
web-night-again-why = Stesso gioco e stesse impostazioni, alla stessa ora della settimana. Chi c’era la trova tra le serate di gioco.
web-night-now = ora
web-night-min-left = { $minutes } min
web-night-time-over = tempo scaduto
web-night-overtime = Il tempo del turno è finito. Tra { $time } i bot concludono le partite aperte, a meno che chi organizza non dia altro tempo o non decida.
web-night-still = { $count ->
    [one] Il tavolo { $tables } gioca ancora: aggiungi tempo o decidi.
   *[other] I tavoli { $tables } giocano ancora: aggiungi tempo o decidi.
}
web-night-waiting = Il prossimo turno comincia appena è abbinato.
web-night-next = Il turno successivo comincia tra { $time }.
web-night-standing-said = { $name }: posto { $place }, punteggio { $score }
web-night-game = Gioco

web-here = presente
web-away = assente
web-away-since = assente da: { $time }
web-watching = { $count ->
    [one] { $names } guarda
   *[other] { $count } guardano: { $names }
}
web-watching-guests = { $count ->
    [one] un ospite
   *[other] { $count } ospiti
}
web-turn-elsewhere = Tocca a te: { $game }
web-account = Tu su questo server
web-account-guest = Giochi come ospite: solo questo dispositivo conosce le tue partite.
web-account-is = Il tuo account: { $login }
web-device = Continua su un altro dispositivo
web-device-hint = Aprilo lì entro dieci minuti. Vale una volta sola e solo per te: non darlo ad altri.
web-device-link = Link per l’altro dispositivo
web-device-title = Continuare su questo dispositivo?
web-device-text = D’ora in poi qui gioca chi ha creato il link, con tutte le sue partite.
web-device-other = Finora qui giocava { $name } come ospite. Nessuno potrà più ritrovare quelle partite.
web-device-go = Continua qui
web-device-none = Questo link è incompleto. Aprilo per intero o scansiona di nuovo il codice.
web-account-keep = Crea un account
web-account-keep-hint = Con nome utente e password ritrovi le tue partite su ogni dispositivo.
web-login = Nome utente
web-password = Password
web-password-hint = almeno 8 caratteri
web-login-hint = lettere a–z senza accento, cifre e . _ @ + -
web-sign-in = Accedi
web-sign-out = Esci
web-password-change = Cambia password
web-password-old = Vecchia password
web-password-new = Nuova password
web-password-changed = Fatto. Tutti gli altri dispositivi sono disconnessi.
web-forget-me = Elimina i miei dati
web-forget-sure = Eliminare il tuo nome e tutto ciò che gli appartiene?
web-forget-games = Un bot finisce le tue partite in corso.
web-forget-results = Le tue sfide, le tue valutazioni e i tuoi risultati del giorno spariscono, anche per chi li ha giocati.
web-forget-finished = Le partite finite restano agli altri, senza il tuo nome.
web-forget-final = Non si può annullare.
web-forget-go = Sì, elimina
web-forgotten = Fatto: qui non c’è più niente con il tuo nome.
web-cancel = Annulla
web-alerts = Avvisami quando tocca a me
web-alerts-here = Su questo dispositivo, quando non sono al tavolo
web-alerts-denied = Questo browser non permette le notifiche di questo sito. Puoi cambiarlo nelle impostazioni del sito.
web-alerts-impossible = Questo browser non può mostrare notifiche qui. Su telefono o tablet, aggiungi prima Limestone alla schermata principale.
web-alerts-failed = Non ha funzionato. Il browser non ha raggiunto il suo servizio di notifiche; riprova più tardi.
web-alerts-others = { $count ->
    [one] Anche un altro tuo dispositivo viene avvisato.
   *[other] Anche altri { $count } tuoi dispositivi vengono avvisati.
}
web-quiet = Ore di silenzio
web-quiet-from = Dalle
web-quiet-until = Alle
web-no-connection = Nessuna connessione.
web-offline-not = Serve per le nuove partite, per le mosse e per «{ web-intro }».
web-offline-works = Su questo dispositivo puoi ancora aprire:
web-offline-seen = { $game }, situazione: { $time }
web-offline-unread = Questa pagina non è ancora stata aperta su questo dispositivo: serve una connessione.
web-offline-as-of = Il tavolo non è raggiungibile. Eccolo com’era ({ $time }).
web-sending = Invio della tua mossa

web-game-limes = Limes
web-game-limits = Limits
web-game-limoges = Les Deux Limoges
web-limoges-short = Limoges
web-about-limes = Sedici carte, sette lavoratori, un paesaggio.
web-about-limits = Resta nei limiti, o smaschera chi li supera.
web-about-limoges = Due città rivali, nove poteri, cinque colori da portare dalla tua.
web-meta-limes = In solitario o in quanti si vuole
web-meta-limits = Da 2 a 6 giocatori dagli 8 anni, circa 45 minuti
web-meta-limoges = Da 2 a 4 giocatori dai 12 anni, da 60 a 90 minuti
web-play-now = Gioca subito
web-first-title = La tua prima partita a { $game }?
web-first-text = { $which ->
    [limes] L’introduzione dura circa tre minuti: posi le carte e ogni regola arriva quando serve.
    [limits] L’introduzione dura circa tre minuti: una breve partita in cui ogni regola arriva quando serve.
   *[limoges] L’introduzione dura circa cinque minuti: l’inizio di una partita, spiegato mossa per mossa.
}
web-first-learn = Prima impara giocando
web-first-play = Gioca senza aspettare
web-bots = Bot
web-hot-seat = In locale
web-invite-short = Invita
web-invite-person = Invita a una partita
web-invite-whom = Invita { $name }
web-invite-which = A quale gioco?
web-game-with = { $game } con { $names }
web-game-alone = { $game }, in solitario
web-phase-waiting = in attesa di giocatori
web-phase-playing = in corso
web-phase-over = finita
web-phase-frozen = non può continuare
web-your-move = Tocca a te
web-open = Apri
web-look = Guarda
web-watch-one = Guarda
web-join = Partecipa

web-nav-games = Le mie partite
web-my-games = Le mie partite
web-show-running = In corso
web-show-finished = Finite
web-show-archived = Archiviate
web-filter-game = Gioco
web-every-game = Tutti i giochi
web-filter-name = Nome di un giocatore
web-filter-off = Mostra tutte
web-none-found = Nessuna partita corrisponde.
web-none-running = Nessuna partita in corso.
web-none-finished = Ancora nessuna partita finita.
web-none-archived = Nessuna partita archiviata.
web-show-more = Mostra altre
web-archive = Archivia
web-bring-back = Ripristina
web-is-archived = { $game }: archiviata.
web-is-back = { $game }: di nuovo nell’elenco.
web-undo-archive = Annulla
web-your-turn-title = Tocca a te
web-waiting-title = Tocca agli altri
web-waiting-names = In attesa di { $names }
web-move = Gioca
web-solo = In solitario
web-more-games = { $count ->
    [one] Un’altra partita
   *[other] Altre { $count } partite
}
web-all-games = Tutte le mie partite
web-all-count = tutti: { $count }
## The daily game

web-nav-today = Oggi
web-daily-today = Partita del giorno
web-daily-of = Partita del giorno: { $date }
web-daily-of-uncounted = Partita del giorno: { $date }, non conta
web-daily-about = Limes in solitario: le stesse 16 carte per tutto il mondo. Conta un solo tentativo.
web-daily-about-old = Le stesse 16 carte che tutti avevano quel giorno. Il tentativo non conta più.
web-daily-played = { $people ->
    [0] Qui non ha ancora giocato nessuno.
    [one] Qui ha giocato una persona.
   *[other] Qui hanno giocato { $people } persone.
}
web-daily-known-played = { $count ->
    [one] Tra loro c’è { $names }.
   *[other] Tra loro ci sono { $names }.
}
web-daily-all-known = { $count ->
    [one] Qui ha giocato { $names }.
   *[other] Qui hanno giocato { $names }.
}
web-daily-opens = I punteggi si vedono quando avrai giocato anche tu.
web-daily-streak = { $days ->
    [one] giorno di fila
   *[other] giorni di fila
}
web-daily-closes = si chiude tra { $left }
web-daily-next = prossima partita tra { $left }
web-daily-play = Gioca
web-daily-go-on = Continua
web-daily-again = Rigioca senza contare
web-daily-review = Rivedi le mie mosse
web-daily-see = Guarda i risultati
web-daily-now = oggi
web-daily-to-today = Alla partita di oggi
web-daily-place = posto { $place } su { $people }
web-daily-would-place = sarebbe il posto { $place } su { $people }
web-daily-from-par = { $how ->
    [under] { $points } sotto il par
    [over] { $points } sopra il par
   *[at] in par
}
web-daily-hindsight-told = Col senno di poi, con queste carte si poteva arrivare a { $hindsight }.
web-daily-reckoning = Il par di questo giorno è in calcolo.
web-daily-given-up = Abbandonata
web-daily-told = Tu { $score }, meglio del { $better }% degli altri; par { $par }; hanno giocato in { $people }. Segue una tabella.
web-daily-told-alone = Tu { $score }, par { $par }. Qui non ha ancora giocato nessun altro.
web-daily-par = par { $par }
web-daily-bots = Bot: { $bots }
web-daily-standings = Classifica
web-daily-everyone = Tutti
web-daily-known = Chi conosco
web-daily-somebody = qualcuno
web-daily-nobody-yet = Qui non ha ancora giocato nessun altro.
web-daily-names = { $usual ->
    [all] Qui gioca solo chi è stato invitato: perciò leggi tutti i nomi che nessuno nasconde.
   *[known] Leggi i nomi delle persone che conosci e di chi mostra il proprio a tutti.
}
web-daily-named = Chi legge il tuo nome nella classifica
web-daily-named-then = Nella classifica il tuo nome sarà letto da
web-daily-not-played = { $date }: non giocata
web-daily-day = { $date }: { $score } punti
web-daily-day-tried = { $date }: { $score } punti, non conta
web-daily-again-made = Il tuo ultimo tentativo, che non conta: { $score }
web-daily-from-date = Le carte derivano dalla data e chiunque può calcolarle: un punteggio non prova nulla.
web-daily-month = { $days ->
    [one] 1 partita, { $mean } punti
   *[other] { $days } partite, media { $mean }
}
web-daily-month-before = Il mese prima
web-daily-month-after = Il mese dopo
web-daily-and-more = { $least } e oltre
web-daily-below = meno di { $least }
web-daily-beside = Accanto ai migliori
web-daily-beside-whom = Accanto a chi
web-daily-beside-best = Il migliore qui
web-daily-beside-shown = Il migliore che puoi vedere
web-daily-beside-par = Il nostro maestro
web-daily-beside-hindsight = Col senno di poi
web-daily-land = { $name }, turno { $round }, { $score } punti
web-daily-wall = Un muro di sedici pietre: { $whole } intere, { $cracked } incrinate, { $fallen } cadute
web-daily-stones = Una pietra per turno: intera, incrinata (imprecisione), caduta (errore).
web-daily-card = Limes, partita del giorno: { $date }
web-daily-card-better = meglio del { $better }% di { $people }
web-daily-card-par = { $days ->
    [0] par { $par }
    [one] par { $par }
   *[other] par { $par }, { $days } giorni di fila
}
web-daily-stones-short = una pietra per turno: intera, incrinata, caduta
web-daily-share = Condividi
web-daily-sent = { $named ->
    [yes] { $name } ti manda questo muro: { $score } punti, par { $par }.
   *[no] Ti è stato mandato questo muro: { $score } punti, par { $par }.
}
web-daily-picture = Salva l’immagine
web-daily-copy = Copia come testo
web-daily-spoils-nothing = Nessuna carta si vede: la partita non è rovinata a nessuno.
web-daily-judging = Le tue mosse vengono esaminate…
web-daily-loading = Un attimo…
web-daily-points = Punti
web-daily-people = Persone
web-daily-at-table = Partita del giorno
web-daily-counts = questo tentativo conta
web-daily-uncounted = Partita del giorno, non conta
## Challenges

refused-no-such-challenge = questa sfida non esiste
refused-challenge-own = questa è la tua sfida: manda il link a qualcun altro
refused-challenge-played = hai già giocato queste carte
refused-challenge-alone = in questo gioco una sfida si gioca da soli, contro gli stessi bot
refused-challenge-people = solo una partita di una persona contro i bot può essere rigiocata da altri
refused-challenge-given = altri stanno ancora giocando con queste carte: per ora non si possono passare
web-challenge = Le stesse carte per un amico
web-challenge-bots = Stessa partenza per un amico, stessi bot
web-challenge-link = Manda questo link: chi lo apre gioca le stesse carte, con te come fantasma. Le tue mosse si vedono turno dopo turno, dopo che avrà deciso.
web-challenge-link-bots = Manda questo link: chi lo apre gioca con le stesse carte contro gli stessi bot. Poi i risultati stanno fianco a fianco.
web-challenge-title = { $name } ti sfida a { $game }
web-challenge-own = La tua sfida: { $game }
web-challenge-about = Le stesse carte nello stesso ordine. { $name } gioca con te come fantasma: ogni mossa si vede dopo che hai deciso.
web-challenge-about-bots = Le stesse carte e gli stessi bot di { $name }. Conta un solo tentativo.
web-challenge-results = Risultati
web-challenge-played = { $people ->
    [0] Nessuno l’ha ancora accettata.
    [one] L’ha giocata una persona.
   *[other] L’hanno giocata in { $people }.
}
web-challenge-see = Guarda i risultati
web-challenges = Sfide
web-challenge-one = Sfida
web-challenge-along = Al tavolo
web-challenge-others = { $count ->
    [0] Tu e il fantasma
    [one] Tu, il fantasma e un’altra persona
   *[other] Tu, il fantasma e altri { $count }
}
web-challenge-wait = La partita comincia quando tutti i posti sono presi. Il link per gli altri lo trovi al tavolo.
web-challenge-verdict = { $how ->
    [won] Nessuno ha fatto più di te: { $own }.
    [even] Tu e { $name } avete il punteggio più alto: { $own }.
    [gave-up] Hai abbandonato; il punteggio più alto è di { $name }: { $best }.
   *[lost] Il punteggio più alto è di { $name }: { $best }. Tu hai { $own }.
}
web-challenge-tie = { $how ->
    [won] Tu e { $name } avete entrambi { $own }: in caso di parità decide il miglior lavoratore, a tuo favore.
   *[lost] Tu e { $name } avete entrambi { $own }: in caso di parità decide il miglior lavoratore, a favore di { $name }.
}
web-challenge-knows = Hai già giocato queste carte: i risultati lo diranno.
web-challenge-knew = carte già note da un’altra partita
web-challenge-told = Vieni avvisato quando qualcuno l’ha giocata: qui e, se vuoi, sui tuoi dispositivi.
web-challenge-news = { $people ->
    [one] { $names } ha giocato la tua sfida a { $game }.
   *[other] { $names } hanno giocato la tua sfida a { $game }.
}
web-challenge-first = lancia la sfida
web-challenge-was = { $ghosts ->
    [0] Una sfida: stessa partenza, stessi bot.
    [one] Una sfida: le stesse carte, con { $names } come fantasma.
   *[other] Una sfida: le stesse carte, con { $names } come fantasmi.
}
web-ghost = fantasma
# Ratings, pages of people, people you know
web-rated-game = valutata
web-rated-not = { $why ->
    [undo] valutata, non conta: mossa annullata
    [stand-in] valutata, non conta: ha giocato un bot
    [alone] valutata, non conta: meno di due persone
   *[abandoned] valutata, non conta: non finita
}
web-rated-choose = Partita valutata
web-rated-table = Valutata: la partita conta per tutti quelli che giocano, con un account e senza suggerimenti. Chi abbandona prende l’ultimo posto. Non conta se si accetta di annullare una mossa, se un bot gioca al posto di qualcuno o se non finisce.
web-rated-account = Per chi ha un account: puoi crearne uno nelle impostazioni e tenere le tue partite.
web-rated-join = Una partita valutata richiede un account. Creane uno qui, poi unisciti.
web-rated-counts = Questa partita conta per la valutazione.
web-rated-would-not = Allora questa partita non conta più per la valutazione.
web-rating-change = { $name }: { $before } → { $after } ± { $error }
web-rating-first = { $name }: { $after } ± { $error }, la prima partita valutata
web-uncounted = { $why ->
    [undo] Questa partita non conta per la valutazione: una mossa è stata annullata di comune accordo.
    [stand-in] Questa partita non conta per la valutazione: un bot ha deciso al posto di qualcuno.
    [alone] Questa partita non conta per la valutazione: hanno giocato meno di due persone.
   *[abandoned] Questa partita non conta per la valutazione: non è finita.
}
web-pace-live = In una volta
web-pace-days = Per corrispondenza
web-invite-known = Invita persone che conosci
web-known-title = Persone che conosci
web-known-none = Chi gioca con te o accetta il tuo invito compare qui.
web-known-at = ultima partita: { $day }
web-known-blocked = bloccata
web-person-mine = La mia pagina
web-person-is = La mia pagina, accesso come { $name }
web-person-why = Con un account questa pagina mostra le tue valutazioni, le statistiche e le partite, su ogni dispositivo; decidi tu chi vede cosa. Per giocare non serve.
web-person-since = qui da: { $day }
web-person-share = Copia l’indirizzo
web-person-share-known = Gli estranei non trovano nulla a questo indirizzo: mostri la tua pagina al massimo a chi conosci.
web-person-lost = Qui non c’è niente da vedere
web-person-allowed = { $name } decide chi vede che cosa di questa pagina.
web-together = Le vostre partite insieme
web-together-why = Quante volte chi ha finito davanti. I posti a pari merito non contano per nessuno.
web-admin = Amministrazione
web-admin-version = Limestone { $version } su { $database }
web-admin-failing = Guasti in secondo piano: { $names }
web-admin-count-playing = in corso
web-admin-count-waiting = in attesa
web-admin-count-over = finite
web-admin-count-account = account
web-admin-count-guest = ospiti
web-admin-count-lines = connessioni
web-admin-phase-playing = in corso
web-admin-phase-waiting = in attesa
web-admin-phase-over = finita
web-admin-phase-frozen = ferma
web-admin-kind-account = account
web-admin-kind-guest = ospite
web-admin-kind-program = programma
web-admin-reports = Segnalazioni
web-admin-tables = Tavoli
web-admin-people = Persone
web-admin-events = Serate
web-admin-settings = Impostazioni
web-admin-log = Registro
web-admin-all = tutti
web-admin-none = Qui non c’è nulla.
web-admin-newer = Più recenti
web-admin-older = Meno recenti
web-admin-find = Nome o nome utente
web-admin-reported = { $by } segnala { $name }
web-admin-gone = una persona cancellata
web-admin-called-now = ora si chiama { $name }
web-admin-hidden = fuori dall’elenco
web-admin-runs = amministra il server
web-admin-banned = account escluso
web-admin-command = dalla riga di comando
web-admin-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
 }
web-admin-close = Chiudi
web-admin-hide = Togli
web-admin-show = Rimetti
web-admin-end = Termina
web-admin-ban = Escludi
web-admin-unban = Riammetti
web-admin-rename = Rinomina
web-admin-new-name = Nuovo nome per { $name }
web-admin-delete = Cancella
web-admin-settle = Risolta
web-admin-sure = { $what }: davvero?
web-admin-did-close = Tavolo { $whom } chiuso
web-admin-did-hide = Tavolo { $whom } tolto dall’elenco
web-admin-did-show = Tavolo { $whom } di nuovo nell’elenco
web-admin-did-end = Serata { $whom } terminata
web-admin-did-ban = Esclusione: { $whom }
web-admin-did-unban = Riammissione: { $whom }
web-admin-did-rename = Nuovo nome: { $whom }
web-admin-did-delete = Cancellazione: { $whom }
web-admin-did-settle = Segnalazione risolta: { $whom }
web-admin-did-set = Impostazione cambiata: { $whom }
web-admin-did-grant = Può amministrare il server: { $whom }
web-admin-did-revoke = Non amministra più il server: { $whom }
web-admin-did-retention = Partite di ospiti finite da più di { $whom } giorni cancellate: { $value }
web-admin-did-takeout = Partita { $whom } tolta dalle valutazioni
web-admin-did-putback = Partita { $whom } rimessa nelle valutazioni
web-admin-did-recount = Tutte le valutazioni ricalcolate
web-admin-name = Nome di questo server
web-admin-colour = Colore
web-admin-no-colour = Nessun colore
web-admin-welcome = Testo di benvenuto
web-admin-contact = Contatto
web-admin-legal = Note legali
web-admin-registration = Chi può entrare
web-admin-registration-open = Chiunque apra la pagina
web-admin-registration-invited = Solo con l’invito
web-admin-registration-closed = Nessuno di nuovo
web-admin-invitation = Passa questo link:
web-admin-guest-games = Giorni per cui conservare le partite finite degli ospiti
web-admin-guest-hint = 0 le conserva per sempre.
web-admin-dry-run = Prova
web-admin-due = { $games ->
    [one] Ora verrebbe cancellata una partita.
   *[other] Ora verrebbero cancellate { $games } partite.
 }
web-admin-rates = Limiti alle richieste
web-admin-rates-hint = Tante insieme, poi tante al minuto, per persona se non è detto altro.
web-admin-burst = { $key }: insieme
web-admin-since = dal { $when }
web-admin-at-table = al tavolo { $code }
web-admin-renew = Nuovo invito
web-admin-renew-hint = Basta il codice: { $code }. Con un nuovo invito questo non fa più entrare nessuno.
web-admin-at-once = insieme
web-admin-a-minute = poi al minuto
web-admin-minute = { $key }: al minuto
web-admin-shipped = di serie { $burst }, poi { $minute } al minuto
web-admin-as-shipped = Come di serie
web-admin-rate-people = Nuovi ospiti, per indirizzo
web-admin-rate-accounts = Nuovi account, per indirizzo
web-admin-rate-password = Tentativi di accesso, per indirizzo
web-admin-rate-guesses = Tentativi di accesso, per account
web-admin-rate-tables = Nuovi tavoli
web-admin-rate-listed = Nuovi tavoli pubblici
web-admin-rate-nights = Nuove serate
web-admin-rate-announcements = Annunci in una serata
web-admin-rate-bots = Tavoli con soli bot
web-admin-rate-materials = Materiale caricato
web-admin-rate-orders = Mosse e altre richieste al tavolo
web-admin-rate-consequences = Che cosa comporta una mossa
web-admin-rate-replay = Passi di una partita rivista, per indirizzo
web-admin-rate-reviews = Analisi di partite
web-admin-rate-judging = Suggerimenti e mosse provate in un’analisi
web-admin-rate-puzzles = Mosse provate nei problemi
web-admin-rate-talk = Ciò che si dice al tavolo
web-admin-rate-reports = Segnalazioni dei giocatori
web-admin-rate-measures = Provvedimenti di chi gestisce
web-admin-rate-data = I propri dati in un file
web-admin-rate-large = Richieste oltre 50 kB, per indirizzo
web-admin-rate-malformed = Richieste illeggibili, per indirizzo
web-admin-rate-reading = Tutto il resto, in lettura, per indirizzo
web-admin-saved = Salvato.
web-house-contact = Contatto: { $contact }
web-house-legal = Note legali
web-house-more = Leggi di più
web-gate-invited = Questo server è per chi è invitato.
web-gate-closed = Qui non si accoglie più nessuno.
web-gate-how = Apri il link che hai ricevuto, oppure inserisci il codice del tuo invito.
web-gate-code = Codice d’invito
web-gate-enter = Entra
web-gate-wrong = Questo invito qui non vale, o non vale più.
web-gate-account = Hai già un account qui?
web-report = Segnala { $name }
web-report-name = Nome offensivo
web-report-conduct = Cattiva condotta
web-report-play = Gioco sleale
web-report-told = { $name }: segnalazione inviata a chi amministra questo server.
web-person-ratings = Valutazioni
web-person-band = la fascia contiene il numero vero, 19 volte su 20
web-person-plot = { $game }: { $rating }, ± { $error }
web-person-better = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, meglio del { $better } %
web-person-unsure = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, ancora incerta
web-person-no-ratings = Ancora nessuna partita valutata.
web-person-no-ratings-own = Ancora nessuna partita valutata. Scegli «Partita valutata» quando inviti altri.
web-person-statistics = { $game } in cifre
web-person-later = { $games ->
    [one] Dopo un’altra partita ci sarà qualcosa da vedere.
   *[other] Dopo altre { $games } partite ci sarà qualcosa da vedere.
}
web-person-line = { $games ->
    [one] Media di 1 partita, salvo diversa indicazione.
   *[other] Media di { $games } partite, salvo diversa indicazione.
}
web-person-line-others = La linea è la media di tutti gli altri.
web-person-of-times = su { $count }
web-person-differs = { $more ->
    [yes] Più degli altri: { $fact }, { $mean } contro { $others }.
   *[no] Meno degli altri: { $fact }, { $mean } contro { $others }.
}
web-person-recent = Ultime partite
web-person-no-games = Ancora nessuna partita finita.
web-person-won = Vinta per abbandono
web-person-resigned = Abbandonata
web-person-seats = { $game }, in { $seats }
web-person-ladder = La scala di Limes
web-person-best = record { $points }
web-shows-title = Chi vede questa pagina
web-shows-note = Conversazioni e mani non compaiono mai qui, né partite che altri forse stanno ancora giocando.
web-shows-ratings = Valutazioni
web-shows-games = Partite
web-shows-statistics = Cifre
web-shows-address = Indirizzo
web-handle-hint = da 2 a 24 minuscole a–z senza accento e cifre, anche con trattini in mezzo
web-shows-change = Cambia
web-shows-data = Tutti i miei dati in un file
web-who-nobody = nessuno
web-who-known = persone che conosco
web-who-all = tutti
web-twin-day = Giorno
web-twin-rating = Valutazione
web-leaders = Classifiche
web-leaders-all = Tutti quelli che accettano
web-leaders-least = Almeno { $least } partite valutate, di cui una negli ultimi { $days } giorni.
web-leaders-own = La tua valutazione: { $rating } ± { $error }
web-leaders-until = { $games } partite valutate su { $least }: dopo { $least } compari qui.
web-leaders-none = Ancora nessuno.
web-leaders-none-known = Tu e le persone che conosci comparite qui dopo { $least } partite valutate.
web-leaders-bots = I bot
web-leaders-anchors = Misurati in partite tra bot; questi numeri non cambiano.
web-leaders-agree = Non sei nell’elenco pubblico. Chi vede le tue valutazioni lo decidi tu:
web-leaders-place = Posto
web-leaders-games = Partite
web-leaders-played = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
web-fact-won = partite vinte
web-fact-farmer = punti dei contadini
web-fact-fisherman = punti dei pescatori
web-fact-woodcutter = punti dei boscaioli
web-fact-watchman = punti delle guardie
web-fact-accused = accuse fondate
web-fact-within = entro il limite quando accusato
web-fact-end-abbey = vittorie quando l’Abbazia è piena
web-fact-end-cathedral = vittorie quando la Cattedrale è piena
web-fact-end-influence = vittorie alla fine di un percorso di influenza
web-fact-end-bag = vittorie quando il sacchetto è vuoto
web-fact-beat-novice = vittorie contro i bot: principiante
web-fact-beat-casual = vittorie contro i bot: dilettante
web-fact-beat-club = vittorie contro i bot: intermedio
web-fact-beat-expert = vittorie contro i bot: esperto
web-fact-beat-master = vittorie contro i bot: maestro

web-lately = Finite di recente
web-open-tables = Tavoli aperti
web-table-seats = { $taken ->
    [one] { $game }, un posto occupato su { $seats }
   *[other] { $game }, { $taken } posti occupati su { $seats }
}
web-table-players = { $seats ->
    [one] { $game }, in solitario
   *[other] { $game }, { $seats } giocatori
}
web-new-here = È la prima volta?
web-step-learn = Impara Limes giocando
web-step-learn-why = Pochi minuti, una carta alla volta.
web-step-daily = Gioca la partita del giorno
web-step-daily-why = Limes in solitario: le stesse 16 carte per tutti. Chi inizia fa di solito da 25 a 35 punti.
web-step-invite = Gioca con un amico
web-step-invite-why = Manda un link. Non serve registrarsi.
web-begin = Comincia
web-as-of = Situazione: { $time }.
web-time-up = tempo scaduto
web-hours = { $hours } h { $minutes }
web-minutes = { $minutes } min
web-not-begun = { $open ->
    [0] Non iniziata: ci sono tutti
    [one] Non iniziata: 1 posto libero su { $seats }
   *[other] Non iniziata: { $open } posti liberi su { $seats }
}
web-result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-result-place = { $points ->
    [one] Posto { $place } su { $seats }, 1 punto
   *[other] Posto { $place } su { $seats }, { $points } punti
}
web-result-won = { $count ->
    [one] { $points ->
        [one] Vinta, { $points } punto
       *[other] Vinta, { $points } punti
    }
   *[other] { $points ->
        [one] Vittoria condivisa, { $points } punto
       *[other] Vittoria condivisa, { $points } punti
    }
}
web-result-ended = Interrotta
web-result-settled = { $how ->
    [won] Vinta, decisa dall’organizzazione
    [even] In parità, decisa dall’organizzazione
   *[lost] Persa, decisa dall’organizzazione
}
web-result-given-up = { $you ->
    [yes] Hai abbandonato
   *[no] { $won ->
        [yes] Vinta: { $count ->
            [one] { $names } ha abbandonato
           *[other] { $names } hanno abbandonato
        }
       *[no] { $count ->
            [one] { $names } ha abbandonato
           *[other] { $names } hanno abbandonato
        }
    }
}

web-new-bots = { $game } contro i bot
web-new-hot = { $game } sullo stesso schermo
web-new-invite = { $game } con amici
web-how-many = Giocatori
web-up-to = fino a { $most }
web-names-listed = Nomi, uno per riga
web-level = Livello dei bot
web-level-novice = Principiante
web-level-casual = Dilettante
web-level-club = Intermedio
web-level-expert = Esperto
web-level-master = Maestro
web-level-random = A caso
web-level-mixed = Misti
web-level-of = Bot { $number }
web-level-in-turn = I bot prendono i livelli a turno, dal più facile al più forte.
web-variants = Varianti
web-variant-diagonal = Diagonali: a una carta basta toccare un angolo
web-variant-ferryman = Traghettatore: i pescatori traghettano gli altri lavoratori
web-variant-open-pile = Pila scoperta: tutte le carte giocate restano visibili
web-variant-no-tiles = Senza tessere
web-variant-no-ostensions = Senza Ostensioni
web-variant-events = Con eventi
web-readings = Letture del regolamento
web-readings-hint = Dove il regolamento stampato si può leggere in più modi, sceglie il tavolo.
web-readings-changed = { $count ->
    [0] tutte come al solito
    [one] 1 cambiata
   *[other] { $count } cambiate
}
web-rulebook-says = Il regolamento: «{ $quotation }»
web-usual = Di solito: { $choice }
web-option-is = { $setting }: { $choice }
web-implied = già compreso in «{ $option }»
web-excluded = non insieme a «{ $option }»
web-options = Opzioni
web-changes-events = Le tessere evento entrano nelle file e si possono comprare. Per chi conosce il gioco.
web-changes-no-ostensions = Il potere delle Ostensioni è chiuso.
web-changes-no-tiles = Niente Personaggi, Luoghi né Ostensioni: più facile da imparare.
web-setting-compensation-mode = Meeple mancanti
web-variant-compensation-mode-per-meeple = una decisione per ogni meeple che manca
web-variant-compensation-mode-per-event = una sola decisione per tutti quelli che mancano in un guadagno
web-setting-domino-cost-mode = Prezzo di un domino
web-variant-domino-cost-mode-total-pips = il suo totale
web-variant-domino-cost-mode-high-half = la sua metà alta
web-setting-tax-payer = Tassa alle porte
web-variant-tax-payer-bank = dopo una costruzione dentro le mura, la banca paga i proprietari di tutte le porte attive attorno
web-variant-tax-payer-own = incassa solo chi costruisce, dalla banca, per le proprie porte attive
web-variant-tax-payer-builder = chi costruisce paga gli altri proprietari di porte attive attorno
web-setting-entry-mode = Entrare nelle mura
web-variant-entry-mode-own-active-gate = solo da una tua porta attiva
web-variant-entry-mode-any = da una porta attiva, di chiunque sia
web-setting-abbey-match = Vicini nell’Abbazia
web-variant-abbey-match-none = ogni domino vicino porta un abate in più
web-variant-abbey-match-bonus = solo i vicini con una metà in comune portano un abate in più
web-variant-abbey-match-strict = accanto ad altri, un domino deve avere una metà in comune con uno di loro
web-setting-cathedral-upper-match = Piani superiori della Cattedrale
web-variant-cathedral-upper-match-none = va bene ogni domino e porta due vescovi
web-variant-cathedral-upper-match-bonus = il secondo vescovo arriva solo se il domino ha una metà in comune con un sostegno
web-variant-cathedral-upper-match-strict = un domino deve avere una metà in comune con un sostegno
web-setting-corruption-swap-limit = Meeple scambiati con la Corruzione
web-variant-corruption-swap-limit-le-low = al massimo quanti ne mostra la metà bassa del suo domino
web-variant-corruption-swap-limit-lt-low = meno di quanti ne mostra la metà bassa del suo domino
web-setting-prison-exempt-from-recall = Prigionieri nel richiamo
web-variant-prison-exempt-from-recall-true = restano in prigione
web-variant-prison-exempt-from-recall-false = tornano anche loro nella riserva
web-setting-theft-majority = Maggioranza per derubare un tesoro
web-variant-theft-majority-pips = più pallini nell’edificio di ogni altro
web-variant-theft-majority-dominoes = più domino nell’edificio di ogni altro
web-visibility = Chi può partecipare
web-visibility-link = Chi ha il link
web-visibility-public = Tutti
web-visibility-private = Solo su invito
web-pace = Tempo per mossa
web-pace-is = { $kind ->
    [none] senza limite
    [seconds] { $count ->
        [one] un secondo
       *[other] { $count } secondi
    }
    [minutes] { $count ->
        [one] un minuto
       *[other] { $count } minuti
    }
    [hours] { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
   *[days] { $count ->
        [one] un giorno
       *[other] { $count } giorni
    }
}
web-pace-told = { $policy ->
    [bot] Tempo per mossa: { web-pace-is }, poi gioca un bot ({ level-word })
    [resign] Tempo per mossa: { web-pace-is }, poi vale come abbandono
    [skip] Tempo per mossa: { web-pace-is }, poi la mossa è saltata
   *[wait] Tempo per mossa: { web-pace-is }, poi un promemoria
}
web-pace-over = A tempo scaduto
web-pace-over-wait = un promemoria
web-pace-over-resign = vale come abbandono
web-pace-over-bot = gioca un bot ({ level-word })
web-start = Comincia
web-open-table = Apri il tavolo

web-lobby = Al tavolo
web-lobby-hint = { $open ->
    [0] Ci sono tutti.
    [one] Un posto è libero.
   *[other] { $open } posti sono liberi.
}
web-lobby-held = In attesa di: { $names }
web-invited = { $known ->
    [yes] { $name } ti invita a giocare a { $game }
   *[no] Hai un invito a giocare a { $game }
}
web-invited-hint = Scegli un nome e partecipa. Non serve registrarsi.
web-lobby-full = Tutti i posti sono occupati. Puoi guardare.
web-lobby-wait = La partita comincia appena tutti i posti sono occupati.
web-lobby-starts = { $who ->
    [open] Questa volta comincia chi prende il posto libero.
    [you] Questa volta cominci tu.
   *[other] Questa volta comincia { $name }.
}
web-lobby-starter = { $you ->
    [name] Questa volta cominci tu: l’ultima volta ha cominciato { $before }.
    [before] Questa volta comincia { $name }: l’ultima volta hai cominciato tu.
   *[no] Questa volta comincia { $name }: l’ultima volta ha cominciato { $before }.
}
web-mixing = Si mescola…
web-seat-kept = Un posto è riservato per te
web-not-here = non ancora qui
web-sit = Siediti qui
web-leave = Libera il posto
web-remove = Rimuovi
web-add-bot = Aggiungi un bot
web-fill-bots = Bot su tutti i posti liberi
web-sit-too = Prendi un altro posto
web-invite = Invita
web-invite-link = Link a questo tavolo
web-invite-qr = Il link come codice QR
web-invite-send = Manda l’invito
web-invite-hint = Chi lo apre può sedersi o guardare. Non serve registrarsi.
web-invite-rated = Chi lo apre può guardare e, con un account, giocare.
web-invite-held = Mandalo a { $names }: il posto è riservato. Gli altri possono guardare.
web-invite-watch = Chi lo apre può guardare. Non serve registrarsi.
web-watch-link = Per chi vuole guardare
web-copy = Copia
web-copied = Copiato

web-with = con { $names }
web-round-of-limes = Turno { $round } di { $rounds }
web-round-of-limits = Manche { $round } di { $rounds }
web-round = Round { $round }
web-time-left = Tempo rimasto: { $time }
web-days = { $days ->
    [one] un giorno
   *[other] { $days } giorni
}
web-title-yours = Tocca a te · { $game }
web-your-turn = Tocca a te.
web-turn-of = Tocca a { $name }
web-prompt-named = { $name }: { $text }
web-choosing = scelta in corso
web-sealed = scelta segreta
web-sealed-you = { $you ->
    [yes] Hai scelto.
   *[no] { $name } ha scelto.
} { $others ->
    [one] { $other } ci sta ancora pensando.
   *[other] Gli altri ci stanno ancora pensando.
}
web-plate-away = gioca un bot ({ level-word })
web-plate-reminded = promemoria inviato
web-overdue = { $policy ->
    [bot] Il tempo è scaduto per tutti: la partita aspetta. Appena qualcuno muove, un bot gioca per gli altri.
    [resign] Il tempo è scaduto per tutti: la partita aspetta. Appena qualcuno muove, gli altri hanno abbandonato.
   *[wait] { $you ->
        [yes] Il tuo tempo è scaduto. La partita ti aspetta.
       *[no] Il tempo è scaduto. La partita aspetta { $names }.
    }
}
web-plate-resigned = abbandono
web-change-mind = Cambia scelta
web-log = Cronaca
web-log-empty = Ancora nessuna mossa.
web-log-lost = La cronaca torna con la connessione.
web-taken-back = Annullato:
web-known-draw = Già vista da tutti: al turno { $round } torna la carta { $card }
web-meanwhile = Dal tuo ultimo turno
web-colon = :
web-twin = Il tabellone in parole
web-legal = Mosse possibili
web-provisional = Totale provvisorio
web-final-score = Punteggio finale
web-turn-left = Ruota a sinistra
web-turn-right = Ruota a destra
web-undo = Annulla la mossa
web-undo-sure = Sì, annulla per tutti
web-ask-back = Chiedi di annullare la mossa
web-hand = Fai giocare un bot al posto mio
web-hand-level = Livello del bot
web-hand-go = Fallo giocare
web-hand-back = Puoi tornare a giocare tu in qualsiasi momento.
web-return = Torno a giocare io
web-bot-for = Il bot (per { $name })
web-bot-for-you = Il bot (per te)
web-stand-in = { $you ->
    [yes] Un bot ({ $level }) gioca al posto tuo
   *[no] Un bot ({ $level }) sostituisce { $name }
}
web-stand-in-resigned = { $you ->
    [yes] Hai abbandonato. Un bot ({ $level }) continua al posto tuo.
   *[no] { $name } ha abbandonato. Un bot ({ $level }) continua la partita.
}
web-since-limes = dal turno { $round }
web-since-limits = dalla manche { $round }
web-since-limoges = dal round { $round }
web-since-late = { $since }: tempo scaduto
web-resign = Abbandona
web-resign-sure = Sì, abbandona
web-resign-means = { $on ->
    [yes] Poi un bot gioca al tuo posto fino alla fine. Non potrai tornare.
   *[no] La partita è allora finita.
}
web-resigned-on = { $you ->
    [yes] Hai abbandonato. Un bot continua al tuo posto.
   *[no] { $name } ha abbandonato. Un bot continua.
}
web-ask-undo = { $you ->
    [yes] Chiedi di annullare una mossa.
   *[no] { $name } chiede di annullare una mossa.
}
web-ask-abandon = { $you ->
    [yes] Proponi di chiudere la partita senza risultato.
   *[no] { $name } propone di chiudere la partita senza risultato.
}
web-agree = Accetta
web-decline = Rifiuta
web-ask-waiting = In attesa della risposta degli altri.
web-ask-goes = Verrebbe annullato:
web-replay-waits = La partita sta arrivando…
web-replay-more = { $count ->
    [one] e un’altra riga
   *[other] e altre { $count } righe
}
web-ask-more = { $count ->
    [one] e un’altra
   *[other] e altre { $count }
}
web-ask-withdraw = Ritira
web-ask-lapsed = La partita è andata avanti prima che tutti rispondessero: non si annulla nulla.
web-curtain = Tocca a { $name }
web-curtain-hint = Passa il dispositivo. Gli altri non devono guardare.
web-curtain-open = Sono { $name }
web-limits-passed = Giocate nel frattempo, sotto gli occhi di tutti
web-won = { $you ->
    [yes] { $count ->
        [one] Hai vinto!
       *[other] Vittoria condivisa!
    }
   *[no] { $count ->
        [one] Vince { $names }
       *[other] { $names } condividono la vittoria
    }
}
web-given-up = La partita è stata abbandonata.
web-resigned = { $you ->
    [yes] Abbandoni la partita
   *[no] { $count ->
        [one] { $names } abbandona la partita
       *[other] { $names } abbandonano la partita
    }
}
web-stood-in = { $you ->
    [yes] { $count ->
        [one] Alcune tue mosse le ha fatte un bot.
       *[other] Alcune mosse tue e di { $others } le ha fatte un bot.
    }
   *[no] Alcune mosse di { $names } le ha fatte un bot.
}
web-own-result = { $points ->
    [one] Tu: { $points } punto, posto { $place } di { $seats }
   *[other] Tu: { $points } punti, posto { $place } di { $seats }
}
web-fair = { $deals ->
    [one] Estrazione onesta: questa pagina l’ha verificata. Contiene un numero casuale di questo dispositivo, quindi nessuno l’ha scelta.
   *[other] Estrazioni oneste: questa pagina le ha verificate tutte e { $deals }. Contengono un numero casuale di questo dispositivo, quindi nessuno le ha scelte.
}
web-fair-withheld = { $count ->
    [one] Una volta qualcuno non ha rivelato il suo numero e si è mescolato di nuovo.
   *[other] { $count } volte qualcuno non ha rivelato il suo numero e si è mescolato di nuovo.
}
web-fair-others = Tutte le estrazioni derivano dai numeri del server e di { $names } ({ $deals } verificate). Questo dispositivo non ne ha aggiunti, quindi non può dire che nessuno le abbia scelte.
web-fair-unsalted = Tutte le estrazioni derivano dal numero del server ({ $deals } verificate). Nessun dispositivo ne ha aggiunti: non è dimostrato che il server non le abbia scelte.
web-fair-given = Le estrazioni erano date e non fatte per questo tavolo: non c’è nulla da verificare.
web-fair-old = Nessuna estrazione è stata cambiata dopo l’inizio ({ $deals } verificate). Questo tavolo è di una versione precedente, che non può dimostrare di più.
web-fair-checking = Verifica delle estrazioni…
web-fair-noted = Che cosa ha annotato questo dispositivo, per verificare altrove
web-unfair-record = Non verificato: la trascrizione non è leggibile.
web-unfair-material = Non dimostrato: la partita non è stata giocata con questo materiale.
web-unfair-seed = Non dimostrato: il numero del server non corrisponde alla sua impronta.
web-unfair-noted = Non onesto: prima della partita il server aveva mostrato l’impronta di un altro numero.
web-unfair-missing = Non dimostrato: il numero casuale di questo dispositivo non è nelle estrazioni. È arrivato troppo tardi o è stato tralasciato.
web-unfair-late = Non dimostrato: nelle estrazioni ci sono numeri diversi da quelli fissati prima che questo dispositivo mostrasse il suo.
web-unfair-salts = Non dimostrato: nelle estrazioni c’è un numero che non dovrebbe esserci.
web-unfair-rounds = Non dimostrato: i numeri sono stati scambiati più volte di quanto dice la trascrizione, o di quanto è permesso.
web-unfair-deal = Non dimostrato: l’estrazione { $deal } non deriva dai numeri.
web-unfair-seen = Non dimostrato: la trascrizione non è la partita che questa pagina ha visto.
web-unfair-short = Non dimostrato: la trascrizione è incompleta. Alla fine mancano delle righe.
web-replay = Rivedi la partita
web-again = Gioca ancora
web-rematch = Rivincita
web-rematch-wanted = { $count ->
    [one] { $names } vuole la rivincita
   *[other] { $names } vogliono la rivincita
}
web-rematch-on = C’è una rivincita
web-rematch-open = Vai al tavolo
web-new-game = Nuova partita
web-download = Scarica la partita

web-say-hello = Ciao a tutti
web-say-good-luck = Buona fortuna e buon divertimento
web-say-you-too = Grazie, altrettanto
web-say-first-game = È la mia prima partita
web-say-your-turn = Tocca a te
web-say-take-your-time = Fai con calma
web-say-thinking = Ci sto pensando
web-say-one-moment = Un attimo, per favore
web-say-back = Eccomi di nuovo
web-say-sorry = Scusa per l’attesa
web-say-oops = Ops, ho sbagliato
web-say-thanks = Grazie
web-say-no-problem = Nessun problema
web-say-nice-move = Bella mossa
web-say-ouch = Ahi
web-say-bad-luck = Che sfortuna
web-say-close = Sarà una lotta serrata
web-say-well-played = Ben giocato
web-say-good-game = È stata una bella partita
web-say-again = Ne facciamo un’altra?
web-say-gladly = Volentieri
web-say-not-now = Un’altra volta
web-say-must-go = Devo andare
web-say-bye = A presto
web-say-limes-lake = Quanta acqua!
web-say-limes-forest = Che foresta!
web-say-limes-field = Che campo!
web-say-limes-view = Che vista da lassù!
web-say-limes-right-card = Proprio la carta che mi serviva
web-say-limes-nowhere = E adesso dove la metto?
web-say-limes-no-workers = Mi manca un lavoratore
web-say-limes-last-card = Tutto dipende dall’ultima carta
web-say-limits-knew = Lo sapevo
web-say-limits-lost-count = Avevo perso il conto
web-say-limits-memory = Che memoria!
web-say-limits-within = Appena entro il limite
web-say-limits-one-over = Una di troppo
web-say-limits-fooled = Ci ho creduto davvero
web-say-limits-brave = Che coraggio
web-say-limits-eye = Ti tengo d’occhio
web-say-limoges-toll = Di nuovo la tassa!
web-say-limoges-thief = Al ladro!
web-say-limoges-prison = In prigione!
web-say-limoges-bribe = Ognuno ha il suo prezzo
web-say-limoges-bridge = Finiamo il ponte?
web-say-limoges-abbey = Lasciami un posto nell’Abbazia
web-say-limoges-crown = Francia o Inghilterra?
web-say-limoges-rich = Ti stai arricchendo

web-talk = { $count ->
    [0] Conversazione
    [one] Conversazione, un nuovo messaggio
   *[other] Conversazione, { $count } nuovi messaggi
}
web-talk-title = Al tavolo
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-phrases = Frasi
web-talk-more = Altro
web-talk-fewer = Meno
web-talk-note = Ognuno legge nella propria lingua.
web-talk-watching = Stai guardando. Può parlare solo chi gioca.
web-talk-in = { $language ->
    [de] detto in tedesco
    [fr] detto in francese
    [nl] detto in olandese
    [it] detto in italiano
   *[en] detto in inglese
}
web-talk-show = mostra
web-talk-hide = nascondi
web-talk-line = { $name }: { $text }
web-talk-round-limes = Turno { $round }
web-talk-round-limits = Manche { $round }
web-talk-round-limoges = Round { $round }
web-talk-mute = Silenzia { $name }
web-talk-unmute = Riascolta { $name }
web-talk-muted = in silenzioso
web-block = Blocca { $name }
web-unblock = Sblocca { $name }
web-blocked = { $name } non può più sedersi con te, invitarti o sollecitarti, e non vede più nulla di nuovo di te.
web-react = Reagisci all’ultima mossa
web-react-admire = Ammira
web-react-smile = Sorridi
web-react-salute = Saluta
web-react-wince = Ahi
web-reacted-admire = { $you ->
    [seat] { $seat } ammiri la mossa
   *[no] { $seat } ammira la mossa
}
web-reacted-smile = { $you ->
    [seat] { $seat } sorridi
   *[no] { $seat } sorride
}
web-reacted-salute = { $you ->
    [seat] { $seat } saluti
   *[no] { $seat } saluta
}
web-reacted-wince = { $you ->
    [seat] { $seat } sussulti
   *[no] { $seat } sussulta
}
web-nudge = Sollecita { $name }
web-nudge-once = { $each ->
    [turn] una volta per turno
   *[day] una volta ogni 12 ore
}
web-nudge-short = Sollecita
web-nudge-done = Sollecito inviato
web-nudged-line = { $you ->
    [seat] { $seat } hai sollecitato { $other }
    [other] { $seat } ti ha sollecitato
   *[no] { $seat } ha sollecitato { $other }
}
web-nudged = { $name } aspetta la tua mossa
web-nudged-named = { $name } aspetta la mossa di { $other }
web-nudged-seen = Va bene
web-notices = { $count } messaggi: mostra il prossimo
web-speed = Mosse degli altri
web-speed-instant = Subito
web-speed-quick = Veloce
web-speed-calm = Con calma
web-speed-steps = Passo per passo
web-ahead = { $count ->
    [one] Ancora una mossa da mostrare
   *[other] Ancora { $count } mosse da mostrare
}
web-ahead-next = Avanti ({ $count })
web-ahead-all = Mostra tutte
web-ahead-back = Un passo indietro
web-ahead-now = Ad adesso
web-ahead-behind = { $count ->
    [one] 1 passo fa
   *[other] { $count } passi fa
}
web-ahead-again = Rivedi
web-since = Dall’ultima volta
web-since-log = Apri la cronaca
web-wall = Tutti i paesaggi
web-wall-all = Tutti ({ $count })
web-wall-find = Cerca un nome
web-wall-nobody = Nessuno con questo nome.
web-limes-leads = in testa
web-limes-before = { $you ->
    [yes] subito davanti a te
   *[no] subito davanti
}
web-did-limes-laid = { $square }
web-did-limes-placed = { web-profession }
web-did-limes-moved = { web-profession } → { $to }
web-did-limits-laid = gioca una carta
web-limits-did-lay = { $colour ->
    [r] gioca una rossa
    [y] gioca una gialla
    [g] gioca una verde
    [b] gioca una blu
   *[v] gioca una viola
}
web-did-limits-hid-unseen = mette carte coperte
web-did-limits-exchanged = scambia quattro carte
web-limits-did-exchange = { $colour ->
    [r] scambia quattro rosse
    [y] scambia quattro gialle
    [g] scambia quattro verdi
    [b] scambia quattro blu
   *[v] scambia quattro viola
}
web-did-limits-accused = { $you ->
    [accused] ti accusa
   *[no] accusa { $accused }
}
web-keys = Tasti
web-key-space = Spazio
web-key-tab = Con Tab si raggiunge tutto ciò che sta sulla pagina.
web-key-number = Scegli per numero
web-key-number-limes = Scegli: casella, quarto della carta (1–4), lavoratore da muovere (da 5)
web-key-number-limits = Scegli una carta della mano o una risposta
web-key-number-limoges = Scegli un domino, un colore o un’azione
web-key-none = Nessun lavoratore; prima, la decima casella
web-key-do = Conferma la scelta
web-key-back = Un passo indietro
web-key-back-replay = Chiudere l’elenco delle mosse
web-key-end = Fine turno
web-key-end-replay = Continua da qui
web-key-end-review = Continua da qui
web-key-left = Ruota la carta a sinistra
web-key-right = Ruota la carta a destra
web-key-accuse = Accusa; ancora una volta: chi viene dopo
web-key-swap = Scambia quattro carte
web-key-aid = Aiuto di gioco
web-key-walk = Muoviti sul tabellone
web-key-take = Scegli sul tabellone
web-key-lens = Lente: quanto vale ogni lavoratore
web-key-board = Paesaggi degli altri
web-key-next = Mostra la prossima mossa degli altri
web-key-now = Mostra tutte le mosse
web-key-earlier = Un passo indietro nelle mosse altrui
web-key-pause = Ferma e riprendi le mosse degli altri
web-key-log = Cronaca
web-key-talk = Conversazione
web-key-twin = Il tabellone in parole
web-key-menu = Menu
web-key-before = Un passo indietro
web-key-after = Un passo avanti
web-key-find = Cerca nella pagina
web-key-keys = Questo elenco

web-refused = Non è possibile ({ $code }).
web-rule-at = Regola { $section }

web-profession = { $profession ->
    [farmer] Contadino
    [fisherman] Pescatore
    [woodcutter] Taglialegna
   *[watchman] Guardiano
}
web-professions = { $profession ->
    [farmer] Contadini
    [fisherman] Pescatori
    [woodcutter] Taglialegna
   *[watchman] Guardiani
}
web-terrain-field = campo
web-terrain-water = acqua
web-terrain-forest = foresta
web-terrain-tower = torre
web-aim-limes = { $solo ->
    [yes] Piazza fino a 7 lavoratori dove danno più punti. Dopo 16 carte, { $least } punti sono discreti e { $best } eccellenti.
   *[no] Piazza fino a 7 lavoratori dove danno più punti. Dopo 16 carte vince il totale più alto.
}
web-aim-limits = Accusare a ragione o scambiare quattro carte di un colore: +1 punto. Carta Limite: −2. Vince il totale più alto.
web-aim-limoges = { $brief ->
    [yes] Ogni domino nell’Abbazia e nella Cattedrale dà 1 punto a round. Vince chi ha più punti.
   *[no] Porta domino nell’Abbazia e nella Cattedrale: ognuno dà 1 punto a round. Contano anche influenza e obiettivi. Vince chi ha più punti.
}
web-limes-total = Totale
web-limes-land-of = { $you ->
    [yes] Il tuo paesaggio
   *[no] Paesaggio: { $name }
}
web-limes-back-home = { $you ->
    [yes] Torna al tuo paesaggio
   *[no] Torna al paesaggio di { $name }
}
web-limes-card = Carta { $number }
web-limes-card-shows = Carta { $number }: { $zones }
web-limes-held = { $turn ->
    [n] Su { $square }, dritta
    [e] Su { $square }, ruotata a destra
    [s] Su { $square }, capovolta
   *[w] Su { $square }, ruotata a sinistra
}
web-limes-turned = { $turn ->
    [n] Dritta
    [e] Ruotata a destra
    [s] Capovolta
   *[w] Ruotata a sinistra
}
web-limes-pick-square = Scegli una casella evidenziata
web-limes-rotate-first = Prima ruota la carta
web-limes-turn-hint = { $touch ->
    [yes] Tocca la carta per ruotarla
   *[no] Ruotala con clic, rotella, Q o E
}
web-limes-worker-none = { $may ->
    [place] Piazza un lavoratore
    [move] Muovi un lavoratore
    [none] Posa la carta
    [place-none] Se vuoi, piazza un lavoratore
    [move-none] Se vuoi, muovi un lavoratore
    [place-move] Piazza o muovi un lavoratore
   *[place-move-none] Se vuoi, piazza o muovi un lavoratore
}
web-limes-worker-place = Lavoratore piazzato
web-limes-worker-move = Lavoratore mosso
web-limes-worker-half = Scegli dove muoverlo
web-limes-lay = Posa
web-limes-lay-none = Posa senza lavoratore
web-limes-lay-place = Posa e piazza
web-limes-lay-move = Posa e muovi
web-limes-lay-half = Posa
web-limes-lay-on = Posa su { $square }
web-limes-place-on = { $profession ->
    [farmer] Piazza un contadino su { $zone }
    [fisherman] Piazza un pescatore su { $zone }
    [woodcutter] Piazza un taglialegna su { $zone }
    [watchman] Piazza un guardiano su { $zone }
   *[any] Piazza un lavoratore su { $zone }
}
web-limes-move-from = { $profession ->
    [farmer] Muovi il contadino da { $zone }
    [fisherman] Muovi il pescatore da { $zone }
    [woodcutter] Muovi il taglialegna da { $zone }
    [watchman] Muovi il guardiano da { $zone }
   *[any] Muovi il lavoratore da { $zone }
}
web-limes-move-to = { $profession ->
    [farmer] Su { $zone }, come contadino
    [fisherman] Su { $zone }, come pescatore
    [woodcutter] Su { $zone }, come taglialegna
    [watchman] Su { $zone }, come guardiano
   *[any] Su { $zone }
}
web-limes-supply = { $count ->
    [0] Riserva vuota
    [one] Un lavoratore in riserva
   *[other] { $count } lavoratori in riserva
}
web-limes-now = Se la partita finisse ora
web-limes-no-workers = Nessun lavoratore dà ancora punti.
web-limes-why-zone = { $points ->
    [one] campo di un settore
   *[other] campo di { $points } settori
}
web-limes-why-hut = { $points ->
    [0] lago senza capanni
    [one] lago con un capanno
   *[other] lago con { $points } capanni
}
web-limes-why-territory = { $points ->
    [0] nessun territorio adiacente
    [one] un territorio adiacente
   *[other] { $points } territori adiacenti
}
web-limes-why-sight = { $points ->
    [0] nessuna foresta in vista
    [one] un settore di foresta in vista
   *[other] { $points } settori di foresta in vista
}
web-limes-lens-zone = { $points ->
    [one] Questo campo ha un settore: un punto per il contadino.
   *[other] Questo campo ha { $points } settori: { $points } punti per il contadino.
}
web-limes-lens-hut = { $points ->
    [0] Sulla riva di questo lago non ci sono ancora capanni: 0 punti.
    [one] Un capanno sulla riva di questo lago: un punto.
   *[other] { $points } capanni sulla riva di questo lago: { $points } punti. Ognuno conta una volta sola.
}
web-limes-lens-territory = { $points ->
    [0] Nessun territorio tocca ancora questa foresta: 0 punti.
    [one] Un territorio tocca questa foresta: un punto.
   *[other] { $points } territori toccano questa foresta: { $points } punti.
}
web-limes-lens-sight = { $points ->
    [0] Il guardiano non vede settori di foresta: 0 punti.
    [one] Il guardiano vede un settore di foresta: un punto.
   *[other] Il guardiano vede { $points } settori di foresta: { $points } punti. Le altre torri bloccano la vista.
}
web-limes-nobody = { $profession ->
    [farmer] Qui non lavora nessuno. Punti per un contadino: { $points }.
    [fisherman] Qui non lavora nessuno. Punti per un pescatore: { $points }.
    [woodcutter] Qui non lavora nessuno. Punti per un taglialegna: { $points }.
   *[watchman] Qui non lavora nessuno. Punti per un guardiano: { $points }.
}
web-limes-idle = qui conta un altro lavoratore
web-limes-one-of = { $number } di { $count }: { $text }
web-limes-ahead = { $way ->
    [taken] { $worker } { $gain }: qui conta un solo lavoratore, e ce n’è già uno
    [move] { $worker } { $points }: { $why }. Il tuo totale: { $gain }
   *[place] { $worker } { $gain }: { $why }
}
web-limes-only-one = In ogni territorio conta un solo lavoratore, e qui è un altro: 0 punti.
web-limes-full = { $side ->
    [columns] Niente più colonne: il paesaggio è 4 × 4
   *[rows] Niente più righe: il paesaggio è 4 × 4
}
web-limes-for-zone = settori del loro campo
web-limes-for-hut = capanni sulla riva del loro lago
web-limes-for-territory = territori attorno alla loro foresta
web-limes-for-sight = settori di foresta in vista
web-limes-ladder-name = La scala del solitario
web-limes-next-step = { $step ->
    [4] È il gradino più alto.
   *[other] { $missing ->
        [one] Ancora un punto per il prossimo gradino.
       *[other] Ancora { $missing } punti per il prossimo gradino.
    }
}
web-limes-unplaced = { $count ->
    [one] Un lavoratore non è mai stato piazzato.
   *[other] { $count } lavoratori non sono mai stati piazzati.
}
web-limes-range = { $step ->
    [0] meno di { $below }
    [4] { $from } o più
   *[other] { $from }–{ $to }
}
web-limes-twin = { $you ->
    [yes] Il tuo paesaggio, turno { $round } di { $rounds }, carte posate: { $cards }
   *[no] Paesaggio: { $name }, turno { $round } di { $rounds }, carte posate: { $cards }
}
web-limes-twin-square = Scegli dove posare la carta.
web-limes-twin-score = { $you ->
    [yes] Tu: { $points }
   *[no] { $name }: { $points }
}
web-limes-watch = Stai guardando. Scegli un nome per vedere il suo paesaggio.
web-limes-gap = vuoto
web-limes-zone = { limes-quarter } { $terrain }{ $hut ->
    [yes] , capanno
   *[no] { "" }
}{ $workers ->
    [0] { "" }
    [one] , un lavoratore
   *[other] , { $workers } lavoratori
}
web-limes-scored = { $profession ->
    [farmer] Contadino su { $zone }, { $points }: { $why } ({ $places })
    [fisherman] Pescatore su { $zone }, { $points }: { $why } ({ $places })
    [woodcutter] Taglialegna su { $zone }, { $points }: { $why } ({ $places })
   *[watchman] Guardiano su { $zone }, { $points }: { $why } ({ $places })
}

web-skip = Mostra il risultato
web-limits-unseen = una carta coperta
web-limits-limit = { $colour ->
    [r] rosso { $limit }
    [y] giallo { $limit }
    [g] verde { $limit }
    [b] blu { $limit }
   *[v] viola { $limit }
}
web-limits-limit-card = Carta Limite: { $limits }. X: nessun limite.
web-limits-limit-title = Carta Limite
web-limits-hidden-raise = { $count ->
    [one] La carta coperta alza di uno il limite del suo colore.
   *[other] Ogni carta coperta alza di uno il limite del suo colore.
}
web-limits-hidden-cards = Carte coperte
web-limits-lying = Sotto: nella pila di gioco
web-limits-lying-of = Nella pila di gioco: { $colours }
web-limits-hint = Ogni carta coperta alza di uno il limite del suo colore. X: nessun limite.
web-limits-in-hand = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
web-limits-hidden = { $count ->
    [one] coperta
   *[other] coperte
}
web-limits-starts = { $you ->
    [yes] cominci tu
   *[no] comincia
}
web-limits-has-hidden = scelta fatta
web-limits-taken = { $count ->
    [0] nessuna carta Limite
    [one] una carta Limite, −{ $penalty }
   *[other] { $count } carte Limite, −{ $penalty }
}
web-limits-accuse = Accusa
web-limits-pile-open = { $count ->
    [0] Ancora nessuna carta
    [one] Una carta giocata
   *[other] { $count } carte giocate
}
web-limits-pile = { $count ->
    [0] Pila di gioco: ancora vuota
    [one] { $you ->
        [yes] Pila di gioco: una carta (tua)
        [bot] Pila di gioco: una carta (del bot, per te)
       *[no] Pila di gioco: una carta ({ $name })
    }
   *[other] { $you ->
        [yes] Pila di gioco: { $count } carte, in cima la tua
        [bot] Pila di gioco: { $count } carte, in cima quella del bot (per te)
       *[no] Pila di gioco: { $count } carte, in cima quella di { $name }
    }
}
web-limits-draw = { $count ->
    [0] Mazzo vuoto
    [one] Mazzo: una carta
   *[other] Mazzo: { $count } carte
}
web-limits-tell-limit = Quante carte di ogni colore possono stare nella pila di gioco. Ogni carta coperta alza di uno il limite del suo colore; X: nessun limite.
web-limits-tell-pile = La pila di gioco resta chiusa: finché nessuno accusa si vede solo la carta in cima.
web-limits-tell-pile-name = Pila di gioco
web-limits-tell-draw = Dopo ogni carta giocata si pesca in automatico, finché ce ne sono.
web-limits-your-hidden = { $count ->
    [one] { $colour ->
        [r] La tua carta coperta è rossa: ammette una rossa in più. Lo sai solo tu.
        [y] La tua carta coperta è gialla: ammette una gialla in più. Lo sai solo tu.
        [g] La tua carta coperta è verde: ammette una verde in più. Lo sai solo tu.
        [b] La tua carta coperta è blu: ammette una blu in più. Lo sai solo tu.
       *[v] La tua carta coperta è viola: ammette una viola in più. Lo sai solo tu.
    }
   *[other] Ognuna delle tue carte coperte ne ammette una in più del suo colore. Lo sai solo tu.
}
web-limits-turn-of = Di turno: { $name }
web-limits-your-turn = { $accuse ->
    [no] { $exchange ->
        [yes] Gioca una carta o scambiane quattro
       *[no] Gioca una carta
    }
   *[yes] { $exchange ->
        [yes] Gioca una carta, scambiane quattro o accusa
       *[no] Gioca una carta o accusa
    }
}
web-limits-must-accuse = La mano è vuota: bisogna accusare
web-limits-hide = { $count ->
    [one] Scegli una carta da mettere coperta
   *[other] Scegli { $count } carte da mettere coperte
}
web-limits-hide-these = { $count ->
    [one] Metti coperta questa carta
   *[other] Metti coperte queste carte
}
web-limits-choose = Scegli una carta
web-limits-exchange = { $colour ->
    [r] Scambia quattro rosse per un punto
    [y] Scambia quattro gialle per un punto
    [g] Scambia quattro verdi per un punto
    [b] Scambia quattro blu per un punto
   *[v] Scambia quattro viola per un punto
}
web-limits-accuse-who = Accusare { $name }?
web-limits-accuse-name = Accusa { $name }
web-limits-claim = { $you ->
    [yes] Sostieni che l’ultima carta di { $name } abbia superato il limite del suo colore.
   *[no] { $accuser } sostiene che l’ultima carta di { $name } ha superato il limite del suo colore.
}
web-limits-if-so = { $you ->
    [yes] Se hai ragione
   *[no] Se { $accuser } ha ragione
}
web-limits-if-so-text = { $you ->
    [yes] { $name } prende la carta Limite (−2), tu ricevi un punto
   *[no] { $name } prende la carta Limite (−2); { $accuser } riceve un punto
}
web-limits-if-not = { $you ->
    [yes] Se hai torto
   *[no] Se { $accuser } ha torto
}
web-limits-if-not-text = { $you ->
    [yes] tu prendi la carta Limite (−2), { $name } riceve un punto
   *[no] { $accuser } prende la carta Limite (−2); { $name } riceve un punto
}
web-limits-keep-playing = Non accusare
web-limits-counting = Si contano le carte…
web-limits-over = { $over ->
    [one] Limite superato di una carta
   *[other] Limite superato di { $over } carte
}
web-limits-within = Limite rispettato
web-limits-charge = { $you ->
    [accuser] Hai accusato { $accused }.
    [accused] { $accuser } ti ha accusato.
   *[no] { $accuser } ha accusato { $accused }.
}
web-limits-last-card = { $colour ->
    [r] La carta contestata era rossa.
    [y] La carta contestata era gialla.
    [g] La carta contestata era verde.
    [b] La carta contestata era blu.
   *[v] La carta contestata era viola.
}
web-limits-count = { $lying ->
    [one] Fino a quel punto ce n’era una di questo colore; ammesse: { $allowed }.
   *[other] Fino a quel punto ce n’erano { $lying } di questo colore; ammesse: { $allowed }.
}
web-limits-no-limit = X: questo colore non aveva limite.
web-limits-by-card = carta Limite: { $count }
web-limits-by-hidden = carte coperte: { $count }
web-limits-pile-order = La pila di gioco, dalla prima carta (a sinistra), e chi le ha giocate
web-limits-outcome = Esito
web-limits-takes-card = { $last ->
    [yes] { $you ->
        [yes] prendi la carta Limite
       *[no] prende la carta Limite
    }
   *[no] { $you ->
        [yes] prendi la carta Limite e cominci la prossima manche
       *[no] prende la carta Limite e comincia la prossima manche
    }
}
web-limits-takes-point = { $you ->
    [yes] ricevi un punto
   *[no] riceve un punto
}
web-limits-next = Prossima manche
web-limits-under-way = La manche { $round } è già in corso.
web-limits-to-end = Punteggio finale
web-limits-last-verdict = L’ultima accusa
web-limits-end-points = Punti vinti
web-limits-end-limit-cards = Carte Limite
web-limits-end-right = Accuse giuste
web-limits-end-wrong = Accuse sbagliate
web-limits-end-legend = Accuse: ✓ giuste, ✗ sbagliate
web-limits-end-other = Per accuse sbagliate degli altri e scambi
web-limits-end-why = L’ultima carta Limite è presa: la partita finisce.
web-limits-watching = Stai guardando.
web-limits-exchange-means = È tutto il tuo turno: due delle quattro vanno sulla pila di gioco come tua ultima carta, due tornano sul mazzo.
web-limits-end-total = Totale
web-limits-do-hide = { $count ->
    [one] { $colour ->
        [r] Metti coperta una rossa
        [y] Metti coperta una gialla
        [g] Metti coperta una verde
        [b] Metti coperta una blu
       *[v] Metti coperta una viola
    }
   *[other] Metti coperte: { $colour ->
        [r] rossa
        [y] gialla
        [g] verde
        [b] blu
       *[v] viola
    } e { $second ->
        [r] rossa
        [y] gialla
        [g] verde
        [b] blu
       *[v] viola
    }
}
web-limits-do-play = { $colour ->
    [r] Gioca una rossa
    [y] Gioca una gialla
    [g] Gioca una verde
    [b] Gioca una blu
   *[v] Gioca una viola
}
web-limits-do-exchange = { $colour ->
    [r] Scambia quattro rosse
    [y] Scambia quattro gialle
    [g] Scambia quattro verdi
    [b] Scambia quattro blu
   *[v] Scambia quattro viola
}
web-limits-do-accuse = Accusa { $name }
web-limits-twin-top = { $colour ->
    [none] La pila di gioco è vuota.
    [r] Carte nella pila di gioco: { $count }; in cima una rossa ({ $name }).
    [y] Carte nella pila di gioco: { $count }; in cima una gialla ({ $name }).
    [g] Carte nella pila di gioco: { $count }; in cima una verde ({ $name }).
    [b] Carte nella pila di gioco: { $count }; in cima una blu ({ $name }).
   *[v] Carte nella pila di gioco: { $count }; in cima una viola ({ $name }).
}
web-limits-twin-player = { $name }: punti { $points }, carte in mano { $hand }, coperte { $hidden }, carte Limite { $taken }
web-limits-twin-hand = Mano: { $cards }
web-limits-twin-hidden = Carte coperte proprie: { $cards }

web-building-abbey = Abbazia di Saint-Martial
web-building-cathedral = Cattedrale
web-plaque-keys-chateau = Chiavi Chât.
web-plaque-keys-cite = Chiavi Cité
web-plaque-bridge-martial = P.te Martial
web-plaque-bridge-etienne = P.te Étienne
web-plaque-justice = Giustizia
web-plaque-theft-abbey = Furto (Abb.)
web-plaque-theft-cathedral = Furto (Catt.)
web-plaque-corruption = Corruzione
web-plaque-ostensions = Ostensioni
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
web-plaque-motte = Motta
web-plaque-consulat-chateau = Consolato Château
web-plaque-consulat-cite = Consolato Cité
web-plaque-port-naveix = Porto del Naveix
web-nobody = neutrale
web-track-fr = Francese
web-track-en = Inglese
web-tab-powers = Poteri
web-tab-chateau = Château
web-tab-cite = Cité
web-tab-river = Fiume
web-tab-tiles = Tessere

web-verb-remove = Rimosso
web-verb-place = Posa
web-verb-buy = Compra una tessera
web-verb-end = Fine turno
web-verb-activate = Attiva con un meeple
web-verb-guards = Metti o sposta le guardie
web-verb-guard = Metti o sposta una guardia
web-verb-commerce = Commercio
web-verb-mint = Batti moneta
web-verb-corrupt = Corruzione
web-verb-ostend = Ostensioni
web-verb-rob = Deruba un tesoro
web-verb-jail = Imprigiona
web-verb-free = Libera un prigioniero
web-verb-use = Usa una tessera
web-verb-jealousy = Gelosia episcopale
web-verb-destroy = Distruggi
web-verb-play = Gioca un evento
web-verb-drop = Scarta un evento
web-verb-vote = Vota
web-verb-keep = Tieni
web-verb-gain = Influenza
web-verb-steal = Ruba a un avversario
web-verb-swap = Scambia
web-verb-done = Fatto
web-verb-return = Cedi
web-verb-lose = Perdi
web-word-draw = e pescane uno
web-word-hand = da una mano
web-word-on = dal tabellone
web-word-tile = un Personaggio
web-word-none = nessuno
web-due-KeepObjectives = Scegli un obiettivo da tenere. Tutti quelli in gioco contano per tutti.
web-due-Missing = { $colour ->
    [yellow] La riserva non ha più uomini del Visconte. Prendere influenza, per loro solo sul tracciato francese, o il meeple di un avversario?
   *[other] La riserva non ha più { limoges-meeples-of }. Prendere influenza, o il meeple di un avversario?
}
web-due-Comfort = Qualcuno ha preso { limoges-a-meeple }. Su quale tracciato avanzare?
web-due-Favour = Su quale tracciato avanzare?
web-due-Swapping = Scambi ancora possibili con la riserva: { $left }
web-due-KeepOstension = Scegli un’Ostensione da tenere
web-due-GiveUp = Una tessera di troppo: quale cedere?
web-due-LoseMeeples = Quale meeple perdere?
web-due-LoseHalf = Di quale colore perdere la metà?
web-due-Voting = Reclutamento

web-limoges-map = Lo Château, la Cité e la Vienne
web-limoges-parts = Parti della mappa
web-limoges-tab-alive = qui c’è qualcosa da scegliere
web-limoges-treasury = tesoro
web-limoges-treasuries = Tesoro dell’Abbazia { $abbey }, della Cattedrale { $cathedral }
web-limoges-arches = { $done ->
    [0] da iniziare
    [one] un’arcata su 4
    [4] completo
   *[other] { $done } arcate su 4
}
web-limoges-prison = { $count ->
    [0] Prigione, vuota
    [one] Prigione, un meeple
   *[other] Prigione, { $count } meeple
}
web-limoges-idle = senza meeple
web-limoges-to-move = di turno
web-limoges-coins-word = Monete
web-limoges-cost = costa { limoges-n-coins }
web-limoges-sale = costa { limoges-n-coins }, { $colour ->
    [any] un meeple di qualsiasi colore
   *[other] { limoges-a-meeple }
} e un domino con un totale di almeno { $coins }
web-limoges-at-once = { $usable ->
    [yes] utilizzabile già in questo turno
   *[no] non ancora utilizzabile
}
web-limoges-free = gratis
web-limoges-used = usata in questo turno
web-limoges-vp = { $points ->
   *[other] pt
}
web-limoges-on-track = { $name } { $steps }
web-limoges-no-tiles = nessuna tessera
# Where long words of the titles of tiles may break.
web-hyphens = Chiavi-stello Planta-geneto Saccheg-giato Sant’Aure-liano biblio-tecario dell’Abbes-saille sant’An-tonio sant’Aure-liano
web-limoges-secret = { $you ->
    [yes] I tuoi obiettivi segreti
   *[no] Obiettivi segreti
}
web-limoges-others-secret = Gli altri restano segreti fino alla fine. Ogni obiettivo conta per tutti.
web-limoges-dominoes = { $you ->
    [yes] I tuoi domino (massimo due a turno)
   *[no] Domino: { $name }
}
web-limoges-people = { $you ->
    [yes] I tuoi meeple
   *[no] In mano
}
web-limoges-domino = Domino { $domino }, totale { $total }
web-limoges-turn = Il tuo turno
web-limoges-your-turn = { $placed ->
    [0] Scegli un domino o un’azione. { $left ->
        [one] Si può posare un domino.
       *[other] Si possono posare due domino.
    }
   *[other] Un domino posato. Se ne può posare un altro.
}
web-limoges-no-domino = { $why ->
    [placed] Due domino posati.
    [empty] La mano è vuota; il round dura finché non lo sono tutte.
   *[none] Nessuno di questi domino si può posare ora.
} { $deeds ->
    [0] Non è possibile altro.
   *[other] Sono possibili altre azioni.
}
web-limoges-coins-from = Le monete vengono dalla tassa alle tue porte, dal commercio, battendo moneta, dalla Corruzione, derubando un tesoro e dalle tessere.
web-limoges-pick-place = Scegli uno spazio evidenziato.
web-limoges-pick-place-or-tile = Scegli uno spazio evidenziato, o una tessera da comprare con esso.
web-limoges-lifted = Posarlo costa { $least ->
    [same] { limoges-n-coins }
   *[other] da { $least } a { $coins } monete: di più dove si paga la tassa o se la guardia sta sulla metà bassa
}.
web-limoges-nowhere = Ora nessuno spazio accetta questo domino.
web-limoges-too-dear = Costa { $price } monete, ne hai { $coins }.
web-limoges-ask-space = Tocca uno spazio per sapere perché.
web-limoges-pick-tile = Scegli una tessera da comprare con esso.
web-limoges-only-tile = Questo domino può solo pagare una tessera:
web-limoges-paid-in-all = { limoges-n-coins } in tutto
web-limoges-covers = copre { $covered }, mostra { $shown }
web-limoges-brings = Quanto costa e cosa porta
web-limoges-deed-for = { $deed }: { limoges-n-coins } { $payees }
web-limoges-payee = { $coins ->
    [0] { $to ->
        [bank] alla banca
        [abbey] al tesoro
        [cathedral] al tesoro
       *[other] a { $to }
    }
   *[other] { $to ->
        [bank] banca
        [abbey] tesoro
        [cathedral] tesoro
       *[other] { $to }
    } { $coins }
}
web-limoges-deed-earns = { $deed }: +{ $coins }
web-limoges-do = Conferma
web-limoges-end = Fine turno
web-limoges-end-shed = Scarta e chiudi
web-limoges-end-with = Scarta { $domino } e chiudi
web-limoges-shed = La mano non si è ridotta: scegli un domino da scartare.
web-limoges-pick-domino = Scegli un domino evidenziato dalla mano.
web-limoges-which-meeple = Quale meeple?
web-limoges-which-colour = Quale meeple? Il suo colore controlla il potere.
web-limoges-which-half = Su quale metà sta la guardia? L’altra è la tassa.
web-limoges-which-player = Quale giocatore?
web-limoges-which-jail = Chi va in prigione: un meeple del tabellone, uno di una mano, o un Personaggio o un Santo?
web-limoges-which-pay = Con che cosa si paga?
web-limoges-pick-recycled = Scegli uno o due domino dalla mano, in qualsiasi ordine.
web-limoges-pay-domino = Scegli il domino con cui pagare: { $tile }.
web-limoges-recruit = Reclutamento
web-limoges-recruit-hint = Scegli un domino per ogni colore, o nessuno: la metà bassa è il voto. Poi torna nel sacchetto. I voti si scoprono tutti insieme.
web-limoges-vote = { $meeple }: domino { $domino }
web-limoges-no-vote = { $meeple }: nessun voto
web-limoges-reserve = riserva: { $count }
web-limoges-by-building = solo costruendo
web-limoges-seal = Conferma i voti
web-limoges-seal-none = Non votare
web-limoges-recruited = Che cosa hanno portato i voti
web-limoges-close-picture = Chiudi l’immagine per continuare
web-limoges-called-back = Più voti che meeple, quindi prima tornano tutti:
web-limoges-now-idle = Non più attivi: { $idle }
web-limoges-to-share = { $count ->
    [one] 1 da dividere
   *[other] { $count } da dividere
}
web-limoges-first-share = per posto
web-limoges-one-each = poi uno alla volta
web-limoges-shares-explained = In ordine di graduatoria, ciascuno prende prima un meeple per ogni voto che viene dopo il suo. Poi uno alla volta finché ce ne sono, mai più della metà bassa (≤).
web-limoges-at-most = al massimo { $count }
web-limoges-most-of = al massimo { $count } su { $reserve }
web-limoges-vote-nothing = metà bassa 0: non porta nessuno
web-limoges-nobody-voted = Nessuno ha votato.
web-limoges-n-votes = { $reserve ->
    [one] 1 voto
   *[other] { $reserve } voti
}
web-limoges-recall = { $certain ->
    [yes] Prima tornano tutti i { $count } in gioco ({ $own } tuoi)
    [others] Se le metà basse degli altri superano { $reserve }: tornano tutti i { $count } in gioco ({ $own } tuoi)
   *[no] Se tutte le metà basse superano { $reserve }: prima tornano tutti i { $count } in gioco ({ $own } tuoi)
}{ $idle ->
    [none] { "" }
   *[other] ; inattivi: { $idle }
}
web-limoges-recalls = { $certain ->
    [yes] Prima tornano tutti quelli di un colore:
    [others] Se le metà basse degli altri danno questo totale, tornano tutti quelli di un colore:
   *[no] Se tutte le metà basse danno questo totale, prima tornano tutti quelli di un colore:
}
web-limoges-recall-one = { $certain ->
    [yes] tutti i { $count } in gioco ({ $own } tuoi)
   *[no] più di { $reserve }: tutti i { $count } in gioco ({ $own } tuoi)
}{ $idle ->
    [none] { "" }
   *[other] ; inattivi: { $idle }
}
web-limoges-tied-votes = Graduatoria: la metà bassa più alta, poi il totale più alto, poi più influenza, poi l’ordine di gioco del round.
web-limoges-see-recruited = Mostra il reclutamento
web-limoges-empty-place = { $place }: vuoto
web-limoges-taken-place = { $place }: { $domino } ({ $owner }), { $meeple }
web-limoges-points-explained = Tutti i punti
web-limoges-row-points = Punti guadagnati in partita
web-limoges-row-reward = domino nell’Abbazia e nella Cattedrale, round dopo round
web-limoges-row-reward-tile = tessere di ricompensa
web-limoges-row-tile = tessere durante la partita
web-limoges-row-influence = Influenza
web-limoges-ranked = { $rank ->
    [0] { $measure }
   *[other] { $measure }, { $rank }º
}
web-limoges-total = Totale
web-limoges-twin = Le città, round { $round }
web-limoges-twin-course = { $round ->
    [0] Tutti tengono un obiettivo
   *[other] { $lap ->
        [0] Round { $round }: tutti votano
       *[other] Round { $round }, giro { $lap }
    }
}. Ordine dei turni: { $names }
web-limoges-twin-player = { $name }: monete { $coins }, punti { $total }, di cui { $points } durante la partita, influenza francese { $french }, influenza inglese { $english }; domino in mano { $hand }, nel sacchetto { $bag }, rimossi { $removed }; obiettivi { $objectives }
web-limoges-twin-meeples = { $where }: { $meeples }
web-limoges-twin-empty = Liberi: { $places }
web-limoges-twin-fits = { $domino } può andare su { $places }. { $price }
web-limoges-twin-tiles = { $name } ha { $tile }: { $state }
web-limoges-twin-tile = Tessera { $tile }, costa { $cost } e { $meeple }: { $effects }
web-limoges-twin-goal = Obiettivo { $goal }: { $measure } { $points }; ora { $standings }
web-limoges-twin-hand = Domino in mano: { $dominoes }
web-goal = { $measure ->
    [count_dominoes_abbey] più domino nell’Abbazia
    [count_dominoes_cathedral] più domino nella Cattedrale
    [count_dominoes_bridges] più domino sui ponti
    [count_gates_chateau] più porte dello Château
    [count_gates_cite] più porte della Cité
    [influence_fr] più influenza francese
    [influence_en] più influenza inglese
    [coins] più monete
    [count_powers] più domino sui poteri
    [count_tiles] più tessere attive
    [meeples_grey_purple] più abati e vescovi
   *[other] più consoli e uomini del Visconte
}
web-goal-points = ({ $points } punti)
web-when-end_turn = a fine turno:
web-when-action = azione, una volta a turno:
web-when-passive = sempre:
web-when-reward = ricompensa:
web-when-event = evento:
web-what-bridges = ponti
web-what-gates = porte
web-what-powers = poteri
web-what-production = produzione
web-what-any = tutte le mura
web-what-all = tutti i domino
web-what-destruction = Distruzione
web-what-commerce = Commercio
web-what-mint = battere moneta
web-what-jealousy = Gelosia episcopale
web-what-choice = tracciato a scelta
web-what-bank = la banca
web-fx-gain_coins = { $n ->
    [one] +1 moneta
   *[other] +{ $n } monete
}
web-fx-lose_coins = { $n ->
    [one] −1 moneta
   *[other] −{ $n } monete
}
web-fx-gain_meeple = +{ limoges-n-meeples }
web-fx-gain_vp = { $n ->
    [one] +1 punto
   *[other] +{ $n } punti
}
web-fx-gain_influence = { $word ->
    [fr] +{ $n } di influenza francese
    [en] +{ $n } di influenza inglese
   *[choice] +{ $n } di influenza a scelta
}
web-fx-convert = { $from } → { $to }
web-fx-free_prisoner = libera un prigioniero gratis
web-fx-replace_guards = { $word ->
    [any] sposta gratis le guardie di una delle due città
   *[other] sposta le guardie gratis: { $what }
}
web-fx-take_coins = { $n ->
    [one] prendi una moneta a un avversario
   *[other] prendi { $n } monete a un avversario
}
web-fx-take_meeple = { $n ->
    [one] prendi un meeple dalla mano di un avversario
   *[other] prendi { $n } meeple dalla mano di un avversario
}
web-fx-recruit = { $n ->
    [one] { $from } → un meeple a scelta dalla riserva
   *[other] { $from } → { $n } meeple di uno stesso colore dalla riserva
}
web-fx-exchange_domino = rimuovi un domino della mano e pescane un altro
web-fx-this_turn = { $from } → per il resto del turno: { $gain }
web-fx-discount_domino = { $n ->
    [one] { $what }: una moneta in meno
   *[other] { $what }: { $n } monete in meno
}
web-fx-discount_tile = { $n ->
    [one] le tessere costano una moneta in meno
   *[other] le tessere costano { $n } monete in meno
}
web-fx-tax_bonus = tassa +{ $n }: { $what }
web-fx-extra_vote = voti per { $colour ->
    [yellow] gli
   *[other] i
} { limoges-meeples-of }: +{ $n }
web-fx-bonus_meeple = { $what }: +{ limoges-n-meeples }
web-fx-action_discount = { $n ->
    [one] { $what }: un meeple in meno
   *[other] { $what }: { $n } meeple in meno
}
web-fx-mint_bonus = battere moneta rende { $n } in più
web-fx-theft_bonus = il furto rende { $n } in più
web-fx-protect = { $word ->
    [gates] né gli altri né gli eventi possono distruggere le tue porte
    [production] gli altri non possono distruggere né sostituire i tuoi edifici di produzione
   *[all] né gli altri né gli eventi possono distruggere o sostituire i tuoi domino; il domino di un potere si può comunque sostituire
}
web-fx-entry = entri in tutte le mura senza pagare la tassa
web-fx-reward_vp = { $n ->
    [one] +1 punto se hai un domino: { $what }
   *[other] +{ $n } punti se hai un domino: { $what }
}
web-fx-each = ognuno: { $gain }
web-fx-each_per = { $measure ->
    [dominoes_abbey] ognuno, per ogni suo domino nell’Abbazia: { $gain } (massimo { $most })
    [dominoes_cathedral] ognuno, per ogni suo domino nella Cattedrale: { $gain } (massimo { $most })
    [dominoes_bridge_etienne] ognuno, per ogni sua arcata del Ponte Saint-Étienne: { $gain } (massimo { $most })
   *[gates_chateau] ognuno, per ogni sua porta dello Château: { $gain } (massimo { $most })
}
web-fx-each_lose_meeple = { $n ->
    [one] ognuno perde un meeple a scelta
   *[other] ognuno perde { $n } meeple a scelta
}
web-fx-each_lose_half_meeples = ognuno perde metà del suo colore più numeroso
web-fx-each_lose_coins_fraction = ognuno perde una moneta su { $n }
web-fx-recall = tutti { $colour ->
    [yellow] gli
   *[other] i
} { limoges-meeples-of } tornano nella riserva
web-fx-clear_guards = { $word ->
    [chateau] tutte le guardie dello Château tornano in mano
   *[cite] tutte le guardie della Cité tornano in mano
}
web-fx-clear_meeple = { $what }: il meeple va nella riserva
web-fx-destroy_lowest = { $word ->
    [abbey] il domino più basso dell’Abbazia viene distrutto
    [cathedral] il domino più basso della Cattedrale che non ne sorregge un altro viene distrutto
    [gates_chateau] la porta più bassa dello Château viene distrutta
   *[gates_cite] la porta più bassa della Cité viene distrutta
}
web-fx-remove_last = { $word ->
    [bridge_martial] l’ultima arcata del Ponte Saint-Martial viene rimossa
   *[bridge_etienne] l’ultima arcata del Ponte Saint-Étienne viene rimossa
}
web-fx-bank_tax = { $word ->
    [chateau] la banca paga la tassa a ogni porta attiva dello Château, doppia a chi ha la maggioranza sul Ponte Saint-Martial
   *[cite] la banca paga la tassa a ogni porta attiva della Cité, doppia a chi ha la maggioranza sul Ponte Saint-Étienne
}
web-fx-treasury = { $word ->
    [abbey] il tesoro dell’Abbazia va alla banca
   *[cathedral] il tesoro della Cattedrale va alla banca
}
web-fx-leader_loses_influence = { $word ->
    [fr] chi è in testa da solo sul tracciato francese: −{ $n }
   *[en] chi è in testa da solo sul tracciato inglese: −{ $n }
}
web-fx-empty_prison = la prigione si svuota
web-fx-ban_until_round_end = niente distruzioni né Gelosia episcopale fino alla fine del round


web-rules-of = Regole di { $game }
web-rules-not-yet = Queste regole non ci sono ancora nella tua lingua; eccole in inglese.
web-notation = Notazione
web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
    [0] non trovato
   *[other] { $at } di { $count }
}
web-rules-found-previous = Risultato precedente
web-rules-found-next = Risultato successivo
web-figure-hut = capanno
web-figure-places = Caselle libere: { $places }
web-figure-reach = Raggiungibile: { $zones }
web-figure-play = Giocare
web-figure-exchange = Scambiare
web-figure-on-pile = sulla pila di gioco
web-figure-on-draw = sul mazzo
web-figure-draw = { $count ->
    [one] pesca 1 carta
   *[other] pesca { $count } carte
}
web-figure-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
web-figure-ends = La manche si chiude e si conta.
web-figure-back = Dorso di una carta Limite
web-figure-limit = Limite
web-figure-not-counted = venuta dopo: non conta
web-figure-high = metà alta
web-figure-low = metà bassa
web-figure-total = totale
web-figure-zone = { $zone ->
    [inner] Zona interna dello Château. Le sue mura hanno { $gates } porte.
    [outer] Zona esterna dello Château. Le sue mura hanno { $gates } porte.
    [cite] La Cité. Le sue mura hanno { $gates } porte.
    [outside] Fuori le mura: due ponti e il Porto.
   *[powers] I nove poteri, con i colori che ammettono.
}
web-figure-outside = fuori le mura
web-figure-player = { $seat ->
    [2] Bianco
   *[3] Nero
}
web-figure-pays = { $who ->
    [owner] Il proprietario paga { limoges-n-coins } alla banca.
   *[others] { $to ->
        [owner] Gli altri pagano { limoges-n-coins } al proprietario.
       *[bank] Gli altri pagano { limoges-n-coins } alla banca.
    }
}
web-figure-jail = Imprigionare: { limoges-n-meeples }
web-figure-free = Liberare:
web-figure-given = Domino rimosso: { $domino }. Vedi { $count } Ostensioni e ne tieni una.
web-figure-price = { $fee ->
    [0] Prezzo { $price }
   *[other] Prezzo { $price }, più { $fee } al proprietario delle Chiavi
}
web-figure-brings = Rende { limoges-n-coins }
web-figure-vote = Voto
web-figure-first = Prima
web-figure-end = Alla fine
web-figure-loot = { $name } può prendere { limoges-n-coins }.
web-figure-pips = { $name }: { $sum } pallini
web-figure-next = Prossimo domino: { $domino }. Che cosa porta su ogni spazio:
web-figure-before = Prima del turno
web-figure-step = Passo { $step }
web-figure-ends-turn = { $name } chiude il turno
web-open-record = Apri una partita
web-open-record-hint = Ogni partita si può scaricare come file di testo (.game), da conservare o da mandare a un amico. Aperto qui, si può rivedere e analizzare.
web-choose-file = Scegli un file
web-or-paste = O incolla qui il testo
web-step-of = Passo { $step } di { $steps }
web-first = All’inizio
web-previous = Un passo indietro
web-next = Avanti
web-last = Alla fine
web-run = Avvia
web-pause = Pausa
web-share = Condividi questa posizione
web-steps = Mosse
web-replay-onward = Gioca
web-replay-share = Condividi
web-replay-save = Salva
web-steps-start = Preparazione
web-replay-cut = Il file finisce qui, ma la partita non era finita. Si può rivedere, non analizzare.
web-eyes = Punto di vista
web-eyes-of = Visto da { $name }
web-eyes-watch = Da spettatore
web-eyes-all = Tutto scoperto
web-intro-ines = Ines
web-intro-tomas = Tomas
web-intro-wrong = Non stavolta: segui ciò che è evidenziato.
web-intro-wrong-limes = Non stavolta. Posa la carta su { $square }, { $turn ->
    [n] dritta
    [e] ruotata a destra
    [s] capovolta
   *[w] ruotata a sinistra
}{ $what ->
    [place] , e piazza un lavoratore su { $zone }
    [move] , e muovi il lavoratore da { $from } a { $zone }
   *[none] , senza lavoratore
}.
web-intro-step = Passo { $step } di { $steps }
web-intro-back = Indietro
web-intro-again = Dall’inizio
web-intro-name-limoges = Primi passi
web-intro-name-limoges-2 = Tessere e Cattedrale
web-intro-name-limoges-3 = Ponte, furto, prigione
web-intro-following = Avanti: { $name }
web-intro-show = Mostrami
web-intro-done = { $count ->
    [one] Ora gioca contro un principiante
   *[other] Ora gioca contro { $count } principianti
}
web-intro-limes-1 = A ogni turno si estrae una carta, e tutti la posano nello stesso momento, ognuno nel suo paesaggio. Dopo sedici carte i tuoi lavoratori danno punti. Vince il totale più alto.
web-intro-limes-2 = Una carta ha quattro settori. Posala sulla casella evidenziata, poi piazza un lavoratore sull’acqua: lì è un pescatore. Dà un punto per ogni capanno sulla riva del suo lago: +2.
web-intro-limes-3 = Ogni nuova carta deve toccare con un lato una carta già posata. I settori dello stesso tipo che si toccano formano un territorio. Posa questa su d5, senza ruotarla: il lago cresce e sulla riva c’è un terzo capanno. Stavolta nessun lavoratore.
web-intro-limes-4 = Le carte si possono ruotare. Ruota questa a sinistra e posala su e4: i due campi diventano uno solo. Piazza un lavoratore sul settore a nord-ovest: un contadino dà un punto per ogni settore del suo campo.
web-intro-limes-5 = Su una torre un lavoratore è un guardiano: conta i settori di foresta che vede in linea retta. Ogni torre è un territorio a sé. Capovolgi la carta, posala su f4 e piazza un lavoratore sulla torre.
web-intro-limes-6 = Invece di piazzare un lavoratore puoi muoverne uno in un territorio adiacente. Posa questa carta su e5, ruotata a sinistra. Poi muovi il guardiano nella foresta su e4: un taglialegna conta i territori attorno alla sua foresta.
web-intro-limes-7 = I numeri dicono prima che cosa darebbe un lavoratore. In ogni territorio ne conta uno solo: lo 0 tratteggiato segna il campo dove c’è già il tuo contadino. Posa questa carta su g4, senza ruotarla, e piazza un lavoratore sulla torre.
web-intro-limes-8 = Ora il tuo paesaggio è largo quattro carte. Non supera mai 4 × 4, e le mura lo mostrano: da qui può crescere solo in altezza.
web-intro-limes-9 = Hai sette lavoratori e non devi piazzarli per forza. Chi sta nel paesaggio ci resta e può solo muoversi. Indica un lavoratore o il suo numero per vedere che cosa conta; un clic lo tiene in vista. In caso di parità decide il lavoratore migliore.
web-intro-limes-10 = In solitario giochi per la scala: 28 punti sono un risultato discreto, 35 buono, 42 ottimo, 49 eccellente.
web-intro-limes-11 = Una nuova partita può avere varianti: con le Diagonali a una carta basta toccare un angolo; con il Traghettatore i pescatori portano gli altri lavoratori oltre il lago. Limes è tutto qui.
web-intro-limits-1 = Raccogli punti. Tutti giocano carte su una pila, e la carta Limite dice quante di ogni colore possono starci. Chi supera il limite può ricevere un’accusa.
web-intro-limits-2 = Sulla carta Limite X vuol dire nessun limite, 0 nessuna carta. Prima ognuno mette davanti a sé una carta coperta: alza di uno il limite del suo colore, e gli altri non lo sanno. Per il blu il limite è zero: metti coperta la tua carta blu.
web-intro-limits-3 = Nel tuo turno giochi una carta sulla pila e ne peschi un’altra, ne scambi quattro dello stesso colore per un punto, oppure accusi. Si vede solo la carta in cima: le altre vanno ricordate. Gioca una carta rossa.
web-intro-limits-4 = Ines ha giocato una carta verde, Tomas una viola. Hai pescato la tua quarta viola: scambiale per un punto. Due vanno sulla pila e lì contano, ne peschi quattro, e le altre due vanno in cima al mazzo.
web-intro-limits-5 = Ines ha giocato una seconda carta verde, e il limite del verde è 1. Se nessuna carta coperta è verde, è una di troppo. Accusa Ines.
web-intro-limits-6 = Le carte coperte si scoprono. Conta il colore dell’ultima carta di Ines, dalla prima carta della pila fino a quella: due verdi. Nessuna carta coperta è verde, quindi il limite era 1.
web-intro-limits-7 = Ines ha superato il limite: la carta Limite le costa due punti e tu ne ricevi uno. Se avessi avuto torto, la carta Limite l’avresti presa tu, e il punto sarebbe stato suo.
web-intro-limits-8 = Ognuno riprende le sue carte coperte, la pila va sotto il mazzo e le mani si completano. Chi ha preso la carta Limite comincia la manche successiva.
web-intro-limits-9 = Una partita ha una manche per ogni carta Limite, 18 in tre giocatori. Il tuo totale: i tuoi punti, meno due per ogni carta Limite presa. Vince il totale più alto.
web-intro-limits-10 = Nessuno può sfogliare la pila, e il tuo schermo non la ricorda per te. Con la variante Pila scoperta tutte le carte restano visibili. Limits è tutto qui.
web-intro-limoges-1 = Ogni round comincia con il reclutamento. Vota con il 5|4 per gli uomini del Visconte e con il 3|3 per i consoli dello Château: la metà bassa è la forza del voto. I voti si scoprono tutti insieme.
web-intro-limoges-2 = Hai quattro uomini del Visconte e tre consoli. Prendi un potere: posa l’1|0 sulle Chiavi dello Château con un uomo del Visconte. Un domino costa la somma dei suoi pallini. Ora solo gli uomini del Visconte possono fare la guardia alle porte dello Château.
web-intro-limoges-3 = Costruisci una porta: il 4|2 a Orgolet, con la guardia sul 4. Il 2 resta visibile: è la tassa che gli altri ti pagano se costruiscono all’interno.
web-intro-limoges-4 = In un turno puoi posare al massimo due domino. Ora premi «Fine turno».
web-intro-limoges-5 = Ines ha preso le Chiavi della Cité. Una porta attiva lascia entrare tutti; questa è tua, perciò non paghi tassa. Posa il 6|1 nell’Abbazia, sullo spazio 4, accanto a un altro domino.
web-intro-limoges-6 = È costato sette monete, senza tassa. Se Ines costruisce all’interno, te ne paga due. L’Abbazia ti ha dato due abati: uno per il domino e uno per il vicino. Premi «Fine turno».
web-intro-limoges-7 = Alla fine di ogni round ogni tuo domino nell’Abbazia e nella Cattedrale vale un punto. Alla fine della partita contano anche l’influenza e gli obiettivi segreti di tutti.
web-intro-limoges-2-1 = Hai votato: quattro consoli della Cité e tre uomini del Visconte sono tuoi. Prendi le Chiavi della Cité: posa lì l’1|0 con un console della Cité. D’ora in poi solo i consoli della Cité fanno la guardia alle sue porte.
web-intro-limoges-2-2 = Costruisci lì una porta: il 2|1 a Panet, con la guardia sul 2. Ora la Cité è aperta a tutti e gli altri ti pagano una moneta per costruire all’interno.
web-intro-limoges-2-3 = Hai posato due domino. Premi «Fine turno»: la tua mano si è ridotta, quindi non scarti nulla.
web-intro-limoges-2-4 = Al piano terra della Cattedrale ogni spazio chiede il suo numero: posa il 4|0 sullo spazio 4. Le 4 monete vanno nel tesoro e ricevi un vescovo.
web-intro-limoges-2-5 = Sopra due vicini va bene qualsiasi domino e porta due vescovi. Posa lo 0|0, che non costa nulla, sopra il 3 e il 4.
web-intro-limoges-2-6 = Una tessera si paga con tre cose: monete, un domino con almeno quel totale e un meeple del suo colore. Compra la Chiesa di Saint-Pierre-du-Queyroix: 4 monete, il 6|2 e un vescovo che resta sopra.
web-intro-limoges-2-7 = Una tessera con il suo meeple è attiva e vale già in questo turno. Usala: un vescovo diventa 5 monete. Un’azione così si fa una volta in ogni tuo turno.
web-intro-limoges-2-8 = Ti restano 8 monete e un vescovo, e hai due domino nella Cattedrale. Premi «Fine turno».
web-intro-limoges-2-9 = Entrambi i domino valgono un punto alla fine di ogni round, finché restano lì. Puoi avere due tessere; con la terza, una delle più vecchie torna indietro.
web-intro-limoges-3-1 = Ines ha le Chiavi e una porta; da lì hai costruito nell’Abbazia. Ora il ponte dello Château: il suo potere dice quale colore lo costruisce. Posa l’1|0 su Ponte Saint-Martial con un console dello Château.
web-intro-limoges-3-2 = Costruisci la prima arcata: il 2|0 e un console che torna nella riserva. Chi ha più arcate del ponte finito riceve tassa doppia nello Château.
web-intro-limoges-3-3 = Il potere di Ines permette a chiunque, con un console dello Château, di derubare l’Abbazia. Puoi prendere quanto mostrano i tuoi domino lì: 7 monete. Costa il console e tutti i tuoi abati. Deruba l’Abbazia.
web-intro-limoges-3-4 = Sette monete, e i due abati non ci sono più. Fino alla fine del round i tuoi domino nell’Abbazia non portano abati. Premi «Fine turno».
web-intro-limoges-3-5 = Ines ha preso la Giustizia con un uomo del Visconte, quindi sono loro a imprigionare. Ne servono quanti ne mostra la metà alta: uno. Imprigiona la guardia di Orgolet: senza guardia la porta è chiusa, per tutti.
web-intro-limoges-3-6 = Il Porto del Naveix non ha bisogno di porte. Posa lì il 3|0 con un console della Cité: alla fine di ogni tuo turno ne porta un altro.
web-intro-limoges-3-7 = Premi «Fine turno». Il Porto dovrebbe portare un console della Cité, ma nella riserva non ce ne sono più.
web-intro-limoges-3-8 = Per ogni meeple che manca scegli: un passo di influenza, o uno dalla mano di un avversario. Prendine uno a Ines; lei in cambio fa un passo di influenza.
web-intro-limoges-3-9 = Ines è avanzata sul tracciato inglese: ogni passo vale un punto alla fine, e il ventesimo chiude subito la partita. Anche il round è finito: il tuo domino nell’Abbazia ha portato un punto.
