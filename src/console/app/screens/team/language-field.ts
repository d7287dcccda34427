import { t } from '../../texts/index.ts'
import type { FormField } from '../../ui/form-field.ts'

/** Field for the language of an invitation. */
export const languageField: FormField = {
  ...{ name: 'language', type: 'select', hint: t('invitationLanguageHint') },
  choices: [
    ['', t('ownLanguage')],
    ['EN', 'English'],
    ['DE', 'Deutsch'],
  ],
}
