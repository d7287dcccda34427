/** What belongs to a record and can grow, as connections; relations to one, and those with a bound, stand with their types. */
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

const oldestFirst = { field: 'CREATED_AT', direction: 'asc' } as const

relatedFields(Team, {
  members: {
    list: 'users',
    description: 'The users who belong to it.',
    of: (id) => ({ memberships: { some: { teamId: id, deletedAt: null } } }),
    authScopes: { scope: ['teams.read'] },
  },
  memberships: { list: 'teamMembers', description: 'Who belongs to it, as what and since when.' },
  invitations: { list: 'teamInvitations', description: 'Who is and was invited to it.' },
  tokens: { list: 'apiTokens', description: 'Its tokens, ended ones too.' },
  profiles: { list: 'profiles', description: 'Its profiles.' },
  campaigns: { list: 'campaigns', description: 'Its campaigns.' },
  articles: { list: 'articles', description: 'Its articles.' },
  orders: { list: 'orders', description: 'Its orders.' },
  orderItems: { list: 'orderItems', description: 'Its order items.' },
  ledgerEntries: { list: 'ledgerEntries', description: 'Its ledger of credits.' },
  invoices: { list: 'invoices', description: 'Its invoice documents.' },
  swaps: { list: 'swaps', description: 'The swaps of its order items.' },
  opportunities: { list: 'opportunities', description: 'What is suggested to its profiles.' },
  agreementAcceptances: {
    list: 'agreementAcceptances',
    description: 'Its acceptances of agreements.',
  },
  oauthGrants: {
    list: 'oauthGrants',
    relation: 'grants',
    description: 'What OAuth clients may do in it.',
  },
  outletInquiries: { list: 'outletInquiries', description: 'Its questions about outlets.' },
  outletLists: { list: 'outletLists', description: 'Its lists of outlets.' },
  files: { list: 'files', description: 'Its files.' },
  folders: { list: 'folders', description: 'Its folders.' },
  webhookEndpoints: { list: 'webhookEndpoints', description: 'Its webhook endpoints.' },
  mails: { list: 'mails', description: 'The mails to it of the last 90 days.' },
})

relatedFields(User, {
  teams: {
    list: 'teams',
    relation: 'ownedTeams',
    description: 'The teams whose account owner the user is.',
    authScopes: { operator: true },
  },
  memberships: {
    list: 'teamMembers',
    description: 'The teams that the user belongs to, of those that the caller sees.',
  },
  writtenArticles: { list: 'articles', description: 'The articles that the user writes.' },
  mails: { list: 'mails', description: 'The mails to the user that the caller sees.' },
  supportedArticles: { list: 'articles', description: 'The articles that the user looks after.' },
})

relatedFields(Profile, {
  campaigns: { list: 'campaigns', description: 'Its campaigns.' },
  orders: { list: 'orders', description: 'The orders for it.' },
  orderItems: { list: 'orderItems', description: 'The order items for it.' },
  articles: { list: 'articles', description: 'The articles about it.' },
  outletLists: { list: 'outletLists', description: 'The lists of outlets for it.' },
  opportunities: { list: 'opportunities', description: 'What is suggested to it.' },
})

relatedFields(AgreementTemplate, {
  acceptances: { list: 'agreementAcceptances', description: 'Its acceptances by teams.' },
})

relatedFields(Outlet, {
  products: { list: 'products', description: 'What it sells, whatever its status.' },
  inquiries: { list: 'outletInquiries', description: 'Questions about it.' },
})

relatedFields(OutletCategory, {
  outlets: { list: 'outlets', description: 'The outlets of it.' },
})

relatedFields(CatalogueImport, {
  faults: {
    list: 'importFaults',
    description: 'What is wrong with its lines, and warnings, by line.',
  },
})

relatedFields(Product, {
  orderItems: { list: 'orderItems', description: 'The order items of it.' },
  articles: { list: 'articles', description: 'The articles of it.' },
})

relatedFields(Opportunity, {
  interactions: {
    list: 'opportunityInteractions',
    description: 'What the team did with it, in the order of time.',
    order: oldestFirst,
  },
})

relatedFields(Order, {
  items: { list: 'orderItems', description: 'Its units.' },
  articles: {
    list: 'articles',
    description: 'What is written for its units.',
    of: (id) => ({ orderItem: { orderId: id } }),
  },
  invoices: { list: 'invoices', description: 'Its invoice documents.' },
  swaps: { list: 'swaps', description: 'The swaps of its units.' },
  payments: { list: 'payments', description: 'The attempts to pay it.' },
  ledgerEntries: { list: 'ledgerEntries', description: 'The credits that it took or gave back.' },
})

relatedFields(OrderItem, {
  swaps: { list: 'swaps', description: 'Its swaps for other products.' },
})

relatedFields(Swap, {
  payments: { list: 'payments', description: 'The attempts to pay it.' },
})

relatedFields(Campaign, {
  articles: { list: 'articles', description: 'Its articles, newest first.' },
  orderItems: { list: 'orderItems', description: 'The order items assigned to it.' },
  opportunities: { list: 'opportunities', description: 'What is suggested for it.' },
})

relatedFields(Article, {
  statusChanges: {
    list: 'articleStatusChanges',
    description: 'Every status it has had, newest first.',
  },
  comments: {
    list: 'comments',
    description: 'Its discussion: the root comments that the caller sees, oldest first.',
    condition: () => ({ parentId: null }),
    order: oldestFirst,
  },
  complianceChecks: { list: 'complianceChecks', description: 'Its compliance checks.' },
})

relatedFields(Comment, {
  replies: {
    list: 'comments',
    description: 'The replies to it that the caller sees, oldest first; replies have none.',
    order: oldestFirst,
  },
})

relatedFields(Folder, { files: { list: 'files', description: 'The files in it.' } })

relatedFields(WebhookEndpoint, {
  deliveries: {
    list: 'webhookDeliveries',
    description: 'The deliveries to it of the last 30 days.',
  },
})
