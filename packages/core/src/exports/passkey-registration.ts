export {
  createPasskeyRegistration,
  type PasskeyRegistrationController,
  type PasskeyRegistrationOptions,
} from '../controllers/sign-in/passkeyRegistration.ts'
export { suggestPasskeyName } from '../webauthn/suggestPasskeyName.ts'
