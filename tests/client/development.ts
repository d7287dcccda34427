// Apollo Client logs warnings about its cache if this is set, as bundlers do in development.
Object.assign(globalThis, { __DEV__: true })
