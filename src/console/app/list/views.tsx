import { Menu } from '@base-ui/react/menu'
import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { Link } from 'wouter'
import { nameIn, t } from '../texts/index.ts'
import { copy } from '../ui/copy.ts'
import { useLocalStorage } from './use-local-storage.ts'

interface MenuProps {
  title: string
  /** Text while nothing is saved. */
  hint: string
  path: string
  /** URL parameters to save or share; undefined if there is nothing to save yet. */
  address: URLSearchParams | undefined
}

interface Props extends MenuProps {
  /** Storage key. */
  name: string
}

/** Menu of URL parameters that are saved in this browser. */
export function Views({ name: key, ...menu }: Props) {
  const [views, setViews] = useLocalStorage<Record<string, string>>(key, {})
  return (
    <SavedAddresses
      {...menu}
      saved={Object.entries(views).map(([name, parameters]) => ({ name, parameters }))}
      save={(name, parameters) => setViews({ ...views, [name]: parameters })}
      remove={(name) => {
        const { [name]: _, ...rest } = views
        setViews(rest)
      }}
    />
  )
}

/** Menu of saved URL parameters: opens, saves and removes them by name, and copies a link. */
export function SavedAddresses({
  title,
  hint,
  path,
  address,
  saved,
  save,
  remove,
}: MenuProps & {
  saved: readonly { name: string; parameters: string }[]
  save(name: string, parameters: string): void
  remove(name: string): void
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="quiet">{title}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={4} align="end">
          <Popover.Popup className="popup editor" aria-label={title}>
            {saved.length === 0 && <p className="hint">{hint}</p>}
            <ul className="options">
              {saved.map(({ name, parameters }) => (
                <li key={name}>
                  <Link href={`${path}?${parameters}`} onClick={() => setOpen(false)}>
                    {name}
                  </Link>
                  <button
                    type="button"
                    className="quiet"
                    aria-label={t('removeView', { name })}
                    onClick={() => remove(name)}
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
                  save(name, address.toString())
                  event.currentTarget.reset()
                }}
              >
                <label>
                  {t('viewName')}
                  <input name="name" maxLength={60} autoComplete="off" required />
                </label>
                <button type="submit" className="primary">
                  {t('saveView')}
                </button>
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
