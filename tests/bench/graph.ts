import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'
import { crc32 } from 'node:zlib'
import { shell } from '../../src/cli/shell.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { newToken, withDatabase } from './data.js'
import { dashboard, exported, grouping } from './graph-limits.js'
import { type Call, sameBodies, start, stop, type Target, timed, versus } from './measure.js'
import { memory } from './server.js'
import { type Line, line, times } from './table.js'

const asked = (query: string) => [JSON.stringify({ query })]

/** Returns the data of a response without its cost. */
const dataOf = (body: object) => ({ data: (body as { data: unknown }).data })

/** Measures the first page of a frontend against one hand-written statement. */
export async function dashboards(url: string, articles: number, seconds: number): Promise<Line[]> {
  const { team, token } = await withDatabase(url, async (db) => {
    // Excludes the team whose article has a thousand comments.
    const { rows } = await db.pool.query(`
      SELECT id, owner_id AS "ownerId" FROM team WHERE EXISTS (SELECT FROM campaign WHERE team_id = team.id)
      ORDER BY id DESC LIMIT 1`)
    return { team: rows[0].id, token: await newToken(db, rows[0]) }
  })
  const targets = await Promise.all([start('masthead', url), start('limit', url)])
  const [masthead, limit] = targets as [Target, Target]
  try {
    const ours: Call = [{ ...masthead, token }, '/graphql', asked(dashboard)]
    const other: Call = [limit, `/dashboard?team=${team}`, asked('')]
    await sameBodies(ours, other, dataOf)
    const rates = await versus(ours, other, seconds)
    return [line('GraphQL: a dashboard of 25 campaigns', articles, rates, 0.35)]
  } finally {
    await Promise.all(targets.map(stop))
  }
}

/** Measures an aggregate and an export of all orders against SQL and COPY. Few rounds, because each takes seconds. */
export async function analysis(url: string, orders: number): Promise<Line[]> {
  const token = await withDatabase(url, async ({ prisma }) => {
    const { raw } = await createOperatorToken(prisma, shell, { name: 'Bench' })
    return raw
  })
  const targets = await Promise.all([start('masthead', url), start('limit', url)])
  const [masthead, limit] = [{ ...targets[0], token }, targets[1]] as [Target, Target]
  try {
    const ours: Call = [masthead, '/graphql', asked(grouping)]
    const other: Call = [limit, '/grouping', asked('')]
    await sameBodies(ours, other, dataOf)
    const grouped = await timed(ours, other, few)
    return [
      times('GraphQL: all order items by outlet and month', orders, grouped, 0.8),
      ...(await exporting(masthead, limit, orders)),
    ]
  } finally {
    await Promise.all(targets.map(stop))
  }
}

const few = { warmUps: 1, turns: 5 }

async function exporting(masthead: Target, limit: Target, orders: number): Promise<Line[]> {
  const path = `/exports/orders.csv?fields=${Object.keys(exported).join(',')}`
  const [one, two] = [await sumOf(masthead, path), await sumOf(limit, '/export')]
  if (one !== two) {
    throw new Error(`The export and the baseline write other values: ${one} and ${two}`)
  }
  const idle = await memory(masthead)
  let peak = idle
  const watch = setInterval(async () => {
    peak = Math.max(peak, await memory(masthead).catch(() => 0))
  }, 100)
  const spent = await timed([masthead, path], [limit, '/export'], few, drained)
  clearInterval(watch)
  const [before, most] = [idle, peak].map((bytes) => Math.round(bytes / 2 ** 20))
  return [
    times('export of all orders as CSV', orders, spent, 0.5),
    {
      name: 'resident memory while it exports',
      size: orders,
      value: `${most! - before!} MB more at most (${before} MB before)`,
      target: '≤ 64 MB',
      ok: most! - before! <= 64,
    },
  ]
}

async function opened({ base, token }: Target, path: string): Promise<IncomingMessage> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const [answer] = (await once(get(base + path, { headers }), 'response')) as [IncomingMessage]
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return answer
}

async function drained([target, path]: Call): Promise<void> {
  const answer = await opened(target, path)
  answer.resume()
  await once(answer, 'end')
}

/** Returns the number of rows of a file, and a checksum that depends on neither order nor notation. */
async function sumOf(target: Target, path: string): Promise<string> {
  let [count, sum] = [-1, 0]
  for await (const row of createInterface({ input: await opened(target, path) })) {
    if (++count > 0) sum += crc32(plain(row, target.token === ''))
  }
  return `${count} rows, ${sum}`
}

/** Converts a row to one notation: amounts in cents, times in milliseconds. */
function plain(row: string, isLimit: boolean): string {
  return row
    .split(',')
    .map((cell, index) => {
      const name = Object.keys(exported)[index]!
      if (/^(subtotal|discount|total)$/.test(name)) {
        return isLimit ? cell : String(Math.round(Number(cell) * 100))
      }
      return /^(datePaid|createdAt)$/.test(name) && cell ? String(Date.parse(cell)) : cell
    })
    .join(',')
}
