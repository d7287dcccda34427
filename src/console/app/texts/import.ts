import type { LocalizedTexts } from './localized-text.ts'

/** Texts of catalogue imports. */
export const importTexts = {
  newImport: { en: 'Import a file', de: 'Datei importieren' },
  importFile: { en: 'CSV or JSONL file', de: 'CSV- oder JSONL-Datei' },
  importHint: {
    en: 'Outlets and products, one row per product. A preview shows the changes before you import. Files from “Export CSV” have different columns and cannot be imported.',
    de: 'Medien und Produkte, eine Zeile je Produkt. Eine Vorschau zeigt die Änderungen, bevor Sie importieren. Dateien aus „CSV exportieren“ haben andere Spalten und lassen sich nicht importieren.',
  },
  importColumns: { en: 'Columns of the file', de: 'Spalten der Datei' },
  importColumnsHint: {
    en: 'Rows are matched by outlet_key and product_key. Repeat an outlet in the row of each of its products. For an outlet without products, leave the product cells empty. Required columns must be in the header. Other columns may be omitted and then change nothing. An empty cell clears the value.',
    de: 'Zeilen werden anhand von outlet_key und product_key zugeordnet. Wiederholen Sie ein Medium in der Zeile jedes seiner Produkte. Lassen Sie bei einem Medium ohne Produkte die Produktzellen leer. Pflichtspalten müssen in der Kopfzeile stehen. Andere Spalten dürfen fehlen und ändern dann nichts. Eine leere Zelle löscht den Wert.',
  },
  importTemplate: { en: 'Download template', de: 'Vorlage herunterladen' },
  columnValues: { en: 'Allowed values', de: 'Erlaubte Werte' },
  columnExample: { en: 'Example', de: 'Beispiel' },
  columnRequired: { en: 'required', de: 'Pflichtfeld' },
  columnRequiredOfProduct: {
    en: 'required if the row has a product',
    de: 'Pflichtfeld, wenn die Zeile ein Produkt hat',
  },
  uploadCorrected: { en: 'Upload corrected file', de: 'Korrigierte Datei hochladen' },
  importUnreadable: {
    en: 'The file has no rows that can be imported. Correct the errors and upload it again.',
    de: 'Die Datei hat keine Zeilen, die importiert werden können. Korrigieren Sie die Fehler und laden Sie sie erneut hoch.',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  uploading: { en: 'Uploading: {percent}', de: 'Wird hochgeladen: {percent}' },
  reading: { en: 'Reading: {percent}', de: 'Wird gelesen: {percent}' },
  importQueued: {
    en: 'Waiting for other imports. Imports run one at a time.',
    de: 'Wartet auf andere Importe. Importe laufen nacheinander.',
  },
  plannedChanges: { en: 'Changes to be made', de: 'Geplante Änderungen' },
  appliedChanges: { en: 'Changes made', de: 'Durchgeführte Änderungen' },
  noChanges: {
    en: 'No changes. The catalogue already matches the file.',
    de: 'Keine Änderungen. Der Katalog entspricht bereits der Datei.',
  },
  firstRecords: {
    en: 'First {count} records, in file order.',
    de: 'Die ersten {count} Datensätze in der Reihenfolge der Datei.',
  },
  created: { en: 'New', de: 'Neu' },
  updated: { en: 'Changed', de: 'Geändert' },
  unchanged: { en: 'Unchanged', de: 'Unverändert' },
  lineNumber: { en: 'line {line}', de: 'Zeile {line}' },
  errorsByLine: { en: 'Errors by line', de: 'Fehler nach Zeilen' },
  warningsByLine: { en: 'Warnings by line', de: 'Warnungen nach Zeilen' },
  warningsHint: {
    en: 'These products are for sale, but buyers do not see them because they have no channel. Warnings do not stop the import. Give the outlet a channel and list it in product_channels.',
    de: 'Diese Produkte sind im Verkauf, aber für Käufer unsichtbar, weil sie keinen Kanal haben. Warnungen halten den Import nicht auf. Geben Sie dem Medium einen Kanal und tragen Sie ihn in product_channels ein.',
  },
  wholeLine: { en: 'Whole line', de: 'Ganze Zeile' },
  importApply: { en: 'Import {count} records', de: '{count} Datensätze importieren' },
  importApplyOne: { en: 'Import 1 record', de: '1 Datensatz importieren' },
  importValid: { en: 'Import {count} valid records', de: '{count} gültige Datensätze importieren' },
  importValidOne: { en: 'Import 1 valid record', de: '1 gültigen Datensatz importieren' },
  importClean: {
    en: 'The file has no errors. You can import it now or within seven days.',
    de: 'Die Datei hat keine Fehler. Sie können sie jetzt oder innerhalb von sieben Tagen importieren.',
  },
  importWithErrors: {
    en: 'The file has errors. Correct it and upload it again, or import only the valid records.',
    de: 'Die Datei hat Fehler. Korrigieren Sie sie und laden Sie sie erneut hoch oder importieren Sie nur die gültigen Datensätze.',
  },
  importRejected: {
    en: 'Nothing was changed because the file has errors. Correct it and upload it again.',
    de: 'Nichts wurde geändert, weil die Datei Fehler hat. Korrigieren Sie sie und laden Sie sie erneut hoch.',
  },
  importFailed: {
    en: 'Nothing was changed. The import failed on the server: {reason}',
    de: 'Nichts wurde geändert. Der Import ist auf dem Server fehlgeschlagen: {reason}',
  },
  importApplied: {
    en: 'The file was imported into the catalogue.',
    de: 'Die Datei wurde in den Katalog importiert.',
  },
  importAppliedPartially: {
    en: 'The valid records were imported into the catalogue. Rows with errors were skipped.',
    de: 'Die gültigen Datensätze wurden in den Katalog importiert. Zeilen mit Fehlern wurden übersprungen.',
  },
} satisfies LocalizedTexts
