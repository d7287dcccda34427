export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const key = 'masthead.theme'
const storedTheme = localStorage.getItem(key)
export const theme: Theme =
  storedTheme === 'light' || storedTheme === 'dark' ? storedTheme : 'system'

/** Stores and applies a color theme. */
export function chooseTheme(next: Theme): void {
  localStorage.setItem(key, next)
  document.documentElement.dataset.theme = next
}

document.documentElement.dataset.theme = theme
