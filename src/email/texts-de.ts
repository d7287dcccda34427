import type { OutletStatus } from '../../prisma/generated/client/enums.js'
import { applicationTexts } from './application-texts.js'
import { approvalTexts } from './approval-texts.js'
import { action, type EmailTexts, links, rows } from './content.js'
import { inquiryTexts } from './inquiry-texts.js'
import { opportunityTexts } from './opportunity-texts.js'
import { dePublishing } from './publishing-texts-de.js'

const outletStates: Record<OutletStatus, { title: string; meaning: string }> = {
  ACTIVE: { title: 'im Verkauf', meaning: 'Die Produkte des Mediums sind im Verkauf.' },
  INACTIVE: {
    title: 'pausiert',
    meaning: 'Die Produkte des Mediums sind vorerst nicht im Verkauf.',
  },
  DRAFT: { title: 'Entwurf', meaning: 'Reichen Sie das Medium ein, sobald es vollständig ist.' },
  PENDING_REVIEW: { title: 'in Prüfung', meaning: 'Wir prüfen das Medium.' },
  PENDING_AGREEMENT: {
    title: 'freigegeben, Vereinbarung fehlt',
    meaning:
      'Das Medium ist freigegeben. Es kommt in den Verkauf, sobald Sie unserer Vereinbarung zustimmen.',
  },
  REJECTED: {
    title: 'abgelehnt',
    meaning:
      'Wir können das Medium so nicht anbieten. Sie können es ändern und noch einmal einreichen.',
  },
  ARCHIVED: { title: 'archiviert', meaning: 'Das Medium wird nicht mehr angeboten.' },
  SUSPENDED: {
    title: 'gesperrt',
    meaning: 'Wir haben das Medium aus dem Verkauf genommen. Wenden Sie sich an uns.',
  },
}

/** German texts of emails and their preferences page. */
export const de: EmailTexts = {
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
          ? `Der Preis von „${model.item}“ wurde ganz oder teilweise erstattet.`
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
      ...links('Rechnung als PDF', model.invoiceUrl),
    }),
    BRIEF_WANTED: ({ articles, count, notes }) => ({
      subject:
        count === 1
          ? `Briefing benötigt: ${articles[0]}`
          : `Briefings für ${count} Artikel benötigt`,
      heading: count === 1 ? 'Wir brauchen Ihr Briefing' : 'Wir brauchen Ihre Briefings',
      paragraphs: ['Wir beginnen mit dem Schreiben, sobald Ihr Briefing vorliegt.'],
      list:
        count > articles.length
          ? [...articles, `und ${count - articles.length} weitere`]
          : articles,
      quote: notes,
    }),
    DRAFT_WANTED: ({ article, outlet, dueAt, notes, url }, { date }) => ({
      subject: `Entwurf benötigt: ${article}`,
      heading: 'Wir brauchen Ihren Entwurf',
      paragraphs: [
        'Lesen Sie das Briefing, speichern Sie den Link zu Ihrem Entwurf und reichen Sie ihn zur Prüfung ein.',
      ],
      ...rows(['Artikel', article], ['Publikation', outlet], ['Fällig', dueAt && date(dueAt)]),
      quote: notes,
      ...action('Schreibtisch öffnen', url),
    }),
    DRAFT_READY: ({ article, outlet, notes, url }) => ({
      subject: `Entwurf zur Prüfung: ${article}`,
      heading: 'Ein Entwurf wartet auf Ihre Prüfung',
      paragraphs: ['Lesen Sie ihn und geben Sie ihn frei, oder sagen Sie uns, was zu ändern ist.'],
      ...rows(['Artikel', article], ['Publikation', outlet]),
      quote: notes,
      ...action('Entwurf lesen', url),
    }),
    INFO_WANTED: ({ article, outlet, notes, url }) => ({
      subject: `Wir brauchen etwas von Ihnen: ${article}`,
      heading: 'Wir brauchen etwas von Ihnen',
      paragraphs: ['Die Arbeit an diesem Artikel wartet auf Ihre Antwort.'],
      ...rows(['Artikel', article], ['Publikation', outlet]),
      quote: notes,
      ...action('Entwurf öffnen', url),
    }),
    ARTICLE_PUBLISHED: ({ article, outlet, url }) => ({
      subject: `Veröffentlicht: ${article}`,
      heading: 'Ihr Artikel ist veröffentlicht',
      paragraphs: [`${outlet} hat ihn veröffentlicht.`],
      ...rows(['Artikel', article], ['Adresse', url]),
      ...action('Artikel lesen', url),
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
    ORDER_ENDING: ({ reference, total, until, isCancelled, url }, { money, date }) => ({
      subject: `Bestellung ${reference} wartet auf Ihre Zahlung`,
      heading: 'Ihre Bestellung läuft bald ab',
      paragraphs: [
        isCancelled
          ? 'Die Bestellung ist noch nicht bezahlt und wird nach Ablauf der Frist storniert.'
          : 'Die Bestellung ist noch nicht bezahlt. Nach Ablauf der Frist müssen Sie die Zahlung neu beginnen.',
      ],
      ...rows(
        ['Bestellung', reference],
        ['Betrag', money(total)],
        ['Zu zahlen bis', until && date(until)],
      ),
      ...action('Bestellung ansehen und zahlen', url),
    }),
    ORDER_ENDED: ({ reference, team, total, credits, url }, { money }) => ({
      subject: `Bestellung ${reference} ist storniert`,
      heading: 'Ihre Bestellung wurde storniert',
      paragraphs: [
        `Die Bestellung von ${team} wurde nicht rechtzeitig bezahlt und ist storniert. Es ist nichts zu zahlen. Sie können jederzeit neu bestellen.`,
      ],
      ...rows(
        ['Bestellung', reference],
        ['Betrag', money(total)],
        ['Zurückgegebenes Guthaben', credits > 0 && money(credits)],
      ),
      ...action('Bestellung ansehen', url),
    }),
    ...approvalTexts.DE,
    ...opportunityTexts.DE.kinds,
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
    BRIEF_READY: ({ article, outlet, team, notes, url }) => ({
      subject: `Briefing fertig: ${article}`,
      heading: 'Ein Briefing ist fertig',
      paragraphs: [`${team} hat das Briefing eines Artikels abgeschlossen.`],
      ...rows(['Artikel', article], ['Publikation', outlet], ['Team', team]),
      quote: notes,
      ...action('Briefing öffnen', url),
    }),
    ...inquiryTexts.DE.kinds,
    WEBHOOK_FAILING: ({ team, host, since, reason, url }, { date }) => ({
      subject: reason ? `Webhook abgeschaltet: ${host}` : `Webhook schlägt fehl: ${host}`,
      heading: reason ? 'Ein Webhook wurde abgeschaltet' : 'Ein Webhook schlägt fehl',
      paragraphs: [
        reason ??
          'Seit einer Stunde schlagen alle Zustellungen fehl. Nach fünf Tagen wird der Webhook abgeschaltet.',
      ],
      ...rows(['Team', team], ['Empfänger', host], ['Seit', date(since)]),
      ...action('Zustellungen ansehen', url),
    }),
    TEAM_INVITATION: ({ team, inviter, until, url }, { date }) => ({
      subject: `Einladung zu ${team}`,
      heading: `Sie sind zu ${team} eingeladen`,
      paragraphs: [
        inviter
          ? `${inviter} lädt Sie ein, im Team ${team} mitzuarbeiten.`
          : `Sie sind eingeladen, im Team ${team} mitzuarbeiten.`,
        'Der Link ist nur für Sie und funktioniert einmal. Wenn Sie das Team nicht kennen, können Sie diese E-Mail ignorieren.',
      ],
      ...rows(['Gültig bis', date(until)]),
      ...action('Einladung ansehen', url),
    }),
    SIGN_IN: ({ until, url }, { time }) => ({
      subject: 'Ihr Link zum Anmelden',
      heading: 'Anmelden',
      paragraphs: [
        'Der Link öffnet die Konsole in dem Browser, in dem Sie ihm folgen. Er ist nur für Sie und funktioniert einmal.',
        'Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Ohne den Link ist keine Anmeldung möglich.',
      ],
      ...rows(['Gültig bis', time(until)]),
      ...action('Anmelden', url),
    }),
    ...applicationTexts.DE.kinds,
    OUTLET_SUBMITTED: ({ outlet, publisher, url }) => ({
      subject: `Medium zur Prüfung: ${outlet}`,
      heading: 'Ein Verlag hat ein Medium eingereicht',
      paragraphs: ['Geben Sie es im Marktplatz frei, oder lehnen Sie es ab.'],
      ...rows(['Medium', outlet], ['Verlag', publisher]),
      ...action('Website öffnen', url),
    }),
    OUTLET_STATUS: ({ outlet, status, reason }) => ({
      subject: `Ihr Medium ${outlet}: ${outletStates[status].title}`,
      heading: `${outlet}: ${outletStates[status].title}`,
      paragraphs: [outletStates[status].meaning],
      quote: reason,
    }),
    OUTLET_CHANGE_REVIEWED: ({ outlet, isApproved, reason }) => ({
      subject: `Ihre Änderung an ${outlet} wurde ${isApproved ? 'freigegeben' : 'abgelehnt'}`,
      heading: `${outlet}: Änderung ${isApproved ? 'freigegeben' : 'abgelehnt'}`,
      paragraphs: [
        isApproved ? 'Die Änderung ist im Verkauf.' : 'Das Medium ist unverändert im Verkauf.',
      ],
      quote: reason,
    }),
    ...dePublishing,
    PLACEMENT_OFFERED: ({ outlet, product, count, payout, acceptBy }, { money, date }) => ({
      subject: count === 1 ? `Neuer Auftrag: ${product}` : `${count} neue Aufträge`,
      heading: count === 1 ? 'Sie haben einen Auftrag' : `Sie haben ${count} Aufträge`,
      paragraphs: ['Nehmen Sie bis zum genannten Tag an, oder lehnen Sie ab.'],
      ...rows(
        ['Medium', outlet],
        ['Produkt', product],
        ['Ihr Anteil je Stück', money(payout)],
        ['Anzunehmen bis', date(acceptBy)],
      ),
    }),
    PLACEMENT_DECLINED: ({ publisher, outlet, product, reason }) => ({
      subject: `Auftrag abgelehnt: ${outlet}`,
      heading: `${publisher} hat einen Auftrag abgelehnt`,
      paragraphs: ['Schlagen Sie dem Käufer einen Tausch vor, oder erstatten Sie den Preis.'],
      ...rows(['Medium', outlet], ['Produkt', product]),
      quote: reason,
    }),
    PLACEMENT_OVERDUE: ({ publisher, outlet, product, acceptBy }, { date }) => ({
      subject: `Auftrag nicht angenommen: ${outlet}`,
      heading: `${publisher} hat einen Auftrag nicht rechtzeitig angenommen`,
      paragraphs: [
        'Sprechen Sie mit dem Verlag, schlagen Sie dem Käufer einen Tausch vor, oder erstatten Sie den Preis.',
      ],
      ...rows(['Medium', outlet], ['Produkt', product], ['Fällig', date(acceptBy)]),
    }),
    PLACEMENT_WITHDRAWN: ({ outlet, product }) => ({
      subject: `Auftrag zurückgezogen: ${product}`,
      heading: 'Ein Auftrag wurde zurückgezogen',
      paragraphs: ['Die Bestellung wurde geändert. Sie müssen den Auftrag nicht mehr liefern.'],
      ...rows(['Medium', outlet], ['Produkt', product]),
    }),
    PLACEMENT_LINK_LOST: ({ publisher, outlet, product, url, error }) => ({
      subject: `Veröffentlichung nicht gefunden: ${outlet}`,
      heading: 'Die Seite eines Auftrags wurde nicht gefunden',
      paragraphs: ['Sprechen Sie mit dem Verlag, oder erstatten Sie dem Käufer den Preis.'],
      ...rows(
        ['Verlag', publisher],
        ['Medium', outlet],
        ['Produkt', product],
        ['URL', url],
        ['Prüfung', error],
      ),
    }),
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
    RECEIPT: 'Zahlungsbelege',
    REFUND: 'Erstattungen',
    BRIEF_WANTED: 'benötigte Briefings',
    DRAFT_WANTED: 'benötigte Entwürfe',
    DRAFT_READY: 'Entwürfe zur Prüfung',
    INFO_WANTED: 'Rückfragen zu Artikeln',
    ARTICLE_PUBLISHED: 'veröffentlichte Artikel',
    SWAP_PROPOSED: 'vorgeschlagene Änderungen an Bestellungen',
    ORDER_ENDING: 'bald ablaufende Bestellungen',
    ORDER_ENDED: 'unbezahlt stornierte Bestellungen',
    APPROVAL_WANTED: 'Bestellungen zur Freigabe',
    APPROVAL_DECIDED: 'Entscheidungen über Ihre Bestellungen',
    TRANSFER_EXPECTED: 'erwartete Überweisungen',
    BRIEF_READY: 'fertige Briefings',
    ...inquiryTexts.DE.names,
    WEBHOOK_FAILING: 'fehlschlagende Webhooks',
    TEAM_INVITATION: 'Einladungen zu Teams',
    SIGN_IN: 'Links zum Anmelden',
    ...applicationTexts.DE.names,
    ...opportunityTexts.DE.names,
    OUTLET_SUBMITTED: 'Medien zur Prüfung',
    OUTLET_STATUS: 'Änderungen Ihrer Medien',
    OUTLET_CHANGE_REVIEWED: 'geprüfte Änderungen an Medien',
    OUTLET_DOMAIN_CHECKED: 'Nachweise von Domains',
    PLACEMENT_OFFERED: 'neue Aufträge',
    PLACEMENT_DECLINED: 'abgelehnte Aufträge',
    PLACEMENT_OVERDUE: 'nicht rechtzeitig angenommene Aufträge',
    PLACEMENT_WITHDRAWN: 'zurückgezogene Aufträge',
    PLACEMENT_LINK_LOST: 'nicht gefundene Veröffentlichungen',
    PUBLISHER_COMMENTED: 'Kommentare von Verlagen',
    OPERATOR_COMMENTED: 'Kommentare zu Ihren Aufträgen',
    PAYOUT_PAID: 'Auszahlungen',
    PAYOUT_FAILED: 'fehlgeschlagene Auszahlungen',
    PAYOUT_STATEMENT: 'Abrechnungen',
    PAYOUT_ACCOUNT_CHANGED: 'Änderungen des Auszahlungskontos',
    PAYOUT_ACCOUNT_HELD: 'gewechselte Bankkonten von Verlagen',
  },
  questions: (address) => `Fragen? Schreiben Sie an ${address}.`,
  whyReceipt:
    'Sie erhalten diese E-Mail, weil diese Adresse für den Beleg einer Bestellung angegeben wurde.',
  whyInvitation: 'Sie erhalten diese E-Mail, weil jemand diese Adresse in ein Team eingeladen hat.',
  whyInquiry: inquiryTexts.DE.why,
  whyApplication:
    'Sie erhalten diese E-Mail, weil diese Adresse in einer Bewerbung als Verlag angegeben wurde.',
  whySignIn: 'Sie erhalten diese E-Mail, weil jemand diese Adresse zum Anmelden angegeben hat.',
  why: (name) => `Sie erhalten diese E-Mail, weil Sie über ${name} informiert werden.`,
  end: 'Diese E-Mails abbestellen',
  page: {
    title: 'Ihre E-Mails',
    question: (name) => `E-Mails über ${name} abbestellen?`,
    endOne: 'Diese E-Mails abbestellen',
    endAll: 'Alle Mitteilungen abbestellen',
    ended: (name) => `Sie erhalten keine E-Mails mehr über ${name}.`,
    endedAll: 'Sie erhalten keine Mitteilungen per E-Mail mehr. Zahlungsbelege kommen weiterhin.',
    again: 'Wieder erhalten',
    begun: 'Sie erhalten diese E-Mails wieder.',
  },
}
