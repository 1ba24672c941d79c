# My deals: those that were played and are kept on this device.

deals-heading = My deals
deals-about = Look back at what you have played, try it again, show it to a friend.
deals-lead = The last { $most } deals that ended at your table. They stay on this device.
deals-loading = Fetching your deals…
deals-none = No deal has ended at your table yet. Once one has, you can come back to it here.
deals-none-of = No deal of { $game } has ended at your table yet.
deals-filter = Which deals to show
deals-all = All games
deals-count = { $count ->
        [one] 1 deal
       *[other] { $count } deals
    }
deals-when = { $game }, deal { $deal }
deals-facts = { $when }, { $seats } players, { $level }
deals-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
deals-place = { $place ->
        [1] 1st of { $seats }
        [2] 2nd of { $seats }
        [3] 3rd of { $seats }
       *[other] { $place }th of { $seats }
    }
deals-undone = with undo
deals-hinted = with hints
deals-more = Show { $count } more
deals-save = Save as a file
deals-save-which = Save as a file: { $deal }
deals-delete = Delete
deals-delete-which = Delete: { $deal }
deals-deleted = Deleted.
deals-delete-undo = Bring it back
deals-open-file = Open a file
deals-open-file-label = File with a deal
deals-file-unreadable = There is no deal in this file. Nothing was changed.
deals-file-added = { $count ->
        [one] The deal of the file is here now.
       *[other] { $count } deals of the file are here now.
    }
deals-blocked = This browser does not let the page keep your deals. You can play on; they are gone when the tab closes.
deals-full = This browser’s storage is full. You can play on; new deals are gone when the tab closes.
deals-again = Your deals are being kept again.
