import { randomBytes, randomUUID } from 'node:crypto'
import type { Api } from './api.js'
import { makeCampaign, makeFile, makeOrder, makeProduct, makeProfile } from './production.js'
import { buyer, order as checkOut, line, sell } from './shop.js'
import { swapping } from './swap.js'

type Input = Record<string, unknown>

/** Why an operator cannot do what a team can. */
export interface Refused {
  code: string
}

/** What a marketplace has for each mutation to be called on, made anew at each call. */
export function mutationInputs(api: Api): Record<string, (() => Promise<Input> | Input) | Refused> {
  const { prisma } = api
  const team = () => api.team()
  const profile = async () => makeProfile(api, await team())
  const campaign = async () => makeCampaign(api, await profile())
  const suffix = () => randomUUID().slice(0, 8)
  const call = async (name: string, type: string, input: Input, fields = 'id') =>
    (
      await api.graph(
        api.operator,
        `mutation ($input: ${type}!) { made: ${name}(input: $input) { ${fields} } }`,
        { input },
      )
    ).made
  const bought = async () => {
    const owner = await buyer(api)
    const [product, cheaper] = [
      await sell(prisma, { standard: 100 }),
      await sell(prisma, { standard: 40 }),
    ]
    const paid = await swapping(api).paid(owner, product.id)
    return { owner, cheaper, order: paid, item: paid.items[0]! }
  }
  const pending = async () => {
    const owner = await buyer(api)
    const product = await sell(prisma)
    return checkOut(api, owner, [line(product.id)]) as Promise<{ id: string }>
  }
  const swap = async (dearer = false) => {
    const { item, cheaper } = await bought()
    const to = dearer ? await sell(prisma, { standard: 300 }) : cheaper
    const { body } = await swapping(api).propose(item.id, to.id)
    return { swapId: body.data.proposeSwap.id }
  }
  const article = async (articleStatus: Parameters<typeof makeOrder>[3] = {}) => {
    const owner = await team()
    const of = await makeProfile(api, owner)
    const made = await makeOrder(api, of, await makeProduct(api), articleStatus)
    return { owner, profile: of, item: made.items[0]!, articleId: made.articles[0]!.id }
  }
  const comment = async () => {
    const { articleId } = await article()
    const input = { articleId, content: 'So', authorName: 'An editor' }
    const { reference } = await call('createComment', 'CreateCommentInput', input, 'reference')
    return { articleId, reference }
  }
  const check = async () => {
    const { articleId } = await article({ articleStatus: 'pending-draft' })
    const input = { articleId, checkType: 'manual' }
    return call('requestComplianceCheck', 'RequestComplianceCheckInput', input)
  }
  const started = async () => {
    const { id } = await check()
    return call('startComplianceCheck', 'ComplianceCheckInput', { id })
  }
  const issue = async () => {
    const { id } = await started()
    const input = {
      complianceCheckId: id,
      issueType: 'factual_error',
      severity: 'warning',
      title: 'Wrong',
    }
    return { id: (await call('addComplianceIssue', 'AddComplianceIssueInput', input)).id }
  }
  const template = {
    name: 'Terms',
    title: 'Terms of service',
    contentMarkdown: '# Terms',
    acceptanceLabel: 'I accept',
    scope: 'CLIENT',
  }
  const agreement = () =>
    call('createAgreementTemplate', 'CreateAgreementTemplateInput', { ...template, key: suffix() })
  const file = async () => {
    const owner = await team()
    const { id } = owner
    const folder = await prisma.folder.create({
      data: { teamId: id, name: 'Briefs', createdById: owner.ownerId },
    })
    return { owner, folder, file: await makeFile(api, owner, { folderId: folder.id }) }
  }
  const list = async () => {
    const { id: profileId, teamId } = await profile()
    const { outletId } = await makeProduct(api)
    const shareToken = randomBytes(24).toString('base64url')
    const { id } = await prisma.outletList.create({
      data: { teamId, profileId, name: 'Shortlist', shareToken },
    })
    await prisma.outletListEntry.create({ data: { listId: id, teamId, outletId, position: 0 } })
    return { id, outletId }
  }
  const endpoint = async () => {
    const { id: teamId } = await team()
    const input = { teamId, url: 'https://hooks.example.com/masthead', topics: ['comment.created'] }
    const { id } = await call('createWebhookEndpoint', 'CreateWebhookEndpointInput', input)
    return { id: id as string }
  }
  const delivery = async () => {
    const { id } = await endpoint()
    return call('testWebhookEndpoint', 'TestWebhookEndpointInput', { id })
  }
  const token = async () => {
    const { id: teamId } = await team()
    const input = { teamId, name: 'Robot', type: 'full_access' }
    const { apiToken } = await call(
      'createApiToken',
      'CreateApiTokenInput',
      input,
      'apiToken { id }',
    )
    return { id: apiToken.id }
  }
  const grant = async () => {
    const { id: teamId, ownerId: userId } = await team()
    return { teamId, userId, clientId: 'assistant' }
  }
  const user = () =>
    call('createUser', 'CreateUserInput', { email: `${suffix()}@example.com`, firstName: 'Ada' })
  const opportunity = async () => {
    const { id: profileId } = await profile()
    return { profileId, title: 'News', description: 'It fits.' }
  }
  const suggested = async () =>
    (await call('createOpportunity', 'CreateOpportunityInput', await opportunity())).id
  const outlet = () => call('createOutlet', 'CreateOutletInput', { name: `Daily ${suffix()}` })
  const channel = async () => {
    const { id: outletId } = await outlet()
    return call('createOutletChannel', 'CreateOutletChannelInput', {
      outletId,
      channelType: 'WEBSITE',
    })
  }
  const category = () => {
    const name = suffix()
    return call('createOutletCategory', 'CreateOutletCategoryInput', { name, prefix: name })
  }
  const tag = () =>
    call('createTag', 'CreateTagInput', { category: 'TOPIC', name: `Topic ${suffix()}` })
  const disclaimer = () => call('createDisclaimer', 'CreateDisclaimerInput', { name: suffix() })
  const inquiry = async () => {
    const { id: outletId } = await outlet()
    return { outletId, name: 'Ada', email: 'ada@example.com' }
  }
  const only = (of: () => Promise<{ id: string }>, more: Input = {}) => {
    return async () => ({ id: (await of()).id, ...more })
  }
  const ofItem = (more: Input) => async () => ({ orderItemId: (await bought()).item.id, ...more })
  const invoice = async () => {
    const { order } = await bought()
    return prisma.invoice.findFirstOrThrow({ where: { orderId: order.id } })
  }

  return {
    acceptAgreement: { code: 'operator_token' },
    acceptSwap: swap,
    activateAgreementTemplate: only(agreement),
    addComplianceIssue: async () => ({
      complianceCheckId: (await started()).id,
      issueType: 'factual_error',
      severity: 'warning',
      title: 'Wrong',
    }),
    addToOutletList: async () => ({
      id: (await list()).id,
      outletIds: [(await makeProduct(api)).outletId],
    }),
    approveBrief: async () => ({
      articleId: (await article()).articleId,
    }),
    approveDraft: async () => ({
      articleId: (await article({ articleStatus: 'draft-ready-for-review' })).articleId,
    }),
    archiveComment: comment,
    archiveDisclaimer: only(disclaimer),
    archiveOutlet: only(outlet),
    archiveOutletCategory: only(category),
    archiveOutletChannel: only(channel),
    archiveOutletInquiry: only(async () =>
      call('createOutletInquiry', 'CreateOutletInquiryInput', await inquiry()),
    ),
    archiveOutletList: only(list),
    archiveProduct: only(() => makeProduct(api)),
    archiveTag: only(tag),
    assignOrderItems: async () => {
      const { profile, item } = await article()
      return { campaignId: (await makeCampaign(api, profile)).id, orderItemIds: [item.id] }
    },
    blockUser: only(user),
    cancelOrder: async () => ({ orderId: (await pending()).id }),
    cancelSwap: () => swap(true),
    checkout: async () => {
      const { profileId } = await buyer(api)
      const { id: productId } = await sell(prisma)
      return { profileId, lineItems: [{ productId, quantity: 1, isAddOn: false }] }
    },
    completeComplianceCheck: only(started),
    createAgreementTemplate: () => ({ ...template, key: suffix() }),
    createApiToken: async () => ({
      teamId: (await team()).id,
      name: 'Robot',
      type: 'full_access',
    }),
    createCampaign: async () => ({
      profileId: (await profile()).id,
      name: 'Launch',
      objectives: 'Be known',
    }),
    createComment: async () => ({
      articleId: (await article()).articleId,
      content: 'So',
      authorName: 'An editor',
    }),
    createDisclaimer: () => ({ name: suffix() }),
    createFolder: async () => ({ teamId: (await team()).id, name: 'Briefs' }),
    createOauthGrant: grant,
    createOperatorToken: () => ({ name: 'New', email: `${suffix()}@example.com` }),
    createOpportunity: opportunity,
    createOutlet: () => ({ name: `Daily ${suffix()}` }),
    createOutletCategory: () => ({ name: suffix(), prefix: suffix() }),
    createOutletChannel: async () => ({ outletId: (await outlet()).id, channelType: 'WEBSITE' }),
    createOutletInquiry: inquiry,
    createOutletList: async () => ({ profileId: (await profile()).id, name: 'Shortlist' }),
    createProduct: async () => ({
      outletId: (await outlet()).id,
      name: 'Feature',
      type: 'FULL_FEATURE',
      minDeliveryDays: 3,
      maxDeliveryDays: 10,
    }),
    createProfile: async () => ({ teamId: (await team()).id, name: 'Brightwater' }),
    createTag: () => ({ category: 'TOPIC', name: suffix() }),
    createTeam: () => ({ name: 'Acme' }),
    createUser: () => ({ email: `${suffix()}@example.com`, firstName: 'Ada' }),
    createWebhookEndpoint: async () => ({
      teamId: (await team()).id,
      url: 'https://hooks.example.com/masthead',
      topics: ['comment.created'],
    }),
    deleteFile: async () => ({ id: (await file()).file.key }),
    deleteFolder: async () => ({ id: (await file()).folder.id }),
    deleteWebhookEndpoint: only(endpoint),
    failComplianceCheck: only(started, { errorMessage: 'No text' }),
    grantCredit: async () => ({ teamId: (await team()).id, amount: 10 }),
    linkQuestionnaire: async () => {
      const of = await campaign()
      const owner = await prisma.team.findUniqueOrThrow({ where: { id: of.teamId } })
      const { key, name } = await makeFile(api, owner)
      const fileUrl = `http://localhost/files/${key}`
      return { campaignId: of.id, fileKey: key, fileName: name, fileSize: 1234, fileUrl }
    },
    markOrderPaid: async () => ({ orderId: (await pending()).id }),
    markSwapPaid: () => swap(true),
    moveArticle: async () => {
      const { profile, articleId } = await article()
      return { articleId, campaignId: (await makeCampaign(api, profile)).id }
    },
    moveFiles: async () => ({ fileIds: [(await file()).file.key], folderId: null }),
    proposeSwap: async () => {
      const { item, cheaper } = await bought()
      return { orderItemId: item.id, productId: cheaper.id }
    },
    recordOpportunityInteraction: async () => ({
      opportunityId: await suggested(),
      type: 'DISMISS',
    }),
    refundOrderItem: ofItem({ method: 'CREDIT' }),
    reissueInvoice: async () => ({ id: (await invoice()).id, customerName: 'Brightwater Ltd' }),
    removeComplianceIssue: issue,
    removeFromOutletList: async () => {
      const { id, outletId } = await list()
      return { id, outletIds: [outletId] }
    },
    renameFolder: async () => ({ id: (await file()).folder.id, name: 'Other' }),
    renameOutletList: only(list, { name: 'Other' }),
    reopenOpportunity: async () => {
      const id = await suggested()
      await call('recordOpportunityInteraction', 'RecordOpportunityInteractionInput', {
        opportunityId: id,
        type: 'DISMISS',
      })
      return { id }
    },
    replayWebhookDelivery: only(delivery),
    replayWebhookEvents: only(endpoint, { since: '2026-01-01T00:00:00.000Z' }),
    requestComplianceCheck: async () => ({
      articleId: (await article({ articleStatus: 'pending-draft' })).articleId,
      checkType: 'manual',
    }),
    retireAgreementTemplate: only(agreement),
    revokeApiToken: token,
    revokeOauthGrant: only(async () =>
      call('createOauthGrant', 'CreateOauthGrantInput', await grant()),
    ),
    revokeOperatorToken: async () => {
      const input = { name: 'New', email: `${suffix()}@example.com` }
      const fields = 'operatorToken { id }'
      const made = await call('createOperatorToken', 'CreateOperatorTokenInput', input, fields)
      return { id: made.operatorToken.id }
    },
    rotateApiToken: token,
    rotateOutletListShareToken: only(list),
    rotateWebhookSecret: only(endpoint),
    setArticleFiles: async () => {
      const { owner, articleId } = await article()
      return { articleId, fileIds: [(await makeFile(api, owner)).id] }
    },
    setArticleImages: async () => {
      const { owner, articleId } = await article()
      const { id: fileId } = await makeFile(api, owner, { mimeType: 'image/png' })
      return { articleId, images: [{ fileId }] }
    },
    setArticleStatus: async () => ({ articleId: (await article()).articleId, status: 'published' }),
    setCommission: async () => ({
      orderItemId: (await bought()).item.id,
      referrerTeamId: (await team()).id,
      amount: 5,
    }),
    setGuestEmail: async () => ({ orderId: (await pending()).id, email: 'guest@example.com' }),
    settleOrderItem: ofItem({ settlement: 'PUBLISHER' }),
    startComplianceCheck: only(check),
    testWebhookEndpoint: only(endpoint),
    unblockUser: async () => {
      const { id } = await user()
      await call('blockUser', 'BlockUserInput', { id })
      return { id }
    },
    updateArticle: async () => ({ id: (await article()).articleId, name: 'Changed' }),
    updateCampaign: only(campaign, { objectives: 'Be liked' }),
    updateComment: async () => ({ ...(await comment()), content: 'Otherwise' }),
    updateComplianceIssue: async () => ({ ...(await issue()), title: 'Not so' }),
    updateDisclaimer: only(disclaimer, { description: 'Paid' }),
    updateInvoice: only(invoice, { externalUrl: 'https://books.example.com/1' }),
    updateOrder: async () => ({ orderId: (await pending()).id, externalReferenceNumber: 'A-1' }),
    updateOrderItem: ofItem({ vendorInvoiceId: 'V-1' }),
    updateOutlet: only(outlet, { city: 'Porto' }),
    updateOutletCategory: only(category, { name: `Magazines ${suffix()}` }),
    updateOutletChannel: only(channel, { domainRanking: 50 }),
    updateProduct: only(() => makeProduct(api), { name: 'Other' }),
    updateProfile: only(profile, { overview: 'We sell water.' }),
    updateTag: only(tag, { name: `Field ${suffix()}` }),
    updateTeam: only(team, { name: 'Other' }),
    updateUser: only(user, { firstName: 'Grace' }),
    updateWebhookEndpoint: only(endpoint, { description: 'Ours' }),
    // A form, which the test sends by itself.
    uploadFiles: async () => ({ teamId: (await team()).id }),
  }
}
