import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Zahlung gesendet',
  addingTitle: 'Ihr Geld ist unterwegs',
  completedTitle: 'Zahlung angekommen',
  failedTitle: 'Zahlung fehlgeschlagen',
  returnedTitle: 'Zahlung zurückerhalten',
  notSentTitle: 'Nicht gesendet',
  unknownTitle: 'Wir prüfen Ihre Zahlung',
  completed: ({ payee, amount }) => `${payee ?? 'Der Empfänger'} hat ${amount} erhalten.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'Der Empfänger'} erhält ${amount}.`,
  added: ({ amount }) => `Sie haben ${amount} erhalten.`,
  adds: ({ amount }) => `Sie erhalten ${amount}.`,
  unknown:
    'Wir wissen noch nicht, ob die Zahlung ausgeführt wurde. Zahlen Sie nicht noch einmal; diese Seite prüft weiter.',
  unknownUntil: ({ time }) => `Wenn sie bis ${time} Uhr nicht gesendet ist, wird sie nicht mehr gesendet.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Sie wird geprüft. Das kann eine Weile dauern.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Die Empfängerseite muss zuerst etwas bestätigen.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Die Empfängerseite muss zuerst weitere Angaben machen.',
    WALLET_VERIFICATION_REQUIRED: 'Die Wallet des Empfängers muss zuerst geprüft werden.',
  },
  failed: 'Sie konnte nicht abgeschlossen werden.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Das Konto des Empfängers kann diese Zahlung nicht empfangen.',
    ACCOUNT_INVALID: 'Die Kontodaten des Empfängers stimmen nicht.',
    COLLECTION_FAILED: 'Das Geld konnte nicht von Ihrem Bankkonto eingezogen werden.',
    COMPLIANCE_REJECTED: 'Sie wurde nach einer Prüfung abgelehnt.',
    FUNDING_AMOUNT_MISMATCH: 'Es ist nicht der erwartete Betrag eingegangen.',
    LIMIT_EXCEEDED: 'Der Betrag ist höher, als der Empfänger empfangen kann.',
    OFFRAMP_FAILED: 'Der Betrag konnte nicht auf das Konto des Empfängers ausgezahlt werden.',
    PAYOUT_RETURNED: 'Die Bank des Empfängers hat sie zurückgeschickt.',
    QUOTE_EXPIRED: 'Das Angebot ist abgelaufen, bevor sie gesendet wurde.',
    QUOTE_RATE_UNAVAILABLE: 'Das Angebot war nicht mehr verfügbar.',
    SCA_NOT_COMPLETED: 'Sie wurde nicht rechtzeitig bestätigt.',
  },
  nothingLeft: 'Es hat kein Geld Ihre Wallet verlassen.',
  refundPending: 'Ihr Geld ist auf dem Weg zurück.',
  refundCompleted:
    'Das Geld ist wieder in Ihrer Wallet. Prüfen Sie das Konto mit dem Empfänger, bevor Sie noch einmal senden.',
  refundCompletedOutside: 'Ihr Geld wurde zurückgezahlt.',
  refundFailed:
    'Das Geld konnte noch nicht zurückgezahlt werden. Wenden Sie sich mit der Zahlungsnummer unten an den Support.',
  refundUnknown:
    'Zu einer Erstattung liegen noch keine Angaben vor. Sehen Sie später noch einmal nach oder wenden Sie sich mit der Zahlungsnummer unten an den Support.',
  checkAgain: 'Erneut prüfen',
  checking: 'Wir prüfen noch einmal. Zahlen Sie nicht noch einmal.',
  done: 'Fertig',
  sendAgain: 'Erneut senden',
  tryAgain: 'Erneut versuchen',
  print: 'Drucken',
  share: 'Teilen',
  copy: 'Details kopieren',
  copied: 'Kopiert.',
  copyFailed: 'Dieser Browser kann nicht kopieren. Markieren Sie den Text und kopieren Sie ihn.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Dem haben Sie zugestimmt',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `${amount} an ${payee} senden.` : `${amount} an ${payee} senden, Konto ${account}.`,
  taken: ({ amount, account }) => `${amount} von Konto ${account} einziehen.`,
  atRate: ({ rate }) => `Kurs: ${rate}`,
  agreed: 'Zugestimmt. Wir vergleichen die Zahlung, sobald sie ausgeführt ist.',
  matches: 'Die Zahlung stimmt damit überein.',
  matchesWithoutPayee:
    'Die Zahlung stimmt damit überein. Der Empfänger wurde inzwischen entfernt, deshalb ließ sich nur seine ID vergleichen.',
  differs: 'Das ist nicht die Zahlung, der Sie zugestimmt haben. Wenden Sie sich an den Support.',
  unknown:
    'Auf einem anderen Gerät oder ohne Signatur zugestimmt. Dieser Browser hat nichts, womit er vergleichen kann.',
  details: 'Signatur',
  signedAt: 'Signiert',
  key: 'Öffentlicher Schlüssel',
  hash: 'Fingerabdruck des Signierten (SHA-256)',
  explanation:
    'Was signiert wurde, kann nur der Dienst lesen. Deshalb wird verglichen, was Sie hier gesehen haben und was ausgeführt wurde.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Was geschehen ist',
  done: {
    begun: 'Begonnen',
    signed: 'Von Ihnen bestätigt',
    transfer: 'Ihre Überweisung ist eingegangen',
    exchanged: 'Umgetauscht',
    sent: 'Gesendet',
    arrived: 'Angekommen',
    'not-sent': 'Nicht gesendet',
    failed: 'Nicht zugestellt',
    refund: 'Geld an Sie zurückgezahlt',
  },
  now: {
    signed: 'Ihre Bestätigung fehlt',
    transfer: 'Wartet auf Ihre Überweisung',
    sent: 'Unterwegs',
    refund: 'Geld ist auf dem Weg zurück zu Ihnen',
  },
  next: {
    signed: 'Sie bestätigen',
    sent: 'Wird gesendet',
    arrived: 'Kommt an',
  },
  by: ({ time }) => `bis ${time}`,
  became: ({ sent, received }) => `Aus ${sent} wurden ${received}`,
}
