import type { InvoiceType, Language } from '../../../prisma/generated/client/enums.js'

/** Texts of invoices and credit notes in one language. */
interface Texts {
  titles: Record<InvoiceType, string>
  number: string
  date: string
  order: string
  taxNumber: string
  billTo: string
  item: string
  quantity: string
  unitPrice: string
  amount: string
  subtotal: string
  discount: string
  credits: string
  fee: string
  total: string
  totalCredited: string
  paid(date: string): string
  refunded: string
  /** Note about letters that the fonts lack. */
  boxes: string
  /** Reference to the document that this one replaces or cancels. */
  corrects: Record<InvoiceType, (number: string) => string>
}

const en: Texts = {
  titles: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
  number: 'Number',
  date: 'Date',
  order: 'Order',
  taxNumber: 'Tax number',
  billTo: 'Billed to',
  item: 'Item',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: 'Discount',
  credits: 'Team credits',
  fee: 'Processing fee',
  total: 'Total',
  totalCredited: 'Total credited',
  paid: (date) => `Paid on ${date}`,
  refunded: 'Refunded',
  boxes: 'Some letters cannot be printed here and are shown as boxes. The order page shows them.',
  corrects: {
    INVOICE: (number) => `This invoice replaces ${number}.`,
    CREDIT_NOTE: (number) => `This credit note cancels invoice ${number} in full.`,
  },
}

const de: Texts = {
  titles: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Stornorechnung' },
  number: 'Nummer',
  date: 'Datum',
  order: 'Bestellung',
  taxNumber: 'Steuernummer',
  billTo: 'Rechnung an',
  item: 'Position',
  quantity: 'Menge',
  unitPrice: 'Einzelpreis',
  amount: 'Betrag',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  credits: 'Guthaben',
  fee: 'Gebühr',
  total: 'Gesamt',
  totalCredited: 'Storniert',
  paid: (date) => `Bezahlt am ${date}`,
  refunded: 'Erstattet',
  boxes:
    'Einige Zeichen lassen sich hier nicht drucken und stehen als Kästchen: Die Seite der Bestellung zeigt sie.',
  corrects: {
    INVOICE: (number) => `Diese Rechnung ersetzt ${number}.`,
    CREDIT_NOTE: (number) => `Diese Stornorechnung hebt die Rechnung ${number} vollständig auf.`,
  },
}

/** Texts of invoices and credit notes by language. */
export const invoiceTexts: Record<Language, Texts> = { EN: en, DE: de }
