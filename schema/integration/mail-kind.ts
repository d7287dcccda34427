import * as enums from '../../prisma/generated/client/enums.js'
import { builder } from '../core/builder.js'

export const MailKind = builder.enumType('MailKind', {
  description: 'What a mail tells of.',
  values: {
    [enums.MailKind.RECEIPT]: {
      description: 'A payment has come: to whoever paid. It is no notice and cannot be ended.',
    },
    [enums.MailKind.REFUND]: {
      description: 'Money was refunded: to whoever paid. It is no notice and cannot be ended.',
    },
    [enums.MailKind.BRIEF_WANTED]: { description: 'Articles need a brief: to the team.' },
    [enums.MailKind.DRAFT_READY]: { description: 'A draft is to be reviewed: to the team.' },
    [enums.MailKind.INFO_WANTED]: { description: 'An article waits for an answer: to the team.' },
    [enums.MailKind.ARTICLE_PUBLISHED]: {
      description: 'An article is published, at which address: to the team.',
    },
    [enums.MailKind.SWAP_PROPOSED]: { description: 'A swap is proposed: to the team.' },
    [enums.MailKind.ORDER_ENDING]: {
      description: 'An order, or the time to pay it, ends within two days: to the team.',
    },
    [enums.MailKind.ORDER_ENDED]: {
      description: 'An order was cancelled since nobody paid it in time: to the team.',
    },
    [enums.MailKind.TRANSFER_EXPECTED]: {
      description: 'An order or a swap will be paid by transfer: to operators.',
    },
    [enums.MailKind.BRIEF_READY]: { description: 'A brief is ready: to operators.' },
    [enums.MailKind.OUTLET_INQUIRY]: {
      description: 'Somebody asks about an outlet: to operators.',
    },
    [enums.MailKind.TEAM_INVITATION]: {
      description:
        'Somebody is invited to a team: to the address that is invited. It cannot be ended.',
    },
    [enums.MailKind.SIGN_IN]: {
      description: 'A link to sign in to the console: to who asked for it. It cannot be ended.',
    },
    [enums.MailKind.WEBHOOK_FAILING]: {
      description: 'A webhook endpoint fails for an hour, or was disabled for it: to operators.',
    },
  },
})

export const Language = builder.enumType('Language', {
  description: 'A language in which mail is written.',
  values: {
    [enums.Language.EN]: { description: 'English.' },
    [enums.Language.DE]: { description: 'German.' },
  },
})
