import type { Sca } from '../areas.ts'
import { base, inWords } from './common.ts'
import { paymentChanges, paymentDetails, rails } from './paymentDetails.ts'
import { scaErrors } from './scaErrors.ts'

/** What a proof confirms, alone and as a step. */
const acts: ReadonlyMap<string | undefined, readonly [alone: string, inStep: string]> = /* @__PURE__ */ new Map([
  ['CURRENCY_CONVERSION', ['Potwierdź wymianę', 'potwierdź wymianę']],
  ['PAYOUT', ['Potwierdź płatność', 'potwierdź płatność']],
  ['TRANSFER', ['Potwierdź płatność', 'potwierdź płatność']],
])

export const sca: Sca = {
  ...base,
  paymentChanges,
  paymentDetails,
  rails,
  scaProof: {
    explanations: {
      SMS_OTP: 'Wysłaliśmy kod SMS-em na Twój telefon.',
      TOTP: 'Wpisz kod, który pokazuje Twoja aplikacja uwierzytelniająca.',
      PASSKEY: 'Urządzenie poprosi o odcisk palca, twarz lub blokadę ekranu.',
    },
    unknownFactor: 'Na tej stronie nie da się tak potwierdzić. Spróbuj inaczej albo skontaktuj się z pomocą.',
    codeResent: 'Wysłaliśmy nowy kod SMS-em na Twój telefon.',
    codeLabel: ({ length }) => `${length}-cyfrowy kod`,
    codeHint: 'Nigdy nie podawaj nikomu tego kodu, nawet nam.',
    codeIncomplete: ({ length }) => `Wpisz wszystkie cyfry (${length}).`,
    submitCode: 'Potwierdź',
    usePasskey: 'Potwierdź kluczem dostępu',
    prompting: 'Czekamy na urządzenie…',
    resend: 'Wyślij kod ponownie',
    resendIn: ({ time }) => `Nowy kod za ${time}`,
    resendTooSoon: 'Nie możesz jeszcze dostać nowego kodu. Ostatni nadal działa.',
    useInstead: {
      SMS_OTP: 'Wyślij mi kod SMS-em',
      TOTP: 'Użyj aplikacji',
      PASSKEY: 'Użyj klucza dostępu',
    },
    confirmBy: ({ time }) => `Potwierdź do ${time}`,
    timeLeft: ({ seconds }) => (seconds === 0 ? 'Czas minął.' : `Masz jeszcze ${inWords(seconds)} na potwierdzenie.`),
    waitUntil: ({ time }) => `Zbyt wiele prób. Spróbuj ponownie o ${time}.`,
    waitLabel: 'Pozostały czas',
    waitLeft: ({ seconds }) =>
      seconds === 0 ? 'Możesz teraz spróbować ponownie.' : `Możesz spróbować ponownie za ${inWords(seconds)}.`,
    lockedTitle: 'Zbyt wiele nieudanych prób',
    lockedUntil: ({ time }) => `Potwierdzać można znów od: ${time}.`,
    locked:
      'Aby chronić Twoje konto, do tego czasu nie przyjmujemy kodów ani kluczy dostępu. Jeśli to nie Ty, skontaktuj się z pomocą.',
    suspendedTitle: 'Twoje konto jest zablokowane',
    suspended:
      'Było zbyt wiele nieudanych prób. Czekanie nie odblokuje konta: skontaktuj się z pomocą, a sprawdzimy, czy to Ty.',
    lifted: 'Sprawdź ponownie',
    expiredTitle: 'Czas minął',
    expired: 'Nie było potwierdzenia na czas. Zacznij od nowa.',
    expiredUnknown:
      'Nie wiemy jeszcze, czy zostało to potwierdzone na czas. Zanim zaczniesz od nowa, sprawdź, czy się udało.',
    offline: 'Nie masz połączenia. Czas nadal biegnie; potwierdź, gdy połączenie wróci.',
    errors: scaErrors,
  },
  scaChallenge: {
    loadingTitle: 'Przygotowujemy potwierdzenie',
    unavailableTitle: 'Nie możesz teraz tego potwierdzić',
    proofTitle: ({ purpose, step, of }) => {
      const [alone, inStep] = acts.get(purpose) ?? ['Potwierdź swoją tożsamość', 'potwierdź swoją tożsamość']
      return step === undefined ? alone : `Krok ${step}${of ? ` z ${of}` : ''}: ${inStep}`
    },
    abandonedTitle: 'Zatrzymaliśmy tę płatność',
    checkedTitle: 'Sprawdzamy Twoją płatność',
    endedTitle: 'Niepotwierdzona',
    authorizedTitle: 'Potwierdzona',
    abandoned: 'Dane płatności zmieniły się po sprawdzeniu.',
    checked: ({ time }) =>
      `Możliwe, że została wysłana. Nie płać ponownie. Dane płatności zmieniły się po sprawdzeniu.${time ? ` Jeśli nie została wysłana, pieniądze będą znów dostępne o ${time}.` : ''}`,
    ended: 'Nie została potwierdzona na czas albo została anulowana. Z Twojego portfela nie wyszły żadne pieniądze.',
    authorized: 'Twoja płatność jest w drodze.',
    batchCaption: 'Twoje płatności',
    batchTotal: 'Razem',
    converted: 'Płatność w innej walucie wymaga dwóch kroków.',
    progress: ({ done, of }) => `Potwierdzono: ${done} z ${of}.`,
    confirmed: 'Potwierdzona',
    tryAgain: 'Spróbuj ponownie',
    startAgain: 'Zacznij od nowa',
    close: 'Nie teraz',
  },
  scaSignIn: {
    title: 'Potwierdź swoją tożsamość',
    unavailableTitle: 'Nie możemy teraz Cię zweryfikować',
    signedInTitle: 'Dziękujemy, tożsamość potwierdzona',
    notNeededTitle: 'Nie ma nic do potwierdzenia',
    explanation:
      'Przepisy europejskie wymagają tego co najmniej raz na 180 dni, zanim pokażemy płatności lub wyślemy pieniądze.',
    choose: 'Jak chcesz potwierdzić?',
    factors: { SMS_OTP: 'Kod SMS', TOTP: 'Aplikacja uwierzytelniająca', PASSKEY: 'Klucz dostępu' },
    again: {
      SMS_OTP: 'Spróbuj ponownie SMS-em',
      TOTP: 'Spróbuj ponownie w aplikacji',
      PASSKEY: 'Spróbuj ponownie kluczem',
    },
    usedLast: 'Ostatnio używane',
    starting: 'Chwileczkę…',
    pending: 'Nadal weryfikujemy Twoją tożsamość. Spróbuj ponownie za kilka minut.',
    signedIn: ({ date }) => (date ? `Poprosimy o to ponownie najpóźniej ${date}.` : 'Możesz kontynuować.'),
    notNeeded: 'Możesz kontynuować bez tego kroku.',
    tryAgain: 'Spróbuj ponownie',
    startAgain: 'Zacznij od nowa',
    close: 'Nie teraz',
    done: 'Gotowe',
    promptTitle: 'Wkrótce potwierdź swoją tożsamość',
    prompt: ({ date }) =>
      `Przepisy europejskie wymagają tego co najmniej raz na 180 dni. Potwierdź przed ${date}, aby żadna płatność nie została wstrzymana.`,
    promptStart: 'Potwierdź teraz',
    promptSkip: 'Później',
  },
}
