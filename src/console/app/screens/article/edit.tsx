import { restorePrevious } from '../../change.ts'
import { UpdateArticleDocument } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { inputFields, referenceField } from '../../ui/fields.tsx'
import { EditButton } from '../../ui/form.tsx'
import type { ArticleDetails } from './types.ts'

/** Edits the fields of an article except its status. Teams see fewer fields than operators. */
export function EditArticleButton({ article }: { article: ArticleDetails }) {
  const { may, isOperator } = useSession()
  if (!may(UpdateArticleDocument)) return null
  const own = inputFields('UpdateArticleInput', 'name', article)
  const operators = [
    ...inputFields(
      'UpdateArticleInput',
      'draftSharedDocUrl liveUrl expectedCompletionDate',
      article,
    ),
    referenceField('writerId', 'User', article.writer && { ...article.writer, __typename: 'User' }),
  ]
  const change = { document: UpdateArticleDocument, input: { articleId: article.id } }
  return (
    <EditButton
      {...change}
      of={article.name}
      fields={isOperator ? [...own, ...operators] : own}
      undo={restorePrevious(change, { ...article, writerId: article.writer?.id ?? null })}
    />
  )
}
