import { afterAll, describe, expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { emailSettings, mailing } from '../support/fixtures/email.js'
import { signingIn } from '../support/fixtures/sign-in.js'
import { sessionCookie, ssoClient, ssoSite } from '../support/fixtures/sso.js'
import { openOpenidProvider } from '../support/services/openid-provider.js'
import { openSmtp } from '../support/services/smtp.js'

const smtp = await openSmtp()
const [failing, complete] = await Promise.all([
  openOpenidProvider(),
  openOpenidProvider({ hasClaimsInIdToken: true }),
])
afterAll(() => Promise.all([smtp.close(), failing.close(), complete.close()]))
const api = await testApi({ env: { ...emailSettings(smtp), ...failing.settings(ssoSite) } })
const other = await testApi({ env: { PUBLIC_URL: ssoSite, ...complete.settings(ssoSite) } })
const without = await testApi()

describe('the OpenID provider', () => {
  it('is offered only if it is configured', async () => {
    const methods = async ({ app }: typeof api) => (await app.inject('/console/session')).json()
    expect(await methods(api)).toEqual({ linksByEmail: true, passkeys: true, singleSignOn: true })
    const none = { linksByEmail: false, passkeys: false, singleSignOn: false }
    expect(await methods(without)).toEqual(none)
    expect((await without.app.inject('/sign-in/sso')).statusCode).toBe(404)
    const session = async ({ graph, operator }: typeof api) =>
      (await graph(operator, '{ session { singleSignOn } }')).session
    expect(await session(api)).toEqual({ singleSignOn: true })
    expect(await session(without)).toEqual({ singleSignOn: false })
    const team = await without.team()
    const change = { id: team.id, ssoRequired: true }
    const { extensions } = await without.mutateError(without.operator, 'updateTeam', change)
    expect(extensions.issues).toMatchObject([{ code: 'sso_disabled' }])
  })

  it('shows an error while it is down, and links by email work', async () => {
    failing.fail()
    const answer = await api.app.inject('/sign-in/sso?to=/console/orders')
    expect(answer.statusCode).toBe(503)
    expect(answer.body).toContain('Single sign-on is not available.')
    expect(answer.body).toContain('href="/sign-in/sso?to&#61;%2Fconsole%2Forders"')
    const { reachable } = mailing(api, smtp)
    const team = await reachable()
    const { signIn, sessionOf } = signingIn(api, smtp)
    expect(await sessionOf(await signIn(team.email, team.id))).toMatchObject({ teamId: team.id })

    // A failed discovery is not cached, and a successful one is.
    failing.fail(false)
    failing.accounts.set('one', { email: team.email, email_verified: true })
    failing.account = 'one'
    const { start, atProvider, callback } = ssoClient(api, failing)
    const { response, cookie } = await start()
    const back = await atProvider(String(response.headers.location))
    failing.fail()
    expect((await start()).response.statusCode).toBe(303)
    const failed = await callback(back, cookie)
    expect([failed.statusCode, sessionCookie(failed)]).toEqual([503, undefined])
  })

  it('may put the claims into the ID token', async () => {
    const team = await other.team()
    const email = 'owner@full.example'
    await other.prisma.user.update({ where: { id: team.ownerId }, data: { email } })
    complete.accounts.set('one', { email, email_verified: true })
    const answer = await ssoClient(other, complete).signIn('one')
    expect(sessionCookie(answer)).toMatch(/^masthead_token=mst_/)
    complete.accounts.set('two', { email, email_verified: false })
    expect((await ssoClient(other, complete).signIn('two')).statusCode).toBe(403)
  })
})
