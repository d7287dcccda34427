import type { PlacementScreenQuery } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { pageErrorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, dayText, TypedValue, timeText } from '../../values.tsx'

type Placement = NonNullable<PlacementScreenQuery['placement']>

/** Open issue of a placement whose page does not exist, and what the publisher has to do. Nothing without one. */
export function LinkIssue({ placement }: { placement: Placement }) {
  const { isOperator } = useSession()
  const { liveUrl, linkLostAt, linkGuaranteedUntil, withdrawnAt } = placement
  if (!linkLostAt || !liveUrl || withdrawnAt) return null
  return (
    <section className="card warning" data-tone="bad">
      <h2>{t('linkIssue', { time: timeText(linkLostAt) })}</h2>
      <p>
        <TypedValue kind="String" value={liveUrl} />
      </p>
      <p>
        {t(isOperator ? 'publisherNotified' : 'restorePage')}{' '}
        {linkGuaranteedUntil && t('linkGuaranteed', { date: dayText(linkGuaranteedUntil) })}
      </p>
    </section>
  )
}

/** Checks of the URL of a delivered placement: result, guarantee and changes. Hidden without a URL. */
export function LinkCheck({ placement }: { placement: Placement }) {
  const { liveUrl, linkStatus, linkCheckedAt, linkGuaranteedUntil } = placement
  if (!liveUrl) return null
  const { linkError, linkChanges } = placement
  return (
    <section className="card">
      <h2>{t('linkCheck')}</h2>
      <dl className="fields">
        <div>
          <dt>{labelFor('linkStatus')}</dt>
          <dd>{linkStatus ? <Chip value={linkStatus} /> : t('notCheckedYet')}</dd>
        </div>
        {linkCheckedAt && (
          <div>
            <dt>{labelFor('linkCheckedAt')}</dt>
            <dd>{timeText(linkCheckedAt)}</dd>
          </div>
        )}
        {linkGuaranteedUntil && (
          <div>
            <dt>{t('guaranteedUntil')}</dt>
            <dd>{dayText(linkGuaranteedUntil)}</dd>
          </div>
        )}
        {linkError && (
          <div>
            <dt>{t('lastLinkError')}</dt>
            <dd>{pageErrorText(linkError)}</dd>
          </div>
        )}
      </dl>
      {linkChanges.length > 1 && (
        <details>
          <summary>{t('linkHistory')}</summary>
          <ul className="rows">
            {linkChanges.map(({ at, status, error }) => (
              <li key={at}>
                <span>
                  {timeText(at)}
                  {error && <small>{pageErrorText(error)}</small>}
                </span>
                <Chip value={status} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
