import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Potvrďte výmenu meny', 'potvrďte výmenu meny']],
  ['PAYOUT', ['Potvrďte platbu', 'potvrďte platbu']],
  ['TRANSFER', ['Potvrďte platbu', 'potvrďte platbu']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Poslali sme vám na telefón SMS s kódom.',
      TOTP: 'Zadajte kód, ktorý zobrazuje vaša overovacia aplikácia.',
      PASSKEY: 'Na zariadení sa overíte odtlačkom prsta, tvárou alebo zámkou obrazovky.',
    },
    unknownFactor: 'Týmto spôsobom sa na tejto stránke potvrdzovať nedá. Skúste iný spôsob alebo kontaktujte podporu.',
    codeResent: 'Poslali sme vám na telefón SMS s novým kódom.',
    codeLabel: ({ length }) => `${length}-miestny kód`,
    codeHint: 'Tento kód nikdy nikomu neposkytujte, ani nám.',
    codeIncomplete: ({ length }) => `Zadajte všetky číslice (${length}).`,
    submitCode: 'Potvrdiť',
    usePasskey: 'Potvrdiť prístupovým kľúčom',
    prompting: 'Čakáme na vaše zariadenie…',
    resend: 'Poslať nový kód',
    resendIn: ({ time }) => `Do vyžiadania nového kódu zostáva ${time}`,
    resendTooSoon: 'Nový kód ešte nemôžete dostať. Posledný stále platí.',
    useInstead: {
      SMS_OTP: 'Poslať kód v SMS',
      TOTP: 'Použiť aplikáciu',
      PASSKEY: 'Použiť prístupový kľúč',
    },
    confirmBy: ({ time }) => `Potvrďte do ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Čas uplynul.' : `Na potvrdenie máte ešte ${inWords(seconds)}.`),
    waitUntil: ({ time }) => `Príliš veľa pokusov. Znova to môžete skúsiť od ${time}.`,
    waitLabel: 'Zostávajúci čas',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Teraz to môžete skúsiť znova.' : `Znova to môžete skúsiť o ${inWords(seconds)}.`,
    lockedTitle: 'Príliš veľa neúspešných pokusov',
    lockedUntil: ({ time }) => `Znova môžete potvrdzovať od ${time}.`,
    locked:
      'Na ochranu vášho účtu dovtedy neprijímame kódy ani prístupové kľúče. Ak ste to neboli vy, kontaktujte podporu.',
    suspendedTitle: 'Váš účet je zablokovaný',
    suspended:
      'Neúspešných pokusov bolo príliš veľa. Čakaním sa účet neodblokuje: kontaktujte podporu a overíme, že ste to vy.',
    lifted: 'Overiť znova',
    expiredTitle: 'Čas uplynul',
    expired: 'Potvrdenie neprišlo včas. Začnite znova.',
    expiredUnknown: 'Zatiaľ nevieme, či potvrdenie prešlo včas. Skôr než začnete znova, pozrite sa, či sa to podarilo.',
    offline: 'Ste bez pripojenia. Čas beží ďalej; potvrďte hneď, ako sa pripojenie obnoví.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Pripravujeme potvrdenie',
    unavailableTitle: 'Teraz to nemôžete potvrdiť',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Potvrďte svoju totožnosť', 'potvrďte svoju totožnosť']
      return step === undefined ? alone : `Krok ${step}${of ? ` z ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Túto platbu sme zastavili',
    checkedTitle: 'Overujeme vašu platbu',
    endedTitle: 'Nepotvrdené',
    authorizedTitle: 'Potvrdené',
    abandoned: 'Údaje platby sa po vašej kontrole zmenili.',
    checked: ({ time }) =>
      `Možno sa už odoslala. Neplaťte znova. Údaje platby sa po vašej kontrole zmenili.${time ? ` Ak sa neodoslala, peniaze budú znova k dispozícii od ${time}.` : ''}`,
    ended: 'Platba nebola včas potvrdená alebo bola zrušená. Z vašej peňaženky neodišli žiadne peniaze.',
    authorized: 'Vaša platba je na ceste.',
    batchCaption: 'Vaše platby',
    batchTotal: 'Spolu',
    converted: 'Platba v inej mene má dva kroky.',
    progress: ({ done, of }) => `Potvrdené: ${done} z ${of}.`,
    confirmed: 'Potvrdené',
    tryAgain: 'Skúsiť znova',
    startAgain: 'Začať znova',
    close: 'Teraz nie',
  },
  scaSignIn: {
    title: 'Potvrďte svoju totožnosť',
    unavailableTitle: 'Vašu totožnosť teraz nemôžeme overiť',
    signedInTitle: 'Ďakujeme, totožnosť je potvrdená',
    notNeededTitle: 'Nie je čo potvrdzovať',
    explanation:
      'Európske predpisy to vyžadujú aspoň raz za 180 dní. Bez toho vám nemôžeme zobraziť platby ani odoslať peniaze.',
    choose: 'Ako to chcete potvrdiť?',
    factors: { SMS_OTP: 'Kód v SMS', TOTP: 'Overovacia aplikácia', PASSKEY: 'Prístupový kľúč' },
    again: {
      SMS_OTP: 'Skúsiť znova cez SMS',
      TOTP: 'Skúsiť znova v aplikácii',
      PASSKEY: 'Skúsiť znova s kľúčom',
    },
    usedLast: 'Naposledy použité',
    starting: 'Počkajte chvíľu, prosím…',
    pending: 'Vašu totožnosť ešte overujeme. Skúste to znova o niekoľko minút.',
    signedIn: ({ date }) => (date ? `Znova vás o to požiadame najneskôr ${date}.` : 'Môžete pokračovať.'),
    notNeeded: 'Môžete pokračovať bez tohto kroku.',
    tryAgain: 'Skúsiť znova',
    startAgain: 'Začať znova',
    close: 'Teraz nie',
    done: 'Hotovo',
    promptTitle: 'Čoskoro bude treba potvrdiť svoju totožnosť',
    prompt: ({ date }) =>
      `Európske predpisy to vyžadujú aspoň raz za 180 dní. Ak svoju totožnosť nepotvrdíte, od ${date} sa vaše platby môžu zdržať.`,
    promptStart: 'Potvrdiť teraz',
    promptSkip: 'Neskôr',
  },
}
