/** Texts of emails about payouts and payout accounts of publishers. */
import { rows, type TextsOf } from '../content.js'

export const payoutsTexts: TextsOf<
  | 'PAYOUT_PAID'
  | 'PAYOUT_FAILED'
  | 'PAYOUT_STATEMENT'
  | 'PAYOUT_ACCOUNT_CHANGED'
  | 'PAYOUT_ACCOUNT_HELD'
> = {
  EN: {
    kinds: {
      PAYOUT_PAID: ({ amount, reference }, { money }) => ({
        subject: `Payout of ${money(amount)}`,
        heading: 'Your payout is on its way',
        paragraphs: ['We have transferred your payout.'],
        ...rows(['Amount', money(amount)], ['Reference', reference]),
      }),
      PAYOUT_FAILED: ({ publisher, amount, reason }, { money }) => ({
        subject: `Payout to ${publisher} failed`,
        heading: 'A payout could not be transferred or reversed',
        paragraphs: [
          'The payment provider rejected the request. Its status is in the marketplace.',
        ],
        quote: reason,
        ...rows(['Publisher', publisher], ['Amount', money(amount)]),
      }),
      PAYOUT_STATEMENT: ({ number, from, to, ...sums }, { money, date }) => ({
        subject: `Statement ${number}`,
        heading: 'Your monthly statement',
        paragraphs: ['The statement is available as a PDF in the marketplace.'],
        ...rows(
          ['Period', `${date(from)} – ${date(to)}`],
          ['Earned', money(sums.earned)],
          ['Reversed', sums.reversed < 0 && money(sums.reversed)],
          ['Payouts', money(sums.paid)],
          ['Balance', money(sums.balance)],
        ),
      }),
      PAYOUT_ACCOUNT_CHANGED: ({ holder, iban, provider, heldUntil }, { time }) => ({
        subject: 'Your payout account has changed',
        heading: 'Your payout account has changed',
        paragraphs: [
          'Your payouts will be transferred to this account.',
          'If your team did not make this change, write to us at once and revoke the tokens of your team.',
        ],
        ...rows(
          ['Account holder', holder],
          ['IBAN', iban],
          ['Payment provider', provider],
          ['Payouts from', heldUntil && time(heldUntil)],
        ),
      }),
      PAYOUT_ACCOUNT_HELD: ({ publisher, holder, iban, heldUntil }, { time }) => ({
        subject: `${publisher} has replaced its bank account`,
        heading: 'A publisher has replaced its bank account',
        paragraphs: [
          'Payment files omit the account until the time below, or until you set the IBAN again. Verify it with the publisher, on a channel that you already used.',
        ],
        ...rows(
          ['Publisher', publisher],
          ['Account holder', holder],
          ['IBAN', iban],
          ['Held until', heldUntil && time(heldUntil)],
        ),
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
      PAYOUT_PAID: ({ amount, reference }, { money }) => ({
        subject: `Auszahlung von ${money(amount)}`,
        heading: 'Ihre Auszahlung ist auf dem Weg',
        paragraphs: ['Wir haben Ihre Auszahlung überwiesen.'],
        ...rows(['Betrag', money(amount)], ['Kennung', reference]),
      }),
      PAYOUT_FAILED: ({ publisher, amount, reason }, { money }) => ({
        subject: `Auszahlung an ${publisher} fehlgeschlagen`,
        heading: 'Eine Auszahlung konnte nicht überwiesen oder zurückgebucht werden',
        paragraphs: [
          'Der Zahlungsanbieter hat den Auftrag abgelehnt. Den Status zeigt der Marktplatz.',
        ],
        quote: reason,
        ...rows(['Verlag', publisher], ['Betrag', money(amount)]),
      }),
      PAYOUT_STATEMENT: ({ number, from, to, ...sums }, { money, date }) => ({
        subject: `Abrechnung ${number}`,
        heading: 'Ihre Monatsabrechnung',
        paragraphs: ['Die Abrechnung steht im Marktplatz als PDF bereit.'],
        ...rows(
          ['Zeitraum', `${date(from)} – ${date(to)}`],
          ['Verdient', money(sums.earned)],
          ['Zurückgebucht', sums.reversed < 0 && money(sums.reversed)],
          ['Auszahlungen', money(sums.paid)],
          ['Saldo', money(sums.balance)],
        ),
      }),
      PAYOUT_ACCOUNT_CHANGED: ({ holder, iban, provider, heldUntil }, { time }) => ({
        subject: 'Ihr Auszahlungskonto wurde geändert',
        heading: 'Ihr Auszahlungskonto wurde geändert',
        paragraphs: [
          'Ihre Auszahlungen werden auf dieses Konto überwiesen.',
          'Wenn Ihr Team das nicht geändert hat, schreiben Sie uns sofort und widerrufen Sie die Tokens Ihres Teams.',
        ],
        ...rows(
          ['Kontoinhaber', holder],
          ['IBAN', iban],
          ['Zahlungsanbieter', provider],
          ['Auszahlungen ab', heldUntil && time(heldUntil)],
        ),
      }),
      PAYOUT_ACCOUNT_HELD: ({ publisher, holder, iban, heldUntil }, { time }) => ({
        subject: `${publisher} hat das Bankkonto gewechselt`,
        heading: 'Ein Verlag hat sein Bankkonto gewechselt',
        paragraphs: [
          'Zahlungsdateien enthalten das Konto erst ab dem Zeitpunkt unten, oder sobald Sie die IBAN noch einmal setzen. Prüfen Sie sie mit dem Verlag auf einem Weg, den Sie schon kennen.',
        ],
        ...rows(
          ['Verlag', publisher],
          ['Kontoinhaber', holder],
          ['IBAN', iban],
          ['Gesperrt bis', heldUntil && time(heldUntil)],
        ),
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
