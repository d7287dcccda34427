import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { docx } from '../../src/compliance/document.js'
import { checkCompliance } from '../../src/compliance/job.js'
import { DocumentReader } from '../../src/compliance/reader.js'
import { LocalStore } from '../../src/files/local-store.js'
import type { ByteRange } from '../../src/files/store.js'
import { startJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { ownDirectory, upload } from '../support/files/upload.js'
import { body, filled, word } from '../support/files/word.js'
import { complianceDesk } from '../support/fixtures/compliance.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProfile } from '../support/fixtures/team.js'

/** Files that the store does not return before the gate opens. */
const gated = { keys: new Set<string>(), opened: Promise.resolve() }
class GatedStore extends LocalStore {
  override async open(key: string, range?: ByteRange) {
    if (gated.keys.has(key)) await gated.opened
    return super.open(key, range)
  }
}

const api = await testApi({ files: new GatedStore(ownDirectory()) })
const desk = await complianceDesk(api)

const megabyte = 1024 * 1024

/** Stores a document, and returns the input of the reader. */
async function stored(content: Buffer, name = 'draft.docx') {
  const { body } = await upload(api, desk.team.token, [{ name, content }] as never)
  const { id, file_key: key, size } = body.files[0]
  return { id, key, size, name, mimeType: docx }
}
const store = () => api.app.services.files

/** Runs the check of an article with this document, and returns the result. */
async function checked(content: Buffer) {
  const articleId = await desk.newArticle()
  const { id: fileId } = await stored(content)
  await desk.operate('setArticleFiles', { articleId, fileIds: [fileId] }, 'id')
  const { id } = await desk.request(desk.team.token, { articleId })
  await desk.work()
  return desk.read(desk.team.token, id)
}

/** Message with which a document is refused, on a machine of any speed, and the growth of this process's memory in bytes. */
async function refused(content: Buffer) {
  const document = await stored(content)
  const reader = new DocumentReader(store(), { maxHeapMb: 192, timeLimitMs: 80_000 })
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  try {
    const message = await reader.text(document).catch((error: Error) => error.message)
    return { message, grown: most - before }
  } finally {
    clearInterval(watch)
    await reader.close()
  }
}

describe('a document is refused with a message, and without using the server’s memory, when', () => {
  test.each<[string, () => Buffer, RegExp]>([
    [
      'millions of elements are nested',
      () => word(filled('<a>')),
      /^draft.docx cannot be read: its elements are nested more than 200 deep\.$/,
    ],
    [
      'it has millions of elements beside each other',
      () => word(body(filled('<a/>'))),
      /^draft.docx cannot be read: it has more than 1,000,000 elements\.$/,
    ],
    [
      'a part is larger than a text can be',
      () => word(body(filled('<!-- -->', 17 * megabyte))),
      /too long/,
    ],
    [
      'a link is repeated until the text is larger than memory',
      () =>
        word(body(filled('<w:hyperlink r:id="a"/>', 4 * megabyte)), {
          'word/_rels/document.xml.rels': strToU8(
            `<Relationships><Relationship Id="a" TargetMode="External" Target="${filled('x')}"/></Relationships>`,
          ),
        }),
      /too long/,
    ],
    [
      'entities unfold',
      () =>
        word(
          `<!DOCTYPE w:document [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${body('<w:p><w:r><w:t>&b;</w:t></w:r></w:p>')}`,
        ),
      /is damaged/,
    ],
    [
      'a part unpacks to more than it says',
      () => {
        const bomb = word(body(' '.repeat(40 * megabyte)))
        const entry = bomb.lastIndexOf('word/document.xml') - 46
        bomb.writeUInt32LE(1000, entry + 24)
        return bomb
      },
      /is damaged/,
    ],
    [
      'it names one part many times',
      () => repeated(word(body(' '.repeat(megabyte))), 20_000),
      /is damaged/,
    ],
    ['it is cut off', () => word(body('<w:p/>'.repeat(1000))).subarray(0, -30), /is damaged/],
  ])('%s', async (_, make, message) => {
    const { message: reason, grown } = await refused(make())
    expect(reason).toMatch(message)
    expect(grown).toBeLessThan(150 * megabyte)
  })
})

/** A ZIP file whose directory repeats its last entry. */
function repeated(zip: Buffer, times: number): Buffer {
  const end = zip.subarray(-22)
  const last = zip.subarray(zip.lastIndexOf('PK\x01\x02', undefined, 'latin1'), -22)
  const directory = Buffer.concat([
    zip.subarray(end.readUInt32LE(16), -22),
    ...Array(times).fill(last),
  ])
  const tail = Buffer.from(end)
  tail.writeUInt16LE(times + 2, 8)
  tail.writeUInt16LE(times + 2, 10)
  tail.writeUInt32LE(directory.length, 12)
  return Buffer.concat([zip.subarray(0, end.readUInt32LE(16)), directory, tail])
}

test('a check whose document cannot be read fails with a reason', async () => {
  const { status, errorMessage } = await checked(word(body('<w:p/>'.repeat(9))).subarray(0, -30))
  expect([status, errorMessage]).toEqual([
    'FAILED',
    expect.stringMatching(/^draft\.docx .*is damaged/),
  ])
})

test('an element with the name of a prototype property has no text', async () => {
  const inRun = ['constructor', 'toString', '__proto__'].map((name) => `<${name}/>`).join('')
  const { status, metadata } = await checked(
    word(body(`<w:p><w:r>${inRun}<w:t>Hi.</w:t></w:r></w:p>`)),
  )
  expect(status).toBe('COMPLETED')
  expect(metadata.checked).toContainEqual({ location: 'draft.docx', characters: 3, text: 'Hi.' })
})

describe('the process that reads documents', () => {
  test('is ended if a document takes too much memory or time, with a message', async () => {
    const large = await stored(
      word(
        `<w:document ${Array.from({ length: 400_000 }, (_, i) => `a${i}=""`).join(' ')}></w:document>`,
      ),
    )
    const small = new DocumentReader(store(), { maxHeapMb: 32, timeLimitMs: 60_000 })
    await expect(small.text(large)).rejects.toThrow(
      'draft.docx cannot be checked: it takes too much memory.',
    )
    await small.close()
    const hasty = new DocumentReader(store(), { maxHeapMb: 192, timeLimitMs: 200 })
    await expect(hasty.text(large)).rejects.toThrow(
      'draft.docx cannot be checked: it takes more than 0.2 seconds.',
    )
    await hasty.close()
  })

  test('has one time limit for all documents of a check', async () => {
    const document = await stored(word(body(filled('<a/>', megabyte / 2))))
    const reader = new DocumentReader(store(), { maxHeapMb: 192, timeLimitMs: 4_000 })
    const readOn = async () => {
      for (;;) await reader.text(document)
    }
    await expect(readOn()).rejects.toThrow(
      'draft.docx cannot be checked: it takes more than 4 seconds.',
    )
    await reader.close()
  })
})

test('documents of one team wait for each other, and do not delay those of other teams', async () => {
  const { body } = await upload(api, desk.team.token, [{ name: 'a.txt', content: 'Hi.' }] as never)
  const fileIds = [body.files[0].id]
  let open = () => {}
  gated.keys.add(body.files[0].file_key)
  gated.opened = new Promise((resolve) => {
    open = resolve
  })
  const own: { id: string }[] = []
  for (let i = 0; i < 5; i++) {
    const articleId = await desk.newArticle()
    await desk.operate('setArticleFiles', { articleId, fileIds }, 'id')
    own.push(await desk.request(desk.team.token, { articleId }))
  }
  const profile = await makeProfile(api, desk.other)
  const { articles } = await makeOrder(api, profile, desk.product, {
    articleStatus: 'pending-draft',
  })
  const others = await desk.request(desk.other.token, { articleId: articles[0]!.id, text: 'Hi.' })
  const worker = await startJobs([checkCompliance], api.app.services, api.app.log)
  const statuses = async (checks: { id: string }[]) => {
    const ids = checks.map(({ id }) => id)
    const rows = await api.prisma.complianceCheck.findMany({ where: { id: { in: ids } } })
    return rows.map(({ status }) => status).sort()
  }
  try {
    await expect.poll(() => statuses([others]), { timeout: 60_000 }).toEqual(['completed'])
    expect(await statuses(own)).toEqual(['in_progress', ...Array(4).fill('pending')])
    open()
    await expect.poll(() => statuses(own), { timeout: 60_000 }).toEqual(Array(5).fill('completed'))
  } finally {
    open()
    await worker.stop()
  }
})
