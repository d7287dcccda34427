import { AppError } from '../../errors/app-error.js'

/** The statuses of an article in the order of the workflow, and the title of its completion date in each. */
const titles = {
  'pending-content-brief': 'Brief due',
  'brief-ready-for-review': 'Brief due',
  'brief-update-requested': 'Brief due',
  'pending-draft': 'Draft expected',
  'draft-ready-for-review': 'Draft expected',
  'draft-update-requested': 'Draft expected',
  'request-revision': 'Draft expected',
  'pending-publishing': 'Publication expected',
  published: 'Published',
  'needs-info': 'Waiting for you',
  'action-required': 'Waiting for you',
  rejected: 'Rejected',
} as const

/** Identifier of a status. */
export type StatusPrefix = keyof typeof titles

/** Every status in the order of the workflow. */
export const statusPrefixes = Object.keys(titles) as [StatusPrefix, ...StatusPrefix[]]

/** The status that an article begins with. */
export const firstStatus: StatusPrefix = 'pending-content-brief'

/** The title of an article's expected completion date, such as "Draft expected". */
export const titleOf = (status: StatusPrefix): string => titles[status]

/** A way to change an article's status. Teams have the approvals, operators all the rest. */
export interface Move {
  /** Its name in errors. */
  name: string
  from: readonly StatusPrefix[]
  to: readonly StatusPrefix[]
}

const final: readonly StatusPrefix[] = ['published', 'rejected']

/** Every move there is. */
export const moves = {
  approveBrief: {
    name: 'approving the brief',
    from: ['pending-content-brief', 'brief-ready-for-review', 'brief-update-requested'],
    to: ['pending-draft'],
  },
  approveDraft: {
    name: 'approving the draft',
    from: ['pending-draft', 'draft-ready-for-review', 'draft-update-requested', 'request-revision'],
    to: ['pending-publishing'],
  },
  /** An article that an outlet has rejected starts over for another one. */
  swap: { name: 'swapping the publication', from: ['rejected'], to: [firstStatus] },
  setStatus: {
    name: 'setting the status',
    from: statusPrefixes.filter((status) => !final.includes(status)),
    to: statusPrefixes,
  },
} as const satisfies Record<string, Move>

/** The statuses that a move leads to from here; none when it is not allowed. */
export function targets({ from, to }: Move, current: StatusPrefix): StatusPrefix[] {
  return from.includes(current) ? to.filter((status) => status !== current) : []
}

/**
 * Refuses a move that the workflow does not have.
 * @throws AppError invalid_transition, naming the current status and the moves that are allowed
 */
export function requireMove(move: Move, current: StatusPrefix, next: StatusPrefix): void {
  if (targets(move, current).includes(next)) return
  const peers: Move[] = move === moves.setStatus ? [move] : [moves.approveBrief, moves.approveDraft]
  const allowed = peers.flatMap((peer) => {
    const to = targets(peer, current)
    return to.length > 0 ? [`${peer.name} (to ${to.join(', ')})`] : []
  })
  throw new AppError(
    'invalid_transition',
    `The article's status is ${current}, where ${move.name}${move.to.length > 1 ? ` to ${next}` : ''} is not allowed; allowed is ${allowed.join(' or ') || 'nothing'}.`,
  )
}
