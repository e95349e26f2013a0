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
    MATCHED: 'Meno sa zhoduje s menom majiteľa účtu.',
    titles: {
      PARTIAL_MATCH: 'Meno sa nezhoduje úplne',
      NOT_MATCHED: 'Meno sa nezhoduje',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `V banke príjemcu je tento účet vedený na meno ${name}.`
        : 'V banke príjemcu je tento účet vedený na podobné meno.',
    NOT_MATCHED:
      'V banke príjemcu je tento účet vedený na iné meno. Ak vám údaje niekto poslal, overte si ich u neho iným spôsobom: peniaze poslané na nesprávny účet sa môžu stratiť.',
    UNSUPPORTED: 'Pri tomto druhu účtu sa meno nedá overiť. Uistite sa, že údaje účtu sú správne.',
    CHECKED_BY_RECEIVING_FI: 'Banka príjemcu overí meno, keď platba príde.',
    PENDING: 'Overujeme meno v banke príjemcu. O chvíľu budete môcť platbu odoslať.',
    accept: 'Údaje sú skontrolované a chcem poslať peniaze na tento účet.',
  },
  quoteConfirmation: {
    loadingTitle: 'Pripravujeme ponuku',
    unavailableTitle: 'Ponuku sa nepodarilo získať',
    notFoundTitle: 'Platba sa nenašla',
    unreadableTitle: 'Vašu platbu teraz nemôžeme overiť',
    unreadable: 'Možno sa už odoslala. Neplaťte znova.',
    reviewTitle: 'Skontrolovať a odoslať',
    addTitle: 'Skontrolovať a vložiť',
    changedTitle: 'Ponuka sa zmenila',
    expiredTitle: 'Platnosť tejto ponuky sa skončila',
    authorizingTitle: 'Potvrďte platbu',
    expired: 'Nič sa neodoslalo. Ponuky platia niekoľko minút.',
    authorizing: ({ time }) =>
      time
        ? `Zatiaľ neodoslané. Potvrďte do ${time}. Ak nie, už sa neodošle a peniaze budú znova k dispozícii.`
        : 'Zatiaľ neodoslané. Chýba vaše potvrdenie.',
    abandonedTitle: 'Túto platbu sme zastavili',
    abandoned: 'Nič sa neodoslalo. Údaje platby sa po vašej kontrole zmenili, preto ju nemožno potvrdiť.',
    checkedTitle: 'Overujeme vašu platbu',
    checked: ({ time }) =>
      `Možno sa už odoslala. Neplaťte znova. Údaje platby sa po vašej kontrole zmenili.${time ? ` Ak sa neodoslala, peniaze budú znova k dispozícii od ${time}.` : ''}`,
    replacedTitle: 'Túto platbu nahradila iná',
    replaced: 'Túto platbu ste znova začali na inej karte prehliadača, preto ju tu nemožno potvrdiť.',
    outcomeUnknownTitle: 'Overujeme vaše potvrdenie',
    outcomeUnknown:
      'Platbu ste potvrdili, ale odpoveď zatiaľ nemáme. Ďalej to overujeme a výsledok uvidíte na tejto stránke.',
    lockedTitle: 'Príliš veľa neúspešných pokusov',
    locked: ({ time }) =>
      time ? `Platby môžete znova potvrdzovať od ${time}.` : 'Platby budete môcť znova potvrdzovať neskôr.',
    lockedTooLong: ({ time }) =>
      time
        ? `Platnosť tejto platby sa dovtedy skončí. Zadať ju znova môžete od ${time}.`
        : 'Platnosť tejto platby sa medzitým skončí. Neskôr ju môžete zadať znova.',
    suspendedTitle: 'Váš účet je zablokovaný',
    suspended: 'Kontaktujte podporu, aby účet odblokovala; čakanie nepomôže.',
    continue: 'Potvrdiť platbu',
    startAgain: 'Začať znova',
    done: 'Zavrieť',
    switchingTitle: 'Počkajte chvíľu, prosím',
    switching: 'Nič sa zatiaľ neodoslalo. Pripravujeme platbu na potvrdenie.',
    switched: 'Nič sa neodoslalo. Skontrolujte platbu a potom ju odošlite.',
    followingTitle: 'Ešte jeden krok k zobrazeniu platby',
    following: 'Ak chcete vidieť stav tejto platby, potvrďte svoju totožnosť. Neplaťte znova.',
    confirm: ({ amount }) => `Odoslať ${amount}`,
    add: ({ amount }) => `Vložiť ${amount}`,
    edit: 'Upraviť',
    cancel: 'Zrušiť',
    requote: 'Vyžiadať novú ponuku',
    tryAgain: 'Skúsiť znova',
    heldUntil: ({ time }) => `Ponuka platí do ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Platnosť ponuky sa skončila.' : `Ponuka platí ešte ${inWords(seconds)}.`,
    signInTitle: 'Pred odoslaním sa prihláste',
    signInAndSend: ({ amount }) => `Prihlásiť sa a odoslať ${amount}`,
    signInCancel: 'Teraz nie',
    errors: {
      ...commonErrors,
      none: 'Nič sa neodoslalo. Nepodarilo sa to.',
      retry: 'Nič sa neodoslalo. Nepodarilo sa to. Skúste to znova.',
      AMOUNT_OUT_OF_RANGE: 'Nič sa neodoslalo. Táto suma je pre tohto príjemcu príliš nízka alebo príliš vysoká.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Nič sa neodoslalo. Tohto príjemcu ešte overujeme. Skúste to neskôr.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Nič sa neodoslalo. Je to viac, než môžete dnes odoslať.',
      DOCUMENTS_REQUIRED: 'Nič sa neodoslalo. Na tento účel sú potrebné dokumenty: kontaktujte podporu.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Nič sa neodoslalo. Najprv v zozname príjemcov potvrďte, že táto peňaženka je vaša.',
      INSUFFICIENT_BALANCE: 'Nič sa neodoslalo. Vo vašej peňaženke nie je dosť peňazí.',
      INSUFFICIENT_FUNDS: 'Nič sa neodoslalo. Vo vašej peňaženke nie je dosť peňazí.',
      INVALID_AMOUNT: 'Nič sa neodoslalo. Vráťte sa a zmeňte sumu.',
      INVALID_BANK_ACCOUNT: 'Nič sa neodoslalo. Údaje účtu príjemcu nie sú platné.',
      INVALID_STATE_TRANSITION: 'Túto platbu už nemožno odoslať. Vyžiadajte si novú ponuku.',
      INVALID_INPUT: 'Nič sa neodoslalo. Túto platbu nemôžeme spracovať. Vráťte sa a skontrolujte sumu a príjemcu.',
      NETWORK_UNREACHABLE: 'Nič sa neodoslalo. Skontrolujte pripojenie a skúste to znova.',
      NOT_APPROVED: 'Táto platba nebola schválená. Kontaktujte podporu.',
      OPERATION_IN_PROGRESS:
        'Vaše potvrdenie sa možno ešte spracúva. Počkajte, kým uplynie čas na potvrdenie, a potom to skúste znova.',
      PAYLOAD_INVALID:
        'Nič sa nepodpísalo ani neodoslalo: nepodarilo sa nám overiť, čo by ste podpísali. Skôr než to skúsite znova, kontaktujte podporu.',
      PAYLOAD_MISMATCH:
        'Nič sa nepodpísalo ani neodoslalo: na podpis ste dostali niečo iné než platbu zobrazenú tu. Skôr než to skúsite znova, kontaktujte podporu.',
      QUOTE_CHANGED: 'Nič sa neodoslalo. Ponuka sa pred odoslaním zmenila. Skontrolujte nové údaje.',
      QUOTE_EXPIRED: 'Nič sa neodoslalo. Platnosť tejto ponuky sa skončila.',
      QUOTE_NOT_FOUND: 'Túto platbu sme nenašli. Začnite novú.',
      QUOTE_NOT_SIGNABLE: 'Nič sa neodoslalo. Táto peňaženka nemôže túto platbu vykonať.',
      QUOTE_RATE_UNAVAILABLE: 'Nič sa neodoslalo. Táto ponuka už nie je dostupná.',
      REFERENCE_NOT_FOUND: 'Nič sa neodoslalo. Tohto príjemcu alebo túto platbu sme nenašli. Začnite novú.',
      SELF_PAYMENT: 'Nič sa neodoslalo. Do vlastnej peňaženky nemôžete poslať peniaze.',
      SESSION_EXPIRED: 'Platnosť vášho prihlásenia sa skončila. Ak chcete platbu odoslať, prihláste sa znova.',
      TIMEOUT: 'Nič sa neodoslalo. Nedostali sme včas odpoveď. Skúste to znova.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nič sa neodoslalo. Je to viac, než môžete odoslať naraz.',
      VELOCITY_LIMIT_EXCEEDED: 'Nič sa neodoslalo. Za krátky čas ste odoslali príliš veľa. Skúste to neskôr.',
    },
  },
}
