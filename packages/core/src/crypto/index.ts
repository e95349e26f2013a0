/** What flows load when the user starts typing: encryption and signing in one chunk, away from the first paint. */
export { createSessionKey } from './createSessionKey.ts'
export { encryptOtp } from './encryptOtp.ts'
export { stampPayload } from './payload/stampPayload.ts'
