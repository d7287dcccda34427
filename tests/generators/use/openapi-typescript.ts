import type { paths } from '../made/openapi-typescript'

type Upload = paths['/files/upload']['post']['requestBody']['content']['multipart/form-data']
export const upload: Upload = { files: [new File(['x'], 'x.txt')] }
export const status = (
  order: paths['/orders/{order_id}']['get']['responses'][200]['content']['application/json'],
): 'CREATED' | 'PAID' | 'CANCELLED' => order.status
