import type { Messages } from '@countersign/react'
import { createContext, useCallback, useState } from 'react'
import { messages as inEnglish } from '../wallet/messages.tsx'
import { setDirection } from './look.ts'
import { translatedWords } from './translatedWords.ts'
import { englishWords, type Words } from './words.ts'

export type Tag =
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

/** The languages of the library's screens. Each is loaded when it is chosen. */
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

/** A language, with the words of the library's screens and Harbor's own. */
export type Language = { tag: Tag; messages: Messages; words: Words }

/** Takes up the language of this tab, or else of the device; `?lang=de` in the address wins. */
export async function restoreLanguage(): Promise<Language> {
  const wanted = new URLSearchParams(location.search).get('lang') ?? sessionStorage.getItem(languageNote)
  const ofDevice = navigator.languages.map((language) => language.split('-')[0])
  const tags = [wanted, ...ofDevice].flatMap((tag) => languages.find((language) => language.tag === tag)?.tag ?? [])
  const [tag = 'en'] = tags
  // The direction of the page may be turned around by hand. A language that does not arrive keeps no one from the wallet.
  return tag === 'en' ? english : load(tag).catch(() => english)
}

const english: Language = { tag: 'en', messages: inEnglish, words: englishWords }

async function load(tag: Tag): Promise<Language> {
  const { direction, load: read } = entries[tag]
  const [messages, words] = await Promise.all([read(), readWords(tag)])
  sessionStorage.setItem(languageNote, tag)
  document.documentElement.lang = tag
  setDirection(direction)
  return { tag, messages, words }
}

const readWords = async (tag: Tag): Promise<Words> => (tag === 'en' ? englishWords : translatedWords[tag]())

/** The language now, and the way to another one. */
export const LanguageContext = createContext<Language & { choose(tag: string): void }>({ ...english, choose: () => {} })

/** Keeps the language. One that does not arrive changes nothing. */
export function useLanguage(first: Language) {
  const [language, setLanguage] = useState(first)
  const choose = useCallback((wanted: string) => {
    const known = languages.find(({ tag }) => tag === wanted)
    if (known) load(known.tag).then(setLanguage, () => undefined)
  }, [])
  return { ...language, choose }
}
