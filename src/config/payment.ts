/** Settings of payments: test cards, Stripe, and bank transfers. */
import { z } from 'zod'
import { bic, booleanSetting, iban, oneLineSetting, publicSetting, webUrl } from './env-values.js'

export interface PaymentSettings {
  /** Whether guests can pay with test cards, which charge nothing. */
  paymentTestProvider: boolean
  /** Stripe account for guest payments. If absent, guests cannot pay through Stripe. */
  stripe?: StripeSettings
  /** Instructions for bank transfers, as shown to guests. May have several lines. */
  wireInstructions?: string
  /** Account for bank transfers. Requires an IBAN. */
  wireAccount?: TransferAccount
}

export interface StripeSettings {
  secretKey: string
  /** Signing secrets of Stripe's webhook events. */
  webhookSecrets: string[]
  /** Replaces the URL of Stripe's API. */
  apiUrl?: string
}

/** Bank account for transfers. */
export interface TransferAccount {
  /** Name of the account holder. */
  name: string
  iban: string
  bic?: string
}

export const paymentVariables = {
  PAYMENT_TEST_PROVIDER: booleanSetting.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must be a secret key, such as sk_test_… or rk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*$/,
      'must be the signing secret of an endpoint, whsec_…, or several separated by commas',
    )
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .optional(),
  STRIPE_API_URL: webUrl.optional(),
  WIRE_INSTRUCTIONS: z.string().optional(),
  WIRE_ACCOUNT_NAME: oneLineSetting.optional(),
  WIRE_IBAN: publicSetting(iban, 'an IBAN').optional(),
  WIRE_BIC: publicSetting(bic, 'a BIC of 8 or 11 characters').optional(),
}

type Variables = {
  [Name in keyof typeof paymentVariables]: z.output<(typeof paymentVariables)[Name]>
}

interface Defaults {
  /** Default of `PAYMENT_TEST_PROVIDER` without Stripe. */
  acceptsTestCards: boolean
  /** Name of the holder of the bank account. */
  accountName: string
}

/** Builds the settings from their variables. */
export function toPayments(
  values: Variables,
  { acceptsTestCards, accountName }: Defaults,
): PaymentSettings {
  return {
    paymentTestProvider:
      values.PAYMENT_TEST_PROVIDER ?? (acceptsTestCards && !values.STRIPE_SECRET_KEY),
    ...(values.STRIPE_SECRET_KEY && {
      stripe: {
        secretKey: values.STRIPE_SECRET_KEY,
        // `settingErrors` requires both.
        webhookSecrets: values.STRIPE_WEBHOOK_SECRET!,
        apiUrl: values.STRIPE_API_URL,
      },
    }),
    wireInstructions: values.WIRE_INSTRUCTIONS,
    ...(values.WIRE_IBAN && {
      wireAccount: {
        name: values.WIRE_ACCOUNT_NAME ?? accountName,
        iban: values.WIRE_IBAN,
        ...(values.WIRE_BIC && { bic: values.WIRE_BIC }),
      },
    }),
  }
}
