import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('sk')

/** A time that counts down, in the accusative: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minútu', few: '# minúty', many: '# minúty', other: '# minút' })
    : count(seconds, { one: '# sekundu', few: '# sekundy', many: '# sekundy', other: '# sekúnd' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Počkajte chvíľu, prosím.',
    notArrived: 'Časť tejto stránky sa nenačítala. Skontrolujte pripojenie a skúste to znova alebo stránku obnovte.',
    tryAgain: 'Skúsiť znova',
  },
  screenFailure: {
    failed: 'Túto časť stránky teraz nemôžeme zobraziť. Zobrazte ju znova alebo stránku obnovte.',
    paymentFailed:
      'Na vašu platbu to nemá vplyv, len ju teraz nemôžeme zobraziť. Nezačínajte novú; túto zobrazte znova alebo stránku obnovte.',
    showAgain: 'Zobraziť znova',
  },
  support: { contact: 'Kontaktovať podporu' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Ak chcete pokračovať, znova sa prihláste.',
  'sca-sign-in': 'Ak chcete pokračovať, potvrďte svoju totožnosť.',
  resend: 'Tento kód už neplatí. Vyžiadajte si nový.',
  'switch-factor': 'Tu to nefunguje. Skúste iný prehliadač alebo iný spôsob prihlásenia.',
  wait: 'Chvíľu počkajte a skúste to znova.',
  'new-quote': 'Táto ponuka už neplatí. Vyžiadajte si novú.',
  retry: 'Nepodarilo sa to. Skúste to znova.',
  'contact-support': 'Niečo sa nepodarilo a pre istotu sme ďalej nepokračovali. Kontaktujte podporu.',
  none: 'Nepodarilo sa to.',
  NETWORK_UNREACHABLE: 'Nedarí sa nám pripojiť. Skontrolujte pripojenie a skúste to znova.',
  TIMEOUT: 'Trvalo to príliš dlho. Skontrolujte pripojenie a skúste to znova.',
  PLATFORM_UNAVAILABLE: 'Služba nie je dostupná. Skúste to neskôr.',
  SERVICE_UNAVAILABLE: 'Služba nie je dostupná. Skúste to neskôr.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Príliš veľa pokusov. Skúste to znova o ${waitingTime(retryAfterMs)}.`
      : 'Príliš veľa pokusov. Skúste to neskôr.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Účet je dočasne zablokovaný. Skúste to znova o ${waitingTime(retryAfterMs)}.`
      : 'Účet je dočasne zablokovaný. Skúste to neskôr.',
  UNEXPECTED_RESPONSE:
    'Dostali sme neočakávanú odpoveď, preto sme ďalej nepokračovali. Skúste to neskôr alebo kontaktujte podporu.',
  STORAGE_UNAVAILABLE:
    'Tento prehliadač nemôže uložiť, čo vaša peňaženka potrebuje. Ukončite súkromné prehliadanie alebo uvoľnite miesto.',
  TARGET_BUNDLE_UNTRUSTED:
    'Váš kód sa neodoslal. Nepodarilo sa nám overiť, kto by ho dostal. Skôr než to skúsite znova, kontaktujte podporu.',
  VERIFICATION_LINK_UNTRUSTED:
    'Pre vašu bezpečnosť sme overenie neotvorili: odkaz vedie na web, ktorý nepoznáme. Kontaktujte podporu.',
}
