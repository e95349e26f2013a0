/** What `legacySessionKey` needs and nobody else: loaded with the first sign-in that asks for it. */
export { readSessionBundle } from '../../crypto/envelopes/readSessionBundle.ts'
export { createSealingKey } from '../../crypto/sealingKey.ts'
