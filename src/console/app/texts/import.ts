import type { Texts } from './text.ts'

/** Import of the catalogue. */
export const imports = {
  newImport: { en: 'Import a file', de: 'Datei importieren' },
  importFile: { en: 'File, CSV or JSONL', de: 'Datei, CSV oder JSONL' },
  importHint: {
    en: 'Outlets and products, one row for each product. Nothing changes yet: you see what would change, and decide then. A list’s “Export CSV” has other columns and cannot be imported.',
    de: 'Medien und Produkte, eine Zeile je Produkt. Noch ändert sich nichts: Du siehst, was sich ändern würde, und entscheidest dann. „CSV exportieren“ einer Liste hat andere Spalten und lässt sich nicht importieren.',
  },
  importColumns: { en: 'The columns of such a file', de: 'Die Spalten einer solchen Datei' },
  importColumnsHint: {
    en: 'Rows are recognized by outlet_key and product_key. An outlet is repeated in the row of each of its products; an outlet without products leaves the cells of its product empty. A column that is required has to stand in the header. Any other that is left out changes nothing; an empty cell clears what was there.',
    de: 'Zeilen werden an outlet_key und product_key erkannt. Ein Medium steht in der Zeile jedes seiner Produkte; hat es keine, bleiben die Zellen des Produkts leer. Pflichtfelder müssen in der Kopfzeile stehen. Jede andere Spalte, die fehlt, ändert nichts; eine leere Zelle löscht, was da war.',
  },
  importTemplate: { en: 'Download a template', de: 'Vorlage herunterladen' },
  columnTakes: { en: 'What it takes', de: 'Erlaubter Inhalt' },
  columnExample: { en: 'Example', de: 'Beispiel' },
  columnRequired: { en: 'required', de: 'Pflichtfeld' },
  columnRequiredOfProduct: {
    en: 'required if the row has a product',
    de: 'Pflichtfeld, wenn die Zeile ein Produkt hat',
  },
  uploadCorrected: { en: 'Upload a corrected file', de: 'Korrigierte Datei hochladen' },
  importNotRead: {
    en: 'Nothing of the file can be imported. Correct its faults and upload it again.',
    de: 'Nichts aus der Datei lässt sich importieren. Korrigiere die Fehler und lade sie noch einmal hoch.',
  },
  preview: { en: 'Preview', de: 'Vorschau' },
  uploading: { en: 'Uploading: {percent}', de: 'Wird hochgeladen: {percent}' },
  reading: { en: 'Reading: {percent}', de: 'Wird gelesen: {percent}' },
  importWaits: {
    en: 'It waits for its turn: imports are done one after the other.',
    de: 'Der Import wartet: Importe laufen nacheinander.',
  },
  wouldChange: { en: 'What would change', de: 'Was sich ändern würde' },
  hasChanged: { en: 'What has changed', de: 'Was sich geändert hat' },
  wouldChangeNothing: {
    en: 'The catalogue is as the file says already.',
    de: 'Der Katalog ist schon so, wie die Datei ihn beschreibt.',
  },
  recordsToSee: {
    en: 'The first {count} records, in the order of their lines.',
    de: 'Die ersten {count} Datensätze in der Reihenfolge ihrer Zeilen.',
  },
  created: { en: 'New', de: 'Neu' },
  updated: { en: 'Changed', de: 'Geändert' },
  unchanged: { en: 'As they are', de: 'Unverändert' },
  lineNumber: { en: 'line {line}', de: 'Zeile {line}' },
  faultsByLine: { en: 'Faults by line', de: 'Fehler nach Zeilen' },
  warningsByLine: { en: 'Warnings by line', de: 'Warnungen nach Zeilen' },
  warningsHint: {
    en: 'These products are for sale, but buyers do not see them: no channel lists them. An import does not stop for it. Give the outlet a channel and name it in product_channels.',
    de: 'Diese Produkte sind im Verkauf, aber für Käufer unsichtbar: Kein Kanal führt sie. Der Import läuft trotzdem. Gib dem Medium einen Kanal und nenne ihn in product_channels.',
  },
  wholeLine: { en: 'The whole line', de: 'Die ganze Zeile' },
  importApply: { en: 'Import {count} records', de: '{count} Datensätze importieren' },
  importInPart: { en: 'Import the good rows', de: 'Fehlerfreie Zeilen importieren' },
  importClean: {
    en: 'The file has no faults. Import it for good, or leave it: a preview can be applied for seven days.',
    de: 'Die Datei hat keine Fehler. Importiere sie jetzt oder später: Eine Vorschau lässt sich sieben Tage lang übernehmen.',
  },
  importFaulty: {
    en: 'The file has faults. Correct it and upload it again, or import the rows without faults.',
    de: 'Die Datei hat Fehler. Korrigiere sie und lade sie noch einmal hoch oder importiere nur die Zeilen ohne Fehler.',
  },
  importRefused: {
    en: 'Nothing was changed, since the file has faults. Correct it and upload it again.',
    de: 'Nichts wurde geändert, weil die Datei Fehler hat. Korrigiere sie und lade sie noch einmal hoch.',
  },
  importFailed: {
    en: 'Nothing was changed, and the file is not to blame: {reason}',
    de: 'Nichts wurde geändert, und es liegt nicht an der Datei: {reason}',
  },
  importApplied: {
    en: 'What the file says is in the catalogue.',
    de: 'Der Inhalt der Datei steht jetzt im Katalog.',
  },
  importAppliedInPart: {
    en: 'What the good rows say is in the catalogue; those with faults were left out.',
    de: 'Die fehlerfreien Zeilen stehen jetzt im Katalog; die mit Fehlern wurden ausgelassen.',
  },
} satisfies Texts
