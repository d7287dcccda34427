import { invalidTransition } from '../../errors/app-error.js'

/** Who has to act for an article to go on. */
export const parties = ['TEAM', 'OPERATOR', 'WRITER'] as const
export type WorkflowParty = (typeof parties)[number]

/** What a status means: the title of the completion date in it, and who is waited for; null where nobody is. */
interface Meaning {
  title: string
  waitingFor: WorkflowParty | null
}

/** The statuses of an article in the order of the workflow. */
const statuses = {
  'pending-content-brief': { title: 'Brief due', waitingFor: 'TEAM' },
  'brief-ready-for-review': { title: 'Brief due', waitingFor: 'OPERATOR' },
  'brief-update-requested': { title: 'Brief due', waitingFor: 'TEAM' },
  'pending-draft': { title: 'Draft expected', waitingFor: 'WRITER' },
  'draft-ready-for-review': { title: 'Draft expected', waitingFor: 'TEAM' },
  'draft-update-requested': { title: 'Draft expected', waitingFor: 'WRITER' },
  'request-revision': { title: 'Draft expected', waitingFor: 'WRITER' },
  'pending-publishing': { title: 'Publication expected', waitingFor: 'OPERATOR' },
  published: { title: 'Published', waitingFor: null },
  'needs-info': { title: 'Waiting for you', waitingFor: 'TEAM' },
  'action-required': { title: 'Waiting for you', waitingFor: 'TEAM' },
  rejected: { title: 'Rejected', waitingFor: null },
} as const satisfies Record<string, Meaning>

/** Identifier of a status. */
export type StatusPrefix = keyof typeof statuses

/** Every status in the order of the workflow. */
export const statusPrefixes = Object.keys(statuses) as [StatusPrefix, ...StatusPrefix[]]

/** The id of a status, whose row comes with the first migration. */
export const statusIdOf = (status: StatusPrefix): string =>
  `01900000-0000-7000-8000-0000000002${String(statusPrefixes.indexOf(status) + 1).padStart(2, '0')}`

/** The status that an article begins with. */
export const firstStatus: StatusPrefix = 'pending-content-brief'

/** The title of an article's expected completion date, such as "Draft expected". */
export const completionTitle = (status: StatusPrefix): string => statuses[status].title

/** Who is waited for in a status; null where nobody is. */
export const waitingForIn = (status: StatusPrefix): WorkflowParty | null =>
  statuses[status].waitingFor

/** Where an article goes from a status when all goes well, first what is preferred; nowhere where that depends. */
const expected: Readonly<Record<StatusPrefix, readonly StatusPrefix[]>> = {
  'pending-content-brief': ['brief-ready-for-review', 'pending-draft'],
  'brief-ready-for-review': ['pending-draft'],
  'brief-update-requested': ['brief-ready-for-review', 'pending-draft'],
  'pending-draft': ['draft-ready-for-review'],
  'draft-ready-for-review': ['pending-publishing'],
  'draft-update-requested': ['draft-ready-for-review'],
  'request-revision': ['draft-ready-for-review'],
  'pending-publishing': ['published'],
  published: [],
  'needs-info': [],
  'action-required': [],
  rejected: [],
}

/** A way to change an article's status. Teams have the approvals, operators all the rest. */
export interface TransitionRule {
  /** Its name in errors. */
  name: string
  from: readonly StatusPrefix[]
  to: readonly StatusPrefix[]
}

const final: readonly StatusPrefix[] = ['published', 'rejected']
const unpublished = statusPrefixes.filter((status) => status !== 'published')

/** Every transition there is. */
export const articleTransitions = {
  approveBrief: {
    name: 'approving the brief',
    from: ['pending-content-brief', 'brief-ready-for-review', 'brief-update-requested'],
    to: ['pending-draft'],
  },
  requestBriefChanges: {
    name: 'asking for changes of the brief',
    from: ['brief-ready-for-review'],
    to: ['brief-update-requested'],
  },
  approveDraft: {
    name: 'approving the draft',
    from: ['pending-draft', 'draft-ready-for-review', 'draft-update-requested', 'request-revision'],
    to: ['pending-publishing'],
  },
  requestDraftChanges: {
    name: 'asking for changes of the draft',
    from: ['draft-ready-for-review'],
    to: ['draft-update-requested'],
  },
  /** An article that an outlet has rejected starts over for another one. */
  swap: { name: 'swapping the publication', from: ['rejected'], to: [firstStatus] },
  setStatus: {
    name: 'setting the status',
    from: statusPrefixes.filter((status) => !final.includes(status)),
    to: unpublished,
  },
  publish: { name: 'publishing', from: ['pending-publishing'], to: ['published'] },
  /** Puts right what was done by mistake. */
  correct: { name: 'correcting the status', from: statusPrefixes, to: unpublished },
} as const satisfies Record<string, TransitionRule>

/** The statuses that a transition leads to from here; none when it is not allowed. */
export function targets({ from, to }: TransitionRule, current: StatusPrefix): StatusPrefix[] {
  return from.includes(current) ? to.filter((status) => status !== current) : []
}

/** The transitions that somebody makes by name; swaps make theirs as they are completed. */
const named = [
  'approveBrief',
  'requestBriefChanges',
  'approveDraft',
  'requestDraftChanges',
] as const
const operators = ['setStatus', 'publish', 'correct'] as const

/** A transition that can be made now, and the status that it leads to. */
export interface AllowedArticleTransition {
  transition: (typeof named)[number] | (typeof operators)[number]
  to: StatusPrefix
  /** Whether it is the next step when all goes well; at most one of somebody's transitions is. */
  isExpected: boolean
}

/** What the workflow lets somebody do with an article in a status, in its own order. */
export function allowedArticleTransitions(
  isOperator: boolean,
  current: StatusPrefix,
): AllowedArticleTransition[] {
  const possible = [...named, ...(isOperator ? operators : [])].flatMap((transition) =>
    targets(articleTransitions[transition], current).map((to) => ({ transition, to })),
  )
  const next = expected[current]
    .map((status) =>
      possible.find(({ transition, to }) => to === status && transition !== 'correct'),
    )
    .find((transition) => transition !== undefined)
  return possible.map((transition) => ({ ...transition, isExpected: transition === next }))
}

/**
 * Refuses a transition that the workflow does not have.
 * @throws AppError invalid_transition, naming the current status and the transitions that are allowed, or who can change it
 */
export function requireArticleTransition(
  transition: TransitionRule,
  current: StatusPrefix,
  next: StatusPrefix,
): void {
  if (targets(transition, current).includes(next)) return
  const allowed = [...peersOf(transition, current)].flatMap((peer) => {
    const to = targets(peer, current)
    return to.length > 0 ? [`${peer.name} (to ${to.join(', ')})`] : []
  })
  const refused = `The article's status is ${current}, where ${transition.name}${transition.to.length > 1 ? ` to ${next}` : ''} is not allowed`
  const swap = targets(articleTransitions.swap, current).length > 0 ? ', or a completed swap,' : ''
  throw invalidTransition(
    'move_not_allowed',
    allowed.length > 0
      ? `${refused}; allowed is ${allowed.join(' or ')}.`
      : `${refused}. Only an operator${swap} can change this status.`,
    { status: current },
  )
}

/** The transitions that whoever may make this one can make. */
function peersOf(transition: TransitionRule, current: StatusPrefix): Iterable<TransitionRule> {
  const { setStatus, publish, correct } = articleTransitions
  const isOperators = [setStatus, publish, correct].some(
    (one: TransitionRule) => one === transition,
  )
  if (!isOperators) return new Set([...named.map((name) => articleTransitions[name]), transition])
  return final.includes(current) ? [correct] : [setStatus, publish]
}
