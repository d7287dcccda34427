import { type ListName, lists } from './lists.ts'
import { useSession } from './session.tsx'
import { nameOf, t } from './texts/index.ts'

interface Place {
  href: string
  name: string
  /** The list it shows, by which is known who may see it. */
  list?: ListName
}

/** A part of the console: its first place, and those that belong to it. */
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

/** All places of the console in their order. */
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

/** The parts of the console with those of their places that the token may see. */
export function useParts(): Part[] {
  const { may } = useSession()
  const isShown = ({ list }: Place) => !list || may(lists[list].page)
  return parts.flatMap((part) => {
    const places = part.places.filter(isShown)
    if (isShown(part)) return [{ ...part, places }]
    // Whoever may not see its first place gets to the next.
    const [first, ...others] = places
    return first ? [{ ...part, ...first, places: others }] : []
  })
}
