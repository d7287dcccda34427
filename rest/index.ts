import { disclaimerRoutes } from './disclaimer.js'
import { listingRoutes } from './listing.js'
import { locationRoutes } from './location.js'
import { outletRoutes } from './outlet.js'
import { productRoutes } from './product.js'
import type { Route } from './route.js'
import { sessionRoutes } from './session.js'
import { tagRoutes } from './tag.js'
import { webhookRoutes } from './webhook.js'

/** Every row of the REST contract. */
export const routes: Route[] = [
  ...sessionRoutes,
  ...outletRoutes,
  ...locationRoutes,
  ...tagRoutes,
  ...disclaimerRoutes,
  ...productRoutes,
  ...listingRoutes,
  ...webhookRoutes,
]
