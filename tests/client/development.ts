// Apollo Client warns of what is wrong with a cache where this is set, as bundlers of frontends do in development.
Object.assign(globalThis, { __DEV__: true })
