import type { variables } from '../../src/config/env.js'

/** Environment variable, as `docs/configuration.md` and `.env.example` describe it. */
export interface Setting {
  name: keyof typeof variables
  type: string
  /** Default, if another value determines it or it cannot be written as a value. */
  default?: string
  /** Condition under which the variable is required. */
  required?: string
  /** Markdown; links are relative to `docs/`. */
  description: string
  /** Value in `.env.example`, if the default cannot be copied or does not suit production. */
  example?: string
  /** Not for production: `.env.example` lists the variable apart. */
  forTests?: true
}

/** Settings under one heading. */
export interface SettingGroup {
  title: string
  settings: Setting[]
}
