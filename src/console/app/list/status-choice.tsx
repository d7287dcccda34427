import { StatusesDocument } from '../generated/graphql.ts'
import { useGraph } from '../graph.ts'
import { Choice } from './choice.tsx'

/** The statuses of articles in the order of the workflow. */
export function useStatuses() {
  const { data } = useGraph(StatusesDocument, {})
  return data?.articleContentStatuses.nodes ?? []
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
