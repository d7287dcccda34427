import type { Prisma } from '../../../prisma/generated/client/client.js'

/**
 * Entity types in the audit log of a team, with the fields whose values the team sees. Never add fields that only
 * operators can read: costs, commissions, and sale prices of publishers.
 */
export const teamAuditFields: Readonly<Record<string, readonly string[]>> = {
  team: [
    ...['name', 'contactEmail', 'billingEmail', 'ownerId', 'testEmailEnabled', 'deletedAt'],
    ...['approvalRequiredAbove', 'approvalRequiredFor', 'ssoRequired', 'ssoDomains'],
  ],
  team_member: ['userId', 'role', 'deletedAt'],
  team_invitation: ['email', 'role', 'expiresAt', 'acceptedAt', 'withdrawnAt'],
  api_token: [
    'name',
    'type',
    'scopes',
    'userId',
    'isSession',
    'signInMethod',
    'expiresAt',
    'revokedAt',
  ],
  oauth_grant: ['clientId', 'clientName', 'scopes', 'userId', 'profileId', 'revokedAt'],
  webhook_endpoint: ['url', 'description', 'topics', 'enabled', 'disabledReason', 'deletedAt'],
  agreement_acceptance: ['templateId', 'signerName', 'signerEmail', 'acceptedAt'],
  outlet: [
    ...['name', 'description', 'websiteUrl', 'logo', 'country', 'state', 'city', 'categoryId'],
    ...['status', 'rejectionReason', 'monthlyLimit', 'deletedAt'],
  ],
  payout_account: ['accountHolder', 'iban', 'bic', 'heldUntil', 'payoutsEnabled'],
  profile: ['name', 'legalCompanyName', 'websiteUrl', 'monthlyBudget', 'deletedAt'],
  campaign: ['name', 'description', 'deletedAt'],
  order: [
    ...['referenceNumber', 'status', 'paymentStatus', 'total', 'datePaid'],
    // Only members decide about approvals.
    ...['approvalStatus', 'approvalReason', 'approvalDecidedById'],
  ],
  article: ['name', 'status', 'liveUrl'],
  file: ['name', 'folderId', 'deletedAt'],
  folder: ['name', 'deletedAt'],
  team_ledger: ['type', 'amount', 'creditType', 'expiresAt'],
}

type Fields = Readonly<Record<string, unknown>>

/**
 * Returns the changes that the team of a record sees. A new publisher of an outlet does not see the reviews of the previous
 * one.
 * @returns undefined if the audit log of the team omits the entity type
 */
export function teamChangesOf(
  entity: string,
  changedFields: readonly string[],
  before: Fields | null,
  after: Fields,
): Prisma.InputJsonArray | undefined {
  const fields = teamAuditFields[entity]
  const wasOfOther =
    before?.publisherId && after.publisherId && before.publisherId !== after.publisherId
  // JSON values, because both records have been converted to JSON.
  return fields
    ?.filter((field) => changedFields.includes(field))
    .filter((field) => !(wasOfOther && field === 'rejectionReason'))
    .map((field) => ({
      field,
      before: (before?.[field] ?? null) as Prisma.InputJsonValue | null,
      after: (after[field] ?? null) as Prisma.InputJsonValue | null,
    }))
}
