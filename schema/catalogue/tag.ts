import { TagCategory as TagCategoryValues } from '../../prisma/generated/client/enums.js'
import { saveTag, type TagInput } from '../../src/domain/catalogue/tag.js'
import { builder } from '../core/builder.js'
import { createdAt, deletedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { type FieldsOf, lineField, operatorMutations } from './operator-record.js'

const TagCategory = builder.enumType('TagCategory', {
  description: 'Category of a tag.',
  values: {
    [TagCategoryValues.TOPIC]: { description: 'Topic that an outlet covers, or industry.' },
    [TagCategoryValues.AUDIENCE]: { description: 'Audience that an outlet reaches.' },
    [TagCategoryValues.LOCATION]: { description: 'Place that an outlet covers.' },
    [TagCategoryValues.ROLE]: { description: 'Job role of the readers.' },
    [TagCategoryValues.COMPANY_SIZE]: {
      description: "Company size of the readers' employers.",
    },
  },
})

export const Tag = builder.prismaObject('Tag', {
  authScopes: { scope: ['tags.lists'] },
  interfaces: [Node],
  select: {},
  description: 'Label for outlets and profiles.',
  fields: (t) => ({
    id: t.expose('id', id('ID of the tag.')),
    name: t.exposeString('name', { description: 'Name of the tag. Unique within the category.' }),
    category: t.expose('category', { type: TagCategory, description: 'Category of the tag.' }),
    createdAt: t.expose('createdAt', createdAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

export const TagWhere = whereInput('Tag', (t) => ({
  id: t.uuid('id', 'ID of the tag.'),
  name: t.string('name', 'Name of the tag.'),
  category: t.enum('category', TagCategory, 'Category of the tag.'),
}))

listField('tags', {
  node: Tag,
  description: 'Tags of the marketplace.',
  scope: ['tags.lists'],
  where: TagWhere,
  fetchAll: true,
  order: orderInput(
    'Tag',
    {
      NAME: { column: 'name', description: 'Name.' },
      CREATED_AT: { column: 'createdAt', description: 'Creation time.' },
    },
    { field: 'NAME', direction: 'asc' },
  ),
})

const tagFields = {
  name: lineField('Name of the tag. Unique within the category.', { required: true }),
  category: { type: TagCategory, required: true, description: 'Category of the tag.' },
} satisfies FieldsOf<TagInput>

operatorMutations('Tag', 'tag', Tag, tagFields, saveTag, 'tag')
