/**
 * oidc-provider, which runs on Node.js 20 but prints at each start that it is not tested there. Our tests run on it.
 */
type Library = typeof import('oidc-provider')

const { warn } = console
console.warn = (...values: unknown[]) => {
  if (!String(values[0]).includes('Unsupported runtime')) warn(...values)
}
const library: Library = await import('oidc-provider').finally(() => {
  console.warn = warn
})

export const { errors, interactionPolicy, Provider } = library
