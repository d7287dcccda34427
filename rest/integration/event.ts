import { eventScopes } from '../../src/domain/integration/event-access.js'
import { defineRoutes } from '../engine/route.js'

export const eventRoutes = defineRoutes({
  method: 'GET',
  id: 'listEvents',
  path: '/events',
  summary: 'List the events of the last 30 days, oldest first',
  description:
    'Returns the events that the token can read, in an order in which no event appears before one that was listed. To continue, send the ID of the last event as `after`. Returns 400 if `after` is not an event of the last 30 days.',
  tag: 'Webhooks',
  scope: eventScopes,
  envelope: 'field',
  query: { after: 'after', limit: 'first' },
  records: { '': 'EventList', records: 'Event' },
  operation: `query ($after: UUID, $first: Int) {
    events(after: $after, first: $first) { records: nodes { id type timestamp data } }
  }`,
})
