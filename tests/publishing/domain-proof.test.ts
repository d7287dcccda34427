import { createSocket } from 'node:dgram'
import dns from 'node:dns'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { checkDomainProofs } from '../../src/domain/publishing/domain-proof.js'
import { testApi } from '../support/api.js'
import { emailSettings, mailing, reachOwner } from '../support/fixtures/email.js'
import { makeDraft, makePublisher } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { openSmtp } from '../support/services/smtp.js'

/** Text of the TXT record by name, and content of the file. */
const records = new Map<string, string>()
let file = ''
let location: string | undefined

/** A DNS server that returns the TXT record of a name, or that the name does not exist. */
const nameServer = createSocket('udp4')
nameServer.on('message', (query, { port }) => {
  const end = query.indexOf(0, 12) + 5
  const labels: string[] = []
  for (let at = 12; query[at]; at += query[at]! + 1)
    labels.push(query.subarray(at + 1, at + 1 + query[at]!).toString())
  const text = records.get(labels.join('.').toLowerCase())
  const header = Buffer.from(query.subarray(0, 12))
  header.writeUInt16BE(text === undefined ? 0x8183 : 0x8180, 2)
  header.writeUInt16BE(text === undefined ? 0 : 1, 6)
  header.writeUInt32BE(0, 8)
  const parts = [header, query.subarray(12, end)]
  if (text !== undefined) {
    const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length])
    parts.push(record, Buffer.from(text))
  }
  nameServer.send(Buffer.concat(parts), port, '127.0.0.1')
})
await new Promise<void>((resolve) => nameServer.bind(0, '127.0.0.1', resolve))
const servers = dns.getServers()
dns.setServers([`127.0.0.1:${nameServer.address().port}`])

const site = createServer(({ url }, response) => {
  if (location) response.writeHead(302, { location }).end()
  else if (url === '/.well-known/masthead-verification.txt') response.end(file)
  else response.writeHead(404).end()
})
await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
afterAll(() => {
  dns.setServers(servers)
  nameServer.close()
  site.close()
  return smtp.close()
})

const smtp = await openSmtp()
const api = await testApi({
  env: { ...emailSettings(smtp), LINK_CHECK_ALLOWED_CIDRS: '127.0.0.0/8' },
})
const { work, newAddress, subjects } = mailing(api, smtp)
const publisher = await makePublisher(api)
const email = await reachOwner(api, publisher, newAddress('publisher'))
let number = 0

async function started(website_url = `${origin}/${++number}`) {
  const { id } = await makeDraft(api, publisher, { website_url })
  const path = `/publisher/outlets/${id}`
  const verify = async () => (await api.post(publisher.token, `${path}/verify-domain`)).body
  const { domain_proof: proof } = await verify()
  return { id, path, proof, verify }
}

async function check(outletId?: string) {
  if (outletId)
    await api.prisma.domainProof.update({ where: { outletId }, data: { dueAt: new Date(0) } })
  await checkDomainProofs.run({}, api.app.services)
}

const proofOf = async ({ path }: { path: string }) =>
  (await api.get(publisher.token, path)).body.domain_proof

describe('the domain of an outlet is proved', () => {
  test('by a TXT record', async () => {
    const outlet = await started('https://www.Portland-Ledger.example/news')
    const { record_name, value } = outlet.proof
    expect(outlet.proof).toMatchObject({
      ...{ domain: 'portland-ledger.example', status: 'PENDING', checked_at: null },
      record_name: '_masthead.portland-ledger.example',
      file_url: 'https://www.portland-ledger.example/.well-known/masthead-verification.txt',
    })
    records.set(record_name, 'masthead-verification=other')
    await check()
    expect(await proofOf(outlet)).toMatchObject({
      status: 'PENDING',
      error: expect.stringContaining(`The TXT record ${record_name} has another value. `),
    })
    records.set(record_name, value)
    expect((await outlet.verify()).domain_proof).toMatchObject({ status: 'PENDING', value })
    await check()
    expect(await proofOf(outlet)).toMatchObject({
      ...{ status: 'VERIFIED', error: null, verified_at: expect.any(String) },
    })
  })

  test('by a file, but not by one to which another host redirects', async () => {
    const outlet = await started()
    await check()
    expect(await proofOf(outlet)).toMatchObject({
      status: 'PENDING',
      error: `The TXT record ${outlet.proof.record_name} does not exist. The file ${outlet.proof.file_url} has another content.`,
    })
    file = `${outlet.proof.value}\n`
    location = `${origin}/elsewhere`
    await check(outlet.id)
    expect(await proofOf(outlet)).toMatchObject({
      error: expect.stringContaining('redirects to another URL.'),
    })
    location = undefined
    await check(outlet.id)
    expect(await proofOf(outlet)).toMatchObject({ status: 'VERIFIED' })
    file = ''
    const { name } = (await api.get(publisher.token, outlet.path)).body
    await work()
    expect(subjects(email)).toContain(`Domain of ${name} proved`)
    expect(smtp.to(email).at(-1)!.text).toMatch(/\/console\/outlets\/[0-9a-f-]{36}\s/)
  })
})

test('the proof fails after five checks, and can be started again', async () => {
  const outlet = await started()
  file = 'x'.repeat(100_000)
  for (let checks = 1; checks < 5; checks++) {
    await check(outlet.id)
    expect(await proofOf(outlet)).toMatchObject({ status: 'PENDING' })
  }
  await work()
  const about = async () => {
    const { name } = (await api.get(publisher.token, outlet.path)).body
    return subjects(email).filter((subject) => subject?.includes(name))
  }
  expect(await about()).toEqual([])
  await check(outlet.id)
  expect(await proofOf(outlet)).toMatchObject({ status: 'FAILED' })
  await work()
  expect(await about()).toEqual([expect.stringMatching(/^Domain of .* not proved$/)])
  expect((await outlet.verify()).domain_proof).toMatchObject({
    ...{ status: 'PENDING', error: null, value: outlet.proof.value },
  })
})

test('the proof ends with another host or publisher', async () => {
  const outlet = await started()
  const set = (input: object) =>
    api.mutate(api.operator, 'updateOutlet', { outletId: outlet.id, ...input })
  await set({ websiteUrl: `${origin}/other-page` })
  expect(await proofOf(outlet)).not.toBeNull()
  await set({ websiteUrl: 'https://elsewhere.example/' })
  expect(await proofOf(outlet)).toBeNull()
  const next = (await outlet.verify()).domain_proof
  expect(next.value).not.toBe(outlet.proof.value)
  const other = await makePublisher(api, 'Northern Post')
  await set({ publisherId: other.id })
  expect((await api.get(other.token, outlet.path)).body.domain_proof).toBeNull()
})

test('operators see the proof, and buyers do not', async () => {
  const { id } = await started()
  const query = `{ outlet(id: "${id}") { domainProof { domain status } } }`
  expect((await api.graph(api.operator, query)).outlet.domainProof).toEqual({
    ...{ domain: '127.0.0.1', status: 'PENDING' },
  })
  const { extensions } = await api.graphError((await makeBuyer(api)).token, query)
  expect(extensions.code).toBe('missing_scope')
})

test('an outlet without a URL, or with one in the network, cannot be proved', async () => {
  const verify = async (more: object) => {
    const { id } = await makeDraft(api, publisher, more)
    return (await api.post(publisher.token, `/publisher/outlets/${id}/verify-domain`)).body.issues
  }
  expect(await verify({ website_url: undefined })).toMatchObject([{ code: 'no_domain' }])
  expect(await verify({ website_url: 'http://10.0.0.1/' })).toMatchObject([
    { code: 'address_not_allowed' },
  ])
})
