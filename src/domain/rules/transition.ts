import { invalidTransition } from '../../errors/app-error.js'

/** Allowed target states for each state of a record. */
export type AllowedTransitions<State extends string> = Readonly<Record<State, readonly State[]>>

/**
 * Requires that the state table allows a transition.
 * @throws AppError invalid_transition, with the current state and the allowed target states
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
    throw invalidTransition('status_final', `${refusal}. This status is final.`, { status: from })
  }
  const message = `${refusal}. It can become ${allowed.join(' or ')}.`
  throw invalidTransition('status_not_allowed', message, { status: from, to, allowed })
}
