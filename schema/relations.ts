/**
 * Declares the to-many relations that are not bounded, as connections. To-one and bounded relations are declared with
 * their types.
 */
import { AgreementTemplate } from './accounts/agreement.js'
import { Profile } from './accounts/profile.js'
import { Team } from './accounts/team.js'
import { User } from './accounts/user.js'
import { CatalogueImport } from './catalogue/import.js'
import { Opportunity } from './catalogue/opportunity.js'
import { Outlet } from './catalogue/outlet.js'
import { OutletCategory } from './catalogue/outlet-category.js'
import { Product } from './catalogue/product.js'
import { relatedFields } from './core/related.js'
import { WebhookEndpoint } from './integration/webhook.js'
import { Folder } from './library/folder.js'
import { Order } from './ordering/order.js'
import { OrderItem } from './ordering/order-item.js'
import { Swap } from './ordering/swap.js'
import { Article } from './production/article.js'
import { Campaign } from './production/campaign.js'
import { Comment } from './production/comment.js'
import { Payout } from './publishing/payout.js'
import { Placement } from './publishing/placement.js'

const oldestFirst = { field: 'CREATED_AT', direction: 'asc' } as const

relatedFields(Team, {
  members: {
    list: 'users',
    description: 'Users who belong to the team.',
    of: (id) => ({ memberships: { some: { teamId: id, deletedAt: null } } }),
    authScopes: { scope: ['teams.read'] },
  },
  memberships: {
    list: 'teamMembers',
    description: 'Memberships of the team, with role and start.',
  },
  invitations: { list: 'teamInvitations', description: 'Pending and past invitations.' },
  tokens: {
    list: 'apiTokens',
    description: 'Tokens of the team, including expired and revoked ones.',
  },
  profiles: { list: 'profiles', description: 'Profiles of the team.' },
  campaigns: { list: 'campaigns', description: 'Campaigns of the team.' },
  articles: { list: 'articles', description: 'Articles of the team.' },
  orders: { list: 'orders', description: 'Orders of the team.' },
  orderItems: { list: 'orderItems', description: 'Order items of the team.' },
  ledgerEntries: { list: 'ledgerEntries', description: "Entries of the team's credit ledger." },
  invoices: { list: 'invoices', description: 'Invoice documents of the team.' },
  swaps: { list: 'swaps', description: "Swaps of the team's order items." },
  opportunities: { list: 'opportunities', description: "Opportunities for the team's profiles." },
  agreementAcceptances: {
    list: 'agreementAcceptances',
    description: 'Acceptances of agreements by the team.',
  },
  oauthGrants: {
    list: 'oauthGrants',
    relation: 'grants',
    description: 'Grants of OAuth clients for the team.',
  },
  outletInquiries: { list: 'outletInquiries', description: 'Inquiries of the team about outlets.' },
  outletLists: { list: 'outletLists', description: 'Outlet lists of the team.' },
  files: { list: 'files', description: 'Files of the team.' },
  folders: { list: 'folders', description: 'Folders of the team.' },
  webhookEndpoints: { list: 'webhookEndpoints', description: 'Webhook endpoints of the team.' },
  emails: { list: 'emails', description: 'Emails to the team of the last 90 days.' },
  placements: { list: 'placements', description: 'Placements of the publisher team.' },
  payouts: { list: 'payouts', description: 'Payouts to the publisher team.' },
})

relatedFields(User, {
  teams: {
    list: 'teams',
    relation: 'ownedTeams',
    description: 'Teams that the user owns.',
    authScopes: { operator: true },
  },
  memberships: {
    list: 'teamMembers',
    description: 'Memberships of the user in teams that the caller can see.',
  },
  writtenArticles: { list: 'articles', description: 'Articles that the user writes.' },
  emails: { list: 'emails', description: 'Emails to the user that the caller can see.' },
  supportedArticles: { list: 'articles', description: 'Articles that the user supports.' },
})

relatedFields(Profile, {
  campaigns: { list: 'campaigns', description: 'Campaigns of the profile.' },
  orders: { list: 'orders', description: 'Orders for the profile.' },
  orderItems: { list: 'orderItems', description: 'Order items for the profile.' },
  articles: { list: 'articles', description: 'Articles about the profile.' },
  outletLists: { list: 'outletLists', description: 'Outlet lists of the profile.' },
  opportunities: { list: 'opportunities', description: 'Opportunities for the profile.' },
})

relatedFields(AgreementTemplate, {
  acceptances: { list: 'agreementAcceptances', description: 'Acceptances of this version.' },
})

relatedFields(Outlet, {
  products: {
    list: 'products',
    description: 'Products of the outlet, regardless of their status.',
  },
  inquiries: { list: 'outletInquiries', description: 'Inquiries about the outlet.' },
})

relatedFields(OutletCategory, {
  outlets: { list: 'outlets', description: 'Outlets in the category.' },
})

relatedFields(CatalogueImport, {
  issues: {
    list: 'importIssues',
    description: 'Errors and warnings of the import, by line.',
  },
})

relatedFields(Product, {
  orderItems: { list: 'orderItems', description: 'Order items for the product.' },
  articles: { list: 'articles', description: 'Articles for the product.' },
})

relatedFields(Opportunity, {
  interactions: {
    list: 'opportunityInteractions',
    description: 'Interactions of the team, oldest first.',
    order: oldestFirst,
  },
})

relatedFields(Order, {
  items: { list: 'orderItems', description: 'Units of the order.' },
  articles: {
    list: 'articles',
    description: 'Articles for the units of the order.',
    of: (id) => ({ orderItem: { orderId: id } }),
  },
  invoices: { list: 'invoices', description: 'Invoice documents of the order.' },
  swaps: { list: 'swaps', description: "Swaps of the order's items." },
  payments: { list: 'payments', description: 'Payment attempts for the order.' },
  ledgerEntries: {
    list: 'ledgerEntries',
    description: 'Ledger entries of credits that the order used or returned.',
  },
})

relatedFields(OrderItem, {
  swaps: { list: 'swaps', description: 'Swaps of the item.' },
})

relatedFields(Swap, {
  payments: { list: 'payments', description: 'Payment attempts for the swap.' },
})

relatedFields(Campaign, {
  articles: { list: 'articles', description: 'Articles of the campaign, newest first.' },
  orderItems: { list: 'orderItems', description: 'Order items assigned to the campaign.' },
  opportunities: { list: 'opportunities', description: 'Opportunities for the campaign.' },
})

relatedFields(Article, {
  statusChanges: {
    list: 'articleStatusChanges',
    description: 'Status history, newest first.',
  },
  comments: {
    list: 'comments',
    description: 'Root comments that the caller can see, oldest first.',
    condition: () => ({ parentId: null }),
    order: oldestFirst,
  },
  complianceChecks: { list: 'complianceChecks', description: 'Compliance checks of the article.' },
})

relatedFields(Comment, {
  replies: {
    list: 'comments',
    description: 'Replies that the caller can see, oldest first. Replies have no replies.',
    order: oldestFirst,
  },
})

relatedFields(Folder, { files: { list: 'files', description: 'Files in the folder.' } })

relatedFields(WebhookEndpoint, {
  deliveries: {
    list: 'webhookDeliveries',
    description: 'Deliveries of the last 30 days.',
  },
})

relatedFields(Placement, {
  comments: {
    list: 'placementComments',
    description: 'Discussion between the publisher and the operators, oldest first.',
    order: oldestFirst,
  },
  ledgerEntries: {
    list: 'publisherLedgerEntries',
    description: 'Entries of the placement in the ledger of its publisher.',
  },
})

relatedFields(Payout, {
  entries: { list: 'publisherLedgerEntries', description: 'Entries that the payout includes.' },
})
