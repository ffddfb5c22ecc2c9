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
lesson-done = **Lesson done 🎓.** Now the real thing?
lesson-done-page = That was the lesson. Now play the real thing: go back to the channel.
lesson-other = That order is not one of the answers in this lesson. Choose one of those below the board.
