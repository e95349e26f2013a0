import { send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { readExportEnvelope } from '../../crypto/envelopes/readExportEnvelope.ts'
import { readOrganizationId } from '../../crypto/payload/payloadIntent.ts'
import { createSealingKey } from '../../crypto/sealingKey.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { exportWallet as exportOperation } from '../../wire/internalAccounts.ts'
import { signRequest } from '../signedRequest.ts'

/**
 * Asks for the words of a wallet and opens them here. They are returned and kept nowhere: whoever has them has the
 * wallet.
 *
 * @throws `WalletError` `SESSION_…`: sign in, then call again from the start.
 * @throws `WalletError` `WALLET_ENVELOPE_UNTRUSTED`: show nothing; someone may be in the middle.
 */
export async function exportWallet(
  client: WalletClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<readonly string[]> {
  const { accountId, signal } = parameters
  const { exportTrust: trust } = client
  // Before anyone signs for something that could not be believed anyway.
  if (trust.signersHex.length === 0 && !trust.dangerouslyTrustUnsigned)
    throw new WalletError('WALLET_ENVELOPE_UNTRUSTED', { details: { reason: 'signer-not-pinned' } })

  // 1. A key for this one answer. It is gone when this function ends.
  const key = await createSealingKey()
  const { publicKeyHex } = key

  // 2. Both legs name it, and so does the payload that the session signs.
  let signed = ''
  const answer = await signRequest(client, {
    accountId,
    intent: { to: 'export-wallet', publicKeyHex },
    signal,
    send: async (signing) => {
      const leg = await send(client.transport, exportOperation, {
        path: { accountId },
        body: { clientPublicKey: publicKeyHex },
        ...signing,
      })
      if (leg.status === 202) signed = leg.body.payloadToSign
      return leg
    },
  })

  // 3. Whose words they have to be stands in what was signed.
  const organizationId = readOrganizationId(signed)
  if (organizationId === undefined)
    throw new WalletError('WALLET_ENVELOPE_UNTRUSTED', { details: { reason: 'organization-differs' } })

  // 4. Nothing is shown that is not proven.
  const { encryptedWalletCredentials: envelope } = answer.body
  return readExportEnvelope({ envelope, key, organizationId, trust })
}
