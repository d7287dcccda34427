import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openapi } from '../../rest/engine/openapi.js'
import { routes } from '../../rest/index.js'
import { schema } from '../../schema/index.js'

type Json = Record<string, unknown>

const description = openapi(schema, routes, '/')
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, 'contract')

const patterns = [...new Set(routes.map(({ path }) => path))]
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  // `/outlets/locations/states` before `/outlets/{outlet_id}/products`.
  .sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))

const validators = new Map<string, ValidateFunction>()

/**
 * Holds an answer against the generated OpenAPI description.
 * @throws Error naming every difference; answers of paths it does not describe pass
 */
export function checkContract(method: string, url: string, status: number, body: unknown): void {
  const path = patterns.find(({ pattern }) => pattern.test(url.split('?')[0]!))?.path
  const operation =
    path && ((description.paths as Json)[path] as Json | undefined)?.[method.toLowerCase()]
  if (!path || !operation || body === undefined) return
  const validate = validator(path, method.toLowerCase(), status, operation as Json)
  if (!validate(body)) {
    throw new Error(
      `${method} ${url} ${status} breaks the contract: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body).slice(0, 1000)}`,
    )
  }
}

function validator(
  path: string,
  method: string,
  status: number,
  operation: Json,
): ValidateFunction {
  // Every refusal is of one form.
  const key = status < 400 ? `${method} ${path} ${status}` : 'problem'
  let known = validators.get(key)
  if (!known) {
    const success = status < 400
    const answers = operation.responses as Json
    if (success && !answers[status]) throw new Error(`${key} is not in the contract`)
    const pointer = success
      ? `contract#/paths/${path.replaceAll('/', '~1').replace(/[{}]/g, (c) => encodeURIComponent(c))}/${method}/responses/${status}/content/application~1json/schema`
      : 'contract#/components/schemas/Problem'
    known = ajv.compile({ $ref: pointer })
    validators.set(key, known)
  }
  return known
}
