import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('ro')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minut', few: '# minute', other: '# de minute' })
    : count(seconds, { one: '# secundă', few: '# secunde', other: '# de secunde' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Un moment.',
    notArrived: 'O parte a paginii nu s-a încărcat. Verificați conexiunea și încercați din nou sau reîncărcați pagina.',
    tryAgain: 'Încercați din nou',
  },
  screenFailure: {
    failed: 'Acum nu putem afișa această parte a paginii. Afișați-o din nou sau reîncărcați pagina.',
    paymentFailed:
      'Plata dvs. nu este afectată, dar acum nu o putem afișa. Nu începeți alta. Afișați-o din nou sau reîncărcați pagina.',
    showAgain: 'Afișați din nou',
  },
  support: { contact: 'Contactați asistența' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Conectați-vă din nou pentru a continua.',
  'sca-sign-in': 'Confirmați-vă identitatea pentru a continua.',
  resend: 'Acest cod nu mai este valabil. Cereți altul.',
  'switch-factor': 'Nu funcționează în acest browser. Încercați alt browser sau alt mod de conectare.',
  wait: 'Așteptați puțin și încercați din nou.',
  'new-quote': 'Această ofertă nu mai este valabilă. Cereți alta.',
  retry: 'Nu a reușit. Încercați din nou.',
  'contact-support': 'Ceva nu a mers bine și ne-am oprit pentru siguranță. Contactați asistența.',
  none: 'Nu a reușit.',
  NETWORK_UNREACHABLE: 'Nu ne putem conecta acum. Verificați conexiunea și încercați din nou.',
  TIMEOUT: 'A durat prea mult. Verificați conexiunea și încercați din nou.',
  PLATFORM_UNAVAILABLE: 'Serviciul nu este disponibil acum. Încercați mai târziu.',
  SERVICE_UNAVAILABLE: 'Serviciul nu este disponibil acum. Încercați mai târziu.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Prea multe încercări. Așteptați ${waitingTime(retryAfterMs)} și încercați din nou.`
      : 'Prea multe încercări. Așteptați puțin și încercați din nou.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Blocat temporar. Încercați din nou peste ${waitingTime(retryAfterMs)}.`
      : 'Blocat temporar. Încercați mai târziu.',
  UNEXPECTED_RESPONSE: 'Am primit un răspuns neașteptat și ne-am oprit. Încercați mai târziu sau contactați asistența.',
  STORAGE_UNAVAILABLE:
    'Acest browser nu poate salva ce îi trebuie portofelului dvs. Ieșiți din modul privat sau eliberați spațiu.',
  TARGET_BUNDLE_UNTRUSTED:
    'Codul dvs. nu a fost trimis. Nu am putut verifica serverul care urma să îl primească. Contactați asistența înainte de a încerca din nou.',
  VERIFICATION_LINK_UNTRUSTED:
    'Pentru siguranța dvs., nu am deschis verificarea: linkul duce la un site pe care nu îl cunoaștem. Contactați asistența.',
}
