/** Harbor's own words beside those of the library. */
export type Words = {
  theme: string
  system: string
  light: string
  dark: string
  language: string
  terms: string
  /** What a user reads beside the sign-in. */
  lead: string
}

export const englishWords: Words = {
  theme: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  language: 'Language',
  terms: 'Terms',
  lead: 'Every payment is signed by you, on this device.',
}
