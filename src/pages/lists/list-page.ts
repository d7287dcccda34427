import { html } from 'ghtml'
import type { Language } from '../../../prisma/generated/client/enums.js'
import type { Brand } from '../../config/env.js'
import type { SharedList, SharedOutlet } from '../../domain/catalogue/shared-list.js'
import { localeFormat } from '../../values/format.js'
import { brandedPage, picture } from '../checkout/layout.js'
import { listPageTexts } from './texts.js'

/** Maximum number of tags per outlet. */
const shownTags = 5

/** Public page of a list, with the name and logo of its profile. */
export function sharedListPage(brand: Brand, language: Language, list: SharedList): string {
  const say = listPageTexts[language]
  const { name, profile, logo, outlets, showsPrices, updatedAt } = list
  const facts = [say.outlets(outlets.length), say.updated(localeFormat(language).date(updatedAt))]
  const lines = outlets.map((outlet) => outletLine(outlet, language, showsPrices))
  const content =
    outlets.length === 0
      ? html`<p class="lead">${say.empty}</p>`
      : html`<ul class="lines">!${lines.join('')}</ul>`
  const note = showsPrices ? html`<p>${say.pricesNote}</p>` : ''
  return brandedPage({ brand, language }, name, {
    header: html`!${picture(profile, logo)}<strong>${profile}</strong>`,
    body: html`<main class="list"><h1>${name}</h1><p class="lead">${facts.join(' · ')}</p><section>!${content}</section></main>
<footer>!${note}<p>${say.poweredBy(brand.name)}</p></footer>`,
  })
}

function outletLine(outlet: SharedOutlet, language: Language, showsPrices: boolean): string {
  const say = listPageTexts[language]
  const { name, logo, websiteUrl, description, city, country, domainAuthority, price } = outlet
  const facts = [
    [city, country].filter(Boolean).join(', '),
    outlet.channels.map((channel) => say.channels[channel]).join(', '),
    domainAuthority !== null && say.authority(domainAuthority),
  ].filter(Boolean)
  const title = isWebUrl(websiteUrl)
    ? html`<a href="${websiteUrl}" rel="noopener noreferrer nofollow">${name}</a>`
    : html`${name}`
  const text = description ? html`<p>${description}</p>` : ''
  const tags = outlet.tags.slice(0, shownTags).map((tag) => html`<span class="tag">${tag}</span>`)
  const tagLine = tags.length > 0 ? html`<div>!${tags.join('')}</div>` : ''
  return html`<li>!${picture(name, logo)}<div class="what"><b>!${title}</b><span>${facts.join(' · ')}</span>!${text}!${tagLine}</div>!${showsPrices ? amount(price, language) : ''}</li>`
}

function amount(price: number | null, language: Language): string {
  const say = listPageTexts[language]
  if (price === null) return html`<span class="amount"><span>${say.onRequest}</span></span>`
  return html`<span class="amount"><span>${say.from}</span> <b>${localeFormat(language).money(price)}</b></span>`
}

const isWebUrl = (url: string | null): url is string => url !== null && /^https?:\/\//.test(url)

/** Page for a link that shows no list. */
export function listErrorPage(
  brand: Brand,
  language: Language,
  error: 'notFound' | 'tooMany' | 'failed',
): string {
  const [title, message] = listPageTexts[language][error]
  return brandedPage({ brand, language }, title, {
    header: html`<strong>${brand.name}</strong>`,
    body: html`<main class="single"><section><h1>${title}</h1><p class="lead">${message}</p></section></main>`,
  })
}
