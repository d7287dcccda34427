import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { EmailKind } from '../../prisma/generated/client/enums.js'
import { sendEmails } from '../../src/email/send.js'
import { unsubscribeUrl } from '../../src/email/unsubscribe.js'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { makeOperator, reachOwner } from '../support/fixtures/email.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({
  env: {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'market@example.com',
    PUBLIC_URL: 'https://market.example',
  },
})
const { prisma } = api
const { env } = api.app.services
afterAll(() => smtp.close())
beforeEach(() => {
  smtp.emails.length = 0
})

const work = () => runJobs([writeEmails, sendEmails], api.app.services)

let count = 0

/** Creates a team whose owner receives emails. `mailed` sets the status of a draft and returns the owner's emails. */
async function team() {
  const made = await api.team()
  const email = await reachOwner(api, made, `owner-${count++}@people.example`)
  const profile = await makeProfile(api, made)
  const { articles } = await makeOrder(api, profile, await makeProduct(api), { units: 3 })
  let next = 0
  const mailed = async (status = 'draft-ready-for-review') => {
    smtp.emails.length = 0
    const { id: articleId } = articles[next++]!
    await api.mutate(api.operator, 'setArticleStatus', { articleId, status })
    await work()
    return smtp.to(email)
  }
  return { ...made, email, mailed }
}

const open = (link: string, payload?: string, type = 'application/x-www-form-urlencoded') =>
  api.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: link.replace('https://market.example', ''),
    ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
  })

const unwantedOf = async (id: string) =>
  (await prisma.user.findUniqueOrThrow({ where: { id }, select: { unsubscribedKinds: true } }))
    .unsubscribedKinds

describe('the unsubscribe link of an email', () => {
  it('unsubscribes by the POST of an email client, without cookie, token or script', async () => {
    const { ownerId, mailed } = await team()
    const [mail] = await mailed()
    expect(mail!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const [, link] = /^<(.*)>$/.exec(mail!.headers['list-unsubscribe']!)!
    expect(mail!.text).toContain(link)
    const { statusCode, headers } = await open(link!, 'List-Unsubscribe=One-Click')
    expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
    expect(await unwantedOf(ownerId)).toEqual(['DRAFT_READY'])
    expect(await mailed()).toEqual([])
    expect(await mailed('needs-info')).toHaveLength(1)
    const [entry] = await prisma.auditEntry.findMany({
      where: { entityId: ownerId, action: 'update_email_preferences' },
    })
    expect(entry).toMatchObject({
      actorId: null,
      before: { unsubscribedKinds: [] },
      after: { unsubscribedKinds: ['DRAFT_READY'] },
    })
  })

  it('updates the user, which lists by the time of the last update find', async () => {
    const { ownerId } = await team()
    const found = async (time: Date) => {
      const where = `{ id: { eq: "${ownerId}" }, updatedAt: { gt: "${time.toISOString()}" } }`
      return (await api.graph(api.operator, `{ users(where: ${where}) { totalCount } }`)).users
    }
    const { updatedAt } = await prisma.user.findUniqueOrThrow({ where: { id: ownerId } })
    expect(await found(updatedAt)).toEqual({ totalCount: 0 })
    await open(unsubscribeUrl(env, ownerId, 'DRAFT_READY'), 'List-Unsubscribe=One-Click')
    expect(await found(updatedAt)).toEqual({ totalCount: 1 })
  })

  it('accepts the same as a multipart form', async () => {
    const { ownerId } = await team()
    const body =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const link = unsubscribeUrl(env, ownerId, 'SWAP_PROPOSED')
    expect((await open(link, body, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
    expect(await unwantedOf(ownerId)).toEqual(['SWAP_PROPOSED'])
  })

  it('shows a page that changes nothing, with forms to unsubscribe, unsubscribe from all, and resubscribe', async () => {
    const { ownerId } = await team()
    const link = unsubscribeUrl(env, ownerId, 'DRAFT_READY')
    const page = await open(link)
    expect(page.statusCode).toBe(200)
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(page.body).toContain('Unsubscribe from email about drafts to review?')
    expect(page.body).not.toContain('<script')
    expect(await unwantedOf(ownerId)).toEqual([])
    const all = await open(link, 'scope=all&wanted=')
    expect(all.body).toContain('You are unsubscribed from all notifications')
    const others = [
      'RECEIPT',
      'REFUND',
      'TEAM_INVITATION',
      'SIGN_IN',
      'INQUIRY_REPLIED',
      'PASSKEY_CHANGED',
      'APPLICATION_LINK',
      'APPLICATION_REJECTED',
      'PAYOUT_ACCOUNT_CHANGED',
    ]
    const endable = Object.keys(EmailKind).filter((kind) => !others.includes(kind))
    expect((await unwantedOf(ownerId)).sort()).toEqual(endable.sort())
    await open(link, 'scope=one&wanted=1')
    expect(await unwantedOf(ownerId)).not.toContain('DRAFT_READY')
    await open(link, 'scope=all&wanted=1')
    expect(await unwantedOf(ownerId)).toEqual([])
  })

  it('is shown in the language of the user', async () => {
    const { ownerId } = await team()
    await prisma.user.update({ where: { id: ownerId }, data: { language: 'DE' } })
    const { body } = await open(unsubscribeUrl(env, ownerId, 'DRAFT_READY'))
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('E-Mails über Entwürfe zur Prüfung abbestellen?')
  })

  it('is valid only for its user and kind', async () => {
    const { ownerId } = await team()
    const other = await team()
    const link = unsubscribeUrl(env, ownerId, 'DRAFT_READY')
    for (const [wrong, status] of [
      [link.replace(ownerId, other.ownerId), 403],
      [link.replace('DRAFT_READY', 'SWAP_PROPOSED'), 403],
      [link.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A')), 403],
      [link.replace(/signature=.*/, ''), 403],
      [link.replace('DRAFT_READY', 'RECEIPT'), 404],
      [link.replace('DRAFT_READY', 'REFUND'), 404],
      [link.replace(ownerId, 'nobody'), 404],
    ] as const) {
      const page = await open(wrong, 'List-Unsubscribe=One-Click')
      expect([page.statusCode, page.headers['content-type']]).toEqual([
        status,
        'text/html; charset=utf-8',
      ])
    }
    expect(await unwantedOf(ownerId)).toEqual([])
    expect(await unwantedOf(other.ownerId)).toEqual([])
  })
})

describe('email preferences in GraphQL', () => {
  it('are a token’s for its own user, with the language', async () => {
    const { token, ownerId, email, mailed } = await team()
    const input = { unsubscribedKinds: ['INFO_WANTED', 'INFO_WANTED'], language: 'DE' }
    await api.mutate(token, 'updateEmailPreferences', input)
    const { session } = await api.graph(token, '{ session { unsubscribedKinds } }')
    expect(session.unsubscribedKinds).toEqual(['INFO_WANTED'])
    expect(await mailed('needs-info')).toEqual([])
    const [mail] = await mailed()
    expect(mail!.headers.subject).toBe('Entwurf zur Prüfung: Feature')
    const { user } = await api.graph(
      api.operator,
      `{ user(id: "${ownerId}") { email language unsubscribedKinds } }`,
    )
    expect(user).toEqual({ email, language: 'DE', unsubscribedKinds: ['INFO_WANTED'] })
  })

  it('can be set for every user by operators only', async () => {
    const { ownerId: userId } = await team()
    const { token } = await api.team()
    const input = { userId, unsubscribedKinds: ['DRAFT_READY'] }
    const { extensions } = await api.mutateError(token, 'updateEmailPreferences', input)
    expect(extensions.code).toBe('not_found')
    await api.mutate(api.operator, 'updateEmailPreferences', input)
    expect(await unwantedOf(userId)).toEqual(['DRAFT_READY'])
    const refused = await api.mutateError(api.operator, 'updateEmailPreferences', {
      userId,
      unwanted: null,
    })
    expect(refused.extensions.issues).toMatchObject([{ path: ['input', 'unwanted'] }])
  })
})

describe('emails in GraphQL', () => {
  const fields = 'id kind status user { fullName } address subject lastError'

  it('are a team’s own, without addresses and subjects, and all for operators', async () => {
    const one = await team()
    const other = await team()
    await one.mailed()
    const list = '{ emails { totalCount nodes { id kind status entityId user { id } } } }'
    const { emails } = await api.graph(one.token, list)
    expect(emails).toMatchObject({
      totalCount: 1,
      nodes: [{ kind: 'DRAFT_READY', status: 'SENT', user: { id: one.ownerId } }],
    })
    const [{ id }] = emails.nodes
    expect((await api.graph(other.token, list)).emails.totalCount).toBe(0)
    const find = `{ email(id: "${id}") { kind } }`
    expect((await api.graphError(other.token, find)).extensions.code).toBe('not_found')
    const hidden = `{ emails { nodes { ${fields} } } }`
    expect((await api.graphError(one.token, hidden)).extensions.code).toBe('operator_only')
    const seen = await api.graph(api.operator, `{ email(id: "${id}") { ${fields} } }`)
    expect(seen.email).toMatchObject({
      address: one.email,
      subject: 'Draft ready for your review: Feature',
    })
    const { team: own } = await api.graph(
      one.token,
      `{ team(id: "${one.id}") { emails { nodes { id } } } }`,
    )
    expect(own.emails.nodes).toEqual([{ id }])
  })

  it('are sent again by operators, as a new email that is in the audit log', async () => {
    const { email, mailed, token } = await team()
    const [first] = await mailed()
    const { id } = await prisma.email.findFirstOrThrow({ where: { address: email } })
    expect((await api.mutateError(token, 'resendEmail', { emailId: id })).extensions.code).toBe(
      'operator_only',
    )
    const again = await api.mutate(
      api.operator,
      'resendEmail',
      { emailId: id },
      'id status resendOf { id }',
    )
    expect(again).toMatchObject({ status: 'PENDING', resendOf: { id } })
    const pending = await api.mutate(api.operator, 'resendEmail', { emailId: again.id })
    expect(pending.id).toBe(again.id)
    await work()
    const [, second, ...more] = smtp.to(email)
    expect(more).toEqual([])
    expect(second!.html).toBe(first!.html)
    expect(second!.headers['message-id']).not.toBe(first!.headers['message-id'])
    const entries = await prisma.auditEntry.findMany({ where: { entityId: again.id } })
    expect(entries.map(({ action, entity }) => [action, entity])).toEqual([
      ['resend_email', 'email'],
      ['resend_email', 'email'],
    ])
    expect(JSON.stringify(entries)).not.toContain('model')
    const missing = await api.mutateError(api.operator, 'resendEmail', {
      emailId: again.id.replace(/^./, '1'),
    })
    expect(missing.extensions.code).toBe('not_found')
  })

  it('to operators are no team’s', async () => {
    const { id, email } = await makeOperator(api, 'operator@people.example')
    const { token } = await team()
    const { outletId } = await makeProduct(api)
    const inquiry = { outletId, name: 'Ada', email: 'ada@reader.example' }
    await api.mutate(token, 'createOutletInquiry', inquiry)
    await work()
    expect(smtp.to(email)).toHaveLength(1)
    expect((await api.graph(token, '{ emails { totalCount } }')).emails.totalCount).toBe(0)
    expect(await unwantedOf(id)).toEqual([])
  })
})
