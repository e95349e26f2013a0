import { unexpected } from '../errors/WalletError.ts'
import { lookUpUmaReceiver as lookUpOperation, type UmaReceiver } from '../wire/umaReceivers.ts'
import { type ApiClient, call } from './send.ts'

export type LookUpUmaReceiverParameters = {
  /** Such as `$grace@wallet.example`. */
  umaAddress: string
  signal?: AbortSignal | undefined
}
export type LookUpUmaReceiverReturnType = Awaited<ReturnType<typeof lookUpUmaReceiver>>

/**
 * Looks up what can be sent to a UMA address, and what its side asks about the payer. The address is passed on to its
 * domain, so look it up only once the user means to pay it.
 *
 * @throws `WalletError` `UMA_NOT_FOUND`, `USER_NOT_FOUND` or `INVALID_UMA_ADDRESS`: there is no such receiver.
 *   `UNEXPECTED_RESPONSE`: another receiver was looked up than was asked for.
 */
export async function lookUpUmaReceiver(
  client: ApiClient,
  { umaAddress, signal }: LookUpUmaReceiverParameters,
): Promise<UmaReceiver> {
  const receiver = await call(client, lookUpOperation, { path: { receiverUmaAddress: umaAddress }, signal })
  if (receiver.receiverUmaAddress.toLowerCase() !== umaAddress.toLowerCase()) throw unexpected('another receiver')
  return receiver
}
