// Apart from the rest, because the process that checks articles needs nothing else of it.

/** Maximum length of a text to check, in characters. */
export const maxComplianceTextLength = 100_000

/** Maximum number of issues of a check. */
export const maxComplianceIssues = 200
