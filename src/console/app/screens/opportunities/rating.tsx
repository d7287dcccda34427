import { runMutation, runWithNotice } from '../../change.ts'
import {
  DismissOpportunityDocument,
  type OpportunityCardFragment,
} from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { showNotice } from '../../ui/notice.tsx'

const ratings = [1, 2, 3, 4, 5]

/** Five buttons that rate an opportunity. Shows the team's last rating. */
export function Rating({
  opportunity: { id, interactions },
}: {
  opportunity: OpportunityCardFragment
}) {
  const current = interactions.nodes.find(({ rating }) => rating !== null)?.rating ?? 0
  const rate = (rating: number) =>
    void runWithNotice(async () => {
      const input = { opportunityId: id, type: 'FEEDBACK', rating }
      await runMutation({ document: DismissOpportunityDocument, input })
      showNotice(t('ratingSaved'))
    })
  return (
    <div className="rating" role="group" aria-label={t('ratingOf')}>
      <small aria-hidden="true">{t('rate')}</small>
      {ratings.map((rating) => (
        <button
          key={rating}
          type="button"
          className="quiet"
          aria-label={t('rateStars', { count: rating })}
          aria-pressed={rating === current}
          data-filled={rating <= current || undefined}
          onClick={() => rate(rating)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 3.500l2.600 5.500 6 .800-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6L3.400 9.800l6-.800z" />
          </svg>
        </button>
      ))}
    </div>
  )
}
