#!/usr/bin/env node

// The command of a checkout. npm links it into `node_modules/.bin`, where npx looks it up. With a `bin` in the
// checkout's own package.json, npx installs the checkout into its cache first, and thereby builds it.
await import(new URL('../../../dist/src/cli/main.js', import.meta.url).href)
