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
import { listUrl } from '../../list/url-parameters.ts'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { referenceField } from '../../ui/fields.tsx'
import { FormButton, type MutationForm } from '../../ui/form.tsx'
import { FormMenu } from '../../ui/form-menu.tsx'
import { Chip, dayText, RecordLink } from '../../values.tsx'
import { useInvitationForms } from './invitation-forms.ts'
import { roleField } from './role-field.ts'
import { recordsPerSection, TeamSection } from './section.tsx'
import { useBlockedMembers } from './use-blocked-members.ts'
import { type MemberAddress, useMemberAddresses } from './use-member-addresses.ts'

type Member = MembersOfTeamQuery['teamMembers']['nodes'][number]

/** Members of a team, with the open invitations to them. */
export function Members({ teamId }: { teamId: string }) {
  const { may } = useSession()
  const { data, error, refetch } = useOperation(MembersOfTeamDocument, {
    teamId,
    first: recordsPerSection,
  })
  const blocked = useBlockedMembers(teamId, recordsPerSection)
  const { addresses } = useMemberAddresses(teamId, recordsPerSection)
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
      <ul className="rows">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            teamId={teamId}
            member={member}
            owner={owner}
            isBlocked={blocked.has(member.id)}
            address={addresses.get(member.id)}
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
  /** Absent if the caller cannot read it: teams read only those of members with an open invitation of an operator. */
  address: MemberAddress | undefined
}

function MemberRow({ isBlocked, ...props }: RowProps) {
  const { isOperator } = useSession()
  const { user, role, createdAt } = props.member
  const { needsInvitation = false, invitation } = props.address ?? {}
  const facts = [
    needsInvitation && t(invitation ? 'notSignedInByEmail' : 'addressNotVerified'),
    // Teams do not see whether the address is verified.
    invitation && !needsInvitation && t('openInvitation'),
    invitation && t('linkValidUntil', { time: dayText(invitation.expiresAt) }),
  ]
  return (
    <li>
      <span>
        {isOperator ? <RecordLink record={user} /> : user.fullName}
        <small>{t('memberSince', { time: dayText(createdAt) })}</small>
        {facts.some(Boolean) && <small>{facts.filter(Boolean).join(' · ')}</small>}
      </span>
      <span className="chips">
        <Chip value={role} />
        {isBlocked && <Chip value="BLOCKED" />}
      </span>
      <span className="actions">
        <MemberMenu {...props} />
      </span>
    </li>
  )
}

/** Menu with the changes of a member that the session may make. */
function MemberMenu({ teamId, member, owner, address }: Omit<RowProps, 'isBlocked'>) {
  const { isOperator, may, session } = useSession()
  const { memberForms } = useInvitationForms()
  const { id: teamMemberId, user, role } = member
  const isOwner = role === 'OWNER'
  const isOther = isOperator || user.id !== session.userId
  const isManaged = !isOwner && isOther && may(UpdateTeamMemberDocument)
  const roleChange = { document: UpdateTeamMemberDocument, input: { teamMemberId } }
  const ownerOf = (userId: string) => ({
    document: ChangeTeamOwnerDocument,
    input: { teamId, userId },
  })
  const forms: MutationForm[] = address ? memberForms(teamId, address) : []
  if (isManaged)
    forms.push({
      ...{ ...roleChange, name: t('changeRole'), submitLabel: t('save'), message: t('saved') },
      ...{ isEdit: true, fields: [roleField(role)] },
      undo: restorePrevious(roleChange, { role }),
    })
  if (!isOwner && may(ChangeTeamOwnerDocument))
    forms.push({
      ...{ ...ownerOf(user.id), name: t('makeOwner'), fields: [] },
      // After the change, only an operator can undo it.
      ...(isOperator && owner ? { undo: () => ownerOf(owner.user.id) } : { hint: t('cannotUndo') }),
    })
  if (isManaged && may(EndOtherConsoleSessionsDocument))
    forms.push({
      ...{ name: t('endMemberSessions'), hint: t('endMemberSessionsHint'), isDestructive: true },
      ...{ document: EndOtherConsoleSessionsDocument, input: { userId: user.id }, fields: [] },
    })
  const lastForms: MutationForm[] = []
  if (!isOwner && may(RemoveTeamMemberDocument))
    lastForms.push({
      ...{ name: t('removeMember'), hint: t('cannotUndo'), isDestructive: true, fields: [] },
      ...{ document: RemoveTeamMemberDocument, input: { teamMemberId } },
    })
  return <FormMenu of={user.fullName} {...{ forms, lastForms }} />
}
