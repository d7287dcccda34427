import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { migrationsDirectory } from '../../src/postgres/migration-files.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const migration = join(migrationsDirectory, '20261127030000_audit_email_names', 'migration.sql')

it('renames actions, entities and fields of entries from before emails were renamed', async () => {
  const [emailId, userId] = [randomUUID(), randomUUID()]
  const insert = (
    action: string,
    entity: string,
    entityId: string,
    { before, after, changedFields, searchText }: Record<string, unknown>,
  ) => api.prisma.$executeRaw`
    INSERT INTO audit_log (id, action, entity, entity_id, before, after, changed_fields, search_text)
    VALUES (
      ${randomUUID()}::uuid, ${action}, ${entity}, ${entityId}::uuid,
      ${before ? JSON.stringify(before) : null}::jsonb, ${JSON.stringify(after)}::jsonb, ${changedFields}, ${searchText}
    )`
  await insert('resend_mail', 'mail', emailId, {
    ...{ after: { subject: 'Your order' }, changedFields: ['subject'] },
    searchText: 'resend mail mail ',
  })
  await insert('update_mail_preferences', 'user', userId, {
    before: { email: 'ada@example.com', unwantedMails: [] },
    after: { email: 'ada@example.com', unwantedMails: ['ORDER_PAID'] },
    ...{ changedFields: ['unwantedMails'] },
    searchText: 'update mail preferences user unwanted mails ada@example.com',
  })
  await insert('update_user', 'user', userId, {
    before: { firstName: 'Ada', unwantedMails: ['ORDER_PAID'] },
    after: { firstName: 'Grace', unwantedMails: ['ORDER_PAID'] },
    ...{ changedFields: ['firstName'], searchText: 'update user user first name ' },
  })

  // A second run changes nothing.
  const statements = readFileSync(migration, 'utf8')
    .split(';\n')
    .filter((sql) => sql.trim())
  for (const sql of [...statements, ...statements]) await api.prisma.$executeRawUnsafe(sql)

  const { auditEntries } = await api.graph(
    api.operator,
    `{ auditEntries(
      where: {entityId: {in: ["${emailId}", "${userId}"]}}
    ) { nodes { action entity before after changedFields } } }`,
  )
  const byAction = (a: { action: string }, b: { action: string }) =>
    a.action.localeCompare(b.action)
  expect(auditEntries.nodes.sort(byAction)).toEqual([
    {
      ...{ action: 'resend_email', entity: 'email', before: null },
      ...{ after: { subject: 'Your order' }, changedFields: ['subject'] },
    },
    {
      ...{ action: 'update_email_preferences', entity: 'user' },
      before: { email: 'ada@example.com', unsubscribedKinds: [] },
      after: { email: 'ada@example.com', unsubscribedKinds: ['ORDER_PAID'] },
      changedFields: ['unsubscribedKinds'],
    },
    {
      ...{ action: 'update_user', entity: 'user' },
      before: { firstName: 'Ada', unsubscribedKinds: ['ORDER_PAID'] },
      after: { firstName: 'Grace', unsubscribedKinds: ['ORDER_PAID'] },
      changedFields: ['firstName'],
    },
  ])
  const found = await api.graph(
    api.operator,
    `{ auditEntries(where: {search: "unsubscribed kinds ada@example.com"}) { nodes { entityId } } }`,
  )
  expect(found.auditEntries.nodes).toEqual([{ entityId: userId }])
})
