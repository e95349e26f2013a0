import type { Sca } from '../areas.ts'
import { base, inWords, leftInWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Kinnitage valuutavahetus', 'kinnitage valuutavahetus']],
  ['PAYOUT', ['Kinnitage makse', 'kinnitage makse']],
  ['TRANSFER', ['Kinnitage makse', 'kinnitage makse']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Saatsime teie telefonile SMS-iga koodi.',
      TOTP: 'Sisestage kood, mida näitab teie autentimisrakendus.',
      PASSKEY: 'Seade palub kasutada sõrmejälge, näotuvastust või ekraanilukku.',
    },
    unknownFactor: 'Sellel lehel ei saa nii kinnitada. Proovige muul viisil või võtke ühendust klienditoega.',
    codeResent: 'Saatsime teie telefonile SMS-iga uue koodi.',
    codeLabel: ({ length }) => `${length}-kohaline kood`,
    codeHint: 'Ärge kunagi öelge seda koodi kellelegi, ka mitte meile.',
    codeIncomplete: ({ length }) => `Sisestage kõik ${length} numbrit.`,
    submitCode: 'Kinnita',
    usePasskey: 'Kinnita pääsuvõtmega',
    prompting: 'Ootame teie seadet…',
    resend: 'Saada kood uuesti',
    resendIn: ({ time }) => `Saada kood uuesti (${time})`,
    resendTooSoon: 'Uut koodi ei saa veel küsida. Viimane kood kehtib endiselt.',
    useInstead: {
      SMS_OTP: 'Saada kood SMS-iga',
      TOTP: 'Kasuta rakendust',
      PASSKEY: 'Kasuta pääsuvõtit',
    },
    confirmBy: ({ time }) => `Kinnitage hiljemalt kell ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Aeg sai läbi.' : `Teil on kinnitamiseks aega ${leftInWords(seconds)}.`,
    waitUntil: ({ time }) => `Liiga palju katseid. Järgmine katse: ${time}.`,
    waitLabel: 'Aega jäänud',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Nüüd saate uuesti proovida.' : `Saate uuesti proovida ${inWords(seconds)} pärast.`,
    lockedTitle: 'Liiga palju ebaõnnestunud katseid',
    lockedUntil: ({ time }) => `Kinnitamine on lukustatud kuni ${time}.`,
    locked:
      'Teie konto kaitseks ei võta me selle ajani vastu koode ega pääsuvõtmeid. Kui te ise neid katseid ei teinud, võtke ühendust klienditoega.',
    suspendedTitle: 'Teie konto on lukustatud',
    suspended:
      'Ebaõnnestunud katseid oli liiga palju. Ootamine lukustust ei eemalda: võtke ühendust klienditoega ja me kontrollime teie isikut.',
    lifted: 'Kontrolli uuesti',
    expiredTitle: 'Aeg sai läbi',
    expired: 'Te ei kinnitanud õigel ajal. Alustage uuesti.',
    expiredUnknown:
      'Me ei tea veel, kas see kinnitati õigel ajal. Enne kui uuesti alustate, kontrollige, kas see õnnestus.',
    offline: 'Internetiühendust ei ole. Aeg jookseb edasi; kinnitage, kui ühendus on taastunud.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Valmistame kinnitamist ette',
    unavailableTitle: 'Seda ei saa praegu kinnitada',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Kinnitage oma isik', 'kinnitage oma isik']
      return step === undefined ? alone : `Samm ${step}${of ? `/${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Peatasime selle makse',
    checkedTitle: 'Kontrollime teie makset',
    endedTitle: 'Ei kinnitatud',
    authorizedTitle: 'Kinnitatud',
    abandoned: 'Makse andmed muutusid pärast seda, kui te neid kontrollisite.',
    checked: ({ time }) =>
      `Makse võib olla juba saadetud. Ärge makske uuesti. Makse andmed muutusid pärast seda, kui te neid kontrollisite.${time ? ` Kui makset ei saadetud, vabaneb raha kell ${time}.` : ''}`,
    ended: 'Makset ei kinnitatud õigel ajal või see tühistati. Teie rahakotist raha välja ei läinud.',
    authorized: 'Teie makse on teel.',
    batchCaption: 'Teie maksed',
    batchTotal: 'Kokku',
    converted: 'Makse teises valuutas tehakse kahes etapis.',
    progress: ({ done, of }) => `Kinnitatud ${done}/${of}.`,
    confirmed: 'Kinnitatud',
    tryAgain: 'Proovi uuesti',
    startAgain: 'Alusta uuesti',
    close: 'Mitte praegu',
  },
  scaSignIn: {
    title: 'Kinnitage oma isik',
    unavailableTitle: 'Me ei saa praegu teie isikut kontrollida',
    signedInTitle: 'Aitäh, teie isik on kinnitatud',
    notNeededTitle: 'Kinnitamist ei ole vaja',
    explanation:
      'Euroopa õigusaktid nõuavad seda vähemalt kord 180 päeva jooksul, enne kui näitame makseid või saadame raha.',
    choose: 'Kuidas soovite kinnitada?',
    factors: { SMS_OTP: 'SMS-kood', TOTP: 'Autentimisrakendus', PASSKEY: 'Pääsuvõti' },
    again: {
      SMS_OTP: 'Proovi uuesti SMS-iga',
      TOTP: 'Proovi uuesti rakendusega',
      PASSKEY: 'Proovi uuesti pääsuvõtmega',
    },
    usedLast: 'Viimati kasutatud',
    starting: 'Üks hetk…',
    pending: 'Kontrollime veel teie isikut. Proovige mõne minuti pärast uuesti.',
    signedIn: ({ date }) => (date ? `Järgmise kinnitamise tähtaeg: ${date}.` : 'Võite jätkata.'),
    notNeeded: 'Võite jätkata ilma selleta.',
    tryAgain: 'Proovi uuesti',
    startAgain: 'Alusta uuesti',
    close: 'Mitte praegu',
    done: 'Valmis',
    promptTitle: 'Kinnitage peagi oma isik',
    prompt: ({ date }) =>
      `Euroopa õigusaktid nõuavad seda vähemalt kord 180 päeva jooksul. Et ükski makse ei viibiks, kinnitage enne kuupäeva ${date}.`,
    promptStart: 'Kinnita kohe',
    promptSkip: 'Hiljem',
  },
}
