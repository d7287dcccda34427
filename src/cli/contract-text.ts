import { lexicographicSortSchema, printSchema } from 'graphql'
import { openapi } from '../../rest/engine/openapi/document.js'
import { contract } from '../../rest/index.js'
import { schema } from '../../schema/index.js'

/** The graph's schema as SDL, in the order of the alphabet, so that a change shows as one. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

/** The description of the REST API as JSON. */
export function openapiText(serverUrl: string): string {
  return `${JSON.stringify(openapi(schema, contract, serverUrl), null, 2)}\n`
}
