import { TagCategory as TagCategoryValues } from '../../prisma/generated/client/enums.js'
import { saveTag, type TagInput } from '../../src/domain/catalogue/tag.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { type FieldsOf, line, operatorMutations } from './operator-record.js'

const TagCategory = builder.enumType('TagCategory', {
  description: 'What a tag speaks of.',
  values: {
    [TagCategoryValues.TOPIC]: { description: 'A subject an outlet writes about, or an industry.' },
    [TagCategoryValues.AUDIENCE]: { description: 'Whom an outlet reaches.' },
    [TagCategoryValues.LOCATION]: { description: 'A place an outlet covers.' },
    [TagCategoryValues.ROLE]: { description: 'A role its readers have at work.' },
    [TagCategoryValues.COMPANY_SIZE]: {
      description: 'The size of the companies its readers work for.',
    },
  },
})

export const Tag = builder.prismaObject('Tag', {
  authScopes: { scope: ['tags.lists'] },
  interfaces: [Node],
  select: {},
  description: 'A label of outlets and profiles.',
  fields: (t) => ({
    id: t.expose('id', id('Id of the tag.')),
    name: t.exposeString('name', { description: 'The label, unique within its category.' }),
    category: t.expose('category', { type: TagCategory, description: 'What it speaks of.' }),
    createdAt: t.expose('createdAt', createdAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

export const TagWhere = whereInput('Tag', (t) => ({
  id: t.uuid('id', 'Id of the tag.'),
  name: t.string('name', 'The label.'),
  category: t.enum('category', TagCategory, 'What it speaks of.'),
}))

listField('tags', {
  node: Tag,
  description: 'The tags of the marketplace.',
  scope: ['tags.lists'],
  where: TagWhere,
  fetchAll: true,
  order: orderInput(
    'Tag',
    {
      NAME: { column: 'name', description: 'By label.' },
      CREATED_AT: { column: 'createdAt', description: 'By when it was created.' },
    },
    { field: 'NAME', direction: 'asc' },
  ),
})

const tagFields = {
  name: line('The label, unique within its category.', { required: true }),
  category: { type: TagCategory, required: true, description: 'What it speaks of.' },
} satisfies FieldsOf<TagInput>

operatorMutations('Tag', 'tag', Tag, tagFields, saveTag, 'tag')
