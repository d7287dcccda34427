import { locations } from '../../src/domain/catalogue/location.js'
import { services } from '../../src/graphql/context.js'
import { builder } from '../core/builder.js'
import { containing } from '../core/where-condition.js'

const authScopes = { scope: ['outlets.read'] }

builder.queryFields((t) => ({
  countries: t.stringList({
    description: 'Countries of active outlets by their full names, Global among them.',
    authScopes,
    args: { search: t.arg.string({ description: 'Name contains this text, without case.' }) },
    resolve: (_root, { search }, context) =>
      locations(services(context).prisma, 'country', search ? { country: containing(search) } : {}),
  }),
  states: t.stringList({
    description: 'States and regions of active outlets.',
    authScopes,
    args: { country: t.arg.string({ description: 'Only of this country, by full name.' }) },
    resolve: (_root, { country }, context) =>
      locations(services(context).prisma, 'state', country ? { country } : {}),
  }),
  cities: t.stringList({
    description: 'Cities of active outlets.',
    authScopes,
    args: {
      country: t.arg.string({ description: 'Only of this country, by full name.' }),
      state: t.arg.string({ description: 'Only of this state, by full name.' }),
    },
    resolve: (_root, { country, state }, context) =>
      locations(services(context).prisma, 'city', {
        ...(country && { country }),
        ...(state && { state }),
      }),
  }),
}))
