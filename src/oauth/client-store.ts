import type { Adapter, AdapterPayload } from 'oidc-provider'
import { findOauthClient, registerOauthClient } from '../domain/accounts/oauth-client.js'
import { isUuid } from '../values/uuid.js'
import { type CurrentDb, emptyStore } from './store.js'

/** Registered clients as oidc-provider reads and registers them. */
export function clientStore(db: CurrentDb): Adapter {
  return {
    ...emptyStore,
    async upsert(id, payload) {
      const { client_secret: secret, ...metadata } = payload as Record<string, unknown>
      await registerOauthClient(await db(), { id, secret: secret as string | undefined, metadata })
    },
    async find(id) {
      const client = isUuid(id) ? await findOauthClient(await db(), id) : null
      if (!client) return undefined
      const { metadata, secretHash } = client
      return {
        ...(metadata as AdapterPayload),
        client_id: id,
        // `compareClientSecret` of the provider compares hashes.
        ...(secretHash && { client_secret: Buffer.from(secretHash).toString('hex') }),
      }
    },
  }
}
