/**
 * The primitives alone, for teams with flows of their own. Everything here is also what `@countersign/core` uses.
 *
 * @module
 */
export { createSessionKey, type SessionKey } from '../crypto/createSessionKey.ts'
export { type EncryptOtpParameters, encryptOtp } from '../crypto/encryptOtp.ts'
export type { BoundIntent, PayloadVerdict, SigningIntent } from '../crypto/payloadIntent.ts'
export { readExportEnvelope } from '../crypto/readExportEnvelope.ts'
export { readSessionBundle } from '../crypto/readSessionBundle.ts'
export type { BundleTrust } from '../crypto/readSignedEnvelope.ts'
export { readTargetBundle, type TargetBundle } from '../crypto/readTargetBundle.ts'
export { createSealingKey, type SealingKey } from '../crypto/sealingKey.ts'
export { type Stamp, stampPayload } from '../crypto/stampPayload.ts'
export { isWalletError, WalletError } from '../errors/WalletError.ts'
