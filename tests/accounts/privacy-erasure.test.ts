import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shell } from '../../src/cli/shell.js'
import { requestPrivacy } from '../../src/domain/accounts/privacy-request.js'
import { runJobs } from '../../src/jobs/queue.js'
import { executeRequest, runPrivacyRequest } from '../../src/privacy/job.js'
import { checkSecretKey } from '../../src/webhooks/key-check.js'
import { testApi } from '../support/api.js'
import { ownDirectory } from '../support/files/upload.js'
import { filesWith, findEverywhere as findIn } from '../support/find-everywhere.js'
import { emailSettings } from '../support/fixtures/email.js'
import { makePerson } from '../support/fixtures/person.js'
import { signingIn } from '../support/fixtures/sign-in.js'
import { mastheadWith } from '../support/processes/cli.js'
import { secretKey } from '../support/processes/instance.js'
import { openSmtp } from '../support/services/smtp.js'

const directory = ownDirectory()
const smtp = await openSmtp()
const api = await testApi({ env: { ...emailSettings(smtp), DATA_DIR: directory } })
await checkSecretKey(api.db.pool, secretKey)

const here = { DATA_DIR: directory }
const run = (...args: string[]) => mastheadWith(here, api.db.url, ...args)

async function json(...args: string[]) {
  const { code, stdout, stderr } = await run(...args)
  if (code !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** Erases a person without a process of its own. */
async function erase(email: string): Promise<void> {
  const request = { kind: 'ERASURE' as const, email, reason: 'Letter' }
  const { id } = await requestPrivacy(api.prisma, shell, secretKey, request)
  await executeRequest(api.app.services, id)
}

/** Values that contain a text in any case, by column. */
const findEverywhere = (text: string) => findIn(api, text)

/** Columns of a report, as `findEverywhere` names them. */
const keptIn = (report: { kept: { column: string; count: number }[] }) =>
  Object.fromEntries(report.kept.map(({ column, count }) => [column, count]))

/** Values of the invoice of a paid order, which also names the outlet. */
const kept = {
  'invoice.customer_email': 1,
  'invoice.customer_name': 1,
  'invoice.receipt_email': 1,
  'invoice_item.description': 1,
}

let number = 0
const newAddress = (name: string) => `${name}.quimby+${number++}@people-of.example`

describe('masthead privacy erase', () => {
  it('leaves the address only in the columns of the report', async () => {
    const [address, former] = [newAddress('ada'), newAddress('maiden')]
    const person = await makePerson(api, smtp, address, former)
    expect(Object.keys(await findEverywhere(address)).sort()).toEqual([
      'audit_log.after',
      'audit_log.before',
      'audit_log.search_text',
      'audit_log.team_changes',
      'campaign.description',
      'campaign.metadata',
      'comment.author_email',
      'comment.content',
      'file.name',
      'invoice.customer_email',
      'invoice.customer_name',
      'invoice.receipt_email',
      'invoice_item.description',
      'listing.outlet_name',
      'listing.search_text',
      'mail.address',
      'mail.facts',
      'mail.subject',
      'order.guest_email',
      'order_payment.reference',
      'outlet.name',
      'outlet_inquiry.email',
      'outlet_inquiry.notes',
      'publisher_application.email',
      'publisher_application.message',
      'team.billing_email',
      'team.contact_email',
      'team_invitation.email',
      'user.email',
      'webhook_endpoint.description',
      'webhook_event.payload',
    ])

    const report = await json('privacy', 'erase', address.toUpperCase(), '--yes', '--json')
    expect(keptIn(report)).toEqual(kept)
    expect(report.kept[0].reason).toContain('tax law')
    expect(report.filesWithAddress).toEqual([person.fileIds[0]])
    expect(await findEverywhere(address)).toEqual(kept)
    expect(await findEverywhere(address.replace('@', '%40'))).toEqual({})
    expect(await findEverywhere(former)).toEqual({})
    expect(await findEverywhere('Quimby')).toEqual(kept)

    // File store and backup.
    const file = await api.prisma.file.findUniqueOrThrow({ where: { id: person.fileIds[0]! } })
    expect(
      filesWith(join(directory, 'files'), address).map((name) => name.split('/').at(-1)),
    ).toEqual([file.key])
    const archive = join(directory, 'backup.tar.gz')
    await json('backup', archive, '--json')
    const unpacked = join(directory, 'unpacked')
    mkdirSync(unpacked)
    execFileSync('tar', ['-xzf', archive, '-C', unpacked])
    const inBackup = filesWith(unpacked, address)
    expect(inBackup.map((name) => name.replace(/(database\/[^/]+)\/.*/, '$1'))).toEqual([
      'database/public.invoice',
      'database/public.invoice_item',
      `files/${file.key}`,
    ])

    // Search.
    const { listings } = await api.graph(
      api.operator,
      'query ($q: String) { listings(where: { q: $q }) { totalCount nodes { outletName } } }',
      { q: address },
    )
    expect(JSON.stringify(listings)).not.toContain('quimby')
  })

  it('ends every access, and anonymizes the account', async () => {
    const [address, former] = [newAddress('ada'), newAddress('maiden')]
    const { user, team, cookie, token, grant, operatorToken } = await makePerson(
      api,
      smtp,
      address,
      former,
    )
    await erase(address)
    const account = await api.prisma.user.findUniqueOrThrow({ where: { id: user.id } })
    expect(account).toMatchObject({
      ...{ firstName: 'Erased', lastName: 'user', email: `${user.id}@erased.invalid` },
      ...{ crmContactId: null, timezone: null, emailVerifiedAt: null },
    })
    expect(account.deletedAt).not.toBeNull()
    const { sessionOf, request, deliver, linksTo } = signingIn(api, smtp)
    const links = linksTo(address).length
    await expect.poll(() => sessionOf(cookie)).toBe('invalid_token')
    await expect.poll(async () => (await api.get(token, '/auth/token')).status).toBe(401)
    await expect.poll(async () => (await api.get(grant.token, '/auth/token')).status).toBe(401)
    await expect
      .poll(
        async () =>
          (
            await api.send('POST', operatorToken.raw, '/graphql', {
              query: '{ teams { totalCount } }',
            })
          ).body,
      )
      .toMatchObject({ errors: [{ extensions: { code: 'invalid_token' } }] })
    expect((await request(address)).statusCode).toBe(202)
    await deliver()
    expect(linksTo(address)).toHaveLength(links)
    const members = await api.graph(team.token, '{ teamMembers { nodes { user { fullName } } } }')
    expect(members.teamMembers.nodes).toHaveLength(1)
    const comments = await api.prisma.comment.findMany({ where: { teamId: team.id } })
    expect(comments).toMatchObject([
      {
        authorName: 'Erased user',
        authorEmail: null,
        content: expect.stringContaining('Please write to erased@erased.invalid.'),
      },
    ])
    expect(smtp.to(address)).not.toHaveLength(0)
    expect(await api.prisma.email.count({ where: { userId: user.id } })).toBe(0)
  })

  it('names the teams of an account owner, and changes nothing', async () => {
    const address = newAddress('owner')
    const team = await api.mutate(
      api.operator,
      'createTeam',
      { name: 'Harbor', ownerEmail: address },
      'id name',
    )
    const second = await api.mutate(
      api.operator,
      'createTeam',
      { name: 'Bay', ownerEmail: address },
      'id name',
    )
    const { code, stderr } = await run('privacy', 'erase', address, '--yes')
    expect(code).toBe(1)
    expect(stderr).toContain(
      'is the email address of the account owner of Bay, Harbor; make another member the owner',
    )
    expect(await api.prisma.user.count({ where: { email: address } })).toBe(1)
    for (const { id } of [team, second])
      await api.mutate(api.operator, 'archiveTeam', { teamId: id })
    await erase(address)
    expect(await api.prisma.user.count({ where: { email: address } })).toBe(0)
  })

  it('prints the addresses of the person, without one that now belongs to another account', async () => {
    const [address, former, taken] = [newAddress('ada'), newAddress('maiden'), newAddress('desk')]
    const { id } = await api.mutate(api.operator, 'createUser', { email: taken, firstName: 'Ada' })
    for (const email of [former, address])
      await api.mutate(api.operator, 'updateUser', { userId: id, email })
    await api.mutate(api.operator, 'createUser', { email: taken, firstName: 'Kim' })
    const { addresses } = await json('privacy', 'export', address)
    expect(addresses).toEqual([address, former])
    const { code, stdout, stderr } = await run('privacy', 'erase', address, '--yes', '--json')
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining(`Addresses of the person: ${address}, ${former}\n`),
    ])
    expect(stdout).not.toContain(former)
    expect(await findEverywhere(former)).toEqual({})
    expect(await api.prisma.user.count({ where: { email: taken } })).toBe(1)
  })

  it('refuses to erase without a terminal or --yes', async () => {
    const { code, stderr } = await run('privacy', 'erase', newAddress('ada'))
    expect(code).toBe(1)
    expect(stderr).toContain('Confirm it with --yes')
  })

  it('has the same result after an interruption, and twice', async () => {
    const [address, former] = [newAddress('ada'), newAddress('maiden')]
    await makePerson(api, smtp, address, former)
    const { services } = api.app
    const request = { kind: 'ERASURE' as const, email: address, reason: `Asked by ${address}` }
    const { id } = await requestPrivacy(api.prisma, shell, secretKey, request)
    for (const statements of [20, 60, 120, 200]) {
      let left = statements
      const pool = new Proxy(services.db.pool, {
        get: (target, name) =>
          name === 'query' && left-- <= 0
            ? () => Promise.reject(new Error('killed'))
            : (Reflect.get(target, name).bind?.(target) ?? Reflect.get(target, name)),
      })
      const interrupted = { ...services, db: { ...services.db, pool } }
      await executeRequest(interrupted, id).catch((error) => expect(error.message).toBe('killed'))
    }
    const pending = await api.prisma.privacyRequest.findUniqueOrThrow({ where: { id } })
    expect(pending).toMatchObject({ status: 'PENDING', reason: 'Asked by [address]' })
    expect(Object.keys(await findEverywhere(address)).length).toBeGreaterThan(0)
    const report = await json('privacy', 'erase', address, '--yes', '--json')
    expect(report.id).toBe(id)
    expect(keptIn(report)).toEqual(kept)
    expect(await findEverywhere(address)).toEqual(kept)
    const again = await json('privacy', 'erase', address, '--yes', '--json')
    expect(again).toMatchObject({ erased: {} })
    expect(keptIn(again)).toEqual(kept)
  })

  it('does not touch longer addresses', async () => {
    const address = newAddress('ada')
    const others = [`x${address}`, `${address}.de`, `a.${address}`]
    const team = await api.team()
    const { id } = await api.prisma.profile.create({
      data: { teamId: team.id, name: 'P', overview: [address, ...others].join(' ') },
    })
    await erase(address)
    const { overview } = await api.prisma.profile.findUniqueOrThrow({ where: { id } })
    expect(overview).toBe(['erased@erased.invalid', ...others].join(' '))
  })
})

describe('masthead privacy export', () => {
  it('contains the records of the person, and only excerpts of others, without secrets', async () => {
    const [address, former] = [newAddress('ada'), newAddress('maiden')]
    const { user, orderId } = await makePerson(api, smtp, address, former)
    const data = await json('privacy', 'export', address)
    expect(data).toMatchObject({ addresses: [address, former], userId: user.id })
    expect(Object.keys(data.records).sort()).toEqual([
      'api_token',
      'comment',
      'console_session',
      'invoice',
      'mail',
      'oauth_grant',
      'operator_token',
      'order',
      'outlet_inquiry',
      'publisher_application',
      'single_use_link',
      'team_invitation',
      'team_member',
      'user',
    ])
    expect(data.records.order).toMatchObject([{ id: orderId }])
    expect(JSON.stringify(data)).not.toMatch(/client_secret|token_hash/)
    const mentioned = data.mentions.map(({ column }: { column: string }) => column)
    expect(mentioned).toEqual(expect.arrayContaining(['campaign.description', 'outlet.name']))
    const [entry] = await api.prisma.auditEntry.findMany({
      where: { action: 'export_person' },
      orderBy: { createdAt: 'desc' },
      take: 1,
    })
    expect(JSON.stringify(entry)).not.toContain('quimby')

    const file = join(directory, 'ada.json')
    const summary = await json('privacy', 'export', address, '--output', file, '--json')
    expect(summary).toMatchObject({ file })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8')).userId).toBe(user.id)
  })
})

describe('GraphQL', () => {
  const input = (email: string) => ({ email, reason: `Letter of ${email}` })

  it('exports and erases by a job, without the address in the audit log', async () => {
    const address = newAddress('ada')
    const user = await api.mutate(api.operator, 'createUser', { email: address, firstName: 'Ada' })
    const requested = await api.mutate(
      api.operator,
      'exportPerson',
      input(address),
      'id status reason',
    )
    expect(requested).toMatchObject({ status: 'PENDING', reason: 'Letter of [address]' })
    const read = async () =>
      (
        await api.graph(
          api.operator,
          'query ($id: UUID!) { personExport(privacyRequestId: $id) }',
          requested,
        )
      ).personExport
    expect(await read()).toBeNull()
    await runJobs([runPrivacyRequest], api.app.services)
    expect(await read()).toMatchObject({ addresses: [address], userId: user.id })

    const erased = await api.mutate(api.operator, 'erasePerson', input(address))
    await runJobs([runPrivacyRequest], api.app.services)
    const { privacyRequests } = await api.graph(
      api.operator,
      'query ($id: UUID) { privacyRequests(where: { id: { eq: $id } }) { nodes { kind status report user { fullName } } } }',
      erased,
    )
    expect(privacyRequests.nodes).toMatchObject([
      {
        kind: 'ERASURE',
        status: 'COMPLETED',
        report: { kept: [] },
        user: { fullName: 'Erased user' },
      },
    ])
    // The export of the person is deleted with the person.
    expect(await read()).toBeNull()
    expect(await findEverywhere(address)).toEqual({})
    const actions = await api.prisma.auditEntry.findMany({
      where: { entity: 'privacy_request', entityId: { in: [requested.id, erased.id] } },
      orderBy: { createdAt: 'asc' },
    })
    expect(actions).toMatchObject([
      { action: 'export_person', after: { reason: 'Letter of [address]' } },
      { action: 'erase_person', after: { reason: 'Letter of [address]' } },
    ])
  })

  it('is for operators that may write', async () => {
    const team = await api.team()
    for (const name of ['exportPerson', 'erasePerson']) {
      const { extensions } = await api.mutateError(team.token, name, input(newAddress('x')))
      expect(extensions.code).toBe('operator_only')
    }
  })
})
