'use client'

export * as ScaChallenge from '../sca/sca-challenge/parts.ts'
export { ScaChallengeScreen } from '../sca/sca-challenge/ScaChallengeScreen.tsx'
export { type UseScaChallengeOptions, useScaChallenge } from '../sca/sca-challenge/useScaChallenge.ts'
export * as ScaProof from '../sca/sca-proof/ScaProof.tsx'
