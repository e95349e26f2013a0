import type { Sca } from '../areas.ts'
import { base, enterAllDigits, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Potrdite menjavo', 'potrdite menjavo']],
  ['PAYOUT', ['Potrdite plačilo', 'potrdite plačilo']],
  ['TRANSFER', ['Potrdite plačilo', 'potrdite plačilo']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Kodo smo vam poslali po SMS-u.',
      TOTP: 'Vnesite kodo, ki jo prikazuje vaša aplikacija za preverjanje pristnosti.',
      PASSKEY: 'Naprava bo zahtevala prstni odtis, prepoznavo obraza ali odklepanje zaslona.',
    },
    unknownFactor:
      'Tega načina potrditve na tej strani ni mogoče uporabiti. Poskusite drugače ali se obrnite na podporo.',
    codeResent: 'Novo kodo smo vam poslali po SMS-u.',
    codeLabel: ({ length }) => `${length}-mestna koda`,
    codeHint: 'Te kode nikoli ne zaupajte nikomur, niti nam.',
    codeIncomplete: ({ length }) => enterAllDigits(length),
    submitCode: 'Potrdi',
    usePasskey: 'Potrdi s ključem za dostop',
    prompting: 'Čakamo na vašo napravo\u00a0…',
    resend: 'Pošlji kodo znova',
    resendIn: ({ time }) => `Nova koda čez ${time}`,
    resendTooSoon: 'Nove kode še ne morete dobiti. Zadnja koda še velja.',
    useInstead: {
      SMS_OTP: 'Pošlji kodo po SMS-u',
      TOTP: 'Uporabi aplikacijo',
      PASSKEY: 'Uporabi ključ za dostop',
    },
    confirmBy: ({ time }) => `Potrdite do ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Čas je potekel.' : `Za potrditev imate še ${inWords(seconds)}.`),
    waitUntil: ({ time }) => `Preveč poskusov. Znova lahko poskusite od ${time}.`,
    waitLabel: 'Preostali čas',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Zdaj lahko poskusite znova.' : `Znova lahko poskusite čez ${inWords(seconds)}.`,
    lockedTitle: 'Preveč neuspelih poskusov',
    lockedUntil: ({ time }) => `Znova lahko potrjujete od ${time}.`,
    locked:
      'Zaradi zaščite vašega uporabniškega računa do takrat ne sprejemamo ne kod ne ključev za dostop. Če to niste bili vi, se obrnite na podporo.',
    suspendedTitle: 'Vaš uporabniški račun je zaklenjen',
    suspended:
      'Neuspelih poskusov je bilo preveč. Uporabniški račun se ne odklene sam: obrnite se na podporo, da preverimo vašo identiteto.',
    lifted: 'Preveri znova',
    expiredTitle: 'Čas je potekel',
    expired: 'Niste potrdili pravočasno. Začnite znova.',
    expiredUnknown: 'Še ne vemo, ali je bilo to potrjeno pravočasno. Preden začnete znova, preverite, ali je uspelo.',
    offline: 'Niste povezani z internetom. Čas teče naprej; potrdite, ko bo povezava spet na voljo.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Pripravljamo potrditev',
    unavailableTitle: 'Trenutno tega ne morete potrditi',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Potrdite, da ste to vi', 'potrdite, da ste to vi']
      return step === undefined ? alone : `Korak ${step}${of ? ` od ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'To plačilo smo ustavili',
    checkedTitle: 'Preverjamo vaše plačilo',
    endedTitle: 'Ni potrjeno',
    authorizedTitle: 'Potrjeno',
    abandoned: 'Podatki o plačilu so se po vašem pregledu spremenili.',
    checked: ({ time }) =>
      `Morda je že bilo poslano. Ne plačajte še enkrat. Podatki o plačilu so se po vašem pregledu spremenili.${time ? ` Če ni bilo poslano, bo denar spet na voljo od ${time}.` : ''}`,
    ended: 'Denar ni zapustil vaše denarnice. Plačilo ni bilo potrjeno pravočasno ali pa je bilo preklicano.',
    authorized: 'Vaše plačilo je na poti.',
    batchCaption: 'Vaša plačila',
    batchTotal: 'Skupaj',
    converted: 'Plačilo v drugi valuti ima dva koraka.',
    progress: ({ done, of }) => `Potrjeno: ${done} od ${of}.`,
    confirmed: 'Potrjeno',
    tryAgain: 'Poskusi znova',
    startAgain: 'Začni znova',
    close: 'Ne zdaj',
  },
  scaSignIn: {
    title: 'Potrdite, da ste to vi',
    unavailableTitle: 'Trenutno ne morete potrditi, da ste to vi',
    signedInTitle: 'Hvala, potrditev je uspela',
    notNeededTitle: 'Ničesar ni treba potrditi',
    explanation: 'Evropska pravila to zahtevajo vsaj vsakih 180 dni, preden prikažemo plačila ali pošljemo denar.',
    choose: 'Kako želite potrditi?',
    factors: { SMS_OTP: 'Koda po SMS-u', TOTP: 'Koda iz aplikacije', PASSKEY: 'Ključ za dostop' },
    again: {
      SMS_OTP: 'Poskusi znova po SMS-u',
      TOTP: 'Poskusi znova z aplikacijo',
      PASSKEY: 'Poskusi znova s ključem',
    },
    usedLast: 'Nazadnje uporabljeno',
    starting: 'Trenutek\u00a0…',
    pending: 'Vašo identiteto še preverjamo. Poskusite znova čez nekaj minut.',
    signedIn: ({ date }) => (date ? `Naslednja potrditev bo potrebna do ${date}.` : 'Lahko nadaljujete.'),
    notNeeded: 'Nadaljujete lahko brez tega koraka.',
    tryAgain: 'Poskusi znova',
    startAgain: 'Začni znova',
    close: 'Ne zdaj',
    done: 'Končano',
    promptTitle: 'Kmalu potrdite, da ste to vi',
    prompt: ({ date }) =>
      `Evropska pravila to zahtevajo vsaj vsakih 180 dni. Potrdite pred ${date}, da nobeno plačilo ne bo zadržano.`,
    promptStart: 'Potrdi zdaj',
    promptSkip: 'Pozneje',
  },
}
