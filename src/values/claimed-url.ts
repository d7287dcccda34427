/**
 * Returns the form of a URL in which claims of publishers are compared: host and path in lower case, without scheme,
 * port, `www.`, the final dot of the host, query and final slash.
 */
export function claimedForm(url: string): string {
  const { hostname, pathname } = new URL(url)
  const host = hostname.replace(/\.+$/, '').replace(/^www\./, '')
  return `${host}${pathname.replace(/\/+$/, '')}`.toLowerCase()
}
