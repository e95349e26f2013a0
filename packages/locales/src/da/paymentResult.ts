import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Betalingen er sendt',
  completedTitle: 'Betalingen er nået frem',
  failedTitle: 'Betalingen mislykkedes',
  returnedTitle: 'Betalingen er tilbagebetalt',
  notSentTitle: 'Ikke sendt',
  unknownTitle: 'Vi kontrollerer din betaling',
  completed: ({ payee, amount }) => `${payee ?? 'Modtageren'} har fået ${amount}.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'Modtageren'} får ${amount}.`,
  unknown: 'Vi ved ikke endnu, om betalingen er gennemført. Betal ikke igen; siden bliver ved med at kontrollere det.',
  unknownUntil: ({ time }) => `Hvis den ikke er sendt inden kl. ${time}, bliver den ikke sendt.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Den bliver vurderet. Det kan tage lidt tid.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Hos modtageren skal noget først bekræftes.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Hos modtageren kræves der først flere oplysninger.',
    WALLET_VERIFICATION_REQUIRED: 'Modtagerens tegnebog skal først kontrolleres.',
  },
  failed: 'Den kunne ikke gennemføres.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Modtagerens konto kan ikke modtage betalingen.',
    ACCOUNT_INVALID: 'Modtagerens kontooplysninger virker ikke.',
    COLLECTION_FAILED: 'Pengene kunne ikke trækkes fra din bankkonto.',
    COMPLIANCE_REJECTED: 'Den blev afvist efter en vurdering.',
    FUNDING_AMOUNT_MISMATCH: 'Det modtagne beløb var ikke det forventede.',
    LIMIT_EXCEEDED: 'Det er mere, end modtageren kan modtage.',
    OFFRAMP_FAILED: 'Beløbet kunne ikke udbetales til modtagerens konto.',
    PAYOUT_RETURNED: 'Modtagerens bank sendte den tilbage.',
    QUOTE_EXPIRED: 'Tilbuddet udløb, før den blev sendt.',
    QUOTE_RATE_UNAVAILABLE: 'Tilbuddet fandtes ikke længere.',
    SCA_NOT_COMPLETED: 'Den blev ikke bekræftet i tide.',
  },
  nothingLeft: 'Ingen penge har forladt din tegnebog.',
  refundPending: 'Dine penge er på vej tilbage.',
  refundCompleted: 'Pengene er tilbage i din tegnebog. Tjek kontoen med modtageren, før du sender igen.',
  refundCompletedOutside: 'Dine penge er betalt tilbage.',
  refundFailed: 'Pengene kunne ikke betales tilbage endnu. Kontakt kundeservice med betalingsnummeret nedenfor.',
  refundUnknown:
    'Der er ingen oplysninger om en tilbagebetaling endnu. Se igen senere, eller kontakt kundeservice med betalingsnummeret nedenfor.',
  checkAgain: 'Kontrollér igen',
  checking: 'Vi kontrollerer igen. Betal ikke igen.',
  done: 'Færdig',
  sendAgain: 'Send igen',
  tryAgain: 'Prøv igen',
  print: 'Udskriv',
  share: 'Del',
  copy: 'Kopiér oplysningerne',
  copied: 'Kopieret.',
  copyFailed: 'Browseren kan ikke kopiere. Markér teksten, og kopiér den.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Hvad du har accepteret',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Send ${amount} til ${payee}.` : `Send ${amount} til ${payee}, konto ${account}.`,
  atRate: ({ rate }) => `Kurs: ${rate}`,
  agreed: 'Accepteret. Vi sammenligner betalingen, når den er gennemført.',
  matches: 'Betalingen stemmer overens.',
  matchesWithoutPayee:
    'Betalingen stemmer overens. Modtageren er siden blevet fjernet, så kun modtagerens id kunne sammenlignes.',
  differs: 'Det er ikke den betaling, du har accepteret. Kontakt kundeservice.',
  unknown: 'Accepteret på en anden enhed eller uden signatur. Browseren har intet at sammenligne med.',
  details: 'Signatur',
  signedAt: 'Signeret',
  key: 'Offentlig nøgle',
  hash: 'Hash af det, der blev signeret (SHA-256)',
  explanation:
    'Kun tjenesten kan læse, hvad der blev signeret. Derfor sammenligner vi det, du så her, med det, der blev gennemført.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Hvad der er sket',
  done: {
    begun: 'Påbegyndt',
    signed: 'Bekræftet af dig',
    transfer: 'Din overførsel er kommet frem',
    exchanged: 'Vekslet',
    sent: 'Sendt',
    arrived: 'Fremme',
    'not-sent': 'Ikke sendt',
    failed: 'Ikke kommet frem',
    refund: 'Pengene er betalt tilbage til dig',
  },
  now: {
    signed: 'Venter på din bekræftelse',
    transfer: 'Venter på din overførsel',
    sent: 'På vej',
    refund: 'Pengene er på vej tilbage til dig',
  },
  next: {
    signed: 'Du bekræfter',
    sent: 'Sendes',
    arrived: 'Når frem',
  },
  by: ({ time }) => `senest ${time}`,
  became: ({ sent, received }) => `${sent} blev til ${received}`,
}
