import { html } from 'ghtml'
import type { EmailKind, Language } from '../../prisma/generated/client/enums.js'
import type { Brand } from '../config/env.js'
import { isOptionalEmail } from '../domain/integration/email.js'
import { inkOn } from '../values/color.js'
import { type LocaleFormat, localeFormat } from '../values/format.js'
import { initialOf } from '../values/initials.js'
import type { EmailContent, EmailTexts } from './content.js'
import type { ReceiptLine, TemplateModels } from './template-model.js'
import { emailTexts } from './texts/index.js'

/** Stored data that an email is rendered from. */
export interface EmailSource {
  kind: EmailKind
  language: Language
  model: TemplateModels[EmailKind]
}

/** Brand and support address of an email. */
export interface Sender {
  brand: Brand
  supportEmail?: string | undefined
}

export interface RenderedEmail {
  subject: string
  text: string
  html: string
  replyTo?: string
}

/** Renders an email. @param end Unsubscribe URL. Absent for kinds that cannot be unsubscribed from. */
export function renderEmail(
  { kind, language, model }: EmailSource,
  { brand, supportEmail }: Sender,
  end?: string,
): RenderedEmail {
  const { kinds, questions, end: endLabel } = emailTexts[language]
  const format = localeFormat(language)
  const content = (
    kinds[kind] as (model: TemplateModels[EmailKind], format: LocaleFormat) => EmailContent
  )(model, format)
  const page: Page = {
    content,
    format,
    language,
    brand,
    notes: [
      ...(supportEmail ? [questions(supportEmail)] : []),
      reasonFor(kind, emailTexts[language]),
    ],
    ...(end && { end: { label: endLabel, url: end } }),
  }
  const { subject, replyTo } = content
  return { subject, text: asText(page), html: asHtml(page), ...(replyTo && { replyTo }) }
}

/** Notifications that users cannot unsubscribe from, because they warn of a change by others. */
const warnings: readonly EmailKind[] = ['PAYOUT_ACCOUNT_CHANGED', 'PASSKEY_CHANGED']

/** Returns why the recipient gets the email. */
function reasonFor(
  kind: EmailKind,
  { why, whyInvitation, whyReceipt, whySignIn, whyApplication, whyInquiry, names }: EmailTexts,
): string {
  if (kind === 'TEAM_INVITATION') return whyInvitation
  if (kind === 'SIGN_IN') return whySignIn
  if (kind === 'INQUIRY_REPLIED') return whyInquiry
  if (kind === 'APPLICATION_LINK' || kind === 'APPLICATION_REJECTED') return whyApplication
  const isNotification = isOptionalEmail(kind) || warnings.includes(kind)
  return isNotification ? why(names[kind]) : whyReceipt
}

interface Page {
  content: EmailContent
  format: LocaleFormat
  language: Language
  brand: Brand
  /** Footer of the email. */
  notes: string[]
  end?: { label: string; url: string }
}

function asText({ content, format, brand, notes, end }: Page): string {
  const { heading, paragraphs, list = [], quote, lines = [], rows = [], codes = [] } = content
  const { action, links = [] } = content
  const line = ({ name, detail, quantity, amount }: ReceiptLine) =>
    `${quantity} × ${name} (${detail}): ${format.money(amount)}`
  const blocks = [
    [heading],
    ...paragraphs.map((paragraph) => [paragraph]),
    list.map((name) => `- ${name}`),
    quote ? quote.split(/\r?\n/).map((text) => `> ${text}`) : [],
    lines.map(line),
    [...rows, ...codes].map(([label, value]) => `${label}: ${value}`),
    [...(action ? [action] : []), ...links].map(({ label, url }) => `${label}: ${url}`),
    ['-- ', brand.name, ...notes, ...(end ? [`${end.label}: ${end.url}`] : [])],
  ]
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const soft = 'color:#5a6676'

/** Uses tables and inline styles, because many email clients support no others. */
function asHtml({ content, format, language, brand, notes, end }: Page): string {
  const { subject, heading, paragraphs, list = [], quote, lines = [], rows = [] } = content
  const { codes = [], action, links = [] } = content
  return html`<!doctype html>
<html lang="${language.toLowerCase()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:#f3f5f8">
<div style="display:none;max-height:0;overflow:hidden">${paragraphs[0] ?? ''}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${font};font-size:16px;line-height:1.5;color:#16202e">
<tr><td style="padding:0 4px 16px">!${mark(brand)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e3e8ef;border-radius:14px;padding:28px 24px;word-break:break-word">
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.3;letter-spacing:-.01em">${heading}</h1>
!${paragraphs.map((text) => html`<p style="margin:0 0 16px">${text}</p>`).join('')}
!${list.length > 0 ? html`<ul style="margin:0 0 16px;padding-left:20px">!${list.map((name) => html`<li>${name}</li>`).join('')}</ul>` : ''}
!${quote ? html`<div style="margin:0 0 16px;padding:12px 16px;background:#f3f5f8;border-left:3px solid ${brand.color};white-space:pre-line">${quote}</div>` : ''}
!${lines.length > 0 ? receiptTable(lines, format) : ''}
!${rows.length > 0 ? factTable(rows, lines.length > 0) : ''}
!${codes.map(code)}
!${action ? button(action, brand) : ''}
!${links.map(({ label, url }) => html`<p style="margin:16px 0 0"><a href="${url}" style="color:#16202e">${label}</a></p>`).join('')}
</td></tr>
<tr><td style="padding:20px 4px;font-size:13px;${soft}">
!${notes.map((note) => html`<p style="margin:0 0 6px">${note}</p>`).join('')}
!${end ? html`<p style="margin:0"><a href="${end.url}" style="${soft}">${end.label}</a></p>` : ''}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function mark({ name, logoUrl, color }: Brand): string {
  return logoUrl
    ? html`<img src="${logoUrl}" alt="${name}" height="36" style="display:block;height:36px;max-width:100%;border:0;font-size:18px;font-weight:bold">`
    : html`<span style="display:inline-block;width:28px;height:28px;line-height:28px;margin-right:10px;border-radius:7px;background:${color};color:${inkOn(color)};text-align:center;font-weight:bold">${initialOf(name)}</span><strong style="font-size:17px;line-height:28px">${name}</strong>`
}

function receiptTable(lines: readonly ReceiptLine[], { money }: LocaleFormat): string {
  const row = ({ name, detail, quantity, amount }: ReceiptLine) =>
    html`<tr><td style="padding:10px 12px 10px 0;border-bottom:1px solid #e2e7ee">${name}<br><span style="font-size:14px;${soft}">${detail} · ${quantity}&nbsp;×</span></td><td align="right" valign="top" style="padding:10px 0;border-bottom:1px solid #e2e7ee;white-space:nowrap">${money(amount)}</td></tr>`
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px">!${lines.map(row).join('')}</table>`
}

/** Longer labels wrap on a phone, to leave room for the values. */
const unbrokenLabel = 18

/** Renders labeled values. Without a total, the column of values begins at the same place in each email. */
function factTable(rows: NonNullable<EmailContent['rows']>, endsInTotal: boolean): string {
  // As attributes, because Outlook ignores widths of cells in styles.
  const [labelWidth, valueWidth] = endsInTotal ? ['', ''] : [' width="30%"', ' width="70%"']
  const row = ([label, value]: (typeof rows)[number], index: number) => {
    const isTotal = endsInTotal && index === rows.length - 1
    const weight = isTotal ? 'font-weight:bold;font-size:18px' : ''
    const wrap = label.length > unbrokenLabel ? '' : 'white-space:nowrap;'
    return html`<tr><td!${labelWidth} valign="top" style="padding:4px 16px 4px 0;${wrap}${isTotal ? weight : soft}">${label}</td><td!${valueWidth} align="!${endsInTotal ? 'right' : 'left'}" valign="top" style="padding:4px 0;${weight}">${value}</td></tr>`
  }
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">!${rows.map(row).join('')}</table>`
}

/** Renders a value to copy below its label, over the whole width. It breaks after the parts of a URL. */
function code([label, value]: NonNullable<EmailContent['codes']>[number]): string {
  const parts = value.split(/(?<=[/=])/)
  return html`<p style="margin:0 0 12px"><span style="${soft}">${label}</span><br><span style="font-family:Menlo,Consolas,monospace;font-size:14px">!${parts.map((part) => html`${part}`).join('<wbr>')}</span></p>`
}

function button({ label, url }: NonNullable<EmailContent['action']>, { color }: Brand): string {
  return html`<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="background:${color};border-radius:8px"><a href="${url}" style="display:inline-block;padding:12px 20px;color:${inkOn(color)};font-weight:bold;text-decoration:none">${label}</a></td></tr></table>`
}
