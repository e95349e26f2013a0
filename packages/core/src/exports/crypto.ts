/**
 * The primitives alone, for teams with flows of their own. Everything here is also what `@countersign/core` uses.
 *
 * @module
 */
export { createSessionKey, type SessionKey } from '../crypto/createSessionKey.ts'
export { type EncryptOtpParameters, type EncryptOtpReturnType, encryptOtp } from '../crypto/encryptOtp.ts'
export {
  type ReadExportEnvelopeParameters,
  type ReadExportEnvelopeReturnType,
  readExportEnvelope,
} from '../crypto/envelopes/readExportEnvelope.ts'
export {
  type ReadSessionBundleParameters,
  type ReadSessionBundleReturnType,
  readSessionBundle,
} from '../crypto/envelopes/readSessionBundle.ts'
export type { BundleTrust } from '../crypto/envelopes/readSignedEnvelope.ts'
export {
  type ReadTargetBundleParameters,
  type ReadTargetBundleReturnType,
  readTargetBundle,
  type TargetBundle,
} from '../crypto/envelopes/readTargetBundle.ts'
export type { BoundIntent, PayloadVerdict, SigningIntent } from '../crypto/payload/payloadIntent.ts'
export { type Stamp, stampPayload } from '../crypto/payload/stampPayload.ts'
export { createSealingKey, type SealingKey } from '../crypto/sealingKey.ts'
export { isWalletError, WalletError } from '../errors/WalletError.ts'
