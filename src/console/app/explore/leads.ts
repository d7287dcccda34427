import type { List } from '../lists.ts'
import { fieldOf, measureText } from './names.ts'
import { conditionsOfGroup, type Group, type Question } from './question.ts'

/**
 * Returns the list parameters that select the records of a group: its filters, columns for the query's fields, and the
 * measures to show above the list.
 * @param chosen the user's columns of the list
 * @param group omitted for all records of the query
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
