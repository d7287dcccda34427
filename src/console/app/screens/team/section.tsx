import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../texts/index.ts'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'

/** Maximum records in a section. */
export const recordsPerSection = 10

interface Props {
  title: string
  hint?: string
  actions?: ReactNode
  /** Whether the data is loaded. A skeleton is shown until then. */
  isReady: boolean
  error: Error | null
  retry(): void
  /** Text for an empty section; undefined if it has content. */
  empty?: string | undefined
  /** Link to the complete list, shown if it has more records. */
  all?: { href: string; total: number } | undefined
  children: ReactNode
}

/** Section of the team screen. */
export function TeamSection(props: Props) {
  const { title, hint, actions, isReady, error, retry, empty, all, children } = props
  return (
    <section className="card">
      <header className="split">
        <h2>{title}</h2>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {hint && <p className="hint">{hint}</p>}
      {isReady ? (
        <>
          {empty ? <p className="hint">{empty}</p> : children}
          {all && all.total > recordsPerSection && (
            <Link href={all.href}>
              {t('all')} {numberText(all.total)}
            </Link>
          )}
        </>
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  )
}
