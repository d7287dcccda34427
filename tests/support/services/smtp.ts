import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** Email that the server received. */
export interface ReceivedEmail {
  from: string
  to: string[]
  /** Header fields by lower-case name, unfolded and decoded. */
  headers: Record<string, string>
  text: string
  html: string
  raw: string
}

/** Failure in place of accepting an email: an SMTP reply, or none at all. */
export type SmtpFailure =
  | { at: 'connect' | 'from' | 'to' | 'data'; code: number }
  | { at: 'data'; code: 'none' }

/** SMTP server on 127.0.0.1 that stores the emails it receives, unless `failureOf` returns a failure. */
export async function openSmtp(port = 0) {
  const emails: ReceivedEmail[] = []
  const state = {
    emails,
    connections: 0,
    /** Returns the failure for an address. The address is empty on connection. */
    failureOf: (_address: string): SmtpFailure | undefined => undefined,
    /** Called when an email to an address is complete, before it is accepted. */
    arrived: (_address: string) => {},
  }
  const failAt = (at: SmtpFailure['at'], address: string) => {
    const failure = state.failureOf(address)
    if (failure?.at !== at || failure.code === 'none') return null
    return Object.assign(new Error(`No mail for <${address}>`), { responseCode: failure.code })
  }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      state.connections++
      done(failAt('connect', ''))
    },
    onMailFrom: ({ address }, _session, done) => done(failAt('from', address)),
    onRcptTo: ({ address }, _session, done) => done(failAt('to', address)),
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error('Wrong password')),
    async onData(stream, { envelope }, done) {
      const raw = await readText(stream)
      const to = envelope.rcptTo.map(({ address }) => address)
      state.arrived(to[0]!)
      if (state.failureOf(to[0]!)?.code === 'none') return
      const refusal = failAt('data', to[0]!)
      if (!refusal) {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        emails.push({ from, to, raw, ...parse(raw) })
      }
      done(refusal)
    },
  })
  // A killed client causes a connection error.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.server.address() as AddressInfo
  return Object.assign(state, {
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    /** Emails to an address, oldest first. */
    to: (address: string) => emails.filter((mail) => mail.to.includes(address)),
    close: () =>
      new Promise<void>((resolve) => {
        for (const { _socket } of server.connections as Set<{ _socket?: { destroy(): void } }>)
          _socket?.destroy()
        server.close(() => resolve())
      }),
  })
}

export type Smtp = Awaited<ReturnType<typeof openSmtp>>

/** Parses the headers and both parts of an email. */
function parse(raw: string): Pick<ReceivedEmail, 'headers' | 'text' | 'html'> {
  const { headers, body } = divide(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1]
  const parts = body.split(`--${boundary}`).map((part) => divide(part.trimStart()))
  const partOf = (type: string) => {
    const part = parts.find((one) => one.headers['content-type']?.startsWith(type))
    return part ? decode(part.body, part.headers['content-transfer-encoding']) : ''
  }
  return { headers, text: partOf('text/plain'), html: partOf('text/html') }
}

function divide(raw: string): { headers: Record<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ')
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())]
    }),
  )
  return { headers, body: raw.slice(end + 4) }
}

function decode(body: string, encoding = '7bit'): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  if (encoding !== 'quoted-printable') return body
  return decodeQuoted(body.replace(/=\r\n/g, ''))
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

/** RFC 2047. */
const decodeWords = (text: string) =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
