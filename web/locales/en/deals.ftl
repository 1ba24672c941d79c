# My deals: those that were played and are kept on this device.

deals = My deals
deals-about = Look back at your deals, replay them, share them with a friend.
deals-lead = The deals you have finished. They stay on this device until you delete them.
deals-loading = Loading your deals…
deals-none = You have not finished a deal yet. Once you have, you can look back at it here.
deals-unread = Your saved deals could not be read. Only deals of this tab are listed.
deals-not-deleted = Nothing was deleted: this browser’s storage is not responding.
deals-none-of = You have not finished a deal of { $game } yet.
deals-filter = Deals to show
deals-all = All games
deals-only = Filter
deals-only-any = All deals
deals-only-mistakes = With mistakes
deals-only-unweighed = Not looked back at yet
deals-none-such = No deals match.
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
deals-tournament = Tournament
deals-place = { result-place } of { $seats }
deals-mistakes = { $count ->
        [0] No clear mistakes
        [1] One mistake: about { $cost }
       *[other] { $count } mistakes
    }
deals-undone = with undo
deals-hinted = with help
deals-more = Show { $count } more
deals-save = Save as a file
deals-save-which = Save as a file: { $deal }, { $when }
deals-delete = Delete
deals-delete-which = Delete: { $deal }, { $when }
deals-deleted = { $count ->
        [one] The deal has been deleted.
       *[other] { $count } deals have been deleted.
    }
deals-room = { $count ->
        [one] You have more than { $most } deals. You can delete the oldest if you like.
       *[other] You have more than { $most } deals. You can delete the { $count } oldest if you like.
    }
deals-room-make = Delete the oldest
deals-open-file = Open a file
deals-open-file-label = File with a deal
deals-file-unreadable = This file has no deal that can be read here. Nothing was changed.
deals-file-newer = This file comes from a newer version of { -brand }. Nothing was changed.
deals-file-not-checked = The game did not start, so the deals in the file could not be checked. Nothing was changed.
deals-file-some = { $count ->
        [one] One deal was added. The rest of the file could not be read.
       *[other] { $count } deals were added. The rest of the file could not be read.
    }
deals-file-unstored = { $count ->
        [one] The deal was added, but this browser did not save it: it is lost when you close the tab.
       *[other] { $count } deals were added, but this browser did not save them all: those are lost when you close the tab.
    }
deals-file-added = { $count ->
        [one] The deal was added.
       *[other] { $count } deals were added.
    }
deals-newer = A newer version of { -brand } has stored your deals in this browser. Reload this page to see them; what this one plays is lost when you close the tab.
deals-blocked = This browser does not allow saving deals. You can keep playing, but they are lost when you close the tab.
deals-silent = This browser’s storage is not responding. Earlier deals cannot be reached now; new ones are lost when you close the tab, unless it responds by then.
deals-full = This browser’s storage is full. You can keep playing, but new deals are lost when you close the tab.
deals-again = All your deals are saved again.
