import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import { type Format, formatOf } from '../../values/format.js'
import { styleOf } from './style.js'
import { type State, type Texts, texts } from './texts.js'

/** With whose face a page comes, and in which language. */
export interface ViewContext {
  brand: Brand
  language: Language
  text: Texts
  format: Format
}

export const createViewContext = (brand: Brand, language: Language): ViewContext => ({
  brand,
  language,
  text: texts[language],
  format: formatOf(language),
})

/** A page around what it says; `refresh` loads it again by itself, every few seconds. */
export function layout(
  { brand, language, text }: ViewContext,
  title: string,
  body: string,
  refresh = false,
): string {
  const mark = brand.logoUrl
    ? html`<img src="${brand.logoUrl}" alt="${brand.name}" referrerpolicy="no-referrer">`
    : html`<span class="mark" aria-hidden="true">${initial(brand.name)}</span><strong>${brand.name}</strong>`
  return html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
!${refresh ? '<meta http-equiv="refresh" content="4">' : ''}
<title>${title} · ${brand.name}</title>
<style>!${styleOf(brand)}</style>
</head>
<body>
<header>!${mark}<span>${text.secure}</span></header>
!${body}
</body>
</html>
`
}

/** A page that only says something. */
export function messagePage(view: ViewContext, title: string, message: string): string {
  return layout(
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

/** What stands above the page: what it is about, where that stands, and for whom it is. */
export function heading(
  { text }: ViewContext,
  title: string,
  state: State,
  { team, profile }: { team: string; profile: string | null },
  facts: string,
): string {
  return html`<div class="head">
<div class="title"><h1>${title}</h1><span class="chip ${tones[state] ?? ''}" role="status">${text.states[state]}</span></div>
<p class="lead">${text.from} <strong>${team}</strong>!${profile ? html` ${text.for} <strong>${profile}</strong>` : ''}</p>
<p class="lead">!${facts}</p>
</div>`
}

const initial = (name: string) => [...name.replace(/^the\s+/i, '')][0]?.toUpperCase() ?? ''

/** The initial shows where there is no logo, and in place of one that does not load. */
export function picture(name: string, logo: string | null): string {
  const image =
    logo && /^https?:\/\//.test(logo)
      ? html`<img src="${logo}" alt="" data-initial="${initial(name)}" referrerpolicy="no-referrer">`
      : ''
  return html`<span class="logo" aria-hidden="true">${initial(name)}!${image}</span>`
}

/** Amounts under each other. */
export function amounts(
  rows: readonly (readonly [label: string, text: string, kind?: string])[],
): string {
  const row = ([label, text, kind = '']: (typeof rows)[number]) =>
    html`<div class="${kind}"><dt>${label}</dt><dd>${text}</dd></div>`
  return html`<dl>!${rows.map(row).join('')}</dl>`
}

/** Facts under their labels; a value is HTML. */
export function facts(rows: readonly (readonly [label: string, value: string])[]): string {
  return html`<dl class="box">!${rows.map(([label, value]) => html`<dt>${label}</dt><dd>!${value}</dd>`).join('')}</dl>`
}

/** A text that is copied as a whole. */
export const copied = (text: string) => html`<code>${text}</code>`

/** The address of a document of an order, for whoever has the link of the page. */
export const documentLink = (reference: string, number: string) =>
  html`<a href="/orders/checkout/${reference}/invoices/${number}">${number} (PDF)</a>`
