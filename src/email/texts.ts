import type { Language } from '../../prisma/generated/client/enums.js'
import type { EmailTexts } from './content.js'
import { de } from './texts-de.js'
import { en } from './texts-en.js'

/** Texts of emails and their preferences page by language. */
export const emailTexts: Record<Language, EmailTexts> = { EN: en, DE: de }
