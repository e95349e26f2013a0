import type { Route } from '../../../context.ts'
import { createExportEnvelope } from '../../../crypto/bundle.ts'
import { mnemonicOf } from '../../../crypto/mnemonic.ts'
import { requireClientPublicKey } from '../../../http/validation.ts'
import { createActivityPayload, organizationIdOf, walletIdOf } from '../../../signing/payload.ts'
import { confirmSignedRequest, isSignedRetry, startSignedRequest } from '../../../signing/signedRetry.ts'
import { findWallet } from '../../payments/routes/internalAccounts.ts'

/** Twelve words, encrypted to the key that was created for this export. Any session of the account may sign. */
export const exportWallet: Route<'exportWallet'> = async (context, request) => {
  const { id: accountId } = findWallet(context, { id: request.params.accountId })
  const { clientPublicKey } = request.body
  requireClientPublicKey(clientPublicKey)
  if (isSignedRetry(request)) {
    await confirmSignedRequest(context, { request })
    const encryptedWalletCredentials = await createExportEnvelope({
      mnemonic: await mnemonicOf(accountId),
      organizationId: organizationIdOf(accountId),
      clientPublicKeyHex: clientPublicKey,
      unsigned: context.settings.unsignedExports,
    })
    return { status: 200, body: { id: accountId, encryptedWalletCredentials } }
  }
  const payloadToSign = createActivityPayload(context, {
    type: 'ACTIVITY_TYPE_EXPORT_WALLET',
    accountId,
    parameters: { targetPublicKey: clientPublicKey, walletId: walletIdOf(accountId) },
  })
  const signer = { who: 'sessions-of-wallets', accountIds: [accountId] } as const
  return startSignedRequest(context, { request, payloadToSign, signer })
}
