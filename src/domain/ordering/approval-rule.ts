/** When an order needs approval, and the states of an approval. */
import { z } from 'zod'
import type { Order, Prisma } from '../../../prisma/generated/client/client.js'
import type {
  ApprovalCondition,
  ApprovalStatus,
  InvitationSource,
  MemberRole,
} from '../../../prisma/generated/client/enums.js'
import { requireScope, type Session } from '../../access/session.js'
import { invalidTransition, refused } from '../../errors/app-error.js'
import type { AllowedTransitions } from '../rules/transition.js'

/** Allowed transitions of an approval. A cancelled order that was not decided on is WITHDRAWN. */
export const approvalTransitions: AllowedTransitions<ApprovalStatus> = {
  PENDING: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: [],
  REJECTED: [],
  WITHDRAWN: [],
}

/** Settings of a team that decide which of its orders need approval. */
export interface ApprovalRule {
  /** Amount in cents above which an order needs approval. Null: no amount. */
  approvalRequiredAbove: bigint | null
  /** Callers whose orders of any amount need approval. */
  approvalRequiredFor: readonly ApprovalCondition[]
}

/** Roles to whose members conditions apply. */
const roleOf: Partial<Record<ApprovalCondition, MemberRole>> = { BUYERS: 'BUYER', ADMINS: 'ADMIN' }

/** Whether the orders of a caller need approval by each condition. */
const conditions: Readonly<Record<ApprovalCondition, (caller: Session) => boolean>> = {
  // Otherwise an API token could order through an application to which it has consented itself.
  API_TOKENS: (caller) =>
    caller.kind === 'team' && !caller.isConsole && (!caller.grant || caller.grant.isByApiToken),
  OAUTH_APPLICATIONS: (caller) => caller.kind === 'team' && caller.grant !== undefined,
  BUYERS: (caller) => caller.kind === 'team' && caller.role === roleOf.BUYERS,
  ADMINS: (caller) => caller.kind === 'team' && caller.role === roleOf.ADMINS,
}

/** Whether a condition of the team applies to all orders of a caller. */
export const isRestricted = (
  { approvalRequiredFor }: Pick<ApprovalRule, 'approvalRequiredFor'>,
  caller: Session,
): boolean => approvalRequiredFor.some((condition) => conditions[condition](caller))

/**
 * Whether an order needs approval. Credits and the processing fee do not count.
 * @param amount subtotal less discount, in cents
 */
export const needsApproval = (rule: ApprovalRule, caller: Session, amount: bigint): boolean =>
  isRestricted(rule, caller) ||
  (rule.approvalRequiredAbove !== null && amount > rule.approvalRequiredAbove)

/**
 * Whether a caller may change budgets: it has the scope to approve, is no OAuth application, and its own orders need no
 * approval by a condition of the team.
 */
export const isApprover = (
  caller: Session,
  rule: Pick<ApprovalRule, 'approvalRequiredFor'>,
): boolean =>
  caller.kind === 'operator' ||
  (caller.scopes.has('orders.approve') && !caller.grant && !isRestricted(rule, caller))

/**
 * Rejects a caller that must not change budgets, approval settings and members who can approve (see `isApprover`).
 * @throws AppError missing_scope, read_only_token
 */
export function requireApprover(
  caller: Session,
  rule: Pick<ApprovalRule, 'approvalRequiredFor'>,
): void {
  requireScope(caller, ['orders.approve'])
  if (isApprover(caller, rule)) return
  if (!isRestricted(rule, caller))
    throw refused(
      'missing_scope',
      'oauth_application',
      'An OAuth application cannot change budgets and approval settings.',
    )
  refuseRestricted()
}

/** Rejects a caller whose orders need approval by a condition of the team. @throws AppError missing_scope */
export function refuseRestricted(): never {
  throw refused(
    'missing_scope',
    'own_orders_restricted',
    'The orders of this token need approval, so it cannot change budgets, approval settings and members who can approve, nor make members who can order.',
  )
}

/** Sender of an invitation, as of now. */
export interface Inviter {
  /** Null if an earlier release sent the invitation. */
  source: InvitationSource | null
  /** Null if the user is not a member. */
  role: MemberRole | null
  isAccountOwner: boolean
}

/** Whether the sender of an invitation can still give a role with these scopes (`requireRightToGive`). */
export function canStillGive(
  { approvalRequiredAbove, approvalRequiredFor }: ApprovalRule,
  { source, role, isAccountOwner }: Inviter,
  scopes: readonly string[],
): boolean {
  const approves = scopes.includes('orders.approve')
  if (approves && approvalRequiredAbove !== null && !isAccountOwner) return false
  if (!approves && !scopes.includes('orders.create')) return true
  return !approvalRequiredFor.some((condition) =>
    condition === 'API_TOKENS'
      ? source === 'API_TOKEN'
      : role !== null && roleOf[condition] === role,
  )
}

/** Amount in cents above which orders need approval. */
export const approvalAmount = z.bigint().nonnegative('must not be negative').meta({ minimum: 0 })

type Approval = Pick<Order, 'approvalStatus'>

/** Whether an order needs no approval or was approved. Only such an order can be paid. */
export const isApproved = ({ approvalStatus }: Approval): boolean =>
  approvalStatus === null || approvalStatus === 'APPROVED'

/** Condition for orders that need no approval or were approved. */
export const approvedWhere: Prisma.OrderWhereInput = {
  OR: [{ approvalStatus: null }, { approvalStatus: 'APPROVED' }],
}

/**
 * Rejects an order that waits for approval, or was not approved.
 * @throws AppError invalid_transition (not_approved)
 */
export function requireApproved(order: Approval): void {
  if (isApproved(order)) return
  throw invalidTransition(
    'not_approved',
    'The order cannot be paid before another member of the team has approved it.',
    { status: order.approvalStatus! },
  )
}
