/** Texts of the email about offered placements. */
import { action, rows, type TextsOf } from '../content.js'
import type { ReceiptLine } from '../template-model.js'

const sumOf = (lines: readonly ReceiptLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

export const placementOfferTexts: TextsOf<'PLACEMENT_OFFERED'> = {
  EN: {
    kinds: {
      PLACEMENT_OFFERED: (
        { outlet, product, count, payout, lines = [], acceptBy, placementUrl },
        { money, date },
      ) => ({
        subject: count === 1 ? `New placement: ${product}` : `${count} new placements`,
        heading: count === 1 ? 'A placement was ordered' : `${count} placements were ordered`,
        paragraphs: ['Accept or decline by the date below.'],
        ...(count === 1
          ? rows(
              ['Outlet', outlet],
              ['Product', product],
              ['Your share', money(payout)],
              ['Accept by', date(acceptBy)],
            )
          : {
              lines,
              ...rows(
                ['Accept by', date(acceptBy)],
                ['Your share', lines.length > 0 && money(sumOf(lines))],
              ),
            }),
        ...action(count === 1 ? 'Accept or decline' : 'View placements', placementUrl),
      }),
    },
    names: { PLACEMENT_OFFERED: 'new placements' },
  },
  DE: {
    kinds: {
      PLACEMENT_OFFERED: (
        { outlet, product, count, payout, lines = [], acceptBy, placementUrl },
        { money, date },
      ) => ({
        subject: count === 1 ? `Neuer Auftrag: ${product}` : `${count} neue Aufträge`,
        heading: count === 1 ? 'Sie haben einen neuen Auftrag' : `Sie haben ${count} neue Aufträge`,
        paragraphs: ['Nehmen Sie bis zum genannten Tag an, oder lehnen Sie ab.'],
        ...(count === 1
          ? rows(
              ['Medium', outlet],
              ['Produkt', product],
              ['Ihr Anteil', money(payout)],
              ['Annehmen bis', date(acceptBy)],
            )
          : {
              lines,
              ...rows(
                ['Annehmen bis', date(acceptBy)],
                ['Ihr Anteil', lines.length > 0 && money(sumOf(lines))],
              ),
            }),
        ...action(count === 1 ? 'Annehmen oder ablehnen' : 'Aufträge ansehen', placementUrl),
      }),
    },
    names: { PLACEMENT_OFFERED: 'neue Aufträge' },
  },
}
