import { type Operation, queryClient, request } from './api.ts'
import { errorText } from './texts/error-messages.ts'
import { t } from './texts/index.ts'
import { showNotice } from './ui/notice.tsx'

/** Mutation and its input. */
export interface MutationRequest {
  document: Operation<unknown, { input: never }>
  input: object
}

type Values = Readonly<Record<string, unknown>>

/**
 * Returns the mutation that undoes a change; undefined if it cannot be undone.
 * @param data response of the change
 * @param values values that the user entered
 */
export type Undo = (data: unknown, values: Values) => MutationRequest | undefined

/** Returns an undo that restores the previous values. Undo is unavailable if the previous value of a changed field is missing. */
export function restorePrevious({ document, input }: MutationRequest, before: Values): Undo {
  return (_answer, values) => {
    const names = Object.keys(values)
    if (names.some((name) => before[name] === undefined)) return undefined
    const old = Object.fromEntries(names.map((name) => [name, before[name]]))
    return { document, input: { ...input, ...old } }
  }
}

/** Sends a mutation. @param send defaults to a request that ends with the page @throws ApiError */
export const runMutation = (
  { document, input }: MutationRequest,
  send: (
    document: MutationRequest['document'],
    variables: { input: never },
  ) => Promise<unknown> = request,
): Promise<unknown> =>
  // A MutationRequest pairs each document with its own input, but its type does not express that.
  send(document, { input: input as never })

/** Reloads all queries on the screen. */
export const refetchAll = () => queryClient.invalidateQueries()

/** Returns the ID of the record that a mutation returned. */
export const returnedId = (data: unknown): string =>
  (Object.values(data as object).find((one) => typeof one === 'object') as { id: string }).id

/** Returns the ID of the record to change, which is the first field of the input. */
export const changedId = ({ input }: MutationRequest): string => String(Object.values(input)[0])

/**
 * Shows that a change was made, with an undo button if there is a way back.
 * @param recordIds IDs of the changed records
 */
export function notifyDone(
  name: string,
  back: readonly (MutationRequest | undefined)[] = [],
  recordIds: readonly string[] = [],
): void {
  const changes = back.filter((change) => change !== undefined)
  const undo = () =>
    void runWithNotice(async () => {
      for (const change of changes) await runMutation(change)
      showNotice(t('undone'), { recordIds })
    })
  showNotice(name, { recordIds, ...(changes.length > 0 && { undo }) })
}

/** Runs a change and shows its error, if any. Reloads all queries in any case. */
export async function runWithNotice(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    showNotice(errorText(error).text, { isError: true })
  }
  await refetchAll()
}
