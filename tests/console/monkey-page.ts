import type { Page } from 'playwright-core'

/** Selectors of elements to click. Each kind is equally likely, so that a page of links is not only clicked on links. */
const kinds = [
  'main button, [role=dialog] button, .popup button',
  'main button, [role=dialog] button, [role=alertdialog] button, .popup button, .notices button',
  '[role^=menuitem], [role=option]',
  'input, textarea, select',
  'label, summary, [draggable=true]',
  'main a[href]',
  'tbody tr, thead button',
  'nav a[href], header button, header a[href]',
]

// Runs in the page. Chooses no links to other sites and few files, and waits 150 ms at most for skeletons.
const choose = `async ([kinds, kind, which, within]) => {
  for (let waited = 0; waited < 5 && document.querySelector('.skeleton'); waited++)
    await new Promise((done) => setTimeout(done, 30))
  if (document.querySelector('.sign-in')) return 'signed out'
  const popups = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], .popup')
  const place = within < 0.9 && popups.length > 0 ? popups[popups.length - 1] : document
  for (let turn = 0; turn < kinds.length; turn++) {
    const all = place.querySelectorAll(kinds[(Math.floor(kind * kinds.length) + turn) % kinds.length])
    for (let again = 0; again < Math.min(all.length, 4); again++) {
      const element = all[Math.floor(((which + again * 0.618) % 1) * all.length)]
      if (element.disabled) continue
      if (element.href && !element.href.startsWith(location.origin)) continue
      if (element.hasAttribute('download') && which > 0.1) continue
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { x, y, width, height } = element.getBoundingClientRect()
      const at = [x + width / 2, y + height / 2]
      const hit = document.elementFromPoint(...at)
      if (!hit || !(element.contains(hit) || hit.contains(element))) continue
      const name = element.getAttribute('aria-label') ?? element.name ?? ''
      return {
        x: at[0],
        y: at[1],
        what: [element.localName, name, element.textContent.trim().slice(0, 40)].filter(Boolean).join(' '),
        isText: element.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])'),
        isSelect: element.localName === 'select',
      }
    }
  }
  return null
}`

interface Chosen {
  x: number
  y: number
  what: string
  isText: boolean
  isSelect: boolean
}

/** Chooses an element to click by three numbers from 0 to 1. */
export function chosenAt(
  page: Page,
  kind: number,
  which: number,
  within: number,
): Promise<Chosen | 'signed out' | null> {
  return page.evaluate(`(${choose})(${JSON.stringify([kinds, kind, which, within])})`)
}

/** Paths of the links of a page within the console. */
export function hrefs(page: Page): Promise<string[]> {
  return page.evaluate(
    `[...document.querySelectorAll('a[href^="/console"]')].map((link) => link.getAttribute('href')).slice(0, 60)`,
  )
}
