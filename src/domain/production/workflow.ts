import { invalidTransition } from '../../errors/app-error.js'

/** Parties that an article can be waiting for. */
export const parties = ['TEAM', 'OPERATOR', 'WRITER'] as const
export type WorkflowParty = (typeof parties)[number]

/**
 * Label of the completion date in a status, and the party that must act next. Null if no action is
 * pending.
 */
interface Meaning {
  title: string
  waitingFor: WorkflowParty | null
}

/** Statuses of an article, in workflow order. */
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

export type StatusPrefix = keyof typeof statuses

/** All statuses, in workflow order. */
export const statusPrefixes = Object.keys(statuses) as [StatusPrefix, ...StatusPrefix[]]

/** Returns the ID of a status. The first migration inserts the statuses with these IDs. */
export const statusIdFor = (status: StatusPrefix): string =>
  `01900000-0000-7000-8000-0000000002${String(statusPrefixes.indexOf(status) + 1).padStart(2, '0')}`

/** Initial status of an article. */
export const firstStatus: StatusPrefix = 'pending-content-brief'

/** Returns the label of an article's expected completion date, such as "Draft expected". */
export const completionTitle = (status: StatusPrefix): string => statuses[status].title

/** Whether the brief is still being written. */
export const isBriefing = (status: StatusPrefix): boolean => statuses[status].title === 'Brief due'

/** Whether the draft is being written or reviewed. */
export const isDraftExpected = (status: StatusPrefix): boolean =>
  statuses[status].title === 'Draft expected'

/** Whether the draft is final: the publication is the next step, or the article is published. */
export const isReadyToPublish = (status: StatusPrefix): boolean =>
  status === 'pending-publishing' || status === 'published'

/** Whether the brief is complete: the draft or the publication is the next step, or the article is published. */
export const isBriefComplete = (status: StatusPrefix): boolean =>
  isDraftExpected(status) || isReadyToPublish(status)

/** Returns the approvals that an article loses when it returns to a status in which they are due again. */
export function lostApprovals(next: StatusPrefix): {
  briefApprovedAt?: null
  draftApprovedAt?: null
} {
  if (isBriefing(next)) return { briefApprovedAt: null, draftApprovedAt: null }
  return isDraftExpected(next) ? { draftApprovedAt: null } : {}
}

/** Returns the party that must act next; null if no action is pending. */
export const waitingForIn = (status: StatusPrefix): WorkflowParty | null =>
  statuses[status].waitingFor

/**
 * Expected next statuses, the preferred one first. Empty if the article has ended or the next
 * status depends on the case.
 */
const nextStatuses: Readonly<Record<StatusPrefix, readonly StatusPrefix[]>> = {
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

/**
 * A status change of an article. Teams and operators can approve and request changes, writers submit
 * drafts and request information; the others are for operators.
 */
export interface TransitionRule {
  /** Name in error messages. */
  name: string
  from: readonly StatusPrefix[]
  to: readonly StatusPrefix[]
}

const final: readonly StatusPrefix[] = ['published', 'rejected']
const unpublished = statusPrefixes.filter((status) => status !== 'published')

/** All transitions of the workflow. */
export const articleTransitions = {
  approveBrief: {
    name: 'approving the brief',
    from: ['pending-content-brief', 'brief-ready-for-review', 'brief-update-requested'],
    to: ['pending-draft'],
  },
  requestBriefChanges: {
    name: 'requesting changes to the brief',
    from: ['brief-ready-for-review'],
    to: ['brief-update-requested'],
  },
  approveDraft: {
    name: 'approving the draft',
    from: ['pending-draft', 'draft-ready-for-review', 'draft-update-requested', 'request-revision'],
    to: ['pending-publishing'],
  },
  requestDraftChanges: {
    name: 'requesting changes to the draft',
    from: ['draft-ready-for-review'],
    to: ['draft-update-requested'],
  },
  /** After a rejection by the outlet, the article starts over with another product. */
  swap: { name: 'swapping the publication', from: ['rejected'], to: [firstStatus] },
  setStatus: {
    name: 'setting the status',
    from: statusPrefixes.filter((status) => !final.includes(status)),
    to: unpublished,
  },
  submitDraft: {
    name: 'submitting the draft',
    from: ['pending-draft', 'draft-update-requested', 'request-revision', 'needs-info'],
    to: ['draft-ready-for-review'],
  },
  requestInformation: {
    name: 'requesting information',
    from: ['pending-draft', 'draft-update-requested', 'request-revision'],
    to: ['needs-info'],
  },
  publish: { name: 'publishing', from: ['pending-publishing'], to: ['published'] },
  /** Corrects a status that was set by mistake. */
  correct: { name: 'correcting the status', from: statusPrefixes, to: unpublished },
} as const satisfies Record<string, TransitionRule>

/**
 * Returns the statuses that a transition allows from the current one. Empty if the transition is
 * not allowed.
 */
export function targets({ from, to }: TransitionRule, current: StatusPrefix): StatusPrefix[] {
  return from.includes(current) ? to.filter((status) => status !== current) : []
}

/** Transitions that callers request by name. Completing a swap makes the transition `swap`. */
const callerTransitions = [
  'approveBrief',
  'requestBriefChanges',
  'approveDraft',
  'requestDraftChanges',
] as const
const operators = ['setStatus', 'publish', 'correct'] as const
const writers: readonly TransitionRule[] = [
  articleTransitions.submitDraft,
  articleTransitions.requestInformation,
]

/** A transition that is currently allowed, and its target status. */
export interface AllowedArticleTransition {
  transition: (typeof callerTransitions)[number] | (typeof operators)[number]
  to: StatusPrefix
  /** Whether this is the expected next step. At most one of the transitions is. */
  isExpected: boolean
}

/** Lists the transitions that a team or an operator can make from a status, in workflow order. */
export function allowedArticleTransitions(
  isOperator: boolean,
  current: StatusPrefix,
): AllowedArticleTransition[] {
  const transitions = [...callerTransitions, ...(isOperator ? operators : [])].flatMap(
    (transition) =>
      targets(articleTransitions[transition], current).map((to) => ({ transition, to })),
  )
  const next = nextStatuses[current]
    .map((status) =>
      transitions.find(({ transition, to }) => to === status && transition !== 'correct'),
    )
    .find((transition) => transition !== undefined)
  return transitions.map((transition) => ({ ...transition, isExpected: transition === next }))
}

/**
 * Requires that the workflow allows a transition.
 * @throws AppError invalid_transition, with the current status and the allowed transitions, or who
 * can change the status
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
  const message = `The article's status is ${current}, where ${transition.name}${transition.to.length > 1 ? ` to ${next}` : ''} is not allowed`
  const swap = targets(articleTransitions.swap, current).length > 0 ? ', or a completed swap,' : ''
  throw invalidTransition(
    'article_status',
    allowed.length > 0
      ? `${message}. Allowed: ${allowed.join(' or ')}.`
      : `${message}. Only an operator${swap} can change this status.`,
    { status: current },
  )
}

/** Returns the transitions available to a caller who can make the given one. */
function peersOf(transition: TransitionRule, current: StatusPrefix): Iterable<TransitionRule> {
  const { setStatus, publish, correct } = articleTransitions
  if (writers.includes(transition)) return writers
  const isOperators = [setStatus, publish, correct].some(
    (rule: TransitionRule) => rule === transition,
  )
  if (!isOperators)
    return new Set([...callerTransitions.map((name) => articleTransitions[name]), transition])
  return final.includes(current) ? [correct] : [setStatus, publish]
}
