import { aggregateField } from '../core/aggregate.js'
import { aggregateOf } from '../core/aggregate-options.js'
import { createdAt, teamId, timestamp } from '../core/aggregate-terms.js'
import { Article } from './article.js'
import { CommentVisibility } from './comment.js'

aggregateField(
  'comments',
  aggregateOf({
    name: 'Comments',
    model: 'Comment',
    description: 'Comments on articles counted, by article, author, campaign or date.',
    keys: {
      articleId: { path: 'articleId', type: 'UUID', description: 'Id of the article.' },
      article: { path: 'article.name', type: 'String', description: 'Name of the article.' },
      campaignId: {
        path: 'article.campaignId',
        type: 'UUID',
        description: 'Id of the campaign.',
      },
      articleStatus: {
        path: 'article.status.prefix',
        type: 'String',
        description: 'Prefix of the status of the article.',
      },
      visibility: { path: 'visibility', type: CommentVisibility, description: 'Who sees it.' },
      authorName: { path: 'authorName', type: 'String', description: 'Name of the author.' },
      teamId,
      createdAt,
    },
    measures: { createdAt: timestamp('createdAt', 'When it was written.') },
    under: [{ node: Article, path: 'articleId' }],
  }),
)
