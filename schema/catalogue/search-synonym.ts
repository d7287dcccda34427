import {
  deleteSearchSynonym,
  maxTerms,
  type SearchSynonymInput,
  saveSearchSynonym,
  synonymTerms,
} from '../../src/domain/catalogue/search-synonym.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { createdAt, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { searchCondition } from '../core/where-condition.js'
import { deleteMutation, type FieldsOf, saveMutations } from './operator-record.js'

const SearchSynonym = builder.prismaObject('SearchSynonym', {
  description: 'Group of words and short phrases that the search treats as equal.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the group.')),
    terms: t.exposeStringList('terms', {
      description: 'Terms in lower case, in the given order.',
      extensions: listSize(maxTerms),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

// The column `name` contains the terms as one string.
const containing = searchCondition('SearchSynonym', ['name'])

listField('searchSynonyms', {
  node: SearchSynonym,
  description: 'Synonyms for the search of listings. Operators only.',
  operator: true,
  archive: false,
  fetchAll: true,
  where: whereInput('SearchSynonym', (t) => ({
    id: t.uuid('id', 'ID of the group.'),
    terms: t.stringList('terms', 'Terms in lower case.'),
    search: t.custom('String', 'Searches for words in the terms, ignoring case.', containing, [
      'terms',
    ]),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
    updatedAt: t.dateTime('updatedAt', 'Time of the last update.'),
  })),
  order: orderInput(
    'SearchSynonym',
    {
      TERMS: { column: 'name', description: 'First term, then the following terms.' },
      ...byAge,
      UPDATED_AT: { column: 'updatedAt', description: 'Time of the last update.' },
    },
    { field: 'TERMS', direction: 'asc' },
  ),
})

const synonyms = { name: 'SearchSynonym', what: 'synonym group', type: SearchSynonym }

const synonymFields = {
  terms: {
    type: ['String'],
    required: true,
    description:
      'Words or phrases, 2 to 20, each with 1 to 60 characters and at most 4 words. Stored in lower case, with single spaces and without duplicates. A term can belong to only one group.',
    rule: synonymTerms,
  },
} satisfies FieldsOf<SearchSynonymInput>

saveMutations(synonyms, synonymFields, saveSearchSynonym)
deleteMutation(synonyms, deleteSearchSynonym)
