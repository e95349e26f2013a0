import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('hu')

/** A time that counts down: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# perc', other: '# perc' })
    : count(seconds, { one: '# másodperc', other: '# másodperc' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Egy pillanat.',
    notArrived:
      'Az oldal egy része nem töltődött be. Ellenőrizze a kapcsolatot, és próbálja újra, vagy töltse be újra az oldalt.',
    tryAgain: 'Próbálja újra',
  },
  screenFailure: {
    failed:
      'Az oldalnak ezt a részét most nem tudjuk megjeleníteni. Jelenítse meg újra, vagy töltse be újra az oldalt.',
    paymentFailed:
      'Ez nem érinti a fizetését, de most nem tudjuk megjeleníteni. Ne kezdjen újat. Jelenítse meg újra, vagy töltse be újra az oldalt.',
    showAgain: 'Megjelenítés újra',
  },
  support: { contact: 'Ügyfélszolgálat' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'A folytatáshoz jelentkezzen be újra.',
  'sca-sign-in': 'A folytatáshoz erősítse meg a személyazonosságát.',
  resend: 'Ez a kód már nem érvényes. Kérjen újat.',
  'switch-factor': 'Ez ebben a böngészőben nem működik. Próbálja meg másik böngészőben vagy más bejelentkezési módon.',
  wait: 'Várjon egy kicsit, majd próbálja újra.',
  'new-quote': 'Ez az ajánlat már nem érvényes. Kérjen újat.',
  retry: 'Nem sikerült. Próbálja újra.',
  'contact-support':
    'Hiba történt, ezért a biztonság kedvéért megszakítottuk a műveletet. Forduljon az ügyfélszolgálathoz.',
  none: 'Nem sikerült.',
  NETWORK_UNREACHABLE: 'Most nem tudunk kapcsolódni. Ellenőrizze a kapcsolatot, és próbálja újra.',
  TIMEOUT: 'Túl sokáig tartott. Ellenőrizze a kapcsolatot, és próbálja újra.',
  PLATFORM_UNAVAILABLE: 'A szolgáltatás most nem érhető el. Próbálja újra később.',
  SERVICE_UNAVAILABLE: 'A szolgáltatás most nem érhető el. Próbálja újra később.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Túl sok próbálkozás. Várjon ennyit: ${waitingTime(retryAfterMs)}, majd próbálja újra.`
      : 'Túl sok próbálkozás. Várjon egy kicsit, majd próbálja újra.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Átmenetileg zárolva. Újra próbálhatja ennyi idő múlva: ${waitingTime(retryAfterMs)}.`
      : 'Átmenetileg zárolva. Próbálja újra később.',
  UNEXPECTED_RESPONSE:
    'Váratlan választ kaptunk, ezért megszakítottuk a műveletet. Próbálja újra később, vagy forduljon az ügyfélszolgálathoz.',
  STORAGE_UNAVAILABLE:
    'Ez a böngésző nem tudja menteni, amire a tárcának szüksége van. Lépjen ki a privát módból, vagy szabadítson fel helyet.',
  TARGET_BUNDLE_UNTRUSTED:
    'A kódját nem küldtük el. Nem tudtuk ellenőrizni a kiszolgálót, amely megkapta volna. Forduljon az ügyfélszolgálathoz, mielőtt újra próbálja.',
  VERIFICATION_LINK_UNTRUSTED:
    'A biztonsága érdekében nem nyitottuk meg az ellenőrzést: a hivatkozása olyan webhelyre vezet, amelyet nem ismerünk. Forduljon az ügyfélszolgálathoz.',
}
