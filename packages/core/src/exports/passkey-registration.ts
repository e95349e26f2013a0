export {
  createPasskeyEnroll,
  type PasskeyEnrollController,
  type PasskeyEnrollOptions,
} from '../controllers/sign-in/passkeyRegistration.ts'
export { suggestPasskeyName } from '../webauthn/suggestPasskeyName.ts'
