import { z } from 'zod'
import { userEmail } from '../../domain/accounts/user.js'
import { oneLine, trimmedText, webAddress } from '../../domain/rules/text.js'

const maxWebsites = 10
/** Maximum number of characters of the message. */
export const maxMessage = 2_000

const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => (line.includes('://') ? line : `https://${line}`))

/** Rules of the fields, by name. Values are texts of the form. */
const rules = {
  companyName: oneLine,
  contactName: oneLine,
  email: z.string().trim().pipe(userEmail),
  websites: z.string().transform(lines).pipe(z.array(webAddress).min(1).max(maxWebsites)),
  // Browsers send line breaks as CR and LF.
  message: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n').trim() || null)
    .pipe(trimmedText(maxMessage).nullable()),
}

export type ApplicationField = keyof typeof rules | 'agreements'

/** Submitted texts, and the fields whose values are rejected. */
export interface RejectedApplication {
  typed: Partial<Record<ApplicationField, string>>
  fields: ApplicationField[]
}

export type ApplicationBody = Record<string, string | string[] | undefined>

/** Returns the texts of a field. A form can contain it several times. */
export const textsOf = (body: ApplicationBody, name: string): string[] =>
  [body[name] ?? []].flat().map(String)

/** Parses the fields of a submitted form, except its agreements. */
export function parseApplication(body: ApplicationBody) {
  const typed = Object.fromEntries(
    Object.keys(rules).map((name) => [name, textsOf(body, name)[0] ?? '']),
  )
  const result = z.object(rules).safeParse(typed)
  const fields = result.error?.issues.map(({ path }) => path[0] as ApplicationField) ?? []
  return { typed, value: result.data, fields: [...new Set(fields)] }
}
