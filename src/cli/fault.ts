import { describePathFault } from '../config/directory.js'

/** What went wrong, in words for a terminal: the message, or that of the cause where there is none. */
export function describeFault(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return describeFault(error.errors[0])
  if (!(error instanceof Error)) return String(error)
  const { code, message } = error as NodeJS.ErrnoException
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|EAI_)/.test(code ?? '')) {
    return `The database cannot be reached: ${message}`
  }
  return describePathFault(error) ?? (message || error.name)
}
