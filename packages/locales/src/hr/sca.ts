import type { Sca } from '../areas.ts'
import { allDigits, base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Potvrdite konverziju', 'potvrdite konverziju']],
  ['PAYOUT', ['Potvrdite plaćanje', 'potvrdite plaćanje']],
  ['TRANSFER', ['Potvrdite plaćanje', 'potvrdite plaćanje']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Poslali smo vam kôd SMS-om.',
      TOTP: 'Unesite kôd koji prikazuje vaša aplikacija za autentifikaciju.',
      PASSKEY: 'Uređaj će zatražiti potvrdu otiskom prsta, prepoznavanjem lica ili otključavanjem zaslona.',
    },
    unknownFactor:
      'Na ovoj se stranici ne može potvrditi na taj način. Pokušajte na drugi način ili se obratite podršci.',
    codeResent: 'Poslali smo vam novi kôd SMS-om.',
    codeLabel: ({ length }) => `${length}-znamenkasti kôd`,
    codeHint: 'Ovaj kôd nikad nikome ne otkrivajte, ni nama.',
    codeIncomplete: ({ length }) => allDigits(length),
    submitCode: 'Potvrdi',
    usePasskey: 'Potvrdi pristupnim ključem',
    prompting: 'Čekamo vaš uređaj…',
    resend: 'Pošalji kôd ponovno',
    resendIn: ({ time }) => `Novi kôd za ${time}`,
    resendTooSoon: 'Još ne možete dobiti novi kôd. Posljednji i dalje vrijedi.',
    useInstead: {
      SMS_OTP: 'Pošalji kôd SMS-om',
      TOTP: 'Upotrijebi aplikaciju',
      PASSKEY: 'Upotrijebi pristupni ključ',
    },
    confirmBy: ({ time }) => `Potvrdite do ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Vrijeme je isteklo.' : `Za potvrdu imate još ${inWords(seconds)}.`),
    waitUntil: ({ time }) => `Previše pokušaja. Ponovno možete pokušati od ${time}.`,
    waitLabel: 'Preostalo vrijeme',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Sada možete pokušati ponovno.' : `Ponovno možete pokušati za ${inWords(seconds)}.`,
    lockedTitle: 'Previše neuspjelih pokušaja',
    lockedUntil: ({ time }) => `Ponovno možete potvrđivati od ${time}.`,
    locked:
      'Radi zaštite vašeg korisničkog računa dotad ne prihvaćamo kodove ni pristupne ključeve. Ako to niste bili vi, obratite se podršci.',
    suspendedTitle: 'Vaš je korisnički račun blokiran',
    suspended:
      'Bilo je previše neuspjelih pokušaja. Čekanje neće pomoći: obratite se podršci, koja će provjeriti vaš identitet.',
    lifted: 'Provjeri ponovno',
    expiredTitle: 'Vrijeme je isteklo',
    expired: 'Niste potvrdili na vrijeme. Počnite ispočetka.',
    expiredUnknown:
      'Još ne znamo je li ovo potvrđeno na vrijeme. Prije nego što počnete ispočetka, provjerite je li uspjelo.',
    offline: 'Niste povezani s internetom. Vrijeme i dalje teče; potvrdite čim se veza vrati.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Pripremamo potvrdu',
    unavailableTitle: 'Trenutačno ne možete potvrditi',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Potvrdite svoj identitet', 'potvrdite svoj identitet']
      return step === undefined ? alone : `Korak ${step}${of ? ` od ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Zaustavili smo ovo plaćanje',
    checkedTitle: 'Provjeravamo vaše plaćanje',
    endedTitle: 'Nije potvrđeno',
    authorizedTitle: 'Potvrđeno',
    abandoned: 'Podaci o plaćanju promijenili su se nakon vašeg pregleda.',
    checked: ({ time }) =>
      `Možda je već poslano. Nemojte ponovno plaćati. Podaci o plaćanju promijenili su se nakon vašeg pregleda.${time ? ` Ako nije poslano, novac je ponovno raspoloživ od ${time}.` : ''}`,
    ended: 'Novac nije otišao iz vašeg novčanika. Plaćanje nije potvrđeno na vrijeme ili je otkazano.',
    authorized: 'Vaše je plaćanje na putu.',
    batchCaption: 'Vaša plaćanja',
    batchTotal: 'Ukupno',
    converted: 'Plaćanje u drugoj valuti ima dva koraka.',
    progress: ({ done, of }) => `Potvrđeno: ${done} od ${of}.`,
    confirmed: 'Potvrđeno',
    tryAgain: 'Pokušaj ponovno',
    startAgain: 'Počni ispočetka',
    close: 'Ne sada',
  },
  scaSignIn: {
    title: 'Potvrdite svoj identitet',
    unavailableTitle: 'Identitet trenutačno ne možemo provjeriti',
    signedInTitle: 'Hvala, identitet je potvrđen',
    notNeededTitle: 'Potvrda nije potrebna',
    explanation:
      'Europski propisi to zahtijevaju najmanje jednom u 180 dana, prije nego što prikažemo plaćanja ili pošaljemo novac.',
    choose: 'Kako želite potvrditi?',
    factors: { SMS_OTP: 'Kôd SMS-om', TOTP: 'Aplikacija za autentifikaciju', PASSKEY: 'Pristupni ključ' },
    again: {
      SMS_OTP: 'Pokušaj ponovno SMS-om',
      TOTP: 'Pokušaj ponovno aplikacijom',
      PASSKEY: 'Pokušaj ponovno ključem',
    },
    usedLast: 'Posljednje korišteno',
    starting: 'Samo trenutak…',
    pending: 'Još provjeravamo vaš identitet. Pokušajte ponovno za nekoliko minuta.',
    signedIn: ({ date }) => (date ? `Najkasnije ${date} ponovno ćemo zatražiti potvrdu.` : 'Možete nastaviti.'),
    notNeeded: 'Možete nastaviti bez ovoga.',
    tryAgain: 'Pokušaj ponovno',
    startAgain: 'Počni ispočetka',
    close: 'Ne sada',
    done: 'Gotovo',
    promptTitle: 'Uskoro trebate potvrditi svoj identitet',
    prompt: ({ date }) =>
      `Europski propisi to zahtijevaju najmanje jednom u 180 dana. Potvrdite svoj identitet prije ${date} kako plaćanja ne bi kasnila.`,
    promptStart: 'Potvrdi sada',
    promptSkip: 'Kasnije',
  },
}
