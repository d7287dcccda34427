import { describe, expect, it } from 'vitest'
import { shell } from '../../src/cli/shell.js'
import { createLogger } from '../../src/config/log.js'
import { createOperatorToken } from '../../src/domain/accounts/operator-token.js'
import { testApi } from '../support/api.js'
import { runs } from '../support/attempts.js'
import { chromiumPath, openBrowser } from '../support/clients/browser.js'
import { buildConsole, listen } from '../support/clients/console.js'
import { play, unaudited } from './monkey.js'

const errors: string[] = []
const api = await testApi({
  demo: true,
  loggerInstance: createLogger('error', { write: (line) => errors.push(line) }),
  ...(chromiumPath && { consoleFiles: buildConsole() }),
})

describe.runIf(chromiumPath)('a monkey at the console', () => {
  it('causes no errors, and each change is in the audit log', async () => {
    const browser = await openBrowser()
    const ended = new AbortController()
    const newToken = async () =>
      (await createOperatorToken(api.prisma, shell, { name: 'Monkey' })).raw
    const ground = { browser, base: await listen(api.app), token: newToken }
    const { changes, errors, screens } = await play(ground, { clicks: runs(800), seed: 1 })
    const token = () => {
      ended.abort()
      return newToken()
    }
    const cut = await play({ ...ground, token }, { clicks: 800, seed: 1, signal: ended.signal })
    await browser.close()
    expect(cut).toMatchObject({ clicks: 0, errors: [] })
    expect(errors).toEqual([])
    expect(errors).toEqual([])
    expect(await unaudited(api.prisma, changes)).toEqual([])
    expect(screens.size).toBeGreaterThan(10)
    expect(changes.length).toBeGreaterThan(0)
  })
})
