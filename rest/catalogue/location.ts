import { defineRoutes } from '../engine/route.js'

const common = {
  method: 'GET',
  tag: 'Outlets',
  scope: ['outlets.read'],
  envelope: 'data',
  catalogue: true,
} as const

export const locationRoutes = defineRoutes(
  {
    ...common,
    id: 'listCountries',
    path: '/outlets/locations/countries',
    summary: 'List the countries of active outlets',
    description: 'Returns the full names of the countries of active outlets, including `Global`.',
    query: { country: 'search' },
    records: { '': 'Countries' },
    operation: 'query ($search: String) { countries(search: $search) }',
  },
  {
    ...common,
    id: 'listStates',
    path: '/outlets/locations/states',
    summary: 'List the states of active outlets',
    description:
      'Returns the full names of the states of active outlets, in one country or in all.',
    query: { country: 'country' },
    records: { '': 'States' },
    operation: 'query ($country: String) { states(country: $country) }',
  },
  {
    ...common,
    id: 'listCities',
    path: '/outlets/locations/cities',
    summary: 'List the cities of active outlets',
    description: 'Returns the cities of active outlets, in one country or state or in all.',
    query: { country: 'country', state: 'state' },
    records: { '': 'Cities' },
    operation:
      'query ($country: String, $state: String) { cities(country: $country, state: $state) }',
  },
)
