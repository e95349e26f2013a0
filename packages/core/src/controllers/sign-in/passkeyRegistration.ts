import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { arrived } from '../../flows/loadLater.ts'
import type { MadePasskey } from '../../flows/sign-in/passkeyRegistration.ts'
import type { AuthMethod } from '../../wire/credentials.ts'
import { createSignedAction, type SignedAction } from '../signedAction.ts'

export type PasskeyEnrollController = SignedAction<{ nickname: string }, AuthMethod> & {
  /** Whether this is a moment to offer a passkey, after a sign-in for example. Asks the person nothing. */
  shouldOffer(): Promise<boolean>
  /** Remembers a no, for this account on this device and for 90 days. */
  decline(): Promise<void>
}

export type PasskeyEnrollOptions = { accountId: string }

/** Making a passkey. */
const loadPasskeyEnroll = () => arrived(import('../../flows/sign-in/passkeyRegistration.ts'))

/**
 * Makes a passkey for one wallet. `start({ nickname })` belongs into the handler of a click: browsers ask the person
 * only after one.
 */
export function createPasskeyEnroll(client: WalletClient, options: PasskeyEnrollOptions): PasskeyEnrollController {
  const { accountId } = options
  // Made on the device and not registered yet: who has to sign in once more is not asked for the sensor again.
  let made: MadePasskey | undefined

  const action = createSignedAction<{ nickname: string }, AuthMethod>(client, {
    accountId,
    work: async ({ nickname }, signal) => {
      const { makePasskey, registerPasskey } = await loadPasskeyEnroll()
      made ??= await makePasskey(client, { accountId, nickname, signal })
      try {
        const method = await registerPasskey(client, { made, signal })
        made = undefined
        return method
      } catch (error) {
        if (!isWalletError(error) || error.action !== 'sign-in') made = undefined
        throw error
      }
    },
  })

  const forget = (leave: () => void) => () => {
    made = undefined
    leave()
  }
  return {
    ...action,
    cancelSignIn: forget(action.cancelSignIn),
    reset: forget(action.reset),
    destroy: forget(action.destroy),
    shouldOffer: async () => (await loadPasskeyEnroll()).shouldOfferPasskey(client, { accountId }),
    decline: async () => (await loadPasskeyEnroll()).declinePasskey(client, { accountId }),
  }
}
