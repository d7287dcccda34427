import type { LocalizedTexts } from './localized-text.ts'

/** Texts of the cart, and of the payment of an order. */
export const cartTexts = {
  cart: { en: 'Cart', de: 'Warenkorb' },
  linesInCart: { en: 'Lines in the cart: {count}', de: 'Positionen im Warenkorb: {count}' },
  addToCart: { en: 'Add to cart', de: 'In den Warenkorb' },
  addNameToCart: { en: 'Add to cart: {name}', de: 'In den Warenkorb: {name}' },
  inCart: { en: 'In cart', de: 'Im Warenkorb' },
  addedToCart: { en: 'Added to the cart', de: 'In den Warenkorb gelegt' },
  addedToCartOf: {
    en: 'Added to the cart of {name}',
    de: 'In den Warenkorb von {name} gelegt',
  },
  removedFromCart: { en: '{name} removed from the cart', de: '{name} aus dem Warenkorb entfernt' },
  quantityOf: { en: 'Quantity of {name}', de: 'Anzahl von {name}' },
  buyFor: { en: 'Buy for', de: 'Kaufen für' },
  noProfile: { en: 'No profile yet', de: 'Noch kein Profil' },
  noProfileHint: {
    en: 'Each order is for a profile: the company or brand that the placements are about. Create one to start.',
    de: 'Jede Bestellung gilt für ein Profil: das Unternehmen oder die Marke, um die es geht. Legen Sie zuerst eines an.',
  },
  noProfileToAddHint: {
    en: 'Each order is for a profile: the company or brand that the placements are about. Create one, and the placement is added to its cart.',
    de: 'Jede Bestellung gilt für ein Profil: das Unternehmen oder die Marke, um die es geht. Legen Sie eines an, dann liegt die Platzierung in seinem Warenkorb.',
  },
  quantityLimit: {
    en: 'Enter a whole number from 1 to {max}.',
    de: 'Geben Sie eine ganze Zahl von 1 bis {max} ein.',
  },
  emptyCart: { en: 'The cart is empty', de: 'Der Warenkorb ist leer' },
  emptyCartHint: {
    en: 'Add placements from the catalogue. All members of the team see the same cart.',
    de: 'Legen Sie Platzierungen aus dem Katalog hinein. Alle Mitglieder des Teams sehen denselben Warenkorb.',
  },
  openCatalogue: { en: 'Open the catalogue', de: 'Katalog öffnen' },
  removeLine: { en: 'Remove', de: 'Entfernen' },
  clearCart: { en: 'Remove all', de: 'Alle entfernen' },
  addedByOn: { en: 'Added by {name}, {time}', de: 'Von {name}, {time}' },
  addOnsOf: { en: 'Add an add-on of {name}', de: 'Zusatzleistung von {name} hinzufügen' },
  addOnTo: {
    en: 'Add-on to {product} in order {order}',
    de: 'Zusatzleistung zu {product} in Bestellung {order}',
  },
  addAddOn: { en: 'Add-ons', de: 'Zusatzleistungen' },
  noLongerOnSale: {
    en: 'No longer on sale. Remove it to place the order.',
    de: 'Nicht mehr im Verkauf. Entfernen Sie die Position, um zu bestellen.',
  },
  summary: { en: 'Summary', de: 'Zusammenfassung' },
  useCredits: { en: 'Use credits of the team', de: 'Guthaben des Teams verwenden' },
  discountInDollars: { en: 'Discount in $', de: 'Rabatt in $' },
  discountUpTo: {
    en: 'The marketplace allows up to {max} on this order.',
    de: 'Der Marktplatz erlaubt bis zu {max} auf diese Bestellung.',
  },
  budgetLeft: { en: 'Budget left this month', de: 'Budget in diesem Monat übrig' },
  budgetOf: { en: 'of {budget}', de: 'von {budget}' },
  cartNeedsApproval: {
    en: 'Another member must approve this order before it can be paid. Credits are applied on approval.',
    de: 'Ein anderes Mitglied muss diese Bestellung freigeben, bevor sie bezahlt werden kann. Guthaben wird bei der Freigabe verwendet.',
  },
  placeOrder: { en: 'Place order', de: 'Bestellen' },
  orderPlaced: { en: 'Order placed', de: 'Bestellung aufgegeben' },
  solveProblems: {
    en: 'Solve the problems in the cart to place the order.',
    de: 'Beheben Sie die Probleme im Warenkorb, um zu bestellen.',
  },
  cannotOrder: {
    en: 'Your role can see the cart, but not change or order it.',
    de: 'Ihre Rolle kann den Warenkorb ansehen, aber nicht ändern oder bestellen.',
  },
  agreementsToAccept: { en: 'Agreements to accept', de: 'Anzunehmende Vereinbarungen' },
  askAdminToAccept: {
    en: 'An owner or admin of the team must accept it before the team can order.',
    de: 'Ein Inhaber oder Administrator des Teams muss sie annehmen, bevor das Team bestellen kann.',
  },
  payment: { en: 'Payment', de: 'Zahlung' },
  payAmount: { en: 'Pay {amount}', de: '{amount} bezahlen' },
  payHint: {
    en: 'The payment page offers the payment methods of this marketplace, with the details for a bank transfer. Anyone with the link can pay, such as your accounting department.',
    de: 'Die Zahlungsseite bietet die Zahlungsarten dieses Marktplatzes an, mit den Angaben für eine Überweisung. Wer den Link hat, kann bezahlen, zum Beispiel Ihre Buchhaltung.',
  },
  copyPaymentLink: { en: 'Copy payment link', de: 'Zahlungslink kopieren' },
  coveredByCredits: {
    en: 'Nothing to pay: the order is covered and becomes paid in a moment.',
    de: 'Nichts zu bezahlen: Die Bestellung ist gedeckt und gilt gleich als bezahlt.',
  },
  operatorConfirms: {
    en: 'Nothing to pay: the marketplace confirms the order.',
    de: 'Nichts zu bezahlen: Der Marktplatz bestätigt die Bestellung.',
  },
  paymentProcessing: {
    en: 'The payment is being processed.',
    de: 'Die Zahlung wird verarbeitet.',
  },
} satisfies LocalizedTexts
