// Apart from the rest, because the process that reads documents needs nothing else of it.

/** How many characters a text to check may have. */
export const longestText = 100_000
