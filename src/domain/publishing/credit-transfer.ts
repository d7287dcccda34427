/** Credit transfer files for banks: ISO 20022 pain.001.001.09. */
import type { TransferAccount } from '../../config/payment.js'
import { bankText } from '../../values/bank-account.js'
import { amountText } from '../../values/money.js'

/** Transfer to one account. Amount in cents. */
export interface CreditTransfer {
  /** At most 35 characters, shown to the recipient. */
  endToEndId: string
  amount: bigint
  currency: string
  creditor: TransferAccount
  /** Text for the recipient, at most 140 characters. */
  remittance: string
}

interface CreditTransferFile {
  /** At most 35 characters. */
  messageId: string
  createdAt: Date
  executionDate: Date
  debtor: TransferAccount
  /** At least one. */
  transfers: readonly CreditTransfer[]
}

/** Element with its content, in the order of the schema. Undefined is omitted. */
type Element = readonly [
  name: string,
  content: string | readonly (Element | undefined)[],
  attributes?: Readonly<Record<string, string>>,
]

/** Writes the document. Names are limited to the characters that all banks accept. */
export function creditTransferXml({
  messageId,
  createdAt,
  executionDate,
  debtor,
  transfers,
}: CreditTransferFile): string {
  const total = transfers.reduce((sum, { amount }) => sum + amount, 0n)
  const totals: Element[] = [
    ['NbOfTxs', String(transfers.length)],
    ['CtrlSum', amountText(total)],
  ]
  const body = write([
    'CstmrCdtTrfInitn',
    [
      [
        'GrpHdr',
        [
          ['MsgId', messageId],
          ['CreDtTm', createdAt.toISOString()],
          ...totals,
          ['InitgPty', [name(debtor)]],
        ],
      ],
      [
        'PmtInf',
        [
          ['PmtInfId', messageId],
          ['PmtMtd', 'TRF'],
          ...totals,
          ['ReqdExctnDt', [['Dt', executionDate.toISOString().slice(0, 10)]]],
          ['Dbtr', [name(debtor)]],
          ['DbtrAcct', [account(debtor)]],
          ['DbtrAgt', [agent(debtor)]],
          ['ChrgBr', 'SHAR'],
          ...transfers.map(transaction),
        ],
      ],
    ],
  ])
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${body}</Document>
`
}

function transaction({
  endToEndId,
  amount,
  currency,
  creditor,
  remittance,
}: CreditTransfer): Element {
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', endToEndId]]],
      ['Amt', [['InstdAmt', amountText(amount), { Ccy: currency }]]],
      creditor.bic ? ['CdtrAgt', [agent(creditor)]] : undefined,
      ['Cdtr', [name(creditor)]],
      ['CdtrAcct', [account(creditor)]],
      ['RmtInf', [['Ustrd', bankText(remittance).slice(0, 140)]]],
    ],
  ]
}

const name = ({ name }: TransferAccount): Element => ['Nm', bankText(name).slice(0, 140)]
const account = ({ iban }: TransferAccount): Element => ['Id', [['IBAN', iban]]]
/** Bank. The schema requires that of the debtor, whose IBAN identifies it without a BIC. */
const agent = ({ bic }: TransferAccount): Element => [
  'FinInstnId',
  bic ? [['BICFI', bic]] : [['Othr', [['Id', 'NOTPROVIDED']]]],
]

function write([name, content, attributes = {}]: Element): string {
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : content.map((element) => (element ? write(element) : '')).join('')
  const start = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${start.join('')}>${inner}</${name}>`
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
