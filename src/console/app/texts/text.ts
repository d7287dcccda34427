/** What is said in each language of the console. */
export interface Text {
  en: string
  de: string
}

export type Texts = Record<string, Text>

/** Names of the graph; where there is no English, the name's own words are read. */
export type Names = Record<string, { en?: string; de: string }>
