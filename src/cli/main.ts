#!/usr/bin/env node
import * as modules from 'node:module'
import { CommanderError } from 'commander'
import { AppError } from '../errors/app-error.js'
import { describeError } from './describe-error.js'
import { createProgram } from './program.js'

// Caches compiled modules across starts, from Node.js 22.8 on.
;(modules as { enableCompileCache?: () => unknown }).enableCompileCache?.()

const asJson = process.argv.includes('--json')
const program = await createProgram(asJson, process.argv.slice(2))

// The reader of a pipe may close it early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed the message. Exit code 0 is help; 1 is a usage error.
    process.exitCode = error.exitCode === 0 ? 0 : 2
  } else {
    const debug = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
    const message = describeError(error)
    if (asJson) {
      const code = error instanceof AppError ? error.code : undefined
      console.error(JSON.stringify({ error: { code, message } }))
    } else console.error(debug ? error : `masthead: ${message}`)
    process.exitCode = 1
  }
}
