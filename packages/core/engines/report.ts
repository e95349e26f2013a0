/** The result of one check. A `fact` is what the engine does by itself; it is printed and never counted. */
export type Check = {
  name: string
  outcome: 'passed' | 'failed' | 'fact'
  /** Why it failed. */
  message?: string
}

/** What the page gets to check with. */
export type Fixtures = {
  engine: string
  /** How many hundred random messages cross between this engine and the second implementation, each way. */
  hundreds: number
  /** A genuine bundle whose recipient key the server holds. */
  genuine: TrustedBundle
  /** Bundles that nothing may be encrypted to, made for the signer of `genuine`. */
  forgeries: readonly (readonly [name: string, targetBundle: string])[]
  published: PublishedVectors
}

export type TrustedBundle = { targetBundle: string; signersHex: readonly string[] }

export type PublishedVectors = {
  wireBundle: TrustedBundle & { recipientHex: string }
  invalidPoints: readonly { tcId: number; hex: string; offCurve: boolean }[]
  derSignatures: readonly SignatureVector[]
  rawSignatures: readonly SignatureVector[]
  hpke: readonly HpkeVector[]
  wireHpke: HpkeVector
}

/** Encryptions in sequence from one sender under a known ephemeral key. */
export type HpkeVector = {
  /** As RFC 9180 §5 names it: base, psk, auth or auth_psk. The product uses base. */
  mode: string
  /** The product uses AES-256-GCM; the printed key schedule is over the shorter one. */
  aead: 'AES-256-GCM' | 'AES-128-GCM'
  psk?: { keyHex: string; idHex: string }
  senderJwk?: JsonWebKey
  infoHex: string
  recipientJwk: JsonWebKey
  ephemeralJwk: JsonWebKey
  encHex: string
  /** By their place in the sequence; some vectors print only some. */
  encryptions: readonly { place: number; aadHex: string; plaintextHex: string; ciphertextHex: string }[]
}

export type SignatureVector = {
  tcId: number
  signerHex: string
  messageHex: string
  signatureHex: string
  valid: boolean
}

/** Ciphertexts for the server to decrypt, and what it read in them; `null` where one cannot be decrypted. */
export type OpenRequest = { bundle: 'genuine' | 'wire'; sealed: readonly string[] }
export type OpenAnswer = { plaintexts: readonly (string | null)[] }

/** A key of the page, to encrypt a hundred random messages, a session key and a wallet to. */
export type SealRequest = { publicKeyHex: string }
export type SealedAnswer = {
  messages: readonly { encHex: string; ciphertextHex: string; plaintextHex: string }[]
  session: { bundle: string; publicKeyHex: string }
  wallet: {
    envelope: string
    signersHex: readonly string[]
    organizationId: string
    words: string
    forgeries: readonly (readonly [name: string, envelope: string])[]
  }
}

/** Stamps for the server to verify over its own copy of the texts, in their order. */
export type VerifyRequest = { texts: 'numbered' | 'hostile'; publicKeyHex: string; stamps: readonly string[] }
export type VerifyAnswer = { verified: number; wrong: readonly string[]; highS: number }

/** One of the fresh messages that both sides know by number. */
export const numberedMessage = (number: number): string => `message ${number}`

/** How many bytes of a response the server sends at a time. */
export const pieceLengths = [1, 7] as const
