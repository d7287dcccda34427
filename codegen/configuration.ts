import { variables } from '../src/config/env.js'
import { installationSettings } from './settings/installation.js'
import { interfaceSettings } from './settings/interfaces.js'
import { marketplaceSettings } from './settings/marketplace.js'
import { retentionSettings } from './settings/retention.js'
import type { Setting, SettingGroup } from './settings/setting.js'

const groups: SettingGroup[] = [
  ...installationSettings,
  ...marketplaceSettings,
  ...retentionSettings,
  ...interfaceSettings,
]

/** Default value as the environment would contain it. @returns undefined without a default */
function defaultOf(name: keyof typeof variables): string | undefined {
  const { data } = variables[name].safeParse(undefined)
  if (data === undefined || Array.isArray(data)) return undefined
  return typeof data === 'boolean' ? (data ? '1' : '0') : String(data)
}

/** Renders the tables of `docs/configuration.md`. @throws Error if a variable is missing or not in the code */
export function configurationTables(): string {
  const described = groups.flatMap(({ settings }) => settings.map(({ name }) => name))
  const settingNames = Object.keys(variables)
  const apart = [...settingNames, ...described].filter(
    (name) =>
      !settingNames.includes(name) || described.filter((other) => other === name).length !== 1,
  )
  if (apart.length > 0) throw new Error(`codegen/settings and src/config/env.ts differ: ${apart}`)
  return groups
    .map(({ title, settings }) => {
      const rows = settings.map((setting) => {
        const value = defaultOf(setting.name)
        const defaultText = setting.default ?? (value === undefined ? '' : `\`${value}\``)
        return `| \`${setting.name}\` | ${setting.type} | ${defaultText} | ${setting.required ?? 'no'} | ${setting.description} |\n`
      })
      return `## ${title}\n\n| Variable | Type | Default | Required | Description |\n|---|---|---|---|---|\n${rows.join('')}`
    })
    .join('\n')
}

/** Renders `.env.example` with all variables, commented out: those for production by group, then those for tests. */
export function envExample(): string {
  const production = groups.map(({ title, settings }) => ({
    title,
    settings: settings.filter(({ forTests }) => !forTests),
  }))
  const tests = groups.flatMap(({ settings }) => settings.filter(({ forTests }) => forTests))
  const parts = [...production, { title: 'Tests and development only', settings: tests }].map(
    ({ title, settings }) => `# ${title}\n${settings.map(exampleLine).join('')}`,
  )
  return `# Environment variables of Masthead, described in docs/configuration.md. Copy the lines that you need to
# /etc/masthead/env (systemd) or .env (Docker Compose) and remove the \`#\`. Masthead itself reads no file: it takes
# variables from its environment.

${parts.join('\n')}`
}

function exampleLine({ name, required, example }: Setting): string {
  const value = example ?? defaultOf(name) ?? ''
  const note = required ? `# Required ${required.replaceAll('`', '')}:\n` : ''
  return `${note}# ${name}=${/[\s<>#]/.test(value) ? JSON.stringify(value) : value}\n`
}
