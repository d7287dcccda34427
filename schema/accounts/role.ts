import * as enums from '../../prisma/generated/client/enums.js'
import { builder } from '../core/builder.js'

export const MemberRole = builder.enumType('MemberRole', {
  description:
    'Role of a member in a team. A token, session or OAuth grant never has more scopes than the role of its user.',
  values: {
    [enums.MemberRole.OWNER]: {
      description:
        'Account owner, one per team. Can do everything, including transferring ownership, rotating tokens of other members, and accepting agreements that require the owner.',
    },
    [enums.MemberRole.ADMIN]: {
      description: 'Can do everything except transfer ownership. Manages members and tokens.',
    },
    [enums.MemberRole.BUYER]: {
      description:
        'Orders placements, manages profiles and campaigns, approves briefs and drafts. Cannot cancel orders.',
    },
    [enums.MemberRole.EDITOR]: {
      description:
        'Edits articles, briefs and files. In a publisher team, offers outlets and delivers placements; in a writer team, writes drafts.',
    },
    [enums.MemberRole.FINANCE]: {
      description:
        'Reads everything, and sends payment links. In a publisher team, manages payout details.',
    },
    [enums.MemberRole.VIEWER]: { description: 'Reads everything, and changes nothing.' },
  },
})

export const OperatorRole = builder.enumType('OperatorRole', {
  description: 'Role of an operator token. Every role reads the records of all teams.',
  values: {
    [enums.OperatorRole.FULL]: { description: 'Can run every mutation.' },
    [enums.OperatorRole.FINANCE]: {
      description: 'Manages payments, credits, invoices, refunds, commissions and payouts.',
    },
    [enums.OperatorRole.CATALOGUE]: {
      description: 'Manages outlets, products, tags, imports and opportunities.',
    },
    [enums.OperatorRole.PRODUCTION]: {
      description: 'Manages articles, campaigns, writers, swaps, placements and files.',
    },
    [enums.OperatorRole.SUPPORT]: {
      description:
        'Writes comments, archives inquiries, and sends emails and webhook events again.',
    },
    [enums.OperatorRole.READ_ONLY]: { description: 'Changes nothing.' },
  },
})
