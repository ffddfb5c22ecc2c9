## Lezioni: tre decisioni private in posizioni fisse

button-lesson = 🎓 Impara in 5 min
button-lessons = Altre lezioni
button-lesson-on = Avanti
button-lesson-end = Fine
button-lesson-again = Ripeti la lezione
lesson-pick = **Tre decisioni in cinque minuti.** Quale gioco?
lesson-title = 🎓 **{ $game }** · { $number } di { $count }
lesson-right = **Giusto.**
lesson-wrong = **Non proprio.**
lesson-best = Meglio: **{ $answer }**.
lesson-why = { $why } (§{ $section })
lesson-done = **Lezione finita 🎓.** Vuoi giocare una partita vera?
lesson-done-page = La lezione è finita. Per una partita vera, torna nel canale.
lesson-other = In questa lezione puoi dare solo le risposte sotto la plancia. Scegline una.
