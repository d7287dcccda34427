import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from '../schema/index.js'
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
