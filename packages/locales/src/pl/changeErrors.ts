import type { Translation } from '@countersign/react/provider'
import { commonErrors } from './common.ts'

const nothingSigned = 'Nic nie zostało podpisane ani zmienione.'

export const changeErrors: Translation['walletPrivacy']['errors'] = {
  ...commonErrors,
  NETWORK_UNREACHABLE:
    'Połączenie zostało przerwane: nie wiemy, czy zmiana została wprowadzona. Najpierw sprawdź tutaj.',
  TIMEOUT: 'Nie otrzymaliśmy odpowiedzi na czas: nie wiemy, czy zmiana została wprowadzona. Najpierw sprawdź tutaj.',
  SIGNED_REQUEST_EXPIRED: 'To trwało zbyt długo, więc nic nie zostało zmienione. Spróbuj ponownie.',
  PAYLOAD_INVALID: `Nie udało się nam sprawdzić, co miało zostać podpisane. ${nothingSigned} Skontaktuj się z pomocą.`,
  PAYLOAD_MISMATCH: `Mieliśmy podpisać coś innego niż to, czego chcesz. ${nothingSigned} Skontaktuj się z pomocą.`,
  REFERENCE_NOT_FOUND: 'Tego już nie ma. Nic nie zostało zmienione.',
  INVALID_INPUT: 'To nie zostało przyjęte. Nic nie zostało zmienione.',
}
