import { scopes } from '../access/scope.js'
import type { OperatorSession } from '../access/session.js'

/** Session of the command line: a user with shell access to the server has the rights of an operator. */
export const shell: OperatorSession = {
  kind: 'operator',
  tokenId: '',
  lineageId: '',
  userId: '',
  type: 'full_access',
  role: 'FULL',
  scopes: new Set(scopes),
  proPricing: true,
}
