import { builder } from '../core/builder.js'
import { orNull } from '../core/fields.js'

export const ArticleFile = builder.prismaObject('ArticleFile', {
  description: 'File attached to an article.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  select: {},
  fields: (t) => ({
    file: t.relation('file', { description: 'Attached file.' }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the file was attached.',
    }),
  }),
})

export const ArticleImage = builder.prismaObject('ArticleImage', {
  description: 'Image of an article.',
  authScopes: { scope: ['articles.read', 'articles.lists'] },
  select: {},
  fields: (t) => ({
    file: t.relation('file', { description: 'Image file.' }),
    caption: t.expose('caption', orNull('String', 'Caption.')),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'Time at which the image was attached.',
    }),
  }),
})
