import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  EndConsoleSessionDocument,
  EndOtherConsoleSessionsDocument,
  RemovePasskeyDocument,
  RenamePasskeyDocument,
  SignInSettingsDocument,
  type SignInSettingsQuery,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { addPasskey, signInMethods } from '../../passkeys.ts'
import { useSession } from '../../session.tsx'
import { fetchTeams } from '../../sign-in.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { EditButton } from '../../ui/form.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { showNotice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/page.tsx'
import { Chip, dayText, timeAgo } from '../../values.tsx'
import { TeamSection } from '../team/section.tsx'

type Passkey = SignInSettingsQuery['passkeys']['nodes'][number]
type ConsoleSession = SignInSettingsQuery['consoleSessions']['nodes'][number]

/** Sign-in settings of the user: passkeys and sessions. */
export function SignInSettings() {
  const { session, isOperator } = useSession()
  const { data, error, refetch } = useOperation(SignInSettingsDocument, { userId: session.userId })
  const { data: methods } = useQuery(signInMethods)
  const sessions = data?.consoleSessions.nodes ?? []
  const isConsole = isOperator
    ? session.tokenType !== 'READ_ONLY'
    : sessions.some(({ isCurrent }) => isCurrent)
  const section = { isReady: data !== undefined, error, retry: refetch }
  const passkeys = data?.passkeys.nodes ?? []
  return (
    <Screen title={t('signInSettings')}>
      <div className="pairs">
        <TeamSection
          {...section}
          title={t('passkeys')}
          hint={t(isOperator ? 'operatorPasskeysHint' : 'passkeysHint')}
          actions={methods?.passkeys && isConsole && <AddPasskey />}
          empty={passkeys.length === 0 ? t(emptyText(methods?.passkeys, isConsole)) : undefined}
        >
          <ul className="rows">
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        </TeamSection>
        <Sessions {...section} sessions={sessions} />
      </div>
    </Screen>
  )
}

function emptyText(isAvailable: boolean | undefined, isConsole: boolean) {
  if (isAvailable === false) return 'passkeysUnavailable'
  return isConsole ? 'noPasskeys' : 'passkeysNeedSession'
}

/** Names of errors of the browser that the user causes. */
const browserErrors: Record<string, 'passkeyExists' | 'noPasskeyUsed'> = {
  InvalidStateError: 'passkeyExists',
  NotAllowedError: 'noPasskeyUsed',
}

function AddPasskey() {
  const [isOpen, setOpen] = useState(false)
  const run = async ({ name }: Record<string, unknown>) => {
    try {
      await addPasskey(String(name))
      showNotice(t('passkeyAdded'))
    } catch (error) {
      if (error instanceof ApiError) throw error
      const text = browserErrors[(error as Error).name] ?? 'noPasskeyUsed'
      showNotice(t(text), { isError: true })
    }
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {t('addPasskey')}
      </button>
      <FormDialog
        isOpen={isOpen}
        setOpen={setOpen}
        name={t('addPasskey')}
        hint={t('addPasskeyHint')}
        fields={[{ name: 'name', required: true, hint: t('passkeyNameHint') }]}
        run={run}
      />
    </>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { may } = useSession()
  const { id, name, createdAt, lastUsedAt } = passkey
  const facts = [
    t('addedAtTime', { time: dayText(createdAt) }),
    lastUsedAt ? t('lastUsed', { time: timeAgo(lastUsedAt) }) : t('neverUsed'),
  ]
  const change = { document: RenamePasskeyDocument, input: { id } }
  return (
    <li>
      <span>
        {name}
        <small>{facts.join(' · ')}</small>
      </span>
      <span className="actions">
        {may(RenamePasskeyDocument) && (
          <EditButton
            {...change}
            name={t('rename')}
            fields={[{ name: 'name', value: name, required: true }]}
            undo={restorePrevious(change, { name })}
          />
        )}
        {may(RemovePasskeyDocument) && (
          <MutationButton
            name={t('removePasskey')}
            isFinal
            isDestructive
            change={{ document: RemovePasskeyDocument, input: { id } }}
            record={passkey}
          >
            {t('removePasskeyHint')}
          </MutationButton>
        )}
      </span>
    </li>
  )
}

interface SessionsProps {
  isReady: boolean
  error: Error | null
  retry(): void
  sessions: readonly ConsoleSession[]
}

function Sessions({ sessions, ...section }: SessionsProps) {
  const { may } = useSession()
  const { data: teams = [] } = useQuery({ queryKey: ['SessionTeams'], queryFn: fetchTeams })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const sorted = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
  return (
    <TeamSection
      {...section}
      title={t('sessions')}
      hint={t('sessionsHint')}
      actions={
        others.length > 0 &&
        may(EndOtherConsoleSessionsDocument) && (
          <MutationButton
            name={t('endOtherSessions')}
            isFinal
            isDestructive
            change={{ document: EndOtherConsoleSessionsDocument, input: {} }}
          />
        )
      }
      empty={sessions.length === 0 ? t('noSessions') : undefined}
    >
      <ul className="rows">
        {sorted.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            team={
              teams.length > 1 ? teams.find(({ id }) => id === session.teamId)?.name : undefined
            }
          />
        ))}
      </ul>
    </TeamSection>
  )
}

function SessionRow({ session, team }: { session: ConsoleSession; team: string | undefined }) {
  const { may } = useSession()
  const { id, browser, operatingSystem, network, signInMethod, isCurrent } = session
  const where =
    browser && operatingSystem
      ? t('browserOnSystem', { browser, system: operatingSystem })
      : (browser ?? operatingSystem ?? t('unknownBrowser'))
  const facts = [
    team,
    labelFor(signInMethod),
    network,
    t('signedInAtTime', { time: timeAgo(session.createdAt) }),
    session.lastUsedAt && !isCurrent && t('lastUsed', { time: timeAgo(session.lastUsedAt) }),
  ]
  return (
    <li>
      <span>
        {where}
        <small>{facts.filter(Boolean).join(' · ')}</small>
      </span>
      {isCurrent ? (
        <Chip value="CURRENT_SESSION" />
      ) : (
        <span className="actions">
          {may(EndConsoleSessionDocument) && (
            <MutationButton
              name={t('endSession')}
              isFinal
              isDestructive
              change={{ document: EndConsoleSessionDocument, input: { id } }}
            />
          )}
        </span>
      )}
    </li>
  )
}
