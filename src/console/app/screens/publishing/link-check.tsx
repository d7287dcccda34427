import { useState } from 'react'
import { useOperation } from '../../api.ts'
import {
  CheckPlacementLinkDocument,
  PlacementScreenDocument,
  type PlacementScreenQuery,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { pageErrorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Chip, dayText, TypedValue, timeText } from '../../values.tsx'

/** Polling interval in milliseconds until a check has ended. */
const pollMs = 1_000

type Placement = NonNullable<PlacementScreenQuery['placement']>

/** Open issue of a placement whose page does not exist, and what the publisher has to do. Nothing without one. */
export function LinkIssue({ placement }: { placement: Placement }) {
  const { isOperator, may } = useSession()
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
      {may(CheckPlacementLinkDocument) && <CheckAgain placement={placement} />}
    </section>
  )
}

/** Button that checks the page at once, and the result of that check while the page is not found. */
function CheckAgain({ placement: { id, linkCheckedAt } }: { placement: Placement }) {
  /** Time of the check before the one that was started here. */
  const [lastCheckedAt, setLastCheckedAt] = useState<string | null>()
  const isChecking = lastCheckedAt !== undefined && lastCheckedAt === linkCheckedAt
  useOperation(PlacementScreenDocument, { id }, { pollMs: () => isChecking && pollMs })
  return (
    <div className="actions">
      <MutationButton
        name={t('checkAgain')}
        message={t('linkCheckStarted')}
        change={{ document: CheckPlacementLinkDocument, input: { placementId: id } }}
        done={() => setLastCheckedAt(linkCheckedAt)}
      />
      <span className="hint" role="status">
        {isChecking && t('checkingPage')}
        {!isChecking &&
          lastCheckedAt !== undefined &&
          linkCheckedAt &&
          t('stillNotFound', { time: timeText(linkCheckedAt) })}
      </span>
    </div>
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
