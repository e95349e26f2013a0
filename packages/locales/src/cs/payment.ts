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
    MATCHED: 'Jméno příjemce odpovídá účtu.',
    titles: {
      PARTIAL_MATCH: 'Jméno příjemce neodpovídá úplně',
      NOT_MATCHED: 'Jméno příjemce neodpovídá',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `V bance příjemce je majitelem tohoto účtu ${name}.`
        : 'V bance příjemce je tento účet veden na podobné jméno.',
    NOT_MATCHED:
      'V bance příjemce je tento účet veden na jiné jméno. Pokud máte údaje od někoho, ověřte je u něj jinou cestou: peníze poslané na špatný účet se mohou ztratit.',
    UNSUPPORTED: 'U tohoto druhu účtu nelze jméno ověřit. Ujistěte se, že jsou údaje účtu správné.',
    CHECKED_BY_RECEIVING_FI: 'Banka příjemce ověří jméno, až platba dorazí.',
    PENDING: 'Ověřujeme jméno v bance příjemce. Za okamžik budete moci odeslat.',
    accept: 'Údaje jsem zkontroloval(a) a chci zaplatit na tento účet.',
  },
  quoteConfirmation: {
    loadingTitle: 'Připravujeme nabídku',
    unavailableTitle: 'Nabídku se nepodařilo získat',
    notFoundTitle: 'Platba nebyla nalezena',
    unreadableTitle: 'Teď nemůžeme vaši platbu ověřit',
    unreadable: 'Možná už byla odeslána. Neplaťte znovu.',
    reviewTitle: 'Zkontrolovat a odeslat',
    addTitle: 'Zkontrolovat a vložit',
    changedTitle: 'Nabídka se změnila',
    expiredTitle: 'Platnost této nabídky skončila',
    authorizingTitle: 'Potvrďte platbu',
    expired: 'Nic nebylo odesláno. Nabídky platí několik minut.',
    authorizing: ({ time }) =>
      time
        ? `Zatím neodesláno. Potvrďte do ${time}. Jinak už odeslána nebude a peníze budou opět k dispozici.`
        : 'Zatím neodesláno. Chybí vaše potvrzení.',
    abandonedTitle: 'Tuto platbu jsme zastavili',
    abandoned: 'Nic nebylo odesláno. Údaje platby se po kontrole změnily, a proto ji nelze potvrdit.',
    checkedTitle: 'Ověřujeme vaši platbu',
    checked: ({ time }) =>
      `Možná už byla odeslána. Neplaťte znovu. Údaje platby se po kontrole změnily.${time ? ` Pokud nebyla odeslána, peníze budou opět k dispozici v ${time}.` : ''}`,
    replacedTitle: 'Tato platba byla nahrazena',
    replaced: 'Tato platba byla zahájena znovu na jiné kartě, a proto tuto nelze potvrdit.',
    outcomeUnknownTitle: 'Ověřujeme vaše potvrzení',
    outcomeUnknown: 'Potvrzení odešlo, ale zatím nemáme odpověď. Ověřujeme dál a na této stránce vám dáme vědět.',
    lockedTitle: 'Příliš mnoho neúspěšných pokusů',
    locked: ({ time }) =>
      time ? `Platby můžete znovu potvrzovat od ${time}.` : 'Platby budete moci znovu potvrzovat později.',
    lockedTooLong: ({ time }) =>
      time
        ? `Platnost této platby skončí. Znovu ji můžete odeslat po ${time}.`
        : 'Platnost této platby skončí. Znovu ji můžete odeslat později.',
    suspendedTitle: 'Váš účet je zablokovaný',
    suspended: 'Kontaktujte podporu, aby účet odblokovala; čekání nepomůže.',
    continue: 'Potvrdit platbu',
    startAgain: 'Začít znovu',
    done: 'Zavřít',
    switchingTitle: 'Okamžik',
    switching: 'Nic zatím nebylo odesláno. Připravujeme platbu k potvrzení.',
    switched: 'Nic nebylo odesláno. Zkontrolujte platbu a pak ji odešlete.',
    followingTitle: 'Ještě jeden krok této platby',
    following: 'Potvrďte svou totožnost, abyste viděli stav této platby. Neplaťte znovu.',
    confirm: ({ amount }) => `Odeslat ${amount}`,
    add: ({ amount }) => `Vložit ${amount}`,
    edit: 'Upravit',
    cancel: 'Zrušit',
    requote: 'Vyžádat novou nabídku',
    tryAgain: 'Zkusit znovu',
    heldUntil: ({ time }) => `Nabídka platí do ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Platnost nabídky skončila.' : `Nabídka platí ještě ${inWords(seconds)}.`,
    signInTitle: 'Pro odeslání se přihlaste',
    signInAndSend: ({ amount }) => `Přihlásit se a odeslat ${amount}`,
    signInCancel: 'Teď ne',
    errors: {
      ...commonErrors,
      none: 'Nic nebylo odesláno. Nepodařilo se to.',
      retry: 'Nic nebylo odesláno. Nepodařilo se to. Zkuste to znovu.',
      AMOUNT_OUT_OF_RANGE: 'Nic nebylo odesláno. Tato částka je pro tohoto příjemce příliš malá nebo příliš velká.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Nic nebylo odesláno. Tento příjemce se ještě ověřuje. Zkuste to později.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Nic nebylo odesláno. Je to víc, než dnes můžete odeslat.',
      DOCUMENTS_REQUIRED: 'Nic nebylo odesláno. K tomuto účelu jsou potřeba dokumenty: kontaktujte podporu.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Nic nebylo odesláno. Nejprve v seznamu příjemců potvrďte, že je tato peněženka vaše.',
      INSUFFICIENT_BALANCE: 'Nic nebylo odesláno. Ve vaší peněžence není dost peněz.',
      INSUFFICIENT_FUNDS: 'Nic nebylo odesláno. Ve vaší peněžence není dost peněz.',
      INVALID_AMOUNT: 'Nic nebylo odesláno. Vraťte se a změňte částku.',
      INVALID_BANK_ACCOUNT: 'Nic nebylo odesláno. Údaje účtu příjemce nefungují.',
      INVALID_STATE_TRANSITION: 'Tuto platbu už nelze odeslat. Vyžádejte si novou nabídku.',
      INVALID_INPUT: 'Nic nebylo odesláno. Tuto platbu nemůžeme provést. Vraťte se a zkontrolujte částku a příjemce.',
      NETWORK_UNREACHABLE: 'Nic nebylo odesláno. Zkontrolujte připojení a zkuste to znovu.',
      NOT_APPROVED: 'Tato platba nebyla schválena. Kontaktujte podporu.',
      OPERATION_IN_PROGRESS: 'Vaše potvrzení může být ještě na cestě. Počkejte, až vyprší jeho čas, a zkuste to znovu.',
      PAYLOAD_INVALID:
        'Nic nebylo podepsáno ani odesláno: nepodařilo se nám ověřit, co se mělo podepsat. Než to zkusíte znovu, kontaktujte podporu.',
      PAYLOAD_MISMATCH:
        'Nic nebylo podepsáno ani odesláno: k podpisu bylo předloženo něco jiného než platba zobrazená zde. Než to zkusíte znovu, kontaktujte podporu.',
      QUOTE_CHANGED: 'Nic nebylo odesláno. Nabídka se před odesláním změnila. Zkontrolujte nové údaje.',
      QUOTE_EXPIRED: 'Nic nebylo odesláno. Platnost této nabídky skončila.',
      QUOTE_NOT_FOUND: 'Tuto platbu jsme nenašli. Začněte novou.',
      QUOTE_NOT_SIGNABLE: 'Nic nebylo odesláno. Tato peněženka nemůže tuto platbu provést.',
      QUOTE_RATE_UNAVAILABLE: 'Nic nebylo odesláno. Tato nabídka už není dostupná.',
      REFERENCE_NOT_FOUND: 'Nic nebylo odesláno. Tohoto příjemce nebo tuto platbu jsme nenašli. Začněte novou.',
      SELF_PAYMENT: 'Nic nebylo odesláno. Do vlastní peněženky nemůžete poslat peníze.',
      SESSION_EXPIRED: 'Vaše relace vypršela. Pro odeslání se znovu přihlaste.',
      TIMEOUT: 'Nic nebylo odesláno. Nedostali jsme včas odpověď. Zkuste to znovu.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nic nebylo odesláno. Je to víc, než můžete odeslat najednou.',
      VELOCITY_LIMIT_EXCEEDED: 'Nic nebylo odesláno. Za krátkou dobu jste odeslali hodně. Zkuste to později.',
    },
  },
}
