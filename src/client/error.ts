import type { components } from './api.js'

/** An issue of a request, with a stable code and its parameters. */
export type Issue = components['schemas']['Issue']

type Problem = components['schemas']['Problem']

/** Error response of the API. Branch on `code`; `message` is for people and may change. */
export class MastheadError extends Error {
  override readonly name = 'MastheadError'
  /** HTTP status. */
  readonly status: number
  /** Code of the problem, such as `validation_failed`. `unknown` if the response is not a problem document. */
  readonly code: Problem['code'] | 'unknown'
  /** Issues of the input, or the reason of a refusal with an empty path. */
  readonly issues: readonly Issue[]
  /** `X-Request-Id` of the response, which the server's log contains. */
  readonly requestId: string | undefined

  constructor(status: number, problem: Partial<Problem>, requestId?: string) {
    super(problem.detail ?? `The server returned ${status}.`)
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.issues = problem.issues ?? []
    this.requestId = problem.request_id ?? requestId
  }
}

/** Creates the error for a response. */
export async function readError(response: Response): Promise<MastheadError> {
  const text = await response.text()
  const requestId = response.headers.get('x-request-id') ?? undefined
  return new MastheadError(response.status, problemIn(text), requestId)
}

/** A proxy can respond with text or HTML instead of a problem document. */
function problemIn(text: string): Partial<Problem> {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
