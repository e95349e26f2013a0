import { createScaFactors } from '@countersign/core/sca-factors'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../../settings/signed-resource/index.ts'

/**
 * Reads the factors that a customer confirms with (phone, authenticator app, passkey) and removes passkeys. Loads by
 * itself; actions never reject, a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useScaFactors(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createScaFactors)
}
