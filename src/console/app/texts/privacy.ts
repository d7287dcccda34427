import type { LocalizedText, LocalizedTexts } from './localized-text.ts'

/** Texts of exports and erasures of personal data. */
export const privacyTexts = {
  exportPerson: { en: 'Export data', de: 'Daten exportieren' },
  exportPersonOf: {
    en: 'Collects all data about {email}. You can download it for {days} days.',
    de: 'Stellt alle Daten über {email} zusammen. Sie können sie {days} Tage lang herunterladen.',
  },
  exportPersonHint: {
    en: 'Collects all data about a person. You can download it for {days} days.',
    de: 'Stellt alle Daten über eine Person zusammen. Sie können sie {days} Tage lang herunterladen.',
  },
  erasePerson: { en: 'Erase person', de: 'Person löschen' },
  erasePersonOf: {
    en: 'Ends the access of {email}, and replaces the address everywhere. Invoices, other accounting records and accepted agreements are kept. This cannot be undone.',
    de: 'Beendet den Zugang von {email} und ersetzt die Adresse überall. Rechnungen, andere Buchungsunterlagen und angenommene Vereinbarungen bleiben erhalten. Das lässt sich nicht rückgängig machen.',
  },
  erasePersonHint: {
    en: 'Ends the access of the person, and replaces the address everywhere. Invoices, other accounting records and accepted agreements are kept. This cannot be undone.',
    de: 'Beendet den Zugang der Person und ersetzt die Adresse überall. Rechnungen, andere Buchungsunterlagen und angenommene Vereinbarungen bleiben erhalten. Das lässt sich nicht rückgängig machen.',
  },
  exportRequested: { en: 'Export requested', de: 'Export angefordert' },
  erasureRequested: { en: 'Erasure requested', de: 'Löschung angefordert' },
  downloadExport: { en: 'Download export', de: 'Export herunterladen' },
  downloadReport: { en: 'Download report', de: 'Bericht herunterladen' },
  notInTeam: { en: 'This user is in no team.', de: 'Dieser Benutzer gehört zu keinem Team.' },
  noAccount: { en: 'No account with this address', de: 'Kein Konto mit dieser Adresse' },
  privacyPending: {
    en: 'The request is being processed. This page shows the result when it is completed.',
    de: 'Die Anfrage wird bearbeitet. Diese Seite zeigt das Ergebnis, sobald sie abgeschlossen ist.',
  },
  exportDeleted: {
    en: 'The exported data has been deleted. Export it again if you need it.',
    de: 'Die exportierten Daten sind gelöscht. Exportieren Sie sie erneut, wenn Sie sie brauchen.',
  },
  storedIn: { en: 'Data', de: 'Daten' },
  valueCount: { en: 'Values', de: 'Werte' },
  recordCount: { en: 'Records', de: 'Datensätze' },
  whyKept: { en: 'Reason', de: 'Grund' },
  erasedValues: { en: 'Erased', de: 'Gelöscht' },
  erasedHint: {
    en: 'Records of the person were deleted or anonymized, and the address was replaced in all other texts.',
    de: 'Datensätze der Person wurden gelöscht oder anonymisiert, und die Adresse wurde in allen anderen Texten ersetzt.',
  },
  erasedAccount: {
    en: 'The name, the email address and the ways to sign in of the account were erased when the erasure was requested.',
    de: 'Name, E-Mail-Adresse und Anmeldewege des Kontos wurden mit dem Antrag auf Löschung gelöscht.',
  },
  nothingErased: {
    en: 'No record or text contained the address.',
    de: 'Kein Datensatz und kein Text enthielt die Adresse.',
  },
  keptValues: { en: 'Kept', de: 'Aufbewahrt' },
  keptHint: {
    en: 'These values still contain the address, because a law or a contract requires it, or another record needs them.',
    de: 'Diese Werte enthalten die Adresse weiterhin, weil ein Gesetz oder Vertrag es verlangt oder ein anderer Datensatz sie braucht.',
  },
  nothingKept: {
    en: 'The address no longer occurs in the database.',
    de: 'Die Adresse kommt in der Datenbank nicht mehr vor.',
  },
  erasureFiles: { en: 'Files', de: 'Dateien' },
  uploadedFiles: {
    en: 'Files that the person uploaded: {count}. They belong to the team, and were not changed.',
    de: 'Dateien, die die Person hochgeladen hat: {count}. Sie gehören dem Team und wurden nicht geändert.',
  },
  filesWithAddress: {
    en: 'Files and imports whose content has the address as plain text: {count}. Contents are not changed.',
    de: 'Dateien und Importe, deren Inhalt die Adresse als Text enthält: {count}. Inhalte werden nicht geändert.',
  },
  outsideDatabase: { en: 'Outside of the database', de: 'Außerhalb der Datenbank' },
  erasureBackups: {
    en: 'Backups: delete those from before the erasure, or repeat the erasure after you restore one.',
    de: 'Sicherungen: Löschen Sie die aus der Zeit vor der Löschung, oder wiederholen Sie die Löschung nach einer Wiederherstellung.',
  },
  erasureRecipients: {
    en: 'Recipients of webhooks and email: data that was sent cannot be taken back.',
    de: 'Empfänger von Webhooks und E-Mails: Gesendete Daten lassen sich nicht zurückholen.',
  },
  erasureProviders: {
    en: 'Payment providers: delete the customer at the provider.',
    de: 'Zahlungsdienste: Löschen Sie den Kunden beim Zahlungsdienst.',
  },
  erasureLogs: {
    en: 'Logs of a proxy can contain the address. Masthead does not log email addresses.',
    de: 'Protokolle eines Proxys können die Adresse enthalten. Masthead protokolliert keine E-Mail-Adressen.',
  },
  exportedAddresses: { en: 'Addresses of the person', de: 'Adressen der Person' },
  exportAvailable: {
    en: 'The data can be downloaded until {time}, and is deleted then.',
    de: 'Die Daten lassen sich bis {time} herunterladen und werden dann gelöscht.',
  },
  exportedRecords: { en: 'Records of the person', de: 'Datensätze der Person' },
  exportedRecordsHint: {
    en: 'The file contains them completely, without secrets.',
    de: 'Die Datei enthält sie vollständig, ohne Geheimnisse.',
  },
  exportedMentions: { en: 'Mentions', de: 'Erwähnungen' },
  exportedMentionsHint: {
    en: 'Other records that contain the address. The file has an excerpt of each.',
    de: 'Andere Datensätze, die die Adresse enthalten. Die Datei hat von jedem einen Auszug.',
  },
  exportedActivity: { en: 'Activity', de: 'Aktivität' },
  exportedActivityHint: {
    en: 'Other records that refer to the account, such as uploaded files and changes.',
    de: 'Andere Datensätze, die sich auf das Konto beziehen, etwa hochgeladene Dateien und Änderungen.',
  },
} satisfies LocalizedTexts

/** Names of columns that no record of the API has, by their name in the database. */
export const columnNames: Readonly<Record<string, LocalizedText>> = {
  before: { en: 'Previous values', de: 'Vorherige Werte' },
  after: { en: 'New values', de: 'Neue Werte' },
  search_text: { en: 'Search index', de: 'Suchindex' },
}

/** Names of tables that have no name as a record of the console, by their name in the database. */
export const tableNames: Readonly<Record<string, LocalizedText>> = {
  agreement_acceptance: { en: 'Accepted agreement', de: 'Angenommene Vereinbarung' },
  api_request: { en: 'API request', de: 'API-Anfrage' },
  article_status_history: { en: 'Status change of an article', de: 'Statuswechsel eines Artikels' },
  audit_log: { en: 'Audit log', de: 'Protokoll' },
  catalogue_import: { en: 'Import', de: 'Import' },
  catalogue_import_fault: { en: 'Error of an import', de: 'Fehler eines Imports' },
  deprecated_use: { en: 'Deprecated use', de: 'Veraltete Nutzung' },
  idempotency_key: { en: 'Stored response', de: 'Gespeicherte Antwort' },
  invoice_item: { en: 'Line of an invoice', de: 'Position einer Rechnung' },
  item_refund: { en: 'Refund of an item', de: 'Erstattung einer Position' },
  listing: { en: 'Listing', de: 'Katalogeintrag' },
  mail: { en: 'Email', de: 'E-Mail' },
  oauth_artifact: { en: 'OAuth token', de: 'OAuth-Token' },
  order_payment: { en: 'Payment', de: 'Zahlung' },
  payment_event: { en: 'Payment event', de: 'Ereignis einer Zahlung' },
  payment_refund: { en: 'Refund', de: 'Erstattung' },
  pending_upload: { en: 'Upload', de: 'Upload' },
  single_use_link: { en: 'Link in an email', de: 'Link in einer E-Mail' },
  team_ledger: { en: 'Credit', de: 'Guthaben' },
  webhook_attempt: { en: 'Attempt of a delivery', de: 'Versuch einer Zustellung' },
  webhook_event: { en: 'Event', de: 'Ereignis' },
}
