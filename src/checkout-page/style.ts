import { createHash } from 'node:crypto'

/** The page's style sheet: it comes with the page, and the page loads nothing else but logos. */
export const style = `
:root { color-scheme: light; --ink: #16202e; --soft: #5a6676; --line: #e2e7ee; --paper: #fff;
  --ground: #f3f5f8; --brand: #1d4ed8; --good: #0f7a44; --bad: #b42318; --wait: #92600a }
* { box-sizing: border-box; margin: 0 }
body { font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; color: var(--ink);
  background: var(--ground); padding: 0 16px 48px }
header, main, footer { max-width: 1040px; margin: 0 auto }
header { display: flex; align-items: center; gap: 10px; padding: 20px 0 }
header svg { flex: none }
header strong { font-size: 18px; letter-spacing: -.01em }
header span { margin-left: auto; color: var(--soft); font-size: 14px }
main { display: grid; grid-template-columns: minmax(0, 1fr) 372px; gap: 24px; align-items: start }
main.single { display: block; max-width: 560px }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 24px;
  box-shadow: 0 1px 2px rgb(16 24 40 / 5%) }
.pay { position: sticky; top: 24px }

h1 { font-size: 26px; line-height: 1.25; letter-spacing: -.02em }
h2 { font-size: 17px; margin-bottom: 12px }
.lead { color: var(--soft); margin-top: 4px }
.lead strong { color: var(--ink); font-weight: 600 }
.head { padding-bottom: 20px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere }
.title { display: flex; justify-content: space-between; align-items: center; gap: 16px; margin-bottom: 4px }
.chip { font-size: 13px; font-weight: 600; padding: 4px 12px; border-radius: 99px; white-space: nowrap;
  color: var(--wait); background: #fdf3dc }
.chip.good { color: var(--good); background: #e3f6ec }
.chip.bad { color: var(--bad); background: #fdeceb }
ul { list-style: none; padding: 0 }
.lines li { display: flex; gap: 14px; align-items: center; padding: 16px 0; border-bottom: 1px solid var(--line) }
.logo { position: relative; flex: none; width: 48px; height: 48px; border-radius: 10px; overflow: hidden;
  display: grid; place-items: center; font-weight: 700; font-size: 20px; color: #3b4a63; background: #e8edf5 }
.logo img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: contain; color: transparent }
.logo img::after { content: attr(data-initial); position: absolute; inset: 0; display: grid; place-items: center;
  color: #3b4a63; background: #e8edf5 }
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
.notice { border-radius: 10px; padding: 12px 14px; margin-bottom: 16px; font-size: 15px; background: #fdf3dc;
  color: #6b4707 }
.notice.bad { background: #fdeceb; color: var(--bad) }
.notice.good { background: #e3f6ec; color: #0b5c33 }
.due { font-size: 32px; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums }
.due + p { color: var(--soft); margin-bottom: 20px }
fieldset { border: 0; padding: 0; margin-bottom: 16px }
legend { font-weight: 600; padding: 0; margin-bottom: 8px }
label { display: flex; gap: 12px; align-items: center; padding: 11px 14px; border: 1px solid #c9d2de;
  border-radius: 10px; margin-bottom: 8px; cursor: pointer }
label:has(:checked) { border-color: var(--brand); background: #f2f6ff }
label small { display: block; color: var(--soft); font-size: 13px }
.field { display: block; font-size: 14px; border: 0; padding: 0; margin-bottom: 12px; cursor: auto }
input[type=email] { display: block; width: 100%; font: inherit; padding: 10px 12px; margin-top: 4px; border-radius: 10px;
  border: 1px solid #c9d2de }
input[type=radio] { width: 18px; height: 18px; accent-color: var(--brand); flex: none }
button { width: 100%; font: inherit; font-weight: 600; padding: 13px 16px; min-height: 48px; border-radius: 10px;
  cursor: pointer; border: 1px solid var(--brand); background: var(--brand); color: #fff }
button:hover { background: #1a45bd }
button.second { background: #fff; color: var(--ink); border-color: #c9d2de }
button.second:hover { background: #f6f8fb }
:focus-visible { outline: 3px solid #93b4ff; outline-offset: 2px }
.or { display: flex; align-items: center; gap: 12px; color: var(--soft); font-size: 14px; margin: 16px 0 }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line) }
.transfer { white-space: pre-line; overflow-wrap: anywhere }
code { font: 600 15px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere }
.box { border: 1px solid var(--line); border-radius: 10px; padding: 12px 14px; margin: 12px 0 16px }
.box dt { font-size: 13px; color: var(--soft) }
.box dd { margin: 0 0 8px } .box dd:last-child { margin: 0 } dl.box { padding-top: 12px }
.fine { color: var(--soft); font-size: 13px; margin-top: 14px }
footer { color: var(--soft); font-size: 13px; padding-top: 20px }
@media (max-width: 820px) {
  main { grid-template-columns: minmax(0, 1fr); gap: 16px }
  section { padding: 18px } .pay { position: static } h1 { font-size: 22px }
}
@media (max-width: 400px) { .logo { width: 40px; height: 40px } .lines li { gap: 10px } }
`

/** All that the page may load: its style, by hash, and logos. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  'img-src https: http: data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
