import {
  type Action,
  irreversibleAction,
  type MutationDocument,
  oppositeActions,
  revokeTokenTitle,
} from './action.ts'
import {
  ActivateAgreementTemplateDocument,
  ArchiveCampaignDocument,
  ArchiveOutletDocument,
  ArchiveOutletInquiryDocument,
  ArchiveOutletListDocument,
  ArchiveProductDocument,
  ArchiveProfileDocument,
  ArchiveTagDocument,
  ArchiveTeamDocument,
  AssignOrderItemsDocument,
  BlockUserDocument,
  CancelOrderDocument,
  CancelPayoutDocument,
  CancelPayoutFileDocument,
  DeleteSearchSynonymDocument,
  DeleteWebhookEndpointDocument,
  DisableOauthClientDocument,
  DismissOpportunityDocument,
  EnableOauthClientDocument,
  MarkOrderPaidDocument,
  MarkPayoutFilePaidDocument,
  MarkPayoutPaidDocument,
  ReopenOpportunityDocument,
  ReplayDeliveryDocument,
  ResendEmailDocument,
  RestoreCampaignDocument,
  RestoreOutletDocument,
  RestoreOutletInquiryDocument,
  RestoreOutletListDocument,
  RestoreProductDocument,
  RestoreProfileDocument,
  RestoreTagDocument,
  RestoreTeamDocument,
  RetireAgreementTemplateDocument,
  ReversePayoutDocument,
  ReviewPublisherApplicationDocument,
  RevokeAppDocument,
  RevokeOperatorTokenDocument,
  RevokeTokenDocument,
  SendPayoutDocument,
  SetArticleStatusDocument,
  SettleOrderItemDocument,
  UnblockUserDocument,
  UnmarkOrderPaidDocument,
  UpdateArticleDocument,
  UpdateOrderItemDocument,
  UpdateUserDocument,
  UpdateWebhookEndpointDocument,
} from './generated/graphql.ts'
import { statusField } from './list/status-choice.tsx'
import type { ListName, ListRecord } from './lists.ts'
import { dismissFields } from './screens/opportunities/dismiss-fields.ts'
import { cancelSwapForm, settlementFields } from './screens/order/form-fields.ts'
import { t } from './texts/index.ts'
import { referenceField } from './ui/fields.tsx'
import { replacedUntil } from './values.tsx'

const archiveActions = (key: string, archive: MutationDocument, restore: MutationDocument) =>
  oppositeActions(key, ['archive', archive], ['restore', restore], ({ deletedAt }) =>
    Boolean(deletedAt),
  )

/** Whether a token can be revoked. A rotated token is still valid for a while. */
const isNotRevoked = (record: ListRecord) =>
  record.revokedAt === null || replacedUntil(record) !== undefined

const cancelSwapAction = (byOperator: boolean): Action => ({
  ...cancelSwapForm(byOperator),
  isAvailable: ({ status }, isOperator) => isOperator === byOperator && status === 'PENDING_CLIENT',
})

export const actions: Partial<Record<ListName, readonly Action[]>> = {
  orders: [
    {
      name: 'markPaid',
      document: MarkOrderPaidDocument,
      input: (id) => ({ orderId: id }),
      fields: [{ name: 'date', type: 'date' }, { name: 'reference' }],
      isAvailable: ({ status }) => status === 'CREATED',
      undo: (id) => ({ document: UnmarkOrderPaidDocument, input: { orderId: id } }),
    },
    irreversibleAction(
      'cancelOrder',
      CancelOrderDocument,
      'orderId',
      ({ status }) => status === 'CREATED',
    ),
  ],
  articles: [
    {
      name: 'move',
      document: SetArticleStatusDocument,
      input: (id) => ({ articleId: id }),
      fields: [
        statusField,
        {
          ...{ name: 'notes', type: 'textarea' },
          // The team and the writer read why an article is rejected.
          requiredFor: { field: 'status', values: ['rejected'] },
        },
      ],
    },
    {
      name: 'assignWriter',
      document: UpdateArticleDocument,
      input: (id) => ({ articleId: id }),
      fields: [referenceField('writerId', 'User')],
      operatorsOnly: true,
    },
  ],
  swaps: [cancelSwapAction(true), cancelSwapAction(false)],
  orderItems: [
    {
      name: 'assignCampaign',
      document: AssignOrderItemsDocument,
      input: (id) => ({ orderItemIds: [id] }),
      fields: [referenceField('campaignId')],
      isAvailable: ({ isRefunded }) => !isRefunded,
    },
    {
      name: 'settle',
      document: SettleOrderItemDocument,
      input: (id) => ({ orderItemId: id }),
      fields: settlementFields,
      isAvailable: ({ isAccountingCompleted }) => !isAccountingCompleted,
    },
    ...oppositeActions(
      'orderItemId',
      ['demandRefund', UpdateOrderItemDocument, { refundRequired: true }],
      ['waiveRefund', UpdateOrderItemDocument, { refundRequired: false }],
      ({ refundRequired }) => Boolean(refundRequired),
    ).map((action) => ({
      ...action,
      isAvailable: (record: ListRecord, isOperator: boolean) =>
        !record.isRefunded && action.isAvailable!(record, isOperator),
    })),
  ],
  campaigns: archiveActions('campaignId', ArchiveCampaignDocument, RestoreCampaignDocument),
  outlets: archiveActions('outletId', ArchiveOutletDocument, RestoreOutletDocument),
  payouts: [
    {
      name: 'markPayoutPaid',
      document: MarkPayoutPaidDocument,
      input: (id) => ({ id }),
      message: 'payoutMarkedPaid',
      isPrimary: true,
      fields: [{ name: 'reference', required: true, hint: t('markPayoutPaidHint') }],
      isAvailable: ({ status }) => status === 'PENDING',
    },
    {
      name: 'sendPayout',
      document: SendPayoutDocument,
      input: (id) => ({ id }),
      isAvailable: ({ status }) => status === 'PENDING',
    },
    {
      name: 'cancelPayout',
      document: CancelPayoutDocument,
      input: (id) => ({ id }),
      fields: [{ name: 'reason', type: 'textarea', required: true }],
      isDestructive: true,
      isAvailable: ({ status }) => status === 'PENDING',
    },
    {
      name: 'reversePayout',
      document: ReversePayoutDocument,
      input: (id) => ({ id }),
      fields: [{ name: 'reason', type: 'textarea', required: true, hint: t('reversePayoutHint') }],
      isDestructive: true,
      isAvailable: ({ status }) => status === 'PAID',
    },
  ],
  payoutFiles: [
    {
      name: 'markPayoutFilePaid',
      document: MarkPayoutFilePaidDocument,
      input: (id) => ({ id }),
      message: 'payoutFileMarkedPaid',
      isPrimary: true,
      isAvailable: ({ status }) => status === 'PENDING',
      isFinal: true,
    },
    {
      name: 'cancelPayoutFile',
      document: CancelPayoutFileDocument,
      input: (id) => ({ id }),
      fields: [{ name: 'reason', type: 'textarea', required: true }],
      isDestructive: true,
      isAvailable: ({ status }) => status === 'PENDING',
    },
  ],
  publisherApplications: [
    {
      name: 'approveOutlet',
      document: ReviewPublisherApplicationDocument,
      isPrimary: true,
      input: (id) => ({ id, decision: 'APPROVE' }),
      fields: [{ name: 'reason', type: 'textarea', hint: t('approveApplicationHint') }],
      isAvailable: ({ status }) => status === 'PENDING',
    },
    {
      name: 'rejectOutlet',
      document: ReviewPublisherApplicationDocument,
      input: (id) => ({ id, decision: 'REJECT' }),
      fields: [
        { name: 'reason', type: 'textarea', required: true, hint: t('rejectApplicationHint') },
      ],
      isDestructive: true,
      isAvailable: ({ status }) => status === 'PENDING',
    },
  ],
  products: archiveActions('productId', ArchiveProductDocument, RestoreProductDocument),
  tags: archiveActions('tagId', ArchiveTagDocument, RestoreTagDocument),
  searchSynonyms: [
    {
      name: 'delete',
      document: DeleteSearchSynonymDocument,
      input: (id) => ({ searchSynonymId: id }),
      isFinal: true,
      isDestructive: true,
      deletesRecord: true,
    },
  ],
  outletLists: archiveActions('outletListId', ArchiveOutletListDocument, RestoreOutletListDocument),
  outletInquiries: archiveActions(
    'outletInquiryId',
    ArchiveOutletInquiryDocument,
    RestoreOutletInquiryDocument,
  ),
  profiles: archiveActions('profileId', ArchiveProfileDocument, RestoreProfileDocument),
  teams: archiveActions('teamId', ArchiveTeamDocument, RestoreTeamDocument),
  users: [
    ...oppositeActions(
      'userId',
      ['block', BlockUserDocument],
      ['unblock', UnblockUserDocument],
      ({ isBlocked }) => Boolean(isBlocked),
    ),
    {
      name: 'unlinkSso',
      document: UpdateUserDocument,
      input: (id) => ({ userId: id, ssoSubject: null }),
      isAvailable: ({ ssoSubject }) => typeof ssoSubject === 'string',
      isFinal: true,
      isDestructive: true,
    },
  ],
  apiTokens: [
    {
      ...irreversibleAction('revoke', RevokeTokenDocument, 'apiTokenId', isNotRevoked),
      title: revokeTokenTitle,
    },
  ],
  operatorTokens: [
    {
      ...irreversibleAction('revoke', RevokeOperatorTokenDocument, 'operatorTokenId', isNotRevoked),
      title: revokeTokenTitle,
    },
  ],
  oauthClients: [
    irreversibleAction(
      'disable',
      DisableOauthClientDocument,
      'clientId',
      ({ disabledAt }) => disabledAt === null,
    ),
    {
      name: 'enable',
      document: EnableOauthClientDocument,
      input: (id) => ({ clientId: id }),
      isAvailable: ({ disabledAt }) => disabledAt !== null,
    },
  ],
  oauthGrants: [
    irreversibleAction('revoke', RevokeAppDocument, 'id', ({ revokedAt }) => revokedAt === null),
  ],
  agreementTemplates: oppositeActions(
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
      operatorsOnly: true,
      isAvailable: ({ status }) => status !== 'ACTIVE',
    },
    {
      name: 'dismiss',
      document: DismissOpportunityDocument,
      input: (id) => ({ opportunityId: id, type: 'DISMISS' }),
      fields: dismissFields,
      isAvailable: ({ status }, isOperator) => !isOperator && status === 'ACTIVE',
      undo: (id) => ({ document: ReopenOpportunityDocument, input: { opportunityId: id } }),
    },
    {
      name: 'reopen',
      document: ReopenOpportunityDocument,
      input: (id) => ({ opportunityId: id }),
      // Teams cannot reopen an expired opportunity.
      isAvailable: ({ status, expiresAt }, isOperator) =>
        !isOperator &&
        status === 'DISMISSED' &&
        (expiresAt === null || new Date(String(expiresAt)) > new Date()),
    },
  ],
  webhookEndpoints: [
    ...oppositeActions(
      'webhookEndpointId',
      ['disable', UpdateWebhookEndpointDocument, { enabled: false }],
      ['enable', UpdateWebhookEndpointDocument, { enabled: true }],
      ({ enabled }) => !enabled,
    ),
    irreversibleAction(
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
      opensResult: true,
      input: (id) => ({ webhookDeliveryId: id }),
    },
  ],
  emails: [{ name: 'resend', document: ResendEmailDocument, input: (id) => ({ emailId: id }) }],
}
