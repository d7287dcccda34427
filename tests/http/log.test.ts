import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { routes } from '../../rest/index.js'
import { createLogger } from '../../src/config/log.js'
import { testApi } from '../support/api.js'

const lines: string[] = []
const api = await testApi({
  loggerInstance: createLogger('trace', { write: (line) => lines.push(line) }),
})

const secret = `mst_${randomUUID().replaceAll('-', '')}SECRET`
const encoded = [...secret]
  .map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`)
  .join('')

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Sends a request with the secret in every possible place. */
async function send(method: Method, url: string, headers: Record<string, string> = {}) {
  await api.app.inject({
    method,
    url,
    headers: {
      'user-agent': secret,
      'idempotency-key': secret,
      'if-match': `"${secret}"`,
      cookie: `secret=${secret}`,
      ...headers,
    },
    ...(method !== 'GET' && { payload: { name: secret, [secret]: secret } }),
  })
}

/** Log, metrics and audit log, none of which may contain the secret. */
async function kept(): Promise<string> {
  const { text } = await api.get('', '/metrics')
  const entries = await api.prisma.auditEntry.findMany()
  return [lines.join('\n'), text, JSON.stringify(entries)].join('\n')
}

const guest = 'query ($token: String!) { sharedOutletList(shareToken: $token) { name } }'
const graph = (query: string, variables: object) =>
  `/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`

describe('a log', () => {
  it('has no secret of any route, in any place and encoding', async () => {
    const { token } = await api.team()
    const bearer = { authorization: `Bearer ${token}` }
    lines.length = 0
    for (const value of [secret, encoded]) {
      for (const { method, path } of routes) {
        const url = `${path.replace(/\{\w+\}/g, value)}?filters[search]=${value}&${value}=1`
        await send(method, url, bearer)
        await send(method, url, { authorization: `Bearer ${secret}` })
      }
      for (const url of [
        `/orders/checkout/${value}`,
        `/orders/%63heckout/${value}`,
        `/orders/checkout/${value}/pay`,
        `/swaps/${value}`,
        `/files/content/${value}?expires=1&signature=${value}`,
        `/files/content/f_x.pdf?expires=1&s%69gnature=${value}`,
        `/agreements/${value}?signature=${value}`,
        `/exports/orders.csv?fields=${value}&where=${value}`,
        graph(guest, { token: value }),
        graph(`{ sharedOutletList(shareToken: "${value}") { name } }`, {}),
        graph(`query ${secret} { ${secret}: sharedOutletList(shareToken: "x") { name } }`, {}),
        `/%67raphql?query=${value}&documentId=${value}&operationName=${value}`,
        `/nowhere/${value}?${value}`,
        `/%ff/${value}`,
        `/outlets/${value.repeat(20)}`,
      ]) {
        await send('GET', url)
        await send('POST', url, bearer)
      }
    }
    const all = await kept()
    expect(lines.length).toBeGreaterThan(200)
    for (const spelling of [secret, secret.slice(0, 30), encoded, encoded.slice(0, 60), token])
      expect(all.includes(spelling), spelling).toBe(false)
    expect(all).toContain('"url":"/orders/checkout/:')
    expect(all).toContain('"url":"/graphql"')
    expect(all).toContain('"url":"no route"')
  })

  it('names the record that a request was for', async () => {
    const { token } = await api.team()
    const id = randomUUID()
    await api.get(token, `/campaigns/${id}?include_archived=true`)
    expect(lines.join('\n')).toContain(`"url":"/campaigns/${id}"`)
  })
})

describe('a request that two servers could understand differently', () => {
  it('is refused', async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = api.app.server.address() as AddressInfo
    const sendRaw = (...head: string[]) =>
      new Promise<string>((resolve, reject) => {
        let received = ''
        const socket = connect(port, '127.0.0.1')
        socket.on('data', (data) => {
          received += data
        })
        socket.on('close', () => resolve(received.split('\r\n')[0]!)).on('error', reject)
        socket.end(`${[...head, 'Connection: close'].join('\r\n')}\r\n\r\n`)
      })
    const fine = 'HTTP/1.1 200 OK'
    expect(await sendRaw('GET /healthz HTTP/1.1', 'Host: a.example:80')).toBe(fine)
    expect(await sendRaw('GET /healthz HTTP/1.1', 'Host: [::1]:80')).toBe(fine)
    expect(await sendRaw('GET /healthz HTTP/1.0')).toContain('200 OK')
    for (const head of [
      ['GET /healthz HTTP/1.1'],
      ['GET /healthz HTTP/1.1', 'Host: a.example', 'Host: b.example'],
      ['GET /healthz HTTP/1.1', 'Host: a.example', 'hOST: a.example'],
      ['GET /healthz HTTP/1.1', 'Host: a.example, b.example'],
      ['GET /healthz HTTP/1.1', 'Host: a.example/x'],
      ['GET /healthz HTTP/1.1', 'Host: u@a.example'],
      ['GET /healthz HTTP/1.1', 'Host: a.example:port'],
      ['GET /healthz HTTP/1.1', 'Host: a b'],
      ['GET http://a.example/healthz HTTP/1.1', 'Host: a.example'],
      ['GET http://b.example/healthz HTTP/1.1', 'Host: a.example'],
      ['GET healthz HTTP/1.1', 'Host: a.example'],
    ]) {
      expect(await sendRaw(...head), head.join(' | ')).toBe('HTTP/1.1 400 Bad Request')
    }
  })
})
