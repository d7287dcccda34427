import { built } from './build.js'

const perCampaign = 10
const perTeam = 100 * perCampaign

/** Returns the URL of a database with this number of articles, ten per campaign and a thousand per team. */
export function productionOf(server: string, articles: number): Promise<string> {
  return built(server, {
    name: `bench_articles_${articles}`,
    products: 2_000,
    parents: parents(Math.ceil(articles / perTeam)),
    tables: [
      'campaign',
      'questionnaire',
      'order',
      'order_line_item',
      'order_item',
      'article',
      'article_status_history',
      'comment',
    ],
    rows,
  })
}

const parents = (teams: number) => [
  `INSERT INTO "user" (id, first_name, last_name, email, user_role_id, referral_code)
   SELECT uuidv7(), 'Bench', '', 'owner@bench.invalid', id, 'BENCHOWNER' FROM user_role WHERE name = 'Client'`,
  `INSERT INTO team (id, name, slug, referral_code, owner_id)
   SELECT uuidv7(), 'Team ' || n, 'bench-team-' || n, 'BENCH' || n, u.id
   FROM generate_series(1, ${teams}) n, "user" u WHERE u.email = 'owner@bench.invalid'`,
  `INSERT INTO profile (id, team_id, name, logo) SELECT uuidv7(), id, 'Profile', 'https://logos.example.com/p.png' FROM team`,
]

/** SQL of reference numbers of comments. Hexadecimal digits are valid in base58, except 0. */
const reference = (number: string) =>
  `'c_' || lpad(translate(to_hex(${number}), '0', 'z'), 10, 'z')`

const rows = [
  `INSERT INTO campaign (id, team_id, profile_id, name, description, created_at)
   SELECT uuidv7(- n * interval '1 hour'), team_id, id, 'Campaign ' || n, repeat('What it is about. ', 5), now() - n * interval '1 hour'
   FROM profile, generate_series(100, 1, -1) n`,
  `INSERT INTO questionnaire (id, team_id, campaign_id, objectives, keywords, tone)
   SELECT uuidv7(), team_id, id, repeat('Be known. ', 20), 'one, two, three', 'Plain' FROM campaign`,
  `INSERT INTO "order" (id, team_id, profile_id, reference_number, client_secret, status, payment_status, date_paid, subtotal, total, metadata)
   SELECT uuidv7(), team_id, profile_id, 'ORD-20250101-' || lpad(upper(to_hex(row_number() OVER ())), 13, '0'),
     'bench_' || id, 'PAID', 'PAID', now(), 1000000, 1000000, jsonb_build_object('campaign', id)
   FROM campaign`,
  `CREATE TEMP TABLE sold AS
   SELECT product_id, name, row_number() OVER (ORDER BY product_id) - 1 AS number FROM listing WHERE withheld IS NULL LIMIT 1000`,
  `INSERT INTO order_line_item (id, team_id, order_id, product_id, quantity, price, position)
   SELECT uuidv7(), o.team_id, o.id, s.product_id, 1, 100000, n
   FROM "order" o CROSS JOIN generate_series(0, ${perCampaign - 1}) n
   JOIN sold s ON s.number = abs(hashtext(o.reference_number || n)) % (SELECT count(*) FROM sold)`,
  `INSERT INTO order_item (id, team_id, order_id, order_line_item_id, product_id, profile_id, campaign_id, sale_price, product_price)
   SELECT uuidv7(), l.team_id, o.id, l.id, l.product_id, o.profile_id, (o.metadata->>'campaign')::uuid, 100000, 100000
   FROM order_line_item l JOIN "order" o ON o.id = l.order_id`,
  `INSERT INTO article (id, team_id, order_item_id, product_id, profile_id, campaign_id, status_id, status_since, name, created_at)
   SELECT uuidv7(- age), team_id, i.id, product_id, profile_id, campaign_id, s.id, now() - age + s.sequence * interval '1 day', 'Article', now() - age
   FROM (SELECT *, random() * interval '90 days' AS age, 1 + floor(random() * 9) AS step FROM order_item) i
   JOIN article_content_status s ON s.sequence = i.step`,
  `INSERT INTO article_status_history (id, team_id, article_id, status_id, effective_at)
   SELECT uuidv7(), a.team_id, a.id, s.id, a.created_at + s.sequence * interval '1 day'
   FROM article a JOIN article_content_status current ON current.id = a.status_id
   JOIN article_content_status s ON s.sequence IN (1, current.sequence)`,
  // One article has 1,000 comments, 200 of them with four replies each.
  `INSERT INTO comment (id, reference, team_id, article_id, content, author_name, author_email, created_at)
   SELECT uuidv7(), ${reference('n')}, a.team_id, a.id, repeat('Well said. ', 10), 'Hanna', 'h@example.com', now() - n * interval '1 minute'
   FROM (SELECT id, team_id FROM article ORDER BY id LIMIT 1) a, generate_series(1, 200) n`,
  `INSERT INTO comment (id, reference, team_id, article_id, parent_id, content, author_name, created_at)
   SELECT uuidv7(), ${reference('1000 * n + number')}, c.team_id, c.article_id, c.id, repeat('So it is. ', 10), 'Ruth', c.created_at + n * interval '1 second'
   FROM (SELECT *, row_number() OVER (ORDER BY id) AS number FROM comment) c, generate_series(1, 4) n`,
  // A third of the started articles has one to four comments.
  `INSERT INTO comment (id, reference, team_id, article_id, content, author_name, author_email, created_at)
   SELECT uuidv7(), ${reference('10000 + 10 * number + n')}, team_id, article_id, repeat('Well said. ', 5), 'Hanna', 'h@example.com',
     now() - n * interval '1 minute'
   FROM (SELECT id AS article_id, team_id, row_number() OVER () AS number FROM article
     WHERE NOT EXISTS (SELECT FROM comment WHERE article_id = article.id)) a,
     generate_series(1, 4 - number % 4) n
   WHERE number % 3 = 0`,
]
