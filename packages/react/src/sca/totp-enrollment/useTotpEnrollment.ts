import { createTotpEnrollment } from '@countersign/core/totp-enrollment'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

/**
 * Enrolls an authenticator app. Its secret and its recovery codes are never in `state`: `readSecret()` and
 * `readRecoveryCodes()` return them, so write them directly into the page and nowhere else. Leaving the page forgets
 * them.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useTotpEnrollment({ client }: ClientOption = {}) {
  return useJourney({ client, id: '', create: createTotpEnrollment })
}
