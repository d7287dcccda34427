import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { restorePrevious, runMutation, runWithNotice } from '../../change.ts'
import {
  ArchiveOutletChannelDocument,
  CreateOutletChannelDocument,
  type CreateOutletChannelMutation,
  CreateProductDocument,
  OutletScreenDocument,
  type OutletScreenQuery,
  RestoreOutletChannelDocument,
  UpdateOutletChannelDocument,
  UpdateProductDocument,
} from '../../generated/graphql.ts'
import { MutationButton, RecordPage } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, statusName, t } from '../../texts/index.ts'
import { inputFields } from '../../ui/fields.tsx'
import { EditButton, FormButton } from '../../ui/form.tsx'
import { channelForm, productForm } from '../../ui/form-groups.ts'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, numberText } from '../../values.tsx'
import { OutletReview, OutletReviewButtons } from '../publishing/review.tsx'
import { productPreview } from './form-previews.tsx'
import { BuyerView } from './listing.tsx'
import { OutletForBuyers } from './outlet-for-buyers.tsx'
import { channelText, turnaroundText, WebsiteLink } from './placement-facts.tsx'
import { channelsField, PricesButton, productFields, SaleButton } from './product.tsx'

type Outlet = NonNullable<OutletScreenQuery['outlet']>
type Channel = Outlet['channels'][number]

/** Outlet screen: the page for buyers, or the record for operators. */
export function OutletScreen({ id }: { id: string }) {
  const { isOperator } = useSession()
  return isOperator ? <OutletRecord id={id} /> : <OutletForBuyers id={id} />
}

/** Record of an outlet: channels, products with prices by tier, and listings in the buyer's view. */
function OutletRecord({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(OutletScreenDocument)
  const { data, isLoading } = useOperation(OutletScreenDocument, { id }, { enabled })
  const outlet = data?.outlet
  return (
    <RecordPage
      list={lists.outlets}
      id={id}
      moreActions={<OutletReviewButtons id={id} />}
      hiddenFields={outlet?.status === 'PENDING_REVIEW' ? ['updatedAt', 'description'] : []}
      hiddenLists={['products']}
    >
      <OutletReview id={id} />
      {isLoading && <Skeleton lines={6} />}
      {outlet && (
        <>
          <Channels outlet={outlet} />
          <Products outlet={outlet} />
        </>
      )}
      <BuyerView where={{ outletId: { eq: id } }} missing={outlet ? unlistedReasons(outlet) : []} />
    </RecordPage>
  )
}

/** Returns the reasons why no product of an outlet is listed. Checks only the data on the screen. */
function unlistedReasons({ status, products: { nodes } }: Outlet): string[] {
  const reasons = status === 'ACTIVE' ? [] : [t('missingActiveOutlet')]
  if (nodes.length === 0) return [...reasons, t('missingProduct')]
  if (!nodes.some(({ active }) => active)) reasons.push(t('missingProductForSale'))
  if (!nodes.some(({ includes }) => includes.length > 0)) reasons.push(t('missingChannel'))
  const unpriced = nodes.filter(({ prices }) => prices.length === 0).map(({ name }) => name)
  if (unpriced.length > 0) reasons.push(t('missingPrice', { names: unpriced.join(', ') }))
  return reasons
}

const channelFields =
  'channelType channelHandle channelUrl placementType domainAuthority domainRanking isDoFollow doFollowLinksAllowed socialLinks'

function Channels({ outlet }: { outlet: Outlet }) {
  const { may } = useSession()
  return (
    <section className="card">
      <header className="heading">
        <h2>{t('channels')}</h2>
        {may(CreateOutletChannelDocument) && <AddChannel outlet={outlet} />}
      </header>
      {outlet.channels.length === 0 && <p className="hint">{t('noChannels')}</p>}
      <ul className="rows">
        {outlet.channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} />
        ))}
      </ul>
    </section>
  )
}

/** Button that adds a channel to an outlet and to the selected products. Products without a channel are preselected. */
function AddChannel({ outlet }: { outlet: Outlet }) {
  const { may } = useSession()
  const { nodes } = outlet.products
  const selectableProducts = may(UpdateProductDocument) ? nodes : []
  const addTo = (channelId: string, productIds: readonly string[]) =>
    runWithNotice(async () => {
      for (const { id, includes } of selectableProducts.filter(({ id }) =>
        productIds.includes(id),
      )) {
        const channelIds = [...includes.map((channel) => channel.id), channelId]
        await runMutation({ document: UpdateProductDocument, input: { productId: id, channelIds } })
      }
    })
  return (
    <FormButton
      name={t('addChannel')}
      document={CreateOutletChannelDocument}
      input={{ outletId: outlet.id }}
      fields={channelForm([
        ...inputFields('CreateOutletChannelInput', channelFields),
        ...(selectableProducts.length > 0
          ? [
              {
                ...({ name: 'productIds', type: 'several', label: t('publishes') } as const),
                hint: t('publishesHint'),
                choices: selectableProducts.map(({ id, name }) => [id, name] as const),
                preset: selectableProducts
                  .filter(({ includes }) => includes.length === 0)
                  .map(({ id }) => id)
                  .join('\n'),
              },
            ]
          : []),
      ])}
      inputOf={({ productIds: _, ...channel }) => channel}
      done={(data, { productIds = [] }) =>
        void addTo(
          (data as CreateOutletChannelMutation).createOutletChannel.id,
          productIds as string[],
        )
      }
    />
  )
}

function ChannelRow({ channel }: { channel: Channel }) {
  const { may } = useSession()
  const input = { outletChannelId: channel.id }
  const facts = [
    channel.channelHandle,
    channel.domainAuthority !== null &&
      `${labelFor('domainAuthority')} ${numberText(channel.domainAuthority)}`,
    channel.domainRanking !== null &&
      `${labelFor('domainRanking')} ${numberText(channel.domainRanking)}`,
    channel.disclaimerName,
  ].filter(Boolean)
  return (
    <li>
      <span>
        <b>{channelText(channel)}</b>
        {channel.channelUrl && <WebsiteLink url={channel.channelUrl} />}
        <small>{facts.join(' · ')}</small>
      </span>
      <span className="chips">{channel.isDoFollow && <Chip value="DO_FOLLOW" />}</span>
      <span className="actions">
        {may(UpdateOutletChannelDocument) && (
          <EditButton
            of={channelText(channel)}
            document={UpdateOutletChannelDocument}
            input={input}
            fields={channelForm(inputFields('UpdateOutletChannelInput', channelFields, channel))}
            undo={restorePrevious({ document: UpdateOutletChannelDocument, input }, channel)}
          />
        )}
        {may(ArchiveOutletChannelDocument) && (
          <MutationButton
            name={t('archive')}
            change={{ document: ArchiveOutletChannelDocument, input }}
            undo={() => ({ document: RestoreOutletChannelDocument, input })}
          />
        )}
      </span>
    </li>
  )
}

function Products({ outlet }: { outlet: Outlet }) {
  const { may } = useSession()
  const { totalCount, nodes } = outlet.products
  const fields = productForm([
    ...inputFields('CreateProductInput', `type ${productFields}`),
    ...channelsField(outlet.channels, {
      preset: outlet.channels.map(({ id }) => id).join('\n'),
    }),
  ])
  return (
    <section className="card">
      <header className="heading">
        <h2>
          {labelFor('products')} <small>{numberText(totalCount)}</small>
        </h2>
        {may(CreateProductDocument) && (
          <FormButton
            name={t('addProduct')}
            hint={t('addProductHint')}
            document={CreateProductDocument}
            input={{ outletId: outlet.id }}
            fields={fields}
            preview={productPreview(outlet, fields, false)}
          />
        )}
      </header>
      {nodes.length === 0 && <p className="hint">{t('noProducts')}</p>}
      <ul className="rows">
        {nodes.map((product) => (
          <li key={product.id}>
            <span>
              <Link href={`/${lists.products.path}/${product.id}`}>{product.name}</Link>
              <small>
                {[
                  statusName(product.type) !== product.name && statusName(product.type),
                  turnaroundText(product),
                  ...product.prices.map(
                    ({ pricingTier, unitAmount }) =>
                      `${labelFor(pricingTier)}\u00a0${moneyText(unitAmount)}`,
                  ),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className="chips">
              <Chip value={product.active ? 'FOR_SALE' : 'NOT_FOR_SALE'} />
            </span>
            {may(CreateProductDocument) && (
              <span className="actions">
                <SaleButton product={product} />
                <PricesButton product={product} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link href={listUrl(lists.products, { outletId: outlet.id })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}
