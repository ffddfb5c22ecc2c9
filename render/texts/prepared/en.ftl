# Orders prepared for a side’s next turn.

button-prepare = Prepare my turn
button-prepare-again = Change prepared orders
button-prepare-lines = Correct my lines
prepared-title = Your next turn
prepared-label = One order per line, at most { $most }
prepared-example = if { $sign }: { $order }
prepared-order = an order
prepared-none = **Next turn:** you can prepare orders. When your turn begins, the bot gives them for you. Only you can see them.
prepared-sign-enemy = -# An order after `if { $example }:` is carried out only if an enemy is at that place
prepared-sign-near = -# An order after `if { $example }:` is carried out only if an enemy is within that distance of your piece
prepared-sign-hit = -# An order after `if { $example }:` is carried out only if your piece was hit
prepared-sign-holds = -# An order after `if { $example }:` is carried out only if your piece is there · `if not …` · `else: …` · `done` ends a phase
prepared-stand = { $count ->
    [one] **Prepared for your next turn:** one line
   *[other] **Prepared for your next turn:** { $count } lines
}
prepared-mine = { $count ->
    [one] Orders prepared for your next turn: one line
   *[other] Orders prepared for your next turn: { $count } lines
}
prepared-kept = When your turn begins, the bot gives these orders one after another. It stops if an order is not possible, if you lose men, or if the other side can react. Only you can see the orders. But the other side may guess that you prepared them, because you move so fast.
prepared-deleted = You have no prepared orders now.
prepared-wrong = Line { $number } (“{ $line }”): { $reason } Nothing was saved. Your lines:
prepared-impossible = { $reason } If this order may become possible later, put a condition in front of it.
prepared-unclear-colon = Put a colon between the condition and the order.
prepared-unclear-condition = The condition before the colon is missing. “Standing orders” shows examples.
prepared-unclear-else = `else` needs a line with a condition directly before it.
prepared-unclear-order = The order after the colon is missing.
prepared-over = Your turn is over before this line. Delete the line, or move it up.
prepared-long = This line is too long. The maximum number of characters is { $most }.
prepared-many = You wrote too many lines. The maximum is { $most }. Nothing was saved. Your lines:
prepared-now = It is your turn: give your orders now with “My answer”. You can prepare the next turn after that.
prepared-never = You can prepare orders only in a game against another player. You cannot prepare them in a live game, or if your side decides by vote.
prepared-late = The other side has just moved, so nothing was saved. Look at the board, then try again. Your lines:
prepared-report = **Your prepared orders:** { $game }, { $side } · { $link }
prepared-played = { $count ->
    [0] The bot carried out none of your prepared orders.
    [one] The bot carried out this line of your prepared orders: { $lines }.
   *[other] The bot carried out these lines of your prepared orders: { $lines }.
}
prepared-unplayed = The bot carried out none of your prepared orders.
prepared-stop-refused = Line { $number } (“{ $line }”) is not possible: { $reason }
prepared-stop-loss = The bot stopped there, because you lost men. Now you decide.
prepared-stop-window = The bot stopped there, because the other side could react. Now you decide.
prepared-stop-over = The bot stopped there, because your turn ended.
prepared-stop-undone = Both sides agreed to undo orders, so your prepared orders are deleted.
prepared-yours = It is your turn.
