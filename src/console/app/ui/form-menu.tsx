import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import { runWithNotice } from '../change.ts'
import { t } from '../texts/index.ts'
import { type MutationForm, submitMutation } from './form.tsx'
import { FormDialog } from './form-dialog.tsx'

/** Entry that runs at once. */
interface MenuAction {
  name: string
  run(): void
}

interface Props {
  /** ID of the button, to focus it. */
  id?: string
  /** Name of the record, for the label of the button and the titles of the dialogs. */
  of: string
  /** Entries above the mutations, such as those that move the record. */
  menuActions?: readonly MenuAction[]
  forms: readonly MutationForm[]
  /** Mutations below a separator, such as those that disable and delete the record. */
  lastForms?: readonly MutationForm[]
}

/** Menu of mutations, each with a form. One without fields runs at once, unless it is destructive or has a hint. */
export function FormMenu({ id, of, menuActions = [], forms, lastForms = [] }: Props) {
  const [form, setForm] = useState<MutationForm | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (menuActions.length + forms.length + lastForms.length === 0) return null
  const item = (one: MutationForm) => (
    <Menu.Item
      key={one.name}
      onClick={() => {
        if (one.fields.length === 0 && one.hint === undefined && !one.isDestructive) {
          return void runWithNotice(() => submitMutation(one, {}))
        }
        setForm(one)
        setOpen(true)
      }}
    >
      {one.name}
    </Menu.Item>
  )
  return (
    <>
      <Menu.Root>
        <Menu.Trigger id={id} className="more" aria-label={t('actionsOf', { name: of })}>
          {t('actions')} <i aria-hidden="true">▾</i>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="end">
            <Menu.Popup className="popup">
              {menuActions.map(({ name, run }) => (
                <Menu.Item key={name} onClick={run}>
                  {name}
                </Menu.Item>
              ))}
              {menuActions.length > 0 && forms.length > 0 && <Menu.Separator />}
              {forms.map(item)}
              {menuActions.length + forms.length > 0 && lastForms.length > 0 && <Menu.Separator />}
              {lastForms.map(item)}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {form && (
        <FormDialog
          isOpen={isOpen}
          setOpen={setOpen}
          name={t('actionOn', { action: form.name, name: of })}
          submitLabel={form.submitLabel ?? form.name}
          hint={form.hint}
          isDestructive={form.isDestructive}
          fields={form.fields}
          run={(values) => submitMutation(form, values)}
        />
      )}
    </>
  )
}
