import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  CreatePublisherProductDocument,
  PublisherOutletScreenDocument,
  SubmitOutletDocument,
  UpdatePublisherOutletDocument,
  UpdatePublisherProductDocument,
  VerifyOutletDomainDocument,
} from '../../generated/graphql.ts'
import { RecordHistory } from '../../list/history.tsx'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { pageErrorText } from '../../texts/error-messages.ts'
import { labelFor, statusName, t } from '../../texts/index.ts'
import { CopyField } from '../../ui/copy-field.tsx'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, TypedValue, timeText } from '../../values.tsx'
import { turnaroundText } from '../catalogue/placement-facts.tsx'
import { type EditedOutlet, EditOutletButton, submittableStatuses } from './outlet-form.tsx'
import { PendingChange, ReviewComments } from './pending-change.tsx'
import { AddProductButton, type EditedProduct, EditProductButton } from './product-form.tsx'

/** An outlet as its publisher sees it: status, reason of a rejection, and products with payouts. */
export function PublisherOutletScreen({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(PublisherOutletScreenDocument, { id })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { outlet } = data
  if (!outlet) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  const place = [outlet.city, outlet.state, outlet.country].filter(Boolean).join(', ')
  return (
    <Screen
      title={outlet.name}
      above={<Link href="/outlets">{labelFor('outlets')}</Link>}
      actions={<Actions outlet={outlet} />}
    >
      <Rejection outlet={outlet} />
      <PendingSection outlet={outlet} />
      <div className="order publisher">
        <aside className="card summary">
          <p className="chips">
            <Chip value={outlet.status} />
          </p>
          <p>{stateText(outlet)}</p>
          {outlet.status === 'PENDING_AGREEMENT' && (
            <Link href="/settings">{t('toAgreements')}</Link>
          )}
          <dl className="fields">
            <div>
              <dt>{labelFor('websiteUrl')}</dt>
              <dd>
                <TypedValue kind="String" value={outlet.websiteUrl} />
              </dd>
            </div>
            <div>
              <dt>{labelFor('country')}</dt>
              <dd>
                <TypedValue kind="String" value={place} />
              </dd>
            </div>
            <div data-wide>
              <dt>{labelFor('description')}</dt>
              <dd>
                <TypedValue kind="String" value={outlet.description} isLong />
              </dd>
            </div>
          </dl>
        </aside>
        <div className="stack">
          <Products outlet={outlet} />
          {outlet.websiteUrl && <Domain outlet={outlet} />}
          <RecordHistory id={outlet.id} />
        </div>
      </div>
    </Screen>
  )
}

/** Whether the outlet has what operators review: a website and a product. */
const isComplete = ({ websiteUrl, products }: EditedOutlet) =>
  Boolean(websiteUrl) && products.totalCount > 0

/** Meaning of the status, and the next step. */
function stateText(outlet: EditedOutlet): string {
  const { status, websiteUrl, products } = outlet
  if (status === 'ACTIVE' && !products.nodes.some(({ active }) => active))
    return t('stateWithoutProduct')
  if (status !== 'DRAFT' || products.totalCount === 0) return t(`state${status}`)
  return t(websiteUrl ? 'submitDraftOutlet' : 'addWebsite')
}

function Actions({ outlet }: { outlet: EditedOutlet }) {
  const { may } = useSession()
  const { id, status } = outlet
  const pausedChange = (isPaused: boolean) => ({
    document: UpdatePublisherOutletDocument,
    input: { outletId: id, isPaused },
  })
  const isActive = status === 'ACTIVE'
  return (
    <>
      {may(UpdatePublisherOutletDocument) && (
        <>
          {(isActive || status === 'INACTIVE') && (
            <MutationButton
              name={t(isActive ? 'pauseOutlet' : 'resumeOutlet')}
              change={pausedChange(isActive)}
              undo={() => pausedChange(!isActive)}
            />
          )}
          {!isRejected(outlet) && <EditOutletButton outlet={outlet} />}
        </>
      )}
      {submittableStatuses.includes(status) && isComplete(outlet) && may(SubmitOutletDocument) && (
        <MutationButton
          name={t('submitOutlet')}
          isPrimary={!isRejected(outlet)}
          change={{ document: SubmitOutletDocument, input: { id } }}
        />
      )}
    </>
  )
}

/** Whether the page begins with a rejection, whose button edits the outlet. */
const isRejected = ({ rejectionReason, pendingChange }: EditedOutlet) =>
  Boolean(rejectionReason) && !pendingChange

/** Rejection of the outlet or of its last change, until the next change, with a form to change it again. */
function Rejection({ outlet }: { outlet: EditedOutlet }) {
  const { may } = useSession()
  const { status, rejectionReason, reviewComments, rejectedChange } = outlet
  if (!isRejected(outlet)) return null
  const isOfOutlet = status === 'REJECTED'
  return (
    <section className="card warning" data-tone="bad">
      <header className="heading">
        <h2>{t(isOfOutlet ? 'rejectionReason' : 'changeRejectionReason')}</h2>
        {may(UpdatePublisherOutletDocument) && (
          <EditOutletButton name={t('changeAgain')} outlet={outlet} isPrimary />
        )}
      </header>
      <p className="text">{rejectionReason}</p>
      {rejectedChange && <PendingChange outlet={outlet} change={rejectedChange} />}
      {reviewComments.length > 0 && (
        <dl className="fields">
          <ReviewComments comments={reviewComments} />
        </dl>
      )}
    </section>
  )
}

/** Change that waits for a review, with a button that withdraws it. */
function PendingSection({ outlet }: { outlet: EditedOutlet }) {
  const { may } = useSession()
  const { id, name, websiteUrl, category, pendingChange, pendingSince } = outlet
  if (!pendingChange) return null
  const { changedFields } = pendingChange
  // The values on sale replace those that wait.
  const input = {
    outletId: id,
    ...(changedFields.includes('NAME') && { name }),
    ...(changedFields.includes('WEBSITE_URL') && { websiteUrl }),
    ...(changedFields.includes('CATEGORY') && { categoryId: category?.id ?? null }),
  }
  return (
    <section className="card warning">
      <header className="heading">
        <h2>{t('pendingChange')}</h2>
        {may(UpdatePublisherOutletDocument) && (
          <MutationButton
            name={t('withdrawChange')}
            change={{ document: UpdatePublisherOutletDocument, input }}
          />
        )}
      </header>
      <p>{t('pendingChangeHint', { time: timeText(pendingSince ?? '') })}</p>
      <PendingChange outlet={outlet} change={pendingChange} />
    </section>
  )
}

/** Proof of the domain: the value to publish, and the result of the check. */
function Domain({ outlet: { id, domainProof } }: { outlet: EditedOutlet }) {
  const { may } = useSession()
  return (
    <section className="card">
      <header className="heading">
        <h2>{labelFor('domain')}</h2>
        {may(VerifyOutletDomainDocument) && (
          <MutationButton
            name={t(domainProof ? 'checkDomain' : 'proveDomain')}
            message={t('domainChecked')}
            change={{ document: VerifyOutletDomainDocument, input: { id } }}
          />
        )}
      </header>
      {!domainProof && <p className="hint">{t('proveDomainHint')}</p>}
      {domainProof && (
        <>
          <p className="chips">
            <Chip value={domainProof.status} />
          </p>
          {domainProof.status !== 'VERIFIED' && (
            <>
              {domainProof.error && <p className="caution">{pageErrorText(domainProof.error)}</p>}
              <p>{t('publishProof')}</p>
              <dl className="copy-fields">
                <CopyField name={t('proofRecord')} value={domainProof.recordName} />
                <CopyField name={t('proofFile')} value={domainProof.fileUrl} />
                <CopyField name={t('proofValue')} value={domainProof.value} />
              </dl>
            </>
          )}
        </>
      )}
    </section>
  )
}

function Products({ outlet }: { outlet: EditedOutlet }) {
  const { may } = useSession()
  const { nodes } = outlet.products
  return (
    <section className="card">
      <header className="heading">
        <h2>{labelFor('products')}</h2>
        {may(CreatePublisherProductDocument) && (
          <AddProductButton
            outlet={outlet}
            isPrimary={outlet.products.totalCount === 0 && !isRejected(outlet)}
          />
        )}
      </header>
      {nodes.length === 0 && <p className="hint">{t('noProducts')}</p>}
      <ul className="rows">
        {nodes.map((product) => (
          <li key={product.id}>
            <span>
              <b>{product.name}</b>
              <small>
                {[
                  statusName(product.type),
                  turnaroundText(product),
                  product.includes.length === 0 && t('productWithoutChannel'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className="chips">
              <SaleChip outlet={outlet} product={product} />
              <span className="number">
                <small>{labelFor('payout')}</small> <span>{moneyText(product.payout ?? 0)}</span>
              </span>
            </span>
            {may(UpdatePublisherProductDocument) && (
              <span className="actions">
                <EditProductButton outlet={outlet} product={product} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whether buyers can order the product. Nothing while the outlet is not on sale. */
function SaleChip({ outlet, product }: { outlet: EditedOutlet; product: EditedProduct }) {
  if (!product.active) return <Chip value="NOT_FOR_SALE" />
  const isListed = outlet.status === 'ACTIVE' && product.includes.length > 0
  return isListed ? <Chip value="FOR_SALE" /> : null
}
