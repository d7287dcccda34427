declare module 's3rver' {
  class S3rver {
    constructor(options: Record<string, unknown>)
    middleware: ((context: S3rver.Context, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<unknown>
    close(): Promise<void>
  }
  namespace S3rver {
    interface Context {
      method: string
      /** Path and query. */
      url: string
      get(header: string): string
      query: Record<string, string | string[] | undefined>
      type: string
      status: number
      body: unknown
    }
  }
  export default S3rver
}
