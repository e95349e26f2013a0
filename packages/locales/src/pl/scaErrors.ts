import type { Translation } from '@countersign/react/provider'
import { passkeyErrors } from './passkeyErrors.ts'

export const scaErrors: Translation['scaProof']['errors'] = {
  ...passkeyErrors,
  'switch-factor': 'Ta przeglądarka tego nie potrafi. Spróbuj w innej przeglądarce albo potwierdź inaczej.',
  BROWSER_UNSUPPORTED: 'Ta przeglądarka tego nie potrafi. Użyj aktualnej przeglądarki albo potwierdź inaczej.',
  CONFLICT: 'Teraz się nie udało. Spróbuj ponownie.',
  NETWORK_UNREACHABLE:
    'Nie możemy się teraz połączyć, więc nic nie zostało potwierdzone. Sprawdź połączenie i spróbuj ponownie.',
  PASSKEY_ALREADY_ENROLLED: 'Masz już klucz dostępu do potwierdzania. Usuń go, zanim dodasz inny.',
  SCA_CHALLENGE_EXPIRED: 'Czas minął. Nic nie zostało potwierdzone. Zacznij od nowa.',
  SCA_LOGIN_INCOMPLETE: 'Nadal weryfikujemy Twoją tożsamość. Spróbuj ponownie za kilka minut.',
  SCA_NOT_APPLICABLE: 'Możesz kontynuować bez tego kroku.',
  SCA_OUTCOME_UNKNOWN:
    'Nie wiemy jeszcze, czy zostało to potwierdzone. Możesz bezpiecznie potwierdzić ponownie: nic nie zostanie wykonane dwa razy.',
  SCA_PROOF_REFUSED: 'Nie udało się. Sprawdź i spróbuj ponownie.',
  SCA_SESSION_REQUIRED: 'Potwierdź ponownie swoją tożsamość.',
  TIMEOUT: 'Nie otrzymaliśmy odpowiedzi na czas. Spróbuj ponownie.',
}
