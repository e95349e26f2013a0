/** What few challenges need: a login that has lapsed, and a payment that is not the same any more. */

export { ScaLoginInPlace } from '../sca-sign-in/ScaLoginInPlace.tsx'
export { ScaChallengeChanges } from './ScaChallengeChanges.tsx'
