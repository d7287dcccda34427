import { parseEnv } from '../../src/config/env.js'
import { toMarket } from '../../src/config/market.js'
import { secretKey } from './processes/instance.js'

/** Market of a database that is opened without a server. It sends no emails. */
export const testMarket = toMarket(parseEnv({ SECRET_KEY: secretKey }))
