import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Plačilo je poslano',
  addingTitle: 'Vaš denar je na poti',
  completedTitle: 'Plačilo je prispelo',
  failedTitle: 'Plačilo ni uspelo',
  returnedTitle: 'Plačilo vrnjeno',
  notSentTitle: 'Ni poslano',
  unknownTitle: 'Preverjamo vaše plačilo',
  completed: ({ payee, amount }) =>
    payee ? `Prejemnik ${payee} je prejel ${amount}.` : `Prejemnik je prejel ${amount}.`,
  completedArrives: ({ payee, amount }) =>
    payee ? `Prejemnik ${payee} prejme ${amount}.` : `Prejemnik prejme ${amount}.`,
  added: ({ amount }) => `Prejeli ste ${amount}.`,
  adds: ({ amount }) => `Prejmete ${amount}.`,
  unknown:
    'Še ne moremo potrditi, ali je bilo plačilo izvedeno. Ne plačajte še enkrat; še naprej preverjamo in izid bo prikazan na tej strani.',
  unknownUntil: ({ time }) => `Če plačilo ne bo poslano do ${time}, ne bo več poslano.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Plačilo je v preverjanju. To lahko traja nekaj časa.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Prejemnik ali njegova banka mora najprej nekaj potrditi.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Prejemnik ali njegova banka mora najprej navesti dodatne podatke.',
    WALLET_VERIFICATION_REQUIRED: 'Najprej je treba preveriti prejemnikovo denarnico.',
  },
  failed: 'Plačila ni bilo mogoče izvesti.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Prejemnikov račun ne more prejeti tega plačila.',
    ACCOUNT_INVALID: 'Podatki o prejemnikovem računu niso pravilni.',
    COLLECTION_FAILED: 'Denarja ni bilo mogoče odtegniti z vašega bančnega računa.',
    COMPLIANCE_REJECTED: 'Plačilo je bilo po preverjanju zavrnjeno.',
    FUNDING_AMOUNT_MISMATCH: 'Prispeli znesek ni enak pričakovanemu.',
    LIMIT_EXCEEDED: 'Znesek je višji od tistega, ki ga prejemnik lahko prejme.',
    OFFRAMP_FAILED: 'Izplačilo na prejemnikov račun ni uspelo.',
    PAYOUT_RETURNED: 'Prejemnikova banka je plačilo vrnila.',
    QUOTE_EXPIRED: 'Ponudba je potekla, preden je bilo plačilo poslano.',
    QUOTE_RATE_UNAVAILABLE: 'Ponudba ni bila več na voljo.',
    SCA_NOT_COMPLETED: 'Plačilo ni bilo pravočasno potrjeno.',
  },
  nothingLeft: 'Denar ni zapustil vaše denarnice.',
  refundPending: 'Vaš denar se vrača.',
  refundCompleted: 'Denar je spet v vaši denarnici. Preden pošljete znova, preverite račun s prejemnikom.',
  refundCompletedOutside: 'Denar vam je bil vrnjen.',
  refundFailed: 'Denarja še ni bilo mogoče vrniti. Obrnite se na podporo in navedite spodnjo številko plačila.',
  refundUnknown:
    'O vračilu še ni podatkov. Preverite pozneje ali se obrnite na podporo in navedite spodnjo številko plačila.',
  checkAgain: 'Preveri znova',
  checking: 'Znova preverjamo. Ne plačajte še enkrat.',
  done: 'Končano',
  sendAgain: 'Pošlji znova',
  tryAgain: 'Poskusi znova',
  print: 'Natisni',
  share: 'Deli',
  copy: 'Kopiraj podatke',
  copied: 'Kopirano.',
  copyFailed: 'Ta brskalnik ne more kopirati. Označite besedilo in ga kopirajte.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'S čim ste soglašali',
  sentence: ({ amount, payee, account }) =>
    `Znesek: ${amount}. Prejemnik: ${payee}${account === undefined ? '' : `, račun ${account}`}.`,
  taken: ({ amount, account }) => `Znesek: ${amount}. Z računa ${account}.`,
  atRate: ({ rate }) => `Tečaj: ${rate}`,
  agreed: 'Soglasje je dano. Primerjali ga bomo s plačilom, ko bo to izvedeno.',
  matches: 'Plačilo se ujema.',
  matchesWithoutPayee:
    'Plačilo se ujema. Prejemnik je bil medtem odstranjen, zato je bilo mogoče primerjati le njegovo oznako.',
  differs: 'To ni plačilo, s katerim ste soglašali. Obrnite se na podporo.',
  unknown: 'Soglasje je bilo dano v drugi napravi ali brez podpisa. Ta brskalnik nima zapisa za primerjavo.',
  details: 'Podpis',
  signedAt: 'Podpisano',
  key: 'Javni ključ',
  hash: 'Zgoščena vrednost podpisanih podatkov (SHA-256)',
  explanation:
    'Podpisano vsebino lahko prebere le storitev. Zato primerjamo to, kar ste videli tukaj, s tem, kar je bilo izvedeno.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Kaj se je zgodilo',
  done: {
    begun: 'Začeto',
    signed: 'Potrdili ste',
    transfer: 'Vaše nakazilo je prispelo',
    exchanged: 'Zamenjano',
    sent: 'Poslano',
    arrived: 'Prispelo',
    'not-sent': 'Ni poslano',
    failed: 'Ni prispelo do prejemnika',
    refund: 'Denar vam je bil vrnjen',
  },
  now: {
    signed: 'Čaka na vašo potrditev',
    transfer: 'Čaka na vaše nakazilo',
    sent: 'Na poti',
    refund: 'Denar se vam vrača',
  },
  next: {
    signed: 'Vaša potrditev',
    sent: 'Pošiljanje',
    arrived: 'Prispetje',
  },
  by: ({ time }) => `do ${time}`,
  became: ({ sent, received }) => `${sent} zamenjano za ${received}`,
}
