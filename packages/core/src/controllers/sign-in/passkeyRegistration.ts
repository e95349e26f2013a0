import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { loadModule } from '../../flows/loadChunk.ts'
import type { MadePasskey } from '../../flows/sign-in/passkeyRegistration.ts'
import type { AuthMethod } from '../../wire/credentials.ts'
import { createSignedAction, type SignedAction } from '../signedAction.ts'

export type PasskeyRegistrationController = SignedAction<{ nickname: string }, AuthMethod> & {
  /** Returns whether this is a moment to offer a passkey, for example after a sign-in. Shows no prompt. */
  shouldOffer(): Promise<boolean>
  /** Records that the user declined, for this account on this device, for 90 days. */
  decline(): Promise<void>
}

export type PasskeyRegistrationOptions = { accountId: string }

const loadPasskeyRegistration = () => loadModule(import('../../flows/sign-in/passkeyRegistration.ts'))

/**
 * Creates a passkey for one wallet. Call `start({ nickname })` from a click handler: browsers show the prompt only after
 * a click.
 */
export function createPasskeyRegistration(
  client: WalletClient,
  options: PasskeyRegistrationOptions,
): PasskeyRegistrationController {
  const { accountId } = options
  // Created on the device and not registered yet: a user who has to sign in again does not use the sensor a second time.
  let made: MadePasskey | undefined

  return {
    ...createSignedAction<{ nickname: string }, AuthMethod>(client, {
      accountId,
      work: async ({ nickname }, signal) => {
        const { makePasskey, registerPasskey } = await loadPasskeyRegistration()
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
      onLeave: () => {
        made = undefined
      },
    }),
    shouldOffer: async () => (await loadPasskeyRegistration()).shouldOfferPasskey(client, { accountId }),
    decline: async () => (await loadPasskeyRegistration()).declinePasskey(client, { accountId }),
  }
}
