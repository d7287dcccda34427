import { articleRoutes } from './article.js'
import { campaignRoutes } from './campaign.js'
import { commentRoutes } from './comment.js'
import { disclaimerRoutes } from './disclaimer.js'
import { fileRoutes } from './file.js'
import { folderRoutes } from './folder.js'
import { listingRoutes } from './listing.js'
import { locationRoutes } from './location.js'
import { orderRoutes } from './order.js'
import { orderItemRoutes } from './order-item.js'
import { outletRoutes } from './outlet.js'
import { productRoutes } from './product.js'
import { profileRoutes } from './profile.js'
import type { Route } from './route.js'
import { sessionRoutes } from './session.js'
import { tagRoutes } from './tag.js'
import { teamRoutes } from './team.js'
import { webhookRoutes } from './webhook.js'

/** Every row of the REST contract. */
export const routes: Route[] = [
  ...sessionRoutes,
  ...teamRoutes,
  ...profileRoutes,
  ...orderRoutes,
  ...orderItemRoutes,
  ...outletRoutes,
  ...locationRoutes,
  ...tagRoutes,
  ...disclaimerRoutes,
  ...productRoutes,
  ...listingRoutes,
  ...webhookRoutes,
  ...fileRoutes,
  ...folderRoutes,
  ...campaignRoutes,
  ...articleRoutes,
  ...commentRoutes,
]
