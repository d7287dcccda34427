import { routes } from '../engine/route.js'

const shared = {
  method: 'GET',
  tag: 'Outlets',
  scope: ['outlets.read'],
  envelope: 'data',
  catalogue: true,
} as const

export const locationRoutes = routes(
  {
    ...shared,
    path: '/outlets/locations/countries',
    summary: 'List the countries of active outlets',
    query: { country: 'search' },
    operation: 'query ($search: String) { countries(search: $search) }',
  },
  {
    ...shared,
    path: '/outlets/locations/states',
    summary: 'List the states of active outlets',
    query: { country: 'country' },
    operation: 'query ($country: String) { states(country: $country) }',
  },
  {
    ...shared,
    path: '/outlets/locations/cities',
    summary: 'List the cities of active outlets',
    query: { country: 'country', state: 'state' },
    operation:
      'query ($country: String, $state: String) { cities(country: $country, state: $state) }',
  },
)
