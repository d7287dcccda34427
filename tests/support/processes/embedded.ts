import { openEmbedded } from '../../../src/postgres/embedded/embedded.js'

// Run by tests as a process of its own, to be killed: opens the embedded PostgreSQL and waits.
await openEmbedded({ dataDir: process.argv[2]!, role: 'server', durable: false })
console.log('open')
setInterval(() => {}, 60_000)
