import { services } from '../../src/compiler/context.js'
import { countStatuses, type StatusCount } from '../../src/domain/production/campaign.js'
import { batchLoader } from '../core/batch-loader.js'
import { builder } from '../core/builder.js'
import { completed } from '../core/records.js'
import { ArticleContentStatus } from './article.js'

export const StatusCountType = builder.objectRef<StatusCount>('ArticleStatusCount').implement({
  description: "Number of a campaign's articles with a status.",
  authScopes: { scope: [] },
  fields: (t) => ({
    statusId: t.field({
      type: 'UUID',
      description: 'ID of the status.',
      resolve: ({ status }) => status.id,
    }),
    status: t.field({
      type: ArticleContentStatus,
      description: 'Status in the workflow.',
      resolve: ({ status }, _args, context, info) => completed(context, info, status),
    }),
    name: t.string({
      description: 'Display name of the status.',
      resolve: ({ status }) => status.name,
    }),
    prefix: t.string({
      description: 'Machine-readable name of the status.',
      resolve: ({ status }) => status.prefix,
    }),
    count: t.exposeInt('count', { description: 'Number of articles.' }),
  }),
})

/** Counts the articles of campaigns by status, in one query for all campaigns of a response. */
export const statusCounts = batchLoader((ids, _args, context) =>
  countStatuses(services(context).prisma, ids),
)
