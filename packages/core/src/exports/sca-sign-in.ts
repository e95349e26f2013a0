export { createScaSignIn, type ScaSignInController, type ScaSignInOptions } from '../controllers/sca/scaSignIn.ts'
export type { ScaSignInState } from '../controllers/sca/scaSignInState.ts'
