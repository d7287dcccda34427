import { createClient } from 'graphql-sse'
import { useEffect } from 'react'
import { guard, type Operation, queries } from './graph.ts'

const client = createClient({ url: '/graphql', headers: guard, retryAttempts: 1000 })

/**
 * Asks a screen's operation again when the graph tells of a change, and when its window gets the focus. One to a screen:
 * over HTTP/1.1 a browser has six connections to a server for all its tabs.
 */
export function useLive<Variables extends object>(
  document: Operation<unknown, Variables>,
  variables: Variables,
  screen: string,
): void {
  const query = document.toString()
  const given = JSON.stringify(variables)
  useEffect(() => {
    const refresh = () => void queries.invalidateQueries({ queryKey: [screen] })
    const end = client.subscribe(
      { query, variables: JSON.parse(given) as Record<string, unknown> },
      { next: refresh, error: () => undefined, complete: () => undefined },
    )
    // What is not heard, such as a move of the article whose comments are: also where another window was beside this one.
    addEventListener('focus', refresh)
    return () => {
      end()
      removeEventListener('focus', refresh)
    }
  }, [query, given, screen])
}
