import { builder } from '../core/builder.js'
import { orNull } from '../core/fields.js'

export const ArticleFile = builder.prismaObject('ArticleFile', {
  description: 'A file that belongs to an article.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  select: {},
  fields: (t) => ({
    file: t.relation('file', { description: 'The file.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
  }),
})

export const ArticleImage = builder.prismaObject('ArticleImage', {
  description: 'A picture that goes with an article.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  select: {},
  fields: (t) => ({
    file: t.relation('file', { description: 'The picture.' }),
    caption: t.expose('caption', orNull('String', 'What it shows.')),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
  }),
})
