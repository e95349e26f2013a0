import { p1363ToDer } from './der.ts'
import { bytesToHex, textToBytes } from './encoding.ts'
import { sandboxQuorumPublicKeyHex, signWithQuorumKey } from './quorumKey.ts'

/** The JSON text of an OTP target bundle: whom to seal the code to, signed by the quorum key over the decoded `data`. */
export async function createTargetBundle(targetPublicHex: string): Promise<string> {
  const data = textToBytes(JSON.stringify({ targetPublic: targetPublicHex }))
  return JSON.stringify({
    version: 'v1.0.0',
    data: bytesToHex(data),
    dataSignature: bytesToHex(p1363ToDer(await signWithQuorumKey(data))),
    enclaveQuorumPublic: sandboxQuorumPublicKeyHex,
  })
}
