import type { ArticleScreenQuery } from '../../generated/graphql.ts'
import { labelFor, t } from '../../texts/index.ts'
import { dayText } from '../../values.tsx'

type WaitingArticle = Pick<
  NonNullable<ArticleScreenQuery['article']>,
  'waitingFor' | 'waitingSince'
>

/** Shows the party that an article is waiting for, and since when. Empty if it is not waiting. */
export function WaitingFor({ article: { waitingFor, waitingSince } }: { article: WaitingArticle }) {
  if (!waitingFor) return null
  const party = labelFor(`party.${waitingFor}`)
  if (!waitingSince) return t('waitingForParty', { party })
  return t('waitingForPartySince', { party, date: dayText(waitingSince) })
}
