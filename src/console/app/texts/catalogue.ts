import type { Texts } from './text.ts'

/** The catalogue: outlets, products and listings. */
export const catalogue = {
  everywhere: { en: 'Global: everywhere', de: 'Global: überall' },
  asBuyersSee: { en: 'As buyers see it', de: 'Ansicht der Käufer' },
  notListed: {
    en: 'Buyers see nothing of it: a product is listed while its outlet is active, it is for sale, and it has a channel of the outlet; an add-on only among add-ons.',
    de: 'Käufer sehen davon nichts: Ein Produkt erscheint, solange sein Medium aktiv ist, es im Verkauf ist und einen Kanal des Mediums hat; Zusatzleistungen erscheinen nur unter den Zusatzleistungen.',
  },
  lacking: { en: 'What is lacking: {what}.', de: 'Es fehlt: {what}.' },
  lackingActive: { en: 'the outlet is not active', de: 'das Medium ist nicht aktiv' },
  lackingProduct: { en: 'there is no product', de: 'es gibt kein Produkt' },
  lackingSale: { en: 'no product is for sale', de: 'kein Produkt ist im Verkauf' },
  lackingChannel: {
    en: 'no product has a channel',
    de: 'kein Produkt hat einen Kanal',
  },
  lackingPrice: { en: 'no price: {names}', de: 'kein Preis: {names}' },
  noPrice: { en: 'No price', de: 'Kein Preis' },
  delivery: { en: 'Delivery', de: 'Lieferzeit' },
  deliveryDays: { en: '{from}–{to} days', de: '{from}–{to} Tage' },
  channels: { en: 'Channels', de: 'Kanäle' },
  addChannel: { en: 'Add channel', de: 'Kanal hinzufügen' },
  mostFrequent: {
    en: 'The most frequent; others by a filter.',
    de: 'Die häufigsten; weitere über einen Filter.',
  },
  noChannels: {
    en: 'No channels yet: a product is published by one.',
    de: 'Noch keine Kanäle: Ein Produkt wird über einen Kanal veröffentlicht.',
  },
  addProduct: { en: 'Add product', de: 'Produkt hinzufügen' },
  addProductHint: {
    en: 'Its prices are set next.',
    de: 'Die Preise legst du danach fest.',
  },
  channelsHint: {
    en: 'By which it is published; without any, buyers do not see it.',
    de: 'Über diese Kanäle erscheint es; ohne Kanal sehen Käufer es nicht.',
  },
  publishes: { en: 'Products that it publishes', de: 'Produkte, die über diesen Kanal erscheinen' },
  publishesHint: {
    en: 'At first those that no channel publishes yet. The page of a product changes it.',
    de: 'Vorausgewählt sind Produkte ohne Kanal. Ändern lässt sich das auf der Seite des Produkts.',
  },
  noProducts: { en: 'Nothing to sell yet.', de: 'Noch keine Produkte.' },
  setPrices: { en: 'Set prices', de: 'Preise festlegen' },
  endSale: { en: 'Withdraw from sale', de: 'Aus dem Verkauf nehmen' },
  beginSale: { en: 'Offer for sale', de: 'Zum Verkauf anbieten' },
  synonymTermsHint: {
    en: 'Words or phrases with the same meaning. Each has at most 4 words and is in no other group.',
    de: 'Wörter oder Wendungen mit gleicher Bedeutung. Jeder Begriff hat höchstens 4 Wörter und steht in keiner anderen Gruppe.',
  },
  facets: { en: 'Narrow by', de: 'Eingrenzen nach' },
} satisfies Texts
