/** Class of an error of Stripe's package, such as `StripeInvalidRequestError` for a rejected request. */
export const errorType = (error: unknown) => (error as { type?: string }).type

/** Error code of Stripe, such as `resource_missing`. */
export const errorCode = (error: unknown) => (error as { code?: string }).code
