import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Maksu lähetetty',
  addingTitle: 'Rahasi ovat matkalla',
  completedTitle: 'Maksu perillä',
  failedTitle: 'Maksu epäonnistui',
  returnedTitle: 'Maksu palautettiin',
  notSentTitle: 'Ei lähetetty',
  unknownTitle: 'Tarkistamme maksuasi',
  completed: ({ payee, amount }) => `Saaja: ${payee ?? 'valitsemasi saaja'}. Saapunut: ${amount}.`,
  completedArrives: ({ payee, amount }) => `Saaja: ${payee ?? 'valitsemasi saaja'}. Saapuu: ${amount}.`,
  added: ({ amount }) => `Sait ${amount}.`,
  adds: ({ amount }) => `Saat ${amount}.`,
  unknown: 'Emme voi vielä vahvistaa, suoritettiinko maksu. Älä maksa uudelleen; tämä sivu jatkaa tarkistamista.',
  unknownUntil: ({ time }) => `Jos sitä ei ole lähetetty klo ${time} mennessä, sitä ei lähetetä.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Maksua arvioidaan. Se voi kestää hetken.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Saajan palveluntarjoajan on ensin vahvistettava jotakin.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Saajan palveluntarjoajan on ensin annettava lisätietoja.',
    WALLET_VERIFICATION_REQUIRED: 'Saajan lompakko on ensin tarkistettava.',
  },
  failed: 'Maksua ei voitu viedä loppuun.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Saajan tili ei voi ottaa vastaan tätä maksua.',
    ACCOUNT_INVALID: 'Saajan tilitiedot eivät kelpaa.',
    COLLECTION_FAILED: 'Rahoja ei voitu veloittaa pankkitililtäsi.',
    COMPLIANCE_REJECTED: 'Maksu hylättiin arvioinnin jälkeen.',
    FUNDING_AMOUNT_MISMATCH: 'Saapunut summa ei ollut odotetun suuruinen.',
    LIMIT_EXCEEDED: 'Se on enemmän kuin saaja voi ottaa vastaan.',
    OFFRAMP_FAILED: 'Summaa ei voitu maksaa saajan tilille.',
    PAYOUT_RETURNED: 'Saajan pankki palautti maksun.',
    QUOTE_EXPIRED: 'Tarjous vanheni ennen lähettämistä.',
    QUOTE_RATE_UNAVAILABLE: 'Tarjous ei ollut enää saatavilla.',
    SCA_NOT_COMPLETED: 'Maksua ei vahvistettu ajoissa.',
  },
  nothingLeft: 'Lompakostasi ei lähtenyt rahaa.',
  refundPending: 'Rahasi ovat palaamassa.',
  refundCompleted: 'Rahat ovat taas lompakossasi. Tarkista tili saajalta ennen kuin lähetät uudelleen.',
  refundCompletedOutside: 'Rahasi on palautettu.',
  refundFailed:
    'Rahoja ei ole vielä voitu palauttaa. Ota yhteyttä asiakaspalveluun ja ilmoita alla oleva maksun numero.',
  refundUnknown:
    'Palautuksesta ei ole vielä tietoa. Katso myöhemmin uudelleen tai ota yhteyttä asiakaspalveluun ja ilmoita alla oleva maksun numero.',
  checkAgain: 'Tarkista uudelleen',
  checking: 'Tarkistamme uudelleen. Älä maksa uudelleen.',
  done: 'Valmis',
  sendAgain: 'Lähetä uudelleen',
  tryAgain: 'Yritä uudelleen',
  print: 'Tulosta',
  share: 'Jaa',
  copy: 'Kopioi tiedot',
  copied: 'Kopioitu.',
  copyFailed: 'Selain ei voi kopioida. Valitse teksti ja kopioi se.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Mitä hyväksyit',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Lähetä ${amount}. Saaja: ${payee}.`
      : `Lähetä ${amount}. Saaja: ${payee}, tili ${account}.`,
  taken: ({ amount, account }) => `Veloita ${amount} tililtä ${account}.`,
  atRate: ({ rate }) => `Kurssi: ${rate}`,
  agreed: 'Hyväksytty. Vertaamme maksua, kun se on suoritettu.',
  matches: 'Maksu täsmää.',
  matchesWithoutPayee: 'Maksu täsmää. Saaja on sittemmin poistettu, joten vain sen tunnusta voitiin verrata.',
  differs: 'Tämä ei ole hyväksymäsi maksu. Ota yhteyttä asiakaspalveluun.',
  unknown: 'Hyväksytty toisella laitteella tai ilman allekirjoitusta. Selaimessa ei ole mitään, mihin verrata.',
  details: 'Allekirjoitus',
  signedAt: 'Allekirjoitettu',
  key: 'Julkinen avain',
  hash: 'Allekirjoitetun tiiviste (SHA-256)',
  explanation:
    'Vain palvelu voi lukea, mitä allekirjoitettiin. Siksi vertaamme täällä näkemääsi siihen, mitä suoritettiin.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Mitä on tapahtunut',
  done: {
    begun: 'Aloitettu',
    signed: 'Olet vahvistanut',
    transfer: 'Siirtosi on saapunut',
    exchanged: 'Vaihdettu',
    sent: 'Lähetetty',
    arrived: 'Perillä',
    'not-sent': 'Ei lähetetty',
    failed: 'Ei mennyt perille',
    refund: 'Rahat palautettu sinulle',
  },
  now: {
    signed: 'Odottaa vahvistustasi',
    transfer: 'Odottaa siirtoasi',
    sent: 'Matkalla',
    refund: 'Rahat palaavat sinulle',
  },
  next: {
    signed: 'Vahvistat',
    sent: 'Lähetetään',
    arrived: 'Saapuu',
  },
  by: ({ time }) => `viimeistään ${time}`,
  became: ({ sent, received }) => `${sent} vaihtui: ${received}`,
}
