/**
 * Finds secrets in operations, and rejects callers who may not read them. A secret is a field whose value lets its
 * holder act without a token.
 */
import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { getDirectiveValues, getVariableValues } from 'graphql/execution/values.js'
import { requireWriter, type Session } from '../access/session.js'
import type { FieldExtensions } from '../compiler/field-extensions.js'
import { fragmentsOf } from '../compiler/source.js'

/** Whether a document or an operation selects a secret of this kind. */
export function showsSecret(
  schema: GraphQLSchema,
  root: ASTNode,
  kind: FieldExtensions['secret'],
): boolean {
  const info = new TypeInfo(schema)
  let isSecret = false
  visit(
    root,
    visitWithTypeInfo(info, {
      Field() {
        if (info.getFieldDef()?.extensions.secret !== kind) return undefined
        isSecret = true
        return BREAK
      },
    }),
  )
  return isSecret
}

/**
 * Rejects a read-only caller of an operation that selects a secret for writers. Fields that directives exclude do not
 * count. Operations with invalid variables pass, because the executor rejects them.
 * @throws AppError read_only_token
 */
export function refuseSecrets(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  session: Session,
): void {
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
  if (!coerced) return
  const fragments = fragmentsOf(document)
  const isLeftOut = (node: SelectionNode) =>
    getDirectiveValues(GraphQLSkipDirective, node, coerced)?.if === true ||
    getDirectiveValues(GraphQLIncludeDirective, node, coerced)?.if === false
  const walk = (root: ASTNode) => {
    const info = new TypeInfo(schema)
    const visitor = visitWithTypeInfo(info, {
      enter(node) {
        if (node.kind === Kind.FIELD || node.kind === Kind.INLINE_FRAGMENT) {
          if (isLeftOut(node)) return false
          const field = node.kind === Kind.FIELD ? info.getFieldDef() : undefined
          if (field?.extensions.secret === 'forWriters')
            requireWriter(session, `${info.getParentType()!.name}.${field.name}`)
        } else if (node.kind === Kind.FRAGMENT_SPREAD && !isLeftOut(node)) {
          const fragment = fragments.get(node.name.value)
          fragments.delete(node.name.value)
          if (fragment) walk(fragment)
        }
        return undefined
      },
    })
    visit(root, visitor)
  }
  walk(operation)
}
