import { aggregateField } from '../core/aggregate.js'
import { declareAggregate } from '../core/aggregate-options.js'
import { createdAtKey, teamIdKey, timestamp } from '../core/aggregate-terms.js'
import { Article } from './article.js'
import { CommentVisibility } from './comment.js'

aggregateField(
  'comments',
  declareAggregate({
    name: 'Comments',
    model: 'Comment',
    description: 'Aggregates comments on articles by article, author, campaign or date.',
    keys: {
      articleId: { path: 'articleId', type: 'UUID', description: 'ID of the article.' },
      article: { path: 'article.name', type: 'String', description: 'Name of the article.' },
      campaignId: {
        path: 'article.campaignId',
        type: 'UUID',
        description: 'ID of the campaign.',
      },
      articleStatus: {
        path: 'article.status.prefix',
        type: 'String',
        description: "Prefix of the article's status.",
      },
      visibility: {
        path: 'visibility',
        type: CommentVisibility,
        description: 'Visibility of the comment.',
      },
      authorName: { path: 'authorName', type: 'String', description: 'Name of the author.' },
      teamId: teamIdKey,
      createdAt: createdAtKey,
    },
    measures: { createdAt: timestamp('createdAt', 'Creation time.') },
    under: [{ node: Article, path: 'articleId' }],
  }),
)
