/** Tenancy: limits the records of a model to those that the caller can see, in lists, relations and reads by ID. */
import type { Session } from '../../src/access/session.js'
import {
  isPublisherModel,
  publisherWhere,
  relatedTenantOf,
  tenantOf,
} from '../../src/access/tenancy.js'
import { hasField } from '../../src/query/model.js'
import type { ModelName } from '../../src/query/model-types.js'
import type { Condition } from '../../src/query/read.js'
import { nestUnderPath } from './nested-condition.js'

/** Returns whether each record of a model belongs to a team: it has a `teamId`, or is the team. */
export const isTenanted = (model: string): boolean => model === 'Team' || hasField(model, 'teamId')

/**
 * Returns the tenancy condition: a team token sees its own team's records, an OAuth grant
 * of a profile those of the profile, an operator all records.
 * Of the catalogue, a publisher team sees its own records. Other models without a team are not limited.
 */
export function tenantIn(model: ModelName, session: Session): Condition {
  if (isPublisherModel(model)) return publisherWhere(session, model)
  if (!isTenanted(model)) return {}
  if (model === 'Team') return session.kind === 'team' ? { id: session.teamId } : {}
  return { ...tenantOf(session, model) }
}

/** Path to the team or outlet that a record belongs to, for models without such a relation of their own. */
const owners: Partial<Record<ModelName, string>> = {
  ArticleStatusChange: 'article.team',
  Comment: 'article.team',
  ComplianceCheck: 'article.team',
  ComplianceIssue: 'complianceCheck.article.team',
  OpportunityInteraction: 'opportunity.team',
  OrderPayment: 'order.team',
  OutletChannel: 'outlet',
  Product: 'outlet',
  ProductPrice: 'product.outlet',
  WebhookDelivery: 'endpoint.team',
}

/** Returns the condition that excludes the records of test teams. Undefined for models that no team owns. */
export function withoutTestTeams(model: ModelName): Condition | undefined {
  if (hasField(model, 'isTest')) return { isTest: false }
  const path = owners[model] ?? (hasField(model, 'team') ? 'team' : undefined)
  return path === undefined ? undefined : { NOT: [nestUnderPath(path, { isTest: true })] }
}

/** Returns the condition on related records for an OAuth grant of a profile. Empty for all other callers. */
export function relatedTenant(model: ModelName, session: Session | null | undefined): Condition {
  return { ...relatedTenantOf(session, model) }
}
