import type { ClientBase } from 'pg'
import { claimUrls } from './claims.js'

// A record without a key is identified by its ID.
const existingRow = (table: string, key: string) => `LATERAL (
  SELECT * FROM ${table} WHERE key = ${key}
  UNION ALL
  SELECT * FROM ${table} WHERE key IS NULL
    AND id = CASE WHEN ${key} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${key}::uuid END
  LIMIT 1
)`

const channelLabel = (type: string, placement: string, nth: string) =>
  `${type} || COALESCE('/' || ${placement}, '') || CASE WHEN ${nth} > 1 THEN '#' || ${nth} ELSE '' END`

/** Labels of the outlets' current channels, which rows can refer to. */
export const knownChannels = (outlets: string) => `
  SELECT id, outlet_id, rank, ${channelLabel('channel_type', 'placement_type', 'nth')} AS label FROM (
    SELECT id, outlet_id, channel_type, placement_type,
      row_number() OVER (PARTITION BY outlet_id ORDER BY position, id) - 1 AS rank,
      row_number() OVER (PARTITION BY outlet_id, channel_type, placement_type ORDER BY position, id) AS nth
    FROM outlet_channel WHERE deleted_at IS NULL AND outlet_id IN (${outlets})
  ) numbered`

const addIssue = (select: string) => `
  INSERT INTO import_fault (line, "column", reason) ${select};
  UPDATE import_row SET bad = true WHERE NOT bad AND line IN (SELECT line FROM import_fault);`

const duplicateKeys = addIssue(`
  SELECT line, 'product_key', 'is also on line ' || first FROM (
    SELECT line, min(line) OVER (PARTITION BY product_key) AS first FROM import_row WHERE product_key IS NOT NULL
  ) keyed WHERE line > first`)

const differingOutlets = addIssue(`
  SELECT line, 'outlet_' || name, 'differs from line ' || first_line || ', which has the same outlet_key' FROM (
    SELECT line, name, value, first_value(value) OVER same AS first_value, first_value(line) OVER same AS first_line
    FROM import_row, jsonb_each(outlet) AS given (name, value)
    WHERE outlet IS NOT NULL
    WINDOW same AS (PARTITION BY outlet_key, name ORDER BY line)
  ) compared WHERE value <> first_value`)

// One row per outlet and per product, with its existing or new ID. Outlet columns of invalid rows count, because
// later rows are compared with them.
const resolve = `
  CREATE TEMP TABLE import_outlet ON COMMIT DROP AS
  SELECT given.key, COALESCE(known.id, pg_temp.uuid_v7()) AS id, known.id IS NULL AS is_new, given.data
  FROM (
    SELECT outlet_key AS key, jsonb_object_agg(name, value) AS data FROM (
      SELECT DISTINCT ON (outlet_key, name) outlet_key, name, value
      FROM import_row, jsonb_each(outlet) AS given (name, value)
      WHERE outlet IS NOT NULL ORDER BY outlet_key, name, line
    ) first_given GROUP BY outlet_key
  ) given LEFT JOIN ${existingRow('outlet', 'given.key')} known ON true;
  CREATE UNIQUE INDEX ON import_outlet (id);
  CREATE INDEX ON import_outlet (key);
  ANALYZE import_outlet;

  CREATE TEMP TABLE import_product ON COMMIT DROP AS
  SELECT r.line, r.product_key AS key, COALESCE(known.id, pg_temp.uuid_v7()) AS id, known.id IS NULL AS is_new,
    o.id AS outlet_id, known.outlet_id AS known_outlet_id, r.product AS data
  FROM import_row r JOIN import_outlet o ON o.key = r.outlet_key
  LEFT JOIN ${existingRow('product', 'r.product_key')} known ON true
  WHERE NOT r.bad AND r.product IS NOT NULL;
  CREATE UNIQUE INDEX ON import_product (id);
  ANALYZE import_product;

  CREATE TEMP TABLE import_channel ON COMMIT DROP AS
  SELECT outlet_id, position, data, ${channelLabel(`(data ->> 'channel_type')`, `(data ->> 'placement_type')`, 'nth')} AS label FROM (
    SELECT o.id AS outlet_id, (c.n - 1)::integer AS position, c.data, row_number() OVER (
      PARTITION BY o.id, c.data ->> 'channel_type', c.data ->> 'placement_type' ORDER BY c.n
    ) AS nth
    FROM import_outlet o, jsonb_array_elements(o.data -> 'channels') WITH ORDINALITY AS c (data, n)
  ) numbered;
  CREATE INDEX ON import_channel (outlet_id);
  ANALYZE import_channel;`

const movedProducts = addIssue(`
  SELECT p.line, 'product_key', 'belongs to another outlet, ' || COALESCE(o.key, o.id::text) || '; products do not move'
  FROM import_product p JOIN outlet o ON o.id = p.known_outlet_id WHERE p.known_outlet_id <> p.outlet_id`)

const unknownChannels = addIssue(`
  WITH label AS (
    SELECT outlet_id, label, position FROM import_channel
    UNION ALL
    SELECT outlet_id, label, rank FROM (${knownChannels(`SELECT id FROM import_outlet WHERE NOT data ? 'channels'`)}) known
  )
  SELECT p.line, 'product_channels', format(
    'names %s, which its outlet does not have (it has %s)', wanted.label,
    COALESCE((SELECT string_agg(label, ', ' ORDER BY position) FROM label WHERE label.outlet_id = p.outlet_id), 'none')
  )
  FROM import_product p, jsonb_array_elements_text(p.data -> 'channels') AS wanted (label)
  WHERE NOT EXISTS (
    SELECT FROM label WHERE label.outlet_id = p.outlet_id AND label.label = wanted.label
  )`)

const dropBad = `
  DELETE FROM import_product p USING import_row r WHERE r.line = p.line AND r.bad;
  DELETE FROM import_outlet o WHERE NOT EXISTS (SELECT FROM import_row r WHERE r.outlet_key = o.key AND NOT r.bad);
  DELETE FROM import_channel c WHERE NOT EXISTS (SELECT FROM import_outlet o WHERE o.id = c.outlet_id);`

/** Checks the rows of the stage against each other and the database, and keeps valid ones. */
export async function checkStage(client: ClientBase): Promise<void> {
  await client.query(duplicateKeys + differingOutlets)
  await client.query(resolve)
  await client.query(movedProducts + unknownChannels)
  await claimUrls(client)
  await client.query(dropBad)
}
