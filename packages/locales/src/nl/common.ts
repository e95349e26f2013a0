import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('nl')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minuut', other: '# minuten' })
    : count(seconds, { one: '# seconde', other: '# seconden' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Een ogenblik.',
    notArrived:
      'Een deel van deze pagina is niet geladen. Controleer je verbinding en probeer het opnieuw, of vernieuw de pagina.',
    tryAgain: 'Opnieuw proberen',
  },
  screenFailure: {
    failed: 'We kunnen dit deel van de pagina nu niet tonen. Toon het opnieuw of vernieuw de pagina.',
    paymentFailed:
      'Dit heeft geen gevolgen voor je betaling, maar we kunnen die nu niet tonen. Begin geen nieuwe betaling. Toon de betaling opnieuw of vernieuw de pagina.',
    showAgain: 'Opnieuw tonen',
  },
  support: { contact: 'Contact met de klantenservice' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Log opnieuw in om door te gaan.',
  'sca-sign-in': 'Bevestig je identiteit om door te gaan.',
  resend: 'Deze code werkt niet meer. Vraag een nieuwe aan.',
  'switch-factor': 'Dat werkt niet in deze browser. Probeer een andere browser of log op een andere manier in.',
  wait: 'Wacht even en probeer het dan opnieuw.',
  'new-quote': 'Dit aanbod geldt niet meer. Vraag een nieuw aan.',
  retry: 'Dat is niet gelukt. Probeer het opnieuw.',
  'contact-support': 'Er ging iets mis en voor de zekerheid zijn we gestopt. Neem contact op met de klantenservice.',
  none: 'Dat is niet gelukt.',
  NETWORK_UNREACHABLE: 'We kunnen nu geen verbinding maken. Controleer je verbinding en probeer het opnieuw.',
  TIMEOUT: 'Dat duurde te lang. Controleer je verbinding en probeer het opnieuw.',
  PLATFORM_UNAVAILABLE: 'De dienst is nu niet beschikbaar. Probeer het later opnieuw.',
  SERVICE_UNAVAILABLE: 'De dienst is nu niet beschikbaar. Probeer het later opnieuw.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Te veel pogingen. Wacht ${waitingTime(retryAfterMs)} en probeer het dan opnieuw.`
      : 'Te veel pogingen. Wacht even en probeer het dan opnieuw.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Tijdelijk geblokkeerd. Probeer het over ${waitingTime(retryAfterMs)} opnieuw.`
      : 'Tijdelijk geblokkeerd. Probeer het later opnieuw.',
  UNEXPECTED_RESPONSE:
    'We kregen een onverwacht antwoord en zijn daarom gestopt. Probeer het later opnieuw of neem contact op met de klantenservice.',
  STORAGE_UNAVAILABLE:
    'Deze browser kan niet bewaren wat je portemonnee nodig heeft. Verlaat de privémodus of maak ruimte vrij.',
  TARGET_BUNDLE_UNTRUSTED:
    'Je code is niet verzonden. We konden niet controleren of de server die hem zou ontvangen echt is. Neem contact op met de klantenservice voordat je het opnieuw probeert.',
  VERIFICATION_LINK_UNTRUSTED:
    'Voor je veiligheid hebben we de controle niet geopend: de link leidt naar een website die we niet kennen. Neem contact op met de klantenservice.',
}
