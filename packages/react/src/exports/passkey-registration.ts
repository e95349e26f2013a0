'use client'

export * as PasskeyEnroll from '../sign-in/passkey-registration/PasskeyEnroll.tsx'
export {
  PasskeyEnrollForm,
  type PasskeyEnrollFormProps,
  PasskeyEnrollScreen,
} from '../sign-in/passkey-registration/PasskeyEnrollScreen.tsx'
export {
  PasskeyOfferScreen,
  type PasskeyOfferScreenProps,
} from '../sign-in/passkey-registration/PasskeyOfferScreen.tsx'
export { type PasskeyOffer, usePasskeyOffer } from '../sign-in/passkey-registration/usePasskeyOffer.ts'
export {
  type UsePasskeyRegistrationOptions,
  usePasskeyRegistration,
} from '../sign-in/passkey-registration/usePasskeyRegistration.ts'
