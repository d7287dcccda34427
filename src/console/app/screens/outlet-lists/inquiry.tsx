import { useState } from 'react'
import { useOperation } from '../../api.ts'
import { notifyDone, refetchAll, runMutation } from '../../change.ts'
import {
  ArchiveOutletInquiryDocument,
  InquiryScreenDocument,
  type InquiryScreenQuery,
  ReplyToOutletInquiryDocument,
  RestoreOutletInquiryDocument,
} from '../../generated/graphql.ts'
import { RecordHistory } from '../../list/history.tsx'
import { ListLink } from '../../list/list-link.tsx'
import { MutationButton } from '../../list/record-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { errorText } from '../../texts/error-messages.ts'
import { labelFor, t } from '../../texts/index.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { Chip, RecordLink, timeText } from '../../values.tsx'

type Inquiry = InquiryScreenQuery['outletInquiries']['nodes'][number]

/** Inquiry about an outlet, with its reply or the form to reply. */
export function InquiryScreen({ id }: { id: string }) {
  const { data, error, refetch } = useOperation(InquiryScreenDocument, { id })
  const back = <ListLink list={lists.outletInquiries} />
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
  const title = t('inquiryAbout', { name: inquiry.outlet.name })
  return (
    <Screen title={title} above={back} actions={<InquiryActions inquiry={inquiry} />}>
      <div className="stack inquiry">
        <section className="card">
          <header className="heading">
            <h2>{t('inquiryText')}</h2>
            <span className="chips">
              <Chip value={inquiry.status} />
              {inquiry.deletedAt && <Chip value="ARCHIVED" />}
            </span>
          </header>
          {inquiry.notes ? (
            <p className="text">{inquiry.notes}</p>
          ) : (
            <p className="hint">{t('noInquiryText')}</p>
          )}
          <Facts inquiry={inquiry} />
        </section>
        <Reply inquiry={inquiry} />
        <RecordHistory id={id} />
      </div>
    </Screen>
  )
}

function InquiryActions({ inquiry: { id, deletedAt, repliedAt, email } }: { inquiry: Inquiry }) {
  const { isOperator, may } = useSession()
  const input = { outletInquiryId: id }
  const archive = { document: ArchiveOutletInquiryDocument, input }
  const restore = { document: RestoreOutletInquiryDocument, input }
  if (!isOperator) return null
  if (deletedAt)
    return may(restore.document) && <MutationButton name={t('restore')} change={restore} />
  if (!repliedAt && may(archive.document) && may(ReplyToOutletInquiryDocument))
    return <DeclineButton id={id} email={email} />
  return (
    may(archive.document) && (
      <MutationButton name={t('archive')} change={archive} undo={() => restore} />
    )
  )
}

/** Button that archives an inquiry without a reply. A reason is sent as the reply. */
function DeclineButton({ id, email }: { id: string; email: string }) {
  const [isOpen, setOpen] = useState(false)
  const outletInquiryId = id
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('archive')}
      </button>
      <FormDialog
        {...{ isOpen, setOpen }}
        name={t('archive')}
        hint={t('archiveInquiryHint', { email })}
        fields={[
          {
            ...{ name: 'reply', type: 'textarea', label: t('reason') },
            ...{ hint: t('archiveWithoutReasonHint'), rows: 4 },
          },
        ]}
        run={async ({ reply }) => {
          if (reply) {
            const input = { outletInquiryId, reply }
            await runMutation({ document: ReplyToOutletInquiryDocument, input })
          }
          const input = { outletInquiryId }
          await runMutation({ document: ArchiveOutletInquiryDocument, input })
          notifyDone(reply ? t('replySent', { email }) : t('inquiryArchived'), [
            { document: RestoreOutletInquiryDocument, input },
          ])
        }}
      />
    </>
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
        <dt>{t('inquiredBy')}</dt>
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
        <dt>{t('inquiredAt')}</dt>
        <dd>{timeText(createdAt)}</dd>
      </div>
    </dl>
  )
}

function Reply({ inquiry }: { inquiry: Inquiry }) {
  const { may } = useSession()
  const { id, reply, repliedAt, email, deletedAt } = inquiry
  if (repliedAt) {
    return (
      <section className="card">
        <header className="heading">
          <h2>{t('inquiryReply')}</h2>
          <small>{timeText(repliedAt)}</small>
        </header>
        <p className="text">{reply ?? t('replyErased')}</p>
      </section>
    )
  }
  if (deletedAt) return null
  return (
    <section className="card">
      <h2>{t('inquiryReply')}</h2>
      {may(ReplyToOutletInquiryDocument) ? (
        <ReplyForm id={id} email={email} />
      ) : (
        <p className="hint">{t('waitsForReply', { email })}</p>
      )}
    </section>
  )
}

function ReplyForm({ id, email }: { id: string; email: string }) {
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (reply: string) => {
    if (isBusy) return
    setBusy(true)
    try {
      const input = { outletInquiryId: id, reply }
      await runMutation({ document: ReplyToOutletInquiryDocument, input })
      notifyDone(t('replySent', { email }))
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
        void send(String(new FormData(event.currentTarget).get('reply')))
      }}
    >
      <label>
        {t('yourReply')}
        <textarea name="reply" rows={6} required maxLength={5000} aria-describedby="reply-hint" />
      </label>
      <p className="hint" id="reply-hint">
        {t('replyHint', { email })}
      </p>
      {error && (
        <p className="fault" role="alert">
          {error}
        </p>
      )}
      <div className="actions">
        <button type="submit" className="primary" aria-disabled={isBusy}>
          {t('sendReply')}
        </button>
      </div>
    </form>
  )
}
