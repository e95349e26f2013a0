/** What few challenges need: a login that has lapsed, and a payment that is not the same any more. */
export { ScaChallengeChanges } from '../../parts/sca-challenge/ScaChallengeChanges.tsx'
export { ScaLoginInPlace } from './ScaLoginInPlace.tsx'
