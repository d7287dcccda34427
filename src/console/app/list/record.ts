import { isNotFound, useGraph } from '../graph.ts'
import type { List, ListRecord } from '../lists.ts'
import { useSession } from '../session.tsx'

interface Found {
  /** Null if the record does not exist; undefined while loading. */
  record: ListRecord | null | undefined
  error: Error | null
  retry(): void
}

/** Fetches a record by ID. Falls back to the list query for archived records, which the single-record query does not return. */
export function useRecord(list: List, id: string, enabled = true): Found {
  const { may } = useSession()
  const { data, error, refetch } = useGraph(list.record, { id }, { enabled })
  const isGone = isNotFound(error)
  const looksFurther = isGone && list.isArchived && may(list.page)
  const archived = useGraph(
    list.page,
    {
      ...{ first: 1, offset: 0, where: { id: { eq: id } }, includeArchived: true },
      ...(list.show && { show: list.show }),
    },
    { enabled: looksFurther },
  )
  const retry = () => void refetch()
  if (!isGone) return { record: data?.record, error: data ? null : error, retry }
  const record = looksFurther && !archived.error ? archived.data?.list.nodes : []
  return { record: record && (record[0] ?? null), error: null, retry }
}
