import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** Opens the payment page of an order as a guest, without a browser. */
export async function guest(app: FastifyInstance, reference: string) {
  const path = `/orders/checkout/${reference}`
  const get = (cookie = '') => app.inject({ url: path, headers: { cookie } })
  const opened = await get()
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const _csrf = /name="_csrf" value="([^"]*)"/.exec(opened.body)?.[1] ?? ''
  return {
    get: () => get(cookie),
    /** Submits the form of the page. */
    pay: (
      choices: Record<string, string>,
      other: { url?: string; cookie?: string; headers?: Record<string, string> } = {},
    ): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        url: other.url ?? `${path}/pay`,
        headers: {
          ...other.headers,
          cookie: other.cookie ?? cookie,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams({ _csrf, ...choices }).toString(),
      }),
  }
}
