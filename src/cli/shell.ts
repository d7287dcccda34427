import { scopes } from '../access/scope.js'
import type { OperatorSession } from '../access/session.js'

/** Whoever can run the command line on the server's machine may do what an operator may. */
export const shell: OperatorSession = {
  kind: 'operator',
  tokenId: '',
  lineageId: '',
  userId: '',
  type: 'full_access',
  scopes: new Set(scopes),
  proPricing: true,
}
