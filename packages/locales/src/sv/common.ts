import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('sv')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minut', other: '# minuter' })
    : count(seconds, { one: '# sekund', other: '# sekunder' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Ett ögonblick.',
    notArrived: 'En del av sidan laddades inte. Kontrollera anslutningen och försök igen, eller ladda om sidan.',
    tryAgain: 'Försök igen',
  },
  screenFailure: {
    failed: 'Vi kan inte visa den här delen av sidan just nu. Visa den igen eller ladda om sidan.',
    paymentFailed:
      'Din betalning påverkas inte, men vi kan inte visa den just nu. Börja ingen ny. Visa den igen eller ladda om sidan.',
    showAgain: 'Visa igen',
  },
  support: { contact: 'Kontakta kundtjänst' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Logga in igen för att fortsätta.',
  'sca-sign-in': 'Bekräfta din identitet för att fortsätta.',
  resend: 'Koden fungerar inte längre. Begär en ny.',
  'switch-factor':
    'Det fungerar inte i den här webbläsaren. Prova en annan webbläsare eller ett annat sätt att logga in.',
  wait: 'Vänta ett ögonblick och försök igen.',
  'new-quote': 'Erbjudandet gäller inte längre. Begär ett nytt.',
  retry: 'Det gick inte. Försök igen.',
  'contact-support': 'Något gick fel och vi avbröt för säkerhets skull. Kontakta kundtjänst.',
  none: 'Det gick inte.',
  NETWORK_UNREACHABLE: 'Vi kan inte ansluta just nu. Kontrollera anslutningen och försök igen.',
  TIMEOUT: 'Det tog för lång tid. Kontrollera anslutningen och försök igen.',
  PLATFORM_UNAVAILABLE: 'Tjänsten är inte tillgänglig just nu. Försök igen senare.',
  SERVICE_UNAVAILABLE: 'Tjänsten är inte tillgänglig just nu. Försök igen senare.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `För många försök. Vänta ${waitingTime(retryAfterMs)} och försök igen.`
      : 'För många försök. Vänta ett ögonblick och försök igen.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Tillfälligt spärrat. Försök igen om ${waitingTime(retryAfterMs)}.`
      : 'Tillfälligt spärrat. Försök igen senare.',
  UNEXPECTED_RESPONSE: 'Vi fick ett oväntat svar och avbröt därför. Försök igen senare eller kontakta kundtjänst.',
  STORAGE_UNAVAILABLE:
    'Webbläsaren kan inte spara det som din plånbok behöver. Lämna privat läge eller frigör utrymme.',
  TARGET_BUNDLE_UNTRUSTED:
    'Din kod har inte skickats. Vi kunde inte kontrollera servern som skulle ta emot den. Kontakta kundtjänst innan du försöker igen.',
  VERIFICATION_LINK_UNTRUSTED:
    'För din säkerhet öppnade vi inte kontrollen: länken leder till en webbplats som vi inte känner till. Kontakta kundtjänst.',
}
