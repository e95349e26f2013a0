import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('fi')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minuutin', other: '# minuutin' })
    : count(seconds, { one: '# sekunnin', other: '# sekunnin' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Hetkinen.',
    notArrived: 'Osa sivusta jäi lataamatta. Tarkista yhteys ja yritä uudelleen tai lataa sivu uudelleen.',
    tryAgain: 'Yritä uudelleen',
  },
  screenFailure: {
    failed: 'Emme voi näyttää tätä sivun osaa juuri nyt. Näytä se uudelleen tai lataa sivu uudelleen.',
    paymentFailed:
      'Tämä ei vaikuta maksuusi, mutta emme voi näyttää sitä juuri nyt. Älä aloita uutta. Näytä se uudelleen tai lataa sivu uudelleen.',
    showAgain: 'Näytä uudelleen',
  },
  support: { contact: 'Ota yhteyttä asiakaspalveluun' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Jatka kirjautumalla uudelleen.',
  'sca-sign-in': 'Jatka vahvistamalla henkilöllisyytesi.',
  resend: 'Tämä koodi ei enää toimi. Pyydä uusi.',
  'switch-factor': 'Tämä ei toimi tässä selaimessa. Kokeile toista selainta tai toista kirjautumistapaa.',
  wait: 'Odota hetki ja yritä uudelleen.',
  'new-quote': 'Tämä tarjous ei ole enää voimassa. Pyydä uusi.',
  retry: 'Se ei onnistunut. Yritä uudelleen.',
  'contact-support': 'Jokin meni vikaan, ja keskeytimme varmuuden vuoksi. Ota yhteyttä asiakaspalveluun.',
  none: 'Se ei onnistunut.',
  NETWORK_UNREACHABLE: 'Emme saa nyt yhteyttä. Tarkista yhteys ja yritä uudelleen.',
  TIMEOUT: 'Se kesti liian kauan. Tarkista yhteys ja yritä uudelleen.',
  PLATFORM_UNAVAILABLE: 'Palvelu ei ole nyt käytettävissä. Yritä myöhemmin uudelleen.',
  SERVICE_UNAVAILABLE: 'Palvelu ei ole nyt käytettävissä. Yritä myöhemmin uudelleen.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Liian monta yritystä. Yritä uudelleen ${waitingTime(retryAfterMs)} kuluttua.`
      : 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Tilapäisesti lukittu. Yritä uudelleen ${waitingTime(retryAfterMs)} kuluttua.`
      : 'Tilapäisesti lukittu. Yritä myöhemmin uudelleen.',
  UNEXPECTED_RESPONSE:
    'Saimme odottamattoman vastauksen, joten keskeytimme. Yritä myöhemmin uudelleen tai ota yhteyttä asiakaspalveluun.',
  STORAGE_UNAVAILABLE:
    'Selain ei voi tallentaa, mitä lompakkosi tarvitsee. Poistu yksityisestä tilasta tai vapauta tilaa.',
  TARGET_BUNDLE_UNTRUSTED:
    'Koodiasi ei lähetetty. Emme voineet varmistaa sen vastaanottavan palvelimen aitoutta. Ota yhteyttä asiakaspalveluun ennen kuin yrität uudelleen.',
  VERIFICATION_LINK_UNTRUSTED:
    'Turvallisuutesi vuoksi emme avanneet tarkistusta: sen linkki johtaa sivustolle, jota emme tunne. Ota yhteyttä asiakaspalveluun.',
}
