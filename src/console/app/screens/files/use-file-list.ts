import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useOperation } from '../../api.ts'
import { LibraryFilesDocument } from '../../generated/graphql.ts'
import { pageOf, pageSize } from '../../list/url-parameters.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'

/** Sort orders of files, by the name of their text. */
export const fileOrders = {
  newest: { field: 'CREATED_AT', direction: 'DESC' },
  oldest: { field: 'CREATED_AT', direction: 'ASC' },
  sortedByName: { field: 'NAME', direction: 'ASC' },
} as const
export type FileOrderName = keyof typeof fileOrders

/**
 * Page of the files of a folder, or of all folders while words are searched. The URL contains order and page.
 * @param folderId null for files in no folder
 */
export function useFileList(folderId: string | null, teamId: string | undefined) {
  const [address, setAddress] = useSearchParams()
  const [words, setWords] = useState('')
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const search = useDebouncedValue(words.trim())
  const order = (address.get('sort') ?? 'newest') as FileOrderName
  const isArchived = address.has('archived')
  const page = pageOf(address)
  const result = useOperation(
    LibraryFilesDocument,
    {
      ...(!search && { folder: folderId ?? 'root' }),
      first: pageSize,
      offset: (page - 1) * pageSize,
      where: {
        ...(search && { name: { contains: search } }),
        ...(teamId && { teamId: { eq: teamId } }),
      },
      orderBy: fileOrders[order] ?? fileOrders.newest,
      includeArchived: isArchived,
    },
    { keepPrevious: true },
  )
  /** Sets a URL parameter; null removes it. */
  const change = (name: 'sort' | 'archived' | 'page', value: string | null) => {
    setAddress((now) => {
      const next = new URLSearchParams(now)
      if (name !== 'page') next.delete('page')
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
    select(new Set())
  }
  return {
    ...{ words, search, order, isArchived, page, change, result, selected, select },
    files: result.data?.files.nodes ?? [],
    total: result.data?.files.totalCount ?? 0,
    searchFor(next: string) {
      setWords(next)
      if (page > 1) change('page', null)
    },
  }
}

export type FileList = ReturnType<typeof useFileList>
