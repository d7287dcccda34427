import type { TextKind } from './texts.js'

export interface Construction {
  name: string
  pattern: RegExp
  /** What to write instead. */
  instead: string
  /** Never right: the aim is no occurrence. The others have rare legitimate uses, and only may not increase. */
  isBanned?: boolean
  /** Kinds of text that are counted. Default: all. */
  kinds?: readonly TextKind[]
}

const api: readonly TextKind[] = ['sdl', 'openapi']

/** A clause at the beginning of a sentence that is not a question. */
const clause = (words: string, rest = String.raw`(?=\s[^.!?]*(?:[.!]|$))`) =>
  new RegExp(String.raw`(?<=^\s*|[.;:!?)]\s+|\|\s*)(?:${words})\b${rest}`, 'g')

/** Without a comma such a clause is no condition: "When it was created." */
const withoutComma = String.raw`(?=\s[^.!?,;]*(?:[.;!]|$))`

/** Matches words, with any white space between them, in either case. */
const words = (source: string) =>
  new RegExp(String.raw`(?<![\w-])(?:${source.replaceAll(' ', String.raw`\s+`)})(?![\w-])`, 'gi')

/** The constructions that `npm run language` counts. */
export const constructions: readonly Construction[] = [
  {
    name: 'whoever, whatever, wherever',
    pattern: words('(?:who|what|where)ever'),
    instead: 'the noun: "the payer", "any value"',
    isBanned: true,
  },
  {
    name: 'somebody, nobody, anybody',
    pattern: words('(?:some|no|any)body'),
    instead: 'the actor: the caller, the team, the operator, you',
    isBanned: true,
  },
  {
    name: 'What … as a noun',
    pattern: clause('What'),
    instead: 'a noun: "Fields to update"',
    isBanned: true,
  },
  {
    name: 'Who or how … as a noun',
    pattern: clause('Who|Whom|How(?! to\\b)'),
    instead: 'a noun: "Number of …", "Payer of …"',
  },
  {
    name: 'When or where … as a noun',
    pattern: clause('When|Where', withoutComma),
    instead: 'a noun: "Creation time", "Expiry time"',
  },
  {
    name: 'Its or their without an antecedent',
    pattern: clause('Its|Their', ''),
    instead: 'the noun: "Name of the outlet"',
    isBanned: true,
    kinds: api,
  },
  {
    name: 'beside',
    pattern: words('beside'),
    instead: 'next to, in addition to, besides',
    isBanned: true,
  },
  {
    name: 'stands in, at, under, there',
    pattern: words('stands? (?:in|at|under|there|here)'),
    instead: 'is in, is stored in',
    isBanned: true,
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
    pattern: words('answer(?:s|ed|ing)?'),
    instead: 'return, respond; response, result',
  },
  { name: 'say, said', pattern: words('says?|said'), instead: 'contain, specify, return' },
  { name: 'hear, heard', pattern: words('hears?|heard'), instead: 'listen, receive' },
  {
    name: 'know, known',
    pattern: words('knows?|known'),
    instead: 'store, cache; defined, registered',
  },
  {
    name: 'fault',
    pattern: words('faults?|faulty'),
    instead: 'error; per field: issue',
    isBanned: true,
  },
  {
    name: 'is none',
    pattern: words('(?<!there )(?:is|are|was|were|be) none(?! of)'),
    instead: 'is not a …',
    isBanned: true,
  },
  { name: 'the graph', pattern: words('the graph'), instead: 'the GraphQL API', isBanned: true },
  { name: 'remembered', pattern: words('remember(?:s|ed|ing)?'), instead: 'cache', isBanned: true },
  { name: 'question', pattern: words('questions?'), instead: 'query' },
  { name: 'anew', pattern: words('anew'), instead: 'again', isBanned: true },
  { name: 'under way', pattern: words('under way'), instead: 'in progress', isBanned: true },
  { name: 'this once', pattern: words('this once'), instead: 'only now, once', isBanned: true },
  { name: 'good rows', pattern: words('good rows'), instead: 'valid rows', isBanned: true },
  {
    name: 'by the clock',
    pattern: words('by the clock'),
    instead: 'on a schedule, in real time',
    isBanned: true,
  },
  {
    name: 'take along',
    pattern: words('takes? along'),
    instead: 'include, download',
    isBanned: true,
  },
  {
    name: 'goes with',
    pattern: words('go(?:es)? with'),
    instead: 'can be combined with',
    isBanned: true,
  },
  {
    name: ': done.',
    pattern: /: done\./g,
    instead: 'the effect, in the past tense',
    isBanned: true,
  },
  {
    name: 'a before a vowel',
    pattern:
      /(?<![\w'’."-])[Aa]\s+(?!one\b|once\b|eu|uni[a-z]|use|uuid|uri\b|url\b|or\b|and\b|is\b|in\b|as\b|on\b|of\b)[aeio][a-z]+/g,
    instead: 'an',
    isBanned: true,
  },
  {
    name: 'Id',
    pattern: /(?<![\w$.`-])[Ii]ds?(?![\w$`(:=-])/g,
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
      'rations?|rationed|patience|patient|lent|narrow table|the description|set aside|given up|greet(?:s|ing)?|forgets?',
    ),
    instead: "the field's term",
  },
  {
    name: 'chain of colons or semicolons',
    pattern: /[;:]\s[^.!?;:|]+[;:]\s/g,
    instead: 'two sentences, or a list',
  },
  {
    name: 'more than 25 words',
    pattern: /(?<=^|[.!?|]\s+)(?:[^\s.!?|]+(?:[.!?][^\s.!?|]+)*\s+){25,}[^\s|]+/g,
    instead: 'shorter sentences',
  },
]
