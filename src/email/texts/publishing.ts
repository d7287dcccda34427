/** Texts of emails about outlets and placements of publishers. */
import type { Language, OutletStatus } from '../../../prisma/generated/client/enums.js'
import { action, codes, rows, type TextsOf } from '../content.js'
import { checkText, fieldNames, reviewText } from './outlet-review.js'

/** Predicate of a sentence about the outlet, and what follows from the status. */
const outletStates: Record<Language, Record<OutletStatus, { title: string; meaning: string }>> = {
  EN: {
    ACTIVE: { title: 'is on sale', meaning: 'The products of the outlet are on sale.' },
    INACTIVE: {
      title: 'is paused',
      meaning: 'The products of the outlet are not on sale for now.',
    },
    DRAFT: { title: 'is a draft', meaning: 'Submit the outlet for review when it is complete.' },
    PENDING_REVIEW: { title: 'is under review', meaning: 'We review the outlet.' },
    PENDING_AGREEMENT: {
      title: 'is approved, but the agreement is missing',
      meaning: 'The outlet is approved. It goes on sale as soon as you accept our agreement.',
    },
    REJECTED: {
      title: 'was rejected',
      meaning: 'We cannot offer the outlet as it is. You can change it and submit it again.',
    },
    ARCHIVED: { title: 'was archived', meaning: 'The outlet is no longer offered.' },
    SUSPENDED: {
      title: 'was suspended',
      meaning: 'We took the outlet off sale. To find out why, reply to this email.',
    },
  },
  DE: {
    ACTIVE: { title: 'ist im Verkauf', meaning: 'Die Produkte des Mediums sind im Verkauf.' },
    INACTIVE: {
      title: 'ist pausiert',
      meaning: 'Die Produkte des Mediums sind vorerst nicht im Verkauf.',
    },
    DRAFT: {
      title: 'ist ein Entwurf',
      meaning: 'Reichen Sie das Medium ein, sobald es vollständig ist.',
    },
    PENDING_REVIEW: { title: 'ist in Prüfung', meaning: 'Wir prüfen das Medium.' },
    PENDING_AGREEMENT: {
      title: 'ist freigegeben, aber die Vereinbarung fehlt',
      meaning:
        'Das Medium ist freigegeben. Es kommt in den Verkauf, sobald Sie unserer Vereinbarung zustimmen.',
    },
    REJECTED: {
      title: 'wurde abgelehnt',
      meaning:
        'Wir können das Medium so nicht anbieten. Sie können es ändern und noch einmal einreichen.',
    },
    ARCHIVED: { title: 'wurde archiviert', meaning: 'Das Medium wird nicht mehr angeboten.' },
    SUSPENDED: {
      title: 'wurde gesperrt',
      meaning:
        'Wir haben das Medium aus dem Verkauf genommen. Den Grund erfahren Sie, wenn Sie auf diese E-Mail antworten.',
    },
  },
}

/** Statuses after which the publisher edits and submits the outlet. */
const editedStatuses: readonly OutletStatus[] = ['DRAFT', 'REJECTED']

export const publishingTexts: TextsOf<
  | 'OUTLET_SUBMITTED'
  | 'OUTLET_STATUS'
  | 'OUTLET_CHANGE_REVIEWED'
  | 'OUTLET_DOMAIN_CHECKED'
  | 'PLACEMENT_DECLINED'
  | 'PLACEMENT_OVERDUE'
  | 'PLACEMENT_WITHDRAWN'
  | 'PLACEMENT_LINK_LOST'
  | 'PUBLISHER_COMMENTED'
  | 'OPERATOR_COMMENTED'
> = {
  EN: {
    kinds: {
      OUTLET_SUBMITTED: ({ outlet, publisher, url, changedFields: fields, outletUrl }) => ({
        subject: `${fields ? 'Change' : 'Outlet'} to review: ${outlet}`,
        heading: fields
          ? 'A publisher has changed an outlet'
          : 'A publisher has submitted an outlet',
        paragraphs: [
          fields
            ? 'Approve or reject the change. Until then, the outlet stays as it was.'
            : 'Approve or reject it in the marketplace.',
        ],
        ...rows(
          ['Outlet', outlet],
          ['Publisher', publisher],
          // The website and other fields have their values before the change.
          fields ? ['Changed', fieldNames('EN', fields)] : ['Website', url],
        ),
        ...action(fields ? 'Review change' : 'Review outlet', outletUrl),
      }),
      OUTLET_STATUS: ({ outlet, status, outletUrl, ...review }) => ({
        subject: `Your outlet ${outlet} ${outletStates.EN[status].title}`,
        heading: `Your outlet ${outlet} ${outletStates.EN[status].title}`,
        paragraphs: [outletStates.EN[status].meaning],
        quote: reviewText('EN', review),
        ...action(editedStatuses.includes(status) ? 'Edit outlet' : 'Open outlet', outletUrl),
      }),
      OUTLET_CHANGE_REVIEWED: ({ outlet, isApproved, outletUrl, ...review }) => ({
        subject: `Your change to ${outlet} was ${isApproved ? 'approved' : 'rejected'}`,
        heading: `Your change to ${outlet} was ${isApproved ? 'approved' : 'rejected'}`,
        paragraphs: [isApproved ? 'The change is live.' : 'The outlet stays as it was.'],
        quote: reviewText('EN', review),
        ...action('Open outlet', outletUrl),
      }),
      OUTLET_DOMAIN_CHECKED: ({ outlet, domain, error, outletUrl, ...proof }) => ({
        subject: error ? `Domain of ${outlet} not proved` : `Domain of ${outlet} proved`,
        heading: error ? `The proof of ${domain} has failed` : `You have proved ${domain}`,
        paragraphs: [
          error
            ? 'We could not verify the domain. Publish the value in the TXT record or in the file, then check again.'
            : 'The marketplace sees the proof when it reviews the outlet. You can remove the record or the file.',
        ],
        quote: error && checkText('EN', error),
        ...codes(
          ['TXT record', error && proof.recordName],
          ['File', error && proof.fileUrl],
          ['Value', error && proof.value],
        ),
        ...action('Open outlet', outletUrl),
      }),
      PLACEMENT_DECLINED: ({ publisher, outlet, product, reason, order, article, orderUrl }) => ({
        subject: `Placement declined: ${outlet}`,
        heading: `${publisher} has declined a placement`,
        paragraphs: ['Propose a swap to the buyer, or refund the price.'],
        ...rows(['Order', order], ['Article', article], ['Outlet', outlet], ['Product', product]),
        quote: reason,
        ...action('Open order', orderUrl),
      }),
      PLACEMENT_OVERDUE: (
        { publisher, outlet, product, acceptBy, order, article, placementUrl },
        { date },
      ) => ({
        subject: `Placement not accepted: ${outlet}`,
        heading: `${publisher} has not accepted a placement in time`,
        paragraphs: ['Contact the publisher, propose a swap to the buyer, or refund the price.'],
        ...rows(
          ['Order', order],
          ['Article', article],
          ['Outlet', outlet],
          ['Product', product],
          ['Due', date(acceptBy)],
        ),
        ...action('Open placement', placementUrl),
      }),
      PLACEMENT_WITHDRAWN: ({ outlet, product, article, placementUrl }) => ({
        subject: `Placement withdrawn: ${product}`,
        heading: 'A placement was withdrawn',
        paragraphs: ['The order was changed. You no longer need to deliver the placement.'],
        ...rows(['Article', article], ['Outlet', outlet], ['Product', product]),
        ...action('View placement', placementUrl),
      }),
      PLACEMENT_LINK_LOST: ({ publisher, outlet, product, url, error, order, placementUrl }) => ({
        subject: `Publication not found: ${outlet}`,
        heading: 'The page of a placement was not found',
        paragraphs: ['Contact the publisher, or refund the price to the buyer.'],
        ...rows(
          ['Order', order],
          ['Publisher', publisher],
          ['Outlet', outlet],
          ['Product', product],
          ['URL', url],
          ['Result', checkText('EN', error)],
        ),
        ...action('Open placement', placementUrl),
      }),
      PUBLISHER_COMMENTED: ({
        publisher,
        outlet,
        product,
        order,
        article,
        author,
        ...comment
      }) => ({
        subject: `Comment on a placement: ${article ?? outlet}`,
        heading: `${publisher} has commented on a placement`,
        paragraphs: ['The buyer does not see the comment.'],
        quote: comment.content,
        ...rows(
          ['Author', author],
          ['Order', order],
          ['Article', article],
          ['Outlet', outlet],
          ['Product', product],
        ),
        ...action('Reply', comment.url),
      }),
      OPERATOR_COMMENTED: ({ outlet, product, article, author, content, url }) => ({
        subject: `Comment on your placement: ${article ?? product}`,
        heading: 'The marketplace has commented on a placement',
        paragraphs: ['The buyer does not see the comment.'],
        quote: content,
        ...rows(['Author', author], ['Article', article], ['Outlet', outlet], ['Product', product]),
        ...action('Reply', url),
      }),
    },
    names: {
      OUTLET_SUBMITTED: 'outlets to review',
      OUTLET_STATUS: 'changes of your outlets',
      OUTLET_CHANGE_REVIEWED: 'reviewed changes of outlets',
      OUTLET_DOMAIN_CHECKED: 'proofs of domains',
      PLACEMENT_DECLINED: 'declined placements',
      PLACEMENT_OVERDUE: 'placements not accepted in time',
      PLACEMENT_WITHDRAWN: 'withdrawn placements',
      PLACEMENT_LINK_LOST: 'publications that are not found',
      PUBLISHER_COMMENTED: 'comments of publishers',
      OPERATOR_COMMENTED: 'comments on your placements',
    },
  },
  DE: {
    kinds: {
      OUTLET_SUBMITTED: ({ outlet, publisher, url, changedFields: fields, outletUrl }) => ({
        subject: `${fields ? 'Änderung' : 'Medium'} zur Prüfung: ${outlet}`,
        heading: `Ein Verlag hat ein Medium ${fields ? 'geändert' : 'eingereicht'}`,
        paragraphs: [
          fields
            ? 'Geben Sie die Änderung frei, oder lehnen Sie sie ab. Bis dahin bleibt das Medium, wie es war.'
            : 'Geben Sie es im Marktplatz frei, oder lehnen Sie es ab.',
        ],
        ...rows(
          ['Medium', outlet],
          ['Verlag', publisher],
          fields ? ['Geändert', fieldNames('DE', fields)] : ['Website', url],
        ),
        ...action(fields ? 'Änderung prüfen' : 'Medium prüfen', outletUrl),
      }),
      OUTLET_STATUS: ({ outlet, status, outletUrl, ...review }) => ({
        subject: `Ihr Medium ${outlet} ${outletStates.DE[status].title}`,
        heading: `Ihr Medium ${outlet} ${outletStates.DE[status].title}`,
        paragraphs: [outletStates.DE[status].meaning],
        quote: reviewText('DE', review),
        ...action(
          editedStatuses.includes(status) ? 'Medium bearbeiten' : 'Medium öffnen',
          outletUrl,
        ),
      }),
      OUTLET_CHANGE_REVIEWED: ({ outlet, isApproved, outletUrl, ...review }) => ({
        subject: `Ihre Änderung an ${outlet} wurde ${isApproved ? 'freigegeben' : 'abgelehnt'}`,
        heading: `Ihre Änderung an ${outlet} wurde ${isApproved ? 'freigegeben' : 'abgelehnt'}`,
        paragraphs: [
          isApproved ? 'Die Änderung ist übernommen.' : 'Das Medium bleibt, wie es war.',
        ],
        quote: reviewText('DE', review),
        ...action('Medium öffnen', outletUrl),
      }),
      OUTLET_DOMAIN_CHECKED: ({ outlet, domain, error, outletUrl, ...proof }) => ({
        subject: error
          ? `Domain von ${outlet} nicht nachgewiesen`
          : `Domain von ${outlet} nachgewiesen`,
        heading: error
          ? `Der Nachweis für ${domain} ist fehlgeschlagen`
          : `Sie haben ${domain} nachgewiesen`,
        paragraphs: [
          error
            ? 'Die Domain konnte nicht bestätigt werden. Veröffentlichen Sie den Wert im TXT-Eintrag oder in der Datei, und prüfen Sie dann erneut.'
            : 'Der Marktplatz sieht den Nachweis bei der Prüfung des Mediums. Sie können den Eintrag oder die Datei entfernen.',
        ],
        quote: error && checkText('DE', error),
        ...codes(
          ['TXT-Eintrag', error && proof.recordName],
          ['Datei', error && proof.fileUrl],
          ['Wert', error && proof.value],
        ),
        ...action('Medium öffnen', outletUrl),
      }),
      PLACEMENT_DECLINED: ({ publisher, outlet, product, reason, order, article, orderUrl }) => ({
        subject: `Auftrag abgelehnt: ${outlet}`,
        heading: `${publisher} hat einen Auftrag abgelehnt`,
        paragraphs: ['Schlagen Sie dem Käufer einen Tausch vor, oder erstatten Sie den Preis.'],
        ...rows(
          ['Bestellung', order],
          ['Artikel', article],
          ['Medium', outlet],
          ['Produkt', product],
        ),
        quote: reason,
        ...action('Bestellung öffnen', orderUrl),
      }),
      PLACEMENT_OVERDUE: (
        { publisher, outlet, product, acceptBy, order, article, placementUrl },
        { date },
      ) => ({
        subject: `Auftrag nicht angenommen: ${outlet}`,
        heading: `${publisher} hat einen Auftrag nicht rechtzeitig angenommen`,
        paragraphs: [
          'Sprechen Sie mit dem Verlag, schlagen Sie dem Käufer einen Tausch vor, oder erstatten Sie den Preis.',
        ],
        ...rows(
          ['Bestellung', order],
          ['Artikel', article],
          ['Medium', outlet],
          ['Produkt', product],
          ['Fällig', date(acceptBy)],
        ),
        ...action('Auftrag öffnen', placementUrl),
      }),
      PLACEMENT_WITHDRAWN: ({ outlet, product, article, placementUrl }) => ({
        subject: `Auftrag zurückgezogen: ${product}`,
        heading: 'Ein Auftrag wurde zurückgezogen',
        paragraphs: ['Die Bestellung wurde geändert. Sie müssen den Auftrag nicht mehr ausführen.'],
        ...rows(['Artikel', article], ['Medium', outlet], ['Produkt', product]),
        ...action('Auftrag ansehen', placementUrl),
      }),
      PLACEMENT_LINK_LOST: ({ publisher, outlet, product, url, error, order, placementUrl }) => ({
        subject: `Veröffentlichung nicht gefunden: ${outlet}`,
        heading: 'Die Seite eines Auftrags wurde nicht gefunden',
        paragraphs: ['Sprechen Sie mit dem Verlag, oder erstatten Sie dem Käufer den Preis.'],
        ...rows(
          ['Bestellung', order],
          ['Verlag', publisher],
          ['Medium', outlet],
          ['Produkt', product],
          ['URL', url],
          ['Ergebnis', checkText('DE', error)],
        ),
        ...action('Auftrag öffnen', placementUrl),
      }),
      PUBLISHER_COMMENTED: ({
        publisher,
        outlet,
        product,
        order,
        article,
        author,
        ...comment
      }) => ({
        subject: `Kommentar zu einem Auftrag: ${article ?? outlet}`,
        heading: `${publisher} hat einen Auftrag kommentiert`,
        paragraphs: ['Der Käufer sieht den Kommentar nicht.'],
        quote: comment.content,
        ...rows(
          ['Autor', author],
          ['Bestellung', order],
          ['Artikel', article],
          ['Medium', outlet],
          ['Produkt', product],
        ),
        ...action('Antworten', comment.url),
      }),
      OPERATOR_COMMENTED: ({ outlet, product, article, author, content, url }) => ({
        subject: `Kommentar zu Ihrem Auftrag: ${article ?? product}`,
        heading: 'Der Marktplatz hat einen Auftrag kommentiert',
        paragraphs: ['Der Käufer sieht den Kommentar nicht.'],
        quote: content,
        ...rows(['Autor', author], ['Artikel', article], ['Medium', outlet], ['Produkt', product]),
        ...action('Antworten', url),
      }),
    },
    names: {
      OUTLET_SUBMITTED: 'Medien zur Prüfung',
      OUTLET_STATUS: 'Änderungen Ihrer Medien',
      OUTLET_CHANGE_REVIEWED: 'geprüfte Änderungen an Medien',
      OUTLET_DOMAIN_CHECKED: 'Nachweise von Domains',
      PLACEMENT_DECLINED: 'abgelehnte Aufträge',
      PLACEMENT_OVERDUE: 'nicht rechtzeitig angenommene Aufträge',
      PLACEMENT_WITHDRAWN: 'zurückgezogene Aufträge',
      PLACEMENT_LINK_LOST: 'nicht gefundene Veröffentlichungen',
      PUBLISHER_COMMENTED: 'Kommentare von Verlagen',
      OPERATOR_COMMENTED: 'Kommentare zu Ihren Aufträgen',
    },
  },
}
