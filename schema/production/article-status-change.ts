import { listField } from '../core/list.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { described } from '../core/where-condition.js'
import { ArticleStatusChange } from './article.js'

listField('articleStatusChanges', {
  node: ArticleStatusChange,
  description: "Every move of articles; a team token sees its own team's.",
  scope: ['articles.lists', 'articles.read'],
  archive: false,
  where: whereInput('ArticleStatusChange', (t) => ({
    id: t.uuid('id', 'Id of the move.'),
    teamId: described(t.uuid('teamId', 'Id of the team.')),
    articleId: t.uuid('articleId', 'Id of the article.'),
    article: t.one('article', 'The article.'),
    status: t.one('status', 'The status it led to.'),
    previousStatus: t.one('previousStatus', 'The status it began at.'),
    isCorrection: t.boolean('isCorrection', 'Whether it put right what was done by mistake.'),
    effectiveAt: t.dateTime('effectiveAt', 'Since when the article has it.'),
  })),
  order: orderInput(
    'ArticleStatusChange',
    { EFFECTIVE_AT: { column: 'effectiveAt', description: 'By since when.' } },
    { field: 'EFFECTIVE_AT', direction: 'desc' },
  ),
})
