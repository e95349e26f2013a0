import type { WalletClient } from '../../createWalletClient.ts'
import { isWalletError } from '../../errors/WalletError.ts'
import { listScaFactors } from './scaFactors.ts'

/**
 * Classifies the conflict of a customer who needs no Strong Customer Authentication. Outside the region every SCA
 * endpoint responds with `CONFLICT`, including the one that lists the factors, which distinguishes it from any other
 * conflict.
 */
export async function toScaConflict(
  client: WalletClient,
  parameters: { error: unknown; signal?: AbortSignal | undefined },
): Promise<unknown> {
  const { error, signal } = parameters
  if (!isWalletError(error, 'CONFLICT')) return error
  const refusal: unknown = await listScaFactors(client, { signal }).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return isWalletError(refusal, 'SCA_NOT_APPLICABLE') ? refusal : error
}
