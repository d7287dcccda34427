import type { Change } from './change.ts'
import {
  ArchiveCampaignDocument,
  ArchiveOutletDocument,
  ArchiveOutletInquiryDocument,
  ArchiveProductDocument,
  ArchiveProfileDocument,
  ArchiveTagDocument,
  ArchiveTeamDocument,
  BlockUserDocument,
  ReplayDeliveryDocument,
  ResendMailDocument,
  RestoreCampaignDocument,
  RestoreOutletDocument,
  RestoreOutletInquiryDocument,
  RestoreProductDocument,
  RestoreProfileDocument,
  RestoreTagDocument,
  RestoreTeamDocument,
  RevokeTokenDocument,
  SettleOrderItemDocument,
  TestWebhookEndpointDocument,
  UnblockUserDocument,
  UpdateOrderItemDocument,
  UpdateWebhookEndpointDocument,
} from './generated/graphql.ts'
import type { Operation } from './graph.ts'
import { choicesOf } from './list/choices.ts'
import type { ListName, ListRecord } from './lists.ts'
import type { TextName } from './texts/index.ts'
import type { Field } from './ui/form.tsx'

/** Something that is done to records of a list, to several at once where they are selected. */
export interface Action {
  name: TextName
  document: Operation<unknown, { input: never }>
  input(id: string): object
  /** What is asked for beforehand, beside the record. */
  fields?: readonly Field[]
  /** Whether there is anything to do for a record; for all where it is not said. */
  fits?(record: ListRecord): boolean
  /** What takes it back. */
  undo?(id: string): Change
  /** Whether nothing takes it back, so that it is confirmed first. */
  isFinal?: boolean
}

type Document = Operation<unknown, { input: never }>

/** Something and its opposite, of which the one takes the other back. */
function pair(
  key: string,
  there: readonly [TextName, Document, object?],
  back: readonly [TextName, Document, object?],
  isThere: (record: ListRecord) => boolean,
): Action[] {
  const one = (
    [name, document, more]: typeof there,
    [, otherDocument, otherMore]: typeof there,
    fits: (record: ListRecord) => boolean,
  ): Action => ({
    ...{ name, document, fits },
    input: (id) => ({ [key]: id, ...more }),
    undo: (id) => ({ document: otherDocument, input: { [key]: id, ...otherMore } }),
  })
  return [one(there, back, (record) => !isThere(record)), one(back, there, isThere)]
}

const archived = (key: string, archive: Document, restore: Document) =>
  pair(key, ['archive', archive], ['restore', restore], ({ deletedAt }) => Boolean(deletedAt))

/** Parts of a settlement, and the day of each. */
export const settlementFields: readonly Field[] = [
  { name: 'settlement', type: 'select', choices: choicesOf('Settlement') },
  { name: 'date', type: 'date' },
]

export const actions: Partial<Record<ListName, readonly Action[]>> = {
  orderItems: [
    {
      name: 'settle',
      document: SettleOrderItemDocument,
      input: (id) => ({ orderItemId: id }),
      fields: settlementFields,
      fits: ({ isAccountingCompleted }) => !isAccountingCompleted,
    },
    ...pair(
      'orderItemId',
      ['demandRefund', UpdateOrderItemDocument, { refundRequired: true }],
      ['waiveRefund', UpdateOrderItemDocument, { refundRequired: false }],
      ({ refundRequired }) => Boolean(refundRequired),
    ).map((action) => ({
      ...action,
      fits: (record: ListRecord) => !record.isRefunded && action.fits!(record),
    })),
  ],
  campaigns: archived('campaignId', ArchiveCampaignDocument, RestoreCampaignDocument),
  outlets: archived('outletId', ArchiveOutletDocument, RestoreOutletDocument),
  products: archived('productId', ArchiveProductDocument, RestoreProductDocument),
  // A tag does not say that it is archived: the way back is the undo.
  tags: archived('tagId', ArchiveTagDocument, RestoreTagDocument).slice(0, 1),
  outletInquiries: archived(
    'outletInquiryId',
    ArchiveOutletInquiryDocument,
    RestoreOutletInquiryDocument,
  ),
  profiles: archived('profileId', ArchiveProfileDocument, RestoreProfileDocument),
  teams: archived('teamId', ArchiveTeamDocument, RestoreTeamDocument),
  users: pair(
    'userId',
    ['block', BlockUserDocument],
    ['unblock', UnblockUserDocument],
    ({ isBlocked }) => Boolean(isBlocked),
  ),
  apiTokens: [
    {
      name: 'revoke',
      document: RevokeTokenDocument,
      input: (id) => ({ apiTokenId: id }),
      fits: ({ revokedAt }) => !revokedAt,
      isFinal: true,
    },
  ],
  webhookEndpoints: [
    {
      name: 'test',
      document: TestWebhookEndpointDocument,
      input: (id) => ({ webhookEndpointId: id }),
      fits: ({ enabled }) => Boolean(enabled),
    },
    ...pair(
      'webhookEndpointId',
      ['disable', UpdateWebhookEndpointDocument, { enabled: false }],
      ['enable', UpdateWebhookEndpointDocument, { enabled: true }],
      ({ enabled }) => !enabled,
    ),
  ],
  webhookDeliveries: [
    {
      name: 'replay',
      document: ReplayDeliveryDocument,
      input: (id) => ({ webhookDeliveryId: id }),
    },
  ],
  mails: [{ name: 'resend', document: ResendMailDocument, input: (id) => ({ mailId: id }) }],
}
