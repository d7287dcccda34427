import { Menu } from '@base-ui/react/menu'
import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { Link } from 'wouter'
import { nameIn, t } from '../texts/index.ts'
import { copy } from '../ui/copy.ts'
import { useLocalStorage } from './use-local-storage.ts'

interface Props {
  /** Storage key. */
  name: string
  title: string
  /** Text while there are no views. */
  hint: string
  path: string
  /** URL parameters to save or share; undefined if there is nothing to save yet. */
  address: URLSearchParams | undefined
}

/** Menu of saved URL parameters: opens, saves and removes views, and copies a link. */
export function Views({ name: key, title, hint, path, address }: Props) {
  const [views, setViews] = useLocalStorage<Record<string, string>>(key, {})
  const names = Object.keys(views)
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="quiet">{title}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end">
          <Popover.Popup className="popup editor" aria-label={title}>
            {names.length === 0 && <p className="hint">{hint}</p>}
            <ul className="options">
              {names.map((name) => (
                <li key={name}>
                  <Link href={`${path}?${views[name]}`} onClick={() => setOpen(false)}>
                    {name}
                  </Link>
                  <button
                    type="button"
                    className="quiet"
                    aria-label={t('removeView', { name })}
                    onClick={() => {
                      const { [name]: _, ...rest } = views
                      setViews(rest)
                    }}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
            {address && (
              <form
                onSubmit={(event) => {
                  event.preventDefault()
                  const name = String(new FormData(event.currentTarget).get('name')).trim()
                  if (!name) return
                  setViews({ ...views, [name]: address.toString() })
                  event.currentTarget.reset()
                }}
              >
                <label>
                  {t('viewName')}
                  <input name="name" maxLength={60} autoComplete="off" required />
                </label>
                <button type="submit">{t('saveView')}</button>
                <button
                  type="button"
                  className="quiet"
                  onClick={() => copy(`${location.origin}${location.pathname}?${address}`)}
                >
                  {t('copyLink')}
                </button>
              </form>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Menu that selects the columns of a table. */
export function Columns({
  list,
  all,
  chosen,
  choose,
}: {
  list: string
  all: readonly string[]
  chosen: readonly string[]
  choose(columns: string[]): void
}) {
  return (
    <Menu.Root>
      <Menu.Trigger className="quiet">{t('columns')}</Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end">
          <Menu.Popup className="popup">
            {all.map((name) => (
              <Menu.CheckboxItem
                key={name}
                checked={chosen.includes(name)}
                onCheckedChange={(isChosen) =>
                  choose(all.filter((one) => (one === name ? isChosen : chosen.includes(one))))
                }
              >
                <Menu.CheckboxItemIndicator className="check" keepMounted />
                {nameIn(list, name)}
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
