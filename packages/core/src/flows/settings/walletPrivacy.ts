import { getAccount } from '../../api/accounts.ts'
import { send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { unexpected } from '../../errors/WalletError.ts'
import { type InternalAccount, updateInternalAccount } from '../../wire/internalAccounts.ts'
import { signRequest } from '../signedRequest.ts'

type OfAccount = { accountId: string; signal?: AbortSignal | undefined }

/**
 * Returns whether a wallet is private.
 *
 * @throws `WalletError` `REFERENCE_NOT_FOUND`: the user has no such wallet.
 */
export async function readWalletPrivacy(
  client: WalletClient,
  parameters: OfAccount,
): Promise<{ privateEnabled: boolean }> {
  const { privateEnabled = false } = await getAccount(client, parameters)
  return { privateEnabled }
}

/** Turns a wallet's privacy on or off. */
export async function setWalletPrivacy(
  client: WalletClient,
  parameters: OfAccount & { privateEnabled: boolean },
): Promise<InternalAccount> {
  const { accountId, privateEnabled, signal } = parameters
  const { body: wallet } = await signRequest(client, {
    accountId,
    intent: 'wallet-privacy',
    signal,
    send: (signing) =>
      send(client.transport, updateInternalAccount, { path: { accountId }, body: { privateEnabled }, ...signing }),
  })
  if (wallet.privateEnabled !== privateEnabled) throw unexpected('another wallet')
  return wallet
}
