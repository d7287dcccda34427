import { setTimeout as sleep } from 'node:timers/promises'
import { Command } from 'commander'
import { createClient } from '../../src/client/index.js'
import { openDatabase } from '../../src/postgres/database.js'
import { inTransaction } from '../../src/postgres/transaction.js'
import { bareArticles, writeEvents } from '../support/fixtures/event.js'
import { testMarket } from '../support/market.js'
import { type Instance, startInstance } from '../support/processes/instance.js'
import { withMarketplace } from './marketplace.js'

// Readers follow the events of a team while 20 writers commit in random order: half by a subscription, half by
// `GET /events`. Their connections are cut at random, and each continues at another instance after the last event that
// it has processed. Every reader must get each event exactly once, in the order of positions.
const options = new Command()
  .option('--interruptions <number>', 'of each of the two ways to read', '10000')
  .option('--readers <number>', 'of each way', '8')
  .option('--writers <number>', 'concurrent transactions', '20')
  .option('--timeout <seconds>', 'for all', '900')
  .parse()
  .opts<Record<'interruptions' | 'readers' | 'writers' | 'timeout', string>>()

const interruptions = Number(options.interruptions)
const maxStreamMs = 60
const maxTransactionMs = 40
/** Longest pause of a writer. About 90 transactions per second in total leave time for the readers. */
const maxPauseMs = 400
const deadline = performance.now() + Number(options.timeout) * 1_000

interface Reader {
  way: 'subscription' | 'GET /events'
  /** Expected time until a response, in milliseconds. About a third of the connections are cut before it. */
  responseMs: number
  ids: string[]
  cuts: number
  isCalm: boolean
  controller: AbortController
  done: Promise<void>
}

await withMarketplace(async ({ url, db, tokens }) => {
  const team = await db.prisma.team.findFirstOrThrow({ where: { kind: 'BUYER' } })
  const count = Number(options.readers)
  const made = await tokens(team.id, 2 * count)
  const instances = [await startInstance(url), await startInstance(url)]
  // Each writer holds a connection for the time of its transaction.
  const writers = openDatabase({
    market: testMarket,
    url,
    poolSize: Number(options.writers),
    applicationName: 'masthead writers',
  })
  try {
    const articles = await bareArticles(db, team.id, Number(options.writers))
    const { id: after } = await firstEvent()
    const readers = made.map((token, index) =>
      startReader(index < count ? 'subscription' : 'GET /events', token, after, instances),
    )
    let isWriting = true
    const write = async (articleId: string) => {
      while (isWriting) {
        await inTransaction(writers.prisma, async (tx) => {
          await writeEvents({ prisma: tx } as never, [articleId])
          await tx.$executeRaw`SELECT pg_sleep(${(Math.random() * maxTransactionMs) / 1000}::float8)`
        })
        await sleep(Math.random() * maxPauseMs)
      }
    }
    const writing = Promise.all(articles.map(write))
    const cutsOf = (way: Reader['way']) =>
      readers.filter((reader) => reader.way === way).reduce((sum, { cuts }) => sum + cuts, 0)
    const ways = ['subscription', 'GET /events'] as const
    while (ways.some((way) => cutsOf(way) < interruptions)) {
      if (performance.now() > deadline)
        throw new Error(`Too few interruptions in time: ${ways.map(cutsOf).join(' and ')}`)
      await sleep(200)
    }
    isWriting = false
    await writing
    for (const reader of readers) reader.isCalm = true
    const expected = await waitForPositions(after)
    for (const reader of readers) {
      while (reader.ids.length < expected.length && performance.now() < deadline) await sleep(50)
    }
    // Waits for duplicates.
    await sleep(1_000)
    for (const reader of readers) reader.controller.abort()
    await Promise.all(readers.map(({ done }) => done))
    for (const way of ways) {
      const own = readers.filter((reader) => reader.way === way)
      const wrong = own.filter(({ ids }) => ids.join() !== expected.join())
      const repeated = own.reduce((sum, { ids }) => sum + ids.length - new Set(ids).size, 0)
      const missing = own.reduce((sum, { ids }) => {
        const read = new Set(ids)
        return sum + expected.filter((id) => !read.has(id)).length
      }, 0)
      console.log(
        `${way}: ${own.length} readers, ${cutsOf(way)} interruptions, ${expected.length} events, ` +
          `${missing} missing, ${repeated} repeated, ${wrong.length} readers in another order`,
      )
      if (wrong.length > 0) process.exitCode = 1
    }
  } finally {
    await Promise.all(instances.map((instance) => instance.end('SIGKILL')))
    await writers.close()
  }

  /** An event of the team with a position, after which all readers begin. */
  async function firstEvent() {
    const [article] = await bareArticles(db, team.id, 1)
    await writeEvents(db, [article!])
    for (;;) {
      const event = await db.prisma.webhookEvent.findFirst({
        where: { articleId: article!, position: { not: null } },
      })
      if (event) return event
      await sleep(50)
    }
  }

  /** IDs of the team's events after the first one, when all have positions. */
  async function waitForPositions(after: string): Promise<string[]> {
    while ((await db.prisma.webhookEvent.count({ where: { position: null } })) > 0) await sleep(50)
    const first = await db.prisma.webhookEvent.findUniqueOrThrow({ where: { id: after } })
    const events = await db.prisma.webhookEvent.findMany({
      where: { teamId: team.id, position: { gt: first.position! } },
      orderBy: { position: 'asc' },
      select: { id: true },
    })
    return events.map(({ id }) => id)
  }
})

function startReader(
  way: Reader['way'],
  token: string,
  after: string,
  instances: Instance[],
): Reader {
  const reader: Reader = {
    ...{ way, responseMs: 20, ids: [], cuts: 0, isCalm: false },
    ...{ controller: new AbortController(), done: Promise.resolve() },
  }
  const { signal } = reader.controller
  const client = createClient({
    ...{ baseUrl: instances[0]!.url, token, retries: 1_000_000, retryWaitMs: 1 },
    fetch: (request) => cut(reader, elsewhere(request, instances)),
  })
  const read = async () => {
    if (way === 'GET /events') {
      const options = { after, waitMs: 5, signal }
      for await (const { id } of client.events(options)) reader.ids.push(id)
    } else {
      const query = 'subscription { commentCreated { articleId } }'
      for await (const { id } of client.subscribe(query, { after, signal })) reader.ids.push(id!)
    }
  }
  reader.done = read()
  return reader
}

/** Sends a request to any of the instances. */
function elsewhere(request: Request, instances: Instance[]): Request {
  const { pathname, search } = new URL(request.url)
  const { url } = instances[Math.floor(Math.random() * instances.length)]!
  return new Request(new URL(`${pathname}${search}`, url), request)
}

/**
 * Sends a request whose connection is cut after a random time: before the response, or within the events of a
 * subscription.
 */
async function cut(reader: Reader, request: Request): Promise<Response> {
  const controller = new AbortController()
  const interrupt = () => {
    if (reader.isCalm) return
    reader.cuts++
    controller.abort()
  }
  const isStream = reader.way === 'subscription'
  const maxMs = 2 * reader.responseMs + (isStream ? maxStreamMs : 0)
  const timer = setTimeout(interrupt, Math.random() * maxMs)
  const signal = AbortSignal.any([request.signal, controller.signal])
  const start = performance.now()
  try {
    const response = await fetch(new Request(request, { signal, duplex: 'half' } as RequestInit))
    // Node.js 20 ignores the abort of a request that has been garbage collected.
    const body = isStream
      ? response.body!.pipeThrough(new TransformStream(), { signal: controller.signal })
      : await response.text()
    reader.responseMs += (performance.now() - start - reader.responseMs) / 10
    if (!isStream) clearTimeout(timer)
    const { status, headers } = response
    return new Response(body, { status, headers })
  } catch (error) {
    reader.responseMs *= 1.3
    throw error
  }
}
