import { profileRoutes } from './accounts/profile.js'
import { sessionRoutes } from './accounts/session.js'
import { teamRoutes } from './accounts/team.js'
import { disclaimerRoutes } from './catalogue/disclaimer.js'
import { listingRoutes } from './catalogue/listing.js'
import { locationRoutes } from './catalogue/location.js'
import { outletRoutes } from './catalogue/outlet.js'
import { productRoutes } from './catalogue/product.js'
import { tagRoutes } from './catalogue/tag.js'
import type { Route } from './engine/route.js'
import { eventRoutes } from './integration/event.js'
import { requestRoutes } from './integration/request.js'
import { webhookRoutes } from './integration/webhook.js'
import { fileRoutes } from './library/file.js'
import { folderRoutes } from './library/folder.js'
import { orderRoutes } from './ordering/order.js'
import { orderItemRoutes } from './ordering/order-item.js'
import { articleRoutes } from './production/article.js'
import { campaignRoutes } from './production/campaign.js'
import { commentRoutes } from './production/comment.js'
import { payoutRoutes } from './publishing/payout.js'
import { payoutStatementRoutes } from './publishing/payout-statement.js'
import { placementRoutes } from './publishing/placement.js'
import { placementCommentRoutes } from './publishing/placement-comment.js'
import { publisherOutletRoutes } from './publishing/publisher-outlet.js'
import { publisherProductRoutes } from './publishing/publisher-product.js'

/** All routes of the REST API. */
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
  ...eventRoutes,
  ...requestRoutes,
  ...fileRoutes,
  ...folderRoutes,
  ...campaignRoutes,
  ...articleRoutes,
  ...commentRoutes,
  ...publisherOutletRoutes,
  ...publisherProductRoutes,
  ...placementRoutes,
  ...placementCommentRoutes,
  ...payoutRoutes,
  ...payoutStatementRoutes,
]
