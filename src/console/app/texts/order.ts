import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the order screen. */
export const orderTexts = {
  items: { en: 'Items', de: 'Positionen' },
  paymentsAndInvoices: {
    en: 'Payment, invoices and credits',
    de: 'Zahlung, Rechnungen und Guthaben',
  },
  noPayments: { en: 'No payments or invoices yet.', de: 'Noch keine Zahlungen oder Rechnungen.' },
  noArticle: { en: 'No article', de: 'Kein Artikel' },
  markPaid: { en: 'Mark as paid', de: 'Zahlung bestätigen' },
  markPaidHint: {
    en: 'Details of the bank transfer. Amount due: {total}. If you enter no date, today’s date is used.',
    de: 'Angaben zur Überweisung. Zu zahlen: {total}. Ohne Datum gilt der heutige Tag.',
  },
  unmarkPaid: { en: 'Reverse payment', de: 'Zahlung zurücknehmen' },
  unmarkPaidHint: {
    en: 'Reverses a payment recorded by mistake. Available for 24 hours.',
    de: 'Nimmt eine versehentlich bestätigte Zahlung zurück. Möglich bis 24 Stunden danach.',
  },
  paymentNotReversible: {
    en: 'The payment can no longer be reversed because a refund, swap or settlement followed.',
    de: 'Die Zahlung lässt sich nicht mehr zurücknehmen, weil danach erstattet, getauscht oder abgerechnet wurde.',
  },
  cancelOrder: { en: 'Cancel order', de: 'Bestellung stornieren' },
  amount: { en: 'Amount', de: 'Betrag' },
  date: { en: 'Date', de: 'Datum' },
  method: { en: 'Refund method', de: 'Erstattungsweg' },
  swap: { en: 'Swap', de: 'Tauschen' },
  proposeSwap: { en: 'Propose swap', de: 'Tausch vorschlagen' },
  swapHint: {
    en: 'Proposes another product. The team accepts it and pays the difference or gets it back.',
    de: 'Schlägt ein anderes Produkt vor. Das Team nimmt es an und zahlt die Differenz oder bekommt sie zurück.',
  },
  refunds: { en: 'Refunds', de: 'Erstattungen' },
  refundedOf: { en: '{amount} of {price} refunded', de: '{amount} von {price} erstattet' },
  refund: { en: 'Refund', de: 'Erstatten' },
  refundHint: {
    en: 'You can refund up to {price}.',
    de: 'Sie können bis zu {price} erstatten.',
  },
  refundCreditsHint: {
    en: '{credits} of the order was paid with credits and is refunded first, as credits. Only the rest is refunded by the method you select. The order shows both amounts.',
    de: '{credits} der Bestellung wurden mit Guthaben bezahlt. Guthaben wird zuerst erstattet, als Guthaben. Nur der Rest wird auf dem gewählten Weg erstattet. Die Bestellung zeigt danach beide Beträge.',
  },
  refundSplit: {
    en: '{credits} as credits, {money} as money',
    de: '{credits} als Guthaben, {money} als Geld',
  },
  orderedPrice: { en: 'Ordered', de: 'Bestellt' },
  swapDifferences: { en: 'Swap differences', de: 'Differenzen aus Tausch' },
  refundedAsMoney: { en: 'Refunded as money', de: 'Als Geld erstattet' },
  refundedAsCredits: { en: 'Refunded as credits', de: 'Als Guthaben erstattet' },
  settle: { en: 'Settle', de: 'Abrechnen' },
  settleHint: {
    en: 'Publisher, Reseller: marks the payee as paid.\nCommission: marks the referrer’s commission as paid.\nAccounting: closes the item. It can no longer be changed.',
    de: 'Verlag, Wiederverkäufer: markiert sie als bezahlt.\nProvision: markiert die Provision des Vermittlers als bezahlt.\nBuchhaltung: schließt die Position ab. Sie lässt sich danach nicht mehr ändern.',
  },
  accept: { en: 'Accept', de: 'Annehmen' },
  cancelSwap: { en: 'Cancel swap', de: 'Tausch abbrechen' },
  reissue: { en: 'Reissue', de: 'Neu ausstellen' },
  reissueHint: {
    en: 'Issues a corrected invoice to another addressee. It supersedes this one.',
    de: 'Stellt eine berichtigte Rechnung für einen anderen Empfänger aus. Sie ersetzt die bisherige.',
  },
  paymentPage: { en: 'Payment page', de: 'Zahlungsseite' },
  pdfOf: { en: '{name} as PDF', de: '{name} als PDF' },
  corrects: { en: 'corrects {name}', de: 'korrigiert {name}' },
  refundAmountHint: {
    en: 'A full refund ends the item. After a partial refund, it continues at the remaining price.',
    de: 'Eine vollständige Erstattung beendet die Position. Nach einer Teilerstattung läuft sie zum verbleibenden Preis weiter.',
  },
  refundReferenceHint: {
    en: 'Reference in the external system, such as the number of the bank transfer.',
    de: 'Referenz im externen System, etwa die Nummer der Überweisung.',
  },
  vendorInvoice: { en: 'Publisher invoice', de: 'Verlagsrechnung' },
  commission: { en: 'Commission', de: 'Provision' },
  commissionHint: {
    en: 'The referring team and its commission. Leave empty for none.',
    de: 'Das vermittelnde Team und seine Provision. Leer: keine Provision.',
  },
} satisfies LocalizedTexts
