import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import { commentAuthorName, commentContent } from '../../src/domain/production/comment.js'
import { createPlacementComment } from '../../src/domain/publishing/placement-comment.js'
import { Team } from '../accounts/team.js'
import { builder } from '../core/builder.js'
import { createdAt, requiredInput } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { Placement } from './placement.js'

const PlacementParty = builder.enumType('PlacementParty', {
  description: 'Party in the discussion of a placement.',
  values: {
    [enums.PlacementParty.PUBLISHER]: { description: 'The publisher team.' },
    [enums.PlacementParty.OPERATOR]: { description: 'The operators of the marketplace.' },
  },
})

const PlacementComment = builder.prismaObject('PlacementComment', {
  description:
    'Comment in the discussion of a placement between its publisher and the operators. Buyers and writers cannot see it.',
  authScopes: { scope: ['publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the comment.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the publisher team.' }),
    team: t.relation('team', { type: Team, description: 'Publisher team.' }),
    placementId: t.expose('placementId', { type: 'UUID', description: 'ID of the placement.' }),
    placement: t.relation('placement', {
      type: Placement,
      description: 'Placement of the comment.',
    }),
    party: t.expose('party', { type: PlacementParty, description: 'Party of the author.' }),
    content: t.exposeString('content', {
      description: 'Text of the comment, 1 to 10,000 characters.',
    }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    user: t.relation('user', {
      nullable: true,
      authScopes: { operator: true },
      description: 'User that the token acted as. Operators only.',
    }),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

listField('placementComments', {
  node: PlacementComment,
  description:
    'Comments in the discussions of placements. A publisher team sees those of its own placements.',
  scope: ['publishing.read'],
  archive: false,
  where: whereInput('PlacementComment', (t) => ({
    id: t.uuid('id', 'ID of the comment.'),
    teamId: t.uuid('teamId', 'ID of the publisher team.'),
    placementId: t.uuid('placementId', 'ID of the placement.'),
    placement: t.one('placement', 'Placement of the comment.'),
    party: t.enum('party', PlacementParty, 'Party of the author.'),
    content: t.string('content', 'Text of the comment.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('PlacementComment', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const CreatePlacementCommentInput = builder.inputType('CreatePlacementCommentInput', {
  fields: (t) => ({
    placementId: t.field(requiredInput('UUID', 'ID of the placement.')),
    content: t.string({
      required: true,
      description:
        'Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted.',
      validate: commentContent,
    }),
    authorName: t.string({
      description:
        'Name of the author, 1 to 200 characters. Defaults to the name of the user that the token acts as.',
      validate: commentAuthorName.nullable(),
    }),
  }),
})

builder.mutationField('createPlacementComment', (t) =>
  t.field({
    type: PlacementComment,
    description:
      'Adds a comment to the discussion of a placement, which only its publisher and the operators see. The other party is notified by email.',
    authScopes: { scope: ['publishing.update'] },
    args: { input: t.arg(requiredInput(CreatePlacementCommentInput)) },
    resolve: (_root, { input }, context) => createPlacementComment(...byCaller(context), input),
  }),
)
