import * as enums from '../../prisma/generated/client/enums.js'
import { services } from '../../src/compiler/context.js'
import { maxListEntries } from '../../src/domain/catalogue/operator-record.js'
import { currentProof } from '../../src/domain/publishing/domain-proof.js'
import {
  loadOnTimeRates,
  minDeliveries,
  onTimeRateSql,
} from '../../src/domain/publishing/on-time.js'
import {
  pendingChangeOf,
  rejectedChangeOf,
  reviewCommentsOf,
} from '../../src/domain/publishing/outlet-change.js'
import { withPathPrefix } from '../../src/errors/app-error.js'
import { Team } from '../accounts/team.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSelected, asSelectedWhere, asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node, setVisibleNodes } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { ownRecordOf } from '../core/records.js'
import { tenantIn } from '../core/tenant.js'
import { whereInput } from '../core/where.js'
import { keepOwnDescription } from '../core/where-condition.js'
import { OutletDomainProof } from '../publishing/domain-proof.js'
import { OutletPendingChange, OutletReviewComment } from '../publishing/outlet-review.js'
import { OutletCategory, OutletCategoryWhere } from './outlet-category.js'
import { outletConditions, outletFields } from './outlet-columns.js'
import { Tag, TagWhere } from './tag.js'

export const OutletStatus = builder.enumType('OutletStatus', {
  description: 'Status of an outlet in the marketplace.',
  values: {
    [enums.OutletStatus.ACTIVE]: { description: 'On sale.' },
    [enums.OutletStatus.INACTIVE]: { description: 'Temporarily off sale.' },
    [enums.OutletStatus.DRAFT]: { description: 'Being prepared.' },
    [enums.OutletStatus.PENDING_REVIEW]: { description: 'Waiting for review by an operator.' },
    [enums.OutletStatus.PENDING_AGREEMENT]: {
      description: 'Waiting for the publisher to accept the agreement.',
    },
    [enums.OutletStatus.REJECTED]: { description: 'Rejected.' },
    [enums.OutletStatus.ARCHIVED]: {
      description: 'Archived. Setting this status archives the outlet; restoring ends it.',
    },
    [enums.OutletStatus.SUSPENDED]: { description: 'Suspended by an operator.' },
  },
})

export const ChannelType = builder.enumType('ChannelType', {
  description: 'Type of a channel.',
  values: {
    [enums.ChannelType.WEBSITE]: { description: 'Website.' },
    [enums.ChannelType.NEWSLETTER]: { description: 'Newsletter.' },
    [enums.ChannelType.INSTAGRAM]: { description: 'Instagram account.' },
    [enums.ChannelType.LINKEDIN]: { description: 'LinkedIn page.' },
    [enums.ChannelType.YOUTUBE]: { description: 'YouTube channel.' },
    [enums.ChannelType.TIKTOK]: { description: 'TikTok account.' },
    [enums.ChannelType.TWITTER_X]: { description: 'Account on X (formerly Twitter).' },
    [enums.ChannelType.PODCAST]: { description: 'Podcast.' },
    [enums.ChannelType.OTHER]: { description: 'Any other channel.' },
  },
})

export const placementTypes = {
  [enums.PlacementType.FULL_FEATURE]: { description: 'Full article.' },
  [enums.PlacementType.PRESS_RELEASE]: { description: 'Press release.' },
  [enums.PlacementType.MENTION]: { description: 'Mention in an article.' },
  [enums.PlacementType.QUOTE]: { description: 'Quoted statement.' },
  [enums.PlacementType.LISTICLE]: { description: 'Entry in a list article.' },
}

export const PlacementType = builder.enumType('PlacementType', {
  description: 'Form of a placement.',
  values: placementTypes,
})

export const OutletChannel = builder.prismaObject('OutletChannel', {
  description: 'Channel of an outlet in which placements appear.',
  authScopes: { scope: ['outlets.read', 'outlets.lists', 'publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the channel.')),
    outletId: t.expose('outletId', { type: 'UUID', description: 'ID of the outlet.' }),
    outlet: t.relation('outlet', { description: 'Outlet of the channel.' }),
    channelType: t.expose('channelType', {
      type: ChannelType,
      description: 'Type of the channel.',
    }),
    placementType: t.expose(
      'placementType',
      orNull(PlacementType, 'Placement type. Null for social channels.'),
    ),
    channelHandle: t.expose('channelHandle', orNull('String', 'Account name.')),
    channelUrl: t.expose('channelUrl', orNull('String', 'URL of the channel.')),
    socialLinks: t.exposeStringList('socialLinks', {
      description: 'URLs of additional accounts.',
    }),
    isDoFollow: t.exposeBoolean('isDoFollow', {
      description: 'Whether links are dofollow.',
    }),
    doFollowLinksAllowed: t.expose(
      'doFollowLinksAllowed',
      orNull('String', 'Number of dofollow links that a placement may have.'),
    ),
    domainAuthority: t.expose('domainAuthority', orNull('Int', 'Domain authority, 0 to 100.')),
    domainRanking: t.expose('domainRanking', orNull('Int', 'Domain ranking, 0 to 100.')),
    disclaimerName: t.string({
      nullable: true,
      description: 'Name of the disclaimer on paid placements.',
      extensions: asSelected,
      select: { disclaimer: { select: { name: true } } },
      resolve: (channel) => channel.disclaimer?.name ?? null,
    }),
    disclaimerDescription: t.string({
      nullable: true,
      description: 'Text of the disclaimer.',
      extensions: asSelected,
      select: { disclaimer: { select: { description: true } } },
      resolve: (channel) => channel.disclaimer?.description ?? null,
    }),
  }),
})

const onTimeRateOf = batchLoader((ids, _args, context) =>
  loadOnTimeRates(services(context).prisma, ids),
)

export const outletLimit =
  'Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited.'

/** Hidden from buyers. */
export const forPublishers = { scope: ['publishing.read'] } as const

export const Outlet = builder.prismaObject('Outlet', {
  description: 'Publication that sells placements.',
  authScopes: { scope: ['outlets.read', 'outlets.lists', 'publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the outlet.')),
    name: t.exposeString('name', { description: 'Name of the publication.' }),
    description: t.expose('description', orNull('String', 'Description of the publication.')),
    ...outletFields(t, 'outlet'),
    status: t.expose('status', {
      type: OutletStatus,
      description: 'Status in the marketplace.',
    }),
    publisherId: t.expose('publisherId', {
      ...orNull('UUID', 'ID of the publisher team. Null for an outlet of the operators.'),
      authScopes: forPublishers,
    }),
    publisher: t.relation('publisher', {
      type: Team,
      nullable: true,
      description: 'Publisher team that offers the outlet. Null for an outlet of the operators.',
      authScopes: forPublishers,
    }),
    rejectionReason: t.expose('rejectionReason', {
      ...orNull('String', 'Reason of the last review, if it rejected the outlet.'),
      authScopes: forPublishers,
    }),
    reviewComments: t.field({
      type: [OutletReviewComment],
      description: 'Comments of the last review on single fields.',
      authScopes: forPublishers,
      extensions: listSize(maxListEntries),
      select: { reviewComments: true },
      resolve: reviewCommentsOf,
    }),
    pendingChange: t.field({
      type: OutletPendingChange,
      nullable: true,
      description: 'Change by the publisher that waits for a review.',
      authScopes: forPublishers,
      select: { pendingChange: true },
      resolve: pendingChangeOf,
    }),
    pendingSince: t.expose('pendingSince', {
      ...orNull(
        'DateTime',
        'Time since which the outlet or its pending change waits for a review.',
      ),
      authScopes: forPublishers,
    }),
    rejectedChange: t.field({
      type: OutletPendingChange,
      nullable: true,
      description:
        'Change by the publisher that the last review rejected. Null after the next change.',
      authScopes: forPublishers,
      select: { rejectedChange: true, rejectionReason: true, pendingChange: true },
      resolve: rejectedChangeOf,
    }),
    domainProof: t.field({
      type: OutletDomainProof,
      nullable: true,
      description:
        'Proof of the domain by the publisher. Null before `verifyOutletDomain`, and after the outlet gets another publisher or domain.',
      authScopes: forPublishers,
      select: { publisherId: true, websiteUrl: true, domainProof: true },
      resolve: currentProof,
    }),
    monthlyLimit: t.expose('monthlyLimit', {
      ...orNull('Int', outletLimit),
      authScopes: forPublishers,
    }),
    onTimeRate: t.float({
      nullable: true,
      description: `Share of the deliveries that were published by the expected date, 0 to 1. Null with fewer than ${minDeliveries} deliveries of the publisher.`,
      extensions: asSql((column) => onTimeRateSql(column('id'), column('publisherId'))),
      select: { id: true },
      resolve: ({ id }, ...place) => onTimeRateOf(id, ...place),
    }),
    category: t.field({
      type: OutletCategory,
      nullable: true,
      description: 'Category of the publication.',
      extensions: asSelectedWhere(() => ({ deletedAt: null })),
      select: (_args, _context, nested) => ({
        category: nested({ select: { deletedAt: true } }),
      }),
      resolve: ({ category }) => (category?.deletedAt ? null : category),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
    channels: t.relation('channels', {
      description: 'Channels of the outlet, in the order of their positions.',
      extensions: listSize(maxListEntries),
      query: { where: { deletedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    tags: t.field({
      type: [Tag],
      description: 'Tags of the outlet, sorted by name.',
      extensions: { through: ['tags', 'tag'], ...listSize(maxListEntries) },
      select: (_args, _context, nestedSelection) => ({
        tags: {
          select: { tag: nestedSelection({ select: { id: true } }) },
          where: { tag: { deletedAt: null } },
          orderBy: [{ tag: { name: 'asc' } }, { tagId: 'asc' }],
        },
      }),
      resolve: (outlet) => outlet.tags.map(({ tag }) => tag),
    }),
  }),
})

const OutletTagFilter = builder.inputType('OutletTagFilter', {
  description: 'Conditions on the tags of an outlet, combined with AND.',
  fields: (t) => ({
    some: t.field({ type: TagWhere.ref, description: 'At least one tag matches.' }),
    none: t.field({ type: TagWhere.ref, description: 'No tag matches.' }),
  }),
})

const OutletWhere = whereInput('Outlet', (t) => ({
  id: t.uuid('id', 'ID of the outlet.'),
  name: t.string('name', 'Name of the publication.'),
  status: t.enum('status', OutletStatus, 'Status in the marketplace.'),
  ...outletConditions(t, 'outlet'),
  publisherId: t.uuid('publisherId', 'ID of the publisher team.'),
  pendingSince: t.dateTime(
    'pendingSince',
    'Time since which the outlet or its pending change waits for a review.',
  ),
  isTest: keepOwnDescription(t.boolean('isTest', 'Whether its publisher is a test team.')),
  categoryId: keepOwnDescription(t.uuid('categoryId', 'ID of the category.')),
  category: t.custom(OutletCategoryWhere.ref, 'Conditions on the category.', (where, session) => ({
    category: {
      AND: [{ deletedAt: null }, OutletCategoryWhere.translate(where, session)],
    },
  })),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
  products: t.many('products', 'Products of the outlet.', { deletedAt: null }),
  tags: t.custom(OutletTagFilter, 'Conditions on the tags.', (conditions, session) => ({
    AND: (['some', 'none'] as const).flatMap((quantifier) => {
      const where = conditions[quantifier]
      if (!where) return []
      const tag = withPathPrefix([quantifier], () => TagWhere.translate(where, session))
      return [{ tags: { [quantifier]: { tag } } }]
    }),
  })),
}))

builder.queryField('outlet', (t) =>
  t.field({
    type: Outlet,
    nullable: true,
    description: 'Fetches an outlet by ID, in any status. A publisher team sees only its own.',
    authScopes: { scope: ['outlets.read', 'publishing.read'] },
    args: { id: t.arg(requiredInput('UUID', 'ID of the outlet.')) },
    resolve: (_root, { id }, context, info) =>
      ownRecordOf(context, info, 'Outlet', { id, deletedAt: null }),
  }),
)

setVisibleNodes(Outlet, (session) => tenantIn('Outlet', session))

const OutletShow = builder.enumType('OutletShow', {
  description: 'Selection of outlets.',
  values: {
    ON_SALE: { description: 'ACTIVE outlets.' },
    ALL: { description: 'Outlets in any status. ARCHIVED outlets require `includeArchived`.' },
  },
})

listField('outlets', {
  node: Outlet,
  description:
    'Outlets. Defaults to outlets on sale; see `show`. A publisher team sees only its own.',
  scope: ['outlets.lists', 'outlets.read', 'publishing.read'],
  where: OutletWhere,
  archive: 'visible',
  show: { type: OutletShow, default: 'ON_SALE' },
  visible: (_session, { show, includeArchived }) => {
    if (show === 'ALL') return includeArchived ? {} : { deletedAt: null }
    return includeArchived ? { status: { in: ['ACTIVE', 'ARCHIVED'] } } : { status: 'ACTIVE' }
  },
  order: orderInput(
    'Outlet',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
