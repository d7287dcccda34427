// In a file of its own, because the process that checks articles must not load the rest of the
// domain.

/** Maximum length of a text to check, in characters. */
export const maxComplianceTextLength = 100_000

/** Maximum number of issues of a check. */
export const maxComplianceIssues = 200
