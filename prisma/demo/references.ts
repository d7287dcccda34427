import type { ClientBase } from 'pg'
import { insertRows } from '../../src/postgres/insert-rows.js'
import { idEpoch, type References } from './catalogue.js'
import { Random } from './random.js'
import { categories, disclaimers, synonyms, type TagRow, tagRows } from './tags.js'

type Client = Pick<ClientBase, 'query'>

/**
 * Inserts the tags, disclaimers, categories and synonyms that do not exist yet. Returns the records that outlets
 * refer to.
 */
export async function ensureReferences(client: Client): Promise<References> {
  const typeIds = await idsBy(client, 'product_type', 'prefix')

  const knownTags = await client.query<TagRow>(
    'SELECT id, name, category FROM tag WHERE deleted_at IS NULL',
  )
  const tagId = (tag: TagRow) =>
    knownTags.rows.find(
      ({ name, category }) =>
        category === tag.category && name.toLowerCase() === tag.name.toLowerCase(),
    )?.id
  const wanted = tagRows(idEpoch)
  await insertRows(
    client,
    'tag',
    wanted.filter((tag) => !tagId(tag)),
  )

  const disclaimerIds = await addMissing(client, 'disclaimer', 'name', disclaimers)
  const categoryIds = await addMissing(client, 'outlet_category', 'prefix', categories)
  await addSynonyms(client)
  return {
    typeIds,
    tags: wanted.map((tag) => ({ ...tag, id: tagId(tag) ?? tag.id })),
    disclaimerIds: disclaimers.map(({ name }) => disclaimerIds[name]!),
    categoryIds,
  }
}

/** Adds the synonym groups whose terms are not in any group yet. */
async function addSynonyms(client: Client): Promise<void> {
  const { rows } = await client.query<{ term: string }>(
    'SELECT unnest(terms) AS term FROM search_synonym',
  )
  const known = new Set(rows.map(({ term }) => term))
  const missing = synonyms
    .filter((terms) => !terms.some((term) => known.has(term)))
    .map((terms, i) => {
      const name = terms.join(', ')
      return { id: new Random(`synonyms ${name}`).uuid(idEpoch + i), terms, name }
    })
  await insertRows(client, 'search_synonym', missing)
}

/** Returns the IDs of a small table by a unique column. */
export async function idsBy(
  client: Client,
  table: string,
  column: string,
): Promise<Record<string, string>> {
  const { rows } = await client.query<{ id: string; value: string }>(
    `SELECT id, "${column}" AS value FROM "${table}"`,
  )
  return Object.fromEntries(rows.map(({ id, value }) => [value, id]))
}

async function addMissing<Column extends string>(
  client: Client,
  table: string,
  column: Column,
  rows: readonly Record<Column, string>[],
): Promise<Record<string, string>> {
  const known = await idsBy(client, table, column)
  const missing = rows
    .filter((row) => !known[row[column]])
    .map((row, i) => ({ id: new Random(`${table} ${row[column]}`).uuid(idEpoch + i), ...row }))
  await insertRows(client, table, missing)
  return { ...known, ...Object.fromEntries(missing.map((row) => [row[column], row.id])) }
}
