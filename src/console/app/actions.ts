import {
  ReplayDeliveryDocument,
  ResendMailDocument,
  RevokeTokenDocument,
} from './generated/graphql.ts'
import type { Operation } from './graph.ts'
import type { ListName } from './lists.ts'

/** Something that is done to records of a list, to several at once where they are selected. */
export interface Action {
  name: 'replay' | 'resend' | 'revoke'
  document: Operation<unknown, { input: never }>
  input(id: string): object
  isFinal?: boolean
}

export const actions: Partial<Record<ListName, readonly Action[]>> = {
  webhookDeliveries: [
    {
      name: 'replay',
      document: ReplayDeliveryDocument,
      input: (id) => ({ webhookDeliveryId: id }),
    },
  ],
  mails: [{ name: 'resend', document: ResendMailDocument, input: (id) => ({ mailId: id }) }],
  apiTokens: [
    {
      name: 'revoke',
      document: RevokeTokenDocument,
      input: (id) => ({ apiTokenId: id }),
      isFinal: true,
    },
  ],
}
