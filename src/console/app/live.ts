import { createClient } from 'graphql-sse'
import { useEffect } from 'react'
import { guard, type Operation, queries } from './graph.ts'

const client = createClient({ url: '/graphql', headers: guard, retryAttempts: 1000 })

/**
 * Asks a screen's operation again when the graph tells of a change. One to a screen: over HTTP/1.1 a browser has six
 * connections to a server for all its tabs.
 */
export function useLive<Variables extends object>(
  document: Operation<unknown, Variables>,
  variables: Variables,
  screen: string,
): void {
  const query = document.toString()
  const given = JSON.stringify(variables)
  useEffect(
    () =>
      client.subscribe(
        { query, variables: JSON.parse(given) as Record<string, unknown> },
        {
          next: () => void queries.invalidateQueries({ queryKey: [screen] }),
          // What cannot be heard is asked again when the window is looked at.
          error: () => undefined,
          complete: () => undefined,
        },
      ),
    [query, given, screen],
  )
}
