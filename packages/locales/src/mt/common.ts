import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('mt')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, {
        one: 'minuta waħda',
        two: '# minuti',
        few: '# minuti',
        many: '#-il minuta',
        other: '# minuta',
      })
    : count(seconds, {
        one: 'sekonda waħda',
        two: '# sekondi',
        few: '# sekondi',
        many: '#-il sekonda',
        other: '# sekonda',
      })

/** How long a code is that has only digits. */
export const digits = (length: number): string =>
  count(length, { one: 'ċifra waħda', two: '# ċifri', few: '# ċifri', many: '#-il ċifra', other: '# ċifra' })

/** How long a code is that has letters, too. */
export const characters = (length: number): string =>
  count(length, {
    one: 'karattru wieħed',
    two: '# karattri',
    few: '# karattri',
    many: '#-il karattru',
    other: '# karattru',
  })

/** How many decimal places an amount may have. */
export const decimalPlaces = (decimals: number): string =>
  count(decimals, {
    one: 'ċifra deċimali waħda',
    two: '# ċifri deċimali',
    few: '# ċifri deċimali',
    many: '#-il ċifra deċimali',
    other: '# ċifra deċimali',
  })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Mument, jekk jogħġbok.',
    notArrived: 'Parti minn din il-paġna ma nfetħitx. Iċċekkja l-konnessjoni u erġa’ pprova, jew aġġorna l-paġna.',
    tryAgain: 'Erġa’ pprova',
  },
  screenFailure: {
    failed: 'Bħalissa ma nistgħux nuru din il-parti tal-paġna. Erġa’ uriha, jew aġġorna l-paġna.',
    paymentFailed:
      'Dan ma jolqotx il-pagament tiegħek, iżda bħalissa ma nistgħux nuruh. Tibdiex ieħor. Erġa’ urih, jew aġġorna l-paġna.',
    showAgain: 'Erġa’ uri',
  },
  support: { contact: 'Ikkuntattja lill-appoġġ' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Erġa’ idħol biex tkompli.',
  'sca-sign-in': 'Ikkonferma l-identità tiegħek biex tkompli.',
  resend: 'Dan il-kodiċi m’għadux jgħodd. Itlob wieħed ġdid.',
  'switch-factor': 'Dan ma jaħdimx hawn. Ipprova brawżer ieħor jew mod ieħor kif tidħol.',
  wait: 'Stenna ftit, imbagħad erġa’ pprova.',
  'new-quote': 'Din l-offerta m’għadhiex tgħodd. Itlob waħda ġdida.',
  retry: 'Dan ma rnexxiex. Erġa’ pprova.',
  'contact-support': 'Inqalgħet problema, u waqafna għal raġunijiet ta’ sigurtà. Ikkuntattja lill-appoġġ.',
  none: 'Dan ma rnexxiex.',
  NETWORK_UNREACHABLE: 'Ma nistgħux nikkonnettjaw. Iċċekkja l-konnessjoni u erġa’ pprova.',
  TIMEOUT: 'Dan dam wisq. Iċċekkja l-konnessjoni u erġa’ pprova.',
  PLATFORM_UNAVAILABLE: 'Is-servizz mhuwiex disponibbli. Erġa’ pprova aktar tard.',
  SERVICE_UNAVAILABLE: 'Is-servizz mhuwiex disponibbli. Erġa’ pprova aktar tard.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Saru wisq tentattivi. Erġa’ pprova wara ${waitingTime(retryAfterMs)}.`
      : 'Saru wisq tentattivi. Erġa’ pprova aktar tard.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Dan huwa mblukkat għalissa. Erġa’ pprova wara ${waitingTime(retryAfterMs)}.`
      : 'Dan huwa mblukkat għalissa. Erġa’ pprova aktar tard.',
  UNEXPECTED_RESPONSE:
    'Irċevejna tweġiba mhux mistennija, u għalhekk waqafna. Erġa’ pprova aktar tard, jew ikkuntattja lill-appoġġ.',
  STORAGE_UNAVAILABLE:
    'Dan il-brawżer ma jistax jissejvja dak li teħtieġ il-kartiera tiegħek. Oħroġ mill-modalità privata jew battal ftit spazju.',
  TARGET_BUNDLE_UNTRUSTED:
    'Il-kodiċi tiegħek ma ntbagħatx. Ma stajniex nivverifikaw min kien se jirċevih. Ikkuntattja lill-appoġġ qabel ma terġa’ tipprova.',
  VERIFICATION_LINK_UNTRUSTED:
    'Għas-sigurtà tiegħek ma ftaħniex il-verifika: il-link iwassal għal sit li ma nafuhx. Ikkuntattja lill-appoġġ.',
}
