# The coach of a lesson at the table.

coach-on = Next
coach-again = Explain again
coach-back = Back a step
coach-leave = Leave and continue later
coach-skip = Skip to the end
coach-from-start = From the start
coach-step = Step { $n } of { $of }
coach-answers = Cards on the table

# At its end
coach-next-lesson = Next: { $lesson }
coach-play = Play a deal
coach-all = Lessons and exercises
