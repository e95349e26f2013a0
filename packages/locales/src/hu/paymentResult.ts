import type { Payment } from '../areas.ts'

export const paymentResult: Payment['paymentResult'] = {
  processingTitle: 'Fizetés elküldve',
  addingTitle: 'A pénze úton van',
  completedTitle: 'A fizetés megérkezett',
  failedTitle: 'A fizetés nem sikerült',
  returnedTitle: 'Visszakapott fizetés',
  notSentTitle: 'Nincs elküldve',
  unknownTitle: 'Ellenőrizzük a fizetését',
  completed: ({ payee, amount }) => `Kedvezményezett: ${payee ?? 'az Ön által választott'}. Megérkezett: ${amount}.`,
  completedArrives: ({ payee, amount }) =>
    `Kedvezményezett: ${payee ?? 'az Ön által választott'}. Megérkezik: ${amount}.`,
  added: ({ amount }) => `Ezt kapta: ${amount}.`,
  adds: ({ amount }) => `Ezt kapja: ${amount}.`,
  unknown: 'Még nem tudjuk megerősíteni, hogy a fizetés teljesült-e. Ne fizessen újra; ez az oldal tovább ellenőrzi.',
  unknownUntil: ({ time }) => `Ha eddig nem küldtük el: ${time}, már nem küldjük el.`,
  pendingReasons: {
    COMPLIANCE_REVIEW: 'Felülvizsgálat alatt áll. Ez eltarthat egy ideig.',
    COUNTERPARTY_DECLARATION_REQUIRED: 'A kedvezményezett szolgáltatójának először meg kell erősítenie valamit.',
    COUNTERPARTY_INFORMATION_REQUIRED: 'A kedvezményezett szolgáltatójának először további adatokat kell adnia.',
    WALLET_VERIFICATION_REQUIRED: 'Először a kedvezményezett tárcáját kell ellenőrizni.',
  },
  failed: 'A fizetést nem lehetett teljesíteni.',
  failureReasons: {
    ACCOUNT_CANNOT_RECEIVE: 'A kedvezményezett számlája nem tudja fogadni ezt a fizetést.',
    ACCOUNT_INVALID: 'A kedvezményezett számlaadatai nem működnek.',
    COLLECTION_FAILED: 'A pénzt nem lehetett beszedni a bankszámlájáról.',
    COMPLIANCE_REJECTED: 'A fizetést felülvizsgálat után elutasították.',
    FUNDING_AMOUNT_MISMATCH: 'A beérkezett összeg nem a várt volt.',
    LIMIT_EXCEEDED: 'Ez több, mint amennyit a kedvezményezett fogadhat.',
    OFFRAMP_FAILED: 'Az összeget nem lehetett kifizetni a kedvezményezett számlájára.',
    PAYOUT_RETURNED: 'A kedvezményezett bankja visszaküldte a fizetést.',
    QUOTE_EXPIRED: 'Az ajánlat a küldés előtt lejárt.',
    QUOTE_RATE_UNAVAILABLE: 'Az ajánlat már nem volt elérhető.',
    SCA_NOT_COMPLETED: 'A fizetést nem erősítették meg időben.',
  },
  nothingLeft: 'A tárcájából nem ment ki pénz.',
  refundPending: 'A pénze visszafelé tart.',
  refundCompleted: 'A pénz újra a tárcájában van. Mielőtt újra elküldi, egyeztesse a számlát a kedvezményezettel.',
  refundCompletedOutside: 'A pénzét visszafizették.',
  refundFailed:
    'A pénzt még nem lehetett visszafizetni. Forduljon az ügyfélszolgálathoz, és adja meg az alábbi fizetési azonosítót.',
  refundUnknown:
    'A visszatérítésről még nincs információ. Nézze meg később, vagy forduljon az ügyfélszolgálathoz az alábbi fizetési azonosítóval.',
  checkAgain: 'Ellenőrzés újra',
  checking: 'Újra ellenőrizzük. Ne fizessen újra.',
  done: 'Kész',
  sendAgain: 'Küldés újra',
  tryAgain: 'Próbálja újra',
  print: 'Nyomtatás',
  share: 'Megosztás',
  copy: 'Adatok másolása',
  copied: 'Másolva.',
  copyFailed: 'Ez a böngésző nem tud másolni. Jelölje ki a szöveget, és másolja ki.',
}

export const paymentAgreement: Payment['paymentAgreement'] = {
  title: 'Amit elfogadott',
  sentence: ({ amount, payee, account }) =>
    account === undefined
      ? `${amount} küldése. Kedvezményezett: ${payee}.`
      : `${amount} küldése. Kedvezményezett: ${payee}, számla: ${account}.`,
  taken: ({ amount, account }) => `${amount} beszedése erről a számláról: ${account}.`,
  atRate: ({ rate }) => `Árfolyam: ${rate}`,
  agreed: 'Elfogadva. Összehasonlítjuk a fizetéssel, amint teljesült.',
  matches: 'A fizetés egyezik.',
  matchesWithoutPayee:
    'A fizetés egyezik. A kedvezményezettet azóta eltávolították, ezért csak az azonosítóját lehetett összehasonlítani.',
  differs: 'Ez nem az a fizetés, amelyet elfogadott. Forduljon az ügyfélszolgálathoz.',
  unknown: 'Másik eszközön vagy aláírás nélkül fogadta el. Ennek a böngészőnek nincs mivel összehasonlítania.',
  details: 'Aláírás',
  signedAt: 'Aláírva',
  key: 'Nyilvános kulcs',
  hash: 'Az aláírt adatok lenyomata (SHA-256)',
  explanation:
    'Csak a szolgáltatás tudja elolvasni, hogy mit írtak alá. Ezért hasonlítjuk össze azt, amit Ön itt látott, azzal, ami teljesült.',
}

export const paymentTimeline: Payment['paymentTimeline'] = {
  timeline: 'Mi történt',
  done: {
    begun: 'Elkezdve',
    signed: 'Ön megerősítette',
    transfer: 'Az átutalása megérkezett',
    exchanged: 'Átváltva',
    sent: 'Elküldve',
    arrived: 'Megérkezett',
    'not-sent': 'Nincs elküldve',
    failed: 'Nem érkezett meg',
    refund: 'A pénz visszakerült Önhöz',
  },
  now: {
    signed: 'Az Ön megerősítésére vár',
    transfer: 'Az Ön átutalására vár',
    sent: 'Úton',
    refund: 'A pénz visszafelé tart Önhöz',
  },
  next: {
    signed: 'Ön megerősíti',
    sent: 'Elküldjük',
    arrived: 'Megérkezik',
  },
  by: ({ time }) => `legkésőbb: ${time}`,
  became: ({ sent, received }) => `${sent} átváltva erre: ${received}`,
}
