import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Mokėjimas išsiųstas',
  addingTitle: 'Jūsų pinigai pakeliui',
  completedTitle: 'Mokėjimas įvykdytas',
  failedTitle: 'Mokėjimas nepavyko',
  returnedTitle: 'Mokėjimas grąžintas',
  notSentTitle: 'Neišsiųsta',
  unknownTitle: 'Tikriname jūsų mokėjimą',
  completed: ({ payee, amount }) => `${payee ?? 'Gavėjas'} gavo ${amount}.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'Gavėjas'} gaus ${amount}.`,
  added: ({ amount }) => `Gavote ${amount}.`,
  adds: ({ amount }) => `Gausite ${amount}.`,
  unknown:
    'Dar negalime pasakyti, ar mokėjimas įvykdytas. Nemokėkite dar kartą: tikriname toliau, rezultatą matysite šiame puslapyje.',
  unknownUntil: ({ time }) => `Jei iki ${time} mokėjimas nebus išsiųstas, vėliau jis nebebus išsiųstas.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Mokėjimas tikrinamas. Tai gali šiek tiek užtrukti.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Pirmiausia gavėjo finansų įstaiga turi pateikti patvirtinimą.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Pirmiausia gavėjo finansų įstaiga turi pateikti daugiau duomenų.',
    WALLET_VERIFICATION_REQUIRED: 'Pirmiausia reikia patikrinti gavėjo piniginę.',
  },
  failed: 'Mokėjimo įvykdyti nepavyko.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Gavėjo sąskaita šio mokėjimo priimti negali.',
    ACCOUNT_INVALID: 'Gavėjo sąskaitos duomenys netinka.',
    COLLECTION_FAILED: 'Nepavyko nurašyti pinigų iš jūsų banko sąskaitos.',
    COMPLIANCE_REJECTED: 'Po patikrinimo mokėjimas atmestas.',
    FUNDING_AMOUNT_MISMATCH: 'Gauta ne ta suma, kurios laukėme.',
    LIMIT_EXCEEDED: 'Suma didesnė, nei gavėjas gali gauti.',
    OFFRAMP_FAILED: 'Pinigų nepavyko išmokėti į gavėjo sąskaitą.',
    PAYOUT_RETURNED: 'Mokėjimą grąžino gavėjo bankas.',
    QUOTE_EXPIRED: 'Pasiūlymas nustojo galioti dar neišsiuntus mokėjimo.',
    QUOTE_RATE_UNAVAILABLE: 'Pasiūlymas nebegaliojo.',
    SCA_NOT_COMPLETED: 'Mokėjimas laiku nepatvirtintas.',
  },
  nothingLeft: 'Pinigai iš jūsų piniginės nenurašyti.',
  refundPending: 'Jūsų pinigai grąžinami.',
  refundCompleted: 'Pinigai vėl jūsų piniginėje. Prieš siųsdami dar kartą, patikslinkite sąskaitą su gavėju.',
  refundCompletedOutside: 'Jūsų pinigai grąžinti.',
  refundFailed:
    'Pinigų kol kas grąžinti nepavyko. Kreipkitės į pagalbos tarnybą ir nurodykite toliau pateiktą mokėjimo numerį.',
  refundUnknown:
    'Apie grąžinimą dar nieko nežinome. Pasitikrinkite vėliau arba kreipkitės į pagalbos tarnybą ir nurodykite toliau pateiktą mokėjimo numerį.',
  checkAgain: 'Tikrinti dar kartą',
  checking: 'Tikriname iš naujo. Nemokėkite dar kartą.',
  done: 'Atlikta',
  sendAgain: 'Siųsti dar kartą',
  tryAgain: 'Bandyti dar kartą',
  print: 'Spausdinti',
  share: 'Bendrinti',
  copy: 'Kopijuoti duomenis',
  copied: 'Nukopijuota.',
  copyFailed: 'Nukopijuoti nepavyko. Pažymėkite tekstą ir nukopijuokite rankiniu būdu.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Su kuo sutikote',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Siųsti ${amount}. Gavėjas: ${payee}.`
      : `Siųsti ${amount}. Gavėjas: ${payee}, sąskaita ${account}.`,
  taken: ({ amount, account }) => `Nurašyti ${amount} iš sąskaitos ${account}.`,
  atRate: ({ rate }) => `Kursas: ${rate}`,
  agreed: 'Sutikimas duotas. Palyginsime, kai mokėjimas bus įvykdytas.',
  matches: 'Mokėjimas atitinka tai, su kuo sutikote.',
  matchesWithoutPayee:
    'Mokėjimas atitinka tai, su kuo sutikote. Gavėjas vėliau pašalintas, todėl palyginti buvo galima tik jo identifikatorių.',
  differs: 'Tai ne tas mokėjimas, su kuriuo sutikote. Kreipkitės į pagalbos tarnybą.',
  unknown: 'Sutikimas duotas kitame įrenginyje arba be parašo. Šioje naršyklėje palyginti nėra su kuo.',
  details: 'Parašas',
  signedAt: 'Pasirašyta',
  key: 'Viešasis raktas',
  hash: 'Pasirašytų duomenų maišos reikšmė (SHA-256)',
  explanation:
    'Kas pasirašyta, perskaityti gali tik paslaugos teikėjas. Todėl čia tai, ką matėte, palyginama su tuo, kas įvykdyta.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Mokėjimo eiga',
  done: {
    begun: 'Pradėta',
    signed: 'Patvirtinote',
    transfer: 'Jūsų pervedimas gautas',
    exchanged: 'Iškeista',
    sent: 'Išsiųsta',
    arrived: 'Pasiekė gavėją',
    'not-sent': 'Neišsiųsta',
    failed: 'Gavėjo nepasiekė',
    refund: 'Pinigai jums grąžinti',
  },
  now: {
    signed: 'Reikia jūsų patvirtinimo',
    transfer: 'Laukiama jūsų pervedimo',
    sent: 'Pakeliui',
    refund: 'Pinigai jums grąžinami',
  },
  next: {
    signed: 'Patvirtinsite',
    sent: 'Bus išsiųsta',
    arrived: 'Pasieks gavėją',
  },
  by: ({ time }) => `iki ${time}`,
  became: ({ sent, received }) => `${sent} iškeista į ${received}`,
}
