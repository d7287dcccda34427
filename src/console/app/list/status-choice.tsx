import { useOperation } from '../api.ts'
import { StatusesDocument } from '../generated/graphql.ts'
import { labelFor, statusName, t } from '../texts/index.ts'
import type { FormField } from '../ui/form-field.ts'
import { ChoiceFilter } from './choice-filter.tsx'

/** Returns the article statuses in workflow order, with labels in the language of the console. */
export function useStatuses() {
  const { data } = useOperation(StatusesDocument, {})
  const statuses = data?.articleContentStatuses.nodes ?? []
  return statuses.map((status) => ({ ...status, name: statusName(status) }))
}

export function StatusChoice({
  value,
  change,
}: {
  value: string
  change(value: string | null): void
}) {
  const statuses = useStatuses()
  if (statuses.length === 0) return null
  return (
    <ChoiceFilter
      choices={statuses.map(({ prefix, name }) => [prefix, name])}
      value={value}
      change={change}
    />
  )
}

export function StatusName({ value }: { value: string }) {
  const statuses = useStatuses()
  const prefixes = value.split(',')
  return (
    statuses
      .filter(({ prefix }) => prefixes.includes(prefix))
      .map(({ name }) => name)
      .join(', ') || value
  )
}

/** Form field for an article status. */
export const statusField: FormField = {
  name: 'status',
  control: (set, chosen) => <StatusSelect chosen={chosen} set={set} />,
}

function StatusSelect({ chosen, set }: { chosen: string | undefined; set(status: string): void }) {
  const statuses = useStatuses()
  return (
    <select
      aria-label={labelFor('status')}
      required
      value={chosen ?? ''}
      onChange={({ target }) => set(target.value)}
    >
      <option value="">{t('choose')}</option>
      {statuses.map(({ prefix, name }) => (
        <option key={prefix} value={prefix}>
          {name}
        </option>
      ))}
    </select>
  )
}
