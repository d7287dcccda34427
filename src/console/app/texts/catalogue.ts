import type { Texts } from './text.ts'

/** The catalogue: outlets, products and listings. */
export const catalogue = {
  asBuyersSee: { en: 'As buyers see it', de: 'Wie Käufer es sehen' },
  notListed: {
    en: 'Buyers see nothing of it: a product is listed while it is on sale and its outlet active.',
    de: 'Käufer sehen nichts davon: Ein Produkt erscheint, solange es verkauft wird und sein Medium aktiv ist.',
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
    en: 'It is published by all channels of the outlet; its prices are set next.',
    de: 'Es erscheint über alle Kanäle des Mediums; seine Preise kommen danach.',
  },
  noProducts: { en: 'Nothing to sell yet.', de: 'Noch nichts zu verkaufen.' },
  setPrices: { en: 'Set prices', de: 'Preise setzen' },
  endSale: { en: 'End sale', de: 'Verkauf beenden' },
  beginSale: { en: 'Begin sale', de: 'Verkauf beginnen' },
  facets: { en: 'Narrow by', de: 'Eingrenzen nach' },
} satisfies Texts
