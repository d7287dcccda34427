import { listField } from '../core/list.js'
import { orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { keepOwnDescription } from '../core/where-condition.js'
import { ArticleStatusChange } from './article.js'

listField('articleStatusChanges', {
  node: ArticleStatusChange,
  description: "Status changes of articles. A team token sees only its own team's.",
  scope: ['articles.lists', 'articles.read'],
  archive: false,
  where: whereInput('ArticleStatusChange', (t) => ({
    id: t.uuid('id', 'ID of the status change.'),
    teamId: keepOwnDescription(t.uuid('teamId', 'ID of the team.')),
    articleId: t.uuid('articleId', 'ID of the article.'),
    article: t.one('article', 'Article whose status changed.'),
    status: t.one('status', 'New status.'),
    previousStatus: t.one('previousStatus', 'Previous status.'),
    isCorrection: t.boolean('isCorrection', 'Whether the change corrects a mistake.'),
    effectiveAt: t.dateTime('effectiveAt', 'Time of the change.'),
  })),
  order: orderInput(
    'ArticleStatusChange',
    { EFFECTIVE_AT: { column: 'effectiveAt', description: 'Time of the change.' } },
    { field: 'EFFECTIVE_AT', direction: 'desc' },
  ),
})
