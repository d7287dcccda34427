import { useOperation } from '../../api.ts'
import { restorePrevious } from '../../change.ts'
import {
  AddTeamMemberDocument,
  type AddTeamMemberMutation,
  ChangeTeamOwnerDocument,
  EndOtherConsoleSessionsDocument,
  MembersOfTeamDocument,
  type MembersOfTeamQuery,
  RemoveTeamMemberDocument,
  UpdateTeamMemberDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { referenceField } from '../../ui/fields.tsx'
import { EditButton, FormButton } from '../../ui/form.tsx'
import { Chip, dayText, RecordLink } from '../../values.tsx'
import { InviteMemberButton } from './invite-member.tsx'
import { roleField } from './role-field.ts'
import { recordsPerSection, TeamSection } from './section.tsx'
import { useBlockedMembers } from './use-blocked-members.ts'
import { type UnverifiedMember, useUnverifiedMembers } from './use-unverified-members.ts'

type Member = MembersOfTeamQuery['teamMembers']['nodes'][number]

/** Members of a team. */
export function Members({ teamId }: { teamId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useOperation(MembersOfTeamDocument, {
    teamId,
    first: recordsPerSection,
  })
  const blocked = useBlockedMembers(teamId, recordsPerSection)
  const unverified = useUnverifiedMembers(teamId, recordsPerSection)
  const members = data?.teamMembers.nodes ?? []
  const owner = members.find(({ role }) => role === 'OWNER')
  return (
    <TeamSection
      title={labelFor('teamMembers')}
      isReady={data !== undefined}
      error={error}
      retry={refetch}
      all={
        data && {
          href: listUrl(lists.teamMembers, { teamId }),
          total: data.teamMembers.totalCount,
        }
      }
      actions={
        may(AddTeamMemberDocument) && (
          <FormButton
            name={t('addMember')}
            hint={t('addMemberHint')}
            document={AddTeamMemberDocument}
            input={{ teamId }}
            fields={[referenceField('userId'), roleField()]}
            undo={(data) => ({
              document: RemoveTeamMemberDocument,
              input: { teamMemberId: (data as AddTeamMemberMutation).addTeamMember.id },
            })}
          />
        )
      }
    >
      <ul className="rows members">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            teamId={teamId}
            member={member}
            owner={owner}
            isBlocked={blocked.has(member.id)}
            unverified={unverified.get(member.id)}
          />
        ))}
      </ul>
    </TeamSection>
  )
}

interface RowProps {
  teamId: string
  member: Member
  owner: Member | undefined
  isBlocked: boolean
  /** Absent if the address is verified, or the token cannot read it. */
  unverified: UnverifiedMember | undefined
}

function MemberRow({ teamId, member, owner, isBlocked, unverified }: RowProps) {
  const { isOperator, may, session } = useSession()
  const { user, role } = member
  const isOwner = role === 'OWNER'
  const isOther = isOperator || user.id !== session.userId
  const ownerOf = (userId: string) => ({
    document: ChangeTeamOwnerDocument,
    input: { teamId, userId },
  })
  return (
    <li>
      <span>
        {isOperator ? <RecordLink record={user} /> : user.fullName}
        <small>{t('memberSince', { time: dayText(member.createdAt) })}</small>
        {unverified && <small>{t('addressNotVerified')}</small>}
      </span>
      <span className="chips">
        <Chip value={role} />
        {isBlocked && <Chip value="BLOCKED" />}
      </span>
      {isOwner && unverified && (
        <span className="actions">
          <InviteMemberButton teamId={teamId} member={unverified} />
        </span>
      )}
      {!isOwner && (
        <span className="actions">
          {unverified && <InviteMemberButton teamId={teamId} member={unverified} />}
          {isOther && may(UpdateTeamMemberDocument) && (
            <EditButton
              name={t('changeRole')}
              document={UpdateTeamMemberDocument}
              input={{ teamMemberId: member.id }}
              fields={[roleField(role)]}
              undo={restorePrevious(
                { document: UpdateTeamMemberDocument, input: { teamMemberId: member.id } },
                { role },
              )}
            />
          )}
          {may(ChangeTeamOwnerDocument) && (
            <MutationButton
              name={t('makeOwner')}
              change={ownerOf(user.id)}
              // After the change, only an operator can undo it.
              {...(isOperator && owner
                ? { undo: () => ownerOf(owner.user.id) }
                : { isFinal: true })}
            />
          )}
          {isOther && may(UpdateTeamMemberDocument) && may(EndOtherConsoleSessionsDocument) && (
            <MutationButton
              name={t('endMemberSessions')}
              isFinal
              change={{ document: EndOtherConsoleSessionsDocument, input: { userId: user.id } }}
            >
              {t('endMemberSessionsHint')}
            </MutationButton>
          )}
          {may(RemoveTeamMemberDocument) && (
            <MutationButton
              name={t('removeMember')}
              isFinal
              change={{ document: RemoveTeamMemberDocument, input: { teamMemberId: member.id } }}
            />
          )}
        </span>
      )}
    </li>
  )
}
