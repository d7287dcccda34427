import {
  type DocumentNode,
  Kind,
  OperationTypeNode,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { prepareOperation } from '../rest/engine/prepared.js'
import { schema } from '../schema/index.js'
import type { AccessRequirement } from '../src/access/access.js'

/** Access rule of an operation: operators only, or scope sets, each of which a token must satisfy with one scope. */
export type AccessRule = 'operator' | string[][]

/** Returns the access rule of an operation. A subscription has the rule of the query for the same fields. */
export function accessOf(document: DocumentNode): AccessRule {
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.')
  if (operation.operation === OperationTypeNode.SUBSCRIPTION) return []
  const { execute } = prepareOperation(schema, print(withoutFragments(document)))
  const requirements: readonly AccessRequirement[] = execute.requirements
  if (requirements.some(({ operator }) => operator)) return 'operator'
  const isChange = operation.operation === OperationTypeNode.MUTATION
  const sets = requirements.flatMap(({ scopes }) =>
    scopes.map(({ all, reading }) => (isChange ? all : reading).map(inGraph).sort().join(' ')),
  )
  return [...new Set(sets)].sort().map((set) => set.split(' '))
}

/** Replaces the fragments of an operation with their fields. */
function withoutFragments(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? [[definition.name.value, definition.selectionSet]]
        : [],
    ),
  )
  const definitions = document.definitions.filter(({ kind }) => kind !== Kind.FRAGMENT_DEFINITION)
  const flat = (set: SelectionSetNode): SelectionSetNode => ({
    ...set,
    selections: set.selections.flatMap((selection) =>
      selection.kind === Kind.FRAGMENT_SPREAD
        ? flat(fragments.get(selection.name.value)!).selections
        : [selection],
    ),
  })
  return visit({ ...document, definitions }, { SelectionSet: { enter: flat } })
}

const inGraph = (scope: string) => scope.replace('.', '_').toUpperCase()
