export * as ScaProof from './ScaProof.tsx'
export { codeFormat, proofOf, useProofHeading } from './ScaProofContext.ts'
export { ScaProofSteps } from './ScaProofSteps.tsx'
export { scaErrors } from './scaProofMessages.ts'
