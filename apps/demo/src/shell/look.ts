export type Theme = 'system' | 'light' | 'dark'
export type Direction = 'ltr' | 'rtl'

const themeNote = 'harbor:theme'
const directionNote = 'harbor:direction'

/** How the page looks now. */
export function readLook(): { theme: Theme; direction: Direction } {
  const { csTheme } = document.documentElement.dataset
  const theme = csTheme === 'light' || csTheme === 'dark' ? csTheme : 'system'
  return { theme, direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr' }
}

/** Light, dark, or as the system has it. Remembered in this tab. */
export function setTheme(theme: Theme): void {
  sessionStorage.setItem(themeNote, theme)
  if (theme === 'system') delete document.documentElement.dataset.csTheme
  else document.documentElement.dataset.csTheme = theme
}

/** Turns the page around, as for a language that is written from right to left. Remembered in this tab. */
export function setDirection(direction: Direction): void {
  sessionStorage.setItem(directionNote, direction)
  document.documentElement.dir = direction
}

/** Takes up the look of this tab; `?dir=rtl` in the address wins. */
export function restoreLook(): void {
  const theme = sessionStorage.getItem(themeNote)
  if (theme === 'light' || theme === 'dark') setTheme(theme)
  const direction = new URLSearchParams(location.search).get('dir') ?? sessionStorage.getItem(directionNote)
  if (direction === 'rtl' || direction === 'ltr') setDirection(direction)
}
