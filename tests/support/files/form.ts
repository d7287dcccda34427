export type Part = { name: string; content: Uint8Array | string; field?: string }

/** Body of a multipart form. Texts are fields, files have a name. */
export function formOf(
  parts: (Part | { field: string; value: string })[],
  boundary = 'boundary-of-the-tests',
): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap((part) => {
    const field = part.field ?? 'files'
    const head = 'value' in part ? '' : `; filename="${part.name.replaceAll('"', '%22')}"`
    const body = 'value' in part ? part.value : part.content
    return [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${head}\r\n\r\n`,
      ),
      Buffer.from(body as string),
      Buffer.from('\r\n'),
    ]
  })
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
