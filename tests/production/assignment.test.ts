import { afterAll, describe, expect, test } from 'vitest'
import { routes } from '../../rest/index.js'
import type { Exports } from '../../schema/core/export-lists.js'
import { schema } from '../../schema/index.js'
import { refusals } from '../support/access/refusals.js'
import { ofWriters } from '../support/access/root-kinds.js'
import { testApi } from '../support/api.js'
import { mcpClient } from '../support/clients/mcp.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { guardHeader, signingIn } from '../support/fixtures/sign-in.js'
import { draftUrl, makeWriter, writerWithAssignment } from '../support/fixtures/writer.js'
import { argumentsOf, least } from '../support/inputs/sample.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const api = await testApi({ env: emailSettings(smtp) })
const { work, newAddress } = mailing(api, smtp)
const { signIn } = signingIn(api, smtp)
afterAll(() => smtp.close())

const assignmentFields = `articleId name outletName productName status statusNotes waitingFor dueAt briefUrl
  briefing { objectives } draftSharedDocUrl liveUrl canSubmitDraft canRequestInformation
  files { name url size } comments { content party isOwn }`
const deskOf = async (token: string, completed = false) =>
  (await api.graph(token, `{ assignments(completed: ${completed}) { ${assignmentFields} } }`))
    .assignments
const codeOf = async (token: string, name: string, input: object) => {
  const { extensions } = await api.mutateError(token, name, input)
  return extensions.issues?.[0].code ?? extensions.code
}
const mailTo = async (address: string) => {
  await work()
  return smtp.to(address)
}

describe('an invited writer', () => {
  test('accepts by the link, signs in by email, and has the scopes of writing', async () => {
    const email = newAddress('wanda')
    const input = { name: 'Wanda Reyes', email }
    const fields = 'user { id firstName email userRole { name } } invitation { link }'
    const { user, invitation } = await api.mutate(api.operator, 'inviteWriter', input, fields)
    expect(user).toMatchObject({ firstName: 'Wanda', email, userRole: { name: 'Writer' } })
    expect(invitation.link).toBeNull()
    const [mail] = await mailTo(email)
    const link = /https:\/\/market\.example\.com(\/invitations\/\S+)/.exec(mail!.text)![1]!
    const accepted = await api.app.inject({
      ...{ method: 'POST', url: link, payload: '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(accepted.statusCode).toBe(303)
    const { id: teamId } = await api.prisma.team.findFirstOrThrow({ where: { kind: 'WRITER' } })
    const cookie = await signIn(email, teamId)
    const { data } = (
      await api.app.inject({
        ...{ method: 'POST', url: '/graphql', headers: { cookie, ...guardHeader } },
        payload: {
          query: '{ session { teamKind scopes userName } assignments { articleId } }',
        },
      })
    ).json()
    expect(data).toEqual({
      session: {
        ...{ teamKind: 'WRITER', userName: 'Wanda Reyes' },
        scopes: ['WRITING_READ', 'WRITING_UPDATE'],
      },
      assignments: [],
    })
  })

  test('is created once, and joins the team of all writers', async () => {
    const email = newAddress('twice')
    await api.mutate(api.operator, 'inviteWriter', { name: 'Wes', email }, 'user { id }')
    expect(await codeOf(api.operator, 'inviteWriter', { name: 'Wes', email })).toBe('invited')
    expect(await api.prisma.user.count({ where: { email } })).toBe(1)
    expect(await api.prisma.team.count({ where: { kind: 'WRITER' } })).toBe(1)
    const { email: known } = await makeWriter(api)
    expect(await codeOf(api.operator, 'inviteWriter', { name: 'X', email: known })).toBe('member')
  })

  test('can be a client, but no operator and no deleted user', async () => {
    const role = async (name: string) =>
      (await api.prisma.userRole.findUniqueOrThrow({ where: { name } })).id
    const userOf = async (name: string, more: object = {}) => {
      const data = { firstName: name, lastName: '', email: newAddress(name.toLowerCase()), ...more }
      return api.prisma.user.create({ data: { ...data, roleId: await role(name) } })
    }
    const invite = ({ email }: { email: string }) => ({ name: 'X', email })
    const client = await userOf('Client')
    await api.mutate(api.operator, 'inviteWriter', invite(client), 'user { id }')
    const { roleId } = await api.prisma.user.findUniqueOrThrow({ where: { id: client.id } })
    expect(roleId).toBe(await role('Writer'))
    const operator = await userOf('Operator')
    expect(await codeOf(api.operator, 'inviteWriter', invite(operator))).toBe('no_writer')
    const deleted = await userOf('Client', { deletedAt: new Date() })
    expect(await codeOf(api.operator, 'inviteWriter', invite(deleted))).toBe('deleted_user')
    const { token } = await api.team()
    expect(await codeOf(token, 'inviteWriter', invite(client))).toBe('operator_only')
  })
})

describe('the desk', () => {
  test('shows assigned articles without the team, its people and its prices', async () => {
    const { writer, team, article } = await writerWithAssignment(api)
    const [assignment, ...others] = await deskOf(writer.token)
    expect(others).toEqual([])
    expect(assignment).toMatchObject({
      ...{ articleId: article.id, name: 'How small teams ship', outletName: 'The Daily' },
      ...{ status: 'pending-draft', waitingFor: 'WRITER', draftSharedDocUrl: null },
      ...{ briefUrl: 'https://docs.example.com/d/brief', briefing: { objectives: 'Be known' } },
      ...{ canSubmitDraft: true, canRequestInformation: true },
      files: [{ name: 'notes.txt', size: 5 }],
      comments: [{ content: 'Mention the harvest.', party: 'TEAM', isOwn: false }],
    })
    const text = JSON.stringify(assignment)
    for (const secret of [team.id, 'Brightwater', 'Ada Byron', article.orderItemId])
      expect(text).not.toContain(secret)
    expect(await deskOf((await makeWriter(api)).token)).toEqual([])
  })

  test('hides the brief until it is approved', async () => {
    const { writer, article } = await writerWithAssignment(api, 'brief-ready-for-review')
    await api.prisma.article.update({
      where: { id: article.id },
      data: { briefApprovedAt: null },
    })
    const [assignment] = await deskOf(writer.token)
    expect(assignment).toMatchObject({
      briefUrl: null,
      canSubmitDraft: false,
      waitingFor: 'OPERATOR',
    })
  })

  test('shows no brief in a later status that does not follow its completion', async () => {
    const { writer, article } = await writerWithAssignment(api, 'brief-ready-for-review')
    const set = (status: string) =>
      api.mutate(api.operator, 'setArticleStatus', { articleId: article.id, status })
    const { id } = article
    await api.prisma.article.update({ where: { id }, data: { briefApprovedAt: null } })
    await set('needs-info')
    expect(await deskOf(writer.token)).toMatchObject([{ status: 'needs-info', briefUrl: null }])
    const brief = 'https://docs.example.com/d/brief'
    for (const status of ['pending-draft', 'needs-info']) {
      await set(status)
      expect(await deskOf(writer.token)).toMatchObject([{ status, briefUrl: brief }])
    }
  })

  test('keeps an approved draft in needs-info', async () => {
    const { writer, team, article } = await writerWithAssignment(api)
    const articleId = article.id
    const draft = { articleId, draftSharedDocUrl: draftUrl }
    await api.mutate(writer.token, 'submitDraft', draft, 'status')
    await api.patch(team.token, `/articles/${articleId}/approve-draft`)
    const set = (status: string) =>
      api.mutate(api.operator, 'setArticleStatus', { articleId, status })
    await set('needs-info')
    expect(await deskOf(writer.token)).toMatchObject([{ articleId, canSubmitDraft: false }])
    const other = { articleId, draftSharedDocUrl: 'https://docs.example.com/d/other' }
    for (const name of ['saveDraft', 'submitDraft'])
      expect(await codeOf(writer.token, name, other), name).toBe('article_status')
    const { body } = await api.get(team.token, `/articles/${articleId}`)
    expect(body).toMatchObject({ draft_shared_doc_url: draftUrl })
    await set('draft-update-requested')
    expect(await api.mutate(writer.token, 'submitDraft', other, 'status')).toEqual({
      status: 'draft-ready-for-review',
    })
  })

  test('follows the article from the draft to its approval', async () => {
    const { writer, team, article } = await writerWithAssignment(api)
    const articleId = article.id
    expect(await codeOf(writer.token, 'submitDraft', { articleId })).toBe('required')
    const saved = { articleId, draftSharedDocUrl: draftUrl }
    const fields = 'status draftSharedDocUrl'
    expect(await api.mutate(writer.token, 'saveDraft', saved, fields)).toEqual({
      ...{ status: 'pending-draft', draftSharedDocUrl: draftUrl },
    })
    const question = { articleId, notes: 'Which harvest?' }
    expect(await api.mutate(writer.token, 'requestInformation', question, 'status')).toEqual({
      status: 'needs-info',
    })
    expect(await codeOf(writer.token, 'requestInformation', question)).toBe('article_status')
    expect(await api.mutate(writer.token, 'submitDraft', { articleId }, 'status')).toEqual({
      status: 'draft-ready-for-review',
    })
    const notes = 'Shorten the introduction.'
    await api.patch(team.token, `/articles/${articleId}/request-draft-changes`, { notes })
    const [assignment] = await deskOf(writer.token)
    expect(assignment).toMatchObject({ status: 'draft-update-requested', statusNotes: notes })
    await api.mutate(writer.token, 'submitDraft', { articleId }, 'status')
    await api.patch(team.token, `/articles/${articleId}/approve-draft`)
    expect(await deskOf(writer.token)).toEqual([])
    expect(await deskOf(writer.token, true)).toMatchObject([{ articleId, canSubmitDraft: false }])
    for (const [name, input] of [
      ['saveDraft', saved],
      ['submitDraft', { articleId }],
      ['requestInformation', question],
    ] as const)
      expect(await codeOf(writer.token, name, input), name).toBe('article_status')
    const { article: seen } = await api.graph(
      team.token,
      `{ article(id: "${articleId}") { statusChanges { nodes { notes actor { id } status { prefix } } } } }`,
    )
    expect(seen.statusChanges.nodes).toContainEqual({
      ...{ notes: 'Which harvest?', actor: { id: writer.ownerId } },
      status: { prefix: 'needs-info' },
    })
  })

  test('comments to the team, which sees the name, and not to other articles', async () => {
    const { writer, team, article } = await writerWithAssignment(api)
    const input = { articleId: article.id, content: 'Which harvest?' }
    const { comments } = await api.mutate(
      writer.token,
      'createAssignmentComment',
      input,
      'comments { content party isOwn }',
    )
    expect(comments.at(-1)).toEqual({ content: 'Which harvest?', party: 'WRITER', isOwn: true })
    const operators = { articleId: article.id, authorName: 'Kim', content: 'Ask Ada.' }
    const secret = { ...operators, content: 'Pays late.', visibility: 'INTERNAL' }
    for (const one of [operators, secret])
      await api.mutate(api.operator, 'createComment', one, 'reference')
    const [assignment] = await deskOf(writer.token)
    expect(assignment.comments.map(({ party }: { party: string }) => party)).toEqual([
      ...['TEAM', 'WRITER', 'OPERATOR'],
    ])
    const { body } = await api.get(team.token, `/articles/${article.id}/comments`)
    expect(JSON.stringify(body)).toContain('Wanda Reyes')
  })

  test('finds articles of other writers as little as unknown ones', async () => {
    const { article } = await writerWithAssignment(api)
    const { token } = await makeWriter(api)
    const articleId = article.id
    const { assignment } = await api.graph(
      token,
      `{ assignment(articleId: "${articleId}") { name } }`,
    )
    expect(assignment).toBeNull()
    for (const [name, more] of [
      ['saveDraft', { draftSharedDocUrl: draftUrl }],
      ['submitDraft', { draftSharedDocUrl: draftUrl }],
      ['requestInformation', { notes: 'Why?' }],
      ['createAssignmentComment', { content: 'Mine now' }],
    ] as const)
      expect(await codeOf(token, name, { articleId, ...more }), name).toBe('not_found')
    const { draftSharedDocUrl, writerId } = await api.prisma.article.findUniqueOrThrow({
      where: { id: articleId },
    })
    expect(draftSharedDocUrl).toBeNull()
    // An article assigned to another writer is no longer on the desk of the first.
    const former = await api.token(
      {
        id: (await api.prisma.team.findFirstOrThrow({ where: { kind: 'WRITER' } })).id,
        ownerId: writerId!,
      },
      'full_access',
    )
    expect(await deskOf(former)).toHaveLength(1)
    const next = await makeWriter(api)
    await api.mutate(api.operator, 'updateArticle', { articleId, writerId: next.ownerId })
    expect(await deskOf(former)).toEqual([])
    expect(await deskOf(next.token)).toHaveLength(1)
  })

  test('is announced by email when a draft is needed', async () => {
    const { writer, team, article } = await writerWithAssignment(api, 'pending-content-brief')
    await api.patch(team.token, `/articles/${article.id}/approve-brief`)
    // The first email is the invitation.
    const mail = (await mailTo(writer.email))[1]
    expect(mail!.headers.subject).toBe('Draft needed: How small teams ship')
    expect(mail!.text).toContain(`/console/desk/${article.id}`)
    expect(mail!.text).not.toContain('Brightwater')
    const next = await makeWriter(api)
    const input = { articleId: article.id, writerId: next.ownerId }
    await api.mutate(api.operator, 'updateArticle', input)
    expect(await mailTo(next.email)).toHaveLength(2)
    const { emails } = await api.graph(team.token, '{ emails { nodes { kind } } }')
    expect(JSON.stringify(emails)).not.toContain('DRAFT_WANTED')
  })
})

describe('everything else refuses a writer', () => {
  const refuses = async (token: string, text: string) => {
    const { text: answer } = await api.post(
      token,
      '/graphql',
      { query: text },
      { accept: 'application/json, text/event-stream' },
    )
    return refusals.some((code) => answer.includes(`"code":"${code}"`))
  }

  test('every route', async () => {
    const { token } = await makeWriter(api)
    const open: string[] = []
    for (const { method, path, id, scope } of routes) {
      if (scope.length === 0) continue
      const url = path.replace(/\{\w+\}/g, '0198f0c0-0000-7000-8000-000000000000')
      const { status } = await api.send(method, token, url, method === 'GET' ? undefined : {})
      if (status !== 403) open.push(`${id} ${status}`)
    }
    expect(open).toEqual([])
  })

  test('every root field, and every tool', async () => {
    const { token } = await makeWriter(api)
    const forAll = [
      ...['session', 'articleContentStatuses', 'eventTopics', 'node', 'nodes', 'sharedOutletList'],
      'apiRequests',
      // These contain only what is visible in the writer's own console session.
      ...['consoleSessions', 'endConsoleSession', 'endOtherConsoleSessions'],
      ...['passkeys', 'renamePasskey', 'removePasskey'],
    ]
    const open: string[] = []
    for (const kind of ['query', 'mutation', 'subscription'] as const) {
      for (const field of Object.values(schema.getRootType(kind as never)!.getFields())) {
        if (forAll.includes(field.name) || ofWriters.has(field.name)) continue
        // A file requires a form.
        if (['importCatalogue', 'importPublisherOutlets', 'uploadFiles'].includes(field.name))
          continue
        const text = `${kind} { ${field.name}${argumentsOf(field.args)} ${least(field.type)} }`
        if (!(await refuses(token, text))) open.push(field.name)
      }
    }
    expect(open).toEqual([])
    const { tools } = await mcpClient(api).result(token, 'tools/list')
    const names = routes.filter(({ scope }) => scope.length > 0).map(({ id }) => id.toLowerCase())
    const shown = tools.map(({ name }: { name: string }) => name.replaceAll('_', ''))
    expect(shown.filter((name: string) => names.includes(name))).toEqual([])
  })

  test('every export, and every node', async () => {
    const { writer, team, article } = await writerWithAssignment(api)
    const { lists } = (await api.get(api.operator, '/exports')).body as Exports
    // Lists of the console are empty for an API token.
    const open = ['articleContentStatuses', 'apiRequests', 'consoleSessions', 'passkeys']
    const statuses = []
    for (const { name } of lists) {
      if (open.includes(name)) continue
      statuses.push((await api.get(writer.token, `/exports/${name}.jsonl?limit=1`)).status)
    }
    expect(new Set(statuses)).toEqual(new Set([403]))
    for (const id of [
      article.id,
      team.id,
      article.orderItemId,
      article.productId,
      writer.ownerId,
    ]) {
      const { body } = await api.post(writer.token, '/graphql', {
        query: `{ node(id: "${id}") { id __typename } }`,
      })
      expect(body.data?.node ?? null).toBeNull()
    }
  })
})
