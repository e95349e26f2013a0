import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import { forgetScaSessionExpiry } from '../../flows/sca/forgetScaSessionExpiry.ts'
import type { ScaFactorView } from '../../wire/scaFactors.ts'
import { createManagedList, type ManagedList, type ManagedListState } from '../managedList.ts'

/** A change to the factors. Only passkeys can be removed. */
export type ScaFactorChange = { type: 'remove'; credentialId: string }

/**
 * For an error with the action `sca-sign-in`, of the list or of a change, show the SCA sign-in inline, then call
 * `resume()`.
 */
export type ScaFactorsController = ManagedList<readonly ScaFactorView[], ScaFactorChange, void> & {
  /** Continues after the inline sign-in: repeats the calls that needed it. */
  resume(): Promise<ManagedListState<readonly ScaFactorView[], ScaFactorChange, void>>
}

/** Manages the customer's SCA factors. `unavailable` with `SCA_NOT_APPLICABLE`: they need none, so show nothing. */
export function createScaFactors(client: WalletClient, options: { accountId: string }): ScaFactorsController {
  const forgetLapsedSession = (error: unknown): never => {
    // The service decides whether the customer is signed in; the browser only remembers it.
    if (isWalletError(error, 'SCA_SESSION_REQUIRED')) void forgetScaSessionExpiry(client, options)
    throw error
  }
  const factors = createManagedList<readonly ScaFactorView[], ScaFactorChange, void>(client, {
    accountId: options.accountId,
    // What talks to the service loads here: the first screen does not need it.
    read: async (signal) => {
      const { listScaFactors } = await loadModule(import('../../flows/sca/scaFactors.ts'))
      return listScaFactors(client, { signal }).catch(forgetLapsedSession)
    },
    work: async ({ credentialId }, signal) => {
      const { removeScaPasskey } = await loadModule(import('../../flows/sca/scaFactors.ts'))
      return removeScaPasskey(client, { credentialId, signal }).catch(forgetLapsedSession)
    },
  })
  return {
    ...factors,
    resume: async () => {
      const { list, change } = factors.getSnapshot()
      const refused = change.status === 'idle' && change.error?.action === 'sca-sign-in' ? change.input : undefined
      // A change reads the list again by itself.
      if (refused) return factors.change(refused)
      return list.status === 'unavailable' ? factors.load() : factors.getSnapshot()
    },
  }
}
