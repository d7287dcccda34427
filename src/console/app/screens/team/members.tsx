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
import { roleField } from './role-field.ts'
import { recordsPerSection, TeamSection } from './section.tsx'
import { useBlockedMembers } from './use-blocked-members.ts'

type Member = MembersOfTeamQuery['teamMembers']['nodes'][number]

/** Members of a team. */
export function Members({ teamId }: { teamId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useOperation(MembersOfTeamDocument, {
    teamId,
    first: recordsPerSection,
  })
  const blocked = useBlockedMembers(teamId, recordsPerSection)
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
}

function MemberRow({ teamId, member, owner, isBlocked }: RowProps) {
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
      </span>
      <span className="chips">
        <Chip value={role} />
        {isBlocked && <Chip value="BLOCKED" />}
      </span>
      {!isOwner && (
        <span className="actions">
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
