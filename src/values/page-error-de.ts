/** Sentences of the checks of domains and publications, as the server writes them, with their German texts. */
const sentences: readonly (readonly [english: RegExp, german: string])[] = [
  [/^HTTP 404$/, 'Die Seite wurde nicht gefunden (404)'],
  [/^HTTP 410$/, 'Die Seite wurde entfernt (410)'],
  [/^HTTP (\d+)$/, 'Der Server hat die Seite nicht geliefert ($1)'],
  [/The TXT record (\S+) does not exist\./g, 'Der TXT-Eintrag $1 existiert nicht.'],
  [/The TXT record (\S+) has another value\./g, 'Der TXT-Eintrag $1 hat einen anderen Wert.'],
  [
    /The name servers did not return the TXT record (\S+)\.(?= |$)/g,
    'Die Nameserver haben den TXT-Eintrag $1 nicht geliefert.',
  ],
  [/The file (\S+) could not be requested: /g, 'Die Datei $1 konnte nicht abgerufen werden: '],
  [/The file (\S+) has another content\./g, 'Die Datei $1 hat einen anderen Inhalt.'],
  [/The file (\S+) does not exist\./g, 'Die Datei $1 existiert nicht.'],
  [/The file (\S+) redirects to another URL\./g, 'Die Datei $1 leitet auf eine andere URL weiter.'],
  [
    /The server of the file (\S+) responded with HTTP (\d+)\./g,
    'Der Server der Datei $1 hat mit HTTP $2 geantwortet.',
  ],
  [/no response within (\d+) s/g, 'keine Antwort innerhalb von $1 s'],
  [/more than (\d+) redirects/g, 'mehr als $1 Weiterleitungen'],
  [/the server refused the connection/g, 'der Server hat die Verbindung abgelehnt'],
  [/the server closed the connection/g, 'der Server hat die Verbindung beendet'],
  [/the server cannot be reached/g, 'der Server ist nicht erreichbar'],
  [/the certificate of the server is not valid/g, 'das Zertifikat des Servers ist nicht gültig'],
  [/the encrypted connection failed/g, 'die verschlüsselte Verbindung ist gescheitert'],
  [/the response is not valid HTTP/g, 'die Antwort ist kein gültiges HTTP'],
  [/the connection failed/g, 'die Verbindung ist gescheitert'],
  [
    /(not sent: )?the host name does not resolve to an allowed address on port \d+/g,
    'der Name des Servers führt zu keiner öffentlichen Adresse',
  ],
]

/** Returns the reason of a failed check of a domain or publication in German. Unknown reasons stay in English. */
export const germanPageError = (error: string): string =>
  sentences.reduce((text, [english, german]) => text.replace(english, german), error)
