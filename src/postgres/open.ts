import type { Env } from '../config/env.js'
import { type EmbeddedOptions, openEmbedded } from './embedded/embedded.js'
import { type Datasource, resolveDatasource } from './pooler.js'

/** How to reach the database, and how to leave it. */
export type OpenDatasource = { datasource: Datasource; stop(): Promise<void> }

/**
 * The database that the settings name: a server elsewhere, or the embedded one, which is started.
 *
 * @throws when it cannot be reached, or its URLs cannot do together.
 */
export async function openDatasource(
  env: Env,
  options: Pick<EmbeddedOptions, 'role' | 'onEvent'>,
): Promise<OpenDatasource> {
  if (env.database.kind === 'url') {
    return { datasource: await resolveDatasource(env.database), stop: async () => {} }
  }
  const { url, stop } = await openEmbedded({ dataDir: env.dataDir, ...options })
  return { datasource: { url, directUrl: url }, stop }
}
