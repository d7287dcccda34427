import type { lists } from '../generated/graph.ts'

export type ListName = keyof typeof lists

/** Definition of a list. The fields are documented in `ListConfig`. The first column names the record. */
export interface ListDefinition {
  path?: string
  columns: string
  menuFilters: string
  search?: string
  slugFields?: string
  operators?: string
  highlights?: string
  conditions?: Readonly<Record<string, (value: string) => object>>
  defaultConditions?: object
  show?: string
  sort?: string
  relatedLists?: readonly (readonly [ListName, string])[]
}
