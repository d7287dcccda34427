import { afterAll, describe, expect, test } from 'vitest'
import { writeEmails } from '../../src/email/write.js'
import { runJobs } from '../../src/jobs/queue.js'
import { testApi } from '../support/api.js'
import { emailSettings, makeOperator, reachOwner } from '../support/fixtures/email.js'
import {
  iban,
  makePayout,
  makePayoutFile,
  makePendingPayout,
  payoutAccountPath,
  payoutFileSettings,
  setPayoutAccount,
} from '../support/fixtures/payout.js'
import { makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: { ...emailSettings(smtp), ...payoutFileSettings } })
const buyer = await makeBuyer(api)
const unset = { account_holder: null, iban: null, bic: null }

const operate = (name: string, input: object, fields = 'id') =>
  api.mutate(api.operator, name, input, fields)
const pending = () => makePendingPayout(api, buyer)
const create = (payoutIds: string[]) => makePayoutFile(api, payoutIds)

describe('a bank account', () => {
  test('is set by the publisher, in any notation of the IBAN', async () => {
    const { publisher } = await pending()
    expect((await api.get(publisher.token, payoutAccountPath)).body).toMatchObject({
      ...{ account_holder: 'Tidewater Média, Lda', iban, bic: null, provider: null },
    })
    const changed = await setPayoutAccount(api, publisher, { bic: 'bcomptplxxx' })
    expect(changed.body).toMatchObject({ iban, bic: 'BCOMPTPLXXX' })
    expect((await setPayoutAccount(api, publisher, { iban: null })).body.iban).toBeNull()
  })

  test.each([
    ['iban', 'PT50000201231234567890155'],
    ['iban', '12345678'],
    // The check digits are correct, but German numbers have two more digits.
    ['iban', 'DE863704004405320130'],
    ['iban', ''],
    ['bic', 'BCOM'],
    ['account_holder', ' '],
    ['account_holder', '´'],
    ['account_holder', '...'],
    ['account_holder', 'Приливные СМИ'],
  ])('rejects %s %s', async (field, value) => {
    const publisher = await makePublisher(api)
    const { status, body } = await setPayoutAccount(api, publisher, { [field]: value })
    expect(status).toBe(400)
    expect(body.issues ?? body.error?.issues).toMatchObject([{ path: [field] }])
    expect((await api.get(publisher.token, payoutAccountPath)).body).toMatchObject(unset)
  })

  test('with an IBAN requires its holder', async () => {
    const publisher = await makePublisher(api)
    expect((await setPayoutAccount(api, publisher, { iban })).status).toBe(400)
    expect((await api.get(publisher.token, payoutAccountPath)).body).toMatchObject(unset)
  })

  test('that a publisher replaces is reported, and held until an operator sets it again', async () => {
    const { publisher, id } = await pending()
    const ownerEmail = await reachOwner(api, publisher, 'owner@people.example')
    await makeOperator(api, 'operator@people.example')
    const kindsTo = async (address: string) => {
      await runJobs([writeEmails], api.app.services)
      const emails = await api.prisma.email.findMany({ where: { address }, orderBy: { id: 'asc' } })
      await api.prisma.email.deleteMany({ where: { address } })
      return emails.map(({ kind }) => kind)
    }
    const [ofOwner, ofOperators] = ['PAYOUT_ACCOUNT_CHANGED', 'PAYOUT_ACCOUNT_HELD']
    const changes = async (change: object, ...kinds: string[][]) => {
      const { body } = await setPayoutAccount(api, publisher, change)
      expect([await kindsTo(ownerEmail), await kindsTo('operator@people.example')]).toEqual(kinds)
      return body
    }
    // Emails of other tests.
    for (const address of [ownerEmail, 'operator@people.example']) await kindsTo(address)
    // The user cannot unsubscribe from the warning, so that a stolen token cannot either.
    const unwanted = { unsubscribedKinds: [ofOwner] }
    await api.mutate(publisher.token, 'updateEmailPreferences', unwanted)
    expect(await changes({ tax_number: 'PT-1' }, [], [])).toMatchObject({ held_until: null })
    expect(await changes({ bic: 'BCOMPTPL' }, [ofOwner], [])).toMatchObject({ held_until: null })
    expect(await changes({ iban }, [], [])).toMatchObject({ held_until: null })
    const next = 'DE89370400440532013000'
    // Removal and replacement in two steps are a replacement.
    await changes({ iban: null }, [ofOwner], [ofOperators])
    const { held_until } = await changes({ iban: next }, [ofOwner], [ofOperators])
    expect(Date.parse(held_until)).toBeGreaterThan(Date.now() + 2 * 24 * 60 * 60 * 1_000)
    const error = await api.mutateError(api.operator, 'createPayoutFile', { payoutIds: [id] })
    expect(error.extensions).toMatchObject({
      issues: [{ code: 'bank_account_held', time: held_until }],
    })
    const verified = { teamId: publisher.id, iban: next }
    expect(await operate('updatePayoutAccount', verified, 'heldUntil')).toEqual({ heldUntil: null })
    expect((await create([id])).content).toContain(next)
    // The hold also expires.
    await changes({ iban }, [ofOwner], [ofOperators])
    const another = await makePayout(api, buyer, publisher)
    await api.prisma.payoutAccount.update({
      where: { teamId: publisher.id },
      data: { heldUntil: new Date(Date.now() - 1) },
    })
    expect((await create([another])).content).toContain(iban)
    // An account that is confirmed before the email is written is no longer held.
    await kindsTo('operator@people.example')
    await setPayoutAccount(api, publisher, { iban: next })
    await operate('updatePayoutAccount', verified)
    expect(await kindsTo('operator@people.example')).toEqual([])
  })

  test('is invisible to other publishers and to buyers, and its change is audited', async () => {
    const { publisher } = await pending()
    const other = await makePublisher(api, 'Other')
    const query = `{ payoutAccount(teamId: "${publisher.id}") { iban } }`
    for (const token of [other.token, buyer.token]) {
      const { body } = await api.post(token, '/graphql', { query })
      expect(JSON.stringify(body)).not.toContain(iban)
    }
    const { extensions } = await api.mutateError(other.token, 'updatePayoutAccount', {
      ...{ teamId: publisher.id, accountHolder: 'Mine', iban },
    })
    expect(extensions.code).toBe('not_found')
    const { auditEntries } = await api.graph(
      api.operator,
      `{ auditEntries(where: {teamId: {eq: "${publisher.id}"}, action: {eq: "update_payout_account"}}) { nodes { after } } }`,
    )
    expect(auditEntries.nodes).toMatchObject([{ after: { iban } }])
  })
})
