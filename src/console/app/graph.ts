import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ErrorCode, Issue } from '../../errors/app-error.ts'
import type { TypedDocumentString } from './generated/graphql.ts'

/** Error response of the API, with the server's message in English. */
export class GraphFault extends Error {
  override name = 'GraphFault'

  readonly code: ErrorCode
  readonly issues: readonly Issue[]

  constructor(message: string, code: ErrorCode, issues: readonly Issue[] = []) {
    super(message)
    this.code = code
    this.issues = issues
  }
}

/** Error properties that GraphQL and REST share. */
interface Refusal {
  code?: ErrorCode
  issues?: Issue[]
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: Refusal }[]
}

/**
 * Header that the server requires with the session cookie, against CSRF: other sites cannot send it without a CORS preflight.
 */
export const guard = { 'apollo-require-preflight': 'true' } as const

/** Sends a GraphQL query. @throws GraphFault */
export async function askText<Data>(
  query: string,
  variables: object = {},
  signal?: AbortSignal,
): Promise<Data> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...guard },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  })
  return answerOf(response)
}

/** Returns the data of a GraphQL response. @throws GraphFault */
export async function answerOf<Data>(response: Response): Promise<Data> {
  const answer = (await response.json().catch(() => ({}))) as Answer<Data> & Problem
  const [error] = answer.errors ?? []
  if (error) {
    const { code = 'internal_error', issues } = error.extensions ?? {}
    throw new GraphFault(error.message, code, issues)
  }
  if (!answer.data) throw problemFault(answer, response)
  return answer.data
}

/** Error response of REST (RFC 9457). */
type Problem = Refusal & { detail?: string }

const problemFault = ({ detail, code = 'unavailable', issues }: Problem, response: Response) =>
  new GraphFault(detail ?? response.statusText, code, issues)

/** Returns the error of a REST response. */
export async function faultOf(response: Response): Promise<GraphFault> {
  return problemFault((await response.json().catch(() => ({}))) as Problem, response)
}

/** GraphQL operation with typed data and variables. */
export type Operation<Data, Variables> = TypedDocumentString<Data, Variables>

/** Sends a GraphQL operation. @throws GraphFault */
export function ask<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  return askText(document.toString(), variables, signal)
}

/**
 * Sends a mutation with files in `input.files`, as the GraphQL multipart request specification defines.
 * @throws GraphFault
 */
export async function askWithFiles<Data>(
  document: Operation<Data, { input: never }>,
  input: object,
  files: readonly File[],
): Promise<Data> {
  const form = new FormData()
  const variables = { input: { ...input, files: files.map(() => null) } }
  form.set('operations', JSON.stringify({ query: document.toString(), variables }))
  const places = files.map((_, at) => [at, [`variables.input.files.${at}`]])
  form.set('map', JSON.stringify(Object.fromEntries(places)))
  for (const [at, file] of files.entries()) form.set(String(at), file)
  const headers = { accept: 'application/json', ...guard }
  return answerOf(await fetch('/graphql', { method: 'POST', headers, body: form }))
}

/** Whether a record does not exist or is not visible to the token. */
export const isNotFound = (error: unknown) =>
  error instanceof GraphFault && error.code === 'not_found'

const isFinal = (error: Error) =>
  error instanceof GraphFault && !['unavailable', 'internal_error'].includes(error.code)

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < 2 && !isFinal(error),
      retryDelay: (count) => 500 * 2 ** count,
    },
  },
})

interface Asking<Data> {
  enabled?: boolean
  keepPrevious?: boolean
  /** Polling interval in milliseconds, or false to stop. Polling pauses while the window is hidden. */
  pollMs?: (data: Data) => number | false
}

const queryOf = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => ({
  queryKey: [operationName(document), variables],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(document, variables, signal),
})

/** Prefetches an operation, unless its data is fresh. */
export const askAhead = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => void queries.prefetchQuery(queryOf(document, variables))

/** Queries an operation. Its data is cached, and loaded again when the window gets the focus. */
export function useGraph<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  { enabled = true, keepPrevious = false, pollMs }: Asking<Data> = {},
): UseQueryResult<Data, Error> {
  return useQuery({
    ...queryOf(document, variables),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(pollMs && {
      refetchInterval: ({ state }: { state: { data?: Data | undefined } }) =>
        state.data !== undefined && pollMs(state.data),
    }),
  })
}

/** Returns the name of an operation, such as `Orders`. */
export function operationName(document: Operation<never, never> | { toString(): string }): string {
  return /(?:query|mutation|subscription) (\w+)/.exec(document.toString())![1]!
}
