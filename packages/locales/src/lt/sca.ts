import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Patvirtinkite valiutos keitimą', 'patvirtinkite valiutos keitimą']],
  ['PAYOUT', ['Patvirtinkite mokėjimą', 'patvirtinkite mokėjimą']],
  ['TRANSFER', ['Patvirtinkite mokėjimą', 'patvirtinkite mokėjimą']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Kodą išsiuntėme SMS žinute į jūsų telefoną.',
      TOTP: 'Įveskite kodą, kurį rodo autentifikavimo programėlė.',
      PASSKEY: 'Įrenginys paprašys nuskaityti piršto atspaudą ar veidą arba atrakinti ekraną.',
    },
    unknownFactor: 'Šiame puslapyje taip patvirtinti negalima. Bandykite kitu būdu arba kreipkitės į pagalbos tarnybą.',
    codeResent: 'Naują kodą išsiuntėme SMS žinute į jūsų telefoną.',
    codeLabel: ({ length }) => `${length} skaitmenų kodas`,
    codeHint: 'Niekam nesakykite šio kodo, net ir mums.',
    codeIncomplete: ({ length }) => `Įveskite visą ${length} skaitmenų kodą.`,
    submitCode: 'Patvirtinti',
    usePasskey: 'Patvirtinti prieigos raktu',
    prompting: 'Laukiame jūsų įrenginio…',
    resend: 'Siųsti kodą dar kartą',
    resendIn: ({ time }) => `Naujas kodas po ${time}`,
    resendTooSoon: 'Naujo kodo gauti dar negalite. Paskutinis tebegalioja.',
    useInstead: {
      SMS_OTP: 'Gauti kodą SMS žinute',
      TOTP: 'Naudoti programėlę',
      PASSKEY: 'Naudoti prieigos raktą',
    },
    confirmBy: ({ time }) => `Patvirtinkite iki ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Laikas baigėsi.' : `Patvirtinimo laikas baigsis po ${inWords(seconds)}.`,
    waitUntil: ({ time }) => `Per daug bandymų. Bandyti dar kartą galėsite nuo ${time}.`,
    waitLabel: 'Liko laukti',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Dabar galite bandyti dar kartą.' : `Dar kartą bandyti galėsite po ${inWords(seconds)}.`,
    lockedTitle: 'Per daug nepavykusių bandymų',
    lockedUntil: ({ time }) => `Vėl patvirtinti galėsite nuo ${time}.`,
    locked:
      'Kad apsaugotume jūsų paskyrą, iki tol nepriimame nei kodų, nei prieigos raktų. Jei bandėte ne jūs, kreipkitės į pagalbos tarnybą.',
    suspendedTitle: 'Jūsų paskyra užblokuota',
    suspended:
      'Buvo per daug nepavykusių bandymų. Savaime paskyra neatsiblokuos: kreipkitės į pagalbos tarnybą, kad patikrintume jūsų tapatybę.',
    lifted: 'Tikrinti dar kartą',
    expiredTitle: 'Laikas baigėsi',
    expired: 'Laiku nepatvirtinta. Pradėkite iš naujo.',
    expiredUnknown:
      'Dar nežinome, ar tai patvirtinta laiku. Pirmiausia patikrinkite, ar pavyko, ir pradėkite iš naujo tik tada, jei nepavyko.',
    offline: 'Nėra interneto ryšio. Laikas skaičiuojamas toliau; patvirtinkite, kai ryšys atsiras.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Ruošiamės patvirtinimui',
    unavailableTitle: 'Dabar to patvirtinti negalite',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Patvirtinkite savo tapatybę', 'patvirtinkite savo tapatybę']
      return step === undefined ? alone : `${step} žingsnis${of ? ` iš ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Šį mokėjimą sustabdėme',
    checkedTitle: 'Tikriname jūsų mokėjimą',
    endedTitle: 'Nepatvirtinta',
    authorizedTitle: 'Patvirtinta',
    abandoned: 'Po to, kai mokėjimą patikrinote, jo duomenys pasikeitė.',
    checked: ({ time }) =>
      `Galbūt jis jau išsiųstas. Nemokėkite dar kartą. Po to, kai mokėjimą patikrinote, jo duomenys pasikeitė.${time ? ` Jei jis neišsiųstas, pinigais vėl galėsite naudotis nuo ${time}.` : ''}`,
    ended: 'Pinigai iš jūsų piniginės nenurašyti. Mokėjimas laiku nepatvirtintas arba buvo atšauktas.',
    authorized: 'Jūsų mokėjimas pakeliui.',
    batchCaption: 'Jūsų mokėjimai',
    batchTotal: 'Iš viso',
    converted: 'Mokėjimas kita valiuta atliekamas dviem veiksmais.',
    progress: ({ done, of }) => `Patvirtinta: ${done} iš ${of}.`,
    confirmed: 'Patvirtinta',
    tryAgain: 'Bandyti dar kartą',
    startAgain: 'Pradėti iš naujo',
    close: 'Ne dabar',
  },
  scaSignIn: {
    title: 'Patvirtinkite savo tapatybę',
    unavailableTitle: 'Dabar negalime patikrinti jūsų tapatybės',
    signedInTitle: 'Ačiū, tapatybė patvirtinta',
    notNeededTitle: 'Nėra ko patvirtinti',
    explanation:
      'Pagal Europos taisykles tapatybę būtina patvirtinti bent kas 180 dienų, kad galėtume rodyti mokėjimus ar siųsti pinigus.',
    choose: 'Kaip norite patvirtinti?',
    factors: { SMS_OTP: 'Kodas SMS žinute', TOTP: 'Autentifikavimo programėlė', PASSKEY: 'Prieigos raktas' },
    again: {
      SMS_OTP: 'Dar kartą SMS žinute',
      TOTP: 'Dar kartą programėle',
      PASSKEY: 'Dar kartą prieigos raktu',
    },
    usedLast: 'Paskutinis naudotas būdas',
    starting: 'Palaukite…',
    pending: 'Jūsų tapatybę dar tikriname. Bandykite dar kartą po kelių minučių.',
    signedIn: ({ date }) => (date ? `Patvirtinti vėl paprašysime iki ${date}.` : 'Galite tęsti.'),
    notNeeded: 'Galite tęsti be šio veiksmo.',
    tryAgain: 'Bandyti dar kartą',
    startAgain: 'Pradėti iš naujo',
    close: 'Ne dabar',
    done: 'Atlikta',
    promptTitle: 'Netrukus reikės patvirtinti tapatybę',
    prompt: ({ date }) =>
      `Pagal Europos taisykles tapatybę būtina patvirtinti bent kas 180 dienų. Patvirtinkite ją anksčiau nei ${date}, kad mokėjimai neužstrigtų.`,
    promptStart: 'Patvirtinti dabar',
    promptSkip: 'Vėliau',
  },
}
