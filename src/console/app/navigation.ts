import { LibraryFilesDocument } from './generated/graphql.ts'
import { type ListName, lists } from './lists.ts'
import { useSession } from './session.tsx'
import { labelFor, t } from './texts/index.ts'

interface NavigationPage {
  href: string
  name: string
  /** List on the page. The page is hidden from tokens that cannot read it. */
  list?: ListName
  /** Query of a page without a list. The page is hidden from tokens that cannot run it. */
  query?: { toString(): string }
  /** Whether the page is hidden from operators. */
  ofTeam?: boolean
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

/** All sections in display order. */
const sections: readonly NavigationSection[] = [
  { href: '/', name: t('today'), icon: 'today', pages: [] },
  sectionOf(
    'orders',
    'orders',
    t('orders'),
    ['orderItems', 'invoices', 'payments', 'ledgerEntries', 'swaps'],
    [{ href: '/approvals', name: t('myApprovals'), list: 'orders', ofTeam: true }],
  ),
  sectionOf(
    'articles',
    'articles',
    t('articles'),
    ['campaigns', 'comments', 'complianceChecks'],
    [
      { href: '/articles/board', name: t('board'), list: 'articles' },
      { href: '/files', name: t('files'), query: LibraryFilesDocument },
    ],
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
  { href: '/cart', name: t('cart'), icon: 'cart', list: 'orders', ofTeam: true, pages: [] },
  sectionOf('publishing', 'placements', t('publishing'), [
    'payouts',
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
    'privacyRequests',
    'agreementTemplates',
    'agreementAcceptances',
  ]),
  sectionOf(
    'deliveries',
    'webhookDeliveries',
    t('deliveries'),
    ['webhookEndpoints', 'emails', 'apiRequests', 'deprecatedUses', 'auditEntries'],
    [{ href: '/webhooks/topics', name: t('eventTopics'), list: 'webhookEndpoints' }],
  ),
  { href: '/explore', name: t('explore'), icon: 'explore', pages: [] },
]

/** Navigation of a writer. */
const deskSections: readonly NavigationSection[] = [
  { href: '/desk', name: t('desk'), icon: 'articles', pages: [] },
  { href: '/desk/completed', name: t('completedAssignments'), icon: 'orders', pages: [] },
]

/** Navigation of a publisher. */
const publisherSections: readonly NavigationSection[] = [
  { href: '/placements', name: labelFor('placements'), icon: 'orders', pages: [] },
  { href: '/outlets', name: labelFor('outlets'), icon: 'catalogue', pages: [] },
  { href: '/earnings', name: t('earnings'), icon: 'publishing', pages: [] },
  { href: '/settings', name: t('settings'), icon: 'teams', pages: [] },
]

/** Returns the navigation sections with the pages that the token can access. */
export function useNavigation(): NavigationSection[] {
  const { may, session, isOperator } = useSession()
  if (session.teamKind === 'WRITER') return [...deskSections]
  if (session.teamKind === 'PUBLISHER') return [...publisherSections]
  const isShown = ({ list, query, ofTeam }: NavigationPage) =>
    (!list || may(lists[list].page)) && (!query || may(query)) && !(ofTeam && isOperator)
  return sections.flatMap((part) => {
    const pages = part.pages.filter(isShown)
    if (isShown(part)) return [{ ...part, pages }]
    // Without access to its first page, the section leads to the next one.
    const [first, ...others] = pages
    return first ? [{ ...part, ...first, pages: others }] : []
  })
}
