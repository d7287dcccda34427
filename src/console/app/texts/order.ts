import type { Texts } from './text.ts'

/** An order. */
export const order = {
  lines: { en: 'Lines', de: 'Positionen' },
  money: { en: 'Payment, invoices and credits', de: 'Zahlung, Rechnungen und Guthaben' },
  noMoney: {
    en: 'Nothing was paid or invoiced yet.',
    de: 'Noch ist nichts bezahlt oder berechnet.',
  },
  noArticle: { en: 'No article', de: 'Kein Artikel' },
  markPaid: { en: 'Mark as paid', de: 'Als bezahlt vermerken' },
  markPaidHint: {
    en: 'What the bank tells of the transfer. Without an amount it is {total}, without a date today.',
    de: 'Was die Bank über die Überweisung sagt. Ohne Betrag sind es {total}, ohne Datum gilt heute.',
  },
  unmarkPaid: { en: 'Undo payment', de: 'Zahlung zurücknehmen' },
  unmarkPaidHint: {
    en: 'Takes a mistake back, within a day.',
    de: 'Nimmt ein Versehen zurück, innerhalb eines Tages.',
  },
  cancelOrder: { en: 'Cancel order', de: 'Bestellung stornieren' },
  amount: { en: 'Amount', de: 'Betrag' },
  date: { en: 'Date', de: 'Datum' },
  method: { en: 'How', de: 'Wie' },
  swap: { en: 'Swap', de: 'Tauschen' },
  swapHint: {
    en: 'Proposes another product; the client accepts it, and pays or gets back the difference.',
    de: 'Schlägt ein anderes Produkt vor; der Kunde nimmt es an und zahlt den Unterschied oder bekommt ihn zurück.',
  },
  refund: { en: 'Refund', de: 'Erstatten' },
  refundHint: {
    en: 'Gives back {price}, or the amount that is named.',
    de: 'Gibt {price} zurück, oder den genannten Betrag.',
  },
  settle: { en: 'Settle', de: 'Abrechnen' },
  settlement: { en: 'What is settled', de: 'Was abgerechnet wird' },
  accept: { en: 'Accept', de: 'Annehmen' },
  cancelSwap: { en: 'Cancel swap', de: 'Tausch abbrechen' },
  reissue: { en: 'Reissue', de: 'Neu ausstellen' },
  reissueHint: {
    en: 'Issues it anew for another addressee; the former is superseded.',
    de: 'Stellt sie für einen anderen Empfänger neu aus; die bisherige wird ersetzt.',
  },
  payPage: { en: 'Page to pay on', de: 'Seite zum Bezahlen' },
  pdfOf: { en: '{name} as PDF', de: '{name} als PDF' },
  corrects: { en: 'corrects {name}', de: 'berichtigt {name}' },
  refundAmountHint: {
    en: 'Empty for all that is left of the price; a part lowers the price.',
    de: 'Leer für alles, was vom Preis übrig ist; ein Teil senkt den Preis.',
  },
  refundReferenceHint: {
    en: 'What names the refund elsewhere.',
    de: 'Was die Erstattung anderswo benennt.',
  },
  vendorInvoice: { en: 'Publisher’s invoice', de: 'Rechnung des Verlags' },
  commission: { en: 'Commission', de: 'Provision' },
  commissionHint: {
    en: 'Who referred the buyer, and what they get. Empty: there is none.',
    de: 'Wer den Käufer vermittelt hat und was es dafür gibt. Leer: keine.',
  },
} satisfies Texts
