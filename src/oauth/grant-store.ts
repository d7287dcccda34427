import type { Adapter, AdapterPayload } from 'oidc-provider'
import { offlineAccess, revokeOauthGrant } from '../domain/accounts/oauth-grant.js'
import { findGrantInForce } from '../domain/accounts/oauth-session.js'
import { spellingsOf } from './resource.js'
import { type CurrentDb, emptyStore } from './store.js'

/** Grants as oidc-provider reads them. Consent writes them; see `createOauthGrant`. */
export function grantStore(db: CurrentDb): Adapter {
  return {
    ...emptyStore,
    async find(id) {
      const grant = await findGrantInForce(await db(), id)
      if (!grant?.resource) return undefined
      const { clientId, userId, resource, scopes, grantedAt } = grant
      const ofApi = scopes.filter((scope) => scope !== offlineAccess).join(' ')
      return {
        kind: 'Grant',
        jti: id,
        iat: Math.floor(grantedAt.getTime() / 1000),
        // It ends by revocation only.
        exp: Number.MAX_SAFE_INTEGER,
        clientId,
        accountId: userId,
        resources: Object.fromEntries(spellingsOf(resource).map((uri) => [uri, ofApi])),
        ...(scopes.includes(offlineAccess) && { openid: { scope: offlineAccess } }),
      } as AdapterPayload
    },
    async destroy(id) {
      await revokeOauthGrant(await db(), null, id)
    },
  }
}
