import { migrate } from '../../../src/postgres/migrate.js'

// Run by tests as a process of its own, to be killed: applies the migrations, of a directory where one is given.
const [url, directory] = process.argv.slice(2)
await migrate(url!, directory ? { directory } : {})
