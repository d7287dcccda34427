import type { Condition } from '../../src/query/read.js'

/** Nests a condition under a path over to-one relations. */
export const nestUnderPath = (path: string, condition: unknown): Condition =>
  path.split('.').reduceRight((inner, step) => ({ [step]: inner }), condition) as Condition
