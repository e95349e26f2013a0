import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult, paymentTimeline } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  paymentTimeline,
  nameCheck: {
    MATCHED: 'Gavėjo vardas ar pavadinimas sutampa su sąskaitos savininko duomenimis.',
    titles: {
      PARTIAL_MATCH: 'Gavėjo vardas ar pavadinimas sutampa ne visiškai',
      NOT_MATCHED: 'Gavėjo vardas ar pavadinimas nesutampa',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Gavėjo banko duomenimis, sąskaitos savininkas – ${name}.`
        : 'Gavėjo banke sąskaita atidaryta panašiu vardu.',
    NOT_MATCHED:
      'Gavėjo banke ši sąskaita atidaryta kitu vardu. Jei duomenis jums kas nors atsiuntė, pasitikslinkite juos kitu būdu: į klaidingą sąskaitą pervestų pinigų galite nebeatgauti.',
    UNSUPPORTED: 'Tokios sąskaitos savininko patikrinti negalima. Įsitikinkite, kad sąskaitos duomenys teisingi.',
    CHECKED_BY_RECEIVING_FI: 'Gavėjo bankas vardą patikrins gavęs mokėjimą.',
    PENDING: 'Tikriname vardą gavėjo banke. Netrukus galėsite siųsti.',
    accept: 'Duomenis patikrinau ir noriu siųsti pinigus į šią sąskaitą.',
  },
  quoteConfirmation: {
    loadingTitle: 'Rengiame pasiūlymą',
    unavailableTitle: 'Pasiūlymo gauti nepavyko',
    notFoundTitle: 'Mokėjimas nerastas',
    unreadableTitle: 'Dabar negalime patikrinti jūsų mokėjimo',
    unreadable: 'Galbūt jis jau išsiųstas. Nemokėkite dar kartą.',
    reviewTitle: 'Patikrinti ir siųsti',
    addTitle: 'Patikrinti ir papildyti',
    changedTitle: 'Pasiūlymas pasikeitė',
    expiredTitle: 'Šis pasiūlymas nebegalioja',
    authorizingTitle: 'Patvirtinkite mokėjimą',
    expired: 'Pinigai neišsiųsti. Pasiūlymai galioja kelias minutes.',
    authorizing: ({ time }) =>
      time
        ? `Dar neišsiųsta. Patvirtinkite iki ${time}. Kitaip jis nebebus išsiųstas, o pinigais vėl galėsite naudotis.`
        : 'Dar neišsiųsta. Reikia jūsų patvirtinimo.',
    abandonedTitle: 'Šį mokėjimą sustabdėme',
    abandoned:
      'Pinigai neišsiųsti. Po to, kai mokėjimą patikrinote, jo duomenys pasikeitė, todėl patvirtinti jo negalima.',
    checkedTitle: 'Tikriname jūsų mokėjimą',
    checked: ({ time }) =>
      `Galbūt jis jau išsiųstas. Nemokėkite dar kartą. Po to, kai mokėjimą patikrinote, jo duomenys pasikeitė.${time ? ` Jei jis neišsiųstas, pinigais vėl galėsite naudotis nuo ${time}.` : ''}`,
    replacedTitle: 'Šis mokėjimas pakeistas kitu',
    replaced: 'Mokėjimą iš naujo pradėjote kitame skirtuke, todėl šio patvirtinti nebegalima.',
    outcomeUnknownTitle: 'Tikriname jūsų patvirtinimą',
    outcomeUnknown:
      'Mokėjimą patvirtinote, bet atsakymo dar negavome. Tikriname toliau, rezultatą matysite šiame puslapyje.',
    lockedTitle: 'Per daug nepavykusių bandymų',
    locked: ({ time }) =>
      time ? `Mokėjimus vėl galėsite patvirtinti nuo ${time}.` : 'Mokėjimus vėl galėsite patvirtinti vėliau.',
    lockedTooLong: ({ time }) =>
      time
        ? `Šis mokėjimas nustos galioti anksčiau. Iš naujo jį siųsti galėsite nuo ${time}.`
        : 'Šis mokėjimas nustos galioti. Iš naujo jį siųsti galėsite vėliau.',
    suspendedTitle: 'Jūsų paskyra užblokuota',
    suspended: 'Kreipkitės į pagalbos tarnybą, kad paskyrą atblokuotų; savaime ji neatsiblokuos.',
    continue: 'Patvirtinti mokėjimą',
    startAgain: 'Pradėti iš naujo',
    done: 'Uždaryti',
    switchingTitle: 'Palaukite',
    switching: 'Pinigai dar neišsiųsti. Ruošiame mokėjimą, kad galėtumėte jį patvirtinti.',
    switched: 'Pinigai neišsiųsti. Patikrinkite mokėjimą ir tada siųskite.',
    followingTitle: 'Liko dar vienas veiksmas',
    following: 'Patvirtinkite savo tapatybę, kad matytumėte šio mokėjimo būseną. Nemokėkite dar kartą.',
    confirm: ({ amount }) => `Siųsti ${amount}`,
    add: ({ amount }) => `Papildyti suma ${amount}`,
    edit: 'Keisti',
    cancel: 'Atšaukti',
    requote: 'Gauti naują pasiūlymą',
    tryAgain: 'Bandyti dar kartą',
    heldUntil: ({ time }) => `Pasiūlymas galioja iki ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Pasiūlymas nebegalioja.' : `Pasiūlymas nustos galioti po ${inWords(seconds)}.`,
    signInTitle: 'Prisijunkite, kad galėtumėte siųsti',
    signInAndSend: ({ amount }) => `Prisijungti ir siųsti ${amount}`,
    signInCancel: 'Ne dabar',
    errors: {
      ...commonErrors,
      none: 'Pinigai neišsiųsti. Nepavyko.',
      retry: 'Pinigai neišsiųsti. Nepavyko. Bandykite dar kartą.',
      AMOUNT_OUT_OF_RANGE: 'Pinigai neišsiųsti. Ši suma šiam gavėjui per maža arba per didelė.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Pinigai neišsiųsti. Šis gavėjas dar tikrinamas. Bandykite vėliau.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Pinigai neišsiųsti. Ši suma didesnė, nei šiandien galite išsiųsti.',
      DOCUMENTS_REQUIRED: 'Pinigai neišsiųsti. Šiam mokėjimo tikslui reikia dokumentų: kreipkitės į pagalbos tarnybą.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Pinigai neišsiųsti. Pirmiausia gavėjų sąraše patvirtinkite, kad ši piniginė yra jūsų.',
      INSUFFICIENT_BALANCE: 'Pinigai neišsiųsti. Jūsų piniginėje nepakanka pinigų.',
      INSUFFICIENT_FUNDS: 'Pinigai neišsiųsti. Jūsų piniginėje nepakanka pinigų.',
      INVALID_AMOUNT: 'Pinigai neišsiųsti. Grįžkite ir pakeiskite sumą.',
      INVALID_BANK_ACCOUNT: 'Pinigai neišsiųsti. Gavėjo sąskaitos duomenys netinka.',
      INVALID_STATE_TRANSITION: 'Šio mokėjimo išsiųsti nebegalima. Paprašykite naujo pasiūlymo.',
      INVALID_INPUT: 'Pinigai neišsiųsti. Šio mokėjimo įvykdyti negalime. Grįžkite ir patikrinkite sumą bei gavėją.',
      NETWORK_UNREACHABLE: 'Pinigai neišsiųsti. Patikrinkite interneto ryšį ir bandykite dar kartą.',
      NOT_APPROVED: 'Šis mokėjimas nepatvirtintas. Kreipkitės į pagalbos tarnybą.',
      OPERATION_IN_PROGRESS:
        'Jūsų patvirtinimas dar gali būti pakeliui. Palaukite, kol baigsis patvirtinimo laikas, ir bandykite dar kartą.',
      PAYLOAD_INVALID:
        'Nieko nepasirašyta ir pinigai neišsiųsti: nepavyko patikrinti, ką pasirašytumėte. Prieš kitą bandymą kreipkitės į pagalbos tarnybą.',
      PAYLOAD_MISMATCH:
        'Nieko nepasirašyta ir pinigai neišsiųsti: pasirašyti pateiktas ne tas mokėjimas, kuris rodomas čia. Prieš kitą bandymą kreipkitės į pagalbos tarnybą.',
      QUOTE_CHANGED: 'Pinigai neišsiųsti. Prieš išsiunčiant pasiūlymas pasikeitė. Patikrinkite naujus duomenis.',
      QUOTE_EXPIRED: 'Pinigai neišsiųsti. Šis pasiūlymas nebegalioja.',
      QUOTE_NOT_FOUND: 'Šio mokėjimo neradome. Pradėkite naują.',
      QUOTE_NOT_SIGNABLE: 'Pinigai neišsiųsti. Iš šios piniginės tokio mokėjimo atlikti negalima.',
      QUOTE_RATE_UNAVAILABLE: 'Pinigai neišsiųsti. Šio pasiūlymo nebėra.',
      REFERENCE_NOT_FOUND: 'Pinigai neišsiųsti. Šio gavėjo ar mokėjimo neradome. Pradėkite naują.',
      SELF_PAYMENT: 'Pinigai neišsiųsti. Siųsti pinigų į tą pačią piniginę negalima.',
      SESSION_EXPIRED: 'Jūsų seansas baigėsi. Prisijunkite iš naujo, kad galėtumėte siųsti.',
      TIMEOUT: 'Pinigai neišsiųsti. Atsakymo laiku negavome. Bandykite dar kartą.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Pinigai neišsiųsti. Ši suma didesnė, nei galite išsiųsti vienu kartu.',
      VELOCITY_LIMIT_EXCEEDED: 'Pinigai neišsiųsti. Neseniai jau išsiuntėte daug pinigų. Bandykite vėliau.',
    },
  },
}
