## Lessons: three private decisions in fixed positions

button-lesson = 🎓 Learn in 5 min
button-lessons = Other lessons
button-lesson-on = Next
button-lesson-end = Finish
button-lesson-again = Once more
lesson-pick = **Three decisions in five minutes.** Which game?
lesson-title = 🎓 **{ $game }** · { $number } of { $count }
lesson-right = **Right.**
lesson-wrong = **Not quite.**
lesson-best = Better: **{ $answer }**.
lesson-why = { $why } (§{ $section })
lesson-done = **Lesson done 🎓.** Ready for the real thing?
lesson-done-page = That was the lesson. Now go back to the channel and play a real game.
lesson-other = That is not one of the answers in this lesson. Choose one of the answers below the board.
