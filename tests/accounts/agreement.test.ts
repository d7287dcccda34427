import { hash, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { pdfText } from '../support/files/pdf.js'

const api = await testApi()

const template = {
  key: 'terms',
  name: 'Terms',
  title: 'Terms of service',
  contentMarkdown: '# Terms',
  acceptanceLabel: 'I accept',
  scope: 'CLIENT',
}
const creating =
  'mutation ($input: CreateAgreementTemplateInput!) { createAgreementTemplate(input: $input) { id key version isActive } }'
const create = (input: object) =>
  api
    .graph(api.operator, creating, { input: { ...template, ...input } })
    .then((data) => data.createAgreementTemplate)
const activate = (id: string) =>
  api.graph(
    api.operator,
    'mutation ($id: UUID!) { activateAgreementTemplate(input: { agreementTemplateId: $id }) { isActive } }',
    { id },
  )
const retire = (id: string) =>
  api.graph(
    api.operator,
    'mutation ($id: UUID!) { retireAgreementTemplate(input: { agreementTemplateId: $id }) { isActive } }',
    { id },
  )
const accepting =
  'mutation ($input: AcceptAgreementInput!) { acceptAgreement(input: $input) { id signerName signerEmail signerIp signerUserAgent authorityConfirmed metadata acceptedAt template { key version } } }'
const signature = (templateId: string) => ({
  templateId,
  signerName: 'Ada Lovelace',
  signerEmail: 'ada@example.com',
})
const statuses = (token: string) =>
  api
    .graph(
      token,
      '{ agreementStatuses { isAccepted pdfUrl template { key version } acceptance { signerName } } }',
    )
    .then((data) => data.agreementStatuses)

describe('the life of an agreement', () => {
  test('from a version to its acceptance, and to the next version', async () => {
    const team = await api.team()
    const other = await api.team({ name: 'Other' })
    const first = await create({})
    expect(first).toMatchObject({ version: 1, isActive: false })
    expect(await statuses(team.token)).toEqual([])

    // The error for a draft equals that for an unknown version.
    const early = await api.graphError(team.token, accepting, { input: signature(first.id) })
    const unknown = await api.graphError(team.token, accepting, { input: signature(team.id) })
    expect(early.extensions.code).toBe('not_found')
    expect({ ...early, locations: [] }).toEqual({ ...unknown, locations: [] })
    await activate(first.id)

    const { acceptAgreement } = await api.graph(team.token, accepting, {
      input: signature(first.id),
    })
    expect(acceptAgreement).toMatchObject({
      signerName: 'Ada Lovelace',
      signerEmail: 'ada@example.com',
      signerIp: '127.0.0.1',
      authorityConfirmed: false,
      metadata: { key: 'terms', version: 1 },
      template: { key: 'terms', version: 1 },
    })
    expect(acceptAgreement.signerUserAgent).toBeTruthy()
    const again = await api.graph(team.token, accepting, {
      input: { ...signature(first.id), signerName: 'Somebody else' },
    })
    expect(again.acceptAgreement).toEqual(acceptAgreement)

    expect(await statuses(team.token)).toEqual([
      {
        isAccepted: true,
        pdfUrl: expect.stringContaining('/pdf?expires='),
        template: { key: 'terms', version: 1 },
        acceptance: { signerName: 'Ada Lovelace' },
      },
    ])
    expect(await statuses(other.token)).toMatchObject([{ isAccepted: false, acceptance: null }])
    const list = '{ agreementAcceptances { totalCount } }'
    expect((await api.graph(other.token, list)).agreementAcceptances.totalCount).toBe(0)
    expect((await api.graph(api.operator, list)).agreementAcceptances.totalCount).toBe(1)

    const second = await create({})
    expect(second.version).toBe(2)
    await activate(second.id)
    expect(await statuses(team.token)).toMatchObject([
      { isAccepted: false, template: { version: 2 } },
    ])
    await retire(second.id)
    expect(await statuses(team.token)).toEqual([])
  })

  test('of publishers is neither shown to a buyer team nor accepted by it', async () => {
    const team = await api.team()
    const { id } = await create({ key: 'publisher-terms', scope: 'PUBLISHER' })
    await activate(id)
    const key = 'publisher-terms'
    const list = `{ agreementTemplates(where: { key: { eq: "${key}" } }) { totalCount } }`
    const shownTo = async (token: string) =>
      (await api.graph(token, list)).agreementTemplates.totalCount
    expect([await shownTo(api.operator), await shownTo(team.token)]).toEqual([1, 0])
    const keys = (await statuses(team.token)).map(
      ({ template }: { template: { key: string } }) => template.key,
    )
    expect(keys).not.toContain(key)
    const refused = await api.graphError(team.token, accepting, { input: signature(id) })
    expect(refused.extensions.code).toBe('not_found')
    await retire(id)
  })

  test('is in the audit log, without the text', async () => {
    const { id } = await create({ key: 'logged', contentMarkdown: 'Long words' })
    await activate(id)
    await retire(id)
    const { auditEntries } = await api.graph(
      api.operator,
      `query ($id: UUID!) { auditEntries(where: { entityId: { eq: $id } }, orderBy: { field: CREATED_AT, direction: ASC }) {
        nodes { action entity actor { fullName } before after } } }`,
      { id },
    )
    const entry = { entity: 'agreement_template', actor: { fullName: 'Tester' } }
    expect(auditEntries.nodes).toMatchObject([
      { ...entry, action: 'create_agreement_template', before: null, after: { version: 1 } },
      { ...entry, action: 'activate_agreement_template', before: { isActive: false } },
      { ...entry, action: 'retire_agreement_template', after: { isActive: false } },
    ])
    expect(JSON.stringify(auditEntries)).not.toContain('Long words')
  })

  test('is changed before it is in force, and never once it was accepted', async () => {
    const team = await api.team()
    const { id } = await create({ key: 'changing' })
    const change = (input: object) => ({ agreementTemplateId: id, ...input })
    const fields = 'title contentMarkdown acceptanceLabel version'
    const changed = await api.mutate(
      api.operator,
      'updateAgreementTemplate',
      change({ contentMarkdown: '# Better terms' }),
      fields,
    )
    expect(changed).toEqual({
      ...{ title: template.title, contentMarkdown: '# Better terms' },
      ...{ acceptanceLabel: template.acceptanceLabel, version: 1 },
    })
    const refused = async (token = api.operator) =>
      api.mutateError(token, 'updateAgreementTemplate', change({ title: 'Otherwise' }))
    expect((await refused(team.token)).extensions.code).toBe('operator_only')
    const empty = await api.mutateError(
      api.operator,
      'updateAgreementTemplate',
      change({ title: null }),
    )
    expect(empty.extensions.issues).toMatchObject([{ path: ['input', 'title'] }])

    await activate(id)
    expect((await refused()).message).toContain('is in force')
    await api.graph(team.token, accepting, { input: signature(id) })
    await retire(id)
    expect((await refused()).message).toContain('has been accepted')
    const [entry] = await api.prisma.auditEntry.findMany({
      where: { entityId: id, action: 'update_agreement_template' },
    })
    expect(entry).toMatchObject({
      before: { contentMarkdown: '# Terms' },
      after: { contentMarkdown: '# Better terms' },
    })
  })

  test('is filtered by its acceptances, of which a team sees only its own', async () => {
    const [team, other] = [await api.team({ name: 'Signer' }), await api.team()]
    const { id } = await create({ key: 'found' })
    await activate(id)
    await api.graph(team.token, accepting, { input: signature(id) })
    const query = `query ($team: UUID!, $owner: UUID!) {
      some: agreementTemplates(where: { key: { eq: "found" }, acceptances: { some: { signerName: { eq: "Ada Lovelace" } } } }) { totalCount }
      none: agreementTemplates(where: { key: { eq: "found" }, acceptances: { none: {} } }) { totalCount }
      agreementAcceptances(where: { template: { key: { eq: "found" } }, team: { name: { eq: "Signer" } }, acceptedBy: { id: { eq: $owner } } }) { totalCount }
      teams(where: { id: { eq: $team }, agreementAcceptances: { some: { template: { key: { eq: "found" }, isActive: { eq: true } } } } }) { totalCount }
    }`
    const variables = { team: team.id, owner: team.ownerId }
    const counts = async (token: string) =>
      Object.values(await api.graph(token, query, variables)).map(
        (list) => (list as { totalCount: number }).totalCount,
      )
    expect(await counts(team.token)).toEqual([1, 0, 1, 1])
    expect(await counts(api.operator)).toEqual([1, 0, 1, 1])
    expect(await counts(other.token)).toEqual([0, 1, 0, 0])
  })

  test('is accepted only while it is in force, also during a concurrent activation', async () => {
    const team = await api.team()
    const { id } = await create({ key: 'replaced' })
    await activate(id)
    let accepted: Promise<{ extensions: { code: string } }> | undefined
    await api.prisma.$transaction(async (tx) => {
      await tx.agreementTemplate.update({ where: { id }, data: { isActive: false } })
      accepted = api.graphError(team.token, accepting, { input: signature(id) })
      accepted.catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, 200))
    })
    expect((await accepted!).extensions.code).toBe('not_found')
    expect(await api.prisma.agreementAcceptance.count({ where: { templateId: id } })).toBe(0)
  })

  test('has a signed copy at a signed URL', async () => {
    const team = await api.team({ name: 'Łódź & Co' })
    const contentMarkdown =
      '## 1. Orders\n\nAn order is **paid** before\nwork begins, see [more](https://example.com).\n\n- First\n- Second\n\n| Name | Price |\n|---|---|\n| Feature | 100 |\n'
    const { id } = await create({ key: 'copy', contentMarkdown })
    await activate(id)
    const pdfUrl = async (token: string) => {
      const { agreementStatuses } = await api.graph(
        token,
        '{ agreementStatuses { pdfUrl template { id } } }',
      )
      return agreementStatuses.find(
        ({ template }: { template: { id: string } }) => template.id === id,
      ).pdfUrl
    }
    expect(await pdfUrl(team.token)).toBeNull()
    await api.graph(team.token, accepting, { input: signature(id) })
    const { pathname, search } = new URL(await pdfUrl(team.token))
    const read = (url: string, headers = {}) => api.app.inject({ url, headers })
    const copy = await read(pathname + search)
    expect(copy.statusCode).toBe(200)
    expect(copy.headers['content-type']).toBe('application/pdf')
    expect(copy.headers['content-disposition']).toContain('copy-version-1.pdf')
    const text = pdfText(copy.rawPayload)
    for (const passage of [
      '1. Orders',
      'An order is paid before work begins, see more.',
      '•First•Second',
      'Feature100',
      'Łódź & Co',
      'Ada Lovelace <ada@example.com>',
      'I accept',
      hash('sha256', contentMarkdown.trim(), 'hex'),
    ])
      expect(text).toContain(passage)
    expect(copy.rawPayload.toString('latin1')).toContain('(https://example.com)')

    // The copy is unchanged to the byte after the team is renamed.
    await api.put(team.token, `/teams/${team.id}`, { name: 'Renamed' })
    expect((await read(pathname + search)).rawPayload.equals(copy.rawPayload)).toBe(true)
    const known = { 'if-none-match': String(copy.headers.etag) }
    expect((await read(pathname + search, known)).statusCode).toBe(304)
    const other = await api.graph(team.token, '{ agreementAcceptances { nodes { id pdfUrl } } }')
    expect(other.agreementAcceptances.nodes[0].pdfUrl).toContain(pathname)
    for (const url of [
      pathname,
      `${pathname}${search}x`,
      pathname + search.replace(/expires=\d/, 'expires=9'),
      `/agreements/${randomUUID()}/pdf${search}`,
      `/files/content/${pathname.split('/')[2]}${search}`,
    ])
      expect((await read(url)).json().code).toBe('invalid_signature')
  })

  test('is refused when a page could not show all of it', async () => {
    const row = (columns: number, text: string) => `|${`${text}|`.repeat(columns)}\n`
    const table = (columns: number, text: string, rows = 1) =>
      row(columns, 'a') + row(columns, '-') + row(columns, text).repeat(rows)
    const cases: [string, RegExp][] = [
      [table(300, 'b'), /no table of more than 10 columns/],
      [table(2, 'b'.repeat(1_001)), /at most 1,000 characters in a cell of a table of 2 columns/],
      [table(2, 'b', 2_001), /at most 2,000 rows/],
      [`${'>'.repeat(20_000)} a`, /deeper than 8/],
      [`${'- '.repeat(90_000)}a`, /deeper than 8/],
      [`${'> '.repeat(9)}a`, /deeper than 8/],
      ['_a'.repeat(90_000), /no paragraph of more than 10,000 characters/],
      [`~~~\n${'x y\n'.repeat(3_000)}~~~`, /no paragraph of more than 10,000 characters/],
    ]
    for (const [contentMarkdown, message] of cases) {
      const { extensions } = await api.graphError(api.operator, creating, {
        input: { ...template, key: 'too-wide', contentMarkdown },
      })
      expect(extensions.issues).toMatchObject([
        { path: ['input', 'contentMarkdown'], message: expect.stringMatching(message) },
      ])
    }
    const fitting = `${table(10, 'b'.repeat(200))}\n${'> '.repeat(8)}a\n\n${'-'.repeat(120)}\n`
    await create({ key: 'just-so', contentMarkdown: fitting })
  })

  test('is drawn row by row, and others have their turn between', async () => {
    const team = await api.team()
    const contentMarkdown = `|a|b|c|d|\n|-|-|-|-|\n${'|some|text|in|it|\n'.repeat(400)}`
    const { id } = await create({ key: 'long-table', contentMarkdown })
    await activate(id)
    await api.graph(team.token, accepting, { input: signature(id) })
    const { agreementAcceptances } = await api.graph(
      team.token,
      '{ agreementAcceptances { nodes { pdfUrl } } }',
    )
    const { pathname, search } = new URL(agreementAcceptances.nodes[0].pdfUrl)
    let turns = 0
    const others = setInterval(() => turns++, 1)
    const copy = await api.app.inject({ url: pathname + search })
    clearInterval(others)
    expect(copy.statusCode).toBe(200)
    expect(turns).toBeGreaterThan(20)
  })

  test('requires authority and the account owner if the version does', async () => {
    const { id } = await create({
      key: 'strict',
      requiresAuthorityConfirmation: true,
      requiresTeamOwner: true,
    })
    const contentMarkdown = 'a\0b'
    await expect(create({ key: 'strict', contentMarkdown })).rejects.toThrow('NUL characters')
    await activate(id)
    const team = await api.team()
    const unconfirmed = await api.graphError(team.token, accepting, { input: signature(id) })
    expect(unconfirmed.extensions.issues[0].path).toEqual(['input', 'authorityConfirmed'])
    const member = await api.prisma.user.create({
      data: { firstName: 'M', lastName: '', email: 'm@example.com' },
    })
    const asMember = await api.token({ ...team, ownerId: member.id })
    const input = { ...signature(id), authorityConfirmed: true }
    expect((await api.graphError(asMember, accepting, { input })).extensions.code).toBe(
      'missing_scope',
    )
    expect(
      (await api.graph(team.token, accepting, { input })).acceptAgreement.authorityConfirmed,
    ).toBe(true)
  })

  test('is managed by operators', async () => {
    const team = await api.team()
    const { id } = await create({ key: 'mine' })
    const mutation =
      'mutation ($id: UUID!) { activateAgreementTemplate(input: { agreementTemplateId: $id }) { id } }'
    expect((await api.graphError(team.token, mutation, { id })).extensions.code).toBe(
      'operator_only',
    )
    expect(
      (await api.graphError(api.operator, accepting, { input: signature(id) })).extensions.code,
    ).toBe('operator_token')
    const ofTeam = 'query ($id: UUID) { agreementStatuses(teamId: $id) { template { id } } }'
    expect(
      (await api.graph(api.operator, ofTeam, { id: team.id })).agreementStatuses.length,
    ).toBeGreaterThan(0)
    for (const [token, teamId, code] of [
      [api.operator, randomUUID(), 'not_found'],
      [api.operator, null, 'validation_failed'],
      [team.token, (await api.team()).id, 'not_found'],
    ] as const)
      expect((await api.graphError(token, ofTeam, { id: teamId })).extensions.code).toBe(code)
    const { agreementTemplates } = await api.graph(
      team.token,
      '{ agreementTemplates { nodes { id isActive } } }',
    )
    expect(agreementTemplates.nodes.every((node: { isActive: boolean }) => node.isActive)).toBe(
      true,
    )
  })

  test('versions made at once get numbers of their own', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => create({ key: 'race' })))
    expect(made.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5])
  })
})
