/** What few challenges need: a new SCA sign-in, and a payment that has changed. */

export { ScaSignInInline } from '../sca-sign-in/ScaSignInInline.tsx'
export { Changes } from './ScaChallengeChanges.tsx'
