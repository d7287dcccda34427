import type { ListName } from '../lists.ts'
import type { LocalizedText } from './localized-text.ts'

/** Hints for empty lists. */
export const emptyHints: Readonly<Record<ListName, LocalizedText>> = {
  orders: {
    en: 'Orders that teams place through the API appear here.',
    de: 'Bestellungen, die Teams über die API aufgeben, erscheinen hier.',
  },
  orderItems: {
    en: 'Each ordered unit appears here, from the order to its settlement.',
    de: 'Jede bestellte Einheit erscheint hier, von der Bestellung bis zur Abrechnung.',
  },
  invoices: {
    en: 'An invoice is issued when an order is paid or marked as paid.',
    de: 'Eine Rechnung wird ausgestellt, sobald eine Bestellung bezahlt oder als bezahlt bestätigt ist.',
  },
  payments: {
    en: 'Send the payment link of an order to the buyer. Payments appear here as soon as they are started.',
    de: 'Senden Sie den Zahlungslink einer Bestellung an den Käufer. Zahlungen erscheinen hier, sobald sie begonnen sind.',
  },
  ledgerEntries: {
    en: 'Grant credit on a team’s page, or refund an item as credit.',
    de: 'Fügen Sie auf der Seite eines Teams Guthaben hinzu oder erstatten Sie eine Position als Guthaben.',
  },
  swaps: {
    en: 'Propose another product on a paid order’s page.',
    de: 'Schlagen Sie auf der Seite einer bezahlten Bestellung ein anderes Produkt vor.',
  },
  articles: {
    en: 'Each unit of an order gets an article when the order is paid.',
    de: 'Jede Einheit einer Bestellung bekommt einen Artikel, sobald die Bestellung bezahlt ist.',
  },
  campaigns: {
    en: 'Create a campaign for a profile and assign items of paid orders to it.',
    de: 'Legen Sie eine Kampagne für ein Profil an und ordnen Sie ihr Positionen bezahlter Bestellungen zu.',
  },
  comments: {
    en: 'Write a comment on an article’s page.',
    de: 'Schreiben Sie einen Kommentar auf der Seite eines Artikels.',
  },
  complianceChecks: {
    en: 'Request a check on an article’s page. Drafts are checked automatically when they are ready for review.',
    de: 'Fordern Sie auf der Seite eines Artikels eine Prüfung an. Entwürfe werden automatisch geprüft, sobald sie zur Prüfung bereit sind.',
  },
  listings: {
    en: 'Import a catalogue, or give an active outlet a channel and a product with a price.',
    de: 'Importieren Sie einen Katalog oder geben Sie einem aktiven Medium einen Kanal und ein Produkt mit Preis.',
  },
  outlets: {
    en: 'Import a catalogue, or create the first outlet.',
    de: 'Importieren Sie einen Katalog oder legen Sie das erste Medium an.',
  },
  products: {
    en: 'Import a catalogue, or add a product on an outlet’s page.',
    de: 'Importieren Sie einen Katalog oder fügen Sie auf der Seite eines Mediums ein Produkt hinzu.',
  },
  productPrices: {
    en: 'Set prices on a product’s page.',
    de: 'Legen Sie auf der Seite eines Produkts Preise fest.',
  },
  placements: {
    en: 'Each paid unit of a publisher’s product appears here.',
    de: 'Jede bezahlte Einheit eines Produkts eines Verlags erscheint hier.',
  },
  publisherApplications: {
    en: 'Applications of publishers appear here once their address is confirmed. The form is off unless PUBLISHER_APPLICATIONS is set.',
    de: 'Bewerbungen von Verlagen erscheinen hier, sobald ihre Adresse bestätigt ist. Das Formular ist nur mit PUBLISHER_APPLICATIONS eingeschaltet.',
  },
  payouts: {
    en: 'Create a payout when something is payable to a publisher.',
    de: 'Legen Sie eine Auszahlung an, sobald einem Verlag etwas auszahlbar ist.',
  },
  payoutFiles: {
    en: 'Create a payment file of pending payouts for your bank. It needs WIRE_IBAN.',
    de: 'Legen Sie eine Zahlungsdatei der ausstehenden Auszahlungen für Ihre Bank an. Sie benötigt WIRE_IBAN.',
  },
  payoutStatements: {
    en: 'Each statement of a publisher appears here after the end of its month.',
    de: 'Jede Abrechnung eines Verlags erscheint hier nach dem Ende ihres Monats.',
  },
  publisherLedgerEntries: {
    en: 'Each delivery and each reversal of a payout appears here.',
    de: 'Jede Lieferung und jede Rückbuchung einer Vergütung erscheint hier.',
  },
  imports: {
    en: 'Import a file. A preview shows the changes first.',
    de: 'Importieren Sie eine Datei. Eine Vorschau zeigt zuerst die Änderungen.',
  },
  tags: {
    en: 'Create a tag, or import a catalogue with tags.',
    de: 'Legen Sie ein Schlagwort an oder importieren Sie einen Katalog mit Schlagwörtern.',
  },
  searchSynonyms: {
    en: 'Create a group of terms that the catalogue search treats as equal.',
    de: 'Legen Sie eine Gruppe von Begriffen an, die für die Suche im Katalog gleich sind.',
  },
  opportunities: {
    en: 'Propose a placement to a profile.',
    de: 'Schlagen Sie einem Profil eine Platzierung vor.',
  },
  outletLists: {
    en: 'Create a list for a profile, add outlets, and share it as a public page.',
    de: 'Legen Sie für ein Profil eine Liste an, fügen Sie Medien hinzu und teilen Sie sie als öffentliche Seite.',
  },
  outletInquiries: {
    en: 'Inquiries about outlets and the replies appear here. Send one on the page of an outlet or a list.',
    de: 'Fragen zu Medien und ihre Antworten erscheinen hier. Fragen Sie auf der Seite einer Liste.',
  },
  teams: { en: 'Create the first team.', de: 'Legen Sie das erste Team an.' },
  teamMembers: {
    en: 'Invite a member on a team’s page.',
    de: 'Laden Sie auf der Seite eines Teams ein Mitglied ein.',
  },
  teamInvitations: {
    en: 'Invite a member on a team’s page.',
    de: 'Laden Sie auf der Seite eines Teams ein Mitglied ein.',
  },
  profiles: {
    en: 'Create a profile for a team. It describes the company or person that articles are about.',
    de: 'Legen Sie ein Profil für ein Team an. Es beschreibt das Unternehmen oder die Person, um die es in den Artikeln geht.',
  },
  users: {
    en: 'Create a user, or invite a member on a team’s page.',
    de: 'Legen Sie einen Benutzer an oder laden Sie auf der Seite eines Teams ein Mitglied ein.',
  },
  apiTokens: {
    en: 'Create a token on a team’s page.',
    de: 'Legen Sie auf der Seite eines Teams einen Token an.',
  },
  operatorTokens: {
    en: 'Create a token for each operator.',
    de: 'Legen Sie für jeden Operator einen Token an.',
  },
  oauthClients: {
    en: 'Register an application that acts for members of teams. Applications that register themselves appear here.',
    de: 'Registrieren Sie eine Anwendung, die für Mitglieder von Teams handelt. Anwendungen, die sich selbst registrieren, erscheinen hier.',
  },
  oauthGrants: {
    en: 'When a user connects an application, its access appears here.',
    de: 'Sobald ein Benutzer eine Anwendung verbindet, erscheint ihr Zugang hier.',
  },
  privacyRequests: {
    en: 'Exports and erasures of personal data appear here.',
    de: 'Exporte und Löschungen personenbezogener Daten erscheinen hier.',
  },
  agreementTemplates: {
    en: 'Write an agreement and activate it.',
    de: 'Schreiben Sie eine Vereinbarung und setzen Sie sie in Kraft.',
  },
  agreementAcceptances: {
    en: 'Teams accept active agreements on their page.',
    de: 'Teams nehmen geltende Vereinbarungen auf ihrer Seite an.',
  },
  webhookEndpoints: {
    en: 'Create a webhook to send a team’s events to its own systems.',
    de: 'Legen Sie einen Webhook an, um Ereignisse eines Teams an dessen Systeme zu senden.',
  },
  webhookDeliveries: {
    en: 'Events sent to webhooks appear here. You can send a test event from the page of a webhook.',
    de: 'An Webhooks gesendete Ereignisse erscheinen hier. Auf der Seite eines Webhooks können Sie ein Testereignis senden.',
  },
  emails: {
    en: 'Set SMTP_URL on the server to send emails. Sent emails appear here.',
    de: 'Setzen Sie auf dem Server SMTP_URL, um E-Mails zu senden. Gesendete E-Mails erscheinen hier.',
  },
  apiRequests: {
    en: 'Requests of tokens to the API appear here within seconds, for 7 days.',
    de: 'Anfragen von Tokens an die API erscheinen hier nach wenigen Sekunden, für 7 Tage.',
  },
  deprecatedUses: {
    en: 'Tokens that use deprecated parts of the API appear here within seconds.',
    de: 'Tokens, die veraltete Teile der API nutzen, erscheinen hier nach wenigen Sekunden.',
  },
  auditEntries: {
    en: 'Changes made by operators appear here, with their names.',
    de: 'Änderungen durch Operatoren erscheinen hier, mit deren Namen.',
  },
}
