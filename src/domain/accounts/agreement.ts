import type {
  AgreementAcceptance,
  AgreementTemplate,
  Prisma,
} from '../../../prisma/generated/client/client.js'
import type { AgreementScope, TeamKind } from '../../../prisma/generated/client/enums.js'
import type { Caller, Session } from '../../access/session.js'
import {
  AppError,
  invalidInput,
  invalidTransition,
  notFound,
  refused,
} from '../../errors/app-error.js'
import { refuses } from '../../errors/rule-issues.js'
import { lockKey } from '../../postgres/lock-key.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import {
  activateAllAwaitingAgreement,
  activateAwaitingAgreement,
} from '../publishing/publisher-agreement.js'
import { type Actor, type AuditedChange, withAudit } from '../rules/audit.js'
import { oneLine, slug, trimmedText } from '../rules/text.js'
import { agreementTextErrors } from './agreement-text.js'

/** Identifier of an agreement, shared by all its versions. */
export const agreementKey = slug

const maxAgreementLength = 200_000

/** Markdown text of an agreement, at most 200,000 characters. */
export const agreementText = trimmedText(maxAgreementLength)
  // The signed copy must show the whole text, so text that the PDF cannot draw is rejected.
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
  /** Whether teams must accept the version in force before they order. CLIENT only. */
  blocksCheckout: boolean
}

/** Audit log change without the text, which remains in the record. */
const templateChange = (action: string): AuditedChange => ({
  action,
  entity: 'agreement_template',
  hidden: ['contentMarkdown'],
})

/**
 * Creates the next version of an agreement. It takes effect only once activated.
 * @throws AppError validation_failed (a PUBLISHER agreement that blocks the checkout)
 */
export function createAgreementTemplate(
  db: Db,
  actor: Actor,
  input: NewAgreementTemplate,
): Promise<AgreementTemplate> {
  return withAudit(db, actor, templateChange('create_agreement_template'), async (tx) => {
    refusePublisherBlock(input)
    await lockVersions(tx, input.key)
    const newest = await tx.agreementTemplate.findFirst({
      where: { key: input.key },
      orderBy: { version: 'desc' },
    })
    const data = { ...input, version: (newest?.version ?? 0) + 1 }
    return { before: null, after: await tx.agreementTemplate.create({ data }) }
  })
}

/** Fields to update. Omitted fields are unchanged. */
export type AgreementTemplateChange = Partial<Omit<NewAgreementTemplate, 'key'>>

/**
 * Changes a version that is not in force and has not been accepted. An accepted version must not
 * change, and a version in force has already been shown to teams. The audit log entry contains the
 * previous text.
 * @throws AppError not_found, invalid_transition (in force, or accepted), validation_failed (a PUBLISHER agreement that
 * blocks the checkout)
 */
export function updateAgreementTemplate(
  db: Db,
  actor: Actor,
  id: string,
  change: AgreementTemplateChange,
): Promise<AgreementTemplate> {
  const auditChange = { action: 'update_agreement_template', entity: 'agreement_template' }
  return withAudit(db, actor, auditChange, async (tx) => {
    // Waits for a concurrent acceptance. A later acceptance waits for this change and reads the
    // changed version.
    await tx.$queryRaw`SELECT FROM agreement_template WHERE id = ${id}::uuid FOR UPDATE`
    const before = await template(tx, id)
    const isAccepted = await tx.agreementAcceptance.findFirst({ where: { templateId: id } })
    if (before.isActive || isAccepted) {
      const why = isAccepted ? 'has been accepted' : 'is in force'
      throw invalidTransition(
        'agreement_fixed',
        `Version ${before.version} of ${before.key} ${why} and cannot be changed. Create the next version with createAgreementTemplate.`,
      )
    }
    refusePublisherBlock({ ...before, ...change })
    return { before, after: await tx.agreementTemplate.update({ where: { id }, data: change }) }
  })
}

/** @throws AppError validation_failed */
function refusePublisherBlock({
  scope,
  blocksCheckout,
}: Pick<NewAgreementTemplate, 'scope' | 'blocksCheckout'>): void {
  if (!blocksCheckout || scope === 'CLIENT') return
  const message = 'must be false unless the scope is CLIENT, because publishers do not order'
  throw invalidInput(['blocksCheckout'], 'conflict', message, { field: 'scope' })
}

/**
 * Activates a version and deactivates the previous one. Teams must then accept the new version.
 * @throws AppError not_found
 */
export function activateAgreementTemplate(
  db: Db,
  actor: Actor,
  id: string,
): Promise<AgreementTemplate> {
  return withAudit(db, actor, templateChange('activate_agreement_template'), async (tx) => {
    const { key } = await template(tx, id)
    await lockVersions(tx, key)
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
 * Deactivates an agreement. No version of it is in force until one is activated. Outlets that waited only for it
 * become ACTIVE.
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
    if (after.scope === 'PUBLISHER') await activateAllAwaitingAgreement(tx, actor)
    return { before, after }
  })
}

const scopesOfAgreements: Readonly<Record<TeamKind, AgreementScope[]>> = {
  BUYER: ['CLIENT'],
  PUBLISHER: ['PUBLISHER'],
  WRITER: [],
}

/** Condition for the agreements that a kind of team accepts. */
export const agreementsOfKind = (kind: TeamKind) => ({
  isActive: true,
  scope: { in: scopesOfAgreements[kind] },
})

/**
 * Condition for the agreements that a caller can see. A team sees only versions in force that its
 * kind of team accepts.
 */
export const visibleAgreementsWhere = (session: Session): Prisma.AgreementTemplateWhereInput =>
  session.kind === 'operator' ? {} : agreementsOfKind(session.teamKind)

export interface Signature {
  templateId: string
  signerName: string
  signerEmail: string
  authorityConfirmed: boolean
}

/** IP address and user agent of the signer. */
export interface Signer {
  address: string | null
  agent: string | null
}

/**
 * Accepts the version in force of an agreement for the caller's team. Accepting it again changes
 * nothing. Outlets of a publisher that waited only for it become ACTIVE.
 * @throws AppError operator_token (operators have no team), not_found (no version in force for the
 * team's kind has this ID), validation_failed (authority not confirmed), missing_scope (the caller is not the account
 * owner)
 */
export function acceptAgreement(
  db: Db,
  caller: Caller,
  input: Signature,
  from: Signer,
): Promise<AgreementAcceptance> {
  if (caller.kind === 'operator')
    throw new AppError('operator_token', 'Operators cannot accept agreements on behalf of a team.')
  const { teamId, teamKind, userId } = caller
  return inTransaction(db, async (tx) => {
    // The lock keeps this version in force until the commit: activating another version waits.
    await tx.$queryRaw`SELECT FROM agreement_template WHERE id = ${input.templateId}::uuid FOR SHARE`
    const template = await tx.agreementTemplate.findFirst({
      where: { id: input.templateId, deletedAt: null, ...visibleAgreementsWhere(caller) },
    })
    // The error must not reveal whether a version that is not in force exists.
    if (!template)
      throw notFound(`An agreement in force for ${teamKind.toLowerCase()} teams with this ID`)
    if (template.requiresAuthorityConfirmation && !input.authorityConfirmed) {
      throw invalidInput(['authorityConfirmed'], 'required', 'must be confirmed')
    }
    if (template.requiresTeamOwner) await requireOwner(tx, teamId, userId)
    const acceptanceKey = { teamId, templateId: template.id }
    // A copy, because the signed document must not change when the team is renamed.
    const { name } = await tx.team.findUniqueOrThrow({ where: { id: teamId } })
    await tx.agreementAcceptance.createMany({
      data: {
        ...acceptanceKey,
        acceptedByUserId: userId,
        signerName: input.signerName,
        signerEmail: input.signerEmail,
        authorityConfirmed: input.authorityConfirmed,
        signerIp: from.address,
        signerUserAgent: from.agent,
        metadata: { version: template.version, key: template.key, teamName: name },
      },
      skipDuplicates: true,
    })
    if (template.scope === 'PUBLISHER') await activateAwaitingAgreement(tx, caller, teamId)
    return tx.agreementAcceptance.findUniqueOrThrow({ where: { teamId_templateId: acceptanceKey } })
  })
}

export type SignedAgreement = Awaited<ReturnType<typeof findSigned>>

/**
 * Reads an acceptance with the data of its signed copy. That data never changes.
 * @throws AppError not_found
 */
export async function findSigned(db: Db, acceptanceId: string) {
  const acceptance = await db.agreementAcceptance.findFirst({
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
  if (!acceptance) throw notFound('Agreement')
  const { metadata, team, ...fields } = acceptance
  // `acceptAgreement` writes this metadata; older acceptances have no team name.
  const { teamName = team.name } = metadata as { teamName?: string }
  return { ...fields, teamName }
}

async function template(tx: Transaction, id: string) {
  const template = await tx.agreementTemplate.findFirst({ where: { id, deletedAt: null } })
  if (!template) throw notFound('Agreement template')
  return template
}

async function requireOwner(tx: Transaction, teamId: string, userId: string) {
  const team = await tx.team.findUniqueOrThrow({ where: { id: teamId } })
  if (team.ownerId === userId) return
  throw refused(
    'missing_scope',
    'account_owner_only',
    'Only a token of the account owner can accept this agreement.',
  )
}

/** Serializes creation and activation of the versions of an agreement. */
const lockVersions = (tx: Transaction, key: string) => lockKey(tx, `agreement.${key}`)
