import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms. */
const acts: ReadonlyMap<string | undefined, string> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', 'Erősítse meg az átváltást'],
  ['PAYOUT', 'Erősítse meg a fizetést'],
  ['TRANSFER', 'Erősítse meg a fizetést'],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'SMS-ben kódot küldtünk a telefonjára.',
      TOTP: 'Írja be a kódot, amelyet a hitelesítő alkalmazása mutat.',
      PASSKEY: 'Az eszköze ujjlenyomatot, arcfelismerést vagy képernyőzárat kér.',
    },
    unknownFactor:
      'Ezen az oldalon így nem lehet megerősíteni. Próbálja meg más módon, vagy forduljon az ügyfélszolgálathoz.',
    codeResent: 'SMS-ben új kódot küldtünk a telefonjára.',
    codeLabel: ({ length }) => `${length} számjegyű kód`,
    codeHint: 'Soha ne ossza meg ezt a kódot, velünk se.',
    codeIncomplete: ({ length }) => `Írja be a teljes kódot: ${length} számjegy.`,
    submitCode: 'Megerősítés',
    usePasskey: 'Megerősítés azonosítókulccsal',
    prompting: 'Várakozás az eszközére…',
    resend: 'Kód küldése újra',
    resendIn: ({ time }) => `Kód küldése újra: ${time}`,
    resendTooSoon: 'Még nem kaphat új kódot. Az utolsó kódja továbbra is érvényes.',
    useInstead: {
      SMS_OTP: 'Kód kérése SMS-ben',
      TOTP: 'Hitelesítő alkalmazás',
      PASSKEY: 'Azonosítókulcs használata',
    },
    confirmBy: ({ time }) => `Erősítse meg eddig: ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Az idő lejárt.' : `A megerősítésre hátralévő idő: ${inWords(seconds)}.`,
    waitUntil: ({ time }) => `Túl sok próbálkozás. Próbálja újra ekkor: ${time}.`,
    waitLabel: 'Hátralévő idő',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Most újra próbálhatja.' : `Újra próbálhatja ennyi idő múlva: ${inWords(seconds)}.`,
    lockedTitle: 'Túl sok sikertelen próbálkozás',
    lockedUntil: ({ time }) => `Ekkortól erősíthet meg újra: ${time}.`,
    locked:
      'A fiókja védelmében addig sem kódot, sem azonosítókulcsot nem fogadunk el. Ha nem Ön volt, forduljon az ügyfélszolgálathoz.',
    suspendedTitle: 'A fiókja zárolva van',
    suspended:
      'Túl sok sikertelen próbálkozás történt. A várakozás nem oldja fel a fiókját: forduljon az ügyfélszolgálathoz, és ellenőrizzük, hogy Ön az.',
    lifted: 'Ellenőrzés újra',
    expiredTitle: 'Az idő lejárt',
    expired: 'Nem erősítette meg időben. Kezdje elölről.',
    expiredUnknown:
      'Még nem tudjuk, hogy ezt időben megerősítették-e. Nézze meg, hogy sikerült-e, mielőtt elölről kezdi.',
    offline: 'Nincs internetkapcsolata. Az idő tovább telik; erősítse meg, amint újra van kapcsolat.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'A megerősítés előkészítése',
    unavailableTitle: 'Ezt most nem tudja megerősíteni',
    proofTitle: ({ purpose, step, of }) => {
      const act = acts.get(purpose) ?? 'Erősítse meg a személyazonosságát'
      return step === undefined ? act : `${step}.${of ? `/${of}.` : ''} lépés: ${act}`
    },
    abandonedTitle: 'Leállítottuk ezt a fizetést',
    checkedTitle: 'Ellenőrizzük a fizetését',
    endedTitle: 'Nincs megerősítve',
    authorizedTitle: 'Megerősítve',
    abandoned: 'A fizetés adatai megváltoztak, miután ellenőrizte őket.',
    checked: ({ time }) =>
      `Lehet, hogy már elküldtük. Ne fizessen újra. A fizetés adatai megváltoztak, miután ellenőrizte őket.${time ? ` Ha nem küldtük el, a pénz ekkortól lesz újra elérhető: ${time}.` : ''}`,
    ended: 'A fizetést nem erősítették meg időben, vagy visszavonták. A tárcájából nem ment ki pénz.',
    authorized: 'A fizetése úton van.',
    batchCaption: 'A fizetései',
    batchTotal: 'Összesen',
    converted: 'A más pénznemű fizetés két lépésből áll.',
    progress: ({ done, of }) => `Megerősítve: ${done}/${of}.`,
    confirmed: 'Megerősítve',
    tryAgain: 'Próbálja újra',
    startAgain: 'Kezdés elölről',
    close: 'Most nem',
  },
  scaSignIn: {
    title: 'Erősítse meg a személyazonosságát',
    unavailableTitle: 'Most nem tudjuk azonosítani Önt',
    signedInTitle: 'Köszönjük, a személyazonossága megerősítve',
    notNeededTitle: 'Nincs mit megerősíteni',
    explanation:
      'Az európai szabályok ezt legalább 180 naponta megkövetelik, mielőtt fizetéseket mutatunk vagy pénzt küldünk.',
    choose: 'Hogyan szeretné megerősíteni?',
    factors: { SMS_OTP: 'Kód SMS-ben', TOTP: 'Hitelesítő alkalmazás', PASSKEY: 'Azonosítókulcs' },
    again: {
      SMS_OTP: 'Próbálja újra SMS-sel',
      TOTP: 'Próbálja újra alkalmazással',
      PASSKEY: 'Próbálja újra a kulccsal',
    },
    usedLast: 'Utoljára használt',
    starting: 'Egy pillanat…',
    pending: 'Még ellenőrizzük a személyazonosságát. Néhány perc múlva próbálja újra.',
    signedIn: ({ date }) => (date ? `Legkésőbb ekkor kérjük újra: ${date}.` : 'Folytathatja.'),
    notNeeded: 'E nélkül a lépés nélkül is folytathatja.',
    tryAgain: 'Próbálja újra',
    startAgain: 'Kezdés elölről',
    close: 'Most nem',
    done: 'Kész',
    promptTitle: 'Hamarosan erősítse meg a személyazonosságát',
    prompt: ({ date }) =>
      `Az európai szabályok ezt legalább 180 naponta megkövetelik. Erősítse meg ez előtt: ${date}, hogy egyetlen fizetés se késsen.`,
    promptStart: 'Megerősítés most',
    promptSkip: 'Később',
  },
}
