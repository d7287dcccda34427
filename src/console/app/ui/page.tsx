import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../texts/index.ts'

/** Screen with a heading, which gets the focus after navigation. */
export function Screen({
  title,
  above,
  below,
  actions,
  children,
}: {
  title: string
  above?: ReactNode
  /** Status of the record and a sentence about it. */
  below?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${t('product')}`
  }, [title])
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement?.closest('nav')) {
      heading.current?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <div className="page">
      <header>
        <div>
          {above}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {below}
        </div>
        {actions && <div className="actions">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
