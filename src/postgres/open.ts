import type { Env } from '../config/env.js'
import { type EmbeddedOptions, openEmbedded } from './embedded/embedded.js'
import { type Datasource, resolveDatasource } from './pooler.js'

export type OpenDatasource = { datasource: Datasource; stop(): Promise<void> }

/**
 * Opens the configured database: an external server, or the embedded one, which is started.
 *
 * @throws if the database cannot be reached, or its URLs cannot be combined
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
