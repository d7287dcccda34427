import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeCampaign } from '../support/fixtures/campaign.js'
import { makeFile } from '../support/fixtures/file.js'
import { makeOrder } from '../support/fixtures/order.js'
import { makeProduct } from '../support/fixtures/product.js'
import { makeProfile } from '../support/fixtures/team.js'

const api = await testApi()
const [own, other] = await Promise.all([api.team(), api.team()])
const profile = await makeProfile(api, own)

/** Error code of a refused mutation that archives or restores. */
const codeOf = async (name: string, id: string, token = own.token) => {
  const key = name.endsWith('Campaign') ? 'campaignId' : 'profileId'
  return (await api.mutateError(token, name, { [key]: id })).extensions.code
}

describe('an archived campaign', () => {
  it('is hidden from lists, accepts no changes, and can be restored', async () => {
    const { id } = await makeCampaign(api, profile)
    const { articles } = await makeOrder(api, profile, await makeProduct(api), { campaignId: id })
    const further = await makeOrder(api, profile, await makeProduct(api))
    const archived = await api.mutate(
      own.token,
      'archiveCampaign',
      { campaignId: id },
      'id deletedAt',
    )
    expect(archived).toEqual({ id, deletedAt: expect.any(String) })

    expect((await api.get(own.token, `/campaigns/${id}`)).status).toBe(404)
    const ids = async (query: string) =>
      (await api.get(own.token, `/campaigns${query}`)).body.records.map((r: { id: string }) => r.id)
    expect(await ids('')).not.toContain(id)
    expect(await ids('?include_archived=true')).toContain(id)
    const assigned = await api.post(own.token, `/campaigns/${id}/order-items`, {
      order_item_ids: [further.items[0]!.id],
    })
    expect(assigned.status).toBe(404)
    expect((await api.get(own.token, `/articles/${articles[0]!.id}`)).body.campaign_id).toBe(id)

    const restored = await api.mutate(
      own.token,
      'restoreCampaign',
      { campaignId: id },
      'id deletedAt',
    )
    expect(restored).toEqual({ id, deletedAt: null })
    expect((await api.get(own.token, `/campaigns/${id}`)).status).toBe(200)
  })

  it("is archived and restored once, and never another team's", async () => {
    const { id } = await makeCampaign(api, profile)
    expect(await codeOf('archiveCampaign', id, other.token)).toBe('not_found')
    expect(await codeOf('restoreCampaign', id)).toBe('not_found')
    await api.mutate(own.token, 'archiveCampaign', { campaignId: id })
    expect(await codeOf('archiveCampaign', id)).toBe('not_found')
    expect(await codeOf('restoreCampaign', id, other.token)).toBe('not_found')
  })
})

describe('an archived profile', () => {
  it('is hidden and cannot order, keeps its records, and can be restored', async () => {
    const { id } = await makeProfile(api, own)
    const campaign = await makeCampaign(api, { id, teamId: own.id })
    const product = await makeProduct(api)
    const checkOut = () =>
      api.post(own.token, '/orders/checkout', {
        profile_id: id,
        line_items: [{ product_id: product.id, quantity: 1, is_add_on: false }],
      })
    await api.mutate(own.token, 'archiveProfile', { profileId: id })
    const { body } = await api.get(own.token, `/teams/${own.id}/profiles`)
    expect(body.records.map((one: { id: string }) => one.id)).not.toContain(id)
    expect((await checkOut()).body.issues).toMatchObject([{ path: ['profile_id'] }])
    expect((await api.get(own.token, `/campaigns/${campaign.id}`)).body.profile.id).toBe(id)

    expect(await api.mutate(own.token, 'restoreProfile', { profileId: id }, 'deletedAt')).toEqual({
      deletedAt: null,
    })
    expect((await checkOut()).status).toBe(200)
  })

  it("is archived and restored once, and never another team's", async () => {
    const { id } = await makeProfile(api, own)
    expect(await codeOf('archiveProfile', id, other.token)).toBe('not_found')
    expect(await codeOf('restoreProfile', id)).toBe('not_found')
    await api.mutate(own.token, 'archiveProfile', { profileId: id })
    expect(await codeOf('archiveProfile', id)).toBe('not_found')
    expect(await codeOf('restoreProfile', id, other.token)).toBe('not_found')
  })
})

describe('records that operators and teams archive', () => {
  const operate = (name: string, input: object) => api.mutate(api.operator, name, input)
  const outlet = () => operate('createOutlet', { name: `Daily ${randomUUID()}` })
  const channel = async (outletId: string) =>
    operate('createOutletChannel', { outletId, channelType: 'WEBSITE' })
  const list = async (profileId: string) =>
    api.mutate(own.token, 'createOutletList', { profileId, name: 'Shortlist' })

  it('can be restored and archived again', async () => {
    const inquiry = async () => {
      const { id: outletId } = await outlet()
      return operate('createOutletInquiry', { outletId, name: 'Ada', email: 'ada@example.com' })
    }
    const folder = () => api.mutate(own.token, 'createFolder', { name: 'Briefs' })
    const name = randomUUID()
    const made: [string, string, () => Promise<{ id: string }>, string?][] = [
      ['Outlet', 'outletId', outlet],
      ['OutletChannel', 'outletChannelId', async () => channel((await outlet()).id)],
      [
        'OutletCategory',
        'outletCategoryId',
        () => operate('createOutletCategory', { name, prefix: name }),
      ],
      ['Product', 'productId', () => makeProduct(api)],
      ['Tag', 'tagId', () => operate('createTag', { category: 'TOPIC', name })],
      ['Disclaimer', 'disclaimerId', () => operate('createDisclaimer', { name })],
      ['OutletInquiry', 'outletInquiryId', inquiry],
      ['OutletList', 'outletListId', () => list(profile.id)],
      ['Folder', 'folderId', folder, 'delete'],
      ['File', 'fileId', () => makeFile(api, own), 'delete'],
    ]
    for (const [kind, key, make, verb = 'archive'] of made) {
      const input = { [key]: (await make()).id }
      const early = await api.mutateError(api.operator, `restore${kind}`, input)
      expect(early.extensions.code, kind).toBe('not_found')
      await operate(verb + kind, input)
      await operate(`restore${kind}`, input)
      await operate(verb + kind, input)
    }
  })

  it('stay archived while their parent is archived', async () => {
    const { id: outletId } = await outlet()
    const owner = await makeProfile(api, own)
    const product = await makeProduct(api)
    const belongs: [string, string, string, object][] = [
      ['OutletChannel', 'outletChannelId', (await channel(outletId)).id, { outletId }],
      ['Product', 'productId', product.id, { outletId: product.outletId }],
      ['OutletList', 'outletListId', (await list(owner.id)).id, { profileId: owner.id }],
      ['Campaign', 'campaignId', (await makeCampaign(api, owner)).id, { profileId: owner.id }],
    ]
    for (const [kind, key, id] of belongs) await operate(`archive${kind}`, { [key]: id })
    for (const [kind, key, id, parent] of belongs) {
      const parentKind = 'outletId' in parent ? 'Outlet' : 'Profile'
      await operate(`archive${parentKind}`, parent)
      const { extensions, message } = await api.mutateError(api.operator, `restore${kind}`, {
        [key]: id,
      })
      expect(extensions.code).toBe('invalid_transition')
      expect(message).toContain(`while its ${parentKind.toLowerCase()} is archived`)
      await operate(`restore${parentKind}`, parent)
      await operate(`restore${kind}`, { [key]: id })
    }
  })

  it('stay archived if the name has been taken, or the content was deleted', async () => {
    const name = `Topic ${randomUUID()}`
    const { id: tagId } = await operate('createTag', { category: 'TOPIC', name })
    await operate('archiveTag', { tagId })
    await operate('createTag', { category: 'TOPIC', name: name.toUpperCase() })
    const { extensions } = await api.mutateError(api.operator, 'restoreTag', { tagId })
    expect(extensions.issues).toMatchObject([{ path: ['input', 'tagId'], code: 'name_taken' }])

    const { id } = await makeFile(api, own)
    const deletedAt = new Date(Date.now() - 31 * 86_400_000)
    await api.prisma.file.update({ where: { id }, data: { deletedAt } })
    const gone = await api.mutateError(own.token, 'restoreFile', { fileId: id })
    expect(gone.extensions.code).toBe('invalid_transition')
    const theirs = await api.mutateError(other.token, 'restoreFile', { fileId: id })
    expect(theirs.extensions.code).toBe('not_found')
  })

  it('are comments with their replies, restored by the author, with webhook events', async () => {
    const { articles } = await makeOrder(api, profile, await makeProduct(api))
    const articleId = articles[0]!.id
    const addComment = (token: string, more: object = {}) =>
      api.mutate(
        token,
        'createComment',
        { articleId, content: 'So', authorName: 'Ada', ...more },
        'reference',
      )
    const root = await addComment(own.token)
    const reply = await addComment(own.token, { parentReference: root.reference })
    await api.mutate(own.token, 'archiveComment', reply)
    await api.mutate(own.token, 'archiveComment', root)
    const code = async (token: string, key: object) =>
      (await api.mutateError(token, 'restoreComment', key)).extensions.code
    expect(await code(own.token, reply)).toBe('not_found')
    expect(await code(api.operator, root)).toBe('not_comment_author')
    await api.mutate(own.token, 'restoreComment', root)
    await api.mutate(own.token, 'restoreComment', reply)
    const { body } = await api.get(own.token, `/articles/${articleId}/comments`)
    expect(body.records).toMatchObject([{ id: root.reference, replies: [{ id: reply.reference }] }])
    const events = await api.prisma.webhookEvent.findMany({
      where: { articleId },
      orderBy: { sequence: 'asc' },
    })
    expect(events.map(({ topic }) => topic.replace('comment.', ''))).toEqual([
      'created',
      'created',
      'archived',
      'archived',
      'updated',
      'updated',
    ])
  })
})
