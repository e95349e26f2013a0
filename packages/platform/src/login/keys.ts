/** Keys of this platform that every process derives alike, so that none of them has to be shared or stored. */
export type LoginKeys = {
  /** 256 bits for the encryption of login tickets. */
  readonly ticketKey: Uint8Array
  /** 256 bits for the encryption of what a browser carries about the last proof of its user. */
  readonly proofKey: Uint8Array
  /** HMAC-SHA-256, for ids that look real and lead nowhere. */
  readonly decoyKey: CryptoKey
  /** HMAC-SHA-256, for the user ids that authenticators keep with a passkey. */
  readonly userKey: CryptoKey
}

/**
 * Derives the keys at their first use: some runtimes allow no cryptography before the first request, and no promise
 * that two requests share.
 */
export function createLoginKeys({ clientSecret }: { readonly clientSecret: string }): () => Promise<LoginKeys> {
  let derived: LoginKeys | undefined
  return async () => {
    derived ??= await deriveLoginKeys(clientSecret)
    return derived
  }
}

/** HKDF-SHA-256 (RFC 5869) over the client secret, one label for each key. */
async function deriveLoginKeys(clientSecret: string): Promise<LoginKeys> {
  const secret = await crypto.subtle.importKey('raw', encode(clientSecret), 'HKDF', false, ['deriveBits'])
  const derive = (label: string) =>
    crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encode(label) },
      secret,
      256,
    )

  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const deriveHmac = async (label: string) => crypto.subtle.importKey('raw', await derive(label), hmac, false, ['sign'])

  const [ticketBits, proofBits, decoyKey, userKey] = await Promise.all([
    derive('countersign login ticket'),
    derive('countersign proof of a person'),
    deriveHmac('countersign decoy ids'),
    deriveHmac('countersign passkey users'),
  ])
  return { ticketKey: new Uint8Array(ticketBits), proofKey: new Uint8Array(proofBits), decoyKey, userKey }
}

function encode(text: string) {
  return new TextEncoder().encode(text)
}
