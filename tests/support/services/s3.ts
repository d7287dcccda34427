import { createHash, createHmac } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { FileStoreSettings } from '../../../src/config/file-store.js'

const bucket = 'media'
const secretAccessKey = 'S3RVER'

export type S3 = {
  settings: Extract<FileStoreSettings, { kind: 's3' }>
  /** Environment variables of these settings. */
  env: Record<string, string>
  keys(): string[]
  parts(): string[]
  close(): Promise<void>
}

/** Starts a temporary S3 server with one bucket. */
export async function openS3(): Promise<S3> {
  const directory = mkdtempSync(join(tmpdir(), 'masthead-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  // s3rver lacks the check of version 4 signatures and two operations that Masthead uses.
  server.middleware.unshift(checkAddress, listUploads(directory), abortUpload(directory))
  const { port } = (await server.run()) as AddressInfo
  const settings = {
    kind: 's3',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey,
    forcePathStyle: true,
  } as const
  return {
    settings,
    env: {
      FILE_STORE: 's3',
      S3_ENDPOINT: settings.endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    keys: () =>
      filesIn(join(directory, bucket))
        .filter((name) => name.endsWith('._S3rver_object'))
        .map((name) => name.replace('._S3rver_object', ''))
        .sort(),
    parts: () => uploadsIn(directory).map(({ key }) => key),
    async close() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const filesIn = (directory: string) =>
  readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

function uploadsIn(directory: string): { id: string; key: string }[] {
  const uploads = join(directory, bucket, '._S3rver_uploads')
  let ids: string[] = []
  try {
    ids = readdirSync(uploads)
  } catch {
    // There has been none.
  }
  return ids.map((id) => ({ id, key: readFileSync(join(uploads, id, 'key'), 'utf8') }))
}

/** Rejects presigned URLs without a valid AWS Signature Version 4 in their query parameters. */
async function checkAddress(context: S3rver.Context, next: () => Promise<void>) {
  const { searchParams: query, pathname } = new URL(context.url, 'http://s3.invalid')
  const given = query.get('X-Amz-Signature')
  if (given === null) return next()
  query.delete('X-Amz-Signature')
  const [, ...scope] = (query.get('X-Amz-Credential') ?? '').split('/')
  const canonical = [
    context.method,
    pathname,
    [...query]
      .map((pair) => pair.map(encodeURIComponent).join('='))
      .sort()
      .join('&'),
    `host:${context.get('host')}\n`,
    'host',
    'UNSIGNED-PAYLOAD',
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', query.get('X-Amz-Date'), scope.join('/'), hash].join('\n')
  const hmac = (key: string | Buffer, of: string) => createHmac('sha256', key).update(of).digest()
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  if (hmac(key, text).toString('hex') === given) return next()
  context.status = 403
  context.type = 'application/xml'
  context.body = '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code></Error>'
}

function listUploads(directory: string) {
  return async (context: S3rver.Context, next: () => Promise<void>) => {
    const { uploads, prefix = '' } = context.query
    if (context.method !== 'GET' || uploads === undefined) return next()
    const found = uploadsIn(directory).filter(({ key }) => key.startsWith(String(prefix)))
    context.type = 'application/xml'
    context.body = `<?xml version="1.0"?><ListMultipartUploadsResult><Bucket>${bucket}</Bucket>${found
      .map(({ id, key }) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`)
      .join('')}</ListMultipartUploadsResult>`
  }
}

function abortUpload(directory: string) {
  return async (context: S3rver.Context, next: () => Promise<void>) => {
    const { uploadId } = context.query
    if (context.method !== 'DELETE' || uploadId === undefined) return next()
    rmSync(join(directory, bucket, '._S3rver_uploads', String(uploadId)), { recursive: true })
    context.status = 204
  }
}
