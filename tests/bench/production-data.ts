import { migrate } from '../../prisma/migrate.js'
import { seedCatalogue } from '../../prisma/seed-catalogue.js'
import { createDatabase, databaseUrl } from '../../src/database/admin.js'
import type { Database } from '../../src/db.js'
import { withDatabase } from './data.js'

const perCampaign = 10
const perTeam = 100 * perCampaign

/** The address of a database with so many articles, ten to a campaign, a thousand to a team; built when it is not there. */
export async function productionOf(server: string, articles: number): Promise<string> {
  const name = `bench_articles_${articles}`
  const url = databaseUrl(server, name)
  await createDatabase(server, name).catch((error) => {
    if (!/already exists/.test(String(error))) throw error
  })
  await migrate(url)
  await withDatabase(url, async (db) => {
    const { rows } = await db.pool.query('SELECT EXISTS (SELECT FROM article) AS built')
    if (rows[0].built) return
    process.stderr.write(`Building ${articles.toLocaleString('en')} articles …\n`)
    await seedCatalogue(db, { products: 2_000 })
    await build(db, articles)
  })
  return url
}

/** Writes the rows set by set in one transaction, so that what is there is whole. */
async function build({ pool }: Database, articles: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0')
    for (const statement of statements(Math.ceil(articles / perTeam))) await client.query(statement)
    await client.query('COMMIT')
    await client.query('SET statement_timeout = 0')
    await client.query('VACUUM (ANALYZE)')
  } finally {
    client.release(true)
  }
}

const statements = (teams: number) => [
  `INSERT INTO "user" (id, first_name, last_name, email, user_role_id, referral_code)
   SELECT gen_random_uuid(), 'Bench', '', 'owner@bench.invalid', id, 'BENCHOWNER' FROM user_role WHERE name = 'Client'`,
  `INSERT INTO team (id, name, slug, referral_code, owner_id)
   SELECT gen_random_uuid(), 'Team ' || n, 'bench-team-' || n, 'BENCH' || n, u.id
   FROM generate_series(1, ${teams}) n, "user" u WHERE u.email = 'owner@bench.invalid'`,
  `INSERT INTO profile (id, team_id, name, logo) SELECT gen_random_uuid(), id, 'Profile', 'https://logos.example.com/p.png' FROM team`,
  `INSERT INTO campaign (id, team_id, profile_id, name, description, created_at)
   SELECT gen_random_uuid(), team_id, id, 'Campaign ' || n, repeat('What it is about. ', 5), now() - n * interval '1 hour'
   FROM profile, generate_series(1, 100) n`,
  `INSERT INTO questionnaire (id, team_id, campaign_id, objectives, keywords, tone)
   SELECT gen_random_uuid(), team_id, id, repeat('Be known. ', 20), 'one, two, three', 'Plain' FROM campaign`,
  `INSERT INTO "order" (id, team_id, profile_id, reference_number, client_secret, status, payment_status, date_paid, subtotal, total, metadata)
   SELECT gen_random_uuid(), team_id, profile_id, 'ORD-20250101-' || lpad(upper(to_hex(row_number() OVER ())), 13, '0'),
     'bench_' || id, 'PAID', 'PAID', now(), 1000000, 1000000, jsonb_build_object('campaign', id)
   FROM campaign`,
  `CREATE TEMP TABLE sold ON COMMIT DROP AS
   SELECT product_id, name, row_number() OVER (ORDER BY product_id) - 1 AS number FROM listing WHERE withheld IS NULL LIMIT 1000`,
  `INSERT INTO order_line_item (id, team_id, order_id, product_id, quantity, price, position)
   SELECT gen_random_uuid(), o.team_id, o.id, s.product_id, 1, 100000, n
   FROM "order" o CROSS JOIN generate_series(0, ${perCampaign - 1}) n
   JOIN sold s ON s.number = abs(hashtext(o.id::text || n)) % (SELECT count(*) FROM sold)`,
  `INSERT INTO order_item (id, team_id, order_id, order_line_item_id, product_id, profile_id, campaign_id, sale_price, product_price)
   SELECT gen_random_uuid(), l.team_id, o.id, l.id, l.product_id, o.profile_id, (o.metadata->>'campaign')::uuid, 100000, 100000
   FROM order_line_item l JOIN "order" o ON o.id = l.order_id`,
  `INSERT INTO article (id, team_id, order_item_id, product_id, profile_id, campaign_id, status_id, name, created_at)
   SELECT gen_random_uuid(), i.team_id, i.id, i.product_id, i.profile_id, i.campaign_id, s.id, 'Article', now() - random() * interval '90 days'
   FROM order_item i JOIN article_content_status s ON s.sequence = 1 + abs(hashtext(i.id::text)) % 9`,
  `INSERT INTO article_status_history (id, team_id, article_id, status_id, effective_at)
   SELECT gen_random_uuid(), a.team_id, a.id, s.id, a.created_at + s.sequence * interval '1 day'
   FROM article a JOIN article_content_status current ON current.id = a.status_id
   JOIN article_content_status s ON s.sequence IN (1, current.sequence)`,
  `INSERT INTO comment (id, reference, team_id, article_id, content, author_name, author_email, created_at)
   SELECT gen_random_uuid(), 'c_1234567' || translate(lpad(n::text, 3, '0'), '0', 'z'), a.team_id, a.id, repeat('Well said. ', 10), 'Hanna', 'h@example.com', now() - n * interval '1 minute'
   FROM (SELECT id, team_id FROM article ORDER BY id LIMIT 1) a, generate_series(0, 199) n`,
  `INSERT INTO comment (id, reference, team_id, article_id, parent_id, content, author_name, created_at)
   SELECT gen_random_uuid(), 'c_' || chr(64 + n) || substr(c.reference, 4), c.team_id, c.article_id, c.id, repeat('So it is. ', 10), 'Ruth', c.created_at + n * interval '1 second'
   FROM (SELECT *, row_number() OVER (ORDER BY id) FROM comment) c, generate_series(1, 4) n`,
]
