import { ask, type Operation, queries } from './graph.ts'
import { errorText } from './texts/faults.ts'
import { t } from './texts/index.ts'
import { notify } from './ui/notice.tsx'

/** A mutation and its input. */
export interface Change {
  document: Operation<unknown, { input: never }>
  input: object
}

type Values = Readonly<Record<string, unknown>>

/**
 * What takes a change back, once the graph has answered it; none where it cannot be taken back.
 * @param values what was asked for and given
 */
export type Undo = (answer: unknown, values: Values) => Change | undefined

/** Takes a change of fields back to what stood there; not where that is not known of all that were changed. */
export function toBefore({ document, input }: Change, before: Values): Undo {
  return (_answer, values) => {
    const names = Object.keys(values)
    if (names.some((name) => before[name] === undefined)) return undefined
    const old = Object.fromEntries(names.map((name) => [name, before[name]]))
    return { document, input: { ...input, ...old } }
  }
}

/** Asks the graph for a change. @throws GraphFault */
export const make = ({ document, input }: Change): Promise<unknown> =>
  // The input belongs to the document, whatever its type.
  ask(document, { input: input as never })

/** Asks again whatever is shown. */
export const refresh = () => queries.invalidateQueries()

/** The id of the record that a mutation answers with, next to the name of its own type. */
export const idOf = (answer: unknown): string =>
  (Object.values(answer as object).find((one) => typeof one === 'object') as { id: string }).id

/** The record that a change is of, which its input names first. */
export const recordOf = ({ input }: Change): string => String(Object.values(input)[0])

/** Says that something was done, with a way back where there is one. @param about the records that were changed */
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

/** Does something; what is refused is told, and what is shown is asked again in any case. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    notify(errorText(error).text, { isFault: true })
  }
  await refresh()
}
