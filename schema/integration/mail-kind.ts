import * as enums from '../../prisma/generated/client/enums.js'
import { builder } from '../core/builder.js'

export const MailKind = builder.enumType('MailKind', {
  description: 'Kind of an email.',
  values: {
    [enums.MailKind.RECEIPT]: {
      description: 'Payment receipt, sent to the payer. Cannot be unsubscribed from.',
    },
    [enums.MailKind.REFUND]: {
      description: 'Refund confirmation, sent to the payer. Cannot be unsubscribed from.',
    },
    [enums.MailKind.BRIEF_WANTED]: { description: 'Articles need a brief. Sent to the team.' },
    [enums.MailKind.DRAFT_READY]: { description: 'A draft is ready for review. Sent to the team.' },
    [enums.MailKind.INFO_WANTED]: {
      description: 'An article is waiting for information. Sent to the team.',
    },
    [enums.MailKind.ARTICLE_PUBLISHED]: {
      description: 'An article has been published, with its URL. Sent to the team.',
    },
    [enums.MailKind.SWAP_PROPOSED]: { description: 'A swap has been proposed. Sent to the team.' },
    [enums.MailKind.ORDER_ENDING]: {
      description: 'An order, or its payment period, expires within two days. Sent to the team.',
    },
    [enums.MailKind.ORDER_ENDED]: {
      description: 'An order was cancelled because it was not paid in time. Sent to the team.',
    },
    [enums.MailKind.TRANSFER_EXPECTED]: {
      description: 'An order or swap will be paid by bank transfer. Sent to operators.',
    },
    [enums.MailKind.BRIEF_READY]: { description: 'A brief is ready. Sent to operators.' },
    [enums.MailKind.OUTLET_INQUIRY]: {
      description: 'An inquiry about an outlet has been received. Sent to operators.',
    },
    [enums.MailKind.TEAM_INVITATION]: {
      description: 'Team invitation, sent to the invitee. Cannot be unsubscribed from.',
    },
    [enums.MailKind.SIGN_IN]: {
      description:
        'Sign-in link for the console, sent to the requester. Cannot be unsubscribed from.',
    },
    [enums.MailKind.WEBHOOK_FAILING]: {
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
