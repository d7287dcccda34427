import type { actions } from '../generated/words.ts'
import type { LocalizedName } from './localized-text.ts'

type Action = (typeof actions)[number]
type Verb<Slug> = Slug extends `${infer First}_${string}` ? First : Slug
type Noun<Slug> = Slug extends `${string}_${infer Rest}` ? Rest : never

/** Actions in the audit log that are not mutations, and what the sentence of an entry calls a mutation. */
type OtherAction =
  | 'accept_team_invitation'
  | 'add_passkey'
  | 'complete_swap'
  | 'confirm_publisher_application'
  | 'connect_app'
  | 'create_oauth_grant'
  | 'fail_refund'
  | 'propose_outlet_change'
  | 'revoke_access_of_app'
  | 'send_sign_in_link'
  | 'sign_in'
  | 'sign_out'
  | 'withdraw_outlet_change'
  | 'withdraw_proposed_outlet_change'

interface VerbForms {
  /** German infinitive, placed after the object: `update_outlet` is “Medium ändern”. */
  infinitive: string
  /** English past tense. The object replaces `…`, or follows the verb. */
  past: string
  /** English past participle, if it differs from the past tense. */
  passive?: string
  participle: string
}

/** Forms of the verbs that action names start with. */
export const verbs: Record<Verb<Action | OtherAction>, VerbForms> = {
  accept: { infinitive: 'annehmen', past: 'accepted', participle: 'angenommen' },
  activate: { infinitive: 'in Kraft setzen', past: 'activated', participle: 'in Kraft gesetzt' },
  add: { infinitive: 'hinzufügen', past: 'added', participle: 'hinzugefügt' },
  apply: { infinitive: 'übernehmen', past: 'applied', participle: 'übernommen' },
  approve: { infinitive: 'freigeben', past: 'approved', participle: 'freigegeben' },
  archive: { infinitive: 'archivieren', past: 'archived', participle: 'archiviert' },
  assign: { infinitive: 'zuordnen', past: 'assigned', participle: 'zugeordnet' },
  block: { infinitive: 'sperren', past: 'blocked', participle: 'gesperrt' },
  cancel: { infinitive: 'stornieren', past: 'cancelled', participle: 'storniert' },
  change: { infinitive: 'wechseln', past: 'changed', participle: 'gewechselt' },
  checkout: { infinitive: 'bestellen', past: 'checked out', participle: 'bestellt' },
  clear: { infinitive: 'leeren', past: 'cleared', participle: 'geleert' },
  complete: { infinitive: 'abschließen', past: 'completed', participle: 'abgeschlossen' },
  confirm: { infinitive: 'bestätigen', past: 'confirmed', participle: 'bestätigt' },
  connect: { infinitive: 'verbinden', past: 'connected', participle: 'verbunden' },
  correct: { infinitive: 'berichtigen', past: 'corrected', participle: 'berichtigt' },
  create: { infinitive: 'anlegen', past: 'created', participle: 'angelegt' },
  decline: { infinitive: 'ablehnen', past: 'declined', participle: 'abgelehnt' },
  delete: { infinitive: 'löschen', past: 'deleted', participle: 'gelöscht' },
  deliver: { infinitive: 'liefern', past: 'delivered', participle: 'geliefert' },
  disable: { infinitive: 'deaktivieren', past: 'disabled', participle: 'deaktiviert' },
  enable: { infinitive: 'aktivieren', past: 'enabled', participle: 'aktiviert' },
  erase: { infinitive: 'löschen', past: 'erased', participle: 'gelöscht' },
  export: { infinitive: 'exportieren', past: 'exported', participle: 'exportiert' },
  fail: {
    infinitive: 'fehlgeschlagen',
    past: 'reported … as failed',
    passive: 'reported as failed',
    participle: 'als fehlgeschlagen gemeldet',
  },
  grant: { infinitive: 'gutschreiben', past: 'granted', participle: 'gutgeschrieben' },
  import: { infinitive: 'importieren', past: 'imported', participle: 'importiert' },
  invite: { infinitive: 'einladen', past: 'invited', participle: 'eingeladen' },
  link: { infinitive: 'verbinden', past: 'linked', participle: 'verbunden' },
  mark: { infinitive: 'bestätigen', past: 'confirmed', participle: 'bestätigt' },
  move: { infinitive: 'verschieben', past: 'moved', participle: 'verschoben' },
  propose: { infinitive: 'vorschlagen', past: 'proposed', participle: 'vorgeschlagen' },
  record: { infinitive: 'erfassen', past: 'recorded', participle: 'erfasst' },
  reject: { infinitive: 'ablehnen', past: 'rejected', participle: 'abgelehnt' },
  reverse: { infinitive: 'zurückbuchen', past: 'reversed', participle: 'zurückgebucht' },
  refund: { infinitive: 'erstatten', past: 'refunded', participle: 'erstattet' },
  reissue: { infinitive: 'neu ausstellen', past: 'reissued', participle: 'neu ausgestellt' },
  remove: { infinitive: 'entfernen', past: 'removed', participle: 'entfernt' },
  rename: { infinitive: 'umbenennen', past: 'renamed', participle: 'umbenannt' },
  reopen: { infinitive: 'erneut anbieten', past: 'reopened', participle: 'erneut angeboten' },
  reply: { infinitive: 'antworten', past: 'replied', participle: 'geantwortet' },
  reorder: { infinitive: 'umordnen', past: 'reordered', participle: 'umgeordnet' },
  replay: { infinitive: 'erneut senden', past: 'replayed', participle: 'erneut gesendet' },
  request: { infinitive: 'anfordern', past: 'requested', participle: 'angefordert' },
  resend: { infinitive: 'erneut senden', past: 'resent', participle: 'erneut gesendet' },
  restore: { infinitive: 'wiederherstellen', past: 'restored', participle: 'wiederhergestellt' },
  retire: { infinitive: 'außer Kraft setzen', past: 'retired', participle: 'außer Kraft gesetzt' },
  revoke: { infinitive: 'widerrufen', past: 'revoked', participle: 'widerrufen' },
  rotate: { infinitive: 'rotieren', past: 'rotated', participle: 'rotiert' },
  save: { infinitive: 'speichern', past: 'saved', participle: 'gespeichert' },
  send: { infinitive: 'senden', past: 'sent', participle: 'gesendet' },
  set: { infinitive: 'festlegen', past: 'set', participle: 'festgelegt' },
  simulate: { infinitive: 'Simulieren', past: 'simulated', participle: 'simuliert' },
  end: { infinitive: 'beenden', past: 'ended', participle: 'beendet' },
  empty: { infinitive: 'leeren', past: 'emptied', participle: 'geleert' },
  settle: { infinitive: 'abrechnen', past: 'settled', participle: 'abgerechnet' },
  sign: { infinitive: 'anmelden', past: 'signed', participle: 'angemeldet' },
  start: { infinitive: 'starten', past: 'started', participle: 'gestartet' },
  test: { infinitive: 'testen', past: 'tested', participle: 'getestet' },
  review: { infinitive: 'prüfen', past: 'reviewed', participle: 'geprüft' },
  submit: { infinitive: 'einreichen', past: 'submitted', participle: 'eingereicht' },
  unblock: { infinitive: 'entsperren', past: 'unblocked', participle: 'entsperrt' },
  undo: {
    infinitive: 'zurücknehmen',
    past: 'undid',
    passive: 'undone',
    participle: 'zurückgenommen',
  },
  unmark: { infinitive: 'zurücknehmen', past: 'reversed', participle: 'zurückgenommen' },
  update: { infinitive: 'ändern', past: 'updated', participle: 'geändert' },
  upload: { infinitive: 'hochladen', past: 'uploaded', participle: 'hochgeladen' },
  withdraw: {
    infinitive: 'zurückziehen',
    past: 'withdrew',
    passive: 'withdrawn',
    participle: 'zurückgezogen',
  },
  verify: { infinitive: 'prüfen', past: 'checked', participle: 'geprüft' },
}

/** Names of actions that do not consist of a verb and its object. */
export const wholeActions = {
  checkout: { en: 'Check out', de: 'Bestellen' },
  join_team: { de: 'Team beitreten' },
  mark_inbox_read: { en: 'Mark inbox as read', de: 'Posteingang als gelesen markieren' },
  simulate: { en: 'Simulate', de: 'Simulieren' },
  sign_in: { de: 'Anmelden' },
  sign_out: { de: 'Abmelden' },
} satisfies Record<string, LocalizedName>

/** Names of the objects of actions and of the entity types in the audit log. */
export const nouns: Record<
  Noun<Exclude<Action | OtherAction, keyof typeof wholeActions>>,
  LocalizedName
> = {
  cart: { de: 'Warenkorb' },
  cart_line: { en: 'Cart line', de: 'Position im Warenkorb' },
  order_metadata: { en: 'Metadata of the order', de: 'Metadaten der Bestellung' },
  test_team: { en: 'Test team', de: 'Test-Team' },
  console_session: { en: 'Console session', de: 'Sitzung der Konsole' },
  other_console_sessions: { en: 'Other sessions', de: 'Andere Sitzungen' },
  passkey: { de: 'Passkey' },
  agreement: { de: 'Vereinbarung' },
  payout: { de: 'Auszahlung' },
  payout_account: { en: 'Payout account', de: 'Auszahlungskonto' },
  payout_file: { en: 'Payment file', de: 'Zahlungsdatei' },
  payout_file_paid: { en: 'Payment file paid', de: 'Zahlungsdatei bezahlt' },
  payout_onboarding_link: { en: 'Onboarding link', de: 'Link zur Anmeldung' },
  payout_statement: { en: 'Statement', de: 'Abrechnung' },
  payout_paid: { en: 'Payout paid', de: 'Auszahlung bezahlt' },
  person: { de: 'Person' },
  placement: { de: 'Auftrag' },
  placement_comment: { en: 'Comment on a placement', de: 'Kommentar zu einem Auftrag' },
  placement_delivery: { en: 'the delivery', de: 'Lieferung' },
  proposed_outlet_change: { en: 'The change of the outlet', de: 'Änderung des Mediums' },
  publisher: { de: 'Verlag' },
  publisher_application: { en: 'Application', de: 'Bewerbung' },
  publisher_outlets: { en: 'Outlets', de: 'Medien' },
  publisher_outlet: { en: 'Outlet', de: 'Medium' },
  publisher_product: { en: 'Product', de: 'Produkt' },
  access_of_app: { en: 'Access of the app', de: 'Zugang der App' },
  agreement_template: { en: 'Agreement', de: 'Vereinbarung' },
  app: { en: 'The app', de: 'App' },
  api_token: { en: 'Token', de: 'Token' },
  article: { de: 'Artikel' },
  article_files: { en: 'Files of an article', de: 'Dateien eines Artikels' },
  article_images: { en: 'Images of an article', de: 'Bilder eines Artikels' },
  article_status: { en: 'Status of an article', de: 'Status eines Artikels' },
  assignment_comment: { en: 'Comment', de: 'Kommentar' },
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
  outlet_domain: { en: 'Domain of an outlet', de: 'Domain eines Mediums' },
  draft_changes: { de: 'Änderungen am Entwurf' },
  email: { en: 'Email', de: 'E-Mail' },
  email_preferences: { de: 'E-Mail-Einstellungen' },
  file: { de: 'Datei' },
  files: { de: 'Dateien' },
  folder: { de: 'Ordner' },
  from_outlet_list: { de: 'Von der Medienliste' },
  guest_email: { de: 'E-Mail des Gastes' },
  import: { de: 'Import' },
  information: { de: 'Informationen' },
  invoice: { de: 'Rechnung' },
  oauth_client: { en: 'OAuth client', de: 'OAuth-Client' },
  oauth_grant: { en: 'OAuth grant', de: 'OAuth-Zugang' },
  operator_token: { de: 'Operator-Token' },
  opportunity: { de: 'Angebot' },
  opportunity_interaction: { de: 'Reaktion auf ein Angebot' },
  order: { de: 'Bestellung' },
  order_item: { en: 'Item', de: 'Position' },
  order_items: { en: 'Items', de: 'Positionen' },
  order_paid: { en: 'The payment of order', de: 'Zahlung der Bestellung' },
  outlet: { de: 'Medium' },
  outlet_category: { de: 'Kategorie' },
  outlet_change: { en: 'A change of the outlet', de: 'Änderung des Mediums' },
  outlet_channel: { en: 'Channel', de: 'Kanal' },
  outlet_inquiry: { en: 'Inquiry', de: 'Anfrage' },
  outlet_list: { de: 'Medienliste' },
  outlet_list_share_token: { de: 'Link der Medienliste' },
  outlet_list_sharing: { de: 'Freigabe der Medienliste' },
  product: { de: 'Produkt' },
  profile: { de: 'Profil' },
  questionnaire: { en: 'Brief', de: 'Briefing' },
  refund: { de: 'Erstattung' },
  saved_search: { en: 'Saved search', de: 'Gespeicherte Suche' },
  search_synonym: { en: 'Synonyms', de: 'Synonyme' },
  sign_in_link: { en: 'Sign-in link', de: 'Anmeldelink' },
  swap: { de: 'Tausch' },
  swap_paid: { en: 'The payment of swap', de: 'Zahlung des Tauschs' },
  tag: { de: 'Schlagwort' },
  team: { de: 'Team' },
  team_invitation: { en: 'Invitation', de: 'Einladung' },
  team_member: { en: 'Member', de: 'Mitglied' },
  team_owner: { de: 'Kontoinhaber' },
  to_outlet_inquiry: { de: 'Auf eine Anfrage' },
  to_outlet_list: { de: 'Zur Medienliste' },
  user: { de: 'Benutzer' },
  writer: { de: 'Autor' },
  webhook_delivery: { en: 'Delivery', de: 'Zustellung' },
  webhook_endpoint: { en: 'Webhook', de: 'Webhook' },
  webhook_events: { de: 'Ereignisse' },
  webhook_secret: { de: 'Signaturschlüssel des Webhooks' },
}
