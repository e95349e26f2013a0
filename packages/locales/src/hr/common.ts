import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

export const count = createCounter('hr')

/** A time that counts down, in the accusative: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minutu', few: '# minute', other: '# minuta' })
    : count(seconds, { one: '# sekundu', few: '# sekunde', other: '# sekundi' })

/** Asks for every digit of a code. */
export const allDigits = (length: number): string =>
  count(length, {
    one: 'Unesite # znamenku.',
    few: 'Unesite sve # znamenke.',
    other: 'Unesite svih # znamenki.',
  })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Samo trenutak.',
    notArrived:
      'Dio ove stranice nije se učitao. Provjerite internetsku vezu i pokušajte ponovno ili osvježite stranicu.',
    tryAgain: 'Pokušaj ponovno',
  },
  screenFailure: {
    failed: 'Ovaj dio stranice trenutačno ne možemo prikazati. Prikažite ga ponovno ili osvježite stranicu.',
    paymentFailed:
      'Vaše plaćanje trenutačno ne možemo prikazati, ali to na njega ne utječe. Nemojte započinjati novo. Prikažite ga ponovno ili osvježite stranicu.',
    showAgain: 'Prikaži ponovno',
  },
  support: { contact: 'Kontaktiraj podršku' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Za nastavak se ponovno prijavite.',
  'sca-sign-in': 'Za nastavak potvrdite svoj identitet.',
  resend: 'Ovaj kôd više ne vrijedi. Zatražite novi.',
  'switch-factor': 'Ovdje to ne radi. Pokušajte u drugom pregledniku ili se prijavite na drugi način.',
  wait: 'Pričekajte trenutak pa pokušajte ponovno.',
  'new-quote': 'Ova ponuda više ne vrijedi. Zatražite novu.',
  retry: 'Nije uspjelo. Pokušajte ponovno.',
  'contact-support': 'Nešto nije u redu pa smo radi sigurnosti zaustavili postupak. Obratite se podršci.',
  none: 'Nije uspjelo.',
  NETWORK_UNREACHABLE: 'Ne možemo se povezati. Provjerite internetsku vezu i pokušajte ponovno.',
  TIMEOUT: 'Trajalo je predugo. Provjerite internetsku vezu i pokušajte ponovno.',
  PLATFORM_UNAVAILABLE: 'Usluga nije dostupna. Pokušajte kasnije.',
  SERVICE_UNAVAILABLE: 'Usluga nije dostupna. Pokušajte kasnije.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Previše pokušaja. Pokušajte ponovno za ${waitingTime(retryAfterMs)}.`
      : 'Previše pokušaja. Pokušajte kasnije.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Vaš je korisnički račun privremeno blokiran. Pokušajte ponovno za ${waitingTime(retryAfterMs)}.`
      : 'Vaš je korisnički račun privremeno blokiran. Pokušajte kasnije.',
  UNEXPECTED_RESPONSE:
    'Dobili smo neočekivan odgovor pa smo zaustavili postupak. Pokušajte kasnije ili se obratite podršci.',
  STORAGE_UNAVAILABLE:
    'Ovaj preglednik ne može spremiti podatke koji trebaju vašem novčaniku. Izađite iz privatnog načina rada ili oslobodite prostor.',
  TARGET_BUNDLE_UNTRUSTED:
    'Vaš kôd nije poslan. Nismo mogli provjeriti tko bi ga primio. Prije novog pokušaja obratite se podršci.',
  VERIFICATION_LINK_UNTRUSTED:
    'Radi vaše sigurnosti nismo otvorili provjeru: poveznica vodi na web-stranicu koju ne poznajemo. Obratite se podršci.',
}
