/**
 * What is compiled: an operation with its schema and fragments, and how its fields are collected.
 *
 *     rootFields of `{ orders { totalCount } ...F }`  // `orders`, and the root fields of F
 */
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** A field of the answer and the nodes that were merged into it. */
export interface Selected {
  key: string
  nodes: readonly FieldNode[]
  /** The keys of an object that is merged into its parent. */
  spreads?: string[]
  /** The variable that must be true for the field to be there. */
  condition?: string | undefined
}

/** What is compiled: a query or mutation that is valid. */
export interface Source {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  /** Whether an error leaves null where the type allows it, as GraphQL has it; else the first ends the whole. */
  isPartial: boolean
  /** Whether an enum is answered by the graph's names or by the values that are stored. */
  enumsAs: 'names' | 'values'
  /** The fields of an object, from the nodes whose selections are merged into it. */
  select(
    type: GraphQLObjectType,
    nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  ): readonly Selected[]
}

/** The fragments of a document by their names. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition)
  }
  return fragments
}

/** The root fields of an operation, those of its fragments among them, whatever its directives leave of it. */
export function rootFields(
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): FieldNode[] {
  const fragments = fragmentsOf(document)
  const collect = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return node
      const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : fragments.get(node.name.value)!
      return collect(fragment.selectionSet)
    })
  return collect(selectionSet)
}
