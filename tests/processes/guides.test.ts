import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../src/root.js'
import { testApi } from '../support/api.js'
import { demoTeam } from '../support/fixtures/marketplace.js'
import { cliFile } from '../support/processes/compiled.js'
import { secretKey } from '../support/processes/instance.js'

const api = await testApi({ demo: true, env: { WEBHOOK_ALLOW_PRIVATE: '1' } })
await api.app.listen({ port: 0, host: '127.0.0.1' })

/** Directory in which `npx masthead` runs this build. */
const place = mkdtempSync(join(tmpdir(), 'masthead-guides-'))
const shim = `#!/bin/sh\nshift\nexec '${process.execPath}' '${cliFile}' "$@"\n`
writeFileSync(join(place, 'npx'), shim)
chmodSync(join(place, 'npx'), 0o755)

const docs = join(root, 'docs')
/** Commands of the guides that run with a server. Blocks with `skip` start a server, or need input. */
const guides = readdirSync(docs)
  .filter((name) => name.endsWith('.md'))
  .map((name) => {
    const blocks = readFileSync(join(docs, name), 'utf8').matchAll(/^```sh\n([\s\S]*?)^```/gm)
    return { name, script: [...blocks].map(([, block]) => block).join('\n') }
  })
  .filter(({ script }) => script)

test('some guides have commands', () => {
  expect(guides.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['quickstart.md', 'rest.md', 'webhooks.md', 'graphql.md']),
  )
})

test.each(guides)('the commands of $name succeed, one after the other', async ({ script }) => {
  const { port } = api.app.server.address() as AddressInfo
  const env = {
    PATH: [place, process.env.PATH].join(delimiter),
    HOME: place,
    BASE: `http://127.0.0.1:${port}`,
    TOKEN: await api.token(await demoTeam(api)),
    DATABASE_URL: api.db.url,
    SECRET_KEY: secretKey,
    DATA_DIR: place,
  }
  const ran = await new Promise((resolve) => {
    const args = ['--norc', '-euo', 'pipefail', '-c', script]
    execFile('bash', args, { env, cwd: place }, (error, stdout, stderr) =>
      resolve({ error: error?.message, stderr, said: stdout.length > 0 }),
    )
  })
  expect(ran).toEqual({ error: undefined, stderr: '', said: true })
})
