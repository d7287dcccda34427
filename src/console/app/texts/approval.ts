import type { LocalizedTexts } from './localized-text.ts'

/** Texts of approvals: of orders, and of drafts under “My approvals”. */
export const approvalTexts = {
  myApprovals: { en: 'My approvals', de: 'Meine Freigaben' },
  waitingForMe: { en: 'Waiting for you', de: 'Warten auf Sie' },
  ownOrdersWaiting: { en: 'Your orders, waiting for others', de: 'Ihre Bestellungen bei anderen' },
  nothingToApprove: { en: 'No order waits for you.', de: 'Keine Bestellung wartet auf Sie.' },
  noOwnApprovals: {
    en: 'None of your orders waits for approval.',
    de: 'Keine Ihrer Bestellungen wartet auf Freigabe.',
  },
  draftsToApprove: { en: 'Drafts to review', de: 'Entwürfe zum Prüfen' },
  noDraftToApprove: { en: 'No draft waits for you.', de: 'Kein Entwurf wartet auf Sie.' },
  review: { en: 'Review', de: 'Prüfen' },
  reviewOf: { en: 'Review {name}', de: '{name} prüfen' },
  closeReviewOf: { en: 'Close the review of {name}', de: 'Prüfung von {name} schließen' },
  approveOrder: { en: 'Approve', de: 'Freigeben' },
  approveOrderHint: {
    en: 'The order of {amount} can be paid after the approval.',
    de: 'Die Bestellung über {amount} kann danach bezahlt werden.',
  },
  approveOrderOf: { en: 'Approve order {name}?', de: 'Bestellung {name} freigeben?' },
  approving: { en: 'Approving …', de: 'Wird freigegeben …' },
  approvingOrder: { en: 'Approving order {name} …', de: 'Bestellung {name} wird freigegeben …' },
  orderApproved: { en: 'Order {name} approved', de: 'Bestellung {name} freigegeben' },
  undoHint: {
    en: 'You can undo this for {seconds} seconds.',
    de: 'Sie können dies {seconds} Sekunden lang rückgängig machen.',
  },
  approvalsDiscarded: {
    en: 'Not approved, because the session has changed. Sign in again to approve.',
    de: 'Nicht freigegeben, weil sich die Sitzung geändert hat. Melden Sie sich zum Freigeben wieder an.',
  },
  rejectOrder: { en: 'Reject', de: 'Ablehnen' },
  rejectOrderHint: {
    en: 'The order is cancelled. The requester receives your reason.',
    de: 'Die Bestellung wird storniert. Wer bestellt hat, erhält Ihren Grund.',
  },
  orderRejected: { en: 'Order rejected', de: 'Bestellung abgelehnt' },
  reason: { en: 'Reason', de: 'Grund' },
  awaitingApproval: { en: 'Awaiting approval', de: 'Wartet auf Freigabe' },
  approval: { en: 'Approval', de: 'Freigabe' },
  ownOrderWaits: {
    en: 'You placed this order. Another member of the team must approve it.',
    de: 'Sie haben diese Bestellung aufgegeben. Ein anderes Mitglied des Teams muss sie freigeben.',
  },
  orderWaits: {
    en: 'Waits for approval by another member of the team.',
    de: 'Wartet auf die Freigabe durch ein anderes Mitglied des Teams.',
  },
  decidedByAt: { en: '{name}, {time}', de: '{name}, {time}' },
  approvalSettings: { en: 'Approvals', de: 'Freigaben' },
  noApprovals: {
    en: 'Orders need no approval.',
    de: 'Bestellungen brauchen keine Freigabe.',
  },
  approvalAbove: {
    en: 'Orders above {amount} need approval.',
    de: 'Bestellungen über {amount} brauchen eine Freigabe.',
  },
  approvalFor: {
    en: 'All orders of these callers need approval: {names}.',
    de: 'Alle Bestellungen dieser Anwendungen brauchen eine Freigabe: {names}.',
  },
  approvalAboveHint: {
    en: 'Subtotal less discount. Leave empty for no amount.',
    de: 'Zwischensumme abzüglich Rabatt. Leer: kein Betrag.',
  },
} satisfies LocalizedTexts
