import { parseEnv } from '../../src/config/env.js'
import { toMarket } from '../../src/config/market.js'
import { secretKey } from './processes/instance.js'

/** The market of a database that is opened for its records: it sends no mail. */
export const testMarket = toMarket(parseEnv({ SECRET_KEY: secretKey }))
