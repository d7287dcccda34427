/** Lists, record types and fields that a caller can export. `GET /exports` returns them. */
import { type GraphQLObjectType, type GraphQLSchema, getNamedType } from 'graphql'
import type { Session } from '../../src/access/session.js'
import { exportableLists } from './export.js'
import { type ExportTarget, isList, listExportable } from './export-field.js'
import { exportNameOf } from './list.js'

/**
 * Lists, and the record types that they and their relations lead to, in the form of the REST
 * response.
 */
export interface Exports {
  lists: { name: string; type: string; description: string }[]
  types: RecordType[]
}

interface RecordType {
  name: string
  description: string
  fields: {
    name: string
    type: string
    is_list: boolean
    /** Whether it is exported when no fields are requested. */
    is_default: boolean
    description: string
  }[]
  relations: { name: string; type: string; is_list: boolean; description: string }[]
}

/** Describes the lists that a caller may export, with all exportable fields of their records. */
export function describeExports(schema: GraphQLSchema, session: Session): Exports {
  const lists = exportableLists(session).map(([name, list]) => ({
    name: exportNameOf(name, list),
    type: list.node.name,
    description: list.description,
  }))
  lists.sort((a, b) => (a.name < b.name ? -1 : 1))
  const types = new Map<string, RecordType>()
  const look = (at: ExportTarget) => {
    const { name } = at.type
    if (types.has(name)) return
    const type: RecordType = { name, description: at.type.description!, fields: [], relations: [] }
    types.set(name, type)
    for (const { field, reading, isDefault } of listExportable(at, session)) {
      const common = {
        name: field.name,
        type: getNamedType(field.type).name,
        is_list: isList(field),
      }
      const description = field.description!
      if ('value' in reading) type.fields.push({ ...common, is_default: isDefault, description })
      else {
        type.relations.push({ ...common, description })
        look(reading.target)
      }
    }
  }
  for (const { type } of lists)
    look({ type: schema.getType(type) as GraphQLObjectType, isRows: false })
  return { lists, types: [...types.values()].sort((a, b) => (a.name < b.name ? -1 : 1)) }
}
