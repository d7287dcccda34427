import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ErrorCode, Issue } from '../../errors/app-error.ts'
import type { TypedDocumentString } from './generated/graphql.ts'

/** What the graph refused, in its own words. */
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

/** Code and issues of an error, as GraphQL and REST have them. */
interface Refusal {
  code?: ErrorCode
  issues?: Issue[]
}

interface Answer<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: Refusal }[]
}

/** A browser sends this header to no other site without asking, so that the cookie is good with it alone. */
export const guard = { 'apollo-require-preflight': 'true' } as const

/** Asks the graph for a text. @throws GraphFault */
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

/** The answer of a response. @throws GraphFault */
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

/** An error response of REST. */
type Problem = Refusal & { detail?: string }

const problemFault = ({ detail, code = 'unavailable', issues }: Problem, response: Response) =>
  new GraphFault(detail ?? response.statusText, code, issues)

/** The error of a response of REST. */
export async function faultOf(response: Response): Promise<GraphFault> {
  return problemFault((await response.json().catch(() => ({}))) as Problem, response)
}

/** An operation whose answer and variables have types. */
export type Operation<Data, Variables> = TypedDocumentString<Data, Variables>

/** Asks the graph for an operation. @throws GraphFault */
export function ask<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  return askText(document.toString(), variables, signal)
}

/**
 * Sends files with an operation, whose input takes them as `files`; the graph's multipart form.
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

/** Whether the graph has no such record for whoever asks. */
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
  /** After how long it is asked again, in milliseconds, while its window is seen; not where it is false. */
  pollMs?: (data: Data) => number | false
}

const queryOf = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => ({
  queryKey: [operationName(document), variables],
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(document, variables, signal),
})

/** Asks an operation before its answer is shown, unless it is known. */
export const askAhead = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => void queries.prefetchQuery(queryOf(document, variables))

/** What an operation answers, kept while it is shown and asked again when the window is looked at. */
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

/** The name of an operation, such as `Orders`. */
export function operationName(document: Operation<never, never> | { toString(): string }): string {
  return /(?:query|mutation|subscription) (\w+)/.exec(document.toString())![1]!
}
