export { createScaLogin, type ScaLoginController, type ScaLoginOptions } from '../controllers/sca/scaSignIn.ts'
export type { ScaLoginState } from '../controllers/sca/scaSignInState.ts'
