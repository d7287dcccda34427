import { useState } from 'react'
import { useOperation } from '../../api.ts'
import {
  InquiriesOfOutletsDocument,
  ListedPricesDocument,
  ReorderOutletListDocument,
} from '../../generated/graphql.ts'
import { useSession } from '../../session.tsx'
import { ListedOutlet, type ListedOutletProps } from './listed-outlet.tsx'
import type { OutletList } from './types.ts'
import { useOrder } from './use-order.ts'

/** Outlets of a list in its order. Rows are moved with the pointer, or with the menu of each row. */
export function ListedOutlets({ list }: { list: OutletList }) {
  const { may } = useSession()
  const { outlets, move } = useOrder(list)
  const [dragged, drag] = useState<number>()
  const [over, setOver] = useState<number>()
  const outletIds = list.outlets.map(({ id }) => id).sort()
  const { data: priced } = useOperation(
    ListedPricesDocument,
    { outletIds },
    { enabled: may(ListedPricesDocument), keepPrevious: true },
  )
  const { data: asked } = useOperation(
    InquiriesOfOutletsDocument,
    { outletIds },
    { enabled: may(InquiriesOfOutletsDocument), keepPrevious: true },
  )
  const prices = new Map(
    priced?.listingsAggregate.map(({ keys, min }) => [keys.outletId, min.price]),
  )
  const isMovable = may(ReorderOutletListDocument)
  const moving = (at: number): ListedOutletProps['moving'] =>
    isMovable
      ? {
          ...{ position: at + 1, total: outlets.length },
          to: (to, focusId) => void move(at, to - 1, focusId),
        }
      : undefined
  return (
    <ol className="listed">
      {outlets.map((outlet, at) => (
        <li
          key={outlet.id}
          className="card"
          draggable={isMovable}
          data-over={(over === at && dragged !== at) || undefined}
          data-after={(dragged !== undefined && dragged < at) || undefined}
          data-dragged={dragged === at || undefined}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.effectAllowed = 'move'
            dataTransfer.setData('text/plain', outlet.name)
            drag(at)
          }}
          onDragOver={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            setOver(at)
          }}
          onDragEnd={() => {
            drag(undefined)
            setOver(undefined)
          }}
          onDrop={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            void move(dragged, at)
          }}
        >
          <ListedOutlet
            list={list}
            outlet={outlet}
            price={prices.get(outlet.id)}
            inquiry={asked?.outletInquiries.nodes.find(({ outletId }) => outletId === outlet.id)}
            moving={moving(at)}
          />
        </li>
      ))}
    </ol>
  )
}
