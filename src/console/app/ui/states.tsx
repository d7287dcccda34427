import type { ReactNode } from 'react'
import { isNotFound } from '../api.ts'
import { errorText } from '../texts/error-messages.ts'
import { t } from '../texts/index.ts'

/** Loading placeholder. Appears with a delay, so that fast responses do not flicker. */
export function Skeleton({ lines = 6 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} />
      ))}
    </div>
  )
}

/** Shows an error, with a retry button if `retry` is given. */
export function ErrorState({ error, retry }: { error: Error; retry?: () => void }) {
  if (isNotFound(error)) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  const { text, lang } = errorText(error)
  return (
    <div className="state" role="alert">
      <h2>{t('errorTitle')}</h2>
      <p lang={lang}>{text}</p>
      {retry && (
        <button type="button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </div>
  )
}

/** Empty state. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string
  hint: string
  children?: ReactNode
}) {
  return (
    <div className="state">
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </div>
  )
}
