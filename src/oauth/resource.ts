import type { OauthResource } from '../access/session.js'

/** URIs of the resources that clients can request (RFC 8707), by interface. */
export function resourcesOf(publicUrl: string): Record<OauthResource, string> {
  return { api: publicUrl, mcp: `${publicUrl}/mcp` }
}

/** Spellings of a resource URI: clients often end an origin with a slash. */
export const spellingsOf = (uri: string): string[] => [uri, `${uri}/`]

/** Returns the interface of a resource URI. Undefined for a URI of another server. */
export function interfaceOf(publicUrl: string, uri: string): OauthResource | undefined {
  const resources = Object.entries(resourcesOf(publicUrl)) as [OauthResource, string][]
  return resources.find(([, known]) => spellingsOf(known).includes(uri))?.[0]
}
