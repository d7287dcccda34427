import type { TeamKind } from '../../../prisma/generated/client/enums.js'

/** Returns the kind of team whose tokens a REST route is for. */
export const callerKindOf = ({ path }: { path: string }): TeamKind =>
  path.startsWith('/publisher/') ? 'PUBLISHER' : 'BUYER'
