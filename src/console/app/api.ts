import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ErrorCode, RequestIssue } from '../../errors/app-error.ts'
import type { TypedDocumentString } from './generated/graphql.ts'

/** Error response of the API, with the server's message in English. */
export class ApiError extends Error {
  override name = 'ApiError'

  readonly code: ErrorCode
  readonly issues: readonly RequestIssue[]

  constructor(message: string, code: ErrorCode, issues: readonly RequestIssue[] = []) {
    super(message)
    this.code = code
    this.issues = issues
  }
}

/** Error properties that GraphQL and REST share. */
interface ErrorExtensions {
  code?: ErrorCode
  issues?: RequestIssue[]
}

interface GraphQLResponse<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: ErrorExtensions }[]
}

/**
 * Header that the server requires with the session cookie, against CSRF: other sites cannot send it without a CORS preflight.
 */
export const csrfHeader = { 'apollo-require-preflight': 'true' } as const

/** Sends a GraphQL query. @throws ApiError */
export async function requestText<Data>(
  query: string,
  variables: object = {},
  signal?: AbortSignal,
): Promise<Data> {
  const response = await fetch('/graphql', {
    ...graphqlPost(query, variables),
    ...(signal && { signal }),
  })
  return readData(response)
}

const graphqlPost = (query: string, variables: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', accept: 'application/json', ...csrfHeader },
  body: JSON.stringify({ query, variables }),
})

/** Returns the data of a GraphQL response. @throws ApiError */
export async function readData<Data>(response: Response): Promise<Data> {
  const body = (await response.json().catch(() => ({}))) as GraphQLResponse<Data> & ProblemDetails
  const [error] = body.errors ?? []
  if (error) {
    const { code = 'internal_error', issues } = error.extensions ?? {}
    throw new ApiError(error.message, code, issues)
  }
  if (!body.data) throw problemError(body, response)
  return body.data
}

/** Error response of REST (RFC 9457). */
type ProblemDetails = ErrorExtensions & { detail?: string }

const problemError = (
  { detail, code = 'unavailable', issues }: ProblemDetails,
  response: Response,
) => new ApiError(detail ?? response.statusText, code, issues)

/** Returns the error of a REST response. */
export async function readApiError(response: Response): Promise<ApiError> {
  return problemError((await response.json().catch(() => ({}))) as ProblemDetails, response)
}

/** GraphQL operation with typed data and variables. */
export type Operation<Data, Variables> = TypedDocumentString<Data, Variables>

/** Sends a GraphQL operation. @throws ApiError */
export function request<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
): Promise<Data> {
  return requestText(document.toString(), variables, signal)
}

/**
 * Sends an operation that the browser completes even if the page is left. Its text and variables have up to 64 KB.
 * @param userId user whose session must send it
 * @throws ApiError precondition_failed if the browser has signed in as another user
 */
export async function requestBeyondPage<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  userId: string,
): Promise<Data> {
  const { headers, ...post } = graphqlPost(document.toString(), variables)
  return readData(
    await fetch('/graphql', {
      ...post,
      headers: { ...headers, 'masthead-user': userId },
      keepalive: true,
    }),
  )
}

/**
 * Sends a mutation with files in `input.files`, as the GraphQL multipart request specification defines.
 * @throws ApiError
 */
export async function requestWithFiles<Data>(
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
  const headers = { accept: 'application/json', ...csrfHeader }
  return readData(await fetch('/graphql', { method: 'POST', headers, body: form }))
}

/** Whether a record does not exist, is not visible to the token, or has a malformed ID in the URL. */
export const isNotFound = (error: unknown) =>
  error instanceof ApiError &&
  (error.code === 'not_found' ||
    error.issues.some(({ path, expected }) => path.length === 1 && expected === 'uuid'))

/** Whether a repeated request fails too, such as one with an invalid filter. */
export const isPermanent = (error: unknown) =>
  error instanceof ApiError && !['unavailable', 'internal_error'].includes(error.code)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (count, error) => count < 2 && !isPermanent(error),
      retryDelay: (count) => 500 * 2 ** count,
    },
  },
})

interface QueryOptions<Data> {
  enabled?: boolean
  keepPrevious?: boolean
  /** Polling interval in milliseconds, or false to stop. Polling pauses while the window is hidden. */
  pollMs?: (data: Data) => number | false
}

const queryOptionsOf = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => ({
  queryKey: [operationName(document), variables],
  queryFn: ({ signal }: { signal: AbortSignal }) => request(document, variables, signal),
})

/** Prefetches an operation, unless its data is fresh. */
export const prefetch = <Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
) => void queryClient.prefetchQuery(queryOptionsOf(document, variables))

/** Queries an operation. Its data is cached, and loaded again when the window gets the focus. */
export function useOperation<Data, Variables extends object>(
  document: Operation<Data, Variables>,
  variables: Variables,
  { enabled = true, keepPrevious = false, pollMs }: QueryOptions<Data> = {},
): UseQueryResult<Data, Error> {
  return useQuery({
    ...queryOptionsOf(document, variables),
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
