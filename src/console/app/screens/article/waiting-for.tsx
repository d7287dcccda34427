import type { ArticleScreenQuery } from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { labelFor, t } from '../../texts/index.ts'
import { dayText } from '../../values.tsx'

type WaitingArticle = Pick<
  NonNullable<ArticleScreenQuery['article']>,
  'waitingFor' | 'waitingSince'
>

/** Shows the party that an article is waiting for, and since when. Empty if it is not waiting. */
export function WaitingFor({ article: { waitingFor, waitingSince } }: { article: WaitingArticle }) {
  const { isOperator } = useSession()
  if (!waitingFor) return null
  const isOwn = waitingFor === 'TEAM' && !isOperator
  const party = isOwn ? t('yourTeam') : labelFor(`party.${waitingFor}`)
  if (!waitingSince) return t('waitingForParty', { party })
  return t('waitingForPartySince', { party, date: dayText(waitingSince) })
}
