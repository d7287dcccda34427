import { covers } from '../../generated/words.ts'
import { enumValues } from '../../list/url-parameters.ts'

/** Returns the topics that a webhook receives, without patterns such as `COMMENT_ALL`. */
export function subscribedTopics(subscribed: readonly string[]): string[] {
  const within: Record<string, readonly string[]> = covers
  const values = new Set(subscribed.flatMap((topic) => [topic, ...(within[topic] ?? [])]))
  return (enumValues('EventTopic') ?? []).filter((topic) => values.has(topic))
}
