import type { Prisma } from '../../prisma/generated/client/client.js'
import type { Session } from './session.js'

/** Condition on team-owned records: those of one team, or of one profile of it, or all. */
export interface Tenant {
  teamId?: string
  /** Only for models that have the column. */
  profileId?: string
}

/** Model whose records belong to a team. */
export type TenantModel = Exclude<Prisma.ModelName, 'Team'>

type Conditions = Partial<Record<TenantModel, (profileId: string) => object>>

/** Condition that no record matches. */
const none = { AND: [{ teamId: { in: [] } }] }

const ofProfile = (profileId: string) => ({ profileId })
const ofArticle = (profileId: string) => ({ article: { profileId } })
const ofOrder = (profileId: string) => ({ order: { profileId } })

/** Conditions on the records of a profile. Records of other models belong to the team as a whole. */
const profileConditions: Conditions = {
  // Not `id`, so that a condition on the ID is not overwritten.
  Profile: (id) => ({ AND: [{ id }] }),
  Campaign: ofProfile,
  Order: ofProfile,
  OrderItem: ofProfile,
  Article: ofProfile,
  OutletList: ofProfile,
  CartLine: ofProfile,
  Opportunity: ofProfile,
  OauthGrant: ofProfile,
  Comment: ofArticle,
  ArticleStatusChange: ofArticle,
  ComplianceCheck: ofArticle,
  Invoice: ofOrder,
  OrderPayment: ofOrder,
  OrderLineItem: ofOrder,
  TeamLedgerEntry: ofOrder,
  Swap: (profileId) => ({ orderItem: { profileId } }),
  OpportunityInteraction: (profileId) => ({ opportunity: { profileId } }),
  // A grant sees only its own requests.
  ApiRequest: () => ({}),
  File: (profileId) => ({
    OR: [
      { articleFiles: { some: { article: { profileId, deletedAt: null } } } },
      { articleImages: { some: { article: { profileId, deletedAt: null } } } },
      { questionnaires: { some: { campaign: { profileId, deletedAt: null } } } },
    ],
  }),
}

/** Conditions on the records of the catalogue that a live buyer team sees: those of no test publisher. */
const liveConditions = {
  Outlet: { isTest: false },
  OutletChannel: { outlet: { isTest: false } },
  Product: { outlet: { isTest: false } },
}

/** Conditions on the records of the catalogue that a publisher team sees: its own. */
const publisherConditions = {
  Outlet: (publisherId: string) => ({ publisherId }),
  OutletChannel: (publisherId: string) => ({ outlet: { publisherId } }),
  Product: (publisherId: string) => ({ outlet: { publisherId } }),
}

/** Model of which a publisher team sees only its own records, and a live buyer team none of test publishers. */
export type PublisherModel = keyof typeof publisherConditions

export const isPublisherModel = (model: string): model is PublisherModel =>
  model in publisherConditions

/**
 * Returns the condition on the records of the catalogue that a caller can see: a publisher team its own, a live buyer
 * team all except those of test publishers, all other callers all records.
 */
export function publisherWhere<Model extends PublisherModel>(
  session: Session,
  model: Model,
): Partial<ReturnType<(typeof publisherConditions)[Model]> | (typeof liveConditions)[Model]> {
  if (session.kind !== 'team') return {}
  if (session.teamKind !== 'PUBLISHER') return session.isTest ? {} : liveConditions[model]
  return publisherConditions[model](session.teamId) as ReturnType<
    (typeof publisherConditions)[Model]
  >
}

/** Profile that the caller's OAuth grant is limited to. Null for all other callers. */
export function profileLimitOf(session: Session): string | null {
  return session.kind === 'team' ? (session.grant?.profileId ?? null) : null
}

/**
 * Returns the condition on the records of a model that a caller can see: operators all, a team its own, an OAuth grant
 * of a profile those of the profile. Spread it after conditions that the caller names.
 */
export function tenantOf(session: Session, model: TenantModel): Tenant {
  if (session.kind !== 'team') return {}
  const { teamId } = session
  const profileId = profileLimitOf(session)
  if (profileId === null) return { teamId }
  return { teamId, ...(profileConditions[model]?.(profileId) ?? none) }
}

/**
 * Returns the condition on related records that a caller can see, if the relation can lead to another profile than
 * that of the caller's OAuth grant. Undefined for all other callers, and for models whose records are parts of a
 * record with a condition, such as the items of an invoice.
 */
export function relatedTenantOf(
  session: Session | null | undefined,
  model: string,
): Tenant | undefined {
  if (!session || profileLimitOf(session) === null) return undefined
  // Cast, because the check makes it a model with a condition.
  return model in profileConditions ? tenantOf(session, model as TenantModel) : undefined
}
