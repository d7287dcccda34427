import type {
  InvoiceType,
  Language,
  PaymentStatus,
} from '../../../prisma/generated/client/enums.js'

/** State that the page shows. */
export type State = PaymentStatus | 'CANCELLED' | 'COMPLETED' | 'AWAITING_APPROVAL'

type Message = readonly [title: string, message: string]

/** Texts that differ between orders and swaps. */
interface Subject {
  heading: string
  title(reference: string): string
  /** Text below the amount. */
  due: string
  cancelled: Message
  thanks: string
  underWay: string
  keepLink: string
}

/** Texts of the guest page in one language. */
export interface CheckoutTexts {
  secure: string
  /** Label of orders of test teams. */
  test: string
  states: Record<State, string>
  from: string
  for: string
  lines: string
  addOn: string
  subtotal: string
  discount: string
  credits: string
  fee: string
  total: string
  difference: string
  publications: string
  inPlaceOf: string
  youGet: string
  order: Subject
  swap: Subject
  payment: string
  or: string
  emailForReceipt: string
  emailOnInvoice: string
  payHosted(amount: string, by: string): string
  goOn(by: string): string
  payTestCard(amount: string): string
  testCards: string
  testMode: string
  /** Result of each test card. */
  testCard: Record<'tok_success' | 'tok_declined', string>
  leave: Message
  payTransfer: string
  transfer: string
  transferTo: string
  holder: string
  amount: string
  reference: string
  arriveBy: string
  nameReference: string
  scan: string
  failed: string
  /** Reasons by failure code. */
  failures: Record<string, string>
  tryAgain: string
  expired: string
  begun(until: string): string
  unfinished(until: string): string
  processing: string
  processingDays: string
  processingMoment: string
  nothingToPay: string
  waitsForApproval: Message
  waitsForOperator: Message
  acceptSwap(team: string): string
  receipt: string
  paidAt: string
  done: string
  documents: Record<InvoiceType, string>
  replaced: string
  orderNumber: string
  changeNumber: string
  receiptSent: string
  fieldErrorTitle: string
  fieldErrors: { email: string; card: string; provider: string }
  /** Error pages, by HTTP status. */
  errors: Record<number, Message>
}

const reload: Message = ['Something went wrong', 'Go back, reload the page and try again.']
const en: CheckoutTexts = {
  secure: 'Secure checkout',
  test: 'Test mode',
  states: {
    NOT_STARTED: 'Awaiting payment',
    OPEN: 'Payment started',
    PROCESSING: 'Processing',
    FAILED: 'Payment failed',
    EXPIRED: 'Payment expired',
    PAID: 'Paid',
    CANCELLED: 'Cancelled',
    AWAITING_APPROVAL: 'Awaiting approval',
    COMPLETED: 'Done',
  },
  from: 'From',
  for: 'for',
  lines: 'Line items',
  addOn: 'Add-on',
  subtotal: 'Subtotal',
  discount: 'Discount',
  credits: 'Team credits',
  fee: 'Processing fee',
  total: 'Total',
  difference: 'Difference in price',
  publications: 'Publications',
  inPlaceOf: 'In place of',
  youGet: 'You get',
  order: {
    heading: 'Your order',
    title: (reference) => `Order ${reference}`,
    due: 'due for this order',
    cancelled: [
      'This order is cancelled',
      'Nothing is due. If this is unexpected, contact the person who sent you this link.',
    ],
    thanks: 'Thank you, this order is paid.',
    underWay: 'Work on the articles of this order has started. You can close this page.',
    keepLink: 'Keep this link private: anyone with it can see this order.',
  },
  swap: {
    heading: 'A change to your order',
    title: (reference) => `Change ${reference}`,
    due: 'due for this change',
    cancelled: ['This change is cancelled', 'Nothing is due. Your order is unchanged.'],
    thanks: 'Thank you, the change is made.',
    underWay: 'Work for the new publication has started. You can close this page.',
    keepLink: 'Keep this link private: anyone with it can see this change.',
  },
  payment: 'Payment',
  or: 'or',
  emailForReceipt: 'Email for the receipt (optional)',
  emailOnInvoice: 'Email on the invoice (optional; no email is sent)',
  payHosted: (amount, by) => `Pay ${amount} ${by}`,
  goOn: (by) => `Continue to pay ${by}`,
  payTestCard: (amount) => `Pay ${amount} with a test card`,
  testCards: 'Test cards',
  testMode: 'Test mode: no card is charged and no money moves.',
  testCard: {
    tok_success: 'Test card that is charged',
    tok_declined: 'Test card that is declined',
  },
  leave: ['Leave without paying', 'Starts a payment and abandons it'],
  payTransfer: 'Pay by bank transfer',
  transfer: 'Pay by bank transfer',
  transferTo: 'Transfer the amount to the account that your contact at the marketplace gave you.',
  holder: 'Account holder',
  amount: 'Amount',
  reference: 'Payment reference',
  arriveBy: 'To arrive by',
  nameReference:
    'Include the reference in the transfer. This page confirms when the money has arrived.',
  scan: 'Scan the code with your banking app to fill in account and reference. Enter the amount yourself.',
  failed: 'The payment did not go through.',
  failures: {
    card_declined: 'The card was declined.',
    other_amount: 'The amount received differs from the amount due. It is refunded.',
  },
  tryAgain: 'Try again, or choose another method.',
  expired: 'The last payment was not completed in time. You can start again.',
  begun: (until) =>
    `You started a payment and can continue until ${until}. If you have already paid, this page confirms it in a moment.`,
  unfinished: (until) => `You started a card payment. You can complete it until ${until}.`,
  processing: 'Your payment is being processed',
  processingDays:
    'Your bank is sending the money, which can take some days. This page confirms when it has arrived. Please do not pay again.',
  processingMoment: 'This takes a moment. The page refreshes by itself; please do not pay again.',
  nothingToPay:
    'Credits cover this order. It is confirmed automatically. Reload this page in a moment.',
  waitsForApproval: [
    'This order waits for approval',
    'It can be paid after a member of the team has approved it. Reload this page then.',
  ],
  waitsForOperator: [
    'This order is waiting to be confirmed',
    'A discount covers the whole order. Work starts when your contact at the marketplace has confirmed it.',
  ],
  acceptSwap: (team) => `Nothing is due. The change is made as soon as ${team} accepts it.`,
  receipt: 'Receipt',
  paidAt: 'Paid',
  done: 'Done',
  documents: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
  replaced: 'replaced',
  orderNumber: 'Order',
  changeNumber: 'Change',
  receiptSent: 'The receipt is sent to the email address that you entered.',
  fieldErrorTitle: 'Please check',
  fieldErrors: {
    email: 'This is not an email address. Example: name@example.com.',
    card: 'Choose one of the test cards.',
    provider: 'The payment provider does not respond. Try again in a moment.',
  },
  errors: {
    400: reload,
    403: ['This page has expired', 'Go back, reload the page and try again.'],
    404: ['Order not found', 'Check that the link is complete, or contact the person who sent it.'],
    413: reload,
    415: reload,
    429: ['Too many requests', 'Wait a minute, then reload the page.'],
    500: ['Something went wrong on our side', 'Nothing is lost. Try again in a moment.'],
    503: ['We will be right back', 'Nothing is lost. Try again in a moment.'],
  },
}

const neuLaden: Message = [
  'Das hat nicht geklappt',
  'Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
]
const de: CheckoutTexts = {
  secure: 'Sicher bezahlen',
  test: 'Testbetrieb',
  states: {
    NOT_STARTED: 'Noch zu bezahlen',
    OPEN: 'Zahlung begonnen',
    PROCESSING: 'In Bearbeitung',
    FAILED: 'Zahlung gescheitert',
    EXPIRED: 'Zahlung abgelaufen',
    PAID: 'Bezahlt',
    CANCELLED: 'Storniert',
    AWAITING_APPROVAL: 'Wartet auf Freigabe',
    COMPLETED: 'Erledigt',
  },
  from: 'Von',
  for: 'für',
  lines: 'Positionen',
  addOn: 'Zusatz',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  credits: 'Guthaben',
  fee: 'Gebühr',
  total: 'Gesamt',
  difference: 'Preisdifferenz',
  publications: 'Publikationen',
  inPlaceOf: 'Anstelle von',
  youGet: 'Sie erhalten',
  order: {
    heading: 'Ihre Bestellung',
    title: (reference) => `Bestellung ${reference}`,
    due: 'für diese Bestellung zu zahlen',
    cancelled: [
      'Diese Bestellung ist storniert',
      'Es ist nichts zu zahlen. Wenn Sie etwas anderes erwartet haben, fragen Sie, wer Ihnen diesen Link geschickt hat.',
    ],
    thanks: 'Vielen Dank, diese Bestellung ist bezahlt.',
    underWay: 'Die Artikel dieser Bestellung sind in Arbeit. Sie können diese Seite schließen.',
    keepLink:
      'Behalten Sie die Adresse dieser Seite für sich: Wer sie hat, sieht diese Bestellung.',
  },
  swap: {
    heading: 'Eine Änderung an Ihrer Bestellung',
    title: (reference) => `Änderung ${reference}`,
    due: 'für diese Änderung zu zahlen',
    cancelled: [
      'Diese Änderung ist zurückgenommen',
      'Es ist nichts zu zahlen, und Ihre Bestellung bleibt, wie sie war.',
    ],
    thanks: 'Vielen Dank, die Änderung ist vorgenommen.',
    underWay: 'Die Arbeit für die neue Publikation hat begonnen. Sie können diese Seite schließen.',
    keepLink: 'Behalten Sie die Adresse dieser Seite für sich: Wer sie hat, sieht diese Änderung.',
  },
  payment: 'Zahlung',
  or: 'oder',
  emailForReceipt: 'E-Mail für den Beleg (freiwillig)',
  emailOnInvoice: 'E-Mail auf der Rechnung (freiwillig; es wird nichts dorthin gesendet)',
  payHosted: (amount, by) => `${amount} ${by} zahlen`,
  goOn: (by) => `Weiter zur Zahlung ${by}`,
  payTestCard: (amount) => `${amount} mit Testkarte zahlen`,
  testCards: 'Testkarten',
  testMode: 'Testbetrieb: Keine Karte wird belastet, und es fließt kein Geld.',
  testCard: {
    tok_success: 'Testkarte, die belastet wird',
    tok_declined: 'Testkarte, die abgelehnt wird',
  },
  leave: ['Ohne Zahlung gehen', 'Beginnt eine Zahlung und bricht sie ab'],
  payTransfer: 'Überweisen',
  transfer: 'Überweisung',
  transferTo:
    'Überweisen Sie den Betrag auf das Konto, das Ihnen Ihre Kontaktperson beim Marktplatz genannt hat.',
  holder: 'Kontoinhaber',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  arriveBy: 'Eingang bis',
  nameReference:
    'Geben Sie den Verwendungszweck an. Sobald das Geld eingegangen ist, steht es auf dieser Seite.',
  scan: 'Zum Scannen mit Ihrer Banking-App: Konto und Verwendungszweck stehen darin. Den Betrag geben Sie selbst ein.',
  failed: 'Die Zahlung ist gescheitert.',
  failures: {
    card_declined: 'Die Karte wurde abgelehnt.',
    other_amount: 'Es kam ein anderer Betrag an, als zu zahlen ist. Er wird erstattet.',
  },
  tryAgain: 'Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.',
  expired: 'Die letzte Zahlung wurde nicht rechtzeitig beendet. Sie können neu beginnen.',
  begun: (until) =>
    `Sie haben eine Zahlung begonnen und können sie bis ${until} fortsetzen. Wenn Sie schon bezahlt haben, steht es gleich hier.`,
  unfinished: (until) =>
    `Sie haben eine Zahlung per Karte begonnen, aber nicht beendet. Das können Sie bis ${until}.`,
  processing: 'Ihre Zahlung wird bearbeitet',
  processingDays:
    'Ihre Bank überweist das Geld, was einige Tage dauern kann. Sobald es da ist, steht es hier; bitte zahlen Sie nicht noch einmal.',
  processingMoment:
    'Das dauert einen Moment. Die Seite lädt sich von selbst neu; bitte zahlen Sie nicht noch einmal.',
  nothingToPay:
    'Guthaben deckt diese Bestellung. Sie wird automatisch bestätigt: Laden Sie diese Seite gleich neu.',
  waitsForApproval: [
    'Diese Bestellung wartet auf Freigabe',
    'Sie kann bezahlt werden, sobald ein Mitglied des Teams sie freigegeben hat. Laden Sie die Seite dann neu.',
  ],
  waitsForOperator: [
    'Diese Bestellung wartet auf Bestätigung',
    'Nach dem Rabatt ist nichts mehr zu zahlen. Ihre Kontaktperson beim Marktplatz bestätigt sie, dann beginnt die Arbeit.',
  ],
  acceptSwap: (team) =>
    `Es ist nichts zu zahlen: Die Änderung wird vorgenommen, sobald ${team} sie annimmt.`,
  receipt: 'Beleg',
  paidAt: 'Bezahlt',
  done: 'Erledigt',
  documents: { INVOICE: 'Rechnung', CREDIT_NOTE: 'Stornorechnung' },
  replaced: 'ersetzt',
  orderNumber: 'Bestellung',
  changeNumber: 'Änderung',
  receiptSent: 'Der Beleg wird an die E-Mail-Adresse gesendet, die dafür angegeben wurde.',
  fieldErrorTitle: 'Bitte prüfen',
  fieldErrors: {
    email: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.',
    card: 'Wählen Sie eine der Testkarten.',
    provider:
      'Der Zahlungsanbieter antwortet nicht. Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  },
  errors: {
    400: neuLaden,
    403: [
      'Diese Seite war zu lange geöffnet',
      'Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
    ],
    404: [
      'Diese Bestellung gibt es nicht',
      'Prüfen Sie den Link, oder fragen Sie, wer ihn geschickt hat. Er muss bis zum letzten Zeichen vollständig sein.',
    ],
    413: neuLaden,
    415: neuLaden,
    429: ['Zu viele Anfragen', 'Warten Sie eine Minute, und laden Sie die Seite neu.'],
    500: [
      'Bei uns ist etwas schiefgegangen',
      'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
    ],
    503: ['Wir sind gleich zurück', 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.'],
  },
}

/** Texts of the guest page by language. */
export const checkoutTexts: Record<Language, CheckoutTexts> = { EN: en, DE: de }
