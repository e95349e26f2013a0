import { createTrustedBeneficiaries } from '@countersign/core/trusted-beneficiaries'
import type { ClientOption } from '../../provider/useJourney.ts'
import { useSignedResource } from '../../settings/signed-resource/index.ts'

/**
 * Reads the payees of a customer, and changes whether payments to them need a proof. Loads by itself; actions never
 * reject, a failure is part of `state`.
 *
 * @throws `Error` without a client outside a `WalletProvider`: wrap your page in one.
 */
export function useTrustedBeneficiaries(options: ClientOption & { accountId: string }) {
  return useSignedResource(options, createTrustedBeneficiaries)
}
