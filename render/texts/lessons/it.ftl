## Lezioni: tre decisioni private in posizioni fisse

button-lesson = 🎓 Impara in 5 min
button-lessons = Altre lezioni
button-lesson-on = Avanti
button-lesson-end = Fine
lesson-pick = **Tre decisioni in cinque minuti.** Quale gioco?
lesson-title = 🎓 **{ $game }** · { $number } di { $count }
lesson-right = **Giusto.**
lesson-wrong = **Non proprio.**
lesson-best = Meglio: **{ $answer }**.
lesson-why = { $why } (§{ $section })
lesson-done = **Lezione finita 🎓.** Ora giochi davvero?
lesson-done-page = La lezione è finita. Ora gioca sul serio: torna su Discord.
lesson-other = La lezione prevede altre risposte. Scegline una sotto la plancia.
