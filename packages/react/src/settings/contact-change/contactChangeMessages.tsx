import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/index.ts'

/** What the settings for the email address and the phone number say. */
export const contactChangeMessages = {
  title: 'Email and phone',
  email: 'Email address',
  phone: 'Phone number',
  none: 'None yet',
  change: 'Change',
  add: 'Add',
  newEmail: 'New email address',
  newPhone: 'New phone number',
  emailHint: 'Codes by email will go there from now on, and no longer to the old address.',
  phoneHint: 'Start with + and the country. Codes by text message will go there from now on.',
  emailInvalid: 'Please enter an email address, such as name@example.com.',
  phoneInvalid: 'Please enter the number with + and the country, such as +1 415 555 0100.',
  save: 'Save',
  cancel: 'Cancel',
  saved: ({ contact }: { contact: ReactNode }) => <>Saved. From now on it is {contact}.</>,
}

const changedMeanwhile = 'Your ways to sign in changed meanwhile, so nothing was saved. Please try again.'

/** What can go wrong while one of them is changed. A change is saved completely or not at all. */
export const contactChangeErrors = {
  ...changeErrors,
  AUTH_CREDENTIAL_VERIFICATION_EXPIRED: 'This was not confirmed in time. Nothing was saved. Please start again.',
  AUTH_CREDENTIAL_VERIFICATION_REQUIRED:
    'The new one has to be confirmed with a code before it can replace the old one. Nothing was saved.',
  EMAIL_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  EMAIL_OTP_CREDENTIAL_SYNC_FAILED:
    'Your way to sign in could not be moved to the new address, so nothing was saved. Please contact support.',
  EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'This email address is in use already. Nothing was saved.',
  INVALID_INPUT: 'The service did not accept this. Check for a slip. Nothing was saved.',
  SMS_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'This phone number is in use already. Nothing was saved.',
} satisfies ErrorMessages
