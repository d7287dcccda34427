/**
 * Input of the compiler: an operation, its schema and fragments, and how its fields are collected.
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

/** A response key with the AST nodes that were merged into it. */
export interface SelectedField {
  key: string
  nodes: readonly FieldNode[]
  /** For an object that is merged into its parent: the keys of the object. */
  spreads?: string[]
  /** Name of a variable. The field is present only if the variable is true. */
  condition?: string | undefined
}

/** A valid query or mutation to compile. */
export interface OperationSource {
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  /**
   * Whether an error makes only the nearest nullable field null, as in GraphQL. If false, as in REST, the first error
   * fails the operation.
   */
  isPartial: boolean
  /** Whether enums are written with their GraphQL names or their stored values. */
  enumsAs: 'names' | 'values'
  /** Collects the fields of an object from the nodes whose selections are merged into it. */
  select(
    type: GraphQLObjectType,
    nodes: readonly Pick<FieldNode, 'selectionSet'>[],
  ): readonly SelectedField[]
}

/** Returns the fragments of a document by name. */
export function fragmentsOf(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition)
  }
  return fragments
}

/** Returns the root fields of an operation, including those in fragments. Directives are ignored. */
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
