import { createClient } from 'graphql-sse'
import { useEffect } from 'react'
import { csrfHeader, type Operation, queryClient } from './api.ts'

const client = createClient({ url: '/graphql', headers: csrfHeader, retryAttempts: 1000 })

/**
 * Reloads a screen's query when the subscription reports a change, and when the window gets the focus. Use one per screen:
 * over HTTP/1.1, a browser opens at most six connections per server for all tabs.
 * @param screen name of the query operation
 */
export function useLiveQuery<Variables extends object>(
  document: Operation<unknown, Variables>,
  variables: Variables,
  screen: string,
): void {
  const query = document.toString()
  const variablesJson = JSON.stringify(variables)
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: [screen] })
    const end = client.subscribe(
      { query, variables: JSON.parse(variablesJson) as Record<string, unknown> },
      { next: refresh, error: () => undefined, complete: () => undefined },
    )
    // The subscription does not report every change: comments, for example, do not include status changes of their article.
    addEventListener('focus', refresh)
    return () => {
      end()
      removeEventListener('focus', refresh)
    }
  }, [query, variablesJson, screen])
}
