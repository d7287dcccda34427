/** Text in each language of the console. */
export interface Text {
  en: string
  de: string
}

export type Texts = Record<string, Text>

/** Label of a GraphQL name. Without `en`, the English label is derived from the name. */
export interface Name {
  en?: string
  de: string
}

export type Names = Record<string, Name>
