import { listOrders, type Order, uploadFiles } from '../made/orval/api'
export const first = async (): Promise<Order | undefined> => {
  const answer = await listOrders({ limit: 1 })
  return answer.status === 200 ? answer.data.records[0] : undefined
}
export const upload = () => uploadFiles({ files: [new File(['x'], 'x.txt')] })
