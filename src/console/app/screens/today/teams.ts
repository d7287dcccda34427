/** Variables of the queries of the Today screen: operators omit test teams, as aggregates do. */
export const todayTeams = (isOperator: boolean) =>
  isOperator ? { team: { isTest: { eq: false } } } : {}

/** Returns the filter of the lists that the Today screen opens, so that they contain what it counts. */
export const todayFilter = (isOperator: boolean): Record<string, string> =>
  isOperator ? { 'team.isTest': 'false' } : {}
