import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { statusOfCode } from '../../src/errors/app-error.js'
import { expectedValues, issueCodes, units } from '../../src/errors/issue-codes.js'
import { pageErrorIn } from '../../src/values/page-error.js'

// biome-ignore lint/suspicious/noExplicitAny: modules of the browser have their own TypeScript project.
type InBrowser = any

const texts = (name: string): Promise<InBrowser> =>
  import(new URL(`../../src/console/app/texts/${name}.ts`, import.meta.url).href)

const { germanIssues, germanExpected, germanUnits } = await texts('issue-messages-de')
const { germanErrors } = await texts('error-messages-de')

/** A value for each parameter of an issue. */
const values: Record<string, unknown> = {
  ...{ min: 2, max: 9, unit: 'characters', allowed: ['A'], expected: 'email', status: 'PAID' },
  ...{ to: 'CANCELLED', field: 'type', name: 'X', time: '2026-11-26T09:00:00.000Z' },
}

it.each(Object.entries(issueCodes))(
  'an issue %s has a German text from its parameters alone',
  (code, { parameters }) => {
    const required = parameters.filter((name) => !name.endsWith('?'))
    const all = parameters.map((name) => name.replace('?', ''))
    for (const names of [required, all]) {
      const issue = { code, ...Object.fromEntries(names.map((name) => [name, values[name]])) }
      const words = germanIssues[code]
      const text: string = typeof words === 'string' ? words : words(issue)
      expect(text).toMatch(/^(\{expected\}|[A-Z].*\.)$/)
      for (const [, place] of text.matchAll(/\{(\w+)\}/g)) expect(names).toContain(place)
    }
  },
)

it('each error code, type and unit has a German text, and there are no others', () => {
  expect(Object.keys(germanIssues).sort()).toEqual(Object.keys(issueCodes).sort())
  expect(Object.keys(germanErrors).sort()).toEqual(Object.keys(statusOfCode).sort())
  expect(Object.keys(germanExpected).sort()).toEqual([...expectedValues].sort())
  const formatted = ['USD', 'bytes', 'megabytes']
  expect([...Object.keys(germanUnits), ...formatted].sort()).toEqual([...units].sort())
})

it.each([
  [
    'The TXT record _masthead.a.example does not exist. The file https://a.example/b.txt has another content.',
    'Der TXT-Eintrag _masthead.a.example existiert nicht. Die Datei https://a.example/b.txt hat einen anderen Inhalt.',
  ],
  [
    'The TXT record _masthead.a.example has another value. The file https://a.example/b.txt redirects to another URL.',
    'Der TXT-Eintrag _masthead.a.example hat einen anderen Wert. Die Datei https://a.example/b.txt leitet auf eine andere URL weiter.',
  ],
  [
    'The name servers did not return the TXT record _masthead.a.example. The server of the file https://a.example/b.txt responded with HTTP 403.',
    'Die Nameserver haben den TXT-Eintrag _masthead.a.example nicht geliefert. Der Server der Datei https://a.example/b.txt hat mit HTTP 403 geantwortet.',
  ],
  [
    'The file https://a.example/b.txt could not be requested: the server refused the connection (ECONNREFUSED).',
    'Die Datei https://a.example/b.txt konnte nicht abgerufen werden: der Server hat die Verbindung abgelehnt (ECONNREFUSED).',
  ],
])('a failed check has a German text: %s', (english, german) => {
  expect(pageErrorIn('de', english)).toBe(german)
  expect(pageErrorIn('en', english)).toBe(english)
})

it.each([
  ['HTTP 404', 'The page was not found (404)', 'Die Seite wurde nicht gefunden (404)'],
  ['HTTP 410', 'The page was removed (410)', 'Die Seite wurde entfernt (410)'],
  [
    'HTTP 503',
    'The server did not return the page (503)',
    'Der Server hat die Seite nicht geliefert (503)',
  ],
])('a status code of a page is in words: %s', (error, english, german) => {
  expect(pageErrorIn('en', error)).toBe(english)
  expect(pageErrorIn('de', error)).toBe(german)
})

it('each text of the console is defined once', async () => {
  const combined = readFileSync(
    new URL('../../src/console/app/texts/index.ts', import.meta.url),
    'utf8',
  )
  const modules = [...combined.matchAll(/^ {2}\.\.\.(\w+)Texts,$/gm)].map(([, name]) => name!)
  const names: string[] = []
  for (const name of modules) {
    const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    names.push(...Object.keys((await texts(file))[`${name}Texts`]))
  }
  expect(modules.length).toBeGreaterThan(10)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
