/** URLs of pages that emails link to. */
import type { Env } from '../config/env.js'

/** Settings that the URLs of the console depend on. */
export type ConsoleSettings = Pick<Env, 'console' | 'publicUrl'>

/** Returns the guest page of an order or a swap. */
export const orderPageUrl = (
  { applicationHost }: Pick<Env, 'applicationHost'>,
  reference: string,
) => `${applicationHost}/orders/checkout/${reference}`

/**
 * Returns the URL of a page of the console. Null without a console.
 * @param path without a leading slash, such as `outlets/ID`
 */
export const consoleUrl = ({ console, publicUrl }: ConsoleSettings, path: string) =>
  console ? `${publicUrl}/console/${path}` : null
