import { Menu } from '@base-ui/react/menu'
import { useState } from 'react'
import { t } from '../texts/index.ts'
import { FormDialog, type MutationForm, submitMutation } from './form.tsx'

/**
 * Menu of mutations, each with a form.
 * @param of name of the record, for the label of the button and the titles of the dialogs
 */
export function FormMenu({ of, forms }: { of: string; forms: readonly MutationForm[] }) {
  const [form, setForm] = useState<MutationForm | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (forms.length === 0) return null
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className="more" aria-label={t('actionsOf', { name: of })}>
          {t('actions')} <i aria-hidden="true">▾</i>
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner sideOffset={4} align="end">
            <Menu.Popup className="popup">
              {forms.map((one) => (
                <Menu.Item
                  key={one.name}
                  onClick={() => {
                    setForm(one)
                    setOpen(true)
                  }}
                >
                  {one.name}
                </Menu.Item>
              ))}
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
          fields={form.fields}
          run={(values) => submitMutation(form, values)}
        />
      )}
    </>
  )
}
