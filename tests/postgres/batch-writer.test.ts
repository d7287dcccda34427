import { expect, test } from 'vitest'
import { BatchWriter } from '../../src/postgres/batch-writer.js'
import { testApi } from '../support/api.js'

const api = await testApi()

test('a batch has at most twice its maximum of rows, from however many teams', async () => {
  const outcomes = { written: 0, lost: 0 }
  const maxRows = 100
  const writer = new BatchWriter<{ teamId: string }>({ pool: api.db.pool }, api.app.log, {
    // Fails, and all rows are lost, if there is no row.
    statement: 'SELECT 1 / cardinality($1::uuid[]), $2::text[]',
    columns: ['teamId'],
    maxRows,
    failure: 'Rows were not written',
    count: (outcome, rows) => {
      outcomes[outcome] += rows
    },
  })
  const teams = Array.from({ length: maxRows }, (_, index) => `team ${index}`)
  for (const teamId of teams)
    for (let row = 0; row < maxRows; row++) writer.add(teamId, () => ({ teamId }))
  await writer.flush()
  expect(outcomes).toEqual({ written: 2 * maxRows, lost: maxRows * maxRows - 2 * maxRows })
})
