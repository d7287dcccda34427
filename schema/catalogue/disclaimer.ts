import { type DisclaimerInput, saveDisclaimer } from '../../src/domain/catalogue/disclaimer.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { type FieldsOf, line, operatorMutations, text } from './operator-record.js'

const Disclaimer = builder.prismaObject('Disclaimer', {
  authScopes: { scope: ['outlet_disclaimers.lists'] },
  interfaces: [Node],
  select: {},
  description: 'How an outlet marks paid placements.',
  fields: (t) => ({
    id: t.expose('id', id('Id of the disclaimer.')),
    name: t.exposeString('name', { description: 'Its name, unique.' }),
    description: t.expose('description', orNull('String', 'What readers see.')),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

listField('disclaimers', {
  node: Disclaimer,
  description: 'The disclaimers outlets use.',
  scope: ['outlet_disclaimers.lists'],
  where: whereInput('Disclaimer', (t) => ({
    id: t.uuid('id', 'Id of the disclaimer.'),
    name: t.string('name', 'Its name.'),
  })),
  fetchAll: true,
  order: orderInput(
    'Disclaimer',
    {
      NAME: { column: 'name', description: 'By name.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    },
    { field: 'NAME', direction: 'asc' },
  ),
})

const disclaimerFields = {
  name: line('Its name, unique.', { required: true }),
  description: text('What readers see.'),
} satisfies FieldsOf<DisclaimerInput>

operatorMutations(
  'Disclaimer',
  'disclaimer',
  Disclaimer,
  disclaimerFields,
  saveDisclaimer,
  'disclaimer',
)
