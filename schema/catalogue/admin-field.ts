/** Fields of the catalogue's records as operators give them. */
import type { InputTypeParam } from '@pothos/core'
import { z } from 'zod'
import { catalogueText } from '../../src/domain/catalogue/catalogue.js'
import { oneLine, webAddress } from '../../src/domain/rules/text.js'
import type { GraphTypes } from '../core/builder.js'
import { notNull } from '../core/validation.js'

export interface Field {
  type: InputTypeParam<GraphTypes>
  description: string
  /** Needed to create one, and never null. */
  required?: true
  /** May be absent when one is created, but never null. */
  present?: true
  /** Cannot be changed later. */
  fixed?: true
  rule?: z.ZodType
}

export const line = (description: string, more: Partial<Field> = {}): Field => ({
  type: 'String',
  description,
  rule: oneLine,
  ...more,
})
export const text = (description: string): Field => ({
  type: 'String',
  description,
  rule: catalogueText,
})
export const url = (description: string): Field => ({
  type: 'String',
  description,
  rule: webAddress,
})
export const yes = (description: string): Field => ({ type: 'Boolean', description, present: true })

/** The rule of a field that may be absent; null is for what may be empty. */
export function ruleOf({ rule = z.unknown(), required, present }: Field): z.ZodType {
  if (!required && !present) return rule.nullish()
  return notNull.pipe(rule).optional()
}
