import { describePathError } from '../config/directory.js'

/** What went wrong, in words for a terminal: the message, or that of the cause where there is none. */
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
 * Does work with a file that somebody named.
 * @throws Error that says in a sentence what keeps the file from being read or written
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
      return `There is no ${file}, or no folder for it.`
    case 'EISDIR':
      return `${file} is a folder: name a file in it.`
    case 'ENOTDIR':
      return `${file} is below something that is no folder.`
    case 'EACCES':
    case 'EPERM':
      return `${file} is closed to this user: take another place, or another user.`
    case 'EROFS':
      return `${file} cannot be written, because its file system is read-only.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `${file} cannot be written, because the disk is full.`
    default:
      return undefined
  }
}
