### Games that have no words of their own yet: what is said around the words of their menus and events.

plain-prompt =
    { $walked ->
        [0] { $what }: what now?
       *[other] { $what }: { $said }. What next?
    }
plain-over = The game is over.
overlay-alt = { $title }. The text below describes it.
plain-happened = Latest events
plain-rolls = Rolls
plain-roll = { $purpose }: roll { $dice }, { $result } (§{ $rule })
plain-refused = That is not possible now: { $why } (§{ $rule }).
plain-won = Won
plain-lost = Lost
plain-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
