import './development.js'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { createPersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { getMainDefinition } from '@apollo/client/utilities'
import {
  type AnyVariables,
  cacheExchange,
  fetchExchange,
  subscriptionExchange,
  type TypedDocumentNode,
  Client as UrqlClient,
} from '@urql/core'
import { persistedExchange } from '@urql/exchange-persisted'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { type DocumentNode, print } from 'graphql'
import { ClientError, GraphQLClient } from 'graphql-request'
import { createClient, type Client as SseClient } from 'graphql-sse'
import { Observable } from 'rxjs'

type Document<Data, Variables> = TypedDocumentNode<Data, Variables & AnyVariables>

/** A client library as the tests use it. */
export interface Client {
  query<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Data>
  mutate<Data, Variables>(document: Document<Data, Variables>, variables: Variables): Promise<Data>
  /** Subscribes until the returned function is called. Undefined for libraries without subscriptions. */
  subscribe?<Data, Variables>(
    document: Document<Data, Variables>,
    variables: Variables,
    take: (data: Data) => void,
  ): () => void
  /** Whether the library uploads files. */
  uploads: boolean
  /** Returns the code in `extensions` of a failed operation, or the HTTP status. */
  errorOf(error: unknown): { code?: unknown; issues?: unknown; status?: number }
}

/** Connection to the server. `persisted` sends operations by their IDs. */
export interface Server {
  url: string
  token: string
  persisted?: boolean
}

const headersOf = ({ token }: Server) => ({
  authorization: `Bearer ${token}`,
  // Required with files, so that a form of another site cannot send them.
  'apollo-require-preflight': 'true',
})

/** ID that graphql-codegen adds to a document. */
const idOf = (document: DocumentNode) =>
  (document as unknown as { __meta__: { hash: string } }).__meta__.hash

const sseOf = (server: Server) => createClient({ url: server.url, headers: headersOf(server) })

const isSubscription = ({ query }: { query: DocumentNode }) => {
  const definition = getMainDefinition(query)
  return definition.kind === 'OperationDefinition' && definition.operation === 'subscription'
}

/** Subscriptions of Apollo Client by server-sent events, as Yoga's documentation has it. */
class SseLink extends ApolloLink {
  readonly #client: SseClient

  constructor(client: SseClient) {
    super()
    this.#client = client
  }

  override request({ query, variables, operationName }: ApolloLink.Operation) {
    return new Observable<ApolloLink.Result>((sink) =>
      this.#client.subscribe(
        { query: print(query), variables, ...(operationName && { operationName }) },
        {
          next: (result) => sink.next(result as ApolloLink.Result),
          error: (error) => sink.error(error),
          complete: () => sink.complete(),
        },
      ),
    )
  }
}

function apollo(server: Server): Client {
  const http = new UploadHttpLink({ uri: server.url, headers: headersOf(server) })
  const byId = createPersistedQueryLink({
    generateHash: idOf,
    useGETForHashedQueries: true,
  }).concat(http)
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.split(
      isSubscription,
      new SseLink(sseOf(server)),
      server.persisted ? byId : http,
    ),
  })
  return {
    query: async (query, variables) =>
      (await client.query({ query: query as never, variables: variables as never })).data as never,
    mutate: async (mutation, variables) =>
      (await client.mutate({ mutation: mutation as never, variables: variables as never }))
        .data as never,
    subscribe: (query, variables, take) => {
      const options = { query: query as never, variables: variables as never }
      const subscription = client.subscribe(options).subscribe(({ data }) => take(data as never))
      return () => subscription.unsubscribe()
    },
    uploads: true,
    errorOf: (error) => {
      if (CombinedGraphQLErrors.is(error)) return error.errors[0]!.extensions ?? {}
      if (ServerError.is(error)) return { status: error.statusCode }
      throw error
    },
  }
}

function urql(server: Server): Client {
  const sse = sseOf(server)
  const byId = persistedExchange({
    generateHash: async (_text, document) => idOf(document as DocumentNode),
    enforcePersistedQueries: true,
    enableForMutation: true,
    preferGetForPersistedQueries: true,
  })
  const client = new UrqlClient({
    url: server.url,
    fetchOptions: { headers: headersOf(server) },
    exchanges: [
      cacheExchange,
      ...(server.persisted ? [byId] : []),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query, variables }) => ({
          subscribe: (sink) => ({
            unsubscribe: sse.subscribe(
              { query: query!, variables: variables as Record<string, unknown> },
              { ...sink, next: (result) => sink.next(result as never) },
            ),
          }),
        }),
      }),
    ],
  })
  const dataOf = ({ data, error }: { data?: unknown; error?: unknown }) => {
    if (error) throw error
    return data as never
  }
  return {
    query: async (document, variables) =>
      dataOf(await client.query(document, variables as never).toPromise()),
    mutate: async (document, variables) =>
      dataOf(await client.mutation(document, variables as never).toPromise()),
    subscribe: (document, variables, take) =>
      client.subscription(document, variables as never).subscribe((result) => take(dataOf(result)))
        .unsubscribe,
    uploads: true,
    errorOf: (error) => {
      const { graphQLErrors, response } = error as {
        graphQLErrors: { extensions: object }[]
        response?: { status: number }
      }
      return graphQLErrors[0]?.extensions ?? { status: response?.status ?? 0 }
    },
  }
}

/** A client without subscriptions and file uploads. */
function graphqlRequest(server: Server): Client {
  const client = new GraphQLClient(server.url, {
    headers: headersOf(server),
  })
  const request = (document: never, variables: unknown) =>
    client.request<never>({ document, variables: variables as object })
  return {
    query: (document, variables) => request(document as never, variables),
    mutate: (document, variables) => request(document as never, variables),
    uploads: false,
    errorOf: (error) => {
      if (!(error instanceof ClientError)) throw error
      const { errors, status } = error.response
      return (errors?.[0]?.extensions as object | undefined) ?? { status }
    },
  }
}

/** The client libraries, unmodified. */
export const clients: Record<string, (server: Server) => Client> = {
  '@apollo/client': apollo,
  '@urql/core': urql,
  'graphql-request': graphqlRequest,
}
