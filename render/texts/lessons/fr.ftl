## Leçons : trois décisions privées dans des positions fixes

button-lesson = 🎓 Apprendre en 5 min
button-lessons = Autres leçons
button-lesson-on = Suite
button-lesson-end = Terminer
button-lesson-again = Recommencer
lesson-pick = **Trois décisions en cinq minutes.** Quel jeu ?
lesson-title = 🎓 **{ $game }** · { $number } sur { $count }
lesson-right = **Exact.**
lesson-wrong = **Pas tout à fait.**
lesson-best = La meilleure réponse : **{ $answer }**.
lesson-why = { $why } (§{ $section })
lesson-done = **Leçon terminée 🎓.** Prêt pour une vraie partie ?
lesson-done-page = La leçon est finie. Pour une vraie partie, retournez dans le salon.
lesson-other = Cet ordre n’est pas une des réponses de la leçon. Choisissez une réponse sous le plateau.
