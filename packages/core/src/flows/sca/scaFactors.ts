import type { Abortable } from '../../api/abortable.ts'
import { call } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unlessGone } from '../../errors/unlessGone.ts'
import { isWalletError, WalletError } from '../../errors/WalletError.ts'
import { deleteScaFactor, listScaFactors as listOperation, type ScaFactorView } from '../../wire/scaFactors.ts'

/**
 * Returns the customer's factors. A code by SMS is always among them, even if the service does not list it.
 *
 * @throws `WalletError` `SCA_NOT_APPLICABLE`: this customer needs no factor, so do not show the list.
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: show the SCA sign-in, then call again.
 */
export async function listScaFactors(
  client: WalletClient,
  parameters: Abortable = {},
): Promise<readonly ScaFactorView[]> {
  const { factors } = await call(client, listOperation, parameters).catch((error: unknown) => {
    // This endpoint decides it: it has no other conflict without a code of its own.
    throw isWalletError(error, 'CONFLICT') ? new WalletError('SCA_NOT_APPLICABLE', { httpStatus: 409 }) : error
  })
  return factors.some(({ factor }) => factor === 'SMS_OTP') ? factors : [{ factor: 'SMS_OTP' }, ...factors]
}

/**
 * Removes a passkey. One that is already gone counts as removed.
 *
 * @throws `WalletError` `SCA_SESSION_REQUIRED`: show the SCA sign-in, then call again.
 */
export async function removeScaPasskey(
  client: WalletClient,
  parameters: { credentialId: string } & Abortable,
): Promise<void> {
  const { credentialId, signal } = parameters
  await call(client, deleteScaFactor, { path: { scaCredentialId: credentialId }, signal }).catch(unlessGone)
}

/** Returns the enrolled factor of a kind. */
export async function findScaFactor(
  client: WalletClient,
  parameters: { type: 'TOTP' | 'PASSKEY' } & Abortable,
): Promise<ScaFactorView | undefined> {
  const { type, signal } = parameters
  const { factors } = await call(client, listOperation, { signal })
  return factors.find(({ factor }) => factor === type)
}
