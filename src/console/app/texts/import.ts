import type { Texts } from './text.ts'

/** Import of the catalogue. */
export const imports = {
  newImport: { en: 'Import a file', de: 'Datei importieren' },
  importFile: { en: 'File, CSV or JSONL', de: 'Datei, CSV oder JSONL' },
  importHint: {
    en: 'Outlets and products, as the catalogue is exported. Nothing changes yet: you see what would change, and decide then.',
    de: 'Publikationen und Produkte, wie der Katalog exportiert wird. Noch ändert sich nichts: Du siehst, was sich ändern würde, und entscheidest dann.',
  },
  importColumns: { en: 'The columns of such a file', de: 'Die Spalten einer solchen Datei' },
  preview: { en: 'Preview', de: 'Vorschau' },
  uploading: { en: 'Uploading: {percent} %', de: 'Wird hochgeladen: {percent} %' },
  reading: { en: 'Reading: {percent} %', de: 'Wird gelesen: {percent} %' },
  importWaits: {
    en: 'It waits for its turn: imports are done one after the other.',
    de: 'Wartet auf seinen Platz: Importe laufen nacheinander.',
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
  wholeLine: { en: 'The whole line', de: 'Die ganze Zeile' },
  importApply: { en: 'Import {count} records', de: '{count} Datensätze importieren' },
  importInPart: { en: 'Import the good rows', de: 'Fehlerfreie Zeilen importieren' },
  importInPartHint: {
    en: 'Lines with faults are left out.',
    de: 'Zeilen mit Fehlern werden ausgelassen.',
  },
  importClean: {
    en: 'The file has no faults. Import it for good, or leave it: a preview can be applied for seven days.',
    de: 'Die Datei hat keine Fehler. Importiere sie endgültig, oder lass es: Eine Vorschau lässt sich sieben Tage lang anwenden.',
  },
  importFaulty: {
    en: 'The file has faults. Correct it and upload it again, or import the rows without faults.',
    de: 'Die Datei hat Fehler. Verbessere sie und lade sie noch einmal hoch, oder importiere die Zeilen ohne Fehler.',
  },
  importRefused: {
    en: 'Nothing was changed, since the file has faults. Correct it and upload it again.',
    de: 'Nichts wurde geändert, da die Datei Fehler hat. Verbessere sie und lade sie noch einmal hoch.',
  },
  importFailed: {
    en: 'Nothing was changed, and the file is not to blame: {reason}',
    de: 'Nichts wurde geändert, und es liegt nicht an der Datei: {reason}',
  },
  importApplied: {
    en: 'What the file says is in the catalogue.',
    de: 'Was die Datei sagt, steht im Katalog.',
  },
  importAppliedInPart: {
    en: 'What the good rows say is in the catalogue; those with faults were left out.',
    de: 'Was die fehlerfreien Zeilen sagen, steht im Katalog; die mit Fehlern wurden ausgelassen.',
  },
} satisfies Texts
