import {
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { rootLists } from '../../schema/core/list.js'
import { schema } from '../../schema/index.js'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'
import { emailSettings, mailing, makeOperator, reachOwner } from '../support/fixtures/email.js'
import { makeOffer, makePublisher, orderPlacements } from '../support/fixtures/publisher.js'
import { makeBuyer } from '../support/fixtures/team.js'
import { makeWriter } from '../support/fixtures/writer.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
afterAll(() => smtp.close())
const api = await testApi({ env: emailSettings(smtp) })
const { work, newAddress, subjects } = mailing(api, smtp)
const operatorEmail = newAddress('operator')
await makeOperator(api, operatorEmail)
const publisher = await makePublisher(api)
const publisherEmail = await reachOwner(api, publisher, newAddress('publisher'))
const other = await makePublisher(api, 'Northern Post')
const otherEmail = await reachOwner(api, other, newAddress('other'))
const buyer = await makeBuyer(api)
const buyerEmail = await reachOwner(api, buyer, newAddress('buyer'))
const writer = await makeWriter(api)
const offer = await makeOffer(api, publisher)

/** A placement of the publisher, whose article the writer writes. */
async function placed() {
  const [placement] = (await orderPlacements(api, buyer, offer.id)).placements
  const articleId = placement!.orderItem.article!.id
  await api.mutate(api.operator, 'updateArticle', { articleId, writerId: writer.ownerId })
  const path = `/publisher/placements/${placement!.id}/comments`
  return { id: placement!.id, articleId, path }
}

const asOperator = (placementId: string, content: string) =>
  api.mutate(
    api.operator,
    'createPlacementComment',
    { placementId, content },
    'id party content authorName',
  )

describe('publisher and operators discuss a placement', () => {
  test('by REST and GraphQL, oldest first', async () => {
    const { id, path } = await placed()
    const first = { content: ' Which photo? ', author_name: 'Tess Rivers' }
    const created = await api.post(publisher.token, path, first)
    expect(created).toMatchObject({
      status: 201,
      body: { party: 'PUBLISHER', content: 'Which photo?', author_name: 'Tess Rivers' },
    })
    expect(await asOperator(id, 'The second one.')).toMatchObject({
      ...{ party: 'OPERATOR', content: 'The second one.', authorName: expect.stringMatching(/./) },
    })
    const { body } = await api.get(publisher.token, path)
    expect(body).toMatchObject({
      total_records: 2,
      records: [created.body, { party: 'OPERATOR', content: 'The second one.' }],
    })
    const query = `{ placement(id: "${id}") { comments(first: 9) { nodes { content party } } } }`
    for (const token of [publisher.token, api.operator]) {
      const { placement } = await api.graph(token, query)
      expect(placement.comments.nodes.map(({ content }: { content: string }) => content)).toEqual([
        ...['Which photo?', 'The second one.'],
      ])
    }
  })

  test('with the name of the user, unless another is given', async () => {
    const { path } = await placed()
    const { firstName, lastName } = await api.prisma.user.findUniqueOrThrow({
      where: { id: publisher.ownerId },
    })
    const { body } = await api.post(publisher.token, path, { content: 'Hello' })
    expect(body.author_name).toBe(`${firstName} ${lastName}`.trim())
  })

  test('also after the placement is declined', async () => {
    const { id, path } = await placed()
    await api.mutate(publisher.token, 'declinePlacement', { id, reason: 'No capacity' })
    expect((await api.post(publisher.token, path, { content: 'Sorry.' })).status).toBe(201)
  })

  test('and each side gets an email about the comments of the other', async () => {
    const { id, path } = await placed()
    const commentEmails = async (address: string) => {
      await work()
      return subjects(address).filter((subject) => subject?.startsWith('Comment on'))
    }
    const before = [
      await commentEmails(operatorEmail),
      await commentEmails(publisherEmail),
    ] as const
    await api.post(publisher.token, path, { content: 'Which <photo>?', author_name: 'Tess' })
    expect((await commentEmails(operatorEmail)).slice(before[0].length)).toEqual([
      'Comment on a placement: Feature',
    ])
    expect(await commentEmails(publisherEmail)).toEqual(before[1])
    // A further comment within minutes is not notified, and one after a pause is.
    await api.post(publisher.token, path, { content: 'Or a drawing?' })
    expect(await commentEmails(operatorEmail)).toHaveLength(before[0].length + 1)
    const { text } = smtp.to(operatorEmail).at(-1)!
    expect(text).toContain('Which <photo>?')
    expect(text).toContain(`https://market.example.com/console/placements/${id}`)
    await asOperator(id, 'The second one.')
    expect((await commentEmails(publisherEmail)).slice(before[1].length)).toEqual([
      'Comment on your placement: Feature',
    ])
    const createdAt = new Date(Date.now() - 6 * 60_000)
    await api.prisma.placementComment.updateMany({
      where: { placementId: id },
      data: { createdAt },
    })
    await api.post(publisher.token, path, { content: 'Thank you.' })
    expect(await commentEmails(operatorEmail)).toHaveLength(before[0].length + 2)
    expect(await commentEmails(buyerEmail)).toEqual([])
    expect(await commentEmails(otherEmail)).toEqual([])
    expect(await commentEmails(writer.email)).toEqual([])
  })

  test('and an invalid comment is rejected, with its field', async () => {
    const { path } = await placed()
    for (const [body, field] of [
      [{ content: '   ' }, 'content'],
      [{ content: 'x'.repeat(10_001) }, 'content'],
      [{}, 'content'],
      [{ content: 'Hello', author_name: 'x'.repeat(201) }, 'author_name'],
    ] as const) {
      const response = await api.post(publisher.token, path, body)
      expect([response.status, response.body.issues[0].path]).toEqual([400, [field]])
    }
    expect((await api.get(publisher.token, path)).body.total_records).toBe(0)
  })

  test('and a read_only token reads, but does not write', async () => {
    const { path } = await placed()
    const token = await api.token(publisher, 'read_only')
    expect((await api.get(token, path)).status).toBe(200)
    expect((await api.post(token, path, { content: 'Hello' })).status).toBe(403)
  })

  test('and the payment of its order can no longer be undone', async () => {
    const { orderId, placements } = await orderPlacements(api, buyer, offer.id)
    await asOperator(placements[0]!.id, 'Please reserve the front page.')
    const { extensions } = await api.mutateError(api.operator, 'unmarkOrderPaid', { orderId })
    expect(extensions.issues).toMatchObject([{ code: 'order_in_progress' }])
    const other = await orderPlacements(api, buyer, offer.id)
    await api.mutate(api.operator, 'unmarkOrderPaid', { orderId: other.orderId })
  })

  test('and the audit log names comments of operators, without their texts', async () => {
    const { id, path } = await placed()
    const secret = 'Offer them a discount.'
    const comment = await asOperator(id, secret)
    await api.post(publisher.token, path, { content: 'Hello' })
    const entries = await api.prisma.auditEntry.findMany({ where: { entityId: comment.id } })
    expect(entries).toMatchObject([{ action: 'create_placement_comment', teamId: publisher.id }])
    expect(JSON.stringify(entries)).not.toContain(secret)
    // An erasure replaces the name of the operator in the comment only.
    expect(comment.authorName).toMatch(/./)
    expect(entries[0]!.after).not.toHaveProperty('authorName')
    expect(entries[0]!.changedFields).not.toContain('authorName')
    const actions = { action: 'create_placement_comment', actorId: publisher.ownerId }
    expect(await api.prisma.auditEntry.count({ where: actions })).toBe(0)
  })
})

const secret = 'The margin of this buyer is forty percent.'
const answer = 'We only publish it with another photo.'
/** A discussion, and a comment on the article that all may read. */
const { id, articleId, path } = await placed()
const { id: commentId } = await asOperator(id, secret)
await api.post(publisher.token, path, { content: answer })
await api.post(buyer.token, `/articles/${articleId}/comments`, {
  ...{ content: 'Shorten it.', author: { name: 'Ada Byron' } },
})
await work()
const outsiders = { buyer: buyer.token, writer: writer.token, 'other publisher': other.token }
const leaks = (text: string) => [secret, answer, commentId].filter((part) => text.includes(part))

describe('the discussion is hidden', () => {
  test.each(Object.entries(outsiders))('%s: by REST', async (name, token) => {
    const status = name === 'other publisher' ? 404 : 403
    expect((await api.get(token, path)).status).toBe(status)
    expect((await api.post(token, path, { content: 'Mine?' })).status).toBe(status)
    expect(await api.prisma.placementComment.count({ where: { placementId: id } })).toBe(2)
  })

  test.each(Object.entries(outsiders))('%s: by any list or export', async (_name, token) => {
    for (const [name, list] of rootLists) {
      const show = list.show ? ', show: ALL' : ''
      const type = getNamedType(schema.getQueryType()!.getFields()[name]!.type)
      const node = isObjectType(type) && getNamedType(type.getFields().nodes!.type)
      if (!isObjectType(node)) continue
      const wanted = ['id', 'content', 'payload', 'model', 'data', 'subject', 'notes']
      const fields = wanted.filter((field) => {
        const found = node.getFields()[field]
        return found && !isObjectType(getNamedType(found.type))
      })
      // The log of its own requests contains the paths of this test.
      if (fields.length === 0 || name === 'apiRequests') continue
      const query = `{ ${name}(first: 100${show}) { nodes { ${fields.join(' ')} } } }`
      const { text } = await api.post(token, '/graphql', { query })
      expect([name, leaks(text)]).toEqual([name, []])
      const exported = await api.get(token, `/exports/${name}.jsonl`)
      expect([name, leaks(exported.text)]).toEqual([name, []])
    }
  })

  test.each(Object.entries(outsiders))('%s: by ID, filter or search', async (name, token) => {
    const { extensions } = await api.graphError(token, `{ node(id: "${commentId}") { id } }`)
    expect(extensions.code).toBe('not_found')
    const { nodes } = await api
      .post(token, '/graphql', { query: `{ nodes(ids: ["${commentId}"]) { id } }` })
      .then(({ body }) => body.data ?? { nodes: [] })
    expect(nodes.filter(Boolean)).toEqual([])
    for (const where of [
      `{ id: { eq: "${commentId}" } }`,
      `{ placementId: { eq: "${id}" } }`,
      `{ placement: { id: { eq: "${id}" } } }`,
      `{ content: { contains: "margin" } }`,
    ]) {
      const query = `{ placementComments(where: ${where}) { totalCount } }`
      const { body } = await api.post(token, '/graphql', { query })
      if (name === 'other publisher')
        expect([where, body.data.placementComments.totalCount]).toEqual([where, 0])
      else expect(body.errors[0].extensions.issues?.[0]?.code).toBe('scope_of_other_kind')
    }
    const error = await api.graphError(
      token,
      `{ placement(id: "${id}") { comments { nodes { id } } } }`,
    )
    expect(['not_found', 'missing_scope']).toContain(error.extensions.code)
    const input = { placementId: id, content: 'Mine?' }
    const refused = await api.mutateError(token, 'createPlacementComment', input)
    expect(refused.extensions.code).toBe(name === 'other publisher' ? 'not_found' : 'missing_scope')
  })

  test('buyer: in the comments, counts and events of its article', async () => {
    const { body } = await api.get(buyer.token, `/articles/${articleId}/comments`)
    expect(body.records.map(({ content }: { content: string }) => content)).toEqual(['Shorten it.'])
    const { comments, commentsAggregate, articles, article } = await api.graph(
      buyer.token,
      `{
        comments(where: { articleId: { eq: "${articleId}" } }) { totalCount }
        commentsAggregate(where: { articleId: { eq: "${articleId}" } }) { count }
        articles(where: { comments: { some: { content: { contains: "margin" } } } }) { totalCount }
        article(id: "${articleId}") { comments { totalCount } }
      }`,
    )
    expect([comments.totalCount, commentsAggregate[0].count]).toEqual([1, 1])
    expect([articles.totalCount, article.comments.totalCount]).toEqual([0, 1])
    for (const token of Object.values(outsiders)) {
      const { text } = await api.get(token, '/events?limit=100')
      expect(leaks(text)).toEqual([])
    }
    const events = await api.prisma.webhookEvent.findMany()
    expect(leaks(JSON.stringify(events))).toEqual([])
  })

  test('writer: in the comments of the assignment', async () => {
    const { assignment } = await api.graph(
      writer.token,
      `{ assignment(articleId: "${articleId}") { comments { content } } }`,
    )
    expect(assignment.comments).toEqual([{ content: 'Shorten it.' }])
  })

  test('buyer and writer: as tools of MCP', async () => {
    const names = async (token: string) => {
      const { tools } = await mcpClient(api).result(token, 'tools/list')
      return tools.map(({ name }: { name: string }) => name)
    }
    const tools = ['list_placement_comments', 'create_placement_comment']
    expect(await names(publisher.token)).toEqual(expect.arrayContaining(tools))
    for (const token of [buyer.token, writer.token])
      expect((await names(token)).filter((name: string) => tools.includes(name))).toEqual([])
  })

  test('in emails and their lists', async () => {
    const emails = await api.prisma.email.findMany({
      where: { kind: { in: ['PUBLISHER_COMMENTED', 'OPERATOR_COMMENTED'] } },
      select: { teamId: true, address: true, kind: true },
    })
    expect(emails.length).toBeGreaterThan(1)
    for (const { teamId, address, kind } of emails)
      expect([teamId, address]).toEqual(
        kind === 'OPERATOR_COMMENTED' ? [publisher.id, publisherEmail] : [null, operatorEmail],
      )
  })

  test('is reachable by no other field', () => {
    const leading: string[] = []
    for (const type of Object.values(schema.getTypeMap())) {
      const isOpen = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)
      if (!isOpen || /^PlacementComment/.test(type.name)) continue
      for (const { name, type: of } of Object.values<{ name: string; type: GraphQLType }>(
        type.getFields(),
      ))
        if (/^PlacementComment/.test(getNamedType(of).name)) leading.push(`${type.name}.${name}`)
    }
    expect(leading.sort()).toEqual([
      'Mutation.createPlacementComment',
      'Placement.comments',
      'Query.placementComments',
    ])
  })
})

test('the discussion of a simulated placement is sent to no buyer', async () => {
  const team = await makeBuyer(api, { isTest: true })
  const email = await reachOwner(api, team, newAddress('test'))
  const { prisma } = api
  await prisma.team.update({ where: { id: team.id }, data: { testEmailEnabled: true } })
  const { placements } = await orderPlacements(api, team, offer.id)
  const { id } = placements[0]!
  await asOperator(id, 'Simulated.')
  await work()
  expect(subjects(email).filter((subject) => subject?.startsWith('Comment'))).toEqual([])
  const { status } = await api.get(team.token, `/publisher/placements/${id}/comments`)
  expect(status).toBe(403)
})
