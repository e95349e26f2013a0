import { listPayees, removePayee as removePayeeCall } from '../../api/accounts.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { isOutcomeUnknown } from '../../errors/outcome.ts'
import { isWalletError } from '../../errors/WalletError.ts'

export { listPayees as readPayeeList }

export type RemovePayeeParameters = { payeeId: string; signal?: AbortSignal | undefined }
export type RemovePayeeReturnType = Awaited<ReturnType<typeof removePayee>>

/**
 * Removes a payee. After a lost response the list is read: one that is no longer there is removed.
 *
 * @throws `WalletError` `BENEFICIARY_TRUSTED`: stop trusting it first. After a lost response whose outcome the list does
 * not show either, the error of the request: read the list before you try again.
 */
export async function removePayee(client: WalletClient, parameters: RemovePayeeParameters): Promise<void> {
  const { payeeId, signal } = parameters
  try {
    await removePayeeCall(client, { payeeId })
  } catch (error) {
    if (isWalletError(error) && error.httpStatus === 404) return
    if (!isOutcomeUnknown(error)) throw error
    const payees = await listPayees(client, { signal }).catch(() => undefined)
    if (!payees || payees.some(({ id }) => id === payeeId)) throw error
  }
}
