## Limits: le parole del gioco
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
limits-round = turno di gioco
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

## Limits: rifiuti

refused-limits-cards-files =
    { $found ->
        [0] Non c’è alcun file di carte Limite; ne serve uno.
       *[other] Le carte Limite devono stare in un solo file, non in { $found }.
    }
refused-limits-cards-count =
    { $found ->
        [one] C’è una sola carta Limite; devono essere { $wanted }.
       *[other] Ci sono { $found } carte Limite; devono essere { $wanted }.
    }
refused-limits-cards-values =
    { $found ->
        [one] Questa riga ha un valore; una carta Limite ne ha cinque: rosso, giallo, verde, blu e viola.
       *[other] Questa riga ha { $found } valori; una carta Limite ne ha cinque: rosso, giallo, verde, blu e viola.
    }
refused-limits-cards-value = «{ $found }» non è né un numero da 0 a 9 né X.
refused-limits-not-due = Non tocca a questo giocatore.
refused-limits-shuffle-due = Prima bisogna mescolare le carte.
refused-limits-shuffle-cards =
    { $found ->
        [one] Nel mazzo mescolato c’è { limits-a-card }; devono essere dodici.
       *[other] Nel mazzo mescolato ci sono { $found } { limits-cards-of }; devono essere dodici.
    }
refused-limits-no-such-seat = A questo tavolo non c’è il posto { $seat }.
refused-limits-shuffle-limits =
    { $found ->
        [one] È mescolata una sola carta Limite; a questo tavolo si gioca con { $wanted }.
       *[other] Sono mescolate { $found } carte Limite; a questo tavolo si gioca con { $wanted }.
    }
refused-limits-shuffle-unknown-limit = Non esiste la carta Limite numero { $limit }; sono numerate da 1 a 24.
refused-limits-shuffle-limit-twice = La carta Limite numero { $limit } compare più di una volta.
refused-limits-hide-first =
    { $wanted ->
        [one] Prima metti una carta coperta davanti a te.
       *[other] Prima metti { $wanted } carte coperte davanti a te.
    }
refused-limits-hide-count =
    { $wanted ->
        [one] Va coperta una carta, non { $found }.
       *[other] Vanno coperte { $wanted } carte, non { $found }.
    }
refused-limits-not-in-hand = Per questo ti manca { limits-a-card } in mano.
refused-limits-must-accuse = La tua mano è vuota: devi accusare qualcuno.
refused-limits-not-four =
    { $found ->
        [0] Per lo scambio servono quattro { limits-cards-of } e non ne hai nessuna.
       *[other] Per lo scambio servono quattro { limits-cards-of } e ne hai solo { $found }.
    }
refused-limits-turn-due = Tocca a te: gioca una carta, scambiane quattro o accusa qualcuno.
refused-limits-accuse-oneself = Non puoi accusare te stesso.
refused-limits-nothing-laid = Il posto { $seat } non ha ancora giocato carte in questo turno di gioco e non può essere accusato.
refused-limits-unreadable = «{ $found }» non è una mossa di Limits.
refused-limits-unknown-colour = «{ $found }» non è un colore; i colori sono r, y, g, b e v.
refused-limits-one-colour = Qui ci vuole un solo colore, non «{ $found }».
refused-limits-not-a-number = «{ $found }» non è un numero.

## Limits: eventi

event-limits-drew = { $seat } pesca: { $cards }.
event-limits-drew-unseen =
    { $count ->
        [one] { $seat } pesca una carta.
       *[other] { $seat } pesca { $count } carte.
    }
event-limits-drew-nothing = Il mazzo è vuoto: { $seat } non pesca nulla.
event-limits-round = Turno di gioco { $round } di { $rounds }. Carta Limite: rosso { $r }, giallo { $y }, verde { $g }, blu { $b }, viola { $v }. Comincia { $seat }.
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
