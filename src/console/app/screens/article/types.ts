import type { ArticleScreenQuery } from '../../generated/graphql.ts'

export type Article = NonNullable<ArticleScreenQuery['article']>
