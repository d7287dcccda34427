import type { Operation } from './api.ts'
import { lists as shapes } from './generated/graph.ts'
import * as documents from './generated/graphql.ts'
import { accountLists } from './list-definitions/accounts.ts'
import { catalogueLists } from './list-definitions/catalogue.ts'
import { integrationLists } from './list-definitions/integration.ts'
import type { ListDefinition, ListName } from './list-definitions/list-definition.ts'
import { orderingLists } from './list-definitions/ordering.ts'
import { productionLists } from './list-definitions/production.ts'
import { publishingLists } from './list-definitions/publishing.ts'

export type { ListName }

/** List of the console. Its fields, filters and operations are generated from the schema. */
export interface ListConfig {
  name: ListName
  /** Path of the list below `/console/`. */
  path: string
  type: string
  fields: Readonly<Record<string, string>>
  filters: Readonly<Record<string, string>>
  orders: readonly string[]
  /** Whether the list can include archived records. */
  isArchived: boolean
  /** Field that names a record. */
  titleField: string
  /** Default columns. */
  columns: readonly string[]
  /** Filters in the filter menu. */
  menuFilters: readonly string[]
  /** Filter that the search field sets. */
  search: string | undefined
  /** Fields that the search covers. */
  searched: readonly string[]
  /** Fields whose values are slugs, which are shown as labels. */
  slugFields: readonly string[]
  /** Fields and filters that only operators see. */
  operators: readonly string[]
  /** Fields that the record page emphasizes: enums next to the heading, amounts and numbers large. */
  highlights: readonly string[]
  /** Conditions of further URL parameters, by name. */
  conditions: Readonly<Record<string, (value: string) => object>>
  /** Default conditions. A filter of the same name replaces one. */
  defaultConditions?: object | undefined
  /** Value of the `show` argument, if not the API's default. */
  show?: string | undefined
  /** Default sort field. A leading minus means descending. */
  sort: string
  /** Related lists on the record page, each with the filter for the record. */
  relatedLists: readonly (readonly [ListName, string])[]
  page: Operation<ListPage, ListVariables>
  record: Operation<{ record: ListRecord | null }, { id: string }>
}

/** Record of a list. */
export type ListRecord = { id: string; __typename: string } & Record<string, unknown>

interface ListPage {
  list: { totalCount: number; nodes: ListRecord[] }
}

export interface ListVariables {
  first: number
  offset: number
  where?: object
  /** Search words to highlight. Only for lists with highlights. */
  q?: string
  isSearched?: boolean
  show?: string
  includeArchived?: boolean
  orderBy?: { field: string; direction: 'ASC' | 'DESC' }
}

/** Definitions of the lists, by area in `list-definitions/`. */
const definitions: Record<ListName, ListDefinition> = {
  ...orderingLists,
  ...productionLists,
  ...catalogueLists,
  ...publishingLists,
  ...accountLists,
  ...integrationLists,
}

/** Returns the fields that a filter searches. Defaults to the field of the same name. */
function searchedFieldsOf(
  fieldsByCondition: Readonly<Record<string, readonly string[]>>,
  condition: string | undefined,
): readonly string[] {
  return condition === undefined ? [] : (fieldsByCondition[condition] ?? [condition])
}

/** Audit log of a record. */
const history = ['auditEntries', 'entityId'] as const

/** Adds the audit log of the record, unless the related lists have an audit log of their own. */
const withHistory = (related: ListConfig['relatedLists']) =>
  related.some(([name]) => name === history[0]) ? related : [...related, history]

/** Lists whose records have no audit log, because they are logs. */
const logs: readonly ListName[] = ['auditEntries', 'apiRequests', 'deprecatedUses']

const splitNames = (names: string) => names.split(' ').filter(Boolean)

function configOf(name: ListName, row: ListDefinition): ListConfig {
  const { operation, ...shape } = shapes[name]
  const columns = splitNames(row.columns)
  const documentsByName: Record<string, unknown> = documents
  return {
    name,
    path: row.path ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    ...shape,
    titleField: columns[0]!,
    columns,
    menuFilters: splitNames(row.menuFilters),
    search: row.search,
    searched: searchedFieldsOf(shape.searched, row.search),
    slugFields: splitNames(row.slugFields ?? ''),
    // A team's token sees records of one team only, so the column is redundant.
    operators: ['team', 'teamId', ...splitNames(row.operators ?? '')],
    highlights: splitNames(row.highlights ?? ''),
    conditions: row.conditions ?? {},
    defaultConditions: row.defaultConditions,
    show: row.show,
    sort: row.sort ?? '-createdAt',
    relatedLists: logs.includes(name) ? [] : withHistory(row.relatedLists ?? []),
    page: documentsByName[`${operation}Document`] as ListConfig['page'],
    record: documentsByName[`${shape.type}RecordDocument`] as ListConfig['record'],
  }
}

/** All lists by their GraphQL name. */
export const lists = Object.fromEntries(
  Object.entries(definitions).map(([name, row]) => [name, configOf(name as ListName, row)]),
) as Record<ListName, ListConfig>

const all = Object.values(lists)

/** Whether a session sees a field or filter of a list. */
export const isVisible = (list: Pick<ListConfig, 'operators'>, isOperator: boolean, name: string) =>
  isOperator || !list.operators.includes(name)

/** Returns the list with a URL path. */
export const listAtPath = (path: string): ListConfig | undefined =>
  all.find((list) => list.path === path)

/** Returns the list of a GraphQL type. */
export const listOfType = (type: string): ListConfig | undefined =>
  all.find((list) => list.type === type)
