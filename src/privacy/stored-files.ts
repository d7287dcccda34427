import type { PrismaClient } from '../../prisma/generated/client/client.js'
import { ContentMissingError, type FileStore } from '../files/store.js'
import { type AddressSearch, contains } from './replace.js'

const batchSize = 500

/** Characters of the previous part that are searched again, because an address can span two parts. */
const overlap = 2_000

/**
 * Reads the contents of all stored files and returns the IDs of those that contain an address as plain text: of files,
 * and of imports of the catalogue. Compressed formats, such as PDF and Word, are not decoded.
 */
export async function findInFiles(
  { prisma, files }: { prisma: PrismaClient; files: FileStore },
  search: AddressSearch,
): Promise<string[]> {
  const found: string[] = []
  for (let after: string | undefined; ; ) {
    const rows = await prisma.file.findMany({
      where: { purgedAt: null, ...(after && { id: { gt: after } }) },
      select: { id: true, key: true },
      orderBy: { id: 'asc' },
      take: batchSize,
    })
    for (const { id, key } of rows) if (await isIn(files, key, search)) found.push(id)
    after = rows.at(-1)?.id
    if (rows.length < batchSize) break
  }
  // Few, because their files are deleted soon after the import.
  const imports = await prisma.catalogueImport.findMany({
    where: { fileKey: { not: null } },
    select: { id: true, fileKey: true },
  })
  for (const { id, fileKey } of imports)
    if (fileKey && (await isIn(files, fileKey, search))) found.push(id)
  return found
}

async function isIn(files: FileStore, key: string, search: AddressSearch): Promise<boolean> {
  try {
    let text = ''
    // Addresses are ASCII in most files. Latin-1 maps each byte to a character, so that no part splits one.
    for await (const chunk of await files.open(key)) {
      text = text.slice(-overlap) + (chunk as Buffer).toString('latin1')
      if (contains(search, text)) return true
    }
    return false
  } catch (error) {
    if (error instanceof ContentMissingError) return false
    throw error
  }
}
