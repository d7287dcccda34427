import { afterAll, describe, expect, test } from 'vitest'
import { purgeUnconfirmedApplications } from '../../src/domain/publishing/publisher-application.js'
import { testApi } from '../support/api.js'
import { applying } from '../support/fixtures/application.js'
import { emailSettings, mailing, makeOperator } from '../support/fixtures/email.js'
import { makePublisher } from '../support/fixtures/publisher.js'
import { signingIn } from '../support/fixtures/sign-in.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: { ...emailSettings(smtp), PUBLISHER_APPLICATIONS: '1' } })
const { work, newAddress, subjects, reachable } = mailing(api, smtp)
const { fieldsFor, submit, linksTo, confirm, applied, applicationsOf } = applying(api, smtp)
const { signIn } = signingIn(api, smtp)
const operator = newAddress('operator')
await makeOperator(api, operator)

const review = (id: string, decision: string, reason?: string) =>
  api.mutate(
    api.operator,
    'reviewPublisherApplication',
    { id, decision, reason },
    'id status reason team { id kind name owner { email fullName } }',
  )
const refusedReview = async (input: object) =>
  (await api.mutateError(api.operator, 'reviewPublisherApplication', input)).extensions
const teamsOf = (email: string) =>
  api.prisma.team.count({ where: { kind: 'PUBLISHER', owner: { email } } })

describe('the form', () => {
  test('reaches operators only when the address is confirmed by the link', async () => {
    const email = newAddress('applicant')
    const more = {
      websites: 'harbor.example.com\r\nhttps://weekly.example.com',
      message: ' Hello ',
    }
    const { statusCode, headers } = await submit(
      { ...fieldsFor(email), ...more },
      { 'accept-language': 'de' },
    )
    expect([statusCode, headers.location]).toEqual([303, '/publishers/apply?sent=1'])
    const [link] = await linksTo(email)
    // The email has no text of the form, because a stranger can enter the address of another person.
    expect(subjects(email).at(-1)).toBe('Bestätigen Sie Ihre Bewerbung')
    for (const text of ['Tidewater', 'Tess', 'harbor', 'Hello'])
      expect(smtp.to(email).at(-1)!.text).not.toContain(text)
    expect(await applicationsOf(email)).toEqual([])
    expect(subjects(operator)).not.toContain('Publisher application: Tidewater Media')

    // Email scanners open links, which must change nothing.
    const opened = await api.app.inject(link!)
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toContain('Bewerbung senden')
    expect(await applicationsOf(email)).toEqual([])

    await confirm(link!)
    await work()
    expect(await applicationsOf(email)).toMatchObject([
      {
        ...{ companyName: 'Tidewater Media', contactName: 'Tess Rivers', email, message: 'Hello' },
        websites: ['https://harbor.example.com', 'https://weekly.example.com'],
        ...{ language: 'DE', status: 'PENDING', consents: [], team: null },
        confirmedAt: expect.any(String),
      },
    ])
    expect(subjects(operator)).toContain('Publisher application: Tidewater Media')
    expect((await api.app.inject(link!)).body).toContain('Wir haben Ihre Bewerbung erhalten.')
    const [entry] = await api.prisma.auditEntry.findMany({
      where: { action: 'confirm_publisher_application' },
      orderBy: { createdAt: 'desc' },
    })
    expect(entry).toMatchObject({ actorId: null, entity: 'publisher_application' })
  })

  test('names the fields to correct, and keeps what was entered', async () => {
    const wrong = {
      ...{ companyName: ' ', contactName: 'Tess', email: 'tess', message: 'x'.repeat(2_001) },
      websites: 'javascript:alert(1)://x',
    }
    const { statusCode, body } = await submit(wrong)
    expect(statusCode).toBe(400)
    for (const field of ['companyName', 'email', 'websites', 'message'])
      expect(body).toContain(`id="${field}-error"`)
    expect(body).not.toContain('id="contactName-error"')
    expect(body).toContain('value="tess"')
    const eleven = Array.from({ length: 11 }, (_, n) => `https://${n}.example`).join('\n')
    const many = await submit({ ...fieldsFor(newAddress('many')), websites: eleven })
    expect(many.statusCode).toBe(400)
    const long = await submit({ ...fieldsFor(newAddress('long')), message: 'x'.repeat(70_000) })
    expect(long.statusCode).toBe(413)
    const markup = await submit({ ...fieldsFor('"><script>'), companyName: '<b>&' })
    expect(markup.body).not.toContain('<script>')
    expect(markup.body).not.toContain('<b>')
  })

  test('works without script, and is not framed or cached', async () => {
    const { statusCode, headers, body } = await api.app.inject('/publishers/apply')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-store')
    expect(body).not.toContain('<script')
    expect(body).toContain('Sell placements on Example Market')
  })

  test('requires consent to the agreements in force, and stores their versions', async () => {
    const agreement = { key: 'publishers', name: 'Terms', title: 'Publisher terms' }
    const { id } = await api.mutate(api.operator, 'createAgreementTemplate', {
      ...{ ...agreement, contentMarkdown: 'Pay <b>fast</b>.', scope: 'PUBLISHER' },
      acceptanceLabel: 'I accept the terms',
    })
    const input = { agreementTemplateId: id }
    await api.mutate(api.operator, 'activateAgreementTemplate', input)
    try {
      const { body } = await api.app.inject('/publishers/apply')
      expect(body).toContain('Pay &#60;b&#62;fast&#60;/b&#62;.')
      expect(body).toContain('I accept the terms')
      const email = newAddress('applicant')
      const without = await submit(fieldsFor(email))
      expect(without.statusCode).toBe(400)
      expect(without.body).toContain('id="agreements-error"')
      expect(await linksTo(email)).toEqual([])
      const { consents } = await applied(email, { agreements: id })
      expect(consents).toEqual(['publishers v1'])
    } finally {
      await api.mutate(api.operator, 'retireAgreementTemplate', input)
    }
  })
})

describe('abuse of the form', () => {
  test('does not reveal whether an account exists', async () => {
    const known = await reachable()
    const plain = async (email: string) => {
      const { statusCode, body, headers } = await submit(fieldsFor(email))
      return { statusCode, body, location: headers.location, links: (await linksTo(email)).length }
    }
    const unknown = await plain(newAddress('unknown'))
    expect(unknown).toMatchObject({ statusCode: 303, links: 1 })
    expect(await plain(known.email)).toEqual(unknown)
    const publisher = await applied()
    await review(publisher.id, 'APPROVE')
    expect(await plain(publisher.email)).toEqual({ ...unknown, links: 2 })
  })

  test('sends at most three emails a day to an address, with the same response', async () => {
    const email = newAddress('bombed')
    for (let n = 0; n < 5; n++) expect((await submit(fieldsFor(email))).statusCode).toBe(303)
    expect(await linksTo(email)).toHaveLength(3)
  })

  test('limits the applications of an IP address', async () => {
    const statuses = []
    for (let n = 0; n < 6; n++) {
      const sent = await submit(fieldsFor(newAddress('fast')), {}, '10.9.9.9')
      statuses.push(sent.statusCode)
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429])
  })

  test('limits the applications of an IP address per day', async () => {
    const address = '10.9.9.8'
    const { env, rateLimits } = api.app.services
    const points = Math.ceil(env.rateLimit.perMinute / 5)
    await rateLimits.settle({ address, policy: 'application' }, 17 * points)
    const statuses = []
    for (let n = 0; n < 4; n++)
      statuses.push((await submit(fieldsFor(newAddress('daily')), {}, address)).statusCode)
    expect(statuses).toEqual([303, 303, 303, 429])
  })

  test('ignores programs that fill in the hidden field, with the same response', async () => {
    const email = newAddress('program')
    const { statusCode } = await submit({ ...fieldsFor(email), fax: '123' })
    expect(statusCode).toBe(303)
    expect(await linksTo(email)).toEqual([])
  })

  test('by a form of another site does nothing', async () => {
    const email = newAddress('forged')
    const foreign = { origin: 'https://evil.example' }
    const { headers } = await submit(fieldsFor(email), foreign)
    expect(headers.location).toBe('/publishers/apply')
    expect(await linksTo(email)).toEqual([])
    await submit(fieldsFor(email))
    const [link] = await linksTo(email)
    await confirm(link!, foreign)
    expect(await applicationsOf(email)).toEqual([])
  })

  test('by a link that is forged, of another purpose or expired', async () => {
    const email = newAddress('applicant')
    await submit(fieldsFor(email))
    const [link] = await linksTo(email)
    expect((await confirm(link!.replace(/signature=..../, 'signature=AAAA'))).statusCode).toBe(403)
    const invited = link!.replace('/publishers/applications/', '/invitations/')
    expect((await confirm(invited)).statusCode).toBe(403)
    const application = await api.prisma.publisherApplication.findFirstOrThrow({ where: { email } })
    await api.prisma.singleUseLink.updateMany({
      where: { subjectId: application.id },
      data: { expiresAt: new Date(0) },
    })
    await confirm(link!)
    expect(await applicationsOf(email)).toEqual([])
    expect((await api.app.inject(link!)).statusCode).toBe(410)
    await api.prisma.publisherApplication.update({
      where: { id: application.id },
      data: { createdAt: new Date(Date.now() - 4 * 24 * 3_600_000) },
    })
    await purgeUnconfirmedApplications.run({}, api.app.services)
    expect(await api.prisma.publisherApplication.count({ where: { email } })).toBe(0)
    expect((await api.app.inject(link!)).statusCode).toBe(404)
  })
})

describe('two applications of an address', () => {
  test('wait for a review one after the other', async () => {
    const email = newAddress('twice')
    await submit(fieldsFor(email))
    await submit({ ...fieldsFor(email), companyName: 'Tidewater 2' })
    const links = await linksTo(email)
    const results = await Promise.all(links.map((link) => confirm(link)))
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])
    const refused = results.find(({ statusCode }) => statusCode === 409)!
    expect(refused.body).toContain('Your application is already being reviewed.')
    const [application, ...others] = await applicationsOf(email)
    expect(others).toEqual([])
    await review(application.id, 'REJECT', 'No imprint.')
    const open = links[results.indexOf(refused)]!
    expect((await confirm(open)).statusCode).toBe(303)
    const statuses = (await applicationsOf(email)).map(({ status }: { status: string }) => status)
    expect(statuses.sort()).toEqual(['PENDING', 'REJECTED'])
  })

  test('the link works once, also when it is submitted twice at once', async () => {
    const email = newAddress('double')
    await submit(fieldsFor(email))
    const [link] = await linksTo(email)
    await Promise.all([confirm(link!), confirm(link!)])
    await work()
    expect(await applicationsOf(email)).toHaveLength(1)
    const mails = await api.prisma.email.count({
      where: { kind: 'APPLICATION_SUBMITTED', model: { path: ['email'], equals: email } },
    })
    expect(mails).toBe(1)
  })
})

describe('the review', () => {
  test('approves: creates the team, and invites its account owner into the console', async () => {
    const { id, email } = await applied()
    const { status, team } = await review(id, 'APPROVE')
    expect(status).toBe('APPROVED')
    expect(team).toMatchObject({
      ...{ kind: 'PUBLISHER', name: 'Tidewater Media' },
      owner: { email, fullName: 'Tess Rivers' },
    })
    await work()
    const { text } = smtp.to(email).at(-1)!
    const url = /market\.example\.com(\/invitations\/\S+)/.exec(text)![1]!
    await confirm(url)
    expect(await signIn(email, team.id)).toContain('=')
    const [entry] = await api.prisma.auditEntry.findMany({
      where: { entityId: id },
      orderBy: { createdAt: 'desc' },
    })
    expect(entry).toMatchObject({ action: 'review_publisher_application', teamId: team.id })
  })

  test('rejects: emails the reason, and creates nothing', async () => {
    const { id, email } = await applied()
    expect((await refusedReview({ id, decision: 'REJECT' })).issues).toMatchObject([
      { path: ['input', 'reason'], code: 'required' },
    ])
    expect(await review(id, 'REJECT', 'Your site has no imprint.')).toMatchObject({
      ...{ status: 'REJECTED', reason: 'Your site has no imprint.', team: null },
    })
    await work()
    const { headers, text } = smtp.to(email).at(-1)!
    expect(headers.subject).toBe('Your application was not accepted: Tidewater Media')
    expect(text).toContain('> Your site has no imprint.')
    expect(await teamsOf(email)).toBe(0)
  })

  test('is final, and concurrent reviews create nothing twice', async () => {
    const { id, email } = await applied()
    const input = { id, decision: 'APPROVE' }
    const query = `mutation ($input: ReviewPublisherApplicationInput!) { reviewPublisherApplication(input: $input) { id } }`
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.post(api.operator, '/graphql', { query, variables: { input } })),
    )
    expect(answers.filter(({ body }) => body.errors === undefined)).toHaveLength(1)
    expect(await refusedReview({ id, decision: 'REJECT', reason: 'No.' })).toMatchObject({
      code: 'invalid_transition',
      issues: [{ code: 'status_final', status: 'APPROVED' }],
    })
    expect(await teamsOf(email)).toBe(1)
    expect(await api.prisma.teamInvitation.count({ where: { email } })).toBe(1)
  })

  test('of a user of another team makes that user the owner of a second team', async () => {
    const buyer = await reachable()
    const { id, email } = await applied(buyer.email)
    const { team } = await review(id, 'APPROVE')
    expect(team.id).not.toBe(buyer.id)
    expect(await api.prisma.user.count({ where: { email } })).toBe(1)
    const { ownerId } = await api.prisma.team.findUniqueOrThrow({ where: { id: team.id } })
    expect(ownerId).toBe(buyer.ownerId)
  })

  test('of a blocked or deleted user is refused, and can be rejected', async () => {
    for (const data of [{ blockedAt: new Date() }, { deletedAt: new Date() }]) {
      const user = await reachable()
      const { id } = await applied(user.email)
      await api.prisma.user.update({ where: { id: user.ownerId }, data })
      expect(await refusedReview({ id, decision: 'APPROVE' })).toMatchObject({
        code: 'invalid_transition',
        issues: [{ code: 'cannot_join' }],
      })
      expect(await teamsOf(user.email)).toBe(0)
      expect(await review(id, 'REJECT', 'No.')).toMatchObject({ status: 'REJECTED' })
    }
  })

  test('does not find an application that is not confirmed', async () => {
    const email = newAddress('applicant')
    await submit(fieldsFor(email))
    const { id } = await api.prisma.publisherApplication.findFirstOrThrow({ where: { email } })
    expect((await refusedReview({ id, decision: 'APPROVE' })).code).toBe('not_found')
    const { extensions } = await api.graphError(api.operator, `{ node(id: "${id}") { id } }`)
    expect(extensions.code).toBe('not_found')
  })

  test('is for operators only', async () => {
    const { id } = await applied()
    const [buyer, publisher] = [await makeBuyer(api), await makePublisher(api)]
    for (const { token } of [buyer, publisher]) {
      const input = { id, decision: 'APPROVE' }
      const { extensions } = await api.mutateError(token, 'reviewPublisherApplication', input)
      expect(extensions.code).toBe('operator_only')
      const list = await api.graphError(token, '{ publisherApplications { totalCount } }')
      expect(list.extensions.code).toBe('operator_only')
    }
  })
})

test('without the setting there is no form, and the setting requires email', async () => {
  const off = await testApi({ env: emailSettings(smtp) })
  for (const url of ['/publishers/apply', '/publishers/applications/x'])
    expect((await off.app.inject(url)).statusCode).toBe(404)
  await expect(testApi({ env: { PUBLISHER_APPLICATIONS: '1' } })).rejects.toThrow(
    'PUBLISHER_APPLICATIONS requires SMTP_URL',
  )
})
