import { invalidTransition } from '../../errors/app-error.js'

/** The states a record can move to from each of its states. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * Refuses a move that a state table does not have.
 * @throws AppError invalid_transition, naming the state and where it can move
 */
export function requireTransition<State extends string>(
  what: string,
  moves: Moves<State>,
  from: State,
  to: State,
): void {
  const allowed = moves[from]
  if (allowed.includes(to)) return
  const refusal = `The ${what} is ${from} and cannot become ${to}`
  if (allowed.length === 0) {
    throw invalidTransition('status_final', `${refusal}: that is final.`, { status: from })
  }
  const message = `${refusal}: it can become ${allowed.join(' or ')}.`
  throw invalidTransition('status_not_allowed', message, { status: from, to, allowed })
}
