import { newToken, withDatabase } from './data.js'
import { type Call, sameBodies, start, stop, type Target, versus } from './measure.js'
import { type Line, line } from './table.js'

/** Measures lists of campaigns, articles and comments against their hand-written baselines, in one run. */
export async function production(url: string, articles: number, seconds: number): Promise<Line[]> {
  const { team, article, campaign, token } = await withDatabase(url, async (db) => {
    const { rows } = await db.pool.query(`
      SELECT team.id AS team, team.owner_id AS owner, article.id AS article, article.campaign_id AS campaign
      FROM comment JOIN article ON article.id = comment.article_id JOIN team ON team.id = article.team_id
      WHERE comment.parent_id IS NOT NULL LIMIT 1`)
    const { team: id, owner: ownerId } = rows[0]
    return { ...rows[0], token: await newToken(db, { id, ownerId }) }
  })
  const [masthead, limit] = (await Promise.all([start('masthead', url), start('limit', url)])) as [
    Target,
    Target,
  ]
  const lines: Line[] = []
  try {
    const paths = ['/campaigns', `/campaigns/${campaign}/articles`, `/articles/${article}/comments`]
    for (const path of paths) {
      const ours: Call = [{ ...masthead, token }, path]
      const other: Call = [limit, `${path}?team=${team}`]
      await sameBodies(ours, other)
      const rates = await versus(ours, other, seconds)
      lines.push(line(`GET ${path.replace(/[0-9a-f-]{36}/, '{id}')}`, articles, rates, 0.6))
    }
  } finally {
    await Promise.all([masthead, limit].map(stop))
  }
  return lines
}
