import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('cs')

/** A time that counts down, in the accusative: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minutu', few: '# minuty', many: '# minuty', other: '# minut' })
    : count(seconds, { one: '# sekundu', few: '# sekundy', many: '# sekundy', other: '# sekund' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Okamžik, prosím.',
    notArrived: 'Část této stránky se nenačetla. Zkontrolujte připojení a zkuste to znovu, nebo stránku obnovte.',
    tryAgain: 'Zkusit znovu',
  },
  screenFailure: {
    failed: 'Tuto část stránky teď nemůžeme zobrazit. Zobrazte ji znovu, nebo stránku obnovte.',
    paymentFailed:
      'Vaší platby se to netýká, ale teď ji nemůžeme zobrazit. Nezačínejte další. Zobrazte ji znovu, nebo stránku obnovte.',
    showAgain: 'Zobrazit znovu',
  },
  support: { contact: 'Kontaktovat podporu' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Pro pokračování se znovu přihlaste.',
  'sca-sign-in': 'Pro pokračování potvrďte svou totožnost.',
  resend: 'Tento kód už neplatí. Vyžádejte si nový.',
  'switch-factor': 'V tomto prohlížeči to nefunguje. Zkuste jiný prohlížeč nebo jiný způsob přihlášení.',
  wait: 'Chvíli počkejte a zkuste to znovu.',
  'new-quote': 'Tato nabídka už neplatí. Vyžádejte si novou.',
  retry: 'Nepodařilo se to. Zkuste to znovu.',
  'contact-support': 'Něco se nepovedlo a pro jistotu jsme dál nepokračovali. Kontaktujte podporu.',
  none: 'Nepodařilo se to.',
  NETWORK_UNREACHABLE: 'Teď se nemůžeme připojit. Zkontrolujte připojení a zkuste to znovu.',
  TIMEOUT: 'Trvalo to příliš dlouho. Zkontrolujte připojení a zkuste to znovu.',
  PLATFORM_UNAVAILABLE: 'Služba teď není dostupná. Zkuste to později.',
  SERVICE_UNAVAILABLE: 'Služba teď není dostupná. Zkuste to později.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Příliš mnoho pokusů. Počkejte ${waitingTime(retryAfterMs)} a zkuste to znovu.`
      : 'Příliš mnoho pokusů. Chvíli počkejte a zkuste to znovu.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Dočasně zablokováno. Zkuste to znovu za ${waitingTime(retryAfterMs)}.`
      : 'Dočasně zablokováno. Zkuste to později.',
  UNEXPECTED_RESPONSE:
    'Dostali jsme nečekanou odpověď, a proto jsme dál nepokračovali. Zkuste to později nebo kontaktujte podporu.',
  STORAGE_UNAVAILABLE:
    'Tento prohlížeč nemůže uložit, co vaše peněženka potřebuje. Ukončete anonymní režim, nebo uvolněte místo.',
  TARGET_BUNDLE_UNTRUSTED:
    'Váš kód nebyl odeslán. Nepodařilo se nám ověřit server, který ho měl dostat. Než to zkusíte znovu, kontaktujte podporu.',
  VERIFICATION_LINK_UNTRUSTED:
    'Pro vaši bezpečnost jsme ověření neotevřeli: odkaz vede na web, který neznáme. Kontaktujte podporu.',
}
