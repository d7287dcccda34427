import { createContext, type ReactNode, useContext } from 'react'
import { operationName } from './api.ts'
import { access, mutations } from './generated/graph.ts'
import type { SessionQuery } from './generated/graphql.ts'
import { setBuyerNames } from './texts/index.ts'

type Session = SessionQuery['session']
/** Access rule from the schema: operators only, or one scope of each set. */
export type AccessRule = 'operator' | readonly (readonly string[])[]

const isOperatorSession = ({ source }: Session) => source === 'OPERATOR_TOKEN'

/** Whether a scope, as in `Session.scopes`, is for reading. */
export const isReadScope = (scope: string) => /_(READ|LISTS)$/.test(scope)

const Context = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  setBuyerNames(!isOperatorSession(session))
  return <Context value={session}>{children}</Context>
}

/** Returns the session and its permissions. */
export function useSession() {
  const session = useContext(Context)!
  const isOperator = isOperatorSession(session)
  const heldScopes: ReadonlySet<string> = new Set(session.scopes)
  const allowedMutations: ReadonlySet<string> = new Set(session.mutations)
  const allows = (rule: AccessRule) =>
    isOperator ||
    (rule !== 'operator' && rule.every((set) => set.some((scope) => heldScopes.has(scope))))
  return {
    session,
    isOperator,
    allows,
    /** Whether the session can read links that work without a token, such as payment pages. It needs a scope for writing. */
    canReadLinks:
      session.tokenType !== 'READ_ONLY' && session.scopes.some((scope) => !isReadScope(scope)),
    /** Whether the scopes and the role allow an operation. Controls for other operations are hidden. */
    may(document: { toString(): string }): boolean {
      const name = operationName(document)
      const changes = (mutations as Record<string, readonly string[]>)[name] ?? []
      if (changes.length > 0 && session.tokenType === 'READ_ONLY') return false
      if (!changes.every((mutation) => allowedMutations.has(mutation))) return false
      return allows((access as Record<string, AccessRule>)[name] ?? 'operator')
    },
  }
}
