import { topicNamed, topics } from '../src/domain/integration/event-topic.js'
import { events } from './openapi/event-schemas.js'

/** Renders the reference of topics in `docs/events.md`. */
export function topicReference(): string {
  const rows = topics.map((topic) => {
    const { summary, readScopes } = topicNamed(topic)
    return `| [\`${topic}\`](#${topic.replaceAll(/[^a-z_]/g, '')}) | ${summary} | ${readScopes.map((scope) => `\`${scope}\``).join(' or ')} |\n`
  })
  const table = `| Topic | Meaning | Scope to read the events |\n|---|---|---|\n${rows.join('')}`
  return `${table}\n${topics.map(sectionOf).join('\n')}`
}

function sectionOf(topic: (typeof topics)[number]): string {
  const { description, example } = events[topic]!
  const body = { type: topic, timestamp: '2026-03-01T09:00:00.000Z', data: example }
  return `### \`${topic}\`\n\n${description}\n\n\`\`\`json\n${JSON.stringify(body, null, 2)}\n\`\`\`\n`
}
