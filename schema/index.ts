import { declareAggregates } from './aggregates.js'
import { builder } from './builder.js'
import './scalars.js'
import './session.js'
import './user.js'
import './team.js'
import './token.js'
import './tag.js'
import './profile.js'
import './disclaimer.js'
import './outlet.js'
import './product.js'
import './listing.js'
import './location.js'
import './webhook.js'
import './webhook-delivery.js'
import './folder.js'
import './file.js'
import './article.js'
import './campaign.js'

declareAggregates()

export const schema = builder.toSchema()
