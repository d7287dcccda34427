import { afterAll, describe, expect, test } from 'vitest'
import { Prisma } from '../../prisma/generated/client/client.js'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { emailSettings, makeOperator, reachOwner } from '../support/fixtures/email.js'
import { makeDraft, makeOutlet, makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: emailSettings(smtp) })
await makeOperator(api, 'operator@people.example')
const publisher = await makePublisher(api)
await reachOwner(api, publisher, 'publisher@people.example')
const other = await makePublisher(api, 'Other Media')
const buyer = await makeBuyer(api)

const pathOf = ({ id }: { id: string }) => `/publisher/outlets/${id}`
const change = (outlet: { id: string }, body: object) =>
  api.patch(publisher.token, pathOf(outlet), body)
const seen = async (outlet: { id: string }) => (await api.get(publisher.token, pathOf(outlet))).body
const review = (outlet: { id: string }, decision: string, more: object = {}) =>
  api.mutate(api.operator, 'reviewOutlet', { id: outlet.id, decision, ...more })
const someUrl = () => `https://${crypto.randomUUID()}.example/`
const kindsTo = async (address: string) => {
  await runJobs([writeEmails], api.app.services)
  const emails = await api.prisma.email.findMany({ where: { address }, orderBy: { id: 'asc' } })
  await api.prisma.email.deleteMany({ where: { address } })
  return emails.map(({ kind }) => kind)
}

describe('a change of an outlet on sale', () => {
  test('waits for a review, while the outlet stays on sale unchanged', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    const before = await seen(outlet)
    await kindsTo('operator@people.example')
    await kindsTo('publisher@people.example')
    const website_url = 'https://new-address.example/'
    const { body } = await change(outlet, { name: 'New', website_url, city: 'Porto' })
    expect(body).toMatchObject({
      ...{ name: 'Old', website_url: before.website_url, city: 'Porto', status: 'ACTIVE' },
      pending_change: { name: 'New', website_url, category_id: null },
      pending_since: expect.any(String),
    })
    expect(await kindsTo('operator@people.example')).toEqual(['OUTLET_SUBMITTED'])
    const waiting = '{ outlets(where: { pendingSince: { isNull: false } }) { nodes { id } } }'
    const { outlets } = await api.graph(api.operator, waiting)
    expect(outlets.nodes).toEqual([{ id: outlet.id }])
    await review(outlet, 'APPROVE')
    const after = await seen(outlet)
    expect(after).toMatchObject({
      ...{ name: 'New', website_url, status: 'ACTIVE', pending_change: null, pending_since: null },
      channels: [{ channel_url: website_url }],
    })
    expect(await kindsTo('publisher@people.example')).toEqual(['OUTLET_CHANGE_REVIEWED'])
  })

  test('is rejected with a reason and comments', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    await change(outlet, { name: 'New' })
    const { extensions } = await api.mutateError(api.operator, 'reviewOutlet', {
      ...{ id: outlet.id, decision: 'REJECT' },
    })
    expect(extensions.issues).toMatchObject([{ path: ['input', 'reason'], code: 'required' }])
    const comments = [{ field: 'NAME', comment: 'Is this a newsletter?' }]
    await review(outlet, 'REJECT', { reason: 'Not yet.', comments })
    expect(await seen(outlet)).toMatchObject({
      ...{ name: 'Old', status: 'ACTIVE', pending_change: null },
      ...{ rejection_reason: 'Not yet.', review_comments: comments },
      rejected_change: { name: 'New', website_url: null, category_id: null },
    })
    const again = { id: outlet.id, decision: 'APPROVE' }
    const refused = await api.mutateError(api.operator, 'reviewOutlet', again)
    expect(refused.extensions.issues).toMatchObject([{ code: 'outlet_status' }])
  })

  test('shows its rejection until the next change', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    const noRejection = { rejected_change: null, rejection_reason: null, review_comments: [] }
    await change(outlet, { name: 'First' })
    await review(outlet, 'REJECT', { reason: 'Not yet.' })
    await change(outlet, { city: 'Porto' })
    const { website_url } = await seen(outlet)
    // Clients that send the whole record change nothing.
    await change(outlet, { name: 'Old', website_url, city: 'Braga' })
    expect(await seen(outlet)).toMatchObject({
      ...{ rejected_change: { name: 'First' }, rejection_reason: 'Not yet.', city: 'Braga' },
    })
    const pending = (await change(outlet, { name: 'Second' })).body
    expect(pending).toMatchObject({ ...noRejection, pending_change: { name: 'Second' } })
    await review(outlet, 'REJECT', { reason: 'Nor this.' })
    expect(await seen(outlet)).toMatchObject({ rejected_change: { name: 'Second' } })
    await change(outlet, { name: 'Third' })
    await review(outlet, 'APPROVE')
    expect(await seen(outlet)).toMatchObject({ ...noRejection, name: 'Third' })
  })

  test('is hidden after its rejection has ended, also by a server of an earlier release', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    const stored = (data: object) => api.prisma.outlet.update({ where: { id: outlet.id }, data })
    await change(outlet, { name: 'First' })
    await review(outlet, 'REJECT', { reason: 'Not yet.' })
    // A server of an earlier release does not clear the column with the next change, nor with its approval.
    await stored({ rejectionReason: null, pendingChange: { name: 'Second' } })
    expect(await seen(outlet)).toMatchObject({ rejected_change: null })
    await stored({ pendingChange: Prisma.DbNull })
    expect(await seen(outlet)).toMatchObject({ rejected_change: null })
    await stored({ rejectionReason: 'Not yet.', pendingChange: { name: 'Second' } })
    expect(await seen(outlet)).toMatchObject({ rejected_change: null })
  })

  test('can remove the URL and the category, which its changed fields name', async () => {
    const category = await api.prisma.outletCategory.create({
      data: { prefix: 'change-news', name: 'Change news' },
    })
    const outlet = await makeOutlet(api, publisher, { name: 'Old', category_id: category.id })
    const { website_url } = await seen(outlet)
    const { body } = await change(outlet, { website_url: null })
    expect(body).toMatchObject({
      website_url,
      pending_change: { name: null, website_url: null, changed_fields: ['WEBSITE_URL'] },
    })
    await change(outlet, { category_id: null, name: 'New' })
    const changed_fields = ['NAME', 'WEBSITE_URL', 'CATEGORY']
    expect((await seen(outlet)).pending_change).toEqual({
      ...{ name: 'New', website_url: null, category_id: null, changed_fields },
    })
    const comments = [{ field: 'WEBSITE_URL', comment: 'Where is it published?' }]
    await review(outlet, 'REJECT', { reason: 'Not yet.', comments })
    expect(await seen(outlet)).toMatchObject({
      ...{ review_comments: comments, rejected_change: { changed_fields } },
    })
    await change(outlet, { website_url: null })
    await review(outlet, 'APPROVE')
    expect(await seen(outlet)).toMatchObject({ website_url: null, category: { id: category.id } })
  })

  test('is withdrawn with the old value, and replaced by a newer one', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    await kindsTo('operator@people.example')
    await change(outlet, { name: 'First' })
    await change(outlet, { name: 'Second' })
    expect((await seen(outlet)).pending_change).toMatchObject({ name: 'Second' })
    // Operators are notified once of the changes that they review together.
    expect(await kindsTo('operator@people.example')).toEqual(['OUTLET_SUBMITTED'])
    await change(outlet, { name: 'Old' })
    expect(await seen(outlet)).toMatchObject({ pending_change: null, pending_since: null })
  })

  test('is in the history as a proposal and its withdrawal, with the values of the change', async () => {
    const tag = await api.prisma.tag.create({
      data: { category: 'TOPIC', name: 'Change of outlets' },
    })
    const others = { tag_ids: [tag.id], monthly_limit: 4 }
    const offered = { name: 'Old', website_url: someUrl(), ...others }
    const outlet = await makeOutlet(api, publisher, offered)
    const { website_url: url } = await seen(outlet)
    const newUrl = someUrl()
    // Clients that send the whole record only propose the change, too.
    await change(outlet, { name: 'First', website_url: url, city: null, ...others })
    await change(outlet, { website_url: newUrl })
    await change(outlet, { name: 'Old', city: 'Porto' })
    await change(outlet, { website_url: url })
    const of = { entity: { eq: 'outlet' }, entityId: { eq: outlet.id } }
    const entriesOf = async (token: string, list: string, changes: string) => {
      const query = `query ($where: ${list === 'auditEntries' ? 'AuditEntryWhere' : 'TeamAuditEntryWhere'}) {
        entries: ${list}(where: $where, orderBy: { field: CREATED_AT, direction: ASC }) { nodes { action isNew ${changes} } } }`
      const { entries } = await api.graph(token, query, { where: of })
      return entries.nodes.slice(-5)
    }
    const name = { field: 'name', before: 'Old', after: 'First' }
    const websiteUrl = { field: 'websiteUrl', before: url, after: newUrl }
    const withdrawn = { field: 'websiteUrl', before: newUrl, after: url }
    const expected = [
      { action: 'propose_outlet_change', isNew: false, changes: [name] },
      { action: 'propose_outlet_change', isNew: false, changes: [name, websiteUrl] },
      { action: 'propose_outlet_change', isNew: false, changes: [websiteUrl] },
      {
        ...{ action: 'update_outlet', isNew: false },
        changes: [{ field: 'city', before: null, after: 'Porto' }],
      },
      { action: 'withdraw_outlet_change', isNew: false, changes: [withdrawn] },
    ]
    expect(await entriesOf(publisher.token, 'teamAuditEntries', 'changes: teamChanges')).toEqual(
      expected,
    )
    expect(await entriesOf(api.operator, 'auditEntries', 'changes { field before after }')).toEqual(
      expected,
    )
    // The title of a proposal is the name on sale.
    for (const search of ['propose old', 'propose first']) {
      const query = `{ auditEntries(where: { search: "${search}", entityId: { eq: "${outlet.id}" } }) { totalCount } }`
      const { auditEntries } = await api.graph(api.operator, query)
      expect(auditEntries.totalCount).toBe(search === 'propose old' ? 3 : 2)
    }
  })

  test('is unchanged by an input that repeats it, or the values on sale of other fields', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old', website_url: someUrl() })
    const { website_url } = await seen(outlet)
    await change(outlet, { name: 'First' })
    const { pending_since, pending_change } = await seen(outlet)
    for (const repeated of [{ name: 'First' }, { website_url }, { name: 'First', website_url }]) {
      expect((await change(outlet, repeated)).body).toMatchObject({ pending_since, pending_change })
    }
    const where = {
      entityId: outlet.id,
      action: { in: ['propose_outlet_change', 'update_outlet'] },
    }
    const entries = await api.prisma.auditEntry.findMany({ where })
    expect(entries.map(({ action }) => action)).toEqual(['propose_outlet_change'])
    await review(outlet, 'APPROVE', { pendingSince: pending_since })
    expect(await seen(outlet)).toMatchObject({ name: 'First', pending_change: null })
  })

  test('is approved only as the operator has read it', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    await change(outlet, { name: 'First' })
    const { pending_since: pendingSince } = await seen(outlet)
    await change(outlet, { name: 'Second' })
    for (const read of [pendingSince, null]) {
      const input = { id: outlet.id, decision: 'APPROVE', pendingSince: read }
      const { extensions } = await api.mutateError(api.operator, 'reviewOutlet', input)
      expect(extensions.code).toBe('precondition_failed')
    }
    const waiting = await seen(outlet)
    expect(waiting).toMatchObject({ name: 'Old', pending_change: { name: 'Second' } })
    await review(outlet, 'APPROVE', { pendingSince: waiting.pending_since })
    expect(await seen(outlet)).toMatchObject({ name: 'Second', pending_change: null })
  })

  test('cannot claim the URL of another publisher, also not until the review', async () => {
    const outlet = await makeOutlet(api, publisher)
    const website_url = 'https://claimed-later.example/'
    await change(outlet, { website_url })
    await makeDraft(api, other, { website_url })
    const approval = { id: outlet.id, decision: 'APPROVE' }
    const { extensions } = await api.mutateError(api.operator, 'reviewOutlet', approval)
    expect(extensions.issues).toMatchObject([{ code: 'url_claimed' }])
    const { body } = await change(outlet, { website_url: 'https://claimed-later.example/?a=1' })
    expect(body.issues).toMatchObject([{ path: ['website_url'], code: 'url_claimed' }])
    const category = { category_id: '01900000-0000-7000-8000-000000000099' }
    expect((await change(outlet, category)).body.issues).toMatchObject([{ path: ['category_id'] }])
  })

  test('ends when the outlet is assigned to another publisher', async () => {
    const outlet = await makeOutlet(api, publisher, { name: 'Old' })
    const comments = [{ field: 'NAME', comment: 'Why?' }]
    const rejected = await makeOutlet(api, publisher, { name: 'Old' })
    for (const one of [outlet, rejected]) await change(one, { name: 'First' })
    await review(rejected, 'REJECT', { reason: 'No.', comments })
    for (const { id } of [outlet, rejected]) {
      const assigned = { outletId: id, publisherId: other.id }
      await api.mutate(api.operator, 'updateOutlet', assigned)
      expect((await api.get(other.token, pathOf({ id }))).body).toMatchObject({
        ...{ name: 'Old', pending_change: null, pending_since: null },
        ...{ rejection_reason: null, review_comments: [], rejected_change: null },
      })
    }
  })

  test('is hidden from buyers and other publishers', async () => {
    const outlet = await makeOutlet(api, publisher)
    await change(outlet, { name: 'Secret' })
    expect((await api.get(other.token, pathOf(outlet))).status).toBe(404)
    const changes = ['pendingChange { name }', 'rejectedChange { name }']
    for (const field of ['pendingSince', ...changes, 'reviewComments { comment }']) {
      const query = `{ outlet(id: "${outlet.id}") { ${field} } }`
      expect((await api.graphError(buyer.token, query)).extensions.code).toBe('missing_scope')
    }
    const filter = '{ outlets(where: { pendingSince: { isNull: false } }) { totalCount } }'
    expect((await api.graphError(buyer.token, filter)).extensions.code).toBe('missing_scope')
    expect((await api.get(buyer.token, `/outlets/${outlet.id}`)).text).not.toContain('Secret')
  })
})

test('a first review ends only the submission that the operator has read', async () => {
  const draft = await makeDraft(api, publisher)
  const submit = async () => (await api.post(publisher.token, `${pathOf(draft)}/submit`)).body
  const { pending_since: read } = await submit()
  expect(read).toEqual(expect.any(String))
  await review(draft, 'REJECT', { reason: 'Please correct.', pendingSince: read })
  expect(await seen(draft)).toMatchObject({ status: 'REJECTED', pending_since: null })
  const { pending_since: pendingSince } = await submit()
  for (const old of [read, null]) {
    const input = { id: draft.id, decision: 'APPROVE', pendingSince: old }
    const { extensions } = await api.mutateError(api.operator, 'reviewOutlet', input)
    expect(extensions.code).toBe('precondition_failed')
  }
  expect(await seen(draft)).toMatchObject({ status: 'PENDING_REVIEW' })
  await review(draft, 'APPROVE', { pendingSince })
  expect(await seen(draft)).toMatchObject({ status: 'ACTIVE', pending_since: null })
})

test('an operator who sets the status begins or ends a first review', async () => {
  const draft = await makeDraft(api, publisher)
  const setStatus = (status: string) =>
    api.mutate(api.operator, 'updateOutlet', { outletId: draft.id, status })
  await setStatus('PENDING_REVIEW')
  const { pending_since: read } = await seen(draft)
  expect(read).toEqual(expect.any(String))
  await setStatus('DRAFT')
  expect(await seen(draft)).toMatchObject({ pending_since: null })
  await setStatus('PENDING_REVIEW')
  const input = { id: draft.id, decision: 'APPROVE', pendingSince: read }
  const { extensions } = await api.mutateError(api.operator, 'reviewOutlet', input)
  expect(extensions.code).toBe('precondition_failed')
})

test('comments of the first review are shown until the outlet is submitted again', async () => {
  const draft = await makeDraft(api, publisher)
  const submit = () => api.post(publisher.token, `${pathOf(draft)}/submit`)
  const { pending_since: pendingSince } = (await submit()).body
  const comments = [
    { field: 'WEBSITE_URL', comment: 'The site is down.' },
    { field: 'PRODUCTS', comment: 'A product is missing.' },
  ]
  await review(draft, 'REJECT', { reason: 'Please correct.', comments, pendingSince })
  expect(await seen(draft)).toMatchObject({ status: 'REJECTED', review_comments: comments })
  const bad = { id: draft.id, decision: 'APPROVE', comments: [{ field: 'NAME', comment: ' ' }] }
  const { extensions } = await api.mutateError(api.operator, 'reviewOutlet', bad)
  expect(extensions.code).toBe('validation_failed')
  expect((await submit()).body).toMatchObject({ review_comments: [], rejection_reason: null })
})
