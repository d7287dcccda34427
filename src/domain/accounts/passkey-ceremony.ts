/** Ceremonies of WebAuthn: a user adds a passkey, or signs in with one. */
import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Passkey, User } from '../../../prisma/generated/client/client.js'
import { type Caller, invalidToken, type Session } from '../../access/session.js'
import type { Env } from '../../config/env.js'
import { type AppError, invalidInput, notFound, refused } from '../../errors/app-error.js'
import { type Db, inTransaction, type Transaction } from '../../postgres/transaction.js'
import { minuteMs } from '../../values/units.js'
import { isUuid } from '../../values/uuid.js'
import { withAudit } from '../rules/audit.js'
import { refuseWithoutUser } from './authenticator.js'
import { openOperatorSession } from './operator-session.js'
import { roleOfToken } from './operator-token.js'
import {
  maxPasskeys,
  notifyOfPasskey,
  type PasskeyOwner,
  passkeyChange,
  requirePasskeyOwner,
} from './passkey.js'
import { openSession, userTeamsWhere } from './session.js'
import type { SessionClient } from './session-client.js'
import { validAt } from './token.js'

/** Time to complete a ceremony, and then to choose a team, in minutes. */
const challengeMinutes = 5

/** Server to which passkeys belong. */
export interface RelyingParty {
  /** Domain name. */
  id: string
  name: string
  origin: string
}

/**
 * Returns the relying party at PUBLIC_URL. Null if browsers allow no passkeys there: they need a domain name, and https
 * except on localhost.
 */
export function relyingPartyOf({
  publicUrl,
  brand,
}: Pick<Env, 'publicUrl' | 'brand'>): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal))
    return null
  return { id: hostname, name: brand.name, origin }
}

/** Ceremony that a browser continues: the ID of its challenge, and the options of the browser's API. */
export interface Ceremony<Options> {
  id: string
  options: Options
}

/**
 * Begins to add a passkey.
 * @throws AppError as `requirePasskeyOwner`
 */
export async function beginRegistration(
  db: Db,
  caller: Session,
  relyingParty: RelyingParty,
): Promise<Ceremony<PublicKeyCredentialCreationOptionsJSON>> {
  const owner = await requirePasskeyOwner(db, caller)
  const user = await db.user.findUniqueOrThrow({ where: { id: owner.userId } })
  const known = await db.passkey.findMany({ where: owner, orderBy: { id: 'asc' } })
  const displayName = `${user.firstName} ${user.lastName}`.trim()
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: userHandle(owner),
    userName: user.email.endsWith('.invalid') ? displayName || user.email : user.email,
    userDisplayName: displayName,
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: challengeMinutes * minuteMs,
  })
  return { id: await keepChallenge(db, options.challenge, { tokenId: caller.tokenId }), options }
}

/** Response of the browser, and the name that the user gives the passkey. */
export interface NewPasskey {
  /** ID of the ceremony. */
  id: string
  name: string
  response: RegistrationResponseJSON
}

/**
 * Adds a passkey and notifies its user.
 * @throws AppError invalid_signature (the response is not that to the challenge, or of another origin),
 * validation_failed (too many passkeys, or one that is registered already), and as `requirePasskeyOwner`
 */
export async function completeRegistration(
  db: Db,
  caller: Caller,
  relyingParty: RelyingParty,
  { id, name, response }: NewPasskey,
): Promise<Passkey> {
  const owner = await requirePasskeyOwner(db, caller)
  const expectedChallenge = await useChallenge(db, id, caller.tokenId)
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
    }),
  )
  const { credential } = registrationInfo!
  const data = {
    ...{ ...owner, name, credentialId: credential.id, publicKey: credential.publicKey },
    signatureCount: credential.counter,
    transports: credential.transports ?? [],
  }
  return withAudit(db, caller, { ...passkeyChange, action: 'add_passkey' }, async (tx) => {
    // Two requests at once must not exceed the maximum.
    await tx.$queryRaw`SELECT FROM "user" WHERE id = ${owner.userId}::uuid FOR NO KEY UPDATE`
    if ((await tx.passkey.count({ where: { userId: owner.userId } })) >= maxPasskeys)
      throw invalidInput(
        [],
        'too_many',
        `a user can have at most ${maxPasskeys} passkeys; remove one first`,
        { max: maxPasskeys, unit: 'passkeys' },
      )
    if (await tx.passkey.count({ where: { credentialId: credential.id } })) throw invalidPasskey()
    await notifyOfPasskey(tx, data, 'added')
    return { before: null, after: await tx.passkey.create({ data }) }
  })
}

/** Begins a sign-in with any passkey of this server. */
export async function beginSignIn(
  db: Db,
  relyingParty: RelyingParty,
): Promise<Ceremony<PublicKeyCredentialRequestOptionsJSON>> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    userVerification: 'required',
    timeout: challengeMinutes * minuteMs,
  })
  return { id: await keepChallenge(db, options.challenge), options }
}

/** Opened session, or the teams from which the user chooses with the ID. */
export type PasskeySignIn = { raw: string } | { id: string; teams: { id: string; name: string }[] }

/** Request that signs in. */
export interface SignInWith {
  requestId: string
  client: SessionClient
}

/**
 * Signs in with a passkey. A user of several teams chooses one afterwards (`chooseTeam`).
 * @throws AppError invalid_signature (an unknown passkey, or a response that is not that to the challenge), not_found
 * (no team), invalid_token (a deleted or blocked user, or the operator token has ended)
 */
export async function completeSignIn(
  db: Db,
  relyingParty: RelyingParty,
  { id, response }: { id: string; response: AuthenticationResponseJSON },
  request: SignInWith,
): Promise<PasskeySignIn> {
  const expectedChallenge = await useChallenge(db, id, null)
  const passkey = await db.passkey.findUnique({ where: { credentialId: response.id } })
  if (!passkey)
    throw refused('invalid_signature', 'passkey_unknown', 'The passkey is unknown or was removed.')
  const { credentialId, publicKey, signatureCount, transports } = passkey
  const { authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: { id: credentialId, publicKey, counter: Number(signatureCount), transports },
    }),
  )
  const handle = Buffer.from(userHandle(passkey)).toString('base64url')
  if (response.response.userHandle !== handle) throw invalidPasskey()
  return inTransaction(db, async (tx) => {
    // A copy of the authenticator could sign at the same time.
    const { count } = await tx.passkey.updateMany({
      where: { id: passkey.id, signatureCount },
      data: { signatureCount: authenticationInfo.newCounter, lastUsedAt: new Date() },
    })
    if (count === 0) throw invalidPasskey()
    const user = await requireUser(tx, passkey)
    if (passkey.operatorTokenId) return openForOperator(tx, user, passkey.operatorTokenId, request)
    const teams = await teamsOf(tx, user)
    const [first, ...others] = teams
    if (!first) throw notFound('Team')
    if (others.length === 0) return openForMember(tx, user, first.id, request)
    return { id: await keepChallenge(tx, expectedChallenge, { passkeyId: passkey.id }), teams }
  })
}

/**
 * Opens the session of a user of several teams, who has signed in with a passkey.
 * @param id of `PasskeySignIn`. It is valid for one session.
 * @throws AppError invalid_signature (used or expired), not_found (a team of which the user is no member), invalid_token
 * (a deleted or blocked user)
 */
export function chooseTeam(
  db: Db,
  { id, teamId }: { id: string; teamId: string },
  request: SignInWith,
): Promise<{ raw: string }> {
  return inTransaction(db, async (tx) => {
    const [chosen] = await tx.$queryRaw<{ passkeyId: string }[]>`
      DELETE FROM passkey_challenge
      WHERE id = ${id}::uuid AND passkey_id IS NOT NULL AND expires_at > now()
      RETURNING passkey_id AS "passkeyId"`
    const passkey = chosen && (await tx.passkey.findUnique({ where: { id: chosen.passkeyId } }))
    if (!passkey) throw invalidPasskey()
    return openForMember(tx, await requireUser(tx, passkey), teamId, request)
  })
}

async function requireUser(tx: Transaction, { userId }: PasskeyOwner): Promise<User> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  refuseWithoutUser(user)
  return user
}

/** Lists the teams that a user can enter with a passkey, ordered by name. */
const teamsOf = (tx: Transaction, { id }: User) =>
  tx.team.findMany({
    where: userTeamsWhere(id, 'PASSKEY'),
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })

async function openForMember(
  tx: Transaction,
  { id: userId }: User,
  teamId: string,
  { requestId, client }: SignInWith,
): Promise<{ raw: string }> {
  const actor = { kind: 'team', userId, requestId } as const
  const { raw } = await openSession(tx, actor, teamId, 'PASSKEY', client)
  return { raw }
}

/** Opens an operator session with the role of the token with which the passkey was added. */
async function openForOperator(
  tx: Transaction,
  { id: userId }: User,
  tokenId: string,
  { requestId, client }: SignInWith,
): Promise<{ raw: string }> {
  // Locked, so that a session cannot begin while the token is revoked.
  await tx.$queryRaw`SELECT FROM operator_token WHERE id = ${tokenId}::uuid FOR NO KEY UPDATE`
  const token = await tx.operatorToken.findFirst({
    where: { id: tokenId, revokedAt: null, ...validAt(new Date()) },
  })
  if (!token)
    throw invalidToken(
      'token_not_in_force',
      'The operator token with which the passkey was added has ended.',
    )
  const right = { role: roleOfToken(token), token }
  const actor = { kind: 'operator', userId, requestId } as const
  const { raw } = await openOperatorSession(tx, actor, right, 'PASSKEY', client)
  return { raw }
}

/**
 * Returns the user handle of passkeys. An authenticator keeps one passkey for each, so that the passkey of an operator
 * does not replace that of the same user as a member.
 */
function userHandle({ userId, operatorTokenId }: PasskeyOwner): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from((operatorTokenId ?? userId).replaceAll('-', ''), 'hex'))
}

async function keepChallenge(
  db: Db,
  challenge: string,
  purpose: { tokenId?: string; passkeyId?: string } = {},
): Promise<string> {
  const id = randomUUID()
  const expiresAt = new Date(Date.now() + challengeMinutes * minuteMs)
  await db.passkeyChallenge.create({ data: { id, challenge, expiresAt, ...purpose } })
  return id
}

/**
 * Deletes a challenge, so that it is used once, and returns it.
 * @param tokenId token of the session that adds a passkey; null for a sign-in
 * @throws AppError invalid_signature (used, expired, or of another session)
 */
async function useChallenge(db: Db, id: string, tokenId: string | null): Promise<string> {
  if (!isUuid(id)) throw invalidPasskey()
  const [used] = await db.$queryRaw<{ challenge: string }[]>`
    DELETE FROM passkey_challenge
    WHERE id = ${id}::uuid AND passkey_id IS NULL AND token_id IS NOT DISTINCT FROM ${tokenId}::uuid
      AND expires_at > now()
    RETURNING challenge`
  if (!used) throw invalidPasskey()
  return used.challenge
}

/** Waits for a verification, whose errors have no code. @throws AppError invalid_signature */
async function verified<Result extends { verified: boolean }>(
  verification: Promise<Result>,
): Promise<Result> {
  const result = await verification.catch(() => {
    throw invalidPasskey()
  })
  if (!result.verified) throw invalidPasskey()
  return result
}

const invalidPasskey = (): AppError =>
  refused('invalid_signature', 'passkey_invalid', 'The passkey could not be verified. Try again.')
