## Leçons : trois décisions privées dans des positions fixes

button-lesson = 🎓 Apprendre en 5 min
button-lessons = Autres leçons
button-lesson-on = Suite
button-lesson-end = Terminer
lesson-pick = **Trois décisions en cinq minutes.** Quel jeu ?
lesson-title = 🎓 **{ $game }** · { $number } sur { $count }
lesson-right = **Exact.**
lesson-wrong = **Pas tout à fait.**
lesson-best = Mieux : **{ $answer }**.
lesson-why = { $why } (§{ $section })
lesson-done = **Leçon terminée 🎓.** À vous de jouer pour de bon ?
lesson-done-page = La leçon est finie. À vous de jouer pour de bon : revenez sur Discord.
lesson-other = La leçon propose d’autres réponses. Choisissez-en une sous le plateau.
