/** Maps GraphQL input paths to REST names: `input.lineItems.0.productId` becomes `line_items.0.product_id`. */
import { type AppError, validationFailed } from '../../src/errors/app-error.js'
import type { BodyField, Inputs } from './input.js'
import type { Route } from './route.js'

type Segments = (string | number)[]

/** Returns the error with its paths, and the other fields that its issues name, mapped to REST names. */
export function toRestPath(error: AppError, names: ReadonlyMap<string, Segments>): AppError {
  if (error.code !== 'validation_failed' || !error.issues) return error
  return validationFailed(
    error.issues.map((issue) => {
      const { path, field, message } = issue
      const mapped = { ...issue, path: clientPath(path, names) }
      if (field === undefined) return mapped
      // The other field is next to the one with the issue.
      const restField = String(clientPath([...path.slice(0, -1), field], names).at(-1))
      const named = message.replace(new RegExp(`\\b${field}\\b`), restField)
      return { ...mapped, field: restField, message: named }
    }),
  )
}

function clientPath(path: Segments, names: ReadonlyMap<string, Segments>): Segments {
  const pattern = path.map((segment) => (typeof segment === 'number' ? '*' : segment))
  for (let length = pattern.length; length > 0; length--) {
    const restPath = names.get(pattern.slice(0, length).join('.'))
    if (!restPath) continue
    const indexes = path.filter((segment) => typeof segment === 'number')
    return [
      ...restPath.map((segment) => (segment === '*' ? indexes.shift()! : segment)),
      ...path.slice(length),
    ]
  }
  return path
}

/** Maps the variable path of each input to its REST name, with `*` for list items. */
export function restFieldNames({ files }: Route, inputs: Inputs): Map<string, Segments> {
  const { params, query, body } = inputs
  const names = new Map<string, Segments>()
  // The rules for received files run before the GraphQL operation and use the path `files`.
  if (files) names.set(files.to, [files.field]).set('files', [files.field])
  for (const [name, { path }] of params) names.set(path.join('.'), [name])
  for (const [name, { target }] of query) {
    if (target) names.set(target.path.join('.'), name.split(/[[\]]+/).filter(Boolean))
  }
  const add = (fields: Map<string, BodyField>, from: string, client: Segments) => {
    for (const [name, field] of fields) {
      if (field.fields) add(field.fields, from, [...client, name])
      else {
        const path = from + field.target!.path.join('.')
        names.set(path, [...client, name])
        if (field.each) add(field.each, `${path}.*.`, [...client, name, '*'])
      }
    }
  }
  if (body) add(body, '', [])
  return names
}
