import { describePathError } from '../config/directory.js'

/** Message of an error for a terminal, or of its cause if it has none. */
export function describeError(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return describeError(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const { code, message } = error as NodeJS.ErrnoException
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_)/.test(code ?? '')) {
    return `The database cannot be reached: ${message}`
  }
  return describePathError(error) ?? (message || error.name)
}

/**
 * Runs work with a file that the user specified.
 * @throws Error with a sentence about why the file cannot be read or written
 */
export async function withFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const sentence = sentenceOf(file, error as NodeJS.ErrnoException)
    throw sentence ? new Error(sentence, { cause: error }) : error
  }
}

function sentenceOf(file: string, { code, path }: NodeJS.ErrnoException): string | undefined {
  if (!path?.startsWith(file)) return undefined
  switch (code) {
    case 'ENOENT':
      return `${file} or its folder does not exist.`
    case 'EISDIR':
      return `${file} is a folder. Specify a file.`
    case 'ENOTDIR':
      return `${file} is not in a folder.`
    case 'EACCES':
    case 'EPERM':
      return `This user has no permission for ${file}. Use another path or another user.`
    case 'EROFS':
      return `${file} cannot be written, because its file system is read-only.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `${file} cannot be written, because the disk is full.`
    default:
      return undefined
  }
}
