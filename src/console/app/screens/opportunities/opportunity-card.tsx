import { useEffect } from 'react'
import { Link } from 'wouter'
import { notifyDone, runMutation, runWithNotice } from '../../change.ts'
import {
  DismissOpportunityDocument,
  type OpportunityCardFragment,
  type PlacementOfferFragment,
  ReopenOpportunityDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import type { MutationForm } from '../../ui/form.tsx'
import { FormMenu } from '../../ui/form-menu.tsx'
import { Chip, dayText, moneyText, numberText, timeAgo } from '../../values.tsx'
import { OrderPlacement } from '../catalogue/order-placement.tsx'
import { OutletLogo } from '../catalogue/outlet-logo.tsx'
import { keyFigures, Price, placementPath } from '../catalogue/placement-facts.tsx'
import { dismissFields } from './dismiss-fields.ts'
import { Rating } from './rating.tsx'

interface Props {
  opportunity: OpportunityCardFragment
  /** Placement of the product; undefined if it is not on sale. */
  placement: PlacementOfferFragment | undefined
  isAlone: boolean
}

const soonMs = 3 * 86_400_000

const isExpired = ({ expiresAt }: OpportunityCardFragment) =>
  expiresAt !== null && new Date(expiresAt).getTime() <= Date.now()

/** EXPIRED for an opportunity past its expiry: the server stores the status every five minutes. */
const statusOf = (opportunity: OpportunityCardFragment) =>
  opportunity.status === 'ACTIVE' && isExpired(opportunity) ? 'EXPIRED' : opportunity.status

/** Records an interaction without telling the user, such as a view. Statistics may miss one that fails. */
const recordQuietly = (input: object) =>
  void runMutation({ document: DismissOpportunityDocument, input }).catch(() => undefined)

/** Card of an opportunity: placement, reason, expiry, and the ways to react to it. */
export function OpportunityCard({ opportunity, placement, isAlone }: Props) {
  const { id, title, description, profile, relevanceReason } = opportunity
  const { may } = useSession()
  const mayReact = may(DismissOpportunityDocument)
  const status = statusOf(opportunity)
  const isViewed = isAlone && mayReact && status === 'ACTIVE'
  useEffect(() => {
    if (isViewed) recordQuietly({ opportunityId: id, type: 'VIEW' })
  }, [id, isViewed])
  return (
    <li className="card opportunity">
      <header>
        <div>
          {!isAlone && (
            <h2>
              <Link href={`/opportunities/${id}`}>{title}</Link>
            </h2>
          )}
          <small>{t('opportunityFor', { profile: profile.name })}</small>
        </div>
        {status === 'ACTIVE' ? (
          <Expiry expiresAt={opportunity.expiresAt} />
        ) : (
          <Chip value={status} />
        )}
      </header>
      {description && <p className="text">{description}</p>}
      {relevanceReason && (
        <p>
          <b>{t('whyItFits')}:</b> {relevanceReason}
        </p>
      )}
      <SuggestedPlacement opportunity={opportunity} placement={placement} />
      <Audience opportunity={opportunity} />
      <DismissReason opportunity={opportunity} />
      {mayReact && (
        <footer>
          <Rating opportunity={opportunity} />
          <Reactions opportunity={opportunity} placement={placement} status={status} />
        </footer>
      )}
    </li>
  )
}

function Expiry({ expiresAt }: Pick<OpportunityCardFragment, 'expiresAt'>) {
  if (!expiresAt) return <small>{t('noExpiry')}</small>
  const isSoon = new Date(expiresAt).getTime() - Date.now() < soonMs
  return (
    <span className="chip" data-tone={isSoon ? 'wait' : undefined} title={dayText(expiresAt)}>
      {t('expires', { time: timeAgo(expiresAt) })}
    </span>
  )
}

/** Outlet, price and key figures of the suggested product. */
function SuggestedPlacement({ opportunity, placement }: Omit<Props, 'isAlone'>) {
  const { product, price } = opportunity
  if (!product) return price === null ? null : <EstimatedPrice price={price} />
  const { outlet } = product
  return (
    <div className="suggested">
      <OutletLogo name={outlet.name} logo={outlet.logo} />
      <div className="placement-title">
        {placement ? (
          <Link href={placementPath(placement)}>
            <b>{outlet.name}</b>
          </Link>
        ) : (
          <b>{outlet.name}</b>
        )}
        <small>
          {[
            product.name,
            ...(placement
              ? keyFigures(placement).map((figure) => figure.join(' ').replaceAll(' ', '\u00a0'))
              : []),
          ].join(' · ')}
        </small>
      </div>
      {placement ? <Price placement={placement} /> : <Chip value="NOT_FOR_SALE" />}
    </div>
  )
}

const EstimatedPrice = ({ price }: { price: number }) => (
  <p>
    {t('estimatedPrice')}: <b className="number">{moneyText(price)}</b>
  </p>
)

function Audience({
  opportunity: { estimatedReach, audience, audienceTags },
}: Pick<Props, 'opportunity'>) {
  const audienceText = [audience, ...audienceTags].filter(Boolean).join(', ')
  if (estimatedReach === null && !audienceText) return null
  return (
    <dl className="figures">
      {estimatedReach !== null && (
        <div>
          <dt>{t('reach')}</dt>
          <dd className="number">{numberText(estimatedReach)}</dd>
        </div>
      )}
      {audienceText && (
        <div>
          <dt>{t('audienceOf')}</dt>
          <dd>{audienceText}</dd>
        </div>
      )}
    </dl>
  )
}

/** Reason and comment of the last dismissal. */
function DismissReason({ opportunity: { status, interactions } }: Pick<Props, 'opportunity'>) {
  const dismissal = interactions.nodes.find(({ type }) => type === 'DISMISS')
  if (status !== 'DISMISSED' || !dismissal) return null
  const { reason, feedback } = dismissal
  const text = [reason && labelFor(reason), feedback].filter(Boolean).join(': ')
  return text && <p className="hint">{text}</p>
}

function Reactions({
  opportunity,
  placement,
  status,
}: Omit<Props, 'isAlone'> & { status: string }) {
  const { id, title, profile } = opportunity
  if (status === 'DISMISSED') return isExpired(opportunity) ? null : <ReopenButton id={id} />
  if (status !== 'ACTIVE') return null
  return (
    <span className="actions">
      <FormMenu of={title} forms={[completion(id), dismissal(id)]} />
      {placement && <OrderPlacement placement={placement} profile={profile} isPrimary isShort />}
    </span>
  )
}

const completion = (opportunityId: string): MutationForm => ({
  name: t('completeOpportunity'),
  message: t('opportunityCompleted'),
  document: DismissOpportunityDocument,
  input: { opportunityId, type: 'COMPLETE' },
  fields: [],
})

const dismissal = (opportunityId: string): MutationForm => ({
  name: t('dismissOpportunity'),
  hint: t('dismissHint'),
  message: t('opportunityDismissed'),
  document: DismissOpportunityDocument,
  input: { opportunityId, type: 'DISMISS' },
  undo: () => ({ document: ReopenOpportunityDocument, input: { opportunityId } }),
  fields: dismissFields,
})

function ReopenButton({ id }: { id: string }) {
  const reopen = () =>
    void runWithNotice(async () => {
      await runMutation({ document: ReopenOpportunityDocument, input: { opportunityId: id } })
      notifyDone(t('opportunityReopened'), [], [id])
    })
  return (
    <button type="button" onClick={reopen}>
      {t('reopenOpportunity')}
    </button>
  )
}
