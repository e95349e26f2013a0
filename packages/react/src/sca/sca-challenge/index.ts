import { ProofStep } from './ScaChallengeProofStep.tsx'

export { ScaChallengeProvider } from './ScaChallengeProvider.tsx'
export { ScaChallengeSteps } from './ScaChallengeScreen.tsx'

/** For the challenge of a payment, which loads with it. */
export const loadedProof = { status: 'here', part: { ProofStep } } as const
