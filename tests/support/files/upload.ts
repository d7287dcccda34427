import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, expect } from 'vitest'
import type { Answer, Api } from '../api.js'
import { formOf, type Part } from './form.js'

/** Creates a directory for this test file, removed after the tests. Call it at the top level. */
export function ownDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'masthead-files-'))
  afterAll(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

export const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Uploads by REST. */
export function upload(
  api: Api,
  token: string,
  parts: Parameters<typeof formOf>[0],
): Promise<Answer> {
  const { payload, headers } = formOf(parts)
  return api.post(token, '/files/upload', payload, headers)
}

const uploadMutation = `mutation ($input: UploadFilesInput!) {
  uploadFiles(input: $input) { id key name url size mimeType sha256 folderId }
}`

/** Uploads by GraphQL. `order` is the order of the files in the form. */
export function graphUpload(
  api: Api,
  token: string,
  files: Part[],
  {
    input = {},
    headers = { 'apollo-require-preflight': 'true' },
    order = files.map((_, i) => i),
  } = {},
): Promise<Answer> {
  const operations = {
    query: uploadMutation,
    variables: { input: { files: files.map(() => null), ...input } },
  }
  const map = Object.fromEntries(files.map((_, i) => [i, [`variables.input.files.${i}`]]))
  const form = formOf([
    { field: 'operations', value: JSON.stringify(operations) },
    { field: 'map', value: JSON.stringify(map) },
    ...order.map((index) => ({ ...files[index]!, field: String(index) })),
  ])
  return api.post(token, '/graphql', form.payload, { ...form.headers, ...headers })
}

/** Uploads a catalogue file by GraphQL. */
export function graphImport(
  api: Api,
  token: string,
  file: Part,
  { input = {}, headers = {}, fields = 'id status' } = {},
): Promise<Answer> {
  const query = `mutation ($input: ImportCatalogueInput!) { importCatalogue(input: $input) { ${fields} } }`
  return sendFile(api, token, file, { query, input, headers })
}

/** Uploads a file of a publisher by GraphQL. */
export function graphPublisherImport(
  api: Api,
  token: string,
  file: Part,
  { input = {}, headers = {}, fields = 'isApplied' } = {},
): Promise<Answer> {
  const query = `mutation ($input: ImportPublisherOutletsInput!) { importPublisherOutlets(input: $input) { ${fields} } }`
  return sendFile(api, token, file, { query, input, headers })
}

function sendFile(
  api: Api,
  token: string,
  file: Part,
  { query, input, headers }: { query: string; input: object; headers: Record<string, string> },
): Promise<Answer> {
  const operations = { query, variables: { input: { file: null, ...input } } }
  const form = formOf([
    { field: 'operations', value: JSON.stringify(operations) },
    { field: 'map', value: JSON.stringify({ 0: ['variables.input.file'] }) },
    { ...file, field: '0' },
  ])
  const preflight = { 'apollo-require-preflight': 'true' }
  return api.post(token, '/graphql', form.payload, { ...form.headers, ...preflight, ...headers })
}

/** Fails unless the store contains exactly the files of the rows, and no upload is incomplete. */
export async function expectTidy(api: Api, keys: string[]): Promise<void> {
  const rows = await api.prisma.file.findMany({ where: { purgedAt: null }, select: { key: true } })
  expect(keys).toEqual(rows.map(({ key }) => key).sort())
  expect(await api.prisma.pendingUpload.count()).toBe(0)
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const document = {
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels': '<?xml version="1.0"?><Relationships/>',
  'word/document.xml': `<w:document>${'text '.repeat(20_000)}</w:document>`,
}

/** Files of every accepted type, by extension. */
export const samples: Record<string, Buffer> = {
  png,
  jpg: Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    randomBytes(3000),
    Buffer.from('ffd9', 'hex'),
  ]),
  jpeg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')]),
  webp: Buffer.concat([
    Buffer.from('RIFF'),
    Buffer.from('24000000', 'hex'),
    Buffer.from('WEBPVP8L'),
    Buffer.alloc(24, 1),
  ]),
  pdf: Buffer.concat([
    Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1'),
    randomBytes(70_000),
    Buffer.from('\n%%EOF\n'),
  ]),
  txt: Buffer.from('Zażółć gęślą jaźń\r\n\t日本語 🎉\n'.repeat(5000)),
  docx: zip(document),
}

/** File of a type, of exactly this number of bytes. */
export function sized(extension: string, size: number): Buffer {
  if (extension === 'docx') {
    const filled = (length: number) => zip({ ...document, 'word/media/a': ' '.repeat(length) })
    return filled(size - filled(0).length)
  }
  const head = samples[extension]!.subarray(0, 64)
  return Buffer.concat([head, Buffer.alloc(size - head.length, 0x20)])
}

/** ZIP file with uncompressed entries. */
export function zip(entries: Record<string, string>): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const data = Buffer.from(text)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(data), 0)
    sizes.writeUInt32LE(data.length, 4)
    sizes.writeUInt32LE(data.length, 8)
    const lengths = Buffer.alloc(4)
    lengths.writeUInt16LE(name.length, 0)
    const common = Buffer.concat([
      Buffer.from('140000000000000000 00'.replaceAll(' ', ''), 'hex'),
      sizes,
      lengths,
    ])
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), common, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    centrals.push(
      Buffer.concat([Buffer.from('504b01021400', 'hex'), common, tail, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(22)
  end.write('504b0506', 'hex')
  end.writeUInt16LE(centrals.length, 8)
  end.writeUInt16LE(centrals.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}
