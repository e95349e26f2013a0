import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Confirmați schimbul', 'confirmați schimbul']],
  ['PAYOUT', ['Confirmați plata', 'confirmați plata']],
  ['TRANSFER', ['Confirmați plata', 'confirmați plata']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Am trimis un cod prin SMS pe telefonul dvs.',
      TOTP: 'Introduceți codul afișat de aplicația de autentificare.',
      PASSKEY: 'Dispozitivul vă va cere amprenta, fața sau blocarea ecranului.',
    },
    unknownFactor: 'Pe această pagină nu se poate confirma astfel. Încercați altfel sau contactați asistența.',
    codeResent: 'Am trimis un cod nou prin SMS pe telefonul dvs.',
    codeLabel: ({ length }) => `Cod din ${length} cifre`,
    codeHint: 'Nu spuneți nimănui acest cod, nici măcar nouă.',
    codeIncomplete: ({ length }) => `Introduceți toate cele ${length} cifre.`,
    submitCode: 'Confirmați',
    usePasskey: 'Confirmați cu cheia de acces',
    prompting: 'Se așteaptă dispozitivul…',
    resend: 'Trimiteți codul din nou',
    resendIn: ({ time }) => `Retrimiteți codul în ${time}`,
    resendTooSoon: 'Încă nu puteți primi un cod nou. Ultimul este valabil în continuare.',
    useInstead: {
      SMS_OTP: 'Primiți un cod prin SMS',
      TOTP: 'Folosiți aplicația',
      PASSKEY: 'Folosiți cheia de acces',
    },
    confirmBy: ({ time }) => `Confirmați până la ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Timpul a expirat.' : `Mai aveți ${inWords(seconds)} pentru a confirma.`,
    waitUntil: ({ time }) => `Prea multe încercări. Încercați din nou la ${time}.`,
    waitLabel: 'Timp rămas',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Puteți încerca din nou acum.' : `Puteți încerca din nou peste ${inWords(seconds)}.`,
    lockedTitle: 'Prea multe încercări nereușite',
    lockedUntil: ({ time }) => `Puteți confirma din nou de la ${time}.`,
    locked:
      'Pentru a vă proteja contul, până atunci nu acceptăm coduri sau chei de acces. Dacă nu ați fost dvs., contactați asistența.',
    suspendedTitle: 'Contul dvs. este blocat',
    suspended:
      'Au fost prea multe încercări nereușite. Așteptarea nu vă deblochează contul: contactați asistența și verificăm că sunteți dvs.',
    lifted: 'Verificați din nou',
    expiredTitle: 'Timpul a expirat',
    expired: 'Nu ați confirmat la timp. Începeți din nou.',
    expiredUnknown: 'Încă nu știm dacă s-a confirmat la timp. Vedeți dacă a reușit înainte de a începe din nou.',
    offline: 'Nu aveți conexiune. Timpul continuă să treacă; confirmați de îndată ce revine conexiunea.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Se pregătește confirmarea',
    unavailableTitle: 'Nu puteți confirma aceasta acum',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Confirmați-vă identitatea', 'confirmați-vă identitatea']
      return step === undefined ? alone : `Pasul ${step}${of ? ` din ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Am oprit această plată',
    checkedTitle: 'Vă verificăm plata',
    endedTitle: 'Neconfirmată',
    authorizedTitle: 'Confirmată',
    abandoned: 'Datele plății s-au schimbat după ce le-ați verificat.',
    checked: ({ time }) =>
      `Este posibil să fi fost deja trimisă. Nu plătiți din nou. Datele plății s-au schimbat după ce le-ați verificat.${time ? ` Dacă nu a fost trimisă, banii sunt din nou disponibili la ${time}.` : ''}`,
    ended: 'Nu a fost confirmată la timp sau a fost anulată. Din portofelul dvs. nu au ieșit bani.',
    authorized: 'Plata dvs. este pe drum.',
    batchCaption: 'Plățile dvs.',
    batchTotal: 'Total',
    converted: 'O plată în altă monedă are doi pași.',
    progress: ({ done, of }) => `Confirmate: ${done} din ${of}.`,
    confirmed: 'Confirmată',
    tryAgain: 'Încercați din nou',
    startAgain: 'Începeți din nou',
    close: 'Nu acum',
  },
  scaSignIn: {
    title: 'Confirmați-vă identitatea',
    unavailableTitle: 'Acum nu vă putem verifica identitatea',
    signedInTitle: 'Mulțumim, identitatea dvs. este confirmată',
    notNeededTitle: 'Nimic de confirmat',
    explanation:
      'Regulile europene cer acest lucru cel puțin o dată la 180 de zile, înainte de a afișa plăți sau de a trimite bani.',
    choose: 'Cum doriți să confirmați?',
    factors: { SMS_OTP: 'Cod prin SMS', TOTP: 'Aplicație de autentificare', PASSKEY: 'Cheie de acces' },
    again: {
      SMS_OTP: 'Încercați din nou prin SMS',
      TOTP: 'Încercați din nou cu aplicația',
      PASSKEY: 'Încercați din nou cu cheia',
    },
    usedLast: 'Folosită ultima dată',
    starting: 'Un moment…',
    pending: 'Încă vă verificăm identitatea. Încercați din nou peste câteva minute.',
    signedIn: ({ date }) => (date ? `Vă vom cere din nou cel târziu la ${date}.` : 'Puteți continua.'),
    notNeeded: 'Puteți continua fără acest pas.',
    tryAgain: 'Încercați din nou',
    startAgain: 'Începeți din nou',
    close: 'Nu acum',
    done: 'Gata',
    promptTitle: 'Confirmați-vă în curând identitatea',
    prompt: ({ date }) =>
      `Regulile europene cer acest lucru cel puțin o dată la 180 de zile. Confirmați înainte de ${date}, ca nicio plată să nu întârzie.`,
    promptStart: 'Confirmați acum',
    promptSkip: 'Mai târziu',
  },
}
