import type { Env } from '../env.js'
import { type EmbeddedOptions, openEmbedded } from './embedded.js'

/** Where the database is, and how to leave it. */
export type OpenedUrl = { url: string; stop(): Promise<void> }

/** The database that the settings name: a server elsewhere, or the embedded one, which is started. */
export async function openUrl(
  env: Env,
  options: Pick<EmbeddedOptions, 'role' | 'onEvent'>,
): Promise<OpenedUrl> {
  if (env.database.kind === 'url') return { url: env.database.url, stop: async () => {} }
  return openEmbedded({ dataDir: env.dataDir, ...options })
}
