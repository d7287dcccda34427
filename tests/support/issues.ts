import type { RequestIssue } from '../../src/errors/app-error.js'
import { issueCodes } from '../../src/errors/issue-codes.js'

interface Refusal {
  code?: string
  issues?: RequestIssue[]
}

/** Codes of errors that have several reasons, each with an issue code of its own. */
const withReason = ['invalid_transition', 'invalid_token']

/**
 * Checks the issues of a REST or GraphQL response against the table of issue codes.
 * @throws Error for an unknown code, a missing or unknown parameter, or an error without its reason
 */
export function checkIssues(body: unknown): void {
  const {
    errors = [],
    code,
    issues,
  } = Object(body) as Refusal & {
    errors?: { extensions?: Refusal; message: string }[]
  }
  for (const { extensions } of errors) if (extensions) checkIssuesOf(extensions)
  if (code !== undefined && Object.hasOwn(Object(body), 'request_id'))
    checkIssuesOf({ code, ...(issues && { issues }) })
}

function checkIssuesOf({ code = '', issues }: Refusal): void {
  if (withReason.includes(code) && !issues)
    throw new Error(`An error with the code ${code} has no reason`)
  for (const issue of issues ?? []) {
    const { path: _path, message: _message, code, ...given } = issue
    const described = Object.hasOwn(issueCodes, code) && issueCodes[code]
    if (!described) throw new Error(`The issue code ${code} is not documented`)
    const known = described.parameters.map((name) => name.replace('?', ''))
    const required = described.parameters.filter((name) => !name.endsWith('?'))
    const errors = [
      ...required.filter((name) => !Object.hasOwn(given, name)).map((name) => `lacks ${name}`),
      ...Object.keys(given)
        .filter((name) => !known.includes(name))
        .map((name) => `has ${name}`),
    ]
    if (errors.length > 0)
      throw new Error(`An issue ${code} ${errors.join(', ')}: ${JSON.stringify(issue)}`)
  }
}
