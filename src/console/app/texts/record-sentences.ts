import type { ListName } from '../lists.ts'
import type { LocalizedText } from './localized-text.ts'

/** Texts with the fields of a record as `{placeholders}`. */
interface RecordTexts {
  /** Title of the record page. Defaults to the title of the record. */
  title?: string | LocalizedText
  /** Fields that the title or the sentence contains, separated by spaces. */
  inTitle?: string
  /** Sentences below the title. The first one whose fields all have a value is shown. */
  sentences: readonly LocalizedText[]
}

const created: LocalizedText = { en: 'Created {createdAt}', de: 'Erstellt am {createdAt}' }

/** Titles and sentences of record pages by list. Other lists have `created`. */
const recordTexts: Partial<Record<ListName, RecordTexts>> = {
  orderItems: {
    sentences: [
      { en: 'In order {order}, {createdAt}', de: 'In Bestellung {order}, {createdAt}' },
      created,
    ],
  },
  invoices: {
    sentences: [
      {
        en: '{type} for order {order}, issued {issuedAt}',
        de: '{type} zu Bestellung {order}, ausgestellt am {issuedAt}',
      },
    ],
  },
  payments: {
    title: '{amount}',
    sentences: [
      {
        en: '{provider} for order {order}, received {settledAt}',
        de: '{provider} für Bestellung {order}, eingegangen am {settledAt}',
      },
      {
        en: '{provider} for order {order}, started {createdAt}',
        de: '{provider} für Bestellung {order}, begonnen am {createdAt}',
      },
    ],
  },
  ledgerEntries: {
    inTitle: 'type',
    sentences: [
      { en: 'For order {order}, {createdAt}', de: 'Für Bestellung {order}, {createdAt}' },
      { en: 'Recorded {createdAt}', de: 'Gebucht am {createdAt}' },
    ],
  },
  swaps: {
    sentences: [
      { en: '{fromName} → {toName} in order {order}', de: '{fromName} → {toName} in {order}' },
    ],
  },
  comments: {
    title: '{author}',
    sentences: [{ en: 'On {article}, {createdAt}', de: 'Zu {article}, {createdAt}' }],
  },
  payouts: {
    sentences: [
      { en: 'To {team}, paid {paidAt}', de: 'An {team}, bezahlt am {paidAt}' },
      { en: 'To {team}, created {createdAt}', de: 'An {team}, angelegt am {createdAt}' },
      { en: 'Paid {paidAt}', de: 'Bezahlt am {paidAt}' },
      created,
    ],
  },
  payoutFiles: {
    title: { en: 'Payment file of {executionDate}', de: 'Zahlungsdatei vom {executionDate}' },
    sentences: [
      {
        en: '{amount}, execution date {executionDate}',
        de: '{amount}, Ausführungsdatum {executionDate}',
      },
    ],
  },
  publisherLedgerEntries: {
    sentences: [
      {
        en: 'For placement {placement}, payable from {payableAt}',
        de: 'Für Auftrag {placement}, auszahlbar ab {payableAt}',
      },
    ],
  },
  publisherApplications: {
    sentences: [
      { en: 'From {contactName}, {createdAt}', de: 'Von {contactName}, {createdAt}' },
      created,
    ],
  },
  payoutStatements: {
    sentences: [
      {
        en: '{periodStart} for {team}, issued {issuedAt}',
        de: '{periodStart} für {team}, ausgestellt am {issuedAt}',
      },
      {
        en: '{periodStart}, issued {issuedAt}',
        de: '{periodStart}, ausgestellt am {issuedAt}',
      },
    ],
  },
  opportunities: {
    sentences: [
      { en: 'For {profile}, until {expiresAt}', de: 'Für {profile}, bis {expiresAt}' },
      { en: 'For {profile}, {createdAt}', de: 'Für {profile}, {createdAt}' },
    ],
  },
  teamMembers: {
    sentences: [
      { en: '{role} of {team} since {createdAt}', de: '{role} in {team} seit {createdAt}' },
      { en: '{role} since {createdAt}', de: '{role} seit {createdAt}' },
    ],
  },
  teamInvitations: {
    sentences: [
      {
        en: 'Invited {createdAt}, valid until {expiresAt}',
        de: 'Eingeladen am {createdAt}, gültig bis {expiresAt}',
      },
    ],
  },
  users: {
    inTitle: 'firstName lastName',
    sentences: [{ en: '{email}, since {createdAt}', de: '{email}, seit {createdAt}' }],
  },
  apiTokens: {
    sentences: [
      { en: 'Of {user}, used {lastUsedAt}', de: 'Von {user}, verwendet am {lastUsedAt}' },
      { en: 'Of {user}, created {createdAt}', de: 'Von {user}, erstellt am {createdAt}' },
    ],
  },
  operatorTokens: {
    sentences: [
      { en: 'Of {user}, used {lastUsedAt}', de: 'Von {user}, verwendet am {lastUsedAt}' },
      { en: 'Of {user}, created {createdAt}', de: 'Von {user}, erstellt am {createdAt}' },
      created,
    ],
  },
  oauthClients: {
    sentences: [{ en: 'Disabled {disabledAt}', de: 'Deaktiviert am {disabledAt}' }, created],
  },
  oauthGrants: {
    inTitle: 'user',
    sentences: [
      {
        en: 'Revoked {revokedAt}, connected by {user}, {grantedAt}',
        de: 'Widerrufen am {revokedAt}, verbunden von {user}, {grantedAt}',
      },
      {
        en: 'Active, connected by {user}, {grantedAt}',
        de: 'Aktiv, verbunden von {user}, {grantedAt}',
      },
    ],
  },
  privacyRequests: {
    sentences: [
      {
        en: 'Requested by {requestedBy}, {createdAt}',
        de: 'Angefordert von {requestedBy}, {createdAt}',
      },
      {
        en: 'Requested on the command line, {createdAt}',
        de: 'Angefordert auf der Kommandozeile, {createdAt}',
      },
    ],
  },
  agreementTemplates: {
    sentences: [{ en: 'Version {version}, {createdAt}', de: 'Version {version}, {createdAt}' }],
  },
  agreementAcceptances: {
    sentences: [
      {
        en: 'Accepted “{template}” for {team}, {acceptedAt}',
        de: 'Hat „{template}“ für {team} angenommen, {acceptedAt}',
      },
      {
        en: 'Accepted “{template}”, {acceptedAt}',
        de: 'Hat „{template}“ angenommen, {acceptedAt}',
      },
    ],
  },
  webhookDeliveries: {
    title: '{event}',
    sentences: [{ en: 'To {endpoint}, {createdAt}', de: 'An {endpoint}, {createdAt}' }],
  },
  emails: {
    title: '{kind}',
    inTitle: 'entity',
    sentences: [
      { en: 'To {user}, {createdAt}', de: 'An {user}, {createdAt}' },
      { en: 'To {address}, {createdAt}', de: 'An {address}, {createdAt}' },
    ],
  },
  apiRequests: {
    title: '{method} {path}',
    sentences: [
      {
        en: 'Status {status} after {duration} ms, {createdAt}',
        de: 'Status {status} nach {duration} ms, {createdAt}',
      },
    ],
  },
  deprecatedUses: {
    sentences: [
      {
        en: 'Used {count} ×, last {lastUsedAt}',
        de: '{count} × verwendet, zuletzt am {lastUsedAt}',
      },
    ],
  },
  auditEntries: {
    inTitle: 'entity actor',
    sentences: [{ en: '{createdAt} · {entityId}', de: '{createdAt} · {entityId}' }],
  },
}

/** Returns the texts of a record page. */
export const recordTextsOf = (list: ListName): RecordTexts =>
  recordTexts[list] ?? { sentences: [created] }
