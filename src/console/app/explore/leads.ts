import type { List } from '../lists.ts'
import { fieldOf, measureText } from './names.ts'
import { conditionsOfGroup, type Group, type Question } from './question.ts'

/**
 * The address of the records that a group is of, of all groups without one: with columns for what the question is about, as far
 * as their list has them, and with its measures, to be told above the records.
 * @param chosen the columns that are there anyway
 */
export function addressOf(
  list: List,
  question: Question,
  chosen: readonly string[],
  group?: Group,
): Record<string, string> {
  const conditions = group
    ? conditionsOfGroup(question, group)
    : conditionsOfGroup({ ...question, keys: [] })
  const asked = [
    ...question.measures.map(({ of = '' }) => of),
    ...question.keys.map(({ name }) => fieldOf(name)),
    ...Object.keys(conditions),
  ]
  const more = asked
    .map((name) => name.replace(/Id$/, ''))
    .filter((name) => name in list.fields && !chosen.includes(name))
  const measures = question.measures.map(({ over: _, ...measure }) => measureText(measure))
  return {
    ...conditions,
    ...(more.length > 0 && { columns: [...new Set([...chosen, ...more])].join() }),
    show: [...new Set(measures)].join(),
  }
}
