/**
 * Persisted operations: clients send an ID, and the server reads the document from a manifest.
 *
 * The manifest maps IDs to documents. The formats of Apollo, Relay and graphql-codegen are supported.
 */
import { readFile } from 'node:fs/promises'
import { type GraphQLSchema, Kind, validate } from 'graphql'
import type { GraphQLParams, Plugin } from 'graphql-yoga'
import { z } from 'zod'
import type { Session } from '../access/session.js'
import type { Context } from '../compiler/context.js'
import { fragmentsOf } from '../compiler/source.js'
import { type Env, EnvError } from '../config/env.js'
import type { RequestIssue } from '../errors/app-error.js'
import { checkCost, toPoints, weigher } from './cost.js'
import { readDocument } from './documents.js'
import { refusal } from './errors.js'

/** Documents by ID. */
export type PersistedOperations = ReadonlyMap<string, string>

const id = z.string().min(1, 'must not be empty').max(200, 'must have at most 200 characters')

/** Format of Apollo's `generate-persisted-query-manifest`. */
const apolloManifest = z
  .object({
    format: z.literal('apollo-persisted-query-manifest'),
    version: z.literal(1),
    operations: z.array(z.object({ id, body: z.string() })),
  })
  .transform(({ operations }) => operations.map(({ id, body }) => [id, body] as const))

/** Format of graphql-codegen (`persistedDocuments`) and Relay: `{id: document}`. */
const plainManifest = z.record(id, z.string()).transform((operations) => Object.entries(operations))

/**
 * Reads the manifest that the configuration names. Returns an empty map if none is configured.
 * @throws EnvError with all errors of the file; each operation must be valid and within the limits
 */
export async function readPersistedOperations(
  schema: GraphQLSchema,
  { persistedOperations }: Env,
): Promise<PersistedOperations> {
  if (!persistedOperations) return new Map()
  const errors: string[] = []
  const operations = new Map<string, string>()
  for (const [name, text] of await readEntries(persistedOperations.file)) {
    const id = bare(name)
    const existing = operations.get(id)
    if (existing !== undefined && existing !== text)
      errors.push(`${id}: is the ID of two different operations`)
    operations.set(id, text)
    errors.push(...documentErrors(schema, text).map((error) => `${id}: ${error}`))
  }
  if (errors.length > 0) throw persistedOperationsError(errors)
  return operations
}

/** Removes the optional hash algorithm from an ID. */
const bare = (id: string) => id.replace(/^sha256:/, '')

function persistedOperationsError(errors: string[]): EnvError {
  return new EnvError(errors.map((error) => `MASTHEAD_PERSISTED_OPERATIONS: ${error}`))
}

async function readEntries(file: string): Promise<(readonly [string, string])[]> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw persistedOperationsError([`${file} cannot be read: ${error.message}`])
  })
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch (error) {
    throw persistedOperationsError([`${file} is not valid JSON: ${(error as Error).message}`])
  }
  const isApollo = typeof content === 'object' && content !== null && 'format' in content
  const result = (isApollo ? apolloManifest : plainManifest).safeParse(content)
  if (result.success) return result.data
  throw persistedOperationsError(
    result.error.issues.map(({ path, message }) => `${[file, ...path].join(': ')}: ${message}`),
  )
}

function documentErrors(schema: GraphQLSchema, text: string): string[] {
  try {
    const document = readDocument(text)
    const invalid = validate(schema, document)
    const operations = document.definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    )
    if (operations.length === 0) return ['The document contains no operation.']
    if (invalid.length > 0) return invalid.map(({ message }) => message)
    for (const operation of operations) {
      const weigh = weigher(schema, operation, fragmentsOf(document))
      checkCost(toPoints(weigh({}, 'expected')))
    }
    return []
  } catch (error) {
    return [(error as Error).message]
  }
}

/** Returns the document of an ID. */
export function findOperation(operations: PersistedOperations, id: string): string | undefined {
  return operations.get(bare(id))
}

/** Whether the caller may send documents. The configuration can restrict callers to persisted operations. */
export function mayBeAsked({ persistedOperations }: Env, session: Session | null): boolean {
  return !persistedOperations?.only || asksFreely(session)
}

/**
 * Plugin that replaces the ID of an operation with its document, and rejects documents if the caller may send only
 * IDs.
 */
export function persisted(operations: PersistedOperations, env: Env): Plugin<Context> {
  return {
    onParams({ params, setParams, request, context }) {
      const { session } = context as Context
      if (params.query && !mayBeAsked(env, session)) {
        throw refusal(
          'persisted_query_only',
          'This server executes only persisted operations. Send the ID of one as documentId or extensions.persistedQuery.',
        )
      }
      const id = requestedId(params, request)
      // Yoga reports requests that contain neither a document nor an ID.
      if (params.query || id === undefined) return
      const query = findOperation(operations, id)
      // Apollo Client, urql and others recognize these two messages and send the document.
      if (query !== undefined) setParams({ ...params, query })
      else if (!env.persistedOperations)
        throw refusal('persisted_query_not_supported', 'PersistedQueryNotSupported')
      else {
        const issues = [unknownId(params, id)]
        throw refusal('persisted_query_not_found', 'PersistedQueryNotFound', undefined, issues)
      }
    },
  }
}

/** Whether the caller may send documents in any configuration: analysts and operators write ad hoc queries. */
function asksFreely(session: Session | null): boolean {
  return session?.kind === 'operator' || session?.type === 'read_only'
}

function requestedId(params: GraphQLParams, request: Request): string | undefined {
  const { documentId, extensions } = params as GraphQLParams & { documentId?: unknown }
  if (typeof documentId === 'string') return documentId
  const inUrl = request.method === 'GET' && new URL(request.url).searchParams.get('documentId')
  if (inUrl) return inUrl
  const { version, sha256Hash } = Object(extensions?.persistedQuery)
  return version === 1 && typeof sha256Hash === 'string' ? sha256Hash : undefined
}

function unknownId(params: GraphQLParams, id: string): RequestIssue {
  return {
    path: params.extensions?.persistedQuery
      ? ['extensions', 'persistedQuery', 'sha256Hash']
      : ['documentId'],
    code: 'unknown',
    message: `is not an ID in the manifest: ${id.slice(0, 200)}`,
  }
}
