// It types itself by comments in JavaScript, which TypeScript reads in no package.
declare module 'apollo-upload-client/UploadHttpLink.mjs' {
  import type { ApolloLink } from '@apollo/client'

  export default class UploadHttpLink extends ApolloLink {
    constructor(options: { uri: string; headers: Record<string, string> })
  }
}
