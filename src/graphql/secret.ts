import {
  type ASTNode,
  BREAK,
  type GraphQLSchema,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Whether what is asked for has a secret that is shown once: a field whose extensions say `isSecret`. */
export function showsSecret(schema: GraphQLSchema, asked: ASTNode): boolean {
  const info = new TypeInfo(schema)
  let isSecret = false
  visit(
    asked,
    visitWithTypeInfo(info, {
      Field() {
        if (!info.getFieldDef()?.extensions.isSecret) return undefined
        isSecret = true
        return BREAK
      },
    }),
  )
  return isSecret
}
