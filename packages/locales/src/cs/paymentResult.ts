import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Platba odeslána',
  addingTitle: 'Vaše peníze jsou na cestě',
  completedTitle: 'Platba dorazila',
  failedTitle: 'Platba se nezdařila',
  returnedTitle: 'Platba byla vrácena',
  notSentTitle: 'Neodeslána',
  unknownTitle: 'Ověřujeme vaši platbu',
  completed: ({ payee, amount }) => (payee ? `Příjemce: ${payee}. Dorazilo ${amount}.` : `Příjemce dostal ${amount}.`),
  completedArrives: ({ payee, amount }) =>
    payee ? `Příjemce: ${payee}. Dorazí ${amount}.` : `Příjemce dostane ${amount}.`,
  added: ({ amount }) => `Dostali jste ${amount}.`,
  adds: ({ amount }) => `Dostanete ${amount}.`,
  unknown: 'Zatím nemůžeme potvrdit, zda byla platba provedena. Neplaťte znovu; tato stránka to dál ověřuje.',
  unknownUntil: ({ time }) => `Pokud nebude odeslána do ${time}, už odeslána nebude.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Prověřuje se. Může to chvíli trvat.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'Instituce příjemce musí nejprve něco potvrdit.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'Instituce příjemce musí nejprve uvést další údaje.',
    WALLET_VERIFICATION_REQUIRED: 'Nejprve je třeba ověřit peněženku příjemce.',
  },
  failed: 'Nepodařilo se ji provést.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'Účet příjemce nemůže tuto platbu přijmout.',
    ACCOUNT_INVALID: 'Údaje účtu příjemce nefungují.',
    COLLECTION_FAILED: 'Peníze se nepodařilo strhnout z vašeho bankovního účtu.',
    COMPLIANCE_REJECTED: 'Po prověření byla zamítnuta.',
    FUNDING_AMOUNT_MISMATCH: 'Přišla jiná částka, než se čekalo.',
    LIMIT_EXCEEDED: 'Je to víc, než příjemce může přijmout.',
    OFFRAMP_FAILED: 'Peníze se nepodařilo vyplatit na účet příjemce.',
    PAYOUT_RETURNED: 'Banka příjemce ji vrátila.',
    QUOTE_EXPIRED: 'Platnost nabídky skončila před odesláním.',
    QUOTE_RATE_UNAVAILABLE: 'Nabídka už nebyla dostupná.',
    SCA_NOT_COMPLETED: 'Nebyla včas potvrzena.',
  },
  nothingLeft: 'Z vaší peněženky neodešly žádné peníze.',
  refundPending: 'Vaše peníze se vracejí.',
  refundCompleted: 'Peníze jsou zpět ve vaší peněžence. Než platbu odešlete znovu, ověřte si účet u příjemce.',
  refundCompletedOutside: 'Vaše peníze byly vráceny.',
  refundFailed: 'Peníze se zatím nepodařilo vrátit. Kontaktujte podporu a uveďte číslo platby níže.',
  refundUnknown:
    'O vrácení zatím nejsou informace. Podívejte se později, nebo kontaktujte podporu s číslem platby níže.',
  checkAgain: 'Ověřit znovu',
  checking: 'Ověřujeme znovu. Neplaťte znovu.',
  done: 'Hotovo',
  sendAgain: 'Odeslat znovu',
  tryAgain: 'Zkusit znovu',
  print: 'Vytisknout',
  share: 'Sdílet',
  copy: 'Kopírovat údaje',
  copied: 'Zkopírováno.',
  copyFailed: 'Tento prohlížeč nemůže kopírovat. Označte text a zkopírujte ho.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'S čím jste souhlasili',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `Odeslat ${amount}. Příjemce: ${payee}.`
      : `Odeslat ${amount}. Příjemce: ${payee}, účet ${account}.`,
  taken: ({ amount, account }) => `Strhnout ${amount} z účtu ${account}.`,
  atRate: ({ rate }) => `Kurz: ${rate}`,
  agreed: 'Souhlas udělen. Platbu porovnáme, jakmile bude provedena.',
  matches: 'Platba odpovídá.',
  matchesWithoutPayee: 'Platba odpovídá. Příjemce byl mezitím odebrán, takže šlo porovnat jen jeho identifikátor.',
  differs: 'Toto není platba, se kterou jste souhlasili. Kontaktujte podporu.',
  unknown: 'Souhlas byl udělen na jiném zařízení nebo bez podpisu. Tento prohlížeč nemá s čím porovnat.',
  details: 'Podpis',
  signedAt: 'Podepsáno',
  key: 'Veřejný klíč',
  hash: 'Otisk (hash) podepsaných dat (SHA-256)',
  explanation:
    'Jen služba může přečíst, co bylo podepsáno. Proto porovnáváme, co jste viděli zde, s tím, co bylo provedeno.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Co se stalo',
  done: {
    begun: 'Zahájena',
    signed: 'Potvrzena vámi',
    transfer: 'Váš převod dorazil',
    exchanged: 'Směněna',
    sent: 'Odeslána',
    arrived: 'Dorazila',
    'not-sent': 'Neodeslána',
    failed: 'Nedoručena',
    refund: 'Peníze se vám vrátily',
  },
  now: {
    signed: 'Chybí vaše potvrzení',
    transfer: 'Čeká na váš převod',
    sent: 'Na cestě',
    refund: 'Peníze se vám vracejí',
  },
  next: {
    signed: 'Potvrdíte ji',
    sent: 'Odešle se',
    arrived: 'Dorazí',
  },
  by: ({ time }) => `nejpozději: ${time}`,
  became: ({ sent, received }) => `${sent} směněno na ${received}`,
}
