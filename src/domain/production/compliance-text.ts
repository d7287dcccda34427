// Apart from the rest, because the process that reads documents needs nothing else of it.

/** The most characters of one text that are checked. */
export const longestText = 100_000
