import type { FileStore as Settings } from '../config/env.js'
import { LocalStore } from './local-store.js'
import type { FileStore } from './store.js'

/** Opens the store that the settings name. Nothing is made or connected before the first use. */
export async function openStore(settings: Settings): Promise<FileStore> {
  if (settings.kind === 'local') return new LocalStore(settings.directory)
  // A command that fails says one thing on standard error; what Node.js versions do is in package.json.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  // The S3 client takes a while to load, and only some installations need it.
  const { S3Store } = await import('./s3-store.js')
  return new S3Store(settings)
}
