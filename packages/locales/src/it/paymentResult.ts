import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Pagamento inviato',
  addingTitle: 'Il tuo denaro è in viaggio',
  completedTitle: 'Pagamento arrivato',
  failedTitle: 'Pagamento non riuscito',
  returnedTitle: 'Pagamento restituito',
  notSentTitle: 'Non inviato',
  unknownTitle: 'Stiamo verificando il tuo pagamento',
  completed: ({ payee, amount }) => `${payee ?? 'Il beneficiario'} ha ricevuto ${amount}.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'Il beneficiario'} riceve ${amount}.`,
  added: ({ amount }) => `Hai ricevuto ${amount}.`,
  adds: ({ amount }) => `Ricevi ${amount}.`,
  unknown:
    'Non possiamo ancora dire se il pagamento è stato eseguito. Non pagare di nuovo; questa pagina continua a verificare.',
  unknownUntil: ({ time }) => `Se non è stato inviato entro le ${time}, non sarà più inviato.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'È in fase di verifica. Può volerci un po’.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'La parte del beneficiario deve prima confermare qualcosa.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'La parte del beneficiario deve prima fornire altri dati.',
    WALLET_VERIFICATION_REQUIRED: 'Prima va verificato il portafoglio del beneficiario.',
  },
  failed: 'Non è stato possibile completarlo.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Il conto del beneficiario non può ricevere questo pagamento.',
    ACCOUNT_INVALID: 'I dati del conto del beneficiario non funzionano.',
    COLLECTION_FAILED: 'Non è stato possibile prelevare il denaro dal tuo conto bancario.',
    COMPLIANCE_REJECTED: 'È stato rifiutato dopo una verifica.',
    FUNDING_AMOUNT_MISMATCH: 'L’importo arrivato non era quello previsto.',
    LIMIT_EXCEEDED: 'È più di quanto il beneficiario può ricevere.',
    OFFRAMP_FAILED: 'Non è stato possibile accreditarlo sul conto del beneficiario.',
    PAYOUT_RETURNED: 'La banca del beneficiario lo ha restituito.',
    QUOTE_EXPIRED: 'L’offerta è scaduta prima dell’invio.',
    QUOTE_RATE_UNAVAILABLE: 'L’offerta non era più disponibile.',
    SCA_NOT_COMPLETED: 'Non è stato confermato in tempo.',
  },
  nothingLeft: 'Dal tuo portafoglio non è uscito denaro.',
  refundPending: 'Il tuo denaro sta tornando indietro.',
  refundCompleted:
    'Il denaro è di nuovo nel tuo portafoglio. Verifica il conto con il beneficiario prima di inviare di nuovo.',
  refundCompletedOutside: 'Il tuo denaro è stato restituito.',
  refundFailed:
    'Non è stato ancora possibile restituire il denaro. Contatta l’assistenza e comunica il numero del pagamento qui sotto.',
  refundUnknown:
    'Non ci sono ancora informazioni su un rimborso. Controlla più tardi o contatta l’assistenza con il numero del pagamento qui sotto.',
  checkAgain: 'Controlla di nuovo',
  checking: 'Nuovo controllo in corso. Non pagare di nuovo.',
  done: 'Fatto',
  sendAgain: 'Invia di nuovo',
  tryAgain: 'Riprova',
  print: 'Stampa',
  share: 'Condividi',
  copy: 'Copia i dettagli',
  copied: 'Copiato.',
  copyFailed: 'Questo browser non può copiare. Seleziona il testo e copialo.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Cosa hai accettato',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Invia ${amount} a ${payee}.` : `Invia ${amount} a ${payee}, conto ${account}.`,
  taken: ({ amount, account }) => `Preleva ${amount} dal conto ${account}.`,
  atRate: ({ rate }) => `Cambio: ${rate}`,
  agreed: 'Accettato. Lo confronteremo quando sarà eseguito.',
  matches: 'Il pagamento corrisponde.',
  matchesWithoutPayee:
    'Il pagamento corrisponde. Il beneficiario è stato rimosso nel frattempo, quindi è stato possibile confrontare solo il suo ID.',
  differs: 'Questo pagamento non è quello che hai accettato. Contatta l’assistenza.',
  unknown: 'Accettato su un altro dispositivo o senza firma. Questo browser non ha nulla da confrontare.',
  details: 'Firma',
  signedAt: 'Firmato',
  key: 'Chiave pubblica',
  hash: 'Impronta di ciò che è stato firmato (SHA-256)',
  explanation:
    'Solo il servizio può leggere ciò che è stato firmato. Perciò confrontiamo quello che hai visto qui con quello che è stato eseguito.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Che cosa è successo',
  done: {
    begun: 'Iniziato',
    signed: 'Confermato da te',
    transfer: 'Il tuo bonifico è arrivato',
    exchanged: 'Cambiato',
    sent: 'Inviato',
    arrived: 'Arrivato',
    'not-sent': 'Non inviato',
    failed: 'Non consegnato',
    refund: 'Denaro restituito a te',
  },
  now: {
    signed: 'Manca la tua conferma',
    transfer: 'In attesa del tuo bonifico',
    sent: 'In viaggio',
    refund: 'Il denaro sta tornando da te',
  },
  next: {
    signed: 'Lo confermi',
    sent: 'Viene inviato',
    arrived: 'Arriva',
  },
  by: ({ time }) => `entro: ${time}`,
  became: ({ sent, received }) => `${sent} sono diventati ${received}`,
}
