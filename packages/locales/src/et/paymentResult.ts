import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Makse on saadetud',
  completedTitle: 'Makse on laekunud',
  failedTitle: 'Makse ebaõnnestus',
  returnedTitle: 'Makse tagastati',
  notSentTitle: 'Ei saadetud',
  unknownTitle: 'Kontrollime teie makset',
  completed: ({ payee, amount }) => (payee ? `Saaja: ${payee}. Laekus ${amount}.` : `Saaja sai ${amount}.`),
  completedArrives: ({ payee, amount }) => (payee ? `Saaja: ${payee}. Laekub ${amount}.` : `Saaja saab ${amount}.`),
  unknown: 'Me ei saa veel kinnitada, kas makse läks läbi. Ärge makske uuesti; see leht jätkab kontrollimist.',
  unknownUntil: ({ time }) => `Kui makset ei ole hiljemalt kell ${time} saadetud, siis seda enam ei saadeta.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Makset kontrollitakse. See võib veidi aega võtta.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Saaja pool peab kõigepealt midagi kinnitama.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Saaja pool peab kõigepealt esitama lisaandmeid.',
    WALLET_VERIFICATION_REQUIRED: 'Kõigepealt tuleb kontrollida saaja rahakotti.',
  },
  failed: 'Makset ei õnnestunud lõpule viia.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Saaja konto ei saa seda makset vastu võtta.',
    ACCOUNT_INVALID: 'Saaja konto andmed ei sobi.',
    COLLECTION_FAILED: 'Raha ei saanud teie pangakontolt võtta.',
    COMPLIANCE_REJECTED: 'Makse lükati pärast kontrolli tagasi.',
    FUNDING_AMOUNT_MISMATCH: 'Laekunud summa erines oodatust.',
    LIMIT_EXCEEDED: 'Summa on suurem, kui saaja saab vastu võtta.',
    OFFRAMP_FAILED: 'Raha ei õnnestunud saaja kontole kanda.',
    PAYOUT_RETURNED: 'Saaja pank tagastas makse.',
    QUOTE_EXPIRED: 'Pakkumine aegus enne saatmist.',
    QUOTE_RATE_UNAVAILABLE: 'Pakkumine ei olnud enam saadaval.',
    SCA_NOT_COMPLETED: 'Makset ei kinnitatud õigel ajal.',
  },
  nothingLeft: 'Teie rahakotist raha välja ei läinud.',
  refundPending: 'Teie raha on tagasiteel.',
  refundCompleted: 'Raha on tagasi teie rahakotis. Enne uuesti saatmist kontrollige kontot saajaga.',
  refundCompletedOutside: 'Teie raha on tagastatud.',
  refundFailed: 'Raha ei ole veel õnnestunud tagastada. Võtke ühendust klienditoega ja teatage allolev makse number.',
  refundUnknown:
    'Tagasimakse kohta ei ole veel teavet. Vaadake hiljem uuesti või võtke ühendust klienditoega ja teatage allolev makse number.',
  checkAgain: 'Kontrolli uuesti',
  checking: 'Kontrollime uuesti. Ärge makske uuesti.',
  done: 'Valmis',
  sendAgain: 'Saada uuesti',
  tryAgain: 'Proovi uuesti',
  print: 'Prindi',
  share: 'Jaga',
  copy: 'Kopeeri andmed',
  copied: 'Kopeeritud.',
  copyFailed: 'See brauser ei saa kopeerida. Märgistage tekst ja kopeerige see ise.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Millega te nõustusite',
  sentence: ({ amount, payee, account }) =>
    account === undefined ? `Saata ${amount}. Saaja: ${payee}.` : `Saata ${amount}. Saaja: ${payee}, konto ${account}.`,
  atRate: ({ rate }) => `Vahetuskurss: ${rate}`,
  agreed: 'Nõusolek on antud. Kui makse on tehtud, võrdleme seda nõusolekuga.',
  matches: 'Makse vastab nõusolekule.',
  matchesWithoutPayee:
    'Makse vastab nõusolekule. Saaja on vahepeal eemaldatud, seega sai võrrelda ainult tema tunnust.',
  differs: 'See makse ei ole see, millega te nõustusite. Võtke ühendust klienditoega.',
  unknown: 'Nõusolek anti teises seadmes või ilma allkirjata. Selles brauseris ei ole andmeid, millega võrrelda.',
  details: 'Allkiri',
  signedAt: 'Allkirjastatud',
  key: 'Avalik võti',
  hash: 'Allkirjastatud andmete räsi (SHA-256)',
  explanation:
    'Allkirjastatud andmeid saab lugeda ainult teenus. Seepärast võrdleme siin tehtud makset sellega, mida te nägite.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Mis toimus',
  done: {
    begun: 'Alustatud',
    signed: 'Kinnitasite',
    transfer: 'Teie ülekanne laekus',
    exchanged: 'Vahetatud',
    sent: 'Saadetud',
    arrived: 'Laekunud',
    'not-sent': 'Ei saadetud',
    failed: 'Ei jõudnud kohale',
    refund: 'Raha on teile tagastatud',
  },
  now: {
    signed: 'Vajab teie kinnitust',
    transfer: 'Ootab teie ülekannet',
    sent: 'Teel',
    refund: 'Raha on tagasiteel',
  },
  next: {
    signed: 'Teie kinnitus',
    sent: 'Saadetakse',
    arrived: 'Laekub',
  },
  by: ({ time }) => `hiljemalt: ${time}`,
  became: ({ sent, received }) => `${sent} vahetati summaks ${received}`,
}
