import { type ComponentType, createContext } from 'react'
import type { ListName } from '../lists.ts'
import type { FormPreview } from '../ui/form-dialog.tsx'

interface Forms {
  /** Buttons in place of the one that creates a record. */
  secretForms: Partial<Record<ListName, ComponentType>>
  /** Buttons in addition to the one that creates a record. */
  moreForms: Partial<Record<ListName, ComponentType>>
  previews: Partial<Record<ListName, FormPreview>>
}

/** Forms of the screens on the pages of lists and records. A context, because `list/` does not import screens. */
export const ScreenForms = createContext<Forms>({ secretForms: {}, moreForms: {}, previews: {} })
