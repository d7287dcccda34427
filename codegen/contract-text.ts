import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../schema/index.js'
import { contract } from './openapi/contract.js'
import { openapi } from './openapi/document.js'

/** The graph's schema as SDL, in the order of the alphabet, so that a change shows as one. */
export function schemaText(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}

/** The description of the REST API as JSON. */
export function openapiText(): string {
  return `${JSON.stringify(openapi(schema, contract), null, 2)}\n`
}
