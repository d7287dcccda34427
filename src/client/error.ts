import type { components } from './api.js'

/** An issue of a request, with a stable code and its parameters. */
export type Issue = components['schemas']['Issue']

type Problem = components['schemas']['Problem']

/** What the server refused, or could not do. The message is for people; `code` is for programs. */
export class MastheadError extends Error {
  override readonly name = 'MastheadError'
  /** The HTTP status. */
  readonly status: number
  /** The code of the problem, such as `validation_failed`; `unknown` when the answer was none of the server's. */
  readonly code: Problem['code'] | 'unknown'
  /** The issues of an input that is not valid, or the reason of a refusal with an empty path. */
  readonly issues: readonly Issue[]
  /** The name of the request in the server's log. */
  readonly requestId: string | undefined

  constructor(status: number, problem: Partial<Problem>, requestId?: string) {
    super(problem.detail ?? `The server answered ${status}.`)
    this.status = status
    this.code = problem.code ?? 'unknown'
    this.issues = problem.issues ?? []
    this.requestId = problem.request_id ?? requestId
  }
}

/** Reads what was answered in place of what was asked for. */
export async function errorOf(response: Response): Promise<MastheadError> {
  const text = await response.text()
  const requestId = response.headers.get('x-request-id') ?? undefined
  return new MastheadError(response.status, problemIn(text), requestId)
}

/** What stands in between, a proxy say, answers in words of its own. */
function problemIn(text: string): Partial<Problem> {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
