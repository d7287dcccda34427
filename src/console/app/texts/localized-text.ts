/** Text in each language of the console. */
export interface LocalizedText {
  en: string
  de: string
}

export type LocalizedTexts = Record<string, LocalizedText>

/** Label of a GraphQL name. Without `en`, the English label is derived from the name. */
export interface LocalizedName {
  en?: string
  de: string
}

export type LocalizedNames = Record<string, LocalizedName>
