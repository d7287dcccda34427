/** Builds the tools of exports, whose results are cut to whole lines that fit. */
import type { Readable } from 'node:stream'
import type { Exporter } from '../../rest/engine/exports.js'
import type { Exports } from '../../schema/core/export-lists.js'
import { invalidInput } from '../errors/app-error.js'
import { inputSchemaOf, type OpenApi, operationOf, outputSchemaOf } from './input-schema.js'
import { maxResultCharacters, resultOf, textResult } from './result.js'
import { titled } from './route-tool.js'
import type { JsonObject, Tool, ToolCaller } from './tool.js'

/** Maximum number of records of an export by a tool. */
const maxRecords = 1000

/** Builds the tools of exports. All of them read, and each export checks the scope of its list. */
export function exportTools(document: OpenApi, exporter: Exporter): Tool[] {
  const tool = (id: string, call: Tool['call']): Tool => {
    const operation = operationOf(document, id)
    const output = outputSchemaOf(document, operation)
    const description = {
      ...titled(operation, { method: 'GET' }),
      inputSchema: inputSchemaOf(document, operation),
      ...(output && { outputSchema: output }),
    }
    return { description, audience: 'team', isFor: () => true, call }
  }
  const run = async (args: JsonObject, { session, response }: ToolCaller, isQuery: boolean) => {
    const { list, format, ...given } = args
    const place = { list: requireText('list', list), format: requireText('format', format) }
    const left = new AbortController()
    response.once('close', () => left.abort())
    const asked = isQuery ? { query: textsOf(given) } : { body: given }
    return exporter.run(session, place, asked, left.signal, linesOf, maxRecords)
  }
  return [
    tool('listExports', async (_args, { session }) => listResult(exporter.lists(session))),
    tool('exportList', (args, caller) => run(args, caller, true)),
    tool('exportListByBody', (args, caller) => run(args, caller, false)),
  ]
}

/** Returns the result without the descriptions of types and fields if the whole is too large. */
function listResult({ lists, types }: Exports): string {
  const whole = { lists, types }
  if (JSON.stringify(whole).length <= maxResultCharacters) return resultOf(whole)
  const advice = `Descriptions of types are left out, because a result has at most ${maxResultCharacters} characters. graphql_search returns them.`
  const short = JSON.parse(
    JSON.stringify(types, (key, value) => (key === 'description' ? '' : value)),
  )
  return resultOf({ lists, types: short }, advice)
}

/** @throws AppError validation_failed */
function requireText(name: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw invalidInput([name], 'required', 'is required')
}

/** Returns arguments as a query string has them. */
function textsOf(args: JsonObject): Record<string, string> {
  const given = Object.entries(args).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  )
}

async function linesOf(stream: Readable): Promise<string> {
  let text = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    text += chunk
    if (text.length > maxResultCharacters) break
  }
  stream.destroy()
  const isCut = text.length > maxResultCharacters
  const whole = isCut ? text.slice(0, text.lastIndexOf('\n', maxResultCharacters) + 1) : text
  const lines = whole.split('\n').length - 1
  if (!isCut && lines < maxRecords) return textResult(whole)
  const advice = `The export is cut to ${lines} lines. Narrow it with \`where\`, select fewer \`fields\`, or download the whole file with GET /exports of the REST API.`
  return textResult(whole, advice)
}
