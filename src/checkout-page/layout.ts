import { html } from 'ghtml'
import type { PaymentStatus } from '../../prisma/generated/client/enums.js'
import { style } from './style.js'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const money = (cents: bigint | number) => dollars.format(Number(cents) / 100)

export const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
export const times = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

const mark = `<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#1d4ed8"/><path d="M7 20V8l7 7 7-7v12" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** A page around what it says; `refresh` loads it again by itself, every few seconds. */
export function layout(title: string, body: string, refresh = false): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
!${refresh ? '<meta http-equiv="refresh" content="4">' : ''}
<title>${title}</title>
<style>!${style}</style>
</head>
<body>
<header>!${mark}<strong>Masthead</strong><span>Secure checkout</span></header>
!${body}
</body>
</html>
`
}

/** A page that only says something. */
export function messagePage(title: string, message: string): string {
  return layout(
    title,
    html`<main class="single"><section><h1>${title}</h1><p class="lead">${message}</p></section></main>`,
  )
}

const chips: Record<PaymentStatus | 'CANCELLED' | 'COMPLETED', readonly [string, string]> = {
  NOT_STARTED: ['Awaiting payment', ''],
  OPEN: ['Payment begun', ''],
  PROCESSING: ['Processing', ''],
  FAILED: ['Payment failed', 'bad'],
  EXPIRED: ['Payment expired', 'bad'],
  PAID: ['Paid', 'good'],
  CANCELLED: ['Cancelled', 'bad'],
  COMPLETED: ['Done', 'good'],
}

/** Where something stands, as a small label beside the heading. */
export function chip(state: keyof typeof chips): string {
  const [label, tone] = chips[state]
  return html`<span class="chip ${tone}" role="status">${label}</span>`
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

/** Amounts under each other; an empty row is left out. */
export function amounts(
  rows: readonly (readonly [label: string, text: string, kind?: string])[],
): string {
  const row = ([label, text, kind = '']: (typeof rows)[number]) =>
    html`<div class="${kind}"><dt>${label}</dt><dd>${text}</dd></div>`
  return html`<dl>!${rows.map(row).join('')}</dl>`
}
