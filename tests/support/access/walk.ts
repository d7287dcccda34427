import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql'
import { least, searchOf } from '../inputs/sample.js'
import { type Answer, type judge, partOf } from './refusals.js'
import type { Field } from './scopes.js'

interface Walk {
  holder: string
  /** Root fields that the token may query. */
  opened: readonly Field[]
  rootOf(name: string): string
  ask(holder: string, text: string): Promise<Answer>
  judged: ReturnType<typeof judge>
  reads(type: GraphQLObjectType, field: Field): boolean
  /** Called with each type of which a record was read. */
  seen?(type: string): void
}

/** Reads all fields of all types that are reachable from the root fields by any relation. Returns wrong refusals and permissions. */
export async function fieldErrors(walk: Walk): Promise<string[]> {
  const { holder, opened, rootOf, ask, judged, reads } = walk
  const errors: string[] = []
  const seen = new Set<string>()
  const queue: { type: GraphQLObjectType; put: (part: string) => string }[] = []
  for (const field of opened) {
    const type = getNamedType(field.type)
    // Groups are tested elsewhere.
    if (isObjectType(type) && !/^sharedOutletList$|Aggregate$/.test(field.name))
      queue.push({ type, put: (part) => `{ ${rootOf(field.name)} { ${part} } }` })
  }
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { type, put } = next
    if (seen.has(type.name)) continue
    const fields = Object.values(type.getFields()) as Field[]
    const shown = fields.filter((field) => reads(type, field))
    const answer = await ask(holder, put(`__typename ${shown.map(partOf).join(' ')}`))
    for (const { path, message } of answer.errors ?? [])
      errors.push(`${holder} is refused ${path?.join('.')}: ${message}`)
    // Without a record no field is refused.
    if (!answer.errors && !JSON.stringify(answer.data).includes(`"__typename":"${type.name}"`))
      continue
    seen.add(type.name)
    walk.seen?.(type.name)
    const refused = fields.filter((field) => !shown.includes(field))
    errors.push(...(await judged.wronglyAllowedFields(holder, refused, put)))
    for (const field of shown) {
      const target = getNamedType(field.type)
      if (isObjectType(target) && !/Aggregate/.test(target.name))
        queue.push({
          type: target,
          put: (inner) => put(`${field.name}${searchOf(field.args)} { ${inner} }`),
        })
    }
  }
  return errors
}

/** Root fields as a request selects them, each with a field of its result. */
export const rootParts = (fields: readonly Field[], rootOf: (name: string) => string): string[] =>
  fields
    .filter(({ name }) => name !== 'sharedOutletList')
    .map((field) => `${rootOf(field.name)} ${least(field.type)}`)
