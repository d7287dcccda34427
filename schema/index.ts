import { builder } from './builder.js'
import './scalars.js'
import './session.js'
import './user.js'
import './team.js'
import './token.js'
import './tag.js'
import './disclaimer.js'
import './outlet.js'
import './product.js'
import './listing.js'
import './location.js'

export const schema = builder.toSchema()
