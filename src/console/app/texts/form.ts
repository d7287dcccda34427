import type { LocalizedTexts } from './localized-text.ts'

/** Texts of forms: unsaved changes, units, headings of fields, and previews. */
export const formTexts = {
  unsavedChanges: { en: 'Discard your changes?', de: 'Änderungen verwerfen?' },
  discardChanges: { en: 'Discard', de: 'Verwerfen' },
  continueEditing: { en: 'Continue editing', de: 'Weiter bearbeiten' },
  checkAll: { en: 'Select all', de: 'Alle auswählen' },
  uncheckAll: { en: 'Clear all', de: 'Alle abwählen' },
  unitDays: { en: 'days', de: 'Tage' },
  unitPerMonth: { en: 'per month', de: 'pro Monat' },
  groupOutlet: { en: 'Outlet', de: 'Medium' },
  groupOutletHint: {
    en: 'Name and website that buyers see.',
    de: 'Name und Website, die Käufer sehen.',
  },
  groupReviewedHint: {
    en: 'The marketplace reviews a new name or website. Until then, the outlet stays on sale with the old one.',
    de: 'Der Marktplatz prüft einen neuen Namen und eine neue Website. Bis dahin bleibt das Medium mit den alten Angaben im Verkauf.',
  },
  groupChannel: { en: 'Channel', de: 'Kanal' },
  groupChannelHint: {
    en: 'Where placements are published.',
    de: 'Wo Platzierungen erscheinen.',
  },
  groupWebsite: { en: 'Domain and links', de: 'Domain und Links' },
  groupWebsiteHint: {
    en: 'Metrics of the domain from 0 to 100, and links in placements.',
    de: 'Kennzahlen der Domain von 0 bis 100 und Links in Platzierungen.',
  },
  groupPlace: { en: 'Location', de: 'Ort' },
  groupPlaceHint: {
    en: 'Buyers filter the catalogue by location.',
    de: 'Käufer filtern den Katalog nach dem Ort.',
  },
  groupPresentation: { en: 'Presentation', de: 'Darstellung' },
  groupPresentationHint: {
    en: 'Readers, topics and reach: the text on the page of the outlet.',
    de: 'Leserschaft, Themen und Reichweite: der Text auf der Seite des Mediums.',
  },
  groupSale: { en: 'Sale', de: 'Verkauf' },
  groupOutletSaleHint: {
    en: 'Conditions that apply to all products of the outlet.',
    de: 'Bedingungen für alle Produkte des Mediums.',
  },
  groupProduct: { en: 'Product', de: 'Produkt' },
  groupProductHint: {
    en: 'Content that buyers order, and your requirements.',
    de: 'Inhalt, den Käufer bestellen, und Ihre Anforderungen.',
  },
  groupPayout: { en: 'Earnings', de: 'Einnahmen' },
  groupDelivery: { en: 'Delivery time', de: 'Lieferzeit' },
  groupDeliveryHint: {
    en: 'Days from the payment of the order to the publication.',
    de: 'Tage von der Bezahlung der Bestellung bis zur Veröffentlichung.',
  },
  groupProductSaleHint: {
    en: 'Where the product is published, and how often it can be ordered.',
    de: 'Wo das Produkt erscheint und wie oft es bestellt werden kann.',
  },
  previewForBuyers: { en: 'Buyers see', de: 'Käufer sehen' },
  previewForPublisher: { en: 'You receive', de: 'Sie erhalten' },
  previewPerUnit: {
    en: 'for each delivered unit, payable after the holding period',
    de: 'für jede gelieferte Einheit, auszahlbar nach der Wartezeit',
  },
  previewWithoutPayout: {
    en: 'Enter your payout.',
    de: 'Geben Sie Ihre Vergütung ein.',
  },
  previewPrice: {
    en: 'Price: your payout plus the commission of the marketplace',
    de: 'Preis: Ihre Vergütung plus die Provision des Marktplatzes',
  },
  previewUnnamedOutlet: { en: 'Name of the outlet', de: 'Name des Mediums' },
  previewUnnamedProduct: { en: 'Name of the product', de: 'Name des Produkts' },
  previewNoDescription: {
    en: 'Without a description, buyers see only the name.',
    de: 'Ohne Beschreibung sehen Käufer nur den Namen.',
  },
} satisfies LocalizedTexts
