import type { RequestIssue } from '../../../errors/app-error.ts'
import type { Expected, IssueCode, Unit } from '../../../errors/issue-codes.ts'

/** German message with `{parameter}` placeholders, or a function that picks one by the issue’s parameters. */
type GermanMessage = string | ((issue: RequestIssue) => string)

export const germanExpected: Readonly<Record<Expected, string>> = {
  string: 'Muss ein Text sein.',
  number: 'Muss eine Zahl sein.',
  integer: 'Muss eine ganze Zahl sein.',
  boolean: 'Muss ja oder nein sein (true, false).',
  time: 'Muss ein Datum oder ein Zeitpunkt sein, etwa 2026-03-01 oder 2026-03-01T09:00:00Z.',
  amount: 'Muss ein Betrag mit höchstens zwei Nachkommastellen sein.',
  list: 'Muss eine Liste sein.',
  object: 'Muss ein Objekt sein.',
  single_value: 'Muss ein einzelner Wert sein.',
  file: 'Muss eine Datei sein.',
  json: 'Muss JSON sein.',
  uuid: 'Muss eine ID sein (UUID).',
  email: 'Muss eine E-Mail-Adresse sein.',
  url: 'Muss eine URL mit http:// oder https:// sein, ohne Leerzeichen, Benutzernamen und Passwort.',
  uri: 'Muss eine absolute URI ohne Fragment sein.',
  slug: 'Muss aus Kleinbuchstaben und Ziffern bestehen, mit Bindestrichen zwischen den Wörtern.',
  line: 'Muss eine einzige Zeile ohne Steuerzeichen sein.',
  phone_number: 'Muss eine Telefonnummer sein.',
  ascii: 'Muss aus druckbaren ASCII-Zeichen bestehen.',
  domain: 'Muss die Domain von E-Mail-Adressen sein, etwa example.com.',
  time_zone: 'Muss der IANA-Name einer Zeitzone sein, etwa Europe/Berlin.',
  two_decimals: 'Darf höchstens zwei Nachkommastellen haben.',
  iban: 'Muss eine IBAN mit gültiger Prüfziffer sein.',
  bic: 'Muss ein BIC mit 8 oder 11 Zeichen sein.',
  latin: 'Muss aus lateinischen Buchstaben bestehen.',
  pattern: 'Hat nicht die richtige Form.',
}

/** German nouns of units. Amounts and sizes are formatted with their unit and need none. */
export const germanUnits: Readonly<Record<Exclude<Unit, 'USD' | 'bytes' | 'megabytes'>, string>> = {
  characters: 'Zeichen',
  words: 'Wörter',
  items: 'Einträge',
  different_items: 'verschiedene Einträge',
  tokens: 'gültige Tokens',
  passkeys: 'Passkeys',
  webhook_endpoints: 'Webhooks',
  invitations_for_address: 'Einladungen an eine Adresse',
  invitations_per_day: 'Einladungen am Tag',
  imports: 'Importe zur selben Zeit',
  searches: 'gespeicherte Suchen',
  outlets: 'Medien',
  channels: 'Kanäle',
  add_ons: 'Zusatzleistungen',
  cart_lines: 'Positionen im Warenkorb',
  compliance_issues: 'Befunde',
  filters: 'Filter',
}

const isLength = ({ unit }: RequestIssue) => unit === 'characters' || unit === 'items'

/** German messages of issues, by issue code. */
export const germanIssues: Readonly<Record<IssueCode, GermanMessage>> = {
  required: ({ field }) =>
    field === undefined ? 'Ist erforderlich.' : 'Ist erforderlich, oder „{field}“.',
  not_null: 'Darf nicht leer sein.',
  invalid: 'Ist ungültig.',
  invalid_type: '{expected}',
  invalid_format: '{expected}',
  invalid_value: 'Möglich sind: {allowed}.',
  invalid_text: 'Enthält ein Zeichen oder einen Zeitpunkt, der nicht gespeichert werden kann.',
  invalid_markdown: 'Enthält Markdown, das in der unterschriebenen Kopie nicht dargestellt wird.',
  invalid_cursor: 'Der Cursor gehört zu einer anderen Liste oder Reihenfolge.',
  invalid_key: 'Muss aus 1 bis 255 druckbaren ASCII-Zeichen bestehen.',
  empty: 'Darf nicht leer sein.',
  too_small: (issue) =>
    isLength(issue) && issue.min === 1 ? 'Darf nicht leer sein.' : 'Zu wenig: mindestens {min}.',
  too_big: 'Zu viel: höchstens {max}.',
  not_positive: 'Muss mehr als 0 sein.',
  too_long: 'Ist zu lang: höchstens {max}.',
  too_many_words: 'Darf höchstens {max} verschiedene Wörter haben.',
  too_broad: 'Die Suche findet mehr als {max} Datensätze. Suchen Sie genauer.',
  out_of_range: ({ min }) =>
    min === undefined ? 'Darf höchstens {max} sein.' : 'Muss von {min} bis {max} sein.',
  in_the_past: 'Muss in der Zukunft liegen.',
  too_early: 'Muss in der Zukunft liegen.',
  in_the_future: 'Darf nicht in der Zukunft liegen.',
  too_late: 'Ist erforderlich und darf nicht nach {time} liegen, denn dann läuft Ihr Token ab.',
  before_order: 'Darf nicht vor der Bestellung liegen: {time}.',
  wrong_number: 'Die Anzahl der Dateien muss von {min} bis {max} sein.',
  given_twice: 'Ist mehrfach angegeben.',
  nothing_changes: 'Enthält keine Änderung.',

  unknown: 'Ist nicht bekannt.',
  unknown_field: 'Gibt es hier nicht. Möglich sind: {allowed}.',
  unknown_parameter: 'Gibt es hier nicht.',
  unrecognized_keys: 'Gibt es hier nicht: {name}.',
  conflict: 'Passt nicht zu „{field}“.',
  scopes_not_allowed: 'Ein Token mit Vollzugriff hat alle Rechte. Wählen Sie keine aus.',
  no_reading_scope: 'Ein Token mit Lesezugriff braucht mindestens ein Leserecht.',
  not_grouped: 'Nach diesem Feld wird nicht gruppiert.',
  too_many: 'Höchstens {max} sind möglich.',
  too_many_groups: 'Die Abfrage hat mehr als {max} Gruppen. Begrenzen Sie ihre Anzahl.',
  many_mutations: 'Ist nur mit einer einzigen Mutation möglich.',
  form: 'Ist mit einem Formular nicht möglich.',

  unknown_id: 'Gibt es nicht.',
  not_found: 'Gibt es nicht.',
  taken: ({ name }) =>
    name === undefined ? 'Ist schon vergeben.' : 'Gehört schon zur Gruppe „{name}“.',
  name_taken: 'Sein Name ist inzwischen an einen anderen Datensatz vergeben.',
  wrong_extension: 'Der Dateiname muss mit einer dieser Endungen enden: {allowed}.',

  member: 'Ist die Adresse eines Mitglieds des Teams.',
  version_not_served: 'Diese Version der API gibt es hier nicht.',
  not_member: 'Muss Mitglied des Teams sein.',
  not_test_team: 'Das geht nur bei Test-Teams.',
  invited: 'Ist schon eingeladen. Senden Sie die Einladung erneut.',
  too_soon:
    'Die Einladung wurde vor weniger als einer Minute gesendet. Senden Sie sie später erneut.',
  account_owner: 'Ist der Kontoinhaber. Machen Sie zuerst ein anderes Mitglied zum Kontoinhaber.',
  owns_teams:
    'Ist die Adresse des Kontoinhabers von {name}. Machen Sie zuerst ein anderes Mitglied zum Kontoinhaber, oder archivieren Sie das Team.',
  owner_role: 'Inhaber wird ein Mitglied nur durch einen Wechsel des Kontoinhabers.',
  deleted_user: 'Ist die Adresse eines gelöschten Benutzers.',
  blocked: 'Ist gesperrt.',
  own_user: 'Darf nicht Ihr eigener Benutzer sein.',
  application_pending: 'Eine andere Bewerbung mit dieser Adresse wird schon geprüft.',
  cannot_join: 'Das Konto mit dieser Adresse kann keinem Team beitreten.',
  no_writer: 'Hat nicht die Rolle, die dafür nötig ist.',
  no_support_agent: 'Hat nicht die Rolle, die dafür nötig ist.',

  not_https: 'Muss mit https:// beginnen.',
  address_not_allowed: 'Muss aus dem öffentlichen Internet erreichbar sein.',
  port_not_allowed: 'Nur diese Ports sind erlaubt: {allowed}.',
  endpoint_disabled: 'Der Webhook ist deaktiviert. Aktivieren Sie ihn zuerst.',
  tried_too_often: 'Wurde schon {max}-mal manuell gesendet. Der nächste Versuch ist am {time}.',

  global_with_place: 'Darf mit einem Bundesland oder einer Stadt nicht „Global“ sein.',
  less_than_field: 'Darf nicht kleiner sein als „{field}“.',
  import_not_previewed:
    'Nicht möglich: Der Status des Imports ist {status}, oder seine Datei ist gelöscht.',
  import_has_errors:
    'Die Datei hat Fehler. Korrigieren Sie sie oder importieren Sie nur die gültigen Zeilen.',
  opportunity_completed: 'Nicht möglich: Das Angebot ist abgeschlossen.',

  unknown_product: 'Ist kein Produkt, das das Team kaufen kann.',
  same_product: 'Ist das Produkt, das die Position schon hat.',
  add_on_product: 'Ist eine Zusatzleistung, die Position aber nicht.',
  not_an_add_on: 'Ist keine Zusatzleistung, die Position aber eine.',
  parent_is_add_on: 'Ist selbst eine Zusatzleistung.',
  other_outlet: 'Gehört zu einem anderen Medium als die Zusatzleistung.',
  cancelled_order: 'Gehört zu einer stornierten Bestellung.',
  other_amount: 'Muss der offene Betrag sein: {min}.',
  own_team: 'Darf nicht das Team sein, das bestellt hat.',
  order_not_paid: 'Nicht möglich: Die Bestellung muss bezahlt sein; ihr Status ist {status}.',
  total_not_zero: 'Muss bezahlt werden: Die Summe ist nicht 0.',
  nothing_to_pay: 'Es ist nichts zu bezahlen.',
  payment_status: 'Der Status der Zahlung ist inzwischen {status}.',
  payment_processing: 'Nicht möglich: Eine Zahlung wird gerade ausgeführt.',
  not_marked_as_paid: 'Nicht möglich: Kein Operator hat die Bestellung als bezahlt markiert.',
  marked_as_paid_earlier:
    'Nicht möglich: Die Bestellung wurde vor mehr als einem Tag als bezahlt markiert.',
  order_in_progress:
    'Nicht möglich: Nach der Zahlung wurde bereits gearbeitet, erstattet, getauscht oder abgerechnet.',
  not_refundable_by_card:
    'Nicht möglich: {max} wurden nicht mit einer Karte bezahlt, auf die erstattet werden kann. Geben Sie die Referenz einer anderswo ausgeführten Erstattung an oder erstatten Sie als Guthaben.',
  accounting_completed: 'Nicht möglich: Die Abrechnung der Position ist abgeschlossen.',
  price_refunded: 'Nicht möglich: Der Preis der Position ist erstattet.',
  refund_required: 'Nicht möglich: Der Preis der Position muss zuerst erstattet werden.',
  publisher_paid: 'Nicht möglich: Der Verlag der Position ist schon bezahlt.',
  reseller_paid: 'Nicht möglich: Der Wiederverkäufer der Position ist schon bezahlt.',
  commission_paid: 'Nicht möglich: Die Provision der Position ist bezahlt.',
  commission_pending: 'Nicht möglich: Die Provision der Position muss zuerst bezahlt werden.',
  commission_not_pending:
    'Nicht möglich: Die Provision der Position muss offen sein; ihr Status ist {status}.',
  commission_above_price: 'Nicht möglich: Die Provision ist höher als der Preis der Position.',
  swap_pending:
    'Nicht möglich: Der Tausch {name} der Position muss zuerst abgeschlossen oder storniert werden.',
  swap_proposed: 'Nicht möglich: Für das Placement wurde ein Tausch vorgeschlagen.',
  payout_above_price: 'Die Auszahlung ist höher als der niedrigste Preis des Produkts.',
  no_invoice: 'Die Bestellung hat keine Rechnung, die ersetzt werden könnte.',
  credit_note: 'Eine Gutschrift kann nicht neu ausgestellt werden.',
  other_receipt_email: 'Die Quittung geht an eine andere Adresse.',
  already_replied: 'Die Frage ist bereits beantwortet.',

  published: 'Kann nicht entfernt werden, weil der Artikel dort veröffentlicht ist.',
  article_published: 'Nicht möglich: Der Artikel der Position ist veröffentlicht.',
  article_not_published:
    'Nicht möglich: Der Artikel der Position muss veröffentlicht sein; sein Status ist {status}.',
  article_settled: 'Nicht möglich: Der Artikel ist veröffentlicht und sein Verlag bezahlt.',
  outlet_status: 'Nicht möglich: Der Status des Mediums ist {status}.',
  paused_by_operator: 'Der Betreiber hat das Medium aus dem Verkauf genommen.',
  bank_account_held:
    'Der Verlag hat seine IBAN gewechselt. Zahlungsdateien enthalten sie ab {time}.',
  placement_withdrawn:
    'Der Auftrag ist zurückgezogen, weil der Preis erstattet oder das Produkt getauscht wurde.',
  placement_article: 'Der Auftrag hat einen Artikel. Korrigieren Sie dessen Status.',
  placement_delivered: 'Nicht möglich: Der Verlag hat schon geliefert (Status {status}).',
  paid_by_payout: 'Der Verlag wird über Auszahlungen bezahlt.',
  nothing_payable: 'Für den Verlag ist nichts auszuzahlen.',
  payout_in_transfer: 'Die Auszahlung wird gerade überwiesen (Status {status}).',
  payouts_not_enabled: 'Der Verlag hat kein Konto, das Überweisungen empfangen kann.',
  no_bank_account: 'Die Bankverbindung des Verlags oder des Marktplatzes fehlt.',
  month_not_ended: 'Der Monat ist noch nicht vorbei, oder liegt vor der Gründung des Teams.',
  payout_in_file: 'Die Auszahlung ist in einer Zahlungsdatei. Brechen Sie zuerst die Datei ab.',
  no_transfers: 'Kein Zahlungsanbieter dieses Marktplatzes kann Auszahlungen überweisen.',
  budget_exceeded:
    'Das Monatsbudget von „{name}“ reicht nicht: Diesen Monat sind noch {max} übrig.',
  agreement_required: 'Ihr Team muss zuerst die Vereinbarung „{name}“ annehmen.',
  empty_cart: 'Der Warenkorb dieses Profils ist leer.',
  cart_changed:
    'Positionen oder Preise des Warenkorbs haben sich geändert. Prüfen Sie den Warenkorb erneut.',
  not_approved: 'Nicht möglich: Die Freigabe der Bestellung ist {status}.',
  approval_not_needed: 'Die Bestellung braucht keine Freigabe.',
  own_order: 'Sie haben diese Bestellung aufgegeben. Ein anderes Mitglied muss entscheiden.',
  own_orders_restricted:
    'Die Bestellungen dieses Tokens brauchen eine Freigabe. Er kann Budgets, Freigaben und freigebende Mitglieder nicht ändern und keine bestellenden Mitglieder ernennen.',
  oauth_application: 'Nicht möglich mit einer OAuth-Anwendung.',
  monthly_limit: 'Das Monatslimit von „{name}“ ist {max}. Bestellen Sie weniger.',
  no_domain: 'Das Medium hat keinen Verlag oder keine URL.',
  url_claimed: 'Diese Adresse gehört zum Medium eines anderen Verlags.',
  article_status: 'Nicht möglich: Der Status des Artikels ist {status}.',
  reply_to_reply: 'Ist selbst eine Antwort. Auf Antworten kann nicht geantwortet werden.',
  internal_parent: 'Ist intern. Auch die Antwort muss intern sein.',
  automatic_check: 'Nicht möglich bei einer automatischen Prüfung.',
  check_not_started: 'Die Prüfung ist noch nicht begonnen. Beginnen Sie sie zuerst.',

  status_final: 'Nicht möglich: Der Status ist {status}, und das ist endgültig.',
  status_not_allowed:
    'Nicht möglich: Der Status ist {status} und kann nicht {to} werden, nur {allowed}.',
  parent_archived: 'Der übergeordnete Datensatz muss zuerst wiederhergestellt werden: {field}.',
  agreement_fixed:
    'Diese Fassung ist in Kraft oder wurde angenommen und lässt sich nicht ändern. Legen Sie eine neue an.',
  content_deleted:
    'Die Datei wurde vor mehr als {max} Tagen gelöscht. Ihr Inhalt ist nicht mehr vorhanden.',
  email_disabled: 'Dieser Server sendet keine E-Mails: SMTP_URL ist nicht gesetzt.',
  sso_disabled: 'Dieser Server bietet kein Single Sign-on: OIDC_ISSUER ist nicht gesetzt.',

  scope_missing: 'Ihrem Token fehlt das Recht {allowed}.',
  scope_of_other_role: 'Die Rolle {name} hat das Recht {allowed} nicht.',
  mutation_of_other_role: 'Die Rolle {name} erlaubt das nicht.',
  scope_of_other_kind: 'Teams dieser Art können das Recht {allowed} nicht haben.',
  wrong_team_kind: 'Das geht bei Teams dieser Art nicht.',
  scope_not_held: 'Ein Token kann nur Rechte vergeben, die er selbst hat. Ihrem fehlt: {name}.',
  account_owner_only: 'Nur für Kontoinhaber und Operatoren möglich.',
  own_role: 'Die eigene Rolle kann nur ein anderes Mitglied ändern.',
  console_session:
    'Nicht möglich bei einer Sitzung der Konsole. Melden Sie sich neu an, um eine neue zu beginnen.',
  console_session_required: 'Nur in einer Sitzung der Konsole möglich, nicht mit einem API-Token.',
  passkey_invalid: 'Der Passkey konnte nicht geprüft werden. Versuchen Sie es erneut.',
  passkey_unknown: 'Der Passkey ist unbekannt oder wurde entfernt.',
  passkeys_unavailable:
    'Passkeys brauchen einen Domainnamen in PUBLIC_URL, und https außer auf localhost.',
  token_not_in_force: 'Der Token ist unbekannt, widerrufen, rotiert oder abgelaufen.',
  token_malformed: 'Der Token ist vertippt oder abgeschnitten.',
  token_expired: 'Der Token ist abgelaufen.',
  wrong_resource: 'Der Token wurde für eine andere Schnittstelle dieses Servers ausgestellt.',
  sso_required: 'Das Team verlangt Single Sign-on. Melden Sie sich mit SSO an.',
  sso_session_needed:
    'Melden Sie sich zuerst mit SSO an. Nur eine solche Sitzung kann es verlangen.',
  domain_taken: 'Die Domain gehört zum Team {name}.',
  user_deleted: 'Der Benutzer des Tokens wurde gelöscht.',
  user_blocked: ({ time }) =>
    time === undefined
      ? 'Der Benutzer des Tokens ist gesperrt.'
      : 'Der Benutzer des Tokens ist gesperrt bis {time}.',

  file_type_not_accepted: 'Dieser Dateityp wird nicht akzeptiert. Möglich sind: {allowed}.',
  content_differs: 'Der Inhalt der Datei passt nicht zu ihrer Endung.',
  file_too_large: 'Die Datei ist größer als {max}.',
}
