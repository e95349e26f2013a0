import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('lv')

/** A time that counts down, as it stands after "pēc": in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { zero: '# minūtēm', one: '# minūtes', other: '# minūtēm' })
    : count(seconds, { zero: '# sekundēm', one: '# sekundes', other: '# sekundēm' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Lūdzu, uzgaidiet.',
    notArrived: 'Šīs lapas daļu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz vai atsvaidziniet lapu.',
    tryAgain: 'Mēģināt vēlreiz',
  },
  screenFailure: {
    failed: 'Šo lapas daļu pašlaik nevaram parādīt. Mēģiniet to parādīt vēlreiz vai atsvaidziniet lapu.',
    paymentFailed:
      'Jūsu maksājumu šī kļūme neietekmē, bet pašlaik nevaram to parādīt. Nesāciet jaunu maksājumu. Mēģiniet to parādīt vēlreiz vai atsvaidziniet lapu.',
    showAgain: 'Parādīt vēlreiz',
  },
  support: { contact: 'Sazināties ar atbalstu' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Lai turpinātu, pieslēdzieties vēlreiz.',
  'sca-sign-in': 'Lai turpinātu, apstipriniet savu identitāti.',
  resend: 'Šis kods vairs nav derīgs. Pieprasiet jaunu.',
  'switch-factor': 'Šeit tas nedarbojas. Izmantojiet citu pārlūku vai pieslēdzieties citādi.',
  wait: 'Brīdi uzgaidiet un mēģiniet vēlreiz.',
  'new-quote': 'Šis piedāvājums vairs nav spēkā. Pieprasiet jaunu.',
  retry: 'Tas neizdevās. Mēģiniet vēlreiz.',
  'contact-support': 'Radās kļūme, tāpēc drošības labad darbību pārtraucām. Sazinieties ar klientu atbalstu.',
  none: 'Tas neizdevās.',
  NETWORK_UNREACHABLE: 'Nevaram izveidot savienojumu. Pārbaudiet interneta savienojumu un mēģiniet vēlreiz.',
  TIMEOUT: 'Tas aizņēma pārāk daudz laika. Pārbaudiet interneta savienojumu un mēģiniet vēlreiz.',
  PLATFORM_UNAVAILABLE: 'Pakalpojums pašlaik nav pieejams. Mēģiniet vēlāk.',
  SERVICE_UNAVAILABLE: 'Pakalpojums pašlaik nav pieejams. Mēģiniet vēlāk.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Pārāk daudz mēģinājumu. Mēģiniet vēlreiz pēc ${waitingTime(retryAfterMs)}.`
      : 'Pārāk daudz mēģinājumu. Mēģiniet vēlāk.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Jūsu konts uz laiku ir bloķēts. Mēģiniet vēlreiz pēc ${waitingTime(retryAfterMs)}.`
      : 'Jūsu konts uz laiku ir bloķēts. Mēģiniet vēlāk.',
  UNEXPECTED_RESPONSE:
    'Saņēmām negaidītu atbildi, tāpēc darbību pārtraucām. Mēģiniet vēlāk vai sazinieties ar klientu atbalstu.',
  STORAGE_UNAVAILABLE:
    'Šis pārlūks nevar saglabāt to, kas vajadzīgs jūsu makam. Izejiet no privātā režīma vai atbrīvojiet vietu ierīcē.',
  TARGET_BUNDLE_UNTRUSTED:
    'Jūsu ievadītais kods nav nosūtīts: neizdevās pārliecināties, kas to saņemtu. Pirms mēģināt vēlreiz, sazinieties ar klientu atbalstu.',
  VERIFICATION_LINK_UNTRUSTED:
    'Drošības labad pārbaudi neatvērām: saite ved uz mums nezināmu vietni. Sazinieties ar klientu atbalstu.',
}
