import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Potvrďte směnu', 'potvrďte směnu']],
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
      SMS_OTP: 'Poslali jsme vám na telefon kód v SMS.',
      TOTP: 'Zadejte kód, který ukazuje vaše ověřovací aplikace.',
      PASSKEY: 'Zařízení vás požádá o otisk prstu, obličej nebo zámek obrazovky.',
    },
    unknownFactor: 'Na této stránce takto potvrdit nelze. Zkuste to jinak, nebo kontaktujte podporu.',
    codeResent: 'Poslali jsme vám na telefon nový kód v SMS.',
    codeLabel: ({ length }) => `${length}místný kód`,
    codeHint: 'Tento kód nikdy nikomu nesdělujte, ani nám.',
    codeIncomplete: ({ length }) => `Zadejte všechny číslice (${length}).`,
    submitCode: 'Potvrdit',
    usePasskey: 'Potvrdit přístupovým klíčem',
    prompting: 'Čekáme na vaše zařízení…',
    resend: 'Poslat kód znovu',
    resendIn: ({ time }) => `Nový kód za ${time}`,
    resendTooSoon: 'Nový kód zatím nemůžete dostat. Poslední stále platí.',
    useInstead: {
      SMS_OTP: 'Poslat kód v SMS',
      TOTP: 'Použít aplikaci',
      PASSKEY: 'Použít přístupový klíč',
    },
    confirmBy: ({ time }) => `Potvrďte do ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Čas vypršel.' : `Na potvrzení zbývá ${inWords(seconds)}.`),
    waitUntil: ({ time }) => `Příliš mnoho pokusů. Znovu to můžete zkusit od ${time}.`,
    waitLabel: 'Zbývající čas',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Teď to můžete zkusit znovu.' : `Znovu to můžete zkusit za ${inWords(seconds)}.`,
    lockedTitle: 'Příliš mnoho neúspěšných pokusů',
    lockedUntil: ({ time }) => `Potvrzovat můžete znovu od ${time}.`,
    locked:
      'Na ochranu vašeho účtu do té doby nepřijímáme kódy ani přístupové klíče. Pokud jste to nebyli vy, kontaktujte podporu.',
    suspendedTitle: 'Váš účet je zablokovaný',
    suspended:
      'Bylo příliš mnoho neúspěšných pokusů. Čekáním se účet neodblokuje: kontaktujte podporu a my ověříme, že jste to vy.',
    lifted: 'Ověřit znovu',
    expiredTitle: 'Čas vypršel',
    expired: 'Nepotvrdili jste včas. Začněte znovu.',
    expiredUnknown: 'Zatím nevíme, zda to bylo potvrzeno včas. Než začnete znovu, zjistěte, zda se to povedlo.',
    offline: 'Jste bez připojení. Čas běží dál; potvrďte, jakmile se připojení vrátí.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Připravujeme potvrzení',
    unavailableTitle: 'Teď to nemůžete potvrdit',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Potvrďte svou totožnost', 'potvrďte svou totožnost']
      return step === undefined ? alone : `Krok ${step}${of ? ` z ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Tuto platbu jsme zastavili',
    checkedTitle: 'Ověřujeme vaši platbu',
    endedTitle: 'Nepotvrzena',
    authorizedTitle: 'Potvrzena',
    abandoned: 'Údaje platby se po kontrole změnily.',
    checked: ({ time }) =>
      `Možná už byla odeslána. Neplaťte znovu. Údaje platby se po kontrole změnily.${time ? ` Pokud nebyla odeslána, peníze budou opět k dispozici v ${time}.` : ''}`,
    ended: 'Nebyla včas potvrzena, nebo byla zrušena. Z vaší peněženky neodešly žádné peníze.',
    authorized: 'Vaše platba je na cestě.',
    batchCaption: 'Vaše platby',
    batchTotal: 'Celkem',
    converted: 'Platba v jiné měně má dva kroky.',
    progress: ({ done, of }) => `Potvrzeno: ${done} z ${of}.`,
    confirmed: 'Potvrzena',
    tryAgain: 'Zkusit znovu',
    startAgain: 'Začít znovu',
    close: 'Teď ne',
  },
  scaSignIn: {
    title: 'Potvrďte svou totožnost',
    unavailableTitle: 'Teď nemůžeme ověřit vaši totožnost',
    signedInTitle: 'Děkujeme, totožnost je potvrzena',
    notNeededTitle: 'Není co potvrzovat',
    explanation: 'Evropská pravidla to vyžadují alespoň jednou za 180 dní, než zobrazíme platby nebo odešleme peníze.',
    choose: 'Jak to chcete potvrdit?',
    factors: { SMS_OTP: 'Kód v SMS', TOTP: 'Ověřovací aplikace', PASSKEY: 'Přístupový klíč' },
    again: {
      SMS_OTP: 'Zkusit znovu přes SMS',
      TOTP: 'Zkusit znovu v aplikaci',
      PASSKEY: 'Zkusit znovu s klíčem',
    },
    usedLast: 'Naposledy použito',
    starting: 'Okamžik…',
    pending: 'Vaši totožnost ještě ověřujeme. Zkuste to znovu za několik minut.',
    signedIn: ({ date }) => (date ? `Znovu vás požádáme nejpozději ${date}.` : 'Můžete pokračovat.'),
    notNeeded: 'Můžete pokračovat bez tohoto kroku.',
    tryAgain: 'Zkusit znovu',
    startAgain: 'Začít znovu',
    close: 'Teď ne',
    done: 'Hotovo',
    promptTitle: 'Brzy potvrďte svou totožnost',
    prompt: ({ date }) =>
      `Evropská pravidla to vyžadují alespoň jednou za 180 dní. Potvrďte dříve než ${date}, aby se žádná platba nezdržela.`,
    promptStart: 'Potvrdit teď',
    promptSkip: 'Později',
  },
}
