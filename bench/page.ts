import { createSessionKey, encryptOtp, stampPayload } from '@countersign/core/crypto'
import { type Measured, measure } from './measure.ts'
import { rawSign, rawVerifyAndSeal } from './raw.ts'

/** A genuine bundle from outside, with its signature also as r‖s, which is what WebCrypto verifies. */
export type BenchBundle = { targetBundle: string; signerHex: string; rawSignatureHex: string }

const code = '493817'
/** A payment of 1 KiB. */
const payload = JSON.stringify({
  type: 'ACTIVITY_TYPE_SIGN_TRANSACTION_V2',
  timestampMs: '1746736509954',
  organizationId: 'org_example',
  parameters: {
    signWith: 'wallet_example',
    unsignedTransaction: '02f8'.repeat(208),
    type: 'TRANSACTION_TYPE_ETHEREUM',
  },
})

/** Runs in the browser and returns what was measured there. */
export async function runBench(bundle: BenchBundle): Promise<readonly Measured[]> {
  const { targetBundle, signerHex, rawSignatureHex } = bundle
  const key = await createSessionKey()
  const { publicKeyHex } = key
  const rawSignature = Uint8Array.from(rawSignatureHex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
  return [
    await measure({
      name: 'verify bundle + seal code',
      budget: 1.5,
      ours: () => encryptOtp({ code, publicKeyHex, targetBundle, trust: { signersHex: [signerHex] } }),
      raw: () => rawVerifyAndSeal({ targetBundle, rawSignature, code, publicKeyHex }),
      callsPerSample: 2,
    }),
    await measure({
      name: `sign + stamp ${payload.length} bytes`,
      budget: 1.3,
      ours: () => stampPayload(payload, key, 'payment'),
      raw: () => rawSign(payload, key.privateKey),
      callsPerSample: 5,
    }),
  ]
}

Object.assign(globalThis, { runBench })
