/** Approval by the user of a client that can ask, before a call that spends money or cannot be undone. */
import {
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server'
import { refusedResult } from './result.js'
import type { JsonObject, Tool, ToolCaller } from './tool.js'

const key = 'approval'
/** Maximum length of the approval request, in characters. A checkout of 100 line items fits. */
const maxRequest = 25_000

/**
 * Returns the approval request for the user, or the refusal if the user has declined or the request would be too long to
 * be shown in full. Returns undefined if the user has approved the call, and for a client that cannot ask its user during
 * a call.
 * @param capabilities of the client. Protocol versions before 2026-07-28 have none here.
 * @param responses of the user, if the call is a repetition
 * @throws AppError for invalid arguments of a tool with a summary
 */
export async function approvalOf(
  { description, summarize }: Tool,
  args: JsonObject,
  caller: ToolCaller,
  capabilities: ClientCapabilities | undefined,
  responses: JsonObject | undefined,
): Promise<string | InputRequiredResult | undefined> {
  const { elicitation } = capabilities ?? {}
  const canAsk = elicitation && (elicitation.form || !elicitation.url)
  if (!canAsk) return undefined
  const response = inputResponse(responses, key)
  if (response.kind !== 'elicit') {
    const question = `Approve the call of ${description.name} (${description.title})? It spends money or cannot be undone.`
    const summary = (await summarize?.(args, caller)) ?? {}
    const message = [question, shown(summary), shown(args)].filter(Boolean).join('\n\n')
    if (message.length > maxRequest)
      return refusedResult(
        `The approval request would have ${message.length} characters, and the user can be shown at most ${maxRequest}. Nothing was changed.`,
        'Split the call into smaller ones.',
      )
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

/** Returns one line for each value, and for each item of an array. */
function shown(values: JsonObject): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    Array.isArray(value)
      ? [`${json(name)}:`, ...value.map((item, index) => `  ${index + 1}. ${json(item)}`)]
      : [`${json(name)}: ${json(value)}`],
  )
  return lines.join('\n')
}

/** Returns JSON in which characters are escaped that are invisible or change the direction of text. */
function json(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
  )
}
