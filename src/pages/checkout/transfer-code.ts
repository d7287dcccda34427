import encodeQR from 'qr'
import type { TransferAccount } from '../../config/env.js'

/**
 * A code that banking apps make a transfer of (EPC069-12), as SVG. It has no amount: theirs are euros, and what is to be paid
 * here are dollars.
 */
export function drawTransferCode(
  { name, iban, bic = '' }: TransferAccount,
  { reference }: { reference: string },
): string {
  const [version, utf8, amount, purpose, structured] = ['002', '1', '', '', '']
  const holder = [...name].slice(0, 70).join('')
  const about = [bic, holder, iban, amount, purpose, structured, reference]
  const text = ['BCD', version, utf8, 'SCT', ...about].join('\n')
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 4 })
  // What is in it stands beside it.
  return svg.replace('<svg ', '<svg aria-hidden="true" ')
}
