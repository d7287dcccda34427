import type { PlacementScreenQuery } from '../../generated/graphql.ts'
import { pageErrorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, dayText, timeText } from '../../values.tsx'

type Placement = NonNullable<PlacementScreenQuery['placement']>

/** Checks of the URL of a delivered placement: result, guarantee, open issue and changes. Hidden without a URL. */
export function LinkCheck({ placement }: { placement: Placement }) {
  const { liveUrl, linkStatus, linkCheckedAt, linkLostAt, linkGuaranteedUntil } = placement
  if (!liveUrl) return null
  const { linkError, linkChanges } = placement
  return (
    <section className="card">
      <h2>{t('linkCheck')}</h2>
      {linkLostAt && <p className="caution">{t('linkIssue', { time: timeText(linkLostAt) })}</p>}
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
        <>
          <h2>{t('linkHistory')}</h2>
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
        </>
      )}
    </section>
  )
}
