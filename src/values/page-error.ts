import { germanPageError } from './page-error-de.js'

/** Texts of the status codes of a page that does not exist. */
const statusTexts: Readonly<Record<string, string>> = {
  404: 'The page was not found',
  410: 'The page was removed',
}

/**
 * Returns the reason of a failed check of a domain or publication in words. Status codes are named, such as “The page was
 * not found (404)” for “HTTP 404”. Unknown reasons stay in English.
 */
export function pageErrorIn(language: 'de' | 'en', error: string): string {
  if (language === 'de') return germanPageError(error)
  const [, status] = /^HTTP (\d+)$/.exec(error) ?? []
  return status
    ? `${statusTexts[status] ?? 'The server did not return the page'} (${status})`
    : error
}
