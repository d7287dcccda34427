import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { iso } from './limits.js'

/** First page of a frontend: the newest campaigns with the status, outlet and comments of each article. */
export const dashboard = `query Dashboard {
  campaigns(first: 25) {
    totalCount
    nodes {
      id
      name
      createdAt
      profile { name logo }
      articles(first: 100) {
        nodes {
          id
          name
          liveUrl
          createdAt
          status { name prefix color }
          product { name outlet { name logo websiteUrl } }
          comments(first: 100) { nodes { reference content createdAt author { name } } }
        }
      }
    }
  }
}`

/** Units and their price by outlet and month, highest first, so that all units must be added. */
export const grouping = `query ByOutletAndMonth {
  orderItemsAggregate(
    groupBy: [{ key: OUTLET }, { key: CREATED_AT, by: MONTH }]
    orderBy: [{ function: SUM, of: SALE_PRICE, direction: DESC }]
    limit: 1000
  ) {
    keys { outlet createdAt }
    count
    sum { salePrice }
  }
}`

/** Columns of an export, with their names in GraphQL and in the table. */
export const exported: Record<string, string> = {
  id: 'id',
  referenceNumber: 'reference_number',
  teamId: 'team_id',
  profileId: 'profile_id',
  status: 'status',
  paymentStatus: 'payment_status',
  subtotal: 'subtotal',
  discount: 'discount',
  total: 'total',
  datePaid: 'date_paid',
  createdAt: 'created_at',
}

const comments = `(SELECT json_build_object('nodes', coalesce(json_agg(m), '[]')) FROM (
  SELECT reference, content, ${iso('created_at')} AS "createdAt", json_build_object('name', author_name) AS author
  FROM comment WHERE article_id = a.id AND parent_id IS NULL AND deleted_at IS NULL AND visibility = 'TEAM'
  ORDER BY comment.created_at, id LIMIT 100) m) AS comments`

const articles = `(SELECT json_build_object('nodes', coalesce(json_agg(r), '[]')) FROM (
  SELECT a.id, a.name, a.live_url AS "liveUrl", ${iso('a.created_at')} AS "createdAt",
    json_build_object('name', s.name, 'prefix', s.prefix, 'color', s.color) AS status,
    json_build_object('name', p.name, 'outlet', json_build_object('name', o.name, 'logo', o.logo, 'websiteUrl', o.website_url)) AS product,
    ${comments}
  FROM article a JOIN article_content_status s ON s.id = a.status_id JOIN product p ON p.id = a.product_id
    JOIN outlet o ON o.id = p.outlet_id
  WHERE a.campaign_id = c.id AND a.deleted_at IS NULL ORDER BY a.created_at DESC, a.id DESC LIMIT 100) r) AS articles`

const dashboardStatement = `
  SELECT json_build_object('data', json_build_object('campaigns', json_build_object(
    'totalCount', (SELECT count(*) FROM campaign WHERE team_id = $1 AND deleted_at IS NULL),
    'nodes', (SELECT coalesce(json_agg(r), '[]') FROM (
      SELECT c.id, c.name, ${iso('c.created_at')} AS "createdAt", json_build_object('name', p.name, 'logo', p.logo) AS profile, ${articles}
      FROM (SELECT * FROM campaign WHERE team_id = $1 AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 25) c
      JOIN profile p ON p.id = c.profile_id ORDER BY c.created_at DESC, c.id DESC) r))))::text AS body`

const groupingStatement = `
  SELECT o.name AS outlet, date_trunc('month', i.created_at) AS month, count(*)::int AS count, sum(i.sale_price) AS sum
  FROM order_item i JOIN product p ON p.id = i.product_id JOIN outlet o ON o.id = p.outlet_id
  WHERE i.deleted_at IS NULL GROUP BY 1, 2 ORDER BY 4 DESC, 1, 2 LIMIT 1000`

/** Mounts the hand-written baselines of GraphQL: `/dashboard` of a team, `/grouping` and `/export` of all teams. */
export function mountGraphLimits(bare: FastifyInstance, pool: pg.Pool): void {
  bare.post<{ Querystring: { team: string } }>('/dashboard', async (request, reply) => {
    const statement = { name: 'dashboard', text: dashboardStatement, values: [request.query.team] }
    const { rows } = await pool.query(statement)
    return reply.type('application/json').send(rows[0].body)
  })
  bare.post('/grouping', async () => {
    const { rows } = await pool.query(groupingStatement)
    const groups = rows.map(({ outlet, month, count, sum }) => ({
      keys: { outlet, createdAt: month },
      count,
      sum: { salePrice: Number(sum) / 100 },
    }))
    return { data: { orderItemsAggregate: groups } }
  })
  bare.get('/export', async (_request, reply) => {
    const client = await pool.connect()
    const columns = Object.values(exported).join(', ')
    const text = `COPY (SELECT ${columns} FROM "order" WHERE deleted_at IS NULL) TO STDOUT WITH (FORMAT csv, HEADER true)`
    const rows = client.query(copyTo(text))
    rows.once('close', () => client.release())
    return reply.type('text/csv').send(rows)
  })
}
