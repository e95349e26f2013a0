/** The same work without any of the library's checks, written directly with WebCrypto: the baseline of the ratios. */

const ecdsa = { name: 'ECDSA', namedCurve: 'P-256' } as const
const ecdh = { name: 'ECDH', namedCurve: 'P-256' } as const
const sha256 = { name: 'ECDSA', hash: 'SHA-256' } as const

const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16))
const toHex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const ascii = (text: string) => new TextEncoder().encode(text)

function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

const kemSuite = join(ascii('HPKE-v1'), ascii('KEM'), Uint8Array.of(0, 0x10))
const hpkeSuite = join(ascii('HPKE-v1'), ascii('HPKE'), Uint8Array.of(0, 0x10, 0, 0x01, 0, 0x02))

/** Mode, psk_id_hash and info_hash of the interface's `info` (RFC 9180 §5.1): constants, so computed beforehand. */
const keySchedule = fromHex(
  '008fc3aeb832490a4b5ab3e42023287db29a1f4bc7c222c0df228727b70a4021122f3f04e9206cd12413503529b47ac6a630b92ec4cf7d234508d0af9771c99e50',
)

type Labels = { salt: Uint8Array<ArrayBuffer>; suite: Uint8Array; label: string; context: Uint8Array; length: number }

/** LabeledExpand of a labeled extract (RFC 9180 §4) as the one call to HKDF that the two make. */
async function expand(key: CryptoKey, labels: Labels): Promise<Uint8Array<ArrayBuffer>> {
  const { salt, suite, label, context, length } = labels
  const info = join(Uint8Array.of(0, length), suite, ascii(label), context)
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8))
}

const importHkdf = (bytes: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveBits'])

/** HPKE base mode, single shot, with the interface's suite, `info` and AAD. */
async function seal(recipientPoint: Uint8Array<ArrayBuffer>, plaintext: Uint8Array<ArrayBuffer>) {
  const recipient = await crypto.subtle.importKey('raw', recipientPoint, ecdh, false, [])
  const ephemeral = await crypto.subtle.generateKey(ecdh, false, ['deriveBits'])
  const enc = new Uint8Array(await crypto.subtle.exportKey('raw', ephemeral.publicKey))
  const dh = new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'ECDH', public: recipient }, ephemeral.privateKey, 256),
  )
  const empty = new Uint8Array(0)
  const shared = await expand(await importHkdf(join(kemSuite, ascii('eae_prk'), dh)), {
    salt: empty,
    suite: kemSuite,
    label: 'shared_secret',
    context: join(enc, recipientPoint),
    length: 32,
  })
  const secret = await importHkdf(join(hpkeSuite, ascii('secret')))
  const schedule = { salt: shared, suite: hpkeSuite, context: keySchedule }
  const keyBytes = await expand(secret, { ...schedule, label: 'key', length: 32 })
  const iv = await expand(secret, { ...schedule, label: 'base_nonce', length: 12 })
  const key = await crypto.subtle.importKey('raw', keyBytes, 'AES-GCM', false, ['encrypt'])
  const additionalData = join(enc, recipientPoint)
  const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, plaintext)
  return { enc, ciphertext: new Uint8Array(ciphertext) }
}

/** Verifies a bundle whose signature is already r‖s, and encrypts the code to its key. */
export async function rawVerifyAndSeal(parameters: {
  targetBundle: string
  rawSignature: Uint8Array<ArrayBuffer>
  code: string
  publicKeyHex: string
}): Promise<string> {
  const { targetBundle, rawSignature, code, publicKeyHex } = parameters
  const outer: { data: string; enclaveQuorumPublic: string } = JSON.parse(targetBundle)
  const data = fromHex(outer.data)
  const signer = await crypto.subtle.importKey('raw', fromHex(outer.enclaveQuorumPublic), ecdsa, false, ['verify'])
  if (!(await crypto.subtle.verify(sha256, signer, rawSignature, data))) throw new Error('the bundle is not genuine')
  const inner: { targetPublic: string } = JSON.parse(new TextDecoder().decode(data))
  const plaintext = new TextEncoder().encode(JSON.stringify({ otp_code: code, public_key: publicKeyHex }))
  const { enc, ciphertext } = await seal(fromHex(inner.targetPublic), plaintext)
  return JSON.stringify({ encappedPublic: toHex(enc), ciphertext: toHex(ciphertext) })
}

/** The signature alone: neither DER nor a stamp, and nothing is checked. */
export async function rawSign(payload: string, privateKey: CryptoKey): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.sign(sha256, privateKey, new TextEncoder().encode(payload)))
}
