import { invalidTransition } from '../../errors/app-error.js'

/** The states a record can change to from each of its states. */
export type AllowedTransitions<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * Refuses a transition that a state table does not have.
 * @throws AppError invalid_transition, naming the state and where it can change
 */
export function requireTransition<State extends string>(
  what: string,
  transitions: AllowedTransitions<State>,
  from: State,
  to: State,
): void {
  const allowed = transitions[from]
  if (allowed.includes(to)) return
  const refusal = `The ${what} is ${from} and cannot become ${to}`
  if (allowed.length === 0) {
    throw invalidTransition('status_final', `${refusal}: that is final.`, { status: from })
  }
  const message = `${refusal}: it can become ${allowed.join(' or ')}.`
  throw invalidTransition('status_not_allowed', message, { status: from, to, allowed })
}
