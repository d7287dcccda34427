/** Approval by the user of a client that can ask, before a call that spends money or cannot be undone. */
import {
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server'
import { refusedResult } from './result.js'
import type { JsonObject, Tool } from './tool.js'

const key = 'approval'
/** Maximum length of the arguments in the approval request, in characters. */
const maxShown = 10_000

/**
 * Returns the approval request for the user, or the refusal if the user has declined. Returns undefined if the user has
 * approved the call, and for a client that cannot ask its user during a call.
 * @param capabilities of the client. Protocol versions before 2026-07-28 have none here.
 * @param responses of the user, if the call is a repetition
 */
export function approvalOf(
  { description }: Tool,
  args: JsonObject,
  capabilities: ClientCapabilities | undefined,
  responses: JsonObject | undefined,
): string | InputRequiredResult | undefined {
  const { elicitation } = capabilities ?? {}
  const canAsk = elicitation && (elicitation.form || !elicitation.url)
  if (!canAsk) return undefined
  const response = inputResponse(responses, key)
  if (response.kind !== 'elicit') {
    const message = `Approve the call of ${description.name} (${description.title})? It spends money or cannot be undone.\n\n${shown(args)}`
    const form = { type: 'object' as const, properties: {} }
    return inputRequired({
      inputRequests: { [key]: inputRequired.elicit({ message, requestedSchema: form }) },
    })
  }
  if (response.action === 'accept') return undefined
  return refusedResult(
    'The user has not approved the call. Nothing was changed.',
    'Do not call the tool again, unless the user requests it.',
  )
}

function shown(args: JsonObject): string {
  const text = JSON.stringify(args, null, 2)
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text
}
