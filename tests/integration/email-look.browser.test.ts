import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { EmailKind, Language } from '../../prisma/generated/client/enums.js'
import { renderEmail } from '../../src/email/render.js'
import { unsubscribePage } from '../../src/email/unsubscribe-page.js'
import { invitationPage } from '../../src/pages/account/invitation-page.js'
import { inkOn } from '../../src/values/color.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testBrowser } from '../support/clients/console-test.js'
import { sampleModels, sampleVariants } from '../support/fixtures/email.js'

/** Directory for screenshots. Unset: no screenshots are taken. */
const pictures = process.env.SCREENSHOTS_DIR

const brand = { name: 'Example & Market', color: '#0f7a44' }
const end = 'https://market.example/mails/unsubscribe/1/DRAFT_READY?signature=x'
const kinds = Object.values(EmailKind)
const invitation = {
  team: 'Brightwater, a team whose name is long & has <signs>',
  inviter: 'Ada <b>Byron</b>',
  email: 'somebody.with.a.long.name@a-subdomain.of.a-long-domain-name.example',
  expiresAt: new Date('2026-11-27T09:30:00.000Z'),
  language: null,
  isOwner: false,
  isKnown: false,
  ssoRequired: false,
}
const all = Object.values(Language).flatMap((language) =>
  kinds.map((kind) => ({ kind, language, model: sampleModels[kind] })),
)
/** Emails in another state of their record. */
const variants = all.flatMap(({ kind, language }) => {
  const model = sampleVariants[kind]
  return model ? [{ kind, language, model }] : []
})
const written = (mail: (typeof all)[0]) =>
  renderEmail(mail, { brand, supportEmail: 'help@example.com' }, end)

test.each([...all, ...variants])(
  '$kind in $language has the same content as text and HTML, with names escaped',
  (mail) => {
    const { subject, text, html } = written(mail)
    expect(subject).toMatch(/^[^\n\r]{5,200}$/)
    expect(text).not.toMatch(/undefined|null|\[object|NaN|Invalid Date/)
    expect(html).not.toMatch(/undefined|\[object|NaN|<script|<i>|<ship>|<Sons>|<b>/)
    expect(html).toContain('Example &#38; Market')
    const shown = html
      .replaceAll('<wbr>', '')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    for (const address of text.match(/https:\S+/g)!) expect(shown).toContain(address)
  },
)

/** Kinds about outlets, placements and payouts. Each links to its record in the console. */
const ofPublishing = all.filter(({ kind }) => /^(OUTLET|PLACEMENT|PAYOUT)_|_COMMENTED$/.test(kind))

test.each([...ofPublishing, ...variants])(
  '$kind in $language has a button to its page in the console',
  (mail) => {
    const { text, html } = written(mail)
    const [, label, url] =
      text.match(/^(.+): (https:\/\/market\.example\.com\/console\/\S+)$/m) ?? []
    expect(label).toMatch(/^\p{Lu}[\p{L} ]+$/u)
    expect(html).toMatch(
      new RegExp(`<td style="background:[^>]+><a href="${url}"[^>]+>${label}</a>`),
    )
    // Neither values of the API nor English sentences of a check.
    expect(text).not.toMatch(/\b(NAME|stripe|HTTP 404)\b/)
    if (mail.language === 'DE') expect(text).not.toContain('does not exist')
  },
)

test('a payout that failed, and one that could not be reversed, differ', () => {
  const [failed, kept] = [false, true].map((isReversal) => {
    const model = { ...sampleModels.PAYOUT_FAILED, isReversal }
    return written({ kind: 'PAYOUT_FAILED', language: 'EN', model })
  })
  expect(failed!.subject).toBe('Payout to Tidewater Media failed')
  expect(failed!.text).toContain('A payout failed\n')
  expect(kept!.subject).toBe('Reversal of a payout to Tidewater Media failed')
  expect(kept!.text).toContain('A payout could not be reversed\n')
})

test('a held account is confirmed, not entered again, and a removed one is neither', () => {
  const [held, removed] = ['PT … 0154', null].map((iban) => {
    const model = { ...sampleModels.PAYOUT_ACCOUNT_HELD, iban }
    return written({ kind: 'PAYOUT_ACCOUNT_HELD', language: 'EN', model })
  })
  expect(held!.text).toContain('until you confirm the account')
  expect(held!.text).toContain('by phone, at a number that you already used')
  expect(held!.text).not.toContain('set the IBAN again')
  expect(removed!.subject).toBe('Tidewater & <Media> has removed its bank account')
  expect(removed!.text).toContain('A publisher has removed its bank account\n')
  expect(removed!.text).not.toMatch(/has replaced|IBAN: |verified/)
})

test('a failed check of a domain claims nothing about a server that did not respond', () => {
  const error = 'The name servers did not return the TXT record _masthead.harbor.example.com.'
  const model = { ...sampleModels.OUTLET_DOMAIN_CHECKED, error }
  const [en, de] = Object.values(Language).map((language) =>
    written({ kind: 'OUTLET_DOMAIN_CHECKED', language, model }),
  )
  expect(en!.text).toContain(
    'We could not verify the domain. Publish the value in the TXT record or in the file, then check again.',
  )
  expect(en!.text).not.toContain('contains the value')
  expect(de!.text).toContain('im TXT-Eintrag oder in der Datei')
  expect(de!.text).not.toContain('enthält den Wert')
})

test('an inquiry has the same name in the email and in the console', () => {
  for (const kind of ['OUTLET_INQUIRY', 'INQUIRY_REPLIED'] as const) {
    const { subject, text } = written({ kind, language: 'DE', model: sampleModels[kind] })
    expect(`${subject} ${text}`.split(/\W/)).not.toContain('Frage')
    expect(text).toContain('nfrage')
  }
})

test('emails of earlier releases are written without what they lack', () => {
  const { lines, ...offered } = sampleModels.PLACEMENT_OFFERED
  const { opening, ...statement } = sampleModels.PAYOUT_STATEMENT
  const earlier = (kind: EmailKind, model: object) =>
    // The model of an earlier release.
    written({ kind, language: 'EN', model: model as (typeof all)[0]['model'] }).text
  expect([lines?.length, opening]).toEqual([2, expect.any(Number)])
  const offer = earlier('PLACEMENT_OFFERED', offered)
  expect(offer).toContain('3 placements were ordered')
  // Only the first of several placements, which can be of different products.
  expect(offer).not.toMatch(/Outlet:|Product:|share/)
  expect(earlier('PLACEMENT_OFFERED', { ...offered, count: 1 })).toContain('Product: Feature')
  expect(earlier('PAYOUT_STATEMENT', statement)).not.toContain('Opening')
})

test('a change of an outlet names its fields, and not the website before it', () => {
  const model = sampleVariants.OUTLET_SUBMITTED!
  const [en, de] = Object.values(Language).map((language) =>
    written({ kind: 'OUTLET_SUBMITTED', language, model }),
  )
  expect(en!.text).toContain('Changed: Name, Website, Category\n')
  expect(de!.subject).toBe('Änderung zur Prüfung: Harbor & <News>')
  expect(de!.text).toContain('Geändert: Name, Website, Kategorie\n')
  for (const { text } of [en!, de!]) expect(text).not.toContain('harbor.example.com')
})

test('every text differs between the languages', () => {
  for (const kind of kinds) {
    const [en, de] = Object.values(Language).map((language) =>
      written({ kind, language, model: sampleModels[kind] }),
    )
    expect(en!.subject).not.toBe(de!.subject)
    expect(en!.text).not.toBe(de!.text)
  }
})

test.each([
  ['#1d4ed8', '#ffffff'],
  ['#ffd400', '#000000'],
  ['#000000', '#ffffff'],
  ['#FFFFFF', '#000000'],
])('on %s one writes in %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink)
})

describe.runIf(chromiumPath)('in a browser', () => {
  const browser = testBrowser()
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

  // With screenshots, every email in both widths, otherwise every sixth in one width.
  const looked = [
    ...all.map((mail) => ({ name: `${mail.kind}-${mail.language}`, html: written(mail).html })),
    ...variants.map((mail) => ({
      name: `${mail.kind}-${mail.language}-variant`,
      html: written(mail).html,
    })),
    ...(['ended', 'endedAll', 'begun', 'begunAll', undefined] as const).map((done) => ({
      name: `page-end-${done ?? 'ask'}`,
      html: unsubscribePage(brand, { kind: 'DRAFT_READY', language: 'EN', ...(done && { done }) }),
    })),
    ...(['open', 'accepted', 'expired'] as const).flatMap((state) =>
      Object.values(Language).map((language) => ({
        name: `page-invitation-${state}-${language}`,
        html: invitationPage(
          brand,
          language,
          { ...invitation, state },
          { url: 'https://market.example.com/console', bySso: language === 'DE' },
          language === 'DE' ? { name: 'Ada <i>' } : undefined,
        ),
      })),
    ),
  ].filter((_, at) => pictures || at % 6 === 0)

  it('values are in one column, at the same place in each email', async () => {
    const tab = await (await browser()).newPage({ viewport: { width: 1280, height: 900 } })
    const column = async (kind: EmailKind) => {
      const model = sampleModels[kind]
      await tab.setContent(written({ kind, language: 'EN', model }).html)
      const label = await tab.locator('td[valign=top]:not([align])').all()
      const lefts = label.map((cell) =>
        cell.evaluate('(cell) => cell.nextElementSibling.getBoundingClientRect().left'),
      )
      return [...new Set(await Promise.all(lefts))]
    }
    const kindsOfValues = ['PAYOUT_PAID', 'PAYOUT_FAILED', 'OUTLET_SUBMITTED'] as const
    const first = await column('PLACEMENT_OVERDUE')
    expect(first).toHaveLength(1)
    for (const kind of kindsOfValues) expect(await column(kind)).toEqual(first)
    await tab.close()
  })

  const widths = [1280, 390]
  const views = looked.map((page, at) => ({
    ...page,
    widths: pictures ? widths : [widths[at % 2]!],
  }))

  it.each(views)('$name fits its window, and breaks no rule of access', async (page) => {
    const { name, html } = page
    const errors: unknown[] = []
    for (const width of page.widths) {
      const colorScheme = name.startsWith('page') && width === 390 ? 'dark' : 'light'
      const tab = await (await browser()).newPage({ colorScheme, viewport: { width, height: 900 } })
      await tab.setContent(html)
      await tab.addScriptTag({ content: axe })
      const over = await tab.evaluate('document.documentElement.scrollWidth - window.innerWidth')
      if ((over as number) > 0) errors.push(`${over} px too wide at ${width}`)
      // An email is not a page and has no landmarks.
      const { violations } = (await tab.evaluate(
        "axe.run({ rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } } })",
      )) as { violations: { id: string; nodes: { html: string }[] }[] }
      for (const { id, nodes } of violations) errors.push(`${width}: ${id} ${nodes[0]!.html}`)
      if (pictures) {
        mkdirSync(pictures, { recursive: true })
        const path = join(pictures, `mail-${name}-${width}.png`)
        await tab.screenshot({ path, fullPage: true })
      }
      await tab.close()
    }
    expect(errors).toEqual([])
  })
})
