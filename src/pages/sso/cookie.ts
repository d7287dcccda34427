/** The cookie of a sign-in at the OpenID provider, until its session is open. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { OperatorRole } from '../../../prisma/generated/client/enums.js'
import { minuteMs } from '../../values/units.js'
import type { SsoSecrets } from './provider.js'

/** Milliseconds that a user has for each step: to sign in at the provider, and to choose a team. */
const stepMs = 10 * minuteMs

const steps = z.discriminatedUnion('step', [
  /** The browser is at the provider. The secrets of the request follow from `id`. */
  z.strictObject({ step: z.literal('provider'), id: z.string(), to: z.string(), until: z.int() }),
  /** The provider has identified the user, who chooses a team. */
  z.strictObject({
    ...{ step: z.literal('choice'), to: z.string(), until: z.int() },
    userId: z.uuid(),
    grantedRole: z.enum(OperatorRole).nullable(),
  }),
])

type Steps = z.infer<typeof steps>
export type SsoStep<Name extends Steps['step']> = Extract<Steps, { step: Name }>

/**
 * Signed cookie. `SameSite=Lax`, because the provider sends the browser back from another site. With HTTPS its name has
 * the prefix `__Host-`, so that no other host of the domain can set it.
 */
export class SsoCookie {
  readonly #secretKey: string
  readonly #name: string
  readonly #attributes: string

  constructor({ secretKey, publicUrl }: { secretKey: string; publicUrl: string }) {
    const secure = publicUrl.startsWith('https:')
    this.#secretKey = secretKey
    this.#name = `${secure ? '__Host-' : ''}masthead_sso`
    this.#attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  }

  /** Starts a sign-in. @param to path to open after it */
  start(reply: FastifyReply, to: string): SsoSecrets {
    const id = randomBytes(32).toString('base64url')
    this.#set(reply, { step: 'provider', id, to, until: Date.now() + stepMs })
    return this.secretsOf({ id })
  }

  /** Secrets of a started sign-in. They are derived, so that the cookie contains none of them. */
  secretsOf({ id }: Pick<SsoStep<'provider'>, 'id'>): SsoSecrets {
    return {
      state: this.#digest('state', id),
      nonce: this.#digest('nonce', id),
      codeVerifier: this.#digest('verifier', id),
    }
  }

  /** Stores the identified user until a team is chosen. */
  keepChoice(reply: FastifyReply, choice: Omit<SsoStep<'choice'>, 'step' | 'until'>): void {
    this.#set(reply, { step: 'choice', ...choice, until: Date.now() + stepMs })
  }

  clear(reply: FastifyReply): void {
    reply.header('set-cookie', `${this.#name}=; Max-Age=0; ${this.#attributes}`)
  }

  /** Reads the cookie. Undefined if it is missing, forged, expired or of another step. */
  read<Name extends Steps['step']>(
    { headers }: FastifyRequest,
    step: Name,
  ): SsoStep<Name> | undefined {
    const prefix = `${this.#name}=`
    const cookie = headers.cookie?.split(/;\s*/).find((part) => part.startsWith(prefix))
    const [body = '', signature = ''] = cookie?.slice(prefix.length).split('.') ?? []
    const expected = Buffer.from(this.#digest('cookie', body))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    // An earlier release may have signed another form.
    const { data } = steps.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString()))
    if (data?.step !== step || data.until <= Date.now()) return undefined
    // The comparison above does not narrow a generic type.
    return data as SsoStep<Name>
  }

  #set(reply: FastifyReply, content: Steps): void {
    const body = Buffer.from(JSON.stringify(content)).toString('base64url')
    const value = `${body}.${this.#digest('cookie', body)}`
    const age = stepMs / 1000
    reply.header('set-cookie', `${this.#name}=${value}; Max-Age=${age}; ${this.#attributes}`)
  }

  #digest(purpose: string, text: string): string {
    return createHmac('sha256', this.#secretKey)
      .update(`sso ${purpose} ${text}`)
      .digest('base64url')
  }
}
