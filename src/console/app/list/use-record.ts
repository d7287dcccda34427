import { isNotFound, useOperation } from '../api.ts'
import type { ListConfig, ListRecord } from '../lists.ts'
import { useSession } from '../session.tsx'

interface RecordQueryResult {
  /** Null if the record does not exist; undefined while loading. */
  record: ListRecord | null | undefined
  error: Error | null
  retry(): void
}

/** Fetches a record by ID. Falls back to the list query for archived records, which the single-record query does not return. */
export function useRecord(list: ListConfig, id: string, enabled = true): RecordQueryResult {
  const { may } = useSession()
  const { data, error, refetch } = useOperation(list.record, { id }, { enabled })
  const isMissing = isNotFound(error)
  const searchesArchived = isMissing && list.isArchived && may(list.page)
  const archived = useOperation(
    list.page,
    {
      ...{ first: 1, offset: 0, where: { id: { eq: id } }, includeArchived: true },
      ...(list.show && { show: list.show }),
    },
    { enabled: searchesArchived },
  )
  const retry = () => void refetch()
  if (!isMissing) {
    // The ID can belong to a record of another type.
    const isOther = data?.record && data.record.__typename !== list.type
    return { record: isOther ? null : data?.record, error: data ? null : error, retry }
  }
  const record = searchesArchived && !archived.error ? archived.data?.list.nodes : []
  return { record: record && (record[0] ?? null), error: null, retry }
}
