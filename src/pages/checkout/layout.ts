import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import { type LocaleFormat, localeFormat } from '../../values/format.js'
import { hueOf, initialOf, initialsOf } from '../../values/initials.js'
import { brandStyle } from './style.js'
import { type CheckoutTexts, checkoutTexts, type State } from './texts.js'

/** Brand, language and texts of a page. */
export interface ViewContext {
  brand: Brand
  language: Language
  text: CheckoutTexts
  format: LocaleFormat
}

export const createViewContext = (brand: Brand, language: Language): ViewContext => ({
  brand,
  language,
  text: checkoutTexts[language],
  format: localeFormat(language),
})

/** Page with content; `refresh` reloads it every few seconds. */
export function pageLayout(
  { brand, language, text }: ViewContext,
  title: string,
  body: string,
  refresh = false,
): string {
  const mark = brand.logoUrl
    ? html`<img src="${brand.logoUrl}" alt="${brand.name}" referrerpolicy="no-referrer">`
    : html`<span class="mark" aria-hidden="true">${initialOf(brand.name)}</span><strong>${brand.name}</strong>`
  const header = html`!${mark}<span>${text.secure}</span>`
  return brandedPage({ brand, language }, title, { header, body, refresh })
}

interface PageParts {
  /** HTML. */
  header: string
  /** HTML. */
  body: string
  refresh?: boolean
}

/** Page in the style of the brand. */
export function brandedPage(
  { brand, language }: Pick<ViewContext, 'brand' | 'language'>,
  title: string,
  { header, body, refresh = false }: PageParts,
): string {
  return html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
!${refresh ? '<meta http-equiv="refresh" content="4">' : ''}
<title>${title} · ${brand.name}</title>
<style>!${brandStyle(brand)}</style>
</head>
<body>
<header>!${header}</header>
!${body}
</body>
</html>
`
}

/** Page with a message only. */
export function messagePage(view: ViewContext, title: string, message: string): string {
  return pageLayout(
    view,
    title,
    html`<main class="single"><section><h1>${title}</h1><p class="lead">${message}</p></section></main>`,
  )
}

const tones: Partial<Record<State, string>> = {
  FAILED: 'bad',
  EXPIRED: 'bad',
  PAID: 'good',
  CANCELLED: 'bad',
  COMPLETED: 'good',
}

/** Header of a page: subject, status and team. */
export function heading(
  { text }: ViewContext,
  title: string,
  state: State,
  { team, profile, isTest }: { team: string; profile: string | null; isTest: boolean },
  facts: string,
): string {
  return html`<div class="head">
<div class="title"><h1>${title}</h1>!${isTest ? html`<span class="chip">${text.test}</span>` : ''}<span class="chip ${tones[state] ?? ''}" role="status">${text.states[state]}</span></div>
<p class="lead">${text.from} <strong>${team}</strong>!${profile ? html` ${text.for} <strong>${profile}</strong>` : ''}</p>
<p class="lead">!${facts}</p>
</div>`
}

/** Logo of an outlet or profile. Its initials are shown if the logo is absent or does not load. */
export function picture(name: string, logo: string | null): string {
  const initials = initialsOf(name)
  const image =
    logo && /^https?:\/\//.test(logo)
      ? html`<img src="${logo}" alt="" data-initials="${initials}" referrerpolicy="no-referrer">`
      : ''
  return html`<span class="logo" data-hue="${hueOf(name)}" aria-hidden="true">${initials}!${image}</span>`
}

/** Renders amounts as a description list. `kind` is the CSS class of a row. */
export function amounts(
  rows: readonly (readonly [label: string, text: string, kind?: string])[],
): string {
  const row = ([label, text, kind = '']: (typeof rows)[number]) =>
    html`<div class="${kind}"><dt>${label}</dt><dd>${text}</dd></div>`
  return html`<dl>!${rows.map(row).join('')}</dl>`
}

/** Labeled values; a value is HTML. */
export function facts(rows: readonly (readonly [label: string, value: string])[]): string {
  return html`<dl class="box">!${rows.map(([label, value]) => html`<dt>${label}</dt><dd>!${value}</dd>`).join('')}</dl>`
}

/** Text that is selected as a whole when it is copied. */
export const copyableText = (text: string) => html`<code>${text}</code>`

/** URL of an order's document, for anyone with the page's link. */
export const documentLink = (reference: string, number: string) =>
  html`<a href="/orders/checkout/${reference}/invoices/${number}">${number} (PDF)</a>`
