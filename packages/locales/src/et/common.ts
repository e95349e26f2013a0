import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('et')

/** A time until something happens, in the genitive before "pärast": in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minuti', other: '# minuti' })
    : count(seconds, { one: '# sekundi', other: '# sekundi' })

/** A time that is left, in the nominative after one and in the partitive after more. */
export const leftInWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minut', other: '# minutit' })
    : count(seconds, { one: '# sekund', other: '# sekundit' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Palun oodake hetk.',
    notArrived:
      'Osa sellest lehest jäi laadimata. Kontrollige internetiühendust ja proovige uuesti või laadige leht uuesti.',
    tryAgain: 'Proovi uuesti',
  },
  screenFailure: {
    failed: 'Me ei saa seda lehe osa praegu näidata. Avage see uuesti või laadige leht uuesti.',
    paymentFailed:
      'See ei mõjuta teie makset, kuid me ei saa seda lehe osa praegu näidata. Ärge alustage uut makset. Avage see osa uuesti või laadige leht uuesti.',
    showAgain: 'Ava uuesti',
  },
  support: { contact: 'Võta ühendust klienditoega' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Jätkamiseks logige uuesti sisse.',
  'sca-sign-in': 'Jätkamiseks kinnitage oma isik.',
  resend: 'See kood enam ei kehti. Küsige uus.',
  'switch-factor': 'See siin ei toimi. Proovige teist brauserit või teist sisselogimisviisi.',
  wait: 'Oodake veidi ja proovige uuesti.',
  'new-quote': 'See pakkumine enam ei kehti. Küsige uus.',
  retry: 'See ei õnnestunud. Proovige uuesti.',
  'contact-support': 'Midagi läks valesti ja igaks juhuks me ei jätkanud. Võtke ühendust klienditoega.',
  none: 'See ei õnnestunud.',
  NETWORK_UNREACHABLE: 'Ühendust ei õnnestu luua. Kontrollige internetiühendust ja proovige uuesti.',
  TIMEOUT: 'See võttis liiga kaua aega. Kontrollige internetiühendust ja proovige uuesti.',
  PLATFORM_UNAVAILABLE: 'Teenus ei ole praegu kättesaadav. Proovige hiljem uuesti.',
  SERVICE_UNAVAILABLE: 'Teenus ei ole praegu kättesaadav. Proovige hiljem uuesti.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Liiga palju katseid. Proovige uuesti ${waitingTime(retryAfterMs)} pärast.`
      : 'Liiga palju katseid. Proovige hiljem uuesti.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Ajutiselt lukustatud. Proovige uuesti ${waitingTime(retryAfterMs)} pärast.`
      : 'Ajutiselt lukustatud. Proovige hiljem uuesti.',
  UNEXPECTED_RESPONSE:
    'Saime ootamatu vastuse ja seetõttu me ei jätkanud. Proovige hiljem uuesti või võtke ühendust klienditoega.',
  STORAGE_UNAVAILABLE:
    'See brauser ei saa salvestada rahakotile vajalikke andmeid. Väljuge privaatrežiimist või vabastage ruumi.',
  TARGET_BUNDLE_UNTRUSTED:
    'Teie koodi ei saadetud. Me ei saanud kontrollida, kes selle vastu võtaks. Enne kui uuesti proovite, võtke ühendust klienditoega.',
  VERIFICATION_LINK_UNTRUSTED:
    'Teie turvalisuse huvides me isikutuvastust ei avanud: link viib meile tundmatule veebisaidile. Võtke ühendust klienditoega.',
}
