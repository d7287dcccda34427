import { createApiClient, schemas } from '../made/zodios'

const api = createApiClient('http://127.0.0.1:4000')
export const first = async () => (await api.listOrders({ queries: { limit: 1 } })).records[0]?.total
export const upload = () => api.uploadFiles({ files: [new File(['x'], 'x.txt')] })
export const order = schemas.Order
