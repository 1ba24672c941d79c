seven-high-story-empty = Five tricks, and none of them was yours.
