/** Version of the REST contract, sent with every response. */
export const apiVersion = '2.6.2'
