import type { Translation } from '@countersign/react/provider'
import type { Base } from '../areas.ts'
import { createCounter } from '../createCounter.ts'

const count = createCounter('pl')

/** A time that counts down, in the accusative: in minutes above one minute, else in seconds. */
export const inWords = (seconds: number): string =>
  seconds > 60
    ? count(seconds / 60, { one: '# minutę', few: '# minuty', many: '# minut', other: '# minuty' })
    : count(seconds, { one: '# sekundę', few: '# sekundy', many: '# sekund', other: '# sekundy' })

/** A waiting time, rounded up. */
function waitingTime(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  return inWords(seconds < 90 ? Math.min(seconds, 60) : Math.ceil(seconds / 60) * 60)
}

export const base: Base = {
  lazy: {
    loading: 'Chwileczkę.',
    notArrived: 'Część tej strony się nie wczytała. Sprawdź połączenie i spróbuj ponownie albo odśwież stronę.',
    tryAgain: 'Spróbuj ponownie',
  },
  screenFailure: {
    failed: 'Nie możemy teraz pokazać tej części strony. Pokaż ją ponownie albo odśwież stronę.',
    paymentFailed:
      'Nie ma to wpływu na Twoją płatność, ale nie możemy jej teraz pokazać. Nie rozpoczynaj kolejnej. Pokaż ją ponownie albo odśwież stronę.',
    showAgain: 'Pokaż ponownie',
  },
  support: { contact: 'Skontaktuj się z pomocą' },
}

export const commonErrors: Translation['signedResource']['errors'] = {
  'sign-in': 'Zaloguj się ponownie, aby kontynuować.',
  'sca-sign-in': 'Potwierdź swoją tożsamość, aby kontynuować.',
  resend: 'Ten kod już nie działa. Poproś o nowy.',
  'switch-factor': 'To nie działa w tej przeglądarce. Spróbuj w innej przeglądarce albo zaloguj się inaczej.',
  wait: 'Poczekaj chwilę i spróbuj ponownie.',
  'new-quote': 'Ta oferta nie jest już ważna. Poproś o nową.',
  retry: 'Nie udało się. Spróbuj ponownie.',
  'contact-support': 'Coś poszło nie tak i dla bezpieczeństwa wszystko zatrzymaliśmy. Skontaktuj się z pomocą.',
  none: 'Nie udało się.',
  NETWORK_UNREACHABLE: 'Nie możemy się teraz połączyć. Sprawdź połączenie i spróbuj ponownie.',
  TIMEOUT: 'To trwało zbyt długo. Sprawdź połączenie i spróbuj ponownie.',
  PLATFORM_UNAVAILABLE: 'Usługa jest teraz niedostępna. Spróbuj ponownie później.',
  SERVICE_UNAVAILABLE: 'Usługa jest teraz niedostępna. Spróbuj ponownie później.',
  RATE_LIMITED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Zbyt wiele prób. Poczekaj ${waitingTime(retryAfterMs)} i spróbuj ponownie.`
      : 'Zbyt wiele prób. Poczekaj chwilę i spróbuj ponownie.',
  ACCOUNT_LOCKED: ({ retryAfterMs }) =>
    retryAfterMs
      ? `Dostęp jest tymczasowo zablokowany. Spróbuj ponownie za ${waitingTime(retryAfterMs)}.`
      : 'Dostęp jest tymczasowo zablokowany. Spróbuj ponownie później.',
  UNEXPECTED_RESPONSE:
    'Otrzymaliśmy nieoczekiwaną odpowiedź, więc przerwaliśmy. Spróbuj ponownie później albo skontaktuj się z pomocą.',
  STORAGE_UNAVAILABLE:
    'Ta przeglądarka nie może zapisać tego, czego potrzebuje Twój portfel. Wyjdź z trybu prywatnego albo zwolnij miejsce.',
  TARGET_BUNDLE_UNTRUSTED:
    'Twój kod nie został wysłany. Nie udało się nam zweryfikować serwera, który miał go otrzymać. Zanim spróbujesz ponownie, skontaktuj się z pomocą.',
  VERIFICATION_LINK_UNTRUSTED:
    'Dla Twojego bezpieczeństwa nie otworzyliśmy weryfikacji: jej link prowadzi do witryny, której nie znamy. Skontaktuj się z pomocą.',
}
