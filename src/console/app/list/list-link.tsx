import { useEffect } from 'react'
import { Link, useSearch } from 'wouter'
import type { ListConfig } from '../lists.ts'
import { labelFor } from '../texts/index.ts'

const keyOf = ({ name }: ListConfig) => `masthead.search.${name}`

/** Stores the search, filters, sort order and page of a list for `ListLink`, until the window is closed. */
export function useStoredSearch(list: ListConfig): void {
  const search = useSearch()
  const key = keyOf(list)
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
  const search = sessionStorage.getItem(keyOf(list))
  return <Link href={`/${list.path}${search ? `?${search}` : ''}`}>{name}</Link>
}
