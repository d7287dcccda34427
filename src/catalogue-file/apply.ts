import type { ClientBase } from 'pg'
import type { OutletStatus } from '../../prisma/generated/client/enums.js'
import { emit } from '../domain/integration/event.js'
import type { Actor } from '../domain/rules/audit.js'
import { rawExecutor } from '../postgres/transaction.js'
import { knownChannels } from './check.js'
import { channelColumns, tableColumns } from './columns.js'

const outletColumns = tableColumns('outlet')
const productColumns = tableColumns('product')

// A file cannot distinguish an empty text from null, so this difference is not a change.
const compared = (row: string, columns: string[]) =>
  `(${columns.map((name) => `NULLIF(${row}.${name}::text, '')`).join(', ')})`

const recordTouchedSql = (entity: string, idsSql: string) => `
  INSERT INTO import_touched SELECT DISTINCT '${entity}', id FROM (${idsSql}) changed (id) ON CONFLICT DO NOTHING;`

/** Inserts new rows and updates different ones. Absent columns are unchanged; new rows get their defaults. */
const write = (
  table: string,
  source: string,
  columns: string[],
  defaults: Record<string, unknown>,
  extra = '',
) => `
  INSERT INTO ${table} SELECT r.* FROM ${source} s, jsonb_populate_record(
    NULL::${table}, '${JSON.stringify(defaults)}' || s.data || ${extra}
      jsonb_build_object('id', s.id, 'created_at', now(), 'updated_at', now())
  ) r WHERE s.is_new;
  WITH changed AS (
    UPDATE ${table} t SET ${columns.map((name) => `${name} = r.${name}`).join(', ')}, updated_at = now()
    FROM (
      SELECT r.* FROM ${source} s JOIN ${table} b ON b.id = s.id,
        jsonb_populate_record(b, '{"deleted_at": null}' || s.data) r
      WHERE NOT s.is_new AND ${compared('r', columns)} IS DISTINCT FROM ${compared('b', columns)}
    ) r WHERE t.id = r.id RETURNING t.*
  )`

// Restores an archived category, like outlets and products.
const categories = `
  WITH put AS (
    INSERT INTO outlet_category (id, prefix, name)
    SELECT pg_temp.uuid_v7(), prefix, initcap(replace(prefix, '-', ' '))
    FROM (SELECT DISTINCT data ->> 'category' AS prefix FROM import_outlet) given
    WHERE prefix IS NOT NULL
    ON CONFLICT (prefix) DO UPDATE SET deleted_at = NULL, updated_at = now() WHERE outlet_category.deleted_at IS NOT NULL
    RETURNING id
  ) ${recordTouchedSql('outlet_category', 'SELECT id FROM put')}
  UPDATE import_outlet SET data = data || jsonb_build_object('category_id',
    (SELECT id FROM outlet_category WHERE prefix = data ->> 'category')
  ) WHERE data ? 'category';`

// The status ARCHIVED and `deletedAt` belong together. A trigger would treat other combinations as a restore.
const outlets = `
  UPDATE import_outlet i SET data = data || jsonb_build_object('deleted_at',
    COALESCE((SELECT o.deleted_at FROM outlet o WHERE o.id = i.id), now())
  ) WHERE data ->> 'status' = 'ARCHIVED';
  -- A publisher can resume an outlet that it has paused, but not one whose status the file changes.
  UPDATE import_outlet i SET data = data || '{"paused_at": null}' FROM outlet o
  WHERE o.id = i.id AND o.paused_at IS NOT NULL AND i.data ->> 'status' NOT IN ('ARCHIVED', o.status::text);
  -- As in \`saveOutlet\`: a new status begins or ends the wait for a first review.
  UPDATE import_outlet i SET data = data || jsonb_build_object('pending_since', CASE i.data ->> 'status' WHEN 'PENDING_REVIEW' THEN now() END)
  FROM outlet o WHERE o.id = i.id AND o.pending_change IS NULL AND i.data ->> 'status' NOT IN ('ARCHIVED', o.status::text);
  ${write('outlet', 'import_outlet', [...Object.keys(outletColumns), 'category_id', 'deleted_at', 'claimed_url', 'paused_at', 'pending_since'], { ...outletColumns, is_test: false }, `jsonb_build_object('key', s.key) ||`)}
  INSERT INTO import_touched SELECT 'outlet', id FROM changed;`

const tags = `
  CREATE TEMP TABLE import_tag ON COMMIT DROP AS
  SELECT o.id AS outlet_id, (t ->> 'category')::tag_category AS category, t ->> 'name' AS name
  FROM import_outlet o, jsonb_array_elements(o.data -> 'tags') t;
  INSERT INTO tag (id, category, name)
  SELECT DISTINCT ON (category, lower(name)) pg_temp.uuid_v7(), category, name FROM import_tag i
  WHERE NOT EXISTS (
    SELECT FROM tag t WHERE t.category = i.category AND lower(t.name) = lower(i.name) AND t.deleted_at IS NULL
  ) ORDER BY category, lower(name), name;
  CREATE TEMP TABLE import_outlet_tag ON COMMIT DROP AS
  SELECT DISTINCT i.outlet_id, t.id AS tag_id FROM import_tag i
  JOIN tag t ON t.category = i.category AND lower(t.name) = lower(i.name) AND t.deleted_at IS NULL;
  CREATE INDEX ON import_outlet_tag (outlet_id, tag_id);
  ANALYZE import_outlet_tag;
  WITH gone AS (
    DELETE FROM outlet_tag ot USING import_outlet o, tag t
    WHERE ot.outlet_id = o.id AND o.data ? 'tags' AND t.id = ot.tag_id AND t.deleted_at IS NULL AND NOT EXISTS (
      SELECT FROM import_outlet_tag w WHERE w.outlet_id = ot.outlet_id AND w.tag_id = ot.tag_id
    ) RETURNING ot.outlet_id
  ), added AS (
    INSERT INTO outlet_tag SELECT outlet_id, tag_id FROM import_outlet_tag ON CONFLICT DO NOTHING RETURNING outlet_id
  ) ${recordTouchedSql('outlet', 'SELECT outlet_id FROM gone UNION ALL SELECT outlet_id FROM added')}`

// Channels are matched by label. Positions follow the order of the file.
const channels = `
  INSERT INTO disclaimer (id, name)
  SELECT pg_temp.uuid_v7(), name FROM (SELECT DISTINCT data ->> 'disclaimer' AS name FROM import_channel) given
  WHERE name IS NOT NULL ON CONFLICT (name) DO UPDATE SET deleted_at = NULL WHERE disclaimer.deleted_at IS NOT NULL;
  CREATE TEMP TABLE import_known_channel ON COMMIT DROP AS
  ${knownChannels(`SELECT id FROM import_outlet WHERE data ? 'channels'`)};
  CREATE INDEX ON import_known_channel (outlet_id, label);
  ANALYZE import_known_channel;
  CREATE TEMP TABLE import_placed_channel ON COMMIT DROP AS
  WITH kept_order AS (
    SELECT outlet_id FROM (SELECT outlet_id, array_agg(label ORDER BY position) AS labels FROM import_channel GROUP BY 1) wanted
    JOIN (SELECT outlet_id, array_agg(label ORDER BY rank) AS labels FROM import_known_channel GROUP BY 1) had
      USING (outlet_id, labels)
  )
  SELECT i.outlet_id, COALESCE(k.id, pg_temp.uuid_v7()) AS id, k.id IS NULL AS is_new,
    i.data || jsonb_build_object(
      'outlet_id', i.outlet_id,
      'position', CASE WHEN kept.outlet_id IS NULL THEN i.position ELSE c.position END,
      'disclaimer_id', (SELECT d.id FROM disclaimer d WHERE d.name = i.data ->> 'disclaimer')
    ) AS data
  FROM import_channel i
  LEFT JOIN import_known_channel k ON k.outlet_id = i.outlet_id AND k.label = i.label
  LEFT JOIN outlet_channel c ON c.id = k.id
  LEFT JOIN kept_order kept ON kept.outlet_id = i.outlet_id;
  CREATE INDEX ON import_placed_channel (id);
  ANALYZE import_placed_channel;
  ${recordTouchedSql('outlet', 'SELECT outlet_id FROM import_placed_channel WHERE is_new')}
  ${write('outlet_channel', 'import_placed_channel', [...Object.values(channelColumns), 'disclaimer_id', 'position'], {})} ${recordTouchedSql('outlet', 'SELECT outlet_id FROM changed')}
  WITH gone AS (
    UPDATE outlet_channel c SET deleted_at = now(), updated_at = now() FROM import_known_channel k
    WHERE c.id = k.id AND NOT EXISTS (SELECT FROM import_placed_channel p WHERE p.id = k.id) RETURNING c.outlet_id
  ) ${recordTouchedSql('outlet', 'SELECT outlet_id FROM gone')}`

const products = `
  ${write('product', 'import_product', [...Object.keys(productColumns), 'type_id', 'deleted_at'], { ...productColumns, has_manual_prices: false }, `jsonb_build_object('key', s.key, 'outlet_id', s.outlet_id) ||`)}
  INSERT INTO import_touched SELECT 'product', id FROM changed;`

const prices = `
  WITH wanted AS (
    SELECT p.id AS product_id, tier, (p.data ->> name)::bigint AS amount
    FROM import_product p, (VALUES ('STANDARD'::pricing_tier, 'standard_price'), ('PRO', 'pro_price')) AS tiers (tier, name)
    WHERE p.data ? name
  ), gone AS (
    DELETE FROM product_price r USING wanted w
    WHERE r.product_id = w.product_id AND r.pricing_tier = w.tier AND w.amount IS NULL RETURNING r.product_id
  ), put AS (
    INSERT INTO product_price AS r (id, product_id, pricing_tier, unit_amount)
    SELECT pg_temp.uuid_v7(), product_id, tier, amount FROM wanted WHERE amount IS NOT NULL
    ON CONFLICT (product_id, pricing_tier) DO UPDATE SET unit_amount = EXCLUDED.unit_amount, updated_at = now()
      WHERE r.unit_amount <> EXCLUDED.unit_amount
    RETURNING product_id
  ), manual AS (
    UPDATE product p SET has_manual_prices = true FROM outlet o
    WHERE o.id = p.outlet_id AND o.publisher_id IS NOT NULL AND p.id IN (SELECT product_id FROM gone UNION SELECT product_id FROM put)
  ) ${recordTouchedSql('product', 'SELECT product_id FROM gone UNION ALL SELECT product_id FROM put')}`

const includes = `
  CREATE TEMP TABLE import_label ON COMMIT DROP AS ${knownChannels('SELECT id FROM import_outlet')};
  CREATE INDEX ON import_label (outlet_id, label);
  ANALYZE import_label;
  CREATE TEMP TABLE import_include ON COMMIT DROP AS
  SELECT p.id AS product_id, array_agg(l.id ORDER BY w.n) FILTER (WHERE l.id IS NOT NULL) AS channels
  FROM import_product p
  LEFT JOIN LATERAL jsonb_array_elements_text(p.data -> 'channels') WITH ORDINALITY AS w (label, n) ON true
  LEFT JOIN import_label l ON l.outlet_id = p.outlet_id AND l.label = w.label
  WHERE p.data ? 'channels' GROUP BY p.id;
  DELETE FROM import_include i USING (
    SELECT p.id, array_agg(c.id ORDER BY pc.position, c.id) FILTER (WHERE c.id IS NOT NULL) AS channels
    FROM import_product p LEFT JOIN product_channel pc ON pc.product_id = p.id
    LEFT JOIN outlet_channel c ON c.id = pc.channel_id AND c.deleted_at IS NULL
    GROUP BY p.id
  ) had WHERE had.id = i.product_id AND had.channels IS NOT DISTINCT FROM i.channels;
  DELETE FROM product_channel pc USING import_include i WHERE pc.product_id = i.product_id;
  INSERT INTO product_channel (product_id, channel_id, position)
  SELECT i.product_id, c.id, c.n - 1 FROM import_include i, unnest(i.channels) WITH ORDINALITY AS c (id, n);
  ${recordTouchedSql('product', 'SELECT product_id FROM import_include')}`

const finish = `
  UPDATE outlet o SET updated_at = now() FROM import_touched t
  WHERE t.entity = 'outlet' AND t.id = o.id AND o.updated_at <> now()::timestamptz(3);
  UPDATE product p SET updated_at = now() FROM import_touched t
  WHERE t.entity = 'product' AND t.id = p.id AND p.updated_at <> now()::timestamptz(3);
  INSERT INTO import_touched
  SELECT 'outlet', id FROM import_outlet WHERE is_new UNION ALL SELECT 'product', id FROM import_product WHERE is_new
  ON CONFLICT DO NOTHING;
  CREATE TEMP TABLE import_refresh ON COMMIT DROP AS
  SELECT id, (row_number() OVER (ORDER BY id) - 1) / 5000 AS batch FROM (
    SELECT id FROM import_touched WHERE entity = 'product'
    UNION
    SELECT p.id FROM product p JOIN import_touched t ON t.entity = 'outlet' AND t.id = p.outlet_id
  ) changed;
  CREATE INDEX ON import_refresh (batch);`

// `claimUrls` has locked the outlets, so the events have the statuses that the import replaces.
const formerStatuses = `
  CREATE TEMP TABLE import_former_status ON COMMIT DROP AS
  SELECT o.id, o.status FROM outlet o JOIN import_outlet i ON i.id = o.id
  WHERE o.publisher_id IS NOT NULL;`

/** Writes the event of each outlet of a publisher whose status `applyStage` changed. */
export async function emitStatusChanges(client: ClientBase, actor: Actor | null): Promise<void> {
  const { rows } = await client.query<{ status: OutletStatus; ids: string[] }>(
    `SELECT f.status, array_agg(o.id ORDER BY o.id) AS ids
     FROM import_former_status f JOIN outlet o ON o.id = f.id AND o.status <> f.status GROUP BY f.status`,
  )
  for (const { status, ids } of rows)
    await emit(rawExecutor(client), actor, 'outlet.status_changed', ids, {
      previous_status: status,
    })
}

/** Applies the checked stage to the catalogue. */
export async function applyStage(client: ClientBase): Promise<void> {
  for (const step of [
    formerStatuses,
    categories,
    outlets,
    tags,
    channels,
    products,
    prices,
    includes,
    finish,
  ]) {
    await client.query(step)
  }
  const { rows } = await client.query<{ batches: number }>(
    'SELECT COALESCE(max(batch) + 1, 0)::integer AS batches FROM import_refresh',
  )
  for (let batch = 0; batch < rows[0]!.batches; batch++) {
    await client.query(
      'SELECT listing_refresh(ARRAY(SELECT id FROM import_refresh WHERE batch = $1))',
      [batch],
    )
  }
}

export type ChangeCounts = { created: number; updated: number; unchanged: number }

/** Numbers of rows of a table that `applyStage` changed. */
export async function countChanges(
  client: ClientBase,
  entity: 'outlet' | 'product',
): Promise<ChangeCounts> {
  const { rows } = await client.query<ChangeCounts>(
    `SELECT created, touched - created AS updated, given - touched AS unchanged FROM (
       SELECT count(*)::integer AS given, (count(*) FILTER (WHERE is_new))::integer AS created,
         (SELECT count(*)::integer FROM import_touched WHERE entity = $1) AS touched
       FROM import_${entity}
     ) counted`,
    [entity],
  )
  return rows[0]!
}
