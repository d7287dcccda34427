import type { Transporter } from 'nodemailer'
import type { Env, MailAddress } from '../config/env.js'

const connectTimeoutMs = 10_000
const silenceTimeoutMs = 20_000
/** For one mail in all; shorter than the pause before another instance takes it up. */
const sendTimeoutMs = 30_000

/** A mail as it is sent. */
export interface Message {
  /** Makes the Message-ID, by which programs tell that a mail has come twice. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  headers: Record<string, string>
}

/**
 * What came of sending: `refused` is final for this mail, `deferred` is not, and `unreachable` says that the server takes no
 * mail at all. `reason` may name the address; `summary`, for the log, does not.
 */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'refused' | 'deferred' | 'unreachable'; reason: string; summary: string }

/** The mail server that the settings name. nodemailer is loaded here, where there is one. */
export class MailServer {
  readonly #transport: Transporter
  readonly #from: MailAddress

  private constructor(transport: Transporter, from: MailAddress) {
    this.#transport = transport
    this.#from = from
  }

  static async open({ url, from }: NonNullable<Env['mail']>): Promise<MailServer> {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      pool: true,
      maxConnections: 1,
      // Whether a mail is sent again is decided here, not there.
      maxRequeues: 0,
      // No password goes in the clear, unless the URL says so: its query comes before all of these.
      requireTLS: new URL(url).username !== '',
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      dnsTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return new MailServer(transport, from)
  }

  /** Connects and signs in. @throws Error when that fails */
  async verify(): Promise<void> {
    await this.#transport.verify()
  }

  /** Sends a mail. It never throws: what went wrong is in the outcome. */
  async send({ id, ...message }: Message): Promise<Outcome> {
    const domain = this.#from.address.split('@').at(-1)
    try {
      await this.#transport.sendMail({
        ...message,
        from: this.#from,
        messageId: `<${id}@${domain}>`,
        signal: AbortSignal.timeout(sendTimeoutMs),
      })
      return { kind: 'sent' }
    } catch (error) {
      return outcomeOf(error as SmtpError)
    }
  }

  /** Ends its connection. */
  close(): void {
    this.#transport.close()
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

function outcomeOf({ message, code, command, responseCode = 0 }: SmtpError): Outcome {
  const summary = [code, responseCode, command].filter(Boolean).join(' ') || 'unknown error'
  const known = { reason: message.replaceAll('\0', '').slice(0, 500), summary }
  const answersMail = responseCode > 0 && (command === 'RCPT TO' || command === 'DATA')
  // What nodemailer itself finds wrong with an address or a text.
  const isMalformed = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  if (isMalformed || (answersMail && responseCode >= 500)) return { kind: 'refused', ...known }
  // 421: the server closes the connection, whatever it was asked.
  return { kind: answersMail && responseCode !== 421 ? 'deferred' : 'unreachable', ...known }
}
