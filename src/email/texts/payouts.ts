/** Texts of emails about payouts and payout accounts of publishers. */
import { action, rows, type TextsOf } from '../content.js'

/** Replaces the hyphen before a negative amount by a minus sign. */
const withMinus = (amount: string) => amount.replace('-', '−')

/** Returns the name of a payment provider as a proper noun, such as “Stripe”. */
const providerName = (provider: string | null) =>
  provider && provider.charAt(0).toUpperCase() + provider.slice(1)

export const payoutsTexts: TextsOf<
  | 'PAYOUT_PAID'
  | 'PAYOUT_FAILED'
  | 'PAYOUT_STATEMENT'
  | 'PAYOUT_ACCOUNT_CHANGED'
  | 'PAYOUT_ACCOUNT_HELD'
> = {
  EN: {
    kinds: {
      PAYOUT_PAID: ({ amount, reference, url }, { money }) => ({
        subject: `Payout of ${money(amount)}`,
        heading: 'Your payout is on its way',
        paragraphs: ['We have transferred your payout.'],
        ...rows(['Amount', money(amount)], ['Reference', reference]),
        ...action('View payout', url),
      }),
      PAYOUT_FAILED: ({ publisher, amount, reason, isReversal, url }, { money }) => ({
        subject: isReversal
          ? `Reversal of a payout to ${publisher} failed`
          : `Payout to ${publisher} failed`,
        heading: isReversal ? 'A payout could not be reversed' : 'A payout failed',
        paragraphs: [
          isReversal
            ? 'The payment provider rejected the reversal. The payout stays paid.'
            : 'The payment provider rejected the transfer. The amount is in the balance of the publisher again.',
        ],
        quote: reason,
        ...rows(['Publisher', publisher], ['Amount', money(amount)]),
        ...action('Open payout', url),
      }),
      PAYOUT_STATEMENT: ({ number, from, to, url, ...sums }, { money, date }) => ({
        subject: `Statement ${number}`,
        heading: 'Your monthly statement',
        paragraphs: ['The statement is available as a PDF in the console.'],
        ...rows(
          ['Statement', number],
          ['Period', `${date(from)} – ${date(to)}`],
          ['Opening balance', sums.opening !== undefined && withMinus(money(sums.opening))],
          ['Earned', withMinus(money(sums.earned))],
          ['Reversed', sums.reversed < 0 && withMinus(money(sums.reversed))],
          ['Payouts', withMinus(money(sums.paid))],
          ['Closing balance', withMinus(money(sums.balance))],
        ),
        ...action('View statement', url),
      }),
      PAYOUT_ACCOUNT_CHANGED: ({ holder, iban, provider, heldUntil, url }, { time }) => ({
        subject: 'Your payout account has changed',
        heading: 'Your payout account has changed',
        paragraphs: [
          'Your payouts will be transferred to this account.',
          'If your team did not make this change, write to us at once and revoke the tokens of your team.',
        ],
        ...rows(
          ['Account holder', holder],
          ['IBAN', iban],
          ['Payment provider', providerName(provider)],
          ['Payouts from', heldUntil && time(heldUntil)],
        ),
        ...action('View payout account', url),
      }),
      PAYOUT_ACCOUNT_HELD: ({ publisher, holder, iban, heldUntil, url }, { time }) => ({
        subject: `${publisher} has ${iban ? 'replaced' : 'removed'} its bank account`,
        heading: `A publisher has ${iban ? 'replaced' : 'removed'} its bank account`,
        paragraphs: [
          iban
            ? 'Payment files omit the account until the time below, or until you confirm the account. Confirm it only after you have verified the IBAN with the publisher by phone, at a number that you already used.'
            : 'Payment files contain no payouts to the publisher until it has an IBAN again. If the publisher sets it, they omit the account for 3 days, or until you confirm it.',
        ],
        ...rows(
          ['Publisher', publisher],
          ['Account holder', holder],
          ['IBAN', iban],
          ['Held until', iban && heldUntil && time(heldUntil)],
        ),
        ...action('Open team', url),
      }),
    },
    names: {
      PAYOUT_PAID: 'payouts',
      PAYOUT_FAILED: 'failed payouts',
      PAYOUT_STATEMENT: 'statements',
      PAYOUT_ACCOUNT_CHANGED: 'changes of the payout account',
      PAYOUT_ACCOUNT_HELD: 'replaced bank accounts of publishers',
    },
  },
  DE: {
    kinds: {
      PAYOUT_PAID: ({ amount, reference, url }, { money }) => ({
        subject: `Auszahlung von ${money(amount)}`,
        heading: 'Ihre Auszahlung ist auf dem Weg',
        paragraphs: ['Wir haben Ihre Auszahlung überwiesen.'],
        ...rows(['Betrag', money(amount)], ['Kennung', reference]),
        ...action('Auszahlung ansehen', url),
      }),
      PAYOUT_FAILED: ({ publisher, amount, reason, isReversal, url }, { money }) => ({
        subject: isReversal
          ? `Rückbuchung einer Auszahlung an ${publisher} fehlgeschlagen`
          : `Auszahlung an ${publisher} fehlgeschlagen`,
        heading: isReversal
          ? 'Eine Auszahlung konnte nicht zurückgebucht werden'
          : 'Eine Auszahlung ist fehlgeschlagen',
        paragraphs: [
          isReversal
            ? 'Der Zahlungsanbieter hat die Rückbuchung abgelehnt. Die Auszahlung bleibt bezahlt.'
            : 'Der Zahlungsanbieter hat die Überweisung abgelehnt. Der Betrag ist wieder im Saldo des Verlags.',
        ],
        quote: reason,
        ...rows(['Verlag', publisher], ['Betrag', money(amount)]),
        ...action('Auszahlung öffnen', url),
      }),
      PAYOUT_STATEMENT: ({ number, from, to, url, ...sums }, { money, date }) => ({
        subject: `Abrechnung ${number}`,
        heading: 'Ihre Monatsabrechnung',
        paragraphs: ['Die Abrechnung steht in der Konsole als PDF bereit.'],
        ...rows(
          ['Abrechnung', number],
          ['Zeitraum', `${date(from)} – ${date(to)}`],
          ['Anfangssaldo', sums.opening !== undefined && withMinus(money(sums.opening))],
          ['Verdient', withMinus(money(sums.earned))],
          ['Zurückgebucht', sums.reversed < 0 && withMinus(money(sums.reversed))],
          ['Auszahlungen', withMinus(money(sums.paid))],
          ['Endsaldo', withMinus(money(sums.balance))],
        ),
        ...action('Abrechnung ansehen', url),
      }),
      PAYOUT_ACCOUNT_CHANGED: ({ holder, iban, provider, heldUntil, url }, { time }) => ({
        subject: 'Ihr Auszahlungskonto wurde geändert',
        heading: 'Ihr Auszahlungskonto wurde geändert',
        paragraphs: [
          'Ihre Auszahlungen werden auf dieses Konto überwiesen.',
          'Wenn Ihr Team das nicht geändert hat, schreiben Sie uns sofort und widerrufen Sie die Tokens Ihres Teams.',
        ],
        ...rows(
          ['Kontoinhaber', holder],
          ['IBAN', iban],
          ['Zahlungsanbieter', providerName(provider)],
          ['Auszahlungen ab', heldUntil && time(heldUntil)],
        ),
        ...action('Auszahlungskonto ansehen', url),
      }),
      PAYOUT_ACCOUNT_HELD: ({ publisher, holder, iban, heldUntil, url }, { time }) => ({
        subject: `${publisher} hat das Bankkonto ${iban ? 'gewechselt' : 'entfernt'}`,
        heading: `Ein Verlag hat sein Bankkonto ${iban ? 'gewechselt' : 'entfernt'}`,
        paragraphs: [
          iban
            ? 'Zahlungsdateien enthalten das Konto erst ab dem Zeitpunkt unten, oder sobald Sie es bestätigen. Bestätigen Sie es nur, wenn der Verlag Ihnen die IBAN unter einer bekannten Telefonnummer bestätigt hat.'
            : 'Zahlungsdateien enthalten keine Auszahlungen an den Verlag, bis er wieder eine IBAN hat. Setzt der Verlag sie, lassen sie das Konto 3 Tage lang aus, oder bis Sie es bestätigen.',
        ],
        ...rows(
          ['Verlag', publisher],
          ['Kontoinhaber', holder],
          ['IBAN', iban],
          ['Gesperrt bis', iban && heldUntil && time(heldUntil)],
        ),
        ...action('Team öffnen', url),
      }),
    },
    names: {
      PAYOUT_PAID: 'Auszahlungen',
      PAYOUT_FAILED: 'fehlgeschlagene Auszahlungen',
      PAYOUT_STATEMENT: 'Abrechnungen',
      PAYOUT_ACCOUNT_CHANGED: 'Änderungen des Auszahlungskontos',
      PAYOUT_ACCOUNT_HELD: 'gewechselte Bankkonten von Verlagen',
    },
  },
}
