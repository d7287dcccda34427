import type { Transporter } from 'nodemailer'
import type { EmailAddress, Env } from '../config/env.js'

const connectTimeoutMs = 10_000
const silenceTimeoutMs = 20_000
/** Maximum time to send one email; shorter than the delay before another instance claims it. */
const sendTimeoutMs = 30_000

/** Email with headers and body. */
export interface OutgoingEmail {
  /** Generates the Message-ID, by which email clients detect duplicates. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string | undefined
  headers: Record<string, string>
}

/**
 * Result of sending. `refused` is permanent for this email, `deferred` is temporary, and `unreachable` means that the
 * server accepts no email. `reason` may contain the address; `summary`, for the log, does not.
 */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'refused' | 'deferred' | 'unreachable'; reason: string; summary: string }

/** SMTP server of the settings. nodemailer is loaded on first use. */
export class SmtpServer {
  readonly #transport: Transporter
  readonly #from: EmailAddress

  private constructor(transport: Transporter, from: EmailAddress) {
    this.#transport = transport
    this.#from = from
  }

  static async open({ url, from }: NonNullable<Env['email']>): Promise<SmtpServer> {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      pool: true,
      maxConnections: 1,
      // nodemailer must not retry: the outbox does.
      maxRequeues: 0,
      // Requires TLS for passwords, unless the URL's query overrides it.
      requireTLS: new URL(url).username !== '',
      connectionTimeout: connectTimeoutMs,
      greetingTimeout: connectTimeoutMs,
      dnsTimeout: connectTimeoutMs,
      socketTimeout: silenceTimeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return new SmtpServer(transport, from)
  }

  /** Connects and authenticates. @throws Error if the server is unreachable or rejects the credentials */
  async verify(): Promise<void> {
    await this.#transport.verify()
  }

  /** Sends an email. Never throws; errors are in the result. */
  async send({ id, ...message }: OutgoingEmail): Promise<SendOutcome> {
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

  /** Closes the connection. */
  close(): void {
    this.#transport.close()
  }
}

type SmtpError = Error & { code?: string; command?: string; responseCode?: number }

function outcomeOf({ message, code, command, responseCode = 0 }: SmtpError): SendOutcome {
  const summary = [code, responseCode, command].filter(Boolean).join(' ') || 'unknown error'
  const common = { reason: message.replaceAll('\0', '').slice(0, 500), summary }
  const answersMail = responseCode > 0 && (command === 'RCPT TO' || command === 'DATA')
  // Errors of nodemailer about an address or a text.
  const isMalformed = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE')
  if (isMalformed || (answersMail && responseCode >= 500)) return { kind: 'refused', ...common }
  // 421: the server closes the connection, in response to any command.
  return { kind: answersMail && responseCode !== 421 ? 'deferred' : 'unreachable', ...common }
}
