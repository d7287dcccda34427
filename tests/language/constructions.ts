import type { TextKind } from './texts.js'

export interface Construction {
  name: string
  pattern: RegExp
  /** What to write instead. */
  instead: string
  /** Kinds of text that are checked. Default: all. */
  kinds?: readonly TextKind[]
  /** Files in which the words are the right ones. */
  exceptIn?: RegExp
}

const api: readonly TextKind[] = ['sdl', 'openapi']
/** Headings and titles can be clauses. */
const exceptHeadings: readonly TextKind[] = [...api, 'comments', 'tests']
/** Phrases that drafts are checked for. */
const phrases = /^src\/compliance\/wording\.ts$/

/** A clause at the beginning of a sentence that is not a question. */
const clause = (words: string, rest = String.raw`(?=\s[^.!?]*(?:[.!]|$))`) =>
  new RegExp(String.raw`(?<=^\s*|[.;:!?)]\s+|\|\s*)(?:${words})\b${rest}`, 'g')

/** Without a comma such a clause is no condition: "When it was created." */
const withoutComma = String.raw`(?=\s[^.!?,;]*(?:[.;!]|$))`

/** Matches words, with any white space between them, in either case. */
const words = (source: string) =>
  new RegExp(String.raw`(?<![\w-])(?:${source.replaceAll(' ', String.raw`\s+`)})(?![\w-])`, 'gi')

/** The constructions that `npm run language` rejects. */
export const constructions: readonly Construction[] = [
  {
    name: 'whoever, whatever, wherever',
    pattern: words('(?:who|what|where)ever'),
    instead: 'the noun: "the payer", "any value"',
  },
  {
    name: 'somebody, nobody, anybody',
    pattern: words('(?:some|no|any)body'),
    instead: 'the actor: the caller, the team, the operator, you',
  },
  {
    name: 'What … as a noun',
    pattern: clause('What'),
    instead: 'a noun: "Fields to update"',
  },
  {
    name: 'Who or how … as a noun',
    pattern: clause('Who|Whom|How(?! to\\b)'),
    instead: 'a noun: "Number of …", "Payer of …"',
    kinds: exceptHeadings,
  },
  {
    name: 'When or where … as a noun',
    pattern: clause('When|Where', withoutComma),
    instead: 'a noun: "Creation time", "Expiry time"',
    kinds: exceptHeadings,
  },
  {
    name: 'Its or their without an antecedent',
    pattern: /^\s*(?:Its|Their)\b/g,
    instead: 'the noun: "Name of the outlet"',
    kinds: api,
  },
  {
    name: 'beside',
    pattern: words('beside'),
    instead: 'next to, in addition to, besides',
  },
  {
    name: 'stands in, at, under, there',
    pattern: words('stands? (?:in|at|under|there|here)'),
    instead: 'is in, is stored in',
  },
  { name: 'stand', pattern: words('stands?|stood'), instead: 'is, is stored' },
  { name: 'tell, told', pattern: words('tells?|told'), instead: 'return, list, show, report' },
  {
    name: 'ask for, of, what',
    pattern: words('ask(?:s|ed|ing)? (?:for|of|what|whether|about)'),
    instead: 'request, query, require',
  },
  {
    name: 'answer',
    pattern: words('(?<!idempotent |[(])answer(?:s|ed|ing)?'),
    instead: 'return, respond; response, result',
  },
  {
    name: 'say, said',
    pattern: words('says?|said'),
    instead: 'contain, specify, return',
    exceptIn: phrases,
  },
  { name: 'hear, heard', pattern: words('hears?|heard'), instead: 'listen, receive' },
  {
    name: 'know, known',
    pattern: words('knows?|known'),
    instead: 'store, cache; defined, registered',
    exceptIn: phrases,
  },
  {
    name: 'fault',
    pattern: words('faults?(?! injection)|faulty'),
    instead: 'error; per field: issue',
    // Chaos tests inject faults.
    exceptIn: /^(?:tests\/chaos\/|docs\/development\.md$)/,
  },
  {
    name: 'is none',
    pattern: words('(?<!there )(?:is|are|was|were|be) none(?! of)'),
    instead: 'is not a …',
  },
  { name: 'the graph', pattern: words('the graph'), instead: 'the GraphQL API' },
  { name: 'remembered', pattern: words('remember(?:s|ed|ing)?'), instead: 'cache' },
  {
    name: 'question',
    pattern: words('(?<!business |ask )questions?(?!\\?| about)'),
    instead: 'query',
    exceptIn: phrases,
  },
  { name: 'anew', pattern: words('anew'), instead: 'again' },
  { name: 'under way', pattern: words('under way'), instead: 'in progress' },
  { name: 'this once', pattern: words('this once'), instead: 'only now, once' },
  { name: 'good rows', pattern: words('good rows'), instead: 'valid rows' },
  {
    name: 'by the clock',
    pattern: words('by the clock'),
    instead: 'on a schedule, in real time',
  },
  {
    name: 'take along',
    pattern: words('takes? along'),
    instead: 'include, download',
  },
  {
    name: 'goes with',
    pattern: words('go(?:es)? with'),
    instead: 'can be combined with',
  },
  {
    name: ': done.',
    pattern: /: done\./g,
    instead: 'the effect, in the past tense',
  },
  {
    name: 'a before a vowel',
    pattern:
      /(?<![\w'’."-])[Aa]\s+(?!one\b|once\b|eu|uni[a-z]|use|uuid|uri\b|url\b|or\b|and\b|is\b|in\b|as\b|on\b|of\b)[aeio][a-z]+/g,
    instead: 'an',
  },
  {
    name: 'Id',
    pattern: /(?<![\w$.`{-])[Ii]ds?(?![\w$`(:=-]|,\S)/g,
    instead: 'ID, IDs',
    kinds: [...api, 'docs', 'console', 'messages'],
  },
  {
    name: 'mail, e-mail',
    pattern: words('mails?|e-mails?'),
    instead: 'email, emails',
  },
  {
    name: 'private terms',
    pattern: words(
      'rations?|rationed|patience|patient|lent|narrow table|set aside(?!:)|given up|greet(?:s|ing)?|forgets?',
    ),
    instead: "the field's term",
  },
  {
    name: 'chain of colons or semicolons',
    pattern: /(?<!Authorization|\{\})[;:]\s[^.!?;:|]+(?<!Authorization|\{\})[;:]\s/g,
    instead: 'two sentences, or a list',
  },
  {
    name: 'more than 25 words',
    pattern: /(?<=^|[.!?|]\s+)(?:[^\s.!?|,][^\s.!?|]*(?:[.!?][^\s.!?|]+)*\s+){25,}[^\s|]+/g,
    instead: 'shorter sentences',
  },
]
