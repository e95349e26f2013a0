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
    MATCHED: 'Nazwa odbiorcy zgadza się z kontem.',
    titles: {
      PARTIAL_MATCH: 'Nazwa odbiorcy nie jest całkiem zgodna',
      NOT_MATCHED: 'Nazwa odbiorcy się nie zgadza',
    },
    PARTIAL_MATCH: ({ name }) =>
      name
        ? `W banku odbiorcy właścicielem tego konta jest ${name}.`
        : 'W banku odbiorcy to konto jest prowadzone pod podobną nazwą.',
    NOT_MATCHED:
      'W banku odbiorcy to konto jest prowadzone pod inną nazwą. Jeśli masz te dane od kogoś, sprawdź je u tej osoby w inny sposób: pieniądze wysłane na niewłaściwe konto mogą przepaść.',
    UNSUPPORTED: 'Przy tego rodzaju koncie nie można sprawdzić nazwy. Upewnij się, że dane konta są prawidłowe.',
    CHECKED_BY_RECEIVING_FI: 'Bank odbiorcy sprawdzi nazwę, gdy płatność dotrze.',
    PENDING: 'Sprawdzamy nazwę w banku odbiorcy. Za chwilę będzie można wysłać.',
    accept: 'Dane zostały przeze mnie sprawdzone i chcę zapłacić na to konto.',
  },
  quoteConfirmation: {
    loadingTitle: 'Przygotowujemy ofertę',
    unavailableTitle: 'Nie udało się uzyskać oferty',
    notFoundTitle: 'Nie znaleziono płatności',
    unreadableTitle: 'Nie możemy teraz sprawdzić Twojej płatności',
    unreadable: 'Możliwe, że została wysłana. Nie płać ponownie.',
    reviewTitle: 'Sprawdź i wyślij',
    addTitle: 'Sprawdź i dodaj',
    changedTitle: 'Oferta się zmieniła',
    expiredTitle: 'Ta oferta wygasła',
    authorizingTitle: 'Potwierdź płatność',
    expired: 'Nic nie zostało wysłane. Oferty są ważne kilka minut.',
    authorizing: ({ time }) =>
      time
        ? `Jeszcze nie wysłano. Potwierdź do ${time}. W przeciwnym razie nie zostanie już wysłana, a pieniądze będą znów dostępne.`
        : 'Jeszcze nie wysłano. Brakuje Twojego potwierdzenia.',
    abandonedTitle: 'Zatrzymaliśmy tę płatność',
    abandoned: 'Nic nie zostało wysłane. Dane płatności zmieniły się po sprawdzeniu, więc nie można jej potwierdzić.',
    checkedTitle: 'Sprawdzamy Twoją płatność',
    checked: ({ time }) =>
      `Możliwe, że została wysłana. Nie płać ponownie. Dane płatności zmieniły się po sprawdzeniu.${time ? ` Jeśli nie została wysłana, pieniądze będą znów dostępne o ${time}.` : ''}`,
    replacedTitle: 'Ta płatność została zastąpiona',
    replaced: 'Ta płatność została rozpoczęta od nowa w innej karcie, więc tej nie można potwierdzić.',
    outcomeUnknownTitle: 'Sprawdzamy Twoje potwierdzenie',
    outcomeUnknown:
      'Potwierdzenie zostało wysłane, ale nie mamy jeszcze odpowiedzi. Nadal sprawdzamy i poinformujemy Cię na tej stronie.',
    lockedTitle: 'Zbyt wiele nieudanych prób',
    locked: ({ time }) =>
      time ? `Płatności można znów potwierdzać od ${time}.` : 'Płatności będzie można znów potwierdzać później.',
    lockedTooLong: ({ time }) =>
      time
        ? `Ta płatność wygaśnie. Możesz wysłać ją ponownie po ${time}.`
        : 'Ta płatność wygaśnie. Możesz wysłać ją ponownie później.',
    suspendedTitle: 'Twoje konto jest zablokowane',
    suspended: 'Skontaktuj się z pomocą, aby odblokować konto; czekanie nic nie da.',
    continue: 'Potwierdź płatność',
    startAgain: 'Zacznij od nowa',
    done: 'Zamknij',
    switchingTitle: 'Chwileczkę',
    switching: 'Nic jeszcze nie zostało wysłane. Przygotowujemy płatność do potwierdzenia.',
    switched: 'Nic nie zostało wysłane. Sprawdź płatność, a potem ją wyślij.',
    followingTitle: 'Jeszcze jeden krok w tej płatności',
    following: 'Potwierdź swoją tożsamość, aby zobaczyć stan tej płatności. Nie płać ponownie.',
    confirm: ({ amount }) => `Wyślij ${amount}`,
    add: ({ amount }) => `Dodaj ${amount}`,
    edit: 'Edytuj',
    cancel: 'Anuluj',
    requote: 'Poproś o nową ofertę',
    tryAgain: 'Spróbuj ponownie',
    heldUntil: ({ time }) => `Oferta gwarantowana do ${time}`,
    timeLeft: ({ seconds }) =>
      seconds === 0 ? 'Oferta wygasła.' : `Oferta jest gwarantowana jeszcze przez ${inWords(seconds)}.`,
    signInTitle: 'Zaloguj się, aby wysłać',
    signInAndSend: ({ amount }) => `Zaloguj się i wyślij ${amount}`,
    signInCancel: 'Nie teraz',
    errors: {
      ...commonErrors,
      none: 'Nic nie zostało wysłane. Nie udało się.',
      retry: 'Nic nie zostało wysłane. Nie udało się. Spróbuj ponownie.',
      AMOUNT_OUT_OF_RANGE: 'Nic nie zostało wysłane. Ta kwota jest za mała lub za duża dla tego odbiorcy.',
      BANK_ACCOUNT_VALIDATION_PENDING:
        'Nic nie zostało wysłane. Ten odbiorca jest jeszcze sprawdzany. Spróbuj ponownie później.',
      DAILY_VOLUME_LIMIT_EXCEEDED: 'Nic nie zostało wysłane. To więcej, niż możesz dziś wysłać.',
      DOCUMENTS_REQUIRED: 'Nic nie zostało wysłane. Do tego celu potrzebne są dokumenty: skontaktuj się z pomocą.',
      EXTERNAL_ACCOUNT_VERIFICATION_REQUIRED:
        'Nic nie zostało wysłane. Najpierw potwierdź na liście odbiorców, że ten portfel jest Twój.',
      INSUFFICIENT_BALANCE: 'Nic nie zostało wysłane. W Twoim portfelu jest za mało pieniędzy.',
      INSUFFICIENT_FUNDS: 'Nic nie zostało wysłane. W Twoim portfelu jest za mało pieniędzy.',
      INVALID_AMOUNT: 'Nic nie zostało wysłane. Wróć i zmień kwotę.',
      INVALID_BANK_ACCOUNT: 'Nic nie zostało wysłane. Dane konta odbiorcy nie działają.',
      INVALID_STATE_TRANSITION: 'Tej płatności nie można już wysłać. Poproś o nową ofertę.',
      INVALID_INPUT:
        'Nic nie zostało wysłane. Nie możemy zrealizować tej płatności. Wróć i sprawdź kwotę oraz odbiorcę.',
      NETWORK_UNREACHABLE: 'Nic nie zostało wysłane. Sprawdź połączenie i spróbuj ponownie.',
      NOT_APPROVED: 'Ta płatność nie została zatwierdzona. Skontaktuj się z pomocą.',
      OPERATION_IN_PROGRESS:
        'Twoje potwierdzenie może być jeszcze w drodze. Poczekaj, aż minie jego czas, i spróbuj ponownie.',
      PAYLOAD_INVALID:
        'Nic nie zostało podpisane ani wysłane: nie udało się nam sprawdzić, co miało zostać podpisane. Zanim spróbujesz ponownie, skontaktuj się z pomocą.',
      PAYLOAD_MISMATCH:
        'Nic nie zostało podpisane ani wysłane: do podpisania była inna płatność niż ta, którą tu widać. Zanim spróbujesz ponownie, skontaktuj się z pomocą.',
      QUOTE_CHANGED: 'Nic nie zostało wysłane. Oferta zmieniła się przed wysłaniem. Sprawdź nowe dane.',
      QUOTE_EXPIRED: 'Nic nie zostało wysłane. Ta oferta wygasła.',
      QUOTE_NOT_FOUND: 'Nie znaleźliśmy tej płatności. Zacznij nową.',
      QUOTE_NOT_SIGNABLE: 'Nic nie zostało wysłane. Ten portfel nie może wykonać tej płatności.',
      QUOTE_RATE_UNAVAILABLE: 'Nic nie zostało wysłane. Ta oferta nie jest już dostępna.',
      REFERENCE_NOT_FOUND: 'Nic nie zostało wysłane. Nie znaleźliśmy tego odbiorcy lub tej płatności. Zacznij nową.',
      SELF_PAYMENT: 'Nic nie zostało wysłane. Nie możesz wysłać pieniędzy do własnego portfela.',
      SESSION_EXPIRED: 'Twoja sesja wygasła. Zaloguj się ponownie, aby wysłać.',
      TIMEOUT: 'Nic nie zostało wysłane. Nie otrzymaliśmy odpowiedzi na czas. Spróbuj ponownie.',
      TRANSACTION_SIZE_LIMIT_EXCEEDED: 'Nic nie zostało wysłane. To więcej, niż możesz wysłać jednorazowo.',
      VELOCITY_LIMIT_EXCEEDED:
        'Nic nie zostało wysłane. W krótkim czasie wysłano dużo pieniędzy. Spróbuj ponownie później.',
    },
  },
}
