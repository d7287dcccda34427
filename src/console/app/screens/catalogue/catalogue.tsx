import { ListPage } from '../../list/list-page.tsx'
import { lists } from '../../lists.ts'
import { useSession } from '../../session.tsx'
import { BuyerCatalogue } from './buyer-catalogue.tsx'
import { Facets } from './facets.tsx'

/** Catalogue screen: placements to buy, or listings for operators. */
export function CatalogueScreen() {
  const { isOperator } = useSession()
  return isOperator ? <ListPage list={lists.listings} sidebar={<Facets />} /> : <BuyerCatalogue />
}
