// Upper bounds of a rating. A separate module, so that the calculation runs without a browser.

export const MOST = { rating: 10_000, rd: 500, vol: 1, count: 1e9 };
