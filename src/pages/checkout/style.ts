import { createHash } from 'node:crypto'
import type { Brand } from '../../config/env.js'
import { fontFace, fontFamily } from '../../http/typeface.js'
import { inkOn, onDark } from '../../values/color.js'

/** Style sheet in the brand's color. It is inlined: the page loads only the typeface and logos. */
export const brandStyle = ({ color }: Brand): string => `${fontFace}
:root { --brand: ${color}; --on-brand: ${inkOn(color)} }
@media (prefers-color-scheme: dark) { :root { --brand: ${onDark(color)}; --on-brand: ${inkOn(onDark(color))} } }
${style}`

const style = `
:root { color-scheme: light dark; --ink: #16202e; --soft: #5a6676; --line: #e2e7ee; --edge: #c9d2de; --paper: #fff;
  --ground: #f3f5f8; --raised: #f6f8fb;
  --good: #0f7a44; --good-ground: #e3f6ec; --bad: #b42318; --bad-ground: #fdeceb; --wait: #7a5006;
  --wait-ground: #fdf3dc }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ebf2; --soft: #a3afbf; --line: #2a3442; --edge: #44526a; --paper: #171f2b; --ground: #10161f;
    --raised: #1f2937; --good: #7ddba6; --good-ground: #123022; --bad: #ffb4ab; --bad-ground: #3a1714; --wait: #f2cd7f; --wait-ground: #33270d }
}
* { box-sizing: border-box; margin: 0 }
body { font: 15px/1.5 ${fontFamily}; font-feature-settings: "cv05", "ss01"; color: var(--ink); background: var(--ground); padding: 0 16px 48px }
header, main, footer { max-width: 1040px; margin: 0 auto }
header { display: flex; align-items: center; gap: 10px; padding: 20px 0 }
header img { height: 32px; max-width: 60%; object-fit: contain }
.mark { flex: none; width: 28px; height: 28px; border-radius: 7px; display: grid; place-items: center; font-size: 16px;
  font-weight: 700; color: var(--on-brand) !important; background: var(--brand); margin: 0 !important }
header strong { font-size: 18px; letter-spacing: -.01em }
header span { margin-left: auto; color: var(--soft); font-size: 14px }
main { display: grid; grid-template: "head pay" auto "cart pay" 1fr / minmax(0, 1fr) 372px; gap: 24px; align-items: start }
.head { grid-area: head } .cart { grid-area: cart } .pay { grid-area: pay }
main.single { display: block; max-width: 560px } header:has(+ .single) { max-width: 560px } main.list, header:has(+ .list), .list + footer { max-width: 760px } main.list { display: block }
.list h1 + .lead { margin-bottom: 20px } .list .what p { margin-top: 6px } .list .lines li:last-child { border: 0; padding-bottom: 0 }
.list .tag { margin: 6px 6px 0 0 } .list .amount b { font-size: 17px } header .logo img { max-width: none } .list b a { color: inherit }
header .logo { width: 36px; height: 36px; margin: 0; font-size: 14px }
section { min-width: 0; background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 24px;
  box-shadow: 0 1px 2px rgb(16 24 40 / 5%) }
.pay { position: sticky; top: 24px }

h1 { font-size: 26px; line-height: 1.25; letter-spacing: -.02em }
h2 { font-size: 17px; margin-bottom: 12px }
.lead { color: var(--soft); margin-top: 4px }
.lead strong { color: var(--ink); font-weight: 600 }
.head { overflow-wrap: anywhere; padding-top: 8px }
.title { display: flex; justify-content: space-between; align-items: center; gap: 16px; margin-bottom: 4px }
.chip { font-size: 13px; font-weight: 600; padding: 4px 12px; border-radius: 99px; white-space: nowrap;
  color: var(--wait); background: var(--wait-ground) }
.chip.good { color: var(--good); background: var(--good-ground) }
.chip.bad { color: var(--bad); background: var(--bad-ground) }
ul { list-style: none; padding: 0 }
.lines li { display: flex; gap: 14px; align-items: center; padding: 16px 0; border-bottom: 1px solid var(--line) }
.lines li:first-child { padding-top: 0 }
.logo { --hue: 265; position: relative; flex: none; width: 44px; height: 44px; border-radius: 10px; overflow: hidden;
  display: grid; place-items: center; font-weight: 650; font-size: 16px; letter-spacing: -.01em;
  color: light-dark(oklch(40% .11 var(--hue)), oklch(88% .07 var(--hue))); background: light-dark(oklch(93% .045 var(--hue)), oklch(31% .055 var(--hue))) }
.logo[data-hue="1"] { --hue: 25 } .logo[data-hue="2"] { --hue: 60 } .logo[data-hue="3"] { --hue: 110 } .logo[data-hue="4"] { --hue: 155 }
.logo[data-hue="5"] { --hue: 200 } .logo[data-hue="6"] { --hue: 300 } .logo[data-hue="7"] { --hue: 345 }
.logo img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; color: transparent }
.logo img::after { content: attr(data-initials); position: absolute; inset: -2px; display: grid; place-items: center;
  color: light-dark(oklch(40% .11 var(--hue)), oklch(88% .07 var(--hue))); background: light-dark(oklch(93% .045 var(--hue)), oklch(31% .055 var(--hue))) }
.what { flex: 1; min-width: 0 }
.what b { display: block; font-weight: 600; overflow-wrap: anywhere }
.what span { color: var(--soft); font-size: 14px }
.tag { display: inline-block; margin-left: 6px; padding: 0 8px; border-radius: 99px; font-size: 12px !important;
  color: var(--soft); border: 1px solid var(--line) }
.amount { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
.amount b { display: block; font-weight: 600 }
.amount span { color: var(--soft); font-size: 13px }
dl { padding-top: 16px; font-variant-numeric: tabular-nums }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; color: var(--soft) }
dl .total { color: var(--ink); font-weight: 700; font-size: 20px; padding-top: 12px; margin-top: 8px;
  border-top: 1px solid var(--line) }
.notice { border-radius: 10px; padding: 12px 14px; margin-bottom: 16px; font-size: 15px; background: var(--wait-ground);
  color: var(--wait) }
.notice.bad { background: var(--bad-ground); color: var(--bad) }
.notice.good { background: var(--good-ground); color: var(--good) }
.due { font-size: 32px; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
.due + p { color: var(--soft); margin-bottom: 20px }
fieldset { border: 0; padding: 0; margin-bottom: 16px }
legend { font-weight: 600; padding: 0; margin-bottom: 8px }
label { display: flex; gap: 12px; align-items: center; padding: 11px 14px; border: 1px solid var(--edge);
  border-radius: 10px; margin-bottom: 8px; cursor: pointer }
label:has(:checked) { border-color: var(--brand); background: var(--raised) }
label small { display: block; color: var(--soft); font-size: 13px }
.field { display: block; font-size: 14px; border: 0; padding: 0; margin-bottom: 12px; cursor: auto }
input[type=email] { display: block; width: 100%; font: inherit; padding: 10px 12px; margin-top: 4px; border-radius: 10px;
  border: 1px solid var(--edge); background: var(--paper); color: var(--ink) }
input[aria-invalid] { border-color: var(--bad) }
.field-error { color: var(--bad); font-size: 14px; margin: -4px 0 12px }
.hint { color: var(--soft); font-size: 14px; margin-bottom: 8px }
input[type=radio] { width: 18px; height: 18px; accent-color: var(--brand); flex: none }
button, .button { width: 100%; font: inherit; font-weight: 600; padding: 13px 16px; min-height: 48px; border-radius: 10px;
  cursor: pointer; border: 1px solid var(--brand); background: var(--brand); color: var(--on-brand) }
.button { display: block; text-align: center; text-decoration: none }
button:hover, .button:hover { filter: brightness(.93) }
button.second { background: var(--paper); color: var(--ink); border-color: var(--edge) }
button.second:hover { background: var(--raised); filter: none }
:focus-visible { outline: 3px solid #93b4ff; outline-offset: 2px }
.or { display: flex; align-items: center; gap: 12px; color: var(--soft); font-size: 14px; margin: 16px 0 }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line) }
.transfer { white-space: pre-line; overflow-wrap: anywhere }
dd a { color: inherit }
.box code { user-select: all }
.code { margin-bottom: 16px } .code svg { display: block; width: 168px; height: 168px; background: #fff; border-radius: 10px }
code { font: 600 15px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
.box { border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px; margin: 12px 0 16px }
.box dt { font-size: 13px; color: var(--soft) }
.box dd { margin: 0 0 8px } .box dd:last-child { margin: 0 } dl.box { padding-top: 12px }
.fine { color: var(--soft); font-size: 13px; margin-top: 14px }
footer { color: var(--soft); font-size: 13px; padding-top: 20px }
@media (max-width: 820px) {
  main { grid-template: "head" auto "pay" auto "cart" auto / minmax(0, 1fr); gap: 16px }
  header { padding: 12px 0 } .head { padding: 0 } section { padding: 18px } .pay { position: static } h1 { font-size: 22px }
  .due { font-size: 28px } .due + p { margin-bottom: 12px } label { padding: 7px 14px } .or { margin: 10px 0 }
}
@media (max-width: 560px) {
  .list .lines li { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: start; column-gap: 14px }
  .list .amount { grid-column: 2; text-align: left; margin-top: 6px } .list .amount b { display: inline }
}
@media (max-width: 400px) { .logo { width: 40px; height: 40px; font-size: 15px } .lines li { gap: 10px } }
`

/**
 * Content security policy of the page: its style, by hash, and logos.
 * @param origins Other origins that forms may redirect to, because browsers apply the policy to redirects
 */
export const pageContentSecurityPolicy = (brand: Brand, origins: readonly string[]): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(brandStyle(brand)).digest('base64')}'`,
    'img-src https: http: data:',
    "font-src 'self'",
    ["form-action 'self'", ...origins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
