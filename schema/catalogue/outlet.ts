import * as enums from '../../prisma/generated/client/enums.js'
import { mostEntries } from '../../src/domain/catalogue/operator-record.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSelected, asSelectedWhere } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node, visibleNodes } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { described } from '../core/where-condition.js'
import { OutletCategory, OutletCategoryWhere } from './outlet-category.js'
import { outletConditions, outletFields } from './outlet-columns.js'
import { Tag, TagWhere } from './tag.js'

export const OutletStatus = builder.enumType('OutletStatus', {
  description: 'Where an outlet stands in the marketplace.',
  values: {
    [enums.OutletStatus.ACTIVE]: { description: 'On sale.' },
    [enums.OutletStatus.INACTIVE]: { description: 'Off sale for now.' },
    [enums.OutletStatus.DRAFT]: { description: 'Being prepared.' },
    [enums.OutletStatus.PENDING_REVIEW]: { description: 'Waits for an operator.' },
    [enums.OutletStatus.PENDING_AGREEMENT]: {
      description: 'Waits for the publisher to accept the agreement.',
    },
    [enums.OutletStatus.REJECTED]: { description: 'Refused.' },
    [enums.OutletStatus.ARCHIVED]: {
      description: 'Archived: kept for the record; setting it archives, and restoring ends it.',
    },
    [enums.OutletStatus.SUSPENDED]: { description: 'Taken off sale by an operator.' },
  },
})

export const ChannelType = builder.enumType('ChannelType', {
  description: 'Where a placement appears.',
  values: {
    [enums.ChannelType.WEBSITE]: { description: 'The web site.' },
    [enums.ChannelType.NEWSLETTER]: { description: 'A newsletter.' },
    [enums.ChannelType.INSTAGRAM]: { description: 'An Instagram account.' },
    [enums.ChannelType.LINKEDIN]: { description: 'A LinkedIn page.' },
    [enums.ChannelType.YOUTUBE]: { description: 'A YouTube channel.' },
    [enums.ChannelType.TIKTOK]: { description: 'A TikTok account.' },
    [enums.ChannelType.TWITTER_X]: { description: 'An account on X, once Twitter.' },
    [enums.ChannelType.PODCAST]: { description: 'A podcast.' },
    [enums.ChannelType.OTHER]: { description: 'Something else.' },
  },
})

export const placementTypes = {
  [enums.PlacementType.FULL_FEATURE]: { description: 'An article of its own.' },
  [enums.PlacementType.PRESS_RELEASE]: { description: 'A press release.' },
  [enums.PlacementType.MENTION]: { description: 'A mention within an article.' },
  [enums.PlacementType.QUOTE]: { description: 'A quoted statement.' },
  [enums.PlacementType.LISTICLE]: { description: 'An entry of a list.' },
}

export const PlacementType = builder.enumType('PlacementType', {
  description: 'In what form a placement appears.',
  values: placementTypes,
})

export const OutletChannel = builder.prismaObject('OutletChannel', {
  description: 'A channel of an outlet: where its placements appear.',
  authScopes: { scope: ['outlets.read', 'outlets.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the channel.')),
    outletId: t.expose('outletId', { type: 'UUID', description: 'Id of its outlet.' }),
    outlet: t.relation('outlet', { description: 'Its outlet.' }),
    channelType: t.expose('channelType', {
      type: ChannelType,
      description: 'Where placements appear.',
    }),
    placementType: t.expose(
      'placementType',
      orNull(PlacementType, 'In what form they appear; social channels have none.'),
    ),
    channelHandle: t.expose('channelHandle', orNull('String', 'Name of the account.')),
    channelUrl: t.expose('channelUrl', orNull('String', 'Address of the channel.')),
    socialLinks: t.exposeStringList('socialLinks', {
      description: 'Addresses of further accounts.',
    }),
    isDoFollow: t.exposeBoolean('isDoFollow', {
      description: 'Whether its links pass authority on.',
    }),
    doFollowLinksAllowed: t.expose(
      'doFollowLinksAllowed',
      orNull('String', 'How many such links a placement may have.'),
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
      description: 'What readers see of the disclaimer.',
      extensions: asSelected,
      select: { disclaimer: { select: { description: true } } },
      resolve: (channel) => channel.disclaimer?.description ?? null,
    }),
  }),
})

export const Outlet = builder.prismaObject('Outlet', {
  description: 'A publication that sells placements.',
  authScopes: { scope: ['outlets.read', 'outlets.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the outlet.')),
    name: t.exposeString('name', { description: 'Name of the publication.' }),
    description: t.expose('description', orNull('String', 'What it is about.')),
    ...outletFields(t, 'outlet'),
    status: t.expose('status', {
      type: OutletStatus,
      description: 'Where it stands in the marketplace.',
    }),
    category: t.field({
      type: OutletCategory,
      nullable: true,
      description: 'Its category.',
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
      description: 'Its channels, in its own order.',
      extensions: bounded(mostEntries),
      query: { where: { deletedAt: null }, orderBy: [{ position: 'asc' }, { id: 'asc' }] },
    }),
    tags: t.field({
      type: [Tag],
      description: 'Its tags, by name.',
      extensions: { through: ['tags', 'tag'], ...bounded(mostEntries) },
      select: (_args, _context, selected) => ({
        tags: {
          select: { tag: selected({ select: { id: true } }) },
          where: { tag: { deletedAt: null } },
          orderBy: [{ tag: { name: 'asc' } }, { tagId: 'asc' }],
        },
      }),
      resolve: (outlet) => outlet.tags.map(({ tag }) => tag),
    }),
  }),
})

const OutletTagFilter = builder.inputType('OutletTagFilter', {
  description: 'Conditions on the tags of an outlet; all that are given must hold.',
  fields: (t) => ({
    some: t.field({ type: TagWhere.ref, description: 'At least one fits.' }),
    none: t.field({ type: TagWhere.ref, description: 'None fits.' }),
  }),
})

const OutletWhere = whereInput('Outlet', (t) => ({
  id: t.uuid('id', 'Id of the outlet.'),
  name: t.string('name', 'Name of the publication.'),
  status: t.enum('status', OutletStatus, 'Where it stands in the marketplace.'),
  ...outletConditions(t, 'outlet'),
  categoryId: described(t.uuid('categoryId', 'Id of its category.')),
  category: t.custom(OutletCategoryWhere.ref, 'Conditions on its category.', (where, session) => ({
    category: {
      AND: [{ deletedAt: null }, OutletCategoryWhere.translate(where, session)],
    },
  })),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
  products: t.many('products', 'What it sells.', { deletedAt: null }),
  tags: t.custom(OutletTagFilter, 'Conditions on its tags.', ({ some, none }, session) => ({
    AND: [
      ...(some ? [{ tags: { some: { tag: TagWhere.translate(some, session) } } }] : []),
      ...(none ? [{ tags: { none: { tag: TagWhere.translate(none, session) } } }] : []),
    ],
  })),
}))

builder.queryField('outlet', (t) =>
  t.field({
    type: Outlet,
    nullable: true,
    description: 'One outlet, in any status.',
    authScopes: { scope: ['outlets.read'] },
    args: { id: t.arg(required('UUID', 'Id of the outlet.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'Outlet', { id, deletedAt: null }),
  }),
)

visibleNodes(Outlet, () => ({}))

const OutletShow = builder.enumType('OutletShow', {
  description: 'What a list of outlets shows.',
  values: {
    ON_SALE: { description: 'Outlets that are ACTIVE.' },
    ALL: { description: 'Outlets in every status; ARCHIVED ones with `includeArchived` alone.' },
  },
})

listField('outlets', {
  node: Outlet,
  description: 'Outlets: those on sale, unless `show` is ALL.',
  scope: ['outlets.lists', 'outlets.read'],
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
      NAME: { column: 'name', description: 'By name.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})
