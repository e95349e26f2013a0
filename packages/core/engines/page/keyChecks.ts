import type { SessionKey } from '../../src/crypto/createSessionKey.ts'
import { stampPayload } from '../../src/crypto/payload/stampPayload.ts'
import { numberedMessage } from '../report.ts'
import { assertEqual, assertRejects } from './expect.ts'
import { verifyStamps } from './server.ts'

export const exportFormats = ['jwk', 'pkcs8', 'raw', 'spki'] as const

/** Throws unless what the key signs is verified elsewhere. */
export async function assertSigns(key: SessionKey): Promise<void> {
  const { publicKeyHex } = key
  const { headerValue } = await stampPayload(numberedMessage(0), key, 'delegate-key')
  assertEqual((await verifyStamps({ texts: 'numbered', publicKeyHex, stamps: [headerValue] })).verified, 1)
}

/** Throws unless the engine refuses to hand out the key, in any form. */
export async function assertStays(key: CryptoKey): Promise<void> {
  assertEqual([key.extractable, key.type], [false, 'private'])
  for (const format of exportFormats) await assertRejects(crypto.subtle.exportKey(format, key))
}
