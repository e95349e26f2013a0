/** What everything that is signed loads, apart from the encryption of codes: a payment or a passkey needs no HPKE. */
export { createSessionKey } from './createSessionKey.ts'
export { stampPayload } from './payload/stampPayload.ts'
