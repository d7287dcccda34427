import { XMLParser } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { creditTransferXml } from '../../src/domain/publishing/credit-transfer.js'
import { testApi } from '../support/api.js'
import {
  iban,
  makePayoutFile,
  makePendingPayout,
  payoutFileSettings,
  setPayoutAccount,
} from '../support/fixtures/payout.js'
import { makeBuyer } from '../support/fixtures/team.js'

const api = await testApi({ env: payoutFileSettings })
const buyer = await makeBuyer(api)

const operate = (name: string, input: object, fields = 'id') =>
  api.mutate(api.operator, name, input, fields)
const refused = async (name: string, input: object) =>
  (await api.mutateError(api.operator, name, input)).extensions
const pending = (payout?: number, holder?: string) => makePendingPayout(api, buyer, payout, holder)
const create = (payoutIds: string[], more?: object) => makePayoutFile(api, payoutIds, more)

const parser = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  isArray: (name) => name === 'CdtTrfTxInf',
})

/** Elements of a document as objects. Attributes begin with `@_`. @throws if it is not well-formed */
const parsed = (xml: string) => parser.parse(xml, true).Document

describe('a payment file', () => {
  test('contains each payout, their number and their sum', async () => {
    const payouts = [await pending(100.1), await pending(0.3, 'Łódź <Press> & Co')]
    const ids = payouts.map(({ id }) => id)
    await setPayoutAccount(api, payouts[1]!.publisher, { bic: 'BCOMPTPL' })
    const file = await create([...ids, ids[0]!], { executionDate: '2099-03-01' })
    expect(file).toMatchObject({ amount: 100.4, payoutCount: 2 })
    const { CstmrCdtTrfInitn: body, ...attributes } = parsed(file.content)
    expect(attributes).toEqual({ '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' })
    const messageId = file.id.replaceAll('-', '')
    expect(body.GrpHdr).toMatchObject({
      ...{ MsgId: messageId, NbOfTxs: '2', CtrlSum: '100.40' },
      InitgPty: { Nm: 'Muller + Sohne' },
    })
    const { CdtTrfTxInf: transactions, ...payment } = body.PmtInf
    expect(payment).toEqual({
      ...{ PmtInfId: messageId, PmtMtd: 'TRF', NbOfTxs: '2', CtrlSum: '100.40', ChrgBr: 'SHAR' },
      ReqdExctnDt: { Dt: '2099-03-01' },
      Dbtr: { Nm: 'Muller + Sohne' },
      DbtrAcct: { Id: { IBAN: 'DE89370400440532013000' } },
      DbtrAgt: { FinInstnId: { BICFI: 'COBADEFFXXX' } },
    })
    expect(Object.keys(body.PmtInf)).toEqual([
      ...['PmtInfId', 'PmtMtd', 'NbOfTxs', 'CtrlSum', 'ReqdExctnDt', 'Dbtr', 'DbtrAcct'],
      ...['DbtrAgt', 'ChrgBr', 'CdtTrfTxInf'],
    ])
    const remittance = (id: string) => ({ Ustrd: `Muller + Sohne payout ${id}` })
    expect(transactions).toEqual([
      {
        PmtId: { EndToEndId: ids[0]!.replaceAll('-', '') },
        Amt: { InstdAmt: { '#text': '100.10', '@_Ccy': 'USD' } },
        Cdtr: { Nm: 'Tidewater Media, Lda' },
        CdtrAcct: { Id: { IBAN: iban } },
        RmtInf: remittance(ids[0]!),
      },
      {
        PmtId: { EndToEndId: ids[1]!.replaceAll('-', '') },
        Amt: { InstdAmt: { '#text': '0.30', '@_Ccy': 'USD' } },
        CdtrAgt: { FinInstnId: { BICFI: 'BCOMPTPL' } },
        Cdtr: { Nm: 'Lodz .Press. + Co' },
        CdtrAcct: { Id: { IBAN: iban } },
        RmtInf: remittance(ids[1]!),
      },
    ])
  })

  test('contains no payout of another file', async () => {
    const { id, publisher } = await pending()
    const results = await Promise.allSettled([create([id]), create([id])])
    const created = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(created).toHaveLength(1)
    const inFile = { issues: [{ code: 'payout_in_file', id: created[0].id }] }
    expect(await refused('createPayoutFile', { payoutIds: [id] })).toMatchObject(inFile)
    expect(await refused('cancelPayout', { id, reason: 'No' })).toMatchObject(inFile)
    await api.prisma.payoutAccount.update({
      where: { teamId: publisher.id },
      data: { provider: 'stripe', providerAccountId: id, payoutsEnabled: true },
    })
    expect(await refused('sendPayout', { id })).toMatchObject(inFile)
    // A changed bank account does not change a file.
    await setPayoutAccount(api, publisher, { account_holder: 'Another' })
    const { payoutFile, payouts } = await api.graph(
      api.operator,
      `{
        payoutFile(id: "${created[0].id}") { content }
        payouts(where: { fileId: { eq: "${created[0].id}" } }) { nodes { id file { payoutCount } } }
      }`,
    )
    expect(payoutFile.content).toBe(created[0].content)
    expect(payouts.nodes).toEqual([{ id, file: { payoutCount: 1 } }])

    await operate('cancelPayoutFile', { id: created[0].id, reason: 'Wrong date' })
    expect(await refused('markPayoutFilePaid', { id: created[0].id })).toMatchObject({
      issues: [{ code: 'status_final' }],
    })
    expect((await create([id])).payoutCount).toBe(1)
  })

  test('that the bank has executed pays its payouts, unless they are paid already', async () => {
    const [first, second] = [await pending(), await pending(50)]
    const { id } = await create([first.id, second.id])
    await operate('markPayoutPaid', { id: first.id, reference: 'T-1' })
    await operate('markPayoutFilePaid', { id })
    const payouts = await api.prisma.payout.findMany({
      where: { fileId: id },
      orderBy: { id: 'asc' },
    })
    expect(payouts).toMatchObject([
      { status: 'PAID', reference: 'T-1' },
      { status: 'PAID', reference: second.id.replaceAll('-', '') },
    ])
    // A repetition changes nothing.
    await operate('markPayoutFilePaid', { id })
    expect(await api.prisma.payout.count({ where: { fileId: id, status: 'PAID' } })).toBe(2)
  })

  test('is cancelled only while one of its payouts is pending', async () => {
    const cancel = (id: string) => refused('cancelPayoutFile', { id, reason: 'Too late' })
    const [first, second] = [await pending(), await pending()]
    const partly = await create([first.id, second.id])
    await operate('markPayoutPaid', { id: first.id, reference: 'T-1' })
    await operate('cancelPayoutFile', { id: partly.id, reason: 'Rejected' })
    expect(await cancel(partly.id)).toMatchObject({
      ...{ code: 'invalid_transition', issues: [{ code: 'status_final', status: 'CANCELLED' }] },
    })
    const executed = await create([second.id])
    await operate('markPayoutFilePaid', { id: executed.id })
    expect(await cancel(executed.id)).toMatchObject({
      code: 'invalid_transition',
      issues: [{ code: 'status_not_allowed', status: 'PAID', to: 'CANCELLED' }],
    })
    const { payoutFile } = await api.graph(
      api.operator,
      `{ payoutFile(id: "${executed.id}") { status cancelledAt reason } }`,
    )
    expect(payoutFile).toEqual({ status: 'PAID', cancelledAt: null, reason: null })
    expect(await api.prisma.payout.count({ where: { fileId: executed.id } })).toBe(1)
  })

  test('is pending until its payouts are paid, and lists by status', async () => {
    const statusOf = async (id: string) => {
      const { payoutFile } = await api.graph(api.operator, `{ payoutFile(id: "${id}") { status } }`)
      return payoutFile.status
    }
    const files: string[] = []
    for (let at = 0; at < 3; at++) files.push((await create([(await pending()).id])).id)
    const returned = [(await pending()).id, (await pending()).id]
    files.push((await create(returned)).id)
    const [open, paid, cancelled, reversed] = files as [string, string, string, string]
    await operate('markPayoutFilePaid', { id: paid })
    await operate('cancelPayoutFile', { id: cancelled, reason: 'Wrong date' })
    await operate('markPayoutFilePaid', { id: reversed })
    await operate('reversePayout', { id: returned[0], reason: 'Account closed' })
    expect(await statusOf(reversed)).toBe('PAID')
    await operate('reversePayout', { id: returned[1], reason: 'Account closed' })
    expect(await Promise.all(files.map(statusOf))).toEqual([
      ...['PENDING', 'PAID', 'CANCELLED', 'REVERSED'],
    ])
    const listed = async (condition: string) => {
      const { payoutFiles } = await api.graph(
        api.operator,
        `{ payoutFiles(first: 100, where: { status: ${condition} }) { nodes { id status } } }`,
      )
      return payoutFiles.nodes.filter(({ id }: { id: string }) => files.includes(id))
    }
    expect(await listed('{ eq: PENDING }')).toEqual([{ id: open, status: 'PENDING' }])
    expect(await listed('{ eq: PAID }')).toEqual([{ id: paid, status: 'PAID' }])
    expect(await listed('{ eq: REVERSED }')).toEqual([{ id: reversed, status: 'REVERSED' }])
    expect(await listed('{ ne: PENDING }')).toHaveLength(3)
    const exported = await api.app.inject({
      url: '/exports/payoutFiles.csv?fields=id,status',
      headers: { authorization: `Bearer ${api.operator}` },
    })
    for (const [id, status] of [
      [open, 'PENDING'],
      [paid, 'PAID'],
      [cancelled, 'CANCELLED'],
      [reversed, 'REVERSED'],
    ])
      expect(exported.body).toContain(`${id},${status}`)
  })

  test('can contain the open payouts to publishers with a bank account that is not held', async () => {
    const openPayouts = async () => {
      const fields = 'payoutIds payoutCount amount omittedCount'
      return (await api.graph(api.operator, `{ openPayouts { ${fields} } }`)).openPayouts
    }
    const before = await openPayouts()
    const [ready, held, missing, inFile, ofTest] = [
      await pending(10.5),
      await pending(),
      await pending(),
      await pending(),
      await pending(),
    ]
    await setPayoutAccount(api, held.publisher, { iban: 'DE89370400440532013000' })
    await setPayoutAccount(api, missing.publisher, { iban: null })
    await create([inFile.id])
    await api.prisma.team.update({ where: { id: ofTest.publisher.id }, data: { isTest: true } })
    expect(await openPayouts()).toEqual({
      payoutIds: [...before.payoutIds, ready.id],
      payoutCount: before.payoutCount + 1,
      amount: before.amount + 10.5,
      omittedCount: before.omittedCount + 2,
    })
  })

  test('requires pending payouts to publishers with an IBAN', async () => {
    const { id, publisher } = await pending()
    const { id: next } = await pending()
    await operate('markPayoutPaid', { id: next, reference: 'T' })
    expect(await refused('createPayoutFile', { payoutIds: [id, next] })).toMatchObject({
      code: 'invalid_transition',
    })
    expect(await refused('createPayoutFile', { payoutIds: [publisher.id] })).toMatchObject({
      issues: [{ code: 'unknown_id' }],
    })
    expect(await refused('createPayoutFile', { payoutIds: [] })).toMatchObject({
      code: 'validation_failed',
    })
    for (const executionDate of ['2020-01-01', '01.03.2099', '2099-13-01'])
      expect(await refused('createPayoutFile', { payoutIds: [id], executionDate })).toMatchObject({
        ...{ code: 'validation_failed', issues: [{ path: ['input', 'executionDate'] }] },
      })
    await setPayoutAccount(api, publisher, { iban: null })
    expect(await refused('createPayoutFile', { payoutIds: [id] })).toMatchObject({
      issues: [{ code: 'no_bank_account' }],
    })
    expect(await api.prisma.payout.count({ where: { id, fileId: null } })).toBe(1)
  })

  test('is managed by operators only', async () => {
    const { id, publisher } = await pending()
    const file = await create([id])
    for (const [name, input] of [
      ['createPayoutFile', { payoutIds: [id] }],
      ['cancelPayoutFile', { id: file.id, reason: 'No' }],
      ['markPayoutFilePaid', { id: file.id }],
    ] as const) {
      const { extensions } = await api.mutateError(publisher.token, name, input)
      expect([name, extensions.code]).toEqual([name, 'operator_only'])
    }
  })

  test('names no bank without BICs, and escapes values', () => {
    const account = { name: 'A', iban }
    const xml = creditTransferXml({
      ...{ messageId: 'M', createdAt: new Date(0), executionDate: new Date(0), debtor: account },
      transfers: [
        {
          ...{ endToEndId: '<&>', amount: 1n, currency: '">', creditor: account },
          remittance: 'x'.repeat(200),
        },
      ],
    })
    const { PmtInf } = parsed(xml).CstmrCdtTrfInitn
    expect(PmtInf.DbtrAgt).toEqual({ FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } })
    expect(PmtInf.CdtTrfTxInf[0].CdtrAgt).toBeUndefined()
    expect(PmtInf.CdtTrfTxInf[0].RmtInf.Ustrd).toHaveLength(140)
    expect(PmtInf.CdtTrfTxInf[0]).toMatchObject({
      PmtId: { EndToEndId: '<&>' },
      Amt: { InstdAmt: { '#text': '0.01', '@_Ccy': '">' } },
    })
  })
})

test('a payment file contains up to 2,000 payouts, which are paid together', async () => {
  const { publisher } = await pending()
  const payouts = await api.prisma.payout.createManyAndReturn({
    data: Array.from({ length: 2_000 }, () => ({ teamId: publisher.id, amount: 100n })),
    select: { id: true },
  })
  const ids = payouts.map(({ id }) => id)
  const { issues } = await refused('createPayoutFile', { payoutIds: [...ids, publisher.id] })
  expect(issues).toMatchObject([{ path: ['input', 'payoutIds'], code: 'too_big', max: 2_000 }])
  const file = await create(ids)
  expect(file).toMatchObject({ payoutCount: 2_000, amount: 2_000 })
  const transfers = parsed(file.content).CstmrCdtTrfInitn.PmtInf.CdtTrfTxInf
  expect(transfers).toHaveLength(2_000)
  await operate('markPayoutFilePaid', { id: file.id })
  const where = { fileId: file.id, status: 'PAID' } as const
  expect(await api.prisma.payout.count({ where })).toBe(2_000)
})
