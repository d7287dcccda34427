import type { Language } from '../../prisma/generated/client/enums.js'

/** Formatters of one language: amounts in US dollars, times in UTC. */
export interface LocaleFormat {
  money(cents: bigint | number): string
  date(at: Date | string): string
  /** With the time zone, because readers may be in another one. */
  time(at: Date | string): string
}

const locales: Record<Language, string> = { EN: 'en-US', DE: 'de-DE' }
const formats = new Map<Language, LocaleFormat>()

/** Returns the formatters of a language. */
export function localeFormat(language: Language): LocaleFormat {
  let format = formats.get(language)
  if (!format) {
    format = make(locales[language])
    formats.set(language, format)
  }
  return format
}

function make(locale: string): LocaleFormat {
  const day = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const dates = new Intl.DateTimeFormat(locale, day)
  const times = new Intl.DateTimeFormat(locale, {
    ...day,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return {
    money: (cents) => dollars.format(Number(cents) / 100),
    date: (at) => dates.format(new Date(at)),
    time: (at) => times.format(new Date(at)),
  }
}
