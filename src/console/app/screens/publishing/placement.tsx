import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  AcceptPlacementDocument,
  DeclinePlacementDocument,
  DeliverPlacementDocument,
  PlacementScreenDocument,
  type PlacementScreenQuery,
  PlacementTermsDocument,
  UndoPlacementDeliveryDocument,
} from '../../generated/graphql.ts'
import { RecordHistory } from '../../list/history.tsx'
import { ListLink } from '../../list/list-link.tsx'
import { MutationButton } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { moneyText, RecordLink, TypedValue } from '../../values.tsx'
import { LinkCheck, LinkIssue } from './link-check.tsx'
import { PlacementDiscussion } from './placement-discussion.tsx'
import { isToReplace, PlacementDeadline, PlacementStatus } from './placement-row.tsx'

type Placement = NonNullable<PlacementScreenQuery['placement']>

/** A placement: deadline, article and actions. Operators also see the order and the commission. */
export function PlacementScreen({ id }: { id: string }) {
  const { isOperator } = useSession()
  const { data, error, refetch } = useOperation(PlacementScreenDocument, { id })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { placement } = data
  if (!placement) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  const { article, product, payout } = placement
  return (
    <Screen
      title={article?.name ?? product.name}
      above={<ListLink list={lists.placements} />}
      below={
        <div className="sentence">
          <PlacementStatus placement={placement} />
          <PlacementDeadline placement={placement} />
        </div>
      }
      actions={<Actions placement={placement} />}
    >
      <LinkIssue placement={placement} />
      <div className="order publisher">
        <aside className="card summary">
          {placement.withdrawnAt && <p>{t('withdrawnPlacement')}</p>}
          {!isOperator && !placement.withdrawnAt && <p>{nextStep(placement)}</p>}
          <dl className="fields">
            <div>
              <dt>{labelFor('outlet')}</dt>
              <dd>
                <Link href={`/outlets/${product.outlet.id}`}>{product.outlet.name}</Link>
              </dd>
            </div>
            <div>
              <dt>{labelFor('product')}</dt>
              <dd>{product.name}</dd>
            </div>
            <div>
              <dt>{labelFor('payout')}</dt>
              <dd>{moneyText(payout)}</dd>
            </div>
            <Facts placement={placement} />
          </dl>
        </aside>
        <div className="stack">
          {isOperator && <Terms id={id} isToReplace={isToReplace(placement)} />}
          {article && <ArticleOfPlacement article={article} />}
          <LinkCheck placement={placement} />
          <PlacementDiscussion placementId={id} />
          <RecordHistory id={id} />
        </div>
      </div>
    </Screen>
  )
}

/** Whether the publisher can deliver: the article awaits publication. Add-ons have no article. */
const isDeliverable = ({ article }: Placement) =>
  article === null || article.status === 'pending-publishing'

/** Next step of the publisher. */
function nextStep(placement: Placement): string {
  const { status } = placement
  if (status === 'ACCEPTED')
    return t(isDeliverable(placement) ? 'publishAndDeliver' : 'waitsForDraft')
  return t(`placement${status}`)
}

function Facts({ placement }: { placement: Placement }) {
  const facts = [
    ['declineReason', 'String'],
    ['liveUrl', 'String'],
    ['acceptedAt', 'DateTime'],
    ['declinedAt', 'DateTime'],
    ['deliveredAt', 'DateTime'],
    ['settledAt', 'DateTime'],
    ['withdrawnAt', 'DateTime'],
    ['createdAt', 'DateTime'],
  ] as const
  return facts.map(
    ([name, kind]) =>
      placement[name] && (
        <div key={name}>
          <dt>{labelFor(name)}</dt>
          <dd>
            <TypedValue kind={kind} value={placement[name]} isLong />
          </dd>
        </div>
      ),
  )
}

function Actions({ placement }: { placement: Placement }) {
  const { may } = useSession()
  const { id, status, withdrawnAt, article, product } = placement
  const of = article?.name ?? product.name
  if (withdrawnAt) return null
  const isOffered = status === 'OFFERED'
  const isAccepted = status === 'ACCEPTED'
  return (
    <>
      {(isOffered || isAccepted) && may(DeclinePlacementDocument) && (
        <FormButton
          name={t('decline')}
          isDestructive
          of={of}
          hint={t('declineHint')}
          document={DeclinePlacementDocument}
          input={{ id }}
          fields={[{ name: 'reason', type: 'textarea', required: true }]}
        />
      )}
      {isOffered && may(AcceptPlacementDocument) && (
        <MutationButton
          name={t('accept')}
          isPrimary
          change={{ document: AcceptPlacementDocument, input: { id } }}
        />
      )}
      {isAccepted && isDeliverable(placement) && may(DeliverPlacementDocument) && (
        <FormButton
          name={t('deliver')}
          of={of}
          hint={t('deliverHint')}
          isPrimary
          document={DeliverPlacementDocument}
          input={{ id }}
          fields={[{ name: 'liveUrl', type: 'url', label: t('publicationUrl'), required: true }]}
        />
      )}
      {/* The delivery of an article is undone by its status. */}
      {status === 'DELIVERED' && !article && may(UndoPlacementDeliveryDocument) && (
        <FormButton
          name={t('undoDelivery')}
          of={of}
          hint={t('undoDeliveryHint')}
          document={UndoPlacementDeliveryDocument}
          input={{ id }}
          fields={[{ name: 'reason', type: 'textarea', required: true }]}
        />
      )}
    </>
  )
}

function ArticleOfPlacement({ article }: { article: NonNullable<Placement['article']> }) {
  const { briefUrl, draftUrl } = article
  return (
    <section className="card">
      <h2>{t('articleAndDraft')}</h2>
      {!briefUrl && !draftUrl && <p className="hint">{t('noBriefAndDraft')}</p>}
      <dl className="fields">
        {(
          [
            ['briefSharedDocUrl', briefUrl],
            ['draftSharedDocUrl', draftUrl],
          ] as const
        ).map(
          ([name, url]) =>
            url && (
              <div key={name}>
                <dt>{labelFor(name)}</dt>
                <dd>
                  <TypedValue kind="String" value={url} />
                </dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

/** Order, price and commission of a placement, for operators. */
function Terms({ id, isToReplace }: { id: string; isToReplace: boolean }) {
  const { data } = useOperation(PlacementTermsDocument, { id })
  const { team, orderItem, salePrice, commission } = data?.placement ?? {}
  if (!team) return <Skeleton lines={4} />
  return (
    <section className="card">
      <h2>{t('forOperators')}</h2>
      {isToReplace && orderItem && (
        <>
          <p className="caution">{t('replacePlacement')}</p>
          <div className="actions">
            <Link className="button primary" href={`/orders/${orderItem.order.id}`}>
              {t('toOrder')}
            </Link>
          </div>
        </>
      )}
      <dl className="fields">
        <div>
          <dt>{labelFor('publisher')}</dt>
          <dd>
            <RecordLink record={team} />
          </dd>
        </div>
        {orderItem && (
          <div>
            <dt>{labelFor('order')}</dt>
            <dd>
              <RecordLink record={orderItem.order} />
            </dd>
          </div>
        )}
        {orderItem?.article && (
          <div>
            <dt>{labelFor('article')}</dt>
            <dd>
              <RecordLink record={orderItem.article} />
            </dd>
          </div>
        )}
        <div>
          <dt>{labelFor('salePrice')}</dt>
          <dd>{moneyText(salePrice ?? 0)}</dd>
        </div>
        <div>
          <dt>{labelFor('commission')}</dt>
          <dd>{moneyText(commission ?? 0)}</dd>
        </div>
      </dl>
    </section>
  )
}
