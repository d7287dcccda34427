import type { ListName } from '../lists.ts'
import type { Text } from './text.ts'

/** What to do where a list has nothing yet. */
export const emptyHints: Readonly<Record<ListName, Text>> = {
  orders: {
    en: 'Teams order by the API; what they order appears here at once.',
    de: 'Teams bestellen über die API; ihre Bestellungen erscheinen hier sofort.',
  },
  orderItems: {
    en: 'Each unit of an order stands here, from the order to its settlement.',
    de: 'Hier steht jede einzelne Position, von der Bestellung bis zur Abrechnung.',
  },
  invoices: {
    en: 'Mark an order as paid, or let it be paid: the invoice is written then.',
    de: 'Bestätige die Zahlung einer Bestellung oder lass sie bezahlen: Dann wird die Rechnung erstellt.',
  },
  payments: {
    en: 'Send the link of an order to whoever pays: what they begin stands here.',
    de: 'Schicke den Zahlungslink einer Bestellung an den Käufer: Begonnene Zahlungen erscheinen hier.',
  },
  ledgerEntries: {
    en: 'Give a team credit on its page, or refund an item as credit.',
    de: 'Füge einem Team auf seiner Seite Guthaben hinzu oder erstatte eine Position als Guthaben.',
  },
  swaps: {
    en: 'Propose another product on the page of a paid order.',
    de: 'Schlage auf der Seite einer bezahlten Bestellung ein anderes Produkt vor.',
  },
  articles: {
    en: 'Each unit of an order gets its article when the order is paid.',
    de: 'Jede Position einer Bestellung bekommt ihren Artikel, sobald die Bestellung bezahlt ist.',
  },
  campaigns: {
    en: 'Make a campaign of a profile, and assign items of paid orders to it.',
    de: 'Lege eine Kampagne eines Profils an und ordne ihr Positionen bezahlter Bestellungen zu.',
  },
  comments: {
    en: 'Write one on the page of an article.',
    de: 'Schreibe einen Kommentar auf der Seite eines Artikels.',
  },
  complianceChecks: {
    en: 'Ask for a check on the page of an article; a draft that comes up for review is checked by itself.',
    de: 'Fordere auf der Seite eines Artikels eine Prüfung an; Entwürfe, die zur Durchsicht kommen, werden automatisch geprüft.',
  },
  listings: {
    en: 'Import a catalogue, or give an active outlet a channel and a product with a price.',
    de: 'Importiere einen Katalog oder gib einem aktiven Medium einen Kanal und ein Produkt mit Preis.',
  },
  outlets: {
    en: 'Import a catalogue, or make the first outlet.',
    de: 'Importiere einen Katalog oder lege das erste Medium an.',
  },
  products: {
    en: 'Import a catalogue, or add a product on the page of an outlet.',
    de: 'Importiere einen Katalog oder füge auf der Seite eines Mediums ein Produkt hinzu.',
  },
  productPrices: {
    en: 'Set prices on the page of a product.',
    de: 'Lege Preise auf der Seite eines Produkts fest.',
  },
  imports: {
    en: 'Import a file: first you see what it would change.',
    de: 'Importiere eine Datei: Zuerst siehst du, was sie ändern würde.',
  },
  tags: {
    en: 'Make a tag, or import a catalogue that has some.',
    de: 'Lege ein Schlagwort an oder importiere einen Katalog, der Schlagwörter enthält.',
  },
  searchSynonyms: {
    en: 'Create a group of terms that the search of listings treats as equal.',
    de: 'Lege eine Gruppe von Begriffen an, die für die Suche im Katalog gleich sind.',
  },
  opportunities: {
    en: 'Propose a placement to a profile.',
    de: 'Schlage einem Profil eine Platzierung vor.',
  },
  outletInquiries: {
    en: 'What people ask about an outlet by the API stands here.',
    de: 'Anfragen zu Medien, die über die API kommen, erscheinen hier.',
  },
  teams: { en: 'Make the first team.', de: 'Lege das erste Team an.' },
  teamMembers: {
    en: 'Invite somebody on the page of a team.',
    de: 'Lade auf der Seite eines Teams jemanden ein.',
  },
  teamInvitations: {
    en: 'Invite somebody on the page of a team.',
    de: 'Lade auf der Seite eines Teams jemanden ein.',
  },
  profiles: {
    en: 'Make a profile of a team: who is written about.',
    de: 'Lege für ein Team ein Profil an: Es beschreibt, über wen geschrieben wird.',
  },
  users: {
    en: 'Make a user, or invite somebody on the page of a team.',
    de: 'Lege einen Benutzer an oder lade auf der Seite eines Teams jemanden ein.',
  },
  apiTokens: {
    en: 'Make a token on the page of a team.',
    de: 'Lege auf der Seite eines Teams einen Token an.',
  },
  operatorTokens: {
    en: 'Make one for everybody who runs the marketplace.',
    de: 'Lege für jeden, der den Marktplatz betreibt, einen an.',
  },
  agreementTemplates: {
    en: 'Write an agreement, and put it in force.',
    de: 'Schreibe eine Vereinbarung und setze sie in Kraft.',
  },
  agreementAcceptances: {
    en: 'Teams accept what is in force on their page.',
    de: 'Teams stimmen auf ihrer Seite den geltenden Vereinbarungen zu.',
  },
  webhookEndpoints: {
    en: 'There is no webhook yet. Make one: what happens to a team’s articles is then posted to its program.',
    de: 'Es gibt noch keinen Webhook. Lege einen an: Ereignisse zu den Artikeln eines Teams werden dann per POST an dessen Programm gesendet.',
  },
  webhookDeliveries: {
    en: 'What is sent to webhooks stands here. A webhook says where to; its page sends a test.',
    de: 'Sendungen an Webhooks erscheinen hier. Auf der Seite eines Webhooks lässt sich ein Test senden.',
  },
  mails: {
    en: 'Set SMTP_URL on the server: what is sent stands here.',
    de: 'Setze auf dem Server SMTP_URL: Verschickte E-Mails erscheinen dann hier.',
  },
  auditEntries: {
    en: 'Whatever operators change stands here, with who did it.',
    de: 'Alle Änderungen durch Operatoren erscheinen hier, mit Namen.',
  },
}
