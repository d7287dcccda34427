/** Texts of emails about approvals of orders. */
import type { Language } from '../../prisma/generated/client/enums.js'
import { action, type EmailTexts, rows } from './content.js'

type ApprovalTexts = Pick<EmailTexts['kinds'], 'APPROVAL_WANTED' | 'APPROVAL_DECIDED'>

export const approvalTexts: Record<Language, ApprovalTexts> = {
  EN: {
    APPROVAL_WANTED: (
      { reference, team, profile, requester, amount, products, url },
      { money },
    ) => ({
      subject: `Approval needed: order ${reference}`,
      heading: 'An order needs your approval',
      paragraphs: [
        requester
          ? `${requester} has placed an order for ${team}. It can be paid after you or another member approves it.`
          : `An order was placed for ${team}. It can be paid after you or another member approves it.`,
      ],
      ...rows(['Order', reference], ['Profile', profile], ['Amount', money(amount)]),
      list: products,
      ...action('Approve or reject', url),
    }),
    APPROVAL_DECIDED: ({ reference, isApproved, decidedBy, reason, total, url }, { money }) => ({
      subject: `Order ${reference} was ${isApproved ? 'approved' : 'rejected'}`,
      heading: isApproved ? 'Your order was approved' : 'Your order was rejected',
      paragraphs: [isApproved ? 'The order can be paid now.' : 'The order is cancelled.'],
      ...rows(
        ['Order', reference],
        [isApproved ? 'Approved by' : 'Rejected by', decidedBy],
        ['Amount due', isApproved && money(total)],
      ),
      quote: reason,
      ...action(isApproved ? 'View and pay the order' : 'View the order', url),
    }),
  },
  DE: {
    APPROVAL_WANTED: (
      { reference, team, profile, requester, amount, products, url },
      { money },
    ) => ({
      subject: `Freigabe nötig: Bestellung ${reference}`,
      heading: 'Eine Bestellung wartet auf Ihre Freigabe',
      paragraphs: [
        requester
          ? `${requester} hat für ${team} bestellt. Die Bestellung kann bezahlt werden, wenn Sie oder ein anderes Mitglied sie freigeben.`
          : `Für ${team} wurde bestellt. Die Bestellung kann bezahlt werden, wenn Sie oder ein anderes Mitglied sie freigeben.`,
      ],
      ...rows(['Bestellung', reference], ['Profil', profile], ['Betrag', money(amount)]),
      list: products,
      ...action('Freigeben oder ablehnen', url),
    }),
    APPROVAL_DECIDED: ({ reference, isApproved, decidedBy, reason, total, url }, { money }) => ({
      subject: `Bestellung ${reference} wurde ${isApproved ? 'freigegeben' : 'abgelehnt'}`,
      heading: isApproved ? 'Ihre Bestellung wurde freigegeben' : 'Ihre Bestellung wurde abgelehnt',
      paragraphs: [
        isApproved ? 'Die Bestellung kann jetzt bezahlt werden.' : 'Die Bestellung ist storniert.',
      ],
      ...rows(
        ['Bestellung', reference],
        [isApproved ? 'Freigegeben von' : 'Abgelehnt von', decidedBy],
        ['Zu zahlen', isApproved && money(total)],
      ),
      quote: reason,
      ...action(isApproved ? 'Bestellung ansehen und zahlen' : 'Bestellung ansehen', url),
    }),
  },
}
