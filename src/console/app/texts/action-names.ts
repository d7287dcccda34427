import type { actions } from '../generated/words.ts'
import type { Name } from './text.ts'

type Action = (typeof actions)[number]
type Verb<Slug> = Slug extends `${infer First}_${string}` ? First : Slug
type Noun<Slug> = Slug extends `${string}_${infer Rest}` ? Rest : never

/** Beside mutations: what is done otherwise and told in the audit log. */
type Others =
  | 'accept_team_invitation'
  | 'complete_swap'
  | 'fail_refund'
  | 'send_sign_in_link'
  | 'sign_in'
  | 'sign_out'

/** What the audit log says was done, in German, after its object: `update_outlet` is “Medium ändern”. */
export const verbs: Record<Verb<Action | Others>, string> = {
  accept: 'annehmen',
  activate: 'in Kraft setzen',
  add: 'hinzufügen',
  apply: 'übernehmen',
  approve: 'freigeben',
  archive: 'archivieren',
  assign: 'zuordnen',
  block: 'sperren',
  cancel: 'stornieren',
  change: 'wechseln',
  checkout: 'Bestellen',
  complete: 'abschließen',
  correct: 'berichtigen',
  create: 'anlegen',
  delete: 'löschen',
  fail: 'fehlgeschlagen',
  grant: 'gutschreiben',
  import: 'importieren',
  invite: 'einladen',
  link: 'verbinden',
  mark: 'bestätigen',
  move: 'verschieben',
  propose: 'vorschlagen',
  record: 'erfassen',
  refund: 'erstatten',
  reissue: 'neu ausstellen',
  remove: 'entfernen',
  rename: 'umbenennen',
  reopen: 'erneut anbieten',
  replay: 'erneut senden',
  request: 'anfordern',
  resend: 'erneut senden',
  restore: 'wiederherstellen',
  retire: 'außer Kraft setzen',
  revoke: 'widerrufen',
  rotate: 'ersetzen',
  send: 'senden',
  set: 'festlegen',
  settle: 'abrechnen',
  sign: 'anmelden',
  start: 'starten',
  test: 'testen',
  unblock: 'entsperren',
  unmark: 'zurücknehmen',
  update: 'ändern',
  upload: 'hochladen',
  withdraw: 'zurückziehen',
}

/** Actions that are no verb and its object. */
export const wholeActions = {
  checkout: { en: 'Check out', de: 'Bestellen' },
  sign_in: { de: 'Anmelden' },
  sign_out: { de: 'Abmelden' },
} satisfies Record<string, Name>

/** What actions are done to, and the tables that the audit log names. */
export const nouns: Record<Noun<Exclude<Action | Others, keyof typeof wholeActions>>, Name> = {
  agreement: { de: 'Vereinbarung' },
  agreement_template: { en: 'Agreement', de: 'Vereinbarung' },
  api_token: { en: 'Token', de: 'Token' },
  article: { de: 'Artikel' },
  article_files: { en: 'Files of an article', de: 'Dateien eines Artikels' },
  article_images: { en: 'Images of an article', de: 'Bilder eines Artikels' },
  article_status: { en: 'Status of an article', de: 'Status eines Artikels' },
  brief: { de: 'Briefing' },
  brief_changes: { de: 'Änderungen am Briefing' },
  campaign: { de: 'Kampagne' },
  catalogue: { de: 'Katalog' },
  comment: { de: 'Kommentar' },
  commission: { de: 'Provision' },
  compliance_check: { de: 'Prüfung' },
  compliance_issue: { de: 'Befund' },
  credit: { de: 'Guthaben' },
  disclaimer: { de: 'Hinweis' },
  draft: { de: 'Entwurf' },
  draft_changes: { de: 'Änderungen am Entwurf' },
  file: { de: 'Datei' },
  files: { de: 'Dateien' },
  folder: { de: 'Ordner' },
  from_outlet_list: { de: 'Von der Medienliste' },
  guest_email: { de: 'E-Mail des Gastes' },
  import: { de: 'Import' },
  invoice: { de: 'Rechnung' },
  mail: { de: 'E-Mail' },
  mail_preferences: { de: 'E-Mail-Einstellungen' },
  oauth_grant: { en: 'OAuth grant', de: 'OAuth-Zugang' },
  operator_token: { de: 'Operator-Token' },
  opportunity: { de: 'Angebot' },
  opportunity_interaction: { de: 'Reaktion auf ein Angebot' },
  order: { de: 'Bestellung' },
  order_item: { en: 'Item', de: 'Position' },
  order_items: { en: 'Items', de: 'Positionen' },
  order_paid: { de: 'Zahlung der Bestellung' },
  outlet: { de: 'Medium' },
  outlet_category: { de: 'Kategorie' },
  outlet_channel: { en: 'Channel', de: 'Kanal' },
  outlet_inquiry: { en: 'Inquiry', de: 'Anfrage' },
  outlet_list: { de: 'Medienliste' },
  outlet_list_share_token: { de: 'Link der Medienliste' },
  product: { de: 'Produkt' },
  profile: { de: 'Profil' },
  questionnaire: { de: 'Fragebogen' },
  refund: { de: 'Erstattung' },
  sign_in_link: { de: 'Anmeldelink' },
  swap: { de: 'Tausch' },
  swap_paid: { de: 'Zahlung des Tauschs' },
  tag: { de: 'Schlagwort' },
  team: { de: 'Team' },
  team_invitation: { en: 'Invitation', de: 'Einladung' },
  team_member: { en: 'Member', de: 'Mitglied' },
  team_owner: { de: 'Kontoinhaber' },
  to_outlet_list: { de: 'Zur Medienliste' },
  user: { de: 'Benutzer' },
  webhook_delivery: { en: 'Delivery', de: 'Zustellung' },
  webhook_endpoint: { en: 'Webhook', de: 'Webhook' },
  webhook_events: { de: 'Ereignisse' },
  webhook_secret: { de: 'Signaturschlüssel des Webhooks' },
}
