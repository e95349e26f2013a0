import type { WalletClient } from '../../createWalletClient.ts'
import { hasNoAuthenticator, readObstacle } from '../../webauthn/checkPasskeys.ts'
import { findScaFactor } from '../sca/scaFactors.ts'
import type { PaymentFactor } from './paymentIntent.ts'

/**
 * Chooses the factor for a payment before anything is sent: the customer's passkey where they have one and this page can
 * use it. `undefined`: the service's own default, a code by SMS.
 *
 * @throws `WalletError` if the factors cannot be read: where this customer needs none, or without an SCA session.
 */
export async function choosePaymentFactor(client: WalletClient): Promise<PaymentFactor | undefined> {
  if (readObstacle('publickey-credentials-get') || (await hasNoAuthenticator())) return undefined
  return (await findScaFactor(client, { type: 'PASSKEY' })) && 'PASSKEY'
}
