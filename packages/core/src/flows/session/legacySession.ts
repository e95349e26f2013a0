/** What only `legacySessionKey` needs: loaded with the first sign-in that uses it. */
export { readSessionBundle } from '../../crypto/envelopes/readSessionBundle.ts'
export { createSealingKey } from '../../crypto/sealingKey.ts'
