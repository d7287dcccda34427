import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../schema/index.js'
import { operatorRoutes } from '../src/mcp/operator-routes.js'
import { contract } from './openapi/contract.js'
import { openapi } from './openapi/document.js'

/** Prints the GraphQL schema as SDL, sorted by name, so that a change appears as one in a diff. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

/** Prints the OpenAPI document as JSON. */
export function openapiText(): string {
  return `${JSON.stringify(openapi(schema, contract), null, 2)}\n`
}

/** Prints the operations of the MCP tools for operators as an OpenAPI document. */
export function operatorText(): string {
  const document = openapi(schema, { ...contract, routes: operatorRoutes })
  const own = new Set(operatorRoutes.map(({ path }) => path))
  const paths = Object.fromEntries(
    Object.entries(document.paths as object).filter(([path]) => own.has(path)),
  )
  const all = document.components as Record<string, Record<string, object>>
  const components: typeof all = { schemas: {}, parameters: {} }
  const addReferred = (value: object) => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/(schemas|parameters)\/(\w+)"/g,
    )) {
      if (components[kind]![name]) continue
      components[kind]![name] = all[kind]![name]!
      addReferred(all[kind]![name]!)
    }
  }
  addReferred(paths)
  return `${JSON.stringify({ paths, components }, null, 2)}\n`
}
