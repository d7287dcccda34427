/** Version of the REST contract, on every answer. */
export const apiVersion = '2.6.2'
