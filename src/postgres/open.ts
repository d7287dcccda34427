import type { Env } from '../config/env.js'
import { type EmbeddedOptions, openEmbedded } from './embedded/embedded.js'
import { findReach, type Reach } from './pooler.js'

/** How to reach the database, and how to leave it. */
export type Opened = { reach: Reach; stop(): Promise<void> }

/**
 * The database that the settings name: a server elsewhere, or the embedded one, which is started.
 *
 * @throws when it cannot be reached, or its URLs cannot do together.
 */
export async function openReach(
  env: Env,
  options: Pick<EmbeddedOptions, 'role' | 'onEvent'>,
): Promise<Opened> {
  if (env.database.kind === 'url') {
    return { reach: await findReach(env.database), stop: async () => {} }
  }
  const { url, stop } = await openEmbedded({ dataDir: env.dataDir, ...options })
  return { reach: { url, directUrl: url }, stop }
}
