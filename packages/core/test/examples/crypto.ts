import {
  createSealingKey,
  createSessionKey,
  encryptOtp,
  readExportEnvelope,
  readSessionBundle,
  readTargetBundle,
  stampPayload,
} from '@countersign/core/crypto'

declare function show(value: unknown): void

const trust = { signersHex: ['04…'] }

export async function encryptCode(code: string, targetBundle: string): Promise<string> {
  const { publicKeyHex, privateKey } = await createSessionKey()
  show((await readTargetBundle({ targetBundle, trust })).recipientPublicKey)
  show((await stampPayload('payload', { publicKeyHex, privateKey }, 'sign-in')).headerValue)
  return encryptOtp({ code, publicKeyHex, targetBundle, trust })
}

export async function openSealed(envelope: string, sessionBundle: string): Promise<void> {
  const key = await createSealingKey()
  show((await readSessionBundle({ key, sessionBundle })).publicKeyHex)
  show((await readExportEnvelope({ envelope, key, organizationId: 'org_1', trust })).length)
}
