import { services } from '../../src/compiler/context.js'
import { locations } from '../../src/domain/catalogue/location.js'
import { withPathPrefix } from '../../src/errors/app-error.js'
import { builder } from '../core/builder.js'
import { containsText } from '../core/where-condition.js'

const authScopes = { scope: ['outlets.read'] }

builder.queryFields((t) => ({
  countries: t.stringList({
    description: 'Full names of the countries of active outlets, including Global.',
    authScopes,
    args: {
      search: t.arg.string({
        description:
          "Substring of the country's name, ignoring case. Returns all countries if omitted.",
      }),
    },
    resolve: (_root, { search }, context) =>
      locations(
        services(context).prisma,
        'country',
        search ? { country: withPathPrefix(['search'], () => containsText(search)) } : {},
      ),
  }),
  states: t.stringList({
    description: 'States and regions of active outlets.',
    authScopes,
    args: {
      country: t.arg.string({
        description: 'Full name of the country. Returns the states of all countries if omitted.',
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
        description: 'Full name of the country. Returns the cities of all countries if omitted.',
      }),
      state: t.arg.string({
        description: 'Full name of the state. Returns the cities of all states if omitted.',
      }),
    },
    resolve: (_root, { country, state }, context) =>
      locations(services(context).prisma, 'city', {
        ...(country && { country }),
        ...(state && { state }),
      }),
  }),
}))
