import { builder } from './builder.js'
import { by, whereInput } from './where.js'

export const User = builder.prismaObject('User', {
  description:
    'A person who works with the marketplace: for a team, as a writer or as an operator.',
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'Id of the user.' }),
    firstName: t.exposeString('firstName', { description: 'First name.' }),
    lastName: t.exposeString('lastName', { description: 'Last name; empty when there is none.' }),
    fullName: t.string({
      description: 'First and last name.',
      select: { firstName: true, lastName: true },
      resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    }),
    email: t.exposeString('email', {
      authScopes: { operator: true },
      description: 'E-mail address, in lower case; operators only.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When it was last changed.',
    }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was deleted.',
    }),
  }),
})

export const UserWhere = whereInput('User', () => ({
  id: by.uuid('id', 'Id of the user.'),
  firstName: by.string('firstName', 'First name.'),
  lastName: by.string('lastName', 'Last name.'),
}))
