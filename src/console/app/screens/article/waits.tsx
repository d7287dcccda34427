import type { ArticleScreenQuery } from '../../generated/graphql.ts'
import { nameOf, t } from '../../texts/index.ts'
import { dayText } from '../../values.tsx'

type Waiting = Pick<NonNullable<ArticleScreenQuery['article']>, 'waitingFor' | 'waitingSince'>

/** Shows the party that an article is waiting for, and since when. Empty if it is not waiting. */
export function Waits({ article: { waitingFor, waitingSince } }: { article: Waiting }) {
  if (!waitingFor) return null
  const party = nameOf(`party.${waitingFor}`)
  if (!waitingSince) return t('waitsFor', { party })
  return t('waitsForSince', { party, date: dayText(waitingSince) })
}
