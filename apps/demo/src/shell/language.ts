import type { Messages } from '@countersign/react'
import { createContext, useCallback, useState } from 'react'
import { messages as inEnglish } from '../wallet/messages.tsx'
import { setDirection } from './look.ts'

type Tag =
  | 'en'
  | 'ar'
  | 'bg'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'es'
  | 'et'
  | 'fi'
  | 'fr'
  | 'ga'
  | 'he'
  | 'hr'
  | 'hu'
  | 'it'
  | 'lt'
  | 'lv'
  | 'mt'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'sk'
  | 'sl'
  | 'sv'

type Entry = { name: string; direction: 'ltr' | 'rtl'; load(): Promise<Messages> }

/** The languages of the library's screens. Each is loaded when it is chosen. Harbor's own words are English. */
const entries: { readonly [tag in Tag]: Entry } = {
  en: { name: 'English', direction: 'ltr', load: async () => inEnglish },
  ar: { name: 'العربية', direction: 'rtl', load: async () => (await import('@countersign/locales/ar')).ar },
  bg: { name: 'Български', direction: 'ltr', load: async () => (await import('@countersign/locales/bg')).bg },
  cs: { name: 'Čeština', direction: 'ltr', load: async () => (await import('@countersign/locales/cs')).cs },
  da: { name: 'Dansk', direction: 'ltr', load: async () => (await import('@countersign/locales/da')).da },
  de: { name: 'Deutsch', direction: 'ltr', load: async () => (await import('@countersign/locales/de')).de },
  el: { name: 'Ελληνικά', direction: 'ltr', load: async () => (await import('@countersign/locales/el')).el },
  es: { name: 'Español', direction: 'ltr', load: async () => (await import('@countersign/locales/es')).es },
  et: { name: 'Eesti', direction: 'ltr', load: async () => (await import('@countersign/locales/et')).et },
  fi: { name: 'Suomi', direction: 'ltr', load: async () => (await import('@countersign/locales/fi')).fi },
  fr: { name: 'Français', direction: 'ltr', load: async () => (await import('@countersign/locales/fr')).fr },
  ga: { name: 'Gaeilge', direction: 'ltr', load: async () => (await import('@countersign/locales/ga')).ga },
  he: { name: 'עברית', direction: 'rtl', load: async () => (await import('@countersign/locales/he')).he },
  hr: { name: 'Hrvatski', direction: 'ltr', load: async () => (await import('@countersign/locales/hr')).hr },
  hu: { name: 'Magyar', direction: 'ltr', load: async () => (await import('@countersign/locales/hu')).hu },
  it: { name: 'Italiano', direction: 'ltr', load: async () => (await import('@countersign/locales/it')).it },
  lt: { name: 'Lietuvių', direction: 'ltr', load: async () => (await import('@countersign/locales/lt')).lt },
  lv: { name: 'Latviešu', direction: 'ltr', load: async () => (await import('@countersign/locales/lv')).lv },
  mt: { name: 'Malti', direction: 'ltr', load: async () => (await import('@countersign/locales/mt')).mt },
  nl: { name: 'Nederlands', direction: 'ltr', load: async () => (await import('@countersign/locales/nl')).nl },
  pl: { name: 'Polski', direction: 'ltr', load: async () => (await import('@countersign/locales/pl')).pl },
  pt: { name: 'Português', direction: 'ltr', load: async () => (await import('@countersign/locales/pt')).pt },
  ro: { name: 'Română', direction: 'ltr', load: async () => (await import('@countersign/locales/ro')).ro },
  sk: { name: 'Slovenčina', direction: 'ltr', load: async () => (await import('@countersign/locales/sk')).sk },
  sl: { name: 'Slovenščina', direction: 'ltr', load: async () => (await import('@countersign/locales/sl')).sl },
  sv: { name: 'Svenska', direction: 'ltr', load: async () => (await import('@countersign/locales/sv')).sv },
}

export const languages: readonly { tag: Tag; name: string }[] = Object.entries(entries).map(([tag, { name }]) => ({
  tag: tag as Tag,
  name,
}))

const languageNote = 'harbor:language'

/** A language and its words. */
export type Language = { tag: Tag; messages: Messages }

/** Takes up the language of this tab; `?lang=de` in the address wins. */
export async function restoreLanguage(): Promise<Language> {
  const wanted = new URLSearchParams(location.search).get('lang') ?? sessionStorage.getItem(languageNote)
  const known = languages.find(({ tag }) => tag === wanted)
  return known && known.tag !== 'en' ? await load(known.tag) : { tag: 'en', messages: inEnglish }
}

async function load(tag: Tag): Promise<Language> {
  const { direction, load: read } = entries[tag]
  const messages = await read()
  sessionStorage.setItem(languageNote, tag)
  document.documentElement.lang = tag
  setDirection(direction)
  return { tag, messages }
}

/** The language now, and the way to another one. */
export const LanguageContext = createContext<{ tag: Tag; choose(tag: string): void }>({ tag: 'en', choose: () => {} })

/** Keeps the language. One that does not arrive changes nothing. */
export function useLanguage(first: Language) {
  const [language, setLanguage] = useState(first)
  const choose = useCallback((wanted: string) => {
    const known = languages.find(({ tag }) => tag === wanted)
    if (known) load(known.tag).then(setLanguage, () => undefined)
  }, [])
  return { ...language, choose }
}
