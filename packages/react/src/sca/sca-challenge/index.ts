export * as ScaChallenge from './ScaChallenge.tsx'
export { useScaChallengeContext } from './ScaChallengeContext.ts'
export { ScaChallengeSteps } from './ScaChallengeScreen.tsx'
