import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { currentDb, withRequestTransaction } from '../../src/oauth/adapter.js'
import { openDatabase } from '../../src/postgres/database.js'
import { testMarket } from '../support/market.js'

test('a request without a database fails, and leaves no rejection that ends the process', async () => {
  const url = 'postgresql://none@127.0.0.1:1/none'
  const options = { market: testMarket, url, poolSize: 1, applicationName: 'none' }
  const { prisma, close } = openDatabase(options)
  const unhandled: unknown[] = []
  const note = (error: unknown) => unhandled.push(error)
  process.on('unhandledRejection', note)
  const db = currentDb(prisma)
  const request = async () => {
    await db()
  }
  await expect(withRequestTransaction(prisma, request, () => true)).rejects.toThrow()
  await sleep(50)
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
  await close()
})
