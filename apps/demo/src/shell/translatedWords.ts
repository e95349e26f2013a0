import type { Tag } from './language.ts'
import type { Words } from './words.ts'

/** Harbor's own words beside the library's, in its languages. Each is loaded when it is chosen. */
export const translatedWords: { readonly [tag in Exclude<Tag, 'en'>]: () => Promise<Words> } = {
  ar: async () => (await import('./translatedWords/ar.ts')).ar,
  bg: async () => (await import('./translatedWords/bg.ts')).bg,
  cs: async () => (await import('./translatedWords/cs.ts')).cs,
  da: async () => (await import('./translatedWords/da.ts')).da,
  de: async () => (await import('./translatedWords/de.ts')).de,
  el: async () => (await import('./translatedWords/el.ts')).el,
  es: async () => (await import('./translatedWords/es.ts')).es,
  et: async () => (await import('./translatedWords/et.ts')).et,
  fi: async () => (await import('./translatedWords/fi.ts')).fi,
  fr: async () => (await import('./translatedWords/fr.ts')).fr,
  ga: async () => (await import('./translatedWords/ga.ts')).ga,
  he: async () => (await import('./translatedWords/he.ts')).he,
  hr: async () => (await import('./translatedWords/hr.ts')).hr,
  hu: async () => (await import('./translatedWords/hu.ts')).hu,
  it: async () => (await import('./translatedWords/it.ts')).it,
  lt: async () => (await import('./translatedWords/lt.ts')).lt,
  lv: async () => (await import('./translatedWords/lv.ts')).lv,
  mt: async () => (await import('./translatedWords/mt.ts')).mt,
  nl: async () => (await import('./translatedWords/nl.ts')).nl,
  pl: async () => (await import('./translatedWords/pl.ts')).pl,
  pt: async () => (await import('./translatedWords/pt.ts')).pt,
  ro: async () => (await import('./translatedWords/ro.ts')).ro,
  sk: async () => (await import('./translatedWords/sk.ts')).sk,
  sl: async () => (await import('./translatedWords/sl.ts')).sl,
  sv: async () => (await import('./translatedWords/sv.ts')).sv,
}
