import { listField, orderInput } from '../core/connection.js'
import { by } from '../core/where.js'
import { whereInput } from '../core/where-input.js'
import { ArticleStatusChange } from './article.js'

listField('articleStatusChanges', {
  node: ArticleStatusChange,
  model: 'articleStatusChange',
  description: "Every move of articles; a team token sees its own team's.",
  scope: ['articles.lists', 'articles.read'],
  tenant: 'teamId',
  archive: false,
  where: whereInput('ArticleStatusChange', () => ({
    id: by.uuid('id', 'Id of the move.'),
    teamId: by.uuid('teamId', 'Id of the team.'),
    articleId: by.uuid('articleId', 'Id of the article.'),
    article: by.one('article', 'Article', 'The article.'),
    status: by.one('status', 'ArticleContentStatus', 'The status it led to.'),
    previousStatus: by.one('previousStatus', 'ArticleContentStatus', 'The status it began at.'),
    effectiveAt: by.dateTime('effectiveAt', 'Since when the article has it.'),
  })),
  order: orderInput(
    'ArticleStatusChange',
    { EFFECTIVE_AT: { column: 'effectiveAt', description: 'By since when.' } },
    { field: 'EFFECTIVE_AT', direction: 'desc' },
  ),
})
