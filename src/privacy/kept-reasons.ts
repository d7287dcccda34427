import { exportDays } from '../domain/accounts/export-days.js'

/** Reasons for which an erasure keeps values. Reports and documents have the English text, the console both. */
export const keptReasons = {
  fixed: {
    en: 'Value that the server chooses, such as a name from a fixed list or a number.',
    de: 'Wert, den der Server wählt, etwa ein Name aus einer festen Liste oder eine Nummer.',
  },
  name: {
    en: 'Unique name or key of a record. Change the record instead.',
    de: 'Eindeutiger Name oder Schlüssel eines Datensatzes. Ändern Sie stattdessen den Datensatz.',
  },
  document: {
    en: 'Part of an invoice or a statement, which tax law requires to be kept.',
    de: 'Teil einer Rechnung oder Abrechnung, die nach dem Steuerrecht aufbewahrt werden muss.',
  },
  transfer: {
    en: 'Bank details and payment files of publishers, which are accounting records.',
    de: 'Bankdaten und Zahlungsdateien von Verlagen, die Buchungsunterlagen sind.',
  },
  ledger: {
    en: 'Part of an append-only ledger, which is an accounting record.',
    de: 'Teil eines unveränderlichen Kontos, das eine Buchungsunterlage ist.',
  },
  contract: {
    en: 'Proof that an agreement was accepted.',
    de: 'Nachweis, dass eine Vereinbarung angenommen wurde.',
  },
  derived: {
    en: 'Follows from the outlet and the product, in which the address is replaced.',
    de: 'Folgt aus dem Medium und dem Produkt, in denen die Adresse ersetzt wird.',
  },
  shortLived: { en: 'Deleted after 24 hours.', de: 'Wird nach 24 Stunden gelöscht.' },
  request: {
    en: `Record of an export or erasure. Its personal data is encrypted, and deleted when the request is completed, or ${exportDays} days after an export.`,
    de: `Datensatz eines Exports oder einer Löschung. Die personenbezogenen Daten darin sind verschlüsselt und werden gelöscht, wenn die Anfrage abgeschlossen ist, oder ${exportDays} Tage nach einem Export.`,
  },
  secret: {
    en: 'Hash, secret or encrypted value.',
    de: 'Hash, Geheimnis oder verschlüsselter Wert.',
  },
} as const
