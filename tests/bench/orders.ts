import { newToken, withDatabase } from './data.js'
import { type Call, sameBodies, start, stop, type Target, versus } from './measure.js'
import { type Line, line } from './table.js'

/** Team with an average number of orders, its token, and one of its orders with three lines. */
export async function teamWithOrder(url: string) {
  const { order, average: team } = await examplesOf(url)
  return { order, team }
}

/** Returns a team with an average number of orders, the team with the most, and an order of the first with three lines. */
function examplesOf(url: string) {
  return withDatabase(url, async (db) => {
    const { rows: teams } = await db.pool.query<{ id: string; ownerId: string; orders: number }>(`
      SELECT t.id, t.owner_id AS "ownerId", count(*)::int AS orders
      FROM "order" o JOIN team t ON t.id = o.team_id GROUP BY t.id ORDER BY abs(count(*) - (
        SELECT count(*) / count(DISTINCT team_id) FROM "order")), t.id`)
    const average = teams[0]!
    const largest = teams.reduce((one, other) => (other.orders > one.orders ? other : one))
    const { rows } = await db.pool.query<{ id: string }>(
      `SELECT o.id FROM "order" o JOIN order_line_item l ON l.order_id = o.id
       WHERE o.team_id = $1 GROUP BY o.id HAVING count(*) = 3 ORDER BY o.id DESC LIMIT 1`,
      [average.id],
    )
    const withToken = async (team: typeof average) => ({ ...team, token: await newToken(db, team) })
    return {
      order: rows[0]!.id,
      average: await withToken(average),
      largest: await withToken(largest),
    }
  })
}

/** Measures reads of orders against their hand-written baselines, in one run. */
export async function reading(url: string, orders: number, seconds: number): Promise<Line[]> {
  const { order, average, largest } = await examplesOf(url)
  const targets = await Promise.all([start('masthead', url), start('limit', url)])
  const [masthead, limit] = targets as [Target, Target]
  const lines: Line[] = []
  try {
    const cases = [
      { path: '/orders', team: average, whose: 'an average team' },
      { path: `/orders/${order}`, team: average, whose: 'an average team' },
      { path: '/orders', team: largest, whose: 'the largest team' },
    ]
    for (const { path, team, whose } of cases) {
      const ours: Call = [{ ...masthead, token: team.token }, path]
      const other: Call = [limit, `${path}?team=${team.id}`]
      await sameBodies(ours, other)
      const name = `GET ${path.replace(order, '{id}')}, ${whose}`
      lines.push(line(name, orders, await versus(ours, other, seconds), 0.6))
    }
  } finally {
    await Promise.all(targets.map(stop))
  }
  return lines
}
