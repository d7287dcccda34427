import { ask, type Operation, queries } from './graph.ts'
import { errorText } from './texts/faults.ts'
import { t } from './texts/index.ts'
import { notify } from './ui/notice.tsx'

/** Mutation and its input. */
export interface Change {
  document: Operation<unknown, { input: never }>
  input: object
}

type Values = Readonly<Record<string, unknown>>

/**
 * Returns the mutation that undoes a change; undefined if there is none.
 * @param answer response of the change
 * @param values values that the user entered
 */
export type Undo = (answer: unknown, values: Values) => Change | undefined

/** Returns an undo that restores the previous values. Undo is unavailable if one of the changed fields has no known value. */
export function toBefore({ document, input }: Change, before: Values): Undo {
  return (_answer, values) => {
    const names = Object.keys(values)
    if (names.some((name) => before[name] === undefined)) return undefined
    const old = Object.fromEntries(names.map((name) => [name, before[name]]))
    return { document, input: { ...input, ...old } }
  }
}

/** Sends a mutation. @throws GraphFault */
export const make = ({ document, input }: Change): Promise<unknown> =>
  // A Change pairs each document with its own input, but its type does not express that.
  ask(document, { input: input as never })

/** Reloads all queries on the screen. */
export const refresh = () => queries.invalidateQueries()

/** Returns the ID of the record that a mutation returned. */
export const idOf = (answer: unknown): string =>
  (Object.values(answer as object).find((one) => typeof one === 'object') as { id: string }).id

/** Returns the ID of the record to change, which is the first field of the input. */
export const recordOf = ({ input }: Change): string => String(Object.values(input)[0])

/**
 * Shows that a change was made, with an undo button if there is a way back.
 * @param about IDs of the changed records
 */
export function told(
  name: string,
  back: readonly (Change | undefined)[] = [],
  about: readonly string[] = [],
): void {
  const changes = back.filter((change) => change !== undefined)
  const undo = () =>
    void attempt(async () => {
      for (const change of changes) await make(change)
      notify(t('undone'), { about })
    })
  notify(name, { about, ...(changes.length > 0 && { undo }) })
}

/** Runs a change and shows its error, if any. Reloads all queries in any case. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify(errorText(error).text, { isFault: true })
  }
  await refresh()
}
