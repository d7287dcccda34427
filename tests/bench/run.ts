import { Command, InvalidArgumentError } from 'commander'
import { footprint, growth, ratios } from './catalogue.js'
import { checkouts } from './checkout.js'
import { combinations } from './combinations.js'
import { compare } from './comparison.js'
import { buyerCatalogue, pages, starts, today } from './console.js'
import { catalogueOf, openServer } from './data.js'
import { analysis, dashboards } from './graph.js'
import { tools } from './mcp.js'
import { reading } from './orders.js'
import { ordersOf } from './orders-data.js'
import { peer } from './peer.js'
import { committed, machineOf, write } from './performance.js'
import { production } from './production.js'
import { productionOf } from './production-data.js'
import { requestLog } from './request-log.js'
import { type Line, print } from './table.js'
import { workers } from './workers.js'

const usual = [
  ...(['catalogue', 'orders', 'production', 'graph', 'mcp', 'console', 'workers'] as const),
  'requests',
] as const
/** Measured only when named, because the first run installs packages. */
const parts = [...usual, 'peer'] as const
type Part = (typeof parts)[number]

interface Options {
  only: Part[]
  products: number[]
  orders: number
  articles: number
  seconds: number
  compare?: true
  tolerance: number
  write?: true | string
}

const numberOf = (text: string): number => {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 0) return number
  throw new InvalidArgumentError('It must be a whole number.')
}

const partsOf = (text: string): Part[] => {
  const wanted = text.split(',').map((part) => part.trim()) as Part[]
  if (wanted.every((part) => parts.includes(part))) return wanted
  throw new InvalidArgumentError(`The parts are ${parts.join(', ')}.`)
}

const options = new Command('bench')
  .description(
    'Measures Masthead against hand-written limits in the same run. Databases are kept under .data/bench.',
  )
  .option('--only <parts>', `some of ${parts.join(', ')}`, partsOf, [...usual])
  .option(
    '--products <list>',
    'sizes of the catalogues',
    (text) => text.split(',').map(numberOf),
    [10_000, 100_000, 1_000_000],
  )
  .option('--orders <number>', 'of all teams, a thousand each on average', numberOf, 1_000_000)
  .option('--articles <number>', 'of all teams, in campaigns of ten', numberOf, 1_000_000)
  .option('--seconds <number>', 'of load for each figure, a round each', numberOf, 5)
  .option(
    '--compare',
    'compare with the table of docs/benchmark-report.md; ends with 1 when a figure is worse',
  )
  .option('--tolerance <percent>', 'by how much a figure may be worse', numberOf, 15)
  .option(
    '--write [note]',
    'put the figures into docs/benchmark-report.md, all or those of the parts',
  )
  .parse()
  .opts<Options>()
const { only, products, orders, articles, seconds } = options

const server = await openServer()
const all: Line[] = []
const show = (title: string, lines: Line[]) => {
  print(title, lines)
  all.push(...lines)
}

const measure: Record<Part, () => Promise<void>> = {
  async catalogue() {
    const urls = new Map<number, string>()
    for (const size of products) urls.set(size, await catalogueOf(server.url, size))
    for (const size of products) {
      show(
        `Catalogue of ${size.toLocaleString('en')} products`,
        await ratios(urls.get(size)!, size, seconds),
      )
    }
    for (const size of products)
      show('Combinations of filters', await combinations(urls.get(size)!, size))
    for (const size of products) {
      show('The installed server', await footprint(urls.get(size)!, size))
    }
    const [few, many] = [Math.min(...products), Math.max(...products)]
    if (few < many) show('Growth', await growth(urls.get(few)!, urls.get(many)!, [few, many]))
  },
  async orders() {
    const url = await ordersOf(server.url, orders)
    show(`${orders.toLocaleString('en')} orders`, [
      ...(await reading(url, orders, seconds)),
      ...(await checkouts(url, orders, seconds)),
    ])
  },
  async production() {
    const url = await productionOf(server.url, articles)
    show(
      `Production of ${articles.toLocaleString('en')} articles`,
      await production(url, articles, seconds),
    )
  },
  async graph() {
    const url = await productionOf(server.url, articles)
    const lines = await dashboards(url, articles, seconds)
    const all = await ordersOf(server.url, orders)
    show('The graph', [...lines, ...(await analysis(all, orders))])
  },
  async mcp() {
    show('MCP', await tools(await ordersOf(server.url, orders), orders, seconds))
  },
  async console() {
    const [most, all] = [Math.max(...products), await ordersOf(server.url, orders)]
    const catalogue = await catalogueOf(server.url, most)
    const written = await productionOf(server.url, articles)
    show('The console', [
      ...(await today(all, orders, seconds)),
      ...(await buyerCatalogue(catalogue, most, seconds)),
      ...(await pages(all, ['orders', 'order-items'], orders, seconds)),
      ...(await pages(written, ['articles'], articles, seconds)),
      ...(await pages(catalogue, ['catalogue'], most, seconds)),
      ...(await starts(all, orders, seconds)),
    ])
  },
  async workers() {
    const size = Math.min(...products)
    show('Two workers', await workers(await catalogueOf(server.url, size), size, seconds))
  },
  async requests() {
    const size = Math.min(...products)
    show('The request log', await requestLog(await catalogueOf(server.url, size), size, seconds))
  },
  async peer() {
    const lines = await peer(Math.min(...products), seconds)
    if (lines.length > 0) show('The peer', lines)
  },
}

let machine: string
try {
  machine = await machineOf(server.url)
  for (const part of parts) if (only.includes(part)) await measure[part]()
} finally {
  await server.stop()
}
const missed = all.filter(({ ok }) => !ok)
process.stdout.write(
  missed.length === 0
    ? '\nEvery target is met.\n'
    : `\n${missed.length} of ${all.length} targets are missed.\n`,
)
process.exitCode = missed.length === 0 ? 0 : 1

if (options.compare) {
  const { tolerance } = options
  const earlier = committed()
  const isSameMachine = earlier.machine === machine
  const { changes, worse } = compare(all, earlier.lines, { tolerance, isSameMachine })
  const origin = isSameMachine ? '' : ', of another machine, so that only ratios are compared'
  process.stdout.write(`\nAgainst docs/benchmark-report.md${origin}:\n\n${changes.join('\n')}\n`)
  process.stdout.write(`\n${worse} of ${changes.length} are worse by more than ${tolerance} %.\n`)
  process.exitCode = worse === 0 ? 0 : 1
}
if (options.write) {
  const note = options.write === true ? '' : `; ${options.write}`
  const isWhole = usual.every((part) => only.includes(part))
  write(machine, `${seconds} rounds${note}`, all, isWhole)
}
