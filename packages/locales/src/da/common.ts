import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('da')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minut', other: '# minutter' })
    : count(seconds, { one: '# sekund', other: '# sekunder' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Et øjeblik.',
    notArrived: 'En del af siden blev ikke hentet. Kontrollér forbindelsen, og prøv igen, eller genindlæs siden.',
    tryAgain: 'Prøv igen',
  },
  screenFailure: {
    failed: 'Vi kan ikke vise denne del af siden lige nu. Vis den igen, eller genindlæs siden.',
    paymentFailed:
      'Din betaling er ikke berørt, men vi kan ikke vise den lige nu. Begynd ikke en ny. Vis den igen, eller genindlæs siden.',
    showAgain: 'Vis igen',
  },
  support: { contact: 'Kontakt kundeservice' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Log ind igen for at fortsætte.',
  'sca-sign-in': 'Bekræft din identitet for at fortsætte.',
  resend: 'Koden virker ikke længere. Bed om en ny.',
  'switch-factor': 'Det virker ikke i denne browser. Prøv en anden browser eller en anden måde at logge ind på.',
  wait: 'Vent et øjeblik, og prøv igen.',
  'new-quote': 'Tilbuddet gælder ikke længere. Bed om et nyt.',
  retry: 'Det lykkedes ikke. Prøv igen.',
  'contact-support': 'Noget gik galt, og vi stoppede for en sikkerheds skyld. Kontakt kundeservice.',
  none: 'Det lykkedes ikke.',
  NETWORK_UNREACHABLE: 'Vi kan ikke få forbindelse lige nu. Kontrollér forbindelsen, og prøv igen.',
  TIMEOUT: 'Det tog for lang tid. Kontrollér forbindelsen, og prøv igen.',
  PLATFORM_UNAVAILABLE: 'Tjenesten er ikke tilgængelig lige nu. Prøv igen senere.',
  SERVICE_UNAVAILABLE: 'Tjenesten er ikke tilgængelig lige nu. Prøv igen senere.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `For mange forsøg. Vent ${waitingTime(retryAfterMs)}, og prøv igen.`
      : 'For mange forsøg. Vent et øjeblik, og prøv igen.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Midlertidigt spærret. Prøv igen om ${waitingTime(retryAfterMs)}.`
      : 'Midlertidigt spærret. Prøv igen senere.',
  UNEXPECTED_RESPONSE: 'Vi fik et uventet svar og stoppede derfor. Prøv igen senere, eller kontakt kundeservice.',
  STORAGE_UNAVAILABLE:
    'Browseren kan ikke gemme det, din tegnebog har brug for. Forlad privat tilstand, eller frigør plads.',
  TARGET_BUNDLE_UNTRUSTED:
    'Din kode blev ikke sendt. Vi kunne ikke kontrollere den server, der skulle modtage den. Kontakt kundeservice, før du prøver igen.',
  VERIFICATION_LINK_UNTRUSTED:
    'For din sikkerhed åbnede vi ikke kontrollen: linket fører til et websted, vi ikke kender. Kontakt kundeservice.',
}
