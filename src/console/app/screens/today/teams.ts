/** Variables of the queries of the Today screen: operators omit test teams, as aggregates do. */
export const todayTeams = (isOperator: boolean) =>
  isOperator ? { team: { isTest: { eq: false } } } : {}

/** Same as `todayTeams`, for lists with the filter `isTest`. */
export const todayIsTest = (isOperator: boolean) => (isOperator ? { isTest: false } : {})

/** Returns the filter of the lists that the Today screen opens, so that they contain what it counts. */
export const todayFilter = (isOperator: boolean, field = 'team.isTest'): Record<string, string> =>
  isOperator ? { [field]: 'false' } : {}
