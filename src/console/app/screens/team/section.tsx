import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '../../texts/index.ts'
import { Fault, Skeleton } from '../../ui/states.tsx'
import { numberText } from '../../values.tsx'

/** How many records a part of a team's page shows; the list has the others. */
export const shown = 10

interface Props {
  title: string
  hint?: string
  actions?: ReactNode
  /** What the graph answered; a skeleton while it has not. */
  isReady: boolean
  error: Error | null
  retry(): void
  /** What to do while nothing is there; `undefined` where something is. */
  empty?: string | undefined
  /** The list of all, where there are more than are shown. */
  all?: { href: string; total: number } | undefined
  children: ReactNode
}

/** A part of a team's page. */
export function Section(props: Props) {
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
          {all && all.total > shown && (
            <Link href={all.href}>
              {t('all')} {numberText(all.total)}
            </Link>
          )}
        </>
      ) : error ? (
        <Fault error={error} retry={retry} />
      ) : (
        <Skeleton lines={3} />
      )}
    </section>
  )
}
