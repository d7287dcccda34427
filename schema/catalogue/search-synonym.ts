import {
  deleteSearchSynonym,
  maxTerms,
  type SearchSynonymInput,
  saveSearchSynonym,
  synonymTerms,
} from '../../src/domain/catalogue/search-synonym.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { createdAt, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { searching } from '../core/where-condition.js'
import { deleteMutation, type FieldsOf, saveMutations } from './operator-record.js'

const SearchSynonym = builder.prismaObject('SearchSynonym', {
  description: 'A group of words and short phrases that the search of listings treats as equal.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the group.')),
    terms: t.exposeStringList('terms', {
      description: 'The terms, in lower case and in the order given.',
      extensions: bounded(maxTerms),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

// The column `name` has the terms as one text.
const containing = searching('SearchSynonym', ['name'])

listField('searchSynonyms', {
  node: SearchSynonym,
  description: 'The synonyms for the search of listings; operators only.',
  operator: true,
  archive: false,
  fetchAll: true,
  where: whereInput('SearchSynonym', (t) => ({
    id: t.uuid('id', 'Id of the group.'),
    terms: t.stringList('terms', 'The terms, in lower case.'),
    search: t.custom('String', 'Words of the terms, without case.', containing, ['terms']),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
    updatedAt: t.dateTime('updatedAt', 'When it was last changed.'),
  })),
  order: orderInput(
    'SearchSynonym',
    {
      TERMS: { column: 'name', description: 'By the first term, then by the next ones.' },
      ...byAge,
      UPDATED_AT: { column: 'updatedAt', description: 'By when it was last changed.' },
    },
    { field: 'TERMS', direction: 'asc' },
  ),
})

const synonyms = { name: 'SearchSynonym', what: 'group of synonyms', type: SearchSynonym }

const synonymFields = {
  terms: {
    type: ['String'],
    required: true,
    description:
      '2 to 20 words or phrases, each with 1 to 60 characters and at most 4 words. They are stored in lower case, with single spaces and without repetitions. A term can be in one group only.',
    rule: synonymTerms,
  },
} satisfies FieldsOf<SearchSynonymInput>

saveMutations(synonyms, synonymFields, saveSearchSynonym)
deleteMutation(synonyms, deleteSearchSynonym)
