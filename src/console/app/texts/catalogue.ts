import type { LocalizedTexts } from './localized-text.ts'

/** Texts of outlets, products and listings. */
export const catalogueTexts = {
  everywhere: { en: 'Global: everywhere', de: 'Global: überall' },
  asBuyersSee: { en: 'Buyer view', de: 'Ansicht der Käufer' },
  notListed: { en: 'Not visible to buyers.', de: 'Für Käufer nicht sichtbar.' },
  missing: { en: 'Missing: {what}.', de: 'Es fehlt: {what}.' },
  missingActiveOutlet: { en: 'an active outlet', de: 'ein aktives Medium' },
  missingProduct: { en: 'a product', de: 'ein Produkt' },
  missingProductForSale: { en: 'a product for sale', de: 'ein Produkt im Verkauf' },
  missingChannel: { en: 'a product with a channel', de: 'ein Produkt mit Kanal' },
  missingSale: { en: 'an offer for sale', de: 'ein Angebot zum Verkauf' },
  missingOwnChannel: { en: 'a channel', de: 'ein Kanal' },
  addOnNotListed: {
    en: 'Add-ons are listed only when buyers filter by the type Add-on.',
    de: 'Zusatzleistungen erscheinen nur, wenn Käufer nach der Art Zusatzleistung filtern.',
  },
  missingPrice: { en: 'a price for {names}', de: 'ein Preis für {names}' },
  noPrice: { en: 'No price', de: 'Kein Preis' },
  delivery: { en: 'Delivery time', de: 'Lieferzeit' },
  channels: { en: 'Channels', de: 'Kanäle' },
  addChannel: { en: 'Add channel', de: 'Kanal hinzufügen' },
  frequentValues: {
    en: 'Most frequent values. Add a filter for others.',
    de: 'Häufigste Werte. Andere finden Sie über einen Filter.',
  },
  noChannels: {
    en: 'No channels yet. A product needs a channel to be listed.',
    de: 'Noch keine Kanäle. Ein Produkt braucht einen Kanal, um zu erscheinen.',
  },
  addProduct: { en: 'Add product', de: 'Produkt hinzufügen' },
  addProductHint: {
    en: 'You set its prices in the next step.',
    de: 'Die Preise legen Sie im nächsten Schritt fest.',
  },
  channelsHint: {
    en: 'Channels on which the product is published. Without a channel, buyers do not see it.',
    de: 'Kanäle, über die das Produkt erscheint. Ohne Kanal sehen Käufer es nicht.',
  },
  publishes: { en: 'Products on this channel', de: 'Produkte auf diesem Kanal' },
  publishesHint: {
    en: 'Products without a channel are preselected. You can change the channels on a product’s page.',
    de: 'Produkte ohne Kanal sind vorausgewählt. Auf der Seite eines Produkts können Sie seine Kanäle ändern.',
  },
  noProducts: { en: 'No products yet.', de: 'Noch keine Produkte.' },
  setPrices: { en: 'Set prices', de: 'Preise festlegen' },
  withdrawFromSale: { en: 'Withdraw from sale', de: 'Aus dem Verkauf nehmen' },
  offerForSale: { en: 'Offer for sale', de: 'Zum Verkauf anbieten' },
  synonymTermsHint: {
    en: 'Words or phrases with the same meaning. A term has at most 4 words and belongs to one group only.',
    de: 'Wörter oder Wendungen mit gleicher Bedeutung. Ein Begriff hat höchstens 4 Wörter und gehört nur zu einer Gruppe.',
  },
  facets: { en: 'Filter by', de: 'Filtern nach' },
} satisfies LocalizedTexts
