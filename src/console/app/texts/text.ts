/** What is said in each language of the console. */
export interface Text {
  en: string
  de: string
}

export type Texts = Record<string, Text>

/** A name of the graph; where there is no English, its own words are read. */
export interface Name {
  en?: string
  de: string
}

export type Names = Record<string, Name>
