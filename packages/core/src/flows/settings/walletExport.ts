import { send } from '../../api/send.ts'
import type { WalletClient } from '../../createWalletClient.ts'
import { readExportEnvelope } from '../../crypto/envelopes/readExportEnvelope.ts'
import { readOrganizationId } from '../../crypto/payload/payloadIntent.ts'
import { createSealingKey } from '../../crypto/sealingKey.ts'
import { WalletError } from '../../errors/WalletError.ts'
import { exportWallet as exportOperation } from '../../wire/internalAccounts.ts'
import { signRequest } from '../signedRequest.ts'

/** Signs exported wallets of the public production deployment. */
const productionExportSigner =
  '04cf288fe433cc4e1aa0ce1632feac4ea26bf2f5a09dcfe5a42c398e06898710330f0572882f4dbdf0f5304b8fc8703acd69adca9a4bbf7f5d00d20a5e364b2569'

/**
 * Requests the recovery phrase of a wallet and decrypts it here. It is returned and stored nowhere: an attacker who has
 * the phrase has the wallet.
 *
 * @throws `WalletError` `SIGN_IN_TOO_OLD` or `SESSION_…`: sign in, then call again from the start. It needs a sign-in of
 * the last five minutes.
 * @throws `WalletError` `WALLET_ENVELOPE_UNTRUSTED`: show nothing; someone may be in the middle.
 */
export async function exportWallet(
  client: WalletClient,
  parameters: { accountId: string; signal?: AbortSignal | undefined },
): Promise<readonly string[]> {
  const { accountId, signal } = parameters
  const { signersHex = [productionExportSigner], ...others } = client.exportTrust
  const trust = { ...others, signersHex }
  // Checked before the user signs for a response that could not be verified anyway.
  if (signersHex.length === 0 && !trust.dangerouslyTrustUnsigned)
    throw new WalletError('WALLET_ENVELOPE_UNTRUSTED', { details: { reason: 'signer-not-pinned' } })

  // 1. A key for this one response. It is gone when this function ends.
  const key = await createSealingKey()
  const { publicKeyHex } = key

  // 2. Both legs name it, and so does the payload that the session signs.
  let signed = ''
  const answer = await signRequest(client, {
    accountId,
    intent: { to: 'export-wallet', publicKeyHex },
    recent: true,
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

  // 3. The signed payload says which wallet the phrase has to belong to.
  const organizationId = readOrganizationId(signed)
  if (organizationId === undefined)
    throw new WalletError('WALLET_ENVELOPE_UNTRUSTED', { details: { reason: 'organization-differs' } })

  // 4. Only a verified phrase is returned.
  const { encryptedWalletCredentials: envelope } = answer.body
  return readExportEnvelope({ envelope, key, organizationId, trust })
}
