import type { Abortable } from '../../api/abortable.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, unexpected, WalletError } from '../../errors/WalletError.ts'
import { createScaPasskey } from '../../webauthn/createScaPasskey.ts'
import type { ScaPasskeyCredential } from '../../wire/scaChallenge.ts'
import { confirmScaFactor, enrollScaFactor, type ScaFactorView } from '../../wire/scaFactors.ts'
import { loadPasskeySignals } from '../loadPasskeySignals.ts'
import { withPrompt } from '../sign-in/passkeyPrompt.ts'
import { findScaFactor } from './scaFactors.ts'
import { toScaConflict } from './toScaConflict.ts'

/** A passkey that the device created and the service does not have yet. Nothing in it is secret. */
export type MadeScaPasskey = {
  readonly credential: ScaPasskeyCredential
  readonly origin: string
  readonly relyingPartyId: string
}

/**
 * First half: the device creates a passkey for SCA, which is separate from the wallet's passkeys.
 *
 * @throws `WalletError` `PASSKEY_ALREADY_ENROLLED`: there is one, and there can be only one. The user was not asked.
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: show the SCA sign-in, then call again.
 * @throws `WalletError` `CANCELLED`: return without an error. `PASSKEY_WRONG_SITE`: before the prompt, when the origin
 * of this page is not allowed. Any other `PASSKEY_` code: say why it does not work here.
 */
export async function makeScaPasskey(client: WalletClient, parameters: Abortable = {}): Promise<MadeScaPasskey> {
  const { signal } = parameters
  return await withPrompt(client, {
    feature: 'publickey-credentials-create',
    work: async () => {
      // 1. The service returns the challenge, and the origins that may use it.
      const started = await call(client, enrollScaFactor, { body: { type: 'PASSKEY' }, signal }).catch(
        async (error: unknown) => {
          throw await toScaConflict(client, { error, signal })
        },
      )
      if (started.type !== 'PASSKEY') throw unexpected('another factor')

      // 2. The user is asked, on a page with an allowed origin.
      const { options, allowedOrigins, relyingPartyId } = started
      const { clock } = client.transport
      const made = await createScaPasskey({ options, allowedOrigins, relyingPartyId, clock, signal })
      return { ...made, relyingPartyId }
    },
  })
}

/**
 * Second half: registers the passkey at the service. May be called again with the same one.
 *
 * @throws `WalletError` `PASSKEY_REJECTED`: the service does not accept it; offer another factor.
 * @throws `WalletError` `PASSKEY_ALREADY_ENROLLED`: another one was registered meanwhile.
 * @throws `WalletError` `NETWORK_UNREACHABLE` and the like: it is unknown whether it was registered; call again.
 */
export async function confirmScaPasskey(
  client: WalletClient,
  parameters: { made: MadeScaPasskey } & Abortable,
): Promise<ScaFactorView> {
  const { made, signal } = parameters
  const { credential, origin } = made
  try {
    const enrolled = await call(client, confirmScaFactor, { body: { type: 'PASSKEY', credential, origin }, signal })
    if (enrolled.type !== 'PASSKEY') throw unexpected('another factor')
    return enrolled.factor
  } catch (error) {
    if (!isWalletError(error)) throw error
    // There was none when this one was created, and there can be only one.
    const found =
      isOutcomeUnknown(error) && (await findScaFactor(client, { type: 'PASSKEY', signal }).catch(() => undefined))
    if (found) return found
    throw error.httpStatus === 400 ? await refuse(client, { made, signal }) : error
  }
}

async function refuse(client: WalletClient, parameters: { made: MadeScaPasskey } & Abortable): Promise<WalletError> {
  const { made, signal } = parameters
  try {
    // The browser is asked to drop a passkey only if no earlier attempt, whose response was lost, registered it.
    if (await findScaFactor(client, { type: 'PASSKEY', signal })) return new WalletError('PASSKEY_ALREADY_ENROLLED')
    await withdraw(made)
  } catch {
    // The outcome is unknown, so it stays.
  }
  return new WalletError('PASSKEY_REJECTED', { httpStatus: 400 })
}

/** A passkey that the service does not have would be offered forever and never work. */
async function withdraw({ credential, relyingPartyId }: MadeScaPasskey): Promise<void> {
  await (await loadPasskeySignals()).signalUnknownPasskey({ rpId: relyingPartyId, passkeyId: credential.id })
}
