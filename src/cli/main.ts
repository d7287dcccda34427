#!/usr/bin/env node
import * as modules from 'node:module'
import { CommanderError } from 'commander'
import { AppError } from '../errors/app-error.js'
import { describeError } from './describe-error.js'
import { createProgram } from './program.js'

// From Node.js 22.8 on: what is loaded from here on is compiled once, and not at every start.
;(modules as { enableCompileCache?: () => unknown }).enableCompileCache?.()

const asJson = process.argv.includes('--json')
const program = await createProgram(asJson, process.argv.slice(2))

// Whoever reads what is printed may stop early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    // Commander has printed it. Its exit codes are 0 for help, and 1 for what is wrong usage here.
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
