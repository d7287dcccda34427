import { useState } from 'react'
import { useLocation } from 'wouter'
import { useOperation } from '../../api.ts'
import {
  CreateApiTokenDocument,
  type CreateApiTokenMutation,
  TokensOfTeamDocument,
} from '../../generated/graphql.ts'
import { ReferenceInput } from '../../list/reference.tsx'
import { enumValues } from '../../list/url-parameters.ts'
import type { ListRecord } from '../../lists.ts'
import { groupScopes, scopeActionLabel } from '../../scopes.tsx'
import { isReadScope, useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { FormButton } from '../../ui/form.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { timeText } from '../../values.tsx'
import { showToken } from './rotate.tsx'
import { useBlockedMembers } from './use-blocked-members.ts'

type Type = 'FULL_ACCESS' | 'CUSTOM' | 'READ_ONLY'

/** Returns a time as a value of a `datetime-local` input: local, rounded down to the minute. */
function localMinute(time: string): string {
  const date = new Date(time)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

interface NewTokenProps {
  /** Team of the token. If omitted, the form has a field for it. */
  teamId?: string | undefined
  isPrimary?: boolean
  done(data: unknown): void
}

/** Button that creates a token. Offers only scopes that the current token has. */
export function NewTokenButton({ teamId: givenTeamId, isPrimary = false, done }: NewTokenProps) {
  const { isOperator, may, session } = useSession()
  const [teamId, setTeam] = useState(givenTeamId)
  const isFull = isOperator || session.tokenType === 'FULL_ACCESS'
  const types = ((enumValues('TokenType') ?? []) as Type[]).filter(
    (one) => isFull || one !== 'FULL_ACCESS',
  )
  const [type, setType] = useState(types[0]!)
  const [scopes, setScopes] = useState<readonly string[]>([])
  const own = useOperation(
    TokensOfTeamDocument,
    { where: { id: { eq: session.tokenId } }, first: 1 },
    { enabled: !isOperator && may(TokensOfTeamDocument) },
  ).data?.apiTokens.nodes[0]
  const blocked = useBlockedMembers(isOperator ? (teamId ?? '') : '', 100)
  const all: readonly string[] = (isOperator ? enumValues('Scope') : session.scopes) ?? []
  const availableScopes = type === 'READ_ONLY' ? all.filter(isReadScope) : all
  const selectedScopes = scopes.filter((one) => availableScopes.includes(one))
  const fields: FormField[] = [
    ...(givenTeamId === undefined ? [teamField(setTeam)] : []),
    { name: 'name', required: true, hint: t('tokenNameHint') },
    {
      name: 'type',
      control: () => <TypeChoice types={types} type={type} change={setType} />,
    },
  ]
  if (type !== 'FULL_ACCESS') {
    fields.push({
      name: 'scopes',
      control: () => (
        <Scopes
          offered={availableScopes}
          chosen={selectedScopes}
          isRequired={type === 'CUSTOM'}
          change={setScopes}
        />
      ),
    })
  }
  fields.push(expiryField(own))
  if (isOperator && teamId) fields.push(memberField(teamId, blocked))
  return (
    <FormButton
      name={t('newToken')}
      submitLabel={t('createToken')}
      hint={t('newTokenHint')}
      isPrimary={isPrimary}
      document={CreateApiTokenDocument}
      input={{
        ...(givenTeamId && { teamId: givenTeamId }),
        type,
        ...(type !== 'FULL_ACCESS' && { scopes: selectedScopes }),
      }}
      fields={fields}
      done={done}
    />
  )
}

/** Field for the team. @param selectTeam receives its ID */
const teamField = (selectTeam: (id: string) => void): FormField => ({
  ...{ name: 'teamId', required: true },
  control: (set) => (
    <ReferenceInput
      type="Team"
      change={(id) => {
        set(id)
        selectTeam(id)
      }}
    />
  ),
})

/** Field for the expiry time. @param own current token, which the new one cannot outlive */
const expiryField = (
  own: { expiresAt?: string | null; isSession: boolean } | undefined,
): FormField => ({
  ...{ name: 'expiresAt', type: 'datetime-local', label: t('tokenEnd') },
  ...(own?.expiresAt
    ? {
        preset: localMinute(own.expiresAt),
        required: true,
        hint: t(own.isSession ? 'tokenEndOfSessionHint' : 'tokenEndOfTokenHint', {
          time: timeText(own.expiresAt),
        }),
      }
    : { hint: t('tokenEndHint') }),
})

/** Field for the member of a team as whom the token acts. @param blocked IDs of blocked members */
const memberField = (teamId: string, blocked: ReadonlySet<string>): FormField => ({
  ...{ name: 'userId', label: t('actsAs'), hint: t('actsAsHint') },
  control: (set) => (
    <ReferenceInput
      key={teamId}
      type="TeamMember"
      where={{ teamId: { eq: teamId } }}
      idOf={({ user }) => (user as { id: string } | null)?.id}
      detail={(member: ListRecord) =>
        [labelFor(String(member.role)), blocked.has(member.id) && labelFor('BLOCKED')]
          .filter(Boolean)
          .join(' · ')
      }
      change={set}
    />
  ),
})

/** Button of the token list: creates a token for the user's team, or any team for operators, and opens it. */
export function NewTokenOfAnyTeamButton() {
  const { isOperator, may, session } = useSession()
  const [, navigate] = useLocation()
  if (!may(CreateApiTokenDocument)) return null
  return (
    <NewTokenButton
      teamId={isOperator ? undefined : (session.teamId ?? undefined)}
      isPrimary
      done={(data) => {
        const { token, kept } = (data as CreateApiTokenMutation).issued
        showToken(token, kept)
        navigate(`/tokens/${kept.id}`)
      }}
    />
  )
}

interface TypeChoiceProps {
  types: readonly Type[]
  type: Type
  change(type: Type): void
}

function TypeChoice({ types, type, change }: TypeChoiceProps) {
  return (
    <fieldset>
      <legend className="hidden">{labelFor('type')}</legend>
      {types.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name="token-type"
            checked={one === type}
            onChange={() => change(one)}
          />
          <span>
            {labelFor(one)} <small>{t(`hintOf${one}`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface ScopesProps {
  offered: readonly string[]
  chosen: readonly string[]
  /** Whether at least one must be selected. */
  isRequired: boolean
  change(chosen: readonly string[]): void
}

/** Checkboxes for scopes, grouped by subject. */
function Scopes({ offered, chosen, isRequired, change }: ScopesProps) {
  const areas = groupScopes(offered)
  const invalidScope = isRequired && chosen.length === 0 ? areas[0]?.scopes[0] : undefined
  return (
    <div className="scopes">
      {areas.map(({ name, scopes }) => (
        <fieldset key={name}>
          <legend>{name}</legend>
          {scopes.map((scope) => (
            <label key={scope}>
              <input
                type="checkbox"
                ref={(box) =>
                  box?.setCustomValidity(scope === invalidScope ? t('selectScope') : '')
                }
                checked={chosen.includes(scope)}
                onChange={({ target }) =>
                  change(
                    target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope),
                  )
                }
              />
              {scopeActionLabel(scope)}
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  )
}
