import type { LookupAddress } from 'node:dns'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { addressError } from '../../src/http/address.js'
import { WebhookClient, type WebhookClientOptions } from '../../src/webhooks/client.js'
import { cert, key } from '../support/services/certificate.js'

const strict = { allowedCidrs: [], allowPrivate: false }
const local = { allowedCidrs: ['127.0.0.0/8'], allowPrivate: false }
const development = { allowedCidrs: [], allowPrivate: true }

const cleanup: (() => unknown)[] = []
afterEach(async () => {
  for (const close of cleanup.splice(0)) await close()
})

/** A resolver of one name. Each lookup returns the next result, and the last one from then on. */
function resolver(...answers: string[][]) {
  const lookups: string[] = []
  const resolve = ((
    name: string,
    _options: object,
    callback: (error: Error | null, addresses: LookupAddress[]) => void,
  ) => {
    const answer = answers[Math.min(lookups.length, answers.length - 1)]!
    lookups.push(name)
    setImmediate(() =>
      callback(
        null,
        answer.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
  }) as unknown as NonNullable<WebhookClientOptions['resolve']>
  return { lookups, resolve }
}

function client(options: WebhookClientOptions): WebhookClient {
  const made = new WebhookClient({ timeout: 2_000, ...options })
  cleanup.push(() => made.close())
  return made
}

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on(
    server.listenerCount('secureConnection') ? 'secureConnection' : 'connection',
    (socket) => sockets.add(socket),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as AddressInfo).port
}

const http = (handler: RequestListener) => listen(createHttpServer(handler))

describe('refused by its address, in every spelling', () => {
  it.each([
    ['loopback', 'https://127.0.0.1/'],
    ['loopback, another', 'https://127.8.9.10/'],
    ['loopback in decimal', 'https://2130706433/'],
    ['loopback in octal', 'https://0177.0.0.1/'],
    ['loopback in hexadecimal', 'https://0x7f000001/'],
    ['loopback in mixed notation', 'https://0x7f.1/'],
    ['loopback, shortened', 'https://127.1/'],
    ['loopback in full-width digits', 'https://１２７.０.０.１/'],
    ['loopback with a trailing dot', 'https://127.0.0.1./'],
    ['loopback, percent-encoded', 'https://%31%32%37.0.0.1/'],
    ['unspecified', 'https://0.0.0.0/'],
    ['unspecified, shortened', 'https://0/'],
    ['metadata', 'https://169.254.169.254/latest/meta-data/'],
    ['metadata in decimal', 'https://2852039166/'],
    ['metadata in IPv6', 'https://[fd00:ec2::254]/'],
    ['metadata of another cloud', 'https://100.100.100.200/'],
    ['metadata that looks public', 'https://168.63.129.16/'],
    ['private 10/8', 'https://10.0.0.1/'],
    ['private 172.16/12', 'https://172.31.255.255/'],
    ['private 192.168/16', 'https://192.168.1.1/'],
    ['carrier-grade NAT', 'https://100.64.0.1/'],
    ['link-local', 'https://169.254.1.1/'],
    ['benchmarking', 'https://198.18.0.1/'],
    ['documentation', 'https://203.0.113.1/'],
    ['multicast', 'https://224.0.0.1/'],
    ['broadcast', 'https://255.255.255.255/'],
    ['reserved', 'https://240.0.0.1/'],
    ['IPv6 loopback', 'https://[::1]/'],
    ['IPv6 loopback in full', 'https://[0:0:0:0:0:0:0:1]/'],
    ['IPv6 unspecified', 'https://[::]/'],
    ['IPv4-mapped', 'https://[::ffff:127.0.0.1]/'],
    ['IPv4-mapped in hexadecimal', 'https://[::ffff:7f00:1]/'],
    ['IPv4-mapped metadata', 'https://[::ffff:169.254.169.254]/'],
    ['IPv4-compatible', 'https://[::127.0.0.1]/'],
    ['IPv4-translated', 'https://[::ffff:0:127.0.0.1]/'],
    ['6to4 of loopback', 'https://[2002:7f00:1::]/'],
    ['6to4 of private', 'https://[2002:c0a8:101::1]/'],
    ['NAT64 of loopback', 'https://[64:ff9b::7f00:1]/'],
    ['NAT64 of metadata', 'https://[64:ff9b::169.254.169.254]/'],
    ['NAT64, local use', 'https://[64:ff9b:1::7f00:1]/'],
    ['Teredo', 'https://[2001:0:7f00:1::1]/'],
    ['IPv6 link-local', 'https://[fe80::1]/'],
    ['IPv6 site-local', 'https://[fec0::1]/'],
    ['IPv6 unique local', 'https://[fc00::1]/'],
    ['IPv6 multicast', 'https://[ff02::1]/'],
    ['IPv6 documentation', 'https://[2001:db8::1]/'],
    ['IPv6 discard', 'https://[100::1]/'],
  ])('%s', async (_name, url) => {
    const { resolve, lookups } = resolver(['127.0.0.1'])
    const { status, error } = await client({ ...strict, resolve }).post(url, '{}', {})
    expect(status).toBeNull()
    expect(error).toMatch(/^not sent: .* is not a public address$/)
    expect(lookups).toEqual([])
  })
})

describe('refused by the address that its name resolves to', () => {
  it.each([
    ['localhost', ['127.0.0.1']],
    ['localhost', ['::1']],
    ['localhost.', ['127.0.0.1']],
    ['app.localhost', ['127.0.0.1']],
    ['127.0.0.1.nip.io', ['127.0.0.1']],
    ['metadata.google.internal', ['169.254.169.254']],
    ['intranet.example.com', ['10.1.2.3']],
    ['mapped.example.com', ['::ffff:10.1.2.3']],
    ['both.example.com', ['192.168.0.1', 'fd00::1']],
    ['nowhere.example.com', []],
  ])('%s to %j', async (name, addresses) => {
    const { resolve, lookups } = resolver(addresses)
    const { error } = await client({ ...strict, resolve }).post(`https://${name}/`, '{}', {})
    // The error is the same for a private address and an unknown name, and does not contain the address.
    expect(error).toBe('not sent: the host name does not resolve to an allowed address on port 443')
    expect(lookups).toEqual([name])
  })

  it('reports the same for an unknown name and an unreachable address', async () => {
    const unknown = ((_name: string, _options: object, callback: (error: Error) => void) =>
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND x'), { code: 'ENOTFOUND' }))) as never
    const { error } = await client({ ...strict, resolve: unknown }).post(
      'https://x.test/',
      '{}',
      {},
    )
    expect(error).toBe('not sent: the host name does not resolve to an allowed address on port 443')

    const port = await http((_request, response) => response.end())
    await cleanup.pop()!()
    const { resolve } = resolver(['127.0.0.1'])
    const away = await client({ ...local, resolve }).post(`https://x.test:${port}/`, '{}', {})
    expect(away.error).toBe('ECONNREFUSED: the connection failed')
  })

  it('uses only the allowed addresses among several', async () => {
    const port = await http((_request, response) => response.end('in'))
    const allowed = { ...local, allowPrivate: false }
    expect(addressError('127.0.0.1', port, allowed)).toBeUndefined()
    const { resolve } = resolver(['10.255.255.1', '127.0.0.1'])
    const { error } = await client({ ...allowed, resolve }).post(
      `https://mixed.example.com:${port}/`,
      '{}',
      {},
    )
    // The request reached a server without TLS, without waiting for the forbidden address.
    expect(error).not.toMatch(/refused|within/)
  })

  it('resolves once for each connection, so that the checked address is the one used', async () => {
    let hits = 0
    const port = await http((_request, response) => {
      hits++
      response.end()
    })
    // The name resolves to a public address when it is checked, and to loopback when it is used.
    const { resolve, lookups } = resolver(['192.0.2.1'], ['127.0.0.1'])
    const rebound = client({
      allowedCidrs: ['192.0.2.0/24'],
      allowPrivate: false,
      timeout: 300,
      resolve,
    })
    await rebound.post(`https://rebinding.example.com:${port}/`, '{}', {})
    expect(lookups).toHaveLength(1)
    const { error } = await rebound.post(`https://rebinding.example.com:${port}/`, '{}', {})
    expect(error).toBe(
      `not sent: the host name does not resolve to an allowed address on port ${port}`,
    )
    expect(hits).toBe(0)
  })
})

describe('the settings', () => {
  it.each([
    ['8.8.8.8', 443, strict, undefined],
    ['2606:4700:4700::1111', 443, strict, undefined],
    ['::ffff:8.8.8.8', 443, strict, undefined],
    ['8.8.8.8', 8443, strict, undefined],
    ['8.8.8.8', 22, strict, /port 22/],
    ['8.8.8.8', 5432, strict, /port 5432/],
    ['10.1.2.3', 443, { ...strict, allowedCidrs: ['10.1.0.0/16'] }, undefined],
    ['10.1.2.3', 9000, { ...strict, allowedCidrs: ['10.1.0.0/16'] }, undefined],
    ['::ffff:10.1.2.3', 443, { ...strict, allowedCidrs: ['10.1.0.0/16'] }, undefined],
    ['10.2.2.3', 443, { ...strict, allowedCidrs: ['10.1.0.0/16'] }, /public/],
    ['fd00::5', 443, { ...strict, allowedCidrs: ['fd00::/8', '10.0.0.0/8'] }, undefined],
    ['127.0.0.1', 1, development, undefined],
    ['not an address', 443, strict, /is not an IP address/],
  ])('%s:%i', (address, port, rules, error) => {
    const found = addressError(address, port, rules)
    if (error) expect(found).toMatch(error)
    else expect(found).toBeUndefined()
  })

  it('allow http in development only', async () => {
    const port = await http((_request, response) => response.end('hello'))
    const url = `http://127.0.0.1:${port}/`
    expect(await client(development).post(url, '{}', {})).toMatchObject({
      status: 200,
      body: 'hello',
      error: null,
    })
    expect((await client(local).post(url, '{}', {})).error).toMatch(/only https/)
  })
})

const misbehaviors: [string, (socket: Socket) => void, { status: number | null; error: RegExp }][] =
  [
    [
      'by one byte a second of a body',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n')
        const drip = setInterval(() => socket.write('x'), 100)
        socket.on('close', () => clearInterval(drip))
      },
      { status: 200, error: /no complete response within 0.6 s/ },
    ],
    [
      'by one byte a second of the headers',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\nX-Slow: ')
        const drip = setInterval(() => socket.write('x'), 100)
        socket.on('close', () => clearInterval(drip))
      },
      { status: null, error: /no complete response/ },
    ],
    [
      'by an endless body of more than a kilobyte',
      (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 90000\r\n\r\n${'x'.repeat(5000)}`)
        const drip = setInterval(() => socket.write('x'), 100)
        socket.on('close', () => clearInterval(drip))
      },
      { status: 200, error: /no complete response within 0.6 s/ },
    ],
    ['by silence', () => undefined, { status: null, error: /no complete response/ }],
    [
      'by hanging up',
      (socket) => socket.end(),
      { status: null, error: /ECONNRESET|socket hang up/ },
    ],
    [
      'by nonsense',
      (socket) => socket.end('220 smtp.example.com\r\n'),
      { status: null, error: /HPE_|Parse Error/ },
    ],
    [
      'by headers without end',
      (socket) => {
        socket.write(`HTTP/1.1 200 OK\r\n${`X-A: ${'b'.repeat(1000)}\r\n`.repeat(100)}`)
      },
      { status: null, error: /overflow/i },
    ],
  ]

describe('a receiver that misbehaves', () => {
  it('by a redirect is not followed', async () => {
    let hits = 0
    const inner = await http((_request, response) => {
      hits++
      response.end()
    })
    for (const status of [301, 302, 303, 307, 308]) {
      const port = await http((_request, response) =>
        response.writeHead(status, { location: `http://127.0.0.1:${inner}/` }).end(),
      )
      const outcome = await client(development).post(`http://127.0.0.1:${port}/`, '{}', {})
      expect(outcome).toMatchObject({ status, error: null })
    }
    expect(hits).toBe(0)
  })

  it('by sending 100 MB is read up to a megabyte, and fails', async () => {
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024, 'x')
    const port = await http((_request, response) => {
      const write = (): unknown => {
        while (sent < 100 * 1024 * 1024 && !response.destroyed) {
          sent += chunk.length
          if (!response.write(chunk)) return response.once('drain', write)
        }
        return response.end()
      }
      write()
    })
    const outcome = await client(development).post(`http://127.0.0.1:${port}/`, '{}', {})
    expect(outcome).toMatchObject({
      status: 200,
      body: 'x'.repeat(1024),
      error: 'the response is larger than 1 MB',
    })
    expect(sent).toBeLessThan(20 * 1024 * 1024)
  })

  it.each(misbehaviors)('%s', async (_name, behave, { status, error }) => {
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => undefined)
        socket.once('data', () => behave(socket))
      }),
    )
    const outcome = await client({ ...development, timeout: 600 }).post(
      `http://127.0.0.1:${port}/`,
      '{}',
      {},
    )
    expect(outcome.status).toBe(status)
    expect(outcome.error).toMatch(error)
    expect(outcome.latencyMs).toBeLessThan(2_000)
  })

  it('by an invalid certificate receives no request', async () => {
    let hits = 0
    const port = await listen(
      createHttpsServer({ key, cert }, (_request, response) => {
        hits++
        response.end('secure')
      }),
    )
    const { resolve } = resolver(['127.0.0.1'])
    const post = (name: string, ca?: string) =>
      client({ ...local, resolve, ...(ca && { ca }) }).post(`https://${name}:${port}/`, '{}', {})
    expect((await post('good.example.com')).error).toMatch(/self.signed/i)
    expect((await post('other.example.com', cert)).error).toMatch(/ALTNAME|altnames/)
    expect(hits).toBe(0)
    expect(await post('good.example.com', cert)).toMatchObject({ status: 200, body: 'secure' })
  })
})
