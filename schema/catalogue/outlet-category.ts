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
import { type FieldsOf, lineField, operatorMutations } from './operator-record.js'

export const OutletCategory = builder.prismaObject('OutletCategory', {
  description: 'Category of publication, such as business press.',
  authScopes: { scope: ['outlets.read', 'outlets.lists', 'publishing.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the category.')),
    name: t.exposeString('name', { description: 'Display name.' }),
    prefix: t.exposeString('prefix', { description: 'Machine-readable name.' }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

export const OutletCategoryWhere = whereInput('OutletCategory', (t) => ({
  id: t.uuid('id', 'ID of the category.'),
  name: t.string('name', 'Display name.'),
  prefix: t.string('prefix', 'Machine-readable name.'),
  createdAt: t.dateTime('createdAt', 'Creation time.'),
}))

listField('outletCategories', {
  node: OutletCategory,
  description: 'Categories of publications.',
  scope: ['outlets.lists', 'outlets.read', 'publishing.read'],
  where: OutletCategoryWhere,
  fetchAll: true,
  order: orderInput(
    'OutletCategory',
    {
      NAME: { column: 'name', description: 'Display name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    },
    { field: 'NAME', direction: 'asc' },
  ),
})

const categoryFields = {
  name: lineField('Display name.', { required: true }),
  prefix: {
    type: 'String',
    required: true,
    description: 'Machine-readable name, unique: lowercase words joined by hyphens.',
    rule: categoryPrefix,
  },
} satisfies FieldsOf<CategoryInput>

operatorMutations(
  'OutletCategory',
  'outlet category',
  OutletCategory,
  categoryFields,
  saveCategory,
  'outletCategory',
)
