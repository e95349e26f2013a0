import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

export const count = createCounter('sl')

/** A time that counts down, in the accusative: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minuto', two: '# minuti', few: '# minute', other: '# minut' })
    : count(seconds, { one: '# sekundo', two: '# sekundi', few: '# sekunde', other: '# sekund' })

/** What is asked for when a part of a code is missing. */
export const enterAllDigits = (length: number): string =>
  count(length, {
    one: 'Vnesite # števko.',
    two: 'Vnesite obe (#) števki.',
    few: 'Vnesite vse # števke.',
    other: 'Vnesite vseh # števk.',
  })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Trenutek, prosimo.',
    notArrived: 'Del te strani se ni naložil. Preverite povezavo in poskusite znova ali osvežite stran.',
    tryAgain: 'Poskusi znova',
  },
  screenFailure: {
    failed: 'Tega dela strani trenutno ne moremo prikazati. Prikažite ga znova ali osvežite stran.',
    paymentFailed:
      'Na vaše plačilo to ne vpliva, vendar ga trenutno ne moremo prikazati. Ne začenjajte novega plačila. Prikažite ga znova ali osvežite stran.',
    showAgain: 'Prikaži znova',
  },
  support: { contact: 'Stik s podporo' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Za nadaljevanje se znova prijavite.',
  'sca-sign-in': 'Za nadaljevanje potrdite, da ste to vi.',
  resend: 'Ta koda ne velja več. Zahtevajte novo.',
  'switch-factor': 'Tukaj to ne deluje. Poskusite v drugem brskalniku ali z drugim načinom prijave.',
  wait: 'Počakajte trenutek in poskusite znova.',
  'new-quote': 'Ta ponudba ne velja več. Zahtevajte novo.',
  retry: 'Ni uspelo. Poskusite znova.',
  'contact-support': 'Prišlo je do napake, zato zaradi varnosti nismo nadaljevali. Obrnite se na podporo.',
  none: 'Ni uspelo.',
  NETWORK_UNREACHABLE: 'Trenutno se ne moremo povezati. Preverite povezavo in poskusite znova.',
  TIMEOUT: 'Trajalo je predolgo. Preverite povezavo in poskusite znova.',
  PLATFORM_UNAVAILABLE: 'Storitev trenutno ni na voljo. Poskusite pozneje.',
  SERVICE_UNAVAILABLE: 'Storitev trenutno ni na voljo. Poskusite pozneje.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    `Preveč poskusov. Poskusite znova ${retryAfterMs ? `čez ${waitingTime(retryAfterMs)}` : 'pozneje'}.`,
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    `Začasno zaklenjeno. Poskusite znova ${retryAfterMs ? `čez ${waitingTime(retryAfterMs)}` : 'pozneje'}.`,
  UNEXPECTED_RESPONSE:
    'Prejeli smo nepričakovan odgovor, zato nismo nadaljevali. Poskusite pozneje ali se obrnite na podporo.',
  STORAGE_UNAVAILABLE:
    'Ta brskalnik ne more shraniti tega, kar potrebuje vaša denarnica. Zapustite zasebno brskanje ali sprostite nekaj prostora.',
  TARGET_BUNDLE_UNTRUSTED:
    'Vaša koda ni bila poslana. Nismo mogli preveriti, kdo bi jo prejel. Preden poskusite znova, se obrnite na podporo.',
  VERIFICATION_LINK_UNTRUSTED:
    'Zaradi vaše varnosti preverjanja nismo odprli: povezava vodi na spletno mesto, ki ga ne poznamo. Obrnite se na podporo.',
}
