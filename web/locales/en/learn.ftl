# The Learn page and the exercises.

learn-heading = Learn the games
learn-lead = Lessons for each game, then exercises.
learn-all = All games
learn-lessons = Lessons
learn-lessons-done = { $done } of { $of ->
        [one] 1 lesson
       *[other] { $of } lessons
    }
learn-lesson-begin = { $begun ->
        [on] Continue the lesson
        [first] Start the first lesson
       *[next] Start the next lesson
    }
learn-lesson-new = At the table with a coach
learn-lesson-on = Resume
learn-lesson-done = Done
learn-exercises = Exercises
learn-exercises-solved = { $solved } of { $of } exercises solved
learn-play = Play a match

# Exercises
exercise-unknown = There is no such exercise.
exercise-go-on = { $tried ->
        [0] Start the exercises
       *[other] Continue the exercises
    }
exercise-which = { $n }. { $title }{ $state ->
        [solved] , solved
        [tried] , tried
       *[new] {""}
    }
exercise-place = Exercise { $n } of { $of }
exercise-all = All exercises

# Why the engine has refused (see errors.ftl)
error-unknown-lesson = There is no lesson called “{ $lesson }”.
error-no-such-step = This lesson has no such step.
error-no-lesson = No lesson has been started.
error-lesson-waits = The lesson is waiting for a different move.
