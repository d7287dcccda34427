import { InvalidArgumentError } from 'commander'
import type { z } from 'zod'
import { AppError } from '../errors/app-error.js'
import { toIssues } from '../errors/rule-issues.js'

/**
 * Parses an option by a rule of the domain.
 * @returns Parser for commander
 */
export function by<Value>(rule: z.ZodType<Value>): (value: unknown) => Value {
  return (value) => {
    const result = rule.safeParse(value)
    if (result.success) return result.data
    throw new InvalidArgumentError(`It ${toIssues(result.error.issues)[0]!.message}.`)
  }
}

/**
 * Validates several options together.
 * @throws AppError validation_failed
 */
export function checkOptions<Value>(rule: z.ZodType<Value>, value: unknown): Value {
  const result = rule.safeParse(value)
  if (result.success) return result.data
  const messages = toIssues(result.error.issues).map(({ message }) => message)
  throw new AppError('validation_failed', `${messages.join('; ')}.`)
}

/** Collects the values of a repeated option. */
export function collect(text: string, before: string[] = []): string[] {
  return [...before, text]
}

const seconds = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }

/** Parses a duration, such as 30s, 15m, 24h, 90d or 2w. Returns seconds. */
export function duration(text: string): number {
  const [, count, unit] = /^(\d{1,5})([smhdw])$/.exec(text) ?? []
  if (!count) {
    throw new InvalidArgumentError('Must be a number and a unit: 30s, 15m, 24h, 90d or 2w.')
  }
  return Number(count) * seconds[unit as keyof typeof seconds]
}
