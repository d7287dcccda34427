import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, expectTypeOf, test } from 'vitest'
import { createClient, type MastheadEvent } from '../../src/client/index.js'
import { dispatchWebhooks } from '../../src/webhooks/dispatch.js'
import { testApi } from '../support/api.js'
import { bareArticles, writeEvents } from '../support/fixtures/event.js'

const api = await testApi()
await api.app.listen({ port: 0, host: '127.0.0.1' })
const baseUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}/`
const dispatch = () => dispatchWebhooks.run(undefined, { prisma: api.prisma } as never)

/** A team with an article, its client, and the connections of the client. */
async function reading() {
  const team = await api.team()
  const articles = await bareArticles(api.db, team.id, 1)
  const connections: AbortController[] = []
  const fetch = (request: Request) => {
    const controller = new AbortController()
    connections.push(controller)
    const signal = AbortSignal.any([request.signal, controller.signal])
    return globalThis.fetch(new Request(request, { signal }))
  }
  const client = createClient({ baseUrl, token: team.token, retryWaitMs: 1, fetch })
  const write = (each: number) => writeEvents(api.db, articles, { each })
  return { team, client, connections, write }
}

test('events iterates over all pages, and ends or waits for further events', async () => {
  const { client, write } = await reading()
  await write(120)
  await dispatch()
  const all: MastheadEvent[] = []
  for await (const event of client.events({ follow: false })) all.push(event)
  expect(all.map(({ data }) => data.sequence)).toEqual(
    Array.from({ length: 120 }, (_, index) => index + 1),
  )
  const [first] = all
  if (first!.type === 'order.paid') expectTypeOf(first!.data.order.total).toBeNumber()
  const controller = new AbortController()
  const later: string[] = []
  const reading120 = async () => {
    const options = { after: all[118]!.id, waitMs: 5, signal: controller.signal }
    for await (const { id } of client.events(options)) later.push(id)
  }
  const done = reading120()
  await expect.poll(() => later).toEqual([all[119]!.id])
  await write(1)
  await dispatch()
  await expect.poll(() => later).toHaveLength(2)
  controller.abort()
  await done
  const unknown = client.events({ after: '01905a6c-8000-7e17-9ae2-2a9d3c2f1c11' })
  await expect(unknown.next()).rejects.toMatchObject({ code: 'validation_failed' })
})

test('subscribe continues after a lost connection, and ends with the loop', async () => {
  const { client, connections, write } = await reading()
  type Data = { commentCreated: { sequence: number } }
  const seen: number[] = []
  const query = 'subscription { commentCreated { sequence } }'
  const open = () => api.app.services.live.subscriptions().length
  const done = (async () => {
    for await (const { id, data } of client.subscribe<Data>(query)) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      seen.push(data.commentCreated.sequence)
      if (seen.length === 6) break
    }
  })()
  for (let turn = 1; turn <= 3; turn++) {
    await expect.poll(open).toBe(1)
    await write(1)
    await expect.poll(() => seen.length).toBe(turn * 2 - 1)
    connections.at(-1)!.abort()
    await write(1)
    await expect.poll(() => seen.length).toBe(turn * 2)
  }
  await done
  expect(seen).toEqual([1, 2, 3, 4, 5, 6])
  expect(connections).toHaveLength(4)
  await expect.poll(open).toBe(0)
})

test('subscribe ends and closes its connection after its request was garbage collected', async () => {
  const { client, write } = await reading()
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  const open = () => api.app.services.live.subscriptions().length
  const query = 'subscription { commentCreated { sequence } }'
  const controller = new AbortController()
  const events = client.subscribe(query, { signal: controller.signal })
  const first = events.next()
  await expect.poll(open).toBe(1)
  await write(1)
  await first
  const second = events.next()
  for (let turn = 0; turn < 5; turn++) {
    await sleep(20)
    collectGarbage()
  }
  controller.abort()
  await expect(second).resolves.toEqual({ done: true, value: undefined })
  await expect.poll(open).toBe(0)
})

test('subscribe throws what the server refuses', async () => {
  const { team, client } = await reading()
  const after = 'unknown'
  const query = 'subscription { commentCreated { sequence } }'
  const refusal = { code: 'validation_failed', issues: [{ path: ['Last-Event-ID'] }] }
  await expect(client.subscribe(query, { after }).next()).rejects.toMatchObject(refusal)
  const token = await api.token(team, 'custom', ['files.read'])
  const other = createClient({ baseUrl, token })
  await expect(other.subscribe(query).next()).rejects.toMatchObject({ code: 'missing_scope' })
  const invalid = createClient({ baseUrl, token: 'mst_x' }).subscribe(query)
  await expect(invalid.next()).rejects.toMatchObject({ status: 401 })
})
