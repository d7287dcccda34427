import { createHash, randomBytes } from 'node:crypto'
import { offlineAccess } from '../../src/domain/accounts/oauth-grant.js'
import type { Answer } from './client.js'
import type { Load } from './load.js'
import type { Team } from './market.js'
import type { Site } from './site.js'

/** `PUBLIC_URL` of every server, which is the issuer. */
export const publicUrl = 'http://127.0.0.1:4000'
export const callback = 'http://127.0.0.1:9876/callback'
const resources = { api: publicUrl, mcp: `${publicUrl}/mcp` }
const scopes = ['orders.lists', 'profiles.lists', offlineAccess]

/** Access of a client to a team by one resource. A grant belongs to one connection at a time. */
export interface Connection {
  clientId: string
  team: Team
  resource: keyof typeof resources
  /**
   * `uncertain`: the refresh token may have been exchanged. `ended`: the grant is revoked. `abandoned`: tokens may have
   * been issued that no client received.
   */
  state: 'new' | 'connected' | 'uncertain' | 'ended' | 'abandoned'
  isBusy: boolean
  access: string
  refresh: string
  /** Access tokens of revoked grants. */
  revoked: string[]
}

/** Connections of a load, and the tokens that its clients received. */
export class Connections {
  readonly all: Connection[]
  readonly #issued = new Set<string>()
  readonly #exchanged = new Set<string>()

  constructor(teams: readonly Team[], clientIds: readonly string[]) {
    this.all = teams.flatMap((team) =>
      clientIds.flatMap((clientId) =>
        (['api', 'mcp'] as const).map((resource): Connection => {
          const none = { access: '', refresh: '', revoked: [] }
          return { clientId, team, resource, state: 'new', isBusy: false, ...none }
        }),
      ),
    )
  }

  /** Takes the tokens of a successful response. @param used code or refresh token that was exchanged */
  receive(load: Load, connection: Connection, used: string, { json }: Answer): void {
    if (this.#exchanged.has(used))
      load.report.breach('doubled', 'A code or refresh token was accepted twice')
    this.#exchanged.add(used)
    for (const token of [json.access_token, json.refresh_token]) {
      if (this.#issued.has(token)) load.report.breach('doubled', 'A token was issued twice')
      this.#issued.add(token)
    }
    connection.state = 'connected'
    connection.access = json.access_token
    connection.refresh = json.refresh_token
  }
}

/** Connects clients to teams, calls REST and MCP, and refreshes, reuses and revokes tokens. */
export async function connect(load: Load): Promise<void> {
  const connection = load.random.pick(
    load.connections.all.filter(({ isBusy, state }) => !isBusy && state !== 'abandoned'),
  )
  if (!connection) return
  connection.isBusy = true
  try {
    if (connection.state === 'new' || connection.state === 'ended')
      return await authorize(load, connection)
    const choice = load.random.next()
    if (connection.state === 'uncertain' || choice < 0.3) return await refresh(load, connection)
    if (choice < 0.35) return await refreshTwice(load, connection)
    if (choice < 0.4) return await reuse(load, connection)
    if (choice < 0.45) return await revoke(load, connection)
    await call(load, connection)
  } finally {
    connection.isBusy = false
  }
}

const isServed = (answer: Answer | undefined): answer is Answer =>
  answer !== undefined && answer.status < 500

function refused(load: Load, what: string, { status, bytes }: Answer): void {
  load.report.breach('refused', `${what}: ${status} ${bytes.toString().slice(0, 200)}`)
}

async function authorize(load: Load, connection: Connection): Promise<void> {
  const { clientId, resource, team } = connection
  const verifier = randomBytes(32).toString('base64url')
  const code = await codeOf(load, connection, {
    ...{ client_id: clientId, response_type: 'code', redirect_uri: callback },
    ...{ scope: scopes.join(' '), resource: resources[resource], prompt: 'consent' },
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: team.id,
  })
  if (!code) return
  const answer = await post(load, '/oauth/token', {
    ...{ grant_type: 'authorization_code', client_id: clientId, redirect_uri: callback },
    ...{ code, code_verifier: verifier },
  })
  if (!isServed(answer)) connection.state = 'abandoned'
  else if (answer.status === 200) load.connections.receive(load, connection, code, answer)
  // After a minute without a server the code has expired.
  else connection.state = 'abandoned'
}

/** Consents as a browser does that is signed in to the console. Undefined if a server was unavailable. */
async function codeOf(
  load: Load,
  { team }: Connection,
  parameters: Record<string, string>,
): Promise<string | undefined> {
  const cookies = new Map([['masthead_token', team.token]])
  const open = async (path: string, form?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await load.send({ path, headers: { cookie }, ...(form && { form }) })
    for (const text of answer?.headers.getSetCookie() ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      cookies.set(name, value)
    }
    return isServed(answer) ? answer : undefined
  }
  const begun = await open(`/oauth/authorize?${new URLSearchParams(parameters)}`)
  if (!begun) return undefined
  const page = begun.headers.get('location')
  if (!page?.startsWith('/oauth/consent/')) return void refused(load, 'authorize', begun)
  const shown = await open(page)
  if (!shown) return undefined
  const session = /name="session" value="([^"]*)"/.exec(shown.bytes.toString())?.[1]
  if (!session) return void refused(load, 'consent page', shown)
  const form = new URLSearchParams({ decision: 'allow', session })
  for (const scope of scopes) form.append('scope', scope)
  const decided = await open(page, form)
  const resume = decided?.headers.get('location')
  if (!decided || !resume) return undefined
  const ended = await open(resume)
  if (!ended) return undefined
  const location = ended.headers.get('location') ?? ''
  const code = URL.canParse(location) && new URL(location).searchParams.get('code')
  if (code) return code
  // A database error redirects to the client.
  if (!location.includes('error=server_error')) refused(load, 'consent', ended)
  return undefined
}

const post = (load: Load, path: string, fields: Record<string, string>) =>
  load.send({ path, form: new URLSearchParams(fields) })

const exchange = (load: Load, { clientId, refresh: token }: Connection) =>
  post(load, '/oauth/token', {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: token,
  })

async function refresh(load: Load, connection: Connection): Promise<void> {
  const { refresh: used, state } = connection
  const answer = await exchange(load, connection)
  if (!isServed(answer)) connection.state = 'uncertain'
  else if (answer.status === 200) load.connections.receive(load, connection, used, answer)
  else {
    // A repetition of an exchange without a response may be a reuse, which revokes the grant.
    if (state !== 'uncertain') refused(load, 'refresh', answer)
    connection.state = 'ended'
  }
}

/** Exchanges a refresh token twice concurrently: at most one exchange succeeds, and the grant is revoked. */
async function refreshTwice(load: Load, connection: Connection): Promise<void> {
  const { refresh: used } = connection
  const answers = await Promise.all([exchange(load, connection), exchange(load, connection)])
  for (const answer of answers)
    if (answer?.status === 200) load.connections.receive(load, connection, used, answer)
  const isCertain = answers.every(isServed)
  if (isCertain) end(connection)
  else if (connection.refresh === used) connection.state = 'uncertain'
  else connection.state = 'abandoned'
}

/** Exchanges a refresh token, and the same one again, which revokes the grant. */
async function reuse(load: Load, connection: Connection): Promise<void> {
  const before = { ...connection }
  await refresh(load, connection)
  if (connection.state !== 'connected') return
  const again = await exchange(load, before)
  if (again?.status === 200) load.connections.receive(load, connection, before.refresh, again)
  if (isServed(again)) end(connection)
  else connection.state = 'abandoned'
}

async function revoke(load: Load, connection: Connection): Promise<void> {
  const { clientId: client_id, refresh: token } = connection
  const answer = await post(load, '/oauth/revoke', { client_id, token })
  if (answer?.status === 200) return end(connection)
  if (isServed(answer)) refused(load, 'revoke', answer)
  connection.state = 'abandoned'
}

function end(connection: Connection): void {
  connection.revoked.push(connection.access)
  connection.state = 'ended'
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }

const request = (load: Load, resource: Connection['resource'], token: string) =>
  resource === 'api'
    ? load.send({ path: '/orders?limit=1', token })
    : load.send({ path: '/mcp', token, json: list })

async function call(load: Load, { resource, access }: Connection): Promise<void> {
  const answer = await request(load, resource, access)
  if (isServed(answer) && answer.status !== 200) refused(load, `call of ${resource}`, answer)
}

/** Whether each grant in force has one refresh token, tokens of connections work, and those of revoked grants do not. */
export async function checkConnections({ load, postgres, report }: Site): Promise<void> {
  const doubled = await postgres.query(`
    SELECT FROM oauth_artifact JOIN oauth_grant g ON g.id = grant_id
    WHERE kind = 'RefreshToken' AND consumed_at IS NULL AND g.revoked_at IS NULL
    GROUP BY grant_id HAVING count(*) > 1`)
  if (doubled.length > 0)
    report.breach('doubled', 'Grants with several refresh tokens', { count: doubled.length })
  for (const { resource, access, state, revoked } of load.connections.all) {
    if (state === 'connected') {
      const answer = await request(load, resource, access)
      if (isServed(answer) && answer.status !== 200)
        report.breach('lost', `A token of a connection for ${resource}: ${answer.status}`)
    }
    for (const token of revoked) {
      const answer = await request(load, resource, token)
      if (isServed(answer) && answer.status !== 401)
        report.breach('lost', `A revoked token for ${resource}: ${answer.status}`)
    }
  }
  const connected = load.connections.all.filter(({ state }) => state === 'connected').length
  const ended = load.connections.all.reduce((sum, { revoked }) => sum + revoked.length, 0)
  report.figures.push(`OAuth: ${connected} connections checked, ${ended} revoked grants checked`)
}
