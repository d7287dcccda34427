import { toBefore } from '../../change.ts'
import { UpdateArticleDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { fieldsOf, referenceField } from '../../ui/fields.tsx'
import { EditButton } from '../../ui/form.tsx'
import type { Article } from './types.ts'

/** Edits the fields of an article except its status. Teams see fewer fields than operators. */
export function Edit({ article }: { article: Article }) {
  const { may, isOperator } = useSession()
  if (!may(UpdateArticleDocument)) return null
  const own = fieldsOf('UpdateArticleInput', 'name briefSharedDocUrl', article)
  const operators = [
    ...fieldsOf('UpdateArticleInput', 'draftSharedDocUrl liveUrl expectedCompletionDate', article),
    referenceField('writerId', 'User'),
  ]
  const change = { document: UpdateArticleDocument, input: { articleId: article.id } }
  return (
    <EditButton
      {...change}
      fields={isOperator ? [...own, ...operators] : own}
      undo={toBefore(change, { ...article, writerId: article.writer?.id ?? null })}
    />
  )
}
