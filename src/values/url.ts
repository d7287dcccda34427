/**
 * Whether a text is an absolute URL (WHATWG URL). Does not use `URL.canParse`: in Node.js 20 it reads Latin-1 text as
 * UTF-8 once V8 has optimized the caller, and then rejects `https://müller.example`.
 */
export function isUrl(text: string): boolean {
  return URL.parse(text) !== null
}
