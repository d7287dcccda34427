// Run as a process of its own: asks a URL in turn, and prints the quantiles of its latency when it is told to end.
const [url = '', token = ''] = process.argv.slice(2)
const latencies: number[] = []
let ended = false
process.on('SIGTERM', () => {
  ended = true
})
// From now on it can be told.
console.log('ready')
while (!ended) {
  const start = performance.now()
  await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text()
  latencies.push(performance.now() - start)
  await new Promise((resolve) => setTimeout(resolve, 10))
}
latencies.sort((a, b) => a - b)
const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))]
console.log(JSON.stringify({ count: latencies.length, p50: at(0.5), p90: at(0.9), p99: at(0.99) }))
