import { type DisclaimerInput, saveDisclaimer } from '../../src/domain/catalogue/disclaimer.js'
import { builder } from '../core/builder.js'
import { createdAt, orNull } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { type FieldsOf, lineField, operatorMutations, textField } from './operator-record.js'

const Disclaimer = builder.prismaObject('Disclaimer', {
  authScopes: { scope: ['outlet_disclaimers.lists'] },
  interfaces: [Node],
  select: {},
  description: 'Disclosure that an outlet adds to paid placements.',
  fields: (t) => ({
    id: t.expose('id', id('ID of the disclaimer.')),
    name: t.exposeString('name', { description: 'Name of the disclaimer. Unique.' }),
    description: t.expose('description', orNull('String', 'Text that readers see.')),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

listField('disclaimers', {
  node: Disclaimer,
  description: 'Disclaimers that outlets use.',
  scope: ['outlet_disclaimers.lists'],
  where: whereInput('Disclaimer', (t) => ({
    id: t.uuid('id', 'ID of the disclaimer.'),
    name: t.string('name', 'Name of the disclaimer.'),
  })),
  fetchAll: true,
  order: orderInput(
    'Disclaimer',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    },
    { field: 'NAME', direction: 'asc' },
  ),
})

const disclaimerFields = {
  name: lineField('Name of the disclaimer. Unique.', { required: true }),
  description: textField('Text that readers see.'),
} satisfies FieldsOf<DisclaimerInput>

operatorMutations(
  'Disclaimer',
  'disclaimer',
  Disclaimer,
  disclaimerFields,
  saveDisclaimer,
  'disclaimer',
)
