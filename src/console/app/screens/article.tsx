import { useState } from 'react'
import { Link } from 'wouter'
import {
  ApproveBriefDocument,
  ApproveDraftDocument,
  ArticleScreenDocument,
  type ArticleScreenQuery,
  CommentCreatedDocument,
  CreateCommentDocument,
  RequestDraftChangesDocument,
  SetArticleStatusDocument,
} from '../generated/graphql.ts'
import { ask, GraphFault, queries, useGraph } from '../graph.ts'
import { useKept } from '../list/kept.ts'
import { Act } from '../list/record-page.tsx'
import { useStatuses } from '../list/status-choice.tsx'
import { useLive } from '../live.ts'
import { useSession } from '../session.tsx'
import { nameOf, t } from '../texts/index.ts'
import { FormButton } from '../ui/form.tsx'
import { Page } from '../ui/page.tsx'
import { Empty, Fault, Skeleton } from '../ui/states.tsx'
import { Chip, RecordLink, timeText, Value } from '../values.tsx'

type Article = NonNullable<ArticleScreenQuery['article']>
type Said = Omit<Article['comments']['nodes'][number], 'replies'>

/** An article: where it stands, what can be done, its brief and files, and the discussion as it goes on. */
export function ArticleScreen({ id }: { id: string }) {
  const { data, error, refetch } = useGraph(ArticleScreenDocument, { id })
  useLive(CommentCreatedDocument, { articleId: id }, 'ArticleScreen')
  const back = <Link href="/articles">{t('articles')}</Link>
  if (error && !data) return <Fault error={error} retry={refetch} />
  if (!data) return <Skeleton lines={10} />
  const { article } = data
  if (!article)
    return (
      <Empty title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </Empty>
    )
  return (
    <Page title={article.name} above={back} actions={<Moves article={article} />}>
      <div className="order">
        <Discussion article={article} />
        <Facts article={article} />
        <History article={article} />
      </div>
    </Page>
  )
}

function Moves({ article }: { article: Article }) {
  const { may, isOperator } = useSession()
  const statuses = useStatuses()
  const input = { articleId: article.id }
  if (isOperator) {
    if (!may(SetArticleStatusDocument)) return null
    return (
      <FormButton
        name={t('move')}
        isPrimary
        document={SetArticleStatusDocument}
        input={input}
        undo={{
          document: SetArticleStatusDocument,
          input: { ...input, status: article.status.prefix },
        }}
        fields={[
          {
            name: 'status',
            type: 'select',
            choices: statuses
              .filter(({ prefix }) => prefix !== article.status.prefix)
              .map(({ prefix, name }) => [prefix, name] as const),
          },
          { name: 'notes', type: 'textarea' },
        ]}
      />
    )
  }
  return (
    <>
      {may(ApproveBriefDocument) && (
        <Act name={t('approveBrief')} run={() => ask(ApproveBriefDocument, { input })} />
      )}
      {may(RequestDraftChangesDocument) && (
        <FormButton
          name={t('requestChanges')}
          document={RequestDraftChangesDocument}
          input={input}
          fields={[{ name: 'notes', type: 'textarea', required: true }]}
        />
      )}
      {may(ApproveDraftDocument) && (
        <Act name={t('approveDraft')} run={() => ask(ApproveDraftDocument, { input })} />
      )}
    </>
  )
}

function Facts({ article }: { article: Article }) {
  const { isOperator } = useSession()
  const records = [
    ...(isOperator ? [['team', article.team] as const] : []),
    ['campaign', article.campaign] as const,
    ['profile', article.profile] as const,
    ['product', article.product] as const,
    ['outlet', article.product.outlet] as const,
    ['order', article.orderItem.order] as const,
  ]
  const values = [
    ['expectedCompletionDate', 'DateTime'],
    ['publishedAt', 'DateTime'],
    ['briefSharedDocUrl', 'String'],
    ['draftSharedDocUrl', 'String'],
    ['liveUrl', 'String'],
  ] as const
  return (
    <aside className="card summary">
      <p className="chips">
        <Chip value={article.status.name} color={article.status.color} />
      </p>
      <dl className="fields">
        {records.map(
          ([name, record]) =>
            record && (
              <div key={name}>
                <dt>{nameOf(name)}</dt>
                <dd>
                  <RecordLink record={record} />
                </dd>
              </div>
            ),
        )}
        {values.map(
          ([name, kind]) =>
            article[name] && (
              <div key={name}>
                <dt>{nameOf(name)}</dt>
                <dd>
                  <Value kind={kind} value={article[name]} />
                </dd>
              </div>
            ),
        )}
        {article.files.length > 0 && (
          <div>
            <dt>{t('files')}</dt>
            {article.files.map(({ file }) => (
              <dd key={file.id}>
                <a href={file.url} download>
                  {file.name}
                </a>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </aside>
  )
}

function Discussion({ article }: { article: Article }) {
  const { may } = useSession()
  const [answering, answer] = useState<string | null>(null)
  const { nodes } = article.comments
  return (
    <section className="card">
      <h2>{t('discussion')}</h2>
      {nodes.length === 0 && <p className="hint">{t('noComments')}</p>}
      <ul className="comments">
        {nodes.map((comment) => (
          <li key={comment.id}>
            <Comment comment={comment} />
            {comment.replies.nodes.length > 0 && (
              <ul>
                {comment.replies.nodes.map((reply) => (
                  <li key={reply.id}>
                    <Comment comment={reply} />
                  </li>
                ))}
              </ul>
            )}
            {may(CreateCommentDocument) &&
              (answering === comment.reference ? (
                <Write
                  articleId={article.id}
                  parent={comment.reference}
                  done={() => answer(null)}
                />
              ) : (
                <button type="button" className="quiet" onClick={() => answer(comment.reference)}>
                  {t('reply')}
                </button>
              ))}
          </li>
        ))}
      </ul>
      {may(CreateCommentDocument) && !answering && <Write articleId={article.id} />}
    </section>
  )
}

function Comment({ comment }: { comment: Said }) {
  return (
    <article className="comment" data-internal={comment.visibility === 'INTERNAL' || undefined}>
      <p>
        <b>{comment.author.name}</b> <small>{timeText(comment.createdAt)}</small>
        {comment.visibility === 'INTERNAL' && <Chip value="INTERNAL" />}
      </p>
      <p className="text">{comment.content}</p>
    </article>
  )
}

function Write({ articleId, parent, done }: { articleId: string; parent?: string; done?(): void }) {
  const { isOperator } = useSession()
  const [name, keepName] = useKept('author', '')
  const [fault, setFault] = useState<string | null>(null)
  return (
    <form
      className="write"
      onSubmit={async (event) => {
        event.preventDefault()
        const { currentTarget } = event
        const form = new FormData(currentTarget)
        const authorName = String(form.get('authorName'))
        keepName(authorName)
        try {
          await ask(CreateCommentDocument, {
            input: {
              articleId,
              authorName,
              content: String(form.get('content')),
              ...(parent && { parentReference: parent }),
              ...(form.has('isInternal') && { visibility: 'INTERNAL' as const }),
            },
          })
          currentTarget.reset()
          setFault(null)
          done?.()
          await queries.invalidateQueries({ queryKey: ['ArticleScreen'] })
        } catch (error) {
          const [issue] = error instanceof GraphFault ? error.issues : []
          setFault(
            issue
              ? `${nameOf(String(issue.path.at(-1)))} ${issue.message}`
              : (error as Error).message,
          )
        }
      }}
    >
      <label>
        {t('comment')}
        <textarea name="content" rows={3} required />
      </label>
      <div className="between">
        <label>
          {t('yourName')}
          <input name="authorName" required defaultValue={name} autoComplete="name" />
        </label>
        {isOperator && !parent && (
          <label>
            <input type="checkbox" name="isInternal" />
            {t('internal')}
          </label>
        )}
      </div>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="primary">
          {t('send')}
        </button>
      </div>
    </form>
  )
}

function History({ article }: { article: Article }) {
  return (
    <section className="card">
      <h2>{t('history')}</h2>
      <ul className="rows">
        {article.statusChanges.nodes.map((change) => (
          <li key={change.id}>
            <span>
              <Chip value={change.status.name} color={change.status.color} />
              {change.notes && <small>{change.notes}</small>}
            </span>
            <span />
            <small>{timeText(change.effectiveAt)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
