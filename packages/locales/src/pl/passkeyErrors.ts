import type { ErrorMessages } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

export const passkeyErrors = {
  ...commonErrors,
  PASSKEY_BUSY: 'W tej przeglądarce jest otwarte inne okno klucza dostępu. Dokończ je albo zamknij i spróbuj ponownie.',
  PASSKEY_FORBIDDEN_HERE:
    'Klucze dostępu nie są tutaj dozwolone. Otwórz tę stronę w osobnej karcie albo spróbuj inaczej.',
  PASSKEY_INSECURE_PAGE: 'Klucze dostępu wymagają bezpiecznej strony (https). Spróbuj inaczej.',
  PASSKEY_NOT_VERIFIED: 'Urządzenie nie potwierdziło Twojej tożsamości. Ustaw blokadę ekranu albo spróbuj inaczej.',
  PASSKEY_TIMED_OUT: 'To trwało zbyt długo. Spróbuj ponownie albo w inny sposób.',
  PASSKEY_UNAVAILABLE:
    'Na tym urządzeniu nie ma klucza dostępu do tego portfela. Użyj innego urządzenia albo spróbuj inaczej.',
  PASSKEY_UNSUPPORTED: 'Ta przeglądarka nie obsługuje kluczy dostępu. Spróbuj inaczej.',
  PASSKEY_WRONG_SITE:
    'Ten klucz dostępu należy do innej witryny, więc przerwaliśmy. Spróbuj inaczej i skontaktuj się z pomocą.',
  BROWSER_UNSUPPORTED: 'Ta przeglądarka nie może bezpiecznie przechować Twojego klucza. Użyj aktualnej przeglądarki.',
} satisfies ErrorMessages
