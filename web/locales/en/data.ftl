# What becomes of the stored data: saved to a file, loaded, erased. Fetched when somebody does that.
data-exported-but-deals = Saved, but without your earlier deals: this browser’s storage of them does not answer.
data-importing = Reading the file…
data-importing-deals = Checking the deals in the file: { $done } of { $of }…
data-storing = Storing the deals…
data-imported = Loaded. Matches and settings were replaced; unfinished matches were put aside. Its deals were added, and its results, lessons, exercises, puzzles and mistakes to practise joined yours. Of statistics and ratings, the larger record was kept.
data-import-some = Loaded, except for what cannot be read here; such matches were put aside. Matches and settings were replaced; unfinished matches were put aside. Its deals were added, and its results, lessons, exercises, puzzles and mistakes to practise joined yours. Of statistics and ratings, the larger record was kept.
data-import-not-checked = The engine did not start, so what is in the file could not be checked. Nothing was changed.
data-import-unreadable = This file is not Nanafuda data. Nothing was changed.
data-import-long = This file is larger than any that this page writes. Nothing was changed.
data-import-newer = This file comes from a newer version of Nanafuda. Nothing was changed.
data-import-not-stored = The file was fine, but this browser did not store it. Nothing was changed.
data-erased = Everything has been erased.
data-erased-but-deals = Everything has been erased but your deals: this browser’s storage of them does not answer.
