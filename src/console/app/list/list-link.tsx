import { useEffect } from 'react'
import { Link, useSearch } from 'wouter'
import type { ListConfig } from '../lists.ts'
import { useSession } from '../session.tsx'
import { labelFor } from '../texts/index.ts'

/** Key of the search of a list. Sessions of other users or teams in the same window have their own. */
function useSearchKey({ name }: ListConfig): string {
  const { userId, teamId, tokenId } = useSession().session
  return `masthead.search.${userId ?? tokenId} ${teamId}.${name}`
}

/** Stores the search, filters, sort order and page of a list for `ListLink`, until the window is closed. */
export function useStoredSearch(list: ListConfig): void {
  const search = useSearch()
  const key = useSearchKey(list)
  useEffect(() => {
    const address = new URLSearchParams(search)
    // Opens the form of a new record.
    address.delete('create')
    sessionStorage.setItem(key, String(address))
  }, [key, search])
}

/** Link back to a list, as the window showed it last. */
export function ListLink({
  list,
  name = labelFor(list.name),
}: {
  list: ListConfig
  name?: string
}) {
  const search = sessionStorage.getItem(useSearchKey(list))
  return <Link href={`/${list.path}${search ? `?${search}` : ''}`}>{name}</Link>
}
