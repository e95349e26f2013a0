import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Betaling verzonden',
  addingTitle: 'Je geld is onderweg',
  completedTitle: 'Betaling aangekomen',
  failedTitle: 'Betaling mislukt',
  returnedTitle: 'Betaling teruggekregen',
  notSentTitle: 'Niet verzonden',
  unknownTitle: 'We controleren je betaling',
  completed: ({ payee, amount }) => `${payee ?? 'De ontvanger'} heeft ${amount} ontvangen.`,
  completedArrives: ({ payee, amount }) => `${payee ?? 'De ontvanger'} ontvangt ${amount}.`,
  added: ({ amount }) => `Je hebt ${amount} ontvangen.`,
  adds: ({ amount }) => `Je ontvangt ${amount}.`,
  unknown: 'We weten nog niet of de betaling is uitgevoerd. Betaal niet nog een keer; deze pagina blijft controleren.',
  unknownUntil: ({ time }) => `Als de betaling om ${time} niet is verzonden, wordt die niet meer verzonden.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'De betaling wordt beoordeeld. Dat kan even duren.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Aan de kant van de ontvanger moet eerst iets worden bevestigd.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Aan de kant van de ontvanger zijn eerst meer gegevens nodig.',
    WALLET_VERIFICATION_REQUIRED: 'De portemonnee van de ontvanger moet eerst worden gecontroleerd.',
  },
  failed: 'De betaling kon niet worden afgerond.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'De rekening van de ontvanger kan deze betaling niet ontvangen.',
    ACCOUNT_INVALID: 'De rekeninggegevens van de ontvanger kloppen niet.',
    COLLECTION_FAILED: 'Het geld kon niet van je bankrekening worden afgeschreven.',
    COMPLIANCE_REJECTED: 'De betaling is na beoordeling geweigerd.',
    FUNDING_AMOUNT_MISMATCH: 'Het ontvangen bedrag was niet het verwachte bedrag.',
    LIMIT_EXCEEDED: 'Het bedrag is hoger dan de ontvanger kan ontvangen.',
    OFFRAMP_FAILED: 'Het bedrag kon niet op de rekening van de ontvanger worden uitbetaald.',
    PAYOUT_RETURNED: 'De bank van de ontvanger heeft de betaling teruggestuurd.',
    QUOTE_EXPIRED: 'Het aanbod verliep voordat de betaling werd verzonden.',
    QUOTE_RATE_UNAVAILABLE: 'Het aanbod was niet meer beschikbaar.',
    SCA_NOT_COMPLETED: 'De betaling is niet op tijd bevestigd.',
  },
  nothingLeft: 'Er is geen geld uit je portemonnee gegaan.',
  refundPending: 'Je geld komt naar je terug.',
  refundCompleted:
    'Het geld staat weer in je portemonnee. Controleer de rekening bij de ontvanger voordat je opnieuw verzendt.',
  refundCompletedOutside: 'Je geld is teruggegeven.',
  refundFailed:
    'Het geld kon nog niet worden teruggegeven. Neem met het betalingsnummer hieronder contact op met de klantenservice.',
  refundUnknown:
    'Er is nog geen informatie over een terugbetaling. Kijk later nog eens of neem met het betalingsnummer hieronder contact op met de klantenservice.',
  checkAgain: 'Opnieuw controleren',
  checking: 'We controleren opnieuw. Betaal niet nog een keer.',
  done: 'Klaar',
  sendAgain: 'Opnieuw verzenden',
  tryAgain: 'Opnieuw proberen',
  print: 'Afdrukken',
  share: 'Delen',
  copy: 'Gegevens kopiëren',
  copied: 'Gekopieerd.',
  copyFailed: 'Deze browser kan niet kopiëren. Selecteer de tekst en kopieer die.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Waarmee je hebt ingestemd',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `${amount} verzenden aan ${payee}.`
      : `${amount} verzenden aan ${payee}, rekening ${account}.`,
  taken: ({ amount, account }) => `${amount} afschrijven van rekening ${account}.`,
  atRate: ({ rate }) => `Koers: ${rate}`,
  agreed: 'Ingestemd. We vergelijken de betaling zodra die is uitgevoerd.',
  matches: 'De betaling komt ermee overeen.',
  matchesWithoutPayee:
    'De betaling komt ermee overeen. De ontvanger is intussen verwijderd, dus alleen het ID ervan kon worden vergeleken.',
  differs: 'Dit is niet de betaling waarmee je hebt ingestemd. Neem contact op met de klantenservice.',
  unknown: 'Ingestemd op een ander apparaat of zonder handtekening. Deze browser heeft niets om mee te vergelijken.',
  details: 'Handtekening',
  signedAt: 'Ondertekend',
  key: 'Openbare sleutel',
  hash: 'Hash van wat is ondertekend (SHA-256)',
  explanation:
    'Alleen de dienst kan lezen wat er is ondertekend. Daarom vergelijken we wat je hier zag met wat er is uitgevoerd.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Wat er is gebeurd',
  done: {
    begun: 'Begonnen',
    signed: 'Door jou bevestigd',
    transfer: 'Je overschrijving is aangekomen',
    exchanged: 'Omgewisseld',
    sent: 'Verzonden',
    arrived: 'Aangekomen',
    'not-sent': 'Niet verzonden',
    failed: 'Niet aangekomen',
    refund: 'Geld aan jou teruggegeven',
  },
  now: {
    signed: 'Wacht op jouw bevestiging',
    transfer: 'Wacht op je overschrijving',
    sent: 'Onderweg',
    refund: 'Geld komt naar je terug',
  },
  next: {
    signed: 'Jij bevestigt',
    sent: 'Wordt verzonden',
    arrived: 'Komt aan',
  },
  by: ({ time }) => `uiterlijk ${time}`,
  became: ({ sent, received }) => `${sent} werd ${received}`,
}
