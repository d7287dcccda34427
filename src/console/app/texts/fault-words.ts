import { nameOf } from './index.ts'
import { refusals } from './refusal-words.ts'

/** What the graph says of a fault, where its code alone does not tell, and the same in German; `*` is what stands there. */
const german: Readonly<Record<string, string>> = {
  'is required': 'Wird gebraucht.',
  'must be given': 'Wird gebraucht.',
  'must not be null': 'Darf nicht fehlen.',
  'must not be empty': 'Darf nicht leer sein.',
  'is not valid': 'Ist nicht gültig.',
  'must be a UUID': 'Muss eine ID sein (UUID).',
  'must be a text': 'Muss ein Text sein.',
  'must be a number': 'Muss eine Zahl sein.',
  'must be a whole number': 'Muss eine ganze Zahl sein.',
  'must be true or false': 'Muss ja oder nein sein (true, false).',
  'must be a time': 'Muss ein Zeitpunkt sein.',
  'must be a list': 'Muss eine Liste sein.',
  'must be an e-mail address': 'Muss eine E-Mail-Adresse sein.',
  'must be an address': 'Muss eine Adresse sein (URL).',
  'must be of another form': 'Hat nicht die richtige Form.',
  'must be an ISO 8601 date or time, such as *': 'Muss ein Datum oder ein Zeitpunkt sein, etwa *.',
  'must be an amount with at most two decimals':
    'Muss ein Betrag mit höchstens zwei Nachkommastellen sein.',
  'must have at most two decimals': 'Darf höchstens zwei Nachkommastellen haben.',
  'Int cannot represent *': 'Muss eine ganze Zahl sein.',
  'Float cannot represent *': 'Muss eine Zahl sein.',
  'Boolean cannot represent *': 'Muss ja oder nein sein (true, false).',
  'String cannot represent *': 'Muss ein Text sein.',
  'must be one line without control characters': 'Muss eine einzige Zeile ohne Steuerzeichen sein.',
  'must be lower-case words joined by hyphens':
    'Muss aus Kleinbuchstaben und Ziffern bestehen, mit Bindestrichen zwischen den Wörtern.',
  'must be a telephone number': 'Muss eine Telefonnummer sein.',
  'must be the IANA name of a time zone, such as *':
    'Muss der IANA-Name einer Zeitzone sein, etwa *.',
  'must be printable ASCII': 'Muss aus druckbaren ASCII-Zeichen bestehen.',
  'must be in the future': 'Muss in der Zukunft liegen.',
  'must not be in the future': 'Darf nicht in der Zukunft liegen.',
  'must be confirmed': 'Muss bestätigt werden.',
  'must be more than *': 'Muss mehr als * sein.',
  'must be less than *': 'Muss weniger als * sein.',
  'must be *, which is what is to be paid': 'Muss der offene Betrag sein: *.',
  'must be at most *, the price of the order item':
    'Darf höchstens der Preis der Position sein: *.',
  'must be at most *, which is not spent yet': 'Darf höchstens das offene Guthaben sein: *.',
  'must be at most *, which is * % of the subtotal':
    'Ist mehr, als von der Zwischensumme nachgelassen wird: höchstens *.',
  'must not be less than *': 'Darf nicht kleiner sein als *.',
  'must not be more than the price of the order item':
    'Darf nicht mehr sein als der Preis der Position.',
  'must name each tier once': 'Jede Preisstufe darf nur einmal vorkommen.',
  'must not be Global with a state or a city':
    'Darf mit einem Bundesland oder einer Stadt nicht „Global“ sein.',
  'must not be the team that ordered': 'Darf nicht das Team sein, das bestellt hat.',
  'must be given, or the team that referred': 'Wird gebraucht, oder das Team, das empfohlen hat.',
  'must name another name or address than it has':
    'Name oder Adresse müssen andere sein als bisher.',
  'is the product that the order item has': 'Ist das Produkt, das die Position schon hat.',
  'is an add-on, which the order item is not': 'Ist eine Zusatzleistung, die Position aber nicht.',
  'is already in the group “*”': 'Steht schon in der Gruppe „*“.',
  'must have at least 2 different terms': 'Braucht mindestens 2 verschiedene Begriffe.',
  'must have at most * terms': 'Darf höchstens * Begriffe haben.',
  'must have at most * words': 'Darf höchstens * Wörter haben.',
  'must have at most * different words': 'Darf höchstens * verschiedene Wörter haben.',
  'must have at most * characters': 'Darf höchstens * Zeichen haben.',
  'has the name of another one, which took it since':
    'Hat einen Namen, den inzwischen ein anderer Datensatz hat.',
  'must stay, as the article is published there':
    'Muss bleiben, denn dort ist der Artikel veröffentlicht.',
  'must be the address it was published at':
    'Wird gebraucht: die Adresse, unter der er veröffentlicht wurde.',
  'names a user who is no writer by role': 'Hat nicht die Rolle, die dafür nötig ist.',
  'names a user who is no support agent or operator by role':
    'Hat nicht die Rolle, die dafür nötig ist.',
  'names no file of the team': 'Ist keine Datei des Teams.',
  'is given more than once': 'Ist mehrfach angegeben.',
  'must be a member of the team': 'Muss Mitglied des Teams sein.',
  'must be another user than yourself': 'Muss jemand anderes sein als du.',
  'is the address of a member of the team': 'Ist die Adresse eines Mitglieds des Teams.',
  'is invited already; send that invitation again':
    'Ist schon eingeladen: Sende jene Einladung noch einmal.',
  'The token is mistyped or cut off: its check sum does not match.':
    'Das Token ist vertippt oder abgeschnitten: Seine Prüfsumme stimmt nicht.',
  'The token is unknown, revoked or replaced.': 'Das Token ist unbekannt, widerrufen oder ersetzt.',
  'The token has expired.': 'Das Token ist abgelaufen.',
  'The user that the token acts as is deleted.': 'Wer mit dem Token handelt, wurde gelöscht.',
  'The user that the token acts as is blocked.': 'Wer mit dem Token handelt, ist gesperrt.',
  'The user that the token acts as is blocked until *.':
    'Wer mit dem Token handelt, ist gesperrt bis *.',
  'This needs the scope *, which the token does not hold.':
    'Das braucht das Recht *, das dein Token nicht hat.',
  'There is nothing left of the * Try again in * s.':
    'Das waren für diese Minute zu viele Anfragen.',
  'This costs more than what is left of the * Try again in * s.':
    'Das waren für diese Minute zu viele Anfragen.',
  'The database cannot be reached. Try again shortly.':
    'Die Datenbank ist nicht zu erreichen. Versuche es gleich noch einmal.',
}

/** A phrase as a pattern, what is in it as its groups. */
const patternOf = (phrase: string) =>
  new RegExp(
    `^${phrase
      .split('*')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+?)')}$`,
  )

const phrases = Object.entries({ ...german, ...refusals }).map(
  ([phrase, words]) => [patternOf(phrase), words] as const,
)

/** A fault of the graph in German; nothing where its words are not known, or those of its reason. */
export function germanOf(message: string): string | undefined {
  for (const [pattern, words] of phrases) {
    const found = pattern.exec(message)
    if (!found) continue
    const parts = found.map((part, place) => (words.includes(`{${place}}`) ? within(part) : part))
    if (parts.includes(undefined)) continue
    return words.replace(/\*|\{(\d)\}/g, (_, place = 1) => parts[Number(place)]!)
  }
  return undefined
}

/** What stands in a fault in German: a reason, or states by their names. */
function within(text: string): string | undefined {
  const states = text.split(' or ')
  if (states.every((state) => /^([A-Z_]+|[a-z_-]+)$/.test(state)))
    return states.map((state) => `„${nameOf(state)}“`).join(' oder ')
  return germanOf(text)
}
