// Runs in a separate process: requests a URL repeatedly, and prints the quantiles of its latency at SIGTERM. `{n}` in
// the URL is a new number for each request. Several tokens, separated by commas, are used in turn.
const [url = '', tokens = '', pauseMs = '10'] = process.argv.slice(2)
const bearers = tokens.split(',')
/** Start of each request as a Unix time in milliseconds, and its duration in milliseconds. */
const samples: [at: number, took: number][] = []
let ended = false
process.on('SIGTERM', () => {
  ended = true
})
// From now on SIGTERM prints the result.
console.log('ready')
for (let n = 0; !ended; n++) {
  const at = Date.now()
  const start = performance.now()
  const authorization = `Bearer ${bearers[n % bearers.length]}`
  await (await fetch(url.replace('{n}', String(n)), { headers: { authorization } })).text()
  samples.push([at, performance.now() - start])
  await new Promise((resolve) => setTimeout(resolve, Number(pauseMs)))
}
const latencies = samples.map(([, took]) => took).sort((a, b) => a - b)
const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))]
const quantiles = { p50: at(0.5), p90: at(0.9), p99: at(0.99) }
console.log(JSON.stringify({ count: latencies.length, ...quantiles, samples }))
