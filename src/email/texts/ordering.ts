/** Texts of emails about orders: their payment, approval and changes. */
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { LocaleFormat } from '../../values/format.js'
import { action, links, rows, type TextsOf } from '../content.js'
import type { TemplateModels } from '../template-model.js'

/** Returns the refunded amount, and that it is the full price or of which price it is a part. */
function amountOf(
  language: Language,
  { money, credit, price }: TemplateModels['REFUND'],
  text: LocaleFormat['money'],
): string {
  const amount = text(money + credit)
  if (!price) return amount
  if (money + credit >= price)
    return language === 'DE' ? `den vollen Preis von ${amount}` : `the full price of ${amount}`
  return language === 'DE'
    ? `${amount} des Preises von ${text(price)}`
    : `${amount} of the price of ${text(price)}`
}

export const orderingTexts: TextsOf<
  | 'RECEIPT'
  | 'REFUND'
  | 'SWAP_PROPOSED'
  | 'ORDER_ENDING'
  | 'ORDER_ENDED'
  | 'APPROVAL_WANTED'
  | 'APPROVAL_DECIDED'
  | 'TRANSFER_EXPECTED'
> = {
  EN: {
    kinds: {
      RECEIPT: (model, { money, date }) => ({
        subject: `Receipt for ${model.reference}`,
        heading: 'Thank you for your payment',
        paragraphs: [`We have received ${money(model.total)} from ${model.team}.`],
        lines: model.lines,
        ...rows(
          ['Paid on', date(model.paidAt)],
          ['Invoice', model.invoice],
          ['Subtotal', money(model.subtotal)],
          ['Discount', model.discount > 0 && `−${money(model.discount)}`],
          ['Team credits', model.credits > 0 && `−${money(model.credits)}`],
          ['Processing fee', model.fee > 0 && money(model.fee)],
          ['Total', money(model.total)],
        ),
        ...action('View receipt and order', model.url),
        ...links('Invoice as PDF', model.invoiceUrl),
      }),
      REFUND: (model, { money }) => ({
        subject: `Refund for ${model.reference}`,
        heading: model.money > 0 ? 'Your refund is on its way' : 'You received a credit',
        paragraphs: [
          model.item
            ? `We have refunded ${amountOf('EN', model, money)} for “${model.item}”.`
            : 'We received a payment that was not due: the order was already paid or cancelled, or the amount was different. We refunded it in full.',
          ...(model.by === 'card' ? ['It can take some days to appear on your card.'] : []),
        ],
        ...rows(
          ['Order', model.reference],
          ['To your card', model.by === 'card' && money(model.money)],
          ['Refunded', model.by === 'other' && model.money > 0 && money(model.money)],
          ['As team credit', model.credit > 0 && money(model.credit)],
          ['Reference', model.refundReference],
        ),
        ...action('View the order', model.url),
        ...links('Corrected invoice as PDF', model.invoiceUrl),
      }),
      SWAP_PROPOSED: ({ order, from, to, difference, total, url }, { money }) => ({
        subject: `A change to your order ${order}`,
        heading: 'We propose another publication',
        paragraphs: [
          `We propose “${to}” instead of “${from}”. Nothing changes until you decide.`,
          total > 0
            ? 'Pay the difference to accept. If you decline, your order stays as it is.'
            : 'There is no extra cost. Accept or decline the change.',
        ],
        ...rows(
          ['Order', order],
          ['Instead of', from],
          ['You get', to],
          [
            difference < 0 ? 'Refund' : 'Price difference',
            difference !== 0 && money(Math.abs(difference)),
          ],
          ['Processing fee', total > difference && difference > 0 && money(total - difference)],
          ['To pay', total > 0 && money(total)],
        ),
        ...action(total > 0 ? 'See the change and pay' : 'See the change', url),
      }),
      ORDER_ENDING: (model, { money, date }) => ({
        subject: `Order ${model.reference} is awaiting ${model.isUnapproved ? 'approval' : 'payment'}`,
        heading: 'Your order expires soon',
        paragraphs: [
          model.isUnapproved
            ? 'The order is not approved yet. It is cancelled after the date below.'
            : model.isCancelled
              ? 'The order is not paid yet. It is cancelled after the date below.'
              : 'The order is not paid yet. After the date below you must start the payment again.',
        ],
        ...rows(
          ['Order', model.reference],
          ['Amount', money(model.total)],
          [model.isUnapproved ? 'Approve by' : 'Pay by', model.until && date(model.until)],
        ),
        ...action(model.isUnapproved ? 'View the order' : 'View and pay the order', model.url),
      }),
      ORDER_ENDED: ({ reference, team, total, credits, isUnapproved, url }, { money }) => ({
        subject: `Order ${reference} is cancelled`,
        heading: 'Your order was cancelled',
        paragraphs: [
          `The order of ${team} was not ${isUnapproved ? 'approved' : 'paid'} in time and is cancelled. Nothing is due, and you can order again at any time.`,
        ],
        ...rows(
          ['Order', reference],
          ['Amount', money(total)],
          ['Credits returned', credits > 0 && money(credits)],
        ),
        ...action('View the order', url),
      }),
      APPROVAL_WANTED: (
        { reference, team, profile, requester, amount, products, url },
        { money },
      ) => ({
        subject: `Approval needed: order ${reference}`,
        heading: 'An order needs your approval',
        paragraphs: [
          requester
            ? `${requester} has placed an order for ${team}. It can be paid after you or another member approves it.`
            : `An order was placed for ${team}. It can be paid after you or another member approves it.`,
        ],
        ...rows(['Order', reference], ['Profile', profile], ['Amount', money(amount)]),
        list: products,
        ...action('Approve or reject', url),
      }),
      APPROVAL_DECIDED: ({ reference, isApproved, decidedBy, reason, total, url }, { money }) => ({
        subject: `Order ${reference} was ${isApproved ? 'approved' : 'rejected'}`,
        heading: isApproved ? 'Your order was approved' : 'Your order was rejected',
        paragraphs: [isApproved ? 'The order can be paid now.' : 'The order is cancelled.'],
        ...rows(
          ['Order', reference],
          [isApproved ? 'Approved by' : 'Rejected by', decidedBy],
          ['Amount due', isApproved && money(total)],
        ),
        quote: reason,
        ...action(isApproved ? 'View and pay the order' : 'View the order', url),
      }),
      TRANSFER_EXPECTED: ({ reference, team, total, until, url }, { money, date }) => ({
        subject: `Transfer expected: ${reference}`,
        heading: 'An order will be paid by transfer',
        paragraphs: ['Mark it as paid when the money has arrived.'],
        ...rows(
          ['Order', reference],
          ['Team', team],
          ['Amount', money(total)],
          ['Expected by', until && date(until)],
        ),
        ...action('View the order', url),
      }),
    },
    names: {
      RECEIPT: 'receipts',
      REFUND: 'refunds',
      SWAP_PROPOSED: 'proposed order changes',
      ORDER_ENDING: 'orders that expire soon',
      ORDER_ENDED: 'cancelled unpaid orders',
      APPROVAL_WANTED: 'orders to approve',
      APPROVAL_DECIDED: 'decisions about your orders',
      TRANSFER_EXPECTED: 'expected transfers',
    },
  },
  DE: {
    kinds: {
      RECEIPT: (model, { money, date }) => ({
        subject: `Zahlungsbeleg zu ${model.reference}`,
        heading: 'Vielen Dank für Ihre Zahlung',
        paragraphs: [`Wir haben ${money(model.total)} von ${model.team} erhalten.`],
        lines: model.lines,
        ...rows(
          ['Bezahlt am', date(model.paidAt)],
          ['Rechnung', model.invoice],
          ['Zwischensumme', money(model.subtotal)],
          ['Rabatt', model.discount > 0 && `−${money(model.discount)}`],
          ['Guthaben', model.credits > 0 && `−${money(model.credits)}`],
          ['Gebühr', model.fee > 0 && money(model.fee)],
          ['Gesamt', money(model.total)],
        ),
        ...action('Beleg und Bestellung ansehen', model.url),
        ...links('Rechnung als PDF', model.invoiceUrl),
      }),
      REFUND: (model, { money }) => ({
        subject: `Erstattung zu ${model.reference}`,
        heading: model.money > 0 ? 'Ihr Geld ist auf dem Weg zurück' : 'Sie haben ein Guthaben',
        paragraphs: [
          model.item
            ? `Wir haben ${amountOf('DE', model, money)} für „${model.item}“ erstattet.`
            : 'Eine Zahlung konnte keiner offenen Forderung zugeordnet werden: Die Bestellung war schon bezahlt oder storniert, oder der Betrag wich ab. Die Zahlung wurde vollständig erstattet.',
          ...(model.by === 'card'
            ? ['Es kann einige Tage dauern, bis die Erstattung auf Ihrer Karte erscheint.']
            : []),
        ],
        ...rows(
          ['Bestellung', model.reference],
          ['Auf Ihre Karte', model.by === 'card' && money(model.money)],
          ['Erstattet', model.by === 'other' && model.money > 0 && money(model.money)],
          ['Als Guthaben Ihres Teams', model.credit > 0 && money(model.credit)],
          ['Kennung', model.refundReference],
        ),
        ...action('Bestellung ansehen', model.url),
        ...links('Korrigierte Rechnung als PDF', model.invoiceUrl),
      }),
      SWAP_PROPOSED: ({ order, from, to, difference, total, url }, { money }) => ({
        subject: `Eine Änderung an Ihrer Bestellung ${order}`,
        heading: 'Wir schlagen eine andere Publikation vor',
        paragraphs: [
          `Anstelle von „${from}“ schlagen wir „${to}“ vor. Bis Sie entscheiden, ändert sich nichts.`,
          total > 0
            ? 'Zahlen Sie die Differenz, um anzunehmen, oder lehnen Sie ab; dann bleibt Ihre Bestellung, wie sie ist.'
            : 'Es kostet Sie nichts zusätzlich: Nehmen Sie an, oder lehnen Sie ab.',
        ],
        ...rows(
          ['Bestellung', order],
          ['Anstelle von', from],
          ['Sie erhalten', to],
          [
            difference < 0 ? 'Sie erhalten zurück' : 'Preisdifferenz',
            difference !== 0 && money(Math.abs(difference)),
          ],
          ['Gebühr', total > difference && difference > 0 && money(total - difference)],
          ['Zu zahlen', total > 0 && money(total)],
        ),
        ...action(total > 0 ? 'Änderung ansehen und zahlen' : 'Änderung ansehen', url),
      }),
      ORDER_ENDING: (model, { money, date }) => ({
        subject: `Bestellung ${model.reference} wartet auf ${model.isUnapproved ? 'Freigabe' : 'Ihre Zahlung'}`,
        heading: 'Ihre Bestellung läuft bald ab',
        paragraphs: [
          model.isUnapproved
            ? 'Die Bestellung ist noch nicht freigegeben und wird nach Ablauf der Frist storniert.'
            : model.isCancelled
              ? 'Die Bestellung ist noch nicht bezahlt und wird nach Ablauf der Frist storniert.'
              : 'Die Bestellung ist noch nicht bezahlt. Nach Ablauf der Frist müssen Sie die Zahlung neu beginnen.',
        ],
        ...rows(
          ['Bestellung', model.reference],
          ['Betrag', money(model.total)],
          [
            model.isUnapproved ? 'Freizugeben bis' : 'Zu zahlen bis',
            model.until && date(model.until),
          ],
        ),
        ...action(
          model.isUnapproved ? 'Bestellung ansehen' : 'Bestellung ansehen und zahlen',
          model.url,
        ),
      }),
      ORDER_ENDED: ({ reference, team, total, credits, isUnapproved, url }, { money }) => ({
        subject: `Bestellung ${reference} ist storniert`,
        heading: 'Ihre Bestellung wurde storniert',
        paragraphs: [
          `Die Bestellung von ${team} wurde nicht rechtzeitig ${isUnapproved ? 'freigegeben' : 'bezahlt'} und ist storniert. Es ist nichts zu zahlen. Sie können jederzeit neu bestellen.`,
        ],
        ...rows(
          ['Bestellung', reference],
          ['Betrag', money(total)],
          ['Zurückgegebenes Guthaben', credits > 0 && money(credits)],
        ),
        ...action('Bestellung ansehen', url),
      }),
      APPROVAL_WANTED: (
        { reference, team, profile, requester, amount, products, url },
        { money },
      ) => ({
        subject: `Freigabe nötig: Bestellung ${reference}`,
        heading: 'Eine Bestellung wartet auf Ihre Freigabe',
        paragraphs: [
          requester
            ? `${requester} hat für ${team} bestellt. Die Bestellung kann bezahlt werden, wenn Sie oder ein anderes Mitglied sie freigeben.`
            : `Für ${team} wurde bestellt. Die Bestellung kann bezahlt werden, wenn Sie oder ein anderes Mitglied sie freigeben.`,
        ],
        ...rows(['Bestellung', reference], ['Profil', profile], ['Betrag', money(amount)]),
        list: products,
        ...action('Freigeben oder ablehnen', url),
      }),
      APPROVAL_DECIDED: ({ reference, isApproved, decidedBy, reason, total, url }, { money }) => ({
        subject: `Bestellung ${reference} wurde ${isApproved ? 'freigegeben' : 'abgelehnt'}`,
        heading: isApproved
          ? 'Ihre Bestellung wurde freigegeben'
          : 'Ihre Bestellung wurde abgelehnt',
        paragraphs: [
          isApproved
            ? 'Die Bestellung kann jetzt bezahlt werden.'
            : 'Die Bestellung ist storniert.',
        ],
        ...rows(
          ['Bestellung', reference],
          [isApproved ? 'Freigegeben von' : 'Abgelehnt von', decidedBy],
          ['Zu zahlen', isApproved && money(total)],
        ),
        quote: reason,
        ...action(isApproved ? 'Bestellung ansehen und zahlen' : 'Bestellung ansehen', url),
      }),
      TRANSFER_EXPECTED: ({ reference, team, total, until, url }, { money, date }) => ({
        subject: `Überweisung erwartet: ${reference}`,
        heading: 'Eine Bestellung wird überwiesen',
        paragraphs: ['Markieren Sie sie als bezahlt, sobald das Geld eingegangen ist.'],
        ...rows(
          ['Bestellung', reference],
          ['Team', team],
          ['Betrag', money(total)],
          ['Erwartet bis', until && date(until)],
        ),
        ...action('Bestellung ansehen', url),
      }),
    },
    names: {
      RECEIPT: 'Zahlungsbelege',
      REFUND: 'Erstattungen',
      SWAP_PROPOSED: 'vorgeschlagene Änderungen an Bestellungen',
      ORDER_ENDING: 'bald ablaufende Bestellungen',
      ORDER_ENDED: 'unbezahlt stornierte Bestellungen',
      APPROVAL_WANTED: 'Bestellungen zur Freigabe',
      APPROVAL_DECIDED: 'Entscheidungen über Ihre Bestellungen',
      TRANSFER_EXPECTED: 'erwartete Überweisungen',
    },
  },
}
