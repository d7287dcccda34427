import * as enums from '../../prisma/generated/client/enums.js'
import { builder } from '../core/builder.js'

export const EmailKind = builder.enumType('EmailKind', {
  description: 'Kind of an email.',
  values: {
    [enums.EmailKind.RECEIPT]: {
      description: 'Payment receipt, sent to the payer. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.REFUND]: {
      description: 'Refund confirmation, sent to the payer. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.BRIEF_WANTED]: { description: 'Articles need a brief. Sent to the team.' },
    [enums.EmailKind.DRAFT_WANTED]: {
      description: 'A draft or its revision is needed. Sent to the writer.',
    },
    [enums.EmailKind.DRAFT_READY]: {
      description: 'A draft is ready for review. Sent to the team.',
    },
    [enums.EmailKind.INFO_WANTED]: {
      description: 'An article is waiting for information. Sent to the team.',
    },
    [enums.EmailKind.ARTICLE_PUBLISHED]: {
      description: 'An article has been published, with its URL. Sent to the team.',
    },
    [enums.EmailKind.SWAP_PROPOSED]: { description: 'A swap has been proposed. Sent to the team.' },
    [enums.EmailKind.OPPORTUNITY_CREATED]: {
      description: 'An opportunity was created. Sent to the members who can place orders.',
    },
    [enums.EmailKind.ORDER_ENDING]: {
      description: 'An order, or its payment period, expires within two days. Sent to the team.',
    },
    [enums.EmailKind.ORDER_ENDED]: {
      description:
        'An order was cancelled because it was not paid in time, or because its team was archived. Sent to the team.',
    },
    [enums.EmailKind.APPROVAL_WANTED]: {
      description: 'An order needs approval. Sent to the members who can approve it.',
    },
    [enums.EmailKind.APPROVAL_DECIDED]: {
      description: 'An order was approved or rejected. Sent to the user who placed it.',
    },
    [enums.EmailKind.TRANSFER_EXPECTED]: {
      description: 'An order or swap will be paid by bank transfer. Sent to operators.',
    },
    [enums.EmailKind.BRIEF_READY]: { description: 'A brief is ready. Sent to operators.' },
    [enums.EmailKind.OUTLET_INQUIRY]: {
      description: 'An inquiry about an outlet has been received. Sent to operators.',
    },
    [enums.EmailKind.INQUIRY_REPLIED]: {
      description:
        'An operator has replied to an inquiry about an outlet. Sent to the email address of the inquiry. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.TEAM_INVITATION]: {
      description: 'Team invitation, sent to the invitee. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.SIGN_IN]: {
      description:
        'Sign-in link for the console, sent to the requester. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.PASSKEY_CHANGED]: {
      description: 'A passkey was added or removed. Sent to its user. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.APPLICATION_LINK]: {
      description:
        'Link that confirms the address of a publisher application, sent to the applicant. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.APPLICATION_SUBMITTED]: {
      description: 'A publisher has applied. Sent to operators.',
    },
    [enums.EmailKind.APPLICATION_REJECTED]: {
      description:
        'A publisher application was rejected, with the reason. Sent to the applicant. Cannot be unsubscribed from.',
    },
    [enums.EmailKind.OUTLET_SUBMITTED]: {
      description: 'A publisher has submitted an outlet for review. Sent to operators.',
    },
    [enums.EmailKind.OUTLET_STATUS]: {
      description: 'The status of an outlet has changed. Sent to its publisher team.',
    },
    [enums.EmailKind.OUTLET_CHANGE_REVIEWED]: {
      description:
        'The pending change of an outlet was approved or rejected. Sent to its publisher team.',
    },
    [enums.EmailKind.OUTLET_DOMAIN_CHECKED]: {
      description:
        'The domain of an outlet was proved, or the proof has failed. Sent to its publisher team.',
    },
    [enums.EmailKind.PLACEMENT_OFFERED]: {
      description: 'Placements were ordered. Sent to the publisher team, once per order.',
    },
    [enums.EmailKind.PLACEMENT_DECLINED]: {
      description: 'A publisher has declined a placement. Sent to operators.',
    },
    [enums.EmailKind.PLACEMENT_OVERDUE]: {
      description: 'A publisher has not accepted a placement in time. Sent to operators.',
    },
    [enums.EmailKind.PLACEMENT_WITHDRAWN]: {
      description: 'A placement was withdrawn. Sent to the publisher team.',
    },
    [enums.EmailKind.PLACEMENT_LINK_LOST]: {
      description: 'The page of a delivered placement no longer exists. Sent to operators.',
    },
    [enums.EmailKind.PUBLISHER_COMMENTED]: {
      description: 'A publisher has commented on a placement. Sent to operators.',
    },
    [enums.EmailKind.OPERATOR_COMMENTED]: {
      description: 'An operator has commented on a placement. Sent to the publisher team.',
    },
    [enums.EmailKind.PAYOUT_PAID]: {
      description: 'A payout has been transferred. Sent to the publisher team.',
    },
    [enums.EmailKind.PAYOUT_FAILED]: {
      description: 'A payout could not be transferred or reversed. Sent to operators.',
    },
    [enums.EmailKind.PAYOUT_STATEMENT]: {
      description: 'A monthly statement was issued. Sent to the publisher team.',
    },
    [enums.EmailKind.PAYOUT_ACCOUNT_CHANGED]: {
      description:
        'The account to which payouts are transferred has changed. Sent to the publisher team. Users cannot unsubscribe from it.',
    },
    [enums.EmailKind.PAYOUT_ACCOUNT_HELD]: {
      description:
        'A publisher has replaced its IBAN, and payment files omit the account for 3 days. Sent to operators.',
    },
    [enums.EmailKind.WEBHOOK_FAILING]: {
      description:
        'A webhook endpoint has been failing for an hour, or was disabled because of it. Sent to operators.',
    },
  },
})

export const Language = builder.enumType('Language', {
  description: 'Language of emails.',
  values: {
    [enums.Language.EN]: { description: 'English.' },
    [enums.Language.DE]: { description: 'German.' },
  },
})
