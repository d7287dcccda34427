import type { LibraryFileFragment, LibraryFoldersQuery } from '../../generated/graphql.ts'

export type LibraryFile = LibraryFileFragment
export type LibraryFolder = LibraryFoldersQuery['folders']['nodes'][number]

export const isImage = ({ mimeType }: Pick<LibraryFile, 'mimeType'>) =>
  mimeType.startsWith('image/')

/** Extension of a file's name in capitals, such as PDF. */
export const extensionOf = ({ name }: Pick<LibraryFile, 'name'>) =>
  (/\.([^.]+)$/.exec(name)?.[1] ?? '').toUpperCase()

const reuseMs = 45 * 60_000
const urls = new Map<string, { url: string; until: number }>()

/**
 * Returns a signed URL of the content that stays the same while it is valid. Each read signs another URL, with which
 * browsers would download an image again.
 */
export function contentUrl({ id, url, deletedAt }: Pick<LibraryFile, 'id' | 'url' | 'deletedAt'>) {
  if (deletedAt) return url
  const known = urls.get(id)
  if (known && known.until > Date.now()) return known.url
  urls.set(id, { url, until: Date.now() + reuseMs })
  return url
}
