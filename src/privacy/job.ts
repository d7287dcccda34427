import { exportDays } from '../domain/accounts/export-days.js'
import {
  type Person,
  personOf,
  privacyJob,
  sealExport,
} from '../domain/accounts/privacy-request.js'
import type { Job } from '../jobs/queue.js'
import { erasePerson, type PrivacyServices } from './erase.js'
import { exportPerson } from './export.js'

/** Executes a request for an export or erasure. */
export const runPrivacyRequest: Job<unknown, PrivacyServices> = {
  name: privacyJob,
  // `requestPrivacy` queues this payload.
  run: (payload, services) => executeRequest(services, (payload as { id: string }).id),
}

/**
 * Executes a request. A completed one stays unchanged, and an interrupted one is repeated from the start.
 * @throws Error if a statement or the file store fails; the job is then retried
 */
export async function executeRequest(services: PrivacyServices, id: string): Promise<void> {
  const { db, env } = services
  const request = await db.prisma.privacyRequest.findUnique({ where: { id } })
  if (request?.status !== 'PENDING') return
  const person = personOf(env.secretKey, request)
  if (!person) return
  const result =
    request.kind === 'ERASURE'
      ? await erased(services, person)
      : await exported(services, id, person)
  // An erasure of the person may have completed an export meanwhile.
  const where = { id, status: 'PENDING' as const }
  const data = { ...result, status: 'COMPLETED' as const, completedAt: new Date() }
  await db.prisma.privacyRequest.updateMany({ where, data })
}

const erased = async (services: PrivacyServices, person: Person) => ({
  report: await erasePerson(services, person),
  person: null,
})

const exported = async ({ db, env }: PrivacyServices, id: string, person: Person) => ({
  data: sealExport(env.secretKey, id, await exportPerson(db.pool, person)),
})

/** Deletes the data of exports after 7 days. */
export const purgePrivacyExports: Job = {
  name: 'purge_privacy_exports',
  cron: '29 * * * *',
  async run(_payload, { prisma }) {
    await prisma.$executeRaw`
      UPDATE privacy_request SET person = NULL, data = NULL
      WHERE kind = 'EXPORT' AND (person IS NOT NULL OR data IS NOT NULL)
        AND created_at < now() - ${exportDays} * interval '1 day'`
  },
}
