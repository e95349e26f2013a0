import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Plată trimisă',
  addingTitle: 'Banii dvs. sunt pe drum',
  completedTitle: 'Plata a ajuns',
  failedTitle: 'Plata a eșuat',
  returnedTitle: 'Plată returnată',
  notSentTitle: 'Netrimisă',
  unknownTitle: 'Vă verificăm plata',
  completed: ({ payee, amount }) => `${payee ?? 'Beneficiarul'} a primit ${amount}.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'Beneficiarul'} primește ${amount}.`,
  added: ({ amount }) => `Ați primit ${amount}.`,
  adds: ({ amount }) => `Primiți ${amount}.`,
  unknown:
    'Încă nu putem confirma dacă plata a fost efectuată. Nu plătiți din nou; această pagină continuă să verifice.',
  unknownUntil: ({ time }) => `Dacă nu este trimisă până la ${time}, nu va mai fi trimisă.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Este în curs de analiză. Poate dura puțin.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Instituția beneficiarului trebuie mai întâi să confirme ceva.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Instituția beneficiarului trebuie mai întâi să furnizeze mai multe date.',
    WALLET_VERIFICATION_REQUIRED: 'Portofelul beneficiarului trebuie mai întâi verificat.',
  },
  failed: 'Nu a putut fi finalizată.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Contul beneficiarului nu poate primi această plată.',
    ACCOUNT_INVALID: 'Datele contului beneficiarului nu funcționează.',
    COLLECTION_FAILED: 'Banii nu au putut fi retrași din contul dvs. bancar.',
    COMPLIANCE_REJECTED: 'A fost refuzată după analiză.',
    FUNDING_AMOUNT_MISMATCH: 'Suma primită nu a fost cea așteptată.',
    LIMIT_EXCEEDED: 'Este mai mult decât poate primi beneficiarul.',
    OFFRAMP_FAILED: 'Suma nu a putut fi virată în contul beneficiarului.',
    PAYOUT_RETURNED: 'Banca beneficiarului a returnat-o.',
    QUOTE_EXPIRED: 'Oferta a expirat înainte de trimitere.',
    QUOTE_RATE_UNAVAILABLE: 'Oferta nu mai era disponibilă.',
    SCA_NOT_COMPLETED: 'Nu a fost confirmată la timp.',
  },
  nothingLeft: 'Din portofelul dvs. nu au ieșit bani.',
  refundPending: 'Banii dvs. sunt pe drumul de întoarcere.',
  refundCompleted:
    'Banii sunt din nou în portofelul dvs. Verificați contul cu beneficiarul înainte de a trimite din nou.',
  refundCompletedOutside: 'Banii v-au fost returnați.',
  refundFailed: 'Banii nu au putut fi încă returnați. Contactați asistența și comunicați numărul plății de mai jos.',
  refundUnknown:
    'Încă nu există informații despre o rambursare. Verificați mai târziu sau contactați asistența și comunicați numărul plății de mai jos.',
  checkAgain: 'Verificați din nou',
  checking: 'Se verifică din nou. Nu plătiți din nou.',
  done: 'Gata',
  sendAgain: 'Trimiteți din nou',
  tryAgain: 'Încercați din nou',
  print: 'Tipăriți',
  share: 'Distribuiți',
  copy: 'Copiați datele',
  copied: 'Copiat.',
  copyFailed: 'Acest browser nu poate copia. Selectați textul și copiați-l.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Cu ce ați fost de acord',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Trimiteți ${amount} către ${payee}.`
      : `Trimiteți ${amount} către ${payee}, cont ${account}.`,
  taken: ({ amount, account }) => `Retrageți ${amount} din contul ${account}.`,
  atRate: ({ rate }) => `Curs: ${rate}`,
  agreed: 'V-ați dat acordul. Vom compara plata după ce este executată.',
  matches: 'Plata corespunde.',
  matchesWithoutPayee:
    'Plata corespunde. Beneficiarul a fost eliminat între timp, așa că s-a putut compara doar identificatorul său.',
  differs: 'Aceasta nu este plata cu care ați fost de acord. Contactați asistența.',
  unknown: 'Acordul a fost dat pe alt dispozitiv sau fără semnătură. Acest browser nu are cu ce să compare.',
  details: 'Semnătură',
  signedAt: 'Semnat',
  key: 'Cheie publică',
  hash: 'Hash-ul datelor semnate (SHA-256)',
  explanation: 'Numai serviciul poate citi ce s-a semnat. De aceea comparăm ce ați văzut aici cu ce s-a executat.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Ce s-a întâmplat',
  done: {
    begun: 'Începută',
    signed: 'Confirmată de dvs.',
    transfer: 'Transferul dvs. a sosit',
    exchanged: 'Schimbată',
    sent: 'Trimisă',
    arrived: 'A ajuns',
    'not-sent': 'Netrimisă',
    failed: 'Nelivrată',
    refund: 'Banii au fost returnați',
  },
  now: {
    signed: 'Așteaptă confirmarea dvs.',
    transfer: 'Așteaptă transferul dvs.',
    sent: 'Pe drum',
    refund: 'Banii se întorc la dvs.',
  },
  next: {
    signed: 'Dvs. confirmați',
    sent: 'Se trimite',
    arrived: 'Ajunge',
  },
  by: ({ time }) => `cel târziu: ${time}`,
  became: ({ sent, received }) => `S-au schimbat ${sent} în ${received}`,
}
