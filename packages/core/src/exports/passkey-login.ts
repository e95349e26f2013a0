export {
  createPasskeyLogin,
  type PasskeyLoginController,
  type PasskeyLoginOptions,
} from '../controllers/sign-in/passkeyLogin.ts'
export type { PasskeyLoginState } from '../controllers/sign-in/passkeyLoginState.ts'
export { checkPasskeys, type PasskeyObstacle, type PasskeySupport } from '../webauthn/checkPasskeys.ts'
