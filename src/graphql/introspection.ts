/**
 * Introspection from memory. Input: a query of nothing but the schema. Output: its result as JSON text, written once.
 */
import { setImmediate } from 'node:timers/promises'
import { type ExecutionArgs, type ExecutionResult, getOperationAST } from 'graphql'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { rootFields } from '../compiler/source.js'

/** Characters of all answers that are kept; one of the whole schema has 700,000. */
const keptCharacters = 8 * 1024 * 1024

type Execute = (args: ExecutionArgs) => unknown

/**
 * Answers queries of nothing but the schema from memory: it is the same for everybody, and to write it
 * takes as long as a hundred small queries. Answers undefined for all others.
 */
export function keptIntrospection(): (
  args: ExecutionArgs,
  execute: Execute,
) => Promise<ExecutionResult> | undefined {
  const kept = new LRUCache<string, string>({
    maxSize: keptCharacters,
    sizeCalculation: (text, key) => text.length + key.length,
  })
  // One after the other, with time for others in between.
  const alone = pLimit(1)
  const answer = async (args: ExecutionArgs, execute: Execute) => {
    const { document, operationName, variableValues } = args
    const key = JSON.stringify([document.loc?.source.body, operationName, variableValues])
    return alone(async () => {
      const known = kept.get(key)
      if (known) return written(known)
      await setImmediate()
      const result = (await execute(args)) as ExecutionResult
      if (result.errors || !result.data) return result
      const data = JSON.stringify(result.data)
      kept.set(key, data)
      return written(data)
    })
  }
  return (args, execute) => (isOfSchema(args) ? answer(args, execute) : undefined)
}

/** A result whose data is JSON already: `stringify` is what Yoga writes it with. */
function written(data: string): ExecutionResult {
  const stringify = ({ extensions }: ExecutionResult) =>
    `{"data":${data}${extensions ? `,"extensions":${JSON.stringify(extensions)}` : ''}}`
  return Object.assign({ data: {} }, { stringify })
}

/** Whether a query is of nothing but the schema. */
function isOfSchema({ document, operationName }: ExecutionArgs): boolean {
  const operation = getOperationAST(document, operationName)
  if (operation?.operation !== 'query') return false
  const names = rootFields(document, operation).map(({ name }) => name.value)
  return names.every((name) => name.startsWith('__')) && names.some((name) => name !== '__typename')
}
