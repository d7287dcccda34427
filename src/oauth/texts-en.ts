import type { GrantScope } from '../access/scope.js'

/** Texts of the consent page in one language. */
export interface ConsentTexts {
  title: string
  heading(client: string, team: string): string
  /** A client whose metadata document was fetched from this host. */
  verified(host: string): string
  registered(marketplace: string): string
  unverified: string
  returnsTo(target: string): string
  returnTo(target: string): string
  account(user: string, team: string): string
  otherTeam: string
  profile: string
  allProfiles: string
  profileHint: string
  read: string
  write: string
  offline: string
  nothing: string
  nothingChosen: string
  allow: string
  deny: string
  revoke: string
  continue: string
  signInTitle: string
  signIn(client: string): string
  requested(count: number): string
  token: string
  signInButton: string
  bySso: string
  byEmail: string
  console: string
  wrongToken: string
  operatorToken: string
  expired: string
  expiredNext: string
  failed: string
  failedNext: string
  /** Scopes in plain words: what the app can view after `read`, its changes after `write`. */
  scopes: Record<GrantScope, string>
}

export const consentTextsEn: ConsentTexts = {
  title: 'Connect an app',
  heading: (client, team) => `Allow ${client} to access ${team}?`,
  verified: (host) => `Verified: the app is published at ${host}.`,
  registered: (marketplace) => `Registered by ${marketplace}.`,
  unverified: 'Not verified: the app registered itself, and its name may be false.',
  returnsTo: (target) => `You will return to ${target}.`,
  returnTo: (target) => `Return to ${target}`,
  account: (user, team) => `Signed in as ${user}, team ${team}.`,
  otherTeam: 'For another team, sign in to that team in the console and load this page again.',
  profile: 'Profile',
  allProfiles: 'All profiles of the team',
  profileHint:
    'With one profile, the app sees and changes only records of that profile. Permissions that cover the whole team are left out.',
  read: 'The app can view',
  write: 'The app can make these changes',
  offline: 'Stay connected until you revoke access',
  nothing: 'The app requests only permissions that you do not have.',
  nothingChosen:
    'Select at least one permission. With one profile, it must be one that does not cover the whole team.',
  allow: 'Allow',
  deny: 'Deny',
  revoke: 'You can revoke access at any time in the console, under Connected apps.',
  continue: 'Continue',
  signInTitle: 'Sign in',
  signIn: (client) => `Sign in to connect ${client}`,
  requested: (count) => `Requested permissions: ${count}`,
  token: 'API token of your team',
  signInButton: 'Sign in',
  bySso: 'Sign in with SSO',
  byEmail: 'Or sign in by email in the console, then load this page again.',
  console: 'To the console',
  wrongToken: 'This token is not valid.',
  operatorToken: 'Operator tokens belong to no team. Use an API token of a team.',
  expired: 'This request has expired.',
  expiredNext: 'Go back to the app and connect again.',
  failed: 'The app sent an invalid request.',
  failedNext: 'Send this error to the developer of the app:',
  scopes: {
    'outlets.lists': 'Outlets and the catalogue',
    'outlets.read': 'Details of outlets',
    'products.read': 'Products and prices',
    'orders.lists': 'Lists of orders, payments and invoices',
    'orders.read': 'Details of orders',
    'orders.create':
      'Place and cancel orders, which can cost money, accept or reject swaps, and send inquiries about outlets',
    'orders.approve': 'Approve and reject orders of other members',
    'teams.read': 'The team, its members, agreements and emails',
    'teams.update': 'Edit the team and accept agreements for it',
    'profiles.create': 'Create profiles',
    'profiles.update': 'Edit profiles, their outlet lists and opportunities',
    'profiles.lists': 'Profiles, their outlet lists and opportunities',
    'campaigns.lists': 'Lists of campaigns',
    'campaigns.read': 'Details of campaigns and their questionnaires',
    'campaigns.create': 'Create campaigns',
    'campaigns.update': 'Edit campaigns and assign orders to them',
    'articles.lists': 'Lists of articles, comments and compliance checks',
    'articles.read': 'Details of articles, comments and compliance checks',
    'articles.create': 'Write comments',
    'articles.update': 'Edit articles and comments, approve briefs and drafts, and request changes',
    'articles.delete': 'Archive and restore comments',
    'files.lists': 'Lists of files',
    'files.read': 'Download files',
    'files.create': 'Upload files',
    'files.update': 'Rename and move files',
    'files.delete': 'Delete and restore files',
    'folders.lists': 'Folders',
    'folders.create': 'Create folders',
    'folders.update': 'Rename folders',
    'folders.delete': 'Delete and restore folders',
    'tags.lists': 'Tags',
    'outlet_disclaimers.lists': 'Disclaimers of outlets',
    'webhooks.lists': 'Lists of webhook endpoints',
    'webhooks.read': 'Webhook endpoints and deliveries',
    'webhooks.create': 'Create webhook endpoints',
    'webhooks.update':
      'Edit and test webhook endpoints, rotate their secrets and send events again',
    'webhooks.delete': 'Delete webhook endpoints',
    'publishing.read': 'Outlets, products, placements and payouts of the publisher',
    'publishing.update': 'Offer outlets and products, and accept, decline and deliver placements',
    'writing.read': 'Articles that you write',
    'writing.update': 'Submit drafts, request information and comment',
  },
}
