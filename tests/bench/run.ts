import { Command } from 'commander'
import { footprint, growth, ratios } from './catalogue.js'
import { catalogueOf, openServer } from './data.js'
import { production } from './production.js'
import { productionOf } from './production-data.js'
import { type Line, print } from './table.js'

const { products, articles, seconds } = new Command('bench')
  .description(
    'Measures Masthead against hand-written limits in the same run. Databases are kept under .data/bench.',
  )
  .option('--products <list>', 'sizes of the catalogues', '10000,100000,1000000')
  .option('--articles <number>', 'of all teams, in campaigns of ten; 0 leaves them out', '1000000')
  .option('--seconds <number>', 'of load for each figure', '5')
  .parse()
  .opts<{ products: string; articles: string; seconds: string }>()

const sizes = products.split(',').map(Number)
const server = await openServer()
const all: Line[] = []
const show = (title: string, lines: Line[]) => {
  print(title, lines)
  all.push(...lines)
}
try {
  const urls = new Map<number, string>()
  for (const size of sizes) urls.set(size, await catalogueOf(server.url, size))
  for (const size of sizes) {
    show(
      `Catalogue of ${size.toLocaleString('en')} products`,
      await ratios(urls.get(size)!, size, Number(seconds)),
    )
  }
  for (const size of sizes) show('The installed server', await footprint(urls.get(size)!, size))
  const [few, many] = [Math.min(...sizes), Math.max(...sizes)]
  if (few < many) show('Growth', await growth(urls.get(few)!, urls.get(many)!, [few, many]))
  if (Number(articles) > 0) {
    show(
      `Production of ${Number(articles).toLocaleString('en')} articles`,
      await production(
        await productionOf(server.url, Number(articles)),
        Number(articles),
        Number(seconds),
      ),
    )
  }
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
