import type { Texts } from './text.ts'

/** An order. */
export const order = {
  lines: { en: 'Lines', de: 'Positionen' },
  money: { en: 'Payment, invoices and credits', de: 'Zahlung, Rechnungen und Guthaben' },
  noMoney: {
    en: 'Nothing was paid or invoiced yet.',
    de: 'Noch nichts bezahlt oder in Rechnung gestellt.',
  },
  noArticle: { en: 'No article', de: 'Kein Artikel' },
  markPaid: { en: 'Mark as paid', de: 'Zahlung bestätigen' },
  markPaidHint: {
    en: 'What the bank tells of the transfer: {total} is to be paid. Without a date it came today.',
    de: 'Angaben zur Überweisung laut Bank: {total} sind zu zahlen. Ohne Datum gilt der heutige Tag.',
  },
  unmarkPaid: { en: 'Undo payment', de: 'Zahlung zurücknehmen' },
  unmarkPaidHint: {
    en: 'Takes a mistake back, within a day.',
    de: 'Macht ein Versehen rückgängig, bis einen Tag danach.',
  },
  somethingFollowed: {
    en: 'The payment cannot be undone any more: a refund, a swap or a settlement has followed.',
    de: 'Die Zahlung lässt sich nicht mehr zurücknehmen, weil danach erstattet, getauscht oder abgerechnet wurde.',
  },
  cancelOrder: { en: 'Cancel order', de: 'Bestellung stornieren' },
  amount: { en: 'Amount', de: 'Betrag' },
  date: { en: 'Date', de: 'Datum' },
  method: { en: 'How', de: 'Erstattungsweg' },
  swap: { en: 'Swap', de: 'Tauschen' },
  proposeSwap: { en: 'Propose swap', de: 'Tausch vorschlagen' },
  swapHint: {
    en: 'Proposes another product; the client accepts it, and pays or gets back the difference.',
    de: 'Schlägt ein anderes Produkt vor; der Kunde nimmt es an und zahlt die Differenz oder bekommt sie zurück.',
  },
  refunds: { en: 'Refunds', de: 'Erstattungen' },
  refundedOf: { en: '{amount} of {price} refunded', de: '{amount} von {price} erstattet' },
  refund: { en: 'Refund', de: 'Erstatten' },
  refundHint: {
    en: 'The buyer gets back up to {price}.',
    de: 'Der Käufer bekommt bis zu {price} zurück.',
  },
  refundCreditsHint: {
    en: 'The order was paid with {credits} of credits: those go back first, as credits. Only the rest goes back the way you choose; afterwards the order says how much that is.',
    de: 'Die Bestellung wurde mit {credits} Guthaben bezahlt: Es geht zuerst zurück, als Guthaben. Nur der Rest geht auf dem gewählten Weg zurück; wie viel das ist, steht danach in der Bestellung.',
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
    en: 'Publisher, Reseller: they are paid.\nCommission: it is paid to whoever referred the buyer.\nAccounting: closes the accounts; nothing of it changes any more.',
    de: 'Verlag, Wiederverkäufer: Sie sind bezahlt.\nProvision: Sie ist an den Vermittler ausgezahlt.\nBuchhaltung: schließt die Position ab; danach ändert sich nichts mehr.',
  },
  accept: { en: 'Accept', de: 'Annehmen' },
  cancelSwap: { en: 'Cancel swap', de: 'Tausch abbrechen' },
  reissue: { en: 'Reissue', de: 'Neu ausstellen' },
  reissueHint: {
    en: 'Issues it anew for another addressee; the former is superseded.',
    de: 'Stellt sie für einen anderen Empfänger neu aus; die bisherige wird ersetzt.',
  },
  payPage: { en: 'Page to pay on', de: 'Zahlungsseite' },
  pdfOf: { en: '{name} as PDF', de: '{name} als PDF' },
  corrects: { en: 'corrects {name}', de: 'korrigiert {name}' },
  refundAmountHint: {
    en: 'The whole price ends the item. With less it goes on, at the price that remains.',
    de: 'Mit dem ganzen Preis endet die Position. Mit weniger läuft sie weiter, zum verbleibenden Preis.',
  },
  refundReferenceHint: {
    en: 'The number of the refund where it was made, such as that of the transfer.',
    de: 'Die Nummer der Erstattung dort, wo sie gemacht wurde, etwa die der Überweisung.',
  },
  vendorInvoice: { en: 'Publisher’s invoice', de: 'Verlagsrechnung' },
  commission: { en: 'Commission', de: 'Provision' },
  commissionHint: {
    en: 'Who referred the buyer, and what they get. Empty: there is none.',
    de: 'Wer den Käufer vermittelt hat und wie viel er dafür bekommt. Leer: keine Provision.',
  },
} satisfies Texts
