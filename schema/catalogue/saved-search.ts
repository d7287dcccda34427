import type { SavedSearch as SavedSearchRow } from '../../prisma/generated/client/client.js'
import { byCaller, services } from '../../src/compiler/context.js'
import {
  deleteSavedSearch,
  maxSavedSearches,
  savedSearchName,
  savedSearchParameters,
  saveSearch,
} from '../../src/domain/catalogue/saved-search.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { requiredInput } from '../core/fields.js'

const SavedSearch = builder.objectRef<SavedSearchRow>('SavedSearch').implement({
  description: 'Search of the catalogue that a user has saved in the console.',
  authScopes: { scope: [] },
  fields: (t) => ({
    id: t.expose('id', { type: 'UUID', description: 'ID of the saved search.' }),
    name: t.exposeString('name', { description: 'Name of the saved search.' }),
    parameters: t.exposeString('parameters', {
      description: 'Query string of the catalogue page, without `?`.',
    }),
  }),
})

builder.queryField('savedSearches', (t) =>
  t.field({
    type: [SavedSearch],
    description: "Saved searches of the caller's user, sorted by name.",
    authScopes: { scope: ['outlets.lists', 'outlets.read', 'products.read'] },
    extensions: listSize(maxSavedSearches),
    resolve: (_root, _args, context) =>
      services(context).prisma.savedSearch.findMany({
        where: { userId: context.session!.userId },
        orderBy: { name: 'asc' },
      }),
  }),
)

const CreateSavedSearchInput = builder.inputType('CreateSavedSearchInput', {
  fields: (t) => ({
    name: t.string({
      required: true,
      description: 'Name of the search, 1 to 60 characters.',
      validate: savedSearchName,
    }),
    parameters: t.string({
      required: true,
      description: 'Query string of the catalogue page, without `?`. Maximum 2,000 characters.',
      validate: savedSearchParameters,
    }),
  }),
})

const DeleteSavedSearchInput = builder.inputType('DeleteSavedSearchInput', {
  fields: (t) => ({ savedSearchId: t.field(requiredInput('UUID', 'ID of the saved search.')) }),
})

builder.mutationFields((t) => ({
  createSavedSearch: t.field({
    type: SavedSearch,
    description: `Saves a search of the catalogue for the caller's user. Replaces the user's search of the same name. Maximum ${maxSavedSearches} per user.`,
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(requiredInput(CreateSavedSearchInput)) },
    resolve: (_root, { input }, context) => saveSearch(...byCaller(context), input),
  }),
  deleteSavedSearch: t.field({
    type: SavedSearch,
    description: "Deletes a saved search of the caller's user. Returns the deleted search.",
    authScopes: { scope: ['profiles.update'] },
    args: { input: t.arg(requiredInput(DeleteSavedSearchInput)) },
    resolve: (_root, { input }, context) =>
      deleteSavedSearch(...byCaller(context), input.savedSearchId),
  }),
}))
