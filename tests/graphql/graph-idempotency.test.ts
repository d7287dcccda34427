import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Answer, testApi } from '../support/api.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { type Buyer, makeBuyer } from '../support/fixtures/team.js'

const api = await testApi()

const product = await makeProduct(api)

const checkout = 'mutation ($input: CheckoutInput!) { checkout(input: $input) { id total } }'
const grant = 'mutation ($input: GrantCreditInput!) { grantCredit(input: $input) { id amount } }'
const folder = 'mutation ($input: CreateFolderInput!) { createFolder(input: $input) { id name } }'

const ask = (token: string, key: string, query: string, input?: object): Promise<Answer> =>
  api.post(token, '/graphql', { query, variables: { input } }, { 'idempotency-key': key })

const cart = ({ profileId }: Buyer) => ({
  profileId,
  lineItems: [{ productId: product.id, quantity: 1, isAddOn: false }],
})

const codeOf = ({ body }: Answer) => body.errors?.[0].extensions.code
const replayed = ({ headers }: Answer) => headers['idempotency-replayed']
const orders = (teamId: string) => api.prisma.order.count({ where: { teamId } })

describe('a key at /graphql', () => {
  it("is replayed to the successor of an operator's token", async () => {
    const made = await api.mutate(
      api.operator,
      'createOperatorToken',
      { name: 'Finance' },
      'token operatorToken { id }',
    )
    const team = await makeBuyer(api)
    const [key, input] = [randomUUID(), { teamId: team.id, amount: 5, creditType: 'PROMOTIONAL' }]
    const first = await ask(made.token, key, grant, input)
    const { token: successor } = await api.mutate(
      api.operator,
      'rotateOperatorToken',
      { operatorTokenId: made.operatorToken.id },
      'token',
    )
    const second = await ask(successor, key, grant, input)
    expect(second.body.data).toEqual(first.body.data)
    expect(replayed(second)).toBe('true')
    expect(await api.prisma.teamLedgerEntry.count({ where: { teamId: team.id } })).toBe(1)
  })

  it('runs a mutation once and replays its response', async () => {
    const team = await makeBuyer(api)
    const key = randomUUID()
    const first = await ask(team.token, key, checkout, cart(team))
    expect(first.body.data.checkout.id).toBeTruthy()
    expect(replayed(first)).toBeUndefined()
    const second = await ask(team.token, key, checkout, cart(team))
    expect(second.body.data).toEqual(first.body.data)
    expect(replayed(second)).toBe('true')
    expect(await orders(team.id)).toBe(1)

    const other = await ask(team.token, key, checkout, { ...cart(team), discount: 1 })
    expect([other.status, codeOf(other)]).toEqual([422, 'idempotency_key_reused'])
    const another = await ask((await makeBuyer(api)).token, key, folder, { name: 'Theirs' })
    expect(replayed(another)).toBeUndefined()
  })

  it('runs it once for 20 concurrent requests, also for operators', async () => {
    const team = await makeBuyer(api)
    const key = randomUUID()
    const input = { teamId: team.id, amount: 10, reason: 'Sorry' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(api.operator, key, grant, input)),
    )
    const done = answers.filter(({ body }) => body.data?.grantCredit)
    expect(done.length).toBeGreaterThan(0)
    expect(new Set(done.map(({ body }) => body.data.grantCredit.id)).size).toBe(1)
    for (const answer of answers.filter((each) => !done.includes(each)))
      expect([answer.status, codeOf(answer)]).toEqual([409, 'idempotency_in_progress'])
    expect(await api.prisma.teamLedgerEntry.count({ where: { teamId: team.id } })).toBe(1)
  })

  it('replays validation errors, not refusals that depend on the token', async () => {
    const team = await makeBuyer(api)
    const key = randomUUID()
    const bad = { ...cart(team), discount: -1 }
    const first = await ask(team.token, key, checkout, bad)
    expect(codeOf(first)).toBe('validation_failed')
    const second = await ask(team.token, key, checkout, bad)
    expect(second.body.errors).toEqual(first.body.errors)
    expect(replayed(second)).toBe('true')

    const later = randomUUID()
    const reader = await api.token(team, 'read_only')
    expect(codeOf(await ask(reader, later, checkout, cart(team)))).toBe('read_only_token')
    expect(replayed(await ask(team.token, later, checkout, cart(team)))).toBeUndefined()
    expect(await orders(team.id)).toBe(1)
  })

  it('retries a transaction after a serialization failure, as without a key', async () => {
    const { prisma } = api
    await prisma.$executeRaw`CREATE SEQUENCE conflicts`
    await prisma.$executeRaw`
      CREATE FUNCTION conflict() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF nextval('conflicts') = 1 THEN
          RAISE EXCEPTION 'could not serialize access' USING ERRCODE = '40001';
        END IF;
        RETURN NEW;
      END $$`
    await prisma.$executeRaw`
      CREATE TRIGGER conflict BEFORE INSERT ON folder FOR EACH ROW EXECUTE FUNCTION conflict()`
    try {
      const team = await makeBuyer(api)
      const key = randomUUID()
      const first = await ask(team.token, key, folder, { name: 'Contested' })
      expect(first.body).toMatchObject({ data: { createFolder: { name: 'Contested' } } })
      const second = await ask(team.token, key, folder, { name: 'Contested' })
      expect(second.body.data).toEqual(first.body.data)
      expect(replayed(second)).toBe('true')
      expect(await prisma.folder.count({ where: { teamId: team.id } })).toBe(1)
    } finally {
      await prisma.$executeRaw`DROP FUNCTION conflict CASCADE`
    }
  })

  it('changes nothing if a field of the response is refused', async () => {
    const team = await makeBuyer(api)
    const { articles } = await makeOrder(api, { id: team.profileId, teamId: team.id }, product)
    const input = { articleId: articles[0]!.id, content: 'Well said', authorName: 'Hanna' }
    const closed = `mutation ($input: CreateCommentInput!) {
      createComment(input: $input) { reference user { id } replies { nodes { id } } }
    }`
    const key = randomUUID()
    expect(codeOf(await ask(team.token, key, closed, input))).toBe('operator_only')
    expect(codeOf(await ask(team.token, key, closed, input))).toBe('operator_only')
    expect(await api.prisma.comment.count({ where: { teamId: team.id } })).toBe(0)
  })

  it('returns nested lists with the records that the mutation created', async () => {
    const team = await makeBuyer(api)
    const nested = `mutation ($input: CheckoutInput!) {
      checkout(input: $input) { one: lineItems { id } two: lineItems { quantity } }
    }`
    const bought = await ask(team.token, randomUUID(), nested, cart(team))
    const [made] = await api.prisma.orderLineItem.findMany({ where: { teamId: team.id } })
    expect(bought.body.data.checkout).toEqual({ one: [{ id: made!.id }], two: [{ quantity: 1 }] })

    const { articles } = await makeOrder(api, { id: team.profileId, teamId: team.id }, product)
    const articleId = articles[0]!.id
    const move = `mutation ($input: SetArticleStatusInput!) {
      setArticleStatus(input: $input) { statusChanges { nodes { status { prefix } } } comments { nodes { id } } }
    }`
    const input = { articleId, status: 'brief-ready-for-review' }
    const moved = await ask(api.operator, randomUUID(), move, input)
    expect(moved.body.data.setArticleStatus.statusChanges.nodes[0].status.prefix).toBe(input.status)
  })

  it('replays the response to no other token of the team', async () => {
    const team = await makeBuyer(api)
    const key = randomUUID()
    await ask(team.token, key, folder, { name: 'Mine' })
    for (const other of [await api.token(team), await api.token(team, 'custom', ['tags.lists'])]) {
      const answer = await ask(other, key, folder, { name: 'Mine' })
      expect([codeOf(answer), answer.body.data]).toEqual(['idempotency_key_reused', undefined])
    }
    expect(await api.prisma.folder.count({ where: { teamId: team.id } })).toBe(1)
  })

  it('replays the response only with the scopes that the mutation and its selection require', async () => {
    const team = await makeBuyer(api)
    const key = randomUUID()
    const input = { name: 'Mine' }
    await ask(team.token, key, folder, input)
    const { lineageId } = await api.prisma.apiToken.findFirstOrThrow({ where: { teamId: team.id } })
    const successor = (scopes: string[]) =>
      api.token(team, 'custom', scopes, { lineageId } as object)
    const less = await ask(await successor(['tags.lists']), key, folder, input)
    expect([codeOf(less), replayed(less)]).toEqual(['missing_scope', undefined])
    const same = await ask(await successor(['folders.create']), key, folder, input)
    expect([same.body.data.createFolder.name, replayed(same)]).toEqual(['Mine', 'true'])
  })

  it('is refused with an explanation for more than one mutation, and for a form', async () => {
    const team = await makeBuyer(api)
    const two = `mutation ($input: CreateFolderInput!) { ...F b: createFolder(input: { name: "B" }) { id } }
      fragment F on Mutation { createFolder(input: $input) { id } }`
    const answer = await ask(team.token, randomUUID(), two, { name: 'A' })
    expect(answer.body.errors[0].extensions).toMatchObject({
      code: 'validation_failed',
      issues: [{ path: ['Idempotency-Key'], message: expect.stringMatching(/one mutation/) }],
    })
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: folder, variables: { input: { name: 'C' } } }))
    form.set('map', '{}')
    const body = new Response(form)
    const sent = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${team.token}`,
        'content-type': body.headers.get('content-type')!,
        'apollo-require-preflight': 'true',
        'idempotency-key': randomUUID(),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    expect([sent.statusCode, sent.json().errors[0].extensions.issues?.[0].path]).toEqual([
      400,
      ['Idempotency-Key'],
    ])
    expect(codeOf(await ask(team.token, 'ü', folder, { name: 'D' }))).toBe('validation_failed')
    expect(await api.prisma.folder.count({ where: { teamId: team.id } })).toBe(0)
  })

  it('is ignored for a query', async () => {
    const { token } = await makeBuyer(api)
    const key = randomUUID()
    for (let round = 0; round < 2; round++) {
      const answer = await ask(token, key, '{ session { source } }')
      expect([answer.status, replayed(answer)]).toEqual([200, undefined])
    }
    expect(replayed(await ask(token, key, folder, { name: 'Same key' }))).toBeUndefined()
  })
})

describe('secrets in stored responses', () => {
  const endpoint = { url: 'https://hooks.example.com/kept', topics: ['comment.*'] }
  const issue = `mutation ($input: CreateApiTokenInput!) {
    createApiToken(input: $input) { token apiToken { id } }
  }`

  it('are encrypted, and replayed only to the token that made the request', async () => {
    const team = await api.team()
    const key = { 'idempotency-key': randomUUID() }
    const made = await api.post(team.token, '/webhook-endpoints', endpoint, key)
    expect(made.body.secret).toMatch(/^whsec_/)
    const again = await api.post(team.token, '/webhook-endpoints', endpoint, key)
    expect(again.text).toBe(made.text)
    const other = await api.post(await api.token(team), '/webhook-endpoints', endpoint, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    expect(other.text).not.toContain('whsec_')

    const input = { name: 'T', type: 'FULL_ACCESS' }
    const tokenKey = randomUUID()
    const issued = await ask(team.token, tokenKey, issue, input)
    const { token } = issued.body.data.createApiToken
    expect((await ask(team.token, tokenKey, issue, input)).body.data).toEqual(issued.body.data)
    expect(codeOf(await ask(token, tokenKey, issue, input))).toBe('idempotency_key_reused')

    const kept = await api.prisma.idempotencyKey.findMany({ where: { ownerId: team.id } })
    expect(kept).toHaveLength(2)
    for (const { responseBody, responseHeaders } of kept) {
      const text = Buffer.from(responseBody!).toString('latin1') + JSON.stringify(responseHeaders)
      for (const secret of [made.body.secret, token, 'whsec_', 'mst_'])
        expect(text).not.toContain(secret)
    }
  })

  it('are not replayed to a token without the scope of the route', async () => {
    const team = await api.team()
    const key = { 'idempotency-key': randomUUID() }
    const input = { name: 'Kept' }
    expect((await api.post(team.token, '/folders', input, key)).status).toBe(200)
    const other = await api.post(await api.token(team, 'read_only'), '/folders', input, key)
    expect(other.status).toBe(403)
    const clerk = await api.token(team, 'custom', ['folders.create'])
    expect(replayed(await api.post(clerk, '/folders', input, key))).toBe('true')
  })
})

describe('a key of a route', () => {
  it('is the same for different spellings of the URL', async () => {
    const { id, token } = await api.team()
    const key = { 'idempotency-key': randomUUID() }
    const name = `Spelled ${randomUUID()}`
    const input = { name }
    const first = await api.post(token, '/folders', input, key)
    for (const url of ['/%66olders', '/f%6Flders', '/folder%73']) {
      const again = await api.post(token, url, input, key)
      expect([again.text, replayed(again)]).toEqual([first.text, 'true'])
    }
    for (const url of ['/folders/', '//folders', '/FOLDERS'])
      expect([404, 405]).toContain((await api.post(token, url, input, key)).status)
    expect(await api.prisma.folder.count({ where: { teamId: id, name } })).toBe(1)
  })

  it('is the same for an ID in upper and lower case', async () => {
    const { token } = await api.team()
    const { body } = await api.post(token, '/webhook-endpoints', {
      url: 'https://hooks.example.com/case',
      topics: ['comment.*'],
    })
    const key = { 'idempotency-key': randomUUID() }
    const path = (id: string) => `/webhook-endpoints/${id}/test`
    const first = await api.post(token, path(body.id), undefined, key)
    for (const id of [body.id.toUpperCase(), body.id.replaceAll('-', '%2D')]) {
      const again = await api.post(token, path(id), undefined, key)
      expect([again.text, replayed(again)]).toEqual([first.text, 'true'])
    }
  })
})
