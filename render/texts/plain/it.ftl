### Partite che non hanno ancora parole proprie: quel che si dice attorno alle parole dei loro menu ed eventi.

plain-prompt =
    { $walked ->
        [0] { $what }: e ora?
       *[other] { $what }: { $said }. E poi?
    }
plain-over = La partita è finita.
overlay-alt = { $title }. Il testo qui sotto descrive la figura.
plain-happened = Ultimi eventi
plain-rolls = Tiri
plain-roll = { $purpose }: dado { $dice }, { $result } (§{ $rule })
plain-refused = Ora non è possibile: { $why } (§{ $rule }).
plain-won = Vinta
plain-lost = Persa
plain-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
