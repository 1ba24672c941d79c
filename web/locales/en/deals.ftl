# My deals: those that were played and are kept on this device.

deals = My deals
deals-about = Look back at what you have played, try it again, show it to a friend.
deals-lead = The deals that ended at your table. They stay on this device until you delete them.
deals-loading = Fetching your deals…
deals-none = No deal has ended at your table yet. Once one has, you can come back to it here.
deals-unread = Your stored deals could not be read. Only deals of this tab are listed.
deals-not-deleted = Nothing was deleted: this browser’s storage of deals does not answer.
deals-none-of = No deal of { $game } has ended at your table yet.
deals-filter = Which deals to show
deals-all = All games
deals-only = Which of these
deals-only-any = All deals
deals-only-mistakes = With mistakes
deals-only-unweighed = Not looked back at yet
deals-none-such = There is no such deal here.
deals-count = { $count ->
        [one] 1 deal
       *[other] { $count } deals
    }
deals-when = { $unit ->
        [round] { $game }, round { $deal }
       *[deal] { $game }, deal { $deal }
    }
deals-facts = { $when }, { $seats } players, { $level }
deals-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
deals-penalty = { $count ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
    }
deals-against = { $own } to { $other }
deals-place = { $place ->
        [1] 1st of { $seats }
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
       *[other] { $place }th of { $seats }
    }
deals-mistakes = { $count ->
        [0] No clear mistakes
        [1] One mistake: about { $cost }
       *[other] { $count } mistakes
    }
deals-undone = with undo
deals-hinted = with hints or aids
deals-more = Show { $count } more
deals-save = Save as a file
deals-save-which = Save as a file: { $deal }
deals-delete = Delete
deals-delete-which = Delete: { $deal }
deals-deleted = { $count ->
        [one] The deal has been deleted.
       *[other] { $count } deals have been deleted.
    }
deals-room = { $count ->
        [one] There are more than { $most } deals here. The oldest can go if you like.
       *[other] There are more than { $most } deals here. The { $count } oldest can go if you like.
    }
deals-room-make = Delete the oldest
deals-open-file = Open a file
deals-open-file-label = File with a deal
deals-file-unreadable = There is no deal in this file that can be read here. Nothing was changed.
deals-file-newer = This file comes from a newer version of Nanafuda. Nothing was changed.
deals-file-not-checked = The engine did not start, so the deals in the file could not be checked. Nothing was changed.
deals-file-some = { $count ->
        [one] One deal of the file is here now. The rest of it could not be read here.
       *[other] { $count } deals of the file are here now. The rest of it could not be read here.
    }
deals-file-added = { $count ->
        [one] The deal of the file is here now.
       *[other] { $count } deals of the file are here now.
    }
deals-blocked = This browser does not let the page keep your deals. You can play on; they are gone when the tab closes.
deals-silent = This browser’s storage does not answer. Deals kept earlier cannot be reached now; new ones are gone when the tab closes, unless it answers by then.
deals-full = This browser’s storage is full. You can play on; new deals are gone when the tab closes.
deals-again = All your deals are stored again.
