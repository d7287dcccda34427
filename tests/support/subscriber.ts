import type { Api } from './api.js'
import { bareArticles, writeEvents } from './events.js'
import type { openReceiver } from './receiver.js'

type Receiver = Awaited<ReturnType<typeof openReceiver>>

interface Numbered {
  sequence: number
}

/** A team with one endpoint under a path of its own at a receiver, and articles. */
export async function openSubscriber(
  api: Api,
  receiver: Receiver,
  topics = ['comment.*'],
  articles = 1,
) {
  const team = await api.team()
  const path = `/${team.id}`
  const { body: endpoint } = await api.post(team.token, '/webhook-endpoints', {
    url: receiver.url + path,
    topics,
  })
  const articleIds = await bareArticles(api.db, team.id, articles)
  return {
    ...team,
    path,
    endpoint,
    articleIds,
    write: (options?: Parameters<typeof writeEvents>[2]) =>
      writeEvents(api.db, articleIds, options),
    deliveries: async () => {
      const path = `/webhook-endpoints/${endpoint.id}/deliveries?order_by=asc&limit=100`
      const { records } = (await api.get(team.token, path)).body
      // Those of one moment are listed in no order of their own.
      return records.sort(
        (a: { event: Numbered }, b: { event: Numbered }) => a.event.sequence - b.event.sequence,
      )
    },
    verified: () => receiver.verified(endpoint.secret, path),
    read: async () => (await api.get(team.token, `/webhook-endpoints/${endpoint.id}`)).body,
  }
}
