import type { ReactNode } from 'react'
import type { ErrorMessages } from '../../provider/ErrorMessages.ts'
import { changeErrors } from '../signed-resource/index.ts'

type Named = { contact: ReactNode }

/** What the settings for the email address and the phone number say. */
export const contactChangeMessages = {
  title: 'Email and phone',
  email: 'Email address',
  phone: 'Phone number',
  none: 'Not added',
  change: 'Change',
  add: 'Add',
  newEmail: 'New email address',
  newPhone: 'New phone number',
  repeatEmail: 'Repeat the new email address',
  repeatPhone: 'Repeat the new phone number',
  emailHint: 'Codes will go to this address instead of the old one.',
  phoneHint: 'Include the country code, for example +1. Codes by text go to this number.',
  emailInvalid: 'Enter an email address like name@example.com.',
  phoneInvalid: 'Include the country code, for example +1 415 555 0100.',
  emailDiffers: 'The two addresses don’t match. Check for typos.',
  phoneDiffers: 'The two numbers don’t match. Check for typos.',
  save: 'Save',
  cancel: 'Cancel',
  /** `contact`: the new address or number, as it was typed. */
  saved: {
    email: ({ contact }: Named) => <>Your email is now {contact}. Codes go there now.</>,
    phone: ({ contact }: Named) => <>Your phone number is now {contact}.</>,
  },
}

const changedMeanwhile = 'Your sign-in methods changed, so nothing was saved. Try again.'

/** What can go wrong while one of them is changed. A change is saved completely or not at all. */
export const contactChangeErrors = {
  ...changeErrors,
  AUTH_CREDENTIAL_VERIFICATION_EXPIRED: 'This wasn’t confirmed in time. Nothing was saved. Start again.',
  AUTH_CREDENTIAL_VERIFICATION_REQUIRED: 'The new one has to be confirmed with a code first. Nothing was saved.',
  EMAIL_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  EMAIL_OTP_CREDENTIAL_SYNC_FAILED:
    'We couldn’t move your sign-in to the new address, so nothing was saved. Contact support.',
  EMAIL_OTP_EMAIL_ALREADY_EXISTS: 'This email address is already in use. Nothing was saved.',
  INVALID_INPUT: 'This wasn’t accepted. Check for typos. Nothing was saved.',
  SMS_OTP_CREDENTIAL_SET_CHANGED: changedMeanwhile,
  SMS_OTP_PHONE_NUMBER_ALREADY_EXISTS: 'This phone number is already in use. Nothing was saved.',
} satisfies ErrorMessages
