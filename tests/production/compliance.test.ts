import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { codeOf, complianceDesk, issueFields } from '../support/fixtures/compliance.js'

const api = await testApi()
const desk = await complianceDesk(api)
const { newArticle, call, read, request, operate, work } = desk

describe('a manual check', () => {
  test('is requested by the team, done by an operator, and scored by its issues', async () => {
    const articleId = await newArticle()
    const requestedCheck = await request(desk.team.token, { articleId, checkType: 'MANUAL' })
    expect(requestedCheck).toMatchObject({
      articleId,
      teamId: desk.team.id,
      status: 'PENDING',
      checkType: 'MANUAL',
      complianceScore: null,
      initiatedById: desk.team.ownerId,
    })
    const { id } = requestedCheck
    expect(await operate('startComplianceCheck', { complianceCheckId: id })).toMatchObject({
      status: 'IN_PROGRESS',
    })
    const add = (severity: string, more: object = {}) =>
      operate(
        'addComplianceIssue',
        { complianceCheckId: id, issueType: 'FACTUAL_ERROR', severity, title: 'Wrong', ...more },
        `id ${issueFields}`,
      )
    const place = {
      description: 'It was 2024.',
      location: 'second paragraph',
      suggestion: 'Correct it.',
      originalText: 'In 2023',
      lineNumber: 3,
      charPosition: 120,
    }
    expect(await add('CRITICAL', place)).toMatchObject({ severity: 'CRITICAL', ...place })
    const warning = await add('WARNING')
    await add('SUGGESTION', { issueType: 'AI_GENERATED' })
    const mistaken = await add('CRITICAL')
    const counts = ({
      totalIssuesCount: t,
      criticalIssuesCount: c,
      warningIssuesCount: w,
    }: never) => [t, c, w]
    expect(counts((await read(desk.team.token, id)) as never)).toEqual([4, 2, 1])
    const holding =
      'query ($id: UUID!) { complianceChecks(where: { issues: { some: { id: { eq: $id } } } }) { totalCount } }'
    const holders = async () =>
      (await api.graph(desk.team.token, holding, { id: mistaken.id })).complianceChecks.totalCount
    expect(await holders()).toBe(1)
    await operate('removeComplianceIssue', { complianceIssueId: mistaken.id }, 'id')
    expect(await holders()).toBe(0)
    await operate(
      'updateComplianceIssue',
      { complianceIssueId: warning.id, title: 'Not so' },
      'title',
    )
    expect(counts((await read(desk.team.token, id)) as never)).toEqual([3, 1, 1])
    const done = await operate('completeComplianceCheck', {
      complianceCheckId: id,
      aiDetectionPercentage: 12.5,
    })
    expect(done).toMatchObject({
      status: 'COMPLETED',
      complianceScore: 100 - 20 - 5 - 1,
      aiDetectionPercentage: '12.50',
      completedAt: expect.any(String),
    })
    const { issues } = await read(desk.team.token, id)
    expect(issues.map(({ title }: { title: string }) => title)).toEqual([
      'Wrong',
      'Not so',
      'Wrong',
    ])
  })

  test('fails with a message', async () => {
    const { id } = await request(api.operator, {
      articleId: await newArticle(),
      checkType: 'MANUAL',
    })
    await operate('startComplianceCheck', { complianceCheckId: id })
    expect(
      await operate('failComplianceCheck', { complianceCheckId: id, errorMessage: 'No access' }),
    ).toMatchObject({
      status: 'FAILED',
      errorMessage: 'No access',
      complianceScore: null,
      completedAt: expect.any(String),
    })
  })

  test('makes only the transitions of the table', async () => {
    const { id } = await request(desk.team.token, {
      articleId: await newArticle(),
      checkType: 'MANUAL',
    })
    const issue = {
      complianceCheckId: id,
      issueType: 'FACTUAL_ERROR',
      severity: 'INFO',
      title: 'x',
    }
    const early = await operate('completeComplianceCheck', { complianceCheckId: id })
    expect([codeOf(early), early.message]).toEqual([
      'invalid_transition',
      'The compliance check is pending and cannot become completed. It can become in_progress.',
    ])
    expect(
      codeOf(await operate('failComplianceCheck', { complianceCheckId: id, errorMessage: 'x' })),
    ).toBe('invalid_transition')
    const soon = await operate('addComplianceIssue', issue, 'id')
    expect([codeOf(soon), soon.message]).toEqual([
      'invalid_transition',
      expect.stringMatching(/is pending, .* only while it is in_progress\. Start it first/),
    ])
    await operate('startComplianceCheck', { complianceCheckId: id })
    expect((await operate('startComplianceCheck', { complianceCheckId: id })).message).toBe(
      'The compliance check is in_progress and cannot become in_progress. It can become completed or failed.',
    )
    const kept = await operate('addComplianceIssue', issue, 'id')
    await operate('completeComplianceCheck', { complianceCheckId: id })
    for (const late of [
      await operate('startComplianceCheck', { complianceCheckId: id }),
      await operate('failComplianceCheck', { complianceCheckId: id, errorMessage: 'x' }),
      await operate('addComplianceIssue', issue, 'id'),
      await operate('updateComplianceIssue', { complianceIssueId: kept.id, title: 'y' }, 'id'),
      await operate('removeComplianceIssue', { complianceIssueId: kept.id }, 'id'),
    ]) {
      expect([codeOf(late), late.message]).toEqual([
        'invalid_transition',
        expect.stringContaining('This status is final'),
      ])
    }
  })

  test('refuses invalid input with every issue', async () => {
    const none = '00000000-0000-7000-8000-000000000000'
    const { id } = await request(desk.team.token, {
      articleId: await newArticle(),
      checkType: 'MANUAL',
    })
    await operate('startComplianceCheck', { complianceCheckId: id })
    const issues = ({ extensions }: { extensions: { issues: { path: string[] }[] } }) =>
      extensions.issues.map(({ path }) => path.join('.'))
    const issue = {
      complianceCheckId: id,
      issueType: 'FACTUAL_ERROR',
      severity: 'INFO',
      title: 'x',
    }
    expect(
      issues(
        await operate(
          'addComplianceIssue',
          { ...issue, title: ' ', lineNumber: 0, charPosition: -1, location: '' },
          'id',
        ),
      ).sort(),
    ).toEqual(['input.charPosition', 'input.lineNumber', 'input.location', 'input.title'])
    const { id: kept } = await operate('addComplianceIssue', issue, 'id')
    expect(
      issues(
        await operate(
          'updateComplianceIssue',
          { complianceIssueId: kept, title: null, severity: null },
          'id',
        ),
      ).sort(),
    ).toEqual(['input.severity', 'input.title'])
    for (const share of [-1, 100.01, 1.234]) {
      const refused = await operate('completeComplianceCheck', {
        complianceCheckId: id,
        aiDetectionPercentage: share,
      })
      expect(issues(refused)).toEqual(['input.aiDetectionPercentage'])
    }
    const articleId = await newArticle()
    expect(issues(await request(desk.team.token, { articleId, text: ' \n' }))).toEqual([
      'input.text',
    ])
    expect(
      issues(await request(desk.team.token, { articleId, text: 'x'.repeat(100_001) })),
    ).toEqual(['input.text'])
    const automatic = await request(desk.team.token, { articleId })
    expect(
      issues(await operate('startComplianceCheck', { complianceCheckId: automatic.id })),
    ).toEqual(['input.complianceCheckId'])
    expect(
      issues(
        await operate('addComplianceIssue', { ...issue, complianceCheckId: automatic.id }, 'id'),
      ),
    ).toEqual(['input.complianceCheckId'])
    for (const unknown of [
      await request(desk.team.token, { articleId: none }),
      await operate('startComplianceCheck', { complianceCheckId: none }),
      await operate('addComplianceIssue', { ...issue, complianceCheckId: none }, 'id'),
      await operate('removeComplianceIssue', { complianceIssueId: none }, 'id'),
    ]) {
      expect(codeOf(unknown)).toBe('not_found')
    }
  })
})

test('a check has no more than 200 issues', async () => {
  const check = { articleId: await newArticle(), checkType: 'MANUAL' }
  const { id: complianceCheckId } = await request(api.operator, check)
  await operate('startComplianceCheck', { complianceCheckId })
  const found = { issueType: 'FACTUAL_ERROR', severity: 'INFO', title: 'x' }
  await api.prisma.complianceIssue.createMany({
    data: Array.from({ length: 198 }, () => ({
      ...{ complianceCheckId, teamId: desk.team.id, title: 'x' },
      ...{ issueType: 'factual_error' as const, severity: 'info' as const },
    })),
  })
  const add = () => operate('addComplianceIssue', { complianceCheckId, ...found }, 'id')
  await add()
  const { id: complianceIssueId } = await add()
  expect((await add()).extensions.issues).toMatchObject([
    { path: ['input', 'complianceCheckId'], code: 'too_many' },
  ])
  await operate('removeComplianceIssue', { complianceIssueId }, 'id')
  expect(await add()).toEqual({ id: expect.any(String) })
})

test('changes of checks and issues by operators are in the audit log', async () => {
  const articleId = await newArticle()
  const { id } = await request(api.operator, { articleId, checkType: 'MANUAL', text: 'A draft.' })
  await operate('startComplianceCheck', { complianceCheckId: id })
  const issue = { complianceCheckId: id, issueType: 'FACTUAL_ERROR', severity: 'INFO', title: 'x' }
  const { id: issueId } = await operate('addComplianceIssue', issue, 'id')
  await operate('updateComplianceIssue', { complianceIssueId: issueId, title: 'y' }, 'id')
  await operate('removeComplianceIssue', { complianceIssueId: issueId }, 'id')
  await operate('completeComplianceCheck', { complianceCheckId: id })
  const failing = await request(api.operator, { articleId, checkType: 'MANUAL' })
  await operate('startComplianceCheck', { complianceCheckId: failing.id })
  await operate('failComplianceCheck', { complianceCheckId: failing.id, errorMessage: 'No access' })
  expect(codeOf(await operate('startComplianceCheck', { complianceCheckId: id }))).toBe(
    'invalid_transition',
  )
  const own = await request(desk.team.token, { articleId, checkType: 'MANUAL' })
  const { auditEntries } = await api.graph(
    api.operator,
    `query ($ids: [UUID!]) { auditEntries(where: { entityId: { in: $ids } }, orderBy: { field: CREATED_AT, direction: ASC }) {
      nodes { action entity entityId actor { fullName } requestId before after } } }`,
    { ids: [id, issueId, failing.id, own.id] },
  )
  const of = (
    entity: string,
    entityId: string,
    action: string,
    before: unknown,
    after: object,
  ) => ({
    entity: `compliance_${entity}`,
    entityId,
    action,
    actor: { fullName: 'Tester' },
    requestId: expect.any(String),
    before: before && expect.objectContaining(before),
    after: expect.objectContaining(after),
  })
  const [pending, begun] = [{ status: 'pending' }, { status: 'in_progress' }]
  expect(auditEntries.nodes).toEqual([
    of('check', id, 'request_compliance_check', null, pending),
    of('check', id, 'start_compliance_check', pending, begun),
    of('issue', issueId, 'add_compliance_issue', null, { title: 'x' }),
    of('issue', issueId, 'update_compliance_issue', { title: 'x' }, { title: 'y' }),
    of('issue', issueId, 'remove_compliance_issue', { deletedAt: null }, { title: 'y' }),
    of('check', id, 'complete_compliance_check', begun, { complianceScore: 100 }),
    of('check', failing.id, 'request_compliance_check', null, pending),
    of('check', failing.id, 'start_compliance_check', pending, begun),
    of('check', failing.id, 'fail_compliance_check', begun, { errorMessage: 'No access' }),
  ])
  expect(JSON.stringify(auditEntries)).not.toContain('A draft.')
})

test('checks and issues are visible to their own team only', async () => {
  const articleId = await newArticle()
  const { id } = await request(desk.team.token, { articleId, text: 'Buy now.' })
  await work()
  const [issue] = (await read(desk.team.token, id)).issues
  const lists = `query ($id: UUID!, $issue: UUID!, $article: UUID!) {
    checks: complianceChecks(where: { id: { eq: $id } }) { totalCount nodes { id } }
    byIssue: complianceChecks(where: { articleId: { eq: $article }, issues: { some: { title: { contains: "Buy" } } } }) { totalCount nodes { id } }
    byAsker: complianceChecks(where: { id: { eq: $id }, initiatedBy: { firstName: { ne: "x" } } }) { totalCount nodes { id } }
    byArticle: complianceChecks(where: { article: { id: { eq: $article } } }, orderBy: { field: COMPLIANCE_SCORE, direction: DESC }) { totalCount nodes { id } }
    articles: articles(where: { complianceChecks: { some: { id: { eq: $id }, complianceScore: { lt: 100 } } } }) { totalCount nodes { id } }
    issues: complianceIssues(where: { OR: [{ id: { eq: $issue } }, { complianceCheck: { id: { eq: $id } } }] }) { totalCount nodes { title } }
  }`
  const variables = { id, issue: issue.id, article: articleId }
  const counts = async (token: string) =>
    Object.values(await api.graph(token, lists, variables)).map(
      (list) => (list as { totalCount: number }).totalCount,
    )
  expect(await counts(desk.team.token)).toEqual([1, 1, 1, 1, 1, 1])
  expect(await counts(api.operator)).toEqual([1, 1, 1, 1, 1, 1])
  expect(await counts(desk.other.token)).toEqual([0, 0, 0, 0, 0, 0])
  expect(
    (await api.graphError(desk.other.token, `{ complianceCheck(id: "${id}") { id } }`)).extensions,
  ).toMatchObject({ code: 'not_found' })
  expect(codeOf(await request(desk.other.token, { articleId }))).toBe('not_found')

  for (const [name, input] of Object.entries({
    startComplianceCheck: { complianceCheckId: id },
    completeComplianceCheck: { complianceCheckId: id },
    failComplianceCheck: { complianceCheckId: id, errorMessage: 'x' },
    addComplianceIssue: {
      complianceCheckId: id,
      issueType: 'FACTUAL_ERROR',
      severity: 'INFO',
      title: 'x',
    },
    updateComplianceIssue: { complianceIssueId: issue.id, title: 'x' },
    removeComplianceIssue: { complianceIssueId: issue.id },
  })) {
    expect([name, codeOf(await call(desk.team.token, name, input, 'id'))]).toEqual([
      name,
      'operator_only',
    ])
  }
  const reader = await api.token(desk.team, 'read_only')
  expect(codeOf(await request(reader, { articleId }))).toBe('read_only_token')
  const foreign = await api.token(desk.team, 'custom', ['orders.lists'])
  expect(
    (await api.graphError(foreign, '{ complianceIssues { totalCount } }')).extensions.code,
  ).toBe('missing_scope')
})
