import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Plaćanje je poslano',
  addingTitle: 'Vaš je novac na putu',
  completedTitle: 'Plaćanje je stiglo',
  failedTitle: 'Plaćanje nije uspjelo',
  returnedTitle: 'Plaćanje je vraćeno',
  notSentTitle: 'Nije poslano',
  unknownTitle: 'Provjeravamo vaše plaćanje',
  completed: ({ payee, amount }) =>
    payee ? `Primatelj: ${payee}. Stiglo je ${amount}.` : `Primatelj je dobio ${amount}.`,
  completedArrives: ({ payee, amount }) =>
    payee ? `Primatelj: ${payee}. Stiže ${amount}.` : `Primatelj dobiva ${amount}.`,
  added: ({ amount }) => `Primili ste ${amount}.`,
  adds: ({ amount }) => `Primate ${amount}.`,
  unknown:
    'Još ne možemo utvrditi je li plaćanje provedeno. Nemojte ponovno plaćati; ova stranica nastavlja provjeravati.',
  unknownUntil: ({ time }) => `Ako se plaćanje ne pošalje do ${time}, više se neće poslati.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'U tijeku je provjera. Može potrajati.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Na primateljevoj strani najprije treba nešto potvrditi.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'S primateljeve strane najprije trebaju stići dodatni podaci.',
    WALLET_VERIFICATION_REQUIRED: 'Najprije treba provjeriti primateljev novčanik.',
  },
  failed: 'Plaćanje se nije moglo provesti.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Primateljev račun ne može primiti ovo plaćanje.',
    ACCOUNT_INVALID: 'Podaci o primateljevu računu nisu ispravni.',
    COLLECTION_FAILED: 'Novac nije bilo moguće povući s vašeg bankovnog računa.',
    COMPLIANCE_REJECTED: 'Odbijeno je nakon provjere.',
    FUNDING_AMOUNT_MISMATCH: 'Uplaćeni iznos nije onaj koji smo očekivali.',
    LIMIT_EXCEEDED: 'Iznos je veći od onoga koji primatelj može primiti.',
    OFFRAMP_FAILED: 'Isplata na primateljev račun nije uspjela.',
    PAYOUT_RETURNED: 'Primateljeva banka vratila je plaćanje.',
    QUOTE_EXPIRED: 'Ponuda je istekla prije slanja.',
    QUOTE_RATE_UNAVAILABLE: 'Ponuda više nije bila dostupna.',
    SCA_NOT_COMPLETED: 'Nije potvrđeno na vrijeme.',
  },
  nothingLeft: 'Novac nije otišao iz vašeg novčanika.',
  refundPending: 'Vaš se novac vraća.',
  refundCompleted: 'Novac je ponovno u vašem novčaniku. Prije ponovnog slanja provjerite račun s primateljem.',
  refundCompletedOutside: 'Vaš je novac vraćen.',
  refundFailed:
    'Novac se zasad nije mogao vratiti. Obratite se podršci i navedite broj plaćanja koji vidite u nastavku.',
  refundUnknown:
    'O povratu još nema podataka. Provjerite kasnije ili se obratite podršci i navedite broj plaćanja koji vidite u nastavku.',
  checkAgain: 'Provjeri ponovno',
  checking: 'Provjeravamo ponovno. Nemojte ponovno plaćati.',
  done: 'Gotovo',
  sendAgain: 'Pošalji ponovno',
  tryAgain: 'Pokušaj ponovno',
  print: 'Ispiši',
  share: 'Podijeli',
  copy: 'Kopiraj podatke',
  copied: 'Kopirano.',
  copyFailed: 'Ovaj preglednik ne dopušta kopiranje. Označite tekst i kopirajte ga ručno.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Na što ste pristali',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Slanje iznosa ${amount}. Primatelj: ${payee}.`
      : `Slanje iznosa ${amount}. Primatelj: ${payee}, račun ${account}.`,
  taken: ({ amount, account }) => `Povlačenje iznosa ${amount} s računa ${account}.`,
  atRate: ({ rate }) => `Tečaj: ${rate}`,
  agreed: 'Pristali ste. Kad se plaćanje provede, usporedit ćemo ga s ovime.',
  matches: 'Plaćanje odgovara onome na što ste pristali.',
  matchesWithoutPayee:
    'Plaćanje odgovara onome na što ste pristali. Primatelj je u međuvremenu uklonjen pa smo mogli usporediti samo njegovu oznaku.',
  differs: 'Ovo nije plaćanje na koje ste pristali. Obratite se podršci.',
  unknown: 'Pristali ste na drugom uređaju ili bez potpisa. Ovaj preglednik plaćanje nema s čime usporediti.',
  details: 'Potpis',
  signedAt: 'Potpisano',
  key: 'Javni ključ',
  hash: 'Sažetak potpisanog sadržaja (SHA-256)',
  explanation:
    'Samo usluga može pročitati što je potpisano. Zato uspoređujemo ono što ste ovdje vidjeli s onim što je provedeno.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Što se dogodilo',
  done: {
    begun: 'Započeto',
    signed: 'Potvrdili ste',
    transfer: 'Vaša je uplata stigla',
    exchanged: 'Konvertirano',
    sent: 'Poslano',
    arrived: 'Stiglo',
    'not-sent': 'Nije poslano',
    failed: 'Nije stiglo primatelju',
    refund: 'Novac vam je vraćen',
  },
  now: {
    signed: 'Čeka vašu potvrdu',
    transfer: 'Čeka vašu uplatu',
    sent: 'Na putu',
    refund: 'Novac vam se vraća',
  },
  next: {
    signed: 'Vaša potvrda',
    sent: 'Slanje',
    arrived: 'Stiže',
  },
  by: ({ time }) => `do ${time}`,
  became: ({ sent, received }) => `${sent} konvertirano u ${received}`,
}
