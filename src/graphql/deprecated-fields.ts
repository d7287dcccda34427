import {
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Lists the deprecated fields that an operation selects, such as `Campaign.goals`, each once. */
export function deprecatedFieldsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  { name }: OperationDefinitionNode,
): string[] {
  const fields = new Set<string>()
  const info = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(info, {
    Field() {
      const field = info.getFieldDef()
      if (field?.deprecationReason) fields.add(`${info.getParentType()!.name}.${field.name}`)
    },
  })
  visit(separateOperations(document)[name?.value ?? '']!, visitor)
  return [...fields]
}
