import { createScaPasskeyRegistration } from '@countersign/core/sca-factors'
import { type ClientOption, useJourney } from '../../provider/useJourney.ts'

/**
 * Registers the one passkey that confirms payments. Actions never reject; a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useScaPasskeyRegistration({ client }: ClientOption = {}) {
  return useJourney({ client, id: '', create: createScaPasskeyRegistration })
}
