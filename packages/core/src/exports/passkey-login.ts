export {
  createPasskeyLogin,
  type PasskeyLoginController,
  type PasskeyLoginOptions,
  type PasskeyLoginState,
} from '../controllers/sign-in/passkeyLogin.ts'
export { checkPasskeys, type PasskeyObstacle, type PasskeySupport } from '../webauthn/checkPasskeys.ts'
