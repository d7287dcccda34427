import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { root } from '../../src/root.js'
import { createReceiver, type Verdict } from '../../src/webhooks/receiver.js'
import { generateSecret } from '../../src/webhooks/secret.js'
import { signedHeaders } from '../../src/webhooks/sign.js'
import { testDatabase } from '../support/database.js'
import { masthead, mastheadJson } from '../support/processes/cli.js'
import { cliFile } from '../support/processes/compiled.js'

const cleanup: (() => unknown)[] = []
afterEach(async () => {
  for (const close of cleanup.splice(0)) await close()
})

const secret = generateSecret()
const body = JSON.stringify({ type: 'comment.created', timestamp: '2026-01-01', data: { n: 1 } })
const signed = (secrets = [secret], at?: Date) => signedHeaders({ id: 'e1', body }, secrets, at)

async function listener() {
  const verdicts: Verdict[] = []
  const server = createReceiver(secret, (verdict) => verdicts.push(verdict))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup.push(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    verdicts,
    post: async (headers: Record<string, string>, text = body) =>
      (await fetch(url, { method: 'POST', headers, body: text })).status,
  }
}

describe('the local receiver', () => {
  it('accepts a signature by one of several secrets', async () => {
    const { post, verdicts } = await listener()
    expect(await post(signed())).toBe(204)
    expect(await post(signed([generateSecret(), secret]))).toBe(204)
    expect(verdicts[1]).toEqual({
      id: 'e1',
      event: { type: 'comment.created', timestamp: '2026-01-01', data: { n: 1 } },
      error: undefined,
    })
  })

  it('accepts signatures of the Standard Webhooks library', async () => {
    const { post } = await listener()
    const now = new Date()
    const headers = {
      'webhook-id': 'e2',
      'webhook-timestamp': String(Math.floor(+now / 1000)),
      'webhook-signature': new Webhook(secret).sign('e2', now, body),
    }
    expect(await post(headers)).toBe(204)
  })

  it.each([
    [
      'another secret',
      () => signed([generateSecret()]),
      body,
      /secret belongs to another endpoint/,
    ],
    ['an altered body', () => signed(), `${body} `, /altered in transit/],
    ['a body cut off', () => signed(), body.slice(0, 9), /is not JSON, so it was altered/],
    [
      'an old timestamp',
      () => signed([secret], new Date(Date.now() - 400_000)),
      body,
      /40\d s old/,
    ],
    [
      'a clock ahead',
      () => signed([secret], new Date(Date.now() + 400_000)),
      body,
      /s ahead.*clocks/,
    ],
    [
      'no signature',
      () => ({ 'webhook-id': 'e1' }),
      body,
      /missing: webhook-timestamp, webhook-sig/,
    ],
  ])('reports the error of %s', async (_name, headers, text, hint) => {
    const { post, verdicts } = await listener()
    expect(await post(headers() as Record<string, string>, text)).toBe(400)
    expect(verdicts[0]?.error).toMatch(hint)
  })

  it('refuses a huge body', async () => {
    const { post, verdicts } = await listener()
    expect(await post(signed(), 'x'.repeat(1024 * 1024 + 1))).toBe(413)
    expect(verdicts).toEqual([])
  })
})

describe('masthead webhook', () => {
  const database = testDatabase()

  it('manages endpoints from the shell', async () => {
    const { url } = await database
    const team = await mastheadJson(url, 'team', 'create', '--name', 'Hooks')
    const created = await mastheadJson(
      ...[url, 'webhook', 'create', '--team', team.slug, '--url', 'https://hooks.example.com/a'],
      ...['--topic', 'comment.*', '--topic', 'article.status_changed'],
    )
    expect(created).toMatchObject({
      topics: ['comment.*', 'article.status_changed'],
      enabled: true,
      secret: expect.stringMatching(/^whsec_/),
    })
    const delivery = await mastheadJson(url, 'webhook', 'test', created.id)
    expect(delivery).toMatchObject({ status: 'PENDING', attempt_count: 0 })
    expect(await mastheadJson(url, 'webhook', 'deliveries', created.id)).toMatchObject([
      { id: delivery.id, topic: 'webhook.test' },
    ])
    expect(await mastheadJson(url, 'webhook', 'rotate-secret', created.id)).toMatchObject({
      id: created.id,
      secret: expect.not.stringContaining(created.secret),
    })
    expect(await mastheadJson(url, 'webhook', 'replay', created.id, '--since', '2h')).toEqual({
      id: created.id,
      replayed_count: 0,
    })
    const wrong = await masthead(
      ...([url, 'webhook', 'create', '--team', team.slug] as const),
      ...['--url', 'http://hooks.example.com/', '--topic', 'comment.*'],
    )
    expect(wrong).toMatchObject({ code: 1, stderr: expect.stringMatching(/https/) })
    const topic = await masthead(
      ...([url, 'webhook', 'create', '--team', team.slug] as const),
      ...['--url', 'https://hooks.example.com/', '--topic', 'order.paid'],
    )
    expect(topic).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/order\.paid is not a topic/),
    })
  })

  it('listens, and prints the verified events', async () => {
    const child: ChildProcess = spawn(
      process.execPath,
      [cliFile, 'webhook', 'listen', '--port', '0', '--secret', secret],
      { cwd: root },
    )
    let [out, err] = ['', '']
    child.stdout?.on('data', (chunk) => {
      out += chunk
    })
    child.stderr?.on('data', (chunk) => {
      err += chunk
    })
    await expect.poll(() => err).toMatch(/Listening on http/)
    const url = /http:\S+/.exec(err)![0]
    await fetch(url, { method: 'POST', headers: signed(), body })
    await fetch(url, { method: 'POST', headers: signed([generateSecret()]), body })
    await expect
      .poll(() => out)
      .toMatch(/comment\.created {2}e1 {2}verified[\s\S]*NOT VERIFIED[\s\S]*secret/)
    child.kill('SIGINT')
    expect((await once(child, 'exit'))[0]).toBe(0)
  })
})
