import { z } from 'zod'
import { electronicForm, isBic, isIban } from '../values/bank-account.js'
import { isUrl } from '../values/url.js'

// Rules for the values of settings.

/** Includes the value in errors. Not for secrets and URLs with passwords. */
export function publicSetting<T>(schema: z.ZodType<T, string>, rule: string) {
  return z.string().transform((text, context) => {
    const result = schema.safeParse(text)
    if (result.success) return result.data
    context.addIssue({ code: 'custom', message: `must be ${rule}, but is ${JSON.stringify(text)}` })
    return z.NEVER
  })
}

export function integerSetting(min: number, max: number) {
  const number = z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
  return publicSetting(number, `a whole number from ${min} to ${max}`)
}

export function choiceSetting<const T extends readonly [string, ...string[]]>(values: T) {
  return publicSetting(z.enum(values), `one of ${values.join(', ')}`)
}

export function urlOf(protocols: RegExp, rule: string) {
  return z.string().refine((text) => isUrl(text) && protocols.test(text), `must be ${rule}`)
}

export const oneLineSetting = publicSetting(
  z.string().regex(/^\P{Cc}{1,100}$/u),
  'one line of up to 100 characters',
)

export const multilineSetting = publicSetting(
  z
    .string()
    .transform((text) => text.replaceAll(/\r\n?/g, '\n').trim())
    .pipe(z.string().regex(/^(\P{Cc}|[\n\t]){1,1000}$/u)),
  'text of up to 1000 characters',
)

export const booleanSetting = publicSetting(
  z.stringbool({ truthy: ['1', 'true'], falsy: ['0', 'false'] }),
  '1, 0, true or false',
)

/** Percentage of a payout: a number from 0 to 1000, with at most four decimals. */
export const commission = z
  .string()
  .regex(/^\d{1,4}(\.\d{1,4})?$/)
  .transform(Number)
  .refine((value) => value <= 1_000)

export const percent = z
  .string()
  .regex(/^\d{1,2}(\.\d{1,4})?$/)
  .transform(Number)

export const cidrs = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6()])))

export const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])))

/** `Name <address>`, or an address. */
export const mailFrom = z
  .string()
  .transform((text) => {
    const [, name = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? []
    return { name, address: address.trim() }
  })
  .pipe(z.object({ name: z.string().regex(/^\P{Cc}*$/u), address: z.email() }))

/** IBAN with or without spaces. */
export const iban = z.string().transform(electronicForm).refine(isIban)

export const bic = z.string().transform(electronicForm).refine(isBic)

export const postgresUrl = urlOf(/^postgres(ql)?:\/\//, 'a postgresql:// URL')
export const httpUrl = urlOf(/^https?:\/\//, 'an http:// or https:// URL')
export const webUrl = urlOf(
  /^https?:\/\/[^?#]*$/,
  'an http:// or https:// URL without a query',
).transform((url) => url.replace(/\/+$/, ''))
