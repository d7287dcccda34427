import type { ArticleScreenQuery } from '../../generated/graphql.ts'

export type ArticleDetails = NonNullable<ArticleScreenQuery['article']>
