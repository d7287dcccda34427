import type { Change } from './change.ts'
import {
  ActivateAgreementTemplateDocument,
  ArchiveCampaignDocument,
  ArchiveOutletDocument,
  ArchiveOutletInquiryDocument,
  ArchiveProductDocument,
  ArchiveProfileDocument,
  ArchiveTagDocument,
  ArchiveTeamDocument,
  AssignOrderItemsDocument,
  BlockUserDocument,
  CancelOrderDocument,
  CancelSwapDocument,
  DeleteSearchSynonymDocument,
  DeleteWebhookEndpointDocument,
  DismissOpportunityDocument,
  MarkOrderPaidDocument,
  ReopenOpportunityDocument,
  ReplayDeliveryDocument,
  ResendMailDocument,
  RestoreCampaignDocument,
  RestoreOutletDocument,
  RestoreOutletInquiryDocument,
  RestoreProductDocument,
  RestoreProfileDocument,
  RestoreTagDocument,
  RestoreTeamDocument,
  RetireAgreementTemplateDocument,
  RevokeOperatorTokenDocument,
  RevokeTokenDocument,
  SetArticleStatusDocument,
  SettleOrderItemDocument,
  TestWebhookEndpointDocument,
  UnblockUserDocument,
  UnmarkOrderPaidDocument,
  UpdateArticleDocument,
  UpdateOrderItemDocument,
  UpdateWebhookEndpointDocument,
} from './generated/graphql.ts'
import type { Operation } from './graph.ts'
import { choicesOf } from './list/choices.ts'
import { statusField } from './list/status-choice.tsx'
import type { ListName, ListRecord } from './lists.ts'
import { type TextName, t } from './texts/index.ts'
import { referenceField } from './ui/fields.tsx'
import type { Field } from './ui/form.tsx'
import { replacedUntil } from './values.tsx'

/** Action on the records of a list. */
export interface Action {
  name: TextName
  document: Operation<unknown, { input: never }>
  input(id: string): object
  /** Fields of the form that opens first. */
  fields?: readonly Field[]
  /** Whether only operators see the action, although the API also accepts the mutation from teams. */
  operators?: boolean
  /** Whether the action is available for a record. Defaults to all records. */
  fits?(record: ListRecord, isOperator: boolean): boolean
  /** Returns the mutation that undoes the action. */
  undo?(id: string): Change
  /** Message after the action. Defaults to the action's name. */
  said?: TextName
  /** Whether to open the page of the returned record. */
  opens?: boolean
  /** Whether the action cannot be undone and requires confirmation. */
  isFinal?: boolean
  /** Whether the action deletes the record, so that the list opens afterwards. */
  removes?: boolean
}

type Document = Operation<unknown, { input: never }>

/** Returns two opposite actions. Each undoes the other. */
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

/** Fields of the settlement form. */
export const settlementFields: readonly Field[] = [
  {
    ...{ name: 'settlement', type: 'select', required: true },
    // No default, because a settlement cannot be undone.
    choices: [['', '–'], ...choicesOf('Settlement')],
    hint: t('settleHint'),
  },
  { name: 'date', type: 'date' },
]

/** Returns an irreversible action, such as revoking a token. */
const ending = (
  name: TextName,
  document: Document,
  key: string,
  fits: (record: ListRecord) => boolean,
): Action => ({ name, document, fits, input: (id) => ({ [key]: id }), isFinal: true })

/** Whether a token can be revoked. A rotated token is still valid for a while. */
const isNotRevoked = (record: ListRecord) =>
  record.revokedAt === null || replacedUntil(record) !== undefined

export const actions: Partial<Record<ListName, readonly Action[]>> = {
  orders: [
    {
      name: 'markPaid',
      document: MarkOrderPaidDocument,
      input: (id) => ({ orderId: id }),
      fields: [{ name: 'date', type: 'date' }, { name: 'reference' }],
      fits: ({ status }) => status === 'CREATED',
      undo: (id) => ({ document: UnmarkOrderPaidDocument, input: { orderId: id } }),
    },
    ending('cancelOrder', CancelOrderDocument, 'orderId', ({ status }) => status === 'CREATED'),
  ],
  articles: [
    {
      name: 'move',
      document: SetArticleStatusDocument,
      input: (id) => ({ articleId: id }),
      fields: [statusField, { name: 'notes', type: 'textarea' }],
    },
    {
      name: 'assignWriter',
      document: UpdateArticleDocument,
      input: (id) => ({ articleId: id }),
      fields: [referenceField('writerId', 'User')],
      operators: true,
    },
  ],
  swaps: [
    ending('cancelSwap', CancelSwapDocument, 'swapId', ({ status }) => status === 'PENDING_CLIENT'),
  ],
  orderItems: [
    {
      name: 'assignCampaign',
      document: AssignOrderItemsDocument,
      input: (id) => ({ orderItemIds: [id] }),
      fields: [referenceField('campaignId')],
      fits: ({ isRefunded }) => !isRefunded,
    },
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
      fits: (record: ListRecord, isOperator: boolean) =>
        !record.isRefunded && action.fits!(record, isOperator),
    })),
  ],
  campaigns: archived('campaignId', ArchiveCampaignDocument, RestoreCampaignDocument),
  outlets: archived('outletId', ArchiveOutletDocument, RestoreOutletDocument),
  products: archived('productId', ArchiveProductDocument, RestoreProductDocument),
  tags: archived('tagId', ArchiveTagDocument, RestoreTagDocument),
  searchSynonyms: [
    {
      name: 'delete',
      document: DeleteSearchSynonymDocument,
      input: (id) => ({ searchSynonymId: id }),
      isFinal: true,
      removes: true,
    },
  ],
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
  apiTokens: [ending('revoke', RevokeTokenDocument, 'apiTokenId', isNotRevoked)],
  operatorTokens: [ending('revoke', RevokeOperatorTokenDocument, 'operatorTokenId', isNotRevoked)],
  agreementTemplates: pair(
    'agreementTemplateId',
    ['activate', ActivateAgreementTemplateDocument],
    ['retire', RetireAgreementTemplateDocument],
    ({ isActive }) => Boolean(isActive),
  ),
  opportunities: [
    {
      name: 'reopen',
      document: ReopenOpportunityDocument,
      input: (id) => ({ opportunityId: id }),
      fields: [{ name: 'expiresAt', type: 'date', hint: t('reopenHint') }],
      operators: true,
      fits: ({ status }) => status !== 'ACTIVE',
    },
    {
      name: 'dismiss',
      document: DismissOpportunityDocument,
      input: (id) => ({ opportunityId: id, type: 'DISMISS' }),
      fits: ({ status }, isOperator) => !isOperator && status === 'ACTIVE',
      undo: (id) => ({ document: ReopenOpportunityDocument, input: { opportunityId: id } }),
    },
    {
      name: 'reopen',
      document: ReopenOpportunityDocument,
      input: (id) => ({ opportunityId: id }),
      // Teams cannot reopen an expired opportunity.
      fits: ({ status, expiresAt }, isOperator) =>
        !isOperator &&
        status === 'DISMISSED' &&
        (expiresAt === null || new Date(String(expiresAt)) > new Date()),
    },
  ],
  webhookEndpoints: [
    {
      name: 'test',
      document: TestWebhookEndpointDocument,
      input: (id) => ({ webhookEndpointId: id }),
      said: 'testUnderWay',
      fits: ({ enabled }) => Boolean(enabled),
    },
    ...pair(
      'webhookEndpointId',
      ['disable', UpdateWebhookEndpointDocument, { enabled: false }],
      ['enable', UpdateWebhookEndpointDocument, { enabled: true }],
      ({ enabled }) => !enabled,
    ),
    ending(
      'delete',
      DeleteWebhookEndpointDocument,
      'webhookEndpointId',
      ({ deletedAt }) => !deletedAt,
    ),
  ],
  webhookDeliveries: [
    {
      name: 'replay',
      document: ReplayDeliveryDocument,
      opens: true,
      input: (id) => ({ webhookDeliveryId: id }),
    },
  ],
  mails: [{ name: 'resend', document: ResendMailDocument, input: (id) => ({ mailId: id }) }],
}
