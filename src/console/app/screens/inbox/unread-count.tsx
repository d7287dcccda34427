import { useOperation } from '../../api.ts'
import { InboxCountDocument } from '../../generated/graphql.ts'
import { t } from '../../texts/index.ts'
import { numberText } from '../../values.tsx'

const pollMs = 60_000

/** Maximum that the API counts. */
const maxCount = 100

/** Number of unread events in the inbox. Nothing if there are none. */
export function UnreadCount() {
  const { data } = useOperation(InboxCountDocument, {}, { pollMs: () => pollMs })
  const count = data?.inbox?.unreadCount ?? 0
  if (count === 0) return null
  const text = count < maxCount ? numberText(count) : t('manyUnread')
  return (
    <span className="count">
      <span aria-hidden="true">{text}</span>
      <span className="hidden">{t('unreadCount', { count: text })}</span>
    </span>
  )
}
