import type { Adapter } from 'oidc-provider'
import type { Db } from '../postgres/transaction.js'

/** Returns the database of the current request: its transaction, if it has one. */
export type CurrentDb = () => Promise<Db>

const nothing = async () => undefined

/**
 * Store that keeps nothing; others replace the operations that they need. `revokeByGrantId` is none of them: tokens end
 * with their grant.
 */
export const emptyStore: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUserCode: nothing,
  findByUid: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
}
