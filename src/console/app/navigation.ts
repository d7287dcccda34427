import type { Operation } from './api.ts'
import { InboxDocument, LibraryFilesDocument, SpendDocument } from './generated/graphql.ts'
import { type ListName, lists } from './lists.ts'
import { useSession } from './session.tsx'
import { labelFor, t } from './texts/index.ts'

interface NavigationPage {
  href: string
  name: string
  /** List on the page. The page is hidden from tokens that cannot read it. */
  list?: ListName
  /** Query of the page, if it is no list. The page is hidden from tokens that cannot run it. */
  query?: Operation<unknown, never>
  /** Scope of the page, as in `Session.scopes`. The page is hidden from tokens without it. */
  scope?: string
  /** Mutation of the page. The page is hidden from roles that cannot run it. */
  mutation?: string
}

/** Section of the navigation: its first page, and the pages below it. */
export interface NavigationSection extends NavigationPage {
  icon: string
  pages: NavigationPage[]
}

const toPage = (name: ListName): NavigationPage => ({
  href: `/${lists[name].path}`,
  name: labelFor(name),
  list: name,
})

const sectionOf = (
  icon: string,
  list: ListName,
  name: string,
  others: ListName[],
  firstPages: NavigationPage[] = [],
): NavigationSection => ({
  ...toPage(list),
  name,
  icon,
  pages: [...firstPages, ...others.map(toPage)],
})

const topicsPage = {
  href: '/webhooks/topics',
  name: t('eventTopics'),
  list: 'webhookEndpoints',
} as const
const boardPage = { href: '/articles/board', name: t('board'), list: 'articles' } as const

/** Navigation of operators, in display order. */
const operatorSections: readonly NavigationSection[] = [
  { href: '/', name: t('today'), icon: 'today', pages: [] },
  sectionOf('orders', 'orders', t('orders'), [
    'orderItems',
    'invoices',
    'payments',
    'ledgerEntries',
    'swaps',
  ]),
  sectionOf(
    'articles',
    'articles',
    t('articles'),
    ['campaigns', 'comments', 'complianceChecks'],
    [boardPage, { href: '/files', name: t('files'), query: LibraryFilesDocument }],
  ),
  sectionOf('catalogue', 'listings', t('catalogue'), [
    'outlets',
    'products',
    'productPrices',
    'tags',
    'searchSynonyms',
    'imports',
    'opportunities',
    'outletLists',
    'outletInquiries',
  ]),
  sectionOf('publishing', 'placements', t('publishing'), [
    'payouts',
    'payoutFiles',
    'payoutStatements',
    'publisherLedgerEntries',
    'publisherApplications',
  ]),
  sectionOf('teams', 'teams', t('teams'), [
    'profiles',
    'teamMembers',
    'teamInvitations',
    'users',
    'apiTokens',
    'operatorTokens',
    'oauthClients',
    'oauthGrants',
    'privacyRequests',
    'agreementTemplates',
    'agreementAcceptances',
  ]),
  sectionOf(
    'deliveries',
    'webhookDeliveries',
    t('deliveries'),
    ['webhookEndpoints', 'emails', 'apiRequests', 'deprecatedUses', 'auditEntries'],
    [topicsPage],
  ),
  { href: '/explore', name: t('explore'), icon: 'explore', pages: [] },
]

/** Navigation of buyers, in the order of their work: what is new, buy, follow, pay, administer. */
const buyerSections: readonly NavigationSection[] = [
  { href: '/', name: t('today'), icon: 'today', pages: [] },
  { href: '/inbox', name: t('inbox'), icon: 'inbox', query: InboxDocument, pages: [] },
  sectionOf(
    'catalogue',
    'listings',
    t('catalogue'),
    ['outletInquiries', 'outlets'],
    [
      toPage('opportunities'),
      { href: '/outlet-lists', name: labelFor('outletLists'), scope: 'PROFILES_LISTS' },
    ],
  ),
  { href: '/cart', name: t('cart'), icon: 'cart', mutation: 'checkout', pages: [] },
  sectionOf('orders', 'orders', t('orders'), ['orderItems', 'swaps']),
  { href: '/approvals', name: t('myApprovals'), icon: 'approvals', list: 'orders', pages: [] },
  sectionOf(
    'articles',
    'articles',
    t('briefs'),
    ['campaigns', 'comments', 'complianceChecks'],
    [boardPage],
  ),
  { href: '/files', name: t('files'), icon: 'library', scope: 'FILES_LISTS', pages: [] },
  {
    href: '/spend',
    name: t('spend'),
    icon: 'publishing',
    query: SpendDocument,
    pages: [toPage('invoices'), toPage('payments'), toPage('ledgerEntries')],
  },
  {
    href: '/settings',
    name: t('settings'),
    icon: 'teams',
    pages: [
      toPage('profiles'),
      toPage('teamMembers'),
      toPage('teamInvitations'),
      toPage('apiTokens'),
      { ...toPage('agreementAcceptances'), name: labelFor('agreementTemplates') },
      toPage('webhookEndpoints'),
      topicsPage,
      toPage('webhookDeliveries'),
      toPage('emails'),
      toPage('apiRequests'),
    ],
  },
  { href: '/explore', name: t('explore'), icon: 'explore', pages: [] },
]

/** Navigation of a writer. */
const deskSections: readonly NavigationSection[] = [
  { href: '/desk', name: t('desk'), icon: 'articles', pages: [] },
  { href: '/desk/completed', name: t('completedAssignments'), icon: 'orders', pages: [] },
]

/** Navigation of a publisher. */
const publisherSections: readonly NavigationSection[] = [
  { href: '/inbox', name: t('inbox'), icon: 'inbox', query: InboxDocument, pages: [] },
  { href: '/placements', name: labelFor('placements'), icon: 'orders', pages: [] },
  { href: '/outlets', name: labelFor('outlets'), icon: 'catalogue', pages: [] },
  { href: '/earnings', name: t('earnings'), icon: 'publishing', pages: [] },
  { href: '/settings', name: t('settings'), icon: 'teams', pages: [] },
]

const sectionsByKind: Readonly<Record<string, readonly NavigationSection[]>> = {
  BUYER: buyerSections,
  PUBLISHER: publisherSections,
  WRITER: deskSections,
}

/** Returns the navigation sections with the pages that the token can access. */
export function useNavigation(): NavigationSection[] {
  const { may, session } = useSession()
  const isShown = ({ list, query, scope, mutation }: NavigationPage) =>
    (!list || may(lists[list].page)) &&
    (!query || may(query)) &&
    (!scope || session.scopes.some((held) => held === scope)) &&
    (!mutation || session.mutations.includes(mutation))
  return (sectionsByKind[session.teamKind ?? ''] ?? operatorSections).flatMap((part) => {
    const pages = part.pages.filter(isShown)
    if (isShown(part)) return [{ ...part, pages }]
    // Without access to its first page, the section leads to the next one.
    const [first, ...others] = pages
    return first ? [{ ...part, ...first, pages: others }] : []
  })
}
