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
    MATCHED: 'Saņēmēja vārds vai nosaukums atbilst konta īpašniekam.',
    titles: {
      PARTIAL_MATCH: 'Saņēmēja vārds vai nosaukums sakrīt tikai daļēji',
      NOT_MATCHED: 'Saņēmēja vārds vai nosaukums nesakrīt',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `Saņēmēja bankā šī konta īpašnieks ir ${name}.`
        : 'Saņēmēja bankā šī konta īpašnieks ir norādīts līdzīgi, bet ne tieši tāpat.',
    NOT_MATCHED:
      'Saņēmēja bankā šim kontam ir norādīts cits vārds vai nosaukums. Ja rekvizītus jums kāds atsūtīja, pārbaudiet tos, sazinoties ar šo personu citā veidā: uz nepareizu kontu nosūtīta nauda var tikt zaudēta.',
    UNSUPPORTED: 'Šāda veida kontam īpašnieku nevar pārbaudīt. Pārliecinieties, vai konta rekvizīti ir pareizi.',
    CHECKED_BY_RECEIVING_FI: 'Saņēmēja banka pārbaudīs vārdu vai nosaukumu, kad maksājums pienāks.',
    PENDING: 'Pārbaudām vārdu vai nosaukumu saņēmēja bankā. Pēc brīža varēsiet nosūtīt.',
    accept: 'Es pārbaudīju rekvizītus un vēlos sūtīt naudu uz šo kontu.',
  },
  quoteConfirmation: {
    loadingTitle: 'Gatavojam piedāvājumu',
    unavailableTitle: 'Neizdevās saņemt piedāvājumu',
    notFoundTitle: 'Maksājums nav atrasts',
    unreadableTitle: 'Pašlaik nevaram pārbaudīt jūsu maksājumu',
    unreadable: 'Iespējams, tas jau ir nosūtīts. Nemaksājiet vēlreiz.',
    reviewTitle: 'Pārbaudīt un nosūtīt',
    addTitle: 'Pārbaudīt un papildināt',
    changedTitle: 'Piedāvājums ir mainījies',
    expiredTitle: 'Piedāvājuma termiņš ir beidzies',
    authorizingTitle: 'Apstipriniet maksājumu',
    expired: 'Nekas nav nosūtīts. Katrs piedāvājums ir spēkā tikai dažas minūtes.',
    authorizing: ({ time }) =>
      time
        ? `Vēl nav nosūtīts. Apstipriniet līdz plkst. ${time}. Citādi tas vairs netiks nosūtīts un nauda atkal būs pieejama.`
        : 'Vēl nav nosūtīts. Vajadzīgs jūsu apstiprinājums.',
    abandonedTitle: 'Mēs apturējām šo maksājumu',
    abandoned: 'Nekas nav nosūtīts. Kopš pārbaudījāt maksājumu, tā dati ir mainījušies, tāpēc to nevar apstiprināt.',
    checkedTitle: 'Pārbaudām jūsu maksājumu',
    checked: ({ time }) =>
      `Iespējams, tas jau ir nosūtīts. Nemaksājiet vēlreiz. Kopš pārbaudījāt maksājumu, tā dati ir mainījušies.${time ? ` Ja tas nav nosūtīts, nauda atkal būs pieejama plkst. ${time}.` : ''}`,
    replacedTitle: 'Šis maksājums ir aizstāts',
    replaced: 'Jūs sākāt šo maksājumu no jauna citā cilnē, tāpēc šeit to vairs nevar apstiprināt.',
    outcomeUnknownTitle: 'Pārbaudām jūsu apstiprinājumu',
    outcomeUnknown:
      'Jūs apstiprinājāt maksājumu, bet atbilde vēl nav saņemta. Turpinām pārbaudīt, un rezultāts būs redzams šajā lapā.',
    lockedTitle: 'Pārāk daudz neveiksmīgu mēģinājumu',
    locked: ({ time }) =>
      time
        ? `Maksājumus atkal varēsiet apstiprināt pēc šī laika: ${time}.`
        : 'Maksājumus atkal varēsiet apstiprināt vēlāk.',
    lockedTooLong: ({ time }) =>
      time
        ? `Šī maksājuma termiņš pa to laiku beigsies. Sākt to no jauna varēsiet pēc šī laika: ${time}.`
        : 'Šī maksājuma termiņš pa to laiku beigsies. Sākt to no jauna varēsiet vēlāk.',
    suspendedTitle: 'Jūsu konts ir bloķēts',
    suspended: 'Konts pats no sevis netiks atbloķēts: sazinieties ar klientu atbalstu.',
    continue: 'Apstiprināt maksājumu',
    startAgain: 'Sākt no jauna',
    done: 'Aizvērt',
    switchingTitle: 'Lūdzu, uzgaidiet',
    switching: 'Vēl nekas nav nosūtīts. Sagatavojam maksājumu apstiprināšanai.',
    switched: 'Nekas nav nosūtīts. Pārbaudiet maksājumu un tad nosūtiet to.',
    followingTitle: 'Vēl viens solis šim maksājumam',
    following: 'Lai redzētu šī maksājuma statusu, apstipriniet savu identitāti. Nemaksājiet vēlreiz.',
    confirm: ({ amount }) => `Nosūtīt ${amount}`,
    add: ({ amount }) => `Papildināt par ${amount}`,
    edit: 'Labot',
    cancel: 'Atcelt',
    requote: 'Saņemt jaunu piedāvājumu',
    tryAgain: 'Mēģināt vēlreiz',
    heldUntil: ({ time }) => `Piedāvājums ir spēkā līdz plkst. ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Piedāvājuma termiņš ir beidzies.' : `Piedāvājuma termiņš beigsies pēc ${inWords(seconds)}.`,
    signInTitle: 'Pieslēdzieties, lai nosūtītu',
    signInAndSend: ({ amount }) => `Pieslēgties un nosūtīt ${amount}`,
    signInCancel: 'Ne tagad',
    errors: {
      ...commonErrors,
      none: 'Nekas nav nosūtīts. Darbība neizdevās.',
      retry: 'Nekas nav nosūtīts. Darbība neizdevās. Mēģiniet vēlreiz.',
      AMOUNT_OUT_OF_RANGE: 'Nekas nav nosūtīts. Šim saņēmējam summa ir par mazu vai par lielu.',
      BANK_ACCOUNT_VALIDATION_PENDING: 'Nekas nav nosūtīts. Saņēmējs vēl tiek pārbaudīts. Mēģiniet vēlāk.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Nekas nav nosūtīts. Ar šo maksājumu tiktu pārsniegts jūsu dienas limits.',
      DOCUMENTS_REQUIRED:
        'Nekas nav nosūtīts. Šim maksājuma nolūkam ir vajadzīgi dokumenti: sazinieties ar klientu atbalstu.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Nekas nav nosūtīts. Vispirms saņēmēju sarakstā apstipriniet, ka šis maks ir jūsu.',
      INSUFFICIENT_BALANCE: 'Nekas nav nosūtīts. Jūsu makā nepietiek naudas.',
      INSUFFICIENT_FUNDS: 'Nekas nav nosūtīts. Jūsu makā nepietiek naudas.',
      INVALID_AMOUNT: 'Nekas nav nosūtīts. Atgriezieties un mainiet summu.',
      INVALID_BANK_ACCOUNT: 'Nekas nav nosūtīts. Saņēmēja konta rekvizīti nav derīgi.',
      INVALID_STATE_TRANSITION: 'Šo maksājumu vairs nevar nosūtīt. Pieprasiet jaunu piedāvājumu.',
      INVALID_INPUT:
        'Nekas nav nosūtīts. Šo maksājumu nevaram izpildīt. Atgriezieties un pārbaudiet summu un saņēmēju.',
      NETWORK_UNREACHABLE: 'Nekas nav nosūtīts. Pārbaudiet savienojumu un mēģiniet vēlreiz.',
      NOT_APPROVED: 'Šis maksājums netika apstiprināts. Sazinieties ar klientu atbalstu.',
      OPERATION_IN_PROGRESS:
        'Jūsu apstiprinājums, iespējams, vēl ir ceļā. Uzgaidiet, līdz beidzas apstiprināšanas laiks, un tad mēģiniet vēlreiz.',
      PAYLOAD_INVALID:
        'Nekas nav parakstīts un nekas nav nosūtīts: neizdevās pārbaudīt, kas būtu jāparaksta. Pirms mēģināt vēlreiz, sazinieties ar klientu atbalstu.',
      PAYLOAD_MISMATCH:
        'Nekas nav parakstīts un nekas nav nosūtīts: parakstīšanai saņēmām ko citu, nevis šeit redzamo maksājumu. Pirms mēģināt vēlreiz, sazinieties ar klientu atbalstu.',
      QUOTE_CHANGED: 'Nekas nav nosūtīts. Pirms nosūtīšanas piedāvājums mainījās. Pārbaudiet jaunos datus.',
      QUOTE_EXPIRED: 'Nekas nav nosūtīts. Piedāvājuma termiņš ir beidzies.',
      QUOTE_NOT_FOUND: 'Šo maksājumu neatradām. Sāciet jaunu.',
      QUOTE_NOT_SIGNABLE: 'Nekas nav nosūtīts. No šī maka šo maksājumu nevar veikt.',
      QUOTE_RATE_UNAVAILABLE: 'Nekas nav nosūtīts. Šis piedāvājums vairs nav pieejams.',
      REFERENCE_NOT_FOUND: 'Nekas nav nosūtīts. Šo saņēmēju vai maksājumu neatradām. Sāciet jaunu maksājumu.',
      SELF_PAYMENT: 'Nekas nav nosūtīts. Uz savu maku naudu nosūtīt nevar.',
      SESSION_EXPIRED: 'Jūsu sesija ir beigusies. Lai nosūtītu, pieslēdzieties vēlreiz.',
      TIMEOUT: 'Nekas nav nosūtīts. Laikus nesaņēmām atbildi. Mēģiniet vēlreiz.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nekas nav nosūtīts. Summa pārsniedz viena maksājuma limitu.',
      VELOCITY_LIMIT_EXCEEDED:
        'Nekas nav nosūtīts. Ar iepriekšējiem maksājumiem īsā laikā jau nosūtījāt daudz naudas. Mēģiniet vēlāk.',
    },
  },
}
