import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
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
