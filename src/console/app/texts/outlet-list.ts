import type { LocalizedTexts } from './localized-text.ts'

/** Texts of lists of outlets and of inquiries. */
export const outletListTexts = {
  outletList: { en: 'List', de: 'Liste' },
  newListChoice: { en: 'New list…', de: 'Neue Liste…' },
  nameOfNewList: { en: 'Name of the new list', de: 'Name der neuen Liste' },
  addToList: { en: 'Add to list', de: 'Zu einer Liste hinzufügen' },
  addedToList: { en: 'Added to “{name}”', de: 'Zu „{name}“ hinzugefügt' },
  addOutlet: { en: 'Add outlet', de: 'Medium hinzufügen' },
  removeFromList: { en: 'Remove', de: 'Entfernen' },
  emptyList: { en: 'No outlets yet', de: 'Noch keine Medien' },
  emptyListHint: {
    en: 'Add outlets here, or with “Add to list” on the page of an outlet.',
    de: 'Fügen Sie Medien hier hinzu, oder mit „Zu einer Liste hinzufügen“ auf der Seite eines Mediums.',
  },
  moveUp: { en: 'Move up', de: 'Nach oben' },
  moveDown: { en: 'Move down', de: 'Nach unten' },
  dragToMove: { en: 'Drag to move', de: 'Zum Verschieben ziehen' },
  movedTo: { en: '{name}: position {position}', de: '{name}: Position {position}' },
  fromPrice: { en: 'from {price}', de: 'ab {price}' },
  productsOf: { en: 'Products of {name}', de: 'Produkte von {name}' },
  nothingOnSale: { en: 'Nothing is on sale.', de: 'Nichts ist im Verkauf.' },
  publicPage: { en: 'Public page', de: 'Öffentliche Seite' },
  shareList: { en: 'Share with a link', de: 'Mit einem Link teilen' },
  showPrices: { en: 'Show standard prices', de: 'Standardpreise zeigen' },
  shareHint: {
    en: 'Anyone with the link sees the name and logo of the profile and the active outlets, without an account.',
    de: 'Wer den Link hat, sieht Name und Logo des Profils und die aktiven Medien, ohne Konto.',
  },
  listIsShared: {
    en: 'The list is shared. Members who can change it see the link.',
    de: 'Die Liste wird geteilt. Mitglieder, die sie ändern können, sehen den Link.',
  },
  listIsNotShared: {
    en: 'The list is not shared. Its link does not work.',
    de: 'Die Liste wird nicht geteilt. Ihr Link funktioniert nicht.',
  },
  sharingStarted: { en: 'The list is shared', de: 'Die Liste wird geteilt' },
  sharingStopped: { en: 'The list is no longer shared', de: 'Die Liste wird nicht mehr geteilt' },
  pricesShown: {
    en: 'The public page shows prices',
    de: 'Die öffentliche Seite zeigt Preise',
  },
  pricesHidden: {
    en: 'The public page shows no prices',
    de: 'Die öffentliche Seite zeigt keine Preise',
  },
  shareLink: { en: 'Link', de: 'Link' },
  openPage: { en: 'Open page', de: 'Seite öffnen' },
  newLink: { en: 'New link', de: 'Neuer Link' },
  newLinkHint: {
    en: 'The current link stops working. Send the new one to those who need it.',
    de: 'Der bisherige Link funktioniert dann nicht mehr. Senden Sie den neuen an alle, die ihn brauchen.',
  },
  linkReplaced: { en: 'Link replaced', de: 'Link ersetzt' },
  inquire: { en: 'Inquire', de: 'Anfragen' },
  inquireHint: {
    en: 'Your inquiry goes to the marketplace.',
    de: 'Ihre Anfrage geht an den Marktplatz.',
  },
  priceInquiry: {
    en: 'What is the price of “{name}”?',
    de: 'Was kostet „{name}“?',
  },
  inquiryText: { en: 'Inquiry', de: 'Anfrage' },
  inquiryAbout: { en: 'Inquiry about {name}', de: 'Anfrage zu {name}' },
  noInquiryText: { en: 'The inquiry has no text.', de: 'Die Anfrage hat keinen Text.' },
  inquirerName: { en: 'Your name', de: 'Ihr Name' },
  replyByEmailHint: {
    en: 'The reply is sent to this address, and appears under “Inquiries”.',
    de: 'Die Antwort geht an diese Adresse und erscheint unter „Anfragen“.',
  },
  sendInquiry: { en: 'Send inquiry', de: 'Anfrage senden' },
  inquirySent: { en: 'Inquiry sent', de: 'Anfrage gesendet' },
  visitor: { en: 'Visitor', de: 'Besucher' },
  inquiredBy: { en: 'From', de: 'Von' },
  inquiredAt: { en: 'Sent', de: 'Gesendet' },
  inquiryReply: { en: 'Reply', de: 'Antwort' },
  replyErased: {
    en: 'The reply was erased with the personal data of the inquirer.',
    de: 'Die Antwort wurde mit den Daten des Absenders gelöscht.',
  },
  waitsForReply: {
    en: 'The inquiry waits for a reply, which is also sent to {email}.',
    de: 'Die Anfrage wartet auf eine Antwort. Sie geht auch an {email}.',
  },
  yourReply: { en: 'Your reply', de: 'Ihre Antwort' },
  replyHint: {
    en: 'It is sent to {email}, and cannot be changed afterwards.',
    de: 'Sie geht an {email} und kann danach nicht geändert werden.',
  },
  sendReply: { en: 'Send reply', de: 'Antwort senden' },
  archiveInquiryHint: {
    en: 'This inquiry has no reply. {email} gets your reason by email.',
    de: 'Diese Anfrage hat noch keine Antwort. {email} erhält Ihren Grund per E-Mail.',
  },
  archiveWithoutReasonHint: {
    en: 'Leave it empty only for spam. Nothing is sent then.',
    de: 'Nur bei Spam leer lassen. Dann wird nichts gesendet.',
  },
  inquiryArchived: { en: 'Inquiry archived', de: 'Anfrage archiviert' },
  replySent: { en: 'Reply sent to {email}', de: 'Antwort an {email} gesendet' },
} satisfies LocalizedTexts
