import { expect, test } from 'vitest'
import { dataModelOf } from '../../src/query/model.js'
import { testApi } from '../support/api.js'
import { fieldsOf, modelNames } from '../support/inputs/arbitrary-read.js'

const api = await testApi()

test('the relations of the data model are the foreign keys of the database', async () => {
  const keys = await api.prisma.$queryRaw<{ key: string }[]>`
    SELECT format('"%s"."%s" = "%s"."%s"', own.relname, a.attname, other.relname, b.attname) AS key
    FROM pg_constraint c
    JOIN pg_class own ON own.oid = c.conrelid
    JOIN pg_class other ON other.oid = c.confrelid
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace`
  const known = new Set(keys.map(({ key }) => key))
  const data = dataModelOf(api.prisma)
  const column = (model: string, name: string) => `${data.table(model)}.${name}`
  const relations = modelNames.flatMap((model) =>
    fieldsOf(model).flatMap(({ name, kind }) => {
      const field = data.field(model, name)
      if (kind !== 'object' || field?.kind !== 'relation') return []
      const [from, to] = [column(model, field.from), column(field.model, field.to)]
      return [field.holdsKey ? `${from} = ${to}` : `${to} = ${from}`]
    }),
  )
  expect(relations.filter((relation) => !known.has(relation))).toEqual([])
  expect(relations.length).toBeGreaterThan(100)
})
