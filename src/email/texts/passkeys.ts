/** Texts of emails about passkeys. */
import { action, rows, type TextsOf } from '../content.js'

export const passkeyTexts: TextsOf<'PASSKEY_CHANGED'> = {
  EN: {
    kinds: {
      PASSKEY_CHANGED: ({ name, isAdded, time: at, url }, { time }) => ({
        subject: isAdded ? 'A passkey was added' : 'A passkey was removed',
        heading: isAdded ? 'A passkey was added to your account' : 'A passkey was removed',
        paragraphs: [
          isAdded
            ? 'You can sign in to the console with it.'
            : 'It no longer signs you in to the console.',
          isAdded
            ? 'If you did not add it, remove it and end all other sessions.'
            : 'If you did not remove it, end all other sessions and check your passkeys.',
        ],
        ...rows(['Passkey', name], ['Time', time(at)]),
        ...action('View passkeys and sessions', url),
      }),
    },
    names: { PASSKEY_CHANGED: 'changes of passkeys' },
  },
  DE: {
    kinds: {
      PASSKEY_CHANGED: ({ name, isAdded, time: at, url }, { time }) => ({
        subject: isAdded ? 'Ein Passkey wurde hinzugefügt' : 'Ein Passkey wurde entfernt',
        heading: isAdded
          ? 'Ihrem Konto wurde ein Passkey hinzugefügt'
          : 'Ein Passkey wurde entfernt',
        paragraphs: [
          isAdded
            ? 'Sie können sich damit in der Konsole anmelden.'
            : 'Mit ihm ist keine Anmeldung in der Konsole mehr möglich.',
          isAdded
            ? 'Wenn Sie ihn nicht hinzugefügt haben, entfernen Sie ihn und beenden Sie alle anderen Sitzungen.'
            : 'Wenn Sie ihn nicht entfernt haben, beenden Sie alle anderen Sitzungen und prüfen Sie Ihre Passkeys.',
        ],
        ...rows(['Passkey', name], ['Zeit', time(at)]),
        ...action('Passkeys und Sitzungen ansehen', url),
      }),
    },
    names: { PASSKEY_CHANGED: 'Änderungen an Passkeys' },
  },
}
