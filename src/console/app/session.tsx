import { createContext, type ReactNode, useContext } from 'react'
import { access } from './generated/graph.ts'
import type { SessionQuery } from './generated/graphql.ts'
import { operationName } from './graph.ts'
import { nameForBuyers } from './texts/index.ts'

type Session = SessionQuery['session']
/** Access rule from the schema: operators only, or one scope of each set. */
export type Access = 'operator' | readonly (readonly string[])[]

const isOperatorOf = ({ source }: Session) => source === 'OPERATOR_TOKEN'

const Context = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  nameForBuyers(!isOperatorOf(session))
  return <Context value={session}>{children}</Context>
}

/** Returns the session and its permissions. */
export function useSession() {
  const session = useContext(Context)!
  const isOperator = isOperatorOf(session)
  const held: ReadonlySet<string> = new Set(session.scopes)
  const lets = (asked: Access) =>
    isOperator ||
    (asked !== 'operator' && asked.every((set) => set.some((scope) => held.has(scope))))
  return {
    session,
    isOperator,
    lets,
    /** Whether the token can run an operation. Controls for other operations are hidden. */
    may(document: { toString(): string }): boolean {
      const isChange = /^\s*mutation/.test(document.toString())
      if (isChange && session.tokenType === 'READ_ONLY') return false
      return lets((access as Record<string, Access>)[operationName(document)] ?? 'operator')
    },
  }
}
