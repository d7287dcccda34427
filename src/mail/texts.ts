import type { Language } from '../../prisma/generated/client/enums.js'
import type { Texts } from './content.js'
import { de } from './texts-de.js'
import { en } from './texts-en.js'

/** Texts of emails and their preferences page by language. */
export const texts: Record<Language, Texts> = { EN: en, DE: de }
