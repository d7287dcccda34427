import { t } from '../texts/index.ts'
import { showNotice } from './notice.tsx'

/** Copies a text to the clipboard and shows whether that worked. */
export function copy(text: string): void {
  // Browsers provide the clipboard only in secure contexts (https or localhost).
  const copied = navigator.clipboard?.writeText(text) ?? Promise.reject()
  copied.then(
    () => showNotice(t('copied')),
    () => showNotice(t('notCopied'), { isError: true }),
  )
}
