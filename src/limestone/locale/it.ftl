## Command line

command-limestone =
    Un tavolo per tre giochi: Limes, Limits e Les Deux Limoges.
    Una trascrizione è un file di testo che finisce in .game; ogni comando dice di più con --help.
command-play =
    Gioca una partita in questo terminale.
    Scrivi una mossa in notazione, ? per sapere che cosa può seguire, help per una spiegazione.
command-simulate =
    Gioca partite casuali secondo le regole e scrivi la trascrizione di ognuna.
    Lo stesso --seed dà gli stessi file. Una serie interrotta riprende da dove era arrivata.
command-replay =
    Controlla una trascrizione e racconta la partita passo per passo.
    Termina con codice di uscita 1 se un passo non è permesso o il risultato è sbagliato.
command-legal = Elenca le mosse permesse dopo l’ultimo passo di una trascrizione, una per riga.
command-show = Disegna la posizione dopo l’ultimo passo di una trascrizione.
command-decks = Gestisci i file con le tue carte.
command-decks-check =
    Controlla un file di carte o una cartella di dati.
    Dice in quale riga c’è un errore e quale, oppure che tutto va bene.

option-lang = La lingua: en, de, fr, nl o it; altrimenti quella dell’ambiente.
option-version = Mostra la versione.
option-help = Mostra questo aiuto.
option-seats = In quanti si gioca.
option-variant = Una variante delle regole; si può indicare più volte.
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

usage-no-such-option = l’opzione { $option } non esiste
usage-missing = manca { $parameter }
usage-no-such-command = il comando «{ $command }» non esiste
usage-expects-number = { $parameter } vuole un numero intero
usage-expects-at-least = { $parameter } vuole un numero intero da { $least } in su
usage-expects-choice = { $parameter } vuole uno tra: { $choices }
usage-expects-file = { $parameter } vuole un file che esiste
usage-expects-folder = { $parameter } vuole una cartella
usage-expects-path = { $parameter } vuole un file o una cartella che esiste
usage-wrong = { $reason }
usage-try = { $command } --help dice di più

stopped = interrotto
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
curtain = Ora tocca a { $seat }. Passa la tastiera, poi premi Invio.
left = Alla prossima. La partita fin qui è in { $file }, purché sia stato giocato un passo; con «resume» si riprende.
undone = Mossa ritirata.
saved = Salvata in { $file }.
resumed = Si riprende da { $file }.
complete-none = Nessuna mossa comincia con «{ $typed }».
complete-more = … e altre { $count }; scrivi ancora un po’, poi di nuovo ?.
help-commands =
    ? elenca che cosa può seguire, anche a metà di una mossa (d5?).
    undo ritira l’ultima mossa, save FILE e resume FILE conservano una partita e la riprendono,
    show disegna tutti i posti con i loro punti, quit lascia il tavolo.

## Refusals

refusal-section = { $section }: { $sentence }
refusal-move = posto { $seat }, { $move }: { $sentence }
refusal-line = riga { $line }: { $sentence }
refusal-key = { $key }: { $sentence }
refusal-file = { $file }: { $sentence }

refused-unknown-game = il gioco «{ $name }» non esiste; ci sono { $known }
refused-unknown-variant = la variante «{ $word }» non esiste; ci sono { $known }
refused-seats-out-of-range = in { $seats } non si può giocare; si gioca da { $least } a { $most }
refused-wrong-material = { $game } non conosce --{ $word }; le sue carte o i suoi dati si indicano con --{ $right }
refused-not-text = questo non è un file di testo
refused-unreadable = impossibile leggere: { $reason }
refused-unwritable = impossibile scrivere: { $reason }
refused-not-due = adesso il posto { $seat } non ha nulla da decidere
refused-undo-horizon = questo non si può più ritirare: nel frattempo qualcun altro ha deciso o è stata pescata una carta
refused-undo-nothing = non c’è nulla da ritirare

refused-record-not-a-record = una trascrizione comincia con una riga «limestone 1»
refused-record-format = questa trascrizione ha il formato { $found }; noi leggiamo il formato { $known }
refused-record-rules = questa partita è stata giocata con la versione { $rules } delle regole; noi conosciamo la versione { $known }
refused-record-material = questa partita è stata giocata con altro materiale ({ $wanted }, qui { $given }); indicalo con --{ $word }
refused-record-key-missing = nell’intestazione manca la riga «{ $key }»
refused-record-key-twice = nell’intestazione ci sono due righe «{ $key }»
refused-record-key-unknown = nell’intestazione c’è una riga sconosciuta «{ $key }»
refused-record-number = «{ $found }» non è un numero per «{ $key }»
refused-record-no-blank-line = manca la riga vuota dopo l’intestazione
refused-record-comment-before-step = c’è un commento prima del primo passo
refused-record-step = «{ $found }» non è un posto con la sua mossa
refused-record-seat-twice = il posto { $seat } decide due volte nello stesso passo
refused-record-wrong-seats = devono decidere: { $due }; trovati: { $found }
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
limes-count-farmer = { $points ->
    [one] { "  " }contadino su { $zone }: un settore ({ $reasons })
   *[other] { "  " }contadino su { $zone }: { $points } settori ({ $reasons })
}
limes-count-fisherman = { $points ->
    [one] { "  " }pescatore su { $zone }: un capanno ({ $reasons })
   *[other] { "  " }pescatore su { $zone }: { $points } capanni ({ $reasons })
}
limes-count-woodcutter = { $points ->
    [one] { "  " }taglialegna su { $zone }: un territorio ({ $reasons })
   *[other] { "  " }taglialegna su { $zone }: { $points } territori ({ $reasons })
}
limes-count-watchman = { $points ->
    [one] { "  " }guardiano su { $zone }: vede un settore di foresta ({ $reasons })
   *[other] { "  " }guardiano su { $zone }: vede { $points } settori di foresta ({ $reasons })
}
limes-ladder = { $step ->
    [0] C’è ancora margine per crescere.
    [1] Un paesaggio discreto.
    [2] Un buon paesaggio.
    [3] Un ottimo paesaggio.
   *[4] Straordinario.
}

event-limes-drawn = Turno { $round }: carta { $card }.
event-limes-laid = { $seat } posa la carta { $card } su { $square }, lato superiore verso { $turn ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
}.
event-limes-placed = { $seat } piazza un { $profession ->
    [farmer] contadino
    [fisherman] pescatore
    [woodcutter] taglialegna
   *[watchman] guardiano
} su { $zone }.
event-limes-moved = { $seat } muove un lavoratore da { $from } a { $to }: ora è un { $profession ->
    [farmer] contadino
    [fisherman] pescatore
    [woodcutter] taglialegna
   *[watchman] guardiano
}.
event-limes-counted = { $points ->
    [one] { $seat } ha un punto.
   *[other] { $seat } ha { $points } punti.
}
event-limes-solo = { $points ->
    [one] Il paesaggio è completo: un punto.
   *[other] Il paesaggio è completo: { $points } punti.
}
event-limes-won = { $seats } vince con { $points } punti.
event-limes-shared = { $seats } condividono la vittoria con { $points } punti.

refused-limes-notation = «{ $found }» non è una mossa; le mosse sono come d4n +se o d5s d4se>e4nw
refused-limes-square = «{ $found }» non è una casella; vanno da a1 a g7
refused-limes-turn = «{ $found }» non è un orientamento; gli orientamenti sono n, e, s e w
refused-limes-quarter = «{ $found }» non è un quarto; i quarti sono nw, ne, sw e se
refused-limes-zone = «{ $found }» non è un settore; i settori sono come d4nw
refused-limes-posting = «{ $found }» non è cosa da lavoratori; +se ne piazza uno, d4se>e4nw ne muove uno
refused-limes-wrong-move = non è questa la decisione da prendere ora
refused-limes-first-square = la prima carta sta su d4
refused-limes-square-taken = lì c’è già una carta
refused-limes-apart = la carta non toccherebbe nessun’altra carta con un lato
refused-limes-apart-diagonal = la carta non toccherebbe nessun’altra carta, nemmeno con un angolo
refused-limes-too-wide = il paesaggio sarebbe largo { $width ->
    [5] cinque
    [6] sei
   *[7] sette
} carte
refused-limes-too-tall = il paesaggio sarebbe alto { $height ->
    [5] cinque
    [6] sei
   *[7] sette
} carte
refused-limes-supply-empty = nella riserva non ci sono più lavoratori
refused-limes-no-worker = lì non c’è nessun lavoratore
refused-limes-no-card = dove andrebbe il lavoratore non c’è nessuna carta
refused-limes-own-territory = un lavoratore non si muove dentro il proprio territorio
refused-limes-out-of-reach = quel territorio non confina con quello in cui si trova il lavoratore
refused-limes-out-of-reach-ferryman = nessun confine e nessun traghettatore porta a quel territorio
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
refused-deck-hut = «{ $found }»: un capanno sta solo su campo o foresta

## Limits

limits-help =
    La carta Limite dice quante carte di ogni colore possono stare nella pila di gioco; X vuol dire senza limite.
    Prima ciascuno mette una carta coperta davanti a sé: alza di uno il limite del suo colore. Poi, a turno: gioca
    una carta, scambia quattro carte di un colore per un punto, oppure accusa qualcuno di aver superato il limite.
    Con hide g copri una carta verde (in due giocatori due carte: hide rg). play r gioca una carta rossa.
    Con exchange v scambi quattro carte viola. accuse 2 accusa il posto 2 per la sua ultima carta.
    Chi sbaglia, o viene colto in fallo, prende la carta Limite (due punti in meno); l’altro riceve un punto.
    Colori: r rosso, y giallo, g verde, b blu, v viola. Ricorda ciò che è stato giocato: la pila di gioco resta chiusa.
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

# $seat, $accused, $accuser, $loser, $earner, $winners sono nomi di giocatori; $card è r, y, g, b o v;
# $cards sono nomi di colori, in elenco.

limits-colour-r = rosso
limits-colour-y = giallo
limits-colour-g = verde
limits-colour-b = blu
limits-colour-v = viola
limits-limit-card = carta Limite
limits-colour-card = carta Colore
limits-pile = pila di gioco
limits-draw-pile = mazzo
limits-hand = mano
limits-hidden-card = carta coperta
limits-points = punti
limits-no-limit = nessun limite
limits-round = manche
limits-variant-open-pile = pila aperta: tutte le carte giocate restano visibili
limits-move-hide = coprire
limits-move-play = giocare
limits-move-exchange = scambiare quattro carte
limits-move-accuse = accusare
limits-a-card =
    { $card ->
        [r] una carta rossa
        [y] una carta gialla
        [g] una carta verde
        [b] una carta blu
       *[v] una carta viola
    }
limits-cards-of =
    { $card ->
        [r] carte rosse
        [y] carte gialle
        [g] carte verdi
        [b] carte blu
       *[v] carte viola
    }


refused-limits-cards-files =
    { $found ->
        [0] non c’è alcun file di carte Limite; ne serve uno
       *[other] le carte Limite devono stare in un solo file, non in { $found }
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
refused-limits-not-due = non tocca a questo giocatore
refused-limits-shuffle-due = prima bisogna mescolare le carte
refused-limits-shuffle-cards =
    { $found ->
        [one] nel mazzo mescolato c’è { limits-a-card }; devono essere dodici
       *[other] nel mazzo mescolato ci sono { $found } { limits-cards-of }; devono essere dodici
    }
refused-limits-no-such-seat = a questo tavolo non c’è il posto { $seat }
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
        [one] va coperta una carta, non { $found }
       *[other] vanno coperte { $wanted } carte, non { $found }
    }
refused-limits-not-in-hand = per questo ti manca { limits-a-card } in mano
refused-limits-must-accuse = la tua mano è vuota: devi accusare qualcuno
refused-limits-not-four =
    { $found ->
        [0] per lo scambio servono quattro { limits-cards-of } e non ne hai nessuna
       *[other] per lo scambio servono quattro { limits-cards-of } e ne hai solo { $found }
    }
refused-limits-turn-due = tocca a te: gioca una carta, scambiane quattro o accusa qualcuno
refused-limits-accuse-oneself = non puoi accusare te stesso
refused-limits-nothing-laid = il posto { $seat } non ha ancora giocato carte in questa manche e non può essere accusato
refused-limits-unreadable = «{ $found }» non è una mossa di Limits
refused-limits-unknown-colour = «{ $found }» non è un colore; i colori sono r, y, g, b e v
refused-limits-one-colour = qui ci vuole un solo colore, non «{ $found }»
refused-limits-not-a-number = «{ $found }» non è un numero


event-limits-drew = { $seat } pesca: { $cards }.
event-limits-drew-unseen =
    { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
event-limits-drew-nothing = Il mazzo è vuoto: { $seat } non pesca nulla.
event-limits-round = Manche { $round } di { $rounds }. Carta Limite: rosso { $r }, giallo { $y }, verde { $g }, blu { $b }, viola { $v }. Comincia { $seat }.
event-limits-hid = { $seat } copre: { $cards }.
event-limits-hid-unseen =
    { $count ->
        [one] { $seat } copre una carta.
       *[other] { $seat } copre { $count } carte.
    }
event-limits-laid = { $seat } gioca { limits-a-card }.
event-limits-exchanged = { $seat } mostra quattro { limits-cards-of } e le scambia per un punto: due vanno sulla pila di gioco, due in cima al mazzo.
event-limits-accused = { $seat } accusa { $accused }.
event-limits-revealed = { $seat } aveva coperto: { $cards }.
event-limits-guilty =
    { $lying ->
        [one] Nella pila di gioco c’è { limits-a-card }, ammesse: { $allowed } (carta Limite { $printed }, carte coperte { $raised }). { $accuser } ha ragione: { $loser } prende la carta Limite (−{ $penalty }), { $earner } riceve un punto.
       *[other] Nella pila di gioco ci sono { $lying } { limits-cards-of }, ammesse: { $allowed } (carta Limite { $printed }, carte coperte { $raised }). { $accuser } ha ragione: { $loser } prende la carta Limite (−{ $penalty }), { $earner } riceve un punto.
    }
event-limits-innocent =
    { $allowed ->
        [X] Per le { limits-cards-of } non c’è limite. { $accuser } ha torto: { $loser } prende la carta Limite (−{ $penalty }), { $earner } riceve un punto.
       *[other] Il limite delle { limits-cards-of } non è superato: contate { $lying }, ammesse { $allowed } (carta Limite { $printed }, carte coperte { $raised }). { $accuser } ha torto: { $loser } prende la carta Limite (−{ $penalty }), { $earner } riceve un punto.
    }
event-limits-over = L’ultima carta Limite è presa e la partita è finita. Il punteggio più alto: { $winners }.

## Limoges

## Web
