import type { ScaProofController } from './scaProof.ts'
import type { ScaProofState } from './scaProofState.ts'

/** Calls back with each state in which a proof is asked for. */
export function followProof(proof: ScaProofController, show: (state: ScaProofState) => void): void {
  proof.subscribe(() => {
    const state = proof.getSnapshot()
    if (state.status !== 'idle') show(state)
  })
}
