import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Platba je odoslaná',
  addingTitle: 'Vaše peniaze sú na ceste',
  completedTitle: 'Platba je doručená',
  failedTitle: 'Platba sa nepodarila',
  returnedTitle: 'Platba vrátená',
  notSentTitle: 'Neodoslané',
  unknownTitle: 'Overujeme vašu platbu',
  completed: ({ payee, amount }) => (payee ? `Príjemca ${payee} dostal ${amount}.` : `Príjemca dostal ${amount}.`),
  completedArrives: ({ payee, amount }) => `${payee ?? 'Príjemca'} dostane ${amount}.`,
  added: ({ amount }) => `Dostali ste ${amount}.`,
  adds: ({ amount }) => `Dostanete ${amount}.`,
  unknown: 'Zatiaľ nevieme potvrdiť, či sa platba vykonala. Neplaťte znova; na tejto stránke to ďalej overujeme.',
  unknownUntil: ({ time }) => `Ak sa neodošle do ${time}, už sa neodošle.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Platbu preverujeme. Môže to chvíľu trvať.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Banka alebo peňaženka príjemcu musí najprv niečo potvrdiť.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Banka alebo peňaženka príjemcu musí najprv doplniť údaje.',
    WALLET_VERIFICATION_REQUIRED: 'Najprv treba overiť peňaženku príjemcu.',
  },
  failed: 'Platbu sa nepodarilo dokončiť.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Účet príjemcu nemôže túto platbu prijať.',
    ACCOUNT_INVALID: 'Údaje účtu príjemcu nie sú platné.',
    COLLECTION_FAILED: 'Peniaze sa nepodarilo stiahnuť z vášho bankového účtu.',
    COMPLIANCE_REJECTED: 'Platba bola po preverení zamietnutá.',
    FUNDING_AMOUNT_MISMATCH: 'Prišla iná suma, než sa očakávala.',
    LIMIT_EXCEEDED: 'Je to viac, než môže príjemca prijať.',
    OFFRAMP_FAILED: 'Peniaze sa nepodarilo vyplatiť na účet príjemcu.',
    PAYOUT_RETURNED: 'Banka príjemcu platbu vrátila.',
    QUOTE_EXPIRED: 'Platnosť ponuky sa skončila pred odoslaním.',
    QUOTE_RATE_UNAVAILABLE: 'Ponuka už nebola dostupná.',
    SCA_NOT_COMPLETED: 'Platba nebola včas potvrdená.',
  },
  nothingLeft: 'Z vašej peňaženky neodišli žiadne peniaze.',
  refundPending: 'Vaše peniaze sú na ceste späť.',
  refundCompleted: 'Peniaze sú späť vo vašej peňaženke. Pred ďalším odoslaním si účet overte u príjemcu.',
  refundCompletedOutside: 'Peniaze sme vám vrátili.',
  refundFailed: 'Peniaze sa zatiaľ nepodarilo vrátiť. Kontaktujte podporu a uveďte číslo platby zobrazené nižšie.',
  refundUnknown:
    'O vrátení peňazí zatiaľ nemáme informácie. Pozrite sa sem neskôr alebo kontaktujte podporu a uveďte číslo platby zobrazené nižšie.',
  checkAgain: 'Overiť znova',
  checking: 'Overujeme to ešte raz. Neplaťte znova.',
  done: 'Hotovo',
  sendAgain: 'Odoslať znova',
  tryAgain: 'Skúsiť znova',
  print: 'Vytlačiť',
  share: 'Zdieľať',
  copy: 'Kopírovať údaje',
  copied: 'Skopírované.',
  copyFailed: 'V tomto prehliadači sa kopírovanie nepodarilo. Označte text a skopírujte ho ručne.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'S čím ste súhlasili',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Odoslať ${amount}. Príjemca: ${payee}.`
      : `Odoslať ${amount}. Príjemca: ${payee}, účet ${account}.`,
  taken: ({ amount, account }) => `Stiahnuť ${amount} z účtu ${account}.`,
  atRate: ({ rate }) => `Výmenný kurz: ${rate}`,
  agreed: 'Súhlasili ste. Keď sa platba vykoná, porovnáme ju s tým, s čím ste súhlasili.',
  matches: 'Platba zodpovedá tomu, s čím ste súhlasili.',
  matchesWithoutPayee:
    'Platba zodpovedá tomu, s čím ste súhlasili. Príjemca bol medzitým odstránený, preto sa dal porovnať len jeho identifikátor.',
  differs: 'Toto nie je platba, s ktorou ste súhlasili. Kontaktujte podporu.',
  unknown: 'Súhlas ste dali na inom zariadení alebo bez podpisu. Tento prehliadač nemá záznam na porovnanie.',
  details: 'Podpis',
  signedAt: 'Podpísané',
  key: 'Verejný kľúč',
  hash: 'Odtlačok (hash) podpísaných údajov (SHA-256)',
  explanation:
    'Podpísané údaje môže prečítať len služba. Preto to, čo ste tu videli, porovnávame s tým, čo sa vykonalo.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Priebeh platby',
  done: {
    begun: 'Začaté',
    signed: 'Potvrdili ste',
    transfer: 'Váš prevod prišiel',
    exchanged: 'Vymenené',
    sent: 'Odoslané',
    arrived: 'Doručené',
    'not-sent': 'Neodoslané',
    failed: 'Nedoručené',
    refund: 'Peniaze sa vám vrátili',
  },
  now: {
    signed: 'Čaká na vaše potvrdenie',
    transfer: 'Čaká na váš prevod',
    sent: 'Na ceste',
    refund: 'Peniaze sú na ceste späť k vám',
  },
  next: {
    signed: 'Potvrdíte platbu',
    sent: 'Odošle sa',
    arrived: 'Príde',
  },
  by: ({ time }) => `najneskôr: ${time}`,
  became: ({ sent, received }) => `${sent} vymenené za ${received}`,
}
