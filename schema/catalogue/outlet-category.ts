import {
  type CategoryInput,
  categoryPrefix,
  saveCategory,
} from '../../src/domain/catalogue/outlet-category.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { type FieldsOf, line, operatorMutations } from './operator-record.js'

export const OutletCategory = builder.prismaObject('OutletCategory', {
  description: 'A kind of publication, such as business press.',
  authScopes: { scope: ['outlets.read', 'outlets.lists'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the category.')),
    name: t.exposeString('name', { description: 'Its name for people.' }),
    prefix: t.exposeString('prefix', { description: 'Its name for programs.' }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

export const OutletCategoryWhere = whereInput('OutletCategory', (t) => ({
  id: t.uuid('id', 'Id of the category.'),
  name: t.string('name', 'Its name for people.'),
  prefix: t.string('prefix', 'Its name for programs.'),
  createdAt: t.dateTime('createdAt', 'When it was created.'),
}))

listField('outletCategories', {
  node: OutletCategory,
  description: 'The kinds of publications.',
  scope: ['outlets.lists', 'outlets.read'],
  where: OutletCategoryWhere,
  fetchAll: true,
  order: orderInput(
    'OutletCategory',
    {
      NAME: { column: 'name', description: 'By name for people.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    },
    { field: 'NAME', direction: 'asc' },
  ),
})

const categoryFields = {
  name: line('Its name for people.', { required: true }),
  prefix: {
    type: 'String',
    required: true,
    description: 'Its name for programs, unique: lower-case words joined by hyphens.',
    rule: categoryPrefix,
  },
} satisfies FieldsOf<CategoryInput>

operatorMutations(
  'OutletCategory',
  'category of outlets',
  OutletCategory,
  categoryFields,
  saveCategory,
  'outletCategory',
)
