import { type ListName, lists } from './lists.ts'
import { useSession } from './session.tsx'
import { nameOf, t } from './texts/index.ts'

interface Place {
  href: string
  name: string
  /** List on the page. The page is hidden from tokens that cannot read it. */
  list?: ListName
}

/** Section of the navigation: its first page, and the pages below it. */
export interface Part extends Place {
  icon: string
  places: Place[]
}

const place = (name: ListName): Place => ({
  href: `/${lists[name].path}`,
  name: nameOf(name),
  list: name,
})

const part = (
  icon: string,
  list: ListName,
  name: string,
  others: ListName[],
  more: Place[] = [],
): Part => ({ ...place(list), name, icon, places: [...more, ...others.map(place)] })

/** All sections in display order. */
const parts: readonly Part[] = [
  { href: '/', name: t('today'), icon: 'today', places: [] },
  part('orders', 'orders', t('orders'), [
    'orderItems',
    'invoices',
    'payments',
    'ledgerEntries',
    'swaps',
  ]),
  part(
    'articles',
    'articles',
    t('articles'),
    ['campaigns', 'comments', 'complianceChecks'],
    [{ href: '/articles/board', name: t('board'), list: 'articles' }],
  ),
  part('catalogue', 'listings', t('catalogue'), [
    'outlets',
    'products',
    'productPrices',
    'tags',
    'searchSynonyms',
    'imports',
    'opportunities',
    'outletInquiries',
  ]),
  part('teams', 'teams', t('teams'), [
    'profiles',
    'teamMembers',
    'teamInvitations',
    'users',
    'apiTokens',
    'operatorTokens',
    'agreementTemplates',
    'agreementAcceptances',
  ]),
  part('deliveries', 'webhookDeliveries', t('deliveries'), [
    'webhookEndpoints',
    'mails',
    'auditEntries',
  ]),
  { href: '/explore', name: t('explore'), icon: 'explore', places: [] },
]

/** Returns the navigation sections with the pages that the token can access. */
export function useParts(): Part[] {
  const { may } = useSession()
  const isShown = ({ list }: Place) => !list || may(lists[list].page)
  return parts.flatMap((part) => {
    const places = part.places.filter(isShown)
    if (isShown(part)) return [{ ...part, places }]
    // Without access to its first page, the section leads to the next one.
    const [first, ...others] = places
    return first ? [{ ...part, ...first, places: others }] : []
  })
}
