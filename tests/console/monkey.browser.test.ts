import { describe, expect, it } from 'vitest'
import { shell } from '../../src/cli/shell.js'
import { createLogger } from '../../src/config/log.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { runs } from '../support/attempts.js'
import { chromiumPath } from '../support/clients/browser.js'
import { testConsole } from '../support/clients/console-test.js'
import { play, unaudited } from './monkey.js'

const errors: string[] = []
const { api, site, browser } = await testConsole({
  demo: true,
  loggerInstance: createLogger('error', { write: (line) => errors.push(line) }),
})

describe.runIf(chromiumPath)('a monkey at the console', () => {
  it('causes no errors, and each change is in the audit log', async () => {
    const ended = new AbortController()
    const newToken = async () =>
      (await createOperatorToken(api.prisma, shell, { name: 'Monkey' })).raw
    const ground = { browser: await browser(), base: site, token: newToken }
    const { changes, errors, screens } = await play(ground, { clicks: runs(800), seed: 1 })
    const token = () => {
      ended.abort()
      return newToken()
    }
    const cut = await play({ ...ground, token }, { clicks: 800, seed: 1, signal: ended.signal })
    expect(cut).toMatchObject({ clicks: 0, errors: [] })
    expect(errors).toEqual([])
    expect(errors).toEqual([])
    expect(await unaudited(api.prisma, changes)).toEqual([])
    expect(screens.size).toBeGreaterThan(10)
    expect(changes.length).toBeGreaterThan(0)
  })
})
