# What becomes of the stored data: saved to a file, loaded, erased. Fetched when somebody does that.
data-exported-but-deals = Saved, but without your earlier deals: this browser’s storage of deals is not responding.
data-importing = Reading the file…
data-importing-deals = Checking the deals in the file: { $done } of { $of }…
data-storing = Saving the deals…
data-imported = Loaded.
    Matches and settings: replaced (unfinished matches were put aside)
    Deals, results, learning, practice and your bots: added to yours
    Statistics and ratings: the longer record kept
data-import-some = Loaded, except for what could not be read (unreadable matches were put aside).
    Matches and settings: replaced (unfinished matches were put aside)
    Deals, results, learning, practice and your bots: added to yours
    Statistics and ratings: the longer record kept
data-import-but-deals = Loaded, but this browser did not save the file’s deals: they are lost when you close the tab.
data-import-not-checked = The game did not start, so the file could not be checked. Nothing was changed.
data-import-unreadable = This file is not { -brand } data. Nothing was changed.
data-import-long = This file is too large to be { -brand } data. Nothing was changed.
data-import-newer = This file comes from a newer version of { -brand }. Nothing was changed.
data-import-not-stored = The file was fine, but this browser could not save it. Nothing was changed.
data-erased = Everything has been erased.
data-erased-but-deals = Everything has been erased except your deals: this browser’s storage of deals is not responding.
