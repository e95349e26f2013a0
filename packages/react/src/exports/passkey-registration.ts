'use client'

export {
  PasskeyOfferScreen,
  type PasskeyOfferScreenProps,
} from '../sign-in/passkey-registration/PasskeyOfferScreen.tsx'
export * as PasskeyRegistration from '../sign-in/passkey-registration/PasskeyRegistration.tsx'
export {
  PasskeyRegistrationForm,
  type PasskeyRegistrationFormProps,
  PasskeyRegistrationScreen,
} from '../sign-in/passkey-registration/PasskeyRegistrationScreen.tsx'
export { type PasskeyOffer, usePasskeyOffer } from '../sign-in/passkey-registration/usePasskeyOffer.ts'
export {
  type UsePasskeyRegistrationOptions,
  usePasskeyRegistration,
} from '../sign-in/passkey-registration/usePasskeyRegistration.ts'
