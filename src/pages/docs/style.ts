import { fontFace, fontFamily } from '../../http/typeface.js'

/** Style sheet of the documents: from 390 px, light and dark, and print. */
export const style = `${fontFace}
:root { color-scheme: light dark; --ink: #16202e; --soft: #566273; --line: #dfe4ec; --paper: #fff; --ground: #f5f7fa;
  --brand: #1d4ed8; --mark: #fff3c4; --key: #8250df; --text: #0a6640; --name: #0550ae; --note: #5f6b7a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6ebf2; --soft: #a3afbf; --line: #2c3746; --paper: #10161f; --ground: #171f2b; --brand: #8ab4ff;
    --mark: #4d4210; --key: #d2a8ff; --text: #7ee2a8; --name: #9ecbff; --note: #94a1b2 }
}
* { box-sizing: border-box }
html { scroll-padding-top: 72px }
body { margin: 0; font: 16px/1.65 ${fontFamily}; font-feature-settings: "cv05", "ss01"; color: var(--ink);
  background: var(--paper); overflow-wrap: break-word }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; border-radius: 3px }
.skip { position: absolute; left: -999px } .skip:focus { left: 8px; top: 8px; background: var(--paper); padding: 8px; z-index: 3 }
body > header { position: sticky; top: 0; z-index: 2; display: flex; gap: 12px 20px; align-items: center; padding: 10px 24px;
  background: var(--paper); border-bottom: 1px solid var(--line) }
body > header > a { color: inherit; text-decoration: none; font-weight: 700; display: flex; gap: 10px; align-items: center }
form { margin-left: auto; display: flex; gap: 8px }
input, button { font: inherit; font-size: 15px; padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px; color: inherit;
  background: var(--ground); min-height: 38px; min-width: 0 }
input { width: 220px; max-width: 40vw } button { cursor: pointer }
.columns { display: grid; grid-template-columns: 240px minmax(0, 1fr) 200px; gap: 40px; max-width: 1280px; margin: 0 auto;
  padding: 0 24px }
nav { font-size: 15px; align-self: start; position: sticky; top: 59px; max-height: calc(100vh - 59px); overflow-y: auto;
  padding: 28px 0 }
nav h2 { font-size: 12px; text-transform: uppercase; letter-spacing: .06em; color: var(--soft); margin: 20px 0 4px }
nav h2:first-child { margin-top: 0 }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: 3px 10px; border-radius: 6px; color: inherit; text-decoration: none }
nav a:hover { background: var(--ground) } nav [aria-current] { background: var(--ground); color: var(--brand); font-weight: 600 }
.toc a { color: var(--soft); font-size: 14px }
details.menu { display: none }
main { padding: 28px 0 80px; min-width: 0 }
h1 { font-size: 32px; line-height: 1.2; letter-spacing: -.02em; margin: 0 0 16px }
main h2 { font-size: 23px; line-height: 1.3; margin: 40px 0 12px; padding-top: 12px; border-top: 1px solid var(--line) }
main h3 { font-size: 18px; margin: 28px 0 8px }
main :is(h1, h2, h3, h4) > a { color: inherit; text-decoration: none }
main :is(h2, h3, h4):target { background: var(--mark) }
main :is(h2, h3) > a:hover::after { content: " #"; color: var(--soft) }
code { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace }
:not(pre) > code { background: var(--ground); padding: 1px 5px; border-radius: 5px; overflow-wrap: anywhere }
pre { line-height: 1.5; background: var(--ground); border: 1px solid var(--line); border-radius: 10px; padding: 14px 16px; white-space: pre-wrap; overflow-wrap: anywhere }
.copy { float: right; font: 12px/1.5 ${fontFamily}; min-height: 0; padding: 2px 8px; margin: -4px -6px 4px 12px; background: var(--paper) }
td:first-child > code { overflow-wrap: break-word } td:not(:first-child) { overflow-wrap: anywhere }
main img { display: block; max-width: 100%; height: auto; margin: 20px auto; background: #fff; border: 1px solid var(--line); border-radius: 10px }
.diagram { --before: 0px; --after: 0px; display: block; overflow-x: auto; margin: 20px 0; background: var(--paper);
  border: 1px solid var(--line); border-radius: 10px;
  mask-image: linear-gradient(to right, transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent) }
.diagram[data-before] { --before: 56px } .diagram[data-after] { --after: 56px }
.diagram:focus-visible { outline-offset: -3px }
.diagram > img { max-width: none; margin: 0 auto; background: none; border: 0 }
@media (prefers-color-scheme: dark) { .diagram > img { filter: invert(1) hue-rotate(180deg); mix-blend-mode: lighten } }
.table { overflow-x: auto; margin: 16px 0 }
table { border-collapse: collapse; width: 100%; font-size: 15px }
th, td { text-align: left; vertical-align: top; padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); min-width: 90px }
th { color: var(--soft); font-weight: 600 }
tr:has(> :nth-child(7)) > * { min-width: 0; padding-right: 8px; font-size: 13px } tr:has(> :nth-child(7)) code { font-size: 12px }
.next { display: flex; justify-content: space-between; gap: 16px; margin-top: 56px; padding-top: 20px; border-top: 1px solid var(--line) }
.found { list-style: none; padding: 0 } .found li { margin: 20px 0 } .found small { color: var(--soft) } .found p { margin: 2px 0 }
.hljs-comment { color: var(--note) } .hljs-string, .hljs-addition { color: var(--text) }
.hljs-keyword, .hljs-literal, .hljs-number, .hljs-built_in { color: var(--key) }
.hljs-attr, .hljs-attribute, .hljs-variable, .hljs-title, .hljs-type, .hljs-symbol { color: var(--name) }
@media (max-width: 1180px) { .columns { grid-template-columns: 220px minmax(0, 1fr) } .toc { display: none } }
@media (max-width: 800px) {
  .columns { display: block; padding: 0 16px } .columns > nav { display: none } body > header { padding: 10px 16px }
  body > header span { display: none } details.menu { display: block; margin-bottom: 20px } details.menu nav { position: static; padding: 8px 0 }
  summary { padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px; cursor: pointer; font-weight: 600 }
  main { padding-top: 20px } h1 { font-size: 27px } form button { display: none } input { width: 100%; max-width: none } form { flex: 1 }
}
@media (max-width: 560px) {
  td:first-child > code { overflow-wrap: anywhere } thead { position: absolute; left: -999px } tr { display: block; padding: 10px 0; border-bottom: 1px solid var(--line) }
  th, td { display: block; min-width: 0; padding: 2px 0; border: 0; overflow-wrap: anywhere } td[data-label]::before { content: attr(data-label) ": "; color: var(--soft) }
}
@media print { .diagram { mask-image: none } .diagram > img { max-width: 100% } body > header, nav, .next, .copy, details.menu { display: none } .columns { display: block } }
`
