import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'

const api = await testApi()

const own = await api.team()
const other = await api.team()
const outletId = (await api.prisma.outlet.create({ data: { name: 'The Paper', status: 'ACTIVE' } }))
  .id

const asking =
  'mutation ($input: CreateOutletInquiryInput!) { createOutletInquiry(input: $input) { id teamId name email phoneNumber notes outlet { name } } }'
const archiving =
  'mutation ($id: UUID!) { archiveOutletInquiry(input: {outletInquiryId: $id}) { deletedAt } }'
const question = (more: object = {}) => ({
  input: { outletId, name: 'Ada', email: 'ada@example.com', ...more },
})

test('an inquiry is created by a team, read by it and by operators, and archived by operators', async () => {
  const details = { phoneNumber: '+49 (228) 123-45', notes: 'Is May possible?' }
  const { createOutletInquiry: made } = await api.graph(own.token, asking, question(details))
  expect(made).toMatchObject({ ...details, teamId: own.id, outlet: { name: 'The Paper' } })
  const { createOutletInquiry: visitor } = await api.graph(api.operator, asking, question())
  expect(visitor).toMatchObject({ teamId: null, notes: null })

  const list = `{ outletInquiries(where: {outlet: {name: {eq: "The Paper"}}}) { totalCount nodes { id } } }`
  const ids = async (token: string) => {
    const { outletInquiries } = await api.graph(token, list)
    expect(outletInquiries.totalCount).toBe(outletInquiries.nodes.length)
    return outletInquiries.nodes.map(({ id }: { id: string }) => id)
  }
  expect(await ids(own.token)).toEqual([made.id])
  expect(await ids(other.token)).toEqual([])
  expect((await ids(api.operator)).sort()).toEqual([made.id, visitor.id].sort())
  const foreign = `{ outletInquiries(where: {OR: [{id: {eq: "${made.id}"}}, {teamId: {isNull: true}}]}) { totalCount } }`
  expect((await api.graph(other.token, foreign)).outletInquiries.totalCount).toBe(0)

  const refused = await api.graphError(own.token, archiving, { id: made.id })
  expect(refused.extensions.code).toBe('operator_only')
  await api.graph(api.operator, archiving, { id: made.id })
  expect(await ids(own.token)).toEqual([])
  const again = await api.graphError(api.operator, archiving, { id: made.id })
  expect(again.extensions.code).toBe('not_found')
  const { auditEntries } = await api.graph(
    api.operator,
    `{ auditEntries(where: {entityId: {eq: "${made.id}"}}) { nodes { action } } }`,
  )
  expect(auditEntries.nodes).toEqual([{ action: 'archive_outlet_inquiry' }])
})

test('an invalid inquiry is refused with the name of the field', async () => {
  const issues = async (more: object) => {
    const { extensions } = await api.graphError(own.token, asking, question(more))
    return extensions.issues.map(({ path }: { path: string[] }) => path.join('.'))
  }
  expect(await issues({ outletId: randomUUID() })).toEqual(['input.outletId'])
  expect(await issues({ email: 'nobody' })).toEqual(['input.email'])
  expect(await issues({ phoneNumber: 'call me' })).toEqual(['input.phoneNumber'])
  expect(await issues({ phoneNumber: ' ' })).toEqual(['input.phoneNumber'])
  expect(await issues({ notes: ' ' })).toEqual(['input.notes'])
  expect(await issues({ name: '' })).toEqual(['input.name'])
  const readOnly = await api.token(own, 'read_only')
  const refused = await api.graphError(readOnly, asking, question())
  expect(refused.extensions.code).toBe('read_only_token')
})

test('a telephone number of any length is refused', async () => {
  const phoneNumber = `${'1'.repeat(100_000)}a`
  const { extensions } = await api.graphError(own.token, asking, question({ phoneNumber }))
  expect(extensions.issues[0].path).toEqual(['input', 'phoneNumber'])
})

test('of concurrent requests to archive an inquiry, one succeeds', async () => {
  const { createOutletInquiry: made } = await api.graph(own.token, asking, question())
  const archive = () => api.graph(api.operator, archiving, { id: made.id })
  const answers = await Promise.allSettled(Array.from({ length: 4 }, archive))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await api.prisma.auditEntry.count({ where: { entityId: made.id } })).toBe(1)
})

const replying = `mutation ($id: UUID!, $reply: String!) {
  replyToOutletInquiry(input: {outletInquiryId: $id, reply: $reply}) { status reply repliedAt }
}`

test('an operator replies to an inquiry once, and its team reads the reply', async () => {
  const { createOutletInquiry: made } = await api.graph(own.token, asking, question())
  const read = `{ outletInquiries(where: {id: {eq: "${made.id}"}}) { nodes { status reply repliedAt } } }`
  const seenBy = async (token: string) =>
    (await api.graph(token, read)).outletInquiries.nodes as object[]
  expect(await seenBy(own.token)).toEqual([
    { status: 'AWAITING_REPLY', reply: null, repliedAt: null },
  ])
  const codeOf = async (token: string, reply: string) =>
    (await api.graphError(token, replying, { id: made.id, reply })).extensions
  expect((await codeOf(own.token, 'Yes.')).code).toBe('operator_only')
  expect((await codeOf(api.operator, ' ')).issues[0].path).toEqual(['input', 'reply'])
  expect((await codeOf(api.operator, 'x'.repeat(5001))).issues[0].path).toEqual(['input', 'reply'])
  const replies = await Promise.allSettled(
    ['Yes.', 'No.'].map((reply) => api.graph(api.operator, replying, { id: made.id, reply })),
  )
  expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const [seen] = await seenBy(own.token)
  expect(seen).toMatchObject({
    status: 'REPLIED',
    reply: expect.stringMatching(/^(Yes|No)\.$/),
    repliedAt: expect.any(String),
  })
  expect(await seenBy(other.token)).toEqual([])
  expect(await codeOf(api.operator, 'Later.')).toMatchObject({
    code: 'invalid_transition',
    issues: [{ code: 'already_replied' }],
  })
  const entries = await api.prisma.auditEntry.findMany({ where: { entityId: made.id } })
  expect(entries).toMatchObject([{ action: 'reply_to_outlet_inquiry', teamId: own.id }])
  const open = `{ outletInquiries(where: {id: {eq: "${made.id}"}, repliedAt: {isNull: true}}) { totalCount } }`
  expect((await api.graph(api.operator, open)).outletInquiries.totalCount).toBe(0)
})

test('an archived inquiry has no reply', async () => {
  const { createOutletInquiry: made } = await api.graph(own.token, asking, question())
  await api.graph(api.operator, archiving, { id: made.id })
  const refused = await api.graphError(api.operator, replying, { id: made.id, reply: 'Yes.' })
  expect(refused.extensions.code).toBe('not_found')
})
