/** A check that is over, and why it failed if it did. */
export type Check = { name: string; failure?: string }

export type TrustedBundle = { targetBundle: string; signersHex: readonly string[] }

/** Ciphertexts for the server to decrypt. */
export type OpenRequest = { sealed: readonly string[] }

/** A key of the page, to encrypt a hundred random messages, a session key and a wallet to. */
export type SealRequest = { publicKeyHex: string }

/** Stamps for the server to verify over its own copy of the texts, in their order. */
export type VerifyRequest = { texts: 'numbered' | 'hostile'; publicKeyHex: string; stamps: readonly string[] }

/** One of the fresh messages that both sides know by number. */
export const numberedMessage = (number: number): string => `message ${number}`
