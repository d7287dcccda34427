import { useState } from 'react'
import { Link } from 'wouter'
import { useOperation } from '../../api.ts'
import { notifyDone, refetchAll, runMutation } from '../../change.ts'
import {
  AnswerOutletInquiryDocument,
  ArchiveOutletInquiryDocument,
  InquiryScreenDocument,
  type InquiryScreenQuery,
  RestoreOutletInquiryDocument,
} from '../../generated/graphql.ts'
import { AuditHistory, MutationButton } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, RecordLink, timeText } from '../../values.tsx'

type Inquiry = InquiryScreenQuery['outletInquiries']['nodes'][number]

/** Inquiry about an outlet, with its answer or the form to answer it. */
export function InquiryScreen({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(InquiryScreenDocument, { id })
  const back = <Link href={`/${lists.outletInquiries.path}`}>{labelFor('outletInquiries')}</Link>
  if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} />
  const [inquiry] = data.outletInquiries.nodes
  if (!inquiry) {
    return (
      <EmptyState title={t('notFound')} hint={t('notFoundHint')}>
        {back}
      </EmptyState>
    )
  }
  const title = t('questionAbout', { name: inquiry.outlet.name })
  return (
    <Screen title={title} above={back} actions={<InquiryActions inquiry={inquiry} />}>
      <div className="stack inquiry">
        <section className="card">
          <header className="heading">
            <h2>{t('questionText')}</h2>
            <span className="chips">
              <Chip value={inquiry.status} />
              {inquiry.deletedAt && <Chip value="ARCHIVED" />}
            </span>
          </header>
          {inquiry.notes ? (
            <p className="text">{inquiry.notes}</p>
          ) : (
            <p className="hint">{t('noQuestionText')}</p>
          )}
          <Facts inquiry={inquiry} />
        </section>
        <Answer inquiry={inquiry} />
        <AuditHistory id={id} />
      </div>
    </Screen>
  )
}

function InquiryActions({ inquiry: { id, deletedAt } }: { inquiry: Inquiry }) {
  const { isOperator, may } = useSession()
  const input = { outletInquiryId: id }
  const archive = { document: ArchiveOutletInquiryDocument, input }
  const restore = { document: RestoreOutletInquiryDocument, input }
  if (!isOperator) return null
  if (deletedAt)
    return may(restore.document) && <MutationButton name={t('restore')} change={restore} />
  return (
    may(archive.document) && (
      <MutationButton name={t('archive')} change={archive} undo={() => restore} />
    )
  )
}

function Facts({ inquiry }: { inquiry: Inquiry }) {
  const { isOperator } = useSession()
  const { outlet, team, name, email, phoneNumber, createdAt } = inquiry
  return (
    <dl className="fields">
      <div>
        <dt>{labelFor('outlet')}</dt>
        <dd>
          <RecordLink record={outlet} />
        </dd>
      </div>
      {isOperator && (
        <div>
          <dt>{labelFor('team')}</dt>
          <dd>{team ? <RecordLink record={team} /> : t('visitor')}</dd>
        </div>
      )}
      <div>
        <dt>{t('askedBy')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{labelFor('email')}</dt>
        <dd>{email}</dd>
      </div>
      {phoneNumber && (
        <div>
          <dt>{labelFor('phoneNumber')}</dt>
          <dd>{phoneNumber}</dd>
        </div>
      )}
      <div>
        <dt>{t('askedAt')}</dt>
        <dd>{timeText(createdAt)}</dd>
      </div>
    </dl>
  )
}

function Answer({ inquiry }: { inquiry: Inquiry }) {
  const { may } = useSession()
  const { id, answer, answeredAt, email, deletedAt } = inquiry
  if (answeredAt) {
    return (
      <section className="card">
        <header className="heading">
          <h2>{t('answer')}</h2>
          <small>{timeText(answeredAt)}</small>
        </header>
        <p className="text">{answer ?? t('answerErased')}</p>
      </section>
    )
  }
  if (deletedAt) return null
  return (
    <section className="card">
      <h2>{t('answer')}</h2>
      {may(AnswerOutletInquiryDocument) ? (
        <AnswerForm id={id} email={email} />
      ) : (
        <p className="hint">{t('waitsForAnswer', { email })}</p>
      )}
    </section>
  )
}

function AnswerForm({ id, email }: { id: string; email: string }) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (answer: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      const input = { outletInquiryId: id, answer }
      await runMutation({ document: AnswerOutletInquiryDocument, input })
      notifyDone(t('answerSent', { email }))
      setError(null)
    } catch (error) {
      setError(errorText(error).text)
    }
    setBusy(false)
    await refetchAll()
  }
  return (
    <form
      className="write"
      onSubmit={(event) => {
        event.preventDefault()
        void send(String(new FormData(event.currentTarget).get('answer')))
      }}
    >
      <label>
        {t('yourAnswer')}
        <textarea name="answer" rows={6} required maxLength={5000} aria-describedby="answer-hint" />
      </label>
      <p className="hint" id="answer-hint">
        {t('answerHint', { email })}
      </p>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {t('sendAnswer')}
        </button>
      </div>
    </form>
  )
}
