import type { Payment } from '../areas.ts'
import { base, commonErrors, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { paymentAgreement, paymentResult, paymentTimeline } from './paymentResult.ts'

export const payment: Payment = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  paymentAgreement,
  paymentResult,
  paymentTimeline,
  nameCheck: {
    MATCHED: 'A név egyezik a számlatulajdonos nevével.',
    titles: {
      PARTIAL_MATCH: 'A név nem egészen egyezik',
      NOT_MATCHED: 'A név nem egyezik',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `A kedvezményezett bankjánál a számla ezen a néven van: ${name}.`
        : 'A kedvezményezett bankjánál a számla hasonló néven van.',
    NOT_MATCHED:
      'A kedvezményezett bankjánál a számla más néven van. Ha ezeket az adatokat valakitől kapta, kérdezzen rá más úton: a rossz számlára küldött pénz elveszhet.',
    UNSUPPORTED: 'Az ilyen számlánál a név nem ellenőrizhető. Győződjön meg róla, hogy a számlaadatok helyesek.',
    CHECKED_BY_RECEIVING_FI: 'A kedvezményezett bankja ellenőrzi a nevet, amikor a fizetés megérkezik.',
    PENDING: 'A nevet a kedvezményezett bankjánál ellenőrizzük. Egy pillanat múlva küldhet.',
    accept: 'Ellenőriztem az adatokat, és erre a számlára szeretnék fizetni.',
  },
  quoteConfirmation: {
    loadingTitle: 'Az ajánlat betöltése',
    unavailableTitle: 'Nem sikerült ajánlatot kérni',
    notFoundTitle: 'A fizetés nem található',
    unreadableTitle: 'Most nem tudjuk ellenőrizni a fizetését',
    unreadable: 'Lehet, hogy már elküldtük. Ne fizessen újra.',
    reviewTitle: 'Ellenőrzés és küldés',
    addTitle: 'Ellenőrzés és feltöltés',
    changedTitle: 'Az ajánlat megváltozott',
    expiredTitle: 'Ez az ajánlat lejárt',
    authorizingTitle: 'Erősítse meg a fizetését',
    expired: 'Semmit nem küldtünk el. Az ajánlatok néhány percig érvényesek.',
    authorizing: ({ time }) =>
      time
        ? `Még nincs elküldve. Erősítse meg eddig: ${time}. Különben már nem küldjük el, és a pénz újra elérhető lesz.`
        : 'Még nincs elküldve. A megerősítése hiányzik.',
    abandonedTitle: 'Leállítottuk ezt a fizetést',
    abandoned:
      'Semmit nem küldtünk el. A fizetés adatai megváltoztak, miután ellenőrizte őket, ezért nem erősíthető meg.',
    checkedTitle: 'Ellenőrizzük a fizetését',
    checked: ({ time }) =>
      `Lehet, hogy már elküldtük. Ne fizessen újra. A fizetés adatai megváltoztak, miután ellenőrizte őket.${time ? ` Ha nem küldtük el, a pénz ekkortól lesz újra elérhető: ${time}.` : ''}`,
    replacedTitle: 'Ezt a fizetést másik váltotta fel',
    replaced: 'Ezt a fizetést egy másik lapon újrakezdte, ezért ez itt nem erősíthető meg.',
    outcomeUnknownTitle: 'Ellenőrizzük a megerősítését',
    outcomeUnknown: 'Ön megerősítette, de még nem kaptunk választ. Tovább ellenőrizzük, és ezen az oldalon szólunk.',
    lockedTitle: 'Túl sok sikertelen próbálkozás',
    locked: ({ time }) =>
      time ? `Ekkortól erősíthet meg újra fizetéseket: ${time}.` : 'Később újra megerősíthet fizetéseket.',
    lockedTooLong: ({ time }) =>
      time ? `Ez a fizetés lejár. Ezután küldheti el újra: ${time}.` : 'Ez a fizetés lejár. Később újra elküldheti.',
    suspendedTitle: 'A fiókja zárolva van',
    suspended: 'A feloldáshoz forduljon az ügyfélszolgálathoz; a várakozás nem segít.',
    continue: 'Fizetés megerősítése',
    startAgain: 'Kezdés elölről',
    done: 'Bezárás',
    switchingTitle: 'Egy pillanat',
    switching: 'Még semmit nem küldtünk el. Előkészítjük a fizetését a megerősítéshez.',
    switched: 'Semmit nem küldtünk el. Ellenőrizze a fizetést, majd küldje el.',
    followingTitle: 'Még egy lépés ehhez a fizetéshez',
    following: 'Erősítse meg a személyazonosságát, hogy lássa, hol tart ez a fizetés. Ne fizessen újra.',
    confirm: ({ amount }) => `${amount} küldése`,
    add: ({ amount }) => `${amount} feltöltése`,
    edit: 'Szerkesztés',
    cancel: 'Mégse',
    requote: 'Új ajánlat kérése',
    tryAgain: 'Próbálja újra',
    heldUntil: ({ time }) => `Az ajánlat érvényes eddig: ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Az ajánlat lejárt.' : `Az ajánlat még ennyi ideig érvényes: ${inWords(seconds)}.`,
    signInTitle: 'Jelentkezzen be a küldéshez',
    signInAndSend: ({ amount }) => `Bejelentkezés és ${amount} küldése`,
    signInCancel: 'Most nem',
    errors: {
      ...commonErrors,
      none: 'Semmit nem küldtünk el. Nem sikerült.',
      retry: 'Semmit nem küldtünk el. Nem sikerült. Próbálja újra.',
      AMOUNT_OUT_OF_RANGE: 'Semmit nem küldtünk el. Ez az összeg túl kicsi vagy túl nagy ennek a kedvezményezettnek.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Semmit nem küldtünk el. Ezt a kedvezményezettet még ellenőrizzük. Próbálja újra később.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Semmit nem küldtünk el. Ez több, mint amennyit ma küldhet.',
      DOCUMENTS_REQUIRED:
        'Semmit nem küldtünk el. Ehhez a célhoz dokumentumokra van szükség: forduljon az ügyfélszolgálathoz.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Semmit nem küldtünk el. Előbb erősítse meg a kedvezményezettek listájában, hogy ez a tárca az Öné.',
      INSUFFICIENT_BALANCE: 'Semmit nem küldtünk el. Nincs elég pénz a tárcájában.',
      INSUFFICIENT_FUNDS: 'Semmit nem küldtünk el. Nincs elég pénz a tárcájában.',
      INVALID_AMOUNT: 'Semmit nem küldtünk el. Lépjen vissza, és módosítsa az összeget.',
      INVALID_BANK_ACCOUNT: 'Semmit nem küldtünk el. A kedvezményezett számlaadatai nem működnek.',
      INVALID_STATE_TRANSITION: 'Ezt a fizetést már nem lehet elküldeni. Kérjen új ajánlatot.',
      INVALID_INPUT:
        'Semmit nem küldtünk el. Ezt a fizetést nem tudjuk teljesíteni. Lépjen vissza, és ellenőrizze az összeget és a kedvezményezettet.',
      NETWORK_UNREACHABLE: 'Semmit nem küldtünk el. Ellenőrizze a kapcsolatot, és próbálja újra.',
      NOT_APPROVED: 'Ezt a fizetést nem hagyták jóvá. Forduljon az ügyfélszolgálathoz.',
      OPERATION_IN_PROGRESS:
        'Lehet, hogy a megerősítése még úton van. Várja meg, amíg lejár az ideje, majd próbálja újra.',
      PAYLOAD_INVALID:
        'Semmit nem írtunk alá, és semmit nem küldtünk el: nem tudtuk ellenőrizni, hogy mit írna alá. Forduljon az ügyfélszolgálathoz, mielőtt újra próbálja.',
      PAYLOAD_MISMATCH:
        'Semmit nem írtunk alá, és semmit nem küldtünk el: nem az itt látható fizetést kellett volna aláírnia. Forduljon az ügyfélszolgálathoz, mielőtt újra próbálja.',
      QUOTE_CHANGED: 'Semmit nem küldtünk el. Az ajánlat a küldés előtt megváltozott. Ellenőrizze az új adatokat.',
      QUOTE_EXPIRED: 'Semmit nem küldtünk el. Ez az ajánlat lejárt.',
      QUOTE_NOT_FOUND: 'Nem találtuk ezt a fizetést. Kezdjen újat.',
      QUOTE_NOT_SIGNABLE: 'Semmit nem küldtünk el. Ez a tárca nem tudja teljesíteni ezt a fizetést.',
      QUOTE_RATE_UNAVAILABLE: 'Semmit nem küldtünk el. Ez az ajánlat már nem elérhető.',
      REFERENCE_NOT_FOUND: 'Semmit nem küldtünk el. Nem találtuk ezt a kedvezményezettet vagy fizetést. Kezdjen újat.',
      SELF_PAYMENT: 'Semmit nem küldtünk el. A saját tárcájába nem küldhet pénzt.',
      SESSION_EXPIRED: 'A munkamenete lejárt. A küldéshez jelentkezzen be újra.',
      TIMEOUT: 'Semmit nem küldtünk el. Nem kaptunk időben választ. Próbálja újra.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Semmit nem küldtünk el. Ez több, mint amennyit egyszerre küldhet.',
      VELOCITY_LIMIT_EXCEEDED: 'Semmit nem küldtünk el. Rövid idő alatt sokat küldött. Próbálja újra később.',
    },
  },
}
