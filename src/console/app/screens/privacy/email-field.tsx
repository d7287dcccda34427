import { useOperation } from '../../api.ts'
import { type ListRecord, lists } from '../../lists.ts'
import { labelFor, t } from '../../texts/index.ts'
import type { FormField } from '../../ui/form-field.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { recordTitle } from '../../values.tsx'

/** Field for the email address of a person, which shows the account with the address. */
export const emailField: FormField = {
  ...{ name: 'email', required: true },
  control: (set, entered = '') => (
    <>
      <input
        type="email"
        required
        autoComplete="off"
        aria-label={labelFor('email')}
        value={entered}
        onChange={({ target }) => set(target.value)}
      />
      <Account email={entered} />
    </>
  ),
}

/** Account with an address. Shows nothing until the address can be complete. */
function Account({ email }: { email: string }) {
  const address = useDebouncedValue(email.trim().toLowerCase())
  const { data } = useOperation(
    lists.users.page,
    { first: 1, offset: 0, where: { email: { eq: address } } },
    { enabled: /^\S+@\S+\.\S+$/.test(address) },
  )
  const user: ListRecord | undefined = data?.list.nodes[0]
  return (
    <small role="status">
      {user ? (
        // In a new tab, because leaving the page discards the form.
        <a href={`/console/${lists.users.path}/${user.id}`} target="_blank" rel="noreferrer">
          {recordTitle(user)}
        </a>
      ) : (
        data && t('noAccount')
      )}
    </small>
  )
}
