import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { orderTransitions, paymentTransitions } from '../../src/domain/ordering/order.js'
import { swapTransitions } from '../../src/domain/ordering/swap.js'
import { articleTransitions, statusPrefixes } from '../../src/domain/production/workflow.js'
import { root } from '../../src/root.js'

const read = (name: string) => readFileSync(join(root, 'docs/images', `${name}.mmd`), 'utf8')

/** Transitions of a state diagram as `FROM TO`, without those from its start. */
const drawn = (name: string) =>
  [...read(name).matchAll(/^\s*(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} ${to}`).sort()
const allowed = (transitions: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(transitions)
    .flatMap(([from, targets]) => targets.map((to) => `${from} ${to}`))
    .sort()

test('the state diagrams have the transitions of the code', () => {
  // `unmarkOrderPaid` reverses a payment that was recorded by mistake.
  expect(drawn('order-states')).toEqual([...allowed(orderTransitions), 'PAID CREATED'].sort())
  expect(drawn('payment-states')).toEqual(allowed(paymentTransitions))
  expect(drawn('swap-states')).toEqual(allowed(swapTransitions))
})

test('the workflow of articles has statuses and transitions of the code', () => {
  const text = read('article-states')
  const statuses = new Map(
    [...text.matchAll(/(\w+)\[([a-z-]+)\]/g)].map(([, id, name]) => [id, name]),
  )
  const names: readonly string[] = statusPrefixes
  expect([...statuses.values()].filter((name) => !names.includes(name!))).toEqual([])
  for (const [, from, mutation, to] of text.matchAll(
    /^\s*(\w+)(?:\[.+?\])? -->\|(\w+)\| (\w+)/gm,
  )) {
    const all = { ...articleTransitions, setArticleStatus: articleTransitions.setStatus } as Record<
      string,
      { from: readonly string[]; to: readonly string[] }
    >
    const move = statuses.get(to) === 'published' ? articleTransitions.publish : all[mutation!]!
    expect(move.from).toContain(statuses.get(from))
    expect(move.to).toContain(statuses.get(to))
  }
})
