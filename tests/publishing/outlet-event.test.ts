import { expect, test } from 'vitest'
import { testApi } from '../support/api.js'
import { load, save } from '../support/files/catalogue.js'
import { makeOffer, makePublisher } from '../support/fixtures/publisher.js'

const api = await testApi()

/** Changes of an outlet's status that events of its publisher report, oldest first. */
async function changesOf(publisherId: string) {
  const events = await api.prisma.webhookEvent.findMany({
    where: { teamId: publisherId, topic: 'outlet.status_changed' },
    orderBy: { sequence: 'asc' },
  })
  return events.map(({ payload }) => {
    // Cast, because the column is typed as any JSON.
    const { previous_status, outlet } = payload as unknown as {
      previous_status: string
      outlet: { status: string }
    }
    return [previous_status, outlet.status]
  })
}

test('a publisher gets the events of archiving and restoring an outlet', async () => {
  const publisher = await makePublisher(api)
  const { outlet_id: outletId } = await makeOffer(api, publisher)
  await api.mutate(api.operator, 'archiveOutlet', { outletId })
  await api.mutate(api.operator, 'restoreOutlet', { outletId })
  expect(await changesOf(publisher.id)).toEqual([
    ['DRAFT', 'PENDING_REVIEW'],
    ['PENDING_REVIEW', 'ACTIVE'],
    ['ACTIVE', 'ARCHIVED'],
    ['ARCHIVED', 'ACTIVE'],
  ])
})

test('a publisher gets the event of a status that an import changes, and of no other', async () => {
  const publisher = await makePublisher(api)
  const { outlet_id: outletId } = await makeOffer(api, publisher)
  const { name } = await api.prisma.outlet.findUniqueOrThrow({ where: { id: outletId } })
  const lines = (await save(api.db, 'jsonl')).trim().split('\n')
  const row = lines.map((text) => JSON.parse(text)).find((cells) => cells.outlet_name === name)
  const importStatus = (outlet_status: string, options = {}) =>
    load(api.db, JSON.stringify({ ...row, outlet_status }), { format: 'jsonl', ...options })
  await importStatus('INACTIVE', { dryRun: true })
  expect(await importStatus('INACTIVE')).toMatchObject({ applied: true, faults: [] })
  await importStatus('INACTIVE')
  await importStatus('ARCHIVED')
  expect((await changesOf(publisher.id)).slice(2)).toEqual([
    ['ACTIVE', 'INACTIVE'],
    ['INACTIVE', 'ARCHIVED'],
  ])
})
