import { Dialog } from '@base-ui/react/dialog'
import { useEffect } from 'react'
import { t } from './texts/index.ts'

/** Fields in which a letter is text. */
const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Links of the records on a screen, between which `j` and `k` move the focus. */
const recordLinks =
  '#content :is(tbody tr > td:not(.select) > a:first-child, .rows li > span:first-child > a, .inbox li > a, .tasks li > a)'

function moveFocus(step: 1 | -1): void {
  const row = (element: Element | null) => element?.closest('tr, li')
  // Only the first link of a row, which opens its record.
  const links = [...document.querySelectorAll<HTMLElement>(recordLinks)].filter(
    (link, at, all) =>
      link.getClientRects().length > 0 && all.findIndex((other) => row(other) === row(link)) === at,
  )
  const at = links.findIndex((link) => row(link) === row(document.activeElement))
  const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step
  links[next]?.focus()
  links[next]?.scrollIntoView({ block: 'nearest' })
}

/** Focuses the search field of the screen. @returns whether there is one */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>(
    '#content :is(input[type=search], [role=search] input:not([type=checkbox]))',
  )
  field?.focus()
  field?.select()
  return Boolean(field)
}

/**
 * Handles the keys of all screens: `/` searches, `j` and `k` move between records, and `?` opens the help. Ignores them in
 * fields and dialogs.
 */
export function useShortcuts({
  openPalette,
  openHelp,
}: {
  openPalette(): void
  openHelp(): void
}): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target } = event
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault()
        openPalette()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const isText = target instanceof Element && target.closest(fields)
      if (isText || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      if (key === '/') {
        if (!focusSearch()) openPalette()
      } else if (key === 'j') moveFocus(1)
      else if (key === 'k') moveFocus(-1)
      else if (key === '?') openHelp()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [openPalette, openHelp])
}

/** Dialog with all keys. */
export function ShortcutHelp({
  isOpen,
  setOpen,
}: {
  isOpen: boolean
  setOpen(isOpen: boolean): void
}) {
  const keys = [
    [['Ctrl K', '⌘ K'], t('keyPalette')],
    [['/'], t('keySearch')],
    [['j', 'k'], t('keyMove')],
    [['Enter'], t('keyOpen')],
    [['Esc'], t('keyClose')],
    [['?'], t('keyHelp')],
  ] as const
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog">
          <Dialog.Title>{t('shortcuts')}</Dialog.Title>
          <dl className="shortcuts">
            {keys.map(([names, text]) => (
              <div key={text}>
                <dt>
                  {names.map((name) => (
                    <kbd key={name}>{name}</kbd>
                  ))}
                </dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <div className="actions">
            <Dialog.Close className="quiet">{t('close')}</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
