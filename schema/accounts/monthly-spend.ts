import { services } from '../../src/compiler/context.js'
import { loadMonthlySpend } from '../../src/domain/ordering/budget.js'
import { batchLoader } from '../core/batch-loader.js'

/** Loads the amount that a profile has spent this month, in one statement for all profiles of a page. */
export const monthlySpendOf = batchLoader((ids, _args, context) =>
  loadMonthlySpend(services(context).prisma, ids),
)
