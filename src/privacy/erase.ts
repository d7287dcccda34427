import { type Person, personOf } from '../domain/accounts/privacy-request.js'
import type { FileStore } from '../files/store.js'
import type { Database } from '../postgres/database.js'
import { eraseLinkedRecords } from './linked-records.js'
import { type Counts, findOccurrences, type KeptValues, replaceOccurrences } from './occurrences.js'
import { searchFor } from './replace.js'
import { findInFiles } from './stored-files.js'

/** Services that requests need. */
export interface PrivacyServices {
  db: Pick<Database, 'pool' | 'prisma'>
  files: FileStore
  env: { secretKey: string }
}

/** Result of an erasure. Contains no personal data. */
export type ErasureReport = {
  /** Numbers of changed or deleted values, by column or table. */
  erased: Counts
  /** Values that still contain the address, with the reason. */
  kept: KeptValues[]
  /** Files that the person uploaded. They belong to the team. */
  uploadedFiles: number
  /** IDs of files, and of imports of the catalogue, whose content contains the address as plain text. Contents are not changed. */
  filesWithAddress: string[]
}

/**
 * Erases a person whose account is already anonymized. Runs in small statements, and can be repeated after an
 * interruption with the same result.
 */
export async function erasePerson(
  services: PrivacyServices,
  person: Person,
): Promise<ErasureReport> {
  const { db, files } = services
  const search = searchFor(person)
  const erased: Counts = {}
  await deleteExports(services, person)
  await eraseLinkedRecords(db.prisma, person, erased)
  await replaceOccurrences(db.pool, search, erased)
  const { userId } = person
  return {
    erased,
    kept: await findOccurrences(db.pool, search),
    uploadedFiles: userId ? await db.prisma.file.count({ where: { uploadedById: userId } }) : 0,
    filesWithAddress: await findInFiles({ prisma: db.prisma, files }, search),
  }
}

/** Deletes the data of exports of the person. */
async function deleteExports({ db, env }: PrivacyServices, { addresses }: Person): Promise<void> {
  const requests = await db.prisma.privacyRequest.findMany({
    where: { kind: 'EXPORT', person: { not: null } },
    select: { id: true, person: true },
  })
  for (const request of requests) {
    const exported = personOf(env.secretKey, request)
    if (!exported?.addresses.some((address) => addresses.includes(address))) continue
    const data = { status: 'COMPLETED' as const, person: null, data: null }
    await db.prisma.privacyRequest.update({ where: { id: request.id }, data })
  }
}
