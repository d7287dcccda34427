import { StatusesDocument } from '../generated/graphql.ts'
import { useGraph } from '../graph.ts'
import { nameOf, statusName, t } from '../texts/index.ts'
import type { Field } from '../ui/form.tsx'
import { Choice } from './choice.tsx'

/** Returns the article statuses in workflow order, with labels in the language of the console. */
export function useStatuses() {
  const { data } = useGraph(StatusesDocument, {})
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
    <Choice
      choices={statuses.map(({ prefix, name }) => [prefix, name])}
      value={value}
      change={change}
    />
  )
}

export function StatusName({ value }: { value: string }) {
  const statuses = useStatuses()
  const wanted = value.split(',')
  return (
    statuses
      .filter(({ prefix }) => wanted.includes(prefix))
      .map(({ name }) => name)
      .join(', ') || value
  )
}

/** Form field for an article status. */
export const statusField: Field = {
  name: 'status',
  control: (set, chosen) => <OneStatus chosen={chosen} set={set} />,
}

function OneStatus({ chosen, set }: { chosen: string | undefined; set(status: string): void }) {
  const statuses = useStatuses()
  return (
    <select
      aria-label={nameOf('status')}
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
