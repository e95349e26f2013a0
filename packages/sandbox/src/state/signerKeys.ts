import type { Signer } from '../signing/signers.ts'

/** What requests of a signer are filed under: wallets, a session, or a key. */
export function signerKeys(signer: Signer): readonly string[] {
  if (signer.who === 'sessions-of-wallets') return signer.accountIds
  if (signer.who === 'sessions-of-other-credentials') return [signer.accountId]
  return [signer.who === 'session' ? signer.sessionId : signer.publicKeyHex]
}
