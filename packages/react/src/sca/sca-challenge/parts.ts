/** All parts. The finished screen loads some of them apart, so it imports the others from where they are. */
export * from './ScaChallenge.tsx'
export { Changes } from './ScaChallengeChanges.tsx'
export { Proof } from './ScaChallengeProof.tsx'
