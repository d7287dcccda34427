import { expect, it } from 'vitest'
import { verifyWebhook } from '../../src/client/index.js'
import { topicNamed, topics } from '../../src/domain/integration/event-topic.js'
import { enqueueDispatch } from '../../src/webhooks/dispatch.js'
import { schemaErrors } from '../support/contract.js'
import { bodyOf } from '../support/fixtures/event.js'
import { delivering } from '../support/services/delivering.js'

const { api, deliver, receiver, subscriber } = await delivering()

it('every topic is delivered with the body that its schema describes, and verified', async () => {
  const { endpoint, path, id: teamId, token } = await subscriber(['*'])
  await api.prisma.webhookEvent.createMany({
    data: topics.map((topic) => {
      const { sequence, ...example } = topicNamed(topic).example
      return {
        ...{ teamId, topic, sequence: Number(sequence) },
        payload: { ...example, sequence, team_id: teamId },
      } as never
    }),
  })
  await enqueueDispatch(api.prisma)
  await deliver()
  await api.post(token, `/webhook-endpoints/${endpoint.id}/test`)
  await deliver()
  const verified = receiver.verified(endpoint.secret, path)
  expect(verified.map(({ event }) => event.type).sort()).toEqual([...topics, 'webhook.test'].sort())
  for (const { event } of verified) expect(schemaErrors(bodyOf(event.type), event)).toEqual([])
  for (const { headers, body } of receiver.received)
    expect(verifyWebhook(endpoint.secret, headers, body)).toEqual(JSON.parse(body))
})
