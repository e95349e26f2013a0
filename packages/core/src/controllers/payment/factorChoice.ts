import type { WalletClient } from '../../createWalletClient.ts'
import { toWalletError } from '../../errors/toWalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { PaymentFactor } from '../../flows/payment/paymentIntent.ts'

/** Returns a function that chooses the factor of a payment, once. A payment never fails because none could be chosen. */
export function createFactorChoice(client: WalletClient): () => Promise<PaymentFactor | undefined> {
  let choice: Promise<PaymentFactor | undefined> | undefined
  return () => {
    choice ??= choose()
    return choice
  }

  async function choose(): Promise<PaymentFactor | undefined> {
    try {
      // Only a payment that is about to be made needs it.
      const { choosePaymentFactor } = await loadModule(import('../../flows/payment/choosePaymentFactor.ts'))
      return await choosePaymentFactor(client)
    } catch (error) {
      // The customer signs in and continues, and can be asked for their passkey then.
      if (toWalletError(error).action === 'sca-sign-in') choice = undefined
      return undefined
    }
  }
}
