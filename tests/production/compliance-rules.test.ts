import { describe, expect, test } from 'vitest'
import { examine } from '../../src/compliance/check.js'
import { checkCompliance, resumeComplianceChecks } from '../../src/compliance/job.js'
import { startRequiredCheck } from '../../src/domain/production/compliance.js'
import { inTransaction } from '../../src/postgres/transaction.js'
import { testApi } from '../support/api.js'
import { ownDirectory, upload, zip } from '../support/files/upload.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { codeOf, complianceDesk } from '../support/fixtures/compliance.js'

const api = await testApi({ env: { DATA_DIR: ownDirectory() } })
const desk = await complianceDesk(api)
const { newArticle, read, request, operate, work } = desk

/** Returns the automatic checks of texts. */
const check = async (...texts: string[]) => {
  const articleId = await newArticle()
  const requestedChecks = await Promise.all(
    texts.map((text) => request(desk.team.token, { articleId, text })),
  )
  await work()
  return Promise.all(requestedChecks.map(({ id }) => read(desk.team.token, id)))
}

const wordTypes = {
  '[Content_Types].xml':
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
}

describe('an automatic check', () => {
  test('shortens quotations without splitting a character', async () => {
    const found = await check(
      `ww${'😀'.repeat(260)} ${'some words '.repeat(80)}`,
      `see ${'😀'.repeat(20)}  here`,
      `see w${'😀'.repeat(20)}  here`,
      `see ww${'😀'.repeat(20)}x  here`,
    )
    const quoted = found.flatMap(({ issues }) =>
      issues.map(({ originalText }: { originalText: string }) => originalText),
    )
    expect(quoted.length).toBeGreaterThan(3)
    expect(quoted.filter((text) => /\ufffd|[\ud800-\udfff]/u.test(text))).toEqual([])
  })

  test('finds the issues of the rules with their positions', async () => {
    const text = [
      'A quiet year',
      '',
      'Sales grew 40% last year. According to Reuters, they grew 40% last year.',
      'The world-class team  is guaranteed to please.',
      '',
      'Studies show that it works!! Book a demo.',
    ].join('\n')
    const [found] = await check(text)
    expect(found).toMatchObject({
      status: 'COMPLETED',
      checkType: 'AUTOMATIC',
      totalIssuesCount: 7,
      criticalIssuesCount: 1,
      warningIssuesCount: 4,
      complianceScore: 100 - 20 - 4 * 5 - 1,
      metadata: { checked: [{ location: 'text', characters: text.length }] },
    })
    const short = found.issues.map((issue: Record<string, unknown>) => [
      issue.severity,
      issue.issueType,
      issue.title,
      issue.location,
      issue.lineNumber,
    ])
    expect(short).toEqual([
      ['CRITICAL', 'EXAGGERATED_LANGUAGE', 'Guarantee: guaranteed to', 'text, paragraph 2', 4],
      ['WARNING', 'MISSING_SOURCE', 'No source for 40%', 'text, paragraph 2', 3],
      ['WARNING', 'EXAGGERATED_LANGUAGE', 'Superlative: world-class', 'text, paragraph 2', 4],
      [
        'WARNING',
        'UNVERIFIED_CLAIM',
        'Claim without a source: Studies show',
        'text, paragraph 3',
        6,
      ],
      ['WARNING', 'PROMOTIONAL_CONTENT', 'Call to action: Book a demo', 'text, paragraph 3', 6],
      ['SUGGESTION', 'FORMATTING_ISSUE', 'Repeated punctuation', 'text, paragraph 3', 6],
      ['INFO', 'FORMATTING_ISSUE', 'More than one space', 'text, paragraph 2', 4],
    ])
    for (const { title, charPosition, originalText, description, suggestion } of found.issues) {
      expect([title, description && suggestion && originalText]).not.toContain('')
      if (title.startsWith('No source')) expect(originalText).toBe('Sales grew 40% last year.')
      else expect(text.indexOf(originalText.trim())).toBeLessThanOrEqual(charPosition)
    }
    const guarantee = found.issues[0]
    expect(text.slice(guarantee.charPosition).startsWith('guaranteed to')).toBe(true)
  })

  test('detects missing sources and uppercase text, and accepts good text', () => {
    const many = 'one two three four five six seven eight nine ten '
    const cases: [text: string, titles: string[]][] = [
      ['The firm earned $3.5 million in 2024.', ['No source for $3.5 million']],
      ['It has 12,000 happy customers.', ['No source for 12,000 happy customers']],
      ['Three in four users stay.', ['No source for Three in four']],
      ['Dr. Smith told us that 5 million people came.', []],
      ['Sales rose 12 percent ([report](https://example.com/r)).', []],
      ['Sales rose 12 percent (Gartner, 2024).', []],
      ['“Sales rose 12%. It was hard,” said Ann Lee.', []],
      ['“We are the best,” said Ann Lee.', []],
      ['We are the best.', ['Superlative: the best']],
      ['Best practice has 3 steps, and the bestseller was founded in 2019.', []],
      ['THIS MATTERS to NASA and the UNESCO.', ['All capitals']],
      ['He said that that was all, and and left.', ['Repeated word']],
      ['It costs (or so they say.', ['Unbalanced brackets']],
      ['“It is so, she thought.', ['Unbalanced quotation marks']],
      ['“It is so.\n\n“It stays so.”', []],
      ['A 12" record and a "great" one.', []],
      ['It is late , they think.', ['Space before punctuation']],
      ['The price is TBD.', ['Placeholder: TBD']],
      [`${many.repeat(15)}ends.`, ['Long paragraph']],
      [`${many.repeat(12)}ends.\n\n`.repeat(5), ['No headings']],
      [`Heading\n\n${many.repeat(12)}ends.\n\n`.repeat(5), []],
    ]
    // Each check starts a process, which takes most of its time.
    const found = cases.map(([text]) => {
      const { issues } = examine([{ location: 'text', kind: 'draft', content: text }])
      return [text, issues.map(({ title }) => title)]
    })
    expect(found).toEqual(cases)
  })

  test('starts in the transaction of the transition to review', async () => {
    const articleId = await newArticle()
    const move = (status: string) => operate('setArticleStatus', { articleId, status }, 'id')
    const list = async () => {
      const query = `query ($id: UUID!) { article(id: $id) { complianceChecks { nodes { status checkType initiatedById completedAt complianceScore metadata } } } }`
      return (await api.graph(desk.team.token, query, { id: articleId })).article.complianceChecks
        .nodes
    }
    await move('needs-info')
    expect(await list()).toEqual([])
    await move('draft-ready-for-review')
    expect(await list()).toMatchObject([
      { status: 'PENDING', checkType: 'AUTOMATIC', initiatedById: null, completedAt: null },
    ])
    await work()
    expect(await list()).toMatchObject([
      {
        status: 'COMPLETED',
        complianceScore: 100,
        metadata: { checked: [{ location: 'title', characters: 12, text: 'A quiet name' }] },
      },
    ])
    expect(codeOf(await move('draft-ready-for-review'))).toBe('invalid_transition')
    await move('draft-update-requested')
    await move('draft-ready-for-review')
    expect(await list()).toHaveLength(2)
    const failed = inTransaction(api.prisma, async (tx) => {
      await startRequiredCheck(
        tx,
        { id: articleId, teamId: desk.team.id },
        'draft-ready-for-review',
      )
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(await list()).toHaveLength(2)
  })

  test('reads the documents of the article, or those for its draft', async () => {
    const campaign = await makeCampaign(api, desk.profile, 'Spring')
    await api.prisma.campaign.update({
      where: { id: campaign.id },
      data: {
        description: 'A revolutionary spring.',
        questionnaire: { update: { writingSamples: 'Order now.' } },
      },
    })
    const articleId = await newArticle(campaign.id)
    const run = async () => {
      const { id } = await request(desk.team.token, { articleId })
      await work()
      return read(desk.team.token, id)
    }
    expect((await run()).issues).toMatchObject([
      { title: 'Call to action: Order now', location: 'writing samples, paragraph 1' },
      { title: 'Exaggeration: revolutionary', location: 'campaign description, paragraph 1' },
    ])

    const w = (body: string) =>
      `<?xml version="1.0"?><w:document xmlns:w="w" xmlns:r="r" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`
    const p = (words: string, more = '') =>
      `<w:p>${more}<w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`
    const linked = `<w:p><w:r><w:t>Costs fell 30% (</w:t></w:r><w:hyperlink r:id="rId7"><w:r><w:t>report</w:t></w:r></w:hyperlink><w:r><w:t>).</w:t></w:r></w:p>`
    const tracked = `<w:p><w:del><w:r><w:delText>Buy now.</w:delText></w:r></w:del><w:ins><w:r><w:t>Sales grew 7%.</w:t></w:r></w:ins></w:p>`
    const document = w(
      p('A heading', '<w:pPr><w:pStyle w:val="Heading1"/><w:tabs><w:tab/></w:tabs></w:pPr>') +
        p('Bread &amp; butter, an amazing thing.') +
        linked +
        tracked,
    )
    const docx = zip({
      ...wordTypes,
      'word/document.xml': document,
      'word/_rels/document.xml.rels':
        '<?xml version="1.0"?><Relationships><Relationship Id="rId7" Target="https://example.com/r" TargetMode="External"/></Relationships>',
    })
    const txt = Buffer.from('It was stunning.\r\n\r\nAct now!')
    const { body } = await upload(api, desk.team.token, [
      { name: 'draft.docx', content: docx },
      { name: 'notes.txt', content: txt },
    ] as never)
    const fileIds = body.files.map(({ id }: { id: string }) => id)
    await desk.call(desk.team.token, 'setArticleFiles', { articleId, fileIds }, 'id')
    const locations = async () =>
      (await run()).metadata.checked.map(({ location }: { location: string }) => location)
    const ofFiles = ['title', 'draft.docx', 'notes.txt']
    const ofAll = [...ofFiles, 'campaign description', 'writing samples']
    // Files that the team attaches before the draft belong to the brief, and do not replace its other texts.
    expect(await locations()).toEqual(ofAll)
    await operate('setArticleStatus', { articleId, status: 'draft-ready-for-review' }, 'id')
    await operate('updateArticle', { articleId, draftSharedDocUrl: 'https://docs.test/1' }, 'id')
    expect(await locations()).toEqual(ofAll)
    await operate('updateArticle', { articleId, draftSharedDocUrl: null }, 'id')
    const found = await run()
    expect(found.errorMessage).toBeNull()
    expect(found.metadata.checked.map(({ location }: { location: string }) => location)).toEqual([
      'title',
      'draft.docx',
      'notes.txt',
    ])
    expect(
      found.issues.map((i: Record<string, unknown>) => [i.location, i.title, i.lineNumber]).sort(),
    ).toEqual([
      ['draft.docx, paragraph 2', 'Exaggeration: amazing', 3],
      ['draft.docx, paragraph 4', 'No source for 7%', 7],
      ['notes.txt, paragraph 1', 'Exaggeration: stunning', 1],
      ['notes.txt, paragraph 2', 'Call to action: Act now', 3],
    ])
    // The position of each issue is within its words in the stored text.
    for (const { location, originalText, charPosition } of found.issues) {
      const source = found.metadata.checked.find((one: { location: string }) =>
        location.startsWith(one.location),
      )
      const from = source.text.lastIndexOf(originalText, charPosition)
      expect(from).toBeGreaterThanOrEqual(0)
      expect(charPosition).toBeLessThan(from + originalText.length)
    }
    expect(found.metadata.checked[2].text).toBe('It was stunning.\n\nAct now!')
  })

  test('fails with a message when a document cannot be read', async () => {
    const articleId = await newArticle()
    const long = Buffer.from('word and '.repeat(12_000))
    const { body } = await upload(api, desk.team.token, [
      { name: 'long.txt', content: long },
    ] as never)
    const attach = (fileIds: string[]) => operate('setArticleFiles', { articleId, fileIds }, 'id')
    await attach([body.files[0].id])
    const run = async () => {
      const { id } = await request(desk.team.token, { articleId })
      await work()
      return read(desk.team.token, id)
    }
    expect(await run()).toMatchObject({
      status: 'FAILED',
      errorMessage: 'long.txt is too long to be checked: at most 100,000 characters are.',
      complianceScore: null,
      issues: [],
    })
    // Parts that declare a false size, or decompress to more than the maximum.
    const bomb = zip({
      ...wordTypes,
      'word/document.xml': `<w:document xmlns:w="w"><w:body>${' '.repeat(17 * 1024 * 1024)}</w:body></w:document>`,
    })
    const broken = zip({
      ...wordTypes,
      'word/document.xml': '<w:document><w:body></w:document>',
    })
    const files = await upload(api, desk.team.token, [
      { name: 'bomb.docx', content: bomb },
      { name: 'broken.docx', content: broken },
    ] as never)
    await attach([files.body.files[0].id])
    expect((await run()).errorMessage).toMatch(/^bomb.docx is too long/)
    await attach([files.body.files[1].id])
    expect((await run()).errorMessage).toMatch(/^broken.docx cannot be read/)
  })

  test('creates no duplicates when its job is killed and retried, or runs concurrently', async () => {
    const services = api.app.services
    const articleId = await newArticle()
    const { id } = await request(desk.team.token, { articleId, text: 'Buy now.' })
    // State after a kill during the check: the row is in progress, and the job is gone.
    await api.prisma
      .$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE key LIKE ${`%${desk.team.id}`}`
    await api.prisma.complianceCheck.update({
      where: { id },
      data: { status: 'in_progress', attempts: 1, updatedAt: new Date(Date.now() - 3_600_000) },
    })
    await work()
    expect(await read(desk.team.token, id)).toMatchObject({ status: 'IN_PROGRESS', issues: [] })
    await resumeComplianceChecks.run(undefined, services)
    await resumeComplianceChecks.run(undefined, services)
    await work()
    const done = await read(desk.team.token, id)
    expect(done).toMatchObject({ status: 'COMPLETED', totalIssuesCount: 1 })
    await checkCompliance.run({ teamId: desk.team.id }, services)
    expect(await read(desk.team.token, id)).toEqual(done)

    const twice = await request(desk.team.token, { articleId, text: 'Buy now.' })
    await Promise.all([1, 2, 3].map(() => checkCompliance.run({ teamId: desk.team.id }, services)))
    expect(await read(desk.team.token, twice.id)).toMatchObject({
      status: 'COMPLETED',
      totalIssuesCount: 1,
      issues: [{ title: 'Call to action: Buy now' }],
    })
    await work()
  })

  test('fails after two attempts that never completed', async () => {
    const { id } = await request(desk.team.token, { articleId: await newArticle(), text: 'x' })
    await api.prisma.complianceCheck.update({
      where: { id },
      data: { status: 'in_progress', attempts: 2, updatedAt: new Date(Date.now() - 3_600_000) },
    })
    await work()
    expect(await read(desk.team.token, id)).toMatchObject({
      status: 'FAILED',
      errorMessage: 'The check was started 2 times and never completed. Request another one.',
    })
  })

  test('keeps the 200 most severe issues of a text', async () => {
    const [many, few] = await check('a  b '.repeat(20_000), '1\n'.repeat(50_000))
    expect(many.totalIssuesCount).toBe(200)
    expect(many.metadata.omitted).toBeGreaterThan(10_000)
    expect(few.totalIssuesCount).toBe(0)
  })
})
