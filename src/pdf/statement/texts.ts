import type { Language } from '../../../prisma/generated/client/enums.js'
import type { StatementLine } from '../../domain/publishing/payout-statement.js'

/** Texts of statements in one language. */
interface Texts {
  title: string
  /** Note that the customer has issued the document. */
  selfBilling: string
  number: string
  date: string
  period: string
  taxNumber: string
  /** Heading of the publisher, who supplies the placements. */
  supplier: string
  day: string
  item: string
  amount: string
  types: Record<StatementLine['type'], string>
  opening: string
  earned: string
  reversed: string
  total: string
  paid: string
  closing: string
  none: string
  /** Note about letters that the fonts lack. */
  boxes: string
}

const en: Texts = {
  title: 'Statement',
  selfBilling: 'Self-billing invoice: issued by the customer on behalf of the supplier.',
  number: 'Number',
  date: 'Date',
  period: 'Period',
  taxNumber: 'Tax number',
  supplier: 'Supplier',
  day: 'Date',
  item: 'Item',
  amount: 'Amount',
  types: { EARNED: 'Earned', REVERSED: 'Reversed', PAID: 'Payout', RETURNED: 'Payout returned' },
  opening: 'Opening balance',
  earned: 'Earned',
  reversed: 'Reversed',
  total: 'Net amount of the invoice',
  paid: 'Payouts',
  closing: 'Closing balance',
  none: 'No entries in this period.',
  boxes: 'Some letters cannot be printed here and are shown as boxes.',
}

const de: Texts = {
  title: 'Abrechnung',
  selfBilling: 'Gutschrift: ausgestellt vom Leistungsempfänger im Namen des Leistenden.',
  number: 'Nummer',
  date: 'Datum',
  period: 'Zeitraum',
  taxNumber: 'Steuernummer',
  supplier: 'Leistender',
  day: 'Datum',
  item: 'Position',
  amount: 'Betrag',
  types: {
    EARNED: 'Verdient',
    REVERSED: 'Zurückgebucht',
    PAID: 'Auszahlung',
    RETURNED: 'Auszahlung zurückgekommen',
  },
  opening: 'Anfangssaldo',
  earned: 'Verdient',
  reversed: 'Zurückgebucht',
  total: 'Nettobetrag der Gutschrift',
  paid: 'Auszahlungen',
  closing: 'Endsaldo',
  none: 'Keine Buchungen in diesem Zeitraum.',
  boxes: 'Einige Zeichen lassen sich hier nicht drucken und stehen als Kästchen.',
}

/** Texts of statements by language. */
export const statementTexts: Record<Language, Texts> = { EN: en, DE: de }
