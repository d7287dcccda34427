/**
 * Returns a function that finds the path of an OpenAPI document that a URL matches. It caches its results, because
 * most requests of a test have few URLs.
 */
export function pathFinder(paths: object): (url: string) => string | undefined {
  const patterns = Object.keys(paths)
    .map((path) => ({
      path,
      pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    }))
    // `/outlets/locations/states` before `/outlets/{outlet_id}/products`.
    .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  const found = new Map<string, string | undefined>()
  return (url) => {
    const [target = ''] = url.split('?')
    if (!found.has(target))
      found.set(target, patterns.find(({ pattern }) => pattern.test(target))?.path)
    return found.get(target)
  }
}
