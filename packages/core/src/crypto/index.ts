/** What flows load when the person starts typing: sealing and signing in one chunk, away from the first paint. */
export { createSessionKey } from './createSessionKey.ts'
export { encryptOtp } from './encryptOtp.ts'
export { stampPayload } from './payload/stampPayload.ts'
