import { openDatabase } from '../../../src/postgres/database.js'
import { auditOrders } from '../../support/expected/orders.js'
import { testMarket } from '../../support/market.js'
import { assignAndPay, deadlocks, type Send } from '../assign-and-pay.js'
import { type Part, progress, type Times, timesOf } from '../fault.js'
import { external } from '../sites.js'

/**
 * Runs rounds of concurrent assignments and payments on two orders. Every order must then be paid and consistent, and
 * PostgreSQL must have counted no deadlock.
 */
export const locks = (times: Times): Part => ({
  name: 'locks',
  // Takes about as long as eight faults.
  size: (run) => (timesOf(run, times) > 0 ? 8 : 0),
  async run(run) {
    const { report } = run
    const rounds = timesOf(run, times)
    if (rounds === 0) return
    const row = report.row(`locks: ${rounds} rounds of assignments and payments`)
    report.current = row
    progress(row.name)
    row.faults = 1
    const site = await external(run, 'locks', { actors: [] })
    const applicationName = 'masthead chaos'
    const db = openDatabase({
      market: testMarket,
      url: site.postgres.url,
      poolSize: 4,
      applicationName,
    })
    try {
      const { market } = site.load
      const { token, profileId } = market.teams[0]!
      const send: Send = async (method, by, path, json) => {
        const answer = await site.load.send({ method, path, token: by, json })
        if (!answer) throw new Error(`No response to ${method} ${path}`)
        return { status: answer.status, body: answer.json }
      }
      const goods = { profileId, productId: market.products[0]!, operator: market.operator }
      const tally = await assignAndPay({ send, prisma: db.prisma, token, ...goods }, rounds)
      for (const fault of tally.faults) report.breach('refused', fault)
      if (tally.unpaid) report.breach('lost', 'orders that are not paid', { count: tally.unpaid })
      if (tally.astray) {
        const count = tally.astray
        report.breach('halfMade', 'articles in another campaign than their item', { count })
      }
      for (const server of site.servers) await site.end(server, 'SIGTERM')
      const count = await deadlocks(db.pool)
      if (count) report.breach('deadlocks', 'pg_stat_database has counted deadlocks', { count })
      const faults = await auditOrders((sql) => site.postgres.query(sql))
      for (const [name, count] of Object.entries(faults)) {
        if (count) report.breach('halfMade', name, { count })
      }
    } finally {
      await db.close()
      await site.close()
    }
  },
})
