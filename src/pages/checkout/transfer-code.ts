import encodeQR from 'qr'
import type { TransferAccount } from '../../config/payment.js'

/**
 * QR code for banking apps (EPC069-12), as SVG. Contains no amount: the standard is for euros, and amounts here are
 * in dollars.
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
  // The same data is next to the code as text.
  return svg.replace('<svg ', '<svg aria-hidden="true" ')
}
