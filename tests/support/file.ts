import { createHash } from 'node:crypto'
import type { File } from '../../prisma/generated/client/client.js'
import { newFileKey } from '../../src/files/key.js'
import type { Api } from './api.js'

/** A file of a team as a row only, for tests that do not touch content. */
export function addFile(
  { prisma }: Api,
  team: { id: string; ownerId: string },
  data: { name?: string; folderId?: string; createdAt?: Date } = {},
): Promise<File> {
  return prisma.file.create({
    data: {
      key: newFileKey('txt'),
      name: 'notes.txt',
      mimeType: 'text/plain',
      size: 5,
      sha256: Uint8Array.from(createHash('sha256').update('hello').digest()),
      teamId: team.id,
      uploadedById: team.ownerId,
      ...data,
    },
  })
}
