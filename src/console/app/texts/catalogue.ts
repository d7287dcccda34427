import type { Texts } from './text.ts'

/** The catalogue: outlets, products and listings. */
export const catalogue = {
  asBuyersSee: { en: 'As buyers see it', de: 'Wie Käufer es sehen' },
  notListed: {
    en: 'Buyers see nothing of it: a product is listed while its outlet is active, it is on sale, and it has a channel of the outlet; an add-on only among add-ons.',
    de: 'Käufer sehen nichts davon: Ein Produkt erscheint, solange sein Medium aktiv ist, es verkauft wird und es einen Kanal des Mediums hat; ein Zusatz nur unter den Zusätzen.',
  },
  lacking: { en: 'What is lacking: {what}.', de: 'Es fehlt: {what}.' },
  lackingActive: { en: 'the outlet is not active', de: 'das Medium ist nicht aktiv' },
  lackingProduct: { en: 'there is no product', de: 'es gibt kein Produkt' },
  lackingSale: { en: 'no product is on sale', de: 'kein Produkt wird verkauft' },
  lackingChannel: {
    en: 'no product has a channel',
    de: 'kein Produkt hat einen Kanal',
  },
  noPrice: { en: 'No price', de: 'Kein Preis' },
  delivery: { en: 'Delivery', de: 'Lieferung' },
  deliveryDays: { en: '{from}–{to} days', de: '{from}–{to} Tage' },
  channels: { en: 'Channels', de: 'Kanäle' },
  addChannel: { en: 'Add channel', de: 'Kanal hinzufügen' },
  mostFrequent: {
    en: 'The most frequent; others by a filter.',
    de: 'Die häufigsten; andere durch einen Filter.',
  },
  noChannels: {
    en: 'No channels yet: a product is published by one.',
    de: 'Noch keine Kanäle: Ein Produkt erscheint über einen.',
  },
  addProduct: { en: 'Add product', de: 'Produkt hinzufügen' },
  addProductHint: {
    en: 'Its prices are set next.',
    de: 'Seine Preise kommen danach.',
  },
  channelsHint: {
    en: 'By which it is published; without any, buyers do not see it.',
    de: 'Über die es erscheint; ohne einen sehen Käufer es nicht.',
  },
  publishes: { en: 'Products that it publishes', de: 'Produkte, die über ihn erscheinen' },
  publishesHint: {
    en: 'At first those that no channel publishes yet. The page of a product changes it.',
    de: 'Zunächst die, die noch über keinen Kanal erscheinen. Auf der Seite eines Produkts lässt es sich ändern.',
  },
  noProducts: { en: 'Nothing to sell yet.', de: 'Noch nichts zu verkaufen.' },
  setPrices: { en: 'Set prices', de: 'Preise setzen' },
  endSale: { en: 'End sale', de: 'Verkauf beenden' },
  beginSale: { en: 'Begin sale', de: 'Verkauf beginnen' },
  facets: { en: 'Narrow by', de: 'Eingrenzen nach' },
} satisfies Texts
