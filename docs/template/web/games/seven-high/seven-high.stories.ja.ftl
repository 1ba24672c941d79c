seven-high-story-empty = 5トリックのうち、1つも取れませんでした。
