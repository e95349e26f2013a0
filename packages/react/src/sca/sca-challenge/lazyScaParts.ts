/** What few challenges need: a login that has lapsed, and a payment that is not the same any more. */

export { ScaSignInInline } from '../sca-sign-in/ScaSignInInline.tsx'
export { ScaChallengeChanges } from './ScaChallengeChanges.tsx'
