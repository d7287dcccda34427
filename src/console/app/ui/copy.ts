import { t } from '../texts/index.ts'
import { notify } from './notice.tsx'

/** Copies a text and says so; where the browser does not let it, says that. */
export function copy(text: string): void {
  // Without https a browser has no clipboard.
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject()
  copied.then(
    () => notify(t('copied')),
    () => notify(t('notCopied'), { isFault: true }),
  )
}
