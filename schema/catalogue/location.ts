import { services } from '../../src/compiler/context.js'
import { locations } from '../../src/domain/catalogue/location.js'
import { builder } from '../core/builder.js'
import { containing } from '../core/where-condition.js'

const authScopes = { scope: ['outlets.read'] }

builder.queryFields((t) => ({
  countries: t.stringList({
    description: 'Countries of active outlets by their full names, Global among them.',
    authScopes,
    args: {
      search: t.arg.string({
        description:
          'Returns only the countries with this text in their name, case-insensitive. All countries when omitted.',
      }),
    },
    resolve: (_root, { search }, context) =>
      locations(services(context).prisma, 'country', search ? { country: containing(search) } : {}),
  }),
  states: t.stringList({
    description: 'States and regions of active outlets.',
    authScopes,
    args: {
      country: t.arg.string({
        description:
          'Returns only the states of the country with this full name. All states when omitted.',
      }),
    },
    resolve: (_root, { country }, context) =>
      locations(services(context).prisma, 'state', country ? { country } : {}),
  }),
  cities: t.stringList({
    description: 'Cities of active outlets.',
    authScopes,
    args: {
      country: t.arg.string({
        description:
          'Returns only the cities of the country with this full name. All cities when omitted.',
      }),
      state: t.arg.string({
        description:
          'Returns only the cities of the state with this full name. All cities when omitted.',
      }),
    },
    resolve: (_root, { country, state }, context) =>
      locations(services(context).prisma, 'city', {
        ...(country && { country }),
        ...(state && { state }),
      }),
  }),
}))
