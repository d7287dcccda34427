/** Text of a PDF by pdfkit with embedded fonts, without the spaces between separate texts. */
export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>()
  for (const [, id, body] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id!, body!)
  const streamOf = (id: string) => {
    return /stream\n([\s\S]*)\nendstream/.exec(objects.get(id)!)![1]!
  }
  const all = [...objects.values()].join('\n')
  const letters = new Map<string, string[]>()
  for (const [, name, id] of all.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)!)!
    const lists = streamOf(unicode!).matchAll(/\[((?:<[0-9a-f ]+>\s*)+)\]/g)
    letters.set(
      name!,
      [...lists].flatMap(([, list]) =>
        [...list!.matchAll(/<([0-9a-f ]+)>/g)].map(([, code]) =>
          Buffer.from(code!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
        ),
      ),
    )
  }
  let text = ''
  for (const [, contents] of all.matchAll(/\/Contents (\d+) 0 R/g)) {
    let font: string[] = []
    for (const [, name, shown] of streamOf(contents!).matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (name) font = letters.get(name)!
      for (const [, glyphs] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
        for (const glyph of glyphs!.match(/.{4}/g)!) text += font[Number.parseInt(glyph, 16)]
    }
  }
  return text
}
