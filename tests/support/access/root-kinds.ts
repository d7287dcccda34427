import { scopesOfKind } from '../../../src/access/scope.js'
import { mutations, roots } from './root-scopes.js'

/** Root fields of writers, tested in tests/production/assignment.test.ts. */
export const ofWriters: ReadonlySet<string> = new Set([
  ...mutations['writing.update']!,
  ...roots['writing.read']!,
])

/**
 * Root fields of publisher teams, and those of operators that take a publisher's records. Their tenancy is tested in
 * tests/publishing/tenancy.test.ts.
 */
export const ofPublishers: ReadonlySet<string> = new Set([
  ...[...mutations['publishing.update']!, ...roots['publishing.read']!].filter(
    (name) => !scopesOfKind.BUYER.some((scope) => roots[scope]?.includes(name)),
  ),
  ...['markPayoutPaid', 'sendPayout', 'cancelPayout', 'reversePayout', 'createPayoutFile'],
  'undoPlacementDelivery',
  'reviewPublisherApplication',
])
