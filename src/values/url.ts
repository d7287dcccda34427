/**
 * Whether a text is an absolute URL, as WHATWG has it.
 * `URL.canParse` is not asked: in Node.js 20 it takes Latin-1 text for UTF-8 once V8 has optimized the caller, so that
 * after some thousand calls `https://müller.example` is none.
 */
export function isUrl(text: string): boolean {
  return URL.parse(text) !== null
}
