import type { OutletListScreenQuery } from '../../generated/graphql.ts'

export type OutletList = NonNullable<OutletListScreenQuery['outletList']>
export type ListedOutletRecord = OutletList['outlets'][number]
