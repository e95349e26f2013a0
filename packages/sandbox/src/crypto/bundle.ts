import { p1363ToDer } from './der.ts'
import { bytesToHex, textToBytes } from './encoding.ts'
import { sandboxExportPublicKeyHex, signWithExportKey } from './exportKey.ts'
import { sealTo } from './hpke.ts'
import { sandboxQuorumPublicKeyHex, signWithQuorumKey } from './quorumKey.ts'

/**
 * Returns the JSON text of an OTP target bundle: the key to encrypt the code to, signed by the quorum key over the
 * decoded `data`.
 */
export async function createTargetBundle(targetPublicHex: string): Promise<string> {
  const data = textToBytes(JSON.stringify({ targetPublic: targetPublicHex }))
  return writeBundle({ data, signature: await signWithQuorumKey(data), signerHex: sandboxQuorumPublicKeyHex })
}

/**
 * Returns the JSON text of a wallet export: the words encrypted to the client's key, signed by the export key over the
 * decoded `data`; or, `unsigned`, with an empty signature and signer.
 */
export async function createExportEnvelope(parameters: {
  mnemonic: string
  organizationId: string
  clientPublicKeyHex: string
  unsigned: boolean
}): Promise<string> {
  const { mnemonic, organizationId, clientPublicKeyHex, unsigned } = parameters
  const sealed = await sealTo(clientPublicKeyHex, { plaintext: textToBytes(mnemonic) })
  const { encappedPublicHex: encappedPublic, ciphertext } = sealed
  const inner = { encappedPublic, ciphertext: bytesToHex(ciphertext), organizationId }
  const data = textToBytes(JSON.stringify(inner))
  if (unsigned) return writeBundle({ data, signature: undefined, signerHex: '' })
  return writeBundle({ data, signature: await signWithExportKey(data), signerHex: sandboxExportPublicKeyHex })
}

function writeBundle(parts: { data: Uint8Array; signature: Uint8Array | undefined; signerHex: string }): string {
  const { data, signature, signerHex } = parts
  return JSON.stringify({
    version: 'v1.0.0',
    data: bytesToHex(data),
    dataSignature: signature ? bytesToHex(p1363ToDer(signature)) : '',
    enclaveQuorumPublic: signerHex,
  })
}
