import '../development.js'
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client'
import { fetchExchange, Client as UrqlClient } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { introspectionFromSchema, parse } from 'graphql'
import {
  commitMutation,
  createOperationDescriptor,
  Environment,
  fetchQuery,
  type GraphQLTaggedNode,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime'
import { schema } from '../../../schema/index.js'

/** An operation of a frontend: its text, and the artifact of relay-compiler. */
export interface Operation {
  text: string
  artifact: GraphQLTaggedNode
}

// biome-ignore lint/suspicious/noExplicitAny: data has whatever form its operation asked for.
export type Data = any

type Variables = Record<string, unknown>

/** A client library with its normalized cache, as the tests use it. */
export interface CachingClient {
  /** Runs a query and subscribes to its result in the cache. @returns a function that reads the current result */
  show(query: Operation, variables?: Variables): Promise<() => Data>
  mutate(mutation: Operation, variables: Variables): Promise<Data>
}

/** Sends a request, as `fetch` does. */
export type Send = typeof fetch

function apollo(url: string, send: Send): CachingClient {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: url, fetch: send }),
  })
  return {
    async show({ text }, variables = {}) {
      const query = parse(text)
      let shown = (await client.query<Data>({ query, variables })).data
      client.watchQuery<Data>({ query, variables }).subscribe(({ data }) => {
        shown = data
      })
      return () => shown
    },
    async mutate({ text }, variables) {
      return (await client.mutate({ mutation: parse(text), variables })).data
    },
  }
}

const introspected = introspectionFromSchema(schema)
/** Types without an ID. Graphcache requires a key function for each. */
const keys = Object.fromEntries(
  introspected.__schema.types
    .filter((type) => type.kind === 'OBJECT' && !type.fields.some(({ name }) => name === 'id'))
    .map(({ name }) => [name, () => null]),
)

function graphcache(url: string, send: Send): CachingClient {
  const client = new UrqlClient({
    url,
    preferGetMethod: false,
    fetch: send,
    exchanges: [cacheExchange({ schema: introspected, keys }), fetchExchange],
  })
  return {
    async show({ text }, variables = {}) {
      const { data, error } = await client.query(text, variables).toPromise()
      if (error) throw error
      let shown: Data = data
      client.query(text, variables).subscribe(({ data }) => {
        shown = data
      })
      return () => shown
    },
    async mutate({ text }, variables) {
      const { data, error } = await client.mutation(text, variables).toPromise()
      if (error) throw error
      return data
    },
  }
}

/** Creates the environment through which Relay reads and writes its store. */
export function relayEnvironment(url: string, send: Send): Environment {
  return new Environment({
    network: Network.create(async ({ text: query }, variables) => {
      const body = JSON.stringify({ query, variables })
      const headers = { 'content-type': 'application/json' }
      return (await send(url, { method: 'POST', headers, body })).json()
    }),
    store: new Store(new RecordSource()),
  })
}

/** Sends a mutation with Relay. */
export function commit(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: Variables,
): Promise<Data> {
  return new Promise((resolve, reject) => {
    commitMutation(environment, {
      mutation,
      variables,
      onCompleted: (data, errors) => (errors ? reject(errors) : resolve(data)),
      onError: reject,
    })
  })
}

function relay(url: string, send: Send): CachingClient {
  const environment = relayEnvironment(url, send)
  return {
    async show({ artifact }, variables = {}) {
      await fetchQuery(environment, artifact, variables).toPromise()
      const operation = createOperationDescriptor(getRequest(artifact), variables)
      environment.retain(operation)
      let shown = environment.lookup(operation.fragment)
      environment.subscribe(shown, (changed) => {
        shown = changed
      })
      return () => shown.data
    },
    mutate: ({ artifact }, variables) => commit(environment, artifact, variables),
  }
}

/** The libraries, with the configuration that their documentation begins with. */
export const cachingClients: Record<string, (url: string, send: Send) => CachingClient> = {
  '@apollo/client': apollo,
  '@urql/exchange-graphcache': graphcache,
  'relay-runtime': relay,
}
