/**
 * Secrets in operations: fields whose value only a caller who may write is shown. Input: an operation and its session. Output: a refusal
 * (`read_only_token`), or nothing.
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

/** Whether what is asked for has a secret of this kind. */
export function showsSecret(
  schema: GraphQLSchema,
  asked: ASTNode,
  kind: FieldExtensions['secret'],
): boolean {
  const info = new TypeInfo(schema)
  let isSecret = false
  visit(
    asked,
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
 * Refuses a caller who can only read a valid operation that asks for a secret for writers. What its directives
 * leave out is not asked for; variables that do not fit are left to whoever executes it, and refuses them.
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
