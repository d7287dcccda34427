import { createHash } from 'node:crypto'

const maxNames = 1_000
const maxCandidates = 1_000
const plannedStatement = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i

/**
 * Names prepared statements, so that each connection parses and plans a text once. A text gets a name when it is used
 * for the second time. At most 1,000 texts get one, so that statements that run once do not fill the connections.
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  const candidates = new Set<string>()

  return ({ sql }) => {
    const name = names.get(sql)
    if (name !== undefined) return name
    if (names.size >= maxNames || !plannedStatement.test(sql)) return ''
    if (!candidates.delete(sql)) {
      if (candidates.size >= maxCandidates) candidates.clear()
      candidates.add(sql)
      return ''
    }
    const newName = `m_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`
    names.set(sql, newName)
    return newName
  }
}
