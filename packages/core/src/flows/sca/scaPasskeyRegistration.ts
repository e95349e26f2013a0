import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import type { WebAuthnAnswer } from '../../wire/scaChallenge.ts'
import { confirmScaFactor, enrollScaFactor, type ScaFactorView } from '../../wire/scaFactors.ts'
import { loadPasskeySignals } from '../loadChunk.ts'
import { withPrompt } from '../sign-in/passkeyPrompt.ts'
import { nameScaConflict } from './nameScaConflict.ts'
import { loadScaCeremonies } from './proof.ts'
import { findScaFactor } from './scaFactors.ts'

type Waiting = { signal?: AbortSignal | undefined }

/** A passkey that the device made and the service does not know yet. Nothing of it is secret. */
export type MadeScaPasskey = {
  readonly credential: WebAuthnAnswer
  readonly origin: string
  readonly relyingPartyId: string
}

/**
 * First half: the device makes a passkey of the region's authentication, which is none of the wallet's.
 *
 * @throws `WalletError` `PASSKEY_ALREADY_ENROLLED`: there is one, and there can be only one. Nothing was asked.
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: have the person sign in to the region's login, then call again.
 * @throws `WalletError` `CANCELLED`: return calmly. `PASSKEY_WRONG_SITE`: before anybody is asked, when this page may
 * not make it. Any other `PASSKEY_` code: say why it does not work here.
 */
export async function makeScaPasskey(client: WalletClient, parameters: Waiting = {}): Promise<MadeScaPasskey> {
  const { signal } = parameters
  return await withPrompt(client, {
    feature: 'publickey-credentials-create',
    work: async () => {
      // 1. What asks the person is here before the service begins anything.
      const { createScaPasskey } = await loadScaCeremonies()

      // 2. The service says what for, and on which pages.
      const started = await call(client, enrollScaFactor, { body: { type: 'PASSKEY' }, signal }).catch(
        async (error: unknown) => {
          throw await nameScaConflict(client, { error, signal })
        },
      )
      if (started.type !== 'PASSKEY')
        throw new WalletError('UNEXPECTED_RESPONSE', { message: 'another factor was begun' })

      // 3. The person is asked, on a page that may.
      const { options, allowedOrigins, relyingPartyId } = started
      const { clock } = client.transport
      const made = await createScaPasskey({ options, allowedOrigins, relyingPartyId, clock, signal })
      return { ...made, relyingPartyId }
    },
  })
}

/**
 * Second half: the service learns of the passkey. May be called again with the same one.
 *
 * @throws `WalletError` `PASSKEY_REJECTED`: the service does not take it; offer another factor.
 * @throws `WalletError` `PASSKEY_ALREADY_ENROLLED`: another one was enrolled meanwhile.
 * @throws `WalletError` `NETWORK_UNREACHABLE` and the like: nobody knows whether it was enrolled; call again.
 */
export async function confirmScaPasskey(
  client: WalletClient,
  parameters: { made: MadeScaPasskey } & Waiting,
): Promise<ScaFactorView> {
  const { made, signal } = parameters
  const { credential, origin } = made
  try {
    const enrolled = await call(client, confirmScaFactor, { body: { type: 'PASSKEY', credential, origin }, signal })
    if (enrolled.type !== 'PASSKEY')
      throw new WalletError('UNEXPECTED_RESPONSE', { message: 'another factor was added' })
    return enrolled.factor
  } catch (error) {
    if (!isWalletError(error)) throw error
    // There was none when this one was made, and there can be only one.
    const found =
      isOutcomeUnknown(error) && (await findScaFactor(client, { type: 'PASSKEY', signal }).catch(() => undefined))
    if (found) return found
    throw error.httpStatus === 400 ? await refuse(client, { made, signal }) : error
  }
}

async function refuse(client: WalletClient, parameters: { made: MadeScaPasskey } & Waiting): Promise<WalletError> {
  const { made, signal } = parameters
  try {
    // The browser is asked to drop a passkey only where no earlier try, whose answer was lost, enrolled it.
    if (await findScaFactor(client, { type: 'PASSKEY', signal })) return new WalletError('PASSKEY_ALREADY_ENROLLED')
    await withdraw(made)
  } catch {
    // Nobody can tell, so it stays.
  }
  return new WalletError('PASSKEY_REJECTED', { httpStatus: 400 })
}

/** A passkey that the service does not know would be offered for ever and never work. */
async function withdraw({ credential, relyingPartyId }: MadeScaPasskey): Promise<void> {
  const { signalUnknownPasskey } = await loadPasskeySignals()
  await signalUnknownPasskey({ rpId: relyingPartyId, passkeyId: credential.id })
}
