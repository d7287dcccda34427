/** Caches the results of introspection queries as JSON text. */
import { setImmediate } from 'node:timers/promises'
import { type ExecutionArgs, type ExecutionResult, getOperationAST } from 'graphql'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { rootFields } from '../compiler/source.js'

/** Maximum size of the cache in characters. A result with the whole schema has 700,000. */
const keptCharacters = 8 * 1024 * 1024

type Execute = (args: ExecutionArgs) => unknown

/**
 * Returns a function that executes introspection queries, with a cache. The result is the same for all callers, and
 * serializing it takes as long as a hundred small queries. It returns undefined for other operations.
 */
export function cachedIntrospection(): (
  args: ExecutionArgs,
  execute: Execute,
) => Promise<ExecutionResult> | undefined {
  const responses = new LRUCache<string, string>({
    maxSize: keptCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  // Executes one at a time and yields in between, so that other requests can proceed.
  const alone = pLimit(1)
  const answer = async (args: ExecutionArgs, execute: Execute) => {
    const { document, operationName, variableValues } = args
    const key = JSON.stringify([document.loc?.source.body, operationName, variableValues])
    return alone(async () => {
      const cached = responses.get(key)
      if (cached) return asSerialized(cached)
      await setImmediate()
      const result = (await execute(args)) as ExecutionResult
      if (result.errors || !result.data) return result
      const data = JSON.stringify(result.data)
      responses.set(key, data)
      return asSerialized(data)
    })
  }
  return (args, execute) => (isOfSchema(args) ? answer(args, execute) : undefined)
}

/** Returns a result that Yoga serializes with its own `stringify`, because the data is already JSON. */
function asSerialized(data: string): ExecutionResult {
  const stringify = ({ extensions }: ExecutionResult) =>
    `{"data":${data}${extensions ? `,"extensions":${JSON.stringify(extensions)}` : ''}}`
  return Object.assign({ data: {} }, { stringify })
}

/** Whether an operation is a query that selects only introspection fields. */
function isOfSchema({ document, operationName }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'query') return false
  const names = rootFields(document, operation).map(({ name }) => name.value)
  return names.every((name) => name.startsWith('__')) && names.some((name) => name !== '__typename')
}
