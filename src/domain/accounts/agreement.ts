import type {
  AgreementAcceptance,
  AgreementTemplate,
  Prisma,
} from '../../../prisma/generated/client/client.js'
import type { AgreementScope } from '../../../prisma/generated/client/enums.js'
import type { Session } from '../../access/session.js'
import {
  AppError,
  invalidInput,
  invalidTransition,
  notFound,
  refused,
} from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { oneLine, slug, trimmedText } from '../rules/text.js'
import { agreementTextErrors } from './agreement-text.js'

/** Identifier of an agreement, the same for all its versions. */
export const agreementKey = slug

const maxAgreementLength = 200_000

/** Text of an agreement. */
export const agreementText = trimmedText(maxAgreementLength)
  // What is signed has to be on the signed copy.
  .superRefine((text, context) => {
    const errors = text.length > maxAgreementLength ? [] : agreementTextErrors(text)
    for (const message of errors) {
      context.addIssue({ code: 'custom', ...refuses('invalid_markdown', message) })
    }
  })

export const agreementLine = oneLine

export interface NewAgreementTemplate {
  key: string
  name: string
  title: string
  contentMarkdown: string
  acceptanceLabel: string
  scope: AgreementScope
  requiresTeamOwner: boolean
  requiresAuthorityConfirmation: boolean
}

/** A change of an agreement in the audit log, without its text, which stands in its row. */
const templateChange = (action: string): AuditedChange => ({
  action,
  entity: 'agreement_template',
  hidden: ['contentMarkdown'],
})

/** Adds the next version of an agreement; it is not in force until it is activated. */
export function createAgreementTemplate(
  db: Db,
  actor: Actor,
  input: NewAgreementTemplate,
): Promise<AgreementTemplate> {
  return withAudit(db, actor, templateChange('create_agreement_template'), async (tx) => {
    await lockKey(tx, input.key)
    const newest = await tx.agreementTemplate.findFirst({
      where: { key: input.key },
      orderBy: { version: 'desc' },
    })
    const data = { ...input, version: (newest?.version ?? 0) + 1 }
    return { before: null, after: await tx.agreementTemplate.create({ data }) }
  })
}

/** What of a version changes; what is absent stays. */
export type AgreementTemplateChange = Partial<Omit<NewAgreementTemplate, 'key'>>

/**
 * Changes a version that nobody could have accepted or has in front of them: what was accepted stays, and what is in force
 * is what teams were shown. The audit log has the text as it was.
 * @throws AppError not_found, invalid_transition (it is in force, or was accepted)
 */
export function updateAgreementTemplate(
  db: Db,
  actor: Actor,
  id: string,
  change: AgreementTemplateChange,
): Promise<AgreementTemplate> {
  const changed = { action: 'update_agreement_template', entity: 'agreement_template' }
  return withAudit(db, actor, changed, async (tx) => {
    // Whoever accepts it now is waited for; whoever accepts it later finds it as it is then.
    await tx.$queryRaw`SELECT FROM agreement_template WHERE id = ${id}::uuid FOR UPDATE`
    const before = await template(tx, id)
    const isAccepted = await tx.agreementAcceptance.findFirst({ where: { templateId: id } })
    if (before.isActive || isAccepted) {
      const why = isAccepted ? 'has been accepted' : 'is in force'
      throw invalidTransition(
        'agreement_fixed',
        `Version ${before.version} of ${before.key} ${why} and stays as it is: createAgreementTemplate makes the next one.`,
      )
    }
    return { before, after: await tx.agreementTemplate.update({ where: { id }, data: change }) }
  })
}

/**
 * Puts a version in force, in place of the one that was; teams have to accept it anew.
 * @throws AppError not_found
 */
export function activateAgreementTemplate(
  db: Db,
  actor: Actor,
  id: string,
): Promise<AgreementTemplate> {
  return withAudit(db, actor, templateChange('activate_agreement_template'), async (tx) => {
    const { key } = await template(tx, id)
    await lockKey(tx, key)
    const before = await template(tx, id)
    await tx.agreementTemplate.updateMany({
      where: { key, isActive: true, id: { not: id } },
      data: { isActive: false },
    })
    const after = await tx.agreementTemplate.update({ where: { id }, data: { isActive: true } })
    return { before, after }
  })
}

/**
 * Takes an agreement out of force.
 * @throws AppError not_found
 */
export function retireAgreementTemplate(
  db: Db,
  actor: Actor,
  id: string,
): Promise<AgreementTemplate> {
  return withAudit(db, actor, templateChange('retire_agreement_template'), async (tx) => {
    const before = await template(tx, id)
    const after = await tx.agreementTemplate.update({ where: { id }, data: { isActive: false } })
    return { before, after }
  })
}

/** The condition of agreements that a caller is shown: a team those in force that bind teams that order. */
export const agreementsFor = ({ kind }: Session): Prisma.AgreementTemplateWhereInput =>
  kind === 'operator' ? {} : { isActive: true, scope: 'CLIENT' }

export interface Signature {
  templateId: string
  signerName: string
  signerEmail: string
  authorityConfirmed: boolean
}

/** Where a signature comes from. */
export interface Signer {
  address: string | null
  agent: string | null
}

/**
 * Accepts the version of an agreement that is in force, for the caller's team. Accepting it again
 * changes nothing.
 * @throws AppError operator_token (an operator has no team), not_found (none of this id is in
 * force), validation_failed (authority not confirmed), missing_scope (not the owner)
 */
export function acceptAgreement(
  db: Db,
  caller: Session,
  input: Signature,
  from: Signer,
): Promise<AgreementAcceptance> {
  if (caller.kind === 'operator')
    throw new AppError('operator_token', 'An operator accepts nothing for a team.')
  const { teamId, userId } = caller
  return inTransaction(db, async (tx) => {
    // The lock keeps this version in force until the commit: activating another one waits.
    await tx.$queryRaw`SELECT FROM agreement_template WHERE id = ${input.templateId}::uuid FOR SHARE`
    const asked = await tx.agreementTemplate.findFirst({
      where: { id: input.templateId, deletedAt: null, ...agreementsFor(caller) },
    })
    // Whether a version that is not in force exists is not revealed.
    if (!asked) throw notFound('An agreement in force with this id')
    if (asked.requiresAuthorityConfirmation && !input.authorityConfirmed) {
      throw invalidInput(['authorityConfirmed'], 'required', 'must be confirmed')
    }
    if (asked.requiresTeamOwner) await requireOwner(tx, teamId, userId)
    const unique = { teamId, templateId: asked.id }
    // A copy, because the signed document must not change when the team is renamed.
    const { name } = await tx.team.findUniqueOrThrow({ where: { id: teamId } })
    await tx.agreementAcceptance.createMany({
      data: {
        ...unique,
        acceptedByUserId: userId,
        signerName: input.signerName,
        signerEmail: input.signerEmail,
        authorityConfirmed: input.authorityConfirmed,
        signerIp: from.address,
        signerUserAgent: from.agent,
        metadata: { version: asked.version, key: asked.key, teamName: name },
      },
      skipDuplicates: true,
    })
    return tx.agreementAcceptance.findUniqueOrThrow({ where: { teamId_templateId: unique } })
  })
}

/** An acceptance with what was accepted, and for whom. */
export type SignedAgreement = Awaited<ReturnType<typeof findSigned>>

/**
 * An acceptance as its signed copy shows it. It never changes.
 * @throws AppError not_found
 */
export async function findSigned(db: Db, acceptanceId: string) {
  const found = await db.agreementAcceptance.findFirst({
    where: { id: acceptanceId, deletedAt: null },
    select: {
      id: true,
      acceptedAt: true,
      signerName: true,
      signerEmail: true,
      signerIp: true,
      signerUserAgent: true,
      authorityConfirmed: true,
      metadata: true,
      team: { select: { name: true } },
      template: {
        select: {
          key: true,
          version: true,
          name: true,
          title: true,
          contentMarkdown: true,
          acceptanceLabel: true,
        },
      },
    },
  })
  if (!found) throw notFound('Agreement')
  const { metadata, team, ...signed } = found
  const { teamName = team.name } = metadata as { teamName?: string }
  return { ...signed, teamName }
}

async function template(tx: Transaction, id: string) {
  const found = await tx.agreementTemplate.findFirst({ where: { id, deletedAt: null } })
  if (!found) throw notFound('Agreement template')
  return found
}

async function requireOwner(tx: Transaction, teamId: string, userId: string) {
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } })
  if (team.ownerId === userId) return
  throw refused(
    'missing_scope',
    'account_owner_only',
    'Only a token of the account owner may accept this.',
  )
}

/** Only one transaction at a time creates or activates versions of an agreement. */
async function lockKey(tx: Transaction, key: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`agreement.${key}`}, 0))`
}
