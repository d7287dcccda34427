import { Link } from 'wouter'
import { attempt, make, toBefore } from '../../change.ts'
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
import { useGraph } from '../../graph.ts'
import { hrefOf } from '../../list/address.ts'
import { Act, RecordPage } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { nameOf, statusName, t } from '../../texts/index.ts'
import { fieldsOf } from '../../ui/fields.tsx'
import { EditButton, FormButton } from '../../ui/form.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { Chip, moneyText, numberText } from '../../values.tsx'
import { Previews } from './listing.tsx'
import { channelsField, Prices, productFields, Sale } from './product.tsx'

type Outlet = NonNullable<OutletScreenQuery['outlet']>
type Channel = Outlet['channels'][number]

/** Outlet screen: channels, products with prices by tier, and listings in the buyer's view. */
export function OutletScreen({ id }: { id: string }) {
  const { may } = useSession()
  const enabled = may(OutletScreenDocument)
  const { data, isLoading } = useGraph(OutletScreenDocument, { id }, { enabled })
  const outlet = data?.outlet
  return (
    <RecordPage list={lists.outlets} id={id} without={['products']}>
      {isLoading && <Skeleton lines={6} />}
      {outlet && (
        <>
          <Channels outlet={outlet} />
          <Products outlet={outlet} />
        </>
      )}
      <Previews where={{ outletId: { eq: id } }} lacking={outlet ? lackingOf(outlet) : []} />
    </RecordPage>
  )
}

/** Returns the reasons why no product of an outlet is listed. Checks only the data on the screen. */
function lackingOf({ status, products: { nodes } }: Outlet): string[] {
  const lacking = status === 'ACTIVE' ? [] : [t('lackingActive')]
  if (nodes.length === 0) return [...lacking, t('lackingProduct')]
  if (!nodes.some(({ active }) => active)) lacking.push(t('lackingSale'))
  if (!nodes.some(({ includes }) => includes.length > 0)) lacking.push(t('lackingChannel'))
  const unpriced = nodes.filter(({ prices }) => prices.length === 0).map(({ name }) => name)
  if (unpriced.length > 0) lacking.push(t('lackingPrice', { names: unpriced.join(', ') }))
  return lacking
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
          <OneChannel key={channel.id} channel={channel} />
        ))}
      </ul>
    </section>
  )
}

/** Button that adds a channel to an outlet and to the selected products. Products without a channel are preselected. */
function AddChannel({ outlet }: { outlet: Outlet }) {
  const { may } = useSession()
  const { nodes } = outlet.products
  const offered = may(UpdateProductDocument) ? nodes : []
  const addTo = (channelId: string, chosen: readonly string[]) =>
    attempt(async () => {
      for (const { id, includes } of offered.filter(({ id }) => chosen.includes(id))) {
        const channelIds = [...includes.map((channel) => channel.id), channelId]
        await make({ document: UpdateProductDocument, input: { productId: id, channelIds } })
      }
    })
  return (
    <FormButton
      name={t('addChannel')}
      document={CreateOutletChannelDocument}
      input={{ outletId: outlet.id }}
      fields={[
        ...fieldsOf('CreateOutletChannelInput', channelFields),
        ...(offered.length > 0
          ? [
              {
                ...({ name: 'productIds', type: 'several', label: t('publishes') } as const),
                hint: t('publishesHint'),
                choices: offered.map(({ id, name }) => [id, name] as const),
                preset: offered
                  .filter(({ includes }) => includes.length === 0)
                  .map(({ id }) => id)
                  .join('\n'),
              },
            ]
          : []),
      ]}
      inputOf={({ productIds: _, ...channel }) => channel}
      done={(answer, { productIds = [] }) =>
        void addTo(
          (answer as CreateOutletChannelMutation).createOutletChannel.id,
          productIds as string[],
        )
      }
    />
  )
}

function OneChannel({ channel }: { channel: Channel }) {
  const { may } = useSession()
  const input = { outletChannelId: channel.id }
  const facts = [
    channel.channelHandle,
    channel.domainAuthority !== null &&
      `${nameOf('domainAuthority')} ${numberText(channel.domainAuthority)}`,
    channel.domainRanking !== null &&
      `${nameOf('domainRanking')} ${numberText(channel.domainRanking)}`,
    channel.disclaimerName,
  ].filter(Boolean)
  return (
    <li>
      <span>
        <b>{nameOf(channel.channelType)}</b>
        {channel.channelUrl && (
          <a href={channel.channelUrl} target="_blank" rel="noreferrer">
            {channel.channelUrl}
          </a>
        )}
        <small>{facts.join(' · ')}</small>
      </span>
      <span className="chips">
        {channel.placementType && <Chip value={channel.placementType} />}
        {channel.isDoFollow && <Chip value="DO_FOLLOW" />}
      </span>
      <span className="actions">
        {may(UpdateOutletChannelDocument) && (
          <EditButton
            document={UpdateOutletChannelDocument}
            input={input}
            fields={fieldsOf('UpdateOutletChannelInput', channelFields, channel)}
            undo={toBefore({ document: UpdateOutletChannelDocument, input }, channel)}
          />
        )}
        {may(ArchiveOutletChannelDocument) && (
          <Act
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
  return (
    <section className="card">
      <header className="heading">
        <h2>
          {nameOf('products')} <small>{numberText(totalCount)}</small>
        </h2>
        {may(CreateProductDocument) && (
          <FormButton
            name={t('addProduct')}
            hint={t('addProductHint')}
            document={CreateProductDocument}
            input={{ outletId: outlet.id }}
            fields={[
              ...fieldsOf('CreateProductInput', `type ${productFields}`),
              ...channelsField(outlet.channels, {
                preset: outlet.channels.map(({ id }) => id).join('\n'),
              }),
            ]}
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
                  statusName(product.type),
                  t('deliveryDays', { from: product.minDeliveryDays, to: product.maxDeliveryDays }),
                  ...product.prices.map(
                    ({ pricingTier, unitAmount }) =>
                      `${nameOf(pricingTier)} ${moneyText(unitAmount)}`,
                  ),
                ].join(' · ')}
              </small>
            </span>
            <span className="chips">
              <Chip value={product.active ? 'FOR_SALE' : 'NOT_FOR_SALE'} />
            </span>
            {may(CreateProductDocument) && (
              <span className="actions">
                <Sale product={product} />
                <Prices product={product} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {totalCount > nodes.length && (
        <Link href={hrefOf(lists.products, { outletId: outlet.id })}>
          {t('all')} {numberText(totalCount)}
        </Link>
      )}
    </section>
  )
}
