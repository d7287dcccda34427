import { csrfHeader, readApiError } from './api.ts'

/** Sign-in methods of this server. */
export interface SignInMethods {
  linksByEmail: boolean
  singleSignOn: boolean
  passkeys: boolean
}

export const signInMethods = {
  queryKey: ['SignInMethods'],
  queryFn: async () => (await (await fetch('/console/session')).json()) as SignInMethods,
}

/** Sends JSON to a route of the console. @throws ApiError */
async function post(path: string, body: object = {}): Promise<Response> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...csrfHeader },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw await readApiError(response)
  return response
}

// Loaded with the first use.
const webauthn = () => import('@simplewebauthn/browser')

/** Lets the user create a passkey, and adds it. @throws ApiError, WebAuthnError (the user cancelled) */
export async function addPasskey(name: string): Promise<void> {
  const { startRegistration } = await webauthn()
  const { id, options } = await (await post('/console/passkeys/options')).json()
  const response = await startRegistration({ optionsJSON: options })
  await post('/console/passkeys', { id, name, response })
}

/** Teams from which a user who has signed in with a passkey chooses, with the ID of the sign-in. */
export interface TeamChoice {
  id: string
  teams: { id: string; name: string }[]
}

/**
 * Signs in with a passkey.
 * @returns the teams of a user of several teams; undefined once a session is open
 * @throws ApiError, WebAuthnError (the user cancelled)
 */
export async function signInWithPasskey(): Promise<TeamChoice | undefined> {
  const { startAuthentication } = await webauthn()
  const { id, options } = await (await post('/console/session/passkey/options')).json()
  const response = await startAuthentication({ optionsJSON: options })
  const result = await post('/console/session/passkey', { id, response })
  return result.status === 204 ? undefined : ((await result.json()) as TeamChoice)
}

/** Opens the session in the chosen team. @throws ApiError */
export async function chooseTeam(id: string, teamId: string): Promise<void> {
  await post('/console/session/passkey/team', { id, teamId })
}
