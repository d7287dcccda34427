import { listOrders, type Order, uploadFiles } from '../made/hey-api'
export const first = async (): Promise<Order | undefined> =>
  (await listOrders({ query: { limit: 1 } })).data?.records[0]
export const upload = () => uploadFiles({ body: { files: [new File(['x'], 'x.txt')] } })
