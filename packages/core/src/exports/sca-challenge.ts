export {
  createScaChallenge,
  type ScaChallengeController,
  type ScaChallengeOptions,
} from '../controllers/sca/scaChallenge.ts'
export type { ScaChallengeState } from '../controllers/sca/scaChallengeState.ts'
export type { ProofMoment, ScaProofActions, ScaProofState, ScaRequest } from '../controllers/sca/scaProofState.ts'
