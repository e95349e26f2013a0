import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('lt')

/** A time that counts down, in the genitive, as after „po“: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minutės', few: '# minučių', many: '# minutės', other: '# minučių' })
    : count(seconds, { one: '# sekundės', few: '# sekundžių', many: '# sekundės', other: '# sekundžių' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Prašome palaukti.',
    notArrived:
      'Dalies šio puslapio įkelti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą arba įkelkite puslapį iš naujo.',
    tryAgain: 'Bandyti dar kartą',
  },
  screenFailure: {
    failed:
      'Šios puslapio dalies dabar parodyti negalime. Bandykite ją parodyti dar kartą arba įkelkite puslapį iš naujo.',
    paymentFailed:
      'Jūsų mokėjimui tai įtakos neturi, bet dabar jo parodyti negalime. Nepradėkite kito mokėjimo. Bandykite šį parodyti dar kartą arba įkelkite puslapį iš naujo.',
    showAgain: 'Parodyti dar kartą',
  },
  support: { contact: 'Kreiptis į pagalbos tarnybą' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Prisijunkite iš naujo, kad galėtumėte tęsti.',
  'sca-sign-in': 'Patvirtinkite savo tapatybę, kad galėtumėte tęsti.',
  resend: 'Šis kodas nebegalioja. Paprašykite naujo.',
  'switch-factor': 'Čia tai neveikia. Bandykite kitoje naršyklėje arba prisijunkite kitu būdu.',
  wait: 'Šiek tiek palaukite ir bandykite dar kartą.',
  'new-quote': 'Šis pasiūlymas nebegalioja. Paprašykite naujo.',
  retry: 'Nepavyko. Bandykite dar kartą.',
  'contact-support': 'Įvyko klaida. Dėl jūsų saugumo veiksmo netęsėme. Kreipkitės į pagalbos tarnybą.',
  none: 'Nepavyko.',
  NETWORK_UNREACHABLE: 'Nepavyksta užmegzti ryšio. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  TIMEOUT: 'Tai užtruko per ilgai. Patikrinkite interneto ryšį ir bandykite dar kartą.',
  PLATFORM_UNAVAILABLE: 'Paslauga dabar neveikia. Bandykite vėliau.',
  SERVICE_UNAVAILABLE: 'Paslauga dabar neveikia. Bandykite vėliau.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Per daug bandymų. Bandykite dar kartą po ${waitingTime(retryAfterMs)}.`
      : 'Per daug bandymų. Bandykite vėliau.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Jūsų paskyra laikinai užblokuota. Bandykite dar kartą po ${waitingTime(retryAfterMs)}.`
      : 'Jūsų paskyra laikinai užblokuota. Bandykite vėliau.',
  UNEXPECTED_RESPONSE:
    'Gavome netikėtą atsakymą, todėl veiksmo netęsėme. Bandykite vėliau arba kreipkitės į pagalbos tarnybą.',
  STORAGE_UNAVAILABLE:
    'Ši naršyklė negali išsaugoti to, ko reikia jūsų piniginei. Išjunkite privatųjį naršymą arba atlaisvinkite vietos.',
  TARGET_BUNDLE_UNTRUSTED:
    'Jūsų kodas neišsiųstas. Nepavyko patikrinti, kas jį gautų. Prieš kitą bandymą kreipkitės į pagalbos tarnybą.',
  VERIFICATION_LINK_UNTRUSTED:
    'Dėl jūsų saugumo patikros neatvėrėme: nuoroda veda į nežinomą svetainę. Kreipkitės į pagalbos tarnybą.',
}
