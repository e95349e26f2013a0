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
    MATCHED: 'Nimi vastab kontole.',
    titles: {
      PARTIAL_MATCH: 'Nimi ei ole päris õige',
      NOT_MATCHED: 'Nimi ei klapi',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Saaja panga andmetel on konto omaniku nimi ${name}.`
        : 'Saaja panga andmetel on konto omanikul sarnane nimi.',
    NOT_MATCHED:
      'Saaja panga andmetel on konto omanikul teine nimi. Kui keegi saatis teile need andmed, küsige temalt muul viisil üle: valele kontole saadetud raha võib kaduma minna.',
    UNSUPPORTED: 'Seda liiki konto puhul ei saa nime kontrollida. Veenduge, et konto andmed on õiged.',
    CHECKED_BY_RECEIVING_FI: 'Saaja pank kontrollib nime makse laekumisel.',
    PENDING: 'Kontrollime nime saaja pangast. Hetke pärast saate makse saata.',
    accept: 'Olen andmed üle kontrollinud ja soovin sellele kontole maksta.',
  },
  quoteConfirmation: {
    loadingTitle: 'Koostame pakkumist',
    unavailableTitle: 'Pakkumist ei õnnestunud saada',
    notFoundTitle: 'Makset ei leitud',
    unreadableTitle: 'Me ei saa praegu teie makset kontrollida',
    unreadable: 'Makse võib olla juba saadetud. Ärge makske uuesti.',
    reviewTitle: 'Kontrollige ja saatke',
    addTitle: 'Kontrollige ja lisage',
    changedTitle: 'Pakkumine on muutunud',
    expiredTitle: 'See pakkumine on aegunud',
    authorizingTitle: 'Kinnitage makse',
    expired: 'Raha ei saadetud. Pakkumine kehtib ainult mõne minuti.',
    authorizing: ({ time }) =>
      time
        ? `Pole veel saadetud. Kinnitage hiljemalt kell ${time}. Kui te ei kinnita, siis seda enam ei saadeta ja raha vabaneb.`
        : 'Pole veel saadetud. Makse vajab teie kinnitust.',
    abandonedTitle: 'Peatasime selle makse',
    abandoned:
      'Raha ei saadetud. Makse andmed muutusid pärast seda, kui te neid kontrollisite, seega ei saa seda makset kinnitada.',
    checkedTitle: 'Kontrollime teie makset',
    checked: ({ time }) =>
      `Makse võib olla juba saadetud. Ärge makske uuesti. Makse andmed muutusid pärast seda, kui te neid kontrollisite.${time ? ` Kui makset ei saadetud, vabaneb raha kell ${time}.` : ''}`,
    replacedTitle: 'See makse on asendatud',
    replaced: 'Alustasite seda makset teisel vahelehel uuesti, seega ei saa siinset makset kinnitada.',
    outcomeUnknownTitle: 'Kontrollime teie kinnitust',
    outcomeUnknown:
      'Te kinnitasite makse, kuid me ei ole veel vastust saanud. Kontrollime edasi ja anname sellel lehel teada.',
    lockedTitle: 'Liiga palju ebaõnnestunud katseid',
    locked: ({ time }) =>
      time ? `Maksete kinnitamine on lukustatud kuni ${time}.` : 'Makseid saate uuesti kinnitada hiljem.',
    lockedTooLong: ({ time }) =>
      time
        ? `See makse aegub. Uue makse saate teha siis, kui lukustus lõpeb (${time}).`
        : 'See makse aegub. Uue makse saate teha hiljem.',
    suspendedTitle: 'Teie konto on lukustatud',
    suspended: 'Konto lukustuse eemaldamiseks võtke ühendust klienditoega; ootamine ei aita.',
    continue: 'Kinnita makse',
    startAgain: 'Alusta uuesti',
    done: 'Sulge',
    switchingTitle: 'Üks hetk',
    switching: 'Raha pole veel saadetud. Valmistame makset kinnitamiseks ette.',
    switched: 'Raha ei saadetud. Kontrollige makset ja saatke see siis.',
    followingTitle: 'Selle makse jaoks on vaja veel üht sammu',
    following: 'Makse oleku nägemiseks kinnitage oma isik. Ärge makske uuesti.',
    confirm: ({ amount }) => `Saada ${amount}`,
    add: ({ amount }) => `Lisa ${amount}`,
    edit: 'Muuda',
    cancel: 'Loobu',
    requote: 'Küsi uus pakkumine',
    tryAgain: 'Proovi uuesti',
    heldUntil: ({ time }) => `Pakkumine kehtib kuni ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Pakkumine on aegunud.' : `Pakkumine aegub ${inWords(seconds)} pärast.`,
    signInTitle: 'Saatmiseks logige sisse',
    signInAndSend: ({ amount }) => `Logi sisse ja saada ${amount}`,
    signInCancel: 'Mitte praegu',
    errors: {
      ...commonErrors,
      none: 'Raha ei saadetud. Makse ei õnnestunud.',
      retry: 'Raha ei saadetud. Makse ei õnnestunud. Proovige uuesti.',
      AMOUNT_OUT_OF_RANGE: 'Raha ei saadetud. See summa on selle saaja jaoks liiga väike või liiga suur.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Raha ei saadetud. Selle saaja andmeid veel kontrollitakse. Proovige hiljem uuesti.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Raha ei saadetud. Summa ületab teie päevalimiidi.',
      DOCUMENTS_REQUIRED: 'Raha ei saadetud. Selle eesmärgi jaoks on vaja dokumente: võtke ühendust klienditoega.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Raha ei saadetud. Kinnitage kõigepealt saajate loendis, et see rahakott on teie oma.',
      INSUFFICIENT_BALANCE: 'Raha ei saadetud. Teie rahakotis ei ole piisavalt raha.',
      INSUFFICIENT_FUNDS: 'Raha ei saadetud. Teie rahakotis ei ole piisavalt raha.',
      INVALID_AMOUNT: 'Raha ei saadetud. Minge tagasi ja muutke summat.',
      INVALID_BANK_ACCOUNT: 'Raha ei saadetud. Saaja konto andmed ei sobi.',
      INVALID_STATE_TRANSITION: 'Seda makset ei saa enam saata. Küsige uus pakkumine.',
      INVALID_INPUT: 'Raha ei saadetud. Me ei saa seda makset teha. Minge tagasi ning kontrollige summat ja saajat.',
      NETWORK_UNREACHABLE: 'Raha ei saadetud. Kontrollige internetiühendust ja proovige uuesti.',
      NOT_APPROVED: 'Seda makset ei kiidetud heaks. Võtke ühendust klienditoega.',
      OPERATION_IN_PROGRESS:
        'Teie kinnitus võib olla veel teel. Oodake, kuni kinnitamise aeg läbi saab, ja proovige siis uuesti.',
      PAYLOAD_INVALID:
        'Allkirja ei antud ja raha ei saadetud: me ei saanud kontrollida, mida te allkirjastaksite. Enne kui uuesti proovite, võtke ühendust klienditoega.',
      PAYLOAD_MISMATCH:
        'Allkirja ei antud ja raha ei saadetud: teil paluti allkirjastada midagi muud kui siin näidatud makse. Enne kui uuesti proovite, võtke ühendust klienditoega.',
      QUOTE_CHANGED: 'Raha ei saadetud. Pakkumine muutus enne saatmist. Kontrollige uusi andmeid.',
      QUOTE_EXPIRED: 'Raha ei saadetud. See pakkumine on aegunud.',
      QUOTE_NOT_FOUND: 'Me ei leidnud seda makset. Alustage uut.',
      QUOTE_NOT_SIGNABLE: 'Raha ei saadetud. Sellest rahakotist ei saa seda makset teha.',
      QUOTE_RATE_UNAVAILABLE: 'Raha ei saadetud. See pakkumine ei ole enam saadaval.',
      REFERENCE_NOT_FOUND: 'Raha ei saadetud. Me ei leidnud seda saajat või makset. Alustage uut.',
      SELF_PAYMENT: 'Raha ei saadetud. Te ei saa raha iseenda rahakotti saata.',
      SESSION_EXPIRED: 'Teie seanss on aegunud. Saatmiseks logige uuesti sisse.',
      TIMEOUT: 'Raha ei saadetud. Me ei saanud õigel ajal vastust. Proovige uuesti.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Raha ei saadetud. Summa ületab ühe makse limiidi.',
      VELOCITY_LIMIT_EXCEEDED:
        'Raha ei saadetud. Olete lühikese aja jooksul palju raha saatnud. Proovige hiljem uuesti.',
    },
  },
}
