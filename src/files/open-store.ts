import type { FileStoreSettings as Settings } from '../config/file-store.js'
import { LocalStore } from './local-store.js'
import type { FileStore } from './store.js'

/** Opens the configured store. Creates and connects nothing before the first use. */
export async function openStore(settings: Settings): Promise<FileStore> {
  if (settings.kind === 'local') return new LocalStore(settings.directory)
  // Silence the AWS SDK's Node.js end-of-support warning. A failing CLI command must write only its own error to
  // stderr.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  // Loaded on demand, because the S3 client loads slowly and many installations do not use it.
  const { S3Store } = await import('./s3-store.js')
  return new S3Store(settings)
}
