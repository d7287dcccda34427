import type { Language } from '../../prisma/generated/client/enums.js'
import { consentTextsDe } from './texts-de.js'
import { type ConsentTexts, consentTextsEn } from './texts-en.js'

/** Texts of the consent page by language. */
export const consentTexts: Record<Language, ConsentTexts> = {
  EN: consentTextsEn,
  DE: consentTextsDe,
}
