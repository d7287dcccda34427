import { action, type EmailTexts, rows } from './content.js'

/** German texts of emails about domains of outlets, and about the discussion of placements. */
export const dePublishing = {
  OUTLET_DOMAIN_CHECKED: ({ outlet, domain, error }) => ({
    subject: error
      ? `Domain von ${outlet} nicht nachgewiesen`
      : `Domain von ${outlet} nachgewiesen`,
    heading: error
      ? `Der Nachweis für ${domain} ist fehlgeschlagen`
      : `Sie haben ${domain} nachgewiesen`,
    paragraphs: [
      error
        ? 'Weder der DNS-Eintrag noch die Datei enthält den Wert. Veröffentlichen Sie ihn, und prüfen Sie die Domain erneut.'
        : 'Der Marktplatz sieht den Nachweis bei der Prüfung des Mediums. Sie können den Eintrag oder die Datei entfernen.',
    ],
    quote: error,
  }),
  PUBLISHER_COMMENTED: ({ publisher, outlet, product, author, content, url }) => ({
    subject: `Kommentar zu einem Auftrag: ${outlet}`,
    heading: `${publisher} hat einen Auftrag kommentiert`,
    paragraphs: ['Der Käufer sieht den Kommentar nicht.'],
    quote: content,
    ...rows(['Autor', author], ['Medium', outlet], ['Produkt', product]),
    ...action('Antworten', url),
  }),
  OPERATOR_COMMENTED: ({ outlet, product, author, content, url }) => ({
    subject: `Kommentar zu Ihrem Auftrag: ${product}`,
    heading: 'Der Marktplatz hat einen Auftrag kommentiert',
    paragraphs: ['Der Käufer sieht den Kommentar nicht.'],
    quote: content,
    ...rows(['Autor', author], ['Medium', outlet], ['Produkt', product]),
    ...action('Antworten', url),
  }),
} satisfies Partial<EmailTexts['kinds']>
